# Kurz hry Věčná zima: co říká průvodce. `<lekce>` je název, `<lekce>-idea` řádek pod ním.

winter-course-about =
    Patnáct krátkých lekcí a první partie s průvodcem po boku. Začínají tím, co každému nováčkovi unikne: odkud se bere
    práce. Plán je skutečný; nic nemůžete pokazit a na každý chybný pokus dostanete odpověď.
winter-course-read-on = Tady není co dělat. Až si vše prohlédnete, stiskněte Dál.

## Nikdo nepracuje, dokud ho nezahrajete

winter-course-labor = Nikdo nepracuje, dokud ho nezahrajete
winter-course-labor-idea = Práce se bere z lidí, které v tomto tahu zahrajete z ruky.
winter-course-labor-who = Vaše figurka stojí u loviště. Zvíře stojí nástroj a bod práce. Máte dva nástroje a žádnou práci.
winter-course-labor-who-task = Přiveďte domů dvě zvířata. Odkud vezmete práci?
winter-course-labor-nobody = Chybí bod práce. Nikdo nepracuje, dokud ho nezahrajete: podívejte se do ruky.
winter-course-labor-who-slide = Tak projdete kolem zvířat a zpět nahoru cesta nevede. Vaši lidé ještě ani nevyšli ze stanu.
winter-course-labor-who-done = Někdo pracuje: jeden bod práce.
winter-course-labor-first = Bod práce, dva nástroje.
winter-course-labor-first-task = Vezměte si zvíře.
winter-course-labor-first-play = Jistě, ale nejdřív využijte, co máte: vezměte si zvíře.
winter-course-labor-first-done = První je vaše. Práce je pryč.
winter-course-labor-again-task = Ještě jedno. Kdo bude pracovat teď?
winter-course-labor-again-done = Zase jeden bod práce.
winter-course-labor-second-task = Vezměte si druhé zvíře.
winter-course-labor-second-done = Dvě zvířata, dva lidé, dva nástroje.
winter-course-labor-end = Práce není zásoba. Přichází z ruky, utratí se v tomto tahu a co zbude, roztaje. Kdykoli uvidíte práci 0, někoho zahrajte.

## Správný člověk na správném místě

winter-course-place = Správný člověk na správném místě
winter-course-place-idea = Kdo se vyzná ve vašem sloupci, pracuje za dva, pokud jeho schopnost použijete.
winter-course-place-slide = Tím horní část sloupce nadobro opustíte. Tady je ještě co dělat.
winter-course-place-where = Kam? Kdo pracuje? Na čem? To jsou tři otázky každého tahu. V ruce máte „Řemeslnici“, která se vyzná v Rozvoji.
winter-course-place-where-task = Naučte se kartu „Společná dřina“, která stojí tři body práce. Do kterého sloupce pošlete figurku?
winter-course-place-where-chief = Váš náčelník umí něco jiného. Ušetřete si ho a pošlete jinou figurku.
winter-course-place-where-column = Tam „Řemeslnice“ své řemeslo neuplatní: značka u schopnosti musí být sloupec, ve kterém stojíte.
winter-course-place-where-other = Nejdřív jde figurka do sloupce.
winter-course-place-where-done = Rozvoj: tady je „Řemeslnice“ doma.
winter-course-place-who = Nikdo nepracuje, dokud ho nezahrajete.
winter-course-place-who-task = Zahrajte „Řemeslnici“.
winter-course-place-who-woman = I ta bude potřeba. Ale nejdřív „Řemeslnici“: v té kartě je víc než jeden bod práce.
winter-course-place-who-done = Bod práce.
winter-course-place-use = Karta leží před vámi a její schopnost čeká.
winter-course-place-use-task = Použijte, co je napsáno na „Řemeslnici“.
winter-course-place-use-forgotten = To by bylo dva a půl: málo. „Řemeslnice“ může dát víc.
winter-course-place-use-done = Dva body práce od jednoho člověka.
winter-course-place-more-task = Ještě jeden je potřeba. Kdo další?
winter-course-place-more-done = Tři a půl.
winter-course-place-learn-task = Naučte se kartu „Společná dřina“.
winter-course-place-learn-done = Karta je vaše.
winter-course-place-left = Zbývá půl bodu práce. Nic nekoupí a na konci tahu roztaje.
winter-course-place-chief = Teď máte v ruce jen „Soukmenovce“. Ale váš náčelník je Zručná ruka, v Rozvoji za dva body práce.
winter-course-place-chief-task = Tatáž karta znovu. Koho pošlete?
winter-course-place-chief-figure = Náčelník přiloží ruku k dílu jen v tahu, kdy sám jde.
winter-course-place-chief-column = Schopnost náčelníka platí jen v Rozvoji.
winter-course-place-chief-done = Náčelník jde s vámi.
winter-course-place-skill-task = Použijte schopnost náčelníka.
winter-course-place-skill-play = I na něj dojde. Nejdřív náčelník.
winter-course-place-skill-done = Dva body práce.
winter-course-place-hands-task = A třetí?
winter-course-place-again-done = Další karta, a stála jedinou kartu z ruky.
winter-course-place-end = Nejdřív se podívejte do ruky, pak zvolte sloupec. A myslete na náčelníka: dva body práce, jednou za kolo.

## I jídlo pracuje

