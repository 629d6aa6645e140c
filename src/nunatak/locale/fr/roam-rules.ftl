# Les règles complètes de Roam, dans nos mots. Quel paragraphe dit quelle règle : web/src/games/roam/rules/outline.json
# Marques : **mots importants**, [mots](lieu) qui mènent à une section, un paragraphe, un exemple ou une règle.

roam-rules-about = Une maladie du sommeil a dispersé les habitants d’un pays. Vous les cherchez, case après case. Chaque personne trouvée rejoint votre groupe et cherche avec vous. De deux à quatre joueurs.

# -- Le plateau --

roam-rules-field = Le plateau
roam-rules-field-picture = Trois lieux de la rangée sud. Des pièces se trouvent sur certaines cases ; le parchemin au bord indique les points et le motif du personnage qui attend là.
roam-rules-field-cards = Six cartes **Lieu** se touchent en deux rangées de trois. Chacune a six cases, deux en largeur et trois en hauteur : ensemble, elles forment un plateau de six sur six. Il existe 43 de ces cartes ; au dos de chacune se trouve un **personnage**.
roam-rules-field-scrolls = Chaque lieu est posé le parchemin vers le bord extérieur du plateau ; les cartes du nord ont donc la tête en bas. Un lieu montre des symboles de pièce sur certaines cases et, sur son parchemin, les points et le motif du personnage de son autre face. Tout le monde peut les lire.
roam-rules-field-squares = Les lignes se comptent du nord au sud, les colonnes d’ouest en est. Deux cases sont **adjacentes** lorsqu’elles partagent un côté. Les **voisines** d’une case sont les cases qui l’entourent, huit au plus, coins compris.
roam-rules-field-borders = Les limites entre les cartes ne comptent ni pour les motifs, ni pour les déplacements, ni pour l’encerclement. Elles disent seulement sur quelle carte se trouve un jeton.
roam-rules-field-gaps = Là où une carte manque, parce que la pioche est épuisée, il n’y a plus de cases. Cette partie ne fait plus partie du plateau.

# -- Places et motifs --

roam-rules-seats = Places et motifs
roam-rules-seats-picture = Un motif, et comment il se présente au sud, à l’ouest, au nord et à l’est.
roam-rules-seats-borders = Chacun est assis à l’un des quatre bords du plateau, jamais deux au même. Les tours et les enchères vont dans le sens horaire : sud, ouest, nord, est. À deux, on prend le sud et le nord ; à trois, le sud, l’ouest et le nord, sauf si vous en décidez autrement.
roam-rules-seats-party = Votre **groupe** se trouve à votre bord : trois cartes de départ, puis les personnages que vous avez trouvés. Chaque carte montre un **motif** et ses points, et toutes sont tournées vers vous.
roam-rules-seats-facing = Un motif est orienté comme son propriétaire : sa rangée du fond pointe vers le plateau, sa gauche est votre gauche. Sur votre écran, le plateau est tourné de sorte que votre bord soit en bas ; vos motifs y sont exactement comme imprimés.
roam-rules-seats-solid = Les cases remplies d’un motif sont **pleines** : elles placent des jetons. Les cases en pointillé sont **vides** : elles n’en placent un que si vous payez. Un motif tient là où toutes ses cases pleines tombent sur le plateau. Les cases vides et les jetons déjà présents n’y changent rien.
roam-rules-seats-unturned = Un motif n’est jamais retourné en miroir, ni tourné, sauf avec une boussole. Sur un plateau complet, même un motif de trois sur trois tient à seize endroits.

# -- Mise en place --

