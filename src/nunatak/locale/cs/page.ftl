# Stránka v prohlížeči: vše, co mají všechny hry společné.

page-tagline = Stůl pro deskové hry o ledu a sněhu: sami proti botům, u jedné obrazovky, nebo s přáteli na dálku.
page-notice = Neoficiální zpracování. Hry patří svým autorům a vydavatelům.
page-loading = Okamžik …
page-opening = Otevírá se stůl …
page-close = Zavřít
page-cancel = Nechat být
page-more = Zobrazit více
page-less = Zobrazit méně
page-try-again = Zkusit znovu
page-to-home = Na úvodní stránku
page-nowhere = Na této adrese nic není.

# -- úvodní stránka ----------------------------------------------------------------------------------------

page-continue = Pokračovat v partii
page-all-tables = { $count ->
    [one] Zobrazit { $count } partii
    [few] Zobrazit všechny { $count } partie
   *[other] Zobrazit všech { $count } partií
}
page-forget = Odebrat z tohoto seznamu
page-table-over = { $count ->
    [0] Nevyhrává nikdo.
   *[other] Vítězství: { $winners }.
}
page-table-won = { $count ->
    [1] Vítězství je vaše.
   *[other] O vítězství se dělíte.
}
page-table-score = { $player } { $score }
page-table-with = hrají: { $players }
page-finished = Dohrané partie
page-table-your-turn = Jste na tahu.
page-choose-game = Zvolte hru
page-how-to-play = Jak hrát
page-players-range = { $high ->
    [one] pro { $low } až { $high } hráče
    [few] pro { $low } až { $high } hráče
   *[other] pro { $low } až { $high } hráčů
}
page-players = hráči
page-number-of-players = Počet hráčů
page-play = Hrát
page-play-game = Hrát: { $game }
page-play-against = Soupeř: { $bot }
page-play-first-steps = První krůčky, soupeř: { $bot }
page-opening-short = Otevírá se …
page-learn = Učit se
page-learn-game = Učit se: { $game }
page-set-up = Připravit stůl
page-set-up-of = Připravit stůl: { $game }
page-several-chosen = { $count ->
    [0] nic
   *[other] { $count }
}
page-rulings = Výklad pravidel
page-rulings-changed = { $count ->
    [0] jako obvykle
   *[other] změněno: { $count }
}
page-rulings-about = Místa, kde tištěná pravidla nejsou jednoznačná. Většina stolů nic z toho nepotřebuje.
page-who = Kdo hraje
page-who-about = Kdo je zde, sdílí tuto obrazovku. Kdo je jinde, tomu pošlete odkaz, který tu dostanete. Kdo nemá jméno, jmenuje se podle své strany.
page-variants = Jak se hraje
page-start = Začít partii
page-player = Hráč { $number }
page-kind-here = zde, u této obrazovky
page-kind-link = jinde, přes odkaz
page-kind-bot = bot
page-kind-of = Kdo sedí na místě: { $player }
page-name-of = Jméno: { $player }
page-bot-of = Bot: { $player }
page-bot-random = Tulák
page-bot-random-about = jakýkoli dovolený tah
page-bot-visitor = Návštěvník
page-bot-visitor-about = je tu nový, leccos přehlédne
page-bot-trekker = Poutník
page-bot-trekker-about = zná cestu, občas chybuje
page-bot-greedy = Zlatokop
page-bot-greedy-about = bere to nejlepší hned
page-bot-guide = Průvodce
page-bot-guide-about = tah si promyslí
page-bot-explorer = Objevitel
page-bot-explorer-about = vidí daleko dopředu
page-bot-legend = Legenda
page-bot-legend-about = to nejlepší, co máme
page-bot-numbered = { $bot } { $number }
page-level-quick = odpovídá hned
page-level-seconds = { $seconds ->
    [one] asi sekunda na tah
    [few] nejvýše { $seconds } sekundy na tah
   *[other] nejvýše { $seconds } sekund na tah
}
page-level-rating = rating { $rating }
page-level-rated = { $bot } ({ $rating })
page-hints = Rady
page-hints-about = Hráč se může zeptat, co by udělal nejsilnější bot. Kde hraje více lidí, je v průběhu vidět, kdo se ptal.

