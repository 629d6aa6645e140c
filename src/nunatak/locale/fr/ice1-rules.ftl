# Les règles complètes de I C E, première édition, dans nos mots. Quel paragraphe dit quelle règle : web/src/games/ice/rules/first.json
# Marques : **mots importants**, [mots](lieu) qui mènent à une section, un paragraphe, un exemple ou une règle.

ice1-rules-about = Sous la neige et la glace dort une cité perdue et, tout au fond, ses édifices. Votre guilde fouille pour retrouver ce qu’il en reste. De un à cinq joueurs, première édition.

# -- Le chantier de fouille --

ice1-rules-dig = Le chantier de fouille
ice1-rules-dig-picture = Le chantier : la neige, trois niveaux de glace et, au fond, les édifices.
ice1-rules-dig-layers = Cinq niveaux de tuiles à six côtés sont empilés : 48 tuiles de **neige**, 37 de glace **de surface**, 27 de glace **intermédiaire**, 19 de glace **profonde**, et 12 **édifices**. Chaque tuile repose sur trois cases du niveau inférieur.
ice1-rules-dig-rim = Près du bord, certaines de ces cases appartiennent au plateau : c’est le **bord du plateau**. Les explorateurs peuvent s’y tenir, y marcher et y descendre. Pour tout le reste, ce n’est pas une tuile : il ne se fouille pas, ne s’effondre pas et ne porte pas de camp. On ne peut pas aller sur le bord extérieur de la neige.
ice1-rules-dig-edge = Une tuile au bord de son niveau, avec moins de six emplacements autour d’elle, est une **tuile de bordure**.
ice1-rules-dig-covers = Une tuile du dessus qui repose sur une case la **recouvre**. Une tuile que rien ne recouvre est **entièrement découverte** ; la neige l’est toujours. Si une seule tuile la recouvre, et que celle-ci est elle-même entièrement découverte, elle est **partiellement découverte**.
ice1-rules-dig-open = Une case est **visible** quand au moins une des tuiles qui la recouvraient est partie. Les explorateurs ne peuvent se tenir que là. Il n’y a jamais de trou sous une tuile.
ice1-rules-dig-adjacent = Deux cases sont **adjacentes** quand elles partagent un côté au même niveau, ou quand l’une repose sur l’autre. Se toucher par un coin ne suffit pas.
ice1-rules-dig-faults = Une **faille** a deux côtés brisés que personne ne franchit, quel que soit l’effet utilisé. Pour en descendre ou y monter, il faut un emplacement vide le long d’un de ses côtés intacts. Son orientation est tirée au hasard au début.
ice1-rules-dig-fault-free = Les failles n’arrêtent que ceux qui marchent pas à pas. Appeler, construire un camp, la Raie Manta et la descente après une fouille ne franchissent aucun côté.
ice1-rules-dig-map = Quelle case se trouve sous quelle autre est fixé par le plateau, et la table le sait : regardez sous les niveaux pour le voir.

# -- Éléments et mots --

ice1-rules-pieces = Éléments et mots
ice1-rules-pieces-picture = Un chef, des archéologues, un camp, un Smilodon.
ice1-rules-pieces-explorers = Votre **chef** d’expédition porte votre couleur. Les cinquante **archéologues** et les cinq **camps** ne sont à personne : tout le monde s’en sert. Chefs et archéologues sont ensemble les **explorateurs**.
ice1-rules-pieces-points = Les **PE**, points d’exploration, sont ce que vous dépensez pendant vos tours. Les **PR**, points de renommée, font gagner la partie ; vous les avez sous forme de jetons.
ice1-rules-pieces-home = Ce qui rentre : archéologues, camps et Smilodons vont à la réserve, un chef revient à son propriétaire. Les tuiles défaussées vont dans le **sac**, sans être vues.
ice1-rules-pieces-snow = Parmi les tuiles Neige du plateau, 11 sont vierges, 12 sont des tunnels, 12 des nunataks, 12 des failles, et une est le campement. Dix autres, les **flocons**, sont dans la réserve. De l’autre côté se cachent 16 trouvailles différentes.
ice1-rules-pieces-artifacts = Un artefact a un **type** parmi cinq, une **forme** parmi trois, et une ou deux **anima**. Les **prismatiques** n’ont pas de forme. Plus c’est profond, plus il y a d’anima. Le verso ne montre que le type.
ice1-rules-pieces-cards = Il y a 50 requêtes, onze décrets, six pages du journal de bord et douze édifices.
ice1-rules-pieces-sense = Le particulier l’emporte sur le général. On ne peut rien choisir dont aucune partie n’est possible ; sinon, on le fait autant que possible.
ice1-rules-pieces-digger = Celui dont c’est le tour décide, même pour les pions des autres que son action déplace. Une case n’est jamais pleine.
ice1-rules-pieces-between = Les effets agissent entre les actions. Seuls quelques-uns ont leur moment [pendant une fouille](excavating-order).

# -- Ce qui est caché --

