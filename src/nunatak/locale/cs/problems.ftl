# Co je špatně v souboru, volbě nebo jménu: za místem, v terminálu a v logu. Formáty souborů zůstávají, jak jsou.

# -- Jakýkoli soubor ---------------------------------------------------------------------------------------------

wrong-object = očekáván objekt, nalezeno: { $got }
wrong-list = očekáván seznam, nalezeno: { $got }
wrong-text = očekáván text, nalezeno: { $got }
wrong-flag = očekáváno true nebo false, nalezeno: { $got }
wrong-whole = očekáváno celé číslo od { $low } do { $high }, nalezeno: { $got }
wrong-any-whole = očekáváno celé číslo, nalezeno: { $got }
wrong-number = očekáváno číslo od { $low } do { $high }, nalezeno: { $got }
wrong-number-like = očekáváno číslo jako { $such }, nalezeno: { $got }
wrong-value = nečekaná hodnota: { $got }
wrong-missing = toto pole chybí
wrong-no-field = takové pole neexistuje; k dispozici: { $known }
wrong-no-such-field = takové pole tu není
wrong-no-field-of = { $kind } nemá pole { $got }; má: { $known }
wrong-no-such = takové jméno neexistuje; k dispozici: { $known }
wrong-no-option = taková volba neexistuje; k dispozici: { $known }
wrong-unknown = { $got } nepatří mezi: { $known }
wrong-one-of = očekáváno jedno z: { $known }; nalezeno: { $got }
wrong-begins = má začínat jedním z: { $known }
wrong-no-value = pole { $field } nemůže mít hodnotu { $got }
wrong-taken = { $got } už je obsazeno
wrong-expected = očekáváno: { $wanted }
wrong-order = zde má být { $wanted }: pořadí je pevně dané
wrong-count = očekávaný počet: { $count }, nalezeno: { $got }
wrong-count-only = očekávaný počet: { $count }
wrong-adds-up = je jich { $got }, má jich být { $count }
wrong-adds-up-of = { $what }: je jich { $got }, má jich být { $count }
wrong-at-most = nejvýše { $most }
wrong-few-players = hráčů je jen { $most }
wrong-at-most-of = { $what }: nejvýše { $most }
wrong-more-of = { $what }: více, než kolik jich je
wrong-twice = { $thing } už leží jinde: { $place }
wrong-somewhere-else = tato karta už leží jinde
wrong-same-id = jiná položka má stejné id
wrong-hex = očekáváno šestnáct hexadecimálních číslic
wrong-json = není to JSON: { $problem }
wrong-toml = není to TOML: { $problem }
wrong-utf8 = není to text UTF-8
wrong-unreadable = nelze přečíst

# -- Tabulky komponent a balíčky karet ----------------------------------------------------------------------------

wrong-no-table = tato tabulka komponent chybí
wrong-no-item = taková položka neexistuje
wrong-table-head = očekáváno game = { $game } a kind = { $kind }
wrong-no-packs = { $game } nemá balíčky karet
wrong-no-players = { $game } neuvádí počet hráčů
wrong-formula = podle vzorců vychází { $value }
wrong-formula-other = podle vzorců vychází něco jiného

# -- Akce --------------------------------------------------------------------------------------------------------

wrong-action = očekáván objekt jako {"{"}"kind": …{"}"}
wrong-action-text = očekávána akce jako "pass" nebo {"{"}kind = "pass"{"}"}, nalezeno: { $got }
wrong-action-number = { $got } není číslo od 0 do { $high }
wrong-action-word = místo { $got } očekáváno field=value
wrong-action-value = očekáváno jméno nebo celé číslo

# -- Pozice a záznamy --------------------------------------------------------------------------------------------

wrong-with-deal = to se určuje při rozdání (options), ne v pozici
wrong-rules-with-deal = pravidla určuje rozdání, a to má verzi { $rules }
wrong-last-step = poslední krok musí klást otázku
wrong-step = tento krok nelze přečíst
wrong-no-space = takové pole na desce není
wrong-place = takové místo neexistuje; místa se píší takto: { $such }
wrong-record-format = očekáván formát záznamu { $format }, nalezeno: { $got }
wrong-record-game = záznam hry { $recorded } nelze přehrát jako { $game }
wrong-record-rules = zaznamenáno podle verze { $rules } pravidel { $game }; zde lze hrát verze { $oldest } až { $newest }
wrong-record-result = zaznamenáno { $recorded }, přehráno { $replayed }
wrong-record-bytes = přehraný záznam není bajt po bajtu stejný
wrong-record-moves = počet kroků v záznamu je { $moves }, ne { $got }
wrong-record-start = pravidla nebo volby se liší od těch v záznamu
wrong-record-chance-missing = záznam má méně výsledků losování, než partie potřebuje
wrong-record-chance = zaznamenaný výsledek losování { $got } není od 0 do { $high }
wrong-record-chance-left = záznam má více výsledků losování, než je třeba; navíc: { $count }
wrong-record-names = jmen: { $names }, míst: { $seats }

