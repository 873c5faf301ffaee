"""Looks for refused words; `scripts/checks/words` runs it."""

import pathlib
import re
import sys

LIST = pathlib.Path("scripts/checks/words.txt")
PLACES = ["README.md", ".github", "Package.swift", "Sources", "Tests", "Snapshots", "scripts"]
SUFFIXES = {"", ".c", ".css", ".h", ".js", ".json", ".md", ".py", ".swift", ".txt", ".yaml", ".yml"}

# Words may be on two lines, the second of them after the marks of a comment or a string.
GAP = r'(?:[ \t]+|[ \t]*\\?\n[ \t]*(?:(?:///?|#|\*|\+ ")[ \t]*)?)'


def read_list():
    """The words, and the folders and files that are not checked."""
    words, excepted = [], []
    for line in LIST.read_text(encoding="utf-8").splitlines():
        if line.startswith("except "):
            place, _, reason = line.removeprefix("except ").partition(": ")
            if not reason:
                sys.exit(f"check-words: {LIST}: no reason for {place}")
            if not pathlib.Path(place).exists():
                print(f"check-words: {LIST}: {place} does not exist")
            excepted.append(pathlib.Path(place))
        elif line and not line.startswith("#"):
            words.append(line)
    return words, excepted


def files(excepted):
    for place in map(pathlib.Path, PLACES):
        for file in sorted([place] if place.is_file() else place.rglob("*")):
            if (
                file.is_file()
                and file.suffix in SUFFIXES
                and file != LIST
                and not {"references", "__pycache__"} & set(file.parts)
                and not any(file == other or other in file.parents for other in excepted)
            ):
                yield file


def main():
    words, excepted = read_list()
    choices = "|".join(GAP.join(map(re.escape, word.split())) for word in words)
    # Not the label of an argument: `label:` or `label name:`.
    pattern = re.compile(rf"\b(?:{choices})\b(?! ?\w*: [\[\"a-zA-Z])", re.IGNORECASE)
    count = checked = 0
    for file in files(excepted):
        checked += 1
        text = file.read_text(encoding="utf-8")
        for match in pattern.finditer(text):
            count += 1
            line = text.count("\n", 0, match.start()) + 1
            word = " ".join(re.sub(r"[^\w ]", " ", match.group()).split())
            print(f'{file}:{line}: refused: "{word}"', file=sys.stderr)
    if count > 0:
        print(f"check-words: {count} refused words; {LIST} lists them", file=sys.stderr)
        sys.exit(1)
    print(f"check-words: {checked} files without refused words")


main()
