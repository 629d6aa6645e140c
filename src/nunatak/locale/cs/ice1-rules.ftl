# Úplná pravidla hry I C E, první edice, našimi slovy. Který odstavec říká které pravidlo: web/src/games/ice/rules/first.json
# Značky: **důležitá slova**, [slova](místo), která vedou k oddílu, odstavci, příkladu nebo pravidlu.

ice1-rules-about = Pod sněhem a ledem leží ztracené město a úplně dole jeho monumenty. Váš cech hloubí a hledá, co z něj zbylo. Pro jednoho až pět hráčů, první edice.

# -- Vykopávky --

ice1-rules-dig = Vykopávky
ice1-rules-dig-picture = Vykopávky: sníh, tři vrstvy ledu a na dně monumenty.
ice1-rules-dig-layers = Na sobě leží pět vrstev šestiúhelníkových dílků: 48 dílků **sněhu**, 37 dílků **povrchového** ledu, 27 **prostředního** ledu, 19 **hlubinného** ledu a 12 **monumentů**. Každý dílek spočívá na třech polích vrstvy pod ním.
ice1-rules-dig-rim = U kraje patří některá z těchto polí k desce: to je **okraj desky**. Průzkumníci na něm mohou stát, chodit po něm a sestoupit na něj. Jinak to dílek není: nelze ho vyhloubit, nezhroutí se a tábor neunese. Na vnější okraj vrstvy sněhu vstoupit nelze.
ice1-rules-dig-edge = Dílek na kraji své vrstvy, kolem kterého je méně než šest míst, je **krajní dílek**.
ice1-rules-dig-covers = Horní dílek, který na poli spočívá, je jeho **překrývající dílek**. Dílek, který nic nepřekrývá, je **plně odkrytý**, sníh vždy. Dílek s jediným překrývajícím dílkem, který je sám plně odkrytý, je **částečně odkrytý**.
ice1-rules-dig-open = Pole je **viditelné**, když zmizel aspoň jeden dílek, který ho překrýval. Jen tam mohou stát průzkumníci. Pod dílkem nikdy není díra.
ice1-rules-dig-adjacent = Dvě pole **sousedí**, když mají v jedné vrstvě společnou stranu nebo když jedno spočívá na druhém. Dotyk rohem nestačí.
ice1-rules-dig-faults = **Puklina** má dvě prasklé strany, přes které nikdo neprojde, ať použije jakýkoli efekt. Kdo z ní chce slézt nebo na ni vylézt, potřebuje prázdné místo u některé z jejích celých stran. Na začátku je náhodně natočená.
ice1-rules-dig-fault-free = Pukliny zastaví jen toho, kdo jde krok za krokem. Přivolání, stavba tábora, manta a sestup po hloubení žádnou stranu nepřekračují.
ice1-rules-dig-map = Které pole leží pod kterým, je dáno herní deskou a stůl to ví: podívejte se pod povrch a uvidíte to.

# -- Komponenty a pojmy --

ice1-rules-pieces = Komponenty a pojmy
ice1-rules-pieces-picture = Vůdce, archeologové, tábor a šavlozubec.
ice1-rules-pieces-explorers = Váš **vůdce** má vaši barvu. **Archeologové**, je jich padesát, a pět **táborů** nepatří nikomu: používají je všichni. Vůdci a archeologové jsou dohromady **průzkumníci**.
ice1-rules-pieces-points = **BP**, body průzkumu, utrácíte ve svých tazích. **BV**, body věhlasu, rozhodují o vítězství; máte je jako žetony.
ice1-rules-pieces-home = Kdo se vrací domů: archeologové, tábory a šavlozubci do zásoby, vůdce ke svému majiteli. Odhozené dílky jdou do **pytlíku**, aniž je kdo vidí.
ice1-rules-pieces-snow = Z dílků sněhu na desce je 11 prázdných, 12 tunelů, 12 nunataků, 12 puklin a jeden je ležení. Dalších deset, **vločky**, leží v zásobě. Na jejich líci je 16 různých nálezů.
ice1-rules-pieces-artifacts = Artefakt má jeden z pěti **typů**, jeden ze tří **tvarů** a jednu nebo dvě **animy**. **Prizmatické** tvar nemají. Čím hlouběji, tím víc animy. Rub ukazuje jen typ.
ice1-rules-pieces-cards = Ve hře je 50 požadavků, jedenáct dekretů, šest stránek deníku a dvanáct monumentů.
ice1-rules-pieces-sense = Zvláštní pravidlo má přednost před obecným. Nelze zvolit nic, z čeho není možná ani část; jinak se udělá, nakolik to jde.
ice1-rules-pieces-digger = Rozhoduje hráč na tahu, i o cizích figurkách, kterými akce hýbe. Pole není nikdy plné.
ice1-rules-pieces-between = Efekty fungují mezi akcemi. Jen několik jich má svůj okamžik [uvnitř hloubení](excavating-order).

# -- Co je skryté --

