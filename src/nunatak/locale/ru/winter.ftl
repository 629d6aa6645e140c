# «Вечная зима»: что стол говорит об игре.

# -- варианты -----------------------------------------------------------------------------------------------

winter-option-players = Игроки
winter-option-players-help = От двух до четырёх племён.
winter-option-draft = Как начинается партия
winter-option-draft-help = Вождей и карты подготовки раздают или выбирают: их на одну больше, чем игроков.
winter-option-glacier_tokens = Жетоны ледников
winter-option-glacier_tokens-help = На каждом леднике лицом вниз лежит жетон. Стоянка его раскрывает; каждая община, которая его касается, получает бонус.
winter-option-rest_tokens = Жетоны отдыха
winter-option-rest_tokens-help = Племя, которое в раунде отдыхает первым, берёт жетон с небольшим бонусом.
winter-option-layout = Поле мегалитов
winter-option-layout-help = Как лежат четыре планшета. Каждая схема рекомендована для своего числа игроков.
winter-option-tribes = Племя
winter-option-tribes-help = Зверь племени. На правила не влияет.
winter-value-draft-random = всё раздаётся
winter-value-draft-setup_cards = карты подготовки на выбор
winter-value-draft-chiefs_and_setup_cards = вожди и карты подготовки на выбор
winter-value-layout-recommended = рекомендованная для числа игроков
winter-value-layout-square = квадрат
winter-value-layout-tee = «Т»
winter-value-layout-ess = «S»

# -- названия -----------------------------------------------------------------------------------------------

winter-card-elder = Старейшина
winter-card-crafter = Ремесленница
winter-card-scout = Разведчик
winter-card-hunter = Охотник
winter-card-shaman = Шаман
winter-card-brave = Храбрец
winter-card-tribeswoman = Соплеменница
winter-card-tribesman = Соплеменник
winter-card-c1-01 = Добывание огня
winter-card-c1-02 = Обработка кремня
winter-card-c1-03 = Атлатль
winter-card-c1-04 = Выделка шкур
winter-card-c1-05 = Плетение корзин
winter-card-c1-06 = Костяные иглы
winter-card-c1-07 = Снегоступы
winter-card-c1-08 = Рыболовные сети
winter-card-c1-09 = Знание трав
winter-card-c1-10 = Сказительство
winter-card-c1-11 = Круг барабанов
winter-card-c1-12 = Погребальные обряды
winter-card-c1-13 = Скальный навес
winter-card-c1-14 = Общий труд
winter-card-c1-15 = Установка ловушек
winter-card-c1-16 = Перетаскивание камней
winter-card-c1-17 = Меновая торговля
winter-card-c1-18 = Сани
winter-card-c1-19 = Копчение
winter-card-c1-20 = Раскраска тела
winter-card-c2-01 = Наскальная живопись
winter-card-c2-02 = Большая охота
winter-card-c2-03 = Коптильня
winter-card-c2-04 = Глиняные статуэтки
winter-card-c2-05 = Культ предков
winter-card-c2-06 = Длинный дом
winter-card-c2-07 = Собаки стоянки
winter-card-c2-08 = Лук и стрелы
winter-card-c2-09 = Сбор семян
winter-card-c2-10 = Гончарное дело
winter-card-c2-11 = Каменоломня
winter-card-c2-12 = Совет старейшин
winter-card-c2-13 = Строители монументов
winter-card-c2-14 = Паломничество
winter-card-c2-15 = Торговые пути
winter-card-c2-16 = Обряд посвящения
winter-card-c2-17 = Календарные камни
winter-card-c2-18 = Великий пир
winter-card-c2-19 = Легенды
winter-card-c2-20 = Узы родства
winter-chief-tuskbreaker = Крепкий Бивень
    .gen = Крепкого Бивня
    .acc = Крепкого Бивня
winter-chief-fire_wolf = Огненный Волк
    .gen = Огненного Волка
    .acc = Огненного Волка
winter-chief-thunderpaw = Грозная Лапа
    .gen = Грозной Лапы
    .acc = Грозную Лапу
winter-chief-keen_eye = Зоркий Глаз
    .gen = Зоркого Глаза
    .acc = Зоркого Глаза
winter-chief-skilled_hand = Умелая Рука
    .gen = Умелой Руки
    .acc = Умелую Руку
winter-species-giant_sloth = Гигантский ленивец
    .acc = гигантского ленивца
    .small = гигантский ленивец
winter-species-woolly_rhino = Шерстистый носорог
    .acc = шерстистого носорога
    .small = шерстистый носорог
