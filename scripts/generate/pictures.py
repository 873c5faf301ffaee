"""Draws the pictures of the page Getting started; `scripts/generate/pictures` runs it."""

import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

from playwright.sync_api import sync_playwright

CATALOGUE = pathlib.Path("Sources/Strut/Strut.docc")
PAGE = CATALOGUE / "GettingStarted.md"
REPORT = "Resources/tutorial-report.png"
SHEET = "pictures/trip.sheet.png"
SIZE = {"width": 1120, "height": 700}


def steps(text):
    """The page's fenced blocks and pictures, in order: a kind, its lines, the line before it."""
    fence, lines, before = None, [], ""
    for line in text.splitlines():
        if fence is not None and line == "```":
            yield fence, lines, before
            fence = None
        elif fence is not None:
            lines.append(line)
        elif line.startswith("```"):
            fence, lines = line.removeprefix("```"), []
        elif picture := re.fullmatch(r"!\[.*\]\((.+)\)", line):
            yield "picture", [picture[1]], before
        elif line:
            before = line


def named_file(folder, line):
    """The spec that the line before a block names."""
    path = folder / [part for part in line.split("`") if part.endswith(".yaml")][-1]
    path.parent.mkdir(parents=True, exist_ok=True)
    return path


def change(file, lines):
    """Replaces the lines marked `-` by those marked `+`, as the tests of the manual do."""

    def side(mark):
        return "".join(line[1:] + "\n" for line in lines if line[0] in (mark, " "))

    text = file.read_text(encoding="utf-8")
    if text.count(side("-")) != 1:
        sys.exit(f"pictures: {PAGE}: {file.name} does not have these lines once:\n{side('-')}")
    file.write_text(text.replace(side("-"), side("+")), encoding="utf-8")


def draw_report(folder, browser, target):
    """A screenshot of the report with its first cell open."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser, args=["--no-sandbox"])
        page = chromium.new_page(viewport=SIZE, color_scheme="light")
        page.goto((folder / ".strut/report/index.html").as_uri())
        page.keyboard.press("j")
        page.keyboard.press("1")
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(500)
        page.screenshot(path=target)
        chromium.close()


def main():
    strut, browser = sys.argv[1:]
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for kind, lines, before in steps(PAGE.read_text(encoding="utf-8")):
            if kind == "yaml":
                text = "".join(line + "\n" for line in lines)
                named_file(folder, before).write_text(text, encoding="utf-8")
            elif kind == "diff":
                change(named_file(folder, before), lines)
            elif kind == "console":
                for line in lines:
                    if line.startswith("$ strut "):
                        words = shlex.split(line.removeprefix("$ ").removesuffix("; echo $?"))
                        command = [strut, *words[1:]]
                        subprocess.run(command, cwd=folder, capture_output=True, check=False)
            elif kind == "picture":
                target = CATALOGUE / lines[0]
                if lines[0] == REPORT:
                    draw_report(folder, browser, target)
                else:
                    shutil.copyfile(folder / SHEET, target)
                print(f"{target}: {target.stat().st_size // 1000} kB")


main()
