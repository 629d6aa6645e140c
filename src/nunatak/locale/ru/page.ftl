# Страница в браузере: всё, что одинаково для всех игр.

page-tagline = Стол для настольных игр о льде и снеге: в одиночку против ботов, вместе за одним экраном или с друзьями, которые далеко.
page-notice = Неофициальная реализация. Игры принадлежат их авторам и издателям.
page-loading = Минутку…
page-opening = Открываем стол…
page-close = Закрыть
page-cancel = Отмена
page-more = Показать больше
page-less = Показать меньше
page-try-again = Попробовать ещё раз
page-to-home = На главную страницу
page-nowhere = По этому адресу ничего нет.

# -- главная страница --------------------------------------------------------------------------------------

page-continue = Продолжить партию
page-all-tables = Показать все партии: { $count }
page-forget = Убрать из этого списка
page-table-over = { $count ->
    [0] Победителей нет.
   *[other] Победа: { $winners }.
}
page-table-won = { $count ->
    [1] Победа за вами.
   *[other] Вы делите победу.
}
page-table-score = { $player } { $score }
page-table-with = с вами: { $players }
page-finished = Законченные партии
page-table-your-turn = Ваш ход.
page-choose-game = Выберите игру
page-how-to-play = Как играть
page-players-range = от { $low } до { $high } игроков
page-players = игроки
page-number-of-players = Число игроков
page-play = Играть
page-play-game = Играть: { $game }
page-play-against = Соперник: { $bot }
page-play-first-steps = «Первые шаги», соперник: { $bot }
page-opening-short = Открываем…
page-learn = Обучение
page-learn-game = Обучение: { $game }
page-set-up = Настроить стол
page-set-up-of = Настроить стол: { $game }
page-several-chosen = { $count ->
    [0] ничего
   *[other] { $count }
}
page-rulings = Толкования
page-rulings-changed = { $count ->
    [0] как обычно
   *[other] изменено: { $count }
}
page-rulings-about = Для случаев, которые печатные правила оставляют неясными. Чаще всего менять здесь ничего не нужно.
page-who = Кто играет
page-who-about = Те, кто здесь, сидят за одним экраном. Для игрока в другом месте вы получите ссылку, которую нужно ему отправить. Без имени игрока называют по его стороне.
page-variants = Варианты игры
page-start = Начать партию
page-player = Игрок { $number }
page-kind-here = здесь, за этим экраном
page-kind-link = не здесь, по ссылке
page-kind-bot = бот
page-kind-of = Кто сидит на месте «{ $player }»
page-name-of = Имя: { $player }
page-bot-of = Бот: { $player }
page-bot-random = Бродяга
page-bot-random-about = любой разрешённый ход
page-bot-visitor = Гость
page-bot-visitor-about = здесь впервые, многого не замечает
page-bot-trekker = Путник
page-bot-trekker-about = знает дорогу, порой ошибается
page-bot-greedy = Старатель
page-bot-greedy-about = берёт лучшее прямо сейчас
page-bot-guide = Проводник
page-bot-guide-about = обдумывает свой ход
page-bot-explorer = Первопроходец
page-bot-explorer-about = видит далеко вперёд
page-bot-legend = Легенда
page-bot-legend-about = лучшее, что у нас есть
page-bot-numbered = { $bot } { $number }
page-level-quick = отвечает сразу
page-level-seconds = { $seconds ->
    [1] около секунды на ход
    [one] до { $seconds } секунды на ход
    [few] до { $seconds } секунд на ход
   *[many] до { $seconds } секунд на ход
}
page-level-rating = рейтинг { $rating }
page-level-rated = { $bot } ({ $rating })
page-hints = Подсказки
page-hints-about = Игрок может спросить, что сделал бы сильнейший бот. Если играют несколько человек, в «Ходе партии» видно, кто спрашивал.

# -- как это выглядит --------------------------------------------------------------------------------------

