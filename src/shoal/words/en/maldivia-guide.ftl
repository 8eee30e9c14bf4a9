# The guided first round: what to look at and do, and why.

maldivia-guide-aim = You fish with one boat on a sea of cloth. Around it lie market ships, two for each of its four edges, and each wants certain fish. Whoever delivers them takes the ship’s card: every fish on it is a point.
maldivia-guide-boat = Choose a boat. They differ only in looks.
maldivia-guide-boat-why = Your own things carry a coral mark from now on, and coral means “yours” and “now” everywhere.
maldivia-guide-place = Touch a free space to put your boat there; touch it again to do it.
maldivia-guide-place-why = Nothing happens here yet, but your first arrow begins here. Good is a space from which several directions lead to fish that a ship wants. The middle keeps all ways open; near an edge the way to its ships is short.
maldivia-guide-plan = Line up four tiles in the tray: three arrows and one fog. Touch a tile to turn it, drag one onto another to swap them.
maldivia-guide-plan-why = They are played from left to right, and everybody plans in secret. An arrow is a direction, not a distance: how far you sail is decided later. The fog folds one side of the sea away, best a side where others lie. As soon as you change a tile, numbers on the sea show with which tile you may get where.
maldivia-guide-sail = Your arrow is shown. Every glowing space in its direction can be reached: touch one to see the way and what you get there, touch it again to sail.
maldivia-guide-sail-why = Stop where there is something: fish that a ship wants, a boat to rob, or an edge with a ship you can serve. Currents may carry you round a bend. If you stay where you are, you may do nothing there, and your turn is over.
maldivia-guide-act = You have arrived. Now use what is here: fish, rob a neighbour of the top fish, or deliver to a ship at this edge.
maldivia-guide-act-why = You may do several of these, one after the other; only fishing and delivering do not go together in one turn.
maldivia-guide-gain = Take more if you like, or haul in what you have in hand.
maldivia-guide-mast = Put the fish on your mast, one after the other, from the bottom up.
maldivia-guide-mast-why = The top fish is the one thieves and fog take. Keep there what you need least. Seven fish fit.
maldivia-guide-drop = More fish than your mast holds: say how many come off its top first.
maldivia-guide-exchange = After a fold one open ship of that side goes under its pile, and a new one comes.
maldivia-guide-exchange-why = Send away a ship the others could serve, and keep the one your fish fit.
maldivia-guide-note-folded = the fog has folded a row of the sea over. Its back is the new edge, with new fish. Boats in that row, and in the row under it, lose their top fish.
maldivia-guide-note-lost = a boat caught by the fold has lost its top fish.
maldivia-guide-note-robbed = a top fish has been stolen from a boat next door. Only the top one is ever in danger.
maldivia-guide-note-delivered = a ship has been served: its card is won, and each fish on it is a point.
maldivia-guide-note-blocked = the way was blocked, so that tile did nothing. The sea is narrow where many boats are.
maldivia-guide-note-turned = an octopus has turned somebody’s tile. Nobody but its owner knows where it points now.
maldivia-guide-note-swapped = a shark has swapped two cards, face down.
maldivia-guide-end =
    That was a whole round. Three things decide the game:
    Let your last arrow end at an edge whose ship wants what you have.
    Keep on top of the mast what you need least.
    Send the fog to where the others lie. When only sixteen spaces are left, the game is over.
