# I C E: что говорит только страница. О чём спрашивают, что делают и что рассказывают, стоит в ice.ftl.

# -- как что называется -------------------------------------------------------------------------------------

ice-page-level-snow = Снег
ice-page-level-surface = Поверхностный лёд
ice-page-level-intermediate = Средний лёд
ice-page-level-deep = Глубинный лёд
ice-page-level-edifice = Сооружения
ice-page-level-floor = Азулия
ice-page-rim = край поля
ice-page-region = участок

# Клетка, о которой говорит предложение: её номер можно напечатать на поле, слова помогают её найти.
ice-place = { $space } ({ $ground-small }{ $mark-id ->
    [none] )
    [leader] , { $way-id ->
        [here] с { ice-place-leader.ins }
        [below] под { ice-place-leader.ins }
        [above] над { ice-place-leader.ins }
       *[other] к { $way-dat } от { ice-place-leader.gen }
    })
    [camp] , { $way-id ->
        [here] с { ice-place-camp.ins }
        [below] под { ice-place-camp.ins }
        [above] над { ice-place-camp.ins }
       *[other] к { $way-dat } от { ice-place-camp.gen }
    })
    [white] , с лагерем)
   *[middle] , { $way-id ->
        [here] в середине
       *[other] на { $way-loc }
    })
}
ice-place-leader = { $owner-is ->
    [you] ваш лидер
   *[other] лидер игрока { $owner }
}
    .gen = { $owner-is ->
        [you] вашего лидера
       *[other] лидера игрока { $owner }
    }
    .ins = { $owner-is ->
        [you] вашим лидером
       *[other] лидером игрока { $owner }
    }
ice-place-camp = { $owner-is ->
    [you] ваш лагерь
   *[other] лагерь игрока { $owner }
}
    .gen = { $owner-is ->
        [you] вашего лагеря
       *[other] лагеря игрока { $owner }
    }
    .ins = { $owner-is ->
        [you] вашим лагерем
       *[other] лагерем игрока { $owner }
    }
ice-page-back-blank = пустой снег
ice-page-back-tunnel = туннель
ice-page-back-fault = разлом
ice-page-back-nunatak = нунатак
ice-page-back-base_camp = стоянка
ice-page-back-achievement = Достижение
    .small = достижение
ice-page-back-exalted = Возвышение
    .small = возвышение
ice-page-back-philosophical = Философия
    .small = философия
ice-page-back-obliteration = Разрушение
    .small = разрушение
ice-page-back-harmony = Гармония
    .small = гармония
ice-page-back-prismatic = Призма
    .small = призма
ice-page-back-unknown = ещё не видно

ice-page-type-achievement = Достижение
    .small = достижение
ice-page-type-exalted = Возвышение
    .small = возвышение
ice-page-type-philosophical = Философия
    .small = философия
ice-page-type-obliteration = Разрушение
    .small = разрушение
ice-page-type-harmony = Гармония
    .small = гармония
ice-page-type-prismatic = Призма
    .small = призма

ice-page-effect-achievement = Раз в день: получите 1 ОИ. Лимит хода от этого не растёт.
ice-page-effect-exalted = Раз в день, 1 ОИ: с каждой клетки рядом с вашим лидером к нему приходит один археолог. Разломы мешают.
ice-page-effect-philosophical = Раз в день: когда в ваш ход жетон обрушивается или его разрушают, он ваш.
ice-page-effect-obliteration = Раз в день: разрушьте полностью открытый жетон под вашим лидером или соседний.
ice-page-effect-harmony = Раз в день, после раскопок: к вашему лидеру присоединяется археолог из запаса.
ice-page-effect-rule-achievement = ICE2-ART-30
ice-page-effect-rule-exalted = ICE2-ART-35
ice-page-effect-rule-philosophical = ICE2-ART-50
ice-page-effect-rule-obliteration = ICE2-ART-45
ice-page-effect-rule-harmony = ICE2-ART-40

ice-page-form-1 = сосуд
ice-page-form-2 = стела
ice-page-form-3 = маска
ice-page-artifact = { $type } ({ $form }, { $anima ->
    [one] { $anima } анима
    [few] { $anima } анимы
   *[many] { $anima } аним
})
    .small = { $type-small } ({ $form }, { $anima ->
        [one] { $anima } анима
        [few] { $anima } анимы
       *[many] { $anima } аним
    })
