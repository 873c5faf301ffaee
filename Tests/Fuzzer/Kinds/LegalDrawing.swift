import TestSupport

/// SVG drawings of which Strut draws most: references lead to elements that exist and fit.
enum LegalDrawing {
  static func file(_ random: inout SeededGenerator) -> String {
    let box = random.chance(3) ? " viewBox=\"-4 0 64 \(10 + random.next(below: 90))\"" : ""
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"64\" height=\"48\"\(box)>"
      + defs(&random) + elements(depth: 0, &random) + "</svg>"
  }

  /// Elements that others refer to: two gradients, a clip, a mask, a filter, a path and a symbol.
  private static func defs(_ random: inout SeededGenerator) -> String {
    let stops = (0..<random.next(below: 5)).map { _ in
      "<stop offset=\"\(random.next(below: 101))%\" stop-color=\"\(color(&random))\"/>"
    }.joined()
    let units = random.pick(["userSpaceOnUse", "objectBoundingBox"])
    let filter = (0..<1 + random.small(below: 4)).map { _ in effect(&random) }.joined()
    return """
      <defs><linearGradient id="g0" gradientUnits="\(units)" x2="\(number(&random))">\(stops)\
      </linearGradient><radialGradient id="g1" r="\(number(&random))" fx="0.2" href="#g0"/>\
      <clipPath id="c0" clipPathUnits="\(units)">\(shape(&random))</clipPath>\
      <mask id="m0" maskUnits="\(units)">\(shape(&random))</mask>\
      <filter id="f0">\(filter)</filter><path id="p0" d="\(PathTexts.legalPath(&random))"/>\
      <symbol id="s0" viewBox="0 0 24 24">\(shape(&random))</symbol></defs>
      """
  }

  private static func elements(depth: Int, _ random: inout SeededGenerator) -> String {
    (0...random.small(below: depth == 0 ? 10 : 4)).map { _ in
      switch random.next(below: 6) {
      case 0 where depth < 6:
        "<g \(paint(&random))>\(elements(depth: depth + 1, &random))</g>"
      case 1:
        "<use href=\"#\(random.pick(["p0", "s0"]))\" x=\"\(number(&random))\" \(paint(&random))/>"
      default: shape(&random)
      }
    }.joined()
  }

  private static func shape(_ random: inout SeededGenerator) -> String {
    func numbers(_ names: [String], _ random: inout SeededGenerator) -> String {
      names.map { "\($0)=\"\(number(&random))\"" }.joined(separator: " ")
    }
    let paint = paint(&random)
    switch random.next(below: 6) {
    case 0: return "<rect \(numbers(["x", "y", "width", "height", "rx"], &random)) \(paint)/>"
    case 1: return "<circle \(numbers(["cx", "cy", "r"], &random)) \(paint)/>"
    case 2: return "<ellipse \(numbers(["cx", "cy", "rx", "ry"], &random)) \(paint)/>"
    case 3: return "<line \(numbers(["x1", "y1", "x2", "y2"], &random)) \(paint)/>"
    case 4:
      let points = (0..<2 * random.next(below: 9)).map { _ in number(&random) }
      let name = random.pick(["polyline", "polygon"])
      return "<\(name) points=\"\(points.joined(separator: " "))\" \(paint)/>"
    default: return "<path d=\"\(PathTexts.legalPath(&random))\" \(paint)/>"
    }
  }

  private static func effect(_ random: inout SeededGenerator) -> String {
    let radius = random.next(below: 6)
    return random.pick([
      "<feGaussianBlur stdDeviation=\"\(radius)\"/>", "<feOffset dx=\"\(radius)\" result=\"a\"/>",
      "<feFlood flood-color=\"#123\" result=\"a\"/>", "<feMorphology radius=\"1\"/>",
      "<feBlend in=\"SourceGraphic\" in2=\"SourceAlpha\" mode=\"multiply\"/>",
      "<feComposite in2=\"SourceAlpha\" operator=\"in\"/>",
      "<feColorMatrix type=\"saturate\" values=\"0.\(radius)\"/>",
      "<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>",
    ])
  }

  private static func paint(_ random: inout SeededGenerator) -> String {
    let turn = random.pick(["rotate", "translate", "scale", "skewX", "matrix"])
    let steps = turn == "matrix" ? "1 0.2 -0.3 \(1 + random.next(below: 3)) 4 5" : number(&random)
    let all = [
      "fill=\"\(random.chance(3) ? random.pick(["url(#g0)", "url(#g1)", "none"]) : color(&random))\"",
      "stroke=\"\(random.chance(4) ? "url(#g1)" : color(&random))\"",
      "stroke-width=\"\(number(&random))\"", "stroke-dasharray=\"\(number(&random)) 3\"",
      "stroke-linejoin=\"\(random.pick(["round", "bevel", "miter"]))\"",
      "opacity=\"0.\(random.next(below: 10))\"", "fill-rule=\"evenodd\"",
      "transform=\"\(turn)(\(steps))\"", "clip-path=\"url(#c0)\"", "mask=\"url(#m0)\"",
      "filter=\"url(#f0)\"", "style=\"fill: \(color(&random)); stroke-linecap: round\"",
    ]
    // Clips, masks and filters take the most time.
    return all.enumerated().filter { index, _ in random.chance(index > 7 ? 20 : 4) }.map(\.1)
      .joined(separator: " ")
  }

  private static func number(_ random: inout SeededGenerator) -> String {
    switch random.next(below: 12) {
    case 0: "0"
    case 1: "0.\(random.next(below: 100))"
    case 2: "\(random.next(below: 1000))"
    default: "\(random.next(below: 64))"
    }
  }

  private static func color(_ random: inout SeededGenerator) -> String {
    random.pick(["red", "#123", "#a1b2c3", "currentColor", "rgb(1, 2, 3)", "black"])
  }
}
