"""Damages valid files: strategies for bytes, texts and JSON values that are nearly valid."""

import copy

from hypothesis import strategies as st

WORDS = (
    "0",
    "-1",
    "1e999",
    "99999999999999999999999",
    "1" * 5000,
    "NaN",
    "nan",
    "true",
    "null",
    '""',
    "''",
    "[]",
    "{}",
    "[" * 2000,
    '"\\ud800"',
    "\u0000",
    "\ufeff",
    "\u2028",
    "\r",
    "\x0b\x85\u2029",
    "\u202e\u2066",
    "é" * 50,
    "2020-01-01",
    "../../../etc/passwd",
    "%s%n{0}{x!r}",
)
"""Words that often break readers of text."""

STRANGE = (
    "<h1>Anna</h1>",
    "<table width=9000><tr><td>Anna",
    "<img src='file:///etc/passwd'>",
    "&amp;Jost&",
    "x" * 100,
    "W" * 100,
    "\u0300" * 40,
    "\U0001f469\u200d\U0001f33e",
    "{name} %1 %n",
    "\ufdfd" * 20,
)
"""Names of persons and bots in untrusted files."""

TURNED = set("\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Marks that change the writing direction."""

junk = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(-2, 100)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=20)
    | st.sampled_from(["", "person", "Émile", "chance", "../..", "x" * 3000, "\x00", "{found}"]),
    lambda children: st.lists(children, max_size=4) | st.dictionaries(st.text(max_size=8), children, max_size=4),
    max_leaves=8,
)
"""JSON values of every kind."""


@st.composite
def damaged_text(draw, sound):
    """Returns one of the valid texts with one to four changes."""
    text = draw(st.sampled_from(sound))
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.sampled_from([0, 1, 2, 5, 40, 10_000])))
        match draw(st.integers(0, 4)):
            case 0:
                text = text[:start] + text[end:]
            case 1:
                text = text[:start] + draw(st.sampled_from(WORDS)) + text[end:]
            case 2:
                text = text[:end] + text[start:end] + text[end:]
            case 3:
                text = text[:start] + draw(st.text(max_size=5)) + text[end:]
            case _:
                text = text[:start]
    return text


@st.composite
def damaged_bytes(draw, sound):
    """Returns one of the valid texts as bytes, some of them changed."""
    data = bytearray(draw(damaged_text(sound)).encode("utf-8", "surrogatepass"))
    for _ in range(draw(st.integers(0, 3))):
        if data:
            data[draw(st.integers(0, len(data) - 1))] = draw(st.integers(0, 255))
    return bytes(data)


@st.composite
def damaged_json(draw, sound):
    """Returns one of the valid JSON values with one to three of its parts replaced, removed or added."""
    value = copy.deepcopy(draw(st.sampled_from(sound)))
    for _ in range(draw(st.integers(1, 3))):
        places = list(_places(value))
        if not places:
            break
        holder, key = draw(st.sampled_from(places))
        if key not in holder if isinstance(holder, dict) else key >= len(holder):
            continue
        match draw(st.integers(0, 3)):
            case 0:
                del holder[key]
            case 1 if isinstance(holder, dict):
                holder[draw(st.text(max_size=12))] = draw(junk)
            case 1:
                holder.insert(key, copy.deepcopy(holder[key]))
            case 2 if isinstance(holder[key], str):
                holder[key] = draw(damaged_text([holder[key]]))
            case _:
                holder[key] = draw(junk)
    return value


@st.composite
def changed_json(draw, sound):
    """Returns one of the valid JSON values with one to four slight changes. A reader is likely to accept it."""
    value = copy.deepcopy(draw(st.sampled_from(sound)))
    for _ in range(draw(st.integers(1, 4))):
        holder, key = draw(st.sampled_from(list(_places(value))))
        match holder[key]:
            case bool() as flag:
                holder[key] = not flag
            case int() as number:
                holder[key] = draw(st.integers(-1, 13) | st.sampled_from([number - 1, number + 1, 99, 1 << 31]))
            case str():
                holder[key] = draw(
                    st.sampled_from(STRANGE) | st.sampled_from(_texts(value)) | st.text(min_size=1, max_size=9)
                )
            case list() as parts if parts:
                place, other = (draw(st.integers(0, len(parts) - 1)) for _ in range(2))
                match draw(st.integers(0, 3)):
                    case 0:
                        del parts[place]
                    case 1:
                        parts.insert(other, copy.deepcopy(parts[place]))
                    case 2:
                        del parts[place:]
                    case _:
                        parts[place], parts[other] = parts[other], parts[place]
    return value


def _texts(value):
    """Yields every short text in a JSON value."""
    return sorted({holder[key] for holder, key in _places(value) if isinstance(holder[key], str)})


def _places(value):
    """Yields every part of a JSON value: its container and its key."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield value, key
            yield from _places(part)
    elif isinstance(value, list):
        for index, part in enumerate(value):
            yield value, index
            yield from _places(part)


def is_sentence(text):
    """Whether a text can be shown as one sentence: on one line, in one direction, neither very short nor very long."""
    return 5 < len(text) < 4000 and len(text.splitlines()) == 1 and "Traceback" not in text and not TURNED & set(text)


def attempt(read, kind):
    """Returns the value and None, or None and the refusal of this kind. Any other error fails the test."""
    try:
        return read(), None
    except kind as error:
        return None, error
