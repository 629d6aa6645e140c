# I C E, первое издание: что страница говорит иначе и что есть только в этом издании. Остальное в ice-page.ftl.

# -- артефакты ----------------------------------------------------------------------------------------------

ice1-page-effect-achievement = Раз в день: получите 1 ОИ. Лимит хода от этого не растёт.
ice1-page-effect-exalted = Раз в день, 1 ОИ: с каждой клетки рядом с вашим лидером к нему приходит один археолог. Разломы мешают.
ice1-page-effect-philosophical = Раз в день: когда в ваш ход пропадает жетон, он ваш.
ice1-page-effect-obliteration = Раз в день: разрушьте полностью открытый жетон рядом с вашим лидером, что бы на нём ни стояло.
ice1-page-effect-harmony = Раз в день, после раскопок: к вашему лидеру присоединяется археолог из запаса.
ice1-page-effect-rule-achievement = ICE1-ART-10
ice1-page-effect-rule-exalted = ICE1-ART-11
ice1-page-effect-rule-philosophical = ICE1-ART-14
ice1-page-effect-rule-obliteration = ICE1-ART-13
ice1-page-effect-rule-harmony = ICE1-ART-12

# -- жетоны снега -------------------------------------------------------------------------------------------

ice1-page-face-polar_termite_swarm-about = Бесплатно раскопайте жетон снега под вашим лидером.
ice1-page-face-polar_termite_swarm-rule = ICE1-SNW-11
ice1-page-face-boreal_smilodon-about = До вашего следующего хода смилодон сторожит видимый жетон: никто не ступает на него и не копает там.
ice1-page-face-boreal_smilodon-rule = ICE1-SNW-13
ice1-page-face-white_spiders-about = Все археологи с одной клетки переходят на одну соседнюю. Разломы мешают.
ice1-page-face-white_spiders-rule = ICE1-SNW-10
ice1-page-face-ice_manta-about = Ваш лидер переходит на любую видимую клетку.
ice1-page-face-ice_manta-rule = ICE1-SNW-12
ice1-page-face-rappelling_rope-about = При раскопках: все спускаются туда, куда вы хотите.
ice1-page-face-rappelling_rope-rule = ICE1-SNW-15
ice1-page-face-ice_yacht-about = Один археолог присоединяется к вашему лидеру, другой — к лидеру по вашему выбору; вы получаете 1 ОР.
ice1-page-face-ice_yacht-rule = ICE1-SNW-14
ice1-page-face-wreck-about = Получите 1 ОИ и 1 ОР; другой игрок по вашему выбору получает 1 ОИ.
ice1-page-face-wreck-rule = ICE1-SNW-16
ice1-page-face-expedition_survivors-about = При раскопках: вместе с остальными спускаются два археолога из запаса.
ice1-page-face-expedition_survivors-rule = ICE1-SNW-17
ice1-page-face-storm_whistle-about = Положите жетон снежинки на пустое место между хотя бы двумя жетонами. Засыпанные отходят в сторону.
ice1-page-face-storm_whistle-rule = ICE1-SNW-21
ice1-page-face-talisman_achievement-about = Бесплатно раскопайте жетон достижения под вашим лидером.
ice1-page-face-talisman_achievement-rule = ICE1-SNW-18
ice1-page-face-talisman_exalted-about = Бесплатно раскопайте жетон возвышения под вашим лидером.
ice1-page-face-talisman_exalted-rule = ICE1-SNW-18
ice1-page-face-talisman_philosophical-about = Бесплатно раскопайте жетон философии под вашим лидером.
ice1-page-face-talisman_philosophical-rule = ICE1-SNW-18
ice1-page-face-talisman_obliteration-about = Бесплатно раскопайте жетон разрушения под вашим лидером.
ice1-page-face-talisman_obliteration-rule = ICE1-SNW-18
ice1-page-face-talisman_harmony-about = Бесплатно раскопайте жетон гармонии под вашим лидером.
ice1-page-face-talisman_harmony-rule = ICE1-SNW-18
ice1-page-face-explosive_rune-about = Разрушьте любой полностью открытый жетон без лагеря.
ice1-page-face-explosive_rune-rule = ICE1-SNW-20
ice-page-face-stone_of_charisma = Камень харизмы
ice1-page-face-stone_of_charisma-about = 1 ОР: до конца вашего хода другой лидер следует за вами, как ваш собственный.
ice1-page-face-stone_of_charisma-rule = ICE1-SNW-19
ice-page-back-flake = снежинка
ice-page-back-edifice = сооружение, ещё не видно

