import AutoLayout
package import Cells
package import Diagnostics
import Geometry
import Snapshots
import Spec

/// The constraints of specs in a notation.
package struct ExportResult: Sendable {
  /// The code of the first cell of each spec.
  package let text: String
  /// The warnings about constraints that the notation cannot express, and the findings of the specs
  /// in the written cells.
  package let diagnostics: [Diagnostic]
}

/// The error for a name that no notation has.
package struct UnknownNotation: Error, Sendable {
  package let diagnostic: Diagnostic
}

/// Writes the constraints of specs as code.
///
/// - Parameters:
///   - cells: the cells. Only the first cell of each spec is written.
///   - name: the name of a notation, as `--as` takes it.
/// - Returns: the code and the diagnostics.
/// - Throws: `UnknownNotation` if no notation has the name.
package func export(
  _ cells: [SelectedCell], as name: String
) throws(UnknownNotation) -> ExportResult {
  let notations = ConstraintNotations.all
  guard let notation = notations.first(where: { $0.name == name }) else {
    throw UnknownNotation(diagnostic: .unknownNotation(name, known: notations.map { $0.name }))
  }
  var blocks: [ExportedBlock] = []
  var screens: Set<String> = []
  for selected in cells where screens.insert(selected.spec.location.screen).inserted {
    let count = cells.count { $0.spec.location.screen == selected.spec.location.screen }
    blocks.append(ExportedBlock(selected, of: count, in: notation.init()))
  }
  return ExportResult(
    text: blocks.map(\.text).joined(separator: "\n"), diagnostics: blocks.flatMap(\.diagnostics))
}

extension ViewNode {
  /// The keys and values that size the view by its contents, such as `width: fitting`.
  fileprivate var fittingKeys: [String] {
    func value(_ target: FittingTarget) -> String { target == .expanded ? "expanded" : "fitting" }
    if let width = fitting.horizontal, width == fitting.vertical {
      return ["size: \(value(width))"]
    }
    return [("width", fitting.horizontal), ("height", fitting.vertical)].compactMap { key, target in
      target.map { "\(key): \(value($0))" }
    }
  }
}

/// The code for one cell.
private struct ExportedBlock {
  let text: String
  private(set) var diagnostics: [Diagnostic]

  init<Notation: ConstraintNotation>(
    _ selected: SelectedCell, of count: Int, in notation: Notation
  ) {
    let built = selected.build()
    diagnostics = built.diagnostics
    let screen = ExportedScreen(built.scene, in: Notation.language)
    let comment = Notation.comment
    let others = count > 1 ? ", the first of \(count) cells" : ""
    var lines = ["\(comment) \(selected.id)\(others)"]
    if Notation.self != EquationNotation.self {
      lines += screen.names.replaced.map { "\(comment) \($0.name) is `\($0.id)`" }
    }
    var written: [Constraint] = []
    var left: [String] = []
    var placesInRows: Set<SourceSpan> = []
    for constraint in built.scene.constraints {
      guard let reason = notation.obstacle(to: constraint, in: screen) else {
        written.append(constraint)
        continue
      }
      let equation = constraint.equation(in: screen.hierarchy)
      left.append("\(comment) not written: \(equation)")
      // The rows of a table repeat the constraints of one place.
      if constraint.isOfRow, let span = constraint.origin.span,
        !placesInRows.insert(span).inserted
      {
        continue
      }
      diagnostics.append(.notWritten(constraint, equation, in: Notation.name, because: reason))
    }
    for view in built.scene.views {
      let keys = view.fittingKeys
      guard !keys.isEmpty else { continue }
      left += keys.map { "\(comment) not written: \(view.id.name).\($0)" }
      if view.id.isInRow, let span = view.span, !placesInRows.insert(span).inserted { continue }
      diagnostics += keys.map { .notWritten(fitting: $0, of: view, in: Notation.name) }
    }
    left += Self.inactive(in: built, screen).map { "\(comment) \($0)" }
    lines += notation.lines(written, in: screen) + left
    text = lines.map { "\($0)\n" }.joined()
  }

  /// The inactive constraints of the cell, grouped by the reason.
  private static func inactive(in built: BuiltCell, _ screen: ExportedScreen) -> [String] {
    Grouped(built.inactiveConstraints, by: \.cause).groups.flatMap { cause, inactive in
      let reason =
        switch cause {
        case .switchedOff(let entry): "switched off by `when: \(entry.condition)`"
        case .conditionFails(let entry): "only under `when: \(entry.condition)`"
        case .inactive: "inactive"
        }
      return ["\(reason):"]
        + inactive.map { "  \($0.constraint.equation(in: screen.hierarchy))" }
    }
  }
}
