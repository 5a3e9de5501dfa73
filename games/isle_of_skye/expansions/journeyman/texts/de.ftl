### Wanderer auf Deutsch: was die Erweiterung außer der Datei von Isle of Skye sagt, in denselben Familien.

## Wörter

isle-of-skye-journeyman-name = Wanderer
isle-of-skye-journeyman-about = { $tiles } Plättchen und für alle ein Fortschrittsplan mit drei Leisten, Bonusplättchen und einem Wanderer im eigenen Land.
# Das Zeichen auf acht Landschaftsplättchen; steht allein und in Aufzählungen von Zeichen.
isle-of-skye-symbol-journeyman = Wanderer-Symbol
# Nach „ein Plättchen mit“, allein oder in einer Aufzählung.
isle-of-skye-with-journeyman =
    { $n ->
        [one] einem Wanderer-Symbol
       *[other] { $n } Wanderer-Symbolen
    }
isle-of-skye-category-tracks = Leisten und Bonus­plättchen
isle-of-skye-stage-journey = Wandern
isle-of-skye-track-warrior = Krieger-Leiste
isle-of-skye-track-merchant = Händler-Leiste
isle-of-skye-track-herald = Herold-Leiste
# In Überschriften von Möglichkeiten, vor der Nummer eines Feldes, und in Listen.
isle-of-skye-track-warrior-short = Krieger
isle-of-skye-track-merchant-short = Händler
isle-of-skye-track-herald-short = Herold
isle-of-skye-bonus-third-waypoint = Dritter Wegmarker
isle-of-skye-bonus-advance = Auf einer Leiste vorrücken
isle-of-skye-bonus-one-road = Eine Straße
isle-of-skye-bonus-extra-movement = Mehr Bewegung
isle-of-skye-bonus-five-gold = Fünf Gold
isle-of-skye-bonus-two-roads = Zwei Straßen
isle-of-skye-bonus-no-axe = Keine Axt
isle-of-skye-bonus-bank-pays = Die Bank zahlt
isle-of-skye-bonus-two-buys = Zwei Käufe

## Teile und Fortschrittspläne

# Ein Teil: in einer Aufzählung, mit seiner Zahl, und als das, was genommen oder gezogen wird.
isle-of-skye-piece-journeyman =
    { $form ->
        [a] einen Wanderer
        [the] den Wanderer
       *[bare] Wanderer
    }
isle-of-skye-piece-waypoint =
    { $form ->
        [a] einen Wegmarker
        [the] den Wegmarker
       *[bare]
            { $n ->
                [one] Wegmarker
               *[other] Wegmarker
            }
    }
isle-of-skye-piece-road =
    { $form ->
        [a] eine Straße
        [the] die Straße
       *[bare]
            { $n ->
                [one] Straße
               *[other] Straßen
            }
    }
isle-of-skye-piece-progress-warrior =
    { $form ->
        [a] einen Fortschrittsmarker
        [the] den Fortschrittsmarker
       *[bare] Fortschrittsmarker
    }
isle-of-skye-piece-progress-merchant =
    { $form ->
        [a] einen Fortschrittsmarker
        [the] den Fortschrittsmarker
       *[bare] Fortschrittsmarker
    }
isle-of-skye-piece-progress-herald =
    { $form ->
        [a] einen Fortschrittsmarker
        [the] den Fortschrittsmarker
       *[bare] Fortschrittsmarker
    }
isle-of-skye-piece-bonus-third-waypoint =
    { $form ->
        [a] ein Bonusplättchen „{ isle-of-skye-bonus-third-waypoint }“
        [the] das Bonusplättchen „{ isle-of-skye-bonus-third-waypoint }“
       *[bare] Bonusplättchen „{ isle-of-skye-bonus-third-waypoint }“
    }
isle-of-skye-piece-bonus-advance =
    { $form ->
        [a] ein Bonusplättchen „{ isle-of-skye-bonus-advance }“
        [the] das Bonusplättchen „{ isle-of-skye-bonus-advance }“
       *[bare] Bonusplättchen „{ isle-of-skye-bonus-advance }“
    }
isle-of-skye-piece-bonus-one-road =
    { $form ->
        [a] ein Bonusplättchen „{ isle-of-skye-bonus-one-road }“
        [the] das Bonusplättchen „{ isle-of-skye-bonus-one-road }“
       *[bare] Bonusplättchen „{ isle-of-skye-bonus-one-road }“
    }
isle-of-skye-piece-bonus-extra-movement =
    { $form ->
        [a] ein Bonusplättchen „{ isle-of-skye-bonus-extra-movement }“
        [the] das Bonusplättchen „{ isle-of-skye-bonus-extra-movement }“
       *[bare] Bonusplättchen „{ isle-of-skye-bonus-extra-movement }“
    }
isle-of-skye-piece-bonus-five-gold =
    { $form ->
        [a] ein Bonusplättchen „{ isle-of-skye-bonus-five-gold }“
        [the] das Bonusplättchen „{ isle-of-skye-bonus-five-gold }“
       *[bare] Bonusplättchen „{ isle-of-skye-bonus-five-gold }“
    }
isle-of-skye-piece-bonus-two-roads =
    { $form ->
        [a] ein Bonusplättchen „{ isle-of-skye-bonus-two-roads }“
        [the] das Bonusplättchen „{ isle-of-skye-bonus-two-roads }“
       *[bare] Bonusplättchen „{ isle-of-skye-bonus-two-roads }“
    }
isle-of-skye-piece-bonus-no-axe =
    { $form ->
        [a] ein Bonusplättchen „{ isle-of-skye-bonus-no-axe }“
        [the] das Bonusplättchen „{ isle-of-skye-bonus-no-axe }“
       *[bare] Bonusplättchen „{ isle-of-skye-bonus-no-axe }“
    }
isle-of-skye-piece-bonus-bank-pays =
    { $form ->
        [a] ein Bonusplättchen „{ isle-of-skye-bonus-bank-pays }“
        [the] das Bonusplättchen „{ isle-of-skye-bonus-bank-pays }“
       *[bare] Bonusplättchen „{ isle-of-skye-bonus-bank-pays }“
    }
isle-of-skye-piece-bonus-two-buys =
    { $form ->
        [a] ein Bonusplättchen „{ isle-of-skye-bonus-two-buys }“
        [the] das Bonusplättchen „{ isle-of-skye-bonus-two-buys }“
       *[bare] Bonusplättchen „{ isle-of-skye-bonus-two-buys }“
    }
