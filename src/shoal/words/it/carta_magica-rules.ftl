# Il regolamento di Carta Magica, per le persone. I capitoli nell’ordine di gioco.
# Sopra ogni paragrafo stanno gli articoli che racconta.

carta-magica-rules-aim = Di che si tratta
# CM-001 CM-180
carta-magica-rules-aim-1 = Navighi su una vecchia carta, una volta intorno all’isola in mezzo e poi di nuovo a casa. Per strada scambi merci con oro e oro con talismani, incontri tempeste e mostri, e ogni tanto gli altri. Si gioca in due, tre o quattro.
carta-magica-rules-aim-2 = I talismani portano punti, quelli della tua sfida dieci in più ciascuno. Tornare a casa dopo il giro ne porta quindici.

carta-magica-rules-setup = La partenza
# CM-002 CM-003 CM-004 CM-005 CM-006 CM-007 CM-008 CM-009 CM-012
carta-magica-rules-setup-1 = La sorte decide chi inizia. In ordine di turno ognuno sceglie un personaggio, che è solo un volto, e una sfida, che nomina due talismani; tutto è scoperto, e ciò che nessuno ha scelto è fuori dal gioco. Ognuno riceve tre gettoni magia e tre merci, niente oro e nessuna carta. Dei sedici talismani tre sono scoperti accanto al mazzo; le trentadue carte avventura sono un mazzo coperto.
# CM-010 CM-011
carta-magica-rules-setup-2 = Poi, a partire dall’ultimo giocatore, ogni nave va in un porto vuoto, nero o rosso: è la sua casa. Esserci all’inizio non è una visita.
carta-magica-rules-picture-home = La scelta della casa: un porto libero qualsiasi, nero o rosso.

carta-magica-rules-turn = Un turno: gira, poi fa’ una cosa
# CM-020 CM-021 CM-023 CM-024
carta-magica-rules-turn-1 = In un round ognuno ha un turno. Gira la freccia. Si ferma su uno di dodici settori, tutti ugualmente probabili, e mostra un numero e dei segni.
# CM-022 CM-025 CM-026 CM-027 CM-028 CM-029 CM-070
carta-magica-rules-turn-2 = Poi fa’ una cosa: naviga fino a quel numero di caselle; o, se c’è il segno, prendi altrettante merci o altrettanta magia, o pesca una carta avventura; oppure aspetta. Ciò che non si può fare non viene offerto. Le carte che giochi in più non consumano la tua azione. Uno spicchio è la tempesta: allora non fai niente di tutto questo. Chi ha un turno da saltare lo salta per intero.

carta-magica-rules-sail = Navigare
# CM-031 CM-032 CM-033 CM-034 CM-035
carta-magica-rules-sail-1 = Le navi vanno di casella in casella attraverso i lati, non attraverso gli angoli, sull’acqua blu e nei porti. Terra, scogli, secche, il bordo dorato e le altre navi sono chiusi, e così le caselle bianche di bonaccia.
# CM-030 CM-036 CM-037 CM-038 CM-039 CM-040 CM-041 CM-042
carta-magica-rules-sail-2 = Navighi di almeno un passo e al massimo del numero, la rotta può curvare e tornare indietro, e un porto la chiude. Non finisci mai dove hai cominciato, né nel porto che hai appena lasciato. Un Vento in poppa allunga la rotta. Dopo, la nave è intatta; prima viene una visita, poi una battaglia.
carta-magica-rules-picture-sail = Con questo giro si possono raggiungere le caselle dorate. La rotta scelta è segnata.

