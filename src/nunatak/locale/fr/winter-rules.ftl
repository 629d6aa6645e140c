# Les règles complètes d’Endless Winter, dans nos mots. Quel paragraphe dit quelle règle : web/src/games/winter/rules/outline.json
# Marques : **mots importants**, [mots](lieu) qui mènent à une section, un paragraphe, un exemple ou une règle.

winter-rules-about = Vous menez une tribu à travers quatre générations de glace : chasser, peupler, dresser des mégalithes, honorer les morts. De deux à quatre joueurs.

# -- Quatre manches, une éclipse chacune --

winter-rules-aim = Quatre manches, une éclipse chacune
winter-rules-aim-picture = Trois figurines, trois tours par manche. Celle qui porte des bois est votre chef.
winter-rules-aim-rounds = La partie compte quatre manches. Dans chacune, vous jouez trois tours ; puis vient une [éclipse](eclipse), où chacun récolte ce que donnent cartes, terrain et plateau, et l’on [prépare](preparation) la manche suivante. Après la quatrième éclipse, on compte les points.
winter-rules-aim-eras = Les manches un et deux forment l’ère I, les manches trois et quatre l’ère II, chacune avec ses cartes Culture et ses pierres. Une éclipse appartient à la manche qu’elle termine.
winter-rules-aim-may = Presque tout est un choix. Une capacité, une action, un bonus ou un gain ne s’utilise que si vous le voulez.
winter-rules-aim-must = Ce que vous devez faire : placer une figurine par tour, suivre l’ordre des étapes, payer un coût en entier, et prendre toujours le campement, le mégalithe et l’emplacement de pierre libre les plus à gauche. Ce que vous ne pouvez pas payer en entier, vous ne pouvez pas l’acheter.

# -- Mise en place --

winter-rules-setup = Mise en place
winter-rules-setup-picture = Une carte de mise en place : ce avec quoi vous commencez.
winter-rules-setup-boards = Le marqueur est sur la manche un. Tous commencent sans point, leurs deux idoles sous le premier niveau de leur piste.
winter-rules-setup-stones = Les pierres sacrées sont visibles : ère I à gauche, ère II à droite. À deux joueurs quatre de chaque côté, à trois six, à quatre sept. Les autres restent dans la boîte sans être regardées.
winter-rules-setup-decks = Cinq paquets visibles de quinze cartes Tribu. Les cartes Culture sont mélangées par ère ; huit cartes de l’ère I sont visibles.
winter-rules-setup-player = Vous avez un plateau, un chef, deux figurines de la tribu, neuf cartes de départ, cinq campements, trois villages, deux mégalithes gris et huit de votre couleur. Les campements couvrent la droite de votre piste de nourriture. Nourriture et outils commencent à zéro.
winter-rules-setup-chief = Vous recevez un chef et choisissez, dans l’ordre du tour et à la vue de tous, la face de sa carte pour toute la partie.
winter-rules-setup-card = Une carte de mise en place vous donne nourriture et outils, une carte Tribu, un ou plusieurs animaux et peut-être un deuxième campement sur le terrain. Puis elle retourne dans la boîte. Ces gains ne s’échangent pas contre une ressource de moindre valeur.
winter-rules-setup-hand = Votre première main : la carte Tribu reçue, un « Brave », une « Femme de la tribu » et deux cartes de votre pioche mélangée. Cinq en tout.
winter-rules-setup-animals = On révèle sur le terrain de chasse un animal de plus qu’il n’y a de joueurs.
winter-rules-setup-order = L’ordre du tour est tiré au sort. Le premier ne reçoit rien de plus, le deuxième une nourriture, le troisième un outil, le quatrième les deux.
winter-rules-setup-land = Dix-huit tuiles entourent l’hexagone de départ sur deux anneaux : six glaciers à deux ou trois joueurs, trois à quatre, et six types de terrain. Chacun met son campement le plus à gauche sur l’hexagone de départ. Votre piste a donc de la place pour six nourritures, ou sept avec un campement de votre carte de mise en place.
winter-rules-setup-field = Les quatre plateaux Mégalithes sont mélangés et posés selon la disposition conseillée pour le nombre de joueurs. Ils ne sont jamais tournés.
winter-rules-setup-pieces = Les tribus ne diffèrent que par la couleur et l’emblème. Une carte de départ est une carte Tribu pour toutes les règles ; « Brave », « Femme de la tribu » et « Homme de la tribu » comptent comme des types à part.

# -- Ce qui est caché --

winter-rules-secrets = Ce qui est caché
winter-rules-secrets-picture = Votre main n’est qu’à vous ; ce qui est sur les plateaux est à tous.
winter-rules-secrets-nobody = Personne ne connaît l’ordre des pioches cachées, pas même de la sienne. Vous pouvez toujours voir quelles cartes sont dans la vôtre.
winter-rules-secrets-own = Personne d’autre que vous ne voit votre main, votre paquet d’éclipse avant qu’il soit révélé, ni vos cartes ensevelies. De celles-ci, les autres voient le nombre.
winter-rules-secrets-open = Tout le reste est visible : plateaux, cartes jouées, défausses, animaux, nourriture, outils, points et taille des mains et des pioches.

# -- Votre tour --

