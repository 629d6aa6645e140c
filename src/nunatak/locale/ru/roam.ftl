# Roam: что стол говорит об игре.

# -- варианты ----------------------------------------------------------------------------------------------

roam-option-players = Игроки
roam-option-players-help = От двух до четырёх, каждый у своей границы поля.
roam-option-artifacts = Артефакты
roam-option-artifacts-help = Полная версия игры: в конце хода можно купить один из четырёх артефактов. Шесть свойств, снова готовых каждый раз, когда ваш отряд просыпается.
roam-option-outpost = Застава
roam-option-outpost-help = Кто первым окружит фишку соперника со всех восьми сторон, забирает заставу: 3 очка.
roam-option-towers = Башни
roam-option-towers-help = На участке помещаются две фишки, и при сравнении считаются все.
roam-option-first = Первый игрок
roam-option-first-help = Кто начинает. Остальные ходят следом по часовой стрелке и взамен получают одну-две монеты.
roam-option-borders = Граница
roam-option-borders-help = Сторона поля, у которой это место. Схемы направлены так, как сидит их владелец.
roam-option-colours = Цвет
roam-option-colours-help = Цвет фишек и стартовых карт этого места.
roam-value-first-random = по жребию
roam-value-first-1 = игрок 1
roam-value-first-2 = игрок 2
roam-value-first-3 = игрок 3
roam-value-first-4 = игрок 4
roam-value-borders-S = юг
roam-value-borders-W = запад
roam-value-borders-N = север
roam-value-borders-E = восток

# -- названия ----------------------------------------------------------------------------------------------

roam-place = { $at } ({ $slot })
roam-slot-0 = северо-западная территория
    .gen = северо-западной территории
    .acc = северо-западную территорию
roam-slot-1 = северная территория
    .gen = северной территории
    .acc = северную территорию
roam-slot-2 = северо-восточная территория
    .gen = северо-восточной территории
    .acc = северо-восточную территорию
roam-slot-3 = юго-западная территория
    .gen = юго-западной территории
    .acc = юго-западную территорию
roam-slot-4 = южная территория
    .gen = южной территории
    .acc = южную территорию
roam-slot-5 = юго-восточная территория
    .gen = юго-восточной территории
    .acc = юго-восточную территорию

roam-round = Раунд { $round }
roam-last-round = Последний раунд
roam-stands-still = Поле замерло: за целый раунд ничего не размещено. Кто может разместить фишку, должен это сделать. Если и этот раунд пройдёт так же, партия закончится.
roam-stands-still-about = Искать впустую можно, но не вечно. Если за целый раунд не добавлено ни одной фишки и не забрана ни одна территория, то каждый, у кого есть фишка и кто может её разместить, обязан это сделать. После двух таких раундов подряд партия заканчивается. Передвинутые и заменённые фишки ничего не добавляют.
roam-stood-still = Поле замерло на два раунда, и партия закончилась.

roam-ability-free_square = Занять пустой участок
roam-ability-free_square-about = После размещения: положите фишку на пустой участок вашей схемы, не платя.
roam-ability-free_square-rule = ROAM-ABIL-FREE-1
roam-ability-replace = Заменить фишку
roam-ability-replace-about = После размещения: положите свою фишку вместо фишки соперника под вашей схемой. За пустой участок при этом тоже платят.
roam-ability-replace-rule = ROAM-ABIL-REPLACE-1
roam-ability-coin = Получить монету
roam-ability-coin-about = В любой момент вашего хода: получите 1 монету.
roam-ability-coin-rule = ROAM-ABIL-COIN-1
roam-ability-rotate = Повернуть схему
roam-ability-rotate-about = При размещении: поверните схему на 90° по часовой стрелке.
roam-ability-rotate-rule = ROAM-ABIL-ROTATE-1
roam-ability-move = Передвинуть фишку
roam-ability-move-about = До или после размещения: передвиньте любую фишку на один шаг по её ряду или колонке. Монет никто не получает.
roam-ability-move-rule = ROAM-ABIL-MOVE-1
roam-ability-turn_card = Перевернуть персонажа
roam-ability-turn_card-about = До или после размещения: разбудите или усыпите одного из своих персонажей.
roam-ability-turn_card-rule = ROAM-ABIL-TURN-1

