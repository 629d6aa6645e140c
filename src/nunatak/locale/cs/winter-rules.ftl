# Úplná pravidla hry Věčná zima našimi slovy. Který odstavec říká které pravidlo: web/src/games/winter/rules/outline.json
# Značky: **důležitá slova**, [slova](místo), která vedou k oddílu, odstavci, příkladu nebo pravidlu.

winter-rules-about = Vedete kmen čtyřmi generacemi ledu: lovíte, osidlujete krajinu, stavíte megality a ctíte zemřelé. Pro dva až čtyři hráče.

# -- Čtyři kola, v každém zatmění --

winter-rules-aim = Čtyři kola, v každém zatmění
winter-rules-aim-picture = Tři figurky, tři tahy za kolo. Ta s parožím je váš náčelník.
winter-rules-aim-rounds = Hra má čtyři kola. V každém máte tři tahy, pak přijde [zatmění](eclipse), kdy všichni sklízejí, co dávají karty, krajina a deska, a potom se [připraví](preparation) další kolo. Po čtvrtém zatmění se počítají body.
winter-rules-aim-eras = První a druhé kolo jsou éra I, třetí a čtvrté éra II; každá má své karty kultury a kameny. Zatmění patří ke kolu, které končí.
winter-rules-aim-may = Skoro vše je na vás. Schopnost, akci, bonus nebo zisk využijete, jen když chcete.
winter-rules-aim-must = Co musíte: umístit v každém tahu jednu figurku, dodržet pořadí kroků, zaplatit cenu celou a brát vždy tábor, megalit a volné místo pro kámen nejvíc vlevo. Co nemůžete zaplatit celé, nekoupíte.

# -- Příprava hry --

winter-rules-setup = Příprava hry
winter-rules-setup-picture = Karta přípravy: s čím začínáte.
winter-rules-setup-boards = Ukazatel stojí na prvním kole. Všichni začínají bez bodů a s oběma idoly pod první úrovní stupnic.
winter-rules-setup-stones = Posvátné kameny leží lícem nahoru: éra I vlevo, éra II vpravo. Ve dvou hráčích po čtyřech na každé straně, ve třech po šesti, ve čtyřech po sedmi. Zbytek zůstane neprohlédnutý v krabici.
winter-rules-setup-decks = Pět otevřených balíčků po patnácti kartách kmene. Karty kultury jsou zamíchané podle ér; osm karet éry I leží otevřených.
winter-rules-setup-player = Máte desku, náčelníka, dvě figurky členů kmene, devět startovních karet, pět táborů, tři osady, dva šedé megality a osm své barvy. Tábory zakrývají pravý konec stupnice jídla. Jídlo a nástroje začínají na nule.
winter-rules-setup-chief = Dostanete náčelníka a v pořadí hráčů, všem na očích, zvolíte, kterou stranu jeho karty budete celou hru používat.
winter-rules-setup-card = Karta přípravy vám dá jídlo a nástroje, kartu kmene, jedno či více zvířat a možná druhý tábor v krajině. Pak jde zpět do krabice. Tyto zisky nelze vyměnit za méně cennou surovinu.
winter-rules-setup-hand = Vaše první ruka: získaná karta kmene, jeden „Odvážlivec“, jedna „Soukmenovkyně“ a dvě karty z vašeho zamíchaného balíčku. Celkem pět.
winter-rules-setup-animals = V lovišti leží otevřených o jedno zvíře víc, než je hráčů.
winter-rules-setup-order = O pořadí hráčů rozhodne los. První nedostane nic navíc, druhý jedno jídlo, třetí jeden nástroj, čtvrtý obojí.
winter-rules-setup-land = Kolem startovního hexu leží ve dvou prstencích osmnáct dílků: šest ledovců ve dvou nebo třech hráčích, tři ve čtyřech, a šest typů krajiny. Každý dá tábor nejvíc vlevo na startovní hex. Na vaší stupnici je tedy místo pro šest jídel, s táborem z karty přípravy pro sedm.
winter-rules-setup-field = Čtyři desky megalitů se zamíchají a vyloží podle doporučení pro daný počet hráčů. Nikdy se neotáčejí.
winter-rules-setup-pieces = Kmeny se liší jen barvou a znakem. Startovní karta je podle všech pravidel karta kmene; „Odvážlivec“, „Soukmenovkyně“ a „Soukmenovec“ jsou samostatné typy.

# -- Co je skryté --

winter-rules-secrets = Co je skryté
winter-rules-secrets-picture = Vaši ruku vidíte jen vy; co leží na deskách, vidí všichni.
winter-rules-secrets-nobody = Pořadí zakrytých balíčků nezná nikdo, ani svého vlastního. Které karty ve svém máte, se smíte podívat vždy.
winter-rules-secrets-own = Jen vy vidíte svou ruku, svůj balíček zatmění, než je odhalen, a pohřbené karty. Ostatní vidí jen jejich počet.
winter-rules-secrets-open = Vše ostatní je vidět: desky, zahrané karty, odhazovací balíčky, zvířata, jídlo, nástroje, body a velikosti všech rukou a balíčků.

# -- Váš tah --

