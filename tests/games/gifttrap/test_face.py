"""The face of GiftTRAP: its controls, its labels, and its texts about rounds and games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from bot.game.chance import Chance
from bot.game.contract import MODERATOR, ComputerSeat, FileText, Refused, Seat, Strength
from bot.i18n.translation import LANGUAGES, Say, signed, text
from bot.ui.game_ui import (
    Buttons,
    Drawer,
    MenuQuestion,
    Picker,
    Row,
    choices,
    drawers,
    rows_without_drawers,
    split_into_rows,
)
from bot.ui.interactions.game_cog import game_group
from bot.ui.messages.components import MAX_OPTION_LENGTH
from cogs import gifttrap
from cogs.gifttrap import GAME, labels
from cogs.gifttrap.board import Phase
from cogs.gifttrap.cog import UI
from cogs.gifttrap.cog.chapter import covered_caption, round_end_text, round_standing
from cogs.gifttrap.describe import describe, headline
from cogs.gifttrap.duration import typical_waits
from cogs.gifttrap.facts import GiftOpened, RoundEnded, Unwrapped
from cogs.gifttrap.gains import end_positions, gains
from cogs.gifttrap.gift_file import own_file
from cogs.gifttrap.gifts import Deck, Gift, OwnGift, shipped_gifts
from cogs.gifttrap.moves import (
    Absent,
    Choose,
    Deal,
    GetMore,
    Give,
    GiveMore,
    Open,
    OpenAll,
    Ready,
    TakeBack,
    Token,
    Trap,
    Turn,
    Void,
    Wish,
)
from cogs.gifttrap.options import Options, QuickUnwrap, Rounds, Track
from cogs.gifttrap.review import averages, opened_gifts
from images.kit import Look
from tests.games.gifttrap.e2e.giving import sheet
from tests.games.menus import faults
from tests.games.sources import refusals
from tests.games.test_every_game import played
from tests.wording import plain

if TYPE_CHECKING:
    from collections.abc import Sequence

NAMES = ("Anna", "Boris", "Cecílie", "Dana", "Emil", "Franta", "Gustav", "Hana")
LONG = tuple(f"{name} {'x' * 40}"[:32] for name in NAMES)
BY_HAND = Options(quick_unwrap=QuickUnwrap.NO, gifttrap_card=True, expert=True)
WITHOUT_A_GIFT = (Absent, Deal, OpenAll, Ready, TakeBack)
"""Moves whose buttons name no gift."""
OWN_WORDS = "💬"
"""The symbol of the button *In your own words*, which every panel has."""
OWN = OwnGift(1, Deck.YELLOW, "*Big* <@123456789012345678>", "Line.")


def say(count: int = 3, language: str = "en", names: Sequence[str] = NAMES) -> Say:
    return Say(language, "gifttrap", tuple(names[:count]))


def after(state: Any, *moves: tuple[int, Any]) -> Any:
    """Return the state after moves of several seats."""
    for n, (seat, move) in enumerate(moves, 1):
        state = GAME.apply(state, Seat(seat), move, Chance(b"face", n)).state
    return state


def dealt(count: int = 3, options: Options | None = None, deck: Deck = Deck.YELLOW) -> Any:
    """Return a state with the gifts of a deck on the table."""
    state = GAME.start(count, options or Options(), Chance(b"face", 0)).state
    return after(state, (state.dealer, Choose(deck)), (state.dealer, Deal()))


def filled(state: Any, seat: int, shift: int = 0) -> Any:
    """Return the state with a seat's sheet filled."""
    return after(state, *((seat, move) for move in sheet(state, seat, shift)))


def ready(state: Any, *seats: int) -> Any:
    """Return the state with these seats ready, each with another sheet."""
    for seat in seats:
        state = after(filled(state, seat, seat), (seat, Ready()))
    return state


def seat_menu(state: Any, seat: int, words: Say | None = None) -> tuple[Row, ...]:
    """Return a seat's menu, including moves out of turn."""
    moves = (*GAME.moves(state, Seat(seat)), *GAME.beside.out_of_turn(state, Seat(seat)))
    return UI.menu(moves, GAME.hand(state, Seat(seat)), words or say(len(state.friends)))


def shown(row: Row) -> list[str]:
    return [choice.label for choice in choices([row])]


