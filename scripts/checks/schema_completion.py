"""Compares what an editor proposes from the schema with what the program accepts, for `schema.py`.

An editor looks for the schemas that apply at the cursor, through references, conditions and
choices, and proposes their keys and the values that they list. This module does the same at places
of small specs, and gives the program a spec with each key of the whole schema at each place.
"""

import copy
import json
import pathlib
import re
import subprocess

CELL = {"device": "iphone-8"}
VIEW = {"views": {"a": {}}}

# These decide which others there are, so each is tried alone.
DECIDING = {"kind", "use", "with", "vfl", "constraint"}

# The program tells no more than a hundred mistakes of a spec.
AT_ONCE = 50

REFUSAL = re.compile(
    r"has no key `([^`]+)` \[unknownKey\]|`([^`]+)` cannot change [^[]*\[fixedKey\]"
    r"|has no `([^`]+)` \[redundantKey\]"
)

# A name, a spec, and where the cursor stands in it.
KEYS = [
    ("a spec", {}, []),
    ("the metrics' neighbours", {"title": "A", "matrix": CELL} | VIEW, []),
    ("a view without a kind", VIEW, ["views", "a"]),
    (
        "a view in a stack",
        {"views": {"s": {"kind": "stack", "views": {"a": {"kind": "label"}}}}},
        ["views", "s", "views", "a"],
    ),
    (
        "the edges that a view is pinned to",
        {"views": {"a": {"pin": {"top": 0}}}},
        ["views", "a", "pin"],
    ),
    ("a border", {"views": {"a": {"border": {"width": 1}}}}, ["views", "a", "border"]),
    ("a shadow", {"views": {"a": {"shadow": {"radius": 1}}}}, ["views", "a", "shadow"]),
    ("a font", {"views": {"a": {"kind": "label", "font": {"size": 12}}}}, ["views", "a", "font"]),
    ("corners", {"views": {"a": {"cornerRadius": {"topLeft": 1}}}}, ["views", "a", "cornerRadius"]),
    (
        "a colour of both appearances",
        {"views": {"a": {"background": {"light": "white", "dark": "black"}}}},
        ["views", "a", "background"],
    ),
    ("margins", {"views": {"a": {"margins": {"top": 1}}}}, ["views", "a", "margins"]),
    ("a guide", {"guides": {"g": {"width": 1}}} | VIEW, ["guides", "g"]),
    ("a style", {"styles": {"s": {"alpha": 1}}} | VIEW, ["styles", "s"]),
    (
        "a run of text",
        {"views": {"a": {"kind": "label", "text": [{"text": "A"}]}}},
        ["views", "a", "text", 0],
    ),
    ("hugging", {"views": {"a": {"hugging": {"horizontal": 1}}}}, ["views", "a", "hugging"]),
    (
        "a constraint as an expression",
        VIEW | {"constraints": [{"constraint": "a.top == superview.top", "active": True}]},
        ["constraints", 0],
    ),
    (
        "a constraint as a format",
        VIEW | {"constraints": [{"vfl": "|[a]|", "metrics": {"gap": 1}}]},
        ["constraints", 0],
    ),
    ("the matrix", {"matrix": CELL} | VIEW, ["matrix"]),
    (
        "what the matrix excludes",
        {"matrix": CELL | {"exclude": [{"keyboard": "shown"}]}} | VIEW,
        ["matrix", "exclude", 0],
    ),
    ("a condition", {"matrix": CELL, "when": [dict(CELL)]} | VIEW, ["when", 0]),
    (
        "the size classes of a condition",
        {"matrix": CELL, "when": [{"sizeClass": {"horizontal": "compact"}}]} | VIEW,
        ["when", 0, "sizeClass"],
    ),
    (
        "an update",
        VIEW
        | {
            "matrix": CELL,
            "constraints": [{"c": "a.top == superview.top"}],
            "when": [CELL | {"update": [{"item": "a", "attribute": "top", "constant": 1}]}],
        },
        ["when", 0, "update", 0],
    ),
    (
        "a device of one's own",
        VIEW | {"matrix": {"device": {"id": "d", "width": 300, "height": 500}}},
        ["matrix", "device"],
    ),
    (
        "a transition",
        VIEW | {"transitions": {"t": {"to": {"keyboard": "shown"}}}},
        ["transitions", "t"],
    ),
    (
        "the end of a transition",
        VIEW | {"transitions": {"t": {"to": {"keyboard": "shown"}}}},
        ["transitions", "t", "to"],
    ),
    ("compare", VIEW | {"compare": {"scale": 1}}, ["compare"]),
    (
        "a view's tolerance",
        VIEW | {"compare": {"views": {"a": {"move": 0}}}},
        ["compare", "views", "a"],
    ),
    ("lint", VIEW | {"lint": {"contrast": {"off": "why"}}}, ["lint"]),
    ("the screen", VIEW | {"screen": {"background": "white"}}, ["screen"]),
    (
        "the navigation bar",
        VIEW | {"screen": {"navigationBar": {"title": "A"}}},
        ["screen", "navigationBar"],
    ),
]