ice1-rules-secrets = Co je skryté
ice1-rules-secrets-picture = Rub prozradí typ, nikdy tvar ani animu.
ice1-rules-secrets-who = Všichni vidí herní desku s rubem všech viditelných dílků, desky cechů, BP, žetony a dekrety. Jen vy vidíte své dílky sněhu, své požadavky a co leží ve vašem Městě. Líc dílků na desce, pytlík a balíčky nevidí nikdo; počty znají všichni.
ice1-rules-secrets-chance = Náhoda je v míchání, v natočení puklin, ve vločkách a v tažení z pytlíku. Nic jiného náhodné není.

# -- Příprava hry --

ice1-rules-setup = Příprava hry
ice1-rules-setup-picture = Dostanete čtyři požadavky, dva si necháte.
ice1-rules-setup-tiles = Všechny dílky se zamíchají a vyloží lícem dolů, nejdřív monumenty. Ležení může být na sněhu kdekoli.
ice1-rules-setup-people = Jeden archeolog stojí na každém tunelu a jeden na ležení, spolu s táborem. Vše ostatní čeká v zásobě.
ice1-rules-setup-cards = Z jedenácti dekretů se vylosují tři: počítají se na konci. Požadavky a deník se zamíchají.
ice1-rules-setup-guild = Máte cech, pět BP a první BV svého cechu; váš vůdce ještě není na desce. Dostanete čtyři požadavky, dva si necháte a dva odhodíte, všichni současně.
ice1-rules-setup-first = Začínající hráč se vylosuje. Dva až pět hráčů hraje proti sobě nebo společně, jeden hraje [sólo](alone).
ice1-rules-setup-edifice = Monument nalezený v minulé hře [může působit](edifices) v této.

# -- Dny --

ice1-rules-day = Dny
ice1-rules-day-picture = Den začíná s pěti BP.
ice1-rules-day-days = Hra trvá nejvýše sedm **dnů**. Každý má fázi přípravy a pak tahy. První den proběhne jen první část přípravy.
ice1-rules-day-points = Vaše BP se nastaví na **pět**, o jeden víc za žeton plánování, který se tím spotřebuje, a o jeden za vrak, který vám někdo přenechal. Víc než sedm nemáte nikdy.
ice1-rules-day-ready = Od druhého dne jsou všechny vaše artefakty znovu aktivní a prizmatické smíte přesunout na jiná pole.
ice1-rules-day-first = Žeton začínajícího hráče jde doleva a přečte se stránka [deníku](logbook). Mezitím nelze použít nic jiného.
ice1-rules-day-turns = Pak jde tah za tahem ve směru hodinových ručiček, dokud den neskončí všem. Komu den skončil, vynechává.
ice1-rules-day-end = Na konci dne se vrací domů žeton aktivace Žhnoucích a šavlozubci z deníku.

# -- Váš tah --

ice1-rules-turn = Váš tah
ice1-rules-turn-picture = Vaše BP. V tahu utratíte jeden nebo dva.
ice1-rules-turn-spend = Ve svém tahu utratíte **jeden nebo dva BP** v libovolném pořadí a předtím, mezitím i potom děláte, co je zdarma. Získané BP tento limit nezvyšují.
ice1-rules-turn-stop = Skončit smíte po jednom. Něco za jeden BP je možné vždy: [odeslání nálezů](actions-send).
ice1-rules-turn-over = Pokud vám na konci tahu nezbývá žádný BP, váš den končí a odesíláte artefakty [do Města](city). Co vám BP dá předtím, to vás v tomto dni udrží.
ice1-rules-turn-smilodons = Na začátku vašeho tahu se vracejí domů šavlozubci, které jste umístili.

# -- Akce --

ice1-rules-actions = Akce
ice1-rules-actions-picture = Do tábora přicházejí vůdci i archeologové.
ice1-rules-actions-camp = **Stavba tábora**, 1 BP: umístěte tábor ze zásoby a svého vůdce, ať je kdekoli, na plně odkrytý dílek bez tábora. Archeologové zůstanou na místě. Ne na okraj desky a ne tam, kde je šavlozubec. Tábor smí používat každý.
ice1-rules-actions-call = **Přivolání**, 1 BP: umístěte archeologa ze zásoby na dílek s táborem, nebo tam přesuňte svého vůdce, ať je kdekoli. Archeologové zůstanou na místě.
ice1-rules-actions-plan = **Plánování**, 1 BP: vezměte si žeton plánování, pokud žádný nemáte; zítra budete mít o jeden BP víc.
ice1-rules-actions-overwork = **Přesčas**: zaplaťte jeden BV a limit tohoto tahu jsou tři BP. Žádné BP nedává. Jednou za tah.
ice1-rules-actions-move = **Pohyb**, 1 BP za krok: váš vůdce vkročí na sousední viditelné pole, nahoru, dolů nebo do strany, a vzít s sebou může až tři archeology ze svého pole. Ne přes puklinu a ne k šavlozubci.
ice1-rules-actions-excavate = **Hloubení**: viz [hloubení](excavating). Hloubení zdarma má stejná pravidla, jen nic nestojí.
ice1-rules-actions-register = **Nahlédnutí do Registru**, 1 BP: vytáhněte tři požadavky, jeden si nechte, dva odhoďte. Mít jich smíte kolik chcete, ale každý, který na konci nezaplatíte, stojí dva BV. Když dojde balíček, zamíchají se odhozené.
ice1-rules-actions-send = **Odeslání nálezů**, 1 BP: váš den hned končí a do Města odešlete až čtyři artefakty místo tří. Zbylé BP propadnou.
ice1-rules-actions-free = **Zdarma** a kdykoli ve vlastním tahu: [dílky sněhu](snow), [efekty artefaktů](artifacts) a [schopnost vašeho cechu](guilds).

