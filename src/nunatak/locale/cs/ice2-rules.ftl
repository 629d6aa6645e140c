# Úplná pravidla hry I C E, druhá edice, našimi slovy. Který odstavec říká které pravidlo: web/src/games/ice/rules/second.json
# Značky: **důležitá slova**, [slova](místo), která vedou k oddílu, odstavci, příkladu nebo pravidlu.

ice2-rules-about = Pod sněhem a ledem leží ztracené město Azulia. Váš cech čtyři dny hloubí a hledá, co z něj zbylo. Pro dva až pět hráčů, druhá edice.

# -- Vykopávky --

ice2-rules-dig = Vykopávky
ice2-rules-dig-picture = Vykopávky třetí den: široká jáma ve sněhu, menší v ledu a první pohled na město.
ice2-rules-dig-layers = Nad městem leží tři vrstvy šestiúhelníkových dílků: 48 dílků **sněhu**, 37 dílků **povrchového** ledu a 27 dílků **hlubinného** ledu. Každý dílek spočívá na třech místech vrstvy pod ním; u kraje to může být i **okraj** herní desky.
ice2-rules-dig-covers = Horní dílek, který na místě spočívá, je jeho **překrývající dílek**. Na začátku překrývají každý dílek ledu tři dílky. Když nezbývá žádný, je dílek **plně odkrytý**; s jedním nebo dvěma je částečně zakrytý.
ice2-rules-dig-open = Pole je **viditelné**, když zmizel aspoň jeden dílek, který ho překrýval. Sníh je viditelný vždy. Jen viditelná pole lze vidět, vstoupit na ně nebo je zvolit.
ice2-rules-dig-spaces = Průzkumníci stojí na **polích**: na dílcích, na okraji desky v obou vrstvách ledu a v oblastech města. Na vnější okraj vrstvy sněhu vstoupit nelze.
ice2-rules-dig-explorers = Vůdci a archeologové jsou dohromady **průzkumníci**. Váš vůdce má vaši barvu. Archeologové nepatří nikomu: s sebou je může vzít každý, kdo jde kolem.
ice2-rules-dig-adjacent = Dvě pole **sousedí**, když mají v jedné vrstvě společnou stranu nebo když jedno spočívá na druhém. Dotyk rohem nestačí. Krok vede na sousední viditelné pole, pokud v cestě není puklina.
ice2-rules-dig-edge = Dílek na kraji své vrstvy, kolem kterého je méně než šest míst, je **krajní dílek**, ať má sousedů kolik chce.
ice2-rules-dig-holes = Pod dílkem nikdy není díra: pod vyhloubeným dílkem je vždy dílek, okraj desky nebo město.
ice2-rules-dig-map = Které místo leží pod kterým, je dáno herní deskou a stůl to ví: podívejte se pod povrch a uvidíte to.

# -- Komponenty a pojmy --

ice2-rules-pieces = Komponenty a pojmy
ice2-rules-pieces-picture = Vůdce, archeologové, cechovní tábor a bílý tábor.
ice2-rules-pieces-points = **BP**, body průzkumu, utrácíte ve svých tazích. **BV**, body věhlasu, rozhodují o vítězství. Během hry je máte jako žetony BV, každý za jeden bod; body vytištěné na kartách se počítají až na konci.
ice2-rules-pieces-removal = Dílek může zmizet třemi způsoby. **Hloubením** ho získáte a kdo na něm stál, sestoupí. **Zhroucením** a **zničením** se odhodí a kdo na něm stál, vrací se domů.
ice2-rules-pieces-types = Artefakty mají jeden z pěti **typů** a jeden ze tří **tvarů**. Povrchové mají jednu **animu**, hlubinné dvě. **Prizmatické** nemají tvar a zastoupí jakýkoli typ.
ice2-rules-pieces-threshold = **Práh** říká, kolik animy efekt potřebuje: dvě, pokud požehnání nebo prokletí neurčí jinak.
ice2-rules-pieces-snow = Z dílků sněhu je 12 prázdných, 12 tunelů, 12 puklin, 11 nunataků a jeden je ležení. Na jejich líci je 16 různých nálezů, každý třikrát.
ice2-rules-pieces-artifacts = V povrchové vrstvě leží 30 artefaktů a 7 prizmatických, v hlubinné 25 a 2. Každý typ se vyskytuje ve všech třech tvarech.
ice2-rules-pieces-rest = Ve hře je 45 archeologů, dva bílé tábory, 54 požadavků, devět dekretů, deset stránek deníku a 25 žetonů studia. Na vaší desce je stupnice BP, pole pro každý typ artefaktu, místo pro žetony studia a požadavky a podpalubí vaší lodi.

# -- Co je skryté --

ice2-rules-secrets = Co je skryté
ice2-rules-secrets-picture = Rub prozradí typ a vrstvu, nikdy tvar.
ice2-rules-secrets-public = Všichni vidí herní desku a vše, co na ní stojí, rub všech viditelných dílků, BP, žetony, artefakty, splněné požadavky, dekrety, nabídku požadavků a velikosti balíčků i rukou.
ice2-rules-secrets-backs = Rub sněhu ukazuje krajinu, rub ledu typ. Je vidět, jakmile zmizí jeden překrývající dílek.
ice2-rules-secrets-hidden = Nikdo nezná líc dílků na desce, pořadí balíčků ani to, co bylo z desky odhozeno: společná odhazovací hromádka leží lícem dolů.
ice2-rules-secrets-hands = Jen vy vidíte své požadavky a dílky sněhu v ruce, i ty, které jste zachránili při zhroucení. Dílek sněhu se ukáže, když ho zahrajete; co odhodíte, nikdo nevidí.

