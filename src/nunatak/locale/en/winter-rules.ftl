# The rules of Endless Winter in full, in our words. Which paragraph tells which rule: web/src/games/winter/rules/outline.json
# Marks: **words that matter**, [words](place) that lead to a section, a paragraph, an example or a rule.

winter-rules-about = You lead a tribe through four generations of ice: hunting, settling, building megaliths, honouring the dead. For two to four players.

# -- Four rounds and an eclipse each --

winter-rules-aim = Four rounds and an eclipse each
winter-rules-aim-picture = Three figures, three turns a round. The one with antlers is your chief.
winter-rules-aim-rounds = The game has four rounds. In each you take three turns, then comes an [eclipse](eclipse), in which everybody collects what cards, land and board give, and then the next round is [prepared](preparation). After the fourth eclipse the points are counted.
winter-rules-aim-eras = Rounds one and two are the first era, rounds three and four the second, each with its own culture cards and stones. An eclipse belongs to the round before it.
winter-rules-aim-may = Nearly everything is a choice. An ability, an action, a bonus or a gain is used only if you like.
winter-rules-aim-must = What you must do: place one figure each turn, keep the order of the stages, pay a price in full, and always take your leftmost camp, megalith and free stone slot. What you cannot pay in full you cannot buy.

# -- Setting up --

winter-rules-setup = Setting up
winter-rules-setup-picture = A setup card: what you begin with.
winter-rules-setup-boards = The marker stands on round one. All begin with no points, and with both idols below the first level of their tracks.
winter-rules-setup-stones = Sacred stones lie face up: first era on the left, second era on the right. With two players four on each side, with three six, with four seven. The rest stays unseen in the box.
winter-rules-setup-decks = Five open decks of fifteen tribe cards each. Culture cards are shuffled by era; eight of the first era lie open.
winter-rules-setup-player = You have a board, a chief, two tribe figures, nine starting cards, five camps, three settlements, two grey megaliths and eight of your colour. The camps cover the right end of your food track. Food and tools begin at nothing.
winter-rules-setup-chief = You are dealt a chief and choose, in turn order and for everybody to see, which side of the card you use for the whole game.
winter-rules-setup-card = A setup card gives you food and tools, a tribe card, one or more animals and perhaps a second camp on the land. Then it goes back to the box. These gains cannot be exchanged for something lesser.
winter-rules-setup-hand = Your first hand: the tribe card you were given, one Brave, one Tribeswoman and two cards from your shuffled deck. Five in all.
winter-rules-setup-animals = One animal more than there are players lies open in the hunting grounds.
winter-rules-setup-order = The turn order is drawn by lot. The first player begins with nothing more, the second with one food, the third with one tool, the fourth with both.
winter-rules-setup-land = Eighteen tiles lie around the start hex in two rings: six glaciers with two or three players, three with four, and land of six kinds. Everybody puts the leftmost camp on the start hex. So your food track has room for six, or seven with a camp from your setup card.
winter-rules-setup-field = The four megalith boards are shuffled and laid in the layout recommended for the number of players. They are never turned.
winter-rules-setup-pieces = Tribes differ only in colour and emblem. A starting card is a tribe card for every rule; Brave, Tribeswoman and Tribesman count as types of their own.

# -- What is hidden --

winter-rules-secrets = What is hidden
winter-rules-secrets-picture = Your hand is yours alone; what lies on the boards is for everybody.
winter-rules-secrets-nobody = Nobody knows the order of face-down decks, not even of the own one. You may always see which cards are in yours.
winter-rules-secrets-own = Only you see your hand, your eclipse deck before it is revealed, and the cards you have buried. Of buried cards the others see the number.
winter-rules-secrets-open = Everything else is open: boards, played cards, discard piles, animals, food, tools, points, and the sizes of all hands and decks.

# -- Your turn --

