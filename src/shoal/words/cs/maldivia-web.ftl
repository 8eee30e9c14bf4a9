# Co o hře Maldivia říká jen prohlížeč.

# Ryby, stěžně, destičky, karty

maldivia-web-fish-R = { $count ->
    [one] { $count } červená ryba
    [few] { $count } červené ryby
   *[other] { $count } červených ryb
  }
maldivia-web-fish-G = { $count ->
    [one] { $count } zelená ryba
    [few] { $count } zelené ryby
   *[other] { $count } zelených ryb
  }
maldivia-web-fish-P = { $count ->
    [one] { $count } fialová ryba
    [few] { $count } fialové ryby
   *[other] { $count } fialových ryb
  }
maldivia-web-fish-Y = { $count ->
    [one] { $count } žlutá ryba
    [few] { $count } žluté ryby
   *[other] { $count } žlutých ryb
  }
maldivia-web-mast-empty = prázdný
maldivia-web-mast = Stěžeň shora: { $fish }
maldivia-web-tile-hidden = rubem nahoru
maldivia-web-tile-fog = mlha { $side }
maldivia-web-letter-n = S
maldivia-web-letter-e = V
maldivia-web-letter-s = J
maldivia-web-letter-w = Z

# Deska

maldivia-web-sea = Moře, { $rows } × { $columns } polí
maldivia-web-space = { $cell }: { $shows }
maldivia-web-boat-there = { $space }; loďka hráče { $seat }, stěžeň shora: { $fish }
maldivia-web-market = Trh ostrova { $island }
maldivia-web-island = { $side } · { $island }
maldivia-web-ship = Loď ostrova { $island }, ryby ({ $count }): { $fish }
maldivia-web-berth = Prázdné kotviště ostrova { $island }
maldivia-web-pile = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
  } v balíčku ostrova { $island }
maldivia-web-fog-spent = V tomto kole už žádná mlha
maldivia-web-fog-held = Celá řada loděk: mlha se rozplyne
maldivia-web-summary-over = Konec po { $round ->
    [one] { $round } kole
    [few] { $round } kolech
   *[other] { $round } kolech
  } · pole: { $spaces }
maldivia-web-cannot-sail = Plout nejde
maldivia-web-own-points = { count-points }
maldivia-web-own-cards = Tvoje karty: { $cards }
maldivia-web-summary = { $round }. kolo · { $tile }. destička ze { $tiles }
maldivia-web-left = pole: { $spaces }, konec při { $end }

# Co akce udělá

maldivia-web-may-rob = okraď: { $seat } ({ $fish })
maldivia-web-may-deliver = dodej: { $card }
maldivia-web-do-take = Vezmi si loďku: { $boat }
maldivia-web-do-place = Začni na { $cell }: { $outcome }
maldivia-web-do-plan = Plán: { $tiles }
maldivia-web-do-sail = Pluj na { $cell }: { $outcome }
maldivia-web-do-stay = Zůstaň tady
maldivia-web-stay-costs = bez akce, konec tahu
maldivia-web-do-fish = Lov tady ryby: { $fish }
maldivia-web-do-rob = Ukradni hráči { $seat } horní rybu ({ $fish })
maldivia-web-do-haul = Vytáhni ryby na palubu
maldivia-web-do-drop = Sundej a pusť ryby: { $fish }
maldivia-web-do-drop-none = Nesundávej nic
maldivia-web-do-stick = Navleč nahoru { FORM($colour, "acc") } rybu
maldivia-web-do-release = Pusť zbytek
maldivia-web-do-deliver = Dodej na ostrov { $island }: { $fish }, { count-points }
maldivia-web-do-restack = Navleč teď { FORM($colour, "acc") } rybu
maldivia-web-do-keep = Nech toto pořadí
maldivia-web-do-turn = Chobotnice: otoč { $slot }. destičku hráče { $seat } o { $angle }°{ $known ->
    [yes] : { $tile }
   *[no] {""}
  }
maldivia-web-do-swap = Žralok: dej hráči { $seat } kartu ostrova { $gave } za kartu ostrova { $took }
maldivia-web-do-give = Dej tuto kartu: { $card }
maldivia-web-do-exchange = Pošli pryč tuto loď: { $card }
maldivia-web-do-end = Ukonči tah

# Zásobník

