# Lekce na připravených pozicích.

kleine-fische-lesson-stop = Zastav včas
kleine-fische-lesson-stop-text = Leží před tebou tři různé odkryté ryby. Jakmile zastavíš, jsou tvoje. Když odkryješ druhou rybu stejného druhu, přijdeš o ryby mezi nimi a tvůj tah končí.
kleine-fische-lesson-stop-goal = Odnes si tři ryby domů.
kleine-fische-lesson-stop-done = Tři ryby doma. S každou odkrytou rybou je ta další větší risk.
kleine-fische-lesson-stop-missed = Takový risk nebyl potřeba. Klepni na Zastav, dokud máš tři ryby jisté.
kleine-fische-lesson-stop-bust = Dvě stejného druhu: uplavou i se všemi rybami mezi nimi. Zastav dřív, než k tomu dojde.

kleine-fische-lesson-cave = Prozkoumej jeskyni
kleine-fische-lesson-cave-text = Na jeskyni je vidět, kolik ryb musí být odkrytých, než tě pustí dovnitř. Ty máš tři a jeskyně před tebou chce tři. Kdo jeskyni prozkoumá, vezme si ji i se všemi odkrytými rybami.
kleine-fische-lesson-cave-goal = Doplav k označené jeskyni a prozkoumej ji.
kleine-fische-lesson-cave-done = Jeskyně je tvoje, ryby taky a tvůj tah bezpečně končí.
kleine-fische-lesson-cave-missed = Jeskyně zůstala neprozkoumaná. Plav dál a pak vyber jeskyni, ne rybu vedle ní.
kleine-fische-lesson-cave-bust = Ryba vedle jeskyně byla druhá svého druhu. Jeskyně by byla jistota.
kleine-fische-lesson-cave-stopped = Bezpečná volba, ale jeskyně byla volná: i s ní by ryby zůstaly tobě.

kleine-fische-lesson-steal = Kraď s chobotnicí
kleine-fische-lesson-steal-text = Body na odkrytých rybách posouvají chobotnici, každý o jednu dráhu. Kde potká jiného potápěče, řekneš, kolik ryb chceš ukrást, a hodíš kostkou. Čím méně jich chceš, tím víc hodů stačí.
kleine-fische-lesson-steal-goal = Posuň chobotnici k druhému potápěči a ukradni aspoň jednu rybu.
kleine-fische-lesson-steal-done = Ty máš o rybu víc, soupeř o jednu méně. Chtít jednu je nejjistější.
kleine-fische-lesson-steal-missed = Žádná ukradená ryba. Klepni na dráhu druhého potápěče a pak si řekni o jednu rybu.
kleine-fische-lesson-steal-greedy = Na tolik ryb byl hod moc nízký. Řekni si o jednu: stačí skoro každý hod.
