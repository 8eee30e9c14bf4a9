### Kleine Fische ganz groß у браузері: назви цілей, кнопки, панель біля поля

kleine-fische-web-summary = { $left ->
    [0] Колода порожня
    [one] { $left } карта в колоді
    [few] { $left } карти в колоді
    [many] { $left } карт у колоді
   *[other] { $left } карт у колоді
  }

## Поле

kleine-fische-web-board = Риф: п’ять рядів по п’ять карт із доріжками між ними
kleine-fische-web-board-keys = Стрілки ведуть від цілі до цілі, із Shift – від карти до карти. Enter обирає.
kleine-fische-web-card-gap = { $place }, порожньо
kleine-fische-web-card-hidden = { $place }, прихована риба
kleine-fische-web-card-known = { $place }, закрита, але вже бачена: { $fish }, { kleine-fische-shells }
kleine-fische-web-card-open = { $place }, { $fish }, { kleine-fische-shells }{ $octopus ->
    [0] {""}
    [one] , { $octopus } бал восьминога
    [few] , { $octopus } бали восьминога
    [many] , { $octopus } балів восьминога
   *[other] , { $octopus } балів восьминога
  }, відкрита під номером { $number }
kleine-fische-web-card-cave = { $place }, печера, якій треба відкритих риб: { $needs }; зараз: { $open }
kleine-fische-web-column = Човен над стовпцем { $column }
kleine-fische-web-swap-cave = Поміняти печеру: { $place }
kleine-fische-web-diver = { $seat } { $lane }, дивиться { $way }
kleine-fische-web-diver-boat = { $seat } у човні
kleine-fische-web-octopus-at = Восьминіг { $lane }
kleine-fische-web-octopus-home = Восьминіг у своїй печері
kleine-fische-web-open-of = відкрито { $open } з { $needs }
kleine-fische-web-of = { $open } з { $needs }
kleine-fische-web-explore-now = дослідити!
kleine-fische-web-deck = колода
kleine-fische-web-die = кубик восьминога
kleine-fische-web-octopus-cave = печера восьминога

## Дії, сказані як частини речення

kleine-fische-web-swim = плисти { $way }: { $offer }
kleine-fische-web-dash = { $cave }: { $way }, { $lane }, { $steps ->
    [one] за { $steps } крок
    [few] за { $steps } кроки
    [many] за { $steps } кроків
   *[other] за { $steps } кроків
  }: { $offer }
kleine-fische-web-jump = стрибнути { $lane } і дивитися { $way }: { $offer }
kleine-fische-web-offer-fish = { $count ->
    [1] відкрити: { $places }
   *[other] відкрити одну з двох: { $places }
  }
kleine-fische-web-offer-cave = печері треба відкритих риб: { $needs }, поки є { $open }
kleine-fische-web-offer-lost = поруч немає риби, тож хід закінчиться там ні з чим
kleine-fische-web-offer-ends = поруч немає риби, тож занурення там закінчиться; лишиш собі { $keeps ->
    [one] { $keeps } відкриту рибу
    [few] { $keeps } відкриті риби
    [many] { $keeps } відкритих риб
   *[other] { $keeps } відкритих риб
  }
kleine-fische-web-then-reveal = відкрити: { $place }
kleine-fische-web-then-known = відкрити: { $place }, це { $fish }
kleine-fische-web-then-bust = відкрити: { $place }, це { $fish } – пара!
kleine-fische-web-then-explore = дослідити печеру: { $place }
kleine-fische-web-reveal = { kleine-fische-web-then-reveal }
kleine-fische-web-reveal-known = { kleine-fische-web-then-known }
kleine-fische-web-reveal-bust = { kleine-fische-web-then-bust }
kleine-fische-web-explore = дослідити печеру: { $place }; відкрито риб: { $needs }
kleine-fische-web-peek = глянути: { $place }
kleine-fische-web-enough = погасити ліхтар
kleine-fische-web-stop-name = зупинитися й лишити собі риб: { $keeps }, балів восьминога: { $points }
kleine-fische-web-octopus = посунути восьминога, { kleine-fische-web-deed-steps }, { $lane }
kleine-fische-web-octopus-meets = посунути восьминога до гравців: { $seats }, { kleine-fische-web-deed-steps }: тоді можна красти
kleine-fische-web-stay = лишити восьминога на місці
kleine-fische-web-rob = пограбувати гравця { $victim_seat }, риб: { $fish }
kleine-fische-web-announce = спробувати забрати { $number } у гравця { $victim_seat }: шанс { $good } з { $faces }, а { $bad } з { $faces } коштує тобі { $loss ->
    [one] { $loss } рибу
    [few] { $loss } риби
    [many] { $loss } риб
   *[other] { $loss } риб
  }
