import AutoLayout
import Devices
import Geometry
package import Spec
import ViewKinds

/// Text with less contrast to what is behind it than WCAG 2 asks for at level AA.
///
/// That is 4.5 : 1, and 3 : 1 for large text, from 18 points on or from 14 points on where it is bold.
/// What is behind a text is what the views below it paint there, laid over each other with their
/// opacities; over pictures, gradients, blurs and edges of colours the rule says nothing. Left alone
/// are controls and labels that are disabled, as WCAG has it, texts that the system itself puts on bars,
/// rows, calendars and search fields, and colours of the system's on each other, such as
/// `secondaryLabel` or the blue tint on `systemBackground`: those are Apple's choice, and change with the
/// user's wish for more contrast. `minimum` sets another ratio.
package struct ContrastRule: CellRule {
  package static let name = LintRuleName.contrast
  package init() {}

  /// What is left out of letters' rectangles, so that a background of exactly their size is one.
  private static let margin: Points = 0.25

  package func findings(in cell: LintedCell) -> [LintFinding] {
    var inks: [TextRun: Rect] = [:]
    for view in cell.shownViews where !view.isDisplaced {
      for text in view.texts where !text.ink.isEmpty {
        inks[text.run] = text.ink.inset(by: Self.margin)
      }
    }
    guard !inks.isEmpty else { return [] }
    var worst: [String: Pair] = [:]
    var order: [String] = []
    for text in GroundFinder(cell.displayList, inks: inks).texts {
      guard let view = cell.view(ViewID(text.view)), view.hasOwnColors, !view.isDisabled,
        let pair = pair(text, in: view, of: cell)
      else { continue }
      guard let known = worst[view.name] else {
        order.append(view.name)
        worst[view.name] = pair
        continue
      }
      if pair.ratio / pair.standard < known.ratio / known.standard { worst[view.name] = pair }
    }
    let ceiling = cell.ceilings[Self.name] ?? 0
    return order.compactMap { name in
      guard let pair = worst[name], let view = cell.view(ViewID(name)),
        pair.ratio < max(pair.standard, ceiling)
      else { return nil }
      return LintFinding(
        Self.name, "the text of `\(name)` has too little contrast", of: view,
        measure: LintMeasure(
          pair.ratio, standard: pair.standard,
          of: .text(pair.color, on: pair.ground, isLarge: pair.isLarge)))
    }
  }

  /// Colours on each other.
  private struct Pair {
    let color: Color
    let ground: Color
    let ratio: Double
    let standard: Double
    let isLarge: Bool
  }

  private func pair(
    _ text: GroundedText, in view: LintedView, of cell: LintedCell
  ) -> Pair? {
    guard let ground = text.ground else { return nil }
    let system = SystemPairs(cell.built.traits.colors, of: view)
    var pairs: [Pair] = []
    let count = max(text.run.content.runs.count, 1)
    for index in 0..<count {
      let attributes = text.run.attributes(at: index)
      let font =
        text.run.content.runs.isEmpty
        ? text.run.content.font : text.run.content.runs[index].font
      let ink = attributes.color
      let mixture = text.mixture + (attributes.background.map { [$0] } ?? [])
      // A system colour that is faded is none any more.
      guard ink.alpha > 0, text.opacity < 1 || !system.holds(ink, on: mixture) else { continue }
      let behind = attributes.background?.over(ground) ?? ground
      let color = ink.faded(text.opacity).over(behind)
      let isLarge = font.size >= 18 || (font.size >= 14 && font.weight.isBold)
      pairs.append(
        Pair(
          color: color, ground: behind, ratio: color.contrast(to: behind),
          standard: isLarge ? 3 : 4.5, isLarge: isLarge))
    }
    return pairs.min { $0.ratio / $0.standard < $1.ratio / $1.standard }
  }
}

/// Colours that the system itself puts on each other.
private struct SystemPairs {
  private let inks: Set<Color>
  private let grounds: Set<Color>
  /// White titles on the shape of a button in these colours.
  private let shapes: Set<Color>

  init(_ traits: ColorTraits, of view: LintedView) {
    func colors(_ names: [String]) -> Set<Color> {
      Set(names.compactMap { SystemColors.color(named: $0)?.resolved(in: traits) })
    }
    let isButton = view.look.kind is Button
    var names = [
      "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "link",
      "systemBlue",
    ]
    if isButton { names.append("systemRed") }
    inks = colors(names)
    grounds = colors(
      SystemColors.names.filter { $0.hasSuffix("Background") || $0.hasSuffix("Fill") })
    shapes = isButton ? colors(["systemBlue", "systemRed"]) : []
  }

  func holds(_ ink: Color, on mixture: [Color]) -> Bool {
    if ink == .white, let top = mixture.last, shapes.contains(top) { return true }
    guard inks.contains(ink) else { return false }
    // The faint shape of a tinted button is the tint itself.
    return mixture.allSatisfy { ground in
      grounds.contains(ground) || shapes.contains(ground.withAlpha(255)) && ground.alpha < 255
    }
  }
}

extension FontWeight {
  /// From 700 on.
  fileprivate var isBold: Bool {
    switch self {
    case .bold, .heavy, .black: true
    case .ultraLight, .thin, .light, .regular, .medium, .semibold: false
    }
  }
}

extension LintedView {
  /// Whether the spec says how the view's texts are coloured.
  fileprivate var hasOwnColors: Bool {
    let kind = look.kind
    return kind is Label || kind is Button || kind is TextField || kind is TextView
      || kind is SegmentedControl
  }

  /// Whether the view says that it cannot be used.
  fileprivate var isDisabled: Bool {
    if let label = look.kind as? Label { return !label.isEnabled }
    return !(control?.isEnabled ?? true)
  }
}
