"""Compares Strut's drawings with pictures of real screens, part by part.

`scripts/checks/look` runs it."""

import argparse
import dataclasses
import json
import math
import pathlib
import subprocess
import sys
import tempfile

import look_measures
import look_parts
from PIL import Image, ImageChops

SPECS = pathlib.Path(__file__).parent / "look-specs"
# The largest difference of colours that matches, by CIEDE2000.
COLOR_TOLERANCE = 3.0
# The least share of parts that must match, in percent.
GOAL = 90
# Positions are sums of binary fractions.
PRECISION = 1e-6


@dataclasses.dataclass(frozen=True)
class Result:
    """What both pictures show of a part: points or a colour, None if it is not found."""

    part: str
    real: object
    ours: object
    difference: float | None
    matches: bool
    problem: str = ""


def warn(message):
    print(f"check-look: {message}", file=sys.stderr)


def draw(program, spec, scale, folder):
    """The path of the picture of a spec's only cell; None if the program fails."""
    command = [program, "render", spec, "--format", "png", "--scale", f"{scale}", "--out", folder]
    run = subprocess.run(command, capture_output=True, text=True)
    pictures = sorted(folder.rglob("*.png"))
    if run.returncode != 0 or len(pictures) != 1:
        warn(f"{spec.name}: status {run.returncode}, {len(pictures)} cells")
        print(run.stderr, end="", file=sys.stderr)
        return None
    return pictures[0]


def compare(part, real, ours, tolerance):
    values = []
    for picture, owner in ((real, "the real picture"), (ours, "Strut's picture")):
        try:
            values.append(part.measure(picture))
        except look_measures.NotFound as error:
            values += [None] * (2 - len(values))
            return Result(part.name, *values, None, False, f"{error} in {owner}")
    if part.is_color:
        difference = look_measures.delta_e(*values)
        matches = difference <= COLOR_TOLERANCE
    else:
        difference = values[1] - values[0]
        matches = abs(difference) <= tolerance + PRECISION
    return Result(part.name, *values, difference, bool(matches))


def shown(value):
    if value is None:
        return "-"
    if isinstance(value, float):
        return f"{value:.2f}"
    return "#" + "".join(f"{round(channel):02X}" for channel in value)


def print_results(results):
    width = max(len(result.part) for result in results)
    print(f"  {'part':{width}} {'real':>8} {'ours':>8} {'offset':>7} {'ΔE':>6}")
    for result in results:
        columns = ["", ""]
        if result.difference is not None:
            is_color = not isinstance(result.real, float)
            columns[is_color] = (
                f"{result.difference:.1f}" if is_color else f"{result.difference:+.2f}"
            )
        verdict = "" if result.matches else result.problem or "differs"
        print(
            f"  {result.part:{width}} {shown(result.real):>8} {shown(result.ours):>8}"
            f" {columns[0]:>7} {columns[1]:>6}  {verdict}".rstrip()
        )


def write_beside(path, real, ours):
    """Writes the real picture, Strut's at the same place and size, and their difference."""
    x, y = (-origin * ours.scale for origin in real.origin)
    width, height = (length * ours.scale for length in real.size)
    crop = ours.image.crop((round(-x), round(-y), round(-x + width), round(-y + height)))
    crop = crop.resize(real.image.size, Image.Resampling.LANCZOS)
    sheet = Image.new("RGB", (3 * crop.width + 40, crop.height), "magenta")
    for index, image in enumerate((real.image, crop, ImageChops.difference(real.image, crop))):
        sheet.paste(image, (index * (crop.width + 20), 0))
    path.parent.mkdir(parents=True, exist_ok=True)
    sheet.save(path)


def percent(results):
    return 100 * sum(result.matches for result in results) / len(results)


def as_value(measured):
    return measured if measured is None or isinstance(measured, float) else shown(measured)


def as_json(all_results):
    return {
        name: [
            {
                "part": result.part,
                "real": as_value(result.real),
                "ours": as_value(result.ours),
                "difference": result.difference,
                "matches": result.matches,
            }
            for result in results
        ]
        for name, results in all_results.items()
    }


def compare_all(program, folder, tables, out):
    """The results by picture; None for a spec that cannot be drawn."""
    all_results = {}
    with tempfile.TemporaryDirectory(prefix="strut-look-") as work:
        for table in tables:
            path = folder / table.file
            if not path.is_file():
                warn(f"{path} is missing: {table.name} is skipped")
                continue
            # A scaled picture has no whole number of pixels a point.
            scale = math.ceil(table.scale)
            drawing = draw(program, table.spec, scale, pathlib.Path(work) / table.name)
            if drawing is None:
                all_results[table.name] = None
                continue
            real = look_measures.Picture(path, table.scale, table.origin)
            ours = look_measures.Picture(drawing, scale)
            if out:
                write_beside(out / f"{table.name}.png", real, ours)
            all_results[table.name] = [
                compare(part, real, ours, table.tolerance) for part in table.parts
            ]
    return all_results


def main():
    parser = argparse.ArgumentParser(
        prog="scripts/checks/look",
        description="Compares Strut's drawings with pictures of real screens. A position matches"
        " within 0.5 points, or 1 point in a scaled picture; a colour within 3 of CIEDE2000. The"
        f" status is 0 if at least {GOAL} % of the parts match.",
    )
    parser.add_argument("program", help=argparse.SUPPRESS)
    parser.add_argument("folder", type=pathlib.Path, help="the folder of the real pictures")
    parser.add_argument("--list", action="store_true", help="print each part")
    parser.add_argument("--picture", action="append", help="compare this one alone; repeatable")
    parser.add_argument("--out", type=pathlib.Path, help="write the pictures side by side to OUT")
    parser.add_argument("--json", action="store_true", help="print all parts as JSON")
    arguments = parser.parse_args()
    if not arguments.folder.is_dir():
        parser.error(f"{arguments.folder} is not a folder")
    try:
        tables = [look_parts.read_table(path) for path in sorted(SPECS.glob("*.toml"))]
    except look_parts.TableError as error:
        warn(error)
        return 2
    if arguments.picture:
        unknown = set(arguments.picture) - {table.name for table in tables}
        if unknown:
            parser.error(f"no table of parts: {', '.join(sorted(unknown))}")
        tables = [table for table in tables if table.name in arguments.picture]
    all_results = compare_all(arguments.program, arguments.folder, tables, arguments.out)
    drawn = {name: results for name, results in all_results.items() if results}
    every = [result for results in drawn.values() for result in results]
    if not every:
        warn(f"no picture to compare in {arguments.folder}")
        return 2
    if arguments.json:
        print(json.dumps(as_json(drawn), indent=2))
    else:
        for name, results in drawn.items():
            matching = sum(result.matches for result in results)
            print(f"{name:36} {matching:4} of {len(results):4} {percent(results):6.1f} %")
            if arguments.list:
                print_results(results)
        matching = sum(result.matches for result in every)
        print(f"{'all':36} {matching:4} of {len(every):4} {percent(every):6.1f} %")
    has_failed = len(drawn) < len(all_results)
    return 1 if has_failed or percent(every) < GOAL else 0


if __name__ == "__main__":
    sys.exit(main())
