# The rulebook of Carta Magica, for people. Chapters in the order of play.
# Above each paragraph stand the clauses it tells; a test names those that none tells.

carta-magica-rules-aim = What it is about
# CM-001 CM-180
carta-magica-rules-aim-1 = You sail an old chart once round the island in its middle and back home. On the way you trade goods for gold and gold for talismans, meet storms and monsters, and now and then each other. Two, three or four can play.
carta-magica-rules-aim-2 = Talismans bring points, those of your own challenge ten more each. Coming home after the circle brings fifteen.

carta-magica-rules-setup = Setting out
# CM-002 CM-003 CM-004 CM-005 CM-006 CM-007 CM-008 CM-009 CM-012
carta-magica-rules-setup-1 = Chance names who starts. In turn order everybody chooses a character, which is only a face, and a challenge, which names two talismans; all of that is open, and what nobody chose is out of the game. Everybody gets three magic and three goods, no gold and no card. Of the sixteen talismans three lie open beside their deck; the thirty-two adventure cards are a hidden pile.
# CM-010 CM-011
carta-magica-rules-setup-2 = Then, beginning with the last player, each ship goes into an empty harbour of either colour: home. Being there at the start is no visit.
carta-magica-rules-picture-home = Choosing a home: any free harbour, black or red.

carta-magica-rules-turn = A turn: spin, then do one thing
# CM-020 CM-021 CM-023 CM-024
carta-magica-rules-turn-1 = A round gives everybody one turn. Spin the arrow. It stops on one of twelve sectors, each as likely as the others, and shows a number and signs.
# CM-022 CM-025 CM-026 CM-027 CM-028 CM-029 CM-070
carta-magica-rules-turn-2 = Then do one thing: sail up to that number of spaces; or, if the sign is there, take that many goods or that much magic, or draw an adventure card; or hold. What cannot be done is not offered. Cards you play besides do not use up your action. One segment is the storm: then you do nothing of the kind. Whoever has a turn to miss skips it whole.

carta-magica-rules-sail = Sailing
# CM-031 CM-032 CM-033 CM-034 CM-035
carta-magica-rules-sail-1 = Ships go from space to space across sides, not across corners, over blue water and into harbours. Land, cliffs, shallows, the golden frame and other ships are closed, and so are the white windless spaces.
# CM-030 CM-036 CM-037 CM-038 CM-039 CM-040 CM-041 CM-042
carta-magica-rules-sail-2 = You sail at least one step and at most the number, the way may bend and double back, and a harbour ends it. You never end where you began, nor in the harbour you just left. A Lucky wind makes the way longer. Afterwards the ship is seaworthy; a visit comes first, a battle after it.
carta-magica-rules-picture-sail = The golden spaces can be reached with this spin. The chosen way is marked.

carta-magica-rules-harbour = Harbours
# CM-050 CM-051 CM-052 CM-053 CM-054
carta-magica-rules-harbour-1 = In a black harbour you trade two goods for one gold, as often as you like while your gold is not full. Every arrival there, however it came about, costs you one adventure card, to be drawn when you like but before you are done.
# CM-055 CM-056 CM-057 CM-058 CM-059
carta-magica-rules-harbour-2 = In a red harbour two gold buy a talisman: one of the three open ones or the hidden one on top of the deck, as often as you can pay. The gap is filled at once, while the deck lasts. You lay your talismans open before you. Nobody has to trade, and players do not trade among themselves.
# CM-060 CM-061 CM-062 CM-063 CM-064
carta-magica-rules-harbour-3 = Only arriving counts: whoever merely lies in a harbour does not trade. If a storm or a swap brought you in, you draw the black harbour’s card at once and may trade after your next action there, unless it is sailing. A damaged ship in a harbour may trade after each action but sailing. These later visits ask for no card.
carta-magica-rules-picture-harbour = A ship in a red harbour: talismans are for sale.

carta-magica-rules-stores = Gold, goods, magic
# CM-071 CM-072 CM-078 CM-079
carta-magica-rules-stores-1 = Eight tokens of each kind is all a ship can hold; what is more stays in the bank. What you spend goes back there, used cards go to the open discards. Everything you own lies open.
# CM-073 CM-074 CM-075 CM-076 CM-077
carta-magica-rules-stores-2 = Income cards are exchanged for tokens when you draw them, or kept, but not exchanged later. Kept ones take no room and pay for anything of their kind, whole; what is too much comes back as tokens. You choose with which cards you pay, as long as none of them is needless.

carta-magica-rules-storm = Storm
# CM-080 CM-081 CM-082 CM-083 CM-084 CM-085
carta-magica-rules-storm-1 = If the arrow shows the storm, it is spun again for a direction. Whoever has Good weather may spare their ship now. Every other seaworthy ship, yours too and those in harbours, is pushed two spaces that way, those farthest in front first. Stuck ships stay where they are and are in the way.
# CM-086 CM-087 CM-088 CM-089 CM-090 CM-091 CM-092 CM-093
carta-magica-rules-storm-2 = Land, cliffs, shallows, the frame or another ship in the way damage it where it lies; the other ship takes no harm. A windless space holds it. A harbour takes it in. When all have drifted, those blown into black harbours draw. The storm is the whole turn.
carta-magica-rules-picture-storm = A storm is coming: the second spin says where to.

