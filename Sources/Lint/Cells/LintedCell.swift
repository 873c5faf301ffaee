package import AutoLayout
import Cassowary
import Geometry
package import Graphics
package import Spec
package import ViewKinds

/// A cell for rules, with its scene, layout and drawing; not thread-safe.
package struct LintedCell {
  package let cell: Cell
  package let built: BuiltCell
  package let layout: Layout
  /// The display list of the screen with its bars, back to front.
  package let displayList: DisplayList
  /// The buttons in the screen's bars, each bar's back to front.
  let placedBarButtons: [PlacedBarButton]
  /// The views, in the scene's order.
  package let views: [LintedView]
  package let text: any TextMeasuring
  package let hierarchy: ViewHierarchy
  /// The maximum `minimum` of each rule in the spec.
  package let ceilings: [LintRuleName: Double]
  package let variants: CellVariants
  /// Whether rules lay the cell out again to see whether a change helps.
  private let triesChanges: Bool
  /// The spec's constraints that set a view's width or height to a number, by view.
  private let fixedLengths: [ViewID: [Constraint]]

  /// Creates a cell for rules.
  ///
  /// - Parameters:
  ///   - cell: the state of the screen.
  ///   - built: the cell's scene.
  ///   - layout: the layout of the scene.
  ///   - displayList: the drawing of the screen.
  ///   - barButtons: the buttons in the bars of the drawing, each bar's back to front.
  ///   - ownItems: the drawing of each view's own content, in the scene's order.
  ///   - variants: the same cell in other states.
  ///   - ceilings: the maximum `minimum` of each rule in the spec.
  ///   - triesChanges: whether rules lay the cell out again to see whether a change helps.
  ///   - text: measures text in the cell's fonts.
  package init(
    _ cell: Cell, built: BuiltCell, layout: Layout, displayList: DisplayList,
    barButtons: [PlacedBarButton] = [], ownItems: [[DisplayItem]], variants: CellVariants,
    ceilings: [LintRuleName: Double] = [:],
    triesChanges: Bool = true, measuring text: any TextMeasuring
  ) {
    self.cell = cell
    self.built = built
    self.layout = layout
    self.displayList = displayList
    placedBarButtons = barButtons
    self.text = text
    self.ceilings = ceilings
    self.variants = variants
    self.triesChanges = triesChanges
    hierarchy = ViewHierarchy(built.scene.views)
    var fixedLengths: [ViewID: [Constraint]] = [:]
    for constraint in built.scene.constraints where constraint.fixesLength {
      fixedLengths[constraint.first.item.owner, default: []].append(constraint)
    }
    self.fixedLengths = fixedLengths
    views = LintedView.views(of: built, layout, drawing: ownItems, measuring: text)
  }
}

extension LintedCell {
  var environment: LayoutEnvironment { built.scene.environment }

  /// The visible views.
  var shownViews: LazyFilterSequence<[LintedView]> { views.lazy.filter(\.isShown) }

  /// The cell for matrix rules.
  package var scene: LintedScene { LintedScene(cell.name, built: built, layout: layout) }

  /// The window's rectangle, in its own coordinates.
  var window: Rect { Rect(origin: .zero, size: environment.screenSize) }

  func view(_ id: ViewID) -> LintedView? { hierarchy.position(of: id).map { views[$0] } }

  /// The name in a spec of the safe area that ends at the bars around a view.
  func safeAreaName(for view: LintedView) -> String {
    guard let place = view.ancestors.first(where: { views[$0].isPlacedBySystem }), place != 0
    else { return "safeArea" }
    return "\(place == view.node.parent ? "superview" : views[place].name).safeArea"
  }

  /// Returns help for the place of a view, also to change a transform that moves it.
  ///
  /// `common` is the transform of that to which the place is compared.
  func help(_ help: String, toPlace view: LintedView, beside common: Transform? = nil) -> String {
    guard view.transform != common,
      let moved = ([view.index] + view.ancestors).first(where: { views[$0].style.transform != nil })
    else { return help }
    return "change the `transform` of `\(views[moved].name)`, or \(help)"
  }

  /// The scroll views around a view, the nearest first.
  func scrollers(of view: LintedView) -> some Sequence<LintedView> {
    sequence(state: view.scroller) { next in
      defer { next = next.flatMap { views[$0].scroller } }
      return next.map { views[$0] }
    }
  }

  /// Whether `view` is an ancestor of `other`.
  func isAncestor(_ view: LintedView, of other: LintedView) -> Bool {
    other.ancestors.contains(view.index)
  }

  /// Returns the view's intrinsic size at its width, or nil if it has no content.
  func intrinsicSize(of view: LintedView) -> IntrinsicSize? {
    guard let content = view.node.content else { return nil }
    return content.size(
      atWidth: content.wraps ? view.alignmentSize.width : nil, measuring: text,
      on: environment.grid)
  }

  /// Returns the spec's constraints that set a view's size on an axis to a number.
  func fixedLengths(of view: LintedView, _ axis: Axis) -> [Constraint] {
    (fixedLengths[view.node.id] ?? []).filter { $0.first.attribute.axis == axis }
  }

  /// Returns whether a higher compression resistance makes a view at least as long as wanted.
  ///
  /// The layout with it must have no new finding, such as a tie with another view, and must cut off
  /// no text of another view. If it takes too much work, or if the cell tries no changes, the
  /// answer is no.
  func reaches(
    _ length: Points, _ axis: Axis, of view: LintedView, resisting level: Int
  ) -> Bool {
    let priority = Priority(clamping: Double(level))
    guard triesChanges, view.node.compression[axis] < priority else { return false }
    var scene = built.scene
    scene.views[view.index].compression[axis] = priority
    let budget = WorkBudget(limit: Self.trialWork)
    guard let other = try? LayoutEngine.layout(scene, measuring: text, within: budget),
      other.diagnostics.count <= layout.diagnostics.count,
      !shownViews.contains(where: {
        $0.index != view.index && squeezesText(of: $0, axis, in: other)
      })
    else { return false }
    return other.views[view.index].exact.size[axis] - view.alignmentEdges(axis)
      >= length - LintedText.tolerance
  }

  /// Whether another layout gives a view less room than now and than its text needs.
  ///
  /// On the horizontal axis, text that wraps needs no room of its own.
  private func squeezesText(of view: LintedView, _ axis: Axis, in other: Layout) -> Bool {
    guard !view.wholeTexts.isEmpty, let content = view.node.content,
      axis == .vertical || !content.wraps
    else { return false }
    let length = other.views[view.index].exact.size[axis]
    guard length < view.layout.exact.size[axis] - LintedText.tolerance else { return false }
    let wanted = content.size(
      atWidth: content.wraps
        ? other.views[view.index].exact.width - view.alignmentEdges(.horizontal) : nil,
      measuring: text, on: environment.grid)[axis]
    return wanted.map { length - view.alignmentEdges(axis) < $0 - LintedText.tolerance } ?? false
  }

  /// The work of a layout that tries a change; see `WorkBudget`.
  private static let trialWork = 25_000_000
}

extension Constraint {
  /// Whether the constraint is in the spec and sets a view's width or height to a number.
  fileprivate var fixesLength: Bool {
    first.item == .view(first.item.owner) && terms.isEmpty && relation == .equal
      && first.attribute.isDimension && !origin.isEngine
  }
}
