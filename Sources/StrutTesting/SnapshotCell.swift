public import Foundation
public import Strut

/// One cell of a spec, as the argument of a test that is to run once for each.
public struct SnapshotCell: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The spec or the folder of specs, as `assertSnapshots` takes it.
  public let path: String
  /// The screen's and the configuration's: `login/iphone-se-3.landscape`; nil where the path names no
  /// cell, which the assertion reports.
  public let name: String?

  /// The cell's name, which a test's output shows.
  public var description: String { name ?? path }
}

/// The cells of a spec, for a test that is one case a cell.
///
/// ```swift
/// @Test(arguments: snapshotCells(of: "Snapshots/login"))
/// func login(cell: SnapshotCell) { assertSnapshot(of: cell) }
/// ```
///
/// - Parameters:
///   - path: a spec or a folder of specs, relative to the project's folder or absolute.
///   - cells: globs of cell names, or of `screen/cell`; none wants all.
///   - devices: globs of device ids; none wants all.
///   - project: the folder that paths are meant from; nil for the one that the file is in.
///   - filePath: where the test's file is.
/// - Returns: the cells in the order of the specs and their matrices. Where there are none, as in a
///   spec that is wrong, one whose assertion fails and says why.
public func snapshotCells(
  of path: String, only cells: [String] = [], devices: [String] = [], in project: URL? = nil,
  filePath: StaticString = #filePath
) -> [SnapshotCell] {
  let folder = project ?? ProjectFolder.containing("\(filePath)")
  let names = folder.map {
    SnapshotCheck.cellNames(of: path, in: $0, only: cells, devices: devices)
  }
  guard let names, !names.isEmpty else { return [SnapshotCell(path: path, name: nil)] }
  return names.map { SnapshotCell(path: path, name: $0) }
}

/// Checks one cell of a spec and reports an issue where it is not as its reference, as
/// `assertSnapshots` does for all.
///
/// - Parameters:
///   - cell: of `snapshotCells(of:)`.
///   - recording: which references to write; what overrules it is told with `assertSnapshots`.
///   - project: the folder that the cell's path is meant from; nil for the one that the file is in.
///   - fileID: the test's file, as issues name it.
///   - filePath: where the test's file is.
///   - line: the line that is to blame.
///   - column: the column in it.
public func assertSnapshot(
  of cell: SnapshotCell, record recording: SnapshotRecording = .inherited, in project: URL? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshots(
    of: cell.path, only: [cell.name].compactMap(\.self), record: recording, in: project,
    fileID: fileID, filePath: filePath, line: line, column: column)
}