# -- jak to vypadá -----------------------------------------------------------------------------------------

page-settings = Nastavení
page-theme = Vzhled
page-theme-system = podle systému
page-theme-light = světlý
page-theme-dark = tmavý
page-speed = Tahy ostatních
page-speed-calm = klidně
page-speed-quick = rychle
page-speed-at-once = hned
page-sound = Zvuky
page-sound-about = Pár tichých tónů: váš tah, figurka, platba, pád, konec.
page-skip = Přeskočit
page-skip-tip = Hned ukázat, co se stalo
page-language = Jazyk
page-fixed-field = Neotáčet plán
page-fixed-field-about = Jinak se natáčí k tomu z vás, kdo má odpovědět.
page-coordinates = Souřadnice
page-coordinates-about = Psát na plán souřadnice míst tak, jak je uvádí průběh a seznam akcí (c). Dokud je seznam otevřený, jsou vidět vždy.
page-log-gist-of = { $player }: { $deeds }
page-log-unfold = { $count ->
    [one] Rozbalit { $count } řádek
    [few] Rozbalit { $count } řádky
   *[other] Rozbalit { $count } řádků
}
page-getting-faster = Soupeři se zrychlují: na pozadí se jednorázově kompilují.
page-guards = Ptát se, než něco propadne
page-guards-about = Když byste koncem tahu, platbou nebo odhozením o něco přišli.
page-keys = Klávesy: Tab vede od tlačítek k plánu a k vaší oblasti, šipky vedou dál uvnitř, se Shiftem i k tomu, co lze jen číst. / ukáže, co lze udělat, u bere zpět, h radí, c zobrazí souřadnice, Escape zruší výběr, ? vysvětluje, + a - přibližují a oddalují plán, 0 ho ukáže celý.

# -- stůl --------------------------------------------------------------------------------------------------

page-panes = Části stolu
page-pane-board = Plán
page-zoom = Jak blízko je plán
page-zoom-in = Blíž
page-zoom-out = Dál
page-zoom-all = Ukázat vše
page-beyond-above = { $count ->
    [one] Výš: { $count } místo
    [few] Výš: { $count } místa
   *[other] Výš: { $count } míst
}
page-beyond-below = { $count ->
    [one] Níž: { $count } místo
    [few] Níž: { $count } místa
   *[other] Níž: { $count } míst
}
page-beyond-left = { $count ->
    [one] Vlevo: { $count } místo
    [few] Vlevo: { $count } místa
   *[other] Vlevo: { $count } míst
}
page-beyond-right = { $count ->
    [one] Vpravo: { $count } místo
    [few] Vpravo: { $count } místa
   *[other] Vpravo: { $count } míst
}
page-pane-own = Vaše oblast
page-pane-players = Hráči
page-pane-log = Průběh
page-pane-actions = Akce
page-rail = Hráči, průběh a akce
page-menu = Co zde chcete udělat?
page-filter = Najít akci ( / )
page-no-actions = Teď nemáte co dělat.
page-nothing-found = Žádná akce neodpovídá.
page-undo = Vzít zpět
page-undo-about = Vezme zpět vaši poslední akci, dokud se nic neodhalilo (u).
page-new = nové
page-score = Body
page-spectators = { $count ->
    [one] Přihlíží { $count } člověk.
    [few] Přihlížejí { $count } lidé.
   *[other] Přihlíží { $count } lidí.
}
page-not-connected = bez připojení

page-called = { $player-is ->
    [you] Vy
   *[other] { $player }
}
page-ask-of = { $player }: { $sentence }
page-wait = Na tahu je { $player }.
page-thinking = { $player } přemýšlí.
page-away = Čeká se: { $player } je bez připojení.
page-over = Partie skončila.
page-line-lost = Spojení se přerušilo. Zkoušíme to znovu …
page-moved-on = Hra mezitím pokročila. Podívejte se znovu a zvolte.

