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
/// frame. Margins by `left` and `right` are reported at the view that has them. The rule also reports
/// labels and fields with the alignment `left` or `right` instead of `natural`. It ignores views with
/// their own `direction`, and constraints with `left` or `right` that are their own mirror image.
package struct Mirroring: CellRule {
  package static let name = LintRuleName.mirroring
  package init() {}

  package func findings(in cell: LintedCell) throws -> [LintFinding] {
    guard cell.environment.direction == .rightToLeft else { return [] }
    let twin = try cell.variants.layOut(cell.variants.leftToRight)
    let culprits = Dictionary(
      grouping: cell.built.scene.constraints.flatMap { constraint in
        constraint.viewsWithFixedSide(in: cell.hierarchy).map { (view: $0, constraint: constraint) }
      }, by: \.view
    ).mapValues { $0.map(\.constraint) }
    let margins = cell.viewsInMargins(unlike: twin)
    var findings: [LintFinding] = []
    /// The greatest distance of the views in the margins of a view, by that view.
    var inMargins: [ViewID: Double] = [:]
    for view in cell.shownViews where view.node.direction == nil {
      if let distance = distance(view, in: cell, twin) {
        if let finding = place(view, away: distance, in: cell, culprits) {
          findings.append(finding)
        } else if let owner = margins[view.node.id] {
          inMargins[owner] = max(inMargins[owner] ?? 0, distance)
        }
      }
      alignment(view).map { findings.append($0) }
    }
    for view in cell.views {
      guard let distance = inMargins[view.node.id] else { continue }
      findings.append(
        LintFinding(
          Self.name, "the margins of `\(view.name)` are not mirrored", of: view,
          help: "write `leading` and `trailing` in place of `left` and `right` in its `margins`",
          measured: .away(distance, "a view in them")))
    }
    return findings
  }

  /// Returns how far a view is from its mirror image in points, or nil within a point.
  ///
  /// It is also nil if the superview has another width from left to right.
  private func distance(
    _ view: LintedView, in cell: LintedCell, _ twin: LintedCell
  ) -> Double? {
    guard let parent = view.node.parent, let other = twin.view(view.node.id) else { return nil }
    let (here, there) = (cell.views[parent].layout, twin.views[parent].layout)
    let width = here.scroll?.contentSize.width ?? here.frame.width
    let twinWidth = there.scroll?.contentSize.width ?? there.frame.width
    guard abs((width - twinWidth).value) <= 1 else { return nil }
    let mirrored = other.layout.frame.mirrored(in: width)
    let distance = abs((mirrored.minX - view.layout.frame.minX).value)
    return distance > 1 ? distance : nil
  }

  /// Returns the finding about a view's position, or nil if nothing fixes it to a side.
  ///
  /// `culprits` are the constraints that fix a view to a side, by view.
  private func place(
    _ view: LintedView, away distance: Double, in cell: LintedCell,
    _ culprits: [ViewID: [Constraint]]
  ) -> LintFinding? {
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
  fileprivate static func away(_ distance: Double, _ subject: String = "it") -> MeasuredValue {
    let points = FormattedMeasure.points(Points(distance))
    return MeasuredValue(
      distance, "\(subject) is \(points) points from where its mirror image would be")
  }
}

extension LintedCell {
  /// The views that a horizontal constraint or a stack holds in margins that are not mirrored, each
  /// with the view that has the margins.
  fileprivate func viewsInMargins(unlike twin: LintedCell) -> [ViewID: ViewID] {
    let owners = Set(
      views.filter { view in
        guard view.node.direction == nil, let other = twin.view(view.node.id) else { return false }
        let (margins, mirrored) = (view.node.margins, other.node.margins.mirrored)
        return abs((margins.left - mirrored.left).value) > 1
          || abs((margins.right - mirrored.right).value) > 1
      }.map(\.node.id))
    var found: [ViewID: ViewID] = [:]
    for view in views {
      guard let parent = view.node.parent.map({ views[$0].node }), owners.contains(parent.id),
        case .stack(let metrics) = parent.arrangement, metrics.isLayoutMarginsRelative
      else { continue }
      found[view.node.id] = parent.id
    }
    for constraint in owners.isEmpty ? [] : built.scene.constraints
    where constraint.first.attribute.axis == .horizontal {
      let guides = constraint.anchors.map(\.item).compactMap { item in
        if case .guide(let owner, .margins) = item, owners.contains(owner) { owner } else { nil }
      }
      guard let owner = guides.first else { continue }
      for anchor in constraint.anchors where anchor.item.owner != owner {
        found[anchor.item.owner] = owner
      }
    }
    return found
  }
}

extension Constraint {
  /// The views that the constraint fixes to a side without leading or trailing.
  ///
  /// A view is not held by what is in it.
  fileprivate func viewsWithFixedSide(in hierarchy: ViewHierarchy) -> Set<ViewID> {
    guard !origin.isEngine, first.attribute.axis == .horizontal, !first.attribute.isDimension,
      anchors.contains(where: { $0.attribute.ignoresDirection })
        || first.attribute == .centerX && (constant != 0 || terms.contains { $0.multiplier != 1 })
    else { return [] }
    let holder = hierarchy.holder(of: self)
    return Set(anchors.map(\.item.owner).filter { $0 != holder })
  }
}
