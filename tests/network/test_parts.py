"""Codes, addresses, values, frames and the encrypted channel, each tested alone."""

from __future__ import annotations

import json

import pytest
from attrs import frozen
from PySide6.QtNetwork import QNetworkInterface

from haspelknecht_qt.network import addresses
from haspelknecht_qt.network.addresses import (
    DEFAULT_PORT,
    Address,
    invitation,
    own_addresses,
    read_address,
    read_invitation,
)
from haspelknecht_qt.network.channel import KeyExchange, WrongKey
from haspelknecht_qt.network.code_words import WORDS, new_code, read_code, words_beginning_with
from haspelknecht_qt.network.errors import NetworkError, NetworkErrorKind
from haspelknecht_qt.network.frames import FrameBuffer, FrameKind, Greeting, own_greeting, write_frame
from haspelknecht_qt.network.values import MAX_NUMBER, UnreadableValue, ValueFormat
from haspelknecht_qt.network.versions import version_error


def test_code_words_differ_in_their_first_three_letters():
    assert len(WORDS) == 256
    assert len({word[:3] for word in WORDS}) == 256
    assert all(word.isascii() and word.islower() and 3 <= len(word) <= 8 for word in WORDS)
    assert [*WORDS] == sorted(WORDS)


def test_codes_differ_and_can_be_read():
    codes = {new_code() for _ in range(100)}
    assert len(codes) == 100
    assert all(read_code(code) == code for code in codes)


@pytest.mark.parametrize(
    "typed", ["Abbey acorn-actor, ALBUM", "  abbey  acorn\nactor\talbum ", "abbey.acorn.actor.album"]
)
def test_code_is_read_with_any_separators_and_capitals(typed):
    assert read_code(typed) == "abbey-acorn-actor-album"


def test_unknown_code_word_is_reported_with_similar_words():
    with pytest.raises(NetworkError) as refused:
        read_code("abbey acorn actor albun")
    assert refused.value.kind is NetworkErrorKind.UNKNOWN_WORD
    assert refused.value.details["word"] == "albun"
    assert "album" in refused.value.details["near"]


@pytest.mark.parametrize("typed, count", [("", 0), ("abbey", 1), ("abbey " * 5, 5)])
def test_code_without_exactly_four_words_is_refused(typed, count):
    with pytest.raises(NetworkError) as refused:
        read_code(typed)
    assert refused.value.details == {"count": str(count)}


def test_code_words_are_found_by_their_beginning():
    assert words_beginning_with("ab") == ("abbey",)
    assert words_beginning_with("qx") == ()


@pytest.mark.parametrize(
    "typed, host, port",
    [
        ("192.168.0.5", "192.168.0.5", DEFAULT_PORT),
        (" 192.168.0.5:4711 ", "192.168.0.5", 4711),
        ("255.0.0.255", "255.0.0.255", DEFAULT_PORT),
        ("192.168.0.5.local", "192.168.0.5.local", DEFAULT_PORT),
        ("annas-laptop.local", "annas-laptop.local", DEFAULT_PORT),
        ("fe80::1%eth0", "fe80::1%eth0", DEFAULT_PORT),
        ("::1", "::1", DEFAULT_PORT),
        ("[fe80::1%wlan0]:80", "fe80::1%wlan0", 80),
        ("[2001:db8::2]", "2001:db8::2", DEFAULT_PORT),
    ],
)
def test_an_address_is_read_and_written(typed, host, port):
    address = read_address(typed)
    assert address == Address(host, port)
    assert read_address(str(address)) == address


@pytest.mark.parametrize(
    "typed",
    [
        "a b",
        "192.168.0.300",
        "192.168.0",
        "10.0.0.1.2",
        "1:2:3",
        "[fe80:::1]",
        "192.168.0.5:",
        "1.2.3.4:0",
        "1.2.3.4:65536",
        "[::1",
        "http://x/",
        "ä" * 999 + " ",
    ],
)
def test_invalid_address_is_refused(typed):
    with pytest.raises(NetworkError) as refused:
        read_address(typed)
    assert refused.value.kind is NetworkErrorKind.NO_ADDRESS


