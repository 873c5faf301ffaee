import AutoLayout

/// What views and guides are called in code: their ids, as far as these are identifiers in Swift and in
/// Objective-C, each once.
struct CodeNames: Hashable, Sendable {
  private var names: [String: String] = [:]
  /// Ids that code cannot have, with the names in their place, in order of first mention.
  private(set) var replaced: [(id: String, name: String)] = []

  /// - Parameter views: whose ids may be mentioned, in their order; their guides too.
  init(_ views: [ViewNode]) {
    var used: Set<String> = Self.reserved
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

  /// Words that a variable cannot be called by, or that the code calls something else by.
  private static let reserved: Set = [
    "constraints", "make", "views", "self", "super", "in", "is", "as", "let", "var", "for", "if",
    "else", "switch", "case", "default", "return", "class", "struct", "enum", "func", "true",
    "false",
    "nil", "while", "do", "break", "continue", "import", "init", "int", "float", "double", "char",
    "long", "short", "void", "id", "static", "extern", "register", "union", "volatile", "goto",
  ]

  /// Letters, digits and `_`; what stands before a letter that is left out begins a new word.
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

  func guide(_ guide: String, of id: ViewID) -> String { names["\(id.name).\(guide)"] ?? guide }
}