ice-page-artifact-prismatic = Призма ({ $anima ->
    [one] { $anima } анима
    [few] { $anima } анимы
   *[many] { $anima } аним
})
    .small = призма ({ $anima ->
        [one] { $anima } анима
        [few] { $anima } анимы
       *[many] { $anima } аним
    })
ice-page-artifacts-of = { $type-small } × { $count }
ice-page-study-token = Жетон изучения: { $type-small }
    .small = жетон изучения «{ $type-small }»

# -- жетоны снега -------------------------------------------------------------------------------------------

ice-page-face-polar_termite_swarm = Рой полярных термитов
ice-page-face-polar_termite_swarm-about = Вместе с раскопками: они стоят на 1 ОИ меньше.
ice-page-face-polar_termite_swarm-rule = ICE2-SNO-20
ice-page-face-boreal_smilodon = Бореальный смилодон
ice-page-face-boreal_smilodon-about = Все археологи с одной клетки бегут на одну соседнюю. Разломы мешают.
ice-page-face-boreal_smilodon-rule = ICE2-SNO-21
ice-page-face-white_spiders = Белые пауки
ice-page-face-white_spiders-about = Ваш лидер бесплатно проходит 1 или 2 шага; один археолог может пойти с ним. Разломы мешают.
ice-page-face-white_spiders-rule = ICE2-SNO-22
ice-page-face-ice_manta = Ледяная манта
ice-page-face-ice_manta-about = Ваш лидер переходит на любую видимую клетку. Разломы не мешают.
ice-page-face-ice_manta-rule = ICE2-SNO-23
ice-page-face-rappelling_rope = Альпинистская верёвка
ice-page-face-rappelling_rope-about = При раскопках: ваш лидер и один археолог спускаются последними, вместе, куда хотите.
ice-page-face-rappelling_rope-rule = ICE2-SNO-24
ice-page-face-ice_yacht = Ледяной парусник
ice-page-face-ice_yacht-about = Один археолог из запаса присоединяется к вашему лидеру, ещё один — к другому лидеру.
ice-page-face-ice_yacht-rule = ICE2-SNO-25
ice-page-face-wreck = Обломки
ice-page-face-wreck-about = Получите 1 ОИ и 1 жетон ОР.
ice-page-face-wreck-rule = ICE2-SNO-26
ice-page-face-expedition_survivors = Выжившие в экспедиции
ice-page-face-expedition_survivors-about = При раскопках: вместе с остальными спускаются два археолога из запаса.
ice-page-face-expedition_survivors-rule = ICE2-SNO-27
ice-page-face-storm_whistle = Свист бури
ice-page-face-storm_whistle-about = До 2 археологов с одной клетки переходят на жетон с лагерем. Разломы не мешают.
ice-page-face-storm_whistle-rule = ICE2-SNO-28
ice-page-face-talisman_achievement = Талисман достижения
ice-page-face-talisman_achievement-about = Бесплатно раскопайте жетон достижения под вашим лидером.
ice-page-face-talisman_achievement-rule = ICE2-SNO-29
ice-page-face-talisman_exalted = Талисман возвышения
ice-page-face-talisman_exalted-about = Бесплатно раскопайте жетон возвышения под вашим лидером.
ice-page-face-talisman_exalted-rule = ICE2-SNO-29
ice-page-face-talisman_philosophical = Талисман философии
ice-page-face-talisman_philosophical-about = Бесплатно раскопайте жетон философии под вашим лидером.
ice-page-face-talisman_philosophical-rule = ICE2-SNO-29
ice-page-face-talisman_obliteration = Талисман разрушения
ice-page-face-talisman_obliteration-about = Бесплатно раскопайте жетон разрушения под вашим лидером.
ice-page-face-talisman_obliteration-rule = ICE2-SNO-29
ice-page-face-talisman_harmony = Талисман гармонии
ice-page-face-talisman_harmony-about = Бесплатно раскопайте жетон гармонии под вашим лидером.
ice-page-face-talisman_harmony-rule = ICE2-SNO-29
ice-page-face-explosive_rune = Взрывная руна
ice-page-face-explosive_rune-about = Разрушьте любой полностью открытый жетон, на котором нет лидера.
ice-page-face-explosive_rune-rule = ICE2-SNO-30
ice-page-face-anima_gem = Самоцвет анимы
ice-page-face-anima_gem-about = Активируйте эффект жетона артефакта, на котором стоит ваш лидер.
ice-page-face-anima_gem-rule = ICE2-SNO-31

