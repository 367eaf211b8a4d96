"""How different two colours look: CIEDE2000, also as seen with the two common colour deficiencies.

The deficiencies follow Machado, Oliveira and Fernandes (2009) at full severity, in linear RGB.
"""

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

from core.picture.palette import rgb

MATRICES = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
}
TO_XYZ = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
WHITE = (0.95047, 1.0, 1.08883)


def times(matrix, vector):
    return tuple(sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)


def lab(colour: str, vision: str):
    linear = [v / 255 / 12.92 if v / 255 <= 0.04045 else ((v / 255 + 0.055) / 1.055) ** 2.4 for v in rgb(colour)]
    seen = [min(1.0, max(0.0, value)) for value in times(MATRICES[vision], linear)]
    f = [
        (share ** (1 / 3) if share > 216 / 24389 else (24389 / 27 * share + 16) / 116)
        for share in (value / white for value, white in zip(times(TO_XYZ, seen), WHITE, strict=True))
    ]
    return 116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])


def difference_of_labs(one, other) -> float:
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean_c7 = ((hypot(a1, b1) + hypot(a2, b2)) / 2) ** 7
    g = 0.5 * (1 - sqrt(mean_c7 / (mean_c7 + 25**7)))
    c1, c2 = hypot(a1 * (1 + g), b1), hypot(a2 * (1 + g), b2)
    h1, h2 = degrees(atan2(b1, a1 * (1 + g))) % 360, degrees(atan2(b2, a2 * (1 + g))) % 360
    dh = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    mean_l, mean_c = (l1 + l2) / 2, (c1 + c2) / 2
    mean_h = h1 + h2 if c1 * c2 == 0 else (h1 + dh / 2) % 360
    t = (
        1
        - 0.17 * cos(radians(mean_h - 30))
        + 0.24 * cos(radians(2 * mean_h))
        + 0.32 * cos(radians(3 * mean_h + 6))
        - 0.20 * cos(radians(4 * mean_h - 63))
    )
    weight_l = 1 + 0.015 * (mean_l - 50) ** 2 / sqrt(20 + (mean_l - 50) ** 2)
    weight_c, weight_h = 1 + 0.045 * mean_c, 1 + 0.015 * mean_c * t
    turn = -2 * sqrt(mean_c**7 / (mean_c**7 + 25**7)) * sin(radians(60 * exp(-(((mean_h - 275) / 25) ** 2))))
    dl, dc = (l2 - l1) / weight_l, (c2 - c1) / weight_c
    dhue = 2 * sqrt(c1 * c2) * sin(radians(dh / 2)) / weight_h
    return sqrt(dl**2 + dc**2 + dhue**2 + turn * dc * dhue)


def difference(one: str, other: str, vision: str = "normal") -> float:
    return difference_of_labs(lab(one, vision), lab(other, vision))
