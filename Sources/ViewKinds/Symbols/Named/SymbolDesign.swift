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

  struct Part {
    var shape: Shape
    /// The only form that has the part, filled or not; nil for both.
    var isOfFilled: Bool?
    var level = SymbolLayer.Level.primary
    /// Whether a value turns the part on after those before it.
    var isVariable = false
  }

  enum Shape {
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
  }

  /// Returns the steps that draw a form.
  ///
  /// - Parameters:
  ///   - isFilled: whether bodies are areas.
  ///   - hasLayers: whether parts in a body of another level keep their ink in the filled form.
  ///   - lines: the line widths.
  ///   - map: maps the drawing's points to their positions.
  /// - Returns: the steps, back to front.
  func steps(
    isFilled: Bool, hasLayers: Bool, lines: SymbolLines, _ map: (Point) -> Point = { $0 }
  ) -> [SymbolStep] {
    var steps: [SymbolStep] = []
    var rank = 0
    var body = SymbolLayer.Level.primary
    for part in parts where part.isOfFilled ?? isFilled == isFilled {
      if case .body = part.shape { body = part.level }
      var layer = SymbolLayer(level: part.level)
      if part.isVariable {
        layer.rank = rank
        rank += 1
      }
      let isCut = isFilled && !(hasLayers && part.level != body)
      steps += part.shape.mapped(map).steps(isFilled: isFilled, isCut: isCut, lines)
        .map { $0.moved(to: layer) }
    }
    return steps
  }
}

extension SymbolDesign.Shape {
  /// Returns the steps that draw the shape.
  ///
  /// - Parameters:
  ///   - isFilled: whether bodies are areas.
  ///   - isCut: whether lines and areas inside a body are cut out.
  ///   - lines: the line widths.
  /// - Returns: the steps, back to front.
  fileprivate func steps(isFilled: Bool, isCut: Bool, _ lines: SymbolLines) -> [SymbolStep] {
    func stroke(_ path: Path, _ width: Points, removes: Bool = false) -> SymbolStep {
      SymbolStep(shape: .stroke(path, width: width), removal: removes ? .all : nil)
    }
    func fill(_ path: Path, removes: Bool = false) -> SymbolStep {
      SymbolStep(shape: .fill(path), removal: removes ? .all : nil)
    }
    switch self {
    case .body(let path):
      let line = stroke(path, lines.outline)
      return isFilled ? [fill(path), line] : [line]
    case .line(let path, let factor):
      return [stroke(path, (factor < 1 ? lines.detail : lines.outline) * factor)]
    case .detail(let path, let factor):
      return [stroke(path, (isCut ? lines.cut : lines.detail) * factor, removes: isCut)]
    case .solid(let path): return [fill(path), stroke(path, lines.detail * 0.4)]
    case .spot(let path):
      return [fill(path, removes: isCut), stroke(path, lines.detail * 0.4, removes: isCut)]
    case .clearing(let path):
      return [
        fill(path, removes: true), stroke(path, lines.outline + lines.gap * 2, removes: true),
      ]
    }
  }

  /// Returns the shape with its points mapped.
  func mapped(_ map: (Point) -> Point) -> SymbolDesign.Shape {
    switch self {
    case .body(let path): .body(path.mapped(map))
    case .line(let path, let factor): .line(path.mapped(map), factor)
    case .detail(let path, let factor): .detail(path.mapped(map), factor)
    case .solid(let path): .solid(path.mapped(map))
    case .spot(let path): .spot(path.mapped(map))
    case .clearing(let path): .clearing(path.mapped(map))
    }
  }
}

extension SymbolDesign.Part {
  /// Returns the part with its points mapped.
  func mapped(_ map: (Point) -> Point) -> SymbolDesign.Part {
    var part = self
    part.shape = shape.mapped(map)
    return part
  }
}