maldivia-web-plan = Tvůj plán
maldivia-web-plan-held = Klepni na destičku, se kterou si vymění místo.
maldivia-web-plan-now = hraje se { $tile }. destička
maldivia-web-plan-in = Tvůj plán je hotový
maldivia-web-plan-send = Použij tento plán
maldivia-web-plan-replace = Změň plán
maldivia-web-slot = { $slot } { $tile }
maldivia-web-slot-turn = { $slot }. destička: { $tile }. Otoč ji
maldivia-web-slot-move = Přesuň { $slot }. destičku: { $tile }
maldivia-web-slot-here = Prohoď { $held }. a { $slot }. destičku
maldivia-web-plan-nowhere = Tvoje první šipka nikam nevede.
maldivia-web-plan-reach = Čísla na moři: která destička tě tam může dovést.
maldivia-web-plan-fog = { CAPITAL($fog) } by přehnula zamlženou řadu na orámovanou.
maldivia-web-plan-fog-none = { CAPITAL($fog) } by teď nic nepřehnula.
maldivia-web-plan-caught = Jak loďky leží teď, o horní rybu může přijít: { $seats }.
maldivia-web-plan-caught-own = Ležíš tam i ty: tvá horní ryba by byla pryč.
maldivia-web-choose = Co uděláš?
maldivia-web-choose-boat = Vyber si loďku
maldivia-web-choose-ship = Která loď půjde pod balíček?
maldivia-web-in-hand = V ruce
maldivia-web-stick-of = { $what }, jedna { $count ->
    [6] ze
    [7] ze
    [one] z
    [few] ze
   *[other] z
  } { $count }
maldivia-web-on-mast = Tvůj stěžeň odspodu nahoru
maldivia-web-mast-bottom = dole
maldivia-web-mast-top = nahoře
maldivia-web-stick = Klepni na rybu, kterou teď navlékneš nahoru
maldivia-web-drop = Na stěžeň je jich moc: klepni na nejnižší rybu, kterou sundáš
maldivia-web-restack = Klepni na další rybu, odspodu nahoru
maldivia-web-octopus = Chobotnice otočí jednu stojící destičku.
maldivia-web-octopus-tile = { $slot }. destička hráče { $seat }: { $tile }
maldivia-web-octopus-how = O kolik?
maldivia-web-angle = { $angle }°
maldivia-web-angle-to = { $angle }°: { $tile }
maldivia-web-shark = Žralok prohodí dvě karty, rubem nahoru.
maldivia-web-shark-give = Dáš
maldivia-web-shark-take = Vezmeš si
maldivia-web-shark-mine = { $letter } { $island }: dej kartu tohoto ostrova
maldivia-web-shark-theirs = { $letter } { $seat }: vezmi kartu ostrova { $island }
maldivia-web-give = Která tvoje karta ostrova { $island } to bude? Dostane ji { $seat }.

# Hráči

maldivia-web-players = Hráči
maldivia-web-planned = plán je hotový
maldivia-web-tiles = Plán: { $tiles }
maldivia-web-cards = { $count ->
    [0] zatím žádné karty
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
  }
maldivia-web-supply = V zásobě

# Co říká potvrzovací tlačítko a jak vybírat

maldivia-web-deed-sail = Pluj na { $cell }
maldivia-web-deed-sail-fish = Pluj na { $cell } a lov ryby
maldivia-web-deed-sail-rob = Pluj na { $cell } a kraď
maldivia-web-deed-sail-deliver = Pluj na { $cell } a dodej
maldivia-web-deed-place = Začni na { $cell }
maldivia-web-deed-deliver = Dodej
maldivia-web-deed-rob = Okraď: { $seat }
maldivia-web-deed-fish = Lov ryby
maldivia-web-deed-stay = { maldivia-web-do-stay }
maldivia-web-deed-stay-warning = Kdo nepluje, nesmí lovit, krást ani dodávat: tvůj tah skončí.
maldivia-web-ends-current = Proud: není tu co brát a při příští plavbě žádný proud nesleduješ.
maldivia-web-ends-begin = Tady: { $what }. Zatím nic nebereš.
maldivia-web-deed-end = { maldivia-web-do-end }
maldivia-web-deed-plan = { maldivia-web-plan-send }
maldivia-web-deed-turn = Otoč destičku
maldivia-web-deed-swap = Prohoď karty
maldivia-web-deed-give = Dej tuto kartu
maldivia-web-deed-exchange = Pošli tuto loď pryč
maldivia-web-deed-haul = { maldivia-web-do-haul }
maldivia-web-how-take = Klepni na loďku a je tvoje.
maldivia-web-how-place = Klepni na pole a uvidíš, co nabízí; klepni znovu a začneš tam.
maldivia-web-how-plan = Klepnutím destičku otočíš, přetažením dvě prohodíš; pak plán použij.
maldivia-web-how-sail = Klepni na svítící pole a uvidíš cestu a co tam získáš; klepni znovu a vypluješ.
maldivia-web-how-act = Klepni na svítící pole nebo loď, nebo vyber ze seznamu.
maldivia-web-how-drop = Klepni na nejnižší rybu, kterou sundáš.
maldivia-web-how-stick = Klepni na rybu, kterou chceš teď navléknout: hned půjde nahoru.
maldivia-web-how-restack = Každé dodání to dovoluje. Klepni na další rybu, nebo nech pořadí, jak je.
maldivia-web-how-exchange = Vybíráš jako soused po levici toho, kdo přehnul moře. Místo ní připluje nová loď.

