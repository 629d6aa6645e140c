# I C E: что стол говорит об игре. Эти слова общие для обоих изданий; что первое говорит иначе, стоит в ice1.ftl.

# -- варианты ----------------------------------------------------------------------------------------------

ice-option-players = Игроки
ice-option-players-help = От двух до пяти гильдий. Вдвоём у каждого 6 ОИ в день, два свободных перемещения и нет планирования.
ice-option-first_steps = Первые шаги
ice-option-first_steps-help = Для первой партии: без способностей гильдий, без журнала экспедиции, всем по 2 ОР, один запрос на руке.
ice-option-blessing = Благословение
ice-option-blessing-help = Всю партию для эффекта артефакта хватает одной анимы.
ice-option-fluid_movement = Свободное перемещение
ice-option-fluid_movement-help = Раз в день два шага за 1 ОИ. Вдвоём действует всегда, втроём — по желанию.
ice-option-expert = Проклятие Нуука
ice-option-expert-help = Продвинутый режим: каждый раскопанный артефакт двигает вас по шкале проклятия, где эффекты всё дороже, а спутников всё меньше.
ice-option-friendly_curse = Смягчённое Проклятие
ice-option-friendly_curse-help = Вместе с проклятием: на рассвете наименее проклятые берут жетон изучения.
ice-option-logbook = Журнал экспедиции
ice-option-logbook-help = Событие на рассвете дней 2, 3 и 4.
ice-option-logbook_setup = Подготовка по журналу
ice-option-logbook_setup-help = Карта журнала экспедиции решает, где стоят первые археологи.
ice-option-first = Первый игрок
ice-option-first-help = Кто начинает в первый день. Каждый день жетон переходит дальше.
ice-option-guilds = Гильдия
ice-option-guilds-help = Гильдия этого места: её лидер, лагерь и способности.
ice-option-gem_counts_as_daily_use = Самоцвет считается
ice-option-gem_counts_as_daily_use-help = «Самоцвет анимы» расходует свой тип на этот день и не может активировать уже использованный.
ice-option-forms_request_single_form_allowed = Хватит одной формы
ice-option-forms_request_single_form_allowed-help = Запрос на формы можно оплатить одним артефактом. Сама карта тогда ничего не приносит, но бонусы дня действуют.
ice-option-fault_sides = Стороны разлома
ice-option-fault_sides-help = Какие две стороны жетона с разломом никто не может пересечь.
ice-option-deep_sublattice = Глубинный лёд
ice-option-deep_sublattice-help = Как глубинные жетоны лежат под остальными: так же, как снег, или с поворотом на пол-оборота.
ice-value-first-random = по жребию
ice-value-first-1 = игрок 1
ice-value-first-2 = игрок 2
ice-value-first-3 = игрок 3
ice-value-first-4 = игрок 4
ice-value-first-5 = игрок 5
ice-value-fault_sides-neighbouring = две соседние стороны
ice-value-fault_sides-gap = две стороны через одну
ice-value-fault_sides-opposite = две противоположные стороны
ice-value-deep_sublattice-B = как снег
ice-value-deep_sublattice-C = с поворотом на пол-оборота

# -- о чём вас спрашивают ----------------------------------------------------------------------------------

