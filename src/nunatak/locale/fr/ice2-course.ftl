# Le cours d’I C E, deuxième édition : ce que dit le compagnon. `<lesson>` est le titre, `<lesson>-idea` la ligne en dessous.

ice2-course-about =
    Neuf courtes leçons vous apprennent à jouer : comment on fouille, pourquoi personne ne fouille seul, et ce qui rapporte.
    Puis vient une première partie avec un compagnon à vos côtés, et ensuite ce que vous voulez : trouvailles, pouvoirs, la
    cité, les cinq guildes et la malédiction. Le plateau est le vrai ; rien de ce que vous essayez ne peut mal tourner, et
    chaque faux pas a sa réponse.
ice2-course-read-on = Rien à faire ici. Appuyez sur « Suite » quand vous en avez assez vu.

## Enlever une tuile

ice2-course-lift = Enlever une tuile
ice2-course-lift-idea = Tenez-vous dessus, payez son prix, et elle est à vous.
ice2-course-lift-dig = Votre chef est sur la glace. La rangée de 0 à 6 sous le nom de votre guilde compte vos points d’exploration, PE : ce que vous pouvez encore faire aujourd’hui. Vous en avez deux.
ice2-course-lift-dig-task = Enlevez la tuile où se tient votre chef.
ice2-course-lift-dig-move = On ne fouille que là où se tient son chef. Marcher coûte un point, et vous êtes déjà sur une belle tuile.
ice2-course-lift-dig-other = Cela peut attendre. Fouillez : c’est le cœur du jeu.
ice2-course-lift-dig-done = Deux pour la neige, un de moins parce que votre chef aide : un point.
ice2-course-lift-land = La neige est partie, et ce qui était dessous apparaît. Ceux qui s’y tenaient descendent.
ice2-course-lift-land-task = Choisissez où descend votre chef.
ice2-course-lift-land-elsewhere = On ne descend que sur les trois cases où cette tuile reposait.
ice2-course-lift-land-done = À nouveau un sol ferme.
ice2-course-lift-find = La neige cachait quelque chose, et c’est maintenant dans votre main.
ice2-course-lift-find-task = Jouez l’épave de votre main.
ice2-course-lift-find-other = Regardez d’abord ce que vous avez trouvé : c’est dans votre main.
ice2-course-lift-find-done = Le point est revenu, avec un PR en plus : un point qui compte à la fin.
ice2-course-lift-end = Voilà une fouille : se tenir là, payer, descendre, garder ce qu’on trouve. Le prix est toujours affiché avant de payer.

## Beaucoup de mains

ice2-course-hands = Beaucoup de mains
ice2-course-hands-idea = Chaque explorateur sur la tuile fait baisser son prix d’un point.
ice2-course-hands-walk = Un archéologue se tient à côté de votre chef. Les archéologues ne sont à personne et aident quiconque se tient avec eux.
ice2-course-hands-walk-task = Il reste un point. Allez sur la tuile marquée, de façon à pouvoir encore y fouiller.
ice2-course-hands-walk-alone = Pour votre chef seul, la fouille coûterait un point, et il ne reste rien après la marche. Emmenez votre compagnon : c’est gratuit.
ice2-course-hands-walk-here = Une belle fouille, mais la lanterne est sur la tuile d’à côté.
ice2-course-hands-walk-far = Trop loin. Les tuiles doivent se toucher par un côté.
ice2-course-hands-walk-other = La lanterne est sur la tuile d’à côté. Allez-y, avec votre compagnon.
ice2-course-hands-walk-done = Vous êtes deux, et il ne reste aucun point.
ice2-course-hands-dig = Deux pour la neige, moins deux puisque vous êtes deux : rien.
ice2-course-hands-dig-task = Fouillez gratuitement.
ice2-course-hands-dig-other = Ne vous arrêtez pas là : la fouille est gratuite.
ice2-course-hands-dig-done = Pas un seul point.
ice2-course-hands-first = Deux descendent, l’un après l’autre.
ice2-course-hands-first-task = D’abord votre chef.
ice2-course-hands-second-task = Et maintenant l’archéologue.
ice2-course-hands-end = À plusieurs, on fouille à bas prix, et même gratuitement. La moitié du jeu consiste donc à être là où il y a du monde, et à l’emmener.

## La descente

ice2-course-down = La descente
ice2-course-down-idea = Ils se répartissent le plus équitablement possible sur les trois cases du dessous. Vous choisissez qui va où.
ice2-course-down-dig = Vous êtes trois ici, et deux archéologues sont déjà en bas.
ice2-course-down-dig-task = Fouillez.
ice2-course-down-dig-other = D’abord la fouille : à trois, elle ne coûte rien.
ice2-course-down-dig-done = Elle n’a rien coûté. Le reste de la neige ne tenait plus et s’est effondré : ce sera pour plus tard.
ice2-course-down-leader = Trois descendent. Les cases les moins peuplées se remplissent d’abord, en comptant ceux qui y sont déjà.
ice2-course-down-leader-task = Faites descendre votre chef à la lanterne.
ice2-course-down-leader-full = Ils y sont déjà deux. Remplissez d’abord les cases moins peuplées.
ice2-course-down-leader-other = Ce serait équitable aussi. Mais la lanterne est ailleurs.
ice2-course-down-leader-done = Voilà.
ice2-course-down-company = Maintenant deux archéologues.
ice2-course-down-company-task = Donnez de la compagnie à votre chef : envoyez le suivant à la lanterne aussi.
ice2-course-down-company-other = Équitable aussi, mais votre chef reste alors seul. Le suivant peut le rejoindre ici.
ice2-course-down-company-done = Et le dernier va sur la seule case qui reste.
ice2-course-down-end = Un, deux et deux : à cinq, on ne peut faire plus équitable. Qui prévoit où mène une fouille a de la compagnie pour la suivante.

## Un toit

