# Karta na prvi strani.

vanuatu-pitch = Pluj, lovi ribe in trguj med mladimi otoki. Igraš lahko samo z večino.
vanuatu-facts = 2–5 igralcev, 90 min, od 12 let
