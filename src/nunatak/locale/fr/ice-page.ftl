# I C E : ce que seule la page dit. Ce qui est demandé, fait et raconté se trouve dans ice.ftl.

# -- les noms des choses ------------------------------------------------------------------------------------

ice-page-level-snow = Neige
ice-page-level-surface = Glace de surface
ice-page-level-intermediate = Glace intermédiaire
ice-page-level-deep = Glace profonde
ice-page-level-edifice = Édifices
ice-page-level-floor = Azulia
ice-page-rim = bord du plateau
ice-page-region = région

# Une case dont parle une phrase : son numéro est imprimé sur le plateau si on le veut, les mots aident à la trouver.
ice-place = { $space } ({ $ground }{ $mark-id ->
    [none] )
    [leader] , { $way-id ->
        [here] avec { ice-place-leader }
        [below] sous { ice-place-leader }
        [above] au-dessus { ice-place-leader.de }
       *[other] { $way-au } { ice-place-leader.de }
    })
    [camp] , { $way-id ->
        [here] avec { ice-place-camp }
        [below] sous { ice-place-camp }
        [above] au-dessus { ice-place-camp.de }
       *[other] { $way-au } { ice-place-camp.de }
    })
    [white] , avec un camp)
   *[middle] , { $way-id ->
        [here] au milieu
       *[other] { $way-au }
    })
}
ice-place-leader = { $owner-is ->
    [you] votre chef
   *[other] le chef du joueur { $owner }
}
    .de = { $owner-is ->
        [you] de votre chef
       *[other] du chef du joueur { $owner }
    }
ice-place-camp = { $owner-is ->
    [you] votre camp
   *[other] le camp du joueur { $owner }
}
    .de = { $owner-is ->
        [you] de votre camp
       *[other] du camp du joueur { $owner }
    }
ice-page-back-blank = neige vierge
ice-page-back-tunnel = tunnel
ice-page-back-fault = faille
ice-page-back-nunatak = nunatak
ice-page-back-base_camp = campement
ice-page-back-achievement = Accomplissement
ice-page-back-exalted = Exalté
ice-page-back-philosophical = Philosophal
ice-page-back-obliteration = Oblitération
ice-page-back-harmony = Harmonie
ice-page-back-prismatic = Prismatique
ice-page-back-unknown = pas encore vu

ice-page-type-achievement = Accomplissement
ice-page-type-exalted = Exalté
ice-page-type-philosophical = Philosophal
ice-page-type-obliteration = Oblitération
ice-page-type-harmony = Harmonie
ice-page-type-prismatic = Prismatique

ice-page-effect-achievement = Une fois par journée : gagnez 1 PE. La limite du tour n’augmente pas.
ice-page-effect-exalted = Une fois par journée, 1 PE : un archéologue de chaque case adjacente rejoint votre chef. Les failles bloquent.
ice-page-effect-philosophical = Une fois par journée : quand une tuile s’effondre ou est détruite pendant votre tour, elle est à vous.
ice-page-effect-obliteration = Une fois par journée : détruisez la tuile entièrement découverte de votre chef, ou une tuile adjacente.
ice-page-effect-harmony = Une fois par journée, après une fouille : un archéologue de la réserve rejoint votre chef.
ice-page-effect-rule-achievement = ICE2-ART-30
ice-page-effect-rule-exalted = ICE2-ART-35
ice-page-effect-rule-philosophical = ICE2-ART-50
ice-page-effect-rule-obliteration = ICE2-ART-45
ice-page-effect-rule-harmony = ICE2-ART-40

ice-page-form-1 = vase
ice-page-form-2 = stèle
ice-page-form-3 = masque
ice-page-artifact = { $type }, { $form }, { $anima } anima
ice-page-artifact-prismatic = Prismatique, { $anima } anima
ice-page-artifacts-of = { $count } { $type }
ice-page-study-token = Jeton Étude : { $type }

# -- les tuiles Neige ---------------------------------------------------------------------------------------

