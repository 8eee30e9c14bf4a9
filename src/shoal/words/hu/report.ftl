# Egy játék egyensúlyjelentése.

report-title = { $game }: egyensúly
report-made = { $games } játszma, játékosok: { $bots }. Szabályok: { $rules }, kellékek: { $components }, kezdőszám: { $seed }.
report-read = Az oszlopokon a vonalak 95%-os intervallumok; a zárójeles számok az összes játszma középső felét mutatják. Amiben a botok jók vagy rosszak, minden számra hat: tekintsd kérdésnek a játékról, ne ítéletnek.
report-players = { $seats } játékos
report-seat = { $number }. hely
report-even = Egyenlő arány

report-overview = Áttekintés
report-col-players = { web-players }
report-col-games = Lejátszott játszmák
report-col-winner = A győztes pontjai
report-col-lead = Előny
report-col-length = Döntések
report-col-shared = Közös győzelmek
report-col-seats = Helyek
report-seats-even = Egyik hely sem lóg ki
report-seat-ahead = { $number }. hely: túl gyakran nyer ({ $share }%)
report-seat-behind = { $number }. hely: túl ritkán nyer ({ $share }%)

report-by-seat = Győzelmek helyenként
report-by-seat-text = Az 1. hely kezd. Az arany egyértelműen az egyenlő arány fölött, a piros egyértelműen alatta van.
report-decided = Milyen korán dől el a játék
report-decided-text = Milyen gyakran nyer végül az a játékos, akinek akkor a legtöbb pontja van.
report-moment = { $share }% után
report-points = Pont játékosonként
report-points-below = Minden játékos pontjai, a győztesek arannyal; a szaggatott vonal a medián
report-lead = A győztes előnye
report-lead-below = Pontkülönbség az első és a második hely között; a szaggatott vonal a medián
report-length = Hossz
report-length-below = Döntések játszmánként; a szaggatott vonal a medián
report-aborted = { $count } játszma nem ért véget, ezek az akkori állással számítanak.

report-choices = Választások, és hogy megérik-e
report-choices-text = Milyen gyakori egy választás, ahol van rá mód, és mivel jár, ha valaki eggyel többször teszi, mint a többi játékos: jobbra több, balra kevesebb győzelem, halvány, ahol véletlen is lehet.
report-choice = Választás
report-per-game = Játszmánként
report-offered = Ha van rá mód
report-one-more = Győzelem, ha eggyel több
report-things = Mit használnak, és megéri-e
report-things-text = Minden, aminek neve van, és történt vele valami. A pontozott vonal feltevést jelöl, amelyet még senki sem vetett össze a dobozzal. Mutass rá, ha többet szeretnél tudni.

report-rests = Min alapul mindez
report-rests-text = Kellékek és döntések, amelyeket még senki sem vetett össze a dobozzal. Ha megvan a játék, kijavíthatod a kellékek fájlját, és újra elkészítheted ezt az oldalt.
report-part = Kellékek
report-entries = Feltételezett tételek
report-rulings = { $count } feltevés vagy döntés
