### Tableside en français : écrans, états, refus de l’application.
### « vous » partout ; boutons à l’infinitif. Le contexte de chaque message est noté dans en.ftl.

## Mots employés partout

app-name = Tableside
common-back = Retour
common-close = Fermer
common-more = Plus
common-undo = Défaire
common-cancel = Annuler
common-reload = Recharger
common-copied = Copié
common-loading = Un instant

colour-red = Rouge
colour-blue = Bleu
colour-yellow = Jaune
colour-green = Vert
colour-coal = Noir
colour-pink = Rose
colour-bone = Blanc

## Bandeau des places

seats-band = Places et points
seats-pill =
    { $points ->
        [one] { $colour }, point
       *[other] { $colour }, points
    }
seats-active = c’est son tour
seats-active-own = c’est à vous
seats-you = vous
seats-gone = absent { $time }
seats-away = absent

## Accueil

start-prompt = Commencer ou rejoindre une partie
start-about = Le jeu est sur votre table. L’appli connaît les règles et compte les points.
start-games = Pour { $games }.
start-new = Créer une table
start-join = Rejoindre
start-tables = Vos tables
start-nobody = Personne n’a encore pris place
start-status =
    { $status ->
        [lobby] { $game }, pas encore commencé
        [playing] { $game }, en cours
       *[finished] { $game }, terminé
    }
start-opened = ouverte à { $time }
start-hide = Masquer
start-hide-of = Masquer la table : { $names }
start-hidden-now =
    { $status ->
        [finished] { $names } : masquée ici, toujours dans Parties passées.
       *[other] { $names } : masquée jusqu’à ce qu’il s’y passe quelque chose.
    }
start-hidden =
    { $n ->
        [one] Une table masquée
       *[other] { $n } tables masquées
    }
start-show = Réafficher
start-show-of = Réafficher la table : { $names }

## Nouvelle table

new-title = Créer une table
new-game = Quel jeu est sur la table ?
new-fewer = { $name } : { $n } de moins
new-more = { $name } : { $n } de plus
new-draw = Qui pioche ?
new-draw-table = Nous piochons dans la boîte
new-draw-table-about = Piochez une tuile, puis touchez-la sur votre téléphone.
new-draw-app = L’appli pioche
new-draw-app-about = Si vous n’avez pas la boîte sous la main.
new-box = Le contenu de votre boîte
new-expansions = Quelles extensions ?
new-options = Règles et aides
new-options-changed =
    { $n ->
        [0] Règles habituelles, toutes les aides
        [one] { $n } réglage modifié
       *[other] { $n } réglages modifiés
    }
new-rules = Règles
new-aids = Aides sur les téléphones
new-open = Créer la table
new-opening = Création en cours
new-people = De { $min } à { $max } personnes
new-people-more = De { $min } à { $max } personnes, jusqu’à { $most } avec { $box }
new-box-rules = Règles : { $box }

## Rejoindre

join-title = Rejoindre une table
join-code = Code
join-code-hint = Six caractères ; ils s’affichent sur le téléphone de l’hôte.
join-code-letters = Les codes n’ont ni 0, ni O, ni 1, ni I, ni L.
join-name = Votre nom
join-colour = Votre couleur
join-colour-taken = { $colour }, prise par { $name }
join-take = Prendre place
join-taking = Un instant
join-watch = Regarder
join-table-of = { $game }, table ouverte par { $host }
join-wrong-code = Vérifier le code
join-missing-code = Entrer le code
join-missing-name = Entrer votre nom
join-name-full = { $n } caractères au plus
join-missing-name-of = Entrer un nom
join-missing-other-name = Choisir un autre nom
join-name-use = Prendre « { $name } »
join-missing-colour = Choisir une couleur
join-begun = La partie a commencé
join-begun-about = Après le début, on ne peut plus entrer, seulement regarder. Une des places est la vôtre ? Quelqu’un de la table peut la déplacer vers ce téléphone, sous « Joueurs et téléphones ».
join-over = La partie est terminée
join-over-about = Vous pouvez encore voir le résultat.
join-full = Toutes les places sont prises
join-full-about = Il ne reste aucune couleur. Vous pouvez regarder.
join-looking = Recherche de la table

## Avant la partie

lobby-scan = Pour les autres : scanner, ou taper
lobby-qr-larger = Agrandir : { $qr }
lobby-qr-smaller = Réduire : { $qr }
lobby-qr = Code QR du lien vers cette table
lobby-code = Code { $code }
lobby-send = Envoyer le lien
lobby-copy = Copier le lien
lobby-link-title = Rejoignez notre table
lobby-seats = Places dans l’ordre du tour
lobby-here = ce téléphone
lobby-here-host = ce téléphone, hôte
lobby-phone = téléphone présent
lobby-phone-host = téléphone présent, hôte
lobby-away = téléphone pas encore là
lobby-gone = absent depuis { $time }
lobby-no-phone-here = sans téléphone, joué sur celui-ci
lobby-no-phone = sans téléphone, joué sur un autre
lobby-begins = commence
lobby-free =
    { $n ->
        [one] Encore libre : { $colours }
       *[other] Encore libres : { $colours }
    }
lobby-edit = Modifier la place : { $name }
lobby-edit-name = Nom
lobby-edit-colour = Couleur
lobby-earlier = Monter
lobby-later = Descendre
lobby-save = Enregistrer
lobby-remove = Retirer
lobby-remove-ask = Retirer { $name } de la table ?
lobby-leave = Quitter la table
lobby-leave-ask = Quitter la table ? Votre place sera libre.
lobby-box = Boîte
lobby-box-differs =
    { $n ->
        [0] Aucune tuile de cette boîte ne s’écarte de la liste
        [one] { $n } tuile de cette boîte est différente
       *[other] { $n } tuiles de cette boîte sont différentes
    }
lobby-box-boards =
    { $n ->
        [one] { $n } plateau saisi d’après cette boîte
       *[other] { $n } plateaux saisis d’après cette boîte
    }
lobby-box-mine = Cette table joue avec votre boîte.
lobby-box-hosts = Cette table joue avec la boîte de l’hôte.
lobby-invented =
    { $n ->
        [one] { $n } tuile inventée
       *[other] { $n } tuiles inventées
    }
lobby-invented-about = Personne n’a encore saisi ces tuiles de la boîte : l’appli joue avec des tuiles inventées.
lobby-starter = Qui commence ?
lobby-lot = Tirer au sort
lobby-lot-fell = C’est { $name } qui commence
lobby-options = Règles et aides
lobby-change = Modifier règles et aides
lobby-aids =
    { $on ->
        [all] Aides : toutes
        [none] Aides : aucune
       *[some] Aides : en partie
    }
lobby-draw-table = Tuiles de la boîte
lobby-draw-app = L’appli pioche
lobby-start-prompt =
    { $n ->
        [2] Commencer à deux ?
        [3] Commencer à trois ?
        [4] Commencer à quatre ?
        [5] Commencer à cinq ?
       *[other] Commencer à { $n } ?
    }
lobby-start-about = Après le début, on ne peut plus entrer, seulement regarder.
lobby-board-open = À dire encore : votre plateau est-il ainsi ?
lobby-start =
    { $n ->
        [2] Commencer à deux
        [3] Commencer à trois
        [4] Commencer à quatre
        [5] Commencer à cinq
       *[other] Commencer à { $n }
    }
lobby-starting = La partie commence
lobby-few-prompt = En attente des autres
lobby-few-about =
    { $n ->
        [2] Il faut être au moins deux. Les autres scannent le code ; ajoutez une place pour qui n’a pas de téléphone.
       *[other] Il faut être au moins { $n }. Les autres scannent le code ; ajoutez une place pour qui n’a pas de téléphone.
    }
lobby-few =
    { $n ->
        [one] Il manque une personne
       *[other] Il manque { $n } personnes
    }
lobby-wait-prompt = { $name } lancera la partie
lobby-wait-host = L’hôte lancera la partie
lobby-wait-about = Votre place est prise. La partie commencera sur tous les téléphones à la fois.
lobby-watch-about = Vous regardez. La partie commencera sur tous les téléphones à la fois.
lobby-add = Ajouter une place
lobby-sit = Prendre place
lobby-add-prompt = Qui est-ce ?
lobby-add-about = Pour qui n’a pas de téléphone : vous saisissez ses coups sur celui-ci.
lobby-add-name = Nom
lobby-add-save = Ajouter la place

## Réglages

settings-title = Réglages
settings-language = Langue
settings-language-system = Comme le téléphone
settings-light = Thème
settings-light-system = Comme le téléphone
settings-light-day = Clair
settings-light-lamp = Sombre
settings-contrast = Contraste élevé
settings-contrast-about = Traits plus marqués, ni couleurs pâles ni hachures.
settings-hints = Afficher les conseils
settings-hints-about = Une deuxième ligne qui explique quoi faire.
settings-hand = Main gauche
settings-hand-about = Le bouton principal est à gauche.
settings-signals = Quand c’est à vous
settings-signals-off = Rien
settings-signals-touch = Vibrer
settings-signals-both = Vibrer et toquer
settings-signals-try = Essayer
settings-rulings = Là où la règle n’est pas claire : { $game }
settings-about = À propos
settings-about-words = Tableside accompagne gratuitement le jeu posé sur votre table. L’appli n’appartient à aucun éditeur et ne remplace pas le jeu.
settings-about-fonts = Composé en Grenze et Atkinson Hyperlegible Next, toutes deux sous SIL Open Font License.
settings-version = Version { $version }
settings-privacy = Données et mentions légales

## Connexion, états, pannes

strip-offline =
    { $n ->
        [0] <b>Hors ligne depuis { $time }.</b> Ce que vous saisissez partira plus tard.
        [one] <b>Hors ligne depuis { $time }.</b> { $n } saisie attend sur ce téléphone.
       *[other] <b>Hors ligne depuis { $time }.</b> { $n } saisies attendent sur ce téléphone.
    }
strip-offline-since = <b>Hors ligne depuis { $time }.</b>
strip-unconfirmed =
    { $what ->
        [draw] <b>Pioche non confirmée.</b>
        [move] <b>Coup non confirmé.</b>
        [place] <b>Pose non confirmée.</b>
        [undo] <b>Retour non confirmé.</b>
        [many] <b>{ $n } saisies non confirmées.</b>
       *[other] <b>Saisie non confirmée.</b>
    }
strip-discard = Abandonner
strip-keep-open = Gardez cette page ouverte : rien n’est enregistré ici.
strip-unsaved = <b>Ce navigateur n’enregistre rien :</b> si vous rechargez, votre place est perdue. Quittez la navigation privée, autorisez les données du site ou libérez de la mémoire. Ou déplacez votre place vers un autre navigateur sous « Joueurs et téléphones ».
strip-polling = <b>Pas de liaison directe.</b> Ce téléphone vérifie toutes les 2 secondes ; rien ne se perd.
strip-back =
    { $n ->
        [0] <b>De retour.</b> Rien n’a été perdu.
        [one] <b>De retour.</b> { $n } saisie envoyée, rien n’a été perdu.
       *[other] <b>De retour.</b> { $n } saisies envoyées, rien n’a été perdu.
    }
strip-as-of = <b>État à { $time }.</b> Mise à jour en cours.
update-ready = Une nouvelle version est disponible.
update-now = Mettre à jour
update-load = Charger la nouvelle version
broken-title = Un problème est survenu ici
broken-about = Votre table est en sécurité sur le serveur. Rechargez la page et reprenez là où vous en étiez.
broken-start = Accueil
broken-code = Erreur : { $code }
closed-title = Ce téléphone n’est pas à cette table
closed-ask = Demandez le code à quelqu’un de la table. Cette adresse ne marche que sur les téléphones qui l’ont rejointe.
closed-join = Entrer un code
closed-start = Accueil

client-offline = Le serveur ne répond pas. Ce téléphone est-il sur le même réseau ?
client-no-connection = Pas de connexion
client-no-chunk = Cette page n’a pas pu être chargée.
client-broken = Cela n’a pas marché. Réessayez.
client-fault = L’appli a fait une erreur ici. Rechargez la page.
client-no-device = Le serveur n’a pas reconnu ce téléphone. Réessayez.

## Un navigateur trop ancien

unsupported-title = Ce navigateur est trop ancien pour Tableside
unsupported-about = Il faut iOS { $safari } ou plus récent sur iPhone et iPad ; ailleurs, Chrome ou Edge { $chrome }, Firefox { $firefox } ou Safari { $safari }.
unsupported-help = Mettez à jour le navigateur ou le téléphone, ou prenez-en un autre. Ouvrez-y cette adresse :
unsupported-no-script = Tableside a besoin de JavaScript.
unsupported-manifest = Accompagne votre jeu de société : tours, emplacements permis et points sur chaque téléphone de la table.

## Refus

