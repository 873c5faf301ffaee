import AutoLayout
import Diagnostics

/// The names of views and guides in code.
///
/// A name is the id if the id is an identifier of the language. Each name is unique.
struct CodeNames: Hashable, Sendable {
  private let language: CodeLanguage
  private var names: [String: String] = [:]
  /// The ids that differ from their names, with the names, in the order in which they got names.
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
      let name = used.insertUnused(wanted)
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

  /// The ASCII letters, digits and `_` of an id.
  ///
  /// A letter after an omitted character becomes a capital. An empty name becomes `item`, and a
  /// name that begins with a digit gets `item` before it.
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

  /// The name as code writes it, which is in backticks if it is a keyword of Swift.
  func code(_ name: String) -> String {
    language == .swift && CodeLanguage.swiftKeywords.contains(name) ? "`\(name)`" : name
  }

  func guide(_ guide: String, of id: ViewID) -> String { names["\(id.name).\(guide)"] ?? guide }
}

extension Set<String> {
  /// Inserts a name, with a number behind it if the set has it.
  ///
  /// - Returns: the inserted name.
  mutating func insertUnused(_ wanted: String) -> String {
    var name = wanted
    var number = 2
    while !insert(name).inserted {
      name = "\(wanted)\(number)"
      number += 1
    }
    return name
  }
}

/// The language of exported code.
enum CodeLanguage: Hashable, Sendable {
  case swift
  case objectiveC

  /// The words that cannot name a variable, and the names that the exported code itself uses.
  fileprivate var takenNames: Set<String> {
    switch self {
    case .swift: ["constraints", "make", "views", "self", "super", "Self", "_"]
    case .objectiveC: Self.objectiveCKeywords.union(["make", "_"])
    }
  }

  /// A string literal.
  func literal(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return switch self {
    case .swift: "\"\(VisibleText.line(escaped))\""
    case .objectiveC: "@\"\(Self.controlsEscaped(escaped))\""
    }
  }

  /// The text with its ASCII control characters in octal, as Objective-C takes them.
  private static func controlsEscaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard scalar.value < 0x20 || scalar.value == 0x7F else {
        escaped.append(scalar)
        continue
      }
      let digits = String(scalar.value, radix: 8)
      let zeros = String(repeating: "0", count: 3 - digits.count)
      escaped.append(contentsOf: "\\\(zeros)\(digits)".unicodeScalars)
    }
    return String(escaped)
  }

  /// The words that can name a variable only in backticks.
  fileprivate static let swiftKeywords: Set = [
    "Any", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "get", "set", "willSet", "didSet", "let", "nil", "operator", "precedencegroup", "private",
    "protocol", "public", "repeat",
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