page-why-now = Nejdřív toto: { $sentence }
page-why-watching = Přihlížíte: tohle mohou jen ti, kdo sedí u stolu.
page-why-rule = { $rule }: přečíst pravidlo

page-hint = Rada
page-hint-tip = Co by zde udělal nejsilnější bot? (h)
page-hint-thinking = Přemýšlíme o vašem tahu
page-hint-by = { $level } radí toto
page-hint-about = Šance na výhru po každé z možností, jak ji vidí bot. Plán ukazuje tu označenou.
page-hint-do = Udělat to
page-percent = { $percent } %

page-let-bot-play = Nechat hrát bota
page-stand-in = Nechat hrát za hráče { $player }
page-stand-in-mine = Nechat hrát za mě
page-stand-in-of = Na tomto místě hraje { $bot }
page-stands-in = Za hráče { $player } hraje { $bot }.
page-come-back = Vrátit se na místo
page-event-table-hint = { $player-is ->
    [you] Žádáte o radu.
   *[other] { $player } žádá o radu.
}
page-event-table-stand-in = { $player-is ->
    [you] Odteď za vás hraje { $bot }.
   *[other] Odteď za hráče { $player } hraje { $bot }.
}
page-event-table-return = { $player-is ->
    [you] Jste zpět.
   *[other] { $player } je zpět.
}

page-replay = Přehrát poslední kroky
page-replay-about = Ukáže poslední kroky znovu, jeden po druhém.
page-replay-back = O krok zpět
page-replay-forward = O krok dál
page-replay-play = Přehrát
page-replay-pause = Pozastavit
page-replay-leave = Zpět k partii
page-replay-at = Krok { $at } / { $length }
page-replay-quiet = Před posledními kroky.

page-result = Výsledek
page-won-you = { $count ->
    [1] Vítězství je vaše
   *[other] O vítězství se dělíte
}
page-won = { $count ->
    [0] Nevyhrává nikdo
    [1] Vítězí { $winners }
   *[other] O vítězství se dělí { $winners }
}
page-player-column = Hráč
page-see-board = Podívat se na plán
page-record = Stáhnout záznam
page-rematch = Hrát znovu
page-rematch-follow = K další partii
page-rematch-waits = Stůl je znovu připraven: titíž lidé, o místo dál. Posadit se může každý, kdo tu byl.

page-review = Rozbor
page-review-of = Ohlédnutí: { $game }
page-review-to-table = Ke stolu
page-review-running = Každé rozhodnutí partie se prohlíží znovu. Mezitím v ní listujte, nebo se vraťte později.
page-review-progress = Prozkoumaná rozhodnutí: { $done } / { $total }
page-review-failed = Partii se nepodařilo rozebrat.
page-review-graph = Šance na výhru v průběhu partie; šipky vedou od rozhodnutí k rozhodnutí
page-review-chance-of = { $player } { $percent } %
page-review-decision = { $player }, rozhodnutí { $at } / { $total }
page-review-before = Předchozí rozhodnutí
page-review-after = Další rozhodnutí
page-review-pane-decision = Rozhodnutí
page-review-made = Zahráno:
page-review-better = Lepší:
page-review-then = Potom:
page-review-grade-best = Nejlepší možnost
page-review-grade-good = Stejně dobré jako nejlepší
page-review-grade-slip = Nepřesnost
page-review-grade-mistake = Chyba
page-review-grade-blunder = Hrubá chyba
page-review-cost = : šance na výhru klesla o { $percent } %
page-review-luck-then = { $good ->
    [yes] Co pak přišlo, hráči { $player } přálo: o { $percent } % víc.
   *[no] Co pak přišlo, hráči { $player } nepřálo: o { $percent } % méně.
}
page-review-play-on = Hrát dál odtud
page-review-turning = Zlomové okamžiky
page-review-no-turning = Žádné: partie šla svou cestou.
page-review-change = { $sign }{ $percent } %
page-review-players = Jak kdo hrál
page-review-well = Rozhodnutí stejně dobrá jako nejlepší: { $well } / { $decisions }
page-review-number-slip = { $count ->
    [one] { $count } nepřesnost
    [few] { $count } nepřesnosti
   *[other] { $count } nepřesností
}
page-review-number-mistake = { $count ->
    [one] { $count } chyba
    [few] { $count } chyby
   *[other] { $count } chyb
}
page-review-number-blunder = { $count ->
    [one] { $count } hrubá chyba
    [few] { $count } hrubé chyby
   *[other] { $count } hrubých chyb
}
page-review-dearest = (nejdražší stála { $percent } %)
page-review-fortune = štěstí: { $lucky }×, smůla: { $unlucky }×
page-review-about = Každé rozhodnutí se posuzuje podle toho, co mohl jeho hráč vědět. Co se potom dobralo nebo odhalilo, je štěstí. Stůl, na kterém se hraje dál, má stejné rozdání a stejné soupeře; posadíte se na místo toho, kdo rozhodoval.
page-show-copy = Kopírovat odkaz
page-show-about = Adresa, která partii na tomto místě ukáže komukoli. Hrát s ní nelze.
page-show-copied = Odkaz je zkopírován. Ukáže partii na tomto místě komukoli.
page-show-copied-here = Odkaz je zkopírován. Funguje jen na tomto počítači: stránka je otevřena pod adresou, která odjinud nikam nevede.
page-show-by-hand = Zkopírujte adresu této stránky: ukáže partii na tomto místě komukoli.
page-show-running = Tato partie se ještě hraje. Vidíte to, co vidí divák.

