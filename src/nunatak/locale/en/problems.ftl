# What is wrong with a file, an option, a name: after the place, in the terminal and in logs. File formats stay as they are.

# -- Any file ----------------------------------------------------------------------------------------------------

wrong-object = expected an object, got { $got }
wrong-list = expected a list, got { $got }
wrong-text = expected a text, got { $got }
wrong-flag = expected true or false, got { $got }
wrong-whole = expected a whole number from { $low } to { $high }, got { $got }
wrong-any-whole = expected a whole number, got { $got }
wrong-number = expected a number from { $low } to { $high }, got { $got }
wrong-number-like = expected a number such as { $such }, got { $got }
wrong-value = unexpected value { $got }
wrong-missing = this field is missing
wrong-no-field = no such field; there are { $known }
wrong-no-such-field = there is no such field here
wrong-no-field-of = { $kind } has no field { $got }; it has { $known }
wrong-no-such = there is no such name; there are { $known }
wrong-no-option = no such option; there are { $known }
wrong-unknown = { $got } is not one of: { $known }
wrong-one-of = expected one of { $known }; got { $got }
wrong-begins = expected to begin with one of { $known }
wrong-no-value = { $got } is no value of { $field }
wrong-taken = { $got } is taken already
wrong-expected = expected { $wanted }
wrong-order = expected { $wanted } here: the order is fixed
wrong-count = expected { $count } of them, found { $got }
wrong-count-only = expected { $count } of them
wrong-adds-up = there are { $got }, needed are { $count }
wrong-adds-up-of = { $what }: there are { $got }, needed are { $count }
wrong-at-most = at most { $most }
wrong-few-players = there are only { $most } players
wrong-at-most-of = { $what }: at most { $most }
wrong-more-of = more of { $what } than there are
wrong-twice = { $thing } lies already at { $place }
wrong-somewhere-else = this card lies somewhere else already
wrong-same-id = another item has the same id
wrong-hex = expected sixteen hexadecimal digits
wrong-json = not JSON: { $problem }
wrong-toml = not TOML: { $problem }
wrong-utf8 = not UTF-8 text
wrong-unreadable = cannot be read

# -- Component tables and card packs -----------------------------------------------------------------------------

wrong-no-table = this component table is missing
wrong-no-item = there is no such item
wrong-table-head = expected game = { $game } and kind = { $kind }
wrong-no-packs = { $game } has no card packs
wrong-no-players = { $game } declares no number of players
wrong-formula = the formulae give { $value }
wrong-formula-other = the formulae say otherwise

# -- Actions -----------------------------------------------------------------------------------------------------

wrong-action = expected an object such as {"{"}"kind": …{"}"}
wrong-action-text = expected an action such as "pass" or {"{"}kind = "pass"{"}"}, got { $got }
wrong-action-number = { $got } is not a number from 0 to { $high }
wrong-action-word = expected field=value instead of { $got }
wrong-action-value = expected a name or a whole number

# -- Positions and records ---------------------------------------------------------------------------------------

wrong-with-deal = this is settled with the deal (options), not in a position
wrong-rules-with-deal = the rules are given with the deal, which is of version { $rules }
wrong-last-step = the last step must ask a question
wrong-step = this step cannot be read
wrong-no-space = no such space
wrong-place = there is no such place; places are written { $such }
wrong-record-format = expected the record format { $format }, got { $got }
wrong-record-game = a record of { $recorded } cannot be replayed as { $game }
wrong-record-rules = recorded under version { $rules } of the rules of { $game }; versions { $oldest } to { $newest } can be played here
wrong-record-result = recorded { $recorded }, replayed { $replayed }
wrong-record-bytes = the replayed record is not the same, byte for byte
wrong-record-moves = the record has { $moves } moves, not { $got }
wrong-record-start = its rules or its options are not those of the record
wrong-record-chance-missing = the record holds fewer chance answers than the game asks for
wrong-record-chance = the recorded answer { $got } is not among 0 to { $high }
wrong-record-chance-left = there are more chance answers than are asked for; left over: { $count }
wrong-record-names = { $names } names for { $seats } seats

