### Händler und Baumeister auf Deutsch: die eigenen Texte der Erweiterung. Zum Aufbau der Kennungen siehe en.ftl des Grundspiels.

carcassonne-traders-builders-name = Händler & Baumeister
carcassonne-traders-builders-about = { $tiles } Plättchen: Waren für alle, die eine Stadt schließen. Dazu je ein Baumeister und ein Schwein.

carcassonne-category-goods = Waren
carcassonne-symbol-wine = Wein
carcassonne-symbol-grain = Korn
carcassonne-symbol-cloth = Tuch
carcassonne-role-builder = Baumeister
carcassonne-role-pig = Schwein
carcassonne-piece-builder =
    { $form ->
        [a] einen Baumeister
        [the] den Baumeister
       *[bare]
            { $n ->
                [one] Baumeister
               *[other] Baumeister
            }
    }
carcassonne-stock-builder =
    { $n ->
        [one] { $n } Baumeister im Vorrat
       *[other] { $n } Baumeister im Vorrat
    }
carcassonne-piece-pig =
    { $form ->
        [a] ein Schwein
        [the] das Schwein
       *[bare]
            { $n ->
                [one] Schwein
               *[other] Schweine
            }
    }
carcassonne-stock-pig =
    { $n ->
        [one] { $n } Schwein im Vorrat
       *[other] { $n } Schweine im Vorrat
    }
carcassonne-target-road-builder = Baumeister auf die Straße
carcassonne-target-city-builder = Baumeister in die Stadt
carcassonne-target-field-pig = Schwein auf die Wiese
carcassonne-set-builder = Mit Baumeister legen
carcassonne-set-pig = Mit Schwein legen
carcassonne-stock-wine =
    { $n ->
        [one] { $n } Wein
       *[other] { $n } Wein
    }
carcassonne-stock-grain =
    { $n ->
        [one] { $n } Korn
       *[other] { $n } Korn
    }
carcassonne-stock-cloth =
    { $n ->
        [one] { $n } Tuch
       *[other] { $n } Tuch
    }

carcassonne-prompt-builder = Dein Baumeister arbeitet: Zieh noch mal
carcassonne-hint-builder = Du darfst ein zweites Plättchen legen oder verzichten
carcassonne-builder-draw = Noch mal ziehen
carcassonne-builder-decline = Verzichten
carcassonne-wait-builder = { $seat } darf noch mal ziehen: Der Baumeister arbeitet

carcassonne-event-goods = { $seat } hat eine Stadt geschlossen und nimmt { $goods }.
carcassonne-event-goods-own = Du hast eine Stadt geschlossen und nimmst { $goods }.
carcassonne-goods-and = { $first } und { $last }
carcassonne-event-builder = Der Baumeister von { $seat } arbeitet.
carcassonne-event-builder-own = Dein Baumeister arbeitet.
carcassonne-event-draws-again = { $seat } zieht noch mal.
carcassonne-event-draws-again-own = Du ziehst noch mal.
carcassonne-event-declined = { $seat } zieht nicht noch mal.
carcassonne-event-declined-own = Du ziehst nicht noch mal.

carcassonne-builder-kind = Der Baumeister steht nur auf Straßen und in Städten.
carcassonne-builder-complete = Das ist fertig: Hier hat ein Baumeister nichts zu tun.
carcassonne-builder-alone =
    { $kind ->
        [road] Der Baumeister braucht einen eigenen Gefolgsmann auf dieser Straße.
       *[city] Der Baumeister braucht einen eigenen Gefolgsmann in dieser Stadt.
    }
carcassonne-builder-idle = Gerade gibt es kein zweites Plättchen zu ziehen.
carcassonne-builder-first = Der Baumeister von { $seat } arbeitet: Erst sagt { $seat }, ob es noch ein Plättchen gibt.
carcassonne-pig-kind = Das Schwein steht nur auf Wiesen.
carcassonne-pig-alone = Das Schwein braucht einen eigenen Bauern auf dieser Wiese.