winter-rules-turn = Votre tour
winter-rules-turn-picture = Une carte Tribu : son travail en haut à gauche, puis ce qu’elle sait faire, puis ce qu’elle fait pendant l’éclipse.
winter-rules-turn-stages = On joue dans l’ordre du tour jusqu’à ce que chacun ait joué trois fois. Un tour a ces étapes : les [cartes Culture](culture), puis [une figurine](columns) et ses actions, puis la défausse de vos cartes jouées ; à votre troisième tour, vous préparez votre [paquet d’éclipse](eclipse-deck).
winter-rules-turn-discard = À la fin de votre tour, toutes les cartes au-dessus de votre plateau vont dans votre défausse. Vous ne piochez rien : de nouvelles cartes viennent à la préparation de la manche suivante.
winter-rules-turn-end = Après le dernier troisième tour commence l’éclipse.
winter-rules-turn-nothing = Sans travail, sans outils et sans cartes, un tour reste possible : placez une figurine, passez ce que vous ne pouvez pas payer, et prenez ce que donnent le milieu et le bas.

# -- Cartes Culture --

winter-rules-culture = Cartes Culture
winter-rules-culture-picture = Deux cartes Culture. Leurs capacités s’utilisent avant de placer une figurine.
winter-rules-culture-playing = Jouez d’abord autant de cartes Culture de votre main que vous voulez. La première est gratuite. Pour chaque suivante, défaussez auparavant une autre carte de votre main. Sans autre carte, elle ne peut pas être jouée.
winter-rules-culture-abilities = Une carte jouée se pose au-dessus de votre plateau. Utilisez ses capacités maintenant, chacune une fois, dans l’ordre de votre choix : quand vous passez à votre figurine, elles sont perdues. Seules les capacités « quand… » veillent tout le tour, et celles qui demandent une colonne attendent votre figurine.
winter-rules-culture-labor = Le travail des cartes Culture vous reste pendant tout le tour.
winter-rules-culture-fresh = Une carte Culture prise en main pendant cette étape peut être jouée aussitôt. Plus tard dans le tour, c’est trop tard.

# -- Placer une figurine --

winter-rules-columns = Placer une figurine
winter-rules-columns-picture = Une colonne, de haut en bas : en haut, agissez tant que vous pouvez payer ; au milieu, une fois ; et la première figurine trouve un bonus en bas.
winter-rules-columns-place = Placez exactement une de vos figurines restantes, chef ou figurine de la tribu, en haut d’une des quatre colonnes ou sur votre emplacement de repos. Vous ne pouvez pas passer.
winter-rules-columns-crowd = Les figurines ne se gênent jamais. Une colonne en accueille autant qu’on veut, même plusieurs des vôtres.
winter-rules-columns-top = En **haut**, faites les actions indiquées autant que vous pouvez payer, dans l’ordre de votre choix. Glissez au **milieu** pour une action au plus. Glissez en **bas** : la première figurine de la manche qui y arrive peut prendre le bonus. On ne remonte jamais.
winter-rules-columns-bottom = Un bonus du bas n’est donné qu’une fois par manche, même si la figurine qui le couvre est à vous.

# -- Travail et nourriture --

winter-rules-labor = Travail et nourriture
winter-rules-labor-picture = La piste de nourriture. Chaque fois que le marqueur passe un symbole de travail en allant vers la gauche, vous gagnez un point de travail.
winter-rules-labor-pool = La plupart des actions coûtent du **travail**. C’est une réserve pour ce tour seulement, remplie par les cartes Tribu, les capacités et la nourriture. Les demi-points comptent : deux moitiés en font un, une seule n’achète rien.
winter-rules-labor-lost = Le travail qui reste à la fin de vos actions est perdu.
winter-rules-labor-food = À tout moment de votre tour, vous pouvez dépenser de la nourriture pour du travail : reculez le marqueur vers la gauche et gagnez un point de travail par symbole passé. D’un coup ou petit à petit, cela revient au même. Pendant l’éclipse, c’est impossible.
winter-rules-labor-price = La nourriture payée comme coût ne donne pas de travail, même si le marqueur passe des symboles. Vous choisissez ce qui vient d’abord.

# -- Cartes Tribu --

winter-rules-tribe = Cartes Tribu
winter-rules-tribe-picture = Un « Brave » et un « Chasseur ». Le « Chasseur » donne un point de travail de plus dans la colonne Chasse.
winter-rules-tribe-playing = Dès que votre figurine est dans une colonne, jouez autant de cartes Tribu de votre main que vous voulez, à tout moment jusqu’à la fin de vos actions. Chacune donne aussitôt le travail indiqué en haut à gauche.
winter-rules-tribe-rest = Si votre figurine se repose, aucune carte Tribu ne peut être jouée pendant ce tour.
winter-rules-tribe-abilities = Chaque capacité d’une carte jouée s’utilise une fois par tour. Celle qui montre une colonne n’agit que si la figurine de ce tour y est. La partie éclipse ne fait rien maintenant. Vous pouvez jouer une carte pour son seul travail.
winter-rules-tribe-fresh = Une carte prise en haut d’Initiation ne peut pas être jouée pendant le même tour ; elle peut être défaussée, ensevelie ou mise dans le paquet d’éclipse. Une carte venue en main autrement peut être jouée.

# -- Repos --

