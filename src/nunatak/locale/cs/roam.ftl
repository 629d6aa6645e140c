# Roam: co o hře říká stůl.

# -- volby -------------------------------------------------------------------------------------------------

roam-option-players = Hráči
roam-option-players-help = Dva až čtyři, každý u jednoho okraje plánu.
roam-option-artifacts = Artefakty
roam-option-artifacts-help = Úplná hra: na konci tahu smíte koupit jeden ze čtyř artefaktů. Šest schopností, připravených znovu, kdykoli se vaše družina probudí.
roam-option-outpost = Výspa
roam-option-outpost-help = Kdo první obklíčí soupeřův žeton ze všech osmi stran, bere si výspu za 3 body.
roam-option-towers = Věže z žetonů
roam-option-towers-help = Na políčko se vejdou dva žetony a do převahy se počítají všechny.
roam-option-first = Začínající hráč
roam-option-first-help = Kdo začíná. Ostatní následují po směru hodinových ručiček a jako náhradu mají minci nebo dvě.
roam-option-borders = Okraj
roam-option-borders-help = Strana plánu, u které je toto místo. Vzory míří tak, jak sedí jejich majitel.
roam-option-colours = Barva
roam-option-colours-help = Barva žetonů a startovních karet tohoto místa.
roam-value-first-random = vylosovaný
roam-value-first-1 = hráč 1
roam-value-first-2 = hráč 2
roam-value-first-3 = hráč 3
roam-value-first-4 = hráč 4
roam-value-borders-S = jih
roam-value-borders-W = západ
roam-value-borders-N = sever
roam-value-borders-E = východ

# -- jména -------------------------------------------------------------------------------------------------

roam-place = { $at } ({ $slot })
roam-slot-0 = severozápadní lokace
    .acc = severozápadní lokaci
roam-slot-1 = severní lokace
    .acc = severní lokaci
roam-slot-2 = severovýchodní lokace
    .acc = severovýchodní lokaci
roam-slot-3 = jihozápadní lokace
    .acc = jihozápadní lokaci
roam-slot-4 = jižní lokace
    .acc = jižní lokaci
roam-slot-5 = jihovýchodní lokace
    .acc = jihovýchodní lokaci

roam-round = { $round }. kolo
roam-last-round = Poslední kolo
roam-stands-still = Na plánu se nic nehýbe: celé kolo nikdo nic neumístil. Kdo může umístit žeton, musí. Nezmění-li se nic ani v tomto kole, hra skončí.
roam-stands-still-about = Pátrat nadarmo můžete, ale ne donekonečna. Když za celé kolo nepřibude žádný žeton a nikdo si nevezme lokaci, musí žeton umístit každý, kdo ho má a může. Po dvou takových kolech za sebou hra končí. Posunem ani nahrazením žádný žeton nepřibývá.
roam-stood-still = Na plánu se dvě kola nic nehýbalo, a tak hra skončila.

roam-ability-free_square = Zaplnit prázdné políčko
roam-ability-free_square-about = Po umístění: položte žeton na prázdné políčko svého vzoru bez placení.
roam-ability-free_square-rule = ROAM-ABIL-FREE-1
roam-ability-replace = Nahradit žeton
roam-ability-replace-about = Po umístění: položte svůj žeton místo soupeřova pod svým vzorem. Na prázdném políčku vzoru za něj i zaplatíte.
roam-ability-replace-rule = ROAM-ABIL-REPLACE-1
roam-ability-coin = Vzít si minci
roam-ability-coin-about = Kdykoli ve svém tahu: vezměte si 1 minci.
roam-ability-coin-rule = ROAM-ABIL-COIN-1
roam-ability-rotate = Pootočit vzor
roam-ability-rotate-about = Při umísťování: pootočte vzor o čtvrt otáčky po směru hodinových ručiček.
roam-ability-rotate-rule = ROAM-ABIL-ROTATE-1
roam-ability-move = Posunout žeton
roam-ability-move-about = Před umístěním nebo po něm: posuňte jakýkoli žeton o krok v jeho řadě nebo sloupci. Mince za to nikdo nedostane.
roam-ability-move-rule = ROAM-ABIL-MOVE-1
roam-ability-turn_card = Převrátit postavu
roam-ability-turn_card-about = Před umístěním nebo po něm: probuďte jednu ze svých postav, nebo jednu uspěte.
roam-ability-turn_card-rule = ROAM-ABIL-TURN-1

