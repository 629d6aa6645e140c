# Команда `nunatak`.

cli-about = Стол для настольных игр о льде и снеге, с соперниками и лабораторией.
cli-command = КОМАНДА

# Что argparse говорит об аргументах. Что стоит после дефиса, остаётся как есть.
cli-usage = использование:
cli-usage-arguments = аргументы
cli-usage-options = параметры
cli-usage-help = показать эту справку и выйти
cli-usage-error = { $program }: ошибка: { $problem }
cli-usage-argument = { $argument }: { $problem }
cli-usage-required = не хватает: { $arguments }
cli-usage-unknown = неизвестно: { $arguments }
cli-usage-expected-one = ожидалось одно значение
cli-usage-expected-some = ожидалось одно значение или несколько
cli-usage-choice = такого нет: { $value }; есть { $choices }
cli-usage-ignored = значения не принимает, получено { $value }
cli-arg-lang = на каком языке говорить (по умолчанию: NUNATAK_LANG или язык терминала)

# Что не так с аргументами или с тем, что они называют.
cli-argument = { $argument }: { $problem }
cli-failed = { $problem }
cli-no-game = { cli-meta-game }: игры «{ $game }» нет; есть { $games }
cli-set-what = --set { $setting }: ожидалось вариант=значение
cli-set-no-option = --set { $setting }: в игре { $game } нет варианта «{ $option }»; есть { $options }
cli-expected-whole = ожидалось целое число не меньше { $low }, получено «{ $given }»
cli-expected-seconds = ожидалось больше 0 и не больше 3600 секунд, получено «{ $given }»
cli-expected-port = ожидался порт от 0 до 65535, получено «{ $given }»
cli-record-no-folder = --record { $file }: это не папка
cli-record-no-game = { $file }: game: игры «{ $game }» нет; есть { $games }
cli-review-nothing = { $file }: нет ни одного решения, которое можно разобрать
cli-league-none = { $file }: такой лиги ещё нет; её начнёт tournament --league { $file }
cli-tournament-who = tournament: назовите ботов, которые встретятся, через --bots или каждый состав через --line-up
cli-tournament-line-up = --line-up { $line }: { $bots ->
    [one] { $bots } бот
    [few] { $bots } бота
   *[many] { $bots } ботов
} на { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
}
cli-tournament-two = --bots { $bots }: для турнира нужны хотя бы два разных бота или --line-up
cli-tune-no-game = { cli-meta-game }: у игры { $game } нет оценки, которую можно настроить; есть { $games }
cli-calibrate-no-game = { cli-meta-game }: у игры { $game } нет своего файла для шкалы; есть { $games }
cli-calibrate-nothing = ни одна партия не закончилась (всего { $games }): подгонять не к чему
cli-tune-not-alone = --alone: у игры { $game } нет весов для игры в одиночку
cli-tune-no-folder = --out { $file }: нет папки { $folder }
cli-tune-nothing-to-resume = --resume: нет файла { $file }, с которого можно продолжить
cli-play-at = Nunatak открыт по адресу { $url } (Ctrl-C останавливает его)
cli-play-no-store = Партии нельзя хранить в { $where }: { $problem }.
cli-play-no-port = Не удаётся слушать { $host }, порт { $port }: { $problem }.

cli-unbuilt = Сервер работает, но страница не собрана
cli-unbuilt-what = В папке проекта выполните { $page } (или { $play }: эта команда сделает и то и другое), затем обновите страницу.
cli-unbuilt-protocol = Протокол стола работает и без страницы:

cli-play-about = открыть стол на этом компьютере и показать его в браузере
cli-play-needs = для стола нужен { $module }, он не установлен: pip install "{ $extra }"
cli-games-about = перечислить игры, их варианты и число игроков
cli-simulate-about = сыграть много партий между ботами
cli-league-about = показать, насколько сильны боты лиги
cli-tournament-about = свести ботов в матчах с равными местами и посчитать рейтинг
cli-calibrate-about = проверить, сбываются ли названные людям шансы, и подогнать шкалу, по которой их считают
cli-tune-about = улучшить веса соперников игры в партиях друг против друга
cli-bench-about = измерить, как быстро игры идут на этом компьютере
cli-replay-about = сыграть записанную партию снова, до конца или до нужного шага
cli-review-about = разобрать записанную партию: шансы, переломные моменты, лучшие шаги, удача
cli-scenario-about = сыграть файлы сценариев и проверить, что они ожидают (docs/scenarios.md)
cli-data-about = следить за таблицами компонентов
cli-data-check-about = проверить количества, вид и пределы в таблицах компонентов

