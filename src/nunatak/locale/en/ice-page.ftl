# I C E: what only the page says. What is asked, done and told is in ice.ftl.

# -- names of things ----------------------------------------------------------------------------------------

ice-page-level-snow = Snow
ice-page-level-surface = Surface ice
ice-page-level-intermediate = Middle ice
ice-page-level-deep = Deep ice
ice-page-level-edifice = Edifices
ice-page-level-floor = Azulia
ice-page-rim = board edge
ice-page-region = region

# A space where a sentence speaks of it: its number is printed on the board if one wants, the words help to find it.
ice-place = { $space } ({ $ground }{ $mark-id ->
    [none] )
    [leader] , { $way-id ->
        [here] with { ice-place-leader }
        [below] below { ice-place-leader }
        [above] above { ice-place-leader }
       *[other] { $way } of { ice-place-leader }
    })
    [camp] , { $way-id ->
        [here] with { ice-place-camp }
        [below] below { ice-place-camp }
        [above] above { ice-place-camp }
       *[other] { $way } of { ice-place-camp }
    })
    [white] , with a camp)
   *[middle] , { $way-id ->
        [here] in the middle
       *[other] in the { $way }
    })
}
ice-place-leader = { $owner-is ->
    [you] your leader
   *[other] the leader of { $owner }
}
ice-place-camp = { $owner-is ->
    [you] your camp
   *[other] the camp of { $owner }
}
ice-page-back-blank = blank snow
ice-page-back-tunnel = tunnel
ice-page-back-fault = fault
ice-page-back-nunatak = nunatak
ice-page-back-base_camp = base camp
ice-page-back-achievement = Achievement
ice-page-back-exalted = Exalted
ice-page-back-philosophical = Philosophical
ice-page-back-obliteration = Obliteration
ice-page-back-harmony = Harmony
ice-page-back-prismatic = Prismatic
ice-page-back-unknown = not seen yet

ice-page-type-achievement = Achievement
ice-page-type-exalted = Exalted
ice-page-type-philosophical = Philosophical
ice-page-type-obliteration = Obliteration
ice-page-type-harmony = Harmony
ice-page-type-prismatic = Prismatic

ice-page-effect-achievement = Once a day: gain 1 EP. It does not raise the limit of the turn.
ice-page-effect-exalted = Once a day, 1 EP: one archaeologist from every space beside your leader comes to your leader. Faults block.
ice-page-effect-philosophical = Once a day: when a tile collapses or is destroyed in your turn, it is yours.
ice-page-effect-obliteration = Once a day: destroy the fully uncovered tile of your leader, or one beside it.
ice-page-effect-harmony = Once a day, after an excavation: an archaeologist from the supply joins your leader.
ice-page-effect-rule-achievement = ICE2-ART-30
ice-page-effect-rule-exalted = ICE2-ART-35
ice-page-effect-rule-philosophical = ICE2-ART-50
ice-page-effect-rule-obliteration = ICE2-ART-45
ice-page-effect-rule-harmony = ICE2-ART-40

ice-page-form-1 = vessel
ice-page-form-2 = stele
ice-page-form-3 = mask
ice-page-artifact = { $type }, { $form }, { $anima } anima
ice-page-artifact-prismatic = Prismatic, { $anima } anima
ice-page-artifacts-of = { $count } { $type }
ice-page-study-token = Study token: { $type }

# -- snow tiles ---------------------------------------------------------------------------------------------