# -- Hloubení --

ice1-rules-excavating = Hloubení
ice1-rules-excavating-picture = Tři BP, u náročného dílku čtyři. Každý, kdo na něm stojí, cenu snižuje.
ice1-rules-excavating-where = Váš vůdce stojí na dílku. Ten je plně odkrytý, nebo ho překrývá právě jeden dílek, který je sám plně odkrytý, ať na něm stojí cokoli. Ne monument, ne okraj desky, ne dílek se šavlozubcem.
ice1-rules-excavating-price = Stojí to **3** BP, nebo **4**, pokud je na dílku tábor, je to nunatak nebo je částečně zakrytý; nikdy víc než čtyři. Každý průzkumník na dílku cenu **o jeden sníží**: váš vůdce, cizí vůdci i archeologové. Může to být i zadarmo, dokonce i po vyčerpání limitu.
ice1-rules-excavating-order = Nejdřív zmizí překrývající dílek se vším, co na něm stojí. Pak se dílek zvedne a co ztratilo oporu, zhroutí se; filozofie může jeden takový zachránit. Odkryjí se monumenty. Vezmete si dílek: sníh do ruky, aniž ho kdo vidí, artefakt na jeho pole. Teď je čas na lano a přeživší. Sestoupí průzkumníci, pak tábor a potom může soulad přivést archeologa.
ice1-rules-excavating-even = **Co nejrovnoměrněji:** umísťujte průzkumníky po jednom na tři pole dole, každého tam, kde v tu chvíli stojí nejméně průzkumníků, včetně těch, kdo tam už byli. Je-li takových polí víc, volíte vy, a volíte i to, kdo kam půjde. Okraj desky platí jako dílek.
ice1-rules-excavating-smilodon = Pole se šavlozubcem se počítá také, ale kdo by tam sestoupil, vrací se domů.
ice1-rules-excavating-free = S lanem umístíte všechny, kam chcete. Vůdce Ledochodců sestupuje poslední, na kterékoli pole dole.
ice1-rules-excavating-camp = Nakonec sestoupí tábor z dílku na dílek pod ním, kde žádný není; volíte vy. Pokud takový není, vrací se domů.

# -- Zhroucení --

ice1-rules-collapse = Zhroucení
ice1-rules-collapse-picture = Dílek, kterému zbyl jediný soused, se zhroutí.
ice1-rules-collapse-fall = Dílek se **zhroutí**, když mu ve vrstvě zbývá nejvýše jeden soused; krajní dílek, když nezbývá žádný. Monumenty se nehroutí nikdy.
ice1-rules-collapse-waves = Kontroluje se to po každém dílku, který z jakéhokoli důvodu zmizí, a znovu, dokud se něco hroutí.
ice1-rules-collapse-pieces = Nikdo nespadne: kdo stojí na hroutícím se dílku, vrací se domů. Dílek jde do pytlíku, aniž ho kdo vidí.

# -- Artefakty a jejich efekty --

ice1-rules-artifacts = Artefakty a jejich efekty
ice1-rules-artifacts-picture = Pět typů a prizmatický artefakt. Tečky jsou anima.
ice1-rules-artifacts-slots = Artefakt jde na pole svého typu; prizmatický na pole podle vaší volby a platí tam jako ten typ. Na jiné pole ho lze přesunout jen na začátku dne.
ice1-rules-artifacts-trigger = Se **dvěma animami** na poli smíte ve vlastním tahu jednou za den zdarma spustit jeho efekt. Pak je pole do příštího dne použité. Co leží ve Městě, se tu nepočítá.
ice1-rules-artifacts-down = Artefakty lícem dolů mají svou animu dál a lze je odeslat. Efekt pro vašeho vůdce vyžaduje, aby vůdce byl na desce.
ice1-rules-artifacts-achievement = **Úspěch:** o jeden BP víc, nejvýš do sedmi.
ice1-rules-artifacts-exalted = **Vznešenost**, 1 BP: z každého pole kolem vašeho vůdce, i nad ním a pod ním, k němu přijde jeden archeolog. Pukliny brání v cestě.
ice1-rules-artifacts-harmony = **Soulad:** po vašem hloubení se k vašemu vůdci připojí archeolog ze zásoby. Funguje i s artefaktem, který jste právě našli.
ice1-rules-artifacts-obliteration = **Zkáza:** odhoďte plně odkrytý dílek sousedící s vaším vůdcem, ať na něm stojí cokoli. Ne monument a ne dílek pod vaším vůdcem.
ice1-rules-artifacts-philosophical = **Filozofie:** nechte si jeden dílek, který by ve vašem tahu zmizel. Artefakt, který právě hloubíte, nezachrání dílek, který ho překrýval. Kdo na dílku stojí, vrací se domů i tak.
ice1-rules-artifacts-prismatic = Na konci zastoupí prizmatický artefakt ve vašem Městě jakýkoli typ, když jím platíte požadavek.