kleine-fische-web-spare = нічого не красти
kleine-fische-web-again = кинути ще раз
kleine-fische-web-accept = прийняти кидок: { $loss ->
    [0] нічого не вкрадено
    [one] втрачаєш { $loss } рибу
    [few] втрачаєш { $loss } риби
    [many] втрачаєш { $loss } риб
   *[other] втрачаєш { $loss } риб
  }
kleine-fische-web-use = зіграти «{ $cave }»
kleine-fische-web-exchange = поміняти печеру ({ $place }) на рибу ({ $other })
kleine-fische-web-rainbow = покласти райдужну рибу на { FORM($fish, "acc") }: { $gain ->
    [one] на { $gain } бал більше
    [few] на { $gain } бали більше
    [many] на { $gain } балів більше
   *[other] на { $gain } балів більше
  }
kleine-fische-web-rainbow-nowhere = нікуди не класти райдужної риби

## Дві кнопки

kleine-fische-web-button-stop = Зупинитися
kleine-fische-web-button-stop-small = лишиш собі { $keeps }{ $points ->
    [0] {""}
   *[other] , восьминіг { kleine-fische-web-deed-steps }
  }
kleine-fische-web-button-stop-off = спершу відкрий рибу
kleine-fische-web-button-stop-early = спершу пливи
kleine-fische-web-button-enough = Досить
kleine-fische-web-button-enough-small = погасити ліхтар
kleine-fische-web-button-stay = Не рухати
kleine-fische-web-button-stay-small = { $count ->
    [0] лишити восьминога
    [one] забрати { $count } рибу
    [few] забрати { $count } риби
    [many] забрати { $count } риб
   *[other] забрати { $count } риб
  }
kleine-fische-web-button-spare = Нічого не красти
kleine-fische-web-button-spare-small = відпустити
kleine-fische-web-button-accept = Прийняти
kleine-fische-web-button-accept-small = { $loss ->
    [0] нічого не вкрадено
    [one] втрачаєш { $loss } рибу
    [few] втрачаєш { $loss } риби
    [many] втрачаєш { $loss } риб
   *[other] втрачаєш { $loss } риб
  }
kleine-fische-web-button-nowhere = Нікуди
kleine-fische-web-button-nowhere-small = на жоден стос
kleine-fische-web-button-swim = Плисти далі
kleine-fische-web-button-swim-ends = { $way }: кінець занурення, лишиш { $keeps }
kleine-fische-web-button-swim-lost = { $way }: без риби, хід утрачено
kleine-fische-web-button-swim-go = { $way }: { $count ->
    [one] { $count } риба
    [few] одна з { $count } риб
    [many] одна з { $count } риб
   *[other] одна з { $count } риб
  }
kleine-fische-web-button-swim-go-odds = { $way }: пара { $percent }%
kleine-fische-web-button-jump = Стрибнути
kleine-fische-web-button-exchange = Поміняти
kleine-fische-web-button-reveal = Відкрити
kleine-fische-web-button-reveal-odds = пара: { $percent }%
kleine-fische-web-button-explore = Дослідити
kleine-fische-web-button-explore-small = число збігається
kleine-fische-web-button-peek = Глянути
kleine-fische-web-button-octopus = Рухати
kleine-fische-web-button-octopus-none = немає кроків
kleine-fische-web-button-octopus-to = { kleine-fische-web-deed-steps }
kleine-fische-web-button-octopus-meets = зустріч: { $seats }, тоді красти
kleine-fische-web-button-rob = Грабувати
kleine-fische-web-button-announce = Кидати
kleine-fische-web-button-announce-go = на { $number }: { $good } з { $faces }
kleine-fische-web-button-again = Кинути ще
kleine-fische-web-button-again-none = немає такої карти
kleine-fische-web-button-use = Зіграти карту
kleine-fische-web-button-rainbow = Покласти
kleine-fische-web-button-rainbow-go = { $fish }, +{ $gain }
kleine-fische-web-button-wait = { $seat } пірнає

