box-title = What’s in your box
box-about = Boxes are not all printed alike. What you enter here counts for every table that you create from now on.
box-settled =
    { $all ->
        [0] Any tile can be changed.
        [one] { $n } of { $all } tile checked
       *[other] { $n } of { $all } tiles checked
    }
box-disputed = Tiles to check
box-disputed-about = Lists of this game disagree here. Look at your tile and tap what is printed on it.
box-state =
    { $state ->
        [open] to check
        [drawn] sketched by you
       *[settled] checked
    }
box-neither = { $name } looks different
box-all = All tiles
box-all-about = Tap one that looks different in your box.
box-changed = changed
box-added = added
box-piece-own = { $name }, changed
box-add = Add a tile
box-add-of = Add a tile: { $set }
box-set-about =
    { $n ->
        [0] No list has these tiles: enter each from your box once.
        [one] { $n } tile entered from your box.
       *[other] { $n } tiles entered from your box.
    }
box-boards = Boards
box-boards-about = No list has what is printed on them. Enter yours once: tables that you create from then on use it.
box-boards-copied =
    { $all ->
        [one] { $n } of { $all } board entered
       *[other] { $n } of { $all } boards entered
    }
box-overview = What is entered
box-counts = Numbers of pieces
box-counts-about = Count what is in your box once: tables that you create from then on begin with it.
box-counts-entered =
    { $all ->
        [one] { $n } of { $all } number entered
       *[other] { $n } of { $all } numbers entered
    }
box-count-state =
    { $state ->
        [kept] In your box
       *[open] Not entered yet: this is only a guess
    }
box-count-right = Yes, { $n }
box-count-right-of = Yes, { $n }: { $name }
box-count-remove = Remove: { $name }
box-board-state =
    { $state ->
        [kept] In your box
       *[open] Not entered yet
    }
box-board-about = Paste the board as JSON, or open a file with it. Its schema is { $schema }.
box-board-json = The board as JSON
box-board-open = Open a file
box-board-file-large = This file is too large for a board.
box-board-not-json = This cannot be read as JSON.
box-board-faults =
    { $n ->
        [one] Something is wrong
       *[other] { $n } things are wrong
    }
box-board-right = No faults found.
box-board-draft = Start from a draft
box-board-draft-about = It is not your board yet: change what yours shows differently.
box-board-unchanged = Change the draft first
box-board-first = Nothing pasted yet
box-board-stays = What you enter stays on this phone; the picture, checking and keeping it need the server.
box-board-experts = For experts: as a file
box-board-variants = The rows fit together in { $n } ways. This is number { $at }.
box-board-variant-next = Next way
box-board-rows =
    { $n ->
        [one] { $n } row
       *[other] { $n } rows
    }, { $cells } of { $wanted } in all
box-board-rows-apart = The rows don’t fit together yet.
box-board-row-less = One row fewer
box-board-row-more = One row more
box-board-cell-less = One fewer: { $name }
box-board-cell-more = One more: { $name }
box-board-cells-first = First all rows have to fit: { $name }
box-board-partner = Chosen: { $name }. Now tap its partner.
box-board-corner =
    { $is ->
        [corner] Not a corner
       *[none] It is a corner
    }
box-card-question = Is yours like this?
box-card-yes = Yes
box-card-no = No
box-card-no-box = We have no box
box-card-kept = { $name } of your box
box-card-change = Change it
box-card-enter = Enter ours
box-card-print = Print this board (A3)
box-card-set =
    { $draw ->
        [app] { $set }: nobody has entered the tiles of this box yet, so the app plays with invented ones.
       *[table] { $set }: nobody has entered the tiles of this box yet. You sketch each one when it comes up.
    }
box-card-numbers = How many pieces each player has
box-board-part = Part of the board
box-board-rest = Everything else on it
box-board-length =
    { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }
box-board-shorter = One space fewer: { $name }
box-board-longer = One space more: { $name }
box-board-next = Next
box-board-next-is = Next: { $name }
box-board-wrong-at = { $name }: look here
box-board-as-json = Show it as JSON
box-board-by-taps = Enter it by taps
box-board-start-about = Begin with a draft and change by taps what yours shows differently.
box-board-copy = Start from: { $name }
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
box-amount = { $n }
box-share = Share or export
box-link = A link for friends
box-link-about = Anyone who has it sees what you have entered, always up to date, and can take a copy. Your name is not in it.
box-link-make = Create a link
box-link-send = Send the link
box-link-back = Stop sharing
box-link-qr = QR code of the link to your box
box-link-title = What is printed in my box
box-link-there = Anyone with the link can see your box.
box-link-none = Nobody else sees your box.
box-file = As a file
box-file-about = For another server, or to keep. A file that you open is compared first.
box-file-save = Save my box
box-file-open = Open a file
box-file-large = This file is too large for a box.
box-merge = Another box
box-merge-about = Choose what your box should say. Everything else in it stays.
box-merge-differs =
    { $n ->
        [0] No difference from yours.
        [one] One difference from yours.
       *[other] { $n } differences from yours.
    }
