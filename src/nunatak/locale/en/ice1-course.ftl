# The course of I C E, first edition: what the companion says. `<lesson>` is the title, `<lesson>-idea` the line under it.

ice1-course-about =
    How one digs, who comes down where, and why an artifact counts only at home; then a whole game with me beside you, and
    after it what the game has besides: tricks, Edifices, guilds, a draft, playing alone and playing together. The board is
    the real one; nothing you try can go wrong, and every wrong try is answered.
ice1-course-read-on = Nothing to do here. Press Next when you have seen enough.
ice1-course-send-back-later = Sending home ends your day on the spot, with everything you could still have done. That is for the evening.

## Many hands

ice1-course-hands = Many hands
ice1-course-hands-idea = A tile costs three, less one for everybody who stands on it.
ice1-course-hands-walk = Your leader wears your colour. The two in brown are archaeologists: they belong to nobody, and help whoever stands with them. The row of numbers beside your guild counts exploration points, EP: what you may still do today. You have one.
ice1-course-hands-walk-task = Go to the lantern, so that you can still dig there.
ice1-course-hands-walk-one = Then the dig would cost one point, and the walk has taken the last. One more pair of hands: take both, it is free.
ice1-course-hands-walk-alone = Alone the dig would cost two points, and none is left after the walk. Take both companions along: that is free.
ice1-course-hands-walk-here = A fine dig, and free. But the lantern hangs next door.
ice1-course-hands-walk-far = Too far. Tiles must touch by a side.
ice1-course-hands-walk-other = The lantern hangs on the tile next door. Walk there, with both companions.
ice1-course-hands-walk-done = Three of you, and no point left.
ice1-course-hands-dig = Three for the tile, less three for the three of you: nothing. Snow and ice cost the same here.
ice1-course-hands-dig-task = Excavate, for nothing.
ice1-course-hands-dig-other = Do not stop here: the dig is free.
ice1-course-hands-dig-done = The snow is off, and three artifacts come to light.
ice1-course-hands-land = Whoever stood on the tile comes down onto the three places below it.
ice1-course-hands-land-task = Choose where your leader lands.
ice1-course-hands-land-elsewhere = One comes down only onto the three places that this tile rested on.
ice1-course-hands-land-done = One for each place: the other two go down by themselves.
ice1-course-hands-end = People make digging cheap, down to nothing; so half of the game is to bring them along. And the snow hid something: a wreck. It is in your hand now, for a moment of your choice.

## Coming down

ice1-course-down = Coming down
ice1-course-down-idea = They spread as evenly as they can over the three places below. You choose who goes where.
ice1-course-down-dig = Three of you stand on this tile, and two archaeologists are below already.
ice1-course-down-dig-task = Excavate.
ice1-course-down-dig-other = First the dig: with three of you it costs nothing.
ice1-course-down-dig-done = It cost nothing.
ice1-course-down-leader = Three come down. Emptier places are filled first, counting those who are there already.
ice1-course-down-leader-task = Let your leader land at the lantern.
ice1-course-down-full = Two stand there already. Fill the emptier places first.
ice1-course-down-leader-other = That would be even as well. But the lantern hangs elsewhere.
ice1-course-down-leader-done = There.
ice1-course-down-company = Now two archaeologists.
ice1-course-down-company-task = Give your leader company: land the next one at the lantern too.
ice1-course-down-company-other = Even as well, but then your leader may stand alone. Here the next one may join.
ice1-course-down-company-done = And the last goes to the only place that is left.
ice1-course-down-end = One, two and two: as even as five can be. Whoever foresees where a dig lands has company for the next one. Only a rope, found in the snow, lets all of them down where you like.

## What falls

