"""Lists the types and members of the module UIKit in a page of the manual.

uikit.py          writes the page
uikit.py --check  ends with 1 if the page is not up to date
"""

import re
import sys
from dataclasses import dataclass, field
from pathlib import Path

SOURCES = Path("Sources/UIKit")
PAGE = Path("Sources/Strut/Strut.docc/UIKitMembers.md")

INTRODUCTION = """# Classes and members of UIKit

See what each class and member of the module `UIKit` does on Linux.

`scripts/generate/uikit` writes this page from the sources. A name that is not listed is missing:
the compiler reports it.

| what a member does | meaning |
| --- | --- |
| works | It lays out, draws, or does what UIKit documents. |
| kept | It keeps its value. Nothing that is drawn depends on it. |
| without effect | It can be called, and does nothing. |
| refused | It is answered with an exception. |
| not called | The module declares it for your overrides, but never calls it. |
"""

KINDS = ["works", "kept", "without effect", "refused", "not called"]

TYPE = re.compile(
    r"^(?P<indent> *)(?:@\w+(?:\([^)]*\))? )*(?:open |public |final )*"
    r"(?P<kind>class|struct|enum|protocol|extension) (?P<name>[A-Z][\w.]*)"
)
MEMBER = re.compile(
    r"^(?P<indent> *)(?:@\w+(?:\([^)]*\))? )*"
    r"(?P<access>open |public )?(?:private\(set\) )?(?P<words>(?:override |required |convenience |"
    r"static |class |lazy |weak |mutating |nonisolated |final )*)"
    r"(?P<kind>var|let|func|init|subscript|case|typealias)\b(?P<rest>.*)"
)


@dataclass
class Type:
    """A type with its members by what they do."""

    summary: str = ""
    members: dict[str, list[str]] = field(default_factory=dict)

    def add(self, kind: str, name: str) -> None:
        """Adds a member once, unless only the language asks for it."""
        if name.startswith("_") or name in ("rawValue", "init(rawValue:)", "hash(into:)"):
            return
        known = self.members.setdefault(kind, [])
        if name not in known:
            known.append(name)


def effect(comment: str) -> str:
    """Returns what a member does, by the words of its comment."""
    text = " ".join(comment.split()).lower()
    if re.search(r"never here|touches occur|no touch|never called|none occur", text):
        return "not called"
    if "refused with an exception" in text:
        return "refused"
    if re.search(r"\bkept\b", text):
        return "kept"
    return "without effect" if re.search(r"(has no|without) effect", text) else "works"


def labels(text: str) -> str:
    """Returns the argument labels of a declaration, such as `(of:in:)`."""
    depth, start, parts = 0, 0, []
    for index, character in enumerate(text):
        if character in "([<{":
            depth += 1
            if depth == 1:
                start = index + 1
        elif character in ")]}" or (character == ">" and text[index - 1] != "-"):
            depth -= 1
            if depth == 0:
                parts.append(text[start:index])
                break
        elif character == "," and depth == 1:
            parts.append(text[start:index])
            start = index + 1
    names = [part.split(":")[0].split() for part in parts if part.strip()]
    return "(" + "".join(f"{name[0]}:" for name in names if name) + ")"


def names(kind: str, rest: str) -> list[str]:
    """Returns the names that a declaration gives."""
    if kind == "case":
        cases = re.sub(r"\([^)]*\)|=[^,]*", "", rest.split("//")[0])
        return [f".{case.strip().strip('`')}" for case in cases.split(",") if case.strip()]
    if kind in ("init", "subscript"):
        return [kind + labels(re.sub(r"^<[^>]*>|^[?!]", "", rest))]
    name = re.match(r" *`?([\w.]+)`?", rest)
    if not name:
        return []
    if kind == "func":
        return [name[1] + labels(re.sub(r"^<[^>]*>", "", rest[name.end() :]))]
    # A line may have several properties: `var top, left: CGFloat`.
    declared = re.split(r"[:={]", rest)[0] if kind in ("var", "let") else name[1]
    return [word.strip(" `") for word in declared.split(",")]


