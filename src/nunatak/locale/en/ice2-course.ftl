# The course of I C E, second edition: what the companion says. `<lesson>` is the title, `<lesson>-idea` the line under it.

ice2-course-about =
    Nine short lessons teach you to play: how one digs, why nobody digs alone, and what pays. Then comes a first game
    with a companion at your side, and after it whatever you like: finds, powers, the city, the five guilds and the curse.
    The board is the real one; nothing you try can go wrong, and every wrong try is answered.
ice2-course-read-on = Nothing to do here. Press Next when you have seen enough.

## Lift a tile

ice2-course-lift = Lift a tile
ice2-course-lift-idea = Stand on it, pay its price, and it is yours.
ice2-course-lift-dig = Your leader stands on the ice. The row from 0 to 6 under your guild’s name counts your exploration points, EP: what you may still do today. You have two.
ice2-course-lift-dig-task = Lift the tile that your leader stands on.
ice2-course-lift-dig-move = You dig only where your leader stands. Walking costs a point, and here you stand on a fine tile already.
ice2-course-lift-dig-other = That can wait. Excavate: it is the heart of the game.
ice2-course-lift-dig-done = Two for snow, one less because your leader helps: one point.
ice2-course-lift-land = The snow is gone, and what lay below comes to light. Whoever stood on it comes down.
ice2-course-lift-land-task = Choose where your leader lands.
ice2-course-lift-land-elsewhere = One comes down only onto the three places that this tile rested on.
ice2-course-lift-land-done = Solid ground again.
ice2-course-lift-find = The snow hid something, and it is in your hand now.
ice2-course-lift-find-task = Play the wreck from your hand.
ice2-course-lift-find-other = First look at what you have found: it is in your hand.
ice2-course-lift-find-done = The point is back, and an RP with it: a point that counts at the end.
ice2-course-lift-end = That is a dig: stand there, pay, come down, keep what you find. The price is always shown before you pay it.

## Many hands

ice2-course-hands = Many hands
ice2-course-hands-idea = Everybody on the tile takes one off its price.
ice2-course-hands-walk = An archaeologist stands beside your leader. Archaeologists belong to nobody, and help whoever stands with them.
ice2-course-hands-walk-task = One point left. Go to the marked tile, so that you can still dig there.
ice2-course-hands-walk-alone = Alone the dig would cost one point, and nothing is left after the walk. Take your companion along: that is free.
ice2-course-hands-walk-here = A fine dig, but the lantern hangs next door.
ice2-course-hands-walk-far = Too far. Tiles must touch by a side.
ice2-course-hands-walk-other = The lantern hangs on the tile next door. Walk there, with your companion.
ice2-course-hands-walk-done = Two of you, and no point left.
ice2-course-hands-dig = Two for snow, less two for the two of you: nothing.
ice2-course-hands-dig-task = Excavate, for nothing.
ice2-course-hands-dig-other = Do not stop here: the dig is free.
ice2-course-hands-dig-done = Not a single point.
ice2-course-hands-first = Two come down, one after the other.
ice2-course-hands-first-task = First your leader.
ice2-course-hands-second-task = And now the archaeologist.
ice2-course-hands-end = People make digging cheap, down to nothing. So half of the game is to be where the people are, and to bring them along.

## Coming down

ice2-course-down = Coming down
ice2-course-down-idea = They spread as evenly as they can over the three places below. You choose who goes where.
ice2-course-down-dig = Three of you stand here, and two archaeologists are below already.
ice2-course-down-dig-task = Excavate.
ice2-course-down-dig-other = First the dig: with three of you it costs nothing.
ice2-course-down-dig-done = It cost nothing. The rest of the snow had lost its hold and fell: that is for later.
ice2-course-down-leader = Three come down. Emptier places are filled first, counting those who are there already.
ice2-course-down-leader-task = Let your leader land at the lantern.
ice2-course-down-leader-full = Two stand there already. Fill the emptier places first.
ice2-course-down-leader-other = That would be even as well. But the lantern hangs elsewhere.
ice2-course-down-leader-done = There.
ice2-course-down-company = Now two archaeologists.
ice2-course-down-company-task = Give your leader company: land the next one at the lantern too.
ice2-course-down-company-other = Even as well, but then your leader stands alone. Here the next one may join.
ice2-course-down-company-done = And the last walks to the only place that is left.
ice2-course-down-end = One, two and two: as even as five can be. Whoever foresees where a dig lands has company for the next one.

## One roof

