"""The printed rules, in the words of divers: dive, caves, octopus, theft, harvest."""
