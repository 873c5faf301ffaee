import Cells
import Commands

enum AcceptCommand: Command {
  private static let from = OptionDeclaration.value(
    "from", "DIR|ZIP",
    "Accepts pictures of a run on another machine, from a folder or an archive with its `.strut`; refuses cells that were drawn from other specs or files than are here."
  )

  static let declaration = CommandDeclaration(
    name: "accept", summary: "Accepts pictures of the last run as references.",
    operands: .failures, options: [.cause, from, .limit],
    example: (
      "strut accept \"chat/iphone-*\"",
      "Accepts the chat screen on iPhones, changed cells and new ones."
    ))

  static func run(_ arguments: Arguments, console: Console) throws -> ExitStatus {
    let (choice, form) = (try arguments.failures(), arguments.project.references)
    let result: TriageResult
    if let path = arguments.value(from) {
      result = try accept(
        choice,
        from: ArtifactOptions(
          path, limits: try arguments.limits(), resources: arguments.project.resources),
        as: form, in: console.workingFolder)
    } else {
      result = try accept(
        choice, as: form, in: console.workingFolder, limits: try arguments.limits(),
        resources: arguments.project.resources)
    }
    console.report(result.diagnostics)
    try console.out(result.summary)
    return result.nothingSelected
      ? .nothingSelected : result.diagnostics.isEmpty ? .success : .environmentProblem
  }
}

extension Arguments {
  /// The failures of the last run that the arguments select.
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
