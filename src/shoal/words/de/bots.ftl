# Warum ein Bot tut, was er tut: zuerst das erwartete Ergebnis, dann die besten anderen Möglichkeiten.

bots-reason-forced = Etwas anderes ist nicht möglich.
bots-reason-instinct = Aus dem Bauch heraus: etwa { $chance } % Aussicht auf den Sieg und am Ende { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
bots-reason-alone = Etwa { $chance } % Aussicht auf den Sieg und am Ende { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}; nichts anderes kommt dem nahe.
bots-reason-one = Etwa { $chance } % Aussicht auf den Sieg und am Ende { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}; { $other }: { $other_chance } %.
bots-reason-two = Etwa { $chance } % Aussicht auf den Sieg und am Ende { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}; { $other }: { $other_chance } %, { $third }: { $third_chance } %.
