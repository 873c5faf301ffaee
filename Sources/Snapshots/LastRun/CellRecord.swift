import Bitmaps
import Diagnostics

/// The device and the states that a cell is drawn in.
package struct CellConfiguration: Hashable, Sendable, Codable {
  /// The device's id.
  package let device: String
  /// The values that are not their axis' default, in the axes' order; a film ends with its name.
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
  /// Pixels of the picture along one point; nil if none was drawn.
  package var pixelsPerPoint: Double?
  /// Nil unless the outcome is `different`.
  package var difference: CellDifference?
  /// All lines of both layouts; empty if they are equal.
  package var layout: [LayoutTextChange] = []
  /// The changes of the spec that cause the difference; nil if they are not known.
  package var specChanges: [SpecChange]?
  /// The errors of a failed cell; findings in the layout of others.
  package var diagnostics: [DiagnosticRecord] = []
  /// The number of differing pixels of a match, within tolerance; nil if nothing differs.
  package var toleratedPixels: Int?
  /// Whether a recorded cell had a reference before; nil unless the outcome is `recorded`.
  package var replacedReference: Bool?
  /// The name of the cell whose stale reference has the picture and the layout of this cell, which
  /// has no reference; nil if there is none.
  package var renamedFrom: String?
  /// The rename of the spec, if that reference belongs to another screen, whose spec is gone.
  package var movedSpec: SpecMove?
  /// Nil unless the outcome is `failed`.
  package var cause: CellFailure.Cause?
  /// Nil if there is nothing to accept.
  package var evidence: Evidence?

  /// - Parameters:
  ///   - id: the cell.
  ///   - outcome: the cell's.
  ///   - references: the folder of the screen's references.
  ///   - configuration: the cell's; nil for one that is known by its name only.
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

  /// The reference's size, if it is not the picture's.
  package var expectedSize: PictureSize? {
    if case .differentSize(let expected, _) = difference?.picture { expected } else { nil }
  }

  /// Whether the cell failed, differs or has no reference.
  package var needsAttention: Bool {
    switch outcome {
    case .failed, .different, .missing: true
    case .recorded, .matched: false
    }
  }

  /// Whether other fonts or libraries may explain the whole difference.
  ///
  /// They never change the set of views, the contents of a view or the picture's size. Another version
  /// of this program, or of its device data, explains nothing. Neither do they change a reference.
  package var environmentMayExplain: Bool {
    outcome == .different && expectedSize == nil && referenceFaults.isEmpty && !environment.isEmpty
      && !environment.contains(where: \.isOwn) && views(.removed) == views(.added)
  }

  /// The changed lines of the layout without the parts that depend on the extent of text.
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

  /// Wide text may be drawn smaller, in another font size; a view that is scrolled to its end moves
  /// with its content.
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
