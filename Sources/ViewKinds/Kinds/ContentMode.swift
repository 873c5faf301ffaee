import Geometry

/// The placement of content in a view of another size; corresponds to `UIView.ContentMode`.
package enum ContentMode: String, CaseIterable, Sendable {
  case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
}

extension ContentMode {
  /// Returns the frame of content with a size.
  ///
  /// Content in its own size begins on a whole pixel, so that it stays sharp.
  func frame(of size: Size, in bounds: Rect, on grid: PixelGrid) -> Rect {
    guard size.width > 0, size.height > 0 else { return Rect(origin: bounds.origin, size: .zero) }
    let widths = bounds.width.value / size.width.value
    let heights = bounds.height.value / size.height.value
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit:
      return ContentMode.centred(size, scaledBy: min(widths, heights), in: bounds)
    case .scaleAspectFill:
      return ContentMode.centred(size, scaledBy: max(widths, heights), in: bounds)
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
      let frame = Rect(
        x: x(of: size, in: bounds), y: y(of: size, in: bounds), width: size.width,
        height: size.height)
      return Rect(
        origin: Point(x: grid.rounded(frame.x), y: grid.rounded(frame.y)), size: size)
    }
  }

  private static func centred(_ size: Size, scaledBy factor: Double, in bounds: Rect) -> Rect {
    let width = size.width * factor
    let height = size.height * factor
    return Rect(
      x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
  }

  private func x(of size: Size, in bounds: Rect) -> Points {
    switch self {
    case .left, .topLeft, .bottomLeft: bounds.minX
    case .right, .topRight, .bottomRight: bounds.maxX - size.width
    case .center, .top, .bottom, .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw:
      bounds.midX - size.width / 2
    }
  }

  private func y(of size: Size, in bounds: Rect) -> Points {
    switch self {
    case .top, .topLeft, .topRight: bounds.minY
    case .bottom, .bottomLeft, .bottomRight: bounds.maxY - size.height
    case .center, .left, .right, .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw:
      bounds.midY - size.height / 2
    }
  }
}