# -- na co se vás stůl ptá ---------------------------------------------------------------------------------

roam-ask-start = { $must_land ->
    [true] Vyberte postavu, která může umístit žeton.
   *[false] { $tokens ->
        [0] Nemáte už žádné žetony: přesto vyberte postavu, kterou vyšlete.
       *[other] Vyberte postavu, kterou vyšlete.
    }
}
roam-ask-choose_anchor = { $must_land ->
    [true] Vyberte, kde pátrá postava „{ $card }“: musí tam přibýt žeton.
   *[false] Vyberte, kde pátrá postava „{ $card }“.
}
roam-ask-choose_solid = { $tokens ->
    [one] Zbývá vám jeden žeton: vyberte políčko, kam přijde.
    [few] Zbývají vám jen { $tokens } žetony: vyberte políčka, kam přijdou.
   *[other] Zbývá vám jen { $tokens } žetonů: vyberte políčka, kam přijdou.
}
roam-ask-acting = { $empty-count ->
    [0] Ještě něco, než ukončíte akce?
   *[other] Můžete zaplnit prázdná políčka, každé za { $price ->
        [one] { $price } minci
        [few] { $price } mince
       *[other] { $price } mincí
    }, nebo ukončit akce.
}
roam-ask-move_to = Vyberte, kam půjde žeton z { $from }.
roam-ask-resolving = Prozkoumáno je více lokací. Vyberte, která se vyhodnotí první.
roam-ask-bid = { $highest ->
    [-1] Shoda: { $slot }. Nabídněte, nebo pasujte.
   *[other] { $leader } nabízí { $highest } za { $slot-acc }. Nabídněte alespoň { $lowest }, nebo pasujte.
}
roam-ask-market = Můžete koupit jeden artefakt.

roam-wait-start = { $player } vybírá postavu.
roam-wait-choose_anchor = { $player } vybírá, kde pátrat.
roam-wait-choose_solid = { $player } umísťuje poslední žetony.
roam-wait-acting = { $player } může zaplnit prázdná políčka.
roam-wait-move_to = { $player } posouvá žeton.
roam-wait-resolving = { $player } vybírá, která lokace se vyhodnotí první.
roam-wait-bid = { $player } zvažuje nabídku.
roam-wait-market = { $player } je na trhu.

# -- co můžete udělat --------------------------------------------------------------------------------------

roam-do-activate = Vyslat: { $card }
roam-do-early_rise = { $price ->
    [one] Časné vstávání za { $price } minci
    [few] Časné vstávání za { $price } mince
   *[other] Časné vstávání za { $price } mincí
}
roam-do-use_coin = Vzít si minci artefaktem
roam-do-use_turn = Převrátit artefaktem: { $card }
roam-do-use_move = Posunout artefaktem žeton ({ $owner }) z { $from }
roam-do-move_to = Posunout ho na { $square }
roam-do-use_rotate = Pootočit vzor artefaktem
roam-do-place = { $coins ->
    [0] Pátrat na { $anchor }: { $solid-count ->
        [0] žádný žeton
        [one] jeden žeton
        [few] { $solid-count } žetony
       *[other] { $solid-count } žetonů
    }
   *[other] Pátrat na { $anchor }: { $solid-count ->
        [0] žádný žeton
        [one] jeden žeton
        [few] { $solid-count } žetony
       *[other] { $solid-count } žetonů
    }, { $coins ->
        [one] { $coins } mince
        [few] { $coins } mince
       *[other] { $coins } mincí
    }
}
roam-do-place_nothing = Neumístit nic
roam-do-put = Položit žeton na { $square }
roam-do-fill = { $replace-id ->
    [none] { $pay ->
        [free] Zaplnit { $square } artefaktem
       *[coins] Zaplnit { $square } za { $price ->
            [one] { $price } minci
            [few] { $price } mince
           *[other] { $price } mincí
        }
    }
   *[other] { $pay ->
        [free] Nahradit žeton ({ $replace }) na { $square } dvěma artefakty
       *[coins] Nahradit žeton ({ $replace }) na { $square } artefaktem a za { $price ->
            [one] { $price } minci
            [few] { $price } mince
           *[other] { $price } mincí
        }
    }
}{ $coins ->
    [0] {""}
    [one] {" "}a vzít si { $coins } minci
    [few] {" "}a vzít si { $coins } mince
   *[other] {" "}a vzít si { $coins } mincí
}
roam-do-use_replace = Nahradit artefaktem žeton ({ $owner }) na { $square }
roam-do-end_actions = { $explored-count ->
    [0] Ukončit akce
    [one] Ukončit akce: je prozkoumána jedna lokace
    [few] Ukončit akce: jsou prozkoumány { $explored-count } lokace
   *[other] Ukončit akce: je prozkoumáno { $explored-count } lokací
}
roam-do-resolve = Vyhodnotit { $slot-acc }
roam-do-pass = Pasovat
roam-do-bid = { $coins ->
    [0] Nabídnout 0
    [one] Nabídnout { $coins } minci
    [few] Nabídnout { $coins } mince
   *[other] Nabídnout { $coins } mincí
}
roam-do-buy_artifact = Koupit za { $price ->
    [one] { $price } minci
    [few] { $price } mince
   *[other] { $price } mincí
}: { $artifact }
roam-do-skip = Nekoupit nic
roam-nothing-lands = Žádné políčko tu není volné. Pátrat nadarmo?

