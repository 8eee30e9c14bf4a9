# Ťah so sprievodcom: na čo sa pozerať, čo urobiť a prečo.

web-guide-just-now = Práve teraz:
web-guide-watch = Teraz sú na ťahu ostatní. Sleduj na doske, čo robia; slovami to nájdeš v histórii.
web-guide-other = Na toto sa ťa hra nepýta v každom ťahu. Farebný riadok hovorí, čo robiť; ťukni na to, čo svieti, a uvidíš náhľad.
web-guide-end = Hraj ďalej. Môžeš ťuknúť na čokoľvek a dozvieš sa, čo to robí alebo prečo to nejde. Lampa požiada bota o nápovedu.
