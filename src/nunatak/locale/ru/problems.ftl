# Что не так с файлом, настройкой или именем: после места, в терминале. Форматы файлов остаются как есть.

# -- Любой файл --------------------------------------------------------------------------------------------------

wrong-object = ожидается объект, найдено: { $got }
wrong-list = ожидается список, найдено: { $got }
wrong-text = ожидается текст, найдено: { $got }
wrong-flag = ожидается true или false, найдено: { $got }
wrong-whole = ожидается целое число от { $low } до { $high }, найдено: { $got }
wrong-any-whole = ожидается целое число, найдено: { $got }
wrong-number = ожидается число от { $low } до { $high }, найдено: { $got }
wrong-number-like = ожидается число, например { $such }, найдено: { $got }
wrong-value = неожиданное значение: { $got }
wrong-missing = этого поля не хватает
wrong-no-field = такого поля нет; есть: { $known }
wrong-no-such-field = здесь нет такого поля
wrong-no-field-of = у { $kind } нет поля { $got }; есть: { $known }
wrong-no-such = такого имени нет; есть: { $known }
wrong-no-option = такой настройки нет; есть: { $known }
wrong-unknown = { $got } нет в списке: { $known }
wrong-one-of = ожидается одно из: { $known }; найдено: { $got }
wrong-begins = в начале ожидается одно из: { $known }
wrong-no-value = недопустимое значение поля { $field }: { $got }
wrong-taken = { $got } уже занято
wrong-expected = ожидается: { $wanted }
wrong-order = здесь ожидается { $wanted }: порядок менять нельзя
wrong-count = ожидаемое количество: { $count }, найдено: { $got }
wrong-count-only = ожидаемое количество: { $count }
wrong-adds-up = есть { $got }, нужно { $count }
wrong-adds-up-of = { $what }: есть { $got }, нужно { $count }
wrong-at-most = не больше { $most }
wrong-few-players = игроков только { $most }
wrong-at-most-of = { $what }: не больше { $most }
wrong-more-of = { $what }: больше, чем есть
wrong-twice = { $thing } уже лежит в другом месте: { $place }
wrong-somewhere-else = эта карта уже лежит в другом месте
wrong-same-id = у другого элемента такой же id
wrong-hex = ожидаются шестнадцать шестнадцатеричных цифр
wrong-json = это не JSON: { $problem }
wrong-toml = это не TOML: { $problem }
wrong-utf8 = это не текст UTF-8
wrong-unreadable = прочитать не удаётся

# -- Таблицы компонентов и наборы карт ---------------------------------------------------------------------------

wrong-no-table = этой таблицы компонентов не хватает
wrong-no-item = такого элемента нет
wrong-table-head = ожидается game = { $game } и kind = { $kind }
wrong-no-packs = у { $game } нет наборов карт
wrong-no-players = для { $game } не указано число игроков
wrong-formula = по формулам выходит { $value }
wrong-formula-other = по формулам выходит другое

# -- Действия ----------------------------------------------------------------------------------------------------

wrong-action = ожидается объект, например {"{"}"kind": …{"}"}
wrong-action-text = ожидается действие, например "pass" или {"{"}kind = "pass"{"}"}, найдено: { $got }
wrong-action-number = { $got } — не число от 0 до { $high }
wrong-action-word = вместо { $got } ожидается field=value
wrong-action-value = ожидается имя или целое число

# -- Позиции и записи --------------------------------------------------------------------------------------------

wrong-with-deal = это задаётся при подготовке (options), а не в позиции
wrong-rules-with-deal = версия правил задаётся при подготовке, и там это { $rules }
wrong-last-step = последний шаг должен задавать вопрос
wrong-step = этот шаг нельзя прочитать
wrong-no-space = такой клетки нет
wrong-place = такого места нет; места пишут так: { $such }
wrong-record-format = ожидается формат записи { $format }, найдено: { $got }
wrong-record-game = запись игры { $recorded } нельзя воспроизвести как { $game }
wrong-record-rules = записано по правилам { $game } версии { $rules }; здесь можно играть по версиям с { $oldest } по { $newest }
wrong-record-result = в записи { $recorded }, при воспроизведении { $replayed }
wrong-record-bytes = воспроизведённая запись не совпадает с исходной байт в байт
wrong-record-moves = число шагов в записи — { $moves }, а не { $got }
wrong-record-start = правила или настройки здесь не те, что в записи
wrong-record-chance-missing = в записи меньше случайных исходов, чем требует игра
wrong-record-chance = записанный исход { $got } — не число от 0 до { $high }
wrong-record-chance-left = в записи больше случайных исходов, чем нужно; лишних: { $count }
wrong-record-names = имён: { $names }, мест: { $seats }

