### Isle of Skye auf Deutsch. Familien wie in der englischen Datei.

isle-of-skye-name = Isle of Skye

## Wörter

isle-of-skye-category-place-a = Wertungs­plättchen A
isle-of-skye-category-place-b = Wertungs­plättchen B
isle-of-skye-category-place-c = Wertungs­plättchen C
isle-of-skye-category-place-d = Wertungs­plättchen D
isle-of-skye-category-scrolls = Schrift­rollen
isle-of-skye-category-gold = Restgold
isle-of-skye-terrain-pasture = Weide
isle-of-skye-terrain-mountain = Gebirge
isle-of-skye-terrain-water = Wasser
isle-of-skye-segment-pasture = Weide
isle-of-skye-segment-mountain = Gebirge
isle-of-skye-segment-water = Wasser
# Wege auf einem Plättchen, nach seinen vier Seiten; $roads: „Norden–Osten, Süden“.
isle-of-skye-roads =
    { $n ->
        [one] Weg: { $roads }.
       *[other] Wege: { $roads }.
    }
isle-of-skye-symbol-sheep = Schaf
isle-of-skye-symbol-cattle = Rind
isle-of-skye-symbol-farm = Bauernhof
isle-of-skye-symbol-broch = Broch
isle-of-skye-symbol-lighthouse = Leuchtturm
isle-of-skye-symbol-ship = Schiff
isle-of-skye-symbol-barrel = Fass
isle-of-skye-symbol-scroll = Schrift­rolle
isle-of-skye-symbol-castle = Burg
isle-of-skye-gold = Gold
# Auf einem Handy für mehrere, statt der Zahl: Ein Tipp zeigt sie nur ihrem Besitzer. Kurz.
isle-of-skye-stock-gold-hidden = Gold
isle-of-skye-stock-gold =
    { $n ->
        [one] { $n } Gold
       *[other] { $n } Gold
    }
# Was vor jemandem liegt und etwas bewirkt, etwa Steintafeln: wie die Liste heißt; neben einem, ab welcher Runde es
# wirkt, kurz; nie: Die Runde gibt es nicht.
isle-of-skye-things = Effekte
isle-of-skye-things-from = ab Runde { $turn }
isle-of-skye-things-since = seit Runde{"\u00A0"}{ $turn }
isle-of-skye-things-never = zu spät
isle-of-skye-mark-sealed = Gewählt
# Zu einer Korrektur von etwas, das vor dem Zeigen der Preise war; das zweite steht mit einem Punkt getrennt hinter anderen Angaben.
isle-of-skye-crossed = Die Preise lagen da schon offen.
isle-of-skye-crossed-short = da lagen die Preise schon offen
# Auf einem Knopf, der wartet, bis die Axt auf einem der drei Plättchen liegt.
isle-of-skye-first-place-axe = Erst die Axt
isle-of-skye-piece-gold = Gold
isle-of-skye-mark-axe = Hier liegt die Axt
isle-of-skye-do-place-axe = Axt
isle-of-skye-done-place-axe = kommt zurück in den Beutel
# Unter der Frage, wo die Axt liegt; ein Satz, dem ein weiterer folgen kann.
isle-of-skye-about-place-axe = Dieses Plättchen geht in den Beutel zurück.
isle-of-skye-do-set-prices = Preise festlegen
# Stattdessen, wenn alle anderen gewählt haben: Auch die eigene Wahl ist damit fest.
isle-of-skye-do-set-prices-last = Alle Preise zeigen
isle-of-skye-do-buy-tile = Für { $price } Gold kaufen
isle-of-skye-tag-buy-tile = Kaufen
isle-of-skye-castle-red = rote Burg
isle-of-skye-castle-blue = blaue Burg
isle-of-skye-castle-yellow = gelbe Burg
isle-of-skye-castle-green = grüne Burg
isle-of-skye-castle-bone = weiße Burg
isle-of-skye-tile = Plättchen { $id }
isle-of-skye-invented-tile = erfundenes Plättchen { $id }
isle-of-skye-tile-any = ein Plättchen
isle-of-skye-tile-plain = ein Plättchen ohne Symbole
isle-of-skye-tile-with = ein Plättchen mit { $what }
isle-of-skye-invented-tile-any = ein erfundenes Plättchen
isle-of-skye-invented-tile-plain = ein erfundenes Plättchen ohne Symbole
isle-of-skye-invented-tile-with = ein erfundenes Plättchen mit { $what }
isle-of-skye-with-sheep =
    { $n ->
        [one] einem Schaf
       *[other] { $n } Schafen
    }
isle-of-skye-with-cattle =
    { $n ->
        [one] einem Rind
       *[other] { $n } Rindern
    }
isle-of-skye-with-farm =
    { $n ->
        [one] einem Bauernhof
       *[other] { $n } Bauernhöfen
    }
isle-of-skye-with-broch =
    { $n ->
        [one] einem Broch
       *[other] { $n } Brochs
    }
isle-of-skye-with-lighthouse =
    { $n ->
        [one] einem Leuchtturm
       *[other] { $n } Leuchttürmen
    }
isle-of-skye-with-ship =
    { $n ->
        [one] einem Schiff
       *[other] { $n } Schiffen
    }
isle-of-skye-with-barrel =
    { $n ->
        [one] einem Fass
       *[other] { $n } Fässern
    }
isle-of-skye-with-scroll =
    { $n ->
        [one] einer Schriftrolle
       *[other] { $n } Schriftrollen
    }
isle-of-skye-with-castle =
    { $n ->
        [one] einer Burg
       *[other] { $n } Burgen
    }
# In einer Aufzählung dessen, was auf einem Plättchen ist: „2 × Schaf, aus Druiden und kostet 3 Gold“.
isle-of-skye-tile-of-set = aus { $set }
isle-of-skye-tile-cost = kostet { $n } Gold
isle-of-skye-course-gold = Gold nach jeder Runde
isle-of-skye-turn = Runde { $turn }
isle-of-skye-early-end-no-gold = Gold zählt nicht: Die App führt es nicht mit.
isle-of-skye-early-end-gold-asked = Erst nennen alle ihr Gold. Es zählt wie am Ende einer ganzen Partie.
isle-of-skye-early-end-gold-skipped = Wer sein Gold noch nicht genannt hat, bekommt keine Punkte dafür.
isle-of-skye-tie-break = Gleich viele Punkte: Das übrige Gold entscheidet. { $counts }.
isle-of-skye-stage-income = Einkommen
isle-of-skye-stage-prices = Preise
isle-of-skye-stage-discard = Abwerfen
isle-of-skye-stage-buy = Kaufen
isle-of-skye-stage-build = Bauen
isle-of-skye-stage-score = Wertung

