import Bitmaps
package import Comparing
import Diagnostics

/// The device and the states with which a cell is drawn.
package struct CellConfiguration: Hashable, Sendable, Codable {
  /// The device's id.
  package let device: String
  /// The values that differ from the defaults of their axes, in the axes' order.
  ///
  /// A film's name is the last one.
  package let states: [String]

  package init(device: String, states: [String] = []) {
    self.device = device
    self.states = states
  }
}

/// The record of one cell in a run.
package struct CellRecord: Hashable, Sendable, Codable {
  package let id: CellID
  package let outcome: CellOutcome
  /// The screen's title in its spec; nil if it has none.
  package var title: String?
  package let configuration: CellConfiguration
  /// The folder of the screen's references.
  ///
  /// It is relative to the project if it is below the project.
  package let references: String
  /// The path of the spec; nil if code drew the cell.
  ///
  /// It is relative to the project if it is below the project.
  package var spec: String?
  /// The size of the drawn picture; nil if none was drawn.
  package var size: PictureSize?
  /// The number of pixels in a point; nil if no picture was drawn.
  package var pixelsPerPoint: Double?
  /// The number of the reference's pixels in a point if it is another one; nil otherwise, or if it
  /// is not known.
  package var expectedPixelsPerPoint: Double?
  /// The difference; nil unless the outcome is `different`.
  package var difference: CellDifference?
  /// All lines of both layouts; empty if the layouts are equal.
  package var layout: [LayoutTextChange] = []
  /// The changes of the spec that cause the difference; nil if they are not known.
  package var specChanges: [SpecChange]?
  /// The errors if the cell failed, or else the findings in its layout.
  package var diagnostics: [DiagnosticRecord] = []
  /// The number of differing pixels if the cell matches within tolerance; nil if nothing differs.
  package var toleratedPixels: Int?
  /// Whether the cell had a reference before it was recorded; nil unless the outcome is `recorded`.
  package var replacedReference: Bool?
  /// The name of the cell whose stale reference matches the picture and the layout of this cell.
  ///
  /// Nil if this cell has a reference, or if no stale reference matches.
  package var renamedFrom: String?
  /// The rename of the spec, if the stale reference belongs to a screen whose spec no longer
  /// exists.
  package var movedSpec: SpecMove?
  /// The cause of the failure; nil unless the outcome is `failed`.
  package var cause: CellFailure.Cause?
  /// The evidence for an acceptance; nil if there is nothing to accept.
  package var evidence: Evidence?

  /// Creates a record.
  ///
  /// - Parameters:
  ///   - id: the cell.
  ///   - outcome: the cell's outcome.
  ///   - references: the folder of the screen's references.
  ///   - configuration: the device and the states; nil for a cell that has only a name.
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
  /// The changes without those of hidden views; all changes if there are no others.
  package var shownChanges: [LayoutChange] {
    let shown = changes.filter { !$0.isHidden }
    return shown.isEmpty ? changes : shown
  }
  package var referenceFaults: [ReferenceFault] { difference?.reference ?? [] }

  /// The difference in pixels; nil unless pictures of one size were compared and differ.
  package var pixels: PixelDifference? {
    switch difference?.picture {
    case .tolerated(let pixels), .different(let pixels): pixels
    case .identical, .differentSize, nil: nil
    }
  }

  /// The size of the reference's picture if it differs from that of the new picture; nil otherwise.
  package var expectedSize: PictureSize? {
    if case .differentSize(let expected, _) = difference?.picture { expected } else { nil }
  }

  /// The cell that this cell was before it was renamed, or nil.
  package var formerID: CellID? {
    renamedFrom.map { CellID(screen: movedSpec?.screen ?? id.screen, cell: $0) }
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
  /// Fonts and libraries never change the set of views, the content of a view or the size of the
  /// picture. A new version of Strut or of its device data is no such explanation.
  package var environmentMayExplain: Bool {
    outcome == .different && expectedSize == nil && referenceFaults.isEmpty && !environment.isEmpty
      && !environment.contains(where: \.isOwn) && views(.removed) == views(.added)
  }

  /// The lines with the mark, without the parts that fonts may change.
  ///
  /// A line that cannot be read is nil.
  private func views(_ mark: LayoutTextChange.Mark) -> [SteadyView?] {
    layout.filter { $0.mark == mark }.map { LayoutLine(text: $0.text[...]).map(SteadyView.init) }
  }
}

/// The part of a layout line that fonts do not change.
private struct SteadyView: Hashable {
  let id: String
  let kind: String
  let depth: Int
  let texts: [[String]]
  let appearance: ViewAppearance

  /// Creates the part of a line.
  ///
  /// The font size and the scroll position are left out. A wide text may shrink, and a view that is
  /// scrolled to its end moves with its content.
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
