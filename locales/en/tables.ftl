# Playing together: the page of tables, the room before a game, the table while it goes on, and its result.

tables-title = Play together
tables-yours = Your tables
tables-none-yours = You sit at no table yet.
tables-open = Open tables
tables-none-open = No table is waiting for players just now. Open one!
tables-offline = The server cannot be reached. Playing alone or with bots works all the same.
tables-retry = Try again
tables-seats-free = { $count ->
    [0] full
    [one] { $count } seat free
   *[other] { $count } seats free
 }
tables-state = { $state ->
    [waiting] waiting for players
    [your-turn] your turn
    [playing] in play
   *[over] finished
 }

# The form that opens a table.
new-title = Open a table
new-name-missing = A name is needed, so that the others know who you are.
new-seats = Seats
new-seats-two = Two
new-seats-three = Three
new-seats-four = Four
new-seat-free = Free for a person
new-seat-number = Seat { $number }
new-pace = Pace
new-pace-step = In step
new-pace-step-note = The next card comes when everyone has chosen.
new-pace-own = Own pace
new-pace-own-note = The same cards for all, and nobody waits for anybody.
new-clock = Time for a turn
new-clock-none = No clock
new-clock-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
 }
new-clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
 }
new-listing = Who may come
new-listing-link = Only by link
new-listing-open = Anybody
new-colours = First pencils
new-colours-drawn = Drawn by lot
new-colours-chosen = Each chooses
new-open = Open the table

# The room before the game.
room-title = Waiting for players
room-invite = Invite
room-invite-note = Whoever opens this link can take a seat or watch.
room-copied = Copied
room-share = Share the link
room-qr = QR code of the link
room-seats = Seats
room-seat-free = Free seat
room-sit = Sit here
room-sit-kept = That is me
room-you = you
room-host = host
room-away = away
room-bot = Bot, { $level }
room-put-bot = Put a bot here
room-free-seat = Free this seat
room-start = Start the game
room-start-wait = Seats that are still free are left out.
room-host-starts = The game starts when every seat is taken, or sooner if the host says so.
seal-whole = Everyone at the table brought a part of the seed, and yours went in: nobody alone could choose the cards.
seal-unchecked = Everyone at the table brought a part of the seed: nobody alone could choose the cards.
seal-not = This table is not sealed: the server alone chose the seed.
seal-broken = What you brought to the seed did not go in. Do not trust these cards.
seal-failed = The start was void, because this part of the seed did not come: { $names }. The host can start again, or free the seat and start without it.
door-title = Who may sit down
door-lock = Lock the table
door-lock-note = Nobody else sits down, and the table is in no list.
door-locked = The table is locked: nobody else can sit down.
door-approval = Let people in one by one
door-approval-note = Whoever wants a seat asks you first.
door-asks = { $name } would like to sit down.
door-admit = Let { $name } in
door-turn-away = Turn { $name } away
door-asking = You have asked for a seat. The host has to let you in.
door-withdraw = Ask no longer
door-ban = Ban { $name }
door-ban-note = Whoever is banned leaves the table and cannot sit down here again, nor can others from the same network unless one of them sits here.
door-unban = Lift the ban on { $name }
door-banned = The host lets you sit down here no more. You can watch.
room-leave = Leave the table
room-your-name = Your name
name-guest = Guest
room-colour = Your first pencil
room-colour-any = Any
room-settings = At this table
room-fair = Fair cards
room-fair-note = The cards were settled before the first one was turned up. This fingerprint of them proves that nobody changed them:
room-seat-link = Your seat on another device
room-seat-link-note = Open this link there to go on. Keep it to yourself: it is the key to your seat.

# While the game goes on.
table-away = is away
table-bot-plays = a bot plays for them
table-watching = You are watching.
table-take-seat = Take a seat
table-clock = { $time } left
table-clock-days = { $days } d { $hours } h
table-let-bot = Let a bot play for { $name }
table-bot-from = A bot can play for { $name } from { $time }
table-stand-in = A bot plays for you, because you were away. Take your seat back to play on.
table-take-back = Take your seat back
table-own-pace = Let everyone go on at their own pace
table-free-seat = Free the seat of { $name }
table-leave-note = Whoever leaves gives the seat up: a bot plays on, and anybody can take it.
table-delete = Delete this table
table-delete-sure = The game, its result and the chat are deleted for everybody at this table. It cannot be undone.
table-delete-now = Yes, delete it
table-no-name = Take my name off this game
table-no-name-sure = Your name and what you said disappear from this table for everybody; the game and its result stay. It cannot be undone.
table-no-name-now = Yes, take it off
table-chat = Chat
table-chat-say = Say something
table-chat-send = Send
table-chat-empty = Nothing was said yet.
table-mute = Mute { $name }
table-hear = Hear { $name } again
table-mutes = Mute or report somebody
table-report = Report { $name }
table-report-sure = The name { $name } and what they said here go to those who run this server.
table-report-send = Send the report
table-report-not = Cancel
table-report-done = Reported. Thank you.
table-react = { $reaction ->
    [wave] Hello
    [clap] Well drawn
    [laugh] Haha
    [wow] Wow
    [oops] Oh no
   *[waiting] We are waiting
 }
table-notify = Tell me when it is my turn
table-your-turn = It is your turn.
table-lost = The connection is gone. Trying again…
table-ended = This table was closed because nobody came back to it.
table-outdated = The server has a newer version. Reload to go on: nothing is lost.
table-stopping = The server starts anew. You will be back in a moment.
table-missing = There is no such table
table-missing-why = It was deleted, or the link was cut off on its way to you.

# Why something was refused, by the reason's word.
refused = { $reason ->
    [too-late] That turn is over.
    [already-played] You have chosen on this turn already.
    [seat-taken] Somebody sits there, or the seat is kept for somebody.
    [full] All seats are taken; you can watch.
    [not-host] Only the host can do that; while the host is away, others can after a while.
    [too-fast] That was too fast. Wait a moment.
    [bad-name] That cannot be a name.
    [bad-chat] That cannot be said.
    [colour-taken] Somebody else begins with this pencil.
    [not-away] They are not away, or not for long.
    [bot-plays] A bot plays for you: take your seat back first.
    [read-only] The server cannot store anything at the moment. Try again soon.
    [name-taken] Somebody at this table has a name that looks like it. Choose another.
    [disk-low] The server’s disk is almost full. Only games that have begun go on.
    [banned-by-server] Whoever runs this server has banned you.
    [table-locked] Whoever runs this server has locked this table.
    [unwelcome] That has a word that is not welcome on this server.
    [too-many] That was too much for now. Try again later.
    [seen-further] You have seen cards here that this seat has not come to: you cannot take it.
    [seat-ahead] This seat is ahead of the others. It can be taken once they have come as far.
    [locked] The host has locked the table: nobody else can sit down.
    [banned] The host lets you sit down here no more. You can watch.
    [not-opener] Only whoever opened the table can delete it, or all who sit there together: each of them has to ask for it.
    [belongs-to-all] A game that was played belongs to everybody who played it. You can take your own name off it.
    [is-opener] They opened this table, so the seat stays theirs. A bot can play for them while they are away.
   *[other] That cannot be done now.
 }

# The result.
result-title = The result
result-rematch = Rematch
result-rematch-open = A rematch is open: sit down
result-proof = Proof of the cards
result-proof-seed = The seed from which all cards follow:
result-proof-holds = The seed fits the fingerprint shown before the game, and all cards follow from it.
result-proof-fails = The cards and all else that chance decided do not follow from a seed that fits the fingerprint shown before the game. Do not trust them.
