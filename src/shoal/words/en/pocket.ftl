# Shoal in a pocket: everything in the browser, without a server

pocket-starting = Shoal is starting …
pocket-old = This browser is too old for Shoal without a server. A current Firefox, Chrome, Edge or Safari can run it.
pocket-no-script = Shoal needs JavaScript.
pocket-fetching = Downloading the games: { $have } of { $all } MB
pocket-waking = Starting the games …
pocket-failed = The games could not be started.
pocket-elsewhere = Shoal is open in another tab, and your games are there now.
pocket-here = Continue here
pocket-kept = Saved on this device: Shoal now works without a network.
pocket-kept-close = OK
pocket-install = Install Shoal as an app
pocket-alone = There is no server here that could send somebody a link.
pocket-file-title = Your games as a file
pocket-file-how = All your games are kept in this browser. Save them to a file to move them to another device.
pocket-export = Save all games
pocket-import-how = On the other device, open that file: its games are added to those that are there already.
pocket-import = Open saved games
pocket-imported = { $count ->
    [0] Nothing in this file is new.
    [one] One game was added.
   *[other] { $count } games were added.
  }
pocket-not-ours = This file does not hold saved games.
pocket-parcel = Save this game to continue elsewhere