winter-rules-turn = Váš tah
winter-rules-turn-picture = Karta kmene: vlevo nahoře práce, pod ní, co umí, a níž, co dělá při zatmění.
winter-rules-turn-stages = Hráči se střídají v pořadí, dokud každý nemá za sebou tři tahy. Tah má tyto kroky: [karty kultury](culture), pak [jedna figurka](columns) a její akce, pak odhození zahraných karet a ve třetím tahu příprava [balíčku zatmění](eclipse-deck).
winter-rules-turn-discard = Na konci tahu jdou všechny karty nad deskou do vašeho odhazovacího balíčku. Nic nedobíráte: nové karty přijdou při přípravě dalšího kola.
winter-rules-turn-end = Po posledním třetím tahu začíná zatmění.
winter-rules-turn-nothing = Tah je možný i bez práce, nástrojů a karet: umístěte figurku, vynechte, co nemůžete zaplatit, a vezměte si, co dává prostřední a spodní část.

# -- Karty kultury --

winter-rules-culture = Karty kultury
winter-rules-culture-picture = Dvě karty kultury. Jejich schopnosti se používají dřív, než umístíte figurku.
winter-rules-culture-playing = Nejdřív zahrajte z ruky karty kultury, kolik chcete. První je zdarma. Za každou další předem odhoďte jinou kartu z ruky. Bez další karty ji zahrát nelze.
winter-rules-culture-abilities = Zahraná karta leží nad deskou. Použijte její schopnosti teď, každou jednou, v libovolném pořadí: jakmile přejdete k figurce, propadnou. Jen schopnosti „když …“ bdí celý tah a ty, které žádají sloupec, čekají na vaši figurku.
winter-rules-culture-labor = Práce z karet kultury vám zůstává celý tah.
winter-rules-culture-fresh = Kartu kultury, kterou v tomto kroku vezmete do ruky, smíte hned zahrát. Později v tahu už ne.

# -- Umístění figurky --

winter-rules-columns = Umístění figurky
winter-rules-columns-picture = Sloupec odshora: nahoře jednejte, dokud máte čím platit, uprostřed jednou a dole čeká na první figurku bonus.
winter-rules-columns-place = Umístěte právě jednu ze zbylých figurek, náčelníka nebo člena kmene, do horní části jednoho ze čtyř sloupců nebo na své pole odpočinku. Vynechat nelze.
winter-rules-columns-crowd = Figurky si nikdy nepřekážejí. Ve sloupci jich smí stát libovolně mnoho, i více vašich.
winter-rules-columns-top = V **horní části** provádějte uvedené akce v libovolném pořadí, kolikrát je zaplatíte. Posuňte se do **prostřední** na nejvýš jednu akci. Posuňte se do **spodní**: bonus si smí vzít první figurka kola, která tam dojde. Zpět nahoru cesta nevede.
winter-rules-columns-bottom = Bonus spodní části se dává jednou za kolo, i když ho zakrývá vaše vlastní figurka.

# -- Práce a jídlo --

winter-rules-labor = Práce a jídlo
winter-rules-labor-picture = Stupnice jídla. Pokaždé, když ukazatel cestou doleva mine symbol práce, získáte jeden bod práce.
winter-rules-labor-pool = Většina akcí stojí **práci**. Je to zásoba jen na tento tah, kterou plní karty kmene, schopnosti a jídlo. Půlky se počítají: dvě dají jeden bod, jediná nekoupí nic.
winter-rules-labor-lost = Práce, která zbude na konci akcí, propadá.
winter-rules-labor-food = Kdykoli ve svém tahu smíte utratit jídlo za práci: posuňte ukazatel doleva a získejte jeden bod práce za každý symbol práce, který mine. Najednou nebo po krocích, vyjde to stejně. Při zatmění to nejde.
winter-rules-labor-price = Jídlo zaplacené jako cena práci nedává, i když ukazatel symboly mine. Co přijde dřív, volíte vy.

# -- Karty kmene --

winter-rules-tribe = Karty kmene
winter-rules-tribe-picture = „Odvážlivec“ a „Lovec“. „Lovec“ dává ve sloupci Lov o jeden bod práce víc.
winter-rules-tribe-playing = Jakmile figurka stojí ve sloupci, zahrajte z ruky kolik chcete karet kmene, kdykoli do konce akcí. Každá hned dá práci uvedenou vlevo nahoře.
winter-rules-tribe-rest = Když figurka odpočívá, nelze v tomto tahu zahrát žádnou kartu kmene.
winter-rules-tribe-abilities = Každou schopnost zahrané karty lze použít jednou za tah. Ta, která ukazuje sloupec, funguje, jen když v něm stojí figurka tohoto tahu. Část pro zatmění teď nedělá nic. Kartu smíte zahrát i jen kvůli práci.
winter-rules-tribe-fresh = Kartu vzatou v horní části Zasvěcení nelze v témže tahu zahrát; lze ji odhodit, pohřbít nebo dát do balíčku zatmění. Kartu, která přišla do ruky jinak, zahrát lze.

# -- Odpočinek --

