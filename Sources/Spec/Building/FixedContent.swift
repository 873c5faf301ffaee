import AutoLayout
import Geometry
import Graphics

/// The content of a view with the key `intrinsic`, whose sizes replace those of the view's kind.
struct FixedContent: IntrinsicContent {
  let fixed: PerAxis<Side>
  /// The kind's own content, which gives the baselines; nil if the kind has none.
  let kind: (any IntrinsicContent)?

  /// The size on one axis.
  enum Side: Sendable {
    /// A length in points, or nil for no intrinsic size.
    case length(Points?)
    /// The size of the kind's content.
    case own
  }

  var wraps: Bool {
    if case .own = fixed.vertical { kind?.wraps ?? false } else { false }
  }

  var stretching: Stretching { kind?.stretching ?? .possible }

  func size(
    atWidth width: Points?, measuring text: any TextMeasuring, on grid: PixelGrid
  ) -> IntrinsicSize {
    func side(_ axis: Axis) -> Points? {
      switch fixed[axis] {
      case .length(let length): length.map { grid.ceiled($0) }
      case .own: kind?.size(atWidth: width, measuring: text, on: grid)[axis]
      }
    }
    return IntrinsicSize(width: side(.horizontal), height: side(.vertical))
  }

  func baselines(
    in size: Size, measuring text: any TextMeasuring, on grid: PixelGrid
  ) -> Baselines? {
    kind?.baselines(in: size, measuring: text, on: grid)
  }
}
