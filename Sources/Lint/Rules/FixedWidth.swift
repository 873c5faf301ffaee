import AutoLayout
import Diagnostics
import Geometry
import Graphics
package import Spec

/// A width given as a number that is too narrow for the text in another language.
///
/// The rule lays each cell out again in every language under `strings` in which the matrix does not
/// have the cell. It reports a view whose width is a number if its text fits in the cell's own
/// language and is cut off in another one. Write the width with `>=`, or remove it. Make a `frame`
/// wider, or use constraints in its place. `clippedText` checks the cells of the matrix.
package struct FixedWidth: CellRule {
  package static let name = LintRuleName.fixedWidth
  package init() {}

  package func findings(in cell: LintedCell) throws -> [LintFinding] {
    let translations = cell.variants.translations
    guard !translations.isEmpty else { return [] }
    let candidates = cell.views.filter { view in
      view.isShown && !view.wholeTexts.isEmpty && view.cutTexts.isEmpty
        && cell.fixedWidth(of: view) != nil
    }
    guard !candidates.isEmpty else { return [] }
    let others = try translations.map { ($0.locale, try cell.variants.layOut($0)) }
    return candidates.compactMap { view in
      let values = others.compactMap { locale, other in
        measured(of: view, in: other, language: locale?.description ?? "")
      }
      guard let worst = values.max(by: { $0.badness < $1.badness }),
        let fixed = cell.fixedWidth(of: view)
      else { return nil }
      return LintFinding(
        Self.name, "the width of `\(view.name)` is fixed and a translation is longer",
        at: fixed.span ?? view.node.span, views: [view.name], constraints: fixed.equations,
        help: fixed.help, measured: worst)
    }
  }

  private func measured(
    of view: LintedView, in other: LintedCell, language: String
  ) -> MeasuredValue? {
    guard let there = other.view(view.node.id), other.fixedWidth(of: there) != nil else {
      return nil
    }
    guard let text = there.cutTexts.max(by: { $0.missing < $1.missing }) else { return nil }
    let need = FormattedMeasure.points(text.naturalWidth)
    let room = FormattedMeasure.points(text.run.frame.width)
    return MeasuredValue(
      text.missing,
      "\(String.quoted(text.string)) is \(need) points long in \(language) and has \(room)")
  }
}

extension LintedView {
  /// The texts that are cut off, or that leave the plate of their button.
  fileprivate var cutTexts: [LintedText] {
    wholeTexts.filter { $0.isCutOff || excess(of: $0) != nil }
  }
}

extension LintedText {
  fileprivate var missing: Double { (naturalWidth - run.frame.width).value }
}

extension LintedCell {
  /// Returns where the spec fixes a view's width by a number, with the help, or nil.
  fileprivate func fixedWidth(
    of view: LintedView
  ) -> (span: SourceSpan?, equations: [String], help: String)? {
    if case .frame(let frame) = view.node.placement {
      guard frame.width.widthFactor == 0, frame.width.heightFactor == 0,
        !frame.mask.contains(.flexibleWidth)
      else { return nil }
      return (frame.span, [], .widerFrame(view.name))
    }
    let constraints = fixedLengths(of: view, .horizontal).filter {
      abs(($0.constant - view.alignmentSize.width).value) <= LintedText.tolerance.value
    }
    guard let first = constraints.first else { return nil }
    return (
      first.origin.span, constraints.map { $0.equation(in: hierarchy) },
      .growingWidth(view.name, first.constant)
    )
  }
}

extension String {
  fileprivate static func growingWidth(_ view: String, _ width: Points) -> String {
    "let `\(view)` grow: `\">= \(width)\"` in place of `\(width)`, or no width"
  }

  fileprivate static func widerFrame(_ view: String) -> String {
    """
    make the frame of `\(view)` wider, or place it by constraints instead, so that it grows with its \
    text
    """
  }
}
