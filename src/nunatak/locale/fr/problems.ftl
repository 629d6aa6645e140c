# Ce qui ne va pas dans un fichier, une option, un nom : après l’endroit, dans le terminal. Les formats de fichier restent tels quels.

# -- Fichiers de toute sorte -------------------------------------------------------------------------------------

wrong-object = un objet est attendu, trouvé : { $got }
wrong-list = une liste est attendue, trouvé : { $got }
wrong-text = un texte est attendu, trouvé : { $got }
wrong-flag = true ou false est attendu, trouvé : { $got }
wrong-whole = un nombre entier de { $low } à { $high } est attendu, trouvé : { $got }
wrong-any-whole = un nombre entier est attendu, trouvé : { $got }
wrong-number = un nombre de { $low } à { $high } est attendu, trouvé : { $got }
wrong-number-like = un nombre comme { $such } est attendu, trouvé : { $got }
wrong-value = valeur inattendue : { $got }
wrong-missing = ce champ manque
wrong-no-field = ce champ n’existe pas ; champs connus : { $known }
wrong-no-such-field = ce champ n’existe pas ici
wrong-no-field-of = { $kind } n’a pas de champ { $got } ; champs connus : { $known }
wrong-no-such = ce nom n’existe pas ; noms connus : { $known }
wrong-no-option = cette option n’existe pas ; options connues : { $known }
wrong-unknown = { $got } ne fait pas partie de : { $known }
wrong-one-of = une de ces valeurs est attendue : { $known } ; trouvé : { $got }
wrong-begins = le texte doit commencer par une de ces lettres : { $known }
wrong-no-value = { $got } n’est pas une valeur de { $field }
wrong-taken = { $got } est déjà pris
wrong-expected = attendu : { $wanted }
wrong-order = { $wanted } est attendu ici : l’ordre est fixe
wrong-count = nombre attendu : { $count }, trouvé : { $got }
wrong-count-only = nombre attendu : { $count }
wrong-adds-up = il y en a { $got }, il en faut { $count }
wrong-adds-up-of = { $what } : il y en a { $got }, il en faut { $count }
wrong-at-most = { $most } au plus
wrong-few-players = nombre de joueurs : { $most } seulement
wrong-at-most-of = { $what } : { $most } au plus
wrong-more-of = { $what } : il y en a plus que le jeu n’en contient
wrong-twice = { $thing } se trouve déjà ailleurs : { $place }
wrong-somewhere-else = cette carte est déjà ailleurs
wrong-same-id = un autre élément a le même identifiant
wrong-hex = seize chiffres hexadécimaux sont attendus
wrong-json = ce n’est pas du JSON : { $problem }
wrong-toml = ce n’est pas du TOML : { $problem }
wrong-utf8 = ce n’est pas du texte UTF-8
wrong-unreadable = lecture impossible

# -- Tables de composants et paquets de cartes -------------------------------------------------------------------

wrong-no-table = cette table de composants manque
wrong-no-item = cet élément n’existe pas
wrong-table-head = game = { $game } et kind = { $kind } sont attendus
wrong-no-packs = { $game } n’a pas de paquets de cartes à ajouter
wrong-no-players = { $game } n’indique pas de nombre de joueurs
wrong-formula = les formules donnent { $value }
wrong-formula-other = les formules donnent autre chose

# -- Actions -----------------------------------------------------------------------------------------------------

wrong-action = un objet comme {"{"}"kind": …{"}"} est attendu
wrong-action-text = une action comme "pass" ou {"{"}kind = "pass"{"}"} est attendue, trouvé : { $got }
wrong-action-number = { $got } n’est pas un nombre de 0 à { $high }
wrong-action-word = champ=valeur est attendu à la place de { $got }
wrong-action-value = un nom ou un nombre entier est attendu

# -- Positions et enregistrements --------------------------------------------------------------------------------

