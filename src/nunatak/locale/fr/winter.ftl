# Endless Winter : ce que la table dit du jeu.

# -- variantes ----------------------------------------------------------------------------------------------

winter-option-players = Joueurs
winter-option-players-help = De deux à quatre tribus.
winter-option-draft = Début de la partie
winter-option-draft-help = Les chefs et les cartes de mise en place sont distribués, ou choisis parmi un de plus qu’il n’y a de joueurs.
winter-option-glacier_tokens = Jetons Glacier
winter-option-glacier_tokens-help = Un jeton face cachée sur chaque glacier. Un campement le retourne ; chaque village à son contact reçoit son bonus.
winter-option-rest_tokens = Jetons Repos
winter-option-rest_tokens-help = La première tribu qui se repose dans une manche prend un jeton avec un petit plus.
winter-option-layout = Champ de mégalithes
winter-option-layout-help = Comment sont posés les quatre plateaux. Chaque disposition est conseillée pour un nombre de joueurs.
winter-option-tribes = Tribu
winter-option-tribes-help = L’animal de la tribu. Il ne change rien aux règles.
winter-value-draft-random = tout est distribué
winter-value-draft-setup_cards = on choisit les cartes de mise en place
winter-value-draft-chiefs_and_setup_cards = on choisit les chefs et les cartes de mise en place
winter-value-layout-recommended = conseillée pour ce nombre de joueurs
winter-value-layout-square = en carré
winter-value-layout-tee = en T
winter-value-layout-ess = en S

# -- noms ---------------------------------------------------------------------------------------------------

winter-card-elder = Ancien
winter-card-crafter = Artisane
winter-card-scout = Éclaireur
winter-card-hunter = Chasseur
winter-card-shaman = Chaman
winter-card-brave = Brave
winter-card-tribeswoman = Femme de la tribu
winter-card-tribesman = Homme de la tribu
winter-card-c1-01 = Maîtrise du feu
winter-card-c1-02 = Taille du silex
winter-card-c1-03 = Propulseur
winter-card-c1-04 = Tannage des peaux
winter-card-c1-05 = Vannerie
winter-card-c1-06 = Aiguilles en os
winter-card-c1-07 = Raquettes à neige
winter-card-c1-08 = Filets de pêche
winter-card-c1-09 = Science des herbes
winter-card-c1-10 = Art du conte
winter-card-c1-11 = Cercle de tambours
winter-card-c1-12 = Rites funéraires
winter-card-c1-13 = Abri sous roche
winter-card-c1-14 = Effort commun
winter-card-c1-15 = Piégeage
winter-card-c1-16 = Halage des pierres
winter-card-c1-17 = Troc
winter-card-c1-18 = Traîneau
winter-card-c1-19 = Fumage
winter-card-c1-20 = Peintures corporelles
winter-card-c2-01 = Peinture rupestre
winter-card-c2-02 = Grande chasse
winter-card-c2-03 = Fumoir
winter-card-c2-04 = Statuettes d’argile
winter-card-c2-05 = Culte des ancêtres
winter-card-c2-06 = Maison longue
winter-card-c2-07 = Chiens de camp
winter-card-c2-08 = Arc et flèches
winter-card-c2-09 = Cueillette des graines
winter-card-c2-10 = Poterie
winter-card-c2-11 = Carrière de pierre
winter-card-c2-12 = Conseil des anciens
winter-card-c2-13 = Bâtisseurs de monuments
winter-card-c2-14 = Pèlerinage
winter-card-c2-15 = Réseau d’échanges
winter-card-c2-16 = Rite de passage
winter-card-c2-17 = Pierres du calendrier
winter-card-c2-18 = Grand festin
winter-card-c2-19 = Légendes
winter-card-c2-20 = Liens de parenté
winter-chief-tuskbreaker = Brise-Défenses
winter-chief-fire_wolf = Loup de Feu
winter-chief-thunderpaw = Patte-Tonnerre
winter-chief-keen_eye = Œil Perçant
winter-chief-skilled_hand = Main Habile
winter-species-giant_sloth = Paresseux géant
    .un = un paresseux géant
winter-species-woolly_rhino = Rhinocéros laineux
    .un = un rhinocéros laineux
winter-species-saber_tooth = Tigre à dents de sabre
    .un = un tigre à dents de sabre
winter-species-glyptodon = Glyptodon
    .un = un glyptodon
winter-species-giant_beaver = Castor géant
    .un = un castor géant
