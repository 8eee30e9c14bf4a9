# De kaart op de voorpagina.

vanuatu-pitch = Vaar, vis en handel tussen jonge eilanden. Alleen met een meerderheid kom je aan bod.
vanuatu-facts = 2–5 spelers, 90 min., vanaf 12 jaar
