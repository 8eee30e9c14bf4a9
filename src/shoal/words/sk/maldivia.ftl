maldivia-option-start = Kto začína: rozhodne náhoda, alebo prvé miesto

# Veci

maldivia-island-efo = Efo
maldivia-island-solys = Solys
maldivia-island-wipi = Wipi
maldivia-island-nanga = Nanga

maldivia-way-e = východ
maldivia-way-s = juh
maldivia-way-w = západ
maldivia-way-n = sever

maldivia-tile-e = šípka na východ
maldivia-tile-s = šípka na juh
maldivia-tile-w = šípka na západ
maldivia-tile-n = šípka na sever
maldivia-tile-fog-e = hmla z východu
maldivia-tile-fog-s = hmla z juhu
maldivia-tile-fog-w = hmla zo západu
maldivia-tile-fog-n = hmla zo severu
maldivia-nothing = nič
    .acc = nič
maldivia-nowhere = nikde

maldivia-boat-white = biela
    .acc = bielu
maldivia-boat-orange = oranžová
    .acc = oranžovú
maldivia-boat-brown = hnedá
    .acc = hnedú
maldivia-boat-black = čierna
    .acc = čiernu

maldivia-colour-red = červená
    .acc = červenú
maldivia-colour-green = zelená
    .acc = zelenú
maldivia-colour-purple = fialová
    .acc = fialovú
maldivia-colour-yellow = žltá
    .acc = žltú

maldivia-space-open = otvorené more
maldivia-space-current = prúd
maldivia-space-octopus = chobotnica
maldivia-space-shark = žralok

maldivia-supply = Zásoba
maldivia-mast = sťažeň
maldivia-plan = plán
maldivia-cards = karty
maldivia-no-cards = zatiaľ žiadne
maldivia-pile = balíček { $count }
maldivia-fog-came = hmla už prišla
maldivia-spaces = { $spaces ->
    [one] zostáva { $spaces } pole
    [few] zostávajú { $spaces } polia
   *[other] zostáva { $spaces } polí
  }, koniec hry pri { $end }
maldivia-round = { $round }. kolo
maldivia-tile = { $round }. kolo, { $tile }. doštička
maldivia-setting-up = Príprava
maldivia-starts = začína
maldivia-legend = Ryby: R červená, G zelená, P fialová, Y žltá · → prúd, ~ prerušený prúd · o chobotnica · x žralok · ' rub látky
maldivia-fresh = nové ryby v ruke: { $fish }
maldivia-score = { count-points }

# Otázky

maldivia-ask-take = Vyber si loďku.
maldivia-wait-take = { $seat } si vyberá loďku.
maldivia-ask-place = Postav svoju loďku na ľubovoľné voľné pole.
maldivia-wait-place = { $seat } stavia loďku na more.
maldivia-ask-plan = { $round }. kolo: naplánuj tri šípky a hmlu, zľava doprava.
maldivia-ask-replan = Tvoj plán je hotový. Ešte ho môžeš zmeniť. Čaká sa na: { $seats }.
maldivia-wait-plan = { $round }. kolo: čaká sa na plány: { $seats }.
maldivia-ask-sail = Plav sa z { $cell } na { $way }, alebo zostaň.
maldivia-wait-sail = { $seat } sa môže plaviť z { $cell } na { $way }.
maldivia-ask-act = Si na { $cell }: { $shows }. Čo tu urobíš?
maldivia-wait-act = { $seat } je na { $cell } ({ $shows }) a môže tam niečo urobiť.
maldivia-ask-gain = V ruke: { $fish }. Vezmi si ďalšie, alebo vytiahni ryby na palubu.
maldivia-wait-gain = { $seat } má v ruke ryby ({ $fish }) a môže si vziať ďalšie.
maldivia-ask-drop = Nové ryby ({ $fish }) sa na tvoj sťažeň ({ $mast }) všetky nezmestia. Koľko rýb z neho najprv zložíš zhora?
maldivia-wait-drop = { $seat } má na sťažeň priveľa rýb a robí miesto.
maldivia-ask-stick = Ktorá ryba pôjde navrch ako ďalšia? V ruke: { $fish }; na sťažni: { $mast }.
maldivia-wait-stick = { $seat } navlieka na sťažeň nové ryby: { $fish }.
maldivia-ask-restack = Preskladaj sťažeň zdola nahor. Už zoradené: { $settled }. Ktorá bude ďalšia: { $loose }?
maldivia-wait-restack = { $seat } preskladáva sťažeň.
maldivia-ask-give = Ktorú kartu ostrova { $island } dáš ty? { $other_seat } za ňu dá jednu z ostrova { $wanted }.
maldivia-wait-give = { $seat } vyberá kartu ostrova { $island }; { $other_seat } ju dostane za jednu z ostrova { $wanted }.
maldivia-ask-exchange = Hmla prišla od ostrova { $island }. Ktorá z jeho lodí pôjde pod balíček?
maldivia-wait-exchange = { $seat } vymieňa loď ostrova { $island }.