cli-meta-game = ИГРА
cli-meta-bot = БОТ
cli-meta-bots = БОТ,…
cli-meta-file = ФАЙЛ
cli-meta-folder = ПАПКА
cli-meta-setting = НАСТРОЙКА=ЗНАЧЕНИЕ
cli-meta-address = АДРЕС
cli-meta-port = ПОРТ
cli-meta-language = ЯЗЫК

cli-arg-json = печатать данные для программ, а не текст
cli-arg-timing = вместе с --json: сообщить и время, которое от запуска к запуску меняется
cli-arg-game = игра: см. nunatak games
cli-arg-game-or-all = игра; если не названа, то все
cli-arg-players = число игроков (по умолчанию — как задано в игре)
cli-arg-bots = по боту на место, через запятую, свой — как module:Class; если ботов меньше, чем мест, они повторяются (по умолчанию: random)
cli-arg-tournament-bots = боты, которые встретятся, через запятую, свой — как module:Class: играет каждая пара или каждый полный стол
cli-arg-line-up = боты в порядке мест; они по очереди играют со всех мест. Можно повторять, вместо --bots
cli-arg-pair-games = не меньше стольких партий в каждой паре (по умолчанию: 100); каждый расклад играется со всех мест
cli-arg-report = записать в этот файл страницу с таблицами и графиками
cli-arg-league = добавить результаты в эту лигу
cli-arg-league-file = лига, как её записывает tournament --league
cli-arg-resume = сразу записывать каждый результат в этот файл и пропускать партии, которые в нём уже есть
cli-arg-games = число партий (по умолчанию: 100)
cli-arg-seed = начальное число всей серии (по умолчанию: 0); одинаковые числа — одинаковые партии
cli-arg-set = задать вариант игры; можно повторять
cli-arg-workers = сколько процессов делят работу (по умолчанию: по одному на ядро)
cli-arg-record-dir = записать каждую партию в эту папку
cli-arg-seconds = сколько секунд измерять каждую игру (по умолчанию: { $default })
cli-arg-record = файл с записью партии
cli-arg-review-iterations = как далеко просчитывать каждое решение (по умолчанию: { $default })
cli-arg-review-seconds = и не больше стольких секунд на каждый поиск
cli-arg-review-report = какую страницу записать (по умолчанию: рядом с записью)
cli-arg-log = рассказать партию шаг за шагом, как её слышат все за столом
cli-arg-verify = проверить, что она приводит к тому же результату, байт в байт
cli-arg-at = остановиться после первых N шагов
cli-arg-position = напечатать достигнутую позицию в виде JSON
cli-arg-scenario-files = файлы сценариев, TOML
cli-arg-host = адрес, который слушать (по умолчанию: { $host })
cli-arg-port = порт, который слушать (по умолчанию: { $port } или следующий свободный)
cli-arg-calibrate-games = сколько партий посмотреть; вторая половина остаётся для проверки (по умолчанию: 600)
cli-arg-calibrate-out = файл для увиденного (по умолчанию: { cli-meta-game }.calibration.jsonl); с тем же заданием следующий запуск продолжит его
cli-arg-tune-games = партий за круг (по умолчанию: 100)
cli-arg-tune-rounds = кругов всего (по умолчанию: 50); 0 оставляет веса как есть
cli-arg-tune-match = сколько партий в конце сыграют найденные веса против поставляемых (по умолчанию: 200)
cli-arg-tune-fit = по скольким партиям подогнать ожидания и шансы на победу (по умолчанию: 100); 0 оставляет их как есть
cli-arg-tune-players = кто играет: greedy (по умолчанию) или search@N, это дольше
cli-arg-tune-out = файл для найденных весов (по умолчанию: { cli-meta-game }.toml); нужное для продолжения лежит рядом
cli-arg-tune-alone = настроить веса тех, кто играет в одиночку, по тому, как далеко они заходят
cli-arg-tune-resume = продолжить с последнего законченного круга того же задания
cli-arg-database = файл, в котором хранятся партии, или адрес базы данных (по умолчанию: NUNATAK_DATABASE или файл в вашей папке данных)
cli-arg-play-bots = ваши собственные боты, против которых можно играть, помимо наших
cli-arg-no-browser = не открывать браузер
cli-arg-no-compile = не компилировать соперников в фоне

