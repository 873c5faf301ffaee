/// The hand-written part of a case's page.
struct ExampleText {
  /// The number at the start of the specs' titles.
  let number: String
  /// The page's first paragraph.
  let abstract: String
  /// Globs that match the cells in the pictures.
  let cells: [String]
  /// Whether the page shows UIKit's log together with the diagnostics.
  let showsLogs: Bool
  let sessions: [ExampleSession]

  init(
    _ number: String, cells: [String], showsLogs: Bool = false,
    sessions: [ExampleSession] = [], _ abstract: String
  ) {
    self.number = number
    self.abstract = abstract
    self.cells = cells
    self.showsLogs = showsLogs
    self.sessions = sessions
  }

  /// The texts of all cases, by number.
  static let all = screens + constraints + notations

  static func of(_ entry: ExampleCase) throws -> ExampleText {
    guard let text = all.first(where: { $0.number == entry.number }) else {
      throw Missing(number: entry.number)
    }
    return text
  }

  /// The error for a case without a text.
  struct Missing: Error, CustomStringConvertible {
    let number: String
    var description: String { "ExampleText has nothing for \(number)" }
  }

  /// The chapters, each with the first part of the number of its cases.
  static let chapters = [
    (number: "1", title: "Screens"), (number: "2", title: "Constraints"),
    (number: "3", title: "Ways to write them"),
  ]
}
