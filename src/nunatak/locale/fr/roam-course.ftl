# Le cours de Roam : ce que dit le compagnon. `<leçon>` est le titre, `<leçon>-idea` la ligne en dessous.

roam-course-about =
    Neuf courtes leçons et une première partie avec un compagnon à vos côtés. Le plateau est le vrai ; rien de ce que
    vous essayez ne peut mal tourner, et chaque essai manqué a sa réponse.
roam-course-read-on = Rien à faire ici. Appuyez sur « Suite » quand vous en avez assez vu.

## Un personnage est un tampon

roam-course-stamp = Un personnage est un tampon
roam-course-stamp-idea = Chacun porte un motif. Posez-le où vous voulez.
roam-course-stamp-who = Voici vos personnages. Les cases foncées d’une carte sont son motif.
roam-course-stamp-who-task = Allumez les trois lanternes avec un seul personnage. Quel motif convient ?
roam-course-stamp-who-strider = Le Marcheur avance en biais, et les motifs ne tournent jamais. Chez qui les cases sont-elles disposées comme les lanternes ?
roam-course-stamp-who-gleaner = La Glaneuse n’a que deux cases foncées, et trois lanternes attendent.
roam-course-stamp-who-done = Oui, c’est le Pisteur.
roam-course-stamp-where = Le motif est dans votre main : la souris, un doigt ou les flèches le déplacent.
roam-course-stamp-where-task = Posez-le sur les lanternes.
roam-course-stamp-where-beside = C’est permis, mais une lanterne reste éteinte. Le motif ne tourne pas : trouvez l’endroit où il couvre les trois.
roam-course-stamp-where-done = Trois jetons, trois lumières.
roam-course-stamp-asleep = Qui vient de sortir s’endort : voyez la carte assombrie. Un personnage part à chaque tour ; les autres attendent.
roam-course-stamp-one-a-turn = Un personnage par tour. Les autres attendent.
roam-course-stamp-red = Rouge est déjà passé ici, en plein milieu.
roam-course-stamp-red-task = Allumez les deux lanternes avec un seul personnage. Rouge gêne-t-il vraiment ?
roam-course-stamp-red-pathfinder = Les cases du Pisteur sont serrées. Les lanternes sont à deux pas l’une de l’autre.
roam-course-stamp-red-gleaner = Deux cases foncées, mais elles se touchent. Les lanternes sont à deux pas l’une de l’autre.
roam-course-stamp-red-done = Une grande enjambée, d’une lanterne à l’autre.
roam-course-stamp-over = La case du milieu du Marcheur tomberait sur le jeton rouge.
roam-course-stamp-over-task = Posez-le quand même sur les lanternes.
roam-course-stamp-over-dodge = C’est permis, mais aucune lanterne ne brûle. Inutile d’esquiver : une case occupée est simplement ignorée, et le reste se pose.
roam-course-stamp-over-done = La case rouge a été ignorée, les deux autres sont à vous.
roam-course-stamp-end = C’est la moitié du jeu : qui envoyer, et où poser. Les cases occupées sont ignorées, et aucune case pleine ne peut dépasser du bord.

## Remplissez un lieu, et il vous rejoint

roam-course-join = Remplissez, et l’on vous rejoint
roam-course-join-idea = Un lieu dont les six cases sont couvertes va à qui y a le plus de jetons.
roam-course-join-who = Six cases font un lieu. Sur celui-ci, vous avez trois jetons, rouge en a un, et deux cases sont libres.
roam-course-join-who-task = Qui couvre les deux cases libres d’un coup ?
roam-course-join-who-strider = Le Marcheur n’en atteindrait qu’une. Cinq sur six : le lieu n’est encore à personne.
roam-course-join-who-gleaner = La case qu’il vous faut est en pointillé sur cette carte. Ces cases coûtent des pièces, et vous n’en avez pas encore.
roam-course-join-where-task = Couvrez les deux cases libres.
roam-course-join-where-beside = L’une des deux reste alors libre, et un lieu incomplet n’est à personne.
roam-course-join-where-done = Les six sont couvertes, et cinq sont à vous.
roam-course-join-close = On regarde les lieux quand vous dites que vous avez fini.
roam-course-join-close-task = Terminez vos actions.
roam-course-join-close-done = Cinq à un : le Bâtisseur de granges est à vous.
roam-course-join-joined = La carte a quitté le plateau et devient l’un de vos personnages. Ses jetons sont rentrés, le lieu suivant prend la place, et rouge, qui y était aussi, reçoit une pièce.
roam-course-join-newcomer = Rouge a joué son tour. Le Bâtisseur de granges est arrivé éveillé chez vous, avec un motif de deux sur deux.
roam-course-join-newcomer-task = Envoyez le Bâtisseur de granges.
roam-course-join-newcomer-others = Les autres iraient aussi. Mais essayez donc le nouveau : quatre cases d’un coup.
roam-course-join-anywhere-task = Posez où vous voulez.
roam-course-join-anywhere-done = Quatre d’un coup.
roam-course-join-end = C’est l’autre moitié : remplir des lieux, gagner des personnages, remplir plus vite. Le parchemin au bord d’une carte dit d’avance ce qu’elle vaut et comment elle cherche.

