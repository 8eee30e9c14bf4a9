maldivia-option-start = Kdo začíná: rozhodne náhoda, nebo první místo

# Věci

maldivia-island-efo = Efo
maldivia-island-solys = Solys
maldivia-island-wipi = Wipi
maldivia-island-nanga = Nanga

maldivia-way-e = východ
maldivia-way-s = jih
maldivia-way-w = západ
maldivia-way-n = sever

maldivia-tile-e = šipka na východ
maldivia-tile-s = šipka na jih
maldivia-tile-w = šipka na západ
maldivia-tile-n = šipka na sever
maldivia-tile-fog-e = mlha z východu
maldivia-tile-fog-s = mlha z jihu
maldivia-tile-fog-w = mlha ze západu
maldivia-tile-fog-n = mlha ze severu
maldivia-nothing = nic
    .acc = nic
maldivia-nowhere = nikde

maldivia-boat-white = bílá
    .acc = bílou
maldivia-boat-orange = oranžová
    .acc = oranžovou
maldivia-boat-brown = hnědá
    .acc = hnědou
maldivia-boat-black = černá
    .acc = černou

maldivia-colour-red = červená
    .acc = červenou
maldivia-colour-green = zelená
    .acc = zelenou
maldivia-colour-purple = fialová
    .acc = fialovou
maldivia-colour-yellow = žlutá
    .acc = žlutou

maldivia-space-open = otevřené moře
maldivia-space-current = proud
maldivia-space-octopus = chobotnice
maldivia-space-shark = žralok

maldivia-supply = Zásoba
maldivia-mast = stěžeň
maldivia-plan = plán
maldivia-cards = karty
maldivia-no-cards = zatím žádné
maldivia-pile = balíček { $count }
maldivia-fog-came = mlha už přišla
maldivia-spaces = { $spaces ->
    [one] zbývá { $spaces } pole
    [few] zbývají { $spaces } pole
   *[other] zbývá { $spaces } polí
  }, konec hry při { $end }
maldivia-round = { $round }. kolo
maldivia-tile = { $round }. kolo, { $tile }. destička
maldivia-setting-up = Příprava
maldivia-starts = začíná
maldivia-legend = Ryby: R červená, G zelená, P fialová, Y žlutá · → proud, ~ přerušený proud · o chobotnice · x žralok · ' rub látky
maldivia-fresh = nové ryby v ruce: { $fish }
maldivia-score = { count-points }

# Otázky

maldivia-ask-take = Vyber si loďku.
maldivia-wait-take = { $seat } si vybírá loďku.
maldivia-ask-place = Postav svou loďku na libovolné volné pole.
maldivia-wait-place = { $seat } staví loďku na moře.
maldivia-ask-plan = { $round }. kolo: naplánuj tři šipky a mlhu, zleva doprava.
maldivia-ask-replan = Tvůj plán je hotový. Ještě ho můžeš změnit. Čeká se na: { $seats }.
maldivia-wait-plan = { $round }. kolo. Ještě plánuje: { $seats }.
maldivia-ask-sail = Pluj z { $cell } na { $way }, nebo zůstaň.
maldivia-wait-sail = { $seat } může plout z { $cell } na { $way }.
maldivia-ask-act = Jsi na { $cell }: { $shows }. Co tady uděláš?
maldivia-wait-act = { $seat } je na { $cell } a může tam něco udělat: { $shows }.
maldivia-ask-gain = V ruce: { $fish }. Vezmi si další, nebo ryby vytáhni na palubu.
maldivia-wait-gain = { $seat } má v ruce ryby ({ $fish }) a může vzít další.
maldivia-ask-drop = Ryby v ruce ({ $fish }) se na stěžeň ({ $mast }) všechny nevejdou. Kolik ryb z něj nejdřív sundáš shora?
maldivia-wait-drop = { $seat } má na stěžeň moc ryb a dělá místo.
maldivia-ask-stick = Kterou rybu teď navlékneš nahoru? V ruce: { $fish }. Na stěžni: { $mast }.
maldivia-wait-stick = { $seat } navléká na stěžeň nové ryby: { $fish }.
maldivia-ask-restack = Přeskládej stěžeň odspodu nahoru. Už srovnáno: { $settled }. Která ryba přijde teď: { $loose }?
maldivia-wait-restack = { $seat } přeskládává stěžeň.
maldivia-ask-give = Kterou kartu ostrova { $island } dáš ty? { $other_seat } za ni dá jednu z ostrova { $wanted }.
maldivia-wait-give = { $seat } vybírá kartu ostrova { $island }; { $other_seat } ji dostane za jednu z ostrova { $wanted }.
maldivia-ask-exchange = Mlha přišla od ostrova { $island }. Která z jeho lodí půjde pod balíček?
maldivia-wait-exchange = { $seat } vyměňuje loď ostrova { $island }.

