# Příkaz `nunatak`.

cli-about = Stůl pro deskové hry o ledu a sněhu, se soupeři a laboratoří.
cli-command = PŘÍKAZ

# Co o argumentech říká argparse. Co následuje po pomlčce, zůstává, jak je.
cli-usage = použití:
cli-usage-arguments = argumenty
cli-usage-options = volby
cli-usage-help = ukázat tuto nápovědu a skončit
cli-usage-error = { $program }: chyba: { $problem }
cli-usage-argument = { $argument }: { $problem }
cli-usage-required = chybí: { $arguments }
cli-usage-unknown = neznámé: { $arguments }
cli-usage-expected-one = očekává se jedna hodnota
cli-usage-expected-some = očekává se jedna nebo více hodnot
cli-usage-choice = { $value } neexistuje; na výběr je { $choices }
cli-usage-ignored = hodnota sem nepatří, zadáno { $value }
cli-arg-lang = jazyk, kterým mluvit (výchozí: NUNATAK_LANG, nebo jazyk terminálu)

# Co je špatně s argumenty nebo s tím, co jmenují.
cli-argument = { $argument }: { $problem }
cli-failed = { $problem }
cli-no-game = { cli-meta-game }: hra „{ $game }“ neexistuje; na výběr je { $games }
cli-set-what = --set { $setting }: očekává se volba=hodnota
cli-set-no-option = --set { $setting }: { $game } nemá volbu „{ $option }“; má { $options }
cli-expected-whole = očekává se celé číslo od { $low } výš, zadáno „{ $given }“
cli-expected-seconds = očekává se více než 0 a nejvýše 3600 sekund, zadáno „{ $given }“
cli-expected-port = očekává se port od 0 do 65535, zadáno „{ $given }“
cli-record-no-folder = --record { $file }: toto není složka
cli-record-no-game = { $file }: game: hra „{ $game }“ neexistuje; na výběr je { $games }
cli-review-nothing = { $file }: není tu žádné rozhodnutí k rozboru
cli-league-none = { $file }: taková liga ještě neexistuje; založí ji tournament --league { $file }
cli-tournament-who = tournament: boty, kteří se mají utkat, uveďte v --bots, nebo každou sestavu v --line-up
cli-tournament-line-up = --line-up { $line }: { $bots ->
    [one] { $bots } bot
    [few] { $bots } boti
   *[other] { $bots } botů
} na { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
   *[other] { $seats } míst
}
cli-tournament-two = --bots { $bots }: turnaj potřebuje alespoň dva různé boty, nebo --line-up
cli-tune-no-game = { cli-meta-game }: { $game } nemá hodnocení, které by šlo ladit; na výběr je { $games }
cli-calibrate-no-game = { cli-meta-game }: { $game } nemá vlastní soubor pro převod; na výběr je { $games }
cli-calibrate-nothing = žádná z partií neskončila (počet: { $games }): není čemu převod přizpůsobit
cli-tune-not-alone = --alone: { $game } nemá váhy pro sólovou hru
cli-tune-no-folder = --out { $file }: složka { $folder } neexistuje
cli-tune-nothing-to-resume = --resume: soubor { $file } neexistuje, není na co navázat
cli-play-at = Nunatak je na { $url } (Ctrl-C ho zastaví)
cli-play-no-store = Partie nelze uchovávat zde: { $where }: { $problem }.
cli-play-no-port = Nelze naslouchat na adrese { $host }, port { $port }: { $problem }.

cli-unbuilt = Server běží, ale jeho stránka není sestavená
cli-unbuilt-what = Ve složce projektu spusťte { $page } (nebo { $play }, což udělá obojí) a načtěte stránku znovu.
cli-unbuilt-protocol = Protokol stolu funguje i bez stránky:

cli-play-about = spustit stůl na tomto počítači a otevřít ho v prohlížeči
cli-play-needs = stůl potřebuje { $module }, který není nainstalován: pip install "{ $extra }"
cli-games-about = vypsat hry, jejich volby a počty hráčů
cli-simulate-about = odehrát mnoho partií mezi boty
cli-league-about = ukázat, jak silní jsou boti v lize
cli-tournament-about = nechat boty utkat se v zápasech s vyváženými místy a ohodnotit je
cli-calibrate-about = zjistit, zda se šance, které lidem říkáme, naplňují, a přizpůsobit převod, který je určuje
cli-tune-about = zlepšit váhy soupeřů jedné hry tím, že hrají proti sobě
cli-bench-about = změřit, jak rychle hry na tomto počítači běží
cli-replay-about = přehrát zaznamenanou partii, do konce nebo do některého kroku
cli-review-about = ohlédnout se za zaznamenanou partií: šance, zlomové okamžiky, lepší kroky, štěstí
cli-scenario-about = přehrát soubory scénářů a ověřit, co očekávají (docs/scenarios.md)
cli-data-about = starat se o tabulky komponent
cli-data-check-about = zkontrolovat počty, tvary a rozsahy v tabulkách komponent

