# Věčná zima: co stůl říká o hře.

# -- možnosti -----------------------------------------------------------------------------------------------

winter-option-players = Hráči
winter-option-players-help = Dva až čtyři kmeny.
winter-option-draft = Jak hra začíná
winter-option-draft-help = Náčelníci a karty přípravy se rozdají, nebo si je hráči vybírají; na výběr je o jednu víc, než je hráčů.
winter-option-glacier_tokens = Žetony ledovce
winter-option-glacier_tokens-help = Na každém ledovci leží žeton lícem dolů. Tábor ho odkryje; každá osada, která se ho dotýká, získá jeho bonus.
winter-option-rest_tokens = Žetony odpočinku
winter-option-rest_tokens-help = Kmen, který v kole první odpočívá, si vezme žeton s malým bonusem.
winter-option-layout = Pole megalitů
winter-option-layout-help = Jak leží čtyři desky. Každé rozložení je doporučené pro určitý počet hráčů.
winter-option-tribes = Kmen
winter-option-tribes-help = Zvíře kmene. Na pravidla nemá vliv.
winter-value-draft-random = vše se rozdá
winter-value-draft-setup_cards = karty přípravy na výběr
winter-value-draft-chiefs_and_setup_cards = náčelníci a karty přípravy na výběr
winter-value-layout-recommended = doporučené pro počet hráčů
winter-value-layout-square = čtverec
winter-value-layout-tee = tvar T
winter-value-layout-ess = tvar S

# -- jména --------------------------------------------------------------------------------------------------

winter-card-elder = Stařešina
winter-card-crafter = Řemeslnice
winter-card-scout = Zvěd
winter-card-hunter = Lovec
winter-card-shaman = Šaman
winter-card-brave = Odvážlivec
winter-card-tribeswoman = Soukmenovkyně
winter-card-tribesman = Soukmenovec
winter-card-c1-01 = Rozdělávání ohně
winter-card-c1-02 = Štípání pazourku
winter-card-c1-03 = Vrhač oštěpů
winter-card-c1-04 = Vydělávání kůží
winter-card-c1-05 = Pletení košů
winter-card-c1-06 = Kostěné jehly
winter-card-c1-07 = Sněžnice
winter-card-c1-08 = Rybářské sítě
winter-card-c1-09 = Bylinkářství
winter-card-c1-10 = Vyprávění příběhů
winter-card-c1-11 = Bubnování v kruhu
winter-card-c1-12 = Pohřební obřady
winter-card-c1-13 = Skalní převis
winter-card-c1-14 = Společná dřina
winter-card-c1-15 = Kladení pastí
winter-card-c1-16 = Tahání kamenů
winter-card-c1-17 = Výměnný obchod
winter-card-c1-18 = Saně
winter-card-c1-19 = Uzení
winter-card-c1-20 = Malování těla
winter-card-c2-01 = Jeskynní malba
winter-card-c2-02 = Velký lov
winter-card-c2-03 = Udírna
winter-card-c2-04 = Hliněné sošky
winter-card-c2-05 = Uctívání předků
winter-card-c2-06 = Dlouhý dům
winter-card-c2-07 = Táboroví psi
winter-card-c2-08 = Luk a šípy
winter-card-c2-09 = Sběr semen
winter-card-c2-10 = Hrnčířství
winter-card-c2-11 = Kamenolom
winter-card-c2-12 = Rada stařešinů
winter-card-c2-13 = Stavitelé monumentů
winter-card-c2-14 = Pouť
winter-card-c2-15 = Obchodní stezky
winter-card-c2-16 = Přechodový rituál
winter-card-c2-17 = Kalendářní kameny
winter-card-c2-18 = Velká hostina
winter-card-c2-19 = Legendy
winter-card-c2-20 = Příbuzenská pouta
winter-chief-tuskbreaker = Lamač klů
winter-chief-fire_wolf = Ohnivý vlk
winter-chief-thunderpaw = Hromová tlapa
winter-chief-keen_eye = Bystré oko
winter-chief-skilled_hand = Zručná ruka
winter-species-giant_sloth = Obří lenochod
    .acc = obřího lenochoda
    .small = obří lenochod
winter-species-woolly_rhino = Srstnatý nosorožec
    .acc = srstnatého nosorožce
    .small = srstnatý nosorožec
winter-species-saber_tooth = Šavlozubý tygr
    .acc = šavlozubého tygra
    .small = šavlozubý tygr
winter-species-glyptodon = Glyptodon
    .acc = glyptodona
    .small = glyptodon
winter-species-giant_beaver = Obří bobr
    .acc = obřího bobra
    .small = obří bobr
