# I C E : ce que la table dit du jeu. Les deux éditions partagent ces mots ; ce que la première dit autrement se trouve dans
# ice1.ftl.

# -- variantes ---------------------------------------------------------------------------------------------

ice-option-players = Joueurs
ice-option-players-help = De deux à cinq guildes. À deux, chacun a 6 PE par journée, deux déplacements fluides et pas de planification.
ice-option-first_steps = Premiers pas
ice-option-first_steps-help = Pour une première partie : ni capacités de guilde ni journal de bord, 2 PR pour chacun, une requête en main.
ice-option-blessing = Bénédiction
ice-option-blessing-help = Une seule anima suffit pour déclencher l’effet d’un artefact, pendant toute la partie.
ice-option-fluid_movement = Déplacement fluide
ice-option-fluid_movement-help = Une fois par journée, deux pas pour 1 PE. Toujours actif à deux, au choix à trois.
ice-option-expert = Malédiction de Nuuk
ice-option-expert-help = Mode expert : chaque artefact que vous fouillez vous fait avancer sur la piste de malédiction, où les effets coûtent plus cher et les compagnons se font rares.
ice-option-friendly_curse = Malédiction clémente
ice-option-friendly_curse-help = Avec la malédiction : à l’aube, les moins maudits prennent un jeton Étude.
ice-option-logbook = Journal de bord
ice-option-logbook-help = Un événement à l’aube des journées 2, 3 et 4.
ice-option-logbook_setup = Mise en place du journal de bord
ice-option-logbook_setup-help = Une carte Journal de bord décide où se tiennent les premiers archéologues.
ice-option-first = Premier joueur
ice-option-first-help = Qui commence la première journée. Le jeton passe au suivant chaque journée.
ice-option-guilds = Guilde
ice-option-guilds-help = La guilde de cette place, avec son chef, son camp et ses capacités.
ice-option-gem_counts_as_daily_use = La gemme compte
ice-option-gem_counts_as_daily_use-help = Une Gemme d’Anima épuise son type pour la journée, et ne peut pas déclencher un type épuisé.
ice-option-forms_request_single_form_allowed = Une forme suffit pour payer
ice-option-forms_request_single_form_allowed-help = Une requête de formes peut être payée avec un seul artefact. La carte ne rapporte alors rien, mais les bonus de la journée s’appliquent.
ice-option-fault_sides = Côtés de la faille
ice-option-fault_sides-help = Les deux côtés d’une tuile Faille que personne ne peut franchir.
ice-option-deep_sublattice = Glace profonde
ice-option-deep_sublattice-help = Comment les tuiles profondes sont posées sous les autres : comme la neige, ou tournées d’un demi-tour.
ice-value-first-random = tiré au sort
ice-value-first-1 = joueur 1
ice-value-first-2 = joueur 2
ice-value-first-3 = joueur 3
ice-value-first-4 = joueur 4
ice-value-first-5 = joueur 5
ice-value-fault_sides-neighbouring = deux côtés voisins
ice-value-fault_sides-gap = deux côtés séparés par un autre
ice-value-fault_sides-opposite = deux côtés opposés
ice-value-deep_sublattice-B = comme la neige
ice-value-deep_sublattice-C = tournées d’un demi-tour

# -- ce qu’on vous demande ---------------------------------------------------------------------------------

