# The rulebook of Maldivia, for people. Chapters in the order of play.
# Above each paragraph stand the clauses it tells; a test names those that none tells.

maldivia-rules-aim = What it is about
# MAL-220
maldivia-rules-aim-1 = The sea is a cloth, and it is being folded away under your boats. You fish, you rob your neighbours, and you deliver what the market ships at the four edges ask for. Every fish printed on a ship’s card you win is a point.
# MAL-020 MAL-230
maldivia-rules-aim-2 = You never steer on the spot: at the beginning of each round everybody secretly lines up four tiles, and then the plans meet. Two, three and four players play by the same rules.

maldivia-rules-setup = Before the first round
# MAL-010 MAL-013 MAL-014 MAL-015
maldivia-rules-setup-1 = The cloth lies open: ten by ten spaces, with the side up that has no sharks. At each side one island lies: Nanga in the north, Efo in the east, Solys in the south, Wipi in the west. Every island has a shuffled pile of ten market ships, and two of them are open from the start.
# MAL-006 MAL-011 MAL-012 MAL-016 MAL-017 MAL-018 MAL-019 MAL-231
maldivia-rules-setup-2 = Everybody chooses a boat and gets three arrow tiles and one fog tile. The masts are bare; all 32 fish are in the supply. Chance names the starting player, unless the host lets the first seat start. From there clockwise each boat goes onto any free space, one boat to a space. Nothing happens there yet. Your left neighbour is the next seat; with two players it is the other one.

maldivia-rules-plan = Planning a round
# MAL-021 MAL-022 MAL-023 MAL-024 MAL-026
maldivia-rules-plan-1 = All plan at the same time and in secret. Put all four of your tiles in a row, in any order. Turn each arrow to one of the four directions, and the fog tile to one of the four sides. Directions are those of the compass, wherever you sit, and from behind all tiles look alike.
# MAL-025
maldivia-rules-plan-2 = You may change your plan until the last plan is in. After that only an octopus can touch it.

maldivia-rules-round = Tile by tile
# MAL-035 MAL-036 MAL-037 MAL-038
maldivia-rules-round-1 = Now the first tiles are played, one player after the other beginning with the starting player, then all second tiles, and so on. You show your tile, and only then decide how far you sail and what you do; your turn is finished before the next tile is shown. A shown tile lies open to the end of the round.
# MAL-039
maldivia-rules-round-2 = After four tiles the round is over. The next player becomes the starting player, everybody takes the tiles back, every side may have fog again, and a new round is planned.

maldivia-rules-sail = An arrow: sailing
# MAL-050 MAL-051 MAL-052 MAL-053 MAL-057
maldivia-rules-sail-1 = Your boat sails straight in the arrow’s direction, as far as you like and at least one space, and stops on a free space, another one than it began on. It never passes another boat and never leaves the sea. With a boat or the edge right ahead it cannot sail.
# MAL-054 MAL-055 MAL-056
maldivia-rules-sail-2 = You may also stay. But whoever has not sailed has no action, wherever the boat lies. Only the space where you stop matters, not those on the way.
maldivia-rules-picture-sail = The arrow points one way, and every space in a line up to the next boat or the edge can be reached. The chosen way is marked.

maldivia-rules-current = Currents
# MAL-070 MAL-071 MAL-072 MAL-073
maldivia-rules-current-1 = Pale ribbons are currents: a dot where they begin, an arrow where they end. If you sail onto the first space of a current in its direction, you may follow it all the way round the bend, leave it at its end and sail on straight. Whoever follows it must leave it before stopping.
# MAL-074 MAL-075 MAL-076 MAL-077 MAL-078 MAL-079
maldivia-rules-current-2 = You may also ignore it: boats cross it and stop on it like open water. You cannot join it halfway, turn against it or leave it early. If you begin your move on a current, you follow none in this move. A current that is no longer whole, because a part is folded away or covered or a boat lies on it or right behind it, cannot be followed. One move may follow several currents, each of them once.
maldivia-rules-picture-current = A current carries the boat round the corner.

