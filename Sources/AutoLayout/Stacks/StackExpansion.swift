import Cassowary
import Geometry
import Graphics

/// Turns the stacks of a scene into guides and constraints.
struct StackExpansion {
  private(set) var scene: Scene
  let text: any TextMeasuring
  /// The width of each view in an earlier layout, or nil before the first layout.
  ///
  /// Wrapping text breaks its lines at this width.
  let widths: [Points]?
  private let budget: WorkBudget
  /// Whether the expansion needs the height of wrapping text, which depends on the text's width.
  private(set) var hangsOnWidths = false
  /// The positions of each view's subviews in order; for a stack, only the arranged views.
  private let subviews: [[Int]]

  init(
    _ scene: Scene, measuring text: any TextMeasuring, at widths: [Points]?,
    within budget: WorkBudget
  ) {
    self.scene = scene
    self.text = text
    self.widths = widths
    self.budget = budget
    var subviews: [[Int]] = Array(repeating: [], count: scene.views.count)
    for position in scene.views.indices {
      if let parent = scene.views[position].parent { subviews[parent].append(position) }
    }
    for position in scene.views.indices {
      guard let arranged = scene.views[position].stack?.arranged else { continue }
      let views = subviews[position]
      subviews[position] = arranged.compactMap { id in
        views.first { scene.views[$0].id == id }
      }
    }
    self.subviews = subviews
  }

  mutating func expand() {
    let stacks = scene.views.indices.filter { scene.views[$0].stack != nil }
    guard !stacks.isEmpty else { return }
    // A stack sets `translatesAutoresizingMaskIntoConstraints` of its arranged views to false.
    for arranged in stacks.flatMap({ subviews[$0] }) {
      scene.views[arranged].placement = .constraints
    }
    let given = scene.constraints
    var made: [[Constraint]] = []
    // Expand inner stacks first, because their constraints determine their size in outer stacks.
    for position in stacks.reversed() {
      guard let metrics = scene.views[position].stack else { continue }
      let items = subviews[position].map { item($0, in: metrics) }
      let arrangement = StackArrangement(
        metrics, of: scene.views[position].id, arranging: items)
      scene.views[position].systemGuides += arrangement.guides
      scene.constraints += arrangement.constraints
      made.append(arrangement.constraints)
    }
    scene.constraints = given + made.reversed().flatMap { $0 }
    findBaselines(of: stacks)
  }

  private mutating func item(_ position: Int, in metrics: StackMetrics) -> StackArrangement.Item {
    let node = scene.views[position]
    var length: Points?
    if metrics.distribution == .fillProportionally, !node.isHidden {
      length = proportionalLength(of: position, along: metrics.axis)
    }
    return StackArrangement.Item(
      id: node.id, isHidden: node.isHidden, length: length,
      wrappingTextCompression: node.content?.wraps == true ? node.compression.horizontal : nil)
  }
}

// MARK: Sizes by content

extension StackExpansion {
  /// Returns the length that determines a view's proportional share, or nil without one.
  ///
  /// This is the length of the view's content or, for a nested stack, its fitting length.
  private mutating func proportionalLength(of position: Int, along axis: Axis) -> Points? {
    guard let content = scene.views[position].content else {
      return scene.views[position].stack == nil ? nil : fittingLength(of: position, along: axis)
    }
    return length(of: content, at: position, along: axis)
  }

  private mutating func length(
    of content: any IntrinsicContent, at position: Int, along axis: Axis
  ) -> Points? {
    if axis == .vertical, content.wraps { hangsOnWidths = true }
    let limit = content.wraps && axis == .vertical ? widths?[position] : nil
    return content.size(atWidth: limit, measuring: text, on: scene.environment.grid)[axis]
  }