# -- Боты и лаборатория ------------------------------------------------------------------------------------------

wrong-no-game = игры { $got } нет; есть: { $known }
wrong-no-bot = бота { $got } нет; есть: { $known }
wrong-no-bot-named = бота { $got } нет; есть: { $known }, search@N (итерации), search@Ts (секунды), оба можно с xP (процессы), а также ваши собственные: package.module:Class или program:КОМАНДА
wrong-no-lesson = урока { $got } нет; есть: { $known }
wrong-bots-seats = ботов: { $bots }, мест: { $seats }
wrong-bot-path = { $path }: ожидается package.module:Class
wrong-bot-no-module = { $path }: модуля { $module } нет ни среди установленных, ни в { $folder }
wrong-bot-needs = { $path }: для { $importer } нужен модуль { $module }, а его нет
wrong-bot-import = { $path }: не удаётся импортировать { $module }: { $kind }: { $problem }
wrong-bot-no-class = { $path }: в { $module } нет { $name }
wrong-bot-class = { $path } — не бот: унаследуйте класс от nunatak.bots.Bot
wrong-bot-make = { $path } нельзя создать из игры и начального числа: { $problem }
wrong-bot-made = { $path } — не бот: получилось { $got }
wrong-program-command = { $path }: { $problem }
wrong-program-none = { $path }: ожидается program:КОМАНДА
wrong-program-missing = { $path }: программы { $program } нет
wrong-program-start = { $name } не запускается: { $problem }
wrong-program-protocol = { $name } использует протокол { $got }, а не { $wanted }
wrong-program-question = { $name } отвечает на вопрос { $got } вместо вопроса { $asked }
wrong-program-answer = { $name } отвечает { $got }, а такого варианта не было
wrong-program-ended = { $name }: программа завершила работу
wrong-program-silent = { $name }: программа завершила работу без ответа или не ответила вовремя (секунд: { $seconds })
wrong-program-json = { $name }: программа передала { $got }, а это не JSON
wrong-program-type = { $name }: программа передала { $got } вместо сообщения типа { $kind }
wrong-league-file = это не лига
wrong-league-line = это не партия: { $problem }
wrong-bot-game = { $bot } не играет в { $game }: { $problem }
wrong-endless = { $title }: партия не закончилась и после стольких решений: { $most }
wrong-none-ended = ни одна партия (всего { $games }) не закончилась за столько решений: { $most }; подгонять не к чему
wrong-tune-player = с { $got } настроить веса нельзя; можно с { $greedy } и с search@N, где N — число итераций
wrong-tune-no-weight = веса { $weight } нет
wrong-tune-zero = вес { $weight } равен 0 или содержит 0, а ноль настройка не изменит: укажите этот вес в fixed
wrong-tune-other = настройка шла с { $got }, а не с { $wanted }
wrong-tune-changed = поставляемые веса с тех пор изменились: начните заново
wrong-calibrate-other = в этом файле лежит другое измерение
wrong-results-busy = сюда пишет свои результаты другой запуск
wrong-results-file = это не файл с результатами турнира
wrong-results-other = результаты другого турнира: { $field } — { $value }
wrong-results-line = это не результат: { $problem }

# -- Сценарии и уроки --------------------------------------------------------------------------------------------

wrong-scenario-none = в файле нет ни одного сценария
wrong-scenario-twice = такое имя у двух сценариев
wrong-scenario-date = дата и время здесь ничего не значат; текст берите в кавычки
wrong-scenario-path = путь — это имена полей, разделённые одной точкой
wrong-path-field = поля { $got } нет; есть: { $known }
wrong-path-index = это список длины { $length }; индекса { $got } в нём нет
wrong-path-end = это { $value }, и { $got } здесь нет
wrong-scenario-whole = в полной позиции уже есть настройки и начальное число: здесь их не указывают
wrong-scenario-seat = ожидается имя или номер места, найдено: { $got }
wrong-lesson-guided = в партии с подсказками есть замечания и нет игровых полей
wrong-lesson-boards = в уроке есть игровые поля и нет замечаний
wrong-lesson-last = последний шаг на игровом поле — текст без задания, чтобы можно было рассмотреть, чем всё кончилось
wrong-lesson-show = неясно, какой ответ показать; назовите его в `show`
wrong-lesson-remark = у неверной попытки должно быть замечание в `remark`
wrong-lesson-say = у замечания должен быть текст в `say`
wrong-lesson-condition = в условии должно быть названо хотя бы что-то одно
wrong-lesson-preview = предпросмотр относится к ответу в `offers`
wrong-lesson-moves = отвергнуто правилом { $rule }