# -- Dílky sněhu --

ice1-rules-snow = Dílky sněhu
ice1-rules-snow-picture = Co lze ve sněhu najít.
ice1-rules-snow-hand = Co najdete, vezmete si do ruky. Ve vlastním tahu jich zahrajte kolik chcete, zdarma, třeba hned. V ruce máte nejvýše **čtyři**: co je navíc, hned zahrajete, jinak o to přijdete.
ice1-rules-snow-landscapes = Na povrchu: v tunelech a na ležení na začátku někdo čekal, nunatak se hloubí těžko, puklina má prasklé strany. Prázdné dílky a vločky nejsou ničím zvláštní.
ice1-rules-snow-spiders = **Bílí pavouci:** všichni archeologové z jednoho pole jdou na jedno sousední viditelné pole. Pukliny brání v cestě.
ice1-rules-snow-termites = **Roj polárních termitů:** vyhlubte zdarma dílek sněhu pod svým vůdcem.
ice1-rules-snow-manta = **Ledová manta:** váš vůdce se přesune na kterékoli viditelné pole, ať je kdekoli.
ice1-rules-snow-smilodon = **Severský šavlozubec:** umístěte šavlozubce na kterýkoli viditelný dílek. Do začátku vašeho příštího tahu tam nikdo nesmí.
ice1-rules-snow-yacht = **Ledová plachetnice:** jeden archeolog se připojí k vašemu vůdci, jeden k jinému vůdci a vy získáte jeden BV.
ice1-rules-snow-rope = **Slaňovací lano:** při hloubení sestoupí všichni, kam chcete.
ice1-rules-snow-wreck = **Vrak:** jeden BP a jeden BV pro vás a jeden BP pro jiného hráče podle vaší volby; pokud už mu den skončil, tak zítra.
ice1-rules-snow-survivors = **Expediční přeživší:** při hloubení sestoupí s ostatními dva archeologové ze zásoby. Cenu nesnižují.
ice1-rules-snow-talisman = **Talisman:** vyhlubte zdarma dílek artefaktu tohoto typu pod svým vůdcem.
ice1-rules-snow-charisma = **Kámen charismatu:** zaplaťte jeden BV a do konce tohoto tahu používejte jednoho cizího vůdce jako svého, ke všemu, kde se píše „váš vůdce“.
ice1-rules-snow-rune = **Výbušná runa:** odhoďte kdekoli plně odkrytý dílek bez tábora. Ne monument.
ice1-rules-snow-whistle = **Bouřná píšťala:** umístěte vločku na prázdné místo kterékoli vrstvy kromě monumentů. Musí spočívat na třech polích, která tam jsou, bez tábora a šavlozubce, a mít dva sousedy. Kdo je jí zcela zakryt, přejde na pole kolem, co nejrovnoměrněji.

# -- Kam nikdo nesmí --

ice1-rules-smilodon = Kam nikdo nesmí
ice1-rules-smilodon-picture = Šavlozubec si drží všechny od těla.
ice1-rules-smilodon-dig = Dílek se šavlozubcem je **nepřístupný**: nelze ho nijak vyhloubit. Zhroutit se nebo být odhozen může; pak se šavlozubec vrací domů.
ice1-rules-smilodon-enter = Nikdo tam nesmí. Kdo by tam měl být umístěn, vrací se místo toho domů. Kdo tam už je, smí zůstat nebo odejít.

# -- Cechy --

ice1-rules-guilds = Cechy
ice1-rules-guilds-picture = Pět cechů a jejich znaky.
ice1-rules-guilds-own = Schopnosti se používají ve vlastním tahu. Každý cech začíná s vlastním počtem BV.
ice1-rules-guilds-cryo = **Kryoarchitekti.** Jednou za tah stojí hloubení dílku s táborem o jeden BP méně.
ice1-rules-guilds-incandescents = **Žhnoucí.** Jednou za den, když váš vůdce stojí na dílku artefaktu, ne prizmatickém, položte žeton aktivace na pole toho typu. Dnes smíte ten efekt jednou použít, ať na poli leží cokoli, vedle obvyklého použití.
ice1-rules-guilds-navigators = **Navigátoři.** Jednou za tah smí s vůdcem jít jeden až tři archeologové, když je vůdce přivolán, staví tábor nebo letí na mantě.
ice1-rules-guilds-striders = **Ledochodci.** Jednou za tah při hloubení sestoupí nejdřív všichni ostatní a pak váš vůdce, kam chcete.
ice1-rules-guilds-alchemists = **Alchemisté.** Jednou za den vytáhněte z pytlíku tři dílky, jeden si nechte a ostatní vraťte.

# -- Město --

ice1-rules-city = Město
ice1-rules-city-picture = Co odešlete do Města, dá BV za animu a jen to se počítá na konci.
ice1-rules-city-send = Když váš den skončí, smíte ze své desky odeslat do Města až **tři** artefakty, s odesláním nálezů čtyři. Každý dá hned tolik BV, kolik má animy.
ice1-rules-city-count = Co je ve Městě, nikdy se nevrací a nemá efekty. Ale jen to platí pro dekrety a požadavky. Co na konci zůstane na vaší desce, nemá žádnou cenu.

