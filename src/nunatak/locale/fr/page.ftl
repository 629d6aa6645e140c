# La page du navigateur : tout ce qui est commun à tous les jeux.

page-tagline = Une table pour des jeux de glace et de neige : en solo contre des bots, autour d’un écran, ou avec des amis au loin.
page-notice = Une adaptation non officielle. Les jeux appartiennent à leurs auteurs et éditeurs.
page-loading = Un instant…
page-opening = La table s’ouvre…
page-close = Fermer
page-cancel = Annuler
page-more = Afficher plus
page-less = Afficher moins
page-try-again = Réessayer
page-to-home = Vers l’accueil
page-nowhere = Il n’y a rien à cette adresse.

# -- l’accueil ---------------------------------------------------------------------------------------------

page-continue = Reprendre une partie
page-all-tables = { $count ->
    [one] Afficher la partie
   *[other] Afficher les { $count } parties
}
page-forget = Retirer de cette liste
page-table-over = { $count ->
    [0] Personne n’a gagné.
   *[other] Victoire : { $winners }.
}
page-table-won = { $count ->
    [one] Vous avez gagné.
   *[other] Vous partagez la victoire.
}
page-table-score = { $player } { $score }
page-table-with = avec { $players }
page-finished = Parties terminées
page-table-your-turn = C’est à vous.
page-choose-game = Choisissez un jeu
page-how-to-play = Comment jouer
page-players-range = { $low } à { $high } joueurs
page-players = joueurs
page-number-of-players = Nombre de joueurs
page-play = Jouer
page-play-game = Jouer : { $game }
page-play-against = Contre { $bot }
page-play-first-steps = Premiers pas, contre { $bot }
page-opening-short = Ouverture…
page-learn = Apprendre
page-learn-game = Apprendre : { $game }
page-set-up = Préparer une table
page-set-up-of = Préparer une table : { $game }
page-several-chosen = { $count ->
    [0] aucun
   *[other] { $count }
}
page-rulings = Interprétations
page-rulings-changed = { $count ->
    [0] comme d’habitude
    [one] { $count } changée
   *[other] { $count } changées
}
page-rulings-about = Là où les règles imprimées laissent un doute. La plupart des tables n’en ont pas besoin.
page-who = Qui joue
page-who-about = Les personnes présentes partagent cet écran. Pour une personne qui joue ailleurs, vous recevez un lien à lui envoyer. Sans nom, on porte celui de son camp.
page-variants = Façon de jouer
page-start = Commencer la partie
page-player = Joueur { $number }
page-kind-here = ici, sur cet écran
page-kind-link = ailleurs, par un lien
page-kind-bot = un bot
page-kind-of = Qui occupe la place : { $player }
page-name-of = Nom : { $player }
page-bot-of = Bot : { $player }
page-bot-random = Flâneur
page-bot-random-about = n’importe quel coup permis
page-bot-visitor = Visiteur
page-bot-visitor-about = débutant, souvent distrait
page-bot-trekker = Randonneur
page-bot-trekker-about = connaît le chemin, se trompe parfois
page-bot-greedy = Prospecteur
page-bot-greedy-about = joue le meilleur coup immédiat
page-bot-guide = Guide
page-bot-guide-about = réfléchit à son coup
page-bot-explorer = Explorateur
page-bot-explorer-about = voit loin
page-bot-legend = Légende
page-bot-legend-about = le meilleur que nous ayons
page-bot-numbered = { $bot } { $number }
page-level-quick = répond aussitôt
page-level-seconds = { $seconds ->
    [one] environ une seconde par tour
   *[other] jusqu’à { $seconds } secondes par tour
}
page-level-rating = cote { $rating }
page-level-rated = { $bot } ({ $rating })
page-hints = Conseils
page-hints-about = On peut demander ce que ferait le bot le plus fort. Quand plusieurs personnes jouent, l’historique dit qui a demandé.