winter-species-woolly_mammoth = Srstnatý mamut
    .acc = srstnatého mamuta
    .small = srstnatý mamut
winter-species-argentavis = Argentavis
    .acc = argentavise
    .small = argentavis
winter-terrain-start = Startovní hex
    .small = startovní hex
winter-terrain-glacier = Ledovec
    .small = ledovec
winter-terrain-grassland = Step
    .small = step
winter-terrain-forest = Les
    .small = les
winter-terrain-hills = Kopce
    .small = kopce
winter-terrain-lake = Jezero
    .small = jezero
winter-terrain-tundra = Tundra
    .small = tundra
winter-terrain-mountain = Hora
    .small = hora
winter-setup-card-setup-1 = Lovecká výprava
winter-setup-card-setup-2 = Dílna
winter-setup-card-setup-3 = Kočovníci
winter-setup-card-setup-4 = Staré zvyky
winter-setup-card-setup-5 = Mluvčí duchů
winter-side-a = A
winter-side-b = B
winter-figure-chief = náčelník
    .acc = náčelníka
winter-figure-tribe = figurka člena kmene
    .acc = figurku člena kmene
winter-figure-tribe_1 = figurka člena kmene
    .acc = figurku člena kmene
winter-figure-tribe_2 = figurka člena kmene
    .acc = figurku člena kmene
winter-track-offering = obětiny
    .gen = obětin
winter-track-veneration = úcta
    .gen = úcty
winter-zone-hand = ruka
    .gen = ruky
winter-zone-discard = odhazovací balíček
    .gen = odhazovacího balíčku
winter-zone-above = nad deskou
    .gen = místa nad deskou
winter-board-settlement = místo pro osadu
winter-board-megaliths-1 = 1. místo pro megality
winter-board-megaliths-2 = 2. místo pro megality
winter-board-megaliths-3 = 3. místo pro megality
winter-board-megaliths-4 = 4. místo pro megality
winter-board-megaliths-5 = 5. místo pro megality
winter-board-stone-1 = 1. posvátný kámen
winter-board-stone-2 = 2. posvátný kámen
winter-board-stone-3 = 3. posvátný kámen
winter-thing-food = jídlo
    .gen = jídla
winter-thing-tool = nástroj
    .gen = nástroje
winter-thing-vp = VB
winter-thing-maxfood = jídlo do maxima
    .gen = jídla do maxima
winter-thing-labor = práce
    .acc = práci
winter-thing-megalith = megalit
    .gen = megalitu
winter-thing-extra_megalith = další megalit
    .gen = dalšího megalitu
winter-thing-draw = karta
    .gen = karty
    .acc = kartu
winter-thing-idol = idol
    .gen = idolu
winter-thing-offering = krok idolu obětin
    .gen = kroku idolu obětin
winter-thing-veneration = krok idolu úcty
    .gen = kroku idolu úcty

# -- co dávají karty, políčka, stupnice a žetony ------------------------------------------------------------

winter-pay-food = { $count ->
    [one] { $count } jídlo
    [few] { $count } jídla
   *[other] { $count } jídel
}
winter-pay-tool = { $count ->
    [one] { $count } nástroj
    [few] { $count } nástroje
   *[other] { $count } nástrojů
}
winter-pay-labor = { $count ->
    [one] { $count } bod práce
    [few] { $count } body práce
   *[other] { $count } bodů práce
}
winter-pay-card = { $count ->
    [one] { $count } kartu z ruky
    [few] { $count } karty z ruky
   *[other] { $count } karet z ruky
}{ $types-id ->
    [any] {""}
   *[other] {" "}{ $types }
}
winter-when-tip = použijete zvíře
winter-when-bury = pohřbíte kartu
winter-when-place_camp = umístíte tábor
winter-when-move_camp = přesunete tábor
winter-when-build_settlement = založíte osadu
winter-when-place_megalith = umístíte megalit
winter-when-take_animal = si vezmete zvíře
winter-when-draw_animal = si vezmete zvíře z balíčku
winter-when-take_tribe = si vezmete kartu kmene
winter-when-recruit_tribe = naverbujete kartu kmene
winter-when-take_culture = si vezmete kartu kultury
winter-when-take_stone = si vezmete posvátný kámen

# -- nač se vás ptáme ---------------------------------------------------------------------------------------

