# Úplná pravidla hry Roam našimi slovy. Který odstavec říká které pravidlo: web/src/games/roam/rules/outline.json
# Značky: **důležitá slova**, [slova](místo), která vedou k oddílu, odstavci, příkladu nebo pravidlu.

roam-rules-about = Spavá nemoc rozptýlila obyvatele země. Hledáte je políčko po políčku. Koho najdete, ten se přidá k vaší družině a pátrá s vámi. Pro dva až čtyři hráče.

# -- Herní plán --

roam-rules-field = Herní plán
roam-rules-field-picture = Tři lokace jižní řady. Na některých políčkách leží mince; svitek u okraje ukazuje body a vzor postavy, která tam čeká.
roam-rules-field-cards = Šest karet **lokací** leží těsně vedle sebe ve dvou řadách po třech. Každá má šest políček, dvě na šířku a tři na výšku, a dohromady tvoří plán šest krát šest. Takových karet je 43; na rubu každé z nich je **postava**.
roam-rules-field-scrolls = Každá lokace leží svitkem k vnějšímu okraji plánu, severní karty jsou tedy vzhůru nohama. Na některých políčkách lokace jsou symboly mincí a na svitku body a vzor postavy z druhé strany. Přečíst si je může každý.
roam-rules-field-squares = Řady se počítají od severu k jihu, sloupce od západu k východu. Dvě políčka jsou **sousední**, když mají společnou stranu. **Okolí** políčka je až osm políček kolem něj, i rohových.
roam-rules-field-borders = Hranice mezi kartami nehrají roli pro vzory, posuny ani obklíčení. Říkají jen, na které kartě žeton leží.
roam-rules-field-gaps = Kde karta chybí, protože došel balíček, tam nejsou ani políčka. Ta část už k plánu nepatří.

# -- Místa a vzory --

roam-rules-seats = Místa a vzory
roam-rules-seats-picture = Vzor a jak leží pro hráče na jihu, západě, severu a východě.
roam-rules-seats-borders = Každý sedí u jednoho ze čtyř okrajů plánu, každý u jiného. Tahy i dražby jdou po směru hodinových ručiček: jih, západ, sever, východ. Dva hráči sedí na jihu a severu, tři na jihu, západě a severu, pokud se nedohodnete jinak.
roam-rules-seats-party = Vaše **družina** leží u vašeho okraje: tři startovní karty a později ti, které jste našli. Na každé kartě je **vzor** a body a všechny míří k vám.
roam-rules-seats-facing = Vzor míří tak, jak sedí jeho majitel: vzdálená řada ukazuje do plánu, levá strana je vaše levá. Na vaší obrazovce je plán natočen tak, že váš okraj je dole; vaše vzory pak leží přesně tak, jak jsou vytištěny.
roam-rules-seats-solid = Vybarvená políčka vzoru jsou **plná**: umísťují žetony. Čárkovaná jsou **prázdná**: umístí žeton, jen když zaplatíte. Vzor se vejde tam, kde všechna plná políčka padnou na plán. Prázdná políčka a žetony, které už leží, na tom nic nemění.
roam-rules-seats-unturned = Vzor se nikdy nezrcadlí a pootočit ho lze jen kompasem. Na celém plánu se i vzor tři krát tři vejde na šestnáct míst.

# -- Příprava --

roam-rules-setup = Příprava
roam-rules-setup-picture = Tři karty, se kterými každý začíná. Dvě jsou vzhůru, jedna spí.
roam-rules-setup-pieces = Vezměte si tři startovní karty a 24 žetonů své barvy. Tři vzory jsou pro všechny stejné. Karty a žetony barev, za které nikdo nehraje, zůstanou v krabici.
roam-rules-setup-deck = Zamíchejte lokace a šest jich vyložte jako plán. Zbytek je balíček. Leží krajinami nahoru, takže všichni vidí příští lokaci.
roam-rules-setup-awake = Všechny vaše startovní karty začínají vzhůru.
roam-rules-setup-first = O začínajícím hráči rozhodne los, pokud se stůl nedohodne jinak. První začíná bez mincí, druhý a třetí s jednou, čtvrtý se dvěma.
roam-rules-setup-variants = Základní hra se hraje bez artefaktů. [Artefakty](artifacts), [výspu](outpost) a [věže](towers) lze přidat každé zvlášť a v jakékoli kombinaci.
roam-rules-setup-limits = Mince nikdy nedojdou. Všeho ostatního je omezeně: co není, není. Měšec je prostě počet mincí.

