"""Plants faults in the sources and lists those that no test notices.

`scripts/checks/mutate` runs it.

A mutant is one fault at one place. All mutants are compiled into one copy of the project, each
behind the environment variable STRUT_MUTANT, so that the copy is built once. An operator that has a
mutant becomes an operator of its own with the same precedence, a condition or a call becomes a call
of a function, and both ask which mutant is switched on.
"""

import argparse
import bisect
import collections
import dataclasses
import json
import os
import pathlib
import random
import re
import shutil
import signal
import subprocess
import sys
import threading
import time

ROOT = pathlib.Path.cwd()
COPY = ROOT / ".build/mutants"
EQUIVALENT = pathlib.Path("scripts/checks/mutate-equivalent.txt")
# The mutants that do not compile, so that later runs do not try them again.
REFUSED = COPY / ".build/refused.json"
SWITCH = "STRUT_MUTANT"
REACHED = "STRUT_MUTANTS_REACHED"

# As `scripts/build --tests` builds: optimised, with assertions. Warnings are no errors here.
BUILD = [
    "swift", "build", "--configuration", "release", "-debug-info-format", "none",
    "--build-tests", "--enable-index-store",
    "-Xswiftc", "-enable-testing", "-Xswiftc", "-assert-config", "-Xswiftc", "Debug",
]  # fmt: skip
# The file that the tool adds to a target with mutants.
SUPPORT_FILE = "Mutants.swift"
BUNDLE = COPY / ".build/release/strutPackageTests.xctest"

# Targets that are no part of the program, or hold no code of their own.
LEFT_OUT = {
    "StrutManual", "StrutBenchmarks", "EmbeddedFiles", "CoreGraphics", "QuartzCore",
    "_Testing_UIKit",
}  # fmt: skip

# The test targets that are tried first, where they are not the target's name with "Tests".
NEAREST = {
    "Cells": ["StrutTests", "CommandTests"],
    "Commands": ["CommandTests", "StrutTests"],
    "StrutCommand": ["CommandTests"],
    "Strut": ["StrutTests", "CommandTests"],
    "Comparing": ["ComparingTests", "SnapshotsTests"],
    "Filters": ["FiltersTests", "DrawingTests"],
    "Tolerances": ["SpecTests", "ComparingTests"],
    "YAML": ["SpecTests"],
    "Spec": ["SpecTests", "SpecReferenceTests"],
    "ViewKinds": ["ViewKindsTests", "SpecTests"],
    "Cassowary": ["CassowaryTests", "AutoLayoutTests"],
    "Geometry": ["GeometryTests", "BitmapsTests", "AutoLayoutTests"],
    "Diagnostics": ["DiagnosticsTests", "SpecTests"],
    "Graphics": ["GraphicsTests", "DrawingTests"],
    "InterfaceBuilder": ["InterfaceBuilderTests", "SpecTests"],
    "Matching": ["MatchingTests", "CommandTests"],
    "Processes": ["CommandTests", "DrawingTests"],
    "SnapshotTesting": ["UIKitTests", "StrutTestingTests"],
    "SwiftTranslation": ["SwiftTranslationTests", "CommandTests"],
    "Views": ["ViewsTests", "StrutTests", "UIKitTests"],
    "XML": ["XMLTests", "InterfaceBuilderTests"],
}

