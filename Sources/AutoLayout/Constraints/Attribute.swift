package import Geometry

/// A coordinate or dimension of an item's alignment rectangle, as `NSLayoutConstraint.Attribute`.
package enum Attribute: String, Hashable, Sendable, CaseIterable {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  case lastBaseline, firstBaseline

  package var axis: Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline: .vertical
    }
  }

  package var isDimension: Bool { self == .width || self == .height }
  package var followsDirection: Bool { self == .leading || self == .trailing }
  package var ignoresDirection: Bool { self == .left || self == .right }
  package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
