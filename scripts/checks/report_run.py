"""A made-up run of 2,000 cells for `scripts/checks/report`, which share a few pictures."""

import json
import struct
import zlib

WIDTH, HEIGHT, SCALE = 375, 667, 2
SCREENS = ["chat", "login", "mail", "settings", "profile", "search", "map", "a'b\"<img src=x>&"]
DEVICES = [
    "iphone-se-3",
    "iphone-8",
    "iphone-x",
    "iphone-13-mini",
    "iphone-14",
    "iphone-15-pro",
    "iphone-15-pro-max",
    "iphone-16",
    "ipad-9",
    "ipad-pro-11",
]
STATES = [
    f"{appearance}{size}"
    for appearance in ["", ".dark", ".landscape", ".rtl", ".dark.rtl"]
    for size in ["", ".xs", ".xl", ".ax1", ".ax5"]
]
HOSTILE = '</script><img src=x onerror="window.hurt=1">`${window.hurt=1}`'


def picture(rectangles, background):
    """A PNG of rectangles in points on a colour."""
    width, height = WIDTH * SCALE, HEIGHT * SCALE
    rows = []
    for y in range(height):
        row = bytearray(bytes(background) * width)
        for (left, top, wide, high), colour in rectangles:
            if top * SCALE <= y < (top + high) * SCALE:
                row[left * SCALE * 3 : (left + wide) * SCALE * 3] = bytes(colour) * (wide * SCALE)
        rows.append(b"\0" + bytes(row))

    def chunk(kind, data):
        return (
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        )

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", head)
        + chunk(b"IDAT", zlib.compress(b"".join(rows), 6))
        + chunk(b"IEND", b"")
    )


def layout(send, rows):
    """A layout text whose button is at a place and whose rows are as high as given."""
    lines = [
        f"root view (0, 0) {WIDTH} × {HEIGHT}",
        "  bar view (0, 617) 375 × 50",
        f"    send button ({send[0]}, 8) {send[1]} × 34",
        "  list view (0, 60) 375 × 540",
    ]
    lines += [f"    row{index} label (16, {index * rows}) 343 × {rows}" for index in range(12)]
    return "\n".join(lines) + "\n"


OLD_LAYOUT = layout((313, 54), 40)
MOVED_LAYOUT = layout((301, 54), 40)
ROWS_LAYOUT = layout((313, 54), 42)


def changed_lines(old, new):
    """The lines of two layouts of the same views, marked."""
    marked = []
    for before, after in zip(old.splitlines(), new.splitlines()):
        if before == after:
            marked.append({"mark": "same", "text": after})
        else:
            marked += [{"mark": "removed", "text": before}, {"mark": "added", "text": after}]
    return marked


def changed(view, old, new):
    """The change of a view's frame, as results keep it."""
    return {
        "changed": {
            "_0": {
                "id": view,
                "frame": {"old": old, "new": new},
                "isReordered": False,
                "appearance": [],
            }
        }
    }


def record(screen, cell, number):
    """The results of one cell, by its number: most differ, some for another cause."""
    device, *states = cell.split(".")
    base = {
        "id": {"screen": screen, "cell": cell},
        "title": f"{screen} {HOSTILE}",
        "configuration": {"device": device, "states": states},
        "references": "r",
        "layout": [],
        "diagnostics": [],
        "outcome": "matched",
        "size": {"width": 750, "height": 1334},
        "pixelsPerPoint": SCALE,
    }
    kind = number % 20
    if kind == 17:
        return base | {"toleratedPixels": 640}, None
    if kind > 17:
        return base, None
    if kind == 16:
        return base | {
            "outcome": "missing",
            "evidence": {"actualPicture": "1", "actualLayout": "1"},
        }, OLD_LAYOUT
    if number % 100 == 15:
        error = {
            "rule": "unknownKey",
            "severity": "error",
            "message": f"no key `{HOSTILE}`",
            "file": "chat.yaml",
            "line": 3,
            "column": 5,
            "notes": [],
            "help": "did you mean?",
        }
        return base | {"outcome": "failed", "cause": "spec", "diagnostics": [error]}, None
    pixels = {
        "count": 4000,
        "total": 1000500,
        "left": 602,
        "top": 1250,
        "right": 734,
        "bottom": 1318,
        "excesses": [],
    }
    new, views = OLD_LAYOUT, []
    if kind < 9:
        new = MOVED_LAYOUT
        views = [changed("send", [313, 8, 54, 34], [301, 8, 54, 34])]
    elif kind < 13:
        new = ROWS_LAYOUT
        views = [
            changed(f"row{index}", [16, index * 40, 343, 40], [16, index * 42, 343, 42])
            for index in range(12)
        ]
    return base | {
        "outcome": "different",
        "difference": {
            "picture": {"different": {"_0": pixels}},
            "reference": [],
            "layout": views,
            "environment": [],
        },
        "layout": [] if new == OLD_LAYOUT else changed_lines(OLD_LAYOUT, new),
        "evidence": {"reference": "1", "actualPicture": "1", "actualLayout": "1"},
    }, new


def write(folder, matching=False):
    """Writes the run's folder; with `matching`, one of ten cells that all match."""
    grey, blue, pink = (225, 225, 230), (10, 98, 214), (255, 0, 170)
    old = picture([((0, 617, 375, 50), grey), ((313, 625, 54, 34), blue)], (255, 255, 255))
    new = picture([((0, 617, 375, 50), grey), ((301, 625, 54, 34), blue)], (255, 255, 255))
    difference = picture([((301, 625, 12, 34), pink), ((355, 625, 12, 34), pink)], (250, 250, 250))
    cells = []
    names = [
        (screen, device + state) for state in STATES for screen in SCREENS for device in DEVICES
    ]
    for number, (screen, cell) in enumerate(names[:10] if matching else names):
        facts, text = record(screen, cell, 19 if matching else number)
        cells.append(facts)
        if text is None:
            continue
        place = folder / screen / cell
        place.mkdir(parents=True)
        (place / "actual.png").write_bytes(new)
        (place / "actual.txt").write_text(text)
        if facts["outcome"] == "different":
            (place / "expected.png").write_bytes(old)
            (place / "difference.png").write_bytes(difference)
            (place / "expected.txt").write_text(OLD_LAYOUT)
    folder.mkdir(parents=True, exist_ok=True)
    stale = [] if matching else [{"screen": "chat", "cell": "iphone-4"}]
    (folder / "results.json").write_text(
        json.dumps({"format": 5, "recordMode": "none", "cells": cells, "stale": stale})
    )
