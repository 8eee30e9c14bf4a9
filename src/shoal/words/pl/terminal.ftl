picker-title = { web-title }
picker-which = Która gra? Wpisz jej numer albo naciśnij Enter, żeby wyjść.
picker-seats = Ilu graczy, od { $low } do { $high }? Naciśnij Enter dla { $low }.
picker-command = Żeby zacząć grę, uruchom: shoal play GAME

play-begin = { $game }. Liczba początkowa losu jest zapieczętowana: { $commitment }
play-help-hint = Wpisz akcję, ? żeby zobaczyć pomoc, albo quit, żeby wyjść.
play-help =
    Wpisz akcję albo jej numer. Kilka naraz: „sell 3 2” albo ze średnikiem między nimi.
    ?  help     pokaż tę pomoc i co możesz zrobić
    why         czego nie można teraz zrobić i dlaczego
    why TEXT    dlaczego akcja jest niedozwolona
    hint        podpowiedź: co zrobiłby bot
    undo        cofnij swoją ostatnią akcję
    board       pokaż jeszcze raz planszę
    save        zapisz teraz partię
    quit        wyjdź
play-many = { $name }: { $count ->
    [one] jeden sposób
    [few] { $count } sposoby
    [many] { $count } sposobów
   *[other] { $count } sposobu
}, na przykład „{ $example }”{ $what ->
    [none] {""}
   *[other] {" "}({ $what })
}
play-no-action-near = To nie jest akcja. Chodzi o „{ $hint }”?
play-no-action-families = To nie jest akcja. Spróbuj jednej z tych: { $hint }.
play-no-action-example = To nie jest akcja. Spróbuj na przykład „{ $hint }”.
play-allowed = „{ $action }” jest dozwolone.
play-why = Wpisz why i akcję, żeby dowiedzieć się, co stoi na przeszkodzie.
play-undone = Cofnięte: { $action }
play-hint = Bot zagrałby: { $action }
play-curtain = Urządzenie bierze teraz { $seat }. Potem naciśnij Enter.
play-left = Wychodzisz przed końcem partii.
play-saved = Zapis partii jest w pliku { $file }
play-not-saved = Nie udało się zapisać partii w pliku { $file }: { $reason }
play-no-record = Nie ma pliku do zapisu. Zacznij partię z --record FILE, żeby ją zachować.
play-result = { $rank }. { $seat }: { count-points }

# Obok możliwości: co by dała.

option-off = z masztu: { $fish }
option-fish = ryby { $fish }
option-rob = kradzież { $fish }: { $seat }
option-ships = można obsłużyć { $ships }
option-octopus = ośmiornica
option-shark = rekin
option-gain = +{ count-points }
option-caught = mgła złapie: { $seats }
option-beside = ryby na { $places }
option-explore = jaskinia na { $places }
option-ends = kończy nurkowanie
option-known = to { $card }
option-bust = to { $card }, para!
option-keeps = ryby dla ciebie: { $count }
option-steps = { $steps ->
    [one] 1 krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
}
option-meets = trafi na: { $seats }
option-faces = dobre ścianki: { $good } z { $faces }
option-sea-fish = ryby { $count }
option-sea-treasure = skarby { $count }
option-leads = będziesz prowadzić: { $actions }
option-leads-none = nie będziesz prowadzić
option-nothing = oddajesz stos, akcja przepada
option-vatu = vatu { $before } → { $after }
option-points = punkty { $before } → { $after }
option-lost = kostka przepada
option-store = { $before } → { $after }
option-returns = wracasz do domu
option-attacks = obok: { $seats }, można atakować
option-segments = dobre sekcje: { $good } z { $of }
option-trade = towary { $goods }, złoto { $gold }

replay-next = Naciśnij Enter, żeby zobaczyć następną akcję, albo wpisz q, żeby wyjść.
