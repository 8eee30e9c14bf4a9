"""The printed rules, in the words of the game."""