action-hidden-characters = Le texte contient des caractères invisibles. Tapez-le de nouveau.
action-malformed = La saisie est illisible.
action-unknown = Ce jeu n’a pas d’action de ce genre.
device-too-many-sockets = Trop de pages sont ouvertes sur cet appareil. Fermez-en, puis rechargez celle-ci.
device-unknown = Le serveur ne connaît pas ce téléphone.
feed-listen-only = Cette liaison ne fait qu’écouter : elle n’accepte aucune action.
game-unknown = Il n’y a ici ni jeu ni extension « { $game } ».
picture-unknown-piece = Le jeu n’a pas de pièce « { $piece } ».
texts-unknown-language = Il n’y a pas ici de textes dans la langue « { $language } ».
lobby-colour-missing = { $name } a une couleur que seule cette extension apporte : choisissez-en d’abord une autre pour cette place.
lobby-name-taken = Quelqu’un s’appelle déjà { $name } à cette table.
lobby-name-unseen = Ce nom est invisible. Choisissez-en un que les autres puissent lire.
request-invalid = La demande est illisible.
request-not-json = La demande est illisible.
request-throttled =
    { $seconds ->
        [one] Trop à la fois. Réessayez dans { $seconds } seconde.
       *[other] Trop à la fois. Réessayez dans { $seconds } secondes.
    }
request-too-large = La demande est trop volumineuse.
request-unknown-address = Il n’y a rien à cette adresse.
request-unconfirmed = Non confirmé
request-wrong-method = Cela n’est pas possible à cette adresse.
server-fault = Un problème est survenu sur le serveur. Réessayez.
server-no-room = Le serveur est plein. La personne qui le gère doit libérer de la place.
server-unknown-host = Tableside est ici, mais pas à l’adresse « { $host } ».
correction-does-not-hold = Avec cette correction, une saisie serait contraire aux règles.
correction-empty = Cette correction ne change rien, ou change trop.
correction-still-asked = Il manque quelque chose avant : { $wait }.
correction-entry-gone = Cette saisie ne compte plus.
correction-not-by-hand = Cela ne peut pas être corrigé à la main.
correction-sealed = Dans un jeu à secrets, on ne corrige que ses propres saisies. Si celle de quelqu’un d’autre gêne, revenez en arrière jusqu’à l’erreur, en commençant par la plus récente, chacun la sienne.
correction-sealed-now = Quelqu’un a fait un choix secret. Une fois le choix dévoilé, cela pourra être corrigé.
history-no-such-step =
    { $steps ->
        [one] La partie n’a qu’une étape.
       *[other] La partie n’a que { $steps } étapes.
    }
correction-unknown = Cette correction a été retirée ou réglée.
table-event-corrected = { $seat } a corrigé une saisie antérieure.
table-event-corrected-own = Vous avez corrigé une saisie antérieure.
table-event-corrected-by-host = L’hôte a corrigé une saisie antérieure.
table-event-redone = { $seat } a rétabli la saisie.
table-event-redone-own = Vous avez rétabli la saisie.
table-event-redone-by-host = L’hôte a rétabli la saisie.
table-adjusted = Points convenus
table-end-unfinished = L’hôte a terminé la partie avant la fin.
table-event-adjusted =
    { $points ->
        [one] { $seat } reçoit { $points } point d’un commun accord : { $reason }
       *[other] { $seat } reçoit { $points } points d’un commun accord : { $reason }
    }
table-event-adjusted-own =
    { $points ->
        [one] Vous recevez { $points } point d’un commun accord : { $reason }
       *[other] Vous recevez { $points } points d’un commun accord : { $reason }
    }
table-event-finish-now = L’hôte a terminé la partie ; elle est comptée en l’état.
table-no-points = Entrez un nombre de points différent de 0.
table-no-such-seat = Personne n’est à cette place.
table-busy = La table est occupée. Réessayez dans un instant.
table-colour-taken = Cette couleur est déjà prise.
table-duplicate-id = Cette saisie a déjà été envoyée avec un autre contenu.
table-event-seat-moved = { $seat } joue maintenant sur un autre téléphone.
table-event-seat-moved-own = Vous jouez maintenant pour { $seat } sur ce téléphone.
table-event-seat-removed = Le téléphone a été retiré ({ $seat }) ; l’hôte joue maintenant pour { $seat }.
table-event-seat-given-up = { $seat } a quitté la table ; le téléphone de l’hôte joue maintenant pour { $seat }.
table-event-seat-host = Désormais, l’hôte est { $seat }.
table-event-seat-host-own = Désormais, l’hôte, c’est vous.
table-event-seat-host-taken = Désormais, l’hôte est { $seat } : le téléphone de l’hôte ne répondait plus.
table-event-undone = { $seat } a défait la dernière saisie.
table-event-undone-own = Vous avez défait la dernière saisie.
table-full = Toutes les couleurs de la boîte sont prises.
table-host-is-here = Le téléphone de l’hôte est là.
table-log-full = Cette table a autant de saisies qu’elle peut en contenir. L’hôte ne peut plus que terminer la partie.
table-locked = L’hôte a verrouillé cette table.
table-only-watching = Ce lien sert à regarder. Pour jouer, demandez le code à quelqu’un de la table.
start-damaged-link = Ce lien est incomplet. Scannez de nouveau le code, ou tapez-le.
common-again = Réessayer
join-one-of = Êtes-vous dans la liste ?
join-one-of-about = Touchez votre nom pour jouer sur ce téléphone.
join-one-of-begun = La partie a commencé. Touchez votre nom ; l’hôte devra accepter.
join-one-of-missing = Votre nom n’y est pas ? Alors votre place a déjà un téléphone. Quelqu’un de la table peut la déplacer vers celui-ci, sous « Joueurs et téléphones ».
join-none = Quelqu’un d’autre
join-asked = En attente de l’hôte
join-asked-about = Vous pourrez jouer pour { $name } dès que l’hôte aura dit oui. Si le téléphone de l’hôte n’est plus là, quelqu’un d’autre peut devenir l’hôte.
join-asked-over = L’hôte a dit non, ou quelqu’un d’autre a pris la place.
join-tv = Afficher comme télé
join-screen = Est-ce une télé ?
join-screen-about = Sur un téléphone de la table, ouvrez le menu, puis « Joueurs et téléphones », et entrez ce code :
join-tv-about = Pour toute la pièce : un grand plateau et les points, sans boutons.
join-here = Regarder ici
join-here-about = Pour vous, comme sur un téléphone : les tours passés, et des points à toucher.
join-wide = Comment voulez-vous regarder ?
play-request = Un téléphone veut jouer pour { $name }.
play-request-no = Non
play-request-yes = Autoriser
table-seat-taken = Quelqu’un a déjà pris cette place.
table-already-seated = Ce téléphone a déjà une place ici.
table-unknown-request = Il y a déjà été répondu, ou la demande a été retirée.
table-not-finished = La partie est encore en cours.
table-still-played = Quelque chose a été saisi ici ces { $hours } dernières heures. Une partie encore en cours reste dans la liste.
table-not-host = Seul l’hôte peut le faire.
table-not-started = La partie n’a pas encore commencé.
table-not-your-seat = Cette place se joue sur un autre téléphone.
table-not-yours-to-do = Cela ne peut pas se faire depuis un téléphone.
table-nothing-due = Il n’y a rien à compter pour l’instant.
table-nothing-to-draw = Il n’y a rien à piocher pour l’instant.
table-nothing-to-undo = Vous n’avez rien à défaire.
table-option = Le jeu n’a pas ce réglage ou cette valeur : { $option }
table-others-first = Quelqu’un d’autre doit répondre avant.
table-over = La partie est terminée.
table-invented-piece = { $tile } : tuile inventée, aucune boîte ne l’a, elle ne peut donc pas être saisie.
table-seats = Ce jeu se joue de { $min } à { $max } personnes.
table-stale-version = Quelqu’un a joué plus vite. Rien n’a été changé.
table-started = La partie a déjà commencé.
table-starter = La place qui doit commencer est vide.
table-too-late = Trop tard : la partie a continué.
table-undo-blocked = Quelque chose a été saisi après. { $why }
table-played-on = D’autres ont joué depuis.
table-seat-moved = Un autre téléphone joue maintenant cette place.
table-removed = L’hôte a retiré ce téléphone de la table.
table-unknown = Cette table n’existe pas, ou ce téléphone n’y est pas.
table-unknown-code = Aucune table ouverte n’a ce code. Il a peut-être changé.
table-unknown-colour = La boîte n’a pas cette couleur.
table-unknown-seat = Cette table n’a pas cette place.
table-your-own-seat = Le téléphone de l’hôte reste.

## Regarder de près

look-open = Regarder de près : { $tile }
look-close = Fermer
look-free = Emplacement vide
look-from-the-start = Sur la table depuis le début
look-laid = Posée par { $name }
look-laid-when = Posée par { $name }, { $when }
look-belongs = Fait partie de
look-pieces =
    { $n ->
        [one] { $name } : { $n } pièce
       *[other] { $name } : { $n } pièces
    }
look-fits =
    { $n ->
        [0] Ne va nulle part pour l’instant
        [one] Va à un endroit
       *[other] Va à { $n } endroits
    }
look-board = Où elle peut aller
look-not-here = { $tile } : ne va ici dans aucun sens.
look-kinds = Tuiles restantes qui vont ici
look-kinds-none = Aucune des tuiles restantes ne va ici
look-left = reste { $n }
look-wrong = Il y a une erreur

## Le plateau

board-label = { $name }, { $counted }
board-tiles =
    { $n ->
        [one] { $n } tuile
       *[other] { $n } tuiles
    }
board-keys =
    { $legal ->
        [choose] Les flèches vont d’un endroit à l’autre, Entrée pose la tuile. Plus, moins et 0 pour zoomer. T montre le plateau en texte, B mène à la question et retour.
        [chosen] R tourne la tuile, Maj et R dans l’autre sens, les chiffres choisissent, Ctrl et Entrée confirment, Échap revient. T montre le plateau en texte, B mène à la question et retour.
       *[look] Les flèches vont d’une tuile à l’autre, Entrée en ouvre une. Plus, moins et 0 pour zoomer. T montre le plateau en texte, B mène à la question et retour.
    }
board-out-of-sight =
    { $side ->
        [up]
            { $n ->
                [one] { $n } autre endroit plus haut
               *[other] { $n } autres endroits plus haut
            }
        [left]
            { $n ->
                [one] { $n } autre endroit à gauche
               *[other] { $n } autres endroits à gauche
            }
        [right]
            { $n ->
                [one] { $n } autre endroit à droite
               *[other] { $n } autres endroits à droite
            }
       *[down]
            { $n ->
                [one] { $n } autre endroit plus bas
               *[other] { $n } autres endroits plus bas
            }
    }
board-as-text = Plateau en texte
board-as-picture = Retour à l’image
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-whole = Plateau entier
board-text-title = Le plateau en mots
board-row = Rangée { $row }
board-position = Rangée { $row }, colonne { $column }
board-cell = { $place } : { $words }
board-sides = Nord : { $north }, est : { $east }, sud : { $south }, ouest : { $west }.
board-same-sides = Les quatre côtés : { $all }.
board-side =
    { $edge ->
        [N] nord
        [E] est
        [S] sud
       *[W] ouest
    }
board-part =
    { $direction ->
        [N] nord
        [NE] nord-est
        [E] est
        [SE] sud-est
        [S] sud
        [SW] sud-ouest
        [W] ouest
        [NW] nord-ouest
       *[other] milieu
    }
board-look = Regarder de près
board-look-at = Regarder de près : { $place }
board-times = { $n } × { $what }
board-piece = { $name } : { $role } ({ $on }).
board-piece-here = { $name } : { $role }.
board-piece-edge =
    { $edge ->
        [N] { $name } : { $role }, bord nord.
        [E] { $name } : { $role }, bord est.
        [S] { $name } : { $role }, bord sud.
       *[W] { $name } : { $role }, bord ouest.
    }
board-free = Libre.
board-beside =
    { $edge ->
        [N] Au nord : { $terrain }.
        [E] À l’est : { $terrain }.
        [S] Au sud : { $terrain }.
       *[W] À l’ouest : { $terrain }.
    }
board-take = Poser ici
board-take-here = Poser ici : { $place }
board-chosen = Votre tuile est ici pour l’instant
board-spot-keys =
    { $legal ->
        [choose] Les flèches vont d’un endroit à l’autre, Entrée choisit, Ctrl et Entrée confirment, Échap revient. Plus, moins et 0 pour zoomer. T montre le plateau en texte, B mène à la question et retour.
       *[look] Les flèches vont d’un endroit à l’autre. Plus, moins et 0 pour zoomer. T montre le plateau en texte, B mène à la question et retour.
    }