ice1-rules-secrets = Ce qui est caché
ice1-rules-secrets-picture = Le verso dit le type, jamais la forme ni l’anima.
ice1-rules-secrets-who = Tous voient le plateau avec le verso des tuiles visibles, les plateaux Guilde, les PE, les jetons et les décrets. Vos tuiles Neige, vos requêtes et ce qui est dans votre Cité ne se montrent qu’à vous. Personne ne voit le recto des tuiles du plateau, ni le sac, ni les pioches ; leurs nombres sont connus.
ice1-rules-secrets-chance = Le hasard est dans les mélanges, dans l’orientation des failles, dans les flocons et dans ce qu’on pioche du sac. Rien d’autre n’est aléatoire.

# -- Mise en place --

ice1-rules-setup = Mise en place
ice1-rules-setup-picture = Quatre requêtes sont distribuées ; vous en conservez deux.
ice1-rules-setup-tiles = Toutes les tuiles sont mélangées et posées face cachée, les édifices d’abord. Le campement peut se trouver n’importe où dans la neige.
ice1-rules-setup-people = Un archéologue se tient sur chaque tunnel, et un sur le campement, avec un camp. Tout le reste attend dans la réserve.
ice1-rules-setup-cards = Trois des onze décrets sont tirés : ils comptent à la fin. Les requêtes et le journal de bord sont mélangés.
ice1-rules-setup-guild = Vous avez une guilde, cinq PE et les PR de départ de votre guilde ; votre chef n’est pas encore sur le plateau. Vous recevez quatre requêtes, en conservez deux et en défaussez deux, tous en même temps.
ice1-rules-setup-first = Le premier joueur est tiré au sort. De deux à cinq, on joue les uns contre les autres ou ensemble ; on peut aussi jouer [en solo](alone).
ice1-rules-setup-edifice = L’édifice trouvé dans votre dernière partie [peut agir](edifices) dans celle-ci.

# -- Les journées --

ice1-rules-day = Les journées
ice1-rules-day-picture = Une journée commence avec cinq PE.
ice1-rules-day-days = La partie dure au plus sept **journées**. Chacune a une préparation, puis des tours. La première journée n’a que le début de la préparation.
ice1-rules-day-points = Vos PE passent à **cinq**, plus un pour un jeton Planification, qui est alors dépensé, et un pour une épave qu’on vous a offerte. Vous n’en avez jamais plus de sept.
ice1-rules-day-ready = À partir de la deuxième journée, tous vos artefacts sont de nouveau prêts, et vous pouvez déplacer les prismatiques vers d’autres emplacements.
ice1-rules-day-first = Le jeton Premier Joueur passe à gauche, et une page du [journal de bord](logbook) est lue. Pendant ce temps, rien d’autre ne peut être utilisé.
ice1-rules-day-turns = Puis les tours se suivent dans le sens horaire, jusqu’à ce que la journée de tous soit terminée. On saute ceux dont la journée est terminée.
ice1-rules-day-end = À la fin de la journée, le jeton Activation des Incandescents et les Smilodons du journal de bord rentrent.

# -- Votre tour --

ice1-rules-turn = Votre tour
ice1-rules-turn-picture = Vos PE. Un tour en dépense un ou deux.
ice1-rules-turn-spend = Pendant votre tour, vous dépensez **un ou deux PE**, dans l’ordre de votre choix, et faites ce qui est gratuit avant, entre et après. Les PE gagnés n’augmentent pas cette limite.
ice1-rules-turn-stop = Vous pouvez vous arrêter après un seul. Une action à un PE est toujours possible : [renvoyer](actions-send).
ice1-rules-turn-over = S’il ne vous reste aucun PE quand vous terminez votre tour, votre journée est terminée et vous envoyez des artefacts [à la Cité](city). Ce qui vous donne des PE avant cela prolonge votre journée.
ice1-rules-turn-smilodons = Au début de votre tour, les Smilodons que vous avez placés rentrent.

# -- Les actions --

ice1-rules-actions = Les actions
ice1-rules-actions-picture = C’est dans un camp qu’arrivent chefs et archéologues.
ice1-rules-actions-camp = **Construire un camp**, 1 PE : mettez un camp de la réserve et votre chef, où qu’il soit, sur une tuile entièrement découverte sans camp. Les archéologues restent sur place. Ni sur le bord du plateau, ni là où se trouve un Smilodon. Tout le monde peut s’en servir.
ice1-rules-actions-call = **Appeler**, 1 PE : mettez un archéologue de la réserve sur une tuile avec un camp, ou amenez-y votre chef, où qu’il soit. Les archéologues restent sur place.
ice1-rules-actions-plan = **Planifier**, 1 PE : prenez un jeton Planification si vous n’en avez pas ; il donne un PE de plus demain.
ice1-rules-actions-overwork = **Surmener** : payez un PR, et la limite de ce tour est de trois PE. Cela ne donne pas de PE. Une fois par tour.
ice1-rules-actions-move = **Se déplacer**, 1 PE par pas : votre chef va sur une case visible adjacente, vers le haut, vers le bas ou au même niveau, et jusqu’à trois archéologues de sa case peuvent le suivre. Pas à travers une faille, ni vers un Smilodon.
ice1-rules-actions-excavate = **Fouiller** : voyez [la fouille](excavating). Une fouille gratuite suit les mêmes règles, sans rien coûter.
ice1-rules-actions-register = **Consulter le Registre**, 1 PE : piochez trois requêtes, conservez-en une, défaussez-en deux. Vous pouvez en avoir autant que vous voulez, mais chacune que vous ne pouvez pas payer à la fin coûte deux PR. Quand la pioche est vide, on mélange la défausse.
ice1-rules-actions-send = **Renvoyer**, 1 PE : votre journée se termine aussitôt, et vous envoyez jusqu’à quatre artefacts à la Cité au lieu de trois. Les PE restants sont perdus.
ice1-rules-actions-free = **Gratuitement**, à tout moment de votre propre tour : [tuiles Neige](snow), [effets des artefacts](artifacts) et [capacité de votre guilde](guilds).

