# I C E: co říká jen stránka. Na co se stůl ptá, co lze udělat a co se děje, je v ice.ftl.

# -- jména věcí ---------------------------------------------------------------------------------------------

ice-page-level-snow = Sníh
ice-page-level-surface = Povrchový led
ice-page-level-intermediate = Prostřední led
ice-page-level-deep = Hlubinný led
ice-page-level-edifice = Monumenty
ice-page-level-floor = Azulia
ice-page-rim = okraj herní desky
ice-page-region = oblast

# Pole tam, kde o něm mluví věta: jeho číslo je na přání vytištěno na desce, slova ho pomáhají najít.
ice-place = { $space } ({ $ground-small }{ $mark-id ->
    [none] )
    [leader] , { $way-id ->
        [here] stojí tu { ice-place-leader }
        [below] pod { ice-place-leader.ins }
        [above] nad { ice-place-leader.ins }
       *[other] { $way-adv } od { ice-place-leader.gen }
    })
    [camp] , { $way-id ->
        [here] stojí tu { ice-place-camp }
        [below] pod { ice-place-camp.ins }
        [above] nad { ice-place-camp.ins }
       *[other] { $way-adv } od { ice-place-camp.gen }
    })
    [white] , s táborem)
   *[middle] , { $way-id ->
        [here] uprostřed
       *[other] { $way-loc }
    })
}
ice-place-leader = { $owner-is ->
    [you] váš vůdce
   *[other] vůdce hráče { $owner }
}
    .gen = { $owner-is ->
        [you] vašeho vůdce
       *[other] vůdce hráče { $owner }
    }
    .ins = { $owner-is ->
        [you] vaším vůdcem
       *[other] vůdcem hráče { $owner }
    }
ice-place-camp = { $owner-is ->
    [you] váš tábor
   *[other] tábor hráče { $owner }
}
    .gen = { $owner-is ->
        [you] vašeho tábora
       *[other] tábora hráče { $owner }
    }
    .ins = { $owner-is ->
        [you] vaším táborem
       *[other] táborem hráče { $owner }
    }
ice-page-back-blank = prázdný sníh
ice-page-back-tunnel = tunel
ice-page-back-fault = puklina
ice-page-back-nunatak = nunatak
ice-page-back-base_camp = ležení
ice-page-back-achievement = Úspěch
    .small = úspěch
ice-page-back-exalted = Vznešenost
    .small = vznešenost
ice-page-back-philosophical = Filozofie
    .small = filozofie
ice-page-back-obliteration = Zkáza
    .small = zkáza
ice-page-back-harmony = Soulad
    .small = soulad
ice-page-back-prismatic = Prizmatický artefakt
    .small = prizmatický artefakt
ice-page-back-unknown = dosud neviděno

ice-page-type-achievement = Úspěch
    .small = úspěch
    .gen = úspěchu
ice-page-type-exalted = Vznešenost
    .small = vznešenost
    .gen = vznešenosti
ice-page-type-philosophical = Filozofie
    .small = filozofie
    .gen = filozofie
ice-page-type-obliteration = Zkáza
    .small = zkáza
    .gen = zkázy
ice-page-type-harmony = Soulad
    .small = soulad
    .gen = souladu
ice-page-type-prismatic = Prizmatický artefakt
    .small = prizmatický artefakt
    .gen = prizmatického artefaktu

ice-page-effect-achievement = Jednou za den: získejte 1 BP. Limit tahu se tím nezvyšuje.
ice-page-effect-exalted = Jednou za den, 1 BP: z každého sousedního pole přijde k vašemu vůdci jeden archeolog. Pukliny brání.
ice-page-effect-philosophical = Jednou za den: když se ve vašem tahu dílek zhroutí nebo zničí, je váš.
ice-page-effect-obliteration = Jednou za den: zničte plně odkrytý dílek svého vůdce, nebo sousední.
ice-page-effect-harmony = Jednou za den, po hloubení: k vašemu vůdci se připojí archeolog ze zásoby.
ice-page-effect-rule-achievement = ICE2-ART-30
ice-page-effect-rule-exalted = ICE2-ART-35
ice-page-effect-rule-philosophical = ICE2-ART-50
ice-page-effect-rule-obliteration = ICE2-ART-45
ice-page-effect-rule-harmony = ICE2-ART-40

