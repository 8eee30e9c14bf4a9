# Le tour guidé : que regarder, que faire, et pourquoi. Chaque étape répond à une question de la table.

web-guide-just-now = À l’instant :
web-guide-watch = Aux autres de jouer. Regarde sur le plateau ce qu’ils font ; le journal garde tout par écrit.
web-guide-other = Cette question ne vient pas à chaque tour. La ligne colorée dit quoi faire ; touche ce qui brille pour en voir l’effet.
web-guide-end = Continue à jouer. Touche ce que tu veux pour savoir à quoi cela sert, ou pourquoi c’est impossible ; la lampe demande conseil à un bot.
