import AutoLayout
import Cassowary
import Geometry
import Testing
import ViewKinds

@testable import Spec

@Suite("The chat example") struct ChatTests {
  private let spec: SpecText

  init() throws { spec = SpecText(try Examples.text("chat/chat")) }

  @Test("has a cell for each device and state, but no iPad in landscape")
  func cells() {
    let expansion = spec.document?.cells()
    #expect(expansion?.impossible.isEmpty == true)
    #expect(
      expansion?.cells.map(\.name) == [
        "iphone-se-3", "iphone-se-3.keyboard-shown", "iphone-se-3.landscape",
        "iphone-se-3.landscape.keyboard-shown", "iphone-x", "iphone-x.keyboard-shown",
        "iphone-x.landscape", "iphone-x.landscape.keyboard-shown", "iphone-15-pro",
        "iphone-15-pro.keyboard-shown", "iphone-15-pro.landscape",
        "iphone-15-pro.landscape.keyboard-shown", "ipad-pro-11", "ipad-pro-11.keyboard-shown",
        "ipad-pro-11.os-26", "ipad-pro-11.os-26.keyboard-shown", "iphone-16-pro.os-26",
        "iphone-16-pro.os-26.keyboard-shown", "iphone-16-pro.os-26.landscape",
        "iphone-16-pro.os-26.landscape.keyboard-shown",
      ])
  }

  @Test("has the constraints that it says, in the order of the file")
  func constraints() {
    #expect(spec.findings.isEmpty)
    #expect(
      spec.equations("iphone-15-pro") == [
        "history.top == superview.top", "history.leading == superview.leading",
        "history.bottom == superview.bottom", "history.trailing == superview.trailing",
        "history[0].row.top == superview.margins.top",
        "history[0].row.leading == superview.margins.leading",
        "history[0].row.bottom == superview.margins.bottom",
        "history[0].row.trailing == superview.margins.trailing",
        "history[1].row.top == superview.margins.top",
        "history[1].row.leading == superview.margins.leading",
        "history[1].row.bottom == superview.margins.bottom",
        "history[1].row.trailing == superview.margins.trailing",
        "inputBar.leading == superview.leading", "inputBar.trailing == superview.trailing",
        "message.leading == superview.margins.leading", "send.leading == message.trailing + 8",
        "superview.margins.trailing == send.trailing", "message.centerY == send.centerY",
        "message.top == superview.top + 6", "message.bottom == superview.bottom - 6",
        "restsOnSafeArea: inputBar.bottom == safeArea.bottom",
      ])
  }

  @Test("swaps its two named constraints where the keyboard is shown")
  func keyboard() {
    #expect(
      spec.equations("iphone-15-pro.keyboard-shown").suffix(2) == [
        "message.bottom == superview.bottom - 6",
        "ridesKeyboard: inputBar.bottom == superview.bottom - keyboard.height",
      ])
  }

  @Test("has the field hug less and the button resist more, across only")
  func priorities() {
    let views = spec.built("iphone-15-pro")?.scene.views ?? []
    let message = views.first { $0.id == "message" }
    let send = views.first { $0.id == "send" }
    #expect(message?.hugging.horizontal == Priority(249))
    #expect(message?.hugging.vertical == .low)
    #expect(send?.compression.horizontal == Priority(751))
    #expect(send?.compression.vertical == .high)
  }

  @Test("has a look for every view, in the scene's order")
  func looks() throws {
    let built = try #require(spec.built("iphone-15-pro"))
    #expect(built.styles.count == built.scene.views.count)
    #expect(
      built.scene.views.map(\.id.name) == [
        "root", "history", "inputBar", "message", "send", "history[0]", "history[0].contentView",
        "history[0].row", "history[1]", "history[1].contentView", "history[1].row",
      ])
    #expect(built.screen.title == "Chat")
  }
}