# -- l’apparence -------------------------------------------------------------------------------------------

page-settings = Réglages
page-theme = Apparence
page-theme-system = système
page-theme-light = claire
page-theme-dark = sombre
page-speed = Tours des autres
page-speed-calm = calme
page-speed-quick = rapide
page-speed-at-once = immédiat
page-skip = Passer
page-skip-tip = Montrer tout de suite ce qui s’est passé
page-language = Langue
page-sound = Sons
page-sound-about = Quelques notes discrètes : votre tour, un pion, un paiement, une chute, la fin.
page-fixed-field = Garder le plateau fixe
page-fixed-field-about = Sinon, il se tourne vers la personne qui doit jouer.
page-coordinates = Coordonnées
page-coordinates-about = Affiche sur le plateau les coordonnées que donnent l’historique et la liste des actions (c). Tant que la liste est ouverte, elles sont toujours là.
page-log-gist-of = { $player } : { $deeds }
page-log-unfold = { $count ->
    [one] Voir la ligne
   *[other] Voir les { $count } lignes
}
page-getting-faster = Les adversaires deviennent plus rapides : ils sont compilés en arrière-plan, une fois pour toutes.
page-guards = Prévenir avant une perte
page-guards-about = Quand finir un tour, payer ou défausser vous ferait perdre quelque chose.
page-keys = Touches : Tab va des boutons au plateau et à votre espace, les flèches s’y déplacent, avec Maj jusqu’à ce qui ne peut qu’être lu. / montre ce qu’on peut faire, u reprend le coup, h donne un conseil, c affiche les coordonnées, Échap annule, ? explique, + et - rapprochent ou éloignent le plateau, 0 le montre en entier.

# -- la table ----------------------------------------------------------------------------------------------

page-panes = Parties de la table
page-pane-board = Plateau
page-zoom = Zoom du plateau
page-zoom-in = Plus près
page-zoom-out = Plus loin
page-zoom-all = Tout montrer
page-beyond-above = { $count ->
    [one] Un endroit plus haut
   *[other] { $count } endroits plus haut
}
page-beyond-below = { $count ->
    [one] Un endroit plus bas
   *[other] { $count } endroits plus bas
}
page-beyond-left = { $count ->
    [one] Un endroit à gauche
   *[other] { $count } endroits à gauche
}
page-beyond-right = { $count ->
    [one] Un endroit à droite
   *[other] { $count } endroits à droite
}
page-pane-own = Votre espace
page-pane-players = Joueurs
page-pane-log = Historique
page-pane-actions = Actions
page-rail = Joueurs, historique et actions
page-menu = Que voulez-vous faire ici ?
page-filter = Chercher une action ( / )
page-no-actions = Vous n’avez rien à faire pour l’instant.
page-nothing-found = Aucune action ne correspond.
page-undo = Reprendre le coup
page-undo-about = Reprend votre dernière action, tant que rien n’a été révélé (u).
page-new = nouveau
page-score = Points
page-spectators = { $count ->
    [one] { $count } personne regarde la partie.
   *[other] { $count } personnes regardent la partie.
}
page-not-connected = hors ligne

page-called = { $player-is ->
    [you] Vous
   *[other] { $player }
}
page-ask-of = { $player } : { $sentence }
page-wait = À { $player } de jouer.
page-thinking = { $player } réfléchit.
page-away = On attend { $player }, hors ligne.
page-over = La partie est terminée.
page-line-lost = Connexion perdue. Nouvel essai…
page-moved-on = La partie a avancé. Regardez de nouveau, puis choisissez.

page-why-now = D’abord ceci : { $sentence }
page-why-watching = Vous regardez : seules les personnes assises à la table peuvent le faire.
page-why-rule = { $rule } : lire la règle

