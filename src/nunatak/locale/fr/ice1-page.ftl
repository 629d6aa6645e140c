# I C E, première édition : ce que la page dit autrement, et ce que seule cette édition possède. Le reste est dans ice-page.ftl.

# -- les artefacts ------------------------------------------------------------------------------------------

ice1-page-effect-achievement = Une fois par journée : gagnez 1 PE. La limite du tour n’augmente pas.
ice1-page-effect-exalted = Une fois par journée, 1 PE : un archéologue de chaque case adjacente rejoint votre chef. Les failles bloquent.
ice1-page-effect-philosophical = Une fois par journée : quand une tuile est perdue pendant votre tour, elle est à vous.
ice1-page-effect-obliteration = Une fois par journée : détruisez une tuile entièrement découverte adjacente à votre chef, quoi qu’il s’y trouve.
ice1-page-effect-harmony = Une fois par journée, après une fouille : un archéologue de la réserve rejoint votre chef.
ice1-page-effect-rule-achievement = ICE1-ART-10
ice1-page-effect-rule-exalted = ICE1-ART-11
ice1-page-effect-rule-philosophical = ICE1-ART-14
ice1-page-effect-rule-obliteration = ICE1-ART-13
ice1-page-effect-rule-harmony = ICE1-ART-12

# -- les tuiles Neige ---------------------------------------------------------------------------------------

ice1-page-face-polar_termite_swarm-about = Fouillez gratuitement la tuile Neige sous votre chef.
ice1-page-face-polar_termite_swarm-rule = ICE1-SNW-11
ice1-page-face-boreal_smilodon-about = Un Smilodon garde une tuile visible jusqu’à votre prochain tour : personne n’y entre ni n’y fouille.
ice1-page-face-boreal_smilodon-rule = ICE1-SNW-13
ice1-page-face-white_spiders-about = Tous les archéologues d’une case vont sur une même case adjacente. Les failles bloquent.
ice1-page-face-white_spiders-rule = ICE1-SNW-10
ice1-page-face-ice_manta-about = Votre chef va sur n’importe quelle case visible.
ice1-page-face-ice_manta-rule = ICE1-SNW-12
ice1-page-face-rappelling_rope-about = Lors d’une fouille : tous descendent où vous voulez.
ice1-page-face-rappelling_rope-rule = ICE1-SNW-15
ice1-page-face-ice_yacht-about = Un archéologue rejoint votre chef, un autre un chef de votre choix ; vous gagnez 1 PR.
ice1-page-face-ice_yacht-rule = ICE1-SNW-14
ice1-page-face-wreck-about = Gagnez 1 PE et 1 PR ; un autre joueur de votre choix gagne 1 PE.
ice1-page-face-wreck-rule = ICE1-SNW-16
ice1-page-face-expedition_survivors-about = Lors d’une fouille : deux archéologues de la réserve descendent avec les autres.
ice1-page-face-expedition_survivors-rule = ICE1-SNW-17
ice1-page-face-storm_whistle-about = Posez une tuile Flocon sur un emplacement vide entre au moins deux tuiles. Qui est enseveli s’écarte.
ice1-page-face-storm_whistle-rule = ICE1-SNW-21
ice1-page-face-talisman_achievement-about = Fouillez gratuitement la tuile Accomplissement sous votre chef.
ice1-page-face-talisman_achievement-rule = ICE1-SNW-18
ice1-page-face-talisman_exalted-about = Fouillez gratuitement la tuile Exalté sous votre chef.
ice1-page-face-talisman_exalted-rule = ICE1-SNW-18
ice1-page-face-talisman_philosophical-about = Fouillez gratuitement la tuile Philosophal sous votre chef.
ice1-page-face-talisman_philosophical-rule = ICE1-SNW-18
ice1-page-face-talisman_obliteration-about = Fouillez gratuitement la tuile Oblitération sous votre chef.
ice1-page-face-talisman_obliteration-rule = ICE1-SNW-18
ice1-page-face-talisman_harmony-about = Fouillez gratuitement la tuile Harmonie sous votre chef.
ice1-page-face-talisman_harmony-rule = ICE1-SNW-18
ice1-page-face-explosive_rune-about = Détruisez n’importe quelle tuile entièrement découverte sans camp.
ice1-page-face-explosive_rune-rule = ICE1-SNW-20
ice-page-face-stone_of_charisma = Pierre de Charisme
ice1-page-face-stone_of_charisma-about = 1 PR : jusqu’à la fin de votre tour, un autre chef vous suit comme s’il était le vôtre.
ice1-page-face-stone_of_charisma-rule = ICE1-SNW-19
ice-page-back-flake = flocon
ice-page-back-edifice = édifice, pas encore vu

