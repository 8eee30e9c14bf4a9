# Почему бот так делает: сначала ожидаемый итог, потом лучшие другие ходы с их итогами.

bots-reason-forced = Другого выбора нет.
bots-reason-alike = Без разницы: одно не хуже другого.
bots-reason-instinct = По чутью: шанс победить около { $chance } %, в конце { count-points }.
bots-reason-alone = Шанс победить около { $chance } %, в конце { count-points }; остальное заметно хуже.
bots-reason-one = Шанс победить около { $chance } %, в конце { count-points }. Иначе: { $other } ({ $other_chance } %).
bots-reason-two = Шанс победить около { $chance } %, в конце { count-points }. Иначе: { $other } ({ $other_chance } %), { $third } ({ $third_chance } %).
bots-reason-fewer =
    Шанс победить около { $chance } %, в конце { count-points }. Иначе: { $other } ({ $other_chance } %), примерно на { $fewer ->
        [one] { $fewer } очко
        [few] { $fewer } очка
        [many] { $fewer } очков
       *[other] { $fewer } очка
    } меньше.
bots-reason-more =
    Шанс победить около { $chance } %, в конце { count-points }. Иначе: { $other } ({ $other_chance } %), а { $seat } получит примерно на { $more ->
        [one] { $more } очко
        [few] { $more } очка
        [many] { $more } очков
       *[other] { $more } очка
    } больше.
