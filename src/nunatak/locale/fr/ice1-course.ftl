# Le cours d’I C E, première édition : ce que dit le compagnon. `<lesson>` est le titre, `<lesson>-idea` la ligne en dessous.

ice1-course-about =
    Comment on fouille, qui descend où, et pourquoi un artefact ne compte qu’une fois rentré ; puis une partie entière avec
    moi à vos côtés, et ensuite tout ce que le jeu offre encore : ruses, édifices, guildes, draft, jeu en solo et jeu
    ensemble. Le plateau est le vrai ; rien de ce que vous essayez ne peut mal tourner, et chaque faux pas a sa réponse.
ice1-course-read-on = Rien à faire ici. Appuyez sur « Suite » quand vous en avez assez vu.
ice1-course-send-back-later = Renvoyer termine votre journée sur-le-champ, avec tout ce que vous auriez encore pu faire. C’est pour le soir.

## Beaucoup de mains

ice1-course-hands = Beaucoup de mains
ice1-course-hands-idea = Une tuile coûte trois, moins un pour chaque explorateur qui s’y tient.
ice1-course-hands-walk = Votre chef porte votre couleur. Les deux en brun sont des archéologues : ils ne sont à personne et aident quiconque se tient avec eux. La rangée de chiffres près de votre guilde compte les points d’exploration, PE : ce que vous pouvez encore faire aujourd’hui. Il vous en reste un.
ice1-course-hands-walk-task = Allez à la lanterne, de façon à pouvoir encore y fouiller.
ice1-course-hands-walk-one = La fouille coûterait alors un point, et la marche a pris le dernier. Il faut encore deux mains : emmenez les deux, c’est gratuit.
ice1-course-hands-walk-alone = Pour votre chef seul, la fouille coûterait deux points, et il n’en reste aucun après la marche. Emmenez vos deux compagnons : c’est gratuit.
ice1-course-hands-walk-here = Une belle fouille, et gratuite. Mais la lanterne est sur la tuile d’à côté.
ice1-course-hands-walk-far = Trop loin. Les tuiles doivent se toucher par un côté.
ice1-course-hands-walk-other = La lanterne est sur la tuile d’à côté. Allez-y, avec vos deux compagnons.
ice1-course-hands-walk-done = Vous êtes trois, et il ne reste aucun point.
ice1-course-hands-dig = Trois pour la tuile, moins trois puisque vous êtes trois : rien. Ici, neige et glace coûtent autant.
ice1-course-hands-dig-task = Fouillez gratuitement.
ice1-course-hands-dig-other = Ne vous arrêtez pas là : la fouille est gratuite.
ice1-course-hands-dig-done = La neige est partie, et trois artefacts apparaissent.
ice1-course-hands-land = Ceux qui étaient sur la tuile descendent sur les trois cases du dessous.
ice1-course-hands-land-task = Choisissez où descend votre chef.
ice1-course-hands-land-elsewhere = On ne descend que sur les trois cases où cette tuile reposait.
ice1-course-hands-land-done = Un par case : les deux autres descendent d’eux-mêmes.
ice1-course-hands-end = À plusieurs, on fouille à bas prix, et même gratuitement ; la moitié du jeu consiste donc à emmener du monde. Et la neige cachait quelque chose : une épave. Elle est maintenant dans votre main, pour le moment de votre choix.

## La descente

ice1-course-down = La descente
ice1-course-down-idea = Ils se répartissent le plus équitablement possible sur les trois cases du dessous. Vous choisissez qui va où.
ice1-course-down-dig = Vous êtes trois sur cette tuile, et deux archéologues sont déjà en bas.
ice1-course-down-dig-task = Fouillez.
ice1-course-down-dig-other = D’abord la fouille : à trois, elle ne coûte rien.
ice1-course-down-dig-done = Elle n’a rien coûté.
ice1-course-down-leader = Trois descendent. Les cases les moins peuplées se remplissent d’abord, en comptant ceux qui y sont déjà.
ice1-course-down-leader-task = Faites descendre votre chef à la lanterne.
ice1-course-down-full = Ils y sont déjà deux. Remplissez d’abord les cases moins peuplées.
ice1-course-down-leader-other = Ce serait équitable aussi. Mais la lanterne est ailleurs.
ice1-course-down-leader-done = Voilà.
ice1-course-down-company = Maintenant deux archéologues.
ice1-course-down-company-task = Donnez de la compagnie à votre chef : envoyez le suivant à la lanterne aussi.
ice1-course-down-company-other = Équitable aussi, mais votre chef risque alors de rester seul. Le suivant peut le rejoindre ici.
ice1-course-down-company-done = Et le dernier va sur la seule case qui reste.
ice1-course-down-end = Un, deux et deux : à cinq, on ne peut faire plus équitable. Qui prévoit où mène une fouille a de la compagnie pour la suivante. Seule une corde, trouvée dans la neige, les fait tous descendre où vous voulez.

## Ce qui s’effondre