# -- les guildes --------------------------------------------------------------------------------------------

ice1-page-guild-navigators-about = Une fois par tour, jusqu’à trois archéologues accompagnent votre chef quand il est appelé, construit un camp ou chevauche la Raie Manta des Glaces.
ice1-page-guild-incandescents-about = Une fois par journée, sur une tuile Artefact : posez le jeton Activation sur ce type et utilisez son effet une fois aujourd’hui, quoi qu’il y ait sur l’emplacement.
ice1-page-guild-striders-about = Une fois par tour, lors d’une fouille : votre chef descend en dernier, où vous voulez.
ice-page-guild-alchemists = Alchimistes
ice-page-guild-alchemists-about = Une fois par journée : piochez trois tuiles dans le sac, conservez-en une, remettez les autres.
ice1-page-guild-cryoarchitects-about = Une fois par tour, une tuile avec un camp coûte 1 PE de moins.

# -- requêtes et décrets ------------------------------------------------------------------------------------

ice-page-request-three_types = Un artefact de chaque type : { $types }
ice-page-request-duo_anima = 3 anima parmi { $types }, au choix
ice-page-request-any_anima = 3 anima de n’importe quels types
ice-page-request-two_types = Un artefact de chaque type : { $types }
ice-page-request-short-three_types = « un de chaque : { $types } »
ice-page-request-short-duo_anima = « 3 anima : { $types } »
ice-page-request-short-any_anima = « 3 anima au choix »
ice-page-request-short-two_types = « un de chaque : { $types } »
ice1-page-request-done = { $price }. Validée : { $score } PR.

ice1-page-decree-type_anima = 1 PR par anima { $type } dans la Cité
ice-page-decree-anima_one = 1 PR par artefact avec 1 anima
ice-page-decree-anima_two = 2 PR par artefact avec 2 anima
ice-page-decree-prismatics = 2 PR par artefact prismatique
ice-page-decree-validated = 2 PR par requête validée
ice-page-decree-unique = 1 PR par artefact différent, selon le type et la forme
ice-page-decree-duos_trios = Pour chaque type : 4 PR pour trois formes différentes, 2 PR pour deux ; autant de fois que possible
ice1-page-decrees-about = Comptés à la fin de la partie sur ce qui se trouve dans la Cité. Les Cités des autres sont face cachée.

# -- l’expédition -------------------------------------------------------------------------------------------

ice1-page-planned = Jeton Planification : 1 PE de plus demain
ice1-page-white-camps = { $count ->
    [0] Aucun camp dans la réserve
    [one] Un camp dans la réserve
   *[other] { $count } camps dans la réserve
}
ice-page-supply-smilodons = { $count ->
    [0] Aucun Smilodon dans la réserve
    [one] Un Smilodon dans la réserve
   *[other] { $count } Smilodons dans la réserve
}
ice-page-supply-flakes = { $count ->
    [0] Aucune tuile Flocon dans la réserve
    [one] Une tuile Flocon dans la réserve
   *[other] { $count } tuiles Flocon dans la réserve
}
ice-page-supply-bag = { $count ->
    [0] Aucune tuile dans le sac
    [one] Une tuile dans le sac
   *[other] { $count } tuiles dans le sac
}
ice-page-on-it-smilodon = Un Smilodon la garde
ice-page-on-it-wyvern = La Guivre s’y trouve
ice-page-cost-blocked-beast = Fouille impossible : une bête la garde
ice-page-cost-blocked-edifice = Un édifice ne se fouille pas

