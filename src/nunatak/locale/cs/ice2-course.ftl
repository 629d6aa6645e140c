# Lekce hry I C E, druhá edice: co říká společník. `<lekce>` je název, `<lekce>-idea` řádek pod ním.

ice2-course-about =
    Devět krátkých lekcí vás naučí hrát: jak se hloubí, proč nikdo nehloubí sám a co se vyplácí. Pak přijde první partie
    se společníkem po boku a po ní, co chcete: nálezy, síly, město, pět cechů a prokletí. Deska je skutečná, nic nemůžete
    pokazit a na každý chybný pokus dostanete odpověď.
ice2-course-read-on = Tady není co dělat. Až se rozhlédnete, stiskněte Dál.

## Zvedněte dílek

ice2-course-lift = Zvedněte dílek
ice2-course-lift-idea = Postavte se na něj, zaplaťte cenu a je váš.
ice2-course-lift-dig = Váš vůdce stojí na sněhu. Řada od 0 do 6 pod jménem vašeho cechu počítá body průzkumu, BP: co dnes ještě můžete udělat. Máte dva.
ice2-course-lift-dig-task = Zvedněte dílek, na kterém stojí váš vůdce.
ice2-course-lift-dig-move = Hloubíte jen tam, kde stojí váš vůdce. Chůze stojí bod a tady už na pěkném dílku stojíte.
ice2-course-lift-dig-other = To počká. Hlubte: to je srdce hry.
ice2-course-lift-dig-done = Dva za sníh, o jeden méně, protože vůdce pomáhá: jeden bod.
ice2-course-lift-land = Sníh je pryč a objevilo se, co leželo pod ním. Kdo na něm stál, sestupuje.
ice2-course-lift-land-task = Zvolte, kam váš vůdce sestoupí.
ice2-course-lift-land-elsewhere = Sestupuje se jen na tři místa, na kterých dílek spočíval.
ice2-course-lift-land-done = Zase pevná půda.
ice2-course-lift-find = Sníh něco skrýval a teď to máte v ruce.
ice2-course-lift-find-task = Zahrajte z ruky vrak.
ice2-course-lift-find-other = Nejdřív se podívejte, co jste našli: máte to v ruce.
ice2-course-lift-find-done = Bod je zpátky a s ním BV: bod, který se počítá na konci.
ice2-course-lift-end = To je hloubení: stát tam, zaplatit, sestoupit a nechat si, co najdete. Cenu vidíte vždy dřív, než zaplatíte.

## Mnoho rukou

ice2-course-hands = Mnoho rukou
ice2-course-hands-idea = Každý, kdo na dílku stojí, sníží jeho cenu o jeden.
ice2-course-hands-walk = Vedle vašeho vůdce stojí archeolog. Archeologové nepatří nikomu a pomáhají tomu, kdo stojí s nimi.
ice2-course-hands-walk-task = Zbývá jeden bod. Jděte na označený dílek tak, abyste tam ještě mohli hloubit.
ice2-course-hands-walk-alone = Bez pomoci by hloubení stálo jeden bod a po cestě už žádný nezbude. Vezměte společníka s sebou: je to zdarma.
ice2-course-hands-walk-here = Pěkné hloubení, ale lucerna visí vedle.
ice2-course-hands-walk-far = Příliš daleko. Dílky se musejí dotýkat stranou.
ice2-course-hands-walk-other = Lucerna visí na vedlejším dílku. Jděte tam i se společníkem.
ice2-course-hands-walk-done = Jste dva a nezbývá žádný bod.
ice2-course-hands-dig = Dva za sníh, minus dva za vás dva: nic.
ice2-course-hands-dig-task = Hlubte, zadarmo.
ice2-course-hands-dig-other = Ještě nekončete: hloubení je zdarma.
ice2-course-hands-dig-done = Ani jediný bod.
ice2-course-hands-first = Sestupují dva, jeden po druhém.
ice2-course-hands-first-task = Nejdřív váš vůdce.
ice2-course-hands-second-task = A teď archeolog.
ice2-course-hands-end = Lidé hloubení zlevňují, až na nulu. Půlka hry je tedy být tam, kde jsou lidé, a brát je s sebou.

## Sestup

ice2-course-down = Sestup
ice2-course-down-idea = Rozdělí se co nejrovnoměrněji na tři místa dole. Vy volíte, kdo kam půjde.
ice2-course-down-dig = Stojíte tu tři a dva archeologové už jsou dole.
ice2-course-down-dig-task = Hlubte.
ice2-course-down-dig-other = Nejdřív hloubení: ve třech nic nestojí.
ice2-course-down-dig-done = Nestálo to nic. Zbytek sněhu ztratil oporu a zhroutil se: o tom později.
ice2-course-down-leader = Sestupují tři. Nejdřív se plní prázdnější místa a počítají se i ti, kdo tam už jsou.
ice2-course-down-leader-task = Ať váš vůdce sestoupí k lucerně.
ice2-course-down-leader-full = Tam už dva stojí. Nejdřív zaplňte prázdnější místa.
ice2-course-down-leader-other = I to by bylo rovnoměrné. Ale lucerna visí jinde.
ice2-course-down-leader-done = Tam.
ice2-course-down-company = Teď dva archeologové.
ice2-course-down-company-task = Dejte vůdci společnost: i další ať sestoupí k lucerně.
ice2-course-down-company-other = Také rovnoměrné, ale pak vůdce stojí sám. Sem se další smí připojit.
ice2-course-down-company-done = A poslední jde na jediné místo, které zbývá.
ice2-course-down-end = Jeden, dva a dva: rovnoměrněji se pět rozdělit nedá. Kdo předvídá, kam se sestoupí, má společnost pro další hloubení.

## Jedna střecha

