"""Colour vision deficiencies: simulated colours and colour differences, by published formulas, without a package.

There are two simulations, since they differ slightly: the projection in the space of cones by Viénot, Brettel and
Mollon (1999) and Brettel, Viénot and Mollon (1997), and the matrices of Machado, Oliveira and Fernandes (2009) at full
severity.
"""

import math
from itertools import combinations

Vector = tuple[float, float, float]
Matrix = tuple[Vector, Vector, Vector]

IDENTITY: Matrix = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
MACHADO: dict[str, Matrix] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}

# From linear RGB to the responses of the long, middle and short cones (Smith and Pokorny), as in Viénot 1999.
CONES: Matrix = (
    (17.8824, 43.5161, 4.11935),
    (3.45565, 27.1554, 3.86714),
    (0.0299566, 0.184309, 1.46709),
)
LACKING = {"protanopia": 0, "deuteranopia": 1, "tritanopia": 2}

XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
WHITE: Vector = (0.95047, 1.0, 1.08883)

DICHROMACIES = tuple(LACKING)
VISIONS = ("normal", *DICHROMACIES)


def times(matrix, vector):
    return tuple(sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)


def cross(a, b):
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def dot(a, b):
    return sum(x * y for x, y in zip(a, b, strict=True))


def inverse(matrix):
    a, b, c = matrix
    volume = dot(a, cross(b, c))
    columns = (cross(b, c), cross(c, a), cross(a, b))
    return tuple(tuple(column[row] / volume for column in columns) for row in range(3))


def linear(colour):
    """Linear RGB of "#rrggbb"."""
    channels = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return tuple(value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in channels)


def projected(light, vision):
    """Projects a colour onto the plane of colours that this vision sees as normal vision does.

    Two cones keep their responses. The plane contains white and, without long or middle cones, blue. Vision without
    short cones has two half planes, one with red and one with cyan; each colour is projected to the one on its side of
    white.
    """
    lacking = LACKING[vision]
    cones = times(CONES, light)
    white = times(CONES, (1.0, 1.0, 1.0))
    anchors = [(0.0, 0.0, 1.0)] if lacking < 2 else [(1.0, 0.0, 0.0), (0.0, 1.0, 1.0)]
    anchor = times(CONES, anchors[0])
    if lacking == 2 and cones[0] * white[1] < cones[1] * white[0]:
        anchor = times(CONES, anchors[1])
    normal = cross(white, anchor)
    seen = list(cones)
    seen[lacking] = -sum(normal[k] * cones[k] for k in range(3) if k != lacking) / normal[lacking]
    return times(inverse(CONES), tuple(seen))


def lab(light):
    """CIE L*a*b* under daylight; colours outside the screen's gamut are clipped."""
    xyz = times(XYZ, tuple(min(1.0, max(0.0, value)) for value in light))
    x, y, z = (
        value ** (1 / 3) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116
        for value in (part / white for part, white in zip(xyz, WHITE, strict=True))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def simulated_colours(colour, vision):
    """A colour under a vision deficiency, by both simulations."""
    light = linear(colour)
    if vision == "normal":
        return [lab(light)]
    return [lab(times(MACHADO[vision], light)), lab(projected(light, vision))]


def contrast(one, other):
    """Contrast of two colours "#rrggbb" by the web accessibility guidelines: from 1 to 21."""
    low, high = sorted(
        sum(weight * part for weight, part in zip(XYZ[1], linear(colour), strict=True)) for colour in (one, other)
    )
    return (high + 0.05) / (low + 0.05)


def difference(one, other, vision="normal"):
    """Difference of two colours "#rrggbb" for a vision: the smaller result of the simulations."""
    return min(
        ciede2000(a, b) for a, b in zip(simulated_colours(one, vision), simulated_colours(other, vision), strict=True)
    )


def closest(colours, vision):
    """(difference, one, other) of the two most similar colours; `colours` has them by name."""
    return min(
        (difference(colours[one], colours[other], vision), one, other) for one, other in combinations(colours, 2)
    )


def ciede2000(one, other):
    """CIEDE2000 difference of two colours in L*a*b*, with all weights 1."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean_c = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    grey = 0.5 * (1 - math.sqrt(mean_c**7 / (mean_c**7 + 25**7)))
    a1, a2 = a1 * (1 + grey), a2 * (1 + grey)
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = (math.degrees(math.atan2(b, a)) % 360 if a or b else 0.0 for a, b in ((a1, b1), (a2, b2)))
    turn = h2 - h1 if c1 * c2 else 0.0
    turn -= 360 * round(turn / 360) if abs(turn) > 180 else 0
    dl, dc, dh = l2 - l1, c2 - c1, 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    mean_l, mean_c = (l1 + l2) / 2, (c1 + c2) / 2
    mean_h = h1 + h2
    if c1 * c2:
        if abs(h1 - h2) > 180:
            mean_h += 360 if mean_h < 360 else -360
        mean_h /= 2
    t = (
        1
        - 0.17 * math.cos(math.radians(mean_h - 30))
        + 0.24 * math.cos(math.radians(2 * mean_h))
        + 0.32 * math.cos(math.radians(3 * mean_h + 6))
        - 0.20 * math.cos(math.radians(4 * mean_h - 63))
    )
    sl = 1 + 0.015 * (mean_l - 50) ** 2 / math.sqrt(20 + (mean_l - 50) ** 2)
    sc, sh = 1 + 0.045 * mean_c, 1 + 0.015 * mean_c * t
    theta = 30 * math.exp(-(((mean_h - 275) / 25) ** 2))
    rt = -2 * math.sqrt(mean_c**7 / (mean_c**7 + 25**7)) * math.sin(math.radians(2 * theta))
    return math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rt * dc / sc * dh / sh)