# -- La fouille --

ice1-rules-excavating = La fouille
ice1-rules-excavating-picture = Trois PE, quatre si c’est difficile. Chaque explorateur présent fait baisser le coût.
ice1-rules-excavating-where = Votre chef se tient sur la tuile. Elle est entièrement découverte, ou recouverte par une seule tuile, elle-même entièrement découverte, quoi qu’il y ait dessus. Ni un édifice, ni le bord du plateau, ni une tuile avec un Smilodon.
ice1-rules-excavating-price = Elle coûte **3** PE, ou **4** si elle porte un camp, si c’est un nunatak ou si elle est partiellement recouverte ; jamais plus de quatre. Chaque explorateur qui s’y tient fait baisser le coût **d’un PE** : votre chef, les chefs des autres, les archéologues. La fouille peut ne rien coûter, et reste alors possible même si votre limite est atteinte.
ice1-rules-excavating-order = D’abord, la tuile du dessus est perdue, avec tout ce qu’elle porte. Puis la tuile est retirée, et ce qui ne tient plus s’effondre ; Philosophal peut en sauver une. Les édifices apparaissent. Vous prenez la tuile : la neige va dans votre main, sans être montrée, un artefact sur son emplacement. C’est le moment de la corde et des survivants. Les explorateurs descendent, puis le camp ; ensuite, Harmonie peut amener un archéologue.
ice1-rules-excavating-even = **Le plus équitablement possible :** placez les explorateurs un par un sur les trois cases du dessous, chacun là où il y en a le moins à ce moment, en comptant ceux qui s’y trouvent déjà. Entre plusieurs cases à égalité, vous choisissez ; et vous choisissez qui va où. Le bord du plateau compte comme une tuile.
ice1-rules-excavating-smilodon = Une case avec un Smilodon entre dans la répartition, mais qui devrait y descendre rentre.
ice1-rules-excavating-free = Avec une corde, vous placez chacun où vous voulez. Le chef des Arpenteurs descend en dernier, n’importe où en dessous.
ice1-rules-excavating-camp = À la fin, le camp de la tuile descend sur une tuile du dessous qui n’en a pas, à votre choix. S’il n’y en a pas, il rentre.

# -- Les effondrements --

ice1-rules-collapse = Les effondrements
ice1-rules-collapse-picture = Une tuile qui n’a plus qu’une voisine s’effondre.
ice1-rules-collapse-fall = Une tuile **s’effondre** quand il lui reste au plus une voisine à son niveau ; une tuile de bordure, quand il ne lui en reste aucune. Les édifices ne s’effondrent jamais.
ice1-rules-collapse-waves = On vérifie après chaque tuile qui part, quelle qu’en soit la cause, encore et encore, jusqu’à ce que plus rien ne tombe.
ice1-rules-collapse-pieces = Personne ne tombe : ceux qui sont sur une tuile qui s’effondre rentrent. La tuile va dans le sac, sans être vue.

# -- Les artefacts et leurs effets --

ice1-rules-artifacts = Les artefacts et leurs effets
ice1-rules-artifacts-picture = Les cinq types et l’artefact prismatique. Les points sont l’anima.
ice1-rules-artifacts-slots = Un artefact va sur l’emplacement de son type ; un prismatique, sur un emplacement de votre choix, où il compte comme ce type. Il ne peut changer d’emplacement qu’au début d’une journée.
ice1-rules-artifacts-trigger = Avec **deux anima** sur un emplacement, vous pouvez déclencher son effet une fois par journée, gratuitement, pendant votre propre tour. L’emplacement est alors épuisé jusqu’à la journée suivante. Ce qui est dans la Cité ne compte pas ici.
ice1-rules-artifacts-down = Les artefacts face cachée gardent leur anima et peuvent être envoyés. Un effet pour votre chef demande qu’il soit sur le plateau.
ice1-rules-artifacts-achievement = **Accomplissement :** un PE de plus, jusqu’à sept.
ice1-rules-artifacts-exalted = **Exalté**, 1 PE : de chaque case autour de votre chef, au-dessus et en dessous aussi, un archéologue le rejoint. Les failles bloquent.
ice1-rules-artifacts-harmony = **Harmonie :** après une de vos fouilles, un archéologue de la réserve rejoint votre chef. Cela marche même avec l’artefact que vous venez de trouver.
ice1-rules-artifacts-obliteration = **Oblitération :** défaussez une tuile entièrement découverte adjacente à votre chef, quoi qu’elle porte. Ni un édifice, ni la tuile sous votre chef.
ice1-rules-artifacts-philosophical = **Philosophal :** gardez une tuile qui serait perdue pendant votre tour. L’artefact que vous êtes en train de fouiller arrive trop tard pour la tuile qui le recouvrait. Ceux qui sont sur la tuile rentrent tout de même.
ice1-rules-artifacts-prismatic = À la fin, un artefact prismatique de votre Cité vaut n’importe quel type pour payer une requête.