maldivia-rules-act = What you can do where you stop
# MAL-085 MAL-086 MAL-087 MAL-088 MAL-091 MAL-092
maldivia-rules-act-1 = Right after sailing you may use the space where you stopped: gain fish, deliver at an edge, use an octopus or a shark. You choose the order, and you may leave things out: one gain, one octopus or shark, and one delivery for each side you lie at. What one thing brings can make the next one possible.
# MAL-089 MAL-090 MAL-141
maldivia-rules-act-2 = One thing is never possible: to fish and to deliver in the same turn, not even on a fish space at the edge. Robbing goes with everything.

maldivia-rules-fish = Fishing and robbing
# MAL-007 MAL-100 MAL-101 MAL-102 MAL-103 MAL-104
maldivia-rules-fish-1 = On a space with fish you take all of them from the supply and put them on your mast in any order. Printed fish never run out, but the supply can: what is not there is not caught, and with none of them there you do not fish at all.
# MAL-003 MAL-105 MAL-106 MAL-107 MAL-108 MAL-109
maldivia-rules-fish-2 = You may also rob the boats beside yours, across a side and not across a corner: one top fish from each, from whichever you like, unless a mast is bare. Caught and stolen fish go onto the mast together; what was there before stays as it is.

maldivia-rules-mast = The mast
# MAL-115 MAL-116 MAL-118 MAL-121
maldivia-rules-mast-1 = A mast holds seven fish, and only the top one can be stolen or lost. So it matters what is on top. If all new fish fit, all of them go on, and none is thrown back.
# MAL-117 MAL-119 MAL-120
maldivia-rules-mast-2 = If the new fish do not all fit, take as many off the top as you like, then put on what fits of the new ones, or none. The rest goes back to the supply, stolen ones too.

maldivia-rules-deliver = Delivering
# MAL-004 MAL-130 MAL-131 MAL-132 MAL-133 MAL-137 MAL-138 MAL-139 MAL-140
maldivia-rules-deliver-1 = At the edge you may serve one of the open ships of that side if your mast holds all the fish it asks for, wherever on the mast they sit; fish stolen in this turn count. The topmost fish of each colour leave for the supply, and the card goes face down to you. The next ship of the island comes into the gap while there is one, but you serve one ship a side and turn.
# MAL-134 MAL-135 MAL-136
maldivia-rules-deliver-2 = In a corner you may serve both sides, and where the sea is one space wide opposite ones too. Right after a delivery you may put the rest of your mast in another order.
maldivia-rules-picture-deliver = The boat lies at an edge and has what a ship there wants.

maldivia-rules-octopus = The octopus
# MAL-150 MAL-151 MAL-152 MAL-153 MAL-154 MAL-155 MAL-156
maldivia-rules-octopus-1 = On an octopus you may turn one tile that still stands, your own or anybody’s, by a quarter, a half or three quarters, clockwise as its owner sees it; it keeps its place in the row. Everybody sees which tile was turned and how far, only its owner sees the front. A fog tile names another side afterwards.

maldivia-rules-shark = The shark
# MAL-160 MAL-161 MAL-162 MAL-163 MAL-164 MAL-165 MAL-166
maldivia-rules-shark-1 = Sharks appear only where the cloth is folded, so always at an edge. If you have a card, one won in this turn included, and another player has one, you may swap: you name the card you give, the player, and the island of the card you want. Chance picks among the fitting ones, the one you give not among them, and nobody can say no. You may always look at your own cards.