## Les pièces, et les cases qui en coûtent deux

roam-course-coins = Les pièces, et les cases à deux pièces
roam-course-coins-idea = Une pièce sous votre jeton est à vous, et deux pièces achètent une case en pointillé.
roam-course-coins-who = Certaines cases portent des pièces. Vous en avez une en bourse, et quatre cases de ce lieu sont libres.
roam-course-coins-who-task = Prenez ce lieu en un seul tour. Qui envoyez-vous ?
roam-course-coins-who-pathfinder = Trois cases et trois pièces, mais la quatrième est hors de ce motif. On n’achète que les cases en pointillé du motif posé.
roam-course-coins-who-strider = Le Marcheur traverse le lieu et s’en va. Cherchez deux cases foncées et deux en pointillé.
roam-course-coins-who-done = La Glaneuse : deux cases gratuites, deux contre des pièces.
roam-course-coins-where-task = Posez la Glaneuse sur les quatre cases libres.
roam-course-coins-where-beside = Seul ce qui est sous le motif peut s’acheter ensuite. Couvrez les quatre cases libres.
roam-course-coins-where-done = Deux pièces sous les jetons : vous en avez maintenant trois.
roam-course-coins-first = Les cases en pointillé brillent. Un jeton y coûte deux pièces, et ce qui s’y trouve est aussitôt à vous.
roam-course-coins-first-task = Il vous faut les deux cases. Laquelle d’abord ?
roam-course-coins-first-bare = Il reste alors une pièce, et l’autre case en coûte deux. Prenez d’abord la case avec la pièce : elle se paie à moitié elle-même.
roam-course-coins-first-outside = Cette case ne fait pas partie du motif que vous avez posé.
roam-course-coins-first-end = Deux cases sont encore libres, et ensuite vous ne pourrez plus rien acheter.
roam-course-coins-first-done = Deux payées, une trouvée : il reste deux pièces.
roam-course-coins-second-task = Et maintenant l’autre.
roam-course-coins-second-end = Une case est encore libre, et vous pouvez la payer.
roam-course-coins-second-done = La bourse est vide, et il ne manque rien.
roam-course-coins-close-task = Terminez vos actions.
roam-course-coins-close-done = Quatre à deux : la Tisseuse de drapeaux vous rejoint.
roam-course-coins-end = Les pièces trouvées peuvent se dépenser pendant le même tour. L’ordre compte donc : d’abord ce qui rapporte, puis ce qui coûte.

## Finir n’est pas gagner

roam-course-count = Finir n’est pas gagner
roam-course-count-idea = Qui a le plus de jetons prend la carte, peu importe à qui est le tour. Les autres reçoivent une pièce.
roam-course-count-who = Deux lieux sont presque pleins. Vous pouvez compléter l’un ou l’autre maintenant.
roam-course-count-who-task = Complétez celui qui deviendra le vôtre. Qui envoyez-vous ?
roam-course-count-who-other = Aucun des deux ne serait complet. Sur l’une des cartes, trois cases sont libres, de la forme d’un de vos motifs.
roam-course-count-where = Comptez avant de compléter : vos jetons contre ceux de rouge, sur chaque lieu.
roam-course-count-where-task = Lequel complétez-vous ?
roam-course-count-where-red = Rouge y a quatre jetons et vous en auriez deux. Vous ouvrez la porte, et c’est rouge qui entre.
roam-course-count-where-open = Cela ne complète aucun lieu. Couvrez les trois cases libres de l’un d’eux.
roam-course-count-where-done = Cinq à un, et une pièce au passage.
roam-course-count-close-task = Terminez vos actions.
roam-course-count-close-done = Il est à vous. Rouge y était aussi et reçoit une pièce.
roam-course-count-end = Cela vaut dans les deux sens : un lieu que rouge remplit peut devenir le vôtre pendant le tour de rouge. Et tous les autres qui y avaient des jetons reçoivent une pièce, quel qu’en soit le nombre.