ice2-course-roof = Un toit
ice2-course-roof-idea = Une tuile peut encore couvrir la vôtre. Cela coûte un de plus, et elle s’effondre.
ice2-course-roof-dig = Sous la neige se trouve la glace claire, et dans la glace, des artefacts. Votre chef se tient sur un artefact de type Harmonie. Une tuile Neige en couvre encore un coin, et le chef des Navigateurs est là-haut.
ice2-course-roof-dig-task = Prenez l’artefact de la lanterne à ce tour.
ice2-course-roof-dig-two = Vous y seriez nombreux, mais deux tuiles couvrent celle-là. Sous un toit on peut fouiller, sous deux non.
ice2-course-roof-dig-polite = D’en haut, vous enlèveriez le toit poliment, et gagneriez de la neige. Fouillez d’en bas : un toit est permis.
ice2-course-roof-dig-study = Étudier vous apprend quelque chose. Mais aujourd’hui, vous voulez l’artefact lui-même.
ice2-course-roof-dig-other = Vous êtes déjà sur l’artefact. Fouillez.
ice2-course-roof-dig-done = Trois pour la glace claire, un de plus pour le toit, moins deux puisque vous êtes deux : deux points.
ice2-course-roof-leader = Le toit s’est effondré. Personne ne tombe d’un niveau : le chef des Navigateurs est rentré chez lui et devra revenir par un camp. L’artefact est posé sur son emplacement.
ice2-course-roof-leader-task = Descendez : d’abord votre chef.
ice2-course-roof-companion-task = Puis l’archéologue.
ice2-course-roof-end = Pas de toit, un toit, deux toits : sans supplément, plus cher, impossible. Un camp sur la tuile, ou un rocher nu, un nunatak, renchérit aussi la fouille d’un point. Mais jamais de plus d’un point en tout.

## Arriver partout

ice2-course-camp = Arriver partout
ice2-course-camp-idea = Un camp amène votre chef sur n’importe quelle tuile que rien ne couvre.
ice2-course-camp-build = Votre chef est encore en mer. Deux archéologues attendent à la lanterne. Une tente blanche se dresse à l’autre bout : tout le monde peut y débarquer. Et vous avez une tente à vous.
ice2-course-camp-build-task = Vous voulez enlever la tuile de la lanterne, avec deux points. Construisez un camp.
ice2-course-camp-build-sail = De la tente blanche à la lanterne, il y a deux pas : plus de points pour la fouille. Votre propre tente se pose où vous voulez.
ice2-course-camp-build-recruit = Un de plus près de la tente blanche. Mais votre chef n’est pas encore sur la glace, et personne ne fouille sans chef.
ice2-course-camp-build-walk = Votre chef n’est pas encore sur la glace. Construisez un camp, ou naviguez vers un camp.
ice2-course-camp-build-other = Votre chef doit d’abord débarquer. Construisez un camp.
ice2-course-camp-build-done = La tente est prête ; votre chef vient avec elle.
ice2-course-camp-build-white = Une blanche fait aussi l’affaire. Elle n’est à personne : tout le monde peut s’en servir.
ice2-course-camp-where = Elle peut se dresser sur toute tuile que rien ne couvre et qui n’a pas d’autre tente.
ice2-course-camp-where-task = Dressez-la à la lanterne.
ice2-course-camp-where-taken = Il y a déjà une tente, et deux ne tiennent pas.
ice2-course-camp-where-covered = De la neige couvre celle-là. Un camp veut une tuile que rien ne couvre.
ice2-course-camp-where-other = Cela irait. Mais les archéologues attendent à la lanterne.
ice2-course-camp-where-done = Débarquement réussi, pour un point.
ice2-course-camp-dig-task = Fouillez.
ice2-course-camp-dig-other = Vous êtes trois ici : la fouille est gratuite. C’est le moment.
ice2-course-camp-dig-done = Deux pour la neige, un de plus pour la tente, moins trois puisque vous êtes trois : rien.
ice2-course-camp-land = Un explorateur pour chacune des trois cases. Vous choisissez pour votre chef, les autres prennent le reste.
ice2-course-camp-land-task = Où descend votre chef ?
ice2-course-camp-tent = La tente dégringole derrière vous.
ice2-course-camp-tent-task = Choisissez une case pour elle aussi.
ice2-course-camp-tent-done = La voilà, un niveau plus bas.
ice2-course-camp-end = Votre propre tente est un parachute, toute tente est un port. Et elle descend avec chaque fouille.

## Un port

ice2-course-harbour = Un port pour tous
ice2-course-harbour-idea = On arrive à n’importe quel camp, pour un point chaque fois. Une fouille chère s’étale sur deux tours.
ice2-course-harbour-recruit = Une tente blanche se dresse sur un artefact. Votre chef est loin, et il n’y a personne. Il reste quatre points, et un tour peut en dépenser deux.
ice2-course-harbour-recruit-task = Vous voulez l’artefact sous la tente blanche. Recrutez-y d’abord un archéologue.
ice2-course-harbour-recruit-alone = Bien, mais votre chef seul paierait trois : trois pour la glace, un pour la tente, moins un. Un tour ne peut dépenser que deux. Faites d’abord venir quelqu’un.
ice2-course-harbour-recruit-own = C’est votre propre tente. L’artefact que vous voulez est sous la blanche.
ice2-course-harbour-recruit-bare = On arrive par bateau, et les bateaux n’accostent qu’à un camp.
ice2-course-harbour-recruit-other = Cela vous en éloigne. Recrutez quelqu’un à la lanterne.
ice2-course-harbour-recruit-done = Quelqu’un est là, et vous attend.
ice2-course-harbour-sail = Un chef navigue aussi vers n’importe quel camp, d’où qu’il parte.
ice2-course-harbour-sail-task = Naviguez vers la tente blanche.
ice2-course-harbour-sail-more = Une aide de plus, mais votre chef est encore loin, et les deux points de ce tour seraient partis.
ice2-course-harbour-sail-other = La tente blanche est le port qu’il vous faut.
ice2-course-harbour-sail-done = Deux points, deux explorateurs.
ice2-course-harbour-wait = Ce tour a dépensé ses deux points. La fouille en coûte deux aussi, et il vous en reste deux pour le prochain tour.
ice2-course-harbour-wait-task = Terminez votre tour.
ice2-course-harbour-wait-dig = Deux points sont dépensés, et un tour n’en permet pas plus. Au prochain tour.
ice2-course-harbour-wait-done = Les autres n’ont plus de points aujourd’hui : c’est encore à vous.
ice2-course-harbour-dig-task = Fouillez maintenant.
ice2-course-harbour-dig-other = La fouille coûte juste ce qui vous reste.
ice2-course-harbour-dig-done = Trois et un, moins deux : deux. Et tous descendent, la tente avec eux.
ice2-course-harbour-end = Une recrue coûte un point et en fait gagner un. Mais elle vous suit, et en fait gagner un autre à la fouille suivante.