page-settings = Настройки
page-theme = Оформление
page-theme-system = как в системе
page-theme-light = светлое
page-theme-dark = тёмное
page-speed = Ходы других
page-speed-calm = спокойно
page-speed-quick = быстро
page-speed-at-once = сразу
page-skip = Пропустить
page-skip-tip = Сразу показать, что произошло
page-language = Язык
page-sound = Звуки
page-sound-about = Несколько тихих тонов: ваш ход, фишка, оплата, обрушение, конец.
page-fixed-field = Не поворачивать поле
page-fixed-field-about = Иначе оно поворачивается к тому из вас, кого спрашивают.
page-coordinates = Координаты
page-coordinates-about = Показывать на поле координаты мест, те же, что в ходе партии и в списке действий (c). Пока список открыт, они видны всегда.
page-log-gist-of = { $player }: { $deeds }
page-log-unfold = { $count ->
    [one] Целиком: { $count } строка
    [few] Целиком: { $count } строки
   *[many] Целиком: { $count } строк
}
page-getting-faster = Соперники становятся быстрее: их один раз компилируют в фоне.
page-guards = Спрашивать, прежде чем что-то пропадёт
page-guards-about = Когда конец хода, оплата или сброс чего-то вас лишают.
page-keys = Клавиши: Tab ведёт от кнопок к полю и к вашей области, стрелки — дальше внутри, с Shift — и к тому, что можно только прочесть. / — что можно сделать, u — вернуть ход, h — подсказка, c — координаты, Escape — положить обратно, ? — объяснить, + и − — поле ближе и дальше, 0 — поле целиком.

# -- стол --------------------------------------------------------------------------------------------------

page-panes = Части стола
page-pane-board = Поле
page-zoom = Насколько близко поле
page-zoom-in = Ближе
page-zoom-out = Дальше
page-zoom-all = Показать всё
page-beyond-above = { $count ->
    [one] Выше: { $count } место
    [few] Выше: { $count } места
   *[many] Выше: { $count } мест
}
page-beyond-below = { $count ->
    [one] Ниже: { $count } место
    [few] Ниже: { $count } места
   *[many] Ниже: { $count } мест
}
page-beyond-left = { $count ->
    [one] Левее: { $count } место
    [few] Левее: { $count } места
   *[many] Левее: { $count } мест
}
page-beyond-right = { $count ->
    [one] Правее: { $count } место
    [few] Правее: { $count } места
   *[many] Правее: { $count } мест
}
page-pane-own = Ваша область
page-pane-players = Игроки
page-pane-log = Ход партии
page-pane-actions = Действия
page-rail = Игроки, ход партии и действия
page-menu = Что вы хотите здесь сделать?
page-filter = Найти действие ( / )
page-no-actions = Сейчас от вас ничего не требуется.
page-nothing-found = Такого действия нет.
page-undo = Вернуть ход
page-undo-about = Отменяет ваше последнее действие, пока ничего не открыто (u).
page-new = новое
page-score = Очки
page-spectators = { $count ->
    [one] За партией следит { $count } человек.
    [few] За партией следят { $count } человека.
   *[many] За партией следят { $count } человек.
}
page-not-connected = не в сети

page-called = { $player-is ->
    [you] Вы
   *[other] { $player }
}
page-ask-of = { $player }: { $sentence }
page-wait = Ходит { $player }.
page-thinking = { $player } думает.
page-away = Ждём: { $player } не в сети.
page-over = Партия окончена.
page-line-lost = Связь потеряна. Пробуем ещё раз…
page-moved-on = За столом уже другой шаг. Посмотрите снова и выберите.

page-why-now = Сначала это: { $sentence }
page-why-watching = Вы зритель: это могут делать только те, кто сидит за столом.
page-why-rule = { $rule }: прочесть правило

page-hint = Подсказка
page-hint-tip = Что сделал бы здесь сильнейший бот? (h)
page-hint-thinking = Думаем над вашим ходом
page-hint-by = { $level } советует так
page-hint-about = Шанс на победу после каждого ответа, каким его видит бот. На поле показан отмеченный.
page-hint-do = Сделать так
page-percent = { $percent } %

page-let-bot-play = Поручить игру боту
page-stand-in = Пусть играет за игрока { $player }
page-stand-in-mine = Пусть играет за меня
page-stand-in-of = На этом месте играет { $bot }
page-stands-in = За игрока { $player } играет { $bot }.
page-come-back = Вернуться на место
page-event-table-hint = { $player-is ->
    [you] Вы просите подсказку.
   *[other] { $player } просит подсказку.
}
page-event-table-stand-in = { $player-is ->
    [you] Теперь за вас играет { $bot }.
   *[other] Теперь за игрока { $player } играет { $bot }.
}
page-event-table-return = { $player-is ->
    [you] Вы снова здесь.
   *[other] { $player } снова здесь.
}

page-replay = Показать последние шаги
page-replay-about = Показывает последние шаги ещё раз, один за другим.
page-replay-back = На шаг назад
page-replay-forward = На шаг вперёд
page-replay-play = Пуск
page-replay-pause = Пауза
page-replay-leave = Назад к партии
page-replay-at = Шаг { $at } из { $length }
page-replay-quiet = До последних шагов.