# -- Příprava hry --

ice2-rules-setup = Příprava hry
ice2-rules-setup-picture = Dostanete pět požadavků, tři si necháte.
ice2-rules-setup-tiles = Všechny dílky se zamíchají a vyloží lícem dolů, nejdřív hlubinný led. Ležení je na jednom ze tří míst uprostřed. Každá puklina je náhodně natočená.
ice2-rules-setup-people = Jeden archeolog stojí na každém tunelu a jeden na ležení. Ve dvou až čtyřech hráčích tam stojí i bílý tábor.
ice2-rules-setup-supply = Ukazatel dne stojí na prvním dni. Nejvýše ve třech hráčích lze postavit druhý bílý tábor; ve čtyřech a pěti zůstává v krabici. Po přípravě zbývá 32 archeologů, a pokud hrají Živitelé, 30.
ice2-rules-setup-decrees = Z devíti dekretů se vylosují tři: počítají se na konci. Deník se zamíchá.
ice2-rules-setup-guild = Každý hráč má cech s vůdcem, táborem, žetony a několika žetony BV do začátku. Vůdce ani tábor ještě nejsou na desce. Ve dvou hráčích má každý dva žetony plynulého pohybu.
ice2-rules-setup-requests = Dostanete pět požadavků, tři si necháte a dva odhodíte. Nikdo nevidí které.
ice2-rules-setup-first = Začínající hráč se vylosuje.

# -- Dny --

ice2-rules-day = Dny
ice2-rules-day-picture = Třetí den ze čtyř.
ice2-rules-day-four = Hra trvá čtyři **dny**: rozbřesk, průzkum, soumrak. Když mají soumrak za sebou všichni, nabídka požadavků se uklidí a začne další den. Po čtvrtém dni se počítají body.
ice2-rules-day-sunrise = Při **rozbřesku** se vaše BP nastaví na šest ve dvou hráčích, na pět ve třech a čtyřech, na čtyři v pěti. Žeton plánování se promění v jeden navíc. Víc než šest nemáte nikdy. Cechům se vrátí, co použily.
ice2-rules-day-artifacts = Od druhého dne jsou všechny vaše artefakty znovu aktivní a prizmatické smíte přesunout na jiná pole. Jindy je přesouvat nelze.
ice2-rules-day-first = Začínajícím hráčem se stane hráč nalevo a otočí stránku [deníku](logbook).
ice2-rules-day-exploration = Pak jde tah za tahem ve směru hodinových ručiček. Kdo nemá BP, vynechává. Den končí, když nemá BP nikdo; poslední, komu zbývají, hraje tah za tahem.

# -- Váš tah --

ice2-rules-turn = Váš tah
ice2-rules-turn-picture = Vaše BP. V tahu utratíte jeden nebo dva.
ice2-rules-turn-spend = Ve svém tahu utratíte **jeden nebo dva BP** v libovolném pořadí. Skončit smíte po prvním, ale ne před ním, dokud je možné něco, co stojí BP. Jen tak se BP vzdát nelze.
ice2-rules-turn-free = Co nic nestojí, to se nepočítá a smíte to udělat předtím, mezitím i potom.
ice2-rules-turn-pay = Na akci potřebujete celou cenu na stupnici i v limitu tahu. Získané BP jdou na stupnici, nejvýš do šesti, a limit tahu nezvyšují.
ice2-rules-turn-stuck = Pokud není možné nic, co stojí BP, ukončíte tah a ztratíte jeden BP.
ice2-rules-turn-end = Na konci tahu si necháte nejvýše tři dílky sněhu. Pokud vám pak nezbývá žádný BP, hned nastane váš [soumrak](requests), ještě před dalším tahem. Pokud jste mezitím nějaké získali, hrajete dál.
ice2-rules-turn-once = „Jednou za tah“ znamená za jeden váš tah, „jednou za den“ od rozbřesku do rozbřesku.
ice2-rules-turn-sense = Nelze udělat to, co by nic nezměnilo. Co jde jen zčásti, udělá se, nakolik to jde. Při „až“ je počet na vás.
ice2-rules-turn-between = Nic nepřerušuje nic jiného, kromě okamžiků, které uvádí [hloubení](excavating-moments).

# -- Akce --

ice2-rules-actions = Akce
ice2-rules-actions-picture = V táboře přistávají vůdci a přicházejí do něj archeologové.
ice2-rules-actions-camp = **Stavba tábora**, 1 BP: umístěte svůj tábor, pokud není na desce, nebo bílý ze zásoby na plně odkrytý dílek bez tábora a s ním svého vůdce, ať je kdekoli. Archeologové zůstanou na místě. Na okraji desky ani ve městě stavět nelze.
ice2-rules-actions-recruit = **Nábor**, 1 BP: umístěte archeologa ze zásoby na dílek s jakýmkoli táborem.
ice2-rules-actions-sail = **Plachtění**, 1 BP: přesuňte svého vůdce, ať je kdekoli, na dílek s táborem. Archeologové zůstanou na místě a na puklinách nezáleží.
ice2-rules-actions-study = **Studium**, 1 BP: váš vůdce stojí na dílku artefaktu jednoho z pěti typů, třeba i částečně zakrytém. Vezměte si žeton studia toho typu. Od každého typu můžete mít jeden a druhý si už nikdy nevezmete.
ice2-rules-actions-plan = **Plánování**, 1 BP: vezměte si žeton plánování, pokud žádný nemáte; zítra budete mít o jeden BP víc. Na konci hry má cenu jednoho BV. Ve dvou hráčích se neplánuje.
ice2-rules-actions-move = **Pohyb**, 1 BP za krok: váš vůdce vkročí na sousední viditelné pole a vzít s sebou může až tři archeology ze svého pole. Stát tam už může kdokoli; pole není nikdy plné.
ice2-rules-actions-excavate = **Hloubení**: viz [hloubení](excavating).
ice2-rules-actions-overwork = **Přesčas**: zaplaťte jeden žeton BV a limit tohoto tahu jsou tři BP. Žádné BP nedává, potřebujete tedy tři, které máte nebo jste v tomto tahu utratili. Jednou za tah.
ice2-rules-actions-others = Zdarma a kdykoli mezi akcemi: [dílky sněhu](snow), [efekty artefaktů](artifacts) a [schopnosti vašeho cechu](guilds).
ice2-rules-actions-off = Když váš vůdce není na desce, vrátíte ho stavbou tábora nebo plachtěním; nábor, plánování a vše, co nepotřebuje vůdce, je možné. V pěti hráčích na začátku žádný tábor nestojí, někdo ho tedy musí postavit.

