# Чем боту нравится ответ, для подсказок: коротко, ведь они стоят подряд за ответом.

reason-points = очки: { $amount }
reason-rivals = сдерживает соперников

reason-roam-points = очки: { $amount }
reason-roam-party = отряд сильнее
reason-roam-awake = больше неспящих в отряде
reason-roam-coins = больше монет
reason-roam-tokens = фишки на следующие ходы
reason-roam-artifacts = ваши артефакты
reason-roam-locations = крепче позиции на территориях
reason-roam-rivals = сдерживает соперников

reason-ice-points = { $amount } ОР
reason-ice-anima = больше анимы
reason-ice-study = то, что вы изучаете
reason-ice-effects = эффекты ваших артефактов
reason-ice-snow = жетоны снега на руке
reason-ice-crew = археологи рядом с вами
reason-ice-camps = ваши лагеря
reason-ice-slots = артефакты, готовые к отправке
reason-ice-city = город внизу
reason-ice-place = хорошее место для того, что будет дальше
reason-ice-requests = ближе к запросу
reason-ice-objectives = ближе к целям
reason-ice-ep = бережёт очки исследования
reason-ice-rivals = сдерживает соперников

reason-winter-points = { $amount } ПО
reason-winter-food = больше еды
reason-winter-tools = больше орудий
reason-winter-idols = идолы
reason-winter-animals = животные для вашего стада
reason-winter-burial = захоронения
reason-winter-camps = стоянки уходят с планшета
reason-winter-labor = очки труда, которые можно потратить
reason-winter-land = больше земель в затмение
reason-winter-settlements = шаг к общине
reason-winter-megaliths = ваши мегалиты
reason-winter-stones = ваши священные камни
reason-winter-cards = лучшие карты
reason-winter-eclipse = выгоднее затмение
reason-winter-rivals = сдерживает соперников

# Что изменило решение: что потеряно, кому-то открыто или получено взамен.
matter-points = очки ({ $amount })

matter-roam-points = очки ({ $amount })
matter-roam-party = сильный отряд
matter-roam-awake = неспящие персонажи
matter-roam-coins = монеты
matter-roam-tokens = фишки на следующие ходы
matter-roam-artifacts = польза от артефактов
matter-roam-locations = позиции на территориях

matter-ice-points = { $amount } ОР
matter-ice-anima = анима
matter-ice-study = изучение
matter-ice-effects = эффекты артефактов
matter-ice-snow = жетоны снега
matter-ice-crew = археологи
matter-ice-camps = польза от лагерей
matter-ice-slots = артефакты, готовые к отправке
matter-ice-city = путь к городу внизу
matter-ice-place = путь к тому, что видно во льду
matter-ice-requests = близкий к выполнению запрос
matter-ice-objectives = близкая к выполнению цель
matter-ice-ep = очки исследования

matter-winter-points = { $amount } ПО
matter-winter-food = еда
matter-winter-tools = орудия
matter-winter-idols = милость идолов
matter-winter-animals = животные
matter-winter-burial = захоронения
matter-winter-camps = стоянки вне планшета
matter-winter-labor = очки труда
matter-winter-land = земли в затмение
matter-winter-settlements = шаг к общине
matter-winter-megaliths = мегалиты
matter-winter-stones = священные камни
matter-winter-cards = хорошие карты
matter-winter-eclipse = хорошее затмение

story-instead = { $player }: { $action }. Лучше было бы: { $better }.
story-cost = Потери игрока { $player }: { $things }.
story-opened = Игроку { $player } это открыло вот что: { $things }.
story-return = Взамен это дало: { $things }.
story-luck = { $mover }: { $action }. { $good ->
    [yes] То, что выпало, на руку игроку { $player }{ $count ->
        [0] .
       *[other] . Это дало: { $things }.
    }
   *[no] То, что выпало, не на руку игроку { $player }{ $count ->
        [0] .
       *[other] . Это отняло: { $things }.
    }
}
story-course = { $mover }: { $action }. { $good ->
    [yes] После этого положение игрока { $player } лучше, чем кто-либо мог предвидеть{ $count ->
        [0] .
       *[other] . Важнее всего здесь: { $things }.
    }
   *[no] После этого положение игрока { $player } хуже, чем кто-либо мог предвидеть{ $count ->
        [0] .
       *[other] . Важнее всего здесь: { $things }.
    }
}

# Когда за ответ не говорит ничего, что имеет имя.
reason-ends = завершает партию
reason-ahead = окупится в следующих ходах
reason-close = почти так же хорошо
reason-behind = приносит меньше
