# I C E, první edice: co stránka říká jinak a co má jen tato edice. Ostatní je v ice-page.ftl.

# -- artefakty ----------------------------------------------------------------------------------------------

ice1-page-effect-achievement = Jednou za den: získejte 1 BP. Limit tahu se tím nezvyšuje.
ice1-page-effect-exalted = Jednou za den, 1 BP: z každého sousedního pole přijde k vašemu vůdci jeden archeolog. Pukliny brání.
ice1-page-effect-philosophical = Jednou za den: dílek, který se ve vašem tahu ztratí, je váš.
ice1-page-effect-obliteration = Jednou za den: zničte plně odkrytý dílek sousedící s vaším vůdcem, ať na něm stojí cokoli.
ice1-page-effect-harmony = Jednou za den, po hloubení: k vašemu vůdci se připojí archeolog ze zásoby.
ice1-page-effect-rule-achievement = ICE1-ART-10
ice1-page-effect-rule-exalted = ICE1-ART-11
ice1-page-effect-rule-philosophical = ICE1-ART-14
ice1-page-effect-rule-obliteration = ICE1-ART-13
ice1-page-effect-rule-harmony = ICE1-ART-12

# -- dílky sněhu --------------------------------------------------------------------------------------------

ice1-page-face-polar_termite_swarm-about = Vyhlubte zdarma dílek sněhu pod svým vůdcem.
ice1-page-face-polar_termite_swarm-rule = ICE1-SNW-11
ice1-page-face-boreal_smilodon-about = Šavlozubec hlídá viditelný dílek až do vašeho příštího tahu: nikdo na něj nevstoupí ani tam nehloubí.
ice1-page-face-boreal_smilodon-rule = ICE1-SNW-13
ice1-page-face-white_spiders-about = Všichni archeologové z jednoho pole jdou na jedno sousední pole. Pukliny brání.
ice1-page-face-white_spiders-rule = ICE1-SNW-10
ice1-page-face-ice_manta-about = Váš vůdce jde na jakékoli viditelné pole.
ice1-page-face-ice_manta-rule = ICE1-SNW-12
ice1-page-face-rappelling_rope-about = Při hloubení: všichni sestoupí, kam chcete.
ice1-page-face-rappelling_rope-rule = ICE1-SNW-15
ice1-page-face-ice_yacht-about = Jeden archeolog se připojí k vašemu vůdci, další k vůdci podle vaší volby; získáte 1 BV.
ice1-page-face-ice_yacht-rule = ICE1-SNW-14
ice1-page-face-wreck-about = Získejte 1 BP a 1 BV; jiný hráč podle vaší volby získá 1 BP.
ice1-page-face-wreck-rule = ICE1-SNW-16
ice1-page-face-expedition_survivors-about = Při hloubení: s ostatními sestoupí i dva archeologové ze zásoby.
ice1-page-face-expedition_survivors-rule = ICE1-SNW-17
ice1-page-face-storm_whistle-about = Položte dílek vločky na prázdné místo mezi alespoň dva dílky. Kdo je zasypán, ustoupí stranou.
ice1-page-face-storm_whistle-rule = ICE1-SNW-21
ice1-page-face-talisman_achievement-about = Vyhlubte zdarma artefakt úspěchu pod svým vůdcem.
ice1-page-face-talisman_achievement-rule = ICE1-SNW-18
ice1-page-face-talisman_exalted-about = Vyhlubte zdarma vznešený artefakt pod svým vůdcem.
ice1-page-face-talisman_exalted-rule = ICE1-SNW-18
ice1-page-face-talisman_philosophical-about = Vyhlubte zdarma filozofický artefakt pod svým vůdcem.
ice1-page-face-talisman_philosophical-rule = ICE1-SNW-18
ice1-page-face-talisman_obliteration-about = Vyhlubte zdarma artefakt zkázy pod svým vůdcem.
ice1-page-face-talisman_obliteration-rule = ICE1-SNW-18
ice1-page-face-talisman_harmony-about = Vyhlubte zdarma artefakt souladu pod svým vůdcem.
ice1-page-face-talisman_harmony-rule = ICE1-SNW-18
ice1-page-face-explosive_rune-about = Zničte jakýkoli plně odkrytý dílek bez tábora.
ice1-page-face-explosive_rune-rule = ICE1-SNW-20
ice-page-face-stone_of_charisma = Kámen charismatu
ice1-page-face-stone_of_charisma-about = 1 BV: do konce vašeho tahu vás jiný vůdce následuje, jako by byl váš.
ice1-page-face-stone_of_charisma-rule = ICE1-SNW-19
ice-page-back-flake = vločka
ice-page-back-edifice = Monument, dosud neviděný
    .small = monument, dosud neviděný