COMPARISON = "ComparisonPrecedence"
OPERATORS = {
    # operator: kind of mutant, precedence, and the functions: parameters, result, right and wrong.
    "<": ("boundary", COMPARISON, [("<T: Comparable>(a: T, b: T)", "Bool", "a < b", "a <= b")]),
    "<=": ("boundary", COMPARISON, [("<T: Comparable>(a: T, b: T)", "Bool", "a <= b", "a < b")]),
    ">": ("boundary", COMPARISON, [("<T: Comparable>(a: T, b: T)", "Bool", "a > b", "a >= b")]),
    ">=": ("boundary", COMPARISON, [("<T: Comparable>(a: T, b: T)", "Bool", "a >= b", "a > b")]),
    "==": ("negated", COMPARISON, [("<T: Equatable>(a: T, b: T)", "Bool", "a == b", "a != b")]),
    "!=": ("negated", COMPARISON, [("<T: Equatable>(a: T, b: T)", "Bool", "a != b", "a == b")]),
    "&&": (
        "condition dropped",
        "LogicalConjunctionPrecedence",
        [("(a: Bool, b: @autoclosure () throws -> Bool)", "Bool", "a && b()", "a")],
    ),
    "||": (
        "condition dropped",
        "LogicalDisjunctionPrecedence",
        [("(a: Bool, b: @autoclosure () throws -> Bool)", "Bool", "a || b()", "a")],
    ),
    "+": (
        "sign",
        "AdditionPrecedence",
        [
            ("<T: AdditiveArithmetic>(a: T, b: T)", "T", "a + b", "a - b"),
            ("<T: RangeReplaceableCollection>(a: T, b: T)", "T", "a + b", "b + a"),
        ],
    ),
    "-": (
        "sign",
        "AdditionPrecedence",
        [("<T: AdditiveArithmetic>(a: T, b: T)", "T", "a - b", "a + b")],
    ),
    "??": (
        "default",
        "NilCoalescingPrecedence",
        [
            ("<T>(a: T?, b: @autoclosure () throws -> T)", "T", "a ?? b()", "b()"),
            ("<T>(a: T?, b: @autoclosure () throws -> T?)", "T?", "a ?? b()", "b()"),
        ],
    ),
}

SIDES = {
    "minX": "maxX", "maxX": "minX", "minY": "maxY", "maxY": "minY", "left": "right",
    "right": "left", "top": "bottom", "bottom": "top", "width": "height", "height": "width",
    "leading": "trailing", "trailing": "leading", "x": "y", "y": "x", "first": "last",
    "last": "first",
}  # fmt: skip

ORDERS = {
    "no `sorted`": """\
extension Sequence {
  func sortedOrNot#(by areInOrder: (Element, Element) throws -> Bool) rethrows -> [Element] {
    try isMutant(#) ? Array(self) : sorted(by: areInOrder)
  }
}
extension Sequence where Element: Comparable {
  func sortedOrNot#() -> [Element] { isMutant(#) ? Array(self) : sorted() }
}
""",
    "no `reversed`": """\
extension Sequence {
  func reversedOrNot#() -> [Element] { isMutant(#) ? Array(self) : reversed() }
}
""",
}

# The file of reached mutants is mapped into memory: a byte a mutant, kept even if the process dies.
SUPPORT = f"""\
import Foundation

private let mutant = ProcessInfo.processInfo.environment["{SWITCH}"].flatMap {{ Int($0) }}
nonisolated(unsafe) private let reached: UnsafeMutableRawPointer? = {{
  guard let path = ProcessInfo.processInfo.environment["{REACHED}"] else {{ return nil }}
  let file = open(path, O_RDWR)
  let size = Int(lseek(file, 0, Int32(SEEK_END)))
  return mmap(nil, size, PROT_READ | PROT_WRITE, Int32(MAP_SHARED), file, 0)
}}()
func isMutant(_ number: Int) -> Bool {{
  reached?.storeBytes(of: 1, toByteOffset: number, as: UInt8.self)
  return mutant == number
}}
"""

CHAIN = r"(?<![\w.?!)\]\\&])(?:[a-z_]\w*|\$\d)(?:\.[a-z]\w*)*?"
PLACES = [
    (re.compile(r"(?<=[\s(])(<=|>=|<|>|==|!=|&&|\|\||\+|-|\?\?)(?=\s)"), "operator"),
    (re.compile(rf"{CHAIN}\.({'|'.join(SIDES)})\b(?![\w(.?!]|\s*[-+*/]?=[^=])"), "side"),
    (re.compile(r"(?<![\w.])(min|max)(?=\()"), "extreme"),
    (re.compile(r"\.(sorted|reversed)(?=[( ])"), "order"),
    (re.compile(r"(?<=return )(true|false)\b"), "result"),
    (re.compile(r"(?<=\bif )(!?[a-z][\w.!()]*)(?= \{)"), "condition"),
    (re.compile(r"(?<=\bguard )(!?[a-z][\w.!()]*)(?= else)"), "condition"),
]
# Lines that declare.
DECLARATION = re.compile(
    r"^\s*(@|#|import |(\w+ )*(func|operator|typealias|associatedtype) )|where \w"
)
# Comparing with nil needs no `Equatable`.
NIL = re.compile(r"\s*(nil\b|\.none\b)")