# -- Deník --

ice1-rules-logbook = Deník
ice1-rules-logbook-picture = Od druhého dne se každé ráno čte jedna stránka.
ice1-rules-logbook-page = Od druhého dne se na začátku dne přečte jedna stránka a provede se v pořadí tahů. Dílek, který odstraní, si nikdo nechat nemůže.
ice1-rules-logbook-reinforcements = **Posily:** ke každému vůdci se připojí archeolog; není-li vůdce na desce, jde archeolog do tábora.
ice1-rules-logbook-glow = **Prizmatická záře:** archeolog na každý viditelný prizmatický dílek.
ice1-rules-logbook-pack = **Smečka:** na tento den šavlozubec na dílek s nejvíce průzkumníky, při shodě na každý z nich.
ice1-rules-logbook-thaw = **Obleva:** každý odhodí plně odkrytý dílek bez vůdce a tábora, ne monument. Následují zhroucení.
ice1-rules-logbook-snowfall = **Sněžení:** každý si vytáhne vločku, a když žádná není, dílek sněhu z pytlíku.
ice1-rules-logbook-whiteout = **Bílá tma:** každý smí vyměnit svého vůdce s kterýmkoli archeologem. Vůdce, který není na desce, zaujme jeho místo.
ice1-rules-logbook-ours = Efekty jsou rekonstruované podle poznámek v příručce.

# -- Požadavky --

ice1-rules-requests = Požadavky
ice1-rules-requests-picture = Požadavky: nahoře, co žádají, dole, kolik dají.
ice1-rules-requests-paying = Požadavky se platí **na konci**, artefakty ve vašem Městě. Každý artefakt zaplatí jeden požadavek, každý požadavek se platí jednou. Animy smí být víc, než se žádá.
ice1-rules-requests-lost = Požadavek, který nezaplatíte, vás stojí dva BV.
ice1-rules-requests-prismatic = Prizmatický artefakt zastoupí jakýkoli jeden typ, ale nemá tvar.
ice1-rules-requests-kinds = Je jich sedm druhů, 42 různých karet.
ice1-rules-requests-three = **Tři typy:** od každého jeden artefakt. 7 BV.
ice1-rules-requests-two-prismatic = **Prizmatický:** dvě animy z prizmatických artefaktů. 5 BV.
ice1-rules-requests-duo = **Dva typy:** tři jejich animy v libovolném složení. 5 BV.
ice1-rules-requests-any = **Cokoli:** tři animy jakýchkoli typů. 4 BV.
ice1-rules-requests-pair = **Dvojice:** po jednom artefaktu dvou typů. 4 BV.
ice1-rules-requests-forms = **Tvary:** artefakty jednoho typu v různých tvarech: jeden dá 1 BV, dva 4, tři 8.
ice1-rules-requests-mono = **Jeden typ:** tři jeho animy. 6 BV.

# -- Konec a body --

ice1-rules-end = Konec a body
ice1-rules-end-picture = Dekrety: každý počítá něco ze všeho, co je ve vašem Městě.
ice1-rules-end-edifice = Jakmile je **monument** plně odkrytý, otočí se a hráč na tahu získá dva BV. Tah se dohraje, pak smí každý, komu den ještě neskončil, odehrát jeden poslední tah, a hra končí. Další monumenty také dají BV, ale hru už neprodlouží.
ice1-rules-end-logbook = Jinak hra končí dnem, ve kterém se přečte poslední stránka deníku, tedy sedmým.
ice1-rules-end-thaw = Pokud monument odkryje obleva, začne u začínajícího hráče jedno poslední kolo. BP a žetony plánování, které na konci zbydou, nemají žádnou cenu.
ice1-rules-end-score = Artefakty, které zůstaly na desce, se odhodí. Sečtěte dekrety, požadavky a žetony BV.
ice1-rules-end-paying = Stůl navrhne takové zaplacení požadavků, které dá nejvíc. Smíte zvolit jiné a platit nemusíte žádný.
ice1-rules-end-winner = Vítězí, kdo má nejvíc BV. Při shodě se o vítězství dělíte.
ice1-rules-end-decrees = **Dekrety** nic nespotřebují: jeden artefakt platí pro každý dekret a smí zaplatit i požadavek.
ice1-rules-end-anima = **Jedna anima:** jeden BV za každý artefakt s jednou animou. **Dvě animy:** dva BV za každý se dvěma. Prizmatické se počítají.
ice1-rules-end-prismatic = **Prizmatické:** dva BV za každý.
ice1-rules-end-type = **Typ:** jeden BV za každou jeho animu, bez prizmatických.
ice1-rules-end-validated = **Požadavky:** dva BV za každý, který jste zaplatili.
ice1-rules-end-unique = **Jedinečné:** jeden BV za každou různou dvojici typu a tvaru.
ice1-rules-end-sets = **Dvojice a trojice:** v každém typu dva BV za dva různé tvary, čtyři za tři, tolikrát, kolikrát je máte.
ice1-rules-end-first = Pro První krůčky platí dekrety za jednu animu, za dvě animy a za prizmatické artefakty.

# -- V jednom a společně --

