import Cassowary
import Geometry

/// An angle as other tools write it: `.pi / 4`, `Math.PI * 0.5`, `45deg`, `0.25turn`,
/// `Angle.degrees(45)`, `.radians(.pi / 4)`.
enum MistakenAngle {
  /// The angle in degrees; nil for other texts.
  static func degrees(_ text: String) -> String? {
    guard text.count <= 60 else { return nil }
    if let number = text.wholeMatch(
      of: #/(-?\d*\.?\d+)\s*(deg|°|\.degrees?|rad|\.radians?|turn|grad)/#)
    {
      return degrees(Double(number.1).map { $0 * (factors[String(number.2)] ?? 1) })
    }
    if let call = MistakenCall(text), call.arguments.count == 1, let argument = call.arguments.first
    {
      let word = (argument.label ?? call.name).lowercased()
      guard word.contains("degree") || word.contains("radian") || word.contains("rot") else {
        return nil
      }
      if let degrees = degrees(argument.value) { return degrees }
      // `toRadians(45)` of Java and `radians(45)` of Dart take degrees.
      let number = value(argument.value)
      return word.contains("radian") && !word.contains("to") && abs(number ?? 0) < 6.3
        ? degrees(ofRadians: argument.value) : degrees(number)
    }
    guard text.contains(pi) else { return nil }
    return degrees(
      value(text.replacing(pi) { found in "\(180 / (found.1.flatMap { Double($0) } ?? 1))" }))
  }

  /// The degrees of a number of radians: `0.785` is 45; nil for other texts.
  static func degrees(ofRadians text: String) -> String? {
    guard let radians = value(text) else { return degrees(text) }
    let exact = radians * 180 / .pi
    let round = exact.rounded()
    return degrees(abs(exact - round) < 0.1 ? round : exact)
  }

  private static func degrees(_ value: Double?) -> String? {
    value.map { DecimalText.shortest($0, places: 2) }
  }

  /// The value of a sum or product of numbers and metrics; nil for other texts.
  static func value(_ text: String, _ metrics: Metrics = Metrics()) -> Double? {
    if let product = product(text) { return product }
    guard let syntax = try? ExpressionParser.shorthand(text, metrics: metrics),
      syntax.relation == .equal
    else { return nil }
    var sum = Amount.zero
    for term in syntax.side.terms {
      guard case .number = term.operand else { return nil }
      sum = .sum(sum, term.factor)
    }
    return sum.value(metrics)
  }

  /// The value of a product of numbers: `2 * 180 / 4`; nil for other texts.
  private static func product(_ text: String) -> Double? {
    guard text.wholeMatch(of: #/\s*-?[\d.]+(?:\s*[*\/]\s*-?[\d.]+)+\s*/#) != nil else { return nil }
    var result = 1.0
    for factor in text.matches(of: #/([*\/]?)\s*(-?[\d.]+)/#) {
      guard let number = Double(factor.2), factor.1 != "/" || number != 0 else { return nil }
      result = factor.1 == "/" ? result / number : result * number
    }
    return result
  }

  /// π, or a part of it, as in `M_PI_4`.
  private static var pi: Regex<(Substring, Substring?)> {
    #/(?:(?:CGFloat|Double|Float|[Mm]ath|kotlin\.math)?\.)?(?:M_PI(?:_([24]))?|pi|PI|π)/#
  }

  /// The degrees of one unit.
  private static let factors = [
    "rad": 180 / Double.pi, ".radian": 180 / Double.pi, ".radians": 180 / Double.pi, "turn": 360,
    "grad": 0.9,
  ]
}
