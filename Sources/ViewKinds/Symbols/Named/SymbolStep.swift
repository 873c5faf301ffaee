import Geometry
import Graphics

/// One step of drawing a named symbol: it adds ink or removes ink drawn before.
struct SymbolStep {
  var shape: Shape
  var isRemoval = false

  enum Shape {
    case fill(Path)
    /// A line with round ends and corners.
    case stroke(Path, width: Points)
  }

  /// The step with addition and removal of ink exchanged.
  var inverted: SymbolStep { SymbolStep(shape: shape, isRemoval: !isRemoval) }

  /// Returns the step as parts of a symbol, with its points mapped and its line width scaled.
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

  /// A rectangle that contains the step's ink, or nil for a step that removes ink.
  var bounds: Rect? {
    guard !isRemoval else { return nil }
    switch shape {
    case .fill(let path): return path.flatBounds
    case .stroke(let path, let width): return path.flatBounds?.inset(by: -width / 2)
    }
  }
}