# Co se stalo

maldivia-event-took = { $seat } si bere { FORM($boat, "acc") } loďku.
maldivia-event-placed = { $seat } začíná na { $cell }.
maldivia-event-round = Začíná { $number }. kolo. První hraje { $start_seat }.
maldivia-event-planned = { $seat } má plán{ $known ->
    [yes] : { $named }.
   *[no] .
  }
maldivia-event-revealed = { $seat } ukazuje { $slot }. destičku: { $named }.
maldivia-event-blocked = { $seat } nemůže z { $cell } nikam plout.
maldivia-event-stayed = { $seat } zůstává na { $cell }.
maldivia-event-sailed = { $seat } pluje z { $from } na { $cell }.
maldivia-event-fished = { $seat } loví ryby: { $named }.
maldivia-event-robbed = { $seat } krade hráči { $victim_seat } { FORM($named, "acc") } rybu.
maldivia-event-dropped = { $seat } sundává ryby ze stěžně: { $named }.
maldivia-event-stuck = { $seat } navléká na stěžeň { FORM($named, "acc") } rybu.
maldivia-event-released = { $seat } pouští ryby: { $named }.
maldivia-event-delivered = { $seat } dodává na ostrov { $island } ({ $named }) a získává { count-points }. Na stěžni zůstává odspodu: { $left }.
maldivia-event-opened = Připlouvá loď ostrova { $island } a chce: { $named }. { $pile ->
    [0] Balíček je teď prázdný.
    [one] V balíčku zbývá { $pile } karta.
    [few] V balíčku zbývají { $pile } karty.
   *[other] V balíčku zbývá { $pile } karet.
  }
maldivia-event-restacked = { $seat } přeskládává stěžeň, odspodu: { $named }.
maldivia-event-turned = { $seat } nechává chobotnici otočit { $slot }. destičku hráče { $owner_seat } o { $angle } stupňů{ $known ->
    [yes] : { $named }.
   *[no] .
  }
maldivia-event-swapped = { $seat } dává hráči { $other_seat } kartu ostrova { $gave } a bere si kartu ostrova { $took }{ $known ->
    [yes] . Odevzdaná: { $given_named }. Získaná: { $drawn_named }.
   *[no] .
  }
maldivia-event-ended-turn = { $seat } má hotovo.
maldivia-event-fog-spent = Mlha hráče { $seat } nic neudělá: od ostrova { $island } už v tomto kole přišla.
maldivia-event-fog-held = Loďky zaplnily celou řadu před ostrovem { $island } ({ $line }): mlha hráče { $seat } se rozplyne a nic se nepřehne.
maldivia-event-folded = { $seat } přivolává mlhu od ostrova { $island }: moře se přehne a { $spaces ->
    [one] zbývá { $spaces } pole
    [few] zbývají { $spaces } pole
   *[other] zbývá { $spaces } polí
  }. Nový okraj vede od { $first } po { $last }. Ryby: { $fish_at }; chobotnice: { $octopus_at }; žralok: { $shark_at }.
maldivia-event-covered = Přehyb na { $cell } vjíždí pod loďku hráče { $seat }.
maldivia-event-carried = Mlha nese loďku hráče { $seat } z { $from } na { $cell }.
maldivia-event-pushed = Loďka hráče { $seat } ustupuje z { $from } na { $cell }.
maldivia-event-lost = { $seat } ztrácí { FORM($named, "acc") } rybu.
maldivia-event-exchanged = { $seat } posílá jednu loď ostrova { $island } pod balíček: { $named }.
maldivia-event-ended = Partie skončila. Vyhrává: { $seats }. Body podle míst u stolu: { $scores }.

# Proč ne

