import Devices
import Geometry
import Graphics
import TestSupport
import Testing
import ViewKinds

@testable import Chrome

@Suite("An alert") struct AlertTests {
  // Heights by hand from measured distances: 36 + 20 + 24 up to iOS 18 and 38 + 26 + 24 on iOS 26.
  // Real alerts of these texts are 124.3 and 172.0 points high (the second has another line of 20
  // points), one with a title alone 126, one with a message of two lines alone 148 (so 126 with one
  // line).
  @Test("has the height that was measured, in the middle of the safe area", arguments: Sized.rows)
  func height(_ row: Sized) throws {
    let screen = try #require(ChromeScreen("iphone-14-pro", os: row.os))
    let panel = try #require(frames(row.alert, on: screen).first)
    #expect(abs((panel.height - row.height).value) < 0.4)
    #expect(panel.width == (row.os == .ios26 ? 320 : 270))
    #expect(abs((panel.midX - 196.5).value) < 0.34)
    #expect(abs((panel.midY - 438.5).value) < 0.34)
  }

  @Test("moves up when the keyboard is shown")
  func keyboard() throws {
    let screen = try #require(ChromeScreen("iphone-14-pro", keyboard: .shown))
    let panel = try #require(frames(Sized.plain, on: screen).first)
    let top = screen.geometry.keyboard.minY
    #expect(abs((panel.midY - (59 + top) / 2).value) < 0.34)
  }

  @Test("stays within the safe area of a low screen", arguments: [SystemVersion.ios18, .ios26])
  func low(_ os: SystemVersion) throws {
    let screen = try #require(ChromeScreen("iphone-14-pro", .landscapeLeft, os: os))
    let actions = (0..<9).map { AlertAction.named("Action \($0)") }
    let alert = Alert(title: "Title", message: "Message", actions: actions)
    let panel = try #require(frames(alert, on: screen).first)
    #expect(panel.minY >= 8)
    #expect(panel.maxY <= 393 - 21 - 7)
  }

  @Test("puts the cancel action first of two and last of three")
  func order() throws {
    let cancel = AlertAction.named("Cancel", .cancel)
    let (one, two) = (AlertAction.named("One"), AlertAction.named("Two"))
    func rows(_ actions: [AlertAction]) -> [[String]] {
      ActionRows(
        actions, besideIn: 100, font: { _ in .system(17) }, measuring: FixedMetricsText()
      ).rows.map { $0.map(\.title) }
    }
    #expect(rows([one, cancel]) == [["Cancel", "One"]])
    #expect(rows([one, two]) == [["One", "Two"]])
    #expect(rows([cancel, one, two]) == [["One"], ["Two"], ["Cancel"]])
    #expect(rows([cancel, .named("Eleven long")]) == [["Eleven long"], ["Cancel"]])
  }

  /// Measured on iOS 16: the border of two fields has corners of 7 points.
  @Test("rounds its text fields together up to iOS 18")
  func fields() throws {
    let screen = try #require(ChromeScreen("iphone-14-pro"))
    let text = DisplayList(items(Sized.fields, on: screen)).description
    #expect(text.contains("fill #B2B2B2 rounded 7 ("))
    #expect(text.contains("group clip rounded 6.667 ("))
  }

  // Fonts of 23 and 28 points in place of 13 and 17: 20 + 30 · 23/13 + 13.67 + 44 · 28/17 up to
  // iOS 18, and 16 + 44 · 28/17 + 16 + 48 · 28/17 + 16 on iOS 26.
  @Test(
    "has fields that grow with their text",
    arguments: [(.ios18, 159.22), (.ios26, 199.53)] as [(SystemVersion, Points)])
  func largeFields(_ os: SystemVersion, _ height: Points) throws {
    var screen = try #require(ChromeScreen("iphone-14-pro", os: os))
    screen.configuration.textSize = .accessibility1
    let alert = Alert(actions: [.named("OK")], fields: [AlertField(KeyValues([]))])
    let panel = try #require(frames(alert, on: screen).first)
    #expect(abs((panel.height - height).value) < 0.4)
  }

  @Test("dims bars and takes the colour of their tint up to iOS 18 only")
  func dimming() throws {
    for (os, tint) in [(SystemVersion.ios18, RGBAColor(rgb: 0x007AFF).dimmed), (.ios26, nil)] {
      let screen = try #require(ChromeScreen("iphone-14-pro", os: os))
      var description = ScreenDescription.sample()
      description.presented = .alert(Sized.plain)
      let traits = Traits(screen.configuration, screen.geometry, description)
      #expect(traits.tint == tint ?? RGBAColor(rgb: 0x007AFF))
    }
  }

