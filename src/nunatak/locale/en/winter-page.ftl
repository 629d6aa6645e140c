# Endless Winter: texts of the table page only, and the effect notation in words.

# -- kinds of things ---------------------------------------------------------------------------------------

winter-column-initiate = Initiation
winter-column-develop = Development
winter-column-settle = Settlement
winter-column-hunt = Hunting
winter-column-any = any column
winter-column-rest = Rest

# A hex by its coordinate and where it lies from the start tile; a cell of the megalith field.
winter-place = { $way-id ->
    [here] { $at }
   *[other] { $at }, { $way }
}
winter-cell = { $at }
winter-hex-at = { $terrain } ({ $hex })

# -- the effect notation -----------------------------------------------------------------------------------

winter-gain-food = gain { $count } food
winter-gain-tool = { $count ->
    [one] gain 1 tool
   *[other] gain { $count } tools
}
winter-gain-idol = { $count ->
    [one] advance an idol
   *[other] advance idols { $count } times
}
winter-gain-vp = { $count ->
    [one] score 1 point
   *[other] score { $count } points
}
winter-gain-maxfood = fill your food to the maximum
winter-gain-labor = { $halves-written } labor
winter-gain-draw = { $count ->
    [one] draw a card
   *[other] draw { $count } cards
}
winter-gain-place_megalith = { $count ->
    [one] place a megalith
   *[other] place { $count } megaliths
}
winter-gain-extra_megalith = place one more megalith where an arrow points
winter-gain-place_camp = { $count ->
    [one] place a camp on the start hex
   *[other] place { $count } camps on the start hex
}
winter-gain-move_camp = { $count ->
    [one] move a camp once
   *[other] move camps { $count } times
}
winter-gain-build_settlement = create a settlement
winter-gain-take_tribe = { $count ->
    [one] take a tribe card into hand
   *[other] take { $count } tribe cards into hand
}{ $types-id ->
    [any] {""}
   *[other] {" "}{ $types }
}
winter-gain-recruit_tribe = { $count ->
    [one] put a tribe card on your discard pile
   *[other] put { $count } tribe cards on your discard pile
}{ $types-id ->
    [any] {""}
   *[other] {" "}{ $types }
}
winter-gain-take_culture = { $count ->
    [one] take an open culture card
   *[other] take { $count } open culture cards
}
winter-gain-take_animal = { $count ->
    [one] take an animal from the hunting grounds
   *[other] take { $count } animals from the hunting grounds
}
winter-gain-draw_animal = { $count ->
    [one] take the top animal of the deck
   *[other] take the top { $count } animals of the deck
}
winter-gain-reveal_animal = { $count ->
    [one] open an animal in the hunting grounds
   *[other] open { $count } animals in the hunting grounds
}
winter-gain-tip = { $count ->
    [one] tip an animal
   *[other] tip { $count } animals
}
winter-gain-bury = { $count ->
    [one] bury a card
   *[other] bury { $count } cards
}
winter-gain-take_stone = take a sacred stone

winter-types-same = of the same type
winter-types-different = of different types

# All that an ability says: when it works, where, for what price, and what it gives.
winter-effect = { $scope ->
    [eclipse] in the eclipse:{" "}
    [when] when you { $event }:{" "}
   *[action] {""}
}{ $column-id ->
    [none] {""}
   *[other] in { $column }:{" "}
}{ $pay-count ->
    [0] {""}
   *[other] pay { $pay }:{" "}
}{ $choose-high ->
    [0] { $gains }
   *[other] { $choose-low } to { $choose-high } of: { $gains-list }
}

winter-counter-settlement_touching = of your settlements that touch { $kinds }
winter-counter-camp_terrain_type = kind of terrain with a camp of yours
winter-counter-own_ground_megalith = of your megaliths on the ground
winter-counter-own_upper_megalith = of your megaliths on top of others
winter-counter-megalith_board = board with a megalith of yours on the ground
winter-counter-idol_step = steps of your idols
winter-counter-buried_card = of your buried cards
winter-counter-tipped_species = species among your tipped animals
winter-counter-tipped = of your tipped { $kinds }
winter-score = { $table-count ->
    [0] { $every ->
        [one] { $each } for each { $counter }
       *[other] { $each } for every { $every } { $counter }
    }
   *[other] for each { $counter }: { $table }
}

# -- cards and pieces --------------------------------------------------------------------------------------

winter-card-labor = { $labor } labor.
winter-card-end = { $points ->
    [one] 1 point at the end.
   *[other] { $points } points at the end.
}
winter-species-tip = Tipped: { $gains }.
winter-species-sets = A set is worth { $values } at the end.
winter-species-wild = Counts with any set at the end.
winter-stone-about = Sacred stone of era { $era }. In every eclipse: { $score }.
winter-setup-about = You begin with: { $parts }.
winter-labor = { $labor } labor
winter-nothing = nothing
winter-grey = grey
winter-figure-of = { $figure ->
    [chief] { $player-is ->
        [you] your chief
       *[other] chief of { $player }
    }
   *[other] { $player-is ->
        [you] your figure
       *[other] figure of { $player }
    }
}

# -- the board ---------------------------------------------------------------------------------------------

