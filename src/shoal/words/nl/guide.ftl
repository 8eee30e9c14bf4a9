# De begeleide beurt: waar je naar kijkt, wat je doet, en waarom.

web-guide-just-now = Zojuist:
web-guide-watch = Nu zijn de anderen aan de beurt. Kijk op het bord wat ze doen; in het logboek staat het in woorden.
web-guide-other = Dit wordt niet elke beurt gevraagd. De gekleurde regel zegt wat je moet doen; tik op wat oplicht om te zien wat het doet.
web-guide-end = Speel verder. Je kunt overal op tikken om te zien wat het doet, of waarom het niet kan; de lamp vraagt een bot om een hint.