# -- Váš tah --

roam-rules-turn = Váš tah
roam-rules-turn-picture = Jedna postava jde pátrat a usne. Ostatní čekají.
roam-rules-turn-order = Hráči se střídají po směru hodinových ručiček; **kolo** je jeden tah každého. Tah má pět částí: probuzení, vyslání jedné postavy, mince a artefakty, vyhodnocení prozkoumaných lokací a s artefakty i nákup jednoho z nich.
roam-rules-turn-one = Musíte vyslat právě jednu postavu, která je vzhůru. Usne, i když nic neumístí. Vynechat tah nelze.
roam-rules-turn-possible = Tah je možný vždy: po probuzení je někdo z družiny vzhůru a na celém plánu se každý vzor někam vejde.
roam-rules-turn-ending = Když ukončíte akce, už v tomto tahu nelze nic umístit, zaplnit, posunout ani převrátit.

# -- Probuzení --

roam-rules-waking = Probuzení
roam-rules-waking-picture = Všichni spí: na začátku příštího tahu se zdarma probudí.
roam-rules-waking-free = Pokud na začátku vašeho tahu všechny vaše postavy spí, všechny se zdarma probudí. Stane se to samo, dřív než cokoli jiného.
roam-rules-waking-early = Je tu i **časné vstávání**: než někoho vyšlete, probuďte celou družinu, i když někdo nespí. Stojí to jednu minci za každou postavu, která je v tu chvíli vzhůru. Potřebujete celou cenu a nelze probudit jen někoho.
roam-rules-waking-limits = Při časném vstávání musí aspoň jedna postava spát. A družina se probouzí nejvýš jednou za tah, zdarma nebo dřív.
roam-rules-waking-again = Čas na probuzení trvá, dokud někoho nevyšlete. Když zvonek uspí vaši poslední bdělou postavu a družina se v tomto tahu ještě neprobudila, všichni se hned zdarma probudí.
roam-rules-waking-artifacts = Kdykoli se družina probudí, všechny vaše použité artefakty jsou zase připravené. Cenu artefakty nikdy nezvyšují.
roam-rules-waking-newcomers = Koho jste právě našli, ten je vzhůru. Časné vstávání je pak dražší a zdarma se nikdo neprobudí, dokud nevyšlete i nováčka.

# -- Umísťování žetonů --

roam-rules-placing = Umísťování žetonů
roam-rules-placing-picture = Vzor vlevo dopadne: dva žetony jsou umístěny, jedno obsazené políčko je přeskočeno, čárkované lze zaplnit za dvě mince.
roam-rules-placing-anywhere = Položte vzor kamkoli na plán. Všechna plná políčka musí být uvnitř, prázdná smějí přečnívat. Nemusíte hledat místo ani postavu, která umístí nejvíc žetonů.
roam-rules-placing-tokens = Na každé volné plné políčko dejte žeton; žádné nelze vynechat. Obsazené políčko, třeba i vámi, se přeskočí. Na políčko se vejde jeden žeton, s [věžemi](towers) dva.
roam-rules-placing-together = Všechna plná políčka se umístí najednou a hned za ně dostanete mince. Teprve pak přijdou prázdná.
roam-rules-placing-vain = Smíte pátrat i tam, kde nedopadne žádný žeton. Stůl se nejdřív zeptá. Když se na plánu [nic nehýbe](end-standstill), může to být zakázáno.
roam-rules-placing-stranded = Když karty chybějí a žádný vzor vašich bdělých postav se nikam nevejde, vyšlete kteroukoli z nich bez umísťování. Dokud se některý vejde, nelze vyslat postavu, jejíž vzor se nevejde.

# -- Mince --

roam-rules-coins = Mince
roam-rules-coins-picture = Žeton, který dopadne sem, přinese dvě mince.
roam-rules-coins-earned = Když dáte žeton ze své zásoby na políčko se symboly mincí, hned si vezmete tolik mincí. Nezáleží, jak se tam dostal: plným políčkem, za mince, dalekohledem nebo korouhví. Žeton, který se jen posune, nepřinese nic.
roam-rules-coins-again = Symboly jsou vytištěné a nespotřebují se. Další žeton na stejném políčku je přinese znovu.
roam-rules-coins-purses = Všechny měšce jsou vidět. Mince nelze darovat ani půjčit.

