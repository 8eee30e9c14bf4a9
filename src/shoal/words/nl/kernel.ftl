# Wat elk spel zegt, waar het ook over gaat.

seat-name = Speler { $number }
count-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
label-value = { $label }: { $value }

prompt-over = De partij is afgelopen.

refuse-unknown = Die actie bestaat niet.
refuse-over = { prompt-over }
refuse-turn = Je bent niet aan de beurt. We wachten op { $seats }.

takeback-nothing = Er is nog niets om terug te nemen.
takeback-other = { $seat } heeft sindsdien gespeeld.
takeback-chance = Dit kun je niet terugnemen: er was toeval in het spel.
takeback-reveal = Dit kun je niet terugnemen: er is verborgen informatie onthuld.

tally-points = Punten
