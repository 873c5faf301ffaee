import Diagnostics
import Geometry
import Testing

@testable import Matching

@Suite("A dump as JSON")
struct JSONDumpTests {
  private func text(_ views: String, window: String = "{ \"size\": [320, 600], \"scale\": 2 }")
    -> String
  {
    """
    {
      "format": 1,
      "window": \(window),
      "traits": { "style": "dark", "textSize": "UICTContentSizeCategoryXL" },
      "views": [
        \(views)
      ]
    }
    """
  }

  @Test("may begin with a byte order mark and white space")
  func byteOrderMark() {
    let views = #"{"depth":0,"class":"UIView","frame":[0,0,320,600]}"#
    for start in [[0xEF, 0xBB, 0xBF], [0xEF, 0xBB, 0xBF, 0x0A, 0x20], [0x09, 0x0D]] as [[UInt8]] {
      let (dump, diagnostics) = AppDump.read(start + Array(text(views).utf8), file: "a.json")
      #expect(dump?.views.count == 1)
      #expect(diagnostics.isEmpty)
    }
  }

  @Test("has the views with their frames in the window, and the screen")
  func views() throws {
    let views = """
      {"depth":0,"class":"UIView","frame":[0,0,320,600]},
          {"depth":1,"class":"Badge<Int>","base":"UILabel","frame":[8,20.5,40,21],"id":"badge",
           "text":"7 \\ud83c\\udf5e","lines":0,"font":{"name":".SFUI-Bold","size":15}},
          {"depth":1,"class":"UIView","frame":[0,null,1,1],"hidden":true}
      """
    let window = "{ \"size\": [320, 600], \"scale\": 2, \"safeArea\": [20, 0, 0, 0] }"
    let (found, diagnostics) = AppDump.read(Array(text(views, window: window).utf8), file: "a.json")
    let dump = try #require(found)
    #expect(dump.screen.size == Size(width: 320, height: 600))
    #expect(dump.screen.scale == 2)
    #expect(dump.screen.safeArea == Insets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(dump.screen.style == "dark")
    #expect(dump.screen.textSize == "UICTContentSizeCategoryXL")
    #expect(dump.views.map(\.parent) == [nil, 0, 0])
    #expect(
      dump.views[1]
        == DumpedView(
          className: "Badge", baseClass: "UILabel", identifier: "badge", text: DumpedText("7 🍞"),
          frame: Rect(x: 8, y: 20.5, width: 40, height: 21),
          font: DumpedFont(name: ".SFUI-Bold", size: 15), lines: 0, parent: 0,
          span: SourceSpan(file: "a.json", line: 7, column: 5)))
    #expect(dump.views[2].frame == nil)
    #expect(diagnostics.map(\.message.rule) == ["noPlace"])
    #expect(diagnostics.first?.span?.line == 9)
  }

  struct Mistake: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    let message: String
    let line: Int

    init(_ description: String, _ text: String, _ message: String, line: Int) {
      testDescription = description
      self.text = text
      self.message = message
      self.line = line
    }
  }

  static let mistakes: [Mistake] = {
    let tests = JSONDumpTests()
    let root = "{\"depth\":0,\"class\":\"UIView\",\"frame\":[0,0,320,600]}"
    return [
      Mistake("an end that is missing", "{\n\"format\": 1,", "this is not valid JSON", line: 2),
      Mistake(
        "NaN", tests.text("{\"depth\":0,\"class\":\"UIView\",\"frame\":[NaN,0,1,1]}"),
        "this is not valid JSON", line: 6),
      Mistake("a missing key", "{ \"views\": [] }", "`format` is missing", line: 1),
      Mistake(
        "another format", tests.text(root).replacing("\"format\": 1", with: "\"format\": 9"),
        "the dump has the format 9, and this program reads 1", line: 1),
      Mistake("no views", tests.text(""), "the file has no view of UIKit", line: 1),
      Mistake(
        "a missing class", tests.text("\(root),\n{\"depth\":1,\"frame\":[0,0,1,1]}"),
        "`views[1].class` is missing", line: 7),
      Mistake(
        "a text for a number",
        tests.text("\(root),\n{\"depth\":\"1\",\"class\":\"A\",\"frame\":[0,0,1,1]}"),
        "`views[1].depth` is not a number", line: 7),
      Mistake(
        "a fraction for a whole number",
        tests.text("\(root),\n{\"depth\":1.5,\"class\":\"A\",\"frame\":[0,0,1,1]}"),
        "`views[1].depth` is not a whole number", line: 7),
      Mistake(
        "a whole number of more than nine digits",
        tests.text("\(root),\n{\"depth\":1e9,\"class\":\"A\",\"frame\":[0,0,1,1]}"),
        "`views[1].depth` is not a whole number", line: 7),
      Mistake(
        "three numbers", tests.text("\(root),\n{\"depth\":1,\"class\":\"A\",\"frame\":[0,0,1]}"),
        "`views[1].frame` is not four numbers", line: 7),
      Mistake(
        "a level too deep",
        tests.text("\(root),\n{\"depth\":2,\"class\":\"A\",\"frame\":[0,0,1,1]}"),
        "the superview of this `A` is not in the dump", line: 7),
      Mistake(
        "a negative depth",
        tests.text("\(root),\n{\"depth\":-1,\"class\":\"A\",\"frame\":[0,0,1,1]}"),
        "the superview of this `A` is not in the dump", line: 7),
      Mistake(
        "a huge window", tests.text(root, window: "{ \"size\": [1e300, 1] }"),
        "`window.size` is not a width and a height", line: 1),
    ]
  }()

  @Test("is refused with", arguments: mistakes)
  func mistake(_ row: Mistake) {
    let (dump, diagnostics) = AppDump.read(Array(row.text.utf8), file: "a.json")
    #expect(dump == nil)
    #expect(diagnostics.map(\.message.text) == [row.message])
    #expect(diagnostics.first?.span?.line == row.line)
  }

  @Test("points to the wrong character behind others than ASCII")
  func placeBehindLetters() {
    let text = "{\n\"é…\": 1, !}"
    let (_, diagnostics) = AppDump.read(Array(text.utf8), file: "a.json")
    #expect(diagnostics.map(\.message.rule) == ["badJSON"])
    #expect(diagnostics.first?.span?.line == 2)
    #expect(diagnostics.first?.span?.column == 10)
  }

  @Test("that is nested without end is refused")
  func nested() {
    let text = String(repeating: "{\"a\":[", count: 50_000)
    let (dump, diagnostics) = AppDump.read(Array(text.utf8), file: "a.json")
    #expect(dump == nil)
    #expect(diagnostics.map(\.message.rule) == ["badJSON"])
  }
}