ice-page-face-polar_termite_swarm = Polar Termite Swarm
ice-page-face-polar_termite_swarm-about = With an excavation: it costs 1 EP less.
ice-page-face-polar_termite_swarm-rule = ICE2-SNO-20
ice-page-face-boreal_smilodon = Boreal Smilodon
ice-page-face-boreal_smilodon-about = All archaeologists of one space flee to one space beside it. Faults block.
ice-page-face-boreal_smilodon-rule = ICE2-SNO-21
ice-page-face-white_spiders = White Spiders
ice-page-face-white_spiders-about = Your leader goes 1 or 2 steps for free; one archaeologist may come along. Faults block.
ice-page-face-white_spiders-rule = ICE2-SNO-22
ice-page-face-ice_manta = Ice Manta
ice-page-face-ice_manta-about = Your leader goes to any open space. Faults do not matter.
ice-page-face-ice_manta-rule = ICE2-SNO-23
ice-page-face-rappelling_rope = Rappelling Rope
ice-page-face-rappelling_rope-about = In an excavation: your leader and one archaeologist go down last, together, wherever you like.
ice-page-face-rappelling_rope-rule = ICE2-SNO-24
ice-page-face-ice_yacht = Ice Yacht
ice-page-face-ice_yacht-about = An archaeologist from the supply joins your leader, and one joins another leader.
ice-page-face-ice_yacht-rule = ICE2-SNO-25
ice-page-face-wreck = Wreck
ice-page-face-wreck-about = Gain 1 EP and 1 RP token.
ice-page-face-wreck-rule = ICE2-SNO-26
ice-page-face-expedition_survivors = Expedition Survivors
ice-page-face-expedition_survivors-about = In an excavation: two archaeologists from the supply go down with the others.
ice-page-face-expedition_survivors-rule = ICE2-SNO-27
ice-page-face-storm_whistle = Storm Whistle
ice-page-face-storm_whistle-about = Up to 2 archaeologists of one space go to a tile with a camp. Faults do not matter.
ice-page-face-storm_whistle-rule = ICE2-SNO-28
ice-page-face-talisman_achievement = Talisman of Achievement
ice-page-face-talisman_achievement-about = Excavate the Achievement tile of your leader for nothing.
ice-page-face-talisman_achievement-rule = ICE2-SNO-29
ice-page-face-talisman_exalted = Exalted Talisman
ice-page-face-talisman_exalted-about = Excavate the Exalted tile of your leader for nothing.
ice-page-face-talisman_exalted-rule = ICE2-SNO-29
ice-page-face-talisman_philosophical = Philosophical Talisman
ice-page-face-talisman_philosophical-about = Excavate the Philosophical tile of your leader for nothing.
ice-page-face-talisman_philosophical-rule = ICE2-SNO-29
ice-page-face-talisman_obliteration = Talisman of Obliteration
ice-page-face-talisman_obliteration-about = Excavate the Obliteration tile of your leader for nothing.
ice-page-face-talisman_obliteration-rule = ICE2-SNO-29
ice-page-face-talisman_harmony = Talisman of Harmony
ice-page-face-talisman_harmony-about = Excavate the Harmony tile of your leader for nothing.
ice-page-face-talisman_harmony-rule = ICE2-SNO-29
ice-page-face-explosive_rune = Explosive Rune
ice-page-face-explosive_rune-about = Destroy a fully uncovered tile anywhere on which no leader stands.
ice-page-face-explosive_rune-rule = ICE2-SNO-30
ice-page-face-anima_gem = Anima Gem
ice-page-face-anima_gem-about = Trigger the effect of the artifact tile on which your leader stands.
ice-page-face-anima_gem-rule = ICE2-SNO-31

# -- guilds -------------------------------------------------------------------------------------------------

ice-page-guild-navigators = Navigators
ice-page-guild-navigators-about = Once a turn an archaeologist follows when your leader sails, builds, or is moved by a snow tile. Once a day your leader goes to your camp for free. Your camp stands on snow only, and finds a refuge when its tile goes.
ice-page-guild-incandescents = Incandescents
ice-page-guild-incandescents-about = Once a day, on an artifact tile: put the activation token on that type and trigger it once today, without an artifact.
ice-page-guild-striders = Striders
ice-page-guild-striders-about = Once a turn, in an excavation: turn a crampon, and your leader goes down last, wherever you like. One crampon comes back each sunrise.
ice-page-guild-providers = Providers
ice-page-guild-providers-about = Once a turn: put an archaeologist from your board on any snow tile. Two are ready each sunrise.
ice-page-guild-cryoarchitects = Cryo-Architects
ice-page-guild-cryoarchitects-about = Once a turn an artifact tile with your camp costs 1 EP less instead of more. Once a day, 1 EP: build your camp anew although it stands on the board.
ice-page-token-activation-ready = Activation token: ready
ice-page-token-activation-grey = Activation token: used today
ice-page-token-activation-on = Activation token on { $type }
ice-page-token-crampons = Crampons ready: { $count } of 2
ice-page-token-provisions = Archaeologists on the guild board: { $count } of 2

# -- requests and decrees -----------------------------------------------------------------------------------

