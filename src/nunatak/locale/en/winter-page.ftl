# Endless Winter: texts of the table page only, and the effect notation in words.

# -- kinds of things ---------------------------------------------------------------------------------------

winter-column-initiate = Initiation
winter-column-develop = Development
winter-column-settle = Settlement
winter-column-hunt = Hunting
winter-column-any = any column
winter-column-rest = Rest

winter-hex-at = { $terrain } ({ $hex })
winter-side = { $side }: { $effect }

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
winter-gain-labor = { $labor } labor
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
}
winter-gain-recruit_tribe = { $count ->
    [one] put a tribe card on your discard pile
   *[other] put { $count } tribe cards on your discard pile
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

winter-effect-pay = pay { $price }: { $gains }
winter-effect-choose = { $low } to { $high } of: { $gains }
winter-effect-column = in { $column }: { $body }
winter-effect-eclipse = in the eclipse: { $body }
winter-effect-when = when you { $event }: { $body }

winter-counter-settlement_touching = of your settlements that touch { $kinds }
winter-counter-camp_terrain_type = kind of terrain with a camp of yours
winter-counter-own_ground_megalith = of your megaliths on the ground
winter-counter-own_upper_megalith = of your megaliths on top of others
winter-counter-megalith_board = board with a megalith of yours on the ground
winter-counter-idol_step = steps of your idols
winter-counter-buried_card = of your buried cards
winter-counter-tipped_species = species among your tipped animals
winter-counter-tipped = of your tipped { $kinds }
winter-score-per = { $every ->
    [one] { $points } for each { $what }
   *[other] { $points } for every { $every } { $what }
}
winter-score-table = for each { $what }: { $values }

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
    [chief] chief of { $player }
   *[other] figure of { $player }
}

# -- the board ---------------------------------------------------------------------------------------------

winter-parts = Parts of the table
winter-jump-columns = Columns
winter-jump-terrain = Land
winter-jump-megaliths = Megaliths
winter-jump-idols = Idols
winter-round-track = Rounds
winter-now = now
winter-eclipse-of = Eclipse of round { $round }
winter-turn-order = Turn order
winter-order-about = { $player } has place { $place } and, if it stays so, will { $gains } in the eclipse.
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
winter-influence-of = { $player }: influence { $influence }
winter-glacier-token = A settlement here will also { $gains }.
winter-settle-about = A new settlement, for one camp of each of its hexes.
winter-megaliths = Megaliths
winter-block-about = { $player }, level { $level }
winter-cell-about = Here you { $gains }.
winter-stack-about = On level { $level }: 2 points for each own megalith below, 1 for each other.
winter-at-level = { $at }, level { $level }
winter-points-for = { $points } for { $player }
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

winter-area-of = Area of { $player }
winter-board-of = Board of { $player }
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
winter-animals-of = Animals of { $player }
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

# -- how to play -------------------------------------------------------------------------------------------

winter-help-about = Endless Winter is a game by Stan Kordonskiy (Fantasia Games) for two to four players. This page explains it in our words; the ids are those of the rules, which the table shows when it refuses something.

winter-help-aim = Four generations
winter-help-aim-1 = You lead a tribe through four rounds. In each round you take three turns, then the sun goes dark: in the eclipse everybody takes what their cards, their land and their board give. After the fourth eclipse the final scoring decides.
winter-help-aim-2 = Rounds 1 and 2 are the first era, rounds 3 and 4 the second, with new culture cards and more sacred stones within reach.

winter-help-turn = Your turn
winter-help-turn-1 = First play culture cards, if you like: the first is free, each further one costs another card from your hand. Use their abilities before you go on.
winter-help-turn-2 = Then place one of your three figures at the top of a column, or let it rest. Figures never block each other. At the top you act as often as you can pay; slide on to the middle for at most one action; slide on to the bottom, where only the first figure of the round finds a bonus.
winter-help-turn-3 = All cards you played go to your discard pile. You draw nothing until the next round, when everybody draws five.

winter-help-labor = Labor and food
winter-help-labor-1 = Most actions cost labor. It comes from tribe cards that you play from hand once a figure stands in a column: the discs in the upper left corner, half discs are half points. Abilities that show a column work only there.
winter-help-labor-2 = In your turn food can be spent for labor at any moment: move the marker to the left and gain 1 labor for every labor symbol it passes. What you could still raise is shown beside your hand. Labor that is left over is lost.
winter-help-labor-3 = Food has a maximum: the camps on your board cover the end of the track. Each camp you send out makes room for one more.

