# Endless Winter : les textes de la page de la table, et les effets en mots.

# -- sortes de choses --------------------------------------------------------------------------------------

winter-column-initiate = Initiation
winter-column-develop = Développement
winter-column-settle = Peuplement
winter-column-hunt = Chasse
winter-column-any = n’importe quelle colonne
winter-column-rest = Repos

# Un hexagone par sa coordonnée et sa direction depuis la tuile de départ ; une case du champ de mégalithes.
winter-place = { $way-id ->
    [here] { $at }
   *[other] { $at }, { $way }
}
winter-cell = { $at }
winter-hex-at = { $terrain } ({ $hex })

# -- les effets --------------------------------------------------------------------------------------------

winter-gain-food = { $count ->
    [one] gagner { $count } nourriture
   *[other] gagner { $count } nourritures
}
winter-gain-tool = { $count ->
    [one] gagner { $count } outil
   *[other] gagner { $count } outils
}
winter-gain-idol = { $count ->
    [one] avancer une idole
   *[other] avancer des idoles { $count } fois
}
winter-gain-vp = { $count ->
    [one] marquer { $count } point
   *[other] marquer { $count } points
}
winter-gain-maxfood = remplir la nourriture au maximum
winter-gain-labor = { $halves ->
    [1] gagner { $halves-written } point de travail
    [2] gagner { $halves-written } point de travail
    [3] gagner { $halves-written } point de travail
   *[other] gagner { $halves-written } points de travail
}
winter-gain-draw = { $count ->
    [one] piocher une carte
   *[other] piocher { $count } cartes
}
winter-gain-place_megalith = { $count ->
    [one] poser un mégalithe
   *[other] poser { $count } mégalithes
}
winter-gain-extra_megalith = poser un mégalithe de plus là où pointe une flèche
winter-gain-place_camp = { $count ->
    [one] placer un campement sur l’hexagone de départ
   *[other] placer { $count } campements sur l’hexagone de départ
}
winter-gain-move_camp = { $count ->
    [one] déplacer un campement une fois
   *[other] déplacer des campements { $count } fois
}
winter-gain-build_settlement = fonder un village
winter-gain-take_tribe = { $count ->
    [one] prendre en main une carte Tribu
   *[other] prendre en main { $count } cartes Tribu
}{ $types-id ->
    [any] {""}
   *[other] {" "}{ $types }
}
winter-gain-recruit_tribe = { $count ->
    [one] mettre dans votre défausse une carte Tribu
   *[other] mettre dans votre défausse { $count } cartes Tribu
}{ $types-id ->
    [any] {""}
   *[other] {" "}{ $types }
}
winter-gain-take_culture = { $count ->
    [one] prendre une carte Culture visible
   *[other] prendre { $count } cartes Culture visibles
}
winter-gain-take_animal = { $count ->
    [one] prendre un animal du terrain de chasse
   *[other] prendre { $count } animaux du terrain de chasse
}
winter-gain-draw_animal = { $count ->
    [one] prendre l’animal du dessus de la pioche
   *[other] prendre les { $count } animaux du dessus de la pioche
}
winter-gain-reveal_animal = { $count ->
    [one] révéler un animal sur le terrain de chasse
   *[other] révéler { $count } animaux sur le terrain de chasse
}
winter-gain-tip = { $count ->
    [one] utiliser un animal
   *[other] utiliser { $count } animaux
}
winter-gain-bury = { $count ->
    [one] ensevelir une carte
   *[other] ensevelir { $count } cartes
}
winter-gain-take_stone = prendre une pierre sacrée

winter-types-same = du même type
winter-types-different = de types différents

# Tout ce que dit une capacité : quand elle agit, où, à quel coût, et ce qu’elle donne.
winter-effect = { $scope ->
    [eclipse] pendant l’éclipse :{" "}
    [when] quand vous { $event } :{" "}
   *[action] {""}
}{ $column-id ->
    [none] {""}
    [any] dans n’importe quelle colonne :{" "}
   *[other] colonne { $column } :{" "}
}{ $pay-count ->
    [0] {""}
   *[other] payer { $pay } :{" "}
}{ $choose-high ->
    [0] { $gains }
   *[other] de { $choose-low } à { $choose-high } au choix : { $gains-list }
}