def test_empty_address_is_refused_for_its_own_reason():
    with pytest.raises(NetworkError) as refused:
        read_address(" ")
    assert refused.value.kind is NetworkErrorKind.EMPTY_ADDRESS


def test_an_invitation_is_read_and_written():
    for address in ("192.168.0.5", "[fe80::1%eth0]:4711"):
        assert read_invitation(invitation(address, "abbey-acorn-actor-album")) == (address, "abbey-acorn-actor-album")


def test_own_addresses_can_be_read():
    assert all(read_address(address).port == 4711 for address in own_addresses(4711))


def test_computer_without_a_network_has_no_address(monkeypatch):
    class LoopbackOnly(QNetworkInterface):
        @staticmethod
        def allInterfaces():
            found = QNetworkInterface.allInterfaces()
            return [each for each in found if each.flags() & QNetworkInterface.InterfaceFlag.IsLoopBack]

    monkeypatch.setattr(addresses, "QNetworkInterface", LoopbackOnly)
    assert own_addresses(4711) == ()


@frozen
class Inner:
    number: int
    words: tuple[str, ...] = ()


@frozen
class Outer:
    inner: Inner
    flags: list[bool]
    pair: tuple[int, str]
    maybe: int | None
    kind: FrameKind


VALUE = Outer(Inner(3, ("a", "ü")), [True], (1, "x"), None, FrameKind.ALERT)
FORMAT = ValueFormat()


def written(value, value_format=FORMAT):
    """The value as it is read from JSON."""
    return json.loads(json.dumps(value_format.write(value)))


def test_values_are_written_and_read():
    assert written(VALUE) == [[3, ["a", "ü"]], [True], [1, "x"], None, 3]
    assert FORMAT.read(Outer, written(VALUE)) == VALUE
    assert FORMAT.read_named({"Outer": Outer}, ["Outer", written(VALUE)]) == VALUE


@pytest.mark.parametrize(
    "place, found",
    [
        (0, [True, []]),
        (0, [1.0, []]),
        (0, [MAX_NUMBER + 1, []]),
        (0, [3]),
        (0, [3, "ab"]),
        (0, [3, ["x" * 401]]),
        (0, None),
        (1, [1]),
        (1, {}),
        (2, [1, "x", 2]),
        (2, [1]),
        (3, "x"),
        (4, 4),
        (4, True),
        (4, []),
    ],
)
def test_value_of_a_wrong_type_or_size_is_refused(place, found):
    values = written(VALUE)
    values[place] = found
    with pytest.raises(UnreadableValue, match="Outer"):
        FORMAT.read(Outer, values)


@pytest.mark.parametrize("found", [None, [], ["Outer"], ["Inner", []], [["Outer"], []], {"Outer": []}])
def test_value_without_a_known_class_name_and_fields_is_refused(found):
    with pytest.raises(UnreadableValue):
        FORMAT.read_named({"Outer": Outer}, found)


def test_shared_constants_are_not_written_and_are_restored_on_reading():
    shared = ValueFormat({Outer: {"inner": VALUE.inner}})
    assert written(VALUE, shared) == [[True], [1, "x"], None, 3]
    assert shared.read(Outer, written(VALUE, shared)).inner is VALUE.inner


def test_shape_of_a_class_depends_on_its_fields():
    @frozen
    class Changed:
        number: int
        words: tuple[int, ...] = ()

    Changed.__name__ = "Inner"
    assert FORMAT.shape([Inner]) != ValueFormat().shape([Changed])
    assert FORMAT.shape([Outer]) == ValueFormat().shape([Outer, Inner])


def channels(host_words="one", guest_words="one", host_context=b"", guest_context=b""):
    """The channels of host and guest."""
    host, guest = KeyExchange(host_words, is_host=True), KeyExchange(guest_words, is_host=False)
    return host.finish(guest.message, host_context), guest.finish(host.message, guest_context)