cli-head-seat = место
cli-head-bot = бот
cli-head-player = игрок
cli-head-wins = победы
cli-head-won = выиграно
cli-head-win-rate = доля
cli-head-rating-interval = рейтинг (95 %)
cli-head-won-interval = выиграно (95 %)
cli-head-played = партии
cli-head-time = время
cli-head-slow = 95 % за
cli-head-score = счёт
cli-head-weight = вес
cli-head-shipped = поставляемый
cli-head-found = найденный
cli-head-called = названо
cli-head-by-search = по поиску: выиграно (места)
cli-head-decided = решения
cli-head-slips = неточности
cli-head-mistakes = ошибки
cli-head-blunders = грубые ошибки
cli-head-lost = упущено
cli-head-lucky = повезло
cli-head-unlucky = не повезло
cli-head-option = вариант
cli-head-values = значения
cli-head-default = по умолчанию
cli-head-meaning = смысл
cli-head-game = игра
cli-head-players = игроки
cli-head-compiled = скомпилировано
cli-head-decisions = решений/с
cli-head-copies = копий/с
cli-head-games = партий/с

cli-values-range = от { $low } до { $high }
cli-values-per-seat = { $values } (по одному на место, через запятую)

cli-yes = да
cli-no = нет

cli-game = { $name }: { $title }, от { $low } до { $high } игроков, версия правил { $rules }

cli-simulate-progress = идёт игра
cli-simulate-sum = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, решений за партию: { $mean } (от { $shortest } до { $longest }), партий в секунду: { $speed }
cli-simulate-recorded = { $games ->
    [one] { $games } запись
    [few] { $games } записи
   *[many] { $games } записей
} в { $folder }

cli-tournament-progress = идёт игра
cli-tournament-resumed = { $games ->
    [one] Уже сыграна { $games } партия
    [few] Уже сыграны { $games } партии
   *[many] Уже сыграно { $games } партий
}
cli-tournament-sum = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, { $deals ->
    [one] { $deals } расклад
    [few] { $deals } расклада
   *[many] { $deals } раскладов
}, решений за партию: { $decisions }, время: { $time }
cli-tournament-together = Все места выигрывают или проигрывают вместе: рейтинг считать не из чего.
cli-tournament-report = Отчёт: { $file }

cli-calibrate-progress = смотрим партии
cli-calibrate-found = Что подходит к первой половине партий: trust = [{ $trust }], own = { $own }
cli-tune-progress = настраиваем
cli-tune-match = Найденные веса против поставляемых: выиграно { $share } из { $games ->
    [one] { $games } партии
    [few] { $games } партий
   *[many] { $games } партий
} (интервал 95 %: от { $low } до { $high }).
cli-tune-written = Веса после { $rounds ->
    [one] { $rounds } круга
    [few] { $rounds } кругов
   *[many] { $rounds } кругов
}: { $file }

cli-bench-progress = измеряем

cli-replay-verified = Запись приводит к тому же результату, байт в байт ({ $moves ->
    [one] { $moves } шаг
    [few] { $moves } шага
   *[many] { $moves } шагов
}).
cli-replay-older-rules = Сыграно по версии правил { $rules }, по которой партия начата; новые партии идут по версии { $current }.
cli-replay-at = { $game }, шаг { $at } из { $moves }
cli-replay-asked = Решает { $seat }: { $asked } ({ $options ->
    [one] { $options } ответ
    [few] { $options } ответа
   *[many] { $options } ответов
})

cli-review-progress = разбираем
cli-review-resumed = { $decisions ->
    [one] Раньше разобрано { $decisions } решение
    [few] Раньше разобрано { $decisions } решения
   *[many] Раньше разобрано { $decisions } решений
}
cli-review-report = Отчёт: { $file }