# -- Les tuiles Neige --

ice1-rules-snow = Les tuiles Neige
ice1-rules-snow-picture = Ce qu’on peut trouver dans la neige.
ice1-rules-snow-hand = Ce que vous trouvez va dans votre main. Jouez-en autant que vous voulez pendant votre propre tour, gratuitement, même tout de suite. Vous en avez **quatre** au plus : ce qui vient en plus se joue aussitôt ou est perdu.
ice1-rules-snow-landscapes = Côté paysage : sur les tunnels et au campement, quelqu’un attendait au début ; un nunatak est difficile à fouiller ; une faille a des côtés brisés. Les tuiles vierges et les flocons n’ont rien de particulier.
ice1-rules-snow-spiders = **Araignées Blanches :** tous les archéologues d’une case vont sur une même case visible adjacente. Les failles bloquent.
ice1-rules-snow-termites = **Essaim de Termites Polaires :** fouillez gratuitement la tuile Neige sous votre chef.
ice1-rules-snow-manta = **Raie Manta des Glaces :** votre chef va sur n’importe quelle case visible, où qu’il soit.
ice1-rules-snow-smilodon = **Smilodon Boréal :** mettez un Smilodon sur n’importe quelle tuile visible. Personne ne peut y aller jusqu’au début de votre prochain tour.
ice1-rules-snow-yacht = **Char à Glace :** un archéologue rejoint votre chef, un autre rejoint un autre chef, et vous gagnez un PR.
ice1-rules-snow-rope = **Corde de Rappel :** pendant une fouille, chacun descend où vous voulez.
ice1-rules-snow-wreck = **Épave :** un PE et un PR pour vous, et un PE pour un autre joueur de votre choix, demain si sa journée est terminée.
ice1-rules-snow-survivors = **Survivants d’Expédition :** pendant une fouille, deux archéologues de la réserve descendent avec les autres. Ils ne font pas baisser le coût.
ice1-rules-snow-talisman = **Talisman :** fouillez gratuitement la tuile Artefact de ce type sous votre chef.
ice1-rules-snow-charisma = **Pierre de Charisme :** payez un PR, et servez-vous d’un autre chef comme du vôtre jusqu’à la fin de ce tour, pour tout ce qui dit « votre chef ».
ice1-rules-snow-rune = **Rune Explosive :** défaussez, n’importe où, une tuile entièrement découverte qui ne porte pas de camp. Pas un édifice.
ice1-rules-snow-whistle = **Sifflet des Tempêtes :** posez un flocon sur un emplacement vide de n’importe quel niveau, sauf celui des édifices. Il doit reposer sur trois cases présentes, sans camp ni Smilodon, et avoir deux voisines. Ceux qu’il recouvre entièrement vont sur les cases autour d’eux, le plus équitablement possible.

# -- Où personne ne va --

ice1-rules-smilodon = Où personne ne va
ice1-rules-smilodon-picture = Un Smilodon tient tout le monde à l’écart.
ice1-rules-smilodon-dig = Une tuile avec un Smilodon est **inaccessible** : rien ne permet de la fouiller. Elle peut encore s’effondrer ou être défaussée ; le Smilodon rentre alors.
ice1-rules-smilodon-enter = Personne ne peut y aller. Qui devrait y être placé rentre. Ceux qui y sont déjà peuvent rester ou partir.

# -- Les guildes --

ice1-rules-guilds = Les guildes
ice1-rules-guilds-picture = Les cinq guildes et leurs emblèmes.
ice1-rules-guilds-own = Les capacités s’utilisent pendant votre propre tour. Chaque guilde commence avec son nombre de PR.
ice1-rules-guilds-cryo = **CryoArchitectes.** Une fois par tour, une tuile avec un camp coûte un PE de moins à fouiller.
ice1-rules-guilds-incandescents = **Incandescents.** Une fois par journée, si votre chef est sur une tuile Artefact non prismatique, posez le jeton Activation sur ce type. Aujourd’hui, vous pouvez utiliser cet effet une fois, quoi qu’il y ait sur l’emplacement, en plus de la fois habituelle.
ice1-rules-guilds-navigators = **Navigateurs.** Une fois par tour, un à trois archéologues suivent votre chef quand il est appelé, construit un camp ou chevauche la Raie Manta.
ice1-rules-guilds-striders = **Arpenteurs.** Une fois par tour, pendant une fouille, tous les autres descendent d’abord, puis votre chef où vous voulez.
ice1-rules-guilds-alchemists = **Alchimistes.** Une fois par journée, piochez trois tuiles dans le sac, conservez-en une et remettez les autres.

# -- La Cité --

ice1-rules-city = La Cité
ice1-rules-city-picture = Ce qui est envoyé à la Cité donne des PR selon son anima, et c’est tout ce qui compte à la fin.
ice1-rules-city-send = Quand votre journée est terminée, vous pouvez envoyer à la Cité jusqu’à **trois** artefacts de votre plateau, quatre en renvoyant. Chacun donne aussitôt autant de PR qu’il a d’anima.
ice1-rules-city-count = Ce qui est dans la Cité ne revient jamais et n’a plus d’effet. Mais cela seul compte pour les décrets et les requêtes. Ce qui reste sur votre plateau à la fin ne vaut rien.