roam-rules-setup = Mise en place
roam-rules-setup-picture = Les trois cartes avec lesquelles chacun commence. Deux sont éveillées, une est endormie.
roam-rules-setup-pieces = Prenez les trois cartes de départ et les 24 jetons de votre couleur. Les trois motifs sont les mêmes pour tous. Les cartes et jetons des couleurs que personne ne joue restent dans la boîte.
roam-rules-setup-deck = Mélangez les lieux et disposez-en six : c’est le plateau. Les autres forment la pioche. Elle est posée face paysage visible, si bien que tous voient le prochain lieu.
roam-rules-setup-awake = Toutes vos cartes de départ commencent éveillées.
roam-rules-setup-first = Le premier joueur est tiré au sort, sauf si la table en décide. Le premier commence sans pièce, le deuxième et le troisième avec une, le quatrième avec deux.
roam-rules-setup-variants = Le jeu de base se joue sans artefacts. Les [artefacts](artifacts), l’[avant-poste](outpost) et les [tours de jetons](towers) s’ajoutent séparément, dans toutes les combinaisons.
roam-rules-setup-limits = Les pièces ne s’épuisent jamais. Tout le reste est limité : ce qui n’est plus là n’est plus là. Une bourse est simplement un nombre de pièces.

# -- Votre tour --

roam-rules-turn = Votre tour
roam-rules-turn-picture = Un personnage part et s’endort. Les autres attendent.
roam-rules-turn-order = On joue à tour de rôle, dans le sens horaire ; une **manche** est un tour de chacun. Un tour a cinq parties : le réveil, l’envoi d’un personnage, les pièces et les artefacts, la résolution des lieux explorés et, avec les artefacts, l’achat de l’un d’eux.
roam-rules-turn-one = Vous devez envoyer exactement un personnage éveillé. Il s’endort, même s’il ne place rien. Personne ne peut passer.
roam-rules-turn-possible = Un tour est toujours possible : après le réveil, quelqu’un de votre groupe est éveillé, et sur un plateau complet chaque motif tient quelque part.
roam-rules-turn-ending = Une fois vos actions terminées, plus rien ne peut être placé, rempli, déplacé ni retourné pendant ce tour.

# -- Le réveil --

roam-rules-waking = Le réveil
roam-rules-waking-picture = Tout le monde dort : au début du prochain tour, tous se réveillent gratuitement.
roam-rules-waking-free = Si tous vos personnages dorment au début de votre tour, tous se réveillent gratuitement. Cela se fait tout seul, avant toute autre chose.
roam-rules-waking-early = Il y a aussi le **Réveil anticipé** : avant d’envoyer quelqu’un, réveillez tout le groupe bien que certains ne dorment pas. Il coûte une pièce pour chaque personnage éveillé à cet instant. Il faut la somme entière, et l’on ne peut pas en réveiller une partie seulement.
roam-rules-waking-limits = Le Réveil anticipé demande au moins un dormeur. Et un groupe se réveille au plus une fois par tour, gratuitement ou par anticipation.
roam-rules-waking-again = Le temps du réveil dure jusqu’à ce que vous envoyiez quelqu’un. Si une cloche endort votre dernier personnage éveillé et que votre groupe ne s’est pas encore réveillé pendant ce tour, tous se réveillent aussitôt, gratuitement.
roam-rules-waking-artifacts = Chaque fois que votre groupe se réveille, tous vos artefacts utilisés sont de nouveau prêts. Les artefacts n’augmentent jamais le prix.
roam-rules-waking-newcomers = Un personnage tout juste trouvé est éveillé. Le Réveil anticipé en devient plus cher, et il n’y a pas de réveil gratuit tant que ce nouveau venu n’a pas été envoyé lui aussi.

# -- Placer des jetons --

