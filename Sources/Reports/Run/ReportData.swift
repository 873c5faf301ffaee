import Snapshots

/// A run as the report's script takes it: what the first page and the list of cells need; what is
/// shown of one cell only is in its `CellDetails`.
struct ReportData: Encodable {
  /// What a run comes to, in words.
  let heading: String
  let causes: [Cause]
  let cells: [Cell]
  /// Fonts and libraries that are not those of the references.
  let environment: [Told]
  /// What the layouts of drawn cells have to say.
  let findings: [Finding]
  /// References that no cell names.
  let stale: [String]

  /// Something that is behind cells.
  struct Cause: Encodable {
    let kind: String
    let title: String
    let details: [String]
    let file: String?
    let line: Int?
    let column: Int?
    /// Positions of cells.
    let cells: [Int]
  }

  struct Cell: Encodable {
    let screen: String
    let title: String?
    let cell: String
    let device: String
    let states: [String]
    let status: String
    /// Position of the cause; nil where nobody has to look.
    let cause: Int?
    /// Which of `expected`, `actual` and `difference` there are.
    let pictures: [String]
    /// Width and height of the drawn picture.
    let size: [Int]?
    /// Width and height of the reference where it is another.
    let expectedSize: [Int]?
    let scale: Double?
    /// Share of pixels that differ, in words.
    let share: String?
    /// Left, top, right and bottom of what differs, in pixels.
    let region: [Int]?
  }

  /// A sentence that holds for some cells.
  struct Told: Encodable {
    let text: String
    let count: Int
  }

  struct Finding: Encodable {
    let diagnostic: DiagnosticRecord
    let count: Int
  }

  init(_ results: RunResults) {
    let overview = RunOverview(results)
    heading = overview.heading
    let told = results.causes
    causes = told.map(Cause.init)
    var causeOfCell: [Int: Int] = [:]
    for (position, cause) in told.enumerated() {
      for cell in cause.cells { causeOfCell[cell] = position }
    }
    cells = results.cells.enumerated().map { Cell($1, cause: causeOfCell[$0]) }
    environment = Counted.counted(results.cells.flatMap(\.environment)).map {
      Told(text: $0.value, count: $0.count)
    }
    findings = overview.findings.map { Finding(diagnostic: $0.value, count: $0.count) }
    stale = results.stale.map(\.description)
  }

  var script: String { ReportScriptData.script(calling: "strutRun", self) }
}

extension ReportData.Cause {
  fileprivate init(_ cause: RunCause) {
    kind = cause.kind.rawValue
    title = cause.title
    details = cause.details
    file = cause.place?.file
    line = cause.place?.line
    column = cause.place?.column
    cells = cause.cells
  }
}

extension ReportData.Cell {
  fileprivate init(_ record: CellRecord, cause: Int?) {
    let label = CellLabel(record.id.cell)
    screen = record.id.screen
    title = record.title == record.id.screen ? nil : record.title
    cell = record.id.cell
    device = label.device
    states = label.states
    status = record.status.rawValue
    self.cause = cause
    pictures = ReportFiles.pictures(of: record).map { file in
      String(file.rawValue.prefix { $0 != "." })
    }
    size = record.size.map { [$0.width, $0.height] }
    expectedSize = record.expectedSize.map { [$0.width, $0.height] }
    scale = record.pixelsPerPoint
    share = record.pixels?.share
    region = record.pixels.map { [$0.left, $0.top, $0.right, $0.bottom] }
  }
}
