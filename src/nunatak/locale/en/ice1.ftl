# I C E, first edition, under its own name. What both editions say alike stands in ice.ftl.

# -- options -----------------------------------------------------------------------------------------------

ice1-option-players = Players
ice1-option-players-help = One to five guilds. Alone you play against the days; two players move up to two tiles at once, once a turn.
ice1-option-mode = Mode
ice1-option-mode-help = Each for oneself, alone, or all together against the days. One player always plays alone.
ice1-option-first_steps = First Steps
ice1-option-first_steps-help = For a first game: no guild abilities, no starting RP, three easy decrees, two requests dealt and kept, the logbook in order.
ice1-option-draft = Draft
ice1-option-draft-help = Keep one of four requests, hand three on to the left, and keep one of those you are handed.
ice1-option-edifices = Edifices
ice1-option-edifices-help = What an earlier expedition has found changes this one. Usually the edifice uncovered in your last game; several at once if you like.
ice1-option-first = First player
ice1-option-first-help = Who begins on the first day. The token moves on every day.
ice1-option-guilds = Guild
ice1-option-guilds-help = The guild of the seat, with its leader and its ability.
ice1-option-odd_level_class = Layers
ice1-option-odd_level_class-help = How the snow, the intermediate level and the edifices lie over each other: all the same way, or some of them turned by half a turn.
ice1-option-fault_sides = Fault sides
ice1-option-fault_sides-help = Which two sides of a fault tile nobody can cross.
ice1-option-base_camp_tile_central = Base camp in the centre
ice1-option-base_camp_tile_central-help = The base-camp tile lies on one of the three central places instead of anywhere.
ice1-option-hand_overflow = A full hand
ice1-option-hand_overflow-help = When a snow tile too many goes into the bag: after the action, so that you may play one first, or at once.
ice1-option-exalted_mandatory_each = Exalted calls everyone
ice1-option-exalted_mandatory_each-help = Exalted fetches one archaeologist from every neighbouring tile. Off: you choose from which.
ice1-option-charisma_one_leader = One charmed leader
ice1-option-charisma_one_leader-help = The Stone of Charisma wins one leader over. Off: all of them.
ice1-option-whistle_protects_partial_camp = Camps stop the storm
ice1-option-whistle_protects_partial_camp-help = The Storm Whistle may not cover any part of a tile with a camp. Off: only not the last part.
ice1-option-last_round_for_finished_players = A last turn for everyone
ice1-option-last_round_for_finished_players-help = In the last round those without EP may still use what costs nothing.
ice1-option-send_at_stop = Send at the end
ice1-option-send_at_stop-help = When the game stops, everyone may send three more artifacts to the City.
ice1-option-extra_edifice_rp = Every edifice counts
ice1-option-extra_edifice_rp-help = Each edifice uncovered brings RP. Off: only the first.
ice1-option-solo_reveal_ends_game = An edifice ends the solo game
ice1-option-solo_reveal_ends_game-help = Alone, too, one last turn follows when an edifice is uncovered. Off: you play on to the tenth day.
ice1-option-coop_artifact_scope = Artifacts of the team
ice1-option-coop_artifact_scope-help = Whether every player has to send enough artifacts, or the team together.
ice1-option-coop_request_scope = Requests of the team
ice1-option-coop_request_scope-help = Whether every player needs the RP from requests, or the team together.
ice1-option-coop_strict_reveal = Edifice last
ice1-option-coop_strict_reveal-help = In the co-operative game the other objectives must be met before an edifice is uncovered.
ice1-value-mode-competitive = each for oneself
ice1-value-mode-solo = alone
ice1-value-mode-cooperative = all together
ice1-value-edifices-ED01 = Wyvern's Lair
ice1-value-edifices-ED02 = Portal Arches
ice1-value-edifices-ED03 = Hall of Spheres
ice1-value-edifices-ED04 = Beacon Tower
ice1-value-edifices-ED05 = Resonance Chamber
ice1-value-edifices-ED06 = Great Archive
ice1-value-edifices-ED07 = Council Rotunda
ice1-value-edifices-ED08 = Nunatak Colossus
ice1-value-edifices-ED09 = Dormitories
ice1-value-edifices-ED10 = Cold Stores
ice1-value-edifices-ED11 = Great Clock
ice1-value-edifices-ED12 = Sunken Dome
ice1-value-edifices-random = one by lot
ice1-value-odd_level_class-BBB = all the same way
ice1-value-odd_level_class-BCB = the intermediate level turned
ice1-value-odd_level_class-BBC = the edifices turned
ice1-value-odd_level_class-BCC = intermediate level and edifices turned
ice1-value-hand_overflow-after_action = after the action
ice1-value-hand_overflow-at_once = at once
ice1-value-coop_artifact_scope-per_player = every player
ice1-value-coop_artifact_scope-team = the team
ice1-value-coop_request_scope-per_player = every player
ice1-value-coop_request_scope-team = the team

# -- what is asked of you ----------------------------------------------------------------------------------