winter-course-food = I jídlo pracuje
winter-course-food-idea = Z jídla je práce, když začnete na správném čísle.
winter-course-food-who = Jeden „Soukmenovec“, tři jídla a karta za tři body práce.
winter-course-food-who-task = Naučte se kartu „Pletení košů“. Kdo bude pracovat první?
winter-course-food-who-eat = Skoro: tři jídla dají dva body práce. A někdo je ještě ve stanu.
winter-course-food-who-done = Jeden bod práce, dva chybějí.
winter-course-food-eat = Na stupnici jídla mají některá čísla symbol práce: 1, 3, 5, 7 a 9. Když ukazatel takové číslo cestou dolů opustí, je to bod práce.
winter-course-food-eat-task = Jezte, ať jsou z toho dva body práce.
winter-course-food-eat-little = Tak mine příliš málo symbolů. Od trojky k nule jsou dva.
winter-course-food-eat-done = Dohromady tři body práce.
winter-course-food-learn-task = Naučte se kartu „Pletení košů“.
winter-course-food-learn-done = Karta je vaše, a s plným žaludkem.
winter-course-food-picks = Jíst je tedy nejlepší od lichého čísla: pracuje už první sousto.
winter-course-food-hunt = Jeden nástroj, čtyři jídla a „Soukmenovkyně“, která umí vyměnit jídlo za nástroj.
winter-course-food-hunt-task = Vezměte si dvě zvířata a nechte si dvě jídla. Začněte „Soukmenovkyní“.
winter-course-food-hunt-even = Od čtyřky ke trojce žádný symbol není: najíte se a nikdo se ani nehne. Od lichého čísla se počítá už první sousto.
winter-course-food-tool = Jeden a půl bodu práce. Dvě zvířata chtějí dva nástroje a dva body práce.
winter-course-food-tool-task = Použijte schopnost „Soukmenovkyně“: zaplaťte jídlo, získejte nástroj.
winter-course-food-tool-other = Ještě ne. Hezky po pořádku, aby nakonec zbyla dvě jídla.
winter-course-food-take-task = Vezměte si nástroj.
winter-course-food-take-done = Druhý nástroj. A podívejte se, kde teď stojí ukazatel jídla.
winter-course-food-bite = Tři je liché číslo: cena posunula ukazatel na dobré místo.
winter-course-food-bite-task = Snězte jen tolik, aby to stačilo na bod práce.
winter-course-food-bite-much = Na bod práce stačí jedno sousto; dvě jídla si chcete nechat.
winter-course-food-bite-done = Dva a půl bodu práce, dva nástroje, dvě jídla.
winter-course-food-first-task = Vezměte si zvíře.
winter-course-food-second-task = A další.
winter-course-food-second-done = Dvě zvířata a zbylo i na večeři.
winter-course-food-end = Jídlo zaplacené jako cena práci nedává. Cena však může posunout ukazatel na správné číslo: pak je z výdaje příprava.

## Sloupcem dolů

winter-course-down = Sloupcem dolů, nikdy nahoru
winter-course-down-idea = Nahoře, kolikrát zaplatíte, uprostřed jednou, dole pro prvního.
winter-course-down-where = V ruce „Lovec“, jeden nástroj a jeden obří lenochod, který už jde s vámi. Může mít cenu čtyř jídel.
winter-course-down-where-task = Jednou figurkou: čtyři jídla a dvě nová zvířata. Kam půjde?
winter-course-down-where-rest = Odpočinek by přinesl jídlo, ale zvířata ne. Ta se loví.
winter-course-down-where-other = Tam zvířata nejsou. Najděte sloupec, kde jsou.
winter-course-down-where-done = Pod figurkou leží celý sloupec: horní, prostřední a spodní část.
winter-course-down-who-task = Nejdřív nahoře: zvíře za nástroj a bod práce.
winter-course-down-who-done = Bod práce.
winter-course-down-slide-early = Pak je horní část za vámi a zpět nikdo nevyleze. Nejdřív si tu vezměte zvíře.
winter-course-down-tip-early = Použít zvíře lze uprostřed sloupce. Vaše figurka je ještě nahoře.
winter-course-down-top-task = Vezměte si zvíře.
winter-course-down-top-other = Bod práce, nástroj: právě na jedno zvíře. Nechte si je na ně.
winter-course-down-top-done = První nové zvíře.
winter-course-down-slide = Nahoře už není čím platit: nástroj je pryč. Prostřední část čeká.
winter-course-down-slide-task = Posuňte se do prostřední části.
winter-course-down-slide-other = Víc práce by nepomohlo: druhé zvíře chce druhý nástroj. Posuňte se dál.
winter-course-down-slide-done = Jste uprostřed.
winter-course-down-middle = Tady smíte použít jedno zvíře: pootočte ho na bok a dá, co je na něm vytištěno. Jednou a víckrát ne.
winter-course-down-middle-task = Použijte obřího lenochoda za čtyři jídla.
winter-course-down-middle-slide = Prostřední část lze využít jednou a tady nic nestojí. Neprojděte kolem ní.
winter-course-down-middle-other-animal = To dává něco jiného. Čtyři jídla jsou na obřím lenochodovi.
winter-course-down-middle-other = Práce v této části nic nekoupí. Použijte obřího lenochoda.
winter-course-down-middle-done = Čtyři jídla. Po prostřední části se figurka sama posune dolů.
winter-course-down-bottom = Nikdo tu v tomto kole před vámi nebyl, spodní část je tedy vaše: vrchní zvíře balíčku, neviděné a zdarma.
winter-course-down-bottom-task = Vezměte si svůj dárek z balíčku zvířat.
winter-course-down-bottom-end = Jste tu první a poslední krok je dárek. Vezměte si ho, než půjdete.
winter-course-down-bottom-tip = Jednou stačilo: prostřední část je za vámi.
winter-course-down-bottom-back = Ta byla k mání nahoře. Zpět nahoru cesta nevede.
winter-course-down-bottom-other = Tady zbývá jen dárek. Vezměte si vrchní zvíře balíčku.
winter-course-down-bottom-done = Čtyři jídla a dvě nová zvířata, jednou figurkou.
winter-course-down-end = Vaše figurka teď spodní část zakrývá: kdo v tomto kole přijde později, nedostane nic. A použitý lenochod vás dnes nasytil, do sady zvířat na konci se proto už nepočítá.