ice-page-form-1 = nádoba
ice-page-form-2 = stéla
ice-page-form-3 = maska
ice-page-artifact = { $type-small }, { $form }, { $anima ->
    [one] { $anima } anima
    [few] { $anima } animy
   *[other] { $anima } anim
}
ice-page-artifact-prismatic = prizmatický artefakt, { $anima ->
    [one] { $anima } anima
    [few] { $anima } animy
   *[other] { $anima } anim
}
ice-page-artifacts-of = { $count }× { $type-small }
ice-page-study-token = žeton studia: { $type-small }

# -- dílky sněhu --------------------------------------------------------------------------------------------

ice-page-face-polar_termite_swarm = Roj polárních termitů
ice-page-face-polar_termite_swarm-about = Při hloubení: stojí o 1 BP méně.
ice-page-face-polar_termite_swarm-rule = ICE2-SNO-20
ice-page-face-boreal_smilodon = Severský šavlozubec
ice-page-face-boreal_smilodon-about = Všichni archeologové z jednoho pole prchnou na jedno sousední pole. Pukliny brání.
ice-page-face-boreal_smilodon-rule = ICE2-SNO-21
ice-page-face-white_spiders = Bílí pavouci
ice-page-face-white_spiders-about = Váš vůdce jde zdarma o 1 nebo 2 kroky a smí s sebou vzít jednoho archeologa. Pukliny brání.
ice-page-face-white_spiders-rule = ICE2-SNO-22
ice-page-face-ice_manta = Ledová manta
ice-page-face-ice_manta-about = Váš vůdce jde na jakékoli viditelné pole. Pukliny nevadí.
ice-page-face-ice_manta-rule = ICE2-SNO-23
ice-page-face-rappelling_rope = Slaňovací lano
ice-page-face-rappelling_rope-about = Při hloubení: váš vůdce a jeden archeolog sestoupí poslední, společně a kam chcete.
ice-page-face-rappelling_rope-rule = ICE2-SNO-24
ice-page-face-ice_yacht = Ledová plachetnice
ice-page-face-ice_yacht-about = Ze zásoby se jeden archeolog připojí k vašemu vůdci a jeden k jinému vůdci.
ice-page-face-ice_yacht-rule = ICE2-SNO-25
ice-page-face-wreck = Vrak
ice-page-face-wreck-about = Získejte 1 BP a 1 žeton BV.
ice-page-face-wreck-rule = ICE2-SNO-26
ice-page-face-expedition_survivors = Expediční přeživší
ice-page-face-expedition_survivors-about = Při hloubení: s ostatními sestoupí i dva archeologové ze zásoby.
ice-page-face-expedition_survivors-rule = ICE2-SNO-27
ice-page-face-storm_whistle = Bouřná píšťala
ice-page-face-storm_whistle-about = Nejvýše 2 archeologové z jednoho pole jdou na dílek s táborem. Pukliny nevadí.
ice-page-face-storm_whistle-rule = ICE2-SNO-28
ice-page-face-talisman_achievement = Talisman úspěchu
ice-page-face-talisman_achievement-about = Vyhlubte zdarma artefakt úspěchu, na kterém stojí váš vůdce.
ice-page-face-talisman_achievement-rule = ICE2-SNO-29
ice-page-face-talisman_exalted = Vznešený talisman
ice-page-face-talisman_exalted-about = Vyhlubte zdarma vznešený artefakt, na kterém stojí váš vůdce.
ice-page-face-talisman_exalted-rule = ICE2-SNO-29
ice-page-face-talisman_philosophical = Filozofický talisman
ice-page-face-talisman_philosophical-about = Vyhlubte zdarma filozofický artefakt, na kterém stojí váš vůdce.
ice-page-face-talisman_philosophical-rule = ICE2-SNO-29
ice-page-face-talisman_obliteration = Talisman zkázy
ice-page-face-talisman_obliteration-about = Vyhlubte zdarma artefakt zkázy, na kterém stojí váš vůdce.
ice-page-face-talisman_obliteration-rule = ICE2-SNO-29
ice-page-face-talisman_harmony = Talisman souladu
ice-page-face-talisman_harmony-about = Vyhlubte zdarma artefakt souladu, na kterém stojí váš vůdce.
ice-page-face-talisman_harmony-rule = ICE2-SNO-29
ice-page-face-explosive_rune = Výbušná runa
ice-page-face-explosive_rune-about = Zničte kdekoli plně odkrytý dílek, na kterém nestojí žádný vůdce.
ice-page-face-explosive_rune-rule = ICE2-SNO-30
ice-page-face-anima_gem = Drahokam animy
ice-page-face-anima_gem-about = Spusťte efekt dílku artefaktu, na kterém stojí váš vůdce.
ice-page-face-anima_gem-rule = ICE2-SNO-31

