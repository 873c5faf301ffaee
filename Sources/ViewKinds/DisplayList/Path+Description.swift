import Geometry

extension Path: CustomStringConvertible {
  /// A shape by its name and rectangle where it is one, else its elements.
  package var description: String {
    guard let bounds = endBounds else { return "nothing" }
    let text = outline
    if text == Path.rect(bounds).outline { return "rect \(bounds)" }
    if text == Path.ellipse(in: bounds).outline { return "ellipse \(bounds)" }
    if case .move(let start) = elements.first {
      let radius = start.x - bounds.minX
      if text == Path.roundedRect(bounds, radius: radius).outline {
        return "rounded \(radius) \(bounds)"
      }
    }
    return usesEvenOddRule ? "evenOdd \(text)" : text
  }

  /// The smallest rectangle around the elements' end points; nil without elements.
  private var endBounds: Rect? {
    let points: [Point] = elements.compactMap { element in
      switch element {
      case .move(let point), .line(let point), .curve(let point, _, _): point
      case .close: nil
      }
    }
    guard let minX = points.map(\.x).min(), let maxX = points.map(\.x).max(),
      let minY = points.map(\.y).min(), let maxY = points.map(\.y).max()
    else { return nil }
    return Rect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }

  /// The elements as in SVG, with three decimals.
  private var outline: String {
    elements.map { element in
      switch element {
      case .move(let point): "M\(point.text)"
      case .line(let point): "L\(point.text)"
      case .curve(let point, let control1, let control2):
        "C\(control1.text) \(control2.text) \(point.text)"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }
}

extension Point {
  fileprivate var text: String { "\(x),\(y)" }
}
