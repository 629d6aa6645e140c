# I C E, first edition: what the page says differently, and what only this edition has. The rest is in ice-page.ftl.

# -- artifacts ----------------------------------------------------------------------------------------------

ice1-page-effect-achievement = Once a day: gain 1 EP. It does not raise the limit of the turn.
ice1-page-effect-exalted = Once a day, 1 EP: one archaeologist from every space beside your leader comes to your leader. Faults block.
ice1-page-effect-philosophical = Once a day: when a tile is lost in your turn, it is yours.
ice1-page-effect-obliteration = Once a day: destroy a fully uncovered tile beside your leader, whatever stands on it.
ice1-page-effect-harmony = Once a day, after an excavation: an archaeologist from the supply joins your leader.
ice1-page-effect-rule-achievement = ICE1-ART-10
ice1-page-effect-rule-exalted = ICE1-ART-11
ice1-page-effect-rule-philosophical = ICE1-ART-14
ice1-page-effect-rule-obliteration = ICE1-ART-13
ice1-page-effect-rule-harmony = ICE1-ART-12

# -- snow tiles ---------------------------------------------------------------------------------------------

ice1-page-face-polar_termite_swarm-about = Excavate the snow tile under your leader for free.
ice1-page-face-polar_termite_swarm-rule = ICE1-SNW-11
ice1-page-face-boreal_smilodon-about = A Smilodon guards an open tile until your next turn: nobody enters it or digs there.
ice1-page-face-boreal_smilodon-rule = ICE1-SNW-13
ice1-page-face-white_spiders-about = All archaeologists of one space move to one space beside it. Faults block.
ice1-page-face-white_spiders-rule = ICE1-SNW-10
ice1-page-face-ice_manta-about = Your leader goes to any open space.
ice1-page-face-ice_manta-rule = ICE1-SNW-12
ice1-page-face-rappelling_rope-about = In an excavation: everybody comes down wherever you like.
ice1-page-face-rappelling_rope-rule = ICE1-SNW-15
ice1-page-face-ice_yacht-about = An archaeologist joins your leader, another one a leader of your choice; you gain 1 RP.
ice1-page-face-ice_yacht-rule = ICE1-SNW-14
ice1-page-face-wreck-about = Gain 1 EP and 1 RP; another player of your choice gains 1 EP.
ice1-page-face-wreck-rule = ICE1-SNW-16
ice1-page-face-expedition_survivors-about = In an excavation: two archaeologists from the supply come down with the others.
ice1-page-face-expedition_survivors-rule = ICE1-SNW-17
ice1-page-face-storm_whistle-about = Put a flake tile on an empty place between at least two tiles. Whoever is buried moves aside.
ice1-page-face-storm_whistle-rule = ICE1-SNW-21
ice1-page-face-talisman_achievement-about = Excavate the Achievement tile under your leader for free.
ice1-page-face-talisman_achievement-rule = ICE1-SNW-18
ice1-page-face-talisman_exalted-about = Excavate the Exalted tile under your leader for free.
ice1-page-face-talisman_exalted-rule = ICE1-SNW-18
ice1-page-face-talisman_philosophical-about = Excavate the Philosophical tile under your leader for free.
ice1-page-face-talisman_philosophical-rule = ICE1-SNW-18
ice1-page-face-talisman_obliteration-about = Excavate the Obliteration tile under your leader for free.
ice1-page-face-talisman_obliteration-rule = ICE1-SNW-18
ice1-page-face-talisman_harmony-about = Excavate the Harmony tile under your leader for free.
ice1-page-face-talisman_harmony-rule = ICE1-SNW-18
ice1-page-face-explosive_rune-about = Destroy any fully uncovered tile without a camp.
ice1-page-face-explosive_rune-rule = ICE1-SNW-20
ice-page-face-stone_of_charisma = Stone of Charisma
ice1-page-face-stone_of_charisma-about = 1 RP: until the end of your turn another leader follows you as if it were yours.
ice1-page-face-stone_of_charisma-rule = ICE1-SNW-19
ice-page-back-flake = flake
ice-page-back-edifice = Edifice, not seen yet

# -- guilds -------------------------------------------------------------------------------------------------

ice1-page-guild-navigators-about = Once a turn up to three archaeologists go with your leader when it is called, builds a camp or rides the Ice Manta.
ice1-page-guild-incandescents-about = Once a day, on an artifact tile: put the activation token on that type and use its effect once today, whatever lies on the slot.
ice1-page-guild-striders-about = Once a turn, in an excavation: your leader goes down last, wherever you like.
ice-page-guild-alchemists = Alchemists
ice-page-guild-alchemists-about = Once a day: draw three tiles from the bag, keep one, put the others back.
ice1-page-guild-cryoarchitects-about = Once a turn a tile with a camp costs 1 EP less.

# -- requests and decrees -----------------------------------------------------------------------------------

ice-page-request-three_types = One artifact of each: { $types }
ice-page-request-duo_anima = 3 anima of { $types }, in any mixture
ice-page-request-any_anima = 3 anima of any types
ice-page-request-two_types = One artifact of each: { $types }
ice-page-request-short-three_types = “one each of { $types }”
ice-page-request-short-duo_anima = “3 anima of { $types }”
ice-page-request-short-any_anima = “any 3 anima”
ice-page-request-short-two_types = “one each of { $types }”
ice1-page-request-done = { $price }. Validated: { $score } RP.

