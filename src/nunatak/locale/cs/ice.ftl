# I C E: co o hře říká stůl. Tato slova mají obě edice společná; co první říká jinak, je v ice1.ftl.

# -- volby -------------------------------------------------------------------------------------------------

ice-option-players = Hráči
ice-option-players-help = Dva až pět cechů. Ve dvou má každý 6 BP na den, dva plynulé pohyby a žádné plánování.
ice-option-first_steps = První krůčky
ice-option-first_steps-help = Pro první partii: bez cechovních schopností, bez deníku, každý má 2 BV a jeden požadavek v ruce.
ice-option-blessing = Požehnání
ice-option-blessing-help = Ke spuštění efektu artefaktu stačí jedna anima, a to celou hru.
ice-option-fluid_movement = Plynulý pohyb
ice-option-fluid_movement-help = Jednou za den dva kroky za 1 BP. Ve dvou hráčích vždy, ve třech podle vaší volby.
ice-option-expert = Prokletí Nuuků
ice-option-expert-help = Expertní režim: každý vyhloubený artefakt vás posune po stupnici prokletí, kde jsou efekty dražší a společníků méně.
ice-option-friendly_curse = Přátelské prokletí
ice-option-friendly_curse-help = S prokletím: při rozbřesku si nejméně prokletí vezmou žeton studia.
ice-option-logbook = Deník
ice-option-logbook-help = Událost při rozbřesku 2., 3. a 4. dne.
ice-option-logbook_setup = Příprava s deníkem
ice-option-logbook_setup-help = Karta deníku určí, kde stojí první archeologové.
ice-option-first = Začínající hráč
ice-option-first-help = Kdo začíná první den. Žeton se každý den předává dál.
ice-option-guilds = Cech
ice-option-guilds-help = Cech tohoto místa se svým vůdcem, táborem a schopnostmi.
ice-option-gem_counts_as_daily_use = Drahokam se počítá
ice-option-gem_counts_as_daily_use-help = Drahokam animy spotřebuje svůj typ na celý den a nespustí typ, který už je použitý.
ice-option-forms_request_single_form_allowed = Stačí jeden tvar
ice-option-forms_request_single_form_allowed-help = Požadavek na tvary lze zaplatit i jediným artefaktem. Karta pak sama nic nepřinese, bonusy dne však platí.
ice-option-fault_sides = Strany pukliny
ice-option-fault_sides-help = Které dvě strany dílku s puklinou nelze překročit.
ice-option-deep_sublattice = Hlubinný led
ice-option-deep_sublattice-help = Jak leží hlubinné dílky pod ostatními: stejně jako sníh, nebo otočené o půl otáčky.
ice-value-first-random = vylosovaný
ice-value-first-1 = hráč 1
ice-value-first-2 = hráč 2
ice-value-first-3 = hráč 3
ice-value-first-4 = hráč 4
ice-value-first-5 = hráč 5
ice-value-fault_sides-neighbouring = dvě sousední strany
ice-value-fault_sides-gap = dvě strany ob jednu
ice-value-fault_sides-opposite = dvě protilehlé strany
ice-value-deep_sublattice-B = jako sníh
ice-value-deep_sublattice-C = otočený o půl otáčky

# -- na co se vás stůl ptá ---------------------------------------------------------------------------------

