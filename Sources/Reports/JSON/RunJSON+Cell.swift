import Snapshots

extension RunJSON {
  /// One cell of the object's.
  struct Cell: Encodable {
    private let screen: String
    private let cell: String
    private let title: String?
    private let status: String
    /// Position in `causes`; nil where nobody has to look.
    private let cause: Int?
    private let size: [Int]?
    private let expectedSize: [Int]?
    private let scale: Double?
    private let seconds: Double?
    private let environment: [String]
    private let reasons: [String]
    private let changedViews: [String]
    private let pixels: Pixels?
    /// How many pixels a match was let differ in; nil where none do.
    private let toleratedPixels: Int?
    /// The reference that a cell without one has the picture of.
    private let renamedFrom: String?
    /// The spec that was renamed or moved, where that reference is its.
    private let renamedSpec: RenamedSpec?
    private let diagnostics: [DiagnosticRecord]
    private let references: String
    private let pictures: Pictures

    init(_ account: RunAccount, at position: Int) {
      let record = account.results.cells[position]
      screen = record.id.screen
      cell = record.id.cell
      title = record.title
      status = record.status.rawValue
      cause = account.cause(ofCellAt: position)
      size = record.size.map { [$0.width, $0.height] }
      expectedSize = record.expectedSize.map { [$0.width, $0.height] }
      scale = record.pixelsPerPoint
      seconds = account.timings.microseconds(of: record.id).map { Double($0) / 1_000_000 }
      environment = record.environment
      reasons = record.reasons
      changedViews = record.changedViews
      pixels = record.pixels.map { Pixels($0) }
      toleratedPixels = record.toleratedPixels
      renamedFrom = record.renamedFrom
      renamedSpec = record.movedSpec.map { RenamedSpec($0) }
      diagnostics = record.diagnostics
      references = record.references
      pictures = Pictures(account.pictures(of: record))
    }
  }

  /// What a spec was when its references were recorded, and what it is.
  private struct RenamedSpec: Encodable {
    let screen: String
    let references: String
    let from: String
    let to: String

    init(_ move: SpecMove) {
      screen = move.screen
      references = move.references
      from = move.old
      to = move.new
    }
  }

  /// How the pixels of a cell differ.
  private struct Pixels: Encodable {
    let count: Int
    let total: Int
    /// Left, top, right and bottom, the last two past it.
    let within: [Int]

    init(_ difference: PixelDifference) {
      count = difference.count
      total = difference.total
      within = [difference.left, difference.top, difference.right, difference.bottom]
    }
  }

  /// Where the pictures of a cell are, from the project's folder.
  private struct Pictures: Encodable {
    let expected: String?
    let actual: String?
    let difference: String?

    init(_ pictures: [(file: LastRun.File, path: String)]) {
      func path(_ file: LastRun.File) -> String? { pictures.first { $0.file == file }?.path }
      expected = path(.expectedPicture)
      actual = path(.actualPicture)
      difference = path(.differencePicture)
    }
  }
}