ice1-course-falls = What falls
ice1-course-falls-idea = One roof may come down with your dig. A tile left alone falls, even at the edge.
ice1-course-falls-roof = You stand on a Harmony artifact, half under a tile of snow, and Nanuk’s leader stands up there. With one roof you may dig all the same. It makes the tile hard: four instead of three.
ice1-course-falls-roof-task = Take the artifact: four, less two for the two of you.
ice1-course-falls-roof-two = Two tiles lie on that one. With one roof you may dig, with two you may not.
ice1-course-falls-roof-up = Up there you would lift the roof, politely, with Nanuk’s help. But it would give you snow, not the artifact.
ice1-course-falls-roof-other = The artifact is right under your feet, and two points are just enough.
ice1-course-falls-roof-done = The artifact is yours, and the roof came down, with Nanuk’s leader on it.
ice1-course-falls-land-task = Let your leader land.
ice1-course-falls-friend-task = And your archaeologist.
ice1-course-falls-home = Nobody is hurt. Whoever was on a tile that falls goes home, a leader to its guild, and must come back. Your artifact lies on the slot of its type.
ice1-course-falls-edge = The edge of the board. Two tiles of snow hold each other; you stand on one with two archaeologists, Nanuk on the other.
ice1-course-falls-edge-task = Make Nanuk’s tile fall without touching it.
ice1-course-falls-edge-there = If you dig there, Nanuk comes down with you, safe and sound. Look at what holds that tile.
ice1-course-falls-edge-away = Walking off changes nothing. Look at what holds Nanuk’s tile: yours.
ice1-course-falls-edge-other = That holds the tile up as well as before. Take away its last neighbour.
ice1-course-falls-edge-done = A corner of the world comes off.
ice1-course-falls-rim = Beside the last tiles runs the rim of the board. One can stand and walk there too.
ice1-course-falls-rim-task = Let your leader land.
ice1-course-falls-end = A tile inside needs two neighbours on its own layer, a tile at the edge one. In the second edition edges never fall; here they do.

## Tents of nobody

ice1-course-camps = Tents belong to nobody
ice1-course-camps-idea = Put one up where you like, or call people to any of them.
ice1-course-camps-build = Your leader is not on the ice yet, and two archaeologists wait at the lantern. There is a tent over there: for a point your leader comes to it. For a point you may also put up another one, on any tile that nothing covers, and your leader arrives with it.
ice1-course-camps-build-task = Two points. Lift the tile at the lantern this turn: begin with a tent.
ice1-course-camps-build-call = Your leader would arrive at the wrong end: one point left, and nobody there to help. A tent of your own brings you straight to the others.
ice1-course-camps-build-recruit = A third archaeologist, at the wrong end of the ice. Your leader is missing.
ice1-course-camps-build-walk = Your leader is not on the ice. Call them to a tent, or put one up.
ice1-course-camps-build-other = Your leader is missing. Put up a tent.
ice1-course-camps-where = Every tile that nothing covers will do, if it has no tent yet.
ice1-course-camps-where-task = Put it where the two are waiting.
ice1-course-camps-where-taken = One tent a tile.
ice1-course-camps-where-alone = There your leader would be alone. The lantern hangs where the others are.
ice1-course-camps-where-done = There you are, three of you.
ice1-course-camps-dig = A tile with a tent is hard: four, less three for the three of you. One point, and one you have.
ice1-course-camps-dig-task = Excavate.
ice1-course-camps-dig-other = You have one point left, and the dig costs one.
ice1-course-camps-dig-done = One for the tent, one for the dig.
ice1-course-camps-land-task = Let your leader land.
ice1-course-camps-tent = The tent comes down too, to one of the same three places.
ice1-course-camps-tent-task = Choose where it stands.
ice1-course-camps-tent-done = The tent tumbles after you.
ice1-course-camps-end = To a tent one calls, for a point each, one’s leader or an archaeologist. Whose tent it is does not matter, for there is nothing to own: tomorrow Nanuk may use this one.

## Two drops

