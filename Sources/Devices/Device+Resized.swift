package import Geometry

extension Device {
  /// The device with another screen size and everything else unchanged.
  ///
  /// - Parameter size: the upright screen's size in points.
  /// - Returns: a device with the same id, its cutout in the middle of the new screen.
  package func resized(to size: Size) -> Device {
    Device(
      id: id, name: name, family: family, year: year, osBaseline: osBaseline, screenSize: size,
      scale: scale, displayCornerRadius: displayCornerRadius,
      cutout: cutout.moved(by: (size.width - screenSize.width) / 2), homeIndicator: homeIndicator,
      safeArea: safeArea, safeAreaTopStatusBarHidden: safeAreaTopStatusBarHidden,
      statusBarHeight: statusBarHeight, sizeClasses: sizeClasses, layoutMargin: layoutMargin,
      keyboardHeight: keyboardHeight, ios26: ios26, windows: windows, isCustom: isCustom)
  }
}

extension Cutout {
  fileprivate func moved(by distance: Points) -> Cutout {
    switch self {
    case .none: .none
    case .notch(let frame, let cornerRadius, let bodyWidth):
      .notch(
        frame: frame.offset(by: Point(x: distance, y: 0)), cornerRadius: cornerRadius,
        bodyWidth: bodyWidth)
    case .dynamicIsland(let frame):
      .dynamicIsland(frame: frame.offset(by: Point(x: distance, y: 0)))
    }
  }
}
