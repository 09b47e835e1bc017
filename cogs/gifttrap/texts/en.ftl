# GiftTRAP in English. Gifts, typed commands, remarks and words in pictures are in separate files.

game-name = GiftTRAP
game-tagline = Give, wish, unwrap: how well do you know each other?
game-rules =
    { "**" }The aim.** Give your friends what they’d love, and get what you’d love. You have two markers, GIVE and GET. If both of yours are on GIFTED, at the end of their track, when a round ends, you win.

    { "**" }A round** begins with the dealer, who changes every round. They choose one of four decks, from cheap to luxurious: yellow, red, blue, black. One gift more than there are players is laid out (7 for three players, 9 for four). Before dealing, the dealer may turn over or replace up to two of them; nobody else sees that.

    { "**" }Giving and wishing** is done by everybody at once, in secret.
    • 🎁 Give each of the others a gift, all different. With three or four players, give each of them two.
    • ⭐ Put your four tokens on four gifts that you’d like to get, or wouldn’t: GREAT, GOOD, OK and NO WAY.
    You may change your mind 40 times a game, and four more times every round: choose a gift for Ann that you’ve given to Bob, and the two swap. Then press **Ready**. You can take that back until the last player is ready.

    { "**" }Unwrapping.** From the dealer on, everybody’s wishes are shown and their gifts unwrapped. Each gift moves two markers: GIVE of whoever gave it, and GET of whoever got it.
    • GREAT: 3 steps forward · GOOD: 2 · OK: 1
    • NO WAY: 4 steps back · no token: 1 step back
    No marker leaves the track; steps beyond either end are lost, so the order counts. At slow paces everything is unwrapped at once. By hand, you open your gifts one by one, in any order.

    { "**" }The end.** If several players are GIFTED, more GREATs given decide, then more GREATs received; after that they share the win. If nobody is by the end of the last round, the greater sum of both markers wins, then the player whose rear marker is further ahead.

    { "**" }Sitting out.** Nobody makes up your taste for you: if you aren’t ready in time, you sit the round out, and gifts from you and to you stay closed.

    { "**" }Expert game.** Two cards for every round. GIVE MORE on one of your gifts doubles your own steps for it, GET MORE on a gift you’re about to get doubles yours, forward and back. Nobody sees them before the gift is unwrapped.
    • 🪤 GiftTRAP is an option of its own: once a game, between two gifts being opened, it makes a gift worthless for the rest of the round. Not when everything is unwrapped at once.

    { "**" }Computer players** have tastes of their own, two things they like and one they don’t, for everybody to read. They guess yours from what you’ve wished for in this game, and forget it afterwards.

    { "**" }A word of advice.** Yellow rounds are about habits, black ones about dreams. And keep NO WAY for what your friends would really dare to give you.

option-track = Length of the tracks
option-track-about = How many steps it takes to be GIFTED: short games last about 3 rounds, normal ones 5 to 6, long ones 8.
option-track-short = Short
option-track-normal = Normal
option-track-long = Long
option-rounds = Rounds at most
option-rounds-about = If nobody is GIFTED by then, the greater sum of both markers wins.
option-rounds-4 = 4
option-rounds-6 = 6
option-rounds-8 = 8
option-rounds-12 = 12
option-rounds-endless = To GIFTED, 20 rounds at most
option-expert = Expert game
option-expert-about = GIVE MORE and GET MORE: every round you may double your steps for one gift you give and one you get.
option-gifttrap-card = GiftTRAP card
option-gifttrap-card-about = Once a game, everybody may make a gift worthless while others unwrap. Only when unwrapping by hand.
option-quick-unwrap = Unwrapping
option-quick-unwrap-about = By hand is more of a show, but every round waits for everybody once more.
option-quick-unwrap-by-pace = By the pace (at once from a day per turn)
option-quick-unwrap-yes = All at once
option-quick-unwrap-no = By hand
option-own-gifts = The server’s own gifts

deck-yellow = yellow
deck-red = red
deck-blue = blue
deck-black = black
the-deck = { $deck ->
    [yellow] 🟨 yellow
    [red] 🟥 red
    [blue] 🟦 blue
   *[black] ⬛ black
}
token-great = GREAT
token-good = GOOD
token-ok = OK
token-no-way = NO WAY
no-token = no token
tile-first = first gift
tile-second = second gift
gift-number = { $number }. { $name }
no-card = no card

