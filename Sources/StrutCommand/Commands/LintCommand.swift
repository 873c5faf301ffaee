import Cells
import Commands
import Diagnostics
import Snapshots

enum LintCommand: Command {
  private static let sarif = OptionDeclaration.value(
    "sarif", "FILE", "Also writes SARIF 2.1.0, for example for GitHub code scanning.")

  private static let rule = OptionDeclaration.value(
    "rule", "NAME", "Checks only this rule; repeatable; default: all rules.", repeats: true)

  static let declaration = CommandDeclaration(
    name: "lint",
    summary: "Finds layout problems in all cells. Exits with 1 if one is an error.",
    operands: .specs,
    options: [rule, .json, sarif, .annotations, .only, .device, .scene, .set, .limit, .jobs],
    example: (
      "strut lint Snapshots/chat",
      "Reports each problem once, with its cells and a fix."
    ))

  static func destination(_ arguments: Arguments, console: Console) -> RunDestination? {
    guard let path = arguments.value(sarif),
      (try? arguments.requireOwnPaths([sarif], in: console.workingFolder)) != nil
    else { return nil }
    return RunDestination(
      files: RunFiles([:]), place: .lastRun, keepsResults: true, sarif: path)
  }

  static func run(_ arguments: Arguments, console: Console) throws -> ExitStatus {
    try arguments.requireOwnPaths([sarif], in: console.workingFolder)
    let destination = destination(arguments, console: console)
    return try console.keepingObstacle(in: destination) {
      try run(arguments, console, destination)
    }
  }

  private static func run(
    _ arguments: Arguments, _ console: Console, _ destination: RunDestination?
  ) throws -> ExitStatus {
    let jobs = try arguments.jobs(console)
    let rules = try rules(arguments)
    switch try CellChoice(arguments, console: console) {
    case .end(let status, let diagnostics):
      console.write(
        destination,
        obstacle: status == .nothingSelected ? .nothingSelected : .invalidInput, diagnostics)
      return status
    case .cells(let cells, _, let workspace):
      let options = LintOptions(rules: rules, jobs: jobs, fontSetup: console.fontSetup)
      let result = try lint(cells, options: options) {
        console.progress.update("linting", done: $0, total: cells.count)
      }
      console.report(result.notices, sources: workspace.sources)
      if arguments.has(.json) {
        try console.out(result.json)
      } else {
        let text = DiagnosticText(sources: workspace.sources)
        let findings = result.diagnostics.isEmpty ? "" : text.text(of: result.diagnostics) + "\n"
        try console.out(findings + result.summary)
      }
      console.annotate(result.diagnostics)
      if let path = arguments.value(sarif) {
        try result.writeSARIF(to: path, in: console.workingFolder, console.repositoryPaths)
      }
      return result.hasErrors ? .snapshotsDiffer : .success
    }
  }

  private static func rules(_ arguments: Arguments) throws(ArgumentError) -> LintRuleChoice {
    do {
      return try LintRuleChoice(arguments.values(rule))
    } catch {
      throw .unknownValue(option: rule.name, value: error.name, known: LintRuleChoice.known)
    }
  }
}
