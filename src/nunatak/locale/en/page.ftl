# The browser page: everything that is the same for all games.

page-tagline = A table for board games of ice and snow: alone against bots, around one screen, or with friends far away.
page-notice = An unofficial implementation. The games belong to their authors and publishers.
page-loading = One moment …
page-opening = Opening the table …
page-close = Close
page-cancel = Never mind
page-more = Show more
page-less = Show less
page-try-again = Try again
page-to-home = To the first page
page-nowhere = There is nothing at this address.

# -- the first page ----------------------------------------------------------------------------------------

page-continue = Continue a game
page-all-tables = Show all { $count } games
page-forget = Remove from this list
page-table-over = Won by { $winners }
page-table-your-turn = It is your turn.
page-choose-game = Choose a game
page-how-to-play = How to play
page-players-range = { $low } to { $high } players
page-players = players
page-number-of-players = Number of players
page-new-table = A new table of { $game }
page-who = Who plays
page-who-about = People here share this screen. For a person elsewhere you get a link to send. Seats left empty by name are simply numbered.
page-variants = How it is played
page-start = Start the game
page-player = Player { $number }
page-kind-here = here, at this screen
page-kind-link = elsewhere, by a link
page-kind-bot = a bot
page-kind-of = Who sits at { $player }
page-name-of = Name of { $player }
page-bot-of = Bot of { $player }
page-bot-random = Wanderer
page-bot-random-about = any legal move
page-bot-visitor = Visitor
page-bot-visitor-about = new here, overlooks things
page-bot-trekker = Trekker
page-bot-trekker-about = knows the way, errs now and then
page-bot-greedy = Prospector
page-bot-greedy-about = takes what is best now
page-bot-guide = Guide
page-bot-guide-about = thinks its move through
page-bot-explorer = Explorer
page-bot-explorer-about = reads far ahead
page-bot-legend = Legend
page-bot-legend-about = the best we have
page-bot-numbered = { $bot } { $number }
page-level-quick = answers at once
page-level-seconds = { $seconds ->
    [one] up to a second a decision
   *[other] up to { $seconds } seconds a decision
}
page-level-rating = rating { $rating }
page-level-rated = { $bot } ({ $rating })
page-hints = Hints
page-hints-about = A player may ask what the strongest bot would do. Where several people play, the log tells who asked.

# -- how it looks ------------------------------------------------------------------------------------------

page-settings = Settings
page-theme = Appearance
page-theme-system = system
page-theme-light = light
page-theme-dark = dark
page-language = Language
page-fixed-field = Keep the board still
page-fixed-field-about = Otherwise it turns to whoever of you is asked.
page-keys = Keys: / lists what can be done, u takes back, h gives a hint, Escape puts back, ? explains.

# -- the table ---------------------------------------------------------------------------------------------

page-panes = Parts of the table
page-pane-board = Board
page-pane-own = Your area
page-pane-players = Players
page-pane-log = Log
page-pane-actions = Actions
page-rail = Players, log and actions
page-menu = What do you want to do here?
page-filter = Find an action ( / )
page-no-actions = There is nothing for you to do now.
page-nothing-found = No action matches.
page-undo = Undo
page-undo-about = Takes your last action back, as long as nothing was revealed (u).
page-new = new
page-score = Points
page-spectators = { $count ->
    [one] One person watches.
   *[other] { $count } people watch.
}
page-not-connected = not connected

page-ask-of = { $player }: { $sentence }
page-wait = It is the turn of { $player }.
page-thinking = { $player } is thinking.
page-away = Waiting for { $player }, who is not connected.
page-over = The game is over.
page-line-lost = The connection is lost. Trying again …
page-moved-on = The table has moved on. Look again and choose.

page-hint = Hint
page-hint-tip = What would the strongest bot do here? (h)
page-hint-thinking = Thinking about your move
page-hint-by = { $level } would do this
page-hint-about = The chance to win after each, as the bot sees it. The board shows the one that is marked.
page-hint-do = Do this
page-percent = { $percent } %