ice1-course-falls = Ce qui s’effondre
ice1-course-falls-idea = Votre fouille peut emporter un toit. Une tuile isolée s’effondre, même au bord.
ice1-course-falls-roof = Vous êtes sur un artefact Harmonie, à moitié sous une tuile Neige, et le chef de Nanuk se tient là-haut. Avec un seul toit, vous pouvez fouiller quand même. La tuile en devient difficile : quatre au lieu de trois.
ice1-course-falls-roof-task = Prenez l’artefact : quatre, moins deux puisque vous êtes deux.
ice1-course-falls-roof-two = Deux tuiles couvrent celle-là. Sous un toit on peut fouiller, sous deux non.
ice1-course-falls-roof-up = Là-haut, vous enlèveriez le toit poliment, avec l’aide de Nanuk. Mais vous auriez de la neige, pas l’artefact.
ice1-course-falls-roof-other = L’artefact est juste sous vos pieds, et deux points suffisent tout juste.
ice1-course-falls-roof-done = L’artefact est à vous, et le toit s’est effondré, avec le chef de Nanuk.
ice1-course-falls-land-task = Faites descendre votre chef.
ice1-course-falls-friend-task = Et votre archéologue.
ice1-course-falls-home = Personne n’est blessé. Qui était sur une tuile effondrée rentre chez soi, un chef dans sa guilde, et devra revenir. Votre artefact est posé sur l’emplacement de son type.
ice1-course-falls-edge = Le bord du plateau. Deux tuiles Neige se tiennent l’une l’autre ; vous êtes sur la première avec deux archéologues, Nanuk sur la seconde.
ice1-course-falls-edge-task = Faites s’effondrer la tuile de Nanuk sans y toucher.
ice1-course-falls-edge-there = Si vous fouillez là, Nanuk descend avec vous, sans dommage. Regardez ce qui tient cette tuile.
ice1-course-falls-edge-away = S’éloigner ne change rien. Regardez ce qui tient la tuile de Nanuk : la vôtre.
ice1-course-falls-edge-other = La tuile tient toujours aussi bien. Retirez-lui sa dernière voisine.
ice1-course-falls-edge-done = Un coin du monde se détache.
ice1-course-falls-rim = Le long des dernières tuiles court le bord du plateau. On peut aussi s’y tenir et y marcher.
ice1-course-falls-rim-task = Faites descendre votre chef.
ice1-course-falls-end = À l’intérieur, une tuile a besoin de deux voisines à son niveau ; au bord, d’une seule. Dans la deuxième édition les bords ne s’effondrent jamais ; ici, si.

## Les tentes de personne

ice1-course-camps = Les tentes ne sont à personne
ice1-course-camps-idea = Dressez-en une où vous voulez, ou appelez du monde à n’importe laquelle.
ice1-course-camps-build = Votre chef n’est pas encore sur la glace, et deux archéologues attendent à la lanterne. Il y a une tente là-bas : pour un point, votre chef y vient. Pour un point, vous pouvez aussi en dresser une autre, sur n’importe quelle tuile que rien ne couvre, et votre chef arrive avec elle.
ice1-course-camps-build-task = Deux points. Enlevez la tuile de la lanterne à ce tour : commencez par une tente.
ice1-course-camps-build-call = Votre chef arriverait du mauvais côté : un point restant, et personne pour aider. Une nouvelle tente vous mène droit vers les autres.
ice1-course-camps-build-recruit = Un troisième archéologue, du mauvais côté de la glace. C’est votre chef qui manque.
ice1-course-camps-build-walk = Votre chef n’est pas sur la glace. Appelez-le à une tente, ou dressez-en une.
ice1-course-camps-build-other = Votre chef manque. Dressez une tente.
ice1-course-camps-where = Toute tuile que rien ne couvre convient, si elle n’a pas encore de tente.
ice1-course-camps-where-task = Mettez-la où les deux attendent.
ice1-course-camps-where-taken = Une seule tente par tuile.
ice1-course-camps-where-alone = Votre chef y serait seul. La lanterne est là où sont les autres.
ice1-course-camps-where-done = Vous voilà à trois.
ice1-course-camps-dig = Une tuile avec une tente est difficile : quatre, moins trois puisque vous êtes trois. Un point, et vous en avez un.
ice1-course-camps-dig-task = Fouillez.
ice1-course-camps-dig-other = Il vous reste un point, et la fouille en coûte un.
ice1-course-camps-dig-done = Un pour la tente, un pour la fouille.
ice1-course-camps-land-task = Faites descendre votre chef.
ice1-course-camps-tent = La tente descend aussi, sur l’une des trois mêmes cases.
ice1-course-camps-tent-task = Choisissez où elle se dresse.
ice1-course-camps-tent-done = La tente dégringole derrière vous.
ice1-course-camps-end = À une tente on appelle, pour un point chaque fois, son chef ou un archéologue. Peu importe qui l’a dressée, elle n’est à personne : demain, Nanuk pourra utiliser celle-ci.

## Deux gouttes