ice1-rules-alone = Sólo a společně
ice1-rules-alone-picture = V sólové hře potřebujete devatenáct artefaktů ve Městě, sedm požadavků a monument.
ice1-rules-alone-solo = **Sólo** máte deset dnů: odešlete do Města devatenáct artefaktů, zaplaťte sedm požadavků a odkryjte monument. Splníte-li vše, vítězíte; BV jsou tu proto, abyste je příště překonali. Neplánuje se, a když deník dojde, znovu se zamíchá.
ice1-rules-alone-solo-turns = Tahy jsou jako obvykle. Po odkrytí monumentu máte jeden poslední tah.
ice1-rules-alone-give-up = Šavlozubce, Kamene charismatu nebo Bouřné píšťaly se lze vzdát za jeden BP a jeden BV, dokud váš den neskončil; ve společné hře i v tazích ostatních.
ice1-rules-alone-team = **Společně** mají dva nebo tři cechy pět dnů; každý odešle deset artefaktů a za požadavky získá 25 BV. Čtyři mají čtyři dny, po devíti artefaktech a 20 BV, pět cechů čtyři dny, po osmi a 20. A musí být odkryt monument. Vyhrají všichni, nebo všichni prohrají.
ice1-rules-alone-team-rules = Přivolání archeologa stojí dva BP. Dva hráči hrají podle pravidel pro dva. Mluvit smíte o všem.
ice1-rules-alone-team-end = Odkrytí monumentu ukončí hru po posledním kole: příliš brzy, a tým prohrál. Příliš pozdě je také prohra.

# -- Varianty --

ice1-rules-variants = Varianty
ice1-rules-variants-picture = Při draftu se požadavky posílají dál, než si je necháte.
ice1-rules-variants-first = **První krůčky:** tři nejjednodušší dekrety, deník popořadě, dva požadavky, které si necháte, žádné cechovní schopnosti ani první BV, žádný působící monument.
ice1-rules-variants-draft = **Draft:** ze čtyř požadavků si jeden necháte a tři pošlete doleva. Ze tří, které dostanete, si necháte další.
ice1-rules-variants-two = **Dva hráči:** jeden BP pohne vaším vůdcem o jeden nebo dva kroky, jednou za tah. Kdo jde s ním, vychází z prvního pole, a mezitím se nic nestane.

# -- Působící monumenty --

ice1-rules-edifices = Působící monumenty
ice1-rules-edifices-picture = Monument nalezený v jedné hře může změnit příští.
ice1-rules-edifices-chain = První monument, který odkryjete, může působit ve vaší příští hře, vedle jiných nebo místo nich. Můžete si také některé zvolit nebo jeden vylosovat. Všech dvanáct dílků se stejně zamíchá do hry.
ice1-rules-edifices-ours = Jejich sešitek nemáme: všech dvanáct efektů jsme navrhli sami.
ice1-rules-edifices-wyvern = **Doupě wyverny:** wyverna začíná uprostřed sněhu. Na její dílek nikdo nesmí. Od druhého dne ji začínající hráč posune o jeden dílek a archeologové, kteří tam jsou, se vracejí domů. Když její dílek zmizí, umístí ji začínající hráč jinam.
ice1-rules-edifices-portals = **Portálové oblouky:** pro pohyb spolu všechny tunely sousedí.
ice1-rules-edifices-spheres = **Síň sfér:** dva BV za každou sadu všech tří tvarů ve vašem Městě.
ice1-rules-edifices-beacon = **Signální věž:** jednou za den přivolejte svého vůdce zdarma.
ice1-rules-edifices-resonance = **Rezonanční komora:** pole se čtyřmi animami smíte spustit dvakrát za den.
ice1-rules-edifices-archive = **Velký archiv:** z Registru se tahají čtyři a nezaplacený požadavek stojí tři BV.
ice1-rules-edifices-council = **Rotunda rady:** čtyři dekrety.
ice1-rules-edifices-colossus = **Nunatakový kolos:** hloubení nunataku dá jeden BV.
ice1-rules-edifices-dormitories = **Společné ložnice:** od druhého dne přijde každé ráno do každého tábora archeolog.
ice1-rules-edifices-stores = **Chladírny:** v ruce smíte mít šest dílků sněhu; jednou za den odhoďte dva a odešlete o jeden artefakt víc.
ice1-rules-edifices-clock = **Velký orloj:** jednou za den je přesčas zdarma.
ice1-rules-edifices-dome = **Potopená kupole:** monument dá čtyři BV a poslední kola jsou dvě.

# -- Když něco dojde --

ice1-rules-limits = Když něco dojde
ice1-rules-limits-picture = Táborů je pět a víc ne.
ice1-rules-limits-people = Bez archeologů v zásobě nelze nikoho přivolat; efekty jich umístí tolik, kolik jich je. Bez táborů nelze žádný postavit.
ice1-rules-limits-flakes = Když dojdou vločky, táhne se dílek sněhu z pytlíku; vytažené artefakty se vracejí.
ice1-rules-limits-rest = Bez šavlozubců nelze žádného umístit. Žetony BV nikdy nedojdou.

# -- Čím se liší druhá edice --