@dataclasses.dataclass
class Mutant:
    file: pathlib.Path
    start: int
    end: int
    kind: str
    replacement: str
    wrong: str
    line: int
    text: str
    number: int = 0
    result: str = ""
    reach: int = 0

    @property
    def target(self):
        return self.file.parts[1]

    @property
    def key(self):
        return (str(self.file), self.wrong, self.text.strip())

    def described(self):
        return f"{self.file}:{self.line}: {self.kind}: {self.wrong}\n    {self.text.strip()}"


def blanked(source):
    """The text with its comments and strings as spaces, so that places keep their offsets."""
    pattern = re.compile(
        r'//[^\n]*|/\*.*?\*/|#+"(?:""(?:.|\n)*?""|[^\n]*?)"#+|"""(?:.|\n)*?"""|"(?:\\.|[^"\\\n])*"',
        re.S,
    )
    return pattern.sub(lambda match: re.sub(r"[^\n]", " ", match.group()), source)


def places(file):
    """All mutants of one file, without numbers."""
    source = (ROOT / file).read_text(encoding="utf-8")
    code = blanked(source)
    lines = [0] + [match.end() for match in re.finditer("\n", source)]
    texts = source.split("\n")
    found = []
    for pattern, form in PLACES:
        for match in pattern.finditer(code):
            line = bisect.bisect_right(lines, match.start())
            if DECLARATION.search(texts[line - 1]):
                continue
            mutant = written(form, match, code)
            if mutant:
                start, end, kind, replacement, wrong = mutant
                found.append(
                    Mutant(file, start, end, kind, replacement, wrong, line, texts[line - 1])
                )
    return found


def written(form, match, code):
    """Offsets, kind, replacement with `#` for the number, and the fault in words."""
    start, end, text = match.start(), match.end(), match.group()
    if form == "operator":
        operator = match.group(1)
        if NIL.match(code, end) or re.search(r"[=(,:{]\s*$", code[:start]):
            return None
        return start, end, OPERATORS[operator][0], f"operator {operator}", f"not `{operator}`"
    if form == "side":
        name = match.group(1)
        chain = text.removesuffix("." + name)
        other = f"{chain}.{SIDES[name]}"
        replacement = f"(isMutant(#) ? {other} : {text})"
        return start, end, "swapped sides", replacement, f"`{other}`"
    if form == "extreme":
        other = "max" if text == "min" else "min"
        return start, end, "boundary", f"(isMutant(#) ? {other} : {text})", f"`{other}`"
    if form == "order":
        name = match.group(1)
        return start, end, "order", f".{name}OrNot#", f"no `{name}`"
    if form == "result":
        return start, end, "negated", f"(isMutant(#) != {text})", f"not `{text}`"
    return start, end, "condition dropped", f"(isMutant(#) != ({text}))", f"not `{text}`"


def operator_name(number):
    """An operator of its own, made of box-drawing characters."""
    return "←" + "".join(chr(0x2500 + int(digit)) for digit in str(number))


def support(mutants):
    """The Swift file that a target with mutants gets."""
    parts = [SUPPORT]
    for mutant in mutants:
        if mutant.kind == "order":
            parts.append(ORDERS[mutant.wrong].replace("#", str(mutant.number)))
        if not mutant.replacement.startswith("operator "):
            continue
        _, precedence, functions = OPERATORS[mutant.replacement.removeprefix("operator ")]
        name = operator_name(mutant.number)
        parts.append(f"infix operator {name}: {precedence}")
        for parameters, result, right, wrong in functions:
            rethrows, trying = (" rethrows", "try ") if "throws" in parameters else ("", "")
            parts.append(
                f"func {name} {parameters}{rethrows} -> {result} "
                f"{{ {trying}isMutant({mutant.number}) ? {wrong} : {right} }}"
            )
    return "\n".join(parts) + "\n"


