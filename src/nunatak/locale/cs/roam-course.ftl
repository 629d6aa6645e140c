# Lekce hry Roam: co říká společník. `<lekce>` je název, `<lekce>-idea` řádek pod ním.

roam-course-about =
    Devět krátkých lekcí a první partie se společníkem po boku. Plán je skutečný, nic nemůžete pokazit a na každý chybný
    pokus dostanete odpověď.
roam-course-read-on = Tady není co dělat. Až se rozhlédnete, stiskněte Dál.

## Postava je razítko

roam-course-stamp = Postava je razítko
roam-course-stamp-idea = Každý má svůj vzor. Otiskněte ho, kam chcete.
roam-course-stamp-who = Toto jsou vaši lidé. Tmavá políčka na kartě jsou její vzor.
roam-course-stamp-who-task = Rozsviťte všechny tři lucerny jednou postavou. Čí vzor se hodí?
roam-course-stamp-who-strider = Světoběžník jde šikmo a postavy se nikdy neotáčejí. Čí políčka leží jako lucerny?
roam-course-stamp-who-gleaner = Sběračka klasů má jen dvě tmavá políčka a čekají tři lucerny.
roam-course-stamp-who-done = Hledač cest, přesně tak.
roam-course-stamp-where = Vzor máte v ruce: posouvá ho myš, prst nebo šipky.
roam-course-stamp-where-task = Položte ho přes lucerny.
roam-course-stamp-where-beside = To se smí, ale jedna lucerna zůstane zhasnutá. Vzor se neotáčí: najděte místo, kde zakryje všechny tři.
roam-course-stamp-where-done = Tři žetony, tři světla.
roam-course-stamp-asleep = Kdo byl venku, usne: jeho karta ztmavla. Každý tah jde pátrat jedna postava, ostatní vám zůstanou.
roam-course-stamp-one-a-turn = Jedna postava za tah. Ostatní vám zůstanou.
roam-course-stamp-red = Červená tu už byla, přímo uprostřed.
roam-course-stamp-red-task = Rozsviťte obě lucerny jednou postavou. Překáží červená doopravdy?
roam-course-stamp-red-pathfinder = Hledač cest má políčka u sebe. Lucerny jsou od sebe dva kroky.
roam-course-stamp-red-gleaner = Dvě tmavá políčka, ale dotýkají se. Lucerny jsou od sebe dva kroky.
roam-course-stamp-red-done = Dlouhý krok: od jedné lucerny k druhé.
roam-course-stamp-over = Prostřední políčko Světoběžníka by leželo na žetonu červené.
roam-course-stamp-over-task = Přesto ho položte přes lucerny.
roam-course-stamp-over-dodge = To se smí, ale žádná lucerna nesvítí. Uhýbat nemusíte: obsazené políčko se prostě přeskočí a zbytek dopadne.
roam-course-stamp-over-done = Políčko červené se přeskočilo, druhá dvě jsou vaše.
roam-course-stamp-end = To je polovina hry: koho vyslat a kam otisknout. Obsazená políčka se přeskakují a nic nesmí přečnívat přes okraj.

## Zaplňte lokaci a přidá se k vám

roam-course-join = Zaplňte lokaci a přidá se k vám
roam-course-join-idea = Lokaci se všemi šesti obsazenými políčky získá ten, kdo na ní má nejvíc žetonů.
roam-course-join-who = Šest políček tvoří jednu lokaci. Na této máte tři žetony, červená jeden a dvě políčka jsou volná.
roam-course-join-who-task = Kdo pokryje obě volná políčka najednou?
roam-course-join-who-strider = Světoběžník by dosáhl jen na jedno. Pět ze šesti: pořád nikomu nepatří.
roam-course-join-who-gleaner = Políčko, které potřebujete, je na té kartě čárkované. Čárkovaná políčka stojí mince a ty ještě nemáte.
roam-course-join-where-task = Pokryjte obě volná políčka.
roam-course-join-where-beside = Pak jedno z nich zůstane volné a lokace s mezerou nepatří nikomu.
roam-course-join-where-done = Všech šest je obsazeno a pět z nich je vašich.
roam-course-join-close = Lokace se vyhodnotí, když řeknete, že máte hotovo.
roam-course-join-close-task = Ukončete akce.
roam-course-join-close-done = Pět ku jedné: Stavitel stodol je váš.
roam-course-join-joined = Karta opustila plán a přidala se k vaší družině. Žetony z ní se vrátily, mezeru zaplnila další lokace a červená, která tam byla také, za to dostala minci.
roam-course-join-newcomer = Červená má tah za sebou. Stavitel stodol k vám přišel vzhůru a přináší vzor dva krát dva.
roam-course-join-newcomer-task = Vyšlete Stavitele stodol.
roam-course-join-newcomer-others = Šlo by to i s nimi. Ale zkuste nováčka: čtyři políčka jednou ranou.
roam-course-join-anywhere-task = Otiskněte ho, kam chcete.
roam-course-join-anywhere-done = Čtyři najednou.
roam-course-join-end = To je druhá polovina: zaplňovat lokace, získávat lidi a zaplňovat rychleji. Svitek na okraji karty vám předem řekne, kolik má bodů a jak pátrá.