ice1-rules-editions = Čím se liší druhá edice
ice1-rules-editions-picture = Dvě edice jedněch vykopávek.
ice1-rules-editions-board = Druhá edice má tři vrstvy nad městem Azulia místo pěti s monumenty, čtyři dny místo až sedmi a pro každý cech tábor.
ice1-rules-editions-days = BP tam závisí na počtu hráčů, požadavky přicházejí z otevřené nabídky, platí se při soumraku a nezaplacené nic nestojí.
ice1-rules-editions-things = Do Města se neodesílá; artefakty lze studovat a přivolání jsou dvě akce, nábor a plachtění.
ice1-rules-editions-digging = Hloubení stojí dva, tři nebo čtyři podle vrstvy, krajní dílky drží a necháváte si tři dílky sněhu.
ice1-rules-editions-finds = Mnoho nálezů ve sněhu dělá pod stejným názvem něco jiného a Kámen charismatu nahradil Drahokam animy.
ice1-rules-editions-guilds = Schopnosti cechů se liší, místo Alchemistů jsou Živitelé a místo sólové a týmové hry je tu prokletí a požehnání.

# -- Které hodnoty jsou naše --

ice1-rules-values = Které hodnoty jsou naše
ice1-rules-values-picture = Pukliny, monumenty a stránky deníku jsou rekonstrukce.
ice1-rules-values-ours = Něco ukazuje příručka jen na obrázcích a monumenty mají vlastní sešitek. Efekty monumentů a deníku, strany, které puklina uzavírá, počty jednotlivých dílků sněhu a kopie některých požadavků jsou rekonstrukce, ne tištěné hodnoty.

ice1-rules-example-travel = Dva kroky, dva archeologové
ice1-rules-example-travel-1 = Váš vůdce stojí sám. Na vedlejším dílku čekají dva archeologové.
ice1-rules-example-travel-2 = Pohyb, 1 BP: váš vůdce jde k nim.
ice1-rules-example-travel-3 = Další pohyb, 1 BP: oba jdou s ním. Teď stojí pohromadě tři průzkumníci a dva BP tohoto tahu jsou utracené.

ice1-rules-example-price = Kolik to stojí?
ice1-rules-example-price-1 = Nunatak s táborem stojí čtyři, ne pět: důvody se nesčítají.
ice1-rules-example-price-2 = Stojí na něm váš vůdce a dva archeologové. Každý cenu o jeden sníží: čtyři minus tři je jeden BP.
ice1-rules-example-price-3 = Dílek je váš. Ti tři sestoupí na tři pole dole, na každé jeden; kam půjde váš vůdce, zvolíte. Pak sestoupí i tábor.

ice1-rules-example-even = Co nejrovnoměrněji
ice1-rules-example-even-1 = Sestupují čtyři průzkumníci. Na jednom ze tří polí dole už dva stojí, ostatní jsou prázdná.
ice1-rules-example-even-2 = První dva jdou tam, kde nikdo nestojí: dva, jeden, jeden.
ice1-rules-example-even-3 = Teď je nejméně na dvou polích s jedním. Tam jde třetí a čtvrtý: dva, dva, dva. Na první pole nejde nikdo.

ice1-rules-example-score = Závěrečné bodování
ice1-rules-example-score-1 = Tři dekrety dají čtyři, šest a sedm: sedmnáct.
ice1-rules-example-score-2 = Tři požadavky jsou zaplacené, za sedm, čtyři a pět; jeden není: šestnáct minus dva. Čtrnáct.
ice1-rules-example-score-3 = Osm žetonů BV. Celkem třicet devět.

# -- legenda --

ice1-rules-sign-achievement = **Úspěch**, vrchol. O jeden BP víc.
ice1-rules-sign-exalted = **Vznešenost**, stoupající oblouk. Přivolá archeology.
ice1-rules-sign-philosophical = **Filozofie**, spirála. Zachrání dílek, který by zmizel.
ice1-rules-sign-obliteration = **Zkáza**, výbuch. Zničí dílek.
ice1-rules-sign-harmony = **Soulad**, uzel. Přivede archeologa.
ice1-rules-sign-prismatic = **Prizmatický.** Zastoupí jakýkoli typ.
ice1-rules-sign-leader = **Vůdce** cechu.
ice1-rules-sign-crew = **Archeologové.** Nepatří nikomu.
ice1-rules-sign-camp-white = **Tábor.** Nepatří nikomu.
ice1-rules-sign-smilodon = **Šavlozubec.** Na jeho dílek nikdo nesmí.
ice1-rules-sign-blank = **Prázdný** sníh.
ice1-rules-sign-tunnel = **Tunel.** Někdo tu čekal.
ice1-rules-sign-fault = **Puklina.** Přes prasklé strany nelze přejít.
ice1-rules-sign-nunatak = **Nunatak.** Hloubí se těžko.
ice1-rules-sign-base_camp = **Ležení.**
ice1-rules-sign-flake = **Vločka**, přinesla ji bouře.
ice1-rules-sign-white_spiders = **Bílí pavouci.** Archeologové prchají.
ice1-rules-sign-polar_termite_swarm = **Roj polárních termitů.** Dílek sněhu zdarma.
ice1-rules-sign-ice_manta = **Ledová manta.** Na kterékoli viditelné pole.
ice1-rules-sign-boreal_smilodon = **Severský šavlozubec.** Nikoho nepustí na dílek.
ice1-rules-sign-ice_yacht = **Ledová plachetnice.** Dva archeologové a jeden BV.
ice1-rules-sign-rappelling_rope = **Slaňovací lano.** Sestupte, kam chcete.
ice1-rules-sign-wreck = **Vrak.** BP a BV.
ice1-rules-sign-expedition_survivors = **Expediční přeživší.** Dva sestoupí s vámi.
ice1-rules-sign-talisman_harmony = **Talisman.** Vyhlubte ten typ zdarma.
ice1-rules-sign-stone_of_charisma = **Kámen charismatu.** Použijte cizího vůdce.
ice1-rules-sign-explosive_rune = **Výbušná runa.** Zničte dílek.
ice1-rules-sign-storm_whistle = **Bouřná píšťala.** Vraťte dílek.

