import Diagnostics
import SpecReference

enum ReferenceCommand: Command {
  static let declaration = CommandDeclaration(
    name: "reference",
    summary: "Prints all kinds and keys of specs, or the entries about one name.",
    operands: OperandDeclaration(
      "[name]", "A name is a key, a kind, a device or a heading; default: everything."),
    options: [],
    example: (
      "strut reference alignment",
      "Prints the entries about the key `alignment`."
    ))

  static func run(_ arguments: Arguments, console: Console) throws -> ExitStatus {
    if arguments.operands.count > 1 {
      throw ArgumentError.unexpectedArgument(arguments.operands[1], command: declaration.name)
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