# -- Bots and the laboratory -------------------------------------------------------------------------------------

wrong-no-game = there is no game { $got }; there are { $known }
wrong-no-bot = there is no bot { $got }; there are { $known }
wrong-no-bot-named = there is no bot { $got }; there are { $known }, search@N (iterations), search@Ts (seconds), either with xP (processes), and your own as package.module:Class or program:COMMAND
wrong-no-lesson = there is no lesson { $got }; there are { $known }
wrong-bots-seats = { $bots } bots for { $seats } seats
wrong-bot-path = { $path }: expected package.module:Class
wrong-bot-no-module = { $path }: there is no module { $module }, neither installed nor in { $folder }
wrong-bot-needs = { $path }: { $importer } needs the module { $module }, which is not there
wrong-bot-import = { $path }: { $module } cannot be imported: { $kind }: { $problem }
wrong-bot-no-class = { $path }: { $module } has no { $name }
wrong-bot-class = { $path } is not a Bot: derive the class from nunatak.bots.Bot
wrong-bot-make = { $path } cannot be made from a game and a seed: { $problem }
wrong-bot-made = { $path } is not a Bot: it made { $got }
wrong-program-command = { $path }: { $problem }
wrong-program-none = { $path }: expected program:COMMAND
wrong-program-missing = { $path }: there is no program { $program }
wrong-program-start = { $name } cannot be started: { $problem }
wrong-program-protocol = { $name } speaks protocol { $got }, not { $wanted }
wrong-program-question = { $name } answered question { $got } when asked question { $asked }
wrong-program-answer = { $name } answered { $got }, which was not offered
wrong-program-ended = { $name } has ended
wrong-program-silent = { $name } ended without an answer, or gave none within { $seconds } seconds
wrong-program-json = { $name } said { $got }, which is no JSON
wrong-program-type = { $name } said { $got } in place of a message of type { $kind }
wrong-league-file = this is not a league
wrong-league-line = not a game: { $problem }
wrong-bot-game = { $bot } does not play { $game }: { $problem }
wrong-endless = { $title } has not ended after { $most } decisions
wrong-none-ended = none of { $games } games ended within { $most } decisions: there is nothing to fit to
wrong-tune-player = there is no tuning with { $got }; there is with { $greedy }, and with search@N for N iterations
wrong-tune-no-weight = there is no weight { $weight }
wrong-tune-zero = { $weight } is or has a 0, which tuning cannot change: name it in fixed
wrong-tune-other = this was tuned with { $got }, not { $wanted }
wrong-tune-changed = the shipped weights have changed since: begin anew
wrong-calibrate-other = this file holds another measurement
wrong-results-busy = another run is writing its results here
wrong-results-file = this is not a file of tournament results
wrong-results-other = the results are of another tournament: { $field } is { $value }
wrong-results-line = not a result: { $problem }

# -- Scenarios and lessons ---------------------------------------------------------------------------------------

wrong-scenario-none = the file holds no scenario
wrong-scenario-twice = two scenarios have this name
wrong-scenario-date = a date or time means nothing here; put texts in quotes
wrong-scenario-path = a path is field names joined by single dots
wrong-path-field = there is no field { $got }; there are { $known }
wrong-path-index = this is a list of { $length }; { $got } is none of its indices
wrong-path-end = this is { $value } and has no { $got }
wrong-scenario-whole = a whole position has its own options and seed: leave them out
wrong-scenario-seat = expected the name or the number of a seat, got { $got }
wrong-lesson-guided = a guided game has remarks and no boards
wrong-lesson-boards = a lesson has boards and no remarks
wrong-lesson-last = the last step of a board is one to read, so that its end can be looked at
wrong-lesson-show = this leaves open which answer to show; name one in `show`
wrong-lesson-remark = a wrong try has a `remark`
wrong-lesson-say = a remark has something to `say`
wrong-lesson-condition = a condition names at least one thing
wrong-lesson-preview = a preview belongs to an answer in `offers`
wrong-lesson-moves = refused by { $rule }

