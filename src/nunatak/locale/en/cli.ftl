# The command `nunatak`.

cli-about = A table for board games of ice and snow, with opponents and a laboratory.
cli-command = COMMAND

cli-play-about = start the table on this machine and open it in a browser
cli-games-about = list the games, their options and how many can play
cli-simulate-about = play many games between bots
cli-bench-about = measure how fast the games run on this machine
cli-replay-about = play a recorded game again, to its end or to a move
cli-scenario-about = play scenario files and check what they expect (docs/scenarios.md)
cli-data-about = look after the component tables
cli-data-check-about = check the counts, shapes and ranges of the component tables

cli-arg-json = print data for programs instead of text
cli-arg-game = the game: see nunatak games
cli-arg-game-or-all = the game; all of them when none is named
cli-arg-players = number of players (default: the game's own)
cli-arg-bots = one bot a seat, separated by commas; repeated when there are fewer bots than seats (default: random)
cli-arg-games = number of games (default: 100)
cli-arg-seed = seed of the whole series (default: 0); equal seeds, equal games
cli-arg-set = set an option of the game; may be repeated
cli-arg-workers = processes that share the work (default: one a core)
cli-arg-record-dir = write a record of every game into this folder
cli-arg-seconds = seconds to measure each game (default: { $default })
cli-arg-record = a record file
cli-arg-verify = check that it replays to the same result, byte for byte
cli-arg-at = stop after the first N moves
cli-arg-position = print the position reached, as JSON
cli-arg-scenario-files = scenario files, TOML
cli-arg-host = address to listen on (default: { $host })
cli-arg-port = port to listen on (default: { $port }, or the next free one)
cli-arg-database = file that keeps the games, or the address of a database (default: NUNATAK_DATABASE, or a file in your data folder)
cli-arg-no-browser = do not open a browser

cli-head-seat = seat
cli-head-bot = bot
cli-head-player = player
cli-head-wins = wins
cli-head-won = won
cli-head-win-rate = share
cli-head-score = score
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

cli-bench-progress = measuring

cli-replay-verified = The record replays to the same result, byte for byte ({ $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}).
cli-replay-at = { $game }, after { $at } of { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
cli-replay-asked = { $seat } has to decide: { $asked } ({ $options ->
    [one] { $options } answer
   *[other] { $options } answers
})

cli-scenario-sum = { $passed } of { $total ->
    [one] { $total } scenario
   *[other] { $total } scenarios
} passed{ $errors ->
    [0] {""}
    [one] , { $errors } could not be understood
   *[other] , { $errors } could not be understood
}
cli-data-fine = { $game }: the component tables are in order