# -- Стол и его хранилище ----------------------------------------------------------------------------------------

wrong-name = имя должно состоять из видимых букв
wrong-bot-kind = бот бывает только у места вида bot
wrong-players = { $game }: игроков от { $low } до { $high }, а не { $got }
wrong-seats = число мест: { $seats }
wrong-seat = за столом места с 0 по { $last }
wrong-moves = число шагов в партии: { $moves }
wrong-store-busy = этим файлом пользуется другой сервер Nunatak; остановите его или возьмите другой файл
wrong-store-scheme = столы нельзя хранить в { $scheme }: укажите путь к файлу SQLite
wrong-store-no-database = это не база SQLite; укажите путь к другому файлу
wrong-store-locked = файл заблокирован другой программой; закройте её и попробуйте ещё раз
wrong-store-closed = хранилище закрыто
wrong-store-stranger = эта база принадлежит другой программе (в ней есть таблица { $table })
wrong-store-newer = создано более новой версией Nunatak (схема { $schema }; эта знает до { $known }). Обновите Nunatak или возьмите другой файл
wrong-store-path = запись невозможна: { $problem }
wrong-store-write = не удалось записать: { $problem }
wrong-store-damaged = файл повреждён ({ $problem }); восстановите его из копии
wrong-store-away = стол только что убрали; попробуйте ещё раз
wrong-store-seat = предоставить место не удалось
wrong-store-gone = стола больше нет

# -- I C E -------------------------------------------------------------------------------------------------------

wrong-ice1-mode = соло-режим — для одного игрока, в остальных играют от двух до пяти (ICE1-SET-12)
wrong-ice1-edifices = в «Первые шаги» играют без сооружений (ICE1-FST-1)
wrong-ice1-draft = в «Первых шагах» сдают только два запроса (ICE1-DRF-1)
wrong-ice2-logbook = в «Первые шаги» играют без карт журнала экспедиции (ICE2-VAR-1)
wrong-ice2-fluid = свободное перемещение — для двух или трёх игроков (ICE2-VAR-11)
wrong-ice2-friendly = для смягчённого Проклятия нужен продвинутый режим (ICE2-VAR-30)
wrong-ice2-blessing = в продвинутом режиме все и так начинают с благословением (ICE2-CUR-1)
wrong-ice-guilds = ожидается разных гильдий: { $count }
wrong-ice-draw = тянуть больше нечего
wrong-ice-form = формы нет у призматических артефактов, и только у них
wrong-ice-no-copy = { $thing }: экземпляров не осталось
wrong-ice-no-snow = на этом уровне не может лежать жетон снега
wrong-ice-no-tile = свободного жетона уровня { $level } нет; снимите один с поля, например с { $place }
wrong-ice-not-left = { $thing } больше нет, положить сюда нечего
wrong-ice-face-left = жетонов со стороной { $face } не осталось
wrong-ice-tile = { $got } — не артефакт, не ландшафт, не сторона и не ландшафт со стороной (fault/wreck)
wrong-ice-not-here = сюда нельзя положить: { $thing }
wrong-ice-slot = этот артефакт не для места { $slot }
wrong-ice-nowhere = жетонов, которые нигде не лежат: { $count }
wrong-ice-no-fault = здесь нет жетона разлома
wrong-ice-hangs = tiles.{ $below }: { $above } окажется над пустотой
wrong-ice-camp-tile = под лагерем на { $place } нет жетона
wrong-ice-two-camps = на { $place } стоят два лагеря
wrong-ice-not-open = { $place }: эта клетка не видима, исследователь не может на ней стоять
wrong-ice-no-city = такого артефакта Города не осталось
wrong-ice-smilodon = для этого смилодона нет жетона
wrong-ice-flakes = в запасе лежат только жетоны снежинок
wrong-ice-study = перевернуть можно только жетоны изучения, которые есть у игрока

# -- Roam --------------------------------------------------------------------------------------------------------

