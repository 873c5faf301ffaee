import SpecReference

enum ReferenceCommand: Command {
  static let declaration = CommandDeclaration(
    name: "reference", summary: "Prints the reference of the spec language as Markdown.",
    operands: "", options: [],
    example: ("strut reference", "Prints all keys, kinds of views, names and devices."))

  static func run(_ arguments: Arguments, console: Console) throws -> ExitStatus {
    if let superfluous = arguments.operands.first {
      throw ArgumentError.unexpectedArgument(superfluous, command: declaration.name)
    }
    try console.out(ReferencePage.markdown)
    return .success
  }
}
