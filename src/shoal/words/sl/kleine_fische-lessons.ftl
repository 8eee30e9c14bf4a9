# Lekcije na pripravljenih postavitvah.

kleine-fische-lesson-stop = Ustavi se pravočasno
kleine-fische-lesson-stop-text = Pred tabo ležijo odkrite tri različne ribe. Tvoje so, ko se ustaviš. Če odkriješ drugo ribo iste vrste, izgubiš obe z vsemi vmes in tvoje poteze je konec.
kleine-fische-lesson-stop-goal = Odnesi te tri ribe domov.
kleine-fische-lesson-stop-done = Tri ribe v tvoji mreži. Z vsako odkrito ribo je naslednja bolj tvegana.
kleine-fische-lesson-stop-missed = To je bilo več tveganja, kot je bilo treba. Dotakni se gumba Ustavi se, dokler so tri ribe še tvoje.
kleine-fische-lesson-stop-bust = Dve iste vrste: odplavata in z njima vse ribe vmes. Ustavi se, preden pride do tega.

kleine-fische-lesson-cave = Razišči votlino
kleine-fische-lesson-cave-text = Votlina kaže, koliko rib mora biti odkritih, preden lahko greš noter. Imaš tri in votlina pred tabo zahteva tri. Kdor votlino razišče, jo vzame skupaj z vsemi odkritimi ribami.
kleine-fische-lesson-cave-goal = Priplavaj do označene votline in jo razišči.
kleine-fische-lesson-cave-done = Votlina je tvoja, ribe tudi, in poteza se konča varno.
kleine-fische-lesson-cave-missed = Votlina je ostala neraziskana. Plavaj naprej, nato izberi votlino in ne ribe ob njej.
kleine-fische-lesson-cave-bust = Riba ob votlini je bila druga svoje vrste. Votlina bi bila varna.
kleine-fische-lesson-cave-stopped = Varna izbira, a šlo bi tudi z votlino: tudi tako bi ribe prišle domov.

kleine-fische-lesson-steal = Kradi s hobotnico
kleine-fische-lesson-steal-text = Točke na tvojih odkritih ribah premikajo hobotnico, vsaka za eno stezo. Kjer sreča drugega potapljača, poveš, koliko rib želiš ukrasti, in vržeš kocko. Manj ko jih želiš, več metov zadošča.
kleine-fische-lesson-steal-goal = Premakni hobotnico do drugega potapljača in mu skušaj ukrasti vsaj eno ribo.
kleine-fische-lesson-steal-done = Ena riba več zate in ena manj za drugega. Najvarneje je napovedati eno.
kleine-fische-lesson-steal-missed = Nobena riba ni bila ukradena. Dotakni se steze drugega potapljača, nato napovej eno ribo.
kleine-fische-lesson-steal-greedy = Za toliko rib je bil met prenizek. Napovej eno: zadošča skoraj vsak met.