# -- cechy --------------------------------------------------------------------------------------------------

ice1-page-guild-navigators-about = Jednou za tah jdou s vaším vůdcem až tři archeologové, když ho přivoláte, když staví tábor nebo letí na Ledové mantě.
ice1-page-guild-incandescents-about = Jednou za den, na dílku artefaktu: položte žeton aktivace na pole tohoto typu a dnes jednou použijte jeho efekt, ať na poli leží cokoli.
ice1-page-guild-striders-about = Jednou za tah, při hloubení: váš vůdce sestoupí poslední, kam chcete.
ice-page-guild-alchemists = Alchemisté
    .gen = Alchemistů
ice-page-guild-alchemists-about = Jednou za den: vytáhněte z pytlíku tři dílky, jeden si ponechte a ostatní vraťte.
ice1-page-guild-cryoarchitects-about = Jednou za tah stojí dílek s táborem o 1 BP méně.

# -- požadavky a dekrety ------------------------------------------------------------------------------------

ice-page-request-three_types = Po jednom artefaktu: { $types-small }
ice-page-request-duo_anima = 3 animy v jakékoli směsi: { $types-small }
ice-page-request-any_anima = 3 animy jakýchkoli typů
ice-page-request-two_types = Po jednom artefaktu: { $types-small }
ice-page-request-short-three_types = „po jednom: { $types-small }“
ice-page-request-short-duo_anima = „3 animy: { $types-small }“
ice-page-request-short-any_anima = „jakékoli 3 animy“
ice-page-request-short-two_types = „po jednom: { $types-small }“
ice1-page-request-done = { $price }. Splněno: { $score } BV.

ice1-page-decree-type_anima = 1 BV za každou animu typu { $type-small } ve Městě
ice-page-decree-anima_one = 1 BV za každý artefakt s 1 animou
ice-page-decree-anima_two = 2 BV za každý artefakt se 2 animami
ice-page-decree-prismatics = 2 BV za každý prizmatický artefakt
ice-page-decree-validated = 2 BV za každý splněný požadavek
ice-page-decree-unique = 1 BV za každý odlišný artefakt, podle typu a tvaru
ice-page-decree-duos_trios = Za každý typ: 4 BV za tři různé tvary, 2 BV za dva; kolikrát to jen jde
ice1-page-decrees-about = Bodují se na konci hry podle toho, co leží ve Městě. Města ostatních leží lícem dolů.

# -- expedice -----------------------------------------------------------------------------------------------

ice1-page-planned = Žeton plánování: zítra o 1 BP více
ice1-page-white-camps = { $count ->
    [one] Jeden tábor v zásobě
    [few] { $count } tábory v zásobě
   *[other] { $count } táborů v zásobě
}
ice-page-supply-smilodons = { $count ->
    [one] Jeden šavlozubec v zásobě
    [few] { $count } šavlozubci v zásobě
   *[other] { $count } šavlozubců v zásobě
}
ice-page-supply-flakes = { $count ->
    [one] Jeden dílek vločky v zásobě
    [few] { $count } dílky vloček v zásobě
   *[other] { $count } dílků vloček v zásobě
}
ice-page-supply-bag = { $count ->
    [one] Jeden dílek v pytlíku
    [few] { $count } dílky v pytlíku
   *[other] { $count } dílků v pytlíku
}
ice-page-on-it-smilodon = Hlídá ho šavlozubec
ice-page-on-it-wyvern = Leží na něm wyverna
ice-page-cost-blocked-beast = Hloubit nelze: je hlídaný
ice-page-cost-blocked-edifice = Monument hloubit nelze