## Deux gouttes

ice2-course-drops = Deux gouttes
ice2-course-drops-idea = Un emplacement avec deux anima a un pouvoir, une fois par journée.
ice2-course-drops-study = Les artefacts contiennent de l’anima : la glace claire une goutte, la glace sombre deux. Les signes au-dessus d’un emplacement les comptent. Votre emplacement Exalté en a une ; avec deux, il appelle tout le monde alentour.
ice2-course-drops-study-task = Vous voulez cette tuile, et qu’il reste un point. Ajoutez d’abord une goutte : étudiez la tuile.
ice2-course-drops-study-early = Une goutte sur deux. Un jeton Étude de ce type ajoute l’autre.
ice2-course-drops-study-dig = Votre chef seul paierait deux points, et ce tour n’en aurait plus pour appeler quelqu’un. Étudiez d’abord.
ice2-course-drops-study-other = Le type qu’il vous faut est sous vos pieds. Étudiez-le.
ice2-course-drops-study-done = Un jeton pour un point, et la tuile reste en place.
ice2-course-drops-call = Deux gouttes : l’emplacement luit. Exalté coûte un point et amène un archéologue de chaque tuile voisine.
ice2-course-drops-call-task = Utilisez le pouvoir Exalté.
ice2-course-drops-call-dig = Elle coûte encore deux points, et il en reste un à ce tour. Appelez d’abord les autres.
ice2-course-drops-call-other = L’emplacement Exalté luit. Utilisez-le.
ice2-course-drops-call-done = Les voici, tous les cinq.
ice2-course-drops-dig = Trois pour la glace claire, moins six puisque vous êtes six.
ice2-course-drops-dig-task = Fouillez gratuitement.
ice2-course-drops-dig-again = Une fois par journée. Il s’éveille à nouveau à l’aube.
ice2-course-drops-dig-other = Tout le monde est là. Fouillez.
ice2-course-drops-dig-done = À vous, et il reste un point.
ice2-course-drops-end = Cinq types, cinq pouvoirs, chacun une fois par journée. Pointez un emplacement et il vous dit ce qu’il fait. Accomplissement donne un point, Oblitération détruit une tuile ; les deux autres attendent leur moment.

## Le crépuscule

ice2-course-sunset = Le crépuscule
ice2-course-sunset-idea = Quand vos points sont épuisés, prenez une carte et payez vos requêtes.
ice2-course-sunset-take = Votre dernier point est dépensé : pour vous, le soleil se couche. Qui finit le premier choisit le premier.
ice2-course-sunset-take-task = Prenez une requête de la rangée. C’est gratuit, et vous pouvez aussi vous en passer.
ice2-course-sunset-take-done = Un souhait de plus que vous pouvez combler.
ice2-course-sunset-take-none = Rien pour vous dans la rangée : c’est permis.
ice2-course-sunset-choose = Vous pouvez maintenant payer. La petite carte veut deux gouttes Exalté ou deux gouttes Harmonie. La grande veut trois gouttes Harmonie.
ice2-course-sunset-choose-task = Vous pouvez payer les deux ce soir. Commencez par la petite carte.
ice2-course-sunset-choose-large = Elle prend de toute façon toute votre Harmonie. Voyez d’abord comment se paie la petite.
ice2-course-sunset-choose-leave = Pas encore : aujourd’hui, la première carte rapporte un jeton PR, et la seconde deux points à la fin.
ice2-course-sunset-pay = Il y a plusieurs façons. Un jeton Étude paie comme un artefact à une goutte.
ice2-course-sunset-pay-task = Payez de sorte que la grande carte puisse encore être payée.
ice2-course-sunset-pay-harmony = Payé d’un coup, mais avec l’artefact dont la grande carte a besoin.
ice2-course-sunset-pay-done = L’artefact et le jeton ensemble : quatre points, et un jeton pour la première carte de la journée.
ice2-course-sunset-second = Toute votre Harmonie est encore là.
ice2-course-sunset-second-task = Payez la grande carte.
ice2-course-sunset-second-leave = Six points attendent, et vous avez tout ce qu’il faut.
ice2-course-sunset-second-done = Six points, et deux de plus pour la seconde carte de la journée.
ice2-course-sunset-end = La première journée personne ne paie, la deuxième et la troisième deux cartes au plus, la dernière autant que vous pouvez. Ce qui a servi à payer est maintenant dans la cale : son pouvoir est parti, mais cela compte encore pour les décrets.

## Dernières lueurs

ice2-course-count = Dernières lueurs
ice2-course-count-idea = À la fin, tout ce que vous avez trouvé compte pour les décrets, dépensé ou non.
ice2-course-count-point = La dernière journée, le dernier point. Les trois décrets comptent les jetons Étude, les gouttes Harmonie et les séries de types différents. Et une requête de trois gouttes Harmonie attend encore.
ice2-course-count-point-task = Votre chef est sur une tuile Harmonie. La fouiller ou l’étudier : qu’est-ce qui rapporte le plus ?
ice2-course-count-point-dig = Une bonne tuile. Mais un jeton Étude donne la même goutte et contente un décret de plus.
ice2-course-count-point-other = Un point gaspillé. Fouiller cette tuile, ou l’étudier ?
ice2-course-count-point-done = Une goutte Harmonie et un jeton Étude : deux décrets d’un coup.
ice2-course-count-evening = Regardez les décrets : ils se comptent à mesure.
ice2-course-count-evening-task = Terminez votre tour.
ice2-course-count-row = Le dernier soir, une carte ne vaut d’être prise que si vous pouvez la payer aussitôt.
ice2-course-count-row-task = Regardez la rangée, et continuez.
ice2-course-count-row-done = En effet : rien là que vous puissiez payer.
ice2-course-count-row-taken = Prise, bien que vous ne puissiez plus la payer. Cela ne coûte rien.
ice2-course-count-pay = Trois gouttes : deux dans l’artefact sombre, et une avec le jeton.
ice2-course-count-pay-task = Payez votre requête.
ice2-course-count-pay-leave = Une requête non payée ne rapporte rien, et c’est le dernier soir.
ice2-course-count-pay-done = Six points de plus, et aucun décret ne compte moins.
ice2-course-count-end = Un pour le jeton, trois pour l’Harmonie, deux pour quatre types, six pour la carte : douze. Vous savez tout ce qu’il faut pour jouer une partie entière.

