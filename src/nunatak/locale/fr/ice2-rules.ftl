# Les règles complètes de I C E, deuxième édition, dans nos mots. Quel paragraphe dit quelle règle : web/src/games/ice/rules/second.json
# Marques : **mots importants**, [mots](lieu) qui mènent à une section, un paragraphe, un exemple ou une règle.

ice2-rules-about = Sous la neige et la glace dort Azulia, une cité perdue. Pendant quatre journées, votre guilde fouille pour retrouver ce qu’il en reste. De deux à cinq joueurs, deuxième édition.

# -- Le chantier de fouille --

ice2-rules-dig = Le chantier de fouille
ice2-rules-dig-picture = Le chantier à la troisième journée : un large trou dans la neige, un plus petit dans la glace, un premier regard sur la cité.
ice2-rules-dig-layers = Trois niveaux de tuiles à six côtés recouvrent la cité : 48 tuiles de **neige**, 37 de glace **de surface**, 27 de glace **profonde**. Chaque tuile repose sur trois cases du niveau inférieur ; près du bord, ce peuvent être des cases du **bord du plateau**.
ice2-rules-dig-covers = Une tuile du dessus qui repose sur une case la **recouvre**. Au début, trois tuiles recouvrent chaque tuile de glace. Quand il n’en reste aucune, la tuile est **entièrement découverte** ; avec une ou deux, elle est partiellement recouverte.
ice2-rules-dig-open = Une case est **visible** quand au moins une des tuiles qui la recouvraient est partie. La neige l’est toujours. Seules les cases visibles peuvent être vues, atteintes ou choisies.
ice2-rules-dig-spaces = Les explorateurs se tiennent sur des **cases** : les tuiles, les cases du bord du plateau aux deux niveaux de glace, et les régions de la cité. On ne peut pas aller sur le bord extérieur de la neige.
ice2-rules-dig-explorers = Chefs et archéologues sont ensemble les **explorateurs**. Votre chef d’expédition porte votre couleur. Les archéologues ne sont à personne : qui passe par là peut les emmener.
ice2-rules-dig-adjacent = Deux cases sont **adjacentes** quand elles partagent un côté au même niveau, ou quand l’une repose sur l’autre. Se toucher par un coin ne suffit pas. Un pas mène à une case visible adjacente, sauf si une faille barre le chemin.
ice2-rules-dig-edge = Une tuile au bord de son niveau, avec moins de six emplacements autour d’elle, est une **tuile de bordure**, quel que soit le nombre de voisines qui lui restent.
ice2-rules-dig-holes = Il n’y a jamais de trou sous une tuile : sous une tuile fouillée se trouve toujours une tuile, le bord du plateau ou la cité.
ice2-rules-dig-map = Quelle case se trouve sous quelle autre est fixé par le plateau, et la table le sait : regardez sous les niveaux pour le voir.

# -- Éléments et mots --

ice2-rules-pieces = Éléments et mots
ice2-rules-pieces-picture = Un chef, des archéologues, le camp d’une guilde et un camp blanc.
ice2-rules-pieces-points = Les **PE**, points d’exploration, sont ce que vous dépensez pendant vos tours. Les **PR**, points de renommée, font gagner la partie. En cours de partie, vous les avez sous forme de jetons PR, d’un point chacun ; les points imprimés sur les cartes se comptent à la fin.
ice2-rules-pieces-removal = Une tuile peut partir de trois façons. La **fouille** vous la donne, et ceux qu’elle porte descendent. Un **effondrement** ou une **destruction** la font perdre, et ceux qu’elle porte rentrent.
ice2-rules-pieces-types = Un artefact a un **type** parmi cinq et une **forme** parmi trois. Ceux de surface ont une **anima**, les profonds deux. Les **prismatiques** n’ont pas de forme et valent n’importe quel type.
ice2-rules-pieces-threshold = Le **seuil** est l’anima qu’il faut pour un effet : deux, sauf si une bénédiction ou une malédiction en décide autrement.
ice2-rules-pieces-snow = Parmi les tuiles Neige, 12 sont vierges, 12 sont des tunnels, 12 des failles, 11 des nunataks, et une est le campement. De l’autre côté se cachent 16 trouvailles différentes, trois de chaque.
ice2-rules-pieces-artifacts = Au niveau de surface se trouvent 30 artefacts et 7 prismatiques, au niveau profond 25 et 2. Chaque type existe dans les trois formes.
ice2-rules-pieces-rest = Il y a 45 archéologues, deux camps blancs, 54 requêtes, neuf décrets, dix pages du journal de bord et 25 jetons Étude. Votre plateau a une piste pour vos PE, un emplacement pour chaque type d’artefact, de la place pour les jetons Étude et les requêtes, et la cale de votre navire.

# -- Ce qui est caché --

ice2-rules-secrets = Ce qui est caché
ice2-rules-secrets-picture = Le verso dit le type et le niveau, jamais la forme.
ice2-rules-secrets-public = Tous voient le plateau et tout ce qu’il porte, le verso des tuiles visibles, les PE, les jetons, les artefacts, les requêtes validées, les décrets, la rangée de requêtes et la taille des pioches et des mains.
ice2-rules-secrets-backs = Le verso d’une tuile Neige montre son paysage, celui d’une tuile de glace son type. On le voit dès qu’une des tuiles du dessus est partie.
ice2-rules-secrets-hidden = Personne ne connaît le recto des tuiles du plateau, l’ordre des pioches, ni ce qui a été défaussé du plateau : la défausse commune est face cachée.
ice2-rules-secrets-hands = Vos requêtes et les tuiles Neige de votre main ne se montrent qu’à vous, même celles que vous avez sauvées d’un effondrement. Une tuile Neige est montrée quand elle est jouée ; ce que vous défaussez reste caché.

