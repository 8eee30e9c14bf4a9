"""The printed rules of Vanuatu, in its own words."""
