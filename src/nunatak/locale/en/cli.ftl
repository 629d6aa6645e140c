# The command `nunatak`.

cli-about = A table for board games of ice and snow, with opponents and a laboratory.
cli-command = COMMAND

# What argparse says of the arguments. What follows a dash is left as it is.
cli-usage = usage:
cli-usage-arguments = arguments
cli-usage-options = options
cli-usage-help = show this help and exit
cli-usage-error = { $program }: error: { $problem }
cli-usage-argument = { $argument }: { $problem }
cli-usage-required = missing: { $arguments }
cli-usage-unknown = unknown: { $arguments }
cli-usage-expected-one = expected one value
cli-usage-expected-some = expected one value or more
cli-usage-choice = there is no { $value }; there are { $choices }
cli-usage-ignored = takes no value, got { $value }
cli-arg-lang = the language to speak (default: NUNATAK_LANG, or that of the terminal)

# What is wrong with the arguments, or with what they name.
cli-argument = { $argument }: { $problem }
cli-failed = { $problem }
cli-no-game = { cli-meta-game }: there is no game '{ $game }'; there are { $games }
cli-set-what = --set { $setting }: expected option=value
cli-set-no-option = --set { $setting }: { $game } has no option '{ $option }'; it has { $options }
cli-expected-whole = expected a whole number from { $low } up, got '{ $given }'
cli-expected-seconds = expected more than 0 and at most 3600 seconds, got '{ $given }'
cli-expected-port = expected a port from 0 to 65535, got '{ $given }'
cli-record-no-folder = --record { $file }: this is not a folder
cli-record-no-game = { $file }: game: there is no game '{ $game }'; there are { $games }
cli-review-nothing = { $file }: there is no decision to look at
cli-league-none = { $file }: there is no such league yet; tournament --league { $file } begins one
cli-tournament-who = tournament: name the bots that shall meet with --bots, or each line-up with --line-up
cli-tournament-line-up = --line-up { $line }: { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
} for { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}
cli-tournament-two = --bots { $bots }: a tournament needs two different bots at least, or --line-up
cli-tune-no-game = { cli-meta-game }: { $game } has no evaluation to tune; there are { $games }
cli-calibrate-no-game = { cli-meta-game }: { $game } has no file of its own for a map; there are { $games }
cli-calibrate-nothing = none of the { $games } games ended: there is nothing to fit to
cli-tune-not-alone = --alone: { $game } has no weights for playing alone
cli-tune-no-folder = --out { $file }: there is no folder { $folder }
cli-tune-nothing-to-resume = --resume: there is no { $file } to take up
cli-play-at = Nunatak is at { $url } (Ctrl-C stops it)
cli-play-no-store = The games cannot be kept in { $where }: { $problem }.
cli-play-no-port = Cannot listen on { $host } port { $port }: { $problem }.

cli-unbuilt = The server runs, but its page is not built
cli-unbuilt-what = In the folder of the project, run { $page } (or { $play }, which does both), then reload.
cli-unbuilt-protocol = The table protocol works without the page:

cli-play-about = start the table on this machine and open it in a browser
cli-play-needs = the table needs { $module }, which is not installed: pip install "{ $extra }"
cli-games-about = list the games, their options and how many can play
cli-simulate-about = play many games between bots
cli-league-about = show how strong the bots of a league are
cli-tournament-about = let bots meet in seat-balanced matches, and rate them
cli-calibrate-about = see whether the chances that people are told come true, and fit the map that makes them
cli-tune-about = improve the weights of a game's opponents by letting them play each other
cli-bench-about = measure how fast the games run on this machine
cli-replay-about = play a recorded game again, to its end or to a move
cli-review-about = look back at a recorded game: chances, turning points, better moves, luck
cli-scenario-about = play scenario files and check what they expect (docs/scenarios.md)
cli-data-about = look after the component tables
cli-data-check-about = check the counts, shapes and ranges of the component tables

cli-meta-game = GAME
cli-meta-bot = BOT
cli-meta-bots = BOT,…
cli-meta-file = FILE
cli-meta-folder = DIR
cli-meta-setting = OPTION=VALUE
cli-meta-address = ADDRESS
cli-meta-port = PORT
cli-meta-language = LANGUAGE

