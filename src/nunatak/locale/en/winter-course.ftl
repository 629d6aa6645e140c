# The course of Endless Winter: what the companion says. `<lesson>` is the title, `<lesson>-idea` the line under it.

winter-course-about =
    Fifteen short lessons and a first game with a companion at your side. They begin with the one thing that every
    newcomer misses: where labor comes from. The board is the real one; nothing you try can go wrong, and every wrong try
    is answered.
winter-course-read-on = Nothing to do here. Press Next when you have seen enough.

## Nobody works until you play them

winter-course-labor = Nobody works until you play them
winter-course-labor-idea = Labor comes from the people you play from your hand, this turn.
winter-course-labor-who = Your figure stands at the hunting grounds. An animal costs one tool and one labor. You have two tools, and no labor.
winter-course-labor-who-task = Bring home two animals. Where does the labor come from?
winter-course-labor-nobody = One labor is missing. Nobody works until you play them: look at your hand.
winter-course-labor-who-slide = Then you walk past the animals, and there is no way back up. Your people have not even left the tent.
winter-course-labor-who-done = Somebody works: one labor.
winter-course-labor-first = One labor, two tools.
winter-course-labor-first-task = Take an animal.
winter-course-labor-first-play = Certainly, but first use what you have: take an animal.
winter-course-labor-first-done = The first one. The labor is used up.
winter-course-labor-again-task = One more. Who works now?
winter-course-labor-again-done = One labor again.
winter-course-labor-second-task = Take the second animal.
winter-course-labor-second-done = Two animals, two people, two tools.
winter-course-labor-end = Labor is no stock. It comes from your hand, it is spent this turn, and what is left over melts. Whenever you read labor 0: play somebody.

## The right person in the right place

winter-course-place = The right person in the right place
winter-course-place-idea = Whoever is skilled in your column works twice, if you use the skill.
winter-course-place-slide = Sliding on would leave the top of the column for good. There is more to do here.
winter-course-place-where = Where? Who works? On what? Those are the three questions of every turn. In your hand is a Crafter, who is skilled in Development.
winter-course-place-where-task = Learn Shared Toil, which costs three labor. To which column do you send a figure?
winter-course-place-where-chief = Your chief’s skill is another one. Save the chief, and send one of the others.
winter-course-place-where-column = There a Crafter is no crafter: the mark on the skill must be the column you stand in.
winter-course-place-where-other = First a figure goes to a column.
winter-course-place-where-done = Development: here a Crafter is at home.
winter-course-place-who = Nobody works until you play them.
winter-course-place-who-task = Play the Crafter.
winter-course-place-who-woman = She will be needed too. But the Crafter first: there is more in that card than one labor.
winter-course-place-who-done = One labor.
winter-course-place-use = The card lies before you, and its skill is waiting.
winter-course-place-use-task = Use what is written on the Crafter.
winter-course-place-use-forgotten = That would make two and a half: not enough. Your Crafter has more to give.
winter-course-place-use-done = Two labor from one person.
winter-course-place-more-task = One more is needed. Who else?
winter-course-place-more-done = Three and a half.
winter-course-place-learn-task = Learn Shared Toil.
winter-course-place-learn-done = Learned!
winter-course-place-left = Half a labor is left. It buys nothing, and it melts at the end of the turn.
winter-course-place-chief = Now there is only a Tribesman in your hand. But your chief is a Skilled Hand, worth two labor in Development.
winter-course-place-chief-task = The same card again. Whom do you send?
winter-course-place-chief-figure = The chief lends a hand only in the turn in which the chief goes.
winter-course-place-chief-column = The chief’s skill counts in Development only.
winter-course-place-chief-done = The chief has come along.
winter-course-place-skill-task = Use the chief’s skill.
winter-course-place-skill-play = Him too, in a moment. First the chief.
winter-course-place-skill-done = Two labor.
winter-course-place-hands-task = And the third?
winter-course-place-again-done = Learned, with a single card of your hand.
winter-course-place-end = Look at your hand first, and then choose the column. And remember the chief: two labor, once a round.

## Eating is working, too

