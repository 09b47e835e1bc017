"""A small bot on unmodified discord.py that uses every feature the playground must support."""

from __future__ import annotations

import asyncio
import io
from typing import TYPE_CHECKING, Any, TypeAlias

import discord
from discord import app_commands, ui
from PIL import Image, ImageDraw

if TYPE_CHECKING:
    import re

Someone: TypeAlias = discord.User | discord.Member
TABLES = ("amber", "birch", "cedar")


class Demo(discord.Client):
    """A bot that stores counts in the custom ids of its buttons, so it may be killed at any time."""

    def __init__(self) -> None:
        # The loopback announces all servers at once, so discord.py need not wait for more.
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            guild_ready_timeout=0.05,
        )
        self.tree = app_commands.CommandTree(self)
        self.late: int | None = None
        self.joined = False
        """Whether a server has invited the bot since the start."""
        self.quick = False
        """Whether the last table was opened as a quick game."""
        self.languages: dict[int, str] = {}
        """The language that each user has chosen by command."""
        commands: list[app_commands.Command[Any, ..., Any]] = [
            play,
            talk,
            language_of,
            where,
            turn,
            hand_in,
            slow,
            think,
            form,
            secret,
            letter,
            call_all,
            classic,
            saga,
            pair,
        ]
        for command in commands:
            self.tree.add_command(command)
        self.tree.add_command(Game())

    async def setup_hook(self) -> None:
        """Register the persistent buttons and the commands."""
        self.add_dynamic_items(Count, Start, Seat)
        await self.tree.set_translator(Czech())
        await self.tree.sync()

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Note an invitation."""
        del guild
        self.joined = True


class Czech(app_commands.Translator):
    """A translator with a few Czech words, enough to see a translation."""

    async def translate(self, string: app_commands.locale_str, locale: discord.Locale, context: Any) -> str | None:
        """Return the Czech word, or None if there is none."""
        del context
        words = {"play": "hrát", "Open a table": "Otevře stůl", "Fort": "Pevnost", "table": "stůl", "show": "ukázat"}
        return words.get(string.message) if locale is discord.Locale.czech else None


class Count(ui.DynamicItem[ui.Button[Any]], template=r"count:(?P<n>\d+)"):
    """A button with the number of its presses."""

    def __init__(self, n: int) -> None:
        super().__init__(
            ui.Button(label=f"Pressed {n}", emoji="🎲", style=discord.ButtonStyle.primary, custom_id=f"count:{n}")
        )
        self.n = n

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: Any, match: re.Match[str]) -> Count:
        """Read the count from the custom id."""
        del interaction, item
        return cls(int(match["n"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        """Acknowledge the press, then show the new count with a new picture."""
        await interaction.response.defer()
        view, file = board(self.n + 1)
        await interaction.edit_original_response(view=view, attachments=[file])


class Start(ui.DynamicItem[ui.Button[Any]], template=r"start:(?P<game>\w+):(?P<computers>\d+)"):
    """The button that begins the game."""

    def __init__(self, game: str, computers: int) -> None:
        super().__init__(
            ui.Button(
                label="Start",
                emoji="▶️",
                custom_id=f"start:{game}:{computers}",
                disabled=computers < MIN_COMPUTERS.get(game, 0),
            )
        )
        self.game, self.computers = game, computers

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: Any, match: re.Match[str]) -> Start:
        """Read the table from the custom id."""
        del interaction, item
        return cls(match["game"], int(match["computers"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        """Begin the game."""
        await interaction.response.defer()
        await begin(interaction, self.game, self.computers)


MIN_COMPUTERS = {"crowd": 3}
"""Number of computers that a game needs before it can begin."""


class Seat(ui.DynamicItem[ui.Button[Any]], template=r"seat:(?P<game>\w+):(?P<computers>\d+)"):
    """The button that seats one more computer."""

    def __init__(self, game: str, computers: int) -> None:
        super().__init__(ui.Button(label="Add computer", emoji="🤖", custom_id=f"seat:{game}:{computers}"))
        self.game, self.computers = game, computers

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: Any, match: re.Match[str]) -> Seat:
        """Read the table from the custom id."""
        del interaction, item
        return cls(match["game"], int(match["computers"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        """Show the table with one more computer."""
        await interaction.response.defer()
        await interaction.edit_original_response(view=waiting(self.game, self.computers + 1))


def waiting(game: str, computers: int) -> ui.View:
    """Return the buttons of a table that has not begun."""
    view = ui.View(timeout=None)
    view.add_item(Start(game, computers))
    view.add_item(Seat(game, computers))
    return view


def board(n: int) -> tuple[ui.LayoutView, discord.File]:
    """Draw a board with `n` pawns; return its layout, with every kind of component, and its picture."""
    image = Image.new("RGB", (1200, 700), "#e8e0cc")
    draw = ImageDraw.Draw(image)
    for i in range(n + 1):
        draw.ellipse((60 + 70 * i, 300, 120 + 70 * i, 360), fill="#3d6f8e", outline="#1d2a33", width=4)
    data = io.BytesIO()
    image.save(data, "PNG")
    data.seek(0)
    alt = f"A board with {n + 1} pawns"
    view = ui.LayoutView(timeout=None)
    box: ui.Container[Any] = ui.Container(accent_colour=discord.Colour.orange())
    box.add_item(ui.TextDisplay(f"## Round {n}\n**Anna** is to move · <t:1900000000:R> ||fox||"))
    box.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description=alt)))
    box.add_item(ui.Separator())
    rules: ui.Button[Any] = ui.Button(label="Rules", custom_id="rules")
    section: ui.Section[Any] = ui.Section(ui.TextDisplay("What is hidden stays hidden."), accessory=rules)
    box.add_item(section)
    row: ui.ActionRow[Any] = ui.ActionRow()
    row.add_item(Count(n))
    row.add_item(ui.Button(label="Not now", disabled=True, custom_id="never"))
    row.add_item(ui.Button(label="Resign", style=discord.ButtonStyle.danger, custom_id="resign"))
    box.add_item(row)
    options = [
        discord.SelectOption(label=f"Card {i}", value=str(i), emoji="🃏", description="face down") for i in range(12)
    ]
    box.add_item(ui.ActionRow(ui.Select(placeholder="Turn a card", options=options, custom_id="pick")))
    view.add_item(box)
    return view, discord.File(data, "board.png", description=alt)


@app_commands.command(description="Open a table")
@app_commands.choices(game=[app_commands.Choice(name=name.title(), value=name) for name in ("fort", "tour", "crowd")])
@app_commands.guild_only()
async def play(
    interaction: discord.Interaction,
    game: str,
    computers: int = 0,
    rival: discord.User | None = None,
    quick: bool = False,  # noqa: FBT001, FBT002 - a Discord option
) -> None:
    """Begin at once, or show a Start button if computers take part."""
    bot: Any = interaction.client
    bot.quick = quick
    await interaction.response.defer()
    if computers:
        await interaction.followup.send("A table with computers", view=waiting(game, computers))
    else:
        await begin(interaction, game, computers, rival)


async def begin(interaction: discord.Interaction, game: str, computers: int, rival: discord.User | None = None) -> None:
    """Open a thread with a board and ping the active player. In the tour another player begins, so there is no ping."""
    assert isinstance(interaction.channel, discord.TextChannel)
    thread = await interaction.channel.create_thread(
        name=f"{game} with {computers}", type=discord.ChannelType.public_thread
    )
    view, file = board(0)
    await thread.send(view=view, file=file, nonce=f"board-{thread.id}")
    if game != "tour":
        await call(thread, interaction.user, rival, f"Back to {interaction.channel.mention}")
    await interaction.followup.send(f"The table is open: {thread.mention}")


async def call(thread: discord.Thread, host: Someone, rival: Someone | None, link: str) -> None:
    """Add the players to the thread and ping the active one."""
    for user in filter(None, (host, rival)):
        await thread.add_user(user)
    await thread.send(
        f"{(rival or host).mention}, your turn! {link}", allowed_mentions=discord.AllowedMentions(users=True)
    )


@app_commands.command(description="Write to me in private")
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
async def secret(interaction: discord.Interaction) -> None:
    """Send a direct message with a picture and an ephemeral answer."""
    _, file = board(3)
    await interaction.response.send_message("Look into your messages.", ephemeral=True)
    await interaction.user.send("Your secret: **the fox**", file=file)


@app_commands.command(description="Write a layout to me in private")
async def letter(interaction: discord.Interaction) -> None:
    """Send a direct message that consists of components, which Discord's notifications do not show."""
    view, file = board(2)
    await interaction.response.send_message("Look into your messages.", ephemeral=True)
    await interaction.user.send(view=view, file=file)