cli-arg-json = print data for programs instead of text
cli-arg-timing = with --json: also say how long it took, which no two runs agree on
cli-arg-game = the game: see nunatak games
cli-arg-game-or-all = the game; all of them when none is named
cli-arg-players = number of players (default: the game's own)
cli-arg-bots = one bot a seat, separated by commas, your own as module:Class; repeated when there are fewer bots than seats (default: random)
cli-arg-tournament-bots = the bots that shall meet, separated by commas, your own as module:Class: every pair, or every full table, plays
cli-arg-line-up = bots in seat order; they play from all seats in turn. May be repeated, in place of --bots
cli-arg-pair-games = games of each pairing, at least (default: 100); each deal is played from all seats
cli-arg-report = write a page with tables and plots into this file
cli-arg-league = add the results to this league
cli-arg-league-file = the league, as tournament --league writes it
cli-arg-resume = write each result into this file at once, and leave out the games that it holds already
cli-arg-games = number of games (default: 100)
cli-arg-seed = seed of the whole series (default: 0); equal seeds, equal games
cli-arg-set = set an option of the game; may be repeated
cli-arg-workers = processes that share the work (default: one a core)
cli-arg-record-dir = write a record of every game into this folder
cli-arg-seconds = seconds to measure each game (default: { $default })
cli-arg-record = a record file
cli-arg-review-iterations = how far to read ahead at each decision (default: { $default })
cli-arg-review-seconds = and at most so many seconds for each search
cli-arg-review-report = the page to write (default: beside the record)
cli-arg-log = tell the game move by move, as everybody at the table hears it
cli-arg-verify = check that it replays to the same result, byte for byte
cli-arg-at = stop after the first N moves
cli-arg-position = print the position reached, as JSON
cli-arg-scenario-files = scenario files, TOML
cli-arg-host = address to listen on (default: { $host })
cli-arg-port = port to listen on (default: { $port }, or the next free one)
cli-arg-calibrate-games = games to watch; the second half is kept for checking (default: 600)
cli-arg-calibrate-out = file for what was seen (default: { cli-meta-game }.calibration.jsonl); with the same task the next run goes on with it
cli-arg-tune-games = games a round (default: 100)
cli-arg-tune-rounds = rounds in all (default: 50); 0 leaves the weights as they are
cli-arg-tune-match = games of the weights found against those shipped, at the end (default: 200)
cli-arg-tune-fit = games to fit what to expect and the winning chances to (default: 100); 0 leaves them as they are
cli-arg-tune-players = who plays: greedy (the default) or search@N, which takes longer
cli-arg-tune-out = file for the weights found (default: { cli-meta-game }.toml); what resuming needs is kept beside it
cli-arg-tune-alone = tune the weights of those who play alone, by how far they come
cli-arg-tune-resume = go on from the last finished round of the same task
cli-arg-database = file that keeps the games, or the address of a database (default: NUNATAK_DATABASE, or a file in your data folder)
cli-arg-play-bots = bots of your own that people may sit down against, besides ours
cli-arg-no-browser = do not open a browser
cli-arg-no-compile = do not compile the opponents in the background

cli-head-seat = seat
cli-head-bot = bot
cli-head-player = player
cli-head-wins = wins
cli-head-won = won
cli-head-win-rate = share
cli-head-rating-interval = rating (95 %)
cli-head-won-interval = won (95 %)
cli-head-played = games
cli-head-time = time
cli-head-slow = 95 % in
cli-head-score = score
cli-head-weight = weight
cli-head-shipped = shipped
cli-head-found = found
cli-head-called = called
cli-head-by-search = by the search: won (seats)
cli-head-decided = decisions
cli-head-slips = slips
cli-head-mistakes = mistakes
cli-head-blunders = blunders
cli-head-lost = given away
cli-head-lucky = lucky
cli-head-unlucky = unlucky
cli-head-option = option
cli-head-values = values
cli-head-default = default
cli-head-meaning = meaning
cli-head-game = game
cli-head-players = players
cli-head-compiled = compiled
cli-head-decisions = decisions/s
cli-head-copies = copies/s
cli-head-games = games/s

cli-values-range = { $low } to { $high }
cli-values-per-seat = { $values } (one a seat, with commas)

cli-yes = yes
cli-no = no

cli-game = { $name }: { $title }, { $low } to { $high } players, rules version { $rules }

cli-simulate-progress = playing
cli-simulate-sum = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $mean } decisions a game ({ $shortest } to { $longest }), { $speed } games a second
cli-simulate-recorded = { $games ->
    [one] { $games } record
   *[other] { $games } records
} in { $folder }