## Odpočinek

winter-course-rest = Jedna ruka na tři tahy a odpočinek
winter-course-rest-idea = Zahrané karty jsou pryč do dalšího kola. Jedna figurka často odpočívá.
winter-course-rest-where = Je váš třetí tah a všichni z vaší ruky už pracovali. Nové karty přijdou až v dalším kole.
winter-course-rest-where-task = Stan je prázdný. Zakončete tah se čtyřmi jídly a kartou. Kam půjde vaše poslední figurka?
winter-course-rest-where-hunt = Jídlo ano: uprostřed by se použil lenochod. Karta odtamtud ale nepřijde a pracovat už nemá kdo.
winter-course-rest-where-other = Když nemá kdo pracovat, není v tom sloupci skoro co dělat. Jedno místo práci vůbec nežádá.
winter-course-rest-where-done = Vaše figurka si lehá ve stanu.
winter-course-rest-draw = Odpočinek dává dvě věci, v tomto pořadí: kartu z vašeho balíčku a pak smíte použít zvíře.
winter-course-rest-draw-task = Doberte kartu.
winter-course-rest-draw-tip = Nejdřív karta, pak zvíře. Kdo použije zvíře první, kartu nedostane.
winter-course-rest-draw-end = Ještě na vás čeká karta a čtyři jídla.
winter-course-rest-draw-other = Šlo by vzít i něco méně cenného. Ale jdete si přece pro kartu.
winter-course-rest-draw-done = Do ruky vám přichází „Odvážlivec“.
winter-course-rest-tip-task = Teď použijte obřího lenochoda.
winter-course-rest-tip-end = Čtyři jídla ještě čekají: nejdřív použijte lenochoda.
winter-course-rest-tip-play = Kdo odpočívá, nepracuje. „Odvážlivec“ zůstane v ruce.
winter-course-rest-tip-done = Čtyři jídla.
winter-course-rest-over = Karta a čtyři jídla, bez jediného bodu práce. Odpočinek je tah, ne pasování.
winter-course-rest-over-task = Ukončete tah.
winter-course-rest-over-other = Nic tu práci nežádá. Jídlo si nechte a ukončete tah.
winter-course-rest-dark = Po třetím tahu smíte odložit karty lícem dolů pro zatmění. Ty, které si necháte, zůstanou v ruce do dalšího kola.
winter-course-rest-dark-task = Odložte „Odvážlivce“ pro zatmění.
winter-course-rest-dark-close = Nechat si „Odvážlivce“ se smí a často je to moudré. Zkuste to ale jednou jinak.
winter-course-rest-dark-done = „Odvážlivec“ čeká ve tmě.
winter-course-rest-end = Při zatmění se „Odvážlivec“ počítá a spáč také: jeden a půl bodu práce za každou odpočívající figurku. Potom každý dobere pět karet k těm, které si nechal.

## Karty kultury

winter-course-culture = Nejdřív to, co znáte
winter-course-culture-idea = Karty kultury se hrají a používají před umístěním figurky.
winter-course-culture-first = V ruce máte dvě karty kultury a „Soukmenovce“. „Společná dřina“ dává dva body práce, „Štípání pazourku“ dva nástroje.
winter-course-culture-first-task = Naučte se kartu „Kostěné jehly“ za tři body práce. Co uděláte nejdřív?
winter-course-culture-first-flint = Dva nástroje kartu nekoupí: stojí práci. A zdarma je jen první karta kultury v tahu, každá další vás stojí kartu z ruky.
winter-course-culture-first-figure = Jakmile někdo vyrazí, čas na přemýšlení končí. Karty kultury jsou před figurkou.
winter-course-culture-first-people = Lidé pracují tam, kde stojí figurka, a zatím žádná nestojí. Něco jiného však přijde ještě před figurkou.
winter-course-culture-first-done = První je zdarma.
winter-course-culture-read = Karta leží nad vaší deskou. Co dává, na ní ještě čeká.
winter-course-culture-read-task = Použijte kartu „Společná dřina“.
winter-course-culture-read-figure = Kniha je otevřená, ale nepřečtená. Jakmile figurka stojí, je pozdě.
winter-course-culture-second = Druhá karta kultury by vás stála „Soukmenovce“. Dva nástroje a nikdo, kdo by se jich chopil.
winter-course-culture-read-done = Dva body práce, a žádná figurka se ještě nehnula.
winter-course-culture-where = Poprvé je něco připraveno dřív, než vaše figurka vyrazí.
winter-course-culture-where-task = Kde se získávají karty kultury?
winter-course-culture-where-other = Karty kultury se získávají v Rozvoji.
winter-course-culture-where-done = Vaše figurka přichází a čekají na ni dva body práce.
winter-course-culture-who-task = Jeden bod práce chybí.
winter-course-culture-who-late = Na tuhle je pozdě: karty kultury jsou před figurkou. Zůstane v ruce na jiný tah.
winter-course-culture-who-short = Dva body práce nejsou tři. Kdo ještě nepracoval?
winter-course-culture-who-done = Tři.
winter-course-culture-learn-task = Naučte se kartu „Kostěné jehly“.
winter-course-culture-learn-done = Karta je vaše, a stačil na ni jeden člověk.
winter-course-culture-end = Než tedy sáhnete po figurce, hledejte v ruce karty kultury. První je zdarma, každá další stojí kartu a co nepoužijete hned, v tomto tahu propadá.

