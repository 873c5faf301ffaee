import AutoLayout
import Devices
import Diagnostics
import Geometry
import Graphics
import TestSupport
import Testing

@testable import Spec
@testable import ViewKinds

@Suite("The screen around the views") struct ScreenTests {
  @Test("has its bars' texts, buttons and tabs")
  func bars() throws {
    let built = try cell(
      """
      screen:
        navigationBar:
          title: Inbox
          prompt: Two accounts
          search: Find mail
          barTintColor: "#FFCC00"
          leftItems: [Edit]
          rightItems: [{ systemItem: add }, { title: Done, style: done }]
        tabBar: { items: [{ title: Mail, badge: "3" }, { systemItem: more }], selected: 1 }
        toolbar: { items: [Reply, flexibleSpace, Archive], translucent: false }
      """)
    let screen = built.screen
    #expect(screen.title == "Inbox")
    #expect(screen.prompt == "Two accounts")
    #expect(screen.searchPlaceholder == "Find mail")
    #expect(screen.barTint == RGBAColor(rgb: 0xFFCC00))
    #expect(screen.leftItems == [BarButton([BarButton.title("Edit")], number: 0)])
    #expect(
      screen.rightItems == [
        BarButton([BarButton.systemItem(.add)], number: 1),
        BarButton([BarButton.title("Done"), BarButton.style(.done)], number: 2),
      ])
    #expect(
      screen.tabs == [
        TabItem([TabItem.title("Mail"), TabItem.badge("3")], isSelected: false),
        TabItem([TabItem.systemItem(.more)], isSelected: true),
      ])
    #expect(screen.selectedTab == 1)
    #expect(screen.toolbarItems.count == 3)
    let configuration = built.configuration
    #expect(configuration.navigationBar == .translucent)
    #expect(configuration.hasPrompt)
    #expect(configuration.search == .atRest)
    #expect(configuration.tabBar == .translucent)
    #expect(configuration.toolbar == .opaque)
  }

  @Test("is patched where conditions hold")
  func conditions() throws {
    let built = try cell(
      """
      screen:
        tabBar: { items: [A] }
        toolbar: translucent
        statusBar: shown
        tint: systemPink
      when:
        - textSize: large
          screen:
            hidesBottomBarWhenPushed: true
            statusBar: { hidden: true }
            navigationBar: { title: Detail, back: "" }
            tint: systemRed
            edgesForExtendedLayout: [bottom]
            extendedLayoutIncludesOpaqueBars: true
            keyboardGuide: { usesBottomSafeArea: false }
      """)
    let configuration = built.configuration
    #expect(configuration.tabBar == .hidden)
    #expect(configuration.toolbar == .hidden)
    #expect(configuration.statusBar == .hidden)
    #expect(configuration.navigationBar == .translucent)
    #expect(configuration.extendedEdges == .bottom)
    #expect(configuration.extendsUnderOpaqueBars)
    #expect(built.screen.backTitle?.isEmpty == true)
    #expect(built.screen.tint == SystemColors.color(named: "systemRed")?.light)
    #expect(built.scene.views[0].keyboardGuide.usesBottomSafeArea == false)
    #expect(built.scene.views[0].keyboardGuide.followsUndockedKeyboard == false)
  }

  @Test("has a status bar's style, which says nothing of its visibility")
  func statusBarStyle() throws {
    let built = try cell(
      """
      screen: { statusBar: { style: lightContent } }
      when:
        - appearance: dark
          screen: { statusBar: { style: darkContent, hidden: true } }
      """)
    #expect(built.screen.statusBarStyle == .lightContent)
    #expect(built.configuration.statusBar == .shown)
    #expect(try cell("title: A").screen.statusBarStyle == .default)
    let dark = try cell(
      """
      matrix: { appearance: dark }
      screen: { statusBar: { style: lightContent } }
      when:
        - appearance: dark
          screen: { statusBar: { style: darkContent, hidden: true } }
      """)
    #expect(dark.screen.statusBarStyle == .darkContent)
    #expect(dark.configuration.statusBar == .hidden)
  }

  @Test("presents an alert where a condition holds")
  func alert() throws {
    let text = """
      views: { save: { kind: button, title: Save }, plus: { tintAdjustmentMode: normal } }
      screen: { presents: { alert: { title: A, actions: [OK] } } }
      when:
        - appearance: dark
          screen:
            presents:
              alert:
                message: B
                fields: [Name, { text: abc, secure: true }]
                actions: [{ title: No, style: cancel }, { title: Go, preferred: true }]
        - textSize: xxxLarge
          screen: { presents: none }
      """
    func alert(_ matrix: String) throws -> Alert? {
      guard case .alert(let alert)? = try cell(text + matrix).screen.presented else { return nil }
      return alert
    }
    let light = try #require(try alert(""))
    #expect(light.title == "A")
    #expect(light.message == nil)
    #expect(light.actions.map(\.title) == ["OK"])
    let dark = try #require(try alert("\nmatrix: { appearance: dark }"))
    #expect(dark.title == nil)
    #expect(dark.message == "B")
    #expect(dark.actions.map(\.style) == [.cancel, .default])
    #expect(dark.actions.map(\.isPreferred) == [false, true])
    #expect(dark.fields.map(\.placeholder) == ["Name", ""])
    #expect(dark.fields.map(\.text) == ["", "\u{2022}\u{2022}\u{2022}"])
    #expect(try alert("\nmatrix: { textSize: xxxLarge }") == nil)
  }

  @Test(
    "reports an action sheet without the view or button that it belongs to",
    arguments: [
      ("from: save", []), ("from: rightItems[1]", []), ("from: saved", ["unknownView"]),
      ("from: rightItems[2]", ["unknownBarButton"]), ("from: toolbar[0]", ["unknownBarButton"]),
      ("title: A", ["noSource"]),
    ] as [(String, [String])])
  func sources(_ key: String, _ rules: [String]) throws {
    let spec = SpecText(
      """
      matrix: { device: ipad-10-9 }
      views: { save: { kind: button, title: Save } }
      screen:
        navigationBar: { rightItems: [A, B] }
        presents:
          actionSheet:
            actions: [OK]
            \(key)
      """)
    let document = try #require(spec.document)
    let built = document.build(try #require(document.cells().cells.first))
    #expect(built.diagnostics.map(\.message.rule) == rules)
  }

  @Test(
    "reports a share sheet on a tablet without the view or button that it belongs to",
    arguments: [
      ("ipad-10-9", "{}", ["noSource"]), ("ipad-10-9", "{ from: 'rightItems[0]' }", []),
      ("ipad-10-9", "{ from: shared }", ["unknownView"]), ("iphone-15-pro", "{}", []),
    ] as [(String, String, [String])])
  func shareSheet(_ device: String, _ sheet: String, _ rules: [String]) throws {
    let spec = SpecText(
      """
      matrix: { device: \(device) }
      screen:
        navigationBar: { rightItems: [A] }
        presents: { shareSheet: \(sheet) }
      """)
    let document = try #require(spec.document)
    let built = document.build(try #require(document.cells().cells.first))
    #expect(built.diagnostics.map(\.message.rule) == rules)
  }

  @Test(
    "reports a bar's button that has no such menu", arguments: ["contextMenu", "editMenu"])
  func menuOfButton(_ key: String) throws {
    let spec = SpecText(
      """
      screen:
        navigationBar: { rightItems: [A] }
        presents: { \(key): { from: "rightItems[0]", items: [Copy] } }
      """)
    let document = try #require(spec.document)
    let built = document.build(try #require(document.cells().cells.first))
    #expect(built.diagnostics.map(\.message.rule) == ["\(key)OfButton"])
  }

  // An iPhone 15 Pro has a safe area of 59 and 34. A page up to iOS 18 begins 10 lower and has a bar
  // of 56.
  @Test("places the sheets that it presents, hides others and dims the tint below them")
  func sheets() throws {
    let built = try cell(
      """
      matrix: { device: iphone-15-pro, os: 18 }
      screen: { navigationBar: { title: A }, presents: { sheets: [first, second] } }
      views:
        below: { kind: navigationBar, title: A }
        first: { kind: sheet, title: B, views: { one: { kind: navigationBar, title: B } } }
        second:
          kind: sheet
          title: C
          background: systemBackground
          views:
            page: { kind: scroll, pin: superview, views: { body: { size: [50, 50], pin: superview } } }
            two: { kind: navigationBar, title: C, pin: { top: 0, to: superview.safeArea } }
        third: { kind: sheet }
      """)
    #expect(built.screen.sheets.map(\.view) == ["first", "second"])
    func node(_ name: String) throws -> ViewNode {
      try #require(built.scene.views.first { $0.id.name == name })
    }
    #expect(try node("third").isHidden)
    #expect(try node("second").isHidden == false)
    let layout = LayoutEngine.unlimitedLayout(built.scene, measuring: FixedMetricsText())
    func frame(_ name: String) throws -> Rect {
      try #require(layout.views.first { $0.id.name == name }).inScreen
    }
    #expect(try frame("second") == Rect(x: 0, y: 69, width: 393, height: 783))
    #expect(try frame("two").minY == 69 + 56)
    // Although it is short, as the first scroll view of a screen with a bar.
    #expect(try frame("body").minY == 69 + 56)
    let second = try #require(layout.views.first { $0.id.name == "second" })
    #expect(second.safeArea == Insets(top: 56, left: 0, bottom: 34, right: 0))
    func tint(_ name: String) throws -> RGBAColor? {
      let index = try #require(built.scene.views.firstIndex { $0.id.name == name })
      return (built.styles[index].kind as? NavigationBarKind)?.tint
    }
    let blue = SystemColors.color(named: "systemBlue")?.light
    #expect(try tint("two") == blue)
    #expect(try tint("one") == blue?.dimmed)
    #expect(try tint("below") == blue?.dimmed)
  }

  // A sheet of half the height is glass since iOS 26.
  @Test(
    "gives a sheet its own background, or else that of its kind",
    arguments: [Appearance.light, .dark])
  func sheetBackgrounds(_ appearance: Appearance) throws {
    func background(_ keys: String) throws -> RGBAColor {
      let built = try cell(
        """
        matrix: { device: iphone-15-pro, os: 26, appearance: \(appearance.rawValue) }
        screen: { presents: { sheets: a } }
        views: { a: { kind: sheet\(keys) } }
        """)
      return try #require(built.screen.sheets.first?.background)
    }
    #expect(try background(", background: \"#123456\"") == RGBAColor(rgb: 0x123456))
    // In dark appearance UIKit raises the background of what is presented.
    let raised = RGBAColor(rgb: appearance == .light ? 0xFFFFFF : 0x1C1C1E)
    #expect(try background("") == raised)
    let glass = try background(", detent: medium")
    #expect(glass.alpha < 255)
    #expect(appearance == .light ? glass.red > 230 : glass.red < 50)
  }

  @Test(
    "warns of a sheet that it never presents",
    arguments: [
      ("{ alert: { title: A } }", "hidden: true", true), ("{ sheets: b }", "hidden: true", true),
      ("{ sheets: [b, a] }", "hidden: true", false),
      ("{ sheets: b }", "screen: { presents: { sheets: a } }", false),
    ])
  func unusedSheet(_ presented: String, _ change: String, _ isUnused: Bool) {
    let when = change.hasPrefix("screen") ? change : "views: { c: { \(change) } }"
    let spec = SpecText(
      """
      matrix: { appearance: [light, dark] }
      screen: { presents: \(presented) }
      views: { a: { kind: sheet }, c: {}\(presented.contains("b") ? ", b: { kind: sheet }" : "") }
      when: [{ appearance: dark, \(when) }]
      """)
    #expect(
      spec.findings
        == (isUnused
          ? [
            "3:10+1 nothing presents the sheet `a` → add `a` to `sheets` in `presents` of `screen`, or remove the sheet"
          ] : []))
  }

  @Test(
    "reports what is not a sheet at the top level",
    arguments: [
      ("sheets: a", "a: { kind: label }", ["notASheet"]),
      ("sheets: b", "a: { kind: sheet }", ["notASheet"]),
      ("sheets: a", "a: { kind: sheet }", []),
      ("sheets: a", "b: { views: { a: { kind: sheet } } }", ["notASheet", "sheetInside"]),
    ] as [(String, String, [String])])
  func refusedSheets(_ presented: String, _ view: String, _ rules: [String]) throws {
    let spec = SpecText("screen: { presents: { \(presented) } }\nviews: { \(view) }")
    let document = try #require(spec.document)
    let built = document.build(try #require(document.cells().cells.first))
    #expect(built.diagnostics.map(\.message.rule).sorted() == rules)
  }

  @Test(
    "has the search field in the state that the system can show",
    arguments: [
      ("iphone-16-pro", "18", "{ text: a, active: true }", .active, "a"),
      ("iphone-16-pro", "26", "{ placement: bottom }", .bottom, ""),
      ("iphone-16-pro", "26", "{ placement: bottom, active: true }", .activeBottom, ""),
      ("iphone-16-pro", "18", "{ placement: bottom }", .atRest, ""),
      ("ipad-10-9", "26", "{ placement: bottom, active: true }", .active, ""),
      ("ipad-10-9", "26", "true", .atRest, ""),
      ("ipad-10-9", "26", "false", nil, ""),
    ] as [(String, String, String, SearchState?, String)])
  func search(
    _ device: String, _ os: String, _ search: String, _ state: SearchState?, _ text: String
  ) throws {
    let built = try cell(
      """
      matrix: { device: \(device), os: \(os) }
      screen: { navigationBar: { title: Notes, search: \(search) } }
      """)
    #expect(built.configuration.shownSearch == state)
    #expect(built.screen.searchText == text)
    #expect(built.screen.searchPlaceholder == (state == nil ? nil : "Search"))
  }

  @Test(
    "reports what is not a column",
    arguments: [
      ("primary: { view: a }", "a: { kind: label }", []),
      ("primary: { view: b }", "a: { kind: label }", ["unknownView"]),
      ("primary: { view: a }", "b: { views: { a: {} } }", ["notAColumn"]),
      ("primary: { view: a }", "a: { kind: sheet }", ["notAColumn"]),
      ("primary: { view: a }, supplementary: { view: a }", "a: {}", ["notAColumn"]),
      ("supplementary: { view: a }", "a: {}", ["splitNeedsPrimary"]),
      ("primary: { view: a }, displayMode: twoOverSecondary", "a: {}", ["needsSupplementary"]),
      ("primary: { view: a }, collapsed: supplementary", "a: {}", ["needsSupplementary"]),
    ] as [(String, String, [String])])
  func refusedColumns(_ split: String, _ view: String, _ rules: [String]) throws {
    let spec = SpecText("screen: { split: { \(split) } }\nviews: { \(view) }")
    let document = try #require(spec.document)
    let built = document.build(try #require(document.cells().cells.first))
    #expect(built.diagnostics.map(\.message.rule).sorted() == rules)
  }

  @Test("gives the views of a column its frame, safe area, margins and size class")
  func column() throws {
    let spec = SpecText(
      """
      matrix: { device: ipad-pro-11, orientation: landscapeLeft }
      screen:
        split: { primary: { view: side, navigationBar: { title: Side } } }
      views:
        side: { views: { bar: { kind: toolbar, pin: { bottom: 0, horizontal: 0 } } } }
      """)
    let document = try #require(spec.document)
    let built = document.build(try #require(document.cells().cells.first))
    #expect(built.diagnostics.isEmpty)
    let node = try #require(built.scene.views.first { $0.id.name == "side" })
    #expect(node.isBarContainer)
    #expect(node.margins == Insets(top: 0, left: 16, bottom: 0, right: 16))
    // Beside the secondary column, whose view begins at 320.
    let layout = LayoutEngine.unlimitedLayout(built.scene, measuring: FixedMetricsText())
    let side = try #require(layout.views.first { $0.id.name == "side" })
    #expect(side.inScreen == Rect(x: 0, y: 0, width: 320, height: 834))
    #expect(side.safeArea == Insets(top: 74, left: 0, bottom: 20, right: 0))
  }

  @Test("shows the button of columns, or goes back to them on a phone")
  func columnButtons() throws {
    let spec = SpecText(
      """
      matrix: { device: [ipad-pro-11, iphone-15-pro], orientation: portrait }
      screen:
        navigationBar: { title: Message }
        split: { primary: { view: side, navigationBar: { title: Boxes } } }
      views: { side: {} }
      """)
    let document = try #require(spec.document)
    let screens = document.cells().cells.map { document.build($0).screen }
    try #require(screens.count == 2)
    #expect(screens[0].leftItems.count == 1)
    #expect(screens[0].backTitle == nil)
    #expect(screens[1].leftItems.isEmpty)
    #expect(screens[1].backTitle == "Boxes")
  }

  @Test(
    "reports a popover without a source on a tablet, where UIKit raises an exception",
    arguments: [
      ("ipad-10-9", "", ["noSource"]), ("iphone-15-pro", "", []),
      ("ipad-10-9", ", from: below", []), ("ipad-10-9", ", from: elsewhere", ["unknownView"]),
      ("iphone-15-pro", ", from: elsewhere", ["unknownView"]),
      ("ipad-10-9", ", from: 'rightItems[0]'", []),
      ("ipad-10-9", ", from: 'rightItems[1]'", ["unknownBarButton"]),
    ] as [(String, String, [String])])
  func popover(_ device: String, _ from: String, _ rules: [String]) throws {
    let spec = SpecText(
      """
      matrix: { device: \(device) }
      screen: { navigationBar: { title: A, rightItems: [Edit] }, presents: { sheets: a } }
      views:
        below: { kind: label, text: A }
        a: { kind: sheet, style: popover\(from) }
      """)
    let document = try #require(spec.document)
    let built = document.build(try #require(document.cells().cells.first))
    #expect(built.diagnostics.map(\.message.rule) == rules)
  }

  @Test("draws a view below a sheet in a dimmed tint, and a view in the sheet in its own")
  func tints() throws {
    let built = try cell(
      """
      matrix: { device: iphone-15-pro, os: 18 }
      screen: { presents: { sheets: a } }
      views:
        below: { kind: view }
        a: { kind: sheet, views: { b: { tint: systemRed }, c: {} } }
      """)
    func tint(_ name: String) throws -> RGBAColor? {
      built.styles[try #require(built.scene.views.firstIndex { $0.id.name == name })].tint
    }
    let blue = SystemColors.color(named: "systemBlue")?.light
    #expect(try tint("below") == blue?.dimmed)
    #expect(try tint("b") == SystemColors.color(named: "systemRed")?.light)
    #expect(try tint("c") == blue)
  }

  @Test("has a keyboard guide for each view")
  func keyboardGuides() throws {
    let built = try cell(
      """
      views:
        a: { keyboardGuide: { followsUndockedKeyboard: true } }
        b: {}
      when:
        - device: iphone-15-pro
          views: { a: { keyboardGuide: { usesBottomSafeArea: false } } }
      """)
    let guides = built.scene.views.map(\.keyboardGuide)
    #expect(guides.map(\.followsUndockedKeyboard) == [false, true, false])
    #expect(guides.map(\.usesBottomSafeArea) == [true, false, true])
  }

  @Test("says what the axes leave open", arguments: stronger)
  func axes(_ row: Stronger) throws {
    let built = try cell("screen: \(row.screen)\nmatrix: \(row.matrix)")
    #expect(row.isSo(built.configuration))
  }

  struct Stronger: CustomTestStringConvertible, Sendable {
    let name: String
    let screen: String
    let matrix: String
    let isSo: @Sendable (Configuration) -> Bool

    var testDescription: String { name }
  }

  private static let stronger = [
    Stronger(
      name: "the screen's bar without an axis", screen: "{ tabBar: opaque }", matrix: "{}",
      isSo: { $0.tabBar == .opaque }),
    Stronger(
      name: "an axis for a bar that the screen has not", screen: "{}",
      matrix: "{ toolbar: translucent }", isSo: { $0.toolbar == .translucent }),
    Stronger(
      name: "an axis against a bar", screen: "{ tabBar: { items: [A] } }",
      matrix: "{ tabBar: hidden }", isSo: { $0.tabBar == .hidden }),
    Stronger(
      name: "an axis against a hidden status bar", screen: "{ statusBar: hidden }",
      matrix: "{ statusBar: shown }", isSo: { $0.statusBar == .shown }),
    Stronger(
      name: "no bars on a custom device",
      screen: "{ tabBar: opaque, toolbar: opaque, navigationBar: opaque }",
      matrix: "{ device: { id: a, width: 9, height: 9 } }",
      isSo: { [$0.tabBar, $0.toolbar] == [.hidden, .hidden] && $0.navigationBar == .hidden }),
    Stronger(
      name: "the keyboard of the language", screen: "{}", matrix: "{ locale: zh-Hans }",
      isSo: { $0.keyboardLanguage == "zh-Hans" }),
    Stronger(
      name: "system and window", screen: "{}",
      matrix: "{ device: ipad-pro-11, os: 26, window: third }",
      isSo: { $0.os == .ios26 && $0.window == .third }),
  ]

  @Test(
    "is in a container if the spec or the matrix names a bar of a device",
    arguments: [
      ("nothing", "screen: {}", false),
      ("a navigation bar", "screen: { navigationBar: { title: A } }", true),
      ("a tab bar", "screen: { tabBar: { items: [A] } }", true),
      ("a toolbar", "screen: { toolbar: { items: [A] } }", true),
      ("a value for a bar", "matrix: { tabBar: hidden }", true),
      ("a value for another axis", "matrix: { statusBar: hidden }", false),
      (
        "a bar on a custom device",
        "screen: { toolbar: { items: [A] } }\nmatrix: { device: { id: a, width: 9, height: 9 } }",
        false
      ),
    ])
  func container(_ row: (name: String, text: String, hasContainer: Bool)) throws {
    let environment = try cell(row.text).scene.environment
    #expect(environment.hasBarContainer == row.hasContainer)
  }

  /// The only cell.
  private func cell(_ text: String) throws -> BuiltCell {
    let spec = SpecText(text)
    #expect(spec.errors.isEmpty)
    let document = try #require(spec.document)
    let built = document.build(try #require(document.cells().cells.first))
    #expect(built.diagnostics.isEmpty)
    return built
  }
}

/// A button with its index among those that the spec declares.
extension BarButton {
  init(_ values: KeyValues, number: Int) {
    self.init(values)
    self.number = number
  }
}
