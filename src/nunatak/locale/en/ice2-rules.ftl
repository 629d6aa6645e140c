# The rules of I C E, second edition in full, in our words. Which paragraph tells which rule: web/src/games/ice/rules/second.json
# Marks: **words that matter**, [words](place) that lead to a section, a paragraph, an example or a rule.

ice2-rules-about = Under snow and ice lies Azulia, a lost city. Four days long your guild digs for what is left of it. For two to five players, second edition.

# -- The dig --

ice2-rules-dig = The dig
ice2-rules-dig-picture = The dig on the third day: a wide hole in the snow, a smaller one in the ice, a first look at the city.
ice2-rules-dig-layers = Three layers of six-sided tiles lie over the city: 48 of **snow**, 37 of **surface** ice, 27 of **deep** ice. Every tile rests on three cells of the layer below; at the edge these may be cells of the board's **rim**.
ice2-rules-dig-covers = A tile above that rests on a cell is its **cover**. Three tiles cover each tile of ice at the start. With no cover left a tile is **fully uncovered**; with one or two it is partly covered.
ice2-rules-dig-open = A space is **open** when at least one of its covers is gone. Snow always is. Only open spaces can be seen, entered or chosen.
ice2-rules-dig-spaces = Explorers stand on **spaces**: tiles, cells of the rim of the two ice layers, and regions of the city. The outer edge of the snow cannot be entered.
ice2-rules-dig-explorers = Leaders and archaeologists together are **explorers**. Your leader wears your colour. Archaeologists belong to nobody: whoever comes by may take them along.
ice2-rules-dig-adjacent = Two spaces are **adjacent** when they share a side on one layer, or when one rests on the other. Touching at a corner is not enough. A step goes to an adjacent open space, unless a fault is in the way.
ice2-rules-dig-edge = A tile at the edge of its layer, with fewer than six places around it, is an **edge tile**, however many neighbours are left.
ice2-rules-dig-holes = There is never a hole under a tile: what lies below an excavated tile is always a tile, the rim, or the city.
ice2-rules-dig-map = Which cell lies under which is fixed by the board, and the table knows it: look under the layers to see it.

# -- Pieces and words --

ice2-rules-pieces = Pieces and words
ice2-rules-pieces-picture = A leader, archaeologists, a guild's camp and a white one.
ice2-rules-pieces-points = **EP**, exploration points, are what you spend in your turns. **RP**, renown points, win the game. During play you hold them as RP tokens, worth one each; points printed on cards are counted at the end.
ice2-rules-pieces-removal = A tile can leave in three ways. **Excavating** gives it to you, and those on it come down. A **collapse** and **destroying** throw it away, and those on it go home.
ice2-rules-pieces-types = Artifacts have one of five **types** and one of three **forms**. Surface artifacts have one **anima**, deep ones two. **Prismatic** ones have no form and stand for any type.
ice2-rules-pieces-threshold = The **threshold** is how much anima an effect needs: two, unless a blessing or a curse says otherwise.
ice2-rules-pieces-snow = Of the snow tiles 12 are blank, 12 tunnels, 12 faults, 11 nunataks, and one is the base camp. Underneath are 16 different finds, three of each.
ice2-rules-pieces-artifacts = On the surface layer lie 30 artifacts and 7 prismatic ones, on the deep layer 25 and 2. Each type comes in all three forms.
ice2-rules-pieces-rest = There are 45 archaeologists, two white camps, 54 requests, nine decrees, ten logbook pages and 25 study tokens. Your board has a track for your EP, a slot for each type of artifact, room for study tokens and for requests, and the hold of your ship.

# -- What is hidden --

ice2-rules-secrets = What is hidden
ice2-rules-secrets-picture = A back tells the type and the layer, never the form.
ice2-rules-secrets-public = Open to all are the board, every piece on it, the backs of all open tiles, EP, tokens, artifacts, validated requests, the decrees, the row of requests and the sizes of decks and hands.
ice2-rules-secrets-backs = A back of snow shows its landscape, a back of ice its type. It can be seen as soon as one cover is gone.
ice2-rules-secrets-hidden = Nobody knows the faces of the tiles on the board, the order of decks, or what was discarded from the board: the common discard pile lies face down.
ice2-rules-secrets-hands = Only you see your requests and the snow tiles in your hand, also those you kept from a collapse. A snow tile is shown when it is played; what you discard stays unseen.

# -- Setting up --

