package import Geometry

extension Cutout {
  /// The cutout on the turned screen.
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
    let corner = Point(x: minX, y: minY).turned(to: orientation, onPortraitScreen: screen)
    let opposite = Point(x: maxX, y: maxY).turned(to: orientation, onPortraitScreen: screen)
    return Rect(
      minX: min(corner.x, opposite.x), minY: min(corner.y, opposite.y),
      maxX: max(corner.x, opposite.x), maxY: max(corner.y, opposite.y))
  }
}

extension Point {
  /// A point of the portrait screen, in the coordinates of the turned screen.
  package func turned(to orientation: Orientation, onPortraitScreen screen: Size) -> Point {
    switch orientation {
    case .portrait: self
    case .landscapeLeft: Point(x: y, y: screen.width - x)
    case .landscapeRight: Point(x: screen.height - y, y: x)
    case .portraitUpsideDown: Point(x: screen.width - x, y: screen.height - y)
    }
  }
}
