# Lekce hry I C E, první edice: co říká společník. `<lekce>` je název, `<lekce>-idea` řádek pod ním.

ice1-course-about =
    Jak se hloubí, kdo kam sestoupí a proč se artefakt počítá až doma; pak celá partie se mnou po boku a po ní, co hra ještě
    nabízí: triky, monumenty, cechy, draft, hru sólovou a hru společnou. Deska je skutečná, nic nemůžete pokazit a na každý
    chybný pokus dostanete odpověď.
ice1-course-read-on = Tady není co dělat. Až se rozhlédnete, stiskněte Dál.
ice1-course-send-back-later = Odeslání nálezů hned ukončí váš den i se vším, co byste ještě mohli udělat. To je na večer.

## Mnoho rukou

ice1-course-hands = Mnoho rukou
ice1-course-hands-idea = Dílek stojí tři, o jeden méně za každého, kdo na něm stojí.
ice1-course-hands-walk = Váš vůdce má vaši barvu. Ti dva v hnědém jsou archeologové: nepatří nikomu a pomáhají tomu, kdo stojí s nimi. Řada čísel u vašeho cechu počítá body průzkumu, BP: co dnes ještě můžete udělat. Máte jeden.
ice1-course-hands-walk-task = Jděte k lucerně tak, abyste tam ještě mohli hloubit.
ice1-course-hands-walk-one = Pak by hloubení stálo jeden bod a poslední si vzala cesta. Ještě jeden pár rukou: vezměte oba, je to zdarma.
ice1-course-hands-walk-alone = Bez pomoci by hloubení stálo dva body a po cestě žádný nezbude. Vezměte oba společníky s sebou: je to zdarma.
ice1-course-hands-walk-here = Pěkné hloubení a zdarma. Ale lucerna visí vedle.
ice1-course-hands-walk-far = Příliš daleko. Dílky se musejí dotýkat stranou.
ice1-course-hands-walk-other = Lucerna visí na vedlejším dílku. Jděte tam s oběma společníky.
ice1-course-hands-walk-done = Jste tři a nezbývá žádný bod.
ice1-course-hands-dig = Tři za dílek, minus tři za vás tři: nic. Sníh a led tu stojí stejně.
ice1-course-hands-dig-task = Hlubte, zadarmo.
ice1-course-hands-dig-other = Ještě nekončete: hloubení je zdarma.
ice1-course-hands-dig-done = Sníh je pryč a objevily se tři artefakty.
ice1-course-hands-land = Kdo na dílku stál, sestupuje na tři místa pod ním.
ice1-course-hands-land-task = Zvolte, kam váš vůdce sestoupí.
ice1-course-hands-land-elsewhere = Sestupuje se jen na tři místa, na kterých dílek spočíval.
ice1-course-hands-land-done = Na každé místo jeden: druzí dva sestoupí sami.
ice1-course-hands-end = Lidé hloubení zlevňují, až na nulu; půlka hry je tedy brát je s sebou. A sníh něco skrýval: vrak. Máte ho v ruce, na chvíli, kterou si zvolíte.

## Sestup

ice1-course-down = Sestup
ice1-course-down-idea = Rozdělí se co nejrovnoměrněji na tři místa dole. Vy volíte, kdo kam půjde.
ice1-course-down-dig = Na tomto dílku stojíte tři a dva archeologové už jsou dole.
ice1-course-down-dig-task = Hlubte.
ice1-course-down-dig-other = Nejdřív hloubení: ve třech nic nestojí.
ice1-course-down-dig-done = Nestálo to nic.
ice1-course-down-leader = Sestupují tři. Nejdřív se plní prázdnější místa a počítají se i ti, kdo tam už jsou.
ice1-course-down-leader-task = Ať váš vůdce sestoupí k lucerně.
ice1-course-down-full = Tam už dva stojí. Nejdřív zaplňte prázdnější místa.
ice1-course-down-leader-other = I to by bylo rovnoměrné. Ale lucerna visí jinde.
ice1-course-down-leader-done = Tam.
ice1-course-down-company = Teď dva archeologové.
ice1-course-down-company-task = Dejte vůdci společnost: i další ať sestoupí k lucerně.
ice1-course-down-company-other = Také rovnoměrné, ale pak může vůdce zůstat sám. Sem se další smí připojit.
ice1-course-down-company-done = A poslední jde na jediné místo, které zbývá.
ice1-course-down-end = Jeden, dva a dva: rovnoměrněji se pět rozdělit nedá. Kdo předvídá, kam se sestoupí, má společnost pro další hloubení. Jen lano nalezené ve sněhu spustí všechny, kam chcete.

## Co padá

