# La commande `nunatak`.

cli-about = Une table pour des jeux de société de glace et de neige, avec des adversaires et un laboratoire.
cli-command = COMMANDE

# Ce qu’argparse dit des arguments. Ce qui suit un tiret reste tel quel.
cli-usage = usage :
cli-usage-arguments = arguments
cli-usage-options = options
cli-usage-help = afficher cette aide et quitter
cli-usage-error = { $program } : erreur : { $problem }
cli-usage-argument = { $argument } : { $problem }
cli-usage-required = il manque : { $arguments }
cli-usage-unknown = inconnu : { $arguments }
cli-usage-expected-one = une valeur attendue
cli-usage-expected-some = une valeur ou plus attendue
cli-usage-choice = { $value } n’existe pas ; il y a { $choices }
cli-usage-ignored = ne prend pas de valeur, reçu { $value }
cli-arg-lang = la langue à parler (par défaut : NUNATAK_LANG, ou celle du terminal)

# Ce qui ne va pas avec les arguments, ou avec ce qu’ils nomment.
cli-argument = { $argument } : { $problem }
cli-failed = { $problem }
cli-no-game = { cli-meta-game } : le jeu « { $game } » n’existe pas ; il y a { $games }
cli-set-what = --set { $setting } : attendu option=valeur
cli-set-no-option = --set { $setting } : { $game } n’a pas d’option « { $option } » ; il y a { $options }
cli-expected-whole = un nombre entier à partir de { $low } attendu, reçu « { $given } »
cli-expected-seconds = plus de 0 et au plus 3600 secondes attendues, reçu « { $given } »
cli-expected-port = un port de 0 à 65535 attendu, reçu « { $given } »
cli-record-no-folder = --record { $file } : ce n’est pas un dossier
cli-record-no-game = { $file } : game : le jeu « { $game } » n’existe pas ; il y a { $games }
cli-review-nothing = { $file } : il n’y a aucune décision à examiner
cli-league-none = { $file } : cette ligue n’existe pas encore ; tournament --league { $file } en commence une
cli-tournament-who = tournament : nommez les bots qui doivent se rencontrer avec --bots, ou chaque composition avec --line-up
cli-tournament-line-up = --line-up { $line } : { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
} pour { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}
cli-tournament-two = --bots { $bots } : un tournoi demande au moins deux bots différents, ou --line-up
cli-tune-no-game = { cli-meta-game } : { $game } n’a pas d’évaluation à régler ; il y a { $games }
cli-calibrate-no-game = { cli-meta-game } : { $game } n’a pas de fichier à lui pour une courbe ; il y a { $games }
cli-calibrate-nothing = { $games ->
    [one] la partie n’est pas arrivée à sa fin : il n’y a rien à ajuster
   *[other] aucune des { $games } parties n’est arrivée à sa fin : il n’y a rien à ajuster
}
cli-tune-not-alone = --alone : { $game } n’a pas de poids pour jouer en solo
cli-tune-no-folder = --out { $file } : le dossier { $folder } n’existe pas
cli-tune-nothing-to-resume = --resume : il n’y a pas de { $file } à reprendre
cli-play-at = Nunatak est à l’adresse { $url } (Ctrl-C l’arrête)
cli-play-no-store = Les parties ne peuvent pas être gardées dans { $where } : { $problem }.
cli-play-no-port = Impossible d’écouter sur { $host }, port { $port } : { $problem }.

cli-unbuilt = Le serveur tourne, mais sa page n’est pas construite
cli-unbuilt-what = Dans le dossier du projet, lancez { $page } (ou { $play }, qui fait les deux), puis rechargez la page.
cli-unbuilt-protocol = Le protocole des tables fonctionne sans la page :