winter-rules-rest = Repos
winter-rules-rest-picture = Une figurine au repos : piochez une carte, puis utilisez un animal.
winter-rules-rest-action = Une figurine sur votre emplacement de repos vous laisse piocher une carte, puis utiliser un de vos animaux.
winter-rules-rest-again = Plusieurs de vos figurines peuvent se reposer dans une manche, une par tour. Chacune compte un point et demi de travail à l’éclipse.
winter-rules-rest-chief = Si votre chef se repose, les capacités sans colonne agissent quand même.

# -- Le chef --

winter-rules-chief = Le chef
winter-rules-chief-picture = Un chef, avec la face choisie au début.
winter-rules-chief-use = Dans le tour où vous placez votre chef, vous pouvez utiliser une fois chaque capacité de la face choisie, de son placement à la fin de vos actions.
winter-rules-chief-column = Une capacité qui montre une colonne n’agit que là. Le symbole de toute colonne vaut pour les quatre, mais pas pour l’emplacement de repos.
winter-rules-chief-card = La carte Chef ne fait pas partie de votre pioche : elle n’est jamais jouée, ensevelie ni comptée.

# -- Initiation --

winter-rules-initiate = Initiation
winter-rules-initiate-picture = Cinq paquets de cartes Tribu. Chaque type une fois par tour.
winter-rules-initiate-top = Haut, autant que vous voulez : payez un outil et un point de travail, prenez une carte Tribu en main. Toutes celles que vous prenez ainsi en un tour doivent être de types différents.
winter-rules-initiate-empty = Vous pouvez choisir un paquet vide : vous payez et recevez un point au lieu d’une carte. Le type compte comme pris.
winter-rules-initiate-middle = Milieu, une fois : payez une nourriture, puis faites l’un ou les deux : mettre une carte Tribu de n’importe quel type dans votre défausse, et ensevelir une carte.
winter-rules-initiate-bottom = Bas, pour la première figurine : une idole, et une carte à ensevelir si vous voulez.

# -- Développement --

winter-rules-develop = Développement
winter-rules-develop-picture = Les cartes Culture visibles et les pierres sacrées.
winter-rules-develop-top = Haut, autant que vous voulez : payez trois points de travail, prenez en main une carte Culture visible. De nouvelles ne viennent qu’à la préparation de la manche suivante.
winter-rules-develop-middle = Milieu, une fois : prenez une [pierre sacrée](stones).
winter-rules-develop-bottom = Bas, pour la première figurine : un outil et une nourriture.

# -- Peuplement --

winter-rules-settle = Peuplement
winter-rules-settle-picture = Les campements partent de l’hexagone de départ ; trois autour d’un point deviennent un village.
winter-rules-settle-top = Haut, autant que vous voulez : payez un outil pour mettre votre campement le plus à gauche sur l’hexagone de départ, ou un point de travail pour déplacer un de vos campements sur un hexagone adjacent.
winter-rules-settle-middle = Milieu, une fois : payez trois nourritures et [fondez un village](land-settlement).
winter-rules-settle-bottom = Bas, pour la première figurine : placez un campement, puis déplacez une fois un des vôtres. S’il n’en reste pas à placer, vous pouvez quand même déplacer.

# -- Chasse --

winter-rules-hunt = Chasse
winter-rules-hunt-picture = Le terrain de chasse. Six animaux visibles au plus.
winter-rules-hunt-open = Haut, autant que vous voulez : payez un point de travail pour révéler les deux animaux suivants de la pioche. Le terrain en tient six au plus ; s’il n’y a place ou carte que pour un, on en révèle un. Quand rien ne peut être révélé, l’action ne peut pas être achetée.
winter-rules-hunt-take = Haut, autant que vous voulez : payez un outil et un point de travail pour prendre un animal visible. Sa place reste vide jusqu’à la préparation de la manche suivante.
winter-rules-hunt-none = Si le terrain et la pioche sont vides, prendre un animal donne un point. Si seul le terrain est vide, révélez d’abord.
winter-rules-hunt-middle = Milieu, une fois : utilisez un de vos animaux.
winter-rules-hunt-bottom = Bas, pour la première figurine : prenez l’animal du dessus de la pioche, ou un point s’il n’y en a pas.

# -- Le terrain --

winter-rules-land = Le terrain
winter-rules-land-picture = Trois campements autour d’un point, et le village qu’ils deviennent : deux influences sur chacun de ses trois hexagones.
winter-rules-land-camps = Un campement entre toujours par l’hexagone de départ et va d’hexagone en hexagone, un pas à la fois. On peut entrer partout, glaciers compris, et un hexagone accueille autant de campements qu’on veut. Vous ne déplacez que les vôtres.
winter-rules-land-steps = Un gain de plusieurs déplacements se partage librement : un campement deux fois, ou deux campements une fois.
winter-rules-land-settlement = Une **intersection** est le point où trois hexagones se rencontrent. Si aucun des trois n’est l’hexagone de départ, qu’aucun village n’y est encore et que vous avez un campement sur chacun, vous pouvez fonder un village : un campement de chaque hexagone retourne sur votre piste de nourriture, et votre village le plus à gauche se pose sur l’intersection.
winter-rules-land-settlements = Vous avez trois villages ; ils ne bougent ni ne partent jamais. Sans village restant, ou sans telle intersection, rien ne peut être fondé. Un effet qui en fonde un ne vous épargne que les trois nourritures.
winter-rules-land-influence = Un campement vaut une **influence** sur son hexagone, un village deux sur chacun de ses trois hexagones.
winter-rules-land-barren = L’hexagone de départ et les glaciers ne donnent pas de bonus à l’éclipse.

