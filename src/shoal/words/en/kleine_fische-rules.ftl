# The rulebook of Kleine Fische ganz groß, for people. Chapters in the order of play.

kleine-fische-rules-aim = What it is about
kleine-fische-rules-aim-1 = You dive along a reef of hidden cards and photograph fish. As long as every fish you turn up is of another kind you may go on. Meet one kind twice, and part of your catch slips away.
kleine-fische-rules-aim-2 = In the end each of the thirteen kinds counts with your best picture only. Variety wins.

kleine-fische-rules-setup = The reef
kleine-fische-rules-setup-1 = Twenty-five cards lie face down, five rows of five; the others are the deck. You see from the back whether a card is a fish or a cave, and a cave shows a number.
kleine-fische-rules-setup-2 = Divers and the octopus move along the lanes between the cards and round the edge. A lane inside has a card on both sides, a lane at the edge has one. All divers begin on the boat, the octopus in its own cave at the lower right corner.

kleine-fische-rules-turn = A turn
kleine-fische-rules-turn-1 = First you dive: swim, turn up a fish, decide, swim on. Then you may move the octopus, perhaps steal, and collect your fish. Then the reef is filled up again, and the next player dives.

kleine-fische-rules-jump = The first turn: jump
kleine-fische-rules-jump-1 = Bring the boat above a fish in the top row and jump to one of its sides: left, right or below. You choose which end of the lane your diver looks at. From then on divers stay in the water and keep their place and direction between turns.
kleine-fische-rules-jump-2 = If the top row holds nothing but caves, you first swap one of them with any fish from below, unseen, and jump beside that fish.
kleine-fische-rules-picture-jump = The boat is above a column. The diver may jump to three lanes, and look either way.

kleine-fische-rules-swim = Swimming
kleine-fische-rules-swim-1 = Divers swim forward only: through the crossing in front of them onto any lane there, straight on or round the corner, but never back. Other divers are never in the way; the lane with the octopus is closed.
kleine-fische-rules-swim-2 = Each turn begins with one movement, and after every movement you deal with one card.
kleine-fische-rules-swim-3 = In a corner only one lane goes on. If the octopus sits there when your turn begins, your diver turns round first.

kleine-fische-rules-reveal = Turning up a fish
kleine-fische-rules-reveal-1 = After your movement turn up one hidden fish beside your lane. If there are two you choose, without knowing what they are.
kleine-fische-rules-reveal-2 = If there is no hidden fish after the first movement of a turn, the turn is over at once. Later it only means that you have to stop, without losing anything.

kleine-fische-rules-choice = Stop or swim on?
kleine-fische-rules-choice-1 = After each new kind you decide. Stop, and all open fish are yours. Or swim on, and turn up another one.
kleine-fische-rules-choice-2 = If the new fish is of a kind that lies open already, the dive is over: both of them, and everything you turned up between them, are turned face down again. What was open before the first of the two you keep.
kleine-fische-rules-choice-3 = Fish that are turned back stay where they are. Remember them!
kleine-fische-rules-picture-choice = Several different fish lie open, each with the number in which it was found. Swim on along one of the marked lanes, or stop?

kleine-fische-rules-cave = Exploring a cave
kleine-fische-rules-cave-1 = If, after a movement, exactly as many fish lie open as the number on a cave beside you says, you may explore the cave instead of turning up a fish. That ends the dive, and the cave card is yours along with the fish.
kleine-fische-rules-picture-cave = As many fish are open as the cave asks for: it can be explored.

kleine-fische-rules-octopus = The octopus
kleine-fische-rules-octopus-1 = Small fish show octopus points. Count those on your open fish: so many lanes you may move the octopus, or fewer, or not at all. It may leave its lane by either end but does not turn round on the way.
kleine-fische-rules-octopus-2 = It never swims onto your own diver. If it reaches another diver it stops there, and you may try to steal.
kleine-fische-rules-octopus-3 = In the beginning the octopus is in its cave. It comes out onto one of the two lanes in the lower right corner, and that costs one step like any other. A circle round one card takes four steps. Divers on the boat cannot be reached.
kleine-fische-rules-picture-octopus = So far the octopus can be moved this time.