def plant(mutants):
    """Writes the sources of the targets with these mutants into the copy."""
    by_file = collections.defaultdict(list)
    by_target = collections.defaultdict(list)
    for mutant in mutants:
        by_file[mutant.file].append(mutant)
        by_target[mutant.target].append(mutant)
    for file in sorted({path.relative_to(ROOT) for path in (ROOT / "Sources").rglob("*.swift")}):
        source = (ROOT / file).read_text(encoding="utf-8")
        for mutant in sorted(by_file.get(file, []), key=lambda one: -one.start):
            text = mutant.replacement.replace("#", str(mutant.number))
            if text.startswith("operator "):
                text = operator_name(mutant.number)
            source = source[: mutant.start] + text + source[mutant.end :]
        write(COPY / file, source.encode())
    for folder in sorted((ROOT / "Sources").iterdir()):
        file = COPY / "Sources" / folder.name / SUPPORT_FILE
        if folder.name in by_target:
            write(file, support(by_target[folder.name]).encode())
        elif file.exists():
            file.unlink()


def write(path, data):
    """Writes the file if it holds something else, so that the build does not compile it again."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_bytes() != data:
        path.write_bytes(data)


def copy():
    """Brings the copy up to date, but for the Swift sources, which `plant` writes."""
    tracked = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    files = {pathlib.Path(name) for name in tracked.stdout.split("\0") if name}
    for file in sorted(files):
        if not (file.parts[0] == "Sources" and file.suffix == ".swift") and file.exists():
            write(COPY / file, file.read_bytes())
            shutil.copymode(file, COPY / file)
    for name in ["Sources", "Tests", "Snapshots", "scripts"]:
        for path in [path for path in (COPY / name).rglob("*") if path.is_file()]:
            if path.relative_to(COPY) not in files and path.name != SUPPORT_FILE:
                path.unlink()


def build(mutants):
    """Builds the copy; drops mutants that do not compile and builds again."""
    refused = set(map(tuple, json.loads(REFUSED.read_text()))) if REFUSED.exists() else set()
    mutants = [one for one in mutants if one.key not in refused]
    while True:
        plant(mutants)
        environment = {
            **os.environ,
            "STRUT_TESTS": "1",
            "CCC_OVERRIDE_OPTIONS": "#^-Wl,--as-needed",
        }
        done = subprocess.run(BUILD, cwd=COPY, env=environment, capture_output=True, text=True)
        if done.returncode == 0:
            return mutants
        output = done.stdout + done.stderr
        wrong = {
            (os.path.relpath(match[1], COPY), int(match[2]))
            for match in re.finditer(r"^(/[^:\n]+):(\d+):\d+: error: ", output, re.M)
        }
        kept = [one for one in mutants if (str(one.file), one.line) not in wrong]
        numbers = {
            int("".join(str(ord(character) - 0x2500) for character in match[1]))
            for match in re.finditer("←([\u2500-\u2509]+)", output)
        }
        if len(kept) == len(mutants):
            kept = [one for one in mutants if one.number not in numbers]
        if len(kept) == len(mutants):
            # In a closure, the error may stand at another line than the mutant.
            kept = [one for one in mutants if str(one.file) not in {file for file, _ in wrong}]
        if len(kept) == len(mutants):
            sys.exit("mutate: the copy does not build:\n" + output[-3000:])
        print(f"mutate: {len(mutants) - len(kept)} mutants do not compile", flush=True)
        refused.update(one.key for one in mutants if one not in kept)
        REFUSED.write_text(json.dumps(sorted(refused)))
        mutants = kept


def run(tests, number, limit, reached=None):
    """The line of the first failure of these tests with this mutant, or None if all pass."""
    command = [str(BUNDLE), "--testing-library", "swift-testing", "--filter", f"^{tests}[./]"]
    environment = {**os.environ, SWITCH: str(number)}
    if reached:
        environment[REACHED] = str(reached)
    process = subprocess.Popen(
        command,
        cwd=COPY,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    )
    late = threading.Timer(limit, lambda: os.killpg(process.pid, signal.SIGKILL))
    late.start()
    noticed, last = None, b""
    try:
        for line in process.stdout:
            last = line.strip() or last
            if b"recorded an issue" in line:
                noticed = line
                break
        else:
            if process.wait() != 0:
                noticed = last or b"ended early"
    finally:
        late.cancel()
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        process.wait()
    return noticed.decode("utf-8", "replace").strip() if noticed else None


@dataclasses.dataclass
class Tests:
    """A test target or one of its suites: the time it takes, and the mutants that it reaches."""

    name: str
    seconds: float = 0
    reached: set = dataclasses.field(default_factory=set)

    @property
    def target(self):
        return self.name.split(".")[0].replace("\\", "")

    def measure(self, mutants, limit=1800):
        """Runs the tests without a mutant; returns whether they end within the limit in seconds."""
        file = COPY / ".build/reached"
        file.write_bytes(bytes(1 + max(mutant.number for mutant in mutants)))
        began = time.monotonic()
        failed = run(self.name, 0, limit, file)
        self.seconds = time.monotonic() - began
        if failed and self.seconds >= limit:
            return False
        if failed:
            sys.exit(f"mutate: tests fail without a mutant: {failed}")
        self.reached = {number for number, byte in enumerate(file.read_bytes()) if byte}
        return True

    def notice(self, mutant):
        return run(self.name, mutant.number, 20 + 5 * self.seconds)


def measured(mutants, wanted=None):
    """The tests by target, or by suite if a target takes long, each run once without a mutant.

    These are the tests of the wanted targets, or all of them.
    """
    listed = subprocess.run(
        [str(BUNDLE), "--testing-library", "swift-testing", "--list-tests"],
        cwd=COPY, capture_output=True, text=True, check=True,
    )  # fmt: skip
    suites = collections.defaultdict(set)
    for test in listed.stdout.splitlines():
        suite = test.split("/")[0]
        suites[suite.split(".")[0]].add(re.escape(suite))
    found = []
    for target in sorted(suites):
        if wanted is not None and target not in wanted:
            continue
        parts = [Tests(target)]
        if not parts[0].measure(mutants, limit=20):
            parts = [Tests(suite) for suite in sorted(suites[target])]
            for part in parts:
                part.measure(mutants)
        seconds = sum(part.seconds for part in parts)
        reached = set().union(*(part.reached for part in parts))
        print(f"{target}: {seconds:.1f} s, {len(reached)} mutants", flush=True)
        found += parts
    return sorted(found, key=lambda tests: tests.seconds)


def chosen(found, count, seed):
    """A sample with every target by its size and every kind alike, in the order of the sources."""
    source = random.Random(seed)
    by_target = collections.defaultdict(lambda: collections.defaultdict(list))
    for mutant in found:
        by_target[mutant.target][mutant.kind].append(mutant)
    sizes = {name: sum(map(len, kinds.values())) ** 0.5 for name, kinds in by_target.items()}
    whole = sum(sizes.values())
    sample = []
    for name in sorted(by_target):
        wanted = max(3, round(count * sizes[name] / whole))
        kinds = [
            source.sample(places, len(places)) for _, places in sorted(by_target[name].items())
        ]
        while wanted and any(kinds):
            for places in kinds:
                if places and wanted:
                    sample.append(places.pop())
                    wanted -= 1
    # Places that overlap cannot both be planted.
    sample.sort(key=lambda one: (str(one.file), one.start, one.end))
    apart = []
    for mutant in sample:
        before = apart[-1] if apart else None
        if not before or before.file != mutant.file or before.end <= mutant.start:
            apart.append(mutant)
    for number, mutant in enumerate(apart, 1):
        mutant.number = number
    return apart


def listed(found, rows):
    """The mutants of an earlier run that are still there, with their numbers and results."""
    by_key = collections.defaultdict(list)
    for mutant in found:
        by_key[mutant.key].append(mutant)
    mutants = []
    for row in rows:
        same = by_key[(row["file"], row["fault"], row["text"])]
        if same:
            mutant = min(same, key=lambda one: abs(one.line - row["line"]))
            same.remove(mutant)
            mutant.number, mutant.result = row["number"], row["result"]
            mutants.append(mutant)
    return mutants


def nearest(mutant):
    return NEAREST.get(mutant.target, [mutant.target + "Tests"])


def equivalent():
    """The mutants that no test can notice: file, fault, the line's text, and why."""
    rows = {}
    if EQUIVALENT.exists():
        for line in EQUIVALENT.read_text(encoding="utf-8").splitlines():
            if line and not line.startswith("#"):
                file, wrong, text, reason = line.split(" | ", 3)
                rows[(file, wrong, text)] = reason
    return rows


