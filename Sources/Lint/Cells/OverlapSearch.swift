import AutoLayout
import Cassowary
import Geometry
import Graphics
import Spec
import ViewKinds

/// A search for views that overlap or hide texts and controls.
struct OverlapSearch {
  /// The maximum number of stored views that overlap or hide the same view.
  static let mostOfView = 8

  /// The views that overlap or hide each view, by index.
  private(set) var above: [ViewsAbove]
  private let order: [Int]
  private let ids: [ViewID]
  private let parents: [Int?]
  private let ancestors: [[Int]]
  private let constraints: [Constraint]
  private let areas: [Areas?]
  private var opaques: [OpaqueArea?]
  private let views: [LintedView]
  private let text: any TextMeasuring
  /// The rectangles of the letters, by view; see `letters(of:)`.
  private var letters: [Int: [Rect]] = [:]
  private lazy var placements = Placements(constraints)

  /// The areas of a shown view.
  private struct Areas {
    /// The rectangle of the control or the letters, or nil without them.
    let solid: (rect: Rect, edges: Edges)?
    /// The rectangle with which the view covers others, or nil if it covers none.
    let cover: (rect: Rect, edges: Edges)?
    /// The rectangle that others may hide, or nil without one.
    ///
    /// It is inset, so that a shape with exactly the same size counts as hiding it.
    let core: (rect: Rect, edges: Edges)?

    init(of view: LintedView) {
      func area(_ rect: Rect) -> (rect: Rect, edges: Edges) { (rect, Edges(rect)) }
      solid = view.solid.map(area)
      cover = solid ?? view.cover.map(area)
      core = solid.map { area($0.rect.inset(by: 0.25)) }
    }
  }

  /// The views that overlap or hide a view.
  struct ViewsAbove {
    /// The first of these views, in the scene's order.
    private(set) var first: [Int] = []
    private(set) var count = 0

    fileprivate mutating func add(_ view: Int) {
      count += 1
      if first.count == OverlapSearch.mostOfView {
        guard view < first[first.count - 1] else { return }
        first.removeLast()
      }
      first.insert(view, at: first.firstIndex { $0 > view } ?? first.count)
    }
  }

  init(_ cell: LintedCell) {
    order = cell.paintOrder
    views = cell.views
    text = cell.text
    ids = cell.views.map(\.node.id)
    parents = cell.views.map(\.node.parent)
    ancestors = cell.views.map(\.ancestors)
    constraints = cell.built.scene.constraints
    above = Array(repeating: ViewsAbove(), count: cell.views.count)
    areas = cell.views.map { $0.isShown ? Areas(of: $0) : nil }
    var isFaded: [Bool] = []
    for view in cell.views {
      isFaded.append(view.style.alpha < 1 || view.node.parent.map { isFaded[$0] } ?? false)
    }
    opaques = cell.views.map {
      $0.isShown && !isFaded[$0.index] ? OpaqueArea(of: $0) : nil
    }
    for group in scrollGroups(of: cell) {
      var pairs = IntersectingPairs(group.map { cell.views[$0].frame })
      pairs.forEach { compare(group[$0], group[$1]) }
    }
    findHiddenContent(of: cell)
  }

  /// Whether an opaque part of a view covers the text or control of another view completely.
  ///
  /// A view outside of the other's scroll view hides it only wherever it scrolls.
  mutating func hides(_ view: Int, _ below: Int) -> Bool {
    guard views[view].scroller == views[below].scroller else {
      return above[below].first.contains(view)
    }
    guard let core = areas[below]?.core else { return false }
    return opaques[view]?.covers(core.rect, core.edges) ?? false
  }

  /// Finds the views that hide content of scroll views in every position of the scrolling.
  private mutating func findHiddenContent(of cell: LintedCell) {
    let shown = cell.shownViews.filter {
      !$0.isDisplaced && !$0.isTurned && !$0.node.isSectionHeader && $0.sectionHeader == nil
    }
    var covers: [Int: [Int]] = [:]
    for view in shown {
      guard var area = areas[view.index]?.solid?.rect else { continue }
      for scroller in cell.scrollers(of: view) {
        guard let crossed = scroller.area(crossedBy: area, in: cell.window) else { break }
        area = crossed
        let core = area.inset(by: 0.25)
        let edges = Edges(core)
        let fixed =
          covers[scroller.index]
          ?? shown.map(\.index).filter {
            opaques[$0] != nil && views[$0].scroller == scroller.scroller
              && column(of: views[$0]) == column(of: scroller)
              && order[$0] > order[scroller.index]
              && views[$0].frame.intersection(scroller.frame) != nil
          }
        covers[scroller.index] = fixed
        let hiding = fixed.filter { opaques[$0]?.covers(core, edges) ?? false }
        // If a superview hides it too, only the superview is reported.
        for cover in hiding where !hiding.contains(where: { isAncestor($0, of: cover) }) {
          above[view.index].add(cover)
        }
      }
    }
  }

