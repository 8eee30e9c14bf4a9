# Shoal v žepu: vse v brskalniku, brez strežnika

pocket-starting = Shoal se zaganja …
pocket-old = Ta brskalnik je prestar za Shoal brez strežnika. Potrebuješ novejši Firefox, Chrome, Edge ali Safari.
pocket-no-script = Shoal potrebuje JavaScript.
pocket-fetching = Prenašam igre: { $have } od { $all } MB
pocket-waking = Zaganjam igre …
pocket-failed = Iger ni bilo mogoče zagnati.
pocket-elsewhere = Shoal je odprt v drugem zavihku in tvoje igre so zdaj tam.
pocket-here = Nadaljuj tu
pocket-kept = Shranjeno na tej napravi: Shoal zdaj deluje brez omrežja.
pocket-kept-close = V redu
pocket-install = Namesti Shoal kot aplikacijo
pocket-alone = Tu ni strežnika, ki bi komu poslal povezavo.
pocket-file-title = Tvoje igre kot datoteka
pocket-file-how = Vse tvoje igre so v tem brskalniku. Shrani jih v datoteko in jih prenesi na drugo napravo.
pocket-export = Shrani vse igre
pocket-import-how = Na drugi napravi odpri to datoteko: njene igre se dodajo tistim, ki so tam že.
pocket-import = Odpri shranjene igre
pocket-imported = { $count ->
    [0] V tej datoteki ni nič novega.
    [one] Dodana je { $count } igra.
    [two] Dodani sta { $count } igri.
    [few] Dodane so { $count } igre.
   *[other] Dodanih je { $count } iger.
  }
pocket-not-ours = V tej datoteki ni shranjenih iger.
pocket-parcel = Shrani igro za nadaljevanje drugje
