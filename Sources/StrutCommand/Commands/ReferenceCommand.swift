import Diagnostics
import SpecReference

enum ReferenceCommand: Command {
  private static let man = OptionDeclaration.flag(
    "man", "Prints the manual page of the program, for `man`.")

  static let declaration = CommandDeclaration(
    name: "reference",
    summary: "Prints all kinds and keys of specs, or the entries about one name.",
    operands: OperandDeclaration(
      "[name]", "A name is a key, a kind, a device or a heading; default: everything."),
    options: [man],
    example: (
      "strut reference alignment",
      "Prints the entries about the key `alignment`."
    ))

  static func run(_ arguments: Arguments, console: Console) throws -> ExitStatus {
    if arguments.operands.count > 1 {
      throw ArgumentError.unexpectedArgument(arguments.operands[1], command: declaration.name)
    }
    if arguments.has(man) {
      let commands = Program.commands.map { $0.declaration }
      try console.out(ManualPage(version: Program.version, commands: commands).text)
      return .success
    }
    guard let name = arguments.operands.first else {
      try console.out(ReferencePage.markdown)
      return .success
    }
    guard let parts = ReferencePage.markdown(about: name) else {
      throw ArgumentError.unknownName(
        name, translations: Phrasebook.standard.names(for: name), known: ReferencePage.names)
    }
    try console.out(parts)
    return .success
  }
}