# Wie ein Teil auf einem Plättchen heißt.
isle-of-skye-role-journeyman = Wanderer
isle-of-skye-role-waypoint = Wegmarker
isle-of-skye-role-road = Straße
# Was vor jemandem liegt, mit seiner Zahl.
isle-of-skye-stock-waypoint = { $n } Weg­marker
isle-of-skye-stock-road =
    { $n ->
        [one] { $n } Straße
       *[other] { $n } Straßen
    }
isle-of-skye-stock-bonus-third-waypoint = { $n } Bonusplättchen „{ isle-of-skye-bonus-third-waypoint }“
isle-of-skye-stock-bonus-advance = { $n } Bonusplättchen „{ isle-of-skye-bonus-advance }“
isle-of-skye-stock-bonus-one-road = { $n } Bonusplättchen „{ isle-of-skye-bonus-one-road }“
isle-of-skye-stock-bonus-extra-movement = { $n } Bonusplättchen „{ isle-of-skye-bonus-extra-movement }“
isle-of-skye-stock-bonus-five-gold = { $n } Bonusplättchen „{ isle-of-skye-bonus-five-gold }“
isle-of-skye-stock-bonus-two-roads = { $n } Bonusplättchen „{ isle-of-skye-bonus-two-roads }“
isle-of-skye-stock-bonus-no-axe = { $n } Bonusplättchen „{ isle-of-skye-bonus-no-axe }“
isle-of-skye-stock-bonus-bank-pays = { $n } Bonusplättchen „{ isle-of-skye-bonus-bank-pays }“
isle-of-skye-stock-bonus-two-buys = { $n } Bonusplättchen „{ isle-of-skye-bonus-two-buys }“
isle-of-skye-thing-bonus-third-waypoint = { isle-of-skye-bonus-third-waypoint }
isle-of-skye-thing-bonus-advance = { isle-of-skye-bonus-advance }
isle-of-skye-thing-bonus-one-road = { isle-of-skye-bonus-one-road }
isle-of-skye-thing-bonus-extra-movement = { isle-of-skye-bonus-extra-movement }
isle-of-skye-thing-bonus-five-gold = { isle-of-skye-bonus-five-gold }
isle-of-skye-thing-bonus-two-roads = { isle-of-skye-bonus-two-roads }
isle-of-skye-thing-bonus-no-axe = { isle-of-skye-bonus-no-axe }
isle-of-skye-thing-bonus-bank-pays = { isle-of-skye-bonus-bank-pays }
isle-of-skye-thing-bonus-two-buys = { isle-of-skye-bonus-two-buys }
# Ein Feld eines Fortschrittsplans: Überschrift, und Teil von „Zieh den Fortschrittsmarker von … nach …“.
isle-of-skye-space-name = { $track }, Feld { $n }
isle-of-skye-space-start = { $track }, Start
# Was ein Feld verlangt, in „Verlangt: …“. Statt dessen genügen ein Marker von der Burg und Gold.
isle-of-skye-asks-or-castle = { $what }, oder ein Marker von der Burg und { $n } Gold
isle-of-skye-asks-fee = { $n } Gold Gebühr
isle-of-skye-asks-distance = ein Plättchen, mindestens { $n } Schritte von der Burg
isle-of-skye-asks-completed-mountain = ein Plättchen eines abgeschlossenen Gebirges
isle-of-skye-asks-completed-pasture = ein Plättchen einer abgeschlossenen Weide
isle-of-skye-asks-completed-water = ein Plättchen eines abgeschlossenen Gewässers
isle-of-skye-asks-completed-mountain-pasture = ein Plättchen eines abgeschlossenen Gebirges und einer abgeschlossenen Weide
isle-of-skye-asks-completed-mountain-water = ein Plättchen eines abgeschlossenen Gebirges und eines abgeschlossenen Gewässers
isle-of-skye-asks-completed-pasture-water = ein Plättchen einer abgeschlossenen Weide und eines abgeschlossenen Gewässers
isle-of-skye-asks-side-n = eins deiner obersten Plättchen
isle-of-skye-asks-side-e = eins deiner Plättchen ganz rechts
isle-of-skye-asks-side-s = eins deiner untersten Plättchen
isle-of-skye-asks-side-w = eins deiner Plättchen ganz links
# Was ein Feld bringt, in „Bringt: …“.
isle-of-skye-space-tier = Bonusplättchen { $tier }
isle-of-skye-space-loop =
    { $n ->
        [one] { $n } Punkt, sooft der Marker vor- oder zurückzieht
       *[other] { $n } Punkte, sooft der Marker vor- oder zurückzieht
    }
# Was zum Betreten eines Feldes fehlt: in wenigen Worten hinter „Es fehlt“, auch in einer Aufzählung. Gold: so viel mehr.
isle-of-skye-lacks-gold = { $n } Gold
isle-of-skye-lacks-distance = Abstand { $n }
isle-of-skye-lacks-completed-mountain = abgeschlossenes Gebirge
isle-of-skye-lacks-completed-pasture = abgeschlossene Weide
isle-of-skye-lacks-completed-water = abgeschlossenes Gewässer
isle-of-skye-lacks-completed-mountain-pasture = Gebirge und Weide, abgeschlossen
isle-of-skye-lacks-completed-mountain-water = Gebirge und Gewässer, abgeschlossen
isle-of-skye-lacks-completed-pasture-water = Weide und Gewässer, abgeschlossen
isle-of-skye-lacks-side-n = oberstes Plättchen
isle-of-skye-lacks-side-e = Plättchen ganz rechts
isle-of-skye-lacks-side-s = unterstes Plättchen
isle-of-skye-lacks-side-w = Plättchen ganz links
# Klein, hinter dem Namen eines Bonusplättchens: ab welcher Phase es gilt, oder nach welcher es etwas gibt.
isle-of-skye-works-from = ab „{ $stage }“
isle-of-skye-works-from-round = ab „{ $stage }“, Runde { $n }
isle-of-skye-works-at-end = nach „{ $stage }“
isle-of-skye-works-at-end-round = nach „{ $stage }“, Runde { $n }
# Was jetzt für den gilt, dem der Plan gehört; steht neben einem Feld.
isle-of-skye-counts-round-points =
    { $n ->
        [one] Gilt: { $n } Punkt pro Runde
       *[other] Gilt: { $n } Punkte pro Runde
    }
isle-of-skye-counts-round-gold = Gilt: { $n } Gold pro Runde
isle-of-skye-counts-move = Gilt: { $n } Bewegungs­punkte
isle-of-skye-passed-bridge = Brücke überquert

## Was zu tun ist

# Von Hand: welcher Marker zieht, dann ein Tipp für alles, was das Feld zeigt.
isle-of-skye-choice-space = { $track }: vor auf Feld { $n }
isle-of-skye-choice-space-back = { $track }: zurück auf Feld { $n }
isle-of-skye-prompt-space = { $track }, Feld { $n }: Was zeigt dein Plan dort?
isle-of-skye-choice-space-done = Nichts weiter
isle-of-skye-choice-space-nothing = Nichts
isle-of-skye-space-points =
    { $n ->
        [one] { $n } Punkt für diesen Schritt
       *[other] { $n } Punkte für diesen Schritt
    }