maldivia-rules-fog = Fog: the sea folds
# MAL-002 MAL-170 MAL-173 MAL-174 MAL-188 MAL-189
maldivia-rules-fog-1 = The fog tile moves no boat and gives no action. The outermost row of the side it names is folded over, and its back becomes the new edge, with new fish, octopuses and sharks; where two folds meet the later one shows. The sea is one row smaller from now on, and the ships of that side move in with it.
# MAL-175 MAL-176 MAL-177 MAL-178 MAL-179 MAL-180 MAL-181 MAL-080
maldivia-rules-fog-2 = Boats in the folded row are carried one space inwards and push the boat they land on, and so on through an unbroken line. All of these, and boats the fold slides under, lose their top fish; boats beyond a gap do not. Your own boat is not spared. Where fog puts a boat, nothing happens.
# MAL-171 MAL-172 MAL-185 MAL-186
maldivia-rules-fog-3 = Each side has fog once a round at most: the second fog from the same side does nothing. If boats fill a whole line, or the sea is only one space wide there, nothing is folded, but the side has had its fog.
# MAL-200 MAL-201 MAL-202 MAL-203
maldivia-rules-fog-4 = After a fold the player to the left must send one of the two open ships of that side under its pile and open a new one, before anything else happens. Without a pile nothing is exchanged.
maldivia-rules-picture-fog = A sea that has been folded several times: the dusk-coloured rows are the back of the cloth.

maldivia-rules-end = End and winning
# MAL-005 MAL-210 MAL-211 MAL-212 MAL-213 MAL-214
maldivia-rules-end-1 = As soon as only sixteen spaces or fewer can be seen, boats or no boats, the game is nearly over: everybody finishes the tile of this number, and that is the end. Later tiles are not played, and nothing else ends the game.
# MAL-221 MAL-222 MAL-223
maldivia-rules-end-2 = Count the fish on your cards; those on the mast are no points. Most points win. Among equals it is whoever has more fish on the mast, and if that is equal too, they win together.

maldivia-rules-decided = Decided by us
maldivia-rules-decided-1 = One rule can be read otherwise. Here your actions come in any order, and you gain fish once: you rob all the boats you want at the same time. The print can also mean a fixed order (gain, deliver, then octopus or shark), or that each neighbour is robbed by itself.

# The game on one page

maldivia-rules-aid-plan = Plan in secret: three arrows and one fog tile, played from left to right.
maldivia-rules-aid-sail = An arrow: sail that way as far as you like, never through a boat. No move, no action.
maldivia-rules-aid-fish = Fish: take all fish of the space. Not in a turn in which you deliver.
maldivia-rules-aid-rob = Rob: take the top fish of each boat beside you.
maldivia-rules-aid-mast = The mast holds seven. Only the top fish can be stolen or lost.
maldivia-rules-aid-deliver = At an edge: pay all the fish a ship asks for and take its card. In a corner both sides.
maldivia-rules-aid-octopus = Octopus: turn one tile that has not been shown.
maldivia-rules-aid-shark = Shark: swap a card, unseen, with another player.
maldivia-rules-aid-fog = Fog: the outermost row of that side folds over. Boats it catches lose their top fish. Once a round for each side.
maldivia-rules-aid-end = Sixteen spaces or fewer: finish this tile, then count. Each fish on your cards is a point.

# A worked round

maldivia-rules-example = A round as an example
maldivia-rules-example-1 = Mira lies at e4 and wants the ship of Solys that asks for red and green. She plans: east, south, south, and fog from the north as her last tile. The others plan as well; nobody sees it.
maldivia-rules-example-2 = First tile, east: she could stop on any free space up to the edge. She stops at h4, where a red fish swims, beside Ben’s boat: she fishes the red one, robs Ben of his top fish, a green one, and puts the red on top of the green.
maldivia-rules-example-3 = Second tile, south: Otto’s boat lies in the way at h8, so she cannot get past it. She stops at h7 and fishes. Third tile, south: Otto has sailed on, and she reaches the edge at h10. Red and green are on her mast: she delivers and takes the card, two points. The next ship of Solys comes in.
maldivia-rules-example-4 = Fourth tile, fog from the north: the northern row folds over, and its back with new fish is the edge now. Ana’s boat lay there: it is carried one space inwards and loses its top fish. The player after Mira sends one ship of Nanga under its pile. Then everybody plans anew.