carta-magica-rules-harbour = I porti
# CM-050 CM-051 CM-052 CM-053 CM-054
carta-magica-rules-harbour-1 = In un porto nero scambi due merci con una moneta d’oro, quante volte vuoi finché il tuo oro non è al massimo. A ogni arrivo lì, comunque sia successo, devi pescare una carta avventura, quando vuoi ma prima di finire.
# CM-055 CM-056 CM-057 CM-058 CM-059
carta-magica-rules-harbour-2 = In un porto rosso con due monete d’oro compri un talismano: uno dei tre scoperti o quello coperto in cima al mazzo, quante volte puoi pagare. Il posto vuoto si riempie subito, finché il mazzo dura. I tuoi talismani stanno scoperti davanti a te. Nessuno è obbligato a commerciare, e i giocatori non commerciano tra loro.
# CM-060 CM-061 CM-062 CM-063 CM-064
carta-magica-rules-harbour-3 = Conta solo arrivare: chi è soltanto fermo in un porto non commercia. Se ti ci ha portato una tempesta o uno scambio di posto, peschi subito la carta del porto nero e puoi commerciare dopo la tua prossima azione lì, a meno che non sia navigare. Una nave danneggiata in un porto può commerciare dopo ogni azione che non sia navigare. Queste visite successive non chiedono carte.
carta-magica-rules-picture-harbour = Una nave in un porto rosso: i talismani sono in vendita.

carta-magica-rules-stores = Oro, merci, magia
# CM-071 CM-072 CM-078 CM-079
carta-magica-rules-stores-1 = Otto gettoni per tipo sono tutto ciò che una nave può portare; il resto rimane in banca. Ciò che spendi torna lì, le carte usate vanno tra gli scarti scoperti. Tutto ciò che hai è scoperto.
# CM-073 CM-074 CM-075 CM-076 CM-077
carta-magica-rules-stores-2 = Le carte guadagno si cambiano in gettoni quando le peschi, o si tengono, ma dopo non si cambiano più. Quelle tenute non occupano spazio e pagano qualunque cosa del loro tipo, per intero; ciò che è di troppo torna come gettoni. Scegli tu con quali carte pagare, purché nessuna sia inutile.

carta-magica-rules-storm = La tempesta
# CM-080 CM-081 CM-082 CM-083 CM-084 CM-085
carta-magica-rules-storm-1 = Se la freccia mostra la tempesta, si gira di nuovo per una direzione. Chi ha Bel tempo può ora risparmiare la sua nave. Ogni altra nave intatta, anche la tua e quelle nei porti, viene spinta di due caselle da quella parte, prima quelle più avanti. Le navi bloccate restano dove sono e fanno da ostacolo.
# CM-086 CM-087 CM-088 CM-089 CM-090 CM-091 CM-092 CM-093
carta-magica-rules-storm-2 = Terra, scogli, secche, il bordo o un’altra nave sulla strada la danneggiano dove si trova; all’altra nave non succede niente. Una casella di bonaccia la trattiene. Un porto la accoglie. Quando tutte si sono spostate, chi è finito in un porto nero pesca. La tempesta è l’intero turno.
carta-magica-rules-picture-storm = Arriva una tempesta: il secondo giro dice verso dove.

carta-magica-rules-stuck = In bonaccia o danneggiata
# CM-100 CM-101 CM-102 CM-103 CM-104 CM-105 CM-106 CM-115
carta-magica-rules-stuck-1 = Solo le tempeste portano navi sulle caselle di bonaccia. Lì puoi ancora caricare, pescare o aspettare. Per ripartire ti serve il segno del vento sulla freccia, o due merci per un rimorchio, o una carta Vento in poppa, e acqua libera subito accanto. Liberarsi e navigare sono una cosa sola. Una tempesta non libera nessuno.
# CM-110 CM-111 CM-112 CM-113 CM-114
carta-magica-rules-stuck-2 = Anche una nave danneggiata può caricare, pescare o aspettare. Per navigare le serve il segno del martello, due monete d’oro, o una carta Riparazione, e naviga nello stesso turno; non si ripara senza navigare.
carta-magica-rules-picture-calm = Una nave sulle caselle bianche di bonaccia.