# -- Prázdná políčka --

roam-rules-empty-squares = Prázdná políčka
roam-rules-empty-squares-picture = Prázdné políčko právě položeného vzoru stojí dvě mince.
roam-rules-empty-squares-price = Po umístění můžete zaplnit prázdná políčka téhož vzoru v libovolném pořadí: každé za dvě mince a jeden žeton, dokud máte čím platit.
roam-rules-empty-squares-where = Políčko musí být na plánu a volné a potřebujete žeton. Prázdné políčko, které padlo mimo plán nebo na žeton, nelze zaplnit, ledaže místo uvolní [korouhev](abilities-replace-empty).
roam-rules-empty-squares-moment = Rozhoduje chvíle, kdy platíte: políčko, které mezitím uvolnila hůl, zaplnit lze. Přeskočené plné políčko se později už neumísťuje.
roam-rules-empty-squares-spend = Mince získané v tomto tahu smíte hned utratit, i ty z právě zaplněného políčka.

# -- Žetony --

roam-rules-tokens = Žetony
roam-rules-tokens-picture = Tři políčka, jeden žeton: jeho majitel volí, kam půjde.
roam-rules-tokens-home = Žetony se vracejí jen tehdy, když si někdo vezme lokaci pod nimi nebo když je nahradí soupeř. Sami si žeton vzít zpět nemůžete.
roam-rules-tokens-few = Máte-li méně žetonů než volných plných políček, umístěte všechny a zvolte kam.
roam-rules-tokens-none = Bez žetonů probíhá tah jako obvykle: někdo jde pátrat a usne, ale místo se nevolí, nic se neumísťuje, nezaplňuje ani nenahrazuje a vzor se nepootáčí.

# -- Prozkoumané lokace --

roam-rules-exploring = Prozkoumané lokace
roam-rules-exploring-picture = Všech šest políček je obsazeno. Modrá má čtyři žetony a bere kartu; červená a zelená dostanou po minci.
roam-rules-exploring-when = Když ukončíte akce, je každá lokace, která má na všech šesti políčkách žeton, **prozkoumaná** a teď se vyhodnotí, ať jsou žetony čí chtějí a ať poslední položil kdokoli. Lokace, která byla na chvíli plná a posunem se znovu otevřela, se nepočítá.
roam-rules-exploring-order = Je-li jich víc, pořadí volíte vy; každá se vyhodnotí celá a teprve pak další. Nejdřív se spočítají žetony a proběhne dražba, pak karta změní majitele, žetony se vrátí, rozdají se mince a přijde nová karta. Mincí z první lokace tedy můžete dražit druhou.
roam-rules-exploring-most = Kdo má na lokaci nejvíc žetonů, vezme si kartu a odmítnout nemůže. Má-li jich nejvíc několik hráčů stejně, pořádají [dražbu](auction).
roam-rules-exploring-joins = Karta se převrátí a přidá se k družině nového majitele, vzhůru. Všechny žetony z ní se vrátí majitelům.
roam-rules-exploring-consolation = Každý další, kdo tam měl žeton, dostane právě jednu minci, ať jich tam měl kolik chtěl. Platí to i pro poražené v dražbě a pro vás, pokud jste kartu nezískali.
roam-rules-exploring-refill = Prázdné místo zaujme vrchní karta balíčku, svitkem ven. Žetony na ní ještě nejsou, takže ji v tomtéž tahu nelze prozkoumat.
roam-rules-exploring-gone = Je-li balíček prázdný, zůstane místo prázdné do konce hry. Když je prázdných všech šest míst, hra končí s kolem.

# -- Shoda: dražba --

roam-rules-auction = Shoda: dražba
roam-rules-auction-picture = Po třech žetonech: modrá a červená draží kartu.
roam-rules-auction-order = Hráči ve shodě mluví každý jednou, po směru hodinových ručiček a otevřeně. Začíná hráč na tahu, a není-li mezi nimi, první z nich po něm.
roam-rules-auction-bids = Pasujte, nebo řekněte počet mincí, které máte. První nabídka může být i nula; každá další musí být vyšší. Kdo nemůže přebít, pasuje, aniž se ho někdo ptá.
roam-rules-auction-winner = Kdo nabídne nejvíc, zaplatí a vezme si kartu. Ostatní neplatí nic a dostanou minci na útěchu.
roam-rules-auction-all-pass = Když všichni pasují, vezme si kartu zadarmo ten, kdo byl na řadě první.