# The tags of gifts.
tag-food = food
tag-drink = drinks
tag-home = home
tag-garden = garden
tag-animals = animals
tag-sport = sport
tag-outdoors = outdoors
tag-travel = travel
tag-music = music
tag-film = film
tag-books = books
tag-games = games
tag-tech = technology
tag-craft = crafts
tag-beauty = beauty
tag-fashion = fashion
tag-wellness = wellness
tag-romance = romance
tag-adventure = adventure
tag-learning = learning
tag-prank = pranks
tag-luxury = luxury
tag-family = family
tag-work = work

# Moves: on buttons, and in the question before a move that cannot be taken back.
move-choose = Deck: { the-deck }
    .words = deck choose show look at gifts pick
move-turn = Turn over: { $number }
    .words = turn over flip gift card
move-replace = Replace: { $number }
    .words = replace change swap another gift card
move-deal = Deal these gifts
    .words = deal lay out gifts all
move-give = { $friend }: gift { $gift }
    .words = give gift to for gets
move-wish = Wish: gift { $gift }
    .words = wish want token gift
move-give-more = GIVE MORE: gift { $gift }
    .words = give more double expert gift
move-get-more = GET MORE: { $giver }
    .words = get more double expert gift from
move-ready = Ready
    .words = ready done finished finish hand in
move-take-back = Not ready after all
    .words = take back undo change not ready
move-open = From { $giver }
    .words = open unwrap gift from
move-open-all = Unwrap everything
    .words = open unwrap all everything rest
move-trap = GiftTRAP: gift { $gift }
    .words = trap gifttrap worthless gift
move-absent = { $for_good ->
    [true] Sit out all further rounds
   *[false] Sit this round out
}
    .words =
        { $for_good ->
            [true] leave for good sit out all rounds
           *[false] sit out pass skip round
        }
move-void = Void a gift: { $gift }

pick-turn = 🔄 Turn a gift over…
pick-replace = 🔁 Replace a gift…
turn-to = Turn over { $gift } → { $other }
replace-it = Replace { $gift }
drawer-give = Give
drawer-wish = Wish
drawer-expert = Expert cards
drawer-absent = Sit out…
pick-give = 🎁 A gift for { $friend }…
pick-give-which = { $which ->
    [first] 🎁 A first gift for { $friend }…
   *[second] 🎁 A second gift for { $friend }…
}
give-to = { $friend }: { $gift }
wish-for = { $token }: { $gift }
pick-wish = ⭐ { $token } for…
pick-give-more = ✌️ GIVE MORE on…
pick-get-more = ✌️ GET MORE on…
give-more-on = GIVE MORE: { $gift }
give-more-none = GIVE MORE: not this time
get-more-from = GET MORE: from { $giver }
get-more-which = { $which ->
    [first] GET MORE: { $giver }, first gift
   *[second] GET MORE: { $giver }, second gift
}
get-more-none = GET MORE: not this time
pick-trap = 🪤 GiftTRAP, once a game…
open-from = From { $giver }
open-which = { $which ->
    [first] From { $giver }: first
   *[second] From { $giver }: second
}

# The line below the name of an active player.
now-round-of = Round { $round } of { $count }
now-deal = { $where } · { $seat } chooses the gifts
now-choose = { $where } · { $ready ->
    [one] { $ready } of { $players } is ready
   *[other] { $ready } of { $players } are ready
}
now-unwrap = { $where } · { $seat } unwraps · { $left ->
    [one] { $left } gift left
   *[other] { $left } gifts left
}
now-over = 🎀 All the gifts are unwrapped
now-cut-short = 🎀 The game ended in round { $round }
call-deal = 🃏 You’re the dealer: choose a deck and deal.
call-choose = 🎁 { $count ->
    [one] Choose { $count } gift and four wishes, then press Ready.
   *[other] Choose { $count } gifts and four wishes, then press Ready.
}
call-unwrap = 🎀 { $count ->
    [one] { $count } gift is waiting for you to unwrap it.
   *[other] { $count } gifts are waiting for you to unwrap them.
}

