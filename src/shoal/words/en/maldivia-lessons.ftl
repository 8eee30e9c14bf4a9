# Lessons on set positions: what it is about, what to do, and what to say when it is done or missed.

maldivia-lesson-deliver = Deliver your catch
maldivia-lesson-deliver-text = Your boat carries five fish. Whoever stops at an edge of the sea can deliver to a ship of that island, if all fish it wants are on the mast. The more it wants, the more it is worth.
maldivia-lesson-deliver-goal = Sail to the southern edge and deliver to the ship that pays more.
maldivia-lesson-deliver-done = Three points, and the two fish it did not want stay on your mast.
maldivia-lesson-deliver-missed = The turn went by without a delivery. Sail all the way to the edge, then touch the ship.
maldivia-lesson-deliver-less = That ship was paid with fewer fish and is worth less. The other one wanted three.
maldivia-lesson-deliver-short = One space short: only at the very edge do the ships trade.

maldivia-lesson-rob = Rob a neighbour
maldivia-lesson-rob-text = A boat beside yours is a catch as well. Whoever stops next to another boat may take the top fish off its mast.
maldivia-lesson-rob-goal = Stop beside the other boat and take its fish.
maldivia-lesson-rob-done = The top fish of the other mast is yours now. Mind your own: it works both ways.
maldivia-lesson-rob-missed = No fish changed hands. Stop on a space right beside the other boat, then touch the boat.
maldivia-lesson-rob-far = Sailed past: the boat has to end its course beside the other one.

maldivia-lesson-fold = Fold the sea to end the game
maldivia-lesson-fold-text = Every plan holds one fog tile, and the fog folds an edge of the sea away. Twenty spaces are left; with sixteen or fewer the game is over. The other one still has fish to deliver, so do not give them time.
maldivia-lesson-fold-goal = Plan so that the fog comes first.
maldivia-lesson-fold-done = The sea is folded before the other boat has moved. The fog is also a clock, and you can hold it.
maldivia-lesson-fold-missed = The fog comes later in this plan, and the other boat uses every turn it gets. Put the fog on the first place.
