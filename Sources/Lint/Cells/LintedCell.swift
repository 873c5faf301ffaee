package import AutoLayout
import Cassowary
import Geometry
package import Graphics
package import Spec

/// One cell for rules: its scene, layout and drawing; not thread-safe.
package struct LintedCell {
  package let cell: Cell
  package let built: BuiltCell
  package let layout: Layout
  /// The screen with its bars, back to front.
  package let displayList: DisplayList
  /// In the scene's order.
  package let views: [LintedView]
  /// The visible views.
  let shownViews: [LintedView]
  package let text: any TextMeasuring
  package let hierarchy: ViewHierarchy
  /// By rule, the greatest `minimum` in the spec.
  package let ceilings: [LintRuleName: Double]
  package let variants: CellVariants
  /// By view, the spec's constraints that fix a size of it to a number.
  private let fixedLengths: [ViewID: [Constraint]]

  /// - Parameters:
  ///   - cell: the state of the screen.
  ///   - built: its scene.
  ///   - layout: the scene's layout.
  ///   - displayList: the screen's drawing.
  ///   - ownItems: each view's own drawing, in the scene's order.
  ///   - variants: the same cell in other states.
  ///   - ceilings: by rule, the greatest `minimum` in the spec.
  ///   - text: measures text in the cell's fonts.
  package init(
    _ cell: Cell, built: BuiltCell, layout: Layout, displayList: DisplayList,
    ownItems: [[DisplayItem]], variants: CellVariants, ceilings: [LintRuleName: Double] = [:],
    measuring text: any TextMeasuring
  ) {
    self.cell = cell
    self.built = built
    self.layout = layout
    self.displayList = displayList
    self.text = text
    self.ceilings = ceilings
    self.variants = variants
    hierarchy = ViewHierarchy(built.scene.views)
    var fixedLengths: [ViewID: [Constraint]] = [:]
    for constraint in built.scene.constraints where constraint.fixesLength {
      fixedLengths[constraint.first.item.owner, default: []].append(constraint)
    }
    self.fixedLengths = fixedLengths
    views = LintedView.views(of: built, layout, drawing: ownItems, measuring: text)
    shownViews = views.filter(\.isShown)
  }
}

extension LintedCell {
  var environment: LayoutEnvironment { built.scene.environment }

  /// The cell for rules about a whole matrix.
  package var scene: LintedScene { LintedScene(cell.name, built: built, layout: layout) }

  /// The window, in its own coordinates.
  var window: Rect { Rect(origin: .zero, size: environment.screenSize) }

  func view(_ id: ViewID) -> LintedView? { hierarchy.position(of: id).map { views[$0] } }

  /// Whether `view` is an ancestor of `other`.
  func isAncestor(_ view: LintedView, of other: LintedView) -> Bool {
    other.ancestors.contains(view.index)
  }

  /// The intrinsic size of the view at its width, or nil if it has no content.
  func intrinsicSize(of view: LintedView) -> IntrinsicSize? {
    guard let content = view.node.content else { return nil }
    return content.size(
      atWidth: content.wraps ? view.alignmentSize.width : nil, measuring: text,
      on: environment.grid)
  }

  /// The spec's constraints that fix a view's size on an axis to a number.
  func fixedLengths(of view: LintedView, _ axis: Axis) -> [Constraint] {
    (fixedLengths[view.node.id] ?? []).filter { $0.first.attribute.axis == axis }
  }
}

extension Constraint {
  /// Whether it is a spec's constraint that fixes a view's size to a number.
  fileprivate var fixesLength: Bool {
    first.item == .view(first.item.owner) && terms.isEmpty && relation == .equal
      && first.attribute.isDimension && !origin.isEngine
  }
}