isle-of-skye-space-paid = { $n } Gold bezahlt
isle-of-skye-space-round-points =
    { $n ->
        [one] Banner: { $n } Punkt pro Runde
       *[other] Banner: { $n } Punkte pro Runde
    }
isle-of-skye-space-round-gold = Banner: { $n } Gold pro Runde
isle-of-skye-space-move = Banner: { $n } Bewegungs­punkte
isle-of-skye-space-bonus = Bonusplättchen: { $bonus }
isle-of-skye-space-bridge = Eine Brücke davor
isle-of-skye-prompt-figures = Eine andere Zahl?
isle-of-skye-figure-points = Punkte für diesen Schritt
isle-of-skye-figure-paid = Gezahltes Gold
isle-of-skye-figure-round-points = Banner: Punkte pro Runde
isle-of-skye-figure-round-gold = Banner: Gold pro Runde
isle-of-skye-figure-move = Banner: Bewegungspunkte
isle-of-skye-event-space-reported =
    { $what ->
        [points] Plan von { $seat }, { $track }, Feld { $n }: { $amount } für den Schritt.
        [paid] { $seat } hat { $amount } Gold bezahlt: { $track }, Feld { $n }.
        [round_points] Plan von { $seat }, { $track }, Feld { $n }: ein Banner mit { $amount } pro Runde.
        [round_gold] Plan von { $seat }, { $track }, Feld { $n }: ein Banner mit { $amount } Gold pro Runde.
        [move] Plan von { $seat }, { $track }, Feld { $n }: ein Banner mit Bewegung { $amount }.
        [bonus] Plan von { $seat }, { $track }, Feld { $n }: ein Bonusplättchen.
        [nothing] Plan von { $seat }, { $track }, Feld { $n }: nichts.
        [nothing_else] Plan von { $seat }, { $track }, Feld { $n }: sonst nichts.
        [no_number] Plan von { $seat }, { $track }, Feld { $n }: keine andere Zahl.
       *[other] Plan von { $seat }, { $track }, Feld { $n }: eine Brücke davor.
    }
isle-of-skye-event-space-reported-own =
    { $what ->
        [points] Dein Plan, { $track }, Feld { $n }: { $amount } für den Schritt.
        [paid] Du hast { $amount } Gold bezahlt: { $track }, Feld { $n }.
        [round_points] Dein Plan, { $track }, Feld { $n }: ein Banner mit { $amount } pro Runde.
        [round_gold] Dein Plan, { $track }, Feld { $n }: ein Banner mit { $amount } Gold pro Runde.
        [move] Dein Plan, { $track }, Feld { $n }: ein Banner mit Bewegung { $amount }.
        [bonus] Dein Plan, { $track }, Feld { $n }: ein Bonusplättchen.
        [nothing] Dein Plan, { $track }, Feld { $n }: nichts.
        [nothing_else] Dein Plan, { $track }, Feld { $n }: sonst nichts.
        [no_number] Dein Plan, { $track }, Feld { $n }: keine andere Zahl.
       *[other] Dein Plan, { $track }, Feld { $n }: eine Brücke davor.
    }
isle-of-skye-space-unknown = Das kann dieses Feld nicht zeigen.
isle-of-skye-start-of-track = Der Marker steht am Anfang seiner Leiste.
isle-of-skye-no-space-left = Mehr als { $n } Felder zeichnet die App auf keiner Leiste.
isle-of-skye-prompt-layout = Misch deine Bonusplättchen { $tier }
isle-of-skye-prompt-layout-pick = Wie liegen deine Bonusplättchen { $tier }?
isle-of-skye-choice-layout = Krieger: { $warrior }. Händler: { $merchant }. Herold: { $herald }
# Auf dem Knopf eines zweiten Kaufs, und am Plättchen.
isle-of-skye-do-buy-second = Für { $price } kaufen
isle-of-skye-tag-buy-second = Kaufen
isle-of-skye-prompt-buy-second = Zwei Käufe: Kauf ein zweites Plättchen oder passe
isle-of-skye-prompt-trade = Was lässt dich noch vorrücken?
isle-of-skye-choice-sale = Jemand hat ein Plättchen von mir gekauft
isle-of-skye-choice-symbol = Ich habe ein Plättchen mit Wanderer-Symbol bekommen
isle-of-skye-choice-no-trade = Das war alles
isle-of-skye-prompt-advance-sale = Ein Plättchen von dir wurde verkauft: auf der Krieger-Leiste vorrücken?
isle-of-skye-prompt-advance-symbol = Ein Wanderer-Symbol: auf einer Leiste vorrücken?
isle-of-skye-prompt-advance-bonus = Bonusplättchen: auf einer Leiste vorrücken?
isle-of-skye-prompt-advance-marker = Ein Wegmarker: auf einer Leiste vorrücken?
# Über einem Vorrücken: das Feld, auf das der Marker zieht. Darunter steht, was das bringt, je eine Zeile.
isle-of-skye-choice-track = Auf { $track }{"\u00A0"}{ $n } vorrücken
isle-of-skye-choice-track-back = Auf { $track }{"\u00A0"}{ $n } zurückgehen
isle-of-skye-choice-costs = kostet { $n } Gold
# Knopf neben den Leisten, auf denen vorgerückt werden kann.
isle-of-skye-choice-stay = Nicht vorrücken
isle-of-skye-do-advance = Vorrücken
# Was ein Vorrücken bringt: einmal, dann von jetzt an.
isle-of-skye-gain-points =
    { $n ->
        [one] +{ $n } Punkt
       *[other] +{ $n } Punkte
    }
isle-of-skye-gain-round-points =
    { $n ->
        [one] { $n } Punkt pro Runde
       *[other] { $n } Punkte pro Runde
    }