ice-ask-keep_requests = { $left ->
    [one] Choisissez encore une requête à rendre.
   *[other] Choisissez { $left } requêtes à rendre.
}
ice-ask-turn = { $spent ->
    [0] { $ep ->
        [1] À vous de jouer : dépensez votre dernier PE.
       *[other] À vous de jouer : dépensez 1 ou 2 de vos { $ep } PE.
    }
    [one] { $spent } PE dépensé sur { $limit }, reste { $ep }. Continuez ou terminez votre tour.
   *[other] { $spent } PE dépensés sur { $limit }, reste { $ep }. Continuez ou terminez votre tour.
}
ice-ask-discard_snow = { $left ->
    [one] Vous avez une tuile Neige de trop. Choisissez celle que vous défaussez.
   *[other] Vous avez { $left } tuiles Neige de trop. Choisissez-en une à défausser.
}
ice-ask-build = { $camp ->
    [white] Choisissez la tuile pour le camp blanc et votre chef.
    [rebuild] Choisissez où vont votre camp et votre chef.
   *[own] Choisissez la tuile pour votre camp et votre chef.
}
ice-ask-second_step = { $crew ->
    [0] Un pas de plus, ou rester ici ?
   *[other] Un pas de plus avec les mêmes archéologues, ou rester ici ?
}
ice-ask-spiders = Araignées Blanches : choisissez le premier pas de votre chef.
ice-ask-smilodon = Smilodon Boréal : choisissez la case que fuient les archéologues.
ice-ask-smilodon_to = Choisissez où fuient tous ceux qui sont en { $from }.
ice-ask-manta = Raie Manta des Glaces : choisissez n’importe quelle case visible pour votre chef.
ice-ask-yacht = Char à Glace : choisissez le chef qu’un archéologue rejoint.
ice-ask-whistle = Sifflet des Tempêtes : choisissez la case dont les archéologues sont appelés.
ice-ask-whistle_to = Choisissez le camp qu’ils rejoignent depuis { $from }.
ice-ask-rune = Rune Explosive : choisissez une tuile entièrement découverte sans chef.
ice-ask-obliterate = Oblitération : choisissez une tuile entièrement découverte, celle de votre chef ou une tuile adjacente.
ice-ask-provide = Choisissez la tuile Neige pour votre archéologue.
ice-ask-choose_slot = Choisissez l’emplacement de votre artefact prismatique.
ice-ask-prismatics = Un artefact prismatique se trouve sur l’emplacement { $type }. Choisissez son emplacement pour aujourd’hui.
ice-ask-collapse = { $tiles-count ->
    [one] { $tiles } s’effondre. La sauver avec un effet Philosophal ?
   *[other] { $tiles } s’effondrent. En sauver une avec un effet Philosophal ?
}
ice-ask-refuge = { $must ->
    [true] Votre camp a perdu sa tuile { $tile }. Choisissez une tuile Neige adjacente.
   *[false] Votre camp a perdu sa tuile { $tile }. Choisissez n’importe quelle tuile Neige, ou reprenez le camp.
}
ice-ask-window_b = { $usable-count ->
    [0] Les explorateurs descendent. Vous n’avez rien à utiliser avant cela : continuez.
   *[other] Avant que les explorateurs descendent, vous pouvez utiliser : { $usable }.
}
ice-ask-distribute = { $piece-id ->
    [archaeologist] Choisissez où descend un archéologue.
   *[other] Choisissez où descend le chef des { $piece }.
}
ice-ask-place_group = { $crew ->
    [0] Choisissez où descend votre chef.
   *[other] Choisissez où descendent ensemble votre chef et l’archéologue.
}
ice-ask-window_c = Harmonie : appeler un archéologue auprès de votre chef ?
ice-ask-relocate = Choisissez la tuile du dessous pour le camp.
ice-ask-pick_request = Vous pouvez prendre une requête de la rangée.
ice-ask-validate = Vous pouvez valider une requête.
ice-ask-pay = Choisissez ce qui paie { $request }.
ice-ask-drop_requests = { $left ->
    [one] Vous avez une requête de trop. Choisissez celle que vous défaussez.
   *[other] Vous avez { $left } requêtes de trop. Choisissez-en une à défausser.
}
ice-ask-study_gift = Vous êtes parmi les moins maudits : choisissez un jeton Étude.
ice-ask-caravan = La caravane : achetez une tuile Neige pour 1 PR, ou vendez-en une pour 1 PR.
ice-ask-shortage = Trop peu d’archéologues pour toutes ces tuiles. Choisissez-en une qui en reçoit un.
ice-ask-free_move = Vous pouvez déplacer votre chef d’un pas sans payer, vers le haut si c’est possible.
ice-ask-camp_order = Choisissez le prochain camp vers lequel fuient des archéologues.
ice-ask-gather = Plusieurs sont à égale distance. Choisissez qui va au camp en { $camp }.
ice-ask-pitch = Vous pouvez amener votre camp sur la tuile de votre chef.
ice-ask-helping = Choisissez le camp où apparaît votre archéologue.
ice-ask-quake = Choisissez une tuile entièrement découverte sans chef. Elle est perdue.
ice-ask-snowstorm = Choisissez où tombe la tuile Neige ({ $landscape }).

ice-wait-keep_requests = { $player } choisit ses premières requêtes.
ice-wait-turn = { $player } explore.
ice-wait-discard_snow = { $player } défausse des tuiles Neige.
ice-wait-build = { $player } choisit la place d’un camp.
ice-wait-second_step = { $player } est en chemin.
ice-wait-spiders = { $player } suit les Araignées Blanches.
ice-wait-smilodon = { $player } lâche le Smilodon.
ice-wait-smilodon_to = { $player } lâche le Smilodon.
ice-wait-manta = { $player } chevauche la Raie Manta.
ice-wait-yacht = { $player } part en Char à Glace.
ice-wait-whistle = { $player } souffle dans le Sifflet des Tempêtes.
ice-wait-whistle_to = { $player } souffle dans le Sifflet des Tempêtes.
ice-wait-rune = { $player } place la Rune Explosive.
ice-wait-obliterate = { $player } choisit une tuile à détruire.
ice-wait-provide = { $player } envoie un archéologue.
ice-wait-choose_slot = { $player } choisit l’emplacement d’un artefact prismatique.
ice-wait-prismatics = { $player } dispose ses artefacts prismatiques.
ice-wait-collapse = { $player } peut sauver une tuile qui s’effondre.
ice-wait-refuge = { $player } cherche un refuge pour son camp.
ice-wait-window_b = { $player } fouille.
ice-wait-distribute = { $player } fait descendre les explorateurs.
ice-wait-place_group = { $player } fait descendre son chef.
ice-wait-window_c = { $player } fouille.
ice-wait-relocate = { $player } fait descendre un camp.
ice-wait-pick_request = { $player } regarde les requêtes.
ice-wait-validate = { $player } peut valider des requêtes.
ice-wait-pay = { $player } paie une requête.
ice-wait-drop_requests = { $player } défausse des requêtes.
ice-wait-study_gift = { $player } choisit un jeton Étude.
ice-wait-caravan = { $player } commerce avec la caravane.
ice-wait-shortage = { $player } place les derniers archéologues.
ice-wait-free_move = { $player } peut déplacer son chef.
ice-wait-camp_order = { $player } choisit l’ordre des camps.
ice-wait-gather = { $player } choisit qui va à un camp.
ice-wait-pitch = { $player } peut déplacer son camp.
ice-wait-helping = { $player } place un archéologue.
ice-wait-quake = { $player } choisit une tuile à perdre.
ice-wait-snowstorm = { $player } choisit où tombe la neige.