winter-rules-turn = Your turn
winter-rules-turn-picture = A tribe card: labor in the upper left corner, then what it can do, then what it does in the eclipse.
winter-rules-turn-stages = Players take turns in turn order until everybody has had three. A turn has these stages: [culture cards](culture), then [one figure](columns) and its actions, then your played cards are discarded, and in your third turn you prepare your [eclipse deck](eclipse-deck).
winter-rules-turn-discard = At the end of your turn all cards above your board go to your discard pile. You draw nothing: new cards come when the next round is prepared.
winter-rules-turn-end = After the last third turn the eclipse begins.
winter-rules-turn-nothing = Without labor, tools or cards a turn is still possible: place a figure, skip what you cannot pay, and take what the middle and the bottom give.

# -- Culture cards --

winter-rules-culture = Culture cards
winter-rules-culture-picture = Two culture cards. Their abilities are used before you place a figure.
winter-rules-culture-playing = First play culture cards from your hand, as many as you like. The first is free. For each further one you discard another card from your hand beforehand. Without another card it cannot be played.
winter-rules-culture-abilities = A played card lies above your board. Use its abilities now, each once, in any order: when you go on to your figure they are gone. Only "when …" abilities stay awake all turn, and abilities that ask for a column wait for your figure.
winter-rules-culture-labor = Labor from culture cards stays with you for the whole turn.
winter-rules-culture-fresh = A culture card you take into your hand during this stage may be played at once. Later in the turn it is too late.

# -- Placing a figure --

winter-rules-columns = Placing a figure
winter-rules-columns-picture = A column from above: act at the top as often as you can pay, once in the middle, and the first figure finds a bonus at the bottom.
winter-rules-columns-place = Place exactly one of your remaining figures, chief or tribe figure, on top of one of the four columns or on your own rest space. You cannot pass.
winter-rules-columns-crowd = Figures never block each other. Any number may stand in a column, also several of yours.
winter-rules-columns-top = At the **top** do the actions shown as often as you can pay, in any order. Slide to the **middle** for at most one action. Slide to the **bottom**: the first figure of the round that gets there may take the bonus. There is no way back up.
winter-rules-columns-bottom = A bottom bonus is given once a round, even if the figure that covers it is yours.

# -- Labor and food --

winter-rules-labor = Labor and food
winter-rules-labor-picture = The food track. Each time the marker passes a labor sign on its way left, you gain one labor.
winter-rules-labor-pool = Most actions cost **labor**. It is a pool for this turn only, filled by tribe cards, abilities and food. Half points count: two halves make one, a single half buys nothing.
winter-rules-labor-lost = Labor that is left when your actions end is lost.
winter-rules-labor-food = At any moment of your own turn you may spend food for labor: move the marker to the left and gain one labor for every labor sign it passes. It does not matter whether you do it at once or in small steps. In the eclipse it is not possible.
winter-rules-labor-price = Food that you pay as a price gives no labor, although the marker passes signs. You choose what comes first.

# -- Tribe cards --

winter-rules-tribe = Tribe cards
winter-rules-tribe-picture = A Brave and a Hunter. The Hunter gives one labor more in the hunting column.
winter-rules-tribe-playing = Once your figure stands in a column, play any number of tribe cards from your hand, at any moment until your actions end. Each gives the labor in its upper left corner at once.
winter-rules-tribe-rest = If your figure rests, no tribe card may be played this turn.
winter-rules-tribe-abilities = Each ability of a played card may be used once in the turn. One that shows a column works only if this turn's figure stands there. The eclipse part does nothing now. You may play a card for its labor alone.
winter-rules-tribe-fresh = A card taken at the top of Initiation cannot be played in the same turn; it may be discarded, buried or put in the eclipse deck. A card that came to your hand in any other way may be played.

# -- Rest --

winter-rules-rest = Rest
winter-rules-rest-picture = A figure at rest: draw a card, then tip an animal.
winter-rules-rest-action = A figure on your rest space lets you draw a card, and after that tip one of your animals.
winter-rules-rest-again = Several of your figures may rest in a round, one a turn. Each counts one and a half labor in the eclipse.
winter-rules-rest-chief = If your chief rests, abilities without a column still work.