# -- о чём вас спрашивают ----------------------------------------------------------------------------------

roam-ask-start = { $must_land ->
    [true] Выберите персонажа, который может разместить фишку.
   *[false] { $tokens ->
        [0] Фишек у вас не осталось: всё равно выберите, кого отправить на поиски.
       *[other] Выберите, кого отправить на поиски.
    }
}
roam-ask-choose_anchor = { $must_land ->
    [true] Выберите, где ищет персонаж «{ $card }»: нужно разместить хотя бы одну фишку.
   *[false] Выберите, где ищет персонаж «{ $card }».
}
roam-ask-choose_solid = { $tokens ->
    [1] У вас осталась одна фишка: выберите участок для неё.
    [one] У вас осталась только { $tokens } фишка: выберите участки.
    [few] У вас осталось только { $tokens } фишки: выберите участки для них.
   *[many] У вас осталось только { $tokens } фишек: выберите участки для них.
}
roam-ask-acting = { $empty-count ->
    [0] Что-нибудь ещё, прежде чем закончить действия?
   *[other] Вы можете занять пустые участки, каждый за { $price ->
        [one] { $price } монету
        [few] { $price } монеты
       *[many] { $price } монет
    }, или закончить действия.
}
roam-ask-move_to = Выберите, куда передвинуть фишку с { $from }.
roam-ask-resolving = Разведано несколько территорий. Выберите, какую разыграть первой.
roam-ask-bid = { $highest ->
    [-1] На { $slot-acc } вы претендуете не одни. Сделайте ставку или пасуйте.
   *[other] { $leader } ставит { $highest } за { $slot-acc }. Поставьте не меньше { $lowest } или пасуйте.
}
roam-ask-market = Вы можете купить один артефакт.

roam-wait-start = { $player } выбирает персонажа.
roam-wait-choose_anchor = { $player } выбирает, где искать.
roam-wait-choose_solid = { $player } размещает последние фишки.
roam-wait-acting = { $player } может занять пустые участки.
roam-wait-move_to = { $player } передвигает фишку.
roam-wait-resolving = { $player } выбирает, какую территорию разыграть первой.
roam-wait-bid = { $player } думает над ставкой.
roam-wait-market = { $player } выбирает артефакт.

# -- что можно сделать -------------------------------------------------------------------------------------

roam-do-activate = Отправить персонажа «{ $card }»
roam-do-early_rise = Ранний подъём за { $price ->
    [one] { $price } монету
    [few] { $price } монеты
   *[many] { $price } монет
}
roam-do-use_coin = Получить монету артефактом
roam-do-use_turn = Перевернуть артефактом карту «{ $card }»
roam-do-use_move = Передвинуть артефактом { $owner-id ->
    [blue] синюю фишку
    [red] красную фишку
    [green] зелёную фишку
    [yellow] жёлтую фишку
   *[other] фишку
} с { $from }
roam-do-move_to = Передвинуть на { $square }
roam-do-use_rotate = Повернуть схему артефактом
roam-do-place = Искать на { $anchor }: { $solid-count ->
    [0] ни одной фишки
    [1] одна фишка
    [one] { $solid-count } фишка
    [few] { $solid-count } фишки
   *[many] { $solid-count } фишек
}{ $coins ->
    [0] {""}
    [one] , { $coins } монета
    [few] , { $coins } монеты
   *[many] , { $coins } монет
}
roam-do-place_nothing = Ничего не размещать
roam-do-put = Положить фишку на { $square }
roam-do-fill = { $replace-id ->
    [none] { $pay ->
        [free] Занять { $square } артефактом
       *[coins] Занять { $square } за { $price ->
            [one] { $price } монету
            [few] { $price } монеты
           *[many] { $price } монет
        }
    }
   *[other] Заменить { $replace-id ->
        [blue] синюю фишку
        [red] красную фишку
        [green] зелёную фишку
        [yellow] жёлтую фишку
       *[other] фишку
    } на { $square } { $pay ->
        [free] двумя артефактами
       *[coins] артефактом и за { $price ->
            [one] { $price } монету
            [few] { $price } монеты
           *[many] { $price } монет
        }
    }
}{ $coins ->
    [0] {""}
    [one] {" "}и получить { $coins } монету
    [few] {" "}и получить { $coins } монеты
   *[many] {" "}и получить { $coins } монет
}
roam-do-use_replace = Заменить артефактом { $owner-id ->
    [blue] синюю фишку
    [red] красную фишку
    [green] зелёную фишку
    [yellow] жёлтую фишку
   *[other] фишку
} на { $square }
roam-do-end_actions = { $explored-count ->
    [0] Закончить действия
    [1] Закончить действия: разведана одна территория
    [one] Закончить действия: разведана { $explored-count } территория
    [few] Закончить действия: разведаны { $explored-count } территории
   *[many] Закончить действия: разведано { $explored-count } территорий
}
roam-do-resolve = Разыграть { $slot-acc }
roam-do-pass = Пасовать
roam-do-bid = { $coins ->
    [0] Поставить 0 монет
    [one] Поставить { $coins } монету
    [few] Поставить { $coins } монеты
   *[many] Поставить { $coins } монет
}
roam-do-buy_artifact = Купить «{ $artifact }» за { $price ->
    [one] { $price } монету
    [few] { $price } монеты
   *[many] { $price } монет
}
roam-do-skip = Ничего не покупать
roam-nothing-lands = Здесь нет незанятых участков. Искать впустую?

