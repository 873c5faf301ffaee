public import Foundation

/// Checks the cells of a spec and reports an issue for each cell that does not match its reference.
///
/// It works in tests of Swift Testing and of XCTest. The issue names the views that moved, with
/// distances in points, and the next step. With Swift 6.2 or later, Swift Testing attaches the
/// expected, the actual and the difference picture. The files of failing cells are in
/// `.strut/last-run`, from which `strut accept` accepts them.
///
/// ```swift
/// @Test func login() { assertSnapshots(of: "Snapshots/login") }
/// ```
///
/// - Parameters:
///   - path: a spec or a folder of specs, absolute or relative to the project's folder, as for
///     `strut test`.
///   - cells: globs of cell names such as `iphone-*`, or of `screen/cell`; empty selects all.
///   - devices: globs of device ids; empty selects all.
///   - recording: the references to write; a test that records fails. `STRUT_RECORD` in the
///     environment has precedence. If `CI` is set, only `STRUT_RECORD` can enable recording.
///   - project: the base of relative paths, with the folder `.strut`; nil for the nearest folder
///     above the test's file with a `Package.swift`, an Xcode project or a Git repository.
///   - fileID: the ID of the test's file, for the issue.
///   - filePath: the path of the test's file.
///   - line: the line of the issue.
///   - column: the column of the issue.
public func assertSnapshots(
  of path: String, only cells: [String] = [], devices: [String] = [],
  record recording: SnapshotRecording = .inherited, in project: URL? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let check = checkSnapshots(
    of: path, only: cells, devices: devices, record: recording, in: project, filePath: filePath)
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  check.report(at: site)
}

/// Checks the cells of a spec, and reports no issue.
///
/// - Parameters:
///   - path: a spec or a folder of specs, absolute or relative to the project's folder.
///   - cells: globs of cell names, or of `screen/cell`; empty selects all.
///   - devices: globs of device ids; empty selects all.
///   - recording: the references to write; `STRUT_RECORD` and `CI` apply as for `assertSnapshots`.
///   - project: the base of relative paths, with the folder `.strut`; nil for the project of the
///     file.
///   - filePath: the path of the test's file.
/// - Returns: the check, with the remarks and failures that an assertion would report.
public func checkSnapshots(
  of path: String, only cells: [String] = [], devices: [String] = [],
  record recording: SnapshotRecording = .inherited, in project: URL? = nil,
  filePath: StaticString = #filePath
) -> SnapshotCheck {
  checkSnapshots(
    of: path, in: project, testFile: "\(filePath)", only: cells, devices: devices,
    recording: recording, process: .current)
}
