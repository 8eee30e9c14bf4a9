# The led first turn: what to look at and do, and why. Each step belongs to one question of the table.

web-guide-just-now = Just now:
web-guide-watch = Now it is the others’ turn. Watch the board: what they do happens before your eyes, and the log keeps it in words.
web-guide-other = This is not asked in every turn. The line above the board says what the table wants; touch what glows to see what it would do.
web-guide-end = Play on: any time you can touch something to learn what it does or why it cannot be done, and the lamp asks a bot.

# Maldivia

web-guide-maldivia-aim = You fish with one boat on a sea of cloth. At its four edges market ships lie, and each wants certain fish. Whoever delivers them takes the ship’s card: every fish on it is a point.
web-guide-maldivia-boat = Choose a boat. They differ only in looks.
web-guide-maldivia-boat-why = Your own things carry a coral mark from now on, and coral means “yours” and “now” everywhere.
web-guide-maldivia-place = Touch a free space to put your boat there; touch it again to do it.
web-guide-maldivia-place-why = A good beginning is near a ship at the edge whose fish swim close by, with open water in several directions.
web-guide-maldivia-plan = Line up four tiles in the tray: three arrows and one fog. Touch a tile to turn it, and move tiles to change their order.
web-guide-maldivia-plan-why = They are played from left to right, and everybody plans in secret. An arrow is a direction, not a distance: how far you sail is decided later. The fog folds one side of the sea away, best a side where others lie.
web-guide-maldivia-sail = Your arrow is shown. Every glowing space in its direction can be reached: touch one to see the way, touch it again to sail.
web-guide-maldivia-sail-why = Stop where there is something: fish that a ship wants, a boat to rob, or an edge with a ship you can serve. Currents may carry you round a bend.
web-guide-maldivia-act = You have arrived. Now use what is here: fish, rob a neighbour of the top fish, or deliver to a ship at this edge.
web-guide-maldivia-act-why = You cannot fish and deliver in the same turn. Robbing goes with both.
web-guide-maldivia-mast = Put the new fish on your mast, one after the other.
web-guide-maldivia-mast-why = The top fish is the one thieves and fog take. Keep there what you need least. Seven fish fit.
web-guide-maldivia-exchange = After a fold one open ship of that side goes under its pile, and a new one comes.
web-guide-maldivia-exchange-why = Send away a ship the others could serve, and keep the one your fish fit.
web-guide-maldivia-note-folded = the fog has folded a row of the sea over. Its back is the new edge, with new fish. Boats in that row, and in the row under it, lose their top fish.
web-guide-maldivia-note-lost = a boat caught by the fold has lost its top fish.
web-guide-maldivia-note-robbed = a top fish has been stolen from a boat next door. Only the top one is ever in danger.
web-guide-maldivia-note-delivered = a ship has been served: its card is won, and each fish on it is a point.
web-guide-maldivia-note-blocked = the way was blocked, so that tile did nothing. The sea is narrow where many boats are.
web-guide-maldivia-end = That was a whole round: plan, sail, fish, fold. It goes on like this until the sea has shrunk to sixteen spaces.

# Kleine Fische

web-guide-kleine-fische-aim = You are a diver with a camera. All cards lie face down; you swim along the lanes between them and turn up fish. In the end each kind counts with your best picture only, so many different kinds is what you want.
web-guide-kleine-fische-jump = Bring the boat above a column and jump: touch a glowing lane beside a card of the top row.
web-guide-kleine-fische-jump-why = You choose which way you look. From then on you swim forward only, so look to where most cards are.
web-guide-kleine-fische-reveal = Turn up one of the fish beside your lane: touch the card.
web-guide-kleine-fische-reveal-why = Every fish you turn up stays open for now. A kind you have open already would be a pair, and a pair is bad.
web-guide-kleine-fische-choice = Stop, and the open fish are yours. Or swim on, and turn up another one.
web-guide-kleine-fische-choice-why = The second fish of a kind turns both, and all you turned up between them, face down again. With two or three open it is mostly safe to go on; with six it is high time to stop. If exactly as many fish are open as the number on a cave beside you says, you can explore the cave instead.
web-guide-kleine-fische-swim = Swim on: touch one of the lanes in front of you.
web-guide-kleine-fische-swim-why = Look for a lane with two hidden fish beside it, so that you have a choice.
web-guide-kleine-fische-octopus = Some of your fish show octopus points. So many lanes you may move the octopus, if you like.
web-guide-kleine-fische-octopus-why = If it meets a rival’s diver you may try to steal. Otherwise leave it where it is in their way.
web-guide-kleine-fische-rob = The octopus has met somebody. Say how many fish you want, then the die decides.
web-guide-kleine-fische-rob-why = The die shows 1, 1, 2, 3, 3 and a red face that gives one of your fish away. One fish is fairly safe, three are brave.
web-guide-kleine-fische-exchange = The whole top row is caves: first swap one of them with a fish from below.
web-guide-kleine-fische-exchange-why = You jump beside that fish. Any will do, nobody knows what they are.
web-guide-kleine-fische-note-bust = two of a kind. Both, and all turned up between them, are hidden again; what was open before stays with the diver. Remember where they lie!
web-guide-kleine-fische-note-stranded = there was no hidden fish beside the lane, so the turn was over at once.
web-guide-kleine-fische-note-collected = the open fish were taken, and the gaps filled from the deck.
web-guide-kleine-fische-note-explored = a cave was explored: as many fish were open as its number says. Caves help later, or bring points.
web-guide-kleine-fische-end = That was a whole turn: swim, turn up, stop in time. Memory helps: fish that were turned back lie where you saw them.