roam-rules-placing = Placer des jetons
roam-rules-placing-picture = Le motif de gauche se pose : deux jetons sont placés, une case occupée est ignorée, la case en pointillé peut être remplie pour deux pièces.
roam-rules-placing-anywhere = Posez le motif n’importe où sur le plateau. Toutes les cases pleines doivent être dedans, les vides peuvent dépasser. Vous n’avez pas à chercher l’endroit, ni le personnage, qui place le plus de jetons.
roam-rules-placing-tokens = Mettez un jeton sur chaque case pleine qui est libre ; vous ne pouvez en laisser aucune. Une case occupée, même par vous, est ignorée. Une case porte un jeton, ou deux avec les [tours de jetons](towers).
roam-rules-placing-together = Les jetons des cases pleines sont tous placés ensemble, et leurs pièces sont versées. Les cases vides viennent seulement après.
roam-rules-placing-vain = Vous pouvez chercher là où aucun jeton ne se pose. La table demande d’abord confirmation. Quand le plateau [est figé](end-standstill), cela peut être interdit.
roam-rules-placing-stranded = Si des cartes manquent et qu’aucun motif de vos personnages éveillés ne tient nulle part, envoyez l’un d’eux sans rien placer. Tant que l’un tient, vous ne pouvez pas en envoyer un qui ne tient pas.

# -- Les pièces --

roam-rules-coins = Les pièces
roam-rules-coins-picture = Un jeton qui se pose ici rapporte deux pièces.
roam-rules-coins-earned = Quand vous mettez un jeton de votre réserve sur une case à symboles de pièce, vous prenez aussitôt autant de pièces. Peu importe comment le jeton y arrive : case pleine, pièces, longue-vue ou bannière. Un jeton seulement déplacé ne rapporte rien.
roam-rules-coins-again = Les symboles sont imprimés et ne s’usent pas. Le prochain jeton sur la même case les rapporte encore.
roam-rules-coins-purses = Toutes les bourses sont visibles. Les pièces ne se donnent ni ne se prêtent.

# -- Les cases vides --

roam-rules-empty-squares = Les cases vides
roam-rules-empty-squares-picture = Une case vide du motif que vous venez de poser coûte deux pièces.
roam-rules-empty-squares-price = Après la pose, vous pouvez remplir les cases vides du même motif, dans l’ordre de votre choix : deux pièces et un jeton chacune, tant que vous pouvez payer.
roam-rules-empty-squares-where = La case doit être sur le plateau et libre, et il vous faut un jeton. Une case vide tombée dehors ou sur un jeton ne peut pas être remplie, à moins qu’une [bannière](abilities-replace-empty) ne fasse de la place.
roam-rules-empty-squares-moment = Seul compte le moment où vous payez : une case libérée entre-temps par un bâton peut être remplie. Une case pleine ignorée ne reçoit pas de jeton plus tard.
roam-rules-empty-squares-spend = Les pièces gagnées pendant ce tour se dépensent tout de suite, y compris celles de la case que vous venez de remplir.

# -- Les jetons --

roam-rules-tokens = Les jetons
roam-rules-tokens-picture = Trois cases, un seul jeton : son propriétaire choisit où il va.
roam-rules-tokens-home = Les jetons ne reviennent que lorsque le lieu qui les porte est pris, ou lorsqu’un adversaire les remplace. Vous ne pouvez pas en reprendre un à votre guise.
roam-rules-tokens-few = Si vous avez moins de jetons que de cases pleines libres, placez tous ceux que vous avez et choisissez leurs cases.
roam-rules-tokens-none = Sans aucun jeton, votre tour se déroule comme d’habitude : quelqu’un part et s’endort, mais aucun endroit n’est choisi, rien n’est placé, rempli ni remplacé, et aucun motif n’est tourné.

# -- Les lieux explorés --