wrong-with-deal = cela se fixe à la mise en place (options), pas dans une position
wrong-rules-with-deal = les règles se fixent à la mise en place, qui est de la version { $rules }
wrong-last-step = la dernière étape doit poser une question
wrong-step = cette étape ne peut pas être lue
wrong-no-space = cette case n’existe pas
wrong-place = cet endroit n’existe pas ; on écrit { $such }
wrong-record-format = le format d’enregistrement { $format } est attendu, trouvé : { $got }
wrong-record-game = cet enregistrement est celui du jeu { $recorded } : il ne peut pas être rejoué avec le jeu { $game }
wrong-record-rules = { $game } : enregistré avec la version { $rules } des règles ; ici, on peut jouer les versions { $oldest } à { $newest }
wrong-record-result = enregistré : { $recorded }, rejoué : { $replayed }
wrong-record-bytes = l’enregistrement rejoué n’est pas le même, octet par octet
wrong-record-moves = nombre de coups de l’enregistrement : { $moves }, et non { $got }
wrong-record-start = ses règles ou ses options ne sont pas celles de l’enregistrement
wrong-record-chance-missing = l’enregistrement contient moins de tirages que la partie n’en demande
wrong-record-chance = le tirage enregistré { $got } n’est pas compris entre 0 et { $high }
wrong-record-chance-left = l’enregistrement contient plus de tirages qu’il n’en faut ; en trop : { $count }
wrong-record-names = noms : { $names }, places : { $seats }

# -- Bots et laboratoire -----------------------------------------------------------------------------------------

wrong-no-game = il n’y a pas de jeu { $got } ; jeux connus : { $known }
wrong-no-bot = il n’y a pas de bot { $got } ; bots connus : { $known }
wrong-no-bot-named = il n’y a pas de bot { $got } ; bots connus : { $known }, search@N (itérations), search@Ts (secondes), les deux avec xP (processus) si vous voulez, et les vôtres : package.module:Class ou program:COMMANDE
wrong-no-lesson = il n’y a pas de leçon { $got } ; leçons connues : { $known }
wrong-bots-seats = bots : { $bots }, places : { $seats }
wrong-bot-path = { $path } : package.module:Class est attendu
wrong-bot-no-module = { $path } : il n’y a pas de module { $module }, ni installé, ni dans { $folder }
wrong-bot-needs = { $path } : { $importer } a besoin du module { $module }, qui manque
wrong-bot-import = { $path } : impossible d’importer { $module } : { $kind } : { $problem }
wrong-bot-no-class = { $path } : { $name } n’existe pas dans { $module }
wrong-bot-class = { $path } n’est pas un bot : faites dériver la classe de nunatak.bots.Bot
wrong-bot-make = impossible de créer { $path } à partir d’un jeu et d’une graine : { $problem }
wrong-bot-made = { $path } n’est pas un bot : l’objet créé est { $got }
wrong-program-command = { $path } : { $problem }
wrong-program-none = { $path } : program:COMMANDE est attendu
wrong-program-missing = { $path } : il n’y a pas de programme { $program }
wrong-program-start = { $name } ne démarre pas : { $problem }
wrong-program-protocol = { $name } parle le protocole { $got }, pas { $wanted }
wrong-program-question = { $name } a répondu à la question { $got } au lieu de la question { $asked }
wrong-program-answer = { $name } a répondu { $got }, ce qui n’était pas proposé
wrong-program-ended = { $name } s’est arrêté
wrong-program-silent = { $name } s’est arrêté sans répondre, ou n’a pas répondu en { $seconds } s
wrong-program-json = { $name } a envoyé { $got }, ce qui n’est pas du JSON
wrong-program-type = { $name } a envoyé { $got } au lieu d’un message de type { $kind }
wrong-league-file = ce n’est pas une ligue
wrong-league-line = ce n’est pas une partie : { $problem }
wrong-bot-game = { $bot } ne joue pas à { $game } : { $problem }
wrong-endless = { $title } : la partie n’est pas finie après { $most } décisions
wrong-none-ended = aucune partie ne s’est terminée en { $most } décisions (parties : { $games }) : il n’y a rien sur quoi s’ajuster
wrong-tune-player = le réglage ne se fait pas avec { $got }, mais avec { $greedy }, ou avec search@N pour N itérations
wrong-tune-no-weight = il n’y a pas de poids { $weight }
wrong-tune-zero = { $weight } vaut 0 ou contient un 0, que le réglage ne peut pas changer : nommez ce poids dans fixed
wrong-tune-other = le réglage a été fait avec { $got }, pas avec { $wanted }
wrong-tune-changed = les poids livrés ont changé depuis : recommencez
wrong-calibrate-other = ce fichier contient une autre mesure
wrong-results-busy = un autre tournoi écrit ses résultats ici
wrong-results-file = ce n’est pas un fichier de résultats de tournoi
wrong-results-other = les résultats sont ceux d’un autre tournoi : { $field } vaut { $value }
wrong-results-line = ce n’est pas un résultat : { $problem }