## Was zu tun ist

isle-of-skye-prompt-goal = Zieh das Wertungs­plättchen für Platz { $place }
isle-of-skye-prompt-goal-pick = Welches Wertungs­plättchen liegt auf Platz { $place }?
isle-of-skye-prompt-castle = Leg deine Burg so, wie sie vor dir liegt
# Zieht die App, liegt nirgends eine Burg: Welche Seite oben ist, ist frei.
isle-of-skye-prompt-castle-app = Dreh deine Burg, wie du magst
isle-of-skye-prompt-gold = Wie viel Gold hast du?
isle-of-skye-prompt-gold-short = Nach einer Korrektur fehlen dir { $n } Gold. Wie viel Gold hast du?
isle-of-skye-prompt-gold-before = Wie viel Gold hast du vor dem Einkommen?
isle-of-skye-prompt-draw = Zieh Plättchen { $n } von 3
isle-of-skye-prompt-pick = Tippe dein { $n }. von 3 Plättchen an
isle-of-skye-prompt-axe = Welches Plättchen bekommt die Axt?
isle-of-skye-prompt-axe-of = Wo liegt die Axt von { $seat }?
isle-of-skye-prompt-prices = Leg deine Preise fest
isle-of-skye-prompt-prices-of = Welche Preise liegen vor { $seat }?
isle-of-skye-prompt-lift = Alle haben gewählt
isle-of-skye-choice-lift = Sichtschirme weg!
isle-of-skye-choice-no-axe = Keine Axt: Preise für alle
isle-of-skye-prompt-buy = Kauf ein Plättchen oder passe
isle-of-skye-choice-buy = { $tile } von { $seat }, { $price } Gold
isle-of-skye-note-fits =
    { $n ->
        [0] Passt nirgends
        [one] Passt an { $n } Stelle
       *[other] Passt an { $n } Stellen
    }
isle-of-skye-gold-short = { $n } Gold zu wenig
isle-of-skye-choice-pass = Nichts kaufen
isle-of-skye-prompt-place = Bau { $tile } an
isle-of-skye-prompt-return = Nichts passt: Leg { $tile } zurück
isle-of-skye-choice-return = Zurück in den Beutel
isle-of-skye-choice-out = Aus dem Spiel
isle-of-skye-prompt-take = Welches Plättchen baust du?
isle-of-skye-hint-lapsed = Nach einer Korrektur passt deine Wahl nicht mehr zu deinem Gold oder deinen Plättchen. Wähl neu; das siehst nur du.
isle-of-skye-hint-later = Was gerade nirgends passt, muss warten: Bau erst dieses an.
isle-of-skye-hint-return = Es passt nirgends, wie man es auch dreht. Das Gold dafür ist verloren.
isle-of-skye-hint-gold-forgotten = 0 eingeben, wenn es niemand mehr weiß.
isle-of-skye-hint-income = Einkommen: { $n } Gold
isle-of-skye-prompt-done = Alle deine Plättchen sind gebaut
isle-of-skye-choice-done = Fertig gebaut
# Während andere noch bauen: an alle, die alles verkauft oder gebaut haben.
isle-of-skye-idle-build = Du hast nichts mehr zu bauen.
# Titel der Wahl des Gastgebers zwischen „Alles“ und „Gebiete und Punkte“.
isle-of-skye-prompt-tracking = Was die App ab Runde { $n } mitführt
isle-of-skye-wait-goals = { $seat } zieht die Wertungs­plättchen
isle-of-skye-wait-castle = { $seat } legt die Burg
# Shown while several seats are awaited for the same. $names: "Hana and Jo".
isle-of-skye-wait-castle-still = Noch bei der Burg: { $names }
isle-of-skye-wait-count = { $seat } zählt Gold
isle-of-skye-wait-count-still = Zählen noch Gold: { $names }
isle-of-skye-wait-purses = { $seat } zählt Gold
isle-of-skye-wait-final-purses = { $seat } zählt Gold
isle-of-skye-wait-final-purses-still = Zählen noch Gold: { $names }
isle-of-skye-wait-purses-still = Zählen noch Gold: { $names }
isle-of-skye-wait-draw = { $seat } zieht Plättchen
isle-of-skye-wait-draw-still = Ziehen noch Plättchen: { $names }
isle-of-skye-wait-price = { $seat } wählt Axt und Preise
isle-of-skye-wait-price-still = Wählen noch Axt und Preise: { $names }
isle-of-skye-wait-lift = Alle haben gewählt: Jemand kann die Preise zeigen
isle-of-skye-wait-buy = { $seat } darf ein Plättchen kaufen
isle-of-skye-wait-build = { $seat } baut
isle-of-skye-wait-build-still = Bauen noch: { $names }
isle-of-skye-wait-score-round = Die Rundenwertung läuft
isle-of-skye-wait-score-game = Die Schlusswertung läuft

## Was geschehen ist