ice-ask-keep_requests = { $left ->
    [1] Выберите ещё один запрос, который сбросите.
    [one] Выберите { $left } запрос, который сбросите.
    [few] Выберите { $left } запроса, которые сбросите.
   *[many] Выберите { $left } запросов, которые сбросите.
}
ice-ask-turn = { $spent ->
    [0] { $ep ->
        [1] Ваш ход: потратьте последнее ОИ.
       *[other] Ваш ход: потратьте 1 или 2 из ваших { $ep } ОИ.
    }
   *[other] Потрачено { $spent } из { $limit } ОИ, осталось { $ep }. Продолжайте или завершите ход.
}
ice-ask-discard_snow = { $left ->
    [1] У вас один лишний жетон снега. Выберите, какой сбросить.
    [one] У вас { $left } лишний жетон снега. Выберите, какой сбросить.
    [few] У вас { $left } лишних жетона снега. Выберите, какой сбросить.
   *[many] У вас { $left } лишних жетонов снега. Выберите, какой сбросить.
}
ice-ask-build = { $camp ->
    [white] Выберите жетон для белого лагеря и вашего лидера.
    [rebuild] Выберите, куда переставить ваш лагерь и лидера.
   *[own] Выберите жетон для вашего лагеря и лидера.
}
ice-ask-second_step = { $crew ->
    [0] Ещё один шаг или остаться здесь?
   *[other] Ещё один шаг с теми же археологами или остаться здесь?
}
ice-ask-spiders = «Белые пауки»: выберите первый шаг вашего лидера.
ice-ask-smilodon = «Бореальный смилодон»: выберите клетку, с которой бегут археологи.
ice-ask-smilodon_to = Выберите, куда бегут все археологи с { $from }.
ice-ask-manta = «Ледяная манта»: выберите для вашего лидера любую видимую клетку.
ice-ask-yacht = «Ледяной парусник»: выберите лидера, к которому присоединится археолог.
ice-ask-whistle = «Свист бури»: выберите клетку, с которой вызываете археологов.
ice-ask-whistle_to = Выберите лагерь, к которому они придут с { $from }.
ice-ask-rune = «Взрывная руна»: выберите полностью открытый жетон без лидера.
ice-ask-obliterate = Разрушение: выберите полностью открытый жетон — под вашим лидером или соседний.
ice-ask-provide = Выберите жетон снега для вашего археолога.
ice-ask-choose_slot = Выберите место для вашего призматического артефакта.
ice-ask-prismatics = Призматический артефакт лежит на месте «{ $type }». Выберите ему место на сегодня.
ice-ask-collapse = { $tiles-count ->
    [1] Обрушивается { $tiles }. Спасти жетон эффектом философии?
    [one] Обрушиваются { $tiles }. Спасти один жетон эффектом философии?
    [few] Обрушиваются { $tiles }. Спасти один жетон эффектом философии?
   *[many] Обрушиваются { $tiles }. Спасти один жетон эффектом философии?
}
ice-ask-refuge = { $must ->
    [true] Ваш лагерь лишился жетона { $tile }. Выберите соседний жетон снега.
   *[false] Ваш лагерь лишился жетона { $tile }. Выберите любой жетон снега или верните лагерь в запас.
}
ice-ask-window_b = { $usable-count ->
    [0] Исследователи спускаются. До этого вам нечего использовать: продолжайте.
   *[other] Пока исследователи не спустились, можно использовать: { $usable }.
}
ice-ask-distribute = { $piece-id ->
    [archaeologist] Выберите, куда спустится археолог.
   *[other] Выберите, куда спустится лидер гильдии «{ $piece }».
}
ice-ask-place_group = { $crew ->
    [0] Выберите, куда спустится ваш лидер.
   *[other] Выберите, куда вместе спустятся ваш лидер и археолог.
}
ice-ask-window_c = Гармония: позвать археолога к вашему лидеру?
ice-ask-relocate = Выберите нижележащий жетон для лагеря.
ice-ask-pick_request = Вы можете взять один запрос из ряда.
ice-ask-validate = Вы можете подтвердить запрос.
ice-ask-pay = Выберите, чем оплатить запрос { $request }.
ice-ask-drop_requests = { $left ->
    [1] У вас один лишний запрос. Выберите, какой сбросить.
    [one] У вас { $left } лишний запрос. Выберите, какой сбросить.
    [few] У вас { $left } лишних запроса. Выберите, какой сбросить.
   *[many] У вас { $left } лишних запросов. Выберите, какой сбросить.
}
ice-ask-study_gift = Вы среди наименее проклятых: выберите жетон изучения.
ice-ask-caravan = Караван: купите жетон снега за 1 ОР или продайте жетон за 1 ОР.
ice-ask-shortage = Археологов не хватает на все эти жетоны. Выберите жетон, который получит археолога.
ice-ask-free_move = Вы можете бесплатно передвинуть лидера на один шаг, по возможности вверх.
ice-ask-camp_order = Выберите следующий лагерь, к которому бегут археологи.
ice-ask-gather = Несколько одинаково близки. Выберите, кто идёт к лагерю на { $camp }.
ice-ask-pitch = Вы можете перенести лагерь на жетон вашего лидера.
ice-ask-helping = Выберите лагерь, у которого появится ваш археолог.
ice-ask-quake = Выберите полностью открытый жетон без лидера. Он пропадает.
ice-ask-snowstorm = Выберите, куда упадёт жетон снега ({ $landscape }).

ice-wait-keep_requests = { $player } выбирает первые запросы.
ice-wait-turn = { $player } исследует лёд.
ice-wait-discard_snow = { $player } сбрасывает жетоны снега.
ice-wait-build = { $player } выбирает место для лагеря.
ice-wait-second_step = { $player } в пути.
ice-wait-spiders = { $player } едет на белых пауках.
ice-wait-smilodon = { $player } выпускает смилодона.
ice-wait-smilodon_to = { $player } выпускает смилодона.
ice-wait-manta = { $player } мчится на ледяной манте.
ice-wait-yacht = { $player } едет на ледяном паруснике.
ice-wait-whistle = { $player } использует «Свист бури».
ice-wait-whistle_to = { $player } использует «Свист бури».
ice-wait-rune = { $player } закладывает взрывную руну.
ice-wait-obliterate = { $player } выбирает жетон для разрушения.
ice-wait-provide = { $player } отправляет археолога.
ice-wait-choose_slot = { $player } выбирает место для призматического артефакта.
ice-wait-prismatics = { $player } раскладывает призматические артефакты.
ice-wait-collapse = { $player } может спасти падающий жетон.
ice-wait-refuge = { $player } ищет новое место для лагеря.
ice-wait-window_b = { $player } ведёт раскопки.
ice-wait-distribute = { $player } спускает исследователей.
ice-wait-place_group = { $player } спускает лидера.
ice-wait-window_c = { $player } ведёт раскопки.
ice-wait-relocate = { $player } спускает лагерь.
ice-wait-pick_request = { $player } смотрит на запросы.
ice-wait-validate = { $player } может подтвердить запросы.
ice-wait-pay = { $player } оплачивает запрос.
ice-wait-drop_requests = { $player } сбрасывает запросы.
ice-wait-study_gift = { $player } выбирает жетон изучения.
ice-wait-caravan = { $player } торгует с караваном.
ice-wait-shortage = { $player } размещает последних археологов.
ice-wait-free_move = { $player } может передвинуть лидера.
ice-wait-camp_order = { $player } выбирает порядок лагерей.
ice-wait-gather = { $player } выбирает, кто идёт к лагерю.
ice-wait-pitch = { $player } может перенести лагерь.
ice-wait-helping = { $player } размещает археолога.
ice-wait-quake = { $player } выбирает жетон, который пропадёт.
ice-wait-snowstorm = { $player } выбирает, куда падает снег.

