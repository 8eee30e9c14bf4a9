# De pagina die zegt wat een server over mensen bewaart, en hoe lang.

kept-title = Wat deze server bewaart
kept-intro = Geen accounts, geen e-mailadressen, geen reclame, niets dat van elders wordt geladen, en niets dat wordt doorgegeven.
kept-what = Wat
kept-long = Hoe lang
kept-days = { $days ->
    [one] één dag
   *[other] { $days } dagen
}
kept-hours = { $hours ->
    [one] één uur
   *[other] { $hours } uur
}
kept-for-good = tot jij het verwijdert of de server verdwijnt
kept-pass = Een cookie met een willekeurig getal, zodat jouw plaatsen van jou zijn. Die zegt niets over jou.
kept-pass-long = 400 dagen op jouw apparaat. De server bewaart die niet.
kept-games = Partijen die je speelt: de namen die je hebt ingevuld, elke actie met de tijd erbij, concepten van plannen, en wat je in de chat hebt gezegd.
kept-games-over = { $days } na het einde van een partij
kept-games-idle = { $days } na de laatste actie van een partij die niemand heeft afgemaakt
kept-games-open = { $days } nadat een tafel is geopend en niemand is begonnen
kept-address = Het adres waarmee je verbonden bent, zodat niemand de server kan overspoelen.
kept-address-long = Een uur in het geheugen. Het wordt niet opgeslagen en komt in geen logboek, behalve bij een melding.
kept-reports = Meldingen over iemands gedrag: wat die speler het laatst zei, naam en adres van die speler, en wie het heeft gemeld.
kept-reports-long = { $days } na de melding
kept-backups = Reservekopieën van dit alles.
kept-backups-long = { $days }; wat is verwijderd, zit er tot dan nog in
kept-backups-none = Deze server maakt er zelf geen.
kept-forgotten = De vingerafdruk van een ingetrokken pas, zodat niemand een kopie ervan kan gebruiken.
kept-rights = Jouw rechten
kept-export = Download alles wat deze server over jou bewaart
kept-delete = Je kunt vergeten worden: je namen, chat en concepten worden meteen verwijderd, je plaatsen gaan naar bots, en de partijen van de anderen blijven.
kept-forget = Vergeet mij op deze server
kept-forgotten-now = Klaar. Deze server is je vergeten.
kept-proxy = Wie deze server beheert, heeft er misschien een proxy voor staan die een eigen logboek bijhoudt. Vraag ernaar.