ice2-course-roof = Jedna střecha
ice2-course-roof-idea = Jeden dílek smí ležet nahoře. Stojí to o jeden víc a ten dílek se zhroutí.
ice2-course-roof-dig = Pod sněhem leží světlý led a v něm artefakty. Váš vůdce stojí na artefaktu typu soulad. Roh mu ještě zakrývá dílek sněhu a tam nahoře je vůdce Navigátorů.
ice2-course-roof-dig-task = Získejte v tomto tahu artefakt u lucerny.
ice2-course-roof-dig-two = Je vás tam hodně, ale nad tím dílkem leží dva. Pod jednou střechou hloubit smíte, pod dvěma ne.
ice2-course-roof-dig-polite = Shora byste střechu zdvořile zvedli a získali sníh. Hlubte zespodu: jedna střecha se smí.
ice2-course-roof-dig-study = Studiem se něco naučíte. Ale dnes chcete artefakt samotný.
ice2-course-roof-dig-other = Na artefaktu už stojíte. Hlubte.
ice2-course-roof-dig-done = Tři za světlý led, o jeden víc za střechu, minus dva za vás dva: dva body.
ice2-course-roof-leader = Střecha se zhroutila. O vrstvu níž nikdo nepadá: vůdce Navigátorů se vrátil domů a zpět musí přes tábor. Artefakt leží na svém poli.
ice2-course-roof-leader-task = Sestupte: nejdřív váš vůdce.
ice2-course-roof-companion-task = Pak archeolog.
ice2-course-roof-end = Žádná střecha, jedna, dvě: běžná cena, dražší, nemožné. O jeden dražší je hloubení i s táborem na dílku nebo na holé skále, nunataku. Ale nikdy víc než o jeden celkem.

## Přistát kdekoli

ice2-course-camp = Přistát kdekoli
ice2-course-camp-idea = Tábor dopraví vašeho vůdce na kterýkoli dílek, který nic nezakrývá.
ice2-course-camp-build = Váš vůdce je ještě na cestě. U lucerny čekají dva archeologové. Na druhém konci stojí bílý stan: tam smí přistát každý. A vlastní stan máte s sebou.
ice2-course-camp-build-task = Chcete zvednout dílek u lucerny a máte dva body. Postavte tábor.
ice2-course-camp-build-sail = Od bílého stanu jsou k lucerně dva kroky: body by byly pryč ještě před hloubením. Vlastní stan přistane, kde chcete.
ice2-course-camp-build-recruit = O jednoho víc u bílého stanu. Ale váš vůdce ještě není na ledu a bez vůdce nikdo nehloubí.
ice2-course-camp-build-walk = Váš vůdce ještě není na ledu. Postavte tábor, nebo k nějakému doplachtěte.
ice2-course-camp-build-other = Nejdřív musí váš vůdce přistát. Postavte tábor.
ice2-course-camp-build-done = Stan je sbalený a vůdce jde s ním.
ice2-course-camp-build-white = Bílý poslouží také. Nepatří nikomu: smí ho používat každý.
ice2-course-camp-where = Stát smí na kterémkoli dílku, který nic nezakrývá a kde není jiný stan.
ice2-course-camp-where-task = Postavte ho u lucerny.
ice2-course-camp-where-taken = Tam už stan stojí a dva se nevejdou.
ice2-course-camp-where-covered = Nad tím leží sníh. Tábor potřebuje dílek, na kterém nic neleží.
ice2-course-camp-where-other = Šlo by to. Ale archeologové čekají u lucerny.
ice2-course-camp-where-done = Přistání za jeden bod.
ice2-course-camp-dig-task = Hlubte.
ice2-course-camp-dig-other = Stojíte tu tři: hloubení je zdarma. Pusťte se do něj.
ice2-course-camp-dig-done = Dva za sníh, o jeden víc za stan, minus tři za vás tři: nic.
ice2-course-camp-land = Na každé ze tří míst jeden. Vy volíte pro vůdce, ostatní zaplní zbytek.
ice2-course-camp-land-task = Kam váš vůdce sestoupí?
ice2-course-camp-tent = Stan se sveze za vámi.
ice2-course-camp-tent-task = Zvolte místo i pro něj.
ice2-course-camp-tent-done = Tady stojí, o vrstvu níž.
ice2-course-camp-end = Váš stan je padák, jakýkoli stan je přístav. A s každým hloubením sestupuje níž.

## Přístav

ice2-course-harbour = Přístav pro všechny
ice2-course-harbour-idea = Lidé přicházejí do každého tábora, jeden za bod. Drahé hloubení se rozloží do dvou tahů.
ice2-course-harbour-recruit = Na artefaktu stojí bílý stan. Váš vůdce je daleko a nikdo tam není. Zbývají čtyři body a v tahu smíte utratit dva.
ice2-course-harbour-recruit-task = Chcete artefakt pod bílým stanem. Nejdřív tam proveďte nábor archeologa.
ice2-course-harbour-recruit-alone = Dobře, ale bez pomoci zaplatíte tři: tři za led, jeden za stan, minus jeden. V tahu smíte utratit jen dva. Nejdřív někoho přiveďte.
ice2-course-harbour-recruit-own = To je váš vlastní stan. Artefakt, který chcete, leží pod bílým.
ice2-course-harbour-recruit-bare = Lidé přijíždějí lodí a lodě přistávají jen u tábora.
ice2-course-harbour-recruit-other = To vede jinam. Proveďte nábor u lucerny.
ice2-course-harbour-recruit-done = Někdo už tam je a čeká na vás.
ice2-course-harbour-sail = Také vůdce doplachtí ke kterémukoli táboru, ať stojí kdekoli.
ice2-course-harbour-sail-task = Doplachtěte k bílému stanu.
ice2-course-harbour-sail-more = O pomocníka víc, ale váš vůdce je pořád daleko a oba body tohoto tahu by byly pryč.
ice2-course-harbour-sail-other = Přístav, který chcete, je bílý stan.
ice2-course-harbour-sail-done = Dva body, dva lidé.
ice2-course-harbour-wait = Tento tah už své dva body utratil. Hloubení stojí také dva a ty vám zbývají na příští tah.
ice2-course-harbour-wait-task = Ukončete tah.
ice2-course-harbour-wait-dig = Dva body jsou utracené a víc se do jednoho tahu nevejde. Až příště.
ice2-course-harbour-wait-done = Ostatním dnes body došly, takže jste zase na tahu.
ice2-course-harbour-dig-task = Teď hlubte.
ice2-course-harbour-dig-other = Hloubení stojí přesně tolik, kolik vám zbývá.
ice2-course-harbour-dig-done = Tři a jeden, minus dva: dva. A jdou dolů, i se stanem.
ice2-course-harbour-end = Nábor stojí bod a bod ušetří. Ale archeolog jde s vámi a při dalším hloubení ušetří další.

