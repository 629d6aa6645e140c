# The course of Roam: what the companion says. `<lesson>` is the title, `<lesson>-idea` the line under it.

roam-course-about =
    Nine short lessons and a first game with a companion at your side. The board is the real one; nothing you try can go
    wrong, and every wrong try is answered.
roam-course-read-on = Nothing to do here. Press Next when you have seen enough.

## A person is a stamp

roam-course-stamp = A person is a stamp
roam-course-stamp-idea = Everybody carries a pattern. Press it down wherever you like.
roam-course-stamp-who = These are your people. The dark squares on a card are its pattern.
roam-course-stamp-who-task = Light all three lanterns with one person. Whose pattern fits?
roam-course-stamp-who-strider = The Strider walks in a slanting line, and people never turn. Whose squares lie like the lanterns?
roam-course-stamp-who-gleaner = The Gleaner has only two dark squares, and three lanterns are waiting.
roam-course-stamp-who-done = The Pathfinder it is.
roam-course-stamp-where = The pattern is in your hand: the mouse, a finger or the arrow keys move it.
roam-course-stamp-where-task = Lay it over the lanterns.
roam-course-stamp-where-beside = Allowed, but a lantern stays dark. The pattern does not turn: find the place where it covers all three.
roam-course-stamp-where-done = Three tokens, three lights.
roam-course-stamp-asleep = Whoever was out falls asleep: see the dimmed card. One person goes out each turn; the others keep.
roam-course-stamp-one-a-turn = One person a turn. The others keep.
roam-course-stamp-red = Red has been here already, right in the middle.
roam-course-stamp-red-task = Light both lanterns with one person. Is Red really in the way?
roam-course-stamp-red-pathfinder = The Pathfinder’s squares huddle together. The lanterns stand two steps apart.
roam-course-stamp-red-gleaner = Two dark squares, but they touch. The lanterns stand two steps apart.
roam-course-stamp-red-done = A long stride: from one lantern to the other.
roam-course-stamp-over = The Strider’s middle square would lie on Red’s token.
roam-course-stamp-over-task = Lay it over the lanterns all the same.
roam-course-stamp-over-dodge = Allowed, but no lantern burns. No need to dodge: a taken square is simply skipped, and the rest lands.
roam-course-stamp-over-done = Red’s square was skipped, the other two are yours.
roam-course-stamp-end = That is half of the game: whom to send, and where to stamp. Taken squares are skipped, and nothing may hang over the edge.

## Fill a location, and it joins you

roam-course-join = Fill it, and it joins you
roam-course-join-idea = A location with all six squares covered goes to whoever has most tokens on it.
roam-course-join-who = Six squares make one location. On this one you have three tokens, Red has one, and two squares are open.
roam-course-join-who-task = Who covers both open squares at once?
roam-course-join-who-strider = The Strider would reach only one of them. Five of six: still nobody’s.
roam-course-join-who-gleaner = The square you need is dashed on that card. Dashed squares cost coins, and you have none yet.
roam-course-join-where-task = Cover both open squares.
roam-course-join-where-beside = Then one of the two stays open, and a location with a gap is nobody’s.
roam-course-join-where-done = All six are covered, and five of them are yours.
roam-course-join-close = Locations are looked at when you say that you are done.
roam-course-join-close-task = End your actions.
roam-course-join-close-done = Five to one: the Barn Builder is yours!
roam-course-join-joined = The card left the field and became one of your people. The tokens on it went home, the next location fills the gap, and Red was there too and gets a coin for it.
roam-course-join-newcomer = Red has had a turn. The Barn Builder came to you awake, and brings a pattern of two by two.
roam-course-join-newcomer-task = Send the Barn Builder out.
roam-course-join-newcomer-others = They would go as well. But do try the new one: four squares at a blow.
roam-course-join-anywhere-task = Stamp wherever you like.
roam-course-join-anywhere-done = Four at once!
roam-course-join-end = That is the other half: fill locations, win people, fill faster. The scroll at the edge of a card tells you beforehand what it is worth and how it searches.

## Coins, and squares that cost two