ice2-course-roof = One roof
ice2-course-roof-idea = One tile may still lie on top. It costs one more, and it falls.
ice2-course-roof-dig = Below the snow lies light ice, and in it artifacts. Your leader stands on one of the Harmony type. A snow tile still covers a corner of it, and the Navigators’ leader is up there.
ice2-course-roof-dig-task = Take the artifact at the lantern this turn.
ice2-course-roof-dig-two = A fine crowd, but two tiles lie over that one. Under one roof you may dig, under two you may not.
ice2-course-roof-dig-polite = From above you would lift the roof politely, and win snow. Dig from below: one roof is allowed.
ice2-course-roof-dig-study = Studying teaches you something. But today you want the artifact itself.
ice2-course-roof-dig-other = You stand on the artifact already. Excavate.
ice2-course-roof-dig-done = Three for light ice, one more for the roof, less two for the two of you: two points.
ice2-course-roof-leader = The roof fell. Nobody falls down a layer: the Navigators’ leader has gone home and must come back by a camp. The artifact lies on its slot.
ice2-course-roof-leader-task = Come down: first your leader.
ice2-course-roof-companion-task = Then the archaeologist.
ice2-course-roof-end = No roof, one roof, two roofs: free, dearer, impossible. A camp on the tile or a bare rock, a nunatak, makes a dig one dearer too. But it is never more than one dearer in all.

## Land anywhere

ice2-course-camp = Land anywhere
ice2-course-camp-idea = A camp brings your leader to any tile that nothing covers.
ice2-course-camp-build = Your leader is still at sea. Two archaeologists wait at the lantern. A white tent stands at the other end: anybody may land there. And you carry a tent of your own.
ice2-course-camp-build-task = You want to lift the tile at the lantern, with two points. Put up a camp.
ice2-course-camp-build-sail = From the white tent it is two steps to the lantern: your points would be gone before the dig. A tent of your own lands wherever you like.
ice2-course-camp-build-recruit = One more by the white tent. But your leader is not on the ice yet, and nobody digs without a leader.
ice2-course-camp-build-walk = Your leader is not on the ice yet. Put up a camp, or sail to one.
ice2-course-camp-build-other = First your leader must land. Put up a camp.
ice2-course-camp-build-done = The tent is packed; your leader comes with it.
ice2-course-camp-build-white = A white one does it as well. It belongs to nobody: everybody may use it.
ice2-course-camp-where = It may stand on any tile that nothing covers and where no other tent is.
ice2-course-camp-where-task = Put it up at the lantern.
ice2-course-camp-where-taken = A tent stands there already, and two do not fit.
ice2-course-camp-where-covered = Snow lies over that one. A camp needs a tile with nothing on it.
ice2-course-camp-where-other = That would do. But the archaeologists wait at the lantern.
ice2-course-camp-where-done = Landed, for one point.
ice2-course-camp-dig-task = Excavate.
ice2-course-camp-dig-other = Three of you stand here: the dig is free. Do it now.
ice2-course-camp-dig-done = Two for snow, one more for the tent, less three for the three of you: nothing.
ice2-course-camp-land = One of you for each of the three places. You choose for your leader, the others fill the rest.
ice2-course-camp-land-task = Where does your leader land?
ice2-course-camp-tent = The tent tumbles down after you.
ice2-course-camp-tent-task = Choose a place for it, too.
ice2-course-camp-tent-done = There it stands, one layer deeper.
ice2-course-camp-end = Your own tent is a parachute, anybody’s tent is a harbour. And it travels down with every dig.

## Harbour

ice2-course-harbour = A harbour for all
ice2-course-harbour-idea = People come to any camp, for a point each. A dear dig is spread over two turns.
ice2-course-harbour-recruit = A white tent stands on an artifact. Your leader is far away, and nobody is there. Four points are left, and a turn may spend two.
ice2-course-harbour-recruit-task = You want the artifact under the white tent. Recruit an archaeologist there first.
ice2-course-harbour-recruit-alone = Good, but alone you would pay three: three for the ice, one for the tent, less one. A turn may spend only two. Call somebody first.
ice2-course-harbour-recruit-own = That is your own tent. The artifact you want lies under the white one.
ice2-course-harbour-recruit-bare = People arrive by ship, and ships land only at a camp.
ice2-course-harbour-recruit-other = That leads away from it. Recruit somebody at the lantern.
ice2-course-harbour-recruit-done = Somebody is there, and waits for you.
ice2-course-harbour-sail = A leader sails to any camp as well, from wherever they stand.
ice2-course-harbour-sail-task = Sail to the white tent.
ice2-course-harbour-sail-more = One helper more, but your leader is still far away, and both points of this turn would be gone.
ice2-course-harbour-sail-other = The white tent is the harbour you want.
ice2-course-harbour-sail-done = Two points, two people.
ice2-course-harbour-wait = This turn has spent its two points. The dig costs two as well, and you have two left for your next turn.
ice2-course-harbour-wait-task = End your turn.
ice2-course-harbour-wait-dig = Two points have been spent, and more does not fit into one turn. Next turn.
ice2-course-harbour-wait-done = The others are out of points today, so it is your turn again.
ice2-course-harbour-dig-task = Now excavate.
ice2-course-harbour-dig-other = The dig costs just what you have left.
ice2-course-harbour-dig-done = Three and one, less two: two. And down they go, the tent with them.
ice2-course-harbour-end = A recruit costs a point and saves a point. But they come along, and save another with the next dig.

