"""Validates the specs of a folder, made-up mistakes and completions against a JSON Schema."""

import json
import pathlib
import sys
import tempfile

import jsonschema
import schema_completion
from ruamel.yaml import YAML

# YAML 1.2, in which `on`, `off`, `yes` and `no` are words, as they are to the program.
yaml = YAML(typ="safe", pure=True)

MISTAKES = {
    "a key that there is not": "views: { box: { widht: 1 } }",
    "a list in place of a mapping": "views: [box]",
    "a value that there is not": "views: { box: { kind: labell } }",
}


def failures(validator, text):
    for error in sorted(validator.iter_errors(yaml.load(text)), key=lambda e: e.json_path):
        yield f"{error.json_path}: {error.message}"


def main(strut, schema_file, folder):
    schema = json.loads(pathlib.Path(schema_file).read_text(encoding="utf-8"))
    checker = jsonschema.validators.validator_for(schema)
    checker.check_schema(schema)
    validator = checker(schema)
    # What references keep of specs are texts of former times.
    specs = [s for s in sorted(pathlib.Path(folder).rglob("*.yaml")) if "references" not in s.parts]
    wrong = [
        f"{spec}: {failure}"
        for spec in specs
        for failure in failures(validator, spec.read_text(encoding="utf-8"))
    ]
    wrong += [
        f"the schema allows {name}"
        for name, text in MISTAKES.items()
        if not any(failures(validator, text))
    ]
    if not specs:
        wrong.append(f"there are no specs in {folder}")
    with tempfile.TemporaryDirectory() as scratch:
        told, places = schema_completion.check(schema, checker, strut, scratch)
    wrong += told
    if wrong:
        sys.exit("\n".join(f"check-schema: {line}" for line in wrong))
    print(
        f"check-schema: {len(specs)} specs hold to the schema, {len(MISTAKES)} mistakes do not,"
        f" and at {places} places it proposes what the program takes"
    )


main(*sys.argv[1:])