# -- Artefakty --

roam-rules-artifacts = Artefakty
roam-rules-artifacts-picture = Šest artefaktů.
roam-rules-artifacts-market = V úplné hře je 24 artefaktů. Čtyři leží lícem nahoru; koupený se hned nahradí ze sloupečku. Když sloupeček dojde, řada se zkracuje. Jinak se nemění.
roam-rules-artifacts-buying = Úplně na konci tahu, po vyhodnocení všech lokací, můžete koupit jeden artefakt: zaplaťte jeho cenu a vezměte si ho připravený. Jeden za tah, celkem kolik chcete. V tahu, kdy jste ho koupili, ho nelze použít.
roam-rules-artifacts-using = Artefakt použijete tak, že ho převrátíte lícem dolů a jednou uděláte, co říká. Ve svém tahu jich smíte použít kolik chcete, v cizím žádný. Schopnost, která by nic neudělala, použít nelze a artefakt zůstane připravený.
roam-rules-artifacts-ready = Použité artefakty jsou připravené, až se probudí celá družina, a jen tehdy. Probudit jednotlivce zvonkem se nepočítá, ani když jsou potom vzhůru všichni.
roam-rules-artifacts-times = Hůl a zvonek fungují před umístěním i po něm, dokud neukončíte akce. Kompas při umísťování, dalekohled a korouhev po něm. Měšec kdykoli ve vašem tahu, i před vlastní nabídkou nebo nákupem.

# -- Co artefakty dělají --

roam-rules-abilities = Co artefakty dělají
roam-rules-abilities-picture = Korouhev, hůl a kompas při práci.
roam-rules-abilities-free = **Dalekohled.** Zaplňte prázdné políčko vzoru položeného v tomto tahu bez dvou mincí. Jinak platí totéž jako při placení: musí být volné, každé jen jednou, jeho mince jsou vaše. Nejdřív musí být někdo vyslán.
roam-rules-abilities-replace = **Korouhev.** Odeberte soupeřův žeton a dejte na jeho místo svůj. Musí ležet pod plným políčkem vzoru položeného v tomto tahu, které bylo přeskočeno, protože bylo obsazené. Vlastní žetony nahradit nelze a v zásobě musíte mít žeton.
roam-rules-abilities-replace-empty = Korouhev funguje i pod prázdným políčkem toho vzoru, když zaplatíte dvě mince nebo použijete i dalekohled. Uvolní místo; neplatí za něj.
roam-rules-abilities-replace-after = Odebraný žeton se vrátí majiteli a ten za něj nic nedostane. Mince políčka jsou vaše.
roam-rules-abilities-coin = **Měšec.** Vezměte si minci. Nikoho kvůli tomu vysílat nemusíte.
roam-rules-abilities-rotate = **Kompas.** Při umísťování pootočte vzor o čtvrt otáčky po směru hodinových ručiček, viděno shora, i s prázdnými políčky. Musí se vejít tak, jak pak leží. Více kompasů se sčítá. Karta je potom jako předtím.
roam-rules-abilities-move = **Hůl.** Posuňte kterýkoli jeden žeton, čí chcete, o krok po jeho řadě nebo sloupci na volné políčko, i přes hranici karty; nikdy šikmo a nikdy mimo plán. Mince nedostane nikdo.
roam-rules-abilities-move-when = Hůl nepotřebuje postavu: použijte ji před vysláním, po něm nebo mezitím. Může lokaci doplnit i otevřít plnou.
roam-rules-abilities-turn = **Zvonek.** Převraťte jednu svou postavu: probuďte spící, nebo někoho uspěte, třeba aby časné vstávání zlevnilo, nebo aby spali všichni a probudili se zdarma.
roam-rules-abilities-turn-limits = Zvonek nemůže uspat vaši poslední bdělou postavu, dokud nikoho nevyšlete, pokud se družina v tomto tahu už probudila. Může probudit toho, koho jste vyslali, ale dvakrát nikdo nejde. A když na začátku tahu všichni spí, přijde nejdřív probuzení zdarma.

# -- Varianta: výspa --