# -- Mégalithes --

winter-rules-megaliths = Mégalithes
winter-rules-megaliths-picture = Des mégalithes sur un plateau. Le clair repose sur quatre autres.
winter-rules-megaliths-leftmost = Pour poser un mégalithe, prenez celui le plus à gauche : d’abord les deux gris, puis ceux de votre couleur.
winter-rules-megaliths-where = Un gris peut aller sur une case de départ vide. Tout mégalithe peut aller sur une case vide à côté d’un autre, même par-dessus le bord de deux plateaux qui se touchent. Un mégalithe de votre couleur peut aussi reposer sur quatre qui forment un carré. Sur un champ vide, seule une case de départ est possible : un gris commence donc toujours.
winter-rules-megaliths-start = Les cases de départ ne prennent que des gris. Les gris ne reposent jamais sur d’autres.
winter-rules-megaliths-bonus = Sur une case, un mégalithe donne aussitôt le bonus de cette case.
winter-rules-megaliths-extra = Une case de départ donne un **mégalithe supplémentaire** : posez aussitôt celui le plus à gauche sur une case libre désignée par une flèche ; il donne son propre bonus. Si les deux cases sont prises, rien ne se passe, et rien de moindre n’est donné à la place.
winter-rules-megaliths-levels = Un mégalithe d’un niveau supérieur en demande quatre dessous, en carré sur un même niveau. Les carrés peuvent se chevaucher. Les mégalithes ne bougent jamais.
winter-rules-megaliths-points = Posé sur quatre, il rapporte deux points pour chacun qui est à vous et un pour chaque autre. Les autres joueurs marquent un point pour chacun des leurs. Seuls les quatre juste dessous comptent, et aucune case ne donne de bonus.
winter-rules-megaliths-none = S’il ne vous en reste pas, ou qu’il n’y a pas de place, prenez quelque chose de [moindre](gains-lesser).

# -- Idoles --

winter-rules-idols = Idoles
winter-rules-idols-picture = Deux pistes, deux idoles : les offrandes sur l’une, la vénération sur l’autre.
winter-rules-idols-advance = Chaque idole gagnée fait monter d’un niveau une de vos deux idoles. Plusieurs se partagent entre les pistes.
winter-rules-idols-offering = La piste d’**offrandes** donne des bonus en chemin et décide de ce que valent nourriture et outils [à la fin](end-offering). À son sommet, chaque pas de plus donne un point.
winter-rules-idols-veneration = Sur la piste de **vénération**, l’ordre compte : qui entre sur un niveau se place à droite de ceux qui y sont, et glisse à gauche quand ils partent. Elle classe les joueurs pour leurs [cartes ensevelies](end-veneration).
winter-rules-idols-points = Les trois plus hauts niveaux de vénération donnent deux, trois et cinq points quand on les atteint.
winter-rules-idols-full = Une idole au sommet de la vénération ne va pas plus loin. Si les deux sont au sommet, une idole vaut un point, ou quelque chose de moindre.

# -- Pierres sacrées --

winter-rules-stones = Pierres sacrées
winter-rules-stones-picture = Deux pierres. Chacune rapporte à chaque éclipse à partir de maintenant.
winter-rules-stones-era = Pendant l’ère I, seules les pierres de gauche peuvent être prises ; pendant l’ère II, toutes.
winter-rules-stones-price = Une pierre va dans votre emplacement libre le plus à gauche, et vous payez la nourriture et les outils imprimés là, même si une carte vous donne la pierre. Trois au plus. Les places vides ne sont pas regarnies.
winter-rules-stones-bonus = Quand vous posez une pierre, l’emplacement donne aussitôt son bonus.
winter-rules-stones-score = Chaque pierre rapporte à chaque éclipse, dès la manche où vous l’avez prise. À la fin, elle ne vaut rien de plus.
winter-rules-stones-count = Ce qu’une pierre peut compter : vos villages au contact d’un type de terrain, chacun une fois ; les types d’hexagones avec vos campements ; les mégalithes de votre couleur au sol ou sur d’autres ; les plateaux avec un des vôtres ; les niveaux de vos idoles ; les cartes ensevelies ; les espèces d’animaux utilisés, ou les animaux utilisés d’une espèce.
winter-rules-stones-details = Les mégalithes gris ne comptent jamais. Les glaciers sont un type d’hexagone, l’hexagone de départ non. Un Argentavis ne compte que pour lui-même. Pour les idoles, comptent les niveaux vraiment gravis.
winter-rules-stones-kinds = Il y a dix pierres par ère. Celles de l’ère I comptent villages, campements et mégalithes, celles de l’ère II idoles, cartes ensevelies, mégalithes du dessus et animaux utilisés.

# -- Animaux --

winter-rules-animals = Animaux
winter-rules-animals-picture = Un animal donne ce qu’il montre quand vous l’utilisez. Non utilisé, il fait partie d’une série.
winter-rules-animals-own = Les animaux sont devant vous, droits quand vous les recevez, et restent jusqu’à la fin. Ils ne font jamais partie de votre main ni de votre pioche.
winter-rules-animals-tip = Pour **utiliser** un animal, inclinez sa carte et prenez ce qu’elle donne. Elle ne se redresse jamais.
winter-rules-animals-sets = Les animaux utilisés ne comptent plus pour les [séries](end-sets), mais des pierres sacrées peuvent les compter.

