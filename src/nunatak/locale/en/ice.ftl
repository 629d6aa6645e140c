# I C E: what the table says about the game. Both editions share these words; what the first says differently stands in
# ice1.ftl.

# -- options -----------------------------------------------------------------------------------------------

ice-option-players = Players
ice-option-players-help = Two to five guilds. With two, everyone has 6 EP a day, two fluid movements and no planning.
ice-option-first_steps = First Steps
ice-option-first_steps-help = For a first game: no guild abilities, no logbook, 2 RP for everyone, one request in hand.
ice-option-blessing = Blessing
ice-option-blessing-help = One anima is enough to trigger an artifact effect, all game long.
ice-option-fluid_movement = Fluid movement
ice-option-fluid_movement-help = Once a day, two steps for 1 EP. Always on with two players, a choice with three.
ice-option-expert = Curse of Nuuk
ice-option-expert-help = Expert mode: every artifact you excavate moves you along the curse track, where effects grow dearer and companions fewer.
ice-option-friendly_curse = Friendly curse
ice-option-friendly_curse-help = With the curse: at Sunrise those least cursed take a study token.
ice-option-logbook = Logbook
ice-option-logbook-help = An event at the Sunrise of days 2, 3 and 4.
ice-option-logbook_setup = Logbook set-up
ice-option-logbook_setup-help = A logbook card decides where the first archaeologists stand.
ice-option-first = First player
ice-option-first-help = Who begins on the first day. The token moves on every day.
ice-option-guilds = Guild
ice-option-guilds-help = The guild of the seat, with its leader, its camp and its abilities.
ice-option-gem_counts_as_daily_use = The gem counts
ice-option-gem_counts_as_daily_use-help = An Anima Gem uses its type up for the day, and cannot trigger one that is used up.
ice-option-forms_request_single_form_allowed = One form may pay
ice-option-forms_request_single_form_allowed-help = A request for forms may be paid with a single artifact. The card scores nothing then, but the bonuses of the day apply.
ice-option-fault_sides = Fault sides
ice-option-fault_sides-help = Which two sides of a fault tile nobody can cross.
ice-option-deep_sublattice = Deep ice
ice-option-deep_sublattice-help = How the deep tiles lie under the others: the same way as the snow, or turned by half a turn.
ice-value-first-random = drawn by lot
ice-value-first-1 = player 1
ice-value-first-2 = player 2
ice-value-first-3 = player 3
ice-value-first-4 = player 4
ice-value-first-5 = player 5
ice-value-fault_sides-neighbouring = two sides next to each other
ice-value-fault_sides-gap = two sides with one between
ice-value-fault_sides-opposite = two opposite sides
ice-value-deep_sublattice-B = like the snow
ice-value-deep_sublattice-C = turned by half a turn

# -- what is asked of you ----------------------------------------------------------------------------------