## Mince a políčka za dvě

roam-course-coins = Mince a políčka za dvě
roam-course-coins-idea = Mince pod vaším žetonem je vaše a za dvě mince koupíte čárkované políčko.
roam-course-coins-who = Na některých políčkách jsou mince. V měšci máte jednu a čtyři políčka této lokace jsou volná.
roam-course-coins-who-task = Získejte tuto lokaci v jednom tahu. Koho vyšlete?
roam-course-coins-who-pathfinder = Tři políčka a tři mince, ale čtvrté je mimo ten vzor. Koupit lze jen čárkovaná políčka vzoru, který jste položili.
roam-course-coins-who-strider = Světoběžník lokaci přejde a je pryč. Hledejte dvě tmavá a dvě čárkovaná políčka.
roam-course-coins-who-done = Sběračka klasů: dvě políčka zadarmo, dvě za mince.
roam-course-coins-where-task = Položte Sběračku klasů přes čtyři volná políčka.
roam-course-coins-where-beside = Dokoupit lze jen to, co leží pod vzorem. Zakryjte všechna čtyři volná políčka.
roam-course-coins-where-done = Dvě mince pod žetony: teď máte tři.
roam-course-coins-first = Čárkovaná políčka září. Žeton tam stojí dvě mince a co na políčku leží, je hned vaše.
roam-course-coins-first-task = Potřebujete obě políčka. Které první?
roam-course-coins-first-bare = Pak vám zbude jedna mince a druhé políčko stojí dvě. Vezměte nejdřív políčko s mincí: polovinu si zaplatí samo.
roam-course-coins-first-outside = To políčko není součástí položeného vzoru.
roam-course-coins-first-end = Dvě políčka jsou ještě volná a později už nic nekoupíte.
roam-course-coins-first-done = Dvě zaplacené, jedna nalezená: zbývají dvě mince.
roam-course-coins-second-task = A teď to druhé.
roam-course-coins-second-end = Jedno políčko je ještě volné a máte na ně.
roam-course-coins-second-done = Měšec je prázdný a nic nechybí.
roam-course-coins-close-task = Ukončete akce.
roam-course-coins-close-done = Čtyři ku dvěma: Tkadlena praporů se přidává k vám.
roam-course-coins-end = Nalezené mince smíte utratit v témže tahu. Proto záleží na pořadí: nejdřív to, co vynáší, pak to, co stojí.

## Dokončit neznamená vyhrát

roam-course-count = Dokončit neznamená vyhrát
roam-course-count-idea = Kartu bere, kdo má nejvíc žetonů, ať je na tahu kdokoli. Ostatní dostanou minci.
roam-course-count-who = Dvě lokace jsou skoro plné. Teď můžete dokončit kteroukoli z nich.
roam-course-count-who-task = Dokončete tu, která bude vaše. Koho vyšlete?
roam-course-count-who-other = To by nedokončilo ani jednu. Na jedné kartě jsou volná tři políčka ve tvaru jedné z vašich postav.
roam-course-count-where = Než lokaci uzavřete, počítejte: vaše žetony proti žetonům červené, na každé lokaci.
roam-course-count-where-task = Kde dokončíte?
roam-course-count-where-red = Červená tam má čtyři žetony a vy byste měli dva. Otevřete dveře a projde jimi červená.
roam-course-count-where-open = To nedokončí žádnou lokaci. Pokryjte tři volná políčka jedné z nich.
roam-course-count-where-done = Pět ku jedné a cestou mince.
roam-course-count-close-task = Ukončete akce.
roam-course-count-close-done = Je vaše. Červená tam byla také a dostává jednu minci.
roam-course-count-end = Platí to oběma směry: lokace, kterou zaplní červená, se může stát vaší v jejím tahu. A každý další, kdo tam měl žetony, dostane jednu minci, ať jich měl kolik chtěl.

