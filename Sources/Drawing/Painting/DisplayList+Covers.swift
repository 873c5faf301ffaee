import Geometry
import Graphics

extension DisplayList {
  /// The items of the list without those below an opaque fill of the whole screen.
  ///
  /// - Parameters:
  ///   - size: the screen's size in points.
  ///   - scale: device pixels in a point.
  /// - Returns: the items, and whether they cover the whole screen.
  func withoutCovered(size: Size, scale: Double) -> (
    items: ArraySlice<DisplayItem>, coversAll: Bool
  ) {
    let (width, height) = (size.width.value * scale, size.height.value * scale)
    // A fill that ends inside a pixel does not cover it.
    guard width == width.rounded(), height == height.rounded() else { return (items[...], false) }
    let screen = Path.rect(Rect(origin: .zero, size: size))
    guard let first = items.lastIndex(where: { $0.begins(withFillOf: screen) }) else {
      return (items[...], false)
    }
    return (items[first...], true)
  }
}

extension DisplayItem {
  /// Whether the first item is an opaque fill of a shape.
  fileprivate func begins(withFillOf shape: Path) -> Bool {
    switch self {
    case .fill(let path, let color): color.alpha == 255 && path == shape
    case .group(_, let opacity, let clip, let items):
      opacity == 1 && clip == nil && items.first?.begins(withFillOf: shape) == true
    case .stroke, .text, .image, .shadow, .dropShadow, .backdrop, .gradient, .transformed: false
    }
  }
}

extension [DisplayItem] {
  var containsBackdrop: Bool {
    contains { item in
      switch item {
      case .backdrop: true
      case .group(_, _, _, let items), .transformed(_, let items): items.containsBackdrop
      case .fill, .stroke, .text, .image, .shadow, .dropShadow, .gradient: false
      }
    }
  }
}
