account-wrong = Kein Konto hat diese Adresse und dieses Passwort.
account-wrong-password = Das ist nicht das Passwort dieses Kontos.
account-not-an-address = Das ist keine E-Mail-Adresse.
account-address-taken = Diese Adresse hat schon dieses Konto oder ein anderes. Nichts wurde geändert.
account-password-short = Ein Passwort hat mindestens { $least } Zeichen.
account-password-easy = Dieses Passwort ist zu leicht zu erraten. Nimm eines, auf das kaum jemand käme.
account-wrong-code = Das ist nicht der Code aus der Mail. Nach drei falschen gilt er nicht mehr.
account-code-over = Der Code gilt nicht mehr. Fang noch einmal an, dann bekommst du einen neuen.
account-no-mail = Dieser Server verschickt keine Mails und kann bei einem vergessenen Passwort nicht helfen. Dein Code für die Partien bringt sie zurück, oder ein anderes Handy, das sie hat.
account-mail-not-sent = Die Mail konnte nicht verschickt werden. Versuch es später noch einmal.
account-signed-in = Dieses Handy ist schon angemeldet. Melde es zuerst ab.
account-not-signed-in = Dieses Handy ist bei keinem Konto angemeldet.
account-two-accounts = Dieses Handy ist bei einem anderen Konto angemeldet. Melde es zuerst ab; die Partien bleiben dort gespeichert.
account-title = Konto
account-mine = Dieses Handy ist angemeldet
account-email-so-far = Bisher: { $email }
account-prompt = Melde dich an und hol deine Partien
account-about = Sie erscheinen auf diesem Handy, zusammen mit den Partien, die schon darauf sind.
account-email = Mailadresse
account-email-no-mail = Dieser Server verschickt keine Mails: Nimm irgendeine Adresse, die du dir merkst.
account-password = Passwort
account-password-now = Bisheriges Passwort
account-password-new = Neues Passwort
account-password-hint = Mindestens { $least } Zeichen
account-sign-in = Anmelden
account-make = Konto anlegen
account-forgot = Passwort vergessen?
account-new-prompt = Behalte deine Partien in einem Konto
account-new-about = Damit findest du diese Partien wieder. Der Code für die Partien gilt weiter.
account-code-prompt = Gib den Code aus der Mail ein
account-code-about = Wenn die Adresse stimmt, ist eine Mail unterwegs an { $email }.
account-code = Code
account-code-yes = Bestätigen
account-code-again = Noch einen Code senden
account-code-sent = Noch eine Mail ist unterwegs.
account-forgot-prompt = Hol dir einen Code für ein neues Passwort
account-forgot-about = Gibt es ein Konto mit dieser Adresse, bringt eine Mail den Code.
account-by-code = Mit einer Mail anmelden
account-by-code-prompt = Melde dich mit einem Code aus einer Mail an
account-forgot-yes = Code senden
account-forgot-no-mail = Keine Mail von diesem Server
account-use-code = Code für die Partien nutzen
account-reset-yes = Speichern, anmelden
account-show = Zeigen
account-busy = Einen Moment
account-missing = { $what } eingeben
account-again = Noch einmal
account-done =
    { $n ->
        [one] Angemeldet: { $n } Handy
       *[other] Angemeldet: { $n } Handys teilen diese Partien
    }
account-phones =
    { $n ->
        [one] Diese Partien sind auf einem Handy.
       *[other] Diese Partien sind auf { $n } Handys.
    }
account-change-password = Passwort ändern
account-change-password-about = Angemeldete Handys bleiben angemeldet.
account-change-email = Adresse ändern
account-email-new = Neue Mailadresse
account-save = Speichern
account-saved = Erledigt
account-sign-out = Dieses Handy abmelden
account-sign-out-about = Was bisher auf ihm gespielt wurde, bleibt bei deinen Partien.
account-sign-out-prompt = Dieses Handy abmelden?
account-sign-out-yes = Abmelden
account-others = Alle anderen Handys abmelden
account-others-about = Sie zeigen dann nur noch ihre eigenen Partien. Auch der Code für die Partien gilt nicht mehr.
account-others-prompt = Alle anderen Handys abmelden?
account-others-yes = Alle abmelden
account-delete = Konto löschen
account-delete-about = Adresse und Passwort werden gelöscht. Die Partien bleiben auf den Handys, die sie haben.
account-delete-prompt = Das Konto löschen?
account-delete-yes = Löschen
account-not = Das ging nicht
account-offline = Konten brauchen den Server
account-offline-about = Er antwortet gerade nicht. Deine Partien sind dort sicher.
