package import Geometry

/// The properties of a stack view, as in `UIStackView`.
package struct StackMetrics: Hashable, Sendable {
  /// The axis along which the views are arranged.
  package var axis: Axis
  package var distribution: StackDistribution
  package var alignment: StackAlignment
  package var spacing: StackSpacing
  /// The spacing after individual views, which overrides `spacing`.
  ///
  /// It has no effect after the last visible view.
  package var customSpacings: [CustomSpacing]
  /// Whether a vertical stack measures spacing from last baseline to first baseline.
  package var isBaselineRelative: Bool
  /// Whether the stack arranges its views within its margins instead of its edges.
  package var isLayoutMarginsRelative: Bool
  /// Whether a horizontal stack makes the widths of wrapping texts equal by optional constraints.
  ///
  /// Each width is the stack's width divided by the number of visible views. UIKit was observed to
  /// do this up to iOS 11.
  package var disambiguatesTextWidths: Bool
  /// The subviews that the stack arranges, in order, or nil for all subviews.
  package var arranged: [ViewID]?

  /// The spacing after one view.
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
/// On either axis, `top` means the same as `leading`, and `bottom` the same as `trailing`.
package enum StackAlignment: String, Hashable, Sendable, CaseIterable {
  case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline

  /// Whether the alignment uses baselines, which only horizontal stacks support.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

/// The space between two neighbours in a stack.
package enum StackSpacing: Hashable, Sendable {
  /// A space in points; negative values make the views overlap.
  case points(Points)
  /// The system spacing of 8 points, as `spacingUseSystem`, always measured between edges.
  case system

  var length: Points {
    switch self {
    case .points(let length): length
    case .system: 8
    }
  }
}