ice-page-face-polar_termite_swarm = Essaim de Termites Polaires
ice-page-face-polar_termite_swarm-about = Avec une fouille : elle coûte 1 PE de moins.
ice-page-face-polar_termite_swarm-rule = ICE2-SNO-20
ice-page-face-boreal_smilodon = Smilodon Boréal
ice-page-face-boreal_smilodon-about = Tous les archéologues d’une case fuient vers une même case adjacente. Les failles bloquent.
ice-page-face-boreal_smilodon-rule = ICE2-SNO-21
ice-page-face-white_spiders = Araignées Blanches
ice-page-face-white_spiders-about = Votre chef fait gratuitement 1 ou 2 pas ; un archéologue peut le suivre. Les failles bloquent.
ice-page-face-white_spiders-rule = ICE2-SNO-22
ice-page-face-ice_manta = Raie Manta des Glaces
ice-page-face-ice_manta-about = Votre chef va sur n’importe quelle case visible. Les failles ne comptent pas.
ice-page-face-ice_manta-rule = ICE2-SNO-23
ice-page-face-rappelling_rope = Corde de Rappel
ice-page-face-rappelling_rope-about = Lors d’une fouille : votre chef et un archéologue descendent en dernier, ensemble, où vous voulez.
ice-page-face-rappelling_rope-rule = ICE2-SNO-24
ice-page-face-ice_yacht = Char à Glace
ice-page-face-ice_yacht-about = Un archéologue de la réserve rejoint votre chef, et un autre rejoint un autre chef.
ice-page-face-ice_yacht-rule = ICE2-SNO-25
ice-page-face-wreck = Épave
ice-page-face-wreck-about = Gagnez 1 PE et 1 jeton PR.
ice-page-face-wreck-rule = ICE2-SNO-26
ice-page-face-expedition_survivors = Survivants d’Expédition
ice-page-face-expedition_survivors-about = Lors d’une fouille : deux archéologues de la réserve descendent avec les autres.
ice-page-face-expedition_survivors-rule = ICE2-SNO-27
ice-page-face-storm_whistle = Sifflet des Tempêtes
ice-page-face-storm_whistle-about = Jusqu’à 2 archéologues d’une case vont sur une tuile avec un camp. Les failles ne comptent pas.
ice-page-face-storm_whistle-rule = ICE2-SNO-28
ice-page-face-talisman_achievement = Talisman de l’Accomplissement
ice-page-face-talisman_achievement-about = Fouillez gratuitement la tuile Accomplissement de votre chef.
ice-page-face-talisman_achievement-rule = ICE2-SNO-29
ice-page-face-talisman_exalted = Talisman Exalté
ice-page-face-talisman_exalted-about = Fouillez gratuitement la tuile Exalté de votre chef.
ice-page-face-talisman_exalted-rule = ICE2-SNO-29
ice-page-face-talisman_philosophical = Talisman Philosophal
ice-page-face-talisman_philosophical-about = Fouillez gratuitement la tuile Philosophal de votre chef.
ice-page-face-talisman_philosophical-rule = ICE2-SNO-29
ice-page-face-talisman_obliteration = Talisman de l’Oblitération
ice-page-face-talisman_obliteration-about = Fouillez gratuitement la tuile Oblitération de votre chef.
ice-page-face-talisman_obliteration-rule = ICE2-SNO-29
ice-page-face-talisman_harmony = Talisman de l’Harmonie
ice-page-face-talisman_harmony-about = Fouillez gratuitement la tuile Harmonie de votre chef.
ice-page-face-talisman_harmony-rule = ICE2-SNO-29
ice-page-face-explosive_rune = Rune Explosive
ice-page-face-explosive_rune-about = Détruisez, n’importe où, une tuile entièrement découverte sans chef.
ice-page-face-explosive_rune-rule = ICE2-SNO-30
ice-page-face-anima_gem = Gemme d’Anima
ice-page-face-anima_gem-about = Déclenchez l’effet de la tuile Artefact où se trouve votre chef.
ice-page-face-anima_gem-rule = ICE2-SNO-31

# -- les guildes --------------------------------------------------------------------------------------------

