# Why a bot does what it does: expected result first, then the best alternatives with theirs.

bots-reason-forced = There is no other choice.
bots-reason-alike = It makes no difference: one is as good as another.
bots-reason-instinct = By instinct: about { $chance }% to win, and { count-points } in the end.
bots-reason-alone = About { $chance }% to win, and { count-points } in the end; nothing else comes close.
bots-reason-one = About { $chance }% to win, and { count-points } in the end. Otherwise: { $other } ({ $other_chance }%).
bots-reason-two = About { $chance }% to win, and { count-points } in the end. Otherwise: { $other } ({ $other_chance }%), { $third } ({ $third_chance }%).
bots-reason-fewer =
    About { $chance }% to win, and { count-points } in the end. Otherwise: { $other } ({ $other_chance }%), about { $fewer ->
        [one] 1 point
       *[other] { $fewer } points
    } fewer.
bots-reason-more =
    About { $chance }% to win, and { count-points } in the end. Otherwise: { $other } ({ $other_chance }%), and about { $more ->
        [one] 1 point
       *[other] { $more } points
    } more for { $seat }.