# -- Ensevelir --

winter-rules-burial = Ensevelir
winter-rules-burial-picture = Une carte va sous la carte Sépulture et y reste.
winter-rules-burial-how = Pour **ensevelir**, mettez une carte Tribu ou Culture de votre main, de votre défausse ou d’au-dessus de votre plateau sous votre carte Sépulture. Elle y reste. Les cartes de votre pioche, les animaux, les pierres et les chefs ne s’ensevelissent pas.
winter-rules-burial-played = Une carte ensevelie d’au-dessus du plateau garde ce qu’elle a déjà donné. Ce qu’elle n’a pas encore fait est perdu.
winter-rules-burial-eclipse = Pendant l’éclipse, vous pouvez ensevelir les cartes Tribu révélées ; leurs capacités non utilisées sont perdues.

# -- Lire les cartes --

winter-rules-abilities = Lire les cartes
winter-rules-abilities-picture = On paie à gauche de la flèche, on gagne à droite.
winter-rules-abilities-once = Chaque capacité s’utilise une fois par tour, à tout moment tant que la carte est au-dessus de votre plateau. Les cartes Culture sont [plus pressées](culture-abilities).
winter-rules-abilities-column = Un symbole de colonne : seulement si la figurine de ce tour y est.
winter-rules-abilities-eclipse = Le soleil noir : seulement pendant l’éclipse, si la carte est dans votre paquet d’éclipse.
winter-rules-abilities-arrow = Une flèche : payez tout ce qui est à gauche, puis prenez ce que vous voulez à droite, dans l’ordre de votre choix.
winter-rules-abilities-when = « Quand… » : la première fois de ce tour que vous le faites, par quelque moyen que ce soit, vous pouvez prendre le gain. Ce que vous avez refusé ou échangé, vous ne l’avez pas fait.
winter-rules-abilities-types = « Même » et « différents » parlent des types de cartes. Les gains de cartes Tribu sans ce signe peuvent être de n’importe quels types.
winter-rules-abilities-instead = Le point reçu à la place d’une carte manquante ne s’échange pas.

# -- Prendre ce qui vous revient --

winter-rules-gains = Prendre ce qui vous revient
winter-rules-gains-picture = Du plus grand au plus petit : un mégalithe, une carte, une idole, un outil, une nourriture.
winter-rules-gains-lesser = Pendant les tours et les éclipses, vous pouvez prendre quelque chose de **moindre** au lieu de ce que vous alliez gagner, un pour un : un mégalithe peut devenir une carte, une idole, un outil ou une nourriture ; une carte peut devenir une idole, un outil ou une nourriture ; et ainsi de suite. Cela aide aussi quand on ne peut pas avoir mieux. Ce que vous possédez déjà ne s’échange pas, ni le travail, les points, les campements, les animaux ou les pierres.
winter-rules-gains-order = Un bonus déclenché est résolu aussitôt, avant toute autre chose. S’il y en a plusieurs au même moment, vous choisissez l’ordre.
winter-rules-gains-others = Les points que d’autres gagnent par votre action sont donnés aussitôt et ne demandent aucune décision.
winter-rules-gains-draw = Si votre pioche est vide quand vous devez piocher, votre défausse est mélangée pour en faire une nouvelle, pas avant. Si les deux sont vides, les cartes manquantes ne sont pas piochées.
winter-rules-gains-food = Votre **maximum** de nourriture est dix, moins un par campement sur votre plateau. Le surplus est perdu, même quand des campements rentrent et couvrent la piste.
winter-rules-gains-tools = Les outils ont un maximum de dix.
winter-rules-gains-points = Les points dans un sceau simple comptent aussitôt. Ceux imprimés sur les cartes pour la fin ne comptent qu’alors. Les points ne se perdent jamais.

# -- L’éclipse --

winter-rules-eclipse = L’éclipse
winter-rules-eclipse-picture = Le soleil noir marque ce qu’une carte fait pendant l’éclipse.
winter-rules-eclipse-deck = À la fin de votre troisième tour, posez face cachée des cartes de votre main, à votre choix, au-dessus de votre plateau : c’est votre **paquet d’éclipse**. Ce que vous gardez reste en main, sans limite. Vous ne pourrez plus le changer.
winter-rules-eclipse-labor = Tous les paquets sont révélés ensemble. Vous comptez le travail de vos cartes Tribu, ce qu’ajoutent leurs capacités d’éclipse, et un et demi par figurine au repos. Les cartes Culture ne comptent pas et retournent en main. La nourriture n’y peut rien.
winter-rules-eclipse-order = Le nouvel ordre du tour suit ce travail, le plus grand d’abord. À égalité, qui était plus tard dans l’ancien ordre passe devant.
winter-rules-eclipse-steps = Dans le nouvel ordre, chaque joueur prend tout ce qui suit avant le suivant. Dans chaque partie, vous choisissez l’ordre, et tout peut être refusé.
winter-rules-eclipse-track = D’abord la ressource à côté de votre place sur la piste d’ordre du tour.
winter-rules-eclipse-cards = Puis les capacités d’éclipse de vos cartes Tribu révélées, chacune une fois, dans l’ordre de votre choix. Celles qui donnent du travail ont déjà compté.
winter-rules-eclipse-land = Puis le terrain : chaque hexagone où vous avez le plus d’influence, sans partage ou à égalité, donne son bonus, une fois chacun. C’est l’influence à ce moment qui compte.
winter-rules-eclipse-board = Enfin votre plateau : une carte par village fondé, un outil ou une idole pour le premier, le troisième et le cinquième emplacement de mégalithes si ses deux mégalithes sont partis, et les points de chaque pierre. Une pierre rapporte ce qui est vrai quand vous la choisissez.
winter-rules-eclipse-after = Quand tous ont fini, les paquets d’éclipse vont dans les défausses.