ice-ask-keep_requests = { $left ->
    [one] Choose one more request to give back.
   *[other] Choose { $left } requests to give back.
}
ice-ask-turn = { $spent ->
    [0] { $ep ->
        [1] Your turn: spend your last EP.
       *[other] Your turn: spend 1 or 2 of your { $ep } EP.
    }
   *[other] { $spent } of { $limit } EP spent, { $ep } left. Go on, or end your turn.
}
ice-ask-discard_snow = { $left ->
    [one] You hold one snow tile too many. Choose one to discard.
   *[other] You hold { $left } snow tiles too many. Choose one to discard.
}
ice-ask-build = { $camp ->
    [white] Choose the tile for the white camp and your leader.
    [rebuild] Choose where your camp and your leader go.
   *[own] Choose the tile for your camp and your leader.
}
ice-ask-second_step = { $crew ->
    [0] One step further, or stay here?
   *[other] One step further with the same archaeologists, or stay here?
}
ice-ask-spiders = White Spiders: choose the first step of your leader.
ice-ask-smilodon = Boreal Smilodon: choose the space whose archaeologists flee.
ice-ask-smilodon_to = Choose where everyone on { $from } flees to.
ice-ask-manta = Ice Manta: choose any open space for your leader.
ice-ask-yacht = Ice Yacht: choose the leader who is joined by an archaeologist.
ice-ask-whistle = Storm Whistle: choose the space whose archaeologists are called.
ice-ask-whistle_to = Choose the camp that they come to from { $from }.
ice-ask-rune = Explosive Rune: choose a fully uncovered tile without a leader.
ice-ask-obliterate = Obliteration: choose a fully uncovered tile, your leader's or one beside it.
ice-ask-provide = Choose the snow tile for your archaeologist.
ice-ask-choose_slot = Choose the slot for your prismatic artifact.
ice-ask-prismatics = A prismatic artifact lies on { $type }. Choose its slot for today.
ice-ask-collapse = { $tiles-count ->
    [one] { $tiles } falls. Rescue it with a Philosophical effect?
   *[other] { $tiles } fall. Rescue one with a Philosophical effect?
}
ice-ask-refuge = { $must ->
    [true] Your camp has lost its tile { $tile }. Choose a snow tile beside it.
   *[false] Your camp has lost its tile { $tile }. Choose any snow tile, or take the camp back.
}
ice-ask-window_b = { $usable-count ->
    [0] The explorers come down. You have nothing to use before that: go on.
   *[other] Before the explorers come down you may use { $usable }.
}
ice-ask-distribute = { $piece-id ->
    [archaeologist] Choose where an archaeologist comes down.
   *[other] Choose where the leader of the { $piece } comes down.
}
ice-ask-place_group = { $crew ->
    [0] Choose where your leader comes down.
   *[other] Choose where your leader and the archaeologist come down together.
}
ice-ask-window_c = Harmony: call an archaeologist to your leader?
ice-ask-relocate = Choose the tile below for the camp.
ice-ask-pick_request = You may take one request from the row.
ice-ask-validate = You may validate a request.
ice-ask-pay = Choose what pays { $request }.
ice-ask-drop_requests = { $left ->
    [one] You hold one request too many. Choose one to discard.
   *[other] You hold { $left } requests too many. Choose one to discard.
}
ice-ask-study_gift = You are among the least cursed: choose a study token.
ice-ask-caravan = The caravan: buy a snow tile for 1 RP, or sell one for 1 RP.
ice-ask-shortage = Too few archaeologists for all of these tiles. Choose one that gets one.
ice-ask-free_move = You may move your leader one step without paying, upwards if that is possible.
ice-ask-camp_order = Choose the next camp to which archaeologists flee.
ice-ask-gather = Several are equally near. Choose who goes to the camp on { $camp }.
ice-ask-pitch = You may bring your camp to your leader's tile.
ice-ask-helping = Choose the camp where your archaeologist appears.
ice-ask-quake = Choose a fully uncovered tile without a leader. It is lost.
ice-ask-snowstorm = Choose where the snow tile falls ({ $landscape }).

ice-wait-keep_requests = { $player } chooses the first requests.
ice-wait-turn = { $player } is exploring.
ice-wait-discard_snow = { $player } discards snow tiles.
ice-wait-build = { $player } chooses a place for a camp.
ice-wait-second_step = { $player } is on the way.
ice-wait-spiders = { $player } rides the White Spiders.
ice-wait-smilodon = { $player } sets the Smilodon loose.
ice-wait-smilodon_to = { $player } sets the Smilodon loose.
ice-wait-manta = { $player } rides the Ice Manta.
ice-wait-yacht = { $player } sails the Ice Yacht.
ice-wait-whistle = { $player } blows the Storm Whistle.
ice-wait-whistle_to = { $player } blows the Storm Whistle.
ice-wait-rune = { $player } places the Explosive Rune.
ice-wait-obliterate = { $player } chooses a tile to obliterate.
ice-wait-provide = { $player } sends an archaeologist.
ice-wait-choose_slot = { $player } chooses a slot for a prismatic artifact.
ice-wait-prismatics = { $player } arranges prismatic artifacts.
ice-wait-collapse = { $player } may rescue a falling tile.
ice-wait-refuge = { $player } seeks a refuge for the camp.
ice-wait-window_b = { $player } is excavating.
ice-wait-distribute = { $player } puts the explorers down.
ice-wait-place_group = { $player } puts the leader down.
ice-wait-window_c = { $player } is excavating.
ice-wait-relocate = { $player } moves a camp down.
ice-wait-pick_request = { $player } looks at the requests.
ice-wait-validate = { $player } may validate requests.
ice-wait-pay = { $player } pays a request.
ice-wait-drop_requests = { $player } discards requests.
ice-wait-study_gift = { $player } chooses a study token.
ice-wait-caravan = { $player } trades with the caravan.
ice-wait-shortage = { $player } places the last archaeologists.
ice-wait-free_move = { $player } may move a leader.
ice-wait-camp_order = { $player } chooses the order of the camps.
ice-wait-gather = { $player } chooses who goes to a camp.
ice-wait-pitch = { $player } may move a camp.
ice-wait-helping = { $player } places an archaeologist.
ice-wait-quake = { $player } chooses a tile that is lost.
ice-wait-snowstorm = { $player } chooses where the snow falls.

