# Why a bot likes an answer, for hints: short, as they stand one after the other behind an answer.

reason-points = { $amount } points
reason-rivals = holds your rivals back

reason-roam-points = { $amount } points
reason-roam-party = a stronger party
reason-roam-awake = more of your party stays awake
reason-roam-coins = more coins
reason-roam-tokens = tokens for the next turns
reason-roam-artifacts = your artifacts
reason-roam-locations = a better hold on the locations
reason-roam-rivals = holds your rivals back

reason-ice-points = { $amount } RP
reason-ice-anima = more anima
reason-ice-study = what you study
reason-ice-effects = the effects of your artifacts
reason-ice-snow = snow tiles in hand
reason-ice-crew = archaeologists at your side
reason-ice-camps = your camps
reason-ice-slots = artifacts ready to be sent
reason-ice-city = the city below
reason-ice-place = a good place for what comes next
reason-ice-requests = closer to a request
reason-ice-objectives = closer to the objectives
reason-ice-ep = saves exploration points
reason-ice-rivals = holds your rivals back

reason-winter-points = { $amount } VP
reason-winter-food = more food
reason-winter-tools = more tools
reason-winter-idols = the idols
reason-winter-animals = animals for your herd
reason-winter-burial = burials
reason-winter-camps = camps off your board
reason-winter-labor = labor to spend
reason-winter-land = more land at the eclipse
reason-winter-settlements = a step towards a settlement
reason-winter-megaliths = your megaliths
reason-winter-stones = your sacred stones
reason-winter-cards = better cards
reason-winter-eclipse = a better eclipse
reason-winter-rivals = holds your rivals back

# What a decision changed, as a thing that is lost, opened to somebody, or had in return.
matter-points = { $amount } points

matter-roam-points = { $amount } points
matter-roam-party = a strong party
matter-roam-awake = adventurers who are awake
matter-roam-coins = coins
matter-roam-tokens = tokens for the next turns
matter-roam-artifacts = the use of artifacts
matter-roam-locations = a hold on the locations

matter-ice-points = { $amount } RP
matter-ice-anima = anima
matter-ice-study = study
matter-ice-effects = effects of artifacts
matter-ice-snow = snow tiles
matter-ice-crew = archaeologists
matter-ice-camps = the use of camps
matter-ice-slots = artifacts ready to be sent
matter-ice-city = the way to the city below
matter-ice-place = the way to what lies open in the ice
matter-ice-requests = a request within reach
matter-ice-objectives = an objective within reach
matter-ice-ep = exploration points

matter-winter-points = { $amount } VP
matter-winter-food = food
matter-winter-tools = tools
matter-winter-idols = favor of the idols
matter-winter-animals = animals
matter-winter-burial = burials
matter-winter-camps = camps off the board
matter-winter-labor = labor
matter-winter-land = land at the eclipse
matter-winter-settlements = a step towards a settlement
matter-winter-megaliths = megaliths
matter-winter-stones = sacred stones
matter-winter-cards = good cards
matter-winter-eclipse = a good eclipse

story-instead = { $player }: “{ $action }”, where “{ $better }” was better.
story-cost = It cost { $player } { $things }.
story-opened = It opened { $things } to { $player }.
story-return = In return it brought { $things }.
story-luck = { $mover }: “{ $action }”. What came out { $good ->
    [yes] was good for { $player }{ $count ->
        [0] .
       *[other] : it brought { $things }.
    }
   *[no] was bad for { $player }{ $count ->
        [0] .
       *[other] : it took { $things }.
    }
}
story-course = { $mover }: “{ $action }”. { $good ->
    [yes] { $player } then stood better than anybody had seen coming{ $count ->
        [0] .
       *[other] , above all in { $things }.
    }
   *[no] { $player } then stood worse than anybody had seen coming{ $count ->
        [0] .
       *[other] , above all in { $things }.
    }
}

# Where nothing that has a name speaks for an answer.
reason-ends = ends the game
reason-ahead = pays off in later turns
reason-close = nearly as good
reason-behind = brings less