roam-rules-outpost = Varianta: výspa
roam-rules-outpost-picture = Zelené žetony zabírají všech osm políček kolem modrého.
roam-rules-outpost-card = Vedle plánu leží jedna karta výspy. Na konci má hodnotu tří bodů. Není to postava a nepočítá se do deseti karet, které ukončí hru.
roam-rules-outpost-surround = Soupeřův žeton **obklíčíte**, když je všech osm políček kolem něj na plánu a na každém je váš žeton. U okraje ani v rohu to nejde. Prázdný střed nebo střed s vaším žetonem se nepočítá.
roam-rules-outpost-take = Kdo obklíčí první, hned si vezme kartu a nechá si ji, ať se s žetony stane cokoli. Dál už varianta nic nedělá.
roam-rules-outpost-test = Kontroluje se po každé změně plánu: po všech plných políčkách, po každém zaplněném, každém posunu a každém nahrazení. Tedy dřív, než se vyhodnocují lokace.
roam-rules-outpost-anybody = Nezáleží na tom, kdo kruh uzavřel. Vstoupíte-li do soupeřova kruhu, vezme si kartu on. Platí-li to po jednom kroku pro dva, má přednost hráč na tahu, pak po směru hodinových ručiček.

# -- Varianta: věže --

roam-rules-towers = Varianta: věže z žetonů
roam-rules-towers-picture = Dva žetony na jednom políčku: počítají se oba a oba přinesly mince.
roam-rules-towers-two = Na políčko se vejdou dva žetony, jednoho hráče nebo dvou. Který je nahoře, nikdy nehraje roli.
roam-rules-towers-placing = Políčko s jedním žetonem je stále volné, plné políčko tam tedy žeton dostane. Se dvěma je obsazené a přeskočí se. Vzor dává na každé své políčko nejvýš jeden žeton.
roam-rules-towers-coins = Horní žeton přinese mince políčka stejně jako dolní.
roam-rules-towers-explored = Lokace je prozkoumaná, když je na každém jejím políčku aspoň jeden žeton. Do převahy se počítají všechny, horní i dolní.
roam-rules-towers-staff-banner = Hůl posune kterýkoli žeton, i dolní, na políčko, kde jsou méně než dva. Korouhev funguje jen na obsazeném políčku a vy řeknete, který žeton odejde; kde leží jen jeden, prostě položíte svůj navrch.
roam-rules-towers-outpost = K obklíčení potřebujete aspoň jeden žeton na každém z osmi políček a soupeř aspoň jeden uprostřed.

# -- Konec a body --

roam-rules-end = Konec a body
roam-rules-end-picture = Body: to, co je vytištěno na kartách a artefaktech, a tři za výspu.
roam-rules-end-ten = Konec začíná, jakmile má někdo deset karet včetně tří startovních. Nemusí to být hráč na tahu. Artefakty a výspa se nepočítají.
roam-rules-end-round = Kolo se dohraje, aby měli všichni stejně tahů. Nic jiného se nemění: lokace se vyhodnocují, artefakty kupují a někdo může skončit s více než deseti kartami.
roam-rules-end-standstill = Kolo je **tiché**, když v žádném jeho tahu nepřibyl na plán žeton a nikdo si nevzal lokaci; posun ani nahrazení nic nepřidávají. Po dvou tichých kolech za sebou hra končí. Po jednom, dokud něco nepřibude nebo si někdo něco nevezme, musí každý, kdo má žetony, vyslat bdělou postavu, která může žeton umístit, a pátrat tam, kde dopadne. Nikdo kvůli tomu nemusí nikoho budit ani pootáčet vzor.
roam-rules-end-points = Sečtěte body svých karet, spících i bdělých, artefaktů, připravených i použitých, a tři za výspu. Mince a žetony nemají cenu.
roam-rules-end-winner = Vyhrává, kdo má nejvíc bodů. Při shodě rozhoduje plnější měšec; je-li i ten stejný, o vítězství se dělí.

# -- Co všichni vědí --

roam-rules-secrets = Co všichni vědí
roam-rules-secrets-picture = Balíček leží otevřený: všichni vidí příští lokaci.
roam-rules-secrets-open = Skoro vše je vidět: plán, žetony, měšce, družiny, artefakty i nabídky. Nikdo nemá karty v ruce ani tajemství.
roam-rules-secrets-decks = Příští lokace je známá, pořadí dalších ne. Skryté jsou i artefakty ve sloupečku. Kolik jich zbývá, vidí všichni. Náhoda je jen ve dvou mícháních a v tom, kdo začíná.

# -- Které hodnoty jsou naše --

