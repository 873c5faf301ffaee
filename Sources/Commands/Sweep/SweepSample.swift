import AutoLayout
import Diagnostics
import Geometry
import Graphics
import Lint
import Spec
import ViewKinds

/// One variation of a screen: its breaks and the edges of its views.
struct SweepSample {
  /// What is broken, by what it is; at most once each.
  let breaks: [SweepKey: SweepFound]
  /// The breaks in the order in which rules tell them.
  let keys: [SweepKey]
  /// Every view's place, size and content, as solved; of another number where views come and go.
  let edges: [Double]
  let layout: Layout
  /// What changes at a length, and not with it.
  let form: Form

  /// Between two samples of one form whose edges are on one line nothing else breaks.
  struct Form: Hashable {
    let keys: [SweepKey]
    /// Of each text, in order of views.
    let lines: [Int]
    /// Of each two views that may be in each other's way, a bit for each side at which the one is past
    /// the other.
    let sides: [UInt8]
  }

  /// - Parameters:
  ///   - cell: the variation.
  ///   - tunings: what the spec says of rules.
  ///   - views: what breaks must concern.
  init(_ cell: LintedCell, tunedBy tunings: [LintTuning], about views: SweptViews = .all) {
    var tuner = Tuner(tunings)
    var breaks: [SweepKey: SweepFound] = [:]
    var keys: [SweepKey] = []
    for rule in Self.rules {
      for finding in rule.findings(in: cell) where finding.concerns(views) {
        tuner.tune(finding) { finding, severity in
          let key = SweepKey(finding)
          guard let known = breaks[key] else {
            keys.append(key)
            breaks[key] = SweepFound(finding: finding, severity: severity)
            return
          }
          if let worse = finding.measured, worse.badness > known.finding.measured?.badness ?? 0 {
            breaks[key] = SweepFound(finding: finding, severity: severity)
          }
        }
      }
    }
    self.breaks = breaks
    self.keys = keys
    layout = cell.layout
    edges = cell.layout.views.flatMap { view in
      let content = view.scroll?.contentSize ?? .zero
      return [
        view.exact.x, view.exact.y, view.exact.width, view.exact.height, content.width,
        content.height,
      ].map(\.value)
    }
    form = Form(
      keys: keys, lines: cell.views.flatMap { $0.texts.map(\.extent.lineCount) },
      sides: Self.sides(of: cell))
  }

  /// The rules that the size of a window can break.
  ///
  /// Notches and corners belong to single devices. Touch targets and contrast do not depend on the size
  /// of the window.
  private static let names: [LintRuleName] = [
    .unsatisfiable, .ambiguous, .clippedText, .shrunkText, .zeroSize, .squeezed, .outsideScreen,
    .underBar, .underKeyboard, .overlap,
  ]
  private static let rules = names.compactMap { RuleCatalogue.cellRule($0) }

  private static func sides(of cell: LintedCell) -> [UInt8] {
    let solid = cell.views.filter {
      $0.isShown && ($0.style.kind is any ControlKind || !$0.texts.isEmpty)
    }
    var sides: [UInt8] = []
    for (place, one) in solid.enumerated() {
      for other in solid[(place + 1)...]
      where one.row == other.row && one.scroller == other.scroller {
        let past: [(UInt8, Bool)] = [
          (1, one.frame.maxX <= other.frame.minX), (2, other.frame.maxX <= one.frame.minX),
          (4, one.frame.maxY <= other.frame.minY), (8, other.frame.maxY <= one.frame.minY),
        ]
        sides.append(past.reduce(0) { $1.1 ? $0 | $1.0 : $0 })
      }
    }
    return sides
  }
}

/// A finding with what it weighs on the screen.
struct SweepFound: Hashable, Sendable {
  let finding: LintFinding
  let severity: Severity
}

/// What a finding is, whatever its figures are and whichever row it is in.
struct SweepKey: Hashable, Sendable {
  let rule: LintRuleName
  let text: String
  let span: SourceSpan?

  init(_ finding: LintFinding) {
    rule = finding.rule
    text = finding.text.withoutRows
    span = finding.span
  }
}

extension LintFinding {
  fileprivate func concerns(_ choice: SweptViews) -> Bool {
    choice.names.isEmpty || views.contains { choice.contains($0) }
  }
}