## Dvě kapky

ice2-course-drops = Dvě kapky
ice2-course-drops-idea = Pole se dvěma animami má sílu, jednou za den.
ice2-course-drops-study = V artefaktech je anima: ve světlém ledu jedna kapka, v tmavém dvě. Počítají je značky nad polem. Vaše pole vznešenosti má jednu a se dvěma svolá všechny kolem vás.
ice2-course-drops-study-task = Chcete tento dílek a ještě bod navíc. Nejdřív přidejte kapku: studujte dílek.
ice2-course-drops-study-early = Jedna kapka ze dvou. Druhou přidá žeton studia tohoto typu.
ice2-course-drops-study-dig = Bez pomoci to stojí dva body a v tomto tahu už nezbude bod na svolání ostatních. Nejdřív studujte.
ice2-course-drops-study-other = Typ, který potřebujete, máte pod nohama. Studujte ho.
ice2-course-drops-study-done = Žeton za jeden bod a dílek zůstává, kde je.
ice2-course-drops-call = Dvě kapky: pole září. Vznešenost stojí bod a z každého sousedního dílku přivede jednoho archeologa.
ice2-course-drops-call-task = Použijte sílu vznešenosti.
ice2-course-drops-call-dig = Pořád to stojí dva body a v tomto tahu zbývá jeden. Nejdřív svolejte ostatní.
ice2-course-drops-call-other = Pole vznešenosti září. Použijte ho.
ice2-course-drops-call-done = Už jdou, je jich pět.
ice2-course-drops-dig = Tři za světlý led, minus šest za vás šest.
ice2-course-drops-dig-task = Hlubte, zadarmo.
ice2-course-drops-dig-again = Jednou za den. Znovu se probudí při rozbřesku.
ice2-course-drops-dig-other = Všichni jsou tu. Hlubte.
ice2-course-drops-dig-done = Je váš a bod zbyl.
ice2-course-drops-end = Pět typů, pět sil, každá jednou za den. Ukažte na pole a řekne vám, co dělá. Úspěch přinese bod, zkáza zničí dílek; druhé dvě čekají na svůj okamžik.

## Soumrak

ice2-course-sunset = Soumrak
ice2-course-sunset-idea = Když vám dojdou body, vezměte si kartu a plaťte požadavky.
ice2-course-sunset-take = Poslední bod je utracený: slunce pro vás zapadá. Kdo přijde první, první si vybírá.
ice2-course-sunset-take-task = Vezměte si jeden požadavek z nabídky. Je zdarma a smíte ho i nechat.
ice2-course-sunset-take-done = O jedno přání víc, které smíte splnit.
ice2-course-sunset-take-none = Nic pro vás: to se smí.
ice2-course-sunset-choose = Teď smíte platit. Malá karta chce dvě kapky vznešenosti, nebo dvě souladu. Velká chce tři kapky souladu.
ice2-course-sunset-choose-task = Dnes večer můžete zaplatit obě. Začněte malou kartou.
ice2-course-sunset-choose-large = Ta si v každém případě vezme všechen váš soulad. Nejdřív se podívejte, jak se platí malá.
ice2-course-sunset-choose-leave = Ještě ne: dnes první karta přinese žeton BV a druhá dva body na konci.
ice2-course-sunset-pay = Způsobů je víc. Žeton studia platí jako artefakt s jednou kapkou.
ice2-course-sunset-pay-task = Zaplaťte tak, aby šla zaplatit i velká karta.
ice2-course-sunset-pay-harmony = Zaplaceno jednou ranou, ale artefaktem, který potřebuje velká karta.
ice2-course-sunset-pay-done = Artefakt a žeton dohromady: čtyři body a žeton za první kartu dne.
ice2-course-sunset-second = Všechen váš soulad tu ještě je.
ice2-course-sunset-second-task = Zaplaťte velkou kartu.
ice2-course-sunset-second-leave = Čeká šest bodů a máte vše, co je potřeba.
ice2-course-sunset-second-done = Šest bodů a další dva za druhou kartu dne.
ice2-course-sunset-end = První den nikdo neplatí, druhý a třetí nejvýše dvě karty, poslední kolik můžete. Čím jste zaplatili, leží v podpalubí: síla je pryč, ale pro dekrety to dál platí.

## Poslední světlo

ice2-course-count = Poslední světlo
ice2-course-count-idea = Na konci se do dekretů počítá vše, co jste našli, ať jste tím platili, nebo ne.
ice2-course-count-point = Poslední den, poslední bod. Tři dekrety počítají žetony studia, kapky souladu a sady různých typů. A ještě máte požadavek na tři kapky souladu.
ice2-course-count-point-task = Váš vůdce stojí na dílku souladu. Vyhloubit, nebo studovat: co přinese víc?
ice2-course-count-point-dig = Dobrý dílek. Ale žeton studia dá stejnou kapku a potěší o jeden dekret víc.
ice2-course-count-point-other = Bod nazmar. Vyhloubit tento dílek, nebo ho studovat?
ice2-course-count-point-done = Kapka souladu a žeton studia: dva dekrety najednou.
ice2-course-count-evening = Podívejte se na dekrety: počítají se průběžně.
ice2-course-count-evening-task = Ukončete tah.
ice2-course-count-row = Poslední večer má cenu brát jen kartu, kterou hned zaplatíte.
ice2-course-count-row-task = Podívejte se na nabídku a pokračujte.
ice2-course-count-row-done = Správně: nic, co byste mohli zaplatit.
ice2-course-count-row-taken = Máte ji, i když ji už nezaplatíte. Nic to nestojí.
ice2-course-count-pay = Tři kapky: dvě v tmavém artefaktu a jedna je žeton.
ice2-course-count-pay-task = Zaplaťte svůj požadavek.
ice2-course-count-pay-leave = Nezaplacený požadavek nepřinese nic a toto je poslední večer.
ice2-course-count-pay-done = O šest bodů víc a žádný dekret nepočítá méně.
ice2-course-count-end = Jeden za žeton, tři za soulad, dva za čtyři typy, šest za kartu: dvanáct. To je vše, co potřebujete vědět, abyste odehráli celou partii.