# -- Mise en place --

ice2-rules-setup = Mise en place
ice2-rules-setup-picture = Cinq requêtes sont distribuées ; vous en conservez trois.
ice2-rules-setup-tiles = Toutes les tuiles sont mélangées et posées face cachée, la glace profonde d’abord. Le campement est sur l’une des trois cases du milieu. Chaque faille est orientée au hasard.
ice2-rules-setup-people = Un archéologue se tient sur chaque tunnel, et un sur le campement. De deux à quatre joueurs, un camp blanc s’y trouve aussi.
ice2-rules-setup-supply = Le marqueur de journée est sur la première. Jusqu’à trois joueurs, un second camp blanc peut être construit ; à quatre ou cinq, il reste dans la boîte. Après la mise en place, il reste 32 archéologues, ou 30 si les Pourvoyeurs jouent.
ice2-rules-setup-decrees = Trois des neuf décrets sont tirés : ils comptent à la fin. Le journal de bord est mélangé.
ice2-rules-setup-guild = Chaque joueur a une guilde, avec son chef, son camp, ses jetons et quelques jetons PR pour commencer. Chef et camp ne sont pas encore sur le plateau. À deux, chacun a deux jetons Déplacement fluide.
ice2-rules-setup-requests = Vous recevez cinq requêtes, en conservez trois et en défaussez deux. Personne ne voit lesquelles.
ice2-rules-setup-first = Le premier joueur est tiré au sort.

# -- Les journées --

ice2-rules-day = Les journées
ice2-rules-day-picture = Journée trois sur quatre.
ice2-rules-day-four = La partie dure quatre **journées** : aube, exploration, crépuscule. Quand tous ont eu leur crépuscule, la rangée de requêtes est vidée et la journée suivante commence. Après la quatrième, on compte les points.
ice2-rules-day-sunrise = À l’**aube**, vos PE passent à six à deux joueurs, à cinq à trois ou quatre joueurs, à quatre à cinq joueurs. Un jeton Planification en ajoute un. Vous n’en avez jamais plus de six. Les guildes récupèrent ce qu’elles ont utilisé.
ice2-rules-day-artifacts = À partir de la deuxième journée, tous vos artefacts sont de nouveau prêts, et vous pouvez déplacer les prismatiques vers d’autres emplacements. C’est le seul moment où ils se déplacent.
ice2-rules-day-first = Le joueur à gauche devient premier joueur et révèle une page du [journal de bord](logbook).
ice2-rules-day-exploration = Puis les tours se suivent dans le sens horaire. Qui n’a plus de PE est sauté. La journée se termine quand personne n’en a plus ; le dernier à en avoir joue tour après tour.

# -- Votre tour --

ice2-rules-turn = Votre tour
ice2-rules-turn-picture = Vos PE. Un tour en dépense un ou deux.
ice2-rules-turn-spend = Pendant votre tour, vous dépensez **un ou deux PE**, dans l’ordre de votre choix. Vous pouvez vous arrêter après un, mais pas avant le premier, tant qu’une action qui coûte des PE est possible. Les PE ne se donnent pas.
ice2-rules-turn-free = Ce qui ne coûte rien ne compte pas, et se fait avant, entre et après.
ice2-rules-turn-pay = Une action demande tout son coût sur votre piste et dans votre limite. Les PE gagnés vont sur la piste, jusqu’à six, et n’augmentent pas la limite du tour.
ice2-rules-turn-stuck = Si rien de ce qui coûte des PE n’est possible, vous terminez votre tour et perdez un PE.
ice2-rules-turn-end = À la fin de votre tour, vous conservez au plus trois tuiles Neige. S’il ne vous reste alors aucun PE, votre [crépuscule](requests) vient aussitôt, avant le tour suivant. Si vous en avez regagné entre-temps, vous continuez.
ice2-rules-turn-once = « Une fois par tour » parle d’un de vos tours, « une fois par journée » va d’une aube à l’autre.
ice2-rules-turn-sense = On ne peut rien faire qui ne changerait rien. Ce qui n’est possible qu’en partie se fait autant que possible. « Jusqu’à » vous laisse choisir le nombre.
ice2-rules-turn-between = Rien n’interrompt autre chose, sauf aux moments que nomme [la fouille](excavating-moments).

# -- Les actions --

ice2-rules-actions = Les actions
ice2-rules-actions-picture = C’est dans un camp qu’accostent les chefs et qu’arrivent les archéologues.
ice2-rules-actions-camp = **Construire un camp**, 1 PE : mettez votre propre camp, s’il n’est pas sur le plateau, ou un camp blanc de la réserve, sur une tuile entièrement découverte sans camp, avec votre chef, où qu’il soit. Les archéologues restent sur place. Ni sur le bord du plateau, ni dans la cité.
ice2-rules-actions-recruit = **Recruter**, 1 PE : mettez un archéologue de la réserve sur une tuile avec un camp, à qui qu’il soit.
ice2-rules-actions-sail = **Naviguer**, 1 PE : mettez votre chef sur une tuile avec un camp, où qu’il soit. Les archéologues restent sur place, et les failles ne comptent pas.
ice2-rules-actions-study = **Étudier**, 1 PE : votre chef est sur une tuile Artefact de l’un des cinq types, même partiellement recouverte. Prenez le jeton Étude de ce type. Vous pouvez en avoir un de chaque, jamais un second.
ice2-rules-actions-plan = **Planifier**, 1 PE : prenez un jeton Planification si vous n’en avez pas ; il donne un PE de plus demain. À la fin de la partie, il vaut un PR. À deux joueurs, on ne planifie pas.
ice2-rules-actions-move = **Se déplacer**, 1 PE par pas : votre chef va sur une case visible adjacente, et jusqu’à trois archéologues de sa case peuvent le suivre. Peu importe qui s’y trouve déjà ; une case n’est jamais pleine.
ice2-rules-actions-excavate = **Fouiller** : voyez [la fouille](excavating).
ice2-rules-actions-overwork = **Surmener** : payez un jeton PR, et la limite de ce tour est de trois PE. Cela ne donne pas de PE : il en faut donc trois, encore là ou déjà dépensés pendant ce tour. Une fois par tour.
ice2-rules-actions-others = Gratuitement, à tout moment entre les actions : [tuiles Neige](snow), [effets des artefacts](artifacts) et [capacités de votre guilde](guilds).
ice2-rules-actions-off = Si votre chef n’est pas sur le plateau, construisez un camp ou naviguez pour le ramener ; recruter, planifier et tout ce qui se passe de chef reste possible. À cinq joueurs, il n’y a d’abord aucun camp : quelqu’un doit donc construire.

