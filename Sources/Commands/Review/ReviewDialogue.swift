import Diagnostics
import Reports
import Snapshots

/// A review in a terminal: a question for each cause.
struct ReviewDialogue {
  private let session: ReviewSession

  init(_ session: ReviewSession) { self.session = session }

  private enum Answer: Character, CaseIterable {
    case accept = "a"
    case reject = "r"
    case skip = "s"
    case undo = "u"
    case quit = "q"

    init?(_ line: String) {
      let word = line.filter { !$0.isWhitespace }.lowercased()
      let found = Self.allCases.first { word == String($0.rawValue) || word == "\($0)" }
      guard let found else { return nil }
      self = found
    }
  }

  private static let lastQuestion =
    "All causes are answered. Undo the decision before or quit [u/q]? "
  private static let question = "accept, reject, skip, undo the decision before, quit [a/r/s/u/q]? "

  /// Asks about each cause until the causes or the answers end.
  ///
  /// - Parameters:
  ///   - readLine: returns the next answer; nil at the end of the answers.
  ///   - write: writes text for the user.
  /// - Throws: the error of `write`.
  func run(readLine: () -> String?, write: (String) throws -> Void) throws {
    let standing = session.standing
    let decided = Set(standing.accepted + standing.rejected)
    let causes = session.model.causes.enumerated().compactMap { number, cause in
      let cells = cause.cells.filter {
        session.model.results.cells[$0].evidence != nil && !decided.contains($0)
      }
      return cells.isEmpty ? nil : (number: number + 1, cause: cause, cells: cells)
    }
    var index = 0
    /// The positions in `causes` with a decision, in the order of the decisions.
    var history: [Int] = []
    while index < causes.count || !history.isEmpty {
      let isEnd = index == causes.count
      let (number, cause, cells) = causes[min(index, causes.count - 1)]
      if !isEnd { try write(text(of: cause, number: number, cells: cells)) }
      let question = isEnd ? Self.lastQuestion : Self.question
      guard let answer = try answer(to: question, readLine: readLine, write: write) else { return }
      switch answer {
      case .accept where isEnd, .reject where isEnd, .skip where isEnd: continue
      case .accept, .reject:
        let errors = session.decide(answer == .accept ? .accept : .reject, on: cells).errors
        try write(lines(of: errors))
        history.append(index)
        index += 1
      case .skip: index += 1
      case .undo:
        guard let last = history.popLast() else {
          try write("There is no decision to undo.\n")
          continue
        }
        try write(lines(of: session.decide(.undo, on: causes[last].cells).errors))
        index = last
      case .quit: return
      }
    }
  }

  private func answer(
    to question: String, readLine: () -> String?, write: (String) throws -> Void
  ) throws -> Answer? {
    while true {
      try write(question)
      guard let line = readLine() else {
        try write("\n")
        return nil
      }
      if let answer = Answer(line) { return answer }
      try write("Answer with one of the letters or words.\n")
    }
  }

  /// The greatest number of listed facts and of listed cells.
  private static let listed = 6

  private func text(of cause: RunCause, number: Int, cells: [Int]) -> String {
    let results = session.model.results
    let ids = cells.map { results.cells[$0].id }
    let facts = WordList.lines(cause.details(in: results), atMost: Self.listed, "fact")
    let names = WordList.lines(ids.map(\.description), atMost: Self.listed, "cell")
    let pictures = session.model.pictures(of: results.cells[cells[0]]).map(\.path)
    let title = cause.title(base: results.base)
    var lines = ["", "cause \(number) of \(session.model.causes.count): \(title)"]
    if let place = cause.place { lines.append("  \(place.text)") }
    lines += facts.map { "  \($0)" }
    lines.append("  on \(Count.of(cells.count, "cell")):")
    lines += names.map { "    \($0)" }
    lines.append("  pictures of the first cell:")
    lines += pictures.map { "    \($0)" }
    return lines.map { "\($0)\n" }.joined()
  }

  private func lines(of errors: [Diagnostic]) -> String {
    errors.map { error in
      ([error.message.text] + [error.help].compactMap(\.self)).map { "  \($0)\n" }.joined()
    }.joined()
  }
}
