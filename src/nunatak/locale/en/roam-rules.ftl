# The rules of Roam in full, in our words. Which paragraph tells which rule: web/src/games/roam/rules/outline.json
# Marks: **words that matter**, [words](place) that lead to a section, a paragraph, an example or a rule.

roam-rules-about = A sleeping sickness has scattered the people of a land. You search for them, square by square. Whoever you find joins your party and searches with you. For two to four players.

# -- The field --

roam-rules-field = The field
roam-rules-field-picture = Three locations of the southern row. Coins lie on some squares; the scroll at the edge tells the points and the pattern of the person who waits there.
roam-rules-field-cards = Six **location** cards lie in two rows of three and touch. Each has six squares, two wide and three tall, so together they make a field of six by six. There are 43 such cards; on the other side of each is an **adventurer**.
roam-rules-field-scrolls = Every location lies with its scroll at the outer edge of the field, so the northern cards stand on their heads. A location shows coin symbols on some of its squares, and on its scroll the points and the pattern of the adventurer on its other side. Everybody may read them.
roam-rules-field-squares = Rows are counted from north to south, columns from west to east. Two squares are **adjacent** when they share a side. The **neighbours** of a square are the up to eight squares around it, corners included.
roam-rules-field-borders = The borders between cards do not matter for patterns, moves or surrounding. They only tell which card a token lies on.
roam-rules-field-gaps = Where a card is missing, because the deck has run out, there are no squares. That part is no longer field.

# -- Seats and patterns --

roam-rules-seats = Seats and patterns
roam-rules-seats-picture = A pattern, and how it lies for somebody in the south, west, north and east.
roam-rules-seats-borders = Everybody sits at one of the four borders of the field, each at another. Turns and auctions go clockwise: south, west, north, east. Two players sit south and north, three south, west and north, unless you choose otherwise.
roam-rules-seats-party = Your **party** lies at your border: three starting cards, and later the people you have found. Every card shows a **pattern** and its points, and all of them face you.
roam-rules-seats-facing = A pattern points the way its owner sits: its far row points into the field, its left is your left. At your screen the field is turned so that your border is at the bottom; your patterns then lie exactly as printed.
roam-rules-seats-solid = Filled squares of a pattern are **solid**: they place tokens. Dashed squares are **empty**: they place one only if you pay. A pattern fits where every solid square lands on the field. Empty squares and tokens that are already there do not matter for that.
roam-rules-seats-unturned = A pattern is never mirrored, and never turned except with a compass. On a whole field even a pattern of three by three fits in sixteen places.

# -- Setting up --

roam-rules-setup = Setting up
roam-rules-setup-picture = The three cards everybody begins with. Two are awake, one is asleep.
roam-rules-setup-pieces = Take the three starting cards and the 24 search tokens of your colour. The three patterns are the same for everybody. Cards and tokens of colours that nobody plays stay in the box.
roam-rules-setup-deck = Shuffle the locations and lay out six of them as the field. The rest is the deck. It lies with the landscapes up, so everybody sees which location comes next.
roam-rules-setup-awake = All your starting cards begin awake.
roam-rules-setup-first = The first player is drawn by lot unless the table decides. The first begins with no coins, the second and the third with one, the fourth with two.
roam-rules-setup-variants = The basic game is played without artifacts. [Artifacts](artifacts), the [outpost](outpost) and [towers](towers) can each be added, in any combination.
roam-rules-setup-limits = Coins never run out. Everything else is limited: what is gone is gone. A purse is simply a number of coins.

# -- Your turn --

roam-rules-turn = Your turn
roam-rules-turn-picture = One adventurer goes out and falls asleep. The others wait.
roam-rules-turn-order = Players take turns clockwise; a **round** is one turn of everybody. A turn has five parts: wake up, send one adventurer out, use coins and artifacts, settle explored locations, and, with artifacts, buy one.
roam-rules-turn-one = You must send out exactly one adventurer who is awake. It falls asleep, even if it places nothing. Nobody can pass.
roam-rules-turn-possible = A turn is always possible: after waking, somebody of your party is awake, and on a whole field every pattern fits somewhere.
roam-rules-turn-ending = When you end your actions, nothing more can be placed, filled, moved or turned this turn.