def main():
    parser = argparse.ArgumentParser(prog="scripts/checks/mutate", description=__doc__)
    parser.add_argument("--count", type=int, default=240, help="mutants to plant (240)")
    parser.add_argument("--seed", type=int, default=1, help="which sample of the places (1)")
    parser.add_argument("--target", action="append", help="plant in these targets alone")
    parser.add_argument("--list", action="store_true", help="list the mutants and end")
    parser.add_argument("--nearest", action="store_true", help="run the nearest tests alone")
    parser.add_argument("--json", type=pathlib.Path, help="write the results to this file")
    parser.add_argument(
        "--again",
        type=pathlib.Path,
        help="plant the mutants of such a file, and run those again that survived",
    )
    options = parser.parse_args()

    targets = {path.name for path in (ROOT / "Sources").iterdir() if any(path.rglob("*.swift"))}
    tested = {path.name for path in (ROOT / "Tests").iterdir()}
    for target in sorted(targets - LEFT_OUT):
        missing = set(NEAREST.get(target, [target + "Tests"])) - tested
        if missing:
            sys.exit(f"mutate: no tests {', '.join(sorted(missing))} for {target}: see NEAREST")

    files = sorted(
        path.relative_to(ROOT)
        for path in (ROOT / "Sources").rglob("*.swift")
        if path.relative_to(ROOT).parts[1] not in LEFT_OUT
    )
    found = [
        mutant
        for file in files
        if not options.target or file.parts[1] in options.target
        for mutant in places(file)
    ]
    if options.again:
        mutants = listed(found, json.loads(options.again.read_text(encoding="utf-8")))
    else:
        mutants = chosen(found, options.count, options.seed)
    print(f"mutate: {len(mutants)} of {len(found)} mutants", flush=True)
    if options.list:
        for mutant in mutants:
            print(mutant.described())
        return
    copy()
    mutants = build(mutants)
    left = [one for one in mutants if one.result not in ("nearest", "all")]
    tests = measured(mutants, set().union(*map(nearest, left)) if options.nearest else None)
    # Tests far away take long, so that they come last.
    for mutant in left:
        reaching = [part for part in tests if mutant.number in part.reached]
        mutant.reach = len(reaching)
        near = (part for part in reaching if part.target in nearest(mutant))
        mutant.result = "nearest" if any(part.notice(mutant) for part in near) else "survived"
        print(f"{mutant.result}: {mutant.described()}", flush=True)
    write_rows(mutants, options.json)
    for mutant in [one for one in left if one.result == "survived" and not options.nearest]:
        far = (part for part in tests if part.target not in nearest(mutant))
        if any(part.notice(mutant) for part in far if mutant.number in part.reached):
            mutant.result = "all"
        print(f"{mutant.result}: {mutant.described()}", flush=True)
        write_rows(mutants, options.json)
    finish(mutants, options)


