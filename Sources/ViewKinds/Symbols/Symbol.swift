package import Devices
package import Geometry

/// A symbol of the system's own drawing, in a box of its natural size, in points.
package struct Symbol: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    case fill(Path)
    /// With round ends.
    case stroke(Path, width: Points)
  }

  package let size: Size
  package let parts: [Part]

  package init(width: Points, height: Points, _ parts: [Part]) {
    size = Size(width: width, height: height)
    self.parts = parts
  }

  /// Drawn with its box's middle at `center`, `scale` times its natural size.
  package func items(centeredAt center: Point, scale: Double = 1, color: Color) -> [DisplayItem] {
    let origin = Point(
      x: center.x - size.width / 2 * scale, y: center.y - size.height / 2 * scale)
    func place(_ path: Path) -> Path {
      path.mapped { Point(x: origin.x + $0.x * scale, y: origin.y + $0.y * scale) }
    }
    // Parts overlap, so a translucent symbol is one picture.
    let isOnePicture = parts.count > 1 && color.alpha < 255
    let ink = isOnePicture ? color.withAlpha(255) : color
    let items: [DisplayItem] = parts.map { part in
      switch part {
      case .fill(let path): .fill(place(path), ink)
      case .stroke(let path, let width):
        .stroke(place(path), ink, Stroke(width: width * scale, hasRoundEnds: true))
      }
    }
    guard isOnePicture else { return items }
    return [.group(name: nil, opacity: Double(color.alpha) / 255, clip: nil, items)]
  }
}
