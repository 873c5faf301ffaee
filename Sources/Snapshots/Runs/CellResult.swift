package import Diagnostics

/// What a run has to say about one cell; holds no pixels.
package struct CellResult: Hashable, Sendable {
  package let id: CellID
  package let outcome: CellOutcome
  /// What the layout of a drawn cell has to say; a failure's diagnostics are in the outcome.
  package var diagnostics: [Diagnostic] = []
  /// Nil where nothing was drawn.
  package var size: PictureSize?
  /// Pixels of the picture along one point; nil where nothing was drawn.
  package var pixelsPerPoint: Double?
  package var evidence: Evidence?
  package var layoutLines: [LayoutTextChange] = []
  /// How many pixels of a cell that matches differ, as they may; nil where nothing does.
  package var toleratedPixels: Int?
  /// What of the spec the difference comes of.
  package var specChanges: [SpecChange] = []
  /// How long the cell took, from its layout to its verdict; nil where nobody measured it.
  package var microseconds: Int?

  init(id: CellID, outcome: CellOutcome) {
    self.id = id
    self.outcome = outcome
  }
}