winter-species-woolly_mammoth = Mammouth laineux
    .un = un mammouth laineux
winter-species-argentavis = Argentavis
    .un = un Argentavis
winter-terrain-start = Tuile de départ
    .le = la tuile de départ
    .de = de la tuile de départ
winter-terrain-glacier = Glacier
    .le = le glacier
    .de = du glacier
winter-terrain-grassland = Prairie
    .le = la prairie
    .de = de la prairie
winter-terrain-forest = Forêt
    .le = la forêt
    .de = de la forêt
winter-terrain-hills = Collines
    .le = les collines
    .de = des collines
winter-terrain-lake = Lac
    .le = le lac
    .de = du lac
winter-terrain-tundra = Toundra
    .le = la toundra
    .de = de la toundra
winter-terrain-mountain = Montagne
    .le = la montagne
    .de = de la montagne
winter-setup-card-setup-1 = Groupe de chasseurs
winter-setup-card-setup-2 = Atelier
winter-setup-card-setup-3 = Nomades
winter-setup-card-setup-4 = Anciennes coutumes
winter-setup-card-setup-5 = Voix des esprits
winter-side-a = A
winter-side-b = B
winter-figure-chief = chef
    .le = le chef
winter-figure-tribe = figurine de la tribu
    .le = une figurine de la tribu
winter-figure-tribe_1 = figurine de la tribu
    .le = une figurine de la tribu
winter-figure-tribe_2 = figurine de la tribu
    .le = une figurine de la tribu
winter-track-offering = offrandes
    .de = d’offrandes
winter-track-veneration = vénération
    .de = de vénération
winter-zone-hand = main
winter-zone-discard = défausse
winter-zone-above = au-dessus du plateau
winter-board-settlement = emplacement de village
    .de = de l’emplacement de village
winter-board-megaliths-1 = emplacement de mégalithes 1
    .de = de l’emplacement de mégalithes 1
winter-board-megaliths-2 = emplacement de mégalithes 2
    .de = de l’emplacement de mégalithes 2
winter-board-megaliths-3 = emplacement de mégalithes 3
    .de = de l’emplacement de mégalithes 3
winter-board-megaliths-4 = emplacement de mégalithes 4
    .de = de l’emplacement de mégalithes 4
winter-board-megaliths-5 = emplacement de mégalithes 5
    .de = de l’emplacement de mégalithes 5
winter-board-stone-1 = pierre sacrée 1
    .de = de la pierre sacrée 1
winter-board-stone-2 = pierre sacrée 2
    .de = de la pierre sacrée 2
winter-board-stone-3 = pierre sacrée 3
    .de = de la pierre sacrée 3
winter-thing-food = nourriture
    .un = une nourriture
    .de = d’une nourriture
winter-thing-tool = outil
    .un = un outil
    .de = d’un outil
winter-thing-vp = PV
    .un = des PV
    .de = de PV
winter-thing-maxfood = nourriture au maximum
    .un = la nourriture au maximum
    .de = de la nourriture au maximum
winter-thing-labor = travail
    .un = du travail
    .de = de travail
winter-thing-megalith = mégalithe
    .un = un mégalithe
    .de = d’un mégalithe
winter-thing-extra_megalith = mégalithe supplémentaire
    .un = un mégalithe supplémentaire
    .de = d’un mégalithe supplémentaire
winter-thing-draw = carte
    .un = une carte
    .de = d’une carte
winter-thing-idol = idole
    .un = une idole
    .de = d’une idole
winter-thing-offering = pas de l’idole d’offrandes
    .un = un pas de l’idole d’offrandes
    .de = d’un pas de l’idole d’offrandes
winter-thing-veneration = pas de l’idole de vénération
    .un = un pas de l’idole de vénération
    .de = d’un pas de l’idole de vénération

# -- ce que donnent cartes, cases, pistes et jetons ---------------------------------------------------------

