# The rules of I C E, first edition in full, in our words. Which paragraph tells which rule: web/src/games/ice/rules/first.json
# Marks: **words that matter**, [words](place) that lead to a section, a paragraph, an example or a rule.

ice1-rules-about = Under snow and ice lies a lost city, and below everything its Edifices. Your guild digs for what is left of it. For one to five players, first edition.

# -- The dig --

ice1-rules-dig = The dig
ice1-rules-dig-picture = The dig: snow, three layers of ice, and the Edifices at the bottom.
ice1-rules-dig-layers = Five layers of six-sided tiles lie on each other: 48 of **snow**, 37 of **surface** ice, 27 of **intermediate** ice, 19 of **deep** ice, and 12 **Edifices**. Every tile rests on three cells of the layer below.
ice1-rules-dig-rim = At the edge some of these cells belong to the board: the **rim**. Explorers can stand on it, walk on it and come down on it. For everything else it is no tile: it cannot be excavated or collapse, and bears no camp. The outer edge of the snow cannot be entered.
ice1-rules-dig-edge = A tile at the edge of its layer, with fewer than six places around it, is an **edge tile**.
ice1-rules-dig-covers = A tile above that rests on a cell is its **cover**. With no cover a tile is **fully uncovered**, snow always. With exactly one cover that is itself fully uncovered it is **partly uncovered**.
ice1-rules-dig-open = A cell is **open** when at least one of its covers is gone. Only there can explorers stand. There is never a hole under a tile.
ice1-rules-dig-adjacent = Two cells are **adjacent** when they share a side on one layer, or when one rests on the other. Touching at a corner is not enough.
ice1-rules-dig-faults = A **fault** has two broken sides that nobody crosses, whatever effect is used. To climb down from it, or up to it, there must be an empty place beside one of its unbroken sides. It is turned at random at the start.
ice1-rules-dig-fault-free = Faults stop only those who walk step by step. Calling, building a camp, the Manta and coming down after an excavation cross no side.
ice1-rules-dig-map = Which cell lies under which is fixed by the board, and the table knows it: look under the layers to see it.

# -- Pieces and words --

ice1-rules-pieces = Pieces and words
ice1-rules-pieces-picture = A leader, archaeologists, a camp, a Smilodon.
ice1-rules-pieces-explorers = Your **leader** wears your colour. **Archaeologists**, fifty of them, and the five **camps** belong to nobody: everybody uses them. Leaders and archaeologists together are **explorers**.
ice1-rules-pieces-points = **EP**, exploration points, are what you spend in your turns. **RP**, renown points, win the game; you hold them as tokens.
ice1-rules-pieces-home = What goes home: archaeologists, camps and Smilodons to the supply, a leader to its owner. Tiles that are discarded go into the **bag**, unseen.
ice1-rules-pieces-snow = Of the snow tiles on the board 11 are blank, 12 tunnels, 12 nunataks, 12 faults, and one is the base camp. Ten more, the **flakes**, lie in the supply. Underneath are 16 different finds.
ice1-rules-pieces-artifacts = An artifact has one of five **types**, one of three **forms** and one or two **anima**. **Prismatic** ones have no form. The deeper, the more anima. A back shows the type only.
ice1-rules-pieces-cards = There are 50 requests, eleven decrees, six pages of the logbook and twelve Edifices.
ice1-rules-pieces-sense = What is special goes before what is general. Nothing can be chosen of which no part is possible; then it is done as far as possible.
ice1-rules-pieces-digger = The player whose turn it is decides, also for pieces of others that the action moves. A space is never full.
ice1-rules-pieces-between = Effects work between actions. Only a few have their moment [inside an excavation](excavating-order).

# -- What is hidden --

ice1-rules-secrets = What is hidden
ice1-rules-secrets-picture = A back tells the type, never the form or the anima.
ice1-rules-secrets-who = Open to all are the board with the backs of all open tiles, guild boards, EP, tokens and decrees. Only you see your snow tiles, your requests and what lies in your City. Nobody sees faces on the board, the bag or the decks; the numbers are open.
ice1-rules-secrets-chance = Chance is in the shuffles, in how faults lie, in flakes and in what is drawn from the bag. Nothing else is random.