ice1-ask-build = Choose the tile for the camp and your leader.
ice1-do-build = Build a camp{ $cost ->
    [0] {""}
   *[other] {" "}for { $cost } EP
}
ice1-event-crampon = { $player-is ->
    [you] You place your leader freely.
   *[other] { $player } places the leader freely.
}
ice1-ask-window_b = { ice-ask-window_b }
ice1-ask-rune = Explosive Rune: choose a fully uncovered tile without a camp.
ice1-ask-obliterate = Obliteration: choose a fully uncovered tile beside your leader.
ice1-ask-quake = Choose a fully uncovered tile without leader and camp. It is lost.
ice1-ask-draft = { $kept ->
    [0] Choose the first request you keep. The others go to your left.
   *[other] Choose one of the requests you were handed.
}
ice1-ask-spiders = White Spiders: choose the space whose archaeologists move on.
ice1-ask-spiders_to = Choose where everyone on { $from } goes.
ice1-ask-smilodon = Boreal Smilodon: choose the tile that nobody can enter until your next turn.
ice1-ask-yacht = Ice Yacht: choose the other leader who is joined by an archaeologist.
ice1-ask-gift = Wreck: choose who else gains 1 EP.
ice1-ask-charm = Stone of Charisma: choose the leader who follows you this turn.
ice1-ask-whistle = Storm Whistle: choose where the tile is put ({ $landscape }).
ice1-ask-turn_tile = Choose how the fault tile on { $at } is turned.
ice1-ask-rope_down = { $piece-id ->
    [archaeologist] By rope: choose where archaeologists come down, one to three at a time.
   *[other] By rope: choose where the leader of the { $piece } comes down.
}
ice1-ask-gather_some = Exalted: choose from where the next archaeologist comes.
ice1-ask-distill = Choose the tile you keep. The others go back into the bag.
ice1-ask-overflow = Your hand is full. Play a snow tile, or let a new one go.
ice1-ask-offer = Another turn begins. You may give up a tile for 1 EP and 1 RP.
ice1-ask-consult = Choose the request you keep.
ice1-ask-sending = { $left ->
    [0] No more artifacts can be sent, unless you discard two snow tiles.
    [one] You may send one more artifact to the City.
   *[other] You may send { $left } artifacts to the City.
}
ice1-ask-name_edifice = Choose the edifice that your next expedition will know of.
ice1-ask-wyvern = Choose where the Wyvern settles.
ice1-ask-pack = Too few Smilodons for all of these tiles. Choose one that gets one.
ice1-ask-whiteout = { $leader_at ->
    [home] Whiteout: your leader may come in the place of an archaeologist, who goes home.
   *[other] Whiteout: your leader and an archaeologist may change places.
}
ice1-ask-last_turn = An edifice lies open. Do you take a last turn?
ice1-ask-assign = Your City pays your requests. Accept the proposal, or choose by hand.

ice1-wait-draft = { $player } chooses requests.
ice1-wait-spiders = { $player } sends the White Spiders.
ice1-wait-spiders_to = { $player } sends the White Spiders.
ice1-wait-smilodon = { $player } sets the Smilodon loose.
ice1-wait-yacht = { $player } sails the Ice Yacht.
ice1-wait-gift = { $player } shares a wreck.
ice1-wait-charm = { $player } holds up the Stone of Charisma.
ice1-wait-whistle = { $player } blows the Storm Whistle.
ice1-wait-turn_tile = { $player } turns a tile.
ice1-wait-rope_down = { $player } lets the explorers down by rope.
ice1-wait-gather_some = { $player } calls archaeologists.
ice1-wait-distill = { $player } looks into the bag.
ice1-wait-overflow = { $player } has a full hand.
ice1-wait-offer = { $player } may give up a tile.
ice1-wait-consult = { $player } reads in the Register.
ice1-wait-sending = { $player } sends artifacts to the City.
ice1-wait-name_edifice = { $player } chooses an edifice.
ice1-wait-wyvern = { $player } moves the Wyvern.
ice1-wait-pack = { $player } places the last Smilodons.
ice1-wait-whiteout = { $player } may change places.
ice1-wait-last_turn = { $player } may take a last turn.
ice1-wait-assign = { $player } pays requests.

# -- why not -----------------------------------------------------------------------------------------------

ice1-refuse-at-sunset = The game is over but for the requests.
ice1-refuse-camp-on-tile = A camp stands on a tile, not on the edge of the board.
ice1-refuse-no-crampon = You have used your stride this turn.
ice1-refuse-no-planning = There is no planning in the solo game.
ice1-refuse-no-such-means = You do not have this in your City.
ice1-refuse-not-next-to-leader = Choose a tile beside your leader.
ice1-refuse-one-free-group = The rope or your stride, not both.
ice1-refuse-sunset-only = That belongs to another moment.
ice1-refuse-window-c = Harmony is triggered at the end of an excavation.

# -- the logbook -------------------------------------------------------------------------------------------

ice1-name-LB1 = Reinforcements
ice1-name-LB2 = Prismatic Glow
ice1-name-LB3 = The Pack
ice1-name-LB4 = Thaw
ice1-name-LB5 = Snowfall
ice1-name-LB6 = Whiteout