# -- гильдии ------------------------------------------------------------------------------------------------

ice-page-guild-navigators = Хранители дорог
ice-page-guild-navigators-about = Раз за ход археолог следует за вашим лидером, когда тот скользит к лагерю, размещает лагерь или перемещается жетоном снега. Раз в день ваш лидер бесплатно переходит к вашему лагерю. Ваш лагерь стоит только на снегу и находит новое место, когда его жетон пропадает.
ice-page-guild-incandescents = Наследники пламени
ice-page-guild-incandescents-about = Раз в день, на жетоне артефакта: положите жетон активации на место этого типа и один раз за сегодня активируйте его эффект без артефакта.
ice-page-guild-striders = Ледяные путники
ice-page-guild-striders-about = Раз за ход, при раскопках: переверните жетон кошки, и ваш лидер спустится последним, куда хотите. На рассвете возвращается один жетон кошки.
ice-page-guild-providers = Искусные добытчики
ice-page-guild-providers-about = Раз за ход: поставьте археолога с вашего планшета на любой жетон снега. На рассвете снова готовы двое.
ice-page-guild-cryoarchitects = Зодчие холода
ice-page-guild-cryoarchitects-about = Раз за ход жетон артефакта с вашим лагерем стоит на 1 ОИ меньше, а не больше. Раз в день, 1 ОИ: переставьте свой лагерь, хотя он уже на поле.
ice-page-token-activation-ready = Жетон активации: готов
ice-page-token-activation-grey = Жетон активации: сегодня использован
ice-page-token-activation-on = Жетон активации на месте «{ $type }»
ice-page-token-crampons = Готовых жетонов кошки: { $count } из 2
ice-page-token-provisions = Археологов на планшете гильдии: { $count } из 2

# -- запросы и указы ----------------------------------------------------------------------------------------

ice-page-request-prismatic2 = Призматические артефакты, всего 2 анимы
ice-page-request-tri_anima = 3 анимы в любом сочетании: { $types-small }
ice-page-request-tri_two_types = Два артефакта разных типов из: { $types-small }
ice-page-request-either2 = 2 анимы одного типа: { $first-small } или { $second-small }
ice-page-request-forms = Разные формы, { $types-small }: 2 формы — { $some } ОР, 3 формы — { $worth } ОР
ice-page-request-mono_anima = 3 анимы: { $types-small }
ice-page-request-short-prismatic2 = «2 анимы призмы»
ice-page-request-short-tri_anima = «3 анимы: { $types-small }»
ice-page-request-short-tri_two_types = «два типа: { $types-small }»
ice-page-request-short-either2 = «2 анимы: { $types-small }»
ice-page-request-short-forms = «формы: { $types-small }»
ice-page-request-short-mono_anima = «3 анимы: { $types-small }»
ice-page-request-worth = { $kind ->
    [forms] { $price }.
   *[other] { $price }. { $worth } ОР.
}
ice-page-request-about = { ice-page-request-worth }
ice-page-request-near = { ice-page-request-worth } Сейчас вы можете оплатить { $have } из { $need }.
ice-page-request-payable = { ice-page-request-worth } Вы можете его оплатить.
ice-page-request-done = { $price }. Подтверждён в день { $day }: { $score } ОР.

ice-page-proposal = Самое выгодное для вас сейчас: { $points } ОР
ice-page-proposal-with = оплата: { $paid-small }
ice-page-paid-for = { $request } за { $points } ОР
ice-page-paid-more = { $count ->
    [1] ещё один
   *[other] ещё { $count }
}
ice-page-guard-unpaid = { $count ->
    [1] Сейчас вы можете оплатить { $dearest }.
   *[other] Сейчас можно оплатить любой из этих запросов: { $dearest }.
} { $penalty ->
    [0] Продолжить без этого?
   *[other] Каждый неоплаченный стоит вам { $penalty } ОР. Продолжить без этого?
}
ice-page-guard-send-back = Ваш день завершится, неиспользованные ОИ пропадут: { $left }. Отправить находки?
ice-page-guard-pay = То, чего требует запрос { $request }, уйдёт в оплату. Подтвердить его?
ice-page-guard-pay-with = Запрос { $request }: оплаченное уйдёт, например: { $paid-small }. Подтвердить его?
ice-page-guard-drop = Запрос { $request } вернётся. Отказаться от него?
ice-page-guard-payable = { $count ->
    [1] Можно взять { $dearest } и сразу оплатить.
   *[other] Любой из этих запросов можно взять и сразу оплатить: { $dearest }.
} Продолжить без этого?

