### Tableside in English: screens, states, refusals of the house.
### A code is a message id with "." and "_" as "-". Games bring their own file.

## Words used everywhere

# The app's name, never translated.
app-name = Tableside
# Button at the head of a screen, read out: to the screen before.
common-back = Back
# Button that closes a sheet.
common-close = Close
# Button with three dots that opens the menu, read out.
common-more = More
# Button: takes back what was entered last. One word, another one than common-cancel.
common-undo = Undo
# Button: leaves a question unanswered. One word, another one than common-undo.
common-cancel = Cancel
# Button: loads the page anew.
common-reload = Reload
# On a button for a moment, after the link was copied.
common-copied = Copied
# On a button or a page while something is fetched. Short.
common-loading = One moment

# The colours of the pieces, as names of seats: alone, and at the beginning of a line.
colour-red = Red
colour-blue = Blue
colour-yellow = Yellow
colour-green = Green
colour-coal = Black
colour-pink = Pink
colour-bone = White

## Seats band

seats-band = Seats and points
# Read out after what the pill of a seat shows, its points and its name: "4 Anna, Blue, points".
seats-pill =
    { $points ->
        [one] { $colour }, point
       *[other] { $colour }, points
    }
# Read out after a name: the table waits for this player.
seats-active = their turn
# The same for the viewer, read out after “you”.
seats-active-own = your turn
# On the pill of the seat that this phone plays.
seats-you = you
# Below the pill of a seat whose phone is silent. $time: "40 s" or "3 min". Two words at most.
seats-gone = away { $time }
seats-away = not here

## Start

start-prompt = Start a game, or join one
# Three lines at most on the smallest phone.
start-about = The game is on your table. The app knows the rules and keeps score.
# The next sentence. $games: the names of all games, joined with commas and “and”.
start-games = For { $games }.
start-new = Create a table
# Button and shortcut of the app: enter a code and take a seat. One or two words.
start-join = Join
start-tables = Your tables
start-nobody = Nobody has sat down yet
# A line in the list of tables. $game: the name of a game.
start-status =
    { $status ->
        [lobby] { $game }, not started yet
        [playing] { $game }, being played
       *[finished] { $game }, finished
    }
# Beside start-status, for a table that was opened today. $time: a time of day.
start-opened = opened at { $time }
# A button beside a table of the list: it leaves this list on this phone. One short word.
start-hide = Hide
# Read out for start-hide. $names: the other players, “Ben and Cleo”.
start-hide-of = Hide the table of { $names }
# In place of the row that was just hidden; an Undo stands beside it.
start-hidden-now =
    { $status ->
        [finished] { $names }: hidden here, still under Past games.
       *[other] { $names }: hidden until something happens there.
    }
# A fold below the list: hidden tables whose game is not over.
start-hidden =
    { $n ->
        [one] One hidden table
       *[other] { $n } hidden tables
    }
start-show = Show again
# Read out for start-show. $names as in start-hide-of.
start-show-of = Show the table of { $names } again

## New table

new-title = Create a table
new-game = Which game is on the table?
# Read out for buttons beside a number; $name: what it is a number of, "Moves"; $n: how far
new-fewer = { $name }: { $n } fewer
# As new-fewer.
new-more = { $name }: { $n } more
new-draw = Who draws?
new-draw-table = We draw from the box
new-draw-table-about = Draw a tile, then tap it on your phone.
new-draw-app = The app draws
new-draw-app-about = If you don’t have the box with you.
new-box = What’s in your box
new-expansions = Which expansions?
new-options = Rules and help
# The folded line “Rules and help”. $n: settings that differ from the usual ones.
new-options-changed =
    { $n ->
        [0] Standard rules, all help on
        [one] { $n } setting changed
       *[other] { $n } settings changed
    }
# Heading of the options that change the rules.
new-rules = Rules
new-aids = Help on the phones
new-open = Create the table
new-opening = Creating it
# Below the name of a game. $min, $max: numbers of players.
new-people = For { $min } to { $max } people
# The same, while an expansion that lets more play is not chosen. $most: players with it; $box: its name.
new-people-more = For { $min } to { $max } people, up to { $most } with { $box }
# Heading of an expansion’s own rules, folded below its switch. $box: its name.
new-box-rules = Rules of { $box }

## Join

join-title = Join a table
# Label of the field for the six characters.
join-code = Code
join-code-hint = Six characters; the host’s phone shows them.
# Below the field while somebody types one of these.
join-code-letters = Codes have no 0, O, 1, I or L.
join-name = Your name
join-colour = Your colour
# Read out for a colour that cannot be chosen. $colour: “Blue”; $name: who has it.
join-colour-taken = { $colour }, taken by { $name }
join-take = Take a seat
join-taking = Taking the seat
# Button: follow the table without a seat.
join-watch = Watch
# Which table this is, under the title of the join screen.
join-table-of = { $game }, { $host }’s table
join-wrong-code = Check the code
join-missing-code = Enter the code
join-missing-name = Enter your name
# The longest name that is kept.
join-name-full = At most { $n } characters
join-missing-name-of = Enter a name
join-missing-other-name = Choose another name
# Button: a name that is free. $name: “Anna 2”.
join-name-use = Use “{ $name }”
join-missing-colour = Choose a colour
join-begun = The game has begun
join-begun-about = Nobody new can join after the start, only watch. Is one of the seats yours? Somebody at the table can move it to this phone, under “People and phones”.
join-over = The game is over
join-over-about = You can still look at the result.
join-full = Every seat is taken
join-full-about = No colour is left. You can watch.
join-looking = Looking for the table

## Lobby

# Beside the code; whoever reads it sits there already.
lobby-scan = For the others: scan, or type
# Read out; $qr: what the QR code leads to.
lobby-qr-larger = Enlarge: { $qr }
# As lobby-qr-larger.
lobby-qr-smaller = Shrink: { $qr }
lobby-qr = QR code of the link to this table
# Read out. $code: six letters and digits.
lobby-code = Code { $code }
lobby-send = Send the link
lobby-copy = Copy the link
lobby-link-title = Join our table
lobby-seats = Seats in turn order
lobby-here = this phone
lobby-here-host = this phone, host
lobby-phone = phone is here
lobby-phone-host = phone is here, host
# Below a name whose phone has not come to this table: it may still be at the finished game of a rematch.
lobby-away = phone is not here yet
# Below a name whose phone is silent. $time: “40 s” or “3 min”.
lobby-gone = away for { $time }
lobby-no-phone-here = no phone, entered on this one
lobby-no-phone = no phone, entered on another one
lobby-begins = goes first
# $colours: names of colours, “Red and Blue”; $n: how many they are.
lobby-free =
    { $n ->
        [one] { $colours } is free
       *[other] { $colours } are free
    }
# Read out for the button that unfolds a seat in the lobby.
lobby-edit = Change { $name }’s seat
# Label of a field.
lobby-edit-name = Name
# Label of a row of colours.
lobby-edit-colour = Colour
# Two buttons in the list of seats, whose order is the order of play.
lobby-earlier = Move up
lobby-later = Move down
# Button: keeps name and colour of a seat.
lobby-save = Save
# Button: takes a seat away.
lobby-remove = Remove
# Question before it. $name: whose seat.
lobby-remove-ask = Remove { $name } from the table?
# A guest’s own seat.
lobby-leave = Leave the table
lobby-leave-ask = Leave the table? Your seat becomes free.
# Heading: a group's own copy of the game.
lobby-box = Box
# $n: tiles of the box that are printed differently from the list.
lobby-box-differs =
    { $n ->
        [0] No tile of this box differs from the list
        [one] { $n } tile of this box differs
       *[other] { $n } tiles of this box differ
    }
# In the lobby: boards of the box that somebody has entered, since no list has them.
lobby-box-boards =
    { $n ->
        [one] { $n } board entered from this box
       *[other] { $n } boards entered from this box
    }
lobby-box-mine = This table is played with your box.
lobby-box-hosts = This table is played with the host’s box.
# $n: tiles that no box has; the app made them up.
lobby-invented =
    { $n ->
        [one] { $n } invented tile
       *[other] { $n } invented tiles
    }
lobby-invented-about = Nobody has entered these tiles of the box yet, so the app plays with invented ones.
lobby-starter = Who goes first?
lobby-lot = Pick at random
# After “Pick at random”. $name: a player.
lobby-lot-fell = { $name } goes first
lobby-options = Rules and help
lobby-change = Change rules and help
# Whether phones help: all, none or some of the aids.
lobby-aids =
    { $on ->
        [all] Help: all on
        [none] Help: all off
       *[some] Help: partly on
    }
lobby-draw-table = Tiles from the box
lobby-draw-app = The app draws
# The question above the main button. $n: how many have sat down.
lobby-start-prompt =
    { $n ->
        [2] Start with two?
        [3] Start with three?
        [4] Start with four?
        [5] Start with five?
       *[other] Start with { $n }?
    }
lobby-start-about = Nobody can join after the start, only watch.
# A link above the main button, to the picture of a board and the question box-card-question.
lobby-board-open = Still open: is your board like this?
# The main button, at most 22 characters. $n: how many play.
lobby-start =
    { $n ->
        [2] Start with two
        [3] Start with three
        [4] Start with four
        [5] Start with five
       *[other] Start with { $n }
    }
# On the main button while the game is being started.
lobby-starting = Starting
lobby-few-prompt = Wait for the others
# $n: the least number of players of the game.
lobby-few-about =
    { $n ->
        [2] At least two players. The others scan the code; add a seat for anyone without a phone.
       *[other] At least { $n } players. The others scan the code; add a seat for anyone without a phone.
    }
# On the main button that cannot be pressed yet. $n: how many are missing.
lobby-few =
    { $n ->
        [one] One more player needed
       *[other] { $n } more players needed
    }
# To a guest. $name: the host.
lobby-wait-prompt = Waiting for { $name } to start
lobby-wait-host = Waiting for the host to start
lobby-wait-about = You’re in. The game will start on every phone at the same time.
lobby-watch-about = You’re watching. The game will start on every phone at the same time.
lobby-add = Add a seat
lobby-sit = Take a seat
lobby-add-prompt = Who is it?
lobby-add-about = For somebody without a phone: you enter their moves on this one.
# Label of a field.
lobby-add-name = Name
lobby-add-save = Add the seat

## Settings

# Title of a screen, and a row of the menu.
settings-title = Settings
# Heading; below it the names of languages, each in itself.
settings-language = Language
settings-language-system = Same as the phone
# Heading: light or dark colours of the app.
settings-light = Theme
settings-light-system = Same as the phone
# A choice: light colours.
settings-light-day = Light
# A choice: dark colours.
settings-light-lamp = Dark
settings-contrast = High contrast
settings-contrast-about = Stronger lines, no faded colours, no hatching.
settings-hints = Show hints
settings-hints-about = A second line that explains what to do.
# A switch.
settings-hand = Left-handed
settings-hand-about = The main button is on the left.
settings-signals = When it is your turn
# A choice: the phone gives no sign.
settings-signals-off = Nothing
# A choice: the phone vibrates.
settings-signals-touch = Vibrate
settings-signals-both = Vibrate and knock
# A button below: it vibrates and knocks once.
settings-signals-try = Try it
# Heading of what the table decides where the printed rules are silent. $game: the name of the game.
settings-rulings = Where the rules are unclear: { $game }
# Heading: about the app.
settings-about = About
settings-about-words = Tableside is a free companion for the game on your table. It belongs to no publisher and does not replace the game.
settings-about-fonts = Set in Grenze and Atkinson Hyperlegible Next, both under the SIL Open Font License.
# The version of the app on this phone, such as 1.0.0.
settings-version = Version { $version }
settings-privacy = Privacy and imprint

## Connection, states, what broke

# A band above the screen. $time: of the day, “20:14”; $n: how many entries wait. <b> and </b> stay around the first sentence.
strip-offline =
    { $n ->
        [0] <b>Offline since { $time }.</b> What you enter is sent later.
        [one] <b>Offline since { $time }.</b> { $n } entry waits on this phone.
       *[other] <b>Offline since { $time }.</b> { $n } entries wait on this phone.
    }
# In a lobby, in a finished game, and on a phone that only watches: nothing can be sent later.
strip-offline-since = <b>Offline since { $time }.</b>
# After the server has failed several times to take what was entered on this phone; it may have taken it all the same. A
# sentence of the server follows, and two buttons: “Discard”, “Try again”. $what: what was entered; many: $n entries.
strip-unconfirmed =
    { $what ->
        [draw] <b>Draw not confirmed.</b>
        [move] <b>Move not confirmed.</b>
        [place] <b>Placement not confirmed.</b>
        [undo] <b>Undo not confirmed.</b>
        [many] <b>{ $n } entries not confirmed.</b>
       *[other] <b>Entry not confirmed.</b>
    }
# Button after strip-unconfirmed: forgets what was entered.
strip-discard = Discard
# Follows strip-offline or strip-unconfirmed if the browser saves nothing.
strip-keep-open = Keep this page open: nothing is saved here.
# Somebody sits down, or is about to, in a browser that saves nothing. “People and phones” is the title of a screen.
strip-unsaved = <b>This browser saves nothing:</b> a reload loses your seat. Leave private mode, allow site data, or free storage. Or move your seat to another browser under “People and phones”.
strip-polling = <b>No live connection.</b> This phone checks every 2 seconds; nothing is lost.
# A band for some seconds. $n: entries that were sent once the phone was back.
strip-back =
    { $n ->
        [0] <b>Back.</b> Nothing was lost.
        [one] <b>Back.</b> { $n } entry sent, nothing lost.
       *[other] <b>Back.</b> { $n } entries sent, nothing lost.
    }
# A page opened before the server has answered shows what it had stored at $time.
strip-as-of = <b>As of { $time }.</b> Getting the latest.
update-ready = A new version is available.
# Button: loads the new version of the app.
update-now = Update
update-load = Load the new version
broken-title = Something went wrong here
broken-about = Your table is safe on the server. Reload the page and pick up where you left off.
# Button: to the start page.
broken-start = Home
# Small, for whoever helps. $code: stays as it is.
broken-code = Error: { $code }
closed-title = This phone is not at this table
# Below the title, above the field for the code, on a phone to which somebody sent the address of a table.
closed-ask = Ask someone at the table for the code. This address only works on phones that have joined.
closed-join = Join with a code
# Button: to the start page.
closed-start = Home

client-offline = The server does not answer. Is this phone on the same network?
client-no-connection = No connection
client-no-chunk = This page could not be loaded.
client-broken = That did not work. Try again.
client-fault = The app made a mistake here. Reload the page.
client-no-device = The server did not recognise this phone. Try again.