# -- Préparer la manche suivante --

winter-rules-preparation = Préparer la manche suivante
winter-rules-preparation-picture = Chacun pioche cinq cartes.
winter-rules-preparation-figures = Après les manches un à trois, le marqueur avance et toutes les figurines rentrent.
winter-rules-preparation-animals = Le terrain de chasse est complété jusqu’à un animal de plus qu’il n’y a de joueurs. S’il y en a davantage, ils restent.
winter-rules-preparation-culture = Les cartes Culture visibles sont complétées à huit. Après la deuxième manche, toutes s’en vont et l’on en révèle huit de l’ère II.
winter-rules-preparation-draw = Chacun pioche cinq cartes. Elles ne s’échangent pas contre quelque chose de moindre. Puis commence la manche suivante.

# -- La fin et les points --

winter-rules-end = La fin et les points
winter-rules-end-picture = Séries d’animaux non utilisés : plus il y en a d’une espèce, plus elle vaut.
winter-rules-end-order = Après la quatrième éclipse, quatre choses s’ajoutent à vos points : offrandes, vénération, cartes et animaux. Pierres, villages, campements et mégalithes ne donnent rien de plus.
winter-rules-end-offering = **Offrandes :** comptez ensemble nourriture et outils. Le niveau de votre idole dit combien il en faut pour un point. Une idole qui n’a jamais bougé ne donne rien.
winter-rules-end-veneration = **Vénération :** l’idole la plus haute utilise le meilleur tableau pour les cartes ensevelies, la deuxième le suivant, toutes les autres le dernier. Sur un même niveau, plus à gauche est plus haut. Qui n’y a jamais bougé ne reçoit rien des tableaux.
winter-rules-end-cards = **Cartes :** additionnez les points imprimés sur toutes vos cartes, en main, en pioche, en défausse et ensevelies.
winter-rules-end-sets = **Animaux :** vos animaux non utilisés d’une espèce forment une série, de quatre au plus, ou deux mammouths. Ses points sont sur la carte. Les animaux utilisés ne comptent pas.
winter-rules-end-argentavis = Un Argentavis non utilisé peut rejoindre toute série qui contient un vrai animal. Seul, il n’est rien. La table place chacun là où il vaut le plus.
winter-rules-end-winner = Qui a le plus de points gagne. À égalité, qui est plus haut sur la piste d’ordre du tour.

# -- Variantes --

winter-rules-variants = Variantes
winter-rules-variants-picture = Les jetons Repos donnent un petit plus au premier qui se repose.
winter-rules-variants-cards = **Cartes de mise en place choisies.** Il y en a une de plus que de joueurs, visibles ; dans l’ordre inverse du tour, chacun en prend une. Les mains de départ se font ensuite.
winter-rules-variants-chiefs = **Chefs et cartes de mise en place choisis.** D’abord chacun prend un chef dans l’ordre du tour, parmi un de plus qu’il n’y a de joueurs, puis une carte de mise en place comme ci-dessus. Ce qui reste quitte la partie.
winter-rules-variants-glaciers = **Jetons Glacier.** Un jeton face cachée sur chaque glacier. Il est retourné dès qu’un campement entre sur l’hexagone, même s’il repart.
winter-rules-variants-glacier-bonus = Qui fonde un village au contact d’un jeton visible gagne son bonus, et de même tous les suivants. À l’éclipse, ces jetons ne donnent rien.
winter-rules-variants-rest = **Jetons Repos.** L’un des cinq est visible. Le premier joueur d’une manche qui se repose le prend, ou le met sous la pile et prend le suivant sans le voir.
winter-rules-variants-rest-use = Ses effets s’utilisent une fois chacun pendant ce tour, avant, pendant ou après le repos ; puis il va sous la pile. Personne d’autre n’en reçoit dans la manche. À la préparation de la suivante, un nouveau est retourné.

# -- Quelles valeurs sont les nôtres --

winter-rules-values = Quelles valeurs sont les nôtres
winter-rules-values-picture = Beaucoup de cartes sont refaites d’après ce que dit le livret.
winter-rules-values-ours = Le livret ne montre beaucoup de cartes et de plateaux qu’en images. Là où son texte se tait, les valeurs ont été reconstituées : cartes Culture, de nombreuses capacités, les tableaux des idoles, les plateaux. Elles sont marquées dans les données et peuvent être remplacées par celles imprimées.

