import AutoLayout
import Geometry
import Graphics
package import Spec
import ViewKinds

/// Text with less contrast to its background than WCAG 2 requires at level AA.
///
/// Text needs a ratio of at least 4.5 : 1. Large text needs 3 : 1; text is large from 18 points, or
/// from 14 points if bold. The rule blends the views behind the text by their opacities to get the
/// background. It reports nothing if the background is a picture, a gradient, a blur or an edge
/// between two colours. `minimum` sets another ratio.
///
/// The rule ignores disabled controls and labels, as WCAG does, and texts that the system puts on
/// bars, rows, calendars and search fields. It also ignores system colours on each other, such as
/// `secondaryLabel` or the blue tint on `systemBackground`: Apple chose them, and they follow the
/// user's setting for more contrast. It reports nothing on a screen below an alert.
package struct ContrastRule: CellRule {
  package static let name = LintRuleName.contrast
  package init() {}

  /// The inset of letters' rectangles in points; a background with the same size still covers them.
  private static let margin: Points = 0.25

  package func findings(in cell: LintedCell) -> [LintFinding] {
    // The dimming below an alert takes contrast away on purpose.
    guard cell.built.screen.presented?.dimsScreen != true else { return [] }
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
    for text in BackgroundFinder(cell.displayList, inks: inks).texts {
      guard let view = cell.view(ViewID(text.view)), view.style.kind.isEnabled,
        view.style.kind.textTraits.contains(.hasColors)
      else { continue }
      for measure in self.measures(text, in: view, except: pairs)
      where measure.value < max(measure.defaultMinimum, ceiling) {
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

  /// Returns the contrast of each run of a text, except of system colours on each other.
  private func measures(
    _ text: TextOnBackground, in view: LintedView, except pairs: SystemPairs
  ) -> [LintMeasure] {
    guard let background = text.background else { return [] }
    let system = view.style.kind.hasTintedShape ? pairs.ofTintedShapes : pairs.ofText
    var measures: [LintMeasure] = []
    let count = max(text.run.content.runs.count, 1)
    for index in 0..<count {
      let attributes = text.run.attributes(at: index)
      let font =
        text.run.content.runs.isEmpty
        ? text.run.content.font : text.run.content.runs[index].font
      let ink = attributes.color
      let mixture = text.mixture + (attributes.background.map { [$0] } ?? [])
      // A faded colour is no longer a system colour.
      guard ink.alpha > 0, text.opacity < 1 || !system.holds(ink, on: mixture) else { continue }
      let behind = attributes.background?.over(background) ?? background
      let color = ink.faded(text.opacity).over(behind)
      let isLarge = font.size >= 18 || (font.size >= 14 && font.weight.isBold)
      measures.append(
        LintMeasure(
          color.contrast(to: behind), defaultMinimum: isLarge ? 3 : 4.5,
          of: .text(color, on: behind, isLarge: isLarge)))
    }
    return measures
  }
}

/// The system colours for text and its background, resolved once for each cell.
private struct SystemPairs {
  let ofText: SystemPairing
  let ofTintedShapes: SystemPairing

  init(_ traits: ColorTraits) {
    func colors(_ names: [String]) -> Set<RGBAColor> {
      Set(names.compactMap { SystemColors.color(named: $0)?.resolved(in: traits) })
    }
    let names = [
      "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "link",
      "systemBlue",
    ]
    let inks = colors(names)
    let backgrounds = colors(
      SystemColors.names.filter { $0.hasSuffix("Background") || $0.hasSuffix("Fill") })
    ofText = SystemPairing(inks: inks, backgrounds: backgrounds, shapes: [])
    ofTintedShapes = SystemPairing(
      inks: inks.union(colors(["systemRed"])), backgrounds: backgrounds,
      shapes: colors(["systemBlue", "systemRed"]))
  }
}

/// Text colours, and the background colours on which the system puts them.
private struct SystemPairing {
  let inks: Set<RGBAColor>
  let backgrounds: Set<RGBAColor>
  /// The colours of button shapes that may have a white title.
  let shapes: Set<RGBAColor>

  func holds(_ ink: RGBAColor, on mixture: [RGBAColor]) -> Bool {
    if ink == .white, let top = mixture.last, shapes.contains(top) { return true }
    guard inks.contains(ink) else { return false }
    // A tinted button's shape is the tint with an opacity.
    return mixture.allSatisfy { background in
      backgrounds.contains(background)
        || shapes.contains(background.withAlpha(255)) && background.alpha < 255
    }
  }
}

extension FontWeight {
  /// Whether the weight is at least 700.
  fileprivate var isBold: Bool {
    switch self {
    case .bold, .heavy, .black: true
    case .ultraLight, .thin, .light, .regular, .medium, .semibold: false
    }
  }
}