## Two drops

ice2-course-drops = Two drops
ice2-course-drops-idea = A slot with two anima has a power, once a day.
ice2-course-drops-study = Artifacts hold anima: light ice one drop, dark ice two. The signs over a slot count them. Your Exalted slot has one, and with two it calls everybody around you.
ice2-course-drops-study-task = You want this tile, and a point left over. Add a drop first: study the tile.
ice2-course-drops-study-early = One drop of two. A study token of this type adds the other.
ice2-course-drops-study-dig = Alone it costs two points, and then this turn has none left to call anybody. Study first.
ice2-course-drops-study-other = The type you need lies under your feet. Study it.
ice2-course-drops-study-done = A token for one point, and the tile stays where it is.
ice2-course-drops-call = Two drops: the slot glows. Exalted costs a point and brings one archaeologist from every neighbouring tile.
ice2-course-drops-call-task = Use the Exalted power.
ice2-course-drops-call-dig = It still costs two points, and this turn has one left. Call the others first.
ice2-course-drops-call-other = The Exalted slot glows. Use it.
ice2-course-drops-call-done = Here they come, five of them.
ice2-course-drops-dig = Three for light ice, less six for the six of you.
ice2-course-drops-dig-task = Excavate, for nothing.
ice2-course-drops-dig-again = Once a day. It wakes again at sunrise.
ice2-course-drops-dig-other = Everybody is here. Dig.
ice2-course-drops-dig-done = Yours, with a point left over.
ice2-course-drops-end = Five types, five powers, each once a day. Point at a slot and it tells you what it does. Achievement brings a point, Obliteration destroys a tile; the other two wait for their moment.

## Sunset

ice2-course-sunset = Sunset
ice2-course-sunset-idea = When your points are gone, take a card and pay your requests.
ice2-course-sunset-take = Your last point is spent: the sun sets for you. Whoever comes first chooses first.
ice2-course-sunset-take-task = Take one request from the row. It is free, and you may also leave it.
ice2-course-sunset-take-done = One more wish that you may fulfil.
ice2-course-sunset-take-none = Nothing for you in it: that is allowed.
ice2-course-sunset-choose = Now you may pay. The small card wants two drops of Exalted or two of Harmony. The large one wants three drops of Harmony.
ice2-course-sunset-choose-task = You can pay both tonight. Begin with the small card.
ice2-course-sunset-choose-large = It takes all your Harmony in any case. See first how the small one is paid.
ice2-course-sunset-choose-leave = Not yet: today the first card brings an RP token, and the second two points at the end.
ice2-course-sunset-pay = There are several ways. A study token pays like an artifact with one drop.
ice2-course-sunset-pay-task = Pay so that the large card can still be paid.
ice2-course-sunset-pay-harmony = Paid at a blow, but with the artifact that the large card needs.
ice2-course-sunset-pay-done = The artifact and the token together: four points, and a token for the first card of the day.
ice2-course-sunset-second = All your Harmony is still there.
ice2-course-sunset-second-task = Pay the large card.
ice2-course-sunset-second-leave = Six points are waiting, and you have all it takes.
ice2-course-sunset-second-done = Six points, and two more for the second card of the day.
ice2-course-sunset-end = On the first day nobody pays, on the second and third two cards at most, on the last as many as you can. What you paid with lies in the hold now: its power is gone, but it still counts for the decrees.

## Last light

ice2-course-count = Last light
ice2-course-count-idea = At the end everything you found counts for the decrees, spent or not.
ice2-course-count-point = The last day, the last point. The three decrees count study tokens, drops of Harmony, and sets of different types. And a request for three drops of Harmony is still open.
ice2-course-count-point-task = Your leader stands on a Harmony tile. Dig it or study it: what brings more?
ice2-course-count-point-dig = A good tile. But a study token gives the same drop, and pleases one decree more.
ice2-course-count-point-other = A point for nothing. Dig this tile, or study it?
ice2-course-count-point-done = A drop of Harmony and a study token: two decrees at once.
ice2-course-count-evening = Look at the decrees: they are counted as you go.
ice2-course-count-evening-task = End your turn.
ice2-course-count-row = On the last evening a card is worth taking only if you can pay it at once.
ice2-course-count-row-task = Look at the row, and go on.
ice2-course-count-row-done = Right: nothing there that you could pay.
ice2-course-count-row-taken = Taken, though you cannot pay it any more. It costs nothing.
ice2-course-count-pay = Three drops: two in the dark artifact, and one is the token.
ice2-course-count-pay-task = Pay your request.
ice2-course-count-pay-leave = An unpaid request brings nothing, and this is the last evening.
ice2-course-count-pay-done = Six points more, and not one decree counts less.
ice2-course-count-end = One for the token, three for Harmony, two for four types, six for the card: twelve. That is all you need to know to play a whole game.

## A whole game