page-hint = Conseil
page-hint-tip = Que ferait ici le bot le plus fort ? (h)
page-hint-thinking = Réflexion sur votre coup
page-hint-by = { $level } ferait ceci
page-hint-about = Les chances de victoire après chaque réponse, vues par le bot. Le plateau montre celle qui est marquée.
page-hint-do = Jouer ce coup
page-percent = { $percent } %

page-let-bot-play = Laisser jouer un bot
page-stand-in = Faire remplacer { $player }
page-stand-in-mine = Le laisser jouer pour moi
page-stand-in-of = { $bot } joue à cette place
page-stands-in = { $bot } remplace { $player }.
page-come-back = Reprendre la place
page-event-table-hint = { $player-is ->
    [you] Vous demandez
   *[other] { $player } demande
} un conseil.
page-event-table-stand-in = { $player-is ->
    [you] { $bot } vous remplace
   *[other] { $bot } remplace { $player }
} à partir de maintenant.
page-event-table-return = { $player-is ->
    [you] Vous êtes
   *[other] { $player } est
} de retour.

page-replay = Revoir les derniers coups
page-replay-about = Montre de nouveau les derniers coups, un par un.
page-replay-back = Un coup en arrière
page-replay-forward = Un coup en avant
page-replay-play = Lecture
page-replay-pause = Pause
page-replay-leave = Retour à la partie
page-replay-at = Coup { $at } sur { $length }
page-replay-quiet = Avant les derniers coups.

page-result = Résultat
page-won-you = { $count ->
    [one] Vous gagnez
   *[other] Vous partagez la victoire
}
page-won = { $count ->
    [0] Personne ne gagne
    [one] Victoire : { $winners }
   *[other] Victoire partagée : { $winners }
}
page-player-column = Joueur
page-see-board = Regarder le plateau
page-record = Télécharger l’enregistrement
page-rematch = Rejouer
page-rematch-follow = Vers la partie suivante
page-rematch-waits = La table est de nouveau prête : les mêmes personnes, décalées d’une place. Toutes celles qui étaient là peuvent s’asseoir.

page-review = Analyse
page-review-of = Retour sur la partie : { $game }
page-review-to-table = Vers la table
page-review-running = Chaque décision de la partie est examinée de nouveau. Parcourez-la en attendant, ou revenez plus tard.
page-review-progress = Décisions examinées : { $done } sur { $total }
page-review-failed = La partie n’a pas pu être analysée.
page-review-graph = Chances de victoire au fil de la partie ; les flèches vont de décision en décision
page-review-chance-of = { $player } { $percent } %
page-review-decision = { $player }, décision { $at } sur { $total }
page-review-before = La décision précédente
page-review-after = La décision suivante
page-review-pane-decision = Décision
page-review-made = Joué :
page-review-better = Mieux :
page-review-then = Ensuite :
page-review-grade-best = Le meilleur choix
page-review-grade-good = Aussi bon que le meilleur
page-review-grade-slip = Une imprécision
page-review-grade-mistake = Une erreur
page-review-grade-blunder = Une gaffe
page-review-cost = {"\u00a0"}: cela a coûté { $percent } % des chances de victoire
page-review-luck-then = { $good ->
    [yes] Ce qui est sorti ensuite a souri à { $player } : { $percent } % de plus.
   *[no] Ce qui est sorti ensuite a desservi { $player } : { $percent } % de moins.
}
page-review-play-on = Reprendre à partir d’ici
page-review-turning = Tournants
page-review-no-turning = Aucun : la partie a suivi son cours.
page-review-change = { $sign }{ $percent } %
page-review-players = Comment chacun a joué
page-review-well = { $well ->
    [one] { $well } décision sur { $decisions } aussi bonne que la meilleure
   *[other] { $well } décisions sur { $decisions } aussi bonnes que la meilleure
}
page-review-number-slip = { $count ->
    [one] { $count } imprécision
   *[other] { $count } imprécisions
}
page-review-number-mistake = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}
page-review-number-blunder = { $count ->
    [one] { $count } gaffe
   *[other] { $count } gaffes
}
page-review-dearest = (la plus chère a coûté { $percent } %)
page-review-fortune = { $lucky ->
    [one] { $lucky } coup de chance
   *[other] { $lucky } coups de chance
}, { $unlucky ->
    [one] { $unlucky } de malchance
   *[other] { $unlucky } de malchance
}
page-review-about = Chaque décision est jugée d’après ce que son joueur pouvait savoir. Ce qui a été pioché ou révélé ensuite relève du hasard. Si vous reprenez à partir d’ici, la donne et les adversaires sont les mêmes ; vous prenez la place qui avait à décider.
page-show-copy = Copier le lien
page-show-about = Une adresse qui montre à tous la partie à ce moment. Personne ne peut jouer avec.
page-show-copied = Le lien est copié. Il montre à tous la partie à ce moment.
page-show-copied-here = Le lien est copié. Il ne marche que sur cette machine : la page est ouverte à une adresse que les autres machines ne trouvent pas.
page-show-by-hand = Copiez l’adresse de cette page : elle montre à tous la partie à ce moment.
page-show-running = Cette partie est en cours. Vous voyez ce que voit un spectateur.