winter-species-saber_tooth = Саблезубый тигр
    .acc = саблезубого тигра
    .small = саблезубый тигр
winter-species-glyptodon = Глиптодон
    .acc = глиптодона
    .small = глиптодон
winter-species-giant_beaver = Гигантский бобр
    .acc = гигантского бобра
    .small = гигантский бобр
winter-species-woolly_mammoth = Шерстистый мамонт
    .acc = шерстистого мамонта
    .small = шерстистый мамонт
winter-species-argentavis = Аргентавис
    .acc = аргентависа
    .small = аргентавис
winter-terrain-start = Стартовый тайл
    .gen = стартового тайла
    .small = стартовый тайл
winter-terrain-glacier = Ледник
    .gen = ледника
    .small = ледник
winter-terrain-grassland = Степь
    .gen = степи
    .small = степь
winter-terrain-forest = Лес
    .gen = леса
    .small = лес
winter-terrain-hills = Холмы
    .gen = холмов
    .small = холмы
winter-terrain-lake = Озеро
    .gen = озера
    .small = озеро
winter-terrain-tundra = Тундра
    .gen = тундры
    .small = тундра
winter-terrain-mountain = Гора
    .gen = горы
    .small = гора
winter-setup-card-setup-1 = Отряд охотников
winter-setup-card-setup-2 = Мастерская
winter-setup-card-setup-3 = Странники
winter-setup-card-setup-4 = Обычаи предков
winter-setup-card-setup-5 = Говорящие с духами
winter-side-a = A
winter-side-b = B
winter-figure-chief = вождь
    .acc = вождя
winter-figure-tribe = соплеменник
    .acc = соплеменника
winter-figure-tribe_1 = соплеменник
    .acc = соплеменника
winter-figure-tribe_2 = соплеменник
    .acc = соплеменника
winter-track-offering = подношения
    .gen = подношений
winter-track-veneration = почитание
    .gen = почитания
winter-zone-hand = рука
    .gen = руки
winter-zone-discard = сброс
    .gen = сброса
winter-zone-above = место над планшетом
    .gen = места над планшетом
winter-board-settlement = ячейка общины
    .gen = ячейки общины
winter-board-megaliths-1 = ячейка мегалитов 1
    .gen = ячейки мегалитов 1
winter-board-megaliths-2 = ячейка мегалитов 2
    .gen = ячейки мегалитов 2
winter-board-megaliths-3 = ячейка мегалитов 3
    .gen = ячейки мегалитов 3
winter-board-megaliths-4 = ячейка мегалитов 4
    .gen = ячейки мегалитов 4
winter-board-megaliths-5 = ячейка мегалитов 5
    .gen = ячейки мегалитов 5
winter-board-stone-1 = священный камень 1
    .gen = священного камня 1
winter-board-stone-2 = священный камень 2
    .gen = священного камня 2
winter-board-stone-3 = священный камень 3
    .gen = священного камня 3
winter-thing-food = еда
    .gen = еды
    .acc = еду
winter-thing-tool = орудие
    .gen = орудия
winter-thing-vp = ПО
winter-thing-maxfood = еда до максимума
    .gen = еды до максимума
    .acc = еду до максимума
winter-thing-labor = труд
    .gen = труда
winter-thing-megalith = мегалит
    .gen = мегалита
winter-thing-extra_megalith = дополнительный мегалит
    .gen = дополнительного мегалита
winter-thing-draw = карта
    .gen = карты
    .acc = карту
winter-thing-idol = идол
    .gen = идола
    .acc = идола
winter-thing-offering = шаг идола подношений
    .gen = шага идола подношений
winter-thing-veneration = шаг идола почитания
    .gen = шага идола почитания

# -- что дают карты, клетки, шкалы и жетоны -----------------------------------------------------------------

# Всё это стоит в винительном падеже: заплатить, получить, стоит.
winter-pay-food = { $count ->
    [one] { $count } еду
    [few] { $count } еды
   *[many] { $count } еды
}
winter-pay-tool = { $count ->
    [one] { $count } орудие
    [few] { $count } орудия
   *[many] { $count } орудий
}
winter-pay-labor = { $count } ОТ
winter-pay-card = { $count ->
    [one] { $count } карту из руки
    [few] { $count } карты из руки
   *[many] { $count } карт из руки
}{ $types-id ->
    [any] {""}
   *[other] {" "}{ $types }
}
# После «когда вы».
winter-when-tip = используете животное
winter-when-bury = захораниваете карту
winter-when-place_camp = ставите стоянку
winter-when-move_camp = перемещаете стоянку
winter-when-build_settlement = создаёте общину
winter-when-place_megalith = размещаете мегалит
winter-when-take_animal = берёте животное
winter-when-draw_animal = берёте животное из колоды
winter-when-take_tribe = берёте в руку карту племени
winter-when-recruit_tribe = отправляете карту племени в сброс
winter-when-take_culture = берёте карту культуры
winter-when-take_stone = берёте священный камень

