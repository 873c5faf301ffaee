import Foundation
import Strut

extension SnapshotCheck {
  /// A test's check: with its project found and its recording granted or refused.
  ///
  /// - Parameters:
  ///   - path: as `assertSnapshots` takes it.
  ///   - project: nil for the one that the test's file is in.
  ///   - testFile: where the test's file is.
  ///   - cells: globs of cell names.
  ///   - devices: globs of device ids.
  ///   - recording: the test's own word.
  ///   - process: what the process knows.
  init(
    of path: String, in project: URL?, testFile: String, only cells: [String],
    devices: [String], recording: SnapshotRecording, process: ProcessSurroundings
  ) {
    guard let project = project ?? ProjectFolder.containing(testFile) else {
      self.init(failure: Self.noProject(above: testFile))
      return
    }
    let choice = RecordingChoice(recording, environment: process.environment)
    let check = SnapshotCheck(
      of: path, in: project, only: cells, devices: devices, recording: choice.recording,
      environment: process.environment, jobs: process.processorCount)
    self = choice.objection.map(check.failing) ?? check
  }

  static func noProject(above file: String) -> String {
    """
    no project is found above `\(file)`
      name its folder: `in: URL(fileURLWithPath: "…")`
    """
  }
}
