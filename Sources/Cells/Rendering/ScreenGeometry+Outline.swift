package import Devices
package import Drawing
package import Geometry
package import Graphics

extension ScreenGeometry {
  /// The outline of the display or the window, in a picture of the cell that fills `frame`.
  package func outline(of device: Device, in frame: Rect, scale: PictureScale) -> Path {
    let radius = size == screenSize ? device.displayCornerRadius : windowCornerRadius
    return .continuousRect(frame, radius: radius * scale.pixelsPerPoint)
  }
}
