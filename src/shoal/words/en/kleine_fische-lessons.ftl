# Lessons on set positions: what it is about, what to do, and what to say when it is done or missed.

kleine-fische-lesson-stop = Stop in time
kleine-fische-lesson-stop-text = Three different fish lie open in front of you. They are yours once you stop. If you turn up a second fish of a kind, you lose those between the two, and your turn is over.
kleine-fische-lesson-stop-goal = Take the three fish home.
kleine-fische-lesson-stop-done = Three fish in your net. With every fish that lies open the next one is more of a risk.
kleine-fische-lesson-stop-missed = That was more risk than it needed. Touch Stop while the three fish are still yours.
kleine-fische-lesson-stop-bust = Two of a kind: they swim off, and all fish between them too. Stop before it comes to that.

kleine-fische-lesson-cave = Explore a cave
kleine-fische-lesson-cave-text = A cave shows how many fish have to lie open before you can go in. You have three, and the cave ahead wants three. Whoever explores a cave takes it along with all open fish.
kleine-fische-lesson-cave-goal = Swim to the marked cave and explore it.
kleine-fische-lesson-cave-done = The cave is yours, the fish as well, and your turn ends safely.
kleine-fische-lesson-cave-missed = The cave stayed unexplored. Swim on, then choose the cave and not the fish beside it.
kleine-fische-lesson-cave-bust = The fish beside the cave was the second of its kind. The cave would have been safe.
kleine-fische-lesson-cave-stopped = A safe choice, but the cave was open to you: it would have brought the fish home too.

kleine-fische-lesson-steal = Steal with the octopus
kleine-fische-lesson-steal-text = Points on your open fish move the octopus, one lane each. Where it meets another diver, you say how many fish you want to steal and roll the die. The fewer you ask for, the more rolls are good enough.
kleine-fische-lesson-steal-goal = Move the octopus to the other diver and steal at least one fish.
kleine-fische-lesson-steal-done = One fish richer, and the other one poorer. Asking for one is the safest way.
kleine-fische-lesson-steal-missed = No fish stolen. Touch the lane of the other diver, then ask for one fish.
kleine-fische-lesson-steal-greedy = The roll was too low for that many. Ask for one fish: almost every roll is enough.