## Celá partie

ice2-course-first-game = Vaše první partie
ice2-course-first-game-idea = Celá partie na čtyři dny proti snadnému soupeři. Zůstanu u vás.
ice2-course-game-cards = Tři požadavky a jeden si necháte. Jsou to přání, která smíte plnit od druhého večera. Zvolte dva, které vrátíte.
ice2-course-game-at-sea = Váš vůdce je ještě na cestě. Doplachtěte k bílému stanu uprostřed, nebo kdekoli postavte vlastní.
ice2-course-game-price = Tady smíte hloubit. Dva za sníh, tři za světlý led, čtyři za tmavý; o jeden méně za každého, kdo na dílku stojí. Cena je na tlačítku.
ice2-course-game-at-once = Našli jste něco, co působí právě teď, dřív než kdo sestoupí. Zahrajte to, jestli chcete.
ice2-course-game-evenly = Sestupují co nejrovnoměrněji a počítají se i ti, kdo tam už jsou. Vy říkáte, kdo kam půjde: myslete na další hloubení.
ice2-course-game-tent = I stan sestupuje. Dejte ho tam, kam mají přicházet lidé.
ice2-course-game-two-points = Dva body jsou jeden tah. Zbytek dne počká: po soupeři jste zase na řadě.
ice2-course-game-sunset = Body jsou pryč a den s nimi. Vezměte si kartu, zadarmo: kdo skončí první, první si vybírá.
ice2-course-game-payable = Tento požadavek teď můžete zaplatit. První dne přinese žeton, druhý dva body na konci. Čím zaplatíte, to se do dekretů dál počítá.
ice2-course-game-last-day = Poslední den. Večer smíte zaplatit tolik požadavků, kolik můžete; nezaplacené nic nepřinesou. A dekrety počítají vše, co jste našli.
ice2-course-game-second-day = Nový den: nové body a síly jsou zase vzhůru. Od dnešního večera smíte platit požadavky.
ice2-course-game-artifact = Artefakt leží na svém poli. Se dvěma kapkami má pole sílu, jednou za den. A artefakty platí požadavky.
ice2-course-game-power = Jedna z vašich sil je připravená: její pole září. Zítra se probudí znovu, použijte ji tedy dnes.
ice2-course-game-roofs = Nad tímto dílkem leží dva a pod dvěma se hloubit nedá. Nejdřív jeden z nich zvedněte shora; jedna střecha zůstat smí.
ice2-course-game-study = Abyste se z dílku něco naučili, nemusíte ho vyhloubit: žeton studia platí za kapku a při placení za malý artefakt tohoto typu.
ice2-course-game-fallen = Dílek uvnitř vrstvy potřebuje dva sousedy, jinak se zhroutí; drží jen krajní dílky. Kdo tam stál, vrátil se domů.
ice2-course-game-over = Dobře zahráno. Dekrety, požadavky a žetony tvoří dohromady váš výsledek. Až budete chtít, je tu víc k učení: nálezy, síly a město.

## Co skrýval sníh

ice2-course-finds = Co skrýval sníh
ice2-course-finds-idea = Nálezy se hrají zadarmo, ve vlastním tahu.
ice2-course-finds-fly = V ruce máte tři nálezy. Hluboko u lucerny leží pod jednou střechou tmavý artefakt souladu. Přečtěte si, co vaše nálezy dělají.
ice2-course-finds-fly-task = Získejte ten artefakt bez jediného bodu. Co zahrajete první?
ice2-course-finds-fly-talisman = Vyhloubil by světlý dílek souladu, na kterém stojíte. Totéž udělá s tmavým, a ten má dvě kapky. Nejdřív jděte tam.
ice2-course-finds-fly-swarm = Termiti zlevní jedno hloubení o bod: dobré, ale ne zadarmo. Nechte si je.
ice2-course-finds-fly-other = Nálezy nic nestojí. Než utratíte bod, podívejte se do ruky.
ice2-course-finds-fly-done = Ledová manta donese vašeho vůdce na kterékoli viditelné místo.
ice2-course-finds-where-task = Leťte k lucerně.
ice2-course-finds-where-other = Donesla by vás tam. Ale artefakt leží u lucerny.
ice2-course-finds-where-done = Měkké přistání, přímo pod střechou.
ice2-course-finds-talisman = Tmavý dílek stojí čtyři a střecha jeden navíc. Bez pomoci je to drahé, ale máte talisman jeho typu.
ice2-course-finds-talisman-task = Zahrajte Talisman souladu.
ice2-course-finds-talisman-dear = Čtyři za tmavý led, jeden za střechu, minus jeden: čtyři body. Talisman to zvládne zadarmo.
ice2-course-finds-talisman-swarm = S termity to budou pořád tři body a vy máte dva.
ice2-course-finds-talisman-other = Máte přesně to, co tento dílek potřebuje.
ice2-course-finds-talisman-done = Ani bod. Střecha se za vámi roztříští a stojíte ve městě.
ice2-course-finds-harmony = V tmavém ledu jsou dvě kapky, soulad má tedy sílu hned. Jeho okamžik je těsně po hloubení: k vašemu vůdci se připojí archeolog.
ice2-course-finds-harmony-task = Použijte soulad.
ice2-course-finds-harmony-leave = Soulad působí jen těsně po hloubení. Teď je ten okamžik.
ice2-course-finds-harmony-done = Jste dva.
ice2-course-finds-end = Na konci tahu si smíte nechat tři nálezy. A co je zdarma, neplatí jako tah: než ho ukončíte, musíte ještě utratit bod.

## Pravý okamžik

