# I C E, первое издание, под своим именем. Что оба издания говорят одинаково, стоит в ice.ftl.

# -- варианты ----------------------------------------------------------------------------------------------

ice1-option-players = Игроки
ice1-option-players-help = От одной до пяти гильдий. В одиночку вы играете против дней; вдвоём раз за ход можно пройти до двух жетонов сразу.
ice1-option-mode = Режим
ice1-option-mode-help = Каждый за себя, в одиночку или все вместе против дней. Один игрок всегда играет в одиночку.
ice1-option-first_steps = Первые шаги
ice1-option-first_steps-help = Для первой партии: без способностей гильдий, без начальных ОР, три простых указа, два запроса раздаются и остаются на руке, журнал экспедиции по порядку.
ice1-option-draft = Драфт
ice1-option-draft-help = Оставьте себе один из четырёх запросов, три передайте налево и оставьте один из тех, что передали вам.
ice1-option-edifices = Сооружения
ice1-option-edifices-help = Находка прежней экспедиции меняет эту. Обычно это сооружение, открытое в вашей прошлой партии; если хотите, несколько сразу.
ice1-option-first = Первый игрок
ice1-option-first-help = Кто начинает в первый день. Каждый день жетон переходит дальше.
ice1-option-guilds = Гильдия
ice1-option-guilds-help = Гильдия этого места: её лидер и способность.
ice1-option-odd_level_class = Уровни
ice1-option-odd_level_class-help = Как лежат друг над другом снег, средний уровень и сооружения: все одинаково или некоторые с поворотом на пол-оборота.
ice1-option-fault_sides = Стороны разлома
ice1-option-fault_sides-help = Какие две стороны жетона с разломом никто не может пересечь.
ice1-option-base_camp_tile_central = Стоянка в центре
ice1-option-base_camp_tile_central-help = Жетон стоянки лежит на одном из трёх центральных мест, а не где угодно.
ice1-option-hand_overflow = Полная рука
ice1-option-hand_overflow-help = Когда лишний жетон снега уходит в мешок: после действия, чтобы можно было сначала разыграть какой-нибудь, или сразу.
ice1-option-exalted_mandatory_each = Возвышение зовёт всех
ice1-option-exalted_mandatory_each-help = Возвышение приводит по одному археологу с каждого соседнего жетона. Если выключено, вы выбираете, с каких.
ice1-option-charisma_one_leader = Один очарованный лидер
ice1-option-charisma_one_leader-help = «Камень харизмы» привлекает одного лидера. Если выключено — всех.
ice1-option-whistle_protects_partial_camp = Лагеря останавливают бурю
ice1-option-whistle_protects_partial_camp-help = «Свист бури» не может перекрыть никакую часть жетона с лагерем. Если выключено — только последнюю открытую часть.
ice1-option-last_round_for_finished_players = Последний ход для всех
ice1-option-last_round_for_finished_players-help = В последнем раунде игроки без ОИ всё ещё могут использовать то, что ничего не стоит.
ice1-option-send_at_stop = Отправка в конце
ice1-option-send_at_stop-help = Когда партия останавливается, каждый может отправить в Город ещё три артефакта.
ice1-option-extra_edifice_rp = Каждое сооружение в счёт
ice1-option-extra_edifice_rp-help = Каждое открытое сооружение приносит ОР. Если выключено — только первое.
ice1-option-solo_reveal_ends_game = Сооружение завершает соло-партию
ice1-option-solo_reveal_ends_game-help = В одиночку после открытия сооружения тоже остаётся один последний ход. Если выключено, вы играете до десятого дня.
ice1-option-coop_artifact_scope = Артефакты команды
ice1-option-coop_artifact_scope-help = Должен ли каждый игрок отправить достаточно артефактов или вся команда вместе.
ice1-option-coop_request_scope = Запросы команды
ice1-option-coop_request_scope-help = Нужны ли ОР за запросы каждому игроку или всей команде вместе.
ice1-option-coop_strict_reveal = Сооружение последним
ice1-option-coop_strict_reveal-help = В кооперативном режиме остальные цели должны быть достигнуты до открытия сооружения.
ice1-value-mode-competitive = каждый за себя
ice1-value-mode-solo = в одиночку
ice1-value-mode-cooperative = все вместе
ice1-value-edifices-ED01 = Логово виверны
ice1-value-edifices-ED02 = Арки порталов
ice1-value-edifices-ED03 = Зал сфер
ice1-value-edifices-ED04 = Сигнальная башня
ice1-value-edifices-ED05 = Резонансная камера
ice1-value-edifices-ED06 = Великий архив
ice1-value-edifices-ED07 = Ротонда Совета
ice1-value-edifices-ED08 = Колосс нунатака
ice1-value-edifices-ED09 = Спальные залы
ice1-value-edifices-ED10 = Холодные кладовые
ice1-value-edifices-ED11 = Великие часы
ice1-value-edifices-ED12 = Затонувший купол
ice1-value-edifices-random = одно по жребию
ice1-value-odd_level_class-BBB = все одинаково
ice1-value-odd_level_class-BCB = средний уровень повёрнут
ice1-value-odd_level_class-BBC = сооружения повёрнуты
ice1-value-odd_level_class-BCC = средний уровень и сооружения повёрнуты
ice1-value-hand_overflow-after_action = после действия
ice1-value-hand_overflow-at_once = сразу
ice1-value-coop_artifact_scope-per_player = каждый игрок
ice1-value-coop_artifact_scope-team = команда
ice1-value-coop_request_scope-per_player = каждый игрок
ice1-value-coop_request_scope-team = команда

