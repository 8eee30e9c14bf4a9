# Vodena poteza: na kaj gledati, kaj narediti in zakaj.

web-guide-just-now = Pravkar:
web-guide-watch = Zdaj so na vrsti drugi. Na plošči glej, kaj delajo; dnevnik to hrani v besedah.
web-guide-other = Tega te ne vprašamo vsako potezo. Barvna vrstica pove, kaj narediti; dotakni se tistega, kar žari, da vidiš predogled.
web-guide-end = Igraj naprej. Dotakneš se lahko česar koli in izveš, kaj naredi ali zakaj ne gre; svetilka vpraša bota za namig.