isle-of-skye-gain-round-gold = { $n } Gold pro Runde
isle-of-skye-gain-move = { $n } Bewegungs­punkte
isle-of-skye-gain-bonus = Bonusplättchen { $bonus }
isle-of-skye-gain-bridge = über eine Brücke
isle-of-skye-gain-nothing = bringt sofort nichts
# Verbindet zwei Dinge, die ein Vorrücken bringt.
isle-of-skye-gain-and = { $first }, { $second }
# In der Liste der Plättchen für einen Wegmarker, je eine Zeile für ein Vorrücken, das er erlauben würde.
isle-of-skye-gain-on = { $track } { $n }: { $gains }
isle-of-skye-prompt-marker = Leg Wegmarker { $n } von { $all }
# Unter der Frage nach einem Wegmarker: was der Plan bisher kostet, und was der Wanderer hat.
isle-of-skye-plan-points = Kostet { $n } von { $points } Bewegungs­punkten
isle-of-skye-plan-first = Plättchen antippen · { $n } Bewegungs­punkte
isle-of-skye-choice-no-journey = Keine Reise
isle-of-skye-choice-planned = Das ist mein Plan
isle-of-skye-prompt-planned = Alle deine Wegmarker liegen. Steht dein Plan?
isle-of-skye-choice-plan-ready = Mein Plan steht
isle-of-skye-prompt-extra-movement = „{ isle-of-skye-bonus-extra-movement }“ jetzt einsetzen?
isle-of-skye-choice-extra-movement = { $n } Bewegungspunkte mehr
isle-of-skye-prompt-road = Eine Straße legen?
# Die zwei Plättchen, zwischen denen die Straße liegt.
isle-of-skye-choice-road = { $tile } – { $other }
isle-of-skye-choice-road-later = Jetzt nicht
isle-of-skye-prompt-pick-up = Welcher Marker als nächster?
# Anstelle der Frage nach dem nächsten Marker: Die Bewegungspunkte reichen für keinen
isle-of-skye-prompt-out-of-reach = Kein Marker in Reichweite
# Auf dem Knopf, der zum Spielfeld führt, solange kein Marker gewählt ist.
isle-of-skye-tap-pick-up = Marker antippen
# Wenn ein Marker angetippt ist: wo er ein Vorrücken erlaubt; wo er keins erlaubt; wo der Tisch das nicht weiß.
isle-of-skye-prompt-advance-here = Hier vorrücken?
isle-of-skye-prompt-only-go = Hier kannst du nicht vorrücken. Trotzdem hingehen?
isle-of-skye-prompt-go = Hingehen?
isle-of-skye-choice-only-go = Nur hingehen
isle-of-skye-choice-go = Hingehen
# Unter der Frage nach dem nächsten Marker
isle-of-skye-points-left =
    { $n ->
        [one] Noch { $n } Bewegungspunkt
       *[other] Noch { $n } Bewegungspunkte
    }
isle-of-skye-points-left-short =
    { $n ->
        [one] Noch { $n } Bewegungspunkt: zu wenig für alle Marker
       *[other] Noch { $n } Bewegungspunkte: zu wenig für alle Marker
    }
# Wo der Wanderer steht; das Plättchen ist ein Bild, vorgelesen „ein Plättchen mit einem Schaf“.
isle-of-skye-choice-end-on-castle = Reise auf der Burg beenden
isle-of-skye-choice-end-on = Reise hier beenden: { $tile }
isle-of-skye-wait-layout = { $seat } legt Bonusplättchen aus
# Shown while several seats are awaited for the same. $names: "Hana and Jo".
isle-of-skye-wait-layout-still = Legen noch Bonusplättchen aus: { $names }
isle-of-skye-wait-second-purchase = { $seat } darf ein zweites Plättchen kaufen
isle-of-skye-wait-trade = { $seat } gibt ein, was verkauft und gekauft wurde
isle-of-skye-wait-trade-still = Geben noch Käufe ein: { $names }
# $because: der Grund. Nach einem Verkauf wartet, wer gekauft hat und am Zug war, auf den Verkäufer.
isle-of-skye-wait-advance =
    { $because ->
        [sale] { $seat } hat verkauft und darf vorrücken
       *[other] { $seat } darf auf einer Leiste vorrücken
    }
isle-of-skye-wait-advance-still = Dürfen noch vorrücken: { $names }
isle-of-skye-wait-plan = { $seat } plant die Reise
isle-of-skye-wait-plan-still = Planen noch: { $names }
isle-of-skye-wait-journey = { $seat } zieht den Wanderer
isle-of-skye-wait-journey-still = Wandern noch: { $names }
isle-of-skye-wait-roads = { $seat } darf eine Straße legen
isle-of-skye-wait-roads-still = Dürfen noch eine Straße legen: { $names }
isle-of-skye-wait-early-roads = { $seat } darf vor dem Einkommen eine Straße legen
isle-of-skye-wait-early-roads-still = Dürfen noch eine Straße legen: { $names }
isle-of-skye-wait-validate-movement = Der Plan wird geprüft
isle-of-skye-wait-score-tracks = Die Leisten werden gewertet

## Was geschehen ist

isle-of-skye-event-bonus-laid = Bonusplättchen { $tier } von { $seat }: { $warrior } (Krieger), { $merchant } (Händler), { $herald } (Herold).
isle-of-skye-event-bonus-laid-own = Deine Bonusplättchen { $tier }: { $warrior } (Krieger), { $merchant } (Händler), { $herald } (Herold).
isle-of-skye-event-no-second = { $seat } hat kein zweites Plättchen gekauft.
isle-of-skye-event-no-second-own = Du hast kein zweites Plättchen gekauft.
isle-of-skye-event-trade =
    { $what ->
        [sale] { $seat } hat ein Plättchen verkauft.
        [symbol] { $seat } hat ein Plättchen mit Wanderer-Symbol bekommen.
       *[nothing] Sonst lässt { $seat } nichts vorrücken.
    }
isle-of-skye-event-trade-own =
    { $what ->
        [sale] Du hast ein Plättchen verkauft.
        [symbol] Du hast ein Plättchen mit Wanderer-Symbol bekommen.
       *[nothing] Sonst lässt dich nichts vorrücken.
    }
isle-of-skye-event-advanced =
    { $paid ->
        [0] { $seat } ist auf { $track }{"\u00A0"}{ $n } vorgerückt.
       *[other] { $seat } ist für { $paid } Gold auf { $track }{"\u00A0"}{ $n } vorgerückt.
    }
isle-of-skye-event-advanced-own =
    { $paid ->
        [0] Du bist auf { $track }{"\u00A0"}{ $n } vorgerückt.
       *[other] Du bist für { $paid } Gold auf { $track }{"\u00A0"}{ $n } vorgerückt.
    }
isle-of-skye-event-not-advanced = { $seat } ist nicht vorgerückt.
isle-of-skye-event-not-advanced-own = Du bist nicht vorgerückt.
isle-of-skye-event-bonus-taken = Bonus­plättchen für { $seat }: { $bonus }.
isle-of-skye-event-bonus-taken-own = Bonus­plättchen für dich: { $bonus }.
isle-of-skye-event-bonus-given = { $seat } hat ein Bonusplättchen eingesetzt: { $bonus }.
isle-of-skye-event-bonus-given-own = Du hast ein Bonusplättchen eingesetzt: { $bonus }.
isle-of-skye-event-marker = { $seat } hat einen Wegmarker gelegt.
isle-of-skye-event-marker-own = Du hast einen Wegmarker gelegt.
isle-of-skye-event-planned =
    { $n ->
        [0] { $seat } hat keine Reise geplant.
        [one] { $seat } hat mit { $n } Marker geplant.
       *[other] { $seat } hat mit { $n } Markern geplant.
    }