roam-rules-values = Které hodnoty jsou naše
roam-rules-values-picture = Vzory, body a mince karet jsou naše vlastní sada.
roam-rules-values-ours = Příručka ukazuje karty jen na obrázcích. Jejich vzory, body, mince a jména i ceny a body artefaktů jsou naše vyvážená sada. Kolik je čeho, co dělají schopnosti i všechna pravidla, to pochází z příručky. Tištěné hodnoty lze položit přes naše.

roam-rules-example-waking = Vstát dřív, nebo počkat?
roam-rules-example-waking-1 = Máte pět postav. Dvě jsou vzhůru, tři spí a vy máte dvě mince.
roam-rules-example-waking-2 = Můžete hned použít časné vstávání: minci za každého, kdo je vzhůru. To jsou dvě mince a pak je vzhůru všech pět.
roam-rules-example-waking-3 = Nebo počkáte. Vyšlete jednu dnes a jednu příští tah; pak všechny spí a o tah později se zdarma probudí.

roam-rules-example-landing = Vzor dopadne
roam-rules-example-landing-1 = Na tahu je modrá. Toto je vzor: tři plná políčka do pravého úhlu. Červená už má na plánu žeton.
roam-rules-example-landing-2 = Modrá položí vzor tak, že jedno políčko padne na červený žeton. To se smí: všechna plná políčka jsou na plánu.
roam-rules-example-landing-3 = Červené políčko se přeskočí. Druhá dvě dostanou modrý žeton a jeden z nich leží na minci, modrá si tedy bere minci. Postava usne.

roam-rules-example-filling = Mince zaplatí další políčko
roam-rules-example-filling-1 = Tento vzor má dvě plná políčka a dvě prázdná. Modrá nemá mince.
roam-rules-example-filling-2 = Každé plné políčko padlo na minci: modrá má dvě mince.
roam-rules-example-filling-3 = Modrá zaplní prázdné políčko za dvě mince. Jsou na něm dva symboly mincí, modrá má tedy znovu dvě mince.
roam-rules-example-filling-4 = A zaplní i poslední. Čtyři žetony a měšec je prázdný.

roam-rules-example-majority = Kdo si vezme kartu?
roam-rules-example-majority-1 = Modrá tu má dva žetony, tři další po jednom. Jedno políčko je volné.
roam-rules-example-majority-2 = Vzor modré by pokryl dvě políčka této lokace. Jedno je obsazené a přeskočí se; volné dostane žeton.
roam-rules-example-majority-3 = Všech šest políček je obsazeno: lokace je prozkoumaná. Modrá má tři žetony, každý z ostatních jeden. Kartu bere modrá.
roam-rules-example-majority-4 = Všechny žetony se vrátí. Tři ostatní dostanou po minci a místo zaujme další karta balíčku.

roam-rules-example-tie = Shoda bez mincí
roam-rules-example-tie-1 = Modrá doplní lokaci: po třech žetonech. Na tahu je modrá a mince nemá nikdo.
roam-rules-example-tie-2 = Modrá mluví první a nabídne 0. I to je nabídka.
roam-rules-example-tie-3 = Červená by musela nabídnout minci, nemá ji a pasuje. Modrá si bere kartu zadarmo a červená dostane minci na útěchu.

roam-rules-example-counting = Poslední kolo
roam-rules-example-counting-1 = Hrají tři. Na tahu je první hráč a doplní lokaci, na níž má nejvíc žetonů třetí.
roam-rules-example-counting-2 = Třetí hráč si vezme kartu a má jich teď deset. Konec začal v cizím tahu.
roam-rules-example-counting-3 = Druhý a třetí hráč ještě odehrají své tahy. Pak jich měli všichni stejně a počítají se body.

# -- značky --