cli-play-about = lancer la table sur cette machine et l’ouvrir dans un navigateur
cli-play-needs = la table a besoin de { $module }, qui n’est pas installé : pip install "{ $extra }"
cli-games-about = lister les jeux, leurs options et le nombre de joueurs
cli-simulate-about = jouer beaucoup de parties entre bots
cli-league-about = montrer la force des bots d’une ligue
cli-tournament-about = faire se rencontrer des bots, à places équilibrées, et calculer leur cote
cli-calibrate-about = voir si les chances annoncées se réalisent, et ajuster la courbe qui les donne
cli-tune-about = améliorer les poids des adversaires d’un jeu en les faisant jouer entre eux
cli-bench-about = mesurer la vitesse des jeux sur cette machine
cli-replay-about = rejouer une partie enregistrée, jusqu’à la fin ou jusqu’à un coup
cli-review-about = revenir sur une partie enregistrée : chances, tournants, meilleurs coups, hasard
cli-scenario-about = jouer des fichiers de scénario et vérifier ce qu’ils attendent (docs/scenarios.md)
cli-data-about = prendre soin des tableaux du matériel
cli-data-check-about = vérifier les nombres, les formes et les bornes des tableaux du matériel

cli-meta-game = JEU
cli-meta-bot = BOT
cli-meta-bots = BOT,…
cli-meta-file = FICHIER
cli-meta-folder = DOSSIER
cli-meta-setting = OPTION=VALEUR
cli-meta-address = ADRESSE
cli-meta-port = PORT
cli-meta-language = LANGUE

cli-arg-json = afficher des données pour des programmes au lieu de texte
cli-arg-timing = avec --json : dire aussi combien de temps cela a pris, ce qui change à chaque fois
cli-arg-game = le jeu : voir nunatak games
cli-arg-game-or-all = le jeu ; tous si aucun n’est nommé
cli-arg-players = nombre de joueurs (par défaut : celui du jeu)
cli-arg-bots = un bot par place, séparés par des virgules, les vôtres sous la forme module:Class ; répétés s’il y a moins de bots que de places (par défaut : random)
cli-arg-tournament-bots = les bots qui doivent se rencontrer, séparés par des virgules, les vôtres sous la forme module:Class : chaque paire, ou chaque table complète, joue
cli-arg-line-up = des bots dans l’ordre des places ; ils jouent tour à tour à toutes les places. Peut être répété, au lieu de --bots
cli-arg-pair-games = parties par rencontre, au moins (par défaut : 100) ; chaque donne est jouée à toutes les places
cli-arg-report = écrire une page avec tableaux et graphiques dans ce fichier
cli-arg-league = ajouter les résultats à cette ligue
cli-arg-league-file = la ligue, telle que tournament --league l’écrit
cli-arg-resume = écrire aussitôt chaque résultat dans ce fichier, et omettre les parties qu’il contient déjà
cli-arg-games = nombre de parties (par défaut : 100)
cli-arg-seed = graine de toute la série (par défaut : 0) ; mêmes graines, mêmes parties
cli-arg-set = régler une option du jeu ; peut être répété
cli-arg-workers = processus qui se partagent le travail (par défaut : un par cœur)
cli-arg-record-dir = écrire l’enregistrement de chaque partie dans ce dossier
cli-arg-seconds = secondes de mesure par jeu (par défaut : { $default })
cli-arg-record = un fichier d’enregistrement
cli-arg-review-iterations = jusqu’où lire en avant à chaque décision (par défaut : { $default })
cli-arg-review-seconds = et au plus tant de secondes par recherche
cli-arg-review-report = la page à écrire (par défaut : à côté de l’enregistrement)
cli-arg-log = raconter la partie coup par coup, comme tous l’entendent à la table
cli-arg-verify = vérifier qu’elle aboutit au même résultat, octet pour octet
cli-arg-at = s’arrêter après les N premiers coups
cli-arg-position = afficher la position atteinte, en JSON
cli-arg-scenario-files = fichiers de scénario, TOML
cli-arg-host = adresse où écouter (par défaut : { $host })
cli-arg-port = port où écouter (par défaut : { $port }, ou le prochain libre)
cli-arg-calibrate-games = parties à observer ; la seconde moitié sert à vérifier (par défaut : 600)
cli-arg-calibrate-out = fichier pour ce qui a été vu (par défaut : { cli-meta-game }.calibration.jsonl) ; pour la même tâche, l’exécution suivante continue avec lui
cli-arg-tune-games = parties par cycle (par défaut : 100)
cli-arg-tune-rounds = cycles en tout (par défaut : 50) ; 0 laisse les poids tels quels
cli-arg-tune-match = parties, à la fin, des poids trouvés contre ceux fournis (par défaut : 200)
cli-arg-tune-fit = parties pour ajuster les attentes et les chances de victoire (par défaut : 100) ; 0 les laisse telles quelles
cli-arg-tune-players = qui joue : greedy (par défaut) ou search@N, qui est plus long
cli-arg-tune-out = fichier pour les poids trouvés (par défaut : { cli-meta-game }.toml) ; ce qu’il faut pour reprendre est gardé à côté
cli-arg-tune-alone = régler les poids de qui joue en solo, d’après le chemin parcouru
cli-arg-tune-resume = continuer à partir du dernier cycle fini de la même tâche
cli-arg-database = fichier qui garde les parties, ou adresse d’une base de données (par défaut : NUNATAK_DATABASE, ou un fichier dans votre dossier de données)
cli-arg-play-bots = vos propres bots, contre lesquels on pourra jouer en plus des nôtres
cli-arg-no-browser = ne pas ouvrir de navigateur
cli-arg-no-compile = ne pas compiler les adversaires en arrière-plan