# -- Waking --

roam-rules-waking = Waking
roam-rules-waking-picture = Everybody is asleep: at the start of the next turn all wake, for free.
roam-rules-waking-free = If all your adventurers are asleep when your turn begins, all of them wake, for free. This happens by itself, before anything else.
roam-rules-waking-early = You may also **rise early**: before you send anybody out, wake the whole party although some are still awake. It costs one coin for each adventurer who is awake at that moment. You need the whole price, and you cannot wake only some.
roam-rules-waking-limits = Rising early needs at least one sleeper. And a party wakes at most once a turn, for free or early.
roam-rules-waking-again = The time for waking lasts until you send somebody out. If a bell puts your last waking adventurer to sleep and you have not woken this turn, everybody wakes for free, there and then.
roam-rules-waking-artifacts = Whenever your party wakes, all your spent artifacts are ready again. Artifacts never add to the price.
roam-rules-waking-newcomers = Somebody you have just found is awake. That makes rising early dearer, and there is no free waking until the newcomer has been sent out too.

# -- Placing tokens --

roam-rules-placing = Placing tokens
roam-rules-placing-picture = The pattern on the left lands: two tokens are placed, one square is taken and skipped, the dashed one can be filled for two coins.
roam-rules-placing-anywhere = Lay the pattern anywhere on the field. Every solid square must be inside, empty ones may stick out. You need not look for the place, or the adventurer, that lands the most tokens.
roam-rules-placing-tokens = Put a token on every solid square that is free; you cannot leave one out. A square that is taken, even by yourself, is skipped. A square holds one token, or two with [towers](towers).
roam-rules-placing-together = All solid squares are placed together, and their coins are paid. Only then come the empty ones.
roam-rules-placing-vain = You may search where no token lands at all. The table asks before you do. When the field [stands still](end-standstill) it may be forbidden.
roam-rules-placing-stranded = If cards are missing and no pattern of your waking adventurers fits anywhere, send any of them out without placing. As long as one fits, you cannot send one that does not.

# -- Coins --

roam-rules-coins = Coins
roam-rules-coins-picture = A token that lands here earns two coins.
roam-rules-coins-earned = When you put a token from your supply on a square with coin symbols, you take that many coins at once. It does not matter how the token got there: as a solid square, for coins, with a spyglass or a banner. A token that is only moved earns nothing.
roam-rules-coins-again = The symbols are printed and never used up. The next token on the same square earns them again.
roam-rules-coins-purses = Everybody may see all purses. Coins cannot be given away or lent.

# -- Empty squares --

roam-rules-empty-squares = Empty squares
roam-rules-empty-squares-picture = An empty square of the pattern you just placed costs two coins.
roam-rules-empty-squares-price = After placing you may fill the empty squares of the same pattern, in any order: two coins and one token each, as long as you can pay.
roam-rules-empty-squares-where = The square must be on the field and free, and you need a token. An empty square that landed outside or on a token cannot be filled, unless a [banner](abilities-replace-empty) makes room.
roam-rules-empty-squares-moment = What counts is the moment you pay: a square that a staff has cleared meanwhile can be filled. A solid square that was skipped is not placed later.
roam-rules-empty-squares-spend = Coins you have won this turn may be spent at once, also those of a square you have just filled.

# -- Tokens --

roam-rules-tokens = Tokens
roam-rules-tokens-picture = Three squares, one token left: its owner chooses where it goes.
roam-rules-tokens-home = Tokens come home only when the location under them is claimed, or when an opponent replaces them. You cannot take one back because you would like to.
roam-rules-tokens-few = If you have fewer tokens than free solid squares, place all you have and choose the squares they go to.
roam-rules-tokens-none = Without any token your turn goes on as usual: somebody is sent out and falls asleep, but no place is chosen and nothing is placed, filled or replaced, and no pattern is turned.

