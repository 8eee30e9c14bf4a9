# Kaj strežnik hrani o ljudeh in kako dolgo.

kept-title = Kaj ta strežnik hrani
kept-intro = Brez računov, brez e-naslovov, brez oglasov, nič naloženega od drugod in nič posredovanega naprej.
kept-what = Kaj
kept-long = Kako dolgo
kept-days = { web-days-count }
kept-hours = { $hours ->
    [one] { $hours } ura
    [two] { $hours } uri
    [few] { $hours } ure
   *[other] { $hours } ur
}
kept-for-good = dokler tega ne izbrišeš ali strežnika ni več
kept-pass = Piškotek z naključnim številom, da so tvoja mesta tvoja. O tebi ne pove ničesar.
kept-pass-long = 400 dni na tvoji napravi. Strežnik ga ne hrani.
kept-games = Igre, ki jih igraš: vpisana imena, vsaka akcija s časom, osnutki načrtov in kar napišeš v klepet.
kept-games-over = po koncu igre: { $days }
kept-games-idle = po zadnji akciji igre, ki je nihče ni končal: { $days }
kept-games-open = po odprtju mize, če nihče ni začel: { $days }
kept-address = Naslov, s katerega prihajaš, da nihče ne more preplaviti strežnika.
kept-address-long = Eno uro v pomnilniku. Ni shranjen ne zapisan v dnevnik, razen ob prijavi.
kept-reports = Prijave vedenja: zadnje besede prijavljenega, ime in naslov ter kdo je prijavil.
kept-reports-long = po prijavi: { $days }
kept-backups = Varnostne kopije vsega tega.
kept-backups-long = { $days }; do takrat je v njih tudi to, kar je že izbrisano
kept-backups-none = Ta strežnik jih sam ne dela.
kept-forgotten = Zgoščena vrednost preklicane vstopnice, da njene kopije nihče ne more uporabiti.
kept-rights = Tvoje pravice
kept-export = Prenesi vse, kar ta strežnik hrani o tebi
kept-delete = Lahko te pozabimo: tvoja imena, klepet in osnutki so izbrisani takoj, tvoja mesta dobijo boti, igre drugih ostanejo.
kept-forget = Pozabi me na tem strežniku
kept-forgotten-now = Urejeno. Ta strežnik te je pozabil.
kept-proxy = Kdor skrbi za ta strežnik, ima pred njim morda posrednika z lastnim dnevnikom. Vprašaj ga.
