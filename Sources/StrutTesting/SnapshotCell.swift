public import Foundation
public import Strut

/// A cell of a spec.
///
/// It is the argument of a test that runs once for each cell.
public struct SnapshotCell: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The path of the spec or of the folder of specs, as in `assertSnapshots`.
  public let path: String
  /// The names of the screen and the cell, such as `login/iphone-se-3.landscape`.
  ///
  /// Nil if the path has no cell. The assertion then fails.
  public let name: String?

  /// The name of the cell in the output of the test.
  public var description: String { name ?? path }
}

/// The cells of a spec, as arguments of a test that runs once for each cell.
///
/// ```swift
/// @Test(arguments: snapshotCells(of: "Snapshots/login"))
/// func login(cell: SnapshotCell) { assertSnapshot(of: cell) }
/// ```
///
/// - Parameters:
///   - path: a spec or a folder of specs, absolute or relative to the project's folder.
///   - cells: globs of cell names, or of `screen/cell`; empty selects all.
///   - devices: globs of device ids; empty selects all.
///   - project: the base of relative paths; nil for the project of the file.
///   - filePath: the path of the test's file.
/// - Returns: the cells in the order of the specs and their matrices. Without any, for
///   example because the spec is invalid, one cell whose assertion fails with the reason.
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

/// Checks one cell of a spec and reports an issue if it does not match its reference.
///
/// It works like `assertSnapshots`.
///
/// - Parameters:
///   - cell: a cell from `snapshotCells(of:)`.
///   - recording: the references to write; `STRUT_RECORD` and `CI` apply as for `assertSnapshots`.
///   - project: the base of the cell's path; nil for the project of the file.
///   - fileID: the ID of the test's file, for the issue.
///   - filePath: the path of the test's file.
///   - line: the line of the issue.
///   - column: the column of the issue.
public func assertSnapshot(
  of cell: SnapshotCell, record recording: SnapshotRecording = .inherited, in project: URL? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshots(
    of: cell.path, only: [cell.name].compactMap(\.self), record: recording, in: project,
    fileID: fileID, filePath: filePath, line: line, column: column)
}