## Une partie entière

ice2-course-first-game = Votre première partie
ice2-course-first-game-idea = Une partie entière de quatre journées contre un adversaire facile. Je reste à vos côtés.
ice2-course-game-cards = Trois requêtes, et vous en conservez une. Ce sont des souhaits que vous pourrez combler dès le deuxième soir. Choisissez-en deux à rendre.
ice2-course-game-at-sea = Votre chef est encore en mer. Naviguez vers la tente blanche du milieu, ou dressez votre propre tente n’importe où.
ice2-course-game-price = Vous pouvez fouiller ici. Deux pour la neige, trois pour la glace claire, quatre pour la sombre ; un de moins pour chaque explorateur qui s’y tient. Le bouton dit ce que cela coûte.
ice2-course-game-at-once = Vous avez trouvé quelque chose qui agit tout de suite, avant que quiconque descende. Jouez-le, si vous voulez.
ice2-course-game-evenly = Ils descendent le plus équitablement possible, en comptant ceux qui sont déjà là. Vous dites qui va où : pensez à la fouille suivante.
ice2-course-game-tent = La tente descend aussi. Mettez-la où vous voulez que du monde arrive.
ice2-course-game-two-points = Deux points font un tour. Le reste de votre journée attend : c’est de nouveau à vous après votre adversaire.
ice2-course-game-sunset = Vos points sont épuisés, et votre journée aussi. Prenez une carte, c’est gratuit : qui finit le premier choisit le premier.
ice2-course-game-payable = Vous pouvez payer cette requête maintenant. La première de la journée rapporte un jeton, la seconde deux points à la fin. Ce qui sert à payer compte encore pour les décrets.
ice2-course-game-last-day = La dernière journée. Ce soir, payez autant de requêtes que vous pouvez ; les autres ne rapportent rien. Et les décrets comptent tout ce que vous avez trouvé.
ice2-course-game-second-day = Une nouvelle journée : de nouveaux points, et les pouvoirs s’éveillent à nouveau. Dès ce soir, vous pouvez payer des requêtes.
ice2-course-game-artifact = Un artefact est posé sur son emplacement. Avec deux gouttes, l’emplacement a un pouvoir, une fois par journée. Et les artefacts paient les requêtes.
ice2-course-game-power = Un de vos pouvoirs est prêt : son emplacement luit. Il s’éveillera à nouveau demain, alors utilisez-le aujourd’hui.
ice2-course-game-roofs = Deux tuiles couvrent celle-ci, et sous deux on ne peut pas fouiller. Enlevez d’abord l’une d’elles d’en haut ; un toit peut rester.
ice2-course-game-study = Pas besoin de fouiller une tuile pour apprendre d’elle : un jeton Étude compte comme une goutte et paie comme un petit artefact de ce type.
ice2-course-game-fallen = À l’intérieur de son niveau, une tuile a besoin de deux voisines, sinon elle s’effondre ; seules les tuiles du bord tiennent. Ceux qui s’y tenaient sont rentrés chez eux.
ice2-course-game-over = Bien joué. Décrets, requêtes et jetons font ensemble votre score. Quand vous voulez, il y a plus à apprendre : trouvailles, pouvoirs et la cité.

## Ce que cachait la neige

ice2-course-finds = Ce que cachait la neige
ice2-course-finds-idea = Les trouvailles se jouent gratuitement, à votre tour.
ice2-course-finds-fly = Trois trouvailles sont dans votre main. Tout en bas, à la lanterne, un artefact Harmonie sombre attend sous un toit. Lisez ce que font vos trouvailles.
ice2-course-finds-fly-task = Prenez cet artefact sans dépenser un point. Que jouez-vous d’abord ?
ice2-course-finds-fly-talisman = Il fouillerait la tuile Harmonie claire où vous êtes. Il ferait de même pour la sombre, qui a deux gouttes. Allez-y d’abord.
ice2-course-finds-fly-swarm = Les termites rendent une fouille moins chère d’un point : bien, mais pas gratuite. Gardez-les.
ice2-course-finds-fly-other = Les trouvailles ne coûtent rien. Regardez dans votre main avant de dépenser un point.
ice2-course-finds-fly-done = La Raie Manta des Glaces porte votre chef sur n’importe quelle case visible.
ice2-course-finds-where-task = Volez jusqu’à la lanterne.
ice2-course-finds-where-other = Elle vous y mènerait. Mais l’artefact est à la lanterne.
ice2-course-finds-where-done = Un atterrissage en douceur, juste sous le toit.
ice2-course-finds-talisman = Une tuile sombre coûte quatre, et le toit un de plus. Trop cher pour votre chef seul, mais vous avez un Talisman de son type.
ice2-course-finds-talisman-task = Jouez le Talisman de l’Harmonie.
ice2-course-finds-talisman-dear = Quatre pour la glace sombre, un pour le toit, moins un : quatre points. Le Talisman le fait gratuitement.
ice2-course-finds-talisman-swarm = Avec les termites, c’est encore trois points, et vous en avez deux.
ice2-course-finds-talisman-other = Vous avez justement ce qu’il faut pour cette tuile.
ice2-course-finds-talisman-done = Pas un point. Le toit se brise derrière vous, et vous voilà dans une cité.
ice2-course-finds-harmony = La glace sombre contient deux gouttes : Harmonie a donc aussitôt son pouvoir. Son moment vient juste après une fouille : un archéologue rejoint votre chef.
ice2-course-finds-harmony-task = Utilisez Harmonie.
ice2-course-finds-harmony-leave = Harmonie n’agit que juste après une fouille. C’est le moment.
ice2-course-finds-harmony-done = Vous êtes deux.
ice2-course-finds-end = À la fin d’un tour, vous pouvez conserver trois trouvailles. Et ce qui est gratuit ne fait pas un tour : il faut encore dépenser un point avant de le terminer.

## Le bon moment

