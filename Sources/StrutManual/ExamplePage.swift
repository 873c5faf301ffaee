import Cells
import Commands
import Diagnostics
import Reports
import Snapshots

/// The page of a case in the manual, as Markdown.
struct ExamplePage {
  private let entry: ExampleCase
  private let text: ExampleText
  private let shown: Workspace
  private let pictures: [(spec: LoadedSpec, cells: [SelectedCell])]
  private let folder: WorkingFolder

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - entry: The case.
  ///   - text: The hand-written text of the page.
  ///   - shown: The specs as the page shows them.
  ///   - pictures: The cells in the picture of each spec.
  ///   - folder: The folder for drawings.
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

  /// The page, which ends with a newline.
  func markdown(fontSetup: FontSetup) throws -> String {
    let parts = try pictures.map { try part(of: $0.spec, $0.cells, fontSetup: fontSetup) }
    let head = "# \(entry.number) \(entry.title)\n\n\(text.abstract)\n"
    let overview = entry.specs.count > 1 ? [] : ["## Overview\n"]
    return ([head] + overview + parts).joined(separator: "\n")
  }

  /// The text of one spec.
  ///
  /// It has a heading if the case has several specs.
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

  private func sessions(
    of spec: LoadedSpec, fontSetup: FontSetup
  ) throws -> [String] {
    try text.sessions.filter { $0.concerns(spec) }.map {
      try $0.markdown(in: shown, drawingInto: folder, fontSetup: fontSetup)
    }
  }

  /// The devices and states of the cells.
  ///
  /// A device is named once for consecutive cells of it.
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

  /// The output of `strut layout` for the first cell.
  ///
  /// Nil if there are no diagnostics, or if a session shows those of `strut lint` and the page
  /// shows no logs.
  private func findings(of spec: LoadedSpec, fontSetup: FontSetup) throws -> String? {
    let copies = shown.allCells.filter { $0.spec.location.screen == spec.location.screen }
    guard let cell = copies.first else { return nil }
    let isLinted = text.sessions.contains { $0.concerns(spec) && $0.isLint }
    guard text.showsLogs || !isLinted else { return nil }
    let options = LayoutOptions(includesLogs: text.showsLogs, jobs: 1, fontSetup: fontSetup)
    let result = try layout([cell], options: options)
    guard !result.diagnostics.isEmpty else { return nil }
    let diagnostics = DiagnosticText(sources: shown.sources, style: .plain)
      .text(of: result.diagnostics)
    let option = text.showsLogs ? " --uikit-log" : ""
    return """
      Its diagnostics:

      ```console
      $ strut layout \(spec.location.shownPath) --only \(cell.id.cell)\(option)
      \(result.output)\(diagnostics)```

      """
  }
}