# -- co se stalo -------------------------------------------------------------------------------------------

roam-event-dealt = Plán je připraven. { $first-is ->
    [you] Začínáte.
   *[other] Začíná { $first }.
}
roam-event-turn = { $player-is ->
    [you] Vy
   *[other] { $player }
}, { $round }. kolo
roam-event-woke = { $price ->
    [0] { $player-is ->
        [you] Celá vaše družina
       *[other] Celá družina hráče { $player }
    } se probouzí.
    [one] { $player-is ->
        [you] Vaše družina
       *[other] Družina hráče { $player }
    } časně vstává za { $price } minci.
    [few] { $player-is ->
        [you] Vaše družina
       *[other] Družina hráče { $player }
    } časně vstává za { $price } mince.
   *[other] { $player-is ->
       [you] Vaše družina
      *[other] Družina hráče { $player }
   } časně vstává za { $price } mincí.
}
roam-event-placed = { $player-is ->
    [you] Vysíláte postavu
   *[other] { $player } vysílá postavu
} „{ $card }“: { $squares-count ->
    [0] žádný žeton
    [one] jeden žeton
    [few] { $squares-count } žetony
   *[other] { $squares-count } žetonů
}{ $coins ->
    [0] .
    [one] , { $coins } mince.
    [few] , { $coins } mince.
   *[other] , { $coins } mincí.
}
roam-event-placed_nothing = { $player-is ->
    [you] Vysíláte postavu „{ $card }“ a nic neumísťujete.
   *[other] { $player } vysílá postavu „{ $card }“ a nic neumísťuje.
}
roam-event-rotated = { $player-is ->
    [you] Pootáčíte
   *[other] { $player } pootáčí
} vzor postavy „{ $card }“.
roam-event-filled = { $replaced-id ->
    [none] { $pay ->
        [free] { $player-is ->
            [you] Zaplňujete
           *[other] { $player } zaplňuje
        } { $square } artefaktem
       *[coins] { $player-is ->
           [you] Platíte 2 mince a zaplňujete
          *[other] { $player } platí 2 mince a zaplňuje
       } { $square }
    }
   *[other] { $pay ->
        [none] { $player-is ->
            [you] Nahrazujete
           *[other] { $player } nahrazuje
        } { $replaced-is ->
            [you] váš žeton
           *[other] žeton hráče { $replaced }
        } na { $square }
        [free] { $player-is ->
            [you] Zdarma nahrazujete
           *[other] { $player } zdarma nahrazuje
        } { $replaced-is ->
            [you] váš žeton
           *[other] žeton hráče { $replaced }
        } na { $square }
       *[coins] { $player-is ->
           [you] Platíte 2 mince a nahrazujete
          *[other] { $player } platí 2 mince a nahrazuje
       } { $replaced-is ->
           [you] váš žeton
          *[other] žeton hráče { $replaced }
       } na { $square }
    }
}{ $coins ->
    [0] .
    [one] , { $coins } mince.
    [few] , { $coins } mince.
   *[other] , { $coins } mincí.
}
roam-event-turned = { $awake ->
    [true] { $player-is ->
        [you] Probouzíte
       *[other] { $player } probouzí
    } artefaktem postavu „{ $card }“.
   *[false] { $player-is ->
       [you] Uspáváte
      *[other] { $player } uspává
   } artefaktem postavu „{ $card }“.
}
roam-event-moved = { $player-is ->
    [you] Posouváte { $owner-is ->
        [you] svůj žeton
       *[other] žeton hráče { $owner }
    }
   *[other] { $player } posouvá { $owner-is ->
        [you] váš žeton
       *[other] žeton hráče { $owner }
    }
} z { $from } na { $to }.
roam-event-coin_artifact = { $player-is ->
    [you] Berete si
   *[other] { $player } si bere
} artefaktem minci.
roam-event-ended_actions = { $player-is ->
    [you] Končíte
   *[other] { $player } končí
} akce.
roam-event-explored = Prozkoumána je { $slot }: { $holders-list }.
roam-tokens-of = { $player-is ->
    [you] vy
   *[other] { $player }
} { $tokens }
roam-event-claimed = { $player-is ->
    [you] Berete si
   *[other] { $player } si bere
} kartu „{ $card }“{ $price ->
    [0] .
    [one] {" "}za { $price } minci.
    [few] {" "}za { $price } mince.
   *[other] {" "}za { $price } mincí.
}{ $consoled-count ->
    [0] {""}
    [1] {" "}{ $consoled-is ->
        [you] Dostáváte minci.
       *[other] Minci dostává { $consoled }.
    }
   *[other] {" "}Po minci dostávají: { $consoled }.
}
roam-event-refilled = Nová { $slot }: { $card }.
roam-event-slot_closed = Balíček je prázdný. Z plánu mizí { $slot }.
roam-event-passed = { $forced ->
    [true] { $player-is ->
        [you] Nabízet nemůžete.
       *[other] { $player } nemůže nabízet.
    }
   *[false] { $player-is ->
       [you] Pasujete.
      *[other] { $player } pasuje.
   }
}
roam-event-bid = { $player-is ->
    [you] Nabízíte
   *[other] { $player } nabízí
} { $coins ->
    [0] 0
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}.
roam-event-bought = { $player-is ->
    [you] Kupujete
   *[other] { $player } kupuje
} artefakt „{ $artifact }“ za { $price ->
    [one] { $price } minci
    [few] { $price } mince
   *[other] { $price } mincí
}.
roam-event-artifact_shown = Nově v nabídce: { $artifact }.
roam-event-stood_still = { $rounds ->
    [one] Celé kolo nikdo nic neumístil. Kdo může umístit žeton, teď musí; nezmění-li se nic ani v příštím kole, hra skončí.
    [few] Dvě kola nikdo nic neumístil. Hra zde končí.
   *[other] Dvě kola nikdo nic neumístil. Hra zde končí.
}
roam-event-outpost = { $player-is ->
    [you] Obkličujete { $square } a berete si
   *[other] { $player } obkličuje { $square } a bere si
} výspu.
roam-event-game_over = Partie skončila.