ice1-course-anima = Deux gouttes éveillent un pouvoir
ice1-course-anima-idea = Un emplacement avec deux anima agit une fois par journée, et aussitôt.
ice1-course-anima-dig = Sur votre plateau se trouve un artefact Exalté, avec une goutte d’anima. Son emplacement s’éveille avec deux. Alors, pour un point, un archéologue de chaque case alentour rejoint votre chef. Vous êtes sur un autre artefact Exalté.
ice1-course-anima-dig-task = Éveillez l’emplacement : prenez le second.
ice1-course-anima-dig-early = Une goutte sur deux : il dort encore.
ice1-course-anima-dig-other = La seconde goutte est sous vos pieds.
ice1-course-anima-dig-done = Deux gouttes : l’emplacement est éveillé.
ice1-course-anima-leader = Trois archéologues se tiennent alentour, au-dessus de vous. Une case est alentour si elle touche la vôtre, y compris au-dessus et au-dessous.
ice1-course-anima-leader-task = Faites descendre votre chef là où il en a le plus à côté de lui.
ice1-course-anima-leader-far = Regardez qui se tient à côté : moins d’archéologues entendraient l’appel. La case du milieu touche les deux groupes.
ice1-course-anima-leader-other = Choisissez l’une des trois cases du dessous.
ice1-course-anima-friend-task = Et votre compagnon.
ice1-course-anima-friend-done = À côté aussi, par chance.
ice1-course-anima-call = Un point restant, et trois cases alentour avec quelqu’un dessus.
ice1-course-anima-call-task = Déclenchez l’emplacement Exalté.
ice1-course-anima-call-other = Le dernier point est pour le pouvoir. Il est sur votre plateau.
ice1-course-anima-call-done = Trois accourent.
ice1-course-anima-end = Utilisé jusqu’à demain matin. Cinq types, cinq pouvoirs ; pointez un emplacement pour lire ce qu’il fait. Ce que vous envoyez à la Cité n’éveille plus rien : c’est la leçon suivante.

## Retour à la Cité

ice1-course-home = Retour à la Cité
ice1-course-home-idea = Seul compte ce qui a été envoyé. L’envoi termine votre journée : d’abord les points, puis le traîneau.
ice1-course-home-dig = Vos artefacts vous aident tant qu’ils sont sur votre plateau. Mais seuls ceux de la Cité comptent en fin de partie. Vous en avez trois et vous tenez sur un quatrième. Il reste deux points aujourd’hui.
ice1-course-home-dig-task = Envoyez quatre artefacts à la Cité ce soir. Par quoi commencer ?
ice1-course-home-dig-early = Votre journée finirait aussitôt, et l’autre point serait perdu. D’abord la fouille, puis le traîneau.
ice1-course-home-dig-plan = Il resterait trop peu pour la fouille et le grand traîneau. D’abord la fouille.
ice1-course-home-dig-other = Le quatrième artefact est sous vos pieds, pour un point.
ice1-course-home-dig-done = Quatre artefacts, et un point restant.
ice1-course-home-land-task = Faites descendre votre chef.
ice1-course-home-friend-task = Et votre archéologue.
ice1-course-home-ship = Quand vos points sont épuisés, vous pouvez envoyer trois artefacts. Avec votre dernier point, vous pouvez renvoyer : alors c’est quatre.
ice1-course-home-ship-task = Choisissez « Renvoyer ».
ice1-course-home-ship-plan = Un point de plus demain, mais trois artefacts seulement partiraient ce soir.
ice1-course-home-ship-other = Le dernier point est pour le grand traîneau.
ice1-course-home-ship-done = Votre journée est finie. Maintenant, on charge.
ice1-course-home-send = Chacun rapporte aussitôt des points de renommée, PR : un par goutte d’anima.
ice1-course-home-send-task = Envoyez le premier.
ice1-course-home-send-stop = Ce qui reste ici ne compte pas, et il y a de la place sur le traîneau.
ice1-course-home-second-task = Le deuxième.
ice1-course-home-third-task = Le troisième.
ice1-course-home-fourth-task = Et le quatrième.
ice1-course-home-fourth-done = Quatre sur le traîneau, cinq points de renommée.
ice1-course-home-end = Ils ne reviendront pas, et leurs pouvoirs sont partis avec eux. Alors laissez-les d’abord travailler, et envoyez-les avant qu’il soit trop tard. Ce qui est sur votre plateau en fin de partie est perdu.

## Promesses

ice1-course-promises = Les requêtes sont des promesses
ice1-course-promises-idea = Elles se paient une fois, tout à la fin, avec la Cité. Une promesse non tenue coûte deux.
ice1-course-promises-ship = Le dernier soir. Vous avez deux requêtes : trois anima Oblitération et Philosophal, mêlées à volonté ; et un artefact Harmonie avec un Philosophal. Il reste un artefact sur votre plateau, et un point.
ice1-course-promises-ship-task = Envoyez-le à la Cité.
ice1-course-promises-ship-plan = Il n’y a pas de lendemain à planifier. C’est le traîneau qui aide.
ice1-course-promises-ship-consult = Une troisième carte, à l’aveugle, ce soir ? Chaque promesse que vous ne pouvez pas tenir coûte deux points de renommée.
ice1-course-promises-ship-other = Ce qui reste sur votre plateau ce soir est perdu. Envoyez-le.
ice1-course-promises-send-task = Envoyez-le.
ice1-course-promises-send-stop = C’est la dernière occasion, et une promesse en dépend.
ice1-course-promises-send-done = Quatre artefacts dans la Cité.
ice1-course-promises-which = Tout est dans la Cité, et c’est elle qui paie maintenant les requêtes. Chaque artefact ne paie qu’une requête.
ice1-course-promises-which-task = Tenez les deux promesses. Commencez par les trois anima.
ice1-course-promises-which-other = Un ordre sage : celle-là ne se paie que d’une façon. Mais commencez ici par la plus délicate, pour voir en quoi elle l’est.
ice1-course-promises-which-accept = La table connaît une bonne façon, et vous pouvez toujours l’accepter. Trouvez-la vous-même pour cette fois.
ice1-course-promises-which-stop = Une requête non payée coûte deux points de renommée.
ice1-course-promises-first = Deux artefacts Oblitération à deux gouttes chacun, un Philosophal à une goutte.
ice1-course-promises-first-task = Avec quoi payez-vous ?
ice1-course-promises-pay-philosophical = Trois tout juste, quelle économie. Mais l’autre requête demande un artefact Philosophal, et c’est le seul.
ice1-course-promises-second = Deux gouttes sont payées, il en manque une.
ice1-course-promises-second-task = Et quoi d’autre ?
ice1-course-promises-second-done = Quatre gouttes pour trois. On peut payer trop, et ici c’est sage.
ice1-course-promises-other = L’Harmonie et le Philosophal sont encore là.
ice1-course-promises-other-task = Tenez l’autre promesse.
ice1-course-promises-other-done = Toutes deux tenues.
ice1-course-promises-other-accepted = Toutes deux tenues, comme la table le proposait.
ice1-course-promises-end = Neuf points de renommée pour les deux. Payé ou non, tout ce qui est dans la Cité compte aussi pour les trois décrets. Pendant la partie, un point au Registre donne une carte de plus : vous en voyez trois, en conservez une, et il faut la garder.