ice1-course-falls = Co padá
ice1-course-falls-idea = Jedna střecha smí při hloubení spadnout. Osamělý dílek se zhroutí, i na kraji.
ice1-course-falls-roof = Stojíte na artefaktu souladu, napůl pod dílkem sněhu, a nahoře stojí vůdce hráče Nanuk. S jednou střechou hloubit přesto smíte. Dílek je pak náročný: čtyři místo tří.
ice1-course-falls-roof-task = Získejte artefakt: čtyři, minus dva za vás dva.
ice1-course-falls-roof-two = Na tom leží dva dílky. S jednou střechou hloubit smíte, se dvěma ne.
ice1-course-falls-roof-up = Nahoře byste střechu zdvořile zvedli i se soupeřovou pomocí. Ale dostali byste sníh, ne artefakt.
ice1-course-falls-roof-other = Artefakt máte přímo pod nohama a dva body právě stačí.
ice1-course-falls-roof-done = Artefakt je váš a střecha se zhroutila i s cizím vůdcem.
ice1-course-falls-land-task = Zvolte, kam sestoupí váš vůdce.
ice1-course-falls-friend-task = A váš archeolog.
ice1-course-falls-home = Nikomu se nic nestalo. Kdo stál na zhrouceném dílku, vrací se domů, vůdce ke svému cechu, a musí znovu přijít. Váš artefakt leží na poli svého typu.
ice1-course-falls-edge = Kraj desky. Dva dílky sněhu se drží navzájem; na jednom stojíte vy se dvěma archeology, na druhém Nanuk.
ice1-course-falls-edge-task = Ať se ten druhý dílek zhroutí, aniž se ho dotknete.
ice1-course-falls-edge-there = Když budete hloubit tam, Nanuk sestoupí s vámi, bez úhony. Podívejte se, co ten dílek drží.
ice1-course-falls-edge-away = Odchodem se nic nezmění. Podívejte se, co ten druhý dílek drží: ten váš.
ice1-course-falls-edge-other = Dílek tím drží stejně jako předtím. Vezměte mu posledního souseda.
ice1-course-falls-edge-done = Ulomil se kousek světa.
ice1-course-falls-rim = Vedle posledních dílků vede okraj desky. I na něm se dá stát a chodit.
ice1-course-falls-rim-task = Zvolte, kam sestoupí váš vůdce.
ice1-course-falls-end = Dílek uvnitř potřebuje ve své vrstvě dva sousedy, krajní jednoho. V druhé edici se kraje nehroutí nikdy; tady ano.

## Stany nepatří nikomu

ice1-course-camps = Stany nepatří nikomu
ice1-course-camps-idea = Postavte stan, kde chcete, nebo přivolejte lidi ke kterémukoli.
ice1-course-camps-build = Váš vůdce ještě není na ledu a u lucerny čekají dva archeologové. Tamhle stojí stan: za bod k němu vůdce přijde. Za bod smíte také postavit další, na kterýkoli dílek, který nic nezakrývá, a vůdce přijde s ním.
ice1-course-camps-build-task = Dva body. Zvedněte v tomto tahu dílek u lucerny: začněte stanem.
ice1-course-camps-build-call = Váš vůdce by přišel na špatný konec: zbyl by jeden bod a nikdo, kdo by pomohl. Nový stan vás přivede přímo k ostatním.
ice1-course-camps-build-recruit = Třetí archeolog na špatném konci ledu. Chybí váš vůdce.
ice1-course-camps-build-walk = Váš vůdce není na ledu. Přivolejte ho ke stanu, nebo nějaký postavte.
ice1-course-camps-build-other = Chybí váš vůdce. Postavte stan.
ice1-course-camps-where = Hodí se každý dílek, který nic nezakrývá a na kterém ještě není stan.
ice1-course-camps-where-task = Postavte ho tam, kde ti dva čekají.
ice1-course-camps-where-taken = Jeden stan na dílek.
ice1-course-camps-where-alone = Tam by byl váš vůdce sám. Lucerna visí tam, kde jsou ostatní.
ice1-course-camps-where-done = A jste tu, tři.
ice1-course-camps-dig = Dílek se stanem je náročný: čtyři, minus tři za vás tři. Jeden bod, a ten máte.
ice1-course-camps-dig-task = Hlubte.
ice1-course-camps-dig-other = Zbývá vám jeden bod a hloubení stojí jeden.
ice1-course-camps-dig-done = Jeden za stan, jeden za hloubení.
ice1-course-camps-land-task = Zvolte, kam sestoupí váš vůdce.
ice1-course-camps-tent = I stan sestupuje na jedno z těch tří míst.
ice1-course-camps-tent-task = Zvolte, kde bude stát.
ice1-course-camps-tent-done = Stan se svezl za vámi.
ice1-course-camps-end = Ke stanu přivoláte za bod svého vůdce nebo archeologa. Čí stan to je, nezáleží, nikomu totiž nepatří: zítra může tento použít Nanuk.

## Dvě kapky

