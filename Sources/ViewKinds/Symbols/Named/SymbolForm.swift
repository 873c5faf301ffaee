import Geometry
import Graphics

/// What a symbol's name adds to its design's: `circle.fill` or `slash`.
struct SymbolForm: Hashable {
  var isFilled = false
  var enclosure: SymbolEnclosure?
  var hasSlash = false
  var badge: Badge?

  /// What stands at a corner, over the symbol.
  enum Badge: String, Hashable {
    case plus, minus, checkmark, xmark
    /// A disc alone.
    case dot
  }

  /// Nil for words that are no form.
  init?(_ words: some StringProtocol) {
    for word in words.split(separator: ".") {
      switch word {
      case "fill": isFilled = true
      case "slash": hasSlash = true
      case "badge": badge = .dot
      default:
        if badge != nil, let kind = Badge(rawValue: String(word)) {
          badge = kind
        } else if let shape = SymbolEnclosure(rawValue: String(word)) {
          enclosure = shape
        } else {
          return nil
        }
      }
    }
  }

  /// The steps that draw a design in the form.
  ///
  /// - Parameters:
  ///   - design: the drawing.
  ///   - lines: how thick lines are.
  ///   - lookUp: finds the drawings of badges.
  /// - Returns: back to front.
  func steps(
    of design: SymbolDesign, lines: SymbolLines, lookUp: (String) -> SymbolDesign?
  ) -> [SymbolStep] {
    var steps: [SymbolStep]
    if let enclosure {
      steps = enclosure.steps(around: design, isFilled: isFilled, lines: lines)
    } else {
      steps = design.steps(isFilled: isFilled, lines: lines)
    }
    if hasSlash { steps += SymbolForm.slash(lines) }
    if let badge { steps += SymbolForm.steps(of: badge, lines: lines, lookUp: lookUp) }
    return steps
  }

  /// A line from the top left, with a gap on both of its sides.
  private static func slash(_ lines: SymbolLines) -> [SymbolStep] {
    let line = Path.segment(Point(x: -9, y: -9.2), Point(x: 9, y: 9.2))
    return [
      SymbolStep(shape: .stroke(line, width: lines.outline + lines.gap * 2), isRemoval: true),
      SymbolStep(shape: .stroke(line, width: lines.outline)),
    ]
  }

  private static func steps(
    of badge: Badge, lines: SymbolLines, lookUp: (String) -> SymbolDesign?
  ) -> [SymbolStep] {
    let center = badge == .dot ? Point(x: 6.4, y: -6.6) : Point(x: 7.6, y: 6.6)
    let radius: Points = badge == .dot ? 3 : 4.6
    func disc(_ radius: Points) -> Path {
      .ellipse(
        in: Rect(
          x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
    }
    var steps = [
      SymbolStep(shape: .fill(disc(radius + lines.gap)), isRemoval: true),
      SymbolStep(shape: .fill(disc(radius))),
    ]
    guard let mark = lookUp(badge.rawValue) else { return steps }
    steps += mark.steps(isFilled: false, lines: SymbolLines(outline: lines.cut * 0.8)) {
      Point(x: $0.x * 0.36 + center.x, y: $0.y * 0.36 + center.y)
    }.map(\.inverted)
    return steps
  }
}
