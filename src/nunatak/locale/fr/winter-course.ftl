# Le cours d’Endless Winter : ce que dit le compagnon. `<lesson>` est le titre, `<lesson>-idea` la ligne dessous.

winter-course-about =
    Quinze courtes leçons et une première partie avec un compagnon à vos côtés. Elles commencent par ce que tout le monde
    manque au début : d’où vient le travail. Le plateau est le vrai ; rien de ce que vous essayez ne peut mal tourner, et
    chaque essai manqué reçoit une réponse.
winter-course-read-on = Rien à faire ici. Appuyez sur « Suite » quand vous en avez assez vu.

## Personne ne travaille sans être joué

winter-course-labor = Personne ne travaille sans être joué
winter-course-labor-idea = Le travail vient des gens que vous jouez de votre main, pendant ce tour.
winter-course-labor-who = Votre figurine est sur le terrain de chasse. Un animal coûte un outil et un point de travail. Vous avez deux outils, et aucun travail.
winter-course-labor-who-task = Rapportez deux animaux. D’où vient le travail ?
winter-course-labor-nobody = Il manque un point de travail. Personne ne travaille sans être joué : regardez votre main.
winter-course-labor-who-slide = Vous passeriez devant les animaux, et l’on ne remonte pas. Vos gens n’ont même pas quitté la tente.
winter-course-labor-who-done = Quelqu’un travaille : un point de travail.
winter-course-labor-first = Un point de travail, deux outils.
winter-course-labor-first-task = Prenez un animal.
winter-course-labor-first-play = Bien sûr, mais utilisez d’abord ce que vous avez : prenez un animal.
winter-course-labor-first-done = Le premier. Le travail est dépensé.
winter-course-labor-again-task = Encore un. Qui travaille maintenant ?
winter-course-labor-again-done = De nouveau un point de travail.
winter-course-labor-second-task = Prenez le deuxième animal.
winter-course-labor-second-done = Deux animaux, deux personnes, deux outils.
winter-course-labor-end = Le travail ne se met pas en réserve. Il vient de votre main, se dépense pendant ce tour, et ce qui reste fond. Chaque fois que vous lisez « Travail : 0 », jouez quelqu’un.

## La bonne personne au bon endroit

winter-course-place = La bonne personne au bon endroit
winter-course-place-idea = Qui est habile dans votre colonne travaille deux fois, si vous utilisez sa capacité.
winter-course-place-slide = En glissant, vous quitteriez le haut de la colonne pour de bon. Il y a encore à faire ici.
winter-course-place-where = Où ? Qui travaille ? À quoi ? Ce sont les trois questions de chaque tour. Dans votre main se trouve une « Artisane », habile en Développement.
winter-course-place-where-task = Apprenez « Effort commun », qui coûte trois points de travail. Dans quelle colonne envoyez-vous une figurine ?
winter-course-place-where-chief = La capacité de votre chef sert à autre chose. Gardez le chef, et envoyez une autre figurine.
winter-course-place-where-column = Là, l’« Artisane » n’a rien de spécial : le symbole de sa capacité doit être celui de votre colonne.
winter-course-place-where-other = D’abord, une figurine va dans une colonne.
winter-course-place-where-done = Développement : ici, l’« Artisane » est chez elle.
winter-course-place-who = Personne ne travaille sans être joué.
winter-course-place-who-task = Jouez l’« Artisane ».
winter-course-place-who-woman = Il vous la faudra aussi. Mais d’abord l’« Artisane » : cette carte cache plus d’un point de travail.
winter-course-place-who-done = Un point de travail.
winter-course-place-use = La carte est devant vous, et sa capacité attend.
winter-course-place-use-task = Utilisez ce qui est écrit sur l’« Artisane ».
winter-course-place-use-forgotten = Cela ferait deux et demi : pas assez. Votre « Artisane » a encore à donner.
winter-course-place-use-done = Deux points de travail d’une seule personne.
winter-course-place-more-task = Il en faut encore un. Qui d’autre ?
winter-course-place-more-done = Trois et demi.
winter-course-place-learn-task = Apprenez « Effort commun ».
winter-course-place-learn-done = C’est appris.
winter-course-place-left = Il reste un demi-point de travail. Il n’achète rien, et fond à la fin du tour.
winter-course-place-chief = Il n’y a plus qu’un « Homme de la tribu » dans votre main. Mais votre chef est Main Habile, qui vaut deux points de travail en Développement.
winter-course-place-chief-task = La même carte, encore une fois. Qui envoyez-vous ?
winter-course-place-chief-figure = Le chef n’aide que dans le tour où vous le placez.
winter-course-place-chief-column = La capacité du chef ne compte qu’en Développement.
winter-course-place-chief-done = Le chef est venu.
winter-course-place-skill-task = Utilisez la capacité du chef.
winter-course-place-skill-play = Lui aussi, dans un instant. D’abord le chef.
winter-course-place-skill-done = Deux points de travail.
winter-course-place-hands-task = Et le troisième ?
winter-course-place-again-done = C’est appris, avec une seule carte de votre main.
winter-course-place-end = Regardez d’abord votre main, puis choisissez la colonne. Et pensez au chef : deux points de travail, une fois par manche.

## Manger, c’est aussi travailler