# -- о чём вас спрашивают ----------------------------------------------------------------------------------

ice1-ask-build = Выберите жетон для лагеря и вашего лидера.
ice1-do-build = Разместить лагерь{ $cost ->
    [0] {""}
   *[other] {" "}за { $cost } ОИ
}
ice1-event-crampon = { $player-is ->
    [you] Вы свободно размещаете лидера.
   *[other] { $player } свободно размещает лидера.
}
ice1-ask-window_b = { ice-ask-window_b }
ice1-ask-rune = «Взрывная руна»: выберите полностью открытый жетон без лагеря.
ice1-ask-obliterate = Разрушение: выберите полностью открытый жетон рядом с вашим лидером.
ice1-ask-quake = Выберите полностью открытый жетон без лидера и лагеря. Он пропадает.
ice1-ask-draft = { $kept ->
    [0] Выберите первый запрос, который оставите себе. Остальные уйдут налево.
   *[other] Выберите один из переданных вам запросов.
}
ice1-ask-spiders = «Белые пауки»: выберите клетку, с которой уходят археологи.
ice1-ask-spiders_to = Выберите, куда идут все археологи с { $from }.
ice1-ask-smilodon = «Бореальный смилодон»: выберите жетон, на который никто не ступит до вашего следующего хода.
ice1-ask-yacht = «Ледяной парусник»: выберите другого лидера, к которому присоединится археолог.
ice1-ask-gift = «Обломки»: выберите, кто ещё получит 1 ОИ.
ice1-ask-charm = «Камень харизмы»: выберите лидера, который следует за вами в этот ход.
ice1-ask-whistle = «Свист бури»: выберите, куда положить жетон ({ $landscape }).
ice1-ask-turn_tile = Выберите, как повернуть жетон с разломом на { $at }.
ice1-ask-rope_down = { $piece-id ->
    [archaeologist] По верёвке: выберите, куда спустятся археологи, от одного до трёх сразу.
   *[other] По верёвке: выберите, куда спустится лидер гильдии «{ $piece }».
}
ice1-ask-gather_some = Возвышение: выберите, откуда придёт следующий археолог.
ice1-ask-distill = Выберите жетон, который оставите себе. Остальные вернутся в мешок.
ice1-ask-overflow = Рука полна. Разыграйте жетон снега или сбросьте новый в мешок.
ice1-ask-offer = Начинается ход другого игрока. Вы можете отказаться от жетона ради 1 ОИ и 1 ОР.
ice1-ask-consult = Выберите запрос, который оставите себе.
ice1-ask-sending = { $left ->
    [0] Больше артефактов отправить нельзя, если не сбросить два жетона снега.
    [1] Вы можете отправить в Город ещё один артефакт.
    [one] Вы можете отправить в Город { $left } артефакт.
    [few] Вы можете отправить в Город { $left } артефакта.
   *[many] Вы можете отправить в Город { $left } артефактов.
}
ice1-ask-name_edifice = Выберите сооружение, о котором будет знать ваша следующая экспедиция.
ice1-ask-wyvern = Выберите, где устроится виверна.
ice1-ask-pack = Смилодонов не хватает на все эти жетоны. Выберите жетон, который получит смилодона.
ice1-ask-whiteout = { $leader_at ->
    [home] Белая мгла: ваш лидер может прийти вместо археолога, который отправится домой.
   *[other] Белая мгла: ваш лидер и археолог могут поменяться местами.
}
ice1-ask-last_turn = Сооружение открыто. Сделаете последний ход?
ice1-ask-assign = Ваш Город оплачивает ваши запросы. Примите предложение или выберите вручную.