isle-of-skye-event-planned-own =
    { $n ->
        [0] Du hast keine Reise geplant.
        [one] Du hast mit { $n } Marker geplant.
       *[other] Du hast mit { $n } Markern geplant.
    }
isle-of-skye-event-marker-confirmed =
    { $n ->
        [one] Ein Marker von { $seat } bleibt liegen: { $n } Bewegungspunkt.
       *[other] Ein Marker von { $seat } bleibt liegen: { $n } Bewegungspunkte.
    }
isle-of-skye-event-marker-confirmed-own =
    { $n ->
        [one] Dein Marker bleibt liegen: { $n } Bewegungspunkt.
       *[other] Dein Marker bleibt liegen: { $n } Bewegungspunkte.
    }
isle-of-skye-event-marker-fell =
    { $n ->
        [0] Ein Marker von { $seat } wurde entfernt: Er darf dort nicht liegen.
        [one] Ein Marker von { $seat } wurde entfernt: Es fehlt { $n } Bewegungspunkt.
       *[other] Ein Marker von { $seat } wurde entfernt: Es fehlen { $n } Bewegungspunkte.
    }
isle-of-skye-event-marker-fell-own =
    { $n ->
        [0] Dein Marker wurde entfernt: Er darf dort nicht liegen.
        [one] Dein Marker wurde entfernt: Es fehlt { $n } Bewegungspunkt.
       *[other] Dein Marker wurde entfernt: Es fehlen { $n } Bewegungspunkte.
    }
isle-of-skye-event-marker-too-far =
    { $n ->
        [one] Ein Marker von { $seat } ist zu weit weg: Es fehlt { $n } Bewegungspunkt.
       *[other] Ein Marker von { $seat } ist zu weit weg: Es fehlen { $n } Bewegungspunkte.
    }
isle-of-skye-event-marker-too-far-own =
    { $n ->
        [one] Dein Marker ist zu weit weg: Es fehlt { $n } Bewegungspunkt.
       *[other] Dein Marker ist zu weit weg: Es fehlen { $n } Bewegungspunkte.
    }
isle-of-skye-event-picked-up =
    { $n ->
        [0] { $seat } hat einen Marker eingesammelt.
        [one] { $seat } hat einen Marker eingesammelt: { $n } Bewegungspunkt.
       *[other] { $seat } hat einen Marker eingesammelt: { $n } Bewegungspunkte.
    }
isle-of-skye-event-picked-up-own =
    { $n ->
        [0] Du hast einen Marker eingesammelt.
        [one] Du hast einen Marker eingesammelt: { $n } Bewegungspunkt.
       *[other] Du hast einen Marker eingesammelt: { $n } Bewegungspunkte.
    }
isle-of-skye-event-extra-movement = { $seat } hat „{ isle-of-skye-bonus-extra-movement }“ eingesetzt.
isle-of-skye-event-extra-movement-own = Du hast „{ isle-of-skye-bonus-extra-movement }“ eingesetzt.
isle-of-skye-event-road = { $seat } hat eine Straße gelegt.
isle-of-skye-event-road-own = Du hast eine Straße gelegt.
isle-of-skye-event-road-kept = { $seat } hat eine Straße für später behalten.
isle-of-skye-event-road-kept-own = Du hast eine Straße für später behalten.
isle-of-skye-event-journey = Der Wanderer von { $seat } ist geblieben, wo er war.
isle-of-skye-event-journey-own = Dein Wanderer ist geblieben, wo er war.
isle-of-skye-event-journey-ended = { $seat } hat die Reise beendet.
isle-of-skye-event-journey-ended-own = Du hast deine Reise beendet.
isle-of-skye-event-tracks-blank = Die Leisten haben niemandem Punkte gebracht.

## Ablehnungen

isle-of-skye-journeyman-tiles-invented = Die erfundenen Wanderer-Plättchen gibt es nur, wo die App zieht und alles mitführt.
# Die Namen der beiden Seiten, in der Liste einer Schachtel.
isle-of-skye-board-name-few = Fortschrittsplan für 2 bis 4 Personen
isle-of-skye-board-name-five = Fortschrittsplan für 5 Personen
isle-of-skye-board-guess =
    { $draw ->
        [app] Diesen Plan der Schachtel hat noch niemand eingegeben, darum spielt die App auf einem erfundenen.
       *[table] Diesen Plan der Schachtel hat noch niemand eingegeben, darum gebt ihr beim Spielen ein, was seine Felder zeigen. Das Bild ist erfunden.
    }
