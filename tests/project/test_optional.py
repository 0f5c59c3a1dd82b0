"""Tests of something that is not installed are skipped with one line; in CI they fail."""

from __future__ import annotations

import pytest

from ..optional import lacking, needs


def test_what_is_installed_is_not_lacking() -> None:
    assert lacking(("json", "pytest"), "dev") == ""
    needs("json", extra="dev", environment={"CI": "true"})


def test_what_is_not_installed_is_skipped_and_named() -> None:
    with pytest.raises(
        pytest.skip.Exception, match="no_such_module cannot be imported: install ombre with the extra 'x'"
    ):
        needs("json", "no_such_module", extra="x", environment={})


@pytest.mark.parametrize("ci", ["true", "1"])
def test_in_ci_it_is_a_failure(ci: str) -> None:
    with pytest.raises(pytest.UsageError, match="no_such_module cannot be imported"):
        needs("no_such_module", extra="x", environment={"CI": ci})