## Une partie entière

ice1-course-first-game = Votre première partie
ice1-course-first-game-idea = Une partie entière contre un adversaire facile, sans capacités de guilde. Je reste à vos côtés.
ice1-course-game-arriving = Bienvenue sur la glace. Votre chef n’est pas encore parti : appelez-le à la tente du milieu, ou dressez une tente où vous voulez. Un tour dépense un ou deux de vos cinq points, puis c’est à Nanuk.
ice1-course-game-too-dear = Trop cher pour ce tour : trois pour la tuile, quatre si elle est difficile, moins un pour chaque explorateur présent. Plus on est, moins c’est cher. Appelez de l’aide à la tente, ou allez où il y a du monde.
ice1-course-game-can-dig = Vous pouvez maintenant payer une fouille ici ; le prix est sur le bouton. Ce que vous enlevez est à vous, et tous ceux qui s’y tiennent descendent d’un niveau.
ice1-course-game-second-step = Vous jouez à deux : une fois par tour, un point vaut un pas ou deux. Choisissez un second pas, ou restez.
ice1-course-game-find = Ce que vous avez trouvé peut se jouer tout de suite, au milieu de la fouille. Lisez ce que cela fait ; vous pouvez aussi le conserver.
ice1-course-game-landing = Ils descendent le plus équitablement possible, en comptant ceux qui sont déjà là. Vous dites qui va où : gardez de la compagnie à votre chef.
ice1-course-game-sending = Le soir : jusqu’à trois artefacts partent à la Cité, quatre si vous avez renvoyé. Chacun rapporte un point de renommée par goutte. Leurs pouvoirs disparaissent alors : gardez ce qui doit encore servir demain.
ice1-course-game-floor = Un édifice au grand jour, et deux points de renommée pour qui l’a découvert. Maintenant, tous ceux à qui il reste des points jouent un dernier tour, et la partie est finie.
ice1-course-game-brings-down = Attention : cette fouille emporterait plus que la tuile. Regardez ce qui est marqué et qui s’y tient ; tous rentreraient chez eux.
ice1-course-game-last-turn = Votre dernier tour. Un seul point suffit pour renvoyer quatre artefacts. Ce qui reste sur votre plateau est perdu.
ice1-course-game-paying = La partie est finie, et vos requêtes se paient maintenant avec la Cité. La table propose la meilleure façon ; acceptez-la, ou payez comme vous voulez.
ice1-course-game-artifact = Votre premier artefact. Il est posé sur l’emplacement de son type ; avec deux gouttes, son pouvoir s’éveille. Il ne compte qu’une fois envoyé à la Cité.
ice1-course-game-awake = Un emplacement est éveillé : deux gouttes. Son pouvoir agit une fois par journée. Pointez-le pour lire ce qu’il fait.
ice1-course-game-last-point = Votre dernier point aujourd’hui. Avec lui, vous pouvez renvoyer : quatre artefacts partent au lieu de trois. Plus tôt, cela vous coûterait les points restants, car la journée s’arrête là.
ice1-course-game-page = Une nouvelle journée : à nouveau cinq points, et une nouvelle page du journal de bord. Dans cette première partie, elles viennent dans leur ordre. Après la sixième page, la septième journée termine la partie.
ice1-course-game-two-roofs = Deux tuiles couvrent la vôtre, et sous deux on ne peut pas fouiller. Enlevez l’une d’elles ; l’autre peut rester, et s’effondrera.
ice1-course-game-fallen = Quelque chose s’est effondré. À l’intérieur, une tuile a besoin de deux voisines à son niveau, au bord d’une seule. Ceux qui s’y tenaient sont rentrés chez eux.
ice1-course-game-free-dig = Cette fouille est gratuite, tant il y a de monde. Ce qui est gratuit n’entame pas votre tour.
ice1-course-game-promise = Votre Cité se remplit. Un point au Registre donne une requête de plus ; n’en prenez une que si vous voyez comment la tenir, car une promesse non tenue coûte deux.
ice1-course-game-last-day = La dernière journée. Envoyez ce que vous pouvez : ce qui est sur votre plateau ce soir est perdu. Regardez encore une fois vos requêtes.
ice1-course-game-over = Bien fouillé. Renommée, décrets et promesses décident ensemble. La suite, quand vous voulez : les ruses de la neige.