ice1-course-anima = Two drops wake a power
ice1-course-anima-idea = A slot with two anima works once a day, and at once.
ice1-course-anima-dig = On your board lies an Exalted artifact, with one drop of anima. Its slot wakes with two. Then, for a point, one archaeologist from every place around comes to your leader. You stand on another Exalted artifact.
ice1-course-anima-dig-task = Wake the slot: take the second one.
ice1-course-anima-dig-early = One drop of two: it is still asleep.
ice1-course-anima-dig-other = The second drop lies under your feet.
ice1-course-anima-dig-done = Two drops: the slot is awake.
ice1-course-anima-leader = Three archaeologists stand around, above you. A place is around if it touches yours, above and below too.
ice1-course-anima-leader-task = Land your leader where most of them are next door.
ice1-course-anima-leader-far = Look who stands next to it: fewer would hear the call. Both crowds touch the place between them.
ice1-course-anima-leader-other = Choose one of the three places below.
ice1-course-anima-friend-task = And your companion.
ice1-course-anima-friend-done = Next door as well, by good fortune.
ice1-course-anima-call = One point left, and three places around with somebody on them.
ice1-course-anima-call-task = Trigger the Exalted slot.
ice1-course-anima-call-other = The last point is for the power. It lies on your board.
ice1-course-anima-call-done = Three come running.
ice1-course-anima-end = Used until tomorrow morning. Five types, five powers; point at a slot to read what it does. What you send home wakes nothing any more: that is the next lesson.

## Home to the City

ice1-course-home = Home to the City
ice1-course-home-idea = Only what has been sent home counts. Sending ends your day: first the points, then the sledge.
ice1-course-home-dig = Your artifacts help you as long as they lie on your board. But only those in the City count when the game ends. You have three of them and stand on a fourth. Two points are left today.
ice1-course-home-dig-task = Bring four artifacts home tonight. What comes first?
ice1-course-home-dig-early = That would end your day at once, and the other point is lost with it. First the dig, then the sledge.
ice1-course-home-dig-plan = Then too little is left for the dig and the big sledge. First the dig.
ice1-course-home-dig-other = The fourth artifact lies under your feet, for one point.
ice1-course-home-dig-done = Four artifacts, and one point left.
ice1-course-home-land-task = Let your leader land.
ice1-course-home-friend-task = And your archaeologist.
ice1-course-home-ship = When your points are gone you may send three. With your last point you may send back: then it is four.
ice1-course-home-ship-task = Send back.
ice1-course-home-ship-plan = A point more tomorrow, but only three would go home tonight.
ice1-course-home-ship-other = The last point is for the big sledge.
ice1-course-home-ship-done = Your day is over. Now they are loaded.
ice1-course-home-send = Each brings renown points, RP, at once: one for each drop of anima.
ice1-course-home-send-task = Send the first one home.
ice1-course-home-send-stop = What stays here does not count, and there is room on the sledge.
ice1-course-home-second-task = The second.
ice1-course-home-third-task = The third.
ice1-course-home-fourth-task = And the fourth.
ice1-course-home-fourth-done = Four on the sledge, five renown points.
ice1-course-home-end = They will not come back, and their powers are gone with them. So: let them work first, and send them before it is too late. What is on your board when the game ends is lost.

## Promises

ice1-course-promises = Requests are promises
ice1-course-promises-idea = They are paid once, at the very end, from the City. A broken one costs two.
ice1-course-promises-ship = The last evening. You hold two requests: three anima of Obliteration and Philosophical in any mixture, and one each of Harmony and Philosophical. One artifact is still on your board, and one point is left.
ice1-course-promises-ship-task = Bring it home.
ice1-course-promises-ship-plan = There is no tomorrow to plan for. What helps is the sledge.
ice1-course-promises-ship-consult = A third card, drawn blind, tonight? Every promise you cannot keep costs two renown points.
ice1-course-promises-ship-other = What is left on your board tonight is lost. Send it home.
ice1-course-promises-send-task = Send it.
ice1-course-promises-send-stop = It is the last chance, and a promise hangs on it.
ice1-course-promises-send-done = Four artifacts in the City.
ice1-course-promises-which = Everything is in the City, and now requests are paid from it. Every artifact pays for one request only.
ice1-course-promises-which-task = Keep both promises. Begin with the three anima.
ice1-course-promises-which-other = A wise order: that one can be paid in one way only. But begin with the tricky one here, to see what is tricky.
ice1-course-promises-which-accept = The table knows a good way, and you may always accept it. Find it yourself this once.
ice1-course-promises-which-stop = A request that is not paid costs two renown points.
ice1-course-promises-first = Two artifacts of Obliteration with two drops each, one Philosophical with one drop.
ice1-course-promises-first-task = What do you pay with?
ice1-course-promises-pay-philosophical = Exactly three, how thrifty. But the other request needs a Philosophical artifact, and this is the only one.
ice1-course-promises-second = Two drops are paid, one is missing.
ice1-course-promises-second-task = And what else?
ice1-course-promises-second-done = Four drops for three. One may pay too much, and here it is wise.
ice1-course-promises-other = Harmony and Philosophical are still there.
ice1-course-promises-other-task = Keep the other promise.
ice1-course-promises-other-done = Both kept!
ice1-course-promises-other-accepted = Both kept, as the table proposed.
ice1-course-promises-end = Nine renown points for the two. Paid or not, everything in the City counts for the three decrees as well. During the game, a point at the Register brings another card: three to look at, one to keep, and it must be kept.

