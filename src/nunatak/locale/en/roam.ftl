# Roam: what the table says about the game.

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

# -- names -------------------------------------------------------------------------------------------------

roam-place = { $at } ({ $slot })
roam-slot-0 = north-west location
roam-slot-1 = northern location
roam-slot-2 = north-east location
roam-slot-3 = south-west location
roam-slot-4 = southern location
roam-slot-5 = south-east location

roam-round = Round { $round }
roam-last-round = Last round
roam-stands-still = The field stands still: for a whole round nothing was placed. Whoever can place a token must. If this round is still too, the game ends.
roam-stands-still-about = You may search in vain, but not for ever. When for a whole round no token was added and no location taken, whoever has a token and can place one must. After two such rounds in a row the game ends. Moving and replacing tokens adds none.
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
roam-ask-acting = { $empty-count ->
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
roam-do-use_move = Move the { $owner } token on { $from } with an artifact
roam-do-move_to = Move it to { $square }
roam-do-use_rotate = Turn the pattern with an artifact
roam-do-place = { $coins ->
    [0] Search at { $anchor }: { $solid-count ->
        [0] no token
        [one] one token
       *[other] { $solid-count } tokens
    }
   *[other] Search at { $anchor }: { $solid-count ->
        [0] no token
        [one] one token
       *[other] { $solid-count } tokens
    }, { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
}
roam-do-place_nothing = Place nothing
roam-do-put = Put a token on { $square }
roam-do-fill = { $replace-id ->
    [none] { $pay ->
        [free] Fill { $square } with an artifact
       *[coins] Fill { $square } for { $price } coins
    }
   *[other] { $pay ->
        [free] Replace the { $replace } token on { $square } with two artifacts
       *[coins] Replace the { $replace } token on { $square } for { $price } coins and an artifact
    }
}{ $coins ->
    [0] {""}
    [one] , and take 1 coin
   *[other] , and take { $coins } coins
}
roam-do-use_replace = Replace the { $owner } token on { $square } with an artifact
roam-do-end_actions = { $explored-count ->
    [0] End actions
    [one] End actions: one location is explored
   *[other] End actions: { $explored-count } locations are explored
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

roam-event-dealt = The field is laid out. { $first-is ->
    [you] You begin.
   *[other] { $first } begins.
}
roam-event-turn = { $player-is ->
    [you] You
   *[other] { $player }
}, round { $round }
roam-event-woke = { $price ->
    [0] { $player-is ->
        [you] Your whole party
       *[other] The whole party of { $player }
    } wakes up.
    [one] { $player-is ->
        [you] Your party
       *[other] The party of { $player }
    } rises early for 1 coin.
   *[other] { $player-is ->
       [you] Your party
      *[other] The party of { $player }
   } rises early for { $price } coins.
}
roam-event-placed = { $player-is ->
    [you] You send
   *[other] { $player } sends
} { $card } out: { $squares-count ->
    [0] no token
    [one] one token
   *[other] { $squares-count } tokens
}{ $coins ->
    [0] .
    [one] , 1 coin.
   *[other] , { $coins } coins.
}
roam-event-placed_nothing = { $player-is ->
    [you] You send
   *[other] { $player } sends
} { $card } out and { $player-is ->
    [you] place
   *[other] places
} nothing.
roam-event-rotated = { $player-is ->
    [you] You turn
   *[other] { $player } turns
} the pattern of { $card }.
roam-event-filled = { $replaced-id ->
    [none] { $pay ->
        [free] { $player-is ->
            [you] You fill
           *[other] { $player } fills
        } { $square } with an artifact
       *[coins] { $player-is ->
           [you] You pay
          *[other] { $player } pays
       } 2 coins and { $player-is ->
           [you] fill
          *[other] fills
       } { $square }
    }
   *[other] { $pay ->
        [none] { $player-is ->
            [you] You replace
           *[other] { $player } replaces
        } { $replaced-is ->
            [you] your token
           *[other] a token of { $replaced }
        } on { $square }
        [free] { $player-is ->
            [you] You replace
           *[other] { $player } replaces
        } { $replaced-is ->
            [you] your token
           *[other] a token of { $replaced }
        } on { $square } free of charge
       *[coins] { $player-is ->
           [you] You pay
          *[other] { $player } pays
       } 2 coins and { $player-is ->
           [you] replace
          *[other] replaces
       } { $replaced-is ->
           [you] your token
          *[other] a token of { $replaced }
       } on { $square }
    }
}{ $coins ->
    [0] .
    [one] , 1 coin.
   *[other] , { $coins } coins.
}
roam-event-turned = { $awake ->
    [true] { $player-is ->
        [you] You wake
       *[other] { $player } wakes
    } { $card } with an artifact.
   *[false] { $player-is ->
       [you] You put
      *[other] { $player } puts
   } { $card } to sleep with an artifact.
}
roam-event-moved = { $player-is ->
    [you] You move
   *[other] { $player } moves
} { $owner-is ->
    [you] your token
   *[other] a token of { $owner }
} from { $from } to { $to }.
roam-event-coin_artifact = { $player-is ->
    [you] You take
   *[other] { $player } takes
} a coin with an artifact.
roam-event-ended_actions = { $player-is ->
    [you] You end
   *[other] { $player } ends
} the actions.
roam-event-explored = The { $slot } is explored: { $holders-list }.
roam-tokens-of = { $player-is ->
    [you] you
   *[other] { $player }
} { $tokens }
roam-event-claimed = { $price ->
    [0] { $player-is ->
        [you] You take
       *[other] { $player } takes
    } { $card }.
    [one] { $player-is ->
        [you] You take
       *[other] { $player } takes
    } { $card } for 1 coin.
   *[other] { $player-is ->
       [you] You take
      *[other] { $player } takes
   } { $card } for { $price } coins.
}{ $consoled-count ->
    [0] {""}
   *[other] {" "}{ $consoled-is ->
        [you] You get
       *[other] { $consoled } { $consoled-count ->
            [one] gets
           *[other] get
        }
    } a coin.
}
roam-event-refilled = A new { $slot }: { $card }.
roam-event-slot_closed = The deck is empty. The { $slot } is gone from the field.
roam-event-passed = { $forced ->
    [true] { $player-is ->
        [you] You cannot
       *[other] { $player } cannot
    } bid.
   *[false] { $player-is ->
       [you] You pass
      *[other] { $player } passes
   }.
}
roam-event-bid = { $coins ->
    [0] { $player-is ->
        [you] You bid
       *[other] { $player } bids
    } nothing.
    [one] { $player-is ->
        [you] You bid
       *[other] { $player } bids
    } 1 coin.
   *[other] { $player-is ->
       [you] You bid
      *[other] { $player } bids
   } { $coins } coins.
}
roam-event-bought = { $price ->
    [one] { $player-is ->
        [you] You buy
       *[other] { $player } buys
    } { $artifact } for 1 coin.
   *[other] { $player-is ->
       [you] You buy
      *[other] { $player } buys
   } { $artifact } for { $price } coins.
}
roam-event-artifact_shown = { $artifact } is on offer now.
roam-event-stood_still = { $rounds ->
    [one] For a whole round nothing was placed. Whoever can place a token must now; if the next round is still too, the game ends.
   *[other] For two rounds nothing was placed. The game ends here.
}
roam-event-outpost = { $player-is ->
    [you] You have
   *[other] { $player } has
} surrounded { $square } and { $player-is ->
    [you] take
   *[other] takes
} the outpost.
roam-event-game_over = The game is over.

# A turn in one line: parts of a sentence, without the player. $times counts the events of a kind, -sum adds up their numbers.

roam-gist-placed = sends { $card } out ({ $squares-count ->
    [0] no token
    [one] one token
   *[other] { $squares-count } tokens
})
roam-gist-placed_nothing = sends { $card } out in vain
roam-gist-filled = { $times ->
    [one] fills an empty square
   *[other] fills { $times } empty squares
}
roam-gist-claimed = takes { $card }
roam-gist-bought = buys { $artifact }
roam-gist-outpost = takes an outpost
roam-gist-moved = moves a token of { $owner }
roam-gist-turned = { $awake ->
    [true] wakes { $card }
   *[false] puts { $card } to sleep
}
roam-gist-woke = wakes the party

# -- the table ---------------------------------------------------------------------------------------------

roam-field = The field, 6 by 6 squares, seen from the { $border ->
    [S] south
    [W] west
    [N] north
   *[E] east
}
roam-place-with-arrows = { $card } would land here. Arrow keys move the pattern, Enter places it. { $what }
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
roam-outpost-held = { $player-is ->
    [you] The outpost, held by you: 3 points
   *[other] The outpost, held by { $player }: 3 points
}
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
roam-party = { $player-is ->
    [you] Your party
   *[other] Party of { $player }
}
roam-my-party = Your party
roam-party-count = { $cards } of 10 cards
roam-awake-count = { $awake } awake
roam-card-about = { $name }, { $state }. { $points }. { $pattern }.
roam-reconstructed = The values of this card are reconstructed, not the printed ones.
roam-location-about = { $name }: { $points }. { $counts }
roam-nobody-here = Nobody has a token here yet.

roam-auction = Auction
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

# -- asked before something is given away --------------------------------------------------------------------

roam-guard-buy = { $deed }? The next artifact is turned up at once: this cannot be undone.
roam-guard-free = { $count ->
    [one] An empty square can still be filled at no cost. End your actions?
   *[other] { $count } empty squares can still be filled at no cost. End your actions?
}