board-surfaces = Plateaux
board-empty = Vide.
board-stack = { $n } pièces, de haut en bas : { $pieces }.
board-of-seat = { $name } : { $what }
board-face-down = face cachée
board-lying = couché
board-next-to = À côté : { $places }.
board-part-of = Fait partie de : { $area }.
board-across = Mène en face : { $places }.
board-asks = Demande : { $what }.
board-next = Case suivante.
board-next-missing = Case suivante. Il manque : { $what }.
board-gives = Donne : { $what }.
board-choose = Choisir
board-choose-here =
    { $what ->
        [none] Choisir { $place }
       *[other] { $place } : { $what }
    }
board-leave-here = Partir d’ici
board-leave-alone = En choisir une autre
board-go-here = Aller ici
board-chosen-from = La pièce part d’ici.
board-chosen-to = La pièce va ici.
board-piece-chosen =
    { $n ->
        [one] Départ : { $piece } ({ $place }), { $n } endroit
       *[other] Départ : { $piece } ({ $place }), { $n } endroits
    }

## En cours de partie

play-points = Points
play-settings = Réglages
play-leave = Accueil
play-draw = Piocher
play-for-seat = Tour joué sur ce téléphone : { $name }
play-narrow = Touchez un côté pour réduire le choix.
play-types-and-tiles =
    { $types ->
        [one] { $types } sorte, { $tiles } restantes
       *[other] { $types } sortes, { $tiles } restantes
    }
play-types =
    { $types ->
        [one] { $types } sorte
       *[other] { $types } sortes
    }
play-all-types = Les { $types }
play-show-used-up = Épuisées : { $types }
play-unlisted = Pas dans la liste
play-filter = Réduire le choix par les côtés
play-any = tout
play-side =
    { $edge ->
        [N] Haut : { $terrain }
        [E] Droite : { $terrain }
        [S] Bas : { $terrain }
       *[W] Gauche : { $terrain }
    }
play-left = reste { $n }
play-bag =
    { $n ->
        [one] { $n } tuile restante
       *[other] { $n } tuiles restantes
    }
play-bag-about = Pas encore piochées. Touchez une tuile pour la voir en grand.
play-bag-empty = Toutes les tuiles ont été piochées.
play-used-up =
    { $aside ->
        [0] « { $tile } » est épuisée : { $all ->
                [one] la seule est sur le plateau.
               *[other] les { $all } sont sur le plateau.
            }
       *[other] « { $tile } » est épuisée : { $board } sur { $all } sont sur le plateau, les autres ont été écartées.
    }
play-held = chez { $name }
play-held-about = Cette tuile est chez { $name }. Si c’est une erreur, corrigez-la sous Plus, Historique.
play-set-aside = « { $tile } » ne peut être posée nulle part et est écartée : piochez de nouveau
play-undo-round = Revenir à la manche d’avant ?
play-undo-round-about = Votre dernier coup date de cette manche. Toute la table y revient, et la manche est recomptée.
play-other-questions = Également possible
play-tap-place = Touchez un endroit
play-something-else = Autre chose
play-goes-to = Vers { $place }
play-as-list =
    { $n ->
        [one] En liste
       *[other] Les { $n } en liste
    }
play-as-list-of-gains = Coûts et gains
play-move = Déplacer
play-other-tile = Autre tuile
play-other-place = Autre endroit
play-turn = Tourner la tuile
play-further-pieces = Quel pion
play-targets = Que poser dessus
play-stock = en réserve
play-done = Terminé
play-less = Moins : { $name }
play-more = Plus : { $name }
play-amount-left = Encore { $n } à répartir
play-change = Modifier
play-may-change = Choisi. Vous pouvez changer jusqu’à ce que tout le monde soit prêt.
play-laid =
    { $question ->
        [both] La tourner, puis poser { $piece } ?
        [turn] La tourner, ou terminé ?
        [add] Poser { $piece } ?
       *[lay] La poser ici ?
    }
play-strands = Alors { $tile } n’ira plus nulle part.
play-sent =
    { $what ->
        [draw] Pioche en cours
        [pick] Saisi
        [move] Déplacé
        [place] Posé
        [undo] Retour en arrière
       *[other] Saisi
    }
play-sending = Envoi
play-sending-on = Envoi …
play-kept-here = Gardé sur ce téléphone jusqu’à la réponse du serveur.
play-waits = En attente
play-does-not-fit = Cela ne va pas ici
play-not-possible = C’est impossible
play-nothing-changed = Rien n’a été changé.
play-undo-by-correction = Corriger plutôt ?
play-correct-instead = Corriger
play-go-on = Continuer
play-overtaken = Quelqu’un a joué plus vite
play-overtaken-by = { $name } a joué plus vite
play-overtaken-kept = Rien n’a été changé. Votre saisie est gardée.
play-overtaken-undo = Trop tard pour défaire. Votre saisie compte.
play-overtaken-gone = Déjà saisi. Il n’y a plus rien à faire.
play-drop = Abandonner la mienne
play-again = La renvoyer
play-since = Attente : { $time }
play-counting = Le serveur compte.
play-takes-longer = C’est plus long que d’habitude.
play-stalled = Le serveur n’arrive pas à finir cette étape. Il continue d’essayer, et rien ne se perd.
play-silent = Téléphone muet depuis { $time } : { $name }. La table attend.
play-silent-elsewhere = Le téléphone qui joue pour { $name } est muet depuis { $time }.
play-show = Voir
play-let-be = Plus tard
play-others-wait =
    { $n ->
        [one] { $name } vous attend.
       *[other] Les autres vous attendent.
    }
play-play-on = Jouer
play-and-more =
    { $n ->
        [one] 1 de plus
       *[other] { $n } de plus
    }
play-over = La partie est terminée
play-offer-who = Qui a choisi
play-offer-done = prêt
play-offer-entered = saisi
play-offer-open = pas encore
play-offer-reviews = regarde encore la manche { $turn }
play-offer-drawn = Pioché par { $name }
play-offer-price = { $n } pour { $name }
play-offer-missing =
    { $n ->
        [one] { $n } prix manque
       *[other] { $n } prix manquent
    }
play-offer-about = Secret jusqu’à ce que tout le monde ait choisi.
play-offer-most = { $n } au plus : c’est tout ce qui vous reste.
play-offer-over = { $n } de plus que ce que vous avez
play-offer-purse = { $laid } placé, { $left } pour acheter
play-offer-enter = Saisir l’offre : { $name }
play-offer-sealed = Scellé
play-offer-yours-sealed = Votre choix est scellé
play-invented =
    { $n ->
        [one] Avec { $n } tuile inventée
       *[other] Avec { $n } tuiles inventées
    }
play-market = Offres
play-market-drawn = Ce qui a été pioché
play-piece-detailed = { $piece } ({ $details })
play-piece-one-of = n° { $n } sur { $all }
play-market-own = Vous
play-market-piece = { $name }, prix { $price }
play-market-none = Il n’y a rien que vous puissiez acheter
play-market-pass = Vous ne pouvez que passer.
play-market-enter = Saisissez d’abord la tuile que vous voulez.
play-market-tap = Touchez ce que vous voulez.
play-market-tap-price = Touchez un prix pour acheter.
play-market-after = { $n } après l’achat
play-market-bought = achetée
play-market-own-pays = Payé avec ce qui est posé dessus.
play-market-less = { $price } − { $less }
play-market-instead = au lieu de { $price }
play-market-space = Case { $n } : { $name }, prix { $price }
play-market-empty = Case { $n } : vide
play-market-sum = { $cost } + { $more } =
play-market-sum-words = { $cost } pour la tuile et { $more } pour la case
play-market-extra = +{ $n }
play-market-extra-words = { $n } de plus pour la case
play-market-unknown = Case { $n } : pas encore saisie
play-market-which = De quelle tuile s’agit-il ?
play-market-unentered = Ne saisissez une tuile que lorsque quelqu’un veut l’acheter.
play-market-unknown-count =
    { $n ->
        [one] { $n } tuile pas saisie
       *[other] { $n } tuiles pas saisies
    }
play-market-report-about = Personne n’a besoin d’attendre.
play-market-later = Plus tard
play-market-reported-meanwhile = La case { $n } vient d’être saisie par quelqu’un d’autre : { $name }.
play-market-left-meanwhile = La tuile de la case { $n } n’est plus là.
play-own-board = Revenir à mon plateau
play-help = Comment jouer
play-help-at = Comment jouer : { $step }
play-phases = Cette manche
play-phase =
    { $when ->
        [done] fait
        [now] maintenant
       *[later] à venir
    }
play-round-of = { $turn } sur { $rounds }
play-begins = { $name } commence
play-begins-short = commence
play-goals-now =
    { $n ->
        [one] { $places } compte
       *[other] { $places } comptent
    }
play-goals-worth =
    { $n ->
        [one] pour vous maintenant : { $points }
       *[other] pour vous : { $points }
    }
play-reviews = { $name } regarde encore la manche { $turn }
play-waits-for = Pas encore prêts : { $names }
play-hand = Dans votre main
play-fits-not-yet = ne va nulle part pour l’instant
play-enter-tile = Saisir une tuile
play-lay = Poser
play-drawn = Vous avez pioché
play-symbols = Réduire le choix par ce qu’elle porte
play-check-piece = Qu’y a-t-il sur { $tile } ? L’appli n’en est pas sûre.
play-unkept =
    { $what ->
        [new]
            { $n ->
                [one] Garder la nouvelle tuile dans votre boîte ?
               *[other] Garder { $n } nouvelles tuiles dans votre boîte ?
            }
        [corrected]
            { $n ->
                [one] Garder la tuile corrigée dans votre boîte ?
               *[other] Garder { $n } tuiles corrigées dans votre boîte ?
            }
       *[both] Garder { $n } tuiles nouvelles ou corrigées dans votre boîte ?
    }
play-unkept-boards =
    { $n ->
        [one] Garder le plateau de cette table dans votre boîte ?
       *[other] Garder les { $n } plateaux de cette table dans votre boîte ?
    }
play-facet-cost = Combien coûte-t-elle ?
play-narrow-facets = Touchez le coût, l’image ou les côtés.
play-narrow-symbols = Touchez ce qu’elle porte.
play-which-goal = Ce qui s’y trouve
play-news = Nouvelles
play-players = Joueurs
play-last-moves = Derniers coups
play-scored = Décompte : { $when }
play-scored-own =
    { $points ->
        [one] { $when } : { $points } point pour vous
       *[other] { $when } : { $points } points pour vous
    }
play-scored-for =
    { $points ->
        [one] { $when } : { $points } point pour { $name }
       *[other] { $when } : { $points } points pour { $name }
    }
play-scored-next = OK, à { $name }
play-scored-tap = Touchez une ligne pour éclairer ce qu’elle compte.
play-scored-all = Tout le monde
play-scored-mine = Les miens
play-scored-right = C’est juste

## Points, preuves, résultat

points-title = Points
points-after = Tour { $turn }
points-who = Joueur
points-total = Total
points-score-tile = Tuile 50/100 : { $n } points atteints
points-rank = { $rank }.
points-supplies = Ce qui reste à chacun
points-by-kind = Points par catégorie
points-lines = Tous les points, du plus récent au plus ancien
points-none = Rien n’a encore rapporté de points.
points-tap = Touchez une ligne pour la voir sur le plateau.
points-of = { $name } · { $when }
points-where = { $of } · { $place }
points-turn-of = { $when } : { $name }
points-leads = { $name } mène de { $points }
points-level =
    { $n ->
        [2] Deux à égalité avec { $points }
        [3] Trois à égalité avec { $points }
        [4] Quatre à égalité avec { $points }
       *[other] Tous à égalité avec { $points }
    }
points-board = Plateau
points-now = En l’état
points-ended = Si c’était la fin
points-ended-title = Si la partie finissait là
points-ended-lines = Décompte final en l’état
points-ended-about = Décompte final compris. Touchez une ligne pour la voir.
points-all = Tous les points
points-gone = Cette ligne n’existe plus
points-previous = Ligne précédente
points-next = Ligne suivante
points-line-of = { $n } sur { $all }
points-board-label = Plateau avec ce qui a rapporté ces points
points-proof = Le détail des points
points-undecided = On ne sait pas encore qui mène
points-left-over = Non compté :
points-left-over-one = { $reason } ({ $count })
points-goals = Ce qui rapporte des points à cette table
points-goal-now = compte cette manche
points-goal-rounds = Compte aux manches { $rounds }
points-goal-worth = Pour vous maintenant : { $points }
points-unknown-worth = inconnu
points-count-of = { $name } { $count }
points-scoring = Dernier décompte

result-title =
    { $n ->
        [one] { $names } gagne avec { $points }
       *[other] { $names } gagnent avec { $points }
    }
result-title-own = { $names } gagnez avec { $points }
result-names = { $first } et { $last }
result-again = Rejouer
result-opening = Création en cours
result-to-next = À la partie suivante