cli-head-seat = place
cli-head-bot = bot
cli-head-player = joueur
cli-head-wins = victoires
cli-head-won = gagné
cli-head-win-rate = part
cli-head-rating-interval = cote (95 %)
cli-head-won-interval = gagné (95 %)
cli-head-played = parties
cli-head-time = temps
cli-head-slow = 95 % en
cli-head-score = score
cli-head-weight = poids
cli-head-shipped = fourni
cli-head-found = trouvé
cli-head-called = annoncé
cli-head-by-search = par la recherche : gagné (places)
cli-head-decided = décisions
cli-head-slips = imprécisions
cli-head-mistakes = erreurs
cli-head-blunders = gaffes
cli-head-lost = cédé
cli-head-lucky = chance
cli-head-unlucky = malchance
cli-head-option = option
cli-head-values = valeurs
cli-head-default = défaut
cli-head-meaning = sens
cli-head-game = jeu
cli-head-players = joueurs
cli-head-compiled = compilé
cli-head-decisions = décisions/s
cli-head-copies = copies/s
cli-head-games = parties/s

cli-values-range = { $low } à { $high }
cli-values-per-seat = { $values } (un par place, séparés par des virgules)

cli-yes = oui
cli-no = non

cli-game = { $name } : { $title }, de { $low } à { $high } joueurs, version { $rules } des règles

cli-simulate-progress = parties en cours
cli-simulate-sum = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $mean } décisions par partie (de { $shortest } à { $longest }), { $speed } parties par seconde
cli-simulate-recorded = { $games ->
    [one] { $games } enregistrement
   *[other] { $games } enregistrements
} dans { $folder }

cli-tournament-progress = parties en cours
cli-tournament-resumed = { $games ->
    [one] { $games } partie est déjà jouée
   *[other] { $games } parties sont déjà jouées
}
cli-tournament-sum = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} sur { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, { $decisions } décisions par partie, en { $time }
cli-tournament-together = Toutes les places gagnent ou perdent ensemble : il n’y a pas de cote à calculer.
cli-tournament-report = Rapport : { $file }

cli-calibrate-progress = observation des parties
cli-calibrate-found = Ce qui convient à la première moitié des parties : trust = [{ $trust }], own = { $own }
cli-tune-progress = réglage
cli-tune-match = Les poids trouvés gagnent { $share } de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} contre ceux fournis (intervalle à 95 % : de { $low } à { $high }).
cli-tune-written = Poids après { $rounds ->
    [one] { $rounds } cycle
   *[other] { $rounds } cycles
} : { $file }

cli-bench-progress = mesure

cli-replay-verified = L’enregistrement aboutit au même résultat, octet pour octet ({ $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}).
cli-replay-older-rules = Jouée avec la version { $rules } des règles, comme elle a commencé ; les nouvelles parties suivent la version { $current }.
cli-replay-at = { $game }, coup { $at } sur { $moves }
cli-replay-asked = { $seat } doit décider : { $asked } ({ $options ->
    [one] { $options } réponse
   *[other] { $options } réponses
})

cli-review-progress = analyse
cli-review-resumed = { $decisions ->
    [one] { $decisions } décision était déjà examinée
   *[other] { $decisions } décisions étaient déjà examinées
}
cli-review-report = Rapport : { $file }