wrong-roam-pattern-size = в схеме от одного до шести рядов, в каждом от одного до шести участков
wrong-roam-pattern-rows = все ряды схемы одной длины
wrong-roam-pattern-marks = схему пишут только знаками X, o и ., а не { $got }
wrong-roam-pattern-solid = в схеме есть хотя бы один обычный участок, X
wrong-roam-solid = обычных участков в схеме: { $count }
wrong-roam-empty = пустых участков в схеме: { $count }
wrong-roam-coins = ожидаются три ряда по две цифры, по одной на участок
wrong-roam-coin-total = ряды монет дают в сумме { $total }
wrong-roam-starting = стартовая карта никогда не бывает территорией
wrong-roam-other-colour = это стартовая карта другого цвета
wrong-roam-party = в отряде есть по крайней мере три его стартовые карты
wrong-roam-artifacts = артефакты бывают только в полной игре (options.artifacts)
wrong-roam-no-card = в ячейке { $slot } нет карты, поэтому этот участок — не часть поля
wrong-roam-tokens = фишек на участке: не больше { $most }; участок без фишек не указывают
wrong-roam-no-token = фишки этого игрока там нет
wrong-roam-auction = для аукциона нужна разведанная территория
wrong-roam-no-such-card = в отряде нет такой карты
wrong-roam-leaves = схема вышла бы за край поля

# -- Endless Winter ----------------------------------------------------------------------------------------------

wrong-winter-bonus = бонус только даёт: ни стоимости, ни выбора, ни условия
wrong-winter-arrows = стрелки у 'extra megalith' бывают на начальной клетке и больше нигде
wrong-winter-column-action = у действия колонки нет своего условия, и оно не стоит карт
wrong-winter-top = каждое действие в верху колонки даёт что-то одно, и двух одинаковых нет
wrong-winter-culture = карта культуры в затмение возвращается в руку: способности у неё нет
wrong-winter-set-values = ожидается одно значение на каждый размер набора; у животного-джокера своего набора нет
wrong-winter-camp-spaces = по одному делению на каждую стоянку
wrong-winter-slot-holds = в крайней левой ячейке лежат серые мегалиты, в остальных — свои
wrong-winter-idol-top = идол на верхнем уровне даёт 1 ПО, как сказано в правилах
wrong-winter-start-bonus = начальная клетка даёт дополнительный мегалит, как сказано в правилах
wrong-winter-land = стартовый тайл и ледники землёй не считаются
wrong-winter-places = ожидаются четыре разных места в пределах { $width } × { $height } клеток
wrong-winter-rows = ожидается рядов: { $height }, клеток в ряду: { $width }
wrong-winter-two-ways = ожидаются два направления из N, E, S, W
wrong-winter-start-hex = стартовый тайл, и только он, лежит на { $place }
wrong-winter-no-board = под этой клеткой нет планшета
wrong-winter-four-below = под этим мегалитом нужны ещё четыре
wrong-winter-glacier-tokens = по одному жетону на ледник, каждый жетон один раз и только с модулем
wrong-winter-tokens-once = каждый жетон указывают один раз и только с модулем
wrong-winter-tribes-once = каждое племя ожидается один раз
wrong-winter-rank = кто выше на шкале почитания, тот идёт первым
wrong-winter-rest-column = ячейка отдыха — не колонка
wrong-winter-no-ability = у карты нет такой способности
wrong-winter-gain-number = ожидается то, что получают, и его количество
wrong-winter-start-cell = дополнительному мегалиту нужна его начальная клетка
wrong-winter-eclipse-column = во время затмения фигурок хода в колонках нет
wrong-winter-price-arrow = после стоимости идёт ' -> ' и то, что за неё получают
wrong-winter-choose = вместо { $got } ожидается 'choose 1-2 of (gain | gain)'
wrong-winter-choice = нельзя выбрать { $low }-{ $high } из { $gains }
wrong-winter-choice-twice = { $got } стоит в одном выборе дважды
wrong-winter-price = { $got } — не стоимость: ожидается food, tool, labor или card и число
wrong-winter-price-cards = карты в стоимости называют один раз
wrong-winter-same = { $got } в { $line }: ожидается 'same' или 'different'
wrong-winter-too-much = { $what } — больше { $most }
wrong-winter-whole = { $got } в { $line }: ожидается целое число от 1 до { $most }
wrong-winter-half = { $got } в { $line }: ожидается число, например 1 или 0.5
wrong-winter-gain = { $got } — не то, что можно получить
wrong-winter-gain-and-number = { $got }: ожидается { $gain } и число
wrong-winter-score = { $got }: ожидается 'vp 1 per …' или 'vp table … [1, 2]'
wrong-winter-stone-species = камень считает один или два вида
wrong-winter-without = { $what } считают без { $got }
