# Shoal szerver nélkül

pocket-starting = A Shoal indul …
pocket-old = Ez a böngésző túl régi ahhoz, hogy a Shoal szerver nélkül fusson. Egy mai Firefox, Chrome, Edge vagy Safari tudja.
pocket-no-script = A Shoalhoz JavaScript kell.
pocket-fetching = Játékok letöltése: { $have } / { $all } MB
pocket-waking = A játékok indulnak …
pocket-failed = A játékokat nem sikerült elindítani.
pocket-elsewhere = A Shoal egy másik lapon van nyitva, és a játszmáid most ott vannak.
pocket-here = Folytatás itt
pocket-kept = Elmentve erre az eszközre: a Shoal most már hálózat nélkül is működik.
pocket-kept-close = Rendben
pocket-install = A Shoal telepítése alkalmazásként
pocket-alone = Itt nincs szerver, amely linket küldhetne valakinek.
pocket-file-title = Játszmáid fájlként
pocket-file-how = Minden játszmád ebben a böngészőben van. Mentsd őket fájlba, hogy átvidd egy másik eszközre.
pocket-export = Minden játszma mentése
pocket-import-how = A másik eszközön nyisd meg ezt a fájlt: a játszmái hozzáadódnak az ott lévőkhöz.
pocket-import = Mentett játszmák megnyitása
pocket-imported = { $count ->
    [0] Ebben a fájlban nincs új játszma.
   *[other] { $count } játszma került hozzá.
  }
pocket-not-ours = Ebben a fájlban nincsenek mentett játszmák.
pocket-parcel = Játszma mentése, hogy máshol folytasd