ice1-course-anima = Dvě kapky probudí sílu
ice1-course-anima-idea = Pole se dvěma animami působí jednou za den, a to hned.
ice1-course-anima-dig = Na desce máte vznešený artefakt s jednou kapkou animy. Pole se probudí se dvěma. Pak za bod přijde k vašemu vůdci z každého místa kolem jeden archeolog. Stojíte na dalším vznešeném artefaktu.
ice1-course-anima-dig-task = Probuďte pole: vezměte si ten druhý.
ice1-course-anima-dig-early = Jedna kapka ze dvou: ještě spí.
ice1-course-anima-dig-other = Druhá kapka leží pod vašima nohama.
ice1-course-anima-dig-done = Dvě kapky: pole je vzhůru.
ice1-course-anima-leader = Kolem stojí tři archeologové, nad vámi. Místo je kolem vás, když se dotýká vašeho, i nad ním a pod ním.
ice1-course-anima-leader-task = Ať váš vůdce sestoupí tam, kde jich má vedle nejvíc.
ice1-course-anima-leader-far = Podívejte se, kdo stojí vedle: volání by slyšelo méně lidí. Obou skupin se dotýká místo mezi nimi.
ice1-course-anima-leader-other = Zvolte jedno ze tří míst dole.
ice1-course-anima-friend-task = A váš společník.
ice1-course-anima-friend-done = Šťastnou náhodou také vedle.
ice1-course-anima-call = Zbývá jeden bod a kolem jsou tři místa, kde někdo stojí.
ice1-course-anima-call-task = Spusťte pole vznešenosti.
ice1-course-anima-call-other = Poslední bod je na sílu. Leží na vaší desce.
ice1-course-anima-call-done = Tři už běží.
ice1-course-anima-end = Použitá do zítřejšího rána. Pět typů, pět sil; ukažte na pole a přečtete si, co dělá. Co odešlete domů, už nic neprobudí: o tom je další lekce.

## Domů do Města

ice1-course-home = Domů do Města
ice1-course-home-idea = Počítá se jen to, co je odeslané domů. Odeslání ukončí den: nejdřív body, pak sáně.
ice1-course-home-dig = Artefakty vám pomáhají, dokud leží na vaší desce. Ale na konci hry se počítají jen ty ve Městě. Máte tři a stojíte na čtvrtém. Dnes zbývají dva body.
ice1-course-home-dig-task = Dopravte dnes večer domů čtyři artefakty. Co bude první?
ice1-course-home-dig-early = Tím by den hned skončil a druhý bod propadl. Nejdřív hloubení, pak sáně.
ice1-course-home-dig-plan = Pak zbude málo na hloubení a velké sáně. Nejdřív hloubení.
ice1-course-home-dig-other = Čtvrtý artefakt leží pod vašima nohama, za jeden bod.
ice1-course-home-dig-done = Čtyři artefakty a zbývá jeden bod.
ice1-course-home-land-task = Zvolte, kam sestoupí váš vůdce.
ice1-course-home-friend-task = A váš archeolog.
ice1-course-home-ship = Když body dojdou, smíte odeslat tři. Posledním bodem můžete zaplatit odeslání nálezů: pak jsou to čtyři.
ice1-course-home-ship-task = Zvolte odeslání nálezů.
ice1-course-home-ship-plan = Zítra o bod víc, ale dnes by domů jely jen tři.
ice1-course-home-ship-other = Poslední bod je na velké sáně.
ice1-course-home-ship-done = Váš den skončil. Teď se nakládá.
ice1-course-home-send = Každý hned přinese body věhlasu, BV: jeden za každou kapku animy.
ice1-course-home-send-task = Odešlete domů první.
ice1-course-home-send-stop = Co tu zůstane, se nepočítá, a na saních je místo.
ice1-course-home-second-task = Druhý.
ice1-course-home-third-task = Třetí.
ice1-course-home-fourth-task = A čtvrtý.
ice1-course-home-fourth-done = Čtyři na saních, pět bodů věhlasu.
ice1-course-home-end = Zpět se nevrátí a jejich síla je pryč s nimi. Takže: nejdřív je nechte pracovat a odešlete je, než bude pozdě. Co máte na konci hry na desce, je ztraceno.

## Sliby

ice1-course-promises = Požadavky jsou sliby
ice1-course-promises-idea = Platí se jednou, úplně na konci, z Města. Nesplněný stojí dva.
ice1-course-promises-ship = Poslední večer. Máte dva požadavky: tři animy zkázy a filozofie v libovolném složení a po jednom artefaktu: soulad a filozofie. Jeden artefakt je ještě na vaší desce a zbývá jeden bod.
ice1-course-promises-ship-task = Dopravte ho domů.
ice1-course-promises-ship-plan = Není žádný zítřek, na který plánovat. Pomohou sáně.
ice1-course-promises-ship-consult = Třetí karta naslepo, dnes večer? Každý slib, který nesplníte, stojí dva body věhlasu.
ice1-course-promises-ship-other = Co dnes večer zůstane na desce, je ztraceno. Odešlete to domů.
ice1-course-promises-send-task = Odešlete ho.
ice1-course-promises-send-stop = Je to poslední šance a visí na ní slib.
ice1-course-promises-send-done = Čtyři artefakty ve Městě.
ice1-course-promises-which = Vše je ve Městě a teď se z něj platí požadavky. Každý artefakt zaplatí jen jeden.
ice1-course-promises-which-task = Splňte oba sliby. Začněte třemi animami.
ice1-course-promises-which-other = Moudré pořadí: ten lze zaplatit jen jedním způsobem. Ale začněte tady tím ošidným, abyste viděli, v čem je ošidný.
ice1-course-promises-which-accept = Stůl zná dobrý způsob a přijmout ho smíte vždy. Tentokrát ho najděte bez pomoci.
ice1-course-promises-which-stop = Nezaplacený požadavek stojí dva body věhlasu.
ice1-course-promises-first = Dva artefakty zkázy po dvou kapkách, jeden filozofický s jednou.
ice1-course-promises-first-task = Čím zaplatíte?
ice1-course-promises-pay-philosophical = Přesně tři, jak šetrné. Ale druhý požadavek potřebuje filozofický artefakt a tento je jediný.
ice1-course-promises-second = Dvě kapky jsou zaplacené, jedna chybí.
ice1-course-promises-second-task = A čím dál?
ice1-course-promises-second-done = Čtyři kapky za tři. Přeplatit se smí a tady je to moudré.
ice1-course-promises-other = Soulad a filozofie tu ještě jsou.
ice1-course-promises-other-task = Splňte druhý slib.
ice1-course-promises-other-done = Oba splněny.
ice1-course-promises-other-accepted = Oba splněny, jak stůl navrhl.
ice1-course-promises-end = Devět bodů věhlasu za oba. Vše ve Městě se navíc počítá do tří dekretů, ať jste tím platili, nebo ne. Během hry přinese bod v Registru další kartu: tři si prohlédnete a jednu si musíte nechat.

