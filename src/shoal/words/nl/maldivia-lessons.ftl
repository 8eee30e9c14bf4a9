# Lessen in vaste stellingen: waar het om gaat, wat je doet, en wat er gezegd wordt als het lukt of niet.

maldivia-lesson-deliver = Lever je vangst
maldivia-lesson-deliver-text = Je boot heeft vijf vissen op de mast. Wie aan een rand van de zee stopt, kan leveren aan een schip van dat eiland, als alle vissen die het wil op de mast zitten. Hoe meer het wil, hoe meer het waard is.
maldivia-lesson-deliver-goal = Vaar naar de zuidelijke rand en lever aan het schip dat meer oplevert.
maldivia-lesson-deliver-done = Drie punten, en de twee vissen die het niet wilde, blijven op je mast.
maldivia-lesson-deliver-missed = De beurt ging voorbij zonder levering. Vaar helemaal naar de rand en tik dan op het schip.
maldivia-lesson-deliver-less = Dat schip kostte minder vissen en is minder waard. Het andere wilde er drie.
maldivia-lesson-deliver-short = Eén vak te kort: aan een schip lever je alleen helemaal aan de rand.

maldivia-lesson-rob = Beroof een buur
maldivia-lesson-rob-text = Een boot naast de jouwe is ook een vangst. Wie naast een andere boot stopt, mag de bovenste vis van die mast nemen.
maldivia-lesson-rob-goal = Stop naast de andere boot en neem de vis.
maldivia-lesson-rob-done = De bovenste vis van de andere mast is nu van jou. Pas op je eigen vis: het werkt twee kanten op.
maldivia-lesson-rob-missed = Er is geen vis van eigenaar gewisseld. Stop op een vak vlak naast de andere boot en tik dan op de boot.
maldivia-lesson-rob-far = Voorbijgevaren: je moet naast de andere boot stoppen.

maldivia-lesson-fold = Vouw de zee en maak er een eind aan
maldivia-lesson-fold-text = In elk plan zit één misttegel, en de mist vouwt een rand van de zee weg. Er zijn nog twintig vakken; bij zestien of minder is de partij afgelopen. De tegenstander heeft nog vissen om te leveren, dus geef die geen tijd.
maldivia-lesson-fold-goal = Maak een plan waarin de mist als eerste komt.
maldivia-lesson-fold-done = De zee is gevouwen voordat de andere boot heeft gevaren. De mist is ook een klok, en jij hebt hem in handen.
maldivia-lesson-fold-missed = De mist komt later in dit plan, en de andere boot gebruikt elke beurt die hij krijgt. Zet de mist op de eerste plek.
