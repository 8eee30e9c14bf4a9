# Kar o igri Maldivia pove samo brskalnik.

maldivia-web-fish-R = { $count ->
    [one] { $count } rdeča riba
    [two] { $count } rdeči ribi
    [few] { $count } rdeče ribe
   *[other] { $count } rdečih rib
  }
maldivia-web-fish-G = { $count ->
    [one] { $count } zelena riba
    [two] { $count } zeleni ribi
    [few] { $count } zelene ribe
   *[other] { $count } zelenih rib
  }
maldivia-web-fish-P = { $count ->
    [one] { $count } vijolična riba
    [two] { $count } vijolični ribi
    [few] { $count } vijolične ribe
   *[other] { $count } vijoličnih rib
  }
maldivia-web-fish-Y = { $count ->
    [one] { $count } rumena riba
    [two] { $count } rumeni ribi
    [few] { $count } rumene ribe
   *[other] { $count } rumenih rib
  }
maldivia-web-mast-empty = prazen
maldivia-web-mast = Jambor od zgoraj: { $fish }
maldivia-web-tile-hidden = zakrita
maldivia-web-tile-fog = megla { $side }
maldivia-web-letter-n = S
maldivia-web-letter-e = V
maldivia-web-letter-s = J
maldivia-web-letter-w = Z

# Plošča

maldivia-web-sea = Morje, { $rows } krat { $columns } polj
maldivia-web-space = { $cell }: { $shows }
maldivia-web-boat-there = { $space }; čoln igralca { $seat }, jambor od zgoraj: { $fish }
maldivia-web-market = Trg otoka { $island }
maldivia-web-island = { $side } · { $island }
maldivia-web-ship = Ladja otoka { $island }, želi { $count ->
    [one] { $count } ribo
    [two] { $count } ribi
    [few] { $count } ribe
   *[other] { $count } rib
  } ({ $fish })
maldivia-web-berth = Prazen privez otoka { $island }
maldivia-web-pile = { $count ->
    [one] { $count } karta
    [two] { $count } karti
    [few] { $count } karte
   *[other] { $count } kart
  } na kupu otoka { $island }
maldivia-web-fog-spent = V tem krogu ni več megle
maldivia-web-fog-held = Polna vrsta čolnov: megla se dvigne
maldivia-web-summary-over = Konec po { $round ->
    [one] { $round } krogu
    [two] { $round } krogih
    [few] { $round } krogih
   *[other] { $round } krogih
  } · { $spaces ->
    [one] { $spaces } polje
    [two] { $spaces } polji
    [few] { $spaces } polja
   *[other] { $spaces } polj
  }
maldivia-web-cannot-sail = Ne more odpluti
maldivia-web-own-points = { count-points }
maldivia-web-own-cards = Tvoje karte: { $cards }
maldivia-web-summary = { $round }. krog · ploščica { $tile } od { $tiles }
maldivia-web-left = { $spaces ->
    [one] { $spaces } polje
    [two] { $spaces } polji
    [few] { $spaces } polja
   *[other] { $spaces } polj
  }, konec pri { $end }

# Kaj akcija naredi

maldivia-web-may-rob = oropaj čoln igralca { $seat } ({ $fish })
maldivia-web-may-deliver = dostavi: { $card }
maldivia-web-do-take = Vzemi { $boat } čoln
maldivia-web-do-place = Začni na { $cell }: { $outcome }
maldivia-web-do-plan = Načrt: { $tiles }
maldivia-web-do-sail = Pluj na { $cell }: { $outcome }
maldivia-web-do-stay = Ostani tu
maldivia-web-stay-costs = brez akcije, konec poteze
maldivia-web-do-fish = Lovi ribe tu: { $fish }
maldivia-web-do-rob = Oropaj čoln igralca { $seat } za vrhnjo ribo ({ $fish })
maldivia-web-do-haul = Potegni ribe na krov
maldivia-web-do-drop = Vzemi dol in izpusti: { $fish }
maldivia-web-do-drop-none = Ne vzemi ničesar dol
maldivia-web-do-stick = Na vrh natakni { FORM($colour, "acc") } ribo
maldivia-web-do-release = Ostale izpusti
maldivia-web-do-deliver = Dostavi na otok { $island }: { $fish }, { count-points }
maldivia-web-do-restack = Naslednja je { $colour } riba
maldivia-web-do-keep = Obdrži ta vrstni red
maldivia-web-do-turn = Hobotnica: obrni { $slot }. ploščico igralca { $seat } za { $angle }°{ $known ->
    [yes] {" "}({ $tile })
   *[no] {""}
  }
maldivia-web-do-swap = Morski pes: { $seat } dobi karto otoka { $gave }, ti karto otoka { $took }
maldivia-web-do-give = Daj to karto: { $card }
maldivia-web-do-exchange = Pošlji pod kup ladjo, ki želi: { $card }
maldivia-web-do-end = Končaj potezo

# Pladenj

