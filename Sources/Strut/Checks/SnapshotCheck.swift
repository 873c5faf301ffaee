public import Foundation

/// What comes of drawing the cells of specs and comparing them with their references.
///
/// It knows no test framework: `StrutTesting` turns each failure into an issue of Swift Testing's or
/// XCTest's, and a program of its own may print them.
public struct SnapshotCheck: Hashable, Sendable {
  /// Every cell that was drawn, in the order of the specs and their matrices; empty where the path,
  /// a spec or a font kept all from being drawn.
  public let cells: [Cell]
  /// What keeps the check from passing, each complete and with what to do about it.
  public let failures: [Failure]
  /// What else there is to say: ambiguous layouts, references that no cell names.
  public let remarks: [String]

  /// Whether every cell was compared and is as its reference; never so for a check that may record.
  public var passed: Bool { failures.isEmpty }

  /// One reason for a test to fail.
  public struct Failure: Hashable, Sendable {
    /// Several lines, the first of which stands alone.
    public let text: String
    /// What shows why; empty where there is nothing to look at.
    public let pictures: [Picture]
  }

  /// A picture that a failing cell left below `.strut/last-run`.
  public struct Picture: Hashable, Sendable {
    /// `login.iphone-se-3.difference.png`, unique within a project.
    public let name: String
    /// Gone or another one after the next check of the same cell.
    public let url: URL
  }

  /// A spec in one configuration.
  public struct Cell: Hashable, Sendable {
    /// The screen's and the configuration's: `login/iphone-se-3.landscape`.
    public let name: String
    /// How it stands to its reference.
    public let verdict: Verdict
    /// What differs, in points and pixels, a sentence each; or why nothing can be said.
    public let reasons: [String]
  }

  /// How a cell stands to its reference.
  public enum Verdict: Hashable, Sendable {
    case matches
    case differs
    case hasNoReference
    /// The reference was written by this check.
    case recorded
    /// The cell could not be drawn or its reference not be read.
    case notJudged
  }

  /// A check that ended before anything was drawn.
  package init(failure text: String) {
    self.init(cells: [], failures: [Failure(text: text, pictures: [])], remarks: [])
  }

  /// The same with one more failure, told first.
  package func failing(_ text: String) -> SnapshotCheck {
    SnapshotCheck(
      cells: cells, failures: [Failure(text: text, pictures: [])] + failures, remarks: remarks)
  }

  init(cells: [Cell], failures: [Failure], remarks: [String]) {
    self.cells = cells
    self.failures = failures
    self.remarks = remarks
  }
}