ice2-course-moment = Pravý okamžik
ice2-course-moment-idea = Filozofie chytá, co padá, soulad následuje po hloubení.
ice2-course-moment-blast = Zkáza a filozofie jsou vzhůru, souladu chybí jedna kapka. Na dílku souladu stojí Navigátoři.
ice2-course-moment-blast-task = Získejte v tomto tahu dva artefakty a někoho, kdo vám bude dělat společnost. Co bude první?
ice2-course-moment-blast-philosophical = Filozofie chytí dílek, který se hroutí. Nejdřív tedy musí nějaký spadnout.
ice2-course-moment-blast-harmony = Soulad přichází těsně po vašem hloubení. Ještě ne.
ice2-course-moment-blast-dig = To přinese jeden artefakt a žádnou společnost. V tomto tahu je toho víc.
ice2-course-moment-blast-other = Vaše síly jsou zdarma. Nejdřív se podívejte na pole.
ice2-course-moment-blast-done = Zkáza zničí sousední dílek.
ice2-course-moment-target-task = Zničte dílek pod Navigátory.
ice2-course-moment-target-own = Váš vlastní dílek: vůdce by se s ním vrátil domů a neměl by kdo hloubit.
ice2-course-moment-target-other = To se smí, ale soulad leží u lucerny.
ice2-course-moment-target-done = Jejich vůdce se vrací domů.
ice2-course-moment-catch = Dílek se hroutí. Teď je okamžik filozofie.
ice2-course-moment-catch-task = Chyťte ho.
ice2-course-moment-catch-leave = Pak bude pryč a nebude ho mít nikdo. Filozofie vám ho uchová.
ice2-course-moment-catch-done = Máte ho. A soulad má druhou kapku.
ice2-course-moment-dig = Jeden artefakt je váš. Druhý leží pod vašima nohama.
ice2-course-moment-dig-task = Hlubte.
ice2-course-moment-dig-other = Dva body a přesně ten pravý dílek. Hlubte.
ice2-course-moment-dig-done = To jsou dva.
ice2-course-moment-land-task = Zvolte, kam sestoupí váš vůdce.
ice2-course-moment-company = Po hloubení přichází okamžik souladu.
ice2-course-moment-company-task = Použijte soulad.
ice2-course-moment-company-leave = Jen teď: tento okamžik se dnes nevrátí.
ice2-course-moment-company-done = A máte společnost.
ice2-course-moment-end = Tři síly v jednom tahu a každá živí další. Když přijde okamžik filozofie nebo souladu, stůl se vás zeptá; nemůžete ho propást.

## Žolík

ice2-course-prism = Žolík
ice2-course-prism-idea = Prizmatický artefakt smí ležet na kterémkoli poli.
ice2-course-prism-dig = Dílek v pěti barvách: prizmatický artefakt. Jste tu dva.
ice2-course-prism-dig-task = Vyhlubte ho.
ice2-course-prism-dig-other = Stojíte na něm. Hlubte.
ice2-course-prism-dig-done = Žolík s jednou kapkou.
ice2-course-prism-slot = Smí ležet na kterémkoli poli a platí tam jako ten typ. Vznešenost má jednu kapku, soulad také.
ice2-course-prism-slot-task = Body jsou pryč. Kde vám ještě v tomto tahu pomůže?
ice2-course-prism-slot-exalted = Dvě kapky, ale použití vznešenosti stojí bod a žádný nemáte.
ice2-course-prism-slot-empty = Samotná kapka tam nic neudělá. Dejte ho tam, kde jedna chybí.
ice2-course-prism-slot-done = Soulad má dvě kapky, přímo uprostřed hloubení.
ice2-course-prism-leader-task = Zvolte, kam sestoupí váš vůdce.
ice2-course-prism-companion-task = Pak archeolog.
ice2-course-prism-harmony = A je tu jeho okamžik.
ice2-course-prism-harmony-task = Použijte soulad.
ice2-course-prism-harmony-leave = Působí jen těsně po hloubení. Teď je ten okamžik.
ice2-course-prism-harmony-done = Působí hned v tahu, kdy jste ho vyhloubili.
ice2-course-prism-end = Při rozbřesku smíte žolíky přesunout na jiná pole. Platí jako jakýkoli typ, kromě karet, které žádají tvary. Ale žádný dekret je nepočítá.

## Pukliny

ice2-course-cracks = Pukliny
ice2-course-cracks-idea = Přes puklinu nikdo nepřejde. Obejděte ji.
ice2-course-cracks-round = Podél dvou stran vašeho dílku vede puklina: tmavé zubaté čáry. Na druhé straně čekají dva archeologové.
ice2-course-cracks-round-task = Dojděte k lucerně dvěma kroky.
ice2-course-cracks-round-over = Podél této strany vede puklina. Nikdo přes ni nepřejde, nahoru, dolů ani napříč.
ice2-course-cracks-round-down = Tam se slézt dá, ta strana je celá. Ale zdola jsou to ještě dva kroky.
ice2-course-cracks-round-far = To vede od nich. Na který dílek vedle lucerny můžete vkročit?
ice2-course-cracks-round-dig = Hloubení tady by stálo bod. S těmi dvěma naproti bude zadarmo.
ice2-course-cracks-round-other = K lucerně vedou dva kroky. Hledejte cestu kolem.
ice2-course-cracks-round-done = Kolem pukliny.
ice2-course-cracks-reach-task = A dál k lucerně.
ice2-course-cracks-reach-done = A jste tu, tři.
ice2-course-cracks-dig-task = Hlubte, zadarmo.
ice2-course-cracks-dig-other = Hloubení je zdarma. Ještě nekončete.
ice2-course-cracks-dig-done = Žádný bod nezbýval a žádný nebyl potřeba.
ice2-course-cracks-end = Pukliny zastaví i ty, které volá vznešenost. Kdo plachtí, letí nebo jde za píšťalou, tomu nevadí. Podél kterých dvou stran vedou, je náš výklad; příručka to ukazuje jen na obrázku.

## Domino

