import Diagnostics
import Spec
import ViewKinds

extension SpecSchema {
  /// The definitions of views: one for each kind, one for an unknown kind, and those of styles,
  /// patches and guides.
  static var views: [(String, JSONValue)] {
    let named = KindCatalogue.all.map { ("view.\($0.name)", view($0)) }
    return [("view", choice)] + named + [
      (
        "view.any", JSONValue.keys(common(kinds: nil) + sharedReferences(without: CommonKeys.all))
      ),
      ("style", JSONValue.keys(anyKeys(without: structure + ["style"]))),
      ("patch", JSONValue.keys(anyKeys(without: fixed))),
      ("guide", nullable(.keys(CommonKeys.shorthands, in: .view))),
    ]
  }

  private static let structure = [
    "kind", "views", "guides", "constraints", "use", "with", "defaults",
  ]

  /// The keys that no condition can change, whatever the kind of the view.
  private static var fixed: [String] {
    let containers = KindCatalogue.all.compactMap { $0 as? any ItemContainerKind.Type }
    let own = containers.flatMap { $0.fixedKeys }.filter { name in
      let kinds = KindCatalogue.all.filter { kind in kind.keys.contains { $0.name == name } }
      let isFixed = kinds.allSatisfy {
        ($0 as? any ItemContainerKind.Type)?.fixedKeys.contains(name) == true
      }
      return isFixed && !CommonKeys.all.contains { $0.name == name }
    }
    return CommonKeys.fixed + own
  }

  /// The schema that selects a view's definition by its kind.
  private static var choice: JSONValue {
    let kinds = KindCatalogue.all.map { $0.name }
    let rules = kinds.map { name -> JSONValue in
      let isKind: JSONValue = [
        "required": ["kind"], "properties": ["kind": ["const": .string(name)]],
      ]
      return ["if": isKind, "then": .reference("view.\(name)")]
    }
    // A view without a kind is a plain view, unless it uses a template, which may have the kind.
    let hasKind: JSONValue = ["required": ["kind"]]
    let hasTemplate: JSONValue = ["required": ["use"]]
    let plain: JSONValue = [
      "if": hasTemplate, "then": .reference("view.any"),
      "else": .reference("view.\(PlainViewKind.name)"),
    ]
    let isParameter: JSONValue = [
      "required": ["kind"], "properties": ["kind": .reference("parameter")],
    ]
    let last: JSONValue = ["if": hasKind, "then": [:], "else": plain]
    let parametric: JSONValue = ["if": isParameter, "then": .reference("view.any")]
    let kind = JSONValue.orParameter(.names(kinds)).described("What the view is.")
    let mapping: JSONValue = [
      "type": "object", "properties": ["kind": kind], "allOf": .array(rules + [last, parametric]),
    ]
    return .any(of: [["type": "null"], mapping])
  }

  private static func nullable(_ schema: JSONValue) -> JSONValue {
    .any(of: [["type": "null"], schema])
  }

  private static func view(_ kind: any ViewKind.Type) -> JSONValue {
    let own = kind.keys.map { key -> (String, JSONValue) in
      (key.name, schema(of: key))
    }
    let names = Set(kind.keys.map(\.name))
    let others = common(kinds: kind.name).filter { !names.contains($0.0) }
    return JSONValue.keys(others + own).described(kind.summary)
  }

  /// The keys of all views.
  ///
  /// If a kind's name is given, `kind` has only a description.
  private static func common(kinds name: String?) -> [(String, JSONValue)] {
    CommonKeys.all.map { key in
      guard key.name == "kind", name != nil else {
        return (key.name, .reference("key.\(key.name)"))
      }
      return (key.name, ["description": .string(key.summary)])
    }
  }

  /// The definitions of keys, to which the definitions of views refer.
  static var commonKeys: [(String, JSONValue)] {
    CommonKeys.all.map { ("key.\($0.name)", $0.schema(in: .view)) }
      + shared(without: CommonKeys.all).map { ("kinds.\($0.0)", $0.1) }
  }

  /// The schema of a key of a kind.
  ///
  /// The kind's own key `style` also accepts the styles of the spec.
  private static func schema(of key: any KindKey) -> JSONValue {
    guard key.name == "style", case .choice(let names) = key.type else {
      return key.type.schema(in: .view).described(key.summary)
    }
    return JSONValue.any(of: [.names(names), .oneOrMore(["type": "string"])])
      .described(key.summary)
  }

  /// The keys of all kinds except the given ones.
  ///
  /// A key accepts every value that one of the kinds accepts.
  private static func shared(without keys: [SpecKey]) -> [(String, JSONValue)] {
    var names: [String] = []
    var schemas: [String: [JSONValue]] = [:]
    var summaries: [String: [String]] = [:]
    for key in KindCatalogue.all.flatMap({ $0.keys })
    where !keys.contains(where: { $0.name == key.name }) {
      let schema = schema(of: key)
      if schemas[key.name] == nil { names.append(key.name) }
      if schemas[key.name]?.contains(schema) != true {
        schemas[key.name, default: []].append(schema)
      }
      if summaries[key.name]?.contains(key.summary) != true {
        summaries[key.name, default: []].append(key.summary)
      }
    }
    return names.map { name in
      let all = schemas[name] ?? []
      guard all.count > 1 else { return (name, all[0]) }
      // The kind decides which of the values are valid, but the kind is unknown here.
      let summary = (summaries[name] ?? []).joined(separator: "\n")
      return (name, JSONValue.any(of: all).described(summary))
    }
  }

  /// The keys of `shared(without:)`, as references to their definitions.
  private static func sharedReferences(without keys: [SpecKey]) -> [(String, JSONValue)] {
    shared(without: keys).map { ($0.0, .reference("kinds.\($0.0)")) }
  }

  private static func anyKeys(without names: [String]) -> [(String, JSONValue)] {
    (common(kinds: nil) + sharedReferences(without: CommonKeys.all)).filter {
      !names.contains($0.0)
    }
  }
}