# -- The table and its store -------------------------------------------------------------------------------------

wrong-name = a name is made of letters that can be seen
wrong-bot-kind = only a seat of kind bot has a bot
wrong-players = { $game } is played by { $low } to { $high }, not { $got }
wrong-seats = number of seats: { $seats }
wrong-seat = the table has seats 0 to { $last }
wrong-moves = number of moves of the game: { $moves }
wrong-store-busy = another Nunatak server uses this file; stop it, or use another file
wrong-store-scheme = cannot keep tables in { $scheme }: give the path of an SQLite file
wrong-store-no-database = this is not an SQLite database; give the path of another file
wrong-store-locked = another program has locked the file; close it and try again
wrong-store-closed = the store is closed
wrong-store-stranger = this database belongs to another program (it has a table { $table })
wrong-store-newer = made by a newer Nunatak (schema { $schema }; this one knows up to { $known }). Update Nunatak, or use another file
wrong-store-path = cannot be written: { $problem }
wrong-store-write = could not write: { $problem }
wrong-store-damaged = the file is damaged ({ $problem }); restore it from a copy
wrong-store-away = the table has just been put away; try again
wrong-store-seat = the seat could not be given
wrong-store-gone = the table is gone

# -- I C E -------------------------------------------------------------------------------------------------------

wrong-ice1-mode = solo is for one player, the other modes for two to five (ICE1-SET-12)
wrong-ice1-edifices = First Steps is played without edifices (ICE1-FST-1)
wrong-ice1-draft = First Steps deals only two requests (ICE1-DRF-1)
wrong-ice2-logbook = First Steps is played without logbook cards (ICE2-VAR-1)
wrong-ice2-fluid = fluid movement is for two or three players (ICE2-VAR-11)
wrong-ice2-friendly = the friendly curse needs the expert mode (ICE2-VAR-30)
wrong-ice2-blessing = in the expert mode everybody starts with a blessing anyway (ICE2-CUR-1)
wrong-ice-guilds = different guilds expected: { $count }
wrong-ice-draw = nothing is left to draw
wrong-ice-form = prismatic artifacts, and only they, have no form
wrong-ice-no-copy = no copy of { $thing } is left
wrong-ice-no-snow = no snow tile can lie on this level
wrong-ice-no-tile = no { $level } tile is free; take one off the board, for instance { $place }
wrong-ice-not-left = there is no { $thing } left to put here
wrong-ice-face-left = there is no tile with the face { $face } left
wrong-ice-tile = { $got } is neither an artifact nor a landscape, a face or both (fault/wreck)
wrong-ice-not-here = { $thing } cannot lie here
wrong-ice-slot = this artifact is not for the slot { $slot }
wrong-ice-nowhere = tiles that lie nowhere: { $count }
wrong-ice-no-fault = there is no fault tile
wrong-ice-hangs = tiles.{ $below }: { $above } would hang over a hole
wrong-ice-camp-tile = there is no tile for the camp on { $place }
wrong-ice-two-camps = two camps stand on { $place }
wrong-ice-not-open = { $place } is not open, so no explorer can stand there
wrong-ice-no-city = no such artifact of the City is left
wrong-ice-smilodon = there is no tile for this Smilodon
wrong-ice-flakes = only flake tiles lie in the supply
wrong-ice-study = only study tokens that a player has can be turned over

# -- Roam --------------------------------------------------------------------------------------------------------

