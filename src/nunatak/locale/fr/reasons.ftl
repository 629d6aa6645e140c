# Pourquoi un bot aime une réponse, pour les conseils : court, car elles se suivent derrière une réponse.

reason-points = { $amount } au score
reason-rivals = freine vos adversaires

reason-roam-points = { $amount } au score
reason-roam-party = un groupe plus fort
reason-roam-awake = plus de personnages éveillés
reason-roam-coins = plus de pièces
reason-roam-tokens = des jetons pour les prochains tours
reason-roam-artifacts = vos artefacts
reason-roam-locations = une meilleure prise sur les lieux
reason-roam-rivals = freine vos adversaires

reason-ice-points = { $amount } PR
reason-ice-anima = plus d’anima
reason-ice-study = ce que vous étudiez
reason-ice-effects = les effets de vos artefacts
reason-ice-snow = des tuiles Neige en main
reason-ice-crew = des archéologues à vos côtés
reason-ice-camps = vos camps
reason-ice-slots = des artefacts prêts à être envoyés
reason-ice-city = la cité sous la glace
reason-ice-place = une bonne position pour la suite
reason-ice-requests = plus près d’une requête
reason-ice-objectives = plus près des objectifs
reason-ice-ep = économise des points d’exploration
reason-ice-rivals = freine vos adversaires

reason-winter-points = { $amount } PV
reason-winter-food = plus de nourriture
reason-winter-tools = plus d’outils
reason-winter-idols = les idoles
reason-winter-animals = des animaux pour votre troupeau
reason-winter-burial = des cartes ensevelies
reason-winter-camps = des campements hors de votre plateau
reason-winter-labor = du travail à dépenser
reason-winter-land = plus de terrains à l’éclipse
reason-winter-settlements = un pas vers un village
reason-winter-megaliths = vos mégalithes
reason-winter-stones = vos pierres sacrées
reason-winter-cards = de meilleures cartes
reason-winter-eclipse = une meilleure éclipse
reason-winter-rivals = freine vos adversaires

# Ce qu’une décision a changé, comme une chose perdue, ouverte à quelqu’un, ou reçue en échange.
matter-points = des points ({ $amount })

matter-roam-points = des points ({ $amount })
matter-roam-party = un groupe fort
matter-roam-awake = des personnages éveillés
matter-roam-coins = des pièces
matter-roam-tokens = des jetons pour les prochains tours
matter-roam-artifacts = l’usage d’artefacts
matter-roam-locations = une prise sur les lieux

matter-ice-points = { $amount } PR
matter-ice-anima = de l’anima
matter-ice-study = l’étude d’artefacts
matter-ice-effects = des effets d’artefacts
matter-ice-snow = des tuiles Neige
matter-ice-crew = des archéologues
matter-ice-camps = l’usage de camps
matter-ice-slots = des artefacts prêts à être envoyés
matter-ice-city = le chemin de la cité sous la glace
matter-ice-place = l’accès à ce qui est à découvert dans la glace
matter-ice-requests = une requête à portée
matter-ice-objectives = un objectif à portée
matter-ice-ep = des points d’exploration

matter-winter-points = { $amount } PV
matter-winter-food = de la nourriture
matter-winter-tools = des outils
matter-winter-idols = la faveur des idoles
matter-winter-animals = des animaux
matter-winter-burial = des cartes ensevelies
matter-winter-camps = des campements hors du plateau
matter-winter-labor = du travail
matter-winter-land = des terrains à l’éclipse
matter-winter-settlements = un pas vers un village
matter-winter-megaliths = des mégalithes
matter-winter-stones = des pierres sacrées
matter-winter-cards = de bonnes cartes
matter-winter-eclipse = une bonne éclipse

story-instead = { $player } : « { $action } », alors que « { $better } » était meilleur.
story-cost = Perdu pour { $player } : { $things }.
story-opened = Ce que cela ouvre à { $player } : { $things }.
story-return = Ce que cela rapporte en échange : { $things }.
story-luck = { $mover } : « { $action } ». Ce qui est sorti { $good ->
    [yes] tombe bien pour { $player }{ $count ->
        [0] .
       *[other] {""} et lui apporte ceci : { $things }.
    }
   *[no] tombe mal pour { $player }{ $count ->
        [0] .
       *[other] {""} et lui enlève ceci : { $things }.
    }
}
story-course = { $mover } : « { $action } ». { $good ->
    [yes] La position est alors meilleure que prévu pour { $player }{ $count ->
        [0] .
       *[other] , surtout en ceci : { $things }.
    }
   *[no] La position est alors moins bonne que prévu pour { $player }{ $count ->
        [0] .
       *[other] , surtout en ceci : { $things }.
    }
}

# Quand rien qui ait un nom ne parle pour une réponse.
reason-ends = met fin à la partie
reason-ahead = rapporte aux tours suivants
reason-close = presque aussi bien
reason-behind = rapporte moins
