# The guided first round: what to look at and do, and why.

carta-magica-guide-aim = Round the island in the middle of the chart once, and come home. On the way you collect talismans: goods become gold in black harbours, gold becomes talismans in red ones.
carta-magica-guide-captain = Choose who you are. It changes nothing but the picture.
carta-magica-guide-captain-why = So take the one you like.
carta-magica-guide-challenge = Choose a challenge: two talismans you seek.
carta-magica-guide-challenge-why = Each of the two that you bring home counts ten points more.
carta-magica-guide-home = Put your ship into a free harbour: your home. Touch it, then touch it again.
carta-magica-guide-home-why = From here you set out, and here you must return after going round the island. A red harbour near a black one keeps ways short.
carta-magica-guide-spin = Spin the brass arrow: touch the wheel, or pull the arrow and let go.
carta-magica-guide-spin-why = It shows a number, and what it is good for: how far you can sail, or how many goods or how much magic you can take.
carta-magica-guide-choose = Do one thing: sail to a glowing space, either way round the island, or use a sign that the arrow shows.
carta-magica-guide-choose-why = Hammer and wind only help a ship in trouble. At first load goods, two for each gold, then sail to a black harbour. A harbour ends the move.
carta-magica-guide-stuck = Your ship cannot sail now. If a button frees it, touch that one; or use a sign that the arrow shows.
carta-magica-guide-stuck-why = Gold or the hammer repairs a damaged ship; goods pay a tow for a becalmed one, and wind frees it.
carta-magica-guide-sail = Your ship is free: touch a glowing space to see the way, and again to sail there.
carta-magica-guide-sail-why = A harbour ends the move, and there you can trade or buy.
carta-magica-guide-storm = A storm! Spin once more: it pushes every ship two spaces.
carta-magica-guide-storm-why = Rocks damage a ship, and white spaces hold it until wind comes. Nobody chose this.
carta-magica-guide-weather = A storm is about to push your ship. Your card spares it that: play it now, or keep it.
carta-magica-guide-black = A black harbour: trade two goods for one gold, as often as you like. A card is drawn here too.
carta-magica-guide-black-why = Gold buys talismans, and each piece left at the end is a point.
carta-magica-guide-black-bare = A black harbour: two goods would bring a gold, but you have nothing to trade.
carta-magica-guide-red = A red harbour: two gold buy a talisman, an open one or the hidden one.
carta-magica-guide-red-why = Those of your challenge count ten more. Take them before somebody else does.
carta-magica-guide-red-bare = A red harbour: two gold would buy a talisman, but yours buys none now.
carta-magica-guide-card = A card asks you something. The buttons say what each answer does.
carta-magica-guide-card-why = What you keep can help later, or pay.
carta-magica-guide-monster = A monster! Say how much magic you spend, then the arrow adds its number.
carta-magica-guide-monster-why = Reach its strength, and it brings gold and helps against the next one. Fail, and your goods are gone.
carta-magica-guide-note-storm = a storm came up. It pushes all ships the same way, one after the other.
carta-magica-guide-note-blown = the storm has pushed a ship.
carta-magica-guide-note-drew = an adventure card was drawn. Some help, some cost, some are monsters.
carta-magica-guide-note-traded = goods became gold in a black harbour.
carta-magica-guide-note-tamed = a monster was tamed. It makes the next one easier.
carta-magica-guide-note-untamed = the monster was stronger: the goods on board are lost.
carta-magica-guide-end =
    That was a whole round. Three things decide the game:
    Goods become gold, gold talismans: plan the way from black to red harbours.
    The two talismans of your challenge are worth ten more each.
    Whoever is round the island and home first gets fifteen points and ends the game.
carta-magica-guide-note-took = goods or magic came on board. Nobody holds more than eight of a kind.
carta-magica-guide-note-bought = a talisman was bought in a red harbour, and a new one turned up.
carta-magica-guide-note-attacked = ships that lie side by side may fight for a talisman that one of them seeks.
