"""Makes the font files beside it; see README.md there. Usage: make.py FOLDER-OF-@fontsource-variable"""

import sys
import tempfile
from pathlib import Path

from fontTools import merge, subset
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.ttLib import TTFont, newTable
from fontTools.varLib import build, instancer

source = Path(sys.argv[1])
here = Path(__file__).parent
scratch = Path(tempfile.mkdtemp())

LIGHTEST, HEAVIEST = 400, 1000
PUNCTUATION = [*range(0xA0, 0xC0), *map(ord, "–—‘’“”„•…€↑↓−")]
# Of each file: which letters come from which file of the package. The ranges in fonts.css say the same.
FILES = {
    "cyrillic": {
        "latin": [*range(0x20, 0x61), *range(0x7B, 0x7F), *PUNCTUATION],
        "cyrillic": [*range(0x400, 0x460), *map(ord, "Ґґ№")],
    },
    "latin": {
        "latin": [*range(0x20, 0x7F), *range(0xC0, 0x100), *PUNCTUATION],
        # The name of the other language in the switch.
        "cyrillic": [*map(ord, "БГ")],
    },
}


def original(family, alphabet):
    return TTFont(source / family / "files" / f"{family}-{alphabet}-wght-normal.woff2")


def master(family, alphabet, letters, weight):
    font = original(family, alphabet)
    options = subset.Options(layout_features=["kern", "tnum", "locl", "ccmp"], glyph_names=True, notdef_outline=True)
    options.drop_tables += ["STAT"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    font = instancer.instantiateVariableFont(font, {"wght": weight})
    font.flavor = None
    path = scratch / f"{family}-{alphabet}-{weight}.ttf"
    font.save(path)
    return str(path)


def make(family, name, alphabets):
    design = DesignSpaceDocument()
    design.addAxis(AxisDescriptor(name="Weight", tag="wght", minimum=LIGHTEST, default=LIGHTEST, maximum=HEAVIEST))
    for weight in (LIGHTEST, HEAVIEST):
        path = scratch / f"{family}-{weight}.ttf"
        merge.Merger().merge([master(family, *letters, weight) for letters in alphabets.items()]).save(path)
        design.addSource(SourceDescriptor(path=str(path), location={"Weight": weight}))
    font, _, _ = build(design, exclude=["MVAR"])

    # What a merge leaves behind: the steps between the weights, and how small sizes are put on the grid.
    latin = original(family, "latin")
    font["avar"] = newTable("avar")
    steps = {at: to for at, to in latin["avar"].segments["wght"].items() if at >= 0}
    font["avar"].segments = {"wght": {-1.0: -1.0, **steps}}
    for table in ("prep", "gasp"):
        font[table] = latin[table]
    font["head"].flags = latin["head"].flags
    for most in ("maxStorage", "maxStackElements"):
        setattr(font["maxp"], most, getattr(latin["maxp"], most))

    font.flavor = "woff2"
    font.save(here / f"{family}-{name}.woff2")


for family in ("sofia-sans", "sofia-sans-condensed"):
    for name, alphabets in FILES.items():
        make(family, name, alphabets)