# -- Explored locations --

roam-rules-exploring = Explored locations
roam-rules-exploring-picture = All six squares are taken. Blue has four tokens and takes the card; red and green get a coin each.
roam-rules-exploring-when = When you have ended your actions, every location whose six squares all hold a token is **explored** and is settled now, whoever owns the tokens and whoever placed the last one. One that was full for a while and has been opened again by a move does not count.
roam-rules-exploring-order = If there are several, you choose which comes first; each is settled completely before the next. First the tokens are counted and an auction held, then the card changes hands, tokens go home, coins are paid, and a new card comes. So a coin from the first location can be bid for the second.
roam-rules-exploring-most = Whoever has the most tokens on the location takes the card, and cannot decline. If several are tied for the most, they hold an [auction](auction).
roam-rules-exploring-joins = The card is turned over and joins the new owner's party, awake. All tokens on it go back to their owners.
roam-rules-exploring-consolation = Everybody else who had a token there gets exactly one coin, however many tokens it was. That includes those who lost the auction, and you if you did not get the card.
roam-rules-exploring-refill = The top card of the deck takes the empty place, scroll outward. It has no tokens yet, so it cannot be explored in the same turn.
roam-rules-exploring-gone = If the deck is empty the place stays empty for the rest of the game. If all six places are empty, the game ends with the round.

# -- A tie: the auction --

roam-rules-auction = A tie: the auction
roam-rules-auction-picture = Three tokens each: blue and red bid for the card.
roam-rules-auction-order = Those who are tied speak once each, clockwise, and openly. The player whose turn it is begins, or the first of the tied after that player.
roam-rules-auction-bids = Pass, or name a number of coins you have. The first bid may be nothing at all; every later one must be higher. Who cannot bid high enough passes without being asked.
roam-rules-auction-winner = The highest bidder pays the bid and takes the card. The others pay nothing, and get their coin of consolation.
roam-rules-auction-all-pass = If all pass, the first who was asked takes the card for nothing.

# -- Artifacts --

roam-rules-artifacts = Artifacts
roam-rules-artifacts-picture = The six artifacts.
roam-rules-artifacts-market = In the full game there are 24 artifacts. Four lie face up; what is bought is replaced at once from the stack. When the stack is empty the row shrinks. It never changes otherwise.
roam-rules-artifacts-buying = At the very end of your turn, after all locations are settled, you may buy one artifact: pay its price and take it, ready. One a turn, as many as you like in all. It cannot be used in the turn in which it was bought.
roam-rules-artifacts-using = To use an artifact, turn it face down and do what it says, once. You can use any number in your own turn, none in the turns of others. An ability that could do nothing cannot be used, and its artifact stays ready.
roam-rules-artifacts-ready = Your spent artifacts become ready when your whole party wakes, and only then. Waking single adventurers with a bell does not count, even if everybody is awake afterwards.
roam-rules-artifacts-times = Staff and bell work before and after placing, until you end your actions. The compass works while placing, spyglass and banner after it. The purse works at any time of your turn, even before your own bid or before you buy.

# -- What the artifacts do --