## A whole game

ice1-course-first-game = Your first game
ice1-course-first-game-idea = A whole game against an easy opponent, without guild abilities. I stay beside you.
ice1-course-game-arriving = Welcome to the ice. Your leader is still at home: call them to the tent in the middle, or put up a tent wherever you like. A turn spends one or two of your five points, then it is Nanuk’s.
ice1-course-game-too-dear = Too dear for this turn: three for the tile, four if it is hard, less one for each of you. The more people, the cheaper. Call a helper to the tent, or walk to where the people are.
ice1-course-game-can-dig = Now you can pay for a dig here; the price stands on the button. What you lift is yours, and everybody on it comes down one layer.
ice1-course-game-second-step = You are two players, so one point is one step or two, once a turn. Choose a second step, or stay.
ice1-course-game-find = What you found can be played right now, in the middle of the dig. Read what it does; you may also keep it.
ice1-course-game-landing = They come down as evenly as possible, counting those who are there. You say who goes where: keep your leader in company.
ice1-course-game-sending = The evening: up to three artifacts go home, four if you have sent back. Each brings a point of renown for each drop. Their powers are gone then, so keep what should still work tomorrow.
ice1-course-game-floor = An Edifice in the light, and two points of renown for whoever uncovered it. Now everybody who has points left takes one last turn, and the game is over.
ice1-course-game-brings-down = Careful: this dig would bring down more than the tile. Look at what is marked and who stands there; they would all go home.
ice1-course-game-last-turn = Your last turn. A single point is enough to send back four artifacts. What stays on your board is lost.
ice1-course-game-paying = The game is over, and now your requests are paid from the City. The table proposes the best way; accept it, or pay as you like.
ice1-course-game-artifact = Your first artifact. It lies on the slot of its type; with two drops there its power wakes. It counts only when it has been sent home.
ice1-course-game-awake = A slot is awake: two drops. Its power works once a day. Point at it to read what it does.
ice1-course-game-last-point = Your last point today. With it you may send back: four artifacts go home instead of three. Sooner it would cost you the points that are left, for it ends your day.
ice1-course-game-page = A new day: five points again, and a new page of the logbook. In this first game they come in their order. After the sixth page, on the seventh day, the game ends.
ice1-course-game-two-roofs = Two tiles lie on yours, and with two you cannot dig. Lift one of them; the other may stay, and will fall.
ice1-course-game-fallen = Something fell. A tile inside needs two neighbours on its layer, at the edge one. Whoever stood there has gone home.
ice1-course-game-free-dig = This dig is free, so many are here. Free things do not use up your turn.
ice1-course-game-promise = Your City is filling. A point at the Register brings one more request; take one only if you see how to keep it, for a broken promise costs two.
ice1-course-game-last-day = The last day. Send home what you can: what is on your board tonight is lost. Look at your requests once more.
ice1-course-game-over = Well dug. Renown, decrees and promises together decide. Next come the tricks of the snow, whenever you like.

## Tricks of the snow