# -- La fouille --

ice2-rules-excavating = La fouille
ice2-rules-excavating-picture = La neige coûte 2 PE, la glace de surface 3, la glace profonde 4. Chaque explorateur présent fait baisser le coût.
ice2-rules-excavating-where = Votre chef se tient sur la tuile. Elle est entièrement découverte, ou recouverte par une seule tuile, elle-même entièrement découverte.
ice2-rules-excavating-price = La neige coûte **2** PE, la glace de surface **3**, la glace profonde **4**. Chaque explorateur sur la tuile fait baisser le coût **d’un PE** : votre chef, les chefs des autres, les archéologues. La fouille peut ne rien coûter. Ce qui coûte trois demande Surmener.
ice2-rules-excavating-hard = Un camp, un nunatak ou une tuile du dessus ajoute **un PE**, mais jamais plus d’un.
ice2-rules-excavating-cheaper = Les essaims de termites et les CryoArchitectes font encore baisser le coût ; un talisman rend la fouille gratuite. Dites-le avant de payer. Ce que vous trouvez dans cette fouille vient trop tard pour cela.
ice2-rules-excavating-cover = **D’abord**, la tuile du dessus, s’il y en a une, s’effondre : ceux qu’elle porte rentrent et ne comptaient pas. Cela peut déclencher une chaîne.
ice2-rules-excavating-take = **Puis** la tuile est à vous. La neige va dans votre main, cachée aux autres. Un artefact va sur l’emplacement de son type, un prismatique sur un emplacement de votre choix ; il peut servir tout de suite.
ice2-rules-excavating-chain = Les chaînes de ce niveau tombent maintenant, le marqueur de malédiction avance en mode expert, et les icônes de la cité qui apparaissent donnent des [jetons PR](azulia-icons).
ice2-rules-excavating-down = **Enfin**, tous ceux qui étaient sur la tuile descendent sur les cases du dessous, le plus équitablement possible. Vous décidez pour tous, même pour les autres chefs.
ice2-rules-excavating-even = **Le plus équitablement possible :** placez-les un par un, chacun là où il y en a le moins à ce moment, en comptant ceux qui s’y trouvent déjà. Entre plusieurs cases à égalité, vous choisissez. Seul le nombre compte, pas qui c’est. Une région de la cité est une seule case.
ice2-rules-excavating-group = Une corde en dispense votre chef et un archéologue, un crampon votre chef : ils descendent en dernier, où vous voulez. Une corde ou un crampon par fouille.
ice2-rules-excavating-harmony = Quand votre chef est descendu, Harmonie peut amener un archéologue.
ice2-rules-excavating-camp = Tout à la fin, le camp de la tuile descend sur une tuile du dessous qui n’en a pas, à votre choix. S’il n’y en a pas, il rentre. Le camp des Navigateurs a [sa propre règle](guilds-refuge).
ice2-rules-excavating-moments = Pendant une fouille, seuls servent : les termites et les CryoArchitectes quand vous l’annoncez ; Philosophal quand quelque chose tombe ; corde, survivants et crampon avant la descente ; Harmonie une fois votre chef descendu. Ce que vous venez de gagner peut servir aux moments qui suivent.

# -- Les effondrements --

ice2-rules-collapse = Les effondrements
ice2-rules-collapse-picture = Une tuile qui n’a plus qu’une voisine s’effondre.
ice2-rules-collapse-chain = Une tuile à qui il reste au plus une voisine à son niveau **s’effondre**, et peut en entraîner d’autres. Les tuiles de bordure tiennent.
ice2-rules-collapse-waves = On vérifie dès qu’une tuile a quitté le niveau, quelle qu’en soit la cause, encore et encore, jusqu’à ce que plus rien ne tombe. Une chaîne reste à son niveau, et ce qui tombe n’est jamais recouvert. Si l’ordre importe, celui dont c’est le tour choisit.
ice2-rules-collapse-pieces = Les archéologues et camps blancs d’une tuile qui s’effondre vont à la réserve, les chefs et camps de guilde reviennent à leurs propriétaires. Personne ne tombe. La tuile est défaussée sans être vue.
ice2-rules-collapse-destroy = **Détruire** retire une tuile entièrement découverte, même de bordure. Ceux qu’elle porte rentrent, personne ne descend, et des chaînes peuvent suivre.
ice2-rules-collapse-logbook = Quand le journal de bord fait tomber quelque chose, ce n’est le tour de personne, et nul ne peut garder la tuile.

# -- Les artefacts et leurs effets --

