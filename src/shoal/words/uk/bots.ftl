# Чому бот робить те, що робить: спершу очікуваний підсумок, потім найкращі інші варіанти зі своїми.

bots-reason-forced = Іншого вибору немає.
bots-reason-alike = Різниці немає: одне не гірше за інше.
bots-reason-instinct = На око: близько { $chance }% на перемогу й { count-points } у кінці.
bots-reason-alone = Близько { $chance }% на перемогу й { count-points } у кінці; усе інше помітно гірше.
bots-reason-one = Близько { $chance }% на перемогу й { count-points } у кінці. Інакше: { $other } ({ $other_chance }%).
bots-reason-two = Близько { $chance }% на перемогу й { count-points } у кінці. Інакше: { $other } ({ $other_chance }%), { $third } ({ $third_chance }%).
bots-reason-fewer =
    Близько { $chance }% на перемогу й { count-points } у кінці. Інакше: { $other } ({ $other_chance }%), приблизно на { $fewer ->
        [one] { $fewer } бал
        [few] { $fewer } бали
        [many] { $fewer } балів
       *[other] { $fewer } балів
    } менше.
bots-reason-more =
    Близько { $chance }% на перемогу й { count-points } у кінці. Інакше: { $other } ({ $other_chance }%), а { $seat } матиме приблизно на { $more ->
        [one] { $more } бал
        [few] { $more } бали
        [many] { $more } балів
       *[other] { $more } балів
    } більше.
