# The rulebook of Kleine Fische ganz groß, for people. Chapters in the order of play.
# Above each paragraph stand the clauses it tells; a test names those that none tells.

kleine-fische-rules-aim = What it is about
# KF-001
kleine-fische-rules-aim-1 = You dive along a reef of hidden cards and photograph fish. As long as every fish you turn up is of another kind you may go on. Meet one kind twice, and part of your catch slips away. Two, three or four play by the same rules.
# KF-191
kleine-fische-rules-aim-2 = In the end each of the thirteen kinds counts with your best picture only. Variety wins.

kleine-fische-rules-setup = The reef
# KF-002 KF-022 KF-023 KF-025
kleine-fische-rules-setup-1 = Fish and caves are shuffled together. Twenty-five cards lie face down, five rows of five; the other 78 are the deck. You see from the back whether a card is a fish or a cave, and a cave shows a number; of the deck you see the top card’s back. Nobody owns anything yet.
# KF-003 KF-004 KF-005 KF-020 KF-021 KF-024
kleine-fische-rules-setup-2 = Divers and the octopus move along the lanes between the cards and round the edge. A lane inside has a card on both sides, a lane at the edge has one. A diver is on one lane and faces one of its ends. All divers begin on the boat, the octopus in its own cave at the lower right corner, where it blocks nothing. The first seat starts.

kleine-fische-rules-turn = A turn
# KF-030 KF-032
kleine-fische-rules-turn-1 = First you dive: swim, turn up a fish, decide, swim on. Then you may move the octopus, perhaps steal, and collect your fish. Then the reef is filled up again, and the next player dives over a full, hidden reef.
# KF-031 KF-033 KF-050 KF-155
kleine-fische-rules-turn-2 = You may not skip your jump or your first movement. Cave cards are for your own turn only, each kind at its moment. Between turns divers keep their lane and the way they face.

kleine-fische-rules-jump = The first turn: jump
# KF-040 KF-041 KF-042 KF-043 KF-044 KF-045
kleine-fische-rules-jump-1 = Bring the boat above a fish in the top row and jump to one of that card’s sides: left, right or below. You choose which end of the lane your diver looks at. You may join other divers, but not the octopus. The jump is your first movement; turn up any fish beside your new lane. The boat stays there and means nothing more.
# KF-046 KF-047 KF-048
kleine-fische-rules-jump-2 = If the top row is nothing but caves, you first swap one of them, unseen, with any fish further down, and then the boat goes above that fish. Turbo Fins never replace the jump.
kleine-fische-rules-picture-jump = The boat is above a column. The diver may jump to three lanes, and look either way.

kleine-fische-rules-swim = Swimming
# KF-006 KF-007 KF-008 KF-009 KF-010 KF-051
kleine-fische-rules-swim-1 = A movement is one step. Divers swim forward only: through the crossing in front of them onto any other lane there, and face away from it. That leaves three lanes inside, two at the edge and one in a corner; never back, never turning on a lane. Whether a fish lies there does not matter. Other divers are never in the way; the lane with the octopus is closed.
# KF-011 KF-052 KF-053 KF-054 KF-055 KF-056
kleine-fische-rules-swim-2 = In a corner there is only one lane ahead. If the octopus is on it when your turn begins, your diver is turned round first; that is no step, happens by itself and only then. If you swim into such a corner during a turn, you still deal with a card there and then have to stop. If the octopus is on your own lane, you leave it as usual. Everywhere else a first movement is possible.

kleine-fische-rules-reveal = Turning up a fish
# KF-060 KF-066 KF-067 KF-068
kleine-fische-rules-reveal-1 = After every movement you deal with exactly one card. After the first you must turn up one hidden fish beside your lane. If there are two you choose, without knowing what they are. Open fish and caves are never turned up.
# KF-061 KF-062 KF-063 KF-064 KF-065 KF-073
kleine-fische-rules-reveal-2 = If there is no hidden fish after the first movement, the whole turn is over at once: no octopus, no filling up. Later a hidden fish beside you must be turned up, even one you know to be a pair, unless a cave fits. With no fish beside you the dive ends without loss; beside a cave that fits you may explore it or stop. You may swim to such a place on purpose.

kleine-fische-rules-choice = Stop or swim on?
# KF-070 KF-071 KF-072
kleine-fische-rules-choice-1 = After each new kind you decide. Stop, and all open fish are yours. Or swim on, if a lane is free, and deal with another card.
# KF-080 KF-081 KF-082 KF-083 KF-086
kleine-fische-rules-choice-2 = If the new fish is of a kind that lies open already, whatever its size, the dive is over: both of them, and everything you turned up between them, are turned face down again. Between means in time, not in place. What was open before the first of the two you keep. With thirteen kinds a fourteenth fish would always be a pair.
# KF-084 KF-085
kleine-fische-rules-choice-3 = Fish that are turned back stay where they are and can be found again. Remember them! After a pair your turn goes on with the octopus, with the points on what you kept.
kleine-fische-rules-picture-choice = Several different fish lie open, each with the number in which it was found. Swim on along one of the marked lanes, or stop?

kleine-fische-rules-cave = Exploring a cave
# KF-090 KF-091 KF-092 KF-093 KF-094 KF-095
kleine-fische-rules-cave-1 = If, after a later movement, exactly as many fish lie open as the number on a cave beside you says, you may explore the cave instead of turning up a fish. That ends the dive. Of two that fit you choose one; one cave a turn. After the first movement no cave fits. The card is yours when you collect, and no robbery can touch it before.
kleine-fische-rules-picture-cave = As many fish are open as the cave asks for: it can be explored.