winter-rules-example-column = Au fil d’une colonne
winter-rules-example-column-1 = Votre figurine entre dans Chasse, où deux animaux sont visibles. Vous jouez un « Chasseur » : un point de travail, et un de plus parce que votre figurine est dans cette colonne.
winter-rules-example-column-2 = Vous dépensez trois nourritures pour deux points de travail de plus. Vous avez maintenant quatre points de travail et deux outils.
winter-rules-example-column-3 = Deux fois, vous payez un outil et un point de travail pour un animal. Puis un point de travail en révèle deux nouveaux.
winter-rules-example-column-4 = Il reste un point de travail et aucun outil : vous glissez plus bas. Au milieu, vous utilisez un animal. En bas, personne n’est venu avant vous : vous prenez un animal de la pioche.

winter-rules-example-food = Que vaut la nourriture ?
winter-rules-example-food-1 = Le marqueur est sur trois. Chaque fois qu’il quitte un, trois, cinq, sept ou neuf, il passe un symbole de travail.
winter-rules-example-food-2 = Vous dépensez trois nourritures. Le marqueur quitte trois et un : deux points de travail.
winter-rules-example-food-3 = Depuis six, les trois mêmes ne quitteraient que cinq en chemin : un point de travail. Regardez avant de dépenser.

winter-rules-example-settlement = Trois campements font un village
winter-rules-example-settlement-1 = Vous avez un campement sur chacun de trois hexagones qui se rencontrent. Aucun n’est l’hexagone de départ.
winter-rules-example-settlement-2 = Vous payez trois nourritures et fondez un village. Les campements retournent sur votre piste de nourriture : il y a maintenant moins de place.
winter-rules-example-settlement-3 = Le village compte deux influences sur chacun des trois hexagones, jusqu’à la fin de la partie. À chaque éclipse, il vous fait aussi piocher une carte.

winter-rules-example-stacking = Sur les épaules des autres
winter-rules-example-stacking-1 = Quatre mégalithes forment un carré : un à vous, un à un autre joueur, deux gris.
winter-rules-example-stacking-2 = Vous en posez un de votre couleur sur les quatre.
winter-rules-example-stacking-3 = Vous marquez deux points pour le vôtre dessous et un pour chacun des trois autres : cinq points. L’autre joueur en marque un.

winter-rules-example-order = Qui passe en premier ?
winter-rules-example-order-1 = Les paquets d’éclipse sont révélés. Le premier joueur montre un « Brave » et a une figurine au repos, le troisième montre un « Chaman ». Le deuxième ne montre rien, mais une figurine se repose.
winter-rules-example-order-2 = Un « Brave » vaut un point et demi de travail, une figurine au repos aussi : trois en tout. Un « Chaman » compte un, et une moitié à l’éclipse. Le deuxième joueur a lui aussi un et demi.
winter-rules-example-order-3 = Qui a trois points de travail passe en premier. Les deux autres sont à égalité, et qui était plus tard passe devant qui était plus tôt.

winter-rules-example-animals = Compter les animaux
winter-rules-example-animals-1 = Deux rhinocéros sont droits, un est utilisé. Il y a un mammouth, trois paresseux et un Argentavis.
winter-rules-example-animals-2 = Le rhinocéros utilisé ne compte pas. Deux rhinocéros valent trois points, un seul mammouth deux.
winter-rules-example-animals-3 = L’Argentavis rejoint les paresseux : quatre d’une espèce, dix points. Quinze en tout.

# -- la légende --

winter-rules-sign-food = **Nourriture.** Elle paie, et devient travail.
winter-rules-sign-maxfood = **Nourriture jusqu’à votre maximum.**
winter-rules-sign-tool = **Outil.** Paie cartes, campements et animaux.
winter-rules-sign-labor = **Travail**, un point.
winter-rules-sign-half = **Un demi-point de travail.** Deux en font un.
winter-rules-sign-idol = **Idole.** Fait monter une de vos idoles d’un niveau.
winter-rules-sign-megalith = **Mégalithe.** Posez celui le plus à gauche.
winter-rules-sign-extra_megalith = **Mégalithe supplémentaire.** Un de plus, là où pointe une flèche.
winter-rules-sign-ground_megalith = Un mégalithe au sol.
winter-rules-sign-upper_megalith = Un mégalithe posé sur d’autres.
winter-rules-sign-megalith_boards = Plateaux Mégalithes avec un des vôtres.
winter-rules-sign-stone = **Pierre sacrée.**
winter-rules-sign-camp = **Campement.**
winter-rules-sign-settlement = **Village.**
winter-rules-sign-draw = **Piochez** une carte de votre pioche.
winter-rules-sign-discard = **Défaussez** une carte de votre main, comme coût.
winter-rules-sign-take_tribe = Prenez une **carte Tribu** en main.
winter-rules-sign-recruit_tribe = Mettez une **carte Tribu** dans votre défausse.
winter-rules-sign-take_culture = Prenez en main une **carte Culture** visible.
winter-rules-sign-take_animal = Prenez un **animal** du terrain de chasse.
winter-rules-sign-draw_animal = Prenez l’**animal** du dessus de la pioche.
winter-rules-sign-reveal_animal = **Révélez** un animal sur le terrain de chasse.
winter-rules-sign-tip = **Utilisez** un de vos animaux.
winter-rules-sign-bury = **Ensevelissez** une carte.
winter-rules-sign-place_camp = **Placez un campement** sur l’hexagone de départ.
winter-rules-sign-move_camp = **Déplacez un campement** d’un hexagone.
winter-rules-sign-eclipse = Pendant l’**éclipse** seulement.
winter-rules-sign-initiate = Dans la colonne **Initiation**.
winter-rules-sign-develop = Dans la colonne **Développement**.
winter-rules-sign-settle = Dans la colonne **Peuplement**.
winter-rules-sign-hunt = Dans la colonne **Chasse**.
winter-rules-sign-any = Dans **n’importe quelle colonne**.
winter-rules-sign-rest = **Repos.**
winter-rules-sign-start = L’**hexagone de départ**.
winter-rules-sign-glacier = **Glacier.**
winter-rules-sign-grassland = **Prairie.**
winter-rules-sign-forest = **Forêt.**
winter-rules-sign-hills = **Collines.**
winter-rules-sign-lake = **Lac.**
winter-rules-sign-tundra = **Toundra.**
winter-rules-sign-mountain = **Montagne.**
winter-rules-sign-points = **Points**, aussitôt.
winter-rules-sign-points-late = **Points** comptés à la fin de la partie.