@app_commands.command(name="call", description="Call somebody")
async def call_all(interaction: discord.Interaction, user: discord.User) -> None:
    """Ping a user in a message with a timestamp that is longer than a phone shows."""
    await interaction.response.send_message(
        f"{user.mention} · Fort #1: **your turn**\nTime until <t:1900000000:D>\nA third line",
        allowed_mentions=discord.AllowedMentions(users=True),
    )


@app_commands.command(description="A message as they were before layouts")
async def classic(interaction: discord.Interaction) -> None:
    """Send content with mentions of commands, two pictures, a file, an embed and buttons."""
    pictures = [board(n)[1] for n in range(3)]
    pictures[2].filename = "small.png"
    embed = discord.Embed(title="Standing", description="**Anna** leads").set_thumbnail(url="attachment://small.png")
    view: ui.View = ui.View(timeout=None)
    view.add_item(ui.Button(label="My move", custom_id="mine"))
    rules = discord.File(io.BytesIO(b"rules"), "rules.txt")
    text = "Look with </table show:1>, answer with </talk:1>"
    await interaction.response.send_message(text, files=[*pictures, rules], embed=embed, view=view)


@app_commands.command(description="Answer in the language of the reader")
async def talk(interaction: discord.Interaction) -> None:
    """Answer with the interaction's locale."""
    await interaction.response.send_message(f"locale {interaction.locale.value}", ephemeral=True)


