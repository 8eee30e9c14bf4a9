# Shoal op zak: alles in de browser, zonder server

pocket-starting = Shoal wordt gestart …
pocket-old = Deze browser is te oud voor Shoal zonder server. Een actuele Firefox, Chrome, Edge of Safari kan het wel.
pocket-no-script = Shoal heeft JavaScript nodig.
pocket-fetching = De spellen worden gedownload: { $have } van { $all } MB
pocket-waking = De spellen worden gestart …
pocket-failed = De spellen konden niet worden gestart.
pocket-elsewhere = Shoal staat open in een ander tabblad, en je partijen zijn nu daar.
pocket-here = Ga hier verder
pocket-kept = Bewaard op dit apparaat: Shoal werkt nu zonder netwerk.
pocket-kept-close = OK
pocket-install = Shoal als app installeren
pocket-alone = Hier is geen server die iemand een link kan sturen.
pocket-file-title = Je partijen als bestand
pocket-file-how = Al je partijen worden in deze browser bewaard. Sla ze op in een bestand om ze naar een ander apparaat te brengen.
pocket-export = Bewaar alle partijen
pocket-import-how = Open dat bestand op het andere apparaat: de partijen erin komen bij die er al zijn.
pocket-import = Open bewaarde partijen
pocket-imported = { $count ->
    [0] In dit bestand staan geen nieuwe partijen.
    [one] Er is één partij toegevoegd.
   *[other] Er zijn { $count } partijen toegevoegd.
  }
pocket-not-ours = In dit bestand staan geen bewaarde partijen.
pocket-parcel = Bewaar deze partij om elders verder te gaan
