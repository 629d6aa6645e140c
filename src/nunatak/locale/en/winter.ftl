# Endless Winter: what the table says about the game.

# -- options ------------------------------------------------------------------------------------------------

winter-option-players = Players
winter-option-players-help = Two to four tribes.
winter-option-draft = How the game begins
winter-option-draft-help = Chiefs and setup cards are dealt, or chosen from one more than there are players.
winter-option-glacier_tokens = Glacier tokens
winter-option-glacier_tokens-help = A token lies face down on each glacier. A camp turns it up; every settlement that touches it gets its bonus.
winter-option-rest_tokens = Rest tokens
winter-option-rest_tokens-help = The first tribe to rest in a round takes a token with a small extra.
winter-option-layout = Megalith field
winter-option-layout-help = How the four boards lie. Each layout is recommended for a number of players.
winter-option-tribes = Tribe
winter-option-tribes-help = The animal of the tribe. It has no effect on the rules.
winter-value-draft-random = all dealt
winter-value-draft-setup_cards = setup cards are chosen
winter-value-draft-chiefs_and_setup_cards = chiefs and setup cards are chosen
winter-value-layout-recommended = recommended for the players
winter-value-layout-square = square
winter-value-layout-tee = tee
winter-value-layout-ess = ess

# -- names --------------------------------------------------------------------------------------------------

winter-card-elder = Elder
winter-card-crafter = Crafter
winter-card-scout = Scout
winter-card-hunter = Hunter
winter-card-shaman = Shaman
winter-card-brave = Brave
winter-card-tribeswoman = Tribeswoman
winter-card-tribesman = Tribesman
winter-card-c1-01 = Fire Making
winter-card-c1-02 = Flint Knapping
winter-card-c1-03 = Atlatl
winter-card-c1-04 = Hide Tanning
winter-card-c1-05 = Basket Weaving
winter-card-c1-06 = Bone Needles
winter-card-c1-07 = Snowshoes
winter-card-c1-08 = Fishing Nets
winter-card-c1-09 = Herb Lore
winter-card-c1-10 = Storytelling
winter-card-c1-11 = Drum Circle
winter-card-c1-12 = Burial Rites
winter-card-c1-13 = Rock Shelter
winter-card-c1-14 = Shared Toil
winter-card-c1-15 = Trapping
winter-card-c1-16 = Stone Hauling
winter-card-c1-17 = Barter
winter-card-c1-18 = Sled
winter-card-c1-19 = Smoke Drying
winter-card-c1-20 = Body Paint
winter-card-c2-01 = Cave Painting
winter-card-c2-02 = Great Hunt
winter-card-c2-03 = Smokehouse
winter-card-c2-04 = Clay Figurines
winter-card-c2-05 = Ancestor Worship
winter-card-c2-06 = Longhouse
winter-card-c2-07 = Camp Dogs
winter-card-c2-08 = Bow and Arrow
winter-card-c2-09 = Seed Gathering
winter-card-c2-10 = Pottery
winter-card-c2-11 = Stone Quarry
winter-card-c2-12 = Council of Elders
winter-card-c2-13 = Monument Builders
winter-card-c2-14 = Pilgrimage
winter-card-c2-15 = Trade Network
winter-card-c2-16 = Rite of Passage
winter-card-c2-17 = Calendar Stones
winter-card-c2-18 = Great Feast
winter-card-c2-19 = Legends
winter-card-c2-20 = Kinship Bonds
winter-chief-tuskbreaker = Tuskbreaker
winter-chief-fire_wolf = Fire Wolf
winter-chief-thunderpaw = Thunderpaw
winter-chief-keen_eye = Keen Eye
winter-chief-skilled_hand = Skilled Hand
winter-species-giant_sloth = Giant Sloth
winter-species-woolly_rhino = Woolly Rhino
winter-species-saber_tooth = Saber-toothed Tiger
winter-species-glyptodon = Glyptodon
winter-species-giant_beaver = Giant Beaver
winter-species-woolly_mammoth = Woolly Mammoth
winter-species-argentavis = Argentavis
winter-terrain-start = Start tile
winter-terrain-glacier = Glacier
winter-terrain-grassland = Grassland
winter-terrain-forest = Forest
winter-terrain-hills = Hills
winter-terrain-lake = Lake
winter-terrain-tundra = Tundra
winter-terrain-mountain = Mountain
winter-setup-card-setup-1 = Hunting Party
winter-setup-card-setup-2 = Workshop
winter-setup-card-setup-3 = Wanderers
winter-setup-card-setup-4 = Old Ways
winter-setup-card-setup-5 = Spirit Speakers
winter-side-a = A
winter-side-b = B
winter-figure-chief = chief
winter-figure-tribe = tribe figure
winter-figure-tribe_1 = tribe figure
winter-figure-tribe_2 = tribe figure
winter-track-offering = offering
winter-track-veneration = veneration
winter-zone-hand = hand
winter-zone-discard = discard pile
winter-zone-above = above the board
winter-board-settlement = settlement slot
winter-board-megaliths-1 = megalith slot 1
winter-board-megaliths-2 = megalith slot 2
winter-board-megaliths-3 = megalith slot 3
winter-board-megaliths-4 = megalith slot 4
winter-board-megaliths-5 = megalith slot 5
winter-board-stone-1 = sacred stone 1
winter-board-stone-2 = sacred stone 2
winter-board-stone-3 = sacred stone 3
winter-thing-food = food
winter-thing-tool = tool
winter-thing-vp = VP
winter-thing-maxfood = food up to the maximum
winter-thing-labor = labor
winter-thing-megalith = a megalith
winter-thing-extra_megalith = an extra megalith
winter-thing-draw = a card
winter-thing-idol = an idol
winter-thing-offering = a step of the offering idol
winter-thing-veneration = a step of the veneration idol