isle-of-skye-event-started = { $seat } fängt an.
isle-of-skye-event-started-own = Du fängst an.
isle-of-skye-event-goal = Platz { $place }: { $goal }.
isle-of-skye-event-castle = { $seat } hat die Burg gelegt.
isle-of-skye-event-castle-own = Du hast deine Burg gelegt.
isle-of-skye-event-round = Runde { $n }. Startperson ist { $seat }.
isle-of-skye-event-round-own = Runde { $n }. Du bist Startperson.
isle-of-skye-event-income = { $seat } hat { $n } Gold bekommen.
isle-of-skye-event-income-own = Du hast { $n } Gold bekommen.
isle-of-skye-event-drawn = { $seat } hat { $tile } gezogen.
isle-of-skye-event-drawn-own = Du hast { $tile } gezogen.
isle-of-skye-event-sealed = { $seat } hat gewählt.
isle-of-skye-event-axe = { $seat } hat die Axt auf { $tile } gelegt.
isle-of-skye-event-axe-own = Du hast die Axt auf { $tile } gelegt.
isle-of-skye-event-axe-aside = { $seat } hat die Axt beiseitegelassen.
isle-of-skye-event-axe-aside-own = Du hast die Axt beiseitegelassen.
isle-of-skye-event-prices = { $seat } hat die Preise festgelegt.
isle-of-skye-event-prices-own = Du hast deine Preise festgelegt.
isle-of-skye-event-lifted = Die Preise liegen offen.
isle-of-skye-event-lapsed = { $seat } wählt neu: Nach einer Korrektur passt die Wahl nicht mehr zu Gold oder Plättchen.
isle-of-skye-event-lapsed-own = Du wählst neu: Nach einer Korrektur passt deine Wahl nicht mehr zu Gold oder Plättchen.
isle-of-skye-event-discarded = { $seat } hat { $tile } zurück in den Beutel gelegt.
isle-of-skye-event-discarded-own = Du hast { $tile } abgeworfen.
isle-of-skye-event-bought = { $seat } hat { $tile } für { $n } Gold gekauft.
isle-of-skye-event-bought-own = Du hast { $tile } für { $n } Gold gekauft.
# An den Verkäufer
isle-of-skye-event-sold = An { $seat } verkauft: { $tile }, +{ $n } Gold, und dein eigenes zurück.
isle-of-skye-event-passed = { $seat } hat nichts gekauft.
isle-of-skye-event-passed-own = Du hast nichts gekauft.
isle-of-skye-event-kept = { $seat } hat { $tile } behalten und { $n } Gold gezahlt.
isle-of-skye-event-kept-own = Du hast { $tile } für { $n } Gold behalten.
isle-of-skye-event-added = { $seat } hat { $tile } ergänzt, das in der Liste fehlt.
isle-of-skye-event-added-own = Du hast { $tile } ergänzt, das in der Liste fehlt.
isle-of-skye-event-taken = { $seat } hat { $tile } zu bauen.
isle-of-skye-event-taken-own = Du hast { $tile } zu bauen.
isle-of-skye-event-placed = { $seat } hat { $tile } gebaut.
isle-of-skye-event-placed-own = Du hast { $tile } gebaut.
isle-of-skye-event-returned = { $seat } hat { $tile } zurückgelegt: Es passt nirgends.
isle-of-skye-event-returned-own = Du hast { $tile } zurückgelegt: Es passt nirgends.
isle-of-skye-event-finished = { $seat } hat alle Plättchen gebaut.
isle-of-skye-event-finished-own = Du hast alle deine Plättchen gebaut.
isle-of-skye-event-counted = { $seat } hat Gold gezählt.
isle-of-skye-event-counted-own = Du hast dein Gold gezählt.
isle-of-skye-event-gold = { $seat } hat { $n } Gold.
isle-of-skye-event-gold-own = Du hast { $n } Gold.
isle-of-skye-event-tracking-full = Ab Runde { $n } führt die App alles mit.
isle-of-skye-event-tracking-territories = Ab Runde { $n } führt die App nur Gebiete und Punkte mit.
isle-of-skye-event-scored =
    { $n ->
        [one] { $seat } bekommt { $n } Punkt: { $what }.
       *[other] { $seat } bekommt { $n } Punkte: { $what }.
    }
# An die Person, die die Punkte bekommt
isle-of-skye-event-scored-own =
    { $n ->
        [one] Du bekommst { $n } Punkt: { $what }.
       *[other] Du bekommst { $n } Punkte: { $what }.
    }
# Das Plättchen neben der Wertungsleiste, das manche Erweiterungen haben; eine Seite zeigt 50, die andere 100.
isle-of-skye-event-score-tile-taken = { $seat } hat das 50/100-Plättchen genommen.
isle-of-skye-event-score-tile-taken-own = Du hast dein 50/100-Plättchen genommen.
isle-of-skye-event-score-tile-taken-100 = { $seat } hat das 50/100-Plättchen genommen und auf 100 gedreht.
isle-of-skye-event-score-tile-taken-100-own = Du hast dein 50/100-Plättchen genommen und auf 100 gedreht.
isle-of-skye-event-score-tile-turned = { $seat } hat das 50/100-Plättchen auf 100 gedreht.
isle-of-skye-event-score-tile-turned-own = Du hast dein 50/100-Plättchen auf 100 gedreht.
isle-of-skye-event-score-tile-turned-back = { $seat } hat das 50/100-Plättchen auf 50 zurückgedreht.
isle-of-skye-event-score-tile-turned-back-own = Du hast dein 50/100-Plättchen auf 50 zurückgedreht.
isle-of-skye-event-score-tile-put-back = { $seat } hat das 50/100-Plättchen zurückgelegt.
isle-of-skye-event-score-tile-put-back-own = Du hast dein 50/100-Plättchen zurückgelegt.
isle-of-skye-event-round-scored = Runde { $n } ist gewertet.
isle-of-skye-event-won =
    { $points ->
        [one] Das Spiel ist aus. { $seat } gewinnt mit { $points } Punkt.
       *[other] Das Spiel ist aus. { $seat } gewinnt mit { $points } Punkten.
    }
isle-of-skye-event-won-own =
    { $points ->
        [one] Das Spiel ist aus. Du gewinnst mit { $points } Punkt.
       *[other] Das Spiel ist aus. Du gewinnst mit { $points } Punkten.
    }
isle-of-skye-event-shared =
    { $points ->
        [one] Das Spiel ist aus. { $n } gewinnen gemeinsam mit { $points } Punkt.
       *[other] Das Spiel ist aus. { $n } gewinnen gemeinsam mit { $points } Punkten.
    }
isle-of-skye-end-last-round = Die letzte Runde ist gespielt.

## Ablehnungen