ice2-course-moment = Le bon moment
ice2-course-moment-idea = Philosophal rattrape ce qui tombe, Harmonie suit une fouille.
ice2-course-moment-blast = Oblitération et Philosophal sont éveillés, il manque une goutte à Harmonie. Les Navigateurs sont sur une tuile Harmonie.
ice2-course-moment-blast-task = Gagnez deux artefacts à ce tour, et quelqu’un pour vous tenir compagnie. Par quoi commencer ?
ice2-course-moment-blast-philosophical = Philosophal rattrape une tuile qui tombe. Faites-en donc d’abord tomber une.
ice2-course-moment-blast-harmony = Harmonie vient juste après votre fouille. Pas encore.
ice2-course-moment-blast-dig = Cela donne un artefact, et personne pour vous tenir compagnie. Ce tour peut donner plus.
ice2-course-moment-blast-other = Vos pouvoirs sont gratuits. Regardez d’abord les emplacements.
ice2-course-moment-blast-done = Oblitération détruit une tuile à côté de vous.
ice2-course-moment-target-task = Détruisez la tuile sous les Navigateurs.
ice2-course-moment-target-own = Votre propre tuile : votre chef rentrerait chez lui avec elle, et il n’y aurait plus personne pour fouiller.
ice2-course-moment-target-other = Permis, mais Harmonie est à la lanterne.
ice2-course-moment-target-done = Leur chef rentre chez lui.
ice2-course-moment-catch = La tuile tombe. C’est le moment de Philosophal.
ice2-course-moment-catch-task = Rattrapez-la.
ice2-course-moment-catch-leave = Alors elle est perdue pour tout le monde. Philosophal la garde pour vous.
ice2-course-moment-catch-done = Rattrapée. Et Harmonie a sa seconde goutte.
ice2-course-moment-dig = Un artefact est à vous. L’autre est sous vos pieds.
ice2-course-moment-dig-task = Fouillez.
ice2-course-moment-dig-other = Deux points, et justement la bonne tuile. Fouillez.
ice2-course-moment-dig-done = Cela fait deux.
ice2-course-moment-land-task = Faites descendre votre chef.
ice2-course-moment-company = Après une fouille vient le moment d’Harmonie.
ice2-course-moment-company-task = Utilisez Harmonie.
ice2-course-moment-company-leave = Maintenant ou jamais : ce moment ne revient pas aujourd’hui.
ice2-course-moment-company-done = De la compagnie.
ice2-course-moment-end = Trois pouvoirs en un tour, chacun nourrit le suivant. La table vous demande quand vient le moment de Philosophal ou d’Harmonie ; vous ne pouvez pas le manquer.

## Le joker

ice2-course-prism = Le joker
ice2-course-prism-idea = Un artefact prismatique se pose sur l’emplacement de votre choix.
ice2-course-prism-dig = Une tuile aux cinq couleurs : un artefact prismatique. Vous êtes deux ici.
ice2-course-prism-dig-task = Fouillez-la.
ice2-course-prism-dig-other = Vous êtes dessus. Fouillez.
ice2-course-prism-dig-done = Un joker à une goutte.
ice2-course-prism-slot = Il se pose sur n’importe quel emplacement et y compte comme ce type. Exalté a une goutte, Harmonie en a une.
ice2-course-prism-slot-task = Vos points sont épuisés. Où vous aidera-t-il encore à ce tour ?
ice2-course-prism-slot-exalted = Deux gouttes, mais utiliser Exalté coûte un point, et il ne vous en reste aucun.
ice2-course-prism-slot-empty = Une seule goutte n’y fait rien. Mettez-le où il manque une goutte.
ice2-course-prism-slot-done = Harmonie a deux gouttes, au milieu d’une fouille.
ice2-course-prism-leader-task = Faites descendre votre chef.
ice2-course-prism-companion-task = Puis l’archéologue.
ice2-course-prism-harmony = Et voici son moment.
ice2-course-prism-harmony-task = Utilisez Harmonie.
ice2-course-prism-harmony-leave = Cela n’agit que juste après une fouille. C’est le moment.
ice2-course-prism-harmony-done = Il agit au tour même où vous l’avez fouillé.
ice2-course-prism-end = À l’aube, vous pouvez déplacer vos jokers vers d’autres emplacements. Ils paient comme le type de votre choix, sauf quand une carte demande des formes. Mais aucun décret ne les compte.

## Les failles

ice2-course-cracks = Les failles
ice2-course-cracks-idea = Personne n’enjambe une faille. Contournez-la.
ice2-course-cracks-round = Une faille court le long de deux côtés de votre tuile : les lignes sombres et dentelées. Deux archéologues attendent de l’autre côté.
ice2-course-cracks-round-task = Atteignez la lanterne en deux pas.
ice2-course-cracks-round-over = Une faille court le long de ce côté. Personne ne l’enjambe, ni vers le haut, ni vers le bas, ni à plat.
ice2-course-cracks-round-down = On peut y descendre, car ce côté est intact. Mais d’en bas, il faut encore deux pas.
ice2-course-cracks-round-far = Cela vous éloigne d’eux. Sur quelle voisine de la lanterne pouvez-vous aller ?
ice2-course-cracks-round-dig = Une fouille ici coûterait un point. Avec les deux de là-bas, elle ne coûte rien.
ice2-course-cracks-round-other = Deux pas mènent à la lanterne. Cherchez le détour.
ice2-course-cracks-round-done = La faille est contournée.
ice2-course-cracks-reach-task = Et encore, jusqu’à la lanterne.
ice2-course-cracks-reach-done = Vous voilà à trois.
ice2-course-cracks-dig-task = Fouillez gratuitement.
ice2-course-cracks-dig-other = La fouille est gratuite. Ne vous arrêtez pas là.
ice2-course-cracks-dig-done = Il ne restait aucun point, et il n’en fallait aucun.
ice2-course-cracks-end = Les failles arrêtent aussi ceux qu’Exalté appelle. Qui navigue, vole ou suit un sifflet ne s’en soucie pas. Le long de quels deux côtés elles courent, c’est notre lecture ; le livret ne le montre qu’en image.

## Dominos