def test_host_and_guest_channels_decrypt_each_other():
    host, guest = channels()
    for number in range(3):
        message = b"message %d" % number
        assert host.open(guest.seal(message)) == message
        assert guest.open(host.seal(message)) == message


@pytest.mark.parametrize("change", [{"guest_words": "two"}, {"guest_context": b"changed"}])
def test_channel_with_another_code_or_context_cannot_decrypt(change):
    host, guest = channels(**change)
    with pytest.raises(WrongKey):
        host.open(guest.seal(b"hello"))


def test_channel_refuses_repeated_changed_and_reflected_messages():
    host, guest = channels()
    first, second = guest.seal(b"first"), guest.seal(b"second")
    with pytest.raises(WrongKey):
        guest.open(first)
    with pytest.raises(WrongKey):
        host.open(second)
    with pytest.raises(WrongKey):
        host.open(first[:-1] + bytes([first[-1] ^ 1]))
    assert host.open(first) == b"first"
    with pytest.raises(WrongKey):
        host.open(first)
    assert host.open(second) == b"second"


def test_key_exchange_and_sealed_messages_contain_no_plain_text():
    exchange = KeyExchange("abbey-acorn-actor-album", is_host=False)
    assert b"abbey" not in exchange.message
    _, guest = channels()
    assert b"secret" not in guest.seal(b"a secret plan")


@pytest.mark.parametrize(
    "message", [b"", b"A" + bytes(32), b"B" + bytes(32), b"B" + b"\xff" * 32, b"x" * 33, bytes(500)]
)
def test_invalid_key_is_refused(message):
    with pytest.raises(WrongKey):
        KeyExchange("one", is_host=False).finish(message, b"")


def test_key_exchange_refuses_its_own_message():
    exchange = KeyExchange("one", is_host=False)
    with pytest.raises(WrongKey):
        exchange.finish(b"B" + exchange.message[1:], b"")


def test_frames_are_read_from_single_bytes():
    buffer, sent = (
        FrameBuffer(),
        own_greeting() + write_frame(FrameKind.KEY, b"key") + write_frame(FrameKind.SEALED, b""),
    )
    greeting, frames = None, []
    for place in range(len(sent)):
        buffer.add(sent[place : place + 1])
        if greeting is None:
            greeting = buffer.take_greeting()
        else:
            while (frame := buffer.take_frame()) is not None:
                frames.append(frame)
    assert isinstance(greeting[0], Greeting)
    assert [(frame.kind, frame.content) for frame in frames] == [(FrameKind.KEY, b"key"), (FrameKind.SEALED, b"")]


@pytest.mark.parametrize(
    "line", [b"GET / HTTP/1.1\r\n", b"\n", b"x", b"HASPELKNECHT-QT TABLE x\n", b"HASPELKNECHT-QT TABLE " + b"1" * 90]
)
def test_greeting_of_another_protocol_is_refused(line):
    buffer = FrameBuffer()
    buffer.add(line)
    with pytest.raises(NetworkError) as refused:
        buffer.take_greeting()
    assert refused.value.kind is NetworkErrorKind.NO_TABLE


@pytest.mark.parametrize("frame", [b"\x02\x00\x01\x00\x00", b"\x00\x00\x00\x00\x00", b"\xff\xff\xff\xff\xff"])
def test_frame_with_a_wrong_kind_or_length_is_refused_by_its_header(frame):
    buffer = FrameBuffer()
    buffer.add(frame)
    with pytest.raises(NetworkError) as refused:
        buffer.take_frame()
    assert refused.value.kind is NetworkErrorKind.BAD_MESSAGE


@pytest.mark.parametrize(
    "host, guest, kind",
    [
        ("1.9.0", "1.10.0", NetworkErrorKind.OLDER_HOST),
        ("2.0", "1.10.3", NetworkErrorKind.OLDER_GUEST),
        ("1.0", "1.0", NetworkErrorKind.OTHER_VERSION),
    ],
)
def test_version_error_names_the_older_side(host, guest, kind):
    assert version_error("program", host, guest).kind is kind
    assert version_error("program", "b", "a", programs=(host, guest)).kind is kind