cli-scenario-sum = { $total ->
    [one] Scénario réussi : { $passed } sur { $total }
   *[other] Scénarios réussis : { $passed } sur { $total }
}{ $errors ->
    [0] {""}
    [one] , { $errors } incompréhensible
   *[other] , { $errors } incompréhensibles
}
cli-scenario-expected = attendu : { $value }
cli-scenario-got = trouvé : { $value }
cli-scenario-refused = refusé : { $why }
cli-scenario-not-turn = ce n’est pas le tour de cette place
cli-scenario-is-legal = { $action } est permis
cli-scenario-is-refused = { $action } est refusé par { $rule }
cli-scenario-unchanged = une action refusée ne change rien
cli-scenario-changed = la position a changé
cli-scenario-no-action = aucune action
cli-data-fine = { $game } : les tableaux du matériel sont en ordre
cli-checked-roam-locations = cartes Lieu : { $cards } (motifs, points, six cases de pièces, totaux, identifiants, provenance)
cli-checked-roam-starting = cartes de départ : { $cards } (trois par couleur, motifs, provenance)
cli-checked-roam-artifacts = artefacts : { $artifacts } (capacités et leurs exemplaires, prix, points, provenance)
cli-checked-winter-cards = types de cartes Tribu : { $tribe }, de cartes de départ : { $starting }, cartes Culture : { $culture } (identifiants, travail, PV)
cli-checked-winter-abilities = capacités de cartes : { $lines } (chaque ligne suit la notation des effets)
cli-checked-winter-chiefs = chefs à deux faces : { $chiefs }, cartes de mise en place : { $setups }
cli-checked-winter-species = espèces d’animaux : { $species } (nombres, avantages, valeurs des séries)
cli-checked-winter-stones = pierres sacrées : { $stones } (points, ères)
cli-checked-winter-boards = colonnes : { $columns } ; le plateau individuel, le plateau des idoles, la piste d’ordre du tour
cli-checked-winter-places = terrain et plateaux Mégalithes (tuiles pour chaque nombre de joueurs, cases, flèches, dispositions)
cli-checked-winter-tokens = jetons Glacier : { $glaciers }, jetons Repos : { $rests }
cli-checked-ice-board = cases de tuile : { $tiles }, cases du bord : { $rim }, régions : { $regions } (coordonnées, côtés, superpositions comme les formules les donnent)
cli-checked-ice-snow = tuiles Neige : { $tiles } (autant de paysages que de faces)
cli-checked-ice-artifacts = artefacts : { $artifacts } (types, formes, anima, un pour chaque case de leurs niveaux)
cli-checked-ice-requests = requêtes : { $requests }, différentes : { $different } (sortes, types, gains)
cli-checked-ice-cards = décrets : { $decrees }, cartes Journal de Bord : { $logbook }, guildes : { $guilds }, édifices : { $edifices }

# -- la page d’un tournoi ----------------------------------------------------------------------------------

report-percent = { $number } %
report-range = { $low } à { $high }
report-time-min = { $number } min
report-time-s = { $number } s
report-time-ms = { $number } ms
report-time-us = { $number } µs