maldivia-web-plan = Tvoj načrt
maldivia-web-plan-held = Dotakni se ploščice, s katero zamenja mesto.
maldivia-web-plan-now = igra se { $tile }. ploščica
maldivia-web-plan-in = Tvoj načrt je oddan
maldivia-web-plan-send = Uporabi ta načrt
maldivia-web-plan-replace = Spremeni moj načrt
maldivia-web-slot = { $slot } { $tile }
maldivia-web-slot-turn = { $slot }. ploščica: { $tile }. Obrni jo
maldivia-web-slot-move = Premakni { $slot }. ploščico: { $tile }
maldivia-web-slot-here = Zamenjaj { $held }. in { $slot }. ploščico
maldivia-web-plan-nowhere = Tvoja prva puščica ne pelje nikamor.
maldivia-web-plan-reach = Številke na morju: katera ploščica te lahko pelje tja.
maldivia-web-plan-fog = { CAPITAL($fog) } bi prepognila zamegljeno vrsto na uokvirjeno.
maldivia-web-plan-fog-none = { CAPITAL($fog) } zdaj ne bi prepognila ničesar.
maldivia-web-plan-caught = Kot čolni ležijo zdaj, lahko vrhnjo ribo izgubi: { $seats }.
maldivia-web-plan-caught-own = Tudi ti ležiš tam: tvoja vrhnja riba bi šla.
maldivia-web-choose = Kaj narediš?
maldivia-web-choose-boat = Izberi čoln
maldivia-web-choose-ship = Katera ladja gre pod kup?
maldivia-web-in-hand = V roki
maldivia-web-stick-of = { $what }, ena od { $count }
maldivia-web-on-mast = Tvoj jambor, od spodaj navzgor
maldivia-web-mast-bottom = spodaj
maldivia-web-mast-top = zgoraj
maldivia-web-stick = Dotakni se ribe, ki gre zdaj na vrh
maldivia-web-drop = Preveč za jambor: dotakni se najnižje ribe, ki gre dol
maldivia-web-restack = Dotakni se ribe, ki je naslednja, od spodaj navzgor
maldivia-web-octopus = Hobotnica obrne eno stoječo ploščico.
maldivia-web-octopus-tile = { $slot }. ploščica igralca { $seat }: { $tile }
maldivia-web-octopus-how = Za koliko?
maldivia-web-angle = { $angle }°
maldivia-web-angle-to = { $angle }°: { $tile }
maldivia-web-shark = Morski pes na slepo zamenja dve karti.
maldivia-web-shark-give = Daš
maldivia-web-shark-take = Dobiš
maldivia-web-shark-mine = { $letter } { $island }: daj karto tega otoka
maldivia-web-shark-theirs = { $letter } { $seat }: vzemi karto otoka { $island }
maldivia-web-give = { $seat } dobi tvojo karto otoka { $island }. Katero daš?

# Igralci

maldivia-web-players = Igralci
maldivia-web-planned = načrt je oddan
maldivia-web-tiles = Načrt: { $tiles }
maldivia-web-cards = { $count ->
    [0] še brez kart
    [one] { $count } karta
    [two] { $count } karti
    [few] { $count } karte
   *[other] { $count } kart
  }
maldivia-web-supply = V zalogi

# Gumb za potrditev in kako izbirati

maldivia-web-deed-sail = Pluj na { $cell }
maldivia-web-deed-sail-fish = Pluj na { $cell } in lovi
maldivia-web-deed-sail-rob = Pluj na { $cell } in oropaj
maldivia-web-deed-sail-deliver = Pluj na { $cell } in dostavi
maldivia-web-deed-place = Začni na { $cell }
maldivia-web-deed-deliver = Dostavi
maldivia-web-deed-rob = Oropaj: { $seat }
maldivia-web-deed-fish = Lovi ribe
maldivia-web-deed-stay = Ostani tu
maldivia-web-deed-stay-warning = Kdor ne pluje, ne sme loviti, ropati ali dostaviti: tvoja poteza se konča.
maldivia-web-ends-current = Tok: tu ni česa vzeti in naslednja plovba ne sledi nobenemu toku.
maldivia-web-ends-begin = Tukaj: { $what }. Zdaj še ničesar ne vzameš.
maldivia-web-deed-end = Končaj potezo
maldivia-web-deed-plan = Uporabi ta načrt
maldivia-web-deed-turn = Obrni ploščico
maldivia-web-deed-swap = Zamenjaj karti
maldivia-web-deed-give = Daj to karto
maldivia-web-deed-exchange = Ladjo pod kup
maldivia-web-deed-haul = Potegni ribe na krov
maldivia-web-how-take = Dotakni se čolna, da ga vzameš.
maldivia-web-how-place = Dotakni se polja, da vidiš, kaj ponuja, in še enkrat, da tam začneš.
maldivia-web-how-plan = Dotakni se ploščice, da jo obrneš, povleci jo na drugo, da ju zamenjaš, nato uporabi načrt.
maldivia-web-how-sail = Dotakni se žarečega polja, da vidiš pot in kaj prinese, in še enkrat, da odpluješ.
maldivia-web-how-act = Dotakni se žarečega polja ali ladje ali izberi s seznama.
maldivia-web-how-drop = Dotakni se najnižje ribe, ki gre dol.
maldivia-web-how-stick = Dotakni se ribe, ki gre zdaj na vrh: tja gre takoj.
maldivia-web-how-restack = Vsaka dostava to dovoli. Dotakni se naslednje ribe ali obdrži vrstni red.
maldivia-web-how-exchange = Izbereš ti, levi sosed tistega, ki je prepognil morje. Namesto nje pride nova ladja.