# -- Setting up --

ice1-rules-setup = Setting up
ice1-rules-setup-picture = Four requests are dealt; you keep two.
ice1-rules-setup-tiles = All tiles are shuffled and laid face down, Edifices first. The base camp may lie anywhere on the snow.
ice1-rules-setup-people = One archaeologist stands on each tunnel and one on the base camp, with a camp. Everything else waits in the supply.
ice1-rules-setup-cards = Three of eleven decrees are drawn: they count at the end. Requests and the logbook are shuffled.
ice1-rules-setup-guild = You have a guild, five EP and your guild's first RP; your leader is not on the board yet. You are dealt four requests, keep two and discard two, all at the same time.
ice1-rules-setup-first = The first player is drawn by lot. Two to five play against each other or together, one plays [alone](alone).
ice1-rules-setup-edifice = The Edifice found in your last game [may be at work](edifices) in this one.

# -- Days --

ice1-rules-day = Days
ice1-rules-day-picture = A day begins with five EP.
ice1-rules-day-days = The game lasts at most seven **days**. Each has a preparation and then turns. On the first day there is only the first part of the preparation.
ice1-rules-day-points = Your EP are set to **five**, one more for a planning token, which is spent, and one for a wreck you were given. You never have more than seven.
ice1-rules-day-ready = From the second day on, all your artifacts are ready again, and you may move prismatic ones to other slots.
ice1-rules-day-first = The first player token goes to the left, and a page of the [logbook](logbook) is read. Meanwhile nothing else can be used.
ice1-rules-day-turns = Then turn follows turn, clockwise, until everybody's day is over. Whose day is over is skipped.
ice1-rules-day-end = At the end of the day the activation token of the Incandescents and Smilodons of the logbook go home.

# -- Your turn --

ice1-rules-turn = Your turn
ice1-rules-turn-picture = Your EP. A turn spends one or two of them.
ice1-rules-turn-spend = In your turn you spend **one or two EP**, in any order you like, and do free things before, in between and after. EP you gain do not raise this limit.
ice1-rules-turn-stop = You may stop after one. Something that costs one EP is always possible: [send back](actions-send).
ice1-rules-turn-over = If you have no EP left when you end your turn, your day is over and you send artifacts [to the City](city). What gives you EP before that keeps you in the day.
ice1-rules-turn-smilodons = At the start of your turn Smilodons you have placed go home.

# -- Actions --