# -- что произошло -----------------------------------------------------------------------------------------

roam-event-dealt = Поле разложено. { $first-is ->
    [you] Начинаете вы.
   *[other] Начинает { $first }.
}
roam-event-turn = { $player-is ->
    [you] Вы
   *[other] { $player }
}, раунд { $round }
roam-event-woke = { $price ->
    [0] { $player-is ->
        [you] Весь ваш отряд
       *[other] Весь отряд игрока { $player }
    } просыпается.
   *[other] { $player-is ->
        [you] Ваш отряд
       *[other] Отряд игрока { $player }
    } встаёт рано за { $price ->
        [one] { $price } монету
        [few] { $price } монеты
       *[many] { $price } монет
    }.
}
roam-event-placed = { $player-is ->
    [you] Вы отправляете
   *[other] { $player } отправляет
} персонажа «{ $card }»: { $squares-count ->
    [0] ни одной фишки
    [1] одна фишка
    [one] { $squares-count } фишка
    [few] { $squares-count } фишки
   *[many] { $squares-count } фишек
}{ $coins ->
    [0] .
    [one] , { $coins } монета.
    [few] , { $coins } монеты.
   *[many] , { $coins } монет.
}
roam-event-placed_nothing = { $player-is ->
    [you] Вы отправляете персонажа «{ $card }» и ничего не размещаете.
   *[other] { $player } отправляет персонажа «{ $card }» и ничего не размещает.
}
roam-event-rotated = { $player-is ->
    [you] Вы поворачиваете
   *[other] { $player } поворачивает
} схему персонажа «{ $card }».
roam-event-filled = { $replaced-id ->
    [none] { $pay ->
        [free] { $player-is ->
            [you] Вы занимаете
           *[other] { $player } занимает
        } { $square } артефактом
       *[coins] { $player-is ->
            [you] Вы платите 2 монеты и занимаете
           *[other] { $player } платит 2 монеты и занимает
        } { $square }
    }
   *[other] { $pay ->
        [none] { $player-is ->
            [you] Вы заменяете
           *[other] { $player } заменяет
        } { $replaced-is ->
            [you] вашу фишку
           *[other] фишку игрока { $replaced }
        } на { $square }
        [free] { $player-is ->
            [you] Вы бесплатно заменяете
           *[other] { $player } бесплатно заменяет
        } { $replaced-is ->
            [you] вашу фишку
           *[other] фишку игрока { $replaced }
        } на { $square }
       *[coins] { $player-is ->
            [you] Вы платите 2 монеты и заменяете
           *[other] { $player } платит 2 монеты и заменяет
        } { $replaced-is ->
            [you] вашу фишку
           *[other] фишку игрока { $replaced }
        } на { $square }
    }
}{ $coins ->
    [0] .
    [one] , получив { $coins } монету.
    [few] , получив { $coins } монеты.
   *[many] , получив { $coins } монет.
}
roam-event-turned = { $awake ->
    [true] { $player-is ->
        [you] Вы будите
       *[other] { $player } будит
    } артефактом персонажа «{ $card }».
   *[false] { $player-is ->
        [you] Вы усыпляете
       *[other] { $player } усыпляет
    } артефактом персонажа «{ $card }».
}
roam-event-moved = { $player-is ->
    [you] Вы передвигаете { $owner-is ->
        [you] свою фишку
       *[other] фишку игрока { $owner }
    }
   *[other] { $player } передвигает { $owner-is ->
        [you] вашу фишку
       *[other] фишку игрока { $owner }
    }
} с { $from } на { $to }.
roam-event-coin_artifact = { $player-is ->
    [you] Вы получаете
   *[other] { $player } получает
} монету артефактом.
roam-event-ended_actions = { $player-is ->
    [you] Вы заканчиваете
   *[other] { $player } заканчивает
} действия.
roam-event-explored = Разведана { $slot }: { $holders-list }.
roam-tokens-of = { $player-is ->
    [you] вы
   *[other] { $player }
} { $tokens }
roam-event-claimed = { $player-is ->
    [you] Вы забираете
   *[other] { $player } забирает
} карту «{ $card }»{ $price ->
    [0] .
    [one] {" "}за { $price } монету.
    [few] {" "}за { $price } монеты.
   *[many] {" "}за { $price } монет.
}{ $consoled-count ->
    [0] {""}
   *[other] {" "}{ $consoled-is ->
        [you] Вы получаете монету.
       *[other] { $consoled-count ->
            [1] { $consoled } получает монету.
           *[other] По монете получают: { $consoled }.
        }
    }
}
roam-event-refilled = Новая { $slot }: «{ $card }».
roam-event-slot_closed = Колода пуста. На поле больше нет { $slot-gen }.
roam-event-passed = { $forced ->
    [true] { $player-is ->
        [you] Вы не можете
       *[other] { $player } не может
    } сделать ставку.
   *[false] { $player-is ->
        [you] Вы пасуете
       *[other] { $player } пасует
    }.
}
roam-event-bid = { $player-is ->
    [you] Вы ставите
   *[other] { $player } ставит
} { $coins ->
    [0] 0 монет.
    [one] { $coins } монету.
    [few] { $coins } монеты.
   *[many] { $coins } монет.
}
roam-event-bought = { $player-is ->
    [you] Вы покупаете
   *[other] { $player } покупает
} «{ $artifact }» за { $price ->
    [one] { $price } монету.
    [few] { $price } монеты.
   *[many] { $price } монет.
}
roam-event-artifact_shown = Теперь можно купить «{ $artifact }».
roam-event-stood_still = { $rounds ->
    [1] За целый раунд ничего не размещено. Теперь каждый, кто может разместить фишку, должен это сделать; если и следующий раунд пройдёт так же, партия закончится.
   *[other] Два раунда ничего не размещено. На этом партия заканчивается.
}
roam-event-outpost = { $player-is ->
    [you] Вы окружаете { $square } и забираете
   *[other] { $player } окружает { $square } и забирает
} заставу.
roam-event-game_over = Партия окончена.