## Spánek

roam-course-sleep = Spánek a časné vstávání
roam-course-sleep-idea = Když spí všichni, všichni se zdarma probudí. Dřív to stojí minci za každého, kdo je ještě vzhůru.
roam-course-sleep-asleep = Tvrdě spí. Nejdřív musí přijít probuzení.
roam-course-sleep-send = Dvě vaše postavy spí. Vzhůru je už jen Sběračka klasů.
roam-course-sleep-send-task = Vyšlete poslední.
roam-course-sleep-lay-task = Kamkoli, na místě nezáleží.
roam-course-sleep-night = Teď spí všechny tři.
roam-course-sleep-night-task = Ukončete akce a sledujte, co se stane ve vašem příštím tahu.
roam-course-sleep-morning = Červená odehrála, přišel váš tah a všechny tři otevřely oči. Když spí všichni, nic to nestojí.
roam-course-sleep-rise = Hledač cest by pokryl obě volná políčka, ale spí. Jedna postava je vzhůru a vy máte jednu minci.
roam-course-sleep-rise-task = Získejte lokaci v tomto tahu. Co se musí stát nejdřív?
roam-course-sleep-rise-ferry = O políčko méně. Usnula by i poslední postava a příští tah by se všichni probudili zdarma: levné, ale pomalé.
roam-course-sleep-rise-done = Všichni vzhůru za jedinou minci.
roam-course-sleep-who-task = A teď? Kdo pokryje obě volná políčka?
roam-course-sleep-who-other = Pak jedno z obou políček zůstane volné.
roam-course-sleep-who-ferry = Vedle sebe, ale volná políčka leží pod sebou.
roam-course-sleep-where-task = Pokryjte obě volná políčka.
roam-course-sleep-where-beside = Tam jedno z obou zůstane volné.
roam-course-sleep-close-task = Ukončete akce.
roam-course-sleep-close-done = Čtyři ku dvěma. Dobře utracená mince.
roam-course-sleep-price = Zaplatili jste jednu minci, protože jedna postava byla vzhůru. Platíte za ty, které vyrušíte, ne za spáče.
roam-course-sleep-dear = Jedna spí, dvě jsou vzhůru a v měšci máte jednu minci.
roam-course-sleep-dear-task = Můžete vstát dřív? Pokud ne, někoho vyšlete.
roam-course-sleep-dear-rise = Vzhůru jsou dvě: to by byly dvě mince a vy máte jednu.
roam-course-sleep-dear-done = Správně: stálo by to dvě. Když někoho vyšlete, bude to levnější.
roam-course-sleep-end = Čím méně jich je vzhůru, tím méně časné vstávání stojí; a když není vzhůru nikdo, je zdarma. Nováček přichází vzhůru a probuzení zdarma tím oddálí.

## Shoda

roam-course-tie = O shodě rozhodnou mince
roam-course-tie-idea = Každý ve shodě nabídne jednou. Platí jen vítěz.
roam-course-tie-who = Červená tu má tři žetony, vy jeden a dvě políčka jsou volná.
roam-course-tie-who-task = Dokončete tuto lokaci. Kdo pokryje obě políčka?
roam-course-tie-who-other = Pak jedno políčko zůstane volné.
roam-course-tie-where-task = Pokryjte obě volná políčka.
roam-course-tie-where-beside = Tam jedno z obou zůstane volné.
roam-course-tie-close = Po třech žetonech. Bude to shoda.
roam-course-tie-close-task = Ukončete akce a uvidíte.
roam-course-tie-close-done = Tři ku třem.
roam-course-tie-bid = Každý nabídne jednou, a protože byl váš tah, mluvíte první. Pozdější nabídka musí být vyšší. Měšce nejsou nikdy skryté.
roam-course-tie-bid-task = Vyhrajte co nejlevněji, ale s jistotou.
roam-course-tie-bid-nothing = I nula je nabídka, ale červená má minci a řekla by jednu.
roam-course-tie-bid-pass = Pak mluví červená a stačí jí i nula.
roam-course-tie-bid-done = Červená by potřebovala dvě, má jednu a mlčí. Kominík je váš.
roam-course-tie-bid-dear = Je váš, ale stačila by jedna: výš červená jít nemohla.
roam-course-tie-end = Nejlepší je nejmenší nabídka, kterou druhý nepřebije. A červená, která tam byla také, dostane minci i tak.