ice2-rules-artifacts = Les artefacts et leurs effets
ice2-rules-artifacts-picture = Les cinq types et l’artefact prismatique. Les points sont l’anima.
ice2-rules-artifacts-slots = Vos artefacts sont sur l’emplacement de leur type, en nombre quelconque. L’**anima** d’un emplacement est celle de ses artefacts, prismatiques compris, plus une pour un jeton Étude de ce type.
ice2-rules-artifacts-trigger = Pendant votre tour, vous pouvez **déclencher** un type une fois par journée, si un artefact se trouve sur son emplacement et que son anima atteint votre seuil. C’est gratuit, mais Exalté coûte 1 PE. Un jeton Étude seul ne fait rien.
ice2-rules-artifacts-used = Un type utilisé est retourné face cachée jusqu’à l’aube, et ce que vous en gagnez entre-temps est face cachée aussi. Il peut encore payer des requêtes.
ice2-rules-artifacts-hold = Ce qui est dans la cale n’a plus d’effet.
ice2-rules-artifacts-when = Accomplissement, Exalté et Oblitération agissent entre les actions, Harmonie quand votre chef est descendu dans une de vos fouilles, Philosophal quand quelque chose tombe ou est détruit pendant votre tour.
ice2-rules-artifacts-achievement = **Accomplissement :** un PE de plus, jusqu’à six. La limite du tour ne change pas.
ice2-rules-artifacts-exalted = **Exalté**, 1 PE : de chaque case autour de votre chef, au-dessus et en dessous aussi, un archéologue le rejoint. Les failles bloquent.
ice2-rules-artifacts-harmony = **Harmonie :** quand votre chef est descendu, un archéologue de la réserve le rejoint. Cela marche même dans la fouille où vous trouvez l’artefact.
ice2-rules-artifacts-obliteration = **Oblitération :** détruisez une tuile entièrement découverte adjacente à votre chef, ou celle où il se tient ; il rentre alors.
ice2-rules-artifacts-philosophical = **Philosophal :** gardez une tuile qui s’effondre ou est détruite pendant votre tour. Vous choisissez avant de voir son recto. Un artefact que vous êtes en train de fouiller vient trop tard pour la tuile qui le recouvrait, mais à temps pour une chaîne qui suit. Avec Oblitération, vous obtenez la tuile que vous avez détruite.
ice2-rules-artifacts-prismatic = Un artefact **prismatique** va sur n’importe quel emplacement et y compte comme ce type pour les effets. Pour les requêtes, il est de n’importe quel type, sans forme ; pour les décrets, il n’est rien. Il ne peut être ni étudié, ni pris avec un talisman.
ice2-rules-artifacts-study = Un **jeton Étude** ajoute une anima à son type et peut payer une requête comme un artefact sans forme, d’une anima. Il est alors retourné pour de bon. Pour les décrets de la fin, il compte tout de même.

# -- Les tuiles Neige --

ice2-rules-snow = Les tuiles Neige
ice2-rules-snow-picture = Ce qu’on peut trouver dans la neige.
ice2-rules-snow-landscapes = Côté paysage : une tuile vierge n’a rien de particulier, sur un tunnel quelqu’un attendait, le campement avait un camp, un nunatak est difficile à fouiller.
ice2-rules-snow-faults = Une **faille** a deux côtés brisés que les explorateurs ne peuvent pas franchir. Pour en descendre ou y monter, il faut un emplacement vide le long d’un de ses côtés intacts. Seuls le Sifflet des Tempêtes et la Raie Manta des Glaces passent outre.
ice2-rules-snow-fault-free = Les failles ne comptent pas là où personne ne marche : pour les camps, la navigation, la descente après une fouille, Oblitération, et pour mesurer les distances.
ice2-rules-snow-playing = Ce que vous trouvez va dans votre main. Jouez-en autant que vous voulez pendant votre propre tour, gratuitement, même tout de suite ; elles sont ensuite défaussées. À la fin de votre tour, vous en conservez trois. À la fin de la partie, elles ne valent rien.
ice2-rules-snow-termites = **Essaim de Termites Polaires :** une fouille coûte 1 PE de moins.
ice2-rules-snow-smilodon = **Smilodon Boréal :** tous les archéologues d’une case fuient ensemble vers une case visible adjacente. Les failles bloquent.
ice2-rules-snow-spiders = **Araignées Blanches :** votre chef fait gratuitement un ou deux pas, avec un archéologue si vous voulez. Les failles bloquent.
ice2-rules-snow-manta = **Raie Manta des Glaces :** votre chef va sur n’importe quelle case visible, où qu’il soit. Personne ne le suit.
ice2-rules-snow-rope = **Corde de Rappel :** pendant une fouille, votre chef et un archéologue descendent en dernier, ensemble, où vous voulez.
ice2-rules-snow-yacht = **Char à Glace :** un archéologue de la réserve rejoint votre chef, et un autre rejoint un autre chef.
ice2-rules-snow-wreck = **Épave :** un PE et un jeton PR.
ice2-rules-snow-survivors = **Survivants d’Expédition :** pendant une fouille, deux archéologues de la réserve descendent avec les autres.
ice2-rules-snow-whistle = **Sifflet des Tempêtes :** jusqu’à deux archéologues d’une même case vont sur une tuile avec un camp, failles ou non.
ice2-rules-snow-talisman = **Talisman :** fouillez gratuitement la tuile Artefact de ce type sous votre chef. Tout le reste est comme d’habitude.
ice2-rules-snow-rune = **Rune Explosive :** détruisez, n’importe où, une tuile entièrement découverte sans chef.
ice2-rules-snow-gem = **Gemme d’Anima :** déclenchez l’effet de la tuile Artefact sous votre chef, sans anima à vous. Sur une tuile prismatique, vous choisissez. Exalté coûte toujours 1 PE ; Harmonie et Philosophal attendent leur moment, et votre chef doit alors être sur une telle tuile. Cela compte comme l’usage de ce type pour aujourd’hui.

