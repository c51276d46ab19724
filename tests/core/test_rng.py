import hashlib
import random
from collections import Counter
from itertools import islice

import pytest

from haspelknecht_qt.core.rng import SEED_LIMIT, EventRandomGenerator, Generator, bot_seed

MASK = (1 << 64) - 1

# Critical values of chi square that a fair generator exceeds once in a million times, by degrees of freedom.
CHI_SQUARE = {5: 35.9, 23: 72.4, 51: 116.0, 255: 375.0}


def stream(generator, count):
    return [generator.bits() for _ in range(count)]


def chi_square(counts, cells):
    expected = sum(counts.values()) / cells
    return sum((counts[cell] - expected) ** 2 / expected for cell in range(cells))


def test_random_numbers_of_a_seed_never_change():
    # These values must never change: a saved seed has to deal the same game in every version.
    assert stream(Generator(0), 3) == [6235967106033911276, 4964577235801436555, 5009519748041543987]
    assert stream(Generator(1), 3) == [9639420846141804449, 5283499334869912440, 17514250673873061963]
    assert stream(Generator(1, 1), 3) == [7414972711310570078, 14430371087758423229, 2482083257761656966]
    assert stream(Generator(MASK, 400), 3) == [1132820508729021355, 13783167092930663456, 13802705831266362204]
    generator = Generator(2024, 5)
    assert [generator.random_below(6) for _ in range(20)] == [
        5,
        0,
        0,
        1,
        4,
        3,
        5,
        5,
        1,
        0,
        3,
        3,
        5,
        2,
        1,
        2,
        0,
        4,
        2,
        4,
    ]
    items = list(range(10))
    Generator(2024, 6).shuffle(items)
    assert items == [0, 6, 2, 7, 4, 5, 8, 1, 3, 9]


def test_generator_is_splitmix64():
    # Published first outputs of SplitMix64 for the state 1234567.
    generator = Generator(0)
    generator._state = 1234567
    assert stream(generator, 3) == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_same_seed_and_ply_give_the_same_stream():
    assert stream(Generator(99, 3), 100) == stream(Generator(99, 3), 100)


def test_streams_of_different_plies_and_seeds_do_not_overlap():
    # Overlapping streams would repeat a value: among 64-bit values that does not happen by chance.
    values = [value for seed in range(40) for ply in range(50) for value in stream(Generator(seed, ply), 20)]
    assert len(set(values)) == len(values)


def test_neighbouring_plies_are_not_correlated():
    pairs = Counter(
        4 * Generator(7, ply).random_below(4) + Generator(7, ply + 1).random_below(4) for ply in range(20_000)
    )
    assert chi_square(pairs, 16) < 50


def test_neighbouring_seeds_are_not_correlated():
    pairs = Counter(4 * Generator(seed).random_below(4) + Generator(seed + 1).random_below(4) for seed in range(20_000))
    assert chi_square(pairs, 16) < 50


@pytest.mark.parametrize("limit", [6, 24, 52, 256])
def test_random_below_is_uniform_over_one_stream(limit):
    generator = Generator(5, limit)
    counts = Counter(generator.random_below(limit) for _ in range(40_000))
    assert set(counts) == set(range(limit))
    assert chi_square(counts, limit) < CHI_SQUARE[limit - 1]


@pytest.mark.parametrize("limit", [6, 52])
def test_random_below_is_uniform_over_first_draws_of_plies(limit):
    # A match draws in this way: the first value of a separate stream at every ply.
    counts = Counter(Generator(11, ply).random_below(limit) for ply in range(40_000))
    assert chi_square(counts, limit) < CHI_SQUARE[limit - 1]


def test_random_below_rejects_values_of_the_incomplete_last_block(monkeypatch):
    # With a limit of 3 the one value above the last complete block is 2**64 - 1.
    values = iter([MASK, MASK - 1])
    monkeypatch.setattr(Generator, "bits", lambda _self: next(values))
    assert Generator(0).random_below(3) == (MASK - 1) % 3


def test_random_below_1_is_0():
    assert Generator(3).random_below(1) == 0


def test_random_below_accepts_the_largest_limit():
    assert Generator(3).random_below(1 << 64) == Generator(3).bits()


@pytest.mark.parametrize("limit", [0, -1])
def test_random_below_refuses_a_limit_below_1(limit):
    with pytest.raises(ValueError, match="allowed is 1 or more"):
        Generator(0).random_below(limit)


def test_choice_takes_every_item():
    generator = Generator(8)
    assert {generator.choice("abc") for _ in range(100)} == set("abc")


def test_shuffle_is_uniform_over_all_orders():
    generator = Generator(12)
    orders = Counter()
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        generator.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < CHI_SQUARE[23]


