import Geometry
import Graphics

extension SVGDocument {
  /// Returns the definition of a linear or radial gradient.
  ///
  /// The result is nil for a conic gradient, because SVG has no element for it.
  static func definition(_ gradient: Gradient) -> String? {
    let stops = gradient.stops.map { stop in
      let color = paint("stop", stop.color).replacingOccurrence(
        of: "stop=", with: "stop-color=")
      return "<stop offset=\"\(number(stop.location))\" \(color)/>"
    }.joined()
    switch gradient.shape {
    case .linear(let start, let end):
      let ends =
        "x1=\"\(number(start.x.value))\" y1=\"\(number(start.y.value))\""
        + " x2=\"\(number(end.x.value))\" y2=\"\(number(end.y.value))\""
      return "<linearGradient #ID# gradientUnits=\"userSpaceOnUse\" \(ends)>"
        + "\(stops)</linearGradient>"
    case .radial(let center, let radii):
      let numbers = [
        radii.width.value, 0, 0, radii.height.value, center.x.value, center.y.value,
      ]
      let matrix = numbers.map(number).joined(separator: " ")
      return "<radialGradient #ID# gradientUnits=\"userSpaceOnUse\" cx=\"0\" cy=\"0\" r=\"1\""
        + " gradientTransform=\"matrix(\(matrix))\">\(stops)</radialGradient>"
    case .conic: return nil
    }
  }

  /// Returns the attributes of a line, except its colour.
  static func attributes(_ stroke: Stroke) -> String {
    var text = "stroke-width=\"\(number(stroke.width.value))\""
    // Cairo's default miter limit is 10. SVG's default is 4.
    text += " stroke-miterlimit=\"10\""
    if stroke.cap != .butt { text += " stroke-linecap=\"\(stroke.cap.rawValue)\"" }
    if stroke.join != .miter { text += " stroke-linejoin=\"\(stroke.join.rawValue)\"" }
    guard !stroke.dashes.isEmpty else { return text }
    let dashes = stroke.dashes.map { number($0.value) }.joined(separator: " ")
    text += " stroke-dasharray=\"\(dashes)\""
    if stroke.dashPhase != 0 {
      text += " stroke-dashoffset=\"\(number(stroke.dashPhase.value))\""
    }
    return text
  }

  static func matrix(_ transform: Transform) -> String {
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx.value,
      transform.ty.value,
    ]
    return "matrix(\(numbers.map { DecimalText.shortest($0, places: 6) }.joined(separator: " ")))"
  }
}

extension String {
  /// Returns the text with the first `part` replaced.
  fileprivate func replacingOccurrence(of part: String, with other: String) -> String {
    guard let range = firstRange(of: part) else { return self }
    return String(self[..<range.lowerBound]) + other + self[range.upperBound...]
  }
}
