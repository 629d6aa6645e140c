# Věčná zima: texty jen pro stránku stolu a zápis efektů slovy.

# -- druhy věcí --------------------------------------------------------------------------------------------

winter-column-initiate = Zasvěcení
winter-column-develop = Rozvoj
winter-column-settle = Osidlování
winter-column-hunt = Lov
winter-column-any = libovolný sloupec
winter-column-rest = Odpočinek

# Hex podle souřadnice a směru od startovního hexu; políčko pole megalitů.
winter-place = { $way-id ->
    [here] { $at }
   *[other] { $at }, { $way }
}
winter-cell = { $at }
winter-hex-at = { $terrain } ({ $hex })
    .small = { $terrain-small } ({ $hex })

# -- zápis efektů ------------------------------------------------------------------------------------------

winter-gain-food = { $count ->
    [one] získat { $count } jídlo
    [few] získat { $count } jídla
   *[other] získat { $count } jídel
}
winter-gain-tool = { $count ->
    [one] získat { $count } nástroj
    [few] získat { $count } nástroje
   *[other] získat { $count } nástrojů
}
winter-gain-idol = { $count ->
    [1] posunout idol
   *[other] posunout idoly { $count }×
}
winter-gain-vp = { $count ->
    [one] získat { $count } bod
    [few] získat { $count } body
   *[other] získat { $count } bodů
}
winter-gain-maxfood = doplnit jídlo do maxima
winter-gain-labor = práce +{ $halves-written }
winter-gain-draw = { $count ->
    [one] dobrat kartu
    [few] dobrat { $count } karty
   *[other] dobrat { $count } karet
}
winter-gain-place_megalith = { $count ->
    [one] umístit megalit
    [few] umístit { $count } megality
   *[other] umístit { $count } megalitů
}
winter-gain-extra_megalith = umístit ještě jeden megalit, kam ukazuje šipka
winter-gain-place_camp = { $count ->
    [one] umístit tábor na startovní hex
    [few] umístit { $count } tábory na startovní hex
   *[other] umístit { $count } táborů na startovní hex
}
winter-gain-move_camp = { $count ->
    [1] jednou přesunout tábor
   *[other] přesunout tábory { $count }×
}
winter-gain-build_settlement = založit osadu
winter-gain-take_tribe = { $count ->
    [one] vzít si do ruky kartu kmene
    [few] vzít si do ruky { $count } karty kmene
   *[other] vzít si do ruky { $count } karet kmene
}{ $types-id ->
    [any] {""}
   *[other] {" "}{ $types }
}
winter-gain-recruit_tribe = { $count ->
    [one] dát do odhazovacího balíčku kartu kmene
    [few] dát do odhazovacího balíčku { $count } karty kmene
   *[other] dát do odhazovacího balíčku { $count } karet kmene
}{ $types-id ->
    [any] {""}
   *[other] {" "}{ $types }
}
winter-gain-take_culture = { $count ->
    [one] vzít si vyloženou kartu kultury
    [few] vzít si { $count } vyložené karty kultury
   *[other] vzít si { $count } vyložených karet kultury
}
winter-gain-take_animal = { $count ->
    [one] vzít si zvíře z loviště
    [few] vzít si { $count } zvířata z loviště
   *[other] vzít si { $count } zvířat z loviště
}
winter-gain-draw_animal = { $count ->
    [one] vzít si vrchní zvíře balíčku
    [few] vzít si { $count } vrchní zvířata balíčku
   *[other] vzít si { $count } vrchních zvířat balíčku
}
winter-gain-reveal_animal = { $count ->
    [one] odhalit zvíře v lovišti
    [few] odhalit { $count } zvířata v lovišti
   *[other] odhalit { $count } zvířat v lovišti
}
winter-gain-tip = { $count ->
    [one] použít zvíře
    [few] použít { $count } zvířata
   *[other] použít { $count } zvířat
}
winter-gain-bury = { $count ->
    [one] pohřbít kartu
    [few] pohřbít { $count } karty
   *[other] pohřbít { $count } karet
}
winter-gain-take_stone = vzít si posvátný kámen

winter-types-same = stejného typu
winter-types-different = různých typů

# Vše, co říká schopnost: kdy funguje, kde, za jakou cenu a co dává.
winter-effect = { $scope ->
    [eclipse] při zatmění:{" "}
    [when] když { $event }:{" "}
   *[action] {""}
}{ $column-id ->
    [none] {""}
    [any] v libovolném sloupci:{" "}
    [rest] při odpočinku:{" "}
   *[other] ve sloupci { $column }:{" "}
}{ $pay-count ->
    [0] {""}
   *[other] zaplatit { $pay }:{" "}
}{ $choose-high ->
    [0] { $gains }
   *[other] { $choose-low } až { $choose-high } z toho: { $gains-list }
}

