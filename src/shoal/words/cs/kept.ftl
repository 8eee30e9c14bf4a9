# Stránka o tom, co server o lidech uchovává a jak dlouho.

kept-title = Co tento server uchovává
kept-intro = Žádné účty, žádné e-mailové adresy, žádná reklama, nic načteného odjinud a nic předaného dál.
kept-what = Co
kept-long = Jak dlouho
kept-days = { web-days-count }
kept-hours = { $hours ->
    [one] { $hours } hodina
    [few] { $hours } hodiny
   *[other] { $hours } hodin
}
kept-for-good = dokud to nesmažeš nebo server nezanikne
kept-pass = Cookie s náhodným číslem, aby tvoje místa byla tvoje. Nic o tobě neříká.
kept-pass-long = 400 dní na tvém zařízení. Server si ji neukládá.
kept-games = Partie, které hraješ: zadaná jména, každou akci s časem, rozpracované plány a co kdo řekl v chatu.
kept-games-over = { $days } po konci partie
kept-games-idle = { $days } po poslední akci partie, kterou nikdo nedohrál
kept-games-open = { $days } po otevření stolu, u kterého se nezačalo hrát
kept-address = Adresu, ze které se připojuješ, aby server nikdo nezahltil.
kept-address-long = Hodinu v paměti. Neukládá se ani nezapisuje, leda při nahlášení.
kept-reports = Hlášení o něčím chování: poslední zprávy toho člověka, jeho jméno a adresu a kdo ho nahlásil.
kept-reports-long = { $days } po nahlášení
kept-backups = Zálohy toho všeho.
kept-backups-long = { $days }; do té doby je v nich i to, co bylo smazáno
kept-backups-none = Tento server je sám nedělá.
kept-forgotten = Otisk zrušené cookie, aby nikdo nepoužil její kopii.
kept-rights = Tvoje práva
kept-export = Stáhni si všechno, co o tobě tento server uchovává
kept-delete = Server tě může zapomenout: tvoje jména, chat a rozpracované plány se hned smažou, tvoje místa dostanou boti a partie ostatních zůstanou.
kept-forget = Ať mě tento server zapomene
kept-forgotten-now = Hotovo. Tento server tě zapomněl.
kept-proxy = Provozovatel tohoto serveru může mít před ním proxy, která si vede vlastní záznamy. Zeptej se ho.