# -- Le journal de bord --

ice1-rules-logbook = Le journal de bord
ice1-rules-logbook-picture = À partir de la deuxième journée, une page est lue chaque matin.
ice1-rules-logbook-page = À partir de la deuxième journée, une page est lue au début de la journée et appliquée dans l’ordre du tour. Personne ne peut garder une tuile qu’elle emporte.
ice1-rules-logbook-reinforcements = **Renforts :** un archéologue rejoint chaque chef, ou va dans un camp si le chef n’est pas sur le plateau.
ice1-rules-logbook-glow = **Lueur prismatique :** un archéologue sur chaque tuile prismatique visible.
ice1-rules-logbook-pack = **La Meute :** pour cette journée, un Smilodon sur la tuile où il y a le plus d’explorateurs ; en cas d’égalité, sur chacune d’elles.
ice1-rules-logbook-thaw = **Le Dégel :** chacun défausse une tuile entièrement découverte sans chef ni camp, mais pas un édifice. Les effondrements suivent.
ice1-rules-logbook-snowfall = **Chute de neige :** chacun pioche un flocon ou, s’il n’y en a plus, une tuile Neige du sac.
ice1-rules-logbook-whiteout = **Jour blanc :** chacun peut échanger son chef avec un archéologue, n’importe où. Un chef qui n’est pas sur le plateau prend la place de l’archéologue.
ice1-rules-logbook-ours = Les effets sont reconstitués d’après les notes que donne le livret.

# -- Les requêtes --

ice1-rules-requests = Les requêtes
ice1-rules-requests-picture = Requêtes : en haut ce qu’elles demandent, en bas ce qu’elles valent.
ice1-rules-requests-paying = Les requêtes se paient **à la fin**, avec les artefacts de votre Cité. Chaque artefact paie une seule requête, chaque requête est payée une fois. Donner plus d’anima que demandé est permis.
ice1-rules-requests-lost = Une requête que vous ne payez pas vous coûte deux PR.
ice1-rules-requests-prismatic = Un artefact prismatique vaut un type quelconque, mais n’a pas de forme.
ice1-rules-requests-kinds = Il y en a sept sortes, 42 cartes différentes.
ice1-rules-requests-three = **Trois types :** un artefact de chacun. 7 PR.
ice1-rules-requests-two-prismatic = **Prismatique :** deux anima d’artefacts prismatiques. 5 PR.
ice1-rules-requests-duo = **Deux types :** trois anima de ces types, mélangés comme vous voulez. 5 PR.
ice1-rules-requests-any = **Au choix :** trois anima de n’importe quels types. 4 PR.
ice1-rules-requests-pair = **Une paire :** un artefact de chacun des deux types. 4 PR.
ice1-rules-requests-forms = **Formes :** des artefacts d’un type, de formes différentes : une donne 1 PR, deux 4, trois 8.
ice1-rules-requests-mono = **Un type :** trois anima de ce type. 6 PR.

# -- La fin et les points --

ice1-rules-end = La fin et les points
ice1-rules-end-picture = Décrets : chacun compte quelque chose dans tout ce qui est dans votre Cité.
ice1-rules-end-edifice = Dès qu’un **édifice** est entièrement découvert, on le retourne, et celui dont c’est le tour gagne deux PR. Ce tour va jusqu’au bout, puis tous ceux dont la journée n’est pas terminée peuvent jouer un dernier tour, et la partie s’arrête. D’autres édifices donnent aussi des PR, mais pas plus de temps.
ice1-rules-end-logbook = Sinon, la partie se termine avec la journée où la dernière page du journal de bord est lue, la septième.
ice1-rules-end-thaw = Si un dégel découvre un édifice, un dernier tour de table commence par le premier joueur. Les PE et jetons Planification qui restent à la fin ne valent rien.
ice1-rules-end-score = Les artefacts restés sur votre plateau sont défaussés. Additionnez décrets, requêtes et jetons PR.
ice1-rules-end-paying = La table propose le paiement de vos requêtes qui rapporte le plus. Vous pouvez en choisir un autre, et rien ne vous oblige à payer.
ice1-rules-end-winner = Le plus grand nombre de PR gagne. En cas d’égalité, la victoire est partagée.
ice1-rules-end-decrees = Les **décrets** ne consomment rien : un artefact compte pour chaque décret et peut encore payer une requête.
ice1-rules-end-anima = **Anima un :** un PR par artefact d’une anima. **Anima deux :** deux PR par artefact de deux anima. Les prismatiques comptent.
ice1-rules-end-prismatic = **Prismatique :** deux PR pour chacun.
ice1-rules-end-type = **Un type :** un PR par anima de ce type, sans les prismatiques.
ice1-rules-end-validated = **Requêtes :** deux PR pour chacune que vous avez payée.
ice1-rules-end-unique = **Unique :** un PR pour chaque couple différent de type et de forme.
ice1-rules-end-sets = **Duos et trios :** dans chaque type, deux PR pour deux formes différentes, quatre pour trois, autant de fois que vous les avez.
ice1-rules-end-first = Pour Premiers pas, les décrets sont ceux d’une anima, de deux anima et des artefacts prismatiques.

# -- En solo et ensemble --