# -- Hloubení --

ice2-rules-excavating = Hloubení
ice2-rules-excavating-picture = Sníh stojí 2 BP, povrchový led 3, hlubinný led 4. Každý, kdo na něm stojí, cenu snižuje.
ice2-rules-excavating-where = Váš vůdce stojí na dílku. Ten je plně odkrytý, nebo ho překrývá právě jeden dílek, který je sám plně odkrytý.
ice2-rules-excavating-price = Sníh stojí **2** BP, povrchový led **3**, hlubinný led **4**. Každý průzkumník na dílku cenu **o jeden sníží**: váš vůdce, cizí vůdci i archeologové. Může to být i zadarmo. Co stojí tři, vyžaduje přesčas.
ice2-rules-excavating-hard = Tábor na dílku, nunatak nebo překrývající dílek cenu **o jeden zvýší**, nikdy však víc než o jeden.
ice2-rules-excavating-cheaper = Roj polárních termitů a Kryoarchitekti cenu dál snižují, s talismanem je hloubení zdarma. Řeknete to před placením. Co při tomto hloubení najdete, už cenu nezmění.
ice2-rules-excavating-cover = **Nejdřív** se zhroutí překrývající dílek, pokud tam je: kdo na něm stál, vrací se domů a do ceny se nepočítal. Může to spustit řetězové hroucení.
ice2-rules-excavating-take = **Pak** je dílek váš. Sníh si vezmete do ruky, ostatní ho neuvidí. Artefakt jde na pole svého typu, prizmatický na pole podle vaší volby, a lze ho hned použít.
ice2-rules-excavating-chain = Teď proběhne řetězové hroucení v této vrstvě, v expertním režimu se posune ukazatel prokletí a odkryté ikonky města dají [žetony BV](azulia-icons).
ice2-rules-excavating-down = **Nakonec** všichni, kdo na dílku stáli, sestoupí na místa pod ním, co nejrovnoměrněji. Rozhodujete o všech, i o cizích vůdcích.
ice2-rules-excavating-even = **Co nejrovnoměrněji:** umísťujte je po jednom, každého tam, kde v tu chvíli stojí nejméně průzkumníků, včetně těch, kdo tam už byli. Je-li takových míst víc, volíte vy. Záleží jen na počtu, ne na tom, kdo to je. Oblast města je jedno místo.
ice2-rules-excavating-group = Slaňovací lano z toho vyjme vašeho vůdce a jednoho archeologa, hák vašeho vůdce: sestoupí poslední a kam chcete. Na každé hloubení jedno lano, nebo jeden hák.
ice2-rules-excavating-harmony = Když váš vůdce sestoupí, může soulad přivést archeologa.
ice2-rules-excavating-camp = Úplně nakonec sestoupí tábor z dílku na dílek pod ním, kde žádný není; volíte vy. Pokud takový není, vrací se domů. Tábor Navigátorů má [vlastní pravidlo](guilds-refuge).
ice2-rules-excavating-moments = Během hloubení lze použít jen toto: termity a Kryoarchitekty při ohlášení; filozofii, když se něco hroutí; lano, přeživší a hák před sestupem; soulad po sestupu vašeho vůdce. Co jste právě získali, smíte použít v pozdějších okamžicích.

# -- Zhroucení --

ice2-rules-collapse = Zhroucení
ice2-rules-collapse-picture = Dílek, kterému zbyl jediný soused, se zhroutí.
ice2-rules-collapse-chain = Dílek, kterému ve vrstvě zbývá nejvýše jeden soused, se **zhroutí** a může strhnout další. Krajní dílky drží.
ice2-rules-collapse-waves = Kontroluje se to, jakmile z vrstvy z jakéhokoli důvodu zmizí dílek, a znovu, dokud se něco hroutí. Řetězové hroucení zůstává ve své vrstvě a co se hroutí, není nikdy překryté. Pokud záleží na pořadí, volí hráč na tahu.
ice2-rules-collapse-pieces = Archeologové a bílé tábory ze zhrouceného dílku jdou do zásoby, vůdci a cechovní tábory k majitelům. Nikdo nespadne. Dílek se odhodí, aniž ho kdo vidí.
ice2-rules-collapse-destroy = **Zničení** odstraní plně odkrytý dílek, i krajní. Kdo na něm stál, vrací se domů, nikdo nesestupuje a může následovat řetězové hroucení.
ice2-rules-collapse-logbook = Když zhroucení způsobí deník, není na tahu nikdo a nikdo si dílek nemůže nechat.

# -- Artefakty a jejich efekty --