# -- Les guildes --

ice2-rules-guilds = Les guildes
ice2-rules-guilds-picture = Les cinq guildes et leurs emblèmes.
ice2-rules-guilds-own = Les capacités s’utilisent pendant votre propre tour ; seul le refuge des Navigateurs agit pendant tous les tours.
ice2-rules-guilds-navigators = **Navigateurs.** Une fois par tour, un archéologue suit votre chef quand il navigue, construit un camp ou est déplacé par une tuile Neige ; avec les Araignées Blanches, cela en fait deux. Une fois par journée, votre chef va gratuitement à votre propre camp, où qu’il soit.
ice2-rules-guilds-refuge = Le camp des Navigateurs ne se pose que sur la neige. Quand sa tuile part, il va sur une tuile Neige adjacente sans camp ; s’il n’y en a pas, sur n’importe quelle tuile Neige sans camp. Sinon, il rentre.
ice2-rules-guilds-incandescents = **Incandescents.** Une fois par journée, si votre chef est sur une tuile Artefact, posez le jeton Activation sur ce type ; sur une tuile prismatique, sur n’importe lequel. Aujourd’hui, vous pouvez déclencher cet effet une fois sans artefact, en plus de la fois habituelle.
ice2-rules-guilds-striders = **Arpenteurs.** Une fois par tour, pendant une fouille, retournez un crampon : votre chef descend en dernier, où vous voulez. L’un de vos deux crampons revient à chaque aube.
ice2-rules-guilds-providers = **Pourvoyeurs.** Une fois par tour, mettez un archéologue de votre plateau sur n’importe quelle tuile Neige. À l’aube, votre plateau est complété jusqu’à deux.
ice2-rules-guilds-cryo = **CryoArchitectes.** Une fois par tour, fouiller un artefact sous votre propre camp coûte un PE de moins, au lieu d’un de plus. Une fois par journée, pour 1 PE, reconstruisez votre camp bien qu’il soit sur le plateau.

# -- Le crépuscule et les requêtes --

ice2-rules-requests = Le crépuscule et les requêtes
ice2-rules-requests-picture = Requêtes : en haut ce qu’elles demandent, en bas ce qu’elles valent.
ice2-rules-requests-row = Quand vous n’avez plus de PE, c’est votre **crépuscule**. Le premier de la journée dispose autant de requêtes qu’il y a de joueurs, plus deux. Vous pouvez en prendre une.
ice2-rules-requests-validate = À partir de la deuxième journée, vous pouvez ensuite **valider** des requêtes de votre main : deux au plus les deuxième et troisième journées, autant que vous voulez la quatrième. Rien d’autre ne se fait au crépuscule.
ice2-rules-requests-bonus = Les deuxième et troisième journées, la première requête rapporte aussitôt un jeton PR, la seconde deux PR à la fin.
ice2-rules-requests-hand = Puis vous conservez au plus quatre requêtes.
ice2-rules-requests-paying = Vous **payez** avec des artefacts de votre plateau, qui vont dans la cale, et avec des jetons Étude, qui sont retournés. N’importe quel artefact d’une pile convient. Un prismatique vaut n’importe quel type. Chaque chose paie une fois, chaque requête est validée une fois.
ice2-rules-requests-exact = Vous pouvez payer plus d’anima que demandé ; on ne rend pas la monnaie. Mais tout ce que vous payez doit être nécessaire.
ice2-rules-requests-prismatic = **Prismatique :** deux anima d’artefacts prismatiques. 5 PR.
ice2-rules-requests-tri = **Trois types :** trois anima des types indiqués, mélangés comme vous voulez. 5 PR.
ice2-rules-requests-two = **Deux sur trois :** deux choses de deux types différents parmi les trois indiqués. 4 PR.
ice2-rules-requests-either = **L’un ou l’autre :** deux anima d’un type, ou deux de l’autre, sans mélange. 4 PR.
ice2-rules-requests-forms = **Formes :** des artefacts d’un type, de formes différentes ; ni jetons Étude, ni prismatiques. Deux formes 5 PR, trois 9. Une seule peut être payée, mais ne vaut rien.
ice2-rules-requests-mono = **Un type :** trois anima de ce type. 6 PR.
ice2-rules-requests-cards = Il y a 54 requêtes, dont 41 différentes.

# -- Azulia --

ice2-rules-azulia = Azulia
ice2-rules-azulia-picture = La cité tout au fond, découpée en régions par des murs blancs.
ice2-rules-azulia-regions = La cité est divisée en **régions**. Une région est une seule case : un pas y mène loin. D’une région, on va dans les régions voisines, ou l’on monte sur les tuiles et le bord du plateau visibles au-dessus d’elle.
ice2-rules-azulia-nothing = Il n’y a pas de camps dans la cité ; on n’y étudie rien et on n’y fouille rien.
ice2-rules-azulia-icons = Quand toutes les tuiles au-dessus d’une **icône** sont parties, celui qui en est la cause prend un jeton PR, une fois par icône.
ice2-rules-azulia-map = Notre carte a sept régions, une au milieu et six autour, et neuf icônes. Elle est reconstituée.

# -- Le journal de bord --

