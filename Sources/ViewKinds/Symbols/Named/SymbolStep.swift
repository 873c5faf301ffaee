import Geometry
import Graphics

/// One step of drawing a named symbol: it adds ink or removes ink drawn before.
struct SymbolStep {
  var shape: Shape
  /// The ink that the step removes; nil for a step that adds ink.
  var removal: Removal?
  var layer = SymbolLayer.primary

  enum Shape {
    case fill(Path)
    /// A line with round ends and corners.
    case stroke(Path, width: Points)
  }

  /// The steps whose ink is removed.
  enum Removal {
    /// All steps before.
    case all
    /// The steps before that have followed one another in the step's layer.
    case layer
  }

  /// The step with addition and removal of ink exchanged.
  var inverted: SymbolStep {
    SymbolStep(shape: shape, removal: removal == nil ? .all : nil, layer: layer)
  }

  /// Returns the step in another layer.
  func moved(to layer: SymbolLayer) -> SymbolStep {
    SymbolStep(shape: shape, removal: removal, layer: layer)
  }

  /// Returns the step at another level; its place among variable parts is the same.
  func at(_ level: SymbolLayer.Level) -> SymbolStep {
    moved(to: SymbolLayer(level: level, rank: layer.rank))
  }

  /// Returns the step as parts of a symbol, with its points mapped and its line width scaled.
  func parts(scale: Double, _ map: (Point) -> Point) -> [SymbolGlyph.Part] {
    switch shape {
    case .fill(let path):
      let placed = path.mapped(map)
      return [cut(placed) ?? .fill(placed)]
    case .stroke(let path, let width):
      let placed = path.mapped(map)
      guard removal != nil else { return [.stroke(placed, width: width * scale)] }
      return placed.outlined(width: width * scale).compactMap { cut($0) }
    }
  }

  /// Returns the removal of the ink inside a path, or nil for a step that adds ink.
  private func cut(_ path: Path) -> SymbolGlyph.Part? {
    switch removal {
    case nil: nil
    case .all: .cut(path)
    case .layer: .layerCut(path)
    }
  }

  /// A rectangle that contains the step's ink, or nil for a step that removes ink.
  var bounds: Rect? {
    guard removal == nil else { return nil }
    switch shape {
    case .fill(let path): return path.flatBounds
    case .stroke(let path, let width): return path.flatBounds?.inset(by: -width / 2)
    }
  }
}
