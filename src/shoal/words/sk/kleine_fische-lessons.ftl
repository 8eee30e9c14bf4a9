# Lekcie na pripravených pozíciách.

kleine-fische-lesson-stop = Zastav včas
kleine-fische-lesson-stop-text = Ležia pred tebou tri rôzne odkryté ryby. Len čo zastavíš, sú tvoje. Keď odkryješ druhú rybu toho istého druhu, prídeš o ryby medzi nimi a tvoj ťah končí.
kleine-fische-lesson-stop-goal = Odnes si tri ryby domov.
kleine-fische-lesson-stop-done = Tri ryby v sieti. S každou odkrytou rybou je tá ďalšia väčšie riziko.
kleine-fische-lesson-stop-missed = Tak veľmi riskovať netreba. Ťukni na Zastav, kým sú tri ryby ešte tvoje.
kleine-fische-lesson-stop-bust = Dve toho istého druhu: odplávajú aj so všetkými rybami medzi nimi. Zastav skôr, než k tomu dôjde.

kleine-fische-lesson-cave = Preskúmaj jaskyňu
kleine-fische-lesson-cave-text = Na jaskyni vidno, koľko rýb musí byť odkrytých, aby ťa pustila dovnútra. Ty máš tri a jaskyňa pred tebou chce tri. Kto jaskyňu preskúma, vezme si ju aj so všetkými odkrytými rybami.
kleine-fische-lesson-cave-goal = Doplávaj k označenej jaskyni a preskúmaj ju.
kleine-fische-lesson-cave-done = Jaskyňa je tvoja, ryby tiež a tvoj ťah bezpečne končí.
kleine-fische-lesson-cave-missed = Jaskyňa zostala nepreskúmaná. Plávaj ďalej a potom vyber jaskyňu, nie rybu vedľa nej.
kleine-fische-lesson-cave-bust = Ryba vedľa jaskyne bola druhá svojho druhu. Jaskyňa bola istota.
kleine-fische-lesson-cave-stopped = Bezpečná voľba, ale jaskyňa bola voľná: aj s ňou by ryby zostali tebe.

kleine-fische-lesson-steal = Kradni s chobotnicou
kleine-fische-lesson-steal-text = Body na odkrytých rybách posúvajú chobotnicu, každý o jednu dráhu. Kde stretne iného potápača, povieš, koľko rýb chceš ukradnúť, a hodíš kockou. Čím menej ich chceš, tým viac hodov stačí.
kleine-fische-lesson-steal-goal = Posuň chobotnicu k druhému potápačovi a ukradni aspoň jednu rybu.
kleine-fische-lesson-steal-done = Ty máš o rybu viac, súper o jednu menej. Chcieť jednu je najistejšie.
kleine-fische-lesson-steal-missed = Žiadna ukradnutá ryba. Ťukni na dráhu druhého potápača a potom si vypýtaj jednu rybu.
kleine-fische-lesson-steal-greedy = Na toľko rýb bol hod príliš nízky. Vypýtaj si jednu: stačí skoro každý hod.