ice2-rules-artifacts = Artefakty a jejich efekty
ice2-rules-artifacts-picture = Pět typů a prizmatický artefakt. Tečky jsou anima.
ice2-rules-artifacts-slots = Vaše artefakty leží na poli svého typu, v libovolném počtu. **Anima** pole je součet jeho artefaktů včetně prizmatických a jedna navíc za žeton studia toho typu.
ice2-rules-artifacts-trigger = Ve svém tahu smíte typ jednou za den **spustit**, pokud na jeho poli leží artefakt a anima dosahuje vašeho prahu. Je to zdarma, jen vznešenost stojí 1 BP. Samotný žeton studia nestačí.
ice2-rules-artifacts-used = Použitý typ se do rozbřesku otočí lícem dolů a co z něj mezitím získáte, leží také lícem dolů. Požadavky jím platit lze.
ice2-rules-artifacts-hold = Co je v podpalubí, už žádné efekty nemá.
ice2-rules-artifacts-when = Úspěch, vznešenost a zkáza fungují mezi akcemi, soulad po sestupu vašeho vůdce při vašem hloubení, filozofie, když se ve vašem tahu něco hroutí nebo ničí.
ice2-rules-artifacts-achievement = **Úspěch:** o jeden BP víc, nejvýš do šesti. Limit tahu se nemění.
ice2-rules-artifacts-exalted = **Vznešenost**, 1 BP: z každého pole kolem vašeho vůdce, i nad ním a pod ním, k němu přijde jeden archeolog. Pukliny brání v cestě.
ice2-rules-artifacts-harmony = **Soulad:** když váš vůdce sestoupí, připojí se k němu archeolog ze zásoby. Funguje i při hloubení, kterým jste artefakt získali.
ice2-rules-artifacts-obliteration = **Zkáza:** zničte plně odkrytý dílek sousedící s vaším vůdcem, nebo ten, na kterém stojí; v tom případě se vůdce vrací domů.
ice2-rules-artifacts-philosophical = **Filozofie:** nechte si jeden dílek, který se ve vašem tahu zhroutí nebo je zničen. Volíte dřív, než uvidíte líc. Artefakt, který právě hloubíte, nezachrání dílek, který ho překrýval, ale při následném řetězovém hroucení už pomůže. Se zkázou vám dá dílek, který jste zničili.
ice2-rules-artifacts-prismatic = **Prizmatický** artefakt jde na kterékoli pole a pro efekty je toho typu. Pro požadavky zastoupí jakýkoli typ, bez tvaru; pro dekrety neznamená nic. Studovat ho nelze, ani získat talismanem.
ice2-rules-artifacts-study = **Žeton studia** přidá svému typu jednu animu a může zaplatit požadavek jako artefakt bez tvaru s jednou animou. Pak se natrvalo otočí. Pro dekrety na konci platí i tak.

# -- Dílky sněhu --

ice2-rules-snow = Dílky sněhu
ice2-rules-snow-picture = Co lze ve sněhu najít.
ice2-rules-snow-landscapes = Na povrchu: prázdný dílek není ničím zvláštní, v tunelu někdo čekal, na ležení stál tábor, nunatak se hloubí těžko.
ice2-rules-snow-faults = **Puklina** má dvě prasklé strany, přes které průzkumníci neprojdou. Kdo z ní chce slézt nebo na ni vylézt, potřebuje prázdné místo u některé z jejích celých stran. Překonají je jen Bouřná píšťala a Ledová manta.
ice2-rules-snow-fault-free = Na puklinách nezáleží tam, kde nikdo nejde: pro tábory, plachtění, sestup po hloubení, zkázu a pro to, co je čemu blízko.
ice2-rules-snow-playing = Co najdete, vezmete si do ruky. Ve svém tahu jich zahrajte kolik chcete, zdarma, třeba hned; pak se odhodí. Na konci tahu si necháte tři. Na konci hry nemají žádnou cenu.
ice2-rules-snow-termites = **Roj polárních termitů:** hloubení stojí o 1 BP méně.
ice2-rules-snow-smilodon = **Severský šavlozubec:** všichni archeologové z jednoho pole prchnou společně na jedno sousední viditelné pole. Pukliny brání v cestě.
ice2-rules-snow-spiders = **Bílí pavouci:** váš vůdce jde zdarma jeden nebo dva kroky, případně s jedním archeologem. Pukliny brání v cestě.
ice2-rules-snow-manta = **Ledová manta:** váš vůdce se přesune na kterékoli viditelné pole, ať je kdekoli. Nikdo ho nenásleduje.
ice2-rules-snow-rope = **Slaňovací lano:** při hloubení sestoupí váš vůdce a jeden archeolog poslední, spolu a kam chcete.
ice2-rules-snow-yacht = **Ledová plachetnice:** jeden archeolog ze zásoby se připojí k vašemu vůdci a jeden k jinému vůdci.
ice2-rules-snow-wreck = **Vrak:** jeden BP a jeden žeton BV.
ice2-rules-snow-survivors = **Expediční přeživší:** při hloubení sestoupí s ostatními dva archeologové ze zásoby.
ice2-rules-snow-whistle = **Bouřná píšťala:** až dva archeologové z jednoho pole odejdou na dílek s táborem, i přes pukliny.
ice2-rules-snow-talisman = **Talisman:** vyhlubte zdarma dílek artefaktu tohoto typu pod svým vůdcem. Vše ostatní je jako vždy.
ice2-rules-snow-rune = **Výbušná runa:** zničte kdekoli plně odkrytý dílek, na kterém není vůdce.
ice2-rules-snow-gem = **Drahokam animy:** spusťte efekt dílku artefaktu pod svým vůdcem, bez vlastní animy. Na prizmatickém dílku typ zvolíte. Vznešenost i tak stojí 1 BP, soulad a filozofie čekají na svůj okamžik a váš vůdce musí v tu chvíli na takovém dílku stát. Počítá se to jako dnešní použití toho typu.

