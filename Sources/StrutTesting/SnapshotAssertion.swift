public import Foundation

/// Checks the cells of a spec and reports an issue for each that is not as its reference.
///
/// Works within a test of Swift Testing's and within one of XCTest's. The issue tells what moved, in
/// points, and how to go on; in Swift Testing of Swift 6.2 and later the expected, the actual and
/// the difference picture are attached. What fails is also in `.strut/last-run`, for `strut accept`
/// to take.
///
/// ```swift
/// @Test func login() { assertSnapshots(of: "Snapshots/login") }
/// ```
///
/// - Parameters:
///   - path: a spec or a folder of specs, relative to the project's folder or absolute: the same path
///     that `strut test` takes there.
///   - cells: globs of cell names such as `iphone-*`, or of `screen/cell`; none wants all.
///   - devices: globs of device ids; none wants all.
///   - recording: which references to write; a test that records fails. `STRUT_RECORD` in the
///     environment has precedence, and with `CI` set nothing else lets anything be recorded.
///   - project: the folder that paths are meant from and that holds `.strut`; nil for the nearest
///     folder above the test's file with a `Package.swift`, an Xcode project or a Git repository.
///   - fileID: the test's file, as issues name it.
///   - filePath: where the test's file is.
///   - line: the line that is to blame.
///   - column: the column in it.
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

/// Checks the cells of a spec as an assertion does, and reports nothing.
///
/// - Parameters:
///   - path: a spec or a folder of specs, relative to the project's folder or absolute.
///   - cells: globs of cell names, or of `screen/cell`; none wants all.
///   - devices: globs of device ids; none wants all.
///   - recording: which references to write; what overrules it is told with `assertSnapshots`.
///   - project: the folder that paths are meant from and that holds `.strut`; nil for the one that
///     the file is in.
///   - filePath: where the test's file is.
/// - Returns: what an assertion would report.
public func checkSnapshots(
  of path: String, only cells: [String] = [], devices: [String] = [],
  record recording: SnapshotRecording = .inherited, in project: URL? = nil,
  filePath: StaticString = #filePath
) -> SnapshotCheck {
  checkSnapshots(
    of: path, in: project, testFile: "\(filePath)", only: cells, devices: devices,
    recording: recording, process: .current)
}
