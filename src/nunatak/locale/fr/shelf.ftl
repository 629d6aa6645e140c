# Ce que l’accueil dit des jeux : leurs titres, et les camps d’après lesquels on appelle les joueurs sans nom.

ice-title = I C E, deuxième édition
ice-tagline = Une fouille à travers trois couches de glace, jusqu’à une cité perdue. Menez votre expédition, remontez ce que les Anciens ont laissé, et répondez à ceux qui le demandent.
ice-value-guilds-navigators = Navigateurs
ice-value-guilds-incandescents = Incandescents
ice-value-guilds-striders = Arpenteurs
ice-value-guilds-providers = Pourvoyeurs
ice-value-guilds-cryoarchitects = CryoArchitectes

ice1-title = I C E, première édition
ice1-tagline = Cinq couches de glace, sept jours, et des édifices tout au fond. Fouillez, envoyez vos trouvailles à la Cité, et répondez aux requêtes avant l’hiver.
ice1-value-guilds-alchemists = Alchimistes

roam-title = Roam
roam-tagline = Réveillez les dormeurs d’un pays d’hiver. Couvrez la carte de vos fouilles, prenez des lieux entiers, et laissez chercher avec vous ceux que vous trouvez.
roam-value-colours-blue = bleu
roam-value-colours-red = rouge
roam-value-colours-green = vert
roam-value-colours-yellow = jaune

winter-title = Endless Winter
winter-tagline = Quatre générations entre glace et éclipse. Chassez, fondez des villages, dressez des pierres, et honorez vos morts mieux que les autres tribus.
winter-value-tribes-wolf = Loup
winter-value-tribes-bison = Bison
winter-value-tribes-lion = Lion
winter-value-tribes-bear = Ours
