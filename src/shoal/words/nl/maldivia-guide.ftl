# De begeleide eerste ronde: waar je naar kijkt, wat je doet, en waarom.

maldivia-guide-aim = Je vist met één boot op een zee van doek. Eromheen liggen marktschepen, twee voor elk van de vier randen, en elk wil bepaalde vissen. Wie ze levert, krijgt de kaart van het schip: elke vis erop is een punt.
maldivia-guide-boat = Kies een boot. Ze verschillen alleen in uiterlijk.
maldivia-guide-boat-why = Wat van jou is, heeft vanaf nu een koraalrood teken, en koraalrood betekent overal “van jou” en “nu”.
maldivia-guide-place = Tik op een vrij vak om te zien hoe je boot daar ligt; tik nog eens om het te doen.
maldivia-guide-place-why = Hier gebeurt nog niets, maar je eerste pijl begint hier. Goed is een vak van waaruit meerdere richtingen naar vissen leiden die een schip wil. Het midden houdt alle wegen open; bij een rand zijn de schepen daar dichtbij.
maldivia-guide-plan = Zet onderaan vier tegels op een rij: drie pijlen en één mist. Tik op een tegel om hem te draaien, sleep hem op een andere om ze te wisselen.
maldivia-guide-plan-why = Ze worden van links naar rechts gespeeld, en iedereen plant in het geheim. Een pijl is een richting, geen afstand: hoe ver je vaart, beslis je later. De mist vouwt een kant van de zee weg, het liefst een kant waar anderen liggen. Zodra je een tegel verandert, tonen cijfers op zee met welke tegel je waar kunt komen.
maldivia-guide-sail = Je pijl is getoond. Elk oplichtend vak in die richting is te bereiken: tik erop om de weg te zien en wat je daar krijgt, tik nog eens om te varen.
maldivia-guide-sail-why = Stop waar iets te halen valt: vissen die een schip wil, een boot om te beroven, of een rand met een schip waaraan je kunt leveren. Stromingen kunnen je de bocht om brengen. Blijf je liggen, dan mag je daar niets doen en is je beurt voorbij.
maldivia-guide-act = Je bent er. Gebruik nu wat hier is: vis, steel de bovenste vis van een buur, of lever aan een schip aan deze rand.
maldivia-guide-act-why = Je mag er meerdere van doen, na elkaar; alleen vissen en leveren gaan niet samen in één beurt.
maldivia-guide-gain = Neem er meer als je wilt, of haal binnen wat je in de hand hebt.
maldivia-guide-mast = Steek de vissen op je mast, een voor een, van onder naar boven.
maldivia-guide-mast-why = De bovenste vis is de vis die dieven en mist meenemen. Houd daar wat je het minst nodig hebt. Er passen zeven vissen op.
maldivia-guide-drop = Meer vissen dan er op je mast passen: zeg hoeveel je er eerst bovenaf haalt.
maldivia-guide-exchange = Na het vouwen gaat één open schip van die kant onder de stapel, en er komt een nieuw.
maldivia-guide-exchange-why = Stuur een schip weg dat goed is voor de anderen, en houd het schip dat bij jouw vissen past.
maldivia-guide-note-folded = de mist heeft een rij omgevouwen: de achterkant is de nieuwe rand. Boten in die rij en in de rij eronder verliezen hun bovenste vis.
maldivia-guide-note-lost = een boot die de vouw raakte, is de bovenste vis kwijt.
maldivia-guide-note-robbed = van een boot ernaast is de bovenste vis gestolen. Alleen de bovenste loopt gevaar.
maldivia-guide-note-delivered = er is aan een schip geleverd: de kaart is gewonnen, en elke vis erop is een punt.
maldivia-guide-note-blocked = de weg was versperd, dus die tegel deed niets. De zee is krap waar veel boten zijn.
maldivia-guide-note-turned = een octopus heeft iemands tegel gedraaid. Alleen de eigenaar weet waar hij nu heen wijst.
maldivia-guide-note-swapped = een haai heeft twee kaarten geruild, met de achterkant naar boven.
maldivia-guide-end =
    Dat was een hele ronde. Drie dingen beslissen de partij:
    Laat je laatste pijl eindigen aan een rand waar een schip wil wat jij hebt.
    Houd boven op de mast wat je het minst nodig hebt.
    Stuur de mist naar waar de anderen liggen. Als er nog maar zestien vakken over zijn, is het spel afgelopen.