winter-course-food = Eating is working, too
winter-course-food-idea = Food becomes labor, if you begin at the right number.
winter-course-food-who = One Tribesman, three food, and a card that costs three labor.
winter-course-food-who-task = Learn Basket Weaving. Who works first?
winter-course-food-who-eat = Almost: three food make two labor. And somebody is still in your tent.
winter-course-food-who-done = One labor, two to go.
winter-course-food-eat = On the food track some numbers carry a pick: 1, 3, 5, 7 and 9. When your marker leaves such a number going down, that is one labor.
winter-course-food-eat-task = Eat, and make it two labor.
winter-course-food-eat-little = That passes too few picks. From three down to nothing there are two.
winter-course-food-eat-done = Three labor together.
winter-course-food-learn-task = Learn Basket Weaving.
winter-course-food-learn-done = Learned, on a full stomach.
winter-course-food-picks = So food is best eaten from an odd number: the first bite already works.
winter-course-food-hunt = One tool, four food, and a Tribeswoman, who can turn a food into a tool.
winter-course-food-hunt-task = Take two animals, and keep two food. Begin with the Tribeswoman.
winter-course-food-hunt-even = From four to three no pick is passed: you would eat, and nobody would move. From an odd number the first bite counts.
winter-course-food-tool = One and a half labor. Two animals want two tools and two labor.
winter-course-food-tool-task = Use the skill of the Tribeswoman: pay a food, get a tool.
winter-course-food-tool-other = Not yet. One thing after the other, so that two food are left in the end.
winter-course-food-take-task = Take the tool.
winter-course-food-take-done = A second tool. And look where the food marker stands now.
winter-course-food-bite = Three is an odd number: the price has moved the marker to a good place.
winter-course-food-bite-task = Eat just enough for one labor.
winter-course-food-bite-much = One bite is enough for one labor; you want to keep two food.
winter-course-food-bite-done = Two and a half labor, two tools, two food.
winter-course-food-first-task = Take an animal.
winter-course-food-second-task = And another.
winter-course-food-second-done = Two animals, and supper is left.
winter-course-food-end = Food that pays a price gives no labor. But a price can bring the marker to the right number: then a cost has become a preparation.

## Down the column

winter-course-down = Down the column, never up
winter-course-down-idea = The top as often as you can pay, the middle once, the bottom for the first.
winter-course-down-where = A Hunter in your hand, one tool, and one Giant Sloth that already follows you. It can be worth four food.
winter-course-down-where-task = With one figure: four food and two new animals. Where does it go?
winter-course-down-where-rest = Resting would bring the food, but no animals. They are hunted.
winter-course-down-where-other = No animals there. Look for the column with the beasts.
winter-course-down-where-done = A whole column lies below your figure: top, middle, bottom.
winter-course-down-who-task = First the top: an animal for one tool and one labor.
winter-course-down-who-done = One labor.
winter-course-down-slide-early = Then the top is behind you, and nobody climbs back. First take an animal here.
winter-course-down-tip-early = Tipping is written in the middle of the column. Your figure is still at the top.
winter-course-down-top-task = Take an animal.
winter-course-down-top-other = One labor, one tool: just enough for one animal. Keep them for that.
winter-course-down-top-done = The first new animal.
winter-course-down-slide = Nothing more can be paid up here: the tool is used up. What is printed on the middle is waiting.
winter-course-down-slide-task = Slide on to the middle.
winter-course-down-slide-other = More labor would be of no use: a second animal needs a second tool. Slide on.
winter-course-down-slide-done = In the middle.
winter-course-down-middle = Here you may tip one animal: lay it on its side, and it gives what is printed on it. Once, and never again.
winter-course-down-middle-task = Tip the Giant Sloth for four food.
winter-course-down-middle-slide = The middle can be used once, and costs nothing here. Do not walk past it.
winter-course-down-middle-other-animal = That one gives something else. Four food are printed on the Giant Sloth.
winter-course-down-middle-other = Labor buys nothing in this middle. Tip the Giant Sloth.
winter-course-down-middle-done = Four food. After the middle your figure slides to the bottom by itself.
winter-course-down-bottom = Nobody was here before you in this round, so the bottom is yours: the top animal of the deck, unseen and free.
winter-course-down-bottom-task = Take your gift from the animal deck.
winter-course-down-bottom-end = You came first, and the last step is a gift. Take it before you go.
winter-course-down-bottom-tip = Once was enough: the middle is behind you.
winter-course-down-bottom-back = Those were to be had at the top. There is no way back up.
winter-course-down-bottom-other = Here only the gift is left. Take the top animal of the deck.
winter-course-down-bottom-done = Four food and two new animals, with one figure.
winter-course-down-end = Your figure now covers the bottom: whoever comes later in this round goes without. And the tipped Sloth has fed you today, so it no longer counts for a set of animals at the end.