## Les ruses de la neige

ice1-course-tricks = Les ruses de la neige
ice1-course-tricks-idea = Les trouvailles changent le plateau pour tous. Pensez à qui joue ensuite.
ice1-course-tricks-beast = Nanuk et trois archéologues se tiennent sur l’artefact Harmonie : quatre pour la tuile sous son toit, moins quatre. Au prochain tour, Nanuk le prend gratuitement. Vous êtes à trois pas, avec trois points et deux trouvailles.
ice1-course-tricks-beast-task = Gardez l’artefact en place jusqu’à votre arrivée. Quelle trouvaille aide ?
ice1-course-tricks-beast-whistle = De la neige fraîche, un second toit : bonne idée. Mais il lui faut trois cases où reposer et deux voisines à son niveau, et il n’y a pas de tel vide à côté de ce toit.
ice1-course-tricks-beast-camp = Une tente vous mènerait sur une tuile que rien ne couvre. Celle-ci a un toit.
ice1-course-tricks-beast-walk = Deux pas à ce tour, et il en faut trois. Veillez d’abord à ce que l’artefact soit encore là à votre arrivée.
ice1-course-tricks-beast-other = Cela n’arrêtera pas Nanuk. Regardez vos trouvailles.
ice1-course-tricks-guard-task = Couchez la bête là où personne ne doit fouiller.
ice1-course-tricks-guard-roof = Alors Nanuk fouille dessous, et le toit s’effondre avec la bête. Gardez l’artefact, pas son toit.
ice1-course-tricks-guard-elsewhere = Personne ne fouille là où elle se couche, mais ailleurs si. C’est l’artefact qu’il faut garder.
ice1-course-tricks-guard-done = Le Smilodon se couche parmi les quatre, et personne n’ose fouiller. Ils peuvent rester, ou partir.
ice1-course-tricks-near = Il reste jusqu’au début de votre prochain tour. Profitez-en.
ice1-course-tricks-near-task = Marchez vers l’artefact.
ice1-course-tricks-near-other = Approchez : la lanterne montre le chemin.
ice1-course-tricks-nearer-task = Et encore, jusqu’au toit.
ice1-course-tricks-nearer-end = Un pas de plus, et au prochain tour vous y êtes.
ice1-course-tricks-wait = Juste à côté. C’est maintenant à Nanuk, et rien ne peut y être fouillé.
ice1-course-tricks-wait-task = Terminez votre tour.
ice1-course-tricks-wait-other = Deux points sont dépensés, et c’est un tour.
ice1-course-tricks-wait-done = Nanuk planifie pour demain, et votre bête s’en va.
ice1-course-tricks-join = Cinq sur une tuile : trois archéologues, le chef de Nanuk et le vôtre. Tous ceux qui sont là comptent pour qui fouille.
ice1-course-tricks-join-task = Descendez rejoindre les autres.
ice1-course-tricks-join-other = L’artefact est à un pas, et il reste un point.
ice1-course-tricks-take = Quatre pour la tuile difficile, moins cinq : rien.
ice1-course-tricks-take-task = Prenez-le.
ice1-course-tricks-take-other = C’est gratuit. Prenez-le avant Nanuk.
ice1-course-tricks-take-done = L’équipe de Nanuk l’a dégagé pour vous.
ice1-course-tricks-end = Les trouvailles sont gratuites, à votre tour, autant que vous voulez ; vous pouvez en tenir quatre. Pointez-en une pour lire ce qu’elle fait, avant de dépenser vos points.

## Le fond du monde

ice1-course-floor = Le fond du monde
ice1-course-floor-idea = Le premier édifice mis au jour termine la partie, et pourra vous aider dans la suivante.
ice1-course-floor-uncover = Tout en bas, sur la glace la plus profonde. Cette tuile seule couvre encore un édifice. Qui découvre le premier reçoit deux points de renommée et déclenche la fin de la partie. Trois de vos artefacts ne sont pas encore envoyés ; les autres joueurs n’ont plus de points.
ice1-course-floor-uncover-task = Découvrez-le, et ne laissez rien derrière vous.
ice1-course-floor-uncover-early = Votre journée serait finie et l’édifice encore dans le noir. D’abord la fouille : elle est gratuite.
ice1-course-floor-uncover-other = À trois, la fouille est gratuite. Regardez ce qu’il y a là-dessous.
ice1-course-floor-uncover-done = De la pierre, à la lueur de la lampe : un édifice. Deux points de renommée.
ice1-course-floor-land-task = Faites descendre votre chef.
ice1-course-floor-home = Après votre tour, tous ceux à qui il reste des points jouent un dernier tour, vous aussi. Puis c’est fini, et ce qui n’est pas envoyé est perdu.
ice1-course-floor-home-task = Quatre artefacts, et trois points. Envoyez-les à la Cité.
ice1-course-floor-home-plan = Il n’y aura pas de lendemain.
ice1-course-floor-home-end = Une fouille gratuite n’est pas encore un tour : un tour dépense un point.
ice1-course-floor-home-other = Rien d’autre ne vaut un point maintenant : le traîneau.
ice1-course-floor-send = Le traîneau en porte quatre.
ice1-course-floor-send-task = Envoyez le premier.
ice1-course-floor-send-stop = Ce qui reste ici est perdu.
ice1-course-floor-second-task = Le deuxième.
ice1-course-floor-third-task = Le troisième.
ice1-course-floor-fourth-task = Et le quatrième.
ice1-course-floor-fourth-done = Rien ne reste : cinq pour les artefacts et deux pour l’édifice.
ice1-course-floor-over = Les autres n’avaient plus de points, donc pas de dernier tour. Avant de découvrir un édifice, regardez à qui il reste des points, et ce qui peut encore être envoyé. Celui-ci était la Tour du Fanal. Elle va servir.
ice1-course-floor-tower = L’expédition suivante. Vous pouvez convenir que les découvertes de la dernière agissent : la Tour du Fanal appelle votre chef à une tente gratuitement, une fois par journée.
ice1-course-floor-tower-task = Un point. Enlevez la tuile avec la tente : appelez donc votre chef gratuitement.
ice1-course-floor-tower-paid = C’est l’appel ordinaire, pour un point, et il ne reste rien pour la fouille. Prenez le fanal.
ice1-course-floor-tower-other = Votre chef n’est pas sur la glace. Le fanal l’appelle gratuitement.
ice1-course-floor-tower-done = Une lumière sur la glace, et votre chef est là.
ice1-course-floor-dig = Quatre pour la tuile difficile, moins trois.
ice1-course-floor-dig-task = Fouillez.
ice1-course-floor-dig-other = Un point suffit tout juste pour la fouille.
ice1-course-floor-dig-done = Merci à la tour.
ice1-course-floor-end = Douze édifices reposent au fond, chacun avec son effet ; vous choisissez avant la partie lesquels agissent. Le livret qui disait leurs effets est perdu : ceux que vous rencontrez ici sont les nôtres.

