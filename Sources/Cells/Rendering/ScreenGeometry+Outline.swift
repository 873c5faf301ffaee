package import Devices
package import Drawing
package import Geometry
package import Graphics

extension ScreenGeometry {
  /// The outline of the display, or of the window if it is smaller, in pixels.
  ///
  /// - Parameters:
  ///   - device: the device.
  ///   - frame: the frame of the display or window in the picture, in pixels.
  ///   - scale: the scale of the picture.
  /// - Returns: the outline.
  package func outline(of device: Device, in frame: Rect, scale: PictureScale) -> Path {
    let radius = size == screenSize ? device.displayCornerRadius : windowCornerRadius
    return .continuousRect(frame, radius: radius * scale.pixelsPerPoint)
  }
}