winter-counter-settlement_touching = village à vous au contact de : { $kinds }
winter-counter-camp_terrain_type = type de terrain avec un de vos campements
winter-counter-own_ground_megalith = mégalithe de votre couleur au sol
winter-counter-own_upper_megalith = mégalithe de votre couleur posé sur d’autres
winter-counter-megalith_board = plateau avec un mégalithe de votre couleur au sol
winter-counter-idol_step = pas de vos idoles
winter-counter-buried_card = carte ensevelie
winter-counter-tipped_species = espèce parmi vos animaux utilisés
winter-counter-tipped = animal utilisé : { $kinds }
winter-score = { $table-count ->
    [0] { $every ->
        [one] { $each } pour chaque { $counter }
       *[other] { $each } tous les { $every } { $counter }
    }
   *[other] pour chaque { $counter } – { $table }
}

# -- cartes et pièces --------------------------------------------------------------------------------------

winter-card-labor = Travail : { $labor }.
winter-card-end = { $points ->
    [one] { $points } point à la fin.
   *[other] { $points } points à la fin.
}
winter-species-tip = Quand on l’utilise : { $gains }.
winter-species-sets = Une série vaut { $values } à la fin.
winter-species-wild = Compte avec toute série à la fin.
winter-stone-about = Pierre sacrée de l’ère { $era }. À chaque éclipse : { $score }.
winter-setup-about = Vous commencez avec : { $parts }.
winter-labor = Travail : { $labor }
winter-nothing = rien
winter-grey = gris
winter-figure-of = { $figure ->
    [chief] { $player-is ->
        [you] votre chef
       *[other] chef : { $player }
    }
   *[other] { $player-is ->
        [you] votre figurine
       *[other] figurine : { $player }
    }
}

# -- le plateau --------------------------------------------------------------------------------------------

winter-parts = Parties de la table
winter-board = La table
winter-jump-columns = Colonnes
winter-jump-terrain = Terrain
winter-jump-megaliths = Mégalithes
winter-jump-idols = Idoles
winter-round-track = Manches
winter-now = en cours
winter-eclipse-of = Éclipse de la manche { $round }
winter-turn-order = Ordre du tour
winter-order-about = { $player-is ->
    [you] Vous êtes à la place { $place }. Si cela reste ainsi, l’éclipse vous donne ceci : { $gains }.
   *[other] { $player } est à la place { $place }. Si cela reste ainsi, l’éclipse lui donne ceci : { $gains }.
}
winter-part-top = à volonté
winter-part-middle = une fois
winter-part-bottom = 1re figurine
winter-part-top-about = Haut, autant que vous voulez : { $actions }.
winter-part-middle-about = Milieu, une fois : { $actions }.
winter-part-bottom-about = Bas, pour la première figurine de la manche : { $actions }.
winter-rest-about = Repos : { $gains }. Chaque figurine au repos compte 1½ point de travail à l’éclipse.
winter-tribes = Cartes Tribu
winter-culture = Cartes Culture visibles
winter-grounds = Terrain de chasse
winter-grounds-empty = Le terrain de chasse est vide.
winter-stones = Pierres sacrées
winter-deck-about = Il en reste { $count }.
winter-animal-deck-about = { $count ->
    [one] Pioche des animaux : { $count } carte.
   *[other] Pioche des animaux : { $count } cartes.
}
winter-terrain = Terrain
winter-hex-bonus = À l’éclipse, pour qui a le plus d’influence ici : { $gains }.
winter-hex-leaders = En ce moment : { $players }.
winter-influence-of = { $player-is ->
    [you] votre influence : { $influence }
   *[other] { $player } : influence { $influence }
}
winter-glacier-token = Un village ici donne en plus : { $gains }.
winter-settle-about = Un nouveau village, contre un campement de chacun de ses hexagones.
winter-megaliths = Mégalithes
winter-block-about = { $player }, niveau { $level }
winter-cell-about = Bonus de cette case : { $gains }.
winter-stack-about = Au niveau { $level } : 2 points pour chaque mégalithe à vous dessous, 1 pour chaque autre.
winter-at-level = { $at }, niveau { $level }
winter-points-for = { $player-is ->
    [you] { $points } pour vous
   *[other] { $points } pour { $player }
}
winter-idols = Idoles
winter-offering = Offrandes
winter-veneration = Vénération
winter-offering-level = { $rate ->
    [0] Sous la piste d’offrandes : aucun point à la fin.
    [1] Niveau d’offrandes { $level } : 1 point à la fin pour chaque nourriture ou outil.
   *[other] Niveau d’offrandes { $level } : à la fin, { $rate } nourritures ou outils valent 1 point.
}
winter-veneration-level = { $level ->
    [0] Sous la piste de vénération : les cartes ensevelies ne rapportent rien.
   *[other] Niveau de vénération { $level }.
}
winter-level-bonus = En l’atteignant : { $gains }.
winter-level-points = { $points ->
    [one] { $points } point en l’atteignant.
   *[other] { $points } points en l’atteignant.
}
winter-burial-table = Points pour 1 à 6 cartes ensevelies
winter-rank = { $rank ->
    [1] première
    [2] deuxième
   *[other] autres
}