# Ein eingegebener Fortschrittsplan: was daran falsch ist.
isle-of-skye-board-schema = Das ist kein Fortschrittsplan: Die Datei braucht „schema“: „skye-progress-board/1“, ihre Seite, Preise, Start und drei Leisten, und sonst nichts.
isle-of-skye-board-side = Das ist die andere Seite: Hier gehört die Seite { $side } hin.
isle-of-skye-board-costs = Es braucht die Preise der vier Abschnitte und was alle am Start haben: Bewegung und, falls vorhanden, Gold.
isle-of-skye-board-tracks = Es braucht alle drei: Krieger, Händler und Herold.
isle-of-skye-board-spaces = { $track }: Die Felder fehlen, oder es sind mehr als { $most }.
isle-of-skye-board-space = { $track }, Feld { $n }: Da fehlt etwas oder ist nicht lesbar.
isle-of-skye-board-missing = { $track }: Feld { $n } fehlt oder steht am falschen Ort.
isle-of-skye-board-segment = { $track }, Feld { $n }: Die Abschnitte gehen der Reihe nach von 1 bis 4.
isle-of-skye-board-segments = { $track }: Das letzte Feld liegt nicht in Abschnitt 4.
isle-of-skye-board-bridge = { $track }, Feld { $n }: Eine Brücke ist dort, wo ein Abschnitt beginnt, und sonst nirgends.
isle-of-skye-board-requirement = { $track }, Feld { $n }: Das verlangt kein Feld.
isle-of-skye-board-banner = { $track }, Feld { $n }: Das gibt kein Banner dieser Leiste.
isle-of-skye-board-fee = { $track }, Feld { $n }: Gebühren gibt es nur beim Herold.
isle-of-skye-board-tier = { $track }, Feld { $n }: Bonusplättchen { $tier } kommt zweimal.
isle-of-skye-board-tiers = { $track }: Es braucht je einen Platz für die Bonusplättchen I, II und III.
isle-of-skye-board-loop = { $track }: Der Marker geht zwischen den letzten Feldern hin und her, mindestens zweien.
isle-of-skye-board-start = Nach den Regeln beginnen alle mit { $n } Bewegungspunkten.
isle-of-skye-board-first-merchant = { $track }, Feld { $n }: Nach den Regeln verlangt es ein Schiff.
isle-of-skye-board-first-herald = { $track }, Feld { $n }: Nach den Regeln verlangt es einen Bauernhof.
isle-of-skye-board-early-castle = { $track }, Feld { $n }: Nach den Regeln verlangt keins der ersten vier die Burg.
isle-of-skye-board-early-segment = { $track }, Feld { $n }: Nach den Regeln liegen die ersten drei in Abschnitt 1 und das vierte in Abschnitt 2.
isle-of-skye-board-fee-amount = { $track }, Feld { $n }: Nach den Regeln kostet Feld 3 genau 5 Gold, andere Felder 5, 8 oder 12.
isle-of-skye-board-income = { $track }, Feld { $n }: Nach den Regeln sind die Einkommen auf dieser Seite { $low }, { $middle } und { $high }.
isle-of-skye-board-movement = { $track }, Feld { $n }: Nach den Regeln hat auf dieser Seite niemand mehr als { $most } Bewegungspunkte.
isle-of-skye-board-banner-less = { $track }, Feld { $n }: Dieses Banner ist weniger wert als das davor.
isle-of-skye-board-tier-order = { $track }, Feld { $n }: Bonusplättchen { $tier } kommt hinter einem höheren.
isle-of-skye-board-loop-points = { $track }: Nach den Regeln bringt ein Schritt hin oder her am Ende 3 oder 4 Punkte.
isle-of-skye-board-longest = Nach den Regeln ist die Leiste des Kriegers die längste.
isle-of-skye-board-asks = Was es verlangt
isle-of-skye-board-points = Punkte für den Schritt darauf
isle-of-skye-board-no-points = Keine Punkte
isle-of-skye-board-banner-of = Banner
isle-of-skye-board-no-banner = Kein Banner
isle-of-skye-board-tier-of = Platz eines Bonusplättchens
isle-of-skye-board-no-tier = Kein Bonusplättchen
isle-of-skye-board-bridge-of = Brücke
isle-of-skye-board-no-bridge = Keine Brücke davor
isle-of-skye-board-fee-of = Gebühr für den Schritt darauf
isle-of-skye-board-no-fee = Keine Gebühr
isle-of-skye-board-loop-points-of = Punkte für einen Schritt hin oder her am Ende
isle-of-skye-board-loop-spaces = Felder am Ende, zwischen denen der Marker hin- und hergeht
isle-of-skye-board-cost = Marker von der Burg, Abschnitt { $n }: Gold
isle-of-skye-board-start-move = Bewegungspunkte am Start
isle-of-skye-board-start-gold = Gold pro Runde ab dem Start
isle-of-skye-board-amount = { $n }
isle-of-skye-no-such-layout = Das sind nicht die drei Bonusplättchen dieser Stufe.
isle-of-skye-end-of-track = Der Marker steht am Ende der Leiste; dort bewegen ihn nur Wegmarker.
# Von einem Vorrücken, dessen Anlass eine Korrektur weggenommen hat.
isle-of-skye-nothing-to-advance = { $seat } hat keinen Grund vorzurücken: kein Verkauf, kein Plättchen mit Wanderer-Symbol, kein Bonusplättchen.
isle-of-skye-only-warrior = Ein Verkauf lässt dich nur auf der Krieger-Leiste vorrücken.
isle-of-skye-reported-by-hand = An diesem Tisch gibst du ein, was auf dem Feld deines Plans steht.
isle-of-skye-board-listed = An diesem Tisch kennt die App den Plan.
isle-of-skye-no-tile-there = Bei { $place } liegt kein Plättchen von dir.
isle-of-skye-no-marker-left = Du hast keinen Wegmarker mehr.
isle-of-skye-marker-there = Dort liegt schon ein Wegmarker.
isle-of-skye-too-far = So weit reichen deine Bewegungspunkte nicht.
isle-of-skye-too-far-by =
    { $n ->
        [one] Zu weit: Es fehlt { $n } Bewegungs­punkt.
       *[other] Zu weit: Es fehlen { $n } Bewegungs­punkte.
    }
isle-of-skye-no-extra-movement = Du hast kein Bonusplättchen für mehr Bewegung, das du jetzt einsetzen kannst.
isle-of-skye-no-road = Du hast keine Straße, die du jetzt legen darfst.
isle-of-skye-no-edge-there = Bei { $place } grenzen keine zwei deiner Plättchen aneinander, oder du hast dort schon eine Straße gelegt.
isle-of-skye-not-your-journey = Du bist nicht mit Wandern dran.
isle-of-skye-no-marker-there = Bei { $place } liegt kein Wegmarker, den du einsammeln kannst.
isle-of-skye-not-fulfilled = { $space } verlangt: { $what }. Der Marker liegt hier: { $tile }.
isle-of-skye-castle-only = Nur mit einem Marker auf der Burg darfst du stattdessen zahlen.

## Wertungszeilen

isle-of-skye-jour-distance = Fern der Heimat
isle-of-skye-rule-jour-distance = 2 Punkte für jeden Schritt zwischen Wanderer und Burg, auch über Lücken.
isle-of-skye-jour-broch-lines = Brochs in Reihen und Spalten
isle-of-skye-rule-jour-broch-lines = 1 Punkt für jede Reihe mit einem Broch und 1 für jede Spalte mit einem Broch.
isle-of-skye-jour-matching-rows = Gleiche in Reihen
isle-of-skye-rule-jour-matching-rows = 2 Punkte für jede Reihe, in der zwei Plättchen dasselbe Symbol zeigen.
isle-of-skye-jour-bridges = Überquerte Brücken
isle-of-skye-rule-jour-bridges = 1 Punkt für jede Brücke, die deine Fortschrittsmarker überquert haben.
isle-of-skye-step-warrior = Schritt auf der Krieger-Leiste
isle-of-skye-rule-step-warrior = Die Punkte, die zwischen den beiden Feldern stehen, für jeden solchen Schritt.
isle-of-skye-step-merchant = Schritt auf der Händler-Leiste
isle-of-skye-rule-step-merchant = Die Punkte, die zwischen den beiden Feldern stehen, für jeden solchen Schritt.
isle-of-skye-step-herald = Schritt auf der Herold-Leiste
isle-of-skye-rule-step-herald = Die Punkte, die zwischen den beiden Feldern stehen, für jeden solchen Schritt.
isle-of-skye-tracks = Banner der Leisten
isle-of-skye-rule-tracks = In jeder Runde vor den Wertungsplättchen: die Punkte des Banners, das du auf jeder Leiste am weitesten rechts erreicht hast.
isle-of-skye-rule-bonus-one-road = 1 Punkt und eine Straße.
isle-of-skye-rule-bonus-no-axe = Einmal 3 Punkte.
isle-of-skye-rule-bonus-bank-pays = Einmal 3 Punkte.
isle-of-skye-rule-bonus-two-buys = Einmal 3 Punkte.
# Warum ein Wertungsplättchen keine Punkte bringt, unter seiner Zeile.
isle-of-skye-zero-distance = Der Wanderer steht auf der Burg.
isle-of-skye-zero-matching-rows = In keiner Reihe zeigen zwei Plättchen dasselbe Symbol.
isle-of-skye-zero-bridges = Kein Marker hat eine Brücke überquert.
isle-of-skye-part-steps =
    { $count ->
        [one] { $count } Schritt
       *[other] { $count } Schritte
    }