ice-page-log-pack = Dílek s nejvíce průzkumníky hlídá do konce dne šavlozubec; je-li takových dílků více, každý z nich.
ice-page-log-draw_flake = Každý si vytáhne dílek vločky.
ice-page-log-whiteout = Každý smí vyměnit místo svého vůdce a archeologa; vůdce mimo vykopávky přijde místo archeologa, který se vrátí domů.
ice-page-city = Město
ice-page-city-about = { $count ->
    [0] Do Města ještě nic neodešlo.
    [one] Ve Městě je jeden artefakt.
    [few] Ve Městě jsou { $count } artefakty.
   *[other] Ve Městě je { $count } artefaktů.
} Jen tyto se na konci počítají.
ice-page-edifices = Monumenty
ice-page-edifices-none = Žádný nepůsobí. Ten, který odkryjete, může působit ve vaší příští partii.
ice-page-edifice-found = Nález: { $name }
ice-page-edifice-again = Hrát znovu s monumentem „{ $name }“
ice-page-edifices-reconstructed = Efekty monumentů jsou naše vlastní: jejich sešit v pravidlech není.
ice-page-offers = Ptát se mě před tahy ostatních
ice-page-offers-about = V týmu se lze před cizím tahem vzdát dílků Severský šavlozubec, Kámen charismatu a Bouřná píšťala za 1 BP a 1 BV. Pokud nechcete, abychom se ptali, dílky vám zůstávají. Ve vlastním tahu se jich můžete vzdát vždy.
ice-page-register = Z Registru
ice-page-drawn = Z pytlíku

ice-page-edifice-ED01 = Doupě wyverny
ice-page-edifice-ED01-about = Na vykopávkách leží wyverna. Na její dílek nikdo nevstoupí ani tam nehloubí. Od druhého dne ji začínající hráč posouvá o jeden dílek; archeologové před ní prchají.
ice-page-edifice-ED02 = Portálové oblouky
ice-page-edifice-ED02-about = Pro pohyb spolu sousedí všechny tunely.
ice-page-edifice-ED03 = Síň sfér
ice-page-edifice-ED03-about = Na konci 2 BV za každou sadu tří tvarů ve vašem Městě, bez ohledu na typy.
ice-page-edifice-ED04 = Signální věž
ice-page-edifice-ED04-about = Jednou za den smíte zdarma přivolat svého vůdce.
ice-page-edifice-ED05 = Rezonanční komora
ice-page-edifice-ED05-about = Pole se 4 animami působí dvakrát za den.
ice-page-edifice-ED06 = Velký archiv
ice-page-edifice-ED06-about = Při nahlédnutí do Registru se vytáhnou čtyři požadavky. Nesplněný požadavek stojí 3 BV.
ice-page-edifice-ED07 = Rotunda rady
ice-page-edifice-ED07-about = Čtyři dekrety místo tří.
ice-page-edifice-ED08 = Nunatakový kolos
ice-page-edifice-ED08-about = Za vyhloubení nunataku je 1 BV.
ice-page-edifice-ED09 = Společné ložnice
ice-page-edifice-ED09-about = Od druhého dne se v každém táboře každé ráno probudí archeolog.
ice-page-edifice-ED10 = Chladírny
ice-page-edifice-ED10-about = V ruce smíte mít šest dílků sněhu. Jednou za den dva z nich dopraví do Města o artefakt více.
ice-page-edifice-ED11 = Velký orloj
ice-page-edifice-ED11-about = Jednou za den je přesčas zdarma.
ice-page-edifice-ED12 = Potopená kupole
ice-page-edifice-ED12-about = Za odkrytí monumentu jsou 4 BV a následují dvě poslední kola.

# -- cíle a výsledek ----------------------------------------------------------------------------------------

ice-page-objectives = Cíle
ice-page-objective-artifacts = Artefakty ve Městě: { $have } / { $need }
ice-page-objective-requests = Splněné požadavky: { $have ->
    [hidden] { $need }
   *[other] { $have } / { $need }
}
ice-page-objective-request_rp = BV z požadavků: { $have ->
    [hidden] { $need }
   *[other] { $have } / { $need }
}
ice-page-objective-edifice = Odkrýt monument
ice-page-objective-hidden = { $said }, ukáže se na konci
ice-page-objective-of = { $player-is ->
    [you] Vy: { $said }
   *[other] { $player }: { $said }
}
ice-page-penalties-now = z toho { $points } za dosud nezaplacené požadavky v ruce
ice-page-days-left = { $count ->
    [0] Toto je poslední den
    [one] Po tomto zbývá ještě jeden den
    [few] Po tomto zbývají ještě { $count } dny
   *[other] Po tomto zbývá ještě { $count } dnů
}
ice-page-won = Expedice uspěla
ice-page-lost = Expedice selhala
ice-page-won-about = Všechny cíle jsou splněny, skóre { $score } BV.
ice-page-lost-about = Chybí: { $missing }. I tak { $score } BV.
ice-page-best-scores = Nejlepší dosavadní expedice
ice-page-best-score = { $score } BV, { $date }
ice-page-source-penalties = Nesplněné požadavky
ice-page-source-spheres = Síň sfér