roam-rules-sign-coin = **Mince.** Jedna mince za žeton, který sem dopadne.
roam-rules-sign-coins = **Dvě mince.** Na políčku jich může být víc.
roam-rules-sign-solid = **Plné políčko** vzoru. Umístí žeton.
roam-rules-sign-empty = **Prázdné políčko** vzoru. Umístí žeton za dvě mince.
roam-rules-sign-seal = **Body** karty nebo artefaktu.
roam-rules-sign-landing = Sem dopadne žeton vašeho vzoru.
roam-rules-sign-skipped = Toto políčko je obsazené a přeskočí se.
roam-rules-sign-offer = Toto políčko můžete zaplnit.
roam-rules-sign-token = **Žeton.** Čí je, poznáte podle barvy a znaku.
roam-rules-sign-tower = Dva žetony na jednom políčku (věže).
roam-rules-sign-awake = **Vzhůru.** Lze vyslat.
roam-rules-sign-asleep = **Spí.** Už pátrala a čeká na probuzení.
roam-rules-sign-coin-artifact = **Měšec.** Vezměte si minci.
roam-rules-sign-rotate = **Kompas.** Pootočte vzor.
roam-rules-sign-free_square = **Dalekohled.** Zaplňte prázdné políčko zadarmo.
roam-rules-sign-replace = **Korouhev.** Nahraďte soupeřův žeton.
roam-rules-sign-move = **Hůl.** Posuňte žeton o jedno políčko.
roam-rules-sign-turn_card = **Zvonek.** Převraťte jednu svou postavu.

# -- slovníček --

roam-rules-word-adjacent = Sousední
roam-rules-word-adjacent-about = Se společnou stranou. Hůl posouvá žetony na sousední políčka.
roam-rules-word-adventurer = Postava
roam-rules-word-adventurer-about = Někdo z vaší družiny, se vzorem a body.
roam-rules-word-artifact = Artefakt
roam-rules-word-artifact-about = Věc, kterou lze v úplné hře koupit. Po použití je zase připravená, až se družina probudí.
roam-rules-word-asleep = Spí
roam-rules-word-asleep-about = Byla vyslána a do probuzení ji nelze použít.
roam-rules-word-auction = Dražba
roam-rules-word-auction-about = Jedno kolo otevřených nabídek mezi hráči ve shodě o lokaci.
roam-rules-word-awake = Vzhůru
roam-rules-word-awake-about = Připravená vyrazit.
roam-rules-word-bank = Společná zásoba
roam-rules-word-bank-about = Odkud mince přicházejí a kam odcházejí. Nikdy nedojde.
roam-rules-word-consolation = Útěcha
roam-rules-word-consolation-about = Mince pro ty, kdo měli žetony na lokaci, kterou si vzal někdo jiný.
roam-rules-word-empty-square = Prázdné políčko
roam-rules-word-empty-square-about = Čárkované políčko vzoru. Žeton tam stojí dvě mince.
roam-rules-word-explored = Prozkoumaná
roam-rules-word-explored-about = Lokace s žetonem na každém ze šesti políček.
roam-rules-word-field = Herní plán
roam-rules-word-field-about = Třicet šest políček šesti lokací.
roam-rules-word-location = Lokace
roam-rules-word-location-about = Strana karty s krajinou: šest políček, mince, svitek.
roam-rules-word-neighbours = Okolí
roam-rules-word-neighbours-about = Až osm políček kolem políčka.
roam-rules-word-outpost = Výspa
roam-rules-word-outpost-about = Karta za tři body pro toho, kdo první obklíčí žeton.
roam-rules-word-party = Družina
roam-rules-word-party-about = Všechny vaše postavy, spící i bdělé.
roam-rules-word-pattern = Vzor
roam-rules-word-pattern-about = Políčka, která postava prohledává.
roam-rules-word-ready = Připravený a použitý
roam-rules-word-ready-about = Artefakt lícem nahoru lze použít; lícem dolů už použit byl.
roam-rules-word-rise-early = Časné vstávání
roam-rules-word-rise-early-about = Probudit celou družinu za minci za každého, kdo je vzhůru.
roam-rules-word-round = Kolo
roam-rules-word-round-about = Jeden tah každého hráče.
roam-rules-word-scroll = Svitek
roam-rules-word-scroll-about = Pruh u vnějšího okraje lokace: body a vzor její postavy.
roam-rules-word-solid-square = Plné políčko
roam-rules-word-solid-square-about = Vybarvené políčko vzoru. Umístí žeton.
roam-rules-word-still = Tiché kolo
roam-rules-word-still-about = Kolo, v němž nepřibyl žeton a nikdo si nevzal lokaci.
roam-rules-word-supply = Zásoba
roam-rules-word-supply-about = Vaše žetony, které nejsou na plánu.
roam-rules-word-surround = Obklíčit
roam-rules-word-surround-about = Držet všech osm políček kolem soupeřova žetonu.
roam-rules-word-token = Žeton
roam-rules-word-token-about = Jeden z vašich 24 žetonů.
roam-rules-word-tower = Věž
roam-rules-word-tower-about = Dva žetony na jednom políčku.
