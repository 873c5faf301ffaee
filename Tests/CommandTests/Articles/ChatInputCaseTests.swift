import Foundation
import TestSupport
import Testing

@testable import StrutCommand

@Suite("Article 1: the chat's input bar")
struct ChatInputCaseTests {
  /// Two ideographs at 15 points and 12 on either side.
  private static let button = 54.0
  /// What the bar, the gap and its margins leave on a phone 375 points wide.
  private static let rest = 375.0 - 8 - 8 - 8

  @Test("1.9 of two that are equal the earlier keeps its size")
  func ties() throws {
    let tie = try ArticleCase("1.9a").cell("iphone-x")
    let (message, send) = (try tie.exact("message"), try tie.exact("send"))
    #expect(message.x == 8 && send.maxX.isNear(367))
    #expect(send.x.isNear(message.maxX + 8))
    #expect(send.width > Self.button)
    #expect(message.width < Self.rest / 2)

    let swapped = try ArticleCase("1.9b").cell("iphone-x")
    #expect(try swapped.exact("send").x == 8)
    #expect(try swapped.exact("send").width == Self.button)
    #expect(try swapped.exact("message").width.isNear(Self.rest - Self.button))
  }

  @Test("1.9 ties are reported, with the number that ends them")
  func tieFindings() throws {
    let tie = try ArticleCase("1.9a").findings
    #expect(
      tie == """
        Snapshots/articles/1.9a-chat-input-tie-wrong.yaml:15:7: error: `message` and `send` compete for width at equal priority [ambiguous]
          15 |       message: { kind: textField, placeholder: Message }
             |       ^^^^^^^
          note: the view declared first keeps its size here; UIKit does not say which one it favours
          note: on all 6 cells
          help: give one of them another priority: write `hugging: { horizontal: 251 }` at `send`

        """)
    let swapped = try ArticleCase("1.9b").findings
    #expect(
      swapped == """
        Snapshots/articles/1.9b-chat-input-swapped-wrong.yaml:14:7: error: `send` and `message` compete for width at equal priority [ambiguous]
          14 |       send: { kind: button, title: 发送, titleColor: white, background: systemBlue, contentInsets: [6, 12, 6, 12] }
             |       ^^^^
          note: the view declared first keeps its size here; UIKit does not say which one it favours
          note: on all 6 cells
          help: give one of them another priority: write `hugging: { horizontal: 251 }` at `send`

        """)
  }

  @Test("1.9 a field of 249 and a button of 251 have the same frames")
  func hugging() throws {
    let (field, button) = (try ArticleCase("1.9c"), try ArticleCase("1.9d"))
    #expect(field.findings.isEmpty && button.findings.isEmpty)
    #expect(field.cells.map(\.cell) == button.cells.map(\.cell))
    for (field, button) in zip(field.cells, button.cells) {
      for id in ["bar", "message", "send"] {
        #expect(try field.onScreen(id) == button.onScreen(id), "\(field.cell)")
      }
      #expect(try field.exact("send").width == Self.button, "\(field.cell)")
    }
  }

  @Test("1.10 a long text squeezes the button to nothing, or not at all")
  func compression() throws {
    let squeezed = try ArticleCase("1.10a")
    let phone = try squeezed.cell("iphone-x")
    #expect(try phone.exact("send").width == 0)
    #expect(try phone.exact("message").width.isNear(Self.rest))
    #expect(
      squeezed.findings.hasPrefix(
        "Snapshots/articles/1.10a-chat-input-squeezed-wrong.yaml:14:7: error: `message` and `send` compete for width at equal priority [ambiguous]\n"
      ))
    #expect(
      squeezed.findings.hasSuffix(
        """
          note: the view declared first keeps its size here; UIKit does not say which one it favours
          note: on all 6 cells
          help: give one of them another priority: write `compression: { horizontal: 751 }` at `send`

        """))

    let kept = try ArticleCase("1.10b")
    #expect(kept.findings.isEmpty)
    for cell in kept.cells { #expect(try cell.exact("send").width == Self.button, "\(cell.cell)") }
    #expect(
      try kept.cell("iphone-x").exact("message").width.isNear(Self.rest - Self.button))
  }

  /// The keyboards' heights from the screen's bottom.
  private static let keyboards: [String: Double] = [
    "iphone-se-3": 260, "iphone-se-3.landscape": 200,
    "iphone-8-plus": 271, "iphone-8-plus.landscape": 200,
    "iphone-x": 336, "iphone-x.landscape": 209,
    "iphone-15-pro": 336, "iphone-15-pro.landscape": 209,
    "iphone-16-pro-max": 346, "iphone-16-pro-max.landscape": 209,
    "ipad-10-2": 320, "ipad-10-2.landscape": 408,
    "ipad-pro-11-m4": 335, "ipad-pro-11-m4.landscape": 423,
  ]

  @Test("1.11 the bar rests on the safe area, or rides on the keyboard")
  func keyboard() throws {
    let cells = try ArticleCase("1.11").cells
    #expect(cells.count == 28)
    for cell in cells {
      let name = cell.cell.replacingOccurrences(of: ".keyboard-shown", with: "")
      let isShown = name != cell.cell
      let below = isShown ? try #require(Self.keyboards[name]) : cell.safe.bottom
      #expect(try cell.onScreen("inputBar").maxY.isNear(cell.height - below), "\(cell.cell)")
    }
  }

  static let films = [
    "1.11-keyboard/iphone-se-3.transition-showKeyboard",
    "2.3-move-to-the-right/iphone-se-3.transition-move",
  ]

  @Test("1.11 and 2.3 are films, an animation and a strip each", arguments: films)
  func film(_ name: String) throws {
    let scratch = try TemporaryFolder()
    let screen = try #require(name.split(separator: "/").first)
    let outcome = strut(
      "render", "\(ArticleCase.folder)/\(screen).yaml", "--only", name, "--scale", "0.2", "--out",
      scratch.path, in: Repository.url.path)
    #expect(outcome.status == .success)
    let animation = try scratch.bytes("\(name).png")
    #expect(animation.range(of: Data("acTL".utf8)) != nil)
    #expect(scratch.exists("\(name).strip.png"))
  }

  @Test("1.12 the five tabs are equal in every width, above the home indicator")
  func tabs() throws {
    for cell in try ArticleCase("1.12").cells {
      let (safe, stack) = (cell.safe, try cell.exact("items"))
      #expect(
        stack
          == Box(
            safe.left, cell.height - safe.bottom - 49, cell.width - safe.left - safe.right, 49),
        "\(cell.cell)")
      for (index, id) in ["home", "find", "cart", "chat", "me"].enumerated() {
        let (item, group) = (try cell.exact(id), try cell.exact("\(id)Group"))
        let part = stack.width / 5
        #expect(item == Box(Double(index) * part, 0, part, 49), "\(cell.cell)")
        #expect(group.midX.isNear(part / 2) && group.midY.isNear(24.5), "\(cell.cell)")
      }
    }
  }
}