ice-page-request-prismatic2 = Prismatic artifacts with 2 anima in all
ice-page-request-tri_anima = 3 anima of { $types }, in any mixture
ice-page-request-tri_two_types = Two of different types among { $types }
ice-page-request-either2 = 2 anima of { $first }, or 2 of { $second }
ice-page-request-forms = Different forms of { $types }: 2 forms { $some } RP, 3 forms { $worth } RP
ice-page-request-mono_anima = 3 anima of { $types }
ice-page-request-short-prismatic2 = “2 prismatic anima”
ice-page-request-short-tri_anima = “3 anima of { $types }”
ice-page-request-short-tri_two_types = “two of { $types }”
ice-page-request-short-either2 = “2 anima of { $types }”
ice-page-request-short-forms = “forms of { $types }”
ice-page-request-short-mono_anima = “3 anima of { $types }”
ice-page-request-worth = { $kind ->
    [forms] { $price }.
   *[other] { $price }. { $worth } RP.
}
ice-page-request-about = { ice-page-request-worth }
ice-page-request-near = { ice-page-request-worth } You could pay { $have } of { $need } now.
ice-page-request-payable = { ice-page-request-worth } You can pay it.
ice-page-request-done = { $price }. Validated on day { $day }: { $score } RP.

ice-page-proposal = The most for you now: { $points } RP
ice-page-proposal-with = with { $paid }
ice-page-paid-for = { $request } for { $points } RP
ice-page-paid-more = { $count ->
    [one] one more
   *[other] { $count } more
}
ice-page-guard-unpaid = { $count ->
    [one] You can pay { $dearest } now.
   *[other] Any of these can be paid now: { $dearest }.
} { $penalty ->
    [0] Go on without?
   *[other] Unpaid, each costs you { $penalty } RP. Go on without?
}
ice-page-guard-send-back = Your day ends, and { $left } EP are lost. Send back?
ice-page-guard-pay = What { $request } asks for is paid and gone. Validate it?
ice-page-guard-pay-with = { $request }, for example with { $paid }: what pays is gone. Validate it?
ice-page-guard-drop = { $request } goes back. Give it up?
ice-page-guard-payable = { $count ->
    [one] You could take { $dearest } and pay it at once.
   *[other] Any of these could be taken and paid at once: { $dearest }.
} Go on without?

ice-page-decree-type_anima = 1 RP for each anima of { $type }, study token included
ice-page-decree-rp_tokens = 1 RP more for each RP token
ice-page-decree-study_tokens = 1 RP for each study token
ice-page-decree-type_sets = 4 RP for each set of five types, 2 RP for each set of four
ice-page-decree-forms = For each type: 4 RP for three forms, 2 RP for two
ice-page-decree-now = { $player-is ->
    [you] you: { $score }
   *[other] { $player }: { $score }
}
ice-page-decrees = Decrees
ice-page-decrees-about = Scored at the end of the game, prismatic artifacts excepted. The numbers are what each player would get now.

ice-page-logbook = Logbook
ice-page-logbook-reconstructed = Effect reconstructed, not as printed.
ice-page-logbook-none = The logbook opens on day 2.
ice-page-log-draw_snow = Everybody takes a tile of the snow discard.
ice-page-log-caravan = Buy snow tiles for an RP token each, or sell one: one or two deeds for everybody.
ice-page-log-archaeologists_on-prismatic = An archaeologist comes to every open prismatic tile.
ice-page-log-archaeologists_on-nunatak = An archaeologist comes to every nunatak.
ice-page-log-free_move = Everybody may move once for free, upwards if possible.
ice-page-log-gather_at_camps = The two nearest archaeologists go to each camp.
ice-page-log-pitch_camp = Everybody may put the own camp on the tile of the own leader.
ice-page-log-archaeologist_with_leader = An archaeologist joins every leader.
ice-page-log-discard_tile = Everybody removes a tile without a leader.
ice-page-log-put_snow_back = Everybody puts a tile of the snow discard back.

# -- the board ----------------------------------------------------------------------------------------------