box-merge-mine = Yours
box-merge-theirs = Theirs
box-merge-none = Not entered
box-terrain-all = all sides { $terrain }
box-merge-added = New tile { $n }
box-board-line = { $where }: { $says }
box-merge-all-mine = Keep yours
box-merge-all-theirs = Take theirs
box-merge-first = Nothing chosen yet
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
box-wrong-with = What is really on { $name }?
box-wrong-about = At this table it then counts as if it had been like this from the start.
box-check = Which one is printed on your tile?
box-check-about = Tap it. Nobody waits for this, and it is asked only once.
box-check-neither = Neither
box-two-readings = Lists disagree: which is it?
box-drawn-up = Keep this in your box?
box-drawn-up-about =
    { $what ->
        [new] They were sketched at this table and are not in your box.
        [corrected] They were corrected at this table and are different in your box.
       *[both] They were sketched or corrected at this table; your box does not have them like this.
    }
box-all-kept = Nothing is left to decide.
box-boards-differ = Your box says something different from what is played here.
box-drawn-by = { $name }, by { $by }
box-keep-this = Keep it: { $name }
box-leave = Don’t keep it
box-leave-this = Don’t keep it: { $name }
box-keep-all = Keep all { $n }
box-kept-as = In your box as { $name }
box-known-as = Already in your box as { $name }
box-left = Not kept
box-looks-like = This looks like { $name }, which is known. Is it that one?
box-looks-like-gone = This looks like { $name }, which is known already.
box-it-is = It is { $name }
box-none-of-them = None
box-tiles-of =
    { $all ->
        [one] { $n } of { $all } tile
       *[other] { $n } of { $all } tiles
    }
box-so-many-of = { $what }: { $n }
box-too-many = { $what }: { $n } entered, but the box has only { $all }
box-keep-too = Keep it in my box too
box-keep-too-about = For tables that I create later.
box-otherwise = Printed differently
box-not-from-here = Not from this phone
box-not-from-here-about = Whoever put this tile in corrects it.
box-draw = Sketch the tile
box-draw-about = Not in the list yet
box-as-listed = As in the list
box-not-disputed = All lists agree on { $tile }: there is nothing to check.
box-full = The box is full: it keeps { $n } tiles of its own.
box-changed-elsewhere = Another of your phones has changed this in the meantime: look at it again.
box-unknown-count = No box of this game has such a number of pieces.
box-wrong-count = Must be { $least } to { $most }.
box-changed-meanwhile = Another of your phones has changed your box in the meantime: look at what differs again.
box-unknown-board = This game has no such board.
box-unknown-link = There is no box under this link. Perhaps it is no longer shared.
box-unknown-piece = No tile { $tile } was sketched at this table.
box-printed = As in the list
box-remove = Remove
box-keep = Keep it
box-keep-next = Keep { $n } of { $all }, next
box-draw-of = { $set }: tile { $n } of { $all }
box-corrections-first = Not possible yet
box-unlisted = Sketch the tile in your hand
box-unlisted-about = It is not in the list yet; it will be used at this table.
box-into-bag = Add it
box-untouched = Sketch it first
box-nobody-draws = Nobody is being asked for a tile now
box-terrain = Edges and middle
box-terrain-about = Tap an edge to change its terrain.
box-whole = The whole tile:
box-in-the-middle = In the middle:
box-middle = Middle: { $terrain }
box-side =
    { $edge ->
        [N] Top: { $terrain }
        [E] Right: { $terrain }
        [S] Bottom: { $terrain }
       *[W] Left: { $terrain }
    }
box-edge =
    { $edge ->
        [N] top
        [E] right
        [S] bottom
       *[W] left
    }
box-together = Connected
box-region = { $terrain } { $edges }
box-region-inside = { $terrain } in the middle
box-roads = Roads
box-roads-about = Tap each edge that a road leads to. Edges with the same number are joined.
box-road =
    { $n ->
        [0] none
       *[other] road { $n }
    }
box-roads-at = Road: { $edges }
box-road-none = No road
box-symbols = Symbols
box-add-symbol = Add a symbol
box-add-of-kind = Add: { $symbol }
box-place-tap = Tap where it is printed: { $name }
box-place-edge =
    { $edge ->
        [N] Top: { $place }
        [E] Right: { $place }
        [S] Bottom: { $place }
       *[W] Left: { $place }
    }
box-place-middle = Middle: { $place }
box-less = Fewer: { $name }
box-more = More: { $name }
box-so-many =
    { $n ->
        [0] No { $name }
       *[other] { $n } × { $name }
    }