# The board in words, line by line.
board-gifts = On the table, from the { the-deck } deck:
board-no-gifts = No gifts are on the table yet.
board-gift = { $number }. { $name } – { $line }
board-voided = (void)
board-trapped = 🪤 (worthless)
board-markers = GIVE { $give } and GET { $get } of { $track }
board-greats = GREATs given { $given }, received { $received }
board-ready = ready
board-dealer = dealer
board-sits-out = sits this round out
board-gone = resigned
board-trap-card = still has the GiftTRAP card
board-persona = 👍 { $first }, { $second } · 👎 { $dislikes }
board-wishes = { $seat }’s wishes: { $wishes }
board-opened = Unwrapped in this round:
board-closed = Still closed for { $seat }: from { $givers }
opened-tile = { $giver }: { $number } { $token } ({ $steps })
opened-trapped = { $giver }: { $number } 🪤 worthless
opened-void = { $giver }: { $number } 🚫 void
opened-walked = GET { $get } · GIVE { $give }
past-round = Round { $round }: { $gains }

# Text for one player only.
secret-nothing = Nothing to keep secret right now.
secret-preview = 🃏 Only you see these gifts, from the { the-deck } deck. { $changes ->
    [0] No more changes.
    [one] You may turn over or replace { $changes } more.
   *[other] You may turn over or replace { $changes } more.
}
secret-gives = 🎁 You give: { $gifts }
secret-wishes = ⭐ You wish: { $gifts }
secret-open = nothing yet
secret-get-more = ✌️ GET MORE: { $gift }
secret-from = what { $giver } gives you
secret-ready = ✅ You’ve handed it in.
secret-left = { $count ->
    [one] Still to choose: { $count }.
   *[other] Still to choose: { $count }.
}

# The public message at the end of a round.
ended-title = 🎁 Round { $number } is unwrapped
ended-best = 🏆 Best giver: { $names } ({ $steps })
ended-worst = 🙈 Needs to ask more questions: { $names } ({ $steps })
ended-line = GIVE { $give } ({ $gave }), GET { $get } ({ $got })
ended-sat-out = sat the round out
ended-next = 🃏 Next dealer: { $seat }
review-title = 🎀 The whole game
review-best = 💝 Who knows whom best: { $pairs } ({ $average } steps per gift)
review-worst = 🙈 And who should ask: { $pairs } ({ $average } steps per gift)
review-gift = 🏆 The best gift: { $gift }, from { $giver } for { $receiver }
review-flop = 🗑️ The worst gift: { $gift }, from { $giver } for { $receiver }
review-wished = ⭐ What everybody wished for most: { $gift }
review-whims = 🤖 { $seat }’s sheer whims: most of all { $most }; least of all { $least }
review-matrix = Average steps of a gift from { $giver }: { $averages }

# The server's own gifts.
own-added = 🎁 Added to the { the-deck } deck: { $name }. Tables opened from now on play with it.
own-removed = Removed: { $name }. Running tables keep it.
own-proposed = 💡 { $by } proposes a gift for the { the-deck } deck: **{ $name }**
own-proposal-sent = Thank you! A moderator decides about it.
own-accepted = ✅ Accepted: { $name }
own-declined = Declined: { $name }
own-decided = Somebody has already decided about this gift.
own-list-empty = This server has no gifts of its own yet.
own-list = This server’s own gifts ({ $count }):
own-list-proposed = Proposed ({ $count }):
own-list-line = { the-deck } · { $name } ({ $language }) { $line }
own-list-page = Page { $page } of { $pages }
button-list-back = Previous
button-list-on = Next
own-voided = { $count ->
    [0] No running table plays with this gift: { $name }
    [one] Void at { $count } running table: { $name }
   *[other] Void at { $count } running tables: { $name }
}
own-voided-already = Void already at every running table: { $name }
own-not-voided = Not void at table #{ $table }: { $reason }
own-without-line = No line explains it.
button-accept = Accept
button-decline = Decline