ice1-course-tricks = Tricks of the snow
ice1-course-tricks-idea = Finds change the board for everybody. Think of who comes next.
ice1-course-tricks-beast = Nanuk and three archaeologists stand on the Harmony artifact: four for the tile with its roof, less four. Next turn Nanuk takes it for nothing. You are three steps away, with three points and two finds.
ice1-course-tricks-beast-task = Keep the artifact where it is until you are there. Which find helps?
ice1-course-tricks-beast-whistle = New snow, a second roof: a good idea! But it needs three places to rest on and two neighbours on its layer, and beside this roof there is no such gap.
ice1-course-tricks-beast-camp = A tent would bring you to a tile that nothing covers. This one has a roof.
ice1-course-tricks-beast-walk = Two steps this turn, and it takes three. First see that the artifact is still there when you arrive.
ice1-course-tricks-beast-other = That will not stop Nanuk. Look at your finds.
ice1-course-tricks-guard-task = Let the beast lie down where nobody shall dig.
ice1-course-tricks-guard-roof = Then Nanuk digs below, and roof and beast fall. Guard the artifact, not its roof.
ice1-course-tricks-guard-elsewhere = Nobody digs where it lies, but elsewhere they do. It is the artifact that needs a guard.
ice1-course-tricks-guard-done = The Smilodon lies down among the four, and nobody dares to dig. They may stay, or leave.
ice1-course-tricks-near = It stays until your next turn begins. Use the time.
ice1-course-tricks-near-task = Walk towards the artifact.
ice1-course-tricks-near-other = Come closer: the lantern shows the way.
ice1-course-tricks-nearer-task = And on to the roof.
ice1-course-tricks-nearer-end = One step more, and next turn you are there.
ice1-course-tricks-wait = Next door. Now it is Nanuk’s turn, and nothing can be dug there.
ice1-course-tricks-wait-task = End your turn.
ice1-course-tricks-wait-other = Two points are spent, and that is a turn.
ice1-course-tricks-wait-done = Nanuk plans for tomorrow, and your beast goes home.
ice1-course-tricks-join = Five on one tile: three archaeologists, Nanuk’s leader, and yours. Everybody there counts for whoever digs.
ice1-course-tricks-join-task = Step down to the others.
ice1-course-tricks-join-other = The artifact is one step away, and one point is left.
ice1-course-tricks-take = Four for the hard tile, less five: nothing.
ice1-course-tricks-take-task = Take it.
ice1-course-tricks-take-other = It is free. Take it before Nanuk does.
ice1-course-tricks-take-done = Nanuk’s own people dug it out for you.
ice1-course-tricks-end = Finds are free, in your own turn, as many as you like; you may hold four. Point at one to read what it does, before you spend your points.

## The floor of the world

ice1-course-floor = The floor of the world
ice1-course-floor-idea = The first Edifice in the light ends the game, and may stand by you in the next.
ice1-course-floor-uncover = Far down, on the deepest ice. This tile alone still covers an Edifice. Whoever uncovers the first gets two renown points, and begins the end of the game. Three of your artifacts are not home yet; the others have no points left.
ice1-course-floor-uncover-task = Uncover it, and leave nothing behind.
ice1-course-floor-uncover-early = Your day would be over with the Edifice still in the dark. First the dig: it is free.
ice1-course-floor-uncover-other = The dig is free for three. Look what is down there.
ice1-course-floor-uncover-done = Stone, in the lamplight: an Edifice. Two renown points.
ice1-course-floor-land-task = Let your leader land.
ice1-course-floor-home = After your turn everybody with points left has one last turn, you too. Then it is over, and what is not home is lost.
ice1-course-floor-home-task = Four artifacts, and three points. Get them home.
ice1-course-floor-home-plan = There will be no tomorrow.
ice1-course-floor-home-end = A free dig is no turn yet: a turn spends a point.
ice1-course-floor-home-other = Nothing else is worth a point now: the sledge.
ice1-course-floor-send = Four fit on the sledge.
ice1-course-floor-send-task = Send the first one home.
ice1-course-floor-send-stop = What stays here is lost.
ice1-course-floor-second-task = The second.
ice1-course-floor-third-task = The third.
ice1-course-floor-fourth-task = And the fourth.
ice1-course-floor-fourth-done = Nothing left behind: five for the artifacts and two for the Edifice.
ice1-course-floor-over = The others had no points, so there was no last turn for them. Before you uncover an Edifice, look who has points left, and what they could still send home. This one was the Beacon Tower. It will be of use.
ice1-course-floor-tower = The next expedition. You may agree that what the last one found is at work: the Beacon Tower calls your leader to a tent for nothing, once a day.
ice1-course-floor-tower-task = One point. Lift the tile with the tent, so call your leader for nothing.
ice1-course-floor-tower-paid = That is the ordinary call, for a point, and then nothing is left for the dig. Take the beacon.
ice1-course-floor-tower-other = Your leader is at home. The beacon calls them for nothing.
ice1-course-floor-tower-done = A light over the ice, and your leader is there.
ice1-course-floor-dig = Four for the hard tile, less three.
ice1-course-floor-dig-task = Excavate.
ice1-course-floor-dig-other = One point is just enough for the dig.
ice1-course-floor-dig-done = Thank the tower.
ice1-course-floor-end = Twelve Edifices lie at the bottom, each with an effect of its own; you choose in the lobby which are at work. The booklet that told their effects is lost: those you meet here are ours.

