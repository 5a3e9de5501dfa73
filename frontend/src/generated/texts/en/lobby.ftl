colour-red = Red
colour-blue = Blue
colour-yellow = Yellow
colour-green = Green
colour-coal = Black
colour-pink = Pink
colour-bone = White
new-title = Create a table
new-game = Which game is on the table?
new-fewer = { $name }: { $n } fewer
new-more = { $name }: { $n } more
new-draw = Who draws?
new-draw-table = We draw from the box
new-draw-table-about = Draw a tile, then tap it on your phone.
new-draw-app = The app draws
new-draw-app-about = If you don’t have the box with you.
new-box = What’s in your box
new-expansions = Which expansions?
new-options = Rules and help
new-options-changed =
    { $n ->
        [0] Standard rules, all help on
        [one] { $n } setting changed
       *[other] { $n } settings changed
    }
new-rules = Rules
new-aids = Help on the phones
new-open = Create the table
new-opening = Creating it
new-people = For { $min } to { $max } people
new-people-more = For { $min } to { $max } people, up to { $most } with { $box }
new-box-rules = Rules of { $box }
join-title = Join a table
join-code = Code
join-code-hint = Six characters; the host’s phone shows them.
join-code-letters = Codes have no 0, O, 1, I or L.
join-name = Your name
join-colour = Your colour
join-colour-taken = { $colour }, taken by { $name }
join-take = Take a seat
join-taking = Taking the seat
join-watch = Watch
join-table-of = { $game }, { $host }’s table
join-wrong-code = Check the code
join-missing-code = Enter the code
join-missing-name = Enter your name
join-name-full = At most { $n } characters
join-missing-name-of = Enter a name
join-missing-other-name = Choose another name
join-name-use = Use “{ $name }”
join-missing-colour = Choose a colour
join-begun = The game has begun
join-begun-about = Nobody can join after the start, only watch. If a player leaves, the host can give you that seat.
join-full = Every seat is taken
join-full-about = No colour is left. You can watch.
join-looking = Looking for the table
lobby-scan = For the others: scan, or type
lobby-qr-larger = Enlarge: { $qr }
lobby-qr-smaller = Shrink: { $qr }
lobby-qr = QR code of the link to this table
lobby-code = Code { $code }
lobby-send = Send the link
lobby-copy = Copy the link
lobby-link-title = Join our table
lobby-seats = Seats in turn order
lobby-here = this phone
lobby-here-host = this phone, host
lobby-phone = phone is here
lobby-phone-host = phone is here, host
lobby-away = phone is not here right now
lobby-gone = away for { $time }
lobby-no-phone-here = no phone, entered on this one
lobby-no-phone = no phone, entered on another one
lobby-begins = goes first
lobby-free =
    { $n ->
        [one] { $colours } is free
       *[other] { $colours } are free
    }
lobby-edit = Change { $name }’s seat
lobby-edit-name = Name
lobby-edit-colour = Colour
lobby-earlier = Move up
lobby-later = Move down
lobby-save = Save
lobby-remove = Remove
lobby-remove-ask = Remove { $name } from the table?
lobby-leave = Leave the table
lobby-leave-ask = Leave the table? Your seat becomes free.
lobby-box = Box
lobby-box-differs =
    { $n ->
        [0] All tiles as in the list
        [one] { $n } tile of this box differs
       *[other] { $n } tiles of this box differ
    }
lobby-box-boards =
    { $n ->
        [one] { $n } board entered from this box
       *[other] { $n } boards entered from this box
    }
lobby-box-mine = This table is played with your box.
lobby-box-hosts = This table is played with the host’s box.
lobby-invented =
    { $n ->
        [one] { $n } invented tile
       *[other] { $n } invented tiles
    }
lobby-invented-about = Nobody has entered these tiles of the box yet, so the app plays with invented ones.
lobby-starter = Who goes first?
lobby-lot = Pick at random
lobby-lot-fell = { $name } goes first
lobby-options = Rules and help
lobby-change = Change rules and help
lobby-aids =
    { $on ->
        [all] Help: all on
        [none] Help: all off
       *[some] Help: partly on
    }
