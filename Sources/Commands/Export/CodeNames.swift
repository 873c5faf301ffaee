import AutoLayout

/// The names of views and guides in code: their ids, if they are identifiers of the language, each
/// once.
struct CodeNames: Hashable, Sendable {
  private let language: CodeLanguage
  private var names: [String: String] = [:]
  /// The ids that code cannot contain with their names, in order of first use.
  private(set) var replaced: [(id: String, name: String)] = []

  /// Names the views and their guides.
  ///
  /// - Parameters:
  ///   - views: the views in their order.
  ///   - language: the language of the code.
  init(_ views: [ViewNode], in language: CodeLanguage) {
    self.language = language
    var used = language.takenNames
    func add(_ id: String, _ wanted: String) {
      var name = wanted
      var number = 2
      while !used.insert(name).inserted {
        name = "\(wanted)\(number)"
        number += 1
      }
      names[id] = name
      if name != id, id != ViewID.root.name { replaced.append((id, name)) }
    }
    for view in views {
      add(view.id.name, view.id == .root ? "view" : Self.identifier(view.id.name))
    }
    for view in views {
      for guide in view.customGuides {
        add("\(view.id.name).\(guide)", Self.identifier(guide))
      }
    }
  }

  static func == (one: CodeNames, other: CodeNames) -> Bool { one.names == other.names }
  func hash(into hasher: inout Hasher) { hasher.combine(names) }

  /// The letters, digits and `_` of an id; a letter after an omitted character becomes a capital.
  private static func identifier(_ id: String) -> String {
    var name = ""
    var beginsWord = false
    for character in id {
      guard character.isASCII, character.isLetter || character.isNumber || character == "_" else {
        beginsWord = true
        continue
      }
      name += beginsWord && !name.isEmpty ? character.uppercased() : String(character)
      beginsWord = false
    }
    guard let first = name.first else { return "item" }
    return first.isNumber ? "item\(name)" : name
  }

  subscript(id: ViewID) -> String { names[id.name] ?? id.name }

  /// A name as code writes it: in backticks if it is a keyword of Swift.
  func code(_ name: String) -> String {
    language == .swift && CodeLanguage.swiftKeywords.contains(name) ? "`\(name)`" : name
  }

  func guide(_ guide: String, of id: ViewID) -> String { names["\(id.name).\(guide)"] ?? guide }
}

/// The language of exported code.
enum CodeLanguage: Hashable, Sendable {
  case swift
  case objectiveC

  /// The words that cannot name a variable, and the names that the code uses itself.
  fileprivate var takenNames: Set<String> {
    switch self {
    case .swift: ["constraints", "items", "make", "views", "self", "super", "Self", "_"]
    case .objectiveC: Self.objectiveCKeywords.union(["make", "_"])
    }
  }

  /// The words that name a variable only in backticks.
  fileprivate static let swiftKeywords: Set = [
    "Any", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "static", "struct", "subscript", "switch", "throw", "throws", "true",
    "try", "typealias", "var", "where", "while",
  ]

  private static let objectiveCKeywords: Set = [
    "auto", "break", "case", "char", "const", "continue", "default", "do", "double", "else", "enum",
    "extern", "float", "for", "goto", "id", "if", "inline", "int", "long", "nil", "register",
    "restrict", "return", "self", "short", "signed", "sizeof", "static", "struct", "super",
    "switch", "typedef", "union", "unsigned", "void", "volatile", "while", "BOOL", "Class", "NO",
    "NULL", "Nil", "SEL", "YES", "true", "false", "bool",
  ]
}
