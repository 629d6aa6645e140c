# I C E, première édition, sous son propre nom. Ce que les deux éditions disent de même se trouve dans ice.ftl.

# -- variantes ---------------------------------------------------------------------------------------------

ice1-option-players = Joueurs
ice1-option-players-help = D’une à cinq guildes. En solo, vous jouez contre les journées ; à deux, on se déplace de deux tuiles d’un coup, une fois par tour.
ice1-option-mode = Mode
ice1-option-mode-help = Chacun pour soi, en solo, ou tous ensemble contre les journées. Une personne seule joue toujours en solo.
ice1-option-first_steps = Premiers pas
ice1-option-first_steps-help = Pour une première partie : pas de capacités de guilde, pas de PR de départ, trois décrets faciles, deux requêtes distribuées et conservées, le journal de bord dans l’ordre.
ice1-option-draft = Draft
ice1-option-draft-help = Conservez une requête sur quatre, passez-en trois à gauche, puis conservez l’une de celles qu’on vous passe.
ice1-option-edifices = Édifices
ice1-option-edifices-help = Ce qu’une expédition passée a découvert change celle-ci. D’ordinaire l’édifice découvert lors de votre dernière partie ; plusieurs à la fois si vous voulez.
ice1-option-first = Premier joueur
ice1-option-first-help = Qui commence la première journée. Le jeton passe au suivant chaque journée.
ice1-option-guilds = Guilde
ice1-option-guilds-help = La guilde de cette place, avec son chef et sa capacité.
ice1-option-odd_level_class = Niveaux
ice1-option-odd_level_class-help = Comment la neige, le niveau intermédiaire et les édifices se superposent : tous de la même façon, ou certains tournés d’un demi-tour.
ice1-option-fault_sides = Côtés de la faille
ice1-option-fault_sides-help = Les deux côtés d’une tuile Faille que personne ne peut franchir.
ice1-option-base_camp_tile_central = Campement au centre
ice1-option-base_camp_tile_central-help = La tuile Campement se trouve sur l’un des trois emplacements centraux, au lieu de n’importe où.
ice1-option-hand_overflow = Main pleine
ice1-option-hand_overflow-help = Quand une tuile Neige de trop va dans le sac : après l’action, pour que vous puissiez d’abord en jouer une, ou aussitôt.
ice1-option-exalted_mandatory_each = Exalté appelle tout le monde
ice1-option-exalted_mandatory_each-help = Exalté fait venir un archéologue de chaque tuile adjacente. Sinon, vous choisissez desquelles.
ice1-option-charisma_one_leader = Un seul chef charmé
ice1-option-charisma_one_leader-help = La Pierre de Charisme gagne un chef à votre cause. Sinon, tous.
ice1-option-whistle_protects_partial_camp = Les camps arrêtent la tempête
ice1-option-whistle_protects_partial_camp-help = Le Sifflet des Tempêtes ne peut recouvrir aucune partie d’une tuile avec un camp. Sinon, tout sauf la dernière partie.
ice1-option-last_round_for_finished_players = Un dernier tour pour tous
ice1-option-last_round_for_finished_players-help = Au dernier tour de table, qui n’a plus de PE peut encore utiliser ce qui ne coûte rien.
ice1-option-send_at_stop = Envoi à la fin
ice1-option-send_at_stop-help = Quand la partie s’arrête, chacun peut envoyer encore trois artefacts à la Cité.
ice1-option-extra_edifice_rp = Chaque édifice compte
ice1-option-extra_edifice_rp-help = Chaque édifice découvert rapporte des PR. Sinon, seulement le premier.
ice1-option-solo_reveal_ends_game = Un édifice termine la partie solo
ice1-option-solo_reveal_ends_game-help = En solo aussi, un dernier tour suit la découverte d’un édifice. Sinon, vous jouez jusqu’à la dixième journée.
ice1-option-coop_artifact_scope = Artefacts de l’équipe
ice1-option-coop_artifact_scope-help = Si chaque joueur doit envoyer assez d’artefacts, ou l’équipe tout entière.
ice1-option-coop_request_scope = Requêtes de l’équipe
ice1-option-coop_request_scope-help = S’il faut les PR des requêtes à chaque joueur, ou à l’équipe tout entière.
ice1-option-coop_strict_reveal = L’édifice en dernier
ice1-option-coop_strict_reveal-help = En mode coopératif, les autres objectifs doivent être atteints avant de découvrir un édifice.
ice1-value-mode-competitive = chacun pour soi
ice1-value-mode-solo = en solo
ice1-value-mode-cooperative = tous ensemble
ice1-value-edifices-ED01 = Antre de la Guivre
ice1-value-edifices-ED02 = Arches des Portails
ice1-value-edifices-ED03 = Salle des Sphères
ice1-value-edifices-ED04 = Tour du Fanal
ice1-value-edifices-ED05 = Chambre de Résonance
ice1-value-edifices-ED06 = Grandes Archives
ice1-value-edifices-ED07 = Rotonde du Conseil
ice1-value-edifices-ED08 = Colosse du Nunatak
ice1-value-edifices-ED09 = Dortoirs
ice1-value-edifices-ED10 = Chambres froides
ice1-value-edifices-ED11 = Grande Horloge
ice1-value-edifices-ED12 = Dôme englouti
ice1-value-edifices-random = un, tiré au sort
ice1-value-odd_level_class-BBB = tous de la même façon
ice1-value-odd_level_class-BCB = niveau intermédiaire tourné
ice1-value-odd_level_class-BBC = édifices tournés
ice1-value-odd_level_class-BCC = niveau intermédiaire et édifices tournés
ice1-value-hand_overflow-after_action = après l’action
ice1-value-hand_overflow-at_once = aussitôt
ice1-value-coop_artifact_scope-per_player = chaque joueur
ice1-value-coop_artifact_scope-team = l’équipe
ice1-value-coop_request_scope-per_player = chaque joueur
ice1-value-coop_request_scope-team = l’équipe

