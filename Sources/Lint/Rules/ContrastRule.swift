import AutoLayout
import Geometry
import Graphics
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
    let ceiling = cell.ceilings[Self.name] ?? 0
    let pairs = SystemPairs(cell.built.traits.colors)
    var measures: [Int: [LintMeasure]] = [:]
    for text in GroundFinder(cell.displayList, inks: inks).texts {
      guard let view = cell.view(ViewID(text.view)), view.look.kind.isEnabled,
        view.look.kind.textTraits.contains(.hasColors)
      else { continue }
      for measure in self.measures(text, in: view, besides: pairs)
      where measure.value < max(measure.standard, ceiling) {
        measures[view.index, default: []].append(measure)
      }
    }
    return cell.views.compactMap { view in
      measures[view.index].map {
        LintFinding(
          Self.name, "the text of `\(view.name)` has too little contrast", of: view, measures: $0)
      }
    }
  }

  /// The contrasts of a text's runs.
  private func measures(
    _ text: GroundedText, in view: LintedView, besides pairs: SystemPairs
  ) -> [LintMeasure] {
    guard let ground = text.ground else { return [] }
    let system = view.look.kind.hasTintedShape ? pairs.ofTintedShapes : pairs.ofText
    var measures: [LintMeasure] = []
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
      measures.append(
        LintMeasure(
          color.contrast(to: behind), standard: isLarge ? 3 : 4.5,
          of: .text(color, on: behind, isLarge: isLarge)))
    }
    return measures
  }
}

/// Colours that the system itself puts on each other, resolved once a cell.
private struct SystemPairs {
  let ofText: SystemPairing
  let ofTintedShapes: SystemPairing

  init(_ traits: ColorTraits) {
    func colors(_ names: [String]) -> Set<Color> {
      Set(names.compactMap { SystemColors.color(named: $0)?.resolved(in: traits) })
    }
    let names = [
      "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "link",
      "systemBlue",
    ]
    let inks = colors(names)
    let grounds = colors(
      SystemColors.names.filter { $0.hasSuffix("Background") || $0.hasSuffix("Fill") })
    ofText = SystemPairing(inks: inks, grounds: grounds, shapes: [])
    ofTintedShapes = SystemPairing(
      inks: inks.union(colors(["systemRed"])), grounds: grounds,
      shapes: colors(["systemBlue", "systemRed"]))
  }
}

/// Colours of texts and what is behind them.
private struct SystemPairing {
  let inks: Set<Color>
  let grounds: Set<Color>
  /// White titles on the shape of a button in these colours.
  let shapes: Set<Color>

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