ice1-page-decree-type_anima = 1 RP for each anima of { $type } in the City
ice-page-decree-anima_one = 1 RP for each artifact with 1 anima
ice-page-decree-anima_two = 2 RP for each artifact with 2 anima
ice-page-decree-prismatics = 2 RP for each prismatic artifact
ice-page-decree-validated = 2 RP for each validated request
ice-page-decree-unique = 1 RP for each different artifact, by type and form
ice-page-decree-duos_trios = For each type: 4 RP for three different forms, 2 RP for two; as often as you can
ice1-page-decrees-about = Scored at the end of the game over what lies in the City. Others' Cities are face down.

# -- the expedition -----------------------------------------------------------------------------------------

ice1-page-planned = Planning token: 1 EP more tomorrow
ice1-page-white-camps = { $count ->
    [one] One camp in the supply
   *[other] { $count } camps in the supply
}
ice-page-supply-smilodons = { $count ->
    [one] One Smilodon in the supply
   *[other] { $count } Smilodons in the supply
}
ice-page-supply-flakes = { $count ->
    [one] One flake tile in the supply
   *[other] { $count } flake tiles in the supply
}
ice-page-supply-bag = { $count ->
    [one] One tile in the bag
   *[other] { $count } tiles in the bag
}
ice-page-on-it-smilodon = A Smilodon guards it
ice-page-on-it-wyvern = The Wyvern lies on it
ice-page-cost-blocked-beast = Cannot be excavated: it is guarded
ice-page-cost-blocked-edifice = An Edifice cannot be excavated

ice-page-log-pack = A Smilodon guards the tile with the most explorers until the day ends; of several such tiles each.
ice-page-log-draw_flake = Everybody draws a flake tile.
ice-page-log-whiteout = Everybody may let their leader and an archaeologist change places; a leader off the dig comes in place of one, who goes home.
ice-page-city = City
ice-page-city-about = { $count ->
    [0] Nothing has been sent to the City yet.
    [one] One artifact in the City.
   *[other] { $count } artifacts in the City.
} Only these count at the end.
ice-page-edifices = Edifices
ice-page-edifices-none = None is at work. The one that you uncover may be at work in your next game.
ice-page-edifice-found = Found: { $name }
ice-page-edifice-again = Play again with the { $name }
ice-page-edifices-reconstructed = The effects of the Edifices are our own: their booklet is not in the rulebook.
ice-page-offers = Ask me before others' turns
ice-page-offers-about = In a team a Boreal Smilodon, Stone of Charisma or Storm Whistle may be given up for 1 EP and 1 RP before another's turn. Unless you want to be asked, your tiles are kept. In your own turn you can always give them up.
ice-page-register = From the register
ice-page-drawn = From the bag

ice-page-edifice-ED01 = Wyvern's Lair
ice-page-edifice-ED01-about = A Wyvern lies on the dig. Nobody enters its tile or digs there. From the second day on the first player moves it one tile; archaeologists flee before it.
ice-page-edifice-ED02 = Portal Arches
ice-page-edifice-ED02-about = For a move, all tunnels are beside each other.
ice-page-edifice-ED03 = Hall of Spheres
ice-page-edifice-ED03-about = At the end 2 RP for each set of three forms in your City, whatever their types.
ice-page-edifice-ED04 = Beacon Tower
ice-page-edifice-ED04-about = Once a day you may call your leader for nothing.
ice-page-edifice-ED05 = Resonance Chamber
ice-page-edifice-ED05-about = A slot with 4 anima works twice a day.
ice-page-edifice-ED06 = Great Archive
ice-page-edifice-ED06-about = Consulting draws four requests. A request that is not validated costs 3 RP.
ice-page-edifice-ED07 = Council Rotunda
ice-page-edifice-ED07-about = Four decrees instead of three.
ice-page-edifice-ED08 = Nunatak Colossus
ice-page-edifice-ED08-about = Excavating a nunatak gives 1 RP.
ice-page-edifice-ED09 = Dormitories
ice-page-edifice-ED09-about = From the second day on an archaeologist wakes at every camp each morning.
ice-page-edifice-ED10 = Cold Stores
ice-page-edifice-ED10-about = You may hold six snow tiles. Once a day two of them carry one more artifact to the City.
ice-page-edifice-ED11 = Great Clock
ice-page-edifice-ED11-about = Once a day overworking costs nothing.
ice-page-edifice-ED12 = Sunken Dome
ice-page-edifice-ED12-about = Uncovering an Edifice gives 4 RP, and two last rounds follow.

# -- objectives and the result ------------------------------------------------------------------------------

ice-page-objectives = Objectives
ice-page-objective-artifacts = Artifacts in the City: { $have } of { $need }
ice-page-objective-requests = Requests validated: { $have ->
    [hidden] { $need }
   *[other] { $have } of { $need }
}
ice-page-objective-request_rp = RP by requests: { $have ->
    [hidden] { $need }
   *[other] { $have } of { $need }
}
ice-page-objective-edifice = Uncover an Edifice
ice-page-objective-hidden = { $said }, shown at the end
ice-page-objective-of = { $player-is ->
    [you] You: { $said }
   *[other] { $player }: { $said }
}
ice-page-penalties-now = { $points } of it for requests in hand that are not paid yet
ice-page-days-left = { $count ->
    [0] This is the last day
    [one] One day left after this
   *[other] { $count } days left after this
}
ice-page-won = The expedition has succeeded
ice-page-lost = The expedition has failed
ice-page-won-about = Every objective was met, with { $score } RP.
ice-page-lost-about = Missing: { $missing }. { $score } RP all the same.
ice-page-best-scores = Best expeditions so far
ice-page-best-score = { $score } RP, { $date }
ice-page-source-penalties = Requests missed
ice-page-source-spheres = Hall of Spheres