winter-ask-choose_chief = Zvolte náčelníka.
winter-ask-choose_setup = Zvolte kartu přípravy.
winter-ask-choose_side = Náčelník { $chief }: kterou stranu karty budete používat celou hru?
winter-ask-culture = { $uses ->
    [true] Použijte zahranou kartu, nebo umístěte figurku.
   *[false] { $plays ->
        [true] { $played ->
            [0] Nejdřív zahrajte kartu kultury, nebo umístěte figurku.
           *[other] Zahrajte další kartu kultury, nebo umístěte figurku.
        }
       *[false] Kam? Umístěte figurku.
    }
}
winter-ask-pay_for_culture = Odhoďte kartu, abyste mohli zahrát kartu „{ $card }“.
winter-ask-column = { $part-id ->
    [top] { $who ->
        [true] { $deeds-count ->
            [0] Kdo pracuje? Zahrajte lidi z ruky.
           *[other] Kdo pracuje? Zahrajte lidi z ruky, { $deeds-list }.
        }
       *[false] { $deeds-count ->
            [0] { $column }: nahoře už nelze nic udělat. Posuňte se dál.
           *[other] { $column }: { $deeds-list }, nebo se posuňte dál.
        }
    }
    [middle] { $deeds-count ->
        [0] { $column }: uprostřed nelze nic udělat. Posuňte se dál.
       *[other] { $column }, jednou: { $deeds-list }, nebo se posuňte dál.
    }
   *[bottom] { $deeds-count ->
        [0] { $column }: už není co dělat. Ukončete tah.
       *[other] { $column }: { $deeds-list }, nebo ukončete tah.
    }
}
winter-ask-rest = { $draws ->
    [true] { $deeds-count ->
        [0] Odpočinek: nejdřív doberte kartu.
       *[other] Odpočinek: nejdřív doberte kartu, { $deeds-list }.
    }
   *[false] { $deeds-count ->
        [0] Odpočinek je za vámi. Ukončete tah.
       *[other] Odpočinek: { $deeds-list }, nebo ukončete tah.
    }
}
winter-ask-rest_token = Odkrytý žeton: { $token }. Vezmete si ho, nebo další naslepo?
winter-ask-eclipse_deck = Které karty dáte do svého balíčku zatmění?
winter-ask-gains = { $picks ->
    [0] Teď: { $due }.
    [1] Teď jedno z toho: { $due-list }.
   *[other] Teď zvolte { $picks } z toho: { $due-list }.
}
winter-ask-waiting = Použijete schopnost, která na to čekala?
winter-ask-pay_cards = { $left ->
    [one] Zaplaťte: odhoďte kartu.
    [few] Zaplaťte: odhoďte { $left } karty.
   *[other] Zaplaťte: odhoďte { $left } karet.
}
winter-ask-eclipse_cards = Zatmění: použijte schopnosti svých odhalených karet.
winter-ask-eclipse_terrain = Zatmění: vezměte si bonusy hexů, kde máte největší vliv.
winter-ask-eclipse_board = Zatmění: vezměte si bonusy své desky.
# Co lze udělat, jako část vět výše.
winter-deed-take_tribe = vezměte si člověka do ruky
winter-deed-recruit_tribe = dejte člověka do odhazovacího balíčku
winter-deed-bury = pohřběte kartu
winter-deed-take_culture = naučte se kartu kultury
winter-deed-take_stone = vezměte si posvátný kámen
winter-deed-place_camp = umístěte tábor
winter-deed-move_camp = přesuňte tábor
winter-deed-build_settlement = založte osadu
winter-deed-reveal_animal = odhalte zvířata v lovišti
winter-deed-take_animal = vezměte si zvíře
winter-deed-draw_animal = vezměte si vrchní zvíře balíčku
winter-deed-tip = použijte zvíře
winter-deed-idol = posuňte idol
winter-deed-tool = vezměte si nástroj
winter-deed-food = vezměte si jídlo
winter-deed-draw = doberte kartu
winter-deed-place_megalith = umístěte megalit
winter-deed-play = zahrajte lidi
winter-deed-use = použijte schopnost
winter-deed-work = proměňte jídlo v práci
winter-wait-choose_chief = { $player } volí náčelníka.
winter-wait-choose_setup = { $player } volí kartu přípravy.
winter-wait-choose_side = { $player } volí stranu karty náčelníka.
winter-wait-culture = { $player } hraje karty kultury nebo umísťuje figurku.
winter-wait-pay_for_culture = { $player } odhazuje kartu za další kartu kultury.
winter-wait-column = { $player } jedná ve sloupci.
winter-wait-rest = { $player } odpočívá.
winter-wait-rest_token = { $player } volí žeton odpočinku.
winter-wait-eclipse_deck = { $player } chystá balíček zatmění.
winter-wait-gains = { $player } si bere své zisky.
winter-wait-waiting = { $player } smí použít schopnost, která na to čekala.
winter-wait-pay_cards = { $player } platí odhozením karet.
winter-wait-eclipse_cards = { $player } používá schopnosti zatmění.
winter-wait-eclipse_terrain = { $player } si bere bonusy krajiny.
winter-wait-eclipse_board = { $player } si bere bonusy desky.