# A name, a spec with any value at the cursor, the cursor, and values that must be proposed.
VALUES = [
    (
        "a kind",
        {"views": {"a": {"kind": "label"}}},
        ["views", "a", "kind"],
        ["label", "button", "stack", "tableView"],
    ),
    (
        "a stack's axis",
        {"views": {"a": {"kind": "stack", "axis": "vertical"}}},
        ["views", "a", "axis"],
        ["horizontal", "vertical"],
    ),
    (
        "a text's alignment",
        {"views": {"a": {"kind": "label", "alignment": "left"}}},
        ["views", "a", "alignment"],
        ["left", "center", "right", "natural"],
    ),
    (
        "a colour",
        {"views": {"a": {"background": "systemBlue"}}},
        ["views", "a", "background"],
        ["systemBlue", "label", "systemBackground"],
    ),
    (
        "an orientation",
        {"matrix": CELL | {"orientation": "landscape"}} | VIEW,
        ["matrix", "orientation"],
        ["portrait", "landscape"],
    ),
    (
        "a device",
        {"matrix": {"device": "iphone-8"}} | VIEW,
        ["matrix", "device"],
        ["iphone-8", "ipad-10-2"],
    ),
    (
        "the keyboard in a condition",
        {"matrix": CELL, "when": [{"keyboard": "shown"}]} | VIEW,
        ["when", 0, "keyboard"],
        ["hidden", "shown"],
    ),
    (
        "a measure",
        VIEW | {"compare": {"measure": "exact"}},
        ["compare", "measure"],
        ["exact", "yiq", "deltaE2000"],
    ),
]


class Completion:
    """What the schema proposes at places of documents."""

    def __init__(self, schema, checker):
        self.schema, self.checker = schema, checker

    def is_valid(self, schema, node):
        root = {key: value for key, value in self.schema.items() if key == "definitions"}
        return self.checker(root | schema).is_valid(node)

    def applicable(self, schema, node):
        """The schema and all schemas that apply at the node."""
        if "$ref" in schema:
            # What stands beside a reference is passed over in draft 7.
            name = schema["$ref"].removeprefix("#/definitions/")
            return self.applicable(self.schema["definitions"][name], node)
        found = [schema]
        for part in schema.get("allOf", []):
            found += self.applicable(part, node)
        for choices in [schema.get("anyOf"), schema.get("oneOf")]:
            fitting = [c for c in choices or [] if self.is_valid(c, node)]
            for choice in fitting or choices or []:
                found += self.applicable(choice, node)
        if "if" in schema:
            branch = "then" if self.is_valid(schema["if"], node) else "else"
            found += self.applicable(schema.get(branch, {}), node)
        return found

    def at(self, document, path):
        """The schemas at a place, and the node there."""
        schemas, node = self.applicable(self.schema, document), document
        for step in path:
            inner, node_schemas = node[step], []
            for schema in schemas:
                if isinstance(node, list):
                    next_schema = schema.get("items")
                else:
                    next_schema = schema.get("properties", {}).get(
                        step, schema.get("additionalProperties")
                    )
                if isinstance(next_schema, dict):
                    node_schemas += self.applicable(next_schema, inner)
            schemas, node = node_schemas, inner
        return schemas, node

    def keys(self, document, path):
        """The keys that are proposed, each with its schemas."""
        schemas, _ = self.at(document, path)
        found = {}
        for schema in schemas:
            if schema.get("type") not in (None, "object"):
                continue
            for key, value in schema.get("properties", {}).items():
                found.setdefault(key, []).append(value)
        return found

    def values(self, document, path):
        """The values that are proposed: those of every choice, not of the one that fits alone."""
        parent = self.at(document, path[:-1])
        found = []

        def collect(schema):
            if "$ref" in schema:
                collect(self.schema["definitions"][schema["$ref"].removeprefix("#/definitions/")])
                return
            found.extend(schema.get("enum", []))
            for word in ("allOf", "anyOf", "oneOf"):
                for part in schema.get(word, []):
                    collect(part)

        for schema in parent[0]:
            value = schema.get("properties", {}).get(path[-1])
            if isinstance(value, dict):
                collect(value)
        return list(dict.fromkeys(found))

    def is_described(self, schema):
        """Whether an editor has words to show beside what it proposes."""
        if "$ref" in schema:
            return self.is_described(
                self.schema["definitions"][schema["$ref"].removeprefix("#/definitions/")]
            )
        return bool(schema.get("description")) or any(
            self.is_described(part) for part in schema.get("allOf", [])
        )

    def vocabulary(self):
        """Every key that stands anywhere in the schema."""
        found = set()

        def visit(value):
            if isinstance(value, dict):
                properties = value.get("properties")
                if isinstance(properties, dict):
                    found.update(properties)
                for inner in value.values():
                    visit(inner)
            elif isinstance(value, list):
                for inner in value:
                    visit(inner)

        visit(self.schema)
        return found | {"noSuchKey"}


def place(document, path):
    for step in path:
        document = document[step]
    return document