# -- slovníček --

ice1-rules-word-adjacent = Sousední
ice1-rules-word-adjacent-about = Se společnou stranou v jedné vrstvě, nebo spočívající jeden na druhém.
ice1-rules-word-anima = Anima
ice1-rules-word-anima-about = Síla artefaktu, jedna nebo dvě.
ice1-rules-word-archaeologist = Archeolog
ice1-rules-word-archaeologist-about = Průzkumník, který nepatří k žádnému cechu.
ice1-rules-word-bag = Pytlík
ice1-rules-word-bag-about = Sem jdou ztracené dílky, aniž je kdo vidí.
ice1-rules-word-call = Přivolat
ice1-rules-word-call-about = Přivést do tábora archeologa nebo svého vůdce.
ice1-rules-word-camp = Tábor
ice1-rules-word-camp-about = Stan, který nepatří nikomu. Přicházejí sem vůdci a archeologové.
ice1-rules-word-city = Město
ice1-rules-word-city-about = Sem odesíláte artefakty. Jen ty se počítají na konci.
ice1-rules-word-collapse = Zhroucení
ice1-rules-word-collapse-about = Dílek se zhroutí; kdo na něm stál, vrací se domů.
ice1-rules-word-cover = Překrývající dílek
ice1-rules-word-cover-about = Dílek, který spočívá na jiném.
ice1-rules-word-decree = Dekret
ice1-rules-word-decree-about = Tři karty, které se na konci počítají všem.
ice1-rules-word-edge-tile = Krajní dílek
ice1-rules-word-edge-tile-about = Dílek na kraji své vrstvy.
ice1-rules-word-edifice = Monument
ice1-rules-word-edifice-about = Stavba na dně. Její odkrytí ukončí hru.
ice1-rules-word-ep = BP
ice1-rules-word-ep-about = Body průzkumu: utrácíte je ve svých tazích.
ice1-rules-word-excavate = Hloubit
ice1-rules-word-excavate-about = Vzít si dílek pod svým vůdcem.
ice1-rules-word-explorer = Průzkumník
ice1-rules-word-explorer-about = Vůdce nebo archeolog.
ice1-rules-word-fault = Puklina
ice1-rules-word-fault-about = Dílek sněhu se dvěma stranami, přes které nikdo nepřejde.
ice1-rules-word-flake = Vločka
ice1-rules-word-flake-about = Dílek sněhu ze zásoby.
ice1-rules-word-form = Tvar
ice1-rules-word-form-about = Jedna ze tří podob artefaktu.
ice1-rules-word-guild = Cech
ice1-rules-word-guild-about = Ten vedete; každý má svou schopnost.
ice1-rules-word-inaccessible = Nepřístupný
ice1-rules-word-inaccessible-about = Dílek se šavlozubcem nebo s wyvernou.
ice1-rules-word-leader = Vůdce
ice1-rules-word-leader-about = Vaše figurka na desce.
ice1-rules-word-logbook = Deník
ice1-rules-word-logbook-about = Stránky, které se čtou na začátku dne.
ice1-rules-word-nunatak = Nunatak
ice1-rules-word-nunatak-about = Skála ve sněhu, hloubí se těžko.
ice1-rules-word-open = Viditelné
ice1-rules-word-open-about = Pole, nad kterým zmizel aspoň jeden překrývající dílek.
ice1-rules-word-overwork = Přesčas
ice1-rules-word-overwork-about = Třetí BP v tahu za jeden BV.
ice1-rules-word-prismatic = Prizmatický
ice1-rules-word-prismatic-about = Artefakt, který zastoupí jakýkoli typ.
ice1-rules-word-register = Registr
ice1-rules-word-register-about = Odtud přicházejí požadavky.
ice1-rules-word-request = Požadavek
ice1-rules-word-request-about = Karta, která žádá artefakty a na konci dává BV.
ice1-rules-word-rim = Okraj desky
ice1-rules-word-rim-about = Okraj herní desky v každé vrstvě kromě sněhu.
ice1-rules-word-rp = BV
ice1-rules-word-rp-about = Body věhlasu: rozhodují o vítězství.
ice1-rules-word-send-back = Odeslání nálezů
ice1-rules-word-send-back-about = Ukončit svůj den a odeslat čtyři artefakty.
ice1-rules-word-uncovered = Plně odkrytý
ice1-rules-word-uncovered-about = Bez jediného překrývajícího dílku.
