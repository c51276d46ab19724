"""Tables for the tests of several computers."""

import pytest

from tests.network.tables import Table


@pytest.fixture
def make_table(qapp, tmp_path):  # noqa: ARG001 - Qt needs an application
    """Function that makes a table; it is closed afterwards."""
    tables = []

    def make(*arguments, **options):
        table = Table(tmp_path / str(len(tables)), *arguments, **options)
        tables.append(table)
        return table

    yield make
    for table in tables:
        table.close()


@pytest.fixture
def table(make_table):
    """Table of a match of the toy game, in which seat 0 begins and every die shows the same in every run."""
    return make_table()
