"""Settings: a line names each wrong setting, and no line shows its value."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import pytest

from bot import settings
from bot.settings import SettingError

TOKEN = "MTk4NjIyNDgzNDcx.GabcDe.a_made-up_token_of_the_right_shape"


@pytest.fixture(autouse=True)
def _nothing_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in settings.Settings.__struct_fields__:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.chdir(tmp_path)


def complaint() -> str:
    with pytest.raises(SettingError) as caught:
        settings.load()
    return str(caught.value)


def test_without_settings_the_bot_runs_the_playground_with_defaults() -> None:
    read = settings.load()
    assert read.discord_token is None
    assert (read.log_level, read.log_format) == ("INFO", "console")


def test_an_empty_token_counts_as_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "")
    assert settings.load().discord_token is None


def test_the_environment_wins_over_the_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("LOBBY_HOURS=5\nCOMPUTER_SECONDS=0.2\n", encoding="utf-8")
    monkeypatch.setenv("LOBBY_HOURS", "7")
    read = settings.load()
    assert (read.lobby_hours, read.computer_seconds) == (7, 0.2)


def test_the_example_holds_every_setting_with_its_default(tmp_path: Path) -> None:
    example = (Path(__file__).parents[2] / ".env.example").read_text(encoding="utf-8")
    (tmp_path / ".env").write_text(example, encoding="utf-8")
    assert settings.load() == settings.Settings()
    names = {line.partition("=")[0] for line in example.splitlines() if line and not line.startswith("#")}
    assert names == {name.upper() for name in settings.Settings.__struct_fields__}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("LOG_LEVEL", "loud"),
        ("LOG_FORMAT", "xml"),
        ("PLAYGROUND_PORT", "eighty"),
        ("PLAYGROUND_PORT", "70000"),
        ("DISCORD_PROXY", "nirn:8080"),
        ("DISCORD_PROXY", "socks5://nirn:8080"),
        ("DISCORD_PROXY", "http:///"),
        ("DISCORD_PROXY", "http://nirn:port"),
        ("DISCORD_PROXY", "http://user:password@nirn:8080"),
        ("DISCORD_PROXY", "http://nirn:8080/api/v10"),
        ("DISCORD_PROXY", "http://nirn:8080?limit=none"),
        ("DISCORD_PROXY", "http://[::1"),
        ("LOBBY_HOURS", "-0.125"),
        ("LOBBY_HOURS", "nan"),
        ("COMPUTER_SECONDS", "11.75"),
        ("COMPUTER_SECONDS", "inf"),
        ("KEEP_DAYS", "0.5"),
        ("KEEP_DAYS", "nan"),
        ("PRIVACY_URL", "http://games.example/privacy"),
        ("PRIVACY_URL", "our privacy page"),
        ("TERMS_URL", "https://terms"),
        ("TERMS_URL", "https://games.example/a) [b](https://evil.example"),
        ("TERMS_URL", "javascript://games.example/%0aalert(1)"),
    ],
)
def test_a_wrong_value_is_one_line_naming_the_setting(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(name, value)
    line = complaint()
    assert line.startswith(f"{name}: ")
    assert "\n" not in line
    assert value not in line.removeprefix(name)


def test_two_wrong_values_are_named_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOG_LEVEL", "loud")
    monkeypatch.setenv("PLAYGROUND_PORT", "eighty")
    line = complaint()
    assert "LOG_LEVEL: " in line
    assert "PLAYGROUND_PORT: " in line


@pytest.mark.parametrize(
    "token",
    [
        f" {TOKEN}",
        f"{TOKEN}\n",
        f'"{TOKEN}"',
        f"'{TOKEN}'",
        f"Bot {TOKEN}",
        f"{TOKEN[:20]} {TOKEN[20:]}",
        "č" * 60,
    ],
)
def test_a_malformed_token_is_refused_and_not_repeated(monkeypatch: pytest.MonkeyPatch, token: str) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", token)
    line = complaint()
    assert line.startswith("DISCORD_TOKEN: ")
    assert token.strip() not in line


def test_a_refused_token_is_not_in_the_chain_of_exceptions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", f'"{TOKEN}"')
    with pytest.raises(SettingError) as caught:
        settings.load()
    assert caught.value.__cause__ is None
    assert caught.value.__context__ is None


def test_a_misspelt_name_in_the_file_is_named(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(f"DISCORD_TOKN={TOKEN}\n", encoding="utf-8")
    line = complaint()
    assert line.startswith("DISCORD_TOKN: no such setting")
    assert TOKEN not in line


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"LOG_LEVEL=\xff\xfe\n")
    assert complaint().startswith(".env: cannot be read")


def test_the_token_shows_in_no_repr(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    read = settings.load()
    assert TOKEN not in f"{read!r} {read} {msgspec.structs.asdict(read)}"


def test_settings_are_frozen() -> None:
    with pytest.raises(AttributeError):
        settings.load().log_level = "DEBUG"  # type: ignore[misc]  # pyright: ignore[reportAttributeAccessIssue]


def test_the_data_directory_is_made_with_its_parents(tmp_path: Path) -> None:
    settings.prepare_data_dir(tmp_path / "a" / "b")
    assert list((tmp_path / "a" / "b").iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="what a file in the way is called differs there")
def test_an_impossible_data_directory_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(SettingError, match=r"^DATA_DIR: .*cannot be written to"):
        settings.prepare_data_dir(tmp_path / "file" / "data")


def test_all_files_of_the_bot_are_in_the_data_directory(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DATA_DIR", str(tmp_path))
    read = settings.load()
    assert {read.database.parent, read.heartbeat.parent} == {tmp_path}


@pytest.mark.parametrize("error", [settings.token_refused(), settings.no_playground()])
def test_errors_of_the_token_name_its_setting(error: SettingError) -> None:
    assert str(error).startswith("DISCORD_TOKEN: ")
    assert "\n" not in str(error)


@pytest.mark.parametrize("address", ["http://nirn:8080", "https://proxy.example", "http://[::1]:8080"])
@pytest.mark.parametrize("end", ["", "/"])
def test_a_proxy_is_given_by_its_base_address(monkeypatch: pytest.MonkeyPatch, address: str, end: str) -> None:
    monkeypatch.setenv("DISCORD_PROXY", address + end)
    assert settings.load().discord_proxy == address


def test_pages_are_addresses_that_discord_can_link(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PRIVACY_URL", "https://games.example/privacy?of=bot#kept")
    monkeypatch.setenv("TERMS_URL", "https://games.example:8443/TERMS.md")
    monkeypatch.setenv("KEEP_DAYS", "90")
    read = settings.load()
    assert read.privacy_url == "https://games.example/privacy?of=bot#kept"
    assert read.terms_url == "https://games.example:8443/TERMS.md"
    assert read.keep_days == 90


def test_by_default_no_page_is_linked_and_nothing_is_deleted() -> None:
    read = settings.load()
    assert (read.privacy_url, read.terms_url, read.keep_days) == (None, None, None)


def set_shards(monkeypatch: pytest.MonkeyPatch, shards: str, **others: str) -> None:
    values = {"SHARD_COUNT": "6", "DATABASE_URL": "postgresql://db/games", "SHARD_IDS": shards, **others}
    for name, value in values.items():
        monkeypatch.setenv(name, value)


@pytest.mark.parametrize(("typed", "read"), [("0", (0,)), ("3,1", (1, 3)), ("0-2, 5", (0, 1, 2, 5)), ("2,2-3", (2, 3))])
def test_shards_are_a_list_of_numbers_and_ranges(
    typed: str, read: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    set_shards(monkeypatch, typed)
    assert settings.load().shard_ids == read


@pytest.mark.parametrize("typed", ["x", "-1", "1-", "3-1", "0,,1", "0-99999", "\u0661"])
def test_what_is_no_list_of_shards_is_refused(typed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    set_shards(monkeypatch, typed)
    assert complaint().startswith("SHARD_IDS: is not a list of shards")


@pytest.mark.parametrize(
    ("others", "problem"),
    [
        ({"DATABASE_URL": ""}, "set DATABASE_URL"),
        ({"SHARD_COUNT": "auto"}, "set SHARD_COUNT"),
        ({"SHARD_COUNT": "2"}, "SHARD_COUNT is 2"),
    ],
)
def test_shards_need_a_common_database_and_their_number(
    others: dict[str, str], problem: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_shards(monkeypatch, "2", **others)
    assert problem in complaint()
