import Diagnostics
public import Foundation
public import Snapshots

/// The result of drawing the cells of specs and comparing them with their references.
///
/// It does not depend on a test framework: `StrutTesting` turns each failure into an issue of Swift
/// Testing or XCTest, and a program may print them.
public struct SnapshotCheck: Hashable, Sendable {
  /// Every drawn cell, in the order of the specs and their matrices; empty if an error of the path,
  /// a spec or a font stopped the check.
  public let cells: [Cell]
  /// The reasons why the check does not pass, each complete and with the next step.
  public let failures: [Failure]
  /// Other findings: warnings of layouts, stale references.
  public let remarks: [String]

  /// Whether every cell matches its reference; false for a check that may record.
  public var passed: Bool { failures.isEmpty }

  /// One reason for a test to fail.
  public struct Failure: Hashable, Sendable {
    /// One or more lines; the first line is a complete sentence.
    public let text: String
    /// The pictures of the failing cell; empty if it has no pictures.
    public let pictures: [Picture]
  }

  /// A picture of a failing cell in `.strut/last-run`.
  public struct Picture: Hashable, Sendable {
    /// The name, unique within a project, such as `login.iphone-se-3.difference.png`.
    public let name: String
    /// The file; the next check of the same cell removes or replaces it.
    public let url: URL
  }

  /// A spec in one configuration.
  public struct Cell: Hashable, Sendable {
    /// The names of the screen and the configuration: `login/iphone-se-3.landscape`.
    public let name: String
    /// The result of the comparison with its reference.
    public let outcome: CellOutcome
    /// The differences in points and pixels, or the errors, a sentence each.
    public let reasons: [String]
  }

  /// Creates the result of a check that ended before anything was drawn.
  package init(failure text: String) {
    self.init(cells: [], failures: [Failure(text: text, pictures: [])], remarks: [])
  }

  /// Returns the check with one more failure, listed first.
  package func failing(_ text: String) -> SnapshotCheck {
    SnapshotCheck(
      cells: cells, failures: [Failure(text: text, pictures: [])] + failures, remarks: remarks)
  }

  init(cells: [Cell], failures: [Failure], remarks: [String]) {
    self.cells = cells
    self.failures = failures.map {
      Failure(text: Self.visible($0.text), pictures: $0.pictures)
    }
    self.remarks = remarks.map(Self.visible)
  }

  /// Returns the text without hidden characters and without commands of CI services.
  ///
  /// CI services also read the log of tests.
  private static func visible(_ text: String) -> String {
    VisibleText.withoutCommands(VisibleText.lines(text))
  }
}