## Celá partie

roam-course-first-game = Vaše první partie
roam-course-first-game-idea = Celá partie proti snadnému soupeři. Zůstanu u vás.
roam-course-game-first-turn = Jste na tahu. Zvolte jednu ze svých tří postav, a než vzor položíte, hledejte pod ním mince. Kdo má deset karet, přivodí konec hry; rozhodují body.
roam-course-game-buying = Teď je chvíle nakupovat: dvě mince dají žeton na čárkované políčko tohoto vzoru. Až ukončíte akce, bude pozdě.
roam-course-game-closing = Když ukončíte akce, plná lokace se vyhodnotí. Nejdřív počítejte: bere ji ten, kdo má nejvíc žetonů, ať jste to vy, nebo ne.
roam-course-game-bidding = Shoda. Podívejte se do druhého měšce a řekněte nejmenší číslo, které nelze přebít.
roam-course-game-joined = Někdo se k vám přidává, je vzhůru a může jít pátrat hned ve vašem příštím tahu.
roam-course-game-consoled = Tu získal soupeř. Měli jste na ní žetony, takže se vám vrátila mince.
roam-course-game-theirs = Tu získal soupeř. Může se to stát v kterémkoli tahu: rozhoduje počet žetonů, ať poslední položil kdokoli.
roam-course-game-woke = Vaši lidé jsou zase vzhůru. Když spí všichni, nic to nestojí; časné vstávání stojí minci za každého, kdo je ještě vzhůru.
roam-course-game-rising = Teď byste mohli vstát dřív: minci za každou postavu, která je ještě vzhůru. Nebo je vyšlete všechny a probudí se zadarmo.
roam-course-game-earned = Mince. Za dvě koupíte čárkované políčko, v tomto tahu nebo později.
roam-course-game-ripe = Jedna lokace je skoro plná. Porovnejte její volná políčka se vzory svých lidí: některý se může hodit, pro vás, nebo proti vám.
roam-course-game-refilled = V mezeře leží nová lokace. Která to bude, prozradila otevřená karta na balíčku, a teď ukazuje další.
roam-course-game-nearly-over = Osm karet v jedné družině. Při deseti se kolo dohraje a pak se počítají body, ne karty.
roam-course-game-over = Dobře zahráno. Silné vzory mají málo bodů, slabé mnoho: v tom je celé dilema. Dál jsou na řadě artefakty, kdykoli budete chtít.

## Artefakty

roam-course-artifacts = Artefakty: jeden kousek za probuzení
roam-course-artifacts-idea = Každý udělá jednou jednu věc a je zase připravený, až se probudí celá družina.
roam-course-artifacts-compass = Dvě volná políčka leží vedle sebe. Studnař je má pod sebou. Ale vy máte Kompas.
roam-course-artifacts-compass-task = Získejte tuto lokaci. Nejdřív vyšlete Studnaře.
roam-course-artifacts-compass-early = Kompas otáčí vzor, který máte v ruce. Nejdřív si někoho vezměte.
roam-course-artifacts-turn = Vzor máte v ruce. Teď ho lze otočit.
roam-course-artifacts-turn-task = Použijte Kompas.
roam-course-artifacts-turn-late = Jakmile dopadne, už se neotočí. Nejdřív použijte Kompas.
roam-course-artifacts-turn-done = Čtvrt otáčky: teď leží naplocho.
roam-course-artifacts-lay-task = Pokryjte obě volná políčka.
roam-course-artifacts-lay-beside = Tam jedno z obou zůstane volné.
roam-course-artifacts-close-task = Ukončete akce.
roam-course-artifacts-close-done = Čtyři ku dvěma.
roam-course-artifacts-spent = Kompas je použitý. Bude zase připravený, až se probudí celá vaše družina.
roam-course-artifacts-bell = Dvě postavy spí, Sběračka klasů je vzhůru, mince žádná. Zvonek je připravený: převrátí jednu postavu, uspí ji, nebo probudí. Měšec je použitý.
roam-course-artifacts-bell-task = Ať jsou zadarmo vzhůru všechny tři a oba artefakty připravené. Vezměte zvonek do ruky a pak zvolte postavu.
roam-course-artifacts-bell-one = O jednu víc je vzhůru, ale žádný artefakt se neobnovil. To udělá jen probuzení celé družiny.
roam-course-artifacts-bell-send = Také to jde, ale až ve vašem příštím tahu. Zvonek to umí hned.
roam-course-artifacts-bell-purse = Měšec je použitý, dokud se neprobudí celá vaše družina.
roam-course-artifacts-bell-done = Poslední si lehne a celý tábor vstává.
roam-course-artifacts-awake = Vypadá to jako podvod a smí se to: když spí všichni, všichni se probudí a s nimi každý artefakt.
roam-course-artifacts-market = V nabídce jsou čtyři artefakty, každý se svou cenou. Máte tři mince.
roam-course-artifacts-market-task = Nejdřív odehrajte tah: někoho vyšlete.
roam-course-artifacts-market-early = Trh se otevře, až váš tah skončí.
roam-course-artifacts-market-lay-task = Kamkoli, na místě nezáleží.
roam-course-artifacts-market-close-task = Ukončete akce a trh se otevře.
roam-course-artifacts-buy = Teď si smíte jeden koupit, pokud na něj máte. Slouží vám od příštího tahu.
roam-course-artifacts-buy-task = Kupte si ten, na který máte.
roam-course-artifacts-buy-skip = Nechat to být samozřejmě smíte. Ale zkuste to: jeden z nich za vaše mince stojí.
roam-course-artifacts-buy-dear = Na ten je váš měšec příliš lehký.
roam-course-artifacts-buy-done = Je váš a připravený na příští tah.
roam-course-artifacts-end = Jsou ještě tři další: dalekohled zaplní čárkované políčko zadarmo, korouhev nahradí žeton pod vaším vzorem, hůl posune jeden o krok. Ukažte na kterýkoli a přečtete si, co dělá.

