/// What is written by hand on the page of a case: what it is about, what to see, and why what is wrong
/// is wrong.
struct ExampleText {
  /// As the specs' titles begin.
  let number: String
  /// The page's first paragraph.
  let abstract: String
  /// Which cells the pictures show.
  let cells: [String]
  /// Whether what UIKit logs is shown with what the program finds.
  let showsLogs: Bool
  /// What the program says of the specs.
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

  /// All of them, in the order of their numbers.
  static let all = screens + constraints + notations

  /// The text of a case.
  static func of(_ entry: ExampleCase) throws -> ExampleText {
    guard let text = all.first(where: { $0.number == entry.number }) else {
      throw Missing(number: entry.number)
    }
    return text
  }

  /// A case that nobody wrote a text for.
  struct Missing: Error, CustomStringConvertible {
    let number: String
    var description: String { "ExampleText has nothing for \(number)" }
  }

  /// The chapters of the contents, each with the number that its cases begin with.
  static let chapters = [
    (number: "1", title: "Screens"), (number: "2", title: "Constraints"),
    (number: "3", title: "Ways to write them"),
  ]
}
