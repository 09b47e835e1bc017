game-name = Auction for two
game-tagline = Five prizes, five coins each: what will the other bid?
game-rules = You both have coins worth 1 to 5. Five prizes, also worth 1 to 5, come up one by one. For each you both secretly bid a coin at the same time: the higher coin takes the prize, and both coins are spent. If the coins are equal, nobody gets the prize. The greater sum of prizes wins.
open-prize = The prize is worth { $prize }.
player = { $seat }: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
coins-left = Coins left: { $coins }.
has-bid = The bid is sealed.
your-bid = You have bid the coin { $coin }.
no-bid = You have not bid yet.
no-such-coin = You do not have that coin any more. Your remaining coins are on the board.
bid-sealed = { $seat } has bid.
prize-taken = { $seat } takes the prize of { $prize } with { $high } against { $low }.
prize-lost = Both bid { $coin }: the prize of { $prize } is lost.
move-bid = { $coin }
    .words = bid coin offer
command-game = auction
    .about = Play Auction for two
daily-title = Number of the day
daily-goal = I have a number from 1 to 12. Which is it?
daily-how = I have a number from 1 to 12. Each question costs one, a wrong answer two.
daily-answer = { $last ->
    [greater] Yes, greater.
    [not-greater] No.
    [right] Right!
   *[wrong] Wrong.
}
daily-found = The number is { $secret }.
daily-between = The number lies from { $low } to { $high }.
move-ask = Greater than { $than }?
    .words = ask greater question
move-name = It is { $number }
    .words = name say
move-give-up = Give up
    .words = quit
flaw-overbids = { $player } pays too much for every prize.
flaw-underbids = { $player } pays too little for every prize.