roam-course-coins = Coins, and squares for two
roam-course-coins-idea = A coin under your token is yours, and two coins buy a dashed square.
roam-course-coins-who = Some squares carry coins. You have one in your purse, and four squares of this location are open.
roam-course-coins-who-task = Take this location in one turn. Whom do you send?
roam-course-coins-who-pathfinder = Three squares and three coins, but the fourth is outside that pattern. You can buy only dashed squares of the pattern you laid.
roam-course-coins-who-strider = The Strider crosses the location and is gone. Look for two dark and two dashed squares.
roam-course-coins-who-done = The Gleaner: two squares for nothing, two for coins.
roam-course-coins-where-task = Lay the Gleaner over the four open squares.
roam-course-coins-where-beside = Only what lies under the pattern can be bought afterwards. Cover all four open squares.
roam-course-coins-where-done = Two coins under the tokens: now you have three.
roam-course-coins-first = The dashed squares glow. A token there costs two coins, and whatever lies on the square is yours at once.
roam-course-coins-first-task = You need both squares. Which one first?
roam-course-coins-first-bare = Then one coin is left, and the other square costs two. Take the square with the coin first: it pays half of itself.
roam-course-coins-first-outside = That square is not part of the pattern you laid.
roam-course-coins-first-end = Two squares are still open, and afterwards you can buy nothing more.
roam-course-coins-first-done = Two paid, one found: two coins are left.
roam-course-coins-second-task = Now the other one.
roam-course-coins-second-end = One square is still open, and you can pay for it.
roam-course-coins-second-done = The purse is empty, and nothing is missing.
roam-course-coins-close-task = End your actions.
roam-course-coins-close-done = Four to two: the Flag Weaver joins you.
roam-course-coins-end = Coins you find may be spent in the same turn. So the order matters: first what earns, then what costs.

## Finishing is not winning

roam-course-count = Finishing is not winning
roam-course-count-idea = Most tokens take the card, whoever’s turn it is. The others get a coin.
roam-course-count-who = Two locations are nearly full. You can finish either of them now.
roam-course-count-who-task = Finish the one that becomes yours. Whom do you send?
roam-course-count-who-other = That would finish neither of them. Three squares are open on one card, in the shape of one of your people.
roam-course-count-where = Count before you close: yours against Red’s, on each location.
roam-course-count-where-task = Where do you finish?
roam-course-count-where-red = Red has four tokens there and you would have two. You open the door, and Red walks through it.
roam-course-count-where-open = That finishes neither location. Cover the three open squares of one.
roam-course-count-where-done = Five to one, and a coin on the way.
roam-course-count-close-task = End your actions.
roam-course-count-close-done = Yours. Red was there too and gets one coin.
roam-course-count-end = It works both ways: a location that Red fills can become yours in Red’s turn. And everybody else who had tokens there gets one coin, however many they were.

## Sleep

roam-course-sleep = Sleep, and waking early
roam-course-sleep-idea = When all are asleep, all wake for nothing. Sooner costs a coin for each who is still awake.
roam-course-sleep-asleep = Fast asleep. Somebody has to be woken first.
roam-course-sleep-send = Two of your people are asleep. Only the Gleaner is still up.
roam-course-sleep-send-task = Send out the last one.
roam-course-sleep-lay-task = Anywhere will do.
roam-course-sleep-night = Now all three are asleep.
roam-course-sleep-night-task = End your actions, and watch what happens at your next turn.
roam-course-sleep-morning = Red moved, your turn came, and all three opened their eyes. It costs nothing when everybody is asleep.
roam-course-sleep-rise = The Pathfinder would cover both open squares, but sleeps. One person is awake, and you own one coin.
roam-course-sleep-rise-task = Take the location this turn. What has to happen first?
roam-course-sleep-rise-ferry = One square short. It would put the last one to bed, so that all wake for free next turn: cheap, but slow.
roam-course-sleep-rise-done = Everybody up, for a single coin.
roam-course-sleep-who-task = And now? Who covers both open squares?
roam-course-sleep-who-other = That leaves one of the two squares open.
roam-course-sleep-who-ferry = Side by side, but the open squares lie one below the other.
roam-course-sleep-where-task = Cover both open squares.
roam-course-sleep-where-beside = One of the two stays open there.
roam-course-sleep-close-task = End your actions.
roam-course-sleep-close-done = Four to two. One coin well spent.
roam-course-sleep-price = You paid one coin because one person was awake. You pay for those you interrupt, not for the sleepers.
roam-course-sleep-dear = One asleep, two awake, and one coin in your purse.
roam-course-sleep-dear-task = Can you rise early? If not, send somebody out.
roam-course-sleep-dear-rise = Two are awake: that would be two coins, and you have one.
roam-course-sleep-dear-done = Right: it would cost two. Sending somebody out makes it cheaper.
roam-course-sleep-end = So the fewer are awake, the less an early rise costs; and with nobody awake it is free. A newcomer arrives awake, and delays the free waking.