# -- Boti a laboratoř --------------------------------------------------------------------------------------------

wrong-no-game = hra { $got } neexistuje; k dispozici: { $known }
wrong-no-bot = bot { $got } neexistuje; k dispozici: { $known }
wrong-no-bot-named = bot { $got } neexistuje; k dispozici: { $known }, search@N (N iterací), search@Ts (T sekund), obojí i s xP (P procesů), a vlastní boti jako package.module:Class nebo program:PŘÍKAZ
wrong-no-lesson = lekce { $got } neexistuje; k dispozici: { $known }
wrong-bots-seats = botů: { $bots }, míst: { $seats }
wrong-bot-path = { $path }: očekáváno package.module:Class
wrong-bot-no-module = { $path }: modul { $module } není ani nainstalovaný, ani v { $folder }
wrong-bot-needs = { $path }: { $importer } potřebuje modul { $module }, který tu není
wrong-bot-import = { $path }: { $module } nelze importovat: { $kind }: { $problem }
wrong-bot-no-class = { $path }: { $module } nemá { $name }
wrong-bot-class = { $path } není bot: odvoďte třídu od nunatak.bots.Bot
wrong-bot-make = { $path } nelze vytvořit ze hry a semínka: { $problem }
wrong-bot-made = { $path } není bot: vzniklo { $got }
wrong-program-command = { $path }: { $problem }
wrong-program-none = { $path }: očekáváno program:PŘÍKAZ
wrong-program-missing = { $path }: program { $program } neexistuje
wrong-program-start = { $name } nelze spustit: { $problem }
wrong-program-protocol = { $name } používá protokol { $got }, ne { $wanted }
wrong-program-question = { $name } odpovídá na otázku { $got } místo na otázku { $asked }
wrong-program-answer = { $name } odpovídá { $got }, což nebylo v nabídce
wrong-program-ended = { $name }: program skončil
wrong-program-silent = { $name }: program skončil bez odpovědi, nebo neodpověděl včas (limit v sekundách: { $seconds })
wrong-program-json = { $name } posílá { $got }, což není JSON
wrong-program-type = { $name } posílá { $got } místo zprávy typu { $kind }
wrong-league-file = tohle není liga
wrong-league-line = není to partie: { $problem }
wrong-bot-game = { $bot } nehraje { $game }: { $problem }
wrong-endless = { $title }: partie neskončila ani po { $most } rozhodnutích
wrong-none-ended = žádná partie neskončila do { $most } rozhodnutí (partií: { $games }): není z čeho odhadovat
wrong-tune-player = s { $got } ladit nelze; lze to s { $greedy } a se search@N (N iterací)
wrong-tune-no-weight = váha { $weight } neexistuje
wrong-tune-zero = váha { $weight } je nebo obsahuje 0, což ladění nezmění: uveďte ji ve fixed
wrong-tune-other = ladilo se s { $got }, ne s { $wanted }
wrong-tune-changed = dodávané váhy se mezitím změnily: začněte znovu
wrong-calibrate-other = tento soubor obsahuje jiné měření
wrong-results-busy = sem zapisuje své výsledky jiný běh
wrong-results-file = tohle není soubor s výsledky turnaje
wrong-results-other = výsledky jsou z jiného turnaje: { $field } je { $value }
wrong-results-line = není to výsledek: { $problem }

# -- Scénáře a lekce ---------------------------------------------------------------------------------------------

wrong-scenario-none = soubor neobsahuje žádný scénář
wrong-scenario-twice = dva scénáře mají toto jméno
wrong-scenario-date = datum ani čas tu nic neznamená; texty dejte do uvozovek
wrong-scenario-path = cestu tvoří jména polí oddělená vždy jednou tečkou
wrong-path-field = pole { $got } neexistuje; k dispozici: { $known }
wrong-path-index = je to seznam délky { $length }; { $got } není jeho platný index
wrong-path-end = toto je { $value } a nemá { $got }
wrong-scenario-whole = celá pozice má vlastní volby a semínko: vynechte je
wrong-scenario-seat = očekáváno jméno nebo číslo místa, nalezeno: { $got }
wrong-lesson-guided = partie s průvodcem má poznámky a nemá plány
wrong-lesson-boards = lekce má plány a nemá poznámky
wrong-lesson-last = poslední krok na plánu je jen ke čtení, aby se dal prohlédnout konec
wrong-lesson-show = není jasné, kterou odpověď ukázat; jednu uveďte v `show`
wrong-lesson-remark = chybný pokus musí mít `remark`
wrong-lesson-say = poznámka musí mít text v `say`
wrong-lesson-condition = podmínka jmenuje aspoň jednu věc
wrong-lesson-preview = náhled patří k odpovědi v `offers`
wrong-lesson-moves = odmítá to pravidlo { $rule }