# -- о чём вас спрашивают -----------------------------------------------------------------------------------

winter-ask-choose_chief = Выберите вождя.
winter-ask-choose_setup = Выберите карту подготовки.
winter-ask-choose_side = { $chief }: какая сторона будет у вас всю партию?
winter-ask-culture = { $uses ->
    [true] Используйте разыгранную карту или поставьте фигурку.
   *[false] { $plays ->
        [true] { $played ->
            [0] Сначала разыграйте карту культуры или сразу поставьте фигурку.
           *[other] Разыграйте ещё одну карту культуры или поставьте фигурку.
        }
       *[false] Куда? Поставьте фигурку.
    }
}
winter-ask-pay_for_culture = Сбросьте карту, чтобы разыграть «{ $card }».
winter-ask-column = { $part-id ->
    [top] { $who ->
        [true] { $deeds-count ->
            [0] Кто работает? Разыграйте людей из руки.
           *[other] Кто работает? Разыграйте людей из руки. Ещё можно: { $deeds-list }.
        }
       *[false] { $deeds-count ->
            [0] { $column }: в верху больше делать нечего. Сдвиньтесь дальше.
           *[other] { $column }: { $deeds-list } или сдвинуться дальше.
        }
    }
    [middle] { $deeds-count ->
        [0] { $column }: в середине делать нечего. Сдвиньтесь дальше.
       *[other] { $column }, один раз: { $deeds-list } или сдвинуться дальше.
    }
   *[bottom] { $deeds-count ->
        [0] { $column }: делать больше нечего. Закончите ход.
       *[other] { $column }: { $deeds-list } или закончить ход.
    }
}
winter-ask-rest = { $draws ->
    [true] { $deeds-count ->
        [0] Отдых: сначала возьмите карту.
       *[other] Отдых: сначала возьмите карту. Ещё можно: { $deeds-list }.
    }
   *[false] { $deeds-count ->
        [0] Отдых окончен. Закончите ход.
       *[other] Отдых: { $deeds-list } или закончить ход.
    }
}
winter-ask-rest_token = Открытый жетон: { $token }. Взять его или следующий не глядя?
winter-ask-eclipse_deck = Какие карты пойдут в вашу колоду затмения?
winter-ask-gains = { $picks ->
    [0] Теперь можно: { $due }.
    [1] Теперь можно одно из этого: { $due-list }.
    [one] Теперь можно выбрать { $picks }: { $due-list }.
    [few] Теперь можно выбрать { $picks }: { $due-list }.
   *[many] Теперь можно выбрать { $picks }: { $due-list }.
}
winter-ask-waiting = Использовать способность, которая этого ждала?
winter-ask-pay_cards = { $left ->
    [1] Сбросьте карту как плату.
    [one] Сбросьте как плату { $left } карту.
    [few] Сбросьте как плату { $left } карты.
   *[many] Сбросьте как плату { $left } карт.
}
winter-ask-eclipse_cards = Затмение: используйте способности раскрытых карт.
winter-ask-eclipse_terrain = Затмение: возьмите бонусы гексов, где ваше влияние больше всех.
winter-ask-eclipse_board = Затмение: возьмите бонусы своего планшета.
# Что можно сделать, как часть предложений выше.
winter-deed-take_tribe = взять человека в руку
winter-deed-recruit_tribe = отправить человека в свой сброс
winter-deed-bury = захоронить карту
winter-deed-take_culture = взять карту культуры
winter-deed-take_stone = взять священный камень
winter-deed-place_camp = поставить стоянку
winter-deed-move_camp = переместить стоянку
winter-deed-build_settlement = создать общину
winter-deed-reveal_animal = открыть животных в угодьях
winter-deed-take_animal = взять животное
winter-deed-draw_animal = взять верхнее животное колоды
winter-deed-tip = использовать животное
winter-deed-idol = продвинуть идола
winter-deed-tool = взять орудие
winter-deed-food = взять еду
winter-deed-draw = взять карту
winter-deed-place_megalith = разместить мегалит
winter-deed-play = разыграть людей
winter-deed-use = использовать способность
winter-deed-work = превратить еду в труд
winter-wait-choose_chief = { $player } выбирает вождя.
winter-wait-choose_setup = { $player } выбирает карту подготовки.
winter-wait-choose_side = { $player } выбирает сторону карты вождя.
winter-wait-culture = { $player } разыгрывает карты культуры или ставит фигурку.
winter-wait-pay_for_culture = { $player } сбрасывает карту за ещё одну карту культуры.
winter-wait-column = { $player } действует в колонке.
winter-wait-rest = { $player } отдыхает.
winter-wait-rest_token = { $player } выбирает жетон отдыха.
winter-wait-eclipse_deck = { $player } готовит колоду затмения.
winter-wait-gains = { $player } берёт положенное.
winter-wait-waiting = { $player } может использовать способность, которая этого ждала.
winter-wait-pay_cards = { $player } сбрасывает карты как плату.
winter-wait-eclipse_cards = { $player } использует способности затмения.
winter-wait-eclipse_terrain = { $player } берёт бонусы местности.
winter-wait-eclipse_board = { $player } берёт бонусы планшета.

