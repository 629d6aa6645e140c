# I C E, první edice, pod vlastním jménem. Co říkají obě edice stejně, je v ice.ftl.

# -- volby -------------------------------------------------------------------------------------------------

ice1-option-players = Hráči
ice1-option-players-help = Jeden až pět cechů. Sami hrajete proti dnům; ve dvou se jednou za tah smíte pohnout až o dva dílky najednou.
ice1-option-mode = Režim
ice1-option-mode-help = Každý za sebe, sólo, nebo všichni společně proti dnům. Jediný hráč hraje vždy sólo.
ice1-option-first_steps = První krůčky
ice1-option-first_steps-help = Pro první partii: bez cechovních schopností, bez počátečních BV, tři snadné dekrety, dva rozdané požadavky si necháte, deník jde popořadě.
ice1-option-draft = Draft
ice1-option-draft-help = Ponechte si jeden ze čtyř požadavků, tři předejte doleva a z těch, které dostanete, si ponechte jeden.
ice1-option-edifices = Monumenty
ice1-option-edifices-help = Co našla dřívější expedice, mění tuto. Obvykle monument odkrytý ve vaší poslední partii; chcete-li, i několik najednou.
ice1-option-first = Začínající hráč
ice1-option-first-help = Kdo začíná první den. Žeton se každý den předává dál.
ice1-option-guilds = Cech
ice1-option-guilds-help = Cech tohoto místa se svým vůdcem a svou schopností.
ice1-option-odd_level_class = Vrstvy
ice1-option-odd_level_class-help = Jak nad sebou leží sníh, prostřední vrstva a monumenty: všechny stejně, nebo některé otočené o půl otáčky.
ice1-option-fault_sides = Strany pukliny
ice1-option-fault_sides-help = Které dvě strany dílku s puklinou nelze překročit.
ice1-option-base_camp_tile_central = Ležení uprostřed
ice1-option-base_camp_tile_central-help = Dílek s ležením leží na jednom ze tří prostředních míst, ne kdekoli.
ice1-option-hand_overflow = Plná ruka
ice1-option-hand_overflow-help = Kdy jde nadbytečný dílek sněhu do pytlíku: po akci, takže předtím smíte jeden zahrát, nebo hned.
ice1-option-exalted_mandatory_each = Vznešenost volá všechny
ice1-option-exalted_mandatory_each-help = Vznešenost přivede jednoho archeologa z každého sousedního dílku. Vypnuto: vyberete si, odkud.
ice1-option-charisma_one_leader = Jeden okouzlený vůdce
ice1-option-charisma_one_leader-help = Kámen charismatu získá jednoho vůdce. Vypnuto: všechny.
ice1-option-whistle_protects_partial_camp = Tábory zastaví bouři
ice1-option-whistle_protects_partial_camp-help = Bouřná píšťala nesmí zakrýt žádnou část dílku s táborem. Vypnuto: nesmí jen tu poslední.
ice1-option-last_round_for_finished_players = Poslední tah pro všechny
ice1-option-last_round_for_finished_players-help = V posledním kole smí i ten, kdo nemá BP, použít to, co nic nestojí.
ice1-option-send_at_stop = Odeslat na konci
ice1-option-send_at_stop-help = Když hra skončí, smí každý odeslat do Města ještě tři artefakty.
ice1-option-extra_edifice_rp = Každý monument se počítá
ice1-option-extra_edifice_rp-help = BV přinese každý odkrytý monument. Vypnuto: jen první.
ice1-option-solo_reveal_ends_game = Monument ukončí sólovou hru
ice1-option-solo_reveal_ends_game-help = I v sólovém režimu po odkrytí monumentu následuje jeden poslední tah. Vypnuto: hrajete dál až do desátého dne.
ice1-option-coop_artifact_scope = Artefakty týmu
ice1-option-coop_artifact_scope-help = Zda musí dost artefaktů odeslat každý hráč, nebo tým dohromady.
ice1-option-coop_request_scope = Požadavky týmu
ice1-option-coop_request_scope-help = Zda potřebuje BV z požadavků každý hráč, nebo tým dohromady.
ice1-option-coop_strict_reveal = Monument nakonec
ice1-option-coop_strict_reveal-help = V kooperativním režimu musí být ostatní cíle splněny dřív, než se odkryje monument.
ice1-value-mode-competitive = každý za sebe
ice1-value-mode-solo = sólo
ice1-value-mode-cooperative = všichni společně
ice1-value-edifices-ED01 = Doupě wyverny
ice1-value-edifices-ED02 = Portálové oblouky
ice1-value-edifices-ED03 = Síň sfér
ice1-value-edifices-ED04 = Signální věž
ice1-value-edifices-ED05 = Rezonanční komora
ice1-value-edifices-ED06 = Velký archiv
ice1-value-edifices-ED07 = Rotunda rady
ice1-value-edifices-ED08 = Nunatakový kolos
ice1-value-edifices-ED09 = Společné ložnice
ice1-value-edifices-ED10 = Chladírny
ice1-value-edifices-ED11 = Velký orloj
ice1-value-edifices-ED12 = Potopená kupole
ice1-value-edifices-random = jeden losem
ice1-value-odd_level_class-BBB = všechny stejně
ice1-value-odd_level_class-BCB = prostřední vrstva posunutá
ice1-value-odd_level_class-BBC = monumenty posunuté
ice1-value-odd_level_class-BCC = prostřední vrstva i monumenty posunuté
ice1-value-hand_overflow-after_action = po akci
ice1-value-hand_overflow-at_once = hned
ice1-value-coop_artifact_scope-per_player = každý hráč
ice1-value-coop_artifact_scope-team = tým
ice1-value-coop_request_scope-per_player = každý hráč
ice1-value-coop_request_scope-team = tým