carta-magica-rules-adventure = Le carte avventura
# CM-120 CM-121 CM-122 CM-123 CM-125 CM-126 CM-127
carta-magica-rules-adventure-1 = Peschi come azione, o perché lo chiede un porto nero. Alcune carte portano merci, oro o magia. Alcune chiedono merci: paghi per intero, o se non puoi non paghi niente e salti un turno; i turni saltati si sommano. Tutte le altre si possono tenere, quante ne vuoi. Quando il mazzo è vuoto, si rimescolano gli scarti.
# CM-130 CM-132 CM-134 CM-135 CM-136 CM-138
carta-magica-rules-adventure-2 = Bel tempo risparmia una nave intatta in una tempesta. Riparazione ne rimette in sesto una danneggiata. Vento in poppa libera una nave in bonaccia, o dà cinque passi in più a una che naviga; una carta non fa tutt’e due le cose. Gira di nuovo ripete un tuo giro.
# CM-140 CM-141 CM-142
carta-magica-rules-adventure-3 = Il Cannocchiale guarda le prime tre carte quando stai per pescare: ne prendi una, sotto gli occhi di tutti, e rimetti le altre in cima in un ordine che sai solo tu. La Maledizione rimescola nel mazzo i talismani scoperti e ne scopre tre di nuovo; giocala nel tuo turno prima del giro, quando scegli l’azione, o in un porto.

carta-magica-rules-monster = I mostri
# CM-150 CM-151 CM-152 CM-153
carta-magica-rules-monster-1 = Un mostro si affronta subito. Di’ quanta magia spendi, poi gira: si sommano la magia, il numero che esce, e uno per ogni mostro che hai già; la tempesta conta meno due. La magia è spesa in ogni caso. Il giro si può ripetere con una carta, la magia non si può cambiare.
# CM-154 CM-155 CM-156 CM-157
carta-magica-rules-monster-2 = Se arrivi alla sua forza è tuo, con il suo oro. Altrimenti perdi tutti i tuoi gettoni merce e il mostro torna mescolato nel mazzo. I mostri non si spendono mai e non portano punti.

carta-magica-rules-battle = Le battaglie
# CM-160 CM-161
carta-magica-rules-battle-1 = Dopo aver navigato puoi attaccare una nave accanto a te che ha un talismano della tua sfida. Le navi bloccate sono al sicuro, quelle nei porti no.
# CM-162 CM-163 CM-164 CM-165 CM-166
carta-magica-rules-battle-2 = Girano tutti e due, prima chi attacca; la tempesta è solo meno due. Chi ha il numero più alto può prendere una carta all’altro, un talismano o un’avventura, e quella carta non ha altri effetti. Con un pareggio nessuno vince niente.
# CM-170 CM-171 CM-172 CM-173
carta-magica-rules-battle-3 = Dopo, i due possono accordarsi per scambiarsi di posto. È un passo per ogni nave, e finire così in un porto è come esserci spinti dalla tempesta.

carta-magica-rules-home = Il giro dell’isola e casa
# CM-181 CM-182 CM-183 CM-184 CM-185 CM-186
carta-magica-rules-home-1 = Non importa da che parte fai il giro, né come: navigando, con una tempesta o con uno scambio di posto, ogni passo conta, e tornare indietro disfa ciò che si è fatto. Contano i tuoi passaggi sulla linea tra K e L, a nord dell’isola. Chi è nel suo porto di casa con un giro completo è tornato. Senza giro lì non succede niente, e finché c’è dentro un’altra nave non puoi entrare.

carta-magica-rules-end = La fine
# CM-190 CM-191 CM-192 CM-193
carta-magica-rules-end-1 = Appena qualcuno torna, questo round diventa l’ultimo; i turni saltati restano saltati. Una nave tornata continua a giocare, e niente le toglie il ritorno.
# CM-194 CM-195 CM-196 CM-197 CM-198 CM-199
carta-magica-rules-end-2 = Poi si contano i punti: i talismani come stampato, dieci in più per ognuno della tua sfida, uno per ogni moneta d’oro, anche sulle carte oro tenute, quindici per il ritorno, e nient’altro. Vince chi ha più punti, e a parità si vince insieme.