# -- ce que vous pouvez faire ------------------------------------------------------------------------------

ice-do-move = Aller en { $to }{ $crew ->
    [0] {""}
    [one] {" "}avec 1 archéologue
   *[other] {" "}avec { $crew } archéologues
}
ice-do-fluid_move = Glisser en { $to }{ $crew ->
    [0] {""}
    [one] {" "}avec 1 archéologue
   *[other] {" "}avec { $crew } archéologues
}, puis plus loin
ice-do-sail = Naviguer vers { $to }{ $crew ->
    [0] {""}
   *[other] {" "}avec un archéologue
}{ $cost ->
    [0] {""}
   *[other] {" "}pour { $cost } PE
}
ice-do-build = { $camp ->
    [white] Construire un camp blanc
    [neutral] Construire un camp
   *[own] Construire votre camp
}{ $cost ->
    [0] {""}
   *[other] {" "}pour { $cost } PE
}
ice-do-recruit = Recruter un archéologue en { $at }{ $cost ->
    [0] {""}
   *[other] {" "}pour { $cost } PE
}
ice-do-study = Étudier cet artefact{ $cost ->
    [0] {""}
   *[other] {" "}pour { $cost } PE
}
ice-do-plan = Planifier la prochaine journée{ $cost ->
    [0] {""}
   *[other] {" "}pour { $cost } PE
}
ice-do-excavate = Fouiller pour { $cost } PE{ $termites ->
    [0] {""}
    [one] , avec un Essaim de Termites
   *[other] , avec { $termites } Essaims de Termites
}{ $ability ->
    [yes] , avec l’aide du camp
   *[no] {""}
}
ice-do-overwork = Surmener : 1 PR pour un troisième PE ce tour-ci
ice-do-play = Jouer : { $tile }
ice-do-trigger = { $with-id ->
    [gem] Déclencher l’effet { $type } avec la Gemme d’Anima
    [token] Déclencher l’effet { $type } avec votre jeton
   *[slot] Déclencher l’effet { $type }
}
ice-do-free_trip = Aller gratuitement à votre camp{ $crew ->
    [0] {""}
   *[other] {" "}avec un archéologue
}
ice-do-activate = Poser votre jeton sur { $type }
ice-do-provide = Envoyer un archéologue de votre plateau
ice-do-rebuild = Déplacer votre camp et votre chef
ice-do-crampon = Utiliser un crampon
ice-do-end_turn = Terminer le tour
ice-do-put = Choisir { $at }{ $crew ->
    [0] {""}
    [one] {" "}avec 1 archéologue
   *[other] {" "}avec { $crew } archéologues
}
ice-do-take = Choisir { $from }
ice-do-destroy = Détruire { $tile }
ice-do-rescue = { $with-id ->
    [gem] Sauver { $tile } avec la Gemme d’Anima
    [token] Sauver { $tile } avec votre jeton
   *[slot] Sauver { $tile }
}
ice-do-join = Rejoindre le chef des { $leader }
ice-do-slot = Le poser sur { $type }
ice-do-go_on = Continuer
ice-do-take_back = Reprendre le camp
ice-do-discard = Défausser : { $tile }
ice-do-drop_request = Défausser { $request }
ice-do-pick_request = Prendre { $request }
ice-do-validate = Valider { $request }
ice-do-pay = Payer avec : { $with }
ice-do-take_study = Prendre le jeton Étude : { $type }
ice-do-buy = Acheter pour 1 PR : { $tile }
ice-do-sell = Vendre pour 1 PR : { $tile }
ice-do-pitch = Amener votre camp ici
ice-do-call = Appeler votre chef en { $to }{ $crew ->
    [0] {""}
    [one] {" "}avec 1 archéologue
   *[other] {" "}avec { $crew } archéologues
}{ $cost ->
    [0] {""}
   *[other] {" "}pour { $cost } PE
}
ice-do-beacon = Tour du Fanal : appeler gratuitement votre chef en { $to }{ $crew ->
    [0] {""}
    [one] {" "}avec 1 archéologue
   *[other] {" "}avec { $crew } archéologues
}
ice-do-consult = Consulter le Registre{ $cost ->
    [0] {""}
   *[other] {" "}pour { $cost } PE
}
ice-do-send_back = Renvoyer{ $cost ->
    [0] {""}
   *[other] {" "}pour { $cost } PE
} : votre journée se termine
ice-do-cash = Renoncer à une tuile pour 1 PE et 1 PR : { $tile }
ice-do-distill = Piocher dans le sac de défausse
ice-do-lead = Diriger le chef des { $leader }
ice-do-stride = Placer votre chef librement
ice-do-give = Donner 1 PE aux { $to }
ice-do-turn_tile = Tourner la tuile vers le côté { $side }
ice-do-keep = Conserver : { $tile }
ice-do-name_edifice = Retenir l’édifice : { $edifice }
ice-do-last_turn = Jouer un dernier tour
ice-do-send = { $slot-id ->
    [none] Envoyer à la Cité : { $artifact }
   *[other] Envoyer à la Cité, depuis { $slot } : { $artifact }
}
ice-do-stow = Défausser { $tile } et { $and } pour envoyer un artefact de plus
ice-do-accept = Accepter la proposition

