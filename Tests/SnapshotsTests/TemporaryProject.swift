import Bitmaps
import Foundation
import Geometry
import Snapshots
import TestSupport
import Tolerances

/// A project in a folder of its own, removed with the value's last owner.
final class TemporaryProject: Sendable {
  private let folder: TemporaryFolder
  var url: URL { folder.url }

  init() throws { folder = try TemporaryFolder() }

  var lastRun: LastRun { LastRun(project: url) }
  var store: ReferenceStore {
    ReferenceStore(folder: url.appendingPathComponent("Snapshots/chat/references"))
  }

  /// Runs the cells, each drawn in the colour that is given with its name.
  func run(
    _ cells: [(name: String, cell: DrawnCell)], mode: SnapshotRecording = .none, jobs: Int = 2,
    tolerance: Tolerance = .exact,
    isWhole: Bool = true
  ) throws -> RunResults {
    let items = cells.map {
      Run.Item(
        id: CellID(screen: "chat", cell: $0.name), references: store, tolerance: tolerance)
    }
    let drawn = cells.map(\.cell)
    let run = Run(
      items: items, isWhole: isWhole, recordMode: mode, jobs: jobs, lastRun: lastRun)
    return try run.perform(makeRenderer: {
      { position throws(CellFailure) in
        Run.DrawnItem(try drawn[position].rendered())
      }
    })
  }

  /// The files below the project except `.strut/.gitignore`, by ascending path.
  func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: url.path).filter {
      $0 != ".strut/.gitignore" && !Folder.isFolder(url.appendingPathComponent($0))
    }.sorted()
  }
}

/// A picture of one colour with one view in it, 2 × 1 points large.
struct DrawnCell: Sendable {
  var red: UInt8 = 0
  var viewX: Points = 0
  var version = "1.50"
  var pixelsPerPoint = 2
  var failure: CellFailure?

  func rendered() throws(CellFailure) -> RenderedCell {
    if let failure { throw failure }
    let (width, height) = (2 * pixelsPerPoint, pixelsPerPoint)
    let bytes = (0..<width * height).flatMap { _ -> [UInt8] in [red, 0, 0, 255] }
    guard let bitmap = Bitmap(width: Pixels(width), height: Pixels(height), bytes: bytes) else {
      throw CellFailure(.environment, [])
    }
    return RenderedCell(
      picture: CanvasPicture(bitmap), pixelsPerPoint: Double(pixelsPerPoint),
      layout: [
        LayoutLine(id: "root", kind: "view", depth: 0, frame: rect(0, 0, 2, 1)),
        LayoutLine(
          id: "send", kind: "button", depth: 1, frame: Rect(x: viewX, y: 0, width: 1, height: 1)),
      ],
      environment: DrawingEnvironment([DrawingEnvironment.Entry("pango", version)]))
  }
}