winter-pay-food = { $count ->
    [one] { $count } nourriture
   *[other] { $count } nourritures
}
winter-pay-tool = { $count ->
    [one] { $count } outil
   *[other] { $count } outils
}
winter-pay-labor = { $count ->
    [one] { $count } point de travail
   *[other] { $count } points de travail
}
winter-pay-card = { $count ->
    [one] { $count } carte de la main
   *[other] { $count } cartes de la main
}{ $types-id ->
    [any] {""}
   *[other] {" "}{ $types }
}
winter-when-tip = utilisez un animal
winter-when-bury = ensevelissez une carte
winter-when-place_camp = placez un campement
winter-when-move_camp = déplacez un campement
winter-when-build_settlement = fondez un village
winter-when-place_megalith = posez un mégalithe
winter-when-take_animal = prenez un animal
winter-when-draw_animal = piochez un animal
winter-when-take_tribe = prenez une carte Tribu
winter-when-recruit_tribe = recrutez une carte Tribu
winter-when-take_culture = prenez une carte Culture
winter-when-take_stone = prenez une pierre sacrée

# -- ce qu’on vous demande ----------------------------------------------------------------------------------

winter-ask-choose_chief = Choisissez un chef.
winter-ask-choose_setup = Choisissez une carte de mise en place.
winter-ask-choose_side = { $chief } : quelle face utilisez-vous pour toute la partie ?
winter-ask-culture = { $uses ->
    [true] Utilisez la carte que vous avez jouée, ou placez une figurine.
   *[false] { $plays ->
        [true] { $played ->
            [0] Jouez d’abord une carte Culture, ou placez une figurine.
           *[other] Jouez une autre carte Culture, ou placez une figurine.
        }
       *[false] Où ? Placez une figurine.
    }
}
winter-ask-pay_for_culture = Défaussez une carte pour jouer « { $card } ».
winter-ask-column = { $part-id ->
    [top] { $who ->
        [true] { $deeds-count ->
            [0] Qui travaille ? Jouez des cartes Tribu de votre main.
           *[other] Qui travaille ? Jouez des cartes Tribu de votre main. Ou bien : { $deeds-list }.
        }
       *[false] { $deeds-count ->
            [0] { $column } : plus rien à faire en haut. Glissez plus bas.
           *[other] { $column } : { $deeds-list }, ou glisser plus bas.
        }
    }
    [middle] { $deeds-count ->
        [0] { $column } : rien à faire au milieu. Glissez plus bas.
       *[other] { $column } : { $deeds-list }, une fois, ou glisser plus bas.
    }
   *[bottom] { $deeds-count ->
        [0] { $column } : il ne reste rien à faire. Terminez votre tour.
       *[other] { $column } : { $deeds-list }, ou terminer votre tour.
    }
}
winter-ask-rest = { $draws ->
    [true] { $deeds-count ->
        [0] Repos : piochez d’abord une carte.
       *[other] Repos : piochez d’abord une carte. Ou bien : { $deeds-list }.
    }
   *[false] { $deeds-count ->
        [0] Le repos est fini. Terminez votre tour.
       *[other] Repos : { $deeds-list }, ou terminer votre tour.
    }
}
winter-ask-rest_token = Le jeton visible : { $token }. Prenez-vous celui-ci, ou le suivant sans le voir ?
winter-ask-eclipse_deck = Quelles cartes vont dans votre paquet d’éclipse ?
winter-ask-gains = { $picks ->
    [0] Maintenant : { $due }.
    [one] Maintenant, au choix : { $due-list }.
   *[other] Maintenant, { $picks } au choix : { $due-list }.
}
winter-ask-waiting = Utiliser une capacité qui attendait cela ?
winter-ask-pay_cards = { $left ->
    [one] Défaussez une carte pour payer le coût.
   *[other] Défaussez { $left } cartes pour payer le coût.
}
winter-ask-eclipse_cards = Éclipse : utilisez les capacités de vos cartes révélées.
winter-ask-eclipse_terrain = Éclipse : prenez les bonus des hexagones où vous dominez.
winter-ask-eclipse_board = Éclipse : prenez les bonus de votre plateau.
# Ce qu’on peut faire, comme partie des phrases ci-dessus.
winter-deed-take_tribe = prendre une carte Tribu en main
winter-deed-recruit_tribe = mettre une carte Tribu dans votre défausse
winter-deed-bury = ensevelir une carte
winter-deed-take_culture = prendre une carte Culture
winter-deed-take_stone = prendre une pierre sacrée
winter-deed-place_camp = placer un campement
winter-deed-move_camp = déplacer un campement
winter-deed-build_settlement = fonder un village
winter-deed-reveal_animal = révéler des animaux
winter-deed-take_animal = prendre un animal
winter-deed-draw_animal = prendre l’animal du dessus de la pioche
winter-deed-tip = utiliser un animal
winter-deed-idol = avancer une idole
winter-deed-tool = prendre un outil
winter-deed-food = prendre de la nourriture
winter-deed-draw = piocher une carte
winter-deed-place_megalith = poser un mégalithe
winter-deed-play = jouer des cartes Tribu
winter-deed-use = utiliser une capacité
winter-deed-work = changer de la nourriture en travail
winter-wait-choose_chief = { $player } choisit un chef.
winter-wait-choose_setup = { $player } choisit une carte de mise en place.
winter-wait-choose_side = { $player } choisit une face de la carte Chef.
winter-wait-culture = { $player } joue des cartes Culture ou place une figurine.
winter-wait-pay_for_culture = { $player } défausse une carte pour une carte Culture de plus.
winter-wait-column = { $player } agit dans une colonne.
winter-wait-rest = { $player } se repose.
winter-wait-rest_token = { $player } choisit un jeton Repos.
winter-wait-eclipse_deck = { $player } prépare son paquet d’éclipse.
winter-wait-gains = { $player } prend ce qui lui revient.
winter-wait-waiting = { $player } peut utiliser une capacité qui attendait cela.
winter-wait-pay_cards = { $player } défausse des cartes pour payer un coût.
winter-wait-eclipse_cards = { $player } utilise des capacités d’éclipse.
winter-wait-eclipse_terrain = { $player } prend les bonus du terrain.
winter-wait-eclipse_board = { $player } prend les bonus de son plateau.