report-league-title = Ligue
report-league-lede = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} entre bots jusqu’ici.
report-league-about = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} selon la version { $rules } des règles.
report-tournament-title = Tournoi : { $game }
report-tournament-lede = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} sur { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} entre { $bots }. Chaque composition a joué les mêmes donnes à toutes les places.
report-standings = Classement
report-standings-about = Les intervalles contiennent la vraie valeur dans 95 tournois comme celui-ci sur 100. Une part compte chaque place d’un bot dans chaque partie ; une victoire partagée est divisée entre ceux qui la partagent.
report-standings-together = Ici, toutes les places gagnent ou perdent ensemble : la part est celle des parties gagnées, et il n’y a pas de cote à calculer.
report-rating = Cote
report-rating-about = { $anchor ->
    [none] 400 points de plus signifient dix victoires pour une défaite. La moyenne de tous les bots est fixée à 1000.
   *[other] 400 points de plus signifient dix victoires pour une défaite. Fixé à 1000 : { $anchor }.
}
report-win-share = Parties gagnées
report-win-share-about = La part de ses parties que chaque bot a gagnée. La ligne en tirets est une part équitable.
report-against = Qui bat qui
report-against-about = Parmi les victoires revenues à l’un des deux, la part du bot nommé à gauche. Les parties avec les deux sont comptées en dessous.
report-scores = Scores
report-scores-about = Combien de fois chaque score est apparu. La barre est la moitié centrale de toutes les parties, son encoche la médiane, le point la moyenne.
report-times = Temps par décision
report-times-about = De la médiane au temps dans lequel 95 % des décisions ont été prises ; le point est la moyenne. Les coups forcés, avec une seule réponse, ne comptent pas ici. L’échelle est logarithmique.
report-seats = Places
report-seats-about = Ce que chaque place a gagné, qui que ce soit qui l’occupe. La ligne en tirets est une part équitable.
report-played = Comment on a joué
report-as-table = La même chose en tableau
report-head-bot = Bot
report-head-rating = Cote
report-head-interval = Intervalle à 95 %
report-head-games = Parties
report-head-won = Gagné
report-head-score = Score
report-head-spread = Dispersion
report-head-quartiles = Quartiles
report-head-range = Minimum, maximum
report-head-mean = Moyenne
report-head-time = Temps par décision
report-head-slow = 95 % en
report-head-median = Médiane
report-head-forced = Coups forcés
report-head-seat = Place
report-seat = Place { $seat }
report-anchor = fixé
report-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
report-forced = { $moves }, { $time } chacun
report-fact-options = Options
report-fact-line-ups = Compositions
report-fact-seed = Graine
report-fact-deals = Donnes
report-fact-decisions = Décisions par partie

# -- la page d’une analyse ---------------------------------------------------------------------------------

review-title = Analyse : { $game }
review-lede = { $scores }. { $count ->
    [0] Personne n’a gagné.
    [one] Victoire : { $winners }.
   *[other] Victoire partagée : { $winners }.
}
review-lede-running = { $players }. La partie n’est pas finie.
review-graph = Chances de victoire
review-graph-about = Avant chaque décision, telles que pouvait les juger le joueur qui devait décider, avec la meilleure réponse. Les nombres marquent les tournants.
review-graph-axis = Coups joués
review-turning = Tournants
review-turning-about = Les plus grands écarts : des chances qu’une réponse a cédées, que le hasard a données ou prises, ou que personne n’avait vues venir.
review-turning-point = Coup { $move }, { $swing }. { $story }
review-answer = { $action } ({ $chance })
review-players = Comment chacun a joué
review-players-about = « Cédé » est ce que de meilleures réponses auraient gardé des chances de victoire, en moyenne par décision ; « la plus chère » est la décision qui a coûté le plus. Chance et malchance sont les pioches et les révélations, de qui que ce soit, qui ont changé les chances de victoire d’au moins 3 %.
review-decisions = Toutes les décisions
review-decisions-about = Les coups forcés sont omis. Les chances sont celles du joueur, après la réponse et avant que rien ne soit pioché ou révélé. Le hasard est ce qui est sorti ensuite. Derrière les trois meilleures réponses se trouve ce qu’en pense la recherche : une réponse peu essayée n’est jugée que grossièrement.
review-how = Comment c’est jugé
review-how-about = Chaque décision a été examinée avec ce que le joueur pouvait savoir à ce moment. Les cartes cachées ont été redistribuées, jamais regardées. Le jugement est une estimation ; des différences d’un ou deux pour cent ne signifient pas grand-chose.
review-fact-iterations = Itérations de la recherche
review-fact-seconds = Secondes au plus
review-fact-decisions = Décisions
review-looked = { $count ->
    [one] { $count } avec un choix
   *[other] { $count } avec un choix
}
review-head-player = Joueur
review-head-decisions = Décisions
review-head-best = Meilleures
review-head-good = Bonnes
review-head-slip = Imprécisions
review-head-mistake = Erreurs
review-head-blunder = Gaffes
review-head-lost = Cédé
review-head-lost-mean = Cédé chaque fois
review-head-luck = Hasard
review-head-dearest = La plus chère
review-head-lucky = Chance
review-head-unlucky = Malchance
review-head-move = Coup
review-head-done = Ce qui a été fait
review-head-verdict = Jugement
review-head-chance = Chances
review-head-alternatives = Les trois meilleures
review-verdict-best = le meilleur
review-verdict-good = bon
review-verdict-slip = imprécision
review-verdict-mistake = erreur
review-verdict-blunder = gaffe