# Čo sa stalo

maldivia-event-took = { $seat } si berie { FORM($boat, "acc") } loďku.
maldivia-event-placed = { $seat } začína na { $cell }.
maldivia-event-round = Začína { $number }. kolo. Začínajúci hráč: { $start_seat }.
maldivia-event-planned = { $seat } má plán{ $known ->
    [yes] : { $named }.
   *[no] .
  }
maldivia-event-revealed = { $seat } ukazuje { $slot }. doštičku: { $named }.
maldivia-event-blocked = { $seat } sa z { $cell } nemôže nikam plaviť.
maldivia-event-stayed = { $seat } zostáva na { $cell }.
maldivia-event-sailed = { $seat } sa plaví z { $from } na { $cell }.
maldivia-event-fished = { $seat } loví ryby: { $named }.
maldivia-event-robbed = { $seat } kradne hráčovi { $victim_seat } { FORM($named, "acc") } rybu.
maldivia-event-dropped = { $seat } skladá ryby zo sťažňa: { $named }.
maldivia-event-stuck = { $seat } navlieka na sťažeň { FORM($named, "acc") } rybu.
maldivia-event-released = { $seat } púšťa ryby späť: { $named }.
maldivia-event-delivered = { $seat } dodáva na ostrov { $island } ({ $named }) a získava { count-points }. Na sťažni zostáva zdola: { $left }.
maldivia-event-opened = Pripláva loď ostrova { $island } a chce: { FORM($named, "acc") }. { $pile ->
    [0] Balíček je teraz prázdny.
    [one] V balíčku zostáva { $pile } karta.
    [few] V balíčku zostávajú { $pile } karty.
   *[other] V balíčku zostáva { $pile } kariet.
  }
maldivia-event-restacked = { $seat } preskladáva sťažeň, zdola: { $named }.
maldivia-event-turned = { $seat } necháva chobotnicu otočiť { $slot }. doštičku hráča { $owner_seat } o { $angle } stupňov{ $known ->
    [yes] : { $named }.
   *[no] .
  }
maldivia-event-swapped = { $seat } dáva kartu ostrova { $gave } a berie si od hráča { $other_seat } kartu ostrova { $took }{ $known ->
    [yes] . Odovzdaná: { $given_named }. Získaná: { $drawn_named }.
   *[no] .
  }
maldivia-event-ended-turn = { $seat } končí ťah.
maldivia-event-fog-spent = Hmla hráča { $seat } nič neurobí: od ostrova { $island } už v tomto kole prišla.
maldivia-event-fog-held = Loďky zaplnili celý rad pred ostrovom { $island } ({ $line }): hmla hráča { $seat } sa rozplynie a nič sa neprehne.
maldivia-event-folded = { $seat } privoláva hmlu od ostrova { $island }: more sa prehne a { $spaces ->
    [one] zostáva { $spaces } pole
    [few] zostávajú { $spaces } polia
   *[other] zostáva { $spaces } polí
  }. Nový okraj vedie od { $first } po { $last }. Ryby: { $fish_at }; chobotnica: { $octopus_at }; žralok: { $shark_at }.
maldivia-event-covered = Prehyb na { $cell } sa podsúva pod loďku hráča { $seat }.
maldivia-event-carried = Hmla nesie loďku hráča { $seat } z { $from } na { $cell }.
maldivia-event-pushed = Loďku hráča { $seat } to odsúva z { $from } na { $cell }.
maldivia-event-lost = { $seat } stráca { FORM($named, "acc") } rybu.
maldivia-event-exchanged = { $seat } posiela jednu loď ostrova { $island } pod balíček: { $named }.
maldivia-event-ended = Partia skončila. Víťazstvo: { $seats }. Body podľa miest pri stole: { $scores }.

# Prečo nie