## Le journal de bord

ice1-course-logbook = Une page chaque matin
ice1-course-logbook-idea = De nouveaux points, un nouveau premier joueur, et un événement. Après la sixième page, la partie se termine.
ice1-course-logbook-plan = Le dernier point de la journée. Votre chef est seul ici ; trois archéologues attendent là-bas.
ice1-course-logbook-plan-task = Planifiez : cela donne un point de plus demain.
ice1-course-logbook-plan-walk = Un pas aujourd’hui ou un point de plus demain : c’est pareil, sauf si vous savez ce qu’apporte le matin. Planifiez pour cette fois.
ice1-course-logbook-plan-other = Essayez de planifier : cela donne un point de plus demain.
ice1-course-logbook-plan-done = Le jeton Planification est à vous.
ice1-course-logbook-night-task = Terminez votre tour, et dormez.
ice1-course-logbook-night-done = Le matin : six points au lieu de cinq. Maintenant, Nanuk commence.
ice1-course-logbook-page = À partir de la deuxième journée, on tourne une page, et chacun fait ce qu’elle dit. Aujourd’hui : « Jour blanc ». Vous pouvez échanger votre place avec n’importe quel archéologue, où qu’il soit.
ice1-course-logbook-page-task = Allez où il y a du monde.
ice1-course-logbook-page-stay = Vous pouvez rester. Mais là-bas, deux autres seraient avec vous.
ice1-course-logbook-page-done = L’un d’eux est à votre ancienne place, et vous êtes avec les autres.
ice1-course-logbook-dig = Nanuk et Alma ont joué leur tour. Vous êtes trois sur une tuile.
ice1-course-logbook-dig-task = Fouillez gratuitement.
ice1-course-logbook-dig-other = La fouille est gratuite.
ice1-course-logbook-dig-done = Deux grands pas dans le blizzard, et une fouille gratuite.
ice1-course-logbook-end = Six pages : des archéologues arrivent, des bêtes se couchent, la glace fond, la neige tombe. Avec la sixième vient la dernière journée, la septième, à moins qu’un édifice ne termine la partie avant. Des pages imprimées, il ne reste que des notes ; les nôtres s’accordent avec elles.

## Les guildes