# -- что вы можете сделать ----------------------------------------------------------------------------------

winter-do-choose_chief = Взять вождя: { $chief }
winter-do-choose_setup = Взять «{ $card }»
winter-do-choose_side = Сторона { $side }: { $effect }
winter-do-play = Разыграть «{ $card }»
winter-do-discard = Сбросить «{ $card }»
winter-do-use = { $card }: { $effect }
winter-do-use_chief = Вождь: { $effect }
winter-do-use_token = Жетон отдыха: { $effect }
winter-do-work = { $halves ->
    [0] { $food ->
        [one] Потратить { $food } еду, труда не будет
        [few] Потратить { $food } еды, труда не будет
       *[many] Потратить { $food } еды, труда не будет
    }
   *[other] { $food ->
        [one] Потратить { $food } еду и получить { $halves-written } ОТ
        [few] Потратить { $food } еды и получить { $halves-written } ОТ
       *[many] Потратить { $food } еды и получить { $halves-written } ОТ
    }
}
winter-do-place = { $to-id ->
    [rest] Отправить { $figure-acc } отдыхать
   *[other] Поставить { $figure-acc }: { $to }
}
winter-do-slide = Сдвинуться дальше
winter-do-end_turn = Закончить ход
winter-do-keep_token = Взять открытый жетон
winter-do-next_token = Взять следующий жетон не глядя
winter-do-put = Положить «{ $card }» в колоду затмения
winter-do-close = Завершить колоду затмения
winter-do-claim = Взять бонус { $terrain-gen } ({ $hex })
winter-do-collect = Взять бонус { $from-gen }
winter-do-end_step = Дальше
winter-do-forgo_use = Отказаться: { $card }, { $effect }
winter-do-forgo_claim = Отказаться от бонуса { $terrain-gen } ({ $hex })
winter-do-forgo_collect = Отказаться от бонуса { $from-gen }
winter-do-take = Взять { $what-acc }
winter-do-instead = Вместо { $of-gen }: { $take }
winter-do-advance = Продвинуть идола { $idol-gen }
winter-do-draw = Взять карту
winter-do-raise = { $vp ->
    [0] Разместить мегалит: { $at }
   *[other] Разместить мегалит: { $at }, { $vp } ПО
}
winter-do-place_camp = Поставить стоянку на стартовый тайл
winter-do-move = Переместить стоянку: { $leaves-small } ({ $from }) → { $reaches-small } ({ $to })
winter-do-settle = Создать общину: { $hexes-small }
winter-do-take_tribe = Взять «{ $type }» в руку
winter-do-recruit = Отправить «{ $type }» в свой сброс
winter-do-take_culture = Взять «{ $card }»
winter-do-take_animal = { $species-id ->
    [none] Взять 1 ПО: животных не осталось
   *[other] Взять { $species-acc }
}
winter-do-draw_animal = Взять верхнее животное колоды
winter-do-reveal_animals = Открыть животных в охотничьих угодьях
winter-do-tip = Использовать { $species-acc }
winter-do-bury = { $from-id ->
    [hand] Захоронить «{ $card }» из руки
    [discard] Захоронить «{ $card }» из сброса
   *[above] Захоронить «{ $card }» с места над планшетом
}
winter-do-take_stone = Взять священный камень ({ $stone })
winter-do-decline = Отказаться от остального

# -- что произошло ------------------------------------------------------------------------------------------

