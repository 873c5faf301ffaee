import Comparing
import Foundation
import Geometry
import Reports
import Snapshots
import TestSupport
import Testing

/// A report in a folder of its own, of cells whose pictures are made up.
final class WrittenReport {
  private let project: TemporaryFolder
  var folder: URL { project.file("report") }

  init(_ cells: [CellRecord], stale: [CellID] = [], mode: SnapshotRecording = .none) throws {
    project = try TemporaryFolder()
    let lastRun = LastRun(project: project.url)
    for cell in cells where cell.evidence != nil {
      for file in LastRun.File.allCases {
        let x: Points = file == .expectedLayout ? 20 : 8
        let text = LayoutText.text(of: Self.layout(sendX: x))
        try AtomicFile.write(text, to: lastRun.url(of: file, cell.id))
      }
    }
    try write(cells, stale: stale, mode: mode)
  }

  func write(_ cells: [CellRecord], stale: [CellID] = [], mode: SnapshotRecording = .none) throws {
    let results = RunResults(recordMode: mode, cells: cells, stale: stale)
    try HTMLReport(folder: folder).write(ReportModel(results, of: LastRun(project: project.url)))
  }

  /// As wide and high as the picture of `CellRecord.different`.
  private static func layout(sendX: Points) -> [LayoutLine] {
    [
      LayoutLine(id: "root", kind: "view", depth: 0, frame: rect(0, 0, 812, 375)),
      LayoutLine(id: "bar", kind: "view", depth: 1, frame: rect(100, 300, 600, 50)),
      LayoutLine(
        id: "send", kind: "button", depth: 2, frame: Rect(x: sendX, y: 0, width: 8, height: 8)),
    ]
  }

  private static func rect(_ x: Points, _ y: Points, _ width: Points, _ height: Points) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  func text(_ file: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
  }

  /// By ascending path.
  var files: [String] {
    let paths = try? FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return (paths ?? []).sorted()
  }

  /// What a file hands to a function of the report's script.
  func object(_ file: String, _ function: String) throws -> [String: Any] {
    let text = try text(file)
    let json = try #require(text.hasPrefix("\(function)(") ? text : nil)
      .dropFirst(function.count + 1).dropLast(3)
    return try #require(
      JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  var data: [String: Any] { (try? object("data.js", "strutRun")) ?? [:] }
  var causes: [[String: Any]] { data["causes"] as? [[String: Any]] ?? [] }
  var cells: [[String: Any]] { data["cells"] as? [[String: Any]] ?? [] }
}

extension CellRecord {
  /// A button that moved, drawn by another version of the program.
  static let different = alike("iphone-x.landscape.dark", states: ["landscape", "dark"])

  /// A button that moved `points` to the left.
  static func alike(
    _ name: String, states: [String] = [], left points: Points = 12
  ) -> CellRecord {
    var cell = CellRecord(
      id: CellID(screen: "chat", cell: name), outcome: .different,
      references: "Snapshots/chat/references",
      configuration: CellConfiguration(device: "iphone-x", states: states))
    cell.size = PictureSize(width: 2436, height: 1125)
    cell.pixelsPerPoint = 3
    let frame = ViewChange.Change(
      old: Rect(x: 4000, y: 0, width: 8, height: 8),
      new: Rect(x: 4000 - points, y: 0, width: 8, height: 8))
    cell.difference = CellDifference(
      picture: .different(
        PixelDifference(
          count: 9, total: 2436 * 1125, left: 930, top: 24, right: 933, bottom: 27)),
      layout: [.changed(ViewChange(id: "send", frame: frame))],
      environment: [EnvironmentChange(name: "strut", old: "1", new: "2")])
    cell.evidence = Evidence(reference: "1", actualPicture: "2", actualLayout: "3")
    return cell
  }

  static func named(_ name: String, _ outcome: CellOutcome) -> CellRecord {
    CellRecord(
      id: CellID(screen: "chat", cell: name), outcome: outcome,
      references: "Snapshots/chat/references")
  }
}