ice-page-guild-navigators = Navigateurs
ice-page-guild-navigators-about = Une fois par tour, un archéologue suit votre chef quand il navigue, construit ou est déplacé par une tuile Neige. Une fois par journée, votre chef va gratuitement à votre camp. Votre camp ne se pose que sur la neige, et trouve refuge quand sa tuile disparaît.
ice-page-guild-incandescents = Incandescents
ice-page-guild-incandescents-about = Une fois par journée, sur une tuile Artefact : posez le jeton Activation sur ce type et déclenchez-le une fois aujourd’hui, sans artefact.
ice-page-guild-striders = Arpenteurs
ice-page-guild-striders-about = Une fois par tour, lors d’une fouille : retournez un crampon, et votre chef descend en dernier, où vous voulez. Un crampon revient à chaque aube.
ice-page-guild-providers = Pourvoyeurs
ice-page-guild-providers-about = Une fois par tour : placez un archéologue de votre plateau sur n’importe quelle tuile Neige. Deux sont prêts à chaque aube.
ice-page-guild-cryoarchitects = CryoArchitectes
ice-page-guild-cryoarchitects-about = Une fois par tour, une tuile Artefact avec votre camp coûte 1 PE de moins au lieu de plus. Une fois par journée, 1 PE : reconstruisez votre camp bien qu’il soit sur le plateau.
ice-page-token-activation-ready = Jeton Activation : prêt
ice-page-token-activation-grey = Jeton Activation : utilisé aujourd’hui
ice-page-token-activation-on = Jeton Activation sur { $type }
ice-page-token-crampons = Crampons prêts : { $count } sur 2
ice-page-token-provisions = Archéologues sur le plateau Guilde : { $count } sur 2

# -- requêtes et décrets ------------------------------------------------------------------------------------

ice-page-request-prismatic2 = Artefacts prismatiques avec 2 anima en tout
ice-page-request-tri_anima = 3 anima parmi { $types }, au choix
ice-page-request-tri_two_types = Deux artefacts de types différents parmi { $types }
ice-page-request-either2 = 2 anima { $first }, ou 2 anima { $second }
ice-page-request-forms = Formes différentes du type { $types } : 2 formes { $some } PR, 3 formes { $worth } PR
ice-page-request-mono_anima = 3 anima { $types }
ice-page-request-short-prismatic2 = « 2 anima prismatiques »
ice-page-request-short-tri_anima = « 3 anima : { $types } »
ice-page-request-short-tri_two_types = « deux types : { $types } »
ice-page-request-short-either2 = « 2 anima : { $types } »
ice-page-request-short-forms = « formes : { $types } »
ice-page-request-short-mono_anima = « 3 anima : { $types } »
ice-page-request-worth = { $kind ->
    [forms] { $price }.
   *[other] { $price }. { $worth } PR.
}
ice-page-request-about = { ice-page-request-worth }
ice-page-request-near = { ice-page-request-worth } Vous pourriez maintenant payer { $have } sur { $need }.
ice-page-request-payable = { ice-page-request-worth } Vous pouvez la payer.
ice-page-request-done = { $price }. Validée pendant la journée { $day } : { $score } PR.

ice-page-proposal = Au mieux pour vous maintenant : { $points } PR
ice-page-proposal-with = avec { $paid }
ice-page-paid-for = { $request } pour { $points } PR
ice-page-paid-more = { $count ->
    [one] une de plus
   *[other] { $count } de plus
}
ice-page-guard-unpaid = { $count ->
    [one] Vous pouvez payer maintenant : { $dearest }.
   *[other] Chacune de ces requêtes peut être payée maintenant : { $dearest }.
} { $penalty ->
    [0] Continuer sans le faire ?
   *[other] Impayée, chacune vous coûte { $penalty } PR. Continuer sans le faire ?
}
ice-page-guard-send-back = { $left ->
    [one] Votre journée se termine, et { $left } PE est perdu. Renvoyer ?
   *[other] Votre journée se termine, et { $left } PE sont perdus. Renvoyer ?
}
ice-page-guard-pay = Ce que demande { $request } est payé et disparaît. Valider ?
ice-page-guard-pay-with = { $request }, par exemple avec { $paid } : ce qui paie disparaît. Valider ?
ice-page-guard-drop = { $request } est rendue. Y renoncer ?
ice-page-guard-payable = { $count ->
    [one] Vous pourriez prendre { $dearest } et la payer aussitôt.
   *[other] Chacune de ces requêtes pourrait être prise et payée aussitôt : { $dearest }.
} Continuer sans le faire ?

