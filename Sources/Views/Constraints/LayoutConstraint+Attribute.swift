public import AutoLayout
import Cassowary
public import Geometry

extension LayoutConstraint {
  /// An attribute of an item, as `NSLayoutConstraint.Attribute`.
  public enum Attribute: Int, Hashable, Sendable, CaseIterable {
    /// There is no second item.
    case notAnAttribute
    /// Edges, whatever the direction of reading.
    case left, right
    /// The upper and the lower edge.
    case top, bottom
    /// Edges, where reading begins and where it ends.
    case leading, trailing
    /// Sizes.
    case width, height
    /// Half way across and half way down.
    case centerX, centerY
    /// Baselines; the bottom and the top of a view without text.
    case lastBaseline, firstBaseline
    /// Edges of the layout margins.
    case leftMargin, rightMargin, topMargin, bottomMargin
    /// Edges of the layout margins where reading begins and where it ends.
    case leadingMargin, trailingMargin
    /// Half way between the layout margins.
    case centerXWithinMargins, centerYWithinMargins
  }

  /// The relation between both sides, as `NSLayoutConstraint.Relation`.
  public enum Relation: Int, Hashable, Sendable, CaseIterable {
    /// The first side is the smaller one, or both are equal.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The first side is the greater one, or both are equal.
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
