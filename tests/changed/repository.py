"""The repository as git knows it: changed files, the graph of a work tree and the graphs of commits."""

from __future__ import annotations

import subprocess
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tests.changed.graph import Graph
from tests.changed.sources import Source, read_source

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path


@dataclass
class Repository:
    """A work tree with its history."""

    root: Path
    _read: dict[tuple[str, str], Source] = field(default_factory=dict)
    """Facts by path and blob, so that each version of a file is parsed once."""

    def git(self, *arguments: str) -> str:
        """Return the output of git; raise `CalledProcessError` if it fails."""
        return subprocess.run(
            ["git", *arguments],  # noqa: S607 - git is where it is
            cwd=self.root,
            check=True,
            capture_output=True,
            text=True,
        ).stdout

    def starting_point(self) -> str:
        """Return HEAD if the work tree differs from it, or else the commit that this branch shares with its upstream.

        Without an upstream branch, return the commit before HEAD.
        """
        if self.changed("HEAD"):
            return "HEAD"
        try:
            return self.git("merge-base", "HEAD", "@{upstream}").strip()
        except subprocess.CalledProcessError:
            return "HEAD~1" if self.has("HEAD~1") else "HEAD"

    def has(self, commit: str) -> bool:
        """Return whether git knows a commit by this name."""
        try:
            self.git("rev-parse", "--verify", "--quiet", "--end-of-options", f"{commit}^{{commit}}")
        except subprocess.CalledProcessError:
            return False
        return True

    def changed(self, since: str) -> list[str]:
        """Return the files that differ from a commit: committed, uncommitted, untracked and deleted ones."""
        listed = self.git("diff", "--name-only", "--no-renames", "-z", since, "--")
        untracked = self.git("ls-files", "--others", "--exclude-standard", "-z")
        return sorted({*_split(listed), *_split(untracked)})

    def graph(self, changed_paths: Iterable[str]) -> Graph:
        """Return the graph of the work tree, with the changed files that are gone."""
        listed = self.git("ls-files", "--cached", "--others", "--exclude-standard", "-z", "*.py")
        paths = [path for path in sorted(set(_split(listed))) if (self.root / path).is_file()]
        sources = {path: read_source(path, (self.root / path).read_text("utf-8")) for path in paths}
        return Graph(sources, frozenset(path for path in changed_paths if not (self.root / path).exists()))

    def commits(self, count: int) -> list[str]:
        """Return the newest commits that are no merges, newest first."""
        return self.git("log", "--no-merges", f"-{count}", "--format=%h").split()

    def changed_by(self, commit: str) -> list[str]:
        """Return the files that a commit changed, added or deleted."""
        return _split(
            self.git("diff-tree", "--root", "--no-commit-id", "--name-only", "--no-renames", "-r", "-z", commit)
        )

    def graph_of(self, commit: str, paths: Iterable[str]) -> Graph:
        """Return the graph of a commit's files, with those that it deleted."""
        entries = (entry.partition("\t") for entry in _split(self.git("ls-tree", "-r", "-z", commit)))
        blobs = {path: metadata.split()[2] for metadata, _, path in entries}
        files = {path: blob for path, blob in blobs.items() if path.endswith(".py")}
        for key in files.items():
            if key not in self._read:
                self._read[key] = read_source(key[0], self.git("cat-file", "blob", key[1]))
        sources = {path: self._read[path, blob] for path, blob in files.items()}
        return Graph(sources, frozenset(paths) - blobs.keys())


def _split(listed: str) -> list[str]:
    return [name for name in listed.split("\0") if name]