ice2-course-dominoes = Domino
ice2-course-dominoes-idea = Dílek uvnitř vrstvy, kterému zbyl jeden soused, se zhroutí. Na kraji drží.
ice2-course-dominoes-gather = Zbývá jedna řada sněhu a každý dílek drží další. Navigátoři stojí u lucerny, vy kousek vlevo a mezi vámi dva archeologové.
ice2-course-dominoes-gather-task = Ať se dílek Navigátorů zhroutí a neztratíte přitom jediného archeologa. Kde budete hloubit?
ice2-course-dominoes-gather-dig = Řada by se zhroutila a s ní i ti dva vedle vás: vrátili by se domů.
ice2-course-dominoes-gather-alone = Koho necháte za sebou, ten zmizí i s vaším starým dílkem. Vezměte všechny s sebou.
ice2-course-dominoes-gather-other = Nejdřív všechny shromážděte na jednom dílku. Kdo stojí jinde v řadě, vrací se domů.
ice2-course-dominoes-gather-done = Všichni na jednom dílku.
ice2-course-dominoes-dig = Až tento dílek zmizí, mají jeho sousedé po jednom sousedovi a zhroutí se; pak i ti jejich.
ice2-course-dominoes-dig-task = Hlubte a dívejte se.
ice2-course-dominoes-dig-nearer = Fungovalo by to i odtamtud, o bod dráž. Stačí jakákoli mezera.
ice2-course-dominoes-dig-other = Všichni jsou tu a hloubení je zdarma. Pusťte se do něj.
ice2-course-dominoes-dig-done = Pět dílků, jeden po druhém, a Navigátoři jsou doma.
ice2-course-dominoes-end = Stojí už jen dva na koncích: krajní dílky se samy nezhroutí. Osamělý dílek na kraji je bezpečné místo; uvnitř není.

## Město

ice2-course-city = Město dole
ice2-course-city-idea = Pod tmavým ledem leží město: z každé oblasti do každé vedou dva kroky.
ice2-course-city-open = Tmavý led stojí čtyři a pod ním leží ztracené město.
ice2-course-city-open-task = Vyhlubte dílek u lucerny.
ice2-course-city-open-other = Stojíte na něm tři: stojí jeden bod. Hlubte.
ice2-course-city-open-done = Dvě kapky a objevila se ikonka města: jeden BV pro toho, kdo ji odkryje.
ice2-course-city-walk = Stojíte v jedné ze sedmi oblastí města. Oblast je jeden krok, ať je jakkoli dlouhá, a ta prostřední sousedí se všemi ostatními. Další ikonka leží u lucerny, pod archeology.
ice2-course-city-walk-task = Vydejte se k ní: jeden krok doprostřed.
ice2-course-city-walk-far = Ta oblast s vaší nesousedí. Cesta vede přes střed.
ice2-course-city-walk-dig = Pod městem nic neleží. Tady se chodí.
ice2-course-city-walk-other = I to by šlo. Ale zkuste ulice: jeden krok do prostřední oblasti.
ice2-course-city-walk-done = Jediným krokem pod polovinou ledu.
ice2-course-city-rest-task = Dva body jsou utracené. Ukončete tah.
ice2-course-city-rest-other = To si nechte na později. Ukončete tah.
ice2-course-city-across = Zbývají dva body.
ice2-course-city-across-task = Jděte dál do oblasti pod lucernou.
ice2-course-city-across-other = Oblast pod lucernou je viditelná. Jděte tam.
ice2-course-city-up = Z oblasti se vylézá na kterýkoli viditelný dílek nad ní.
ice2-course-city-up-task = Vylezte k archeologům.
ice2-course-city-up-other = Čekají u lucerny.
ice2-course-city-second-task = Hlubte, zadarmo.
ice2-course-city-second-other = Stojíte tu čtyři: tmavý led zadarmo. Hlubte.
ice2-course-city-second-done = Druhá ikonka.
ice2-course-city-end = Ve městě nejsou stany, studium ani hloubení: je tu, abyste jím procházeli a odkrývali ho. Některé ikonky leží pod dvěma dílky; bod získá, kdo vezme poslední. Mapa města je naše rekonstrukce.

## Delší dech

ice2-course-breath = Delší dech
ice2-course-breath-idea = Dva kroky za bod, tři body v tahu, o bod víc zítra.
ice2-course-breath-stride = Jeden bod a někdo čeká o dva kroky dál. Žeton vedle vašich bodů znamená plynulý pohyb: dva kroky za jeden bod, jednou za den. Dva hráči mají každý dva, tři se mohou dohodnout na jednom.
ice2-course-breath-stride-task = Jděte se společníkem k lucerně. Pro první krok zvolte plynulý pohyb.
ice2-course-breath-stride-walk = Jeden krok a bod je pryč. Plynulý pohyb má dva.
ice2-course-breath-stride-alone = Vezměte společníka s sebou: nic to nestojí.
ice2-course-breath-stride-other = Lucerna je dva kroky daleko. První udělejte plynulým pohybem.
ice2-course-breath-stride-done = Ještě v pohybu.
ice2-course-breath-second-task = A druhý krok.
ice2-course-breath-second-other = Jste ještě v pohybu: dál k lucerně.
ice2-course-breath-second-done = Dva kroky, jeden bod.
ice2-course-breath-strode = Žeton je do rozbřesku použitý. Jít s vámi smějí až tři společníci z místa, odkud jste vyšli.
ice2-course-breath-over = Na artefaktu stojí váš stan: tři za led, jeden za stan, minus jeden. Tři body a v tahu smíte utratit jen dva. Ale máte žeton BV.
ice2-course-breath-over-task = Zvolte přesčas.
ice2-course-breath-over-dig = Tři body se do tahu se dvěma nevejdou. Nejdřív přesčas.
ice2-course-breath-over-recruit = To funguje: teď pomocník, hloubení příští tah. Ale jde to mít hned.
ice2-course-breath-over-other = Máte tři body a jeden žeton. S přesčasem smíte utratit všechny tři hned.
ice2-course-breath-over-done = Žeton za tah se třemi body.
ice2-course-breath-dig-task = Teď hlubte.
ice2-course-breath-dig-other = Tři body, jeden dílek. Hlubte.
ice2-course-breath-dig-done = Dřív než kdokoli jiný.
ice2-course-breath-worked = Přesčas body nedává, jen vám dovolí utratit třetí. Potřebujete tedy tři na stupnici a žeton na zaplacení.
ice2-course-breath-plan = Poslední bod dne a není za co ho utratit. Ve třech a více hráčích smíte plánovat.
ice2-course-breath-plan-task = Plánujte.
ice2-course-breath-plan-other = Podívejte se, co už víte: tento typ už máte nastudovaný. Schovejte si bod na zítřek.
ice2-course-breath-plan-done = Žeton plánování: při rozbřesku o bod víc.
ice2-course-breath-night-task = Ukončete tah a vyspěte se na to.
ice2-course-breath-night-done = Nový den: pět bodů a ten ušetřený.
ice2-course-breath-end = Šest bodů místo pěti. Jedno plánování za den stačí; poslední den má cenu jednoho bodu do výsledku.