roam-rules-abilities = What the artifacts do
roam-rules-abilities-picture = Banner, staff and compass at work.
roam-rules-abilities-free = **Spyglass.** Fill an empty square of the pattern you placed this turn without the two coins. Everything else is as for a paid one: it must be free, each square once, its coins are yours. Somebody must have been sent out first.
roam-rules-abilities-replace = **Banner.** Take an opponent's token away and put one of yours there. It must lie under a solid square of the pattern you placed this turn, one that was skipped because it was full. Your own tokens cannot be replaced, and you need a token in your supply.
roam-rules-abilities-replace-empty = A banner also works under an empty square of that pattern, if you pay the two coins or use a spyglass as well. It clears the way; it does not pay.
roam-rules-abilities-replace-after = The token that leaves goes home, and its owner gets nothing for it. You earn the coins of the square.
roam-rules-abilities-coin = **Purse.** Take a coin. Nobody need be sent out for it.
roam-rules-abilities-rotate = **Compass.** While placing, turn the pattern a quarter clockwise, seen from above, empty squares and all. It must fit as it then lies. Several compasses add up. Afterwards the card is as it was.
roam-rules-abilities-move = **Staff.** Move any one token, of anybody, one step along its row or column to a free square, also across the border of a card; never diagonally and never off the field. Nobody earns coins.
roam-rules-abilities-move-when = A staff needs no adventurer: use it before you send one out, afterwards, or in between. It may complete a location, or open one that was full.
roam-rules-abilities-turn = **Bell.** Turn one of your adventurers over: wake a sleeper, or put somebody to sleep, perhaps to make rising early cheaper, or so that all sleep and wake for free.
roam-rules-abilities-turn-limits = A bell cannot put your last waking adventurer to sleep before you have sent one out, if your party has already woken this turn. It may wake whom you sent out, but nobody goes out twice. And if everybody sleeps when your turn begins, the free waking comes first.

# -- Variant: the outpost --

roam-rules-outpost = Variant: the outpost
roam-rules-outpost-picture = The green player's tokens take all eight squares around a blue one.
roam-rules-outpost-card = One outpost card lies beside the field. It is worth three points at the end. It is no adventurer and does not count among the ten cards that end the game.
roam-rules-outpost-surround = You **surround** an opponent's token when all eight squares around it are on the field and hold tokens of yours. At the edge or in a corner that is impossible. An empty middle, or one with your own token, does not count.
roam-rules-outpost-take = The first player to surround takes the card at once and keeps it, whatever happens to the tokens. After that the variant does nothing more.
roam-rules-outpost-test = It is checked after every change of the field: after all solid squares, after each filled square, each move and each replacement. So it comes before locations are settled.
roam-rules-outpost-anybody = It does not matter who completed the ring. If you step into an opponent's ring, that opponent takes the card. If one step makes it true for two players, the one whose turn it is comes first, then clockwise.

# -- Variant: towers --

roam-rules-towers = Variant: towers
roam-rules-towers-picture = Two tokens on one square: both count, and both earned the coins.
roam-rules-towers-two = Two tokens fit on a square, of one player or of two. Which lies on top never matters.
roam-rules-towers-placing = A square with one token still counts as free, so a solid square there gets a token. Two tokens are full and are skipped. A pattern puts at most one token on each of its squares.
roam-rules-towers-coins = The upper token earns the coins of the square like the lower one.
roam-rules-towers-explored = A location is explored when each of its squares holds at least one token. All tokens are counted for the majority, upper and lower.
roam-rules-towers-staff-banner = A staff moves any token, also a lower one, to a square with fewer than two. A banner works only on a full square, and you say which token leaves; where only one lies you simply place on top.
roam-rules-towers-outpost = To surround, you need at least one token on each of the eight squares, and an opponent at least one in the middle.

# -- The end, and the points --

roam-rules-end = The end, and the points
roam-rules-end-picture = Points: what is printed on your cards and artifacts, and three for the outpost.
roam-rules-end-ten = The end begins as soon as anybody owns ten cards, the three starting cards included. It need not be the player whose turn it is. Artifacts and the outpost are not counted.
roam-rules-end-round = The round is played to its end, so that everybody has had the same number of turns. Nothing else changes: locations are still settled and artifacts bought, and somebody may end with more than ten cards.
roam-rules-end-standstill = A round is **still** when in all its turns no token was added to the field and no location claimed; moving and replacing add none. After two still rounds in a row the game is over. After one, until something is added or claimed, whoever has tokens must send out a waking adventurer who can land one, and search where it lands. Nobody need wake anyone or turn a pattern for that.
roam-rules-end-points = Add up the points of your cards, awake or asleep, of your artifacts, ready or spent, and three for the outpost. Coins and tokens are worth nothing.
roam-rules-end-winner = The most points win. Among equals the fuller purse decides; if that is equal too, they share the victory.