ice2-rules-logbook = Le journal de bord
ice2-rules-logbook-picture = À partir de la deuxième journée, une page est lue chaque matin.
ice2-rules-logbook-page = À l’aube des deuxième, troisième et quatrième journées, une page est révélée et appliquée ; là où les joueurs agissent, c’est dans l’ordre du tour. Ni actions, ni tuiles Neige, ni effets, ni capacités avant le début de la journée.
ice2-rules-logbook-physics = Les chaînes et le refuge des Navigateurs agissent comme toujours. Les tuiles Neige reçues peuvent dépasser trois jusqu’à la fin de votre prochain tour.
ice2-rules-logbook-things = **Ravitaillement :** chacun pioche une tuile Neige défaussée. **Caravane marchande :** on montre autant de tuiles Neige défaussées qu’il y a de joueurs, plus une. Chacun fait une ou deux de ces choses, au moins une s’il le peut : en acheter une pour un jeton PR, ou en vendre une de sa main pour un jeton PR.
ice2-rules-logbook-people = **Résonance prismatique** et **À l’abri du nunatak :** un archéologue sur chaque tuile prismatique visible, ou sur chaque nunatak. S’il n’y en a pas assez, le premier joueur choisit où ils vont. **Coup de main :** un archéologue rejoint chaque chef, ou va dans un camp si le chef n’est pas sur le plateau.
ice2-rules-logbook-up = **Quelque chose approche :** chacun peut se déplacer une fois gratuitement. Si un pas vers le haut est possible, il faut monter.
ice2-rules-logbook-blizzard = **Blizzard :** pour chaque camp, dans l’ordre que choisit le premier joueur, les deux archéologues les plus proches qui ne sont pas dans un camp y viennent.
ice2-rules-logbook-camps = **On dresse le camp :** chacun peut mettre son propre camp là où se trouve son chef, sur une tuile entièrement découverte sans autre camp. **Tremblement de glace :** chacun défausse, sans la voir, une tuile entièrement découverte sans chef.
ice2-rules-logbook-storm = **Tempête de neige :** chacun pioche une tuile Neige défaussée et la remet sur un emplacement vide de la neige. Elle doit reposer sur trois cases, avoir deux voisines ou être en bordure, et n’ensevelir aucun camp. Ceux qu’elle recouvre entièrement vont sur les cases visibles autour d’eux, chacun là où il y en a le moins. Elle n’amène personne, et peut être fouillée de nouveau.

# -- La fin et les points --

ice2-rules-end = La fin et les points
ice2-rules-end-picture = Décrets : chacun compte quelque chose dans tout ce que vous avez trouvé.
ice2-rules-end-over = Après le crépuscule de la quatrième journée, tout va dans la cale, utilisé ou non, et tous les jetons Étude comptent de nouveau. Il ne reste rien à décider : la table trouve le mieux pour chacun.
ice2-rules-end-decrees = **D’abord**, on compte les trois décrets, chacun séparément, sur tous vos artefacts et jetons Étude. Les prismatiques ne comptent pas.
ice2-rules-end-type = **Type :** un PR par anima de ce type.
ice2-rules-end-tokens = **Jetons PR :** un PR de plus pour chacun. **Étude :** un PR par jeton Étude.
ice2-rules-end-sets = **Séries :** quatre PR pour cinq types différents, deux pour quatre. Chaque chose n’est que dans une série.
ice2-rules-end-forms = **Formes :** pour chaque type, quatre PR si vous avez les trois formes, deux pour deux. Les jetons Étude n’ont pas de forme.
ice2-rules-end-requests = **Puis** les requêtes que vous avez validées, et deux PR pour chaque seconde requête des deuxième et troisième journées. Les requêtes encore en main ne coûtent rien.
ice2-rules-end-rest = **Enfin** un PR par jeton PR, et un pour un jeton Planification.
ice2-rules-end-winner = Le plus grand nombre de PR gagne. En cas d’égalité, la victoire est partagée.

# -- Variantes --

ice2-rules-variants = Variantes
ice2-rules-variants-picture = Une bénédiction abaisse le seuil, une malédiction l’élève.
ice2-rules-variants-first = **Premiers pas :** ni journal de bord, ni capacités de guilde. Chacun commence avec deux jetons PR, reçoit trois requêtes et en conserve une.
ice2-rules-variants-blessing = **Bénédiction :** une anima suffit pour un effet, pendant toute la partie.
ice2-rules-variants-fluid = **Déplacement fluide :** pour 1 PE et un jeton, faites jusqu’à deux pas d’un coup, avec jusqu’à trois archéologues. Chaque jeton sert une fois par journée. À deux joueurs, chacun a deux jetons et six PE, et l’on ne planifie pas ; à trois, c’est au choix, avec un jeton chacun.
ice2-rules-variants-logbook = **Mise en place du journal de bord :** une page du journal de bord dit où attendent les archéologues au début : sur toutes les tuiles d’un paysage, ou autour du campement.
ice2-rules-variants-friendly = **Malédiction clémente**, avec le mode expert : à partir de la deuxième journée, le joueur le moins maudit prend à l’aube un jeton Étude de son choix, ou deux jetons PR s’il les a tous.

# -- La Malédiction de Nuuk --

ice2-rules-curse = La Malédiction de Nuuk
ice2-rules-curse-picture = La piste de malédiction. Des jetons y guettent.
ice2-rules-curse-start = En mode expert, chacun commence avec une **bénédiction** : une anima suffit. Un second marqueur avance sur la piste de malédiction, à partir de la case zéro, à quatre joueurs de la case un, à cinq de la case deux ; des jetons Malédiction s’y trouvent, autant de clairs et autant de sombres qu’il y a de joueurs.
ice2-rules-curse-advance = Pour chaque artefact que vous fouillez, votre marqueur avance d’une case par anima. Sur une case avec un jeton d’une couleur que vous n’avez pas encore eue, vous en prenez un ; il remplace ce que vous aviez.
ice2-rules-curse-turn = À la case sept, votre jeton clair est retourné ; à la case treize, votre jeton sombre. Au-delà, plus rien ne se passe.
ice2-rules-curse-effects = **Clair :** le seuil est de deux ; retourné, en plus, deux archéologues au plus suivent un déplacement. **Sombre :** le seuil est de trois ; retourné, un seul suit. Les effets et capacités ne sont pas limités.