wrong-roam-pattern-size = a pattern has one to six rows of one to six squares
wrong-roam-pattern-rows = all rows of a pattern are equally long
wrong-roam-pattern-marks = a pattern is written with X, o and . only, not { $got }
wrong-roam-pattern-solid = a pattern has at least one solid square, X
wrong-roam-solid = solid squares of the pattern: { $count }
wrong-roam-empty = empty squares of the pattern: { $count }
wrong-roam-coins = expected three rows of two digits, one a square
wrong-roam-coin-total = the rows of coins add up to { $total }
wrong-roam-starting = a starting card is never a location
wrong-roam-other-colour = this is a starting card of another colour
wrong-roam-party = a party has at least its three starting cards
wrong-roam-artifacts = artifacts belong to the full game only (options.artifacts)
wrong-roam-no-card = slot { $slot } has no card, so this square is not part of the field
wrong-roam-tokens = tokens on a square: at most { $most }; an empty square is left out
wrong-roam-no-token = no token of that owner lies there
wrong-roam-auction = an auction needs an explored location
wrong-roam-no-such-card = the party has no such card
wrong-roam-leaves = the pattern would leave the field

# -- Endless Winter ----------------------------------------------------------------------------------------------

wrong-winter-bonus = a bonus only gives: no cost, no choice, no condition
wrong-winter-arrows = 'extra megalith' has its arrows on a start cell and nowhere else
wrong-winter-column-action = the action of a column has no condition of its own and costs no cards
wrong-winter-top = each action of a top gives one thing, and no two the same
wrong-winter-culture = a culture card goes back to hand in the eclipse: it has no ability
wrong-winter-set-values = one value for each size of set; a wild animal has no set of its own
wrong-winter-camp-spaces = one space for each camp
wrong-winter-slot-holds = the leftmost slot holds the grey megaliths, the others the own ones
wrong-winter-idol-top = an idol on the top level gives 1 VP, as the rulebook states
wrong-winter-start-bonus = a start cell gives an extra megalith, as the rulebook states
wrong-winter-land = start tile and glaciers are no land
wrong-winter-places = four different places within { $width } × { $height } cells
wrong-winter-rows = rows expected: { $height }, cells in a row: { $width }
wrong-winter-two-ways = two of N, E, S, W
wrong-winter-start-hex = the start tile, and no other, lies at { $place }
wrong-winter-no-board = there is no board under this cell
wrong-winter-four-below = it needs four megaliths below it
wrong-winter-glacier-tokens = one token a glacier, each token once, and only with the module
wrong-winter-tokens-once = each token once, and only with the module
wrong-winter-tribes-once = expected every tribe once
wrong-winter-rank = who is higher on the veneration track comes first
wrong-winter-rest-column = the rest space is no column
wrong-winter-no-ability = the card has no such ability
wrong-winter-gain-number = expected a gain and its number
wrong-winter-start-cell = an extra megalith needs its start cell
wrong-winter-eclipse-column = no figure of the turn stands in a column during the eclipse
wrong-winter-price-arrow = a price is followed by ' -> ' and what it buys
wrong-winter-choose = expected 'choose 1-2 of (gain | gain)' instead of { $got }
wrong-winter-choice = { $low }-{ $high } of { $gains } gains cannot be chosen
wrong-winter-choice-twice = { $got } stands twice in one choice
wrong-winter-price = { $got } is not a price: food, tool, labor or card and a number
wrong-winter-price-cards = cards are named once in a price
wrong-winter-same = { $got } in { $line }: expected 'same' or 'different'
wrong-winter-too-much = { $what } comes to more than { $most }
wrong-winter-whole = { $got } in { $line }: expected a whole number from 1 to { $most }
wrong-winter-half = { $got } in { $line }: expected a number such as 1 or 0.5
wrong-winter-gain = { $got } is not a gain
wrong-winter-gain-and-number = { $got }: expected { $gain } and a number
wrong-winter-score = { $got }: expected 'vp 1 per …' or 'vp table … [1, 2]'
wrong-winter-stone-species = a stone counts one or two species
wrong-winter-without = { $what } is counted without { $got }