## Zatmění

winter-course-eclipse = Zatmění
winter-course-eclipse-idea = Karty odložené ve tmě určí nové pořadí. Pak platí vše, co máte.
winter-course-eclipse-lay = Kolo končí. Bizon má odloženou jednu kartu lícem dolů a nikdo neodpočívá. Teď volíte vy: co odložíte, tomu se ve tmě počítá práce, co si necháte, budete mít zítra.
winter-course-eclipse-lay-task = Buďte v dalším kole první. Která karta půjde do tmy?
winter-course-eclipse-lay-culture = Vědění v noci nepracuje: nepočítá se a vrátí se vám do ruky. Jako blaf poslouží.
winter-course-eclipse-lay-nothing = Pak zůstane první Bizon. Karta v ruce je na zítra, karta ve tmě je vaše místo v pořadí.
winter-course-eclipse-lay-done = Jeden a půl bodu práce, lícem dolů.
winter-course-eclipse-close = „Rozdělávání ohně“ by tam nemělo žádnou cenu. Zůstane vám.
winter-course-eclipse-close-task = Uzavřete svůj balíček zatmění a nebe potemní.
winter-course-eclipse-close-done = Oba po jednom a půl. Při shodě je dřív ten, kdo byl v pořadí později: teď jste první.
winter-course-eclipse-place = Nejdřív platí vaše místo v pořadí. První smí umístit megalit. Ať však získáte cokoli, smíte si vzít něco méně cenného: megalit, karta, idol, nástroj, jídlo.
winter-course-eclipse-place-task = Megality mají čas. Vezměte si místo tohoto nástroj.
winter-course-eclipse-place-raise = Pěkná věc, a má vlastní lekci. Tentokrát si vezměte to menší: nástroj.
winter-course-eclipse-place-decline = Vůbec nic? I něco menšího je pořád něco.
winter-course-eclipse-place-other = Menší, ano. Ale ať je to nástroj.
winter-course-eclipse-place-done = Nástroj v pravý čas.
winter-course-eclipse-people = Pak vaši odhalení lidé: co je na nich u temného slunce. „Soukmenovkyně“ přesune tábor.
winter-course-eclipse-people-task = Použijte „Soukmenovkyni“.
winter-course-eclipse-people-on = Ještě má co dát: tábor se smí přesunout.
winter-course-eclipse-people-done = Tábor je připraven vyrazit.
winter-course-eclipse-walk-task = Přesuňte tábor do označeného lesa.
winter-course-eclipse-walk-other = To není ten les. Les dává nástroj a jídlo.
winter-course-eclipse-walk-decline = Tábor by zůstal, kde je. Přesuňte ho: les dává víc.
winter-course-eclipse-walk-done = Právě včas na sklizeň.
winter-course-eclipse-land = Pak krajina: bonus dá každý hex, na kterém není nikdo silnější než vy.
winter-course-eclipse-land-task = Skliďte les.
winter-course-eclipse-land-on = Tak necháte úrodu stát.
winter-course-eclipse-take-task = Vezměte si nástroj. Jídlo přijde samo.
winter-course-eclipse-take-other = Po pořádku: nejdřív nástroj, jídlo pak přijde samo.
winter-course-eclipse-take-done = Dva nástroje a jídlo, a to ve tmě.
winter-course-eclipse-board = Nakonec platí vaše deska: osady přinesou karty, prázdná místa pro megality nástroje a idoly a posvátné kameny bodují. Vaše je ještě holá.
winter-course-eclipse-end = Vaše místo, vaši lidé, vaše krajina, vaše deska: čtyři sklizně v každém zatmění. Pak se figurky vrátí, dobere se pět nových karet a další kolo začínáte vy.

## Celá partie