carcassonne-goods-wine = Der meiste Wein
carcassonne-goods-grain = Das meiste Korn
carcassonne-goods-cloth = Das meiste Tuch
carcassonne-part-goods =
    { $count ->
        [one] die meisten einer Sorte
       *[other] die meisten von { $count } Sorten
    }
carcassonne-part-cities-pig =
    { $count ->
        [one] { $count } fertige Stadt, mit Schwein
       *[other] { $count } fertige Städte, mit Schwein
    }
carcassonne-rule-goods-wine = Am Ende bekommt 10 Punkte, wer den meisten Wein hat; haben mehrere gleich viel, bekommen sie alle 10.
carcassonne-rule-goods-grain = Am Ende bekommt 10 Punkte, wer das meiste Korn hat; haben mehrere gleich viel, bekommen sie alle 10.
carcassonne-rule-goods-cloth = Am Ende bekommt 10 Punkte, wer das meiste Tuch hat; haben mehrere gleich viel, bekommen sie alle 10.
carcassonne-section-goods-wine = { carcassonne-traders-builders-help-1 }
carcassonne-section-goods-grain = { carcassonne-traders-builders-help-1 }
carcassonne-section-goods-cloth = { carcassonne-traders-builders-help-1 }
carcassonne-traders-builders-help-1 = Waren
carcassonne-traders-builders-help-1-about = Wer eine Stadt schließt, nimmt ihre Waren, ganz gleich, wer sie wertet. Am Ende bringen die meisten jeder Sorte 10 Punkte.
carcassonne-traders-builders-help-2 = Baumeister
carcassonne-traders-builders-help-2-about = Er steht auf deiner Straße oder in deiner Stadt, wo schon ein Gefolgsmann von dir ist. Verlängerst du sie mit einem Plättchen, darfst du ein zweites ziehen. Ist sie fertig, kommt er zurück.
carcassonne-traders-builders-help-3 = Schwein
carcassonne-traders-builders-help-3-about = Es steht auf einer Wiese, auf der schon ein Bauer von dir ist, und bleibt dort. Wertest du diese Wiese am Ende, bringt dir jede fertige Stadt daran 1 Punkt mehr.

## Plättchen