# -- na co se vás stůl ptá ---------------------------------------------------------------------------------

ice1-ask-build = Vyberte dílek pro tábor a svého vůdce.
ice1-do-build = Postavit tábor{ $cost ->
    [0] {""}
   *[other] {" "}za { $cost } BP
}
ice1-event-crampon = { $player-is ->
    [you] Umisťujete vůdce, kam chcete.
   *[other] { $player } umisťuje vůdce, kam chce.
}
ice1-ask-window_b = { ice-ask-window_b }
ice1-ask-rune = Výbušná runa: vyberte plně odkrytý dílek bez tábora.
ice1-ask-obliterate = Zkáza: vyberte plně odkrytý dílek sousedící s vaším vůdcem.
ice1-ask-quake = Vyberte plně odkrytý dílek bez vůdce a bez tábora. Bude odhozen.
ice1-ask-draft = { $kept ->
    [0] Vyberte první požadavek, který si ponecháte. Ostatní jdou doleva.
   *[other] Vyberte jeden z předaných požadavků.
}
ice1-ask-spiders = Bílí pavouci: vyberte pole, ze kterého archeologové půjdou dál.
ice1-ask-spiders_to = Vyberte, kam půjdou všichni z { $from }.
ice1-ask-smilodon = Severský šavlozubec: vyberte dílek, na který do vašeho příštího tahu nikdo nevstoupí.
ice1-ask-yacht = Ledová plachetnice: vyberte dalšího vůdce, ke kterému se připojí archeolog.
ice1-ask-gift = Vrak: vyberte, kdo další získá 1 BP.
ice1-ask-charm = Kámen charismatu: vyberte vůdce, který vás v tomto tahu následuje.
ice1-ask-whistle = Bouřná píšťala: vyberte, kam se dílek položí ({ $landscape }).
ice1-ask-turn_tile = Vyberte, jak bude otočený dílek s puklinou na { $at }.
ice1-ask-rope_down = { $piece-id ->
    [archaeologist] Po laně: vyberte, kam sestoupí archeologové, jeden až tři najednou.
   *[other] Po laně: vyberte, kam sestoupí vůdce cechu { $piece-gen }.
}
ice1-ask-gather_some = Vznešenost: vyberte, odkud přijde další archeolog.
ice1-ask-distill = Vyberte dílek, který si ponecháte. Ostatní se vrátí do pytlíku.
ice1-ask-overflow = Máte plnou ruku. Zahrajte dílek sněhu, nebo se jednoho nového vzdejte.
ice1-ask-offer = Začíná další tah. Můžete se vzdát dílku za 1 BP a 1 BV.
ice1-ask-consult = Vyberte požadavek, který si ponecháte.
ice1-ask-sending = { $left ->
    [0] Další artefakty odeslat nelze, ledaže odhodíte dva dílky sněhu.
    [one] Můžete odeslat do Města ještě jeden artefakt.
    [few] Můžete odeslat do Města { $left } artefakty.
   *[other] Můžete odeslat do Města { $left } artefaktů.
}
ice1-ask-name_edifice = Vyberte monument, o kterém bude vědět vaše příští expedice.
ice1-ask-wyvern = Vyberte, kam usedne wyverna.
ice1-ask-pack = Na všechny tyto dílky je šavlozubců málo. Vyberte, který jednoho dostane.
ice1-ask-whiteout = { $leader_at ->
    [home] Bílá tma: váš vůdce smí přijít místo archeologa, který se vrátí domů.
   *[other] Bílá tma: váš vůdce a archeolog si smějí vyměnit místo.
}
ice1-ask-last_turn = Monument je odkrytý. Odehrajete poslední tah?
ice1-ask-assign = Vaše Město platí vaše požadavky. Přijměte návrh, nebo vybírejte ručně.