winter-rules-rest = Odpočinek
winter-rules-rest-picture = Figurka odpočívá: doberte kartu, pak použijte zvíře.
winter-rules-rest-action = Figurka na poli odpočinku vám dovolí dobrat kartu a potom použít jedno ze svých zvířat.
winter-rules-rest-again = V kole může odpočívat více vašich figurek, jedna za tah. Při zatmění se každá počítá za jeden a půl bodu práce.
winter-rules-rest-chief = Když odpočívá náčelník, schopnosti bez sloupce přesto fungují.

# -- Náčelník --

winter-rules-chief = Náčelník
winter-rules-chief-picture = Náčelník stranou zvolenou na začátku.
winter-rules-chief-use = V tahu, kdy umístíte náčelníka, smíte použít každou schopnost zvolené strany jednou, od jeho umístění do konce akcí.
winter-rules-chief-column = Schopnost, která ukazuje sloupec, funguje jen v něm. Značka libovolného sloupce znamená všechny čtyři, ale ne pole odpočinku.
winter-rules-chief-card = Karta náčelníka nepatří do balíčku: nikdy se nehraje, nepohřbívá ani neboduje.

# -- Zasvěcení --

winter-rules-initiate = Zasvěcení
winter-rules-initiate-picture = Pět balíčků karet kmene. Každý typ jednou za tah.
winter-rules-initiate-top = Horní část, libovolněkrát: zaplaťte nástroj a bod práce, vezměte si do ruky kartu kmene. Všechny takto vzaté karty v tahu musí být různých typů.
winter-rules-initiate-empty = Smíte zvolit i prázdný balíček: zaplatíte a místo karty dostanete jeden bod. Typ se počítá jako vzatý.
winter-rules-initiate-middle = Prostřední část, jednou: zaplaťte jedno jídlo a pak udělejte jedno nebo obojí: dejte kartu kmene kteréhokoli typu do svého odhazovacího balíčku a pohřběte kartu.
winter-rules-initiate-bottom = Spodní část, pro první figurku: jeden idol, a chcete-li, pohřběte kartu.

# -- Rozvoj --

winter-rules-develop = Rozvoj
winter-rules-develop-picture = Vyložené karty kultury a posvátné kameny.
winter-rules-develop-top = Horní část, libovolněkrát: zaplaťte tři body práce, vezměte si do ruky vyloženou kartu kultury. Nové přijdou až při přípravě dalšího kola.
winter-rules-develop-middle = Prostřední část, jednou: vezměte si [posvátný kámen](stones).
winter-rules-develop-bottom = Spodní část, pro první figurku: jeden nástroj a jedno jídlo.

# -- Osidlování --

winter-rules-settle = Osidlování
winter-rules-settle-picture = Tábory vycházejí ze startovního hexu; tři kolem jednoho bodu se stanou osadou.
winter-rules-settle-top = Horní část, libovolněkrát: za nástroj dejte tábor nejvíc vlevo na startovní hex, nebo za bod práce přesuňte jeden svůj tábor na sousední hex.
winter-rules-settle-middle = Prostřední část, jednou: zaplaťte tři jídla a [založte osadu](land-settlement).
winter-rules-settle-bottom = Spodní část, pro první figurku: umístěte tábor, pak jednou přesuňte některý svůj. Nemáte-li co umístit, přesunout smíte i tak.

# -- Lov --

winter-rules-hunt = Lov
winter-rules-hunt-picture = Loviště. Otevřených leží nejvýš šest zvířat.
winter-rules-hunt-open = Horní část, libovolněkrát: za bod práce odhalte další dvě zvířata balíčku. Do loviště se jich vejde šest; je-li místo nebo karta jen pro jedno, odhalí se jedno. Když není co odhalit, akci nelze koupit.
winter-rules-hunt-take = Horní část, libovolněkrát: za nástroj a bod práce si vezměte otevřené zvíře. Mezera zůstane do přípravy dalšího kola.
winter-rules-hunt-none = Jsou-li loviště i balíček prázdné, dá vzetí zvířete jeden bod. Je-li prázdné jen loviště, nejdřív odhalujte.
winter-rules-hunt-middle = Prostřední část, jednou: použijte jedno ze svých zvířat.
winter-rules-hunt-bottom = Spodní část, pro první figurku: vezměte si vrchní zvíře balíčku, nebo jeden bod, když žádné není.

# -- Krajina --

winter-rules-land = Krajina
winter-rules-land-picture = Tři tábory kolem jednoho bodu a osada, kterou se stanou: dva body vlivu na každém ze tří hexů.
winter-rules-land-camps = Tábor přichází vždy na startovní hex a jde z hexu na hex, po jednom kroku. Vstoupit lze na všechny hexy, i na ledovce, a na jednom smí být libovolně mnoho táborů. Přesouváte jen své.
winter-rules-land-steps = Několik přesunů lze libovolně rozdělit: jeden tábor dvakrát, nebo dva po jednom.
winter-rules-land-settlement = **Průsečík** je bod, kde se stýkají tři hexy. Není-li žádný z nich startovní, nestojí-li tam osada a máte-li na každém tábor, smíte založit osadu: po jednom táboru z každého hexu se vrátí na vaši stupnici jídla a osada nejvíc vlevo se postaví na průsečík.
winter-rules-land-settlements = Osady máte tři; nikdy se nehýbou ani nemizí. Bez zbylé osady nebo bez takového průsečíku nelze nic založit. Efekt, který osadu založí, vám ušetří jen tři jídla.
winter-rules-land-influence = Tábor je jeden bod **vlivu** na svém hexu, osada dva na každém ze svých tří hexů.
winter-rules-land-barren = Startovní hex a ledovce při zatmění bonus nedávají.

