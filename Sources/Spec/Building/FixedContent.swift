import AutoLayout
import Geometry
import Graphics

/// The content of a view with the key `intrinsic`, whose sizes replace those of the view's kind.
struct FixedContent: IntrinsicContent {
  let fixed: IntrinsicSize
  /// The kind's own content, which gives the baselines; nil if the kind has none.
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