ceremony-title = Décompte final
ceremony-next-open = La partie suivante est ouverte.
ceremony-about =
    { $n ->
        [one] Encore un décompte, et on saura qui a gagné.
       *[other] Encore { $n } décomptes, et on saura qui a gagné.
    }
ceremony-step = Décompte final : { $n } sur { $all }
ceremony-next = Suivant
ceremony-skip = Passer
ceremony-winner = Qui a gagné ?
ceremony-result = Voir le résultat
ceremony-spoken = { $reason } : { $name } { $points }, en tout { $total }.

## Joueurs et téléphones, en cours de partie

people-title = Joueurs et téléphones
people-seats = Les places et leurs téléphones
people-gone-host = absent depuis { $time }, hôte
people-away-host = téléphone pas encore là, hôte
people-unknown = liaison inconnue
people-unknown-host = liaison inconnue, hôte
people-actions = Options de la place : { $name }
people-move = Déplacer vers un autre téléphone
people-move-about = Scannez ceci avec l’autre téléphone, ou entrez-y le code sous « Rejoindre ». Il sert une seule fois, dans les 15 minutes.
people-move-qr = Code QR qui déplace la place vers un autre téléphone : { $name }
people-move-used = Ce code a servi : { $name } joue maintenant sur un autre téléphone.
people-give-up = Céder la place
people-give-up-ask = Laisser le téléphone de l’hôte jouer pour { $name } à partir de maintenant ? Celui-ci ne fera plus que regarder.
people-give-up-yes = La céder
people-take-over = Jouer pour { $name }
people-take-over-ask = Jouer pour { $name } sur ce téléphone ? L’autre ne fera plus que regarder, jusqu’à ce qu’il rejoigne la table avec le code.
people-take-over-yes = Jouer pour { $name }
people-remove = Retirer le téléphone
people-remove-ask = Retirer ce téléphone de la table : { $name } ? Celui-ci jouera alors pour { $name }. Les codes pour rejoindre et pour regarder changent.
people-remove-ask-lobby = Retirer ce téléphone de la table, avec ses places : { $name } ? Les codes pour rejoindre et pour regarder changent.
people-remove-yes = Retirer
people-make-host = Nommer hôte
people-make-host-ask = Nommer { $name } hôte à votre place ?
people-make-host-yes = Nommer hôte
people-hand = Donner le téléphone à { $name }
people-host = Pour l’hôte
people-old-rules = Cette table garde la version { $version } des règles, avec laquelle elle a commencé. Les nouvelles tables en ont une plus récente.
people-lock = Verrouiller la table
people-lock-about = Plus personne ne peut la rejoindre. Tous ceux qui sont là restent.
people-join = Pour rejoindre
people-new-code = Nouveau code
people-new-code-join = Nouveau code pour rejoindre
people-new-code-watch = Nouveau code pour regarder
people-new-code-join-ask = Changer le code pour rejoindre ? L’ancien et son lien ne marcheront plus. Tout le monde reste à la table.
people-new-code-watch-ask = Changer le code pour regarder ? L’ancien et son lien ne marcheront plus. Tous ceux qui regardent restent.
people-new-code-yes = Le changer
people-new-code-made = Ce code est nouveau. L’ancien ne marche plus.
people-watch = Pour qui regarde, sur un téléphone ou une télé
people-screen = Le code de la télé
people-screen-about = Un grand écran en affiche un sous « Rejoindre ».
people-screen-shown = La télé montre maintenant cette table.
people-screen-unknown = Aucun écran n’affiche ce code. Il en affiche peut-être un nouveau.
people-screen-missing = Entrer le code
people-screen-show = L’afficher là-bas
people-watch-scan = Pour regarder : scanner, ou ouvrir { $address } et taper
people-watch-qr = Code QR du lien pour regarder cette table
people-become = Devenir l’hôte
people-become-about = Le téléphone de l’hôte est muet depuis { $time }. Quelqu’un d’autre peut maintenant devenir l’hôte.
people-become-polling = Ce téléphone n’a pas de liaison directe : il ne sait pas quel téléphone est muet et ne peut pas devenir l’hôte. Si le téléphone de l’hôte n’est plus là, prenez un autre téléphone de cette table : il affiche « Devenir l’hôte » à cet endroit.

common-labelled = { $label } : { $words }
common-seconds = { $n } s
common-minutes = { $n } min

## Une place en route, une place perdue, un code pour regarder

seat-title = Jouer cette place ici ?
seat-title-of = Jouer ici pour { $name } ?
seat-about = Elle sera retirée du téléphone qui l’avait.
seat-take = Jouer ici
seat-taking = Reprise de la place
watch-title = Regarder la table
lost-title = Ce téléphone ne joue plus pour { $names }
lost-moved = Un autre téléphone a pris le relais ; rien n’est gardé sur celui-ci.
lost-taken = L’hôte ou un autre téléphone a pris le relais ; rien n’est gardé sur celui-ci. Pour continuer à jouer, rejoignez la table avec son code.
lost-removed-title = L’hôte a retiré ce téléphone
lost-removed = Il ne reste rien ici de cette place : { $names }. Pour revenir, demandez le nouveau code à l’hôte.
lost-unsent =
    { $n ->
        [one] { $n } saisie qui attendait ici n’a pas été envoyée.
       *[other] { $n } saisies qui attendaient ici n’ont pas été envoyées.
    }
lost-watch = Regarder

## Un téléphone pour plusieurs, avec des secrets

hand-title = Donnez le téléphone à { $name }
hand-about = La suite est réservée à { $name }. Les autres détournent les yeux.
hand-ask = { $name }, c’est bien vous ?
hand-hold = Oui, c’est moi
hand-how = Maintenez le bouton, ou touchez-le deux fois
hand-once-more = Encore une fois
hand-to = Passer à { $name }
cover-now = Cacher
cover-title = Caché
cover-about = Ce qui est là-dessous est réservé à { $name }.
cover-prompt = Personne d’autre ne regarde ?
cover-look = Toucher pour voir

## Le passé : historique, corrections, remise en place, décisions de l’hôte

common-you-are = Vous êtes { $names }
common-watching = Spectateur
common-redo = Rétablir
table-category-adjusted = Convenu
points-agreed = Aucune règle ne donne ces points : la table s’est mise d’accord.
corrections-timeline = Historique
corrections-something-wrong = Il y a une erreur
corrections-step-of = { $name } : { $what }
corrections-place-beside = { $edge ->
        [N] au-dessous
        [E] à gauche
        [S] au-dessus
       *[W] à droite
    } de « { $tile } »
corrections-place-steps = { $n } { $way ->
        [N] vers le haut
        [E] vers la droite
        [S] vers le bas
       *[W] vers la gauche
    }
corrections-place-away = { $steps } depuis « { $tile } »
corrections-place-shown = à l’endroit marqué
corrections-place-part = { $place } ({ $part })
corrections-take-tile = Enlevez de la table « { $tile } » { $place }.
corrections-move-tile = Déplacez « { $tile } » { $place } : sa place est { $to }.
corrections-turn-tile = Tournez « { $tile } » { $place } comme sur l’image.
corrections-lay-tile = Posez « { $tile } » { $to }, tournée comme sur l’image.
corrections-take-piece = Sur la tuile { $place }, enlevez : { $piece }.
corrections-move-piece = De la tuile { $place } à la tuile { $to }, déplacez : { $piece }.
corrections-move-within = Sur la tuile { $place }, déplacez vers « { $part } » : { $piece }.
corrections-move-shown = Déplacez comme sur l’image : { $piece }.
corrections-move-tile-shown = Déplacez « { $tile } » comme sur l’image.
corrections-put-piece = Sur la tuile { $to }, posez : { $piece }.
corrections-take-off = À enlever ({ $place }) : { $piece }.
corrections-move-over = À déplacer ({ $place }, vers { $to }) : { $piece }.
corrections-put-on = À poser ({ $to }) : { $piece }.
corrections-mark-place = { $place } : { $mark }.
corrections-unmark-place = { $place } : plus { $mark }.
corrections-stock = { $way ->
        [more] Prenez { $n } { $piece }.
       *[fewer] Remettez { $n } { $piece } en réserve.
    }
corrections-put-back = Remettez « { $tile } » avec celles qui restent à piocher.
corrections-set-aside = Écartez « { $tile } » : elle sort de la partie.
corrections-hold = Prenez en main « { $tile } » : c’est celle qui a été piochée.
corrections-put-back-of = Rangez « { $tile } » ; elle n’est pas à vous.
corrections-hold-of = Mettez devant vous « { $tile } ».
corrections-market = { $market }, case { $n } à partir de la gauche : { $lying }.
corrections-market-instead = { $market }, case { $n } à partir de la gauche : { $lying }, et non { $instead }.
corrections-market-tile = « { $tile } »
corrections-market-none = rien
corrections-market-unknown = une tuile que personne n’a encore saisie
corrections-mark = « { $tile } » { $place } : { $mark }.
corrections-unmark = « { $tile } » { $place }, ne vaut plus : { $mark }.
corrections-turn-piece = Tournez comme sur l’image : { $piece } ({ $place }).
corrections-tip-over = Couchez : { $piece } ({ $place }).
corrections-stand-up = Redressez : { $piece } ({ $place }).
corrections-fill-slot = Étalez « { $tile } ».
corrections-empty-slot = Enlevez « { $tile } ».
corrections-slot-price =
    { $n ->
        [0] « { $tile } » n’a pas de prix.
       *[other] « { $tile } » coûte { $n }.
    }
corrections-track = Piste de score : de { $before } à { $after }.
corrections-tap = Une erreur ? Touchez-la
corrections-tap-about = Vous verrez d’abord ce qui changerait.
corrections-look = Ce qui s’est passé
corrections-look-about = Toute personne à la table peut corriger.
corrections-offline = Les corrections ont besoin du serveur, et rien ne répond en ce moment.
corrections-begun = Correction inachevée
corrections-begun-about = Rien n’a encore changé.
corrections-lay-otherwise = La tourner ou la déplacer
corrections-throw-away = Annuler
corrections-go-on = La continuer
corrections-none = Rien de ce genre.
corrections-replay = Revoir ce moment
corrections-alike = { $n } autres pareilles
corrections-older = { $n ->
        [one] { $n } saisie plus ancienne
       *[other] { $n } saisies plus anciennes
    }
corrections-shown = Affiché : { $kind }, { $name }
corrections-shown-of-all = Affiché : { $kind }
corrections-show-all = Tout
corrections-show-turns = Coups
corrections-show-points = Points
corrections-show-corrections = Corrections
corrections-show-people = Personnes
corrections-show-everybody = Tout le monde
corrections-show-place = Seulement ce décompte
corrections-show-place-off = Seulement ce décompte : tout réafficher
corrections-kind-start = La partie a commencé.
corrections-kind-action = Quelque chose a été saisi.
corrections-kind-undo = Quelque chose a été défait.
corrections-kind-redo = Quelque chose a été rétabli.
corrections-kind-correction = Une saisie antérieure a été corrigée.
corrections-kind-seat = Une place a changé de téléphone.
corrections-kind-host = L’hôte a changé.
corrections-status-counts = compte
corrections-status-undone = défait
corrections-status-corrected = corrigé
corrections-status-dropped = n’a pas eu lieu
corrections-proposed-by = proposé par { $name }
corrections-confirmed = accepté par l’hôte
corrections-crossed-short = quelque chose était déjà dévoilé
corrections-put-in = ajouté par cette correction
corrections-entry-title = Ce qui a été saisi
corrections-entry-title-past = Ce qui a été corrigé
corrections-changed = Ce que cela a changé
corrections-wrong = Où est l’erreur ?
corrections-which = Qu’est-ce qui n’a pas eu lieu ?
corrections-only-this = Seulement cette saisie
corrections-whole-turn = { $who ->
        [seat] { $when } : tout ce qu’a fait { $name }
       *[host] { $when } : tout ce qu’a fait l’hôte
    }