ice-page-log-pack = Un Smilodon garde jusqu’à la fin de la journée la tuile où il y a le plus d’explorateurs ; s’il y en a plusieurs, chacune.
ice-page-log-draw_flake = Chacun pioche une tuile Flocon.
ice-page-log-whiteout = Chacun peut faire échanger leurs places à son chef et à un archéologue ; un chef hors du chantier vient à la place d’un archéologue, qui retourne à la réserve.
ice-page-city = Cité
ice-page-city-about = { $count ->
    [0] Rien n’a encore été envoyé à la Cité.
    [one] Un artefact dans la Cité.
   *[other] { $count } artefacts dans la Cité.
} Seuls ceux-là comptent à la fin.
ice-page-edifices = Édifices
ice-page-edifices-none = Aucun n’est actif. Celui que vous découvrirez pourra l’être lors de votre prochaine partie.
ice-page-edifice-found = Découvert : { $name }
ice-page-edifice-again = Rejouer avec l’édifice « { $name } »
ice-page-edifices-reconstructed = Les effets des édifices sont de nous : leur livret ne fait pas partie des règles.
ice-page-offers = Me demander avant les tours des autres
ice-page-offers-about = En équipe, on peut renoncer à un Smilodon Boréal, une Pierre de Charisme ou un Sifflet des Tempêtes pour 1 PE et 1 PR avant le tour d’un autre. Sauf si vous voulez qu’on vous demande, vos tuiles sont conservées. Pendant votre propre tour, vous pouvez toujours y renoncer.
ice-page-register = Du Registre
ice-page-drawn = Du sac

ice-page-edifice-ED01 = Antre de la Guivre
ice-page-edifice-ED01-about = Une Guivre se tient sur le chantier. Personne n’entre sur sa tuile ni n’y fouille. À partir de la deuxième journée, le premier joueur la déplace d’une tuile ; les archéologues fuient devant elle.
ice-page-edifice-ED02 = Arches des Portails
ice-page-edifice-ED02-about = Pour un déplacement, tous les tunnels sont adjacents entre eux.
ice-page-edifice-ED03 = Salle des Sphères
ice-page-edifice-ED03-about = À la fin, 2 PR par série de trois formes dans votre Cité, quels que soient leurs types.
ice-page-edifice-ED04 = Tour du Fanal
ice-page-edifice-ED04-about = Une fois par journée, vous pouvez appeler votre chef gratuitement.
ice-page-edifice-ED05 = Chambre de Résonance
ice-page-edifice-ED05-about = Un emplacement avec 4 anima agit deux fois par journée.
ice-page-edifice-ED06 = Grandes Archives
ice-page-edifice-ED06-about = Consulter fait piocher quatre requêtes. Une requête non validée coûte 3 PR.
ice-page-edifice-ED07 = Rotonde du Conseil
ice-page-edifice-ED07-about = Quatre décrets au lieu de trois.
ice-page-edifice-ED08 = Colosse du Nunatak
ice-page-edifice-ED08-about = Fouiller un nunatak rapporte 1 PR.
ice-page-edifice-ED09 = Dortoirs
ice-page-edifice-ED09-about = À partir de la deuxième journée, un archéologue se réveille chaque matin à chaque camp.
ice-page-edifice-ED10 = Chambres froides
ice-page-edifice-ED10-about = Vous pouvez avoir six tuiles Neige. Une fois par journée, deux d’entre elles emportent un artefact de plus à la Cité.
ice-page-edifice-ED11 = Grande Horloge
ice-page-edifice-ED11-about = Une fois par journée, surmener ne coûte rien.
ice-page-edifice-ED12 = Dôme englouti
ice-page-edifice-ED12-about = Découvrir un édifice rapporte 4 PR, et deux derniers tours de table suivent.

# -- objectifs et résultat ----------------------------------------------------------------------------------

ice-page-objectives = Objectifs
ice-page-objective-artifacts = Artefacts dans la Cité : { $have } sur { $need }
ice-page-objective-requests = Requêtes validées : { $have ->
    [hidden] { $need }
   *[other] { $have } sur { $need }
}
ice-page-objective-request_rp = PR grâce aux requêtes : { $have ->
    [hidden] { $need }
   *[other] { $have } sur { $need }
}
ice-page-objective-edifice = Découvrir un édifice
ice-page-objective-hidden = { $said }, révélé à la fin
ice-page-objective-of = { $player-is ->
    [you] Vous : { $said }
   *[other] { $player } : { $said }
}
ice-page-penalties-now = dont { $points } pour des requêtes en main qui ne sont pas encore payées
ice-page-days-left = { $count ->
    [0] C’est la dernière journée
    [one] Il reste une journée après celle-ci
   *[other] Il reste { $count } journées après celle-ci
}
ice-page-won = L’expédition est réussie
ice-page-lost = L’expédition a échoué
ice-page-won-about = Tous les objectifs sont atteints, avec { $score } PR.
ice-page-lost-about = Il manque : { $missing }. { $score } PR tout de même.
ice-page-best-scores = Meilleures expéditions
ice-page-best-score = { $score } PR, { $date }
ice-page-source-penalties = Requêtes non validées
ice-page-source-spheres = Salle des Sphères
