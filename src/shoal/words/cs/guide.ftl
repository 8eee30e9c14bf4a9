# Tah s průvodcem: na co se dívat, co udělat a proč.

web-guide-just-now = Právě teď:
web-guide-watch = Teď jsou na tahu ostatní. Sleduj na desce, co dělají; slovy to najdeš v historii.
web-guide-other = Na tohle se tě hra neptá v každém tahu. Barevný řádek říká, co dělat; klepni na to, co svítí, a uvidíš náhled.
web-guide-end = Hraj dál. Můžeš klepnout na cokoli a dozvíš se, co to dělá nebo proč to nejde. Lampa požádá bota o nápovědu.