isle-of-skye-not-now = Das geht in dieser Phase nicht.
isle-of-skye-not-your-turn = { $seat } ist mit Kaufen dran.
isle-of-skye-not-your-offer = Alle wählen hinter dem eigenen Sichtschirm.
isle-of-skye-unknown-tile = Ein Plättchen „{ $tile }“ gibt es in der Schachtel nicht.
isle-of-skye-tile-gone = Nicht mehr im Beutel: { $tile }.
isle-of-skye-unknown-goal = Dieses Wertungsplättchen gibt es in der Schachtel nicht.
isle-of-skye-goal-taken = „{ $goal }“ liegt schon auf einem anderen Platz.
isle-of-skye-goals-lie = Die Wertungsplättchen liegen schon.
isle-of-skye-castle-lies = Deine Burg liegt schon.
isle-of-skye-axe-needed = Ein Plättchen bekommt die Axt.
isle-of-skye-axe-first = Leg zuerst die Axt, dann die Preise.
isle-of-skye-app-draws = An diesem Tisch zieht die App die Plättchen: Im Spiel kommt keins dazu.
isle-of-skye-piece-many = Eine Schachtel darf sich in höchstens { $n } Plättchen unterscheiden.
isle-of-skye-piece-id = „{ $tile }“ kann kein Plättchen heißen.
isle-of-skye-piece-known = { $tile } gibt es schon.
isle-of-skye-piece-shape = So kann { $tile } nicht aussehen.
isle-of-skye-piece-regions = { $tile } hat Gebiete, die nicht zu Kanten und Mitte passen.
isle-of-skye-piece-roads = { $tile } hat zwei Wege, die an derselben Kante enden.
isle-of-skye-piece-region = { $tile } hat ein Symbol in einem Gebiet, das es dort nicht gibt: { $region }.
isle-of-skye-piece-symbol = { $tile } hat ein Symbol, das dieses Spiel nicht kennt: { $symbol }.
isle-of-skye-piece-scroll = { $tile }: Eine Schriftrolle muss sagen, was sie zählt, und nur eine Schriftrolle.
isle-of-skye-piece-scrolls = { $tile } hat mehr als eine Schriftrolle.
isle-of-skye-piece-set = Satz, Preis oder Steintafel von { $tile } gibt es an diesem Tisch nicht.
isle-of-skye-piece-twice = { $tile } hat dasselbe Symbol zweimal in einem Gebiet: Erhöhe stattdessen die Anzahl.
isle-of-skye-piece-castle = Auf einem Burgplättchen ist genau eine Burg, auf keinem anderen ist eine: { $tile }.
isle-of-skye-not-drawn = { $tile } ist keins der drei gezogenen.
isle-of-skye-price-on-axe = { $tile } hat die Axt: Es bekommt keinen Preis.
isle-of-skye-price-missing = { $tile } braucht einen Preis von mindestens 1.
isle-of-skye-price-above-gold = Die Preise zusammen dürfen nicht über dem Gold auf der Hand liegen: { $gold }.
isle-of-skye-screens-up = Es wählt noch jemand.
isle-of-skye-own-tile = { $tile } ist dein eigenes: Niemand kauft bei sich selbst.
isle-of-skye-not-offered = { $tile } steht nicht zum Verkauf.
# Sagt nichts über die Hand: Andere schauen vielleicht mit.
isle-of-skye-cannot-pay = Es kostet { $price } Gold, und du hast weniger.
isle-of-skye-not-in-hand = { $tile } ist nicht unter deinen Plättchen.
isle-of-skye-cell-taken = Dort liegt schon ein Plättchen.
isle-of-skye-no-neighbour = Das Plättchen muss mit einer Seite an dein Gebiet grenzen.
isle-of-skye-edge-mismatch =
    { $edge ->
        [N] Oben passt es nicht: Das Plättchen zeigt { $mine }, das Nachbarplättchen { $theirs }.
        [E] Rechts passt es nicht: Das Plättchen zeigt { $mine }, das Nachbarplättchen { $theirs }.
        [S] Unten passt es nicht: Das Plättchen zeigt { $mine }, das Nachbarplättchen { $theirs }.
       *[W] Links passt es nicht: Das Plättchen zeigt { $mine }, das Nachbarplättchen { $theirs }.
    }
isle-of-skye-still-fits = { $tile } passt noch: Erst wenn nichts passt, geht ein Plättchen zurück.
isle-of-skye-enough-tiles = Mehr als { $n } Plättchen bekommt in einer Runde niemand.
isle-of-skye-build-first =
    { $n ->
        [one] Bau zuerst das Plättchen, das du hast.
       *[other] Bau zuerst die { $n } Plättchen, die du hast.
    }
isle-of-skye-gold-missing = Gib ein, wie viel Gold es ist.
isle-of-skye-gold-too-little = Du brauchst mindestens { $n } Gold: eins für jedes deiner Plättchen.
isle-of-skye-tracking-same = Das führt die App jetzt schon so mit.

## Wertungszeilen: Titel, die Regel, Teile, was übrig blieb