# -- what cards, cells, tracks and tokens give --------------------------------------------------------------

winter-pay-food = { $count } food
winter-pay-tool = { $count ->
    [one] 1 tool
   *[other] { $count } tools
}
winter-pay-labor = { $count } labor
winter-pay-card = { $count ->
    [one] 1 card from hand
   *[other] { $count } cards from hand
}{ $types-id ->
    [any] {""}
   *[other] {" "}{ $types }
}
winter-when-tip = tip an animal
winter-when-bury = bury a card
winter-when-place_camp = place a camp
winter-when-move_camp = move a camp
winter-when-build_settlement = create a settlement
winter-when-place_megalith = place a megalith
winter-when-take_animal = take an animal
winter-when-draw_animal = draw an animal
winter-when-take_tribe = take a tribe card
winter-when-recruit_tribe = recruit a tribe card
winter-when-take_culture = take a culture card
winter-when-take_stone = take a sacred stone

# -- what is asked of you -----------------------------------------------------------------------------------

winter-ask-choose_chief = Choose a chief.
winter-ask-choose_setup = Choose a setup card.
winter-ask-choose_side = Which side of { $chief } do you use for the whole game?
winter-ask-culture = { $uses ->
    [true] Use the card you played, or place a figure.
   *[false] { $plays ->
        [true] { $played ->
            [0] Play a culture card first, or place a figure.
           *[other] Play another culture card, or place a figure.
        }
       *[false] Where? Place a figure.
    }
}
winter-ask-pay_for_culture = Discard a card to play { $card }.
winter-ask-column = { $part-id ->
    [top] { $who ->
        [true] { $deeds-count ->
            [0] Who works? Play people from your hand.
           *[other] Who works? Play people from your hand, { $deeds-list }.
        }
       *[false] { $deeds-count ->
            [0] { $column }: nothing more can be done at the top. Slide on.
           *[other] { $column }: { $deeds-list }, or slide on.
        }
    }
    [middle] { $deeds-count ->
        [0] { $column }: nothing can be done in the middle. Slide on.
       *[other] { $column }: { $deeds-list }, once, or slide on.
    }
   *[bottom] { $deeds-count ->
        [0] { $column }: nothing is left to do. End your turn.
       *[other] { $column }: { $deeds-list }, or end your turn.
    }
}
winter-ask-rest = { $draws ->
    [true] { $deeds-count ->
        [0] Rest: draw a card first.
       *[other] Rest: draw a card first, { $deeds-list }.
    }
   *[false] { $deeds-count ->
        [0] You have rested. End your turn.
       *[other] Rest: { $deeds-list }, or end your turn.
    }
}
winter-ask-rest_token = The open token: { $token }. Take it, or the next one unseen?
winter-ask-eclipse_deck = Which cards go into your eclipse deck?
winter-ask-gains = { $picks ->
    [0] Now { $due }.
    [one] Now one of these: { $due-list }.
   *[other] Now { $picks } of these: { $due-list }.
}
winter-ask-waiting = Use an ability that waited for this?
winter-ask-pay_cards = { $left ->
    [one] Discard a card as the price.
   *[other] Discard { $left } cards as the price.
}
winter-ask-eclipse_cards = Eclipse: use the abilities of your revealed cards.
winter-ask-eclipse_terrain = Eclipse: take the bonuses of the hexes you lead.
winter-ask-eclipse_board = Eclipse: take the bonuses of your board.
# What can be done, as a part of the sentences above.
winter-deed-take_tribe = take a person to hand
winter-deed-recruit_tribe = put a person on your discard pile
winter-deed-bury = bury a card
winter-deed-take_culture = learn a culture card
winter-deed-take_stone = take a sacred stone
winter-deed-place_camp = place a camp
winter-deed-move_camp = move a camp
winter-deed-build_settlement = create a settlement
winter-deed-reveal_animal = add animals to the grounds
winter-deed-take_animal = take an animal
winter-deed-draw_animal = take the top animal of the deck
winter-deed-tip = tip an animal
winter-deed-idol = advance an idol
winter-deed-tool = take a tool
winter-deed-food = take food
winter-deed-draw = draw a card
winter-deed-place_megalith = place a megalith
winter-deed-play = play people
winter-deed-use = use an ability
winter-deed-work = turn food into labor
winter-wait-choose_chief = { $player } chooses a chief.
winter-wait-choose_setup = { $player } chooses a setup card.
winter-wait-choose_side = { $player } chooses a side of the chief card.
winter-wait-culture = { $player } plays culture cards or places a figure.
winter-wait-pay_for_culture = { $player } discards a card for a further culture card.
winter-wait-column = { $player } acts in a column.
winter-wait-rest = { $player } rests.
winter-wait-rest_token = { $player } chooses a rest token.
winter-wait-eclipse_deck = { $player } prepares the eclipse deck.
winter-wait-gains = { $player } takes what is due.
winter-wait-waiting = { $player } may use an ability that waited for this.
winter-wait-pay_cards = { $player } discards cards as a price.
winter-wait-eclipse_cards = { $player } uses eclipse abilities.
winter-wait-eclipse_terrain = { $player } takes terrain bonuses.
winter-wait-eclipse_board = { $player } takes the bonuses of the board.

