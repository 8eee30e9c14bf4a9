# The rulebook of Vanuatu, for people. Chapters in the order of play.
# Above each paragraph stand the clauses it tells; a test names those that none tells.

vanuatu-rules-aim = What it is about
# VAN-001 VAN-002
vanuatu-rules-aim-1 = Eight rounds on islands that have only just risen from the sea. You sail, fish, trade, build stalls, draw in the sand and guide tourists. Money hardly stays: ten vatu turn into five points by themselves. Most points win. The game is for three to five; two may play by a rule of their own.
# VAN-100 VAN-101
vanuatu-rules-aim-2 = The heart of it is the planning. Everybody places five pawns on nine actions, and only whoever has most pawns on an action may do it.

vanuatu-rules-setup = At the beginning
# VAN-003 VAN-006 VAN-007 VAN-020 VAN-028 VAN-029
vanuatu-rules-setup-1 = The island of Efate and three seas lie there, in random order, with their goods and discs. Everybody has a boat on the empty sea, three vatu, eight stalls and five pawns, and no points. A purse holds at most nine vatu. Boats stay on seas, and a sea has room for all of them.
# VAN-004 VAN-005 VAN-012 VAN-013 VAN-022 VAN-024 VAN-026 VAN-027 VAN-030
vanuatu-rules-setup-2 = Three ships wait for goods, a tile says how many tourists have come, the fish price stands at its top, four rest tiles lie ready, and the two tiles to be laid next are open. All of this can be seen, apart from the order of the decks and rest tiles that were taken. Chance picks who goes first; whoever has the marker goes first all round long, the others follow clockwise, and a phase begins when everybody has finished the one before. Promises bind nobody, and nothing changes hands between players.

vanuatu-rules-round = A new round
# VAN-040 VAN-041 VAN-042 VAN-043 VAN-044 VAN-045 VAN-046 VAN-047
vanuatu-rules-round-1 = From the second round on, things change first. Tourists nobody fetched go home, and new ones come. Full ships sail off, the others move up, and new ones come in behind. An island that is quite sold out has all its goods again, as far as the reserve goes, older islands first. The fish price climbs back to its top.
# VAN-008 VAN-048 VAN-050 VAN-051 VAN-052 VAN-053 VAN-054 VAN-055 VAN-056
vanuatu-rules-round-2 = Up to the seventh round the first player then lays the two open tiles, in either order. A tile must touch at least two others. Islands keep apart from each other, and a sea wants an island beside it; if no hex allows that, it may lie elsewhere. A new sea gets its discs, a new island its goods, and the next two tiles are opened. A hex without a tile is out of bounds.
vanuatu-rules-picture-tile = The glowing hexes are those where the new tile may lie.

vanuatu-rules-characters = Characters
# VAN-070 VAN-071 VAN-072 VAN-073 VAN-074 VAN-075 VAN-076
vanuatu-rules-characters-1 = In turn order everybody takes a character, another one than last time; the old one goes back afterwards, and others may have it at once. It helps once this round, with its action or when you choose to use it, and then it is turned over. Most help comes by itself; Buyer, Beggar and Preacher ask you. You need not plan its action, and pawns taken back for nothing leave it as it is.
# VAN-118 VAN-200 VAN-201 VAN-202 VAN-203 VAN-205 VAN-206 VAN-207 VAN-208 VAN-209 VAN-210
vanuatu-rules-characters-2 = The Navigator sails for nothing. The Builder pays one vatu for a stall. The Diver gets a treasure’s worth in vatu as well, the Fisherman a catch’s worth in points. The Seller needs no stall, but an island beside the boat. The Buyer may load a second cube of the same good from the reserve for nothing. The Artist draws for five points. The Guide gets two points for each drawing where the tourist lands. The Beggar once changes up to three points into vatu before acting. The Preacher may once act with a possible stack when he leads nowhere.

vanuatu-rules-plan = Placing pawns
# VAN-080 VAN-081 VAN-082 VAN-087
vanuatu-rules-plan-1 = In turn order you place two pawns, then two more, then the last one, on the same action or on different ones, and as many on one as you like. What is placed stays.
# VAN-083 VAN-084 VAN-085 VAN-086
vanuatu-rules-plan-2 = You may only place where you would have a chance if you were alone: if it needs something first, such as sailing there, that must be planned too, and of two pawns placed together one may make the other possible. Rest can always be planned.
vanuatu-rules-picture-plan = Nine actions, and the pawns on them. Each box says how you would stand there, or what is missing.