page-curtain-title = { $player }, jste na tahu
page-curtain-about = Předejte obrazovku. Ostatní ať se raději nedívají.
page-curtain-open = { $player }: to jsem já
page-curtain-waiting = Stan hráče { $player }
page-invite = Pozvat
page-invite-tip = Odkazy pro ty, kdo hrají jinde
page-share = Sdílet
page-share-text = Zahrajete si se mnou? { $game }
page-link-local = Tato adresa funguje jen na tomto počítači: nikdo jiný odkaz neotevře.
page-link-command = Zastavte server (Ctrl-C), spusťte ho tímto příkazem a stůl tu bude tak jako předtím:
page-link-then = { $count ->
    [1] Pak otevřete tuto stránku pod adresou níže a odkazy budou správné:
   *[other] Pak otevřete tuto stránku pod jednou z těchto adres, podle toho, kam se přátelé dostanou, a odkazy budou správné:
}
page-link-network = Odkazy fungují pro všechny ve vaší síti. Sama stránka je zde otevřena pod adresou, která znamená jen tento počítač.
page-link-address = Adresa tohoto počítače
page-link-code = QR kód
page-link-code-of = QR kód: { $player }
page-link-code-about = { $player } na něj namíří fotoaparát telefonu. Kdo ho přečte, sedne si na toto místo.
page-resign = Vzdát se
page-resign-about = Hraje za vás dál bot a stůl zmizí z vašeho seznamu.
page-resign-ask = Vzdát tuto partii? Na vašem místě hraje dál bot. Vrátit se nelze.
page-seats = Místa a odkazy
page-seats-about = Odkaz otevírá právě jedno místo. Pošlete ho jen tomu, kdo tam má sedět. Nový odkaz ruší starý. Když je někdo delší dobu pryč, může hrát bot, dokud se nevrátí.
page-copy = Kopírovat
page-new-link = Nový odkaz
page-link-of = Odkaz: { $player }
page-link-copied = Odkaz zkopírován: { $player }.
page-link-by-hand = Prohlížeč nedovoluje kopírovat. Označte odkaz a zkopírujte ho ručně.