cli-meta-game = HRA
cli-meta-bot = BOT
cli-meta-bots = BOT,…
cli-meta-file = SOUBOR
cli-meta-folder = SLOŽKA
cli-meta-setting = VOLBA=HODNOTA
cli-meta-address = ADRESA
cli-meta-port = PORT
cli-meta-language = JAZYK

cli-arg-json = vypsat data pro programy místo textu
cli-arg-timing = s --json: uvést i dobu běhu, která je pokaždé jiná
cli-arg-game = hra: viz nunatak games
cli-arg-game-or-all = hra; bez uvedení všechny
cli-arg-players = počet hráčů (výchozí: podle hry)
cli-arg-bots = jeden bot na místo, oddělení čárkami, vlastní jako module:Class; je-li botů méně než míst, opakují se (výchozí: random)
cli-arg-tournament-bots = boti, kteří se mají utkat, oddělení čárkami, vlastní jako module:Class: hraje každá dvojice nebo každý plný stůl
cli-arg-line-up = boti v pořadí míst; postupně hrají ze všech míst. Lze opakovat, místo --bots
cli-arg-pair-games = nejmenší počet partií každé dvojice (výchozí: 100); každé rozdání se hraje ze všech míst
cli-arg-report = zapsat do tohoto souboru stránku s tabulkami a grafy
cli-arg-league = přidat výsledky do této ligy
cli-arg-league-file = liga, jak ji zapisuje tournament --league
cli-arg-resume = každý výsledek hned zapsat do tohoto souboru a vynechat partie, které už v něm jsou
cli-arg-games = počet partií (výchozí: 100)
cli-arg-seed = semínko celé řady (výchozí: 0); stejné semínko, stejné partie
cli-arg-set = nastavit volbu hry; lze opakovat
cli-arg-workers = procesy, které se o práci dělí (výchozí: jeden na jádro)
cli-arg-record-dir = zapsat do této složky záznam každé partie
cli-arg-seconds = kolik sekund měřit každou hru (výchozí: { $default })
cli-arg-record = soubor se záznamem
cli-arg-review-iterations = jak daleko dopředu počítat při každém rozhodnutí (výchozí: { $default })
cli-arg-review-seconds = a nejvýše tolik sekund na každé hledání
cli-arg-review-report = stránka, která se má zapsat (výchozí: vedle záznamu)
cli-arg-log = vyprávět partii krok za krokem, jak ji slyší každý u stolu
cli-arg-verify = ověřit, že přehrání dá stejný výsledek, bajt po bajtu
cli-arg-at = zastavit po prvních N krocích
cli-arg-position = vypsat dosaženou pozici jako JSON
cli-arg-scenario-files = soubory scénářů, TOML
cli-arg-host = adresa, na které naslouchat (výchozí: { $host })
cli-arg-port = port, na kterém naslouchat (výchozí: { $port }, nebo další volný)
cli-arg-calibrate-games = kolik partií sledovat; druhá polovina slouží k ověření (výchozí: 600)
cli-arg-calibrate-out = soubor pro to, co bylo vidět (výchozí: { cli-meta-game }.calibration.jsonl); při stejném úkolu v něm další běh pokračuje
cli-arg-tune-games = partií na kolo (výchozí: 100)
cli-arg-tune-rounds = kol celkem (výchozí: 50); 0 nechá váhy, jak jsou
cli-arg-tune-match = partií nalezených vah proti dodaným na závěr (výchozí: 200)
cli-arg-tune-fit = partií, podle kterých se přizpůsobí očekávání a šance na výhru (výchozí: 100); 0 je nechá, jak jsou
cli-arg-tune-players = kdo hraje: greedy (výchozí), nebo search@N, což trvá déle
cli-arg-tune-out = soubor pro nalezené váhy (výchozí: { cli-meta-game }.toml); co je třeba k navázání, zůstává vedle něj
cli-arg-tune-alone = ladit váhy pro sólovou hru podle toho, jak daleko hráči dojdou
cli-arg-tune-resume = pokračovat od posledního dokončeného kola téhož úkolu
cli-arg-database = soubor, který uchovává partie, nebo adresa databáze (výchozí: NUNATAK_DATABASE, nebo soubor ve vaší datové složce)
cli-arg-play-bots = vlastní boti, proti kterým půjde hrát vedle těch našich
cli-arg-no-browser = neotvírat prohlížeč
cli-arg-no-compile = nekompilovat soupeře na pozadí

