# Proč se botovi odpověď líbí, pro rady: krátce, protože stojí jeden důvod za druhým za odpovědí.

reason-points = body: { $amount }
reason-rivals = brzdí soupeře

reason-roam-points = body: { $amount }
reason-roam-party = silnější družina
reason-roam-awake = víc vašich postav zůstane vzhůru
reason-roam-coins = víc mincí
reason-roam-tokens = žetony pro další tahy
reason-roam-artifacts = vaše artefakty
reason-roam-locations = lepší postavení v lokacích
reason-roam-rivals = brzdí soupeře

reason-ice-points = { $amount } BV
reason-ice-anima = víc animy
reason-ice-study = co studujete
reason-ice-effects = efekty vašich artefaktů
reason-ice-snow = dílky sněhu v ruce
reason-ice-crew = archeologové po vašem boku
reason-ice-camps = vaše tábory
reason-ice-slots = artefakty připravené k odeslání
reason-ice-city = město v hlubině
reason-ice-place = dobré místo pro to, co přijde
reason-ice-requests = blíž k požadavku
reason-ice-objectives = blíž k cílům
reason-ice-ep = šetří body průzkumu
reason-ice-rivals = brzdí soupeře

reason-winter-points = { $amount } VB
reason-winter-food = víc jídla
reason-winter-tools = víc nástrojů
reason-winter-idols = idoly
reason-winter-animals = zvířata do vašeho stáda
reason-winter-burial = pohřbené karty
reason-winter-camps = tábory vyložené z vaší desky
reason-winter-labor = práce k využití
reason-winter-land = víc krajiny při zatmění
reason-winter-settlements = krok k osadě
reason-winter-megaliths = vaše megality
reason-winter-stones = vaše posvátné kameny
reason-winter-cards = lepší karty
reason-winter-eclipse = lepší zatmění
reason-winter-rivals = brzdí soupeře

# Co rozhodnutí změnilo, jako věc, která se ztratila, někomu otevřela nebo přišla výměnou.
matter-points = body: { $amount }

matter-roam-points = body: { $amount }
matter-roam-party = silná družina
matter-roam-awake = postavy, které jsou vzhůru
matter-roam-coins = mince
matter-roam-tokens = žetony pro další tahy
matter-roam-artifacts = využití artefaktů
matter-roam-locations = postavení v lokacích

matter-ice-points = { $amount } BV
matter-ice-anima = anima
matter-ice-study = studium
matter-ice-effects = efekty artefaktů
matter-ice-snow = dílky sněhu
matter-ice-crew = archeologové
matter-ice-camps = využití táborů
matter-ice-slots = artefakty připravené k odeslání
matter-ice-city = cesta do města v hlubině
matter-ice-place = cesta k tomu, co leží v ledu odkryté
matter-ice-requests = požadavek na dosah
matter-ice-objectives = cíl na dosah
matter-ice-ep = body průzkumu

matter-winter-points = { $amount } VB
matter-winter-food = jídlo
matter-winter-tools = nástroje
matter-winter-idols = přízeň idolů
matter-winter-animals = zvířata
matter-winter-burial = pohřbené karty
matter-winter-camps = tábory vyložené z desky
matter-winter-labor = práce
matter-winter-land = krajina při zatmění
matter-winter-settlements = krok k osadě
matter-winter-megaliths = megality
matter-winter-stones = posvátné kameny
matter-winter-cards = dobré karty
matter-winter-eclipse = dobré zatmění

story-instead = { $player }: „{ $action }“, přitom lepší bylo „{ $better }“.
story-cost = { $player } tím ztrácí: { $things }.
story-opened = { $player } tím dostává příležitost: { $things }.
story-return = Výměnou přichází: { $things }.
story-luck = { $mover }: „{ $action }“. { $good ->
    [yes] { $player } má z výsledku užitek{ $count ->
        [0] .
       *[other] . Přibylo: { $things }.
    }
   *[no] { $player } na výsledek doplácí{ $count ->
        [0] .
       *[other] . Ubylo: { $things }.
    }
}
story-course = { $mover }: „{ $action }“. { $good ->
    [yes] { $player } je na tom potom lépe, než kdokoli čekal{ $count ->
        [0] .
       *[other] . Hlavně: { $things }.
    }
   *[no] { $player } je na tom potom hůře, než kdokoli čekal{ $count ->
        [0] .
       *[other] . Hlavně: { $things }.
    }
}

# Když pro odpověď nemluví nic, co má jméno.
reason-ends = ukončí hru
reason-ahead = vyplatí se v dalších tazích
reason-close = skoro stejně dobré
reason-behind = přinese méně
