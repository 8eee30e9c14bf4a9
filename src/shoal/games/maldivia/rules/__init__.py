"""The printed rules of Maldivia, in the game's own words."""