vanuatu-rules-act = Acting
# VAN-102 VAN-103 VAN-104 VAN-109 VAN-110
vanuatu-rules-act-1 = Players take turns until no pawns are left. In your turn you choose an action where you lead at that moment and do it once, completely; then all your pawns come off it, so nobody does an action twice in a round. You lead if nobody has more pawns there; among equals whoever is earlier in turn order leads.
# VAN-105 VAN-106 VAN-107 VAN-108 VAN-111 VAN-112
vanuatu-rules-act-2 = If what you lead cannot be done, because you cannot pay right now or nothing is left, you take the pawns back for nothing; you may choose that although you lead something possible, too. And if you lead nowhere, you must give up one of your stacks, unless the Preacher acts. While you lead, you may not give up another stack. So nobody may pass, and the order in which you act is everything.
vanuatu-rules-picture-act = Where this player leads, an action can be taken now.

vanuatu-rules-travel = Sail, build, explore, fish
# VAN-009 VAN-010 VAN-115 VAN-116 VAN-117
vanuatu-rules-travel-1 = Sail: one to three hexes over seas, one vatu each; detours and turning back are allowed and cost their steps. What happens on islands happens beside your boat, what happens under water happens right under it; among several islands you choose.
# VAN-011 VAN-120 VAN-121 VAN-122
vanuatu-rules-travel-2 = Build: three vatu put one of your stalls on a free slot of an island beside your boat, where it stays. Stalls let you sell fish, earn with tourists, and count at the end.
# VAN-023 VAN-125 VAN-126 VAN-127 VAN-130 VAN-131 VAN-132
vanuatu-rules-travel-3 = Explore and fish: take a treasure or a fish from the sea under your boat. It is worth as much as there are discs; then one disc is gone for good, and the next one is worth less.

vanuatu-rules-trade = Sell and buy
# VAN-135 VAN-136 VAN-137
vanuatu-rules-trade-1 = Sell: with a stall of yours on an island beside your boat you sell fish, one after the other, and stop when you like. Each brings its worth times the price, which is 3, 2 or 1; each lowers the price, but never below 1.
# VAN-140 VAN-141 VAN-142 VAN-143 VAN-144
vanuatu-rules-trade-2 = Buy: a cube of an island beside your boat, kava for one vatu, copra for two, beef for three. It goes at once onto the first ship that has room for this good and brings one point for kava, three for copra, five for beef, and two more if it fills the ship. If no ship has room, you may buy all the same, and the cube is lost. A full ship waits for the next round.

vanuatu-rules-culture = Draw, transport, rest
# VAN-145
vanuatu-rules-culture-1 = Draw: a sand drawing on a free slot of an island beside your boat costs nothing and brings three points.
# VAN-146 VAN-147 VAN-148
vanuatu-rules-culture-2 = Transport: bring a waiting tourist to an island beside your boat that has room. You get one vatu for every stall there, whoever owns it; it may be none.
# VAN-150 VAN-151 VAN-155 VAN-156 VAN-157 VAN-158
vanuatu-rules-culture-3 = Rest: if a rest tile is left, look at those that are and take one, unseen by the others. It pays at the end of the round. Before you act in your turn, and at no other time, you may also change treasures into as many vatu as they are worth.

vanuatu-rules-vatu = Ten vatu
# VAN-230 VAN-231 VAN-232 VAN-233
vanuatu-rules-vatu-1 = As soon as you have ten vatu, ten of them turn into five points, whether you like it or not, after every single gain, also between rounds and at the end. What you pay is paid before you earn, and nobody goes into debt.

vanuatu-rules-rest = End of a round
# VAN-240 VAN-241 VAN-242 VAN-243 VAN-275
vanuatu-rules-rest-1 = Rest tiles are shown in turn order, paid and put back: a point, a vatu, both, or the marker of the first player. The marker stays where it is unless somebody took its tile; its owner may take that tile and keep it.

vanuatu-rules-end = The end
# VAN-250 VAN-251 VAN-252 VAN-255
vanuatu-rules-end-1 = After the eighth round every fish left turns into as many vatu as it is worth, whatever the price. The marker is worth three points, every three vatu one, treasures twice their value. For each of your stalls every tourist on its island is worth two points. Drawings, goods and stalls without tourists bring nothing more. Scores run on past fifty.
# VAN-253 VAN-254
vanuatu-rules-end-2 = Most points win; among equals more stalls built, then more vatu, and then they share the place.
vanuatu-rules-picture-end = Islands near the end of a game: stalls, tourists and drawings.