# -- ce qui s’est passé ------------------------------------------------------------------------------------

ice-event-dealt = La glace est en place. { $first-is ->
    [you] Vous commencez.
   *[other] { $first } commence.
}
ice-event-requests_dealt = Vous recevez { $requests }.
ice-event-dropped = { $player-is ->
    [you] Vous défaussez
   *[other] { $player } défausse
} une requête.
ice-event-dropped_card = Vous défaussez { $request }.
ice-event-sunrise = Journée { $day }. { $first-is ->
    [you] Vous commencez.
   *[other] { $first } commence.
}
ice-event-turn = { $player-is ->
    [you] Vous
   *[other] { $player }
}, journée { $day }
ice-event-moved = { $player-is ->
    [you] Vous allez
   *[other] { $player } va
} en { $to }{ $crew ->
    [0] .
    [one] {" "}avec 1 archéologue.
   *[other] {" "}avec { $crew } archéologues.
}
ice-event-recruited = Un archéologue apparaît en { $at }.
ice-event-built = { $camp ->
    [white] { $player-is ->
        [you] Vous construisez
       *[other] { $player } construit
    } un camp blanc en { $at }.
    [rebuild] { $player-is ->
        [you] Vous déplacez votre camp
       *[other] { $player } déplace son camp
    } en { $at }.
   *[own] { $player-is ->
       [you] Vous construisez
      *[other] { $player } construit
   } un camp en { $at }.
}
ice-event-planned = { $player-is ->
    [you] Vous planifiez
   *[other] { $player } planifie
} la prochaine journée.
ice-event-studied = { $player-is ->
    [you] Vous prenez
   *[other] { $player } prend
} le jeton Étude : { $type }.
ice-event-overworked = { $player-is ->
    [you] Vous vous surmenez
   *[other] { $player } se surmène
}.
ice-event-activated = { $player-is ->
    [you] Vous posez
   *[other] { $player } pose
} le jeton Activation sur { $type }.
ice-event-provided = { $player-is ->
    [you] Vous envoyez
   *[other] { $player } envoie
} un archéologue en { $at }.
ice-event-stuck = { $player-is ->
    [you] Vous ne pouvez rien dépenser et perdez
   *[other] { $player } ne peut rien dépenser et perd
} 1 PE.
ice-event-digs = { $player-is ->
    [you] Vous fouillez
   *[other] { $player } fouille
} { $tile } pour { $cost } PE.
ice-event-excavated = { $artifact-id ->
    [0] { $player-is ->
        [you] Vous prenez
       *[other] { $player } prend
    } { $tile }.
   *[other] { $player-is ->
       [you] Vous prenez
      *[other] { $player } prend
   } { $tile } : { $artifact }.
}
ice-event-rescued = { $player-is ->
    [you] Vous sauvez
   *[other] { $player } sauve
} { $tile }.
ice-event-found = Vous trouvez : { $face }.
ice-event-collapsed = { $tiles-count ->
    [one] { $tiles } s’effondre.
   *[other] { $tiles } s’effondrent.
}
ice-event-destroyed = { $player-is ->
    [you] Vous détruisez
   *[other] { $player } détruit
} { $tile }.
ice-event-icon = { $player-is ->
    [you] Vous découvrez { $icon } et prenez
   *[other] { $player } découvre { $icon } et prend
} { $tokens } PR.
ice-event-slotted = { $player-is ->
    [you] Votre artefact prismatique est posé
   *[other] L’artefact prismatique ({ $player }) est posé
} sur { $type }.
ice-event-shifted = { $player-is ->
    [you] Vous déplacez
   *[other] { $player } déplace
} un artefact prismatique : { $from } → { $to }.
ice-event-crampon = { $player-is ->
    [you] Vous utilisez
   *[other] { $player } utilise
} un crampon.
ice-event-crew_put = { $count ->
    [one] Un archéologue descend : { $places }.
   *[other] { $count } archéologues descendent : { $places }.
}
ice-event-crew_moved = { $count ->
    [one] Un archéologue va de { $from } en { $to }.
   *[other] { $count } archéologues vont de { $from } en { $to }.
}
ice-event-leader_put = { $player-is ->
    [you] Votre chef
   *[other] Le chef ({ $player })
} descend en { $at }.
ice-event-camp_moved = { $at-id ->
    [none] Le camp retourne en réserve.
   *[other] Le camp descend en { $at }.
}
ice-event-refuge = { $at-id ->
    [none] { $player-is ->
        [you] Vous reprenez votre camp.
       *[other] { $player } reprend son camp.
    }
   *[other] { $player-is ->
       [you] Votre camp
      *[other] Le camp ({ $player })
   } trouve refuge en { $at }.
}
ice-event-triggered = { $player-is ->
    [you] Vous déclenchez
   *[other] { $player } déclenche
} l’effet { $type }.
ice-event-gained_ep = { $player-is ->
    [you] Vous gagnez
   *[other] { $player } gagne
} { $ep } PE.
ice-event-gained_rp = { $player-is ->
    [you] Vous gagnez
   *[other] { $player } gagne
} { $tokens } PR.
ice-event-gathered = { $player-is ->
    [you] Des archéologues rejoignent votre chef
   *[other] Des archéologues rejoignent le chef ({ $player })
} depuis { $from }.
ice-event-played = { $player-is ->
    [you] Vous jouez
   *[other] { $player } joue
} : { $face }.
ice-event-wreck = { $player-is ->
    [you] Vous gagnez
   *[other] { $player } gagne
} { $tokens } PR et { $ep } PE.
ice-event-discarded = { $player-is ->
    [you] Vous défaussez
   *[other] { $player } défausse
} une tuile Neige.
ice-event-cursed = { $player-is ->
    [you] Votre malédiction
   *[other] La malédiction ({ $player })
} est à { $space }.
ice-event-sunset = { $player-is ->
    [you] Votre journée se termine.
   *[other] { $player } termine sa journée.
}
ice-event-row = { $player-is ->
    [you] Vous disposez
   *[other] { $player } dispose
} les requêtes : { $requests }.
ice-event-picked = { $player-is ->
    [you] Vous prenez
   *[other] { $player } prend
} { $request }.
ice-event-validated = { $player-is ->
    [you] Vous validez
   *[other] { $player } valide
} { $request } pour { $points } PR, avec : { $paid }.
ice-event-unpaid = Vous laissez impayé ce que vous pourriez payer : { $dearest }.
ice-event-logbook = Journal de bord : { $card }.
ice-event-market = La caravane propose : { $faces }.
ice-event-bought = { $player-is ->
    [you] Vous achetez
   *[other] { $player } achète
} : { $face }.
ice-event-sold = { $player-is ->
    [you] Vous vendez
   *[other] { $player } vend
} une tuile Neige.
ice-event-drew_snow = { $player-is ->
    [you] Vous trouvez
   *[other] { $player } trouve
} une tuile Neige.
ice-event-storm_tile = { $player-is ->
    [you] Vous ramenez
   *[other] { $player } ramène
} une tuile Neige : { $landscape }.
ice-event-snow_back = La neige tombe en { $at }.
ice-event-cashed = { $player-is ->
    [you] Vous renoncez à une tuile
   *[other] { $player } renonce à une tuile
} pour { $ep } PE et { $tokens } PR : { $face }.
ice-event-charmed = { $leader-is ->
    [you] Votre chef
   *[other] Le chef ({ $leader })
} { $player-is ->
    [you] vous suit
   *[other] suit { $player }
} pendant ce tour.
ice-event-leads = { $player-is ->
    [you] Vous dirigez
   *[other] { $player } dirige
} { $leader-is ->
    [you] votre chef
   *[other] le chef ({ $leader })
}.
ice-event-smilodon = Un Smilodon rôde en { $at }.
ice-event-gift = { $later ->
    [true] { $to-is ->
        [you] Vous aurez
       *[other] { $to } aura
    } 1 PE de plus demain.
   *[false] { $to-is ->
        [you] Vous gagnez
       *[other] { $to } gagne
    } 1 PE.
}
ice-event-distilled = { $count ->
    [one] { $player-is ->
        [you] Vous piochez
       *[other] { $player } pioche
    } une tuile dans le sac.
   *[other] { $player-is ->
       [you] Vous piochez
      *[other] { $player } pioche
   } { $count } tuiles dans le sac.
}
ice-event-kept = { $artifact-id ->
    [0] { $player-is ->
        [you] Vous conservez
       *[other] { $player } conserve
    } une tuile Neige du sac.
   *[other] { $player-is ->
       [you] Vous conservez
      *[other] { $player } conserve
   } une tuile du sac : { $artifact }.
}
ice-event-consulted = { $player-is ->
    [you] Vous consultez
   *[other] { $player } consulte
} le Registre.
ice-event-register = Le Registre vous montre { $requests }.
ice-event-picked_card = Vous conservez { $request }.
ice-event-passed_on = On vous transmet { $requests }.
ice-event-sent = { $player-is ->
    [you] Vous envoyez
   *[other] { $player } envoie
} un artefact à la Cité pour { $tokens } PR.
ice-event-sent_artifact = Vous envoyez : { $artifact }.
ice-event-sent_back = { $player-is ->
    [you] Vous renvoyez vos trouvailles. Votre journée est terminée.
   *[other] { $player } renvoie ses trouvailles. Sa journée est terminée.
}
ice-event-stowed = { $player-is ->
    [you] Vous défaussez
   *[other] { $player } défausse
} deux tuiles Neige pour envoyer un artefact de plus.
ice-event-swapped = { $from-id ->
    [none] { $player-is ->
        [you] Votre chef
       *[other] Le chef ({ $player })
    } arrive en { $to } à la place d’un archéologue, qui retourne à la réserve.
   *[other] { $player-is ->
       [you] Votre chef
      *[other] Le chef ({ $player })
   } et un archéologue échangent leurs places : { $from } et { $to }.
}
ice-event-edifice = { $player-is ->
    [you] Vous découvrez un édifice en { $at } et prenez
   *[other] { $player } découvre un édifice en { $at } et prend
} { $tokens } PR : { $edifice }.
ice-event-named = { $player-is ->
    [you] Vous retenez
   *[other] { $player } retient
} un édifice pour la prochaine expédition : { $edifice }.
ice-event-wyvern = La Guivre s’installe en { $at }.
ice-event-last_round = Un édifice est à découvert : le dernier tour de table commence.
ice-event-stopped = L’expédition se termine après la journée { $day }.
ice-event-city = { $counted-count ->
    [0] { $player-is ->
        [you] Votre Cité est vide.
       *[other] La Cité ({ $player }) est vide.
    }
   *[other] { $player-is ->
       [you] Votre Cité
      *[other] La Cité ({ $player })
   } : { $counted }.
}
ice-event-game_over = La partie est terminée.