roam-rules-exploring = Les lieux explorés
roam-rules-exploring-picture = Les six cases sont occupées. Bleu a quatre jetons et prend la carte ; rouge et vert reçoivent une pièce chacun.
roam-rules-exploring-when = Une fois vos actions terminées, chaque lieu dont les six cases portent un jeton est **exploré** et se résout maintenant, à qui que soient les jetons et quel que soit celui qui a posé le dernier. Un lieu plein un moment, puis rouvert par un déplacement, ne compte pas.
roam-rules-exploring-order = S’il y en a plusieurs, vous choisissez l’ordre ; chacun est résolu jusqu’au bout avant le suivant. On compte d’abord les jetons et l’on tient les enchères ; puis la carte change de mains, les jetons rentrent, les pièces sont versées et une nouvelle carte arrive. Une pièce du premier lieu peut donc être misée pour le deuxième.
roam-rules-exploring-most = Qui a le plus de jetons sur le lieu prend la carte et ne peut pas la refuser. Si plusieurs sont à égalité, ils tiennent des [enchères](auction).
roam-rules-exploring-joins = La carte est retournée et rejoint, éveillée, le groupe de son nouveau propriétaire. Tous ses jetons retournent à leurs propriétaires.
roam-rules-exploring-consolation = Chaque autre joueur qui y avait un jeton reçoit exactement une pièce, quel que soit le nombre de ses jetons. Cela vaut pour les perdants des enchères, et pour vous si vous n’avez pas eu la carte.
roam-rules-exploring-refill = La carte du dessus de la pioche prend la place libre, parchemin vers l’extérieur. Elle n’a pas encore de jeton et ne peut donc pas être explorée pendant le même tour.
roam-rules-exploring-gone = Si la pioche est vide, la place le reste jusqu’à la fin de la partie. Si les six places sont vides, la partie s’arrête avec la manche.

# -- Égalité : les enchères --

roam-rules-auction = Égalité : les enchères
roam-rules-auction-picture = Trois jetons chacun : bleu et rouge misent pour la carte.
roam-rules-auction-order = Les joueurs à égalité parlent une fois chacun, dans le sens horaire et à découvert. Celui dont c’est le tour commence, ou sinon le premier joueur à égalité après lui.
roam-rules-auction-bids = Passez, ou annoncez un nombre de pièces que vous avez. La première offre peut être zéro ; chaque offre suivante doit être plus haute. Qui ne peut pas surenchérir passe sans qu’on le lui demande.
roam-rules-auction-winner = Qui a fait la plus haute offre la paie et prend la carte. Les autres ne paient rien et reçoivent leur pièce de consolation.
roam-rules-auction-all-pass = Si tous passent, le premier interrogé prend la carte gratuitement.

# -- Les artefacts --

roam-rules-artifacts = Les artefacts
roam-rules-artifacts-picture = Les six artefacts.
roam-rules-artifacts-market = Le jeu complet a 24 artefacts. Quatre sont face visible ; celui qu’on achète est aussitôt remplacé depuis la pile. Quand la pile est vide, la rangée raccourcit. Elle ne change pas autrement.
roam-rules-artifacts-buying = Tout à la fin de votre tour, quand tous les lieux sont résolus, vous pouvez acheter un artefact : payez son prix et prenez-le, prêt. Un par tour, autant que vous voulez en tout. Il ne peut pas servir pendant le tour de son achat.
roam-rules-artifacts-using = Pour utiliser un artefact, retournez-le face cachée et faites une fois ce qu’il dit. Autant que vous voulez pendant votre tour, aucun pendant celui des autres. Une capacité sans effet possible ne peut pas être utilisée, et son artefact reste prêt.
roam-rules-artifacts-ready = Vos artefacts utilisés redeviennent prêts quand tout votre groupe se réveille, et seulement alors. Réveiller un personnage avec une cloche ne compte pas, même si tous sont ensuite éveillés.
roam-rules-artifacts-times = Bâton et cloche agissent avant et après la pose, jusqu’à la fin de vos actions. La boussole agit pendant la pose, la longue-vue et la bannière après. La bourse agit à tout moment de votre tour, même avant votre offre ou avant un achat.

# -- Ce que font les artefacts --