## Celá partie

ice1-course-first-game = Vaše první partie
ice1-course-first-game-idea = Celá partie proti snadnému soupeři, bez cechovních schopností. Zůstanu u vás.
ice1-course-game-arriving = Vítejte na ledu. Váš vůdce je ještě doma: přivolejte ho ke stanu uprostřed, nebo postavte stan, kde chcete. V tahu utratíte jeden nebo dva ze svých pěti bodů, pak hraje Nanuk.
ice1-course-game-too-dear = Na tento tah příliš drahé: tři za dílek, čtyři, je-li náročný, o jeden méně za každého z vás. Čím víc lidí, tím levněji. Přivolejte ke stanu pomocníka, nebo jděte tam, kde lidé jsou.
ice1-course-game-can-dig = Teď hloubení zaplatíte; cena je na tlačítku. Co zvednete, je vaše, a všichni na dílku sestoupí o vrstvu níž.
ice1-course-game-second-step = Jste dva hráči, jeden bod je tedy jeden krok nebo dva, jednou za tah. Zvolte druhý krok, nebo zůstaňte.
ice1-course-game-find = Co jste našli, lze zahrát právě teď, uprostřed hloubení. Přečtěte si, co to dělá; smíte si to i nechat.
ice1-course-game-landing = Sestupují co nejrovnoměrněji a počítají se i ti, kdo tam už jsou. Vy říkáte, kdo kam půjde: ať má váš vůdce společnost.
ice1-course-game-sending = Večer: domů jedou až tři artefakty, s odesláním nálezů čtyři. Každý přinese bod věhlasu za každou kapku. Jejich síla je pak pryč, nechte si tedy, co má zítra ještě působit.
ice1-course-game-floor = Monument na světle a dva body věhlasu pro toho, kdo ho odkryl. Teď má každý, komu zbývají body, jeden poslední tah, a hra končí.
ice1-course-game-brings-down = Pozor: toto hloubení by strhlo víc než jeden dílek. Podívejte se, co je označené a kdo tam stojí; všichni by se vrátili domů.
ice1-course-game-last-turn = Váš poslední tah. Jediný bod stačí k odeslání čtyř artefaktů. Co zůstane na desce, je ztraceno.
ice1-course-game-paying = Hra skončila a teď se z Města platí vaše požadavky. Stůl navrhuje nejlepší způsob; přijměte ho, nebo plaťte podle sebe.
ice1-course-game-artifact = Váš první artefakt. Leží na poli svého typu; se dvěma kapkami se tam probudí síla. Počítá se, až když je odeslaný domů.
ice1-course-game-awake = Pole je vzhůru: dvě kapky. Jeho síla působí jednou za den. Ukažte na něj a přečtete si, co dělá.
ice1-course-game-last-point = Váš dnešní poslední bod. Můžete za něj odeslat nálezy: domů pojedou čtyři artefakty místo tří. Dřív by vás to stálo zbylé body, protože tím váš den končí.
ice1-course-game-page = Nový den: znovu pět bodů a nová stránka deníku. V této první partii jdou popořadě. Po šesté stránce, sedmý den, hra končí.
ice1-course-game-two-roofs = Na vašem leží dva dílky a se dvěma se hloubit nedá. Jeden z nich zvedněte; druhý zůstat smí a zhroutí se.
ice1-course-game-fallen = Něco se zhroutilo. Dílek uvnitř potřebuje ve své vrstvě dva sousedy, krajní jednoho. Kdo tam stál, vrátil se domů.
ice1-course-game-free-dig = Toto hloubení je zdarma, tolik je vás tu. Co je zdarma, tah nespotřebuje.
ice1-course-game-promise = Vaše Město se plní. Bod v Registru přinese další požadavek; berte ho, jen když víte, jak ho splnit, protože nesplněný slib stojí dva.
ice1-course-game-last-day = Poslední den. Odešlete domů, co můžete: co je večer na desce, je ztraceno. Podívejte se ještě jednou na své požadavky.
ice1-course-game-over = Dobrá práce. Rozhodují věhlas, dekrety a sliby dohromady. Dál jsou na řadě triky sněhu, kdykoli budete chtít.

