import Geometry

extension Cutout {
  /// The cutout where it lies on the turned screen.
  func turned(to orientation: Orientation, onPortraitScreen screen: Size) -> Cutout {
    switch self {
    case .none: .none
    case .notch(let frame, let cornerRadius, let bodyWidth):
      .notch(
        frame: frame.turned(to: orientation, onPortraitScreen: screen),
        cornerRadius: cornerRadius, bodyWidth: bodyWidth)
    case .dynamicIsland(let frame):
      .dynamicIsland(frame: frame.turned(to: orientation, onPortraitScreen: screen))
    }
  }
}

extension Rect {
  fileprivate func turned(to orientation: Orientation, onPortraitScreen screen: Size) -> Rect {
    switch orientation {
    case .portrait: self
    case .landscapeLeft: Rect(x: y, y: screen.width - maxX, width: height, height: width)
    case .landscapeRight: Rect(x: screen.height - maxY, y: x, width: height, height: width)
    case .portraitUpsideDown:
      Rect(x: screen.width - maxX, y: screen.height - maxY, width: width, height: height)
    }
  }
}