# Un tour en une ligne : des morceaux de phrase, sans le joueur. $times compte les événements d’une sorte, -sum additionne leurs nombres.

ice-gist-edifice = découvre un édifice ({ $edifice })
ice-gist-validated = valide { $request } pour { $points } PR
ice-gist-excavated = { $artifact-id ->
    [0] fouille { $tile }
   *[other] fouille { $tile } : { $artifact }
}
ice-gist-rescued = sauve { $tile }
ice-gist-icon = découvre { $icon }
ice-gist-sent_back = renvoie ses trouvailles
ice-gist-sent = { $times ->
    [one] envoie un artefact à la Cité
   *[other] envoie { $times } artefacts à la Cité
}
ice-gist-destroyed = détruit { $tile }
ice-gist-played = joue « { $face } »
ice-gist-built = construit un camp
ice-gist-planned = planifie la prochaine journée
ice-gist-studied = prend le jeton Étude { $type }
ice-gist-overworked = se surmène
ice-gist-bought = achète « { $face } »
ice-gist-picked = prend { $request }
ice-gist-moved = { $times ->
    [one] va en { $to }
   *[other] se déplace { $times } fois
}
ice-gist-recruited = { $times ->
    [one] recrute un archéologue
   *[other] recrute { $times } archéologues
}
ice-gist-gained_rp = { $tokens-sum } PR
ice-gist-sunset = termine sa journée

