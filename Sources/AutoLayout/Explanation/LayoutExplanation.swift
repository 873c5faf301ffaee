import Cassowary
package import Geometry

/// A layout with its reasons: the outcome of each constraint, and what decides each view's
/// frame.
package struct LayoutExplanation: Sendable {
  package let layout: Layout
  package let hierarchy: ViewHierarchy
  /// The scene's constraints in its order, then those made from properties of its views.
  package let constraints: [ConstraintExplanation]
  /// The views in the scene's order, each followed by its guides and, where constraints size what it
  /// scrolls, by that.
  package let items: [ItemExplanation]

  /// The parts of an explanation to compute.
  package enum Depth: Sendable {
    /// The outcome of each constraint and content, without attributes of items.
    case outcomes
    /// Also the reasons for each number of each frame.
    case reasons
  }
}

/// The outcome of one constraint.
package struct ConstraintExplanation: Hashable, Sendable {
  package let constraint: Constraint
  /// The view that holds it, the nearest common ancestor of its items, or nil without one.
  package let holder: ViewID?
  package let outcome: Outcome
  /// The places of its anchors, the first one and then those of the terms; empty for one that
  /// takes no part.
  package let places: [Place]

  package enum Outcome: Hashable, Sendable {
    /// It holds exactly, and the layout could be another without it.
    case decides
    /// It holds exactly, and would without being asked for.
    case implied
    /// An inequality that holds with points to spare.
    case slack(Points)
    /// A wish that is not met, by so many points; `pulls` where the layout would be another without
    /// it.
    case broken(by: Points, pulls: Bool)
    /// Required, but given up since it cannot hold together with others; it fails by so many points.
    case leftOut(by: Points)
    /// Reported, and never tried.
    case illegal
  }

  /// The solved place of an anchor on the screen.
  package struct Place: Hashable, Sendable {
    /// The alignment rectangle of the item.
    package let rect: Rect
    /// The coordinate on the anchor's axis, or nil for a size.
    package let coordinate: Points?
  }

  /// Up to 1000, which is required.
  package var priority: Double { constraint.priority.level }

  /// Whether the layout would be another without the constraint.
  package var matters: Bool {
    switch outcome {
    case .decides, .broken(_, pulls: true), .leftOut: true
    case .implied, .slack, .broken(_, pulls: false), .illegal: false
    }
  }
}

/// Why a view, a guide, or what a view scrolls, is where it is.
package struct ItemExplanation: Hashable, Sendable {
  /// The view itself, or the one that the guide belongs to.
  package let view: ViewID
  /// Nil for a view.
  package let guide: Guide?
  package let placement: PlacementCause
  /// In the superview, or the guide's view, as solved and on the pixel grid.
  package let exact: Rect
  package let frame: Rect
  /// x, y, width and height, in this order.
  package let attributes: [AttributeExplanation]
  /// The constraints that concern the item, by their positions in `LayoutExplanation.constraints`.
  package let constraints: [Int]
  /// The explanations of the content's size on each axis that has one.
  package let contents: [ContentExplanation]

  package var name: String { guide.map { "\(view.name).\($0.name)" } ?? view.name }
}

/// The cause of a view's position.
package enum PlacementCause: Hashable, Sendable {
  case constraints
  /// The screen, less what bars take of it.
  case screen
  /// Its frame, designed for a superview of that size.
  case frame(ManualFrame, designedFor: Size)
  /// The table that it is a row, a header or a footer of.
  case table(ViewID)
  /// The cell that it is the content view of; constraints decide its height where `isFitted`.
  case cell(ViewID, isFitted: Bool)
  /// The collection that it is an item of.
  case collection(ViewID)
}

/// The explanation of one number of a frame.
package struct AttributeExplanation: Hashable, Sendable {
  package let name: Name
  /// The solved value and the value on the pixel grid, in points.
  package let exact: Points
  package let rounded: Points
  package let certainty: Certainty
  /// The constraints that decide it and those that pull against them; empty if it is given.
  package let reasons: [Reason]

  package enum Name: String, Hashable, Sendable, CaseIterable {
    case x, y, width, height

    package var axis: Axis { self == .x || self == .width ? .horizontal : .vertical }
    package var isSize: Bool { self == .width || self == .height }
  }

  package enum Certainty: Hashable, Sendable {
    case determined
    /// Several values would do, and the order of declaration decides.
    case tie
    /// Several values would do, and nothing decides.
    case open
  }

  package struct Reason: Hashable, Sendable {
    package let cause: Cause
    /// Whether it concerns the item itself, and not only items that it depends on.
    package let isOwn: Bool
    /// Whether it is not met, and presses against what decides: without it that would decide nothing.
    package let pulls: Bool
  }

  package enum Cause: Hashable, Sendable {
    /// By its place in `LayoutExplanation.constraints`.
    case constraint(Int)
    case content(ContentExplanation)
    /// A length of nothing, which could not be less.
    case neverNegative(item: String, Axis)
    /// A root that is as small as what is in it.
    case fitting(item: String, Axis)
    /// The size that a scroll view is given for what it scrolls, where constraints leave it open.
    case givenContent(item: String, Axis)
    /// Nothing decides the length or the place of an item.
    case open(item: String, Axis, isSize: Bool)
  }
}

/// The outcome of the size of a view's content on one axis.
package struct ContentExplanation: Hashable, Sendable {
  package let view: ViewID
  package let axis: Axis
  package let size: Points
  /// The view's size less its content's size in points.
  package let excess: Points
  package let hugging: Double
  package let compression: Double
}
