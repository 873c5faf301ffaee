import Devices
import Drawing
package import Geometry
package import Graphics
import Spec
import ViewKinds

extension BuiltCell {
  /// The outline of the display or the window, in a picture of the cell that fills `frame`.
  package func outline(in frame: Rect, scale: PictureScale) -> Path {
    let isWhole = geometry.size == geometry.screenSize
    let radius =
      isWhole ? configuration.device.displayCornerRadius : geometry.windowCornerRadius
    return .continuousRect(frame, radius: radius * scale.pixelsPerPoint)
  }
}