# -- что можно сделать -------------------------------------------------------------------------------------

ice-do-move = Перейти на { $to }{ $crew ->
    [0] {""}
    [one] {" "}с { $crew } археологом
    [few] {" "}с { $crew } археологами
   *[many] {" "}с { $crew } археологами
}
ice-do-fluid_move = Свободно перейти на { $to }{ $crew ->
    [0] {""}
    [one] {" "}с { $crew } археологом
    [few] {" "}с { $crew } археологами
   *[many] {" "}с { $crew } археологами
} и дальше
ice-do-sail = Скользить к лагерю на { $to }{ $crew ->
    [0] {""}
   *[other] {" "}с археологом
}{ $cost ->
    [0] {""}
   *[other] {" "}за { $cost } ОИ
}
ice-do-build = { $camp ->
    [white] Разместить белый лагерь
    [neutral] Разместить лагерь
   *[own] Разместить свой лагерь
}{ $cost ->
    [0] {""}
   *[other] {" "}за { $cost } ОИ
}
ice-do-recruit = Нанять археолога на { $at }{ $cost ->
    [0] {""}
   *[other] {" "}за { $cost } ОИ
}
ice-do-study = Изучить здешний артефакт{ $cost ->
    [0] {""}
   *[other] {" "}за { $cost } ОИ
}
ice-do-plan = Спланировать следующий день{ $cost ->
    [0] {""}
   *[other] {" "}за { $cost } ОИ
}
ice-do-excavate = Раскопать за { $cost } ОИ{ $termites ->
    [0] {""}
    [1] , с роем термитов
    [one] , с роями термитов: { $termites }
    [few] , с роями термитов: { $termites }
   *[many] , с роями термитов: { $termites }
}{ $ability ->
    [yes] , с помощью лагеря
   *[no] {""}
}
ice-do-overwork = Переработка: 1 ОР за третье ОИ в этот ход
ice-do-play = Разыграть «{ $tile }»
ice-do-trigger = { $with-id ->
    [gem] Активировать эффект «{ $type }» жетоном «Самоцвет анимы»
    [token] Активировать эффект «{ $type }» жетоном активации
   *[slot] Активировать эффект «{ $type }»
}
ice-do-free_trip = Бесплатно перейти к своему лагерю{ $crew ->
    [0] {""}
   *[other] {" "}с археологом
}
ice-do-activate = Положить жетон активации на место «{ $type }»
ice-do-provide = Отправить археолога с вашего планшета
ice-do-rebuild = Переставить лагерь и лидера
ice-do-crampon = Использовать жетон кошки
ice-do-end_turn = Завершить ход
ice-do-put = Выбрать { $at }{ $crew ->
    [0] {""}
    [one] {" "}с { $crew } археологом
    [few] {" "}с { $crew } археологами
   *[many] {" "}с { $crew } археологами
}
ice-do-take = Выбрать { $from }
ice-do-destroy = Разрушить { $tile }
ice-do-rescue = { $with-id ->
    [gem] Спасти { $tile } жетоном «Самоцвет анимы»
    [token] Спасти { $tile } жетоном активации
   *[slot] Спасти { $tile }
}
ice-do-join = Присоединить к лидеру гильдии «{ $leader }»
ice-do-slot = Положить на место «{ $type }»
ice-do-go_on = Продолжить
ice-do-take_back = Вернуть лагерь в запас
ice-do-discard = Сбросить «{ $tile }»
ice-do-drop_request = Сбросить запрос { $request }
ice-do-pick_request = Взять запрос { $request }
ice-do-validate = Подтвердить запрос { $request }
ice-do-pay = Заплатить: { $with-small }
ice-do-take_study = Взять жетон изучения: { $type-small }
ice-do-buy = Купить «{ $tile }» за 1 ОР
ice-do-sell = Продать «{ $tile }» за 1 ОР
ice-do-pitch = Перенести лагерь сюда
ice-do-call = Вызвать лидера на { $to }{ $crew ->
    [0] {""}
    [one] {" "}с { $crew } археологом
    [few] {" "}с { $crew } археологами
   *[many] {" "}с { $crew } археологами
}{ $cost ->
    [0] {""}
   *[other] {" "}за { $cost } ОИ
}
ice-do-beacon = Сигнальная башня: бесплатно вызвать лидера на { $to }{ $crew ->
    [0] {""}
    [one] {" "}с { $crew } археологом
    [few] {" "}с { $crew } археологами
   *[many] {" "}с { $crew } археологами
}
ice-do-consult = Заглянуть в Реестр{ $cost ->
    [0] {""}
   *[other] {" "}за { $cost } ОИ
}
ice-do-send_back = Отправить находки{ $cost ->
    [0] {""}
   *[other] {" "}за { $cost } ОИ
}: ваш день завершится
ice-do-cash = Отказаться от жетона «{ $tile }» ради 1 ОИ и 1 ОР
ice-do-distill = Вытянуть из мешка сброса
ice-do-lead = Вести лидера гильдии «{ $leader }»
ice-do-stride = Свободно разместить лидера
ice-do-give = Дать 1 ОИ гильдии «{ $to }»
ice-do-turn_tile = Повернуть жетон стороной { $side }
ice-do-keep = Оставить себе: { $tile }
ice-do-name_edifice = Запомнить: { $edifice }
ice-do-last_turn = Сделать последний ход
ice-do-send = { $slot-id ->
    [none] Отправить в Город: { $artifact-small }
   *[other] Отправить в Город с места «{ $slot }»: { $artifact-small }
}
ice-do-stow = Сбросить «{ $tile }» и «{ $and }», чтобы отправить ещё один артефакт
ice-do-accept = Принять предложение

