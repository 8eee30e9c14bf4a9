# Karta na prvi strani.

maldivia-pitch = Skrivaj začrtaj pot, nanizaj ribe na jambor in glej, kako se morje prepogiba.
maldivia-facts = 2–4 igralci, 30 min, od 8 let