page-curtain-title = { $player }, c’est à vous
page-curtain-about = Passez l’écran. Mieux vaut que personne d’autre ne regarde.
page-curtain-open = Je suis { $player }
page-curtain-waiting = La tente : { $player }
page-invite = Inviter
page-invite-tip = Les liens pour ceux qui jouent ailleurs
page-share = Partager
page-share-text = Jouons ensemble : { $game }
page-link-local = Cette adresse ne marche que sur cette machine : personne d’autre ne peut suivre le lien.
page-link-command = Arrêtez le serveur (Ctrl-C), lancez-le avec cette commande, et vous retrouverez la table telle quelle :
page-link-then = { $count ->
    [one] Ouvrez ensuite cette page à l’adresse ci-dessous, et les liens seront bons :
   *[other] Ouvrez ensuite cette page à l’une de ces adresses, celle que vos amis peuvent atteindre, et les liens seront bons :
}
page-link-network = Les liens marchent pour tous sur votre réseau. La page elle-même est ouverte ici à une adresse qui ne désigne que cette machine.
page-link-address = Adresse de cette machine
page-link-code = Code QR
page-link-code-of = Code QR : { $player }
page-link-code-about = { $player } y pointe l’appareil photo d’un téléphone. Qui le lit s’assoit à cette place.
page-resign = Abandonner
page-resign-about = Un bot continue pour vous, et la table quitte votre liste.
page-resign-ask = Abandonner cette partie ? Un bot continue à votre place. Vous ne pourrez pas revenir.
page-seats = Places et liens
page-seats-about = Un lien ouvre une seule place. Ne l’envoyez qu’à la personne qui doit s’y asseoir. Un nouveau lien annule l’ancien. Quand quelqu’un est absent depuis un moment, un bot peut jouer jusqu’à son retour.
page-copy = Copier
page-new-link = Nouveau lien
page-link-of = Lien : { $player }
page-link-copied = Lien copié : { $player }.
page-link-by-hand = Le navigateur n’autorise pas la copie. Sélectionnez le lien et copiez-le à la main.

page-help = Comment jouer
page-help-about = Explique les règles de ce qui est demandé maintenant ( ? ).
page-help-title = Comment jouer : { $game }
page-help-whole = Ouvrir la page entière
page-contents = Sommaire
page-rules-search = Chercher une règle, un mot, un code ( / )
page-rules-found = { $count ->
    [0] Rien trouvé
    [one] { $count } endroit trouvé
   *[other] { $count } endroits trouvés
}
page-rules-none = Rien ne correspond. Essayez moins de lettres.
page-legend = Les signes
page-glossary = Les mots du jeu
page-example-at = { $step } sur { $steps }
page-example-back = Étape précédente
page-example-next = Étape suivante
page-in-the-rules = Dans les règles