ice-page-decree-type_anima = 1 PR par anima { $type }, jeton Étude compris
ice-page-decree-rp_tokens = 1 PR de plus par jeton PR
ice-page-decree-study_tokens = 1 PR par jeton Étude
ice-page-decree-type_sets = 4 PR par série de cinq types, 2 PR par série de quatre
ice-page-decree-forms = Pour chaque type : 4 PR pour trois formes, 2 PR pour deux
ice-page-decree-now = { $player-is ->
    [you] vous : { $score }
   *[other] { $player } : { $score }
}
ice-page-decrees = Décrets
ice-page-decrees-about = Comptés à la fin de la partie, sans les artefacts prismatiques. Les nombres disent ce que chacun recevrait maintenant.

ice-page-logbook = Journal de bord
ice-page-logbook-reconstructed = Effet reconstitué, ce n’est pas l’original.
ice-page-logbook-none = Le journal de bord s’ouvre à la journée 2.
ice-page-log-draw_snow = Chacun prend une tuile de la défausse de neige.
ice-page-log-caravan = Achetez des tuiles Neige pour un jeton PR chacune, ou vendez-en une : un ou deux échanges par joueur.
ice-page-log-archaeologists_on-prismatic = Un archéologue arrive sur chaque tuile prismatique visible.
ice-page-log-archaeologists_on-nunatak = Un archéologue arrive sur chaque nunatak.
ice-page-log-free_move = Chacun peut se déplacer une fois gratuitement, vers le haut si possible.
ice-page-log-gather_at_camps = Les deux archéologues les plus proches vont à chaque camp.
ice-page-log-pitch_camp = Chacun peut mettre son camp sur la tuile de son chef.
ice-page-log-archaeologist_with_leader = Un archéologue rejoint chaque chef.
ice-page-log-discard_tile = Chacun retire une tuile sans chef.
ice-page-log-put_snow_back = Chacun remet une tuile de la défausse de neige.

# -- le plateau ---------------------------------------------------------------------------------------------

ice-page-day = Journée { $day } sur { $days }
ice-page-dig = Le chantier de fouille
ice-page-side-left = Journée et décrets
ice-page-side-right = Ce qui est demandé, et le reste de la table
ice-page-dig-help = Les flèches vont de case en case, plus et moins rapprochent ou éloignent, zéro montre tout.
ice-page-look-hint = Touchez une case pour lire ce que c’est. Deux doigts la rapprochent.
ice-page-lift = Regarder dessous
ice-page-lift-snow = Tous les niveaux
ice-page-lift-surface = À partir de la glace de surface
ice-page-lift-intermediate = À partir de la glace intermédiaire
ice-page-lift-deep = À partir de la glace profonde
ice-page-lift-edifice = Les édifices seulement
ice-page-lift-floor = La cité seulement
ice-page-row = Requêtes à prendre
ice-page-row-none = Disposées au premier crépuscule de la journée.
ice-page-deck = { $count } dans la pioche
ice-page-stock-archaeologists = archéologues
ice-page-stock-camps = camps
ice-page-stock-smilodons = Smilodons
ice-page-stock-flakes = tuiles Flocon
ice-page-stock-bag = dans le sac
ice-page-usable-crampon = un crampon
ice-page-usable-stride = votre foulée
ice-page-supply = Archéologues dans la réserve : { $count }
ice-page-white-camps = Camps blancs dans la réserve : { $count }
ice-page-curse = Malédiction de Nuuk
ice-page-curse-about = Malédiction de Nuuk : { $places }
ice-page-market = La caravane vend