maldivia-refuse-now-take = Najprv si vyber loďku.
maldivia-refuse-now-place = Najprv postav svoju loďku na more.
maldivia-refuse-now-plan = Teraz všetci plánujú: zoraď svoje doštičky.
maldivia-refuse-now-sail = Najprv vyplávaj, alebo zostaň.
maldivia-refuse-now-act = Teraz využi svoje pole, alebo ukonči ťah.
maldivia-refuse-now-gain = Najprv si vezmi ďalšie ryby, alebo ich vytiahni na palubu.
maldivia-refuse-now-drop = Najprv povedz, koľko rýb zhora zložíš zo sťažňa.
maldivia-refuse-now-stick = Najprv navleč nové ryby na sťažeň.
maldivia-refuse-now-restack = Najprv preskladaj ryby na sťažni, alebo nechaj poradie, ako je.
maldivia-refuse-now-give = Najprv vyber kartu, ktorú dáš.
maldivia-refuse-now-exchange = Najprv vymeň loď.
maldivia-refuse-boat-taken = { CAPITAL(FORM($boat, "acc")) } loďku má { $other_seat }.
maldivia-refuse-occupied = Tam je loďka hráča { $other_seat }.
maldivia-refuse-planned = Všetky plány sú hotové. Zmeniť ich teraz môže len chobotnica.
maldivia-refuse-sailed = Tvoja loďka už v tomto ťahu plávala.
maldivia-refuse-folded-away = Pole { $cell } už hmla prehla.
maldivia-refuse-same-place = Plavba musí skončiť inde, než začala. Na { $cell } však môžeš zostať.
maldivia-refuse-boat-there = Na { $cell } je loďka hráča { $other_seat }.
maldivia-refuse-boat-between = V ceste na { $cell } je loďka.
maldivia-refuse-on-current = Túto plavbu začínaš na prúde, takže s prúdom zatočiť nemôžeš.
maldivia-refuse-current-blocked = Prúd, ktorý vedie na { $cell }, nie je voľný.
maldivia-refuse-in-current = Loďka, ktorá zatočí s prúdom, ho musí opustiť: { $cell } je ešte vnútri.
maldivia-refuse-off-course = { $cell } nie je na tomto kurze. Tvoja šípka mieri na { $way } a loďka zatáča len tam, kde začína prúd.
maldivia-refuse-sail-first = Bez plavby nemáš žiadnu akciu.
maldivia-refuse-gained = Ryby sa berú len raz za ťah.
maldivia-refuse-no-haul = V ruke nie sú žiadne ryby na vytiahnutie.
maldivia-refuse-no-fish-space = Na tomto poli nie sú žiadne ryby.
maldivia-refuse-fish-or-deliver = V jednom ťahu môžeš ryby buď loviť, alebo dodať, nie oboje.
maldivia-refuse-fished = Na tomto poli sa ryby lovia len raz za ťah.
maldivia-refuse-none-left = Tieto ryby v zásobe nie sú: { $fish }.
maldivia-refuse-no-victim = Tam nie je koho okradnúť.
maldivia-refuse-not-adjacent = Loďka hráča { $other_seat } nie je hneď vedľa tvojej.
maldivia-refuse-robbed = Hráča { $other_seat } môžeš okradnúť len raz za ťah.
maldivia-refuse-empty = Sťažeň hráča { $other_seat } je prázdny.
maldivia-refuse-no-drop = Ryby sa skladajú zo sťažňa, len keď sa nové nezmestia.
maldivia-refuse-drop-too-many = { $count ->
    [one] Na sťažni máš len { $count } rybu.
    [few] Na sťažni máš len { $count } ryby.
   *[other] Na sťažni máš len { $count } rýb.
  }
maldivia-refuse-no-stick = Nemáš žiadne nové ryby, ktoré by sa dali navliecť na sťažeň.
maldivia-refuse-no-release = Zmestia sa všetky, takže všetky idú na sťažeň.
maldivia-refuse-no-such-fish = V ruke nemáš žiadnu { FORM($colour, "acc") } rybu.
maldivia-refuse-not-at-side = Tvoja loďka nie je pri okraji ostrova { $island }.
maldivia-refuse-one-ship = Len jedna loď ostrova { $island } za ťah.
maldivia-refuse-no-ship = Ostrov { $island } tam nemá odkrytú žiadnu loď.
maldivia-refuse-cannot-pay = Táto loď chce ryby, ktoré na sťažni nemáš: { $fish }.
maldivia-refuse-no-restack = Sťažeň sa preskladáva len hneď po dodaní.
maldivia-refuse-not-loose = Už nezostáva žiadna { $colour } ryba.
maldivia-refuse-no-octopus = Na tvojom poli nie je chobotnica.
maldivia-refuse-octopus-done = Chobotnica už v tomto ťahu doštičku otočila.
maldivia-refuse-no-seat = Tam nikto nesedí.
maldivia-refuse-lying = { $slot }. doštička hráča { $other_seat } už leží odkrytá ({ $tile }) a otočiť sa nedá.
maldivia-refuse-no-shark = Na tvojom poli nie je žralok.
maldivia-refuse-shark-done = Žralok už v tomto ťahu karty vymenil.
maldivia-refuse-no-partner = Vymeň si kartu s iným hráčom.
maldivia-refuse-no-card = Nemáš žiadnu kartu ostrova { $island }.
maldivia-refuse-no-cards-there = { $other_seat } nemá žiadnu kartu na výmenu.
maldivia-refuse-no-card-there = { $other_seat } nemá žiadnu kartu ostrova { $island }.
maldivia-refuse-no-swap = Nikto od teba kartu nečaká.
maldivia-refuse-other-island = Ponúkaš predsa kartu ostrova { $island }.
maldivia-refuse-not-yours = Karta { $card } nie je tvoja.
maldivia-refuse-no-exchange = Lode sa vymieňajú len po prehnutí a robí to sused po ľavici.

# Odkiaľ sú body

maldivia-tally-card = { $island }: { $named }
maldivia-tally-mast = { $count ->
    [one] { $count } ryba
    [few] { $count } ryby
   *[other] { $count } rýb
  } na sťažni, ráta sa len pri zhode