winter-course-food = Manger, c’est aussi travailler
winter-course-food-idea = La nourriture devient travail, si vous partez du bon nombre.
winter-course-food-who = Un « Homme de la tribu », trois nourritures, et une carte qui coûte trois points de travail.
winter-course-food-who-task = Apprenez « Vannerie ». Qui travaille d’abord ?
winter-course-food-who-eat = Presque : trois nourritures font deux points de travail. Et quelqu’un est encore dans votre tente.
winter-course-food-who-done = Un point de travail, encore deux.
winter-course-food-eat = Sur la piste de nourriture, certains nombres portent un pic : 1, 3, 5, 7 et 9. Quand votre marqueur quitte un tel nombre en descendant, cela fait un point de travail.
winter-course-food-eat-task = Mangez, et obtenez deux points de travail.
winter-course-food-eat-little = Cela passe trop peu de pics. De trois jusqu’à rien, il y en a deux.
winter-course-food-eat-done = Trois points de travail en tout.
winter-course-food-learn-task = Apprenez « Vannerie ».
winter-course-food-learn-done = C’est appris, le ventre plein.
winter-course-food-picks = Mieux vaut donc manger à partir d’un nombre impair : la première bouchée travaille déjà.
winter-course-food-hunt = Un outil, quatre nourritures, et une « Femme de la tribu », qui peut changer une nourriture en outil.
winter-course-food-hunt-task = Prenez deux animaux, et gardez deux nourritures. Commencez par la « Femme de la tribu ».
winter-course-food-hunt-even = De quatre à trois, aucun pic n’est passé : vous mangeriez, et personne ne bougerait. À partir d’un nombre impair, la première bouchée compte.
winter-course-food-tool = Un point et demi de travail. Deux animaux demandent deux outils et deux points de travail.
winter-course-food-tool-task = Utilisez la capacité de la « Femme de la tribu » : payez une nourriture, gagnez un outil.
winter-course-food-tool-other = Pas encore. Une chose après l’autre, pour qu’il reste deux nourritures à la fin.
winter-course-food-take-task = Prenez l’outil.
winter-course-food-take-done = Un deuxième outil. Et regardez où est maintenant le marqueur de nourriture.
winter-course-food-bite = Trois est impair : le coût a amené le marqueur au bon endroit.
winter-course-food-bite-task = Mangez juste assez pour un point de travail.
winter-course-food-bite-much = Une bouchée suffit pour un point de travail ; vous voulez garder deux nourritures.
winter-course-food-bite-done = Deux points et demi de travail, deux outils, deux nourritures.
winter-course-food-first-task = Prenez un animal.
winter-course-food-second-task = Et un autre.
winter-course-food-second-done = Deux animaux, et il reste de quoi souper.
winter-course-food-end = La nourriture qui paie un coût ne donne pas de travail. Mais un coût peut amener le marqueur sur le bon nombre : il devient alors une préparation.

## Au fil de la colonne

winter-course-down = On descend la colonne, sans remonter
winter-course-down-idea = Le haut tant que vous pouvez payer, le milieu une fois, le bas pour la première figurine.
winter-course-down-where = Un « Chasseur » en main, un outil, et un paresseux géant qui vous suit déjà. Il peut valoir quatre nourritures.
winter-course-down-where-task = Avec une seule figurine : quatre nourritures et deux nouveaux animaux. Où va-t-elle ?
winter-course-down-where-rest = Le repos apporterait la nourriture, mais pas d’animaux. Ils se chassent.
winter-course-down-where-other = Pas d’animaux là. Cherchez la colonne des bêtes.
winter-course-down-where-done = Toute une colonne est sous votre figurine : haut, milieu, bas.
winter-course-down-who-task = D’abord le haut : un animal contre un outil et un point de travail.
winter-course-down-who-done = Un point de travail.
winter-course-down-slide-early = Le haut serait derrière vous, et personne ne remonte. Prenez d’abord un animal ici.
winter-course-down-tip-early = Utiliser un animal, c’est écrit au milieu de la colonne. Votre figurine est encore en haut.
winter-course-down-top-task = Prenez un animal.
winter-course-down-top-other = Un point de travail, un outil : juste assez pour un animal. Gardez-les pour cela.
winter-course-down-top-done = Le premier nouvel animal.
winter-course-down-slide = On ne peut plus rien payer en haut : l’outil est dépensé. Ce qui est imprimé au milieu attend.
winter-course-down-slide-task = Glissez au milieu.
winter-course-down-slide-other = Plus de travail ne servirait à rien : un deuxième animal demande un deuxième outil. Glissez plus bas.
winter-course-down-slide-done = Au milieu.
winter-course-down-middle = Ici, vous pouvez utiliser un animal : inclinez sa carte, et elle donne ce qui y est imprimé. Une fois, et plus jamais.
winter-course-down-middle-task = Utilisez le paresseux géant pour quatre nourritures.
winter-course-down-middle-slide = Le milieu sert une fois, et ne coûte rien ici. Ne passez pas devant.
winter-course-down-middle-other-animal = Celui-là donne autre chose. Les quatre nourritures sont imprimées sur le paresseux géant.
winter-course-down-middle-other = Le travail n’achète rien dans ce milieu. Utilisez le paresseux géant.
winter-course-down-middle-done = Quatre nourritures. Après le milieu, votre figurine glisse d’elle-même en bas.
winter-course-down-bottom = Personne n’est venu ici avant vous dans cette manche : le bas est à vous. C’est l’animal du dessus de la pioche, sans le voir et gratuit.
winter-course-down-bottom-task = Prenez votre cadeau dans la pioche des animaux.
winter-course-down-bottom-end = Vous arrivez en premier, et le dernier pas est un cadeau. Prenez-le avant de partir.
winter-course-down-bottom-tip = Une fois suffisait : le milieu est derrière vous.
winter-course-down-bottom-back = Ceux-là étaient à prendre en haut. On ne remonte pas.
winter-course-down-bottom-other = Ici, il ne reste que le cadeau. Prenez l’animal du dessus de la pioche.
winter-course-down-bottom-done = Quatre nourritures et deux nouveaux animaux, avec une figurine.
winter-course-down-end = Votre figurine couvre maintenant le bas : qui vient plus tard dans cette manche n’aura rien. Et le paresseux utilisé a servi de repas aujourd’hui : il ne compte plus dans une série d’animaux à la fin.