ice-ask-keep_requests = { $left ->
    [one] Vyberte ještě jeden požadavek k vrácení.
    [few] Vyberte { $left } požadavky k vrácení.
   *[other] Vyberte { $left } požadavků k vrácení.
}
ice-ask-turn = { $spent ->
    [0] { $ep ->
        [1] Jste na tahu: utraťte svůj poslední BP.
       *[other] Jste na tahu: utraťte 1 nebo 2 BP, máte { $ep }.
    }
   *[other] Utracené BP: { $spent } ze { $limit }, zbývá: { $ep }. Pokračujte, nebo ukončete tah.
}
ice-ask-discard_snow = { $left ->
    [one] Máte jeden dílek sněhu navíc. Vyberte, který odhodíte.
    [few] Máte { $left } dílky sněhu navíc. Vyberte, který odhodíte.
   *[other] Máte { $left } dílků sněhu navíc. Vyberte, který odhodíte.
}
ice-ask-build = { $camp ->
    [white] Vyberte dílek pro bílý tábor a svého vůdce.
    [rebuild] Vyberte, kam se váš tábor a váš vůdce přesunou.
   *[own] Vyberte dílek pro svůj tábor a svého vůdce.
}
ice-ask-second_step = { $crew ->
    [0] Ještě krok dál, nebo zůstat zde?
   *[other] Ještě krok dál se stejnými archeology, nebo zůstat zde?
}
ice-ask-spiders = Bílí pavouci: vyberte první krok svého vůdce.
ice-ask-smilodon = Severský šavlozubec: vyberte pole, ze kterého archeologové prchnou.
ice-ask-smilodon_to = Vyberte, kam prchnou všichni z { $from }.
ice-ask-manta = Ledová manta: vyberte pro svého vůdce jakékoli viditelné pole.
ice-ask-yacht = Ledová plachetnice: vyberte vůdce, ke kterému se připojí archeolog.
ice-ask-whistle = Bouřná píšťala: vyberte pole, ze kterého voláte archeology.
ice-ask-whistle_to = Vyberte tábor, do kterého přijdou z { $from }.
ice-ask-rune = Výbušná runa: vyberte plně odkrytý dílek bez vůdce.
ice-ask-obliterate = Zkáza: vyberte plně odkrytý dílek, a to dílek svého vůdce nebo sousední.
ice-ask-provide = Vyberte dílek sněhu pro svého archeologa.
ice-ask-choose_slot = Vyberte pole pro svůj prizmatický artefakt.
ice-ask-prismatics = Prizmatický artefakt leží na poli { $type-gen }. Vyberte jeho pole pro dnešek.
ice-ask-collapse = { $tiles-count ->
    [one] { $tiles } se hroutí. Zachránit ho efektem filozofického artefaktu?
    [few] { $tiles } se hroutí. Zachránit jeden efektem filozofického artefaktu?
   *[other] { $tiles } se hroutí. Zachránit jeden efektem filozofického artefaktu?
}
ice-ask-refuge = { $must ->
    [true] Váš tábor ztrácí svůj dílek { $tile }. Vyberte sousední dílek sněhu.
   *[false] Váš tábor ztrácí svůj dílek { $tile }. Vyberte jakýkoli dílek sněhu, nebo si vezměte tábor zpět.
}
ice-ask-window_b = { $usable-count ->
    [0] Průzkumníci sestupují. Předtím nemáte co použít: pokračujte.
   *[other] Než průzkumníci sestoupí, můžete použít: { $usable }.
}
ice-ask-distribute = { $piece-id ->
    [archaeologist] Vyberte, kam sestoupí archeolog.
   *[other] Vyberte, kam sestoupí vůdce cechu { $piece-gen }.
}
ice-ask-place_group = { $crew ->
    [0] Vyberte, kam sestoupí váš vůdce.
   *[other] Vyberte, kam společně sestoupí váš vůdce a archeolog.
}
ice-ask-window_c = Soulad: přivolat archeologa ke svému vůdci?
ice-ask-relocate = Vyberte pro tábor dílek pod ním.
ice-ask-pick_request = Můžete si vzít jeden požadavek z nabídky.
ice-ask-validate = Můžete splnit požadavek.
ice-ask-pay = Vyberte, čím zaplatíte požadavek { $request }.
ice-ask-drop_requests = { $left ->
    [one] Máte jeden požadavek navíc. Vyberte, který odhodíte.
    [few] Máte { $left } požadavky navíc. Vyberte, který odhodíte.
   *[other] Máte { $left } požadavků navíc. Vyberte, který odhodíte.
}
ice-ask-study_gift = Patříte k nejméně prokletým: vyberte si žeton studia.
ice-ask-caravan = Karavana: kupte dílek sněhu za 1 BV, nebo jeden za 1 BV prodejte.
ice-ask-shortage = Na všechny tyto dílky je archeologů málo. Vyberte, který jednoho dostane.
ice-ask-free_move = Můžete zdarma posunout svého vůdce o jeden krok, pokud to jde, tak nahoru.
ice-ask-camp_order = Vyberte další tábor, kam archeologové prchnou.
ice-ask-gather = Několik archeologů je stejně blízko. Vyberte, kdo půjde do tábora na { $camp }.
ice-ask-pitch = Můžete přenést svůj tábor na dílek svého vůdce.
ice-ask-helping = Vyberte tábor, kde se objeví váš archeolog.
ice-ask-quake = Vyberte plně odkrytý dílek bez vůdce. Bude odhozen.
ice-ask-snowstorm = Vyberte, kam napadne dílek sněhu ({ $landscape }).

ice-wait-keep_requests = { $player } vybírá první požadavky.
ice-wait-turn = { $player } zkoumá led.
ice-wait-discard_snow = { $player } odhazuje dílky sněhu.
ice-wait-build = { $player } vybírá místo pro tábor.
ice-wait-second_step = { $player } je na cestě.
ice-wait-spiders = { $player } jede na Bílých pavoucích.
ice-wait-smilodon = { $player } vypouští šavlozubce.
ice-wait-smilodon_to = { $player } vypouští šavlozubce.
ice-wait-manta = { $player } letí na Ledové mantě.
ice-wait-yacht = { $player } pluje na Ledové plachetnici.
ice-wait-whistle = { $player } píská na Bouřnou píšťalu.
ice-wait-whistle_to = { $player } píská na Bouřnou píšťalu.
ice-wait-rune = { $player } pokládá Výbušnou runu.
ice-wait-obliterate = { $player } vybírá dílek ke zničení.
ice-wait-provide = { $player } posílá archeologa.
ice-wait-choose_slot = { $player } vybírá pole pro prizmatický artefakt.
ice-wait-prismatics = { $player } rozmísťuje prizmatické artefakty.
ice-wait-collapse = { $player } může zachránit hroutící se dílek.
ice-wait-refuge = { $player } hledá pro tábor nové místo.
ice-wait-window_b = { $player } hloubí.
ice-wait-distribute = { $player } rozmísťuje průzkumníky.
ice-wait-place_group = { $player } umísťuje vůdce.
ice-wait-window_c = { $player } hloubí.
ice-wait-relocate = { $player } přesouvá tábor níž.
ice-wait-pick_request = { $player } si prohlíží požadavky.
ice-wait-validate = { $player } může plnit požadavky.
ice-wait-pay = { $player } platí požadavek.
ice-wait-drop_requests = { $player } odhazuje požadavky.
ice-wait-study_gift = { $player } vybírá žeton studia.
ice-wait-caravan = { $player } obchoduje s karavanou.
ice-wait-shortage = { $player } umísťuje poslední archeology.
ice-wait-free_move = { $player } může posunout vůdce.
ice-wait-camp_order = { $player } vybírá pořadí táborů.
ice-wait-gather = { $player } vybírá, kdo půjde do tábora.
ice-wait-pitch = { $player } může přesunout tábor.
ice-wait-helping = { $player } umísťuje archeologa.
ice-wait-quake = { $player } vybírá dílek k odhození.
ice-wait-snowstorm = { $player } vybírá, kam napadne sníh.

