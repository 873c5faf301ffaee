import Commands

enum FontsCommand: Command {
  private static let bundle = OptionDeclaration.value(
    "bundle", "DIR",
    "Copies the files into this folder, for `fonts` in .strut/config.yaml.")

  static let declaration = CommandDeclaration(
    name: "fonts", summary: "Lists the font files that pictures are drawn with.",
    operands: OperandDeclaration(""), options: [bundle],
    example: (
      "strut fonts --bundle Snapshots/fonts",
      "Copies the fonts, so that a project can keep them."
    ))

  static func run(_ arguments: Arguments, console: Console) throws -> ExitStatus {
    if let operand = arguments.operands.first {
      throw ArgumentError.unexpectedArgument(operand, command: declaration.name)
    }
    let setup = console.fontSetup
    try console.out(
      arguments.value(bundle).map {
        try bundleFonts(setup, to: $0, in: console.workingFolder)
      } ?? listFonts(setup))
    return .success
  }
}