## Repos

winter-course-rest = Une main pour trois tours, et le repos
winter-course-rest-idea = Les cartes jouées ne reviennent pas avant la manche suivante. Souvent, une figurine se repose.
winter-course-rest-where = C’est votre troisième tour, et tous les gens de votre main ont travaillé. Aucune nouvelle carte ne vient avant la manche suivante.
winter-course-rest-where-task = La tente est vide. Finissez ce tour avec quatre nourritures et une carte. Où va votre dernière figurine ?
winter-course-rest-where-hunt = De la nourriture, oui : le milieu utiliserait votre paresseux. Mais aucune carte ne vient de là, et il ne reste personne pour travailler.
winter-course-rest-where-other = Sans personne pour travailler, il y a peu à faire dans cette colonne. Un seul endroit ne demande aucun travail.
winter-course-rest-where-done = Votre figurine se couche dans la tente.
winter-course-rest-draw = Le repos donne deux choses, dans cet ordre : une carte de votre pioche, puis vous pouvez utiliser un animal.
winter-course-rest-draw-task = Piochez une carte.
winter-course-rest-draw-tip = D’abord la carte, puis l’animal. Qui commence par l’animal n’a pas de carte.
winter-course-rest-draw-end = Une carte et quatre nourritures vous attendent encore.
winter-course-rest-draw-other = On pourrait prendre quelque chose de moindre. Mais c’est pour une carte que vous êtes là.
winter-course-rest-draw-done = Un « Brave » vient dans votre main.
winter-course-rest-tip-task = Maintenant, utilisez le paresseux géant.
winter-course-rest-tip-end = Quatre nourritures attendent encore : utilisez d’abord le paresseux.
winter-course-rest-tip-play = Qui se repose ne travaille pas. Le « Brave » reste dans votre main.
winter-course-rest-tip-done = Quatre nourritures.
winter-course-rest-over = Une carte et quatre nourritures, sans le moindre travail. Se reposer, c’est jouer un tour, ce n’est pas passer.
winter-course-rest-over-task = Terminez votre tour.
winter-course-rest-over-other = Rien ici ne demande de travail. Gardez la nourriture, et terminez votre tour.
winter-course-rest-dark = Après un troisième tour, vous pouvez poser des cartes face cachée pour l’éclipse. Celles que vous gardez restent en main pour la manche suivante.
winter-course-rest-dark-task = Posez le « Brave » pour l’éclipse.
winter-course-rest-dark-close = Garder le « Brave » est permis, et souvent sage. Mais essayez une fois l’autre voie.
winter-course-rest-dark-done = Le « Brave » attend dans le noir.
winter-course-rest-end = À l’éclipse, le « Brave » compte, et la figurine endormie aussi : un point et demi de travail par figurine au repos. Ensuite chacun pioche cinq cartes, en plus de celles gardées.

## Cartes Culture

winter-course-culture = Le savoir passe d’abord
winter-course-culture-idea = Les cartes Culture se jouent et s’utilisent avant de placer la figurine.
winter-course-culture-first = Deux cartes Culture et un « Homme de la tribu » sont dans votre main. « Effort commun » donne deux points de travail, « Taille du silex » deux outils.
winter-course-culture-first-task = Apprenez « Aiguilles en os », pour trois points de travail. Que faites-vous d’abord ?
winter-course-culture-first-flint = Deux outils n’achètent pas de carte : elle coûte du travail. Et la première carte Culture d’un tour est gratuite, chaque suivante vous coûte une carte de votre main.
winter-course-culture-first-figure = Une fois quelqu’un en route, le temps de réfléchir est passé. Les cartes Culture viennent avant la figurine.
winter-course-culture-first-people = Les gens travaillent là où est une figurine, et aucune n’est encore placée. Mais autre chose vient même avant la figurine.
winter-course-culture-first-done = La première est gratuite.
winter-course-culture-read = La carte est visible au-dessus de votre plateau. Son cadeau y est encore.
winter-course-culture-read-task = Utilisez « Effort commun ».
winter-course-culture-read-figure = Vous avez ouvert le livre sans le lire. Une fois la figurine placée, c’est trop tard.
winter-course-culture-second = Une deuxième carte Culture vous coûterait l’« Homme de la tribu ». Deux outils, et plus personne pour les manier.
winter-course-culture-read-done = Deux points de travail, et aucune figurine n’a encore bougé.
winter-course-culture-where = Pour la première fois, quelque chose est prêt avant le départ de votre figurine.
winter-course-culture-where-task = Où apprend-on les cartes Culture ?
winter-course-culture-where-other = Les cartes Culture s’apprennent en Développement.
winter-course-culture-where-done = Votre figurine arrive, et deux points de travail l’attendent.
winter-course-culture-who-task = Il manque un point de travail.
winter-course-culture-who-late = Trop tard pour celle-ci : les cartes Culture viennent avant la figurine. Elle reste en main pour un autre tour.
winter-course-culture-who-short = Deux points de travail ne font pas trois. Qui n’a pas encore travaillé ?
winter-course-culture-who-done = Trois.
winter-course-culture-learn-task = Apprenez « Aiguilles en os ».
winter-course-culture-learn-done = C’est appris, avec une seule personne.
winter-course-culture-end = Avant de toucher à une figurine, cherchez donc les cartes Culture de votre main. La première est gratuite, chaque suivante coûte une carte, et ce que vous n’utilisez pas aussitôt est perdu pour ce tour.

