# What computer players say now and then, never of anything secret. Of each occasion one line is for the bold,
# one for the careful, two are for all. A line that was ever said stays: games of before tell it.

remark-broken-away =
    .bold = Catch me if you can!
    .careful = Only a little way, for the view.
    .one = Fresh air at last.
    .other = See you at the finish, friends.

remark-pulled =
    .bold = Hold on to your handlebars!
    .careful = Nice and even, everybody.
    .one = Who wants the wind? Nobody? Me, then.
    .other = This bus is leaving.

remark-fell =
    .bold = Worth a try!
    .careful = And that’s what brakes are for.
    .one = Who put the road there?
    .other = Only a scratch. On the bike, too.

remark-prime =
    .bold = Points! More points!
    .careful = Small points make large sums.
    .one = Worth the sweat.
    .other = Did anybody take a picture?

remark-stage-won =
    .bold = Flat out, all the way!
    .careful = Saving strength pays.
    .one = Flowers for the whole team!
    .other = The legs say no, the heart says yes.

remark-stage-lost =
    .bold = Tomorrow I attack!
    .careful = Well timed. I’m taking notes.
    .one = Chapeau!
    .other = What a finish!

flaw-breakaway = { $player } sent part of the team into breakaways, far too far from the finish.
flaw-sprint-train = { $player } had part of the team work all day for one sprinter.
flaw-climbers = { $player } saved part of the team for the climbs.
flaw-wheel-suckers = { $player } kept part of the team in the wheels and let others do the work.
