import Geometry
import Graphics

/// One step of drawing a named symbol: ink that is added, or taken away from what is there.
struct SymbolStep {
  var shape: Shape
  var isRemoval = false

  enum Shape {
    case fill(Path)
    /// With round ends and corners.
    case stroke(Path, width: Points)
  }

  /// The step that takes away what this one adds, and adds what it takes away.
  var inverted: SymbolStep { SymbolStep(shape: shape, isRemoval: !isRemoval) }

  /// As symbols hold it, with its points mapped and its lines `scale` times as wide.
  func parts(scale: Double, _ map: (Point) -> Point) -> [SymbolGlyph.Part] {
    switch shape {
    case .fill(let path):
      let placed = path.mapped(map)
      return [isRemoval ? .cut(placed) : .fill(placed)]
    case .stroke(let path, let width):
      let placed = path.mapped(map)
      guard isRemoval else { return [.stroke(placed, width: width * scale)] }
      return placed.outlined(width: width * scale).map { .cut($0) }
    }
  }

  /// What the ink covers at most; nil for a step that takes ink away.
  var bounds: Rect? {
    guard !isRemoval else { return nil }
    switch shape {
    case .fill(let path): return path.flatBounds
    case .stroke(let path, let width): return path.flatBounds?.inset(by: -width / 2)
    }
  }
}