  /// The nearest view around a view, or the view itself, that the system places, such as a column.
  ///
  /// Columns are not compared with each other: a column over another one moves away, and on iOS 26
  /// the first one is a panel over the next one.
  private func column(of view: LintedView) -> Int? {
    ([view.index] + view.ancestors).first { views[$0].isPlacedBySystem }
  }

  /// Whether a view's letters or its opaque part with round corners cover letters of another view
  /// although one contains the other.
  private mutating func coversLetters(_ view: Int, _ below: Int) -> Bool {
    guard let solid = areas[below]?.solid, let cover = areas[view]?.cover else { return false }
    let lower = letters(of: below)
    if areas[view]?.solid != nil {
      let upper = letters(of: view)
      return lower.contains { area in
        upper.contains { Edges($0).overlaps(Edges(area)) }
      }
    }
    guard opaques[view]?.mayCover(solid.edges) ?? false else { return false }
    for area in lower {
      guard let common = cover.rect.intersection(area) else { continue }
      if opaques[view]?.touches(common) ?? false { return true }
    }
    return false
  }

  /// Returns the visible rectangles of a view's letters, which are computed once.
  private mutating func letters(of view: Int) -> [Rect] {
    if let known = letters[view] { return known }
    let linted = views[view]
    let areas = linted.texts.flatMap { $0.letterAreas(measuring: text) }
      .compactMap { linted.clipped(linted.placed($0)) }
    letters[view] = areas
    return areas
  }

  /// The rectangle of a view's control or letters, or nil if it has none or is not shown.
  func solid(of view: Int) -> Rect? { areas[view]?.solid?.rect }

  /// The rectangle with which a view covers others, or nil if it covers none.
  func cover(of view: Int) -> Rect? { areas[view]?.cover?.rect }

  private mutating func compare(_ one: Int, _ other: Int) {
    let (lower, upper) = order[one] < order[other] ? (one, other) : (other, one)
    guard let solid = areas[lower]?.solid?.edges else { return }
    let mayHide = opaques[upper]?.mayCover(solid) ?? false
    let cover = areas[upper]?.cover?.edges
    let overlaps = cover.map { solid.overlaps($0) } ?? false
    guard mayHide || overlaps else { return }
    let areSiblings = parents[lower] == parents[upper]
    guard areSiblings || !isAncestor(lower, of: upper) else { return }
    let crosses = cover.map { solid.crosses($0) } ?? false
    guard
      mayHide && hides(upper, lower)
        || overlaps && !isIntended(lower, upper)
          && (crosses || coversLetters(upper, lower))
    else { return }
    // If a superview covers it too, only the superview is reported.
    for ancestor in areSiblings ? [] : ancestors[upper]
    where !isAncestor(ancestor, of: lower)
      && (hides(ancestor, lower) || coversLetters(ancestor, lower))
    { return }
    above[lower].add(upper)
  }

  /// Whether constraints on both axes connect two views, or views around them that both contain
  /// the overlap.
  private mutating func isIntended(_ lower: Int, _ upper: Int) -> Bool {
    if placements.connect(ids[lower], ids[upper]) { return true }
    guard parents[lower] != parents[upper],
      let common = areas[upper]?.cover.flatMap({ areas[lower]?.solid?.rect.intersection($0.rect) })
    else { return false }
    let above = [upper] + views(around: upper, not: lower, containing: common)
    for below in [lower] + views(around: lower, not: upper, containing: common) {
      for above in above where placements.connect(ids[below], ids[above]) { return true }
    }
    return false
  }

  /// Returns the ancestors of a view that are not ancestors of another one and whose frames contain
  /// a rectangle.
  private func views(around view: Int, not other: Int, containing rect: Rect) -> [Int] {
    ancestors[view].prefix { !isAncestor($0, of: other) }.filter {
      views[$0].frame.outset(by: LintedText.tolerance).contains(rect)
    }
  }

