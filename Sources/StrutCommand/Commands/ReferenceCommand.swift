import Diagnostics
import SpecReference

enum ReferenceCommand: Command {
  static let declaration = CommandDeclaration(
    name: "reference",
    summary: "Prints the reference of the spec language, or its parts about a name.",
    operands: "name", options: [],
    example: ("strut reference alignment", "Prints the rows about the key `alignment`."))

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