kleine-fische-rules-octopus = The octopus
# KF-100 KF-101 KF-102 KF-103 KF-104 KF-106
kleine-fische-rules-octopus-1 = Small fish show octopus points. Count those on the fish still open after your dive: so many lanes you may move the octopus, or fewer, or not at all; without points only a Turbo Octopus moves it. One movement a turn. It may leave its lane by either end, wherever it came from before.
# KF-105 KF-107 KF-114
kleine-fische-rules-octopus-2 = Once under way it swims through each lane from end to end and never turns on it. So coming back to where it started takes a circle of at least four lanes. Only the lane where it ends matters, any way within its steps will do.
# KF-108 KF-109 KF-115
kleine-fische-rules-octopus-3 = Its first movement enters the reef on one of the two lanes at the lower right corner. Entering costs one step, and it goes on from there. It never returns to its cave.
# KF-110 KF-111 KF-112 KF-113
kleine-fische-rules-octopus-4 = It never enters or passes the lane of your own diver. On a lane with other divers it stops, and steps left over are lost. Divers still on the boat cannot be met, and an octopus that did not move cannot rob.
kleine-fische-rules-picture-octopus = So far the octopus can be moved this time.

kleine-fische-rules-rob = Stealing
# KF-120 KF-121 KF-122 KF-123
kleine-fische-rules-rob-1 = If you moved the octopus onto others, you may rob one of them, or let it be. Say how many fish you want: one, two or three, however many there are. Then roll the octopus die, which shows 1, 1, 2, 3, 3 and a red minus one.
# KF-124 KF-125 KF-126 KF-127 KF-128 KF-130 KF-132
kleine-fische-rules-rob-2 = With at least your number you take exactly that many fish blindly from the other’s pile, or the whole pile if it is smaller. With less you get nothing. With the red face the other one takes a fish from you, if you have one. Only the two of you know which fish changed hands.
# KF-129 KF-131 KF-133
kleine-fische-rules-rob-3 = Open fish in the reef belong to nobody yet, and caves cannot be stolen. Octopus and divers stay where they are.



kleine-fische-rules-collect = Collecting and filling up
# KF-140 KF-141 KF-142 KF-143
kleine-fische-rules-collect-1 = Your open fish go face down onto your pile. An explored cave comes to you as well, apart from the fish. You may look at your own cards any time; the others see only how many they are.
# KF-150 KF-151 KF-152
kleine-fische-rules-collect-2 = Then the gaps are filled from the deck, one by one, from the top left on. If you took nothing, nothing is filled. If the deck just suffices, the game goes on without a deck.

kleine-fische-rules-cards = Cave cards
# KF-160 KF-161 KF-162
kleine-fische-rules-cards-1 = Cave cards help from your next turn on, each of them once; a used one goes back to the box for all to see. You never have to use them, you may use several in a turn, and you may hold as many as you like.
# KF-163 KF-164 KF-165 KF-166 KF-167
kleine-fische-rules-cards-2 = Turbo Fins make one movement of up to three or five steps. Every step must be allowed, the way may cross itself, and only the card beside the last lane counts. One fins card for one movement.
# KF-170 KF-171 KF-172 KF-173
kleine-fische-rules-cards-3 = The Underwater Light shows you, before your first movement, one or two hidden fish anywhere in the reef; of two you choose the second after seeing the first. Everybody sees where it shines, only you see what.
# KF-175 KF-176 KF-177
kleine-fische-rules-cards-4 = The Turbo Octopus gives three or five more octopus steps, also without a single point and also after a pair. It is named before the octopus moves, and then the octopus has to move.
# KF-180 KF-181 KF-182 KF-183 KF-184
kleine-fische-rules-cards-5 = Roll Again cancels a roll that was too low, the red one included, and you roll anew; one kind of the card allows a second try. The last roll counts. Only the robber can use it, and another card may follow when one is used up.
# KF-185
kleine-fische-rules-cards-6 = Rainbow fish and treasure chests are not played: they wait, hidden, for the end.

kleine-fische-rules-end = End and winning
# KF-153 KF-154 KF-190
kleine-fische-rules-end-1 = When a gap cannot be filled because the deck is empty, the game ends at once, whoever’s turn it was. All piles and caves are opened; what lies in the reef counts for nobody.
# KF-192 KF-193 KF-194 KF-195 KF-196
kleine-fische-rules-end-2 = Each kind counts with its best fish, one to four shells. A rainbow fish may be laid on a kind you have and makes it worth four; two of them need two kinds. Every cave card for playing that you never used is a point. Together that is the intermediate score.
# KF-197 KF-198 KF-199 KF-200 KF-201 KF-202
kleine-fische-rules-end-3 = Then the chests are opened: 1, 3, 5 or 7 points for the first, second, third or fourth by the intermediate score. Equals share the better rank, chests never change the ranks, and two chests pay twice. Most points win; among equals the bigger pile of fish, and if that is equal too they win together.

kleine-fische-rules-decided = Decided by us
kleine-fische-rules-decided-1 = Two rules can be read otherwise. Here only a diver that faces a blocked corner is turned round; the print can also mean that anybody with the octopus right ahead may turn, and need not. And here the octopus pays a step to enter; whoever thinks it enters for nothing can choose that as an option of the table.

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
