/// A command as the parser and the help know it.
struct CommandDeclaration: Hashable, Sendable {
  let name: String
  /// One sentence.
  let summary: String
  /// What stands for the operands in the usage line; empty where there are none.
  let operands: String
  let options: [OptionDeclaration]
  /// A command line and what it does.
  let example: (line: String, effect: String)

  var allOptions: [OptionDeclaration] { options + [.help] }

  static func == (lhs: CommandDeclaration, rhs: CommandDeclaration) -> Bool {
    lhs.name == rhs.name
  }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
