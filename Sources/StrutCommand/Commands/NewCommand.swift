import Commands

enum NewCommand: Command {
  static let declaration = CommandDeclaration(
    name: "new", summary: "Writes a starter spec with comments.",
    operands: OperandDeclaration(
      "NAME|PATH", "NAME becomes Snapshots/NAME/NAME.yaml. PATH ends in .yaml."), options: [],
    example: (
      "strut new card",
      "Writes Snapshots/card/card.yaml. If the file exists, ends with an error."
    ))

  static func run(_ arguments: Arguments, console: Console) throws -> ExitStatus {
    guard let operand = arguments.operands.first else {
      throw ArgumentError.missingArgument("the name of a screen", command: declaration.name)
    }
    if arguments.operands.count > 1 {
      throw ArgumentError.unexpectedArgument(arguments.operands[1], command: declaration.name)
    }
    let result = try newSpec(operand, project: arguments.project, in: console.workingFolder)
    console.report(result.diagnostics)
    guard result.diagnostics.isEmpty else { return .invalidInput }
    try console.out(result.summary)
    return .success
  }
}