  private func isAncestor(_ view: Int, of other: Int) -> Bool {
    ancestors[other].contains(view)
  }

  /// The column, the scroll view and the section header of views that scroll together.
  private struct ScrollGroup: Hashable {
    let column: Int?
    let scroller: Int?
    let sectionHeader: Int?
  }

  /// The groups of views to compare with each other, in the scene's order.
  private func scrollGroups(of cell: LintedCell) -> [[Int]] {
    var groups: [ScrollGroup: [Int]] = [:]
    for view in cell.shownViews
    where !view.isDisplaced && !view.isTurned && !view.node.isSectionHeader
      && (areas[view.index]?.cover != nil || opaques[view.index] != nil)
    {
      let group = ScrollGroup(
        column: column(of: view), scroller: view.scroller, sectionHeader: view.sectionHeader)
      groups[group, default: []].append(view.index)
    }
    return Array(groups.values)
  }
}

/// The opaque parts of a view.
private struct OpaqueArea {
  private let frame: Edges
  private let margin: Edges
  private let clip: Edges?
  private let clips: Bool
  private let hasBackground: Bool
  private var outline: CoveringPath
  private var fills: [CoveringPath]

  /// Returns nil if the view has no opaque part.
  init?(of view: LintedView) {
    let background = view.style.background ?? view.style.kind.defaultBackground
    hasBackground = background.map { $0.alpha == 255 } ?? false
    fills = view.items.compactMap { item in
      switch item {
      case .fill(let path, let color) where color.alpha == 255:
        CoveringPath(view.placed(path))
      case .gradient(let path, let gradient) where gradient.isOpaque:
        CoveringPath(view.placed(path))
      case .image(let run) where run.source.isOpaque && run.tint?.alpha ?? 255 == 255:
        CoveringPath(view.placed(.rect(run.frame)))
      case .fill, .gradient, .stroke, .text, .image, .shadow, .dropShadow, .backdrop, .group,
        .transformed:
        nil
      }
    }
    guard hasBackground || !fills.isEmpty else { return nil }
    frame = Edges(view.frame)
    margin = Edges(view.frame.outset(by: 0.5))
    clip = view.clip.map(Edges.init)
    clips = view.style.clips
    let own = view.style.kind.outline(of: view.layout.inScreen, corners: view.style.corners)
    outline = CoveringPath(view.placed(own))
  }

  /// Whether the frame with a margin contains a rectangle; otherwise the view does not cover it.
  func mayCover(_ solid: Edges) -> Bool { margin.contains(solid) }

  mutating func covers(_ rect: Rect, _ edges: Edges) -> Bool {
    guard frame.contains(edges), clip?.contains(edges) ?? true,
      !clips || outline.covers(rect, edges)
    else { return false }
    if hasBackground, outline.covers(rect, edges) { return true }
    for index in fills.indices where fills[index].covers(rect, edges) { return true }
    return false
  }

  /// Whether the view covers a part of a rectangle that is within its frame.
  mutating func touches(_ rect: Rect) -> Bool {
    guard !clips || outline.touches(rect) else { return false }
    if hasBackground, outline.touches(rect) { return true }
    for index in fills.indices where fills[index].touches(rect) { return true }
    return false
  }
}

/// A filled path that caches a rectangle that it covers and one that it does not cover.
private struct CoveringPath {
  private let path: Path
  private var flat: FlatPath?
  private var inside: Edges?
  private var outside: Edges?

  init(_ path: Path) { self.path = path }

  mutating func covers(_ rect: Rect, _ edges: Edges) -> Bool {
    if let inside, inside.contains(edges) { return true }
    if let outside, edges.contains(outside) { return false }
    let flat = flat ?? flattened()
    let covers = flat.relation(to: rect) == .covers
    if covers { inside = edges } else { outside = edges }
    return covers
  }

  mutating func touches(_ rect: Rect) -> Bool {
    let flat = flat ?? flattened()
    return flat.relation(to: rect) != .apart
  }

  /// Returns the path with flattened curves, which is computed once.
  private mutating func flattened() -> FlatPath {
    let flat = FlatPath(path)
    self.flat = flat
    return flat
  }
}