page-result = Итог
page-won-you = { $count ->
    [1] Победа за вами
   *[other] Вы делите победу
}
page-won = { $count ->
    [0] Победителей нет
    [1] Победа: { $winners }
   *[other] Победу делят { $winners }
}
page-player-column = Игрок
page-see-board = Посмотреть на поле
page-record = Скачать запись
page-rematch = Сыграть ещё раз
page-rematch-follow = К следующей партии
page-rematch-waits = Стол снова готов: те же игроки, места сдвинуты на одно. Все, кто был здесь, могут сесть.

page-review = Разбор
page-review-of = Взгляд назад: { $game }
page-review-to-table = К столу
page-review-running = Каждое решение партии просматривается заново. Пока можно листать её или вернуться позже.
page-review-progress = Просмотрено решений: { $done } из { $total }
page-review-failed = Разобрать эту партию не удалось.
page-review-graph = Шансы на победу по ходу партии; стрелки ведут от решения к решению
page-review-chance-of = { $player } { $percent } %
page-review-decision = { $player }, решение { $at } из { $total }
page-review-before = Предыдущее решение
page-review-after = Следующее решение
page-review-pane-decision = Решение
page-review-made = Сделано:
page-review-better = Лучше:
page-review-then = Затем:
page-review-grade-best = Лучшее из возможного
page-review-grade-good = Не хуже лучшего
page-review-grade-slip = Неточность
page-review-grade-mistake = Ошибка
page-review-grade-blunder = Грубая ошибка
page-review-cost = : это стоило { $percent } % шансов на победу
page-review-luck-then = { $good ->
    [yes] Потом игроку { $player } повезло: шанс на { $percent } % больше.
   *[no] Потом игроку { $player } не повезло: шанс на { $percent } % меньше.
}
page-review-play-on = Играть дальше отсюда
page-review-turning = Переломные моменты
page-review-no-turning = Их нет: партия шла своим чередом.
page-review-change = { $sign }{ $percent } %
page-review-players = Кто как играл
page-review-well = Решений не хуже лучшего: { $well } из { $decisions }
page-review-number-slip = { $count ->
    [one] { $count } неточность
    [few] { $count } неточности
   *[many] { $count } неточностей
}
page-review-number-mistake = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[many] { $count } ошибок
}
page-review-number-blunder = { $count ->
    [one] { $count } грубая ошибка
    [few] { $count } грубые ошибки
   *[many] { $count } грубых ошибок
}
page-review-dearest = (самая дорогая стоила { $percent } %)
page-review-fortune = удач: { $lucky }, неудач: { $unlucky }
page-review-about = Каждое решение оценено по тому, что мог знать его игрок. Что взяли или открыли потом — удача. Если играть дальше отсюда, расклад и соперники будут те же, а вы займёте место того, кто решал.
page-show-copy = Скопировать ссылку
page-show-about = Адрес, по которому кто угодно увидит партию на этом шаге. Играть по нему нельзя.
page-show-copied = Ссылка скопирована. По ней кто угодно увидит партию на этом шаге.
page-show-copied-here = Ссылка скопирована. Она работает только на этом компьютере: страница открыта по адресу, который из других мест никуда не ведёт.
page-show-by-hand = Скопируйте адрес этой страницы: по нему кто угодно увидит партию на этом шаге.
page-show-running = Эту партию ещё играют. Вы видите то, что видит зритель.

page-curtain-title = { $player }, ваш ход
page-curtain-about = Передайте экран. Остальным лучше не смотреть.
page-curtain-open = { $player } — это я
page-curtain-waiting = Шатёр игрока { $player }
page-invite = Пригласить
page-invite-tip = Ссылки для тех, кто играет не здесь
page-share = Поделиться
page-share-text = Сыграем? { $game }
page-link-local = Этот адрес работает только на этом компьютере: по ссылке больше никто не придёт.
page-link-command = Остановите сервер (Ctrl-C), запустите его этой командой, и стол будет здесь таким, каким вы его оставили:
page-link-then = { $count ->
    [1] Потом откройте эту страницу по адресу ниже, и ссылки будут верны:
   *[other] Потом откройте эту страницу по одному из этих адресов, смотря какой доступен друзьям, и ссылки будут верны:
}
page-link-network = Ссылки работают для всех в вашей сети. Сама страница открыта здесь по адресу, который действует только на этом компьютере.
page-link-address = Адрес этого компьютера
page-link-code = QR-код
page-link-code-of = QR-код: { $player }
page-link-code-about = { $player } наводит на него камеру телефона. Кто его прочтёт, садится на это место.
page-resign = Сдаться
page-resign-about = Дальше за вас играет бот, и стол уходит из вашего списка.
page-resign-ask = Сдаться в этой партии? Дальше на вашем месте играет бот. Вернуться нельзя.
page-seats = Места и ссылки
page-seats-about = Ссылка открывает ровно одно место. Отправьте её только тому, кто будет там сидеть. Новая ссылка отменяет старую. Когда кого-то долго нет, бот может играть дальше, пока игрок не вернётся на место.
page-copy = Скопировать
page-new-link = Новая ссылка
page-link-of = Ссылка: { $player }
page-link-copied = Ссылка скопирована: { $player }.
page-link-by-hand = Браузер не разрешает копировать. Выделите ссылку и скопируйте её сами.

