"""A pytest plug-in that prints each failure when it happens, not at the end of the run.

A run may be killed at any moment: by its guard against hanging tests, by CI, or for lack of memory. Earlier failures
are on the screen by then. The list of names at the end stays.
"""

from __future__ import annotations

import pytest


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    if isinstance(reporter, pytest.TerminalReporter):  # a worker of pytest-xdist has none
        config.pluginmanager.register(ImmediateFailures(reporter), "immediate-failures")


class ImmediateFailures:
    """Prints failures of tests and errors of fixtures and modules with pytest's own reporter."""

    def __init__(self, reporter: pytest.TerminalReporter) -> None:
        self._reporter = reporter
        self._failed: set[str] = set()
        # Both sections would repeat the printed failures.
        vars(reporter).update(summary_failures=_print_nothing, summary_errors=_print_nothing)

    @pytest.hookimpl(trylast=True)  # after the reporter's letter
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._failed.add(report.nodeid)
            self._print(report, "FAILED" if report.when == "call" else f"ERROR at {report.when} of")
        elif report.when == "teardown" and report.nodeid in self._failed:
            self._reporter.print_teardown_sections(report)

    @pytest.hookimpl(trylast=True)
    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self._print(report, "ERROR collecting")

    def _print(self, report: pytest.TestReport | pytest.CollectReport, event: str) -> None:
        reporter = self._reporter
        reporter.ensure_newline()
        reporter.write_sep("_", f"{event} {report.nodeid}", red=True, bold=True)
        if reporter.config.option.tbstyle != "no":
            reporter._outrep_summary(report)
        reporter.flush()


def _print_nothing() -> None:
    pass
