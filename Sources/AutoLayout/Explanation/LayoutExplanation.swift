import Cassowary
package import Geometry

/// A layout with its explanation: the outcome of each constraint and the reasons for each frame.
package struct LayoutExplanation: Sendable {
  package let layout: Layout
  package let hierarchy: ViewHierarchy
  /// The scene's constraints in order, then those made from properties of its views.
  package let constraints: [ConstraintExplanation]
  /// The views in the scene's order, each followed by its guides and the content of a scroll view.
  package let items: [ItemExplanation]
}

/// The outcomes of a layout's constraints and contents, without places and reasons.
package struct LayoutOutcomes: Sendable {
  package let hierarchy: ViewHierarchy
  /// The scene's constraints in order, then those made from properties of its views.
  package let constraints: [Constraint]
  /// The outcome of each of these constraints.
  package let outcomes: [ConstraintExplanation.Outcome]
  /// The contents in order of solving.
  package let contents: [ContentExplanation]
}

/// The outcome of one constraint.
package struct ConstraintExplanation: Hashable, Sendable {
  package let constraint: Constraint
  /// The view that holds the constraint, or nil if the constraint uses an unknown view.
  ///
  /// It is the nearest common ancestor of the constraint's items.
  package let holder: ViewID?
  package let outcome: Outcome
  /// The solved positions of the anchors, in the constraint's order; empty if illegal.
  package let places: [Place]

  package enum Outcome: Hashable, Sendable {
    /// The constraint is satisfied exactly, and the layout could differ without it.
    case decides
    /// The constraint is satisfied exactly, but it is redundant.
    case implied
    /// The constraint is an inequality that is satisfied with this slack, in points.
    case slack(Points)
    /// The constraint is optional and violated by this distance, in points.
    ///
    /// `pulls` is true if the layout could differ without the constraint.
    case broken(by: Points, pulls: Bool)
    /// The constraint is required, but a conflict breaks it; violated by this distance, in points.
    case leftOut(by: Points)
    /// The constraint is illegal, so that it is reported and not solved.
    case illegal

    /// Whether the layout could differ without the constraint.
    package var matters: Bool {
      switch self {
      case .decides, .broken(_, pulls: true), .leftOut: true
      case .implied, .slack, .broken(_, pulls: false), .illegal: false
      }
    }
  }

  /// The solved position of an anchor on the screen.
  package struct Place: Hashable, Sendable {
    /// The alignment rectangle of the item, in screen coordinates.
    package let rect: Rect
    /// The coordinate on the anchor's axis, or nil for a dimension.
    package let coordinate: Points?
  }

  /// The priority, up to 1000, which means required.
  package var priority: Double { constraint.priority.level }
}

/// The explanation of the frame of a view, a guide or the content of a scroll view.
package struct ItemExplanation: Hashable, Sendable {
  /// The view itself, or the owning view of the guide.
  package let view: ViewID
  /// The guide, or nil for a view.
  package let guide: Guide?
  package let placement: PlacementCause
  /// The solved frame in the coordinates of the superview or of the guide's owning view.
  package let exact: Rect
  /// The solved frame, rounded to the pixel grid.
  package let frame: Rect
  /// The explanations of x, y, width and height, in this order.
  package let attributes: [AttributeExplanation]
  /// The constraints that use the item, by their indices in `LayoutExplanation.constraints`.
  package let constraints: [Int]
  /// The explanations of the content's size on each axis that has one.
  package let contents: [ContentExplanation]

  package var name: String { guide.map { "\(view.name).\($0.name)" } ?? view.name }
}

/// The cause of a view's position.
package enum PlacementCause: Hashable, Sendable {
  case constraints
  /// The screen, without the space that bars take.
  case screen
  /// The view's frame, designed for a superview of the given size.
  case frame(ManualFrame, designedFor: Size)
  /// The table that contains the view as a row, header or footer.
  case table(ViewID)
  /// The cell that contains the view as its content view.
  ///
  /// If `isFitted` is true, constraints determine the content view's height.
  case cell(ViewID, isFitted: Bool)
  /// The collection view that contains the view as a cell.
  case collection(ViewID)
}

/// The explanation of the x, y, width or height of a frame.
package struct AttributeExplanation: Hashable, Sendable {
  package let name: Name
  /// The solved value, in points.
  package let exact: Points
  /// The value after rounding to the pixel grid, in points.
  package let rounded: Points
  package let certainty: Certainty
  /// The constraints that decide the value and those that pull against them.
  ///
  /// Empty if constraints do not determine the value.
  package let reasons: [Reason]

  package enum Name: String, Hashable, Sendable, CaseIterable {
    case x, y, width, height

    package var axis: Axis { self == .x || self == .width ? .horizontal : .vertical }
    package var isSize: Bool { self == .width || self == .height }
  }

  package enum Certainty: Hashable, Sendable {
    case determined
    /// Several values are possible, and the order of declaration decides.
    case tie
    /// Several values are possible, and no constraint decides.
    case open
  }

  package struct Reason: Hashable, Sendable {
    package let cause: Cause
    /// Whether the cause concerns the item itself, and not only items that it depends on.
    package let isOwn: Bool
    /// Whether the cause is not satisfied and pulls against a deciding constraint.
    ///
    /// Without the pull, that constraint would not decide the value.
    package let pulls: Bool
  }

  package enum Cause: Hashable, Sendable {
    /// A constraint, by its index in `LayoutExplanation.constraints`.
    case constraint(Int)
    case content(ContentExplanation)
    /// The rule that a length is never negative.
    case neverNegative(item: String, Axis)
    /// The layout root is as small as its contents allow.
    case fitting(item: String, Axis)
    /// The given content size of a scroll view, where constraints leave it ambiguous.
    case givenContent(item: String, Axis)
    /// The size or position of an item is ambiguous.
    case open(item: String, Axis, isSize: Bool)
  }
}

/// The outcome of the size of a view's content on one axis.
package struct ContentExplanation: Hashable, Sendable {
  package let view: ViewID
  package let axis: Axis
  package let size: Points
  /// The view's size minus its content's size, in points.
  package let excess: Points
  package let hugging: Double
  package let compression: Double
}