# -- what you can do ---------------------------------------------------------------------------------------

ice-do-move = Move to { $to }{ $crew ->
    [0] {""}
    [one] {" "}with 1 archaeologist
   *[other] {" "}with { $crew } archaeologists
}
ice-do-fluid_move = Flow to { $to }{ $crew ->
    [0] {""}
    [one] {" "}with 1 archaeologist
   *[other] {" "}with { $crew } archaeologists
}, and on
ice-do-sail = Sail to { $to }{ $crew ->
    [0] {""}
   *[other] {" "}with an archaeologist
}{ $cost ->
    [0] {""}
   *[other] {" "}for { $cost } EP
}
ice-do-build = { $camp ->
    [white] Build a white camp
    [neutral] Build a camp
   *[own] Build your camp
}{ $cost ->
    [0] {""}
   *[other] {" "}for { $cost } EP
}
ice-do-recruit = Recruit an archaeologist at { $at }{ $cost ->
    [0] {""}
   *[other] {" "}for { $cost } EP
}
ice-do-study = Study the artifact here{ $cost ->
    [0] {""}
   *[other] {" "}for { $cost } EP
}
ice-do-plan = Plan the next day{ $cost ->
    [0] {""}
   *[other] {" "}for { $cost } EP
}
ice-do-excavate = Excavate for { $cost } EP{ $termites ->
    [0] {""}
    [one] , with a Termite Swarm
   *[other] , with { $termites } Termite Swarms
}{ $ability ->
    [yes] , with the camp's help
   *[no] {""}
}
ice-do-overwork = Overwork: 1 RP for a third EP this turn
ice-do-play = Play { $tile }
ice-do-trigger = { $with-id ->
    [gem] Trigger { $type } with the Anima Gem
    [token] Trigger { $type } with your token
   *[slot] Trigger { $type }
}
ice-do-free_trip = Go to your camp for free{ $crew ->
    [0] {""}
   *[other] {" "}with an archaeologist
}
ice-do-activate = Put your token on { $type }
ice-do-provide = Send an archaeologist from your board
ice-do-rebuild = Move your camp and your leader
ice-do-crampon = Use a crampon
ice-do-end_turn = End turn
ice-do-put = Choose { $at }{ $crew ->
    [0] {""}
    [one] {" "}with 1 archaeologist
   *[other] {" "}with { $crew } archaeologists
}
ice-do-take = Choose { $from }
ice-do-destroy = Destroy { $tile }
ice-do-rescue = { $with-id ->
    [gem] Rescue { $tile } with the Anima Gem
    [token] Rescue { $tile } with your token
   *[slot] Rescue { $tile }
}
ice-do-join = Join the leader of the { $leader }
ice-do-slot = Lay it on { $type }
ice-do-go_on = Go on
ice-do-take_back = Take the camp back
ice-do-discard = Discard { $tile }
ice-do-drop_request = Discard { $request }
ice-do-pick_request = Take { $request }
ice-do-validate = Validate { $request }
ice-do-pay = Pay with { $with }
ice-do-take_study = Take the study token of { $type }
ice-do-buy = Buy { $tile } for 1 RP
ice-do-sell = Sell { $tile } for 1 RP
ice-do-pitch = Bring your camp here
ice-do-call = Call your leader to { $to }{ $crew ->
    [0] {""}
    [one] {" "}with 1 archaeologist
   *[other] {" "}with { $crew } archaeologists
}{ $cost ->
    [0] {""}
   *[other] {" "}for { $cost } EP
}
ice-do-beacon = Beacon Tower: call your leader to { $to } for free{ $crew ->
    [0] {""}
    [one] {" "}with 1 archaeologist
   *[other] {" "}with { $crew } archaeologists
}
ice-do-consult = Consult the Register{ $cost ->
    [0] {""}
   *[other] {" "}for { $cost } EP
}
ice-do-send_back = Send back{ $cost ->
    [0] {""}
   *[other] {" "}for { $cost } EP
}: your day ends
ice-do-cash = Give up { $tile } for 1 EP and 1 RP
ice-do-distill = Draw from the discard bag
ice-do-lead = Lead the leader of the { $leader }
ice-do-stride = Place your leader freely
ice-do-give = Give 1 EP to the { $to }
ice-do-turn_tile = Turn the tile to side { $side }
ice-do-keep = Keep { $tile }
ice-do-name_edifice = Remember { $edifice }
ice-do-last_turn = Take a last turn
ice-do-send = { $slot-id ->
    [none] Send { $artifact } to the City
   *[other] Send { $artifact } to the City, from { $slot }
}
ice-do-stow = Discard { $tile } and { $and } to send one artifact more
ice-do-accept = Accept the proposal