## Панель

kleine-fische-web-open = відкрито
kleine-fische-web-kept = твоє
kleine-fische-web-photos = Відкрита риба в тому порядку, як її відкривали
kleine-fische-web-photos-none = Риби ще не відкрито: рахується кожен новий вид, друга того самого виду – пара.
kleine-fische-web-next = наступна
kleine-fische-web-bust = { CAPITAL($fish) } – двічі! Номери від { $from } до { $to } ховаються знову.
kleine-fische-web-bust-keeps = { $kept ->
    [0] До пари нічого не було.
    [one] { $kept } риба до пари лишається.
    [few] { $kept } риби до пари лишаються.
    [many] { $kept } риб до пари лишається.
   *[other] { $kept } риб до пари лишається.
  }
kleine-fische-web-pair = пара
kleine-fische-web-between = відкрита між ними: теж ховається
kleine-fische-web-stays = лишається
kleine-fische-web-steal-from = { $seat } грабує гравця { $victim_seat }
kleine-fische-web-steal-takes = { $seat } забирає { $taken } у гравця { $victim_seat }
kleine-fische-web-steal-none = { $victim_seat } нічого не втрачає
kleine-fische-web-steal-chance = { $good } з { $faces }
kleine-fische-web-steal-whom = Кого грабуєш?
kleine-fische-web-steal-how-many = Скільки в гравця { $victim_seat }?
kleine-fische-web-steal-rolled = Випало { $result }, треба { $number }
kleine-fische-web-rainbow-lay = Торкнися стосу, який буде вартий { $shells ->
    [one] { $shells } мушлі
    [few] { $shells } мушель
    [many] { $shells } мушель
   *[other] { $shells } мушель
  }.
kleine-fische-web-swum = Вільна лише одна доріжка: { $seat } пливе { $way }.
kleine-fische-web-odds-show = Показати шанси на пару
kleine-fische-web-odds-hide = сховати
kleine-fische-web-odds-new = нових: { $count }
kleine-fische-web-odds-pair = пара { $percent }%
kleine-fische-web-odds-keep = якщо пара, лишиться { $keeps } з { $open }
kleine-fische-web-odds-none = Попереду немає прихованої риби: плисти далі – кінець занурення, пари бути не може.
kleine-fische-web-odds-all = ще не бачених риб: { $unseen }
kleine-fische-web-odds-bar = Ще не бачених риб: { $unseen }, з них нових: { $count }; шанс на пару { $percent }%
kleine-fische-web-hand = Твої печери
kleine-fische-web-caves = Печери: { $needs }
kleine-fische-web-fish-count = { $count ->
    [one] { $count } риба
    [few] { $count } риби
    [many] { $count } риб
   *[other] { $count } риб
  }
kleine-fische-web-album = Альбом гравця { $seat }: рахується найкраща риба кожного виду
kleine-fische-web-album-have = { CAPITAL($fish) }: { $shells }
kleine-fische-web-album-miss = { CAPITAL($fish) }: немає
kleine-fische-web-points = { count-points }
kleine-fische-web-facing = дивиться { $way }
kleine-fische-web-on-boat = у човні
kleine-fische-web-turn = пірнає

## Що каже кнопка підтвердження і як обирати

kleine-fische-web-deed-swim = Плисти { $way }
kleine-fische-web-deed-swim-then = Плисти { $way } і відкрити
kleine-fische-web-deed-dash = Скористатися ластами
kleine-fische-web-deed-jump = Стрибнути й дивитися { $way }
kleine-fische-web-deed-risk = Пара: { $percent }%
kleine-fische-web-deed-lost = Там немає риби: хід закінчиться ні з чим.
kleine-fische-web-deed-ends = Там немає риби: занурення закінчиться, лишиш собі { $keeps }.
kleine-fische-web-deed-reveal = Відкрити
kleine-fische-web-deed-pair = Знову { $fish }: пара!
kleine-fische-web-deed-explore = Дослідити печеру
kleine-fische-web-deed-peek = Глянути
kleine-fische-web-deed-enough = Погасити ліхтар
kleine-fische-web-deed-stop = Зупинитися
kleine-fische-web-deed-keeps = Лишиш собі { $keeps ->
    [one] { $keeps } рибу
    [few] { $keeps } риби
    [many] { $keeps } риб
   *[other] { $keeps } риб
  }.