winter-event-dealt = Местность разложена.
winter-event-round = Раунд { $round }
winter-event-turn = { $player-is ->
    [you] Вы
   *[other] { $player }
}, ход { $turn }
winter-event-chose_chief = { $player-is ->
    [you] Вы берёте
   *[other] { $player } берёт
} вождя: { $chief }.
winter-event-chose_setup = { $player-is ->
    [you] Вы берёте
   *[other] { $player } берёт
} карту «{ $card }».
winter-event-chose_side = { $player-is ->
    [you] Вы выбираете
   *[other] { $player } выбирает
} сторону { $side } карты вождя.
winter-event-played = { $player-is ->
    [you] Вы разыгрываете
   *[other] { $player } разыгрывает
} карту «{ $card }».
winter-event-discarded = { $player-is ->
    [you] Вы сбрасываете
   *[other] { $player } сбрасывает
} карту «{ $card }».
winter-event-used = { $player-is ->
    [you] Вы используете
   *[other] { $player } использует
} карту «{ $card }».
winter-event-used_chief = { $player-is ->
    [you] Вы используете
   *[other] { $player } использует
} способность вождя.
winter-event-used_token = { $player-is ->
    [you] Вы используете
   *[other] { $player } использует
} жетон отдыха.
winter-event-worked = { $player-is ->
    [you] Вы тратите
   *[other] { $player } тратит
} { $food ->
    [one] { $food } еду
    [few] { $food } еды
   *[many] { $food } еды
}.
winter-event-labor = { $player-is ->
    [you] Вы получаете
   *[other] { $player } получает
} { $halves-written } ОТ.
winter-event-paid = { $player-is ->
    [you] Вы платите
   *[other] { $player } платит
} { $price }.
winter-event-placed_figure = { $to-id ->
    [rest] { $player-is ->
        [you] Вы отправляете
       *[other] { $player } отправляет
    } { $figure-acc } отдыхать.
   *[other] { $player-is ->
       [you] Вы ставите
      *[other] { $player } ставит
   } { $figure-acc } в колонку «{ $to }».
}
winter-event-slid = { $to-id ->
    [middle] { $player-is ->
        [you] Вы сдвигаетесь
       *[other] { $player } сдвигается
    } в середину.
   *[bottom] { $player-is ->
       [you] Вы сдвигаетесь
      *[other] { $player } сдвигается
   } в низ.
}
winter-event-ended_turn = { $player-is ->
    [you] Вы заканчиваете
   *[other] { $player } заканчивает
} ход.
winter-event-gained = { $lost ->
    [0] { $player-is ->
        [you] Вы получаете
       *[other] { $player } получает
    } { $what }.
   *[other] { $player-is ->
       [you] Вы получаете
      *[other] { $player } получает
   } { $what }, сгорает { $lost }.
}
winter-event-took_lesser = { $player-is ->
    [you] Вы берёте
   *[other] { $player } берёт
} { $take-acc } вместо { $of-gen }.
winter-event-declined = { $player-is ->
    [you] Вы отказываетесь
   *[other] { $player } отказывается
} от остального.
winter-event-scored = { $player-is ->
    [you] Вы получаете
   *[other] { $player } получает
} { $vp } ПО.
winter-event-advanced = { $player-is ->
    [you] Ваш идол { $idol-gen } на уровне { $level }.
   *[other] { $player }: идол { $idol-gen } на уровне { $level }.
}
winter-event-drew = { $count ->
    [0] { $player-is ->
        [you] Вам нечего взять: карт нет.
       *[other] { $player } не берёт карту: карт нет.
    }
    [1] { $player-is ->
        [you] Вы берёте карту.
       *[other] { $player } берёт карту.
    }
    [one] { $player-is ->
        [you] Вы берёте { $count } карту.
       *[other] { $player } берёт { $count } карту.
    }
    [few] { $player-is ->
        [you] Вы берёте { $count } карты.
       *[other] { $player } берёт { $count } карты.
    }
   *[many] { $player-is ->
       [you] Вы берёте { $count } карт.
      *[other] { $player } берёт { $count } карт.
   }
}
winter-event-drew_cards = Вы берёте: { $cards }.
winter-event-reshuffled = { $player-is ->
    [you] Вы перемешиваете
   *[other] { $player } перемешивает
} сброс: это новая колода.
winter-event-raised = { $grey ->
    [true] { $player-is ->
        [you] Вы размещаете
       *[other] { $player } размещает
    } серый мегалит: { $at }.
   *[false] { $player-is ->
       [you] Вы размещаете
      *[other] { $player } размещает
   } мегалит: { $at }.
}
winter-event-placed_camp = { $player-is ->
    [you] Вы ставите
   *[other] { $player } ставит
} стоянку на стартовый тайл.
winter-event-moved_camp = { $player-is ->
    [you] Вы перемещаете
   *[other] { $player } перемещает
} стоянку: { $leaves-small } ({ $from }) → { $reaches-small } ({ $to }).
winter-event-turned_token = Раскрыт жетон { $terrain-gen } ({ $hex }): { $token }.
winter-event-settled = { $food_lost ->
    [0] { $player-is ->
        [you] Вы создаёте
       *[other] { $player } создаёт
    } общину: { $hexes-small }.
   *[other] { $player-is ->
       [you] Вы создаёте
      *[other] { $player } создаёт
   } общину: { $hexes-small }. Сгорает еды: { $food_lost }.
}
winter-event-took_tribe = { $to-id ->
    [hand] { $player-is ->
        [you] Вы берёте
       *[other] { $player } берёт
    } карту «{ $card }» в руку.
   *[discard] { $player-is ->
       [you] Вы отправляете
      *[other] { $player } отправляет
   } карту «{ $card }» в свой сброс.
}
winter-event-deck_empty = Карт «{ $deck }» больше нет: { $player-is ->
    [you] вы получаете
   *[other] { $player } получает
} взамен 1 ПО.
winter-event-took_culture = { $player-is ->
    [you] Вы берёте
   *[other] { $player } берёт
} карту «{ $card }».
winter-event-took_animal = { $player-is ->
    [you] Вы берёте
   *[other] { $player } берёт
} { $species-acc }.
winter-event-drew_animal = { $player-is ->
    [you] Вы берёте
   *[other] { $player } берёт
} { $species-acc } из колоды.
winter-event-revealed_animals = Новое в охотничьих угодьях: { $species-small }.
winter-event-tipped = { $player-is ->
    [you] Вы используете
   *[other] { $player } использует
} { $species-acc }.
winter-event-buried = { $from-id ->
    [hand] { $player-is ->
        [you] Вы захораниваете
       *[other] { $player } захоранивает
    } карту из руки.
   *[other] { $player-is ->
       [you] Вы захораниваете
      *[other] { $player } захоранивает
   } карту «{ $card }».
}
winter-event-buried_card = Вы захораниваете карту «{ $card }».
winter-event-took_stone = { $player-is ->
    [you] Вы берёте
   *[other] { $player } берёт
} священный камень ({ $stone }).
winter-event-put_aside = { $player-is ->
    [you] Вы откладываете
   *[other] { $player } откладывает
} карту для затмения.
winter-event-put_card = Вы кладёте карту «{ $card }» в свою колоду затмения.
winter-event-closed_deck = { $player-is ->
    [you] Вы завершаете
   *[other] { $player } завершает
} колоду затмения: { $cards ->
    [0] ни одной карты
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}.
winter-event-revealed_deck = { $player-is ->
    [you] Вы раскрываете
   *[other] { $player } раскрывает
} колоду затмения: { $halves-written } ОТ.
winter-event-new_order = Новая очерёдность хода: { $order }.
winter-event-claimed = { $player-is ->
    [you] Вы берёте
   *[other] { $player } берёт
} бонус { $terrain-gen } ({ $hex }).
winter-event-collected = { $player-is ->
    [you] Вы берёте
   *[other] { $player } берёт
} бонус { $from-gen }.
winter-event-forwent_use = { $player-is ->
    [you] Вы отказываетесь
   *[other] { $player } отказывается
} от способности карты «{ $card }».
winter-event-forwent_claim = { $player-is ->
    [you] Вы отказываетесь
   *[other] { $player } отказывается
} от бонуса { $terrain-gen } ({ $hex }).
winter-event-forwent_collect = { $player-is ->
    [you] Вы отказываетесь
   *[other] { $player } отказывается
} от бонуса { $from-gen }.
winter-event-stone_scored = { $player-is ->
    [you] Камень ({ $stone }) приносит вам { $vp } ПО.
   *[other] { $player }: камень ({ $stone }) приносит { $vp } ПО.
}
winter-event-opened_culture = Новые карты культуры: { $cards }.
winter-event-took_token = { $player-is ->
    [you] Вы берёте
   *[other] { $player } берёт
} жетон отдыха: { $token }.
winter-event-turned_up_token = Открыт жетон отдыха: { $token }.
winter-event-game_over = Партия окончена.

