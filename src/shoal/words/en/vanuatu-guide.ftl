# The guided first round: what to look at and do, and why.

vanuatu-guide-aim = You live on islands that grow from round to round. You earn vatu by selling fish and guiding tourists, and turn it into points with stalls, sand drawings and ships. Eight rounds; most points win.
vanuatu-guide-character = Take a character for this round. Its sentence says what it makes cheaper or better.
vanuatu-guide-character-why = Choose one that fits what you mean to do. You cannot keep it for a second round, and others want theirs too.
vanuatu-guide-plan = Place your pawns on the action boxes: two, then two, then one. Touch a box to put a pawn there, again on the same box for a second one.
vanuatu-guide-plan-why = Each box you place on is something you want to do this round. Only the one with most pawns there may act, so put two where it matters. A grey box says who would act before you, an amber one what it needs first, and whether it waits for money that may never come.
vanuatu-guide-act = Your turn to act. The boxes where you lead glow: touch one, or touch a glowing hex and choose what to do there.
vanuatu-guide-act-why = You act with one whole stack at a time, then the others. Do first what others could spoil, and mind your vatu: every step costs.
vanuatu-guide-withdraw = You lead nowhere just now, so one of your stacks is given up: its action is lost.
vanuatu-guide-withdraw-why = Give up the one you need least, or the one where another is far ahead. When that other has acted, your next stack may lead.
vanuatu-guide-preach = You lead nowhere just now. Your Preacher lets you act with one stack all the same, once a round; or give up a stack.
vanuatu-guide-lose = You lead, but nothing you lead can be done now: one of these stacks is given up, and its action is lost.
vanuatu-guide-selling = You may sell another fish, at a lower price, or stop.
vanuatu-guide-selling-why = The price falls with each fish and comes back next round.
vanuatu-guide-second = Your Buyer may load a second cube for nothing.
vanuatu-guide-second-why = Each cube on a ship is points.
vanuatu-guide-resting = Choose one of the rest tiles; only you see them.
vanuatu-guide-resting-why = They pay at the end of the round: a point, a vatu, both, or to go first next round.
vanuatu-guide-tile = You lay a new tile: touch a glowing hex, and you see the tile on it.
vanuatu-guide-tile-why = Put it where your boat can use it soon.
vanuatu-guide-neutral = With two players neutral pawns take part. Put one on an action.
vanuatu-guide-neutral-why = Whoever wants to act there needs more pawns than they are.
vanuatu-guide-note-withdrew = somebody led nowhere and had to give up a stack for nothing. That is the danger of planning what others want too.
vanuatu-guide-note-converted = ten vatu turned into five points. That happens by itself, so nobody is ever rich for long.
vanuatu-guide-note-loaded = a cube went onto a ship and brought points.
vanuatu-guide-note-lost = there was no room on any ship, and the cube was lost.
vanuatu-guide-end =
    That was a whole round. Three things decide the game:
    Put two pawns where you must act first, rather than one on everything.
    Mind your vatu: an action you cannot pay is lost, and ten turn into points.
    Build stalls early where many tourists find room: two points a tourist.
vanuatu-guide-note-built = a stall was built. At the end it counts two points for every tourist on its island.
vanuatu-guide-note-transported = a tourist arrived. Every stall on the island paid the one who brought it a vatu, whoever owns the stall.
vanuatu-guide-note-sold = a fish was sold: its value times the price. The next one sold this round brings less.
vanuatu-guide-note-drew = a drawing in the sand brought its points at once.