# -- Cechy --

ice2-rules-guilds = Cechy
ice2-rules-guilds-picture = Pět cechů a jejich znaky.
ice2-rules-guilds-own = Schopnosti se používají ve vlastním tahu; jen nové místo pro tábor Navigátorů platí v každém tahu.
ice2-rules-guilds-navigators = **Navigátoři.** Jednou za tah jde s vůdcem archeolog, když vůdce plachtí, staví tábor nebo ho přesouvá dílek sněhu; s Bílými pavouky to budou dva. Jednou za den se váš vůdce zdarma přesune do vlastního tábora, ať je kdekoli.
ice2-rules-guilds-refuge = Tábor Navigátorů stojí jen na sněhu. Když jeho dílek zmizí, přesune se na sousední dílek sněhu bez tábora; pokud takový není, na kterýkoli dílek sněhu bez tábora. Jinak se vrací domů.
ice2-rules-guilds-incandescents = **Žhnoucí.** Jednou za den, když váš vůdce stojí na dílku artefaktu, položte žeton aktivace na pole toho typu, z prizmatického dílku na kterékoli. Dnes smíte ten efekt jednou spustit bez artefaktu, vedle obvyklého použití.
ice2-rules-guilds-striders = **Ledochodci.** Jednou za tah při hloubení otočte hák: váš vůdce sestoupí poslední, kam chcete. Při každém rozbřesku se vám vrátí jeden ze dvou háků.
ice2-rules-guilds-providers = **Živitelé.** Jednou za tah umístěte archeologa ze své desky na kterýkoli dílek sněhu. Při rozbřesku se deska doplní na dva.
ice2-rules-guilds-cryo = **Kryoarchitekti.** Jednou za tah stojí hloubení artefaktu pod vlastním táborem o jeden méně místo o jeden více. Jednou za den smíte za 1 BP postavit svůj tábor znovu, i když už na desce stojí.

# -- Soumrak a požadavky --

ice2-rules-requests = Soumrak a požadavky
ice2-rules-requests-picture = Požadavky: nahoře, co žádají, dole, kolik dají.
ice2-rules-requests-row = Když vám dojdou BP, máte **soumrak**. První toho dne vyloží o dva požadavky víc, než je hráčů. Jeden si smíte vzít.
ice2-rules-requests-validate = Od druhého dne smíte pak **splnit** požadavky z ruky: druhý a třetí den nejvýše dva, čtvrtý den kolik chcete. Nic jiného se při soumraku dělat nedá.
ice2-rules-requests-bonus = Druhý a třetí den přinese první požadavek hned žeton BV, druhý dva BV na konci.
ice2-rules-requests-hand = Pak si necháte nejvýše čtyři požadavky.
ice2-rules-requests-paying = **Platíte** artefakty ze své desky, které jdou do podpalubí, a žetony studia, které se otočí. Z hromádky smíte vzít kterýkoli artefakt. Prizmatický zastoupí jakýkoli typ. Každá věc platí jednou, každý požadavek se plní jednou.
ice2-rules-requests-exact = Animy smíte zaplatit víc, než se žádá; nic se nevrací. Ale vše, čím platíte, musí být potřeba.
ice2-rules-requests-prismatic = **Prizmatický:** dvě animy z prizmatických artefaktů. 5 BV.
ice2-rules-requests-tri = **Tři typy:** tři animy uvedených typů v libovolném složení. 5 BV.
ice2-rules-requests-two = **Dva ze tří:** dvě věci dvou různých typů ze tří uvedených. 4 BV.
ice2-rules-requests-either = **Buď, anebo:** dvě animy jednoho typu, nebo dvě druhého, ne smíšeně. 4 BV.
ice2-rules-requests-forms = **Tvary:** artefakty jednoho typu v různých tvarech; žádné žetony studia ani prizmatické artefakty. Dva tvary 5 BV, tři 9. Jediným zaplatit lze, ale nic za to není.
ice2-rules-requests-mono = **Jeden typ:** tři jeho animy. 6 BV.
ice2-rules-requests-cards = Požadavků je 54, z toho 41 různých.

# -- Azulia --

ice2-rules-azulia = Azulia
ice2-rules-azulia-picture = Město na dně, rozdělené bílými zdmi na oblasti.
ice2-rules-azulia-regions = Město je rozdělené na **oblasti**. Oblast je jedno pole, jedním krokem tedy dojdete daleko. Z oblasti vede krok do sousedních oblastí nebo nahoru na viditelné dílky a okraj desky nad ní.
ice2-rules-azulia-nothing = Ve městě nejsou tábory a nic se tam nestuduje ani nehloubí.
ice2-rules-azulia-icons = Když zmizí všechny dílky nad **ikonkou**, vezme si ten, kdo to způsobil, žeton BV, za každou ikonku jednou.
ice2-rules-azulia-map = Naše mapa má sedm oblastí, jednu uprostřed a šest kolem, a devět ikonek. Je to rekonstrukce.

# -- Deník --

