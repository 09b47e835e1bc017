"""Which tests a change selects: on a toy repository that has one of each case, and on this one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import grimp
import pytest

from tests import tree
from tests.changed.graph import Graph
from tests.changed.repository import Repository
from tests.changed.selection import select
from tests.changed.sources import read_source

if TYPE_CHECKING:
    from collections.abc import Collection

TOY = {
    "bot/__init__.py": "",
    "bot/game/contract.py": "",
    "bot/host.py": "from bot import discovery\nPARTS = discovery.setup_functions()",
    "bot/discovery.py": "",
    "bot/i18n/fluent_files.py": "",
    "bot/typed.py": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from bot.chain import first",
    "bot/worker.py": "import bot.worked",
    "bot/worked.py": "",
    "bot/hirer.py": "import sys\nCOMMAND = (sys.executable, '-m', 'bot.worker')",
    "bot/unused.py": "",
    "bot/chain/__init__.py": "",
    "bot/chain/first.py": "from bot.chain import second",
    "bot/chain/second.py": "import bot.chain.third",
    "bot/chain/third.py": "from bot.chain.fourth import VALUE",
    "bot/chain/fourth.py": "VALUE = 1",
    "bot/web/__init__.py": "",
    "bot/web/site.py": "",
    "cogs/__init__.py": "",
    "cogs/lobby.py": "",
    "cogs/chess/__init__.py": "from cogs.chess.rules import GAME",
    "cogs/chess/rules.py": "GAME = 1",
    "cogs/chess/facts.py": "",
    "cogs/chess/named.py": "FACTS = facts_in('cogs.chess.facts')",
    "cogs/chess/cog.py": "from cogs.chess.rules import GAME",
    "cogs/go/__init__.py": "GAME = 2",
    "cogs/go/cog.py": "",
    "tests/conftest.py": "",
    "tests/part/conftest.py": "import bot.worked",
    "tests/part/helper.py": "",
    "tests/part/test_chain.py": "from bot.chain import first",
    "tests/part/test_typed.py": "import bot.typed",
    "tests/part/test_hirer.py": "import bot.hirer",
    "tests/part/test_helper.py": "from tests.part import helper",
    "tests/part/test_site.py": "from bot.web import site",
    "tests/part/test_words.py": "from bot.i18n import fluent_files",
    "tests/part/test_chess_words.py": "from bot.i18n import fluent_files\nfrom cogs.chess import rules",
    "tests/host/test_start.py": "import bot.host",
    "tests/host/test_games.py": "from bot import discovery\nGAMES = discovery.games()",
    "tests/host/test_faces.py": "from bot import discovery\nFACES = discovery.uis()",
    "tests/host/test_sample.py": "from bot import discovery\nGAME = discovery.games()['go']",
    "tests/host/test_played.py": "import bot.host\nfrom tests.host.table import GAME",
    "tests/host/table.py": "GAME = 'chess'",
    "tests/host/test_facts.py": "import cogs.chess.named",
    "tests/host/test_child.py": "run([sys.executable, '-m', 'tests.host.child'])",
    "tests/host/child.py": "import bot.chain.fourth",
    "tests/host/test_script.py": "SCRIPT = '''\\nimport bot.chain.fourth\\n'''",
    "tests/host/test_page.py": "PAGE = (tree.ROOT / 'README.md').read_text()",
    "tests/host/test_order.py": "MODULES = tree.modules()",
    "tests/host/test_all_files.py": "FILES = tree.tracked()",
    "tests/host/test_pictures.py": "FILES = (Path(__file__).parents[1] / 'shown').glob('*.png')",
}
SCANS = {"tests/host/test_order.py", "tests/host/test_all_files.py"}
"""The toy's tests that read every module."""
SCANNING = {"order", "all_files"}
"""Their names."""


def toy(deleted: Collection[str] = ()) -> Graph:
    # pytest collects a file for its tests, so each test file gets one
    texts = {path: f"{text}\ndef test_it(): pass" if "/test_" in path else text for path, text in TOY.items()}
    sources = {path: read_source(path, text) for path, text in texts.items() if path not in deleted}
    return Graph(sources, frozenset(deleted))


def selected(*paths: str, graph: Graph | None = None) -> set[str]:
    return set(select(paths, graph or toy()).tests)