# Ход одной строкой: части предложения без игрока. $times считает события одного рода, -sum складывает их числа.

roam-gist-placed = отправляет персонажа «{ $card }» ({ $squares-count ->
    [0] ни одной фишки
    [1] одна фишка
    [one] { $squares-count } фишка
    [few] { $squares-count } фишки
   *[many] { $squares-count } фишек
})
roam-gist-placed_nothing = отправляет персонажа «{ $card }» впустую
roam-gist-filled = { $times ->
    [1] занимает пустой участок
    [one] занимает { $times } пустой участок
    [few] занимает { $times } пустых участка
   *[many] занимает { $times } пустых участков
}
roam-gist-claimed = забирает карту «{ $card }»
roam-gist-bought = покупает «{ $artifact }»
roam-gist-outpost = забирает заставу
roam-gist-moved = передвигает фишку ({ $owner })
roam-gist-turned = { $awake ->
    [true] будит персонажа «{ $card }»
   *[false] усыпляет персонажа «{ $card }»
}
roam-gist-woke = будит отряд

# -- стол --------------------------------------------------------------------------------------------------

roam-field = Поле, 6 на 6 участков, вид с { $border ->
    [S] юга
    [W] запада
    [N] севера
   *[E] востока
}
roam-place-with-arrows = Сюда ляжет схема персонажа «{ $card }». Стрелки передвигают схему, Enter размещает её. { $what }
roam-deck = Колода: { $left ->
    [0] пуста
    [1] осталась одна карта
    [one] осталась { $left } карта
    [few] осталось { $left } карты
   *[many] осталось { $left } карт
}
roam-deck-next = Следующая территория: «{ $card }», { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
roam-deck-title = Следующая территория
roam-market-title = Артефакты
roam-stack = { $stack ->
    [0] в стопке больше нет
    [1] в стопке ещё один
   *[other] в стопке ещё { $stack }
}
roam-outpost-free = Застава, 3 очка. Её получит тот, кто первым окружит фишку соперника.
roam-outpost-held = { $player-is ->
    [you] Застава у вас: 3 очка
   *[other] Застава у игрока { $player }: 3 очка
}
roam-artifact = { $name }: { $ability }. { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
roam-artifact-price = { $artifact }, цена { $price }
roam-artifact-ready = { $artifact }, артефакт готов
roam-artifact-spent = { $artifact }, артефакт использован, пока ваш отряд не проснётся
roam-awake = Не спит
roam-asleep = Спит
roam-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
roam-starting = Стартовая карта, без очков
roam-pattern = Схема: { $rows }
roam-pattern-solid = обычный
roam-pattern-empty = пустой
roam-pattern-nothing = пропуск
roam-coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}
roam-supply = { $supply ->
    [0] фишек не осталось
    [one] осталась { $supply } фишка
    [few] осталось { $supply } фишки
   *[many] осталось { $supply } фишек
}
roam-party = { $player-is ->
    [you] Ваш отряд
   *[other] Отряд игрока { $player }
}
roam-my-party = Ваш отряд
roam-party-count = { $cards } из 10 карт
roam-awake-count = не спят: { $awake }
roam-card-about = { $name }, { $state }. { $points }. { $pattern }.
roam-reconstructed = Значения этой карты реконструированы и отличаются от печатных.
roam-location-about = { $name }: { $points }. { $counts }
roam-nobody-here = Здесь ещё нет ничьих фишек.

roam-auction = Аукцион
roam-auction-bids = Ваша ставка в монетах
roam-auction-silent = ждёт очереди
roam-auction-speaks = решает
roam-auction-passed = пас
roam-auction-bid = { $coins ->
    [one] ставит { $coins } монету
    [few] ставит { $coins } монеты
   *[many] ставит { $coins } монет
}
roam-auction-about = Каждый делает одну ставку, по часовой стрелке. Следующая ставка должна быть выше; платит только победитель.

roam-source-cards = Персонажи
roam-source-artifacts = Артефакты
roam-source-outpost = Застава
roam-result-coins = Монеты
roam-result-found = Найденные персонажи

# -- почему нельзя -----------------------------------------------------------------------------------------

roam-refuse-actions-ended = Вы закончили действия. В этот ход больше ничего нельзя разместить, передвинуть или повернуть.
roam-refuse-activate-first = Сначала отправьте персонажа на поиски.
roam-refuse-asleep = Этот персонаж спит.
roam-refuse-bid-too-high = Нельзя поставить больше, чем у вас есть. Монет у вас: { $coins }.
roam-refuse-bid-too-low = Поставьте не меньше { $lowest ->
    [one] { $lowest } монеты
    [few] { $lowest } монет
   *[many] { $lowest } монет
} или пасуйте.
roam-refuse-chosen-already = Этот участок вы уже выбрали.
roam-refuse-early-rise-price = Ранний подъём стоит { $price ->
    [one] { $price } монету
    [few] { $price } монеты
   *[many] { $price } монет
}: по одной за каждого персонажа, который не спит.
roam-refuse-filled-already = Этот участок вы уже заняли.
roam-refuse-full = На этом участке больше нет места для фишек.
roam-refuse-last-awake = Хотя бы один должен не спать: в этот ход ваш отряд уже просыпался.
roam-refuse-market-only = Артефакты покупают в конце хода, когда территории разыграны.
roam-refuse-missing-card = Там больше нет территории.
roam-refuse-must-place = У вас есть фишки, поэтому выберите место для схемы.
roam-refuse-no-anchor = Схема этого персонажа нигде не вписывается. Выберите другого.
roam-refuse-no-artifact-there = На этом месте нет артефакта.
roam-refuse-no-auction = Сейчас нет аукциона.
roam-refuse-no-passing = Пропустить ход нельзя: отправьте персонажа на поиски.
roam-refuse-no-ready-artifact = Для этого нужен готовый артефакт.
roam-refuse-no-rotate = Без нужного артефакта схему поворачивать нельзя.
roam-refuse-no-such-token = На этом участке нет такой фишки.
roam-refuse-no-target = Этот артефакт здесь не к чему применить.
roam-refuse-no-token = У вас не осталось фишек.
roam-refuse-no-token-lifted = Сначала выберите фишку, которую передвигаете.
roam-refuse-nobody-asleep = Никто не спит.
roam-refuse-not-adjacent = Фишка передвигается на один шаг по своему ряду или колонке.
roam-refuse-not-empty-square = Это не пустой участок размещённой вами схемы.
roam-refuse-not-explored = Эта территория не разведана.
roam-refuse-not-skipped = Заменить фишку можно только на участке, который ваша схема пропустила.
roam-refuse-not-solid = Это не обычный участок размещённой вами схемы.
roam-refuse-not-your-adventurer = Этот персонаж не из вашего отряда.
roam-refuse-one-activation = За ход один персонаж: ваш уже отправлен.
roam-refuse-opponents-only = Заменить можно только фишку соперника.
roam-refuse-outside-field = Схема должна лежать в пределах поля.
roam-refuse-over = Партия окончена.
roam-refuse-own-turn-only = Артефакты используют в свой ход.
roam-refuse-place-first = Сначала выберите, куда ляжет схема.
roam-refuse-price = Это стоит { $price ->
    [one] { $price } монету
    [few] { $price } монеты
   *[many] { $price } монет
}, а у вас { $coins }.
roam-refuse-replace-needs-price = На пустом участке нужно заплатить и за сам участок.
roam-refuse-replace-open = На этом участке есть место: заменять ничего не нужно.
roam-refuse-resolve-later = Территории разыгрывают, когда вы закончили действия.
roam-refuse-rotate-when-activating = Схему поворачивают, пока выбирают ей место.
roam-refuse-solid-first = Сначала обычные участки, потом пустые.
roam-refuse-stands-still = Поле замерло: ищите там, где ляжет хотя бы одна фишка.
roam-refuse-stands-still-adventurer = Поле замерло: отправьте персонажа, который может разместить фишку.
roam-refuse-start-only = Только в начале вашего хода.
roam-refuse-start-or-action = Только до того, как вы закончите действия.
roam-refuse-supply-not-short = Фишек у вас хватает на все обычные участки.
roam-refuse-woken-already = В этот ход ваш отряд уже просыпался.

# -- вопрос, прежде чем что-то отдать ------------------------------------------------------------------------

roam-guard-buy = { $deed }? Следующий артефакт откроется сразу: вернуть это будет нельзя.
roam-guard-free = { $count ->
    [1] Ещё один пустой участок можно занять бесплатно. Закончить действия?
    [one] Ещё { $count } пустой участок можно занять бесплатно. Закончить действия?
    [few] Ещё { $count } пустых участка можно занять бесплатно. Закончить действия?
   *[many] Ещё { $count } пустых участков можно занять бесплатно. Закончить действия?
}