vanuatu-rules-more = Two players, variants, secrets
# VAN-283
vanuatu-rules-more-1 = With two players set up as for three. Before the characters the first player puts two neutral pawns on actions, then the other one three; to lead you need more pawns than the neutral ones, or as many if your character belongs to that action. Five characters are on offer, others than last time, and a boat may not stop where the other one lies.
# VAN-021 VAN-025 VAN-270 VAN-271 VAN-272 VAN-273 VAN-274
vanuatu-rules-more-2 = Hidden are only the order of ships and tourists, which of two tiles of a letter comes first, and the rest tiles others have taken. Tiles come in the order A to F, twice. What is in a deck is known: an empty ship deck is made of the ships that left, and one tourist tile, depending on the number of players, was put away at the start. Whoever rests sees what is left, and so knows what was taken before, though not by whom.
# VAN-280 VAN-281 VAN-282
vanuatu-rules-more-3 = Options of a table: without characters; the fish price falls once after a whole sale instead of with each fish; and the Governor, an eleventh character, who spends a turn to move a whole stack of yours to another action, one you have neither done nor given up in this round.

vanuatu-rules-decided = Decided by us
vanuatu-rules-decided-1 = One rule can be read otherwise. Here most bonuses of characters come by themselves, and only Buyer, Beggar and Preacher ask; one can also read it so that every bonus may be declined.

# The game on one page

vanuatu-rules-aid-person = Each round take a character, never the same twice running.
vanuatu-rules-aid-plan = Place five pawns in turn: two, two, one. Only on what your plan can do.
vanuatu-rules-aid-lead = Then, in turn, act with one stack where you have most pawns; of equal ones the earlier in turn order. Where you lead nowhere, a stack is given up.
vanuatu-rules-aid-sail = Sail over seas: 1 vatu a hex.
vanuatu-rules-aid-build = Build a stall beside your boat: 3 vatu.
vanuatu-rules-aid-explore = Explore your sea: a treasure worth as many as there are chests. Twice its value in points at the end, or its value in vatu on your turn.
vanuatu-rules-aid-fish = Fish in your sea: a fish worth as many as there are fish discs.
vanuatu-rules-aid-sell = Sell fish beside your stall: value times price, 3, then 2, then 1.
vanuatu-rules-aid-kava = Buy kava: 1 vatu, 1 point on a ship.
vanuatu-rules-aid-copra = Buy copra: 2 vatu, 3 points on a ship.
vanuatu-rules-aid-beef = Buy beef: 3 vatu, 5 points on a ship. The last cube of a ship: 2 more.
vanuatu-rules-aid-draw = Draw where there is room: 3 points.
vanuatu-rules-aid-transport = Bring a tourist: 1 vatu for every stall on the island.
vanuatu-rules-aid-rest = Rest: a hidden tile that pays at the end of the round.
vanuatu-rules-aid-vatu = At ten vatu turn into five points.
vanuatu-rules-aid-end = After eight rounds: 2 points for each stall and tourist on its island, treasures, 1 for 3 vatu, 3 for going first.

# A worked round

vanuatu-rules-example = A round as an example
vanuatu-rules-example-1 = Mira has 3 vatu and takes the Artist. Her boat lies beside Efate, where there is room for a drawing. Ben has taken the Buyer, Otto the Guide.
vanuatu-rules-example-2 = Planning, first two pawns each: Mira puts both on Draw, since with the Artist it is worth 5 points. Ben puts two on Buy, Otto one on Draw and one on Transport. Then Mira puts one on Sail and one on Fish, and her last one on Rest.
vanuatu-rules-example-3 = Acting: Mira leads Draw two to one and draws on Efate at once, 5 points. Ben buys beef there: 3 vatu, 5 points, and the Buyer loads a second one free. Otto’s single pawn leads Draw now, but Efate has no room left and he has not planned to sail: that stack will be lost.
vanuatu-rules-example-4 = Mira sails one hex for 1 vatu to a sea with two fish discs. When her turn comes again she catches a fish of 2. Last she rests and takes the tile that lets her go first. At the end of the round she has 2 vatu, a fish and 5 points more, and begins the next.