winter-counter-settlement_touching = každou vaši osadu u hexu: { $kinds-small }
winter-counter-camp_terrain_type = každý typ krajiny s vaším táborem
winter-counter-own_ground_megalith = každý váš megalit přímo na desce
winter-counter-own_upper_megalith = každý váš megalit na jiných
winter-counter-megalith_board = každou desku s vaším megalitem
winter-counter-idol_step = kroky vašich idolů
winter-counter-buried_card = každou vaši pohřbenou kartu
winter-counter-tipped_species = každý druh mezi vašimi použitými zvířaty
winter-counter-tipped = každé vaše použité zvíře: { $kinds-small }
winter-score = { $table-count ->
    [0] { $every ->
        [1] { $each } za { $counter }
       *[other] { $each } za každé { $every } { $counter }
    }
   *[other] za { $counter }: { $table }
}

# -- karty a díly ------------------------------------------------------------------------------------------

winter-card-labor = Práce: { $labor }.
winter-card-end = { $points ->
    [one] { $points } bod na konci.
    [few] { $points } body na konci.
   *[other] { $points } bodů na konci.
}
winter-species-tip = Při použití: { $gains }.
winter-species-sets = Hodnota sady na konci: { $values }.
winter-species-wild = Na konci se přidá k libovolné sadě.
winter-stone-about = Posvátný kámen éry { $era }. V každém zatmění: { $score }.
winter-setup-about = Začínáte s tímto: { $parts }.
winter-labor = práce: { $labor }
winter-nothing = nic
winter-grey = šedý
winter-figure-of = { $figure ->
    [chief] { $player-is ->
        [you] váš náčelník
       *[other] náčelník hráče { $player }
    }
   *[other] { $player-is ->
        [you] vaše figurka
       *[other] figurka hráče { $player }
    }
}

# -- plán --------------------------------------------------------------------------------------------------

winter-parts = Části stolu
winter-board = Stůl
winter-jump-columns = Sloupce
winter-jump-terrain = Krajina
winter-jump-megaliths = Megality
winter-jump-idols = Idoly
winter-round-track = Kola
winter-now = teď
winter-eclipse-of = Zatmění { $round }. kola
winter-turn-order = Pořadí hráčů
winter-order-about = { $player-is ->
    [you] Jste na { $place }. místě. Zůstane-li to tak, při zatmění: { $gains }.
   *[other] { $player } je na { $place }. místě. Zůstane-li to tak, při zatmění: { $gains }.
}
winter-part-top = libovolněkrát
winter-part-middle = jednou
winter-part-bottom = jen první
winter-part-top-about = Horní část, libovolněkrát: { $actions }.
winter-part-middle-about = Prostřední část, jednou: { $actions }.
winter-part-bottom-about = Spodní část, pro první figurku kola: { $actions }.
winter-rest-about = Odpočinek: { $gains }. Každá odpočívající figurka se při zatmění počítá za 1½ bodu práce.
winter-tribes = Karty kmene
winter-culture = Vyložené karty kultury
winter-grounds = Loviště
winter-grounds-empty = V lovišti není žádné zvíře.
winter-stones = Posvátné kameny
winter-deck-about = Zbývá: { $count }.
winter-animal-deck-about = { $count ->
    [one] Balíček zvířat: { $count } karta.
    [few] Balíček zvířat: { $count } karty.
   *[other] Balíček zvířat: { $count } karet.
}
winter-terrain = Krajina
winter-hex-bonus = Kdo tu má při zatmění největší vliv, smí: { $gains }.
winter-hex-leaders = Teď největší vliv: { $players }.
winter-influence-of = { $player-is ->
    [you] váš vliv { $influence }
   *[other] { $player }: vliv { $influence }
}
winter-glacier-token = Osada zde dá navíc: { $gains }.
winter-settle-about = Nová osada za jeden tábor z každého jejího hexu.
winter-megaliths = Megality
winter-block-about = { $player }, patro { $level }
winter-cell-about = Zde: { $gains }.
winter-stack-about = V patře { $level }: 2 body za každý vlastní megalit pod ním, 1 za každý jiný.
winter-at-level = { $at }, patro { $level }
winter-points-for = { $player-is ->
    [you] { $points } pro vás
   *[other] { $player }: { $points }
}
winter-idols = Idoly
winter-offering = Obětiny
winter-veneration = Úcta
winter-offering-level = { $rate ->
    [0] Pod stupnicí obětin: na konci žádné body.
    [one] Úroveň obětin { $level }: na konci 1 bod za každé jídlo a každý nástroj.
    [few] Úroveň obětin { $level }: na konci 1 bod za každé { $rate } jídla a nástroje dohromady.
   *[other] Úroveň obětin { $level }: na konci 1 bod za každých { $rate } jídel a nástrojů dohromady.
}
winter-veneration-level = { $level ->
    [0] Pod stupnicí úcty: pohřbené karty nic nedají.
   *[other] Úroveň úcty { $level }.
}
winter-level-bonus = Při dosažení: { $gains }.
winter-level-points = { $points ->
    [one] { $points } bod při dosažení.
    [few] { $points } body při dosažení.
   *[other] { $points } bodů při dosažení.
}
winter-burial-table = Body za 1 až 6 pohřbených karet
winter-rank = { $rank ->
    [1] první
    [2] druhý
   *[other] ostatní
}

# -- vlastní oblast ----------------------------------------------------------------------------------------