## L’éclipse

winter-course-eclipse = L’éclipse
winter-course-eclipse-idea = Les cartes posées dans le noir font le nouvel ordre. Puis tout ce que vous avez rapporte.
winter-course-eclipse-lay = La manche est finie. Bison a posé une carte face cachée, et personne ne se repose. À vous de choisir : ce que vous posez compte son travail dans le noir, ce que vous gardez sera là demain.
winter-course-eclipse-lay-task = Passez en premier à la manche suivante. Quelle carte va dans le noir ?
winter-course-eclipse-lay-culture = Le savoir ne travaille pas la nuit : il ne compte pas et revient dans votre main. Comme bluff, c’est bien trouvé.
winter-course-eclipse-lay-nothing = Alors Bison reste en tête. Une carte en main sert demain, une carte dans le noir fait votre place dans la file.
winter-course-eclipse-lay-done = Un point et demi de travail, face cachée.
winter-course-eclipse-close = « Maîtrise du feu » n’y vaudrait rien. Elle reste avec vous.
winter-course-eclipse-close-task = Fermez votre paquet d’éclipse, et le ciel s’obscurcit.
winter-course-eclipse-close-done = Un et demi chacun. À égalité, qui était plus tard dans la file passe devant : vous voilà en tête.
winter-course-eclipse-place = D’abord, votre place dans la file rapporte. La première permet de poser un mégalithe. Mais quoi qu’on vous donne, vous pouvez prendre quelque chose de moindre : mégalithe, carte, idole, outil, nourriture.
winter-course-eclipse-place-task = Les mégalithes ont le temps. Prenez un outil au lieu de celui-ci.
winter-course-eclipse-place-raise = Une belle chose, qui a sa propre leçon. Cette fois, prenez moins : un outil.
winter-course-eclipse-place-decline = Rien du tout ? Quelque chose de moindre, c’est encore quelque chose.
winter-course-eclipse-place-other = Moindre, oui. Mais prenez un outil.
winter-course-eclipse-place-done = Un outil au bon moment.
winter-course-eclipse-people = Puis vos gens révélés : ce qui est sur eux à côté du soleil noir. La « Femme de la tribu » déplace un campement.
winter-course-eclipse-people-task = Utilisez la « Femme de la tribu ».
winter-course-eclipse-people-on = Elle a encore quelque chose à donner : un campement peut marcher.
winter-course-eclipse-people-done = Un campement est prêt à partir.
winter-course-eclipse-walk-task = Déplacez votre campement vers la forêt marquée.
winter-course-eclipse-walk-other = Ce n’est pas la forêt. Une forêt donne un outil et une nourriture.
winter-course-eclipse-walk-decline = Le campement resterait où il est. Déplacez-le : la forêt donne plus.
winter-course-eclipse-walk-done = Juste à temps pour la récolte.
winter-course-eclipse-land = Puis le terrain : chaque hexagone où personne n’est plus fort que vous donne son bonus.
winter-course-eclipse-land-task = Récoltez dans la forêt.
winter-course-eclipse-land-on = Vous laisseriez une récolte sur pied.
winter-course-eclipse-take-task = Prenez l’outil. La nourriture vient d’elle-même.
winter-course-eclipse-take-other = L’un après l’autre : d’abord l’outil, puis la nourriture vient d’elle-même.
winter-course-eclipse-take-done = Deux outils et une nourriture, dans le noir.
winter-course-eclipse-board = Enfin, votre propre plateau rapporte : les villages donnent des cartes, les emplacements de mégalithes vides des outils et des idoles, les pierres sacrées des points. Le vôtre est encore nu.
winter-course-eclipse-end = Votre place, vos gens, vos terres, votre plateau : quatre récoltes, à chaque éclipse. Puis les figurines rentrent, on pioche cinq nouvelles cartes, et vous commencez la manche suivante en tête.

## Une partie entière

