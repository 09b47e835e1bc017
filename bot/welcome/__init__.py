"""The welcome: the message that introduces the bot to a server that invited it, until its first table opens."""