maldivia-refuse-now-take = Nejdřív si vyber loďku.
maldivia-refuse-now-place = Nejdřív postav svou loďku na moře.
maldivia-refuse-now-plan = Teď všichni plánují.
maldivia-refuse-now-sail = Nejdřív vypluj, nebo zůstaň.
maldivia-refuse-now-act = Teď využij pole, kde jsi, nebo ukonči tah.
maldivia-refuse-now-gain = Nejdřív si vezmi další, nebo ryby vytáhni na palubu.
maldivia-refuse-now-drop = Nejdřív řekni, kolik ryb shora sundáš ze stěžně.
maldivia-refuse-now-stick = Nejdřív navleč nové ryby na stěžeň.
maldivia-refuse-now-restack = Nejdřív přeskládej ryby na stěžni, nebo nech pořadí, jak je.
maldivia-refuse-now-give = Nejdřív vyber kartu, kterou dáš.
maldivia-refuse-now-exchange = Nejdřív vyměň loď.
maldivia-refuse-boat-taken = { CAPITAL(FORM($boat, "acc")) } loďku má { $other_seat }.
maldivia-refuse-occupied = Tam je loďka hráče { $other_seat }.
maldivia-refuse-planned = Všechny plány jsou hotové. Změnit je teď může jen chobotnice.
maldivia-refuse-sailed = Tvoje loďka už v tomto tahu plula.
maldivia-refuse-folded-away = Pole { $cell } už je přehnuté.
maldivia-refuse-same-place = Plavba končí jinde, než začala. Na { $cell } ale můžeš zůstat.
maldivia-refuse-boat-there = Na { $cell } je loďka hráče { $other_seat }.
maldivia-refuse-boat-between = V cestě na { $cell } je loďka.
maldivia-refuse-on-current = Tuto plavbu začínáš na proudu, takže s žádným proudem nezatočíš.
maldivia-refuse-current-blocked = Proud, který vede na { $cell }, není volný.
maldivia-refuse-in-current = Loďka, která zatočí s proudem, ho musí opustit: { $cell } je ještě uvnitř.
maldivia-refuse-off-course = Na { $cell } tímto kurzem nedopluješ. Tvoje šipka míří na { $way } a loďka zatáčí jen tam, kde začíná proud.
maldivia-refuse-sail-first = Bez plavby nemáš akci.
maldivia-refuse-gained = Ryby si bereš jen jednou za tah.
maldivia-refuse-no-haul = V ruce nemáš žádné ryby.
maldivia-refuse-no-fish-space = Na tomto poli nejsou žádné ryby.
maldivia-refuse-fish-or-deliver = V jednom tahu můžeš lovit ryby, nebo dodávat, ne obojí.
maldivia-refuse-fished = Na tomto poli se loví jen jednou za tah. Ryby už máš.
maldivia-refuse-none-left = Tyto ryby v zásobě nejsou: { $fish }.
maldivia-refuse-no-victim = Tam není koho okrást.
maldivia-refuse-not-adjacent = Loďka hráče { $other_seat } není hned vedle tvé.
maldivia-refuse-robbed = Hráče { $other_seat } můžeš okrást jen jednou za tah.
maldivia-refuse-empty = Stěžeň hráče { $other_seat } je prázdný.
maldivia-refuse-no-drop = Ryby se sundávají ze stěžně, jen když se nové nevejdou.
maldivia-refuse-drop-too-many = { $count ->
    [one] Na stěžni máš jen { $count } rybu.
    [few] Na stěžni máš jen { $count } ryby.
   *[other] Na stěžni máš jen { $count } ryb.
  }
maldivia-refuse-no-stick = Nemáš žádné nové ryby na stěžeň.
maldivia-refuse-no-release = Vejdou se všechny, takže všechny jdou na stěžeň.
maldivia-refuse-no-such-fish = V ruce nemáš žádnou { FORM($colour, "acc") } rybu.
maldivia-refuse-not-at-side = Tvoje loďka není u okraje ostrova { $island }.
maldivia-refuse-one-ship = Dodat můžeš jen jedné lodi ostrova { $island } za tah.
maldivia-refuse-no-ship = Žádná loď ostrova { $island } tam není odkrytá.
maldivia-refuse-cannot-pay = Tato loď chce ryby, které na stěžni nemáš: { $fish }.
maldivia-refuse-no-restack = Stěžeň se přeskládává jen hned po dodání.
maldivia-refuse-not-loose = Žádná { $colour } ryba už nezbývá.
maldivia-refuse-no-octopus = Na tvém poli není chobotnice.
maldivia-refuse-octopus-done = Chobotnice už v tomto tahu destičku otočila.
maldivia-refuse-no-seat = Tam nikdo nesedí.
maldivia-refuse-lying = { $slot }. destička hráče { $other_seat } už leží odkrytá ({ $tile }) a otočit nejde.
maldivia-refuse-no-shark = Na tvém poli není žralok.
maldivia-refuse-shark-done = Žralok už v tomto tahu karty vyměnil.
maldivia-refuse-no-partner = Vyměň si kartu s jiným hráčem.
maldivia-refuse-no-card = Nemáš žádnou kartu ostrova { $island }.
maldivia-refuse-no-cards-there = { $other_seat } nemá žádnou kartu na výměnu.
maldivia-refuse-no-card-there = { $other_seat } nemá žádnou kartu ostrova { $island }.
maldivia-refuse-no-swap = Nikdo od tebe kartu nečeká.
maldivia-refuse-other-island = Nabízíš kartu ostrova { $island }: vyber některou z nich.
maldivia-refuse-not-yours = Karta { $card } není tvoje.
maldivia-refuse-no-exchange = Lodě se vyměňují jen po přehnutí a dělá to soused po levici.

# Odkud jsou body

maldivia-tally-card = { $island }: { $named }
maldivia-tally-mast = { $count ->
    [one] { $count } ryba
    [few] { $count } ryby
   *[other] { $count } ryb
  } na stěžni, jen při shodě