winter-area-of = { $player-is ->
    [you] Vaše oblast
   *[other] Oblast hráče { $player }
}
winter-board-of = { $player-is ->
    [you] Vaše deska
   *[other] Deska hráče { $player }
}
winter-food-space = { $food ->
    [one] { $food } jídlo
    [few] { $food } jídla
   *[other] { $food } jídel
}
winter-work-in-vain = Poslední jídlo už žádnou práci nepřinese. Přesto ho utratit?
winter-tool-space = { $count ->
    [one] { $count } nástroj
    [few] { $count } nástroje
   *[other] { $count } nástrojů
}
winter-megalith-slot = { $left ->
    [0] Prázdné, při zatmění: { $gains }.
    [one] Zbývá { $left } megalit. Prázdné místo dává při zatmění: { $gains }.
    [few] Zbývají { $left } megality. Prázdné místo dává při zatmění: { $gains }.
   *[other] Zbývá { $left } megalitů. Prázdné místo dává při zatmění: { $gains }.
}
winter-settlement-slot = Osada. Až bude v krajině, v každém zatmění: { $gains }.
winter-stone-slot = Místo pro posvátný kámen. Cena: jídlo { $food }, nástroje { $tools }; pak: { $gains }.
winter-meter-about = Práce tohoto tahu. Vaše ruka může přidat { $hand }, jídlo { $food }.
winter-animals-of = { $player-is ->
    [you] Vaše zvířata
   *[other] Zvířata hráče { $player }
}
winter-no-animals = Zatím žádná zvířata
winter-ready = Nepoužitá: { $count }.
winter-tipped = Použitá, { $count }:
winter-above = Zahráno v tomto tahu
winter-hand = Ruka
winter-hand-size = { $count ->
    [one] V ruce { $count } karta
    [few] V ruce { $count } karty
   *[other] V ruce { $count } karet
}
winter-hand-empty = Žádné karty v ruce
winter-deck-left = { $count ->
    [one] Váš balíček: { $count } karta.
    [few] Váš balíček: { $count } karty.
   *[other] Váš balíček: { $count } karet.
}
winter-discard-about = { $count ->
    [one] Odhazovací balíček: { $count } karta. { $cards }
    [few] Odhazovací balíček: { $count } karty. { $cards }
   *[other] Odhazovací balíček: { $count } karet. { $cards }
}
winter-buried-about = Pohřbené karty: { $count }. { $cards }
winter-eclipse-deck-about = { $count ->
    [one] Balíček zatmění: { $count } karta. { $cards }
    [few] Balíček zatmění: { $count } karty. { $cards }
   *[other] Balíček zatmění: { $count } karet. { $cards }
}
winter-close-note = Zavřít poznámku
winter-costs = Stojí { $price }
winter-free = zdarma
winter-due = Náleží vám:
winter-rest-token = Žeton odpočinku pro prvního, kdo odpočívá: { $effects }.

# -- hráči a výsledek --------------------------------------------------------------------------------------

winter-progress = { $phase ->
    [setup] Příprava hry
    [eclipse] Zatmění { $round }. kola
    [over] Konec
   *[other] Kolo { $round } ze 4, tah { $turn } ze 3
}
winter-round = { $round }. kolo
winter-has-food = { $count ->
    [one] { $count } jídlo, nejvýš { $most }
    [few] { $count } jídla, nejvýš { $most }
   *[other] { $count } jídel, nejvýš { $most }
}
winter-figures-left = { $count ->
    [one] K umístění: { $count } figurka
    [few] K umístění: { $count } figurky
   *[other] K umístění: { $count } figurek
}
winter-now-points = Dosavadní body
winter-source = Zdroj
winter-source-cards = efekty karet
winter-source-stones = posvátné kameny
winter-source-stacking = megality na jiných
winter-source-cells = políčka megalitů
winter-source-veneration = úrovně úcty
winter-source-offering = úrovně obětin
winter-source-terrain = krajina
winter-source-tokens = žetony
winter-source-missing = za chybějící karty
winter-source-board = deska

# -- otázka, než něco propadne -------------------------------------------------------------------------------

winter-guard-deck = { $cards ->
    [one] Váš balíček zatmění je prázdný a v ruce vám zbývá karta. Uzavřít ho?
    [few] Váš balíček zatmění je prázdný a v ruce vám zbývají { $cards } karty. Uzavřít ho?
   *[other] Váš balíček zatmění je prázdný a v ruce vám zbývá { $cards } karet. Uzavřít ho?
}
winter-guard-labor = Zbývá vám práce: { $labor }. Co neutratíte, propadne. Pokračovat?
winter-guard-no-labor = Karty a jídlo vám ještě mohou dát práci ({ $labor }) na akce v horní části. Posunout se dál bez ní?
winter-guard-gains = { $count ->
    [one] Ještě je tu něco, co si můžete vzít. Nechat to být?
    [few] Ještě jsou tu { $count } věci, které si můžete vzít. Nechat je být?
   *[other] Ještě je tu { $count } věcí, které si můžete vzít. Nechat je být?
}