# -- ce qu’on vous demande ---------------------------------------------------------------------------------

ice1-ask-build = Choisissez la tuile pour le camp et votre chef.
ice1-do-build = Construire un camp{ $cost ->
    [0] {""}
   *[other] {" "}pour { $cost } PE
}
ice1-event-crampon = { $player-is ->
    [you] Vous placez librement votre chef.
   *[other] { $player } place librement son chef.
}
ice1-ask-window_b = { ice-ask-window_b }
ice1-ask-rune = Rune Explosive : choisissez une tuile entièrement découverte sans camp.
ice1-ask-obliterate = Oblitération : choisissez une tuile entièrement découverte adjacente à votre chef.
ice1-ask-quake = Choisissez une tuile entièrement découverte sans chef ni camp. Elle est perdue.
ice1-ask-draft = { $kept ->
    [0] Choisissez la première requête que vous conservez. Les autres passent à gauche.
   *[other] Choisissez l’une des requêtes qu’on vous a passées.
}
ice1-ask-spiders = Araignées Blanches : choisissez la case dont les archéologues se déplacent.
ice1-ask-spiders_to = Choisissez où vont tous ceux qui sont en { $from }.
ice1-ask-smilodon = Smilodon Boréal : choisissez la tuile où personne ne peut entrer jusqu’à votre prochain tour.
ice1-ask-yacht = Char à Glace : choisissez l’autre chef qu’un archéologue rejoint.
ice1-ask-gift = Épave : choisissez qui d’autre gagne 1 PE.
ice1-ask-charm = Pierre de Charisme : choisissez le chef qui vous suit ce tour-ci.
ice1-ask-whistle = Sifflet des Tempêtes : choisissez où poser la tuile ({ $landscape }).
ice1-ask-turn_tile = Choisissez comment tourner la tuile Faille en { $at }.
ice1-ask-rope_down = { $piece-id ->
    [archaeologist] À la corde : choisissez où descendent des archéologues, d’un à trois à la fois.
   *[other] À la corde : choisissez où descend le chef des { $piece }.
}
ice1-ask-gather_some = Exalté : choisissez d’où vient le prochain archéologue.
ice1-ask-distill = Choisissez la tuile que vous conservez. Les autres retournent dans le sac.
ice1-ask-overflow = Votre main est pleine. Jouez une tuile Neige, ou défaussez-en une nouvelle.
ice1-ask-offer = Le tour d’un autre joueur commence. Vous pouvez renoncer à une tuile pour 1 PE et 1 PR.
ice1-ask-consult = Choisissez la requête que vous conservez.
ice1-ask-sending = { $left ->
    [0] On ne peut plus envoyer d’artefacts, sauf si vous défaussez deux tuiles Neige.
    [one] Vous pouvez encore envoyer un artefact à la Cité.
   *[other] Vous pouvez envoyer { $left } artefacts à la Cité.
}
ice1-ask-name_edifice = Choisissez l’édifice que connaîtra votre prochaine expédition.
ice1-ask-wyvern = Choisissez où s’installe la Guivre.
ice1-ask-pack = Trop peu de Smilodons pour toutes ces tuiles. Choisissez-en une qui en reçoit un.
ice1-ask-whiteout = { $leader_at ->
    [home] Jour blanc : votre chef peut venir à la place d’un archéologue, qui retourne à la réserve.
   *[other] Jour blanc : votre chef et un archéologue peuvent échanger leurs places.
}
ice1-ask-last_turn = Un édifice est à découvert. Jouez-vous un dernier tour ?
ice1-ask-assign = Votre Cité paie vos requêtes. Acceptez la proposition, ou choisissez vous-même.

