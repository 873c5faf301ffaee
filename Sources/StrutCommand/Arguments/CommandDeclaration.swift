/// The declaration of a command, for the parser and the help.
struct CommandDeclaration: Hashable, Sendable {
  let name: String
  /// The first line of the command's help, and the text in the list of commands.
  let summary: String
  let operands: OperandDeclaration
  let options: [OptionDeclaration]
  /// A command line and its effect.
  let example: (line: String, effect: String)
  /// The first operands after which all words belong to another program, also options.
  var forwardingOperands: Set<String> = []

  var allOptions: [OptionDeclaration] { options + [.help] }

  static func == (lhs: CommandDeclaration, rhs: CommandDeclaration) -> Bool {
    lhs.name == rhs.name
  }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