# -- The chief --

winter-rules-chief = The chief
winter-rules-chief-picture = A chief, with the side chosen at the start.
winter-rules-chief-use = In the turn in which you place your chief you may use each ability of the chosen side once, from the moment the chief is placed until your actions end.
winter-rules-chief-column = An ability that shows a column works only there. The sign for any column means all four columns, but not the rest space.
winter-rules-chief-card = The chief's card is no card of your deck: it is never played, buried or scored.

# -- Initiation --

winter-rules-initiate = Initiation
winter-rules-initiate-picture = Five decks of tribe cards. Each type once a turn.
winter-rules-initiate-top = Top, as often as you like: pay one tool and one labor, take a tribe card into your hand. All you take this way in one turn must be of different types.
winter-rules-initiate-empty = You may choose an empty deck: you pay, and get one point instead of a card. The type counts as taken.
winter-rules-initiate-middle = Middle, once: pay one food, then do one or both of these: take a tribe card of any type to your discard pile, and bury a card.
winter-rules-initiate-bottom = Bottom, for the first figure: one idol, and bury a card if you like.

# -- Development --

winter-rules-develop = Development
winter-rules-develop-picture = Open culture cards, and the sacred stones.
winter-rules-develop-top = Top, as often as you like: pay three labor, take an open culture card into your hand. New ones come only when the next round is prepared.
winter-rules-develop-middle = Middle, once: take a [sacred stone](stones).
winter-rules-develop-bottom = Bottom, for the first figure: one tool and one food.

# -- Settlement --

winter-rules-settle = Settlement
winter-rules-settle-picture = Camps go out from the start hex; three around one point become a settlement.
winter-rules-settle-top = Top, as often as you like: pay one tool to put your leftmost camp on the start hex, or pay one labor to move one of your camps to a hex beside it.
winter-rules-settle-middle = Middle, once: pay three food and [create a settlement](land-settlement).
winter-rules-settle-bottom = Bottom, for the first figure: place a camp, then move one of your camps once. If no camp is left to place you may still move.

# -- Hunting --

winter-rules-hunt = Hunting
winter-rules-hunt-picture = The hunting grounds. At most six animals lie open.
winter-rules-hunt-open = Top, as often as you like: pay one labor to open the next two animals of the deck. The grounds hold six at most; if only one more fits, or only one is left, one is opened. When nothing can be opened the action cannot be bought.
winter-rules-hunt-take = Top, as often as you like: pay one tool and one labor to take an open animal. The gap stays until the next round is prepared.
winter-rules-hunt-none = If grounds and deck are both empty, taking an animal gives one point. If only the grounds are empty, open some first.
winter-rules-hunt-middle = Middle, once: tip one of your animals.
winter-rules-hunt-bottom = Bottom, for the first figure: take the top animal of the deck, or one point if there is none.

# -- The land --

winter-rules-land = The land
winter-rules-land-picture = Three camps around one point, and the settlement they become: two influence on each of its three hexes.
winter-rules-land-camps = A camp always enters on the start hex and moves from hex to hex, one step at a time. All hexes may be entered, glaciers too, and any number of camps share one. You move only your own.
winter-rules-land-steps = A gain of several moves may be divided freely: one camp twice, or two camps once each.
winter-rules-land-settlement = A **juncture** is where three hexes meet. Where none of the three is the start hex, no settlement stands yet and you have a camp on each, you may create a settlement: one camp from each hex goes back to your food track, and your leftmost settlement stands on the juncture.
winter-rules-land-settlements = You have three settlements; they never move or leave. Without one left, or without such a juncture, nothing can be created. An effect that builds one spares you only the three food.
winter-rules-land-influence = A camp is one **influence** on its hex, a settlement two on each of its three hexes.
winter-rules-land-barren = The start hex and glaciers give no bonus in the eclipse.

# -- Megaliths --