ice-page-decree-type_anima = 1 ОР за каждую аниму типа «{ $type }», считая жетон изучения
ice-page-decree-rp_tokens = Ещё 1 ОР за каждый жетон ОР
ice-page-decree-study_tokens = 1 ОР за каждый жетон изучения
ice-page-decree-type_sets = 4 ОР за каждый набор из пяти типов, 2 ОР за каждый набор из четырёх
ice-page-decree-forms = За каждый тип: 4 ОР за три формы, 2 ОР за две
ice-page-decree-now = { $player-is ->
    [you] вы: { $score }
   *[other] { $player }: { $score }
}
ice-page-decrees = Указы
ice-page-decrees-about = Считаются в конце партии, без призматических артефактов. Числа показывают, сколько каждый получил бы сейчас.

ice-page-logbook = Журнал экспедиции
ice-page-logbook-reconstructed = Эффект реконструирован и отличается от печатного.
ice-page-logbook-none = Журнал экспедиции открывают в день 2.
ice-page-log-draw_snow = Каждый берёт жетон из сброса снега.
ice-page-log-caravan = Купите жетоны снега по жетону ОР за каждый или продайте один: каждому одна или две сделки.
ice-page-log-archaeologists_on-prismatic = На каждый видимый призматический жетон приходит археолог.
ice-page-log-archaeologists_on-nunatak = На каждый нунатак приходит археолог.
ice-page-log-free_move = Каждый может один раз бесплатно переместиться, по возможности вверх.
ice-page-log-gather_at_camps = К каждому лагерю идут два ближайших археолога.
ice-page-log-pitch_camp = Каждый может поставить свой лагерь на жетон своего лидера.
ice-page-log-archaeologist_with_leader = К каждому лидеру присоединяется археолог.
ice-page-log-discard_tile = Каждый убирает жетон без лидера.
ice-page-log-put_snow_back = Каждый возвращает на поле жетон из сброса снега.

# -- поле ---------------------------------------------------------------------------------------------------

ice-page-day = День { $day } из { $days }
ice-page-dig = Раскоп
ice-page-side-left = День и указы
ice-page-side-right = Запросы и прочее на столе
ice-page-dig-help = Стрелки ведут от клетки к клетке, плюс и минус меняют масштаб, ноль показывает всё.
ice-page-look-hint = Коснитесь клетки, чтобы прочитать о ней. Двумя пальцами её можно приблизить.
ice-page-lift = Заглянуть под лёд
ice-page-lift-snow = Все уровни
ice-page-lift-surface = Поверхностный лёд и ниже
ice-page-lift-intermediate = Средний лёд и ниже
ice-page-lift-deep = Глубинный лёд и ниже
ice-page-lift-edifice = Только сооружения
ice-page-lift-floor = Только город
ice-page-row = Запросы, которые можно взять
ice-page-row-none = Выкладываются на первом закате дня.
ice-page-deck = В колоде: { $count }
ice-page-stock-archaeologists = археологи
ice-page-stock-camps = лагеря
ice-page-stock-smilodons = смилодоны
ice-page-stock-flakes = жетоны снежинок
ice-page-stock-bag = в мешке
ice-page-usable-crampon = жетон кошки
ice-page-usable-stride = ваш шаг путника
ice-page-supply = Археологов в запасе: { $count }
ice-page-white-camps = Белых лагерей в запасе: { $count }
ice-page-curse = Проклятие Нуука
ice-page-curse-about = Проклятие Нуука: { $places }
ice-page-market = Караван продаёт