ice2-rules-logbook = Deník
ice2-rules-logbook-picture = Od druhého dne se každé ráno čte jedna stránka.
ice2-rules-logbook-page = Při rozbřesku druhého, třetího a čtvrtého dne se otočí a provede jedna stránka; hráči jednají v pořadí tahů. Dokud den nezačne, nejsou žádné akce, dílky sněhu, efekty ani schopnosti.
ice2-rules-logbook-physics = Řetězové hroucení a nové místo pro tábor Navigátorů fungují jako vždy. Dílků sněhu, které dostanete, smí být víc než tři až do konce vašeho příštího tahu.
ice2-rules-logbook-things = **Dodávka zásob:** každý si vytáhne odhozený dílek sněhu. **Kupecká karavana:** ukáže se o jeden odhozený dílek sněhu víc, než je hráčů. Každý jednou nebo dvakrát obchoduje, aspoň jednou, pokud může: koupí dílek za žeton BV, nebo za žeton BV prodá dílek z ruky.
ice2-rules-logbook-people = **Prizmatická rezonance** a **Úkryt u nunataku:** archeolog na každý viditelný prizmatický dílek, nebo na každý nunatak. Pokud jich je málo, volí začínající hráč, kam půjdou. **Pomocné ruce:** ke každému vůdci se připojí archeolog; není-li vůdce na desce, jde archeolog do tábora.
ice2-rules-logbook-up = **Něco se blíží:** každý se smí jednou zdarma pohnout. Pokud je možný krok nahoru, musí vést nahoru.
ice2-rules-logbook-blizzard = **Blizzard:** ke každému táboru, v pořadí podle začínajícího hráče, přijdou dva nejbližší archeologové, kteří u tábora nejsou.
ice2-rules-logbook-camps = **Rozbíjíme tábor:** každý smí umístit vlastní tábor tam, kde stojí jeho vůdce, na plně odkrytý dílek bez jiného tábora. **Ledotřesení:** každý odhodí plně odkrytý dílek bez vůdce, aniž ho kdo vidí.
ice2-rules-logbook-storm = **Sněžná bouře:** každý si vytáhne odhozený dílek sněhu a vrátí ho na prázdné místo vrstvy sněhu. Dílek musí spočívat na třech místech, mít dva sousedy nebo ležet na kraji a nesmí zasypat tábor. Kdo je jím zcela zakryt, přesune se na viditelná pole kolem, každý tam, kde stojí nejméně průzkumníků. Dílek nikoho nepřináší a lze ho znovu vyhloubit.

# -- Konec a body --

ice2-rules-end = Konec a body
ice2-rules-end-picture = Dekrety: každý počítá něco ze všeho, co jste našli.
ice2-rules-end-over = Po soumraku čtvrtého dne jde vše do podpalubí, ať už jste tím platili, nebo ne, a všechny žetony studia zase platí. Rozhodovat už není o čem: stůl každému najde to nejlepší.
ice2-rules-end-decrees = **Nejdřív** se bodují tři dekrety, každý zvlášť podle všech vašich artefaktů a žetonů studia. Prizmatické se nepočítají.
ice2-rules-end-type = **Typ:** jeden BV za každou animu toho typu.
ice2-rules-end-tokens = **Žetony BV:** za každý o jeden BV víc. **Studium:** jeden BV za každý žeton studia.
ice2-rules-end-sets = **Sady:** čtyři BV za pět různých typů, dva za čtyři. Každá věc patří jen do jedné sady.
ice2-rules-end-forms = **Tvary:** za každý typ čtyři BV, pokud máte všechny tři tvary, dva za dva. Žetony studia tvar nemají.
ice2-rules-end-requests = **Pak** splněné požadavky a dva BV za každý druhý požadavek druhého a třetího dne. Požadavky, které vám zbyly v ruce, nic nestojí.
ice2-rules-end-rest = **Nakonec** jeden BV za každý žeton BV a jeden za žeton plánování.
ice2-rules-end-winner = Vítězí, kdo má nejvíc BV. Při shodě se o vítězství dělíte.

# -- Varianty --

ice2-rules-variants = Varianty
ice2-rules-variants-picture = Požehnání práh snižuje, prokletí ho zvyšuje.
ice2-rules-variants-first = **První krůčky:** bez deníku a bez cechovních schopností. Každý začíná se dvěma žetony BV, dostane tři požadavky a jeden si nechá.
ice2-rules-variants-blessing = **Požehnání:** na efekt stačí celou hru jedna anima.
ice2-rules-variants-fluid = **Plynulý pohyb:** za 1 BP a žeton se pohněte až o dva kroky najednou, až se třemi archeology. Každý žeton platí jednou za den. Ve dvou hráčích má každý dva žetony, šest BP a neplánuje se; ve třech je varianta volitelná, po jednom žetonu.
ice2-rules-variants-logbook = **Příprava s deníkem:** stránka deníku určí, kde na začátku čekají archeologové: na všech dílcích jedné krajiny, nebo kolem ležení.
ice2-rules-variants-friendly = **Přátelská varianta** k expertnímu režimu: od druhého dne si nejméně prokletý hráč při rozbřesku vezme žeton studia podle volby, nebo dva žetony BV, pokud už má všechny.

# -- Prokletí Nuuků --

ice2-rules-curse = Prokletí Nuuků
ice2-rules-curse-picture = Stupnice prokletí. Číhají na ní žetony.
ice2-rules-curse-start = V expertním režimu začínají všichni s **požehnáním**: stačí jedna anima. Po stupnici prokletí běží druhý ukazatel, od pole 0, ve čtyřech hráčích od pole 1, v pěti od pole 2; leží na ní žetony prokletí, žetonů světla i temnoty po tolika, kolik je hráčů.
ice2-rules-curse-advance = Za každý vyhloubený artefakt se váš ukazatel posune o jedno pole za každou animu. Na poli s žetonem druhu, který jste ještě neměli, si jeden vezmete; nahradí ten předchozí.
ice2-rules-curse-turn = Na poli 7 se otočí váš žeton prokletí světla, na poli 13 žeton prokletí temnoty. Dál už se nic neděje.
ice2-rules-curse-effects = **Světlo:** práh jsou dvě animy; po otočení navíc jdou při pohybu s vůdcem nejvýše dva archeologové. **Temnota:** práh jsou tři animy; po otočení jde jen jeden. Efekty a schopnosti omezené nejsou.

