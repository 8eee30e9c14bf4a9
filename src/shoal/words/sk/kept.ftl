# Stránka o tom, čo server o ľuďoch uchováva a ako dlho.

kept-title = Čo tento server uchováva
kept-intro = Žiadne účty, žiadne e-mailové adresy, žiadna reklama, nič načítané odinakiaľ a nič odovzdané ďalej.
kept-what = Čo
kept-long = Ako dlho
kept-days = { $days ->
    [one] { $days } deň
    [few] { $days } dni
   *[other] { $days } dní
}
kept-hours = { $hours ->
    [one] { $hours } hodina
    [few] { $hours } hodiny
   *[other] { $hours } hodín
}
kept-for-good = kým to nezmažeš alebo server nezanikne
kept-pass = Cookie s náhodným číslom, aby tvoje miesta bola tvoje. Nič o tebe nehovorí.
kept-pass-long = 400 dní na tvojom zariadení. Server si ju nenecháva.
kept-games = Partia, ktoré hráš: napísané mená, každú akciu s časom, rozpísané plány a čo kto povedal v chate.
kept-games-over = { $days } po konci partie
kept-games-idle = { $days } po poslední akciu partie, ktorú nikto nedohral
kept-games-open = { $days } po otvorení stola, pri ktorom nikto nezačal
kept-address = Adresu, z ktorej sa pripájaš, aby server nikto nezahltil.
kept-address-long = Hodinu v pamäti. Neukladá sa ani nezapisuje, iba ak pri nahlásení.
kept-reports = Hlásenie o niečím správanie: posledné slová toho človeka, jeho meno a adresu a kto ho nahlásil.
kept-reports-long = { $days } po nahlásení
kept-backups = Zálohy toho všetkého.
kept-backups-long = { $days }; do tej doby je v nich aj to, čo bolo zmazané
kept-backups-none = Sám ich tento server nerobí.
kept-forgotten = Odtlačok zrušené preukazy, aby nikto nepoužil jej kópiu.
kept-rights = Tvoje práva
kept-export = Stiahni si všetko, čo o tebe tento server uchováva
kept-delete = Server ťa môže zabudnúť: tvoje mená, chat a rozpísané plány sa hneď zmažú, tvoje miesta dostanú boti a partie ostatných zostanú.
kept-forget = Zabudni ma na tomto servera
kept-forgotten-now = Hotovo. Tento server ťa zabudol.
kept-proxy = Prevádzkovateľ tohto servera môže mať pred ním proxy, ktorá si vedie vlastné záznamy. Opýtaj sa ho.