# -- votre espace ------------------------------------------------------------------------------------------

winter-area-of = { $player-is ->
    [you] Votre espace
   *[other] Espace : { $player }
}
winter-board-of = { $player-is ->
    [you] Votre plateau
   *[other] Plateau : { $player }
}
winter-food-space = { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
}
winter-work-in-vain = La dernière de ces nourritures n’apporte aucun travail. La dépenser quand même ?
winter-tool-space = { $count ->
    [one] { $count } outil
   *[other] { $count } outils
}
winter-megalith-slot = { $left ->
    [0] Vide. À l’éclipse : { $gains }.
    [one] Encore { $left } mégalithe. Une fois vide, à l’éclipse : { $gains }.
   *[other] Encore { $left } mégalithes. Une fois vide, à l’éclipse : { $gains }.
}
winter-settlement-slot = Un village. Une fois fondé, à chaque éclipse : { $gains }.
winter-stone-slot = Emplacement de pierre sacrée. Coût : nourriture { $food }, outils { $tools }. Ensuite : { $gains }.
winter-meter-about = Travail de ce tour. Votre main pourrait ajouter { $hand }, votre nourriture { $food }.
winter-animals-of = { $player-is ->
    [you] Vos animaux
   *[other] Animaux : { $player }
}
winter-no-animals = Pas encore d’animaux
winter-ready = { $count ->
    [one] { $count } non utilisé.
   *[other] { $count } non utilisés.
}
winter-tipped = { $count ->
    [one] { $count } utilisé :
   *[other] { $count } utilisés :
}
winter-above = Jouées ce tour-ci
winter-hand = Main
winter-hand-size = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
winter-hand-empty = Aucune carte en main
winter-deck-left = { $count ->
    [one] Votre pioche : { $count } carte.
   *[other] Votre pioche : { $count } cartes.
}
winter-discard-about = { $count ->
    [one] Défausse : { $count } carte. { $cards }
   *[other] Défausse : { $count } cartes. { $cards }
}
winter-buried-about = Cartes ensevelies : { $count }. { $cards }
winter-eclipse-deck-about = { $count ->
    [one] Paquet d’éclipse : { $count } carte. { $cards }
   *[other] Paquet d’éclipse : { $count } cartes. { $cards }
}
winter-close-note = Fermer la note
winter-costs = Coût : { $price }
winter-free = gratuit
winter-due = À prendre :
winter-rest-token = Jeton Repos pour la première figurine au repos : { $effects }.

# -- joueurs et résultat -----------------------------------------------------------------------------------

winter-progress = { $phase ->
    [setup] Mise en place
    [eclipse] Éclipse de la manche { $round }
    [over] La fin
   *[other] Manche { $round } sur 4, tour { $turn } sur 3
}
winter-round = Manche { $round }
winter-has-food = { $count ->
    [one] { $count } nourriture, { $most } au plus
   *[other] { $count } nourritures, { $most } au plus
}
winter-figures-left = { $count ->
    [one] Encore { $count } figurine à placer
   *[other] Encore { $count } figurines à placer
}
winter-now-points = Points jusqu’ici
winter-source = Origine
winter-source-cards = effets des cartes
winter-source-stones = pierres sacrées
winter-source-stacking = mégalithes posés sur d’autres
winter-source-cells = cases de mégalithes
winter-source-veneration = niveaux de vénération
winter-source-offering = niveaux d’offrandes
winter-source-terrain = terrain
winter-source-tokens = jetons
winter-source-missing = cartes manquantes
winter-source-board = plateau

# -- demandé avant de laisser quelque chose ------------------------------------------------------------------

winter-guard-deck = { $cards ->
    [one] Votre paquet d’éclipse est vide, et il vous reste une carte en main. Le fermer ?
   *[other] Votre paquet d’éclipse est vide, et il vous reste { $cards } cartes en main. Le fermer ?
}
winter-guard-labor = Travail restant : { $labor }. Ce qui n’est pas dépensé est perdu. Continuer ?
winter-guard-no-labor = { $labor ->
    [one] Vos cartes et votre nourriture pourraient encore donner { $labor } point de travail pour les actions d’ici. Glisser plus bas sans cela ?
   *[other] Vos cartes et votre nourriture pourraient encore donner { $labor } points de travail pour les actions d’ici. Glisser plus bas sans cela ?
}
winter-guard-gains = { $count ->
    [one] Il y a encore quelque chose à prendre ici. Le laisser ?
   *[other] Il y a encore { $count } choses à prendre ici. Les laisser ?
}