lobby-draw-table = Tiles from the box
lobby-draw-app = The app draws
lobby-start-prompt =
    { $n ->
        [2] Start with two?
        [3] Start with three?
        [4] Start with four?
        [5] Start with five?
       *[other] Start with { $n }?
    }
lobby-start-about = Nobody can join after the start, only watch.
lobby-start =
    { $n ->
        [2] Start with two
        [3] Start with three
        [4] Start with four
        [5] Start with five
       *[other] Start with { $n }
    }
lobby-starting = Starting
lobby-few-prompt = Wait for the others
lobby-few-about =
    { $n ->
        [2] At least two players. Scan the code, or add a seat for anyone without a phone.
       *[other] At least { $n } players. Scan the code, or add a seat for anyone without a phone.
    }
lobby-few =
    { $n ->
        [one] One more player needed
       *[other] { $n } more players needed
    }
lobby-wait-prompt = Waiting for { $name } to start
lobby-wait-host = Waiting for the host to start
lobby-wait-about = You’re in. The game will start on every phone at the same time.
lobby-watch-about = You’re watching. The game will start on every phone at the same time.
lobby-add = Add a seat
lobby-sit = Take a seat
lobby-add-prompt = Who is it?
lobby-add-about = For somebody without a phone: you enter their moves on this one.
lobby-add-name = Name
lobby-add-save = Add the seat
strip-offline =
    { $n ->
        [0] <b>Offline since { $time }.</b> What you enter is sent later.
        [one] <b>Offline since { $time }.</b> { $n } entry waits on this phone.
       *[other] <b>Offline since { $time }.</b> { $n } entries wait on this phone.
    }
strip-unconfirmed =
    { $what ->
        [draw] <b>Draw not confirmed.</b>
        [move] <b>Move not confirmed.</b>
        [place] <b>Placement not confirmed.</b>
        [undo] <b>Undo not confirmed.</b>
        [many] <b>{ $n } entries not confirmed.</b>
       *[other] <b>Entry not confirmed.</b>
    }
strip-discard = Discard
strip-keep-open = Keep this page open: nothing is saved here.
strip-unsaved = <b>This browser saves nothing:</b> a reload loses your seat. Leave private mode, allow site data, or free storage. Or move your seat to another browser under “People and phones”.
strip-polling = <b>No live connection.</b> This phone checks every 2 seconds; nothing is lost.
strip-back =
    { $n ->
        [0] <b>Back.</b> Nothing was lost.
        [one] <b>Back.</b> { $n } entry sent, nothing lost.
       *[other] <b>Back.</b> { $n } entries sent, nothing lost.
    }
strip-as-of = <b>As of { $time }.</b> Getting the latest.
closed-title = This phone is not at this table
closed-ask = Ask someone at the table for the code. This address only works on phones that have joined.
closed-join = Join with a code
closed-start = Home
action-hidden-characters = The text has hidden characters. Type it again.
action-malformed = The entry could not be read: { $detail }
action-unknown = This game has no such action.
device-too-many-sockets = Too many pages are open on this device. Close some, then reload this one.
game-unknown = There is no such game here.
lobby-name-taken = Somebody at this table is called { $name } already.
lobby-name-unseen = This name is invisible. Choose one that the others can read.
request-invalid = The request could not be read: { $detail }
request-not-json = The request could not be read.
request-throttled =
    { $seconds ->
        [one] Too much at once. Try again in { $seconds } second.
       *[other] Too much at once. Try again in { $seconds } seconds.
    }