ice1-wait-draft = { $player } выбирает запросы.
ice1-wait-spiders = { $player } посылает белых пауков.
ice1-wait-spiders_to = { $player } посылает белых пауков.
ice1-wait-smilodon = { $player } выпускает смилодона.
ice1-wait-yacht = { $player } едет на ледяном паруснике.
ice1-wait-gift = { $player } делится обломками.
ice1-wait-charm = { $player } поднимает «Камень харизмы».
ice1-wait-whistle = { $player } использует «Свист бури».
ice1-wait-turn_tile = { $player } поворачивает жетон.
ice1-wait-rope_down = { $player } спускает исследователей по верёвке.
ice1-wait-gather_some = { $player } зовёт археологов.
ice1-wait-distill = { $player } заглядывает в мешок.
ice1-wait-overflow = У игрока { $player } полная рука.
ice1-wait-offer = { $player } может отказаться от жетона.
ice1-wait-consult = { $player } читает Реестр.
ice1-wait-sending = { $player } отправляет артефакты в Город.
ice1-wait-name_edifice = { $player } выбирает сооружение.
ice1-wait-wyvern = { $player } передвигает виверну.
ice1-wait-pack = { $player } размещает последних смилодонов.
ice1-wait-whiteout = { $player } может поменять местами лидера и археолога.
ice1-wait-last_turn = { $player } может сделать последний ход.
ice1-wait-assign = { $player } оплачивает запросы.

# -- почему нельзя -----------------------------------------------------------------------------------------

ice1-refuse-at-sunset = Партия окончена, остались только запросы.
ice1-refuse-camp-on-tile = Лагерь стоит на жетоне, а не на краю поля.
ice1-refuse-no-crampon = В этот ход вы уже использовали шаг путника.
ice1-refuse-no-planning = В соло-режиме планирования нет.
ice1-refuse-no-such-means = В вашем Городе этого нет.
ice1-refuse-not-next-to-leader = Выберите жетон рядом с вашим лидером.
ice1-refuse-one-free-group = Верёвка или шаг путника, но не то и другое.
ice1-refuse-sunset-only = Это относится к другому моменту.
ice1-refuse-window-c = Гармонию активируют в конце раскопок.

# -- журнал экспедиции -------------------------------------------------------------------------------------

ice1-name-LB1 = Подкрепление
ice1-name-LB2 = Призматическое сияние
ice1-name-LB3 = Стая
ice1-name-LB4 = Оттепель
ice1-name-LB5 = Снегопад
ice1-name-LB6 = Белая мгла
