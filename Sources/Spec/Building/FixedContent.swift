import AutoLayout
import Geometry
import Graphics

/// The size from a view's `intrinsic` key, which replaces its kind's size.
struct FixedContent: IntrinsicContent {
  let fixed: IntrinsicSize
  /// The kind's own content, for its baselines.
  let kind: (any IntrinsicContent)?

  var wraps: Bool { false }

  func size(
    atWidth width: Points?, measuring text: any TextMeasuring, on grid: PixelGrid
  ) -> IntrinsicSize {
    IntrinsicSize(
      width: fixed.width.map { grid.ceiled($0) }, height: fixed.height.map { grid.ceiled($0) })
  }

  func baselines(
    in size: Size, measuring text: any TextMeasuring, on grid: PixelGrid
  ) -> Baselines? {
    kind?.baselines(in: size, measuring: text, on: grid)
  }
}