# -- Scénarios et leçons -----------------------------------------------------------------------------------------

wrong-scenario-none = le fichier ne contient aucun scénario
wrong-scenario-twice = deux scénarios portent ce nom
wrong-scenario-date = une date ou une heure ne veut rien dire ici ; mettez les textes entre guillemets
wrong-scenario-path = un chemin est fait de noms de champs séparés par un seul point
wrong-path-field = il n’y a pas de champ { $got } ; champs connus : { $known }
wrong-path-index = c’est une liste de longueur { $length } ; { $got } n’en est pas un indice
wrong-path-end = ceci vaut { $value } et ne contient pas { $got }
wrong-scenario-whole = une position complète a déjà ses options et sa graine : ne les donnez pas
wrong-scenario-seat = le nom ou le numéro d’une place est attendu, trouvé : { $got }
wrong-lesson-guided = une partie guidée a des remarques, mais pas de plateaux
wrong-lesson-boards = une leçon a des plateaux, mais pas de remarques
wrong-lesson-last = la dernière étape d’un plateau est seulement à lire, pour qu’on puisse en regarder la fin
wrong-lesson-show = on ne sait pas quelle réponse montrer ; nommez-en une dans `show`
wrong-lesson-remark = un mauvais essai doit avoir un `remark`
wrong-lesson-say = une remarque doit dire quelque chose, dans `say`
wrong-lesson-condition = une condition doit nommer au moins une chose
wrong-lesson-preview = un aperçu va avec une réponse de `offers`
wrong-lesson-moves = refusé par { $rule }

# -- La table et sa base -----------------------------------------------------------------------------------------

wrong-name = un nom ne contient que des caractères visibles
wrong-bot-kind = seule une place de type bot a un bot
wrong-players = { $game } : de { $low } à { $high } joueurs, pas { $got }
wrong-seats = nombre de places : { $seats }
wrong-seat = la table a les places 0 à { $last }
wrong-moves = nombre de coups de la partie : { $moves }
wrong-store-busy = un autre serveur Nunatak utilise ce fichier ; arrêtez-le, ou prenez un autre fichier
wrong-store-scheme = impossible de garder des tables dans { $scheme } : donnez le chemin d’un fichier SQLite
wrong-store-no-database = ce n’est pas une base SQLite ; donnez le chemin d’un autre fichier
wrong-store-locked = un autre programme a verrouillé le fichier ; fermez-le et réessayez
wrong-store-closed = la base est fermée
wrong-store-stranger = cette base appartient à un autre programme (elle contient une table { $table })
wrong-store-newer = créé par une version plus récente de Nunatak (schéma { $schema } ; celle-ci connaît jusqu’à { $known }). Mettez Nunatak à jour, ou prenez un autre fichier
wrong-store-path = écriture impossible : { $problem }
wrong-store-write = l’écriture a échoué : { $problem }
wrong-store-damaged = le fichier est endommagé ({ $problem }) ; restaurez-le à partir d’une copie
wrong-store-away = la table vient d’être rangée ; réessayez
wrong-store-seat = la place n’a pas pu être attribuée
wrong-store-gone = la table n’existe plus