## Rest

winter-course-rest = One hand for three turns, and Rest
winter-course-rest-idea = Played cards stay away until the next round. One figure often rests.
winter-course-rest-where = It is your third turn, and everybody in your hand has worked. No new cards come before the next round.
winter-course-rest-where-task = The tent is empty. End this turn with four food and a card. Where does your last figure go?
winter-course-rest-where-hunt = Food, yes: the middle would tip your Sloth. But no card comes from there, and nobody is left who could work.
winter-course-rest-where-other = With nobody to work there is little to do in that column. One place asks for no work at all.
winter-course-rest-where-done = Your figure lies down in the tent.
winter-course-rest-draw = Rest gives two things, in this order: a card from your deck, and then you may tip an animal.
winter-course-rest-draw-task = Draw a card.
winter-course-rest-draw-tip = First the card, then the animal. Whoever tips first gets no card.
winter-course-rest-draw-end = A card and four food are still waiting for you.
winter-course-rest-draw-other = Something smaller could be taken instead. But it is a card you came for.
winter-course-rest-draw-done = A Brave comes to your hand.
winter-course-rest-tip-task = Now tip the Giant Sloth.
winter-course-rest-tip-end = Four food are still waiting: tip the Sloth first.
winter-course-rest-tip-play = Who rests does not work. The Brave stays in your hand.
winter-course-rest-tip-done = Four food.
winter-course-rest-over = A card and four food, without a single labor. A rest is a turn, not a pass.
winter-course-rest-over-task = End your turn.
winter-course-rest-over-other = Nothing here asks for labor. Keep the food, and end your turn.
winter-course-rest-dark = After a third turn you may lay cards face down for the eclipse. Those that you keep stay in your hand for the next round.
winter-course-rest-dark-task = Lay the Brave down for the eclipse.
winter-course-rest-dark-close = Keeping the Brave is allowed, and often wise. But try it once the other way.
winter-course-rest-dark-done = The Brave waits in the dark.
winter-course-rest-end = In the eclipse the Brave counts, and so does the sleeper: one and a half labor for each figure that rests. After it everybody draws five cards, on top of what they kept.

## Culture cards

winter-course-culture = What you know comes first
winter-course-culture-idea = Culture cards are played and used before the figure is placed.
winter-course-culture-first = Two culture cards and one Tribesman are in your hand. Shared Toil gives two labor, Flint Knapping two tools.
winter-course-culture-first-task = Learn Bone Needles, for three labor. What do you do first?
winter-course-culture-first-flint = Two tools buy no card: it costs labor. And the first culture card of a turn is free, every further one costs you a card of your hand.
winter-course-culture-first-figure = The time to think is over once somebody has set out. Culture cards come before the figure.
winter-course-culture-first-people = People work where a figure stands, and none stands anywhere yet. But something else comes even before the figure.
winter-course-culture-first-done = The first one is free.
winter-course-culture-read = The card lies open above your board. Its gift is still on it.
winter-course-culture-read-task = Use Shared Toil.
winter-course-culture-read-figure = You opened the book and did not read it. Once a figure stands, it is too late.
winter-course-culture-second = A second culture card would cost you the Tribesman. Two tools, and nobody left to swing them.
winter-course-culture-read-done = Two labor, and no figure has moved yet.
winter-course-culture-where = For the first time something is ready before your figure has set out.
winter-course-culture-where-task = Where are culture cards learned?
winter-course-culture-where-other = Culture cards are learned in Development.
winter-course-culture-where-done = Your figure arrives, and two labor are waiting.
winter-course-culture-who-task = One labor is missing.
winter-course-culture-who-late = Too late for this one: culture cards come before the figure. It stays in your hand for another turn.
winter-course-culture-who-short = Two labor are not three. Who has not worked yet?
winter-course-culture-who-done = Three.
winter-course-culture-learn-task = Learn Bone Needles.
winter-course-culture-learn-done = Learned, with one person.
winter-course-culture-end = So before you touch a figure, look for culture cards in your hand. The first is free, each further one costs a card, and what you do not use at once is gone for this turn.