winter-course-first-game = Votre première partie
winter-course-first-game-idea = Une partie entière contre un adversaire facile. Je reste à vos côtés.
winter-course-game-side = Deux faces d’un même chef : vous en choisissez une pour toute la partie. Sa capacité agit dans le tour où vous envoyez le chef. La face A donne deux points de travail en Développement, où l’« Artisane » de votre main est chez elle.
winter-course-game-where = Où ? Quatre colonnes, ou le repos. Trois figurines sont vos trois tours de cette manche, et personne ne vous barre jamais la route. Regardez d’abord votre main : qui est habile où ?
winter-course-game-labor = Personne ne travaille sans être joué. Le travail vient des gens de votre main, et chaque carte gardée est là pour vos autres tours.
winter-course-game-skill = Cette carte offre plus que le travail dans son coin : sa capacité nomme la colonne où vous êtes. Celle de votre chef compte aussi, si le chef est ici.
winter-course-game-bottom = Vous arrivez en premier au bas de cette colonne dans cette manche. Prenez ce qu’il donne avant de terminer votre tour.
winter-course-game-eclipse-deck = Trois tours sont passés. Les gens que vous posez maintenant comptent leur travail dans le noir : ils décident qui passe en premier, et ce qui est à côté de leur soleil noir agit. Ceux que vous gardez sont là à la manche suivante.
winter-course-game-harvest = Le terrain rapporte : prenez le bonus de chaque hexagone qui brille avant de continuer.
winter-course-game-board = Et votre propre plateau rapporte : des cartes pour les villages, des cadeaux des emplacements de mégalithes vides. Prenez tout ce qui brille avant de continuer.
winter-course-game-last-round = La dernière manche. Tout ce qui rapporte aux éclipses rapporte encore une fois. À la fin comptent la nourriture et les outils selon vos offrandes, les cartes ensevelies selon la vénération, les points de vos cartes, et les séries d’animaux non utilisés.
winter-course-game-third-round = La seconde moitié : toutes les cartes Culture visibles sont nouvelles et plus fortes, et les pierres de droite peuvent maintenant être prises.
winter-course-game-second-round = Les figurines sont rentrées, et cinq nouvelles cartes ont rejoint celles que vous aviez gardées. Les bas des colonnes sont libres, eux aussi.
winter-course-game-rest = Il reste peu de gens dans votre main. Une figurine au repos pioche une carte, utilise un animal, et compte un et demi à l’éclipse.
winter-course-game-second-turn = Votre main ne s’est pas remplie : elle doit durer trois tours. Quelles colonnes ont encore un bas libre ?
winter-course-game-culture = Vous avez une carte Culture. Si vous voulez la jouer, c’est maintenant, avant de placer une figurine, et utilisez-la aussitôt. La première d’un tour est gratuite.
winter-course-game-food = La nourriture travaille aussi : chaque pic que votre marqueur passe en descendant vaut un point de travail. De préférence à partir d’un nombre impair.
winter-course-game-lesser = Quoi qu’on vous donne, vous pouvez prendre à la place quelque chose de moindre : mégalithe, carte, idole, outil, nourriture, dans cet ordre.
winter-course-game-settlement = Trois de vos campements entourent une intersection : pour trois nourritures, ils deviennent un village, qui reste pour de bon et donne une carte à chaque éclipse.
winter-course-game-stone = Vous pouvez payer une pierre sacrée. Elle rapporte à chaque éclipse à partir de maintenant : tôt, c’est bien, et une pierre qui convient à ce que vous avez, c’est mieux.
winter-course-game-over = Bien joué. La feuille montre d’où viennent les points de chacun : là où vous en avez le moins, une leçon de la seconde moitié peut aider. Prenez-les dans l’ordre que vous voulez.

## Un village

winter-course-settle = Trois campements font un village
winter-course-settle-idea = Trois de vos campements autour d’une intersection deviennent un village, pour de bon.
winter-course-settle-where = Trois de vos campements sont sur le terrain. Un village se fonde là où trois hexagones se rencontrent, avec un campement à vous sur chacun ; il coûte trois nourritures.
winter-course-settle-where-task = Fondez un village. Où va votre figurine ?
winter-course-settle-where-other = C’est en Peuplement que les campements marchent et que les villages se fondent.
winter-course-settle-who-task = Un campement est à l’écart : il doit aller sur l’hexagone marqué.
winter-course-settle-eat = La nourriture est pour la fondation : il faut les trois. Laissez marcher l’« Éclaireur ».
winter-course-settle-slide = Les campements marchent en haut. Plus bas, il manquerait un campement à l’intersection.
winter-course-settle-who-done = Un point de travail : un pas.
winter-course-settle-walk = Un campement avance d’un hexagone par point de travail. Touchez le campement à l’écart, puis l’hexagone marqué.
winter-course-settle-walk-task = Déplacez-le sur l’hexagone marqué.
winter-course-settle-walk-other = Un pas suffit, et vous avez le travail pour cela.
winter-course-settle-walk-astray = Deux sur trois. L’intersection qu’il vous faut est entre vos autres campements et l’hexagone marqué. La tuile de départ au milieu est à tous : aucun village ne la touche.
winter-course-settle-walk-away = Ce campement est déjà à l’intersection. Laissez-le là.
winter-course-settle-walk-done = Trois campements autour d’une intersection.
winter-course-settle-down-task = Les villages se fondent au milieu. Glissez plus bas.
winter-course-settle-down-early = La fondation est écrite au milieu. D’abord un pas plus bas.
winter-course-settle-found = L’intersection brille. Trois nourritures, et elle est à vous.
winter-course-settle-found-task = Fondez le village.
winter-course-settle-found-slide = Vous passeriez devant. La fondation est ici.
winter-course-settle-found-other = Maintenant le village : touchez l’intersection.
winter-course-settle-found-done = De la fumée monte à l’intersection.
winter-course-settle-home = Les trois campements sont rentrés. Ils couvrent de nouveau le bout de votre piste de nourriture : plus il y a de campements dehors, plus vous pouvez garder de nourriture. Le village reste, et pèse deux sur chacun de ses trois hexagones.
winter-course-settle-share = Maintenant une éclipse. Votre village pèse deux sur chacun de trois hexagones. Bison a trois campements sur les collines et deux au lac.
winter-course-settle-share-task = Un hexagone vous rapporte bien que Bison y soit aussi. Lequel ?
winter-course-settle-share-less = Trois contre deux. Seul le plus fort reçoit le bonus, ou tous ceux qui sont à égalité en tête.
winter-course-settle-share-own = Personne d’autre n’y est : celui-là vient de lui-même. Cherchez l’hexagone partagé.
winter-course-settle-share-done = Deux contre deux : à égalité, les deux reçoivent.
winter-course-settle-card-task = Le lac donne une carte. Piochez-la.
winter-course-settle-card-other = Vous pouvez prendre quelque chose de moindre, mais une carte est une bonne chose.
winter-course-settle-card-done = Une carte ; et la nourriture de la prairie est venue d’elle-même.
winter-course-settle-end = Les campements vont et viennent, les villages restent. Et à chaque éclipse, chaque village vous donne en plus une carte.

