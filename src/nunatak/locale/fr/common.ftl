# Ce que dit la table elle-même, quel que soit le jeu.

refuse-game-over = La partie est terminée.
refuse-not-your-turn = Ce n’est pas votre tour.
refuse-undo-barrier =
    Rien ne peut être repris : quelque chose a été révélé ou pioché, ou un autre joueur a agi depuis.

refuse-bad-message = Le serveur n’a pas compris ce message.
refuse-not-joined = Prenez d’abord place à la table.
refuse-no-table = Cette table n’existe pas.
refuse-other-rules = Cette partie a commencé avec des règles que ce serveur n’applique pas.
refuse-not-your-seat = Cette place n’est pas la vôtre.
refuse-stale = La partie a avancé entre-temps.
refuse-duplicate = Ce nom a déjà servi à un autre coup.
refuse-too-fast = C’était trop rapide. Attendez un instant.
refuse-bot-plays = Un bot joue à cette place. Reprenez-la d’abord.
refuse-not-away = Ce joueur est encore là, ou vient seulement de partir.
refuse-no-stand-in = Aucun bot ne joue à cette place.
refuse-no-hints = Cette table se joue sans conseils.
refuse-no-hint = Aucun conseil trouvé. Réessayez.
refuse-allowed = Rien ne s’y oppose.
refuse-not-saved = Le coup n’a pas pu être enregistré, il n’a donc pas été joué. Réessayez.
refuse-not-in-lesson = Pas dans cette leçon. Faites ce que demande la consigne, ou laissez-moi vous montrer.
refuse-no-lesson = Il n’y a rien d’autre à voir ici.

# -- plusieurs choses à la suite -----------------------------------------------------------------------------

list-and-two = { $items } et { $item }
list-and-last = { $items } et { $item }
# Le lecteur parmi d’autres joueurs.
list-you = vous
list-comma = { $items }, { $item }
list-semicolon = { $items } ; { $item }
list-slash = { $items } / { $item }

# -- où se trouvent les choses -------------------------------------------------------------------------------

way-n = nord
    .au = au nord
way-ne = nord-est
    .au = au nord-est
way-e = est
    .au = à l’est
way-se = sud-est
    .au = au sud-est
way-s = sud
    .au = au sud
way-sw = sud-ouest
    .au = au sud-ouest
way-w = ouest
    .au = à l’ouest
way-nw = nord-ouest
    .au = au nord-ouest