ice1-rules-alone = En solo et ensemble
ice1-rules-alone-picture = En solo, il vous faut dix-neuf artefacts dans la Cité, sept requêtes et un édifice.
ice1-rules-alone-solo = **En solo**, vous avez dix journées : envoyez dix-neuf artefacts à la Cité, payez sept requêtes, découvrez un édifice. Les trois, et vous gagnez ; les PR sont un score à battre. On ne planifie pas, et le journal de bord est mélangé de nouveau quand il est fini.
ice1-rules-alone-solo-turns = Les tours sont comme d’habitude. Quand un édifice est découvert, il vous reste un dernier tour.
ice1-rules-alone-give-up = On peut renoncer à un Smilodon, à une Pierre de Charisme ou à un Sifflet des Tempêtes pour un PE et un PR, tant que sa journée n’est pas terminée ; ensemble, même pendant le tour des autres.
ice1-rules-alone-team = **Ensemble**, deux ou trois guildes ont cinq journées ; chacune envoie dix artefacts et gagne 25 PR avec ses requêtes. Quatre guildes ont quatre journées, avec neuf artefacts et 20 PR chacune ; cinq ont quatre journées, avec huit artefacts et 20 PR. Et il faut découvrir un édifice. Tous gagnent ou tous perdent.
ice1-rules-alone-team-rules = Appeler un archéologue coûte deux PE. À deux, les règles pour deux s’appliquent. Vous pouvez parler de tout.
ice1-rules-alone-team-end = Découvrir un édifice met fin à la partie après un dernier tour de table : trop tôt, et l’équipe a perdu. Trop tard, elle perd aussi.

# -- Variantes --

ice1-rules-variants = Variantes
ice1-rules-variants-picture = Avec le draft, les requêtes passent de main en main avant d’être conservées.
ice1-rules-variants-first = **Premiers pas :** les trois décrets les plus simples, le journal de bord dans l’ordre, deux requêtes que vous conservez, ni capacités de guilde ni PR de départ, aucun édifice à l’œuvre.
ice1-rules-variants-draft = **Draft :** de quatre requêtes, conservez-en une et passez-en trois à gauche. Des trois que vous recevez, conservez-en encore une.
ice1-rules-variants-two = **Deux joueurs :** un PE déplace votre chef d’un ou deux pas, une fois par tour. Ceux qui le suivent viennent de la première case, et rien ne se passe entre les deux pas.

# -- Les édifices à l’œuvre --

ice1-rules-edifices = Les édifices à l’œuvre
ice1-rules-edifices-picture = Un édifice trouvé dans une partie peut changer la suivante.
ice1-rules-edifices-chain = Le premier édifice que vous découvrez peut agir dans votre prochaine partie, en plus d’autres ou à leur place. Vous pouvez aussi en choisir, ou en tirer un. Les douze tuiles sont mélangées comme toujours.
ice1-rules-edifices-ours = Nous n’avons pas leur livret : les douze effets sont de notre invention.
ice1-rules-edifices-wyvern = **Antre de la Guivre :** une Guivre commence au milieu de la neige. Personne ne va sur sa tuile. À partir de la deuxième journée, le premier joueur la déplace d’une tuile, et les archéologues qui s’y trouvent rentrent. Si sa tuile part, le premier joueur la pose ailleurs.
ice1-rules-edifices-portals = **Arches des Portails :** pour se déplacer, tous les tunnels sont adjacents entre eux.
ice1-rules-edifices-spheres = **Salle des Sphères :** deux PR pour chaque série des trois formes dans votre Cité.
ice1-rules-edifices-beacon = **Tour du Fanal :** une fois par journée, appelez votre chef gratuitement.
ice1-rules-edifices-resonance = **Chambre de Résonance :** un emplacement de quatre anima peut être déclenché deux fois par journée.
ice1-rules-edifices-archive = **Grandes Archives :** au Registre, on pioche quatre requêtes ; une requête impayée coûte trois PR.
ice1-rules-edifices-council = **Rotonde du Conseil :** quatre décrets.
ice1-rules-edifices-colossus = **Colosse du Nunatak :** fouiller un nunatak donne un PR.
ice1-rules-edifices-dormitories = **Dortoirs :** à partir de la deuxième journée, un archéologue arrive chaque matin dans chaque camp.
ice1-rules-edifices-stores = **Chambres froides :** vous pouvez avoir six tuiles Neige ; une fois par journée, défaussez-en deux pour envoyer un artefact de plus.
ice1-rules-edifices-clock = **Grande Horloge :** une fois par journée, Surmener est gratuit.
ice1-rules-edifices-dome = **Dôme englouti :** un édifice donne quatre PR, et il y a deux derniers tours de table.

# -- Quand quelque chose manque --

ice1-rules-limits = Quand quelque chose manque
ice1-rules-limits-picture = Il y a cinq camps, pas un de plus.
ice1-rules-limits-people = Sans archéologue dans la réserve, on ne peut pas en appeler ; les effets en placent autant qu’il y en a. Sans camp, on ne peut pas en construire.
ice1-rules-limits-flakes = Sans flocon, on pioche une tuile Neige dans le sac ; les artefacts piochés y sont remis.
ice1-rules-limits-rest = Sans Smilodon, on ne peut pas en placer. Les jetons PR ne s’épuisent jamais.

# -- Ce que change la deuxième édition --

