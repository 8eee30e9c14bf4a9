# The guided first round: what to look at and do, and why.

kleine-fische-guide-aim = You are a diver with a camera. The fish lie face down; you swim along the lanes between them and turn up fish. In the end each kind counts with your best picture only, so many different kinds is what you want.
kleine-fische-guide-jump = Bring the boat above a column and jump: touch a glowing arrow beside a card of the top row.
kleine-fische-guide-jump-why = You choose which way you look. From then on you swim forward only, so look to where most cards are.
kleine-fische-guide-reveal = Turn up one of the fish beside your lane: touch the card.
kleine-fische-guide-reveal-why = Every fish you turn up stays open for now. A kind you have open already would be a pair, and a pair is bad.
kleine-fische-guide-cave = No hidden fish lies beside you: explore the cave, or stop.
kleine-fische-guide-choice = Stop, and the open fish are yours. Or swim on, and turn up another one.
kleine-fische-guide-choice-why = The second fish of a kind turns both, and all you turned up between them, face down again. With two or three open it is mostly safe to go on; with six it is high time to stop. If exactly as many fish are open as the number on a cave beside you says, you can explore the cave instead.
kleine-fische-guide-swim = Swim on: touch a card in front of you to swim there and turn it up, or a lane to choose later.
kleine-fische-guide-swim-why = Look for a lane with two hidden fish beside it, so that you have a choice.
kleine-fische-guide-octopus = Some of your fish show octopus points. So many lanes you may move the octopus, if you like.
kleine-fische-guide-octopus-why = If it meets a rival’s diver you may try to steal. Otherwise leave it where it is in their way.
kleine-fische-guide-rob = The octopus has met somebody. Say how many fish you want, then the die decides.
kleine-fische-guide-rob-why = The die shows 1, 1, 2, 3, 3 and a red face that gives one of your fish away. One fish is fairly safe, three are brave.
kleine-fische-guide-exchange = The whole top row is caves: first swap one of them with a fish from below.
kleine-fische-guide-exchange-why = You jump beside that fish. Any will do, nobody knows what they are.
kleine-fische-guide-note-bust = two of a kind. Both, and all turned up between them, are hidden again; what was open before stays with the diver. Remember where they lie!
kleine-fische-guide-note-stranded = there was no hidden fish beside the lane, so the turn was over at once.
kleine-fische-guide-note-collected = the open fish were taken, and the gaps filled from the deck.
kleine-fische-guide-note-explored = a cave was explored: as many fish were open as its number says. Caves help later, or bring points.
kleine-fische-guide-note-halted = there was nothing to turn up beside the lane. That ends a dive, but what was open stays with the diver.
kleine-fische-guide-note-crawled = the octopus was moved, one lane for each octopus point on the diver’s fish. It blocks its lane, and if it reaches another diver, it steals.
kleine-fische-guide-note-stole = fish were stolen from a pile, unseen. Only fish can be stolen, never caves.
kleine-fische-guide-note-lost = the red face: the thief had to give a fish away.
kleine-fische-guide-end =
    That was a whole round. Three things decide the game:
    Stop in time: two or three fish a turn are a good catch.
    Look for kinds you do not have: only the best of each kind counts.
    Keep an eye on the octopus: it takes from full piles.