ice1-course-guilds = Cinq guildes
ice1-course-guilds-idea = Chacune sait faire une chose que personne d’autre ne sait faire.
ice1-course-guilds-striders = D’abord votre propre guilde : les Arpenteurs. Là où les autres se répartissent équitablement, votre chef peut aller où vous voulez, une fois par tour.
ice1-course-guilds-striders-task = Fouillez. À trois, c’est gratuit.
ice1-course-guilds-striders-other = D’abord la fouille.
ice1-course-guilds-stride = À trois, vous descendriez un par case, et votre chef serait seul.
ice1-course-guilds-stride-task = Utilisez votre capacité.
ice1-course-guilds-stride-no = Alors chacun de vous arrive seul. Essayez la capacité.
ice1-course-guilds-stride-done = Les archéologues d’abord, le plus équitablement possible.
ice1-course-guilds-join-task = Envoyez votre chef rejoindre l’un d’eux.
ice1-course-guilds-join-alone = Possible. Mais votre chef y est seul, et c’est en rejoignant les autres qu’on est Arpenteur.
ice1-course-guilds-join-done = En bonne compagnie.
ice1-course-guilds-strode = Deux sur une tuile où tous les autres n’auraient qu’un explorateur. La prochaine fouille est moins chère.
ice1-course-guilds-navigators = Vous êtes maintenant les Navigateurs. Quand votre chef est appelé, construit un camp ou chevauche une Raie Manta, jusqu’à trois archéologues le suivent, une fois par tour.
ice1-course-guilds-navigators-task = Appelez votre chef à la tente, avec tout le monde.
ice1-course-guilds-navigators-fewer = D’autres peuvent venir, pour le même point.
ice1-course-guilds-navigators-walk = La tente est à deux pas, et vous avez un point.
ice1-course-guilds-navigators-other = Appelez votre chef à la tente, à la lanterne.
ice1-course-guilds-navigators-done = Quatre à travers la glace, pour un point.
ice1-course-guilds-called = Et là, la tuile avec la tente est gratuite : quatre, moins quatre.
ice1-course-guilds-incandescents = Les Incandescents portent une flamme. Une fois par journée, sur une tuile Artefact, ils l’allument sur l’emplacement de ce type et peuvent utiliser son pouvoir une fois ce jour-là, sans aucun artefact. Vous êtes sur un Exalté.
ice1-course-guilds-incandescents-task = Posez votre flamme sur l’emplacement Exalté.
ice1-course-guilds-incandescents-other = Allumez d’abord la flamme : cela ne coûte rien.
ice1-course-guilds-incandescents-done = L’emplacement vide luit.
ice1-course-guilds-burn-task = Déclenchez Exalté avec la flamme : quatre archéologues se tiennent autour de vous.
ice1-course-guilds-burn-other = La flamme est allumée. Utilisez-la : un point.
ice1-course-guilds-burn-done = Tous les quatre accourent.
ice1-course-guilds-burnt = Cinq sur une tuile, et la fouille est gratuite. À la fin de la journée la flamme s’éteint, utilisée ou non.
ice1-course-guilds-alchemists = Les Alchimistes regardent dans le sac où va tout ce qui a été perdu ou joué. Une fois par journée, ils y piochent trois tuiles et en conservent une. Une goutte Philosophal est sur votre plateau.
ice1-course-guilds-alchemists-task = Piochez dans le sac.
ice1-course-guilds-alchemists-other = Essayez d’abord le sac : cela ne coûte rien.
ice1-course-guilds-keep = Deux trouvailles et un artefact.
ice1-course-guilds-keep-task = Conservez ce qui éveille votre emplacement.
ice1-course-guilds-keep-snow = Une bonne trouvaille. Mais l’artefact serait la seconde goutte.
ice1-course-guilds-keep-done = Tirée du rebut : la seconde goutte, et l’emplacement est éveillé.
ice1-course-guilds-kept = Personne d’autre ne voit ce que vous avez pioché ; les deux autres tuiles retournent dans le sac.
ice1-course-guilds-cryoarchitects = Enfin, les CryoArchitectes. Une fois par tour, une tuile avec une tente leur coûte un de moins. Vous êtes deux sur l’une d’elles : quatre, moins deux, moins un.
ice1-course-guilds-cryoarchitects-task = Un point. Fouillez avec votre capacité.
ice1-course-guilds-cryoarchitects-other = Avec votre capacité, la fouille ne coûte qu’un point.
ice1-course-guilds-cryoarchitects-done = Et la tente descend avec vous, pour la prochaine fois.
ice1-course-guilds-end = Avant la partie, chaque joueur choisit une guilde ; certaines commencent avec quelques points de renommée. Pointez le nom d’une guilde pour lire sa capacité.

## Le draft

ice1-course-draft = Une pour vous, trois pour le voisin
ice1-course-draft-idea = Conservez une carte, passez les autres, puis conservez l’une de celles qu’on vous passe.
ice1-course-draft-one = Une autre façon de commencer : quatre requêtes chacun. Vous en conservez une, en passez trois à gauche, et choisissez à nouveau parmi trois qu’on vous passe. À la fin, vous en avez deux.
ice1-course-draft-one-task = Conservez une carte qui demande de l’Harmonie.
ice1-course-draft-one-prismatic = Les artefacts prismatiques sont rares et n’ont pas de type. Une belle carte de collection ; aujourd’hui, cherchez l’Harmonie.
ice1-course-draft-one-lone = Accomplissement et Exalté. Deux de vos quatre cartes demandent de l’Harmonie : celles-là vont ensemble.
ice1-course-draft-one-done = Elle est à vous, et trois vont à Nanuk, qui voit ce que vous passez, pas ce que vous conservez.
ice1-course-draft-two = Alma vous en a passé trois.
ice1-course-draft-two-task = Conservez celle qui va avec la vôtre.
ice1-course-draft-two-any = Trois anima quelconques : facile à payer, mais cela ne vaut que quatre. Une autre grandit avec chaque Harmonie que vous trouvez, jusqu’à huit.
ice1-course-draft-two-others = Accomplissement et Oblitération : vous chercheriez alors trois ou quatre types, avec un seul chef.
ice1-course-draft-two-done = Deux cartes, une seule recherche.
ice1-course-draft-end = Un artefact ne paie qu’une requête. Mais qui cherche un seul type en trouve pour les deux, et son pouvoir s’éveille plus tôt.

## En solo

