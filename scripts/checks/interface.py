"""Compares Strut's frames with those that Interface Builder stored.

`scripts/checks/interface` runs it."""

import argparse
import collections
import dataclasses
import json
import math
import pathlib
import shutil
import subprocess
import sys
import tempfile
from xml.etree import ElementTree

from interface_document import Document
from interface_equations import COORDINATES
from interface_frames import StoredScene, read_scenes

ROWS = ("exact", "intrinsic", "text", "wrap", "asset", "environment", "open")

# The row `views` counts the views that depend on nothing else.
CERTAIN = {"given", "exact", "intrinsic", "text"}

# Strut prints frames with four decimals.
PRECISION = 1e-6


@dataclasses.dataclass(frozen=True)
class Canvas:
    """A scene to lay out: the document's path in the folder, the id to select it by, the spec."""

    path: pathlib.Path
    scene_id: str
    stored: StoredScene
    spec: str


def warn(message):
    print(f"check-interface: {message}", file=sys.stderr)


def read_documents(folder):
    """The documents for iOS in a folder by path; names the others."""
    for path in sorted(folder.rglob("*")):
        if path.suffix not in (".storyboard", ".xib") or not path.is_file():
            continue
        try:
            document = Document(path)
        except ElementTree.ParseError as error:
            warn(f"{path} is skipped: {error}")
            continue
        if document.is_ios:
            yield path.relative_to(folder), document
        else:
            warn(f"{path} is skipped: it is not for iOS")


def canvases(path, document):
    """The scenes of a document that Interface Builder's canvas lays out."""
    for stored in read_scenes(document):
        root = stored.scene.root
        scene_id = stored.scene.controller or root.id
        is_main = root.key == "view" or not document.is_storyboard
        if is_main and scene_id and root.frame and min(root.frame[2:]) > 0:
            yield Canvas(path, scene_id, stored, spec(path.name, scene_id, stored, document))


def spec(name, scene_id, stored, document):
    """The spec of a scene in the size and with the insets of the canvas."""
    scale = document.device.scale
    # A screen has whole pixels.
    width, height = (
        math.ceil(length * scale - PRECISION) / scale for length in stored.scene.root.frame[2:]
    )
    insets = [stored.safe_area.get(side, 0) for side in ("top", "left", "bottom", "right")]
    device = (
        f"id: canvas, width: {width:g}, height: {height:g}, scale: {scale}, "
        f"safeArea: [{', '.join(f'{inset:g}' for inset in insets)}]"
    )
    return (
        f"interface: {json.dumps(name)}\n"
        f"scene: {json.dumps(scene_id)}\n"
        "design: true\n"
        f"matrix: {{ device: {{ {device} }} }}\n"
    )


def lay_out(program, work, path):
    """Runs the program on a spec or a folder of specs."""
    command = [program, "layout", path, "--json"]
    return subprocess.run(command, cwd=work, capture_output=True, text=True)


def lay_out_all(program, folder, all_canvases):
    """The frames by view id of each canvas, and whether the program refused or failed on one."""
    with tempfile.TemporaryDirectory(prefix="strut-interface-") as work:
        specs = []
        for index, canvas in enumerate(all_canvases):
            document = pathlib.Path(work) / canvas.path
            document.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(folder / canvas.path, document)
            specs.append(canvas.path.parent / f"scene-{index}.yaml")
            (work / specs[-1]).write_text(canvas.spec, encoding="utf-8")
        runs = [lay_out(program, work, ".")]
        has_failed = runs[0].returncode != 0
        if has_failed:
            # One refused scene refuses all: the others are laid out alone.
            runs = [lay_out(program, work, path) for path in specs]
            for canvas, run in zip(all_canvases, runs):
                if run.returncode != 0:
                    errors = [line for line in run.stderr.splitlines() if "error: " in line]
                    warn(f"{canvas.path}, scene {canvas.scene_id}: status {run.returncode}")
                    print(*errors, sep="\n", file=sys.stderr)
    frames = [{} for _ in all_canvases]
    for run in runs:
        for cell in json.loads(run.stdout)["cells"] if run.returncode == 0 else []:
            index = int(pathlib.Path(cell["spec"]).stem.removeprefix("scene-"))
            frames[index] = {v["object"]: v["frame"] for v in cell["views"] if "object" in v}
    return frames, has_failed


def compare(all_canvases, all_frames):
    """Counts by row, as pairs of matching and all, and a line for each difference."""
    counts = collections.defaultdict(lambda: [0, 0])
    differences = []

    def count(row, matches):
        counts[row][0] += matches
        counts[row][1] += 1

    for canvas, frames in zip(all_canvases, all_frames):
        for stored in canvas.stored.views:
            kinds = {component.kind for component in stored.components.values()}
            if stored.doubts or kinds == {"given"}:
                continue
            view = stored.view
            frame = frames.get(view.id, [None] * len(COORDINATES))
            all_match = True
            for coordinate, value, expected in zip(COORDINATES, frame, view.frame):
                component = stored.components[coordinate]
                if component.kind == "given":
                    continue
                matches = (
                    value is not None and abs(value - expected) <= component.tolerance + PRECISION
                )
                count(component.kind, matches)
                if not matches:
                    all_match = False
                    shown = "none" if value is None else f"{value:g}"
                    where = [component.kind, canvas.path, canvas.scene_id, view.id or "none"]
                    differences.append([*where, view.tag, coordinate, shown, f"{expected:g}"])
            if kinds <= CERTAIN:
                count("views", all_match)
    return counts, differences


def main():
    parser = argparse.ArgumentParser(prog="scripts/checks/interface")
    parser.add_argument("program", help=argparse.SUPPRESS)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--list", action="store_true", help="print each coordinate that differs")
    arguments = parser.parse_args()
    if not arguments.folder.is_dir():
        parser.error(f"{arguments.folder} is not a folder")
    all_canvases = [
        canvas
        for path, document in read_documents(arguments.folder)
        for canvas in canvases(path, document)
    ]
    if not all_canvases:
        warn(f"no scene to lay out in {arguments.folder}")
        return 1
    program = pathlib.Path(arguments.program).resolve()
    frames, has_failed = lay_out_all(program, arguments.folder, all_canvases)
    counts, differences = compare(all_canvases, frames)
    if not counts:
        warn("no document stores a frame to compare")
    for row in (*ROWS, "views"):
        matching, total = counts[row]
        if total:
            print(f"{row:12} {matching:5} of {total:5} {100 * matching / total:7.2f} %")
    if arguments.list:
        for difference in differences:
            print(*difference, sep="\t")
    return 1 if has_failed else 0


if __name__ == "__main__":
    sys.exit(main())
