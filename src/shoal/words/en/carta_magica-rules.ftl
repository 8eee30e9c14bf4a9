# The rulebook of Carta Magica, for people. Chapters in the order of play.

carta-magica-rules-aim = What it is about
carta-magica-rules-aim-1 = You sail an old chart once round the island in its middle and back home. On the way you trade goods for gold and gold for talismans, meet storms and monsters, and now and then each other.
carta-magica-rules-aim-2 = Talismans bring points, those of your own challenge ten more each. Coming home after the circle brings fifteen.

carta-magica-rules-setup = Setting out
carta-magica-rules-setup-1 = In turn order everybody chooses a character, which is only a face, and a challenge, which names two talismans. Everybody gets three magic and three goods. Three talismans lie open beside their deck.
carta-magica-rules-setup-2 = Then, beginning with the last player, each ship goes into an empty harbour: home. Being there at the start is no visit.
carta-magica-rules-picture-home = Choosing a home: any free harbour, black or red.

carta-magica-rules-turn = A turn: spin, then do one thing
carta-magica-rules-turn-1 = Spin the arrow. It stops on one of twelve sectors, and shows a number and signs.
carta-magica-rules-turn-2 = Then do one thing: sail up to that number of spaces; or, if the sign is there, take that many goods or that much magic, or draw an adventure card; or hold. One segment is the storm: then you do nothing of the kind.

carta-magica-rules-sail = Sailing
carta-magica-rules-sail-1 = Ships go from space to space across sides, not across corners, over blue water and into harbours. Land, cliffs, shallows, the golden frame and other ships are closed, and so are the white windless spaces.
carta-magica-rules-sail-2 = You sail at least one step, the way may bend, and a harbour ends it.
carta-magica-rules-picture-sail = The golden spaces can be reached with this spin. The chosen way is marked.

carta-magica-rules-harbour = Harbours
carta-magica-rules-harbour-1 = In a black harbour you trade two goods for one gold, as often as you like. Every arrival there costs you one adventure card, to be drawn before you leave.
carta-magica-rules-harbour-2 = In a red harbour two gold buy a talisman: one of the three open ones or the hidden one on top of the deck. The gap is filled at once.
carta-magica-rules-harbour-3 = Only arriving counts. Whoever merely lies in a harbour does not trade; if a storm blew you in, you may trade after your next action there.
carta-magica-rules-picture-harbour = A ship in a red harbour: talismans are for sale.

carta-magica-rules-stores = Gold, goods, magic
carta-magica-rules-stores-1 = Eight of each kind is all a ship can hold. Income cards can be exchanged for tokens when you draw them, or kept: kept ones take no room and pay later. Everything you own lies open.

carta-magica-rules-storm = Storm
carta-magica-rules-storm-1 = If the arrow shows the storm, it is spun again for a direction. Every sound ship is pushed two spaces that way, those in front first.
carta-magica-rules-storm-2 = Land, cliffs or another ship in the way damage it. A windless space holds it. A harbour takes it in. Good weather, if you have the card, spares your ship. The storm is the whole turn.
carta-magica-rules-picture-storm = A storm is coming: the second spin says where to.

carta-magica-rules-stuck = Becalmed or damaged
carta-magica-rules-stuck-1 = Only storms bring ships onto windless spaces. There you may still load, draw or hold. To sail away you need the wind sign on the arrow, or two goods for a tow, or a Lucky wind card.
carta-magica-rules-stuck-2 = A damaged ship needs the hammer sign, two gold, or a Repair card, and sails in the same turn.
carta-magica-rules-picture-calm = A ship on the white, windless spaces.

carta-magica-rules-adventure = Adventure cards
carta-magica-rules-adventure-1 = Some bring goods, gold or magic; some demand goods, and whoever cannot pay misses a turn. Others you keep for later: Good weather, Repair, Lucky wind for five more steps, Spin again, the Telescope that looks at three cards, the Curse that shuffles the open talismans away.

carta-magica-rules-monster = Monsters
carta-magica-rules-monster-1 = A monster is faced at once. Say how much magic you spend, then spin: magic, the number, and one for each monster you have already are added. Reach its strength and it is yours, with its gold. Otherwise all your goods are lost and it goes back into the pile. The magic is gone either way.

carta-magica-rules-battle = Battles
carta-magica-rules-battle-1 = After sailing you may attack one ship beside you that has a talisman of your challenge. Both spin, and the higher number may take a card from the other. Afterwards the two may agree to swap places. Ships that are stuck are safe.

carta-magica-rules-home = Round the island and home
carta-magica-rules-home-1 = It does not matter which way round you go, or how: sailed, blown or swapped, every step counts, and going back undoes going forth. Whoever lies in their home harbour with a full circle has returned.

carta-magica-rules-end = The end
carta-magica-rules-end-1 = The first return makes this round the last one. Then points are counted: talismans as printed, ten more for each of your challenge, one for each gold, fifteen for having returned. Most points win, and equals win together.

# The game on one page

carta-magica-rules-aid-spin = Spin, then do one thing: sail, use one of the two signs, or hold.
carta-magica-rules-aid-sail = Sail up to the number, over sides, never over corners. A harbour ends the move.
carta-magica-rules-aid-goods = Goods: take as many as the number says, eight at most.
carta-magica-rules-aid-magic = Magic: the same.
carta-magica-rules-aid-adventure = Adventure: draw a card. Some are kept, some must be paid, some are monsters.
carta-magica-rules-aid-black = Black harbour: 2 goods for 1 gold, as often as you like; draw one card.
carta-magica-rules-aid-red = Red harbour: 2 gold for a talisman, open or unseen.
carta-magica-rules-aid-talisman = A talisman of your own challenge counts 10 more.
carta-magica-rules-aid-storm = Storm: spin the direction. All sound ships are blown two spaces.
carta-magica-rules-aid-becalmed = Becalmed: spin wind, pay 2 goods, or play Lucky wind; then sail.
carta-magica-rules-aid-damaged = Damaged: spin a hammer, pay 2 gold, or play Repair; then sail.
carta-magica-rules-aid-monster = Monster: magic and a spin must reach its strength. Gold if they do; all goods lost if not.
carta-magica-rules-aid-battle = Beside a ship with a talisman you seek you may fight: the higher spin takes a card.
carta-magica-rules-aid-end = Round the island and home: 15 points, and this round is the last. Talismans, 10 for each of your challenge, 1 for each gold.

# A worked round

carta-magica-rules-example = A round as an example
carta-magica-rules-example-1 = Mira lies in Carmine Roads, her home, with 3 goods and 3 magic. She spins 6, goods and magic: she could sail six spaces, but takes goods. Three and six are nine; she keeps eight, one is lost.
carta-magica-rules-example-2 = Ben spins the storm. His second spin says east: his own ship is blown two spaces over open water, Otto’s runs against a cliff and is damaged. Mira’s is blown out of the harbour and lies on open sea.
carta-magica-rules-example-3 = Otto spins 7, adventure card and hammer: the hammer mends his ship, and he sails seven spaces.
carta-magica-rules-example-4 = Next round Mira spins 9 and sails to Ravenmouth. There she trades eight goods for 4 gold and has to draw a card: the Lantern Eel, strength 8. She spends 3 magic and spins a 5: eight, it is tamed and brings 2 gold. With 6 gold she will buy three talismans in a red harbour, if they still lie there.
