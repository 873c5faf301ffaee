import AutoLayout
import Geometry
package import Spec
import ViewKinds

/// Controls, and views with an `intrinsic` size, that are smaller than their content.
///
/// The view shrinks because another view has a higher compression resistance, or the same one and
/// comes first. The rule ignores sizes that the spec fixes with a number, except those of a date
/// picker that cut its texts off or that the texts leave. It also ignores texts (`clippedText` checks
/// them), fields (their text scrolls) and pictures (they scale). Strut proposes a higher compression
/// resistance only if the content then has room, which it tries for the first 20 sizes of a cell.
package struct Squeezed: CellRule {
  package static let name = LintRuleName.squeezed
  package init() {}

  package func findings(in cell: LintedCell) -> [LintFinding] {
    var count = 0
    return cell.shownViews.flatMap { view -> [LintFinding] in
      guard view.control != nil || view.style.kind.isContainer, view.emptyAxis == nil,
        !view.isLeftToClippedText, let wanted = cell.intrinsicSize(of: view)
      else { return [] }
      return Axis.allCases.compactMap { axis in
        let given = view.alignmentSize[axis]
        if axis == .horizontal, view.scrollsItsText { return nil }
        guard let length = wanted[axis], length - given > LintedText.tolerance,
          cell.fixedLengths(of: view, axis).isEmpty || view.spillsDate(on: axis)
        else { return nil }
        count += 1
        let resists =
          count <= ZeroSize.mostOfCell && cell.reaches(length, axis, of: view, resisting: 999)
        return LintFinding(
          Self.name, .squeezed(view, axis), of: view,
          help: resists ? .resist(view.name, axis) : .room(view.name, axis),
          measured: MeasuredValue(
            (length - given).value,
            "it asks for \(FormattedMeasure.points(length)) points and has \(FormattedMeasure.points(given))"
          ))
      }
    }
  }
}

extension LintedView {
  /// Whether letters are missing that `clippedText` checks.
  fileprivate var isLeftToClippedText: Bool {
    !style.kind.textTraits.contains(.isCutByDesign) && texts.contains(where: \.isCutOff)
  }

  /// Whether the view is a date picker of which letters are cut off on the axis or leave the frame.
  fileprivate func spillsDate(on axis: Axis) -> Bool {
    guard style.kind is DatePickerKind else { return false }
    let frame = layout.inScreen
    return texts.contains { text in
      axis == .horizontal && text.isCutOff
        || text.ink.minEdge(on: axis) < frame.minEdge(on: axis) - LintedText.tolerance
        || text.ink.maxEdge(on: axis) > frame.maxEdge(on: axis) + LintedText.tolerance
    }
  }

  /// Whether the view scrolls to text that does not fit.
  fileprivate var scrollsItsText: Bool { style.kind.textTraits.contains(.scrolls) }
}

extension String {
  fileprivate static func squeezed(_ view: LintedView, _ axis: Axis) -> String {
    "`\(view.name)` is less \(axis == .horizontal ? "wide" : "high") than its content"
  }

  fileprivate static func resist(_ view: String, _ axis: Axis) -> String {
    "give `\(view)` a higher \(axis.rawValue) compression resistance, or more room"
  }

  fileprivate static func room(_ view: String, _ axis: Axis) -> String {
    "give `\(view)` more \(axis.dimension)"
  }
}