# Kaj se dogaja, medtem ko se kaže

maldivia-web-told-folded = { $seat } prinese meglo z otoka { $island }: morje se prepogne, { $spaces ->
    [one] ostane { $spaces } polje
    [two] ostaneta { $spaces } polji
    [few] ostanejo { $spaces } polja
   *[other] ostane { $spaces } polj
  }.
maldivia-web-told-opened = Pripluje ladja otoka { $island } in želi: { FORM($named, "acc") }.

# Na telefonu

maldivia-web-fact-round = { $round }. krog
maldivia-web-fact-tile = K{ $round } · { $tile }/{ $tiles }
maldivia-web-fact-spaces = { $spaces } · konec pri { $end }
maldivia-web-fact-ends = { $spaces ->
    [one] Vidno je { $spaces } polje
    [two] Vidni sta { $spaces } polji
    [few] Vidna so { $spaces } polja
   *[other] Vidnih je { $spaces } polj
  }; pri { $end } ali manj se igra konča.
maldivia-web-fact-points = Imaš { count-points.acc } in { $count ->
    [one] { $count } karto
    [two] { $count } karti
    [few] { $count } karte
   *[other] { $count } kart
  }.

# Kaj je kaj

maldivia-web-about-space-open = Odprto morje: čolni plujejo čezenj in se na njem ustavljajo, vzeti pa ni česa.
maldivia-web-about-space-current = Tok: če na njegovo prvo polje zapluješ v njegovi smeri, mu lahko slediš skozi ovinek in pluješ naprej.
maldivia-web-about-space-octopus = Ustavi se tu in obrneš lahko eno ploščico, ki še ni razkrita, svojo ali tujo.
maldivia-web-about-space-shark = Ustavi se tu in eno svojih kart lahko na slepo zamenjaš za karto drugega igralca.
maldivia-web-about-space-fish = Ustavi se tu in te ribe lahko iz zaloge natakneš na jambor. Ne v potezi, v kateri dostavljaš.
maldivia-web-about-boat = Čoln igralca { $seat } na { $cell }
maldivia-web-about-boat-text = Ustavi se ob njem in ukradeš mu lahko vrhnjo ribo. Noben čoln ne pluje skozi drugega.
maldivia-web-about-boat-own = Na jambor gre sedem rib. Ukrasti ali izgubiti v megli je mogoče samo vrhnjo.
maldivia-web-about-boat-hand = Te ribe gredo zdaj na tvoj jambor: ob plošči izberi, katera je naslednja.
maldivia-web-about-ship = Tržna ladja otoka { $island }
maldivia-web-about-ship-text = Ustavi se ob robu otoka { $island } z vsemi temi ribami na jamboru, v katerem koli vrstnem redu, in lahko dostaviš. Karta je tvoja.
maldivia-web-about-berth-text = Kup tega otoka je prazen: nova ladja ne pride več.
maldivia-web-about-pile-text = Ko ladja dobi svoje ribe, s tega kupa pripluje naslednja.
maldivia-web-about-island-text = Megla od tu prepogne najbolj zunanjo vrsto. Njen hrbet je potem novi rob.
maldivia-web-about-island-fogged = Od tu je v tem krogu megla že prišla: nova ne naredi ničesar.
maldivia-web-about-cards = { $seat }: { $count ->
    [0] še brez kart
    [one] { $count } karta
    [two] { $count } karti
    [few] { $count } karte
   *[other] { $count } kart
  }
maldivia-web-about-cards-hidden = Znani so samo otoki na hrbtni strani. Vsaka riba na karti je točka.
maldivia-web-about-cards-own = Vsaka riba na karti je točka, skupaj { $points }. Vidiš jih samo ti.
maldivia-web-about-tile-arrow = Ko je ploščica razkrita, tvoj čoln pluje v to smer, kolikor daleč želiš.
maldivia-web-about-tile-fog = Ko je ploščica razkrita, se najbolj zunanja vrsta te strani prepogne. Čolni, ki jih ujame, izgubijo vrhnjo ribo.
maldivia-web-about-tile-hidden = Razkrije se, ko pride na vrsto. Pred tem jo lahko obrne hobotnica.
maldivia-web-about-supply-text = Vsake barve je osem rib. Kar ni na nobenem jamboru, leži tu; česar tu ni, tega ni mogoče ujeti.
maldivia-web-about-row-mast = Jambor, od zgoraj
maldivia-web-about-row-cards = Dobljene karte
maldivia-web-about-row-asks = Želi
maldivia-web-about-row-worth = Vredno
maldivia-web-about-row-side = Rob morja
maldivia-web-about-row-edge = Ladje otoka { $island }
maldivia-web-about-row-next = Naslednji pregib pokaže