# Vanuatu

web-guide-vanuatu-aim = You live on islands that grow from round to round. You earn vatu by selling fish and guiding tourists, and turn it into points with stalls, sand drawings and ships. Eight rounds; most points win.
web-guide-vanuatu-character = Take a character for this round. Its sentence says what it makes cheaper or better.
web-guide-vanuatu-character-why = Choose one that fits what you mean to do. You cannot keep it for a second round, and others want theirs too.
web-guide-vanuatu-plan = Place your pawns on the action boxes: two, then two, then one. Touch a box to put a pawn there.
web-guide-vanuatu-plan-why = Each box you place on is something you want to do this round. Only the one with most pawns there may act, so put two where it matters. What a box needs first is written on it.
web-guide-vanuatu-act = Your turn to act. The boxes where you lead glow: choose one, then say where.
web-guide-vanuatu-act-why = You act with one whole stack at a time, then the others. Do first what others could spoil, and mind your vatu: every step costs.
web-guide-vanuatu-withdraw = You lead nowhere just now, so one of your stacks has to go.
web-guide-vanuatu-withdraw-why = Give up the one you need least, or the one where another is far ahead. When that other has acted, your next stack may lead.
web-guide-vanuatu-selling = You may sell another fish, at a lower price, or stop.
web-guide-vanuatu-selling-why = The price falls with each fish and comes back next round.
web-guide-vanuatu-second = Your Buyer may load a second cube for nothing.
web-guide-vanuatu-second-why = Each cube on a ship is points.
web-guide-vanuatu-resting = Choose one of the rest tiles; only you see them.
web-guide-vanuatu-resting-why = They pay at the end of the round: a point, a vatu, both, or to go first next round.
web-guide-vanuatu-tile = You lay a new tile: touch a glowing hex.
web-guide-vanuatu-tile-why = Put it where your boat can use it soon.
web-guide-vanuatu-neutral = With two players neutral pawns take part. Put one on an action.
web-guide-vanuatu-neutral-why = Whoever wants to act there needs more pawns than they are.
web-guide-vanuatu-note-withdrew = somebody led nowhere and had to take a stack back for nothing. That is the danger of planning what others want too.
web-guide-vanuatu-note-converted = ten vatu turned into five points. That happens by itself, so nobody is ever rich for long.
web-guide-vanuatu-note-loaded = a cube went onto a ship and brought points.
web-guide-vanuatu-note-lost = there was no room on any ship, and the cube was lost.
web-guide-vanuatu-end = That was a whole round: character, pawns, actions. Next round the islands grow, and you go on from where your boat lies.

# Carta Magica

web-guide-carta-magica-aim = Round the island in the middle of the chart once, and come home. On the way you collect talismans: goods become gold in black harbours, gold becomes talismans in red ones.
web-guide-carta-magica-captain = Choose who you are. It changes nothing but the picture.
web-guide-carta-magica-captain-why = So take the one you like.
web-guide-carta-magica-challenge = Choose a challenge: two talismans you seek.
web-guide-carta-magica-challenge-why = Each of the two that you bring home counts ten points more.
web-guide-carta-magica-home = Put your ship into a free harbour: your home. Touch it, then touch it again.
web-guide-carta-magica-home-why = From here you set out, and here you must return after going round the island. A red harbour near a black one keeps ways short.
web-guide-carta-magica-spin = Spin the brass arrow.
web-guide-carta-magica-spin-why = It shows a number, and what it is good for: how far you can sail, or how many goods or how much magic you can take.
web-guide-carta-magica-choose = Do one thing: sail to a glowing space, take goods or magic, or draw a card.
web-guide-carta-magica-choose-why = At first load goods until you have enough for a trade, two for each gold, then sail to a black harbour. A harbour ends the move.
web-guide-carta-magica-storm = A storm! Spin once more: it pushes every ship two spaces.
web-guide-carta-magica-storm-why = Rocks damage a ship, and white spaces hold it until wind comes. Nobody chose this.
web-guide-carta-magica-black = A black harbour: trade two goods for one gold, as often as you like. A card is drawn here too.
web-guide-carta-magica-black-why = Gold buys talismans, and each piece left at the end is a point.
web-guide-carta-magica-red = A red harbour: two gold buy a talisman, an open one or the hidden one.
web-guide-carta-magica-red-why = Those of your challenge count ten more. Take them before somebody else does.
web-guide-carta-magica-card = A card asks you something. The buttons say what each answer does.
web-guide-carta-magica-card-why = What you keep can help later, or pay.
web-guide-carta-magica-monster = A monster! Say how much magic you spend, then the arrow adds its number.
web-guide-carta-magica-monster-why = Reach its strength, and it brings gold and helps against the next one. Fail, and your goods are gone.
web-guide-carta-magica-note-storm = a storm came up. It pushes all ships the same way, one after the other.
web-guide-carta-magica-note-blown = the storm has pushed a ship.
web-guide-carta-magica-note-drew = an adventure card was drawn. Some help, some cost, some are monsters.
web-guide-carta-magica-note-traded = goods became gold in a black harbour.
web-guide-carta-magica-note-tamed = a monster was tamed. It makes the next one easier.
web-guide-carta-magica-note-untamed = the monster was stronger: the goods on board are lost.
web-guide-carta-magica-end = That was a whole turn: spin, do one thing, use the harbour. Go round the island either way; whoever is home first makes this round the last.
