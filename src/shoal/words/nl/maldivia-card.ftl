# De kaart op de voorpagina.

maldivia-pitch = Zet in het geheim je koers uit, rijg vissen aan je mast en zie hoe de zee wordt opgevouwen.
maldivia-facts = 2–4 spelers, 30 min., vanaf 8 jaar