request-too-large = The request is too large.
request-unknown-address = There is nothing at this address.
request-unconfirmed = Not confirmed
request-wrong-method = This cannot be done at this address.
server-fault = Something went wrong on the server. Try again.
server-no-room = The server is full. Whoever runs it needs to free some space.
server-unknown-host = Tableside is here, but not at the address “{ $host }”.
correction-does-not-hold = With this correction a later entry would be against the rules.
correction-empty = This correction changes nothing, or too much at once.
correction-entry-gone = That entry no longer counts.
correction-not-by-hand = This cannot be corrected by hand.
correction-sealed = In a game with secrets, players correct only their own entries. If somebody else’s entry is in the way, undo back to the mistake, newest first, each player their own.
correction-sealed-now = Somebody has chosen in secret. Once that lies open, this can be corrected.
correction-unknown = This correction was withdrawn or settled.
table-event-corrected = { $seat } corrected an earlier entry.
table-event-corrected-by-host = The host corrected an earlier entry.
table-event-redone = { $seat } restored the entry.
table-event-redone-by-host = The host restored the entry.
table-adjusted = Points by agreement
table-end-unfinished = The host ended the game early.
table-event-adjusted =
    { $points ->
        [one] { $seat } gets { $points } point by agreement: { $reason }
       *[other] { $seat } gets { $points } points by agreement: { $reason }
    }
table-event-adjusted-own =
    { $points ->
        [one] You get { $points } point by agreement: { $reason }
       *[other] You get { $points } points by agreement: { $reason }
    }