kleine-fische-rules-rob = Stealing
kleine-fische-rules-rob-1 = Say how many fish you want: one, two or three. Then roll the octopus die, which shows 1, 1, 2, 3, 3 and a red face. With at least your number you take that many fish blindly from the other’s pile. With less you get nothing, and with the red face the other one takes a fish from you.
kleine-fische-rules-rob-2 = You may announce more than the other has: then you take all of it. Cave cards are never stolen, and fish that lie open on the reef belong to nobody yet.

kleine-fische-rules-collect = Collecting and filling up
kleine-fische-rules-collect-1 = Your open fish go face down onto your pile; you may look at it any time. An explored cave comes to you as well. Then the gaps are filled from the deck, from the top left on.

kleine-fische-rules-cards = Cave cards
kleine-fische-rules-cards-1 = Cave cards help from your next turn on, each of them once. Turbo Fins make one movement of up to three or five steps. The Underwater Light shows you one or two hidden fish before you swim. The Turbo Octopus gives three or five more octopus steps. Roll Again lets you repeat a roll.
kleine-fische-rules-cards-2 = Rainbow fish and treasure chests are not played: they wait for the end.
kleine-fische-rules-cards-3 = The Turbo Octopus also works in a turn without any octopus points, and after a pair.

kleine-fische-rules-end = End and winning
kleine-fische-rules-end-1 = When a gap cannot be filled because the deck is empty, the game ends at once.
kleine-fische-rules-end-2 = Each kind counts with its best fish, one to four shells. A rainbow fish may be laid on one of your kinds and makes it worth four. Every cave card for playing that you never used is a point. Then the chests are opened: the fewer points you had, the more they bring, 1, 3, 5 or 7. Most points win; among equals the bigger pile of fish.
kleine-fische-rules-end-3 = Players with equal points share a rank when the chests are opened: two on the first place both get what the first gets, and the next is third.

# The game on one page

kleine-fische-rules-aid-jump = First turn: bring the boat above a fish of the top row and jump to its left, right or lower side.
kleine-fische-rules-aid-swim = Swim: forward only, through the crossing ahead. Never onto the octopus.
kleine-fische-rules-aid-reveal = Turn up one hidden fish beside your lane. None there after the first movement: turn over.
kleine-fische-rules-aid-pair = A kind that lies open already: both, and all turned up between them, turn back. The dive is over.
kleine-fische-rules-aid-cave = Exactly as many fish open as its number: explore the cave instead. The dive is over.
kleine-fische-rules-aid-octopus = After the dive: one octopus step for each octopus point on your open fish.
kleine-fische-rules-aid-steal = It reached a rival: announce 1 to 3, roll at least that much. The red face costs you a fish.
kleine-fische-rules-aid-fins = Turbo Fins: up to 3 or 5 steps in one movement.
kleine-fische-rules-aid-lamp = Underwater Light: before you swim, look at 1 or 2 hidden fish.
kleine-fische-rules-aid-octo = Turbo Octopus: 3 or 5 more steps, even without points.
kleine-fische-rules-aid-reroll = Roll Again: repeat a failed roll, once or twice.
kleine-fische-rules-aid-rainbow = Rainbow Fish: at the end one of your kinds is worth 4.
kleine-fische-rules-aid-chest = Treasure Chest: at the end 1, 3, 5 or 7 points; most for the last.
kleine-fische-rules-aid-end = The deck cannot fill a gap: the end. The best fish of each kind counts, and 1 for each unused cave card.

# A worked turn

kleine-fische-rules-example = A turn as an example
kleine-fische-rules-example-1 = Mira looks down and swims down one lane. Two hidden fish lie beside it; she turns up the left one: a Clownfish with one shell and two octopus points. That is number one.
kleine-fische-rules-example-2 = She swims on to the right and turns up a Boxfish, then down again: an Anglerfish. Three are open. Beside the next lane lies a cave with a 3. She could swim there and explore it. She stops instead: the three fish are hers.
kleine-fische-rules-example-3 = The Clownfish’s two points move the octopus two lanes, onto Ben’s diver. Mira announces two and rolls a 3: she takes two fish from Ben’s pile, unseen. Had she rolled a 1 she would have got nothing; with the red face Ben would have taken one of hers.
kleine-fische-rules-example-4 = Then she collects her three fish, the gaps are filled, and Ben dives. Had her fourth fish been a second Boxfish, the Boxfish, the Anglerfish and the new one would have turned back, and only the Clownfish would have stayed with her.