## A browser that is too old: all that it shows. Below the last sentence stands the address.

unsupported-title = This browser is too old for Tableside
# $safari, $chrome, $firefox: versions, “15.4”.
unsupported-about = iPhones and iPads need iOS { $safari } or newer; other devices Chrome or Edge { $chrome }, Firefox { $firefox } or Safari { $safari }.
unsupported-help = Update the browser or the phone, or use another one. Open this address there:
# Shown by a browser in which scripts are switched off, one such sentence below the other in every language.
unsupported-no-script = Tableside needs JavaScript.
# What the app is, where a browser offers to install it. One or two lines.
unsupported-manifest = Your board game’s companion: turns, legal places and scores on every phone at the table.

## Refusals of the house

action-hidden-characters = The text has hidden characters. Type it again.
action-malformed = The entry could not be read.
action-unknown = This game has no such action.
# Shown in place of a table. The page stopped, because the same device opened more pages since.
device-too-many-sockets = Too many pages are open on this device. Close some, then reload this one.
device-unknown = The server does not know this phone.
# For programs that listen to a table; the app does not.
feed-listen-only = This connection only listens: it takes no actions.
# $game: its id in the code.
game-unknown = There is no game and no expansion “{ $game }” here.
# $name: the name that was typed.
# For programs that read the API; the app does not ask.
picture-unknown-piece = The game has no piece “{ $piece }”.
# For programs that read the API; the app does not ask.
texts-unknown-language = There are no texts in the language “{ $language }” here.
# Answer to the host who removes an expansion in the lobby. $name: a player.
lobby-colour-missing = { $name } has a colour that only this expansion brings: first choose another one for that seat.
lobby-name-taken = Somebody at this table is called { $name } already.
lobby-name-unseen = This name is invisible. Choose one that the others can read.
request-invalid = The request could not be read.
request-not-json = The request could not be read.
# $seconds: how long to wait.
request-throttled =
    { $seconds ->
        [one] Too much at once. Try again in { $seconds } second.
       *[other] Too much at once. Try again in { $seconds } seconds.
    }
request-too-large = The request is too large.
request-unknown-address = There is nothing at this address.
# Title above the sentence of a request that met a fault: nobody knows whether it was carried out.
request-unconfirmed = Not confirmed
request-wrong-method = This cannot be done at this address.
server-fault = Something went wrong on the server. Try again.
server-no-room = The server is full. Whoever runs it needs to free some space.
# $host: an address, “tables.lan”.
server-unknown-host = Tableside is here, but not at the address “{ $host }”.
correction-does-not-hold = With this correction an entry would be against the rules.
correction-empty = This correction changes nothing, or too much.
# Why an entry does not fit into a correction. $wait: what a player still has to do, “Anna plans the journey”.
correction-still-asked = Something is missing before it: { $wait }.
correction-entry-gone = That entry no longer counts.
correction-not-by-hand = This cannot be corrected by hand.
correction-sealed = In a game with secrets, players correct only their own entries. If somebody else’s entry is in the way, undo back to the mistake, newest first, each player their own.
correction-sealed-now = Somebody has chosen in secret. Once that lies open, this can be corrected.
# $steps: how many steps the replay has.
history-no-such-step =
    { $steps ->
        [one] The game has one step only.
       *[other] The game has { $steps } steps only.
    }
correction-unknown = This correction was withdrawn or settled.
# News, and a line of the timeline. $seat: a player's name.
table-event-corrected = { $seat } corrected an earlier entry.
table-event-corrected-own = You corrected an earlier entry.
table-event-corrected-by-host = The host corrected an earlier entry.
# News. $seat: a player's name; an undone entry counts again.
table-event-redone = { $seat } restored the entry.
table-event-redone-own = You restored the entry.
table-event-redone-by-host = The host restored the entry.
table-adjusted = Points by agreement
table-end-unfinished = The host ended the game early.
# News. $seat: a player's name; $points: may be negative; $reason: as the host typed it.
table-event-adjusted =
    { $points ->
        [one] { $seat } gets { $points } point by agreement: { $reason }
       *[other] { $seat } gets { $points } points by agreement: { $reason }
    }
# To the player who gets the points
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
# News. $seat: a player's name.
table-event-seat-moved = { $seat } now plays on another phone.
# On the phone that plays the seat from now on
table-event-seat-moved-own = You now play as { $seat } on this phone.
# News. $seat: a player's name, twice the same.
table-event-seat-removed = { $seat }’s phone was removed; the host now plays for { $seat }.
# News. $seat: a player's name, twice the same.
table-event-seat-given-up = { $seat } left; the host’s phone now plays for { $seat }.
# News. $seat: a player's name.
table-event-seat-host = { $seat } is the host now.
# To the new host
table-event-seat-host-own = You are the host now.
# News. $seat: a player's name.
table-event-seat-host-taken = { $seat } is the host now: the host’s phone was silent.
# News. $seat: a player's name.
table-event-undone = { $seat } undid the last entry.
table-event-undone-own = You undid the last entry.
table-full = Every colour of the box is taken.
table-host-is-here = The host’s phone is here.
table-log-full = This table has as many entries as fit. The host can only end the game.
table-locked = The host has locked this table.
table-only-watching = This link is for watching. To play, ask someone at the table for the code to join.
start-damaged-link = This link is incomplete. Scan the code again, or join by typing it.
common-again = Try again
join-one-of = Are you one of these?
join-one-of-about = Tap your name to play on this phone.
join-one-of-begun = The game has begun. Tap your name; the host is asked.
# Below the names, while the game runs. “People and phones” is the title of a screen.
join-one-of-missing = Your name is missing? Then your seat already has a phone. Somebody at the table can move it to this one, under “People and phones”.
join-none = Someone else
join-asked = Waiting for the host
# $name: whose seat was asked for.
join-asked-about = You can play for { $name } once the host says yes. If the host’s phone is gone, another player can become the host.
join-asked-over = The host said no, or somebody else has the seat.
join-tv = Show as TV
# On a large screen, beside the form to join by a code: the screen shows a code that a phone enters.
join-screen = Is this a TV?
join-screen-about = On a phone at the table, open the menu, then “People and phones”, and enter this code:
# Each below its button: what it does.
join-tv-about = For everybody in the room: a large board and the points, without buttons.
join-here = Watch here
join-here-about = For you, as on a phone: past turns, and points to tap.
join-wide = How do you want to watch?
# A band on the host's phone, with two buttons: play-request-no, play-request-yes. $name: whose seat.
play-request = A phone wants to play for { $name }.
# Button.
play-request-no = No
# Button.
play-request-yes = Allow
table-seat-taken = Somebody has taken this seat already.
table-already-seated = This phone has a seat here already.
table-unknown-request = That has been answered already, or withdrawn.
table-not-finished = The game is still being played.
# $hours: a number.
table-still-played = Something was entered here within the last { $hours } hours. A game that is still being played stays in the list.
table-not-host = Only the host can do this.
table-not-started = The game has not begun yet.
table-not-your-seat = This seat is played on another phone.
table-not-yours-to-do = This cannot be done from a phone.
table-nothing-due = There is nothing to count right now.
table-nothing-to-draw = There is nothing to draw right now.
table-nothing-to-undo = You have nothing to undo.
# $option: its name in the code.
table-option = The game has no such option or value: { $option }
table-others-first = Somebody else is asked first.
table-over = The game is over.
# $tile: “Tile x3”.
table-invented-piece = { $tile } is invented: no box has it, so it cannot be entered.
# $min, $max: numbers of players.
table-seats = This game is for { $min } to { $max } players.
table-stale-version = Somebody was faster. Nothing was changed.
table-started = The game has begun already.
table-starter = The starting player’s seat is empty.
table-too-late = Too late: the game has moved on.
# $why: a whole sentence, the reason of a rule or the next one
table-undo-blocked = Something was entered after it. { $why }
table-played-on = Others have played on since.
table-seat-moved = Another phone now plays this seat.
table-removed = The host has removed this phone from the table.
table-unknown = There is no such table, or this phone is not at it.
table-unknown-code = No open table has this code. It may have been changed.
table-unknown-colour = The box has no such colour.
table-unknown-seat = There is no such seat at this table.
table-your-own-seat = The host’s own phone stays.

## A close look

# A tile or an empty place looked at closely: a sheet above the table
look-open = Look closely: { $tile }
# Button of the sheet.
look-close = Close
look-free = Empty place
look-from-the-start = On the table from the start
# $name: a player.
look-laid = Placed by { $name }
# $when: "Turn 12" or "Round 3"
look-laid-when = Placed by { $name }, { $when }
look-belongs = Part of
# Pieces of a player on it, such as followers
look-pieces =
    { $n ->
        [one] { $name }: { $n } piece
       *[other] { $name }: { $n } pieces
    }
# $n: places where a tile fits.
look-fits =
    { $n ->
        [0] Fits nowhere right now
        [one] Fits in one place
       *[other] Fits in { $n } places
    }
look-board = Where it fits
# After a tap on an empty place while $tile is to be laid. $tile: "Tile with a lighthouse", "Curve".
look-not-here = { $tile } does not fit here in any rotation.
# Heading over pictures of tiles, each with look-left below it.
look-kinds = Tiles left that fit here
look-kinds-none = None of the tiles left fits here
# Below the picture of a tile. $n: how many can still be drawn.
look-left = { $n } left
look-wrong = Something is wrong

## The board