# -- Když něco dojde --

ice2-rules-limits = Když něco dojde
ice2-rules-limits-picture = Archeologů je 45 a víc ne.
ice2-rules-limits-people = Když v zásobě není žádný archeolog, nelze použít nic, co nějakého přivádí; co jde zčásti, udělá se zčásti.
ice2-rules-limits-camps = Bílý tábor, který se vrátí do zásoby, může znovu postavit kdokoli.
ice2-rules-limits-rest = Žetony BV nikdy nedojdou, žetony studia a plánování také ne. Dílky ani deník se nedoplňují.
ice2-rules-limits-rim = Kdo stojí na okraji desky, když ho zasype sníh, přesune se podle pravidel [sněžné bouře](logbook-storm).

# -- Které hodnoty jsou naše --

ice2-rules-values = Které hodnoty jsou naše
ice2-rules-values-picture = Pukliny, mapa města a stránky deníku jsou rekonstrukce.
ice2-rules-values-ours = Něco ukazují příručky jen na obrázcích. Prasklé strany puklin, mapa a ikonky města, efekty deníku, některé tvary hlubinných artefaktů a věhlas, se kterým cech začíná, jsou rekonstrukce, ne tištěné hodnoty.

ice2-rules-example-travel = Dva kroky, dva archeologové
ice2-rules-example-travel-1 = Váš vůdce stojí sám. Na vedlejším dílku čekají dva archeologové.
ice2-rules-example-travel-2 = Pohyb, 1 BP: váš vůdce jde k nim.
ice2-rules-example-travel-3 = Další pohyb, 1 BP: oba jdou s ním. Teď stojí pohromadě tři průzkumníci a dva BP tohoto tahu jsou utracené.

ice2-rules-example-price = Kolik to stojí?
ice2-rules-example-price-1 = Nunatak s táborem: sníh stojí dva a jeden navíc, protože se hloubí těžko. Nunatak s táborem není dvakrát tak těžký.
ice2-rules-example-price-2 = Stojí na něm váš vůdce a dva archeologové. Každý cenu o jeden sníží: tři minus tři je nula.
ice2-rules-example-price-3 = Dílek je váš bez jediného BP. Ti tři sestoupí na tři místa pod ním, na každé jeden; kam půjde váš vůdce, zvolíte. Pak sestoupí i tábor.

ice2-rules-example-even = Co nejrovnoměrněji
ice2-rules-example-even-1 = Sestupují čtyři průzkumníci. Na jednom ze tří míst dole už dva stojí, ostatní jsou prázdná.
ice2-rules-example-even-2 = První dva jdou tam, kde nikdo nestojí: dva, jeden, jeden.
ice2-rules-example-even-3 = Teď je nejméně na dvou místech s jedním. Tam jde třetí a čtvrtý: dva, dva, dva. Na první místo nejde nikdo.

ice2-rules-example-paying = Placení požadavku
ice2-rules-example-paying-1 = Požadavek žádá tři animy jednoho typu. Máte hlubinný artefakt toho typu, dvě animy, a jeho žeton studia.
ice2-rules-example-paying-2 = Artefakt jde do podpalubí, žeton studia se otočí: tři animy. Požadavek je splněn.
ice2-rules-example-paying-3 = Je to první požadavek druhého dne: hned si berete žeton BV a karta se počítá na konci. Artefakt dál platí pro dekrety.

ice2-rules-example-score = Závěrečné bodování
ice2-rules-example-score-1 = Tři dekrety dají dva, tři a šest: jedenáct.
ice2-rules-example-score-2 = Pět splněných požadavků: čtyři, pět, šest, pět a čtyři. Dvacet čtyři.
ice2-rules-example-score-3 = Jeden z nich byl druhý toho dne: další dva. Tři žetony BV: tři. Dva požadavky v ruce: nic. Celkem čtyřicet.

# -- legenda --

ice2-rules-sign-achievement = **Úspěch**, vrchol. O jeden BP víc.
ice2-rules-sign-exalted = **Vznešenost**, stoupající oblouk. Přivolá archeology.
ice2-rules-sign-philosophical = **Filozofie**, spirála. Zachrání hroutící se dílek.
ice2-rules-sign-obliteration = **Zkáza**, výbuch. Zničí dílek.
ice2-rules-sign-harmony = **Soulad**, uzel. Přivede archeologa.
ice2-rules-sign-prismatic = **Prizmatický.** Zastoupí jakýkoli typ.
ice2-rules-sign-leader = **Vůdce** cechu.
ice2-rules-sign-crew = **Archeologové.** Nepatří nikomu.
ice2-rules-sign-camp = Cechovní **tábor**.
ice2-rules-sign-camp-spent = Cechovní tábor, jehož schopnost je dnes použitá.
ice2-rules-sign-camp-white = **Bílý tábor**, nepatří nikomu.
ice2-rules-sign-study = **Žeton studia.** O jednu animu víc.
ice2-rules-sign-blank = **Prázdný** sníh.
ice2-rules-sign-tunnel = **Tunel.** Někdo tu čekal.
ice2-rules-sign-fault = **Puklina.** Přes prasklé strany nelze přejít.
ice2-rules-sign-nunatak = **Nunatak.** Hloubí se těžko.
ice2-rules-sign-base_camp = **Ležení.**
ice2-rules-sign-polar_termite_swarm = **Roj polárních termitů.** Hloubení stojí o 1 BP méně.
ice2-rules-sign-boreal_smilodon = **Severský šavlozubec.** Archeologové prchají.
ice2-rules-sign-white_spiders = **Bílí pavouci.** Jeden nebo dva kroky.
ice2-rules-sign-ice_manta = **Ledová manta.** Na kterékoli viditelné pole.
ice2-rules-sign-rappelling_rope = **Slaňovací lano.** Sestupte, kam chcete.
ice2-rules-sign-ice_yacht = **Ledová plachetnice.** Dva archeologové.
ice2-rules-sign-wreck = **Vrak.** Jeden BP a žeton BV.
ice2-rules-sign-expedition_survivors = **Expediční přeživší.** Dva sestoupí s vámi.
ice2-rules-sign-storm_whistle = **Bouřná píšťala.** Dva jdou do tábora.
ice2-rules-sign-talisman_harmony = **Talisman.** Vyhlubte ten typ zdarma.
ice2-rules-sign-explosive_rune = **Výbušná runa.** Zničte dílek.
ice2-rules-sign-anima_gem = **Drahokam animy.** Spusťte dílek, na kterém stojíte.