winter-rules-megaliths = Megaliths
winter-rules-megaliths-picture = Megaliths on a board. The bright one rests on four others.
winter-rules-megaliths-leftmost = To place a megalith, take your leftmost one: first the two grey ones, then those of your colour.
winter-rules-megaliths-where = A grey one may go on an empty start cell. Any may go on an empty cell beside a megalith, also across the edge of two boards that touch. One of your colour may also rest on four that make a square. On an empty field only a start cell is possible, so a grey one always begins.
winter-rules-megaliths-start = Start cells take grey megaliths only. Grey ones never rest on others.
winter-rules-megaliths-bonus = On a cell a megalith gives the bonus of that cell, at once.
winter-rules-megaliths-extra = A start cell gives an **extra megalith**: place your leftmost one at once on a free cell to which an arrow points; it gives its own bonus. If both cells are taken, nothing happens, and nothing lesser is given for it.
winter-rules-megaliths-levels = A megalith on a higher level needs four below it that make a square on one level. Squares may overlap. Megaliths never move.
winter-rules-megaliths-points = Resting on four, it scores two points for each of them that is yours and one for each other. Other players score one for each of theirs. Only the four directly below count, and no cell gives a bonus.
winter-rules-megaliths-none = If you have none left, or there is no place, take something [lesser](gains-lesser).

# -- Idols --

winter-rules-idols = Idols
winter-rules-idols-picture = Two tracks, two idols: offering on the one, veneration on the other.
winter-rules-idols-advance = Each idol you gain moves one of your two idols up a level. Several may be split between the tracks.
winter-rules-idols-offering = The **offering** track gives bonuses on the way and decides what food and tools are worth [at the end](end-offering). On its top level each further step gives one point.
winter-rules-idols-veneration = On the **veneration** track the order counts: who enters a level stands to the right of those who are there, and moves left when they leave. It ranks the players for their [buried cards](end-veneration).
winter-rules-idols-points = The three highest levels of veneration give two, three and five points when they are reached.
winter-rules-idols-full = An idol on top of veneration cannot go on. If both are on top, an idol is worth one point, or something lesser.

# -- Sacred stones --

winter-rules-stones = Sacred stones
winter-rules-stones-picture = Two stones. Each scores in every eclipse from now on.
winter-rules-stones-era = In the first era only the stones on the left may be taken, in the second era all of them.
winter-rules-stones-price = A stone goes to your leftmost free slot, and you pay the food and tools printed there, also if a card gives you the stone. You can have three. Nobody refills the spaces.
winter-rules-stones-bonus = When you place a stone, the slot gives its bonus at once.
winter-rules-stones-score = Each stone scores in every eclipse, from the round in which you took it. At the end it is worth nothing more.
winter-rules-stones-count = What a stone may count: your settlements that touch a kind of land, each once; kinds of hexes with your camps; megaliths of your colour on the boards, or resting on others; megalith boards with yours; levels of your idols; buried cards; kinds of tipped animals, or tipped animals of one kind.
winter-rules-stones-details = Grey megaliths never count. Glaciers count as a kind of hex, the start hex does not. An Argentavis counts only as itself. Idols count the levels they have really climbed.
winter-rules-stones-kinds = There are ten stones of each era. Those of the first count settlements, camps and megaliths, those of the second idols, burials, higher megaliths and tipped animals.

# -- Animals --

winter-rules-animals = Animals
winter-rules-animals-picture = An animal gives what it shows when you tip it. Untipped, it belongs to a set.
winter-rules-animals-own = Animals lie before you, upright when you get them, and stay to the end. They are never part of your hand or deck.
winter-rules-animals-tip = To **tip** an animal, turn it on its side and take what it gives. It never turns back.
winter-rules-animals-sets = Tipped animals no longer count for [sets](end-sets), but sacred stones may count them.

# -- Burial --

winter-rules-burial = Burial
winter-rules-burial-picture = A card goes under the burial card and stays there.
winter-rules-burial-how = To **bury**, put a tribe or culture card from your hand, your discard pile or above your board under your burial card. It stays there. Cards of your deck, animals, stones and chiefs cannot be buried.
winter-rules-burial-played = A card buried from above your board keeps what it already gave. What it has not done yet is lost.
winter-rules-burial-eclipse = In the eclipse you may bury the tribe cards you revealed; abilities of theirs that you have not used are lost.