@pytest.mark.parametrize("items", [[], ["only"]])
def test_shuffle_leaves_empty_and_single_item_lists_unchanged(items):
    before = list(items)
    Generator(1).shuffle(items)
    assert items == before


def test_bits_are_balanced():
    ones = [0] * 64
    for value in islice(iter(Generator(4).bits, None), 10_000):
        for bit in range(64):
            ones[bit] += value >> bit & 1
    assert all(4700 < count < 5300 for count in ones)


class TestEventRandomGenerator:
    def test_random_numbers_of_a_seed_never_change(self):
        # These values must never change: a saved seed has to deal the same game in every version.
        assert stream(EventRandomGenerator(0, 0), 2) == [7558044264094019709, 6640235508233765745]
        assert stream(EventRandomGenerator(SEED_LIMIT - 1, 2, 1, 5), 2) == [13619497768108980423, 8792356369954130134]
        generator = EventRandomGenerator(2024, 5)
        assert [generator.random_below(6) for _ in range(20)] == [
            3,
            4,
            4,
            1,
            0,
            1,
            0,
            5,
            3,
            5,
            5,
            4,
            5,
            3,
            1,
            0,
            3,
            3,
            0,
            2,
        ]

    def test_event_generator_is_blake2b_keyed_with_the_seed(self):
        # Block 1 of the event "year 2, season 1, pool 5", as anyone can compute it without this program.
        key = (77).to_bytes(16, "big")
        digest = hashlib.blake2b(b"2 1 5 1", key=key, person=b"draw").digest()
        assert stream(EventRandomGenerator(77, 2, 1, 5), 16)[8:] == [
            int.from_bytes(digest[place : place + 8], "big") for place in range(0, 64, 8)
        ]

    def test_for_event_replaces_the_ply_in_event_generators_only(self):
        assert stream(EventRandomGenerator(9, 3).for_event(1, 2), 4) == stream(
            EventRandomGenerator(9, 80).for_event(1, 2), 4
        )
        assert stream(EventRandomGenerator(9, 3), 4) != stream(EventRandomGenerator(9, 80), 4)
        assert stream(Generator(9, 3).for_event(1, 2), 4) == stream(Generator(9, 3), 4)

    def test_first_draws_of_different_seeds_are_uniform(self):
        counts = Counter(EventRandomGenerator(seed, 1).random_below(6) for seed in range(12_000))
        assert chi_square(counts, 6) < CHI_SQUARE[5]

    def test_slightly_larger_limit_gives_nearly_the_same_fraction(self):
        pairs = [
            (EventRandomGenerator(seed, 1).random_below(40) / 40, EventRandomGenerator(seed, 1).random_below(41) / 41)
            for seed in range(500)
        ]
        assert all(abs(one - other) < 0.03 for one, other in pairs)

    @pytest.mark.parametrize("limit", [0, -1])
    def test_event_generator_refuses_a_limit_below_1(self, limit):
        with pytest.raises(ValueError, match="allowed is 1 or more"):
            EventRandomGenerator(1).random_below(limit)

    def test_bot_seed_is_different_for_every_seed_and_seat(self):
        assert bot_seed(1, 0) == 1150038022975436911
        assert len({bot_seed(seed, seat) for seed in range(1000) for seat in range(4)}) == 4000


def unmixed(value):
    """Inverts the last step of SplitMix64: every 64 bits of output reveal the state."""
    value ^= value >> 31 ^ value >> 62
    value = value * pow(0x94D049BB133111EB, -1, 1 << 64) & MASK
    value ^= value >> 27 ^ value >> 54
    value = value * pow(0xBF58476D1CE4E5B9, -1, 1 << 64) & MASK
    return value ^ value >> 30 ^ value >> 60


def attacked_seed(generator, ply):
    """Attack on a bot's generator: returns the seed of a Generator(seed, ply), for seeds below 2**64."""
    state = unmixed(generator.bits()) - 0x9E3779B97F4A7C15 & MASK
    mixed_ply = Generator(0, ply)._state
    return unmixed(state) ^ unmixed(mixed_ply)


def test_the_attack_finds_the_seed_of_a_plain_generator():
    seeds = [seed * 0x123456789ABCDEF & MASK for seed in range(1, 200)]
    assert all(attacked_seed(Generator(seed, seed % 300), seed % 300) == seed for seed in seeds)


def test_the_attack_on_a_bot_does_not_find_the_match_seed():
    secret = random.Random(4)
    for place in range(10_000):
        seed, seat, ply = secret.randrange(SEED_LIMIT if place % 2 else 1 << 64), place % 4, place % 300
        found = attacked_seed(Generator(bot_seed(seed, seat), ply), ply)
        # The attack finds what a bot may know: its own seed.
        assert found == bot_seed(seed, seat)
        assert found not in {seed, seed >> 64, seed & MASK}