page-let-bot-play = Let a bot play on
page-stand-in = Let it play for { $player }
page-stand-in-mine = Let it play for me
page-stand-in-of = { $bot } plays for this seat
page-stands-in = { $bot } plays for { $player }.
page-come-back = Take the seat back
page-event-table-hint = { $player } asked for a hint.
page-event-table-stand-in = { $bot } plays for { $player } from now on.
page-event-table-return = { $player } is back.

page-replay = Show the last moves
page-replay-about = Shows the last moves again, one by one.
page-replay-back = One move back
page-replay-forward = One move on
page-replay-play = Play
page-replay-pause = Pause
page-replay-leave = Back to the game
page-replay-at = Move { $at } of { $length }
page-replay-quiet = Before the last moves.

page-result = Result
page-won = { $count ->
    [0] Nobody wins
    [one] { $winners } wins
   *[other] { $winners } share the victory
}
page-player-column = Player
page-see-board = Look at the board
page-record = Download the record
page-rematch = Play again

page-review = Review
page-review-of = A look back: { $game }
page-review-to-table = Back to the table
page-review-running = Every decision of the game is looked at again. You may go away and come back.
page-review-progress = { $done } of { $total } decisions
page-review-failed = The game could not be looked at.
page-review-chances = Chances to win
page-review-graph = Chances to win along the game; arrow keys go from decision to decision
page-review-chance-of = { $player } { $percent } %
page-review-decision = { $player }, decision { $at } of { $total }
page-review-before = The decision before
page-review-after = The next decision
page-review-done = done
page-review-grade-best = The best there was
page-review-grade-good = As good as the best
page-review-grade-slip = A slip
page-review-grade-mistake = A mistake
page-review-grade-blunder = A blunder
page-review-cost = : it cost { $percent } % of the chance to win
page-review-luck-then = What came out then changed the chances of { $player } by { $percent } %.
page-review-play-on = Play on from here
page-review-turning = Turning points
page-review-no-turning = None: the game took its course.
page-review-by-choice = { $player } had something better
page-review-by-luck = Luck, for { $player }
page-review-by-course = How it went on, for { $player }
page-review-change = { $sign }{ $percent } %
page-review-players = Choices and luck
page-review-lost = by choices
page-review-luck = by luck
page-review-count-best = best
page-review-count-good = good
page-review-count-slip = slips
page-review-count-mistake = mistakes
page-review-count-blunder = blunders
page-review-about = Each decision is judged by what its player could know. What was drawn or revealed afterwards is luck. A table that plays on has the same deal; you take the seat that decided, bots take the others.

page-seats = Seats and links
page-seats-about = A link opens exactly one seat. Send it only to the person who is to sit there. A new link makes the old one void. When somebody has been gone for a while, a bot can play on until they take their seat back.
page-copy = Copy
page-new-link = New link
page-link-of = Link for { $player }
page-link-copied = The link for { $player } is copied.
page-link-by-hand = The browser does not allow copying. Select the link and copy it by hand.

page-help = How to play
page-help-about = Explains the rules for what is asked now ( ? ).
page-help-title = How to play { $game }
page-help-whole = Open the whole page
page-contents = Contents

page-no-table = There is no such table. Was the link copied whole?
page-older-rules = Begun under version { $rules } of the rules, and played under it to the end. New tables play version { $current }.
page-other-rules = This game was begun under other rules than this server plays.
page-closed = The server does not let this page connect.
page-unknown-game = This page does not know that game. Reload it: it may be older than the server.

# -- what can go wrong -------------------------------------------------------------------------------------

page-error-unreachable = The server does not answer. Check that it runs, then try again.
page-error-where = { $message } ({ $where })
page-error-too-fast = That were many new tables at once. Wait a minute, then try again.
page-error-too-large = That was more than the server takes at once.
page-error-server-error = Something went wrong on the server. Try again; its log says what happened.
page-error-not-saved = The server could not save. Try again; its log says what happened.
page-error-no-table = There is no such table.
page-error-no-game = The server does not know this game.
page-error-not-host = Only the one who opened the table can do that.
page-error-game-runs = Not while the game runs.
page-error-game-over = The game is over.
page-error-wrong-host = Open the page under the address that the server printed.
page-error-wrong-origin = Open the page under the address that the server printed.
