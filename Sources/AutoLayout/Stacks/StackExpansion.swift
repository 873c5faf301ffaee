import Cassowary
import Geometry
import Graphics

/// Turns the stacks of a scene into guides and constraints.
struct StackExpansion {
  private(set) var scene: Scene
  let text: any TextMeasuring
  /// By view: the widths of an earlier layout, in which text breaks its lines; nil before there was
  /// one.
  let widths: [Points]?
  /// Whether the height of text in several lines was asked for before its width was known.
  private(set) var hangsOnWidths = false
  /// By view: its subviews, in order; of a stack those that it arranges, in its order.
  private let subviews: [[Int]]

  init(_ scene: Scene, measuring text: any TextMeasuring, at widths: [Points]?) {
    self.scene = scene
    self.text = text
    self.widths = widths
    var subviews: [[Int]] = Array(repeating: [], count: scene.views.count)
    for (position, node) in scene.views.enumerated() {
      if let parent = node.parent { subviews[parent].append(position) }
    }
    for (position, node) in scene.views.enumerated() {
      guard let arranged = node.stack?.arranged else { continue }
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
    // Arranging a view turns `translatesAutoresizingMaskIntoConstraints` off.
    for arranged in stacks.flatMap({ subviews[$0] }) {
      scene.views[arranged].placement = .constraints
    }
    let given = scene.constraints
    var made: [[Constraint]] = []
    // The size of a stack in a stack depends on the inner one's constraints.
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
  /// What a view counts with where views share a length in proportion: its content's size, or, for a
  /// stack, what its own views need.
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

  /// The length that the constraints in a view without content give it.
  private mutating func fittingLength(of position: Int, along axis: Axis) -> Points {
    var targets = PerAxis(both: FittingTarget.compressed)
    if axis == .vertical, containsWrappingText(position) {
      hangsOnWidths = true
      if let widths { targets.horizontal = FittingTarget(widths[position], at: .required) }
    }
    return scene.fittingSize(
      ofViewAt: position, in: ViewHierarchy(scene.views), targets: targets, measuring: text)[axis]
  }

  private func containsWrappingText(_ position: Int) -> Bool {
    scene.views[position].content?.wraps == true
      || subviews[position].contains(where: containsWrappingText)
  }
}

// MARK: Baselines

extension StackExpansion {
  /// Finds the views whose baselines a stack has, where some constraint asks for them.
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

  /// As `forFirstBaselineLayout` and `forLastBaselineLayout`: the outer view of a vertical stack, the
  /// tallest of a horizontal one, and so on down through stacks in stacks; hidden views do not count.
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

  /// The view whose contents are highest; of several the first.
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

/// The views whose baselines count as a stack's own.
struct BaselineViews: Hashable, Sendable {
  var first: ViewID
  var last: ViewID
}

extension ViewNode {
  /// The view's stack properties, or nil for other views.
  package var stack: StackMetrics? {
    if case .stack(let metrics) = arrangement { metrics } else { nil }
  }

  /// Whether the view is a stack that does not arrange the subview.
  func leavesAlone(_ subview: ViewID) -> Bool { stack?.arranged?.contains(subview) == false }
}

extension ViewHierarchy {
  /// The item that has the anchor's attribute: for a stack's baseline the view it is taken from.
  func resolved(_ anchor: Anchor) -> LayoutItem {
    guard anchor.attribute.isBaseline, case .view(let id) = anchor.item,
      let views = node(id)?.baselineViews
    else { return anchor.item }
    return .view(anchor.attribute == .firstBaseline ? views.first : views.last)
  }

  /// Whether the view is hidden in a stack, where it takes no room and may lie anywhere.
  func takesNoRoom(_ position: Int) -> Bool {
    guard nodes[position].isHidden, let parent = nodes[position].parent else { return false }
    return nodes[parent].stack != nil && !nodes[parent].leavesAlone(nodes[position].id)
  }
}