## De nouvelles gens

winter-course-people = De nouvelles gens, et des morts honorés
winter-course-people-idea = Initiation amène des gens plus habiles, et ensevelir allège votre pioche.
winter-course-people-where = Votre « Homme de la tribu » n’est maître de rien. Vous avez un outil et une nourriture.
winter-course-people-where-task = Une « Artisane » dans votre main, un « Chasseur » dans votre défausse, et l’« Homme de la tribu » en paix. Où ?
winter-course-people-where-other = C’est en Initiation que des gens vous rejoignent.
winter-course-people-who-task = D’abord le haut : une personne coûte un outil et un point de travail.
winter-course-people-who-done = Il travaille, pour la dernière fois.
winter-course-people-slide = Plus bas, personne ne rejoint votre main. Prenez d’abord l’« Artisane ».
winter-course-people-eat = Il vous faudra cette nourriture au milieu.
winter-course-people-take-task = Prenez une « Artisane » en main.
winter-course-people-take-other = Une bonne carte aussi. Mais c’est une « Artisane » que vous vouliez.
winter-course-people-take-tool = L’outil serait alors parti, et une personne coûte un outil et un point de travail : un de chaque.
winter-course-people-take-done = Elle est dans votre main.
winter-course-people-new = Qui vient d’arriver travaille à partir de votre prochain tour.
winter-course-people-new-play = Elle vient d’arriver. À partir du prochain tour.
winter-course-people-slide-task = Glissez au milieu.
winter-course-people-bury = Pour une nourriture, le milieu vous laisse ensevelir une carte, mettre une nouvelle personne dans votre défausse, ou les deux. Le travail que l’« Homme de la tribu » a donné reste donné.
winter-course-people-bury-task = Ensevelissez d’abord l’« Homme de la tribu » qui a travaillé.
winter-course-people-bury-crafter = Pas elle. L’« Homme de la tribu » est au-dessus de votre plateau.
winter-course-people-bury-recruit = Le « Chasseur » vient ensuite. D’abord l’« Homme de la tribu » : il l’a mérité.
winter-course-people-bury-slide = Les deux peuvent se faire ici, pour une seule nourriture.
winter-course-people-bury-other = Cette nourriture paie le milieu. Ensevelissez d’abord l’« Homme de la tribu ».
winter-course-people-bury-done = Il repose, et ne sera plus jamais pioché à la place de quelqu’un de meilleur.
winter-course-people-recruit = La même nourriture paie aussi cela.
winter-course-people-recruit-task = Mettez un « Chasseur » dans votre défausse.
winter-course-people-recruit-other = C’est un « Chasseur » que vous vouliez.
winter-course-people-recruit-decline = C’est déjà payé. Prenez un « Chasseur ».
winter-course-people-recruit-done = Le « Chasseur » reviendra quand vous mélangerez.
winter-course-people-end = Une pioche plus petite, avec des gens plus habiles, et les ensevelis ne sont pas oubliés : à la fin ils rapportent, et d’autant plus que votre idole de vénération est haute. Et vous êtes là en premier : le bas offre une idole et encore une carte à ensevelir.

## Idoles

winter-course-idols = Deux idoles, deux chemins
winter-course-idols-idea = Les offrandes rapportent en chemin. La vénération décide quels morts sont les mieux honorés.
winter-course-idols-offering = Vous gagnez deux idoles : deux pas, chacun sur la piste de votre choix. La piste d’offrandes fait des cadeaux en chemin, et donne à la fin des points pour la nourriture et les outils qui vous restent.
winter-course-idols-offering-task = Encore un pas, et un cadeau est à vous : une carte. Sur quelle piste ?
winter-course-idols-offering-veneration = C’est l’autre chemin, et son tour viendra. La prochaine carte est sur la piste d’offrandes.
winter-course-idols-instead = Permis, mais moindre. Gardez cela pour une idole qui ne vous sert à rien.
winter-course-idols-decline = C’est un cadeau. Prenez les deux pas.
winter-course-idols-offering-done = Niveau cinq : une carte.
winter-course-idols-card-task = Piochez-la.
winter-course-idols-card-other = Cela peut être quelque chose de moindre, mais une carte vaut mieux.
winter-course-idols-veneration = L’autre piste vous classe. Bison est sur votre niveau, mais y était avant vous, et passe donc devant. Vous avez enseveli quatre cartes : elles valent 10 points au premier rang, et 7 au deuxième.
winter-course-idols-veneration-task = Où va le deuxième pas ?
winter-course-idols-veneration-offering = Un pas de plus vers le prochain cadeau. Mais Bison garde le meilleur tableau : 7 points pour vos morts, et non 10.
winter-course-idols-veneration-done = Devant Bison : vos cartes ensevelies valent maintenant 10 points.
winter-course-idols-end = Être devant d’un pas vaut autant que de deux. Regardez donc les autres avant de choisir votre chemin.

## Mégalithes

