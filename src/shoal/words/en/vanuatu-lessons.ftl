# Lessons on set positions: what it is about, what to do, and what to say when it is done or missed.

vanuatu-lesson-lead = Lead with two pawns
vanuatu-lesson-lead-text = An action may be done by whoever has the most pawns on it; on a tie, by whoever comes first in turn order. You and another player have one pawn each on Fish, and you are last. One pawn is left to you.
vanuatu-lesson-lead-goal = Place your last pawn so that you lead on Fish.
vanuatu-lesson-lead-done = Two pawns against one: you fish first, and the first catch is worth the most.
vanuatu-lesson-lead-missed = On Fish it is still one against one, and on a tie the other one goes first. Put the pawn where you fight for the lead.

vanuatu-lesson-build = Sail, then build
vanuatu-lesson-build-text = A stall can be built on an island beside your boat and costs 3 vatu; every step at sea costs 1. Santo, beside you, has no room left. You have 4 vatu.
vanuatu-lesson-build-goal = Sail to Mele Bay and build a stall on Efate.
vanuatu-lesson-build-done = One vatu for the way, three for the stall. From now on it earns with every tourist.
vanuatu-lesson-build-missed = Nothing was built. Sail one step, to Mele Bay: then 3 vatu are left, and Efate is beside you.
vanuatu-lesson-build-withdrew = The pawn was taken off and the action lost. Sail first, so that an island with room is beside you.

vanuatu-lesson-load = Fill a ship
vanuatu-lesson-load-text = Buying takes a good from an island beside your boat and loads it onto a ship that wants it. That brings points at once, and more to whoever fills the ship. The marked ship lacks one kava, and Efate grows it.
vanuatu-lesson-load-goal = Buy kava on Efate.
vanuatu-lesson-load-done = The ship is full and sails with your kava.
vanuatu-lesson-load-missed = The ship still waits for its kava. Touch Buy, then kava on Efate.
