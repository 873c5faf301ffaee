import Cells
import Commands

enum RejectCommand: Command {
  static let declaration = CommandDeclaration(
    name: "reject", summary: "Excludes failures of the last run from `strut accept`.",
    operands: .failures, options: [.cause],
    example: (
      "strut reject --cause 2",
      "Excludes the cells of cause 2; `strut accept` then accepts the others."
    ))

  static func run(_ arguments: Arguments, console: Console) throws -> ExitStatus {
    let result = try reject(
      try arguments.failures(), as: arguments.project.references, in: console.workingFolder)
    console.report(result.diagnostics)
    try console.out(result.summary)
    return result.nothingSelected ? .nothingSelected : .success
  }
}