## Navigátoři

ice2-course-navigators = Cech: Navigátoři
ice2-course-navigators-idea = Nikdo necestuje sám a domov je vždy blízko.
ice2-course-navigators-trip = Teď vedete Navigátory. Jednou za den jde váš vůdce do vlastního stanu zadarmo. A jednou za tah smí při plachtění jet s vůdcem jeden archeolog.
ice2-course-navigators-trip-task = Máte jeden bod a chcete zvednout dílek pod svým stanem. Jděte tam, ale ne bez doprovodu.
ice2-course-navigators-trip-alone = Bez pomoci stojí hloubení dva: dva za sníh, jeden za stan, minus jeden. Vezměte někoho s sebou.
ice2-course-navigators-trip-sail = Plachtění stojí váš poslední bod. Jednou za den je cesta do vlastního stanu zdarma.
ice2-course-navigators-trip-other = Váš stan volá. Cesta tam je jednou za den zdarma.
ice2-course-navigators-trip-done = Oba, zadarmo.
ice2-course-navigators-dig-task = Hlubte.
ice2-course-navigators-dig-other = Jeden bod a hloubení stojí jeden.
ice2-course-navigators-dig-done = Dva za sníh, jeden za stan, minus dva: jeden.
ice2-course-navigators-leader-task = Zvolte, kam sestoupí váš vůdce.
ice2-course-navigators-companion-task = Pak archeolog.
ice2-course-navigators-refuge = Váš stan stojí jen na sněhu. Když se jeho dílek zvedne nebo zhroutí, najde si nové místo na sousedním dílku sněhu.
ice2-course-navigators-refuge-task = Zvolte mu nové místo.
ice2-course-navigators-refuge-ice = To je led. Váš vlastní stan stojí jen na sněhu.
ice2-course-navigators-refuge-other = Nechte si ho: sníh je hned vedle.
ice2-course-navigators-refuge-done = Zachráněn, ve vašem tahu i v kterémkoli jiném.
ice2-course-navigators-end = Platí to pro plachtění, stavbu tábora i nálezy, které nesou vašeho vůdce: jednou za tah jde s ním jeden archeolog.

## Žhnoucí

ice2-course-incandescents = Cech: Žhnoucí
ice2-course-incandescents-idea = Postavte se na typ a půjčte si na den jeho sílu.
ice2-course-incandescents-flame = Teď vedete Žhnoucí. Vaše pole jsou prázdná, ale nesete plamen, žeton aktivace. Jednou za den ho smíte položit na pole typu, na kterém stojíte.
ice2-course-incandescents-flame-task = Položte plamen na pole vznešenosti.
ice2-course-incandescents-flame-study = Jedna kapka a žádný artefakt. Plamen nepotřebuje ani jedno.
ice2-course-incandescents-flame-other = Stojíte na vznešenosti. Položte plamen na její pole.
ice2-course-incandescents-flame-done = Hoří do večera.
ice2-course-incandescents-call = S plamenem máte sílu i bez artefaktu. Vznešenost svůj bod stojí dál.
ice2-course-incandescents-call-task = Použijte vznešenost a svolejte všechny.
ice2-course-incandescents-call-other = Plamen hoří. Použijte ho.
ice2-course-incandescents-call-done = Čtyři lidé, jen tak z ničeho.
ice2-course-incandescents-dig-task = Hlubte, zadarmo.
ice2-course-incandescents-dig-other = Je vás pět: hloubení je zdarma.
ice2-course-incandescents-dig-done = A artefakt je také váš.
ice2-course-incandescents-end = Plamen pole nespotřebuje: se dvěma kapkami na něm máte tutéž sílu toho dne podruhé. Při rozbřesku je plamen zpátky.

## Ledochodci

ice2-course-striders = Cech: Ledochodci
ice2-course-striders-idea = Váš vůdce sestoupí, kam chcete.
ice2-course-striders-dig = Vedete Ledochodce a tentokrát i s tím, co umějí: s háky. Na desce vám leží dva žetony.
ice2-course-striders-dig-task = Hlubte.
ice2-course-striders-dig-other = Hloubení je zdarma. Začněte jím.
ice2-course-striders-dig-done = Na lanech jsou dva. Podle pravidla by museli sestoupit každý jinam.
ice2-course-striders-crampon = S hákem sestupuje váš vůdce poslední a kam chcete.
ice2-course-striders-crampon-task = Použijte hák.
ice2-course-striders-crampon-leave = Pak sestoupíte na různé dílky a při dalším hloubení vůdci nikdo nepomůže.
ice2-course-striders-crampon-done = Jeden žeton je použitý.
ice2-course-striders-first = Nejdřív ostatní, jako vždy.
ice2-course-striders-first-task = Ať archeolog sestoupí k lucerně.
ice2-course-striders-first-other = Šlo by to. Ale tentokrát následujte lucernu.
ice2-course-striders-leader = Teď váš vůdce, kam chcete.
ice2-course-striders-leader-task = Připojte se k archeologovi.
ice2-course-striders-leader-other = To se smí. Ale společně je další hloubení levnější: připojte se k němu u lucerny.
ice2-course-striders-leader-done = Bok po boku.
ice2-course-striders-end = Hák lze použít jednou za tah. Každé ráno se jeden ze dvou žetonů vrátí.

## Živitelé