# -- Reading the cards --

winter-rules-abilities = Reading the cards
winter-rules-abilities-picture = Pay on the left of the arrow, gain on the right.
winter-rules-abilities-once = Each ability may be used once a turn, at any moment while the card lies above your board. Culture cards are [quicker](culture-abilities).
winter-rules-abilities-column = A sign of a column: only if this turn's figure stands there.
winter-rules-abilities-eclipse = The dark sun: only in the eclipse, if the card lies in your eclipse deck.
winter-rules-abilities-arrow = An arrow: pay all on its left, then take what you like of what is on its right, in any order.
winter-rules-abilities-when = "When …": the first time this turn that you do it, by whatever means, you may take the gain. What you declined or exchanged you did not do.
winter-rules-abilities-types = "Same" and "different" speak of the types of cards. Gains of tribe cards without such a sign may be of any types.
winter-rules-abilities-instead = The point you get in place of a missing card cannot be exchanged.

# -- Taking what is due --

winter-rules-gains = Taking what is due
winter-rules-gains-picture = From great to small: a megalith, a card, an idol, a tool, a food.
winter-rules-gains-lesser = In turns and eclipses you may take something **lesser** for what you are about to gain, one by one: a megalith may become a card, an idol, a tool or a food; a card an idol, a tool or a food; and so on. It also helps when the greater thing cannot be had. What you already own cannot be exchanged, and neither can labor, points, camps, animals or stones.
winter-rules-gains-order = A bonus that something sets off is settled at once, before anything else goes on. Of several at the same moment you choose the order.
winter-rules-gains-others = Points that others get through your action are given at once and need no decision.
winter-rules-gains-draw = If your deck is empty when you must draw, your discard pile is shuffled into a new one, not earlier. If both are empty the missing cards are not drawn.
winter-rules-gains-food = Your food **maximum** is ten, less one for each camp on your board. What is more is lost, also when camps come home and cover the track.
winter-rules-gains-tools = Tools have a maximum of ten.
winter-rules-gains-points = Points in a plain seal count at once. Those printed on cards for the end count only then. Points are never lost.

# -- The eclipse --

winter-rules-eclipse = The eclipse
winter-rules-eclipse-picture = The dark sun marks what a card does in the eclipse.
winter-rules-eclipse-deck = At the end of your third turn put any cards from your hand face down above your board: your **eclipse deck**. What you keep stays in your hand; there is no limit. You cannot change it later.
winter-rules-eclipse-labor = All decks are revealed together. You count the labor of your tribe cards, what their eclipse abilities add, and one and a half for each resting figure. Culture cards count nothing and return to your hand. Food cannot help.
winter-rules-eclipse-order = The new turn order goes by this labor, most first. Of equals, whoever was later in the old order comes first.
winter-rules-eclipse-steps = In the new order each player takes all of the following before the next one does. Within a part the order is yours, and everything may be declined.
winter-rules-eclipse-track = First the resource beside your place on the turn order track.
winter-rules-eclipse-cards = Then the eclipse abilities of your revealed tribe cards, each once, in any order. Those that give labor have counted already.
winter-rules-eclipse-land = Then the land: every hex on which you have the most influence, alone or tied, gives its bonus, each once. What counts is the influence at that moment.
winter-rules-eclipse-board = Last your board: a card for each settlement you have built, a tool or an idol for the first, third and fifth megalith slot if both its megaliths are gone, and the points of each stone. A stone scores what is true when you choose it.
winter-rules-eclipse-after = When everybody is done, the eclipse decks go to the discard piles.

# -- Preparing the next round --