ice2-course-first-game = Your first game
ice2-course-first-game-idea = A whole game of four days against an easy opponent. I stay beside you.
ice2-course-game-cards = Three requests, and you keep one. They are wishes that you may fulfil from the second evening on. Choose two to give back.
ice2-course-game-at-sea = Your leader is still at sea. Sail to the white tent in the middle, or put up your own tent anywhere.
ice2-course-game-price = You may dig here. Two for snow, three for light ice, four for dark; one less for everybody who stands on it. The button says what it costs.
ice2-course-game-at-once = You have found something that works right now, before anybody comes down. Play it, if you like.
ice2-course-game-evenly = They come down as evenly as they can, counting those who are there. You say who goes where: think of the next dig.
ice2-course-game-tent = The tent comes down too. Put it where you want people to arrive.
ice2-course-game-two-points = Two points are a turn. The rest of your day waits: you come again after your rival.
ice2-course-game-sunset = Your points are gone, and so is your day. Take a card, for nothing: whoever is finished first has the first pick.
ice2-course-game-payable = You can pay this request now. The first of the day brings a token, the second two points at the end. What you pay with still counts for the decrees.
ice2-course-game-last-day = The last day. Tonight you may pay as many requests as you can; unpaid ones bring nothing. And the decrees count everything you have found.
ice2-course-game-second-day = A new day: new points, and powers are awake again. From tonight on you may pay requests.
ice2-course-game-artifact = An artifact lies on its slot. With two drops the slot has a power, once a day. And artifacts pay requests.
ice2-course-game-power = One of your powers is ready: its slot glows. It will wake again tomorrow, so use it today.
ice2-course-game-roofs = Two tiles lie over this one, and you cannot dig under two. Lift one of them from above first; one roof may stay.
ice2-course-game-study = You need not dig a tile to learn from it: a study token counts as a drop, and it pays like a small artifact of this type.
ice2-course-game-fallen = A tile inside its layer needs two neighbours, or it falls; only tiles at the edge hold. Whoever stood there has gone home.
ice2-course-game-over = Well played. Decrees, requests and tokens together make your score. When you like: there is more to learn, about finds, powers and the city.

## What the snow hid

ice2-course-finds = What the snow hid
ice2-course-finds-idea = Finds are played for nothing, in your own turn.
ice2-course-finds-fly = Three finds are in your hand. Deep down, at the lantern, lies a dark Harmony artifact under one roof. Read what your finds do.
ice2-course-finds-fly-task = Take that artifact without spending a point. What do you play first?
ice2-course-finds-fly-talisman = It would dig up the light Harmony tile you stand on. It would do the same for the dark one, with two drops. Go there first.
ice2-course-finds-fly-swarm = The termites make one dig a point cheaper: good, but not for nothing. Keep them.
ice2-course-finds-fly-other = Finds cost nothing. Look into your hand before you spend a point.
ice2-course-finds-fly-done = The Ice Manta carries your leader to any place that is open.
ice2-course-finds-where-task = Fly to the lantern.
ice2-course-finds-where-other = It would take you there. But the artifact lies at the lantern.
ice2-course-finds-where-done = A soft landing, right under the roof.
ice2-course-finds-talisman = A dark tile costs four, and the roof one more. Too dear for you alone, but you hold a Talisman of its type.
ice2-course-finds-talisman-task = Play the Talisman of Harmony.
ice2-course-finds-talisman-dear = Four for dark ice, one for the roof, less one: four points. The Talisman does it for none.
ice2-course-finds-talisman-swarm = With the termites it is still three points, and you have two.
ice2-course-finds-talisman-other = You hold just what this tile needs.
ice2-course-finds-talisman-done = Not a point. The roof shatters behind you, and you stand in a city.
ice2-course-finds-harmony = Dark ice holds two drops, so Harmony has its power at once. Its moment is right after a dig: an archaeologist joins your leader.
ice2-course-finds-harmony-task = Use Harmony.
ice2-course-finds-harmony-leave = Harmony works only right after a dig. This is the moment.
ice2-course-finds-harmony-done = You are two.
ice2-course-finds-end = At the end of a turn you may keep three finds. And what is free does not count as a turn: a point must still be spent before you end it.

## The right moment

