import Commands

/// `strut reject`.
enum RejectCommand: Command {
  static let declaration = CommandDeclaration(
    name: "reject", summary: "Drops failures of the last run; references stay as they are.",
    operands: "cells", options: [.cause],
    example: (
      "strut reject --cause 2",
      "Drops what the second cause did, so that `strut accept` takes the rest."
    ))

  static func run(_ arguments: Arguments, console: Console) throws -> ExitStatus {
    let rejection = try RejectRun(try arguments.failures(), in: console.workingFolder)
    console.report(rejection.diagnostics)
    try console.out(rejection.summary)
    return rejection.nothingSelected ? .nothingSelected : .success
  }
}