# -- co můžete udělat --------------------------------------------------------------------------------------

ice-do-move = Jít na { $to }{ $crew ->
    [0] {""}
    [one] {" "}s 1 archeologem
    [few] {" "}se { $crew } archeology
   *[other] {" "}s { $crew } archeology
}
ice-do-fluid_move = Plynule na { $to }{ $crew ->
    [0] {""}
    [one] {" "}s 1 archeologem
    [few] {" "}se { $crew } archeology
   *[other] {" "}s { $crew } archeology
} a dál
ice-do-sail = Plachtit na { $to }{ $crew ->
    [0] {""}
   *[other] {" "}s archeologem
}{ $cost ->
    [0] {""}
   *[other] {" "}za { $cost } BP
}
ice-do-build = { $camp ->
    [white] Postavit bílý tábor
    [neutral] Postavit tábor
   *[own] Postavit svůj tábor
}{ $cost ->
    [0] {""}
   *[other] {" "}za { $cost } BP
}
ice-do-recruit = Nabrat archeologa na { $at }{ $cost ->
    [0] {""}
   *[other] {" "}za { $cost } BP
}
ice-do-study = Studovat zdejší artefakt{ $cost ->
    [0] {""}
   *[other] {" "}za { $cost } BP
}
ice-do-plan = Plánovat příští den{ $cost ->
    [0] {""}
   *[other] {" "}za { $cost } BP
}
ice-do-excavate = Hloubit za { $cost } BP{ $termites ->
    [0] {""}
    [one] , s Rojem termitů
    [few] , Roje termitů: { $termites }
   *[other] , Roje termitů: { $termites }
}{ $ability ->
    [yes] , s pomocí tábora
   *[no] {""}
}
ice-do-overwork = Přesčas: 1 BV za třetí BP v tomto tahu
ice-do-play = Zahrát: { $tile }
ice-do-trigger = { $with-id ->
    [gem] Spustit efekt { $type-gen } Drahokamem animy
    [token] Spustit efekt { $type-gen } svým žetonem
   *[slot] Spustit efekt { $type-gen }
}
ice-do-free_trip = Jít zdarma do svého tábora{ $crew ->
    [0] {""}
   *[other] {" "}s archeologem
}
ice-do-activate = Položit svůj žeton na pole { $type-gen }
ice-do-provide = Poslat archeologa ze své desky
ice-do-rebuild = Přesunout svůj tábor a svého vůdce
ice-do-crampon = Použít hák
ice-do-end_turn = Ukončit tah
ice-do-put = Zvolit { $at }{ $crew ->
    [0] {""}
    [one] {" "}s 1 archeologem
    [few] {" "}se { $crew } archeology
   *[other] {" "}s { $crew } archeology
}
ice-do-take = Zvolit { $from }
ice-do-destroy = Zničit { $tile }
ice-do-rescue = { $with-id ->
    [gem] Zachránit { $tile } Drahokamem animy
    [token] Zachránit { $tile } svým žetonem
   *[slot] Zachránit { $tile }
}
ice-do-join = Připojit se k vůdci cechu { $leader-gen }
ice-do-slot = Položit na pole { $type-gen }
ice-do-go_on = Pokračovat
ice-do-take_back = Vzít tábor zpět
ice-do-discard = Odhodit: { $tile }
ice-do-drop_request = Odhodit požadavek { $request }
ice-do-pick_request = Vzít si požadavek { $request }
ice-do-validate = Splnit požadavek { $request }
ice-do-pay = Zaplatit: { $with }
ice-do-take_study = Vzít si žeton studia: { $type-small }
ice-do-buy = Koupit za 1 BV: { $tile }
ice-do-sell = Prodat za 1 BV: { $tile }
ice-do-pitch = Přenést sem svůj tábor
ice-do-call = Přivolat svého vůdce na { $to }{ $crew ->
    [0] {""}
    [one] {" "}s 1 archeologem
    [few] {" "}se { $crew } archeology
   *[other] {" "}s { $crew } archeology
}{ $cost ->
    [0] {""}
   *[other] {" "}za { $cost } BP
}
ice-do-beacon = Signální věž: zdarma přivolat svého vůdce na { $to }{ $crew ->
    [0] {""}
    [one] {" "}s 1 archeologem
    [few] {" "}se { $crew } archeology
   *[other] {" "}s { $crew } archeology
}
ice-do-consult = Nahlédnout do Registru{ $cost ->
    [0] {""}
   *[other] {" "}za { $cost } BP
}
ice-do-send_back = Odeslat nálezy{ $cost ->
    [0] {""}
   *[other] {" "}za { $cost } BP
}: váš den končí
ice-do-cash = Vzdát se za 1 BP a 1 BV: { $tile }
ice-do-distill = Vytáhnout z odhazovacího pytlíku
ice-do-lead = Vést vůdce cechu { $leader-gen }
ice-do-stride = Umístit svého vůdce kamkoli
ice-do-give = Dát 1 BP cechu { $to-gen }
ice-do-turn_tile = Otočit dílek na stranu { $side }
ice-do-keep = Ponechat si: { $tile }
ice-do-name_edifice = Zapamatovat si monument „{ $edifice }“
ice-do-last_turn = Odehrát poslední tah
ice-do-send = { $slot-id ->
    [none] Odeslat do Města: { $artifact }
   *[other] Odeslat do Města z pole { $slot-gen }: { $artifact }
}
ice-do-stow = Odhodit dva dílky a odeslat o artefakt více: { $tile } a { $and }
ice-do-accept = Přijmout návrh