cli-scenario-sum = Пройдено сценариев: { $passed } из { $total }{ $errors ->
    [0] {""}
   *[other] , не удалось понять: { $errors }
}
cli-scenario-expected = ожидалось: { $value }
cli-scenario-got = найдено: { $value }
cli-scenario-refused = отвергнуто: { $why }
cli-scenario-not-turn = сейчас ход другого места
cli-scenario-is-legal = { $action } — разрешено
cli-scenario-is-refused = { $action } — отвергнуто правилом { $rule }
cli-scenario-unchanged = отвергнутое действие ничего не меняет
cli-scenario-changed = позиция изменилась
cli-scenario-no-action = никакого действия
cli-data-fine = { $game }: таблицы компонентов в порядке
cli-checked-roam-locations = карты территорий: { $cards } (схемы, очки, шесть участков с монетами, суммы, id, происхождение)
cli-checked-roam-starting = стартовые карты: { $cards } (по три на цвет, схемы, происхождение)
cli-checked-roam-artifacts = артефакты: { $artifacts } (свойства и число их копий, цены, очки, происхождение)
cli-checked-winter-cards = типы карт племени: { $tribe }, стартовых карт: { $starting }, карты культуры: { $culture } (id, труд, ПО)
cli-checked-winter-abilities = способности карт: { $lines } (каждая строка записана по правилам эффектов)
cli-checked-winter-chiefs = вожди с двумя сторонами: { $chiefs }, карты подготовки: { $setups }
cli-checked-winter-species = виды животных: { $species } (количество, польза, цена наборов)
cli-checked-winter-stones = священные камни: { $stones } (очки, эпохи)
cli-checked-winter-boards = колонки: { $columns }; планшет игрока, планшет идолов, шкала очерёдности хода
cli-checked-winter-places = местность и планшеты мегалитов (тайлы для любого числа игроков, клетки, стрелки, расклады)
cli-checked-winter-tokens = жетоны ледника: { $glaciers }, жетоны отдыха: { $rests }
cli-checked-ice-board = клетки для жетонов: { $tiles }, клетки края: { $rim }, участки: { $regions } (координаты, стороны и перекрытия по формулам)
cli-checked-ice-snow = жетоны снега: { $tiles } (ландшафтов столько же, сколько лицевых сторон)
cli-checked-ice-artifacts = артефакты: { $artifacts } (типы, формы, анима, по одному на клетку своего уровня)
cli-checked-ice-requests = запросы: { $requests }, разных: { $different } (виды, типы, награды)
cli-checked-ice-cards = указы: { $decrees }, карты журнала экспедиции: { $logbook }, гильдии: { $guilds }, сооружения: { $edifices }

# -- страница турнира --------------------------------------------------------------------------------------

report-percent = { $number } %
report-range = от { $low } до { $high }
report-time-min = { $number } мин
report-time-s = { $number } с
report-time-ms = { $number } мс
report-time-us = { $number } мкс