# Facts.
the-gift = { TEXT("gift", $gift, $own) }
round-begun = 🃏 Round { $round }: { $dealer } chooses the gifts.
gifts-dealt = 🎁 { $seat } lays out gifts from the { the-deck } deck.
gifts-drawn = 🎲 { $seat } isn’t there, so chance picks the { the-deck } deck.
sat-out = 💤 { $seat } sits this round out: gifts from them and to them stay closed.
gone-for-good = 💤 { $seat } sits out from now on.
all-ready = 🎀 { $count ->
    [one] Everything is wrapped. { $count } player unwraps.
   *[other] Everything is wrapped. { $count } players unwrap.
}
tokens-shown = ⭐ { $seat } wished for: GREAT { TEXT("gift", $great, $great_own) } · GOOD { TEXT("gift", $good, $good_own) } · OK { TEXT("gift", $ok, $ok_own) } · NO WAY { TEXT("gift", $no_way, $no_way_own) }
gift-opened = { $token ->
    [great] 💝 { $giver } → { $receiver }: { the-gift }.{ gift-line } GREAT! ({ SIGNED($given) } / { SIGNED($got) })
    [good] 🎁 { $giver } → { $receiver }: { the-gift }.{ gift-line } GOOD ({ SIGNED($given) } / { SIGNED($got) })
    [ok] 🎁 { $giver } → { $receiver }: { the-gift }.{ gift-line } OK ({ SIGNED($given) } / { SIGNED($got) })
    [no-way] 😱 { $giver } → { $receiver }: { the-gift }.{ gift-line } NO WAY! ({ SIGNED($given) } / { SIGNED($got) })
   *[none] 🫤 { $giver } → { $receiver }: { the-gift }.{ gift-line } No token ({ SIGNED($given) } / { SIGNED($got) })
}
gift-doubled = { gift-opened } ✌️ { $cards }
gift-trapped = 🪤 { $giver } → { $receiver }: { the-gift }.{ gift-line } Worthless in this round.
void-opened = 🚫 { $giver } → { $receiver }: { the-gift }.{ gift-line } Void, so it moves nobody.
unwrapped = 🎀 { $seat } has unwrapped { $gifts ->
    [one] { $gifts } gift
   *[other] { $gifts } gifts
} ({ SIGNED($got) }); GET is at { $get }.
trap-called = 🪤 GiftTRAP! { $seat } makes a gift worthless: { the-gift }
gift-voided = 🚫 A moderator has taken a gift out of this game: { the-gift }
round-ended = 🎁 Round { $round } is unwrapped. Gave best: { $best } ({ SIGNED($best_steps) }). Gave worst: { $worst } ({ SIGNED($worst_steps) }).
round-level = 🎁 Round { $round } is unwrapped. Everybody gave alike ({ SIGNED($steps) }).
round-empty = 💤 Round { $round } is over; nobody unwrapped anything.
gifted = 🏁 { $seat } is GIFTED: both markers at the end of the track!
rounds-over = { $rounds ->
    [one] 🏁 After { $rounds } round, whoever has come furthest wins.
   *[other] 🏁 After { $rounds } rounds, whoever has come furthest wins.
}
nobody-plays = { $rounds ->
    [one] 💤 Nobody was ready for { $rounds } round, so the game is over.
   *[other] 💤 Nobody was ready for { $rounds } rounds in a row, so the game is over.
}
too-few = { $left ->
    [one] 🏁 Only { $left } player is left, so the game is over.
   *[other] 🏁 Only { $left } players are left, so the game is over.
}
lower-decides = ⚖️ Tied: the rear marker decides. { $seat }: { $mine }, { $other }: { $theirs }.
greats-given-decide = ⚖️ Tied: GREATs given decide. { $seat }: { $mine }, { $other }: { $theirs }.
greats-received-decide = ⚖️ Tied: GREATs received decide. { $seat }: { $mine }, { $other }: { $theirs }.

score = { $points ->
    [one] { $points } step
   *[other] { $points } steps
}

