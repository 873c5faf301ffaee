public import Foundation
import Snapshots
import Strut
package import StrutTesting
public import UIKit

/// Compares a value with its reference, and reports an issue for a difference.
///
/// The references are next to the test's file, in `References/<file>/<test>.<name>`. A picture has
/// its layout as text beside it. `STRUT_RECORD` in the environment has precedence over `recording`.
///
/// - Parameters:
///   - value: the value, such as a view controller.
///   - snapshotting: how it is drawn or written, such as `.image(on: .iPhone13)`.
///   - name: the name of the reference; nil for the number of the assertion in its test.
///   - recording: the references to write; nil for that of `withSnapshotTesting`. A test that
///     records fails.
///   - timeout: without effect.
///   - fileID: the ID of the test's file, for the issue.
///   - filePath: the path of the test's file.
///   - testName: the test's name.
///   - line: the line of the issue.
///   - column: the column of the issue.
@preconcurrency @MainActor
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  check(value, snapshotting, name, recording, "\(filePath)", testName).report(at: site)
}

/// Compares a value with several references, by their names.
@preconcurrency @MainActor
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    check(value, strategy, name, recording, "\(filePath)", testName).report(at: site)
  }
}

/// Draws a controller on several screens, compares each picture with its reference, and reports an
/// issue for each difference.
///
/// The references are `References/<file>/<test>/<screen>.png` beside the test's file. The name of a
/// screen tells its device and its state.
///
/// ```swift
/// assertSnapshot(of: FormViewController(), on: .iPhoneSe3, .iPhone15Pro.dark, .iPadPro11)
/// ```
///
/// - Parameters:
///   - value: the controller, which is made once for each screen.
///   - screens: the screens; each has another name.
///   - name: the name of the pictures, unique in the test's file; nil for the test's name.
///   - recording: the references to write; nil for that of `withSnapshotTesting`. A test that
///     records fails.
///   - fileID: the ID of the test's file, for the issue.
///   - filePath: the path of the test's file.
///   - testName: the test's name.
///   - line: the line of the issue.
///   - column: the column of the issue.
@preconcurrency @MainActor
public func assertSnapshot(
  of value: @autoclosure () throws -> UIViewController, on screens: ViewImageConfig...,
  named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let picture = PictureName(name, function: testName, testFile: "\(filePath)")
  for result in checks(of: value, on: screens, picture, recording) { result.report(at: site) }
}

/// Compares a value with its reference, and returns the difference, or nil.
@preconcurrency @MainActor
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  let result = check(value, snapshotting, name, recording, "\(filePath)", testName)
  return result.passed ? nil : result.failures.map(\.text).joined(separator: "\n")
}

/// Compares a value with its reference beside a test's file, and returns the difference, or nil.
@MainActor
package func verified<Value, Format>(
  of value: Value, as snapshotting: Snapshotting<Value, Format>, named name: String,
  record recording: SnapshotTestingConfiguration.Record, testFile: String, testName: String,
  process: ProcessEnvironment
) -> String? {
  let result = check({ value }, snapshotting, name, recording, testFile, testName, process)
  return result.passed ? nil : result.failures.map(\.text).joined(separator: "\n")
}

/// Draws a controller on several screens, and compares each picture with its reference.
///
/// - Parameters:
///   - value: makes the controller of each screen.
///   - screens: the screens.
///   - picture: the name of the pictures.
///   - recording: the references to write; nil for that of `withSnapshotTesting`.
///   - process: the process, whose environment overrides the recording.
/// - Returns: one check a screen, or one that failed if two screens have one name.
@MainActor
package func checks(
  of value: () throws -> UIViewController, on screens: [ViewImageConfig], _ picture: PictureName,
  _ recording: SnapshotTestingConfiguration.Record?, _ process: ProcessEnvironment = .current
) -> [SnapshotCheck] {
  let wanted = (recording ?? SnapshotTestingConfiguration.current?.record)?.recording ?? .inherited
  let known: [Screen]
  let problem: String?
  do {
    known = try screens.map { try $0.screen(UITraitCollection()) }
    problem = picture.screenDrawnTwice(known)
  } catch {
    (known, problem) = ([], "`\(picture.name)` cannot be made: \(error)")
  }
  if let problem {
    return [
      StrutTesting.check(picture, recording: wanted, process: process) { project, options in
        SnapshotCheck(
          failure: problem, ofPicture: picture.name, references: picture.references, in: project,
          options: options)
      }
    ]
  }
  return zip(screens, known).map { screen, known in
    Scenery.check(picture, on: known.name, recording: wanted, process: process) {
      Scenery(
        content: .controller(try value()), configuration: screen, traits: UITraitCollection())
    }
  }
}