ice2-rules-setup = Setting up
ice2-rules-setup-picture = Five requests are dealt; you keep three.
ice2-rules-setup-tiles = All tiles are shuffled and laid face down, deep ice first. The base camp lies on one of the three cells in the middle. Every fault is turned at random.
ice2-rules-setup-people = One archaeologist stands on each tunnel and one on the base camp. With two to four players a white camp stands there too.
ice2-rules-setup-supply = The day marker stands on day one. With up to three players a second white camp can be built; with four or five it stays in the box. After setting up 32 archaeologists are left, or 30 if the Providers play.
ice2-rules-setup-decrees = Three of nine decrees are drawn: they count at the end. The logbook is shuffled.
ice2-rules-setup-guild = Every player has a guild with its leader, its camp, its tokens and some RP tokens to begin with. Leader and camp are not on the board yet. With two players each has two tokens for fluid movement.
ice2-rules-setup-requests = You are dealt five requests, keep three and discard two. Nobody sees which.
ice2-rules-setup-first = The first player is drawn by lot.

# -- Days --

ice2-rules-day = Days
ice2-rules-day-picture = Day three of four.
ice2-rules-day-four = The game lasts four **days**: sunrise, exploration, sunset. When everybody has had sunset, the row of requests is cleared and the next day begins. After the fourth day the points are counted.
ice2-rules-day-sunrise = At **sunrise** your EP are set to six with two players, five with three or four, four with five. A planning token becomes one more. You never have more than six. Guilds get back what they have used.
ice2-rules-day-artifacts = From the second day on, all your artifacts are ready again, and you may move prismatic ones to other slots. It is the only time they can be moved.
ice2-rules-day-first = The player to the left becomes first player and turns up a page of the [logbook](logbook).
ice2-rules-day-exploration = Then turn follows turn, clockwise. Who has no EP left is skipped. The day ends when nobody has any; the last one with EP takes turn after turn.

# -- Your turn --

ice2-rules-turn = Your turn
ice2-rules-turn-picture = Your EP. A turn spends one or two of them.
ice2-rules-turn-spend = In your turn you spend **one or two EP**, in any order you like. You may stop after one, but not before the first, as long as something that costs EP is possible. You cannot give EP away.
ice2-rules-turn-free = What costs nothing does not count, and may be done before, in between and after.
ice2-rules-turn-pay = An action needs its whole price on your track and within your limit. EP you gain go on the track, up to six, and do not raise the limit of the turn.
ice2-rules-turn-stuck = If nothing that costs EP is possible, you end your turn and lose one EP.
ice2-rules-turn-end = At the end of your turn you keep at most three snow tiles. If you have no EP left then, your [sunset](requests) comes at once, before the next turn. If you have gained some in the meantime, you play on.
ice2-rules-turn-once = "Once a turn" means one of your turns, "once a day" from sunrise to sunrise.
ice2-rules-turn-sense = Nothing can be done that would change nothing. What can be done only in part is done as far as possible. "Up to" leaves the number to you.
ice2-rules-turn-between = Nothing interrupts something else, except at the moments that [excavating](excavating-moments) names.

# -- Actions --