cli-tournament-progress = playing
cli-tournament-resumed = { $games ->
    [one] { $games } game is played already
   *[other] { $games } games are played already
}
cli-tournament-sum = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, { $decisions } decisions a game, in { $time }
cli-tournament-together = All seats won or lost together: there is nothing to rate.
cli-tournament-report = Report: { $file }

cli-calibrate-progress = watching games
cli-calibrate-found = What fits the first half of the games: trust = [{ $trust }], own = { $own }
cli-tune-progress = tuning
cli-tune-match = The weights found won { $share } of { $games ->
    [one] { $games } game
   *[other] { $games } games
} against those shipped (95 % interval: { $low } to { $high }).
cli-tune-written = Weights after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}: { $file }

cli-bench-progress = measuring

cli-replay-verified = The record replays to the same result, byte for byte ({ $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}).
cli-replay-older-rules = Played under version { $rules } of the rules, as it was begun; new games follow version { $current }.
cli-replay-at = { $game }, after { $at } of { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
cli-replay-asked = { $seat } has to decide: { $asked } ({ $options ->
    [one] { $options } answer
   *[other] { $options } answers
})

cli-review-progress = looking back
cli-review-resumed = { $decisions ->
    [one] { $decisions } decision was looked at before
   *[other] { $decisions } decisions were looked at before
}
cli-review-report = Report: { $file }

cli-scenario-sum = { $passed } of { $total ->
    [one] { $total } scenario
   *[other] { $total } scenarios
} passed{ $errors ->
    [0] {""}
    [one] , { $errors } could not be understood
   *[other] , { $errors } could not be understood
}
cli-scenario-expected = expected: { $value }
cli-scenario-got = got: { $value }
cli-scenario-refused = refused: { $why }
cli-scenario-not-turn = it is not this seat’s turn
cli-scenario-is-legal = { $action } is legal
cli-scenario-is-refused = { $action } is refused by { $rule }
cli-scenario-unchanged = a refused action changes nothing
cli-scenario-changed = the position has changed
cli-scenario-no-action = no action
cli-data-fine = { $game }: the component tables are in order
cli-checked-roam-locations = location cards: { $cards } (patterns, points, six squares of coins, totals, ids, provenance)
cli-checked-roam-starting = starting cards: { $cards } (three a colour, patterns, provenance)
cli-checked-roam-artifacts = artifacts: { $artifacts } (abilities and their copies, prices, points, provenance)
cli-checked-winter-cards = types of tribe cards: { $tribe }, of starting cards: { $starting }, culture cards: { $culture } (ids, labor, VP)
cli-checked-winter-abilities = abilities of cards: { $lines } (every line is in the effect notation)
cli-checked-winter-chiefs = chiefs with two sides: { $chiefs }, setup cards: { $setups }
cli-checked-winter-species = species of animals: { $species } (counts, benefits, set values)
cli-checked-winter-stones = sacred stones: { $stones } (scores, eras)
cli-checked-winter-boards = columns: { $columns }; the player board, the idol board, the turn order track
cli-checked-winter-places = terrain and megalith boards (tiles for every number of players, cells, arrows, layouts)
cli-checked-winter-tokens = glacier tokens: { $glaciers }, rest tokens: { $rests }
cli-checked-ice-board = tile cells: { $tiles }, rim cells: { $rim }, regions: { $regions } (coordinates, sides, what lies on what, as the formulae give them)
cli-checked-ice-snow = snow tiles: { $tiles } (landscapes and faces, as many of one as of the other)
cli-checked-ice-artifacts = artifacts: { $artifacts } (types, forms, anima, one for every cell of their levels)
cli-checked-ice-requests = requests: { $requests }, different ones: { $different } (kinds, types, rewards)
cli-checked-ice-cards = decrees: { $decrees }, logbook cards: { $logbook }, guilds: { $guilds }, edifices: { $edifices }

# -- the page of a tournament ------------------------------------------------------------------------------

report-percent = { $number } %
report-range = { $low } to { $high }
report-time-min = { $number } min
report-time-s = { $number } s
report-time-ms = { $number } ms
report-time-us = { $number } µs

report-league-title = League
report-league-lede = { $games ->
    [one] { $games } game
   *[other] { $games } games
} between bots so far.
report-league-about = { $games ->
    [one] { $games } game
   *[other] { $games } games
} under version { $rules } of the rules.
report-tournament-title = Tournament: { $game }
report-tournament-lede = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
} between { $bots }. Every line-up has played the same deals from every seat.
report-standings = Standings
report-standings-about = Intervals hold the true value in 95 of 100 tournaments like this one. A share counts each seat of a bot in each game; a victory shared by several is divided among them.
report-standings-together = Here all seats win or lose together: the share is that of the games won, and there is nothing to rate.
report-rating = Rating
report-rating-about = { $anchor ->
    [none] 400 points more mean ten wins for each loss. The mean of all bots is set to 1000.
   *[other] 400 points more mean ten wins for each loss. { $anchor } is set to 1000.
}
report-win-share = Games won
report-win-share-about = The share of its games that each bot has won. The dashed line is a fair share.
report-against = Who beats whom
report-against-about = Of the victories that went to one of the two, the share of the bot that is named on the left. Games with both are counted below.
report-scores = Scores
report-scores-about = How often each score came up. The bar is the middle half of all games, its notch the median, the dot the mean.
report-times = Time for a decision
report-times-about = From the median to the time within which 95 % of the decisions were made; the dot is the mean. Forced moves, with a single answer, are not counted here. The scale is logarithmic.
report-seats = Seats
report-seats-about = What each seat won, whoever sat there. The dashed line is a fair share.
report-played = How it was played
report-as-table = The same as a table
report-head-bot = Bot
report-head-rating = Rating
report-head-interval = 95 % interval
report-head-games = Games
report-head-won = Won
report-head-score = Score
report-head-spread = Spread
report-head-quartiles = Quartiles
report-head-range = Lowest, highest
report-head-mean = Mean
report-head-time = Time a decision
report-head-slow = 95 % within
report-head-median = Median
report-head-forced = Forced moves
report-head-seat = Seat
report-seat = Seat { $seat }
report-anchor = set
report-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
report-forced = { $moves }, { $time } each
report-fact-options = Options
report-fact-line-ups = Line-ups
report-fact-seed = Seed
report-fact-deals = Deals
report-fact-decisions = Decisions a game

