# «Вечная зима»: тексты страницы стола и запись эффектов словами.

# -- виды вещей --------------------------------------------------------------------------------------------

winter-column-initiate = Инициация
winter-column-develop = Развитие
winter-column-settle = Заселение
winter-column-hunt = Охота
winter-column-any = любая колонка
winter-column-rest = Отдых

# Гекс: координата и где он лежит от стартового; клетка поля мегалитов.
winter-place = { $way-id ->
    [here] { $at }
   *[other] { $at }, { $way }
}
winter-cell = { $at }
winter-hex-at = { $terrain } ({ $hex })
    .small = { $terrain-small } ({ $hex })

# -- запись эффектов ---------------------------------------------------------------------------------------

winter-gain-food = { $count ->
    [one] получить { $count } еду
    [few] получить { $count } еды
   *[many] получить { $count } еды
}
winter-gain-tool = { $count ->
    [one] получить { $count } орудие
    [few] получить { $count } орудия
   *[many] получить { $count } орудий
}
winter-gain-idol = { $count ->
    [1] продвинуть идола
    [one] продвинуть идолов { $count } раз
    [few] продвинуть идолов { $count } раза
   *[many] продвинуть идолов { $count } раз
}
winter-gain-vp = получить { $count } ПО
winter-gain-maxfood = пополнить еду до максимума
winter-gain-labor = получить { $halves-written } ОТ
winter-gain-draw = { $count ->
    [1] взять карту
    [one] взять { $count } карту
    [few] взять { $count } карты
   *[many] взять { $count } карт
}
winter-gain-place_megalith = { $count ->
    [1] разместить мегалит
    [one] разместить { $count } мегалит
    [few] разместить { $count } мегалита
   *[many] разместить { $count } мегалитов
}
winter-gain-extra_megalith = разместить ещё один мегалит, куда указывает стрелка
winter-gain-place_camp = { $count ->
    [1] поставить стоянку на стартовый тайл
    [one] поставить { $count } стоянку на стартовый тайл
    [few] поставить { $count } стоянки на стартовый тайл
   *[many] поставить { $count } стоянок на стартовый тайл
}
winter-gain-move_camp = { $count ->
    [1] один раз переместить стоянку
    [one] переместить стоянки { $count } раз
    [few] переместить стоянки { $count } раза
   *[many] переместить стоянки { $count } раз
}
winter-gain-build_settlement = создать общину
winter-gain-take_tribe = { $count ->
    [1] взять карту племени в руку
    [one] взять в руку { $count } карту племени
    [few] взять в руку { $count } карты племени
   *[many] взять в руку { $count } карт племени
}{ $types-id ->
    [any] {""}
   *[other] {" "}{ $types }
}
winter-gain-recruit_tribe = { $count ->
    [1] отправить в свой сброс карту племени
    [one] отправить в свой сброс { $count } карту племени
    [few] отправить в свой сброс { $count } карты племени
   *[many] отправить в свой сброс { $count } карт племени
}{ $types-id ->
    [any] {""}
   *[other] {" "}{ $types }
}
winter-gain-take_culture = { $count ->
    [1] взять открытую карту культуры
    [one] взять { $count } открытую карту культуры
    [few] взять { $count } открытые карты культуры
   *[many] взять { $count } открытых карт культуры
}
winter-gain-take_animal = { $count ->
    [1] взять животное из охотничьих угодий
    [one] взять { $count } животное из охотничьих угодий
    [few] взять { $count } животных из охотничьих угодий
   *[many] взять { $count } животных из охотничьих угодий
}
winter-gain-draw_animal = { $count ->
    [1] взять верхнее животное колоды
    [one] взять { $count } верхнее животное колоды
    [few] взять { $count } верхних животных колоды
   *[many] взять { $count } верхних животных колоды
}
winter-gain-reveal_animal = { $count ->
    [1] открыть животное в охотничьих угодьях
    [one] открыть { $count } животное в охотничьих угодьях
    [few] открыть { $count } животных в охотничьих угодьях
   *[many] открыть { $count } животных в охотничьих угодьях
}
winter-gain-tip = { $count ->
    [1] использовать животное
    [one] использовать { $count } животное
    [few] использовать { $count } животных
   *[many] использовать { $count } животных
}
winter-gain-bury = { $count ->
    [1] захоронить карту
    [one] захоронить { $count } карту
    [few] захоронить { $count } карты
   *[many] захоронить { $count } карт
}
winter-gain-take_stone = взять священный камень

