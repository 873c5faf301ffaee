import Strut

/// `strut accept`.
enum AcceptCommand: Command {
  static let declaration = CommandDeclaration(
    name: "accept", summary: "Takes the failures of the last run as references.",
    operands: "cells", options: [],
    example: (
      "strut accept \"chat/iphone-*\"",
      "Takes the chat screen's failures on phones; without names, all failures."
    ))

  static func run(_ arguments: Arguments, console: Console) throws -> ExitStatus {
    let acceptance = try AcceptRun(names: arguments.operands, in: console.workingFolder)
    console.report(acceptance.diagnostics)
    try console.out(acceptance.summary)
    return acceptance.nothingSelected
      ? .nothingSelected : acceptance.diagnostics.isEmpty ? .success : .wrongSurroundings
  }
}