# -- Megality --

winter-rules-megaliths = Megality
winter-rules-megaliths-picture = Megality na desce. Světlý leží na čtyřech jiných.
winter-rules-megaliths-leftmost = Při umísťování berte megalit nejvíc vlevo: nejdřív dva šedé, pak ty své barvy.
winter-rules-megaliths-where = Šedý smí na prázdné výchozí políčko. Kterýkoli smí na prázdné políčko vedle megalitu, i přes okraj dvou desek, které se dotýkají. Megalit vaší barvy smí také na čtyři, které tvoří čtverec. Na prázdném poli je možné jen výchozí políčko, začíná tedy vždy šedý.
winter-rules-megaliths-start = Na výchozí políčka patří jen šedé. Šedé nikdy neleží na jiných.
winter-rules-megaliths-bonus = Na políčku dá megalit hned bonus toho políčka.
winter-rules-megaliths-extra = Výchozí políčko dává **další megalit**: hned umístěte ten nejvíc vlevo na volné políčko, na které ukazuje šipka; dá i jeho bonus. Jsou-li obě obsazená, nestane se nic a nic méně cenného za to není.
winter-rules-megaliths-levels = Megalit ve vyšším patře potřebuje pod sebou čtyři, které tvoří čtverec v jednom patře. Čtverce se smějí překrývat. Megality se nikdy nehýbou.
winter-rules-megaliths-points = Na čtyřech jiných přinese dva body za každý váš z nich a jeden za každý jiný. Ostatní hráči dostanou jeden za každý svůj. Počítají se jen čtyři přímo pod ním a bonus políčka není.
winter-rules-megaliths-none = Když žádný nemáte nebo není kam, vezměte si něco [méně cenného](gains-lesser).

# -- Idoly --

winter-rules-idols = Idoly
winter-rules-idols-picture = Dvě stupnice, dva idoly: obětiny na jedné, úcta na druhé.
winter-rules-idols-advance = Za každý získaný idol stoupne jeden z vašich dvou o úroveň. Více jich lze rozdělit mezi stupnice.
winter-rules-idols-offering = Stupnice **obětin** dává cestou bonusy a rozhoduje, jakou cenu má [na konci](end-offering) jídlo a nástroje. Na její nejvyšší úrovni dá každý další krok jeden bod.
winter-rules-idols-veneration = Na stupnici **úcty** záleží na pořadí: kdo vstoupí na úroveň, postaví se vpravo od těch, kdo tam jsou, a posune se vlevo, když odejdou. Podle ní se řadí hráči pro své [pohřbené karty](end-veneration).
winter-rules-idols-points = Tři nejvyšší úrovně úcty dají při dosažení dva, tři a pět bodů.
winter-rules-idols-full = Idol na vrcholu úcty dál nejde. Jsou-li na vrcholu oba, má idol hodnotu jednoho bodu nebo něčeho méně cenného.

# -- Posvátné kameny --

winter-rules-stones = Posvátné kameny
winter-rules-stones-picture = Dva kameny. Každý odteď boduje v každém zatmění.
winter-rules-stones-era = V éře I lze brát jen kameny vlevo, v éře II všechny.
winter-rules-stones-price = Kámen jde na vaše volné místo nejvíc vlevo a zaplatíte jídlo a nástroje tam vytištěné, i když vám kámen dává karta. Mít můžete tři. Prázdná místa nikdo nedoplňuje.
winter-rules-stones-bonus = Když kámen položíte, dá místo hned svůj bonus.
winter-rules-stones-score = Každý kámen boduje v každém zatmění od kola, kdy jste ho vzali. Na konci už nepřinese nic.
winter-rules-stones-count = Co může kámen počítat: vaše osady, které se dotýkají určitého typu krajiny, každou jednou; typy hexů s vašimi tábory; megality vaší barvy přímo na deskách nebo na jiných; desky megalitů s vaším; úrovně vašich idolů; pohřbené karty; druhy použitých zvířat nebo použitá zvířata jednoho druhu.
winter-rules-stones-details = Šedé megality se nikdy nepočítají. Ledovce se počítají jako typ hexu, startovní hex ne. Argentavis se počítá jen sám za sebe. U idolů se počítají úrovně, které opravdu vystoupaly.
winter-rules-stones-kinds = V každé éře je deset kamenů. Kameny první počítají osady, tábory a megality, kameny druhé idoly, pohřbené karty, horní megality a použitá zvířata.

# -- Zvířata --

winter-rules-animals = Zvířata
winter-rules-animals-picture = Zvíře dá, co ukazuje, když ho použijete. Nepoužité patří do sady.
winter-rules-animals-own = Zvířata leží před vámi, nejdřív rovně, a zůstanou do konce. Nikdy nepatří do ruky ani do balíčku.
winter-rules-animals-tip = Zvíře **použijete** tak, že kartu pootočíte na bok a vezmete si, co dává. Zpět se neotáčí.
winter-rules-animals-sets = Použitá zvířata se už nepočítají do [sad](end-sets), ale mohou je počítat posvátné kameny.