winter-rules-preparation = Preparing the next round
winter-rules-preparation-picture = Everybody draws five cards.
winter-rules-preparation-figures = After rounds one to three the marker moves on, and all figures come home.
winter-rules-preparation-animals = The hunting grounds are filled up to one animal more than there are players. If there are more they stay.
winter-rules-preparation-culture = Open culture cards are filled up to eight. After the second round all of them leave, and eight of the second era are opened.
winter-rules-preparation-draw = Everybody draws five cards. They cannot be exchanged for something lesser. Then the next round begins.

# -- The end, and the points --

winter-rules-end = The end, and the points
winter-rules-end-picture = Sets of untipped animals: the more of one kind, the more points.
winter-rules-end-order = After the fourth eclipse four things are added to your points: offering, veneration, cards and animals. Stones, settlements, camps and megaliths give nothing more.
winter-rules-end-offering = **Offering:** count food and tools together. The level of your idol tells how many of them make one point. An idol that never moved gives nothing.
winter-rules-end-veneration = **Veneration:** the highest idol uses the best table for buried cards, the second the next, all others the last. On one level, further left is higher. Who never moved there gets nothing from the tables.
winter-rules-end-cards = **Cards:** add the points printed on all your cards, in hand, deck and discard pile, and buried.
winter-rules-end-sets = **Animals:** your untipped animals of one species make one set, of at most four, or two mammoths. Its points are on the card. Tipped ones do not count.
winter-rules-end-argentavis = An untipped Argentavis may join any set that has a real animal in it. Alone it is nothing. The table puts each where it is worth most.
winter-rules-end-winner = The most points win. Among equals, whoever is higher on the turn order track.

# -- Variants --

winter-rules-variants = Variants
winter-rules-variants-picture = Rest tokens give the first who rests something extra.
winter-rules-variants-cards = **Chosen setup cards.** One more than there are players lie open; in reverse turn order everybody takes one. Opening hands are made afterwards.
winter-rules-variants-chiefs = **Chosen chiefs and setup cards.** First everybody takes a chief in turn order, from one more than there are players, then setup cards as above. What is left over leaves the game.
winter-rules-variants-glaciers = **Glacier tokens.** One lies face down on each glacier. It is turned up as soon as a camp steps onto the hex, even if it moves on.
winter-rules-variants-glacier-bonus = Whoever creates a settlement that touches an open token gains its bonus, and so does everybody later. In the eclipse the tokens give nothing.
winter-rules-variants-rest = **Rest tokens.** One of five lies open. The first player of a round who rests takes it, or puts it under the stack and takes the next one unseen.
winter-rules-variants-rest-use = Its effects may be used once each in that turn, before, during or after resting; then it goes under the stack. Nobody else gets one this round. When the next round is prepared, a new one is turned up.

# -- Which values are ours --

winter-rules-values = Which values are ours
winter-rules-values-picture = Many cards were drawn anew from what the rulebook tells.
winter-rules-values-ours = The rulebook shows many cards and boards only as pictures. Where its text is silent, values were reconstructed: culture cards, many abilities, the tables of the idols, the boards. They are marked in the data and can be replaced by the printed ones.

winter-rules-example-column = Down a column
winter-rules-example-column-1 = Your figure enters Hunting, where two animals lie open. You play a Hunter: one labor, and one more because your figure stands in this column.
winter-rules-example-column-2 = You spend three food for two more labor. Now you have four labor, and two tools.
winter-rules-example-column-3 = Twice you pay a tool and a labor for an animal. Then one labor opens two new ones.
winter-rules-example-column-4 = One labor and no tool is left, so you slide on. In the middle you tip an animal. At the bottom nobody has been before you: you take an animal from the deck.

winter-rules-example-food = What is food worth?
winter-rules-example-food-1 = The marker stands on three food. Each time it leaves one, three, five, seven or nine it passes a labor sign.
winter-rules-example-food-2 = You spend three food. The marker leaves three and one: two labor.
winter-rules-example-food-3 = From six food, the same three would leave only five on the way: one labor. Look before you spend.