ice-page-space = { $level }, { $what } ({ $id })
ice-page-covered = { $count ->
    [0] Полностью открыто
    [1] Сверху лежит один жетон
    [one] Сверху лежит { $count } жетон
    [few] Сверху лежат { $count } жетона
   *[many] Сверху лежат { $count } жетонов
}
ice-page-on-it-crew = { $count ->
    [1] Один археолог
    [one] { $count } археолог
    [few] { $count } археолога
   *[many] { $count } археологов
}
ice-page-on-it-leader = { $player-is ->
    [you] Ваш лидер
   *[other] Лидер игрока { $player }
}
ice-page-on-it-camp-white = Белый лагерь
ice-page-on-it-camp = { $player-is ->
    [you] Ваш лагерь
   *[other] Лагерь игрока { $player }
}
ice-page-on-it-camp-spent = { $player-is ->
    [you] Ваш лагерь, сегодня уже использован
   *[other] Лагерь игрока { $player }, сегодня уже использован
}
ice-page-cost = Раскопать сейчас: { $cost } ОИ
ice-page-cost-base = { $count } за { $level ->
    [snow] снег
    [surface] поверхностный лёд
    [intermediate] средний лёд
   *[other] глубинный лёд
}
ice-page-cost-camp = +1 за лагерь
ice-page-cost-nunatak = +1 за нунатак
ice-page-cost-cover = +1 за жетон сверху
ice-page-cost-explorers = { $count ->
    [0] никто не помогает
    [1] −1 за исследователя
   *[other] −{ $count } за исследователей
}
ice-page-cost-blocked-covers = Раскопать нельзя: сверху лежат два жетона или больше
ice-page-cost-blocked-buried = Раскопать нельзя: жетон сверху сам перекрыт
ice-page-fault = Никто не пересекает его стороны { $sides }
ice-page-side-0 = В
ice-page-side-1 = СВ
ice-page-side-2 = СЗ
ice-page-side-3 = З
ice-page-side-4 = ЮЗ
ice-page-side-5 = ЮВ

# -- планшеты гильдий ---------------------------------------------------------------------------------------

ice-page-own = { $player-is ->
    [you] Ваш планшет гильдии
   *[other] Планшет гильдии игрока { $player }
}
ice-page-ep = Очки исследования: { $ep } из { $most }
ice-page-rp = { $count ->
    [1] Один жетон ОР
    [one] { $count } жетон ОР
    [few] { $count } жетона ОР
   *[many] { $count } жетонов ОР
}
ice-page-planned = Жетон планирования: на рассвете на 1 ОИ больше
ice-page-fluid = Свободное перемещение: готово { $count }
ice-page-token-blessing = Благословение: для эффектов нужна 1 анима
ice-page-token-light = Светлое проклятие: для эффектов нужны 2 анимы
ice-page-token-light_turned = Светлое проклятие: для эффектов нужны 2 анимы, с собой можно взять 2 археологов
ice-page-token-dark = Тёмное проклятие: для эффектов нужны 3 анимы, с собой можно взять 2 археологов
ice-page-token-dark_turned = Тёмное проклятие: для эффектов нужны 3 анимы, с собой можно взять 1 археолога
ice-page-slot-ready = { $type }: анима { $anima } из { $need }, готово. { $effect }
ice-page-slot-used = { $type }: анима { $anima }, сегодня использовано. { $effect }
ice-page-slot-short = { $type }: анима { $anima } из { $need }. { $effect }
ice-page-hold = Трюм
ice-page-hold-about = В трюме: { $count }. Этим оплачены запросы, и это считается для указов.
ice-page-hand = Жетоны снега
ice-page-hand-none = Нет жетонов снега
ice-page-hand-hidden = { $count ->
    [1] Один жетон снега
    [one] { $count } жетон снега
    [few] { $count } жетона снега
   *[many] { $count } жетонов снега
}
ice-page-requests = Запросы
ice-page-requests-hidden = { $count ->
    [1] На руке один запрос
    [one] На руке { $count } запрос
    [few] На руке { $count } запроса
   *[many] На руке { $count } запросов
}
ice-page-requests-none = Нет запросов
ice-page-validated = Подтверждены
ice-page-deeds = Что ещё можно сделать
ice-page-leader-off = Лидера нет на раскопе

# -- итог ---------------------------------------------------------------------------------------------------

ice-page-source-decrees = Указы
ice-page-source-requests = Запросы
ice-page-source-bonuses = Второй запрос за день
ice-page-source-tokens = Жетоны ОР
ice-page-source-planning = Планирование

ice-page-held = На верёвках
