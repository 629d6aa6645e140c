# Co úvodní stránka říká o hrách: jejich názvy a strany, podle nichž se říká hráčům beze jména.

ice-title = I C E, druhá edice
ice-tagline = Vykopávky třemi vrstvami ledu až ke ztracenému městu. Veďte expedici, vyzvedněte, co tu zanechali předkové, a vyhovte těm, kdo o to žádají.
ice-value-guilds-navigators = Navigátoři
ice-value-guilds-incandescents = Žhnoucí
ice-value-guilds-striders = Ledochodci
ice-value-guilds-providers = Živitelé
ice-value-guilds-cryoarchitects = Kryoarchitekti

ice1-title = I C E, první edice
ice1-tagline = Pět vrstev ledu, sedm dní a monumenty na samém dně. Kopejte, posílejte nálezy domů do Města a plňte požadavky, než přijde zima.
ice1-value-guilds-alchemists = Alchemisté

roam-title = Roam
roam-tagline = Probuďte spící v zimní zemi. Pokrývejte mapu pátráním, berte celé lokace a nechte ty, které najdete, pátrat s vámi.
roam-value-colours-blue = modrá
roam-value-colours-red = červená
roam-value-colours-green = zelená
roam-value-colours-yellow = žlutá

winter-title = Věčná zima
winter-tagline = Čtyři generace mezi ledem a zatměním. Lovte, usazujte se, vztyčujte kameny a ctěte své mrtvé lépe než ostatní kmeny.
winter-value-tribes-wolf = Vlk
winter-value-tribes-bison = Bizon
winter-value-tribes-lion = Lev
winter-value-tribes-bear = Medvěd
