"""Encrypted channel between a guest and a host that know the same words.

The key comes from SPAKE2, a password-authenticated key exchange, in the library `spake2`, which Magic Wormhole uses for
its codes of words too. A code of four words is short. With a plain key derivation, one recorded connection would let a
stranger try all codes offline. So would a Noise handshake with the words as pre-shared key. With SPAKE2 each try needs
a connection of its own to the host, which counts them.

Messages are then encrypted with ChaCha20-Poly1305 of the library `cryptography`, which `spake2` needs anyway. There is
one key for each direction, and the nonce is a counter. So a message that is changed, repeated, left out or out of order
is refused.

The first message of the guest proves that it knows the words, before the host has proved anything.
"""

from __future__ import annotations

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from spake2 import SPAKE2_A, SPAKE2_B, SPAKEError
from spake2.ed25519_basic import NotOnCurve

_KEY_SIZE = 32
_NONCE_SIZE = 12
_ID_GUEST, _ID_HOST = b"guest", b"host"


class WrongKey(Exception):
    """The other side does not know the words, or a message was changed on its way."""


class SealedChannel:
    """Encrypts the messages to the other side and decrypts those that come from it."""

    def __init__(self, sending_key: bytes, receiving_key: bytes) -> None:
        self._sending = ChaCha20Poly1305(sending_key)
        self._receiving = ChaCha20Poly1305(receiving_key)
        self._sent = 0
        self._received = 0

    def seal(self, message: bytes) -> bytes:
        """Returns the encrypted message."""
        nonce = self._sent.to_bytes(_NONCE_SIZE, "big")
        self._sent += 1
        return self._sending.encrypt(nonce, message, None)

    def open(self, sealed: bytes) -> bytes:
        """Returns the message. Raises WrongKey unless it is the next one of the other side."""
        nonce = self._received.to_bytes(_NONCE_SIZE, "big")
        try:
            message = self._receiving.decrypt(nonce, sealed, None)
        except InvalidTag as error:
            raise WrongKey from error
        self._received += 1
        return message


class KeyExchange:
    """Exchange of one message in each direction, from which both sides compute the keys of a channel.

    `words` is the code, or the token of a guest that comes back. `context` is what both sides have said before; the
    keys differ if a stranger has changed it.
    """

    def __init__(self, words: str, *, is_host: bool) -> None:
        make = SPAKE2_B if is_host else SPAKE2_A
        self._is_host = is_host
        self._exchange = make(words.encode(), idA=_ID_GUEST, idB=_ID_HOST)
        self.message: bytes = self._exchange.start()
        """Message for the other side: 33 bytes."""

    def finish(self, received: bytes, context: bytes) -> SealedChannel:
        """Returns the channel, given the other side's message. Raises WrongKey if that is no such message."""
        try:
            shared = self._exchange.finish(received)
        except (SPAKEError, NotOnCurve, ValueError, AssertionError) as error:
            raise WrongKey from error
        keys = HKDF(SHA256(), 2 * _KEY_SIZE, salt=context, info=b"keys of a table").derive(shared)
        of_guest, of_host = keys[:_KEY_SIZE], keys[_KEY_SIZE:]
        return SealedChannel(of_host, of_guest) if self._is_host else SealedChannel(of_guest, of_host)