## A tie

roam-course-tie = A tie is settled with coins
roam-course-tie-idea = Everybody tied bids once. Only the winner pays.
roam-course-tie-who = Red has three tokens here, you have one, and two squares are open.
roam-course-tie-who-task = Finish this location. Who covers both?
roam-course-tie-who-other = That leaves a square open.
roam-course-tie-where-task = Cover both open squares.
roam-course-tie-where-beside = One of the two stays open there.
roam-course-tie-close = Three tokens each. This will be a tie.
roam-course-tie-close-task = End your actions, and see.
roam-course-tie-close-done = Three to three!
roam-course-tie-bid = Each of you bids once, and it was your turn, so you speak first. A later bid must be higher. Purses are never hidden.
roam-course-tie-bid-task = Win it as cheaply as you safely can.
roam-course-tie-bid-nothing = Nothing is a bid too, but Red has a coin and would say one.
roam-course-tie-bid-pass = Then Red speaks, and even nothing is enough.
roam-course-tie-bid-done = Red would need two, has one, and stays silent. The Chimney Sweep is yours.
roam-course-tie-bid-dear = Yours, though one would have done: Red could not go above it.
roam-course-tie-end = The smallest bid that the other cannot beat is the best. And Red, who was there too, gets a coin all the same.

## A whole game

roam-course-first-game = Your first game
roam-course-first-game-idea = A whole game against an easy opponent. I stay beside you.
roam-course-game-first-turn = Your turn. Choose one of your three people, and look for coins under the pattern before you lay it down. Whoever owns ten cards brings the game to its end; points decide.
roam-course-game-buying = Now is the moment to buy: two coins put a token on a dashed square of this pattern. When you end your actions it has passed.
roam-course-game-closing = Ending your actions settles a full location. Count first: most tokens take it, be they yours or not.
roam-course-game-bidding = A tie. Look at the other purse and say the smallest number that cannot be beaten.
roam-course-game-joined = Somebody joins you, wide awake, and can go out on your very next turn.
roam-course-game-consoled = That one went to your opponent. You had tokens on it, so a coin came back to you.
roam-course-game-theirs = That one went to your opponent. It can happen in anybody’s turn: the most tokens count, whoever laid the last.
roam-course-game-woke = Your people are awake again. Everybody asleep costs nothing; rising early costs a coin for each who is still up.
roam-course-game-rising = You could rise early now: one coin for each person who is still awake. Or use them up, and all wake for nothing.
roam-course-game-earned = Coins! Two of them buy a dashed square, this turn or later.
roam-course-game-ripe = A location is nearly full. Compare its open squares with the patterns of your people: one may fit, for you or against you.
roam-course-game-refilled = A new location lies in the gap. The open card on the deck told which one it would be, and now shows the next.
roam-course-game-nearly-over = Eight cards in one party. With ten the round is played to its end, and then points count, not cards.
roam-course-game-over = Well played. Strong patterns are worth few points, weak ones many: that is the whole dilemma. Next come artifacts, whenever you like.

## Artifacts