# -- what you can do ----------------------------------------------------------------------------------------

winter-do-choose_chief = Take { $chief }
winter-do-choose_setup = Take { $card }
winter-do-choose_side = Use side { $side }: { $effect }
winter-do-play = Play { $card }
winter-do-discard = Discard { $card }
winter-do-use = { $card }: { $effect }
winter-do-use_chief = Chief: { $effect }
winter-do-use_token = Rest token: { $effect }
winter-do-work = { $halves ->
    [0] Spend { $food } food for no labor
   *[other] Spend { $food } food for { $halves-written } labor
}
winter-do-place = { $to-id ->
    [rest] Let the { $figure } rest
   *[other] Place the { $figure }: { $to }
}
winter-do-slide = Slide on
winter-do-end_turn = End turn
winter-do-keep_token = Take the open token
winter-do-next_token = Take the next token unseen
winter-do-put = Put { $card } into the eclipse deck
winter-do-close = Close the eclipse deck
winter-do-claim = Take the bonus of { $terrain } ({ $hex })
winter-do-collect = Take the bonus of the { $from }
winter-do-end_step = Go on
winter-do-forgo_use = Give up: { $card }, { $effect }
winter-do-forgo_claim = Give up the bonus of { $terrain } ({ $hex })
winter-do-forgo_collect = Give up the bonus of the { $from }
winter-do-take = Take { $what }
winter-do-instead = Instead of { $of }: { $take }
winter-do-advance = Advance the { $idol } idol
winter-do-draw = Draw a card
winter-do-raise = { $vp ->
    [0] Place a megalith at { $at }
   *[other] Place a megalith at { $at } for { $vp } VP
}
winter-do-place_camp = Place a camp on the start hex
winter-do-move = Move a camp from { $leaves } ({ $from }) to { $reaches } ({ $to })
winter-do-settle = Create a settlement at { $hexes }
winter-do-take_tribe = Take { $type } to hand
winter-do-recruit = Put { $type } on your discard pile
winter-do-take_culture = Take { $card }
winter-do-take_animal = { $species-id ->
    [none] Take 1 VP: no animals are left
   *[other] Take { $species }
}
winter-do-draw_animal = Take the top animal of the deck
winter-do-reveal_animals = Add animals to the hunting grounds
winter-do-tip = Tip { $species }
winter-do-bury = Bury { $card } from { $from }
winter-do-take_stone = Take the sacred stone ({ $stone })
winter-do-decline = Decline the rest