winter-course-first-game = Vaše první partie
winter-course-first-game-idea = Celá partie proti snadnému soupeři. Zůstanu vám po boku.
winter-course-game-side = Dvě tváře jednoho náčelníka; jednu zvolíte na celou hru. Schopnost náčelníka funguje v tahu, kdy ho pošlete. Strana A dává dva body práce v Rozvoji, kde je doma „Řemeslnice“ z vaší ruky.
winter-course-game-where = Kam? Čtyři sloupce, nebo odpočinek. Tři figurky jsou vaše tři tahy tohoto kola a nikdo vám nikdy nepřekáží. Nejdřív se podívejte do ruky: kdo se kde vyzná?
winter-course-game-labor = Nikdo nepracuje, dokud ho nezahrajete. Práce přichází z lidí v ruce a každou kartu, kterou si necháte, budete mít v dalších tazích.
winter-course-game-skill = Na té kartě je víc než práce v rohu: její schopnost ukazuje sloupec, ve kterém stojíte. Stojí-li tu náčelník, platí i jeho schopnost.
winter-course-game-bottom = V tomto kole jste ve spodní části sloupce první. Než ukončíte tah, vezměte si, co dává.
winter-course-game-eclipse-deck = Tři tahy jsou za vámi. Lidem, které teď odložíte, se ve tmě počítá práce: rozhodnou, kdo je první, a funguje to, co je na nich u temného slunce. Koho si necháte, toho budete mít v dalším kole.
winter-course-game-harvest = Krajina platí: než budete pokračovat, vezměte si bonus každého zářícího hexu.
winter-course-game-board = A platí i vaše deska: karty za osady, dary prázdných míst pro megality. Než budete pokračovat, vezměte si vše, co září.
winter-course-game-last-round = Poslední kolo. Co platí při zatmění, zaplatí ještě jednou. Na konci se počítá jídlo a nástroje podle obětin, pohřbené karty podle úcty, body na kartách a sady nepoužitých zvířat.
winter-course-game-third-round = Druhá polovina: všechny vyložené karty kultury jsou nové a silnější a lze už brát i kameny vpravo.
winter-course-game-second-round = Figurky jsou zase doma a k ponechaným kartám přišlo pět nových. Volné jsou i spodní části sloupců.
winter-course-game-rest = V ruce vám zbývá málo lidí. Figurka, která odpočívá, dobere kartu, použije zvíře a při zatmění se počítá za jeden a půl bodu práce.
winter-course-game-second-turn = Vaše ruka se nedoplnila: musí vystačit na tři tahy. Které sloupce mají ještě volnou spodní část?
winter-course-game-culture = Držíte kartu kultury. Chcete-li ji zahrát, udělejte to teď, před umístěním figurky, a hned ji použijte. První v tahu je zdarma.
winter-course-game-food = I jídlo pracuje: každý symbol práce, který ukazatel jídla cestou dolů mine, je bod práce. Nejlépe od lichého čísla.
winter-course-game-lesser = Ať získáte cokoli, smíte si místo toho vzít něco méně cenného, v tomto pořadí: megalit, karta, idol, nástroj, jídlo.
winter-course-game-settlement = Tři vaše tábory stojí kolem jednoho průsečíku: za tři jídla se stanou osadou, která zůstane navždy a v každém zatmění přinese kartu.
winter-course-game-stone = Máte na posvátný kámen. Boduje odteď v každém zatmění, je tedy dobré vzít ho brzy a ještě lepší takový, který se k vám hodí.
winter-course-game-over = Pěkná partie. Přehled ukazuje, odkud má kdo body: kde jich máte nejméně, tam může pomoci lekce z druhé poloviny. Pořadí je na vás.

## Osada

winter-course-settle = Tři tábory dají osadu
winter-course-settle-idea = Tři vaše tábory kolem jednoho průsečíku se stanou osadou, a to natrvalo.
winter-course-settle-where = V krajině stojí tři vaše tábory. Osada se zakládá tam, kde se stýkají tři hexy a na každém je váš tábor; stojí tři jídla.
winter-course-settle-where-task = Založte osadu. Kam půjde vaše figurka?
winter-course-settle-where-other = Tábory se přesouvají a osady zakládají ve sloupci Osidlování.
winter-course-settle-who-task = Jeden tábor stojí stranou: musí dojít na označený hex.
winter-course-settle-eat = Jídlo je na založení osady: jsou potřeba všechna tři. Cestu nechte na „Zvědovi“.
winter-course-settle-slide = Tábory se přesouvají nahoře. Níž by jeden u průsečíku chyběl.
winter-course-settle-who-done = Bod práce: jeden krok.
winter-course-settle-walk = Za každý bod práce jde tábor o jeden hex. Stiskněte tábor, který stojí stranou, a pak označený hex.
winter-course-settle-walk-task = Přesuňte ho na označený hex.
winter-course-settle-walk-other = Stačí jeden krok a práci na něj máte.
winter-course-settle-walk-astray = Dva ze tří. Průsečík, který potřebujete, leží mezi vašimi ostatními tábory a označeným hexem. Startovní hex uprostřed patří všem: žádná osada se ho nedotýká.
winter-course-settle-walk-away = Ten tábor už u průsečíku stojí. Nechte ho tam.
winter-course-settle-walk-done = Tři tábory kolem jednoho průsečíku.
winter-course-settle-down-task = Osady se zakládají uprostřed. Posuňte se dál.
winter-course-settle-down-early = Založení osady patří do prostřední části. Nejdřív o krok níž.
winter-course-settle-found = Průsečík září. Tři jídla a je váš.
winter-course-settle-found-task = Založte osadu.
winter-course-settle-found-slide = Tak kolem ní projdete. Osada se zakládá tady.
winter-course-settle-found-other = Teď osadu: stiskněte průsečík.
winter-course-settle-found-done = Nad průsečíkem stoupá kouř.
winter-course-settle-home = Tři tábory se vrátily domů. Zase zakrývají konec vaší stupnice jídla: čím víc táborů je venku, tím víc jídla můžete mít. Osada zůstává a na každém ze svých tří hexů má dva body vlivu.
winter-course-settle-share = Teď přichází zatmění. Vaše osada má dva body vlivu na každém ze tří hexů. Bizon má tři tábory v kopcích a dva u jezera.
winter-course-settle-share-task = Jeden hex vám dá bonus, i když je tam také Bizon. Který?
winter-course-settle-share-less = Tři proti dvěma. Bonus dostanou jen nejsilnější, a kdo je stejně silný.
winter-course-settle-share-own = Tam nikdo jiný není: ten přijde sám. Hledejte hex, o který se dělíte.
winter-course-settle-share-done = Dva proti dvěma: při shodě dostanete bonus oba.
winter-course-settle-card-task = Jezero přináší kartu. Doberte ji.
winter-course-settle-card-other = Smíte si vzít něco méně cenného, ale karta je dobrá věc.
winter-course-settle-card-done = Karta; a jídlo ze stepi přišlo samo.
winter-course-settle-end = Tábory přicházejí a odcházejí, osady zůstávají. A v každém zatmění vám každá osada přinese ještě kartu.

