# What the table itself says, whatever the game.

refuse-game-over = The game is over.
refuse-not-your-turn = It is not your turn.
refuse-undo-barrier =
    Nothing can be taken back: something was revealed or drawn, or another player has acted since.

refuse-bad-message = The server did not understand this message.
refuse-not-joined = Join the table first.
refuse-no-table = There is no such table.
refuse-other-rules = This game was begun under rules that this server does not play.
refuse-not-your-seat = You do not hold this seat.
refuse-stale = The table has moved on since.
refuse-duplicate = This name was used for a different move.
refuse-too-fast = That was too fast. Wait a moment.
refuse-bot-plays = A bot plays for this seat. Take the seat back first.
refuse-not-away = This player is still here, or has only just gone.
refuse-no-stand-in = No bot plays for this seat.
refuse-no-hints = This table plays without hints.
refuse-no-hint = No hint came of it. Try again.
refuse-allowed = Nothing speaks against it.
refuse-not-saved = The move could not be saved, so it was not made. Try again.
refuse-not-in-lesson = Not in this lesson. Do what the task asks, or let me show you.
refuse-no-lesson = There is nothing to turn to here.

# -- several things in a row ---------------------------------------------------------------------------------

list-and-two = { $items } and { $item }
list-and-last = { $items }, and { $item }
# The reader among other players.
list-you = you
list-comma = { $items }, { $item }
list-semicolon = { $items }; { $item }
list-slash = { $items } / { $item }

# -- where things lie ----------------------------------------------------------------------------------------

way-n = north
way-ne = north-east
way-e = east
way-se = south-east
way-s = south
way-sw = south-west
way-w = west
way-nw = north-west