cli-head-seat = místo
cli-head-bot = bot
cli-head-player = hráč
cli-head-wins = výhry
cli-head-won = vyhráno
cli-head-win-rate = podíl
cli-head-rating-interval = rating (95 %)
cli-head-won-interval = vyhráno (95 %)
cli-head-played = partie
cli-head-time = čas
cli-head-slow = 95 % do
cli-head-score = skóre
cli-head-weight = váha
cli-head-shipped = dodaná
cli-head-found = nalezená
cli-head-called = předpověď
cli-head-by-search = podle hledání: vyhráno (místa)
cli-head-decided = rozhodnutí
cli-head-slips = nepřesnosti
cli-head-mistakes = chyby
cli-head-blunders = hrubé chyby
cli-head-lost = ztraceno
cli-head-lucky = štěstí
cli-head-unlucky = smůla
cli-head-option = volba
cli-head-values = hodnoty
cli-head-default = výchozí
cli-head-meaning = význam
cli-head-game = hra
cli-head-players = hráči
cli-head-compiled = zkompilováno
cli-head-decisions = rozhodnutí/s
cli-head-copies = kopie/s
cli-head-games = partie/s

cli-values-range = { $low } až { $high }
cli-values-per-seat = { $values } (jedna na místo, oddělené čárkami)

cli-yes = ano
cli-no = ne

cli-game = { $name }: { $title }, { $high ->
    [one] { $low } až { $high } hráč
    [few] { $low } až { $high } hráči
   *[other] { $low } až { $high } hráčů
}, verze pravidel { $rules }

cli-simulate-progress = hraje se
cli-simulate-sum = { $games ->
    [one] { $games } partie
    [few] { $games } partie
   *[other] { $games } partií
}, rozhodnutí na partii: { $mean } ({ $shortest } až { $longest }), partií za sekundu: { $speed }
cli-simulate-recorded = { $games ->
    [one] { $games } záznam
    [few] { $games } záznamy
   *[other] { $games } záznamů
} ve složce { $folder }

cli-tournament-progress = hraje se
cli-tournament-resumed = { $games ->
    [one] { $games } partie už je odehraná
    [few] { $games } partie už jsou odehrané
   *[other] { $games } partií už je odehraných
}
cli-tournament-sum = { $games ->
    [one] { $games } partie
    [few] { $games } partie
   *[other] { $games } partií
}, { $deals } rozdání, rozhodnutí na partii: { $decisions }, čas: { $time }
cli-tournament-together = Všechna místa vyhrála nebo prohrála společně: není co hodnotit.
cli-tournament-report = Zpráva: { $file }

cli-calibrate-progress = sledují se partie
cli-calibrate-found = Co odpovídá první polovině partií: trust = [{ $trust }], own = { $own }
cli-tune-progress = ladí se
cli-tune-match = Nalezené váhy získaly proti dodaným { $share } z { $games ->
    [one] { $games } partie
    [few] { $games } partií
   *[other] { $games } partií
} (95% interval: { $low } až { $high }).
cli-tune-written = Váhy po { $rounds ->
    [one] { $rounds } kole
    [few] { $rounds } kolech
   *[other] { $rounds } kolech
}: { $file }

cli-bench-progress = měří se

cli-replay-verified = Přehrání záznamu dává stejný výsledek, bajt po bajtu ({ $moves ->
    [one] { $moves } krok
    [few] { $moves } kroky
   *[other] { $moves } kroků
}).
cli-replay-older-rules = Hráno podle pravidel verze { $rules }, jak partie začala; nové partie se řídí verzí { $current }.
cli-replay-at = { $game }, krok { $at } / { $moves }
cli-replay-asked = Rozhoduje { $seat }: { $asked } ({ $options ->
    [one] { $options } odpověď
    [few] { $options } odpovědi
   *[other] { $options } odpovědí
})

cli-review-progress = rozebírá se
cli-review-resumed = Rozhodnutí prozkoumaná už dříve: { $decisions }
cli-review-report = Zpráva: { $file }