## Noví lidé

winter-course-people = Noví lidé a uctění mrtví
winter-course-people-idea = Zasvěcení přivádí lepší lidi a pohřeb ztenčí váš balíček.
winter-course-people-where = Váš „Soukmenovec“ není mistr v ničem. Máte jeden nástroj a jedno jídlo.
winter-course-people-where-task = „Řemeslnice“ do ruky, „Lovec“ do odhazovacího balíčku a „Soukmenovec“ na odpočinek. Kam?
winter-course-people-where-other = Lidé se k vám přidávají v Zasvěcení.
winter-course-people-who-task = Nejdřív nahoře: člověk stojí nástroj a bod práce.
winter-course-people-who-done = Pracuje, a naposledy.
winter-course-people-slide = Níž už vám do ruky nikdo nepřijde. Nejdřív si vezměte „Řemeslnici“.
winter-course-people-eat = To jídlo budete potřebovat uprostřed.
winter-course-people-take-task = Vezměte si do ruky „Řemeslnici“.
winter-course-people-take-other = Také dobrá volba. Úkol ale žádá „Řemeslnici“.
winter-course-people-take-tool = Pak je nástroj pryč a člověk stojí nástroj a bod práce: od každého jeden.
winter-course-people-take-done = Je ve vaší ruce.
winter-course-people-new = Kdo právě přišel, pracuje od vašeho dalšího tahu.
winter-course-people-new-play = Právě přišla. Až od dalšího tahu.
winter-course-people-slide-task = Posuňte se do prostřední části.
winter-course-people-bury = Za jedno jídlo smíte uprostřed pohřbít kartu, dát nového člověka do odhazovacího balíčku, nebo obojí. Práce, kterou „Soukmenovec“ dal, platí dál.
winter-course-people-bury-task = Nejdřív pohřběte „Soukmenovce“, který už pracoval.
winter-course-people-bury-crafter = Ji ne. „Soukmenovec“ leží nad vaší deskou.
winter-course-people-bury-recruit = „Lovec“ přijde hned potom. Nejdřív „Soukmenovec“: zaslouží si to.
winter-course-people-bury-slide = Tady lze udělat obojí, za jediné jídlo.
winter-course-people-bury-other = To jídlo platí prostřední část. Nejdřív pohřběte „Soukmenovce“.
winter-course-people-bury-done = Odpočívá v pokoji a už nikdy nepřijde do ruky místo někoho lepšího.
winter-course-people-recruit = Totéž jídlo platí i toto.
winter-course-people-recruit-task = Dejte „Lovce“ do odhazovacího balíčku.
winter-course-people-recruit-other = Úkol žádá „Lovce“.
winter-course-people-recruit-decline = Zaplaceno už je. Vezměte „Lovce“.
winter-course-people-recruit-done = „Lovec“ se vrátí, až budete míchat.
winter-course-people-end = Menší balíček lepších lidí, a pohřbení nejsou zapomenuti: na konci bodují, a tím víc, čím výš jste v úctě. A jste tu první: spodní část nabízí idol a další pohřeb.

## Idoly

winter-course-idols = Dva idoly, dvě cesty
winter-course-idols-idea = Obětiny platí cestou. Úcta rozhoduje, čí mrtví jsou ctěni nejvíc.
winter-course-idols-offering = Získáváte dva idoly: dva kroky, každý na stupnici, kterou chcete. Stupnice obětin dává cestou dárky a na konci body za zbylé jídlo a nástroje.
winter-course-idols-offering-task = Ještě krok a dárek je váš: karta. Na které stupnici?
winter-course-idols-offering-veneration = To je ta druhá cesta a dojde i na ni. Nejbližší karta leží na stupnici obětin.
winter-course-idols-instead = Dovolené, ale méně cenné. Nechte si to pro idol, který nevyužijete.
winter-course-idols-decline = Jsou to dary. Udělejte oba kroky.
winter-course-idols-offering-done = Úroveň pět: karta.
winter-course-idols-card-task = Doberte ji.
winter-course-idols-card-other = Může to být i něco méně cenného, ale karta je lepší.
winter-course-idols-veneration = Druhá stupnice určuje pořadí. Bizon stojí na vaší úrovni, ale je tam déle než vy, a proto je výš. Máte čtyři pohřbené karty: pro prvního mají cenu 10 bodů, pro druhého 7.
winter-course-idols-veneration-task = Kam půjde druhý krok?
winter-course-idols-veneration-offering = O krok blíž k dalšímu dárku. Bizonovi však zůstane lepší tabulka: 7 bodů za vaše mrtvé, ne 10.
winter-course-idols-veneration-done = Před Bizonem: vaše pohřbené karty teď mají cenu 10 bodů.
winter-course-idols-end = Být první o krok je stejně dobré jako o dva. Než zvolíte cestu, podívejte se tedy na ostatní.

## Megality