  // Measured on iOS 26: buttons are 16 from the sides and 8 apart in 320.
  @Test(
    "gives the buttons of a row equal widths on iOS 26",
    arguments: [(1, 288), (2, 140)] as [(Int, Double)])
  func buttonWidth(_ count: Int, _ width: Double) throws {
    let screen = try #require(ChromeScreen("iphone-14-pro", os: .ios26))
    var alert = Sized.plain
    alert.actions = (0..<count).map { .named("Go \($0)") }
    let buttons = texts(alert, on: screen, .leftToRight).filter {
      $0.content.string.hasPrefix("Go ")
    }
    // A title is 12 from its button's sides.
    #expect(buttons.count == count)
    #expect(buttons.allSatisfy { abs($0.frame.width.value - (width - 24)) < 1e-6 })
  }

  @Test("mirrors two actions from right to left")
  func mirrored() throws {
    let screen = try #require(ChromeScreen("iphone-14-pro"))
    var alert = Sized.plain
    alert.actions = [.named("OK"), .named("Cancel", .cancel)]
    func x(_ title: String, _ direction: LayoutDirection) throws -> Points {
      try #require(
        texts(alert, on: screen, direction).first { $0.content.string == title }
      ).frame.midX
    }
    #expect(try x("Cancel", .leftToRight) < x("OK", .leftToRight))
    #expect(try x("Cancel", .rightToLeft) > x("OK", .rightToLeft))
  }

  // MARK: Parts

  private func items(
    _ alert: Alert, on screen: ChromeScreen, _ direction: LayoutDirection = .leftToRight
  ) -> [DisplayItem] {
    var description = ScreenDescription.sample(direction: direction)
    description.presented = .alert(alert)
    return ScreenChrome.display(
      DisplayList(), configuration: screen.configuration, geometry: screen.geometry,
      screen: description,
      measuring: FixedMetricsText()
    ).items.flatMap { item -> [DisplayItem] in
      if case .group("chrome.presented", _, _, let items) = item { items } else { [] }
    }
  }

  private func frames(_ alert: Alert, on screen: ChromeScreen) -> [Rect] {
    items(alert, on: screen).compactMap {
      if case .backdrop(let path, _) = $0 { path.extent } else { nil }
    }
  }

  private func texts(
    _ alert: Alert, on screen: ChromeScreen, _ direction: LayoutDirection
  ) -> [TextRun] {
    items(alert, on: screen, direction).flatMap { item -> [DisplayItem] in
      if case .group(_, _, _, let items) = item { items } else { [] }
    }.compactMap { if case .text(let run) = $0 { run } else { nil } }
  }
}

/// An alert and its measured height.
struct Sized: CustomTestStringConvertible {
  let name: String
  let os: SystemVersion
  let alert: Alert
  let height: Points

  var testDescription: String { "\(name) on \(os)" }

  static let plain = Alert(
    title: "Title", message: "Message", actions: [.named("OK")])
  private static let titleOnly = Alert(title: "Title", actions: [.named("OK")])
  private static let messageOnly = Alert(message: "Message", actions: [.named("OK")])
  private static let two = Alert(
    title: "Title", message: "Message",
    actions: [.named("No", .cancel), .named("OK")])
  private static let three = Alert(
    title: "Title", message: "Message",
    actions: [.named("No", .cancel), .named("Yes"), .named("OK")])
  static let fields = Alert(
    title: "Title", message: "Message", actions: [.named("OK")],
    fields: [AlertField(KeyValues([])), AlertField(KeyValues([]))])

  // 80 + 3 · 44, 80 + 59.67 + 13.67 + 44, and 88 + 3 · 48 + 2 · 8 + 16.
  static let rows = [
    Sized(name: "one action", os: .ios18, alert: plain, height: 124),
    Sized(name: "two actions", os: .ios18, alert: two, height: 124),
    Sized(name: "three actions", os: .ios18, alert: three, height: 212),
    Sized(name: "two fields", os: .ios18, alert: fields, height: 197.33),
    Sized(name: "one action", os: .ios26, alert: plain, height: 152),
    Sized(name: "two actions", os: .ios26, alert: two, height: 152),
    Sized(name: "three actions", os: .ios26, alert: three, height: 264),
    Sized(name: "a title", os: .ios26, alert: titleOnly, height: 126),
    Sized(name: "a message", os: .ios26, alert: messageOnly, height: 126),
  ]
}

extension AlertAction {
  static func named(_ title: String, _ style: Style = .default) -> AlertAction {
    AlertAction(KeyValues([Self.title(title), Self.style(style)]))
  }
}