# Ход одной строкой: части предложения, без игрока. $times считает события одного рода, -sum складывает их числа.

winter-gist-placed_figure = { $figure } → { $to }
winter-gist-took_stone = берёт священный камень
winter-gist-settled = создаёт общину
winter-gist-took_animal = берёт { $species-acc }
winter-gist-drew_animal = берёт { $species-acc } из колоды
winter-gist-raised = { $times ->
    [1] размещает мегалит
    [one] размещает { $times } мегалит
    [few] размещает { $times } мегалита
   *[many] размещает { $times } мегалитов
}
winter-gist-took_culture = берёт «{ $card }»
winter-gist-took_tribe = берёт «{ $card }»
winter-gist-scored = { $vp-sum } ПО
winter-gist-advanced = { $times ->
    [1] продвигает идола
    [one] продвигает идолов { $times } раз
    [few] продвигает идолов { $times } раза
   *[many] продвигает идолов { $times } раз
}
winter-gist-placed_camp = ставит стоянку
winter-gist-moved_camp = { $times ->
    [1] перемещает стоянку
    [one] перемещает стоянки { $times } раз
    [few] перемещает стоянки { $times } раза
   *[many] перемещает стоянки { $times } раз
}
winter-gist-tipped = { $times ->
    [1] использует животное
    [one] использует { $times } животное
    [few] использует { $times } животных
   *[many] использует { $times } животных
}
winter-gist-buried = { $times ->
    [1] захоранивает карту
    [one] захоранивает { $times } карту
    [few] захоранивает { $times } карты
   *[many] захоранивает { $times } карт
}
winter-gist-closed_deck = завершает колоду затмения
winter-gist-gained = получает { $what-acc }
winter-gist-drew = { $count-sum ->
    [1] берёт карту
    [one] берёт { $count-sum } карту
    [few] берёт { $count-sum } карты
   *[many] берёт { $count-sum } карт
}