## Le sommeil

roam-course-sleep = Le sommeil, et le réveil anticipé
roam-course-sleep-idea = Quand tous dorment, tous se réveillent gratuitement. Plus tôt, cela coûte une pièce par personnage encore éveillé.
roam-course-sleep-asleep = Ce personnage dort à poings fermés. Il faut d’abord réveiller le groupe.
roam-course-sleep-send = Deux de vos personnages dorment. Seule la Glaneuse est encore debout.
roam-course-sleep-send-task = Envoyez la dernière.
roam-course-sleep-lay-task = N’importe où convient.
roam-course-sleep-night = Maintenant, les trois dorment.
roam-course-sleep-night-task = Terminez vos actions, et regardez ce qui se passe à votre prochain tour.
roam-course-sleep-morning = Rouge a joué, votre tour est venu, et les trois ont ouvert les yeux. Quand tous dorment, cela ne coûte rien.
roam-course-sleep-rise = Le Pisteur couvrirait les deux cases libres, mais il dort. Un personnage est éveillé, et vous avez une pièce.
roam-course-sleep-rise-task = Prenez le lieu pendant ce tour. Que faut-il faire d’abord ?
roam-course-sleep-rise-ferry = Il manque une case. Le dernier irait se coucher, et tous se réveilleraient gratuitement au prochain tour : pas cher, mais lent.
roam-course-sleep-rise-done = Tout le monde debout, pour une seule pièce.
roam-course-sleep-who-task = Et maintenant ? Qui couvre les deux cases libres ?
roam-course-sleep-who-other = L’une des deux cases resterait libre.
roam-course-sleep-who-ferry = Côte à côte, mais les cases libres sont l’une sous l’autre.
roam-course-sleep-where-task = Couvrez les deux cases libres.
roam-course-sleep-where-beside = Là, l’une des deux reste libre.
roam-course-sleep-close-task = Terminez vos actions.
roam-course-sleep-close-done = Quatre à deux. Une pièce bien dépensée.
roam-course-sleep-price = Vous avez payé une pièce parce qu’un personnage était éveillé. On paie pour ceux qu’on interrompt, pas pour les dormeurs.
roam-course-sleep-dear = Un personnage dort, deux sont éveillés, et vous avez une pièce en bourse.
roam-course-sleep-dear-task = Pouvez-vous prendre le Réveil anticipé ? Sinon, envoyez quelqu’un.
roam-course-sleep-dear-rise = Deux sont éveillés : il faudrait deux pièces, et vous en avez une.
roam-course-sleep-dear-done = En effet : il en coûterait deux. Envoyer quelqu’un fait baisser le prix.
roam-course-sleep-end = Moins il y a de personnages éveillés, moins le Réveil anticipé coûte ; et si personne ne l’est, le réveil est gratuit. Qui vient d’arriver est éveillé et retarde le réveil gratuit.

## Une égalité

roam-course-tie = Une égalité se règle avec des pièces
roam-course-tie-idea = Chaque joueur à égalité mise une fois. Seul le gagnant paie.
roam-course-tie-who = Rouge a ici trois jetons, vous en avez un, et deux cases sont libres.
roam-course-tie-who-task = Complétez ce lieu. Qui couvre les deux ?
roam-course-tie-who-other = Une case resterait libre.
roam-course-tie-where-task = Couvrez les deux cases libres.
roam-course-tie-where-beside = Là, l’une des deux reste libre.
roam-course-tie-close = Trois jetons chacun. Ce sera une égalité.
roam-course-tie-close-task = Terminez vos actions, et voyez.
roam-course-tie-close-done = Trois à trois.
roam-course-tie-bid = Chacun mise une fois ; c’était votre tour, vous parlez donc d’abord. Une offre suivante doit être plus haute. Les bourses ne sont jamais cachées.
roam-course-tie-bid-task = Gagnez pour aussi peu que possible, mais à coup sûr.
roam-course-tie-bid-nothing = Zéro est aussi une offre, mais rouge a une pièce et dirait un.
roam-course-tie-bid-pass = Alors rouge parle, et même zéro lui suffit.
roam-course-tie-bid-done = Il en faudrait deux à rouge, qui en a une et se tait. Le Ramoneur est à vous.
roam-course-tie-bid-dear = À vous, mais une pièce aurait suffi : rouge ne pouvait pas dépasser.
roam-course-tie-end = La plus petite offre que l’autre ne peut pas battre est la meilleure. Et rouge, qui y était aussi, reçoit une pièce tout de même.