# -- что произошло -----------------------------------------------------------------------------------------

ice-event-dealt = Лёд разложен. { $first-is ->
    [you] Начинаете вы.
   *[other] Начинает { $first }.
}
ice-event-requests_dealt = Вам раздают запросы: { $requests }.
ice-event-dropped = { $player-is ->
    [you] Вы сбрасываете запрос.
   *[other] { $player } сбрасывает запрос.
}
ice-event-dropped_card = Вы сбрасываете запрос { $request }.
ice-event-sunrise = Наступает день { $day }. { $first-is ->
    [you] Начинаете вы.
   *[other] Начинает { $first }.
}
ice-event-turn = { $player-is ->
    [you] Вы
   *[other] { $player }
}, день { $day }
ice-event-moved = { $player-is ->
    [you] Вы идёте
   *[other] { $player } идёт
} на { $to }{ $crew ->
    [0] .
    [one] {" "}с { $crew } археологом.
    [few] {" "}с { $crew } археологами.
   *[many] {" "}с { $crew } археологами.
}
ice-event-recruited = На { $at } появляется археолог.
ice-event-built = { $camp ->
    [white] { $player-is ->
        [you] Вы размещаете
       *[other] { $player } размещает
    } белый лагерь на { $at }.
    [rebuild] { $player-is ->
        [you] Вы переставляете
       *[other] { $player } переставляет
    } лагерь на { $at }.
    [neutral] { $player-is ->
        [you] Вы размещаете
       *[other] { $player } размещает
    } лагерь на { $at }.
   *[own] { $player-is ->
        [you] Вы размещаете
       *[other] { $player } размещает
    } лагерь на { $at }.
}
ice-event-planned = { $player-is ->
    [you] Вы планируете
   *[other] { $player } планирует
} следующий день.
ice-event-studied = { $player-is ->
    [you] Вы берёте
   *[other] { $player } берёт
} жетон изучения: { $type-small }.
ice-event-overworked = { $player-is ->
    [you] Вы идёте
   *[other] { $player } идёт
} на переработку.
ice-event-activated = { $player-is ->
    [you] Вы кладёте
   *[other] { $player } кладёт
} жетон активации на место «{ $type }».
ice-event-provided = { $player-is ->
    [you] Вы отправляете
   *[other] { $player } отправляет
} археолога на { $at }.
ice-event-stuck = { $player-is ->
    [you] Вам не на что потратить ОИ: вы теряете 1 ОИ.
   *[other] { $player } не может ничего потратить и теряет 1 ОИ.
}
ice-event-digs = { $player-is ->
    [you] Вы раскапываете
   *[other] { $player } раскапывает
} { $tile } за { $cost } ОИ.
ice-event-excavated = { $artifact-id ->
    [0] { $player-is ->
        [you] Вы берёте
       *[other] { $player } берёт
    } { $tile }.
   *[other] { $player-is ->
        [you] Вы берёте
       *[other] { $player } берёт
    } { $tile }: { $artifact-small }.
}
ice-event-rescued = { $player-is ->
    [you] Вы спасаете
   *[other] { $player } спасает
} { $tile }.
ice-event-found = Вы находите жетон «{ $face }».
ice-event-collapsed = { $tiles-count ->
    [1] Обрушивается { $tiles }.
    [one] Обрушиваются { $tiles }.
    [few] Обрушиваются { $tiles }.
   *[many] Обрушиваются { $tiles }.
}
ice-event-destroyed = { $player-is ->
    [you] Вы разрушаете
   *[other] { $player } разрушает
} { $tile }.
ice-event-icon = { $player-is ->
    [you] Вы открываете { $icon } и берёте
   *[other] { $player } открывает { $icon } и берёт
} { $tokens } ОР.
ice-event-slotted = { $player-is ->
    [you] Ваш призматический артефакт
   *[other] Призматический артефакт игрока { $player }
} лежит на месте «{ $type }».
ice-event-shifted = { $player-is ->
    [you] Вы переносите
   *[other] { $player } переносит
} призматический артефакт с места «{ $from }» на место «{ $to }».
ice-event-crampon = { $player-is ->
    [you] Вы используете
   *[other] { $player } использует
} жетон кошки.
ice-event-crew_put = { $count ->
    [1] Спускается археолог: { $places }.
    [one] Спускается { $count } археолог: { $places }.
    [few] Спускаются { $count } археолога: { $places }.
   *[many] Спускаются { $count } археологов: { $places }.
}
ice-event-crew_moved = { $count ->
    [1] Археолог идёт с { $from } на { $to }.
    [one] { $count } археолог идёт с { $from } на { $to }.
    [few] { $count } археолога идут с { $from } на { $to }.
   *[many] { $count } археологов идут с { $from } на { $to }.
}
ice-event-leader_put = { $player-is ->
    [you] Ваш лидер
   *[other] Лидер игрока { $player }
} спускается на { $at }.
ice-event-camp_moved = { $at-id ->
    [none] Лагерь возвращается в запас.
   *[other] Лагерь опускается на { $at }.
}
ice-event-refuge = { $at-id ->
    [none] { $player-is ->
        [you] Вы возвращаете
       *[other] { $player } возвращает
    } лагерь в запас.
   *[other] { $player-is ->
        [you] Ваш лагерь
       *[other] Лагерь игрока { $player }
    } находит новое место: { $at }.
}
ice-event-triggered = { $player-is ->
    [you] Вы активируете
   *[other] { $player } активирует
} эффект «{ $type }».
ice-event-gained_ep = { $player-is ->
    [you] Вы получаете
   *[other] { $player } получает
} { $ep } ОИ.
ice-event-gained_rp = { $player-is ->
    [you] Вы получаете
   *[other] { $player } получает
} { $tokens } ОР.
ice-event-gathered = Археологи с { $from } присоединяются к { $player-is ->
    [you] вашему лидеру
   *[other] лидеру игрока { $player }
}.
ice-event-played = { $player-is ->
    [you] Вы разыгрываете
   *[other] { $player } разыгрывает
} жетон «{ $face }».
ice-event-wreck = { $player-is ->
    [you] Вы получаете
   *[other] { $player } получает
} { $tokens } ОР и { $ep } ОИ.
ice-event-discarded = { $player-is ->
    [you] Вы сбрасываете
   *[other] { $player } сбрасывает
} жетон снега.
ice-event-cursed = { $player-is ->
    [you] Ваше проклятие
   *[other] Проклятие игрока { $player }
} стоит на делении { $space }.
ice-event-sunset = { $player-is ->
    [you] Ваш день
   *[other] День игрока { $player }
} завершается.
ice-event-row = { $player-is ->
    [you] Вы выкладываете
   *[other] { $player } выкладывает
} запросы: { $requests }.
ice-event-picked = { $player-is ->
    [you] Вы берёте
   *[other] { $player } берёт
} запрос { $request }.
ice-event-validated = { $player-is ->
    [you] Вы подтверждаете
   *[other] { $player } подтверждает
} запрос { $request } за { $points } ОР. Оплата: { $paid-small }.
ice-event-unpaid = Вы оставляете неоплаченным то, что могли бы оплатить: { $dearest }.
ice-event-logbook = Журнал экспедиции: { $card }.
ice-event-market = Караван предлагает: { $faces }.
ice-event-bought = { $player-is ->
    [you] Вы покупаете
   *[other] { $player } покупает
} жетон «{ $face }».
ice-event-sold = { $player-is ->
    [you] Вы продаёте
   *[other] { $player } продаёт
} жетон снега.
ice-event-drew_snow = { $player-is ->
    [you] Вы находите
   *[other] { $player } находит
} жетон снега.
ice-event-storm_tile = { $player-is ->
    [you] Вы возвращаете
   *[other] { $player } возвращает
} жетон снега: { $landscape }.
ice-event-snow_back = Снег падает на { $at }.
ice-event-cashed = { $player-is ->
    [you] Вы отказываетесь
   *[other] { $player } отказывается
} от жетона «{ $face }» ради { $ep } ОИ и { $tokens } ОР.
ice-event-charmed = { $leader-is ->
    [you] Ваш лидер
   *[other] Лидер игрока { $leader }
} в этот ход { $player-is ->
    [you] следует за вами
   *[other] следует за игроком { $player }
}.
ice-event-leads = { $player-is ->
    [you] Вы ведёте { $leader-is ->
        [you] своего лидера
       *[other] лидера игрока { $leader }
    }
   *[other] { $player } ведёт { $leader-is ->
        [you] вашего лидера
       *[other] лидера игрока { $leader }
    }
}.
ice-event-smilodon = На { $at } таится смилодон.
ice-event-gift = { $later ->
    [true] { $to-is ->
        [you] Завтра у вас будет на 1 ОИ больше.
       *[other] Завтра у игрока { $to } будет на 1 ОИ больше.
    }
   *[false] { $to-is ->
        [you] Вы получаете 1 ОИ.
       *[other] { $to } получает 1 ОИ.
    }
}
ice-event-distilled = { $player-is ->
    [you] Вы вытягиваете
   *[other] { $player } вытягивает
} из мешка { $count ->
    [1] жетон.
    [one] { $count } жетон.
    [few] { $count } жетона.
   *[many] { $count } жетонов.
}
ice-event-kept = { $artifact-id ->
    [0] { $player-is ->
        [you] Вы оставляете
       *[other] { $player } оставляет
    } себе жетон снега из мешка.
   *[other] { $player-is ->
        [you] Вы оставляете
       *[other] { $player } оставляет
    } себе артефакт из мешка: { $artifact-small }.
}
ice-event-consulted = { $player-is ->
    [you] Вы заглядываете
   *[other] { $player } заглядывает
} в Реестр.
ice-event-register = Реестр показывает вам: { $requests }.
ice-event-picked_card = Вы оставляете себе запрос { $request }.
ice-event-passed_on = Вам передают: { $requests }.
ice-event-sent = { $player-is ->
    [you] Вы отправляете
   *[other] { $player } отправляет
} артефакт в Город за { $tokens } ОР.
ice-event-sent_artifact = Вы отправляете: { $artifact-small }.
ice-event-sent_back = { $player-is ->
    [you] Вы отправляете
   *[other] { $player } отправляет
} находки. День завершён.
ice-event-stowed = { $player-is ->
    [you] Вы сбрасываете
   *[other] { $player } сбрасывает
} два жетона снега, чтобы отправить ещё один артефакт.
ice-event-swapped = { $from-id ->
    [none] { $player-is ->
        [you] Ваш лидер
       *[other] Лидер игрока { $player }
    } приходит на { $to } вместо археолога, который отправляется домой.
   *[other] { $player-is ->
        [you] Ваш лидер
       *[other] Лидер игрока { $player }
    } и археолог меняются местами: { $from } и { $to }.
}
ice-event-edifice = { $player-is ->
    [you] Вы открываете сооружение «{ $edifice }» на { $at } и берёте
   *[other] { $player } открывает сооружение «{ $edifice }» на { $at } и берёт
} { $tokens } ОР.
ice-event-named = { $player-is ->
    [you] Вы запоминаете
   *[other] { $player } запоминает
} сооружение «{ $edifice }» для следующей экспедиции.
ice-event-wyvern = Виверна устраивается на { $at }.
ice-event-last_round = Сооружение открыто: начинается последний раунд.
ice-event-stopped = Экспедиция завершается после дня { $day }.
ice-event-city = { $counted-count ->
    [0] { $player-is ->
        [you] Ваш Город
       *[other] Город игрока { $player }
    } пуст.
   *[other] { $player-is ->
        [you] Ваш Город
       *[other] Город игрока { $player }
    }: { $counted }.
}
ice-event-game_over = Партия окончена.

