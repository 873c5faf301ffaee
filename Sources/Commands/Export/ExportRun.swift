import AutoLayout
package import Cells
package import Diagnostics
import Spec

/// Constraints of specs written in another notation.
package struct ExportRun: Sendable {
  /// The code: of each spec its first cell's.
  package let text: String
  /// What the notation has no form for, and what is wrong with the specs in those cells.
  package let diagnostics: [Diagnostic]

  /// As `--as` takes them.
  package static var notations: [String] { ConstraintNotations.all.map { $0.name } }

  /// That there is no such notation.
  package struct UnknownNotation: Error, Sendable {
    package let diagnostic: Diagnostic
  }

  /// - Parameters:
  ///   - cells: of which each spec's first is written.
  ///   - name: one of `notations`.
  /// - Throws: where there is no such notation.
  package init(_ cells: [SelectedCell], as name: String) throws(UnknownNotation) {
    guard let notation = ConstraintNotations.all.first(where: { $0.name == name }) else {
      throw UnknownNotation(diagnostic: .unknownNotation(name, known: Self.notations))
    }
    var blocks: [String] = []
    var diagnostics: [Diagnostic] = []
    var screens: Set<String> = []
    for selected in cells where screens.insert(selected.spec.location.screen).inserted {
      let count = cells.filter { $0.spec.location.screen == selected.spec.location.screen }.count
      let block = ExportedBlock(selected, of: count, in: notation.init())
      blocks.append(block.text)
      diagnostics += block.diagnostics
    }
    text = blocks.joined(separator: "\n")
    self.diagnostics = diagnostics
  }
}

/// The constraints of one cell.
private struct ExportedBlock {
  let text: String
  private(set) var diagnostics: [Diagnostic]

  init<Notation: ConstraintNotation>(
    _ selected: SelectedCell, of count: Int, in notation: Notation
  ) {
    let (built, found) = selected.spec.document.build(selected.cell)
    diagnostics = found
    let screen = ExportedScreen(built.scene)
    let comment = Notation.comment
    let others = count > 1 ? ", the first of \(count) cells" : ""
    var lines = ["\(comment) \(selected.id)\(others)"]
    if Notation.self != EquationNotation.self {
      lines += screen.names.replaced.map { "\(comment) \($0.name) is `\($0.id)`" }
    }
    var written: [Constraint] = []
    var left: [String] = []
    for constraint in built.scene.constraints {
      guard let reason = notation.obstacle(to: constraint, in: screen) else {
        written.append(constraint)
        continue
      }
      let equation = constraint.equation(in: screen.hierarchy)
      left.append("\(comment) not written: \(equation)")
      diagnostics.append(.notWritten(constraint, equation, in: Notation.name, because: reason))
    }
    lines += notation.lines(written, in: screen) + left
    text = lines.map { "\($0)\n" }.joined()
  }
}