## The eclipse

winter-course-eclipse = The eclipse
winter-course-eclipse-idea = Cards laid down in the dark make the new order. Then everything you have pays.
winter-course-eclipse-lay = The round is over. Bison has laid one card face down, and nobody rests. Now you choose: what you lay down counts its labor in the dark, what you keep is there tomorrow.
winter-course-eclipse-lay-task = Be first in the next round. Which card goes into the dark?
winter-course-eclipse-lay-culture = Knowledge does not work at night: it counts nothing, and comes back to your hand. As a bluff it is fine.
winter-course-eclipse-lay-nothing = Then Bison stays first. A card in the hand is for tomorrow, a card in the dark is your place in the line.
winter-course-eclipse-lay-done = One and a half labor, face down.
winter-course-eclipse-close = Fire Making would be worth nothing down there. It stays with you.
winter-course-eclipse-close-task = Close your eclipse deck, and the sky goes dark.
winter-course-eclipse-close-done = One and a half each! A tie goes to whoever was later in the line: now you are first.
winter-course-eclipse-place = First your place in the line pays. The first one may raise a megalith. But whatever you are given, you may take something smaller: megalith, card, idol, tool, food.
winter-course-eclipse-place-task = Megaliths have time. Take a tool instead of this one.
winter-course-eclipse-place-raise = A fine thing, and a lesson of its own. This time take the smaller one: a tool.
winter-course-eclipse-place-decline = Nothing at all? Something smaller is still something.
winter-course-eclipse-place-other = Smaller, yes. Make it a tool.
winter-course-eclipse-place-done = A tool in time.
winter-course-eclipse-people = Then your revealed people: what stands on them beside the dark sun. The Tribeswoman moves a camp.
winter-course-eclipse-people-task = Use the Tribeswoman.
winter-course-eclipse-people-on = She still has something to give: a camp may walk.
winter-course-eclipse-people-done = A camp is ready to go.
winter-course-eclipse-walk-task = Move your camp to the marked forest.
winter-course-eclipse-walk-other = That is not the forest. A forest pays a tool and a food.
winter-course-eclipse-walk-decline = The camp would stay where it is. Move it: the forest pays more.
winter-course-eclipse-walk-done = Just in time for the harvest.
winter-course-eclipse-land = Then the land: every hex on which nobody is stronger than you pays its bonus.
winter-course-eclipse-land-task = Harvest the forest.
winter-course-eclipse-land-on = You would leave a harvest standing.
winter-course-eclipse-take-task = Take the tool. The food comes by itself.
winter-course-eclipse-take-other = One after the other: the tool first, then the food comes by itself.
winter-course-eclipse-take-done = Two tools and a food, in the dark.
winter-course-eclipse-board = Last your own board pays: settlements bring cards, megalith slots that are empty bring tools and idols, and sacred stones score. Yours is still bare.
winter-course-eclipse-end = Your place, your people, your land, your board: four harvests, in every eclipse. Then the figures come home, five new cards are drawn, and you begin the next round as the first.

## A whole game