def declaration(lines: list[str], index: int) -> str:
    """Returns a declaration that may go over several lines, up to its body."""
    text = lines[index]
    while text.count("(") > text.count(")") and index + 1 < len(lines):
        index += 1
        text += " " + lines[index].strip()
    return text


def read(path: Path, types: dict[str, Type]) -> None:
    """Adds the public types and members of a file."""
    lines = path.read_text().splitlines()
    scopes: list[tuple[int, str, bool]] = []
    comment = ""
    for index, line in enumerate(lines):
        stripped = line.strip()
        if stripped.startswith("///"):
            comment += " " + stripped[3:].strip()
            continue
        if not stripped or stripped.startswith(("@", "//")) and not MEMBER.match(line):
            comment = comment if stripped.startswith("@") else ""
            continue
        indent = len(line) - len(line.lstrip())
        while scopes and scopes[-1][0] >= indent:
            scopes.pop()
        found = TYPE.match(line)
        if found and found["kind"]:
            is_public = found["kind"] == "extension" or re.search(r"\b(open|public)\b", line)
            name = found["name"]
            if scopes and found["kind"] != "extension":
                name = f"{scopes[-1][1]}.{name}"
            is_open = bool(is_public) and all(scope[2] for scope in scopes)
            scopes.append((indent, name, is_open))
            if is_open and found["kind"] != "extension":
                types.setdefault(name, Type()).summary = comment.strip()
            elif is_open and line.startswith("public extension"):
                types.setdefault(name, Type())
            comment = ""
            continue
        member = MEMBER.match(line)
        if member and scopes and scopes[-1][2] and indent == scopes[-1][0] + 2:
            _, owner, _ = scopes[-1]
            in_protocol = any(
                re.match(rf"(?:public )protocol {re.escape(owner)}\b", other) for other in lines
            )
            if member["access"] or member["kind"] == "case" or in_protocol:
                text = declaration(lines, index)
                again = MEMBER.match(text)
                for name in names(member["kind"], again["rest"] if again else member["rest"]):
                    types.setdefault(owner, Type()).add(effect(comment), name)
        comment = ""


def declared_inside() -> set[str]:
    """Returns the names of the types that only the module sees."""
    inside: set[str] = set()
    for path in SOURCES.rglob("*.swift"):
        for line in path.read_text().splitlines():
            found = TYPE.match(line)
            if found and not found["indent"] and found["kind"] != "extension":
                if not re.search(r"\b(open|public)\b", line):
                    inside.add(found["name"])
    return inside


def page() -> str:
    """Returns the text of the page."""
    types: dict[str, Type] = {}
    for path in sorted(SOURCES.rglob("*.swift")):
        read(path, types)
    text = INTRODUCTION
    for name in declared_inside():
        types.pop(name, None)
    for name in sorted(types, key=str.lower):
        entry = types[name]
        rows = [(kind, entry.members[kind]) for kind in KINDS if kind in entry.members]
        if not rows:
            continue
        text += f"\n## {name}\n\n"
        if entry.summary:
            summary = entry.summary.split(" - Parameter")[0].split(" ```")[0]
            text += " ".join(summary.split()) + "\n\n"
        text += "| | members |\n| --- | --- |\n"
        for kind, members in rows:
            text += f"| {kind} | " + ", ".join(f"`{member}`" for member in members) + " |\n"
    return text


def main() -> int:
    """Writes or checks the page."""
    text = page()
    if sys.argv[1:] == ["--check"]:
        if not PAGE.exists() or PAGE.read_text() != text:
            print(f"{PAGE} is not up to date: run scripts/generate/uikit", file=sys.stderr)
            return 1
        return 0
    PAGE.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