ice1-rules-editions = Ce que change la deuxième édition
ice1-rules-editions-picture = Deux éditions d’un même chantier.
ice1-rules-editions-board = La deuxième édition a trois niveaux au-dessus de la cité d’Azulia au lieu de cinq avec des édifices, quatre journées au lieu de sept au plus, et un camp pour chaque guilde.
ice1-rules-editions-days = Là, les PE dépendent du nombre de joueurs ; les requêtes viennent d’une rangée visible et se paient au crépuscule, et les requêtes impayées ne coûtent rien.
ice1-rules-editions-things = On n’envoie rien à la Cité ; on peut étudier les artefacts, et appeler devient deux actions, recruter et naviguer.
ice1-rules-editions-digging = Fouiller coûte deux, trois ou quatre selon le niveau, les tuiles de bordure tiennent, et vous conservez trois tuiles Neige.
ice1-rules-editions-finds = Bien des trouvailles de la neige font autre chose sous le même nom, et la Gemme d’Anima remplace la Pierre de Charisme.
ice1-rules-editions-guilds = Les capacités des guildes diffèrent, les Pourvoyeurs prennent la place des Alchimistes, et il y a une malédiction et une bénédiction au lieu du jeu en solo ou en équipe.

# -- Quelles valeurs sont les nôtres --

ice1-rules-values = Quelles valeurs sont les nôtres
ice1-rules-values-picture = Les failles, les édifices et les pages du journal de bord sont reconstitués.
ice1-rules-values-ours = Le livret ne montre certaines choses qu’en images, et les édifices ont leur propre livret. Les effets des édifices et du journal de bord, les côtés qu’une faille bloque, le nombre de chaque tuile Neige et les exemplaires de certaines requêtes sont reconstitués ; ce ne sont pas ceux imprimés.

ice1-rules-example-travel = Deux pas, deux archéologues
ice1-rules-example-travel-1 = Votre chef est seul. Sur la tuile voisine attendent deux archéologues.
ice1-rules-example-travel-2 = Un déplacement, 1 PE : votre chef les rejoint.
ice1-rules-example-travel-3 = Encore un déplacement, 1 PE : tous deux le suivent. Trois explorateurs sont maintenant ensemble, et les deux PE du tour sont dépensés.

ice1-rules-example-price = Combien cela coûte-t-il ?
ice1-rules-example-price-1 = Un nunatak avec un camp coûte quatre, pas cinq : les raisons ne s’additionnent pas.
ice1-rules-example-price-2 = Votre chef et deux archéologues s’y tiennent. Chacun fait baisser le coût d’un PE : quatre moins trois, reste un PE.
ice1-rules-example-price-3 = La tuile est à vous. Les trois descendent sur les trois cases du dessous, un sur chacune ; vous choisissez où va votre chef. Puis le camp descend aussi.

ice1-rules-example-even = Le plus équitablement possible
ice1-rules-example-even-1 = Quatre explorateurs descendent. Sur l’une des trois cases du dessous, il y en a déjà deux ; les autres sont vides.
ice1-rules-example-even-2 = Les deux premiers vont là où il n’y a personne : deux, un, un.
ice1-rules-example-even-3 = Les moins peuplées sont maintenant les deux cases à un explorateur. Le troisième et le quatrième y vont : deux, deux, deux. Personne ne rejoint la première case.

ice1-rules-example-score = Un décompte final
ice1-rules-example-score-1 = Les trois décrets donnent quatre, six et sept : dix-sept.
ice1-rules-example-score-2 = Trois requêtes sont payées, pour sept, quatre et cinq ; une ne l’est pas : seize moins deux. Quatorze.
ice1-rules-example-score-3 = Huit jetons PR. Trente-neuf en tout.

# -- la légende --

ice1-rules-sign-achievement = **Accomplissement**, le sommet. Un PE de plus.
ice1-rules-sign-exalted = **Exalté**, l’arc qui s’élève. Fait venir des archéologues.
ice1-rules-sign-philosophical = **Philosophal**, la spirale. Garde une tuile qui serait perdue.
ice1-rules-sign-obliteration = **Oblitération**, l’éclat. Détruit une tuile.
ice1-rules-sign-harmony = **Harmonie**, le nœud. Amène un archéologue.
ice1-rules-sign-prismatic = **Prismatique.** Vaut n’importe quel type.
ice1-rules-sign-leader = **Chef** d’une guilde.
ice1-rules-sign-crew = **Archéologues.** Ils ne sont à personne.
ice1-rules-sign-camp-white = **Camp.** Il n’est à personne.
ice1-rules-sign-smilodon = **Smilodon.** Personne ne va sur sa tuile.
ice1-rules-sign-blank = Neige **vierge**.
ice1-rules-sign-tunnel = **Tunnel.** Quelqu’un attendait ici.
ice1-rules-sign-fault = **Faille.** Ses côtés brisés ne se franchissent pas.
ice1-rules-sign-nunatak = **Nunatak.** Difficile à fouiller.
ice1-rules-sign-base_camp = **Campement.**
ice1-rules-sign-flake = **Flocon**, posé là par une tempête.
ice1-rules-sign-white_spiders = **Araignées Blanches.** Des archéologues fuient.
ice1-rules-sign-polar_termite_swarm = **Essaim de Termites Polaires.** Une tuile Neige gratuitement.
ice1-rules-sign-ice_manta = **Raie Manta des Glaces.** Vers n’importe quelle case visible.
ice1-rules-sign-boreal_smilodon = **Smilodon Boréal.** Tient tout le monde à l’écart d’une tuile.
ice1-rules-sign-ice_yacht = **Char à Glace.** Deux archéologues et un PR.
ice1-rules-sign-rappelling_rope = **Corde de Rappel.** Descendez où vous voulez.
ice1-rules-sign-wreck = **Épave.** PE et PR.
ice1-rules-sign-expedition_survivors = **Survivants d’Expédition.** Deux descendent avec vous.
ice1-rules-sign-talisman_harmony = **Talisman.** Fouillez ce type gratuitement.
ice1-rules-sign-stone_of_charisma = **Pierre de Charisme.** Servez-vous du chef d’un autre.
ice1-rules-sign-explosive_rune = **Rune Explosive.** Détruisez une tuile.
ice1-rules-sign-storm_whistle = **Sifflet des Tempêtes.** Remettez une tuile.

