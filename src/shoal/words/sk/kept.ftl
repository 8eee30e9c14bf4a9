# Stránka o tom, čo server o ľuďoch uchováva a ako dlho.

kept-title = Čo tento server uchováva
kept-intro = Žiadne účty, žiadne e-mailové adresy, žiadna reklama, nič načítané odinakiaľ a nič odovzdané ďalej.
kept-what = Čo
kept-long = Ako dlho
kept-days = { web-days-count }
kept-hours = { $hours ->
    [one] { $hours } hodina
    [few] { $hours } hodiny
   *[other] { $hours } hodín
}
kept-for-good = kým to nezmažeš alebo server nezanikne
kept-pass = Cookie s náhodným číslom, aby tvoje miesta boli tvoje. Nič o tebe nehovorí.
kept-pass-long = 400 dní na tvojom zariadení. Server si ju nenecháva.
kept-games = Partie, ktoré hráš: napísané mená, každá akcia s časom, rozpísané plány a čo kto povedal v chate.
kept-games-over = { $days } po konci partie
kept-games-idle = { $days } po poslednej akcii partie, ktorú nikto nedohral
kept-games-open = { $days } po otvorení stola, pri ktorom nikto nezačal
kept-address = Adresa, z ktorej sa pripájaš, aby server nikto nezahltil.
kept-address-long = Hodinu v pamäti. Neukladá sa ani nezapisuje, len pri nahlásení.
kept-reports = Hlásenia o niečiom správaní: posledné slová toho človeka, jeho meno a adresa a kto ho nahlásil.
kept-reports-long = { $days } po nahlásení
kept-backups = Zálohy toho všetkého.
kept-backups-long = { $days }; dovtedy je v nich aj to, čo bolo zmazané
kept-backups-none = Sám tento server zálohy nerobí.
kept-forgotten = Odtlačok zrušeného preukazu, aby nikto nepoužil jeho kópiu.
kept-rights = Tvoje práva
kept-export = Stiahni si všetko, čo o tebe tento server uchováva
kept-delete = Server ťa môže zabudnúť: tvoje mená, chat a rozpísané plány sa hneď zmažú, tvoje miesta dostanú boti a partie ostatných zostanú.
kept-forget = Zabudni na mňa na tomto serveri
kept-forgotten-now = Hotovo. Tento server ťa zabudol.
kept-proxy = Prevádzkovateľ tohto servera môže mať pred ním proxy, ktorá si vedie vlastné záznamy. Opýtaj sa ho.
