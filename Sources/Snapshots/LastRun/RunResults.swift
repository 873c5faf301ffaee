/// What a run found, as `results.json` keeps it and reports tell it.
package struct RunResults: Hashable, Sendable, Codable {
  /// The form of the file that this program writes and reads.
  package static let currentFormat = 2

  package let format: Int
  package let recordMode: RecordMode
  /// In the run's order.
  package let cells: [CellRecord]
  /// References that no cell names, by screen and name; empty after a run of selected cells, which
  /// cannot know.
  package let stale: [CellID]
  /// Which part of a run among several machines they are of; nil where they are of the whole.
  package var shard: RunShard?
  /// What kept the run from having results; nil where it has some.
  package private(set) var obstacle: RunObstacle?

  package init(recordMode: RecordMode, cells: [CellRecord], stale: [CellID]) {
    format = Self.currentFormat
    self.recordMode = recordMode
    self.cells = cells
    self.stale = stale
  }

  /// A run without results.
  package init(recordMode: RecordMode, obstacle: RunObstacle) {
    self.init(recordMode: recordMode, cells: [], stale: [])
    self.obstacle = obstacle
  }
}

/// The facts of one cell in a run.
package struct CellRecord: Hashable, Sendable, Codable {
  package enum Status: String, Hashable, Sendable, Codable, CaseIterable {
    case matched
    case missing
    case different
    case recorded
    case failed
  }

  package let id: CellID
  package let status: Status
  /// The screen's, as its spec has it; nil where it has none.
  package var title: String?
  /// The folder of the screen's references, relative to the project where it is below it.
  package let references: String
  /// The drawn picture's size; nil where none was drawn.
  package var size: PictureSize?
  /// The reference's size where it is another.
  package var expectedSize: PictureSize?
  /// Pixels of the picture along one point; nil where nothing was drawn.
  package var pixelsPerPoint: Double?
  /// Fonts and libraries that are not those of the reference, a sentence each.
  package var environment: [String] = []
  /// What is to be told about the cell besides, a sentence each.
  package var reasons: [String] = []
  /// The views that the first reasons are about, one each, in their order.
  package var changedViews: [String] = []
  /// Nil where no pixels were compared or none differ.
  package var pixels: PixelDifference?
  package var layout: [LayoutTextChange] = []
  /// What of the spec the difference comes of; nil where nothing is known.
  package var specChanges: [SpecChange]?
  package var diagnostics: [DiagnosticRecord] = []
  /// How many pixels of a cell that matches differ, as its tolerance lets them; nil where nothing does.
  package var toleratedPixels: Int?
  /// The name of the reference that a cell without one has the picture and the layout of.
  package var renamedFrom: String?
  /// Where that reference is another screen's, whose spec is gone: that this spec is that one.
  package var movedSpec: SpecMove?
  /// Who has to act on a failed cell.
  package var cause: CellFailure.Cause?
  /// Nil where there is nothing to accept.
  package var evidence: Evidence?

  package init(id: CellID, status: Status, references: String) {
    self.id = id
    self.status = status
    self.references = references
  }
}