# -- what happened ------------------------------------------------------------------------------------------

winter-event-dealt = The land is laid out.
winter-event-round = Round { $round }
winter-event-turn = { $player-is ->
    [you] You
   *[other] { $player }
}, turn { $turn }
winter-event-chose_chief = { $player-is ->
    [you] You take
   *[other] { $player } takes
} { $chief }.
winter-event-chose_setup = { $player-is ->
    [you] You take
   *[other] { $player } takes
} { $card }.
winter-event-chose_side = { $player-is ->
    [you] You use
   *[other] { $player } uses
} side { $side } of the chief.
winter-event-played = { $player-is ->
    [you] You play
   *[other] { $player } plays
} { $card }.
winter-event-discarded = { $player-is ->
    [you] You discard
   *[other] { $player } discards
} { $card }.
winter-event-used = { $player-is ->
    [you] You use
   *[other] { $player } uses
} { $card }.
winter-event-used_chief = { $player-is ->
    [you] You use
   *[other] { $player } uses
} the chief.
winter-event-used_token = { $player-is ->
    [you] You use
   *[other] { $player } uses
} the rest token.
winter-event-worked = { $player-is ->
    [you] You spend
   *[other] { $player } spends
} { $food } food.
winter-event-labor = { $player-is ->
    [you] You gain
   *[other] { $player } gains
} { $halves-written } labor.
winter-event-paid = { $player-is ->
    [you] You pay
   *[other] { $player } pays
} { $price }.
winter-event-placed_figure = { $player-is ->
    [you] You place
   *[other] { $player } places
} the { $figure }: { $to }.
winter-event-slid = { $to-id ->
    [middle] { $player-is ->
        [you] You slide
       *[other] { $player } slides
    } to the middle.
   *[bottom] { $player-is ->
       [you] You slide
      *[other] { $player } slides
   } to the bottom.
}
winter-event-ended_turn = { $player-is ->
    [you] You end
   *[other] { $player } ends
} the turn.
winter-event-gained = { $lost ->
    [0] { $player-is ->
        [you] You gain
       *[other] { $player } gains
    } { $what }.
   *[other] { $player-is ->
       [you] You gain
      *[other] { $player } gains
   } { $what }, { $lost } lost.
}
winter-event-took_lesser = { $player-is ->
    [you] You take
   *[other] { $player } takes
} { $take } instead of { $of }.
winter-event-declined = { $player-is ->
    [you] You decline
   *[other] { $player } declines
} the rest.
winter-event-scored = { $player-is ->
    [you] You get
   *[other] { $player } gets
} { $vp } VP.
winter-event-advanced = { $player-is ->
    [you] Your
   *[other] { $player }:
} { $idol } idol on level { $level }.
winter-event-drew = { $count ->
    [0] { $player-is ->
        [you] You have
       *[other] { $player } has
    } no card to draw.
    [one] { $player-is ->
        [you] You draw
       *[other] { $player } draws
    } a card.
   *[other] { $player-is ->
       [you] You draw
      *[other] { $player } draws
   } { $count } cards.
}
winter-event-drew_cards = You draw { $cards }.
winter-event-reshuffled = { $player-is ->
    [you] You shuffle
   *[other] { $player } shuffles
} the discard pile into a new deck.
winter-event-raised = { $grey ->
    [true] { $player-is ->
        [you] You place
       *[other] { $player } places
    } a grey megalith at { $at }.
   *[false] { $player-is ->
       [you] You place
      *[other] { $player } places
   } a megalith at { $at }.
}
winter-event-placed_camp = { $player-is ->
    [you] You place
   *[other] { $player } places
} a camp on the start hex.
winter-event-moved_camp = { $player-is ->
    [you] You move
   *[other] { $player } moves
} a camp from { $leaves } ({ $from }) to { $reaches } ({ $to }).
winter-event-turned_token = A glacier token is turned up at { $terrain } ({ $hex }): { $token }.
winter-event-settled = { $food_lost ->
    [0] { $player-is ->
        [you] You create
       *[other] { $player } creates
    } a settlement at { $hexes }.
   *[other] { $player-is ->
       [you] You create
      *[other] { $player } creates
   } a settlement at { $hexes } and { $player-is ->
       [you] lose
      *[other] loses
   } { $food_lost } food.
}
winter-event-took_tribe = { $to-id ->
    [hand] { $player-is ->
        [you] You take
       *[other] { $player } takes
    } { $card } to hand.
   *[discard] { $player-is ->
       [you] You recruit
      *[other] { $player } recruits
   } { $card }.
}
winter-event-deck_empty = No { $deck } is left; { $player-is ->
    [you] you get
   *[other] { $player } gets
} 1 VP instead.
winter-event-took_culture = { $player-is ->
    [you] You take
   *[other] { $player } takes
} { $card }.
winter-event-took_animal = { $player-is ->
    [you] You take
   *[other] { $player } takes
} { $species }.
winter-event-drew_animal = { $player-is ->
    [you] You take
   *[other] { $player } takes
} { $species } from the deck.
winter-event-revealed_animals = New in the hunting grounds: { $species }.
winter-event-tipped = { $player-is ->
    [you] You tip
   *[other] { $player } tips
} { $species }.
winter-event-buried = { $from-id ->
    [hand] { $player-is ->
        [you] You bury
       *[other] { $player } buries
    } a card from hand.
   *[other] { $player-is ->
       [you] You bury
      *[other] { $player } buries
   } { $card }.
}
winter-event-buried_card = You bury { $card }.
winter-event-took_stone = { $player-is ->
    [you] You take
   *[other] { $player } takes
} the sacred stone ({ $stone }).
winter-event-put_aside = { $player-is ->
    [you] You put
   *[other] { $player } puts
} a card aside for the eclipse.
winter-event-put_card = You put { $card } into your eclipse deck.
winter-event-closed_deck = { $player-is ->
    [you] You close
   *[other] { $player } closes
} the eclipse deck: { $cards ->
    [0] no cards
    [one] one card
   *[other] { $cards } cards
}.
winter-event-revealed_deck = { $player-is ->
    [you] You reveal
   *[other] { $player } reveals
} { $halves-written } eclipse labor.
winter-event-new_order = New turn order: { $order }.
winter-event-claimed = { $player-is ->
    [you] You take
   *[other] { $player } takes
} the bonus of { $terrain } ({ $hex }).
winter-event-collected = { $player-is ->
    [you] You take
   *[other] { $player } takes
} the bonus of the { $from }.
winter-event-forwent_use = { $player-is ->
    [you] You give
   *[other] { $player } gives
} up an ability of { $card }.
winter-event-forwent_claim = { $player-is ->
    [you] You give
   *[other] { $player } gives
} up the bonus of { $terrain } ({ $hex }).
winter-event-forwent_collect = { $player-is ->
    [you] You give
   *[other] { $player } gives
} up the bonus of the { $from }.
winter-event-stone_scored = { $player-is ->
    [you] For you
   *[other] For { $player }
} the stone ({ $stone }) is worth { $vp } VP.
winter-event-opened_culture = New culture cards: { $cards }.
winter-event-took_token = { $player-is ->
    [you] You take
   *[other] { $player } takes
} the rest token { $token }.
winter-event-turned_up_token = The rest token { $token } lies open.
winter-event-game_over = The game is over.