# -- what happened -----------------------------------------------------------------------------------------

ice-event-dealt = The ice is laid out. { $first-is ->
    [you] You begin.
   *[other] { $first } begins.
}
ice-event-requests_dealt = You are dealt { $requests }.
ice-event-dropped = { $player-is ->
    [you] You discard
   *[other] { $player } discards
} a request.
ice-event-dropped_card = You discard { $request }.
ice-event-sunrise = Day { $day } dawns. { $first-is ->
    [you] You begin.
   *[other] { $first } begins.
}
ice-event-turn = { $player-is ->
    [you] You
   *[other] { $player }
}, day { $day }
ice-event-moved = { $player-is ->
    [you] You go
   *[other] { $player } goes
} to { $to }{ $crew ->
    [0] .
    [one] {" "}with 1 archaeologist.
   *[other] {" "}with { $crew } archaeologists.
}
ice-event-recruited = An archaeologist appears at { $at }.
ice-event-built = { $camp ->
    [white] { $player-is ->
        [you] You build
       *[other] { $player } builds
    } a white camp at { $at }.
    [rebuild] { $player-is ->
        [you] You move
       *[other] { $player } moves
    } the camp to { $at }.
    [neutral] { $player-is ->
        [you] You build
       *[other] { $player } builds
    } a camp at { $at }.
   *[own] { $player-is ->
       [you] You build
      *[other] { $player } builds
   } a camp at { $at }.
}
ice-event-planned = { $player-is ->
    [you] You plan
   *[other] { $player } plans
} the next day.
ice-event-studied = { $player-is ->
    [you] You take
   *[other] { $player } takes
} the study token of { $type }.
ice-event-overworked = { $player-is ->
    [you] You overwork
   *[other] { $player } overworks
}.
ice-event-activated = { $player-is ->
    [you] You put
   *[other] { $player } puts
} the activation token on { $type }.
ice-event-provided = { $player-is ->
    [you] You send
   *[other] { $player } sends
} an archaeologist to { $at }.
ice-event-stuck = { $player-is ->
    [you] You can
   *[other] { $player } can
} spend nothing and { $player-is ->
    [you] lose
   *[other] loses
} 1 EP.
ice-event-digs = { $player-is ->
    [you] You excavate
   *[other] { $player } excavates
} { $tile } for { $cost } EP.
ice-event-excavated = { $artifact-id ->
    [0] { $player-is ->
        [you] You take
       *[other] { $player } takes
    } { $tile }.
   *[other] { $player-is ->
       [you] You take
      *[other] { $player } takes
   } { $tile }: { $artifact }.
}
ice-event-rescued = { $player-is ->
    [you] You rescue
   *[other] { $player } rescues
} { $tile }.
ice-event-found = You find { $face }.
ice-event-collapsed = { $tiles-count ->
    [one] { $tiles } falls.
   *[other] { $tiles } fall.
}
ice-event-destroyed = { $player-is ->
    [you] You destroy
   *[other] { $player } destroys
} { $tile }.
ice-event-icon = { $player-is ->
    [you] You lay
   *[other] { $player } lays
} { $icon } bare and { $player-is ->
    [you] take
   *[other] takes
} { $tokens } RP.
ice-event-slotted = { $player-is ->
    [you] Your prismatic artifact
   *[other] The prismatic artifact of { $player }
} lies on { $type }.
ice-event-shifted = { $player-is ->
    [you] You move
   *[other] { $player } moves
} a prismatic artifact from { $from } to { $to }.
ice-event-crampon = { $player-is ->
    [you] You use
   *[other] { $player } uses
} a crampon.
ice-event-crew_put = { $count ->
    [one] An archaeologist comes down: { $places }.
   *[other] { $count } archaeologists come down: { $places }.
}
ice-event-crew_moved = { $count ->
    [one] An archaeologist goes from { $from } to { $to }.
   *[other] { $count } archaeologists go from { $from } to { $to }.
}
ice-event-leader_put = { $player-is ->
    [you] Your leader
   *[other] The leader of { $player }
} comes down on { $at }.
ice-event-camp_moved = { $at-id ->
    [none] The camp goes back.
   *[other] The camp comes down on { $at }.
}
ice-event-refuge = { $at-id ->
    [none] { $player-is ->
        [you] You take
       *[other] { $player } takes
    } the camp back.
   *[other] { $player-is ->
       [you] Your camp
      *[other] The camp of { $player }
   } finds a refuge on { $at }.
}
ice-event-triggered = { $player-is ->
    [you] You trigger
   *[other] { $player } triggers
} { $type }.
ice-event-gained_ep = { $player-is ->
    [you] You gain
   *[other] { $player } gains
} { $ep } EP.
ice-event-gained_rp = { $player-is ->
    [you] You gain
   *[other] { $player } gains
} { $tokens } RP.
ice-event-gathered = Archaeologists from { $from } join { $player-is ->
    [you] your leader
   *[other] the leader of { $player }
}.
ice-event-played = { $player-is ->
    [you] You play
   *[other] { $player } plays
} { $face }.
ice-event-wreck = { $player-is ->
    [you] You gain
   *[other] { $player } gains
} { $tokens } RP and { $ep } EP.
ice-event-discarded = { $player-is ->
    [you] You discard
   *[other] { $player } discards
} a snow tile.
ice-event-cursed = { $player-is ->
    [you] Your curse
   *[other] The curse of { $player }
} stands at { $space }.
ice-event-sunset = { $player-is ->
    [you] Your day
   *[other] The day of { $player }
} ends.
ice-event-row = { $player-is ->
    [you] You lay
   *[other] { $player } lays
} out the requests: { $requests }.
ice-event-picked = { $player-is ->
    [you] You take
   *[other] { $player } takes
} { $request }.
ice-event-validated = { $player-is ->
    [you] You validate
   *[other] { $player } validates
} { $request } for { $points } RP, with { $paid }.
ice-event-unpaid = You leave unpaid what you could pay: { $dearest }.
ice-event-logbook = The logbook: { $card }.
ice-event-market = The caravan shows { $faces }.
ice-event-bought = { $player-is ->
    [you] You buy
   *[other] { $player } buys
} { $face }.
ice-event-sold = { $player-is ->
    [you] You sell
   *[other] { $player } sells
} a snow tile.
ice-event-drew_snow = { $player-is ->
    [you] You find
   *[other] { $player } finds
} a snow tile.
ice-event-storm_tile = { $player-is ->
    [you] You bring
   *[other] { $player } brings
} back a snow tile: { $landscape }.
ice-event-snow_back = Snow falls on { $at }.
ice-event-cashed = { $player-is ->
    [you] You give
   *[other] { $player } gives
} up { $face } for { $ep } EP and { $tokens } RP.
ice-event-charmed = { $leader-is ->
    [you] Your leader
   *[other] The leader of { $leader }
} follows { $player-is ->
    [you] you
   *[other] { $player }
} for this turn.
ice-event-leads = { $player-is ->
    [you] You lead
   *[other] { $player } leads
} { $leader-is ->
    [you] your leader
   *[other] the leader of { $leader }
}.
ice-event-smilodon = A Smilodon lurks on { $at }.
ice-event-gift = { $later ->
    [true] { $to-is ->
        [you] You
       *[other] { $to }
    } will have 1 EP more tomorrow.
   *[false] { $to-is ->
        [you] You gain
       *[other] { $to } gains
    } 1 EP.
}
ice-event-distilled = { $count ->
    [one] { $player-is ->
        [you] You draw
       *[other] { $player } draws
    } a tile from the bag.
   *[other] { $player-is ->
       [you] You draw
      *[other] { $player } draws
   } { $count } tiles from the bag.
}
ice-event-kept = { $artifact-id ->
    [0] { $player-is ->
        [you] You keep
       *[other] { $player } keeps
    } a snow tile of the bag.
   *[other] { $player-is ->
       [you] You keep
      *[other] { $player } keeps
   } { $artifact } of the bag.
}
ice-event-consulted = { $player-is ->
    [you] You consult
   *[other] { $player } consults
} the Register.
ice-event-register = The Register shows you { $requests }.
ice-event-picked_card = You keep { $request }.
ice-event-passed_on = You are handed { $requests }.
ice-event-sent = { $player-is ->
    [you] You send
   *[other] { $player } sends
} an artifact to the City for { $tokens } RP.
ice-event-sent_artifact = You send { $artifact }.
ice-event-sent_back = { $player-is ->
    [you] You send
   *[other] { $player } sends
} the finds back. The day is over.
ice-event-stowed = { $player-is ->
    [you] You discard
   *[other] { $player } discards
} two snow tiles to send one artifact more.
ice-event-swapped = { $from-id ->
    [none] { $player-is ->
        [you] Your leader
       *[other] The leader of { $player }
    } comes to { $to } in place of an archaeologist, who goes home.
   *[other] { $player-is ->
       [you] Your leader
      *[other] The leader of { $player }
   } and an archaeologist change places: { $from } and { $to }.
}
ice-event-edifice = { $player-is ->
    [you] You uncover
   *[other] { $player } uncovers
} { $edifice } on { $at } and { $player-is ->
    [you] take
   *[other] takes
} { $tokens } RP.
ice-event-named = { $player-is ->
    [you] You remember
   *[other] { $player } remembers
} { $edifice } for the next expedition.
ice-event-wyvern = The Wyvern settles on { $at }.
ice-event-last_round = An edifice lies open: the last round begins.
ice-event-stopped = The expedition is over after day { $day }.
ice-event-city = { $counted-count ->
    [0] { $player-is ->
        [you] Your City
       *[other] The City of { $player }
    } is empty.
   *[other] { $player-is ->
       [you] Your City
      *[other] The City of { $player }
   }: { $counted }.
}
ice-event-game_over = The game is over.