winter-course-megaliths = Dresser des mégalithes
winter-course-megaliths-idea = Depuis les cases de départ vers l’extérieur ; et vers le haut, sur un carré de quatre.
winter-course-megaliths-first = Vous pouvez poser un mégalithe, et le champ est vide. Vos deux premiers sont gris, et seuls les gris peuvent aller sur les cases de départ, qui ont des flèches. Sur une case de départ, il en amène aussitôt un autre, là où pointe une flèche.
winter-course-megaliths-first-task = Posez vos deux premiers de façon à gagner un outil. Commencez par une case de départ à côté de laquelle un outil est imprimé.
winter-course-megaliths-first-other = Une case de départ, oui. Mais ses flèches ne désignent aucun outil. Essayez-en une autre.
winter-course-megaliths-first-plain = Le tout premier mégalithe va sur une case de départ. Elles ont des flèches.
winter-course-megaliths-instead = Vous pouvez prendre quelque chose de moindre à la place. Mais ici, un outil vient en plus des mégalithes.
winter-course-megaliths-decline = Posez-le donc : un deuxième suit, et un outil avec lui.
winter-course-megaliths-first-done = Un en devient deux.
winter-course-megaliths-second = Le suivant va là où pointe une flèche, et donne ce qui y est imprimé.
winter-course-megaliths-second-task = Posez-le sur la case de l’outil.
winter-course-megaliths-second-other = Cette case donne autre chose. L’outil est à l’autre flèche.
winter-course-megaliths-second-done = Et la case rapporte.
winter-course-megaliths-tool-task = Prenez l’outil.
winter-course-megaliths-tool-other = Cela peut être une nourriture, mais l’outil vaut plus.
winter-course-megaliths-tool-done = Deux mégalithes et un outil.
winter-course-megaliths-grey = Une fois posés, les gris ne sont à personne. À partir de maintenant, vous posez ceux de votre couleur, à côté de n’importe quel mégalithe déjà là. Chaque case donne son bonus une fois. Et sur votre plateau, un emplacement est vide : il rapporte à chaque éclipse.
winter-course-megaliths-top = Un peu plus tard. Là où quatre mégalithes forment un carré, un de votre couleur peut se poser dessus : deux points pour chacun des vôtres dessous, un pour chaque autre. Les autres joueurs marquent pour les leurs.
winter-course-megaliths-top-task = Un mégalithe, autant de points que possible.
winter-course-megaliths-top-bison = Quatre points, et un pour Bison, dont vous honorez le mégalithe. Il y a un meilleur carré.
winter-course-megaliths-top-ground = Une case au sol donne son bonus, mais pas de points. Cherchez les carrés de quatre.
winter-course-megaliths-top-start = Les cases de départ sont pour les gris, et les vôtres sont déjà posés.
winter-course-megaliths-top-decline = Des points attendent sur un carré de quatre.
winter-course-megaliths-top-done = Deux et deux pour les vôtres, un et un pour les gris : six points, et aucun pour Bison.
winter-course-megaliths-end = Bâtissez là où les vôtres sont au sol, et quatre posés sur d’autres peuvent en porter encore un.

## Pierres sacrées

winter-course-stones = Une pierre qui rapporte à chaque fois
winter-course-stones-idea = Une pierre sacrée rapporte à chaque éclipse à partir de maintenant. Prenez-en une qui vous convient, et tôt.
winter-course-stones-where = Vos campements sont sur trois types de terrain. Vous avez une nourriture et un outil, et votre main est vide : une pierre sacrée ne coûte pas de travail.
winter-course-stones-where-task = Prenez la pierre qui vous rapporte le plus dès ce soir. Dans quelle colonne allez-vous ?
winter-course-stones-where-other = Les pierres sacrées se prennent en Développement.
winter-course-stones-eat = L’emplacement de votre plateau demande une nourriture et un outil. Ne la mangez pas.
winter-course-stones-slide = Les pierres se prennent au milieu.
winter-course-stones-slide-task = Glissez plus bas.
winter-course-stones-slide-early = Au milieu, un pas plus bas.
winter-course-stones-take = Une pierre compte les villages au contact d’une forêt, une autre chaque type de terrain avec un de vos campements. La troisième est pour les manches suivantes.
winter-course-stones-take-task = Laquelle vous rapporte maintenant ?
winter-course-stones-take-forest = Deux points par village au contact d’une forêt. Vous n’en avez aucun : deux fois rien.
winter-course-stones-take-era = Le côté droit s’ouvre à la troisième manche.
winter-course-stones-take-slide = Les pierres sont ici. Prenez-en une.
winter-course-stones-take-done = À vous, pour un repas et une hache.
winter-course-stones-idol = Sous l’emplacement, un bonus est imprimé : une idole.
winter-course-stones-idol-task = Avancez une de vos idoles.
winter-course-stones-idol-other = Cela peut être quelque chose de moindre. Mais avancez maintenant une idole.
winter-course-stones-end = Trois types de terrain : trois points ce soir, et à chacune des quatre éclipses si vos campements restent. Cela fait douze. Une pierre prise à la dernière manche ne rapporte qu’une fois.

## Jetons