# A turn in one line: parts of a sentence, without the player. $times counts the events of a kind, -sum adds up their numbers.

winter-gist-placed_figure = { $figure } to { $to }
winter-gist-took_stone = takes a sacred stone
winter-gist-settled = creates a settlement
winter-gist-took_animal = takes { $species }
winter-gist-drew_animal = takes { $species } from the deck
winter-gist-raised = { $times ->
    [one] places a megalith
   *[other] places { $times } megaliths
}
winter-gist-took_culture = takes { $card }
winter-gist-took_tribe = recruits { $card }
winter-gist-scored = { $vp-sum } VP
winter-gist-advanced = { $times ->
    [one] moves an idol up
   *[other] moves idols up { $times } times
}
winter-gist-placed_camp = places a camp
winter-gist-moved_camp = { $times ->
    [one] moves a camp
   *[other] moves camps { $times } times
}
winter-gist-tipped = { $times ->
    [one] tips an animal
   *[other] tips { $times } animals
}
winter-gist-buried = { $times ->
    [one] buries a card
   *[other] buries { $times } cards
}
winter-gist-closed_deck = closes the eclipse deck
winter-gist-gained = gains { $what }
winter-gist-drew = { $count-sum ->
    [one] draws a card
   *[other] draws { $count-sum } cards
}