isle-of-skye-base-squares = Vierer­quadrate
isle-of-skye-rule-base-squares = 2 Punkte für jedes Quadrat aus zwei mal zwei Plättchen; Quadrate dürfen sich überschneiden.
isle-of-skye-base-completed-areas = Abge­schlos­sene Land­schaften
isle-of-skye-rule-base-completed-areas = 1 Punkt für jede abgeschlossene Landschaft, gleich welcher Art und Größe.
isle-of-skye-base-sheep = Schafe
isle-of-skye-rule-base-sheep = 1 Punkt für jedes Schaf.
isle-of-skye-base-completed-areas-3plus = Große abge­schlos­sene Land­schaften
isle-of-skye-rule-base-completed-areas-3plus = 3 Punkte für jede abgeschlossene Landschaft auf mindestens drei Plättchen.
isle-of-skye-base-brochs-in-mountains = Brochs im Gebirge
isle-of-skye-rule-base-brochs-in-mountains = 1, 3 oder 6 Punkte für ein Gebirge mit einem, zwei oder ab drei Brochs.
isle-of-skye-base-building-sets = Gebäude­sätze
isle-of-skye-rule-base-building-sets = 5 Punkte für jeden Satz aus Broch, Bauernhof und Leuchtturm.
isle-of-skye-base-most-barrels = Meiste Fässer
isle-of-skye-rule-base-most-barrels = 5 Punkte für die meisten Plättchen mit Fässern, 2 für die zweitmeisten; ob mit der Burg verbunden oder nicht.
isle-of-skye-base-most-ships = Meiste Schiffe
isle-of-skye-rule-base-most-ships = 5 Punkte für die meisten Schiffe, 2 für die zweitmeisten.
isle-of-skye-base-most-gold = Meistes Gold
isle-of-skye-rule-base-most-gold = 5 Punkte für das meiste Gold auf der Hand, 2 für das zweitmeiste.
isle-of-skye-base-animals-near-farms = Tiere bei Bauern­höfen
isle-of-skye-rule-base-animals-near-farms = 1 Punkt für jedes Schaf und jedes Rind auf einem Bauernhof-Plättchen oder ringsum, je einmal.
isle-of-skye-base-cattle-on-roads = Rinder am Weg
isle-of-skye-rule-base-cattle-on-roads = 2 Punkte für jedes Rind auf einem Plättchen, das ein Weg mit der Burg verbindet.
isle-of-skye-base-water-ship-lighthouse = Schiff und Leucht­turm
isle-of-skye-rule-base-water-ship-lighthouse = 3 Punkte für jedes Gewässer mit mindestens einem Schiff und einem Leuchtturm.
isle-of-skye-base-vertical-lines = Senk­rechte Reihen
isle-of-skye-rule-base-vertical-lines = 3 Punkte für jede lückenlose senkrechte Reihe aus mindestens drei Plättchen.
isle-of-skye-base-castle-road-tiles = Wege zur Burg
isle-of-skye-rule-base-castle-road-tiles = 1 Punkt für jedes Plättchen, das ein Weg mit der Burg verbindet.
isle-of-skye-base-largest-water = Größter See
isle-of-skye-rule-base-largest-water = 2 Punkte für jedes Plättchen des größten abgeschlossenen Gewässers.
isle-of-skye-base-completed-mountains = Abge­schlos­sene Gebirge
isle-of-skye-rule-base-completed-mountains = 2 Punkte für jedes abgeschlossene Gebirge.
isle-of-skye-scroll-per-2-sheep = Schrift­rolle für je zwei Schafe
isle-of-skye-rule-scroll-per-2-sheep = 1 Punkt für je zwei Schafe; das Doppelte, wenn die Rolle in einer abgeschlossenen Landschaft liegt.
isle-of-skye-scroll-per-2-sheep-counted =
    { $count ->
        [one] { $count } Schafpaar
       *[other] { $count } Schafpaare
    }
isle-of-skye-scroll-per-cattle = Schrift­rolle für jedes Rind
isle-of-skye-rule-scroll-per-cattle = 1 Punkt für jedes Rind; das Doppelte, wenn die Rolle in einer abgeschlossenen Landschaft liegt.
isle-of-skye-scroll-per-cattle-counted =
    { $count ->
        [one] { $count } Rind
       *[other] { $count } Rinder
    }
isle-of-skye-scroll-per-2-barrels = Schrift­rolle für je zwei Plättchen mit Fässern
isle-of-skye-rule-scroll-per-2-barrels = 1 Punkt für je zwei Plättchen mit Fässern; das Doppelte, wenn die Rolle in einer abgeschlossenen Landschaft liegt.
isle-of-skye-scroll-per-2-barrels-counted =
    { $count ->
        [one] { $count } Paar Plättchen mit Fässern
       *[other] { $count } Paare Plättchen mit Fässern
    }
isle-of-skye-scroll-per-broch = Schrift­rolle für jeden Broch
isle-of-skye-rule-scroll-per-broch = 1 Punkt für jeden Broch; das Doppelte, wenn die Rolle in einer abgeschlossenen Landschaft liegt.
isle-of-skye-scroll-per-broch-counted =
    { $count ->
        [one] { $count } Broch
       *[other] { $count } Brochs
    }
isle-of-skye-scroll-per-2-ships = Schrift­rolle für je zwei Schiffe
isle-of-skye-rule-scroll-per-2-ships = 1 Punkt für je zwei Schiffe; das Doppelte, wenn die Rolle in einer abgeschlossenen Landschaft liegt.
isle-of-skye-scroll-per-2-ships-counted =
    { $count ->
        [one] { $count } Schiffspaar
       *[other] { $count } Schiffspaare
    }
isle-of-skye-scroll-per-farm = Schrift­rolle für jeden Bauernhof
isle-of-skye-rule-scroll-per-farm = 1 Punkt für jeden Bauernhof; das Doppelte, wenn die Rolle in einer abgeschlossenen Landschaft liegt.
isle-of-skye-scroll-per-farm-counted =
    { $count ->
        [one] { $count } Bauernhof
       *[other] { $count } Bauernhöfe
    }
isle-of-skye-scroll-per-lighthouse = Schrift­rolle für jeden Leucht­turm
isle-of-skye-rule-scroll-per-lighthouse = 1 Punkt für jeden Leuchtturm; das Doppelte, wenn die Rolle in einer abgeschlossenen Landschaft liegt.
isle-of-skye-scroll-per-lighthouse-counted =
    { $count ->
        [one] { $count } Leuchtturm
       *[other] { $count } Leuchttürme
    }
isle-of-skye-gold-left = Restgold
isle-of-skye-rule-gold-left = Am Ende 1 Punkt für je 5 Gold.
isle-of-skye-part-squares =
    { $count ->
        [one] { $count } Quadrat
       *[other] { $count } Quadrate
    }
isle-of-skye-part-areas =
    { $count ->
        [one] { $count } abgeschlossene Landschaft
       *[other] { $count } abgeschlossene Landschaften
    }
isle-of-skye-part-sheep =
    { $count ->
        [one] { $count } Schaf
       *[other] { $count } Schafe
    }
isle-of-skye-part-sets =
    { $count ->
        [one] { $count } Satz
       *[other] { $count } Sätze
    }
isle-of-skye-part-animals =
    { $count ->
        [one] { $count } Tier
       *[other] { $count } Tiere
    }
isle-of-skye-part-cattle =
    { $count ->
        [one] { $count } Rind
       *[other] { $count } Rinder
    }
isle-of-skye-part-waters =
    { $count ->
        [one] { $count } Gewässer
       *[other] { $count } Gewässer
    }
isle-of-skye-part-lines =
    { $count ->
        [one] { $count } Reihe
       *[other] { $count } Reihen
    }
isle-of-skye-part-tiles =
    { $count ->
        [one] { $count } Plättchen
       *[other] { $count } Plättchen
    }
isle-of-skye-part-gold =
    { $count ->
        [one] { $count }-mal 5 Gold
       *[other] { $count }-mal 5 Gold
    }
