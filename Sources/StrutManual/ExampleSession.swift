import Cells
import Commands
import Diagnostics
import Reports
import Snapshots

/// A command on the spec of a case, with the output of the command.
struct ExampleSession {
  /// The number and letter at the start of the spec's title.
  let spec: String
  let task: Task

  enum Task {
    /// `strut lint` with these rules.
    case lint(rules: [String])
    /// `strut explain` for a view of the first cell.
    case explain(view: String)
    /// `strut explain --png` for the first cell.
    ///
    /// The value is the name of the file to write.
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

  /// The file name of the session's drawing; nil if it has none.
  var drawing: String? {
    if case .draw(let file) = task { file } else { nil }
  }

  /// The session in Markdown: an introduction, the command and its output.
  ///
  /// - Parameters:
  ///   - workspace: The specs, which include the session's.
  ///   - folder: The folder for drawings.
  ///   - fontSetup: The folders of fonts.
  /// - Returns: Markdown that ends with a newline.
  /// - Throws: an error if a cell cannot be laid out or drawn.
  func markdown(
    in workspace: Workspace, drawingInto folder: WorkingFolder,
    fontSetup: FontSetup
  ) throws -> String {
    let cells = workspace.allCells.filter { concerns($0.spec) }
    guard let cell = cells.first else { return "" }
    let path = cell.spec.location.shownPath
    switch task {
    case .lint(let rules):
      let options = LintOptions(rules: try LintRuleChoice(rules), jobs: 1, fontSetup: fontSetup)
      let result = try Commands.lint(cells, options: options)
      let findings = DiagnosticText(sources: workspace.sources, style: .plain)
        .text(of: result.diagnostics)
      let flags = rules.map { " --rule \($0)" }.joined()
      return """
        `strut lint` reports:

        ```console
        $ strut lint \(path)\(flags)
        \(findings)
        \(result.summary)```

        """
    case .explain(let view):
      let options = ExplainOptions(view: view, in: folder, jobs: 1, fontSetup: fontSetup)
      let result = try Commands.explain([cell], options: options)
      return """
        Why `\(view)` is where it is:

        ```console
        $ strut explain \(path) --only \(cell.id.cell) --view \(view)
        \(result.text)```

        """
    case .draw(let file):
      let options = ExplainOptions(
        drawings: [ExplanationFile(.png, path: file)], in: folder, jobs: 1, fontSetup: fontSetup)
      _ = try Commands.explain([cell], options: options)
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
