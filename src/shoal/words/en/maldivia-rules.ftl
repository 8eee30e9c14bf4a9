# The rulebook of Maldivia, for people. Chapters in the order of play.

maldivia-rules-aim = What it is about
maldivia-rules-aim-1 = The sea is a cloth, and it is being folded away under your boats. You fish, you rob your neighbours, and you deliver what the market ships at the four edges ask for. Every fish printed on a ship’s card you win is a point.
maldivia-rules-aim-2 = You never steer on the spot: at the beginning of each round everybody secretly lines up four tiles, and then the plans meet.

maldivia-rules-setup = Before the first round
maldivia-rules-setup-1 = The cloth lies open: ten by ten spaces, with the side up that has no sharks. At each side one island lies: Nanga in the north, Efo in the east, Solys in the south, Wipi in the west. Every island has a pile of ten market ships, and two of them are open from the start.
maldivia-rules-setup-2 = Everybody chooses a boat and gets three arrow tiles and one fog tile. The masts are bare; all 32 fish are in the supply. From the starting player on, each boat goes onto any free space. Nothing happens there yet.

maldivia-rules-plan = Planning a round
maldivia-rules-plan-1 = All plan at the same time and in secret. Put your four tiles in a row, in any order. Turn each arrow to one of the four directions, and the fog tile to one of the four sides.
maldivia-rules-plan-2 = You may change your plan until the last plan is in. After that only an octopus can touch it.

maldivia-rules-round = Tile by tile
maldivia-rules-round-1 = Now the first tiles are played, one player after the other beginning with the starting player, then all second tiles, and so on. You show your tile, and only then decide how far you sail and what you do.
maldivia-rules-round-2 = After four tiles the round is over. The next player becomes the starting player, everybody takes the tiles back, and a new round is planned.

maldivia-rules-sail = An arrow: sailing
maldivia-rules-sail-1 = Your boat sails straight in the arrow’s direction, as far as you like, and stops on a free space. It never passes another boat and never leaves the sea.
maldivia-rules-sail-2 = You may also stay. But whoever has not sailed has no action, wherever the boat lies.
maldivia-rules-picture-sail = The arrow points one way, and every space in a line up to the next boat or the edge can be reached. The chosen way is marked.

maldivia-rules-current = Currents
maldivia-rules-current-1 = Pale ribbons are currents: a dot where they begin, an arrow where they end. If you sail onto the first space of a current in its direction, you may follow it all the way round the bend, leave it at its end and sail on straight.
maldivia-rules-current-2 = You may also ignore it and cross it like open water. If you begin your move on a current, you follow none in this move. A current that is no longer whole, because a part is folded away or a boat lies on it, cannot be followed.
maldivia-rules-picture-current = A current carries the boat round the corner.

maldivia-rules-act = What you can do where you stop
maldivia-rules-act-1 = After sailing you may use the space where you stopped: gain fish, deliver at an edge, use an octopus or a shark. You choose the order, and you may leave things out.
maldivia-rules-act-2 = One thing is never possible: to fish and to deliver in the same turn. Robbing goes with everything.

maldivia-rules-fish = Fishing and robbing
maldivia-rules-fish-1 = On a space with fish you take all of them from the supply and put them on your mast in any order. Printed fish never run out, but the supply can: what is not there is not caught.
maldivia-rules-fish-2 = You may also rob the boats beside yours, across a side and not across a corner: one top fish from each. Caught and stolen fish go onto the mast together.

maldivia-rules-mast = The mast
maldivia-rules-mast-1 = A mast holds seven fish, and only the top one can be stolen or lost. So it matters what is on top.
maldivia-rules-mast-2 = If the new fish do not all fit, take as many off the top as you like, then put on what fits. The rest goes back to the supply.

maldivia-rules-deliver = Delivering
maldivia-rules-deliver-1 = At the edge you may serve one of the open ships of that side if your mast holds all the fish it asks for, wherever on the mast they sit. The fish go to the supply, and the card goes face down to you. The next ship of the island comes into the gap.
maldivia-rules-deliver-2 = In a corner you may serve both sides. After a delivery you may put the rest of your mast in another order.
maldivia-rules-picture-deliver = The boat lies at an edge and has what a ship there wants.

maldivia-rules-octopus = The octopus
maldivia-rules-octopus-1 = On an octopus you may turn one tile that has not been shown yet, your own or anybody’s, by a quarter, a half or three quarters. You do not see its front, but an arrow certainly points somewhere else now.

maldivia-rules-shark = The shark
maldivia-rules-shark-1 = Sharks appear only where the cloth is folded. If you have a card and another player has one, you may swap: you name the card you give, the player, and the island of the card you want. Chance picks among the fitting ones, and nobody can say no.

maldivia-rules-fog = Fog: the sea folds
maldivia-rules-fog-1 = The fog tile moves no boat. The outermost row of the side it names is folded over, and its back becomes the new edge, with new fish, octopuses and sharks. The sea is one row smaller from now on.
maldivia-rules-fog-2 = Boats in the folded row are carried one space inwards and may push others. They, the boats they push, and boats the fold slides under lose their top fish. Your own boat is not spared.
maldivia-rules-fog-3 = Each side has fog once a round at most: the second fog from the same side does nothing. If boats fill a whole line, nothing is folded.
maldivia-rules-fog-4 = After a fold the player to the left sends one of the two open ships of that side under its pile and opens a new one.
maldivia-rules-picture-fog = A sea that has been folded several times: the dusk-coloured rows are the back of the cloth.

maldivia-rules-end = End and winning
maldivia-rules-end-1 = As soon as only sixteen spaces or fewer can be seen, the game is nearly over: everybody finishes the tile of this number, and that is the end.
maldivia-rules-end-2 = Count the fish on your cards. Most points win. Among equals it is whoever has more fish on the mast, and if that is equal too, they win together.

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
maldivia-rules-example-4 = Fourth tile, fog N: the northern row folds over, and its back with new fish is the edge now. Ana’s boat lay there: it is carried one space inwards and loses its top fish. The player after Mira sends one ship of Nanga under its pile. Then everybody plans anew.