# -- co se stalo -------------------------------------------------------------------------------------------

ice-event-dealt = Led je připraven. { $first-is ->
    [you] Začínáte.
   *[other] Začíná { $first }.
}
ice-event-requests_dealt = Dostáváte: { $requests }.
ice-event-dropped = { $player-is ->
    [you] Odhazujete
   *[other] { $player } odhazuje
} požadavek.
ice-event-dropped_card = Odhazujete požadavek { $request }.
ice-event-sunrise = Začíná { $day }. den. { $first-is ->
    [you] Jako první hrajete vy.
   *[other] Jako první hraje { $first }.
}
ice-event-turn = { $player-is ->
    [you] Vy
   *[other] { $player }
}, { $day }. den
ice-event-moved = { $player-is ->
    [you] Jdete
   *[other] { $player } jde
} na { $to }{ $crew ->
    [0] .
    [one] {" "}s 1 archeologem.
    [few] {" "}se { $crew } archeology.
   *[other] {" "}s { $crew } archeology.
}
ice-event-recruited = Na { $at } se objevuje archeolog.
ice-event-built = { $camp ->
    [white] { $player-is ->
        [you] Stavíte
       *[other] { $player } staví
    } bílý tábor na { $at }.
    [rebuild] { $player-is ->
        [you] Přesouváte
       *[other] { $player } přesouvá
    } tábor na { $at }.
    [neutral] { $player-is ->
        [you] Stavíte
       *[other] { $player } staví
    } tábor na { $at }.
   *[own] { $player-is ->
       [you] Stavíte
      *[other] { $player } staví
   } tábor na { $at }.
}
ice-event-planned = { $player-is ->
    [you] Plánujete
   *[other] { $player } plánuje
} příští den.
ice-event-studied = { $player-is ->
    [you] Berete si
   *[other] { $player } si bere
} žeton studia: { $type-small }.
ice-event-overworked = { $player-is ->
    [you] Pracujete
   *[other] { $player } pracuje
} přesčas.
ice-event-activated = { $player-is ->
    [you] Pokládáte
   *[other] { $player } pokládá
} žeton aktivace na pole { $type-gen }.
ice-event-provided = { $player-is ->
    [you] Posíláte
   *[other] { $player } posílá
} archeologa na { $at }.
ice-event-stuck = { $player-is ->
    [you] Nemáte co utratit a ztrácíte
   *[other] { $player } nemá co utratit a ztrácí
} 1 BP.
ice-event-digs = { $player-is ->
    [you] Hloubíte
   *[other] { $player } hloubí
} { $tile } za { $cost } BP.
ice-event-excavated = { $artifact-id ->
    [0] { $player-is ->
        [you] Berete si
       *[other] { $player } si bere
    } { $tile }.
   *[other] { $player-is ->
       [you] Berete si
      *[other] { $player } si bere
   } { $tile }: { $artifact }.
}
ice-event-rescued = { $player-is ->
    [you] Zachraňujete
   *[other] { $player } zachraňuje
} { $tile }.
ice-event-found = Nacházíte: { $face }.
ice-event-collapsed = { $tiles } se hroutí.
ice-event-destroyed = { $player-is ->
    [you] Ničíte
   *[other] { $player } ničí
} { $tile }.
ice-event-icon = { $player-is ->
    [you] Odkrýváte { $icon } a berete si
   *[other] { $player } odkrývá { $icon } a bere si
} { $tokens } BV.
ice-event-slotted = { $player-is ->
    [you] Váš prizmatický artefakt
   *[other] Prizmatický artefakt hráče { $player }
} leží na poli { $type-gen }.
ice-event-shifted = { $player-is ->
    [you] Přesouváte
   *[other] { $player } přesouvá
} prizmatický artefakt z pole { $from-gen } na pole { $to-gen }.
ice-event-crampon = { $player-is ->
    [you] Používáte
   *[other] { $player } používá
} hák.
ice-event-crew_put = { $count ->
    [one] Sestupuje archeolog: { $places }.
    [few] Sestupují { $count } archeologové: { $places }.
   *[other] Sestupuje { $count } archeologů: { $places }.
}
ice-event-crew_moved = { $count ->
    [one] Archeolog jde z { $from } na { $to }.
    [few] { $count } archeologové jdou z { $from } na { $to }.
   *[other] { $count } archeologů jde z { $from } na { $to }.
}
ice-event-leader_put = { $player-is ->
    [you] Váš vůdce
   *[other] Vůdce hráče { $player }
} sestupuje na { $at }.
ice-event-camp_moved = { $at-id ->
    [none] Tábor se vrací do zásoby.
   *[other] Tábor klesá na { $at }.
}
ice-event-refuge = { $at-id ->
    [none] { $player-is ->
        [you] Berete si
       *[other] { $player } si bere
    } tábor zpět.
   *[other] { $player-is ->
       [you] Váš tábor
      *[other] Tábor hráče { $player }
   } nachází nové místo na { $at }.
}
ice-event-triggered = { $player-is ->
    [you] Spouštíte
   *[other] { $player } spouští
} efekt { $type-gen }.
ice-event-gained_ep = { $player-is ->
    [you] Získáváte
   *[other] { $player } získává
} { $ep } BP.
ice-event-gained_rp = { $player-is ->
    [you] Získáváte
   *[other] { $player } získává
} { $tokens } BV.
ice-event-gathered = Archeologové z { $from } se připojují { $player-is ->
    [you] k vašemu vůdci
   *[other] k vůdci hráče { $player }
}.
ice-event-played = { $player-is ->
    [you] Hrajete
   *[other] { $player } hraje
} dílek sněhu: { $face }.
ice-event-wreck = { $player-is ->
    [you] Získáváte
   *[other] { $player } získává
} { $tokens } BV a { $ep } BP.
ice-event-discarded = { $player-is ->
    [you] Odhazujete
   *[other] { $player } odhazuje
} dílek sněhu.
ice-event-cursed = { $player-is ->
    [you] Vaše prokletí
   *[other] Prokletí hráče { $player }
} je na poli { $space }.
ice-event-sunset = { $player-is ->
    [you] Váš den
   *[other] Den hráče { $player }
} končí.
ice-event-row = { $player-is ->
    [you] Vykládáte
   *[other] { $player } vykládá
} nabídku požadavků: { $requests }.
ice-event-picked = { $player-is ->
    [you] Berete si
   *[other] { $player } si bere
} požadavek { $request }.
ice-event-validated = { $player-is ->
    [you] Plníte
   *[other] { $player } plní
} požadavek { $request } za { $points } BV. Platba: { $paid }.
ice-event-unpaid = Necháváte nezaplacené, co zaplatit můžete: { $dearest }.
ice-event-logbook = Deník: { $card }.
ice-event-market = Karavana nabízí: { $faces }.
ice-event-bought = { $player-is ->
    [you] Kupujete
   *[other] { $player } kupuje
} dílek sněhu: { $face }.
ice-event-sold = { $player-is ->
    [you] Prodáváte
   *[other] { $player } prodává
} dílek sněhu.
ice-event-drew_snow = { $player-is ->
    [you] Nacházíte
   *[other] { $player } nachází
} dílek sněhu.
ice-event-storm_tile = { $player-is ->
    [you] Vracíte
   *[other] { $player } vrací
} dílek sněhu: { $landscape }.
ice-event-snow_back = Na { $at } padá sníh.
ice-event-cashed = { $player-is ->
    [you] Vzdáváte se
   *[other] { $player } se vzdává
} dílku „{ $face }“ za { $ep } BP a { $tokens } BV.
ice-event-charmed = { $leader-is ->
    [you] Váš vůdce
   *[other] Vůdce hráče { $leader }
} v tomto tahu následuje { $player-is ->
    [you] vás
   *[other] hráče { $player }
}.
ice-event-leads = { $player-is ->
    [you] Vedete { $leader-is ->
        [you] svého vůdce
       *[other] vůdce hráče { $leader }
    }
   *[other] { $player } vede { $leader-is ->
        [you] vašeho vůdce
       *[other] vůdce hráče { $leader }
    }
}.
ice-event-smilodon = Na { $at } číhá šavlozubec.
ice-event-gift = { $later ->
    [true] { $to-is ->
        [you] Zítra máte
       *[other] { $to } má zítra
    } o 1 BP více.
   *[false] { $to-is ->
        [you] Získáváte
       *[other] { $to } získává
    } 1 BP.
}
ice-event-distilled = { $player-is ->
    [you] Vytahujete
   *[other] { $player } vytahuje
} z pytlíku { $count ->
    [one] { $count } dílek
    [few] { $count } dílky
   *[other] { $count } dílků
}.
ice-event-kept = { $artifact-id ->
    [0] { $player-is ->
        [you] Z pytlíku si necháváte
       *[other] { $player } si z pytlíku nechává
    } dílek sněhu.
   *[other] { $player-is ->
       [you] Z pytlíku si necháváte
      *[other] { $player } si z pytlíku nechává
   } artefakt: { $artifact }.
}
ice-event-consulted = { $player-is ->
    [you] Nahlížíte
   *[other] { $player } nahlíží
} do Registru.
ice-event-register = Registr vám ukazuje: { $requests }.
ice-event-picked_card = Necháváte si požadavek { $request }.
ice-event-passed_on = Předávají vám: { $requests }.
ice-event-sent = { $player-is ->
    [you] Odesíláte
   *[other] { $player } odesílá
} artefakt do Města za { $tokens } BV.
ice-event-sent_artifact = Odesíláte: { $artifact }.
ice-event-sent_back = { $player-is ->
    [you] Odesíláte nálezy a váš den končí.
   *[other] { $player } odesílá nálezy a svůj den končí.
}
ice-event-stowed = { $player-is ->
    [you] Odhazujete dva dílky sněhu, abyste odeslali
   *[other] { $player } odhazuje dva dílky sněhu a smí odeslat
} o artefakt více.
ice-event-swapped = { $from-id ->
    [none] { $player-is ->
        [you] Váš vůdce
       *[other] Vůdce hráče { $player }
    } přichází na { $to } místo archeologa, který se vrací domů.
   *[other] { $player-is ->
       [you] Váš vůdce
      *[other] Vůdce hráče { $player }
   } a archeolog si vyměňují místo: { $from } a { $to }.
}
ice-event-edifice = { $player-is ->
    [you] Odkrýváte monument „{ $edifice }“ na { $at } a berete si
   *[other] { $player } odkrývá monument „{ $edifice }“ na { $at } a bere si
} { $tokens } BV.
ice-event-named = { $player-is ->
    [you] Pamatujete si
   *[other] { $player } si pamatuje
} monument „{ $edifice }“ pro příští expedici.
ice-event-wyvern = Wyverna usedá na { $at }.
ice-event-last_round = Monument je odkrytý: začíná poslední kolo.
ice-event-stopped = Expedice končí po { $day }. dni.
ice-event-city = { $counted-count ->
    [0] { $player-is ->
        [you] Vaše Město
       *[other] Město hráče { $player }
    } je prázdné.
   *[other] { $player-is ->
       [you] Vaše Město
      *[other] Město hráče { $player }
   }: { $counted }.
}
ice-event-game_over = Partie skončila.