# -- co můžete udělat ---------------------------------------------------------------------------------------

winter-do-choose_chief = Vzít si náčelníka: { $chief }
winter-do-choose_setup = Vzít si kartu „{ $card }“
winter-do-choose_side = Používat stranu { $side }: { $effect }
winter-do-play = Zahrát kartu „{ $card }“
winter-do-discard = Odhodit kartu „{ $card }“
winter-do-use = { $card }: { $effect }
winter-do-use_chief = Náčelník: { $effect }
winter-do-use_token = Žeton odpočinku: { $effect }
winter-do-work = { $halves ->
    [0] { $food ->
        [one] Utratit { $food } jídlo, práce žádná
        [few] Utratit { $food } jídla, práce žádná
       *[other] Utratit { $food } jídel, práce žádná
    }
   *[other] { $food ->
        [one] Utratit { $food } jídlo, práce +{ $halves-written }
        [few] Utratit { $food } jídla, práce +{ $halves-written }
       *[other] Utratit { $food } jídel, práce +{ $halves-written }
    }
}
winter-do-place = { $to-id ->
    [rest] Nechat odpočívat { $figure-acc }
   *[other] Umístit { $figure-acc }: { $to }
}
winter-do-slide = Posunout se dál
winter-do-end_turn = Ukončit tah
winter-do-keep_token = Vzít si odkrytý žeton
winter-do-next_token = Vzít si další žeton naslepo
winter-do-put = Dát kartu „{ $card }“ do balíčku zatmění
winter-do-close = Uzavřít balíček zatmění
winter-do-claim = Vzít si bonus: { $terrain } ({ $hex })
winter-do-collect = Vzít si bonus: { $from }
winter-do-end_step = Pokračovat
winter-do-forgo_use = Vzdát se: { $card }, { $effect }
winter-do-forgo_claim = Vzdát se bonusu: { $terrain } ({ $hex })
winter-do-forgo_collect = Vzdát se bonusu: { $from }
winter-do-take = Vzít si { $what-acc }
winter-do-instead = Místo { $of-gen }: { $take }
winter-do-advance = Posunout idol { $idol-gen }
winter-do-draw = Dobrat kartu
winter-do-raise = { $vp ->
    [0] Umístit megalit: { $at }
   *[other] Umístit megalit za { $vp } VB: { $at }
}
winter-do-place_camp = Umístit tábor na startovní hex
winter-do-move = Přesunout tábor: { $leaves } ({ $from }) → { $reaches } ({ $to })
winter-do-settle = Založit osadu: { $hexes }
winter-do-take_tribe = Vzít si do ruky kartu „{ $type }“
winter-do-recruit = Dát kartu „{ $type }“ do odhazovacího balíčku
winter-do-take_culture = Vzít si kartu „{ $card }“
winter-do-take_animal = { $species-id ->
    [none] Vzít si 1 VB: zvířata došla
   *[other] Vzít si { $species-acc }
}
winter-do-draw_animal = Vzít si vrchní zvíře balíčku
winter-do-reveal_animals = Odhalit zvířata v lovišti
winter-do-tip = Použít { $species-acc }
winter-do-bury = Pohřbít kartu „{ $card }“ z { $from-gen }
winter-do-take_stone = Vzít si posvátný kámen ({ $stone })
winter-do-decline = Vzdát se zbytku

# -- co se stalo --------------------------------------------------------------------------------------------