carta-magica-rules-stuck = Becalmed or damaged
# CM-100 CM-101 CM-102 CM-103 CM-104 CM-105 CM-106 CM-115
carta-magica-rules-stuck-1 = Only storms bring ships onto windless spaces. There you may still load, draw or hold. To sail away you need the wind sign on the arrow, or two goods for a tow, or a Lucky wind card, and free water right beside you. Freeing and sailing are one act. A storm frees nobody.
# CM-110 CM-111 CM-112 CM-113 CM-114
carta-magica-rules-stuck-2 = A damaged ship may load, draw or hold as well. To sail it needs the hammer sign, two gold, or a Repair card, and sails in the same turn; there is no repair without sailing.
carta-magica-rules-picture-calm = A ship on the white, windless spaces.

carta-magica-rules-adventure = Adventure cards
# CM-120 CM-121 CM-122 CM-123 CM-125 CM-126 CM-127
carta-magica-rules-adventure-1 = You draw by action, or because a black harbour asks for it. Some cards bring goods, gold or magic. Some demand goods: you pay in full, or if you cannot you pay nothing and miss a turn; missed turns add up. All others may be kept, as many as you like. When the pile is empty, the discards are shuffled.
# CM-130 CM-132 CM-134 CM-135 CM-136 CM-138
carta-magica-rules-adventure-2 = Good weather spares a seaworthy ship in a storm. Repair mends a damaged one. Lucky wind frees a becalmed ship, or gives five more steps to one that sails; one card does not do both. Spin again repeats a spin of your own.
# CM-140 CM-141 CM-142
carta-magica-rules-adventure-3 = The Telescope looks at the top three cards when you are about to draw: you take one, for all to see, and put the others back on top in an order only you know. The Curse shuffles the open talismans into their deck and opens three anew; play it on your turn before the spin, when you choose your action, or in a harbour.

carta-magica-rules-monster = Monsters
# CM-150 CM-151 CM-152 CM-153
carta-magica-rules-monster-1 = A monster is faced at once. Say how much magic you spend, then spin: magic, the number, and one for each monster you have already are added; the storm counts minus two. The magic is gone either way. The spin can be repeated with a card, the magic cannot be changed.
# CM-154 CM-155 CM-156 CM-157
carta-magica-rules-monster-2 = Reach its strength and it is yours, with its gold. Otherwise all your goods tokens are lost and it is shuffled back into the pile. Monsters are never spent and bring no points.

carta-magica-rules-battle = Battles
# CM-160 CM-161
carta-magica-rules-battle-1 = After sailing you may attack one ship beside you that has a talisman of your challenge. Ships that are stuck are safe, ships in harbours are not.
# CM-162 CM-163 CM-164 CM-165 CM-166
carta-magica-rules-battle-2 = Both spin, the attacker first; the storm is just minus two. The higher number may take one card from the other, a talisman or an adventure, and nothing happens through it. A draw wins nothing.
# CM-170 CM-171 CM-172 CM-173
carta-magica-rules-battle-3 = Afterwards the two may agree to swap places. That is a step for each ship, and whoever is swapped into a harbour is treated as blown in.

carta-magica-rules-home = Round the island and home
# CM-181 CM-182 CM-183 CM-184 CM-185 CM-186
carta-magica-rules-home-1 = It does not matter which way round you go, or how: sailed, blown or swapped, every step counts, and going back undoes going forth. What counts are your crossings of the line between K and L, north of the island. Whoever lies in their home harbour with a full circle has returned. Without a circle nothing happens there, and while another ship lies in it you cannot get in.

carta-magica-rules-end = The end
# CM-190 CM-191 CM-192 CM-193
carta-magica-rules-end-1 = The first return makes this round the last one; missed turns stay missed. A returned ship plays on, and nothing takes the return away.
# CM-194 CM-195 CM-196 CM-197 CM-198 CM-199
carta-magica-rules-end-2 = Then points are counted: talismans as printed, ten more for each of your challenge, one for each gold, on kept gold cards too, fifteen for having returned, and nothing else. Most points win, and equals win together.

carta-magica-rules-decided = Decided by us
carta-magica-rules-decided-1 = Four rules can be read otherwise. Here you may always hold; one can think that a seaworthy ship has to sail where no idle sign is shown. Here a kept income card never turns into tokens but as change; elsewhere it may be cashed at any time. Here a Lucky wind lengthens any sailing, also of a ship just freed; others make it a move of its own, or deny it to a ship that was stuck. And here talismans shuffled away by a Curse may come up again; others ask for three new ones.

# The game on one page

carta-magica-rules-aid-spin = Spin, then do one thing: sail, use one of the two signs, or hold.
carta-magica-rules-aid-sail = Sail up to the number, over sides, never over corners. A harbour ends the move.
carta-magica-rules-aid-goods = Goods: take as many as the number says, eight at most.
carta-magica-rules-aid-magic = Magic: the same.
carta-magica-rules-aid-adventure = Adventure: draw a card. Some are kept, some must be paid, some are monsters.
carta-magica-rules-aid-black = Black harbour: 2 goods for 1 gold, as often as you like; draw one card.
carta-magica-rules-aid-red = Red harbour: 2 gold for a talisman, open or unseen.
carta-magica-rules-aid-talisman = A talisman of your own challenge counts 10 more.
carta-magica-rules-aid-storm = Storm: spin the direction. All seaworthy ships are blown two spaces.
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
