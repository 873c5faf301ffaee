import Testing
import XCTest

/// The start of all tests, which are those of Swift Testing.
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