## Triky sněhu

ice1-course-tricks = Triky sněhu
ice1-course-tricks-idea = Nálezy mění desku všem. Myslete na to, kdo hraje po vás.
ice1-course-tricks-beast = Na artefaktu souladu stojí Nanuk a tři archeologové: čtyři za dílek se střechou, minus čtyři. Příští tah ho Nanuk získá zadarmo. Jste tři kroky daleko, máte tři body a dva nálezy.
ice1-course-tricks-beast-task = Ať artefakt zůstane, kde je, než tam dojdete. Který nález pomůže?
ice1-course-tricks-beast-whistle = Nový sníh, druhá střecha: dobrý nápad. Ale potřebuje spočívat na třech místech a mít ve vrstvě dva sousedy a vedle této střechy taková mezera není.
ice1-course-tricks-beast-camp = Stan by vás přivedl na dílek, který nic nezakrývá. Tento má střechu.
ice1-course-tricks-beast-walk = Dva kroky v tomto tahu, a jsou potřeba tři. Nejdřív zařiďte, aby tam artefakt ještě byl, až dojdete.
ice1-course-tricks-beast-other = Tím se Nanuk nezastaví. Podívejte se na své nálezy.
ice1-course-tricks-guard-task = Ať si šelma lehne tam, kde nikdo nemá hloubit.
ice1-course-tricks-guard-roof = Pak bude Nanuk hloubit pod ní a střecha i šelma spadnou. Hlídejte artefakt, ne jeho střechu.
ice1-course-tricks-guard-elsewhere = Kde leží, tam nikdo nehloubí, ale jinde ano. Hlídat je potřeba artefakt.
ice1-course-tricks-guard-done = Šavlozubec si lehne mezi ty čtyři a nikdo se neodváží hloubit. Smějí zůstat, nebo odejít.
ice1-course-tricks-near = Zůstane do začátku vašeho příštího tahu. Využijte čas.
ice1-course-tricks-near-task = Jděte k artefaktu.
ice1-course-tricks-near-other = Pojďte blíž: cestu ukazuje lucerna.
ice1-course-tricks-nearer-task = A dál na střechu.
ice1-course-tricks-nearer-end = Ještě krok a příští tah jste tam.
ice1-course-tricks-wait = Jste vedle. Teď hraje Nanuk a hloubit se tam nedá.
ice1-course-tricks-wait-task = Ukončete tah.
ice1-course-tricks-wait-other = Dva body jsou utracené, a to je tah.
ice1-course-tricks-wait-done = Nanuk plánuje na zítřek a vaše šelma se vrací domů.
ice1-course-tricks-join = Pět na jednom dílku: tři archeologové, cizí vůdce a ten váš. Každý se počítá tomu, kdo hloubí.
ice1-course-tricks-join-task = Sestupte k ostatním.
ice1-course-tricks-join-other = Artefakt je krok daleko a jeden bod zbývá.
ice1-course-tricks-take = Čtyři za náročný dílek, minus pět: nic.
ice1-course-tricks-take-task = Vezměte si ho.
ice1-course-tricks-take-other = Je zdarma. Vezměte si ho dřív, než to udělá Nanuk.
ice1-course-tricks-take-done = Vyhloubili vám ho lidé, které sem přivedl soupeř.
ice1-course-tricks-end = Nálezy jsou zdarma, ve vlastním tahu, kolik chcete; v ruce smíte mít čtyři. Než utratíte body, ukažte na nález a přečtěte si, co dělá.

## Dno světa

ice1-course-floor = Dno světa
ice1-course-floor-idea = První monument na světle ukončí hru a v příští může stát při vás.
ice1-course-floor-uncover = Hluboko dole, na nejhlubším ledu. Monument zakrývá už jen tento dílek. Kdo odkryje první, získá dva body věhlasu a spustí konec hry. Tři vaše artefakty ještě nejsou doma; ostatním body došly.
ice1-course-floor-uncover-task = Odkryjte ho a nic tu nenechte.
ice1-course-floor-uncover-early = Váš den by skončil a monument by zůstal ve tmě. Nejdřív hloubení: je zdarma.
ice1-course-floor-uncover-other = Ve třech je hloubení zdarma. Podívejte se, co je dole.
ice1-course-floor-uncover-done = Kámen ve světle lampy: monument. Dva body věhlasu.
ice1-course-floor-land-task = Zvolte, kam sestoupí váš vůdce.
ice1-course-floor-home = Po vašem tahu má každý, komu zbývají body, jeden poslední tah, vy také. Pak je konec, a co není doma, je ztraceno.
ice1-course-floor-home-task = Čtyři artefakty a tři body. Dopravte je domů.
ice1-course-floor-home-plan = Žádný zítřek nebude.
ice1-course-floor-home-end = Hloubení zdarma ještě není tah: v tahu se utrácí bod.
ice1-course-floor-home-other = Nic jiného teď za bod nestojí: sáně.
ice1-course-floor-send = Na sáně se vejdou čtyři.
ice1-course-floor-send-task = Odešlete domů první.
ice1-course-floor-send-stop = Co tu zůstane, je ztraceno.
ice1-course-floor-second-task = Druhý.
ice1-course-floor-third-task = Třetí.
ice1-course-floor-fourth-task = A čtvrtý.
ice1-course-floor-fourth-done = Nic nezůstalo: pět za artefakty a dva za monument.
ice1-course-floor-over = Ostatní neměli body, takže pro ně poslední tah nebyl. Než odkryjete monument, podívejte se, komu zbývají body a co by ještě mohl odeslat domů. Tento byl Signální věž. Bude se hodit.
ice1-course-floor-tower = Další expedice. Můžete se dohodnout, že působí, co našla ta minulá: Signální věž jednou za den zadarmo přivolá vašeho vůdce ke stanu.
ice1-course-floor-tower-task = Jeden bod. Zvedněte dílek se stanem, přivolejte tedy vůdce zadarmo.
ice1-course-floor-tower-paid = To je obyčejné přivolání za bod a na hloubení pak nic nezbude. Použijte věž.
ice1-course-floor-tower-other = Váš vůdce je doma. Věž ho přivolá zadarmo.
ice1-course-floor-tower-done = Světlo nad ledem a váš vůdce je tu.
ice1-course-floor-dig = Čtyři za náročný dílek, minus tři.
ice1-course-floor-dig-task = Hlubte.
ice1-course-floor-dig-other = Jeden bod na hloubení právě stačí.
ice1-course-floor-dig-done = Díky věži.
ice1-course-floor-end = Na dně leží dvanáct monumentů, každý s vlastním efektem; které působí, zvolíte před začátkem partie. Sešitek s jejich efekty nemáme: ty, které tu potkáte, jsou naše.

