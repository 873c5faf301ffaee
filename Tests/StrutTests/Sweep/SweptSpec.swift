import Diagnostics
import Spec
import TestSupport

@testable import Commands

/// A spec whose first cell is swept, every character of its texts 10 × 10 points.
struct SweptSpec {
  let screen: SweptScreen

  init?(_ text: String) {
    let document = SpecParser.parse(Array(text.utf8), file: "a.yaml").document
    guard let document, let cell = document.cells().cells.first else { return nil }
    screen = SweptScreen(cell, of: document, measuring: FixedMetricsText())
  }

  /// Each break's message.
  static func messages(_ breaks: [SweepBreak]) -> [String] {
    breaks.map { $0.diagnostic(inCells: []).message.text }
  }
}
