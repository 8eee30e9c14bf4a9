"""The printed rules, in the game's own words."""