## Une partie entière

roam-course-first-game = Votre première partie
roam-course-first-game-idea = Une partie entière contre un adversaire facile. Je reste à vos côtés.
roam-course-game-first-turn = C’est votre tour. Choisissez l’un de vos trois personnages, et cherchez des pièces sous le motif avant de le poser. Qui possède dix cartes amène la fin de la partie ; les points décident.
roam-course-game-buying = C’est le moment d’acheter : deux pièces mettent un jeton sur une case en pointillé de ce motif. Une fois vos actions terminées, il sera passé.
roam-course-game-closing = Terminer vos actions résout un lieu plein. Comptez d’abord : qui a le plus de jetons le prend, vous ou un autre.
roam-course-game-bidding = Une égalité. Regardez l’autre bourse et dites le plus petit nombre qui ne peut pas être battu.
roam-course-game-joined = Quelqu’un vous rejoint, bien éveillé, et peut partir dès votre prochain tour.
roam-course-game-consoled = Celui-là est allé à votre adversaire. Vous y aviez des jetons : une pièce vous revient.
roam-course-game-theirs = Celui-là est allé à votre adversaire. Cela peut arriver pendant le tour de n’importe qui : seul compte le nombre de jetons, peu importe qui a posé le dernier.
roam-course-game-woke = Vos personnages sont de nouveau éveillés. Quand tous dorment, cela ne coûte rien ; le Réveil anticipé coûte une pièce par personnage encore debout.
roam-course-game-rising = Vous pourriez prendre maintenant le Réveil anticipé : une pièce par personnage encore éveillé. Ou bien envoyez-les tous, et ils se réveilleront gratuitement.
roam-course-game-earned = Des pièces. Deux d’entre elles achètent une case en pointillé, ce tour-ci ou plus tard.
roam-course-game-ripe = Un lieu est presque plein. Comparez ses cases libres avec les motifs de vos personnages : l’un peut convenir, pour vous ou contre vous.
roam-course-game-refilled = Un nouveau lieu occupe la place. La carte visible de la pioche disait lequel ce serait, et montre maintenant le suivant.
roam-course-game-nearly-over = Huit cartes dans un groupe. Avec dix, la manche va jusqu’au bout, puis ce sont les points qui comptent, pas les cartes.
roam-course-game-over = Bien joué. Les motifs forts valent peu de points, les faibles beaucoup : voilà tout le dilemme. Ensuite viennent les artefacts, quand vous voudrez.

## Les artefacts

roam-course-artifacts = Les artefacts : une astuce par réveil
roam-course-artifacts-idea = Chacun fait une chose une fois, et redevient prêt quand tout votre groupe se réveille.
roam-course-artifacts-compass = Les deux cases libres sont côte à côte. Celles du Puisatier sont l’une sous l’autre. Mais vous avez une boussole.
roam-course-artifacts-compass-task = Prenez ce lieu. Envoyez d’abord le Puisatier.
roam-course-artifacts-compass-early = La boussole tourne un motif que vous avez en main. Prenez d’abord quelqu’un.
roam-course-artifacts-turn = Le motif est dans votre main. Il peut maintenant être tourné.
roam-course-artifacts-turn-task = Utilisez la boussole.
roam-course-artifacts-turn-late = Une fois posé, il ne tourne plus. Utilisez d’abord la boussole.
roam-course-artifacts-turn-done = Un quart de tour : le voilà couché.
roam-course-artifacts-lay-task = Couvrez les deux cases libres.
roam-course-artifacts-lay-beside = Là, l’une des deux reste libre.
roam-course-artifacts-close-task = Terminez vos actions.
roam-course-artifacts-close-done = Quatre à deux.
roam-course-artifacts-spent = La boussole est utilisée. Elle sera de nouveau prête quand tout votre groupe se réveillera.
roam-course-artifacts-bell = Deux dorment, la Glaneuse est éveillée, pas de pièce. La cloche est prête : elle retourne un personnage, d’éveillé à endormi ou l’inverse. La bourse est déjà utilisée.
roam-course-artifacts-bell-task = Ayez trois personnages éveillés et les deux artefacts prêts, sans rien payer. Prenez la cloche en main, puis choisissez un personnage.
roam-course-artifacts-bell-one = Un de plus est éveillé, mais aucun artefact ne redevient prêt. Il faut pour cela le réveil de tout le groupe.
roam-course-artifacts-bell-send = Cela marche aussi, mais seulement à votre prochain tour. La cloche peut le faire maintenant.
roam-course-artifacts-bell-purse = La bourse est utilisée, jusqu’au réveil de tout votre groupe.
roam-course-artifacts-bell-done = La dernière se couche, et tout le camp se lève.
roam-course-artifacts-awake = On croirait tricher, et c’est permis : si tous dorment, tous se réveillent, et chaque artefact avec eux.
roam-course-artifacts-market = Quatre artefacts sont à vendre, chacun à son prix. Vous avez trois pièces.
roam-course-artifacts-market-task = Jouez d’abord votre tour : envoyez quelqu’un.
roam-course-artifacts-market-early = Le marché ouvre quand votre tour s’achève.
roam-course-artifacts-market-lay-task = N’importe où convient.
roam-course-artifacts-market-close-task = Terminez vos actions, et le marché ouvre.
roam-course-artifacts-buy = Vous pouvez maintenant en acheter un, si vous pouvez le payer. Il vous servira dès votre prochain tour.
roam-course-artifacts-buy-task = Achetez-en un que vous pouvez payer.
roam-course-artifacts-buy-skip = Vous pouvez bien sûr vous en passer. Mais essayez : l’un d’eux vaut vos pièces.
roam-course-artifacts-buy-dear = Votre bourse est trop légère pour celui-là.
roam-course-artifacts-buy-done = À vous, et prêt pour votre prochain tour.
roam-course-artifacts-end = Il y en a trois autres : la longue-vue remplit une case en pointillé gratuitement, la bannière remplace un jeton sous votre motif, le bâton en déplace un d’un pas. Pointez-en un pour lire ce qu’il fait.

