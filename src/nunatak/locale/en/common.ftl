# What the table itself says, whatever the game.

refuse-game-over = The game is over.
refuse-not-your-turn = It is not your turn.
refuse-undo-barrier =
    Nothing can be taken back: something was revealed or drawn, or another player has acted since.
