# Roam : ce que la table dit du jeu.

# -- variantes ---------------------------------------------------------------------------------------------

roam-option-players = Joueurs
roam-option-players-help = De deux à quatre, chacun à un bord du plateau.
roam-option-artifacts = Artefacts
roam-option-artifacts-help = Le jeu complet : à la fin de votre tour, vous pouvez acheter l’un des quatre artefacts en vente. Six capacités, de nouveau prêtes chaque fois que votre groupe se réveille.
roam-option-outpost = Avant-poste
roam-option-outpost-help = Le premier à encercler un jeton adverse sur ses huit côtés prend l’avant-poste, qui vaut 3 points.
roam-option-towers = Tours de jetons
roam-option-towers-help = Deux jetons tiennent sur une case, et tous comptent pour la majorité.
roam-option-first = Premier joueur
roam-option-first-help = Qui commence. Les autres suivent dans le sens horaire, avec une pièce ou deux en compensation.
roam-option-borders = Bord
roam-option-borders-help = Le côté du plateau où se trouve la place. Les motifs sont orientés comme leur propriétaire.
roam-option-colours = Couleur
roam-option-colours-help = La couleur des jetons et des cartes de départ de cette place.
roam-value-first-random = tiré au sort
roam-value-first-1 = joueur 1
roam-value-first-2 = joueur 2
roam-value-first-3 = joueur 3
roam-value-first-4 = joueur 4
roam-value-borders-S = sud
roam-value-borders-W = ouest
roam-value-borders-N = nord
roam-value-borders-E = est

# -- les noms ----------------------------------------------------------------------------------------------

roam-place = { $at } ({ $slot })
roam-slot-0 = lieu nord-ouest
    .le = le lieu nord-ouest
roam-slot-1 = lieu nord
    .le = le lieu nord
roam-slot-2 = lieu nord-est
    .le = le lieu nord-est
roam-slot-3 = lieu sud-ouest
    .le = le lieu sud-ouest
roam-slot-4 = lieu sud
    .le = le lieu sud
roam-slot-5 = lieu sud-est
    .le = le lieu sud-est

roam-round = Manche { $round }
roam-last-round = Dernière manche
roam-stands-still = Le plateau est figé : pendant toute une manche, rien n’a été placé. Qui peut placer un jeton doit le faire. Si cette manche reste figée elle aussi, la partie se termine.
roam-stands-still-about = On peut chercher en vain, mais pas sans fin. Quand, pendant toute une manche, aucun jeton ne s’est ajouté et aucun lieu n’a été pris, qui a un jeton et peut en placer un doit le faire. Après deux manches pareilles de suite, la partie se termine. Déplacer ou remplacer des jetons n’en ajoute pas.
roam-stood-still = Le plateau est resté figé pendant deux manches : la partie s’est terminée.

roam-ability-free_square = Remplir une case vide
roam-ability-free_square-about = Après le placement : placez un jeton sur une case vide de votre motif sans payer.
roam-ability-free_square-rule = ROAM-ABIL-FREE-1
roam-ability-replace = Remplacer un jeton
roam-ability-replace-about = Après le placement : mettez votre jeton à la place d’un jeton adverse sous votre motif. Sur une case vide, vous la payez en plus.
roam-ability-replace-rule = ROAM-ABIL-REPLACE-1
roam-ability-coin = Prendre une pièce
roam-ability-coin-about = À tout moment de votre tour : prenez 1 pièce.
roam-ability-coin-rule = ROAM-ABIL-COIN-1
roam-ability-rotate = Tourner le motif
roam-ability-rotate-about = Pendant le placement : tournez le motif d’un quart de tour, dans le sens horaire.
roam-ability-rotate-rule = ROAM-ABIL-ROTATE-1
roam-ability-move = Déplacer un jeton
roam-ability-move-about = Avant ou après le placement : déplacez n’importe quel jeton d’un pas dans sa ligne ou sa colonne. Personne ne gagne de pièces.
roam-ability-move-rule = ROAM-ABIL-MOVE-1
roam-ability-turn_card = Retourner un personnage
roam-ability-turn_card-about = Avant ou après le placement : réveillez l’un de vos personnages, ou endormez-en un.
roam-ability-turn_card-rule = ROAM-ABIL-TURN-1