# -- Pohřbívání --

winter-rules-burial = Pohřbívání
winter-rules-burial-picture = Karta jde pod kartu pohřebiště a zůstane tam.
winter-rules-burial-how = **Pohřbít** znamená dát kartu kmene nebo kultury z ruky, z odhazovacího balíčku nebo nad deskou pod svou kartu pohřebiště. Tam zůstane. Karty z balíčku, zvířata, kameny a náčelníky pohřbít nelze.
winter-rules-burial-played = Karta pohřbená z místa nad deskou si podrží, co už dala. Co ještě neudělala, propadá.
winter-rules-burial-eclipse = Při zatmění smíte pohřbít odhalené karty kmene; jejich nepoužité schopnosti propadají.

# -- Jak číst karty --

winter-rules-abilities = Jak číst karty
winter-rules-abilities-picture = Vlevo od šipky platíte, vpravo získáváte.
winter-rules-abilities-once = Každou schopnost lze použít jednou za tah, kdykoli, dokud karta leží nad deskou. Karty kultury mají [naspěch](culture-abilities).
winter-rules-abilities-column = Značka sloupce: jen když v něm stojí figurka tohoto tahu.
winter-rules-abilities-eclipse = Temné slunce: jen při zatmění, když karta leží ve vašem balíčku zatmění.
winter-rules-abilities-arrow = Šipka: zaplaťte vše vlevo, pak si vpravo vezměte, co chcete, v libovolném pořadí.
winter-rules-abilities-when = „Když …“: poprvé v tomto tahu, kdy to uděláte, jakkoli, si smíte vzít zisk. Co jste odmítli nebo vyměnili, to jste neudělali.
winter-rules-abilities-types = „Stejné“ a „různé“ mluví o typech karet. Karty kmene bez takové značky smějí být kterýchkoli typů.
winter-rules-abilities-instead = Bod získaný místo chybějící karty vyměnit nelze.

# -- Vzít si, co vám náleží --

winter-rules-gains = Vzít si, co vám náleží
winter-rules-gains-picture = Od velkého k malému: megalit, karta, idol, nástroj, jídlo.
winter-rules-gains-lesser = V tazích i při zatmění si místo toho, co máte získat, smíte vzít něco **méně cenného**, kus za kus: z megalitu může být karta, idol, nástroj nebo jídlo; z karty idol, nástroj nebo jídlo; a tak dál. Pomůže to i tehdy, když to cennější mít nelze. Co už máte, vyměnit nelze, a ani práci, body, tábory, zvířata či kameny.
winter-rules-gains-order = Bonus, který něco spustí, se vyhodnotí hned, dřív než cokoli dalšího. Je-li jich víc najednou, pořadí volíte vy.
winter-rules-gains-others = Body, které získají ostatní vaší akcí, dostanou hned a nic se přitom nerozhoduje.
winter-rules-gains-draw = Je-li balíček prázdný, když máte dobírat, zamíchá se do nového odhazovací balíček, dřív ne. Jsou-li prázdné oba, chybějící karty se nedoberou.
winter-rules-gains-food = Vaše **maximum** jídla je deset, minus jedna za každý tábor na desce. Co je navíc, propadá, i když se tábory vrátí a zakryjí stupnici.
winter-rules-gains-tools = Nástrojů smíte mít nejvýš deset.
winter-rules-gains-points = Body v prosté pečeti se počítají hned. Ty vytištěné na kartách pro konec až tehdy. Body se nikdy neztrácejí.

# -- Zatmění --

winter-rules-eclipse = Zatmění
winter-rules-eclipse-picture = Temné slunce značí, co karta dělá při zatmění.
winter-rules-eclipse-deck = Na konci třetího tahu dejte libovolné karty z ruky lícem dolů nad desku: to je váš **balíček zatmění**. Co si necháte, zůstane v ruce; bez omezení. Později ho už nezměníte.
winter-rules-eclipse-labor = Všechny balíčky se odhalí najednou. Sečtěte práci karet kmene, co přidají jejich schopnosti zatmění, a jeden a půl za každou odpočívající figurku. Karty kultury se nepočítají a vrátí se do ruky. Jídlo nepomůže.
winter-rules-eclipse-order = Nové pořadí hráčů se řídí touto prací: kdo jí má nejvíc, je první. Při shodě je dřív ten, kdo byl ve starém pořadí později.
winter-rules-eclipse-steps = V novém pořadí si každý vezme vše následující, než přijde další. Uvnitř části volíte pořadí vy a odmítnout smíte cokoli.
winter-rules-eclipse-track = Nejdřív surovina u vašeho místa na stupnici pořadí.
winter-rules-eclipse-cards = Pak schopnosti zatmění odhalených karet kmene, každá jednou, v libovolném pořadí. Ty, které dávají práci, se už počítaly.
winter-rules-eclipse-land = Pak krajina: každý hex, na kterém máte největší vliv, sami nebo se stejným jako jiní, dá svůj bonus, každý jednou. Platí vliv v tu chvíli.
winter-rules-eclipse-board = Nakonec deska: karta za každou založenou osadu, nástroj nebo idol za první, třetí a páté místo pro megality, jsou-li oba jeho megality pryč, a body každého kamene. Kámen boduje to, co platí, když ho zvolíte.
winter-rules-eclipse-after = Když jsou všichni hotovi, jdou balíčky zatmění do odhazovacích balíčků.