ice2-rules-actions = Actions
ice2-rules-actions-picture = A camp is where leaders land and archaeologists arrive.
ice2-rules-actions-camp = **Build a camp**, 1 EP: put your own camp, if it is not on the board, or a white one from the supply, on a fully uncovered tile without a camp, together with your leader, from wherever it is. Archaeologists stay behind. Not on the rim and not in the city.
ice2-rules-actions-recruit = **Recruit**, 1 EP: put an archaeologist from the supply on a tile with a camp, anybody's.
ice2-rules-actions-sail = **Sail**, 1 EP: put your leader on a tile with a camp, from wherever it is. Archaeologists stay behind, and faults do not matter.
ice2-rules-actions-study = **Study**, 1 EP: your leader stands on an artifact tile of one of the five types, even a partly covered one. Take the study token of that type. You can have one of each, and never take a second one.
ice2-rules-actions-plan = **Plan**, 1 EP: take a planning token if you have none, for one EP more tomorrow. At the end of the game it is worth one RP. With two players there is no planning.
ice2-rules-actions-move = **Move**, 1 EP a step: your leader steps to an adjacent open space, and up to three archaeologists from its space may go along. Anybody may stand there already; a space is never full.
ice2-rules-actions-excavate = **Excavate**: see [excavating](excavating).
ice2-rules-actions-overwork = **Overwork**: pay one RP token, and the limit of this turn is three EP. It gives no EP, so it needs three that you have or have spent this turn. Once a turn.
ice2-rules-actions-others = Free at any time between actions: [snow tiles](snow), [effects of artifacts](artifacts) and [your guild's abilities](guilds).
ice2-rules-actions-off = If your leader is not on the board, build a camp or sail to bring it back; recruiting, planning and what needs no leader are possible. With five players there is no camp at first, so somebody must build.

# -- Excavating --

ice2-rules-excavating = Excavating
ice2-rules-excavating-picture = Snow costs 2 EP, surface ice 3, deep ice 4. Everybody who stands on it makes it cheaper.
ice2-rules-excavating-where = Your leader stands on the tile. It is fully uncovered, or has exactly one cover that is itself fully uncovered.
ice2-rules-excavating-price = Snow costs **2** EP, surface ice **3**, deep ice **4**. Every explorer on the tile makes it **one cheaper**: your leader, others' leaders, archaeologists. It may cost nothing. What costs three needs overwork.
ice2-rules-excavating-hard = A camp on it, a nunatak, or a cover makes it **one dearer**, but never more than one.
ice2-rules-excavating-cheaper = Swarms of termites and the Cryo-Architects make it cheaper still; a talisman makes it free. You say so before you pay. What you find in this excavation comes too late for that.
ice2-rules-excavating-cover = **First** the cover, if there is one, collapses: those on it go home and counted nothing. That may set off a chain.
ice2-rules-excavating-take = **Then** the tile is yours. Snow goes to your hand, unseen by others. An artifact goes on the slot of its type, a prismatic one on a slot of your choice, and can be used at once.
ice2-rules-excavating-chain = Chains in this layer fall now, the curse marker moves in the expert game, and icons of the city that came to light give [RP tokens](azulia-icons).
ice2-rules-excavating-down = **Last** everybody who stood on the tile comes down on the places below, as evenly as possible. You decide for all of them, also for other leaders.
ice2-rules-excavating-even = **As evenly as possible:** put them down one by one, each where the fewest stand at that moment, those already there included. Of several such places you choose. Only numbers count, not who it is. A region of the city is one place.
ice2-rules-excavating-group = A rope frees your leader and one archaeologist from this, a crampon your leader: they come down last, wherever you like. One rope or one crampon for each excavation.
ice2-rules-excavating-harmony = When your leader has come down, Harmony may bring an archaeologist.
ice2-rules-excavating-camp = At the very end the camp of the tile comes down on a tile below that has none, of your choice. If there is none, it goes home. The Navigators' camp has [its own way](guilds-refuge).
ice2-rules-excavating-moments = During an excavation only these can be used: termites and the Cryo-Architects when you declare it; Philosophical when something falls; rope, survivors and crampon before people come down; Harmony after your leader has. What you have just gained may be used at the later moments.

# -- Collapses --

ice2-rules-collapse = Collapses
ice2-rules-collapse-picture = A tile that has lost all neighbours but one falls.
ice2-rules-collapse-chain = A tile that has at most one neighbour left in its layer **collapses**, and may pull down others. Edge tiles hold.
ice2-rules-collapse-waves = It is checked as soon as any tile has left the layer, for whatever reason, again and again until nothing falls. A chain stays in its layer, and what falls is never covered. If the order matters, the player whose turn it is chooses.
ice2-rules-collapse-pieces = Archaeologists and white camps on a falling tile go to the supply, leaders and guild camps to their owners. Nobody falls. The tile is discarded unseen.
ice2-rules-collapse-destroy = **Destroying** takes away a fully uncovered tile, also one at the edge. Those on it go home, nobody comes down, and chains may follow.
ice2-rules-collapse-logbook = When the logbook makes something fall it is nobody's turn, and nobody can keep the tile.

# -- Artifacts and their effects --

ice2-rules-artifacts = Artifacts and their effects
ice2-rules-artifacts-picture = The five types and the prismatic artifact. Pips are anima.
ice2-rules-artifacts-slots = Your artifacts lie on the slot of their type, any number of them. The **anima** of a slot is that of its artifacts, prismatic ones included, and one more for a study token of the type.
ice2-rules-artifacts-trigger = In your turn you may **trigger** a type once a day, if an artifact lies on its slot and its anima reaches your threshold. It is free, but Exalted costs 1 EP. A study token alone does nothing.
ice2-rules-artifacts-used = A used type is turned face down till sunrise, and what you gain of it meanwhile lies face down too. It can still pay for requests.
ice2-rules-artifacts-hold = What is in the hold has no effects any more.
ice2-rules-artifacts-when = Achievement, Exalted and Obliteration work between actions, Harmony after your leader has come down in an excavation of yours, Philosophical when something falls or is destroyed in your turn.
ice2-rules-artifacts-achievement = **Achievement:** one EP more, up to six. The limit of the turn stays.
ice2-rules-artifacts-exalted = **Exalted**, 1 EP: from every space around your leader, above and below too, one archaeologist comes to your leader. Faults block.
ice2-rules-artifacts-harmony = **Harmony:** when your leader has come down, an archaeologist from the supply joins it. It works even in the excavation that found it.
ice2-rules-artifacts-obliteration = **Obliteration:** destroy a fully uncovered tile beside your leader, or the one it stands on; then your leader goes home.
ice2-rules-artifacts-philosophical = **Philosophical:** keep one tile that collapses or is destroyed in your turn. You choose before you see its face. An artifact you are just excavating is too late for its own cover, but in time for a chain that follows. With Obliteration it gets you the tile you destroyed.
ice2-rules-artifacts-prismatic = A **prismatic** artifact goes on any slot and counts as that type for effects. For requests it is any type, without a form; for decrees it is nothing. It cannot be studied or taken with a talisman.
ice2-rules-artifacts-study = A **study token** adds one anima to its type and can pay for a request as an artifact without a form, with one anima. Then it is turned over for good. For decrees at the end it counts all the same.

# -- Snow tiles --

ice2-rules-snow = Snow tiles
ice2-rules-snow-picture = What can be found in the snow.
ice2-rules-snow-landscapes = On top: a blank tile is nothing special, on a tunnel somebody waited, the base camp had a camp, a nunatak is hard to excavate.
ice2-rules-snow-faults = A **fault** has two broken sides that explorers cannot cross. To climb down from it, or up to it, there must be an empty place beside one of its unbroken sides. Only the Storm Whistle and the Ice Manta get over them.
ice2-rules-snow-fault-free = Faults do not matter where nobody walks: for camps, sailing, coming down after an excavation, Obliteration, and what is near what.
ice2-rules-snow-playing = What you find goes to your hand. Play any number in your own turn, for free, even at once; then they are discarded. At the end of your turn you keep three. At the end of the game they are worth nothing.
ice2-rules-snow-termites = **Polar Termite Swarm:** an excavation costs 1 EP less.
ice2-rules-snow-smilodon = **Boreal Smilodon:** all archaeologists of one space flee together to one adjacent open space. Faults block.
ice2-rules-snow-spiders = **White Spiders:** your leader walks one or two steps for free, with one archaeologist if you like. Faults block.
ice2-rules-snow-manta = **Ice Manta:** your leader goes to any open space, from wherever it is. Nobody follows.
ice2-rules-snow-rope = **Rappelling Rope:** in an excavation your leader and one archaeologist come down last, together, where you like.
ice2-rules-snow-yacht = **Ice Yacht:** one archaeologist from the supply joins your leader, and one joins another leader.
ice2-rules-snow-wreck = **Wreck:** one EP and one RP token.
ice2-rules-snow-survivors = **Expedition Survivors:** in an excavation two archaeologists from the supply come down with the others.
ice2-rules-snow-whistle = **Storm Whistle:** up to two archaeologists from one space go to a tile with a camp, faults or not.
ice2-rules-snow-talisman = **Talisman:** excavate the artifact tile of this type under your leader for nothing. Everything else is as always.
ice2-rules-snow-rune = **Explosive Rune:** destroy a fully uncovered tile anywhere, without a leader on it.
ice2-rules-snow-gem = **Anima Gem:** trigger the effect of the artifact tile under your leader, without anima of your own. On a prismatic tile you choose. Exalted still costs 1 EP, Harmony and Philosophical wait for their moments, and your leader must stand on such a tile then. It counts as the use of that type today.

# -- Guilds --

ice2-rules-guilds = Guilds
ice2-rules-guilds-picture = The five guilds and their emblems.
ice2-rules-guilds-own = Abilities are used in your own turn; only the refuge of the Navigators works in any turn.
ice2-rules-guilds-navigators = **Navigators.** Once a turn an archaeologist goes along when your leader sails, builds a camp or is moved by a snow tile; with White Spiders that makes two. Once a day your leader goes to your own camp for free, from wherever it is.
ice2-rules-guilds-refuge = The Navigators' camp stands on snow only. When its tile goes, it moves to a snow tile beside it without a camp; if there is none, to any snow tile without one. Otherwise it goes home.
ice2-rules-guilds-incandescents = **Incandescents.** Once a day, with your leader on an artifact tile, put the activation token on that type, on a prismatic tile on any. Today you may trigger that effect once without an artifact, besides the usual time.
ice2-rules-guilds-striders = **Striders.** Once a turn, in an excavation, turn a crampon over: your leader comes down last, where you like. One of your two crampons comes back each sunrise.
ice2-rules-guilds-providers = **Providers.** Once a turn put an archaeologist from your board on any snow tile. At sunrise your board is filled up to two.
ice2-rules-guilds-cryo = **Cryo-Architects.** Once a turn, excavating an artifact under your own camp costs one less, instead of one more. Once a day, for 1 EP, build your camp anew although it stands on the board.

# -- Sunset and requests --

ice2-rules-requests = Sunset and requests
ice2-rules-requests-picture = Requests: what they ask for is above, what they are worth below.
ice2-rules-requests-row = When your EP are gone you have **sunset**. The first of the day lays out two requests more than there are players. You may take one.
ice2-rules-requests-validate = From the second day on you may then **validate** requests of your hand: two at most on days two and three, any number on day four. Nothing else can be done at sunset.
ice2-rules-requests-bonus = On days two and three the first request brings an RP token at once, the second two RP at the end.
ice2-rules-requests-hand = Then you keep at most four requests.
ice2-rules-requests-paying = You **pay** with artifacts from your board, which go into the hold, and with study tokens, which are turned over. Any artifact of a stack will do. A prismatic one stands for any type. Each thing pays once, each request is validated once.
ice2-rules-requests-exact = You may pay more anima than asked; there is no change. But everything you pay must be needed.
ice2-rules-requests-prismatic = **Prismatic:** two anima of prismatic artifacts. 5 RP.
ice2-rules-requests-tri = **Three types:** three anima of the types shown, in any mixture. 5 RP.
ice2-rules-requests-two = **Two of three:** two things of two different types among the three shown. 4 RP.
ice2-rules-requests-either = **Either:** two anima of the one type, or two of the other, not mixed. 4 RP.
ice2-rules-requests-forms = **Forms:** artifacts of one type in different forms; no study tokens, no prismatic ones. Two forms 5 RP, three 9. A single one may be paid, but is worth nothing.
ice2-rules-requests-mono = **One type:** three anima of it. 6 RP.
ice2-rules-requests-cards = There are 54 requests, 41 different ones.

# -- Azulia --

ice2-rules-azulia = Azulia
ice2-rules-azulia-picture = The city at the bottom, cut into regions by white walls.
ice2-rules-azulia-regions = The city is divided into **regions**. A region is one space, so one step goes far. From a region you step to the regions beside it, or up to open tiles and rim above it.
ice2-rules-azulia-nothing = There are no camps in the city, and nothing is studied or excavated there.
ice2-rules-azulia-icons = When all tiles over an **icon** are gone, whoever caused it takes an RP token, once for each icon.
ice2-rules-azulia-map = Our map has seven regions, one in the middle and six around it, and nine icons. It is a reconstruction.

# -- The logbook --

ice2-rules-logbook = The logbook
ice2-rules-logbook-picture = From the second day on, a page is read each morning.
ice2-rules-logbook-page = At sunrise of days two, three and four one page is turned up and carried out, where players act in turn order. No actions, snow tiles, effects or abilities before the day begins.
ice2-rules-logbook-physics = Chains and the Navigators' refuge work as always. Snow tiles you are given may be more than three until the end of your next turn.
ice2-rules-logbook-things = **Supply Drop:** everybody draws a discarded snow tile. **Merchant Caravan:** one discarded snow tile more than there are players is shown. Everybody does one or two of these, at least one if able: buy one for an RP token, or sell one from hand for an RP token.
ice2-rules-logbook-people = **Prismatic Resonance** and **Nunatak Shelter:** an archaeologist on every open prismatic tile, or on every nunatak. If there are too few, the first player chooses where they go. **Helping Hands:** an archaeologist joins every leader, or goes to a camp if the leader is not on the board.
ice2-rules-logbook-up = **Something Is Coming:** everybody may move once for free. If a step up is possible, the move must go up.
ice2-rules-logbook-blizzard = **Blizzard:** for each camp, in the order of the first player, the two nearest archaeologists who are not at a camp come to it.
ice2-rules-logbook-camps = **Pitching Camp:** everybody may put their own camp where their leader stands, on a fully uncovered tile without another camp. **Ice Quake:** everybody discards, unseen, a fully uncovered tile without a leader.
ice2-rules-logbook-storm = **Snowstorm:** everybody draws a discarded snow tile and puts it back on an empty cell of the snow. It must rest on three cells, have two neighbours or lie at the edge, and must not bury a camp. Those who are fully covered by it move to open spaces around them, each where the fewest stand. It brings nobody with it, and can be excavated again.

# -- The end, and the points --

ice2-rules-end = The end, and the points
ice2-rules-end-picture = Decrees: each counts something over all you have found.
ice2-rules-end-over = After sunset of the fourth day everything goes into the hold, spent or not, and all study tokens count again. Nothing is left to decide: the table finds the best for everybody.
ice2-rules-end-decrees = **First** the three decrees are scored, each on its own over all your artifacts and study tokens. Prismatic ones do not count.
ice2-rules-end-type = **Type:** one RP for each anima of that type.
ice2-rules-end-tokens = **RP tokens:** one more RP for each. **Study:** one RP for each study token.
ice2-rules-end-sets = **Sets:** four RP for five different types, two for four. Each thing is in one set only.
ice2-rules-end-forms = **Forms:** for each type four RP if you have all three forms, two for two. Study tokens have no form.
ice2-rules-end-requests = **Then** the requests you have validated, and two RP for each second request of days two and three. Requests you still hold cost nothing.
ice2-rules-end-rest = **Last** one RP for each RP token, and one for a planning token.
ice2-rules-end-winner = The most RP win. Equals share the victory.

# -- Variants --

ice2-rules-variants = Variants
ice2-rules-variants-picture = A blessing lowers the threshold, a curse raises it.
ice2-rules-variants-first = **First Steps:** no logbook and no guild abilities. Everybody begins with two RP tokens, is dealt three requests and keeps one.
ice2-rules-variants-blessing = **Blessing:** one anima is enough for an effect, all game long.
ice2-rules-variants-fluid = **Fluid movement:** for 1 EP and a token, move up to two steps at once, with up to three archaeologists. Each token works once a day. With two players everybody has two tokens, six EP, and no planning; with three it is optional, with one token each.
ice2-rules-variants-logbook = **Logbook set-up:** a page of the logbook tells where archaeologists wait at the start: on all tiles of a landscape, or around the base camp.
ice2-rules-variants-friendly = **Friendly curse**, with the expert game: from the second day on, whoever is least cursed takes a study token of their choice at sunrise, or two RP tokens if they have all.

# -- The Curse of Nuuk --

ice2-rules-curse = The Curse of Nuuk
ice2-rules-curse-picture = The curse track. Tokens lie in wait on it.
ice2-rules-curse-start = In the expert game everybody begins with a **blessing**: one anima is enough. A second marker runs on the curse track, from space nought, with four players from one, with five from two; curse tokens lie on it, as many light and dark ones as there are players.
ice2-rules-curse-advance = For each artifact you excavate, your marker moves one space for each anima. On a space with a token of a colour you have not had you take one; it replaces what you had.
ice2-rules-curse-turn = On space seven your light token is turned over, on space thirteen your dark one. Beyond that nothing more happens.
ice2-rules-curse-effects = **Light:** the threshold is two; turned over, also no more than two archaeologists go along with a move. **Dark:** the threshold is three; turned over, only one goes along. Effects and abilities are not limited.

# -- When something runs out --

ice2-rules-limits = When something runs out
ice2-rules-limits-picture = There are 45 archaeologists, and no more.
ice2-rules-limits-people = When no archaeologist is left in the supply, nothing that brings one can be used; what is possible in part is done in part.
ice2-rules-limits-camps = A white camp that goes back to the supply can be built again by anybody.
ice2-rules-limits-rest = RP tokens never run out, nor do study and planning tokens. Tiles and the logbook are not refilled.
ice2-rules-limits-rim = Whoever stands on the rim when snow falls over it is moved by the rules of the [snowstorm](logbook-storm).

# -- Which values are ours --

ice2-rules-values = Which values are ours
ice2-rules-values-picture = Faults, the map of the city and the pages of the logbook are reconstructions.
ice2-rules-values-ours = The rulebooks show some things only as pictures. The broken sides of faults, the map and the icons of the city, the effects of the logbook, some forms of deep artifacts and the renown a guild begins with are reconstructions, not the printed ones.

ice2-rules-example-travel = Two steps, two archaeologists
ice2-rules-example-travel-1 = Your leader stands alone. On the next tile wait two archaeologists.
ice2-rules-example-travel-2 = A move, 1 EP: your leader steps to them.
ice2-rules-example-travel-3 = Another move, 1 EP: both go along. Three explorers stand together now, and the turn's two EP are spent.

ice2-rules-example-price = What does it cost?
ice2-rules-example-price-1 = A nunatak with a camp: snow costs two, and one more because it is hard. A nunatak with a camp is not twice as hard.
ice2-rules-example-price-2 = Your leader and two archaeologists stand on it. Each makes it one cheaper: three less three is nothing.
ice2-rules-example-price-3 = The tile is yours for no EP at all. The three come down on the three places below, one on each; you choose where your leader goes. Then the camp comes down too.

ice2-rules-example-even = As evenly as possible
ice2-rules-example-even-1 = Four explorers come down. On one of the three places below stand two already, the others are empty.
ice2-rules-example-even-2 = The first two go where nobody stands: two, one, one.
ice2-rules-example-even-3 = Now the fewest are on the two places with one. The third and the fourth go there: two, two, two. Nobody joins the first place.

ice2-rules-example-paying = Paying a request
ice2-rules-example-paying-1 = The request asks for three anima of one type. You have a deep artifact of that type, two anima, and its study token.
ice2-rules-example-paying-2 = The artifact goes into the hold, the study token is turned over: three anima. The request is validated.
ice2-rules-example-paying-3 = It is the first of day two: you take an RP token now, and the card counts at the end. The artifact still counts for the decrees.

ice2-rules-example-score = A final score
ice2-rules-example-score-1 = The three decrees give two, three and six: eleven.
ice2-rules-example-score-2 = Five validated requests: four, five, six, five and four. Twenty-four.
ice2-rules-example-score-3 = One of them was the second of its day: two more. Three RP tokens: three. Two requests in hand: nothing. Forty in all.

# -- the legend --

ice2-rules-sign-achievement = **Achievement**, the peak. One EP more.
ice2-rules-sign-exalted = **Exalted**, the rising arc. Calls archaeologists.
ice2-rules-sign-philosophical = **Philosophical**, the spiral. Keeps a falling tile.
ice2-rules-sign-obliteration = **Obliteration**, the burst. Destroys a tile.
ice2-rules-sign-harmony = **Harmony**, the knot. Brings an archaeologist.
ice2-rules-sign-prismatic = **Prismatic.** Stands for any type.
ice2-rules-sign-leader = **Leader** of a guild.
ice2-rules-sign-crew = **Archaeologists.** They belong to nobody.
ice2-rules-sign-camp = **Camp** of a guild.
ice2-rules-sign-camp-spent = A guild's camp whose ability is used today.
ice2-rules-sign-camp-white = **White camp**, of nobody.
ice2-rules-sign-study = **Study token.** One more anima.
ice2-rules-sign-blank = **Blank** snow.
ice2-rules-sign-tunnel = **Tunnel.** Somebody waited here.
ice2-rules-sign-fault = **Fault.** Its broken sides cannot be crossed.
ice2-rules-sign-nunatak = **Nunatak.** Hard to excavate.
ice2-rules-sign-base_camp = **Base camp.**
ice2-rules-sign-polar_termite_swarm = **Polar Termite Swarm.** An excavation costs 1 EP less.
ice2-rules-sign-boreal_smilodon = **Boreal Smilodon.** Archaeologists flee.
ice2-rules-sign-white_spiders = **White Spiders.** One or two steps.
ice2-rules-sign-ice_manta = **Ice Manta.** To any open space.
ice2-rules-sign-rappelling_rope = **Rappelling Rope.** Come down where you like.
ice2-rules-sign-ice_yacht = **Ice Yacht.** Two archaeologists.
ice2-rules-sign-wreck = **Wreck.** An EP and an RP token.
ice2-rules-sign-expedition_survivors = **Expedition Survivors.** Two come down with you.
ice2-rules-sign-storm_whistle = **Storm Whistle.** Two go to a camp.
ice2-rules-sign-talisman_harmony = **Talisman.** Excavate that type for nothing.
ice2-rules-sign-explosive_rune = **Explosive Rune.** Destroy a tile.
ice2-rules-sign-anima_gem = **Anima Gem.** Trigger the tile you stand on.

# -- the glossary --

ice2-rules-word-adjacent = Adjacent
ice2-rules-word-adjacent-about = Sharing a side on one layer, or resting on each other.
ice2-rules-word-anima = Anima
ice2-rules-word-anima-about = The strength of artifacts: one from the surface, two from the deep.
ice2-rules-word-archaeologist = Archaeologist
ice2-rules-word-archaeologist-about = An explorer of no guild.
ice2-rules-word-camp = Camp
ice2-rules-word-camp-about = A tent of a guild, or a white one. Leaders sail to camps.
ice2-rules-word-collapse = Collapse
ice2-rules-word-collapse-about = A tile falls; those on it go home.
ice2-rules-word-cover = Cover
ice2-rules-word-cover-about = A tile that rests on another.
ice2-rules-word-decree = Decree
ice2-rules-word-decree-about = Three cards that count at the end.
ice2-rules-word-destroy = Destroy
ice2-rules-word-destroy-about = To take a tile away without getting it.
ice2-rules-word-edge-tile = Edge tile
ice2-rules-word-edge-tile-about = A tile at the edge of its layer. It never falls in a chain.
ice2-rules-word-ep = EP
ice2-rules-word-ep-about = Exploration points: what you spend in your turns.
ice2-rules-word-excavate = Excavate
ice2-rules-word-excavate-about = To take the tile under your leader.
ice2-rules-word-explorer = Explorer
ice2-rules-word-explorer-about = A leader or an archaeologist.
ice2-rules-word-fault = Fault
ice2-rules-word-fault-about = A snow tile with two sides that nobody crosses.
ice2-rules-word-form = Form
ice2-rules-word-form-about = One of three shapes of an artifact.
ice2-rules-word-guild = Guild
ice2-rules-word-guild-about = What you lead; each has abilities.
ice2-rules-word-hard = Hard
ice2-rules-word-hard-about = With a camp, a cover, or a nunatak: one EP dearer.
ice2-rules-word-hold = Hold
ice2-rules-word-hold-about = The hold of your ship, where artifacts go that have paid for a request.
ice2-rules-word-icon = Icon
ice2-rules-word-icon-about = A place in the city that gives an RP token when it comes to light.
ice2-rules-word-leader = Leader
ice2-rules-word-leader-about = Your piece on the board.
ice2-rules-word-logbook = Logbook
ice2-rules-word-logbook-about = Pages that are read at sunrise.
ice2-rules-word-nunatak = Nunatak
ice2-rules-word-nunatak-about = A rock in the snow, hard to excavate.
ice2-rules-word-open = Open
ice2-rules-word-open-about = A space with at least one cover gone.
ice2-rules-word-overwork = Overwork
ice2-rules-word-overwork-about = A third EP in a turn, for an RP token.
ice2-rules-word-prismatic = Prismatic
ice2-rules-word-prismatic-about = An artifact that stands for any type.
ice2-rules-word-region = Region
ice2-rules-word-region-about = A space of the city.
ice2-rules-word-request = Request
ice2-rules-word-request-about = A card that asks for artifacts and is worth RP.
ice2-rules-word-rim = Rim
ice2-rules-word-rim-about = The edge of the board under the snow and under the surface ice.
ice2-rules-word-rp = RP
ice2-rules-word-rp-about = Renown points: they win the game.
ice2-rules-word-study-token = Study token
ice2-rules-word-study-token-about = One more anima for a type.
ice2-rules-word-sunrise = Sunrise
ice2-rules-word-sunrise-about = The beginning of a day.
ice2-rules-word-sunset = Sunset
ice2-rules-word-sunset-about = Your end of a day: requests.
ice2-rules-word-threshold = Threshold
ice2-rules-word-threshold-about = The anima that an effect needs.
ice2-rules-word-uncovered = Fully uncovered
ice2-rules-word-uncovered-about = Without any cover.
ice2-rules-word-validate = Validate
ice2-rules-word-validate-about = To pay for a request.
