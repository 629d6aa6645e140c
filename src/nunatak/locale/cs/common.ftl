# Co říká sám stůl, ať se hraje cokoli.

refuse-game-over = Partie skončila.
refuse-not-your-turn = Nejste na tahu.
refuse-undo-barrier = Nic nelze vzít zpět: mezitím se něco odhalilo nebo dobralo, nebo už hrál někdo jiný.

refuse-bad-message = Server této zprávě nerozuměl.
refuse-not-joined = Nejdřív se posaďte ke stolu.
refuse-no-table = Takový stůl není.
refuse-other-rules = Tato partie začala podle pravidel, která tento server nehraje.
refuse-not-your-seat = Toto místo vám nepatří.
refuse-stale = Hra u stolu mezitím pokročila.
refuse-duplicate = Toto označení už patří jinému kroku.
refuse-too-fast = To bylo příliš rychle. Chvíli počkejte.
refuse-bot-plays = Na tomto místě hraje bot. Nejdřív se na místo vraťte.
refuse-not-away = Tento hráč je ještě zde, nebo odešel teprve před chvílí.
refuse-no-stand-in = Na tomto místě žádný bot nehraje.
refuse-no-hints = U tohoto stolu se hraje bez rad.
refuse-no-hint = Žádná rada nepřišla. Zkuste to znovu.
refuse-allowed = Nic tomu nebrání.
refuse-not-saved = Krok se nepodařilo uložit, a proto se neprovedl. Zkuste to znovu.
refuse-not-in-lesson = V této lekci ne. Udělejte, co žádá úkol, nebo si to nechte ukázat.
refuse-no-lesson = Dál už tu nic není.

# -- více věcí za sebou --------------------------------------------------------------------------------------

list-and-two = { $items } a { $item }
list-and-last = { $items } a { $item }
# Čtenář mezi ostatními hráči.
list-you = vy
list-comma = { $items }, { $item }
list-semicolon = { $items }; { $item }
list-slash = { $items } / { $item }

# -- kde co leží -----------------------------------------------------------------------------------------------

way-n = sever
    .adv = severně
    .loc = na severu
way-ne = severovýchod
    .adv = severovýchodně
    .loc = na severovýchodě
way-e = východ
    .adv = východně
    .loc = na východě
way-se = jihovýchod
    .adv = jihovýchodně
    .loc = na jihovýchodě
way-s = jih
    .adv = jižně
    .loc = na jihu
way-sw = jihozápad
    .adv = jihozápadně
    .loc = na jihozápadě
way-w = západ
    .adv = západně
    .loc = na západě
way-nw = severozápad
    .adv = severozápadně
    .loc = na severozápadě
