### Der Fluss auf Deutsch: die eigenen Texte der Erweiterung. Zum Aufbau der Kennungen siehe en.ftl des Grundspiels.

carcassonne-river-name = Der Fluss
carcassonne-river-about = { $tiles } Plättchen, die zuerst kommen: ein Fluss, an den alles andere gelegt wird.
carcassonne-river-help-1 = Fluss
carcassonne-river-help-1-about = Die Flussplättchen kommen zuerst. Jedes setzt den Fluss fort, der See beendet ihn. Gefolgsleute stehen neben dem Fluss, nie darauf; der Fluss selbst bringt keine Punkte.

carcassonne-terrain-river = Fluss
carcassonne-segment-river = Fluss
carcassonne-symbol-river = Fluss

carcassonne-river-edge = Dort endet der Fluss: Daran passt kein anderes Plättchen ({ $place }).
carcassonne-river-blocked = Der Fluss träfe dort auf ein Plättchen ohne Fluss ({ $place }).
carcassonne-river-continues = Ein Flussplättchen muss den Fluss an seinem offenen Ende fortsetzen.
carcassonne-river-turn = Der Fluss darf nicht zweimal zur selben Seite abbiegen.

## Plättchen

carcassonne-tile-ra = Quelle
carcassonne-tile-ra-about = Die Quelle des Flusses in einer einzigen Wiese. Das Startplättchen.
carcassonne-tile-rb = Stadttor am Fluss
carcassonne-tile-rb-about = Fluss von Seite zu Seite, auf einer dritten Stadt; von ihrem Tor führt eine Straße über eine Brücke zur vierten.
carcassonne-tile-rc = Fluss zwischen Städten
carcassonne-tile-rc-about = Fluss von Seite zu Seite, links und rechts davon je eine Stadt.
carcassonne-tile-rd = Gerader Fluss
carcassonne-tile-rd-about = Fluss von Seite zu Seite, links und rechts davon je eine Wiese.
carcassonne-tile-re = Flussbogen an der Stadt
carcassonne-tile-re-about = Fluss zwischen zwei benachbarten Seiten, eine Stadt über die anderen beiden.
carcassonne-tile-rg = Flussbogen
carcassonne-tile-rg-about = Fluss zwischen zwei benachbarten Seiten, ringsum Wiesen.
carcassonne-tile-rh = Fluss am Kloster
carcassonne-tile-rh-about = Fluss von Seite zu Seite, daneben ein Kloster; seine Straße führt über eine Brücke.
carcassonne-tile-ri = Flussbogen mit Kurve
carcassonne-tile-ri-about = Fluss zwischen zwei benachbarten Seiten, eine Straße zwischen den anderen beiden.
carcassonne-tile-rj = Flussbogen mit Garten
carcassonne-tile-rj-about = Fluss zwischen zwei benachbarten Seiten, ein Garten in der größeren Wiese.
carcassonne-tile-rk = Brücke
carcassonne-tile-rk-about = Fluss von Seite zu Seite; eine Straße führt auf einer Brücke darüber.
carcassonne-tile-rl = See
carcassonne-tile-rl-about = Der See, in dem der Fluss endet, in einer einzigen Wiese.

## Einstellungen

carcassonne-option-river-start-tile = Das Startplättchen
carcassonne-option-river-start-tile-about = Was mit der Straße an der Stadt geschieht, die sonst zuerst liegt.
carcassonne-option-river-start-tile-removed = Bleibt in der Schachtel
carcassonne-option-river-start-tile-removed-about = Die Quelle liegt zuerst, und eine Straße an der Stadt spielt nicht mit.
carcassonne-option-river-start-tile-shuffled = Eingemischt
carcassonne-option-river-start-tile-shuffled-about = Es wird gezogen wie jedes andere.
carcassonne-option-river-start-tile-after-lake = Folgt auf den See
carcassonne-option-river-start-tile-after-lake-about = Es ist das erste Plättchen nach dem See.
carcassonne-option-river-turns = Biegungen des Flusses
carcassonne-option-river-turns-about = Wie sich der Fluss winden darf.
carcassonne-option-river-turns-no-u-turn = Keine Kehre
carcassonne-option-river-turns-no-u-turn-about = Zwei Bögen hintereinander dürfen nicht zur selben Seite führen.
carcassonne-option-river-turns-alternate = Abwechselnd
carcassonne-option-river-turns-alternate-about = Ein Bogen führt zur anderen Seite als der Bogen davor, auch wenn gerade Stücke dazwischen liegen.
carcassonne-option-river-turns-clearance = Mit Platz voraus
carcassonne-option-river-turns-clearance-about = Die Stellen rund um die nächste müssen frei sein.
carcassonne-option-river-turns-free = Beliebig
carcassonne-option-river-turns-free-about = Nur die Seiten müssen passen.

## Wo die Regel schweigt

carcassonne-river-ruling-1 = Ein Flussplättchen, das nirgends passt, kommt aus dem Spiel, und der Fluss geht mit dem nächsten weiter.
carcassonne-river-ruling-2 = Auf dem Fluss steht niemand. Er trennt Wiesen wie eine Straße; um Quelle und See herum hängen sie zusammen.
