# Roam: what the table says about the game.

roam-title = Roam
roam-tagline = Wake the sleepers of a winter land. Lay your searches over the map, take whole locations, and let those you find search with you.

# -- options -----------------------------------------------------------------------------------------------

roam-option-players = Players
roam-option-players-help = Two to four, each at one border of the field.
roam-option-artifacts = Artifacts
roam-option-artifacts-help = The full game: at the end of your turn you may buy one of four artifacts. Six abilities, ready again whenever your party wakes.
roam-option-outpost = Outpost
roam-option-outpost-help = The first to surround an opponent's token on all eight sides takes the outpost, worth 3 points.
roam-option-towers = Towers
roam-option-towers-help = Two tokens fit on a square, and all of them count for the majority.
roam-option-first = First player
roam-option-first-help = Who begins. The others follow clockwise, with a coin or two to make up for it.
roam-option-borders = Border
roam-option-borders-help = The side of the field where the seat is. Patterns point the way their owner sits.
roam-option-colours = Colour
roam-option-colours-help = The colour of the seat's tokens and starting cards.
roam-value-first-random = drawn by lot
roam-value-first-1 = player 1
roam-value-first-2 = player 2
roam-value-first-3 = player 3
roam-value-first-4 = player 4
roam-value-borders-S = south
roam-value-borders-W = west
roam-value-borders-N = north
roam-value-borders-E = east
roam-value-colours-blue = blue
roam-value-colours-red = red
roam-value-colours-green = green
roam-value-colours-yellow = yellow

# -- names -------------------------------------------------------------------------------------------------

roam-slot-0 = north-west location
roam-slot-1 = northern location
roam-slot-2 = north-east location
roam-slot-3 = south-west location
roam-slot-4 = southern location
roam-slot-5 = south-east location

roam-round = Round { $round }
roam-last-round = Last round
roam-stands-still = The field stands still: for a whole round nothing was placed. Whoever can place a token must. If this round is still too, the game ends.
roam-stood-still = The field stood still for two rounds, so the game ended.

roam-ability-free_square = Fill an empty square
roam-ability-free_square-about = After placing: put a token on an empty square of your pattern without paying.
roam-ability-free_square-rule = ROAM-ABIL-FREE-1
roam-ability-replace = Replace a token
roam-ability-replace-about = After placing: put your token in the place of an opponent's under your pattern. On an empty square you pay for it as well.
roam-ability-replace-rule = ROAM-ABIL-REPLACE-1
roam-ability-coin = Take a coin
roam-ability-coin-about = Any time in your turn: take 1 coin.
roam-ability-coin-rule = ROAM-ABIL-COIN-1
roam-ability-rotate = Turn the pattern
roam-ability-rotate-about = While placing: turn the pattern by a quarter, clockwise.
roam-ability-rotate-rule = ROAM-ABIL-ROTATE-1
roam-ability-move = Move a token
roam-ability-move-about = Before or after placing: move any token one step along its row or column. Nobody earns coins.
roam-ability-move-rule = ROAM-ABIL-MOVE-1
roam-ability-turn_card = Turn an adventurer over
roam-ability-turn_card-about = Before or after placing: wake one of your adventurers, or put one to sleep.
roam-ability-turn_card-rule = ROAM-ABIL-TURN-1

# -- what is asked of you ----------------------------------------------------------------------------------

roam-ask-start = { $must_land ->
    [true] Choose an adventurer who can place a token.
   *[false] { $tokens ->
        [0] You have no tokens left: choose an adventurer to send out all the same.
       *[other] Choose an adventurer to send out.
    }
}
roam-ask-choose_anchor = { $must_land ->
    [true] Choose where { $card } searches: a token must land.
   *[false] Choose where { $card } searches.
}
roam-ask-choose_solid = { $tokens ->
    [one] You have one token left: choose the square it goes to.
   *[other] You have only { $tokens } tokens left: choose the squares they go to.
}
roam-ask-acting = { $empty ->
    [0] Anything else before you end your actions?
   *[other] You may fill empty squares for { $price } coins each, or end your actions.
}
roam-ask-move_to = Choose where the token from { $from } goes.
roam-ask-resolving = Several locations are explored. Choose the one to settle first.
roam-ask-bid = { $highest ->
    [-1] You are tied for the { $slot }. Bid for it, or pass.
   *[other] { $leader } offers { $highest } for the { $slot }. Bid at least { $lowest }, or pass.
}
roam-ask-market = You may buy one artifact.