# -- гильдии ------------------------------------------------------------------------------------------------

ice1-page-guild-navigators-about = Раз за ход до трёх археологов идут с вашим лидером, когда его вызывают, когда он размещает лагерь или мчится на ледяной манте.
ice1-page-guild-incandescents-about = Раз в день, на жетоне артефакта: положите жетон активации на место этого типа и один раз за сегодня используйте его эффект, что бы ни лежало на месте.
ice1-page-guild-striders-about = Раз за ход, при раскопках: ваш лидер спускается последним, куда хотите.
ice-page-guild-alchemists = Алхимики
ice-page-guild-alchemists-about = Раз в день: вытяните из мешка три жетона, один оставьте себе, остальные верните.
ice1-page-guild-cryoarchitects-about = Раз за ход жетон с лагерем стоит на 1 ОИ меньше.

# -- запросы и указы ----------------------------------------------------------------------------------------

ice-page-request-three_types = По одному артефакту каждого типа: { $types-small }
ice-page-request-duo_anima = 3 анимы в любом сочетании: { $types-small }
ice-page-request-any_anima = 3 анимы любых типов
ice-page-request-two_types = По одному артефакту каждого типа: { $types-small }
ice-page-request-short-three_types = «по одному: { $types-small }»
ice-page-request-short-duo_anima = «3 анимы: { $types-small }»
ice-page-request-short-any_anima = «любые 3 анимы»
ice-page-request-short-two_types = «по одному: { $types-small }»
ice1-page-request-done = { $price }. Подтверждён: { $score } ОР.

ice1-page-decree-type_anima = 1 ОР за каждую аниму типа «{ $type }» в Городе
ice-page-decree-anima_one = 1 ОР за каждый артефакт с 1 анимой
ice-page-decree-anima_two = 2 ОР за каждый артефакт с 2 анимами
ice-page-decree-prismatics = 2 ОР за каждый призматический артефакт
ice-page-decree-validated = 2 ОР за каждый подтверждённый запрос
ice-page-decree-unique = 1 ОР за каждый отличный от других артефакт, по типу и форме
ice-page-decree-duos_trios = За каждый тип: 4 ОР за три разные формы, 2 ОР за две; столько раз, сколько получится
ice1-page-decrees-about = Считаются в конце партии по тому, что лежит в Городе. Города других игроков закрыты.

# -- экспедиция ---------------------------------------------------------------------------------------------

ice1-page-planned = Жетон планирования: завтра на 1 ОИ больше
ice1-page-white-camps = Лагерей в запасе: { $count }
ice-page-supply-smilodons = Смилодонов в запасе: { $count }
ice-page-supply-flakes = Жетонов снежинок в запасе: { $count }
ice-page-supply-bag = Жетонов в мешке: { $count }
ice-page-on-it-smilodon = Его сторожит смилодон
ice-page-on-it-wyvern = На нём лежит виверна
ice-page-cost-blocked-beast = Раскопать нельзя: здесь сторожит зверь
ice-page-cost-blocked-edifice = Сооружение раскопать нельзя

ice-page-log-pack = До конца дня смилодон сторожит жетон, на котором больше всего исследователей; если таких несколько, то каждый.
ice-page-log-draw_flake = Каждый берёт жетон снежинки.
ice-page-log-whiteout = Каждый может поменять местами своего лидера и археолога; лидер, которого нет на раскопе, приходит вместо археолога, а тот отправляется домой.
ice-page-city = Город
ice-page-city-about = { $count ->
    [0] В Город ещё ничего не отправлено.
    [1] В Городе один артефакт.
    [one] В Городе { $count } артефакт.
    [few] В Городе { $count } артефакта.
   *[many] В Городе { $count } артефактов.
} В конце считаются только они.
ice-page-edifices = Сооружения
ice-page-edifices-none = Ни одно не действует. То, которое вы откроете, может действовать в вашей следующей партии.
ice-page-edifice-found = Найдено: { $name }
ice-page-edifice-again = Сыграть ещё раз с сооружением «{ $name }»
ice-page-edifices-reconstructed = Эффекты сооружений придуманы нами: их буклета нет в книге правил.
ice-page-offers = Спрашивать меня перед чужими ходами
ice-page-offers-about = В команде перед чужим ходом можно отказаться от жетона «Бореальный смилодон», «Камень харизмы» или «Свист бури» ради 1 ОИ и 1 ОР. Если вы не хотите, чтобы вас спрашивали, жетоны остаются у вас. В свой ход от них можно отказаться всегда.
ice-page-register = Из Реестра
ice-page-drawn = Из мешка

