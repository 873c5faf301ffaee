import AutoLayout
import Devices
import Geometry
import Graphics
package import Spec
import ViewKinds

/// Text with less contrast to its background than WCAG 2 requires at level AA.
///
/// Text needs a ratio of at least 4.5 : 1. Large text needs 3 : 1; text is large from 18 points, or
/// from 14 points if bold. The rule blends the views behind the text by their opacities to get the
/// background. A view with `alpha` fades as a whole, its text together with its background. The
/// rule reports nothing if the background is a picture, a gradient, a blur or an edge between two
/// colours. `minimum` sets another ratio.
///
/// The rule ignores disabled controls and labels, as WCAG does, the titles of pressed buttons, and
/// texts that the system puts on bars, rows, calendars and search fields. It reports nothing on a
/// screen below an alert.
///
/// It also ignores the system's colours for text on the system's backgrounds, fills and selected
/// rows: `label` to `quaternaryLabel`, `placeholderText`, `link` and `systemBlue`, such as
/// `secondaryLabel` on `systemBackground`. It ignores the system's titles of blue and red buttons
/// too. Apple chose these pairs, and they follow the user's setting for more contrast. All other
/// system colours count, such as `systemRed` in a label, which has 3.55 : 1 on white.
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
    let pairs = SystemPairs(cell.built.traits.colors)
    var measures: [Int: [LintMeasure]] = [:]
    for text in BackgroundFinder(cell.displayList, inks: inks).texts {
      guard let view = cell.view(ViewID(text.view)), view.style.kind.isEnabled,
        view.style.kind.textTraits.contains(.hasColors)
      else { continue }
      let appearance = cell.built.traits.colors.appearance
      measures[view.index, default: []] += self.measures(
        text, appearance, isFixed: view.style.kind.textTraits.contains(.hasFixedColor),
        except: pairs.around(view, in: cell))
    }
    // Texts with enough contrast count too, so that a proposed colour keeps it in their cells.
    return cell.views.compactMap { view in
      guard let measures = measures[view.index], !measures.isEmpty else { return nil }
      return LintFinding(
        Self.name, "the text of `\(view.name)` has too little contrast", of: view,
        measures: measures)
    }
  }

  /// Returns the contrast of each run of a text, which is infinite for system colours on each
  /// other.
  private func measures(
    _ text: TextOnBackground, _ appearance: Appearance, isFixed: Bool,
    except system: SystemPairing
  ) -> [LintMeasure] {
    guard let background = text.background else { return [] }
    var measures: [LintMeasure] = []
    let count = max(text.run.content.runs.count, 1)
    for index in 0..<count {
      let attributes = text.run.attributes(at: index)
      let font =
        text.run.content.runs.isEmpty
        ? text.run.content.font : text.run.content.runs[index].font
      let ink = attributes.color
      let mixture = text.mixture + (attributes.background.map { [$0] } ?? [])
      guard ink.alpha > 0 else { continue }
      var behindRun = background
      if let color = attributes.background { behindRun.cover(with: [color]) }
      let colors = TextColors(
        ink: ink, background: behindRun,
        isLarge: font.size >= 18 || (font.size >= 14 && font.weight.isBold),
        appearance: appearance, isFixed: isFixed)
      // A faded colour is no longer a system colour.
      let isSystems = background.opacity >= 1 && system.holds(ink, on: mixture)
      measures.append(
        LintMeasure(
          isSystems ? .infinity : colors.contrast, defaultMinimum: colors.defaultMinimum,
          of: .text(colors)))
    }
    return measures
  }
}

/// The system colours for text and its background, resolved once for each cell.
private struct SystemPairs {
  private let ofText: SystemPairing
  private let ofTintedShapes: SystemPairing

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

  /// Returns the pairs for a view's texts, also on the selected row that contains it.
  func around(_ view: LintedView, in cell: LintedCell) -> SystemPairing {
    let kinds = [view.style.kind] + view.ancestors.map { cell.views[$0].style.kind }
    var pairing = kinds.contains(where: \.hasTintedShape) ? ofTintedShapes : ofText
    pairing.backgrounds.formUnion(kinds.compactMap(\.selectionGray))
    return pairing
  }
}

/// Text colours, and the background colours on which the system puts them.
private struct SystemPairing {
  let inks: Set<RGBAColor>
  var backgrounds: Set<RGBAColor>
  /// The colours of buttons and selected rows that may have a white title.
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
