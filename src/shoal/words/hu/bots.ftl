bots-reason-forced = Nincs más választás.
bots-reason-alike = Mindegy: egyik olyan jó, mint a másik.
bots-reason-instinct = Megérzésre: kb. { $chance }% esély a győzelemre, és { count-points } a végén.
bots-reason-alone = Kb. { $chance }% esély a győzelemre, és { count-points } a végén; semmi más nem ér a nyomába.
bots-reason-one = Kb. { $chance }% esély a győzelemre, és { count-points } a végén. Különben: { $other } ({ $other_chance }%).
bots-reason-two = Kb. { $chance }% esély a győzelemre, és { count-points } a végén. Különben: { $other } ({ $other_chance }%), { $third } ({ $third_chance }%).
bots-reason-fewer =
    Kb. { $chance }% esély a győzelemre, és { count-points } a végén. Különben: { $other } ({ $other_chance }%), kb. { $fewer } ponttal kevesebb.
bots-reason-more =
    Kb. { $chance }% esély a győzelemre, és { count-points } a végén. Különben: { $other } ({ $other_chance }%), és kb. { $more } ponttal több neki: { $seat }.