# -- the page of a review ----------------------------------------------------------------------------------

review-title = Review: { $game }
review-lede = { $scores }. { $count ->
    [0] Nobody has won.
    [one] { $winners } has won.
   *[other] { $winners } have won.
}
review-lede-running = { $players }. The game is not over.
review-graph = Winning chances
review-graph-about = Before each decision, as the player who had to decide could judge them, with the best answer. The numbers mark the turning points.
review-graph-axis = Moves made
review-turning = Turning points
review-turning-about = The largest swings: chances that an answer gave away, that luck gave or took, or that nobody had seen coming.
review-turning-point = Move { $move }, { $swing }. { $story }
review-answer = { $action } ({ $chance })
review-players = How everybody played
review-players-about = Given away is what better answers would have kept of the winning chances, for each decision on average; the dearest is the one that cost most. Lucky and unlucky are draws and reveals, whoever made them, that changed the winning chances by at least 3 %.
review-decisions = Every decision
review-decisions-about = Forced moves are left out. The chance is the player’s own, after the answer and before anything was drawn or revealed. Luck is what came out then. Behind the best three stands how the search saw them: an answer that it tried seldom is judged roughly.
review-how = How it was judged
review-how-about = Each decision was searched with what the player could know at that moment. Hidden cards were dealt anew, never looked at. The judgement is an estimate; differences of one or two per cent mean little.
review-fact-iterations = Iterations of the search
review-fact-seconds = Seconds at most
review-fact-decisions = Decisions
review-looked = { $count ->
    [one] { $count } with a choice
   *[other] { $count } with a choice
}
review-head-player = Player
review-head-decisions = Decisions
review-head-best = Best
review-head-good = Good
review-head-slip = Slips
review-head-mistake = Mistakes
review-head-blunder = Blunders
review-head-lost = Given away
review-head-lost-mean = Given away each time
review-head-luck = Luck
review-head-dearest = Dearest
review-head-lucky = Lucky
review-head-unlucky = Unlucky
review-head-move = Move
review-head-done = What was done
review-head-verdict = Judgement
review-head-chance = Chance
review-head-alternatives = The best three
review-verdict-best = best
review-verdict-good = good
review-verdict-slip = slip
review-verdict-mistake = mistake
review-verdict-blunder = blunder