# -- ce que vous pouvez faire -------------------------------------------------------------------------------

winter-do-choose_chief = Prendre { $chief }
winter-do-choose_setup = Prendre « { $card } »
winter-do-choose_side = Utiliser la face { $side } : { $effect }
winter-do-play = Jouer « { $card } »
winter-do-discard = Défausser « { $card } »
winter-do-use = { $card } : { $effect }
winter-do-use_chief = Chef : { $effect }
winter-do-use_token = Jeton Repos : { $effect }
winter-do-work = { $food ->
    [one] Dépenser { $food } nourriture
   *[other] Dépenser { $food } nourritures
} { $halves ->
    [0] sans gagner de travail
    [1] pour { $halves-written } point de travail
    [2] pour { $halves-written } point de travail
    [3] pour { $halves-written } point de travail
   *[other] pour { $halves-written } points de travail
}
winter-do-place = { $to-id ->
    [rest] Mettre au repos : { $figure }
   *[other] Placer { $figure-le } : { $to }
}
winter-do-slide = Glisser plus bas
winter-do-end_turn = Terminer le tour
winter-do-keep_token = Prendre le jeton visible
winter-do-next_token = Prendre le jeton suivant sans le voir
winter-do-put = Mettre « { $card } » dans le paquet d’éclipse
winter-do-close = Fermer le paquet d’éclipse
winter-do-claim = Prendre le bonus { $terrain-de } ({ $hex })
winter-do-collect = Prendre le bonus { $from-de }
winter-do-end_step = Continuer
winter-do-forgo_use = Renoncer : { $card }, { $effect }
winter-do-forgo_claim = Renoncer au bonus { $terrain-de } ({ $hex })
winter-do-forgo_collect = Renoncer au bonus { $from-de }
winter-do-take = Prendre : { $what }
winter-do-instead = Au lieu { $of-de } : { $take-un }
winter-do-advance = Avancer l’idole { $idol-de }
winter-do-draw = Piocher une carte
winter-do-raise = { $vp ->
    [0] Poser un mégalithe en { $at }
   *[other] Poser un mégalithe en { $at } pour { $vp } PV
}
winter-do-place_camp = Placer un campement sur l’hexagone de départ
winter-do-move = Déplacer un campement { $leaves-de } ({ $from }) vers { $reaches-le } ({ $to })
winter-do-settle = Fonder un village : { $hexes }
winter-do-take_tribe = Prendre « { $type } » en main
winter-do-recruit = Mettre « { $type } » dans votre défausse
winter-do-take_culture = Prendre « { $card } »
winter-do-take_animal = { $species-id ->
    [none] Prendre 1 PV : il n’y a plus d’animaux
   *[other] Prendre { $species-un }
}
winter-do-draw_animal = Prendre l’animal du dessus de la pioche
winter-do-reveal_animals = Révéler des animaux sur le terrain de chasse
winter-do-tip = Utiliser { $species-un }
winter-do-bury = Ensevelir « { $card } » ({ $from })
winter-do-take_stone = Prendre la pierre sacrée ({ $stone })
winter-do-decline = Renoncer au reste

