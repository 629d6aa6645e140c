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
page-table-over = { $count ->
    [0] Nobody won.
   *[other] Won by { $winners }.
}
page-table-won = { $count ->
    [one] You won.
   *[other] You share the victory.
}
page-table-score = { $player } { $score }
page-table-with = with { $players }
page-finished = Finished games
page-table-your-turn = It is your turn.
page-choose-game = Choose a game
page-how-to-play = How to play
page-players-range = { $low } to { $high } players
page-players = players
page-number-of-players = Number of players
page-play = Play
page-play-game = Play { $game }
page-play-against = Against { $bot }
page-play-first-steps = First Steps, against { $bot }
page-opening-short = Opening …
page-learn = Learn
page-learn-game = Learn { $game }
page-set-up = Set up a table
page-set-up-of = Set up a table of { $game }
page-several-chosen = { $count ->
    [0] none
   *[other] { $count }
}
page-rulings = Rulings
page-rulings-changed = { $count ->
    [0] as usual
   *[other] { $count } changed
}
page-rulings-about = Where the printed rules leave a doubt. Most tables need none of this.
page-who = Who plays
page-who-about = People here share this screen. For a person elsewhere you get a link to send. Whoever has no name is called by their side.
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
    [one] about a second a turn
   *[other] up to { $seconds } seconds a turn
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
page-speed = Others' turns
page-speed-calm = calm
page-speed-quick = quick
page-speed-at-once = at once
page-sound = Sounds
page-sound-about = A few quiet tones: your turn, a piece, a payment, a fall, the end.
page-skip = Skip
page-skip-tip = Show at once what happened
page-language = Language
page-fixed-field = Keep the board still
page-fixed-field-about = Otherwise it turns to whoever of you is asked.
page-coordinates = Coordinates
page-coordinates-about = Print the coordinates of places on the board, as the log and the list of actions name them (c). While the list is open they are always there.
page-log-gist-of = { $player }: { $deeds }
page-log-unfold = { $count ->
    [one] One line in full
   *[other] { $count } lines in full
}
page-getting-faster = The opponents are getting faster: they are being compiled in the background, once.
page-guards = Ask before something is lost
page-guards-about = When ending a turn, paying or discarding gives something away.
page-keys = Keys: Tab goes from the buttons to the board and to your own area, arrows go on inside, with Shift to what can only be read. / lists what can be done, u takes back, h gives a hint, c prints coordinates, Escape puts back, ? explains, + and - bring the board closer or further, 0 shows all of it.

# -- the table ---------------------------------------------------------------------------------------------

page-panes = Parts of the table
page-pane-board = Board
page-zoom = How near the board is
page-zoom-in = Closer
page-zoom-out = Further
page-zoom-all = Show all
page-beyond-above = { $count ->
    [one] One place above
   *[other] { $count } places above
}
page-beyond-below = { $count ->
    [one] One place below
   *[other] { $count } places below
}
page-beyond-left = { $count ->
    [one] One place to the left
   *[other] { $count } places to the left
}
page-beyond-right = { $count ->
    [one] One place to the right
   *[other] { $count } places to the right
}
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

page-called = { $player-is ->
    [you] You
   *[other] { $player }
}
page-ask-of = { $player }: { $sentence }
page-wait = It is the turn of { $player }.
page-thinking = { $player } is thinking.
page-away = Waiting for { $player }, who is not connected.
page-over = The game is over.
page-line-lost = The connection is lost. Trying again …
page-moved-on = The table has moved on. Look again and choose.

page-why-now = First this: { $sentence }
page-why-watching = You are watching: only those who sit at the table can do that.
page-why-rule = { $rule }: read the rule

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
page-event-table-hint = { $player-is ->
    [you] You asked for a hint.
   *[other] { $player } asked for a hint.
}
page-event-table-stand-in = { $player-is ->
    [you] { $bot } plays for you from now on.
   *[other] { $bot } plays for { $player } from now on.
}
page-event-table-return = { $player-is ->
    [you] You are back.
   *[other] { $player } is back.
}

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
page-won-you = { $count ->
    [one] You win
   *[other] You share the victory
}
page-won = { $count ->
    [0] Nobody wins
    [one] { $winners } wins
   *[other] { $winners } share the victory
}
page-player-column = Player
page-see-board = Look at the board
page-record = Download the record
page-rematch = Play again
page-rematch-follow = To the next game
page-rematch-waits = The table is laid again: the same people, one seat further up. Everybody who was here can sit down.