## L’avant-poste

roam-course-outpost = L’avant-poste : huit autour d’un
roam-course-outpost-idea = Encerclez complètement un jeton adverse, et l’avant-poste est à vous pour de bon.
roam-course-outpost-who = Deux jetons rouges sont presque encerclés. Qui tient le premier les huit cases autour d’un jeton prend l’avant-poste : trois points.
roam-course-outpost-who-task = L’un des deux anneaux peut se fermer pendant ce tour. Avec qui ?
roam-course-outpost-who-strider = Le Marcheur passe par un trou et laisse l’autre. Trouvez les deux trous qui se touchent.
roam-course-outpost-who-gleaner = Un trou rempli, un en pointillé, et pas de pièces : sept sur huit.
roam-course-outpost-where-task = Fermez l’anneau.
roam-course-outpost-where-edge = Les cinq voisines y sont, mais au bord il en manquera toujours trois. Il en faut huit.
roam-course-outpost-where-gap = Il reste un trou. Regardez le jeton au milieu du plateau.
roam-course-outpost-where-done = L’anneau est fermé : l’avant-poste est aussitôt à vous.
roam-course-outpost-end = Il reste à vous, même quand les jetons rentrent. Et prenez garde : un jeton posé dans l’anneau d’un adversaire peut être celui qui le ferme.

## Les tours de jetons

roam-course-towers = Tours de jetons : deux sur une case
roam-course-towers-idea = Deux jetons tiennent sur une case, et les deux comptent.
roam-course-towers-who = Trois jetons rouges, deux à vous, une case libre : la couvrir ne donnerait qu’une égalité. Mais avec les tours, des jetons peuvent se poser sur d’autres.
roam-course-towers-who-task = Gagnez ce lieu sans enchères. Qui envoyez-vous ?
roam-course-towers-who-other = Trop peu de jetons ici, ou la case libre le reste. Le Pisteur en apporte trois.
roam-course-towers-where = Chaque case demande au moins un jeton, et tous comptent.
roam-course-towers-where-task = Couvrez la case libre, et posez-vous sur d’autres au passage.
roam-course-towers-where-bare = Plus de jetons, mais la case libre est toujours nue : le lieu n’est pas exploré.
roam-course-towers-where-elsewhere = Il faut couvrir la case libre de ce lieu, et y poser deux autres de vos jetons.
roam-course-towers-where-done = Deux sur rouge, un au sol : cinq à trois.
roam-course-towers-where-own = Un sur le vôtre, un au sol : quatre à trois. Cela suffit.
roam-course-towers-close-task = Terminez vos actions.
roam-course-towers-close-done = Le Ramoneur vous rejoint, sans enchères.
roam-course-towers-end = La hauteur ne décide de rien, le nombre si. Et six cases couvertes suffisent : personne n’attend les douze jetons.