/// The equations that determine the views' positions.
private struct Placements {
  /// The indices of the equations for a view's position, by axis and view.
  private var equations: [Axis: [ViewID: Set<Int>]] = [:]

  init(_ constraints: [Constraint]) {
    for (index, constraint) in constraints.enumerated()
    where constraint.relation == .equal && !constraint.first.attribute.isDimension {
      for anchor in constraint.anchors {
        equations[constraint.first.attribute.axis, default: [:]][
          anchor.item.owner, default: []
        ].insert(index)
      }
    }
  }

  /// Whether equations connect the two views on both axes; their overlap is then intended.
  func connect(_ one: ViewID, _ other: ViewID) -> Bool {
    Axis.allCases.allSatisfy { axis in
      guard let first = equations[axis]?[one], let second = equations[axis]?[other] else {
        return false
      }
      let (few, many) = first.count < second.count ? (first, second) : (second, first)
      return few.contains { many.contains($0) }
    }
  }
}

extension LintedCell {
  /// A hash of the controls and texts that overlap, and of the order of their edges.
  ///
  /// If it is the same for two cells whose edges are on one line, none of them passes into, out of
  /// or behind another one between the cells.
  package var overlaps: Int {
    var groups: [Int?: [(view: LintedView, rect: Rect)]] = [:]
    for view in shownViews {
      if let solid = view.solid { groups[view.scroller, default: []].append((view, solid)) }
    }
    // A sum, because the pairs come in no fixed order.
    var sum = 0
    for group in groups.values {
      let solids = group.map { Edges($0.rect) }
      let letters = group.map { $0.view.ink.map(Edges.init) }
      var pairs = IntersectingPairs(group.map(\.rect))
      pairs.forEach { one, other in
        // Less is left out, because edges that touch may share a pixel by rounding.
        guard solids[one].overlaps(solids[other]) else { return }
        var hasher = Hasher()
        hasher.combine(group[one].view.index)
        hasher.combine(group[other].view.index)
        hasher.combine(solids[one].contains(solids[other]))
        hasher.combine(solids[other].contains(solids[one]))
        hasher.combine(solids[one].order(beside: solids[other]))
        if let first = letters[one], let second = letters[other] {
          hasher.combine(first.order(beside: second))
        }
        sum &+= hasher.finalize()
      }
    }
    return sum
  }
}

extension LintedView {
  /// The area of the control or the letters, or nil for other views and bars.
  fileprivate var solid: Rect? {
    if isBar { return nil }
    if control != nil { return clipped(frame) }
    return ink.flatMap { clipped($0) }
  }

  /// The visible frame of an opaque container, cell or gradient, or nil for other views.
  fileprivate var cover: Rect? { style.alpha >= 1 && isOpaque ? clipped(frame) : nil }

  private var isOpaque: Bool {
    if style.kind.isContainer { return style.background?.alpha == 255 }
    if style.kind is any CellKind {
      return (style.background ?? style.kind.defaultBackground)?.alpha == 255
    }
    guard style.kind is GradientViewKind else { return false }
    return items.contains {
      if case .gradient(_, let gradient) = $0 { gradient.isOpaque } else { false }
    }
  }

  /// Returns the part of the window that content crosses while the scroll view scrolls.
  ///
  /// It is nil if the content never crosses the window, and if a transform moves the scroll view.
  fileprivate func area(crossedBy content: Rect, in window: Rect) -> Rect? {
    guard transform == nil else { return nil }
    let distances = scrollDistances
    let area = Rect(
      minX: content.minX - distances.right, minY: content.minY - distances.bottom,
      maxX: content.maxX + distances.left, maxY: content.maxY + distances.top)
    return clipped(frame)?.intersection(window)?.intersection(area)
  }

  fileprivate func clipped(_ rect: Rect) -> Rect? {
    guard let clip else { return rect }
    return clip.intersection(rect)
  }
}

extension LintedCell {
  /// The position of each view in paint order; greater ones are drawn later.
  fileprivate var paintOrder: [Int] {
    var order = [Int](repeating: 0, count: views.count)
    var children: [[Int]] = Array(repeating: [], count: views.count)
    for view in views { if let parent = view.node.parent { children[parent].append(view.index) } }
    var pending = views.isEmpty ? [] : [0]
    var time = 0
    while let next = pending.popLast() {
      order[next] = time
      time += 1
      pending += children[next].reversed()
    }
    return order
  }
}