# Tah v jednom řádku: části věty bez hráče. $times počítá události téhož druhu, -sum sčítá jejich čísla.

roam-gist-placed = vysílá postavu „{ $card }“ ({ $squares-count ->
    [0] žádný žeton
    [one] jeden žeton
    [few] { $squares-count } žetony
   *[other] { $squares-count } žetonů
})
roam-gist-placed_nothing = nadarmo vysílá postavu „{ $card }“
roam-gist-filled = { $times ->
    [one] zaplňuje prázdné políčko
    [few] zaplňuje { $times } prázdná políčka
   *[other] zaplňuje { $times } prázdných políček
}
roam-gist-claimed = bere si kartu „{ $card }“
roam-gist-bought = kupuje artefakt „{ $artifact }“
roam-gist-outpost = bere si výspu
roam-gist-moved = posouvá žeton ({ $owner })
roam-gist-turned = { $awake ->
    [true] probouzí postavu „{ $card }“
   *[false] uspává postavu „{ $card }“
}
roam-gist-woke = probouzí družinu

# -- stůl --------------------------------------------------------------------------------------------------

roam-field = Plán, 6 krát 6 políček, pohled { $border ->
    [S] od jihu
    [W] od západu
    [N] od severu
   *[E] od východu
}
roam-place-with-arrows = Sem by přišel vzor postavy „{ $card }“. Šipky ho posouvají, Enter ho umístí. { $what }
roam-deck = Balíček: { $left ->
    [0] prázdný
    [one] zbývá jedna karta
    [few] zbývají { $left } karty
   *[other] zbývá { $left } karet
}
roam-deck-next = Příští lokace: { $card }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
roam-deck-title = Příští lokace
roam-market-title = Artefakty
roam-stack = { $stack ->
    [0] ve sloupečku už žádný
    [one] ve sloupečku ještě jeden
    [few] ve sloupečku ještě { $stack }
   *[other] ve sloupečku ještě { $stack }
}
roam-outpost-free = Výspa za 3 body. Získá ji, kdo první obklíčí soupeřův žeton.
roam-outpost-held = { $player-is ->
    [you] Výspa, máte ji vy: 3 body
   *[other] Výspa, má ji { $player }: 3 body
}
roam-artifact = { $name }: { $ability }. { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
roam-artifact-price = { $artifact }, cena { $price }
roam-artifact-ready = { $artifact }, připravený artefakt
roam-artifact-spent = { $artifact }, použitý artefakt, dokud se družina neprobudí
roam-awake = Vzhůru
roam-asleep = Spí
roam-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
roam-starting = Startovní karta, bez bodů
roam-pattern = Vzor: { $rows }
roam-pattern-solid = plné
roam-pattern-empty = prázdné
roam-pattern-nothing = mezera
roam-coins = { $coins ->
    [one] { $coins } mince
    [few] { $coins } mince
   *[other] { $coins } mincí
}
roam-supply = { $supply ->
    [0] nezbývají žádné žetony
    [one] zbývá { $supply } žeton
    [few] zbývají { $supply } žetony
   *[other] zbývá { $supply } žetonů
}
roam-party = { $player-is ->
    [you] Vaše družina
   *[other] Družina hráče { $player }
}
roam-my-party = Vaše družina
roam-party-count = karty: { $cards } z 10
roam-awake-count = vzhůru: { $awake }
roam-card-about = { $name }, { $state }. { $points }. { $pattern }.
roam-reconstructed = Hodnoty této karty jsou rekonstruované, ne vytištěné.
roam-location-about = { $name }: { $points }. { $counts }
roam-nobody-here = Nikdo tu zatím nemá žeton.

roam-auction = Dražba
roam-auction-bids = Vaše nabídka v mincích
roam-auction-silent = zatím mlčí
roam-auction-speaks = je na řadě
roam-auction-passed = pasuje
roam-auction-bid = { $coins ->
    [one] nabízí { $coins } minci
    [few] nabízí { $coins } mince
   *[other] nabízí { $coins } mincí
}
roam-auction-about = Každý promluví jednou, po směru hodinových ručiček. Další nabídka musí být vyšší; platí jen vítěz.

roam-source-cards = Postavy
roam-source-artifacts = Artefakty
roam-source-outpost = Výspa
roam-result-coins = Mince
roam-result-found = Nalezené postavy

# -- proč to nejde -----------------------------------------------------------------------------------------

roam-refuse-actions-ended = Akce jsou ukončené. V tomto tahu už nelze nic umístit, posunout ani převrátit.
roam-refuse-activate-first = Nejdřív vyšlete postavu.
roam-refuse-asleep = Tato postava spí.
roam-refuse-bid-too-high = Víc, než máte, nabídnout nelze. Vaše mince: { $coins }.
roam-refuse-bid-too-low = Nabídněte alespoň { $lowest ->
    [one] { $lowest } minci
    [few] { $lowest } mince
   *[other] { $lowest } mincí
}, nebo pasujte.
roam-refuse-chosen-already = Toto políčko už je vybrané.
roam-refuse-early-rise-price = Časné vstávání stojí { $price ->
    [one] { $price } minci
    [few] { $price } mince
   *[other] { $price } mincí
}: jednu za každou postavu, která je vzhůru.
roam-refuse-filled-already = Toto políčko už je zaplněné.
roam-refuse-full = Na toto políčko se další žeton nevejde.
roam-refuse-last-awake = Někdo musí zůstat vzhůru: vaše družina se v tomto tahu už probudila.
roam-refuse-market-only = Artefakty se kupují na konci tahu, po vyhodnocení lokací.
roam-refuse-missing-card = Tam už žádná lokace není.
roam-refuse-must-place = Máte žetony, vyberte tedy místo pro vzor.
roam-refuse-no-anchor = Vzor této postavy se nikam nevejde. Vyberte jinou.
roam-refuse-no-artifact-there = Na tomto místě není artefakt.
roam-refuse-no-auction = Nic se teď nedraží.
roam-refuse-no-passing = Tah vynechat nelze: vyšlete postavu.
roam-refuse-no-ready-artifact = K tomu potřebujete připravený artefakt.
roam-refuse-no-rotate = Bez příslušného artefaktu se vzor nikdy nepootáčí.
roam-refuse-no-such-token = Takový žeton na tomto políčku není.
roam-refuse-no-target = Artefakt by neměl na co působit.
roam-refuse-no-token = Nezbývá vám žádný žeton.
roam-refuse-no-token-lifted = Nejdřív vyberte žeton, který posunete.
roam-refuse-nobody-asleep = Nikdo nespí.
roam-refuse-not-adjacent = Žeton se posouvá o krok ve své řadě nebo sloupci.
roam-refuse-not-empty-square = To není prázdné políčko umístěného vzoru.
roam-refuse-not-explored = Tato lokace není prozkoumaná.
roam-refuse-not-skipped = Převzít lze jen políčko, které váš vzor přeskočil.
roam-refuse-not-solid = To není plné políčko umístěného vzoru.
roam-refuse-not-your-adventurer = Tato postava není ve vaší družině.
roam-refuse-one-activation = Jedna postava za tah: ta vaše už je vyslaná.
roam-refuse-opponents-only = Nahradit lze jen soupeřův žeton.
roam-refuse-outside-field = Vzor musí ležet na plánu.
roam-refuse-over = Partie skončila.
roam-refuse-own-turn-only = Artefakty se používají ve vlastním tahu.
roam-refuse-place-first = Nejdřív vyberte, kam vzor přijde.
roam-refuse-price = Stojí to { $price ->
    [one] { $price } minci
    [few] { $price } mince
   *[other] { $price } mincí
}, máte jen { $coins }.
roam-refuse-replace-needs-price = Na prázdném políčku vzoru zaplatíte i za políčko.
roam-refuse-replace-open = Na tomto políčku je místo: není třeba nic nahrazovat.
roam-refuse-resolve-later = Lokace se vyhodnotí, až ukončíte akce.
roam-refuse-rotate-when-activating = Vzor se pootáčí, když mu vybíráte místo.
roam-refuse-solid-first = Plná políčka jsou na řadě dřív než prázdná.
roam-refuse-stands-still = Na plánu se nic nehýbe: pátrejte tam, kde přibude alespoň jeden žeton.
roam-refuse-stands-still-adventurer = Na plánu se nic nehýbe: vyšlete postavu, která může umístit žeton.
roam-refuse-start-only = Jen na začátku tahu.
roam-refuse-start-or-action = Jen než ukončíte akce.
roam-refuse-supply-not-short = Žetonů máte dost na každé plné políčko.
roam-refuse-woken-already = Vaše družina se v tomto tahu už probudila.

# -- otázky, než se něco zahodí ------------------------------------------------------------------------------

roam-guard-buy = { $deed }? Hned se odhalí další artefakt: vzít zpět to nelze.
roam-guard-free = { $count ->
    [one] Jedno prázdné políčko lze ještě zaplnit zdarma. Ukončit akce?
    [few] Zdarma lze ještě zaplnit { $count } prázdná políčka. Ukončit akce?
   *[other] Zdarma lze ještě zaplnit { $count } prázdných políček. Ukončit akce?
}
