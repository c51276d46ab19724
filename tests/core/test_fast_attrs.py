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
    def test_events_are_equal_if_class_and_fields_are_equal(self):
        assert Paid(1) == Paid(1, 1)
        assert Paid(1) != Paid(2)
        assert Paid(1) != Paid(1, 2)
        assert Moved(1) != Paid(1)
        assert Moved(1) != Reference(1)
        assert {Paid(1), Paid(1, 1), attrs.evolve(Paid(1), count=2)} == {Paid(1), Paid(1, 2)}

    def test_event_has_the_repr_of_an_attrs_class(self):
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
    def test_values_are_equal_if_class_and_compared_fields_are_equal(self):
        assert Sold(1) == Sold(1, "late")
        assert Sold(1) != Sold(2)
        assert Sold(1) != Moved(1)
        assert {Sold(1), Sold(1, "late"), attrs.evolve(Sold(1), seat=2)} == {Sold(1), Sold(2)}
        assert Placed(seat=1) == Placed(seat=1) != Placed(seat=2)

    def test_value_cannot_be_changed(self):
        with pytest.raises(attrs.exceptions.FrozenInstanceError):
            Sold(1).seat = 2

    def test_repr_leaves_out_fields_without_repr(self):
        assert repr(Sold(1, "late")) == "Sold(seat=1)"
        assert repr(Placed(seat=1)) == "Placed(seat=1)"

    def test_class_with_eq_false_compares_by_identity(self):
        assert Board(1) != Board(1)
        assert repr(Board(1)) == "Board(seat=1)"

    def test_repr_defined_by_the_class_is_kept(self):
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
