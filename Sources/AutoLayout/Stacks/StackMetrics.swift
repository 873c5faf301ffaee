package import Geometry

/// The properties of a stack, with the names of `UIStackView`.
///
/// Its arranged views are its subviews in their order, unless others are named.
package struct StackMetrics: Hashable, Sendable {
  /// The axis along which the views are arranged.
  package var axis: Axis
  package var distribution: StackDistribution
  package var alignment: StackAlignment
  package var spacing: StackSpacing
  /// The spacing after some of the views instead of `spacing`; no effect after the last visible one.
  package var customSpacings: [CustomSpacing]
  /// Whether spacing is measured from a last baseline to the next first one; in vertical stacks.
  package var isBaselineRelative: Bool
  /// Whether the views keep within the stack's margins and not within its edges.
  package var isLayoutMarginsRelative: Bool
  /// Whether every text of several lines in a horizontal stack is asked to be as wide as the
  /// stack's nth part, as UIKit was seen to do up to iOS 11.
  package var disambiguatesTextWidths: Bool
  /// The subviews that the stack arranges, in their order; nil means all.
  package var arranged: [ViewID]?

  /// The space behind one view.
  package struct CustomSpacing: Hashable, Sendable {
    package var view: ViewID
    package var spacing: StackSpacing

    package init(after view: ViewID, _ spacing: StackSpacing) {
      self.view = view
      self.spacing = spacing
    }
  }

  package init(
    axis: Axis = .horizontal, distribution: StackDistribution = .fill,
    alignment: StackAlignment = .fill, spacing: StackSpacing = .points(0),
    customSpacings: [CustomSpacing] = [], isBaselineRelative: Bool = false,
    isLayoutMarginsRelative: Bool = false, disambiguatesTextWidths: Bool = false,
    arranged: [ViewID]? = nil
  ) {
    self.axis = axis
    self.distribution = distribution
    self.alignment = alignment
    self.spacing = spacing
    self.customSpacings = customSpacings
    self.isBaselineRelative = isBaselineRelative
    self.isLayoutMarginsRelative = isLayoutMarginsRelative
    self.disambiguatesTextWidths = disambiguatesTextWidths
    self.arranged = arranged
  }

  func spacing(after view: ViewID) -> StackSpacing {
    customSpacings.last { $0.view == view }?.spacing ?? spacing
  }
}

/// The distribution of views along a stack's axis, as `UIStackView.Distribution`.
package enum StackDistribution: String, Hashable, Sendable, CaseIterable {
  case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
}

/// The alignment of views across a stack's axis, as `UIStackView.Alignment`.
///
/// `top` is another name of `leading` and `bottom` of `trailing`, on either axis.
package enum StackAlignment: String, Hashable, Sendable, CaseIterable {
  case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline

  /// Whether the alignment has a meaning only where views stand side by side.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

/// The space between two neighbours in a stack.
package enum StackSpacing: Hashable, Sendable {
  /// Below zero the views overlap.
  case points(Points)
  /// The system's standard space of 8 points, as `spacingUseSystem`; always from edge to edge.
  case system

  var length: Points {
    switch self {
    case .points(let length): length
    case .system: 8
    }
  }
}
