import Geometry
import Graphics
import ViewKinds
import YAML

/// The adjustment of a view's tint, like `UIView.TintAdjustmentMode`.
enum TintAdjustmentMode: String, Hashable, Sendable, CaseIterable {
  case normal, dimmed
}

/// One corner, several corners or none.
enum CornerName: String, PlaceName, CaseIterable {
  case topLeft, topRight, bottomRight, bottomLeft
  case topLeading, topTrailing, bottomTrailing, bottomLeading
  case top, bottom, left, right, leading, trailing, all, none

  static var names: [CornerName] { allCases.reversed().filter { $0 != .none } }
  static var listed: [CornerName] { [.topLeft, .topRight, .bottomRight, .bottomLeft] }

  var sentence: String { "The radius of this corner. Default: 0." }

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

/// The ranges of lengths that several keys share, in points.
enum LengthRange {
  static let extent = 0.0...10_000.0
  static let distance = -10_000.0...10_000.0
}

struct DeclaredBorder: ReadableSection {
  var width = DeclaredLength.standard(1)
  /// The color, or nil for black.
  var color: DeviceColor?

  static let keys: [SectionKey<DeclaredBorder>] = [
    .init("width", .length(in: LengthRange.extent), \.width, "The line's width in points."),
    .init("color", .color, \.color, "The line's colour; black by default, as a layer's."),
  ]

  func resolved(by builder: inout CellBuilder) -> Border {
    Border(width: builder.points(width), color: builder.resolved(color) ?? .black)
  }
}

struct DeclaredShadow: ReadableSection {
  /// The color, or nil for black.
  var color: DeviceColor?
  var opacity = 0.33
  var radius = DeclaredLength.standard(3)
  var offset = DeclaredOffset()
  var shape = LayerShadow.Shape.content

  static let keys: [SectionKey<DeclaredShadow>] = [
    .init("color", .color, \.color, "The shadow's colour; black by default."),
    .init("opacity", .number(in: 0...1), \.opacity, "The shadow's opacity."),
    .init("radius", .length(in: 0...200), \.radius, "The radius of the blur, in points."),
    .init(
      "offset", .offset, \.offset, "How far the shadow lies right and below; 0 and 0 by default."),
    .init(
      "path", .choice(), \.shape,
      "What throws the shadow: what the view and its subviews cover, or the view's outline."),
  ]

  func resolved(by builder: inout CellBuilder) -> LayerShadow {
    let color = builder.resolved(color) ?? .black
    return LayerShadow(
      color: color.withAlpha(UInt8((Double(color.alpha) * opacity).rounded())),
      radius: builder.points(radius), offset: offset.resolved(by: &builder), shape: shape)
  }
}

struct DeclaredOffset: Sendable {
  var x = DeclaredLength.standard(0)
  var y = DeclaredLength.standard(0)

  func resolved(by builder: inout CellBuilder) -> Point {
    Point(x: builder.points(x), y: builder.points(y))
  }
}

extension ValueType where Value == DeclaredOffset {
  static let offset = ValueType(
    .value(.lengths(LengthRange.distance, count: 2...2))
  ) { context, entry in
    context.lengths(entry.value, key: entry.key, in: LengthRange.distance, count: 2...2).map {
      DeclaredOffset(x: $0[0], y: $0[1])
    }
  }
}

/// A transform around a view's centre.
enum DeclaredTransform: Sendable {
  case steps(TransformSteps)
  case matrix(Transform)

  func resolved(by builder: inout CellBuilder) -> Transform {
    switch self {
    case .matrix(let matrix): return matrix
    case .steps(let steps):
      let offset = steps.translation.resolved(by: &builder)
      return Transform(a: steps.scale.x, b: 0, c: 0, d: steps.scale.y, tx: 0, ty: 0)
        .followed(by: .rotation(degrees: steps.degrees))
        .followed(by: .translation(x: offset.x, y: offset.y))
    }
  }
}

struct TransformSteps: ReadableSection {
  var scale = Scale()
  var degrees = 0.0
  var translation = DeclaredOffset()

  struct Scale: Sendable {
    var x = 1.0
    var y = 1.0
  }

  static let keys: [SectionKey<TransformSteps>] = [
    .init("scale", .scale, \.scale, "Factors across and down, the first step; 1 by default."),
    .init(
      "rotate", .number(in: -36_000...36_000), \.degrees,
      "The turn in degrees, clockwise, the second step."),
    .init(
      "translate", .offset, \.translation, "How far right and down, the last step; 0 by default."),
  ]
}

extension ValueType where Value == TransformSteps.Scale {
  fileprivate static var scale: ValueType {
    let (one, two) = (
      ValueType<Double>.number(in: -100...100),
      ValueType<[Double]>.numbers(in: -100...100, exactly: 2)
    )
    return ValueType(.oneOf([one.type, two.type])) { context, entry in
      guard case .sequence = entry.value.content else {
        return one.read(context, entry).map { Value(x: $0, y: $0) }
      }
      return two.read(context, entry).map { Value(x: $0[0], y: $0[1]) }
    }
  }
}

extension ValueType where Value == DeclaredTransform {
  static var transform: ValueType {
    let (steps, matrix) = (
      ValueType<TransformSteps>.section,
      ValueType<[Double]>.numbers(in: -10_000...10_000, exactly: 6)
    )
    return ValueType(.oneOf([steps.type, matrix.type])) { context, entry in
      guard case .sequence = entry.value.content else {
        return steps.read(context, entry).map { .steps($0) }
      }
      return matrix.read(context, entry).map {
        .matrix(
          Transform(
            a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: Points($0[4]), ty: Points($0[5])))
      }
    }
  }
}