ice1-wait-draft = { $player } choisit des requêtes.
ice1-wait-spiders = { $player } envoie les Araignées Blanches.
ice1-wait-spiders_to = { $player } envoie les Araignées Blanches.
ice1-wait-smilodon = { $player } lâche le Smilodon.
ice1-wait-yacht = { $player } part en Char à Glace.
ice1-wait-gift = { $player } partage une épave.
ice1-wait-charm = { $player } brandit la Pierre de Charisme.
ice1-wait-whistle = { $player } souffle dans le Sifflet des Tempêtes.
ice1-wait-turn_tile = { $player } tourne une tuile.
ice1-wait-rope_down = { $player } fait descendre les explorateurs à la corde.
ice1-wait-gather_some = { $player } appelle des archéologues.
ice1-wait-distill = { $player } regarde dans le sac.
ice1-wait-overflow = { $player } a la main pleine.
ice1-wait-offer = { $player } peut renoncer à une tuile.
ice1-wait-consult = { $player } consulte le Registre.
ice1-wait-sending = { $player } envoie des artefacts à la Cité.
ice1-wait-name_edifice = { $player } choisit un édifice.
ice1-wait-wyvern = { $player } déplace la Guivre.
ice1-wait-pack = { $player } place les derniers Smilodons.
ice1-wait-whiteout = { $player } peut échanger des places.
ice1-wait-last_turn = { $player } peut jouer un dernier tour.
ice1-wait-assign = { $player } paie des requêtes.

# -- pourquoi pas ------------------------------------------------------------------------------------------

ice1-refuse-at-sunset = La partie est terminée, il ne reste que les requêtes.
ice1-refuse-camp-on-tile = Un camp se pose sur une tuile, pas au bord du plateau.
ice1-refuse-no-crampon = Vous avez déjà utilisé votre foulée ce tour-ci.
ice1-refuse-no-planning = En solo, il n’y a pas de planification.
ice1-refuse-no-such-means = Vous ne l’avez pas dans votre Cité.
ice1-refuse-not-next-to-leader = Choisissez une tuile adjacente à votre chef.
ice1-refuse-one-free-group = La corde ou votre foulée, pas les deux.
ice1-refuse-sunset-only = Ce n’est pas le moment.
ice1-refuse-window-c = Harmonie se déclenche à la fin d’une fouille.

# -- le journal de bord ------------------------------------------------------------------------------------

ice1-name-LB1 = Renforts
ice1-name-LB2 = Lueur prismatique
ice1-name-LB3 = La Meute
ice1-name-LB4 = Le Dégel
ice1-name-LB5 = Chute de neige
ice1-name-LB6 = Jour blanc
