# A vezetett kör.

web-guide-just-now = Az előbb:
web-guide-watch = Most a többiek jönnek. Nézd a táblán, mit csinálnak; a napló szavakban is megőrzi.
web-guide-other = Ez nem minden körben kerül elő. A színes sor megmondja, mi a teendő; koppints arra, ami világít, és látod az előnézetét.
web-guide-end = Játssz tovább. Bármire rákoppinthatsz, hogy megtudd, mire jó vagy miért nem lehetséges; a lámpa tippet kér egy bottól.
