import Foundation
import Strut
import StrutTesting
import XCTest

/// An assertion in XCTest, where a failure that is meant can only be seen by taking it.
final class XCTestAssertionTests: XCTestCase {
  private var taken: [String]?

  #if canImport(Darwin)
    override func record(_ issue: XCTIssue) {
      if taken == nil { super.record(issue) } else { taken?.append(issue.compactDescription) }
    }
  #else
    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
      expected: Bool
    ) {
      if taken == nil {
        super.recordFailure(
          withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      } else {
        taken?.append(description)
      }
    }
  #endif

  func testPassesWhereEveryCellIsAsItsReference() throws {
    let project = try TestProject()
    project.record()
    assertSnapshots(of: "Snapshots/box", in: project.url)
  }

  func testFailsForEachCellThatDiffers() throws {
    let project = try TestProject()
    project.record()
    try project.writeScreen(gap: 40)
    taken = []
    assertSnapshots(of: "Snapshots/box", in: project.url)
    let failures = taken ?? []
    taken = nil
    XCTAssertEqual(failures.count, 2)
    for failure in failures { XCTAssertTrue(failure.contains("`box` moved 20 pt down"), failure) }
  }
}