page-review = Review
page-review-of = A look back: { $game }
page-review-to-table = To the table
page-review-running = Every decision of the game is looked at again. Leaf through it in the meantime, or come back later.
page-review-progress = { $done } of { $total } decisions
page-review-failed = The game could not be looked at.
page-review-graph = Chances to win along the game; arrow keys go from decision to decision
page-review-chance-of = { $player } { $percent } %
page-review-decision = { $player }, decision { $at } of { $total }
page-review-before = The decision before
page-review-after = The next decision
page-review-pane-decision = Decision
page-review-made = Done:
page-review-better = Better:
page-review-then = Then:
page-review-grade-best = The best there was
page-review-grade-good = As good as the best
page-review-grade-slip = A slip
page-review-grade-mistake = A mistake
page-review-grade-blunder = A blunder
page-review-cost = : it cost { $percent } % of the chance to win
page-review-luck-then = { $good ->
    [yes] What came out then was lucky for { $player }: { $percent } % more.
   *[no] What came out then was unlucky for { $player }: { $percent } % less.
}
page-review-play-on = Play on from here
page-review-turning = Turning points
page-review-no-turning = None: the game took its course.
page-review-change = { $sign }{ $percent } %
page-review-players = How everybody played
page-review-well = { $well } of { $decisions } decisions as good as the best
page-review-number-slip = { $count ->
    [one] one slip
   *[other] { $count } slips
}
page-review-number-mistake = { $count ->
    [one] one mistake
   *[other] { $count } mistakes
}
page-review-number-blunder = { $count ->
    [one] one blunder
   *[other] { $count } blunders
}
page-review-dearest = (the dearest cost { $percent } %)
page-review-fortune = { $lucky ->
    [one] one lucky turn
   *[other] { $lucky } lucky turns
}, { $unlucky ->
    [one] one unlucky
   *[other] { $unlucky } unlucky
}
page-review-about = Each decision is judged by what its player could know. What was drawn or revealed afterwards is luck. A table that plays on has the same deal and the same opponents; you take the seat that decided.
page-show-copy = Copy link
page-show-about = An address that shows the game at this place to anybody. Nobody can play with it.
page-show-copied = The link is copied. It shows the game at this place to anybody.
page-show-copied-here = The link is copied. It works only on this machine: the page was opened under an address that leads nowhere from elsewhere.
page-show-by-hand = Copy the address of this page: it shows the game at this place to anybody.
page-show-running = This game is still being played. You see what a spectator sees.

page-curtain-title = { $player }, it is your turn
page-curtain-waiting = The tent of { $player }
page-curtain-about = Hand the screen over. Nobody else should look.
page-curtain-open = I am { $player }
page-invite = Invite
page-invite-tip = The links for those who play elsewhere
page-share = Share
page-share-text = Come and play { $game } with me.
page-link-local = This address works only on this machine: nobody else can follow the link.
page-link-command = Stop the server (Ctrl-C), start it with this command, and the table will be here as you left it:
page-link-then = { $count ->
    [one] Then open this page, and the links are right, under
   *[other] Then open this page, and the links are right, under one of these, whichever your friends can reach:
}
page-link-network = The links work for everybody on your network. The page itself is open here under an address that means only this machine.
page-link-address = Address of this machine
page-link-code = QR code
page-link-code-of = QR code for { $player }
page-link-code-about = { $player } points the camera of a phone at it. Whoever reads it sits down in this seat.
page-resign = Give up
page-resign-about = A bot plays on for you, and the table leaves your list.
page-resign-ask = Give up this game? A bot plays on in your place. You cannot come back.
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
page-rules-search = Find a rule, a word, an id ( / )
page-rules-found = { $count ->
    [0] Nothing found
    [one] One place found
   *[other] { $count } places found
}
page-rules-none = Nothing matches. Try fewer letters.
page-legend = The signs
page-glossary = Words of the game
page-example-at = { $step } of { $steps }
page-example-back = One step back
page-example-next = Next step
page-in-the-rules = In the rules

page-no-table = There is no such table. Was the link copied whole?
page-older-rules = Begun under version { $rules } of the rules, and played under it to the end. New tables play version { $current }.
page-other-rules = This game was begun under other rules than this server plays.
page-closed = The server does not let this page connect.
page-unknown-game = This page does not know that game. Reload it: it may be older than the server.

# -- what can go wrong -------------------------------------------------------------------------------------

page-error-unreachable = The server does not answer. Check that it runs, then try again.
page-error-other = The server refuses that ({ $code }).
page-error-bad-request = The server cannot do it like this. Look again at: { $where }.
page-error-name = A name is made of letters that can be seen.
page-error-no-page = There is nothing at this address.
page-error-other-rules = This game was begun under rules that this server does not play.
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

# The plain table, for games that bring no board of their own.
page-plain-table = The table
page-plain-actions = What you can do
page-plain-waiting = There is nothing to do for you just now.
page-plain-yes = yes
page-plain-no = no
page-plain-nothing = –
page-plain-said = { $what }: { $values }
page-plain-times = { $count } × { $thing }
page-plain-hidden = { $count ->
    [one] { $count } hidden
   *[other] { $count } hidden
}
page-plain-empty = nothing
page-plain-round = Round { $round }
page-plain-round-of = Round { $round } of { $rounds }

# Learning

page-learn-title = Learn { $game }
page-learn-none = There are no lessons for this game yet. Its rules are explained on a page of their own.
page-learn-instead = Learn it by playing
page-learn-start = Begin: { $lesson }
page-learn-go-on = Go on: { $lesson }
page-learn-play = Play a game
page-learn-progress = { $done } of { $of } done
page-learn-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
page-learn-begin = Begin
page-learn-continue = Continue
page-learn-again = Once more
page-learn-done = Done.
page-learn-enough = From here on you know enough to play
page-learn-kept = What you have done is remembered in this browser.

page-lesson-companion = Your companion
page-lesson-step = { $step } of { $of }
page-lesson-quiet = I will speak up when something new comes.
page-lesson-back = Back
page-lesson-skip = Skip
page-lesson-show = Show me
page-lesson-next = Next
page-lesson-next-one = Next lesson
page-lesson-again = Once more
page-lesson-all = All lessons
page-lesson-understood = Understood
page-lesson-coming = Next: { $lesson }