isle-of-skye-part-rows =
    { $count ->
        [one] { $count } Reihe
       *[other] { $count } Reihen
    }
isle-of-skye-part-columns =
    { $count ->
        [one] { $count } Spalte
       *[other] { $count } Spalten
    }
isle-of-skye-part-bridges =
    { $count ->
        [one] { $count } Brücke
       *[other] { $count } Brücken
    }
isle-of-skye-part-step =
    { $count ->
        [one] { $count } Schritt
       *[other] { $count } Schritte
    }
isle-of-skye-part-bonus =
    { $count ->
        [one] { $count } Bonusplättchen
       *[other] { $count } Bonusplättchen
    }
isle-of-skye-part-warrior =
    { $count ->
        [one] { $count } Krieger-Banner
       *[other] { $count } Krieger-Banner
    }
isle-of-skye-part-merchant =
    { $count ->
        [one] { $count } Händler-Banner
       *[other] { $count } Händler-Banner
    }
isle-of-skye-part-herald =
    { $count ->
        [one] { $count } Herold-Banner
       *[other] { $count } Herold-Banner
    }

## Optionen

isle-of-skye-option-progress-board = Fortschrittspläne
isle-of-skye-option-progress-board-about = Ob die App weiß, was auf den Fortschrittsplänen steht.
isle-of-skye-option-progress-board-by-hand = Von Hand
isle-of-skye-option-progress-board-by-hand-about = Bei jedem Schritt gibst du ein, was auf dem Feld deines Plans steht; ob du hast, was es verlangt, prüft ihr selbst.
isle-of-skye-option-progress-board-known = Bekannt
isle-of-skye-option-progress-board-known-about = Die Pläne eurer Schachtel, wenn ihr sie eingegeben habt. Sonst erfundene, wo die App zieht, und von Hand, wo ihr zieht.
isle-of-skye-option-bonus-layout = Bonusplättchen
isle-of-skye-option-bonus-layout-about = Wie die Bonusplättchen auf den Fortschrittsplänen liegen.
isle-of-skye-option-bonus-layout-own = Alle mischen
isle-of-skye-option-bonus-layout-own-about = Jeder Plan hat seine eigene Auslage.
isle-of-skye-option-bonus-layout-same = Für alle gleich
isle-of-skye-option-bonus-layout-same-about = Die Startperson mischt, die anderen übernehmen diese Auslage.
isle-of-skye-option-track-end = Ende einer Leiste
isle-of-skye-option-track-end-about = Was einen Marker zwischen den letzten Feldern hin und her bewegt.
isle-of-skye-option-track-end-markers-only = Wegmarker
isle-of-skye-option-track-end-markers-only-about = Nur Wegmarker, auch die auf der Burg.
isle-of-skye-option-track-end-any-step = Jedes Vorrücken
isle-of-skye-option-track-end-any-step-about = Auch Verkäufe, Wanderer-Symbole und Bonusplättchen.
isle-of-skye-option-matching-symbols = Gleiche Symbole
isle-of-skye-option-matching-symbols-about = Ob Schriftrollen, die Verschiedenes bewirken, als gleiches Symbol zählen, ebenso Steintafeln.
isle-of-skye-option-matching-symbols-any = Alle Schriftrollen
isle-of-skye-option-matching-symbols-any-about = Alle Schriftrollen zählen als gleich, ebenso alle Tafeln.
isle-of-skye-option-matching-symbols-equal-only = Nur gleiche
isle-of-skye-option-matching-symbols-equal-only-about = Nur Schriftrollen und Tafeln, die dasselbe bewirken.
isle-of-skye-option-bag-symbol = Wanderer-Symbol aus dem Beutel
isle-of-skye-option-bag-symbol-about = Ob ein Plättchen mit diesem Symbol dich vorrücken lässt, wenn du es aus dem Beutel gekauft hast.
isle-of-skye-option-bag-symbol-counts = Zählt
isle-of-skye-option-bag-symbol-counts-about = Das Plättchen, das du behältst, zählt.
isle-of-skye-option-bag-symbol-does-not-count = Zählt nicht
isle-of-skye-option-bag-symbol-does-not-count-about = Nur Plättchen aus einem Angebot zählen.
isle-of-skye-option-check-plans = Pläne prüfen
isle-of-skye-option-check-plans-about = Beim Planen sagt jedes Plättchen, was es kostet und ob es zu weit weg ist.
isle-of-skye-option-check-plans-on = An
isle-of-skye-option-check-plans-on-about = Markiert werden nur erreichbare Plättchen.
isle-of-skye-option-check-plans-off = Aus
isle-of-skye-option-check-plans-off-about = Wie am Tisch: Du markierst, was du willst. Wofür die Bewegungspunkte nicht reichen, das kommt am Ende deiner Reise weg.

## Wie es geht, Schritt für Schritt: Titel und was man tut