winter-event-dealt = Krajina je vyložena.
winter-event-round = { $round }. kolo
winter-event-turn = { $player-is ->
    [you] Vy
   *[other] { $player }
}, { $turn }. tah
winter-event-chose_chief = { $player-is ->
    [you] Berete si náčelníka: { $chief }.
   *[other] { $player } si bere náčelníka: { $chief }.
}
winter-event-chose_setup = { $player-is ->
    [you] Berete si kartu „{ $card }“.
   *[other] { $player } si bere kartu „{ $card }“.
}
winter-event-chose_side = { $player-is ->
    [you] Používáte stranu { $side } karty náčelníka.
   *[other] { $player } používá stranu { $side } karty náčelníka.
}
winter-event-played = { $player-is ->
    [you] Hrajete kartu „{ $card }“.
   *[other] { $player } hraje kartu „{ $card }“.
}
winter-event-discarded = { $player-is ->
    [you] Odhazujete kartu „{ $card }“.
   *[other] { $player } odhazuje kartu „{ $card }“.
}
winter-event-used = { $player-is ->
    [you] Používáte kartu „{ $card }“.
   *[other] { $player } používá kartu „{ $card }“.
}
winter-event-used_chief = { $player-is ->
    [you] Používáte náčelníka.
   *[other] { $player } používá náčelníka.
}
winter-event-used_token = { $player-is ->
    [you] Používáte žeton odpočinku.
   *[other] { $player } používá žeton odpočinku.
}
winter-event-worked = { $player-is ->
    [you] Utrácíte
   *[other] { $player } utrácí
} { $food ->
    [one] { $food } jídlo
    [few] { $food } jídla
   *[other] { $food } jídel
}.
winter-event-labor = { $player-is ->
    [you] Získáváte práci: { $halves-written }.
   *[other] { $player } získává práci: { $halves-written }.
}
winter-event-paid = { $player-is ->
    [you] Platíte { $price }.
   *[other] { $player } platí { $price }.
}
winter-event-placed_figure = { $player-is ->
    [you] Umísťujete { $figure-acc }: { $to }.
   *[other] { $player } umísťuje { $figure-acc }: { $to }.
}
winter-event-slid = { $to-id ->
    [middle] { $player-is ->
        [you] Posouváte se do prostřední části.
       *[other] { $player } se posouvá do prostřední části.
    }
   *[bottom] { $player-is ->
        [you] Posouváte se do spodní části.
       *[other] { $player } se posouvá do spodní části.
    }
}
winter-event-ended_turn = { $player-is ->
    [you] Končíte tah.
   *[other] { $player } končí tah.
}
winter-event-gained = { $lost ->
    [0] { $player-is ->
        [you] Získáváte { $what }.
       *[other] { $player } získává { $what }.
    }
   *[other] { $player-is ->
        [you] Získáváte { $what }, propadá { $lost }.
       *[other] { $player } získává { $what }, propadá { $lost }.
    }
}
winter-event-took_lesser = { $player-is ->
    [you] Berete si { $take-acc } místo { $of-gen }.
   *[other] { $player } si bere { $take-acc } místo { $of-gen }.
}
winter-event-declined = { $player-is ->
    [you] Vzdáváte se zbytku.
   *[other] { $player } se vzdává zbytku.
}
winter-event-scored = { $player-is ->
    [you] Získáváte { $vp } VB.
   *[other] { $player } získává { $vp } VB.
}
winter-event-advanced = { $player-is ->
    [you] Váš idol { $idol-gen } je na úrovni { $level }.
   *[other] { $player }: idol { $idol-gen } je na úrovni { $level }.
}
winter-event-drew = { $count ->
    [0] { $player-is ->
        [you] Nemáte co dobrat.
       *[other] { $player } nemá co dobrat.
    }
    [one] { $player-is ->
        [you] Dobíráte kartu.
       *[other] { $player } dobírá kartu.
    }
    [few] { $player-is ->
        [you] Dobíráte { $count } karty.
       *[other] { $player } dobírá { $count } karty.
    }
   *[other] { $player-is ->
        [you] Dobíráte { $count } karet.
       *[other] { $player } dobírá { $count } karet.
    }
}
winter-event-drew_cards = Dobíráte: { $cards }.
winter-event-reshuffled = { $player-is ->
    [you] Mícháte z odhazovacího balíčku nový.
   *[other] { $player } míchá z odhazovacího balíčku nový.
}
winter-event-raised = { $grey ->
    [true] { $player-is ->
        [you] Umísťujete šedý megalit: { $at }.
       *[other] { $player } umísťuje šedý megalit: { $at }.
    }
   *[false] { $player-is ->
        [you] Umísťujete megalit: { $at }.
       *[other] { $player } umísťuje megalit: { $at }.
    }
}
winter-event-placed_camp = { $player-is ->
    [you] Umísťujete tábor na startovní hex.
   *[other] { $player } umísťuje tábor na startovní hex.
}
winter-event-moved_camp = { $player-is ->
    [you] Přesouváte tábor: { $leaves } ({ $from }) → { $reaches } ({ $to }).
   *[other] { $player } přesouvá tábor: { $leaves } ({ $from }) → { $reaches } ({ $to }).
}
winter-event-turned_token = Odkrývá se žeton, { $terrain-small } ({ $hex }): { $token }.
winter-event-settled = { $food_lost ->
    [0] { $player-is ->
        [you] Zakládáte osadu: { $hexes }.
       *[other] { $player } zakládá osadu: { $hexes }.
    }
   *[other] { $player-is ->
        [you] Zakládáte osadu: { $hexes }. Propadá jídlo: { $food_lost }.
       *[other] { $player } zakládá osadu: { $hexes }. Propadá jídlo: { $food_lost }.
    }
}
winter-event-took_tribe = { $to-id ->
    [hand] { $player-is ->
        [you] Berete si do ruky kartu „{ $card }“.
       *[other] { $player } si bere do ruky kartu „{ $card }“.
    }
   *[discard] { $player-is ->
        [you] Dáváte kartu „{ $card }“ do odhazovacího balíčku.
       *[other] { $player } dává kartu „{ $card }“ do odhazovacího balíčku.
    }
}
winter-event-deck_empty = { $player-is ->
    [you] Balíček „{ $deck }“ je prázdný: místo karty získáváte 1 VB.
   *[other] Balíček „{ $deck }“ je prázdný: místo karty získává { $player } 1 VB.
}
winter-event-took_culture = { $player-is ->
    [you] Berete si kartu „{ $card }“.
   *[other] { $player } si bere kartu „{ $card }“.
}
winter-event-took_animal = { $player-is ->
    [you] Berete si { $species-acc }.
   *[other] { $player } si bere { $species-acc }.
}
winter-event-drew_animal = { $player-is ->
    [you] Berete si { $species-acc } z balíčku.
   *[other] { $player } si bere { $species-acc } z balíčku.
}
winter-event-revealed_animals = Nově v lovišti: { $species-small }.
winter-event-tipped = { $player-is ->
    [you] Používáte { $species-acc }.
   *[other] { $player } používá { $species-acc }.
}
winter-event-buried = { $from-id ->
    [hand] { $player-is ->
        [you] Pohřbíváte kartu z ruky.
       *[other] { $player } pohřbívá kartu z ruky.
    }
   *[other] { $player-is ->
        [you] Pohřbíváte kartu „{ $card }“.
       *[other] { $player } pohřbívá kartu „{ $card }“.
    }
}
winter-event-buried_card = Pohřbíváte kartu „{ $card }“.
winter-event-took_stone = { $player-is ->
    [you] Berete si posvátný kámen ({ $stone }).
   *[other] { $player } si bere posvátný kámen ({ $stone }).
}
winter-event-put_aside = { $player-is ->
    [you] Odkládáte kartu pro zatmění.
   *[other] { $player } odkládá kartu pro zatmění.
}
winter-event-put_card = Dáváte kartu „{ $card }“ do svého balíčku zatmění.
winter-event-closed_deck = { $player-is ->
    [you] Uzavíráte balíček zatmění
   *[other] { $player } uzavírá balíček zatmění
}: { $cards ->
    [0] žádná karta
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}.
winter-event-revealed_deck = { $player-is ->
    [you] Odhalujete balíček zatmění. Práce: { $halves-written }.
   *[other] { $player } odhaluje balíček zatmění. Práce: { $halves-written }.
}
winter-event-new_order = Nové pořadí hráčů: { $order }.
winter-event-claimed = { $player-is ->
    [you] Berete si bonus: { $terrain } ({ $hex }).
   *[other] { $player } si bere bonus: { $terrain } ({ $hex }).
}
winter-event-collected = { $player-is ->
    [you] Berete si bonus: { $from }.
   *[other] { $player } si bere bonus: { $from }.
}
winter-event-forwent_use = { $player-is ->
    [you] Vzdáváte se schopnosti karty „{ $card }“.
   *[other] { $player } se vzdává schopnosti karty „{ $card }“.
}
winter-event-forwent_claim = { $player-is ->
    [you] Vzdáváte se bonusu: { $terrain } ({ $hex }).
   *[other] { $player } se vzdává bonusu: { $terrain } ({ $hex }).
}
winter-event-forwent_collect = { $player-is ->
    [you] Vzdáváte se bonusu: { $from }.
   *[other] { $player } se vzdává bonusu: { $from }.
}
winter-event-stone_scored = { $player-is ->
    [you] Kámen ({ $stone }) vám dává { $vp } VB.
   *[other] { $player }: kámen ({ $stone }) dává { $vp } VB.
}
winter-event-opened_culture = Nové karty kultury: { $cards }.
winter-event-took_token = { $player-is ->
    [you] Berete si žeton odpočinku: { $token }.
   *[other] { $player } si bere žeton odpočinku: { $token }.
}
winter-event-turned_up_token = Odkrytý žeton odpočinku: { $token }.
winter-event-game_over = Partie skončila.