carta-magica-rules-decided = Deciso da noi
carta-magica-rules-decided-1 = Quattro regole si possono leggere in un altro modo. Qui si può sempre aspettare; si può pensare che una nave intatta debba navigare quando non c’è un segno da usare restando fermi. Qui una carta guadagno tenuta diventa gettoni solo come resto; altrove si può incassare in ogni momento. Qui un Vento in poppa allunga ogni rotta, anche di una nave appena liberata; altri ne fanno una mossa a sé, o lo negano a una nave che era bloccata. E qui i talismani rimescolati da una Maledizione possono ricomparire; altri ne vogliono tre nuovi.

# Il gioco in una pagina

carta-magica-rules-aid-spin = Gira, poi fa’ una cosa: naviga, usa uno dei due segni, o aspetta.
carta-magica-rules-aid-sail = Naviga fino al numero, attraverso i lati, mai gli angoli. Un porto chiude la mossa.
carta-magica-rules-aid-goods = Merci: prendine quante dice il numero, otto al massimo.
carta-magica-rules-aid-magic = Magia: lo stesso.
carta-magica-rules-aid-adventure = Avventura: pesca una carta. Alcune si tengono, alcune si pagano, alcune sono mostri.
carta-magica-rules-aid-black = Porto nero: 2 merci per 1 oro, quante volte vuoi; pesca una carta.
carta-magica-rules-aid-red = Porto rosso: 2 oro per un talismano, scoperto o coperto.
carta-magica-rules-aid-talisman = Un talismano della tua sfida conta 10 in più.
carta-magica-rules-aid-storm = Tempesta: un secondo giro dice dove soffia. Tutte le navi intatte vengono spinte di due caselle.
carta-magica-rules-aid-becalmed = In bonaccia: serve il vento sulla freccia, 2 merci, o Vento in poppa; poi naviga.
carta-magica-rules-aid-damaged = Danneggiata: serve il martello sulla freccia, 2 oro, o Riparazione; poi naviga.
carta-magica-rules-aid-monster = Mostro: magia e giro insieme devono arrivare alla sua forza. Se bastano, oro; se no, tutte le merci perse.
carta-magica-rules-aid-battle = Accanto a una nave con un talismano che cerchi puoi attaccare: il giro più alto prende una carta.
carta-magica-rules-aid-end = Giro dell’isola e casa: 15 punti, e questo round è l’ultimo. Talismani, 10 per ognuno della tua sfida, 1 per ogni moneta d’oro.

# Un round di esempio

carta-magica-rules-example = Un round di esempio
carta-magica-rules-example-1 = Mira è a Rada Carminio, casa sua, con 3 merci e 3 magia. Gira: 6, merci e magia. Potrebbe navigare di sei caselle, ma prende merci. Tre e sei fanno nove; ne tiene otto, una è persa.
carta-magica-rules-example-2 = A Ben esce la tempesta. Il suo secondo giro dice est: la sua nave viene spinta di due caselle in mare aperto, quella di Otto finisce contro uno scoglio ed è danneggiata. Quella di Mira viene spinta fuori dal porto e resta in mare aperto.
carta-magica-rules-example-3 = A Otto esce 7, carta avventura e martello: il martello ripara la sua nave, che naviga di sette caselle.
carta-magica-rules-example-4 = Nel round dopo a Mira esce 9, e naviga a Boccacorvo. Lì scambia otto merci con 4 oro e deve pescare una carta: l’Anguilla lanterna, forza 8. Spende 3 magia e le esce un 5: fa otto, è domata e porta 2 oro. Con 6 oro comprerà tre talismani in un porto rosso, se ci saranno ancora.