kleine-fische-web-deed-octopus = Посунути восьминога
kleine-fische-web-deed-steps = { $cost ->
    [one] { $cost } крок
    [few] { $cost } кроки
    [many] { $cost } кроків
   *[other] { $cost } кроків
  }
kleine-fische-web-deed-meets = Він дістанеться до гравців: { $seats }. Тоді можна красти.
kleine-fische-web-deed-stay = Лишити восьминога
kleine-fische-web-deed-rob = Пограбувати: { $victim_seat }
kleine-fische-web-deed-spare = Нічого не красти
kleine-fische-web-deed-announce = Кидати на { $number }
kleine-fische-web-deed-chance = { $good } з { $faces }
kleine-fische-web-deed-red = Червона грань коштує тобі { $loss ->
    [one] { $loss } рибу
    [few] { $loss } риби
    [many] { $loss } риб
   *[other] { $loss } риб
  }.
kleine-fische-web-deed-use = Зіграти карту
kleine-fische-web-deed-again = Кинути ще раз
kleine-fische-web-deed-accept = Прийняти кидок
kleine-fische-web-deed-exchange = Поміняти їх
kleine-fische-web-deed-rainbow = Покласти на { FORM($fish, "acc") }
kleine-fische-web-deed-nowhere = Нікуди не класти
kleine-fische-web-how-jump = Торкнися стрілки біля карти верхнього ряду. Торкнися знака човна, щоб пересунути човен туди.
kleine-fische-web-how-move = Торкнися карти попереду, щоб відкрити її, або стрілки, щоб плисти туди.
kleine-fische-web-how-choice = Торкнися карти попереду, щоб відкрити її, стрілки, щоб плисти туди, або кнопки «Зупинитися».
kleine-fische-web-how-reveal = Торкнися однієї з карт з оком.
kleine-fische-web-how-explore = Торкнися карти з оком або печери.
kleine-fische-web-how-octopus = Торкнися доріжки з числом: стільки до неї кроків. Дістане суперника — спробуй украсти.
kleine-fische-web-how-octopus-nobody = До суперників йому не дістатися. Щоб закрити доріжку, торкнися доріжки з числом.
kleine-fische-web-how-announce = Торкнися числа: що більше хочеш, то важче.
kleine-fische-web-how-exchange = Торкнися печери верхнього ряду, потім риби.
kleine-fische-web-how-rainbow = Торкнися стосу у своєму альбомі.
kleine-fische-web-how-peek = Торкнися будь-якої прихованої риби: її побачиш лише ти.

## Що діється, розказане під час показу

kleine-fische-web-told-swam = { $seat } пливе { $way }.
kleine-fische-web-told-revealed = { $seat } відкриває { FORM($fish, "acc") }, { kleine-fische-shells }.
kleine-fische-web-told-rolled = { $seat } кидає кубик восьминога…

## Що видно на телефоні

kleine-fische-web-fact-kinds = У тебе { $count ->
    [one] { $count } риба
    [few] { $count } риби
    [many] { $count } риб
   *[other] { $count } риб
  }, видів: { $kinds } з { $all }.
kleine-fische-web-fact-points = Твоя найкраща риба кожного виду поки дає { count-points }.

## Що це за речі

kleine-fische-web-about-hidden = Прихована риба
kleine-fische-web-about-hidden-text = Підпливи на доріжку поруч і відкрий її. Є { $kinds ->
    [one] { $kinds } вид
    [few] { $kinds } види
    [many] { $kinds } видів
   *[other] { $kinds } видів
  }, по { $each ->
    [one] { $each } рибі
    [few] { $each } риби
    [many] { $each } риб
   *[other] { $each } риб
  } кожного, від однієї до чотирьох мушель.