## The logbook

ice1-course-logbook = A page every morning
ice1-course-logbook-idea = New points, a new first player, and something happens. After the sixth page the game ends.
ice1-course-logbook-plan = The last point of the day. Your leader is alone here; three archaeologists wait over there.
ice1-course-logbook-plan-task = Plan: it brings a point more tomorrow.
ice1-course-logbook-plan-walk = One step today, or one point more tomorrow: the same, unless you know what the morning brings. Plan this time.
ice1-course-logbook-plan-other = Try planning: it brings a point more tomorrow.
ice1-course-logbook-plan-done = The planning token is yours.
ice1-course-logbook-night-task = End your turn, and sleep.
ice1-course-logbook-night-done = Morning: six points instead of five. Now Nanuk begins.
ice1-course-logbook-page = From the second day on a page is turned, and everybody does what it says. Today: Whiteout. You may change places with any archaeologist, wherever they are.
ice1-course-logbook-page-task = Go where the people are.
ice1-course-logbook-page-stay = You may stay. But over there two others would stand with you.
ice1-course-logbook-page-done = One of them stands where you stood, and you are with the others.
ice1-course-logbook-dig = Nanuk and Alma have had a turn. Three of you on one tile.
ice1-course-logbook-dig-task = Excavate, for nothing.
ice1-course-logbook-dig-other = The dig is free.
ice1-course-logbook-dig-done = Two long steps in a blizzard, and a free dig.
ice1-course-logbook-end = Six pages: archaeologists arrive, beasts lie down, the ice thaws, snow falls. With the sixth comes the last day, the seventh, unless an Edifice ends the game before. The printed pages are lost but for notes about them; ours fit those notes.

## The guilds