isle-of-skye-journeyman-help-1 = Vorrücken beim Kaufen
isle-of-skye-journeyman-help-1-about = Kauft jemand ein Plättchen von dir, darfst du sofort auf der Krieger-Leiste vorrücken. Wer ein Plättchen mit Wanderer-Symbol bekommt, darf auf einer beliebigen Leiste vorrücken. Was das Feld verlangt, spielt keine Rolle.
isle-of-skye-journeyman-help-2 = Die Wanderung
isle-of-skye-journeyman-help-2-about = Leg nach dem Bauen Wegmarker auf deine Plättchen. Ein Schritt zum nächsten Plättchen kostet auf einer Straße 1 Bewegungspunkt, sonst 2. Dann sammelt jeder Wanderer die Marker ein; für jeden darfst du auf einer Leiste vorrücken, wenn sein Plättchen zeigt, was das nächste Feld verlangt.
isle-of-skye-journeyman-help-3 = Der Fortschrittsplan
isle-of-skye-journeyman-help-3-about = Punkte zwischen zwei Feldern zählen sofort. Ein Banner gilt ab der nächsten Phase, bis ein späteres seiner Art es ablöst. In jeder Runde bringen die Leisten ihre Punkte vor den Wertungsplättchen.
isle-of-skye-journeyman-help-4 = Bonusplättchen und Straßen
isle-of-skye-journeyman-help-4-about = Der Marker, der ein Bonusplättchen erreicht, nimmt es. I und II wirken einmal, III bis zum Spielende. Straßen verbinden zwei deiner Plättchen über ihre Kante.
# Welche Karte von „So wird gespielt“ die Punkte erklärt, die diese Abschnitte der RULES.md nennen: ihr Titel.
isle-of-skye-section-j4 = { isle-of-skye-journeyman-help-3 }
isle-of-skye-section-j8 = { isle-of-skye-journeyman-help-4 }

## Wo die gedruckten Regeln schweigen: wie dieser Tisch entscheidet

isle-of-skye-journeyman-ruling-1 = Was die Felder der Leisten sagen, steht nur auf den Plänen. Ein Tisch gibt seine Pläne einmal ein oder von Hand, was sie sagen. Wo die App zieht und niemand sie eingegeben hat, sind die Pläne erfunden.
isle-of-skye-journeyman-ruling-2 = Das Vorrücken mit der Burg auf ein Feld mit Gebühr kostet beides: den Preis des Abschnitts und die Gebühr.
isle-of-skye-journeyman-ruling-3 = Am Ende einer Leiste bewegen nur Wegmarker den Marker hin und her, auch beim Vorrücken mit der Burg. Der erste Schritt auf das letzte Feld ist ein Schritt wie jeder andere.
isle-of-skye-journeyman-ruling-4 = Eine Gebühr ist bei jedem Schritt vorwärts auf ihr Feld fällig, bei einem Schritt zurück nie.
isle-of-skye-journeyman-ruling-5 = Es zählt das weiteste Banner, das auf einer Leiste je erreicht wurde, auch wenn der Marker inzwischen zurückgegangen ist.
isle-of-skye-journeyman-ruling-6 = Ein Bonusplättchen, das durch „Auf einer Leiste vorrücken“ erreicht wird, gibt sofort, was es einmal gibt, noch am Ende derselben Phase. Was es auf Dauer erlaubt, wirkt ab der nächsten Phase.
isle-of-skye-journeyman-ruling-7 = In der letzten Runde endet Phase 6 vor der Schlusswertung: Bonusplättchen, die dann fällig sind, zählen noch.
isle-of-skye-journeyman-ruling-8 = Liegen mehrere Plättchen gleich weit im Norden, Osten, Süden oder Westen, gilt jedes davon, auch die Burg. Ein Gebiet innerhalb eines Plättchens ist abgeschlossen.
isle-of-skye-journeyman-ruling-9 = Sobald alle geplant haben, wird jeder Plan geprüft: Es bleiben so viele Marker liegen, wie zusammen erreichbar sind, von gleich vielen die billigsten. Die anderen werden entfernt. Prüft die App keine Pläne, bleiben sie vorerst liegen. In welcher Reihenfolge Marker eingesammelt werden, ist frei; wofür die Bewegungspunkte nicht reichen, das kommt am Ende der Reise weg.
isle-of-skye-journeyman-ruling-10 = „Mehr Bewegung“ wird beim Planen eingesetzt oder auf der eigenen Reise, solange sie dauert.
isle-of-skye-journeyman-ruling-11 = Straßen werden beim Planen, auf der eigenen Reise oder vor der Rundenwertung gelegt, und vor dem Einkommen, wenn man sie am Ende von Phase 6 bekommen hat; zu anderen Zeiten würden sie nichts ändern. Gelegte Straßen bleiben liegen.
isle-of-skye-journeyman-ruling-12 = „Zwei Käufe“: Wer im regulären Zug gepasst hat, darf ein Plättchen kaufen. „Eigenes kaufen“ gehört nur zum regulären Zug.
isle-of-skye-journeyman-ruling-13 = Auch wenn die Bank zahlt, ist es ein Verkauf: Wer verkauft, darf vorrücken.
isle-of-skye-journeyman-ruling-14 = Ein Plättchen mit Wanderer-Symbol, das aus dem Beutel gekauft wird, lässt vorrücken, aber nur das behaltene.
isle-of-skye-journeyman-ruling-15 = Für Gleiche in Reihen zählen Fass, Schaf, Rind, Bauernhof, Broch, Leuchtturm, Schiff, Schriftrolle, Wanderer und Steintafel; alle Schriftrollen sind gleich, auch alle Tafeln.
isle-of-skye-journeyman-ruling-16 = Was die Leisten in einer Runde geben, zählt vor den Wertungsplättchen.
isle-of-skye-journeyman-ruling-17 = Das Vorrücken durch einen Verkauf oder ein Wanderer-Symbol geschieht sofort oder verfällt; nur wer am Zug ist, darf davor ein Plättchen der eigenen Auslage kaufen.
isle-of-skye-journeyman-ruling-18 = „Keine Axt“ braucht 1 Gold für jedes der drei Plättchen; reicht es nicht, bekommt eins wie sonst die Axt. Kommt die Axt beiseite, nachdem die Preise gewählt sind, bekommt ihr Plättchen 1 Gold, wenn nötig vom höchsten Preis.
isle-of-skye-journeyman-ruling-19 = Wo ihr von Hand eingebt, was die Felder zeigen, hat jede Leiste Platz für 24.
# Names of what lies before a seat, read out with what is counted there: "Fortschrittsplan von Anna, 12 Teile".
isle-of-skye-surface-tracks = Fortschrittsplan von { $seat }
isle-of-skye-surface-tracks-invented = Fortschrittsplan von { $seat } (erfunden)
# Auf einem Knopf, neben anderen Plänen derselben Person.
isle-of-skye-surface-tracks-tab = Fortschritts­plan
isle-of-skye-surface-tracks-invented-tab = { isle-of-skye-surface-tracks-tab }
isle-of-skye-surface-bonus = Bonusplättchen von { $seat }
isle-of-skye-counted-pieces =
    { $n ->
        [one] { $n } Teil
       *[other] { $n } Teile
    }
# Was eine Reise an einen Ort kostet; steht neben dem Ort.
isle-of-skye-journey-cost =
    { $n ->
        [one] { $n } Bewegungs­punkt
       *[other] { $n } Bewegungs­punkte
    }
