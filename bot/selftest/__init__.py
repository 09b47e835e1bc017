"""The self-test: plays a whole game of each kind on a server and tells its moderators what stops the bot from working.

`runner` leads through the test, `trials` plays and measures, `venue` opens and removes the private thread, `checks`
compares permissions and settings with what is needed, and `page` words the `findings`.
"""