# Tah v jednom řádku: části věty bez hráče. $times počítá události téhož druhu, -sum sčítá jejich čísla.

ice-gist-edifice = odkrývá monument „{ $edifice }“
ice-gist-validated = plní požadavek { $request } za { $points } BV
ice-gist-excavated = { $artifact-id ->
    [0] hloubí { $tile }
   *[other] hloubí { $tile }: { $artifact }
}
ice-gist-rescued = zachraňuje { $tile }
ice-gist-icon = odkrývá { $icon }
ice-gist-sent_back = odesílá nálezy
ice-gist-sent = { $times ->
    [one] odesílá artefakt do Města
    [few] odesílá { $times } artefakty do Města
   *[other] odesílá { $times } artefaktů do Města
}
ice-gist-destroyed = ničí { $tile }
ice-gist-played = hraje „{ $face }“
ice-gist-built = staví tábor
ice-gist-planned = plánuje příští den
ice-gist-studied = bere si žeton studia: { $type-small }
ice-gist-overworked = pracuje přesčas
ice-gist-bought = kupuje „{ $face }“
ice-gist-picked = bere si požadavek { $request }
ice-gist-moved = { $times ->
    [one] jde na { $to }
    [few] jde { $times }×
   *[other] jde { $times }×
}
ice-gist-recruited = { $times ->
    [one] nabírá archeologa
    [few] nabírá { $times } archeology
   *[other] nabírá { $times } archeologů
}
ice-gist-gained_rp = { $tokens-sum } BV
ice-gist-sunset = končí svůj den