# $what: „5 Brochs“, wie die Rolle sie zählt
isle-of-skye-part-scroll = { $what }
isle-of-skye-part-scroll-doubled = { $what }, verdoppelt
isle-of-skye-part-brochs-1 =
    { $count ->
        [one] { $count } Gebirge mit einem Broch
       *[other] { $count } Gebirge mit einem Broch
    }
isle-of-skye-part-brochs-2 =
    { $count ->
        [one] { $count } Gebirge mit zwei Brochs
       *[other] { $count } Gebirge mit zwei Brochs
    }
isle-of-skye-part-brochs-3 =
    { $count ->
        [one] { $count } Gebirge mit drei oder mehr Brochs
       *[other] { $count } Gebirge mit drei oder mehr Brochs
    }
# $n: wie viel davon der Spieler hat; die anderen folgen in Klammern: „Platz 1 mit 6 (Ben 3, Anna 2)“
isle-of-skye-part-most-first = Platz 1 mit { $n }
isle-of-skye-part-most-first-tied = Gleichstand auf Platz 1 mit { $n }
isle-of-skye-part-most-second = Platz 2 mit { $n }
isle-of-skye-part-most-second-tied = Gleichstand auf Platz 2 mit { $n }
# Gründe hinter „Nicht gezählt:“, auch an den betreffenden Stellen vorgelesen.
isle-of-skye-area-open = Landschaft nicht abgeschlossen
isle-of-skye-area-small = auf weniger als drei Plättchen
isle-of-skye-area-equal = gleich groß; nur eins zählt
isle-of-skye-area-smaller = kleiner
isle-of-skye-broch-fourth = mehr als drei zählen nicht
isle-of-skye-castle-not-counted = die Burg zählt an diesem Tisch nicht
isle-of-skye-column-counted = diese Spalte zählt schon
isle-of-skye-farm-far = kein Bauernhof hier oder daneben
isle-of-skye-gold-rest = weniger als fünf
isle-of-skye-line-short = nur zwei Plättchen
isle-of-skye-no-lighthouse = kein Leuchtturm
isle-of-skye-no-ship = kein Schiff
isle-of-skye-no-set = kein Satz mehr dafür
isle-of-skye-not-connected = kein Weg zur Burg
isle-of-skye-odd-one = eins zu viel
isle-of-skye-scroll-open = Landschaft nicht abgeschlossen: nicht verdoppelt
## Warum etwas keine Punkte bringt, unter seiner Zeile; Zahlen: was im Gebiet liegt
isle-of-skye-zero-nothing = Hier zählt nichts.
isle-of-skye-zero-squares = { $n } Plättchen, aber keine vier im Quadrat.
isle-of-skye-zero-lines = Eine Reihe braucht drei Plättchen ohne Lücke; die längste hat { $n }.
isle-of-skye-zero-areas = Keine Landschaft ist abgeschlossen; { $open } noch offen.
isle-of-skye-zero-large-areas = Keine abgeschlossene Landschaft liegt auf drei Plättchen: { $open } offen, { $completed } zu klein.
isle-of-skye-zero-mountains =
    { $open ->
        [0] Hier gibt es kein Gebirge.
       *[other] Kein Gebirge ist abgeschlossen; { $open } noch offen.
    }
isle-of-skye-zero-waters =
    { $open ->
        [0] Hier gibt es kein Gewässer.
       *[other] Kein Gewässer ist abgeschlossen; { $open } noch offen.
    }
isle-of-skye-zero-brochs = Kein Broch hier.
isle-of-skye-zero-ship-lighthouse = Kein Gewässer hat beides. Schiffe: { $ship }, Leuchttürme: { $lighthouse }.
isle-of-skye-zero-sheep = Kein Schaf hier.
isle-of-skye-zero-sets = Ein Satz braucht je eins davon. Brochs: { $broch }, Bauernhöfe: { $farm }, Leuchttürme: { $lighthouse }.
isle-of-skye-zero-animals = Kein Tier auf oder neben einem Bauernhof-Plättchen. Tiere: { $n }, Bauernhöfe: { $farm }.
isle-of-skye-zero-cattle =
    { $n ->
        [0] Kein Rind hier.
        [one] 1 Rind, aber kein Weg von seinem Plättchen zur Burg.
       *[other] { $n } Rinder, aber kein Weg von ihren Plättchen zur Burg.
    }
isle-of-skye-zero-roads = Kein Weg von der Burg erreicht ein anderes Plättchen.
isle-of-skye-zero-most-none = Nichts davon da; nur Platz 1 und 2 zählen.
isle-of-skye-zero-most-tied = { $n } reicht nicht: { $tied } teilen sich Platz 1 mit je { $first }; Platz 2 entfällt.
isle-of-skye-zero-most = { $n } reicht nicht: Platz 1 hat { $first }, Platz 2 hat { $second }.
isle-of-skye-zero-scroll =
    { $per ->
        [1] Hier zählt nichts.
       *[other] Für einen Punkt braucht es { $per }; hier: { $n }.
    }
isle-of-skye-zero-gold = Für einen Punkt braucht es { $per } Gold; { $n } übrig.
## Das Einkommen: Titel und Teile, in Gold
isle-of-skye-income = Einkommen
isle-of-skye-rule-income = 5 Gold für die Burg, 1 für jedes Fass, das ein Weg mit ihr verbindet, und in späteren Runden etwas für jeden, der weiter vorn liegt.
isle-of-skye-part-income-castle = Burg
isle-of-skye-part-income-barrels =
    { $count ->
        [one] { $count } Fass am Weg
       *[other] { $count } Fässer am Weg
    }
isle-of-skye-part-income-behind =
    { $count ->
        [one] { $count } Spieler weiter vorn
       *[other] { $count } Spieler weiter vorn
    }
isle-of-skye-part-income-more = von Leisten und Bonus­plättchen
isle-of-skye-unknown = Dieses Handy weiß nicht, wie viel Gold alle haben; Punkte für Gold sind noch offen.
# Welche Karte der Anleitung die Punkte erklärt, die diesen Abschnitt von RULES.md nennen: ihr Titel.
isle-of-skye-section-3 = { isle-of-skye-help-1 }
isle-of-skye-section-6 = { isle-of-skye-help-6 }
isle-of-skye-section-7 = { isle-of-skye-help-7 }

## Optionen

