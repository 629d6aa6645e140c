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
ice-page-request-about = { $price }. { $worth } RP.
ice-page-request-near = { $price }. { $worth } RP. You could pay { $have } of { $need } now.
ice-page-request-payable = { $price }. { $worth } RP. You can pay it.
ice-page-request-done = { $price }. Validated on day { $day }: { $score } RP.

ice-page-proposal = The most for you now: { $points } RP
ice-page-proposal-with = with { $items }
ice-page-paid-for = { $request } for { $points } RP
ice-page-paid-more = { $count ->
    [one] one more
   *[other] { $count } more
}
ice-page-guard-unpaid = { $count ->
    [one] You can pay { $requests } now.
   *[other] Any of these can be paid now: { $requests }.
} { $penalty ->
    [0] Go on without?
   *[other] Unpaid, each costs you { $penalty } RP. Go on without?
}
ice-page-guard-payable = { $count ->
    [one] You could take { $requests } and pay it at once.
   *[other] Any of these could be taken and paid at once: { $requests }.
} Go on without?

ice-page-decree-type_anima = 1 RP for each anima of { $type }, study token included
ice-page-decree-rp_tokens = 1 RP more for each RP token
ice-page-decree-study_tokens = 1 RP for each study token
ice-page-decree-type_sets = 4 RP for each set of five types, 2 RP for each set of four
ice-page-decree-forms = For each type: 4 RP for three forms, 2 RP for two
ice-page-decree-now = { $player }: { $score }
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
ice-page-zoom-in = Closer
ice-page-zoom-out = Further
ice-page-zoom-all = Show all
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
ice-page-on-it-leader = Leader of { $player }
ice-page-on-it-camp-white = White camp
ice-page-on-it-camp = Camp of { $player }
ice-page-on-it-camp-spent = Camp of { $player }, used today
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

ice-page-own = Guild board of { $player }
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
ice-page-source-bonuses = Second requests
ice-page-source-tokens = RP tokens
ice-page-source-planning = Planning

ice-page-held = On the ropes

# -- how to play --------------------------------------------------------------------------------------------

ice2-help-dig = The dig
ice2-help-dig-1 = Three layers of tiles lie over the lost city of Azulia: snow, surface ice, deep ice. Every tile rests on three cells of the layer below. A tile from which one cover is gone is open: its back can be seen, and explorers can stand on it. With no cover left it is fully uncovered.
ice2-help-dig-2 = Spaces are adjacent when they share a side, or when one rests on the other. The edges of the board count as spaces of the surface and the deep layer. Nobody crosses the two broken sides of a fault.
ice2-help-day = Days
ice2-help-day-1 = The game lasts four days. At sunrise everybody gets exploration points (EP): 6 with two players, 5 with three or four, 4 with five. Artifacts are ready again, prismatic ones may change their slot, the first player changes, and from the second day on a page of the logbook is read.
ice2-help-day-2 = Then turn follows turn until nobody has EP left. Whoever has spent the last point has sunset, before the next player's turn.
ice2-help-turn = A turn
ice2-help-turn-1 = Spend 1 or 2 EP, in any order, and do free things before, between and after. Build a camp with your leader on any fully uncovered tile. Sail to a camp. Recruit an archaeologist at a camp. Study the artifact under your leader. Plan, for an EP more tomorrow. Move one step, with up to three archaeologists.
ice2-help-turn-2 = For an RP token you may overwork and spend a third EP. At the end of your turn you keep three snow tiles.
ice2-help-excavating = Excavating
ice2-help-excavating-1 = Your leader stands on the tile. It is fully uncovered, or has one cover that is uncovered itself and collapses. Snow costs 2 EP, surface ice 3, deep ice 4; a camp, a nunatak or a cover makes it 1 dearer, never more; every explorer on it makes it 1 cheaper.
ice2-help-excavating-2 = The tile is yours. Those who stood on it come down on the places below, as evenly as possible, where you like. Then the camp comes down too, on a tile without one.
ice2-help-collapse = Collapses
ice2-help-collapse-1 = A tile with at most one neighbour left in its layer falls, and may pull down others. Tiles at the edge of their layer hold. What stood on a falling tile goes back to the supply or to its owner.
ice2-help-artifacts = Artifacts
ice2-help-artifacts-1 = Artifacts lie on the slot of their type. With enough anima on it, the study token included, you can trigger the effect of the type once a day. One artifact has to be there.
ice2-help-artifacts-2 = Achievement gives an EP. Exalted calls archaeologists from around. Philosophical keeps a falling tile. Obliteration destroys a tile. Harmony brings an archaeologist when you have excavated. A prismatic artifact goes on any slot.
ice2-help-snow = Snow tiles
ice2-help-snow-1 = What you find in the snow is played for free in your turn, and discarded. Each tile says when: most between actions, swarms with an excavation, rope and survivors before the explorers come down.
ice2-help-guilds = Guilds
ice2-help-guilds-1 = Navigators take somebody along and find a refuge for their camp. Incandescents trigger an effect without the artifact. Striders come down where they like. Providers send archaeologists into the snow. Cryo-Architects dig cheaper at their camp, and move it.
ice2-help-requests = Sunset and requests
ice2-help-requests-1 = At your sunset you may take a request from the row. From the second day on you may validate requests: pay with artifacts, which go into the hold, and study tokens, which are turned over. Two on days 2 and 3, any number on day 4.
ice2-help-requests-2 = On days 2 and 3 the first brings an RP token, the second 2 RP at the end.
ice2-help-azulia = Azulia
ice2-help-azulia-1 = The city is divided into regions; each is one space, so one step goes far. Whoever takes the last tile off an icon gets an RP token.
ice2-help-end = The end
ice2-help-end-1 = After the fourth day the three decrees are scored, each over everything you have found. Add your requests, the bonuses, your RP tokens and a planning token. Most points win.
ice2-help-variants = Variants
ice2-help-variants-1 = First Steps leaves out the logbook and the guild abilities. With the Blessing one anima is enough for an effect. Fluid movement is two steps for one EP. The Curse of Nuuk starts with a blessing and takes it away as you dig.
ice2-help-values = Values
ice2-help-values-1 = The rulebooks show some things only as pictures. The sides that a fault blocks, the map and the icons of Azulia, the effects of the logbook, the forms that come twice among the deep artifacts and the guilds' first renown are reconstructed, not the printed ones.