carcassonne-tile-ta = Stadtrand, Seitenstraße
carcassonne-tile-ta-about = Stadt auf einer Seite; von einer benachbarten führt eine Straße an ihr Tor.
carcassonne-tile-tb = Straßenbrücke
carcassonne-tile-tb-about = Zwei gerade Straßen; eine führt auf einer Brücke über die andere. Vier Wiesen.
carcassonne-tile-tc = Stadtrand, Tor und Haus
carcassonne-tile-tc-about = Stadt auf einer Seite; eine Straße endet an ihrem Tor, eine andere an einem Haus.
carcassonne-tile-td = Kornecke und Stadt
carcassonne-tile-td-about = Eine Stadt mit Korn über zwei benachbarte Seiten, eine andere auf einer dritten; eine Straße endet am Tor.
carcassonne-tile-te = Kornband mit Tor
carcassonne-tile-te-about = Eine Stadt mit Korn von Seite zu Seite; eine Straße endet an ihrem Tor.
carcassonne-tile-tf = Kornecke mit Tor
carcassonne-tile-tf-about = Eine Stadt mit Korn über zwei benachbarte Seiten; eine Straße endet an ihrem Tor.
carcassonne-tile-tg = Kornecke
carcassonne-tile-tg-about = Eine Stadt mit Korn über zwei benachbarte Seiten, eine einzige Wiese.
carcassonne-tile-th = Korn auf drei Seiten
carcassonne-tile-th-about = Eine Stadt mit Korn über drei Seiten, Wiese auf der vierten.
carcassonne-tile-ti = Korn bis zur Ecke, Tor
carcassonne-tile-ti-about = Eine Stadt mit Korn, die bis in die ferne Ecke reicht; eine Straße endet am Tor. Drei Wiesen.
carcassonne-tile-tj = Kloster, drei Straßen
carcassonne-tile-tj-about = Ein Kloster; von drei Seiten führen Straßen hin.
carcassonne-tile-tk = Tuchecke mit Garten
carcassonne-tile-tk-about = Eine Stadt mit Tuch über zwei benachbarte Seiten; eine Straße endet am Tor, in der Wiese ein Garten.
carcassonne-tile-tl = Tuchecke und Stadt
carcassonne-tile-tl-about = Eine Stadt mit Tuch über zwei benachbarte Seiten, eine andere auf einer dritten; eine Straße endet am Tor.
carcassonne-tile-tm = Tuchecke, zwei Städte
carcassonne-tile-tm-about = Eine Stadt mit Tuch über zwei benachbarte Seiten, zwei weitere; dazwischen eine umschlossene Wiese.
carcassonne-tile-tn = Tuchband und Stadt
carcassonne-tile-tn-about = Eine Stadt mit Tuch von Seite zu Seite, eine andere auf einer dritten; dazwischen eine umschlossene Wiese.
carcassonne-tile-to = Tuchecke, zwei Tore
carcassonne-tile-to-about = Eine Stadt mit Tuch, die bis in die ferne Ecke reicht; zwei Straßen enden an ihren Toren. Vier Wiesen.
carcassonne-tile-tp = Weinband und Stadt
carcassonne-tile-tp-about = Eine Stadt mit Wein von Seite zu Seite, eine andere auf einer dritten; dazwischen eine umschlossene Wiese.
carcassonne-tile-tq = Weinband
carcassonne-tile-tq-about = Eine Stadt mit Wein von Seite zu Seite, links und rechts je eine Wiese.
carcassonne-tile-tr = Weinband, zwei Tore
carcassonne-tile-tr-about = Eine Stadt mit Wein von Seite zu Seite; Straßen von beiden Seiten enden an ihren Toren.
carcassonne-tile-ts = Weinband mit Tor
carcassonne-tile-ts-about = Eine Stadt mit Wein von Seite zu Seite; eine Straße endet an ihrem Tor.
carcassonne-tile-tt = Weinecke
carcassonne-tile-tt-about = Eine Stadt mit Wein über zwei benachbarte Seiten, eine einzige Wiese.
carcassonne-tile-tu = Weinecke, zwei Tore
carcassonne-tile-tu-about = Eine Stadt mit Wein über zwei benachbarte Seiten; zwei Straßen enden am Tor, dazwischen ein Garten.
carcassonne-tile-tv = Wein auf drei Seiten, Tor
carcassonne-tile-tv-about = Eine Stadt mit Wein über drei Seiten; eine Straße endet an ihrem Tor.
carcassonne-tile-tw = Wein bis zur Ecke, Tor
carcassonne-tile-tw-about = Eine Stadt mit Wein, die bis in die ferne Ecke reicht; eine Straße endet am Tor. Drei Wiesen.
carcassonne-tile-tx = Zwei Ecken, Wein
carcassonne-tile-tx-about = Zwei Städte über je zwei Seiten, eine mit Wein; dazwischen eine umschlossene Wiese.

## Wo die Regel schweigt

carcassonne-traders-builders-ruling-1 = Auf das zweite Plättchen darf man verzichten, bevor man es zieht. Ein drittes gibt es nie.
carcassonne-traders-builders-ruling-2 = Ein Baumeister darf nicht dorthin, wo das Plättchen etwas fertig macht.
carcassonne-traders-builders-ruling-3 = Wer gleich viele und die meisten einer Sorte hat, bekommt jeweils 10 Punkte.
carcassonne-traders-builders-ruling-4 = Bei älteren Wiesenregeln bringt jede Stadt an der Wiese des Schweins ihrem Besitzer 1 Punkt mehr.