class Program:
    """What `strut check` says of specs, all of which it is given at once."""

    def __init__(self, strut, folder):
        self.strut, self.folder, self.told = strut, pathlib.Path(folder), {}
        self.count = 0

    def add(self, document):
        self.count += 1
        name = f"spec{self.count}"
        text = json.dumps(document, ensure_ascii=False)
        (self.folder / f"{name}.yaml").write_text(text, encoding="utf-8")
        return name

    def run(self):
        done = subprocess.run(
            [self.strut, "check", "."], cwd=self.folder, capture_output=True, text=True, check=False
        )
        for line in done.stderr.splitlines():
            found = re.match(r"(?:\./)?(spec\d+)\.yaml:\d+:\d+: (error: .*)", line)
            if found:
                self.told.setdefault(found[1], []).append(found[2])

    def refused_keys(self, name, group):
        """Those of a group of keys that the program does not take where they stand in a spec."""
        told = self.told.get(name, [])
        refused = {m[1] or m[2] or m[3] for line in told if (m := REFUSAL.search(line))}
        if len(group) == 1 and any("[constraintAndFormat]" in line for line in told):
            refused |= group
        return refused


def check(schema, checker, strut, folder):
    """What is wrong, a line each, and how many places were looked at."""
    completion, program = Completion(schema, checker), Program(strut, folder)
    words = sorted(completion.vocabulary())
    kinds = completion.values({"views": {"a": {"kind": "label"}}}, ["views", "a", "kind"])
    # A condition does not say what the view is, so what some kind takes is taken.
    rows = [(name, [(spec, path)]) for name, spec, path in KEYS]
    rows += [
        (f"a view of kind {kind}", [({"views": {"a": {"kind": kind}}}, ["views", "a"])])
        for kind in kinds
    ]
    rows.append(
        (
            "a view in a condition",
            [
                (
                    {
                        "matrix": CELL,
                        "views": {"a": {"kind": kind}},
                        "when": [CELL | {"views": {"a": {"alpha": 1}}}],
                    },
                    ["when", 0, "views", "a"],
                )
                for kind in kinds
            ],
        )
    )
    for rule in completion.keys(VIEW | {"lint": {}}, ["lint"]):
        rows.append(
            (f"the lint rule {rule}", [(VIEW | {"lint": {rule: {"off": "why"}}}, ["lint", rule])])
        )

    tried = []
    for name, specs in rows:
        tries = []
        for spec, path in specs:
            there = set(place(spec, path))
            new = [word for word in words if word not in there]
            others = [word for word in new if word not in DECIDING]
            groups = [others[at : at + AT_ONCE] for at in range(0, len(others), AT_ONCE)]
            groups += [[word] for word in new if word in DECIDING]
            for group in groups:
                document = copy.deepcopy(spec)
                place(document, path).update({word: None for word in group})
                tries.append((set(group), program.add(document)))
        tried.append((name, specs, tries))
    values = []
    for name, spec, path, wanted in VALUES:
        proposed = completion.values(spec, path)
        specs = []
        for value in proposed:
            document = copy.deepcopy(spec)
            place(document, path[:-1])[path[-1]] = value
            specs.append((value, program.add(document)))
        values.append((name, wanted, specs))
    program.run()

    # A key may go unmentioned as the consequence of another one, so what is left is tried alone.
    alone = Program(strut, pathlib.Path(folder) / "alone")
    alone.folder.mkdir()
    taken_keys, retried = [], []
    for _, specs, tries in tried:
        keys = completion.keys(*specs[0])
        taken = set().union(*(group - program.refused_keys(file, group) for group, file in tries))
        again = {}
        for key in taken - set(keys):
            for spec, path in specs:
                document = copy.deepcopy(spec)
                place(document, path)[key] = None
                again.setdefault(key, []).append(alone.add(document))
        taken_keys.append(taken)
        retried.append(again)
    if alone.count:
        alone.run()

    wrong = []
    for (name, specs, _), taken, again in zip(tried, taken_keys, retried, strict=True):
        keys = completion.keys(*specs[0])
        taken -= {
            key
            for key, files in again.items()
            if all(key in alone.refused_keys(file, {key}) for file in files)
        }
        there = set(place(*specs[0]))
        missing, refused = taken - set(keys), set(keys) - taken - there
        silent = {
            key
            for key, schemas in keys.items()
            if not any(completion.is_described(s) for s in schemas)
        }
        for what, found in [
            ("does not propose", missing),
            ("proposes what is refused:", refused),
            ("does not describe", silent),
        ]:
            if found:
                wrong.append(f"in {name} the schema {what} {', '.join(sorted(found))}")
    for name, wanted, specs in values:
        proposed = [value for value, _ in specs]
        missing = [value for value in wanted if value not in proposed]
        if missing:
            wrong.append(f"for {name} the schema does not propose {', '.join(missing)}")
        for value, file in specs:
            for line in program.told.get(file, []):
                if re.search(r"\[(unknown\w+|wrongType|badValue)\]", line):
                    wrong.append(f"for {name} the schema proposes {value}: {line}")
    return wrong, len(tried) + len(values)