# Co se děje, zatímco se to ukazuje

maldivia-web-told-folded = { $seat } přivolává mlhu od ostrova { $island }: moře se přehne a { $spaces ->
    [one] zbývá { $spaces } pole
    [few] zbývají { $spaces } pole
   *[other] zbývá { $spaces } polí
  }.
maldivia-web-told-opened = Připlouvá loď ostrova { $island } a chce: { $named }.

# Co je vidět na telefonu

maldivia-web-fact-round = { $round }. kolo
maldivia-web-fact-tile = K{ $round } · { $tile }/{ $tiles }
maldivia-web-fact-spaces = { $spaces } · konec při { $end }
maldivia-web-fact-ends = { $spaces ->
    [one] Vidět je { $spaces } pole
    [few] Vidět jsou { $spaces } pole
   *[other] Vidět je { $spaces } polí
  }; při { $end } nebo méně hra končí.
maldivia-web-fact-points = Máš { count-points } na { $count ->
    [one] { $count } kartě
    [few] { $count } kartách
   *[other] { $count } kartách
  }.

# Co je co

maldivia-web-about-space-open = Otevřené moře: loďky tudy plují a zastavují tu, ale není tu co vzít.
maldivia-web-about-space-current = Proud: vpluj na jeho první pole v jeho směru a můžeš s ním zatočit a plout dál.
maldivia-web-about-space-octopus = Zastav tady a můžeš otočit jednu ještě neukázanou destičku, svou nebo cizí.
maldivia-web-about-space-shark = Zastav tady a můžeš vyměnit jednu svou kartu za kartu jiného hráče, naslepo.
maldivia-web-about-space-fish = Zastav tady a můžeš si vzít tyto ryby ze zásoby na stěžeň. Ne v tahu, ve kterém dodáváš.
maldivia-web-about-boat = Loďka hráče { $seat } na { $cell }
maldivia-web-about-boat-text = Zastav vedle ní a můžeš jí ukrást horní rybu. Žádná loďka nepropluje skrz jinou.
maldivia-web-about-boat-own = Na tvůj stěžeň se vejde sedm ryb. Zloději i mlha berou jen tu horní.
maldivia-web-about-boat-hand = Tyto ryby teď půjdou na stěžeň: pořadí vybereš vedle desky.
maldivia-web-about-ship = Obchodní loď ostrova { $island }
maldivia-web-about-ship-text = Zastav u okraje ostrova { $island } se všemi těmito rybami na stěžni, v libovolném pořadí, a můžeš dodat. Karta lodi je tvoje.
maldivia-web-about-berth-text = Balíček je prázdný: žádná další loď už nepřipluje.
maldivia-web-about-pile-text = Když loď dostane své ryby, připluje z tohoto balíčku další.
maldivia-web-about-island-text = Mlha odsud přehne krajní řadu. Novým okrajem je pak její rub.
maldivia-web-about-island-fogged = Odsud už v tomto kole mlha přišla: další nic neudělá.
maldivia-web-about-cards = { $seat }: { $count ->
    [0] zatím žádné karty
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
  }
maldivia-web-about-cards-hidden = Známé jsou jen ostrovy na rubu. Každá ryba na kartě je bod.
maldivia-web-about-cards-own = Každá ryba na kartě je bod: celkem { $points }. Vidíš je jen ty.
maldivia-web-about-tile-arrow = Až se destička ukáže, popluje tvoje loďka tímto směrem, jak daleko chceš.
maldivia-web-about-tile-fog = Až se destička ukáže, přehne se krajní řada této strany. Loďky, které mlha zastihne, ztratí horní rybu.
maldivia-web-about-tile-hidden = Ukáže se, až na ni přijde řada. Předtím ji může otočit chobotnice.
maldivia-web-about-supply-text = Od každé barvy je osm ryb. Co není na žádném stěžni, leží tady v zásobě; co tu není, nejde ulovit.
maldivia-web-about-row-mast = Stěžeň shora
maldivia-web-about-row-cards = Získané karty
maldivia-web-about-row-asks = Chce
maldivia-web-about-row-worth = Hodnota
maldivia-web-about-row-side = Okraj moře
maldivia-web-about-row-edge = Lodě ostrova { $island }
maldivia-web-about-row-next = Další přehyb ukáže