@MainActor
private func check<Value, Format>(
  _ value: () throws -> Value, _ snapshotting: Snapshotting<Value, Format>, _ name: String?,
  _ recording: SnapshotTestingConfiguration.Record?, _ testFile: String, _ testName: String,
  _ process: ProcessEnvironment = .current
) -> SnapshotCheck {
  let test = String(testName.prefix { $0 != "(" })
  let picture = PictureName(
    "\(test).\(name ?? String(AssertionCount.next(of: testFile + test)))", function: test,
    testFile: testFile)
  let wanted = (recording ?? SnapshotTestingConfiguration.current?.record)?.recording ?? .inherited
  switch snapshotting.strategy {
  case .picture(let make):
    return Scenery.check(picture, recording: wanted, process: process) { make(try value()) }
  case .text(let ending, let write):
    let made = Attempt(picture) { try write(try value()) }
    return StrutTesting.check(picture, recording: wanted, process: process) { project, options in
      let reference = TextReference(picture, ending: ending)
      let outcome =
        switch made {
        case .success(let text): reference.compare(text, recording: options.recording)
        case .failure(let reasons): TextOutcome.failed(reasons)
        }
      return SnapshotCheck(
        outcome, ofText: picture.name, references: picture.references, in: project,
        recording: options.recording)
    }
  }
}

/// The value that an assertion makes, or the reasons why it fails.
enum Attempt<Value> {
  case success(Value)
  case failure([String])

  /// Calls a closure, and fails with its error and the exceptions of UIKit.
  @MainActor
  init(_ picture: PictureName, _ body: () throws -> Value) {
    var made: Value?
    var reasons: [String] = []
    let raised = UIKitException.taken {
      do {
        made = try body()
      } catch {
        reasons = ["`\(picture.name)` cannot be made: \(error)"]
      }
    }
    var known: Set<String> = []
    reasons += raised.filter { known.insert($0).inserted }
    self = made.flatMap { reasons.isEmpty ? .success($0) : nil } ?? .failure(reasons)
  }
}

/// The numbers of assertions without a name, by test.
@MainActor
private enum AssertionCount {
  private static var counts: [String: Int] = [:]

  static func next(of test: String) -> Int {
    counts[test, default: 0] += 1
    return counts[test] ?? 1
  }
}

/// The recording of tests.
public struct SnapshotTestingConfiguration: Sendable {
  /// The references to write, or nil for those of the environment.
  public var record: Record?

  /// Creates a configuration.
  public init(record: Record? = nil) { self.record = record }

  /// The configuration of `withSnapshotTesting`, or nil outside of it.
  @TaskLocal public static var current: SnapshotTestingConfiguration?

  /// The references that a test writes.
  public struct Record: Hashable, Sendable, ExpressibleByBooleanLiteral {
    let recording: SnapshotRecording

    /// All references, or none.
    public init(booleanLiteral value: Bool) { self = value ? .all : .never }

    private init(_ recording: SnapshotRecording) { self.recording = recording }

    /// All references.
    public static let all = Record(.all)
    /// The references that differ.
    public static let failed = Record(.changed)
    /// The references that are missing.
    public static let missing = Record(.missing)
    /// No references.
    public static let never = Record(.none)
  }
}

/// Calls a closure, in which assertions record as given.
@MainActor
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil, operation: () throws -> Result
) rethrows -> Result {
  try SnapshotTestingConfiguration.$current.withValue(
    SnapshotTestingConfiguration(record: record), operation: operation)
}
