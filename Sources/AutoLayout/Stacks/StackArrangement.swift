import Cassowary
import Geometry

/// The constraints of one stack view, with UIKit's identifiers and priorities, from observation.
struct StackArrangement {
  let stack: ViewID
  let metrics: StackMetrics
  /// The arranged views in order, including hidden ones.
  let items: [Item]
  private(set) var constraints: [Constraint] = []
  /// The names of the guides that the constraints use.
  private(set) var guides: [String] = []

  /// An arranged view.
  struct Item {
    let id: ViewID
    let isHidden: Bool
    /// The content's length along the axis, or nil if there is none or if it is not needed.
    var length: Points?
    /// The horizontal compression resistance of wrapping text, or nil for other views.
    var wrappingTextCompression: Priority?
  }

  init(_ metrics: StackMetrics, of stack: ViewID, arranging items: [Item]) {
    self.stack = stack
    self.metrics = metrics
    self.items = items
    guard !items.isEmpty else { return }
    let visible = items.filter { !$0.isHidden }
    if needsSpanner { guides.append(Self.spanner) }
    distribute(visible)
    align(visible)
  }

  /// The name of the guide that spans all views across the axis.
  ///
  /// If all views are hidden, it also connects the stack's ends along the axis.
  static let spanner = "spanner"

  /// Returns the name of the guide between two visible neighbours, numbered from 1.
  static func gap(_ number: Int) -> String { "gap\(number)" }
}

extension StackArrangement {
  /// The attributes that a stack uses on one axis.
  struct Edges {
    let start: Attribute
    let end: Attribute
    let center: Attribute
    let size: Attribute

    init(_ axis: Axis) {
      switch axis {
      case .horizontal: (start, end, center, size) = (.leading, .trailing, .centerX, .width)
      case .vertical: (start, end, center, size) = (.top, .bottom, .centerY, .height)
      }
    }
  }

  var along: Edges { Edges(metrics.axis) }
  var across: Edges { Edges(metrics.axis.other) }

  /// Returns an anchor of the rectangle that contains the views: the stack or its margins.
  func canvas(_ attribute: Attribute) -> Anchor {
    metrics.isLayoutMarginsRelative
      ? Anchor(.guide(stack, .margins), attribute) : Anchor(.view(stack), attribute)
  }

  func item(_ item: Item, _ attribute: Attribute) -> Anchor {
    Anchor(.view(item.id), attribute)
  }

  func guide(_ name: String, _ attribute: Attribute) -> Anchor {
    Anchor(.guide(stack, .system(name)), attribute)
  }

  mutating func addGuide(_ name: String) { guides.append(name) }

  mutating func add(
    _ role: StackRole, _ first: Anchor, _ relation: Relation = .equal, _ second: Anchor? = nil,
    times multiplier: Double = 1, plus constant: Points = 0, at priority: Priority = .required
  ) {
    constraints.append(
      Constraint(
        first, relation, second.map { [Constraint.Term(multiplier, $0)] } ?? [],
        constant: constant, priority: priority, origin: .engine(.stack(role), for: stack)))
  }
}