roam-rules-abilities = Ce que font les artefacts
roam-rules-abilities-picture = Bannière, bâton et boussole à l’œuvre.
roam-rules-abilities-free = **Longue-vue.** Remplissez une case vide du motif posé pendant ce tour sans les deux pièces. Pour le reste, comme en payant : elle doit être libre, chaque case une fois, ses pièces sont à vous. Quelqu’un doit d’abord avoir été envoyé.
roam-rules-abilities-replace = **Bannière.** Retirez un jeton adverse et mettez-en un des vôtres à sa place. Il doit se trouver sous une case pleine du motif posé pendant ce tour, ignorée parce qu’elle était occupée. Vos propres jetons ne se remplacent pas, et il vous faut un jeton en réserve.
roam-rules-abilities-replace-empty = Une bannière agit aussi sous une case vide de ce motif, si vous payez les deux pièces ou utilisez en plus une longue-vue. Elle libère la place ; elle ne paie pas.
roam-rules-abilities-replace-after = Le jeton retiré rentre chez lui, et son propriétaire ne reçoit rien. Les pièces de la case sont à vous.
roam-rules-abilities-coin = **Bourse.** Prenez une pièce. Nul besoin d’envoyer quelqu’un.
roam-rules-abilities-rotate = **Boussole.** Pendant la pose, tournez le motif d’un quart de tour dans le sens horaire, vu d’en haut, cases vides comprises. Il doit tenir tel qu’il se présente alors. Plusieurs boussoles s’additionnent. Ensuite, la carte est comme avant.
roam-rules-abilities-move = **Bâton.** Déplacez un jeton, de n’importe qui, d’un pas le long de sa ligne ou de sa colonne vers une case libre, même d’une carte à l’autre ; jamais en diagonale, jamais hors du plateau. Personne ne gagne de pièces.
roam-rules-abilities-move-when = Un bâton n’a besoin de personne : utilisez-le avant d’envoyer quelqu’un, après, ou entre deux. Il peut compléter un lieu, ou rouvrir un lieu plein.
roam-rules-abilities-turn = **Cloche.** Retournez l’un de vos personnages : réveillez un dormeur ou endormez quelqu’un, par exemple pour un Réveil anticipé moins cher, ou pour que tous dorment et se réveillent gratuitement.
roam-rules-abilities-turn-limits = Une cloche ne peut pas endormir votre dernier personnage éveillé avant un envoi si votre groupe s’est déjà réveillé pendant ce tour. Elle peut réveiller qui vous avez envoyé, mais personne ne part deux fois. Et si tous dorment au début de votre tour, le réveil gratuit vient d’abord.

# -- Variante : l’avant-poste --

roam-rules-outpost = Variante : l’avant-poste
roam-rules-outpost-picture = Les jetons verts occupent les huit cases autour d’un jeton bleu.
roam-rules-outpost-card = Une carte Avant-poste se trouve à côté du plateau. Elle vaut trois points à la fin. Ce n’est pas un personnage et elle ne compte pas parmi les dix cartes qui mettent fin à la partie.
roam-rules-outpost-surround = Vous **encerclez** un jeton adverse quand les huit cases autour de lui sont sur le plateau et portent vos jetons. Au bord ou dans un coin, c’est impossible. Un centre vide, ou occupé par vous, ne compte pas.
roam-rules-outpost-take = Le premier joueur qui encercle prend aussitôt la carte et la garde, quoi qu’il arrive aux jetons. Ensuite, la variante n’a plus d’effet.
roam-rules-outpost-test = On vérifie après chaque changement du plateau : après toutes les cases pleines, après chaque case remplie, chaque déplacement et chaque remplacement. Donc avant la résolution des lieux.
roam-rules-outpost-anybody = Peu importe qui a fermé l’anneau. Si vous entrez dans l’anneau d’un adversaire, c’est lui qui prend la carte. Si deux joueurs encerclent un jeton du même coup, celui dont c’est le tour passe d’abord, puis on suit le sens horaire.

# -- Variante : tours de jetons --