def write_rows(mutants, path):
    if not path:
        return
    rows = [
        {
            "number": one.number, "file": str(one.file), "line": one.line, "fault": one.wrong,
            "text": one.text.strip(), "result": one.result,
        }
        for one in mutants
    ]  # fmt: skip
    path.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")


def finish(mutants, options):
    reasons = equivalent()
    for mutant in mutants:
        if mutant.result == "survived" and mutant.key in reasons:
            mutant.result = "equivalent"
    results = ["nearest", "all", "equivalent", "survived"]
    print(f"{'target':16}" + "".join(f"{name:>12}" for name in ["mutants", *results]))
    by_target = collections.defaultdict(list)
    for mutant in mutants:
        by_target[mutant.target].append(mutant.result)
        by_target["(all)"].append(mutant.result)
    for name in sorted(by_target):
        counts = [by_target[name].count(result) for result in results]
        print(f"{name:16}" + "".join(f"{n:12}" for n in [len(by_target[name]), *counts]))
    survivors = [mutant for mutant in mutants if mutant.result == "survived"]
    for mutant in survivors:
        print(mutant.described() + ("" if mutant.reach else "\n    no test reaches it"))
    write_rows(mutants, options.json)
    sys.exit(1 if len(survivors) * 10 > len(mutants) else 0)


main()
