# Shoal v kapse: všechno v prohlížeči, bez serveru.

pocket-starting = Shoal se spouští …
pocket-old = Tento prohlížeč je na Shoal bez serveru příliš starý. Zvládne to aktuální Firefox, Chrome, Edge nebo Safari.
pocket-no-script = Shoal potřebuje JavaScript.
pocket-fetching = Stahuji hry: { $have }/{ $all } MB
pocket-waking = Spouštím hry …
pocket-failed = Hry se nepodařilo spustit.
pocket-elsewhere = Shoal je otevřený v jiné kartě prohlížeče a tvoje partie jsou teď tam.
pocket-here = Pokračuj tady
pocket-kept = Uloženo na tomto zařízení: Shoal teď funguje i bez připojení.
pocket-kept-close = OK
pocket-install = Nainstalovat Shoal jako aplikaci
pocket-alone = Není tu server, který by mohl někomu poslat odkaz.
pocket-file-title = Tvoje partie jako soubor
pocket-file-how = Všechny tvoje partie jsou v tomto prohlížeči. Ulož je do souboru a přenes je na jiné zařízení.
pocket-export = Ulož všechny partie
pocket-import-how = Na druhém zařízení takový soubor otevři: jeho partie se přidají k těm, které tam už jsou.
pocket-import = Otevři uložené partie
pocket-imported = { $count ->
    [0] V tomto souboru není nic nového.
    [one] Přibyla jedna partie.
    [few] Přibyly { $count } partie.
   *[other] Přibylo { $count } partií.
  }
pocket-not-ours = V tomto souboru uložené partie nejsou.
pocket-parcel = Ulož tuto partii a pokračuj jinde