ice2-course-moment = The right moment
ice2-course-moment-idea = Philosophical catches what falls, Harmony follows a dig.
ice2-course-moment-blast = Obliteration and Philosophical are awake, Harmony needs one drop more. The Navigators stand on a Harmony tile.
ice2-course-moment-blast-task = Win two artifacts this turn, and somebody to keep you company. What comes first?
ice2-course-moment-blast-philosophical = Philosophical catches a tile that falls. So make one fall first.
ice2-course-moment-blast-harmony = Harmony comes right after a dig of yours. Not yet.
ice2-course-moment-blast-dig = That brings one artifact, and nobody to keep you company. There is more in this turn.
ice2-course-moment-blast-other = Your powers are free. Look at the slots first.
ice2-course-moment-blast-done = Obliteration destroys a tile beside you.
ice2-course-moment-target-task = Destroy the tile under the Navigators.
ice2-course-moment-target-own = Your own tile: your leader would go home with it, and nobody would be left to dig.
ice2-course-moment-target-other = Allowed, but Harmony lies at the lantern.
ice2-course-moment-target-done = Their leader goes home.
ice2-course-moment-catch = The tile is falling. This is the moment for Philosophical.
ice2-course-moment-catch-task = Catch it.
ice2-course-moment-catch-leave = Then it is gone, and nobody has it. Philosophical keeps it for you.
ice2-course-moment-catch-done = Caught! And Harmony has its second drop.
ice2-course-moment-dig = One artifact is yours. The other lies under your feet.
ice2-course-moment-dig-task = Excavate.
ice2-course-moment-dig-other = Two points, and just the right tile. Dig.
ice2-course-moment-dig-done = That makes two.
ice2-course-moment-land-task = Land your leader.
ice2-course-moment-company = After a dig comes the moment of Harmony.
ice2-course-moment-company-task = Use Harmony.
ice2-course-moment-company-leave = Only now: this moment does not come back today.
ice2-course-moment-company-done = Company!
ice2-course-moment-end = Three powers in one turn, each feeding the next. The table asks you when the moment of Philosophical or Harmony has come; you cannot miss it.

## The joker

ice2-course-prism = The joker
ice2-course-prism-idea = A prismatic artifact lies on any slot you like.
ice2-course-prism-dig = A tile in five colours: a prismatic artifact. You are two here.
ice2-course-prism-dig-task = Excavate it.
ice2-course-prism-dig-other = You stand on it. Dig.
ice2-course-prism-dig-done = A joker with one drop.
ice2-course-prism-slot = It may lie on any slot, and counts as that type there. Exalted has one drop, Harmony has one.
ice2-course-prism-slot-task = Your points are gone. Where will it still help you this turn?
ice2-course-prism-slot-exalted = Two drops, but Exalted costs a point to use, and you have none left.
ice2-course-prism-slot-empty = One drop alone does nothing there. Put it where one drop is missing.
ice2-course-prism-slot-done = Harmony has two drops, in the middle of a dig.
ice2-course-prism-leader-task = Land your leader.
ice2-course-prism-companion-task = Then the archaeologist.
ice2-course-prism-harmony = And here is its moment.
ice2-course-prism-harmony-task = Use Harmony.
ice2-course-prism-harmony-leave = It works only right after a dig. This is the moment.
ice2-course-prism-harmony-done = It works on the very turn you dug it.
ice2-course-prism-end = At sunrise you may move your jokers to other slots. They pay as any type you like, except where a card asks for forms. But no decree counts them.

## Cracks

ice2-course-cracks = Cracks
ice2-course-cracks-idea = Nobody steps over a crack. Go round.
ice2-course-cracks-round = A crack runs along two sides of your tile: the dark, jagged lines. Two archaeologists wait on the other side.
ice2-course-cracks-round-task = Reach the lantern with two steps.
ice2-course-cracks-round-over = A crack runs along this side. Nobody steps over it, up, down or across.
ice2-course-cracks-round-down = One can climb down there, for that side is whole. But from below it takes two more steps.
ice2-course-cracks-round-far = That leads away from them. Which neighbour of the lantern can you step onto?
ice2-course-cracks-round-dig = A dig here would cost a point. The two over there make one for nothing.
ice2-course-cracks-round-other = Two steps lead to the lantern. Look for the way round.
ice2-course-cracks-round-done = Round the crack.
ice2-course-cracks-reach-task = And on to the lantern.
ice2-course-cracks-reach-done = There you are, three of you.
ice2-course-cracks-dig-task = Excavate, for nothing.
ice2-course-cracks-dig-other = The dig is free. Do not stop here.
ice2-course-cracks-dig-done = No point was left, and none was needed.
ice2-course-cracks-end = Cracks stop those who are called by Exalted as well. Whoever sails, flies or follows a whistle does not mind them. Which two sides they run along is our reading; the rulebook shows it only as a picture.

## Dominoes

ice2-course-dominoes = Dominoes
ice2-course-dominoes-idea = A tile inside its layer that is left with one neighbour falls. At the edge they hold.
ice2-course-dominoes-gather = One row of snow is left, and each tile holds the next. The Navigators stand at the lantern, you a little to the left, two archaeologists between you.
ice2-course-dominoes-gather-task = Bring the Navigators’ tile down without losing a single archaeologist. Where will you dig?
ice2-course-dominoes-gather-dig = The row would fall, and the two beside you with it: they would go home.
ice2-course-dominoes-gather-alone = Then the one you leave behind falls with your old tile. Take everybody along.
ice2-course-dominoes-gather-other = Gather everybody on one tile first. Whoever stands elsewhere in the row goes home.
ice2-course-dominoes-gather-done = Everybody on one tile.
ice2-course-dominoes-dig = When this tile is gone, its neighbours have one neighbour each, and fall; then theirs.
ice2-course-dominoes-dig-task = Excavate, and watch.
ice2-course-dominoes-dig-nearer = It would work from there too, a point dearer. Any gap will do.
ice2-course-dominoes-dig-other = Everybody is here, and the dig is free. Go!
ice2-course-dominoes-dig-done = Five tiles, one after the other, and the Navigators have gone home.
ice2-course-dominoes-end = Only the two at the ends still stand: edge tiles do not fall by themselves. A lone tile at the edge is a safe place; a lone one inside is none.