corrections-counts-no-more = Elle ne compte plus.
corrections-not-here = Cela ne peut pas être corrigé.
corrections-owner-only = Correction réservée à { $name }, sur son téléphone, dans l’historique.
corrections-owner-here = Correction réservée à { $name } : donnez le téléphone à { $name }.
corrections-counted = C’est l’appli qui a compté. Corrigez ce qui a été saisi avant.
corrections-app-drew = C’est l’appli qui a pioché : cela reste tel quel.
corrections-seats-elsewhere = Qui joue sur quel téléphone se change sous « Joueurs et téléphones ».
corrections-moved = déplacé { $steps }
corrections-turned = tourné
corrections-gone = Cette saisie n’existe pas.
corrections-correct = Corriger
corrections-other-tile = Une autre tuile
corrections-not-happened = Cela n’a pas eu lieu
corrections-wrong-piece = Cette tuile a une erreur
corrections-missing = Il manque quelque chose après
corrections-entered = Saisi : { $answer }
corrections-take-back = Défaire
corrections-take-back-last = Défaire ma dernière saisie
corrections-no-last = Vous n’avez rien à défaire
corrections-put-back-entry = Rétablir
corrections-correct-turn = { $when } : correction
corrections-missing-after = { $when } : que manque-t-il ?
corrections-was-asked = C’est ce qui était demandé à { $name }
corrections-was-asked-own = C’est ce qui vous était demandé
corrections-lay-again = Cela ne va plus comme avant. { $why }
corrections-unchanged = C’est ce qui a été saisi. Choisissez autre chose.
corrections-no-controls = Rien ne peut être saisi ici
corrections-no-controls-about = À ce moment, rien n’était demandé à personne.
corrections-no-longer-asked = Cela n’a plus lieu
corrections-board-then = Le plateau à ce moment-là
corrections-start = Comment cela a-t-il commencé ?
corrections-start-about = Tout ce qui suit est recalculé.
corrections-change-first = Rien n’a changé
corrections-see = Voir ce qui change
corrections-preview = Correction
corrections-no-draft = Aucune correction en cours
corrections-no-draft-about = Touchez l’erreur dans l’historique.
corrections-is-entered = saisie actuelle
corrections-lies = comme il faudrait
corrections-points = Points
corrections-nothing = Aucun point ne change.
corrections-from-to = { $before } avant, { $after } après
corrections-line-gone = { $what } : { $points } en moins
corrections-line-new = { $what } : { $points }
corrections-line-changed = { $what } : { $after } au lieu de { $before }
corrections-to-move = Si c’est posé autrement
corrections-then = Ensuite
corrections-asked = Possible désormais : { $what }
corrections-not-asked = Plus possible : { $what }
corrections-goes-on = La partie continue.
corrections-all-hold = Toutes les saisies suivantes comptent encore. L’ancienne reste dans l’historique.
# À la place de la ligne précédente : la correction supprime $n saisies.
corrections-dropped =
    { $n ->
        [one] { $n } saisie ne compte plus, toutes les autres si. Elle reste dans l’historique.
       *[other] { $n } saisies ne comptent plus, toutes les autres si. Elles restent dans l’historique.
    }
corrections-crossed = Quelque chose de caché avait été dévoilé entre-temps.
corrections-the-host = l’hôte
corrections-ask-host = Demander la correction à { $name } ?
corrections-propose = Envoyer à { $name }
corrections-for-everyone-correction = Corriger pour tout le monde ?
corrections-for-everyone-undo = Défaire pour tout le monde ?
corrections-for-everyone-redo = Rétablir pour tout le monde ?
corrections-for-you-correction = Corriger pour vous seulement ?
corrections-for-you-undo = Défaire pour vous seulement ?
corrections-for-you-redo = Rétablir pour vous seulement ?
corrections-own-only = Personne d’autre ne voit de différence.
corrections-do-correction = Corriger maintenant
corrections-do-undo = Défaire
corrections-do-redo = Rétablir
corrections-does-not-hold = Une saisie ultérieure ne va plus
corrections-does-not-hold-about = Rien n’a encore changé. Choisissez comment continuer.
corrections-too = Corriger aussi
corrections-not-happened-too = Cela n’a pas eu lieu non plus
corrections-missing-before = Il manque quelque chose avant
corrections-cut = { $n ->
        [one] Défaire jusqu’ici ({ $n } coup)
       *[other] Défaire jusqu’ici ({ $n } coups)
    }
corrections-cut-ask = { $n ->
        [one] La dernière saisie ne doit-elle plus compter ? C’est le dernier recours.
       *[other] Tout ce qui suit, { $n } saisies, ne doit-il plus compter ? C’est le dernier recours.
    }
corrections-cut-yes = { $n ->
        [one] Retirer { $n } saisie
       *[other] Retirer { $n } saisies
    }
corrections-proposal = Correction en attente
corrections-confirm-ask = Accepter cette correction ? ({ $name })
corrections-confirm-about = Elle vaut pour tout le monde.
corrections-waits-own = { $name } doit l’accepter
corrections-waits = { $name } propose ceci
corrections-waits-about = Rien ne change tant qu’on attend { $name }.
corrections-refuse = Refuser
corrections-confirm = Accepter
corrections-withdraw = La retirer
corrections-proposal-gone-wrong = Elle ne va plus avec ce qui s’est passé depuis. On ne peut que la refuser ou la retirer.
corrections-settled = C’est réglé
corrections-proposal-over = Correction
corrections-settled-about = L’historique donne le détail.
# D’une proposition refusée ou retirée.
corrections-settled-unchanged = Tout reste comme il a été saisi.
corrections-settled-confirmed = { $name } a accepté la correction
corrections-settled-refused = { $name } a refusé la correction
corrections-settled-withdrawn = La correction a été retirée
corrections-to-table = À la table
corrections-strip-own = Votre correction attend la réponse ({ $name }).
corrections-strip-waits = { $name } propose une correction.
corrections-strip-look = La voir
corrections-strip-right = Une saisie antérieure a été corrigée.
corrections-strip-nothing = Il n’y a rien à déplacer.
corrections-right = Remettre en place
corrections-right-ask = La table est-elle déjà ainsi ?
corrections-right-ask-about = Si oui, plus personne n’aura à répondre.
corrections-right-ask-app = Déplacez-vous aussi de vraies tuiles ?
corrections-right-ask-app-about = Si vous jouez seulement sur les téléphones, il n’y a rien à déplacer.
corrections-no-moves = Rien à déplacer
corrections-right-prompt = Remettez la table en place
corrections-right-done = Tout est à sa place
corrections-right-left = { $n ->
        [0] Il ne reste rien à faire.
        [one] Il reste { $n } chose à faire.
       *[other] Il reste { $n } choses à faire.
    }
corrections-show-step = Montrer sur le plateau : { $what }
corrections-board-right = Le plateau tel qu’il doit être sur la table
corrections-nothing-to-move = Rien à déplacer
corrections-nothing-to-move-about = Tout est là où il faut.
corrections-later = Plus tard
corrections-as-done = Oui, c’est fait
corrections-all-done = Terminé
corrections-adjust = Donner ou ôter des points
corrections-adjust-prompt = Points convenus pour { $name }
corrections-adjust-about = Tout le monde le verra, avec la raison.
corrections-adjust-who = Pour qui ?
corrections-adjust-points = Combien de points ?
corrections-adjust-reason = Pourquoi ?
corrections-adjust-reason-hint = Tout le monde le verra.
corrections-adjust-how-many = Combien de points ?
corrections-adjust-why = Dire pourquoi
corrections-adjust-yes = { $points } pour { $name }
corrections-fewer-by = { $n } de moins
corrections-more-by = { $n } de plus
corrections-setting = Réglages de l’hôte
corrections-setting-about = Cela vaut pour tout le monde à cette table.
corrections-setting-none = Rien n’est choisi
corrections-setting-yes = Changer
corrections-finish = Terminer la partie
corrections-finish-prompt = Terminer la partie ici ?
corrections-finish-second = Elle sera comptée en l’état et marquée comme inachevée.
corrections-finish-about = Le décompte final a lieu maintenant, pour tout le monde. Cela reste dans l’historique et peut être défait.
corrections-finish-so-far = Jusqu’ici : { $leader }
corrections-finish-no = Continuer à jouer
corrections-finish-yes = La terminer

## Sur une télé

tv-title = Classement
tv-watch = Regarder
tv-join = Participer ou regarder
tv-scored = { $when } : +{ $points }
tv-left =
    { $n ->
        [one] { $n } tuile restante
       *[other] { $n } tuiles restantes
    }
tv-no-phone = sur un autre téléphone
tv-played-by =
    { $n ->
        [one] { $names } joue
       *[other] { $names } jouent
    } sur un téléphone partagé ({ $owner })
tv-lobby = Scannez le code pour participer
tv-address = Ou ouvrez { $address } et entrez :
tv-result = Résultat
tv-lobby-watch = La partie n’a pas encore commencé
tv-stock = { $n } en main

## L’écran qui reste allumé, l’appli sur l’écran d’accueil

settings-awake = Garder l’écran allumé
settings-awake-on = Tant qu’une partie se joue ici. Il reste allumé en ce moment.
settings-awake-idle = Tant qu’une partie se joue ici.
settings-awake-refused = Le téléphone refuse en ce moment, peut-être parce que sa batterie est faible.
settings-awake-none = Ce navigateur ne sait pas le faire ; le réglage du téléphone s’applique.
settings-awake-http = Pas à cette adresse : voir ci-dessous.
menu-box = La boîte de cette table
menu-dark = L’écran peut s’éteindre
missing-title = Indisponible à cette adresse
missing-about = Elle commence par http. À une telle adresse, les navigateurs ne permettent pas :
missing-install = l’appli sur l’écran d’accueil
missing-offline = l’ouverture sans réseau
missing-awake = un écran qui reste allumé
missing-scan = la lecture des codes (l’appareil photo du téléphone en est capable)
missing-command = Démarrez plutôt Tableside avec <b>{ $words }</b>, puis ouvrez une fois sur chaque téléphone la page qui s’affiche.
missing-container = La personne qui gère ce serveur peut lui donner un nom avec le réglage <b>{ $words }</b> : il a alors HTTPS de lui-même.
missing-domain = Essayez <b>{ $words }</b>. Si rien n’y répond, la personne qui gère ce serveur doit activer HTTPS.
missing-ask = Demandez à la personne qui gère ce serveur d’activer HTTPS.
install-title = L’appli sur l’écran d’accueil
install-now = Installer
install-ios = Dans Safari, touchez Partager, puis « Sur l’écran d’accueil ».
install-menu = Ouvrez le menu du navigateur et choisissez « Installer l’application » ou « Ajouter à l’écran d’accueil ».
install-apart = Sur un iPhone, l’appli compte comme un autre téléphone : déplacez-y votre place avec le code sous « Joueurs et téléphones ».

## La page du certificat (make run TLS=1)

tls-title = Que ce téléphone fasse confiance à la table
tls-about = Une fois par téléphone, environ une minute. L’appli peut ensuite s’installer, s’ouvrir hors ligne et garder l’écran allumé.
tls-load = Télécharger le certificat
tls-whose = Il s’appelle « { $name } ». L’ordinateur qui fait tourner Tableside l’a créé, et il ne vaut que pour des adresses de votre propre réseau.
tls-fingerprint = Empreinte (SHA-256) : doit être la même que sur l’écran de l’ordinateur
tls-ios = iPhone et iPad
tls-ios-load = Ouvrez cette page dans Safari, touchez le bouton ci-dessus et autorisez le téléchargement.
tls-ios-install = Ouvrez Réglages, touchez « Profil téléchargé » et installez-le.
tls-ios-trust = Dans Réglages, Général, Informations, Réglages des certificats : activez « { $name } ».
tls-android = Android
tls-android-load = Touchez le bouton ci-dessus et enregistrez le fichier { $file }.
tls-android-install = Ouvrez Paramètres et cherchez « Certificat CA ». Il est sous Sécurité, Chiffrement et identifiants, Installer un certificat.
tls-android-choose = Installez-le quand même, choisissez le fichier, et continuez dans Chrome.
tls-done = C’est fait, aujourd’hui ou avant ?
tls-open = Ouvrir Tableside
tls-remove = Pour revenir en arrière, retirez-le dans les mêmes réglages.

## La page d’une adresse à laquelle ce serveur ne répond pas

foreign-host-title = Mauvaise adresse
foreign-host-guest = Scannez de nouveau le code QR de la table, ou demandez la bonne adresse à qui a installé Tableside.
foreign-host-cure = C’est vous qui l’avez installé ? Ajoutez { $name } à COMPANION_ALLOWED_HOSTS et redémarrez Tableside.
foreign-host-cure-own = C’est vous qui l’avez installé ? Prenez une adresse que Tableside affiche au démarrage, ou démarrez-le avec COMPANION_ALLOWED_HOSTS=own,{ $name }

## Fichiers emportés

take-along-another-table = Il y a déjà ici une table avec cet identifiant, et elle s’est jouée autrement.
take-along-cut-off = Il manque la fin de ce fichier. Enregistrez-le de nouveau, et ouvrez le nouveau.
take-along-not-saved-here = Ce fichier n’a pas été enregistré par Tableside. Choisissez-en un qui finit par .json.
take-along-differs =
    { $field ->
        [game] Le jeu que nomme le fichier n’est pas celui de son journal.
        [expansions] Les extensions du fichier ne sont pas celles de son journal.
        [options] Les réglages du fichier ne découlent pas de son journal.
        [draw] Qui pioche, d’après le fichier, ne découle pas de son journal.
        [starter] Qui commence, d’après le fichier, ne découle pas de son journal.
        [ruleset_version] La version des règles du fichier ne découle pas de son journal.
        [seats] Les joueurs du fichier ne sont pas ceux de son journal.
       *[result] Le résultat du fichier ne découle pas de son journal.
    }