ice1-wait-draft = { $player } vybírá požadavky.
ice1-wait-spiders = { $player } posílá Bílé pavouky.
ice1-wait-spiders_to = { $player } posílá Bílé pavouky.
ice1-wait-smilodon = { $player } vypouští šavlozubce.
ice1-wait-yacht = { $player } pluje na Ledové plachetnici.
ice1-wait-gift = { $player } se dělí o vrak.
ice1-wait-charm = { $player } zvedá Kámen charismatu.
ice1-wait-whistle = { $player } píská na Bouřnou píšťalu.
ice1-wait-turn_tile = { $player } otáčí dílek.
ice1-wait-rope_down = { $player } spouští průzkumníky po laně.
ice1-wait-gather_some = { $player } volá archeology.
ice1-wait-distill = { $player } nahlíží do pytlíku.
ice1-wait-overflow = { $player } má plnou ruku.
ice1-wait-offer = { $player } se může vzdát dílku.
ice1-wait-consult = { $player } čte v Registru.
ice1-wait-sending = { $player } odesílá artefakty do Města.
ice1-wait-name_edifice = { $player } vybírá monument.
ice1-wait-wyvern = { $player } přesouvá wyvernu.
ice1-wait-pack = { $player } umísťuje poslední šavlozubce.
ice1-wait-whiteout = { $player } může vyměnit místa.
ice1-wait-last_turn = { $player } může odehrát poslední tah.
ice1-wait-assign = { $player } platí požadavky.

# -- proč to nejde -----------------------------------------------------------------------------------------

ice1-refuse-at-sunset = Hra skončila, zbývají už jen požadavky.
ice1-refuse-camp-on-tile = Tábor stojí na dílku, ne na okraji herní desky.
ice1-refuse-no-crampon = Krok Ledochodců je v tomto tahu už použitý.
ice1-refuse-no-planning = V sólovém režimu se neplánuje.
ice1-refuse-no-such-means = To ve svém Městě nemáte.
ice1-refuse-not-next-to-leader = Vyberte dílek sousedící s vaším vůdcem.
ice1-refuse-one-free-group = Buď lano, nebo krok Ledochodců, ne obojí.
ice1-refuse-sunset-only = To patří k jiné chvíli.
ice1-refuse-window-c = Soulad se spouští na konci hloubení.

# -- deník -------------------------------------------------------------------------------------------------

ice1-name-LB1 = Posily
ice1-name-LB2 = Prizmatická záře
ice1-name-LB3 = Smečka
ice1-name-LB4 = Obleva
ice1-name-LB5 = Sněžení
ice1-name-LB6 = Bílá tma
