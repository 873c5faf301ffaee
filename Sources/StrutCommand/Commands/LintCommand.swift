import Diagnostics
import Strut

/// `strut lint`.
enum LintCommand: Command {
  static let declaration = CommandDeclaration(
    name: "lint",
    summary:
      "Finds what breaks anywhere in the matrix; errors give status 1, warnings and notes 0.",
    operands: "paths", options: [.annotations, .only, .device, .set, .limit, .jobs],
    example: (
      "strut lint Snapshots/chat", "Tells each finding once, with its cells and what to do."
    ))

  static func run(_ arguments: Arguments, console: Console) throws -> ExitStatus {
    let jobs = try arguments.jobs(console)
    switch try CellChoice(arguments, console: console) {
    case .end(let status): return status
    case .cells(let cells, _, let workspace):
      let progress = Progress("linting", on: console)
      let run = try progress.during {
        try LintRun(cells, jobs: jobs, fontSetup: console.fontSetup) {
          progress.update(done: $0, total: cells.count)
        }
      }
      let text = DiagnosticText(sources: workspace.sources, style: .plain)
      let findings = run.diagnostics.isEmpty ? "" : text.text(of: run.diagnostics) + "\n"
      try console.out(findings + run.summary)
      console.annotate(run.diagnostics)
      return run.hasErrors ? .snapshotsDiffer : .success
    }
  }
}
