import Geometry
import Graphics

/// The drawing of a symbol from which its forms and weights are made: centre lines around the middle
/// of capital letters, x to the right and y down, 20 units an em.
struct SymbolDesign {
  /// In the order in which they are drawn.
  var parts: [Part]
  /// What of the drawing stands in the middle of a circle around it; the origin unless it is heavier
  /// on one side.
  var middle: Point
  /// How much smaller the drawing is within another symbol's circle or square.
  var inset: Double

  init(middle: Point = .zero, inset: Double = 0.56, _ parts: [Part] = []) {
    self.parts = parts
    self.middle = middle
    self.inset = inset
  }

  indirect enum Part {
    /// A closed outline: a line in the open form, an area in the filled one.
    case body(Path)
    /// A line in both forms, as wide as the symbol's lines times the factor.
    case line(Path, Double)
    /// A line in a body, which the filled form leaves out.
    case detail(Path, Double)
    /// An area in both forms.
    case solid(Path)
    /// An area in a body, which the filled form leaves out.
    case spot(Path)
    /// Takes away what was drawn within an outline and up to a gap around it.
    case clearing(Path)
    /// A part of the open form only.
    case open(Part)
    /// A part of the filled form only.
    case filled(Part)
  }

  /// The steps of a form.
  ///
  /// - Parameters:
  ///   - isFilled: whether bodies are areas.
  ///   - lines: how thick lines are.
  ///   - map: where the drawing's points go.
  /// - Returns: back to front.
  func steps(
    isFilled: Bool, lines: SymbolLines, _ map: (Point) -> Point = { $0 }
  ) -> [SymbolStep] {
    parts.flatMap { Self.steps(of: $0, isFilled: isFilled, lines, map) }
  }

  private static func steps(
    of part: Part, isFilled: Bool, _ lines: SymbolLines, _ map: (Point) -> Point
  ) -> [SymbolStep] {
    func stroke(_ path: Path, _ width: Points, removes: Bool = false) -> SymbolStep {
      SymbolStep(shape: .stroke(path.mapped(map), width: width), isRemoval: removes)
    }
    func fill(_ path: Path, removes: Bool = false) -> SymbolStep {
      SymbolStep(shape: .fill(path.mapped(map)), isRemoval: removes)
    }
    switch part {
    case .body(let path):
      let line = stroke(path, lines.outline)
      return isFilled ? [fill(path), line] : [line]
    case .line(let path, let factor):
      return [stroke(path, (factor < 1 ? lines.detail : lines.outline) * factor)]
    case .detail(let path, let factor):
      let width = isFilled ? lines.cut : lines.detail
      return [stroke(path, width * factor, removes: isFilled)]
    case .solid(let path): return [fill(path), stroke(path, lines.detail * 0.4)]
    case .spot(let path):
      return [
        fill(path, removes: isFilled), stroke(path, lines.detail * 0.4, removes: isFilled),
      ]
    case .clearing(let path):
      return [
        fill(path, removes: true), stroke(path, lines.outline + lines.gap * 2, removes: true),
      ]
    case .open(let part):
      return isFilled ? [] : steps(of: part, isFilled: false, lines, map)
    case .filled(let part):
      return isFilled ? steps(of: part, isFilled: true, lines, map) : []
    }
  }
}

extension SymbolDesign.Part {
  /// The part with its points moved.
  func mapped(_ map: (Point) -> Point) -> SymbolDesign.Part {
    switch self {
    case .body(let path): .body(path.mapped(map))
    case .line(let path, let factor): .line(path.mapped(map), factor)
    case .detail(let path, let factor): .detail(path.mapped(map), factor)
    case .solid(let path): .solid(path.mapped(map))
    case .spot(let path): .spot(path.mapped(map))
    case .clearing(let path): .clearing(path.mapped(map))
    case .open(let part): .open(part.mapped(map))
    case .filled(let part): .filled(part.mapped(map))
    }
  }
}
