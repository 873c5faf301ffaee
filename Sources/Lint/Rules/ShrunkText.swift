import Geometry
import Graphics
package import Spec
import ViewKinds

/// Text of a label that `adjustsFontSizeToFitWidth` draws smaller than its font.
///
/// Shrinking helps with one long name; it is not a design. The shrunk text is smaller than its
/// neighbours, and hard to read below about 11 points. Give the label more room or more lines.
package struct ShrunkText: CellRule {
  package static let name = LintRuleName.shrunkText
  package init() {}

  package func findings(in cell: LintedCell) -> [LintFinding] {
    cell.shownViews.compactMap { view in
      guard let label = view.style.kind as? LabelKind, !view.frame.isEmpty,
        let text = view.texts.last
      else { return nil }
      let (whole, drawn) = (label.text.font.size, text.run.content.font.size)
      guard drawn < whole else { return nil }
      return LintFinding(
        Self.name, .shrunk(view.name), of: view, help: .roomToGrow(view.name),
        measured: MeasuredValue((whole - drawn).value, .size(text.string, drawn, of: whole)))
    }
  }
}

extension String {
  fileprivate static func shrunk(_ view: String) -> String {
    "the text of `\(view)` is drawn smaller to fit"
  }

  fileprivate static func size(_ text: String, _ drawn: Points, of whole: Points) -> String {
    "\(quoted(text)) is drawn at \(FormattedMeasure.points(drawn)) points in place of \(FormattedMeasure.points(whole))"
  }

  fileprivate static func roomToGrow(_ view: String) -> String {
    "give `\(view)` more room or more lines, or a smaller font everywhere"
  }
}