winter-parts = Parts of the table
winter-board = The table
winter-jump-columns = Columns
winter-jump-terrain = Land
winter-jump-megaliths = Megaliths
winter-jump-idols = Idols
winter-round-track = Rounds
winter-now = now
winter-eclipse-of = Eclipse of round { $round }
winter-turn-order = Turn order
winter-order-about = { $player-is ->
    [you] You have place { $place } and, if it stays so, will { $gains } in the eclipse.
   *[other] { $player } has place { $place } and, if it stays so, will { $gains } in the eclipse.
}
winter-part-top = any number
winter-part-middle = once
winter-part-bottom = first only
winter-part-top-about = Top, any number of times: { $actions }.
winter-part-middle-about = Middle, once: { $actions }.
winter-part-bottom-about = Bottom, for the first figure of the round: { $actions }.
winter-rest-about = Rest: { $gains }. Each resting figure counts 1½ labor in the eclipse.
winter-tribes = Tribe cards
winter-culture = Open culture cards
winter-grounds = Hunting grounds
winter-grounds-empty = No animal is in the hunting grounds.
winter-stones = Sacred stones
winter-deck-about = { $count } left.
winter-animal-deck-about = Animal deck: { $count } cards.
winter-terrain = Land
winter-hex-bonus = In the eclipse, who has the most influence here will { $gains }.
winter-hex-leaders = Now that is { $players }.
winter-influence-of = { $player-is ->
    [you] your influence { $influence }
   *[other] { $player }: influence { $influence }
}
winter-glacier-token = A settlement here will also { $gains }.
winter-settle-about = A new settlement, for one camp of each of its hexes.
winter-megaliths = Megaliths
winter-block-about = { $player }, level { $level }
winter-cell-about = Here you { $gains }.
winter-stack-about = On level { $level }: 2 points for each own megalith below, 1 for each other.
winter-at-level = { $at }, level { $level }
winter-points-for = { $player-is ->
    [you] { $points } for you
   *[other] { $points } for { $player }
}
winter-idols = Idols
winter-offering = Offerings
winter-veneration = Veneration
winter-offering-level = { $rate ->
    [0] Below the offering track: no points at the end.
   *[other] Offering level { $level }: 1 point at the end for every { $rate } food and tools.
}
winter-veneration-level = { $level ->
    [0] Below the veneration track: buried cards score nothing.
   *[other] Veneration level { $level }.
}
winter-level-bonus = On reaching it: { $gains }.
winter-level-points = { $points } points on reaching it.
winter-burial-table = Points for 1 to 6 buried cards
winter-rank = { $rank ->
    [1] first
    [2] second
   *[other] others
}

# -- the own area ------------------------------------------------------------------------------------------

winter-area-of = { $player-is ->
    [you] Your area
   *[other] Area of { $player }
}
winter-board-of = { $player-is ->
    [you] Your board
   *[other] Board of { $player }
}
winter-food-space = { $food } food
winter-work-in-vain = The last of this food brings no labor. Spend it all the same?
winter-tool-space = { $count ->
    [one] 1 tool
   *[other] { $count } tools
}
winter-megalith-slot = { $left ->
    [0] Empty: in the eclipse, { $gains }.
    [one] 1 megalith left. Empty, it gives in the eclipse: { $gains }.
   *[other] { $left } megaliths left. Empty, it gives in the eclipse: { $gains }.
}
winter-settlement-slot = A settlement. Once it is out, in every eclipse: { $gains }.
winter-stone-slot = Place for a sacred stone: costs { $food } food and { $tools } tools; then { $gains }.
winter-meter-about = Labor of this turn. Your hand could add { $hand }, your food { $food }.
winter-animals-of = { $player-is ->
    [you] Your animals
   *[other] Animals of { $player }
}
winter-no-animals = No animals yet
winter-ready = { $count } ready.
winter-tipped = { $count } tipped:
winter-above = Played this turn
winter-hand = Hand
winter-hand-size = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
winter-hand-empty = No cards in hand
winter-deck-left = Your deck: { $count } cards.
winter-discard-about = Discard pile: { $count } cards. { $cards }
winter-buried-about = Buried cards: { $count }. { $cards }
winter-eclipse-deck-about = Eclipse deck: { $count } cards. { $cards }
winter-close-note = Close the note
winter-costs = Costs { $price }
winter-free = free
winter-due = Due:
winter-rest-token = Rest token for the first who rests: { $effects }.

# -- players and result ------------------------------------------------------------------------------------

winter-progress = { $phase ->
    [setup] Set-up
    [eclipse] Eclipse of round { $round }
    [over] The end
   *[other] Round { $round } of 4, turn { $turn } of 3
}
winter-round = Round { $round }
winter-has-food = { $count } food, at most { $most }
winter-figures-left = { $count ->
    [one] 1 figure to place
   *[other] { $count } figures to place
}
winter-now-points = Points so far
winter-source = Source
winter-source-cards = card effects
winter-source-stones = sacred stones
winter-source-stacking = stacked megaliths
winter-source-cells = megalith cells
winter-source-veneration = veneration levels
winter-source-offering = offering levels
winter-source-terrain = land
winter-source-tokens = tokens
winter-source-missing = for missing cards
winter-source-board = board

# -- asked before something is given away --------------------------------------------------------------------

winter-guard-deck = { $cards ->
    [one] Your eclipse deck is empty, and a card is left in your hand. Close it?
   *[other] Your eclipse deck is empty, and { $cards } cards are left in your hand. Close it?
}
winter-guard-labor = { $labor } labor is left, and what is not spent is lost. Go on?
winter-guard-no-labor = Cards and food could still give you { $labor } labor for the actions up here. Slide on without?
winter-guard-gains = { $count ->
    [one] There is still something here that you can take. Leave it?
   *[other] There are still { $count } things here that you can take. Leave them?
}