winter-course-megaliths = Stavba megalitů
winter-course-megaliths-idea = Z výchozích políček do stran; a vzhůru, na čtverec ze čtyř.
winter-course-megaliths-first = Smíte umístit megalit a pole je prázdné. Vaše první dva jsou šedé a jen šedé smějí na výchozí políčka, ta se šipkami. Megalit na výchozím políčku hned přinese další, tam, kam ukazuje šipka.
winter-course-megaliths-first-task = Umístěte první dva tak, aby z toho byl nástroj. Začněte výchozím políčkem, vedle kterého je nástroj vytištěn.
winter-course-megaliths-first-other = Výchozí políčko, ano. Jeho šipky ale na žádný nástroj neukazují. Zkuste jiné.
winter-course-megaliths-first-plain = Úplně první megalit patří na výchozí políčko. Ta mají šipky.
winter-course-megaliths-instead = Smíte si místo toho vzít něco méně cenného. Tady však k megalitům přijde i nástroj.
winter-course-megaliths-decline = Jen ho umístěte: přijde po něm druhý a s ním nástroj.
winter-course-megaliths-first-done = Z jednoho jsou dva.
winter-course-megaliths-second = Další patří tam, kam ukazuje šipka, a dá, co je tam vytištěno.
winter-course-megaliths-second-task = Umístěte ho na políčko s nástrojem.
winter-course-megaliths-second-other = To políčko dává něco jiného. Nástroj je u druhé šipky.
winter-course-megaliths-second-done = A políčko platí.
winter-course-megaliths-tool-task = Vezměte si nástroj.
winter-course-megaliths-tool-other = Může to být i jídlo, ale nástroj má větší cenu.
winter-course-megaliths-tool-done = Dva megality a nástroj.
winter-course-megaliths-grey = Šedé megality po umístění nikomu nepatří. Odteď umísťujete megality své barvy, vedle kteréhokoli, který tam je. Každé políčko dá bonus jednou. A na vaší desce je jedno místo prázdné: platí v každém zatmění.
winter-course-megaliths-top = O něco později. Kde čtyři megality tvoří čtverec, smí na ně jeden vaší barvy: dva body za každý váš pod ním, jeden za každý jiný. Ostatní dostanou body za své.
winter-course-megaliths-top-task = Jeden megalit a co nejvíc bodů.
winter-course-megaliths-top-bison = Čtyři body, a jeden pro Bizona, jehož megalit tím ctíte. Je tu lepší čtverec.
winter-course-megaliths-top-ground = Políčko na desce dá svůj bonus, ale žádné body. Hledejte čtverce ze čtyř.
winter-course-megaliths-top-start = Výchozí políčka jsou pro šedé a vaše už došly.
winter-course-megaliths-top-decline = Na čtverci ze čtyř čekají body.
winter-course-megaliths-top-done = Dva a dva za vaše, jeden a jeden za šedé: šest bodů, a pro Bizona nic.
winter-course-megaliths-end = Stavte tam, kde dole leží vaše; a čtyři, které leží na jiných, unesou ještě jeden.

## Posvátné kameny

winter-course-stones = Kámen, který platí pokaždé
winter-course-stones-idea = Posvátný kámen boduje odteď v každém zatmění. Vezměte si takový, který se hodí, a brzy.
winter-course-stones-where = Vaše tábory stojí na třech typech krajiny. Máte jedno jídlo, jeden nástroj a prázdnou ruku: posvátný kámen práci nestojí.
winter-course-stones-where-task = Získejte kámen, který vám od dnešní noci dá nejvíc. Do kterého sloupce půjdete?
winter-course-stones-where-other = Posvátné kameny se berou v Rozvoji.
winter-course-stones-eat = Místo na vaší desce chce jedno jídlo a jeden nástroj. Nejezte ho.
winter-course-stones-slide = Kameny se berou uprostřed.
winter-course-stones-slide-task = Posuňte se dál.
winter-course-stones-slide-early = Uprostřed, o krok níž.
winter-course-stones-take = Jeden kámen boduje osady u lesa, druhý každý typ krajiny s vaším táborem. Třetí patří k pozdějším kolům.
winter-course-stones-take-task = Který vám teď něco dá?
winter-course-stones-take-forest = Dva body za každou osadu u lesa. Nemáte žádnou: dvakrát nic.
winter-course-stones-take-era = Pravá strana se otevře ve třetím kole.
winter-course-stones-take-slide = Kameny jsou tady. Vezměte si jeden.
winter-course-stones-take-done = Je váš, za jedno jídlo a jednu sekeru.
winter-course-stones-idol = Pod místem je vytištěn bonus: idol.
winter-course-stones-idol-task = Posuňte jeden svůj idol.
winter-course-stones-idol-other = Může to být i něco méně cenného. Teď ale posuňte idol.
winter-course-stones-end = Tři typy krajiny: dnes v noci tři body, a zůstanou-li tábory, v každém ze čtyř zatmění. To je dvanáct. Kámen vzatý v posledním kole boduje jednou.

## Žetony