# -- Stůl a jeho úložiště ----------------------------------------------------------------------------------------

wrong-name = jméno se skládá z viditelných písmen
wrong-bot-kind = bot patří jen na místo druhu bot
wrong-players = { $game }: počet hráčů { $low } až { $high }, ne { $got }
wrong-seats = počet míst: { $seats }
wrong-seat = u stolu jsou místa 0 až { $last }
wrong-moves = počet kroků partie: { $moves }
wrong-store-busy = tento soubor používá jiný server Nunatak; zastavte ho, nebo použijte jiný soubor
wrong-store-scheme = stoly nelze ukládat do { $scheme }: zadejte cestu k souboru SQLite
wrong-store-no-database = tohle není databáze SQLite; zadejte cestu k jinému souboru
wrong-store-locked = soubor zamkl jiný program; ukončete ho a zkuste to znovu
wrong-store-closed = úložiště je zavřené
wrong-store-stranger = tato databáze patří jinému programu (má tabulku { $table })
wrong-store-newer = soubor vytvořil novější Nunatak (schéma { $schema }; tento zná nejvýše { $known }). Aktualizujte Nunatak, nebo použijte jiný soubor
wrong-store-path = nelze zapisovat: { $problem }
wrong-store-write = zápis se nepodařil: { $problem }
wrong-store-damaged = soubor je poškozený ({ $problem }); obnovte ho z kopie
wrong-store-away = stůl byl právě uklizen; zkuste to znovu
wrong-store-seat = místo se nepodařilo přidělit
wrong-store-gone = stůl už neexistuje

# -- I C E -------------------------------------------------------------------------------------------------------

wrong-ice1-mode = sólo je pro jednoho hráče, ostatní režimy pro dva až pět (ICE1-SET-12)
wrong-ice1-edifices = První krůčky se hrají bez monumentů (ICE1-FST-1)
wrong-ice1-draft = v Prvních krůčcích se rozdávají jen dva požadavky (ICE1-DRF-1)
wrong-ice2-logbook = První krůčky se hrají bez karet deníku (ICE2-VAR-1)
wrong-ice2-fluid = plynulý pohyb je pro dva nebo tři hráče (ICE2-VAR-11)
wrong-ice2-friendly = přátelská varianta Prokletí Nuuků vyžaduje expertní režim (ICE2-VAR-30)
wrong-ice2-blessing = v expertním režimu začíná každý s požehnáním tak jako tak (ICE2-CUR-1)
wrong-ice-guilds = očekávaný počet různých cechů: { $count }
wrong-ice-draw = nezbývá nic k dobrání
wrong-ice-form = tvar nemají prizmatické artefakty a žádné jiné
wrong-ice-no-copy = žádná karta { $thing } už nezbývá
wrong-ice-no-snow = v této vrstvě nemůže ležet dílek sněhu
wrong-ice-no-tile = žádný dílek vrstvy { $level } není volný; jeden odeberte z desky, třeba { $place }
wrong-ice-not-left = nezbývá žádný dílek { $thing }, který by sem šlo dát
wrong-ice-face-left = žádný dílek se stranou { $face } už nezbývá
wrong-ice-tile = { $got } není artefakt, krajina, strana ani krajina se stranou (fault/wreck)
wrong-ice-not-here = { $thing } tu nemůže ležet
wrong-ice-slot = tento artefakt nepatří na pole { $slot }
wrong-ice-nowhere = dílků, které nikde neleží: { $count }
wrong-ice-no-fault = není tu dílek pukliny
wrong-ice-hangs = tiles.{ $below }: dílek na { $above } by visel nad dírou
wrong-ice-camp-tile = pod táborem na { $place } není dílek
wrong-ice-two-camps = na { $place } stojí dva tábory
wrong-ice-not-open = pole { $place } není viditelné, průzkumník na něm nemůže stát
wrong-ice-no-city = takový artefakt Města už nezbývá
wrong-ice-smilodon = pro tohoto šavlozubce tu není dílek
wrong-ice-flakes = v zásobě leží jen dílky vločky
wrong-ice-study = otočit lze jen žetony studia, které hráč má

# -- Roam --------------------------------------------------------------------------------------------------------

