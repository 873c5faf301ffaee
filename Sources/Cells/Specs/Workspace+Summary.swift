import Devices
package import Diagnostics
import Snapshots
import Spec

extension Workspace {
  /// The number of specs and cells, and the impossible cells.
  ///
  /// Each line ends with a newline.
  package func summary(of cells: [SelectedCell], _ selection: Selection) -> String {
    let lines = ["\(Count.of(specs.count, "spec")) OK, \(Count.of(cells.count, "cell"))"]
    return (lines + (selection.selectsByName ? [] : impossibleCells)).map { "\($0)\n" }.joined()
  }

  /// The impossible cells and films with the reasons: one line for each screen and reason.
  ///
  /// The cells and the films each have a heading.
  package var impossibleCells: [String] {
    leftOut("impossible cell") { $0.impossible }
      + leftOut("impossible film") { $0.films.impossible }
  }

  private func leftOut(
    _ thing: String, _ what: (LoadedSpec) -> [ImpossibleCells]
  ) -> [String] {
    let all = specs.flatMap { spec in what(spec).map { (spec.location.screen, $0) } }
    guard !all.isEmpty else { return [] }
    let count = all.reduce(0) { $0 + $1.1.names.count }
    return ["\(Count.of(count, thing)) left out:"]
      + all.map { screen, cells in
        let list = WordList.list(cells.names, atMost: Self.namedCells)
        return "  \(screen): \(cells.reason): \(list)"
      }
  }

  /// The greatest number of impossible cells that a line names.
  private static let namedCells = 6

  /// The first cells, and the command that lists all.
  private var cellList: String {
    let names = allCells.map(\.id.description)
    let list = WordList.list(names.map { "`\($0)`" }, atMost: 4)
    return names.isEmpty ? "`strut layout` lists the cells" : "the cells are \(list)"
  }

  /// The error if the selection, or one of its names and devices, selects nothing.
  ///
  /// - Parameters:
  ///   - selection: the selection.
  ///   - wantsFilm: whether a film may be selected too. By default, no film may.
  /// - Returns: the error, or nil if there is none.
  package func nothingSelected(
    _ selection: Selection, wantsFilm: (SelectedFilm) -> Bool = { _ in false }
  ) -> Diagnostic? {
    let unmatched = unmatched(selection, wantsFilm: wantsFilm)
    if unmatched.selectsByName, selects(Selection(), wantsFilm) { return nothing(unmatched) }
    return selects(selection, wantsFilm) ? nil : nothing(selection)
  }

  /// The names and devices of a selection that select nothing, whatever the others select.
  ///
  /// - Parameters:
  ///   - selection: the selection.
  ///   - wantsFilm: whether a film may be selected too.
  /// - Returns: the names and devices, without the settings.
  package func unmatched(
    _ selection: Selection, wantsFilm: (SelectedFilm) -> Bool
  ) -> Selection {
    Selection(
      cells: selection.cells.filter { !selects(Selection(cells: [$0]), wantsFilm) },
      devices: selection.devices.filter { !selects(Selection(devices: [$0]), wantsFilm) })
  }

  private func selects(_ selection: Selection, _ wantsFilm: (SelectedFilm) -> Bool) -> Bool {
    !cells(selection).isEmpty || films(selection).contains(where: wantsFilm)
  }

  /// The error for names, devices and settings that select nothing.
  package func nothing(_ selection: Selection) -> Diagnostic {
    let notes =
      allCells.isEmpty
      ? impossibleCells.map { Note($0.trimmingPrefix(while: \.isWhitespace).description) } : []
    return Diagnostic(
      .nothingSelected(selection.patterns), notes: notes, help: help(for: selection))
  }

  private func help(for selection: Selection) -> String {
    let devices = selection.devices.flatMap { $0.split(separator: ",").map(String.init) }
    if !devices.isEmpty, devices.allSatisfy({ DeviceCatalogue.device(id: $0) != nil }) {
      return
        "write `--set device=\(devices.joined(separator: ","))`: `--device` selects among the cells"
    }
    if let rule = selection.patterns.first(where: { LintRuleName(rawValue: $0) != nil }) {
      return "`\(rule)` is a rule: write `--rule \(rule)` in place of `--only \(rule)`"
    }
    for pattern in selection.patterns {
      let screens = specs.map(\.location.screen)
      if let screen = screens.first(where: { Glob(pattern).matches($0) }) {
        return "`\(screen)/*` selects all cells of the screen `\(screen)`"
      }
    }
    let names = allCells.flatMap { [$0.cell.name, $0.cell.device.id] }
    let nearest = selection.patterns.lazy.compactMap { NearestName.of($0, in: names) }.first
    return nearest.map { "did you mean `\($0)`?" } ?? cellList
  }
}