# -- ce qui s’est passé -------------------------------------------------------------------------------------

winter-event-dealt = Le terrain est en place.
winter-event-round = Manche { $round }
winter-event-turn = { $player-is ->
    [you] Vous
   *[other] { $player }
}, tour { $turn }
winter-event-chose_chief = { $player-is ->
    [you] Vous prenez
   *[other] { $player } prend
} { $chief }.
winter-event-chose_setup = { $player-is ->
    [you] Vous prenez
   *[other] { $player } prend
} « { $card } ».
winter-event-chose_side = { $player-is ->
    [you] Vous utilisez
   *[other] { $player } utilise
} la face { $side } du chef.
winter-event-played = { $player-is ->
    [you] Vous jouez
   *[other] { $player } joue
} « { $card } ».
winter-event-discarded = { $player-is ->
    [you] Vous défaussez
   *[other] { $player } défausse
} « { $card } ».
winter-event-used = { $player-is ->
    [you] Vous utilisez
   *[other] { $player } utilise
} « { $card } ».
winter-event-used_chief = { $player-is ->
    [you] Vous utilisez
   *[other] { $player } utilise
} le chef.
winter-event-used_token = { $player-is ->
    [you] Vous utilisez
   *[other] { $player } utilise
} le jeton Repos.
winter-event-worked = { $player-is ->
    [you] Vous dépensez
   *[other] { $player } dépense
} { $food ->
    [one] { $food } nourriture.
   *[other] { $food } nourritures.
}
winter-event-labor = { $player-is ->
    [you] Vous gagnez
   *[other] { $player } gagne
} { $halves ->
    [1] { $halves-written } point de travail.
    [2] { $halves-written } point de travail.
    [3] { $halves-written } point de travail.
   *[other] { $halves-written } points de travail.
}
winter-event-paid = { $player-is ->
    [you] Vous payez
   *[other] { $player } paie
} { $price }.
winter-event-placed_figure = { $player-is ->
    [you] Vous placez
   *[other] { $player } place
} { $figure-le } : { $to }.
winter-event-slid = { $player-is ->
    [you] Vous glissez
   *[other] { $player } glisse
} { $to-id ->
    [middle] au milieu.
   *[bottom] en bas.
}
winter-event-ended_turn = { $player-is ->
    [you] Vous terminez votre tour.
   *[other] { $player } termine son tour.
}
winter-event-gained = { $player-is ->
    [you] Vous gagnez
   *[other] { $player } gagne
} { $lost ->
    [0] { $what }.
   *[other] { $what }, surplus perdu : { $lost }.
}
winter-event-took_lesser = { $player-is ->
    [you] Vous prenez
   *[other] { $player } prend
} { $take-un } au lieu { $of-de }.
winter-event-declined = { $player-is ->
    [you] Vous renoncez
   *[other] { $player } renonce
} au reste.
winter-event-scored = { $player-is ->
    [you] Vous marquez
   *[other] { $player } marque
} { $vp } PV.
winter-event-advanced = { $player-is ->
    [you] Votre idole { $idol-de } atteint le niveau { $level }.
   *[other] { $player } : idole { $idol-de } au niveau { $level }.
}
winter-event-drew = { $count ->
    [0] { $player-is ->
        [you] Vous n’avez aucune carte à piocher.
       *[other] { $player } n’a aucune carte à piocher.
    }
    [one] { $player-is ->
        [you] Vous piochez une carte.
       *[other] { $player } pioche une carte.
    }
   *[other] { $player-is ->
        [you] Vous piochez { $count } cartes.
       *[other] { $player } pioche { $count } cartes.
    }
}
winter-event-drew_cards = Vous piochez : { $cards }.
winter-event-reshuffled = { $player-is ->
    [you] Vous mélangez la défausse
   *[other] { $player } mélange sa défausse
} pour en faire une nouvelle pioche.
winter-event-raised = { $player-is ->
    [you] Vous posez
   *[other] { $player } pose
} { $grey ->
    [true] un mégalithe gris en { $at }.
   *[false] un mégalithe en { $at }.
}
winter-event-placed_camp = { $player-is ->
    [you] Vous placez
   *[other] { $player } place
} un campement sur l’hexagone de départ.
winter-event-moved_camp = { $player-is ->
    [you] Vous déplacez
   *[other] { $player } déplace
} un campement { $leaves-de } ({ $from }) vers { $reaches-le } ({ $to }).
winter-event-turned_token = Un jeton Glacier est retourné ({ $terrain }, { $hex }) : { $token }.
winter-event-settled = { $player-is ->
    [you] Vous fondez un village : { $hexes }.
   *[other] { $player } fonde un village : { $hexes }.
}{ $food_lost ->
    [0] {""}
   *[other] {" "}Nourriture perdue : { $food_lost }.
}
winter-event-took_tribe = { $to-id ->
    [hand] { $player-is ->
        [you] Vous prenez « { $card } » en main.
       *[other] { $player } prend « { $card } » en main.
    }
   *[discard] { $player-is ->
        [you] Vous recrutez « { $card } ».
       *[other] { $player } recrute « { $card } ».
    }
}
winter-event-deck_empty = Il ne reste aucune carte « { $deck } » ; { $player-is ->
    [you] vous recevez
   *[other] { $player } reçoit
} 1 PV à la place.
winter-event-took_culture = { $player-is ->
    [you] Vous prenez
   *[other] { $player } prend
} « { $card } ».
winter-event-took_animal = { $player-is ->
    [you] Vous prenez
   *[other] { $player } prend
} { $species-un }.
winter-event-drew_animal = { $player-is ->
    [you] Vous prenez
   *[other] { $player } prend
} { $species-un } de la pioche.
winter-event-revealed_animals = Nouveau sur le terrain de chasse : { $species }.
winter-event-tipped = { $player-is ->
    [you] Vous utilisez
   *[other] { $player } utilise
} { $species-un }.
winter-event-buried = { $player-is ->
    [you] Vous ensevelissez
   *[other] { $player } ensevelit
} { $from-id ->
    [hand] une carte de la main.
   *[other] « { $card } ».
}
winter-event-buried_card = Vous ensevelissez « { $card } ».
winter-event-took_stone = { $player-is ->
    [you] Vous prenez
   *[other] { $player } prend
} la pierre sacrée ({ $stone }).
winter-event-put_aside = { $player-is ->
    [you] Vous mettez
   *[other] { $player } met
} une carte de côté pour l’éclipse.
winter-event-put_card = Vous mettez « { $card } » dans votre paquet d’éclipse.
winter-event-closed_deck = { $player-is ->
    [you] Vous fermez
   *[other] { $player } ferme
} le paquet d’éclipse : { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
winter-event-revealed_deck = { $player-is ->
    [you] Vous révélez
   *[other] { $player } révèle
} un travail d’éclipse de { $halves-written }.
winter-event-new_order = Nouvel ordre du tour : { $order }.
winter-event-claimed = { $player-is ->
    [you] Vous prenez
   *[other] { $player } prend
} le bonus { $terrain-de } ({ $hex }).
winter-event-collected = { $player-is ->
    [you] Vous prenez
   *[other] { $player } prend
} le bonus { $from-de }.
winter-event-forwent_use = { $player-is ->
    [you] Vous renoncez
   *[other] { $player } renonce
} à une capacité : « { $card } ».
winter-event-forwent_claim = { $player-is ->
    [you] Vous renoncez
   *[other] { $player } renonce
} au bonus { $terrain-de } ({ $hex }).
winter-event-forwent_collect = { $player-is ->
    [you] Vous renoncez
   *[other] { $player } renonce
} au bonus { $from-de }.
winter-event-stone_scored = { $player-is ->
    [you] Pour vous,
   *[other] Pour { $player },
} la pierre ({ $stone }) vaut { $vp } PV.
winter-event-opened_culture = Nouvelles cartes Culture : { $cards }.
winter-event-took_token = { $player-is ->
    [you] Vous prenez
   *[other] { $player } prend
} le jeton Repos : { $token }.
winter-event-turned_up_token = Un jeton Repos est visible : { $token }.
winter-event-game_over = La partie est terminée.

# Un tour en une ligne : des parties de phrase, sans le joueur. $times compte les événements d’une sorte, -sum additionne leurs nombres.

winter-gist-placed_figure = place { $figure-le } ({ $to })
winter-gist-took_stone = prend une pierre sacrée
winter-gist-settled = fonde un village
winter-gist-took_animal = prend { $species-un }
winter-gist-drew_animal = prend { $species-un } de la pioche
winter-gist-raised = { $times ->
    [one] pose un mégalithe
   *[other] pose { $times } mégalithes
}
winter-gist-took_culture = prend « { $card } »
winter-gist-took_tribe = recrute « { $card } »
winter-gist-scored = { $vp-sum } PV
winter-gist-advanced = { $times ->
    [one] avance une idole
   *[other] avance des idoles { $times } fois
}
winter-gist-placed_camp = place un campement
winter-gist-moved_camp = { $times ->
    [one] déplace un campement
   *[other] déplace des campements { $times } fois
}
winter-gist-tipped = { $times ->
    [one] utilise un animal
   *[other] utilise { $times } animaux
}
winter-gist-buried = { $times ->
    [one] ensevelit une carte
   *[other] ensevelit { $times } cartes
}
winter-gist-closed_deck = ferme le paquet d’éclipse
winter-gist-gained = gagne { $what }
winter-gist-drew = { $count-sum ->
    [one] pioche une carte
   *[other] pioche { $count-sum } cartes
}

# -- d’où viennent les PV -----------------------------------------------------------------------------------

winter-source-final-offering = Nourriture et outils
winter-source-final-veneration = Cartes ensevelies
winter-source-final-cards = Cartes
winter-source-final-animals = Animaux

# -- pourquoi quelque chose est impossible ------------------------------------------------------------------

winter-refuse-action-ability = Pendant l’éclipse, seules les capacités d’éclipse agissent.
winter-refuse-animal-deck-empty = La pioche des animaux est vide.
winter-refuse-animals-left = Il reste des animaux : le PV ne les remplace que s’il n’y en a plus.
winter-refuse-arrow-cells-only = Le mégalithe supplémentaire va sur une case libre désignée par une flèche.
winter-refuse-arrows-occupied = Les deux cases désignées par les flèches sont prises.
winter-refuse-bonus-taken = Vous avez déjà pris ce bonus, ou vous y avez renoncé en prenant un bonus suivant.
winter-refuse-bottom-covered = Une figurine couvre déjà ce bas de colonne.
winter-refuse-chief-not-placed = Les capacités du chef agissent dans le tour où vous placez le chef.
winter-refuse-choose-one = Vous avez payé : choisissez au moins une chose.
winter-refuse-claimed = Vous avez déjà pris le bonus de cet hexagone.
winter-refuse-collected = Vous avez déjà pris ce bonus.
winter-refuse-column = Cette capacité demande que votre figurine soit dans une autre colonne.
winter-refuse-culture-stage = Les cartes Culture se jouent et s’utilisent avant de placer une figurine, et chacune après la première coûte une carte.
winter-refuse-eclipse-ability = Cette capacité n’agit que pendant l’éclipse.
winter-refuse-eclipse-order = Les étapes de l’éclipse ont un ordre fixe.
winter-refuse-empty-field = Les premiers mégalithes vont sur des cases de départ.
winter-refuse-era = Les pierres de droite peuvent être prises à partir de la manche 3.
winter-refuse-figure-first = Placez d’abord une figurine dans une colonne.
winter-refuse-figure-stage = Vous avez déjà placé votre figurine de ce tour.
winter-refuse-figure-used = Cette figurine est déjà placée.
winter-refuse-first-rest-only = Seul le premier joueur qui se repose dans une manche prend un jeton, si l’on joue avec ce module.
winter-refuse-food = Votre nourriture : { $food }.
winter-refuse-grey-on-top = Les mégalithes gris ne se posent jamais sur d’autres.
winter-refuse-grounds-empty = Il n’y a pas d’animal à prendre pour l’instant.
winter-refuse-grounds-full = Le terrain de chasse est plein.
winter-refuse-idol-on-top = Cette idole a atteint le sommet.
winter-refuse-influence = D’autres ont plus d’influence sur cet hexagone, ou vous n’en avez pas.
winter-refuse-juncture-taken = Il y a déjà un village à cet endroit.
winter-refuse-just-taken = Vous avez pris cette carte pendant ce tour ; jouez-la plus tard.
winter-refuse-labor-counted = Ce travail a été compté quand les paquets ont été révélés.
winter-refuse-labor-is-over = Le travail ne sert plus à rien après les actions.
winter-refuse-middle-is-over = L’action du milieu ne se fait qu’une fois.
winter-refuse-no-ability = Cette capacité n’existe pas.
winter-refuse-no-bonus = Cet hexagone ne donne pas de bonus.
winter-refuse-no-camp-left = Il ne vous reste pas de campement sur votre plateau.
winter-refuse-no-camp-there = Vous n’avez pas de campement là.
winter-refuse-no-cards = Il n’y a pas de carte à piocher.
winter-refuse-no-cell = Il n’y a pas de case là.
winter-refuse-no-megalith-left = Il ne vous reste pas de mégalithe.
winter-refuse-no-passing = Vous devez placer une figurine à chaque tour.
winter-refuse-no-price = Il n’y a rien à payer avec des cartes.
winter-refuse-no-settlement-left = Il ne vous reste pas de village.
winter-refuse-no-square = Il faut quatre mégalithes dessous.
winter-refuse-no-token = Vous n’avez pas de jeton Repos.
winter-refuse-no-untipped = Vous n’avez pas cet animal, ou il est déjà utilisé.
winter-refuse-not-above = Cette carte n’est pas au-dessus de votre plateau.
winter-refuse-not-adjacent = Un campement va sur un hexagone adjacent.
winter-refuse-not-beside = Il faut un mégalithe à côté de cette case.
winter-refuse-not-due = Rien ne vous le donne maintenant : il faut une action de colonne, une carte ou un bonus.
winter-refuse-not-in-eclipse-deck = Cette carte n’est pas dans votre paquet d’éclipse.
winter-refuse-not-in-grounds = Cet animal n’est pas sur le terrain de chasse.
winter-refuse-not-in-hand = Vous n’avez pas cette carte en main.
winter-refuse-not-lesser = Vous ne pouvez prendre qu’une ressource de moindre valeur : mégalithe, carte, idole, outil, nourriture, dans cet ordre.
winter-refuse-not-now = Pas en ce moment.
winter-refuse-not-offered = Cela n’est pas proposé.
winter-refuse-not-open = Cette carte Culture n’est pas visible.
winter-refuse-not-there = Cette carte n’est pas là.
winter-refuse-not-waiting = Cette capacité n’attendait pas cela.
winter-refuse-nothing-there = Il n’y a rien à prendre ici.
winter-refuse-nothing-to-decline = Il n’y a rien à quoi renoncer.
winter-refuse-nothing-to-forgo = On ne renonce ainsi qu’à ce qui viendrait de soi-même dans cette étape.
winter-refuse-nothing-to-gain = Cela ne peut rien vous donner maintenant.
winter-refuse-nothing-to-slide = Aucune de vos figurines n’a à glisser maintenant.
winter-refuse-occupied = Il y a déjà un mégalithe.
winter-refuse-other-card = Défaussez une autre carte de votre main.
winter-refuse-over = La partie est terminée.
winter-refuse-parts-in-order = Une figurine va du haut au milieu, puis en bas ; le tour se termine en bas.
winter-refuse-price = Vous ne pouvez pas payer le coût : nourriture { $food }, outils { $tools }, travail { $labor }, cartes { $cards }.
winter-refuse-rest-order = D’abord la carte, puis l’animal, chacun une fois.
winter-refuse-resting = Tant que votre figurine se repose, vous ne pouvez pas jouer de cartes Tribu.
winter-refuse-setup-only = Cela se choisit avant le début de la partie.
winter-refuse-slot-not-empty = Cet emplacement de mégalithes ne donne rien, ou n’est pas vide.
winter-refuse-slot-price = Coût de l’emplacement : nourriture { $food }, outils { $tools }.
winter-refuse-start-cell = Seuls les mégalithes gris vont sur les cases de départ.
winter-refuse-stone-gone = Cette pierre n’est pas sur le plateau.
winter-refuse-third-turn-only = Le paquet d’éclipse se prépare à la fin de votre troisième tour.
winter-refuse-three-camps = Il vous faut un campement sur chacun des trois hexagones, et aucun ne peut être l’hexagone de départ.
winter-refuse-three-stones = Vous avez trois pierres, et plus d’emplacement pour une autre.
winter-refuse-top-is-over = Votre figurine a quitté le haut de la colonne.
winter-refuse-types = Vous avez déjà pris une carte de ce type ; les types doivent être ceux que dit la carte ou la colonne.
winter-refuse-used = Cette capacité a déjà servi.
winter-refuse-waits = Cette capacité attend que quelque chose arrive.
winter-refuse-work-after-this = Répondez d’abord : la nourriture dépensée ici ne changerait rien.
winter-refuse-work-in-turn-only = La nourriture ne donne du travail que pendant votre propre tour.
winter-refuse-wrong-type = Les cartes doivent être des types que dit le coût.