# -- cechy --------------------------------------------------------------------------------------------------

ice-page-guild-navigators = Navigátoři
    .gen = Navigátorů
ice-page-guild-navigators-about = Jednou za tah jde s vaším vůdcem archeolog, když vůdce plachtí, staví nebo ho přesune dílek sněhu. Jednou za den jde váš vůdce zdarma do vašeho tábora. Váš tábor stojí jen na sněhu, a když přijde o dílek, najde si nové místo.
ice-page-guild-incandescents = Žhnoucí
    .gen = Žhnoucích
ice-page-guild-incandescents-about = Jednou za den, na dílku artefaktu: položte žeton aktivace na pole tohoto typu a dnes jednou spusťte jeho efekt i bez artefaktu.
ice-page-guild-striders = Ledochodci
    .gen = Ledochodců
ice-page-guild-striders-about = Jednou za tah, při hloubení: otočte hák a váš vůdce sestoupí poslední, kam chcete. Jeden hák se vrací při každém rozbřesku.
ice-page-guild-providers = Živitelé
    .gen = Živitelů
ice-page-guild-providers-about = Jednou za tah: umístěte archeologa ze své desky na jakýkoli dílek sněhu. Při každém rozbřesku jsou připraveni dva.
ice-page-guild-cryoarchitects = Kryoarchitekti
    .gen = Kryoarchitektů
ice-page-guild-cryoarchitects-about = Jednou za tah stojí dílek artefaktu s vaším táborem o 1 BP méně, ne více. Jednou za den, 1 BP: postavte svůj tábor znovu, i když už na herní desce stojí.
ice-page-token-activation-ready = Žeton aktivace: připraven
ice-page-token-activation-grey = Žeton aktivace: dnes použitý
ice-page-token-activation-on = Žeton aktivace: { $type-small }
ice-page-token-crampons = Připravené háky: { $count } ze 2
ice-page-token-provisions = Archeologové na desce cechu: { $count } ze 2

# -- požadavky a dekrety ------------------------------------------------------------------------------------

ice-page-request-prismatic2 = Prizmatické artefakty, dohromady 2 animy
ice-page-request-tri_anima = 3 animy v jakékoli směsi: { $types-small }
ice-page-request-tri_two_types = Dva artefakty různých typů: { $types-small }
ice-page-request-either2 = 2 animy: { $first-small }, nebo 2 animy: { $second-small }
ice-page-request-forms = Různé tvary: { $types-small }. Za 2 tvary { $some } BV, za 3 tvary { $worth } BV
ice-page-request-mono_anima = 3 animy: { $types-small }
ice-page-request-short-prismatic2 = „2 prizmatické animy“
ice-page-request-short-tri_anima = „3 animy: { $types-small }“
ice-page-request-short-tri_two_types = „dva typy: { $types-small }“
ice-page-request-short-either2 = „2 animy: { $types-small }“
ice-page-request-short-forms = „tvary: { $types-small }“
ice-page-request-short-mono_anima = „3 animy: { $types-small }“
ice-page-request-worth = { $kind ->
    [forms] { $price }.
   *[other] { $price }. { $worth } BV.
}
ice-page-request-about = { ice-page-request-worth }
ice-page-request-near = { ice-page-request-worth } Teď můžete zaplatit { $have } ze { $need }.
ice-page-request-payable = { ice-page-request-worth } Můžete ho zaplatit.
ice-page-request-done = { $price }. Splněno { $day }. den: { $score } BV.

ice-page-proposal = Nejvíc, co teď můžete získat: { $points } BV
ice-page-proposal-with = platba: { $paid }
ice-page-paid-for = { $request } za { $points } BV
ice-page-paid-more = { $count ->
    [one] ještě jeden
    [few] ještě { $count } další
   *[other] ještě { $count } dalších
}
ice-page-guard-unpaid = { $count ->
    [one] Můžete teď zaplatit požadavek { $dearest }.
    [few] Kterýkoli z těchto požadavků teď můžete zaplatit: { $dearest }.
   *[other] Kterýkoli z těchto požadavků teď můžete zaplatit: { $dearest }.
} { $penalty ->
    [0] Pokračovat bez toho?
   *[other] Každý nezaplacený vás stojí { $penalty } BV. Pokračovat bez toho?
}
ice-page-guard-send-back = Váš den skončí a { $left ->
    [one] { $left } BP propadne
    [few] { $left } BP propadnou
   *[other] { $left } BP propadne
}. Odeslat nálezy?
ice-page-guard-pay = Požadavek { $request } zaplatíte tím, co žádá, a přijdete o to. Splnit ho?
ice-page-guard-pay-with = Požadavek { $request }, platba například: { $paid }. O to, čím zaplatíte, přijdete. Splnit ho?
ice-page-guard-drop = Požadavek { $request } se vrátí. Vzdát se ho?
ice-page-guard-payable = { $count ->
    [one] Můžete si vzít požadavek { $dearest } a hned ho zaplatit.
    [few] Kterýkoli z těchto požadavků si můžete vzít a hned zaplatit: { $dearest }.
   *[other] Kterýkoli z těchto požadavků si můžete vzít a hned zaplatit: { $dearest }.
} Pokračovat bez toho?