page-help = Jak hrát
page-help-about = Vysvětlí pravidla toho, na co se stůl právě ptá ( ? ).
page-help-title = Jak hrát: { $game }
page-help-whole = Otevřít celou stránku
page-contents = Obsah
page-rules-search = Najít pravidlo, slovo, číslo ( / )
page-rules-found = { $count ->
    [0] Nic nenalezeno
    [one] Nalezeno { $count } místo
    [few] Nalezena { $count } místa
   *[other] Nalezeno { $count } míst
}
page-rules-none = Nic neodpovídá. Zkuste méně písmen.
page-legend = Značky
page-glossary = Slova hry
page-example-at = { $step } / { $steps }
page-example-back = O krok zpět
page-example-next = Další krok
page-in-the-rules = V pravidlech

page-no-table = Takový stůl není. Je odkaz zkopírovaný celý?
page-older-rules = Partie začala podle verze pravidel { $rules } a podle ní se dohraje. Nové stoly hrají podle verze { $current }.
page-other-rules = Tato partie začala podle jiných pravidel, než hraje tento server.
page-closed = Server této stránce nedovolí připojení.
page-unknown-game = Tato stránka takovou hru nezná. Načtěte ji znovu: možná je starší než server.

# -- co se může pokazit ------------------------------------------------------------------------------------

page-error-unreachable = Server neodpovídá. Ověřte, že běží, a zkuste to znovu.
page-error-other = Server to odmítá ({ $code }).
page-error-bad-request = Takto to server neumí. Podívejte se znovu: { $where }.
page-error-name = Jméno se skládá z viditelných písmen.
page-error-too-fast = Příliš mnoho nových stolů najednou. Počkejte minutu a zkuste to znovu.
page-error-too-large = Je to víc, než server najednou přijme.
page-error-server-error = Na serveru se něco pokazilo. Zkuste to znovu; co se stalo, má zapsáno.
page-error-not-saved = Server nemohl uložit. Zkuste to znovu; co se stalo, má zapsáno.
page-error-no-table = Takový stůl není.
page-error-no-game = Server tuto hru nezná.
page-error-no-page = Na této adrese nic není.
page-error-other-rules = Tato partie začala podle pravidel, která tento server nehraje.
page-error-not-host = To může jen ten, kdo stůl otevřel.
page-error-game-runs = Ne během partie.
page-error-game-over = Partie skončila.
page-error-wrong-host = Otevřete stránku pod adresou, kterou server vypsal.
page-error-wrong-origin = Otevřete stránku pod adresou, kterou server vypsal.

# Prostý stůl, pro hry bez vlastního plánu.
page-plain-table = Stůl
page-plain-actions = Co můžete udělat
page-plain-waiting = Teď nemáte co dělat.
page-plain-yes = ano
page-plain-no = ne
page-plain-nothing = –
page-plain-said = { $what }: { $values }
page-plain-times = { $count } × { $thing }
page-plain-hidden = skryto: { $count }
page-plain-empty = nic
page-plain-round = Kolo { $round }
page-plain-round-of = Kolo { $round } / { $rounds }

# Učení

page-learn-title = Učit se: { $game }
page-learn-none = Pro tuto hru zatím nejsou lekce. Její pravidla jsou vysvětlena na vlastní stránce.
page-learn-instead = Učit se hraním
page-learn-start = Začít: { $lesson }
page-learn-go-on = Dál: { $lesson }
page-learn-play = Zahrát partii
page-learn-progress = Hotovo: { $done } / { $of }
page-learn-minutes = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}
page-learn-begin = Začít
page-learn-continue = Pokračovat
page-learn-again = Ještě jednou
page-learn-done = Hotovo.
page-learn-enough = Odtud už víte dost, abyste mohli hrát
page-learn-kept = Co máte hotovo, si pamatuje tento prohlížeč.

page-lesson-companion = Váš společník
page-lesson-step = { $step } / { $of }
page-lesson-quiet = Ozvu se, až přijde něco nového.
page-lesson-back = Zpět
page-lesson-skip = Přeskočit
page-lesson-show = Ukázat
page-lesson-next = Dál
page-lesson-next-one = Další lekce
page-lesson-again = Ještě jednou
page-lesson-all = Všechny lekce
page-lesson-understood = Rozumím
page-lesson-coming = Další: { $lesson }
