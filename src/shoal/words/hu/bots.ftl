bots-reason-forced = Nincs más választás.
bots-reason-alike = Mindegy: egyik olyan jó, mint a másik.
bots-reason-instinct = Megérzésre: kb. { $chance }% a győzelemre, és { count-points } a végén.
bots-reason-alone = Kb. { $chance }% a győzelemre, és { count-points } a végén; semmi más nem jön a közelébe.
bots-reason-one = Kb. { $chance }% a győzelemre, és { count-points } a végén; { $other }: { $other_chance }%.
bots-reason-two = Kb. { $chance }% a győzelemre, és { count-points } a végén; { $other }: { $other_chance }%, { $third }: { $third_chance }%.
