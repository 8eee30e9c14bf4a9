# Karta na prvi strani.

kleine-fische-title = Kleine Fische
kleine-fische-pitch = Plavati naprej ali se pravočasno ustaviti? Ista riba dvakrat in ulov ti uide.
kleine-fische-facts = 2–4 igralci, 45 min, od 8 let
