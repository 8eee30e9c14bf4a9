# Lekcije na pripravljenih postavitvah.

maldivia-lesson-deliver = Dostavi ulov
maldivia-lesson-deliver-text = Tvoj čoln nosi pet rib. Kdor se ustavi ob robu morja, lahko dostavi ladji tistega otoka, če ima na jamboru vse ribe, ki jih želi. Več ko želi, več je vredna.
maldivia-lesson-deliver-goal = Odpluj na južni rob in dostavi ladji, ki plača več.
maldivia-lesson-deliver-done = Tri točke. Ribi, ki ju ladja ni želela, ostaneta na tvojem jamboru.
maldivia-lesson-deliver-missed = Poteza je minila brez dostave. Pluj vse do roba, nato se dotakni ladje.
maldivia-lesson-deliver-less = Ta ladja je želela manj rib in je vredna manj. Druga je želela tri.
maldivia-lesson-deliver-short = Eno polje premalo: ladje trgujejo samo čisto na robu.

maldivia-lesson-rob = Oropaj soseda
maldivia-lesson-rob-text = Čoln ob tvojem je tudi ulov. Kdor se ustavi ob drugem čolnu, lahko vzame vrhnjo ribo z njegovega jambora.
maldivia-lesson-rob-goal = Ustavi se ob drugem čolnu in mu vzemi ribo.
maldivia-lesson-rob-done = Vrhnja riba z drugega jambora je zdaj tvoja. Pazi na svojo: velja v obe smeri.
maldivia-lesson-rob-missed = Nobena riba ni zamenjala lastnika. Ustavi se na polju tik ob drugem čolnu, nato se ga dotakni.
maldivia-lesson-rob-far = Mimo: čoln mora končati pot tik ob drugem.

maldivia-lesson-fold = Prepogni morje in končaj igro
maldivia-lesson-fold-text = V vsakem načrtu je ena ploščica megle in megla prepogne rob morja. Ostalo je dvajset polj; pri šestnajstih ali manj je igre konec. Nasprotnik ima še ribe za dostavo, zato mu ne daj časa.
maldivia-lesson-fold-goal = Načrtuj tako, da megla pride prva.
maldivia-lesson-fold-done = Morje je prepognjeno, še preden se drugi čoln premakne. Megla je tudi ura in ti jo držiš v rokah.
maldivia-lesson-fold-missed = V tem načrtu pride megla pozneje in drugi čoln izkoristi vsako potezo. Daj meglo na prvo mesto.