# -- slovníček --

ice2-rules-word-adjacent = Sousední
ice2-rules-word-adjacent-about = Se společnou stranou v jedné vrstvě, nebo spočívající jeden na druhém.
ice2-rules-word-anima = Anima
ice2-rules-word-anima-about = Síla artefaktů: jedna z povrchu, dvě z hloubky.
ice2-rules-word-archaeologist = Archeolog
ice2-rules-word-archaeologist-about = Průzkumník, který nepatří k žádnému cechu.
ice2-rules-word-camp = Tábor
ice2-rules-word-camp-about = Stan cechu, nebo bílý. Vůdci plachtí do táborů.
ice2-rules-word-collapse = Zhroucení
ice2-rules-word-collapse-about = Dílek se zhroutí; kdo na něm stál, vrací se domů.
ice2-rules-word-cover = Překrývající dílek
ice2-rules-word-cover-about = Dílek, který spočívá na jiném.
ice2-rules-word-decree = Dekret
ice2-rules-word-decree-about = Tři karty, které se počítají na konci.
ice2-rules-word-destroy = Zničit
ice2-rules-word-destroy-about = Odstranit dílek, aniž ho získáte.
ice2-rules-word-edge-tile = Krajní dílek
ice2-rules-word-edge-tile-about = Dílek na kraji své vrstvy. Řetězové hroucení ho nikdy nestrhne.
ice2-rules-word-ep = BP
ice2-rules-word-ep-about = Body průzkumu: utrácíte je ve svých tazích.
ice2-rules-word-excavate = Hloubit
ice2-rules-word-excavate-about = Vzít si dílek pod svým vůdcem.
ice2-rules-word-explorer = Průzkumník
ice2-rules-word-explorer-about = Vůdce nebo archeolog.
ice2-rules-word-fault = Puklina
ice2-rules-word-fault-about = Dílek sněhu se dvěma stranami, přes které nikdo nepřejde.
ice2-rules-word-form = Tvar
ice2-rules-word-form-about = Jedna ze tří podob artefaktu.
ice2-rules-word-guild = Cech
ice2-rules-word-guild-about = Ten vedete; každý má své schopnosti.
ice2-rules-word-hard = Náročný
ice2-rules-word-hard-about = S táborem, s překrývajícím dílkem, nebo nunatak: o jeden BP dražší.
ice2-rules-word-hold = Podpalubí
ice2-rules-word-hold-about = Podpalubí vaší lodi; sem jdou artefakty, kterými jste zaplatili požadavek.
ice2-rules-word-icon = Ikonka
ice2-rules-word-icon-about = Místo ve městě, které po odkrytí dá žeton BV.
ice2-rules-word-leader = Vůdce
ice2-rules-word-leader-about = Vaše figurka na desce.
ice2-rules-word-logbook = Deník
ice2-rules-word-logbook-about = Stránky, které se čtou při rozbřesku.
ice2-rules-word-nunatak = Nunatak
ice2-rules-word-nunatak-about = Skála ve sněhu, hloubí se těžko.
ice2-rules-word-open = Viditelné
ice2-rules-word-open-about = Pole, nad kterým zmizel aspoň jeden překrývající dílek.
ice2-rules-word-overwork = Přesčas
ice2-rules-word-overwork-about = Třetí BP v tahu za žeton BV.
ice2-rules-word-prismatic = Prizmatický
ice2-rules-word-prismatic-about = Artefakt, který zastoupí jakýkoli typ.
ice2-rules-word-region = Oblast
ice2-rules-word-region-about = Pole ve městě.
ice2-rules-word-request = Požadavek
ice2-rules-word-request-about = Karta, která žádá artefakty a dává BV.
ice2-rules-word-rim = Okraj desky
ice2-rules-word-rim-about = Okraj herní desky pod sněhem a pod povrchovým ledem.
ice2-rules-word-rp = BV
ice2-rules-word-rp-about = Body věhlasu: rozhodují o vítězství.
ice2-rules-word-study-token = Žeton studia
ice2-rules-word-study-token-about = O jednu animu víc pro svůj typ.
ice2-rules-word-sunrise = Rozbřesk
ice2-rules-word-sunrise-about = Začátek dne.
ice2-rules-word-sunset = Soumrak
ice2-rules-word-sunset-about = Váš konec dne: požadavky.
ice2-rules-word-threshold = Práh
ice2-rules-word-threshold-about = Anima, kterou efekt potřebuje.
ice2-rules-word-uncovered = Plně odkrytý
ice2-rules-word-uncovered-about = Bez jediného překrývajícího dílku.
ice2-rules-word-validate = Splnit
ice2-rules-word-validate-about = Zaplatit požadavek.