# -- Příprava dalšího kola --

winter-rules-preparation = Příprava dalšího kola
winter-rules-preparation-picture = Každý dobere pět karet.
winter-rules-preparation-figures = Po prvním až třetím kole se ukazatel posune a všechny figurky se vrátí.
winter-rules-preparation-animals = Loviště se doplní tak, aby v něm bylo o jedno zvíře víc, než je hráčů. Je-li jich víc, zůstanou.
winter-rules-preparation-culture = Vyložené karty kultury se doplní na osm. Po druhém kole všechny odejdou a odhalí se osm karet éry II.
winter-rules-preparation-draw = Každý dobere pět karet. Nelze je vyměnit za nic méně cenného. Pak začíná další kolo.

# -- Konec a body --

winter-rules-end = Konec a body
winter-rules-end-picture = Sady nepoužitých zvířat: čím víc jednoho druhu, tím víc bodů.
winter-rules-end-order = Po čtvrtém zatmění se k vašim bodům přičtou čtyři věci: obětiny, úcta, karty a zvířata. Kameny, osady, tábory a megality už nedají nic.
winter-rules-end-offering = **Obětiny:** sečtěte jídlo a nástroje. Úroveň vašeho idolu říká, kolik jich dá jeden bod. Idol, který se nepohnul, nedá nic.
winter-rules-end-veneration = **Úcta:** nejvyšší idol používá nejlepší tabulku pro pohřbené karty, druhý další, všichni ostatní poslední. Na jedné úrovni je výš ten, kdo je víc vlevo. Kdo se tam nepohnul, z tabulek nemá nic.
winter-rules-end-cards = **Karty:** sečtěte body vytištěné na všech svých kartách, v ruce, v balíčku, v odhazovacím balíčku i pohřbených.
winter-rules-end-sets = **Zvířata:** vaše nepoužitá zvířata jednoho druhu tvoří sadu, nejvýš čtyř, u mamutů dvou. Její body jsou na kartě. Použitá se nepočítají.
winter-rules-end-argentavis = Nepoužitý Argentavis se smí přidat k sadě, v níž je skutečné zvíře. Sám nemá cenu. Stůl dá každého tam, kde má největší.
winter-rules-end-winner = Vyhrává, kdo má nejvíc bodů. Při shodě ten, kdo je výš na stupnici pořadí.

# -- Varianty --

winter-rules-variants = Varianty
winter-rules-variants-picture = Žetony odpočinku dají prvnímu, kdo odpočívá, něco navíc.
winter-rules-variants-cards = **Karty přípravy na výběr.** Leží jich otevřených o jednu víc, než je hráčů; v opačném pořadí si každý jednu vezme. Počáteční ruce se skládají až potom.
winter-rules-variants-chiefs = **Náčelníci a karty přípravy na výběr.** Nejdřív si každý v pořadí vezme náčelníka, na výběr je o jednoho víc, než je hráčů, pak karty přípravy jako výše. Co zbude, ze hry odejde.
winter-rules-variants-glaciers = **Žetony ledovce.** Na každém ledovci leží jeden lícem dolů. Odkryje se, jakmile na hex vstoupí tábor, i když jde dál.
winter-rules-variants-glacier-bonus = Kdo založí osadu, která se dotýká odkrytého žetonu, získá jeho bonus; stejně tak každý později. Při zatmění žetony nedávají nic.
winter-rules-variants-rest = **Žetony odpočinku.** Jeden z pěti leží otevřený. Kdo v kole první odpočívá, vezme si ho, nebo ho dá pod sloupeček a vezme si další naslepo.
winter-rules-variants-rest-use = Jeho efekty lze v tom tahu použít po jednom, před odpočinkem, při něm nebo po něm; pak jde pod sloupeček. Nikdo další v tomto kole žádný nedostane. Při přípravě dalšího kola se odkryje nový.

# -- Které hodnoty jsou naše --

winter-rules-values = Které hodnoty jsou naše
winter-rules-values-picture = Mnoho karet je sestaveno znovu podle toho, co říká příručka.
winter-rules-values-ours = Příručka ukazuje mnoho karet a desek jen na obrázcích. Kde její text mlčí, hodnoty jsme doplnili: karty kultury, mnohé schopnosti, tabulky idolů, desky. V datech jsou označené a lze je nahradit tištěnými.

winter-rules-example-column = Sloupcem dolů
winter-rules-example-column-1 = Vaše figurka vstupuje do sloupce Lov, kde leží dvě otevřená zvířata. Zahrajete „Lovce“: bod práce a ještě jeden, protože figurka stojí v tomto sloupci.
winter-rules-example-column-2 = Utratíte tři jídla za další dva body práce. Teď máte čtyři body práce a dva nástroje.
winter-rules-example-column-3 = Dvakrát zaplatíte nástroj a bod práce za zvíře. Pak za jeden bod práce odhalíte dvě nová.
winter-rules-example-column-4 = Zbývá bod práce a žádný nástroj, posunete se tedy dál. Uprostřed použijete zvíře. Dole před vámi nikdo nebyl: vezmete si zvíře z balíčku.

