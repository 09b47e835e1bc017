# “Who works?”: a question in the thread, and its answers. Words only: they bind nobody.

move-ask-work = Who works?
    .words = who ask asks
move-offer-work = We’ll work for two rounds
    .words = we promise offer two rounds
work-asked = 🗣️ { $seat } asks: who works?
work-promised = 💪 { $seat } answers: we’ll work in rounds { $first } and { $last }.
now-work-asked = 🗣️ “Who works?” { $teams }
now-work-promised = 💪 “We’ll work.” { $teams }
work-until = { $seat } (to round { $round })

refused-work-soon = Your team has asked already. You can ask again in round { $round }.
refused-work-promised = Your team has promised work already, to the end of round { $round }.
refused-work-unasked = No other team is asking who works. You can ask yourself: “Who works?”
refused-work-late = The first riders are in, so nobody needs to work any more.