winter-course-first-game = Your first game
winter-course-first-game-idea = A whole game against an easy opponent. I stay beside you.
winter-course-game-side = Two faces of one chief, and you choose one for the whole game. The chief’s skill works in the turn in which you send the chief. Side A gives two labor in Development, where the Crafter in your hand is at home.
winter-course-game-where = Where? Four columns, or a rest. Three figures are your three turns of this round, and nobody is ever in your way. Look at your hand first: who of them is skilled where?
winter-course-game-labor = Nobody works until you play them. Labor comes from the people in your hand, and every card you keep is there for your other turns.
winter-course-game-skill = There is more on that card than the labor in its corner: its skill names the column you stand in. Your chief’s skill counts too, if the chief stands here.
winter-course-game-bottom = You are the first at the bottom of this column in this round. Take what it gives before you end your turn.
winter-course-game-eclipse-deck = Three turns are over. People you lay down now count their labor in the dark: they decide who is first, and what stands beside the dark sun on them works. Those you keep are there in the next round.
winter-course-game-harvest = The land pays: take the bonus of every glowing hex before you go on.
winter-course-game-board = And your own board pays: cards for settlements, gifts of empty megalith slots. Take all that glows before you go on.
winter-course-game-last-round = The last round. Whatever pays in eclipses pays once more. At the end count food and tools by your offerings, buried cards by veneration, the points on your cards, and sets of animals that are not tipped.
winter-course-game-third-round = The second half: all open culture cards are new and stronger, and the stones on the right can be taken now.
winter-course-game-second-round = The figures are home again, and five new cards came to those you had kept. The bottoms of the columns are free, too.
winter-course-game-rest = Few people are left in your hand. A figure that rests draws a card, tips an animal, and counts one and a half in the eclipse.
winter-course-game-second-turn = Your hand did not fill up again: it has to last for three turns. Which columns still have a free bottom?
winter-course-game-culture = You hold a culture card. If you want to play it, do it now, before you place a figure, and use it at once. The first in a turn is free.
winter-course-game-food = Food works too: each pick that your food marker passes on its way down is one labor. Best from an odd number.
winter-course-game-lesser = Whatever you are given, you may take something smaller instead: megalith, card, idol, tool, food, in this order.
winter-course-game-settlement = Three of your camps stand around one corner: for three food they become a settlement, which stays for good and brings a card in every eclipse.
winter-course-game-stone = You can pay for a sacred stone. It scores in every eclipse from now on, so early is good, and one that fits what you have is better.
winter-course-game-over = Well played. The sheet shows where everybody’s points came from: where you had least, a lesson of the second half may help. Take them in any order.

## A settlement

winter-course-settle = Three camps make a settlement
winter-course-settle-idea = Three of your camps around one corner become a settlement, for good.
winter-course-settle-where = Three of your camps are out on the land. A settlement is founded where three hexes meet, with a camp of yours on each; it costs three food.
winter-course-settle-where-task = Found a settlement. Where does your figure go?
winter-course-settle-where-other = Camps walk and settlements are founded in Settlement.
winter-course-settle-who-task = One camp stands apart: it has to walk to the marked hex.
winter-course-settle-eat = The food is for the founding: it needs all three. Let the Scout do the walking.
winter-course-settle-slide = Camps walk at the top. Below, one camp would be missing at the corner.
winter-course-settle-who-done = One labor: one step.
winter-course-settle-walk = A camp moves one hex for each labor. Press the camp that stands apart, then the marked hex.
winter-course-settle-walk-task = Move it to the marked hex.
winter-course-settle-walk-other = One step is enough, and you have the labor for it.
winter-course-settle-walk-astray = Two of three. The corner you need lies between your other camps and the marked hex. The start tile in the middle belongs to everybody: no settlement touches it.
winter-course-settle-walk-away = That camp already stands at the corner. Leave it there.
winter-course-settle-walk-done = Three camps around one corner.
winter-course-settle-down-task = Settlements are founded in the middle. Slide on.
winter-course-settle-down-early = The founding is written in the middle. One step down first.
winter-course-settle-found = The corner glows. Three food, and it is yours.
winter-course-settle-found-task = Found the settlement.
winter-course-settle-found-slide = Then you walk past it. The founding is here.
winter-course-settle-found-other = Now the settlement: press the corner.
winter-course-settle-found-done = Smoke rises at the corner.
winter-course-settle-home = The three camps have gone home. They cover the end of your food track again: the more camps are out, the more food you can keep. The settlement stays, and weighs two on each of its three hexes.
winter-course-settle-share = Now an eclipse. Your settlement weighs two on each of three hexes. Bison has three camps on the hills and two at the lake.
winter-course-settle-share-task = One hex pays you although Bison is there as well. Which one?
winter-course-settle-share-less = Three against two. Only the strongest get the bonus, and those who are as strong.
winter-course-settle-share-own = Nobody else is there: that one comes by itself. Look for the hex you share.
winter-course-settle-share-done = Two against two: a tie pays both of you.
winter-course-settle-card-task = The lake brings a card. Draw it.
winter-course-settle-card-other = You may take something smaller, but a card is a good thing.
winter-course-settle-card-done = A card; and the food of the grassland came by itself.
winter-course-settle-end = Camps come and go, settlements stay. And in every eclipse each settlement brings you a card besides.