def test_the_dealers_menu_offers_decks_and_then_gifts() -> None:
    state = GAME.start(3, Options(), Chance(b"face", 0)).state
    (decks,) = seat_menu(state, state.dealer)
    assert [(choice.emoji, choice.label) for choice in choices([decks])] == [
        ("🟨", "Yellow"),
        ("🟥", "Red"),
        ("🟦", "Blue"),
        ("⬛", "Black"),
    ]
    state = after(state, (state.dealer, Choose(Deck.RED)))
    decks, turn, side, deal = seat_menu(state, state.dealer)
    assert [choice.chosen for choice in choices([decks])] == [False, True, False, False]
    assert [(len(row.choices), row.prompt) for row in (turn, side) if isinstance(row, Picker)] == [
        (7, "🔄 Turn a gift over…"),
        (7, "🔁 Replace a gift…"),
    ]
    assert [(choice.label, choice.main) for choice in choices([deal])] == [("Deal these gifts", True)]
    state = after(state, (state.dealer, Turn(1)), (state.dealer, Turn(2)))
    assert [type(row) for row in seat_menu(state, state.dealer)] == [Buttons, Buttons]


def control_symbols(state: Any, seat: int) -> set[str]:
    """Return the symbols of a seat's controls: drawers, prompts of lists, and the buttons that name no gift."""
    moves = (*GAME.moves(state, Seat(seat)), *GAME.beside.out_of_turn(state, Seat(seat)))
    rows = seat_menu(state, seat)
    inner = [row for row in rows_without_drawers(rows) if isinstance(row, Picker)]
    plain_moves = (choice.emoji for choice in choices(rows) if isinstance(moves[choice.n], WITHOUT_A_GIFT))
    symbols = (*(drawer.emoji for drawer in drawers(rows)), *(row.prompt.split()[0] for row in inner), *plain_moves)
    return set(filter(None, symbols))


def test_no_gift_has_the_symbol_of_a_control() -> None:
    """A gift with a control's symbol looks like that control, since both are buttons of one panel."""
    dealing = GAME.start(3, BY_HAND, Chance(b"face", 0)).state
    preview = after(dealing, (dealing.dealer, Choose(Deck.RED)))
    choosing = dealt(3, BY_HAND)
    unwrapping = ready(choosing, 0, 1, 2)
    symbols = {
        *control_symbols(preview, preview.dealer),
        *control_symbols(choosing, 0),
        *control_symbols(filled(choosing, 0), 0),
        *control_symbols(ready(choosing, 0), 0),
        *control_symbols(unwrapping, unwrapping.dealer),
        OWN_WORDS,
    }
    assert {"🔄", "🔁", "🎁", "⭐", "✌️", "💤", "✅", "↩️", "🎀", "🪤"} <= symbols
    pictograms = {labels.emoji(gift): gift for gift in shipped_gifts()}
    assert {pictograms[symbol] for symbol in (symbols & pictograms.keys()) - {labels.PARCEL}} == set()


def test_a_sheet_is_asked_for_above_the_drawers_with_its_lists() -> None:
    state = dealt()
    assert [drawer.label for drawer in drawers(seat_menu(state, 0))] == ["Give", "Wish", "Sit out…"]
    assert [type(row) for row in seat_menu(state, 0)] == [MenuQuestion, Buttons, Buttons, Drawer, Drawer, Drawer]
    question, ready_row, *_ = seat_menu(filled(state, 0), 0)
    assert "Ready?" in getattr(question, "text", "")
    assert [(choice.label, choice.main) for choice in choices([ready_row])] == [("Ready", True)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [3, 4, 8])
def test_the_questions_offer_the_gifts_that_are_left(count: int, language: str) -> None:
    """Friend after friend, then token after token; a letter has room for all rows."""
    state, words = dealt(count), say(count, language, LONG)
    moves = sheet(state, 0)
    for place, move in enumerate(moves):
        menu = seat_menu(state, 0, words)
        gives = isinstance(move, Give)
        offered = [choice.n for row in menu if isinstance(row, Buttons) for choice in row.choices]
        answers = [GAME.moves(state, Seat(0))[n] for n in offered]
        used = place if gives else place - sum(isinstance(one, Give) for one in moves)
        assert len(answers) == len(state.gifts) - used
        assert {type(answer) for answer in answers} == {type(move)}
        assert move in answers
        text = next(row.text for row in menu if isinstance(row, MenuQuestion))
        assert (words.names[move.friend] if gives else move.token.value.replace("-", " ").upper()) in text
        assert faults(menu, rows=5) == []
        state = after(state, (0, move))
    assert [type(row) for row in seat_menu(state, 0, words)][:2] == [MenuQuestion, Buttons]