# -- where VP come from -------------------------------------------------------------------------------------

winter-source-final-offering = Food and tools
winter-source-final-veneration = Buried cards
winter-source-final-cards = Cards
winter-source-final-animals = Animals

# -- why something cannot be done ---------------------------------------------------------------------------

winter-refuse-action-ability = In the eclipse only eclipse abilities work.
winter-refuse-animal-deck-empty = The animal deck is empty.
winter-refuse-animals-left = There are animals left: the VP stands in only when there are none.
winter-refuse-arrow-cells-only = The extra megalith goes to a free cell that the arrows point to.
winter-refuse-arrows-occupied = Both cells that the arrows point to are occupied.
winter-refuse-bonus-taken = You have taken this bonus, or given it up by taking a later one.
winter-refuse-bottom-covered = A figure covers this bottom already.
winter-refuse-chief-not-placed = The chief's abilities work in the turn in which you place the chief.
winter-refuse-choose-one = You have paid: choose at least one.
winter-refuse-claimed = You have taken the bonus of this hex.
winter-refuse-collected = You have taken this bonus already.
winter-refuse-column = This ability needs your figure in another column.
winter-refuse-culture-stage = Culture cards are played and used before a figure is placed, and each after the first costs a card.
winter-refuse-eclipse-ability = This ability works in the eclipse only.
winter-refuse-eclipse-order = The steps of the eclipse have a fixed order.
winter-refuse-empty-field = The first megaliths go on start cells.
winter-refuse-era = Stones of the right part can be taken from round 3 on.
winter-refuse-figure-first = Place a figure in a column first.
winter-refuse-figure-stage = You have placed your figure of this turn.
winter-refuse-figure-used = This figure has been placed already.
winter-refuse-first-rest-only = Only the first to rest in a round takes a token, when the module is played.
winter-refuse-food = You have { $food } food.
winter-refuse-grey-on-top = Grey megaliths are never placed on others.
winter-refuse-grounds-empty = There is no animal to take now.
winter-refuse-grounds-full = The hunting grounds are full.
winter-refuse-idol-on-top = This idol has reached the top.
winter-refuse-influence = Others have more influence on this hex, or you have none.
winter-refuse-juncture-taken = There is a settlement at this place.
winter-refuse-just-taken = You have taken this card in this turn; play it later.
winter-refuse-labor-counted = This labor was counted when the decks were revealed.
winter-refuse-labor-is-over = Labor is of no use after the actions.
winter-refuse-middle-is-over = The middle action is done once.
winter-refuse-no-ability = There is no such ability.
winter-refuse-no-bonus = This hex gives no bonus.
winter-refuse-no-camp-left = You have no camp left on your board.
winter-refuse-no-camp-there = You have no camp there.
winter-refuse-no-cards = There is no card to draw.
winter-refuse-no-cell = There is no cell there.
winter-refuse-no-megalith-left = You have no megalith left.
winter-refuse-no-passing = You must place a figure in every turn.
winter-refuse-no-price = There is nothing to pay for with cards.
winter-refuse-no-settlement-left = You have no settlement left.
winter-refuse-no-square = Four megaliths must lie below.
winter-refuse-no-token = You have no rest token.
winter-refuse-no-untipped = You have no such untipped animal.
winter-refuse-not-above = This card does not lie above your board.
winter-refuse-not-adjacent = Camps move to an adjacent hex.
winter-refuse-not-beside = There must be a megalith beside this cell.
winter-refuse-not-due = Nothing grants you this now: the actions of the columns do, cards and bonuses.
winter-refuse-not-in-eclipse-deck = This card is not in your eclipse deck.
winter-refuse-not-in-grounds = There is no such animal in the hunting grounds.
winter-refuse-not-in-hand = You do not have this card in hand.
winter-refuse-not-lesser = You may take a lesser resource only: megalith, card, idol, tool, food, in this order.
winter-refuse-not-now = Not at this moment.
winter-refuse-not-offered = This is not on offer.
winter-refuse-not-open = This culture card does not lie open.
winter-refuse-not-there = There is no such card there.
winter-refuse-not-waiting = This ability has not waited for this.
winter-refuse-nothing-there = There is nothing to take here.
winter-refuse-nothing-to-decline = There is nothing to decline.
winter-refuse-nothing-to-forgo = Only what would come by itself in this step is given up so.
winter-refuse-nothing-to-gain = Nothing can be gained by this now.
winter-refuse-nothing-to-slide = No figure of yours is to slide on now.
winter-refuse-occupied = There is a megalith already.
winter-refuse-other-card = Discard another card from your hand.
winter-refuse-over = The game is over.
winter-refuse-parts-in-order = A figure goes from top to middle to bottom; the turn ends at the bottom.
winter-refuse-price = You cannot pay the price: { $food } food, { $tools } tools, { $labor } labor, { $cards } cards.
winter-refuse-rest-order = First the card, then the animal, each once.
winter-refuse-resting = While your figure rests you cannot play tribe cards.
winter-refuse-setup-only = This is chosen before the game begins.
winter-refuse-slot-not-empty = This megalith slot gives nothing, or is not empty.
winter-refuse-slot-price = The slot costs { $food } food and { $tools } tools.
winter-refuse-start-cell = Only grey megaliths go on start cells.
winter-refuse-stone-gone = This stone is not on the board.
winter-refuse-third-turn-only = The eclipse deck is prepared at the end of your third turn.
winter-refuse-three-camps = You need a camp on each of the three hexes, none of them the start hex.
winter-refuse-three-stones = You have three stones, and no slot for another.
winter-refuse-top-is-over = Your figure has left the top of the column.
winter-refuse-types = You have taken a card of this type; the types must be as the card or column says.
winter-refuse-used = This ability has been used.
winter-refuse-waits = This ability waits for something to happen.
winter-refuse-work-after-this = Answer this first: food spent here would change nothing.
winter-refuse-work-in-turn-only = Food gives labor in your own turn only.
winter-refuse-wrong-type = The cards must be of the types that the price says.