# Ход одной строкой: части предложения без игрока. $times считает события одного рода, -sum складывает их числа.

ice-gist-edifice = открывает сооружение «{ $edifice }»
ice-gist-validated = подтверждает запрос { $request } за { $points } ОР
ice-gist-excavated = { $artifact-id ->
    [0] раскапывает { $tile }
   *[other] раскапывает { $tile }: { $artifact-small }
}
ice-gist-rescued = спасает { $tile }
ice-gist-icon = открывает { $icon }
ice-gist-sent_back = отправляет находки
ice-gist-sent = { $times ->
    [1] отправляет артефакт в Город
    [one] отправляет { $times } артефакт в Город
    [few] отправляет { $times } артефакта в Город
   *[many] отправляет { $times } артефактов в Город
}
ice-gist-destroyed = разрушает { $tile }
ice-gist-played = разыгрывает «{ $face }»
ice-gist-built = размещает лагерь
ice-gist-planned = планирует следующий день
ice-gist-studied = берёт жетон изучения «{ $type-small }»
ice-gist-overworked = идёт на переработку
ice-gist-bought = покупает «{ $face }»
ice-gist-picked = берёт запрос { $request }
ice-gist-moved = { $times ->
    [1] идёт на { $to }
    [one] перемещается { $times } раз
    [few] перемещается { $times } раза
   *[many] перемещается { $times } раз
}
ice-gist-recruited = { $times ->
    [1] нанимает археолога
    [one] нанимает { $times } археолога
    [few] нанимает { $times } археологов
   *[many] нанимает { $times } археологов
}
ice-gist-gained_rp = { $tokens-sum } ОР
ice-gist-sunset = завершает день

