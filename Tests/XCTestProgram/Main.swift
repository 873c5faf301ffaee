import Foundation
import StrutTesting
import XCTest

/// The test of a user who works with XCTest, of the project in the working folder.
///
/// A test of Swift Testing runs the program, because a failure that is meant can only be seen from
/// outside.
@main
final class ScreenTests: XCTestCase {
  func testBox() {
    assertSnapshots(
      of: "Snapshots/box",
      in: URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true))
  }

  static func main() {
    XCTMain([testCase([("testBox", { (test: ScreenTests) in { test.testBox() } })])])
  }
}