roam-rules-towers = Variante : tours de jetons
roam-rules-towers-picture = Deux jetons sur une case : les deux comptent, et les deux ont rapporté les pièces.
roam-rules-towers-two = Deux jetons tiennent sur une case, d’un même joueur ou de deux. Lequel est au-dessus n’a jamais d’importance.
roam-rules-towers-placing = Une case avec un jeton compte encore comme libre : une case pleine y reçoit donc un jeton. Deux jetons la remplissent, et elle est ignorée. Un motif met au plus un jeton sur chacune de ses cases.
roam-rules-towers-coins = Le jeton du dessus rapporte les pièces de la case comme celui du dessous.
roam-rules-towers-explored = Un lieu est exploré quand chacune de ses cases porte au moins un jeton. Tous les jetons comptent pour la majorité, dessus et dessous.
roam-rules-towers-staff-banner = Un bâton déplace n’importe quel jeton, même du dessous, vers une case qui en a moins de deux. Une bannière n’agit que sur une case pleine de deux jetons, et vous dites lequel part ; où il n’y en a qu’un, vous posez simplement dessus.
roam-rules-towers-outpost = Pour encercler, il vous faut au moins un jeton sur chacune des huit cases, et à l’adversaire au moins un au centre.

# -- La fin et les points --

roam-rules-end = La fin et les points
roam-rules-end-picture = Points : ce qui est imprimé sur vos cartes et artefacts, et trois pour l’avant-poste.
roam-rules-end-ten = La fin commence dès que quelqu’un possède dix cartes, les trois cartes de départ comprises. Ce n’est pas forcément celui dont c’est le tour. Les artefacts et l’avant-poste ne comptent pas.
roam-rules-end-round = La manche va jusqu’au bout, pour que tous aient eu autant de tours. Rien d’autre ne change : on résout encore des lieux, on achète des artefacts, et quelqu’un peut finir avec plus de dix cartes.
roam-rules-end-standstill = Une manche est **figée** si, dans tous ses tours, aucun jeton n’a été ajouté au plateau et aucun lieu pris ; déplacer et remplacer n’ajoutent rien. Après deux manches figées de suite, la partie est terminée. Après une seule, et jusqu’à ce que quelque chose soit ajouté ou pris, qui a des jetons doit envoyer un personnage éveillé capable d’en poser un, et chercher là où il se pose. Personne n’a pour cela à réveiller quelqu’un ni à tourner un motif.
roam-rules-end-points = Additionnez les points de vos cartes, éveillées ou endormies, de vos artefacts, prêts ou utilisés, et trois pour l’avant-poste. Pièces et jetons ne valent rien.
roam-rules-end-winner = Le plus grand nombre de points gagne. En cas d’égalité, la bourse la mieux remplie décide ; si elle est égale aussi, la victoire est partagée.

# -- Ce que tout le monde sait --

roam-rules-secrets = Ce que tout le monde sait
roam-rules-secrets-picture = La pioche est visible : tous voient le prochain lieu.
roam-rules-secrets-open = Presque tout est visible : plateau, jetons, bourses, groupes, artefacts et offres. Personne n’a de main ni de secret.
roam-rules-secrets-decks = Le prochain lieu est connu, l’ordre des suivants ne l’est pas. Les artefacts de la pile sont cachés aussi. Combien il en reste, tous le voient. Le hasard n’intervient que dans les deux mélanges et dans le choix de qui commence.

# -- Quelles valeurs sont les nôtres --

roam-rules-values = Quelles valeurs sont les nôtres
roam-rules-values-picture = Motifs, points et pièces des cartes sont un jeu de valeurs à nous.
roam-rules-values-ours = Le livret ne montre les cartes qu’en images. Leurs motifs, points, pièces et noms, ainsi que les prix et points des artefacts, sont un ensemble équilibré à nous. Le nombre de pièces du jeu, l’effet des capacités et toutes les règles viennent du livret. Les valeurs imprimées peuvent être posées sur les nôtres.

roam-rules-example-waking = Réveil anticipé, ou patience ?
roam-rules-example-waking-1 = Vous avez cinq personnages. Deux sont éveillés, trois dorment, et vous avez deux pièces.
roam-rules-example-waking-2 = Vous pouvez prendre maintenant le Réveil anticipé : une pièce par personnage éveillé. Cela fait deux pièces, et les cinq sont éveillés.
roam-rules-example-waking-3 = Ou bien vous attendez. Envoyez-en un maintenant et un au prochain tour ; alors tous dorment et, au tour d’après, ils se réveillent gratuitement.