isle-of-skye-option-tracking = Was mitgeführt wird
isle-of-skye-option-tracking-about = Wie viel vom Spiel die App mitführt. Der Gastgeber kann es zwischen den Runden ändern.
isle-of-skye-option-tracking-full = Alles
isle-of-skye-option-tracking-full-about = Züge aus dem Beutel, Preise, Käufe, Gold, Gebiete und Punkte.
isle-of-skye-option-tracking-territories = Gebiete und Punkte
isle-of-skye-option-tracking-territories-about = Preise und Käufe bleiben am Tisch; nach Gold wird nur gefragt, wo es zählt.
isle-of-skye-option-prices = Preise
isle-of-skye-option-prices-about = Wo Axt und Preise festgelegt werden.
isle-of-skye-option-prices-sealed = Geheim auf den Handys
isle-of-skye-option-prices-sealed-about = Alle wählen auf dem eigenen Handy; ein Tipp zeigt alle Preise.
isle-of-skye-option-prices-after-reveal = Mit echten Münzen
isle-of-skye-option-prices-after-reveal-about = Ihr wählt hinter echten Sichtschirmen; jemand gibt die Angebote ein, sobald sie offen liegen.
isle-of-skye-option-tie-break = Gleichstand am Ende
isle-of-skye-option-tie-break-about = Welches Gold bei gleichen Punkten entscheidet.
isle-of-skye-option-tie-break-remainder = Was übrig ist
isle-of-skye-option-tie-break-remainder-about = Gold, das nach je 5 Gold für einen Punkt bleibt.
isle-of-skye-option-tie-break-all-gold = Alles
isle-of-skye-option-tie-break-all-gold-about = Es zählt alles Gold, das am Ende auf der Hand ist.
isle-of-skye-option-barrel-income = Einkommen aus Fässern
isle-of-skye-option-barrel-income-about = Ob ein Plättchen mit zwei Fässern 2 Gold bringt oder 1.
isle-of-skye-option-barrel-income-per-symbol = Jedes Fass
isle-of-skye-option-barrel-income-per-symbol-about = 1 Gold für jedes verbundene Fass.
isle-of-skye-option-barrel-income-per-tile = Jedes Plättchen
isle-of-skye-option-barrel-income-per-tile-about = 1 Gold für jedes verbundene Plättchen mit Fässern.
isle-of-skye-option-barrels-counted = Fässer zählen
isle-of-skye-option-barrels-counted-about = Was für die meisten Fässer und für Schriftrollen zählt.
isle-of-skye-option-barrels-counted-per-tile = Plättchen mit Fässern
isle-of-skye-option-barrels-counted-per-tile-about = Ein Plättchen mit zwei Fässern zählt einmal.
isle-of-skye-option-barrels-counted-per-symbol = Fässer
isle-of-skye-option-barrels-counted-per-symbol-about = Ein Plättchen mit zwei Fässern zählt zweimal.
isle-of-skye-option-castle-tile = Die Burg am Weg
isle-of-skye-option-castle-tile-about = Ob die Burg selbst ein mit der Burg verbundenes Plättchen ist.
isle-of-skye-option-castle-tile-counts = Zählt
isle-of-skye-option-castle-tile-counts-about = Alle haben mindestens ein verbundenes Plättchen.
isle-of-skye-option-castle-tile-does-not-count = Zählt nicht
isle-of-skye-option-castle-tile-does-not-count-about = Nur die anderen Plättchen zählen.
isle-of-skye-option-lines = Zwei Reihen in einer Spalte
isle-of-skye-option-lines-about = Was zwei senkrechte Reihen mit einer Lücke dazwischen zählen.
isle-of-skye-option-lines-every-line = Beide
isle-of-skye-option-lines-every-line-about = Jede lückenlose Reihe ab drei Plättchen zählt.
isle-of-skye-option-lines-one-per-column = Eine
isle-of-skye-option-lines-one-per-column-about = Eine Spalte zählt einmal.
isle-of-skye-option-hide-gold = Gold der anderen verbergen
isle-of-skye-option-hide-gold-about = Ob die Handys zeigen, wie viel Gold die anderen haben.
isle-of-skye-option-hide-gold-on = Ja
isle-of-skye-option-hide-gold-on-about = Du siehst nur dein eigenes Gold.
isle-of-skye-option-hide-gold-off = Nein
isle-of-skye-option-hide-gold-off-about = Alle sehen alles Gold.
isle-of-skye-option-legal-cells = Erlaubte Stellen zeigen
isle-of-skye-option-legal-cells-about = Ob die Handys nur Stellen und Drehungen anbieten, die passen.
isle-of-skye-option-legal-cells-on = Gezeigt
isle-of-skye-option-legal-cells-on-about = Passende Stellen leuchten.
isle-of-skye-option-legal-cells-off = Verborgen
isle-of-skye-option-legal-cells-off-about = Du suchst die Stelle selbst; was nicht passt, wird abgelehnt.
isle-of-skye-option-tiles-left = Übrige Plättchen zeigen
isle-of-skye-option-tiles-left-about = Ob die Handys zeigen, welche Plättchen noch im Beutel sind.
isle-of-skye-option-tiles-left-on = Gezeigt
isle-of-skye-option-tiles-left-on-about = Zeigt, was noch im Beutel ist.
isle-of-skye-option-tiles-left-off = Nicht gezeigt
isle-of-skye-option-tiles-left-off-about = Du merkst dir selbst, was gelegt ist.
isle-of-skye-option-projection = Wenn jetzt Schluss wäre
isle-of-skye-option-projection-about = Ob die Handys zeigen, was diese Runde und die Schlusswertung jetzt brächten.
isle-of-skye-option-projection-on = Gezeigt
isle-of-skye-option-projection-on-about = Punkte dieser Runde und der Schlusswertung, Stand jetzt.
isle-of-skye-option-projection-off = Verborgen
isle-of-skye-option-projection-off-about = Punkte werden am Rundenende gezählt.

## So läuft es, Schritt für Schritt: je ein Titel und ein Text