ice1-rules-actions = Actions
ice1-rules-actions-picture = A camp is where leaders and archaeologists arrive.
ice1-rules-actions-camp = **Build a camp**, 1 EP: put a camp from the supply and your leader, from wherever it is, on a fully uncovered tile without a camp. Archaeologists stay behind. Not on the rim, and not where a Smilodon is. Everybody may use it.
ice1-rules-actions-call = **Call**, 1 EP: put an archaeologist from the supply on a tile with a camp, or move your leader to one from wherever it is. Archaeologists stay behind.
ice1-rules-actions-plan = **Plan**, 1 EP: take a planning token if you have none, for one EP more tomorrow.
ice1-rules-actions-overwork = **Overwork**: pay one RP, and the limit of this turn is three EP. It gives no EP. Once a turn.
ice1-rules-actions-move = **Move**, 1 EP a step: your leader steps to an adjacent open cell, up, down or along, and up to three archaeologists from its cell may go along. Not across a fault, and not to a Smilodon.
ice1-rules-actions-excavate = **Excavate**: see [excavating](excavating). A free excavation follows the same rules, at no cost.
ice1-rules-actions-register = **Consult the register**, 1 EP: draw three requests, keep one, discard two. You may hold any number, but each one you cannot pay at the end costs two RP. When the deck is empty the discarded ones are shuffled.
ice1-rules-actions-send = **Send back**, 1 EP: your day is over at once, and you send up to four artifacts to the City instead of three. EP you have left are lost.
ice1-rules-actions-free = **Free**, at any time of your own turn: [snow tiles](snow), [effects of artifacts](artifacts) and [your guild's ability](guilds).

# -- Excavating --

ice1-rules-excavating = Excavating
ice1-rules-excavating-picture = Three EP, four if it is hard. Everybody who stands on it makes it cheaper.
ice1-rules-excavating-where = Your leader stands on the tile. It is fully uncovered, or has exactly one cover that is itself fully uncovered, whatever stands on that. Not an Edifice, not the rim, not with a Smilodon.
ice1-rules-excavating-price = It costs **3** EP, or **4** if it bears a camp, is a nunatak, or is partly covered; never more than four. Every explorer on it makes it **one cheaper**: your leader, others' leaders, archaeologists. It may cost nothing, even when your limit is used up.
ice1-rules-excavating-order = First the cover is lost, with all that stands on it. Then the tile is lifted, and what has no hold any more collapses; Philosophical may keep one of those. Edifices come to light. You take the tile: snow to your hand, unseen, an artifact to its slot. Now is the moment for rope and survivors. Explorers come down, then the camp, and then Harmony may bring an archaeologist.
ice1-rules-excavating-even = **As evenly as possible:** put the explorers down one by one on the three cells below, each where the fewest stand at that moment, those already there included. Of several such cells you choose, and you choose who goes where. The rim counts like a tile.
ice1-rules-excavating-smilodon = A cell with a Smilodon takes part, but whoever would come down there goes home.
ice1-rules-excavating-free = With a rope you put everybody where you like. A Strider's leader comes down last, anywhere below.
ice1-rules-excavating-camp = At the end the camp of the tile comes down on a tile below that has none, of your choice. If there is none it goes home.

# -- Collapses --

ice1-rules-collapse = Collapses
ice1-rules-collapse-picture = A tile that has lost all neighbours but one falls.
ice1-rules-collapse-fall = A tile **collapses** when at most one neighbour is left in its layer; an edge tile when none is left. Edifices never do.
ice1-rules-collapse-waves = It is checked after every tile that leaves, again and again until nothing falls, whatever made the tile leave.
ice1-rules-collapse-pieces = Nobody falls: those on a falling tile go home. The tile goes into the bag, unseen.

# -- Artifacts and their effects --

ice1-rules-artifacts = Artifacts and their effects
ice1-rules-artifacts-picture = The five types and the prismatic artifact. Pips are anima.
ice1-rules-artifacts-slots = An artifact goes on the slot of its type; a prismatic one on a slot of your choice, and counts there as that type. It can move to another slot only when a day begins.
ice1-rules-artifacts-trigger = With **two anima** on a slot you may trigger its effect once a day, for free, in your own turn. Then the slot is used till the next day. What lies in the City counts for nothing here.
ice1-rules-artifacts-down = Artifacts that lie face down still have their anima and can be sent. An effect for your leader needs it on the board.
ice1-rules-artifacts-achievement = **Achievement:** one EP more, up to seven.
ice1-rules-artifacts-exalted = **Exalted**, 1 EP: from every cell around your leader, above and below too, one archaeologist comes to your leader. Faults block.
ice1-rules-artifacts-harmony = **Harmony:** after an excavation of yours an archaeologist from the supply joins your leader. It works even with the artifact you have just found.
ice1-rules-artifacts-obliteration = **Obliteration:** discard a fully uncovered tile beside your leader, whatever stands on it. Not an Edifice, and not the tile under your leader.
ice1-rules-artifacts-philosophical = **Philosophical:** keep one tile that would be lost in your turn. One that you are just excavating is too late for its own cover. Those on the tile go home all the same.
ice1-rules-artifacts-prismatic = At the end a prismatic artifact in your City stands for any type when it pays for a request.

# -- Snow tiles --

ice1-rules-snow = Snow tiles
ice1-rules-snow-picture = What can be found in the snow.
ice1-rules-snow-hand = What you find goes to your hand. Play any number in your own turn, for free, even at once. You hold **four** at most: what comes beyond that, you play at once or it is lost.
ice1-rules-snow-landscapes = On top: on tunnels and at the base camp somebody waited at the start, a nunatak is hard to excavate, a fault has broken sides. Blank tiles and flakes are nothing special.
ice1-rules-snow-spiders = **White Spiders:** all archaeologists of one cell go to one adjacent open cell. Faults block.
ice1-rules-snow-termites = **Polar Termite Swarm:** excavate the snow tile under your leader for nothing.
ice1-rules-snow-manta = **Ice Manta:** your leader goes to any open cell, from wherever it is.
ice1-rules-snow-smilodon = **Boreal Smilodon:** put a Smilodon on any open tile. Nobody can go there until your next turn begins.
ice1-rules-snow-yacht = **Ice Yacht:** one archaeologist joins your leader, one joins another leader, and you gain one RP.
ice1-rules-snow-rope = **Rappelling Rope:** in an excavation everybody comes down where you like.
ice1-rules-snow-wreck = **Wreck:** one EP and one RP for you, and one EP for another player of your choice, tomorrow if their day is over.
ice1-rules-snow-survivors = **Expedition Survivors:** in an excavation two archaeologists from the supply come down with the others. They do not make it cheaper.
ice1-rules-snow-talisman = **Talisman:** excavate the artifact tile of this type under your leader for nothing.
ice1-rules-snow-charisma = **Stone of Charisma:** pay one RP, and use one other leader as your own until the end of this turn, for everything that says "your leader".
ice1-rules-snow-rune = **Explosive Rune:** discard a fully uncovered tile anywhere that bears no camp. Not an Edifice.
ice1-rules-snow-whistle = **Storm Whistle:** put a flake on an empty place of any layer but the Edifices. It must rest on three cells that are there, without camp or Smilodon, and have two neighbours. Those who are fully covered by it go to cells around them, as evenly as possible.

# -- Where nobody goes --

ice1-rules-smilodon = Where nobody goes
ice1-rules-smilodon-picture = A Smilodon keeps everybody away.
ice1-rules-smilodon-dig = A tile with a Smilodon is **inaccessible**: it cannot be excavated by any means. It can still collapse or be discarded; then the Smilodon goes home.
ice1-rules-smilodon-enter = Nobody can go there. Whoever would be placed there goes home instead. Those who are there already may stay or leave.

# -- Guilds --

ice1-rules-guilds = Guilds
ice1-rules-guilds-picture = The five guilds and their emblems.
ice1-rules-guilds-own = Abilities are used in your own turn. Each guild begins with its own number of RP.
ice1-rules-guilds-cryo = **Cryo-Architects.** Once a turn a tile with a camp costs one EP less to excavate.
ice1-rules-guilds-incandescents = **Incandescents.** Once a day, with your leader on an artifact tile, not a prismatic one, put the activation token on that type. Today you may use that effect once, whatever lies on the slot, besides the usual time.
ice1-rules-guilds-navigators = **Navigators.** Once a turn one to three archaeologists go along when your leader is called, builds a camp or rides the Manta.
ice1-rules-guilds-striders = **Striders.** Once a turn, in an excavation, all others come down first, and then your leader where you like.
ice1-rules-guilds-alchemists = **Alchemists.** Once a day draw three tiles from the bag, keep one and put the others back.

# -- The City --

ice1-rules-city = The City
ice1-rules-city-picture = What is sent to the City gives RP for its anima, and is all that counts at the end.
ice1-rules-city-send = When your day is over you may send up to **three** artifacts from your board to the City, four with send back. Each gives RP at once: as many as it has anima.
ice1-rules-city-count = What is in the City never returns and has no effects. But only that counts for decrees and requests. What is left on your board at the end is worth nothing.

# -- The logbook --

ice1-rules-logbook = The logbook
ice1-rules-logbook-picture = From the second day on, a page is read each morning.
ice1-rules-logbook-page = From the second day on one page is read when the day begins, and carried out in turn order. Nobody can keep a tile that it takes away.
ice1-rules-logbook-reinforcements = **Reinforcements:** an archaeologist joins every leader, or goes to a camp if the leader is not on the board.
ice1-rules-logbook-glow = **Prismatic Glow:** an archaeologist on every open prismatic tile.
ice1-rules-logbook-pack = **The Pack:** for this day a Smilodon on the tile with the most explorers, in a tie on each of them.
ice1-rules-logbook-thaw = **Thaw:** everybody discards a fully uncovered tile without leader or camp, not an Edifice. Collapses follow.
ice1-rules-logbook-snowfall = **Snowfall:** everybody draws a flake, or a snow tile from the bag when there is none.
ice1-rules-logbook-whiteout = **Whiteout:** everybody may swap the leader with an archaeologist anywhere. A leader who is not on the board takes its place.
ice1-rules-logbook-ours = The effects are reconstructed from the notes that the rulebook gives.

# -- Requests --

ice1-rules-requests = Requests
ice1-rules-requests-picture = Requests: what they ask for is above, what they are worth below.
ice1-rules-requests-paying = Requests are paid **at the end**, with artifacts in your City. Each artifact pays for one request, each request is paid once. More anima than asked is allowed.
ice1-rules-requests-lost = A request you do not pay costs you two RP.
ice1-rules-requests-prismatic = A prismatic artifact stands for any one type, but has no form.
ice1-rules-requests-kinds = There are seven kinds, 42 different cards.
ice1-rules-requests-three = **Three types:** one artifact of each. 7 RP.
ice1-rules-requests-two-prismatic = **Prismatic:** two anima of prismatic artifacts. 5 RP.
ice1-rules-requests-duo = **Two types:** three anima of them, in any mixture. 5 RP.
ice1-rules-requests-any = **Anything:** three anima of any types. 4 RP.
ice1-rules-requests-pair = **A pair:** one artifact of each of two types. 4 RP.
ice1-rules-requests-forms = **Forms:** artifacts of one type in different forms: one gives 1 RP, two 4, three 8.
ice1-rules-requests-mono = **One type:** three anima of it. 6 RP.

# -- The end, and the points --

ice1-rules-end = The end, and the points
ice1-rules-end-picture = Decrees: each counts something over all that is in your City.
ice1-rules-end-edifice = As soon as an **Edifice** is fully uncovered it is turned up, and whoever's turn it is gains two RP. That turn is finished, then everybody whose day is not over may take one last turn, and the game stops. Further Edifices give RP too, but no more time.
ice1-rules-end-logbook = Otherwise the game ends with the day on which the last page of the logbook is read, the seventh.
ice1-rules-end-thaw = If a thaw uncovers an Edifice, one last round begins with the first player. EP and planning tokens left at the end are worth nothing.
ice1-rules-end-score = Artifacts left on your board are discarded. Add decrees, requests and RP tokens.
ice1-rules-end-paying = The table proposes the payment of your requests that scores most. You may choose another, and you need not pay any.
ice1-rules-end-winner = The most RP win. Equals share the victory.
ice1-rules-end-decrees = **Decrees** pay nothing away: one artifact counts for every decree and may also pay for a request.
ice1-rules-end-anima = **Anima one:** one RP for each artifact of one anima. **Anima two:** two RP for each of two. Prismatic ones count.
ice1-rules-end-prismatic = **Prismatic:** two RP for each.
ice1-rules-end-type = **A type:** one RP for each anima of it, without prismatic ones.
ice1-rules-end-validated = **Requests:** two RP for each you have paid.
ice1-rules-end-unique = **Unique:** one RP for each different pair of type and form.
ice1-rules-end-sets = **Duos and trios:** in each type two RP for two different forms, four for three, as often as you have them.
ice1-rules-end-first = For First Steps the decrees are those for one anima, two anima and prismatic artifacts.

# -- Alone and together --

ice1-rules-alone = Alone and together
ice1-rules-alone-picture = Alone you need nineteen artifacts in the City, seven requests and an Edifice.
ice1-rules-alone-solo = **Alone** you have ten days: send nineteen artifacts to the City, pay seven requests, uncover an Edifice. All three, and you win; the RP are there to be beaten. There is no planning, and the logbook is shuffled again when it ends.
ice1-rules-alone-solo-turns = Turns are as usual. When an Edifice is uncovered you have one last turn.
ice1-rules-alone-give-up = A Smilodon, a Stone of Charisma or a Storm Whistle may be given up for one EP and one RP while your day is not over; together also in the turns of others.
ice1-rules-alone-team = **Together**, two or three guilds have five days; each sends ten artifacts and earns 25 RP with requests. Four have four days, with nine artifacts and 20 RP each, five four days, with eight and 20. And an Edifice must be uncovered. All win or all lose.
ice1-rules-alone-team-rules = Calling an archaeologist costs two EP. Two play by the rules for two. You may talk about everything.
ice1-rules-alone-team-end = Uncovering an Edifice ends the game after a last round: too early, and the team has lost. Too late is a loss too.

# -- Variants --

ice1-rules-variants = Variants
ice1-rules-variants-picture = With the draft, requests are passed on before they are kept.
ice1-rules-variants-first = **First Steps:** the three simplest decrees, the logbook in order, two requests that you keep, no guild abilities and no first RP, no Edifice at work.
ice1-rules-variants-draft = **Draft:** of four requests you keep one and pass three to the left. Of the three you get you keep one more.
ice1-rules-variants-two = **Two players:** one EP moves your leader one or two steps, once a turn. Those who go along come from the first cell, and nothing happens in between.

# -- Edifices at work --

ice1-rules-edifices = Edifices at work
ice1-rules-edifices-picture = An Edifice found in one game may change the next.
ice1-rules-edifices-chain = The first Edifice you uncover may be at work in your next game, beside or instead of others. You may also choose some, or draw one. All twelve tiles are shuffled in all the same.
ice1-rules-edifices-ours = Their booklet is not at hand: the twelve effects are designs of our own.
ice1-rules-edifices-wyvern = **Wyvern's Lair:** a Wyvern begins in the middle of the snow. Nobody gets to its tile. From the second day on the first player moves it by one tile, and archaeologists there go home. If its tile goes, the first player puts it elsewhere.
ice1-rules-edifices-portals = **Portal Arches:** for moves all tunnels are adjacent to each other.
ice1-rules-edifices-spheres = **Hall of Spheres:** two RP for each set of all three forms in your City.
ice1-rules-edifices-beacon = **Beacon Tower:** once a day call your leader for nothing.
ice1-rules-edifices-resonance = **Resonance Chamber:** a slot with four anima may be triggered twice a day.
ice1-rules-edifices-archive = **Great Archive:** the register draws four, and an unpaid request costs three RP.
ice1-rules-edifices-council = **Council Rotunda:** four decrees.
ice1-rules-edifices-colossus = **Nunatak Colossus:** excavating a nunatak gives one RP.
ice1-rules-edifices-dormitories = **Dormitories:** from the second day on an archaeologist arrives at every camp each morning.
ice1-rules-edifices-stores = **Cold Stores:** you hold six snow tiles; once a day discard two to send one artifact more.
ice1-rules-edifices-clock = **Great Clock:** once a day overwork is free.
ice1-rules-edifices-dome = **Sunken Dome:** an Edifice gives four RP, and there are two last rounds.

# -- When something runs out --

ice1-rules-limits = When something runs out
ice1-rules-limits-picture = There are five camps, and no more.
ice1-rules-limits-people = Without archaeologists in the supply none can be called; effects place as many as there are. Without camps none can be built.
ice1-rules-limits-flakes = Without flakes a snow tile is drawn from the bag; artifacts drawn are put back.
ice1-rules-limits-rest = Without Smilodons none can be placed. RP tokens never run out.

# -- How the second edition differs --

ice1-rules-editions = How the second edition differs
ice1-rules-editions-picture = Two editions of one dig.
ice1-rules-editions-board = The second edition has three layers over the city of Azulia instead of five with Edifices, four days instead of up to seven, and a camp for each guild.
ice1-rules-editions-days = There, EP depend on the number of players, requests come from an open row and are paid at sunset, and unpaid ones cost nothing.
ice1-rules-editions-things = There is no sending to the City; artifacts can be studied, and calling is two actions, recruit and sail.
ice1-rules-editions-digging = Excavating costs two, three or four by layer, edge tiles hold, and you keep three snow tiles.
ice1-rules-editions-finds = Many finds in the snow do something else under the same name, and the Anima Gem replaces the Stone of Charisma.
ice1-rules-editions-guilds = Guild abilities differ, Providers take the place of the Alchemists, and there are a curse and a blessing instead of solo and team play.

# -- Which values are ours --

ice1-rules-values = Which values are ours
ice1-rules-values-picture = Faults, Edifices and the pages of the logbook are reconstructions.
ice1-rules-values-ours = The rulebook shows some things only as pictures, and the Edifices have a booklet of their own. The effects of the Edifices and of the logbook, the sides that a fault blocks, the number of each snow tile and the copies of some requests are reconstructed, not the printed ones.

ice1-rules-example-travel = Two steps, two archaeologists
ice1-rules-example-travel-1 = Your leader stands alone. On the next tile wait two archaeologists.
ice1-rules-example-travel-2 = A move, 1 EP: your leader steps to them.
ice1-rules-example-travel-3 = Another move, 1 EP: both go along. Three explorers stand together now, and the turn's two EP are spent.

ice1-rules-example-price = What does it cost?
ice1-rules-example-price-1 = A nunatak with a camp costs four, not five: reasons do not add up.
ice1-rules-example-price-2 = Your leader and two archaeologists stand on it. Each makes it one cheaper: four less three is one EP.
ice1-rules-example-price-3 = The tile is yours. The three come down on the three cells below, one on each; you choose where your leader goes. Then the camp comes down too.

ice1-rules-example-even = As evenly as possible
ice1-rules-example-even-1 = Four explorers come down. On one of the three cells below stand two already, the others are empty.
ice1-rules-example-even-2 = The first two go where nobody stands: two, one, one.
ice1-rules-example-even-3 = Now the fewest are on the two cells with one. The third and the fourth go there: two, two, two. Nobody joins the first cell.

ice1-rules-example-score = A final score
ice1-rules-example-score-1 = The three decrees give four, six and seven: seventeen.
ice1-rules-example-score-2 = Three requests are paid, for seven, four and five; one is not: sixteen less two. Fourteen.
ice1-rules-example-score-3 = Eight RP tokens. Thirty-nine in all.

# -- the legend --

ice1-rules-sign-achievement = **Achievement**, the peak. One EP more.
ice1-rules-sign-exalted = **Exalted**, the rising arc. Calls archaeologists.
ice1-rules-sign-philosophical = **Philosophical**, the spiral. Keeps a tile that would be lost.
ice1-rules-sign-obliteration = **Obliteration**, the burst. Destroys a tile.
ice1-rules-sign-harmony = **Harmony**, the knot. Brings an archaeologist.
ice1-rules-sign-prismatic = **Prismatic.** Stands for any type.
ice1-rules-sign-leader = **Leader** of a guild.
ice1-rules-sign-crew = **Archaeologists.** They belong to nobody.
ice1-rules-sign-camp-white = **Camp.** It belongs to nobody.
ice1-rules-sign-smilodon = **Smilodon.** Nobody gets to its tile.
ice1-rules-sign-blank = **Blank** snow.
ice1-rules-sign-tunnel = **Tunnel.** Somebody waited here.
ice1-rules-sign-fault = **Fault.** Its broken sides cannot be crossed.
ice1-rules-sign-nunatak = **Nunatak.** Hard to excavate.
ice1-rules-sign-base_camp = **Base camp.**
ice1-rules-sign-flake = **Flake**, put there by a storm.
ice1-rules-sign-white_spiders = **White Spiders.** Archaeologists flee.
ice1-rules-sign-polar_termite_swarm = **Polar Termite Swarm.** A snow tile for nothing.
ice1-rules-sign-ice_manta = **Ice Manta.** To any open cell.
ice1-rules-sign-boreal_smilodon = **Boreal Smilodon.** Keeps everybody away from a tile.
ice1-rules-sign-ice_yacht = **Ice Yacht.** Two archaeologists and an RP.
ice1-rules-sign-rappelling_rope = **Rappelling Rope.** Come down where you like.
ice1-rules-sign-wreck = **Wreck.** EP and RP.
ice1-rules-sign-expedition_survivors = **Expedition Survivors.** Two come down with you.
ice1-rules-sign-talisman_harmony = **Talisman.** Excavate that type for nothing.
ice1-rules-sign-stone_of_charisma = **Stone of Charisma.** Use another's leader.
ice1-rules-sign-explosive_rune = **Explosive Rune.** Destroy a tile.
ice1-rules-sign-storm_whistle = **Storm Whistle.** Put a tile back.

# -- the glossary --

ice1-rules-word-adjacent = Adjacent
ice1-rules-word-adjacent-about = Sharing a side on one layer, or resting on each other.
ice1-rules-word-anima = Anima
ice1-rules-word-anima-about = The strength of an artifact, one or two.
ice1-rules-word-archaeologist = Archaeologist
ice1-rules-word-archaeologist-about = An explorer of no guild.
ice1-rules-word-bag = Bag
ice1-rules-word-bag-about = Where lost tiles go, unseen.
ice1-rules-word-call = Call
ice1-rules-word-call-about = To bring an archaeologist or your leader to a camp.
ice1-rules-word-camp = Camp
ice1-rules-word-camp-about = A tent of nobody. Leaders and archaeologists arrive there.
ice1-rules-word-city = City
ice1-rules-word-city-about = Where you send artifacts. Only these count at the end.
ice1-rules-word-collapse = Collapse
ice1-rules-word-collapse-about = A tile falls; those on it go home.
ice1-rules-word-cover = Cover
ice1-rules-word-cover-about = A tile that rests on another.
ice1-rules-word-decree = Decree
ice1-rules-word-decree-about = Three cards that count at the end for everybody.
ice1-rules-word-edge-tile = Edge tile
ice1-rules-word-edge-tile-about = A tile at the edge of its layer.
ice1-rules-word-edifice = Edifice
ice1-rules-word-edifice-about = A building at the bottom. Uncovering one ends the game.
ice1-rules-word-ep = EP
ice1-rules-word-ep-about = Exploration points: what you spend in your turns.
ice1-rules-word-excavate = Excavate
ice1-rules-word-excavate-about = To take the tile under your leader.
ice1-rules-word-explorer = Explorer
ice1-rules-word-explorer-about = A leader or an archaeologist.
ice1-rules-word-fault = Fault
ice1-rules-word-fault-about = A snow tile with two sides that nobody crosses.
ice1-rules-word-flake = Flake
ice1-rules-word-flake-about = A snow tile of the supply.
ice1-rules-word-form = Form
ice1-rules-word-form-about = One of three shapes of an artifact.
ice1-rules-word-guild = Guild
ice1-rules-word-guild-about = What you lead; each has an ability.
ice1-rules-word-inaccessible = Inaccessible
ice1-rules-word-inaccessible-about = A tile with a Smilodon or the Wyvern.
ice1-rules-word-leader = Leader
ice1-rules-word-leader-about = Your piece on the board.
ice1-rules-word-logbook = Logbook
ice1-rules-word-logbook-about = Pages that are read when a day begins.
ice1-rules-word-nunatak = Nunatak
ice1-rules-word-nunatak-about = A rock in the snow, hard to excavate.
ice1-rules-word-open = Open
ice1-rules-word-open-about = A cell with at least one cover gone.
ice1-rules-word-overwork = Overwork
ice1-rules-word-overwork-about = A third EP in a turn, for one RP.
ice1-rules-word-prismatic = Prismatic
ice1-rules-word-prismatic-about = An artifact that stands for any type.
ice1-rules-word-register = Register
ice1-rules-word-register-about = Where requests come from.
ice1-rules-word-request = Request
ice1-rules-word-request-about = A card that asks for artifacts and is worth RP at the end.
ice1-rules-word-rim = Rim
ice1-rules-word-rim-about = The edge of the board in every layer but the snow.
ice1-rules-word-rp = RP
ice1-rules-word-rp-about = Renown points: they win the game.
ice1-rules-word-send-back = Send back
ice1-rules-word-send-back-about = To end your day and send four artifacts.
ice1-rules-word-uncovered = Fully uncovered
ice1-rules-word-uncovered-about = Without any cover.