# -- откуда ПО ----------------------------------------------------------------------------------------------

winter-source-final-offering = Еда и орудия
winter-source-final-veneration = Захороненные карты
winter-source-final-cards = Карты
winter-source-final-animals = Животные

# -- почему чего-то сделать нельзя --------------------------------------------------------------------------

winter-refuse-action-ability = В затмение действуют только способности затмения.
winter-refuse-animal-deck-empty = Колода животных пуста.
winter-refuse-animals-left = Животные ещё есть: ПО вместо них дают, только когда их нет.
winter-refuse-arrow-cells-only = Дополнительный мегалит кладут на свободную клетку, куда указывает стрелка.
winter-refuse-arrows-occupied = Обе клетки, куда указывают стрелки, заняты.
winter-refuse-bonus-taken = Этот бонус уже взят или пропал, потому что вы взяли более поздний.
winter-refuse-bottom-covered = Этот низ уже закрыт фигуркой.
winter-refuse-chief-not-placed = Способности вождя действуют в тот ход, когда вы его ставите.
winter-refuse-choose-one = Плата уже внесена: выберите хотя бы одно.
winter-refuse-claimed = Бонус этого гекса вы уже взяли.
winter-refuse-collected = Этот бонус вы уже взяли.
winter-refuse-column = Для этой способности фигурка должна стоять в другой колонке.
winter-refuse-culture-stage = Карты культуры разыгрывают и используют до того, как поставить фигурку, и каждая после первой стоит карты из руки.
winter-refuse-eclipse-ability = Эта способность действует только в затмение.
winter-refuse-eclipse-order = Порядок шагов затмения неизменен.
winter-refuse-empty-field = Первые мегалиты кладут на начальные клетки.
winter-refuse-era = Камни справа можно брать с третьего раунда.
winter-refuse-figure-first = Сначала поставьте фигурку в колонку.
winter-refuse-figure-stage = Фигурка этого хода уже поставлена.
winter-refuse-figure-used = Эта фигурка уже поставлена.
winter-refuse-first-rest-only = Жетон берёт только тот, кто отдыхает в раунде первым, и только с этим модулем.
winter-refuse-food = Еды у вас: { $food }.
winter-refuse-grey-on-top = Серые мегалиты не кладут поверх других.
winter-refuse-grounds-empty = Сейчас нет животных, которых можно взять.
winter-refuse-grounds-full = В охотничьих угодьях нет места.
winter-refuse-idol-on-top = Этот идол уже на вершине.
winter-refuse-influence = У других на этом гексе больше влияния, или у вас его нет.
winter-refuse-juncture-taken = На этом пересечении уже есть община.
winter-refuse-just-taken = Эту карту вы взяли в этот ход; разыграйте её позже.
winter-refuse-labor-counted = Этот труд посчитан, когда раскрывали колоды.
winter-refuse-labor-is-over = После действий труд ни к чему.
winter-refuse-middle-is-over = Действие середины выполняют один раз.
winter-refuse-no-ability = Такой способности нет.
winter-refuse-no-bonus = Этот гекс бонуса не даёт.
winter-refuse-no-camp-left = На вашем планшете не осталось стоянок.
winter-refuse-no-camp-there = Там нет вашей стоянки.
winter-refuse-no-cards = Взять нечего: карт нет.
winter-refuse-no-cell = Там нет клетки.
winter-refuse-no-megalith-left = У вас не осталось мегалитов.
winter-refuse-no-passing = Фигурку нужно ставить каждый ход.
winter-refuse-no-price = Сейчас картами платить не за что.
winter-refuse-no-settlement-left = У вас не осталось общин.
winter-refuse-no-square = Под ним должны лежать четыре мегалита.
winter-refuse-no-token = У вас нет жетона отдыха.
winter-refuse-no-untipped = У вас нет такого неиспользованного животного.
winter-refuse-not-above = Эта карта не лежит над вашим планшетом.
winter-refuse-not-adjacent = Стоянка переходит только на соседний гекс.
winter-refuse-not-beside = Рядом с этой клеткой должен быть мегалит.
winter-refuse-not-due = Сейчас вам этого ничто не даёт: дают действия колонок, карты и бонусы.
winter-refuse-not-in-eclipse-deck = Этой карты нет в вашей колоде затмения.
winter-refuse-not-in-grounds = Такого животного нет в охотничьих угодьях.
winter-refuse-not-in-hand = Этой карты нет у вас в руке.
winter-refuse-not-lesser = Взамен можно взять только менее значимое; порядок такой: мегалит, карта, идол, орудие, еда.
winter-refuse-not-now = Не сейчас.
winter-refuse-not-offered = Этого здесь не предлагают.
winter-refuse-not-open = Эта карта культуры не лежит открыто.
winter-refuse-not-there = Там нет такой карты.
winter-refuse-not-waiting = Эта способность ждала не этого.
winter-refuse-nothing-there = Здесь нечего взять.
winter-refuse-nothing-to-decline = Отказываться не от чего.
winter-refuse-nothing-to-forgo = Так отказываются только от того, что пришло бы само на этом шаге.
winter-refuse-nothing-to-gain = Сейчас это ничего не даст.
winter-refuse-nothing-to-slide = Сейчас нет вашей фигурки, которую можно сдвинуть.
winter-refuse-occupied = Там уже лежит мегалит.
winter-refuse-other-card = Сбросьте из руки другую карту.
winter-refuse-over = Партия окончена.
winter-refuse-parts-in-order = Фигурка идёт сверху в середину, потом в низ; там ход и заканчивается.
winter-refuse-price = Оплатить стоимость вы не можете: еда — { $food }, орудия — { $tools }, труд — { $labor }, карты — { $cards }.
winter-refuse-rest-order = Сначала карта, потом животное, каждое по разу.
winter-refuse-resting = Пока фигурка отдыхает, карты племени разыгрывать нельзя.
winter-refuse-setup-only = Это выбирают до начала партии.
winter-refuse-slot-not-empty = Эта ячейка мегалитов ничего не даёт или ещё не пуста.
winter-refuse-slot-price = Стоимость ячейки: еда — { $food }, орудия — { $tools }.
winter-refuse-start-cell = На начальные клетки кладут только серые мегалиты.
winter-refuse-stone-gone = Этого камня на поле нет.
winter-refuse-third-turn-only = Колоду затмения готовят в конце третьего хода.
winter-refuse-three-camps = Нужна ваша стоянка на каждом из трёх гексов, и ни один из них не стартовый.
winter-refuse-three-stones = У вас три камня, и ячейки для четвёртого нет.
winter-refuse-top-is-over = Ваша фигурка уже ушла из верха колонки.
winter-refuse-types = Карту этого типа вы уже взяли; типы должны быть такими, как говорит карта или колонка.
winter-refuse-used = Эта способность уже использована.
winter-refuse-waits = Эта способность ждёт своего случая.
winter-refuse-work-after-this = Сначала ответьте: еда, потраченная здесь, ничего не изменит.
winter-refuse-work-in-turn-only = Еда даёт труд только в ваш собственный ход.
winter-refuse-wrong-type = Карты должны быть тех типов, которые указаны в стоимости.