kleine-fische-web-about-open-text = Відкрита в цьому зануренні під номером { $number }. Друга риба цього виду сховає обидві та все відкрите між ними.
kleine-fische-web-about-points-text = Після занурення кожен бал восьминога дає змогу пересунути восьминога на одну доріжку.
kleine-fische-web-about-known-text = Знову закрита, але ти її вже знаєш.
kleine-fische-web-about-cave = Печера: { $needs }
kleine-fische-web-about-cave-text = Підпливи до неї, коли відкритих риб рівно { $needs }: тоді її можна дослідити. Карта буде твоя, а занурення закінчиться.
kleine-fische-web-about-gap = Порожнє місце
kleine-fische-web-about-gap-text = Його заповнять із колоди, коли хід закінчиться.
kleine-fische-web-about-diver = Нирець гравця { $seat }
kleine-fische-web-about-diver-text = Нирці одне одному не заважають. На суперника можна навести восьминога, щоб украсти.
kleine-fische-web-about-diver-own = Плавають лише вперед: через перехрестя попереду, прямо чи за ріг. Ліхтар світить туди, куди ти дивишся.
kleine-fische-web-about-octopus = Восьминіг
kleine-fische-web-about-octopus-text = На його доріжку запливати не можна. Бали восьминога на твоїй рибі рухають його після занурення. Якщо він дістанеться суперника, можна спробувати вкрасти.
kleine-fische-web-about-deck-text = Звідси заповнюють порожні місця рифу. Коли заповнити нема чим, гра закінчується.
kleine-fische-web-about-die-text = 1, 1, 2, 3, 3 і червона грань. Щоб украсти, треба викинути щонайменше стільки, скільки оголошено; із червоною гранню рибу забирають у тебе.
kleine-fische-web-about-boat = Човен
kleine-fische-web-about-boat-text = Звідси нирці стрибають у перший хід, біля риби верхнього ряду. Потім він нічого не робить.
kleine-fische-web-about-lane-text = Доріжками плавають нирці й восьминіг. Припливши, відкриваєш рибу біля своєї доріжки.
kleine-fische-web-about-cave-fins = Один раз: пропливи до { $power ->
    [one] { $power } кроку
    [few] { $power } кроків
    [many] { $power } кроків
   *[other] { $power } кроків
  } замість одного.
kleine-fische-web-about-cave-lamp = Один раз, перш ніж плисти: глянь де завгодно { $power ->
    [one] на { $power } приховану рибу
    [few] щонайбільше на { $power } приховані риби
    [many] щонайбільше на { $power } прихованих риб
   *[other] щонайбільше на { $power } прихованих риб
  }.
kleine-fische-web-about-cave-octo = Один раз: ще { $power ->
    [one] { $power } крок
    [few] { $power } кроки
    [many] { $power } кроків
   *[other] { $power } кроків
  } для восьминога, навіть без балів восьминога.
kleine-fische-web-about-cave-reroll = Один раз: повтори невдалий кидок{ $power ->
    [one] {""}
    [few] , щонайбільше { $power } рази
    [many] , щонайбільше { $power } разів
   *[other] , щонайбільше { $power } разів
  }.
kleine-fische-web-about-cave-rainbow = Її не розігрують. У кінці один з твоїх видів стає вартий чотирьох мушель.
kleine-fische-web-about-cave-chest = Її не розігрують, а відкривають у кінці. Що менше в тебе балів, то більше вона дає: 1, 3, 5 або 7.
kleine-fische-web-about-pile = { $seat }: { $count ->
    [one] { $count } риба
    [few] { $count } риби
    [many] { $count } риб
   *[other] { $count } риб
  }
kleine-fische-web-about-pile-hidden = Відомо лише, скільки їх, а не які. Рибу з купки можна вкрасти, печери – ні.
kleine-fische-web-about-pile-own = У кінці рахується лише твоя найкраща риба кожного виду.
kleine-fische-web-about-caves = Печери гравця { $seat }
kleine-fische-web-about-caves-text = Кожну можна зіграти раз, від наступного ходу. Незіграні дають у кінці по балу. Украсти їх не можна.
kleine-fische-web-about-of = { $count } з { $all }
kleine-fische-web-about-row-where = Де
kleine-fische-web-about-row-place = Місце
kleine-fische-web-about-row-open = Відкрито риб
kleine-fische-web-about-row-shells = Мушлі
kleine-fische-web-about-row-octopus = Бали восьминога
kleine-fische-web-about-row-kinds = Види
kleine-fische-web-about-row-points = Бали поки що
kleine-fische-web-about-row-cave = Печера { $needs }
