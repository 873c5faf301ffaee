"""Checks the embedded files; `scripts/checks/page` runs it."""

import pathlib
import re
import subprocess
import sys
import tempfile

FOLDER = pathlib.Path("Sources/EmbeddedFiles")
LIST = pathlib.Path("Sources/CEmbeddedFiles/embedded_files.c")
BIOME = [".build/tools/bin/biome"]
SETTINGS = "--config-path=scripts/checks/biome.json"

failed = False


def complain(text):
    global failed
    failed = True
    print(f"check-page: {text}", file=sys.stderr)


def run(command, text=None):
    """Runs a command; prints what it says if it fails. Returns its output."""
    done = subprocess.run(command, input=text, capture_output=True, text=True)
    if done.returncode != 0:
        complain(f"`{' '.join(command)}` failed\n{done.stdout}{done.stderr}")
    return done.stdout


def formatted(text):
    return run([*BIOME, "format", SETTINGS, "--stdin-file-path=report.js"], text)


def unindented(text):
    """The text as EmbeddedFile.unindentedText returns it."""
    return "".join(line.lstrip(" ") for line in text.splitlines(keepends=True))


def main():
    listed = re.findall(r'FILE\("([^"]+)"\)', LIST.read_text(encoding="utf-8"))
    present = [
        str(path.relative_to(FOLDER))
        for path in FOLDER.rglob("*")
        if path.is_file() and (path.suffix != ".swift" or path.parent != FOLDER)
    ]
    for path in sorted(set(listed) ^ set(present)):
        complain(f"{path} is not both in {FOLDER} and in {LIST}")

    checked = [str(FOLDER / path) for path in listed if not path.endswith((".swift", ".txt"))]
    run([*BIOME, "format", SETTINGS, *checked])
    run(
        [
            *BIOME,
            "lint",
            SETTINGS,
            "--error-on-warnings",
            *(p for p in checked if not p.endswith(".js")),
        ]
    )

    # The parts of the script see each other's names, so they are checked as one.
    parts = [FOLDER / path for path in listed if path.endswith(".js")]
    script = "".join(part.read_text(encoding="utf-8") for part in parts)
    whole = f"(() => {{\n{script}}})();\n"
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "report.js"
        file.write_text(whole, encoding="utf-8")
        run(["node", "--check", str(file)])
        run([*BIOME, "lint", SETTINGS, "--error-on-warnings", str(file)])

    # Reports hold the script without indentation: it must not change a string.
    if formatted(whole) != formatted(unindented(whole)):
        complain("a string or template literal spans lines")
    if not failed:
        print(
            f"check-page: {len(listed)} embedded files, {len(checked)} of them formatted and linted"
        )
    sys.exit(failed)


main()