take-along-does-not-replay = La saisie { $version } du fichier n’a pas pu avoir lieu : { $why }
take-along-box-format = Ce n’est pas le fichier d’une boîte, ou il vient d’une appli plus récente.
take-along-box-of-other-game = Ce fichier est pour la boîte d’un autre jeu.
take-along-format = Ce n’est pas le fichier d’une partie terminée, ou il vient d’une appli plus récente.
take-along-kind = Elle n’est pas du genre qu’elle annonce.
take-along-number = Son numéro n’est pas dans l’ordre.
take-along-ruleset = Le fichier a été compté avec la version { $version } des règles, que cette appli n’a pas.
take-along-sealed = Ce jeu a des secrets, son journal reste donc ici. Vous pouvez enregistrer le résultat en tableau, en image ou pour BG Stats.
take-along-start = Un journal commence par le début de la table, et une seule fois.
take-along-times =
    { $version ->
        [0] Les heures de la table ne peuvent pas être justes dans ce fichier.
       *[other] La saisie { $version } du fichier a une heure qui ne peut pas être juste.
    }
take-along-too-long = Ce journal est trop long pour être rejoué ici.
take-along-unknown-field = Le fichier dit quelque chose que cette appli ne connaît pas : « { $field } ».
take-along-wrong-field = Dans le fichier, « { $field } » manque ou ne peut pas être juste.

## L’image d’une partie terminée

picture-invented = tuiles inventées
picture-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
picture-players =
    { $n ->
        [one] { $n } personne
       *[other] { $n } personnes
    }
picture-winner = victoire

## Regarder en arrière

times-too-early = Pas avant { $year }, s’il vous plaît.
times-future = Cette partie finirait dans le futur. Vérifiez la date, l’heure et la durée.
times-duration =
    { $days ->
        [one] Une partie dure au moins 0 minute et au plus { $days } jour.
       *[other] Une partie dure au moins 0 minute et au plus { $days } jours.
    }
profile-unknown-code = Aucune partie passée ne correspond à ce code. Il y en a peut-être un plus récent.
person-unknown = Personne de ce nom n’a joué à vos tables terminées.
person-same = Ces deux-là sont déjà la même personne.
person-two-people =
    { $tables ->
        [one] Ils ont joué une fois à la même table : ce sont donc deux personnes.
       *[other] Ils ont joué ensemble à { $tables } tables : ce sont donc deux personnes.
    }
photo-not-an-image = Cette photo est illisible. JPEG, PNG, WebP, AVIF, GIF, TIFF et BMP conviennent.
photo-cut-off = Il manque la fin de cette photo. Choisissez-la de nouveau quand elle est complète.
photo-heic = Les photos HEIC ne peuvent pas être lues ici. Faites-en une capture d’écran et ajoutez-la.
photo-wrong-type = Seules les photos JPEG, PNG, WebP, AVIF, GIF, TIFF et BMP conviennent ici.
photo-too-large = La photo est trop volumineuse : { $megabytes } Mo et { $megapixels } mégapixels au plus.
photo-too-complex = Cette photo est trop longue à lire. Faites-en une capture d’écran et ajoutez-la.
photo-busy = D’autres photos sont en cours de lecture. Réessayez dans un instant.
photo-too-many = La table a déjà { $most } photos. Retirez-en une d’abord.
photo-unknown = Cette table n’a pas cette photo.
photo-not-yours = Seuls l’hôte et qui a pris la photo peuvent la retirer.
photo-not-kept = La photo n’a pas pu être enregistrée. Réessayez plus tard.

## Revoir la soirée : replay et graphiques

history-title = Revoir la partie
history-again = Revoir la partie
history-game =
    { $n ->
        [one] { $game }, { $n } personne
       *[other] { $game }, { $n } personnes
    }
history-words = En texte
history-how = Quoi regarder
history-as-played = Comme jouée
history-as-corrected = Comme corrigée
history-slider = Où dans la partie
history-before = Un pas en arrière
history-after = Un pas en avant
history-at-start = C’est la première étape
history-at-end = C’est la dernière étape
history-play = Lecture
history-pause = Pause
history-once-more = Depuis le début
history-next-round = Manche suivante
history-next-turn = Tour suivant
history-next-scoring = Points suivants
history-speed = { $n }×
history-speed-of = Vitesse : { $n }×
history-chooses = { $name } fait un choix.
history-goes-on = La partie continue.
history-stage = Phase : { $stage }
history-back = Revenir à la partie
history-course = Les points au fil de la partie
history-course-label = Points, { $when } : { $points }
history-course-of = { $title } : { $numbers }
history-name-points = { $name } { $points }
history-as-table = En tableau
history-as-table-of = { $title } : en tableau
history-as-chart = En graphique
history-as-chart-of = { $title } : en graphique
history-turned = Tournants
history-leads-first = { $name } prend la tête
history-leads-from = { $name } dépasse { $from }
history-lines =
    { $n ->
        [one] La seule ligne jusqu’ici
       *[other] Les { $n } lignes jusqu’ici
    }

## Temps de chacun : combien la table a attendu, l’horloge pendant la partie

clock-title = Temps de chacun
clock-off = Pas affiché
clock-off-about = Pas même après la partie.
clock-result = Après la partie
clock-result-about = Avec le résultat, dans le replay et les statistiques.
clock-live = Pendant la partie aussi
clock-live-about = Une horloge sur chaque téléphone et sur la télé.
clock-spoken =
    { $length ->
        [hours] { $h } h { $m } min
        [minutes] { $m } min { $s } s
       *[seconds] { $s } s
    }
clock-times =
    { $unit ->
        [round] { $turn } cette manche, { $total } en tout
       *[turn] { $turn } ce tour, { $total } en tout
    }
clock-now = { $turn } maintenant, { $total } en tout
clock-total = { $total } en tout
clock-break = Pause : l’horloge est arrêtée.
clock-all = En tout :
clock-of-turns =
    { $unit ->
        [round] D’ordinaire { $median } par manche, au plus { $longest } ({ $when })
       *[turn] D’ordinaire { $median } par tour, au plus { $longest } ({ $when })
    }
clock-in-all = En tout
clock-median =
    { $unit ->
        [round] Manche typique
       *[turn] Tour typique
    }
clock-longest =
    { $unit ->
        [round] Plus longue manche
       *[turn] Plus long tour
    }
clock-rule = Combien de temps la table a attendu chacun. Une attente de plus de { $minutes } minutes est une pause et ne compte pas.
clock-breaks = Pauses : { $time }.
clock-none = Aucun temps n’est connu pour cette partie.
clock-hidden = Cette table n’affiche pas les temps.

## Emporter une partie terminée, photos

keep-title = Enregistrer et partager
keep-prompt = Que voulez-vous garder ?
keep-about = Fichiers et images, lieu et note, photos de la table.
keep-busy = Préparation …
keep-failed = Impossible de l’enregistrer
keep-done = Enregistré
keep-result = Résultat
keep-png = Image à partager
keep-png-about = Le plateau tel qu’il était, et les points
keep-json = Partie entière (.json)
keep-json-about = Tous les coups ; s’importe dans tout Tableside
keep-csv = Tableau des résultats (.csv)
keep-csv-about = Une ligne par personne, pour tout tableur
keep-bgsplay = BG Stats (.bgsplay)
keep-bgsplay-about = À ouvrir avec BG Stats sur ce téléphone
keep-times = C’était quand ?
keep-times-logged = D’après l’appli : { $times }
keep-times-edit = Modifier
keep-times-about = Ne vaut que pour vous : vos parties passées, vos statistiques et ce que vous enregistrez.
keep-times-missing = Entrer jour, heure et minutes
keep-times-forget = Comme dans l’appli
keep-day = Jour
keep-time = Début
keep-minutes = Minutes jouées
keep-about-it = À propos de cette partie
keep-place = Où avez-vous joué ?
keep-note = Une note
keep-note-about = Pour tous ceux qui ont joué. Reprise dans le tableau des résultats et dans BG Stats.
keep-save = Enregistrer
keep-step = Ajouter une note ou une photo ?
keep-step-about = Tous ceux qui ont joué verront ce que vous ajoutez.
keep-skip = Passer
keep-drop = Supprimer cette partie
keep-drop-ask = Supprimer cette partie ?
keep-drop-about = Elle disparaît de vos parties passées et de vos statistiques. Les autres la gardent ; si personne d’autre ne l’a, elle est perdue pour de bon, photos comprises.
keep-drop-yes = La supprimer
keep-dropped = Supprimée
keep-link = Vers BG Stats
keep-link-about = Avec le lien ici, ou le code depuis un autre écran
keep-link-open = Ouvrir dans BG Stats
keep-link-qr = Code QR qui transmet cette partie à BG Stats
photos-title = Photos de la table
photos-about = Seuls ceux qui étaient à la table les voient. Le lieu et les données de l’appareil sont effacés.
photos-take = Prendre une photo
photos-add = Choisir une photo
photos-busy = Envoi …
photos-photo = Photo : { $when }
photos-remove = Retirer la photo : { $when }

## Soirées terminées : liste, chiffres, personnes, récupération

library-title = Parties passées
library-prompt = Vos parties passées
library-about = De ce téléphone et de ceux qui partagent ses parties
library-none = Aucune partie terminée pour l’instant.
library-all = Toutes les parties
library-only = Seulement { $what }
library-some-days = certains jours
library-no-expansion = Sans extension
library-from = Du
library-to = Au
library-more = Parties plus anciennes
library-bring = Importer une partie (.json)
library-bring-about = Un fichier de « Partie entière (.json) ». Les parties à secrets, avec des prix cachés par exemple, n’en ont pas et restent où elles ont été jouées.
library-busy = Un instant …
library-known = Elle est déjà ici
library-refused = Cela n’a pas marché
library-again = Les mêmes, encore une fois
library-unfinished = arrêtée avant la fin
library-photos =
    { $n ->
        [one] { $n } photo
       *[other] { $n } photos
    }
library-numbers = Statistiques
library-people = Joueurs
library-code = Ajouter un téléphone
library-numbers-about = Les parties arrêtées avant la fin ne comptent pas.
library-counted =
    { $n ->
        [0] Aucune partie comptée pour l’instant
        [one] { $n } partie comptée
       *[other] { $n } parties comptées
    }
library-left-out =
    { $n ->
        [one] { $n } partie a été arrêtée avant la fin et ne compte pas.
       *[other] { $n } parties ont été arrêtées avant la fin et ne comptent pas.
    }
library-numbers-all = Les parties arrêtées avant la fin comptent aussi.
library-count-early = Compter les parties arrêtées avant la fin
library-duels = { $name } contre …
library-duel =
    { $plays ->
    [one] { $plays } partie : devant { $ahead }, derrière { $behind }
   *[other] { $plays } parties : devant { $ahead }, derrière { $behind }
 }
library-won = { $rate } gagnées
library-sheet = Toutes les parties en tableau (.csv)
library-sheet-some = Ces parties en tableau (.csv)
library-streaks = Série de victoires
library-streaks-of = { $name } : série de victoires
library-streak-now =
    { $n ->
        [0] Aucune série de victoires en ce moment.
        [one] Dernière partie gagnée.
       *[other] Les { $n } dernières parties gagnées.
    }
library-streak-longest =
    { $n ->
        [0] Aucune victoire pour l’instant.
        [one] Plus longue série : { $n } victoire.
       *[other] Plus longue série : { $n } victoires.
    }
library-person-open = En savoir plus : { $name }
library-person-title =
    { $plays ->
        [one] { $plays } partie, { $wins } gagnée
       *[other] { $plays } parties, { $wins } gagnées
    }
library-person-games = Voir les parties
library-early-left-out =
    { $n ->
        [one] { $n } de plus, arrêtée avant la fin
       *[other] { $n } de plus, arrêtées avant la fin
    }
library-number = Nombre de personnes
library-any-number = Tous
library-with-players =
    { $n ->
        [one] { $n } personne
       *[other] { $n } personnes
    }
library-games =
    { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    }
library-person-none = Aucun joueur trouvé
library-plays = Parties
library-wins = Victoires
library-average = Moy.
library-best = Record
library-margin = Écart
library-most-by = surtout : { $kind }
library-times =
    { $unit ->
        [round] { $turn } par manche, { $game } par partie
       *[turn] { $turn } par tour, { $game } par partie
    }