# -- What everybody knows --

roam-rules-secrets = What everybody knows
roam-rules-secrets-picture = The deck lies open: everybody sees the next location.
roam-rules-secrets-open = Nearly everything is open: the field, tokens, purses, parties, artifacts and bids. Nobody has a hand or a secret.
roam-rules-secrets-decks = The next location is known, the order of those below is not. The artifacts of the stack are hidden too. How many are left, everybody sees. Chance is only in the two shuffles and in who begins.

# -- Which values are ours --

roam-rules-values = Which values are ours
roam-rules-values-picture = Patterns, points and coins of the cards are a set of our own.
roam-rules-values-ours = The rulebook shows the cards only as pictures. Their patterns, points, coins and names, and the prices and points of the artifacts, are a balanced set of our own. How many pieces there are, what the abilities do and every rule come from the rulebook. The printed values can be laid over ours.

roam-rules-example-waking = Rise early, or wait?
roam-rules-example-waking-1 = You have five adventurers. Two are awake, three asleep, and you have two coins.
roam-rules-example-waking-2 = You may rise early now: one coin for each who is awake. That is two coins, and then all five are awake.
roam-rules-example-waking-3 = Or you wait. Send out one today and one in your next turn; then all are asleep, and the turn after that they wake for free.

roam-rules-example-landing = A pattern lands
roam-rules-example-landing-1 = It is blue's turn. This is the pattern: three solid squares in an angle. Red already has a token on the field.
roam-rules-example-landing-2 = Blue lays the pattern so that one of its squares falls on the red token. That is allowed: every solid square is on the field.
roam-rules-example-landing-3 = The red square is skipped. The other two get a blue token, and one of them lies on a coin, so blue takes a coin. The adventurer falls asleep.

roam-rules-example-filling = A coin pays for the next square
roam-rules-example-filling-1 = This pattern has two solid squares and two empty ones. Blue has no coins.
roam-rules-example-filling-2 = The solid squares land on a coin each: blue has two coins.
roam-rules-example-filling-3 = Blue fills an empty square for two coins. It has two coin symbols, so blue has two coins again.
roam-rules-example-filling-4 = And fills the last one too. Four tokens, and the purse is empty.

roam-rules-example-majority = Who takes the card?
roam-rules-example-majority-1 = Blue has two tokens here, three others have one each. One square is free.
roam-rules-example-majority-2 = Blue's pattern would cover two squares of this location. One is taken and is skipped; the free one gets a token.
roam-rules-example-majority-3 = All six squares are taken: the location is explored. Blue has three tokens, each of the others one. Blue takes the card.
roam-rules-example-majority-4 = All tokens go home. The three others get a coin each, and the next card of the deck takes the place.

roam-rules-example-tie = A tie without coins
roam-rules-example-tie-1 = Blue completes the location: three tokens each. It is blue's turn, and nobody has a coin.
roam-rules-example-tie-2 = Blue speaks first and bids nothing. That is a bid.
roam-rules-example-tie-3 = Red would have to bid one coin, has none, and passes. Blue takes the card for nothing, and red gets a coin of consolation.

roam-rules-example-counting = The last round
roam-rules-example-counting-1 = Three play. It is the first player's turn, and it completes a location on which the third has the most tokens.
roam-rules-example-counting-2 = The third player takes the card and now owns ten. The end has begun, in somebody else's turn.
roam-rules-example-counting-3 = The second and the third player still take their turns. Then everybody has had the same number, and points are counted.

# -- the legend --