# -- Quand quelque chose manque --

ice2-rules-limits = Quand quelque chose manque
ice2-rules-limits-picture = Il y a 45 archéologues, pas un de plus.
ice2-rules-limits-people = Quand il n’y a plus d’archéologue dans la réserve, rien de ce qui en amène un ne peut être utilisé ; ce qui est possible en partie se fait en partie.
ice2-rules-limits-camps = Un camp blanc revenu à la réserve peut être reconstruit par n’importe qui.
ice2-rules-limits-rest = Les jetons PR ne s’épuisent jamais, les jetons Étude et Planification non plus. Les tuiles et le journal de bord ne sont pas renouvelés.
ice2-rules-limits-rim = Qui se tient sur le bord du plateau quand la neige le recouvre est déplacé selon les règles de la [tempête de neige](logbook-storm).

# -- Quelles valeurs sont les nôtres --

ice2-rules-values = Quelles valeurs sont les nôtres
ice2-rules-values-picture = Les failles, la carte de la cité et les pages du journal de bord sont reconstituées.
ice2-rules-values-ours = Les livrets ne montrent certaines choses qu’en images. Les côtés brisés des failles, la carte et les icônes de la cité, les effets du journal de bord, certaines formes d’artefacts profonds et la renommée de départ des guildes sont reconstitués ; ce ne sont pas ceux imprimés.

ice2-rules-example-travel = Deux pas, deux archéologues
ice2-rules-example-travel-1 = Votre chef est seul. Sur la tuile voisine attendent deux archéologues.
ice2-rules-example-travel-2 = Un déplacement, 1 PE : votre chef les rejoint.
ice2-rules-example-travel-3 = Encore un déplacement, 1 PE : tous deux le suivent. Trois explorateurs sont maintenant ensemble, et les deux PE du tour sont dépensés.

ice2-rules-example-price = Combien cela coûte-t-il ?
ice2-rules-example-price-1 = Un nunatak avec un camp : la neige coûte deux, et un de plus parce que c’est difficile. Un nunatak avec un camp n’est pas deux fois plus difficile.
ice2-rules-example-price-2 = Votre chef et deux archéologues s’y tiennent. Chacun fait baisser le coût d’un PE : trois moins trois, il ne reste rien à payer.
ice2-rules-example-price-3 = La tuile est à vous sans dépenser un seul PE. Les trois descendent sur les trois cases du dessous, un sur chacune ; vous choisissez où va votre chef. Puis le camp descend aussi.

ice2-rules-example-even = Le plus équitablement possible
ice2-rules-example-even-1 = Quatre explorateurs descendent. Sur l’une des trois cases du dessous, il y en a déjà deux ; les autres sont vides.
ice2-rules-example-even-2 = Les deux premiers vont là où il n’y a personne : deux, un, un.
ice2-rules-example-even-3 = Les moins peuplées sont maintenant les deux cases à un explorateur. Le troisième et le quatrième y vont : deux, deux, deux. Personne ne rejoint la première case.

ice2-rules-example-paying = Payer une requête
ice2-rules-example-paying-1 = La requête demande trois anima d’un type. Vous avez un artefact profond de ce type, deux anima, et son jeton Étude.
ice2-rules-example-paying-2 = L’artefact va dans la cale, le jeton Étude est retourné : trois anima. La requête est validée.
ice2-rules-example-paying-3 = C’est la première de la deuxième journée : vous prenez un jeton PR maintenant, et la carte compte à la fin. L’artefact compte encore pour les décrets.

ice2-rules-example-score = Un décompte final
ice2-rules-example-score-1 = Les trois décrets donnent deux, trois et six : onze.
ice2-rules-example-score-2 = Cinq requêtes validées : quatre, cinq, six, cinq et quatre. Vingt-quatre.
ice2-rules-example-score-3 = L’une d’elles était la seconde de sa journée : deux de plus. Trois jetons PR : trois. Deux requêtes en main : rien. Quarante en tout.

# -- la légende --

ice2-rules-sign-achievement = **Accomplissement**, le sommet. Un PE de plus.
ice2-rules-sign-exalted = **Exalté**, l’arc qui s’élève. Fait venir des archéologues.
ice2-rules-sign-philosophical = **Philosophal**, la spirale. Garde une tuile qui tombe.
ice2-rules-sign-obliteration = **Oblitération**, l’éclat. Détruit une tuile.
ice2-rules-sign-harmony = **Harmonie**, le nœud. Amène un archéologue.
ice2-rules-sign-prismatic = **Prismatique.** Vaut n’importe quel type.
ice2-rules-sign-leader = **Chef** d’une guilde.
ice2-rules-sign-crew = **Archéologues.** Ils ne sont à personne.
ice2-rules-sign-camp = **Camp** d’une guilde.
ice2-rules-sign-camp-spent = Le camp d’une guilde dont la capacité est utilisée aujourd’hui.
ice2-rules-sign-camp-white = **Camp blanc**, à personne.
ice2-rules-sign-study = **Jeton Étude.** Une anima de plus.
ice2-rules-sign-blank = Neige **vierge**.
ice2-rules-sign-tunnel = **Tunnel.** Quelqu’un attendait ici.
ice2-rules-sign-fault = **Faille.** Ses côtés brisés ne se franchissent pas.
ice2-rules-sign-nunatak = **Nunatak.** Difficile à fouiller.
ice2-rules-sign-base_camp = **Campement.**
ice2-rules-sign-polar_termite_swarm = **Essaim de Termites Polaires.** Une fouille coûte 1 PE de moins.
ice2-rules-sign-boreal_smilodon = **Smilodon Boréal.** Des archéologues fuient.
ice2-rules-sign-white_spiders = **Araignées Blanches.** Un ou deux pas.
ice2-rules-sign-ice_manta = **Raie Manta des Glaces.** Vers n’importe quelle case visible.
ice2-rules-sign-rappelling_rope = **Corde de Rappel.** Descendez où vous voulez.
ice2-rules-sign-ice_yacht = **Char à Glace.** Deux archéologues.
ice2-rules-sign-wreck = **Épave.** Un PE et un jeton PR.
ice2-rules-sign-expedition_survivors = **Survivants d’Expédition.** Deux descendent avec vous.
ice2-rules-sign-storm_whistle = **Sifflet des Tempêtes.** Deux vont dans un camp.
ice2-rules-sign-talisman_harmony = **Talisman.** Fouillez ce type gratuitement.
ice2-rules-sign-explosive_rune = **Rune Explosive.** Détruisez une tuile.
ice2-rules-sign-anima_gem = **Gemme d’Anima.** Déclenchez la tuile où vous êtes.