ice-page-edifice-ED01 = Логово виверны
ice-page-edifice-ED01-about = На раскопе лежит виверна. Никто не ступает на её жетон и не копает там. Со второго дня первый игрок передвигает её на один жетон; археологи бегут от неё.
ice-page-edifice-ED02 = Арки порталов
ice-page-edifice-ED02-about = При перемещении все туннели — соседи.
ice-page-edifice-ED03 = Зал сфер
ice-page-edifice-ED03-about = В конце 2 ОР за каждый набор из трёх форм в вашем Городе, каких бы типов они ни были.
ice-page-edifice-ED04 = Сигнальная башня
ice-page-edifice-ED04-about = Раз в день вы можете бесплатно вызвать своего лидера.
ice-page-edifice-ED05 = Резонансная камера
ice-page-edifice-ED05-about = Место с 4 анимами действует дважды в день.
ice-page-edifice-ED06 = Великий архив
ice-page-edifice-ED06-about = При просмотре Реестра берут четыре запроса. Неподтверждённый запрос отнимает 3 ОР.
ice-page-edifice-ED07 = Ротонда Совета
ice-page-edifice-ED07-about = Четыре указа вместо трёх.
ice-page-edifice-ED08 = Колосс нунатака
ice-page-edifice-ED08-about = За раскопки нунатака вы получаете 1 ОР.
ice-page-edifice-ED09 = Спальные залы
ice-page-edifice-ED09-about = Со второго дня каждое утро у каждого лагеря просыпается археолог.
ice-page-edifice-ED10 = Холодные кладовые
ice-page-edifice-ED10-about = На руке можно держать шесть жетонов снега. Раз в день два из них доставляют в Город ещё один артефакт.
ice-page-edifice-ED11 = Великие часы
ice-page-edifice-ED11-about = Раз в день переработка ничего не стоит.
ice-page-edifice-ED12 = Затонувший купол
ice-page-edifice-ED12-about = Открытие сооружения даёт 4 ОР, и после него идут два последних раунда.

# -- цели и итог --------------------------------------------------------------------------------------------

ice-page-objectives = Цели
ice-page-objective-artifacts = Артефактов в Городе: { $have } из { $need }
ice-page-objective-requests = Подтверждено запросов: { $have ->
    [hidden] { $need }
   *[other] { $have } из { $need }
}
ice-page-objective-request_rp = ОР за запросы: { $have ->
    [hidden] { $need }
   *[other] { $have } из { $need }
}
ice-page-objective-edifice = Открыть сооружение
ice-page-objective-hidden = { $said }, показывается в конце
ice-page-objective-of = { $player-is ->
    [you] Вы: { $said }
   *[other] { $player }: { $said }
}
ice-page-penalties-now = из них { $points } за запросы на руке, которые ещё не оплачены
ice-page-days-left = { $count ->
    [0] Это последний день
    [1] После этого остаётся один день
    [one] После этого остаётся { $count } день
    [few] После этого остаётся { $count } дня
   *[many] После этого остаётся { $count } дней
}
ice-page-won = Экспедиция удалась
ice-page-lost = Экспедиция провалилась
ice-page-won-about = Все цели достигнуты, при этом набрано { $score } ОР.
ice-page-lost-about = Не хватило: { $missing }. Всё же набрано { $score } ОР.
ice-page-best-scores = Лучшие экспедиции
ice-page-best-score = { $score } ОР, { $date }
ice-page-source-penalties = Невыполненные запросы
ice-page-source-spheres = Зал сфер