# Tah v jednom řádku: části věty bez hráče. $times počítá události jednoho druhu, -sum sčítá jejich čísla.

winter-gist-placed_figure = { $figure } → { $to }
winter-gist-took_stone = bere si posvátný kámen
winter-gist-settled = zakládá osadu
winter-gist-took_animal = bere si { $species-acc }
winter-gist-drew_animal = bere si { $species-acc } z balíčku
winter-gist-raised = { $times ->
    [one] umísťuje megalit
    [few] umísťuje { $times } megality
   *[other] umísťuje { $times } megalitů
}
winter-gist-took_culture = bere si kartu „{ $card }“
winter-gist-took_tribe = verbuje kartu „{ $card }“
winter-gist-scored = { $vp-sum } VB
winter-gist-advanced = { $times ->
    [1] posouvá idol
   *[other] posouvá idoly { $times }×
}
winter-gist-placed_camp = umísťuje tábor
winter-gist-moved_camp = { $times ->
    [1] přesouvá tábor
   *[other] přesouvá tábory { $times }×
}
winter-gist-tipped = { $times ->
    [one] používá zvíře
    [few] používá { $times } zvířata
   *[other] používá { $times } zvířat
}
winter-gist-buried = { $times ->
    [one] pohřbívá kartu
    [few] pohřbívá { $times } karty
   *[other] pohřbívá { $times } karet
}
winter-gist-closed_deck = uzavírá balíček zatmění
winter-gist-gained = získává { $what-acc }
winter-gist-drew = { $count-sum ->
    [one] dobírá kartu
    [few] dobírá { $count-sum } karty
   *[other] dobírá { $count-sum } karet
}

