seats-band = Seats and points
seats-pill =
    { $points ->
        [one] { $name }, { $colour }, { $points } point
       *[other] { $name }, { $colour }, { $points } points
    }
seats-active = their turn
seats-you = you
seats-gone = gone { $time }
seats-away = not here
play-request = A phone wants to play for { $name }.
play-request-no = No
play-request-yes = Allow
look-open = Look closely: { $tile }
look-close = Close
look-free = Free place
look-from-the-start = On the table from the start
look-laid = Laid by { $name }
look-laid-when = Laid by { $name }, { $when }
look-belongs = Part of
look-pieces = { $name }: { $n }
look-fits =
    { $n ->
        [0] Fits nowhere right now
        [one] Fits in one place
       *[other] Fits in { $n } places
    }
look-board = Where it fits
look-not-here = { $tile } does not fit here in any rotation.
look-kinds = Tiles left that fit here
look-kinds-none = No tile left fits here
look-left = { $n } left
look-wrong = Something is wrong
board-label = { $name }, { $counted }
board-tiles =
    { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
board-keys =
    { $legal ->
        [choose] Arrow keys go from free place to free place, Enter lays the tile. Plus, minus and 0 zoom. T shows the board as text.
        [chosen] R turns the tile, Shift and R the other way, the numbers choose, Control and Enter confirm, Escape goes back. T shows the board as text.
       *[look] Arrow keys go from tile to tile, Enter opens one. Plus, minus and 0 zoom. T shows the board as text.
    }
board-as-text = Board as text
board-as-picture = Back to the picture
board-zoom-in = Larger
board-zoom-out = Smaller
board-whole = Whole board
board-text-title = The board in words
board-row = Row { $row }
board-position = Row { $row }, column { $column }
board-cell = { $place }: { $words }
board-sides = North { $north }, east { $east }, south { $south }, west { $west }.
board-look = Look closely
board-look-at = Look closely: { $place }
board-times = { $n } × { $what }
board-piece = { $name }: { $role } ({ $on }).
board-piece-here = { $name }: { $role }.
board-piece-edge =
    { $edge ->
        [N] { $name }: { $role }, north edge.
        [E] { $name }: { $role }, east edge.
        [S] { $name }: { $role }, south edge.
       *[W] { $name }: { $role }, west edge.
    }
board-free = Free.
board-beside =
    { $edge ->
        [N] North of it { $terrain }.
        [E] East of it { $terrain }.
        [S] South of it { $terrain }.
       *[W] West of it { $terrain }.
    }
board-take = Lay here
board-take-here = Lay the tile here: { $place }
board-chosen = Your tile lies here for now
board-spot-keys =
    { $legal ->
        [choose] Arrow keys go from place to place, Enter chooses, Control and Enter confirm, Escape goes back. Plus, minus and 0 zoom. T shows the board as text.
       *[look] Arrow keys go from place to place. Plus, minus and 0 zoom. T shows the board as text.
    }
board-surfaces = Boards
board-empty = Empty.
board-stack = { $n } pieces, from the top: { $pieces }.
board-of-seat = { $name }: { $what }
board-face-down = face down
board-lying = lying
board-next-to = Next to { $places }.
board-part-of = Part of { $area }.
board-across = Leads across to { $places }.
board-asks = Asks for { $what }.
board-next = Next space.
board-next-missing = Next space. Missing: { $what }.
board-missing = missing
board-gives = Gives { $what }.
board-choose = Choose
board-choose-here =
    { $what ->
        [none] Choose { $place }
       *[other] { $place }: { $what }
    }
board-leave-here = Move from here
board-go-here = Move to here
board-chosen-from = The piece leaves from here.
board-chosen-to = The piece goes here.
play-points = Points
play-settings = Settings
play-leave = Home
play-draw = Draw
play-for-seat = For { $name }
play-narrow = Tap a side to narrow it down.
play-types-and-tiles =
    { $types ->
        [one] { $types } type, { $tiles } left
       *[other] { $types } types, { $tiles } left
    }
play-types =
    { $types ->
        [one] { $types } type
       *[other] { $types } types
    }
play-all-types = All { $types }
play-unlisted = Not listed
play-filter = Narrow down by the sides
play-any = any
play-side =
    { $edge ->
        [N] Top: { $terrain }
        [E] Right: { $terrain }
        [S] Bottom: { $terrain }
       *[W] Left: { $terrain }
    }
play-left = { $n } left
play-bag =
    { $n ->
        [one] { $n } tile left
       *[other] { $n } tiles left
    }
play-bag-about = Neither laid nor before anybody. A tap shows a tile large.
play-bag-empty = Every tile has been drawn.
play-used-up =
    { $aside ->
        [0]
            “{ $tile }” is used up: { $all ->
                [one] the only one lies on the board.
               *[other] all { $all } lie on the board.
            }
       *[other] “{ $tile }” is used up: { $board } of { $all } lie on the board, the rest was set aside.
    }
play-set-aside = “{ $tile }” fits nowhere and is set aside: draw again
play-undo-round = Back to the round before?
play-undo-round-about = Your last move was in that round. The whole table goes back to it, and the round is scored again.
play-other-questions = Also possible
play-tap-place = Tap a place
play-goes-to = To { $place }
play-as-list =
    { $n ->
        [one] As a list
       *[other] All { $n } as a list
    }
play-move = Move
play-other-tile = Other tile
play-other-place = Other place
play-turn = Rotate the tile
play-targets = What to add
play-stock = left
play-done = Done
play-less = Less for { $name }
play-more = More for { $name }
play-amount-left = { $n } left to give
play-change = Change it
play-may-change = Chosen. You may change it until all are ready.
play-laid =
    { $question ->
        [both] Rotate it, or place { $piece }?
        [turn] Rotate it, or done?
        [add] Place { $piece }?
       *[lay] Lay it here?
    }
play-strands = Then { $tile } fits nowhere.
play-sent =
    { $what ->
        [draw] Drawing
        [pick] Entered
        [move] Moved
        [place] Placed
        [undo] Undoing
       *[other] Entered
    }
play-sending = Sending
play-sending-on = Sending …
play-kept-here = Kept on this phone until the server answers.
play-waits = Waiting
play-does-not-fit = That does not fit
play-not-possible = That cannot be done
play-nothing-changed = Nothing was changed.
play-undo-by-correction = You can still correct it; you see first what would change.
play-correct-instead = Show me
play-go-on = Go on
play-overtaken = Somebody was faster
play-overtaken-by = { $name } was faster
play-overtaken-kept = Nothing was changed. Your entry is kept.
play-overtaken-undo = Too late to undo. What you entered counts.
play-overtaken-gone = It was entered already. There is nothing more to do.
play-drop = Discard mine
play-again = Send it again
play-since = Waiting { $time }
play-counting = The server is counting.
play-takes-longer = It is taking longer than usual.
play-stalled = The server cannot finish this step. It keeps trying, and nothing is lost.
play-silent = { $name }'s phone has been silent for { $time }. The table is waiting.
play-silent-elsewhere = The phone that plays for { $name } has been silent for { $time }.
play-show = Show
play-let-be = Not now
play-and-more =
    { $n ->
        [one] 1 more message
       *[other] { $n } more messages
    }
play-over = The game is over
play-offer-who = Who has chosen
play-offer-done = ready
play-offer-entered = entered
play-offer-open = not yet
play-offer-drawn = { $name } drew
play-offer-price = { $n } for { $name }
play-offer-missing =
    { $n ->
        [one] { $n } price is missing
       *[other] { $n } prices are missing
    }
play-offer-about = Nobody else sees this before all have chosen.
play-offer-most = At most { $n }: that is all you have left.
play-offer-over = { $n } more than you have
play-offer-purse = { $laid } on tiles, { $left } still free
play-offer-enter = Enter { $name }'s offer
play-offer-sealed = Sealed
play-offer-yours-sealed = Your choice is sealed
play-offer-all-sealed = All have chosen
play-invented =
    { $n ->
        [one] With { $n } invented tile
       *[other] With { $n } invented tiles
    }
play-market = Offers
play-market-drawn = What was drawn
play-market-own = You
play-market-piece = { $name }, price { $price }
play-market-none = There is nothing you can buy
play-market-pass = All you can do is pass.
play-market-tap = Tap what you want.
play-market-tap-price = Tap a price to buy.
play-market-after = { $n } after buying
play-market-bought = bought
play-market-own-pays = What lies on it pays for it.
play-market-less = { $price } − { $less }
play-market-instead = instead of { $price }
play-market-ware = Space { $n }: { $name }, price { $price }
play-market-empty = Space { $n }: empty
play-market-sum = { $cost } + { $more } =
play-market-sum-words = { $cost } on the tile and { $more } for the space
play-market-extra = +{ $n }
play-market-extra-words = { $n } more for the space
play-market-untold = Space { $n }: not entered yet
play-market-which = Which tile is it?
play-market-untold-count =
    { $n ->
        [one] { $n } tile not entered
       *[other] { $n } tiles not entered
    }
play-market-untold-line = Space { $n }: which tile is it?
play-market-tell-about = Nobody has to wait for this.
play-market-later = Later
play-market-told-meanwhile = Space { $n } was entered by somebody else just now: { $name }.
play-market-left-meanwhile = The tile on space { $n } is no longer there.
play-own-board = Back to mine
play-help = How to play
play-help-at = How to play: { $step }
play-phases = This round
play-phase =
    { $when ->
        [done] done
        [now] now
       *[later] to come
    }
play-round-of = { $turn } of { $rounds }
play-begins = { $name } goes first
play-begins-short = goes first
play-goals-now =
    { $n ->
        [one] { $places } counts
       *[other] { $places } count
    }
play-goals-worth = for you now: { $points }
play-waits-for = Still to finish: { $names }
play-hand = In your hand
play-fits-not-yet = fits nowhere now
play-enter-tile = Add a tile
play-lay = Lay it
play-drawn = You have drawn
play-symbols = Narrow down by what is on it
play-check-piece = Lists disagree about { $tile }. Which is yours?
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
play-unkept-boards =
    { $n ->
        [one] Keep this table's board in your box?
       *[other] Keep this table's { $n } boards in your box?
    }
play-facet-cost = What does it cost?
play-narrow-facets = Tap cost, picture or edges.
play-narrow-symbols = Tap what is on it.
play-which-goal = What lies there
play-news = News
play-players = Players
play-last-moves = Last moves
play-scored = { $when } is scored
play-scored-own =
    { $points ->
        [one] { $when }: { $points } point for you
       *[other] { $when }: { $points } points for you
    }
play-scored-for =
    { $points ->
        [one] { $when }: { $points } point for { $name }
       *[other] { $when }: { $points } points for { $name }
    }
play-scored-next = OK, now { $name }
play-scored-tap = Tap a line to light up what it counts.
play-scored-all = All players
play-scored-mine = Mine
play-scored-right = That's right
points-title = Points
points-after = Turn { $turn }
points-who = Player
points-total = Total
points-score-tile = 50/100 tile: { $n }
points-rank = { $rank }.
points-by-kind = Points by kind
points-lines = Every point, newest first
points-none = Nothing has scored yet.
points-tap = Tap any line to see it on the board.
points-of = { $name } · { $when }
points-where = { $of } · { $place }
points-turn-of = { $when }: { $name }
points-leads = { $name } leads by { $points }
points-level =
    { $n ->
        [2] Two are tied at { $points }
        [3] Three are tied at { $points }
        [4] Four are tied at { $points }
       *[other] All are tied at { $points }
    }
points-board = Board
points-now = As it stands
points-ended = If it ended now
points-ended-title = If it ended now
points-ended-lines = End-of-game scoring
points-ended-about = Including end-of-game scoring. Tap a line to see it.
points-all = All points
points-gone = This line is no longer there
points-previous = Previous line
points-next = Next line
points-line-of = { $n } of { $all }
points-board-label = Board with the proof of this line
points-proof = How the points add up
points-undecided = Who leads is still open
points-left-over = Not counted:
points-left-over-one = { $reason } ({ $count })
points-goals = What scores at this table
points-goal-now = counts in this round
points-goal-rounds = Counts in rounds { $rounds }
points-goal-worth = For you now: { $points }
points-unknown-worth = unknown
points-count-of = { $name } { $count }
points-scoring = Last scoring
result-title =
    { $n ->
        [one] { $names } wins with { $points }
       *[other] { $names } win with { $points }
    }
result-names = { $first } and { $last }
result-again = Play again
result-opening = Opening
result-to-next = To the next game
ceremony-title = Final scoring
ceremony-about =
    { $n ->
        [one] One more scoring, then we know who won.
       *[other] { $n } more scorings, then we know who won.
    }
ceremony-step = Final scoring: { $n } of { $all }
ceremony-next = Next
ceremony-skip = Skip
ceremony-winner = Who won?
ceremony-result = On to the result
ceremony-spoken = { $reason }: { $name } { $points }, now { $total }.
hand-title = Give { $name } the phone
hand-about = What only { $name } may know comes next. Everybody else looks away.
hand-ask = Are you { $name }?
hand-hold = Hold, or tap twice
hand-once-more = Tap once more
hand-to = To { $name }
cover-now = Hide
cover-title = Covered
cover-about = What only { $name } may know is under here.
cover-prompt = Is nobody else looking?
cover-look = Tap to look
points-agreed = No rule gives these points: the table agreed on them.
corrections-timeline = Timeline
corrections-something-wrong = Something is wrong
corrections-take-back-last = Undo my last entry
corrections-the-host = the host
corrections-strip-own = Your correction waits for { $name }.
corrections-strip-waits = { $name } proposes a correction.
corrections-strip-look = Look at it
corrections-strip-right = Something earlier was corrected.
corrections-strip-nothing = Nothing has to be moved.
corrections-right = Put it right
corrections-right-ask = Is it on the table like this already?
corrections-right-ask-about = If so, nobody else is asked.
corrections-right-ask-app = Does it lie on a table, too?
corrections-right-ask-app-about = If you play on the phones alone, there is nothing to move.
corrections-right-prompt = Put it right on the table
corrections-right-done = Everything is in its place
corrections-right-left =
    { $n ->
        [0] Nothing is left to do.
        [one] { $n } thing is left to do.
       *[other] { $n } things are left to do.
    }
corrections-adjust = Give or take points
corrections-adjust-prompt = Points for { $name } by agreement
corrections-adjust-about = Everyone will see it, with the reason.
corrections-adjust-who = For whom?
corrections-adjust-points = How many points?
corrections-adjust-reason = Why?
corrections-adjust-reason-hint = Everyone will see it.
corrections-adjust-how-many = How many points?
corrections-adjust-why = Say why
corrections-adjust-yes = { $points } for { $name }
corrections-finish = End the game now
corrections-finish-prompt = End the game here?
corrections-finish-second = It will be scored as it stands and marked unfinished.
corrections-finish-about = End-of-game scoring is counted now, for everyone. The timeline keeps it, and it can be undone.
corrections-finish-no = Play on
corrections-finish-yes = End it now
tv-title = Standings
tv-join = Watch or join
tv-watch = Watch
tv-scored = { $when }: +{ $points }
tv-left =
    { $n ->
        [one] { $n } tile left
       *[other] { $n } tiles left
    }
tv-no-phone = on another phone
tv-lobby = Whoever scans the code can join
tv-lobby-watch = The game has not begun yet
tv-stock = { $n } in hand
menu-box = The box of this table
menu-dark = The screen may turn off
history-title = Replay
history-again = Replay
keep-title = Save and share