roam-rules-example-landing = Un motif se pose
roam-rules-example-landing-1 = C’est à bleu de jouer. Voici le motif : trois cases pleines en équerre. Rouge a déjà un jeton sur le plateau.
roam-rules-example-landing-2 = Bleu pose le motif de sorte qu’une de ses cases tombe sur le jeton rouge. C’est permis : toutes les cases pleines sont sur le plateau.
roam-rules-example-landing-3 = La case rouge est ignorée. Les deux autres reçoivent un jeton bleu, dont un sur une pièce : bleu prend une pièce. Le personnage s’endort.

roam-rules-example-filling = Une pièce paie la case suivante
roam-rules-example-filling-1 = Ce motif a deux cases pleines et deux vides. Bleu n’a pas de pièce.
roam-rules-example-filling-2 = Chaque case pleine tombe sur une pièce : bleu a deux pièces.
roam-rules-example-filling-3 = Bleu remplit une case vide pour deux pièces. Elle a deux symboles de pièce : bleu a de nouveau deux pièces.
roam-rules-example-filling-4 = Et il remplit aussi la dernière. Quatre jetons, et la bourse est vide.

roam-rules-example-majority = Qui prend la carte ?
roam-rules-example-majority-1 = Bleu a ici deux jetons, trois autres en ont un chacun. Une case est libre.
roam-rules-example-majority-2 = Le motif de bleu couvrirait deux cases de ce lieu. L’une est occupée et ignorée ; la case libre reçoit un jeton.
roam-rules-example-majority-3 = Les six cases sont occupées : le lieu est exploré. Bleu a trois jetons, chacun des autres un. Bleu prend la carte.
roam-rules-example-majority-4 = Tous les jetons rentrent. Les trois autres reçoivent une pièce chacun, et la prochaine carte de la pioche prend la place.

roam-rules-example-tie = Une égalité sans pièces
roam-rules-example-tie-1 = Bleu complète le lieu : trois jetons chacun. C’est le tour de bleu, et personne n’a de pièce.
roam-rules-example-tie-2 = Bleu parle d’abord et mise 0. C’est une offre.
roam-rules-example-tie-3 = Rouge devrait miser une pièce, n’en a pas, et passe. Bleu prend la carte sans rien payer, et rouge reçoit une pièce de consolation.

roam-rules-example-counting = La dernière manche
roam-rules-example-counting-1 = À trois joueurs. C’est le tour du premier, qui complète un lieu où le troisième a le plus de jetons.
roam-rules-example-counting-2 = Le troisième prend la carte et en possède maintenant dix. La fin a commencé pendant le tour d’un autre.
roam-rules-example-counting-3 = Le deuxième et le troisième jouent encore leur tour. Alors tous en ont eu autant, et l’on compte les points.

# -- la légende --

roam-rules-sign-coin = **Pièce.** Une pièce pour un jeton qui se pose ici.
roam-rules-sign-coins = **Deux pièces.** Une case peut en avoir plus d’une.
roam-rules-sign-solid = **Case pleine** d’un motif. Elle place un jeton.
roam-rules-sign-empty = **Case vide** d’un motif. Elle place un jeton pour deux pièces.
roam-rules-sign-seal = **Points** d’une carte ou d’un artefact.
roam-rules-sign-landing = Un jeton de votre motif se posera ici.
roam-rules-sign-skipped = Cette case est occupée et sera ignorée.
roam-rules-sign-offer = Vous pouvez remplir cette case.
roam-rules-sign-token = Un **jeton**. Couleur et emblème disent à qui il est.
roam-rules-sign-tower = Deux jetons sur une case (tours de jetons).
roam-rules-sign-awake = **Éveillé.** Peut être envoyé.
roam-rules-sign-asleep = **Endormi.** A été envoyé et attend le réveil.
roam-rules-sign-coin-artifact = **Bourse.** Prenez une pièce.
roam-rules-sign-rotate = **Boussole.** Tournez le motif.
roam-rules-sign-free_square = **Longue-vue.** Remplissez une case vide gratuitement.
roam-rules-sign-replace = **Bannière.** Remplacez un jeton adverse.
roam-rules-sign-move = **Bâton.** Déplacez un jeton d’une case.
roam-rules-sign-turn_card = **Cloche.** Retournez l’un de vos personnages.