report-league-title = Лига
report-league-lede = Пока боты сыграли между собой { $games ->
    [one] { $games } партию
    [few] { $games } партии
   *[many] { $games } партий
}.
report-league-about = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
} по правилам версии { $rules }.
report-tournament-title = Турнир: { $game }
report-tournament-lede = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, { $deals ->
    [one] { $deals } расклад
    [few] { $deals } расклада
   *[many] { $deals } раскладов
}. Играют { $bots }. Каждый состав сыграл одни и те же расклады со всех мест.
report-standings = Турнирная таблица
report-standings-about = Интервалы содержат истинное значение в 95 из 100 таких турниров. Доля учитывает каждое место бота в каждой партии; общая победа делится между победителями.
report-standings-together = Здесь все места выигрывают или проигрывают вместе: доля — это доля выигранных партий, а рейтинг считать не из чего.
report-rating = Рейтинг
report-rating-about = { $anchor ->
    [none] На 400 очков больше — это десять побед на каждое поражение. Среднее всех ботов принято за 1000.
   *[other] На 400 очков больше — это десять побед на каждое поражение. За 1000 принят бот { $anchor }.
}
report-win-share = Выигранные партии
report-win-share-about = Какую долю своих партий выиграл каждый бот. Пунктир — равная доля.
report-against = Кто кого
report-against-about = Из побед, доставшихся одному из двоих, — доля бота, названного слева. Ниже указано, сколько партий сыграли оба.
report-scores = Счёт
report-scores-about = Как часто встречался каждый счёт. Полоса — средняя половина всех партий, засечка на ней — медиана, точка — среднее.
report-times = Время на решение
report-times-about = От медианы до времени, за которое принято 95 % решений; точка — среднее. Вынужденные шаги, с единственным ответом, здесь не учтены. Шкала логарифмическая.
report-seats = Места
report-seats-about = Сколько выиграло каждое место, кто бы там ни сидел. Пунктир — равная доля.
report-played = Как играли
report-as-table = То же таблицей
report-head-bot = Бот
report-head-rating = Рейтинг
report-head-interval = Интервал 95 %
report-head-games = Партии
report-head-won = Выиграно
report-head-score = Счёт
report-head-spread = Разброс
report-head-quartiles = Квартили
report-head-range = Минимум, максимум
report-head-mean = Среднее
report-head-time = Время на решение
report-head-slow = 95 % за
report-head-median = Медиана
report-head-forced = Вынужденные шаги
report-head-seat = Место
report-seat = Место { $seat }
report-anchor = задано
report-games = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}
report-forced = { $moves }, по { $time }
report-fact-options = Варианты
report-fact-line-ups = Составы
report-fact-seed = Начальное число
report-fact-deals = Расклады
report-fact-decisions = Решений за партию

# -- страница разбора --------------------------------------------------------------------------------------

review-title = Разбор: { $game }
review-lede = { $scores }. { $count ->
    [0] Победителей нет.
    [1] Побеждает { $winners }.
   *[other] Побеждают { $winners }.
}
review-lede-running = { $players }. Партия не окончена.
review-graph = Шансы на победу
review-graph-about = Перед каждым решением, какими их мог видеть решавший игрок, при лучшем ответе. Числа отмечают переломные моменты.
review-graph-axis = Сделано шагов
review-turning = Переломные моменты
review-turning-about = Самые большие перепады: шансы, которые упущены ответом, которые дала или отняла удача или которых никто не предвидел.
review-turning-point = Шаг { $move }, { $swing }. { $story }
review-answer = { $action } ({ $chance })
review-players = Кто как играл
review-players-about = Упущено — сколько шансов на победу сохранили бы лучшие ответы, в среднем за решение; самое дорогое — то, что стоило больше всего. Повезло и не повезло — взятое или открытое, кем бы то ни было, что изменило шансы на победу хотя бы на 3 %.
review-decisions = Все решения
review-decisions-about = Вынужденные шаги опущены. Шанс — того, кто решал: после ответа и до того, как что-то взято или открыто. Удача — то, что вышло потом. За тремя лучшими стоит, как их видел поиск: ответ, который он пробовал редко, оценён приблизительно.
review-how = Как это оценено
review-how-about = Каждое решение просчитано по тому, что игрок мог знать в тот момент. Скрытые карты раздавались заново, в них никто не заглядывал. Оценка приблизительна; разница в один-два процента мало что значит.
review-fact-iterations = Итераций поиска
review-fact-seconds = Секунд, не больше
review-fact-decisions = Решения
review-looked = { $count } с выбором
review-head-player = Игрок
review-head-decisions = Решения
review-head-best = Лучшие
review-head-good = Хорошие
review-head-slip = Неточности
review-head-mistake = Ошибки
review-head-blunder = Грубые ошибки
review-head-lost = Упущено
review-head-lost-mean = Упущено в среднем
review-head-luck = Удача
review-head-dearest = Самое дорогое
review-head-lucky = Повезло
review-head-unlucky = Не повезло
review-head-move = Шаг
review-head-done = Что сделано
review-head-verdict = Оценка
review-head-chance = Шанс
review-head-alternatives = Три лучших
review-verdict-best = лучшее
review-verdict-good = хорошо
review-verdict-slip = неточность
review-verdict-mistake = ошибка
review-verdict-blunder = грубая ошибка