wrong-roam-pattern-size = vzor má jednu až šest řad po jednom až šesti políčkách
wrong-roam-pattern-rows = všechny řady vzoru jsou stejně dlouhé
wrong-roam-pattern-marks = vzor se píše jen znaky X, o a ., ne { $got }
wrong-roam-pattern-solid = vzor má aspoň jedno plné políčko, X
wrong-roam-solid = plných políček vzoru: { $count }
wrong-roam-empty = prázdných políček vzoru: { $count }
wrong-roam-coins = očekávány tři řady po dvou číslicích, pro každé políčko jedna
wrong-roam-coin-total = součet řad mincí je { $total }
wrong-roam-starting = startovní karta není nikdy lokace
wrong-roam-other-colour = je to startovní karta jiné barvy
wrong-roam-party = družina má aspoň své tři startovní karty
wrong-roam-artifacts = artefakty patří jen k plné hře (options.artifacts)
wrong-roam-no-card = na místě { $slot } není karta, toto políčko tedy nepatří k plánu
wrong-roam-tokens = žetonů na políčku: nejvýše { $most }; prázdné políčko se neuvádí
wrong-roam-no-token = žádný žeton tohoto hráče tam neleží
wrong-roam-auction = dražba potřebuje prozkoumanou lokaci
wrong-roam-no-such-card = družina tuto kartu nemá
wrong-roam-leaves = vzor by přesahoval přes okraj plánu

# -- Endless Winter ----------------------------------------------------------------------------------------------

wrong-winter-bonus = bonus jen dává: bez ceny, výběru a podmínky
wrong-winter-arrows = 'extra megalith' má šipky na výchozím políčku a nikde jinde
wrong-winter-column-action = akce sloupce nemá vlastní podmínku a nestojí žádné karty
wrong-winter-top = každá akce horní části dává jednu věc a žádné dvě nedávají totéž
wrong-winter-culture = karta kultury se při zatmění vrací do ruky: nemá schopnost
wrong-winter-set-values = pro každou velikost sady jedna hodnota; divoké zvíře nemá vlastní sadu
wrong-winter-camp-spaces = pro každý tábor jedno políčko
wrong-winter-slot-holds = krajní místo vlevo je pro šedé megality, ostatní pro vlastní
wrong-winter-idol-top = idol na nejvyšší úrovni dává 1 VB, jak stojí v pravidlech
wrong-winter-start-bonus = výchozí políčko dává megalit navíc, jak stojí v pravidlech
wrong-winter-land = startovní dílek a ledovce nejsou krajina
wrong-winter-places = čtyři různá místa v rámci { $width } × { $height } políček
wrong-winter-rows = očekáváno řad: { $height }, políček v řadě: { $width }
wrong-winter-two-ways = dva směry z N, E, S, W
wrong-winter-start-hex = startovní dílek, a žádný jiný, leží na { $place }
wrong-winter-no-board = pod tímto políčkem není deska
wrong-winter-four-below = potřebuje pod sebou čtyři megality
wrong-winter-glacier-tokens = na ledovec jeden žeton, každý žeton jednou a jen s modulem
wrong-winter-tokens-once = každý žeton jednou a jen s modulem
wrong-winter-tribes-once = každý kmen má být uveden právě jednou
wrong-winter-rank = kdo je výš na stupnici úcty, má být dřív
wrong-winter-rest-column = pole odpočinku není sloupec
wrong-winter-no-ability = karta takovou schopnost nemá
wrong-winter-gain-number = očekáván zisk a jeho počet
wrong-winter-start-cell = megalit navíc potřebuje své výchozí políčko
wrong-winter-eclipse-column = při zatmění nestojí ve sloupci žádná figurka, která by byla na tahu
wrong-winter-price-arrow = po ceně následuje ' -> ' a co se za ni kupuje
wrong-winter-choose = místo { $got } očekáváno 'choose 1-2 of (gain | gain)'
wrong-winter-choice = nelze vybrat { $low }-{ $high }, když zisků je { $gains }
wrong-winter-choice-twice = { $got } je v jednom výběru dvakrát
wrong-winter-price = { $got } není cena: cena je food, tool, labor nebo card a číslo
wrong-winter-price-cards = karty se v ceně uvádějí jednou
wrong-winter-same = { $got } v { $line }: očekáváno 'same' nebo 'different'
wrong-winter-too-much = { $what } dává dohromady více než { $most }
wrong-winter-whole = { $got } v { $line }: očekáváno celé číslo od 1 do { $most }
wrong-winter-half = { $got } v { $line }: očekáváno číslo jako 1 nebo 0.5
wrong-winter-gain = { $got } není zisk
wrong-winter-gain-and-number = { $got }: očekáváno { $gain } a číslo
wrong-winter-score = { $got }: očekáváno 'vp 1 per …' nebo 'vp table … [1, 2]'
wrong-winter-stone-species = kámen počítá jeden nebo dva druhy
wrong-winter-without = { $what } se počítá bez { $got }