## Deník

ice1-course-logbook = Každé ráno stránka
ice1-course-logbook-idea = Nové body, nový začínající hráč a něco se stane. Po šesté stránce hra končí.
ice1-course-logbook-plan = Poslední bod dne. Váš vůdce je tu sám; tamhle čekají tři archeologové.
ice1-course-logbook-plan-task = Plánujte: zítra to přinese o bod víc.
ice1-course-logbook-plan-walk = Krok dnes, nebo bod navíc zítra: je to totéž, pokud nevíte, co přinese ráno. Tentokrát plánujte.
ice1-course-logbook-plan-other = Zkuste plánování: zítra přinese o bod víc.
ice1-course-logbook-plan-done = Žeton plánování je váš.
ice1-course-logbook-night-task = Ukončete tah a vyspěte se.
ice1-course-logbook-night-done = Ráno: šest bodů místo pěti. Teď začíná Nanuk.
ice1-course-logbook-page = Od druhého dne se otáčí stránka a každý udělá, co říká. Dnes: Bílá tma. Smíte si vyměnit místo s kterýmkoli archeologem, ať je kdekoli.
ice1-course-logbook-page-task = Jděte tam, kde jsou lidé.
ice1-course-logbook-page-stay = Zůstat smíte. Ale tamhle by s vámi stáli dva další.
ice1-course-logbook-page-done = Jeden z nich stojí tam, kde předtím stál váš vůdce, a vy jste s ostatními.
ice1-course-logbook-dig = Nanuk a Alma mají tah za sebou. Jste tři na jednom dílku.
ice1-course-logbook-dig-task = Hlubte, zadarmo.
ice1-course-logbook-dig-other = Hloubení je zdarma.
ice1-course-logbook-dig-done = Dva dlouhé kroky bílou tmou a hloubení zdarma.
ice1-course-logbook-end = Šest stránek: přicházejí archeologové, uléhají šelmy, led taje, padá sníh. Se šestou přijde poslední den, sedmý, pokud hru dřív neukončí monument. Z tištěných stránek máme jen poznámky; naše jim odpovídají.

## Cechy