# Refusals: the reason, and what is allowed.
refused-over = The game is over; all the gifts are unwrapped.
refused-players = Only the players can do this.
refused-not-dealer = Wait a moment: the dealer is still choosing the gifts.
refused-not-unwrapping = It’s somebody else’s turn to unwrap. Yours will come.
refused-not-dealt = No gifts are on the table yet. Choose a deck and deal first.
refused-choosing = Now everybody chooses gifts and wishes; unwrapping comes after that.
refused-unwrapping = Gifts and wishes are sealed; now everything is being unwrapped.
refused-gone = You’ve left this game for good.
refused-ready = You’ve handed your gifts and wishes in. Take that back to change them.
refused-sitting-out = You’re sitting this round out. Take that back to join in, while others are still choosing.
refused-no-deck = First choose a deck.
refused-no-changes = You’ve changed two gifts already. Deal, or choose another deck.
refused-one-sided = One of the server’s own gifts has nothing on its back. Replace it instead.
refused-no-gift = { $most ->
    [one] There’s only { $most } gift on the table.
   *[other] There’s no such gift on the table: they’re numbered 1 to { $most }.
}
refused-no-friend = Nobody sits there. Choose a player from the list.
refused-to-oneself = You can’t give yourself a gift; choose somebody else.
refused-friend-gone = They’ve left the game and get no more gifts. Choose somebody else.
refused-no-tile = { $most ->
    [one] Here everybody gives each of the others { $most } gift only.
   *[other] Here everybody gives each of the others { $most } gifts: the first or the second.
}
refused-not-expert = The cards GIVE MORE and GET MORE are for the expert game, which isn’t played at this table.
refused-not-your-tile = GIVE MORE goes on a gift that you’re giving. Choose one of those.
refused-incomplete = Not everything is chosen yet. Missing gifts: { $gifts }, missing wishes: { $tokens }.
refused-no-spare = You’ve changed your mind very often in this game, so what stands now stays for this round. Hand it in.
refused-nothing-to-take-back = There’s nothing to take back: you’re still choosing, or everybody was ready and the gifts are sealed.
refused-not-closed = There’s no such gift for you to unwrap. Choose one that’s still closed.
refused-no-gifttrap = The GiftTRAP card isn’t played at this table.
refused-trap-later = GiftTRAP can only be played while gifts are being unwrapped, between two of them.
refused-trap-used = You’ve used your GiftTRAP card; there’s only one a game.
refused-trapped = This gift is worthless already. Choose another one.
refused-trap-needs-hands = With everything unwrapped at once there’s no moment for GiftTRAP. Switch the card off, or unwrap by hand.
refused-moderators = Only a moderator of the server can do this.
refused-no-own-gift = That’s not one of the server’s own gifts, or it counts no more. Choose one from the list.
own-too-many = { $limit ->
    [one] A server can have { $limit } gift of its own.
   *[other] A server can have { $limit } gifts of its own; there are more in this file.
}
own-twice = Line { $line }: the number { $number } is there already. Give every gift its own.
own-line-words = { $limit ->
    [one] Line { $line }: the name needs 1 character, the line at most { $most }.
   *[other] Line { $line }: the name may have 1 to { $limit } characters, the line at most { $most }, and neither anything that can’t be shown.
}
own-line-character = { file-place }: { refused-own-character }
own-line-marks = { file-place }: { refused-own-marks }
own-line-invisible = Line { $line }: { refused-own-invisible }
own-line-undrawable = { file-place }: { refused-own-undrawable }
own-line-same = Line { $line }: { refused-own-same }
refused-own-words = { $limit ->
    [one] The name needs 1 character, the line at most { $most }.
   *[other] The name may have 1 to { $limit } characters, the line at most { $most }, and neither anything that can’t be shown.
}
refused-own-character = This character can’t be shown: { $character }.
refused-own-marks = The letter { $character } carries too many accents: { $limit } at most.
refused-own-invisible = Nothing of this name can be seen. Give it a letter or a digit.
refused-own-undrawable = The typeface on the cards doesn’t have { $character }. Leave it out of the name.
refused-own-same = This deck already has a gift of that name.
refused-own-full = { $most ->
    [one] There’s room for { $most } only. First remove one.
   *[other] There’s room for { $most } only. First remove one, or let a moderator decide about those that wait.
}
refused-own-server = Own gifts belong to a server. Type this there.

# Missed deadlines and resignations.

deadline-missed = ⌛ Time’s up for { $seat }: the round goes on without them. Until they’re back, they get less and less time.
ask-resign = 🏳️ Resign from **{ $table }**? You’ll sit out every round from now on, and there’s no way back.