ice1-course-alone = En solo sur la glace
ice1-course-alone-idea = Dix journées et trois objectifs : dix-neuf artefacts à la Cité, sept requêtes, un édifice.
ice1-course-alone-cash = Personne à battre que l’hiver. Les trois objectifs sont listés sur le côté : dix-huit artefacts sont à la Cité, sept requêtes peuvent être payées, et l’édifice est sous la lanterne, à deux pas. C’est la dixième journée, la dernière, avec un point.
ice1-course-alone-cash-task = Un point ne suffit pas. D’où en vient un autre ?
ice1-course-alone-cash-walk = Un pas, et plus rien. D’abord un autre point : une bête, un sifflet ou une pierre peut en devenir un.
ice1-course-alone-cash-play = À qui ferait-elle peur ? En solo, mieux vaut changer une bête en point.
ice1-course-alone-cash-dig = Le dix-neuvième artefact, mais pas d’édifice : deux objectifs sur trois. Les deux sont sous la lanterne.
ice1-course-alone-cash-consult = Vous avez déjà sept requêtes, et chaque carte non payée coûte deux.
ice1-course-alone-cash-home = La journée serait finie, et la partie avec elle. Pas encore.
ice1-course-alone-cash-other = Regardez votre main : la bête peut devenir un point.
ice1-course-alone-cash-done = Un point à dépenser, et un de renommée. La bête ne manquera à personne.
ice1-course-alone-walk = Deux points, deux pas. La fouille doit être gratuite.
ice1-course-alone-walk-task = Marchez vers la lanterne, avec tout le monde.
ice1-course-alone-walk-alone = Emmenez les deux. À moins, la fouille coûte un point, et il n’en restera aucun.
ice1-course-alone-walk-other = Deux points pour deux pas : vers la lanterne, avec tout le monde.
ice1-course-alone-there-task = Et encore, jusqu’à la lanterne.
ice1-course-alone-dig-task = Fouillez.
ice1-course-alone-dig-other = C’est gratuit. Fouillez.
ice1-course-alone-dig-done = Le voilà : l’édifice.
ice1-course-alone-land-task = Faites descendre votre chef.
ice1-course-alone-evening-task = Terminez votre tour : le traîneau attend.
ice1-course-alone-evening-other = Plus de points, plus d’actions. Terminez votre tour.
ice1-course-alone-send-task = Envoyez le dix-neuvième.
ice1-course-alone-send-stop = Dix-huit ne font pas dix-neuf.
ice1-course-alone-send-done = Dix-neuf, le compte est bon.
ice1-course-alone-pay = Le dernier objectif : sept requêtes, toutes payées avec la Cité. La table a calculé comment.
ice1-course-alone-pay-task = Acceptez sa proposition.
ice1-course-alone-pay-other = Cela marche aussi, carte par carte. La proposition paie les sept d’un coup.
ice1-course-alone-pay-done = Trois objectifs en un tour. Vous avez gagné.
ice1-course-alone-end = En solo on ne planifie pas, et les pages du journal de bord sont mélangées et tournées à nouveau. Notez vos points de renommée : la prochaine fois, vous pourrez faire mieux que vous-même.

## Ensemble

ice1-course-together = Ensemble
ice1-course-together-idea = Tous gagnent ou tous perdent : chacun doit atteindre ses propres chiffres avant que l’édifice termine la partie.
ice1-course-together-wait = Vous et Nanuk contre l’hiver : cinq journées, et il faut à chacun dix artefacts à la Cité et des requêtes valant vingt-cinq. Vos chiffres sont atteints. Pas ceux de Nanuk : il manque un artefact, il est sur le plateau de Nanuk, et la journée de Nanuk est finie.
ice1-course-together-wait-task = Vous pourriez découvrir l’édifice maintenant, gratuitement. Le faut-il ? Sinon, planifiez.
ice1-course-together-wait-dig = La fin commencerait. Nanuk n’a plus de points, donc pas de dernier tour : neuf artefacts, et c’est perdu pour vous deux.
ice1-course-together-wait-home = Vous n’avez rien à envoyer aujourd’hui. Gardez vos forces pour demain : planifiez.
ice1-course-together-wait-recruit = Dans ce mode, un archéologue coûte deux points, et vous en avez un.
ice1-course-together-wait-other = Pas aujourd’hui. Gardez le point pour demain : planifiez.
ice1-course-together-wait-done = C’est sage.
ice1-course-together-night-task = Terminez votre tour, et laissez passer la journée.
ice1-course-together-night-done = Le matin de la quatrième journée. Nanuk a renvoyé, et le dixième artefact est à la Cité.
ice1-course-together-dig = Regardez les objectifs : il en manque un, et vous êtes dessus.
ice1-course-together-dig-task = Découvrez maintenant l’édifice.
ice1-course-together-dig-other = Tout est prêt. Fouillez.
ice1-course-together-dig-done = L’édifice, au grand jour. Votre équipe descend.
ice1-course-together-home = Il ne faut rien d’autre.
ice1-course-together-home-task = Choisissez « Renvoyer » pour finir la journée.
ice1-course-together-home-other = Tous les objectifs sont à portée. Choisissez « Renvoyer ».
ice1-course-together-send-task = Envoyez aussi celui-ci.
ice1-course-together-send-stop = Il y a de la place pour lui, et il compte.
ice1-course-together-send-done = La partie est finie, et les requêtes de Nanuk sont payées.
ice1-course-together-pay-task = Les vôtres maintenant : acceptez ce que la table propose.
ice1-course-together-pay-other = Prenez la proposition : elle suffit.
ice1-course-together-pay-done = Vous gagnez ensemble.
ice1-course-together-end = C’est la patience qui a payé. Avant chaque fouille près du fond, regardez les chiffres des autres ; les artefacts ne changent jamais de mains. Et entre les tours, vous pouvez renoncer à une bête, une pierre ou un sifflet pour un point, comme en solo.
