# Leçons sur des positions données : le sujet, la tâche, et quoi dire si c'est réussi ou manqué.

carta-magica-lesson-trade = Des marchandises contre de l’or
carta-magica-lesson-trade-text = Les talismans coûtent de l’or, et l’or vient des ports noirs : deux marchandises deviennent une pièce d’or. La flèche dit jusqu’où tu peux naviguer. Dans un port noir, tu pioches aussi une carte aventure avant de partir.
carta-magica-lesson-trade-goal = Tourne la flèche, entre à { carta-magica-harbour-bk1 } en M9 et échange des marchandises contre de l’or.
carta-magica-lesson-trade-done = Deux marchandises de moins, une pièce d’or de plus. Tu peux encore échanger tant que tu as des marchandises.
carta-magica-lesson-trade-missed = Aucune marchandise n’a été échangée. Tourne la flèche, entre dans le port en M9, puis échange.

carta-magica-lesson-talisman = Acheter un talisman
carta-magica-lesson-talisman-text = Ta mission nomme les talismans que tu cherches. Les ports rouges les vendent 2 pièces d’or chacun : un des trois qui sont visibles, ou le suivant sans le voir.
carta-magica-lesson-talisman-goal = Tourne la flèche, entre dans le port rouge en N3 et achète un talisman.
carta-magica-lesson-talisman-done = Le talisman est à toi. Un nouveau prend sa place.
carta-magica-lesson-talisman-missed = Aucun talisman n’a été acheté. Entre dans le port en N3, puis touche un talisman avant de partir.

carta-magica-lesson-monster = Dompter un monstre
carta-magica-lesson-monster-text = Une carte aventure peut être un monstre. Tu dis combien de magie tu dépenses, puis la flèche ajoute son nombre ; ensemble, ils doivent atteindre la force du monstre. Ce que tu dépenses est perdu dans tous les cas.
carta-magica-lesson-monster-goal = Tourne la flèche, pioche une carte aventure et dompte ce qui surgit.
carta-magica-lesson-monster-done = Dompté. Un monstre dompté reste avec toi et rapporte sa récompense.
carta-magica-lesson-monster-missed = Aucun monstre n’a été dompté. Tourne la flèche, puis pioche une carte aventure.
carta-magica-lesson-monster-untamed = Le monstre était plus fort. Dépense plus de magie : la flèche seule suffit rarement.