# -- le glossaire --

roam-rules-word-adjacent = Adjacent
roam-rules-word-adjacent-about = Qui partage un côté. Un bâton déplace les jetons vers des cases adjacentes.
roam-rules-word-adventurer = Personnage
roam-rules-word-adventurer-about = Quelqu’un de votre groupe, avec un motif et des points.
roam-rules-word-artifact = Artefact
roam-rules-word-artifact-about = Un objet qu’on achète dans le jeu complet. Utilisé, il est de nouveau prêt quand le groupe se réveille.
roam-rules-word-asleep = Endormi
roam-rules-word-asleep-about = Envoyé, et inutilisable jusqu’au réveil.
roam-rules-word-auction = Enchères
roam-rules-word-auction-about = Un seul tour d’offres à découvert entre les joueurs à égalité pour un lieu.
roam-rules-word-awake = Éveillé
roam-rules-word-awake-about = Prêt à être envoyé.
roam-rules-word-bank = Réserve commune
roam-rules-word-bank-about = D’où viennent les pièces et où elles vont. Elle ne s’épuise jamais.
roam-rules-word-consolation = Consolation
roam-rules-word-consolation-about = La pièce de ceux qui avaient des jetons sur un lieu qu’un autre prend.
roam-rules-word-empty-square = Case vide
roam-rules-word-empty-square-about = Une case en pointillé d’un motif. Un jeton y coûte deux pièces.
roam-rules-word-explored = Exploré
roam-rules-word-explored-about = Un lieu avec un jeton sur chacune de ses six cases.
roam-rules-word-field = Plateau
roam-rules-word-field-about = Les trente-six cases des six lieux.
roam-rules-word-location = Lieu
roam-rules-word-location-about = La face paysage d’une carte : six cases, des pièces, un parchemin.
roam-rules-word-neighbours = Voisines
roam-rules-word-neighbours-about = Les cases qui entourent une case, huit au plus.
roam-rules-word-outpost = Avant-poste
roam-rules-word-outpost-about = Une carte de trois points, pour le premier à encercler un jeton.
roam-rules-word-party = Groupe
roam-rules-word-party-about = Tous vos personnages, endormis et éveillés.
roam-rules-word-pattern = Motif
roam-rules-word-pattern-about = Les cases que fouille un personnage.
roam-rules-word-ready = Prêt et utilisé
roam-rules-word-ready-about = Face visible, un artefact peut servir ; face cachée, il a servi.
roam-rules-word-rise-early = Réveil anticipé
roam-rules-word-rise-early-about = Réveiller tout le groupe pour une pièce par personnage éveillé.
roam-rules-word-round = Manche
roam-rules-word-round-about = Un tour de chaque joueur.
roam-rules-word-scroll = Parchemin
roam-rules-word-scroll-about = La bande au bord extérieur d’un lieu : points et motif de son personnage.
roam-rules-word-solid-square = Case pleine
roam-rules-word-solid-square-about = Une case remplie d’un motif. Elle place un jeton.
roam-rules-word-still = Manche figée
roam-rules-word-still-about = Une manche sans jeton ajouté ni lieu pris.
roam-rules-word-supply = Réserve
roam-rules-word-supply-about = Vos jetons qui ne sont pas sur le plateau.
roam-rules-word-surround = Encercler
roam-rules-word-surround-about = Tenir les huit cases autour d’un jeton adverse.
roam-rules-word-token = Jeton
roam-rules-word-token-about = L’un de vos 24 jetons.
roam-rules-word-tower = Tour de jetons
roam-rules-word-tower-about = Deux jetons sur une case.