## New people

winter-course-people = New people, and honoured ones
winter-course-people-idea = Initiation brings better people, and a burial thins your deck.
winter-course-people-where = Your Tribesman is no master of anything. You have one tool and one food.
winter-course-people-where-task = A Crafter into your hand, a Hunter on your discard pile, and the Tribesman at peace. Where?
winter-course-people-where-other = People join you in Initiation.
winter-course-people-who-task = First the top: a person costs a tool and a labor.
winter-course-people-who-done = He works, for the last time.
winter-course-people-slide = Nobody joins your hand further down. First take the Crafter.
winter-course-people-eat = You will need that food in the middle.
winter-course-people-take-task = Take a Crafter into your hand.
winter-course-people-take-other = A good one, too. But it was a Crafter you wanted.
winter-course-people-take-tool = Then the tool is gone, and a person costs one tool and one labor: one of each.
winter-course-people-take-done = She is in your hand.
winter-course-people-new = Whoever has just arrived works from your next turn on.
winter-course-people-new-play = She has just arrived. From the next turn on.
winter-course-people-slide-task = Slide on to the middle.
winter-course-people-bury = For one food the middle lets you bury a card, put a new person on your discard pile, or do both. The labor that the Tribesman gave stays given.
winter-course-people-bury-task = First bury the Tribesman who has worked.
winter-course-people-bury-crafter = Not her! The Tribesman lies above your board.
winter-course-people-bury-recruit = The Hunter comes next. First the Tribesman: he has earned it.
winter-course-people-bury-slide = Both can be done here, for a single food.
winter-course-people-bury-other = That food pays for the middle. First bury the Tribesman.
winter-course-people-bury-done = He rests, and will never again be drawn in place of somebody better.
winter-course-people-recruit = The same food also pays for this.
winter-course-people-recruit-task = Put a Hunter on your discard pile.
winter-course-people-recruit-other = It was a Hunter you wanted.
winter-course-people-recruit-decline = It is paid for already. Take a Hunter.
winter-course-people-recruit-done = The Hunter comes back when you shuffle.
winter-course-people-end = A smaller deck of better people, and the buried are not forgotten: at the end they score, and more so the higher you stand in veneration. And you came first: the bottom offers an idol and another burial.

## Idols

winter-course-idols = Two idols, two roads
winter-course-idols-idea = Offerings pay on the way. Veneration decides whose dead are honoured most.
winter-course-idols-offering = You gain two idols: two steps, each on the track you like. The offering track gives presents on the way, and at the end points for the food and tools you have left.
winter-course-idols-offering-task = One more step and a present is yours: a card. On which track?
winter-course-idols-offering-veneration = That is the other road, and its turn comes. The next card lies on the offering track.
winter-course-idols-instead = Allowed, and smaller. Keep that for an idol you cannot use.
winter-course-idols-decline = They are a gift. Take both steps.
winter-course-idols-offering-done = Level five: a card.
winter-course-idols-card-task = Draw it.
winter-course-idols-card-other = It may be something smaller, but a card is better.
winter-course-idols-veneration = The other track ranks you. Bison stands on your level, but was there before you, and so ranks higher. You have buried four cards: they are worth 10 points to the first, and 7 to the second.
winter-course-idols-veneration-task = Where does the second step go?
winter-course-idols-veneration-offering = One step nearer to the next present. But Bison keeps the better table: 7 points for your dead, not 10.
winter-course-idols-veneration-done = Past Bison: your buried cards are worth 10 now.
winter-course-idols-end = First by one step is as good as first by two. So look at the others before you choose your road.

## Megaliths