# -- I C E -------------------------------------------------------------------------------------------------------

wrong-ice1-mode = le mode solo se joue seul, les autres modes de deux à cinq (ICE1-SET-12)
wrong-ice1-edifices = Premiers pas se joue sans édifices (ICE1-FST-1)
wrong-ice1-draft = Premiers pas ne distribue que deux requêtes (ICE1-DRF-1)
wrong-ice2-logbook = Premiers pas se joue sans cartes Journal de Bord (ICE2-VAR-1)
wrong-ice2-fluid = le déplacement fluide est réservé à deux ou trois joueurs (ICE2-VAR-11)
wrong-ice2-friendly = la malédiction clémente demande le mode expert (ICE2-VAR-30)
wrong-ice2-blessing = en mode expert, chacun commence de toute façon avec une bénédiction (ICE2-CUR-1)
wrong-ice-guilds = guildes différentes attendues : { $count }
wrong-ice-draw = il ne reste rien à tirer
wrong-ice-form = les artefacts prismatiques, et eux seuls, n’ont pas de forme
wrong-ice-no-copy = { $thing } : il n’en reste pas d’exemplaire
wrong-ice-no-snow = aucune tuile Neige ne peut se trouver à ce niveau
wrong-ice-no-tile = aucune tuile { $level } n’est libre ; retirez-en une du plateau, par exemple { $place }
wrong-ice-not-left = { $thing } : il n’en reste pas à mettre ici
wrong-ice-face-left = il ne reste pas de tuile avec la face { $face }
wrong-ice-tile = { $got } n’est ni un artefact, ni un paysage, ni une face, ni les deux ensemble (fault/wreck)
wrong-ice-not-here = { $thing } ne peut pas se trouver ici
wrong-ice-slot = cet artefact n’est pas pour l’emplacement { $slot }
wrong-ice-nowhere = tuiles qui ne sont nulle part : { $count }
wrong-ice-no-fault = il n’y a pas de tuile Faille
wrong-ice-hangs = tiles.{ $below } : { $above } serait au-dessus d’un trou
wrong-ice-camp-tile = il n’y a pas de tuile sous le camp en { $place }
wrong-ice-two-camps = deux camps se trouvent en { $place }
wrong-ice-not-open = la case { $place } n’est pas visible : aucun explorateur ne peut s’y tenir
wrong-ice-no-city = il ne reste pas d’artefact de la Cité comme celui-ci
wrong-ice-smilodon = il n’y a pas de tuile pour ce Smilodon
wrong-ice-flakes = la réserve ne contient que des tuiles Flocon
wrong-ice-study = seuls les jetons Étude qu’un joueur possède peuvent être retournés

# -- Roam --------------------------------------------------------------------------------------------------------

wrong-roam-pattern-size = un motif a une à six lignes d’une à six cases
wrong-roam-pattern-rows = toutes les lignes d’un motif ont la même longueur
wrong-roam-pattern-marks = un motif ne s’écrit qu’avec X, o et ., pas avec { $got }
wrong-roam-pattern-solid = un motif a au moins une case pleine, X
wrong-roam-solid = cases pleines du motif : { $count }
wrong-roam-empty = cases vides du motif : { $count }
wrong-roam-coins = trois lignes de deux chiffres sont attendues, un chiffre par case
wrong-roam-coin-total = le total des lignes de pièces est { $total }
wrong-roam-starting = une carte de départ n’est jamais un lieu
wrong-roam-other-colour = c’est une carte de départ d’une autre couleur
wrong-roam-party = un groupe a au moins ses trois cartes de départ
wrong-roam-artifacts = les artefacts ne vont qu’avec le jeu complet (options.artifacts)
wrong-roam-no-card = l’emplacement { $slot } n’a pas de carte : cette case ne fait pas partie du plateau
wrong-roam-tokens = jetons par case : { $most } au plus ; n’indiquez pas les cases vides
wrong-roam-no-token = aucun jeton de ce joueur n’est là
wrong-roam-auction = des enchères demandent un lieu exploré
wrong-roam-no-such-card = le groupe n’a pas cette carte
wrong-roam-leaves = le motif sortirait du plateau