# -- le glossaire --

ice2-rules-word-adjacent = Adjacent
ice2-rules-word-adjacent-about = Qui partage un côté au même niveau, ou repose l’un sur l’autre.
ice2-rules-word-anima = Anima
ice2-rules-word-anima-about = La force des artefacts : une en surface, deux en profondeur.
ice2-rules-word-archaeologist = Archéologue
ice2-rules-word-archaeologist-about = Un explorateur sans guilde.
ice2-rules-word-camp = Camp
ice2-rules-word-camp-about = La tente d’une guilde, ou une blanche. Les chefs naviguent vers les camps.
ice2-rules-word-collapse = Effondrement
ice2-rules-word-collapse-about = Une tuile tombe ; ceux qu’elle porte rentrent.
ice2-rules-word-cover = Recouvrir
ice2-rules-word-cover-about = Une tuile recouvre celle sur laquelle elle repose.
ice2-rules-word-decree = Décret
ice2-rules-word-decree-about = Trois cartes qui comptent à la fin.
ice2-rules-word-destroy = Détruire
ice2-rules-word-destroy-about = Retirer une tuile sans la recevoir.
ice2-rules-word-edge-tile = Tuile de bordure
ice2-rules-word-edge-tile-about = Une tuile au bord de son niveau. Elle ne tombe jamais dans une chaîne.
ice2-rules-word-ep = PE
ice2-rules-word-ep-about = Points d’exploration : ce que vous dépensez pendant vos tours.
ice2-rules-word-excavate = Fouiller
ice2-rules-word-excavate-about = Prendre la tuile sous votre chef.
ice2-rules-word-explorer = Explorateur
ice2-rules-word-explorer-about = Un chef ou un archéologue.
ice2-rules-word-fault = Faille
ice2-rules-word-fault-about = Une tuile Neige avec deux côtés que personne ne franchit.
ice2-rules-word-form = Forme
ice2-rules-word-form-about = L’une des trois formes d’un artefact.
ice2-rules-word-guild = Guilde
ice2-rules-word-guild-about = Ce que vous menez ; chacune a des capacités.
ice2-rules-word-hard = Difficile
ice2-rules-word-hard-about = Avec un camp, une tuile du dessus ou un nunatak : un PE de plus.
ice2-rules-word-hold = Cale
ice2-rules-word-hold-about = La cale de votre navire, où vont les artefacts qui ont payé une requête.
ice2-rules-word-icon = Icône
ice2-rules-word-icon-about = Un lieu de la cité qui donne un jeton PR quand il apparaît.
ice2-rules-word-leader = Chef
ice2-rules-word-leader-about = Votre pion sur le plateau.
ice2-rules-word-logbook = Journal de bord
ice2-rules-word-logbook-about = Des pages qu’on lit à l’aube.
ice2-rules-word-nunatak = Nunatak
ice2-rules-word-nunatak-about = Un rocher dans la neige, difficile à fouiller.
ice2-rules-word-open = Visible
ice2-rules-word-open-about = Une case dont au moins une tuile du dessus est partie.
ice2-rules-word-overwork = Surmener
ice2-rules-word-overwork-about = Un troisième PE dans un tour, pour un jeton PR.
ice2-rules-word-prismatic = Prismatique
ice2-rules-word-prismatic-about = Un artefact qui vaut n’importe quel type.
ice2-rules-word-region = Région
ice2-rules-word-region-about = Une case de la cité.
ice2-rules-word-request = Requête
ice2-rules-word-request-about = Une carte qui demande des artefacts et vaut des PR.
ice2-rules-word-rim = Bord du plateau
ice2-rules-word-rim-about = Le pourtour du plateau sous la neige et sous la glace de surface.
ice2-rules-word-rp = PR
ice2-rules-word-rp-about = Points de renommée : ils font gagner la partie.
ice2-rules-word-study-token = Jeton Étude
ice2-rules-word-study-token-about = Une anima de plus pour un type.
ice2-rules-word-sunrise = Aube
ice2-rules-word-sunrise-about = Le début d’une journée.
ice2-rules-word-sunset = Crépuscule
ice2-rules-word-sunset-about = Votre fin de journée : les requêtes.
ice2-rules-word-threshold = Seuil
ice2-rules-word-threshold-about = L’anima qu’il faut pour un effet.
ice2-rules-word-uncovered = Entièrement découvert
ice2-rules-word-uncovered-about = Que rien ne recouvre.
ice2-rules-word-validate = Valider
ice2-rules-word-validate-about = Payer une requête.
