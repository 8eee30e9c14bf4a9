# Lekcie na pripravených pozíciách.

maldivia-lesson-deliver = Dodaj úlovok
maldivia-lesson-deliver-text = Tvoja loďka vezie päť rýb. Kto zastaví pri okraji mora, môže dodať lodi toho ostrova, ak má na sťažni všetky ryby, ktoré chce. Čím viac ich chce, tým viac bodov dá.
maldivia-lesson-deliver-goal = Doplávaj k južnému okraju a dodaj lodi, ktorá platí viac.
maldivia-lesson-deliver-done = Tri body, a dve ryby, ktoré loď nechcela, ti zostali na sťažni.
maldivia-lesson-deliver-missed = Ťah skončil bez dodania. Doplávaj až k okraju a potom ťukni na loď.
maldivia-lesson-deliver-less = Tá loď chcela menej rýb, a tak dala menej bodov. Tá druhá chcela tri.
maldivia-lesson-deliver-short = Chýba jedno pole: lode obchodujú len pri samom okraji.

maldivia-lesson-rob = Okradni suseda
maldivia-lesson-rob-text = Aj loďka vedľa teba je úlovok. Kto zastaví hneď vedľa inej loďky, môže jej ukradnúť hornú rybu zo sťažňa.
maldivia-lesson-rob-goal = Zastav vedľa druhej loďky a vezmi jej rybu.
maldivia-lesson-rob-done = Horná ryba z cudzieho sťažňa je teraz tvoja. Dávaj pozor na svoju: platí to aj naopak.
maldivia-lesson-rob-missed = Žiadna ryba nezmenila majiteľa. Zastav na poli hneď vedľa druhej loďky a potom na ňu ťukni.
maldivia-lesson-rob-far = Preplávať okolo nestačí: loďka musí skončiť hneď vedľa tej druhej.

maldivia-lesson-fold = Prehni more a ukonči partiu
maldivia-lesson-fold-text = V každom pláne je jedna doštička hmly a hmla prehne okraj mora. Zostáva dvadsať polí; pri šestnástich alebo menej partia končí. Súper má ešte ryby na dodanie, tak mu nedaj čas.
maldivia-lesson-fold-goal = Naplánuj to tak, aby hmla prišla prvá.
maldivia-lesson-fold-done = More je prehnuté skôr, než sa druhá loďka pohla. Hmla odmeriava čas partie a ten môže byť v tvojich rukách.
maldivia-lesson-fold-missed = V tomto pláne prichádza hmla neskôr a druhá loďka využije každý ťah, ktorý dostane. Daj hmlu na prvé miesto.