ice1-course-guilds = Five guilds
ice1-course-guilds-idea = Each can do one thing that nobody else can.
ice1-course-guilds-striders = Your own guild first: the Striders. Where the others come down evenly, your leader may go wherever you like, once a turn.
ice1-course-guilds-striders-task = Excavate. With three of you it is free.
ice1-course-guilds-striders-other = First the dig.
ice1-course-guilds-stride = Three would come down one to each place, and your leader would be alone.
ice1-course-guilds-stride-task = Use your ability.
ice1-course-guilds-stride-no = Then each of you lands alone. Try the ability.
ice1-course-guilds-stride-done = The archaeologists go first, as evenly as they can.
ice1-course-guilds-join-task = Let your leader join one of them.
ice1-course-guilds-join-alone = You may. But there your leader is alone, and joining is what makes a Strider.
ice1-course-guilds-join-done = In good company.
ice1-course-guilds-strode = Two on a tile where everybody else would have one. The next dig is cheaper.
ice1-course-guilds-navigators = Now you are the Navigators. When your leader is called, builds a tent or rides a Manta, up to three archaeologists come along, once a turn.
ice1-course-guilds-navigators-task = Call your leader to the tent, with everybody.
ice1-course-guilds-navigators-fewer = More may come along, for the same point.
ice1-course-guilds-navigators-walk = The tent is two steps away, and you have one point.
ice1-course-guilds-navigators-other = Call your leader to the tent at the lantern.
ice1-course-guilds-navigators-done = Four across the ice, for one point.
ice1-course-guilds-called = And there the tile with the tent is free: four, less four.
ice1-course-guilds-incandescents = The Incandescents carry a flame. Once a day, on an artifact tile, they light it on the slot of that type, and may use its power once that day, with no artifact at all. You stand on Exalted.
ice1-course-guilds-incandescents-task = Put your flame on the Exalted slot.
ice1-course-guilds-incandescents-other = Light the flame first: it costs nothing.
ice1-course-guilds-incandescents-done = The empty slot glows.
ice1-course-guilds-burn-task = Trigger Exalted with the flame: four archaeologists stand around you.
ice1-course-guilds-burn-other = The flame is lit. Use it: one point.
ice1-course-guilds-burn-done = All four come running.
ice1-course-guilds-burnt = Five on one tile, and the dig is free. At the end of the day the flame goes out, used or not.
ice1-course-guilds-alchemists = The Alchemists look into the bag where everything goes that was lost or played. Once a day they draw three tiles and keep one. One drop of Philosophical lies on your board.
ice1-course-guilds-alchemists-task = Draw from the bag.
ice1-course-guilds-alchemists-other = Try the bag first: it costs nothing.
ice1-course-guilds-keep = Two finds and an artifact.
ice1-course-guilds-keep-task = Keep what wakes your slot.
ice1-course-guilds-keep-snow = A good find. But the artifact would be the second drop.
ice1-course-guilds-keep-done = From the rubbish heap: the second drop, and the slot is awake.
ice1-course-guilds-kept = Nobody else sees what you drew; the other two go back.
ice1-course-guilds-cryoarchitects = Last, the Cryo-Architects. Once a turn a tile with a tent costs them one less. Two of you stand on one: four, less two, less one.
ice1-course-guilds-cryoarchitects-task = One point. Excavate with your ability.
ice1-course-guilds-cryoarchitects-other = The dig costs just one point, with your ability.
ice1-course-guilds-cryoarchitects-done = And the tent comes down with you, for the next time.
ice1-course-guilds-end = In the lobby each player chooses a guild; some begin with a few renown points. Point at a guild’s name to read its ability.

## The draft

ice1-course-draft = One for you, three for your neighbour
ice1-course-draft-idea = Keep a card, hand the others on, and keep one of those you are handed.
ice1-course-draft-one = Another way to begin: four requests each. You keep one, hand three to your left, and choose again from three that you are handed. In the end you have two.
ice1-course-draft-one-task = Keep a card that asks for Harmony.
ice1-course-draft-one-prismatic = Prismatic artifacts are rare, and belong to no type. A fine card for a collector; today look for Harmony.
ice1-course-draft-one-lone = Achievement and Exalted. Two of your four cards ask for Harmony: those go together.
ice1-course-draft-one-done = It is yours, and three go to Nanuk. He sees what you hand on, not what you keep.
ice1-course-draft-two = Alma has handed you three.
ice1-course-draft-two-task = Keep the one that goes with yours.
ice1-course-draft-two-any = Any three anima: easy to pay, but worth four. Another one grows with every Harmony you find, up to eight.
ice1-course-draft-two-others = Achievement and Obliteration: then you look for three or four types, with one leader.
ice1-course-draft-two-done = Two cards, one search.
ice1-course-draft-end = An artifact pays for one request only. But whoever looks for one type finds it for both, and its power wakes the sooner.

## Alone

