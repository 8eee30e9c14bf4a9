# Shoal vo vrecku: všetko v prehliadači, bez servera.

pocket-starting = Shoal sa spúšťa …
pocket-old = Tento prehliadač je na Shoal bez servera príliš starý. Zvládne to aktuálny Firefox, Chrome, Edge alebo Safari.
pocket-no-script = Shoal potrebuje JavaScript.
pocket-fetching = Sťahujem hry: { $have } z { $all } MB
pocket-waking = Spúšťam hry …
pocket-failed = Hry sa nepodarilo spustiť.
pocket-elsewhere = Shoal je otvorený na inej karte a tvoje partie sú teraz tam.
pocket-here = Pokračuj tu
pocket-kept = Uložené na tomto zariadení: Shoal teraz funguje aj bez pripojenia.
pocket-kept-close = OK
pocket-install = Nainštalovať Shoal ako aplikáciu
pocket-alone = Nie je tu server, ktorý by mohol niekomu poslať odkaz.
pocket-file-title = Tvoje partie ako súbor
pocket-file-how = Všetky tvoje partie sú v tomto prehliadači. Ulož ich do súboru a prenes ich na iné zariadenie.
pocket-export = Ulož všetky partie
pocket-import-how = Na druhom zariadení taký súbor otvor: jeho partie sa pridajú k tým, ktoré tam už sú.
pocket-import = Otvor uložené partie
pocket-imported = { $count ->
    [0] V tomto súbore nie je nič nové.
    [one] Pribudla jedna partia.
    [few] Pribudli { $count } partie.
   *[other] Pribudlo { $count } partií.
  }
pocket-not-ours = V tomto súbore uložené partie nie sú.
pocket-parcel = Ulož túto partiu a pokračuj inde