ice-page-space = { $level }, { $what } ({ $id })
ice-page-covered = { $count ->
    [0] Entièrement découverte
    [one] Une tuile la recouvre
   *[other] { $count } tuiles la recouvrent
}
ice-page-on-it-crew = { $count ->
    [one] Un archéologue
   *[other] { $count } archéologues
}
ice-page-on-it-leader = { $player-is ->
    [you] Votre chef
   *[other] Chef : { $player }
}
ice-page-on-it-camp-white = Camp blanc
ice-page-on-it-camp = { $player-is ->
    [you] Votre camp
   *[other] Camp : { $player }
}
ice-page-on-it-camp-spent = { $player-is ->
    [you] Votre camp, utilisé aujourd’hui
   *[other] Camp ({ $player }), utilisé aujourd’hui
}
ice-page-cost = Fouiller maintenant : { $cost } PE
ice-page-cost-base = { $count } pour { $level ->
    [snow] la neige
    [surface] la glace de surface
    [intermediate] la glace intermédiaire
   *[other] la glace profonde
}
ice-page-cost-camp = +1 pour le camp
ice-page-cost-nunatak = +1 pour le nunatak
ice-page-cost-cover = +1 pour la tuile du dessus
ice-page-cost-explorers = { $count ->
    [0] personne n’aide
    [one] −1 pour un explorateur
   *[other] −{ $count } pour les explorateurs
}
ice-page-cost-blocked-covers = Fouille impossible : deux tuiles ou plus la recouvrent
ice-page-cost-blocked-buried = Fouille impossible : la tuile du dessus est elle-même recouverte
ice-page-fault = Personne ne franchit ses côtés { $sides }
ice-page-side-0 = E
ice-page-side-1 = NE
ice-page-side-2 = NO
ice-page-side-3 = O
ice-page-side-4 = SO
ice-page-side-5 = SE

# -- les plateaux Guilde ------------------------------------------------------------------------------------

ice-page-own = { $player-is ->
    [you] Votre plateau Guilde
   *[other] Plateau Guilde : { $player }
}
ice-page-ep = { $ep ->
    [one] { $ep } point d’exploration sur { $most }
   *[other] { $ep } points d’exploration sur { $most }
}
ice-page-rp = { $count ->
    [0] Aucun jeton PR
    [one] Un jeton PR
   *[other] { $count } jetons PR
}
ice-page-planned = Jeton Planification : 1 PE de plus à l’aube
ice-page-fluid = Déplacement fluide : { $count ->
    [one] { $count } prêt
   *[other] { $count } prêts
}
ice-page-token-blessing = Bénédiction : les effets demandent 1 anima
ice-page-token-light = Malédiction claire : les effets demandent 2 anima
ice-page-token-light_turned = Malédiction claire : les effets demandent 2 anima, 2 archéologues peuvent suivre
ice-page-token-dark = Malédiction sombre : les effets demandent 3 anima, 2 archéologues peuvent suivre
ice-page-token-dark_turned = Malédiction sombre : les effets demandent 3 anima, 1 archéologue peut suivre
ice-page-slot-ready = { $type } : { $anima } anima sur { $need }, prêt. { $effect }
ice-page-slot-used = { $type } : { $anima } anima, utilisé aujourd’hui. { $effect }
ice-page-slot-short = { $type } : { $anima } anima sur { $need }. { $effect }
ice-page-hold = Cale
ice-page-hold-about = Dans la cale : { $count }. Ces artefacts ont payé des requêtes et comptent pour les décrets.
ice-page-hand = Tuiles Neige
ice-page-hand-none = Aucune tuile Neige
ice-page-hand-hidden = { $count ->
    [0] Aucune tuile Neige
    [one] Une tuile Neige
   *[other] { $count } tuiles Neige
}
ice-page-requests = Requêtes
ice-page-requests-hidden = { $count ->
    [0] Aucune requête en main
    [one] Une requête en main
   *[other] { $count } requêtes en main
}
ice-page-requests-none = Aucune requête
ice-page-validated = Validées
ice-page-deeds = Ce que vous pouvez faire d’autre
ice-page-leader-off = Chef hors du chantier

# -- le résultat --------------------------------------------------------------------------------------------

ice-page-source-decrees = Décrets
ice-page-source-requests = Requêtes
ice-page-source-bonuses = Seconde requête d’une journée
ice-page-source-tokens = Jetons PR
ice-page-source-planning = Planification

ice-page-held = Sur les cordes