ice-page-day = Day { $day } of { $days }
ice-page-dig = The dig
ice-page-side-left = Day and decrees
ice-page-side-right = What is asked for, and more of the table
ice-page-dig-help = Arrow keys go from space to space, plus and minus zoom, zero shows all.
ice-page-look-hint = Touch a space to read what it is. Two fingers bring it closer.
ice-page-lift = Look beneath
ice-page-lift-snow = All levels
ice-page-lift-surface = From the surface ice down
ice-page-lift-intermediate = From the middle ice down
ice-page-lift-deep = From the deep ice down
ice-page-lift-edifice = Only the Edifices
ice-page-lift-floor = Only the city
ice-page-row = Requests to take
ice-page-row-none = Laid out at the first sunset of the day.
ice-page-deck = { $count } in the deck
ice-page-stock-archaeologists = archaeologists
ice-page-stock-camps = camps
ice-page-stock-smilodons = Smilodons
ice-page-stock-flakes = flake tiles
ice-page-stock-bag = in the bag
ice-page-usable-crampon = a crampon
ice-page-usable-stride = your stride
ice-page-supply = Archaeologists in the supply: { $count }
ice-page-white-camps = White camps in the supply: { $count }
ice-page-curse = Curse of Nuuk
ice-page-curse-about = Curse of Nuuk: { $places }
ice-page-market = The caravan sells

ice-page-space = { $level }, { $what } ({ $id })
ice-page-covered = { $count ->
    [0] Fully uncovered
    [one] One tile lies on it
   *[other] { $count } tiles lie on it
}
ice-page-on-it-crew = { $count ->
    [one] One archaeologist
   *[other] { $count } archaeologists
}
ice-page-on-it-leader = { $player-is ->
    [you] Your leader
   *[other] Leader of { $player }
}
ice-page-on-it-camp-white = White camp
ice-page-on-it-camp = { $player-is ->
    [you] Your camp
   *[other] Camp of { $player }
}
ice-page-on-it-camp-spent = { $player-is ->
    [you] Your camp, used today
   *[other] Camp of { $player }, used today
}
ice-page-cost = To excavate now: { $cost } EP
ice-page-cost-base = { $count } for { $level ->
    [snow] snow
    [surface] surface ice
    [intermediate] middle ice
   *[other] deep ice
}
ice-page-cost-camp = +1 for the camp
ice-page-cost-nunatak = +1 for the nunatak
ice-page-cost-cover = +1 for the tile on it
ice-page-cost-explorers = { $count ->
    [0] nobody helps
    [one] −1 for an explorer
   *[other] −{ $count } for explorers
}
ice-page-cost-blocked-covers = Cannot be excavated: two or more tiles lie on it
ice-page-cost-blocked-buried = Cannot be excavated: the tile on it is covered itself
ice-page-fault = Nobody crosses its sides { $sides }
ice-page-side-0 = E
ice-page-side-1 = NE
ice-page-side-2 = NW
ice-page-side-3 = W
ice-page-side-4 = SW
ice-page-side-5 = SE

# -- guild boards -------------------------------------------------------------------------------------------

ice-page-own = { $player-is ->
    [you] Your guild board
   *[other] Guild board of { $player }
}
ice-page-ep = { $ep } of { $most } exploration points
ice-page-rp = { $count ->
    [one] One RP token
   *[other] { $count } RP tokens
}
ice-page-planned = Planning token: 1 EP more at sunrise
ice-page-fluid = Fluid movement: { $count } ready
ice-page-token-blessing = Blessing: effects need 1 anima
ice-page-token-light = Light curse: effects need 2 anima
ice-page-token-light_turned = Light curse: effects need 2 anima, 2 archaeologists come along
ice-page-token-dark = Dark curse: effects need 3 anima, 2 archaeologists come along
ice-page-token-dark_turned = Dark curse: effects need 3 anima, 1 archaeologist comes along
ice-page-slot-ready = { $type }: { $anima } anima of { $need }, ready. { $effect }
ice-page-slot-used = { $type }: { $anima } anima, used today. { $effect }
ice-page-slot-short = { $type }: { $anima } anima of { $need }. { $effect }
ice-page-hold = Hold
ice-page-hold-about = In the hold: { $count }. They have paid requests and count for the decrees.
ice-page-hand = Snow tiles
ice-page-hand-none = No snow tiles
ice-page-hand-hidden = { $count ->
    [one] One snow tile
   *[other] { $count } snow tiles
}
ice-page-requests = Requests
ice-page-requests-hidden = { $count ->
    [one] One request in hand
   *[other] { $count } requests in hand
}
ice-page-requests-none = No requests
ice-page-validated = Validated
ice-page-deeds = What else you can do
ice-page-leader-off = Leader not on the dig

# -- the result ---------------------------------------------------------------------------------------------

ice-page-source-decrees = Decrees
ice-page-source-requests = Requests
ice-page-source-bonuses = Second request of a day
ice-page-source-tokens = RP tokens
ice-page-source-planning = Planning

ice-page-held = On the ropes
