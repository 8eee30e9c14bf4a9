# Shoal in der Tasche: alles im Browser, ohne Server

pocket-starting = Shoal startet …
pocket-old = Dieser Browser ist zu alt für Shoal ohne Server. Ein aktueller Firefox, Chrome, Edge oder Safari kann es.
pocket-no-script = Shoal braucht JavaScript.
pocket-fetching = Die Spiele werden geladen: { $have } von { $all } MB
pocket-waking = Die Spiele werden gestartet …
pocket-failed = Die Spiele konnten nicht gestartet werden.
pocket-elsewhere = Shoal ist in einem anderen Tab offen, und deine Partien sind jetzt dort.
pocket-here = Hier weiterspielen
pocket-kept = Auf diesem Gerät gespeichert: Shoal geht jetzt auch ohne Netz.
pocket-kept-close = OK
pocket-install = Shoal als App installieren
pocket-alone = Hier gibt es keinen Server, der jemandem einen Link schicken könnte.
pocket-file-title = Deine Partien als Datei
pocket-file-how = Alle deine Partien liegen in diesem Browser. Speichere sie in einer Datei, um sie auf ein anderes Gerät mitzunehmen.
pocket-export = Alle Partien speichern
pocket-import-how = Auf dem anderen Gerät öffnest du diese Datei: Ihre Partien kommen zu denen dazu, die es dort schon gibt.
pocket-import = Gespeicherte Partien öffnen
pocket-imported = { $count ->
    [0] In dieser Datei ist nichts Neues.
    [one] Eine Partie kam dazu.
   *[other] { $count } Partien kamen dazu.
  }
pocket-not-ours = In dieser Datei sind keine gespeicherten Partien.
pocket-parcel = Partie speichern, um sie anderswo fortzusetzen