winter-course-megaliths = Raising megaliths
winter-course-megaliths-idea = From the start cells outward; and upward, on a square of four.
winter-course-megaliths-first = You may raise a megalith, and the field is empty. Your first two are grey, and only grey ones may stand on the start cells, which have arrows. One on a start cell brings another one at once, where an arrow points.
winter-course-megaliths-first-task = Raise your first two so that a tool comes of it. Begin with a start cell beside which a tool is printed.
winter-course-megaliths-first-other = A start cell, yes. But its arrows point at no tool. Try another one.
winter-course-megaliths-first-plain = The very first megalith stands on a start cell. Those have arrows.
winter-course-megaliths-instead = You may take something smaller instead. But here a tool comes on top of the megaliths.
winter-course-megaliths-decline = Do raise it: a second one follows, and a tool with it.
winter-course-megaliths-first-done = One becomes two!
winter-course-megaliths-second = The next one goes where an arrow points, and gives what is printed there.
winter-course-megaliths-second-task = Raise it on the cell with the tool.
winter-course-megaliths-second-other = That cell gives something else. The tool is at the other arrow.
winter-course-megaliths-second-done = And the cell pays.
winter-course-megaliths-tool-task = Take the tool.
winter-course-megaliths-tool-other = It may be a food instead, but the tool is worth more.
winter-course-megaliths-tool-done = Two megaliths and a tool.
winter-course-megaliths-grey = The grey ones belong to nobody once they stand. From now on you raise those of your colour, beside any megalith that is there. Each cell gives its bonus once. And on your board a slot is empty: it pays in every eclipse.
winter-course-megaliths-top = Some time later. Where four megaliths form a square, one of your colour may stand on top of them: two points for each of yours below it, one for each other. The others score for theirs.
winter-course-megaliths-top-task = One megalith, as many points as you can.
winter-course-megaliths-top-bison = Four points, and one for Bison, whose megalith you honour. There is a better square.
winter-course-megaliths-top-ground = A cell of the ground gives its bonus, but no points. Look for squares of four.
winter-course-megaliths-top-start = Start cells are for grey ones, and yours are used up.
winter-course-megaliths-top-decline = Points are waiting on top of a square of four.
winter-course-megaliths-top-done = Two and two for yours, one and one for the grey: six points, and none for Bison.
winter-course-megaliths-end = Build where your own lie in the ground, and four on top of others can carry one more.

## Sacred stones

winter-course-stones = A stone that pays every time
winter-course-stones-idea = A sacred stone scores in every eclipse from now on. Take one that fits, and early.
winter-course-stones-where = Your camps stand on three kinds of land. In your purse are one food and one tool, and your hand is empty: a sacred stone costs no labor.
winter-course-stones-where-task = Get the stone that pays you most from tonight on. To which column do you go?
winter-course-stones-where-other = Sacred stones are taken in Development.
winter-course-stones-eat = The slot on your board wants one food and one tool. Do not eat it.
winter-course-stones-slide = Stones are taken in the middle.
winter-course-stones-slide-task = Slide on.
winter-course-stones-slide-early = In the middle, one step down.
winter-course-stones-take = One stone scores for settlements at a forest, one for each kind of land with a camp of yours. The third belongs to the later rounds.
winter-course-stones-take-task = Which one pays you now?
winter-course-stones-take-forest = Two points for each settlement at a forest. You have none: twice nothing.
winter-course-stones-take-era = The right side opens in the third round.
winter-course-stones-take-slide = The stones are here. Take one.
winter-course-stones-take-done = Yours, for a meal and an axe.
winter-course-stones-idol = Below the slot a bonus is printed: an idol.
winter-course-stones-idol-task = Move one of your idols.
winter-course-stones-idol-other = It may be something smaller. But move an idol now.
winter-course-stones-end = Three kinds of land: three points tonight, and in each of the four eclipses if your camps stay. That makes twelve. A stone taken in the last round scores once.

## Tokens