isle-of-skye-help-1 = Einkommen
isle-of-skye-help-1-about = Du bekommst 5 Gold für deine Burg, 1 für jedes Fass, das ein Weg mit ihr verbindet, und ab Runde 3 etwas für jeden, der mehr Punkte hat als du.
isle-of-skye-help-2 = Preise
isle-of-skye-help-2-about = Alle ziehen drei Plättchen, für alle sichtbar. Verdeckt legst du die Axt auf eins davon und Gold aus deiner Hand auf die beiden anderen: ihre Preise, mindestens je 1. Sind alle fertig, werden die Preise gezeigt.
isle-of-skye-help-3 = Abwerfen
isle-of-skye-help-3-about = Die Plättchen mit der Axt kommen zurück in den Beutel.
isle-of-skye-help-4 = Kaufen
isle-of-skye-help-4-about = Reihum ein Mal, die Startperson zuerst: Kauf ein Plättchen von jemand anderem oder nichts. Wer verkauft, bekommt den Preis und nimmt auch das eigene Gold darauf zurück. Was niemand kauft, behältst du; das Gold darauf ist bezahlt.
isle-of-skye-help-5 = Bauen
isle-of-skye-help-5-about = Alle bauen alle ihre Plättchen ein. An jeder gemeinsamen Kante muss die Landschaft gleich sein; Wege dürfen überall enden. Was nirgends passt, kommt zurück in den Beutel.
isle-of-skye-help-6 = Werten
isle-of-skye-help-6-about = Die Wertungsplättchen dieser Runde zählen für alle. Dann wechselt die Startperson.
isle-of-skye-help-7 = Schluss
isle-of-skye-help-7-about = Nach der letzten Runde zählen die Schriftrollen, und je 5 übriges Gold gibt es 1 Punkt.

## Wo die Regeln schweigen: So entscheidet dieser Tisch

isle-of-skye-ruling-1 = Zu fünft zählen die Wertungsplättchen AB, AC, BD, ACD und BCD, und wer zurückliegt, bekommt 0, 0, 1, 2 und 3 Gold.
isle-of-skye-ruling-2 = Die Burg ist ein Plättchen wie jedes andere: für Quadrate, Reihen, Landschaften und Wege.
isle-of-skye-ruling-3 = Wo oben ist, entscheidest du beim Legen der Burg, und dabei bleibt es.
isle-of-skye-ruling-4 = Ein Plättchen geht erst zurück, wenn kein Plättchen der Hand irgendwo passt. In welcher Reihenfolge und wo du baust, ist dir überlassen.
isle-of-skye-ruling-5 = Auch zu zweit bringt ein Plättchen für das Meiste 5 und 2; bei Gleichstand je 5; wer nichts davon hat, bekommt nichts.
isle-of-skye-ruling-6 = Ein Tier bei mehreren Bauernhöfen zählt einmal.
isle-of-skye-ruling-7 = Eine Schriftrolle gehört zu der Landschaft, in der sie gedruckt ist; verdoppelt wird nach dem Abrunden.
isle-of-skye-ruling-8 = Sind mehrere Landschaften die größten, zählt nur eine davon.
isle-of-skye-ruling-9 = Wer gleich viele Punkte und gleich viel Restgold hat, gewinnt gemeinsam.
isle-of-skye-ruling-10 = Bis alle gewählt haben, darf jeder neu wählen. Wandert die Axt zu einem anderen Plättchen, tauscht sie den Platz mit dem Gold, das dort liegt.
isle-of-skye-ruling-11 = Mit echten Münzen werden die Preise mit dem Gold verglichen, das die App kennt; wer sie eingibt, erfährt dabei, wie viel es ist.
isle-of-skye-ruling-12 = Wo Gold nicht mitgeführt wird, bleiben die Angaben geheim, bis alle ihre gemacht haben.
isle-of-skye-ruling-13 = Wird das Spiel vorzeitig beendet, zählen Schriftrollen und Gold, wie sie stehen. Gold, das die App nicht mitführt, nennen erst alle; weiß es niemand mehr, zählt es als 0. Angebotene Plättchen und die auf der Hand gehen zurück, das Gold auf Angeboten ebenso.
isle-of-skye-ruling-14 = Eine Korrektur lässt verdeckte Angebote, wie sie sind. Passen Gold oder Plättchen nicht mehr, erfährst nur du es und wählst neu, spätestens bevor die Preise gezeigt werden.
isle-of-skye-ruling-15 = Mit einer Erweiterung zeigt das 50/100-Plättchen den Punktestand: Wer unter 100 fällt, dreht es zurück, wer unter 50 fällt, legt es zurück.

## Aus der Nähe: wozu ein Plättchen gehört

isle-of-skye-belongs-pasture =
    { $open ->
        [0] Abgeschlossene Weide
       *[other] Offene Weide
    }, { $tiles } Plättchen{ $open ->
        [0] { "" }
        [one] , { $open } Seite offen
       *[other] , { $open } Seiten offen
    }
isle-of-skye-belongs-mountain =
    { $open ->
        [0] Abgeschlossenes Gebirge
       *[other] Offenes Gebirge
    }, { $tiles } Plättchen{ $open ->
        [0] { "" }
        [one] , { $open } Seite offen
       *[other] , { $open } Seiten offen
    }
isle-of-skye-belongs-water =
    { $open ->
        [0] Abgeschlossenes Gewässer
       *[other] Offenes Gewässer
    }, { $tiles } Plättchen{ $open ->
        [0] { "" }
        [one] , { $open } Seite offen
       *[other] , { $open } Seiten offen
    }
isle-of-skye-belongs-road =
    { $linked ->
        [yes] Ein Weg führt zur Burg
       *[no] Kein Weg zur Burg
    }
isle-of-skye-surface-territory = Gebiet von { $seat }
# Auf einem Knopf, neben anderen Plänen derselben Person.
isle-of-skye-surface-territory-tab = Gebiet
isle-of-skye-surface-offer = Angebot von { $seat }

## Was nach einer Korrektur am echten Tisch zu tun ist

isle-of-skye-step-price =
    { $n ->
        [0] Nimm das Gold von „{ $tile }“ weg.
       *[other] Auf „{ $tile }“ liegen { $n } Gold.
    }
# Was eine Person tun soll, hinter ihrem Namen; n ist, was das Plättchen neben der Wertungsleiste zeigen soll.
isle-of-skye-step-score-tile =
    { $n ->
        [0] Leg das 50/100-Plättchen zurück.
       *[other] 50/100-Plättchen: { $n } nach oben.
    }