ice1-course-alone = Alone on the ice
ice1-course-alone-idea = Ten days and three aims: nineteen artifacts home, seven requests, one Edifice.
ice1-course-alone-cash = Nobody to beat but the winter. The three aims are listed at the side: eighteen artifacts are home, seven requests can be paid, and the Edifice lies under the lantern, two steps away. It is the tenth day, the last, with one point.
ice1-course-alone-cash-task = One point is not enough. Where does another come from?
ice1-course-alone-cash-walk = One step, and then you are stuck. First another point: a beast, a whistle or a stone may be turned into one.
ice1-course-alone-cash-play = Whom should it scare? Alone, a beast is better turned into a point.
ice1-course-alone-cash-dig = The nineteenth artifact, but no Edifice: two aims of three. Both lie under the lantern.
ice1-course-alone-cash-consult = You have seven requests already, and each card that is not paid costs two.
ice1-course-alone-cash-home = The day would be over, and the game with it. Not yet.
ice1-course-alone-cash-other = Look at your hand: the beast may be turned into a point.
ice1-course-alone-cash-done = A point to spend, and one of renown. Nobody will miss the beast.
ice1-course-alone-walk = Two points, two steps. The dig has to be free.
ice1-course-alone-walk-task = Walk towards the lantern, with everybody.
ice1-course-alone-walk-alone = Take both along. With fewer the dig costs a point, and none will be left.
ice1-course-alone-walk-other = Two points for two steps: towards the lantern, with everybody.
ice1-course-alone-there-task = And on to the lantern.
ice1-course-alone-dig-task = Excavate.
ice1-course-alone-dig-other = It is free. Dig!
ice1-course-alone-dig-done = There it is: the Edifice.
ice1-course-alone-land-task = Let your leader land.
ice1-course-alone-evening-task = End your turn: the sledge is waiting.
ice1-course-alone-evening-other = No points, no actions. End your turn.
ice1-course-alone-send-task = Send the nineteenth home.
ice1-course-alone-send-stop = Eighteen are not nineteen.
ice1-course-alone-send-done = Nineteen!
ice1-course-alone-pay = The last aim: seven requests, all from the City. The table has worked out how.
ice1-course-alone-pay-task = Accept its proposal.
ice1-course-alone-pay-other = It works that way too, card by card. The proposal pays all seven at once.
ice1-course-alone-pay-done = Three aims in one turn. You have won.
ice1-course-alone-end = Alone there is no planning, and the pages of the logbook are shuffled and turned again. Write down your renown points: next time you may beat yourself.

## Together

ice1-course-together = Together
ice1-course-together-idea = All win or all lose: everybody must reach their own numbers before the Edifice ends the game.
ice1-course-together-wait = You and Nanuk against the winter: five days, and each of you needs ten artifacts home and requests worth twenty-five. Your numbers are reached. Nanuk’s are not: one artifact is missing, it lies on Nanuk’s board, and Nanuk’s day is over.
ice1-course-together-wait-task = You could uncover the Edifice now, for nothing. Should you? If not, plan.
ice1-course-together-wait-dig = The end would begin. Nanuk has no points, so no last turn: nine artifacts, and lost, for both of you.
ice1-course-together-wait-home = You have nothing to send today. Save your strength for tomorrow: plan.
ice1-course-together-wait-recruit = In this mode an archaeologist costs two points, and you have one.
ice1-course-together-wait-other = Not today. Use the point for tomorrow: plan.
ice1-course-together-wait-done = Wise.
ice1-course-together-night-task = End your turn, and let the day pass.
ice1-course-together-night-done = Morning of the fourth day. Nanuk has sent back, and the tenth artifact is home.
ice1-course-together-dig = Look at the aims: one is missing, and you stand on it.
ice1-course-together-dig-task = Now uncover the Edifice.
ice1-course-together-dig-other = Everything is ready. Dig!
ice1-course-together-dig-done = The Edifice, in the light. Your people climb down.
ice1-course-together-home = Nothing else is needed.
ice1-course-together-home-task = Send back, to end the day.
ice1-course-together-home-other = All aims are within reach. Send back.
ice1-course-together-send-task = Take this one home as well.
ice1-course-together-send-stop = There is room for it, and it counts.
ice1-course-together-send-done = The game is over, and Nanuk’s requests are paid.
ice1-course-together-pay-task = Now yours: accept what the table proposes.
ice1-course-together-pay-other = Take the proposal: it is enough.
ice1-course-together-pay-done = Both of you have won.
ice1-course-together-end = Waiting won it. Before every dig near the bottom look at the others’ numbers; artifacts never change hands. And between turns you may give up a beast, a stone or a whistle for a point, as when alone.