ice1-course-guilds = Pět cechů
ice1-course-guilds-idea = Každý umí jednu věc, kterou neumí nikdo jiný.
ice1-course-guilds-striders = Nejdřív váš vlastní cech: Ledochodci. Ostatní sestupují rovnoměrně, ale váš vůdce smí jednou za tah, kam chcete.
ice1-course-guilds-striders-task = Hlubte. Ve třech je to zdarma.
ice1-course-guilds-striders-other = Nejdřív hloubení.
ice1-course-guilds-stride = Tři by sestoupili po jednom a váš vůdce by byl sám.
ice1-course-guilds-stride-task = Použijte svou schopnost.
ice1-course-guilds-stride-no = Pak bude každý stát sám. Zkuste schopnost.
ice1-course-guilds-stride-done = Nejdřív jdou archeologové, co nejrovnoměrněji.
ice1-course-guilds-join-task = Ať se váš vůdce k jednomu z nich připojí.
ice1-course-guilds-join-alone = To smíte. Ale tam je váš vůdce sám a umění Ledochodců je připojit se.
ice1-course-guilds-join-done = V dobré společnosti.
ice1-course-guilds-strode = Dva na dílku, kde by všichni ostatní měli jednoho. Další hloubení je levnější.
ice1-course-guilds-navigators = Teď jste Navigátoři. Když je váš vůdce přivolán, staví stan nebo letí na mantě, jdou s ním jednou za tah až tři archeologové.
ice1-course-guilds-navigators-task = Přivolejte vůdce ke stanu, se všemi.
ice1-course-guilds-navigators-fewer = Za stejný bod jich smí jít víc.
ice1-course-guilds-navigators-walk = Stan je dva kroky daleko a vy máte jeden bod.
ice1-course-guilds-navigators-other = Přivolejte vůdce ke stanu u lucerny.
ice1-course-guilds-navigators-done = Čtyři přes led za jeden bod.
ice1-course-guilds-called = A dílek se stanem je tu zdarma: čtyři, minus čtyři.
ice1-course-guilds-incandescents = Žhnoucí nesou plamen. Jednou za den ho na dílku artefaktu zapálí na poli toho typu a jeho sílu smějí toho dne jednou použít, úplně bez artefaktu. Stojíte na vznešenosti.
ice1-course-guilds-incandescents-task = Položte plamen na pole vznešenosti.
ice1-course-guilds-incandescents-other = Nejdřív zapalte plamen: nic to nestojí.
ice1-course-guilds-incandescents-done = Prázdné pole září.
ice1-course-guilds-burn-task = Spusťte plamenem vznešenost: kolem vás stojí čtyři archeologové.
ice1-course-guilds-burn-other = Plamen hoří. Použijte ho: jeden bod.
ice1-course-guilds-burn-done = Všichni čtyři už běží.
ice1-course-guilds-burnt = Pět na jednom dílku a hloubení je zdarma. Na konci dne plamen zhasne, ať použitý, nebo ne.
ice1-course-guilds-alchemists = Alchemisté nahlížejí do pytlíku, kam jde vše ztracené a zahrané. Jednou za den vytáhnou tři dílky a jeden si nechají. Na vaší desce leží jedna kapka filozofie.
ice1-course-guilds-alchemists-task = Táhněte z pytlíku.
ice1-course-guilds-alchemists-other = Nejdřív zkuste pytlík: nic to nestojí.
ice1-course-guilds-keep = Dva nálezy a artefakt.
ice1-course-guilds-keep-task = Nechte si, co probudí vaše pole.
ice1-course-guilds-keep-snow = Dobrý nález. Ale artefakt by byl druhou kapkou.
ice1-course-guilds-keep-done = Ze smetiště: druhá kapka a pole je vzhůru.
ice1-course-guilds-kept = Co jste vytáhli, nikdo jiný nevidí; druhé dva se vracejí.
ice1-course-guilds-cryoarchitects = Nakonec Kryoarchitekti. Jednou za tah je dílek se stanem stojí o jeden méně. Na jednom stojíte dva: čtyři, minus dva, minus jeden.
ice1-course-guilds-cryoarchitects-task = Jeden bod. Hlubte se svou schopností.
ice1-course-guilds-cryoarchitects-other = S vaší schopností stojí hloubení jen jeden bod.
ice1-course-guilds-cryoarchitects-done = A stan sestupuje s vámi, pro příště.
ice1-course-guilds-end = Před začátkem partie si každý hráč zvolí cech; některé začínají s několika body věhlasu. Ukažte na jméno cechu a přečtete si jeho schopnost.

## Draft

ice1-course-draft = Jedna pro vás, tři pro souseda
ice1-course-draft-idea = Nechte si kartu, ostatní pošlete dál a jednu si nechte z těch, které dostanete.
ice1-course-draft-one = Jiný začátek: každý čtyři požadavky. Jeden si necháte, tři pošlete doleva a znovu vybíráte ze tří, které dostanete. Nakonec máte dva.
ice1-course-draft-one-task = Nechte si kartu, která žádá soulad.
ice1-course-draft-one-prismatic = Prizmatické artefakty jsou vzácné a nepatří k žádnému typu. Pěkná karta pro sběratele; dnes hledejte soulad.
ice1-course-draft-one-lone = Úspěch a vznešenost. Dvě z vašich čtyř karet žádají soulad: ty k sobě patří.
ice1-course-draft-one-done = Je vaše a tři dostane Nanuk. Bude vidět, co posíláte dál, ne co si necháváte.
ice1-course-draft-two = Alma vám předává tři.
ice1-course-draft-two-task = Nechte si tu, která se hodí k vaší.
ice1-course-draft-two-any = Jakékoli tři animy: snadno se platí, ale dávají čtyři. Jiná roste s každým nalezeným souladem, až na osm.
ice1-course-draft-two-others = Úspěch a zkáza: pak hledáte tři nebo čtyři typy s jedním vůdcem.
ice1-course-draft-two-done = Dvě karty, jedno hledání.
ice1-course-draft-end = Artefakt zaplatí jen jeden požadavek. Ale kdo hledá jeden typ, hledá ho pro oba a jeho síla se dřív probudí.

## V jednom

