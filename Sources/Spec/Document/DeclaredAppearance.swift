import Geometry
import Graphics
import ViewKinds

/// What a view's tint is made of, as `UIView.TintAdjustmentMode`.
enum TintAdjustmentMode: String, Hashable, Sendable, CaseIterable {
  case normal, dimmed
}

/// A corner or several of them.
package enum CornerName: String, Hashable, Sendable, CaseIterable {
  case topLeft, topRight, bottomRight, bottomLeft
  case topLeading, topTrailing, bottomTrailing, bottomLeading
  case top, bottom, left, right, leading, trailing, all, none

  /// Where these corners lie: top left, top right, bottom right, bottom left.
  func places(in direction: LayoutDirection) -> [WritableKeyPath<Corners, Points>] {
    let isMirrored = direction == .rightToLeft
    switch self {
    case .topLeft: return [\.topLeft]
    case .topRight: return [\.topRight]
    case .bottomRight: return [\.bottomRight]
    case .bottomLeft: return [\.bottomLeft]
    case .topLeading: return [isMirrored ? \.topRight : \.topLeft]
    case .topTrailing: return [isMirrored ? \.topLeft : \.topRight]
    case .bottomTrailing: return [isMirrored ? \.bottomLeft : \.bottomRight]
    case .bottomLeading: return [isMirrored ? \.bottomRight : \.bottomLeft]
    case .top: return [\.topLeft, \.topRight]
    case .bottom: return [\.bottomLeft, \.bottomRight]
    case .left: return [\.topLeft, \.bottomLeft]
    case .right: return [\.topRight, \.bottomRight]
    case .leading: return (isMirrored ? CornerName.right : .left).places(in: direction)
    case .trailing: return (isMirrored ? CornerName.left : .right).places(in: direction)
    case .all: return [\.topLeft, \.topRight, \.bottomRight, \.bottomLeft]
    case .none: return []
    }
  }
}

/// Radii of corners in the order in which they are set; the last one of a corner counts.
struct DeclaredCornerRadii: Sendable {
  var settings: [(corner: CornerName, radius: DeclaredLength)] = []
}

struct DeclaredBorder: Sendable {
  /// Nil for one point.
  var width: DeclaredLength?
  var color: DynamicColor?
}

struct DeclaredShadow: Sendable {
  var color: DynamicColor?
  var opacity: Double?
  var radius: DeclaredLength?
  var offset: DeclaredOffset?
  var shape: LayerShadow.Shape?
}

struct DeclaredOffset: Sendable {
  var x: DeclaredLength
  var y: DeclaredLength
}

/// A transform around a view's centre.
enum DeclaredTransform: Sendable {
  case steps(scaleX: Double, scaleY: Double, degrees: Double, translation: DeclaredOffset?)
  case matrix(Transform)
}

/// What the file says of a view's edges and of how it is drawn; nil for what it leaves out.
struct DeclaredLook: Sendable {
  var tintAdjustmentMode: TintAdjustmentMode?
  var level: InterfaceLevel?
  var cornerRadii: DeclaredCornerRadii?
  var corners: [CornerName]?
  var cornerCurve: Corners.Curve?
  var border: DeclaredBorder?
  var shadow: DeclaredShadow?
  var transform: DeclaredTransform?

  /// Takes over what a patch gives; each key is replaced as a whole.
  mutating func merge(_ patch: DeclaredLook) {
    tintAdjustmentMode = patch.tintAdjustmentMode ?? tintAdjustmentMode
    level = patch.level ?? level
    cornerRadii = patch.cornerRadii ?? cornerRadii
    corners = patch.corners ?? corners
    cornerCurve = patch.cornerCurve ?? cornerCurve
    border = patch.border ?? border
    shadow = patch.shadow ?? shadow
    transform = patch.transform ?? transform
  }
}
