import Bitmaps

/// What becomes of a drawn cell: it is verified, or it is recorded.
protocol SnapshotHandler: Sendable {
  /// The verdict on a cell. Where it fails, what shows why is in the last run's folder.
  ///
  /// - Parameters:
  ///   - cell: as it was drawn.
  ///   - item: what it is.
  ///   - redraw: draws the cell as another text of its spec has it; nil where that text does not.
  /// - Returns: the verdict.
  /// - Throws: why the reference cannot be read or written.
  func verdict(
    on cell: RenderedCell, for item: Run.Item, redraw: (SpecSource) -> Bitmap?
  ) throws(ReferenceError) -> CellVerdict
}

/// An outcome and the files that go with it.
struct CellVerdict: Hashable, Sendable {
  let outcome: CellOutcome
  /// Nil where nothing was left to accept.
  var evidence: Evidence?
  /// From the reference's layout to the new one; empty where they are the same.
  var layoutLines: [LayoutTextChange] = []
  /// What a reference that differs was made from, where that is known.
  var oldSource: SpecSource?
  /// How many pixels of a cell that matches differ, as its tolerance lets them; nil where nothing does.
  var toleratedPixels: Int?
}
