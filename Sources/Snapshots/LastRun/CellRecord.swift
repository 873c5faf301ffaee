import Bitmaps
import Diagnostics

/// The device and the states that a cell is drawn in.
package struct CellConfiguration: Hashable, Sendable, Codable {
  /// The device's id.
  package let device: String
  /// The values that are not their axis' default, in the axes' order; the last one of a film is its
  /// name.
  package let states: [String]

  package init(device: String, states: [String] = []) {
    self.device = device
    self.states = states
  }
}

/// The facts of one cell in a run.
package struct CellRecord: Hashable, Sendable, Codable {
  package let id: CellID
  package let outcome: CellOutcome
  /// The screen's title in its spec; nil if it has none.
  package var title: String?
  package let configuration: CellConfiguration
  /// The folder of the screen's references, relative to the project if it is below it.
  package let references: String
  /// The drawn picture's size; nil if none was drawn.
  package var size: PictureSize?
  /// The number of pixels in a point; nil if no picture was drawn.
  package var pixelsPerPoint: Double?
  /// Nil unless the outcome is `different`.
  package var difference: CellDifference?
  /// All lines of both layouts; empty if they are equal.
  package var layout: [LayoutTextChange] = []
  /// The changes of the spec that cause the difference; nil if they are not known.
  package var specChanges: [SpecChange]?
  /// The errors of a failed cell, or the findings in the layout of another cell.
  package var diagnostics: [DiagnosticRecord] = []
  /// The number of differing pixels of a match within tolerance; nil if nothing differs.
  package var toleratedPixels: Int?
  /// Whether a recorded cell had a reference before; nil unless the outcome is `recorded`.
  package var replacedReference: Bool?
  /// The name of the cell whose stale reference matches the picture and the layout of this cell.
  ///
  /// Nil if this cell has a reference or there is no match.
  package var renamedFrom: String?
  /// The rename of the spec, if that reference belongs to a screen whose spec is gone.
  package var movedSpec: SpecMove?
  /// Nil unless the outcome is `failed`.
  package var cause: CellFailure.Cause?
  /// Nil if there is nothing to accept.
  package var evidence: Evidence?

  /// - Parameters:
  ///   - id: the cell.
  ///   - outcome: the cell's outcome.
  ///   - references: the folder of the screen's references.
  ///   - configuration: the device and the states; nil for a cell that only has a name.
  package init(
    id: CellID, outcome: CellOutcome, references: String, configuration: CellConfiguration? = nil
  ) {
    self.id = id
    self.outcome = outcome
    self.references = references
    self.configuration = configuration ?? CellConfiguration(device: id.cell)
  }
}

extension CellRecord {
  package var environment: [EnvironmentChange] { difference?.environment ?? [] }
  package var changes: [LayoutChange] { difference?.layout ?? [] }
  package var referenceFaults: [ReferenceFault] { difference?.reference ?? [] }

  /// The pixels that differ; nil unless pictures of one size were compared and differ.
  package var pixels: PixelDifference? {
    switch difference?.picture {
    case .tolerated(let pixels), .different(let pixels): pixels
    case .identical, .differentSize, nil: nil
    }
  }

  /// The reference's size if it differs from the picture's, or nil.
  package var expectedSize: PictureSize? {
    if case .differentSize(let expected, _) = difference?.picture { expected } else { nil }
  }

  /// Whether the cell failed, differs or has no reference.
  package var needsAttention: Bool {
    switch outcome {
    case .failed, .different, .missing: true
    case .recorded, .matched, .unchanged: false
    }
  }

  /// Whether other fonts or libraries may explain the whole difference.
  ///
  /// They never change the set of views, a view's contents or the picture's size. A new version of
  /// Strut or of its device data explains nothing.
  package var environmentMayExplain: Bool {
    outcome == .different && expectedSize == nil && referenceFaults.isEmpty && !environment.isEmpty
      && !environment.contains(where: \.isOwn) && views(.removed) == views(.added)
  }

  /// The changed lines of the layout without the parts that depend on text size.
  private func views(_ mark: LayoutTextChange.Mark) -> [SteadyView?] {
    layout.filter { $0.mark == mark }.map { LayoutLine(text: $0.text[...]).map(SteadyView.init) }
  }
}

/// The part of a layout line that no font changes.
private struct SteadyView: Hashable {
  let id: String
  let kind: String
  let depth: Int
  let texts: [[String]]
  let appearance: ViewAppearance

  /// The font size and the scroll position are left out: wide text may shrink, and a view scrolled
  /// to its end moves with its content.
  init(_ line: LayoutLine) {
    id = line.id
    kind = line.kind
    depth = line.depth
    texts = line.appearance.texts.map { [$0.string, $0.color] }
    var appearance = line.appearance
    appearance.scrollOffset = nil
    appearance.texts = []
    appearance.otherTexts = nil
    self.appearance = appearance
  }
}
