import Geometry
import Graphics

/// The drawing from which a symbol's forms and weights are generated.
///
/// It consists of centre lines. The origin is at half the height of capital letters; x points right
/// and y down. An em has 20 units.
struct SymbolDesign {
  /// The parts in drawing order.
  var parts: [Part]
  /// The point of the drawing that is centred in an enclosing shape.
  ///
  /// It is the origin unless the drawing is heavier on one side.
  var middle: Point
  /// The scale of the drawing within an enclosing circle or square.
  var inset: Double

  init(middle: Point = .zero, inset: Double = 0.56, _ parts: [Part] = []) {
    self.parts = parts
    self.middle = middle
    self.inset = inset
  }

  indirect enum Part {
    /// A closed outline: a line in the outlined form, an area in the filled form.
    case body(Path)
    /// A line in both forms; the factor scales the symbol's line width.
    case line(Path, Double)
    /// A line inside a body; the filled form cuts it out.
    case detail(Path, Double)
    /// An area in both forms.
    case solid(Path)
    /// An area inside a body; the filled form cuts it out.
    case spot(Path)
    /// Removes the parts drawn before inside an outline and within a gap around it.
    case clearing(Path)
    /// A part of the outlined form only.
    case open(Part)
    /// A part of the filled form only.
    case filled(Part)
  }

  /// Returns the steps that draw a form.
  ///
  /// - Parameters:
  ///   - isFilled: whether bodies are areas.
  ///   - lines: the line widths.
  ///   - map: maps the drawing's points to their positions.
  /// - Returns: the steps, back to front.
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
  /// Returns the part with its points mapped.
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