ice-page-decree-type_anima = 1 BV za každou animu typu { $type-small }, včetně žetonu studia
ice-page-decree-rp_tokens = 1 BV navíc za každý žeton BV
ice-page-decree-study_tokens = 1 BV za každý žeton studia
ice-page-decree-type_sets = 4 BV za každou sadu pěti typů, 2 BV za každou sadu čtyř
ice-page-decree-forms = Za každý typ: 4 BV za tři tvary, 2 BV za dva
ice-page-decree-now = { $player-is ->
    [you] vy: { $score }
   *[other] { $player }: { $score }
}
ice-page-decrees = Dekrety
ice-page-decrees-about = Bodují se na konci hry, prizmatické artefakty se nepočítají. Čísla říkají, kolik by kdo dostal teď.

ice-page-logbook = Deník
ice-page-logbook-reconstructed = Efekt je rekonstruovaný, ne doslovný.
ice-page-logbook-none = Deník se otevírá 2. den.
ice-page-log-draw_snow = Každý si vezme dílek z odhozeného sněhu.
ice-page-log-caravan = Kupujte dílky sněhu, každý za žeton BV, nebo jeden prodejte: každý jednou nebo dvakrát.
ice-page-log-archaeologists_on-prismatic = Na každý viditelný prizmatický dílek přijde archeolog.
ice-page-log-archaeologists_on-nunatak = Na každý nunatak přijde archeolog.
ice-page-log-free_move = Každý se smí jednou pohnout zdarma, pokud to jde, tak nahoru.
ice-page-log-gather_at_camps = Do každého tábora jdou dva nejbližší archeologové.
ice-page-log-pitch_camp = Každý smí přenést svůj tábor na dílek svého vůdce.
ice-page-log-archaeologist_with_leader = Ke každému vůdci se připojí archeolog.
ice-page-log-discard_tile = Každý odstraní jeden dílek bez vůdce.
ice-page-log-put_snow_back = Každý vrátí jeden dílek z odhozeného sněhu.

# -- herní deska --------------------------------------------------------------------------------------------

ice-page-day = { $days ->
    [10] { $day }. den z { $days }
   *[other] { $day }. den ze { $days }
}
ice-page-dig = Vykopávky
ice-page-side-left = Den a dekrety
ice-page-side-right = Co se žádá a co dalšího je na stole
ice-page-dig-help = Šipky vedou z pole na pole, plus a minus přibližují a oddalují, nula ukáže vše.
ice-page-look-hint = Dotkněte se pole a přečtete si, co na něm je. Dva prsty ho přiblíží.
ice-page-lift = Pohled pod povrch
ice-page-lift-snow = Všechny vrstvy
ice-page-lift-surface = Od povrchového ledu dolů
ice-page-lift-intermediate = Od prostředního ledu dolů
ice-page-lift-deep = Od hlubinného ledu dolů
ice-page-lift-edifice = Jen monumenty
ice-page-lift-floor = Jen město
ice-page-row = Nabídka požadavků
ice-page-row-none = Vyloží se při prvním soumraku dne.
ice-page-deck = v balíčku { $count }
ice-page-stock-archaeologists = archeologové
ice-page-stock-camps = tábory
ice-page-stock-smilodons = šavlozubci
ice-page-stock-flakes = dílky vloček
ice-page-stock-bag = v pytlíku
ice-page-usable-crampon = hák
ice-page-usable-stride = krok Ledochodců
ice-page-supply = Archeologové v zásobě: { $count }
ice-page-white-camps = Bílé tábory v zásobě: { $count }
ice-page-curse = Prokletí Nuuků
ice-page-curse-about = Prokletí Nuuků: { $places }
ice-page-market = Karavana prodává