roam-rules-sign-coin = **Coin.** One coin for a token that lands here.
roam-rules-sign-coins = **Two coins.** A square may have more than one.
roam-rules-sign-solid = **Solid square** of a pattern. It places a token.
roam-rules-sign-empty = **Empty square** of a pattern. It places a token for two coins.
roam-rules-sign-seal = **Points** of a card or an artifact.
roam-rules-sign-landing = A token of your pattern will land here.
roam-rules-sign-skipped = This square is taken and will be skipped.
roam-rules-sign-offer = You may fill this square.
roam-rules-sign-token = A **search token**. Colour and emblem tell whose it is.
roam-rules-sign-tower = Two tokens on one square (towers).
roam-rules-sign-awake = **Awake.** Can be sent out.
roam-rules-sign-asleep = **Asleep.** Has been sent out and waits for the waking.
roam-rules-sign-coin-artifact = **Purse.** Take a coin.
roam-rules-sign-rotate = **Compass.** Turn the pattern.
roam-rules-sign-free_square = **Spyglass.** Fill an empty square for nothing.
roam-rules-sign-replace = **Banner.** Replace an opponent's token.
roam-rules-sign-move = **Staff.** Move a token by one square.
roam-rules-sign-turn_card = **Bell.** Turn one of your adventurers over.

# -- the glossary --

roam-rules-word-adjacent = Adjacent
roam-rules-word-adjacent-about = Sharing a side. A staff moves tokens to adjacent squares.
roam-rules-word-adventurer = Adventurer
roam-rules-word-adventurer-about = A person of your party, with a pattern and points.
roam-rules-word-artifact = Artifact
roam-rules-word-artifact-about = A thing you can buy in the full game. Used once, it is ready again when your party wakes.
roam-rules-word-asleep = Asleep
roam-rules-word-asleep-about = Sent out, and not to be used until woken.
roam-rules-word-auction = Auction
roam-rules-word-auction-about = One round of open bids between those who are tied for a location.
roam-rules-word-awake = Awake
roam-rules-word-awake-about = Ready to be sent out.
roam-rules-word-bank = Bank
roam-rules-word-bank-about = Where coins come from and go to. It never runs out.
roam-rules-word-consolation = Consolation
roam-rules-word-consolation-about = The coin for those who had tokens on a location that somebody else takes.
roam-rules-word-empty-square = Empty square
roam-rules-word-empty-square-about = A dashed square of a pattern. A token there costs two coins.
roam-rules-word-explored = Explored
roam-rules-word-explored-about = A location with a token on each of its six squares.
roam-rules-word-field = Field
roam-rules-word-field-about = The thirty-six squares of the six locations.
roam-rules-word-location = Location
roam-rules-word-location-about = The landscape side of a card: six squares, coins, a scroll.
roam-rules-word-neighbours = Neighbours
roam-rules-word-neighbours-about = The up to eight squares around a square.
roam-rules-word-outpost = Outpost
roam-rules-word-outpost-about = A card worth three points, for the first who surrounds a token.
roam-rules-word-party = Party
roam-rules-word-party-about = All your adventurers, asleep and awake.
roam-rules-word-pattern = Pattern
roam-rules-word-pattern-about = The squares an adventurer searches.
roam-rules-word-ready = Ready and spent
roam-rules-word-ready-about = An artifact face up can be used; face down it has been.
roam-rules-word-rise-early = Rise early
roam-rules-word-rise-early-about = Wake the whole party for one coin per adventurer who is awake.
roam-rules-word-round = Round
roam-rules-word-round-about = One turn of every player.
roam-rules-word-scroll = Scroll
roam-rules-word-scroll-about = The strip at the outer edge of a location: points and pattern of its adventurer.
roam-rules-word-solid-square = Solid square
roam-rules-word-solid-square-about = A filled square of a pattern. It places a token.
roam-rules-word-still = Still round
roam-rules-word-still-about = A round in which no token was added and no location claimed.
roam-rules-word-supply = Supply
roam-rules-word-supply-about = Your tokens that are not on the field.
roam-rules-word-surround = Surround
roam-rules-word-surround-about = To hold all eight squares around an opponent's token.
roam-rules-word-token = Token
roam-rules-word-token-about = One of your 24 search tokens.
roam-rules-word-tower = Tower
roam-rules-word-tower-about = Two tokens on one square.
