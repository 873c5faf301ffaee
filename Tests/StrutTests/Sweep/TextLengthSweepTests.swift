import Testing

@testable import Strut

@Suite("Sweeping the length of texts")
struct TextLengthSweepTests {
  private func messages(_ views: String, only names: [String] = []) throws -> [String] {
    let window = "matrix: { device: { id: window, width: 200, height: 200, scale: 2 } }"
    let spec = try #require(SweptSpec("\(window)\n\(views)"))
    return SweptSpec.messages(TextLengthSweep(spec.screen, views: names).breaks)
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
        count: { kind: label, text: "12", pin: { top: 0, trailing: 0 }, compression: { horizontal: 751 } }
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

  @Test("repeats a text behind itself")
  func texts() {
    let text = Array("abc")
    #expect(
      [1, 3, 4, 6, 8].map { TextLengthSweep.text(text, $0) } == [
        "a", "abc", "abc ", "abc ab", "abc abc ",
      ])
  }
}