ice2-course-providers = Cech: Živitelé
ice2-course-providers-idea = Cestují s vámi dva archeologové, připravení na jakýkoli sníh.
ice2-course-providers-provide = Teď vedete Živitele. Váš vůdce stojí sám na nunataku: dva za sníh, jeden za skálu, minus jeden. To jsou dva body a vy máte jeden. Ale na vaší desce čekají dva archeologové.
ice2-course-providers-provide-task = Jednoho vyšlete. Je to zdarma.
ice2-course-providers-provide-dear = Dva body a vy máte jeden. Přiveďte někoho na pomoc.
ice2-course-providers-provide-other = Poslední bod je na hloubení. Pomocníci čekají na vaší desce.
ice2-course-providers-provide-done = Kdo je nejblíž? Všichni: přijdou na kterýkoli dílek sněhu.
ice2-course-providers-where = Stačí kterýkoli dílek sněhu, ať je váš vůdce kdekoli.
ice2-course-providers-where-task = Postavte archeologa k vůdci.
ice2-course-providers-where-other = Je to možné. Ale váš vůdce potřebuje pomoc u lucerny.
ice2-course-providers-where-done = Cena klesla o jeden.
ice2-course-providers-dig-task = Teď hlubte.
ice2-course-providers-dig-other = Váš bod právě stačí. Hlubte.
ice2-course-providers-dig-done = I skála povolí.
ice2-course-providers-end = Jeden za tah. Při rozbřesku se deska znovu doplní na dva.

## Kryoarchitekti

ice2-course-cryoarchitects = Cech: Kryoarchitekti
ice2-course-cryoarchitects-idea = Váš stan zlevňuje artefakty a stěhuje se.
ice2-course-cryoarchitects-dig = Teď vedete Kryoarchitekty. Všem ostatním stan dílek prodražuje. Ten váš artefakt zlevní, jednou za tah.
ice2-course-cryoarchitects-dig-task = Získejte artefakt pod svým stanem.
ice2-course-cryoarchitects-dig-other = Nejdřív artefakt: s vaším stanem nic nestojí.
ice2-course-cryoarchitects-dig-done = Tři za světlý led, o jeden méně za stan, minus dva za vás dva: nic.
ice2-course-cryoarchitects-rebuild = Jednou za den se váš stan za bod přestěhuje kamkoli a vůdce s ním. U lucerny čekají dva archeologové.
ice2-course-cryoarchitects-rebuild-task = Sbalte stan.
ice2-course-cryoarchitects-rebuild-white = Bílý stan by vás tam dostal, ale artefakty zlevňuje jen váš vlastní.
ice2-course-cryoarchitects-rebuild-other = Zbývá jeden bod: váš stan se s ním dostane kamkoli.
ice2-course-cryoarchitects-rebuild-done = A už je na cestě.
ice2-course-cryoarchitects-where-task = Postavte ho u lucerny.
ice2-course-cryoarchitects-where-other = Stát by tam mohl. Ale archeologové čekají u lucerny.
ice2-course-cryoarchitects-where-done = Tři lidé a váš stan: tři, minus jeden, minus tři.
ice2-course-cryoarchitects-end = Dílek, na kterém stojíte, by v příštím tahu nestál nic. Střecha ho prodraží o jeden i tak. Při rozbřesku se stan smí znovu stěhovat.

## Deník

ice2-course-logbook = Deník
ice2-course-logbook-idea = Od druhého dne se při rozbřesku něco stane.
ice2-course-logbook-quake = Ráno druhého dne. Otočí se stránka deníku: ledotřesení. Každý cech odstraní jeden dílek, na kterém nestojí vůdce. Ten váš uvázl pod dvěma střechami, u lucerny.
ice2-course-logbook-quake-task = Zvolte dílek, který si otřes vezme.
ice2-course-logbook-quake-elsewhere = To se smí, ale váš vůdce zůstane pod dvěma střechami. Ať si vezme jednu z nich.
ice2-course-logbook-quake-other = Otřes si dílek vzít musí. Zvolte jednu z obou střech.
ice2-course-logbook-quake-done = O střechu méně. Navigátoři odstranili jiný dílek.
ice2-course-logbook-dig = A teď začíná den jako vždy.
ice2-course-logbook-dig-task = Hlubte.
ice2-course-logbook-dig-other = Pod jednou střechou hloubit smíte. Pusťte se do toho.
ice2-course-logbook-dig-done = Tři za světlý led, jeden za střechu, minus tři: jeden.
ice2-course-logbook-end = Deset stránek, v jedné hře tři z nich: bouře, karavany, pomocné ruce. Ve variantě jiná stránka určí, kde na začátku stojí první archeologové. Co stránky dělají, je naše rekonstrukce.

## Prokletí

ice2-course-curse = Požehnání a prokletí
ice2-course-curse-idea = Zpočátku stačí jedna kapka. Ale každý vyhloubený artefakt prokletí přibližuje.
ice2-course-curse-power = Expertní režim: všichni začínají s požehnáním a na sílu stačí jedna kapka. Ale každá vyhloubená kapka posune váš ukazatel po stupnici prokletí a na dalším poli čeká žeton.
ice2-course-curse-power-task = Úspěch přinese bod. Použijte ho, dokud funguje.
ice2-course-curse-power-late = To přivolá prokletí a jedna kapka už nebude stačit. Nejdřív síla, pak hloubení.
ice2-course-curse-power-other = Vaše jediná kapka úspěchu teď funguje. Nejdřív ji použijte.
ice2-course-curse-power-done = O bod víc, díky požehnání.
ice2-course-curse-dig-task = Teď hlubte.
ice2-course-curse-dig-other = Síla je použitá. Teď hlubte.
ice2-course-curse-dig-done = Artefakt je váš a prokletí také.
ice2-course-curse-cursed = Žeton prokletí světla nahradil požehnání: síly teď potřebují dvě kapky. Dál na stupnici budou potřebovat tři a půjde s vámi méně archeologů.
ice2-course-curse-gift = Rozbřesk s přátelskou variantou: kdo je nejméně prokletý, smí si vzít žeton studia. Navigátoři jsou dál než vy.
ice2-course-curse-gift-task = Vašemu poli úspěchu chybí jedna kapka. Který žeton si vezmete?
ice2-course-curse-gift-other = Dobrý žeton, ale nic neprobudí: bez artefaktu žeton sám sílu nemá. Kde jedna kapka chybí?
ice2-course-curse-gift-done = Dvě kapky: úspěch je zase vzhůru.
ice2-course-curse-end = Expertní režim se tedy ptá, jak velká má být vaše chamtivost: tmavý led má dvě kapky a znamená dva kroky prokletí. Artefakty chycené filozofií žádné nepřinášejí. A kdo má rád mírnější hru, hraje jen s požehnáním.
