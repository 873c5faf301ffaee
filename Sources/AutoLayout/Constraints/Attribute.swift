package import Geometry

/// A coordinate or dimension of an item's alignment rectangle, or of a view's margins, as
/// `NSLayoutConstraint.Attribute`.
package enum Attribute: String, Hashable, Sendable, CaseIterable {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  case lastBaseline, firstBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins

  package var axis: Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
    case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin: .horizontal
    case .centerXWithinMargins: .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline: .vertical
    case .topMargin, .bottomMargin, .centerYWithinMargins: .vertical
    }
  }

  package var isDimension: Bool { self == .width || self == .height }
  package var followsDirection: Bool {
    let edge = withinMargins ?? self
    return edge == .leading || edge == .trailing
  }
  package var ignoresDirection: Bool {
    let edge = withinMargins ?? self
    return edge == .left || edge == .right
  }
  package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// The attribute without margins, for an attribute of a view's margins, or nil for others.
  package var withinMargins: Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
      .lastBaseline, .firstBaseline:
      nil
    }
  }
}