page-no-table = Cette table n’existe pas. Le lien a-t-il été copié en entier ?
page-older-rules = Commencée avec la version { $rules } des règles, et jouée ainsi jusqu’au bout. Les nouvelles tables suivent la version { $current }.
page-other-rules = Cette partie a commencé avec d’autres règles que celles de ce serveur.
page-closed = Le serveur ne laisse pas cette page se connecter.
page-unknown-game = Cette page ne connaît pas ce jeu. Rechargez-la : elle est peut-être plus ancienne que le serveur.

# -- ce qui peut mal tourner -------------------------------------------------------------------------------

page-error-unreachable = Le serveur ne répond pas. Vérifiez qu’il tourne, puis réessayez.
page-error-other = Le serveur refuse ({ $code }).
page-error-bad-request = Le serveur ne peut pas le faire ainsi. Vérifiez : { $where }.
page-error-name = Un nom est fait de lettres visibles.
page-error-too-fast = Trop de nouvelles tables d’un coup. Attendez une minute, puis réessayez.
page-error-too-large = C’est plus que le serveur n’accepte en une fois.
page-error-server-error = Quelque chose s’est mal passé sur le serveur. Réessayez ; son journal dit ce qui s’est passé.
page-error-not-saved = Le serveur n’a pas pu enregistrer. Réessayez ; son journal dit pourquoi.
page-error-no-table = Cette table n’existe pas.
page-error-no-game = Le serveur ne connaît pas ce jeu.
page-error-no-page = Il n’y a rien à cette adresse.
page-error-other-rules = Cette partie a commencé avec des règles que ce serveur n’applique pas.
page-error-not-host = Seule la personne qui a ouvert la table peut le faire.
page-error-game-runs = Pas pendant la partie.
page-error-game-over = La partie est terminée.
page-error-wrong-host = Ouvrez la page à l’adresse que le serveur a affichée.
page-error-wrong-origin = Ouvrez la page à l’adresse que le serveur a affichée.

# La table simple, pour les jeux sans plateau à eux.
page-plain-table = La table
page-plain-actions = Ce que vous pouvez faire
page-plain-waiting = Vous n’avez rien à faire pour l’instant.
page-plain-yes = oui
page-plain-no = non
page-plain-nothing = –
page-plain-said = { $what } : { $values }
page-plain-times = { $count } × { $thing }
page-plain-hidden = { $count ->
    [one] { $count } caché
   *[other] { $count } cachés
}
page-plain-empty = rien
page-plain-round = Manche { $round }
page-plain-round-of = Manche { $round } sur { $rounds }

# Apprendre

page-learn-title = Apprendre : { $game }
page-learn-none = Il n’y a pas encore de leçons pour ce jeu. Ses règles sont expliquées sur une page à part.
page-learn-instead = Apprendre en jouant
page-learn-start = Commencer : { $lesson }
page-learn-go-on = Continuer : { $lesson }
page-learn-play = Jouer une partie
page-learn-progress = Faites : { $done } sur { $of }
page-learn-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
page-learn-begin = Commencer
page-learn-continue = Continuer
page-learn-again = Encore une fois
page-learn-done = Fait.
page-learn-enough = À partir d’ici, vous en savez assez pour jouer
page-learn-kept = Vos progrès sont gardés dans ce navigateur.

page-lesson-companion = Votre compagnon
page-lesson-step = { $step } sur { $of }
page-lesson-quiet = Je parlerai quand il y aura du nouveau.
page-lesson-back = Retour
page-lesson-skip = Passer
page-lesson-show = Montrez-moi
page-lesson-next = Suite
page-lesson-next-one = Leçon suivante
page-lesson-again = Encore une fois
page-lesson-all = Toutes les leçons
page-lesson-understood = Compris
page-lesson-coming = Ensuite : { $lesson }
