# The webhook of a server: where the bot reports tables, turns and results.

webhook-title = ### 🔗 Webhook
webhook-about =
    This server has no webhook. With one, I tell your own program or service when a table opens, when I call somebody to their turn, and when a game ends.
    Private tables and secrets are never sent.
webhook-how = -# The address can only be typed: { COMMAND("settings webhook") } with an `https` address sets it.
webhook-address = **Address**: { $address }
webhook-is-on = ✅ On
webhook-is-failing = ⚠️ The address has not accepted anything since { $since }. I keep trying.
webhook-is-off = ⛔ Off: the address accepted nothing for three days. A test that gets through switches it on again.
webhook-change = -# { COMMAND("settings webhook") } with another address replaces this one. The secret changes too.
webhook-test = Send a test
webhook-remove = Remove
webhook-set = ✅ The webhook is on. Send a test to see whether it works.
webhook-secret =
    🔑 **Secret for checking signatures**: { $secret }
    Copy it now. I won’t show it again.
webhook-removed = ✅ The webhook is removed, and its address and secret are deleted.
webhook-tested-already = A test is still waiting for its answer. Give it a few seconds.
webhook-test-accepted = ✅ The test got through (HTTP { $status }).
webhook-problem-inside = ❌ Nothing was sent: the address leads into a private network, or somewhere I’m not allowed to go.
webhook-problem-unreachable = ❌ I couldn’t reach the address: no connection, no valid certificate, or no answer within 10 seconds.
webhook-problem-refused = ❌ The address answered with HTTP { $status }. Only 2xx counts as accepted, and I don’t follow redirects.
webhook-no-url = This isn’t an `https` address. Type the whole of it, such as `https://example.com/games`.
webhook-too-long = The address is too long: at most { $most } characters fit.
webhook-password = The address must not contain a name or password before `@`. Leave that part out.
webhook-inside = I only send to public host names, such as `example.com`: not to IP addresses, and not to names inside a network.
webhook-port = Port { $port } isn’t allowed. Use 443, or 1024 and above.
webhook-one-thing = Choose either an address or an action, not both.
webhook-none = This server has no webhook yet. Type { COMMAND("settings webhook") } with an address first.

journal-webhook-set = The webhook was set: { $address }
journal-webhook-removed = The webhook was removed.
journal-webhook-off = ⚠️ I have switched off this server’s webhook { $address }: it accepted nothing for three days. { COMMAND("settings webhook") } can test it and switch it on again.

command-settings-webhook = webhook
    .about = Report tables, turns and results to a web address of yours
    .address = address
    .address-about = The https address that gets the reports
    .action = action
    .action-about = Send a test, or remove the webhook
