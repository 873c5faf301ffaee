package import Foundation
package import Strut

/// Finds the project, decides about the recording, and checks the cells of a spec.
///
/// - Parameters:
///   - path: a spec or a folder of specs.
///   - project: the project's folder; nil for the project of the test's file.
///   - testFile: the path of the test's file.
///   - cells: globs of cell names.
///   - devices: globs of device ids.
///   - recording: the recording for which the test asks.
///   - process: the environment and the number of processors.
/// - Returns: the check. It has one more failure if the recording is refused.
func checkSnapshots(
  of path: String, in project: URL?, testFile: String, only cells: [String], devices: [String],
  recording: SnapshotRecording, process: ProcessEnvironment
) -> SnapshotCheck {
  check(in: project, testFile: testFile, recording, process) { project, options in
    checkSnapshots(of: path, in: project, only: cells, devices: devices, options: options)
  }
}

/// Finds the project, decides about the recording, and checks views.
///
/// - Parameters:
///   - subject: the view or controller.
///   - makeScreens: creates the screens, or throws an error if a screen is not possible.
///   - picture: the name of the picture.
///   - project: the project's folder; nil for the project of the test's file.
///   - recording: the recording for which the test asks.
///   - process: the environment and the number of processors.
/// - Returns: the check. It has one more failure if the recording is refused.
func checkViews(
  _ subject: PictureSubject, on makeScreens: () throws -> [Screen], _ picture: PictureName,
  in project: URL?, recording: SnapshotRecording, process: ProcessEnvironment
) -> SnapshotCheck {
  check(in: project, testFile: picture.testFile, recording, process) { project, options in
    func failed(_ text: String) -> SnapshotCheck {
      SnapshotCheck(
        failure: text, ofPicture: picture.name, references: picture.references, in: project,
        options: options)
    }
    let screens: [Screen]
    do {
      screens = try makeScreens()
    } catch {
      return failed("\(error)")
    }
    guard !screens.isEmpty else {
      return failed(
        "`\(picture.name)` is drawn on no screen\n  name a device: `on: .iPhone15Pro`")
    }
    if let twice = picture.screenDrawnTwice(screens) { return failed(twice) }
    return checkWindows(
      picture.name, on: screens, references: picture.references,
      code: picture.testFile, in: project, options: options
    ) { screen, text in
      switch subject {
      case .view(let view): Window(screen, view: view, measuring: text)
      case .controller(let controller):
        Window(screen, rootViewController: controller, measuring: text)
      }
    }
  }
}

extension PictureName {
  /// The failure of a picture on two screens of one name; nil if all names differ.
  package func screenDrawnTwice(_ screens: [Screen]) -> String? {
    let names = screens.map(\.name)
    return names.indices.first { names[..<$0].contains(names[$0]) }.map { twice in
      """
      `\(name)` is drawn twice on `\(names[twice])`
        leave one of the screens out; a screen's name tells the device and its state
      """
    }
  }
}

/// Finds the project, decides about the recording, and calls a check.
///
/// - Parameters:
///   - picture: the name of the picture.
///   - recording: the recording for which the test asks.
///   - process: the process, whose environment overrides the recording.
///   - perform: the check in the project's folder with the options of the test.
/// - Returns: the check. It has one more failure if the recording is refused.
package func check(
  _ picture: PictureName, recording: SnapshotRecording, process: ProcessEnvironment,
  perform: (URL, SnapshotCheckOptions) -> SnapshotCheck
) -> SnapshotCheck {
  check(in: nil, testFile: picture.testFile, recording, process, perform: perform)
}

/// Calls a check with the project and the options of a test.
private func check(
  in project: URL?, testFile: String, _ recording: SnapshotRecording,
  _ process: ProcessEnvironment, perform: (URL, SnapshotCheckOptions) -> SnapshotCheck
) -> SnapshotCheck {
  guard let project = project ?? ProjectFolder.containing(testFile) else {
    return SnapshotCheck(
      failure: """
        no project is found above `\(testFile)`
          name its folder: `in: URL(fileURLWithPath: "…")`
        """)
  }
  let choice = RecordingChoice(recording, environment: process.environment)
  let options = SnapshotCheckOptions(
    recording: choice.recording, environment: process.environment, jobs: process.processorCount)
  let check = perform(project, options)
  return choice.objection.map(check.failing) ?? check
}

extension SnapshotCheck {
  /// Reports the remarks and failures to the running test.
  package func report(at site: CallSite) {
    for remark in remarks { TestFramework.tell(remark) }
    for failure in failures { TestFramework.report(failure, at: site) }
  }
}