# -- le glossaire --

ice1-rules-word-adjacent = Adjacent
ice1-rules-word-adjacent-about = Qui partage un côté au même niveau, ou repose l’un sur l’autre.
ice1-rules-word-anima = Anima
ice1-rules-word-anima-about = La force d’un artefact, une ou deux.
ice1-rules-word-archaeologist = Archéologue
ice1-rules-word-archaeologist-about = Un explorateur sans guilde.
ice1-rules-word-bag = Sac
ice1-rules-word-bag-about = Où vont les tuiles perdues, sans être vues.
ice1-rules-word-call = Appeler
ice1-rules-word-call-about = Amener un archéologue ou votre chef dans un camp.
ice1-rules-word-camp = Camp
ice1-rules-word-camp-about = Une tente qui n’est à personne. Chefs et archéologues y arrivent.
ice1-rules-word-city = Cité
ice1-rules-word-city-about = Où vous envoyez les artefacts. Eux seuls comptent à la fin.
ice1-rules-word-collapse = Effondrement
ice1-rules-word-collapse-about = Une tuile tombe ; ceux qu’elle porte rentrent.
ice1-rules-word-cover = Recouvrir
ice1-rules-word-cover-about = Une tuile recouvre celle sur laquelle elle repose.
ice1-rules-word-decree = Décret
ice1-rules-word-decree-about = Trois cartes qui comptent à la fin pour tous.
ice1-rules-word-edge-tile = Tuile de bordure
ice1-rules-word-edge-tile-about = Une tuile au bord de son niveau.
ice1-rules-word-edifice = Édifice
ice1-rules-word-edifice-about = Un bâtiment tout au fond. En découvrir un met fin à la partie.
ice1-rules-word-ep = PE
ice1-rules-word-ep-about = Points d’exploration : ce que vous dépensez pendant vos tours.
ice1-rules-word-excavate = Fouiller
ice1-rules-word-excavate-about = Prendre la tuile sous votre chef.
ice1-rules-word-explorer = Explorateur
ice1-rules-word-explorer-about = Un chef ou un archéologue.
ice1-rules-word-fault = Faille
ice1-rules-word-fault-about = Une tuile Neige avec deux côtés que personne ne franchit.
ice1-rules-word-flake = Flocon
ice1-rules-word-flake-about = Une tuile Neige de la réserve.
ice1-rules-word-form = Forme
ice1-rules-word-form-about = L’une des trois formes d’un artefact.
ice1-rules-word-guild = Guilde
ice1-rules-word-guild-about = Ce que vous menez ; chacune a une capacité.
ice1-rules-word-inaccessible = Inaccessible
ice1-rules-word-inaccessible-about = Une tuile avec un Smilodon ou la Guivre.
ice1-rules-word-leader = Chef
ice1-rules-word-leader-about = Votre pion sur le plateau.
ice1-rules-word-logbook = Journal de bord
ice1-rules-word-logbook-about = Des pages qu’on lit au début d’une journée.
ice1-rules-word-nunatak = Nunatak
ice1-rules-word-nunatak-about = Un rocher dans la neige, difficile à fouiller.
ice1-rules-word-open = Visible
ice1-rules-word-open-about = Une case dont au moins une tuile du dessus est partie.
ice1-rules-word-overwork = Surmener
ice1-rules-word-overwork-about = Un troisième PE dans un tour, pour un PR.
ice1-rules-word-prismatic = Prismatique
ice1-rules-word-prismatic-about = Un artefact qui vaut n’importe quel type.
ice1-rules-word-register = Registre
ice1-rules-word-register-about = D’où viennent les requêtes.
ice1-rules-word-request = Requête
ice1-rules-word-request-about = Une carte qui demande des artefacts et vaut des PR à la fin.
ice1-rules-word-rim = Bord du plateau
ice1-rules-word-rim-about = Le pourtour du plateau, à tous les niveaux sauf la neige.
ice1-rules-word-rp = PR
ice1-rules-word-rp-about = Points de renommée : ils font gagner la partie.
ice1-rules-word-send-back = Renvoyer
ice1-rules-word-send-back-about = Terminer votre journée et envoyer quatre artefacts.
ice1-rules-word-uncovered = Entièrement découvert
ice1-rules-word-uncovered-about = Que rien ne recouvre.
