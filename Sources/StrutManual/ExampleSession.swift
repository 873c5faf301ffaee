import Diagnostics
import Reports
import Snapshots
import Strut

/// What a reader sees who has the program look at the spec of a case.
struct ExampleSession {
  /// As the spec's title begins.
  let spec: String
  let task: Task

  enum Task {
    /// Which of the rules give the reason why the spec is wrong.
    case lint(rules: [String])
    /// Why a view of the first cell is where it is.
    case explain(view: String)
    /// The constraints of the first cell, drawn into a file of this name.
    case draw(String)
  }

  static func lint(_ spec: String, rules: String...) -> ExampleSession {
    ExampleSession(spec: spec, task: .lint(rules: rules))
  }

  static func explain(_ spec: String, view: String) -> ExampleSession {
    ExampleSession(spec: spec, task: .explain(view: view))
  }

  static func draw(_ spec: String, into file: String) -> ExampleSession {
    ExampleSession(spec: spec, task: .draw(file))
  }

  var isLint: Bool {
    if case .lint = task { true } else { false }
  }

  func concerns(_ spec: LoadedSpec) -> Bool {
    let title = ScreenTitle(spec.title)
    return self.spec == (title.number ?? "") + (title.letter ?? "")
  }

  /// What is drawn of the spec besides its cells: the file's name.
  var drawing: String? {
    if case .draw(let file) = task { file } else { nil }
  }

  /// The session in Markdown: the command, and all that it prints.
  ///
  /// - Parameters:
  ///   - workspace: the specs, that of the session among them.
  ///   - folder: where drawings go.
  ///   - fontSetup: where fonts are looked for.
  /// - Returns: with what leads to it and a line end.
  /// - Throws: what keeps cells from being looked at.
  func markdown(
    in workspace: Workspace, drawingInto folder: WorkingFolder,
    fontSetup: FontSetup
  ) throws -> String {
    let cells = workspace.allCells.filter { concerns($0.spec) }
    guard let cell = cells.first else { return "" }
    let path = cell.spec.location.shownPath
    switch task {
    case .lint(let rules):
      let run = try LintRun(
        cells, rules: LintRuleChoice(rules), jobs: 1, fontSetup: fontSetup)
      let findings = DiagnosticText(sources: workspace.sources, style: .plain)
        .text(of: run.diagnostics)
      let options = rules.map { " --rule \($0)" }.joined()
      return """
        `strut lint` reports:

        ```console
        $ strut lint \(path)\(options)
        \(findings)
        \(run.summary)```

        """
    case .explain(let view):
      let run = try ExplainRun([cell], view: view, in: folder, jobs: 1, fontSetup: fontSetup)
      return """
        Why `\(view)` is where it is:

        ```console
        $ strut explain \(path) --only \(cell.id.cell) --view \(view)
        \(run.text)```

        """
    case .draw(let file):
      _ = try ExplainRun(
        [cell], view: nil, drawings: [ExplainRun.Drawing(.png, path: file)], in: folder, jobs: 1,
        fontSetup: fontSetup)
      return """
        The constraints, drawn over the screen:

        ```sh
        strut explain \(path) --only \(cell.id.cell) --png \(file)
        ```

        ![The constraints, drawn over the screen](\(file))

        """
    }
  }
}
