# Invitations, private tables, and subscriptions to free seats and tables.

# Invitations

button-decline = No, thanks
invitation-first = { $players } · { $host } is inviting you: { $table }. { $count ->
    [one] Are you in?
   *[other] Who’s in?
}
table-opened-asked = { $count ->
    [one] I’m asking the player you invited. If they can’t make it, I’ll tell you quietly.
   *[other] I’m asking the players you invited. If somebody can’t make it, I’ll tell you quietly.
}
declined = 🙅 { $name } can’t make it this time.
done-decline-invitation = 👌 All right, you’re not on the list any more. Only the host hears about it.
not-invited = Nobody has invited you to this table, so there’s nothing to decline.
invited-oneself = You’re at your table anyway: invite somebody else.
invited-a-bot = { $name } is a bot. To play against computers, use the option `computers`.
invited-not-here = { $name } isn’t on this server. Invite somebody who is.
invited-cannot-see = { $name } can’t see { $channel }, where the table would be. Choose another channel, or ask a moderator to let them in.
invited-too-many = { $most ->
    [one] There’s room for one other player at this table. Invite one person.
   *[other] There’s room for { $most } other players at this table. Invite fewer people.
}

# Private tables

table-opened-private = 🔒 Private table #{ NUMBER($table, useGrouping: 0) } is open in a private thread of { $place }. Only those you invite see it, and moderators who may manage threads.
private-needs-text-channel = A private table needs an ordinary text channel: { $channel } can’t have private threads. Type { COMMAND("play") } somewhere else, or leave out the option `private`.
permission-create-private-threads = Create Private Threads
trouble-thread-locked-private = The private thread <#{ $place }> is locked and I’m not allowed to unlock it. The game is saved: play on by direct message or with { COMMAND("table show view:board") }.
trouble-no-thread-private = I couldn’t open a private thread in <#{ $place }>: I need the permission { permission-create-private-threads } there. Cancel this table with { COMMAND("table cancel") } and open another one when I have it.
trouble-thread-refused-private = Discord won’t let me open a private thread in <#{ $place }>. Cancel this table with { COMMAND("table cancel") } and open another one later. Discord’s answer: “{ $answer }”
trouble-forbidden-private = I’m not allowed to post in <#{ $place }>. Ask a moderator for these permissions there: { permission-view-channel }, { permission-create-private-threads }, { permission-send-messages-in-threads }, { permission-attach-files }, { permission-embed-links }, { permission-read-message-history }. The game goes on as soon as I have them; until then, { COMMAND("table show view:board") } works.

# Subscriptions to free seats

callme-on = 🔔 When somebody opens or joins a table for **{ $game }** here and a seat is free, I’ll send you one direct message. That holds until { $until }; type { COMMAND("me callme") } again to call it off.
callme-off = 🔕 I won’t call you to **{ $game }** any more.
callme-open = **Waiting for players right now:**
callme-too-many = You’re already waiting for { $most } games. Call one off with { COMMAND("me callme") } first.
messages-closed = Discord doesn’t let me send you direct messages, so I couldn’t reach you. Allow them for this server, drop me a line, and try again.
opening = 🔔 There’s a free seat: { $table }. You asked me to call you.

# Subscriptions to tables

follow-end = 👁️ You’re following { $table }: I’ll send you a direct message when it’s over.
follow-round = 👁️ You’re following { $table }: I’ll send you a direct message after every round and when it’s over. A round is over when everybody has moved.
follow-off = 👁️ You’re not following { $table } any more.
follow-not = You’re not following { $table }.
follow-own = You’re playing at this table: I’ll ping you anyway.
follow-private = A private table can’t be followed: anybody who may see it is in its thread and hears everything there.
follow-too-many = You’re already following { $most } tables. Stop following one first: { COMMAND("table follow") }.
followed-round = 👁️ { $table }: a round has been played.
followed-end = 🏁 { $table } is over.
button-unfollow = Stop following

# Commands

command-invite =
    .invite = invite
    .invite-about = Whom to ask to the table
    .invite2 = invite-2
    .invite2-about = Whom else
    .invite3 = invite-3
    .invite3-about = Whom else
    .invite4 = invite-4
    .invite4-about = Whom else
    .invite5 = invite-5
    .invite5-about = Whom else
    .invite6 = invite-6
    .invite6-about = Whom else
    .invite7 = invite-7
    .invite7-about = Whom else
    .private = private
    .private-about = In a private thread that only those invited see
follow-choice-end = when it’s over
follow-choice-round = after every round
follow-choice-off = not any more