# -- proč to nejde -----------------------------------------------------------------------------------------

ice-refuse-over = Partie skončila.
ice-refuse-own-turn = To je akce vašeho tahu. Nejdřív odpovězte na otázku.
ice-refuse-window = Nic takového teď použít nelze.
ice-refuse-window-b = To se používá při hloubení, než průzkumníci sestoupí.
ice-refuse-window-c = Soulad se spouští poté, co váš vůdce při hloubení sestoupí.
ice-refuse-finish-first = Nejdřív dokončete, co je rozehrané.
ice-refuse-nothing-to-put = Zde není co umístit.
ice-refuse-nothing-to-destroy = Teď se žádný dílek neničí.
ice-refuse-nothing-falls = Efekt filozofického artefaktu se týká dílku, který se hroutí ve vašem tahu.
ice-refuse-no-yacht = Ledová plachetnice teď není ve hře.
ice-refuse-no-prismatic = Žádný prizmatický artefakt nečeká na pole.
ice-refuse-answer = Na tuto otázku je třeba odpovědět.
ice-refuse-no-refuge = Žádný tábor nehledá nové místo.
ice-refuse-no-excess = Nemáte nic navíc.
ice-refuse-sunset-only = To patří k vašemu soumraku.
ice-refuse-no-request-to-pay = Žádný požadavek se teď neplatí.
ice-refuse-no-study-gift = Žeton studia vám teď nikdo nedává.
ice-refuse-logbook-only = To patří ke kartě deníku.
ice-refuse-logbook-first = Než začne den, vyhodnotí se deník.
ice-refuse-at-sunset = Za soumraku nelze použít akce, dílky sněhu ani efekty.
ice-refuse-keep-first = Nejdřív si vyberte první požadavky.
ice-refuse-spend-first = Ve svém tahu musíte utratit alespoň 1 BP.
ice-refuse-ep = Stojí to { $cost } BP, máte jen { $ep }.
ice-refuse-limit = Stojí to { $cost } BP. V tomto tahu utraceno: { $spent } ze { $limit }.
ice-refuse-leader-off-board = Váš vůdce není na herní desce.
ice-refuse-not-adjacent = { $from } a { $to } spolu nesousedí.
ice-refuse-gone = Na { $to } už žádný dílek není.
ice-refuse-covered = { $to } je zcela zakryté pole.
ice-refuse-fault = Mezi { $from } a { $to } vede puklina.
ice-refuse-companions = { $most ->
    [0] Žádný archeolog se připojit nemůže.
    [one] Připojit se může jen jeden archeolog.
    [few] Připojit se mohou nejvýše { $most } archeologové.
   *[other] Připojit se může nejvýše { $most } archeologů.
}
ice-refuse-companions-stay = Společníci jsou po celou cestu stejní.
ice-refuse-nobody-follows = Žádný archeolog nemůže vašeho vůdce následovat.
ice-refuse-no-change = To by nic nezměnilo.
ice-refuse-no-fluid-token = Dnes už vám žádný plynulý pohyb nezbývá.
ice-refuse-no-camp-there = Na tomto dílku není tábor.
ice-refuse-camp-there = Tam tábor stát nemůže.
ice-refuse-camp-on-tile = Tábor stojí na dílku, ne na okraji herní desky ani v Azulii.
ice-refuse-camp-on-board = Váš tábor už na herní desce je.
ice-refuse-camp-off-board = Váš tábor není na herní desce.
ice-refuse-no-white-camp = Žádný bílý tábor už nezbývá.
ice-refuse-no-site = Není dílek, na kterém by šlo stavět.
ice-refuse-fully-uncovered = Dílek musí být plně odkrytý.
ice-refuse-navigators-snow = Tábor Navigátorů stojí jen na dílcích sněhu.
ice-refuse-empty-supply = V zásobě už není žádný archeolog.
ice-refuse-planned = Žeton plánování už máte.
ice-refuse-no-planning = Ve dvou hráčích se neplánuje.
ice-refuse-no-artifact-here = Váš vůdce nestojí na artefaktu.
ice-refuse-prismatic = Prizmatický dílek nemá vlastní typ.
ice-refuse-study-taken = Žeton studia tohoto typu už máte.
ice-refuse-no-tile-here = Pod vaším vůdcem není dílek.
ice-refuse-covers = Dílek překrývá více než jeden dílek, nebo je překrývající dílek sám zakrytý.
ice-refuse-no-discount = Vaše schopnost u tohoto dílku nepomůže.
ice-refuse-cost-zero = Hloubení už je zdarma.
ice-refuse-with-excavation = Roj se hraje při hloubení.
ice-refuse-gem-triggers = Drahokam se hraje tak, že jím spustíte efekt.
ice-refuse-three-ep = Na přesčas potřebujete tři BP k utracení v tomto tahu.
ice-refuse-no-rp = Nemáte žádný žeton BV.
ice-refuse-once-a-turn = Jen jednou za tah.
ice-refuse-once-a-day = Jen jednou za den.
ice-refuse-other-guild = Váš cech takovou schopnost nemá.
ice-refuse-not-in-hand = To v ruce nemáte.
ice-refuse-nobody-to-take = Odtamtud není koho vzít.
ice-refuse-nobody-beside = Na sousedních polích není archeolog, který by mohl přijít.
ice-refuse-no-target = Není dílek, který by šlo vybrat.
ice-refuse-other-type = Váš vůdce nestojí na dílku tohoto typu.
ice-refuse-used-today = Tento typ je dnes už použitý.
ice-refuse-anima = Na tomto poli není dost animy.
ice-refuse-cannot-trigger = Tento efekt teď spustit nemůžete.
ice-refuse-no-token = Váš žeton na tomto poli neleží.
ice-refuse-full-ep = Vaše stupnice BP je plná.
ice-refuse-no-provisions = Na vaší desce už není žádný archeolog.
ice-refuse-no-snow-left = Žádný dílek sněhu už nezbývá.
ice-refuse-snow-tile-only = Vyberte dílek sněhu.
ice-refuse-leader-there = Stojí tam vůdce.
ice-refuse-not-next-to-leader = Vyberte dílek svého vůdce, nebo sousední.
ice-refuse-does-not-fall = Tento dílek se nehroutí.
ice-refuse-refuge-needed = Sousední dílek sněhu je volný: tábor musí tam.
ice-refuse-refuge-adjacent = Tábor musí na dílek sněhu, který sousedí se ztraceným.
ice-refuse-refuge-taken = Tábor potřebuje dílek sněhu bez jiného tábora.
ice-refuse-one-free-group = Při hloubení jen jedno lano, nebo jen jeden hák.
ice-refuse-no-crampon = Pro tento tah nemáte připravený žádný hák.
ice-refuse-not-below = Vyberte jedno z míst pod ním.
ice-refuse-no-way-out = Vyberte viditelné místo, které sousedí se zasypaným.
ice-refuse-uneven = Průzkumníci se rozmísťují co nejrovnoměrněji.
ice-refuse-choose-slot = Vyberte pole. Zvolíte-li to současné, artefakt zůstane, kde je.
ice-refuse-all-of-them = Prchají všichni společně.
ice-refuse-no-such-leader = K tomuto vůdci se připojit nelze.
ice-refuse-other-camp = Vyberte jiný dílek s táborem.
ice-refuse-one-or-two = Jednoho nebo dva z těch, kdo tam stojí.
ice-refuse-not-in-row = Tento požadavek v nabídce není.
ice-refuse-cannot-pay = Tento požadavek zaplatit nemůžete.
ice-refuse-no-such-means = To na desce svého cechu nemáte.
ice-refuse-different-forms = Tento požadavek chce artefakty svého typu, každý jiného tvaru.
ice-refuse-does-not-pay = To do ceny nepatří.
ice-refuse-superfluous = To požadavek nepotřebuje.
ice-refuse-not-enough = To ještě nestačí.
ice-refuse-not-in-market = To karavana nemá.
ice-refuse-trade-once = Alespoň jednou kupte nebo prodejte.
ice-refuse-not-such-a-tile = O tomto dílku karta nemluví.
ice-refuse-higher = Pokud se pohnete, tak do vyšší vrstvy.
ice-refuse-not-a-camp = Vyberte dílek s táborem.
ice-refuse-not-nearest = Jiní jsou k táboru blíž.
ice-refuse-storm-cell = Tam dílek sněhu ležet nemůže.
ice-refuse-inaccessible = Na { $to } nikdo nemůže, dokud tam číhá šelma.
ice-refuse-edifice = Monument své místo nikdy neopouští.
ice-refuse-camp-protects = Tento dílek chrání tábor.
ice-refuse-one-piece-first = Umístěte vůdce jednoho po druhém, potom archeology, nejvýše tři najednou.
ice-refuse-another-player = Vyberte jiného hráče.
ice-refuse-competitive = Dílků se lze vzdát jen v sólovém a kooperativním režimu.
ice-refuse-day-not-over = Artefakty se odesílají, až když váš den skončí.
ice-refuse-day-over = Váš den skončil.
ice-refuse-empty-bag = Odhazovací pytlík je prázdný.
ice-refuse-enough-sent = Dnes už další artefakty odeslat nelze.
ice-refuse-last-turn-first = Nejdřív řekněte, zda odehrajete poslední tah.
ice-refuse-no-camp-left = V zásobě už žádný tábor není.
ice-refuse-no-edifice = Žádný takový monument odkrytý není.
ice-refuse-no-flake = V pytlíku není dílek vločky ani dílek sněhu.
ice-refuse-no-gift = Není co dát.
ice-refuse-no-requests = Žádný požadavek už nelze vytáhnout.
ice-refuse-no-smilodon = Všichni šavlozubci jsou na herní desce.
ice-refuse-no-such-edifice = K tomu je třeba monument, který není ve hře.
ice-refuse-not-drawn = Tento požadavek není mezi těmi, které máte před sebou.
ice-refuse-not-led = Tohoto vůdce teď vést nemůžete.
ice-refuse-not-new = Do pytlíku jde jen nový dílek sněhu. Místo toho můžete jeden zahrát.
ice-refuse-not-on-board = Tento artefakt na desce vašeho cechu neleží.
ice-refuse-not-the-end = To patří na konec hry.
ice-refuse-nothing-drawn = Tento dílek není mezi těmi z pytlíku.
ice-refuse-open-tile = Vyberte viditelný dílek bez šelmy.
ice-refuse-own-leader = Signální věž volá jen vašeho vlastního vůdce.
ice-refuse-wyvern = Tam wyverna usednout nemůže.

# -- deník -------------------------------------------------------------------------------------------------

ice2-name-LOG-01 = Dodávka zásob
ice2-name-LOG-02 = Kupecká karavana
ice2-name-LOG-03 = Prizmatická rezonance
ice2-name-LOG-04 = Něco se blíží
ice2-name-LOG-05 = Úkryt u nunataku
ice2-name-LOG-06 = Blizzard
ice2-name-LOG-07 = Rozbíjíme tábor
ice2-name-LOG-08 = Pomocné ruce
ice2-name-LOG-09 = Ledotřesení
ice2-name-LOG-10 = Sněžná bouře