winter-rules-example-settlement = Three camps make a settlement
winter-rules-example-settlement-1 = You have a camp on each of three hexes that meet. None of them is the start hex.
winter-rules-example-settlement-2 = You pay three food and create a settlement. The camps go home to your food track, so there is room for less food now.
winter-rules-example-settlement-3 = The settlement counts two influence on each of the three hexes, to the end of the game. In every eclipse it also draws you a card.

winter-rules-example-stacking = On the shoulders of others
winter-rules-example-stacking-1 = Four megaliths make a square: one of yours, one of another player, two grey ones.
winter-rules-example-stacking-2 = You place one of your colour on top of the four.
winter-rules-example-stacking-3 = You score two points for your own below and one for each of the three others: five points. The other player scores one.

winter-rules-example-order = Who goes first?
winter-rules-example-order-1 = The eclipse decks are revealed. The first player shows a Brave and has a figure at rest, the third shows a Shaman. The second shows nothing, but one figure is at rest.
winter-rules-example-order-2 = A Brave is one and a half labor, a figure at rest as well: three in all. A Shaman counts one, and a half in the eclipse. The second player has one and a half too.
winter-rules-example-order-3 = Three labor go first. The other two are tied, and the one who was later comes before the one who was earlier.

winter-rules-example-animals = Counting animals
winter-rules-example-animals-1 = Two rhinos stand upright, one is tipped. There are a mammoth, three sloths and an Argentavis.
winter-rules-example-animals-2 = The tipped rhino does not count. Two rhinos are worth three points, a single mammoth two.
winter-rules-example-animals-3 = The Argentavis joins the sloths: four of a kind, ten points. Fifteen in all.

# -- the legend --

winter-rules-sign-food = **Food.** Pays, and becomes labor.
winter-rules-sign-maxfood = **Food up to your maximum.**
winter-rules-sign-tool = **Tool.** Pays for cards, camps and animals.
winter-rules-sign-labor = **Labor**, one point.
winter-rules-sign-half = **Half a labor.** Two make one.
winter-rules-sign-idol = **Idol.** Moves one of your idols up a level.
winter-rules-sign-megalith = **Megalith.** Place your leftmost one.
winter-rules-sign-extra_megalith = **Extra megalith.** One more, where an arrow points.
winter-rules-sign-ground_megalith = A megalith on the board itself.
winter-rules-sign-upper_megalith = A megalith that rests on others.
winter-rules-sign-megalith_boards = Megalith boards with one of yours.
winter-rules-sign-stone = **Sacred stone.**
winter-rules-sign-camp = **Camp.**
winter-rules-sign-settlement = **Settlement.**
winter-rules-sign-draw = **Draw** a card from your deck.
winter-rules-sign-discard = **Discard** a card from your hand, as a price.
winter-rules-sign-take_tribe = Take a **tribe card** into your hand.
winter-rules-sign-recruit_tribe = Take a **tribe card** to your discard pile.
winter-rules-sign-take_culture = Take an open **culture card** into your hand.
winter-rules-sign-take_animal = Take an **animal** from the hunting grounds.
winter-rules-sign-draw_animal = Take the top **animal** of the deck.
winter-rules-sign-reveal_animal = **Open** an animal in the hunting grounds.
winter-rules-sign-tip = **Tip** one of your animals.
winter-rules-sign-bury = **Bury** a card.
winter-rules-sign-place_camp = **Place a camp** on the start hex.
winter-rules-sign-move_camp = **Move a camp** by one hex.
winter-rules-sign-eclipse = In the **eclipse** only.
winter-rules-sign-initiate = In the column **Initiation**.
winter-rules-sign-develop = In the column **Development**.
winter-rules-sign-settle = In the column **Settlement**.
winter-rules-sign-hunt = In the column **Hunting**.
winter-rules-sign-any = In **any column**.
winter-rules-sign-rest = **Rest.**
winter-rules-sign-start = The **start hex**.
winter-rules-sign-glacier = **Glacier.**
winter-rules-sign-grassland = **Grassland.**
winter-rules-sign-forest = **Forest.**
winter-rules-sign-hills = **Hills.**
winter-rules-sign-lake = **Lake.**
winter-rules-sign-tundra = **Tundra.**
winter-rules-sign-mountain = **Mountain.**
winter-rules-sign-points = **Points**, at once.
winter-rules-sign-points-late = **Points** that count at the end of the game.