ice2-course-dominoes = Dominos
ice2-course-dominoes-idea = À l’intérieur de son niveau, une tuile qui n’a plus qu’une voisine s’effondre. Au bord, elles tiennent.
ice2-course-dominoes-gather = Il reste une rangée de neige, et chaque tuile tient la suivante. Les Navigateurs sont à la lanterne, vous un peu à gauche, deux archéologues entre vous.
ice2-course-dominoes-gather-task = Faites s’effondrer la tuile des Navigateurs sans perdre un seul archéologue. Où fouillerez-vous ?
ice2-course-dominoes-gather-dig = La rangée s’effondrerait, et les deux à côté de vous avec elle : ils rentreraient chez eux.
ice2-course-dominoes-gather-alone = Alors celui que vous laissez tombe avec votre ancienne tuile. Emmenez tout le monde.
ice2-course-dominoes-gather-other = Rassemblez d’abord tout le monde sur une tuile. Qui se tient ailleurs dans la rangée rentre chez soi.
ice2-course-dominoes-gather-done = Tout le monde sur une tuile.
ice2-course-dominoes-dig = Quand cette tuile sera partie, ses voisines n’auront plus qu’une voisine chacune, et s’effondreront ; puis les suivantes.
ice2-course-dominoes-dig-task = Fouillez, et regardez.
ice2-course-dominoes-dig-nearer = Cela marcherait de là aussi, pour un point de plus. N’importe quel vide suffit.
ice2-course-dominoes-dig-other = Tout le monde est là, et la fouille est gratuite. Allez-y.
ice2-course-dominoes-dig-done = Cinq tuiles, l’une après l’autre, et les Navigateurs sont rentrés chez eux.
ice2-course-dominoes-end = Seules les deux des bouts tiennent encore : les tuiles du bord ne s’effondrent pas d’elles-mêmes. Une tuile isolée au bord est un lieu sûr ; à l’intérieur, non.

## La cité

ice2-course-city = La cité sous la glace
ice2-course-city-idea = Sous la glace sombre se trouve une cité : deux pas mènent de n’importe quelle région à n’importe quelle autre.
ice2-course-city-open = La glace sombre coûte quatre, et dessous se trouve la cité perdue.
ice2-course-city-open-task = Fouillez la tuile de la lanterne.
ice2-course-city-open-other = Vous y êtes trois : elle coûte un point. Fouillez.
ice2-course-city-open-done = Deux gouttes, et une icône de la cité est apparue : un PR pour qui la découvre.
ice2-course-city-walk = Vous êtes dans l’une des sept régions de la cité. Une région est un pas, si longue soit-elle, et celle du milieu touche toutes les autres. Une autre icône se trouve à la lanterne, sous les archéologues.
ice2-course-city-walk-task = Mettez-vous en route : un pas vers le milieu.
ice2-course-city-walk-far = Cette région ne touche pas la vôtre. Le chemin passe par le milieu.
ice2-course-city-walk-dig = Il n’y a rien sous la cité. Ici, on marche.
ice2-course-city-walk-other = Cela marcherait aussi. Mais essayez les rues : un pas vers la région du milieu.
ice2-course-city-walk-done = Sous la moitié de la glace en un pas.
ice2-course-city-rest-task = Deux points sont dépensés. Terminez votre tour.
ice2-course-city-rest-other = Gardez cela pour plus tard. Terminez votre tour.
ice2-course-city-across = Il reste deux points.
ice2-course-city-across-task = Continuez jusqu’à la région sous la lanterne.
ice2-course-city-across-other = La région sous la lanterne est visible. Allez-y.
ice2-course-city-up = D’une région, on monte sur toute tuile visible au-dessus d’elle.
ice2-course-city-up-task = Montez rejoindre les archéologues.
ice2-course-city-up-other = Ils attendent à la lanterne.
ice2-course-city-second-task = Fouillez gratuitement.
ice2-course-city-second-other = Vous êtes quatre ici : la glace sombre ne coûte rien. Fouillez.
ice2-course-city-second-done = La deuxième icône.
ice2-course-city-end = Ni tente, ni étude, ni fouille dans la cité : elle est là pour être traversée, et découverte. Certaines icônes sont sous deux tuiles ; qui prend la dernière reçoit le point. Le plan de la cité est notre reconstitution.

## Un plus long souffle

ice2-course-breath = Un plus long souffle
ice2-course-breath-idea = Deux pas pour un point, trois points en un tour, un point de plus demain.
ice2-course-breath-stride = Un point, et quelqu’un attend à deux pas. Le jeton près de vos points représente un déplacement fluide : deux pas pour un point, une fois par journée. À deux joueurs on en a deux, à trois on peut convenir d’un.
ice2-course-breath-stride-task = Allez à la lanterne avec votre compagnon. Choisissez le déplacement fluide pour le premier pas.
ice2-course-breath-stride-walk = Un pas, et le point est parti. Le déplacement fluide en fait deux.
ice2-course-breath-stride-alone = Emmenez votre compagnon : cela ne coûte rien.
ice2-course-breath-stride-other = La lanterne est à deux pas. Faites le premier avec le déplacement fluide.
ice2-course-breath-stride-done = Toujours en mouvement.
ice2-course-breath-second-task = Et le second pas.
ice2-course-breath-second-other = Vous êtes encore en mouvement : jusqu’à la lanterne.
ice2-course-breath-second-done = Deux pas, un point.
ice2-course-breath-strode = Le jeton est épuisé jusqu’à l’aube. Jusqu’à trois compagnons vous suivent, depuis votre point de départ.
ice2-course-breath-over = Votre tente est sur l’artefact : trois pour la glace, un pour la tente, moins un. Trois points, et un tour ne peut en dépenser que deux. Mais vous avez un jeton PR.
ice2-course-breath-over-task = Choisissez « Surmener ».
ice2-course-breath-over-dig = Trois points ne tiennent pas dans un tour de deux. Choisissez d’abord « Surmener ».
ice2-course-breath-over-recruit = Cela marche : une aide maintenant, la fouille au prochain tour. Mais il y a moyen de l’avoir tout de suite.
ice2-course-breath-over-other = Vous avez trois points et un jeton. Surmener permet de dépenser les trois maintenant.
ice2-course-breath-over-done = Un jeton pour un tour de trois points.
ice2-course-breath-dig-task = Fouillez maintenant.
ice2-course-breath-dig-other = Trois points, une tuile. Fouillez.
ice2-course-breath-dig-done = Avant tous les autres.
ice2-course-breath-worked = Surmener ne donne pas de points, cela permet seulement d’en dépenser un troisième. Il en faut donc trois sur votre piste, et un jeton pour payer.
ice2-course-breath-plan = Le dernier point de la journée, et rien à quoi le dépenser. À trois joueurs ou plus, vous pouvez planifier.
ice2-course-breath-plan-task = Planifiez.
ice2-course-breath-plan-other = Regardez ce que vous savez déjà : ce type est étudié. Gardez le point pour demain.
ice2-course-breath-plan-done = Un jeton Planification : un point de plus à l’aube.
ice2-course-breath-night-task = Terminez votre tour ; la nuit porte conseil.
ice2-course-breath-night-done = Une nouvelle journée : cinq points, et celui que vous avez gardé.
ice2-course-breath-end = Six points au lieu de cinq. Planifier une fois par journée suffit ; la dernière journée, cela vaut un point à votre score.

