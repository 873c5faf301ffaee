import Commands

enum DiffCommand: Command {
  private static let measure = OptionDeclaration.value(
    "measure", "NAME", "Compares colours by \(DiffRule.measures); default: exact.")
  private static let threshold = OptionDeclaration.value(
    "threshold", "N", "Sets the threshold of the measure; default: \(DiffRule.defaultThresholds).")
  private static let antialiasing = OptionDeclaration.value(
    "antialiasing", "RULE",
    "With yiq, ignores or counts smoothed edges: ignored or counted; default: ignored.")
  private static let allowed = OptionDeclaration.value(
    "allow", "LIMIT", "Allows differing pixels: `12 px`, `0.1 %` or `4 pt`; default: none.")
  private static let out = OptionDeclaration.value(
    "out", "PATH",
    "Writes a picture of the differences; for two folders, one picture per pair into a folder.")

  static let declaration = CommandDeclaration(
    name: "diff", summary: "Compares two pictures, or the pictures in two folders.",
    operands: OperandDeclaration(
      "A B", "A and B are two PNG files, or two folders with PNG files."),
    options: [measure, threshold, antialiasing, allowed, out, .json, .jobs],
    example: (
      "strut diff before after --out differences",
      "Compares the PNG files of two folders and shows where they differ."
    ))

  static func run(_ arguments: Arguments, console: Console) throws -> ExitStatus {
    try arguments.requireOwnPaths([out], in: console.workingFolder)
    let paths = arguments.operands
    guard paths.count >= 2 else {
      throw ArgumentError.missingArgument("two pictures or folders", command: declaration.name)
    }
    if paths.count > 2 {
      throw ArgumentError.unexpectedArgument(paths[2], command: declaration.name)
    }
    let options = DiffOptions(
      rule: try rule(arguments), out: arguments.value(out), in: console.workingFolder,
      jobs: try arguments.jobs(console))
    let result = try diff((paths[0], paths[1]), options: options) {
      console.progress.update("comparing", done: $0, total: $1)
    }
    console.report(result.diagnostics)
    try console.out(arguments.has(.json) ? result.json : result.summary)
    return ExitStatus(result.verdict)
  }

  private static func rule(_ arguments: Arguments) throws(ArgumentError) -> DiffRule {
    do throws(DiffRule.BadValue) {
      return try DiffRule(
        measure: arguments.value(measure), threshold: arguments.value(threshold),
        antialiasing: arguments.value(antialiasing), allowed: arguments.value(allowed))
    } catch {
      throw .badValue(option: error.option, value: error.value, expected: error.expected)
    }
  }
}
