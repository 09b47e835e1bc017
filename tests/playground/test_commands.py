"""The command list of the page's picker."""

from __future__ import annotations

from bot.playground.commands import catalogue, names

PLAY = {
    "name": "play",
    "name_localizations": {"cs": "hrát"},
    "description": "Open a table",
    "description_localizations": {"cs": "Otevře stůl"},
    "options": [
        {
            "type": 3,
            "name": "game",
            "name_localizations": {"cs": "hra"},
            "description": "Which",
            "required": True,
            "choices": [{"name": "Fort", "name_localizations": {"cs": "Pevnost"}, "value": "fort"}],
        }
    ],
}
FORT = {
    "name": "fort",
    "description": "",
    "options": [
        {"type": 2, "name": "see", "description": "", "options": [{"type": 1, "name": "wall", "description": "Look"}]},
        {"type": 1, "name": "turn", "description": "Turn a card"},
    ],
}


def test_groups_are_flattened_to_typable_commands() -> None:
    assert [leaf["path"] for leaf in catalogue([FORT], "en-US")] == ["fort see wall", "fort turn"]


def test_names_are_in_the_language_of_the_reader() -> None:
    (leaf,) = catalogue([PLAY], "cs")
    assert (leaf["shown"], leaf["description"]) == ("hrát", "Otevře stůl")
    assert leaf["options"][0]["shown"] == "hra"
    assert leaf["options"][0]["choices"] == [{"name": "Pevnost", "value": "fort"}]


def test_the_registered_name_is_sent_in_any_language() -> None:
    (leaf,) = catalogue([PLAY], "cs")
    assert (leaf["path"], leaf["options"][0]["name"]) == ("play", "game")


def test_a_language_without_names_gets_the_registered_ones() -> None:
    (leaf,) = catalogue([PLAY], "pl")
    assert leaf["shown"] == "play"


def test_mentions_are_found_by_their_typable_name() -> None:
    found_names = names([PLAY, FORT], "cs")
    assert found_names == {
        "/play": "hrát",
        "/fort": "fort",
        "/fort see wall": "fort see wall",
        "/fort turn": "fort turn",
    }


def test_single_commands_come_first_then_groups_as_they_were_registered() -> None:
    tour, table = ({**FORT, "name": name, "id": str(number)} for name, number in (("tour", 9), ("table", 8)))
    paths = [leaf["path"] for leaf in catalogue([{**FORT, "id": "10"}, tour, {**PLAY, "id": "11"}, table], "en-US")]
    assert paths == ["play", "table see wall", "table turn", "tour see wall", "tour turn", "fort see wall", "fort turn"]
