import Foundation
import TestSupport
import Testing

@testable import StrutCommand

@Suite("strut sweep")
struct SweepCommandTests {
  private let repository = Repository.url.path

  /// 17 points of the system font take 20.3 points of height, 19 take 22.7.
  private let low = """
    matrix: { device: iphone-se-3, textSize: [large, xLarge] }
    views:
      title: { kind: label, text: Low, font: body, height: 21, pin: { top: 20, leading: 16 } }
    """

  @Test("tells the text size from which a line is too high")
  func textSize() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(low, to: "low.yaml")
    let outcome = strut("sweep", "low.yaml", "--axis", "textSize", in: scratch.path)
    #expect(outcome.status == .snapshotsDiffer)
    #expect(
      outcome.out.hasPrefix(
        "low.yaml:3:3: error: the text of `title` is cut off from the text size xLarge on [clippedText]"
      ), "\(outcome.out)")
    #expect(
      outcome.out.hasSuffix(
        """
        1 break in 1 state, 12 layouts solved
        to see the first, run `strut render low.yaml --set textSize=xLarge`

        """), "\(outcome.out)")
    let drawn = strut(
      "render", "low.yaml", "--set", "textSize=xLarge", "--scale", "0.1", in: scratch.path)
    #expect(drawn.status == .success)
  }

  @Test("is a warning where the matrix has no such size")
  func outsideOfMatrix() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(
      low.replacingOccurrences(of: "[large, xLarge]", with: "large"), to: "low.yaml")
    let outcome = strut("sweep", "low.yaml", "--axis", "textSize", in: scratch.path)
    #expect(outcome.status == .success)
    #expect(outcome.out.contains("low.yaml:3:3: warning: the text of `title` is cut off"))
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let spec: String
    let axis: String
    let status: StrutCommand.ExitStatus
    let lines: [String]
    var testDescription: String { "\(spec), \(axis)" }

    init(_ spec: String, _ axis: String, _ status: StrutCommand.ExitStatus, _ lines: [String]) {
      self.spec = spec
      self.axis = axis
      self.status = status
      self.lines = lines
    }
  }

  static let cases: [Case] = [
    Case(
      "articles/1.9a-chat-input-tie-wrong.yaml", "width", .snapshotsDiffer,
      ["error: `message` and `send` compete for width at equal priority at every width"]),
    Case("articles/1.9d-chat-input-button-251.yaml", "width,height,textSize", .success, []),
    Case(
      "articles/1.10a-chat-input-squeezed-wrong.yaml", "width,height,textSize", .snapshotsDiffer,
      [
        "error: `message` and `send` compete for width at equal priority at every width, height and text size",
        "error: the button `send` has no width at every width, height and text size",
      ]),
    Case("articles/1.10b-chat-input-button-751.yaml", "width,height", .success, []),
    Case("articles/3.11-size-classes-and-text.yaml", "all", .success, []),
    Case(
      "chat", "width,height,textSize", .success,
      [
        "warning: `inputBar` hides `history[1].row` in windows lower than",
        "warning: `inputBar` hides `history[1].row` in windows 3",
        "warning: `message` lies under the navigation bar in windows lower than",
        "warning: `send` lies under the navigation bar in windows lower than",
      ]),
  ]

  @Test("finds in the examples what is wrong in them, and no more", arguments: cases)
  func examples(_ row: Case) {
    let outcome = strut("sweep", "Snapshots/\(row.spec)", "--axis", row.axis, in: repository)
    #expect(outcome.status == row.status, "\(outcome.transcript)")
    let found = outcome.out.split(separator: "\n").filter { $0.hasSuffix("]") && $0.contains(": ") }
    #expect(found.count == row.lines.count, "\(outcome.out)")
    for line in row.lines { #expect(outcome.out.contains(line), "\(outcome.out)") }
  }

  @Test("keeps to a view")
  func views() throws {
    let scratch = try TemporaryFolder()
    let other = "other: { kind: label, text: High, height: 60, pin: { top: 80, leading: 16 } }"
    try scratch.write("\(low)\n  \(other)", to: "low.yaml")
    let options = ["sweep", "low.yaml", "--axis", "textSize", "--view"]
    let ofTitle = strut(options + ["title"], in: scratch.path)
    #expect(ofTitle.status == .snapshotsDiffer, "\(ofTitle.transcript)")
    let ofOther = strut(options + ["other"], in: scratch.path)
    #expect(ofOther.status == .success, "\(ofOther.transcript)")
    #expect(ofOther.out == "nothing breaks in 1 state, 12 layouts solved\n")
  }

  @Test("keeps to a view of a row, and to that of all rows without the row")
  func rows() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(
      """
      matrix: { device: iphone-se-3 }
      views:
        list:
          kind: tableView
          pin: superview
          row:
            height: 44
            views:
              name: { kind: label, text: $name, pin: [top, leading], width: 60 }
          items: [{ name: One }, { name: One which is far too long }]
      """, to: "list.yaml")
    let options = ["sweep", "list.yaml", "--axis", "textSize", "--view"]
    let long = strut(options + ["list[1].name"], in: scratch.path)
    #expect(long.out.contains("is cut off at every text size"), "\(long.transcript)")
    let both = strut(options + ["list[].name"], in: scratch.path)
    #expect(both.out.contains("is cut off at every text size"), "\(both.transcript)")
    let short = strut(options + ["list[0].name"], in: scratch.path)
    #expect(!short.out.contains("at every text size"), "\(short.transcript)")
    let none = strut(options + ["list[7].name"], in: scratch.path)
    #expect(none.status == .invalidInput)
    #expect(none.err.hasPrefix("error: there is no view `list[7].name` in these cells"))
  }

  @Test("refuses a view that no cell has")
  func unknownView() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(low, to: "low.yaml")
    let near = strut("sweep", "low.yaml", "--view", "tilte", in: scratch.path)
    #expect(near.status == .invalidInput)
    #expect(near.out.isEmpty)
    #expect(
      near.err == """
        error: there is no view `tilte` in these cells [unknownView]
          help: did you mean `title`?

        """)
    let far = strut(
      "sweep", "low.yaml", "--view", "title", "--view", "footnotes", in: scratch.path)
    #expect(far.status == .invalidInput)
    #expect(
      far.err == """
        error: there is no view `footnotes` in these cells [unknownView]
          help: `strut layout` lists the views

        """)
  }

  @Test("says nothing of sizes that were not swept")
  func partOfRange() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(
      """
      matrix: { device: iphone-se-3 }
      views:
        title: { kind: label, text: A title that wants its room, pin: { top: 20, leading: 16, trailing: 16 } }
      """, to: "narrow.yaml")
    let options = ["sweep", "narrow.yaml", "--axis", "width"]
    let outcome = strut(options + ["--from", "100", "--to", "150"], in: scratch.path)
    #expect(outcome.status == .success, "\(outcome.transcript)")
    #expect(
      outcome.out.hasPrefix(
        "narrow.yaml:3:3: warning: the text of `title` is cut off in windows 100 to 150 points wide"
      ), "\(outcome.out)")
    let one = strut(options + ["--from", "150", "--to", "150"], in: scratch.path)
    #expect(one.out.contains("in windows 150 points wide [clippedText]"), "\(one.out)")
  }

  @Test("prints JSON that says where")
  func json() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(low, to: "low/low.yaml")
    let outcome = strut("sweep", "low", "--axis", "textSize", "--json", in: scratch.path)
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.out.utf8)) as? [String: Any])
    #expect(object["format"] as? Int == 1)
    #expect(object["layouts"] as? Int == 12)
    let breaks = try #require(object["breaks"] as? [[String: Any]])
    #expect(breaks.map { $0["axis"] as? String } == ["textSize"])
    #expect(breaks.map { $0["spec"] as? String } == ["low/low.yaml"])
    #expect(breaks.map { $0["inMatrix"] as? Bool } == [true])
    #expect(breaks.map { ($0["broken"] as? [String])?.first } == ["xLarge"])
  }

  struct Refused: CustomTestStringConvertible, Sendable {
    let words: [String]
    let message: String
    var testDescription: String { words.joined(separator: " ") }
  }

  static let refused: [Refused] = [
    Refused(words: ["--axis", "depth"], message: "depth"),
    Refused(words: ["--axis", "width,width"], message: "width,width"),
    Refused(
      words: ["--from", "300"],
      message: """
        error: `--from` needs `--axis width` or `--axis height` [missingOption]
          help: give `--axis` that one value, or leave `--from` out

        """),
    Refused(
      words: ["--axis", "width,height", "--to", "300"],
      message: "error: `--to` needs `--axis width` or `--axis height` [missingOption]"),
    Refused(words: ["--axis", "width", "--from", "none"], message: "none"),
    Refused(words: ["--axis", "width", "--from", "300", "--to", "200"], message: "200"),
  ]

  @Test("refuses what it cannot sweep", arguments: refused)
  func mistakes(_ row: Refused) {
    let outcome = strut(["sweep", "Snapshots/chat"] + row.words, in: repository)
    #expect(outcome.status == .invalidInput)
    #expect(outcome.err.contains(row.message), "\(outcome.err)")
  }
}