winter-types-same = того же типа
winter-types-different = разных типов

# Всё, что говорит способность: когда она действует, где, по какой цене и что даёт.
winter-effect = { $scope ->
    [eclipse] в затмение:{" "}
    [when] когда вы { $event }:{" "}
   *[action] {""}
}{ $column-id ->
    [none] {""}
    [any] в любой колонке:{" "}
    [rest] на отдыхе:{" "}
   *[other] в колонке «{ $column }»:{" "}
}{ $pay-count ->
    [0] {""}
   *[other] заплатить { $pay }:{" "}
}{ $choose-high ->
    [0] { $gains }
   *[other] выбрать от { $choose-low } до { $choose-high }: { $gains-list }
}

# После «за»; .many — после «по числу», .several — после «за каждые 2».
winter-counter-settlement_touching = каждую свою общину у { $kinds-gen }
    .many = своих общин у { $kinds-gen }
    .several = свои общины у { $kinds-gen }
winter-counter-camp_terrain_type = каждый тип гексов со своей стоянкой
    .many = типов гексов со своей стоянкой
    .several = типа гексов со своей стоянкой
winter-counter-own_ground_megalith = каждый свой мегалит на самом планшете
    .many = своих мегалитов на самом планшете
    .several = своих мегалита на самом планшете
winter-counter-own_upper_megalith = каждый свой мегалит поверх других
    .many = своих мегалитов поверх других
    .several = своих мегалита поверх других
winter-counter-megalith_board = каждый планшет со своим мегалитом
    .many = планшетов со своим мегалитом
    .several = планшета со своим мегалитом
winter-counter-idol_step = каждое деление, пройденное своими идолами
    .many = делений, пройденных своими идолами
    .several = деления, пройденные своими идолами
winter-counter-buried_card = каждую свою захороненную карту
    .many = своих захороненных карт
    .several = свои захороненные карты
winter-counter-tipped_species = каждый вид среди своих использованных животных
    .many = видов среди своих использованных животных
    .several = вида среди своих использованных животных
winter-counter-tipped = каждое своё использованное животное ({ $kinds-small })
    .many = своих использованных животных ({ $kinds-small })
    .several = своих использованных животных ({ $kinds-small })
winter-score = { $table-count ->
    [0] { $every ->
        [1] { $each } ПО за { $counter }
       *[other] { $each } ПО за каждые { $every } { $counter-several }
    }
   *[other] ПО по числу { $counter-many }: { $table }
}

# -- карты и фигурки ---------------------------------------------------------------------------------------

winter-card-labor = { $labor } ОТ.
winter-card-end = { $points } ПО в конце игры.
winter-species-tip = Если использовать: { $gains }.
winter-species-sets = Набор в конце игры стоит { $values } ПО.
winter-species-wild = В конце входит в любой набор.
winter-stone-about = Священный камень { $era ->
    [1] I
   *[2] II
} эпохи. В каждое затмение: { $score }.
winter-setup-about = Вначале у вас: { $parts }.
winter-labor = { $labor } ОТ
winter-nothing = ничего
winter-grey = серый
winter-figure-of = { $figure ->
    [chief] { $player-is ->
        [you] ваш вождь
       *[other] вождь игрока { $player }
    }
   *[other] { $player-is ->
        [you] ваша фигурка
       *[other] фигурка игрока { $player }
    }
}

# -- поле --------------------------------------------------------------------------------------------------