## The city

ice2-course-city = The city below
ice2-course-city-idea = Under the dark ice lies a city: two steps lead from any quarter to any other.
ice2-course-city-open = Dark ice costs four, and below it lies the lost city.
ice2-course-city-open-task = Dig up the tile at the lantern.
ice2-course-city-open-other = Three of you stand on it: it costs one point. Dig.
ice2-course-city-open-done = Two drops, and a seal of the city came to light: one RP for whoever uncovers it.
ice2-course-city-walk = You stand in one of the seven quarters of the city. A quarter is one step, however long it is, and the one in the middle touches all the others. Another seal lies at the lantern, under the archaeologists.
ice2-course-city-walk-task = Set out for it: one step to the middle.
ice2-course-city-walk-far = That quarter does not touch yours. The way leads through the middle.
ice2-course-city-walk-dig = Nothing lies below the city. Here one walks.
ice2-course-city-walk-other = That would work, too. But try the streets: one step to the quarter in the middle.
ice2-course-city-walk-done = Under half of the ice with one step.
ice2-course-city-rest-task = Two points are spent. End your turn.
ice2-course-city-rest-other = Keep that for later. End your turn.
ice2-course-city-across = Two points left.
ice2-course-city-across-task = Walk on to the quarter below the lantern.
ice2-course-city-across-other = The quarter below the lantern lies open. Go there.
ice2-course-city-up = From a quarter one climbs up to any open tile above it.
ice2-course-city-up-task = Climb to the archaeologists.
ice2-course-city-up-other = They wait at the lantern.
ice2-course-city-second-task = Excavate, for nothing.
ice2-course-city-second-other = Four of you stand here: dark ice for nothing. Dig!
ice2-course-city-second-done = The second seal.
ice2-course-city-end = No tents, no studies, no digging in the city: it is there to walk through, and to be uncovered. Some seals lie under two tiles; whoever takes the last one gets the point. The map of the city is our reconstruction.

## A longer breath

ice2-course-breath = A longer breath
ice2-course-breath-idea = Two steps for one point, three points in a turn, one point more tomorrow.
ice2-course-breath-stride = One point, and somebody waits two steps away. The token beside your points stands for a fluid movement: two steps for one point, once a day. Two players have two of them, three may agree on one.
ice2-course-breath-stride-task = Go to the lantern with your companion. Choose the fluid movement for the first step.
ice2-course-breath-stride-walk = One step, and the point is gone. The fluid movement has two.
ice2-course-breath-stride-alone = Take your companion along: it costs nothing.
ice2-course-breath-stride-other = The lantern is two steps away. Make the first one with the fluid movement.
ice2-course-breath-stride-done = Still moving.
ice2-course-breath-second-task = And the second step.
ice2-course-breath-second-other = You are still moving: on to the lantern.
ice2-course-breath-second-done = Two steps, one point.
ice2-course-breath-strode = The token is used up until sunrise. Up to three companions walk along, from where you set out.
ice2-course-breath-over = Your tent stands on the artifact: three for the ice, one for the tent, less one. Three points, and a turn may spend only two. But you own an RP token.
ice2-course-breath-over-task = Overwork.
ice2-course-breath-over-dig = Three points do not fit into a turn of two. Overwork first.
ice2-course-breath-over-recruit = That works: a helper now, the dig next turn. But there is a way to have it at once.
ice2-course-breath-over-other = You have three points and one token. Overwork lets you spend all three now.
ice2-course-breath-over-done = A token for a turn of three points.
ice2-course-breath-dig-task = Now excavate.
ice2-course-breath-dig-other = Three points, one tile. Dig.
ice2-course-breath-dig-done = Before anybody else could.
ice2-course-breath-worked = Overwork gives no points, it only lets you spend a third. So you need three on your track, and a token to pay with.
ice2-course-breath-plan = The last point of the day, and nothing to spend it on. With three or more players you may plan.
ice2-course-breath-plan-task = Plan.
ice2-course-breath-plan-other = Look at what you know already: this type has been studied. Save the point for tomorrow.
ice2-course-breath-plan-done = A planning token: one point more at sunrise.
ice2-course-breath-night-task = End your turn, and sleep on it.
ice2-course-breath-night-done = A new day: five points, and the one you saved.
ice2-course-breath-end = Six points instead of five. One plan a day is enough; on the last day a plan is worth one point of your score.

