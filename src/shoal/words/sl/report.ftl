# Poročilo o uravnoteženosti igre.

report-title = { $game }: uravnoteženost
report-made = { $games ->
    [one] { $games } igra
    [two] { $games } igri
    [few] { $games } igre
   *[other] { $games } iger
}; igrali so: { $bots }. Pravila { $rules }, deli { $components }, seme { $seed }.
report-read = Črte na stolpcih so 95-odstotni intervali; števila v oklepajih kažejo srednjo polovico vseh iger. Kar botom gre ali ne gre, vpliva na vsako število: beri to kot vprašanje o igri, ne kot sodbo.
report-players = { $seats ->
    [one] { $seats } igralec
    [two] { $seats } igralca
    [few] { $seats } igralci
   *[other] { $seats } igralcev
}
report-seat = Mesto { $number }
report-even = Enak delež

report-overview = Na kratko
report-col-players = { web-players }
report-col-games = Odigrane igre
report-col-winner = Točke zmagovalca
report-col-lead = Prednost
report-col-length = Odločitve
report-col-shared = Deljene zmage
report-col-seats = Mesta
report-seats-even = Nobeno mesto ne izstopa
report-seat-ahead = Mesto { $number } zmaguje prepogosto ({ $share } %)
report-seat-behind = Mesto { $number } zmaguje preredko ({ $share } %)

report-by-seat = Zmage po mestih
report-by-seat-text = Začne mesto 1. Zlato je jasno nad enakim deležem, rdeče jasno pod njim.
report-decided = Kako zgodaj je igra odločena
report-decided-text = Kako pogosto zmaga igralec, ki ima na tej stopnji največ točk.
report-moment = Po { $share } %
report-points = Točke na igralca
report-points-below = Točke vseh igralcev, zmagovalci v zlatem; črtkana črta je mediana
report-lead = Prednost zmagovalca
report-lead-below = Točke med prvim in drugim mestom; črtkana črta je mediana
report-length = Dolžina
report-length-below = Odločitve na igro; črtkana črta je mediana
report-aborted = { $count ->
    [one] { $count } igra se ni končala in šteje, kakor je stala.
    [two] { $count } igri se nista končali in štejeta, kakor sta stali.
    [few] { $count } igre se niso končale in štejejo, kakor so stale.
   *[other] { $count } iger se ni končalo; štejejo, kakor so stale.
}

report-choices = Izbire in ali se splačajo
report-choices-text = Kako pogosto kdo izbere posamezno možnost, kadar jo ima, in kaj gre z njo skupaj, če jo izbere enkrat več kot drugi igralci: več zmag desno, manj levo, bledo, kjer je to lahko naključje.
report-choice = Izbira
report-per-game = Na igro
report-offered = Kadar je mogoče
report-one-more = Zmage z enim več
report-things = Kaj se uporablja in ali se splača
report-things-text = Vse z imenom, čemur se je kaj zgodilo. Pikčasta črta označuje domnevo: s škatlo je še nihče ni primerjal. Pokaži nanjo in preberi več.

report-rests = Na čem to temelji
report-rests-text = Deli in razlage, ki jih še nihče ni primerjal s škatlo. Če imaš igro, lahko popraviš datoteko z deli in to stran ustvariš znova.
report-part = Deli
report-entries = Domnevni vpisi
report-rulings = { $count ->
    [one] { $count } domneva ali razlaga
    [two] { $count } domnevi ali razlagi
    [few] { $count } domneve ali razlage
   *[other] { $count } domnev ali razlag
}