winter-parts = Части стола
winter-board = Стол
winter-jump-columns = Колонки
winter-jump-terrain = Местность
winter-jump-megaliths = Мегалиты
winter-jump-idols = Идолы
winter-round-track = Раунды
winter-now = сейчас
winter-eclipse-of = Затмение раунда { $round }
winter-turn-order = Очерёдность хода
winter-order-about = { $player-is ->
    [you] Вы на { $place }-м месте. Если так останется, в затмение можно: { $gains }.
   *[other] { $player } на { $place }-м месте. Если так останется, в затмение можно: { $gains }.
}
winter-part-top = сколько угодно
winter-part-middle = один раз
winter-part-bottom = для первой
winter-part-top-about = Верх, сколько угодно раз: { $actions }.
winter-part-middle-about = Середина, один раз: { $actions }.
winter-part-bottom-about = Низ, для первой фигурки раунда: { $actions }.
winter-rest-about = Отдых: { $gains }. Каждая отдыхающая фигурка в затмение считается за 1½ ОТ.
winter-tribes = Карты племени
winter-culture = Открытые карты культуры
winter-grounds = Охотничьи угодья
winter-grounds-empty = В охотничьих угодьях нет животных.
winter-stones = Священные камни
winter-deck-about = Осталось: { $count }.
winter-animal-deck-about = { $count ->
    [one] Колода животных: { $count } карта.
    [few] Колода животных: { $count } карты.
   *[many] Колода животных: { $count } карт.
}
winter-terrain = Местность
winter-hex-bonus = В затмение тот, у кого здесь больше всего влияния, может: { $gains }.
winter-hex-leaders = Больше всего влияния сейчас: { $players }.
winter-influence-of = { $player-is ->
    [you] ваше влияние { $influence }
   *[other] { $player }: влияние { $influence }
}
winter-glacier-token = Кто создаст здесь общину, может ещё: { $gains }.
winter-settle-about = Новая община вместо одной стоянки с каждого из её гексов.
winter-megaliths = Мегалиты
winter-block-about = { $player }, уровень { $level }
winter-cell-about = Здесь можно: { $gains }.
winter-stack-about = Уровень { $level }: 2 ПО за каждый свой мегалит снизу, 1 ПО за каждый другой.
winter-at-level = { $at }, уровень { $level }
winter-points-for = { $player-is ->
    [you] { $points } ПО вам
   *[other] { $player }: { $points } ПО
}
winter-idols = Идолы
winter-offering = Подношения
winter-veneration = Почитание
winter-offering-level = { $rate ->
    [0] Ниже шкалы подношений: в конце очков нет.
    [1] Подношения, уровень { $level }: в конце 1 ПО за каждую единицу еды и каждое орудие.
   *[other] Подношения, уровень { $level }: в конце 1 ПО за каждые { $rate } ед. еды и орудий.
}
winter-veneration-level = { $level ->
    [0] Ниже шкалы почитания: захороненные карты ничего не стоят.
   *[other] Почитание, уровень { $level }.
}
winter-level-bonus = При достижении: { $gains }.
winter-level-points = При достижении: { $points } ПО.
winter-burial-table = ПО за 1–6 захороненных карт
winter-rank = { $rank ->
    [1] первый
    [2] второй
   *[other] остальные
}

# -- своя область ------------------------------------------------------------------------------------------