roam-wait-start = { $player } chooses an adventurer.
roam-wait-choose_anchor = { $player } chooses where to search.
roam-wait-choose_solid = { $player } places the last tokens.
roam-wait-acting = { $player } may fill empty squares.
roam-wait-move_to = { $player } moves a token.
roam-wait-resolving = { $player } chooses which location is settled first.
roam-wait-bid = { $player } is asked for a bid.
roam-wait-market = { $player } is at the market.

# -- what you can do ---------------------------------------------------------------------------------------

roam-do-activate = Send { $card } out
roam-do-early_rise = { $price ->
    [one] Rise early for 1 coin
   *[other] Rise early for { $price } coins
}
roam-do-use_coin = Take a coin with an artifact
roam-do-use_turn = Turn { $card } over with an artifact
roam-do-use_move = Move the { $owner } token on { $square } with an artifact
roam-do-move_to = Move it to { $square }
roam-do-use_rotate = Turn the pattern with an artifact
roam-do-place = { $coins ->
    [0] Search at { $square }: { $tokens ->
        [0] no token
        [one] one token
       *[other] { $tokens } tokens
    }
   *[other] Search at { $square }: { $tokens ->
        [0] no token
        [one] one token
       *[other] { $tokens } tokens
    }, { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
}
roam-do-place_nothing = Place nothing
roam-do-put = Put a token on { $square }
roam-do-fill = { $way ->
    [coins-replace] Replace the { $owner } token on { $square } for { $price } coins and an artifact
    [free-replace] Replace the { $owner } token on { $square } with two artifacts
    [free] Fill { $square } with an artifact
   *[coins] Fill { $square } for { $price } coins
}{ $coins ->
    [0] {""}
    [one] , and take 1 coin
   *[other] , and take { $coins } coins
}
roam-do-use_replace = Replace the { $owner } token on { $square } with an artifact
roam-do-end_actions = { $explored ->
    [0] End actions
    [one] End actions: one location is explored
   *[other] End actions: { $explored } locations are explored
}
roam-do-resolve = Settle the { $slot }
roam-do-pass = Pass
roam-do-bid = { $coins ->
    [0] Bid nothing
    [one] Bid 1 coin
   *[other] Bid { $coins } coins
}
roam-do-buy_artifact = Buy { $artifact } for { $price } coins
roam-do-skip = Buy nothing
roam-nothing-lands = No square is free here. Search in vain?

# -- what happened -----------------------------------------------------------------------------------------

roam-event-dealt = The field is laid out. { $player } begins.
roam-event-turn = { $player }, round { $round }
roam-event-woke = { $price ->
    [0] The whole party of { $player } wakes up.
    [one] The party of { $player } rises early for 1 coin.
   *[other] The party of { $player } rises early for { $price } coins.
}
roam-event-placed = { $player } sends { $card } out: { $tokens ->
    [0] no token
    [one] one token
   *[other] { $tokens } tokens
}{ $coins ->
    [0] .
    [one] , 1 coin.
   *[other] , { $coins } coins.
}
roam-event-placed_nothing = { $player } sends { $card } out and places nothing.
roam-event-rotated = { $player } turns the pattern of { $card }.
roam-event-filled = { $way ->
    [replace] { $player } replaces a token of { $owner } on { $square }
    [coins-replace] { $player } pays 2 coins and replaces a token of { $owner } on { $square }
    [free-replace] { $player } replaces a token of { $owner } on { $square } free of charge
    [free] { $player } fills { $square } with an artifact
   *[coins] { $player } pays 2 coins and fills { $square }
}{ $coins ->
    [0] .
    [one] , 1 coin.
   *[other] , { $coins } coins.
}
roam-event-turned = { $awake ->
    [true] { $player } wakes { $card } with an artifact.
   *[false] { $player } puts { $card } to sleep with an artifact.
}
roam-event-moved = { $player } moves a token of { $owner } from { $from } to { $to }.
roam-event-coin_artifact = { $player } takes a coin with an artifact.
roam-event-ended_actions = { $player } ends the actions.
roam-event-explored = The { $slot } is explored: { $counts }.
roam-event-claimed = { $price ->
    [0] { $player } takes { $card }.
    [one] { $player } takes { $card } for 1 coin.
   *[other] { $player } takes { $card } for { $price } coins.
}{ $consoled ->
    [0] {""}
   *[other] {" "}{ $others } { $consoled ->
        [one] gets
       *[other] get
    } a coin.
}
roam-event-refilled = A new { $slot }: { $card }.
roam-event-slot_closed = The deck is empty. The { $slot } is gone from the field.
roam-event-passed = { $forced ->
    [true] { $player } cannot bid.
   *[false] { $player } passes.
}
roam-event-bid = { $coins ->
    [0] { $player } bids nothing.
    [one] { $player } bids 1 coin.
   *[other] { $player } bids { $coins } coins.
}
roam-event-bought = { $price ->
    [one] { $player } buys { $artifact } for 1 coin.
   *[other] { $player } buys { $artifact } for { $price } coins.
}
roam-event-artifact_shown = { $artifact } is on offer now.
roam-event-stood_still = { $rounds ->
    [one] For a whole round nothing was placed. Whoever can place a token must now; if the next round is still too, the game ends.
   *[other] For two rounds nothing was placed. The game ends here.
}
roam-event-outpost = { $player } has surrounded { $square } and takes the outpost.
roam-event-game_over = The game is over.

# -- the table ---------------------------------------------------------------------------------------------

roam-field = The field, 6 by 6 squares, seen from the { $border ->
    [S] south
    [W] west
    [N] north
   *[E] east
}
roam-place-with-arrows = { $card } would land here. Arrow keys move the pattern, Enter places it. { $what }
roam-square = { $square }{ $tokens ->
    [0] {""}
   *[other] , tokens of { $owners }
}
roam-deck = Deck: { $left ->
    [0] empty
    [one] one card left
   *[other] { $left } cards left
}
roam-deck-next = Next location: { $card }, { $points } points
roam-deck-title = Next location
roam-market-title = Artifacts
roam-stack = { $stack ->
    [0] no more in the stack
    [one] one more in the stack
   *[other] { $stack } more in the stack
}
roam-outpost-free = The outpost, worth 3 points. It goes to the first who surrounds an opponent's token.
roam-outpost-held = The outpost, held by { $player }: 3 points
roam-artifact = { $name }: { $ability }. { $points ->
    [one] 1 point
   *[other] { $points } points
}
roam-artifact-price = { $artifact }, price { $price }
roam-artifact-ready = { $artifact }, ready
roam-artifact-spent = { $artifact }, used until your party wakes
roam-awake = Awake
roam-asleep = Asleep
roam-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
roam-starting = Starting card, no points
roam-pattern = Pattern: { $rows }
roam-pattern-solid = solid
roam-pattern-empty = empty
roam-pattern-nothing = gap
roam-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
roam-supply = { $supply ->
    [0] no tokens left
    [one] 1 token left
   *[other] { $supply } tokens left
}
roam-party = Party of { $player }
roam-my-party = Your party
roam-party-count = { $cards } of 10 cards
roam-awake-count = { $awake } awake
roam-card-about = { $name }, { $state }. { $points }. { $pattern }.
roam-reconstructed = The values of this card are reconstructed, not the printed ones.
roam-location-about = { $name }: { $points }. { $counts }
roam-nobody-here = Nobody has a token here yet.
roam-place-here = Search here
roam-gain = +{ $coins }

roam-auction = Auction
roam-auction-for = { $card }, { $points }
roam-auction-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
roam-auction-bids = Your bid in coins
roam-auction-silent = has not spoken yet
roam-auction-speaks = is asked
roam-auction-passed = passed
roam-auction-bid = { $coins ->
    [one] bids 1 coin
   *[other] bids { $coins } coins
}
roam-auction-about = Each speaks once, clockwise. A later bid must be higher; only the winner pays.

roam-source-cards = Adventurers
roam-source-artifacts = Artifacts
roam-source-outpost = Outpost
roam-result-coins = Coins
roam-result-found = Adventurers found

# -- why something cannot be done --------------------------------------------------------------------------

roam-refuse-actions-ended = You have ended your actions. Nothing more can be placed, moved or turned this turn.
roam-refuse-activate-first = Send an adventurer out first.
roam-refuse-asleep = This adventurer is asleep.
roam-refuse-bid-too-high = You cannot bid more than you have: { $coins } coins.
roam-refuse-bid-too-low = Bid at least { $lowest } coins, or pass.
roam-refuse-chosen-already = You have chosen this square already.
roam-refuse-early-rise-price = Rising early costs { $price } coins: one for each adventurer who is awake.
roam-refuse-filled-already = You have filled this square already.
roam-refuse-full = No more tokens fit on this square.
roam-refuse-last-awake = Somebody must stay awake: your party has woken this turn already.
roam-refuse-market-only = Artifacts are bought at the end of your turn, after the locations are settled.
roam-refuse-missing-card = There is no location there any more.
roam-refuse-must-place = You have tokens, so choose a place for the pattern.
roam-refuse-no-anchor = The pattern of this adventurer fits nowhere. Choose another one.
roam-refuse-no-artifact-there = There is no artifact in this place.
roam-refuse-no-auction = Nothing is being auctioned.
roam-refuse-no-passing = You cannot pass your turn: send an adventurer out.
roam-refuse-no-ready-artifact = You need a ready artifact for that.
roam-refuse-no-rotate = A pattern is never turned without the artifact for it.
roam-refuse-no-such-token = There is no such token on this square.
roam-refuse-no-target = The artifact would have nothing to work on.
roam-refuse-no-token = You have no token left.
roam-refuse-no-token-lifted = Choose the token to move first.
roam-refuse-nobody-asleep = Nobody is asleep.
roam-refuse-not-adjacent = A token moves one step along its row or column.
roam-refuse-not-empty-square = This is not an empty square of the pattern you placed.
roam-refuse-not-explored = This location is not explored.
roam-refuse-not-skipped = Only a square that your pattern skipped can be taken over.
roam-refuse-not-solid = This is not a solid square of the pattern you placed.
roam-refuse-not-your-adventurer = This adventurer is not in your party.
roam-refuse-one-activation = One adventurer a turn: yours has been sent out.
roam-refuse-opponents-only = Only an opponent's token can be replaced.
roam-refuse-outside-field = The pattern must lie inside the field.
roam-refuse-over = The game is over.
roam-refuse-own-turn-only = Artifacts are used in your own turn.
roam-refuse-place-first = Choose where the pattern lands first.
roam-refuse-price = That costs { $price } coins, and you have { $coins }.
roam-refuse-replace-needs-price = On an empty square you pay for the square as well.
roam-refuse-replace-open = There is room on this square: nothing need be replaced.
roam-refuse-resolve-later = Locations are settled when you have ended your actions.
roam-refuse-rotate-when-activating = A pattern is turned while you choose its place.
roam-refuse-solid-first = The solid squares come before the empty ones.
roam-refuse-stands-still = The field stands still: search where at least one token lands.
roam-refuse-stands-still-adventurer = The field stands still: send out an adventurer who can place a token.
roam-refuse-start-only = Only at the start of your turn.
roam-refuse-start-or-action = Only before you end your actions.
roam-refuse-supply-not-short = You have tokens enough for every solid square.
roam-refuse-woken-already = Your party has woken this turn already.

# -- how to play -------------------------------------------------------------------------------------------

roam-help-about = Roam is a game by Ryan Laukat (Red Raven Games) for two to four players. This page explains it in our words; the ids are those of the rules, which the table shows when it refuses something.

roam-help-field = The field
roam-help-field-1 = A sleeping sickness has scattered the people of the land. You search for them, square by square, and whoever you find joins your party and searches with you.
roam-help-field-2 = Six location cards make a field of 6 by 6 squares. Some squares carry coins. The scroll at the outer edge of a card says what the adventurer behind it is worth, and the pattern it brings.
roam-help-field-3 = Every player sits at one border with a party of three adventurers, 24 tokens and a purse. At your screen your own border is at the bottom, so that your patterns look as printed. They are never turned or mirrored.

roam-help-turn = Your turn
roam-help-turn-1 = Wake: if everybody in your party is asleep, all wake for free. Otherwise they may rise early: everybody wakes, for one coin for each adventurer who is still awake.
roam-help-turn-2 = Then send one adventurer out. It falls asleep. You cannot pass.

roam-help-placing = Laying a pattern
roam-help-placing-1 = Lay the pattern anywhere on the field: every solid square must lie inside, dashed ones may stick out. You put a token on every solid square that is free, and skip those that are taken.
roam-help-placing-2 = You take a coin for each symbol under your new tokens. Symbols are printed: the next token there earns them again.
roam-help-placing-3 = With too few tokens you choose which squares get them.

roam-help-empty-squares = Empty squares
roam-help-empty-squares-1 = After that you may put tokens on the dashed squares of the same pattern, for two coins each. Coins you have just won may be spent at once.
roam-help-empty-squares-2 = When you are done, end your actions.

roam-help-exploring = Exploring a location
roam-help-exploring-1 = A location whose six squares are all taken is explored. Whoever has most tokens on it takes the card, whoever's turn it is, and the adventurer joins the party awake.
roam-help-exploring-2 = All tokens on it go home, everybody else who had one there gets a coin, and the next card of the deck fills the gap. Of several explored locations the active player chooses the order.

roam-help-auction = A tie
roam-help-auction-1 = Those who are tied for the most bid once each, clockwise, the active player first. The first bid may be nothing at all, every later one must be higher, and only the winner pays.
roam-help-auction-2 = If all pass, the first who was asked takes the card for nothing.

roam-help-artifacts = Artifacts
roam-help-artifacts-1 = In the full game four artifacts lie in a row. At the end of your turn you may buy one. Each can be used once, in your own turn, and is ready again when your whole party wakes.

roam-help-variants = Outpost and towers
roam-help-variants-1 = Outpost: the first player whose tokens take all eight squares around an opponent's token gets the outpost, worth three points.
roam-help-variants-2 = Towers: two tokens fit on a square, and all count for the majority. A location is explored once every square has at least one.

roam-help-end = The end
roam-help-end-1 = When somebody owns ten cards the round is played to its end. Add up the points of your cards, asleep or awake, of your artifacts and of the outpost. Ties go to the fuller purse; then the victory is shared.
roam-help-end-2 = You may search in vain, but not for ever. When for a whole round no token was added and no location taken, whoever has a token and can place one must. After two such rounds in a row the game ends. Moving and replacing tokens adds none.

roam-help-values = Which values are ours
roam-help-values-1 = The rulebook shows the cards only as pictures, and its text does not give their values. The patterns, points, coins and names of the cards, and the prices and points of the artifacts, are therefore reconstructed: a balanced set of our own, not the printed one. How many pieces there are, what the abilities do and every rule come from the rulebook.
