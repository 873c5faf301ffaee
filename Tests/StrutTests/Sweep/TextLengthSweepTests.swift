import Cells
import Diagnostics
import Testing

@testable import Commands

@Suite("Sweeping the length of texts")
struct TextLengthSweepTests {
  private func messages(
    _ views: String, only names: [String] = [], width: Int = 200
  ) throws -> [String] {
    let window = "matrix: { device: { id: window, width: \(width), height: 200, scale: 2 } }"
    let spec = try #require(SweptSpec("\(window)\n\(views)"))
    let sweep = try spec.screen.sweepTextLengths(about: SweptViews(names: names))
    return SweptSpec.messages(sweep.breaks)
  }

  @Test("tells how many characters are too many, and what that is of today's")
  func longer() throws {
    // Of 200 points 50 are gone: fifteen characters fit.
    let found = try messages(
      "views: { title: { kind: label, text: abcd, pin: { top: 0, leading: 20, trailing: 30 } } }")
    #expect(
      found == [
        "the text of `title` is cut off from 16 characters of `title` on, 400 % of today's 4"
      ])
  }

  @Test("tells how many there may be of a text that is cut off today")
  func shorter() throws {
    let found = try messages(
      "views: { title: { kind: label, text: abcdefghijklmnopqrst, pin: { top: 0, leading: 20, trailing: 30 } } }"
    )
    #expect(
      found == [
        "the text of `title` is cut off from 16 characters of `title` on, 80 % of today's 20"
      ])
  }

  @Test("tells what a longer text does to its neighbour")
  func neighbour() throws {
    let views = """
      views:
        title: { kind: label, text: abcdef, pin: { top: 0, leading: 0 } }
        count: { kind: label, text: ab, pin: { top: 0, trailing: 0 }, compression: { horizontal: 751 } }
      constraints: [title.trailing <= count.leading - 10]
      """
    // 60 and 10 points are taken, so thirteen characters fit into the 130 that are left; nineteen
    // where nothing is left of the other text.
    let ofCount = try messages(views, only: ["count"])
    #expect(
      ofCount == [
        "the text of `count` is cut off from 20 characters of `count` on, 1000 % of today's 2",
        "the text of `title` is cut off from 14 characters of `count` on, 700 % of today's 2",
      ])
    // Twenty and ten are taken: seventeen fit.
    let ofTitle = try messages(views, only: ["title"])
    #expect(
      ofTitle == [
        "the text of `title` is cut off from 18 characters of `title` on, 300 % of today's 6"
      ])
  }

  @Test("takes a number without letters to be translated by nobody")
  func number() throws {
    // Twelve characters fit, which is more than three times the present two and more than six.
    let views = { (text: String) in
      "views: { count: { kind: label, text: '\(text)', pin: { top: 0, leading: 20, trailing: 60 } } }"
    }
    #expect(try messages(views("12")) == [])
    #expect(
      try messages(views("1a")) == [
        "the text of `count` is cut off from 13 characters of `count` on, 650 % of today's 2"
      ])
  }

  @Test("finds what only texts between today's and the longest do")
  func passing() throws {
    let views = """
      views:
        title: { kind: label, text: abcd, pin: { top: 0, leading: 0 } }
        mark: { kind: label, text: ab, pin: { top: 50 } }
        stop: { kind: label, text: cd, pin: { top: 50, leading: 60 } }
      constraints: [mark.leading == 0.5 * title.trailing]
      """
    // The mark, 20 points long, begins 5 points farther on with every character: at 45 it is 5
    // points over the other's beginning, and at 80, with sixteen characters, past its end.
    let found = try messages(views, only: ["title"], width: 600)
    #expect(
      found == ["`stop` overlaps `mark` from 9 characters of `title` on, 225 % of today's 4"])
  }

  @Test("varies the placeholder of an empty field, and not what is typed into one")
  func placeholders() throws {
    func views(_ text: String) -> String {
      """
      views:
        field: { kind: textField, \(text): abcd, borderStyle: none, pin: { top: 0, leading: 0 } }
        hint: { kind: label, text: abcdefghij, pin: { top: 0 }, compression: { horizontal: 749 } }
      constraints: [hint.leading == field.trailing + 10, hint.trailing <= superview.trailing]
      """
    }
    // Of 200 points 110 are taken: nine characters fit.
    let found = try messages(views("placeholder"), only: ["field"])
    #expect(
      found == [
        "the text of `hint` is cut off from 10 characters of `field` on, 250 % of today's 4"
      ])
    #expect(try messages(views("text"), only: ["field"]).isEmpty)
  }

  @Test("solves fewer layouts than there are characters")
  func counting() throws {
    let text = String(repeating: "a", count: 100)
    let spec = try #require(
      SweptSpec(
        """
        matrix: { device: { id: window, width: 2500, height: 200, scale: 2 } }
        views: { title: { kind: label, text: \(text), pin: { top: 0, leading: 20, trailing: 30 } } }
        """))
    let sweep = try spec.screen.sweepTextLengths()
    #expect(
      SweptSpec.messages(sweep.breaks) == [
        "the text of `title` is cut off from 246 characters of `title` on, 246 % of today's 100"
      ])
    // The ends and the middle, which are on one line, and both sides of the change.
    #expect(sweep.count <= 3 + 2)
  }

  @Test("ends at a limit of the views laid out, and counts the texts that it left out")
  func limited() throws {
    let views = (0..<6).map {
      "v\($0): { kind: label, text: abc, pin: { top: \(30 * $0), leading: 0 } }"
    }
    let spec = try #require(
      SweptSpec(
        """
        matrix: { device: { id: window, width: 200, height: 200, scale: 2 } }
        views: { \(views.joined(separator: ", ")) }
        """))
    let whole = try spec.screen.sweepTextLengths()
    #expect(whole.leftOut == TextsLeftOut())
    // Seven views with the root, and six texts: the first layout, and those for the first text.
    let limited = try spec.screen.sweepTextLengths(upTo: 14)
    #expect(limited.leftOut == TextsLeftOut(late: 5))
    #expect(limited.count < whole.count)
  }

  /// A layout counts as 45 views: three, two texts, and one for each 100 of 4,000 characters.
  @Test("counts long texts in the limit, and does not lengthen those of more than 2000 characters")
  func longTexts() throws {
    func label(_ name: String, _ count: Int, top: Int) -> String {
      let text = String(repeating: "abcd ", count: count / 5)
      let pin = "{ top: \(top), leading: 0, trailing: 0 }"
      return "\(name): { kind: label, lines: 0, text: \"\(text)\", pin: \(pin) }"
    }
    func leftOut(_ second: Int, upTo limit: Int) throws -> TextsLeftOut {
      let spec = try #require(
        SweptSpec(
          """
          matrix: { device: { id: window, width: 2000, height: 2000, scale: 2 } }
          views: { \(label("one", 2000, top: 0)), \(label("other", second, top: 1000)) }
          """))
      return try spec.screen.sweepTextLengths(upTo: limit).leftOut
    }
    #expect(try leftOut(2000, upTo: 45) == TextsLeftOut(late: 2))
    #expect(try leftOut(2000, upTo: 46) == TextsLeftOut(late: 1))
    #expect(try leftOut(2005, upTo: 46) == TextsLeftOut(long: 1))
  }

  @Test("says how many texts it left out, and why", arguments: LeftOutRow.all)
  func leftOut(_ row: LeftOutRow) throws {
    let spec = try FilmFixture("matrix: { device: iphone-se-3 }").spec
    let cell = try #require(spec.cells.first)
    let state = SweepState(selected: SelectedCell(spec: spec, cell: cell), cells: [cell])
    let sweep = AxisSweep(
      state: state, axis: row.axis, breaks: [], count: 0, isComplete: row.isComplete,
      leftOut: row.leftOut)
    #expect(
      sweep.limit?.message.text
        == row.words.map { "not all \($0) of `iphone-se-3` in `film.yaml` were tried" })
    #expect(sweep.limit?.message.rule == row.words.map { _ in "sweepLimit" })
    #expect(sweep.limit?.notes.map(\.text) == row.words.map { _ in row.notes })
    #expect(sweep.limit?.help == row.help)
  }

  struct LeftOutRow: CustomTestStringConvertible {
    var axis = SweepAxis.textLength
    var isComplete = true
    var leftOut = TextsLeftOut()
    /// The lengths that were not tried.
    let words: String?
    var notes: [String] = []
    var help: String?

    var testDescription: String { words ?? "complete" }

    private static let ofLong = "a sweep lengthens no text of more than 2000 characters"
    private static let ofWork =
      "the sweep of an axis ends when it has laid out 60000 views; each text, each 100 characters "
      + "and each problem count as one more"
    private static let others = "sweep the other texts with `--view`"

    static let all = [
      LeftOutRow(words: nil),
      LeftOutRow(
        leftOut: TextsLeftOut(late: 1), words: "lengths of 1 text", notes: [ofWork], help: others),
      LeftOutRow(leftOut: TextsLeftOut(long: 2), words: "lengths of 2 texts", notes: [ofLong]),
      LeftOutRow(
        leftOut: TextsLeftOut(long: 1, late: 2), words: "lengths of 3 texts",
        notes: [ofLong, ofWork], help: others),
      LeftOutRow(
        axis: .height, isComplete: false, words: "heights", notes: [ofWork],
        help: "sweep a part of them with `--from` and `--to`"),
    ]
  }

  @Test("repeats a text behind itself")
  func texts() {
    let text = Array("abc")
    #expect(
      [1, 3, 4, 6, 8].map { TextLengthSweep.text(text, $0) } == [
        "a", "abc", "abc ", "abc ab", "abc abc ",
      ])
  }
}
