import AutoLayout
import Geometry
import Graphics

/// The intrinsic size of a control whose size does not depend on its content.
///
/// A nil width or height means no intrinsic size on that axis.
struct ConstantSize: IntrinsicContent {
  let width: Points?
  let height: Points?

  var wraps: Bool { false }

  func size(
    atWidth width: Points?, measuring text: any TextMeasuring, on grid: PixelGrid
  ) -> IntrinsicSize { IntrinsicSize(width: self.width, height: height) }

  func baselines(
    in size: Size, measuring text: any TextMeasuring, on grid: PixelGrid
  ) -> Baselines? { nil }
}