# What a surface is called and what lies on it: "Board, 12 tiles". Read out, not seen.
board-label = { $name }, { $counted }
# How many tiles lie on a board: stands as $counted in "Board, 12 tiles".
board-tiles =
    { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
# Read out when the board has the focus. The letters R, T and B and the digits are keys and stay.
board-keys =
    { $legal ->
        [choose] Arrow keys go from place to place, Enter places the tile. Plus, minus and 0 zoom. T shows the board as text, B leads to the prompt and back.
        [chosen] R rotates the tile, Shift and R the other way, the numbers choose, Control and Enter confirm, Escape goes back. T shows the board as text, B leads to the prompt and back.
       *[look] Arrow keys go from tile to tile, Enter opens one. Plus, minus and 0 zoom. T shows the board as text, B leads to the prompt and back.
    }
# For a screen reader: on a chip with an arrow and the number. Places that may be tapped and that the window does not show.
board-out-of-sight =
    { $side ->
        [up]
            { $n ->
                [one] { $n } more place above
               *[other] { $n } more places above
            }
        [left]
            { $n ->
                [one] { $n } more place on the left
               *[other] { $n } more places on the left
            }
        [right]
            { $n ->
                [one] { $n } more place on the right
               *[other] { $n } more places on the right
            }
       *[down]
            { $n ->
                [one] { $n } more place below
               *[other] { $n } more places below
            }
    }
board-as-text = Board as text
board-as-picture = Back to the picture
# Button with a plus, read out.
board-zoom-in = Larger
# Button with a minus, read out.
board-zoom-out = Smaller
board-whole = Whole board
board-text-title = The board in words
# A heading of the board in words. $row: a number, from the top.
board-row = Row { $row }
# $row, $column: numbers from the top left.
board-position = Row { $row }, column { $column }
# $place: as board-position; $words: what lies there.
board-cell = { $place }: { $words }
# The sides of a tile. $north, $east, $south, $west: terrains, “city”.
board-sides = North { $north }, east { $east }, south { $south }, west { $west }.
board-same-sides = All four sides { $all }.
# A side of a tile, inside a sentence.
board-side =
    { $edge ->
        [N] north
        [E] east
        [S] south
       *[W] west
    }
# Read out behind “Farmer in the field” where a tile has several fields: which of them is meant.
board-part =
    { $direction ->
        [N] north
        [NE] north-east
        [E] east
        [SE] south-east
        [S] south
        [SW] south-west
        [W] west
        [NW] north-west
       *[other] middle
    }
board-look = Look closely
# Read out for the button; $place: "row 2, column 5"
board-look-at = Look closely: { $place }
# $n: how many; $what: “sheep”.
board-times = { $n } × { $what }
# $name: a player; $role: “knight”; $on: where it stands, “city”.
board-piece = { $name }: { $role } ({ $on }).
# A piece in the middle of a tile, and one that lies across an edge of it
board-piece-here = { $name }: { $role }.
# $name: a player; $role: “road”.
board-piece-edge =
    { $edge ->
        [N] { $name }: { $role }, north edge.
        [E] { $name }: { $role }, east edge.
        [S] { $name }: { $role }, south edge.
       *[W] { $name }: { $role }, west edge.
    }
# Read out: no tile lies on this place.
board-free = Free.
# What borders on a free place. $terrain: “city”.
board-beside =
    { $edge ->
        [N] To the north: { $terrain }.
        [E] To the east: { $terrain }.
        [S] To the south: { $terrain }.
       *[W] To the west: { $terrain }.
    }
board-take = Place here
# $place: as board-position.
board-take-here = Place here: { $place }
board-chosen = Your tile lies here for now
# Read out when the board has the focus. The letters T and B and the digits are keys and stay.
board-spot-keys =
    { $legal ->
        [choose] Arrow keys go from place to place, Enter chooses, Control and Enter confirm, Escape goes back. Plus, minus and 0 zoom. T shows the board as text, B leads to the prompt and back.
       *[look] Arrow keys go from place to place. Plus, minus and 0 zoom. T shows the board as text, B leads to the prompt and back.
    }
# Names a row of buttons, one for each board of a table
board-surfaces = Boards
# Read out: nothing lies on this place.
board-empty = Empty.
# Pieces on one place, the top one first; $pieces: "Anna: stone; Ben: stone, 3"
board-stack = { $n } pieces, from the top: { $pieces }.
# $name: a player; $what: “Territory”.
board-of-seat = { $name }: { $what }
# Said of a piece after its name: "stone, face down"
board-face-down = face down
# Said of a piece after its name: “druid, lying”.
board-lying = lying
# $places: "b1 and a2"
board-next-to = Next to { $places }.
# $area: “square 2-1”, or several.
board-part-of = Part of { $area }.
# Places that a place is next to although no line leads there
board-across = Leads across to { $places }.
# What a space of a track asks for and gives
board-asks = Asks for { $what }.
# Of the space that a marker of one's own enters next. What is missing is in few words, as “Lighthouse” or “5 gold”.
board-next = Next space.
# $what: in few words, “Lighthouse” or “5 gold”.
board-next-missing = Next space. Missing: { $what }.
# $what: what a space of a track gives, “Bonus tile I”.
board-gives = Gives { $what }.
# Button below the board in words.
board-choose = Choose
# Read out for a button on a place; $place: "b2", $what: what it means, or none
board-choose-here =
    { $what ->
        [none] Choose { $place }
       *[other] { $place }: { $what }
    }
board-leave-here = Move from here
# The piece that was chosen to be moved: a tap on it chooses none.
board-leave-alone = Choose another
board-go-here = Move to here
board-chosen-from = The piece leaves from here.
board-chosen-to = The piece goes here.
# Read out once a piece to be moved is chosen; $n: where it may go.
board-piece-chosen =
    { $n ->
        [one] { $piece } on { $place } chosen, { $n } place
       *[other] { $piece } on { $place } chosen, { $n } places
    }

## Playing

# Button and row of the menu.
play-points = Points
# Row of the menu.
play-settings = Settings
# Row of the menu: to the start page.
play-leave = Home
# Button: the app draws a tile.
play-draw = Draw
# Below the prompt on a phone of several people. $name: whose turn it is.
play-for-seat = { $name }’s turn on this phone
play-narrow = Tap a side to narrow it down.
# $types: kinds of tiles that are left; $tiles: how many tiles they are.
play-types-and-tiles =
    { $types ->
        [one] { $types } type, { $tiles } left
       *[other] { $types } types, { $tiles } left
    }
# $types: kinds of tiles that the filter lets through.
play-types =
    { $types ->
        [one] { $types } type
       *[other] { $types } types
    }
# Button that ends the filter. $types: a number.
play-all-types = All { $types }
# Button at the end of the list: shows the kinds of tiles of which none is left. $types: a number.
play-show-used-up = Used up: { $types }
# Button behind all tiles of the list: the drawn tile is none of them.
play-unlisted = Not listed
play-filter = Narrow down by the sides
# On each of four triangles of a square, the filter of tiles by their sides: any terrain. One short word.
play-any = any
# Read out for one of the four triangles of the filter. $terrain: “city”, or play-any.
play-side =
    { $edge ->
        [N] Top: { $terrain }
        [E] Right: { $terrain }
        [S] Bottom: { $terrain }
       *[W] Left: { $terrain }
    }
# Below the picture of a tile. $n: how many are left. Two words.
play-left = { $n } left
# $n: tiles that are not drawn yet.
play-bag =
    { $n ->
        [one] { $n } tile left
       *[other] { $n } tiles left
    }
play-bag-about = Not drawn yet. Tap a tile to see it large.
play-bag-empty = Every tile has been drawn.
# $tile: a kind of tile; $aside: how many were set aside; $board: how many lie on the board; $all: how many the box has.
play-used-up =
    { $aside ->
        [0] “{ $tile }” is used up: { $all ->
                [one] the only one lies on the board.
               *[other] all { $all } lie on the board.
            }
       *[other] “{ $tile }” is used up: { $board } of { $all } lie on the board, the rest was set aside.
    }
# Below the picture of a tile that somebody else has; short. Then what a tap on it says.
play-held = { $name } has it
# $name: a player. “More” and “Timeline” are named as they are in the table's menu.
play-held-about = { $name } has this tile. If that is wrong, correct it under More, Timeline.
# $tile: a kind of tile.
play-set-aside = “{ $tile }” fits nowhere and is set aside: draw again
# Asked before an undo that reaches into the round before. Buttons: common-cancel, common-undo.
play-undo-round = Back to the round before?
play-undo-round-about = Your last move was in that round. The whole table goes back to it, and the round is scored again.
# For a screen reader: the buttons with what else the player may do now.
play-other-questions = Also possible
play-tap-place = Tap a place
# Button: away from what the app proposes, to everything that is possible.
play-something-else = Something else
# Where a piece goes that is being moved, before it is sent: the name of the place
play-goes-to = To { $place }
# Unfolds the answers that can be tapped on the board, as a list.
play-as-list =
    { $n ->
        [one] As a list
       *[other] All { $n } as a list
    }
# The same where answers say what they cost and bring, which the board shows by numbers and signs. As short.
play-as-list-of-gains = Costs and gains
# Button with an arrow cross: the tile goes elsewhere.
play-move = Move
play-other-tile = Other tile
play-other-place = Other place
play-turn = Rotate the tile
# Read out before the list of pieces that may be placed on the tile, “Thief on the road”.
# Read out before a row of pictures of figures, one of which is chosen.
play-further-pieces = Which figure
play-targets = What to place on it
# Small, behind the number of pieces that a player still has.
play-stock = left
# Button: nothing more to add.
play-done = Done
# Read out for the buttons of a stepper. $name: what is counted, "Price of the curve".
play-less = Less for { $name }
# As play-less.
play-more = More for { $name }
# Below several steppers that share a limit.
play-amount-left = { $n } left to give
play-change = Change it
play-may-change = Chosen. You may change it until all are ready.
# The prompt while a tile lies for now. $piece: "a follower"; $bare: "follower"; at most two lines.
play-laid =
    { $question ->
        [both] Rotate it, then place { $piece }?
        [turn] Rotate it, or done?
        [add] Place { $piece }?
       *[lay] Place it here?
    }
# Before a tile is laid that leaves another one in hand ($tile: "a tile with a farm") without a place.
play-strands = Then { $tile } fits nowhere.
# In place of the prompt while an entry is on its way. One or two words.
play-sent =
    { $what ->
        [draw] Drawing
        [pick] Entered
        [move] Moved
        [place] Placed
        [undo] Undoing
       *[other] Entered
    }
# On a button while its entry is on its way.
play-sending = Sending
play-sending-on = Sending …
play-kept-here = Kept on this phone until the server answers.
# In place of the prompt, while an entry waits for the server.
play-waits = Waiting
play-does-not-fit = That does not fit
play-not-possible = That cannot be done
play-nothing-changed = Nothing was changed.
play-undo-by-correction = Correct it instead?
play-correct-instead = Correct it
play-go-on = Go on
play-overtaken = Somebody was faster
# $name: who acted before.
play-overtaken-by = { $name } was faster
play-overtaken-kept = Nothing was changed. Your entry is kept.
# Somebody else went on before an undo arrived.
play-overtaken-undo = Too late to undo. What you entered counts.
play-overtaken-gone = Already entered. Nothing left to do.
# Two buttons after somebody was faster: leave the own entry out, or send it again.
play-drop = Discard mine
play-again = Send it again
# Below whom the table waits for; $time: minutes and seconds, 1:33
play-since = Waiting { $time }
play-counting = The server is counting.
play-takes-longer = It is taking longer than usual.
# One line below the seats, and on the TV: scoring or the like fails at the server again and again.
play-stalled = The server cannot finish this step. It keeps trying, and nothing is lost.
# A band. $name: a player; $time: “40 s” or “3 min”.
play-silent = { $name }’s phone has been silent for { $time }. The table is waiting.
# A band, where the silent phone plays for several. $name: a player; $time: “3 min”.
play-silent-elsewhere = The phone that plays for { $name } has been silent for { $time }.
# A link behind news: shows the place on the board. One short word.
play-show = Show
# Two words at most: dismisses the message about a silent phone.
play-let-be = Not now
# On every screen but the board, while everybody else waits for the seats of this phone. $n: how many; $name: the one.
play-others-wait =
    { $n ->
        [one] { $name } is waiting for you.
       *[other] The others are waiting for you.
    }
# Beside it: leads back to the board. One or two words.
play-play-on = Play on
# A link behind news. $n: further news.
play-and-more =
    { $n ->
        [one] 1 more
       *[other] { $n } more
    }
play-over = The game is over
play-offer-who = Who has chosen
# Beside a name, in a list of who has chosen in secret. One or two words each.
play-offer-done = ready
# Beside a name: somebody has entered this choice for the player.
play-offer-entered = entered
play-offer-open = not yet
# Below a name, among those who have not set their prices.
play-offer-reviews = still looking at round { $turn }
# Heading of the tiles of a player. $name: who drew them.
play-offer-drawn = { $name } drew
# Read out. $n: the price; $name: the tile.
play-offer-price = { $n } for { $name }
# On the button that cannot be pressed yet. $n: how many prices are still to be set.
play-offer-missing =
    { $n ->
        [one] { $n } price is missing
       *[other] { $n } prices are missing
    }
play-offer-about = Secret until all have chosen.
# Below the steppers. $n: gold.
play-offer-most = At most { $n }: that is all you have left.
# $n: gold that is too much.
play-offer-over = { $n } more than you have
# Both with what they count: “3 gold placed, 2 gold left to buy with”. What is placed cannot buy anything.
play-offer-purse = { $laid } placed, { $left } left to buy with
# Heading on the phone of somebody who enters a secret offer for another player. $name: that player.
play-offer-enter = Enter { $name }’s offer
# Heading: the choice is made and hidden.
play-offer-sealed = Sealed
play-offer-yours-sealed = Your choice is sealed
# $n: tiles that the app made up.
play-invented =
    { $n ->
        [one] With { $n } invented tile
       *[other] With { $n } invented tiles
    }
# Heading and button: what is for sale.
play-market = Offers
play-market-drawn = What was drawn
# Read out where pieces look alike at first: "a tile with a scroll (Scroll: each broch)", "a tile with a sheep (no. 2 of 4)"
play-piece-detailed = { $piece } ({ $details })
# In brackets behind a piece, as in “a tile with a sheep (no. 2 of 4)”. $n, $all: numbers.
play-piece-one-of = no. { $n } of { $all }
# Heading of one's own tiles among the offers.
play-market-own = You
# Read out. $name: the tile; $price: gold.
play-market-piece = { $name }, price { $price }
# The prompt of a buyer who can pay nothing that is for sale, and the line below it.
play-market-none = There is nothing you can buy
play-market-pass = All you can do is pass.
# In the open market, where all that can be paid for is a tile that nobody has entered yet.
play-market-enter = Enter the tile you want first.
play-market-tap = Tap what you want.
# Each tile for sale has a button with its price below it.
play-market-tap-price = Tap a price to buy.
# $n: the gold left after a purchase, as “5 gold”.
play-market-after = { $n } after buying
# Below a tile that the player has just bought, among their own. In a column of 60 px.
play-market-bought = bought
play-market-own-pays = Paid with what lies on it.
# A reduced price: $price less $less, both numbers.
play-market-less = { $price } − { $less }
# Beside a reduced price. $price: the full one, a number.
play-market-instead = instead of { $price }
# Read out for a space of the market. $n: its number; $name: the tile there.
play-market-space = Space { $n }: { $name }, price { $price }
# Read out. $n: the number of the space.
play-market-empty = Space { $n }: empty
# Stands before or above the coin that bears the sum: "3 + 4 =" (7).
play-market-sum = { $cost } + { $more } =
# Read out for play-market-sum. $cost, $more: gold.
play-market-sum-words = { $cost } on the tile and { $more } for the space
# What a space costs, on its stone.
play-market-extra = +{ $n }
# What a screen reader says for play-market-extra. $n: gold.
play-market-extra-words = { $n } more for the space
# A tile lies there face down as far as the app knows; one tap enters which it is. In a column of 56 px.
play-market-unknown = Space { $n }: not entered yet
play-market-which = Which tile is it?
# Below the open market, while nobody has entered some of its tiles.
play-market-unentered = Enter a tile only once somebody wants to buy it.
# $n: tiles of the market that nobody has entered.
play-market-unknown-count =
    { $n ->
        [one] { $n } tile not entered
       *[other] { $n } tiles not entered
    }
play-market-report-about = Nobody has to wait for this.
# Button: leaves the question for later.
play-market-later = Later
# $n: the number of the space; $name: the tile that somebody entered.
play-market-reported-meanwhile = Space { $n } was entered by somebody else just now: { $name }.
# $n: the number of the space.
play-market-left-meanwhile = The tile on space { $n } is no longer there.
# Button while another board is shown, as somebody else’s: back to one’s own board.
play-own-board = Back to my board
play-help = How to play
# A link below the proof of a score; $step: the card that it opens, "Points".
play-help-at = How to play: { $step }
play-phases = This round
# Read out behind the name of a phase of the round.
play-phase =
    { $when ->
        [done] done
        [now] now
       *[later] to come
    }
# Behind “Round”: $turn: which one, $rounds: of how many.
play-round-of = { $turn } of { $rounds }
# $name: a player.
play-begins = { $name } goes first
# The same on a narrow phone: the stamp of the player stands before it.
play-begins-short = goes first
# A line of the round. $places: letters of scoring tiles, “A and C”; $n: how many they are.
play-goals-now =
    { $n ->
        [one] { $places } counts
       *[other] { $places } count
    }
# In the line of the round, behind the goals that count: "for you now: 4 + ?".
play-goals-worth =
    { $n ->
        [one] for you now: { $points }
       *[other] for you: { $points }
    }
# Whom the table waits for, while that phone still shows the points of a round.
play-reviews = { $name } is still looking at round { $turn }
# $names: who has not finished, “Ben and Cleo”.
play-waits-for = Still to finish: { $names }
play-hand = In your hand
play-fits-not-yet = fits nowhere now
play-enter-tile = Enter a tile
play-lay = Place it
play-drawn = You have drawn
play-symbols = Narrow down by what is on it
# One line with the picture of a tile in place of $tile, and a way on ("Look at it").
play-check-piece = What is printed on { $tile }? The app is not sure.
# $what: whether the tiles are missing in the list, are in it but printed differently, or some are this and some that.
play-unkept =
    { $what ->
        [new]
            { $n ->
                [one] Keep the new tile in your box?
               *[other] Keep { $n } new tiles in your box?
            }
        [corrected]
            { $n ->
                [one] Keep the corrected tile in your box?
               *[other] Keep { $n } corrected tiles in your box?
            }
       *[both] Keep { $n } new or corrected tiles in your box?
    }
# As above, for boards of the table on which something else is printed than in the box of the host.
play-unkept-boards =
    { $n ->
        [one] Keep this table’s board in your box?
       *[other] Keep this table’s { $n } boards in your box?
    }
play-facet-cost = What does it cost?
play-narrow-facets = Tap cost, picture or edges.
play-narrow-symbols = Tap what is on it.
# Read out before a list of scoring tiles, one of which lies in a place.
play-which-goal = What lies there
# Heading of what happened, read out.
play-news = News
# Beside the board on wide screens: everybody with what they have in hand, then what happened last.
play-players = Players
play-last-moves = Last moves
# Title of the points of a round. $when: “Round 2”.
play-scored = { $when } is scored
# $when: “Round 2”.
play-scored-own =
    { $points ->
        [one] { $when }: { $points } point for you
       *[other] { $when }: { $points } points for you
    }
# A phone that several play from: whose points these are.
play-scored-for =
    { $points ->
        [one] { $when }: { $points } point for { $name }
       *[other] { $when }: { $points } points for { $name }
    }
# The button at the end of a round's review, where somebody else's review comes next on this phone.
play-scored-next = OK, now { $name }
play-scored-tap = Tap a line to light up what it counts.
play-scored-all = All players
# Two buttons that swap whose points are shown: play-scored-all, play-scored-mine.
play-scored-mine = Mine
# Main button below the points of a round: they agree with the table.
play-scored-right = That’s right

## Points, proofs, result

# Title of a screen.
points-title = Points
# $turn: a number.
points-after = Turn { $turn }
# Head of a column.
points-who = Player
# Head of a column.
points-total = Total
# What a framed 50 or 100 beside somebody's points means: the tile that this player took. $n: 50 or 100.
points-score-tile = 50/100 tile: { $n } points reached
# Before a name in the table of points: "1."
points-rank = { $rank }.
# List of what each player has left to play with, for screen readers.
points-supplies = What each player has left
points-by-kind = Points by kind
points-lines = Every point, newest first
points-none = Nothing has scored yet.
points-tap = Tap any line to see it on the board.
# $name: a player; $when: “Turn 12” or “Round 3”.
points-of = { $name } · { $when }
# $of: whose and when, as “points-of”; $place: where
points-where = { $of } · { $place }
# $when: “Turn 12”; $name: a player.
points-turn-of = { $when }: { $name }
# $points: by how many points the first is ahead of the second.
points-leads = { $name } leads by { $points }
# $n: how many players share the first place; $points: of each.
points-level =
    { $n ->
        [2] Two are tied at { $points }
        [3] Three are tied at { $points }
        [4] Four are tied at { $points }
       *[other] All are tied at { $points }
    }
# Button: to the board.
points-board = Board
# Two ways to look at the points: as they are, and with what the end would still bring.
points-now = As it stands
points-ended = If it ended now
points-ended-title = If it ended now
points-ended-lines = Final scoring as it stands
points-ended-about = Including final scoring. Tap a line to see it.
points-all = All points
# In place of a line of points that a correction has taken away meanwhile.
points-gone = This line is no longer there
points-previous = Previous line
points-next = Next line
# Between two arrows; which line of how many.
points-line-of = { $n } of { $all }
points-board-label = Board with what earned these points
points-proof = How the points add up
points-undecided = Who leads is still open
points-left-over = Not counted:
# $reason: “open edge”, “no ship”; $count: how many were left out for it.
points-left-over-one = { $reason } ({ $count })
points-goals = What scores at this table
points-goal-now = counts in this round
# $rounds: numbers, “1, 3 and 5”.
points-goal-rounds = Counts in rounds { $rounds }
# What a goal would give if it were scored now. $points: a number, "?", or points-unknown-worth, which is read out.
points-goal-worth = Worth to you now: { $points }
# Read out in place of “?”.
points-unknown-worth = unknown
# In a comparison of players. $name: a player; $count: a number.
points-count-of = { $name } { $count }
points-scoring = Last scoring

# $names: the winner, or several joined by “and”; $n: how many they are; $points: of each.
result-title =
    { $n ->
        [one] { $names } wins with { $points }
       *[other] { $names } win with { $points }
    }
# To a winner. $names: “You” or “You and Ben”; $n: how many they are; $points: of each.
result-title-own = { $names } win with { $points }
# Joins the winners. $first: one name, or several with commas; $last: one name.
result-names = { $first } and { $last }
result-again = Play again
result-opening = Creating it
result-to-next = To the next game

# The end of a game, revealed line by line on each phone and on the TV.
ceremony-title = Final scoring
ceremony-next-open = The next game is open.
# $n: scorings that are still to come.
ceremony-about =
    { $n ->
        [one] One more scoring, then we know who won.
       *[other] { $n } more scorings, then we know who won.
    }
# $n, $all: which scoring of how many.
ceremony-step = Final scoring: { $n } of { $all }
# Two buttons side by side, as short as can be.
ceremony-next = Next
# Button: to the end of the scorings.
ceremony-skip = Skip
ceremony-winner = Who won?
ceremony-result = On to the result
# Read aloud only: "Farm: Anna +9, now 47."
ceremony-spoken = { $reason }: { $name } { $points }, now { $total }.

## People and phones, while a table is played

people-title = People and phones
people-seats = Seats and their phones
# Below a name. $time: “3 min”.
people-gone-host = away for { $time }, host
people-away-host = phone is not here yet, host
people-unknown = connection unknown
people-unknown-host = connection unknown, host
# Read out for the button that unfolds a seat. $name: a player.
people-actions = Options for { $name }’s seat
people-move = Move to another phone
people-move-about = Scan this with the other phone, or enter the code there under “Join”. It works once, within 15 minutes.
# Read out. $name: a player.
people-move-qr = QR code that moves { $name }’s seat to another phone
# In place of the code, once another phone has used it.
people-move-used = This code has been used: { $name } plays on another phone now.
people-give-up = Give up the seat
# $name: the player whose seat it is.
people-give-up-ask = Have the host’s phone play for { $name } from now on? This one will only watch.
people-give-up-yes = Give it up
# Button. $name: a player whose phone is silent.
people-take-over = Play for { $name }
# $name: a player.
people-take-over-ask = Play for { $name } on this phone? The other one will only watch, until it joins again with the table’s code.
# Button. $name: a player.
people-take-over-yes = Play for { $name }
people-remove = Remove the phone
# $name: a player, twice the same.
people-remove-ask = Remove { $name }’s phone from the table? This phone then plays for { $name }. The codes to join and to watch change.
# $name: a player.
people-remove-ask-lobby = Remove { $name }’s phone from the table, with its seats? The codes to join and to watch change.
# Button.
people-remove-yes = Remove
people-make-host = Make host
# $name: a player.
people-make-host-ask = Make { $name } the host instead of you?
people-make-host-yes = Make host
# Button: the phone is passed on. $name: a player who shares it.
people-hand = Give { $name } the phone
people-host = For the host
# On the host's screen, where the game's rules have changed since the table began.
people-old-rules = This table keeps version { $version } of the rules, with which it began. New tables have a newer one.
people-lock = Lock the table
people-lock-about = No one else can join. Everyone already here stays.
people-join = For joining
# A button below a code. What it changes stands above it; a screen reader says people-new-code-join or -watch.
people-new-code = New code
people-new-code-join = New code to join
people-new-code-watch = New code to watch
people-new-code-join-ask = Change the code to join? The old one and its link no longer work. Everyone at the table stays.
people-new-code-watch-ask = Change the code to watch? The old one and its link no longer work. Everyone watching stays.
people-new-code-yes = Change it
people-new-code-made = This code is new. The old one no longer works.
people-watch = For spectators, on a phone or a TV
# In the page of people and phones, below the code to watch: the code that a TV shows.
people-screen = The TV’s code
people-screen-about = A large screen shows one under “Join”.
people-screen-shown = The TV shows this table now.
people-screen-unknown = No screen shows this code. It may be showing a new one.
people-screen-missing = Enter the code
people-screen-show = Show it there
# Beside the QR code and above the code to watch, for a phone or a TV. $address: what to type in its browser, 192.168.1.20:8000.
people-watch-scan = To watch: scan, or open { $address } and type
people-watch-qr = QR code of the link to watch this table
people-become = Become the host
# $time: “3 min”.
people-become-about = The host’s phone has been silent for { $time }. Somebody else can be the host now.
people-become-polling = This phone has no live connection, so it cannot tell whose phone is silent and cannot become the host. If the host’s phone is gone, use another phone at this table: it shows “Become the host” in this place.

# A label and its value in one line. $words: the value, a number or words.
common-labelled = { $label }: { $words }
# $n: a number. A no-break space stands before the unit.
common-seconds = { $n } s
# $n: a number. A no-break space stands before the unit.
common-minutes = { $n } min

## A seat on its way, a seat lost, a code to watch

seat-title = Play this seat here?
# The same as soon as the phone knows whose seat the code moves.
seat-title-of = Play for { $name } on this phone?
seat-about = It will be removed from the phone that had it.
seat-take = Play on this phone
seat-taking = Taking over the seat
watch-title = Watch the table
# $names: the players whose seats the phone had.
lost-title = This phone no longer plays for { $names }
lost-moved = Another phone has taken over; nothing is kept on this one.
lost-taken = The host or another phone has taken over; nothing is kept on this one. To play on, join again with the table’s code.
lost-removed-title = The host has removed this phone
# $names: as in lost-title.
lost-removed = Nothing of { $names }’s seat is left here. To come back, ask the host for the new code.
# $n: entries that are lost.
lost-unsent =
    { $n ->
        [one] { $n } entry that waited here was not sent.
       *[other] { $n } entries that waited here were not sent.
    }
# Button: follow the table without a seat.
lost-watch = Watch

## One phone for several people, with secrets

# Title of the screen that covers a shared phone. $name: who has to hold it.
hand-title = Give { $name } the phone
# $name: as in hand-title.
hand-about = What only { $name } may know comes next. Everybody else looks away.
# $name: as in hand-title.
hand-ask = Are you { $name }?
# The button that is held or tapped twice, and the line above it that says so.
hand-hold = Yes, that’s me
hand-how = Hold the button, or tap it twice
hand-once-more = Tap once more
# Button: passes the phone to another player who shares it. At most 22 characters.
hand-to = Give to { $name }
# In the menu: covers what only this player may know, before the phone is laid aside.
cover-now = Hide
# Title of a covered screen.
cover-title = Covered
# $name: whose secrets they are.
cover-about = What only { $name } may know is under here.
cover-prompt = Is nobody else looking?
cover-look = Tap to look

## The past: timeline, corrections, putting right, what the host decides

# Read out at the end of a heading; $names: the people who play on this phone.
common-you-are = You are { $names }
# At the end of the seats band and of headings, on a phone that has no seat. One word.
common-watching = Watching
# Beside Undo, on a button: what was just undone counts again.
common-redo = Redo
# Head of a column: points that the table agreed on.
table-category-adjusted = Agreed
points-agreed = No rule gives these points: the table agreed on them.
# Title of a screen and row of the menu: everything that was entered, newest first.
corrections-timeline = Timeline
corrections-something-wrong = Something is wrong
# A thing to do for one player. $name: the player; $what: a whole sentence.
corrections-step-of = { $name }: { $what }
# Where a tile or a place lies on the real table, beside another tile; $edge: the side of the place on which that one lies.
corrections-place-beside = { $edge ->
        [N] below
        [E] left of
        [S] above
       *[W] right of
    } “{ $tile }”
# A number of tiles in one direction (“2 up”); a place that needs two directions gets a list of both.
corrections-place-steps = { $n } { $way ->
        [N] up
        [E] to the right
        [S] down
       *[W] to the left
    }
# $steps: as corrections-place-steps, one or two of them; $tile: a kind of tile.
corrections-place-away = { $steps } from “{ $tile }”
corrections-place-shown = in the marked place
# $place: where a tile lies; $part: “city”.
corrections-place-part = { $place } ({ $part })
# Things to do on the real table, one line each. $tile: a kind of tile; $place: as corrections-place-beside, -away or -shown.
corrections-take-tile = Take “{ $tile }” { $place } off the table.
# $place: where the tile lies; $to: where it belongs, in the same words.
corrections-move-tile = Move “{ $tile }” { $place }: it belongs { $to }.
# $tile and $place as in corrections-take-tile.
corrections-turn-tile = Rotate “{ $tile }” { $place } as in the picture.
# $tile: a kind of tile; $to: where it belongs, in the words of corrections-place-beside, -away or -shown.
corrections-lay-tile = Place “{ $tile }” { $to }, rotated as in the picture.
# $piece: “follower”, without an article; $place: where its tile lies.
corrections-take-piece = Take the { $piece } off the tile { $place }.
# $piece: without an article; $place, $to: where two tiles lie.
corrections-move-piece = Move the { $piece } from the tile { $place } to the tile { $to }.
# From one part of a tile to another, $part: "city"; then where the parts are called the same.
corrections-move-within = On the tile { $place }, move the { $piece } to the { $part }.
# $piece: without an article.
corrections-move-shown = Move the { $piece } as in the picture.
# $tile: a kind of tile.
corrections-move-tile-shown = Move “{ $tile }” as in the picture.
# $piece: without an article; $to: where its tile lies.
corrections-put-piece = Put the { $piece } on the tile { $to }.
# The same on a plan or a track; $place and $to: "b2", "Space 3"
corrections-take-off = Take the { $piece } off { $place }.
# $piece: without an article; $place and $to: “b2”, “Space 3”.
corrections-move-over = Move the { $piece } from { $place } to { $to }.
# $piece: without an article; $to: “b2”, “Space 3”.
corrections-put-on = Put the { $piece } on { $to }.
# $place: “b2”; $mark: a word of the game that now holds there.
corrections-mark-place = { $place }: { $mark }.
# $place: “b2”; $mark: a word of the game that no longer holds there.
corrections-unmark-place = { $place }: no longer { $mark }.
# What a player takes or gives back. $n: how many; $piece: without an article.
corrections-stock = { $way ->
        [more] Take { $n } { $piece }.
       *[fewer] Put { $n } { $piece } back.
    }
# $tile: a kind of tile.
corrections-put-back = Put “{ $tile }” back with the tiles not drawn yet.
# $tile: a kind of tile.
corrections-set-aside = Set “{ $tile }” aside: it leaves the game.
# $tile: a kind of tile.
corrections-hold = Take “{ $tile }” in hand: that is the one drawn.
# $tile: one of the tiles before a player.
corrections-put-back-of = Put “{ $tile }” away; it is not yours.
# $tile: one of the tiles before a player.
corrections-hold-of = Put “{ $tile }” in front of you.
# What lies on a space of the market ($market: its name) once the past is corrected: $lying instead of $instead, each one of the three below.
corrections-market = { $market }, space { $n } from the left: { $lying }.
# As corrections-market. $instead: what lay there, one of the three below.
corrections-market-instead = { $market }, space { $n } from the left: { $lying } instead of { $instead }.
# $tile: a kind of tile.
corrections-market-tile = “{ $tile }”
# Inside corrections-market and corrections-market-instead: no tile.
corrections-market-none = nothing
corrections-market-unknown = a tile that nobody has entered yet
# $tile lies at $place; $mark: a word of the game that now holds for it.
corrections-mark = “{ $tile }” { $place }: { $mark }.
# As corrections-mark; $mark no longer holds.
corrections-unmark = “{ $tile }” { $place }, no longer: { $mark }.
# $piece lies on a spot of a plan or a space of a track, $place.
corrections-turn-piece = Rotate the { $piece } on { $place } as in the picture.
# $piece: without an article; $place: “b2”.
corrections-tip-over = Lay the { $piece } on { $place } down.
# $piece: without an article; $place: “b2”.
corrections-stand-up = Stand the { $piece } on { $place } up.
# Tasks after a correction: what has to lie in a slot of a market or another display now, and its price.
corrections-fill-slot = Lay “{ $tile }” out.
# $tile: a kind of tile.
corrections-empty-slot = Take “{ $tile }” away.
# $tile: a kind of tile; $n: gold.
corrections-slot-price =
    { $n ->
        [0] “{ $tile }” has no price.
       *[other] “{ $tile }” costs { $n }.
    }
# $before, $after: points on the score track.
corrections-track = Score track: from { $before } to { $after }.
corrections-tap = Something wrong? Tap it
corrections-tap-about = First you see what would change.
corrections-look = What happened
corrections-look-about = Whoever sits at the table can correct it.
corrections-offline = Corrections need the server, and nobody answers right now.
corrections-begun = Unfinished correction
corrections-begun-about = Nothing has changed yet.
# Below the picture of what a correction leads to: back to that tile on the board
corrections-lay-otherwise = Rotate or move it
# Button: forgets a correction that is being drawn up.
corrections-throw-away = Cancel
corrections-go-on = Go on with it
corrections-none = Nothing of that kind.
corrections-replay = See it in the replay
# Below an entry: as many before it say the same of other places.
corrections-alike = { $n } more like this
# Button. $n: entries further back.
corrections-older = { $n ->
        [one] { $n } earlier entry
       *[other] { $n } earlier entries
    }
# The filter of the timeline. $kind: one of corrections-show-all to -people; $name: a player.
corrections-shown = Shown: { $kind }, { $name }
# As above, where it is not narrowed to one person.
corrections-shown-of-all = Shown: { $kind }
# Filter of the timeline. One word, like the next four.
corrections-show-all = Everything
# Filter: what players did.
corrections-show-turns = Moves
# Filter: what scored.
corrections-show-points = Points
# Filter.
corrections-show-corrections = Corrections
# Filter: who plays from which phone.
corrections-show-people = People
# Filter of the timeline: not narrowed to one person; beside the people’s names.
corrections-show-everybody = Everybody
corrections-show-place = Only about this score
corrections-show-place-off = Only about this score: show everything again
corrections-kind-start = The game began.
corrections-kind-action = Something was entered.
corrections-kind-undo = Something was undone.
corrections-kind-redo = Something was restored.
corrections-kind-correction = Something earlier was corrected.
corrections-kind-seat = A seat changed its phone.
corrections-kind-host = The host changed.
# How an entry stands, small beside it: it holds. One word, like the next three.
corrections-status-counts = counts
# Small beside an entry.
corrections-status-undone = undone
# Small beside an entry.
corrections-status-corrected = corrected
corrections-status-dropped = did not happen
# Small below a correction. $name: a player.
corrections-proposed-by = proposed by { $name }
corrections-confirmed = accepted by the host
corrections-crossed-short = something hidden was already shown
corrections-put-in = added by this correction
corrections-entry-title = What was entered
corrections-entry-title-past = What was corrected
corrections-changed = What it changed
corrections-wrong = What is wrong here?
corrections-which = What did not happen?
corrections-only-this = Only this entry
# A choice of what did not happen. $when: “Turn 12”; $name: a player.
corrections-whole-turn = { $who ->
        [seat] { $when }: everything by { $name }
       *[host] { $when }: everything by the host
    }
corrections-counts-no-more = It no longer counts.
corrections-not-here = This cannot be corrected.
# In a game with secrets only whoever entered something corrects it. Below the entry, on somebody else's phone.
corrections-owner-only = Only { $name } can correct this: on { $name }’s phone, in the timeline.
# The same where that person plays from this phone as well.
corrections-owner-here = Only { $name } can correct this: give { $name } the phone.
corrections-counted = The app counted this. Correct what was entered before it.
corrections-app-drew = The app drew this, so it stays as it is.
corrections-seats-elsewhere = Who plays from which phone changes under “People and phones”.
# Behind a sentence that reads the same since it was corrected; $steps: "1 up and 2 to the right"
corrections-moved = moved { $steps }
# Behind a sentence that reads the same since the tile was rotated by a correction.
corrections-turned = rotated
corrections-gone = There is no such entry.
# The main button below an entry of the timeline; the others are about more than this entry.
corrections-correct = Correct it
corrections-other-tile = Another tile
corrections-not-happened = It did not happen
corrections-wrong-piece = Something is wrong with this tile
corrections-missing = Something is missing after it
# On the page of a timeline entry: what was answered. $answer: the label of the chosen button, such as "1 (5 left)".
corrections-entered = Entered: { $answer }
corrections-take-back = Undo it
corrections-take-back-last = Undo my last entry
corrections-no-last = You have nothing to undo
corrections-put-back-entry = Redo it
# Title. $when: “Turn 12”.
corrections-correct-turn = { $when }: correction
# Title. $when: “Turn 12”.
corrections-missing-after = { $when }: what is missing?
# $name: the player who was asked then.
corrections-was-asked = This is what { $name } was asked then
# As corrections-was-asked, on the phone of that player alone.
corrections-was-asked-own = This is what you were asked then
# $why: a whole sentence, the reason of a rule.
corrections-lay-again = It no longer fits as it was. { $why }
corrections-unchanged = That is what was entered. Choose something else.
corrections-no-controls = Nothing can be entered here
corrections-no-controls-about = Nobody was asked for anything at this point.
# Heading, where a correction has the effect that this entry is never asked for.
corrections-no-longer-asked = This no longer happens
corrections-board-then = Board as it was then
corrections-start = How did it begin?
corrections-start-about = Everything after it is recalculated.
# On the button that cannot be pressed yet.
corrections-change-first = Nothing changed
corrections-see = See what changes
# Title of what a correction leads to.
corrections-preview = Correction
corrections-no-draft = No correction in progress
corrections-no-draft-about = Tap what is wrong in the timeline.
# Below two pictures side by side: the tile as it was entered, and as it lies on the real table.
corrections-is-entered = entered so far
corrections-lies = as it should lie
# Heading: which points change.
corrections-points = Points
corrections-nothing = No points change.
# $before, $after: points of a player.
corrections-from-to = { $before } before, { $after } after
# What a correction does to the points: a line that no longer counts; then one that is new. $points: “+4”.
corrections-line-gone = { $what }: { $points } gone
# A line that is new. $what: what scored; $points: “+4”.
corrections-line-new = { $what }: { $points }
# A line whose points change. $what: what scored; $before, $after: “+4”.
corrections-line-changed = { $what }: { $after } instead of { $before }
corrections-to-move = If it lies differently
# Heading of a list: what is asked, and of whom, once the correction is made.
corrections-then = Then
# $what: a prompt of the game.
corrections-asked = Now possible: { $what }
# $what: a prompt of the game.
corrections-not-asked = No longer possible: { $what }
corrections-goes-on = The game goes on.
corrections-all-hold = All later entries still count. The old one stays in the timeline.
# In place of the line before: $n entries are struck out by the correction.
corrections-dropped =
    { $n ->
        [one] { $n } entry no longer counts, all others do. It stays in the timeline.
       *[other] { $n } entries no longer count, all others do. They stay in the timeline.
    }
corrections-crossed = Something hidden had been revealed by then.
corrections-the-host = the host
# The question above corrections-propose. $name: the host.
corrections-ask-host = Ask { $name } to correct it?
# A button; $name: the host, who has to accept it.
corrections-propose = Send to { $name }
corrections-for-everyone-correction = Correct it for everyone?
corrections-for-everyone-undo = Undo it for everyone?
corrections-for-everyone-redo = Redo it for everyone?
corrections-for-you-correction = Correct it for you alone?
corrections-for-you-undo = Undo it for you alone?
corrections-for-you-redo = Redo it for you alone?
corrections-own-only = Nobody else sees a difference.
corrections-do-correction = Correct it now
corrections-do-undo = Undo it
corrections-do-redo = Redo it
corrections-does-not-hold = A later entry no longer fits
corrections-does-not-hold-about = Nothing has changed yet. Choose how to continue.
corrections-too = Correct it too
corrections-not-happened-too = It did not happen either
corrections-missing-before = Something is missing before it
# Button. $n: how many entries would be undone.
corrections-cut = { $n ->
        [one] Undo back to here ({ $n } move)
       *[other] Undo back to here ({ $n } moves)
    }
# $n: how many entries.
corrections-cut-ask = { $n ->
        [one] Should the last entry no longer count? This is the last resort.
       *[other] Should everything from here on, { $n } entries, no longer count? This is the last resort.
    }
# Button. $n: how many entries.
corrections-cut-yes = { $n ->
        [one] Drop { $n } entry
       *[other] Drop { $n } entries
    }
corrections-proposal = Correction pending
# To the host. $name: who proposes it.
corrections-confirm-ask = Accept { $name }’s correction?
corrections-confirm-about = It applies to everyone.
# To whoever proposed it. $name: the host.
corrections-waits-own = { $name } has to accept it
# To the others. $name: who proposes it.
corrections-waits = { $name } proposes this
# $name: the host.
corrections-waits-about = Until { $name } accepts it, nothing changes.
# Button of the host.
corrections-refuse = Decline
# Button of the host.
corrections-confirm = Accept
corrections-withdraw = Withdraw it
corrections-proposal-gone-wrong = It no longer fits what happened since. It can only be declined or withdrawn.
corrections-settled = This is settled
# Title, once the proposal is settled.
corrections-proposal-over = Correction
corrections-settled-about = The timeline has the details.
# What became of a declined or withdrawn proposal.
corrections-settled-unchanged = Everything stays as it was entered.
# What became of a proposal, told to everybody; $name: the host.
corrections-settled-confirmed = { $name } accepted the correction
# $name: the host.
corrections-settled-refused = { $name } declined the correction
corrections-settled-withdrawn = The correction was withdrawn
corrections-to-table = To the table
# A band. $name: the host.
corrections-strip-own = Your correction waits for { $name }.
# A band. $name: who proposes it.
corrections-strip-waits = { $name } proposes a correction.
corrections-strip-look = Look at it
corrections-strip-right = Something earlier was corrected.
corrections-strip-nothing = Nothing has to be moved.
corrections-right = Put it right
corrections-right-ask = Is the table already like this?
corrections-right-ask-about = If so, nobody else is asked.
# The same question if the app draws: perhaps nothing lies on a real table. Two buttons below are the answers.
corrections-right-ask-app = Are you also moving real tiles?
corrections-right-ask-app-about = If you play on the phones alone, there is nothing to move.
corrections-no-moves = Nothing to move
corrections-right-prompt = Put it right on the table
corrections-right-done = Everything is in its place
# $n: things to move on the real table.
corrections-right-left = { $n ->
        [0] Nothing is left to do.
        [one] { $n } thing is left to do.
       *[other] { $n } things are left to do.
    }
# Read out. $what: a whole sentence of the list.
corrections-show-step = Show on the board: { $what }
corrections-board-right = Board as it should be on the table
corrections-nothing-to-move = Nothing to move
corrections-nothing-to-move-about = Everything is where it should be.
# A button: leaves the list of things to move on the real table open.
corrections-later = Later
# Answers "Is it on the table like this already?".
corrections-as-done = Yes, it is
# Button: the whole list is done.
corrections-all-done = Done
corrections-adjust = Give or take points
# $name: a player.
corrections-adjust-prompt = Points for { $name } by agreement
corrections-adjust-about = Everyone will see it, with the reason.
corrections-adjust-who = For whom?
corrections-adjust-points = How many points?
# Label of a field.
corrections-adjust-reason = Why?
corrections-adjust-reason-hint = Everyone will see it.
# On the button that cannot be pressed yet: how many points are missing; then the reason.
corrections-adjust-how-many = How many points?
corrections-adjust-why = Say why
# Main button. $points: “+3” or “−2”; $name: a player.
corrections-adjust-yes = { $points } for { $name }
# Read out for a button beside a number. $n: how far.
corrections-fewer-by = { $n } fewer
# Read out for a button beside a number. $n: how far.
corrections-more-by = { $n } more
corrections-setting = Host settings
corrections-setting-about = It applies to everyone at this table.
# On the button that cannot be pressed yet.
corrections-setting-none = Nothing chosen
# Main button: another setting applies from now on.
corrections-setting-yes = Switch
corrections-finish = End the game now
corrections-finish-prompt = End the game here?
corrections-finish-second = It will be scored as it stands and marked unfinished.
corrections-finish-about = Final scoring happens now, for everyone. It stays in the timeline and can be undone.
# $leader: who is ahead now, “Ben leads by 7”.
corrections-finish-so-far = So far: { $leader }
corrections-finish-no = Play on
corrections-finish-yes = End it now

## On a TV

# Title on the TV: who has how many points.
tv-title = Standings
# Heading on the TV above the code to watch.
tv-watch = Watch
# Heading on the TV above the code to join, while the game runs: it leads to one's seat, or to watching.
tv-join = Join or watch
# Beside a player on the TV: what the newest round gave, as in "Round 2: +7".
tv-scored = { $when }: +{ $points }
# $n: tiles not drawn yet.
tv-left =
    { $n ->
        [one] { $n } tile left
       *[other] { $n } tiles left
    }
tv-no-phone = on another phone
# In a corner of the TV. $owner: the seat whose phone it is; $names: one name, or several joined by "and".
tv-played-by =
    { $n ->
        [one] { $names } plays
       *[other] { $names } play
    } on { $owner }’s phone
tv-lobby = Whoever scans the code can join
# Below the QR code: the address to type on a phone. The code follows in large letters.
tv-address = Or open { $address } and enter:
# Title on the TV.
tv-result = Result
tv-lobby-watch = The game has not begun yet
# Beside a player on the TV. $n: pieces in hand.
tv-stock = { $n } in hand

## The screen that stays on, the app on the home screen

settings-awake = Keep the screen on
settings-awake-on = While a game is being played here. It is staying on now.
settings-awake-idle = While a game is being played here.
settings-awake-refused = The phone refuses right now, perhaps because its battery is low.
settings-awake-none = This browser cannot do it; the phone’s own setting applies.
settings-awake-http = Not at this address: see below.
menu-box = The box of this table
menu-dark = The screen may turn off
missing-title = Not available at this address
missing-about = It begins with http. At such an address, browsers do not allow:
missing-install = the app on the home screen
missing-offline = opening without a network
missing-awake = a screen that stays on
missing-scan = scanning codes here (the phone’s own camera app can)

## How to get HTTPS, by the way in which this server was started

# $words: “make run TLS=1”.
missing-command = Start Tableside with <b>{ $words }</b> instead, then open the page it shows once on each phone.
# $words: “TABLESIDE_DOMAIN”, a setting of the container.
missing-container = Whoever runs this server can give it a name of its own with the setting <b>{ $words }</b>: then it has HTTPS by itself.
# $words: “https://tables.example.org”.
missing-domain = Try <b>{ $words }</b>. If nothing answers there, whoever runs this server has to turn on HTTPS.
missing-ask = Ask whoever runs this server to turn on HTTPS.

## The app on the home screen

install-title = The app on the home screen
# Button: puts the app on the home screen.
install-now = Install
install-ios = In Safari, tap Share, then “Add to Home Screen”.
install-menu = Open the browser’s menu and choose “Install app” or “Add to home screen”.
install-apart = On an iPhone the app there counts as another phone: move your seat to it with the code under “People and phones”.

## The page with this server's certificate (make run TLS=1)

tls-title = Let this phone trust the table
tls-about = Once per phone, about a minute. Then the app can be installed, opens offline and keeps the screen awake.
tls-load = Download the certificate
# $name: of the certificate.
tls-whose = It is called “{ $name }”. The computer that runs Tableside created it, and it is valid only for addresses in your own network.
tls-fingerprint = Fingerprint (SHA-256): must match the one on the computer’s screen
tls-ios = iPhone and iPad
tls-ios-load = Open this page in Safari, tap the button above and allow the download.
tls-ios-install = Open Settings, tap “Profile Downloaded” and install it.
# The words of iOS as they stand on an iPhone in this language. $name: of the certificate.
tls-ios-trust = In Settings, General, About, Certificate Trust Settings: switch on “{ $name }”.
# A heading: the system of the phone.
tls-android = Android
# $file: the name of a file.
tls-android-load = Tap the button above and save the file { $file }.
tls-android-install = Open Settings and search for “CA certificate”. It is under Security, Encryption and credentials, Install a certificate.
tls-android-choose = Install anyway, choose the file, and go on in Chrome.
tls-done = Done, today or earlier?
tls-open = Open Tableside
tls-remove = To undo this, remove it in the same settings.

## The page for an address that this server does not answer to

foreign-host-title = Wrong address
foreign-host-guest = Scan the QR code of the table again, or ask whoever set up Tableside for the right address.
# { $name }: the address without its port. The setting's name and value are typed as they stand.
foreign-host-cure = Did you set it up? Add { $name } to COMPANION_ALLOWED_HOSTS and start Tableside again.
# $name: as above.
foreign-host-cure-own = Did you set it up? Use an address that Tableside shows when it starts, or start it with COMPANION_ALLOWED_HOSTS=own,{ $name }

## Taking along

take-along-another-table = There is already a table with this id here, and it was played differently.
take-along-cut-off = The end of this file is missing. Save it again, and open the new one.
take-along-not-saved-here = This is not a file that Tableside saved. Choose one that ends in .json.
# $field: which part of the file contradicts its log.
take-along-differs =
    { $field ->
        [game] The game that the file names is not the one in its log.
        [expansions] The expansions in the file are not those of its log.
        [options] The options in the file do not follow from its log.
        [draw] Who draws, according to the file, does not follow from its log.
        [starter] Who begins, according to the file, does not follow from its log.
        [ruleset_version] The version of the rules in the file does not follow from its log.
        [seats] The players in the file are not those of its log.
       *[result] The result in the file does not follow from its log.
    }
# $version: the number of the entry; $why: a whole sentence.
take-along-does-not-replay = Entry { $version } of the file cannot have happened: { $why }
take-along-box-format = This is not a box file, or it comes from a newer app.
take-along-box-of-other-game = This file is for a box of another game.
take-along-format = This is not a file of a finished game, or it comes from a newer app.
# Stands as $why in take-along-does-not-replay; “it” is the entry. The same: take-along-number.
take-along-kind = It is not of the kind it says.
take-along-number = Its number is out of order.
# $version: a number.
take-along-ruleset = The file was scored by version { $version } of the rules, which this app does not have.
take-along-sealed = This game has secrets, so its log stays here. You can save the result as a table, as a picture or for BG Stats.
take-along-start = A log begins with the start of the table, and only once.
# $version: the number of the entry.
take-along-times =
    { $version ->
        [0] The times of the table in the file cannot be right.
       *[other] Entry { $version } of the file was at a time that cannot be right.
    }
take-along-too-long = This log is too long to be replayed here.
# $field: the name of the field as it stands in the file, as “seats[0].phone”.
take-along-unknown-field = The file says something that this app does not know: “{ $field }”.
# $field: the name of the field as it stands in the file, as “seats[0].name”.
take-along-wrong-field = In the file “{ $field }” is missing or cannot be right.

## The picture of a finished table

picture-invented = invented tiles
# In the picture of a finished table: how long it took. $n: minutes.
picture-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
# In the picture of a finished table. $n: players.
picture-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
# In the picture of a finished table, beside a name. One word.
picture-winner = winner

## Looking back

# $year: “1970”.
times-too-early = Not before { $year }, please.
times-future = This game would end in the future. Check the date, the time and how long it took.
# $days: a number.
times-duration =
    { $days ->
        [one] A game takes at least 0 minutes and at most { $days } day.
       *[other] A game takes at least 0 minutes and at most { $days } days.
    }
profile-unknown-code = No past games belong to this code. There may be a newer code by now.
person-unknown = Nobody by that name sat at your finished tables.
person-same = These two are the same person already.
# $tables: a number.
person-two-people =
    { $tables ->
        [one] They sat at one table together, so they are two people.
       *[other] They sat at { $tables } tables together, so they are two people.
    }
photo-not-an-image = This photo cannot be read. JPEG, PNG, WebP, AVIF, GIF, TIFF and BMP work.
photo-cut-off = The end of this photo is missing. Choose it again once it is complete.
photo-heic = HEIC photos cannot be read here. Take a screenshot of it and add that.
photo-wrong-type = Only JPEG, PNG, WebP, AVIF, GIF, TIFF and BMP photos work here.
# $megabytes, $megapixels: numbers.
photo-too-large = The photo is too large: at most { $megabytes } MB and { $megapixels } megapixels.
photo-too-complex = This photo takes too long to read. Take a screenshot of it and add that.
photo-busy = Other photos are being read. Try again in a moment.
# $most: a number.
photo-too-many = The table has { $most } photos already. Remove one first.
photo-unknown = There is no such photo at this table.
photo-not-yours = Only the person who took the photo or the host can remove it.
photo-not-kept = The photo could not be saved. Try again later.

## The evening again: replay and charts

# Title of a screen: the game, step by step.
history-title = Replay
# Row of the menu and button: to the replay.
history-again = Replay
# $game: its name; $n: players.
history-game =
    { $n ->
        [one] { $game }, { $n } player
       *[other] { $game }, { $n } players
    }
history-words = As text
history-how = What to look at
history-as-played = As played
history-as-corrected = As corrected
history-slider = Where in the game
history-before = One step back
history-after = One step on
history-at-start = This is the first step
history-at-end = This is the last step
# Button: the replay runs by itself.
history-play = Play
# Button: the replay stops.
history-pause = Pause
history-once-more = From the start
history-next-round = Next round
history-next-turn = Next turn
history-next-scoring = Next points
# On a small button; $n: 1, 2 or 4
history-speed = { $n }×
# Read out. $n: 1, 2 or 4.
history-speed-of = Speed: { $n }×
# A step of which nobody was told more
history-chooses = { $name } makes a choice.
history-goes-on = The game goes on.
# The same at a table that plays in phases. $stage: the phase, as in the bar above the board.
history-stage = Phase: { $stage }
history-back = Back to the game
history-course = Points over the game
# Read out for the chart. $when: “Turn 12”; $points: “Anna 12, Ben 9”.
history-course-label = Points, { $when }: { $points }
# Read out for a chart. $title: its heading; $numbers: “Anna 12, Ben 9”.
history-course-of = { $title }: { $numbers }
# $name: a player; $points: a number.
history-name-points = { $name } { $points }
history-as-table = As a table
# Read out for a button. $title: the heading of a chart.
history-as-table-of = { $title }: as a table
history-as-chart = As a chart
# Read out for a button. $title: the heading of a chart.
history-as-chart-of = { $title }: as a chart
history-turned = Turning points
# $name: a player.
history-leads-first = { $name } takes the lead
# $name, $from: players.
history-leads-from = { $name } overtakes { $from }
# Button that unfolds them. $n: lines of points.
history-lines =
    { $n ->
        [one] The only line up to here
       *[other] All { $n } lines up to here
    }

## Time per player: how long the table waits for each, the clock while it plays

# Heading, of the choice and of the times themselves.
clock-title = Time per player
clock-off = Not shown
clock-off-about = Not even after the game.
clock-result = After the game
clock-result-about = With the result, in the replay and in the statistics.
clock-live = During the game too
clock-live-about = A clock on every phone and on the TV.
# A time as it is said aloud. $length: hours, minutes or seconds, the largest part of it.
clock-spoken =
    { $length ->
        [hours] { $h } h { $m } min
        [minutes] { $m } min { $s } s
       *[seconds] { $s } s
    }
# One small line below the seats while somebody is awaited, also on the TV beside a name. $turn and $total: 0:35, 12:40.
# $unit: "round" in games that are played in rounds, else "turn".
clock-times =
    { $unit ->
        [round] { $turn } this round, { $total } in all
       *[turn] { $turn } this turn, { $total } in all
    }
# On the TV, beside the name of somebody who is awaited: one short line.
clock-now = { $turn } now, { $total } in all
# On the TV, beside the name of somebody who is not awaited.
clock-total = { $total } in all
# The line below the seats where nobody is timed: nothing has been entered for some minutes.
clock-break = Break: the clock has stopped.
# The same line of several who are awaited at once, each with the time in all. Followed by names and times.
clock-all = In all:
# Below a bar. $median: the time of a usual turn, $longest of the longest one, $when: "Turn 31" or "Round 4".
clock-of-turns =
    { $unit ->
        [round] Usually { $median } a round, longest { $longest } ({ $when })
       *[turn] Usually { $median } a turn, longest { $longest } ({ $when })
    }
# Heads of columns.
clock-in-all = In all
# Head of a column. $unit as in clock-times.
clock-median =
    { $unit ->
        [round] Typical round
       *[turn] Typical turn
    }
# Head of a column. $unit as in clock-times.
clock-longest =
    { $unit ->
        [round] Longest round
       *[turn] Longest turn
    }
# $minutes: a number.
clock-rule = How long the table waited for each player. A wait of more than { $minutes } minutes is a break and does not count.
# $time: how long all breaks were together.
clock-breaks = Breaks: { $time }.
clock-none = No times are known for this game.
clock-hidden = This table shows no times.

## Taking a finished table along, photos

keep-title = Save and share
keep-prompt = What do you want to keep?
keep-about = Files and pictures, place and note, photos of the table.
keep-busy = Getting it …
keep-failed = That cannot be saved
# Title after saving.
keep-done = Saved
# Heading.
keep-result = Result
keep-png = Picture to share
keep-png-about = The board as it lay, and the points
keep-json = Whole game (.json)
keep-json-about = Every move; can be imported into any Tableside
keep-csv = Table of results (.csv)
keep-csv-about = A row for each player, for any spreadsheet
keep-bgsplay = BG Stats (.bgsplay)
keep-bgsplay-about = Open it with BG Stats on this phone
keep-times = When was it?
# $times: “20:14 to 21:30, 76 min”.
keep-times-logged = According to the app: { $times }
# Button: enter other times.
keep-times-edit = Change
keep-times-about = Counts only for you: your past games, your statistics and what you save.
# On the button that cannot be pressed yet.
keep-times-missing = Enter day, time and minutes
# Button: forget the own times, the app’s count again.
keep-times-forget = As the app has it
# Label of a field: the date.
keep-day = Day
keep-time = Started at
keep-minutes = Minutes played
keep-about-it = About this game
keep-place = Where did you play?
keep-note = A note
keep-note-about = For everyone who played. Included in the results table and in BG Stats.
# Button.
keep-save = Save
# Asked once at the end of a game, after the winner. Buttons: keep-skip, keep-save.
keep-step = Add a note or photo?
keep-step-about = Everyone who played can see what you add.
# Button: go on without a note or photo.
keep-skip = Skip
keep-drop = Delete this game
keep-drop-ask = Delete this game?
keep-drop-about = It disappears from your past games and your statistics. The others keep it; if nobody else has it, it is gone for good, photos included.
keep-drop-yes = Delete it
# Title after deleting.
keep-dropped = Deleted
keep-link = To BG Stats
keep-link-about = With the link here, or the code from another screen
keep-link-open = Open in BG Stats
keep-link-qr = QR code that hands this play to BG Stats
photos-title = Photos of the table
photos-about = Only those who sat here see them. Location and camera details are removed.
# Two buttons side by side on a phone: its camera, and a photo that it has.
photos-take = Take a photo
photos-add = Choose a photo
photos-busy = Sending …
# Read out for a photo. $when: date and time.
photos-photo = Photo from { $when }
# Read out for a button. $when: date and time.
photos-remove = Remove the photo from { $when }

## Finished evenings: library, numbers, people, recovery

library-title = Past games
library-prompt = Your past games
library-about = From this phone and those that share its games
library-none = No finished game yet.
library-all = All games
# What the list is narrowed to. $what: a game, a person, some days, joined by commas.
library-only = Only { $what }
# Part of the line that says what the list is narrowed to.
library-some-days = some days
# Chip of the filter beside the names of expansions, and in “Only: …”.
library-no-expansion = Without expansions
# Label of a date: the first day.
library-from = From
# Label of a date: the last day.
library-to = Until
library-more = Older games
library-bring = Import a game (.json)
# Below that button. Quoted: keep-json.
library-bring-about = A file from “Whole game (.json)”. Games with secrets, such as sealed prices, have none and stay where they were played.
library-busy = One moment …
library-known = It is here already
library-refused = That did not work
library-again = The same people again
library-unfinished = ended early
# $n: photos of a game.
library-photos =
    { $n ->
        [one] { $n } photo
       *[other] { $n } photos
    }
# Button and title of a screen.
library-numbers = Statistics
# Button: with whom one has played.
library-people = Players
library-code = Add a phone
library-numbers-about = Games that were ended early are not counted.
# Above the statistics: how many games they count.
library-counted =
    { $n ->
        [0] No game counted yet
        [one] { $n } game counted
       *[other] { $n } games counted
    }
# $n: games.
library-left-out =
    { $n ->
        [one] { $n } game was ended early and is not counted.
       *[other] { $n } games were ended early and are not counted.
    }
library-numbers-all = Games that were ended early are counted as well.
library-count-early = Count games that were ended early
# Heading: how a person stood against each other one. $name: that person; the others follow, a row each.
library-duels = { $name } against …
# $plays: games of the two; $ahead, $behind: in how many of them with more or fewer points.
library-duel =
    { $plays ->
    [one] one game: ahead in { $ahead }, behind in { $behind }
   *[other] { $plays } games: ahead in { $ahead }, behind in { $behind }
 }
# A part of one line. $rate: “43 %”.
library-won = won { $rate }
# A button that downloads every past game, or ("some") those that the filter above lets through.
library-sheet = All games as a table (.csv)
library-sheet-some = These games as a table (.csv)
library-streaks = Winning streak
# Heading. $name: a person.
library-streaks-of = { $name }: winning streak
# $n: games won one after the other, up to now.
library-streak-now =
    { $n ->
        [0] No winning streak right now.
        [one] Won the last game.
       *[other] Won the last { $n } games.
    }
# $n: games.
library-streak-longest =
    { $n ->
        [0] No win yet.
        [one] Longest streak: { $n } win.
       *[other] Longest streak: { $n } wins.
    }
# Read out for a link. $name: a person.
library-person-open = More about { $name }
# The title of a person's page; the name stands above it.
library-person-title =
    { $plays ->
        [one] { $plays } game, { $wins } won
       *[other] { $plays } games, { $wins } won
    }
library-person-games = Show the games
# $n: games of a person.
library-early-left-out =
    { $n ->
        [one] { $n } more was ended early
       *[other] { $n } more were ended early
    }
# Heads of the rows of a table: by how many people played.
library-number = Number of players
# Row of a table for games of any number of players.
library-any-number = All
# Row of a table. $n: how many people played.
library-with-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
# $n: games.
library-games =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
# Title of the page of somebody who has played in no finished game. A sentence that says so follows.
library-person-none = Nobody found
# Head of a narrow column: games played.
library-plays = Plays
# Head of a narrow column.
library-wins = Wins
# Head of a narrow column: average points. Shortened.
library-average = Avg.
# Head of a narrow column: most points.
library-best = Best
# Head of a narrow column: by how many points ahead on average.
library-margin = Lead
# A part of one line, after "won 43 % · ". $kind: a kind of points, in English with a small letter ("cities").
library-most-by = mostly from { $kind }
# How long the table waited on average; $turn and $game: 0:41, 24:10. $unit as in clock-times.
library-times =
    { $unit ->
        [round] { $turn } per round, { $game } per game
       *[turn] { $turn } per turn, { $game } per game
    }
# Title of a screen: everybody one has played with.
people-known-title = Players
people-known-open = Tap a person
people-known-open-about = Games, wins and points of everyone you have played with.
# The button that begins to merge two entries, and the heading while two are chosen.
people-known-prompt = Is someone listed twice?
people-known-about = Choose two entries of the same person: the first name stays.
people-known-sure = Merge them?
# $name: the person; $n: games.
people-known-merged =
    { $n ->
        [one] { $name }, with { $n } game. They can be separated again.
       *[other] { $name }, with { $n } games. They can be separated again.
    }
people-known-not = They stay apart
people-known-choose-two = Choose two
people-known-look = Compare them
# Main button: two entries become one person.
people-known-merge = Merge
# Button.
people-known-leave = Cancel
# Below a name. $name: another name of the same person.
people-known-also = also { $name }
# A button: makes two people of a merged one again.
people-known-apart = Separate
recovery-title = On another phone
recovery-prompt = Keep your past games
recovery-about = With a code, another phone shows the same past games.
recovery-warning = Whoever has your code sees these games. Creating a code replaces an earlier one.
recovery-make = Create a code
recovery-made-about = This code is shown only now.
recovery-write-down = Write it down, or scan it with the other phone.
recovery-qr = QR code that brings these games to another phone
recovery-send = Send the link
recovery-field = Do you have a code?
recovery-hint = Four groups of five letters and digits
recovery-use-prompt = Bring these games here?
recovery-use = Bring them here
recovery-not = Nothing was transferred
recovery-account = With an account
recovery-account-about = You never need one. An address and a password bring these games to any phone.
# $n: phones that have these games.
recovery-done =
    { $n ->
        [one] Done: { $n } phone
       *[other] Done: { $n } phones share these games
    }

## An account, which nobody needs: refusals, mails, screens

account-wrong = No account has this address and this password.
account-wrong-password = That is not the password of this account.
account-not-an-address = That is not an e-mail address.
account-address-taken = This account or another one already has this address. Nothing was changed.
# $least: a number.
account-password-short = A password has at least { $least } characters.
account-password-easy = This password is too easy to guess. Choose one that hardly anyone would think of.
account-wrong-code = That is not the code from the mail. After three wrong ones it expires.
account-code-over = The code has expired. Start again to get a new one.
account-no-mail = This server sends no mails, so it cannot help with a forgotten password. Your recovery code brings your games back, and so does another phone that has them.
account-mail-not-sent = The mail could not be sent. Try again later.
account-signed-in = This phone is signed in already. Sign out first.
account-not-signed-in = This phone is not signed in to any account.
account-two-accounts = This phone is signed in to another account. Sign out first; its games stay saved there.
mail-confirm-subject = Tableside: your code
# A mail. $code: digits; $host: the address of the server. The empty line stays.
mail-confirm =
    { $code } is your code. Type it on the phone that asks for it, within 15 minutes.

    Someone used this address to create an account at { $host }, which keeps past games.
    If that was not you, do nothing: without the code there is no account.
mail-reset-subject = Tableside: a new password
# A mail. $code and $host as above. The empty line stays.
mail-reset =
    { $code } is your code for a new password. Type it on the phone that asks for it, within 15 minutes.

    If you did not ask for it at { $host }, do nothing: the old password stays.
mail-sign-in-subject = Tableside: your code
# A mail. $code and $host as above. The empty line stays.
mail-sign-in =
    { $code } is your code to sign in. Type it on the phone that asks for it, within 15 minutes.

    If you did not ask for it at { $host }, do nothing.
mail-known-subject = Tableside: you have an account
# A mail. $host: the address of the server. The empty line stays.
mail-known =
    Someone wanted to create an account with this address at { $host }, but there already is one.

    If that was you: sign in with your password, or choose “Forgotten password” there. If not, do nothing.
mail-unknown-subject = Tableside: no account
# A mail. $host: the address of the server. The empty line stays.
mail-unknown =
    Someone asked for a code at { $host }, but no account has this address.

    If that was you, try another address. If not, do nothing.
# Title of a screen.
account-title = Account
account-mine = This phone is signed in
# $email: the address until now.
account-email-so-far = So far: { $email }
account-prompt = Sign in to get your games
account-about = They appear on this phone, together with the games already on it.
account-email = E-mail address
account-email-no-mail = This server sends no mails: choose any address that you will remember.
# Label of a field.
account-password = Password
account-password-now = Current password
account-password-new = New password
# $least: a number.
account-password-hint = At least { $least } characters
account-sign-in = Sign in
account-make = Create an account
account-forgot = Forgot the password?
account-new-prompt = Keep your games in an account
account-new-about = It brings these games back on any phone. The recovery code still works.
account-code-prompt = Type the code from the mail
# $email: the address that was typed.
account-code-about = If the address is right, a mail is on its way to { $email }.
# Label of a field.
account-code = Code
# Main button.
account-code-yes = Confirm
account-code-again = Send another code
account-code-sent = Another mail is on its way.
account-forgot-prompt = Get a code for a new password
account-forgot-about = If there is an account with this address, a mail brings the code.
account-by-code = Sign in by mail
account-by-code-prompt = Sign in with a code from a mail
account-forgot-yes = Send the code
account-forgot-no-mail = No mail from this server
account-use-code = Use a recovery code
account-reset-yes = Save and sign in
# Button in the field: shows the password.
account-show = Show
account-busy = One moment
# On the button that cannot be pressed yet. $what: the name of an empty field.
account-missing = Enter: { $what }
account-again = Try again
# $n: phones that are signed in.
account-done =
    { $n ->
        [one] Signed in: { $n } phone
       *[other] Signed in: { $n } phones share these games
    }
# $n: phones.
account-phones =
    { $n ->
        [one] These games are on one phone.
       *[other] These games are on { $n } phones.
    }
account-change-password = Change the password
account-change-password-about = Phones that are signed in stay signed in.
account-change-email = Change the address
account-email-new = New e-mail address
# Main button.
account-save = Save
# Title after a change.
account-saved = Done
account-sign-out = Sign out on this phone
account-sign-out-about = What was played on it so far stays with your games.
account-sign-out-prompt = Sign out on this phone?
account-sign-out-yes = Sign out
account-others = Sign out all other phones
account-others-about = They then show only their own games. The recovery code stops working too.
account-others-prompt = Sign out all other phones?
account-others-yes = Sign them out
account-delete = Delete the account
account-delete-about = Address and password are deleted. The games stay on the phones that have them.
account-delete-prompt = Delete the account?
account-delete-yes = Delete it
account-not = That did not work
account-offline = Accounts need the server
account-offline-about = It does not answer now. Your games are safe there.

## The pieces of a box

box-title = What’s in your box
box-about = Boxes are not all printed alike. What you enter here counts for every table that you create from now on.
# $n: tiles that were checked; $all: how many have to be, 0 if none.
box-settled =
    { $all ->
        [0] Any tile can be changed.
        [one] { $n } of { $all } tile checked
       *[other] { $n } of { $all } tiles checked
    }
box-disputed = Tiles to check
box-disputed-about = The app is not sure about these tiles. Look at yours and tap what is printed on them.
# Below the picture of a tile on which lists disagree.
box-state =
    { $state ->
        [open] to check
        [drawn] sketched by you
       *[settled] checked
    }
# Button. $name: the tile.
box-neither = { $name } looks different
box-all = All tiles
box-all-about = Tap one that looks different in your box.
# Below a tile that is printed differently in this box.
box-changed = changed
# Below a tile that is not on the list, in place of its number.
box-added = added
# Read out. $name: a tile that is printed differently in this box.
box-piece-own = { $name }, changed
box-add = Add a tile
# Button. $set: the name of an expansion.
box-add-of = Add a tile: { $set }
# $n: tiles of an expansion that were entered.
box-set-about =
    { $n ->
        [0] The app does not know these tiles: enter each from your box once.
        [one] { $n } tile entered from your box.
       *[other] { $n } tiles entered from your box.
    }
# Boards on which something else is printed than anybody has listed: entered once.
box-boards = Boards
box-boards-about = The app does not know what is printed on them. Enter yours once: tables that you create from then on use it.
# $n of $all: boards.
box-boards-copied =
    { $all ->
        [one] { $n } of { $all } board entered
       *[other] { $n } of { $all } boards entered
    }
# The rows at the top of "What’s in your box", for screen readers.
box-overview = What is entered
# Numbers of pieces that differ from one edition to the next.
box-counts = Numbers of pieces
box-counts-about = Count what is in your box once: tables that you create from then on begin with it.
# $n of $all: kinds of pieces whose number was entered.
box-counts-entered =
    { $all ->
        [one] { $n } of { $all } number entered
       *[other] { $n } of { $all } numbers entered
    }
# Beside a number of pieces.
box-count-state =
    { $state ->
        [kept] In your box
       *[open] Not entered yet: this is only a guess
    }
# Button under a number that is only a guess; $name, for screen readers: what is counted.
box-count-right = Yes, { $n }
# Read out. $n: the number; $name: what is counted.
box-count-right-of = Yes, { $n }: { $name }
# Read out for a button. $name: what is counted.
box-count-remove = Remove: { $name }
# Below the picture of a board.
box-board-state =
    { $state ->
        [kept] In your box
       *[open] Not entered yet
    }
# $schema is a word in the file, such as “game-board/1”.
box-board-about = Paste the board as JSON, or open a file with it. Its schema is { $schema }.
box-board-json = The board as JSON
box-board-open = Open a file
box-board-file-large = This file is too large for a board.
box-board-not-json = This cannot be read as JSON.
# Heading. $n: faults, each in a sentence below.
box-board-faults =
    { $n ->
        [one] Something is wrong
       *[other] { $n } things are wrong
    }
box-board-right = No faults found.
# Button: fills the field with another board of the box, or an example, to be changed.
box-board-draft = Start from a draft
box-board-draft-about = It is not your board yet: change what yours shows differently.
# Below an example that is not changed yet and may be kept as it is.
box-board-example-about = The example board: keep it if yours is the same, or change it.
box-board-unchanged = Change the draft first
box-board-first = Nothing pasted yet
# After a sentence that says why the server does not answer.
box-board-stays = What you enter stays on this phone; the picture, checking and keeping it need the server.
# The folded field in which a board may also be entered as a file (JSON).
box-board-experts = For experts: as a file
# Where the rows of a board fit together in several ways.
box-board-variants = The rows fit together in { $n } ways. This is number { $at }.
box-board-variant-next = Next way
# Below the rows. $n: number of rows; $cells: number of cells in them; $wanted: number of cells that a board has.
box-board-rows =
    { $n ->
        [one] { $n } row
       *[other] { $n } rows
    }, { $cells } of { $wanted } in all
box-board-rows-apart = The rows don’t fit together yet.
box-board-row-less = One row fewer
box-board-row-more = One row more
# $name: “Row 2”.
box-board-cell-less = One fewer: { $name }
# As box-board-cell-less.
box-board-cell-more = One more: { $name }
# $name: the part of the form that has to be finished before, such as “Circles”.
box-board-cells-first = First all rows have to fit: { $name }
# $name: a place on the border that was tapped, such as “place 14, rune R”.
box-board-partner = Chosen: { $name }. Now tap its partner.
# Button: what the chosen place becomes.
box-board-corner =
    { $is ->
        [corner] Not a corner
       *[none] It is a corner
    }
# A card in the lobby and where a table is opened, with a picture of a board that no list describes.
box-card-question = Is yours like this?
# Answer to box-card-question.
box-card-yes = Yes
# Answer to box-card-question.
box-card-no = No
box-card-no-box = We have no box
# Below the picture of a board that the app made up, once the host said: box-card-no-box.
box-card-invented = Then you play on this board, which the app made up. Print it, or play on the phones alone.
# $name: of a board or a set of tiles.
box-card-kept = { $name } of your box
box-card-change = Change it
box-card-enter = Enter ours
# Link to a page to print; A3 is the size of the paper.
box-card-print = Print this board (A3)
# A set of pieces of which none is entered; $set: the expansion, $draw: who draws.
box-card-set =
    { $draw ->
        [app] { $set }: nobody has entered the tiles of this box yet, so the app plays with invented ones.
       *[table] { $set }: nobody has entered the tiles of this box yet. You sketch each one when it comes up.
    }
box-card-numbers = How many pieces each player has
# A board entered by taps: its parts, and what is printed around its items.
box-board-part = Part of the board
box-board-rest = Everything else on it
# $n: spaces of a track.
box-board-length =
    { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }
# Read out for a button. $name: the track.
box-board-shorter = One space fewer: { $name }
# Read out for a button. $name: the track.
box-board-longer = One space more: { $name }
# Button: to the next space.
box-board-next = Next
# Button. $name: the next part of the board.
box-board-next-is = Next: { $name }
# A link. $name: the space with the fault.
box-board-wrong-at = { $name }: look here
box-board-as-json = Show it as JSON
box-board-by-taps = Enter it by taps
box-board-start-about = Begin with a draft and change by taps what yours shows differently.
# Button: $name is the other side of the same board.
box-board-copy = Start from: { $name }
# Heading. $n: things, each in a sentence below.
box-board-doubts =
    { $n ->
        [one] One thing contradicts the rules
       *[other] { $n } things contradict the rules
    }
box-board-doubts-about = Look again. If it really is printed like that, keep it: the app plays by what is here.
box-board-overtaken = Another of your phones has changed this board in the meantime. What you entered here is still there.
box-board-gone = Another of your phones has removed this board in the meantime. What you entered here is still there.
box-board-overtaken-first = Choose first
box-board-mine = Go on with mine
box-board-theirs = Use the other
# A button with a number. $n: the number.
box-amount = { $n }
# A box taken along: a link that others open, and a file.
box-share = Share or export
box-link = A link for friends
box-link-about = Anyone who has it sees what you have entered, always up to date, and can take a copy. Your name is not in it.
box-link-make = Create a link
box-link-send = Send the link
# Button: from then on nobody sees the box under the link.
box-link-back = Stop sharing
box-link-qr = QR code of the link to your box
# In the message with which the link is sent.
box-link-title = What is printed in my box
box-link-there = Anyone with the link can see your box.
box-link-none = Nobody else sees your box.
box-file = As a file
box-file-about = For another server, or to keep. A file that you open is compared first.
box-file-save = Save my box
box-file-open = Open a file
box-file-large = This file is too large for a box.
# Another box beside one's own: only what differs, with a choice for each thing.
box-merge = Another box
box-merge-about = Choose what your box should say. Everything else in it stays.
# $n: differences between two boxes.
box-merge-differs =
    { $n ->
        [0] No difference from yours.
        [one] One difference from yours.
       *[other] { $n } differences from yours.
    }
# Head of a column: one's own box.
box-merge-mine = Yours
# Head of a column: the other box.
box-merge-theirs = Theirs
box-merge-none = Not entered
# A tile with the same terrain on its four sides.
box-terrain-all = all sides { $terrain }
# The nth tile in the other box that is on no list; a picture and a description follow.
box-merge-added = New tile { $n }
# What a board of a box says at one place, as “Track 1, space 3: a ship and 2 gold”.
box-board-line = { $where }: { $says }
box-merge-all-mine = Keep yours
box-merge-all-theirs = Take theirs
box-merge-first = Nothing chosen yet
# Main button. $n: things that are taken from the other box.
box-merge-take = Take { $n }
box-merge-done = Now in your box
box-of-which = Which box is it from?
box-of-none = From no expansion
box-of-table = The box of this table
box-not-listed = Not in the list
box-wrong = What is wrong in this box?
box-wrong-which = Tap the tile that is printed differently.
box-wrong-board = Tap the board if it is printed differently.
box-board-entered = Played on the board that was entered for this table.
# Title. $name: a tile or a board.
box-wrong-with = What is really on { $name }?
box-wrong-about = At this table it then counts as if it had been like this from the start.
# The prompt above two pictures of the same tile: a tap on one of them answers it.
box-check = Which one is printed on your tile?
box-check-about = Tap it. Nobody waits for this, and it is asked only once.
# Answer to box-check: the tile is like none of the two pictures.
box-check-neither = Neither
box-two-readings = What is printed on your tile? The app is not sure.
box-drawn-up = Keep this in your box?
# $what: as in play-unkept.
box-drawn-up-about =
    { $what ->
        [new] They were sketched at this table and are not in your box.
        [corrected] They were corrected at this table and are different in your box.
       *[both] They were sketched or corrected at this table; your box does not have them like this.
    }
box-all-kept = Nothing is left to decide.
# Boards of a running table, offered to its host.
box-boards-differ = Your box says something different from what is played here.
# $name: a tile; $by: who sketched it.
box-drawn-by = { $name }, by { $by }
# Read out for a button. $name: a tile.
box-keep-this = Keep it: { $name }
box-leave = Don’t keep it
# Read out for a button. $name: a tile.
box-leave-this = Don’t keep it: { $name }
# Main button. $n: tiles.
box-keep-all = Keep all { $n }
# $name: the tile's name in the box.
box-kept-as = In your box as { $name }
# $name: the tile's name in the box.
box-known-as = Already in your box as { $name }
box-left = Not kept
# A question. $name: a tile of the list or the box.
box-looks-like = This looks like { $name }, which is known. Is it that one?
# $name: a tile, of which none is left.
box-looks-like-gone = This looks like { $name }, which is known already.
# Button that answers box-looks-like: it is that tile. The other button, box-into-bag, adds a new one.
box-it-is = It is { $name }
# An answer beside the kinds of a symbol that differ in what they score: the tile has none of them.
box-none-of-them = None
# $n of $all: tiles of an expansion.
box-tiles-of =
    { $all ->
        [one] { $n } of { $all } tile
       *[other] { $n } of { $all } tiles
    }
# $what: of what; $n: how many.
box-so-many-of = { $what }: { $n }
# A count that the printed box cannot have: what, how many were entered, how many there are.
box-too-many = { $what }: { $n } entered, but the box has only { $all }
box-keep-too = Keep it in my box too
box-keep-too-about = For tables that I create later.
box-otherwise = Printed differently
box-not-from-here = Not from this phone
box-not-from-here-about = Whoever put this tile in corrects it.
box-draw = Sketch the tile
box-draw-about = Not in the list yet
box-as-listed = As in the list
# $tile: a tile of the list.
box-not-disputed = The app is sure about { $tile }: there is nothing to check.
# $n: a number.
box-full = The box is full: it keeps { $n } tiles of its own.
# A tile, board or number of the own box that somebody has just entered.
box-changed-elsewhere = Another of your phones has changed this in the meantime: look at it again.
box-unknown-count = No box of this game has such a number of pieces.
# $least, $most: numbers.
box-wrong-count = Must be { $least } to { $most }.
# Another box was being compared when the own box changed.
box-changed-meanwhile = Another of your phones has changed your box in the meantime: look at what differs again.
box-unknown-board = This game has no such board.
box-unknown-link = There is no box under this link. Perhaps it is no longer shared.
# $tile: its name.
box-unknown-piece = No tile { $tile } was sketched at this table.
box-printed = As in the list
# Button: takes a tile out of the box.
box-remove = Remove
box-keep = Keep it
# Main button: keeps this new tile and begins the next one of its set. Short.
box-keep-next = Keep { $n } of { $all }, next
# Heading: which tile of a set is being entered.
box-draw-of = { $set }: tile { $n } of { $all }
# On the button that cannot be pressed yet; what is wrong stands above it.
box-corrections-first = Not possible yet
box-unlisted = Sketch the tile in your hand
box-unlisted-about = It is not in the list yet; it will be used at this table.
box-into-bag = Add it
# In place of it while nothing is sketched yet. Short.
box-untouched = Sketch it first
box-nobody-draws = Nobody is being asked for a tile now
box-terrain = Edges and middle
box-terrain-about = Tap an edge to change its terrain.
# Before buttons with a terrain each
box-whole = The whole tile:
box-in-the-middle = In the middle:
# Read out. $terrain: “pasture”.
box-middle = Middle: { $terrain }
# Read out for a side of the tile. $terrain: “pasture”.
box-side =
    { $edge ->
        [N] Top: { $terrain }
        [E] Right: { $terrain }
        [S] Bottom: { $terrain }
       *[W] Left: { $terrain }
    }
# A side of the tile, in a list: “top and left”.
box-edge =
    { $edge ->
        [N] top
        [E] right
        [S] bottom
       *[W] left
    }
# Below a heading, before the edges of one terrain that hang together inside the tile.
box-together = Connected
# $terrain: “pasture”; $edges: “top and left”.
box-region = { $terrain } { $edges }
# $terrain: “mountain”, touches no edge.
box-region-inside = { $terrain } in the middle
# Heading.
box-roads = Roads
box-roads-about = Tap each edge that a road leads to. Edges with the same number are joined.
# Read out for an edge. $n: the number of the road.
box-road =
    { $n ->
        [0] none
       *[other] road { $n }
    }
# $edges: “top and left”.
box-roads-at = Road: { $edges }
box-road-none = No road
# Heading.
box-symbols = Symbols
box-add-symbol = Add a symbol
# Button. $symbol: “Sheep”.
box-add-of-kind = Add: { $symbol }
# Above a picture of the tile. $name: the symbol that a tap on the picture places.
box-place-tap = Tap where it is printed: { $name }
# A place on that picture, for screen readers. $place: the terrain there.
box-place-edge =
    { $edge ->
        [N] Top: { $place }
        [E] Right: { $place }
        [S] Bottom: { $place }
       *[W] Left: { $place }
    }
# Read out. $place: the terrain there.
box-place-middle = Middle: { $place }
# Read out for a button. $name: the symbol.
box-less = Fewer: { $name }
# Read out for a button. $name: the symbol.
box-more = More: { $name }
# Read out. $n: how many; $name: the symbol.
box-so-many =
    { $n ->
        [0] No { $name }
       *[other] { $n } × { $name }
    }

### The page about privacy, which the server sends (/privacy)

privacy-title = Privacy
privacy-open = Open Tableside
privacy-about = What this server keeps of you and your table. It is run by whoever gave you its address.
privacy-imprint = Who runs this server
privacy-kept = What is kept
privacy-phone = Your phone: a random id, and a fingerprint of its key. No name, no number, no address in the network.
privacy-table = Each table: names as they were typed, colours, and every entry with its time. Everybody at the table sees them; what is secret, only its seat.
# $photos: how many photos a table has at most.
privacy-past = Past games: place, note and up to { $photos } photos, for those who played. Photos are kept without location and camera data.
privacy-account = An account, if you want one: an e-mail address and a fingerprint of the password.
privacy-account-mail = An account, if you want one: an e-mail address, to which codes are mailed, and a fingerprint of the password.
privacy-log = A log of what the server does: times, kinds of requests and random ids, without your entries and your address in the network.
privacy-how-long = How long
privacy-until-deleted = A game stays until everybody who keeps it has deleted it.
# $days: a number of days, always more than one or exactly one.
privacy-never-begun = A table that never begins is deleted after { $days ->
    [one] one day
   *[other] { $days } days
}.
privacy-unused = A phone without table, saved tiles or shared history is forgotten after { $days ->
    [one] one day
   *[other] { $days } days
}.
privacy-codes = Codes and e-mail addresses that nobody confirms are deleted after { $days ->
    [one] one day
   *[other] { $days } days
}.
# $number: how many backups are kept.
privacy-backups = Backups keep what was deleted until newer ones replace them; { $number } are kept.
privacy-elsewhere = What goes elsewhere
privacy-nowhere = Nothing. There is no tracking, no advertising, and nothing is loaded from other servers.
# $host: the name of another server.
privacy-tracker = Errors are reported to { $host }: what failed and where, not what you entered. There is no tracking and no advertising.
privacy-on-phone = The app keeps its settings, its key and what waits to be sent on your phone.
privacy-yours = What you can have deleted
privacy-by-yourself = By yourself: past games, your photos, your account.
privacy-by-host = By whoever runs this server: your phone, your history, and your name at all tables. Entries and points of games stay for the others who played.

## Scanning a QR code with the camera

# Button beside a field for a code.
join-scan = Scan the code
scan-title = Scan a code
# While the phone asks whether the camera may be used.
scan-asking = Allow the camera
scan-asking-about = Your phone asks for it. The picture stays on this phone.
scan-prompt = Point the camera at the QR code
scan-aim = The code goes into the square. It opens by itself.
# After a while without a code.
scan-slow = Nothing yet: go closer, tilt the screen away from lamps, or type the code.
# A QR code was read that has nothing to do with this app.
scan-other = That code does not belong to a table.
# Switch: the phone's own light.
scan-torch = Light
# Button: type the code instead.
scan-type = Type the code
scan-denied = The camera is not allowed
scan-denied-about = Allow it for this page in the settings of the browser or the phone, then try again. Or type the code.
scan-none = No camera found
scan-none-about = This device has none that a page may use. Type the code instead.
scan-busy = The camera does not answer
scan-busy-about = Another app may be using it. Close that app and try again, or type the code.
scan-unsupported = This browser shows no camera
scan-unsupported-about = Type the code, or scan it with the phone’s own camera.
scan-insecure = No camera at this address
scan-insecure-about = It begins with http, and browsers give the camera to https alone. Type the code, or scan it with the phone’s own camera.
# The scanned link leads to another server, or to this one by another name. $address: “192.168.1.20:8000”.
scan-elsewhere = This code leads to { $address }
# $address: where this app comes from.
scan-elsewhere-about = This app belongs to { $address }. If both are the same server, use the code here.
# Buttons: open the other address; use the code here; scan another code.
scan-there = Open it there
scan-here = Use it here
scan-again = Scan again