table-event-finish-now = The host ended the game; it is scored as it stands.
table-no-points = Enter a number of points other than 0.
table-no-such-seat = Nobody sits there.
table-busy = The table is busy. Try again in a moment.
table-colour-taken = Somebody has this colour already.
table-duplicate-id = This entry was already sent with different content.
table-event-seat-moved = { $seat } now plays on another phone.
table-event-seat-moved-own = You now play as { $seat } on this phone.
table-event-seat-removed = { $seat }’s phone was removed; the host now plays for { $seat }.
table-event-seat-given-up = { $seat } left; the host’s phone now plays for { $seat }.
table-event-seat-host = { $seat } is the host now.
table-event-seat-host-own = You are the host now.
table-event-seat-host-taken = { $seat } is the host now: the host’s phone was silent.
table-event-undone = { $seat } undid the last entry.
table-full = Every colour of the box is taken.
table-host-is-here = The host’s phone is here.
table-locked = The host has locked this table.
table-only-watching = This link is for watching. To play, ask someone at the table for the code to join.
join-one-of = Are you one of these?
join-one-of-about = Tap your name to play on this phone.
join-one-of-begun = The game has begun. Tap your name; the host is asked.
join-one-of-missing = Your name is missing? Then your seat already has a phone. Somebody at the table can move it to this one, under “People and phones”.
join-none = Someone else
join-asked = Waiting for the host
join-asked-about = You can play for { $name } once the host says yes. If the host’s phone is gone, another player can become the host.
join-asked-over = The host said no, or somebody else has the seat.
join-tv = Show as TV
join-screen = Is this a TV?
join-screen-about = On a phone at the table, open the menu, then “People and phones”, and enter this code:
join-tv-about = For everybody in the room: a large board and the points, without buttons.
join-here = Watch here
join-here-about = For you, as on a phone: past turns, and points to tap.
join-wide = How do you want to watch?
table-seat-taken = Somebody has taken this seat already.
table-already-seated = This phone has a seat here already.
table-unknown-request = That has been answered already, or withdrawn.
table-not-finished = The game is still being played.
table-not-host = Only the host can do this.
table-not-started = The game has not begun yet.
table-not-your-seat = This seat is played on another phone.
table-not-yours-to-do = This cannot be done from a phone.
table-nothing-due = There is nothing to count right now.
table-nothing-to-draw = There is nothing to draw right now.
table-nothing-to-undo = You have nothing to undo.
table-option = The game has no such option: { $option }
table-others-first = Somebody else is asked first.
table-over = The game is over.
table-invented-piece = { $tile } is invented: no box has it, so it cannot be entered.
table-seats = This game is for { $min } to { $max } players.
table-stale-version = Somebody was faster. Nothing was changed.
table-started = The game has begun already.
table-starter = The starting player’s seat is empty.
table-too-late = Too late: the game has moved on.
table-undo-blocked = Something was entered after it. { $why }
table-played-on = Others have played on since.
table-seat-moved = Another phone now plays this seat.
table-removed = The host has removed this phone from the table.
table-unknown = There is no such table, or this phone is not at it.
table-unknown-code = No open table has this code. It may have been changed.
table-unknown-colour = The box has no such colour.
table-unknown-seat = There is no such seat at this table.
table-your-own-seat = The host’s own phone stays.
people-title = People and phones
people-seats = Seats and their phones
people-gone-host = away for { $time }, host
people-away-host = phone is not here right now, host
people-unknown = connection unknown
people-unknown-host = connection unknown, host
people-actions = Options for { $name }’s seat
people-move = Move to another phone
people-move-about = Scan this with the other phone, or enter the code there under “Join”. It works once, within 15 minutes.
people-move-qr = QR code that moves { $name }’s seat to another phone
people-move-used = This code has been used: { $name } plays on another phone now.
people-give-up = Give up the seat
people-give-up-ask = Have the host’s phone play for { $name } from now on? This one will only watch.
people-give-up-yes = Give it up
people-take-over = Play for { $name }
people-take-over-ask = Play for { $name } on this phone? The other one will only watch, until it joins again with the table’s code.
people-take-over-yes = Play for { $name }
people-remove = Remove the phone
people-remove-ask = Remove { $name }’s phone from the table? This phone then plays for { $name }. The codes to join and to watch change.
people-remove-ask-lobby = Remove { $name }’s phone from the table, with its seats? The codes to join and to watch change.
people-remove-yes = Remove
people-make-host = Make host
people-make-host-ask = Make { $name } the host instead of you?
people-make-host-yes = Make host
people-hand = Give { $name } the phone
people-host = For the host
people-old-rules = This table keeps version { $version } of the rules, with which it began. New tables have a newer one.
people-lock = Lock the table
people-lock-about = No one else can join. Everyone already here stays.
people-join = For joining
people-new-code = New code
people-new-code-join = New code to join
people-new-code-watch = New code to watch
people-new-code-join-ask = Change the code to join? The old one and its link no longer work. Everyone at the table stays.
people-new-code-watch-ask = Change the code to watch? The old one and its link no longer work. Everyone watching stays.
people-new-code-yes = Change it
people-new-code-made = This code is new. The old one no longer works.
people-watch = For spectators, on a phone or a TV
people-screen = The TV’s code
people-screen-about = A large screen shows one under “Join”.
people-screen-shown = The TV shows this table now.
people-screen-unknown = No screen shows this code. It may be showing a new one.
people-screen-missing = Enter the code
people-screen-show = Show it there
people-watch-scan = To watch, scan or type
people-watch-qr = QR code of the link to watch this table
people-become = Become the host
people-become-about = The host’s phone has been silent for { $time }. Somebody else can be the host now.
people-become-polling = This phone has no live connection, so it cannot tell whose phone is silent and cannot become the host. If the host’s phone is gone, use another phone at this table: it shows “Become the host” in this place.
seat-title = Play this seat here?
seat-title-of = Play for { $name } on this phone?
seat-about = It will be removed from the phone that had it.
seat-take = Play on this phone
seat-taking = Taking over the seat
watch-title = Watch the table
lost-title = This phone no longer plays for { $names }
lost-moved = Another phone has taken over; nothing is kept on this one.
lost-taken = The host or another phone has taken over; nothing is kept on this one. To play on, join again with the table’s code.
lost-removed-title = The host has removed this phone
lost-removed = Nothing of { $names }’s seat is left here. To come back, ask the host for the new code.
lost-unsent =
    { $n ->
        [one] { $n } entry that waited here was not sent.
       *[other] { $n } entries that waited here were not sent.
    }
lost-watch = Watch
table-category-adjusted = Agreed
people-known-title = Players
people-known-open = Tap a person
people-known-open-about = Games, wins and points of everyone you have played with.
people-known-prompt = Is someone listed twice?
people-known-about = Choose two entries of the same person: the first name stays.
people-known-sure = Merge them?
people-known-merged =
    { $n ->
        [one] { $name }, with { $n } game. They can be separated again.
       *[other] { $name }, with { $n } games. They can be separated again.
    }
people-known-not = They stay apart
people-known-choose-two = Choose two
people-known-look = Compare them
people-known-merge = Merge
people-known-leave = Cancel
people-known-also = also { $name }
people-known-apart = Separate
join-scan = Scan the code