# -- the glossary --

winter-rules-word-above = Above your board
winter-rules-word-above-about = Where your played cards lie until the end of your turn.
winter-rules-word-bottom = Bottom
winter-rules-word-bottom-about = The last part of a column: a bonus for the first figure of the round.
winter-rules-word-bury = Bury
winter-rules-word-bury-about = Put a card under your burial card, for the rest of the game.
winter-rules-word-camp = Camp
winter-rules-word-camp-about = A tent of yours on the land; one influence.
winter-rules-word-chief = Chief
winter-rules-word-chief-about = The figure with antlers, and its card with abilities.
winter-rules-word-column = Column
winter-rules-word-column-about = One of the four ways to act: Initiation, Development, Settlement, Hunting.
winter-rules-word-culture-card = Culture card
winter-rules-word-culture-card-about = Something your people have learned; played before you place a figure.
winter-rules-word-eclipse = Eclipse
winter-rules-word-eclipse-about = The end of each round, when everybody collects.
winter-rules-word-eclipse-deck = Eclipse deck
winter-rules-word-eclipse-deck-about = Cards you put aside in your third turn for the eclipse.
winter-rules-word-era = Era
winter-rules-word-era-about = Two rounds: the first era and the second.
winter-rules-word-figure = Figure
winter-rules-word-figure-about = One of your three: a chief and two tribe figures. One a turn.
winter-rules-word-food-maximum = Food maximum
winter-rules-word-food-maximum-about = Ten, less one for each camp still on your board.
winter-rules-word-hunting-grounds = Hunting grounds
winter-rules-word-hunting-grounds-about = The open animals.
winter-rules-word-idol = Idol
winter-rules-word-idol-about = A marker on the offering or the veneration track; a gain that moves one of them up.
winter-rules-word-influence = Influence
winter-rules-word-influence-about = What decides who gets the bonus of a hex.
winter-rules-word-juncture = Juncture
winter-rules-word-juncture-about = The point where three hexes meet.
winter-rules-word-labor = Labor
winter-rules-word-labor-about = What most actions cost. It lasts for one turn.
winter-rules-word-lesser = Lesser
winter-rules-word-lesser-about = What you may take instead: megalith, card, idol, tool, food, from great to small.
winter-rules-word-megalith = Megalith
winter-rules-word-megalith-about = A stone block; two grey ones first, then eight of your colour.
winter-rules-word-offering = Offering track
winter-rules-word-offering-about = Decides what food and tools are worth at the end.
winter-rules-word-rest = Rest
winter-rules-word-rest-about = To place a figure on your own board instead of a column.
winter-rules-word-sacred-stone = Sacred stone
winter-rules-word-sacred-stone-about = Scores in every eclipse.
winter-rules-word-settlement = Settlement
winter-rules-word-settlement-about = Three camps become one; two influence on three hexes.
winter-rules-word-setup-card = Setup card
winter-rules-word-setup-card-about = What you begin with.
winter-rules-word-start-cell = Start cell
winter-rules-word-start-cell-about = A cell for grey megaliths, with arrows.
winter-rules-word-start-hex = Start hex
winter-rules-word-start-hex-about = The middle of the land, where camps enter.
winter-rules-word-tip = Tip
winter-rules-word-tip-about = Turn an animal on its side and take what it gives.
winter-rules-word-tribe-card = Tribe card
winter-rules-word-tribe-card-about = One of your people; gives labor when played in a column.
winter-rules-word-turn-order-track = Turn order track
winter-rules-word-turn-order-track-about = Who goes first, decided in each eclipse.
winter-rules-word-veneration = Veneration track
winter-rules-word-veneration-about = Ranks the players for their buried cards.