ice1-course-alone = Bez soupeře na ledu
ice1-course-alone-idea = Deset dnů a tři cíle: devatenáct artefaktů doma, sedm požadavků, jeden monument.
ice1-course-alone-cash = Není koho porazit, jen zimu. Tři cíle jsou vypsané na straně: osmnáct artefaktů je doma, sedm požadavků lze zaplatit a monument leží pod lucernou, dva kroky daleko. Je desátý den, poslední, a máte jeden bod.
ice1-course-alone-cash-task = Jeden bod nestačí. Kde vezmete další?
ice1-course-alone-cash-walk = Jeden krok a dál to nejde. Nejdřív další bod: proměnit v něj lze šelmu, píšťalu nebo kámen.
ice1-course-alone-cash-play = Koho by měla vyděsit? V sólové hře je lepší proměnit šelmu v bod.
ice1-course-alone-cash-dig = Devatenáctý artefakt, ale žádný monument: dva cíle ze tří. Obojí leží pod lucernou.
ice1-course-alone-cash-consult = Sedm požadavků už máte a každá nezaplacená karta stojí dva.
ice1-course-alone-cash-home = Den by skončil a hra s ním. Ještě ne.
ice1-course-alone-cash-other = Podívejte se do ruky: šelmu lze proměnit v bod.
ice1-course-alone-cash-done = Bod k utracení a jeden bod věhlasu. Šelma nikomu chybět nebude.
ice1-course-alone-walk = Dva body, dva kroky. Hloubení musí být zdarma.
ice1-course-alone-walk-task = Jděte k lucerně, se všemi.
ice1-course-alone-walk-alone = Vezměte oba. S méně lidmi stojí hloubení bod a žádný nezbude.
ice1-course-alone-walk-other = Dva body na dva kroky: k lucerně, se všemi.
ice1-course-alone-there-task = A dál k lucerně.
ice1-course-alone-dig-task = Hlubte.
ice1-course-alone-dig-other = Je to zdarma. Hlubte.
ice1-course-alone-dig-done = Tady je: monument.
ice1-course-alone-land-task = Zvolte, kam sestoupí váš vůdce.
ice1-course-alone-evening-task = Ukončete tah: sáně čekají.
ice1-course-alone-evening-other = Žádné body, žádné akce. Ukončete tah.
ice1-course-alone-send-task = Odešlete domů devatenáctý.
ice1-course-alone-send-stop = Osmnáct není devatenáct.
ice1-course-alone-send-done = Devatenáct.
ice1-course-alone-pay = Poslední cíl: sedm požadavků, všechny z Města. Stůl spočítal jak.
ice1-course-alone-pay-task = Přijměte jeho návrh.
ice1-course-alone-pay-other = Jde to i takto, kartu po kartě. Návrh zaplatí všech sedm najednou.
ice1-course-alone-pay-done = Tři cíle v jednom tahu. Vyhráváte.
ice1-course-alone-end = V sólové hře se neplánuje a stránky deníku se zamíchají a otáčejí znovu. Zapište si své body věhlasu: příště je můžete překonat.

## Společně

ice1-course-together = Společně
ice1-course-together-idea = Vyhrají všichni, nebo všichni prohrají: každý musí dosáhnout svých čísel, než monument hru ukončí.
ice1-course-together-wait = Vy a Nanuk proti zimě: pět dnů a každý potřebuje deset artefaktů doma a požadavky za dvacet pět. Vašich čísel je dosaženo. Nanuk je ještě nemá: chybí jeden artefakt, leží na desce hráče Nanuk a jeho den skončil.
ice1-course-together-wait-task = Monument byste mohli odkrýt hned, zadarmo. Je to dobrý nápad? Pokud ne, plánujte.
ice1-course-together-wait-dig = Začal by konec. Nanuk nemá body, tedy ani poslední tah: devět artefaktů a prohra, pro oba.
ice1-course-together-wait-home = Dnes nemáte co odeslat. Šetřete síly na zítřek: plánujte.
ice1-course-together-wait-recruit = V tomto režimu stojí archeolog dva body a vy máte jeden.
ice1-course-together-wait-other = Dnes ne. Použijte bod na zítřek: plánujte.
ice1-course-together-wait-done = Moudré.
ice1-course-together-night-task = Ukončete tah a nechte den plynout.
ice1-course-together-night-done = Ráno čtvrtého dne. Nanuk odesílá nálezy a desátý artefakt je doma.
ice1-course-together-dig = Podívejte se na cíle: jeden chybí a stojíte na něm.
ice1-course-together-dig-task = Teď odkryjte monument.
ice1-course-together-dig-other = Vše je připravené. Hlubte.
ice1-course-together-dig-done = Monument na světle. Vaši lidé slézají dolů.
ice1-course-together-home = Nic dalšího není potřeba.
ice1-course-together-home-task = Odešlete nálezy a ukončete tím den.
ice1-course-together-home-other = Všechny cíle jsou na dosah. Odešlete nálezy.
ice1-course-together-send-task = I tento odešlete domů.
ice1-course-together-send-stop = Místo pro něj je a počítá se.
ice1-course-together-send-done = Hra skončila a Nanuk už má požadavky zaplacené.
ice1-course-together-pay-task = Teď ty vaše: přijměte, co stůl navrhuje.
ice1-course-together-pay-other = Přijměte návrh: stačí to.
ice1-course-together-pay-done = Vyhráváte oba.
ice1-course-together-end = Vyhrálo čekání. Před každým hloubením blízko dna se podívejte na čísla ostatních; artefakty majitele nikdy nemění. A mezi tahy se smíte vzdát šelmy, kamene nebo píšťaly za bod, stejně jako v sólové hře.