  /// Returns the fitting length of a view without content, from the constraints inside it.
  private mutating func fittingLength(of position: Int, along axis: Axis) -> Points {
    var targets = PerAxis(both: FittingTarget.compressed)
    if axis == .vertical, containsWrappingText(position) {
      hangsOnWidths = true
      if let widths { targets.horizontal = FittingTarget(widths[position], at: .required) }
    }
    return scene.fittingSize(
      ofViewAt: position, in: ViewHierarchy(scene.views), targets: targets, measuring: text,
      within: budget)[axis]
  }

  private func containsWrappingText(_ position: Int) -> Bool {
    scene.views[position].content?.wraps == true
      || subviews[position].contains(where: containsWrappingText)
  }
}

// MARK: Baselines

extension StackExpansion {
  /// Finds the views that supply a stack's baselines, for stacks whose baselines constraints use.
  private mutating func findBaselines(of stacks: [Int]) {
    var asked: Set<ViewID> = []
    for anchor in scene.constraints.flatMap(\.anchors) where anchor.attribute.isBaseline {
      asked.insert(anchor.item.owner)
    }
    for position in stacks where asked.contains(scene.views[position].id) {
      let first = baselineView(of: position, isFirst: true)
      let last = baselineView(of: position, isFirst: false)
      scene.views[position].baselineViews = BaselineViews(
        first: scene.views[first].id, last: scene.views[last].id)
    }
  }

  /// Returns the view that supplies a baseline, as `forFirstBaselineLayout` and
  /// `forLastBaselineLayout`.
  ///
  /// A vertical stack uses its first or last visible view. A horizontal stack uses its first
  /// visible view if it aligns views by this baseline, otherwise the tallest visible view. The rule
  /// repeats for nested stacks.
  private mutating func baselineView(of position: Int, isFirst: Bool) -> Int {
    guard let metrics = scene.views[position].stack else { return position }
    let visible = subviews[position].filter { !scene.views[$0].isHidden }
    guard let first = visible.first, let last = visible.last else { return position }
    let areAligned = metrics.alignment == (isFirst ? .firstBaseline : .lastBaseline)
    switch metrics.axis {
    case .vertical: return baselineView(of: isFirst ? first : last, isFirst: isFirst)
    case .horizontal where areAligned: return baselineView(of: first, isFirst: isFirst)
    case .horizontal: return baselineView(of: tallest(of: visible) ?? first, isFirst: isFirst)
    }
  }

  /// Returns the first view with the greatest content height, or nil without views.
  private mutating func tallest(of views: [Int]) -> Int? {
    var result: (position: Int, height: Points)?
    for position in views {
      let content = scene.views[position].content
      let ownHeight = content.flatMap { length(of: $0, at: position, along: .vertical) }
      let height = ownHeight ?? fittingLength(of: position, along: .vertical)
      if height > result?.height ?? -1 { result = (position, height) }
    }
    return result?.position
  }
}

/// The views that supply a stack's first and last baselines.
struct BaselineViews: Hashable, Sendable {
  var first: ViewID
  var last: ViewID
}

extension ViewNode {
  /// The view's stack properties, or nil for other views.
  package var stack: StackMetrics? {
    if case .stack(let metrics) = arrangement { metrics } else { nil }
  }

  /// Returns whether the view is a stack that does not arrange the subview.
  func leavesAlone(_ subview: ViewID) -> Bool { stack?.arranged?.contains(subview) == false }
}

extension ViewHierarchy {
  /// Returns the anchor's item or, for a baseline of a stack, the view that supplies it.
  func resolved(_ anchor: Anchor) -> LayoutItem {
    guard anchor.attribute.isBaseline, case .view(let id) = anchor.item,
      let views = position(of: id).flatMap({ nodes[$0].baselineViews })
    else { return anchor.item }
    return .view(anchor.attribute == .firstBaseline ? views.first : views.last)
  }

  /// Returns whether the view is a hidden arranged view of a stack, which takes no space.
  func takesNoRoom(_ position: Int) -> Bool {
    guard nodes[position].isHidden, let parent = nodes[position].parent else { return false }
    return nodes[parent].stack != nil && !nodes[parent].leavesAlone(nodes[position].id)
  }
}