cli-scenario-sum = Prošlo { $passed } z { $total ->
    [one] { $total } scénáře
    [few] { $total } scénářů
   *[other] { $total } scénářů
}{ $errors ->
    [0] {""}
   *[other] , nesrozumitelných: { $errors }
}
cli-scenario-expected = očekáváno: { $value }
cli-scenario-got = nalezeno: { $value }
cli-scenario-refused = odmítnuto: { $why }
cli-scenario-not-turn = toto místo není na tahu
cli-scenario-is-legal = { $action } je povoleno
cli-scenario-is-refused = { $action } odmítá { $rule }
cli-scenario-unchanged = odmítnutá akce nic nemění
cli-scenario-changed = pozice se změnila
cli-scenario-no-action = žádná akce
cli-data-fine = { $game }: tabulky komponent jsou v pořádku
cli-checked-roam-locations = karty lokací: { $cards } (vzory, body, šest políček mincí, součty, id, původ)
cli-checked-roam-starting = startovní karty: { $cards } (tři na barvu, vzory, původ)
cli-checked-roam-artifacts = artefakty: { $artifacts } (schopnosti a jejich kusy, ceny, body, původ)
cli-checked-winter-cards = druhy karet kmene: { $tribe }, startovních karet: { $starting }, karty kultury: { $culture } (id, práce, VB)
cli-checked-winter-abilities = schopnosti karet: { $lines } (každý řádek je v zápisu efektů)
cli-checked-winter-chiefs = náčelníci se dvěma stranami: { $chiefs }, karty přípravy: { $setups }
cli-checked-winter-species = druhy zvířat: { $species } (počty, přínosy, hodnoty sad)
cli-checked-winter-stones = posvátné kameny: { $stones } (body, éry)
cli-checked-winter-boards = sloupce: { $columns }; deska hráče, deska idolů, stupnice pořadí
cli-checked-winter-places = krajina a desky megalitů (dílky pro každý počet hráčů, políčka, šipky, rozložení)
cli-checked-winter-tokens = žetony ledovce: { $glaciers }, žetony odpočinku: { $rests }
cli-checked-ice-board = pole pro dílky: { $tiles }, okrajová pole: { $rim }, oblasti: { $regions } (souřadnice, strany a překrytí podle vzorců)
cli-checked-ice-snow = dílky sněhu: { $tiles } (krajin je stejně jako lícových stran)
cli-checked-ice-artifacts = artefakty: { $artifacts } (typy, tvary, anima, jeden na každé pole své úrovně)
cli-checked-ice-requests = požadavky: { $requests }, různých: { $different } (druhy, typy, odměny)
cli-checked-ice-cards = dekrety: { $decrees }, karty deníku: { $logbook }, cechy: { $guilds }, monumenty: { $edifices }

# -- stránka turnaje ---------------------------------------------------------------------------------------

report-percent = { $number } %
report-range = { $low } až { $high }
report-time-min = { $number } min
report-time-s = { $number } s
report-time-ms = { $number } ms
report-time-us = { $number } µs

report-league-title = Liga
report-league-lede = Boti spolu zatím odehráli { $games ->
    [one] { $games } partii
    [few] { $games } partie
   *[other] { $games } partií
}.
report-league-about = { $games ->
    [one] { $games } partie
    [few] { $games } partie
   *[other] { $games } partií
} podle pravidel verze { $rules }.
report-tournament-title = Turnaj: { $game }
report-tournament-lede = { $games ->
    [one] { $games } partie
    [few] { $games } partie
   *[other] { $games } partií
}, { $deals } rozdání. Hrají: { $bots }. Každá sestava hrála stejná rozdání ze všech míst.
report-standings = Pořadí
report-standings-about = Intervaly obsahují skutečnou hodnotu v 95 ze 100 takových turnajů. Podíl počítá každé místo bota v každé partii; vítězství, o které se dělí více hráčů, se mezi ně rozdělí.
report-standings-together = Zde všechna místa vyhrávají nebo prohrávají společně: podíl je podíl vyhraných partií a není co hodnotit.
report-rating = Rating
report-rating-about = { $anchor ->
    [none] O 400 bodů více znamená deset výher na každou prohru. Průměr všech botů je nastaven na 1000.
   *[other] O 400 bodů více znamená deset výher na každou prohru. Na 1000 je nastaven { $anchor }.
}
report-win-share = Vyhrané partie
report-win-share-about = Jaký podíl svých partií každý bot vyhrál. Čárkovaná čára je spravedlivý podíl.
report-against = Kdo poráží koho
report-against-about = Z vítězství, která připadla jednomu z dvojice, podíl bota uvedeného vlevo. Počet společných partií stojí pod ním.
report-scores = Skóre
report-scores-about = Jak často se které skóre objevilo. Pruh je prostřední polovina všech partií, jeho zářez medián, tečka průměr.
report-times = Čas na rozhodnutí
report-times-about = Od mediánu po čas, do kterého padlo 95 % rozhodnutí; tečka je průměr. Vynucené kroky s jedinou odpovědí se sem nepočítají. Stupnice je logaritmická.
report-seats = Místa
report-seats-about = Kolik vyhrálo každé místo, ať na něm seděl kdokoli. Čárkovaná čára je spravedlivý podíl.
report-played = Jak se hrálo
report-as-table = Totéž jako tabulka
report-head-bot = Bot
report-head-rating = Rating
report-head-interval = 95% interval
report-head-games = Partie
report-head-won = Vyhráno
report-head-score = Skóre
report-head-spread = Odchylka
report-head-quartiles = Kvartily
report-head-range = Nejnižší, nejvyšší
report-head-mean = Průměr
report-head-time = Čas na rozhodnutí
report-head-slow = 95 % do
report-head-median = Medián
report-head-forced = Vynucené kroky
report-head-seat = Místo
report-seat = Místo { $seat }
report-anchor = nastaveno
report-games = { $games ->
    [one] { $games } partie
    [few] { $games } partie
   *[other] { $games } partií
}
report-forced = { $moves }, každý { $time }
report-fact-options = Volby
report-fact-line-ups = Sestavy
report-fact-seed = Semínko
report-fact-deals = Rozdání
report-fact-decisions = Rozhodnutí na partii

