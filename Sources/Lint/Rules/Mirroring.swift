import AutoLayout
import Diagnostics
import Geometry
import Graphics
package import Spec
import ViewKinds

/// Views that stay in place when the interface is mirrored for right-to-left reading.
///
/// The rule also lays out each right-to-left cell from left to right, and compares the two. It
/// reports a view that is not the mirror image in its superview, if something fixes the view to a
/// side: `left` and `right` instead of `leading` and `trailing`, an offset from the centre, or a
/// frame. It also reports labels and fields with the alignment `left` or `right` instead of
/// `natural`. It ignores views with their own `direction`, and constraints with `left` or `right`
/// that are their own mirror image.
package struct Mirroring: CellRule {
  package static let name = LintRuleName.mirroring
  package init() {}

  package func findings(in cell: LintedCell) throws -> [LintFinding] {
    guard cell.environment.direction == .rightToLeft else { return [] }
    let twin = try cell.variants.layOut(cell.variants.leftToRight)
    let culprits = Dictionary(
      grouping: cell.built.scene.constraints.flatMap { constraint in
        constraint.viewsWithFixedSide.map { (view: $0, constraint: constraint) }
      }, by: \.view
    ).mapValues { $0.map(\.constraint) }
    return cell.shownViews.flatMap { view -> [LintFinding] in
      guard view.node.direction == nil else { return [] }
      return [place(view, in: cell, twin, culprits), alignment(view)].compactMap(\.self)
    }
  }

  /// Returns the finding about a view's position, or nil.
  ///
  /// `culprits` are the constraints that fix a view to a side, by view.
  private func place(
    _ view: LintedView, in cell: LintedCell, _ twin: LintedCell,
    _ culprits: [ViewID: [Constraint]]
  ) -> LintFinding? {
    guard let parent = view.node.parent, let other = twin.view(view.node.id) else { return nil }
    let (here, there) = (cell.views[parent].layout, twin.views[parent].layout)
    let width = here.scroll?.contentSize.width ?? here.frame.width
    let twinWidth = there.scroll?.contentSize.width ?? there.frame.width
    guard abs((width - twinWidth).value) <= 1 else { return nil }
    let mirrored = other.layout.frame.mirrored(in: width)
    let distance = abs((mirrored.minX - view.layout.frame.minX).value)
    guard distance > 1 else { return nil }
    if case .frame(let frame) = view.node.placement {
      return LintFinding(
        Self.name, "the frame of `\(view.name)` is not mirrored", at: frame.span ?? view.node.span,
        views: [view.name], help: "place `\(view.name)` by leading and trailing constraints",
        measured: .away(distance))
    }
    let culprits = culprits[view.node.id] ?? []
    guard let first = culprits.first else { return nil }
    let equations = culprits.map { $0.equation(in: cell.hierarchy) }
    let notes = culprits.dropFirst().map { constraint in
      Note("so does `\(constraint.equation(in: cell.hierarchy))`", at: constraint.origin.span)
    }
    return LintFinding(
      Self.name, "`\(equations[0])` keeps `\(view.name)` from being mirrored",
      at: first.origin.span ?? view.node.span, views: [view.name], constraints: equations,
      notes: Array(notes),
      help: first.anchors.contains { $0.attribute.ignoresDirection }
        ? "write leading and trailing in place of left and right"
        : "constrain its leading or trailing edge: an offset of a centre is not mirrored",
      measured: .away(distance))
  }

  private func alignment(_ view: LintedView) -> LintFinding? {
    guard view.style.kind.textTraits.contains(.hasAlignment) else { return nil }
    for text in view.texts {
      let alignment = text.run.alignment
      let slack = text.run.frame.width - text.extent.size.width
      guard alignment == .left || alignment == .right, slack > 1 else { continue }
      return LintFinding(
        Self.name, "the text of `\(view.name)` stays at the \(alignment.rawValue) side",
        of: view, help: "leave out `alignment`, or write `natural`, which follows the direction",
        measured: MeasuredValue(
          slack.value, "there are \(FormattedMeasure.points(slack)) points beside it"))
    }
    return nil
  }
}

extension MeasuredValue {
  fileprivate static func away(_ distance: Double) -> MeasuredValue {
    MeasuredValue(
      distance,
      "it is \(FormattedMeasure.points(Points(distance))) points from where its mirror image would be"
    )
  }
}

extension Constraint {
  /// The views that the constraint fixes to a side without leading or trailing.
  fileprivate var viewsWithFixedSide: Set<ViewID> {
    guard !origin.isEngine, first.attribute.axis == .horizontal, !first.attribute.isDimension,
      anchors.contains(where: { $0.attribute.ignoresDirection })
        || first.attribute == .centerX && (constant != 0 || terms.contains { $0.multiplier != 1 })
    else { return [] }
    return Set(anchors.map(\.item.owner))
  }
}