# -- ce qu’on vous demande ---------------------------------------------------------------------------------

roam-ask-start = { $must_land ->
    [true] Choisissez un personnage qui peut placer un jeton.
   *[false] { $tokens ->
        [0] Vous n’avez plus de jetons : choisissez tout de même un personnage à envoyer.
       *[other] Choisissez un personnage à envoyer.
    }
}
roam-ask-choose_anchor = { $must_land ->
    [true] { $card } : choisissez où chercher. Un jeton doit être placé.
   *[false] { $card } : choisissez où chercher.
}
roam-ask-choose_solid = { $tokens ->
    [one] Il vous reste un jeton : choisissez la case où il va.
   *[other] Il ne vous reste que { $tokens } jetons : choisissez les cases où ils vont.
}
roam-ask-acting = { $empty-count ->
    [0] Autre chose avant de terminer vos actions ?
   *[other] { $price ->
        [one] Vous pouvez remplir des cases vides pour { $price } pièce chacune, ou terminer vos actions.
       *[other] Vous pouvez remplir des cases vides pour { $price } pièces chacune, ou terminer vos actions.
    }
}
roam-ask-move_to = Choisissez où va le jeton de la case { $from }.
roam-ask-resolving = Plusieurs lieux sont explorés. Choisissez celui à résoudre d’abord.
roam-ask-bid = { $highest ->
    [-1] Vous êtes à égalité pour { $slot-le }. Misez, ou passez.
   *[other] { $leader } mise { $highest } pour { $slot-le }. Misez au moins { $lowest }, ou passez.
}
roam-ask-market = Vous pouvez acheter un artefact.

roam-wait-start = { $player } choisit un personnage.
roam-wait-choose_anchor = { $player } choisit où chercher.
roam-wait-choose_solid = { $player } place ses derniers jetons.
roam-wait-acting = { $player } peut remplir des cases vides.
roam-wait-move_to = { $player } déplace un jeton.
roam-wait-resolving = { $player } choisit le lieu à résoudre d’abord.
roam-wait-bid = On attend une offre : { $player }.
roam-wait-market = { $player } est au marché.

# -- ce que vous pouvez faire ------------------------------------------------------------------------------