people-known-title = Joueurs
people-known-open = Touchez une personne
people-known-open-about = Parties, victoires et points de tous ceux avec qui vous avez joué.
people-known-prompt = Quelqu’un apparaît deux fois ?
people-known-about = Choisissez deux entrées de la même personne : le premier nom reste.
people-known-sure = Les réunir ?
people-known-merged =
    { $n ->
        [one] { $name }, avec { $n } partie. On peut les séparer de nouveau.
       *[other] { $name }, avec { $n } parties. On peut les séparer de nouveau.
    }
people-known-not = Elles restent séparées
people-known-choose-two = En choisir deux
people-known-look = Les comparer
people-known-merge = Réunir
people-known-leave = Annuler
people-known-also = aussi { $name }
people-known-apart = Séparer
recovery-title = Sur un autre téléphone
recovery-prompt = Gardez vos parties passées
recovery-about = Avec un code, un autre téléphone affiche les mêmes parties passées.
recovery-warning = Qui a votre code voit ces parties. Créer un code remplace le précédent.
recovery-make = Créer un code
recovery-made-about = Ce code ne s’affiche que maintenant.
recovery-write-down = Notez-le, ou scannez-le avec l’autre téléphone.
recovery-qr = Code QR qui amène ces parties sur un autre téléphone
recovery-send = Envoyer le lien
recovery-field = Avez-vous un code ?
recovery-hint = Quatre groupes de cinq lettres et chiffres
recovery-use-prompt = Amener ces parties ici ?
recovery-use = Les amener ici
recovery-not = Rien n’a été transféré
recovery-account = Avec un compte
recovery-account-about = Il n’est jamais nécessaire. Une adresse et un mot de passe amènent ces parties sur n’importe quel téléphone.
recovery-done =
    { $n ->
        [one] C’est fait : { $n } téléphone
       *[other] C’est fait : { $n } téléphones partagent ces parties
    }

## Un compte, dont personne n’a besoin : refus, messages, écrans

account-wrong = Aucun compte n’a cette adresse et ce mot de passe.
account-wrong-password = Ce n’est pas le mot de passe de ce compte.
account-not-an-address = Ce n’est pas une adresse e-mail.
account-address-taken = Ce compte ou un autre a déjà cette adresse. Rien n’a été changé.
account-password-short = Un mot de passe a au moins { $least } caractères.
account-password-easy = Ce mot de passe est trop facile à deviner. Choisissez-en un auquel presque personne ne penserait.
account-wrong-code = Ce n’est pas le code du message. Après trois erreurs, il expire.
account-code-over = Le code a expiré. Recommencez pour en recevoir un nouveau.
account-no-mail = Ce serveur n’envoie pas d’e-mails, il ne peut donc pas aider pour un mot de passe oublié. Votre code de récupération ramène vos parties, tout comme un autre téléphone qui les a.
account-mail-not-sent = L’e-mail n’a pas pu partir. Réessayez plus tard.
account-signed-in = Ce téléphone est déjà connecté. Déconnectez-le d’abord.
account-not-signed-in = Ce téléphone n’est connecté à aucun compte.
account-two-accounts = Ce téléphone est connecté à un autre compte. Déconnectez-le d’abord ; ses parties y restent enregistrées.
mail-confirm-subject = Tableside : votre code
mail-confirm =
    { $code } est votre code. Tapez-le dans les 15 minutes sur le téléphone qui le demande.

    Quelqu’un a utilisé cette adresse pour créer un compte sur { $host }, qui garde les parties passées.
    Si ce n’était pas vous, ne faites rien : sans le code, il n’y a pas de compte.
mail-reset-subject = Tableside : un nouveau mot de passe
mail-reset =
    { $code } est votre code pour un nouveau mot de passe. Tapez-le dans les 15 minutes sur le téléphone qui le demande.

    Si vous ne l’avez pas demandé sur { $host }, ne faites rien : l’ancien mot de passe reste.
mail-sign-in-subject = Tableside : votre code
mail-sign-in =
    { $code } est votre code pour vous connecter. Tapez-le dans les 15 minutes sur le téléphone qui le demande.

    Si vous ne l’avez pas demandé sur { $host }, ne faites rien.
mail-known-subject = Tableside : vous avez un compte
mail-known =
    Quelqu’un a voulu créer un compte avec cette adresse sur { $host }, mais il y en a déjà un.

    Si c’était vous : connectez-vous avec votre mot de passe, ou choisissez-y « Mot de passe oublié ». Sinon, ne faites rien.
mail-unknown-subject = Tableside : pas de compte
mail-unknown =
    Quelqu’un a demandé un code sur { $host }, mais aucun compte n’a cette adresse.

    Si c’était vous, essayez une autre adresse. Sinon, ne faites rien.
account-title = Compte
account-mine = Ce téléphone est connecté
account-email-so-far = Jusqu’ici : { $email }
account-prompt = Connectez-vous pour avoir vos parties
account-about = Elles s’ajoutent sur ce téléphone aux parties qui y sont déjà.
account-email = Adresse e-mail
account-email-no-mail = Ce serveur n’envoie pas d’e-mails : choisissez une adresse dont vous vous souviendrez.
account-password = Mot de passe
account-password-now = Mot de passe actuel
account-password-new = Nouveau mot de passe
account-password-hint = Au moins { $least } caractères
account-sign-in = Se connecter
account-make = Créer un compte
account-forgot = Mot de passe oublié ?
account-new-prompt = Gardez vos parties dans un compte
account-new-about = Il ramène ces parties sur n’importe quel téléphone. Le code de récupération marche toujours.
account-code-prompt = Tapez le code reçu par e-mail
account-code-about = Si l’adresse est juste, un e-mail est en route vers { $email }.
account-code = Code
account-code-yes = Confirmer
account-code-again = Renvoyer un code
account-code-sent = Un autre e-mail est en route.
account-forgot-prompt = Recevoir un code pour un nouveau mot de passe
account-forgot-about = S’il y a un compte avec cette adresse, un e-mail apporte le code.
account-by-code = Connexion par e-mail
account-by-code-prompt = Se connecter avec un code reçu par e-mail
account-forgot-yes = Envoyer le code
account-forgot-no-mail = Pas d’e-mail de ce serveur
account-use-code = Prendre un code de récupération
account-reset-yes = Enregistrer et se connecter
account-show = Afficher
account-busy = Un instant
account-missing = À entrer : { $what }
account-again = Réessayer
account-done =
    { $n ->
        [one] Connecté : { $n } téléphone
       *[other] Connecté : { $n } téléphones partagent ces parties
    }
account-phones =
    { $n ->
        [one] Ces parties sont sur un téléphone.
       *[other] Ces parties sont sur { $n } téléphones.
    }
account-change-password = Changer le mot de passe
account-change-password-about = Les téléphones connectés le restent.
account-change-email = Changer l’adresse
account-email-new = Nouvelle adresse e-mail
account-save = Enregistrer
account-saved = C’est fait
account-sign-out = Se déconnecter sur ce téléphone
account-sign-out-about = Ce qui y a été joué jusqu’ici reste avec vos parties.
account-sign-out-prompt = Se déconnecter sur ce téléphone ?
account-sign-out-yes = Se déconnecter
account-others = Déconnecter tous les autres téléphones
account-others-about = Ils n’afficheront plus que leurs propres parties. Le code de récupération cessera aussi de marcher.
account-others-prompt = Déconnecter tous les autres téléphones ?
account-others-yes = Les déconnecter
account-delete = Supprimer le compte
account-delete-about = L’adresse et le mot de passe sont effacés. Les parties restent sur les téléphones qui les ont.
account-delete-prompt = Supprimer le compte ?
account-delete-yes = Le supprimer
account-not = Cela n’a pas marché
account-offline = Les comptes ont besoin du serveur
account-offline-about = Il ne répond pas en ce moment. Vos parties y sont en sécurité.

## Le contenu d’une boîte

box-title = Le contenu de votre boîte
box-about = Les boîtes ne sont pas toutes imprimées pareil. Ce que vous saisissez ici vaut pour toutes les tables que vous créerez désormais.
box-settled =
    { $all ->
        [0] Chaque tuile peut être modifiée.
        [one] { $n } tuile vérifiée sur { $all }
       *[other] { $n } tuiles vérifiées sur { $all }
    }
box-disputed = Tuiles à vérifier
box-disputed-about = L’appli n’est pas sûre de ces tuiles. Regardez les vôtres et touchez ce qui y est imprimé.
box-state =
    { $state ->
        [open] à vérifier
        [drawn] dessinée par vous
       *[settled] vérifiée
    }
box-neither = { $name } : différente chez moi
box-all = Toutes les tuiles
box-all-about = Touchez celle qui est différente dans votre boîte.
box-changed = modifiée
box-added = ajoutée
box-piece-own = { $name }, modifiée
box-add = Ajouter une tuile
box-add-of = Ajouter une tuile : { $set }
box-set-about =
    { $n ->
        [0] L’appli ne connaît pas ces tuiles : saisissez une fois chacune de votre boîte.
        [one] { $n } tuile saisie d’après votre boîte.
       *[other] { $n } tuiles saisies d’après votre boîte.
    }
box-boards = Plateaux
box-boards-about = L’appli ne sait pas ce qui y est imprimé. Saisissez le vôtre une fois : les tables que vous créerez ensuite l’utiliseront.
box-boards-copied =
    { $all ->
        [one] { $n } plateau saisi sur { $all }
       *[other] { $n } plateaux saisis sur { $all }
    }
box-overview = Ce qui est saisi
box-counts = Nombres de pièces
box-counts-about = Comptez une fois ce qu’il y a dans votre boîte : les tables que vous créerez ensuite partiront de là.
box-counts-entered =
    { $all ->
        [one] { $n } nombre saisi sur { $all }
       *[other] { $n } nombres saisis sur { $all }
    }
box-count-state =
    { $state ->
        [kept] Dans votre boîte
       *[open] Pas encore saisi : ce n’est qu’une supposition
    }
box-count-right = Oui, { $n }
box-count-right-of = Oui, { $n } : { $name }
box-count-remove = Retirer : { $name }
box-board-state =
    { $state ->
        [kept] Dans votre boîte
       *[open] Pas encore saisi
    }
box-board-about = Collez le plateau en JSON, ou ouvrez un fichier qui le contient. Son schéma est { $schema }.
box-board-json = Le plateau en JSON
box-board-open = Ouvrir un fichier
box-board-file-large = Ce fichier est trop gros pour un plateau.
box-board-not-json = Ceci n’est pas lisible comme JSON.
box-board-faults =
    { $n ->
        [one] Il y a une erreur
       *[other] Il y a { $n } erreurs
    }
box-board-right = Aucune erreur trouvée.
box-board-draft = Partir d’une ébauche
box-board-draft-about = Ce n’est pas encore votre plateau : changez ce qui est différent sur le vôtre.
box-board-example-about = Le plateau d’exemple : gardez-le si le vôtre est identique, sinon modifiez-le.
box-board-unchanged = Modifiez d’abord
box-board-first = Rien n’est encore collé
box-board-stays = Ce que vous saisissez reste sur ce téléphone ; l’image, la vérification et l’enregistrement ont besoin du serveur.
box-board-experts = Pour spécialistes : en fichier
box-board-variants = Les rangées s’assemblent de { $n } façons. Voici la numéro { $at }.
box-board-variant-next = Façon suivante
box-board-rows =
    { $n ->
        [one] { $n } rangée
       *[other] { $n } rangées
    }, { $cells } cases sur { $wanted } en tout
box-board-rows-apart = Les rangées ne s’assemblent pas encore.
box-board-row-less = Une rangée de moins
box-board-row-more = Une rangée de plus
box-board-cell-less = Une de moins : { $name }
box-board-cell-more = Une de plus : { $name }
box-board-cells-first = À finir d’abord : { $name }
box-board-partner = Choisi : { $name }. Touchez maintenant son pendant.
box-board-corner =
    { $is ->
        [corner] Pas un coin
       *[none] C’est un coin
    }
box-card-question = Le vôtre est-il ainsi ?
box-card-yes = Oui
box-card-no = Non
box-card-no-box = Nous n’avons pas de boîte
box-card-invented = Vous jouez alors sur ce plateau inventé par l’appli. Imprimez-le, ou jouez sur les téléphones seuls.
box-card-kept = { $name } de votre boîte
box-card-change = Le modifier
box-card-enter = Saisir le nôtre
box-card-print = Imprimer ce plateau (A3)
box-card-set =
    { $draw ->
        [app] { $set } : personne n’a encore saisi les tuiles de cette boîte, l’appli joue avec des tuiles inventées.
       *[table] { $set } : personne n’a encore saisi les tuiles de cette boîte. Vous dessinez chacune quand elle arrive.
    }
box-card-numbers = Combien de pièces a chacun
box-board-part = Partie du plateau
box-board-rest = Tout ce qui s’y trouve d’autre
box-board-length =
    { $n ->
        [one] { $n } case
       *[other] { $n } cases
    }