@app_commands.command(description="Show whose turn it is above a board")
async def turn(interaction: discord.Interaction) -> None:
    """Send a frame of a title, a line, a picture and a text."""
    _, file = board(1)
    frame = ui.Container[ui.LayoutView](
        ui.TextDisplay("Fort"),
        ui.TextDisplay("Boris to move"),
        ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png")),
        ui.TextDisplay("The last line"),
    )
    await interaction.response.send_message(view=ui.LayoutView(timeout=None).add_item(frame), file=file)


@app_commands.command(name="language", description="Choose your language")
@app_commands.choices(language=[app_commands.Choice(name=code, value=code) for code in ("en", "sk")])
async def language_of(interaction: discord.Interaction, language: str) -> None:
    """Note the user's language."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    bot: Any = interaction.client
    bot.languages[interaction.user.id] = language
    await interaction.followup.send(language, ephemeral=True)


@app_commands.command(description="Choose a channel")
async def where(interaction: discord.Interaction) -> None:
    """Show a list of channels, and repeat the chosen one."""
    view: ui.View = ui.View(timeout=60)
    channels: ui.ChannelSelect[ui.View] = ui.ChannelSelect(custom_id="where")

    async def chosen(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"<#{channels.values[0].id}>")

    channels.callback = chosen  # type: ignore[method-assign]
    view.add_item(channels)
    await interaction.response.send_message("Where?", view=view)


@app_commands.command(description="Take a file, and tell its name and its first line")
async def hand_in(interaction: discord.Interaction, file: discord.Attachment, note: str = "no note") -> None:
    """Download the file that came with the command from Discord."""
    first = (await file.read()).decode().partition("\n")[0]
    await interaction.response.send_message(f"{file.filename}: {first} ({note})", ephemeral=True)


@app_commands.command(description="Say much to me alone")
async def saga(interaction: discord.Interaction) -> None:
    """Answer with text that is higher than any window."""
    await interaction.response.send_message("\n".join(f"verse {n}" for n in range(1, 100)), ephemeral=True)


@app_commands.command(description="A tall picture and a broad one")
async def pair(interaction: discord.Interaction) -> None:
    """Send two pictures in one message."""
    box: ui.Container[Any] = ui.Container()
    files: list[discord.File] = []
    for name, size in (("tall.png", (1600, 2200)), ("broad.png", (1600, 520))):
        data = io.BytesIO()
        Image.new("RGB", size, "#e8e0cc").save(data, "PNG")
        data.seek(0)
        box.add_item(ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=name)))
        files.append(discord.File(data, name, description="A word about it. " * 50))
    view = ui.LayoutView(timeout=None)
    view.add_item(box)
    await interaction.response.send_message(view=view, files=files)


@app_commands.command(description="Never answer in time")
async def slow(interaction: discord.Interaction) -> None:
    """Answer after the three seconds that Discord allows; keep the error code for the tests."""
    await asyncio.sleep(3.1)
    try:
        await interaction.response.send_message("late")
    except discord.NotFound as error:
        assert isinstance(interaction.client, Demo)
        interaction.client.late = error.code


@app_commands.command(description="Think for a while")
async def think(interaction: discord.Interaction) -> None:
    """Defer, then answer."""
    await interaction.response.defer(ephemeral=True)
    await asyncio.sleep(0.7)
    await interaction.followup.send("Thought.")


class Sheet(ui.Modal, title="A form"):
    """A form with labels, a text field and a select."""

    name: ui.Label[Sheet] = ui.Label(text="Name", description="of the table", component=ui.TextInput(max_length=20))
    size: ui.Label[Sheet] = ui.Label(
        text="Size",
        component=ui.Select(
            options=[discord.SelectOption(label="Small", value="s"), discord.SelectOption(label="Big", value="b")]
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Repeat the submitted values."""
        assert isinstance(self.name.component, ui.TextInput)
        assert isinstance(self.size.component, ui.Select)
        text = f"{self.name.component.value} is {self.size.component.values[0]}"
        await interaction.response.send_message(text, ephemeral=True)


@app_commands.command(description="Show a form")
async def form(interaction: discord.Interaction) -> None:
    """Open the form."""
    await interaction.response.send_modal(Sheet())


class Game(app_commands.Group):
    """A group with an autocompleted option."""

    def __init__(self) -> None:
        super().__init__(name="table", description="Tables")

    @app_commands.command(description="Show a table")
    async def show(self, interaction: discord.Interaction, name: str) -> None:
        """Show the table of this name."""
        await interaction.response.send_message(f"Table {name}")

    @show.autocomplete("name")
    async def names(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer the tables that begin with the typed text."""
        del interaction
        return [app_commands.Choice(name=t.title(), value=t) for t in TABLES if typed.lower() in t]
