# La première manche guidée : que regarder, que faire, et pourquoi.

carta-magica-guide-aim = Fais une fois le tour de l’île au milieu de la carte, puis rentre au port. En chemin, tu collectes des talismans : les marchandises deviennent de l’or dans les ports noirs, l’or des talismans dans les ports rouges.
carta-magica-guide-captain = Choisis qui tu es. Cela ne change que l’image.
carta-magica-guide-captain-why = Prends donc qui te plaît.
carta-magica-guide-challenge = Choisis une mission : deux talismans que tu cherches.
carta-magica-guide-challenge-why = Chacun des deux que tu ramènes compte dix points de plus.
carta-magica-guide-home = Mets ton navire dans un port libre : ton port d’attache. Touche-le, puis encore une fois.
carta-magica-guide-home-why = Tu pars d’ici, et tu dois y revenir après le tour de l’île. Un port rouge près d’un noir raccourcit les trajets.
carta-magica-guide-spin = Tourne la flèche de laiton : touche la roue, ou tire la flèche et lâche.
carta-magica-guide-spin-why = Elle montre un nombre, et à quoi il sert : jusqu’où naviguer, ou combien de marchandises ou de magie prendre.
carta-magica-guide-choose = Choisis une action : navigue vers une case qui brille, dans un sens ou dans l’autre, ou utilise un signe que montre la flèche.
carta-magica-guide-choose-why = Marteau et vent n’aident qu’un navire en difficulté. Charge d’abord des marchandises, deux par pièce d’or, puis va dans un port noir. Un port finit le déplacement.
carta-magica-guide-stuck = Ton navire ne peut pas naviguer. Si un bouton le libère, touche-le ; ou utilise un signe que montre la flèche.
carta-magica-guide-stuck-why = L’or ou le marteau répare un navire endommagé ; celui qui n’a pas de vent se fait remorquer contre des marchandises, et le vent le libère.
carta-magica-guide-sail = Ton navire est libre : touche une case qui brille pour voir le chemin, et encore une fois pour y aller.
carta-magica-guide-sail-why = Un port finit le déplacement, et tu peux y échanger ou y acheter.
carta-magica-guide-storm = Une tempête ! Tourne encore une fois : elle pousse chaque navire de deux cases.
carta-magica-guide-storm-why = Les rochers endommagent un navire, et les cases blanches le retiennent jusqu’au retour du vent. Personne n’y peut rien.
carta-magica-guide-weather = Une tempête va pousser ton navire. Ta carte le lui évite : joue-la maintenant, ou garde-la.
carta-magica-guide-black = Un port noir : échange deux marchandises contre une pièce d’or, autant de fois que tu veux. On y pioche aussi une carte.
carta-magica-guide-black-why = L’or achète des talismans, et chaque pièce restante à la fin vaut un point.
carta-magica-guide-black-bare = Un port noir : deux marchandises vaudraient une pièce d’or, mais tu n’as rien à échanger.
carta-magica-guide-red = Un port rouge : pour deux pièces d’or, tu achètes un talisman, visible ou caché.
carta-magica-guide-red-why = Ceux de ta mission comptent dix points de plus. Prends-les avant quelqu’un d’autre.
carta-magica-guide-red-bare = Un port rouge : un talisman coûte deux pièces d’or, mais tu n’en as pas assez.
carta-magica-guide-card = Une carte te demande quelque chose. Les boutons disent ce que fait chaque réponse.
carta-magica-guide-card-why = Ce que tu gardes peut aider plus tard, ou payer.
carta-magica-guide-monster = Un monstre ! Dis combien de magie tu dépenses, puis la flèche ajoute son nombre.
carta-magica-guide-monster-why = Si tu atteins sa force, il rapporte de l’or et t’aide contre le suivant. Sinon, tes marchandises sont perdues.
carta-magica-guide-note-storm = une tempête s’est levée. Elle pousse tous les navires du même côté, l’un après l’autre.
carta-magica-guide-note-blown = la tempête a poussé un navire.
carta-magica-guide-note-drew = une carte aventure a été piochée. Certaines aident, d’autres coûtent, d’autres sont des monstres.
carta-magica-guide-note-traded = des marchandises sont devenues de l’or dans un port noir.
carta-magica-guide-note-tamed = un monstre a été dompté. Le suivant sera plus facile.
carta-magica-guide-note-untamed = le monstre était plus fort : les marchandises à bord sont perdues.
carta-magica-guide-end =
    Voilà une manche entière. Trois choses décident de la partie :
    Les marchandises deviennent de l’or, l’or des talismans : prévois ta route des ports noirs aux rouges.
    Les deux talismans de ta mission valent chacun dix points de plus.
    Qui fait le tour de l’île et rentre en premier reçoit quinze points et finit la partie.
carta-magica-guide-note-took = des marchandises ou de la magie sont montées à bord. Personne n’en a plus de huit de chaque.
carta-magica-guide-note-bought = un talisman a été acheté dans un port rouge, et un nouveau est apparu.
carta-magica-guide-note-attacked = des navires côte à côte peuvent se battre pour un talisman que l’un d’eux cherche.