winter-course-tokens = Under the ice, and beside the tents
winter-course-tokens-idea = Two switches of the table: tokens on the glaciers, and one for the first who rests.
winter-course-tokens-ice = With glacier tokens, one lies face down on every glacier. A camp that comes there turns it up; every settlement that touches it is paid.
winter-course-tokens-ice-task = Look under the marked ice, and profit from it. Who works?
winter-course-tokens-walk-task = Move the camp that stands apart onto the marked ice.
winter-course-tokens-walk-astray = The token lies under the marked ice. Go there.
winter-course-tokens-walk-done = The ice cracks: four points for a settlement here.
winter-course-tokens-slide = A camp only turns the token up. A settlement earns it.
winter-course-tokens-slide-task = Slide on, to found one.
winter-course-tokens-found-task = Found a settlement at the marked corner.
winter-course-tokens-found-slide = The token stays, but others may come before you. Found it now.
winter-course-tokens-found-done = Four points!
winter-course-tokens-paid = The token stays where it is: the next settlement that touches it, yours or another’s, is paid as well. In the eclipse ice pays nothing.
winter-course-tokens-rest = With rest tokens, the first figure that rests in a round takes one. The open one brings three food.
winter-course-tokens-rest-task = Nobody has rested yet. Be the first.
winter-course-tokens-rest-other = The token is beside the tents: rest.
winter-course-tokens-rest-eat = No need to eat now. Rest first.
winter-course-tokens-which = Your food track is full: you can keep five, and have five. You may take the open token, or the next one unseen.
winter-course-tokens-which-task = Which one?
winter-course-tokens-which-keep = Three food, and no room for a single one. The next token is unknown, but it cannot be worth less to you.
winter-course-tokens-which-done = An idol.
winter-course-tokens-use = The token is yours for this turn, beside your card and your animal.
winter-course-tokens-use-task = Use the token.
winter-course-tokens-use-other = That too, in a moment. First the token.
winter-course-tokens-idol-task = Move one of your idols.
winter-course-tokens-idol-done = A gift for the early sleeper.
winter-course-tokens-end = Whoever rests later in this round gets none. Both kinds of tokens are switched on when a table is opened.

## Choosing a setup card

winter-course-draft = Choosing a setup card
winter-course-draft-idea = The last in turn order chooses first. Take what suits your chief.
winter-course-draft-card = At some tables setup cards are not dealt but chosen: a person for your hand, animals, food and tools. Bison is first in turn order, so you choose before Bison. Your chief is Tuskbreaker, who is strong in Hunting.
winter-course-draft-card-task = What suits a hunter?
winter-course-draft-card-other = A Scout and a camp: good for somebody who wanders. Whom would Tuskbreaker take along?
winter-course-draft-card-done = Tuskbreaker and a Hunter go to the same column. Bison took the Wanderers.
winter-course-draft-card-food = Four food are welcome. The Elder, though, works in Initiation, and Tuskbreaker hunts; a Hunter would have gone along. Bison took the Wanderers.
winter-course-draft-side = Every chief has two sides, and you choose one for the whole game. A is strong in one column. B gives something smaller, wherever the chief goes.
winter-course-draft-side-task = Choose a side.
winter-course-draft-side-strong = Two labor, in the turn in which the chief goes hunting.
winter-course-draft-side-anywhere = It works in any column, even at rest. Side A is stronger, in its place.
winter-course-draft-dealt = There they are, chief, person and animals, with the hand you begin with. A chief and a person for the same column make a strong first turn.

## Choosing a chief

winter-course-chiefs = Choosing a chief, too
winter-course-chiefs-idea = Chiefs go round in turn order, setup cards the other way.
winter-course-chiefs-chief = Here chiefs are chosen as well. You are first in turn order: first to choose a chief, and last to choose a setup card. On offer there are a Hunter, a Crafter and an Elder, and Bison takes one of them before you.
winter-course-chiefs-chief-task = Which chief will have somebody to work with, whatever Bison takes?
winter-course-chiefs-chief-one = Only the Crafter works in Development, and Bison chooses before you.
winter-course-chiefs-chief-none = Fire Wolf is strong in Settlement, and no Scout is on offer.
winter-course-chiefs-chief-done = Thunderpaw works in any column. Bison took Skilled Hand, and the Crafter.
winter-course-chiefs-person = Two setup cards are left, and both people go well with a chief who is at home everywhere.
winter-course-chiefs-person-task = Take the one you like.
winter-course-chiefs-person-done = A good pair.
winter-course-chiefs-side-task = And a side of Thunderpaw.
winter-course-chiefs-side-strong = One labor anywhere, and two more for a tool.
winter-course-chiefs-end = First to the chiefs, last to the baskets. So count who chooses when, before you fall in love with a chief.