## The Navigators

ice2-course-navigators = Guild: the Navigators
ice2-course-navigators-idea = Nobody travels alone, and home is always near.
ice2-course-navigators-trip = You lead the Navigators now. Once a day your leader goes to your own tent for nothing. And once a turn one archaeologist may come along by sea.
ice2-course-navigators-trip-task = You have one point, and want to lift the tile under your tent. Go there, not alone.
ice2-course-navigators-trip-alone = Alone the dig costs two: two for snow, one for the tent, less one. Take somebody along.
ice2-course-navigators-trip-sail = Sailing costs your last point. Once a day the way to your own tent is free.
ice2-course-navigators-trip-other = Your tent calls. The way there is free, once a day.
ice2-course-navigators-trip-done = Both of you, for nothing.
ice2-course-navigators-dig-task = Excavate.
ice2-course-navigators-dig-other = One point, and the dig costs one.
ice2-course-navigators-dig-done = Two for snow, one for the tent, less two: one.
ice2-course-navigators-leader-task = Land your leader.
ice2-course-navigators-companion-task = Then the archaeologist.
ice2-course-navigators-refuge = Your tent lives on snow only. When its tile is lifted or falls, it finds refuge on a snow tile beside it.
ice2-course-navigators-refuge-task = Choose where it finds refuge.
ice2-course-navigators-refuge-ice = That is ice. Your own tent stands on snow only.
ice2-course-navigators-refuge-other = Keep it: there is snow right beside you.
ice2-course-navigators-refuge-done = Saved, in your turn or in anybody’s.
ice2-course-navigators-end = It works for sailing, building, and for finds that carry your leader: one archaeologist comes along, once a turn.

## The Incandescents

ice2-course-incandescents = Guild: the Incandescents
ice2-course-incandescents-idea = Stand on a type, and borrow its power for the day.
ice2-course-incandescents-flame = You lead the Incandescents now. Your slots are empty, but you carry a flame. Once a day you may put it on the slot of the type you stand on.
ice2-course-incandescents-flame-task = Put your flame on the Exalted slot.
ice2-course-incandescents-flame-study = One drop, and no artifact. The flame needs neither.
ice2-course-incandescents-flame-other = You stand on Exalted. Put your flame on its slot.
ice2-course-incandescents-flame-done = It burns until tonight.
ice2-course-incandescents-call = With the flame you have the power without an artifact. Exalted still costs its point.
ice2-course-incandescents-call-task = Use Exalted, and call everybody.
ice2-course-incandescents-call-other = The flame is burning. Use it.
ice2-course-incandescents-call-done = Four people, out of nothing.
ice2-course-incandescents-dig-task = Excavate, for nothing.
ice2-course-incandescents-dig-other = Five of you: the dig is free.
ice2-course-incandescents-dig-done = And the artifact is yours as well.
ice2-course-incandescents-end = The flame does not use up the slot: with two drops on it you have the same power a second time that day. At sunrise the flame is back.

## The Striders

ice2-course-striders = Guild: the Striders
ice2-course-striders-idea = Your leader lands where you like.
ice2-course-striders-dig = You lead the Striders, and this time with what they can: crampons. Two tokens lie on your board.
ice2-course-striders-dig-task = Excavate.
ice2-course-striders-dig-other = The dig is free. Begin with it.
ice2-course-striders-dig-done = Two are on the ropes. By the rule they would have to land apart.
ice2-course-striders-crampon = With crampons your leader comes down last, and wherever you like.
ice2-course-striders-crampon-task = Use the crampons.
ice2-course-striders-crampon-leave = Then the two of you land on different tiles, and the next dig is a lonely one.
ice2-course-striders-crampon-done = One token is spent.
ice2-course-striders-first = The others first, as always.
ice2-course-striders-first-task = Land the archaeologist at the lantern.
ice2-course-striders-first-other = That would do. But follow the lantern this time.
ice2-course-striders-leader = Now your leader, wherever you like.
ice2-course-striders-leader-task = Join the archaeologist.
ice2-course-striders-leader-other = Allowed. But together the next dig is cheaper: join them at the lantern.
ice2-course-striders-leader-done = Side by side.
ice2-course-striders-end = Crampons work once a turn. One of the two tokens comes back each morning.

## The Providers