## Les Navigateurs

ice2-course-navigators = Guilde : les Navigateurs
ice2-course-navigators-idea = Personne ne voyage seul, et le camp n’est jamais loin.
ice2-course-navigators-trip = Vous menez maintenant les Navigateurs. Une fois par journée, votre chef va à votre propre tente gratuitement. Et une fois par tour, un archéologue peut le suivre par la mer.
ice2-course-navigators-trip-task = Vous avez un point et voulez enlever la tuile sous votre tente. Allez-y, en bonne compagnie.
ice2-course-navigators-trip-alone = Votre chef seul paierait deux : deux pour la neige, un pour la tente, moins un. Emmenez quelqu’un.
ice2-course-navigators-trip-sail = Naviguer coûte votre dernier point. Une fois par journée, le chemin vers votre propre tente est gratuit.
ice2-course-navigators-trip-other = Votre tente vous appelle. Le chemin est gratuit, une fois par journée.
ice2-course-navigators-trip-done = Tous deux, gratuitement.
ice2-course-navigators-dig-task = Fouillez.
ice2-course-navigators-dig-other = Un point, et la fouille en coûte un.
ice2-course-navigators-dig-done = Deux pour la neige, un pour la tente, moins deux : un.
ice2-course-navigators-leader-task = Faites descendre votre chef.
ice2-course-navigators-companion-task = Puis l’archéologue.
ice2-course-navigators-refuge = Votre tente ne vit que sur la neige. Quand sa tuile est enlevée ou s’effondre, elle trouve refuge sur une tuile Neige voisine.
ice2-course-navigators-refuge-task = Choisissez où elle trouve refuge.
ice2-course-navigators-refuge-ice = C’est de la glace. Votre tente ne se dresse que sur la neige.
ice2-course-navigators-refuge-other = Gardez-la : il y a de la neige juste à côté.
ice2-course-navigators-refuge-done = Sauvée, à votre tour comme à celui des autres.
ice2-course-navigators-end = Cela vaut pour naviguer, pour construire, et pour les trouvailles qui portent votre chef : un archéologue le suit, une fois par tour.

## Les Incandescents

ice2-course-incandescents = Guilde : les Incandescents
ice2-course-incandescents-idea = Tenez-vous sur un type, et empruntez son pouvoir pour la journée.
ice2-course-incandescents-flame = Vous menez maintenant les Incandescents. Vos emplacements sont vides, mais vous portez une flamme. Une fois par journée, vous pouvez la poser sur l’emplacement du type où vous êtes.
ice2-course-incandescents-flame-task = Posez votre flamme sur l’emplacement Exalté.
ice2-course-incandescents-flame-study = Une goutte, et pas d’artefact. La flamme n’a besoin ni de l’une ni de l’autre.
ice2-course-incandescents-flame-other = Vous êtes sur un Exalté. Posez votre flamme sur son emplacement.
ice2-course-incandescents-flame-done = Elle brûle jusqu’à ce soir.
ice2-course-incandescents-call = Avec la flamme, vous avez le pouvoir sans artefact. Exalté coûte toujours son point.
ice2-course-incandescents-call-task = Utilisez Exalté, et appelez tout le monde.
ice2-course-incandescents-call-other = La flamme brûle. Utilisez-la.
ice2-course-incandescents-call-done = Quatre archéologues, à partir de rien.
ice2-course-incandescents-dig-task = Fouillez gratuitement.
ice2-course-incandescents-dig-other = Vous êtes cinq : la fouille est gratuite.
ice2-course-incandescents-dig-done = Et l’artefact est à vous aussi.
ice2-course-incandescents-end = La flamme n’épuise pas l’emplacement : avec deux gouttes dessus, vous avez le même pouvoir une seconde fois ce jour-là. À l’aube, la flamme est de retour.

## Les Arpenteurs

ice2-course-striders = Guilde : les Arpenteurs
ice2-course-striders-idea = Votre chef descend où vous voulez.
ice2-course-striders-dig = Vous menez les Arpenteurs, et cette fois avec leur savoir-faire : les crampons. Deux jetons sont sur votre plateau.
ice2-course-striders-dig-task = Fouillez.
ice2-course-striders-dig-other = La fouille est gratuite. Commencez par elle.
ice2-course-striders-dig-done = Deux sont sur les cordes. Selon la règle, ils devraient arriver séparés.
ice2-course-striders-crampon = Avec les crampons, votre chef descend en dernier, et où vous voulez.
ice2-course-striders-crampon-task = Utilisez les crampons.
ice2-course-striders-crampon-leave = Alors vous arrivez tous deux sur des tuiles différentes, et la prochaine fouille sera bien solitaire.
ice2-course-striders-crampon-done = Un jeton est dépensé.
ice2-course-striders-first = Les autres d’abord, comme toujours.
ice2-course-striders-first-task = Faites descendre l’archéologue à la lanterne.
ice2-course-striders-first-other = Cela irait. Mais suivez la lanterne pour cette fois.
ice2-course-striders-leader = Maintenant votre chef, où vous voulez.
ice2-course-striders-leader-task = Rejoignez l’archéologue.
ice2-course-striders-leader-other = Permis. Mais ensemble, la prochaine fouille est moins chère : rejoignez-le à la lanterne.
ice2-course-striders-leader-done = Côte à côte.
ice2-course-striders-end = Les crampons servent une fois par tour. L’un des deux jetons revient chaque matin.

## Les Pourvoyeurs