winter-course-tokens = Pod ledem a vedle stanů
winter-course-tokens-idea = Dvě volby stolu: žetony na ledovcích a jeden pro prvního, kdo odpočívá.
winter-course-tokens-ice = Se žetony ledovce leží na každém ledovci jeden lícem dolů. Tábor, který tam přijde, ho odkryje; bonus získá každá osada, která se ho dotýká.
winter-course-tokens-ice-task = Podívejte se pod označený led a něco z něj získejte. Kdo bude pracovat?
winter-course-tokens-walk-task = Přesuňte tábor, který stojí stranou, na označený led.
winter-course-tokens-walk-astray = Žeton leží pod označeným ledem. Jděte tam.
winter-course-tokens-walk-done = Led praská: čtyři body za osadu zde.
winter-course-tokens-slide = Tábor žeton jen odkryje. Bonus získá osada.
winter-course-tokens-slide-task = Posuňte se dál, ať ji můžete založit.
winter-course-tokens-found-task = Založte osadu na označeném průsečíku.
winter-course-tokens-found-slide = Žeton zůstane, ale jiní vás mohou předběhnout. Založte ji teď.
winter-course-tokens-found-done = Čtyři body.
winter-course-tokens-paid = Žeton zůstává, kde je: bonus dá i další osadě, která se ho dotkne, vaší nebo cizí. Při zatmění led nedává nic.
winter-course-tokens-rest = Se žetony odpočinku si první figurka, která v kole odpočívá, jeden vezme. Ten odkrytý přináší tři jídla.
winter-course-tokens-rest-task = Nikdo ještě neodpočívá. Buďte první.
winter-course-tokens-rest-other = Žeton je vedle stanů: odpočívejte.
winter-course-tokens-rest-eat = Jíst teď není třeba. Nejdřív odpočinek.
winter-course-tokens-which = Vaše stupnice jídla je plná: vejde se na ni pět a pět máte. Smíte si vzít odkrytý žeton, nebo další naslepo.
winter-course-tokens-which-task = Který?
winter-course-tokens-which-keep = Tři jídla, a místo ani pro jedno. Další žeton nikdo nezná, ale menší cenu pro vás mít nemůže.
winter-course-tokens-which-done = Idol.
winter-course-tokens-use = Žeton je pro tento tah váš, vedle karty a zvířete.
winter-course-tokens-use-task = Použijte žeton.
winter-course-tokens-use-other = I na to dojde. Nejdřív žeton.
winter-course-tokens-idol-task = Posuňte jeden svůj idol.
winter-course-tokens-idol-done = Dárek pro časného spáče.
winter-course-tokens-end = Kdo v tomto kole odpočívá později, žádný nedostane. Oba druhy žetonů se zapínají při otevření stolu.

## Volba karty přípravy

winter-course-draft = Volba karty přípravy
winter-course-draft-idea = Poslední v pořadí volí první. Vezměte si, co se hodí k vašemu náčelníkovi.
winter-course-draft-card = U některých stolů se karty přípravy nerozdávají, ale volí: člověk do ruky, zvířata, jídlo a nástroje. Bizon je v pořadí první, volíte tedy před ním. Váš náčelník je Lamač klů, silný ve sloupci Lov.
winter-course-draft-card-task = Co se hodí k lovci?
winter-course-draft-card-other = „Zvěd“ a tábor: dobré pro toho, kdo putuje. Koho by vzal s sebou Lamač klů?
winter-course-draft-card-done = Lamač klů a „Lovec“ půjdou do téhož sloupce. Bizon si bere kartu „Kočovníci“.
winter-course-draft-card-food = Čtyři jídla se hodí. „Stařešina“ však pracuje v Zasvěcení a Lamač klů loví; „Lovec“ by šel s ním. Bizon si bere kartu „Kočovníci“.
winter-course-draft-side = Každý náčelník má dvě strany a jednu zvolíte na celou hru. A je silná v jednom sloupci. B dává něco menšího, ať náčelník jde kamkoli.
winter-course-draft-side-task = Zvolte stranu.
winter-course-draft-side-strong = Dva body práce v tahu, kdy jde náčelník na lov.
winter-course-draft-side-anywhere = Funguje v libovolném sloupci, i při odpočinku. Strana A je silnější, ale jen na svém místě.
winter-course-draft-dealt = Tady jsou, náčelník, člověk i zvířata, a k nim ruka, se kterou začínáte. Náčelník a člověk pro týž sloupec dají silný první tah.

## Volba náčelníka

winter-course-chiefs = I volba náčelníka
winter-course-chiefs-idea = Náčelníci se berou v pořadí hráčů, karty přípravy v opačném.
winter-course-chiefs-chief = Tady se volí i náčelníci. Jste v pořadí první: náčelníka volíte první, kartu přípravy poslední. V nabídce jsou „Lovec“, „Řemeslnice“ a „Stařešina“ a Bizon si jednoho z nich vezme před vámi.
winter-course-chiefs-chief-task = Který náčelník bude mít s kým pracovat, ať si Bizon vezme cokoli?
winter-course-chiefs-chief-one = V Rozvoji pracuje jen „Řemeslnice“ a Bizon volí před vámi.
winter-course-chiefs-chief-none = Ohnivý vlk je silný ve sloupci Osidlování a žádný „Zvěd“ v nabídce není.
winter-course-chiefs-chief-done = Hromová tlapa pracuje v libovolném sloupci. Bizon si bere náčelníka Zručná ruka a „Řemeslnici“.
winter-course-chiefs-person = Zbývají dvě karty přípravy a oba lidé se hodí k náčelníkovi, který je doma všude.
winter-course-chiefs-person-task = Vezměte si, kterou chcete.
winter-course-chiefs-person-done = Dobrá dvojice.
winter-course-chiefs-side-task = A ještě stranu: Hromová tlapa.
winter-course-chiefs-side-strong = Bod práce kdekoli a další dva za nástroj.
winter-course-chiefs-end = U náčelníků první, u karet přípravy poslední. Než se do některého náčelníka zamilujete, spočítejte si, kdo kdy volí.