box-board-shorter = Une case de moins : { $name }
box-board-longer = Une case de plus : { $name }
box-board-next = Suivant
box-board-next-is = Suivant : { $name }
box-board-wrong-at = { $name } : à revoir
box-board-as-json = L’afficher en JSON
box-board-by-taps = Le saisir du doigt
box-board-start-about = Partez d’une ébauche et changez du doigt ce qui est différent sur le vôtre.
box-board-copy = Partir de : { $name }
box-board-doubts =
    { $n ->
        [one] Une chose contredit les règles
       *[other] { $n } choses contredisent les règles
    }
box-board-doubts-about = Regardez encore. Si c’est vraiment imprimé ainsi, gardez-le : l’appli joue d’après ce qui est ici.
box-board-overtaken = Un autre de vos téléphones a modifié ce plateau entre-temps. Ce que vous avez saisi ici est toujours là.
box-board-gone = Un autre de vos téléphones a retiré ce plateau entre-temps. Ce que vous avez saisi ici est toujours là.
box-board-overtaken-first = Choisissez d’abord
box-board-mine = Continuer le mien
box-board-theirs = Prendre l’autre
box-amount = { $n }
box-share = Partager ou exporter
box-link = Un lien pour vos amis
box-link-about = Qui l’a voit ce que vous avez saisi, toujours à jour, et peut en prendre une copie. Votre nom n’y figure pas.
box-link-make = Créer un lien
box-link-send = Envoyer le lien
box-link-back = Ne plus partager
box-link-qr = Code QR du lien vers votre boîte
box-link-title = Ce qui est imprimé dans ma boîte
box-link-there = Qui a le lien peut voir votre boîte.
box-link-none = Personne d’autre ne voit votre boîte.
box-file = En fichier
box-file-about = Pour un autre serveur, ou à conserver. Un fichier que vous ouvrez est d’abord comparé.
box-file-save = Enregistrer ma boîte
box-file-open = Ouvrir un fichier
box-file-large = Ce fichier est trop gros pour une boîte.
box-merge = Une autre boîte
box-merge-about = Choisissez ce que doit dire votre boîte. Tout le reste y demeure.
box-merge-differs =
    { $n ->
        [0] Aucune différence avec la vôtre.
        [one] Une différence avec la vôtre.
       *[other] { $n } différences avec la vôtre.
    }
box-merge-mine = La vôtre
box-merge-theirs = L’autre
box-merge-none = Pas saisi
box-terrain-all = tous les côtés : { $terrain }
box-merge-added = Nouvelle tuile { $n }
box-board-line = { $where } : { $says }
box-merge-all-mine = Garder la vôtre
box-merge-all-theirs = Prendre l’autre
box-merge-first = Rien n’est encore choisi
box-merge-take = En prendre { $n }
box-merge-done = Maintenant dans votre boîte
box-of-which = De quelle boîte vient-elle ?
box-of-none = D’aucune extension
box-of-table = La boîte de cette table
box-not-listed = Pas dans la liste
box-wrong = Où est l’erreur dans cette boîte ?
box-wrong-which = Touchez la tuile imprimée autrement.
box-wrong-board = Touchez le plateau s’il est imprimé autrement.
box-board-entered = On joue sur le plateau saisi pour cette table.
box-wrong-with = Qu’y a-t-il vraiment : { $name } ?
box-wrong-about = À cette table, elle compte alors comme si elle avait été ainsi depuis le début.
box-check = Laquelle est imprimée sur votre tuile ?
box-check-about = Touchez-la. Personne n’attend, et c’est demandé une seule fois.
box-check-neither = Aucune
box-two-readings = Qu’y a-t-il sur votre tuile ? L’appli n’en est pas sûre.
box-drawn-up = Garder ceci dans votre boîte ?
box-drawn-up-about =
    { $what ->
        [new] Elles ont été dessinées à cette table et ne sont pas dans votre boîte.
        [corrected] Elles ont été corrigées à cette table et sont différentes dans votre boîte.
       *[both] Elles ont été dessinées ou corrigées à cette table ; votre boîte ne les a pas ainsi.
    }
box-all-kept = Il n’y a plus rien à décider.
box-boards-differ = Votre boîte dit autre chose que ce qui se joue ici.
box-drawn-by = { $name }, par { $by }
box-keep-this = Garder : { $name }
box-leave = Ne pas garder
box-leave-this = Ne pas garder : { $name }
box-keep-all = Garder les { $n }
box-kept-as = Dans votre boîte sous { $name }
box-known-as = Déjà dans votre boîte sous { $name }
box-left = Pas gardée
box-looks-like = Elle ressemble à { $name }, déjà connue. Est-ce celle-là ?
box-looks-like-gone = Elle ressemble à { $name }, déjà connue.
box-it-is = C’est { $name }
box-none-of-them = Aucun
box-tiles-of =
    { $all ->
        [one] { $n } tuile sur { $all }
       *[other] { $n } tuiles sur { $all }
    }
box-so-many-of = { $what } : { $n }
box-too-many = { $what } : { $n } saisis, mais la boîte n’en a que { $all }
box-keep-too = La garder aussi dans ma boîte
box-keep-too-about = Pour les tables que je créerai plus tard.
box-otherwise = Imprimée autrement
box-not-from-here = Pas depuis ce téléphone
box-not-from-here-about = Qui a saisi cette tuile la corrige.
box-draw = Dessiner la tuile
box-draw-about = Pas encore dans la liste
box-as-listed = Comme dans la liste
box-not-disputed = L’appli est sûre : { $tile }. Il n’y a rien à vérifier.
box-full = La boîte est pleine : elle garde { $n } tuiles à elle.
box-changed-elsewhere = Un autre de vos téléphones a changé ceci entre-temps : regardez encore.
box-unknown-count = Aucune boîte de ce jeu n’a un tel nombre de pièces.
box-wrong-count = Doit être entre { $least } et { $most }.
box-changed-meanwhile = Un autre de vos téléphones a changé votre boîte entre-temps : regardez encore les différences.
box-unknown-board = Ce jeu n’a pas ce plateau.
box-unknown-link = Il n’y a pas de boîte à ce lien. Elle n’est peut-être plus partagée.
box-unknown-piece = Aucune tuile { $tile } n’a été dessinée à cette table.
box-printed = Comme dans la liste
box-remove = Retirer
box-keep = Garder
box-keep-next = Garder { $n }/{ $all }, suivante
box-draw-of = { $set } : tuile { $n } sur { $all }
box-corrections-first = Pas encore possible
box-unlisted = Dessinez la tuile en main
box-unlisted-about = Elle n’est pas encore dans la liste ; elle servira à cette table.
box-into-bag = L’ajouter
box-untouched = Dessinez-la d’abord
box-nobody-draws = Personne ne doit saisir de tuile en ce moment
box-terrain = Bords et milieu
box-terrain-about = Touchez un bord pour changer son terrain.
box-whole = Toute la tuile :
box-in-the-middle = Au milieu :
box-middle = Milieu : { $terrain }
box-side =
    { $edge ->
        [N] Haut : { $terrain }
        [E] Droite : { $terrain }
        [S] Bas : { $terrain }
       *[W] Gauche : { $terrain }
    }
box-edge =
    { $edge ->
        [N] haut
        [E] droite
        [S] bas
       *[W] gauche
    }
box-together = Reliés
box-region = { $terrain } { $edges }
box-region-inside = { $terrain } au milieu
box-roads = Routes
box-roads-about = Touchez chaque bord où mène une route. Les bords de même numéro sont reliés.
box-road =
    { $n ->
        [0] aucune
       *[other] route { $n }
    }
box-roads-at = Route : { $edges }
box-road-none = Pas de route
box-symbols = Symboles
box-add-symbol = Ajouter un symbole
box-add-of-kind = Ajouter : { $symbol }
box-place-tap = Touchez là où c’est imprimé : { $name }
box-place-edge =
    { $edge ->
        [N] Haut : { $place }
        [E] Droite : { $place }
        [S] Bas : { $place }
       *[W] Gauche : { $place }
    }
box-place-middle = Milieu : { $place }
box-less = Moins : { $name }
box-more = Plus : { $name }
box-so-many =
    { $n ->
        [0] Aucun : { $name }
       *[other] { $n } × { $name }
    }

### La page sur la vie privée, que le serveur envoie (/privacy)

privacy-open = Ouvrir Tableside
privacy-kept = Ce qui est gardé
privacy-account = Un compte, si vous en voulez un : une adresse e-mail et une empreinte du mot de passe.
privacy-account-mail = Un compte, si vous en voulez un : une adresse e-mail, à laquelle des codes sont envoyés, et une empreinte du mot de passe.
privacy-how-long = Combien de temps
privacy-until-deleted = Une partie reste jusqu’à ce que tous ceux qui la gardent l’aient supprimée.
privacy-elsewhere = Ce qui part ailleurs
privacy-yours = Ce que vous pouvez faire supprimer
privacy-title = Protection des données
privacy-about = Ce que ce serveur garde de vous et de votre table. Il est géré par la personne qui vous en a donné l’adresse.
privacy-imprint = Qui gère ce serveur
privacy-phone = Votre téléphone : un identifiant tiré au hasard et une empreinte de sa clé. Ni nom, ni numéro, ni adresse sur le réseau.
privacy-table = Chaque table : les noms tels qu’ils ont été tapés, les couleurs, et chaque saisie avec son heure. Tout le monde à la table les voit ; ce qui est secret, seulement la place concernée.
privacy-past = Parties passées : lieu, note et jusqu’à { $photos } photos, pour ceux qui ont joué. Les photos sont gardées sans lieu ni données de l’appareil.
privacy-log = Un journal de ce que fait le serveur : heures, sortes de demandes et identifiants tirés au hasard, sans vos saisies ni votre adresse sur le réseau.
privacy-never-begun = Une table qui ne commence jamais est supprimée après { $days ->
    [one] un jour
   *[other] { $days } jours
}.
privacy-unused = Un téléphone sans table, sans tuiles enregistrées et sans historique partagé est oublié après { $days ->
    [one] un jour
   *[other] { $days } jours
}.
privacy-codes = Les codes et les adresses e-mail que personne ne confirme sont supprimés après { $days ->
    [one] un jour
   *[other] { $days } jours
}.
privacy-backups = Les sauvegardes gardent ce qui a été supprimé jusqu’à ce que de plus récentes les remplacent ; il en est gardé { $number }.
privacy-nowhere = Rien. Il n’y a ni pistage ni publicité, et rien n’est chargé depuis d’autres serveurs.
privacy-tracker = Les erreurs sont signalées à { $host } : ce qui a échoué et où, pas ce que vous avez saisi. Il n’y a ni pistage ni publicité.
privacy-on-phone = L’appli garde sur votre téléphone ses réglages, sa clé et ce qui attend d’être envoyé.
privacy-by-yourself = Vous-même : des parties de votre liste, vos photos, votre compte.
privacy-by-host = Par la personne qui gère ce serveur : votre téléphone, votre historique, et votre nom à toutes les tables. Les saisies et les points des parties restent pour les autres joueurs.

## Scanner un code QR avec l’appareil photo

join-scan = Scanner le code
scan-title = Scanner un code
scan-asking = Autorisez l’appareil photo
scan-asking-about = Votre téléphone le demande. L’image reste sur ce téléphone.
scan-prompt = Visez le code QR
scan-aim = Le code va dans le carré. Il s’ouvre tout seul.
scan-slow = Rien encore : rapprochez-vous, évitez les reflets ou saisissez le code.
scan-other = Ce code n’appartient à aucune table.
scan-torch = Lumière
scan-type = Saisir le code
scan-denied = L’appareil photo n’est pas autorisé
scan-denied-about = Autorisez-le pour cette page dans les réglages du navigateur ou du téléphone, puis réessayez. Ou saisissez le code.
scan-none = Aucun appareil photo
scan-none-about = Cet appareil n’en a pas qu’une page puisse utiliser. Saisissez le code.
scan-busy = L’appareil photo ne répond pas
scan-busy-about = Une autre application l’utilise peut-être. Fermez-la et réessayez, ou saisissez le code.
scan-unsupported = Ce navigateur n’a pas d’appareil photo pour les pages
scan-unsupported-about = Saisissez le code, ou scannez-le avec l’appareil photo du téléphone.
scan-insecure = Pas d’appareil photo à cette adresse
scan-insecure-about = Elle commence par http, et les navigateurs réservent l’appareil photo à https. Saisissez le code, ou scannez-le avec l’appareil photo du téléphone.
scan-elsewhere = Ce code mène à { $address }
scan-elsewhere-about = Cette application dépend de { $address }. Si c’est le même serveur, utilisez le code ici.
scan-there = Ouvrir là-bas
scan-here = L’utiliser ici
scan-again = Scanner à nouveau