winter-area-of = { $player-is ->
    [you] Ваша область
   *[other] Область игрока { $player }
}
winter-board-of = { $player-is ->
    [you] Ваш планшет
   *[other] Планшет игрока { $player }
}
winter-food-space = { $food ->
    [one] { $food } еда
    [few] { $food } еды
   *[many] { $food } еды
}
winter-work-in-vain = Последняя часть этой еды труда не даст. Всё равно потратить?
winter-tool-space = { $count ->
    [one] { $count } орудие
    [few] { $count } орудия
   *[many] { $count } орудий
}
winter-megalith-slot = { $left ->
    [0] Пусто. В затмение: { $gains }.
    [one] Остался { $left } мегалит. Когда станет пусто, в затмение: { $gains }.
    [few] Осталось { $left } мегалита. Когда станет пусто, в затмение: { $gains }.
   *[many] Осталось { $left } мегалитов. Когда станет пусто, в затмение: { $gains }.
}
winter-settlement-slot = Община. Когда она создана, в каждое затмение: { $gains }.
winter-stone-slot = Ячейка для священного камня. Стоимость: еда — { $food }, орудия — { $tools }. Потом: { $gains }.
winter-meter-about = Труд этого хода. Рука может добавить { $hand }, еда — { $food }.
winter-animals-of = { $player-is ->
    [you] Ваши животные
   *[other] Животные игрока { $player }
}
winter-no-animals = Животных пока нет
winter-ready = Не использовано: { $count }.
winter-tipped = Использовано: { $count }.
winter-above = Разыграно в этот ход
winter-hand = Рука
winter-hand-size = { $count ->
    [one] { $count } карта в руке
    [few] { $count } карты в руке
   *[many] { $count } карт в руке
}
winter-hand-empty = В руке нет карт
winter-deck-left = { $count ->
    [one] Ваша колода: { $count } карта.
    [few] Ваша колода: { $count } карты.
   *[many] Ваша колода: { $count } карт.
}
winter-discard-about = { $count ->
    [one] Сброс: { $count } карта. { $cards }
    [few] Сброс: { $count } карты. { $cards }
   *[many] Сброс: { $count } карт. { $cards }
}
winter-buried-about = Захороненные карты: { $count }. { $cards }
winter-eclipse-deck-about = { $count ->
    [one] Колода затмения: { $count } карта. { $cards }
    [few] Колода затмения: { $count } карты. { $cards }
   *[many] Колода затмения: { $count } карт. { $cards }
}
winter-close-note = Закрыть заметку
winter-costs = Стоит { $price }
winter-free = бесплатно
winter-due = Положено:
winter-rest-token = Жетон отдыха для того, кто отдыхает первым: { $effects }.

# -- игроки и итог -----------------------------------------------------------------------------------------

winter-progress = { $phase ->
    [setup] Подготовка к игре
    [eclipse] Затмение раунда { $round }
    [over] Конец
   *[other] Раунд { $round } из 4, ход { $turn } из 3
}
winter-round = Раунд { $round }
winter-has-food = { $count ->
    [one] { $count } еда, не больше { $most }
    [few] { $count } еды, не больше { $most }
   *[many] { $count } еды, не больше { $most }
}
winter-figures-left = { $count ->
    [one] Осталась { $count } фигурка
    [few] Осталось { $count } фигурки
   *[many] Осталось { $count } фигурок
}
winter-now-points = Очки сейчас
winter-source = Источник
winter-source-cards = эффекты карт
winter-source-stones = священные камни
winter-source-stacking = мегалиты поверх других
winter-source-cells = клетки мегалитов
winter-source-veneration = уровни почитания
winter-source-offering = уровни подношений
winter-source-terrain = местность
winter-source-tokens = жетоны
winter-source-missing = вместо недостающих карт
winter-source-board = планшет

# -- вопросы, прежде чем что-то пропадёт ---------------------------------------------------------------------

winter-guard-deck = { $cards ->
    [one] Ваша колода затмения пуста, а в руке ещё { $cards } карта. Завершить колоду?
    [few] Ваша колода затмения пуста, а в руке ещё { $cards } карты. Завершить колоду?
   *[many] Ваша колода затмения пуста, а в руке ещё { $cards } карт. Завершить колоду?
}
winter-guard-labor = Остаётся { $labor } ОТ, непотраченное сгорит. Идти дальше?
winter-guard-no-labor = Карты и еда ещё могут дать вам { $labor } ОТ для действий здесь, в верху. Сдвинуться без этого?
winter-guard-gains = { $count ->
    [1] Здесь ещё есть что взять. Оставить?
    [one] Здесь ещё можно взять { $count } вещь. Оставить?
    [few] Здесь ещё можно взять { $count } вещи. Оставить?
   *[many] Здесь ещё можно взять { $count } вещей. Оставить?
}