winter-help-columns = The columns
winter-help-columns-1 = Initiation brings tribe cards, each type once a turn, and burials. Development brings culture cards and sacred stones. Settlement sends camps out, moves them and turns three of them into a settlement. Hunting opens and takes animals and tips one.
winter-help-columns-2 = A figure that rests plays no tribe cards, but lets you draw a card and then tip an animal, and counts 1½ labor in the eclipse.
winter-help-columns-3 = Your chief is one of the three figures. In the turn in which he is placed you may use the abilities on the side of his card that you chose at the start.

winter-help-land = The land
winter-help-land-1 = Camps enter on the start hex and move from hex to hex; any number may share one. A camp is 1 influence on its hex.
winter-help-land-2 = Where three hexes meet, none of them the start hex, and you have a camp on each, you may create a settlement: the three camps go home, and the settlement is 2 influence on each of its hexes for the rest of the game.
winter-help-land-3 = In the eclipse whoever has the most influence on a hex, alone or tied, takes its bonus. The marks on the map show who that would be now.

winter-help-megaliths = Megaliths
winter-help-megaliths-1 = Your leftmost megalith goes first: two grey ones, then eight of your colour. Grey ones open the field on its start cells; all others go beside a megalith, and give the bonus of the cell they cover. A start cell lets you place another at once where an arrow points.
winter-help-megaliths-2 = A megalith of your colour may also rest on four that make a square. It scores 2 for each of the four that is yours and 1 for each other; their owners score 1 for each of theirs. Higher blocks are drawn smaller and brighter, with a notch for every level.

winter-help-idols = Idols
winter-help-idols-1 = Each idol you gain moves one of your two idols up a level. The offering track gives bonuses on the way and decides how many food and tools make a point at the end.
winter-help-idols-2 = The veneration track ranks the players: the higher, and on a level the further left, the more your buried cards are worth. Its three highest levels give points at once. Who never moved there scores nothing for buried cards.

winter-help-stones = Sacred stones
winter-help-stones-1 = A stone goes to your leftmost free slot, for the food and tools printed there, and gives the bonus of the slot. You can have three. Each scores in every eclipse from now on.

winter-help-animals = Animals and burial
winter-help-animals-1 = Tip an animal to take what it gives, once. Untipped ones make sets at the end: up to four of a species, two mammoths. Argentavis joins any set that has at least one real animal.
winter-help-animals-2 = Bury a card from your hand, your discard pile or above your board. It leaves your deck and counts on the veneration track; the points printed on it still count at the end.

winter-help-gains = Taking what is due
winter-help-gains-1 = Everything you gain may be declined. In turns and eclipses you may also take something lesser instead, one by one: a megalith, a card, an idol, a tool, a food, in this order. It helps when a track is full or nothing can be placed.
winter-help-gains-2 = A bonus set off by a gain comes first; of several at once you choose the order.

winter-help-eclipse = The eclipse
winter-help-eclipse-1 = At the end of your third turn put any cards from your hand face down into your eclipse deck. All decks are revealed together; tribe cards count their labor, culture cards return to hand. Most labor goes first in the next round, and ties go to whoever was later.
winter-help-eclipse-2 = In the new order each player takes the resource of the place on the turn order track, uses the eclipse abilities of the revealed cards, takes the bonuses of hexes, and the bonuses of the board: a card for each settlement out there, what empty megalith slots show, and the points of sacred stones.

winter-help-end = The end
winter-help-end-1 = To the points you have come food and tools by the rate of your offering idol, buried cards by the table of your rank, the points printed on all your cards, and sets of untipped animals. Of tied players the one higher on the turn order track wins.

winter-help-variants = Variants
winter-help-variants-1 = Setup cards, or chiefs and setup cards, can be chosen from one more than there are players instead of being dealt.
winter-help-variants-2 = Glacier tokens lie face down on glaciers; a camp turns them up, and every settlement that touches one gets its bonus. The first to rest in a round takes a rest token, the open one or the next unseen.

winter-help-values = Values
winter-help-values-1 = The rulebook shows many cards and boards only as pictures. Such values were reconstructed and are not the printed ones.
