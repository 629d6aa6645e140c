magpies-title = Magpies
magpies-tagline = Gather what glitters, and hide it well. Nobody knows what is in your nest.

magpies-option-players = Players
magpies-option-thieves = Thieves
magpies-option-thieves-help = You may ask another player for a thing that you have in hand yourself.

# The things, wherever they are named.
magpies-name-button = button
magpies-name-coin = coin
magpies-name-key = key
magpies-name-ring = ring
magpies-name-spoon = spoon

# Parts of the table.
magpies-part-hedge = Hedge
magpies-part-meadow = Meadow
magpies-part-hand = Hand
magpies-part-nest = Nest
magpies-part-rounds = Rounds in all

magpies-ask-get = Your turn: get a card.
magpies-wait-get = { $player } gets a card.
magpies-ask-hide = Hide one of your cards in your nest.
magpies-wait-hide = { $player } hides a card.

magpies-do-pick = Pick the { $thing }
magpies-do-search = Search the hedge
magpies-do-ask = Ask { $player } for a { $thing }
magpies-do-hide = Hide the { $thing }

magpies-event-dealt = The cards are dealt. { $player } begins.
magpies-event-picked = { $player } picks the { $thing }.
magpies-event-turned_up = A { $thing } turns up in the meadow.
magpies-event-searched = { $player } searches the hedge.
magpies-event-found = You find a { $thing }.
magpies-event-asked = { $player } asks for a { $thing }.
magpies-event-gave = { $player } gives one away.
magpies-event-had_none = { $player } has none.
magpies-event-hid = { $player } hides a card.
magpies-event-put_away = You have hidden the { $thing }.
magpies-event-nests_opened = All nests are opened.

magpies-refuse-not-there = There is no { $thing } in the meadow.
magpies-refuse-get-first = First get a card, then hide one.
magpies-refuse-hide-now = You have got a card. Now hide one.
magpies-refuse-no-thieves = This table plays without thieves.
magpies-refuse-not-yours = You have no { $thing } in hand.
magpies-refuse-whom = Ask another player who has cards in hand.

magpies-rules-about = Magpies love what glitters. Hide many cards of the same thing in your nest, and do not let the others see what you are after.
magpies-rules-turn = A turn
magpies-rules-turn-1 = Get a card: pick one of the three in the meadow, or take the next one of the hedge, which nobody else sees.
magpies-rules-turn-2 = Then hide one card of your hand in your nest. It stays there, and the others see only how many you have.
magpies-rules-thieves = Thieves
magpies-rules-thieves-1 = With thieves you may ask instead: name a player and a thing that you have in hand yourself. If the other has one, it is yours; if not, you get nothing.
magpies-rules-end = The end
magpies-rules-end-1 = After six turns each, all nests are opened. One card of a thing is worth 1 point, two 3, three 6, four 10, five 15, six 21.
magpies-rules-end-2 = Whoever alone has most of a thing, and at least three of it, gets 3 more points. Most points win.
