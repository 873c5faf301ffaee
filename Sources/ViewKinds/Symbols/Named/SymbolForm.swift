import Geometry
import Graphics

/// The words that follow the design's name in a symbol's name: `circle.fill` or `slash`.
struct SymbolForm: Hashable {
  var isFilled = false
  var enclosure: SymbolEnclosure?
  var hasSlash = false
  var badge: Badge?

  /// A mark at a corner, over the symbol.
  enum Badge: String, Hashable {
    case plus, minus, checkmark, xmark
    /// A disc without a mark.
    case dot
  }

  /// Returns nil if a word is not part of a form.
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

  /// Returns the steps that draw a design in this form.
  ///
  /// - Parameters:
  ///   - design: the drawing.
  ///   - lines: the line widths.
  ///   - hasLayers: whether filled shapes keep what is in them as layers and do not cut it out.
  ///   - lookUp: returns the drawing of a badge's mark.
  /// - Returns: the steps, back to front.
  func steps(
    of design: SymbolDesign, lines: SymbolLines, hasLayers: Bool,
    lookUp: (String) -> SymbolDesign?
  ) -> [SymbolStep] {
    var steps: [SymbolStep]
    if let enclosure {
      steps = enclosure.steps(
        around: design, isFilled: isFilled, hasLayers: hasLayers, lines: lines)
    } else {
      steps = design.steps(isFilled: isFilled, hasLayers: hasLayers, lines: lines)
    }
    // A slash or a badge is in the primary layer, and everything below it in the secondary one.
    if hasSlash || badge != nil { steps = steps.map { $0.at(.secondary) } }
    if hasSlash { steps += SymbolForm.slash(lines) }
    if let badge { steps += SymbolForm.steps(of: badge, lines: lines, lookUp: lookUp) }
    return steps
  }

  /// Returns a diagonal line from the top left, with a gap on both sides.
  private static func slash(_ lines: SymbolLines) -> [SymbolStep] {
    let line = Path.segment(Point(x: -9, y: -9.2), Point(x: 9, y: 9.2))
    return [
      SymbolStep(shape: .stroke(line, width: lines.outline + lines.gap * 2), removal: .all),
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
      SymbolStep(shape: .fill(disc(radius + lines.gap)), removal: .all),
      SymbolStep(shape: .fill(disc(radius))),
    ]
    guard let mark = lookUp(badge.rawValue) else { return steps }
    steps += mark.steps(
      isFilled: false, hasLayers: false, lines: SymbolLines(outline: lines.cut * 0.8)
    ) {
      Point(x: $0.x * 0.36 + center.x, y: $0.y * 0.36 + center.y)
    }.map(\.inverted)
    return steps
  }
}
