import Bitmaps
package import Diagnostics

/// Verifies or records a drawn cell.
protocol SnapshotHandler: Sendable {
  /// Judges a cell and writes the evidence of a failure to the last run's folder.
  ///
  /// - Parameters:
  ///   - cell: the drawn cell.
  ///   - item: its name, reference and tolerance.
  ///   - redraw: draws the cell from another text of its spec; returns nil if that text does not
  ///     describe it.
  /// - Returns: the verdict.
  /// - Throws: the error of a reference that cannot be read or written.
  func judge(
    _ cell: RenderedCell, _ item: Run.Item, redraw: (SpecSource) -> Bitmap?
  ) throws(ReferenceError) -> JudgedCell
}

/// The record of a cell, with the spec text that explains its difference.
struct JudgedCell: Hashable, Sendable {
  var record: CellRecord
  /// The spec text that the reference was recorded from; nil if it is not known or the cell does
  /// not differ.
  var oldSource: SpecSource?
}

/// The result of one cell, without its pixels.
package struct CellResult: Hashable, Sendable {
  package let record: CellRecord
  /// The errors of a failed cell, or the findings in the layout of another cell.
  package let diagnostics: [Diagnostic]
  /// The time from the layout to the verdict; nil if it is not measured.
  package internal(set) var microseconds: Int?
  /// A hash of everything that a passed outcome depends on; nil if the cell did not pass or is drawn
  /// in every run.
  var outcomeHash: String?

  /// Whether the cell matches and a run has nothing else to say about it.
  var isSilentMatch: Bool {
    record.outcome == .matched && record.toleratedPixels == nil && diagnostics.isEmpty
  }
}