# A turn in one line: parts of a sentence, without the player. $times counts the events of a kind, -sum adds up their numbers.

ice-gist-edifice = uncovers { $edifice }
ice-gist-validated = validates { $request } for { $points } RP
ice-gist-excavated = { $artifact-id ->
    [0] excavates { $tile }
   *[other] excavates { $tile }: { $artifact }
}
ice-gist-rescued = rescues { $tile }
ice-gist-icon = lays { $icon } bare
ice-gist-sent_back = sends the finds back
ice-gist-sent = { $times ->
    [one] sends an artifact to the City
   *[other] sends { $times } artifacts to the City
}
ice-gist-destroyed = destroys { $tile }
ice-gist-played = plays { $face }
ice-gist-built = builds
ice-gist-planned = plans the next day
ice-gist-studied = takes the study token of { $type }
ice-gist-overworked = overworks
ice-gist-bought = buys { $face }
ice-gist-picked = takes { $request }
ice-gist-moved = { $times ->
    [one] goes to { $to }
   *[other] goes { $times } times
}
ice-gist-recruited = { $times ->
    [one] recruits an archaeologist
   *[other] recruits { $times } archaeologists
}
ice-gist-gained_rp = { $tokens-sum } RP
ice-gist-sunset = ends the day

# -- why not -----------------------------------------------------------------------------------------------