winter-rules-example-food = Jakou cenu má jídlo?
winter-rules-example-food-1 = Ukazatel stojí na třech. Pokaždé, když opustí jedničku, trojku, pětku, sedmičku nebo devítku, mine symbol práce.
winter-rules-example-food-2 = Utratíte tři jídla. Ukazatel opustí trojku a jedničku: dva body práce.
winter-rules-example-food-3 = Ze šestky by tatáž tři jídla cestou opustila jen pětku: jeden bod práce. Podívejte se, než utratíte.

winter-rules-example-settlement = Tři tábory, jedna osada
winter-rules-example-settlement-1 = Na třech hexech, které se stýkají, máte po táboru. Žádný není startovní.
winter-rules-example-settlement-2 = Zaplatíte tři jídla a založíte osadu. Tábory se vrátí na stupnici jídla, místa pro jídlo je teď méně.
winter-rules-example-settlement-3 = Osada se počítá za dva body vlivu na každém ze tří hexů do konce hry. A v každém zatmění vám dá dobrat kartu.

winter-rules-example-stacking = Na ramenou jiných
winter-rules-example-stacking-1 = Čtyři megality tvoří čtverec: jeden váš, jeden jiného hráče, dva šedé.
winter-rules-example-stacking-2 = Na ně položíte jeden své barvy.
winter-rules-example-stacking-3 = Získáte dva body za svůj dole a po jednom za tři ostatní: pět bodů. Druhý hráč získá jeden.

winter-rules-example-order = Kdo je první?
winter-rules-example-order-1 = Balíčky zatmění se odhalí. První hráč ukazuje „Odvážlivce“ a jedna figurka mu odpočívá, třetí ukazuje „Šamana“. Druhý neukazuje nic, ale jedna figurka odpočívá.
winter-rules-example-order-2 = „Odvážlivec“ má jeden a půl bodu práce, odpočívající figurka také: celkem tři. „Šaman“ jeden a při zatmění ještě půl. Druhý hráč má také jeden a půl.
winter-rules-example-order-3 = Kdo má tři body práce, jde první. Druzí dva mají stejně a ten, kdo byl později, jde před toho, kdo byl dřív.

winter-rules-example-animals = Počítání zvířat
winter-rules-example-animals-1 = Dva nosorožci stojí rovně, jeden je použitý. K tomu mamut, tři lenochodi a Argentavis.
winter-rules-example-animals-2 = Použitý nosorožec se nepočítá. Dva nosorožci mají hodnotu tří bodů, jediný mamut dvou.
winter-rules-example-animals-3 = Argentavis se přidá k lenochodům: čtyři jednoho druhu, deset bodů. Celkem patnáct.

# -- značky --

winter-rules-sign-food = **Jídlo.** Platí se jím a stává se prací.
winter-rules-sign-maxfood = **Jídlo do maxima.**
winter-rules-sign-tool = **Nástroj.** Platí karty, tábory a zvířata.
winter-rules-sign-labor = **Práce**, jeden bod.
winter-rules-sign-half = **Půl bodu práce.** Dvě půlky dají jeden.
winter-rules-sign-idol = **Idol.** Posune jeden váš idol o úroveň výš.
winter-rules-sign-megalith = **Megalit.** Umístěte ten nejvíc vlevo.
winter-rules-sign-extra_megalith = **Další megalit.** Ještě jeden, kam ukazuje šipka.
winter-rules-sign-ground_megalith = Megalit přímo na desce.
winter-rules-sign-upper_megalith = Megalit na jiných.
winter-rules-sign-megalith_boards = Desky megalitů s vaším.
winter-rules-sign-stone = **Posvátný kámen.**
winter-rules-sign-camp = **Tábor.**
winter-rules-sign-settlement = **Osada.**
winter-rules-sign-draw = **Doberte** kartu ze svého balíčku.
winter-rules-sign-discard = **Odhoďte** kartu z ruky jako cenu.
winter-rules-sign-take_tribe = Vezměte si do ruky **kartu kmene**.
winter-rules-sign-recruit_tribe = Dejte **kartu kmene** do svého odhazovacího balíčku.
winter-rules-sign-take_culture = Vezměte si do ruky vyloženou **kartu kultury**.
winter-rules-sign-take_animal = Vezměte si **zvíře** z loviště.
winter-rules-sign-draw_animal = Vezměte si vrchní **zvíře** balíčku.
winter-rules-sign-reveal_animal = **Odhalte** zvíře v lovišti.
winter-rules-sign-tip = **Použijte** jedno ze svých zvířat.
winter-rules-sign-bury = **Pohřběte** kartu.
winter-rules-sign-place_camp = **Umístěte tábor** na startovní hex.
winter-rules-sign-move_camp = **Přesuňte tábor** o jeden hex.
winter-rules-sign-eclipse = Jen při **zatmění**.
winter-rules-sign-initiate = Ve sloupci **Zasvěcení**.
winter-rules-sign-develop = Ve sloupci **Rozvoj**.
winter-rules-sign-settle = Ve sloupci **Osidlování**.
winter-rules-sign-hunt = Ve sloupci **Lov**.
winter-rules-sign-any = V **libovolném sloupci**.
winter-rules-sign-rest = **Odpočinek.**
winter-rules-sign-start = **Startovní hex.**
winter-rules-sign-glacier = **Ledovec.**
winter-rules-sign-grassland = **Step.**
winter-rules-sign-forest = **Les.**
winter-rules-sign-hills = **Kopce.**
winter-rules-sign-lake = **Jezero.**
winter-rules-sign-tundra = **Tundra.**
winter-rules-sign-mountain = **Hora.**
winter-rules-sign-points = **Body**, hned.
winter-rules-sign-points-late = **Body**, které se počítají na konci hry.