# -- stránka rozboru ---------------------------------------------------------------------------------------

review-title = Rozbor: { $game }
review-lede = { $scores }. { $count ->
    [0] Nevyhrává nikdo.
    [one] Vítězí { $winners }.
    [few] O vítězství se dělí { $winners }.
   *[other] O vítězství se dělí { $winners }.
}
review-lede-running = { $players }. Partie ještě neskončila.
review-graph = Šance na výhru
review-graph-about = Před každým rozhodnutím, jak je mohl posoudit hráč, který rozhodoval, při nejlepší odpovědi. Čísla označují zlomové okamžiky.
review-graph-axis = Provedené kroky
review-turning = Zlomové okamžiky
review-turning-about = Největší výkyvy: šance, které odpověď zahodila, které štěstí dalo nebo vzalo, nebo které nikdo nečekal.
review-turning-point = Krok { $move }, { $swing }. { $story }
review-answer = { $action } ({ $chance })
review-players = Jak kdo hrál
review-players-about = Ztraceno je to, co by lepší odpovědi ze šancí na výhru zachovaly, v průměru na rozhodnutí; nejdražší je to, které stálo nejvíc. Štěstí a smůla jsou dobrání a odhalení, ať je provedl kdokoli, která změnila šance na výhru alespoň o 3 %.
review-decisions = Všechna rozhodnutí
review-decisions-about = Vynucené kroky jsou vynechány. Šance je šance samotného hráče po odpovědi, než se něco dobralo nebo odhalilo. Štěstí je to, co pak přišlo. Za nejlepšími třemi stojí, jak je vidělo hledání: odpověď, kterou zkoušelo zřídka, je posouzena zhruba.
review-how = Jak se posuzovalo
review-how-about = Každé rozhodnutí se prohledávalo s tím, co hráč v tu chvíli mohl vědět. Skryté karty se rozdaly znovu, nikdy se do nich nenahlíželo. Hodnocení je odhad; rozdíly jednoho či dvou procent mnoho neznamenají.
review-fact-iterations = Iterace hledání
review-fact-seconds = Nejvýše sekund
review-fact-decisions = Rozhodnutí
review-looked = s možností volby: { $count }
review-head-player = Hráč
review-head-decisions = Rozhodnutí
review-head-best = Nejlepší
review-head-good = Dobré
review-head-slip = Nepřesnosti
review-head-mistake = Chyby
review-head-blunder = Hrubé chyby
review-head-lost = Ztraceno
review-head-lost-mean = Ztraceno pokaždé
review-head-luck = Štěstí
review-head-dearest = Nejdražší
review-head-lucky = Štěstí
review-head-unlucky = Smůla
review-head-move = Krok
review-head-done = Co se zahrálo
review-head-verdict = Hodnocení
review-head-chance = Šance
review-head-alternatives = Nejlepší tři
review-verdict-best = nejlepší
review-verdict-good = dobré
review-verdict-slip = nepřesnost
review-verdict-mistake = chyba
review-verdict-blunder = hrubá chyba