ice2-course-providers = Guild: the Providers
ice2-course-providers-idea = Two archaeologists travel with you, ready for any snow.
ice2-course-providers-provide = You lead the Providers now. Your leader stands alone on a nunatak: two for snow, one for the rock, less one. That is two points, and you have one. But two archaeologists wait on your board.
ice2-course-providers-provide-task = Send one of them out. It is free.
ice2-course-providers-provide-dear = Two points, and you have one. Bring in somebody who helps.
ice2-course-providers-provide-other = Your last point is for the dig. Helpers wait on your board.
ice2-course-providers-provide-done = Who is nearest? All of them: they come to any snow tile.
ice2-course-providers-where = Any snow tile will do, wherever your leader is.
ice2-course-providers-where-task = Put the archaeologist beside your leader.
ice2-course-providers-where-other = Possible. But your leader needs help at the lantern.
ice2-course-providers-where-done = The price fell by one.
ice2-course-providers-dig-task = Now excavate.
ice2-course-providers-dig-other = Your point is just enough. Dig.
ice2-course-providers-dig-done = Even a rock gives way.
ice2-course-providers-end = One a turn. At sunrise your board is filled up to two again.

## The Cryo-Architects

ice2-course-cryoarchitects = Guild: the Cryo-Architects
ice2-course-cryoarchitects-idea = Your own tent makes artifacts cheaper, and it moves.
ice2-course-cryoarchitects-dig = You lead the Cryo-Architects now. For everybody else a tent makes a tile dearer. Your own makes an artifact cheaper, once a turn.
ice2-course-cryoarchitects-dig-task = Take the artifact under your tent.
ice2-course-cryoarchitects-dig-other = First the artifact: with your tent on it, it costs nothing.
ice2-course-cryoarchitects-dig-done = Three for light ice, one less for the tent, less two for the two of you: nothing.
ice2-course-cryoarchitects-rebuild = Once a day your tent moves anywhere for a point, and your leader with it. Two archaeologists wait at the lantern.
ice2-course-cryoarchitects-rebuild-task = Pack up your tent.
ice2-course-cryoarchitects-rebuild-white = A white tent would take you there, but only your own makes artifacts cheaper.
ice2-course-cryoarchitects-rebuild-other = One point is left: your tent can go anywhere with it.
ice2-course-cryoarchitects-rebuild-done = Up and away.
ice2-course-cryoarchitects-where-task = Put it up at the lantern.
ice2-course-cryoarchitects-where-other = It could stand there. But the archaeologists wait at the lantern.
ice2-course-cryoarchitects-where-done = Three people and your tent: three, less one, less three.
ice2-course-cryoarchitects-end = The tile you stand on would cost nothing now, in your next turn. A roof still makes it one dearer. At sunrise the tent may move again.

## The logbook

ice2-course-logbook = The logbook
ice2-course-logbook-idea = From the second day on, something happens at sunrise.
ice2-course-logbook-quake = Morning of the second day. A page of the logbook is turned: an ice quake. Each guild takes one tile away on which no leader stands. Yours is stuck under two roofs, at the lantern.
ice2-course-logbook-quake-task = Choose the tile that the quake takes.
ice2-course-logbook-quake-elsewhere = Allowed, but your leader stays under two roofs. Let it take one of them.
ice2-course-logbook-quake-other = The quake must take a tile. Choose one of the two roofs.
ice2-course-logbook-quake-done = One roof less. The Navigators took another tile.
ice2-course-logbook-dig = And now the day begins as always.
ice2-course-logbook-dig-task = Excavate.
ice2-course-logbook-dig-other = Under one roof you may dig. Do it.
ice2-course-logbook-dig-done = Three for light ice, one for the roof, less three: one.
ice2-course-logbook-end = Ten pages, three of them in a game: storms, caravans, helping hands. In a variant another page says at the start where the first archaeologists stand. What the pages do is our reconstruction.

## The curse

ice2-course-curse = Blessing and curse
ice2-course-curse-idea = One drop is enough at first. But every artifact you dig brings the curse closer.
ice2-course-curse-power = The expert game: everybody begins with a blessing, and one drop is enough for a power. But every drop you dig pushes your marker along the curse track, and on the next space a token waits.
ice2-course-curse-power-task = Achievement brings a point. Use it while it works.
ice2-course-curse-power-late = That brings the curse, and then one drop is no longer enough. First the power, then the dig.
ice2-course-curse-power-other = Your one drop of Achievement works now. Use it first.
ice2-course-curse-power-done = A point more, thanks to the blessing.
ice2-course-curse-dig-task = Now excavate.
ice2-course-curse-dig-other = The power is used. Now dig.
ice2-course-curse-dig-done = The artifact is yours, and so is the curse.
ice2-course-curse-cursed = The light token has replaced the blessing: powers need two drops now. Further on they need three, and fewer archaeologists walk along with you.
ice2-course-curse-gift = Sunrise, with the friendly curse: whoever is least cursed may take a study token. The Navigators are further along than you.
ice2-course-curse-gift-task = Your Achievement slot lacks one drop. Which token do you take?
ice2-course-curse-gift-other = A good token, but it wakes nothing: without an artifact a token alone has no power. Where is one drop missing?
ice2-course-curse-gift-done = Two drops: Achievement is awake again.
ice2-course-curse-end = So the expert game asks how greedy to be: dark ice is worth two drops, and two steps of the curse. Artifacts that you catch with Philosophical bring none. And whoever likes it mild plays with the blessing alone.