## Výspa

roam-course-outpost = Výspa: osm kolem jednoho
roam-course-outpost-idea = Obklíčte soupeřův žeton ze všech stran a výspa je natrvalo vaše.
roam-course-outpost-who = Dva žetony červené jsou skoro obklíčené. Kdo první zabere všech osm políček kolem jednoho, získá výspu: tři body.
roam-course-outpost-who-task = Jeden z obou kruhů lze v tomto tahu uzavřít. S kým?
roam-course-outpost-who-strider = Světoběžník zaplní jednu mezeru a druhou nechá. Najděte dvě mezery, které leží u sebe.
roam-course-outpost-who-gleaner = Jedna mezera zaplněná, jedna čárkovaná a žádné mince: sedm z osmi.
roam-course-outpost-where-task = Uzavřete kruh.
roam-course-outpost-where-edge = Všech pět sousedů, ale u okraje budou tři vždycky chybět. Je potřeba osm.
roam-course-outpost-where-gap = Zůstala mezera. Podívejte se na žeton uprostřed plánu.
roam-course-outpost-where-done = Kruh je uzavřený: výspa je hned vaše.
roam-course-outpost-end = Zůstane vám, i když se žetony vrátí. A pozor: žeton položený do soupeřova kruhu může být ten, který ho uzavře.

## Věže

roam-course-towers = Věže: dva na políčku
roam-course-towers-idea = Na políčko se vejdou dva žetony a počítají se oba.
roam-course-towers-who = Tři žetony červené, dva vaše a jedno políčko volné: jeho pokrytí by přineslo jen shodu. Ale s věžemi smějí žetony dopadat na žetony.
roam-course-towers-who-task = Získejte tuto lokaci bez dražby. Koho vyšlete?
roam-course-towers-who-other = Málo žetonů, nebo volné políčko zůstane volné. Hledač cest přinese tři.
roam-course-towers-where = Každé políčko potřebuje aspoň jeden žeton a počítají se všechny.
roam-course-towers-where-task = Pokryjte volné políčko a zároveň dopadněte na další.
roam-course-towers-where-bare = Žetonů je víc, ale volné políčko je stále prázdné: lokace není prozkoumaná.
roam-course-towers-where-elsewhere = Volné políčko této lokace musí být pokryté a dopadnout by na ni měly ještě dva vaše žetony.
roam-course-towers-where-done = Dva na žetony červené, jeden na zem: pět ku třem.
roam-course-towers-where-own = Jeden na vlastní žeton, jeden na zem: čtyři ku třem. To stačí.
roam-course-towers-close-task = Ukončete akce.
roam-course-towers-close-done = Kominík se přidává k vám, bez dražby.
roam-course-towers-end = O ničem nerozhoduje výška, jen počet. A stačí šest pokrytých políček: na dvanáct nikdo nečeká.