ice2-course-providers = Guilde : les Pourvoyeurs
ice2-course-providers-idea = Deux archéologues voyagent avec vous, prêts pour n’importe quelle neige.
ice2-course-providers-provide = Vous menez maintenant les Pourvoyeurs. Votre chef est seul sur un nunatak : deux pour la neige, un pour le rocher, moins un. Cela fait deux points, et vous en avez un. Mais deux archéologues attendent sur votre plateau.
ice2-course-providers-provide-task = Envoyez l’un d’eux. C’est gratuit.
ice2-course-providers-provide-dear = Deux points, et vous en avez un. Faites venir quelqu’un qui aide.
ice2-course-providers-provide-other = Votre dernier point est pour la fouille. De l’aide attend sur votre plateau.
ice2-course-providers-provide-done = Qui est le plus près ? Tous : ils viennent sur n’importe quelle tuile Neige.
ice2-course-providers-where = Toute tuile Neige convient, où que soit votre chef.
ice2-course-providers-where-task = Placez l’archéologue auprès de votre chef.
ice2-course-providers-where-other = Possible. Mais votre chef a besoin d’aide à la lanterne.
ice2-course-providers-where-done = Le prix a baissé d’un point.
ice2-course-providers-dig-task = Fouillez maintenant.
ice2-course-providers-dig-other = Votre point suffit tout juste. Fouillez.
ice2-course-providers-dig-done = Même un rocher cède.
ice2-course-providers-end = Un par tour. À l’aube, votre plateau en compte à nouveau deux.

## Les CryoArchitectes

ice2-course-cryoarchitects = Guilde : les CryoArchitectes
ice2-course-cryoarchitects-idea = Votre propre tente rend les artefacts moins chers, et elle se déplace.
ice2-course-cryoarchitects-dig = Vous menez maintenant les CryoArchitectes. Pour tous les autres, une tente rend une tuile plus chère. La vôtre rend un artefact moins cher, une fois par tour.
ice2-course-cryoarchitects-dig-task = Prenez l’artefact sous votre tente.
ice2-course-cryoarchitects-dig-other = D’abord l’artefact : avec votre tente dessus, il ne coûte rien.
ice2-course-cryoarchitects-dig-done = Trois pour la glace claire, un de moins pour la tente, moins deux puisque vous êtes deux : rien.
ice2-course-cryoarchitects-rebuild = Une fois par journée, votre tente va n’importe où pour un point, et votre chef avec elle. Deux archéologues attendent à la lanterne.
ice2-course-cryoarchitects-rebuild-task = Pliez votre tente.
ice2-course-cryoarchitects-rebuild-white = Une tente blanche vous y mènerait, mais seule la vôtre rend les artefacts moins chers.
ice2-course-cryoarchitects-rebuild-other = Il reste un point : il mène votre tente n’importe où.
ice2-course-cryoarchitects-rebuild-done = En route.
ice2-course-cryoarchitects-where-task = Dressez-la à la lanterne.
ice2-course-cryoarchitects-where-other = Elle pourrait s’y dresser. Mais les archéologues attendent à la lanterne.
ice2-course-cryoarchitects-where-done = Trois explorateurs et votre tente : trois, moins un, moins trois.
ice2-course-cryoarchitects-end = La tuile où vous êtes ne coûterait plus rien, à votre prochain tour. Un toit la renchérit toujours d’un point. À l’aube, la tente peut se déplacer à nouveau.

## Le journal de bord

ice2-course-logbook = Le journal de bord
ice2-course-logbook-idea = À partir de la deuxième journée, il se passe quelque chose à l’aube.
ice2-course-logbook-quake = Le matin de la deuxième journée. On tourne une page du journal de bord : un tremblement de glace. Chaque guilde retire une tuile où ne se tient aucun chef. Le vôtre est coincé sous deux toits, à la lanterne.
ice2-course-logbook-quake-task = Choisissez la tuile que le tremblement emporte.
ice2-course-logbook-quake-elsewhere = Permis, mais votre chef reste sous deux toits. Faites emporter l’un d’eux.
ice2-course-logbook-quake-other = Le tremblement doit emporter une tuile. Choisissez l’un des deux toits.
ice2-course-logbook-quake-done = Un toit de moins. Les Navigateurs ont pris une autre tuile.
ice2-course-logbook-dig = Et maintenant, la journée commence comme toujours.
ice2-course-logbook-dig-task = Fouillez.
ice2-course-logbook-dig-other = Sous un toit, on peut fouiller. Allez-y.
ice2-course-logbook-dig-done = Trois pour la glace claire, un pour le toit, moins trois : un.
ice2-course-logbook-end = Dix pages, dont trois par partie : tempêtes, caravanes, coups de main. Dans une variante, une autre page dit au début où se tiennent les premiers archéologues. Ce que font les pages est notre reconstitution.

## La malédiction

ice2-course-curse = Bénédiction et malédiction
ice2-course-curse-idea = Une goutte suffit au début. Mais chaque artefact que vous fouillez rapproche la malédiction.
ice2-course-curse-power = Le mode expert : chacun commence avec une bénédiction, et une goutte suffit pour un pouvoir. Mais chaque goutte que vous fouillez pousse votre marqueur sur la piste de malédiction, et sur la case suivante attend un jeton.
ice2-course-curse-power-task = Accomplissement donne un point. Utilisez-le tant qu’il agit.
ice2-course-curse-power-late = Cela amène la malédiction, et une goutte ne suffit plus. D’abord le pouvoir, puis la fouille.
ice2-course-curse-power-other = Votre unique goutte Accomplissement agit maintenant. Utilisez-la d’abord.
ice2-course-curse-power-done = Un point de plus, grâce à la bénédiction.
ice2-course-curse-dig-task = Fouillez maintenant.
ice2-course-curse-dig-other = Le pouvoir est utilisé. Fouillez maintenant.
ice2-course-curse-dig-done = L’artefact est à vous, et la malédiction aussi.
ice2-course-curse-cursed = Le jeton clair a remplacé la bénédiction : les pouvoirs demandent maintenant deux gouttes. Plus loin ils en demandent trois, et moins d’archéologues vous suivent.
ice2-course-curse-gift = L’aube, avec la malédiction clémente : la guilde la moins maudite peut prendre un jeton Étude. Les Navigateurs sont plus avancés que vous.
ice2-course-curse-gift-task = Il manque une goutte à votre emplacement Accomplissement. Quel jeton prenez-vous ?
ice2-course-curse-gift-other = Un bon jeton, mais il n’éveille rien : sans artefact, un jeton seul n’a pas de pouvoir. Où manque-t-il une goutte ?
ice2-course-curse-gift-done = Deux gouttes : Accomplissement est de nouveau éveillé.
ice2-course-curse-end = Le mode expert demande donc jusqu’où va votre avidité : la glace sombre vaut deux gouttes, et deux pas de malédiction. Les artefacts rattrapés avec Philosophal n’en apportent pas. Et qui préfère la douceur joue avec la seule bénédiction.