# -- pourquoi pas ------------------------------------------------------------------------------------------

ice-refuse-over = La partie est terminée.
ice-refuse-own-turn = C’est une action de votre tour. Répondez d’abord à la question.
ice-refuse-window = Rien de tel ne peut être utilisé en ce moment.
ice-refuse-window-b = Cela s’utilise pendant une fouille, avant que les explorateurs descendent.
ice-refuse-window-c = Harmonie se déclenche une fois que votre chef est descendu lors d’une fouille.
ice-refuse-finish-first = Terminez d’abord ce que vous avez commencé.
ice-refuse-nothing-to-put = Il n’y a rien à placer ici.
ice-refuse-nothing-to-destroy = Rien ne détruit de tuile en ce moment.
ice-refuse-nothing-falls = Un effet Philosophal répond à une tuile qui s’effondre pendant votre tour.
ice-refuse-no-yacht = Aucun Char à Glace n’est en route.
ice-refuse-no-prismatic = Aucun artefact prismatique n’attend d’emplacement.
ice-refuse-answer = Cette question attend une réponse.
ice-refuse-no-refuge = Aucun camp ne cherche de refuge.
ice-refuse-no-excess = Vous n’avez rien de trop.
ice-refuse-sunset-only = Cela se fait à votre crépuscule.
ice-refuse-no-request-to-pay = Aucune requête n’est à payer.
ice-refuse-no-study-gift = Personne ne vous donne de jeton Étude.
ice-refuse-logbook-only = Cela dépend d’une carte Journal de bord.
ice-refuse-logbook-first = Le journal de bord s’applique avant le début de la journée.
ice-refuse-at-sunset = Ni actions, ni tuiles Neige, ni effets au crépuscule.
ice-refuse-keep-first = Choisissez d’abord vos premières requêtes.
ice-refuse-spend-first = Dépensez au moins 1 PE pendant votre tour.
ice-refuse-ep = Cela coûte { $cost } PE et vous en avez { $ep }.
ice-refuse-limit = Cela coûte { $cost } PE. Ce tour-ci, vous en avez dépensé { $spent } sur { $limit }.
ice-refuse-leader-off-board = Votre chef n’est pas sur le plateau.
ice-refuse-not-adjacent = { $from } et { $to } ne sont pas adjacentes.
ice-refuse-gone = Il n’y a plus de tuile en { $to }.
ice-refuse-covered = L’endroit est entièrement recouvert : { $to }.
ice-refuse-fault = Une faille sépare { $from } et { $to }.
ice-refuse-companions = { $most ->
    [0] Aucun archéologue ne peut suivre.
    [one] Un seul archéologue peut suivre.
   *[other] { $most } archéologues au plus peuvent suivre.
}
ice-refuse-companions-stay = Les compagnons restent les mêmes pendant tout le trajet.
ice-refuse-nobody-follows = Aucun archéologue ne peut suivre votre chef.
ice-refuse-no-change = Cela ne changerait rien.
ice-refuse-no-fluid-token = Il ne vous reste pas de déplacement fluide aujourd’hui.
ice-refuse-no-camp-there = Il n’y a pas de camp sur cette tuile.
ice-refuse-camp-there = Aucun camp ne peut s’y trouver.
ice-refuse-camp-on-tile = Un camp se pose sur une tuile, ni au bord du plateau ni à Azulia.
ice-refuse-camp-on-board = Votre camp est déjà sur le plateau.
ice-refuse-camp-off-board = Votre camp n’est pas sur le plateau.
ice-refuse-no-white-camp = Il ne reste pas de camp blanc.
ice-refuse-no-site = Il n’y a aucune tuile où construire.
ice-refuse-fully-uncovered = La tuile doit être entièrement découverte.
ice-refuse-navigators-snow = Le camp des Navigateurs ne se pose que sur des tuiles Neige.
ice-refuse-empty-supply = Il ne reste pas d’archéologue dans la réserve.
ice-refuse-planned = Vous avez déjà un jeton Planification.
ice-refuse-no-planning = À deux joueurs, il n’y a pas de planification.
ice-refuse-no-artifact-here = Votre chef n’est pas sur un artefact.
ice-refuse-prismatic = Une tuile prismatique n’a pas de type à elle.
ice-refuse-study-taken = Vous avez déjà le jeton Étude de ce type.
ice-refuse-no-tile-here = Il n’y a pas de tuile sous votre chef.
ice-refuse-covers = Plusieurs tuiles recouvrent celle-ci, ou celle qui la recouvre est elle-même recouverte.
ice-refuse-no-discount = Votre capacité n’aide pas pour cette tuile.
ice-refuse-cost-zero = La fouille est déjà gratuite.
ice-refuse-with-excavation = L’essaim se joue avec une fouille.
ice-refuse-gem-triggers = La gemme se joue en déclenchant un effet avec elle.
ice-refuse-three-ep = Pour surmener, il faut trois PE à dépenser ce tour-ci.
ice-refuse-no-rp = Vous n’avez pas de jeton PR.
ice-refuse-once-a-turn = Une seule fois par tour.
ice-refuse-once-a-day = Une seule fois par journée.
ice-refuse-other-guild = Votre guilde n’a pas cette capacité.
ice-refuse-not-in-hand = Vous ne l’avez pas en main.
ice-refuse-nobody-to-take = Il n’y a personne à prendre là.
ice-refuse-nobody-beside = Aucun archéologue à côté de votre chef ne peut venir.
ice-refuse-no-target = Il n’y a aucune tuile à choisir.
ice-refuse-other-type = Votre chef n’est pas sur une tuile de ce type.
ice-refuse-used-today = Vous avez déjà utilisé ce type aujourd’hui.
ice-refuse-anima = L’emplacement n’a pas assez d’anima.
ice-refuse-cannot-trigger = Vous ne pouvez pas déclencher cet effet maintenant.
ice-refuse-no-token = Votre jeton n’est pas sur cet emplacement.
ice-refuse-full-ep = Votre piste de PE est pleine.
ice-refuse-no-provisions = Il ne reste pas d’archéologue sur votre plateau.
ice-refuse-no-snow-left = Il ne reste pas de tuile Neige.
ice-refuse-snow-tile-only = Choisissez une tuile Neige.
ice-refuse-leader-there = Un chef s’y trouve.
ice-refuse-not-next-to-leader = Choisissez la tuile de votre chef, ou une tuile adjacente.
ice-refuse-does-not-fall = Cette tuile ne s’effondre pas.
ice-refuse-refuge-needed = Une tuile Neige adjacente à la tuile perdue est libre : le camp doit y aller.
ice-refuse-refuge-adjacent = Le camp doit aller sur une tuile Neige adjacente à la tuile perdue.
ice-refuse-refuge-taken = Il faut au camp une tuile Neige sans autre camp.
ice-refuse-one-free-group = Une seule corde ou un seul crampon par fouille.
ice-refuse-no-crampon = Aucun crampon n’est prêt pour ce tour.
ice-refuse-not-below = Choisissez l’un des endroits du dessous.
ice-refuse-no-way-out = Choisissez un endroit visible à côté de celui qui est enseveli.
ice-refuse-uneven = Les explorateurs se répartissent aussi équitablement que possible.
ice-refuse-choose-slot = Choisissez un emplacement. Le sien le laisse où il est.
ice-refuse-all-of-them = Tous fuient ensemble.
ice-refuse-no-such-leader = On ne peut pas rejoindre ce chef.
ice-refuse-other-camp = Choisissez une autre tuile avec un camp.
ice-refuse-one-or-two = Un ou deux de ceux qui s’y trouvent.
ice-refuse-not-in-row = Cette requête n’est pas dans la rangée.
ice-refuse-cannot-pay = Vous ne pouvez pas payer cette requête.
ice-refuse-no-such-means = Vous ne l’avez pas sur votre plateau Guilde.
ice-refuse-different-forms = Cette requête veut des artefacts de son type, chacun d’une autre forme.
ice-refuse-does-not-pay = Cela ne fait pas partie du coût.
ice-refuse-superfluous = La requête n’en a pas besoin.
ice-refuse-not-enough = Cela ne suffit pas encore.
ice-refuse-not-in-market = La caravane ne l’a pas.
ice-refuse-trade-once = Achetez ou vendez au moins une fois.
ice-refuse-not-such-a-tile = La carte ne parle pas de cette tuile.
ice-refuse-higher = Si vous vous déplacez, ce doit être vers un niveau plus haut.
ice-refuse-not-a-camp = Choisissez une tuile avec un camp.
ice-refuse-not-nearest = D’autres sont plus près du camp.
ice-refuse-storm-cell = Une tuile Neige ne peut pas être posée là.
ice-refuse-inaccessible = Personne ne peut aller en { $to } tant qu’une bête y rôde.
ice-refuse-edifice = Un édifice ne quitte jamais sa place.
ice-refuse-camp-protects = Un camp protège cette tuile.
ice-refuse-one-piece-first = Faites descendre les chefs un par un, puis les archéologues, jusqu’à trois à la fois.
ice-refuse-another-player = Choisissez un autre joueur.
ice-refuse-competitive = On ne renonce à des tuiles qu’en mode solo ou coopératif.
ice-refuse-day-not-over = Les artefacts s’envoient quand votre journée est terminée.
ice-refuse-day-over = Votre journée est terminée.
ice-refuse-empty-bag = Le sac de défausse est vide.
ice-refuse-enough-sent = On ne peut plus envoyer d’artefacts aujourd’hui.
ice-refuse-last-turn-first = Dites d’abord si vous jouez un dernier tour.
ice-refuse-no-camp-left = Il ne reste pas de camp dans la réserve.
ice-refuse-no-edifice = Cet édifice n’a pas été découvert.
ice-refuse-no-flake = Il n’y a ni tuile Flocon ni tuile Neige dans le sac.
ice-refuse-no-gift = Il n’y a rien à donner.
ice-refuse-no-requests = Il ne reste pas de requête à piocher.
ice-refuse-no-smilodon = Tous les Smilodons sont sur le plateau.
ice-refuse-no-such-edifice = Il faut pour cela un édifice qui n’est pas en jeu.
ice-refuse-not-drawn = Cette requête n’est pas parmi celles qui sont devant vous.
ice-refuse-not-led = Vous ne pouvez pas diriger ce chef maintenant.
ice-refuse-not-new = Seule une nouvelle tuile Neige va dans le sac. Vous pouvez en jouer une à la place.
ice-refuse-not-on-board = Cet artefact n’est pas sur votre plateau Guilde.
ice-refuse-not-the-end = Cela se fait à la fin de la partie.
ice-refuse-nothing-drawn = Cette tuile n’est pas parmi celles piochées dans le sac.
ice-refuse-open-tile = Choisissez une tuile visible sans bête.
ice-refuse-own-leader = La Tour du Fanal n’appelle que votre propre chef.
ice-refuse-wyvern = La Guivre ne peut pas s’y installer.

# -- le journal de bord ------------------------------------------------------------------------------------

ice2-name-LOG-01 = Ravitaillement
ice2-name-LOG-02 = Caravane marchande
ice2-name-LOG-03 = Résonance prismatique
ice2-name-LOG-04 = Quelque chose approche
ice2-name-LOG-05 = À l’abri du nunatak
ice2-name-LOG-06 = Blizzard
ice2-name-LOG-07 = On dresse le camp
ice2-name-LOG-08 = Coup de main
ice2-name-LOG-09 = Tremblement de glace
ice2-name-LOG-10 = Tempête de neige
