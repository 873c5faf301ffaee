import AutoLayout

/// The names of views and guides in code: their ids, if they are identifiers in Swift and
/// Objective-C, each once.
struct CodeNames: Hashable, Sendable {
  private var names: [String: String] = [:]
  /// The ids that code cannot contain with their names, in order of first use.
  private(set) var replaced: [(id: String, name: String)] = []

  /// Names the views and their guides.
  ///
  /// - Parameter views: the views in their order.
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

  /// Words that cannot name a variable, and names that the code uses itself.
  private static let reserved: Set = [
    "constraints", "make", "views", "self", "super", "in", "is", "as", "let", "var", "for", "if",
    "else", "switch", "case", "default", "return", "class", "struct", "enum", "func", "true",
    "false",
    "nil", "while", "do", "break", "continue", "import", "init", "int", "float", "double", "char",
    "long", "short", "void", "id", "static", "extern", "register", "union", "volatile", "goto",
  ]

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

  func guide(_ guide: String, of id: ViewID) -> String { names["\(id.name).\(guide)"] ?? guide }
}