def names(*paths: str) -> set[str]:
    """Return the names of the selected tests, without those that read every module or file."""
    return {path.rpartition("/test_")[2].removesuffix(".py") for path in selected(*paths) - SCANS}


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("bot/chain/fourth.py", {"chain", "child", "script"}),
        ("bot/chain/first.py", {"chain"}),
        ("tests/part/helper.py", {"helper"}),
        ("tests/part/test_chain.py", {"chain"}),
        ("tests/host/child.py", {"child"}),
        ("cogs/lobby.py", {"start", "played"}),
        ("cogs/chess/facts.py", {"facts"}),
        ("cogs/chess/rules.py", {"games", "faces", "played", "facts", "chess_words"}),
        ("cogs/chess/cog.py", {"faces", "played", "start"}),
        ("cogs/go/__init__.py", {"games", "faces", "sample", "start", "played"}),
        ("bot/unused.py", set[str]()),
    ],
)
def test_code_selects_all_tests_that_run_it(path: str, expected: set[str]) -> None:
    assert names(path) == expected


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("bot/web/page.js", {"site"}),
        ("bot/chain/migrations/0001.sql", {"chain", "child", "script"}),
        ("bot/chain/deck.toml", {"chain", "child", "script"}),
        ("bot/web/icons/star.png", {"site"}),
        ("bot/texts/en.ftl", {"words", "chess_words"}),
        ("cogs/chess/texts/en.ftl", {"chess_words"}),
        ("README.md", {"page"}),
        ("tests/shown/board.png", {"pictures"}),
        ("tests/hidden/unread.txt", {path.rpartition("/test_")[2][:-3] for path in TOY if "/test_" in path} - SCANNING),
        ("tests/part/golden/board.png", {"chain", "typed", "hirer", "helper", "site", "words", "chess_words"}),
        ("CHANGELOG.md", set[str]()),
    ],
)
def test_another_file_selects_the_tests_of_its_package_and_its_readers(path: str, expected: set[str]) -> None:
    assert names(path) == expected


@pytest.mark.parametrize(
    "path",
    [
        "pyproject.toml",
        "uv.lock",
        "bot/game/contract.py",
        "bot/game/extensions.py",
        "tests/conftest.py",
        "tests/part/conftest.py",
    ],
)
def test_a_file_that_all_tests_depend_on_selects_all(path: str) -> None:
    assert selected(path) == set(toy().tests)
    assert select([path], toy()).for_all == [path]


def test_a_conftest_depends_on_its_imports() -> None:
    assert {path for path in toy().tests if path.startswith("tests/part/")} <= selected("bot/worked.py")


def test_an_import_for_types_selects_nothing() -> None:
    assert "typed" not in names("bot/chain/first.py")


def test_a_module_that_another_process_runs_counts() -> None:
    assert "tests/part/test_hirer.py" in selected("bot/worker.py", graph=toy())


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("bot/chain/third.py", "tests/part/test_chain.py"),
        ("tests/part/helper.py", "tests/part/test_helper.py"),
        ("bot/chain/__init__.py", "tests/part/test_chain.py"),
    ],
)
def test_a_deleted_file_selects_tests_that_still_import_it(path: str, expected: str) -> None:
    assert expected in selected(path, graph=toy([path]))


def test_a_deleted_test_is_not_run() -> None:
    path = "tests/part/test_chain.py"
    assert path not in selected(path, graph=toy([path]))


def test_each_reason_names_its_file() -> None:
    selection = select(["bot/unused.py", "README.md"], toy())
    assert selection.reasons == {
        "README.md": {"tests/host/test_page.py", "tests/host/test_all_files.py"},
        "bot/unused.py": SCANS,
    }


@pytest.fixture(scope="module")
def whole() -> Graph:
    return Repository(tree.ROOT).graph([])


def test_the_graph_has_every_import_that_the_contracts_see(whole: Graph) -> None:
    imports = grimp.build_graph(*tree.PACKAGES, exclude_type_checking_imports=True, cache_dir=None)
    needs = {(importer, dependency) for dependency, importers in whole.importers.items() for importer in importers}
    pairs = {
        (name, dependency) for name in imports.modules for dependency in imports.find_modules_directly_imported_by(name)
    }
    files = {name: path for name, path in whole.modules.items() if name in imports.modules}
    assert len(pairs) > 1000
    assert {pair for pair in pairs if (files[pair[0]], files[pair[1]]) not in needs} == set()


def test_a_game_selects_the_tests_over_all_games_and_its_own(whole: Graph) -> None:
    for game, (package, *_) in whole.games.items():
        tests = selected(package, graph=whole)
        assert {path for path in whole.tests if path.startswith("tests/games/test_every_")} <= tests
        assert "tests/games/test_golden.py" in tests
        own = [path for path in whole.tests if path.startswith(f"tests/games/{game}/")]
        assert set(own) & tests


def test_no_module_of_the_packages_is_without_a_test(whole: Graph) -> None:
    assert [
        path
        for path in whole.sources
        if path.startswith(("bot/", "cogs/", "images/"))
        and not (selection := select([path], whole)).reasons[path] - selection.scans
    ] == []
