import Cells
import Commands

/// `strut accept`.
enum AcceptCommand: Command {
  static let declaration = CommandDeclaration(
    name: "accept", summary: "Takes the failures of the last run as references.",
    operands: "cells", options: [.cause],
    example: (
      "strut accept \"chat/iphone-*\"",
      "Takes the chat screen's failures on phones; without names, all failures."
    ))

  static func run(_ arguments: Arguments, console: Console) throws -> ExitStatus {
    let acceptance = try AcceptRun(
      try arguments.failures(), as: arguments.project.references, in: console.workingFolder)
    console.report(acceptance.diagnostics)
    try console.out(acceptance.summary)
    return acceptance.nothingSelected
      ? .nothingSelected : acceptance.diagnostics.isEmpty ? .success : .wrongSurroundings
  }
}

extension Arguments {
  /// Which failures of the last run are meant.
  func failures() throws(ArgumentError) -> FailureChoice {
    var choice = FailureChoice(names: operands)
    for text in values(.cause) {
      guard let number = Int(text), number > 0 else {
        throw .badValue(
          option: OptionDeclaration.cause.name, value: text,
          expected: "a cause's number, as `strut test` lists them")
      }
      choice.causes.append(number)
    }
    return choice
  }
}