# -- slovníček --

winter-rules-word-above = Nad deskou
winter-rules-word-above-about = Kde do konce tahu leží zahrané karty.
winter-rules-word-bottom = Spodní část
winter-rules-word-bottom-about = Poslední část sloupce: bonus pro první figurku kola.
winter-rules-word-bury = Pohřbít
winter-rules-word-bury-about = Dát kartu pod kartu pohřebiště do konce hry.
winter-rules-word-camp = Tábor
winter-rules-word-camp-about = Váš stan v krajině; jeden bod vlivu.
winter-rules-word-chief = Náčelník
winter-rules-word-chief-about = Figurka s parožím a její karta se schopnostmi.
winter-rules-word-column = Sloupec
winter-rules-word-column-about = Jedna ze čtyř cest, jak jednat: Zasvěcení, Rozvoj, Osidlování, Lov.
winter-rules-word-culture-card = Karta kultury
winter-rules-word-culture-card-about = Co se váš lid naučil; hraje se před umístěním figurky.
winter-rules-word-eclipse = Zatmění
winter-rules-word-eclipse-about = Konec každého kola, kdy všichni sklízejí.
winter-rules-word-eclipse-deck = Balíček zatmění
winter-rules-word-eclipse-deck-about = Karty odložené ve třetím tahu pro zatmění.
winter-rules-word-era = Éra
winter-rules-word-era-about = Dvě kola: éra I a éra II.
winter-rules-word-figure = Figurka
winter-rules-word-figure-about = Jedna z vašich tří: náčelník a dva členové kmene. Jedna za tah.
winter-rules-word-food-maximum = Maximum jídla
winter-rules-word-food-maximum-about = Deset, minus jedna za každý tábor na desce.
winter-rules-word-hunting-grounds = Loviště
winter-rules-word-hunting-grounds-about = Otevřená zvířata.
winter-rules-word-idol = Idol
winter-rules-word-idol-about = Ukazatel na stupnici obětin nebo úcty; zisk, který jeden z nich posune výš.
winter-rules-word-influence = Vliv
winter-rules-word-influence-about = Co rozhoduje, kdo dostane bonus hexu.
winter-rules-word-juncture = Průsečík
winter-rules-word-juncture-about = Bod, kde se stýkají tři hexy.
winter-rules-word-labor = Práce
winter-rules-word-labor-about = Co stojí většina akcí. Vydrží jeden tah.
winter-rules-word-lesser = Méně cenné
winter-rules-word-lesser-about = Co si lze vzít místo toho: megalit, karta, idol, nástroj, jídlo, od velkého k malému.
winter-rules-word-megalith = Megalit
winter-rules-word-megalith-about = Kamenný blok; nejdřív dva šedé, pak osm vaší barvy.
winter-rules-word-offering = Stupnice obětin
winter-rules-word-offering-about = Rozhoduje, jakou cenu má na konci jídlo a nástroje.
winter-rules-word-rest = Odpočinek
winter-rules-word-rest-about = Umístit figurku na vlastní desku místo do sloupce.
winter-rules-word-sacred-stone = Posvátný kámen
winter-rules-word-sacred-stone-about = Boduje v každém zatmění.
winter-rules-word-settlement = Osada
winter-rules-word-settlement-about = Stanou se jí tři tábory; dva body vlivu na třech hexech.
winter-rules-word-setup-card = Karta přípravy
winter-rules-word-setup-card-about = S čím začínáte.
winter-rules-word-start-cell = Výchozí políčko
winter-rules-word-start-cell-about = Políčko pro šedé megality, se šipkami.
winter-rules-word-start-hex = Startovní hex
winter-rules-word-start-hex-about = Střed krajiny, kam přicházejí tábory.
winter-rules-word-tip = Použít zvíře
winter-rules-word-tip-about = Pootočit jeho kartu na bok a vzít si, co dává.
winter-rules-word-tribe-card = Karta kmene
winter-rules-word-tribe-card-about = Někdo z vašeho lidu; zahraná ve sloupci dává práci.
winter-rules-word-turn-order-track = Stupnice pořadí
winter-rules-word-turn-order-track-about = Kdo je první; rozhoduje se v každém zatmění.
winter-rules-word-veneration = Stupnice úcty
winter-rules-word-veneration-about = Řadí hráče pro jejich pohřbené karty.