# -- Endless Winter ----------------------------------------------------------------------------------------------

wrong-winter-bonus = un bonus ne fait que donner : ni coût, ni choix, ni condition
wrong-winter-arrows = 'extra megalith' a ses flèches sur une case de départ et nulle part ailleurs
wrong-winter-column-action = l’action d’une colonne n’a pas de condition propre et ne coûte pas de cartes
wrong-winter-top = chaque action du haut d’une colonne donne une seule chose, et jamais la même qu’une autre
wrong-winter-culture = une carte Culture revient en main pendant l’éclipse : elle n’a pas de capacité
wrong-winter-set-values = une valeur par taille de série ; un animal joker n’a pas sa propre série
wrong-winter-camp-spaces = un emplacement par campement
wrong-winter-slot-holds = l’emplacement le plus à gauche porte les mégalithes gris, les autres ceux du joueur
wrong-winter-idol-top = une idole au niveau le plus haut donne 1 PV, comme l’indique le livret
wrong-winter-start-bonus = une case de départ donne un mégalithe en plus, comme l’indique le livret
wrong-winter-land = la tuile de départ et les glaciers ne comptent pas comme terrains
wrong-winter-places = quatre endroits différents dans { $width } × { $height } cases
wrong-winter-rows = rangées attendues : { $height }, cases par rangée : { $width }
wrong-winter-two-ways = deux directions parmi N, E, S, W
wrong-winter-start-hex = la tuile de départ, et elle seule, est en { $place }
wrong-winter-no-board = il n’y a pas de plateau sous cette case
wrong-winter-four-below = il faut quatre mégalithes dessous
wrong-winter-glacier-tokens = un jeton par glacier, chaque jeton une fois, et seulement avec le module
wrong-winter-tokens-once = chaque jeton une fois, et seulement avec le module
wrong-winter-tribes-once = chaque tribu est attendue une fois
wrong-winter-rank = qui est plus haut sur la piste de vénération vient en premier
wrong-winter-rest-column = l’emplacement de repos n’est pas une colonne
wrong-winter-no-ability = la carte n’a pas cette capacité
wrong-winter-gain-number = un gain et son nombre sont attendus
wrong-winter-start-cell = un mégalithe en plus demande sa case de départ
wrong-winter-eclipse-column = pendant l’éclipse, aucune figurine du tour n’est dans une colonne
wrong-winter-price-arrow = un coût est suivi de ' -> ' et de ce qu’il paie
wrong-winter-choose = 'choose 1-2 of (gain | gain)' est attendu à la place de { $got }
wrong-winter-choice = on ne peut pas choisir { $low }-{ $high } gains parmi { $gains }
wrong-winter-choice-twice = { $got } figure deux fois dans un choix
wrong-winter-price = { $got } n’est pas un coût : food, tool, labor ou card, puis un nombre
wrong-winter-price-cards = les cartes ne se nomment qu’une fois dans un coût
wrong-winter-same = { $got } dans { $line } : 'same' ou 'different' est attendu
wrong-winter-too-much = { $what } dépasse { $most }
wrong-winter-whole = { $got } dans { $line } : un nombre entier de 1 à { $most } est attendu
wrong-winter-half = { $got } dans { $line } : un nombre comme 1 ou 0.5 est attendu
wrong-winter-gain = { $got } n’est pas un gain
wrong-winter-gain-and-number = { $got } : { $gain } et un nombre sont attendus
wrong-winter-score = { $got } : 'vp 1 per …' ou 'vp table … [1, 2]' est attendu
wrong-winter-stone-species = une pierre compte une ou deux espèces
wrong-winter-without = { $what } se compte sans { $got }