def test_each_friend_has_two_lists_among_three_and_one_among_five() -> None:
    give = drawers(seat_menu(dealt(), 0))[0]
    assert [row.prompt for row in give.rows if isinstance(row, Picker)] == [
        "🎁 A first gift for Boris…",
        "🎁 A second gift for Boris…",
        "🎁 A first gift for Cecílie…",
        "🎁 A second gift for Cecílie…",
    ]
    give = drawers(seat_menu(dealt(5), 0))[0]
    assert next(row.prompt for row in give.rows if isinstance(row, Picker)) == "🎁 A gift for Boris…"
    assert len(give.rows) == 4


def test_a_list_shows_the_chosen_gift_and_swaps() -> None:
    state = after(dealt(5), (0, Give(Seat(1), 3)), (0, Give(Seat(2), 4)), (0, Wish(Token.OK, 3)))
    give, wish, _ = drawers(seat_menu(state, 0))
    (for_boris, *_), (great, _, okay, _) = (
        [row for row in drawer.rows if isinstance(row, Picker)] for drawer in (give, wish)
    )
    assert [choice.label.partition(".")[0] for choice in for_boris.choices if choice.chosen] == ["Boris: 3"]
    assert [choice.label[-10:] for choice in for_boris.choices if "↔" in choice.label] == [" ↔ Cecílie"]
    assert [choice.label[-4:] for choice in great.choices if "↔" in choice.label] == ["↔ OK"]
    assert [choice.label.partition(".")[0] for choice in okay.choices if choice.chosen] == ["OK: 3"]


def test_expert_cards_are_offered_for_given_and_received_gifts() -> None:
    state = after(filled(dealt(3, BY_HAND), 0), (0, GiveMore(2)), (0, GetMore(Seat(1), 1)))
    about_give, give, about_get, get = drawers(seat_menu(state, 0))[2].rows
    assert isinstance(give, Picker)
    assert isinstance(get, Picker)
    assert "GIVE MORE" in getattr(about_give, "text", "")
    assert "GET MORE" in getattr(about_get, "text", "")
    assert shown(give)[0] == "GIVE MORE: not this time"
    assert [choice.label.partition(".")[0] for choice in give.choices if choice.chosen] == ["GIVE MORE: 2"]
    assert shown(get)[:2] == ["GET MORE: not this time", "GET MORE: Boris, first gift"]
    assert [choice.label for choice in get.choices if choice.chosen] == ["GET MORE: Boris, second gift"]
    five = drawers(seat_menu(filled(dealt(5, BY_HAND), 0), 0))[2]
    assert shown(five.rows[3])[1] == "GET MORE: from Boris"
    assert all("→" in label for label in shown(five.rows[1])[1:])


def test_sitting_out_is_grave_and_offered_only_while_players_choose() -> None:
    skip = drawers(seat_menu(dealt(), 0))[-1]
    assert [choice.label for choice in choices(skip.rows)] == ["Sit this round out"]
    assert GAME.grave(Absent(), GAME.board(dealt()))
    assert GAME.grave(Absent(for_good=True), GAME.board(dealt()))
    start = GAME.start(3, Options(), Chance(b"face", 0)).state
    assert UI.typed_only(Absent(), GAME.board(start))
    assert UI.typed_only(Absent(for_good=True), GAME.board(dealt()))
    assert not UI.typed_only(Absent(), GAME.board(dealt()))


def test_a_ready_player_is_offered_to_take_it_back() -> None:
    (row,) = seat_menu(ready(dealt(), 0), 0)
    assert [(choice.label, choice.emoji) for choice in choices([row])] == [("Not ready after all", "↩️")]


