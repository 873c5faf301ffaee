import Testing
import XCTest

/// The start of all tests, which are those of Swift Testing.
///
/// With a start of its own, SwiftPM does not search for tests of XCTest, which takes an index of all
/// code.
@main
enum EntryPoint {
  static func main() async {
    if CommandLine.arguments.contains("swift-testing") {
      await Testing.__swiftPMEntryPoint() as Never
    }
    // `swift test` starts the program for XCTest as well.
    XCTMain([])
  }
}