# -- odkud jsou vítězné body --------------------------------------------------------------------------------

winter-source-final-offering = Jídlo a nástroje
winter-source-final-veneration = Pohřbené karty
winter-source-final-cards = Karty
winter-source-final-animals = Zvířata

# -- proč něco nelze ----------------------------------------------------------------------------------------

winter-refuse-action-ability = Při zatmění fungují jen schopnosti zatmění.
winter-refuse-animal-deck-empty = Balíček zvířat je prázdný.
winter-refuse-animals-left = Zvířata ještě jsou: bod místo nich je jen tehdy, když žádná nezbývají.
winter-refuse-arrow-cells-only = Další megalit patří na volné políčko, na které ukazují šipky.
winter-refuse-arrows-occupied = Obě políčka, na která ukazují šipky, jsou obsazená.
winter-refuse-bonus-taken = Tento bonus už máte, nebo propadl, když přišel na řadu pozdější.
winter-refuse-bottom-covered = Tuto spodní část už zakrývá figurka.
winter-refuse-chief-not-placed = Schopnosti náčelníka fungují v tahu, kdy ho umístíte.
winter-refuse-choose-one = Máte zaplaceno: zvolte aspoň jedno.
winter-refuse-claimed = Bonus tohoto hexu už máte.
winter-refuse-collected = Tento bonus už máte.
winter-refuse-column = Tato schopnost potřebuje vaši figurku v jiném sloupci.
winter-refuse-culture-stage = Karty kultury se hrají a používají před umístěním figurky a každá po první stojí kartu.
winter-refuse-eclipse-ability = Tato schopnost funguje jen při zatmění.
winter-refuse-eclipse-order = Kroky zatmění mají pevné pořadí.
winter-refuse-empty-field = První megality patří na výchozí políčka.
winter-refuse-era = Kameny z pravé části lze brát od 3. kola.
winter-refuse-figure-first = Nejdřív umístěte figurku do sloupce.
winter-refuse-figure-stage = Figurka tohoto tahu už je umístěná.
winter-refuse-figure-used = Tato figurka už na plánu stojí.
winter-refuse-first-rest-only = Žeton si bere jen ten, kdo v kole odpočívá první, a jen když se s modulem hraje.
winter-refuse-food = Vaše jídlo: { $food }.
winter-refuse-grey-on-top = Šedé megality se nikdy nekladou na jiné.
winter-refuse-grounds-empty = Teď není žádné zvíře, které by šlo vzít.
winter-refuse-grounds-full = Loviště je plné.
winter-refuse-idol-on-top = Tento idol je na vrcholu.
winter-refuse-influence = Na tomto hexu mají jiní větší vliv, nebo tam žádný nemáte.
winter-refuse-juncture-taken = Na tomto místě už stojí osada.
winter-refuse-just-taken = Tato karta vám přišla do ruky v tomto tahu; zahrajte ji později.
winter-refuse-labor-counted = Tato práce se počítala při odhalení balíčků.
winter-refuse-labor-is-over = Po akcích už práce k ničemu není.
winter-refuse-middle-is-over = Akce prostřední části se provádí jednou.
winter-refuse-no-ability = Taková schopnost není.
winter-refuse-no-bonus = Tento hex žádný bonus nedává.
winter-refuse-no-camp-left = Na desce už nemáte žádný tábor.
winter-refuse-no-camp-there = Tam žádný tábor nemáte.
winter-refuse-no-cards = Není co dobrat.
winter-refuse-no-cell = Tam žádné políčko není.
winter-refuse-no-megalith-left = Nemáte už žádný megalit.
winter-refuse-no-passing = V každém tahu musíte umístit figurku.
winter-refuse-no-price = Není co platit kartami.
winter-refuse-no-settlement-left = Nemáte už žádnou osadu.
winter-refuse-no-square = Pod ním musí ležet čtyři megality.
winter-refuse-no-token = Žeton odpočinku nemáte.
winter-refuse-no-untipped = Takové nepoužité zvíře nemáte.
winter-refuse-not-above = Tato karta neleží nad vaší deskou.
winter-refuse-not-adjacent = Tábory se přesouvají na sousední hex.
winter-refuse-not-beside = Vedle tohoto políčka musí být megalit.
winter-refuse-not-due = Teď vám to nic nedává: dávají to akce sloupců, karty a bonusy.
winter-refuse-not-in-eclipse-deck = Tato karta není ve vašem balíčku zatmění.
winter-refuse-not-in-grounds = Takové zvíře v lovišti není.
winter-refuse-not-in-hand = Tuto kartu v ruce nemáte.
winter-refuse-not-lesser = Vzít si smíte jen méně cennou surovinu, v tomto pořadí: megalit, karta, idol, nástroj, jídlo.
winter-refuse-not-now = V tuto chvíli ne.
winter-refuse-not-offered = To není v nabídce.
winter-refuse-not-open = Tato karta kultury není vyložená.
winter-refuse-not-there = Taková karta tam není.
winter-refuse-not-waiting = Tato schopnost na to nečekala.
winter-refuse-nothing-there = Tady není co brát.
winter-refuse-nothing-to-decline = Není čeho se vzdát.
winter-refuse-nothing-to-forgo = Takto se lze vzdát jen toho, co by v tomto kroku přišlo samo.
winter-refuse-nothing-to-gain = Teď se tím nedá nic získat.
winter-refuse-nothing-to-slide = Žádná vaše figurka se teď nemá posunout dál.
winter-refuse-occupied = Tam už megalit je.
winter-refuse-other-card = Odhoďte jinou kartu z ruky.
winter-refuse-over = Partie skončila.
winter-refuse-parts-in-order = Figurka jde shora přes prostřední část dolů; tah končí ve spodní části.
winter-refuse-price = Cenu nemůžete zaplatit: jídlo { $food }, nástroje { $tools }, práce { $labor }, karty { $cards }.
winter-refuse-rest-order = Nejdřív karta, pak zvíře, každé jednou.
winter-refuse-resting = Když vaše figurka odpočívá, nelze hrát karty kmene.
winter-refuse-setup-only = To se volí před začátkem hry.
winter-refuse-slot-not-empty = Toto místo pro megality nic nedává, nebo není prázdné.
winter-refuse-slot-price = Cena místa: jídlo { $food }, nástroje { $tools }.
winter-refuse-start-cell = Na výchozí políčka patří jen šedé megality.
winter-refuse-stone-gone = Tento kámen na plánu není.
winter-refuse-third-turn-only = Balíček zatmění se chystá na konci vašeho třetího tahu.
winter-refuse-three-camps = Na každém ze tří hexů potřebujete tábor a žádný z nich nesmí být startovní.
winter-refuse-three-stones = Máte tři kameny a pro další není místo.
winter-refuse-top-is-over = Vaše figurka už horní část sloupce opustila.
winter-refuse-types = Kartu tohoto typu už máte; typy musí být takové, jak říká karta nebo sloupec.
winter-refuse-used = Tato schopnost už byla použita.
winter-refuse-waits = Tato schopnost čeká, až se něco stane.
winter-refuse-work-after-this = Nejdřív odpovězte: jídlo utracené teď by nic nezměnilo.
winter-refuse-work-in-turn-only = Jídlo dává práci jen ve vašem vlastním tahu.
winter-refuse-wrong-type = Karty musí být typů, které uvádí cena.