ice-page-space = { $level }, { $what } ({ $id })
ice-page-covered = { $count ->
    [0] Plně odkryté
    [one] Leží na něm jeden dílek
    [few] Leží na něm { $count } dílky
   *[other] Leží na něm { $count } dílků
}
ice-page-on-it-crew = { $count ->
    [one] Jeden archeolog
    [few] { $count } archeologové
   *[other] { $count } archeologů
}
ice-page-on-it-leader = { $player-is ->
    [you] Váš vůdce
   *[other] Vůdce hráče { $player }
}
ice-page-on-it-camp-white = Bílý tábor
ice-page-on-it-camp = { $player-is ->
    [you] Váš tábor
   *[other] Tábor hráče { $player }
}
ice-page-on-it-camp-spent = { $player-is ->
    [you] Váš tábor, dnes použitý
   *[other] Tábor hráče { $player }, dnes použitý
}
ice-page-cost = Hloubení teď stojí { $cost } BP
ice-page-cost-base = { $count } za { $level ->
    [snow] sníh
    [surface] povrchový led
    [intermediate] prostřední led
   *[other] hlubinný led
}
ice-page-cost-camp = +1 za tábor
ice-page-cost-nunatak = +1 za nunatak
ice-page-cost-cover = +1 za překrývající dílek
ice-page-cost-explorers = { $count ->
    [0] nikdo nepomáhá
    [one] −1 za průzkumníka
    [few] −{ $count } za průzkumníky
   *[other] −{ $count } za průzkumníky
}
ice-page-cost-blocked-covers = Hloubit nelze: leží na něm dva nebo více dílků
ice-page-cost-blocked-buried = Hloubit nelze: překrývající dílek je sám zakrytý
ice-page-fault = Nikdo nepřekročí strany { $sides }
ice-page-side-0 = V
ice-page-side-1 = SV
ice-page-side-2 = SZ
ice-page-side-3 = Z
ice-page-side-4 = JZ
ice-page-side-5 = JV

# -- desky cechů --------------------------------------------------------------------------------------------

ice-page-own = { $player-is ->
    [you] Deska vašeho cechu
   *[other] Deska cechu hráče { $player }
}
ice-page-ep = Body průzkumu: { $ep } ze { $most }
ice-page-rp = { $count ->
    [one] Jeden žeton BV
    [few] { $count } žetony BV
   *[other] { $count } žetonů BV
}
ice-page-planned = Žeton plánování: o 1 BP více při rozbřesku
ice-page-fluid = Připravené plynulé pohyby: { $count }
ice-page-token-blessing = Požehnání: efektům stačí 1 anima
ice-page-token-light = Prokletí světla: efekty potřebují 2 animy
ice-page-token-light_turned = Prokletí světla: efekty potřebují 2 animy, s vůdcem jdou nejvýše 2 archeologové
ice-page-token-dark = Prokletí temnoty: efekty potřebují 3 animy, s vůdcem jdou nejvýše 2 archeologové
ice-page-token-dark_turned = Prokletí temnoty: efekty potřebují 3 animy, s vůdcem jde nejvýše 1 archeolog
ice-page-slot-ready = { $type }: anima { $anima } { $need ->
    [1] z
   *[other] ze
} { $need }, aktivní. { $effect }
ice-page-slot-used = { $type }: anima { $anima }, dnes použito. { $effect }
ice-page-slot-short = { $type }: anima { $anima } { $need ->
    [1] z
   *[other] ze
} { $need }. { $effect }
ice-page-hold = Podpalubí
ice-page-hold-about = V podpalubí: { $count }. Tyto artefakty zaplatily požadavky a počítají se pro dekrety.
ice-page-hand = Dílky sněhu
ice-page-hand-none = Žádné dílky sněhu
ice-page-hand-hidden = { $count ->
    [one] Jeden dílek sněhu
    [few] { $count } dílky sněhu
   *[other] { $count } dílků sněhu
}
ice-page-requests = Požadavky
ice-page-requests-hidden = { $count ->
    [one] Jeden požadavek v ruce
    [few] { $count } požadavky v ruce
   *[other] { $count } požadavků v ruce
}
ice-page-requests-none = Žádné požadavky
ice-page-validated = Splněné
ice-page-deeds = Co dalšího můžete udělat
ice-page-leader-off = Vůdce není na vykopávkách

# -- výsledek -----------------------------------------------------------------------------------------------

ice-page-source-decrees = Dekrety
ice-page-source-requests = Požadavky
ice-page-source-bonuses = Druhý požadavek dne
ice-page-source-tokens = Žetony BV
ice-page-source-planning = Plánování

ice-page-held = Na lanech