# -- почему нельзя -----------------------------------------------------------------------------------------

ice-refuse-over = Партия окончена.
ice-refuse-own-turn = Это действие вашего хода. Сначала ответьте на вопрос.
ice-refuse-window = Сейчас ничего такого использовать нельзя.
ice-refuse-window-b = Это используют во время раскопок, пока исследователи не спустились.
ice-refuse-window-c = Гармонию активируют после того, как ваш лидер спустился при раскопках.
ice-refuse-finish-first = Сначала закончите то, что начали.
ice-refuse-nothing-to-put = Здесь нечего размещать.
ice-refuse-nothing-to-destroy = Сейчас разрушать жетоны нечем.
ice-refuse-nothing-falls = Эффект философии применяют, когда в ваш ход обрушивается жетон.
ice-refuse-no-yacht = «Ледяной парусник» сейчас не разыгран.
ice-refuse-no-prismatic = Ни один призматический артефакт не ждёт места.
ice-refuse-answer = На этот вопрос нужно ответить.
ice-refuse-no-refuge = Ни один лагерь не ищет нового места.
ice-refuse-no-excess = У вас нет ничего лишнего.
ice-refuse-sunset-only = Это делают на вашем закате.
ice-refuse-no-request-to-pay = Сейчас никакой запрос не оплачивают.
ice-refuse-no-study-gift = Жетон изучения вам никто не даёт.
ice-refuse-logbook-only = Это относится к карте журнала экспедиции.
ice-refuse-logbook-first = Журнал экспедиции разыгрывают до начала дня.
ice-refuse-at-sunset = На закате нет ни действий, ни жетонов снега, ни эффектов.
ice-refuse-keep-first = Прежде всего выберите свои первые запросы.
ice-refuse-spend-first = За ход нужно потратить хотя бы 1 ОИ.
ice-refuse-ep = Это стоит { $cost } ОИ, а у вас { $ep }.
ice-refuse-limit = Это стоит { $cost } ОИ. В этот ход потрачено { $spent } из { $limit }.
ice-refuse-leader-off-board = Вашего лидера нет на поле.
ice-refuse-not-adjacent = { $from } и { $to } — не соседние места.
ice-refuse-gone = На { $to } жетона больше нет.
ice-refuse-covered = Место { $to } полностью перекрыто.
ice-refuse-fault = Между { $from } и { $to } проходит разлом.
ice-refuse-companions = { $most ->
    [0] Археологов с собой взять нельзя.
    [1] С собой можно взять только одного археолога.
    [one] С собой можно взять не более { $most } археолога.
    [few] С собой можно взять не более { $most } археологов.
   *[many] С собой можно взять не более { $most } археологов.
}
ice-refuse-companions-stay = Спутники одни и те же на весь путь.
ice-refuse-nobody-follows = Ни один археолог не может следовать за вашим лидером.
ice-refuse-no-change = Это ничего бы не изменило.
ice-refuse-no-fluid-token = На сегодня свободных перемещений больше нет.
ice-refuse-no-camp-there = На этом жетоне нет лагеря.
ice-refuse-camp-there = Там лагерь стоять не может.
ice-refuse-camp-on-tile = Лагерь стоит на жетоне, а не на краю поля и не в Азулии.
ice-refuse-camp-on-board = Ваш лагерь уже на поле.
ice-refuse-camp-off-board = Вашего лагеря нет на поле.
ice-refuse-no-white-camp = Белых лагерей не осталось.
ice-refuse-no-site = Нет жетона, на котором можно разместить лагерь.
ice-refuse-fully-uncovered = Жетон должен быть полностью открыт.
ice-refuse-navigators-snow = Лагерь хранителей дорог стоит только на жетонах снега.
ice-refuse-empty-supply = В запасе не осталось археологов.
ice-refuse-planned = У вас уже есть жетон планирования.
ice-refuse-no-planning = В игре на двоих планирования нет.
ice-refuse-no-artifact-here = Ваш лидер стоит не на артефакте.
ice-refuse-prismatic = У призматического жетона нет своего типа.
ice-refuse-study-taken = Жетон изучения этого типа у вас уже есть.
ice-refuse-no-tile-here = Под вашим лидером нет жетона.
ice-refuse-covers = Жетон перекрыт несколькими другими, или перекрывающий жетон сам перекрыт.
ice-refuse-no-discount = Ваша способность с этим жетоном не помогает.
ice-refuse-cost-zero = Раскопки и так бесплатны.
ice-refuse-with-excavation = Рой разыгрывают вместе с раскопками.
ice-refuse-gem-triggers = Самоцвет разыгрывают, активируя им эффект.
ice-refuse-three-ep = Для переработки нужны три ОИ, которые вы потратите в этот ход.
ice-refuse-no-rp = У вас нет жетона ОР.
ice-refuse-once-a-turn = Только раз за ход.
ice-refuse-once-a-day = Только раз в день.
ice-refuse-other-guild = У вашей гильдии нет такой способности.
ice-refuse-not-in-hand = На руке у вас этого нет.
ice-refuse-nobody-to-take = Оттуда некого взять.
ice-refuse-nobody-beside = Ни один археолог рядом с вашим лидером не может прийти.
ice-refuse-no-target = Нет жетона, который можно выбрать.
ice-refuse-other-type = Ваш лидер стоит не на жетоне этого типа.
ice-refuse-used-today = Этот тип сегодня уже использован.
ice-refuse-anima = На этом месте мало анимы.
ice-refuse-cannot-trigger = Сейчас этот эффект активировать нельзя.
ice-refuse-no-token = Ваш жетон лежит не на этом месте.
ice-refuse-full-ep = Ваша шкала ОИ заполнена.
ice-refuse-no-provisions = На вашем планшете не осталось археологов.
ice-refuse-no-snow-left = Жетонов снега не осталось.
ice-refuse-snow-tile-only = Выберите жетон снега.
ice-refuse-leader-there = Там стоит лидер.
ice-refuse-not-next-to-leader = Выберите жетон вашего лидера или соседний с ним.
ice-refuse-does-not-fall = Этот жетон не обрушивается.
ice-refuse-refuge-needed = Рядом с пропавшим жетоном есть свободный жетон снега: лагерь должен перейти туда.
ice-refuse-refuge-adjacent = Лагерь должен перейти на жетон снега рядом с пропавшим.
ice-refuse-refuge-taken = Лагерю нужен жетон снега без другого лагеря.
ice-refuse-one-free-group = За раскопки — только одна верёвка или один жетон кошки.
ice-refuse-no-crampon = На этот ход у вас нет готового жетона кошки.
ice-refuse-not-below = Выберите одно из мест внизу.
ice-refuse-no-way-out = Выберите видимое место рядом с засыпанным.
ice-refuse-uneven = Исследователей распределяют как можно равномернее.
ice-refuse-choose-slot = Выберите место. Если выбрать его нынешнее, артефакт останется там.
ice-refuse-all-of-them = Бегут все вместе.
ice-refuse-no-such-leader = К этому лидеру присоединиться нельзя.
ice-refuse-other-camp = Выберите другой жетон с лагерем.
ice-refuse-one-or-two = Одного или двух из тех, кто там стоит.
ice-refuse-not-in-row = В ряду нет этого запроса.
ice-refuse-cannot-pay = Оплатить этот запрос вы не можете.
ice-refuse-no-such-means = На вашем планшете гильдии этого нет.
ice-refuse-different-forms = Для этого запроса нужны артефакты его типа, каждый другой формы.
ice-refuse-does-not-pay = Это не входит в цену.
ice-refuse-superfluous = Для запроса это не нужно.
ice-refuse-not-enough = Этого пока мало.
ice-refuse-not-in-market = У каравана этого нет.
ice-refuse-trade-once = Купите или продайте хотя бы один раз.
ice-refuse-not-such-a-tile = Карта говорит не об этом жетоне.
ice-refuse-higher = Если перемещаться, то на уровень выше.
ice-refuse-not-a-camp = Выберите жетон с лагерем.
ice-refuse-not-nearest = Другие ближе к лагерю.
ice-refuse-storm-cell = Туда жетон снега лечь не может.
ice-refuse-inaccessible = Пока там зверь, на { $to } никто не пройдёт.
ice-refuse-edifice = Сооружение никогда не покидает своего места.
ice-refuse-camp-protects = Этот жетон защищён лагерем.
ice-refuse-one-piece-first = Сначала спустите лидеров, одного за другим, потом археологов, до трёх сразу.
ice-refuse-another-player = Выберите другого игрока.
ice-refuse-competitive = От жетонов отказываются только в соло-режиме и в кооперативном режиме.
ice-refuse-day-not-over = Артефакты отправляют, когда ваш день завершён.
ice-refuse-day-over = Ваш день завершён.
ice-refuse-empty-bag = Мешок сброса пуст.
ice-refuse-enough-sent = Сегодня больше артефактов отправить нельзя.
ice-refuse-last-turn-first = Сначала скажите, делаете ли вы последний ход.
ice-refuse-no-camp-left = В запасе не осталось лагерей.
ice-refuse-no-edifice = Такого сооружения никто не открывал.
ice-refuse-no-flake = Нет ни жетона снежинки, ни жетона снега в мешке.
ice-refuse-no-gift = Дарить нечего.
ice-refuse-no-requests = Запросов больше не осталось.
ice-refuse-no-smilodon = Все смилодоны уже на поле.
ice-refuse-no-such-edifice = Для этого нужно сооружение, которого нет в игре.
ice-refuse-not-drawn = Этого запроса нет среди тех, что перед вами.
ice-refuse-not-led = Сейчас вы не можете вести этого лидера.
ice-refuse-not-new = В мешок уходит только новый жетон снега. Вместо этого можно разыграть какой-нибудь жетон.
ice-refuse-not-on-board = Этот артефакт не лежит на вашем планшете гильдии.
ice-refuse-not-the-end = Это относится к концу партии.
ice-refuse-nothing-drawn = Этого жетона нет среди вытянутых из мешка.
ice-refuse-open-tile = Выберите видимый жетон без зверя.
ice-refuse-own-leader = Сигнальная башня вызывает только вашего лидера.
ice-refuse-wyvern = Там виверна устроиться не может.

# -- журнал экспедиции -------------------------------------------------------------------------------------

ice2-name-LOG-01 = Доставка припасов
ice2-name-LOG-02 = Торговый караван
ice2-name-LOG-03 = Призматический резонанс
ice2-name-LOG-04 = Что-то приближается
ice2-name-LOG-05 = Укрытие у нунатака
ice2-name-LOG-06 = Буран
ice2-name-LOG-07 = Разбиваем лагерь
ice2-name-LOG-08 = Рука помощи
ice2-name-LOG-09 = Ледотрясение
ice2-name-LOG-10 = Метель