def test_the_board_offers_unwrapping_with_gifttrap_below() -> None:
    state = ready(dealt(3, BY_HAND), 0, 1, 2)
    board = GAME.board(state)
    assert UI.public_menu(board)
    assert not UI.public_menu(GAME.board(dealt()))
    row, trap = seat_menu(state, state.turn)
    assert len(shown(row)) == 5
    assert shown(row)[-1] == "Unwrap everything"
    assert shown(row)[0].endswith(": first")
    moves = (*GAME.moves(state, Seat(state.turn)), *GAME.beside.out_of_turn(state, Seat(state.turn)))
    assert {type(moves[choice.n]) for choice in choices([trap])} == {Trap}
    assert {type(move) for move in moves if GAME.grave(move, board)} == {Absent, Trap}
    five = ready(dealt(5, BY_HAND), *range(5))
    assert shown(seat_menu(five, five.turn)[0])[0].startswith("From ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [3, 4, 8])
def test_every_menu_fits_with_the_longest_names(language: str, count: int) -> None:
    words = say(count, language, LONG)
    state = dealt(count, BY_HAND, Deck.BLACK)
    full = filled(state, 0)
    for state_, seat in ((state, 0), (full, 0), (ready(state, *range(count)), 0)):
        rows = seat_menu(state_, GAME.board(state_).turn or seat, words)
        assert faults(rows) == []
        assert len(split_into_rows(drawers(rows))) <= 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_counts_ready_players_without_their_choices(language: str) -> None:
    state = ready(dealt(5), 1, 3)
    words = say(5, language)
    assert headline(GAME.board(state), words) == plain_now(words, 2, 5)
    other = after(filled(dealt(5), 1, 3), (1, Ready()))
    other = after(filled(other, 3, 2), (3, Ready()))
    assert describe(GAME.board(state), words) == describe(GAME.board(other), words)


def plain_now(words: Say, ready_count: int, players: int) -> str:
    where = words("now-round-of", round=1, count=8)
    return words("now-choose", where=where, ready=ready_count, players=players)


def test_a_table_to_gifted_counts_its_twenty_rounds() -> None:
    state = dealt(3, Options(rounds=Rounds.ENDLESS))
    assert plain(headline(GAME.board(state), say())) == "Round 1 of 20 · 0 of 3 are ready"


def test_the_alt_text_of_the_gifts_names_the_dealer() -> None:
    board = GAME.board(dealt())
    alt = plain(UI.pictures[0].alt(board, say()))
    assert alt.split("\n")[1] == f"{NAMES[board.dealer]}: dealer"
    assert alt.count("\n") == 2 + len(board.gifts)


def test_the_board_shows_computers_tastes() -> None:
    options = Options(computers=(ComputerSeat(Seat(1), "Ada", Strength.FAIR),))
    state = dealt(3, options)
    persona = GAME.board(state).players[1].persona
    assert persona is not None
    first, second = (say()(f"tag-{tag}") for tag in persona.likes)
    line = f"-# 🤖 Boris: 👍 {first}, {second} · 👎 {say()(f'tag-{persona.dislikes}')}"
    assert line in headline(GAME.board(state), say())


def test_the_description_has_everything_on_the_table() -> None:
    state = dealt(3, BY_HAND)
    text = describe(GAME.board(state), say())
    for number, gift in enumerate(state.gifts, 1):
        assert f"{number}. {say()(f'gift-{gift}')} – {say()(f'gift-{gift}.line')}" in text
    assert plain(text).count("GIVE 0 and GET 0 of 25") == 3
    assert text.count("still has the GiftTRAP card") == 3
    state = ready(state, 0, 1, 2)
    state = after(state, (state.turn, GAME.moves(state, state.turn)[0]))
    state = after(state, ((state.turn + 1) % 3, Trap(1)))
    text = describe(GAME.board(state), say())
    assert f"{NAMES[state.turn]}’s wishes: GREAT" in text
    assert f"Still closed for {NAMES[state.turn]}: from" in text
    assert "🪤 (worthless)" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_reads_its_own_sheet(language: str) -> None:
    words = say(3, language)
    state = after(dealt(3, BY_HAND), (0, Give(Seat(1), 2)), (0, Wish(Token.GREAT, 7)))
    text = UI.secrets(GAME.hand(state, Seat(0)), words)
    gift = words(f"gift-{state.gifts[1]}")
    assert f"2. {gift}" in plain(text)
    assert words("secret-left", count=6) in text
    state_after = after(filled(state, 0), (0, GiveMore(1)), (0, GetMore(Seat(2), 1)), (0, Ready()))
    text = UI.secrets(GAME.hand(state_after, Seat(0)), words)
    assert words("secret-ready") in text
    assert words("tile-second") in text
    absent_state = after(state, (0, Absent()))
    assert words("ended-sat-out") in UI.secrets(GAME.hand(absent_state, Seat(0)), words)


def test_the_dealers_private_text_lists_the_preview() -> None:
    state = GAME.start(3, Options(), Chance(b"face", 0)).state
    assert UI.secrets(GAME.hand(state, state.dealer), say()) == "Nothing to keep secret right now."
    state = after(state, (state.dealer, Choose(Deck.BLUE)))
    text = UI.secrets(GAME.hand(state, state.dealer), say())
    assert "Only you see these gifts, from the 🟦 blue deck." in text
    assert text.count("\n") == 7


def test_a_call_names_the_task() -> None:
    start = GAME.start(5, Options(), Chance(b"face", 0)).state
    assert UI.call(GAME.board(start), start.dealer, say(5)) == "🃏 You’re the dealer: choose a deck and deal."
    assert "Choose 4 gifts and four wishes" in plain(str(UI.call(GAME.board(dealt(5)), Seat(0), say(5))))
    assert "Choose 4 gifts and four wishes" in plain(str(UI.call(GAME.board(dealt(3)), Seat(0), say())))
    hands = ready(dealt(3, BY_HAND), 0, 1, 2)
    assert "4 gifts are waiting" in plain(str(UI.call(GAME.board(hands), hands.turn, say())))


def finished(options: Options) -> tuple[Any, list[Any]]:
    """Play a game to its end, with different gifts and wishes for each seat; return the state and the last facts."""
    state, facts = GAME.start(3, options, Chance(b"face", 0)).state, list[Any]()
    for n in range(1, 2_000):
        acting = sorted(GAME.to_act(state))
        if not acting:
            break
        seat = acting[0]
        menu = [move for move in GAME.moves(state, seat) if not isinstance(move, Absent)]
        final_moves = [move for move in menu if isinstance(move, Ready | Deal | OpenAll)]
        missing = [move for move in sheet(state, seat, seat + state.round) if move in menu] if state.gifts else []
        move = final_moves[0] if final_moves else missing[n % len(missing)] if missing else menu[0]
        step = GAME.apply(state, seat, move, Chance(b"face", n))
        state, facts = step.state, [item.fact for item in step.news]
    return state, facts


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_a_game_names_pairs_who_know_each_other(language: str) -> None:
    state, facts = finished(Options(track=Track.SHORT, rounds=Rounds.FOUR, quick_unwrap=QuickUnwrap.YES))
    board, words = GAME.board(state), say(3, language)
    text = f"{round_end_text(board, facts, words)}\n{round_standing(board, facts, words)}"
    assert text.startswith("## 🎁")
    for emblem in ("💝", "😱", "🏁"):
        assert emblem in text
    assert UI.chapter is not None
    drawings = [
        picture for picture in UI.chapter.pictures if picture.draw(board, Look(language=language, names=NAMES[:3]))
    ]
    assert len(drawings) == 4
    assert all(drawing.alt(board, words) for drawing in drawings)
    assert headline(board, words) == words("now-over")


def test_a_chapter_is_posted_only_at_the_end_of_a_round() -> None:
    state = ready(dealt(3, Options(quick_unwrap=QuickUnwrap.YES)), 0, 1)
    state = filled(state, 2, 2)
    step = GAME.apply(state, Seat(2), Ready(), Chance(b"face", 99))
    facts = [item.fact for item in step.news]
    board = GAME.board(step.state)
    text, totals = plain(str(round_end_text(board, facts, say()))), plain(str(round_standing(board, facts, say())))
    assert "🎁 Round 1 is unwrapped" in text
    assert "GIVE" not in text
    assert "Best giver: " in totals
    assert f"🃏 Next dealer: {NAMES[board.dealer]}" in totals
    assert round_end_text(board, facts[:3], say()) is round_standing(board, facts[:3], say()) is None
    past = board.past[0]
    assert end_positions(past) == tuple((player.give, player.get) for player in board.players)
    assert gains(past) == end_positions(past)


def test_an_empty_round_has_a_chapter() -> None:
    state = after(dealt(), (0, Absent()), (1, Absent()))
    step = GAME.apply(state, Seat(2), Absent(), Chance(b"face", 9))
    board, news = GAME.board(step.state), [item.fact for item in step.news]
    assert plain(str(round_end_text(board, news, say()))) == "## 💤 Round 1 is over; nobody unwrapped anything."
    assert plain(str(round_standing(board, news, say()))).count("sat the round out") == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_chapter_first_tells_the_best_and_the_worst_gift(language: str) -> None:
    state = ready(dealt(3, Options(quick_unwrap=QuickUnwrap.YES)), 0, 1)
    step = GAME.apply(filled(state, 2, 2), Seat(2), Ready(), Chance(b"face", 99))
    news, words = [item.fact for item in step.news], say(3, language)
    opened = [fact for fact in news if isinstance(fact, GiftOpened)]
    board = GAME.board(step.state)
    _, best, worst = str(round_end_text(board, news, words)).split("\n")
    assert best == words.fact(max(opened, key=lambda fact: fact.got))
    assert worst == words.fact(min(opened, key=lambda fact: fact.got))
    dealer = board.past[0].dealer
    assert covered_caption(board, words).endswith(", ".join(NAMES[(dealer + order) % 3] for order in range(3)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_wrapped_picture_betray_nothing(language: str) -> None:
    state, _ = finished(Options(track=Track.SHORT, rounds=Rounds.FOUR, quick_unwrap=QuickUnwrap.YES))
    board, words = GAME.board(state), say(3, language)
    assert UI.chapter is not None
    covers = [drawing.cover(board, words) for drawing in UI.chapter.pictures[1:4] if drawing.cover]
    dealer = board.past[-1].dealer
    assert [cover for cover in covers if "GREAT" in cover or "GET" in cover] == []
    assert all(NAMES[(dealer + order) % 3] in cover for order, cover in enumerate(covers))
    assert not any(words(f"gift-{gift}") in cover for gift in board.past[-1].gifts for cover in covers)
    assert len(covers) == 3


def test_only_the_gifts_that_a_player_got_concern_them() -> None:
    _, news = finished(Options(track=Track.SHORT, rounds=Rounds.FOUR, quick_unwrap=QuickUnwrap.YES))
    for seat in map(Seat, range(3)):
        own = [fact for fact in news if UI.concerns(fact, seat)]
        assert own == [fact for fact in news if isinstance(fact, GiftOpened) and fact.receiver == seat]
        assert len(own) == 4


def test_the_headline_names_the_gift_that_was_opened_last() -> None:
    state = ready(dealt(3, BY_HAND), 0, 1, 2)
    assert headline(GAME.board(state), say()).count("\n") == 0
    step = GAME.apply(state, Seat(state.turn), GAME.moves(state, Seat(state.turn))[0], Chance(b"face", 5))
    assert headline(GAME.board(step.state), say()).split("\n")[1] == say().fact(step.news[0].fact)


def test_typed_values_complete_to_names() -> None:
    board = GAME.board(dealt(3, BY_HAND))
    name = say()(f"gift-{board.gifts[0]}")
    assert plain(str(UI.label("gift", 1, board, say()))) == f"1. {name}"
    assert UI.label("gift", 0, board, say()) == "no card"
    assert UI.label("number", 8, board, say()) is None
    assert UI.label("deck", Deck.RED, board, say()) == "🟥 red"
    assert UI.label("token", Token.NO_WAY, board, say()) == "NO WAY"
    assert UI.label("tile", 1, board, say()) == "second gift"
    assert UI.label("giver", Seat(1), board, say()) == "Boris"
    assert UI.label("giver", None, board, say()) == "no card"
    assert UI.label("for_good", False, board, say()) is None  # noqa: FBT003 - a value of a field


def test_an_own_gifts_name_is_verbatim_and_escaped_in_messages() -> None:
    options = Options(own_gifts=FileText(own_file((OWN,))))
    board = replace(GAME.board(dealt(3, options)), gifts=(OWN.gift, Gift("yellow-01a")), deck=Deck.YELLOW)
    assert labels.plain_name(board, OWN.gift, say()) == OWN.name
    assert "<@123" not in labels.name(board, OWN.gift, say())
    assert r"\*Big\*" in labels.name(board, OWN.gift, say())
    assert labels.line(board, OWN.gift, say()) == "Line."
    assert labels.emoji(OWN.gift) == "🎁"
    bare = replace(board, options=replace(options, own_gifts=FileText(own_file((replace(OWN, line=""),)))))
    assert labels.line(bare, OWN.gift, say()) == ""
    assert say().fact(facts_of(OWN)).count("\\*Big\\*") == 1


def facts_of(own: OwnGift) -> Any:
    from cogs.gifttrap.facts import GiftVoided  # noqa: PLC0415 - one fact of many

    return GiftVoided(own.gift, own.name)


def test_every_gift_has_a_known_pictogram_or_a_parcel() -> None:
    assert all(0 < len(labels.emoji(gift)) <= 12 for gift in shipped_gifts())
    assert not any(0xE000 <= ord(sign) < 0xF900 for gift in shipped_gifts() for sign in labels.emoji(gift))


@pytest.mark.parametrize(
    ("steps", "language", "text"),
    [(3, "en", "+3"), (-4, "cs", "−4"), (0, "pl", "0"), (1.5, "en", "+1.5"), (-0.25, "sk", "−0,2"), (2.0, "cs", "+2")],
)
def test_steps_have_a_sign(steps: float, language: str, text: str) -> None:
    assert signed(steps, language) == text


def test_only_the_unwrapping_seat_has_the_show() -> None:
    state = after(
        dealt(3, BY_HAND), *((seat, move) for seat in range(3) for move in (*sheet(dealt(3, BY_HAND), seat), Ready()))
    )
    turn = GAME.board(state).turn
    show = UI.hand_pictures[-1]
    visibility = [show.draw(GAME.hand(state, Seat(seat)), Look(names=NAMES[:3])) is not None for seat in range(3)]
    assert visibility == [seat == turn for seat in range(3)]
    great, *_ = (say()(f"gift-{gift}") for gift in state.gifts)
    alt = plain(show.alt(GAME.hand(state, Seat(turn or 0)), say()))
    assert alt.startswith(plain(f"Anna’s wishes: GREAT {great}, GOOD "))
    assert alt.endswith("Still closed for Anna: from Boris, Boris, Cecílie, Cecílie")


def test_a_waiting_player_sees_their_own_markers_on_the_tracks() -> None:
    tracks = UI.hand_pictures[2]
    state = dealt(3, BY_HAND)

    def drawn(state: Any, seat: int) -> Any:
        return tracks.draw(GAME.hand(state, Seat(seat)), Look(names=NAMES[:3]))

    assert drawn(state, 0) is None
    waiting = ready(state, 0, 1)
    first, second = drawn(waiting, 0), drawn(waiting, 1)
    assert first != second
    assert first != UI.pictures[2].draw(GAME.board(waiting), Look(names=NAMES[:3]))
    unwrapping = ready(state, 0, 1, 2)
    turn = GAME.board(unwrapping).turn or 0
    assert [drawn(unwrapping, seat) is None for seat in range(3)] == [seat == turn for seat in range(3)]
    assert "Anna" in tracks.alt(GAME.hand(waiting, Seat(0)), say())


@pytest.mark.parametrize("language", LANGUAGES)
def test_facts_show_gains_and_losses_with_a_sign(language: str) -> None:
    words = say(3, language)
    opened = GiftOpened(Seat(0), Seat(1), 1, Gift("red-01a"), "", "", lined=True, token="great", given=3, got=-4)
    assert "(+3\u00a0/\u00a0−4)" in words.fact(opened)
    assert "(−2\u00a0/\u00a00)" in words.fact(replace(opened, token="none", given=-2, got=0))
    assert "(−6)" in words.fact(Unwrapped(Seat(0), 4, -6, 0))
    ended_so = words.fact(RoundEnded(1, Seat(0), 3, Seat(1), -10))
    assert "(+3)" in ended_so
    assert "(−10)" in ended_so


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_list_of_gifts_shows_their_lines(language: str) -> None:
    state = filled(dealt(5, replace(BY_HAND, expert=True)), 0)
    words = say(5, language)
    give, wish, expert, _ = drawers(seat_menu(state, 0, words))
    lines = [words(f"gift-{gift}.line") for gift in state.gifts]
    for row in wish.rows:
        assert [choice.description for choice in choices([row])] == lines
    for row in give.rows:
        assert all(
            (choice.description or "").endswith(line) for choice, line in zip(choices([row]), lines, strict=True)
        )
    assert {choice.description for choice in choices([expert.rows[1]])} == {None, *lines[:4]}
    assert max(map(len, lines)) <= MAX_OPTION_LENGTH


def test_the_expected_waits_grow_with_tracks_and_unwrapping_by_hand() -> None:
    quick, long = Options(quick_unwrap=QuickUnwrap.YES), Options(quick_unwrap=QuickUnwrap.YES, track=Track.LONG)
    assert typical_waits(5, 5, quick) < typical_waits(5, 5, long)
    assert typical_waits(5, 5, quick) < typical_waits(5, 5, Options(quick_unwrap=QuickUnwrap.NO))
    assert typical_waits(5, 2, quick) < typical_waits(5, 5, quick)
    assert typical_waits(5, 0, quick) == 0
    assert UI.waits is not None
    assert UI.waits(quick, 5, 3) == typical_waits(5, 3, quick)


def test_every_refusal_has_a_text_in_four_languages() -> None:
    counted = dict.fromkeys(("gifts", "tokens"), 3)  # the host fills in the counts of missing gifts and tokens
    for key, variables in refusals(gifttrap).items():
        for language in LANGUAGES:
            assert text("gifttrap", language, key, counted | dict.fromkeys(variables, 3))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_a_name(language: str) -> None:
    moves = (Choose(Deck.RED), TakeBack(), Open(Seat(1)), OpenAll(), Trap(1), Absent(), Void(Gift("own-red-1")))
    assert all(say(3, language).move(move) for move in moves)
    with pytest.raises(Refused):
        GAME.apply(dealt(), Seat(0), Void(Gift("own-red-1")), Chance(b"", 1))


def test_a_finished_game_has_no_calls() -> None:
    finished_board = replace(GAME.board(dealt()), phase=Phase.OVER)
    assert UI.call(finished_board, Seat(0), say()) is None


@pytest.mark.parametrize(
    "seed", [b"one", *(pytest.param(seed, marks=pytest.mark.unmeasured) for seed in (b"two", b"three"))]
)
def test_every_moment_of_a_game_has_a_description(seed: bytes) -> None:
    """With unwrapping by hand, all cards and a server's own gifts, every name, gift and mark has a text."""
    own = FileText(own_file(tuple(OwnGift(n, tuple(Deck)[n % 4], f"Own {n}") for n in range(1, 161))))
    options = Options(expert=True, gifttrap_card=True, quick_unwrap=QuickUnwrap.NO, own_gifts=own)
    voids = 0
    for step, _, _ in played("gifttrap", 3, options, seed):
        board, words = GAME.board(step.state), say()
        text = plain(describe(board, words))
        assert all(name in text for name in NAMES[:3])
        assert board.deck is None or all(plain(labels.name(board, gift, words)) in text for gift in board.gifts)
        for gift in (gift for gift in board.gifts if Void(gift) in GAME.beside.out_of_turn(step.state, MODERATOR)):
            void = GAME.apply(step.state, MODERATOR, Void(gift), Chance(seed, 0)).state
            voided = GAME.board(void).voided
            voids += len(voided)
            assert describe(GAME.board(void), words).count(words("board-voided")) == len(voided)
        assert text.count("🪤 (worthless)") == len(set(board.trapped) - set(board.voided)) or board.voided
        alts = [drawing.alt(board, words) for drawing in UI.pictures]
        assert any(alts) or board.phase is Phase.OVER
        for seat in range(3):
            own_words = UI.secrets(GAME.hand(step.state, Seat(seat)), words)
            assert ("🎁 You give" in own_words) == (board.phase in (Phase.CHOOSE, Phase.UNWRAP))
    assert voids


def test_gifts_that_moved_no_marker_are_not_counted() -> None:
    state = ready(dealt(3, BY_HAND), 0, 1, 2)
    for seat, gift in enumerate((1, 2, 3)):
        state = after(state, (seat, Trap(gift)))
    while state.turn is not None:
        state = after(state, (state.turn, OpenAll()))
    board = GAME.board(state)
    (past,) = board.past
    counted = [opening for opening in past.openings if not opening.trapped]
    assert 0 < len(counted) < len(past.openings)
    assert len(list(opened_gifts(board))) == len(counted)
    assert set(averages(board)) == {(opening.giver, opening.receiver) for opening in counted}


def test_moderators_moves_cannot_be_typed_as_moves() -> None:
    assert Void in GAME.move_kinds
    assert set(GAME.move_kinds) - set(GAME.seat_kinds) == {Void}
    assert "void" not in {command.name for command in game_group(UI).commands}