ice-refuse-over = The game is over.
ice-refuse-own-turn = That is an action of your turn. Answer the question first.
ice-refuse-window = Nothing of the kind can be used at this moment.
ice-refuse-window-b = That is used while you excavate, before the explorers come down.
ice-refuse-window-c = Harmony is triggered after your leader has come down in an excavation.
ice-refuse-finish-first = Finish what you have begun first.
ice-refuse-nothing-to-put = There is nothing to place here.
ice-refuse-nothing-to-destroy = Nothing destroys a tile at this moment.
ice-refuse-nothing-falls = A Philosophical effect answers a tile that falls in your turn.
ice-refuse-no-yacht = No Ice Yacht is being sailed.
ice-refuse-no-prismatic = No prismatic artifact is waiting for a slot.
ice-refuse-answer = This question needs an answer.
ice-refuse-no-refuge = No camp is seeking a refuge.
ice-refuse-no-excess = You hold nothing too many.
ice-refuse-sunset-only = That belongs to your Sunset.
ice-refuse-no-request-to-pay = No request is being paid.
ice-refuse-no-study-gift = Nobody gives you a study token.
ice-refuse-logbook-only = That belongs to a logbook card.
ice-refuse-logbook-first = The logbook is carried out before the day begins.
ice-refuse-at-sunset = No actions, snow tiles or effects at Sunset.
ice-refuse-keep-first = Choose your first requests before anything else.
ice-refuse-spend-first = You must spend at least 1 EP in your turn.
ice-refuse-ep = This costs { $cost } EP, and you have { $ep }.
ice-refuse-limit = This costs { $cost } EP. You have spent { $spent } of { $limit } this turn.
ice-refuse-leader-off-board = Your leader is not on the board.
ice-refuse-not-adjacent = { $from } and { $to } are not adjacent.
ice-refuse-gone = There is no tile on { $to } any more.
ice-refuse-covered = { $to } is fully covered.
ice-refuse-fault = A fault lies between { $from } and { $to }.
ice-refuse-companions = { $most ->
    [0] No archaeologist can come along.
    [one] Only one archaeologist can come along.
   *[other] At most { $most } archaeologists can come along.
}
ice-refuse-companions-stay = The companions are the same for the whole trip.
ice-refuse-nobody-follows = No archaeologist can follow your leader.
ice-refuse-no-change = That would change nothing.
ice-refuse-no-fluid-token = You have no fluid movement left today.
ice-refuse-no-camp-there = There is no camp on this tile.
ice-refuse-camp-there = No camp can stand there.
ice-refuse-camp-on-tile = A camp stands on a tile, not on the edge of the board nor in Azulia.
ice-refuse-camp-on-board = Your camp is on the board already.
ice-refuse-camp-off-board = Your camp is not on the board.
ice-refuse-no-white-camp = No white camp is left.
ice-refuse-no-site = There is no tile to build on.
ice-refuse-fully-uncovered = The tile must be fully uncovered.
ice-refuse-navigators-snow = The camp of the Navigators stands on snow tiles only.
ice-refuse-empty-supply = No archaeologist is left in the supply.
ice-refuse-planned = You have a planning token already.
ice-refuse-no-planning = There is no planning with two players.
ice-refuse-no-artifact-here = Your leader does not stand on an artifact.
ice-refuse-prismatic = A prismatic tile has no type of its own.
ice-refuse-study-taken = You have the study token of this type already.
ice-refuse-no-tile-here = There is no tile under your leader.
ice-refuse-covers = The tile has more than one cover, or its cover is covered itself.
ice-refuse-no-discount = Your ability does not help with this tile.
ice-refuse-cost-zero = The excavation is free already.
ice-refuse-with-excavation = The swarm is played with an excavation.
ice-refuse-gem-triggers = The gem is played by triggering an effect with it.
ice-refuse-three-ep = Overwork needs three EP to spend in this turn.
ice-refuse-no-rp = You have no RP token.
ice-refuse-once-a-turn = Only once a turn.
ice-refuse-once-a-day = Only once a day.
ice-refuse-other-guild = Your guild has no such ability.
ice-refuse-not-in-hand = You do not hold it.
ice-refuse-nobody-to-take = There is nobody to take from there.
ice-refuse-nobody-beside = No archaeologist beside your leader can come.
ice-refuse-no-target = There is no tile to choose.
ice-refuse-other-type = Your leader does not stand on a tile of this type.
ice-refuse-used-today = You have used this type today.
ice-refuse-anima = The slot does not have enough anima.
ice-refuse-cannot-trigger = You cannot trigger this effect now.
ice-refuse-no-token = Your token does not lie on this slot.
ice-refuse-full-ep = Your EP track is full.
ice-refuse-no-provisions = No archaeologist is left on your board.
ice-refuse-no-snow-left = No snow tile is left.
ice-refuse-snow-tile-only = Choose a snow tile.
ice-refuse-leader-there = A leader stands there.
ice-refuse-not-next-to-leader = Choose the tile of your leader, or one beside it.
ice-refuse-does-not-fall = This tile does not fall.
ice-refuse-refuge-needed = A snow tile beside the lost one is free: the camp must go there.
ice-refuse-refuge-adjacent = The camp must go to a snow tile beside the lost one.
ice-refuse-refuge-taken = The camp needs a snow tile without another camp.
ice-refuse-one-free-group = Only one rope or crampon in an excavation.
ice-refuse-no-crampon = You have no crampon ready for this turn.
ice-refuse-not-below = Choose one of the places below.
ice-refuse-no-way-out = Choose an open place beside the buried one.
ice-refuse-uneven = The explorers are spread as evenly as possible.
ice-refuse-choose-slot = Choose a slot. Its own one leaves it where it is.
ice-refuse-all-of-them = All of them flee together.
ice-refuse-no-such-leader = That leader cannot be joined.
ice-refuse-other-camp = Choose another tile with a camp.
ice-refuse-one-or-two = One or two of those who stand there.
ice-refuse-not-in-row = The row does not have this request.
ice-refuse-cannot-pay = You cannot pay this request.
ice-refuse-no-such-means = You do not have this on your guild board.
ice-refuse-different-forms = This request takes artifacts of its type, each of another form.
ice-refuse-does-not-pay = This is no part of the price.
ice-refuse-superfluous = This is not needed for the request.
ice-refuse-not-enough = This is not enough yet.
ice-refuse-not-in-market = The caravan does not have it.
ice-refuse-trade-once = Buy or sell at least once.
ice-refuse-not-such-a-tile = The card does not speak of this tile.
ice-refuse-higher = If you move, then to a higher level.
ice-refuse-not-a-camp = Choose a tile with a camp.
ice-refuse-not-nearest = Others are nearer to the camp.
ice-refuse-storm-cell = A snow tile cannot come to lie there.
ice-refuse-inaccessible = Nobody can go to { $to } while a beast lurks there.
ice-refuse-edifice = An edifice never leaves its place.
ice-refuse-camp-protects = A camp protects this tile.
ice-refuse-one-piece-first = Put one leader down after another, then archaeologists, up to three at a time.
ice-refuse-another-player = Choose another player.
ice-refuse-competitive = Tiles are given up only in solo and co-operative games.
ice-refuse-day-not-over = Artifacts are sent when your day is over.
ice-refuse-day-over = Your day is over.
ice-refuse-empty-bag = The discard bag is empty.
ice-refuse-enough-sent = No more artifacts can be sent today.
ice-refuse-last-turn-first = Say first whether you take a last turn.
ice-refuse-no-camp-left = No camp is left in the supply.
ice-refuse-no-edifice = No such edifice has come to light.
ice-refuse-no-flake = There is neither a flake tile nor a snow tile in the bag.
ice-refuse-no-gift = There is nothing to give.
ice-refuse-no-requests = No request is left to draw.
ice-refuse-no-smilodon = All Smilodons are on the board.
ice-refuse-no-such-edifice = That needs an edifice which is not in play.
ice-refuse-not-drawn = This request is not among those in front of you.
ice-refuse-not-led = You cannot lead this leader now.
ice-refuse-not-new = Only a new snow tile goes into the bag. You may play one instead.
ice-refuse-not-on-board = This artifact does not lie on your guild board.
ice-refuse-not-the-end = That belongs to the end of the game.
ice-refuse-nothing-drawn = This tile is not among those drawn from the bag.
ice-refuse-open-tile = Choose an open tile without a beast.
ice-refuse-own-leader = The Beacon Tower calls only your own leader.
ice-refuse-wyvern = The Wyvern cannot settle there.

# -- the logbook -------------------------------------------------------------------------------------------

ice2-name-LOG-01 = Supply Drop
ice2-name-LOG-02 = Merchant Caravan
ice2-name-LOG-03 = Prismatic Resonance
ice2-name-LOG-04 = Something Is Coming
ice2-name-LOG-05 = Nunatak Shelter
ice2-name-LOG-06 = Blizzard
ice2-name-LOG-07 = Pitching Camp
ice2-name-LOG-08 = Helping Hands
ice2-name-LOG-09 = Ice Quake
ice2-name-LOG-10 = Snowstorm
