# The rulebook of Vanuatu, for people. Chapters in the order of play.

vanuatu-rules-aim = What it is about
vanuatu-rules-aim-1 = Eight rounds on islands that have only just risen from the sea. You sail, fish, trade, build stalls, draw in the sand and guide tourists. Money hardly stays: ten vatu turn into five points by themselves. Most points win.
vanuatu-rules-aim-2 = The heart of it is the planning. Everybody places five pawns on nine actions, and only whoever has most pawns on an action may do it.

vanuatu-rules-setup = At the beginning
vanuatu-rules-setup-1 = The island of Efate and three seas lie there. Everybody has a boat on the empty sea, three vatu, eight stalls and five pawns. A purse holds at most nine vatu.
vanuatu-rules-setup-2 = Three ships wait for goods, a tile says how many tourists have come, the fish price stands at its top. All of this lies open, apart from the order of the decks and the rest tiles. The player with the marker goes first all round long, the others follow.

vanuatu-rules-round = A new round
vanuatu-rules-round-1 = From the second round on, things change first. Tourists nobody fetched go home, and new ones come. Full ships sail off, and others take their place. An island that is sold out has goods again. The fish price climbs back to its top.
vanuatu-rules-round-2 = Up to the seventh round the first player then lays two new tiles. A tile must touch at least two others. Islands keep apart from each other, and a sea wants an island beside it.
vanuatu-rules-picture-tile = The glowing hexes are those where the new tile may lie.

vanuatu-rules-characters = Characters
vanuatu-rules-characters-1 = In turn order everybody takes a character, another one than last time. It helps once this round: with its action, or when you choose to use it.
vanuatu-rules-characters-2 = The Navigator sails for nothing. The Builder pays one vatu for a stall. The Diver gets a treasure’s worth in vatu as well, the Fisherman a catch’s worth in points. The Seller needs no stall. The Buyer may load a second cube of the same good. The Artist draws for five points. The Guide gets two points for each drawing where the tourist lands. The Beggar changes up to three points into vatu. The Preacher may act where he leads nowhere.

vanuatu-rules-plan = Placing pawns
vanuatu-rules-plan-1 = In turn order you place two pawns, then two more, then the last one, on the same action or on different ones. What is placed stays.
vanuatu-rules-plan-2 = You may only place where you have a chance to act: if it needs something first, such as sailing there, that must be planned too. Rest can always be planned.
vanuatu-rules-picture-plan = Nine actions, and the pawns on them. Each box says how you would stand there, or what is missing.

vanuatu-rules-act = Acting
vanuatu-rules-act-1 = Players take turns until no pawns are left. In your turn you choose an action where you lead and do it once, completely; then all your pawns come off it. You lead if nobody has more pawns there; among equals whoever is earlier in turn order leads.
vanuatu-rules-act-2 = If what you lead cannot be done, because you cannot pay or nothing is left, you take the pawns back for nothing. And if you lead nowhere, you must give up one of your stacks. So nobody may pass, and the order in which you act is everything.
vanuatu-rules-picture-act = Where this player leads, an action can be taken now.

vanuatu-rules-travel = Sail, build, explore, fish
vanuatu-rules-travel-1 = Sail: one to three hexes over seas, one vatu each. What happens on islands happens beside your boat, what happens under water happens right under it.
vanuatu-rules-travel-2 = Build: three vatu put one of your stalls on a free slot of an island beside your boat. Stalls let you sell fish, earn with tourists, and count at the end.
vanuatu-rules-travel-3 = Explore and fish: take a treasure or a fish from the sea under your boat. It is worth as much as there are discs; then one disc is gone, and the next one is worth less.

vanuatu-rules-trade = Sell and buy
vanuatu-rules-trade-1 = Sell: with a stall of yours on an island beside your boat you sell fish, one after the other. Each brings its worth times the price, and each lowers the price.
vanuatu-rules-trade-2 = Buy: pay one, two or three vatu for a cube of an island beside your boat. It goes at once onto the first ship that has room for this good and brings its points, two more if it fills the ship. If no ship has room, the cube is lost.

vanuatu-rules-culture = Draw, transport, rest
vanuatu-rules-culture-1 = Draw: a sand drawing on an island beside your boat costs nothing and brings three points.
vanuatu-rules-culture-2 = Transport: bring a waiting tourist to an island beside your boat that has room. You get one vatu for every stall there, whoever owns it.
vanuatu-rules-culture-3 = Rest: look at the rest tiles that are left and take one. It pays at the end of the round. Before you act in your turn you may also change treasures into vatu.

vanuatu-rules-vatu = Ten vatu
vanuatu-rules-vatu-1 = As soon as you have ten vatu, ten of them turn into five points, whether you like it or not. What you pay is paid before you earn, and nobody goes into debt.

vanuatu-rules-rest = End of a round
vanuatu-rules-rest-1 = Rest tiles are shown and paid: a point, a vatu, both, or the marker of the first player. The marker stays where it is unless somebody took its tile.

vanuatu-rules-end = The end
vanuatu-rules-end-1 = After the eighth round every fish left turns into as many vatu as it is worth, whatever the price. The marker is worth three points, every three vatu one, treasures twice their value. For each of your stalls every tourist on its island is worth two points.
vanuatu-rules-end-2 = Most points win; among equals more stalls, then more vatu.
vanuatu-rules-picture-end = Islands near the end of a game: stalls, tourists and drawings.

vanuatu-rules-more = Two players, variants, secrets
vanuatu-rules-more-1 = With two players neutral pawns take part and five characters are on offer. Hidden are only the order of ships and tourists, which of two tiles of a letter comes first, and the rest tiles others have taken.

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
