"""Tests of the decorator for event classes."""

from attrs import evolve, frozen

from haspelknecht_qt.core.fast_attrs import event


class Base:
    __slots__ = ()


@event
class Moved(Base):
    seat: int


@event
class Paid(Moved):
    count: int = 1


@frozen
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
        assert {Paid(1), Paid(1, 1), evolve(Paid(1), count=2)} == {Paid(1), Paid(1, 2)}

    def test_an_event_is_printed_like_another_class_of_attrs(self):
        assert repr(Paid(3, count=2)) == repr(Reference(3, 2)).replace("Reference", "Paid")
