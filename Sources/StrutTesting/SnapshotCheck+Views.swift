import Foundation
import Strut

/// What a picture shows.
enum PictureSubject {
  case view(View)
  case controller(ViewController)
}

/// What a picture of views is called, and where its references are.
struct PictureName: Hashable, Sendable {
  /// Unique in the project as far as the names of test files are.
  let name: String
  let references: URL
  let testFile: String

  /// - Parameters:
  ///   - given: the test's own word for the picture; nil for the test's name.
  ///   - function: the test's name, with its parameters.
  ///   - testFile: where the test's file is.
  init(_ given: String?, function: String, testFile: String) {
    let file = URL(fileURLWithPath: testFile)
    let suite = file.deletingPathExtension().lastPathComponent
    let picture = Self.fileName(given ?? String(function.prefix { $0 != "(" }))
    name = "\(suite).\(picture)"
    references = file.deletingLastPathComponent().appendingPathComponent("References")
      .appendingPathComponent(suite).appendingPathComponent(picture)
    self.testFile = testFile
  }

  /// With a hyphen for whatever a file's name should not have.
  private static func fileName(_ name: String) -> String {
    let plain = name.map { character in
      character.isLetter || character.isNumber || "-_.".contains(character) ? character : "-"
    }
    return plain.isEmpty || plain.first == "." ? "picture" + String(plain) : String(plain)
  }
}

extension SnapshotCheck {
  /// A test's check of views: with its project found and its recording granted or refused.
  ///
  /// - Parameters:
  ///   - subject: what is drawn.
  ///   - makeScreens: the screens that it is drawn on, or why there is no such one.
  ///   - picture: its name.
  ///   - project: nil for the one that the test's file is in.
  ///   - recording: the test's own word.
  ///   - process: what the process knows.
  init(
    of subject: PictureSubject, on makeScreens: () throws -> [Screen], _ picture: PictureName,
    in project: URL?, recording: SnapshotRecording, process: ProcessSurroundings
  ) {
    guard let project = project ?? ProjectFolder.containing(picture.testFile) else {
      self.init(failure: Self.noProject(above: picture.testFile))
      return
    }
    let screens: [Screen]
    do {
      screens = try makeScreens()
    } catch {
      self.init(failure: "\(error)")
      return
    }
    guard !screens.isEmpty else {
      self.init(
        failure: "`\(picture.name)` is drawn on no screen\n  name a device: `on: .iPhone15Pro`")
      return
    }
    let names = screens.map(\.name)
    if let twice = names.indices.first(where: { names[..<$0].contains(names[$0]) }) {
      self.init(
        failure: """
          `\(picture.name)` is drawn twice on `\(names[twice])`
            leave one of the screens out; a screen's name tells the device and its state
          """)
      return
    }
    let choice = RecordingChoice(recording, environment: process.environment)
    let check = SnapshotCheck(
      picture.name, on: screens, references: picture.references, in: project,
      recording: choice.recording, environment: process.environment,
      jobs: process.processorCount
    ) { screen, text in
      switch subject {
      case .view(let view): Window(screen, view: view, measuring: text)
      case .controller(let controller):
        Window(screen, rootViewController: controller, measuring: text)
      }
    }
    self = choice.objection.map(check.failing) ?? check
  }

  /// Tells the running test of what there is to say.
  func report(at site: CallSite) {
    for remark in remarks { TestFramework.tell(remark) }
    for failure in failures { TestFramework.report(failure, at: site) }
  }
}