roam-course-artifacts = Artifacts: one trick each waking
roam-course-artifacts-idea = Each does one thing once, and is ready again when your whole party wakes.
roam-course-artifacts-compass = The two open squares lie side by side. The Well Digger’s lie one below the other. But you own a Compass.
roam-course-artifacts-compass-task = Take this location. Send the Well Digger first.
roam-course-artifacts-compass-early = The Compass turns a pattern in your hand. Pick somebody up first.
roam-course-artifacts-turn = The pattern is in your hand. Now it can be turned.
roam-course-artifacts-turn-task = Use the Compass.
roam-course-artifacts-turn-late = Once it has landed, it no longer turns. Use the Compass first.
roam-course-artifacts-turn-done = A quarter turn: lying down now.
roam-course-artifacts-lay-task = Cover both open squares.
roam-course-artifacts-lay-beside = One of the two stays open there.
roam-course-artifacts-close-task = End your actions.
roam-course-artifacts-close-done = Four to two.
roam-course-artifacts-spent = The Compass is spent. It will be ready again when your whole party wakes.
roam-course-artifacts-bell = Two asleep, the Gleaner awake, no coin. The Bell is ready: it turns one person over, from awake to asleep or back. The Purse is spent.
roam-course-artifacts-bell-task = Get three people awake and both artifacts ready, for nothing. Take the Bell in hand, then choose a person.
roam-course-artifacts-bell-one = One more awake, but no artifact is refreshed. Only a waking of the whole party does that.
roam-course-artifacts-bell-send = That works too, but only at your next turn. The Bell can do it now.
roam-course-artifacts-bell-purse = The Purse is spent until your whole party wakes.
roam-course-artifacts-bell-done = The last one lies down, and the whole camp gets up.
roam-course-artifacts-awake = It feels like cheating, and is allowed: all asleep means that all wake, and every artifact with them.
roam-course-artifacts-market = Four artifacts are on offer, each with its price. You have three coins.
roam-course-artifacts-market-task = Take your turn first: send somebody out.
roam-course-artifacts-market-early = The market opens when your turn closes.
roam-course-artifacts-market-lay-task = Anywhere will do.
roam-course-artifacts-market-close-task = End your actions, and the market opens.
roam-course-artifacts-buy = You may buy one now, if you can pay for it. It serves you from your next turn on.
roam-course-artifacts-buy-task = Buy one that you can afford.
roam-course-artifacts-buy-skip = You may leave it, of course. But try: one of them is worth your coins.
roam-course-artifacts-buy-dear = Your purse is too light for that one.
roam-course-artifacts-buy-done = Yours, and ready for your next turn.
roam-course-artifacts-end = There are three more: the Spyglass fills a dashed square for nothing, the Banner replaces a token under your pattern, the Staff moves one by a step. Point at any to read what it does.

## The outpost

roam-course-outpost = The outpost: eight around one
roam-course-outpost-idea = Surround an opponent’s token completely, and the outpost is yours for good.
roam-course-outpost-who = Two tokens of Red are nearly surrounded. Whoever first has all eight squares around one takes the outpost: three points.
roam-course-outpost-who-task = One of the two rings can be closed this turn. With whom?
roam-course-outpost-who-strider = The Strider passes by one gap and leaves the other. Find the two gaps that lie together.
roam-course-outpost-who-gleaner = One gap filled, one dashed, and no coins: seven of eight.
roam-course-outpost-where-task = Close the ring.
roam-course-outpost-where-edge = All five neighbours, but at the edge three are missing for ever. It takes eight.
roam-course-outpost-where-gap = A gap is left. Look at the token in the middle of the field.
roam-course-outpost-where-done = The ring is closed: the outpost is yours at once.
roam-course-outpost-end = It stays yours, even when the tokens go home. And take care: a token laid into an opponent’s ring can be the one that closes it.

## Towers

roam-course-towers = Towers: two on a square
roam-course-towers-idea = Two tokens fit on a square, and both count.
roam-course-towers-who = Three of Red’s, two of yours, one square open: covering it would only bring a tie. But with towers, tokens may land on tokens.
roam-course-towers-who-task = Win this location outright. Whom do you send?
roam-course-towers-who-other = Too few tokens here, or the open square stays open. The Pathfinder brings three.
roam-course-towers-where = Every square needs at least one token, and all of them count.
roam-course-towers-where-task = Cover the open square, and land on others as you go.
roam-course-towers-where-bare = More tokens, but the open square is still bare: not explored.
roam-course-towers-where-elsewhere = The open square of this location must be covered, and two more tokens of yours should land on it.
roam-course-towers-where-done = Two on top of Red, one on the ground: five to three.
roam-course-towers-where-own = One on top of your own, one on the ground: four to three. Enough!
roam-course-towers-close-task = End your actions.
roam-course-towers-close-done = The Chimney Sweep joins you, without an auction.
roam-course-towers-end = Height decides nothing, numbers do. And six covered squares are enough: nobody waits for twelve.