page-help = Как играть
page-help-about = Объясняет правила, нужные прямо сейчас ( ? ).
page-help-title = Как играть: { $game }
page-help-whole = Открыть страницу целиком
page-contents = Содержание
page-rules-search = Найти правило, слово, номер ( / )
page-rules-found = { $count ->
    [0] Ничего не найдено
    [one] Найдено { $count } место
    [few] Найдено { $count } места
   *[many] Найдено { $count } мест
}
page-rules-none = Ничего не подходит. Попробуйте меньше букв.
page-legend = Значки
page-glossary = Слова игры
page-example-at = { $step } из { $steps }
page-example-back = На шаг назад
page-example-next = Следующий шаг
page-in-the-rules = В правилах

page-no-table = Такого стола нет. Ссылка скопирована целиком?
page-older-rules = Партия начата по версии правил { $rules } и играется по ней до конца. Новые столы играют по версии { $current }.
page-other-rules = Эта партия начата по правилам, по которым этот сервер не играет.
page-closed = Сервер не даёт этой странице подключиться.
page-unknown-game = Эта страница не знает такой игры. Обновите её: возможно, она старше сервера.

# -- что может пойти не так --------------------------------------------------------------------------------

page-error-unreachable = Сервер не отвечает. Проверьте, что он запущен, и попробуйте ещё раз.
page-error-other = Сервер отказывает ({ $code }).
page-error-bad-request = Так сервер не может. Проверьте: { $where }.
page-error-name = Имя состоит из видимых букв.
page-error-too-fast = Слишком много новых столов сразу. Подождите минуту и попробуйте ещё раз.
page-error-too-large = Это больше, чем сервер принимает за раз.
page-error-server-error = На сервере что-то пошло не так. Попробуйте ещё раз; что случилось, записано в его журнале.
page-error-not-saved = Сервер не смог сохранить. Попробуйте ещё раз; что случилось, записано в его журнале.
page-error-no-table = Такого стола нет.
page-error-no-game = Сервер не знает этой игры.
page-error-no-page = По этому адресу ничего нет.
page-error-other-rules = Эта партия начата по правилам, по которым этот сервер не играет.
page-error-not-host = Это может только тот, кто открыл стол.
page-error-game-runs = Не во время партии.
page-error-game-over = Партия окончена.
page-error-wrong-host = Откройте страницу по адресу, который напечатал сервер.
page-error-wrong-origin = Откройте страницу по адресу, который напечатал сервер.

# Простой стол, для игр без собственного поля.
page-plain-table = Стол
page-plain-actions = Что вы можете сделать
page-plain-waiting = Сейчас от вас ничего не требуется.
page-plain-yes = да
page-plain-no = нет
page-plain-nothing = –
page-plain-said = { $what }: { $values }
page-plain-times = { $count } × { $thing }
page-plain-hidden = скрыто: { $count }
page-plain-empty = ничего
page-plain-round = Раунд { $round }
page-plain-round-of = Раунд { $round } из { $rounds }

# Обучение

page-learn-title = Обучение: { $game }
page-learn-none = Для этой игры пока нет уроков. Её правила объяснены на отдельной странице.
page-learn-instead = Учиться в партии
page-learn-start = Начать: { $lesson }
page-learn-go-on = Дальше: { $lesson }
page-learn-play = Сыграть партию
page-learn-progress = Пройдено: { $done } из { $of }
page-learn-minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}
page-learn-begin = Начать
page-learn-continue = Продолжить
page-learn-again = Ещё раз
page-learn-done = Пройдено.
page-learn-enough = Теперь вы знаете достаточно, чтобы играть
page-learn-kept = Этот браузер помнит, что вы прошли.

page-lesson-companion = Ваш спутник
page-lesson-step = { $step } из { $of }
page-lesson-quiet = Скажу, когда появится что-то новое.
page-lesson-back = Назад
page-lesson-skip = Пропустить
page-lesson-show = Покажите
page-lesson-next = Дальше
page-lesson-next-one = Следующий урок
page-lesson-again = Ещё раз
page-lesson-all = Все уроки
page-lesson-understood = Понятно
page-lesson-coming = Дальше: { $lesson }