winter-course-tokens = Sous la glace, et près des tentes
winter-course-tokens-idea = Deux options de la table : des jetons sur les glaciers, et un pour la première figurine au repos.
winter-course-tokens-ice = Avec les jetons Glacier, il y en a un face cachée sur chaque glacier. Un campement qui y arrive le retourne ; chaque village à son contact est payé.
winter-course-tokens-ice-task = Regardez sous la glace marquée, et tirez-en profit. Qui travaille ?
winter-course-tokens-walk-task = Déplacez le campement à l’écart sur la glace marquée.
winter-course-tokens-walk-astray = Le jeton est sous la glace marquée. Allez-y.
winter-course-tokens-walk-done = La glace craque : quatre points pour un village ici.
winter-course-tokens-slide = Un campement ne fait que retourner le jeton. C’est un village qui en profite.
winter-course-tokens-slide-task = Glissez plus bas, pour en fonder un.
winter-course-tokens-found-task = Fondez un village à l’intersection marquée.
winter-course-tokens-found-slide = Le jeton reste, mais d’autres peuvent venir avant vous. Fondez-le maintenant.
winter-course-tokens-found-done = Quatre points.
winter-course-tokens-paid = Le jeton reste où il est : le prochain village à son contact, à vous ou à un autre, est payé aussi. À l’éclipse, la glace ne donne rien.
winter-course-tokens-rest = Avec les jetons Repos, la première figurine qui se repose dans une manche en prend un. Celui qui est visible donne trois nourritures.
winter-course-tokens-rest-task = Personne ne s’est encore reposé. Faites-le en premier.
winter-course-tokens-rest-other = Le jeton est près des tentes : mettez une figurine au repos.
winter-course-tokens-rest-eat = Pas besoin de manger maintenant. D’abord le repos.
winter-course-tokens-which = Votre piste de nourriture est pleine : vous pouvez en garder cinq, et vous en avez cinq. Vous pouvez prendre le jeton visible, ou le suivant sans le voir.
winter-course-tokens-which-task = Lequel ?
winter-course-tokens-which-keep = Trois nourritures, et pas de place pour une seule. Le jeton suivant est inconnu, mais il ne peut pas valoir moins pour vous.
winter-course-tokens-which-done = Une idole.
winter-course-tokens-use = Le jeton est à vous pour ce tour, en plus de votre carte et de votre animal.
winter-course-tokens-use-task = Utilisez le jeton.
winter-course-tokens-use-other = Cela aussi, dans un instant. D’abord le jeton.
winter-course-tokens-idol-task = Avancez une de vos idoles.
winter-course-tokens-idol-done = Un cadeau pour qui se couche tôt.
winter-course-tokens-end = Qui se repose plus tard dans cette manche n’en reçoit pas. Les deux sortes de jetons se choisissent quand on prépare une table.

## Choisir une carte de mise en place

winter-course-draft = Choisir une carte de mise en place
winter-course-draft-idea = Le dernier dans l’ordre du tour choisit en premier. Prenez ce qui va à votre chef.
winter-course-draft-card = À certaines tables, les cartes de mise en place ne sont pas distribuées mais choisies : une personne pour votre main, des animaux, de la nourriture et des outils. Bison est en tête de l’ordre du tour, vous choisissez donc avant Bison. Votre chef est Brise-Défenses, fort en Chasse.
winter-course-draft-card-task = Qu’est-ce qui convient à un chasseur ?
winter-course-draft-card-other = Un « Éclaireur » et un campement : bien pour qui voyage. Qui Brise-Défenses emmènerait-il ?
winter-course-draft-card-done = Brise-Défenses et un « Chasseur » vont dans la même colonne. Bison a pris « Nomades ».
winter-course-draft-card-food = Quatre nourritures sont bienvenues. Mais l’« Ancien » travaille en Initiation, et Brise-Défenses chasse ; un « Chasseur » l’aurait accompagné. Bison a pris « Nomades ».
winter-course-draft-side = Chaque chef a deux faces, et vous en choisissez une pour toute la partie. La face A est forte dans une colonne. La face B donne moins, mais où que le chef aille.
winter-course-draft-side-task = Choisissez une face.
winter-course-draft-side-strong = Deux points de travail, dans le tour où le chef va chasser.
winter-course-draft-side-anywhere = Elle agit dans toute colonne, et même au repos. La face A est plus forte, à sa place.
winter-course-draft-dealt = Les voilà, chef, personne et animaux, avec votre main de départ. Un chef et une personne pour la même colonne font un premier tour fort.

## Choisir un chef

winter-course-chiefs = Choisir aussi un chef
winter-course-chiefs-idea = Les chefs se choisissent dans l’ordre du tour, les cartes de mise en place dans l’ordre inverse.
winter-course-chiefs-chief = Ici, on choisit aussi les chefs. Vous êtes en tête de l’ordre du tour : vous choisissez un chef en premier, et une carte de mise en place en dernier. Sont proposés un « Chasseur », une « Artisane » et un « Ancien », et Bison en prend un avant vous.
winter-course-chiefs-chief-task = Quel chef aura quelqu’un avec qui travailler, quoi que prenne Bison ?
winter-course-chiefs-chief-one = Seule l’« Artisane » travaille en Développement, et Bison choisit avant vous.
winter-course-chiefs-chief-none = Loup de Feu est fort en Peuplement, et aucun « Éclaireur » n’est proposé.
winter-course-chiefs-chief-done = Patte-Tonnerre travaille dans toute colonne. Bison a pris Main Habile, et l’« Artisane ».
winter-course-chiefs-person = Il reste deux cartes de mise en place, et les deux personnes vont bien avec un chef qui est partout chez soi.
winter-course-chiefs-person-task = Prenez celle qui vous plaît.
winter-course-chiefs-person-done = Une bonne paire.
winter-course-chiefs-side-task = Et une face de Patte-Tonnerre.
winter-course-chiefs-side-strong = Un point de travail partout, et deux de plus contre un outil.
winter-course-chiefs-end = En tête pour les chefs, en dernier pour les paniers. Comptez donc qui choisit quand, avant de vous éprendre d’un chef.
