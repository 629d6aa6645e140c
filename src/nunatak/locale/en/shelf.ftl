# What home says of the games: their titles, and the sides by which players without a name are called.

ice-title = I C E, second edition
ice-tagline = A dig through three layers of ice, down to a lost city. Lead your expedition, raise what the ancients left, and answer those who ask for it.
ice-value-guilds-navigators = Navigators
ice-value-guilds-incandescents = Incandescents
ice-value-guilds-striders = Striders
ice-value-guilds-providers = Providers
ice-value-guilds-cryoarchitects = Cryo-Architects

ice1-title = I C E, first edition
ice1-tagline = Five layers of ice, seven days, and edifices at the bottom. Dig, send your finds home to the City, and answer the requests before the winter comes.
ice1-value-guilds-alchemists = Alchemists

roam-title = Roam
roam-tagline = Wake the sleepers of a winter land. Lay your searches over the map, take whole locations, and let those you find search with you.
roam-value-colours-blue = blue
roam-value-colours-red = red
roam-value-colours-green = green
roam-value-colours-yellow = yellow

winter-title = Endless Winter
winter-tagline = Four generations between ice and eclipse. Hunt, settle, raise stones, and honour your dead better than the other tribes.
winter-value-tribes-wolf = Wolf
winter-value-tribes-bison = Bison
winter-value-tribes-lion = Lion
winter-value-tribes-bear = Bear
