public import AutoLayout
import Cassowary
public import Geometry

extension LayoutConstraint {
  /// An attribute of an item, as `NSLayoutConstraint.Attribute`.
  public enum Attribute: Int, Hashable, Sendable, CaseIterable {
    /// There is no second item.
    case notAnAttribute
    /// The left and right edges, in any layout direction.
    case left, right
    /// The top and bottom edges.
    case top, bottom
    /// The leading and trailing edges, which depend on the layout direction.
    case leading, trailing
    /// The dimensions.
    case width, height
    /// The horizontal and vertical centre.
    case centerX, centerY
    /// The baselines, or the bottom and top of a view without text.
    case lastBaseline, firstBaseline
    /// The edges of the layout margins.
    case leftMargin, rightMargin, topMargin, bottomMargin
    /// The leading and trailing edges of the layout margins.
    case leadingMargin, trailingMargin
    /// The horizontal and vertical centre between the layout margins.
    case centerXWithinMargins, centerYWithinMargins
  }

  /// The relation between both sides, as `NSLayoutConstraint.Relation`.
  public enum Relation: Int, Hashable, Sendable, CaseIterable {
    /// The first side is less than or equal to the other side.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The first side is greater than or equal to the other side.
    case greaterThanOrEqual = 1
  }

  /// One of the two directions in which layout is solved.
  public typealias Axis = Geometry.Axis
  /// Options for a format string.
  public typealias FormatOptions = VisualFormatOptions
}

extension LayoutConstraint.Attribute {
  /// The engine's attribute, or nil for `notAnAttribute`.
  var attribute: AutoLayout.Attribute? {
    switch self {
    case .notAnAttribute: nil
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .width: .width
    case .height: .height
    case .centerX: .centerX
    case .centerY: .centerY
    case .lastBaseline: .lastBaseline
    case .firstBaseline: .firstBaseline
    case .leftMargin: .leftMargin
    case .rightMargin: .rightMargin
    case .topMargin: .topMargin
    case .bottomMargin: .bottomMargin
    case .leadingMargin: .leadingMargin
    case .trailingMargin: .trailingMargin
    case .centerXWithinMargins: .centerXWithinMargins
    case .centerYWithinMargins: .centerYWithinMargins
    }
  }

  init(_ attribute: AutoLayout.Attribute) {
    self = Self.allCases.first { $0.attribute == attribute } ?? .notAnAttribute
  }
}

extension LayoutConstraint.Relation {
  var relation: Cassowary.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }

  init(_ relation: Cassowary.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