# -- le glossaire --

winter-rules-word-above = Au-dessus du plateau
winter-rules-word-above-about = Où sont vos cartes jouées jusqu’à la fin de votre tour.
winter-rules-word-bottom = Bas
winter-rules-word-bottom-about = La dernière partie d’une colonne : un bonus pour la première figurine de la manche.
winter-rules-word-bury = Ensevelir
winter-rules-word-bury-about = Mettre une carte sous votre carte Sépulture, pour le reste de la partie.
winter-rules-word-camp = Campement
winter-rules-word-camp-about = Une de vos tentes sur le terrain ; une influence.
winter-rules-word-chief = Chef
winter-rules-word-chief-about = La figurine aux bois, et sa carte avec des capacités.
winter-rules-word-column = Colonne
winter-rules-word-column-about = L’une des quatre façons d’agir : Initiation, Développement, Peuplement, Chasse.
winter-rules-word-culture-card = Carte Culture
winter-rules-word-culture-card-about = Ce que votre peuple a appris ; jouée avant de placer une figurine.
winter-rules-word-eclipse = Éclipse
winter-rules-word-eclipse-about = La fin de chaque manche, quand chacun récolte.
winter-rules-word-eclipse-deck = Paquet d’éclipse
winter-rules-word-eclipse-deck-about = Les cartes mises de côté à votre troisième tour pour l’éclipse.
winter-rules-word-era = Ère
winter-rules-word-era-about = Deux manches : l’ère I et l’ère II.
winter-rules-word-figure = Figurine
winter-rules-word-figure-about = L’une de vos trois : un chef et deux figurines de la tribu. Une par tour.
winter-rules-word-food-maximum = Maximum de nourriture
winter-rules-word-food-maximum-about = Dix, moins un par campement encore sur votre plateau.
winter-rules-word-hunting-grounds = Terrain de chasse
winter-rules-word-hunting-grounds-about = Les animaux visibles.
winter-rules-word-idol = Idole
winter-rules-word-idol-about = Un marqueur sur la piste d’offrandes ou de vénération ; un gain qui en fait monter un.
winter-rules-word-influence = Influence
winter-rules-word-influence-about = Ce qui décide qui reçoit le bonus d’un hexagone.
winter-rules-word-juncture = Intersection
winter-rules-word-juncture-about = Le point où trois hexagones se rencontrent.
winter-rules-word-labor = Travail
winter-rules-word-labor-about = Ce que coûtent la plupart des actions. Il ne dure qu’un tour.
winter-rules-word-lesser = Moindre
winter-rules-word-lesser-about = Ce qu’on peut prendre à la place : mégalithe, carte, idole, outil, nourriture, du plus grand au plus petit.
winter-rules-word-megalith = Mégalithe
winter-rules-word-megalith-about = Un bloc de pierre ; deux gris d’abord, puis huit de votre couleur.
winter-rules-word-offering = Piste d’offrandes
winter-rules-word-offering-about = Décide de ce que valent nourriture et outils à la fin.
winter-rules-word-rest = Repos
winter-rules-word-rest-about = Placer une figurine sur votre propre plateau au lieu d’une colonne.
winter-rules-word-sacred-stone = Pierre sacrée
winter-rules-word-sacred-stone-about = Rapporte à chaque éclipse.
winter-rules-word-settlement = Village
winter-rules-word-settlement-about = Trois campements en deviennent un ; deux influences sur trois hexagones.
winter-rules-word-setup-card = Carte de mise en place
winter-rules-word-setup-card-about = Ce avec quoi vous commencez.
winter-rules-word-start-cell = Case de départ
winter-rules-word-start-cell-about = Une case pour mégalithes gris, avec des flèches.
winter-rules-word-start-hex = Hexagone de départ
winter-rules-word-start-hex-about = Le centre du terrain, par où entrent les campements.
winter-rules-word-tip = Utiliser un animal
winter-rules-word-tip-about = Incliner sa carte et prendre ce qu’elle donne.
winter-rules-word-tribe-card = Carte Tribu
winter-rules-word-tribe-card-about = Quelqu’un de votre peuple ; donne du travail quand on la joue dans une colonne.
winter-rules-word-turn-order-track = Piste d’ordre du tour
winter-rules-word-turn-order-track-about = Qui passe en premier, décidé à chaque éclipse.
winter-rules-word-veneration = Piste de vénération
winter-rules-word-veneration-about = Classe les joueurs pour leurs cartes ensevelies.
