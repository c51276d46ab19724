"""Tests of the decorators for attrs classes that are imported, created and copied quickly."""

import attrs
import pytest

from haspelknecht_qt.core.fast_attrs import Copyable, derive_copy, event, frozen


class Base:
    __slots__ = ()


@event
class Moved(Base):
    seat: int


@event
class Paid(Moved):
    count: int = 1


@attrs.frozen
class Reference:
    seat: int
    count: int = 1


class TestEvent:
    def test_equal_events_have_one_class_and_equal_fields(self):
        assert Paid(1) == Paid(1, 1)
        assert Paid(1) != Paid(2)
        assert Paid(1) != Paid(1, 2)
        assert Moved(1) != Paid(1)
        assert Moved(1) != Reference(1)
        assert {Paid(1), Paid(1, 1), attrs.evolve(Paid(1), count=2)} == {Paid(1), Paid(1, 2)}

    def test_an_event_is_printed_like_another_class_of_attrs(self):
        assert repr(Paid(3, count=2)) == repr(Reference(3, 2)).replace("Reference", "Paid")


@frozen
class Sold:
    seat: int
    why: str = attrs.field(default="", eq=False, repr=False)


@frozen(kw_only=True)
class Placed:
    seat: int


@frozen(eq=False)
class Board:
    seat: int


@frozen
class Named:
    name: str

    def __repr__(self):
        return self.name


class TestFrozen:
    def test_equal_values_have_one_class_and_equal_compared_fields(self):
        assert Sold(1) == Sold(1, "late")
        assert Sold(1) != Sold(2)
        assert Sold(1) != Moved(1)
        assert {Sold(1), Sold(1, "late"), attrs.evolve(Sold(1), seat=2)} == {Sold(1), Sold(2)}
        assert Placed(seat=1) == Placed(seat=1) != Placed(seat=2)

    def test_a_value_cannot_be_changed(self):
        with pytest.raises(attrs.exceptions.FrozenInstanceError):
            Sold(1).seat = 2

    def test_a_value_is_printed_with_its_printed_fields(self):
        assert repr(Sold(1, "late")) == "Sold(seat=1)"
        assert repr(Placed(seat=1)) == "Placed(seat=1)"

    def test_a_class_may_compare_by_identity(self):
        assert Board(1) != Board(1)
        assert repr(Board(1)) == "Board(seat=1)"

    def test_methods_of_the_class_itself_stay(self):
        assert repr(Named("Anna")) == "Anna"
        assert Named("Anna") == Named("Anna")


@derive_copy
@attrs.define(eq=False, repr=False)
class Position(Copyable):
    plies: list[int]


class TestCopyable:
    def test_a_copy_is_equal_and_independent(self):
        position = Position([1])
        copy = position.copy()
        assert copy == position
        copy.plies.append(2)
        assert copy != position
        assert repr(position) == "Position(plies=[1])"

    def test_a_state_cannot_be_hashed(self):
        with pytest.raises(TypeError, match="unhashable"):
            hash(Position([1]))
