import Diagnostics
import Reports
import Snapshots
import Strut

/// The manual's page of a case, in Markdown.
struct ExamplePage {
  private let entry: ExampleCase
  private let text: ExampleText
  private let shown: Workspace
  private let pictures: [(spec: LoadedSpec, cells: [SelectedCell])]
  private let folder: WorkingFolder

  /// - Parameters:
  ///   - entry: what the page is about.
  ///   - text: what is written by hand on it.
  ///   - shown: the specs as the page shows them.
  ///   - pictures: what the pictures of each spec show.
  ///   - folder: where drawings go.
  init(
    _ entry: ExampleCase, _ text: ExampleText, shown: Workspace,
    pictures: [(spec: LoadedSpec, cells: [SelectedCell])], drawingInto folder: WorkingFolder
  ) {
    self.entry = entry
    self.text = text
    self.shown = shown
    self.pictures = pictures
    self.folder = folder
  }

  /// The whole page with a line end.
  func markdown(fontSetup: FontSetup) throws -> String {
    let parts = try pictures.map { try part(of: $0.spec, $0.cells, fontSetup: fontSetup) }
    let head = "# \(entry.number) \(entry.title)\n\n\(text.abstract)\n"
    let overview = entry.specs.count > 1 ? [] : ["## Overview\n"]
    return ([head] + overview + parts).joined(separator: "\n")
  }

  /// A spec: under a heading of its own where there are several.
  private func part(
    of spec: LoadedSpec, _ cells: [SelectedCell], fontSetup: FontSetup
  ) throws -> String {
    let title = ScreenTitle(spec.title)
    let name = title.text + (title.mark.map { " (\($0))" } ?? "")
    let blocks = [
      entry.specs.count > 1 ? "## \(title.letter ?? ""): \(name)\n" : nil,
      SpecIntroduction.prose(of: spec.text).markdown,
      "![\(name)](\(spec.location.screen).png)\n",
      "\(caption(of: cells))\n",
      "`\(spec.location.shownPath)`:\n",
      "```yaml\n\(SpecIntroduction.remainder(of: spec.text))```\n",
      try findings(of: spec, fontSetup: fontSetup),
    ]
    let sessions = try sessions(of: spec, fontSetup: fontSetup)
    return (blocks.compactMap(\.self) + sessions).joined(separator: "\n")
  }

  /// What else is asked of the program about the spec.
  private func sessions(
    of spec: LoadedSpec, fontSetup: FontSetup
  ) throws -> [String] {
    try text.sessions.filter { $0.concerns(spec) }.map {
      try $0.markdown(in: shown, drawingInto: folder, fontSetup: fontSetup)
    }
  }

  /// The cells in their order: each device once where its states follow each other.
  private func caption(of cells: [SelectedCell]) -> String {
    var parts: [(device: String, states: [String])] = []
    for cell in cells {
      let state = cell.states.joined(separator: ", ").lowercased()
      if parts.last?.device == cell.deviceName {
        parts[parts.count - 1].states.append(state)
      } else {
        parts.append((cell.deviceName, [state]))
      }
    }
    let words = parts.map { "\($0.device): \($0.states.joined(separator: "; "))" }
    return words.joined(separator: ". ") + "."
  }

  /// What `strut layout` prints of the first cell; nil where it finds nothing to say, and where
  /// `strut lint` says it of all cells.
  private func findings(of spec: LoadedSpec, fontSetup: FontSetup) throws -> String? {
    let copies = shown.allCells.filter { $0.spec.location.screen == spec.location.screen }
    guard let cell = copies.first else { return nil }
    let isLinted = text.sessions.contains { $0.concerns(spec) && $0.isLint }
    guard text.showsLogs || !isLinted else { return nil }
    let run = try LayoutRun([cell], includesLogs: text.showsLogs, jobs: 1, fontSetup: fontSetup)
    guard !run.diagnostics.isEmpty else { return nil }
    let told = DiagnosticText(sources: shown.sources, style: .plain).text(of: run.diagnostics)
    let option = text.showsLogs ? " --uikit-log" : ""
    return """
      Its diagnostics:

      ```console
      $ strut layout \(spec.location.shownPath) --only \(cell.id.cell)\(option)
      \(run.text)\(told)```

      """
  }
}