roam-do-activate = Envoyer : { $card }
roam-do-early_rise = { $price ->
    [one] Réveil anticipé pour { $price } pièce
   *[other] Réveil anticipé pour { $price } pièces
}
roam-do-use_coin = Prendre une pièce avec un artefact
roam-do-use_turn = Retourner avec un artefact : { $card }
roam-do-use_move = Déplacer avec un artefact le jeton ({ $owner }) de { $from }
roam-do-move_to = Le déplacer en { $square }
roam-do-use_rotate = Tourner le motif avec un artefact
roam-do-place = { $coins ->
    [0] Chercher en { $anchor } : { $solid-count ->
        [0] aucun jeton
        [one] un jeton
       *[other] { $solid-count } jetons
    }
   *[other] Chercher en { $anchor } : { $solid-count ->
        [0] aucun jeton
        [one] un jeton
       *[other] { $solid-count } jetons
    }, { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
}
roam-do-place_nothing = Ne rien placer
roam-do-put = Placer un jeton en { $square }
roam-do-fill = { $replace-id ->
    [none] { $pay ->
        [free] Remplir { $square } avec un artefact
       *[coins] { $price ->
            [one] Remplir { $square } pour { $price } pièce
           *[other] Remplir { $square } pour { $price } pièces
        }
    }
   *[other] { $pay ->
        [free] Remplacer le jeton ({ $replace }) en { $square } avec deux artefacts
       *[coins] { $price ->
            [one] Remplacer le jeton ({ $replace }) en { $square } pour { $price } pièce et un artefact
           *[other] Remplacer le jeton ({ $replace }) en { $square } pour { $price } pièces et un artefact
        }
    }
}{ $coins ->
    [0] {""}
    [one] , et prendre { $coins } pièce
   *[other] , et prendre { $coins } pièces
}
roam-do-use_replace = Remplacer le jeton ({ $owner }) en { $square } avec un artefact
roam-do-end_actions = { $explored-count ->
    [0] Terminer les actions
    [one] Terminer les actions : un lieu est exploré
   *[other] Terminer les actions : { $explored-count } lieux sont explorés
}
roam-do-resolve = Résoudre { $slot-le }
roam-do-pass = Passer
roam-do-bid = { $coins ->
    [0] Miser 0
    [one] Miser { $coins } pièce
   *[other] Miser { $coins } pièces
}
roam-do-buy_artifact = { $price ->
    [one] Acheter pour { $price } pièce : { $artifact }
   *[other] Acheter pour { $price } pièces : { $artifact }
}
roam-do-skip = Ne rien acheter
roam-nothing-lands = Aucune case n’est libre ici. Chercher en vain ?

# -- ce qui s’est passé ------------------------------------------------------------------------------------

roam-event-dealt = Le plateau est en place. { $first-is ->
    [you] Vous commencez.
   *[other] { $first } commence.
}
roam-event-turn = { $player-is ->
    [you] Vous
   *[other] { $player }
}, manche { $round }
roam-event-woke = { $price ->
    [0] { $player-is ->
        [you] Tout votre groupe se réveille.
       *[other] Tout le groupe ({ $player }) se réveille.
    }
    [one] { $player-is ->
        [you] Réveil anticipé de votre groupe pour { $price } pièce.
       *[other] Réveil anticipé du groupe ({ $player }) pour { $price } pièce.
    }
   *[other] { $player-is ->
       [you] Réveil anticipé de votre groupe pour { $price } pièces.
      *[other] Réveil anticipé du groupe ({ $player }) pour { $price } pièces.
   }
}
roam-event-placed = { $player-is ->
    [you] Vous envoyez
   *[other] { $player } envoie
} « { $card } » : { $squares-count ->
    [0] aucun jeton
    [one] un jeton
   *[other] { $squares-count } jetons
}{ $coins ->
    [0] .
    [one] , { $coins } pièce.
   *[other] , { $coins } pièces.
}
roam-event-placed_nothing = { $player-is ->
    [you] Vous envoyez « { $card } » et ne placez rien.
   *[other] { $player } envoie « { $card } » et ne place rien.
}
roam-event-rotated = { $player-is ->
    [you] Vous tournez
   *[other] { $player } tourne
} le motif : { $card }.
roam-event-filled = { $replaced-id ->
    [none] { $pay ->
        [free] { $player-is ->
            [you] Vous remplissez
           *[other] { $player } remplit
        } { $square } avec un artefact
       *[coins] { $player-is ->
           [you] Vous payez 2 pièces et remplissez
          *[other] { $player } paie 2 pièces et remplit
       } { $square }
    }
   *[other] { $pay ->
        [none] { $player-is ->
            [you] Vous remplacez
           *[other] { $player } remplace
        } { $replaced-is ->
            [you] votre jeton
           *[other] un jeton ({ $replaced })
        } en { $square }
        [free] { $player-is ->
            [you] Vous remplacez gratuitement
           *[other] { $player } remplace gratuitement
        } { $replaced-is ->
            [you] votre jeton
           *[other] un jeton ({ $replaced })
        } en { $square }
       *[coins] { $player-is ->
           [you] Vous payez 2 pièces et remplacez
          *[other] { $player } paie 2 pièces et remplace
       } { $replaced-is ->
           [you] votre jeton
          *[other] un jeton ({ $replaced })
       } en { $square }
    }
}{ $coins ->
    [0] .
    [one] , { $coins } pièce.
   *[other] , { $coins } pièces.
}
roam-event-turned = { $awake ->
    [true] { $player-is ->
        [you] Vous réveillez
       *[other] { $player } réveille
    } « { $card } » avec un artefact.
   *[false] { $player-is ->
       [you] Vous endormez
      *[other] { $player } endort
   } « { $card } » avec un artefact.
}
roam-event-moved = { $player-is ->
    [you] Vous déplacez
   *[other] { $player } déplace
} { $owner-is ->
    [you] votre jeton
   *[other] un jeton ({ $owner })
} de { $from } en { $to }.
roam-event-coin_artifact = { $player-is ->
    [you] Vous prenez
   *[other] { $player } prend
} une pièce avec un artefact.
roam-event-ended_actions = { $player-is ->
    [you] Vous terminez vos actions.
   *[other] { $player } termine ses actions.
}
roam-event-explored = Exploré : { $slot-le }. Jetons : { $holders-list }.
roam-tokens-of = { $player-is ->
    [you] vous
   *[other] { $player }
} { $tokens }
roam-event-claimed = { $price ->
    [0] { $player-is ->
        [you] Vous prenez
       *[other] { $player } prend
    } « { $card } ».
    [one] { $player-is ->
        [you] Vous prenez
       *[other] { $player } prend
    } « { $card } » pour { $price } pièce.
   *[other] { $player-is ->
       [you] Vous prenez
      *[other] { $player } prend
   } « { $card } » pour { $price } pièces.
}{ $consoled-count ->
    [0] {""}
   *[other] {" "}{ $consoled-is ->
        [you] Vous recevez une pièce.
       *[other] { $consoled-count ->
            [one] { $consoled } reçoit une pièce.
           *[other] Une pièce chacun : { $consoled }.
        }
    }
}
roam-event-refilled = Nouveau { $slot } : { $card }.
roam-event-slot_closed = La pioche est vide. Disparu du plateau : { $slot-le }.
roam-event-passed = { $forced ->
    [true] { $player-is ->
        [you] Vous ne pouvez pas miser.
       *[other] { $player } ne peut pas miser.
    }
   *[false] { $player-is ->
       [you] Vous passez.
      *[other] { $player } passe.
   }
}
roam-event-bid = { $player-is ->
    [you] Vous misez
   *[other] { $player } mise
} { $coins ->
    [0] 0
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
roam-event-bought = { $player-is ->
    [you] Vous achetez
   *[other] { $player } achète
} « { $artifact } » pour { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}.
roam-event-artifact_shown = Désormais en vente : { $artifact }.
roam-event-stood_still = { $rounds ->
    [one] Pendant toute une manche, rien n’a été placé. Qui peut placer un jeton doit maintenant le faire ; si la manche suivante reste figée elle aussi, la partie se termine.
   *[other] Pendant deux manches, rien n’a été placé. La partie se termine ici.
}
roam-event-outpost = { $player-is ->
    [you] Vous encerclez { $square } et prenez l’avant-poste.
   *[other] { $player } encercle { $square } et prend l’avant-poste.
}
roam-event-game_over = La partie est terminée.

# Un tour en une ligne : des morceaux de phrase, sans le joueur. $times compte les événements d’une sorte, -sum additionne leurs nombres.

roam-gist-placed = envoie « { $card } » ({ $squares-count ->
    [0] aucun jeton
    [one] un jeton
   *[other] { $squares-count } jetons
})
roam-gist-placed_nothing = envoie « { $card } » en vain
roam-gist-filled = { $times ->
    [one] remplit une case vide
   *[other] remplit { $times } cases vides
}
roam-gist-claimed = prend « { $card } »
roam-gist-bought = achète « { $artifact } »
roam-gist-outpost = prend un avant-poste
roam-gist-moved = déplace un jeton ({ $owner })
roam-gist-turned = { $awake ->
    [true] réveille « { $card } »
   *[false] endort « { $card } »
}
roam-gist-woke = réveille son groupe

# -- la table ----------------------------------------------------------------------------------------------

roam-field = Le plateau, 6 cases sur 6, vu { $border ->
    [S] du sud
    [W] de l’ouest
    [N] du nord
   *[E] de l’est
}
roam-place-with-arrows = { $card } se placerait ici. Les flèches déplacent le motif, Entrée le place. { $what }
roam-deck = Pioche : { $left ->
    [0] vide
    [one] reste une carte
   *[other] restent { $left } cartes
}
roam-deck-next = Prochain lieu : { $card }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
roam-deck-title = Prochain lieu
roam-market-title = Artefacts
roam-stack = { $stack ->
    [0] plus aucun dans la pile
    [one] encore un dans la pile
   *[other] encore { $stack } dans la pile
}
roam-outpost-free = L’avant-poste vaut 3 points. Il revient au premier à encercler un jeton adverse.
roam-outpost-held = { $player-is ->
    [you] L’avant-poste est à vous : 3 points
   *[other] L’avant-poste ({ $player }) : 3 points
}
roam-artifact = { $name } : { $ability }. { $points ->
    [one] { $points } point
   *[other] { $points } points
}
roam-artifact-price = { $artifact }, prix { $price }
roam-artifact-ready = { $artifact }, prêt
roam-artifact-spent = { $artifact }, utilisé jusqu’au réveil de votre groupe
roam-awake = Éveillé
roam-asleep = Endormi
roam-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
roam-starting = Carte de départ, sans points
roam-pattern = Motif : { $rows }
roam-pattern-solid = pleine
roam-pattern-empty = vide
roam-pattern-nothing = trou
roam-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
roam-supply = { $supply ->
    [0] plus de jetons
    [one] reste { $supply } jeton
   *[other] restent { $supply } jetons
}
roam-party = { $player-is ->
    [you] Votre groupe
   *[other] Groupe : { $player }
}
roam-my-party = Votre groupe
roam-party-count = { $cards ->
    [one] { $cards } carte sur 10
   *[other] { $cards } cartes sur 10
}
roam-awake-count = { $awake ->
    [one] { $awake } éveillé
   *[other] { $awake } éveillés
}
roam-card-about = { $name }, { $state }. { $points }. { $pattern }.
roam-reconstructed = Les valeurs de cette carte sont reconstituées, ce ne sont pas celles imprimées.
roam-location-about = { $name } : { $points }. { $counts }
roam-nobody-here = Personne n’a encore de jeton ici.

roam-auction = Enchères
roam-auction-bids = Votre offre en pièces
roam-auction-silent = n’a pas encore parlé
roam-auction-speaks = doit parler
roam-auction-passed = passe
roam-auction-bid = { $coins ->
    [one] mise { $coins } pièce
   *[other] mise { $coins } pièces
}
roam-auction-about = Chacun parle une fois, dans le sens horaire. Une offre doit dépasser les précédentes ; seul le gagnant paie.

roam-source-cards = Personnages
roam-source-artifacts = Artefacts
roam-source-outpost = Avant-poste
roam-result-coins = Pièces
roam-result-found = Personnages trouvés

# -- pourquoi quelque chose est impossible -----------------------------------------------------------------

roam-refuse-actions-ended = Vous avez terminé vos actions. Plus rien ne peut être placé, déplacé ou tourné ce tour-ci.
roam-refuse-activate-first = Envoyez d’abord un personnage.
roam-refuse-asleep = Ce personnage dort.
roam-refuse-bid-too-high = Vous ne pouvez pas miser plus que vous n’avez. Vos pièces : { $coins }.
roam-refuse-bid-too-low = { $lowest ->
    [one] Misez au moins { $lowest } pièce, ou passez.
   *[other] Misez au moins { $lowest } pièces, ou passez.
}
roam-refuse-chosen-already = Vous avez déjà choisi cette case.
roam-refuse-early-rise-price = { $price ->
    [one] Le réveil anticipé coûte { $price } pièce : une par personnage éveillé.
   *[other] Le réveil anticipé coûte { $price } pièces : une par personnage éveillé.
}
roam-refuse-filled-already = Vous avez déjà rempli cette case.
roam-refuse-full = Cette case n’accueille plus de jetons.
roam-refuse-last-awake = Quelqu’un doit rester éveillé : votre groupe s’est déjà réveillé ce tour-ci.
roam-refuse-market-only = Les artefacts s’achètent à la fin de votre tour, une fois les lieux résolus.
roam-refuse-missing-card = Il n’y a plus de lieu à cet endroit.
roam-refuse-must-place = Vous avez des jetons : choisissez donc un endroit pour le motif.
roam-refuse-no-anchor = Le motif de ce personnage ne tient nulle part. Choisissez-en un autre.
roam-refuse-no-artifact-there = Il n’y a pas d’artefact à cet endroit.
roam-refuse-no-auction = Rien n’est aux enchères.
roam-refuse-no-passing = Vous ne pouvez pas passer votre tour : envoyez un personnage.
roam-refuse-no-ready-artifact = Il vous faut pour cela un artefact prêt.
roam-refuse-no-rotate = Un motif ne se tourne jamais sans l’artefact prévu.
roam-refuse-no-such-token = Ce jeton n’est pas sur cette case.
roam-refuse-no-target = L’artefact n’aurait rien sur quoi agir.
roam-refuse-no-token = Vous n’avez plus de jeton.
roam-refuse-no-token-lifted = Choisissez d’abord le jeton à déplacer.
roam-refuse-nobody-asleep = Personne ne dort.
roam-refuse-not-adjacent = Un jeton se déplace d’un pas dans sa ligne ou sa colonne.
roam-refuse-not-empty-square = Ce n’est pas une case vide du motif que vous avez placé.
roam-refuse-not-explored = Ce lieu n’est pas exploré.
roam-refuse-not-skipped = Seule une case que votre motif a ignorée peut être reprise.
roam-refuse-not-solid = Ce n’est pas une case pleine du motif que vous avez placé.
roam-refuse-not-your-adventurer = Ce personnage n’est pas dans votre groupe.
roam-refuse-one-activation = Un personnage par tour : le vôtre est déjà parti.
roam-refuse-opponents-only = Seul un jeton adverse peut être remplacé.
roam-refuse-outside-field = Le motif doit tenir dans le plateau.
roam-refuse-over = La partie est terminée.
roam-refuse-own-turn-only = Les artefacts s’utilisent pendant votre propre tour.
roam-refuse-place-first = Choisissez d’abord où va le motif.
roam-refuse-price = { $price ->
    [one] Cela coûte { $price } pièce et vous en avez { $coins }.
   *[other] Cela coûte { $price } pièces et vous en avez { $coins }.
}
roam-refuse-replace-needs-price = Sur une case vide, vous payez aussi la case.
roam-refuse-replace-open = Il y a de la place sur cette case : rien n’est à remplacer.
roam-refuse-resolve-later = Les lieux se résolvent quand vous avez terminé vos actions.
roam-refuse-rotate-when-activating = Un motif se tourne pendant que vous choisissez sa place.
roam-refuse-solid-first = Les cases pleines passent avant les cases vides.
roam-refuse-stands-still = Le plateau est figé : cherchez là où au moins un jeton peut être placé.
roam-refuse-stands-still-adventurer = Le plateau est figé : envoyez un personnage qui peut placer un jeton.
roam-refuse-start-only = Seulement au début de votre tour.
roam-refuse-start-or-action = Seulement avant de terminer vos actions.
roam-refuse-supply-not-short = Vous avez assez de jetons pour toutes les cases pleines.
roam-refuse-woken-already = Votre groupe s’est déjà réveillé ce tour-ci.

# -- demandé avant de perdre quelque chose -------------------------------------------------------------------

roam-guard-buy = { $deed } ? L’artefact suivant est révélé aussitôt : ce coup ne se reprend pas.
roam-guard-free = { $count ->
    [one] Une case vide peut encore être remplie sans frais. Terminer vos actions ?
   *[other] { $count } cases vides peuvent encore être remplies sans frais. Terminer vos actions ?
}
