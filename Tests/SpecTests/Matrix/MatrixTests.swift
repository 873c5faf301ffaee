import Diagnostics
import Testing
import ViewKinds

@testable import Spec

@Suite("The matrix") struct MatrixTests {
  @Test("has these cells", arguments: rows)
  func names(_ row: Matrix) {
    let spec = SpecText(row.spec)
    #expect(spec.errors.isEmpty)
    let expansion = spec.document?.cells()
    #expect(expansion?.cells.map(\.name) == row.cells)
    #expect(expansion?.impossible.reduce(0) { $0 + $1.names.count } == row.impossible)
  }

  @Test(
    "has values without names that patterns match",
    arguments: [
      ("locale", "[fr, fr-CA, ar]", "fr*", "locale-ar"),
      ("keyboard", "[300, 301, shown]", "30*", "keyboard-shown"),
      ("window", "[[400, 500], [600, 500], [500, 600]]", "*x500", "window-500x600"),
    ])
  func patternsOfOwnValues(axis: String, values: String, pattern: String, other: String) {
    let head = "matrix: { device: ipad-10-9, \(axis): \(values)"
    let filtered = SpecText("\(head), exclude: [{ \(axis): \"\(pattern)\" }] }")
    #expect(filtered.findings.isEmpty)
    #expect(filtered.document?.cells().cells.map(\.name) == ["ipad-10-9.\(other)"])
    let changed = SpecText(
      """
      \(head) }
      views: { a: {} }
      when: [{ \(axis): "\(pattern)", views: { a: { alpha: 0.5 } } }]
      """)
    #expect(changed.findings.isEmpty)
    let cells = changed.document?.cells().cells ?? []
    let alphas = cells.compactMap { changed.document?.build($0).styles.last?.alpha }
    #expect(alphas == [0.5, 0.5, 1])
    let none = SpecText("\(head), exclude: [{ \(axis): \"zz*\" }] }")
    #expect(none.errors.count == 1)
  }

  @Test("takes the project's patterns of values that the matrix leaves out")
  func patternOfDefault() {
    let project = ProjectConfiguration.parse(
      Array("defaults: { locale: fr-CA }".utf8), file: "config.yaml")
    let lookups = SpecLookups(defaults: project.configuration.defaults)
    let text = "views: { a: {} }\nwhen: [{ locale: fr*, views: { a: { alpha: 0.5 } } }]\n"
    let spec = SpecParser.parse(Array(text.utf8), file: "a.yaml", lookups: lookups)
    #expect(spec.diagnostics.isEmpty)
  }

  @Test("warns of an axis of the spec's own that no condition names")
  func unusedAxis() {
    let axis = "axes: { user: [guest, member] }\nmatrix: { user: [guest, member] }\n"
    #expect(
      SpecText(axis).findings == [
        "1:9+4 the axis `user` changes nothing: no condition names it → add an entry of `when` for one of its values, or remove the axis"
      ])
    let used = axis + "views: { a: {} }\nwhen: [{ user: member, views: { a: { hidden: true } } }]"
    #expect(SpecText(used).findings.isEmpty)
  }

  @Test("takes the project's values of axes that it leaves out", arguments: filled)
  func defaults(_ row: Matrix) {
    let project = ProjectConfiguration.parse(
      Array("defaults: { appearance: dark, os: 26 }".utf8), file: "config.yaml")
    #expect(project.diagnostics.isEmpty)
    let lookups = SpecLookups(defaults: project.configuration.defaults)
    let spec = SpecParser.parse(Array(row.spec.utf8), file: "a.yaml", lookups: lookups)
    #expect(spec.document?.cells().cells.map(\.name) == row.cells)
  }

  private static let filled = [
    Matrix(name: "no matrix", spec: "title: a", cells: ["iphone-15-pro.os-26.dark"]),
    Matrix(
      name: "an axis of its own", spec: "matrix: { appearance: [light, dark] }",
      cells: ["iphone-15-pro.os-26", "iphone-15-pro.os-26.dark"]),
    Matrix(
      name: "a phone without the system", spec: "matrix: { device: [iphone-x, iphone-se-3] }",
      cells: ["iphone-x.dark", "iphone-se-3.os-26.dark"]),
    Matrix(
      name: "entries with axes of their own",
      spec: "matrix: { include: [{ os: 18 }, { appearance: light }] }",
      cells: ["iphone-15-pro.dark", "iphone-15-pro.os-26"]),
    Matrix(
      name: "pairs of values",
      spec: "matrix: { strategy: pairwise, device: [iphone-x, iphone-se-3] }",
      cells: ["iphone-x.dark", "iphone-se-3.os-26.dark"]),
  ]

  @Test(
    "refuses a project's values that are not of an axis",
    arguments: [
      ("{ os: 27 }", "there is no system version `27`"),
      ("{ device: iphone-99 }", "there is no device `iphone-99`"),
      ("{ locale: '*' }", "no language matches `*`"),
      ("{ ios: 26 }", "`defaults` has no key `ios`"),
      (
        "{ appearance: '*' }",
        "`defaults.appearance` must be one value of the axis, such as `dark`, and this is `*`"
      ),
      ("26", "`defaults` must be a mapping of axes, such as `{ os: 26 }`, and this is `26`"),
    ])
  func wrongDefaults(_ value: String, _ message: String) {
    let project = ProjectConfiguration.parse(Array("defaults: \(value)".utf8), file: "config.yaml")
    #expect(project.diagnostics.map(\.message.text) == [message])
  }

  @Test("answers a wrong device of a project's values with one that is right")
  func wrongDevice() throws {
    func finding(_ device: String) -> Diagnostic? {
      let text = "defaults: { device: \(device) }"
      return ProjectConfiguration.parse(Array(text.utf8), file: "config.yaml").diagnostics.first
    }
    #expect(finding("iphone-se3")?.replacement == "iphone-se-3")
    let several = try #require(finding("current")?.message.text)
    let proposed = try #require(several.firstMatch(of: #/such as `([^`]+)`/#)?.1)
    #expect(finding(String(proposed)) == nil)
  }

  struct Matrix: CustomTestStringConvertible, Sendable {
    let name: String
    let spec: String
    let cells: [String]
    var impossible = 0

    var testDescription: String { name }
  }

  private static let rows = [
    Matrix(name: "without a matrix", spec: "title: a", cells: ["iphone-15-pro"]),
    Matrix(
      name: "single values", spec: "matrix: { device: iphone-x, orientation: landscape }",
      cells: ["iphone-x.landscape"]),
    Matrix(
      name: "the product, the last axis fastest",
      spec: "matrix: { device: [iphone-x, ipad-mini-6], appearance: [light, dark] }",
      cells: ["iphone-x", "iphone-x.dark", "ipad-mini-6", "ipad-mini-6.dark"]),
    Matrix(
      name: "every axis in the name",
      spec: """
        matrix:
          locale: fr-CA
          direction: rtl
          textSize: xLarge
          appearance: dark
          window: third
          statusBar: hidden
          keyboard: shownWithoutSuggestions
          toolbar: opaque
          tabBar: translucent
          navigationBar: largeTitle
          orientation: landscapeRight
          os: 26
          device: ipad-pro-11
        """,
      cells: [
        "ipad-pro-11.os-26.landscapeRight.navigationBar-largeTitle.tabBar-translucent.toolbar-opaque.keyboard-shownWithoutSuggestions.statusBar-hidden.window-third.dark.textSize-xLarge.rtl.locale-fr-CA"
      ]),
    Matrix(
      name: "both directions of reading", spec: "matrix: { direction: [ltr, rtl] }",
      cells: ["iphone-15-pro", "iphone-15-pro.rtl"]),
    Matrix(
      name: "custom devices among others, in the order of the file",
      spec: """
        matrix:
          device:
            - { id: pocket-1, width: 200, height: 300 }
            - iphone-x
            - { id: pocket-2, width: 200, height: 300 }
          orientation: [portrait, landscape]
        """,
      cells: [
        "pocket-1", "pocket-1.landscape", "iphone-x", "iphone-x.landscape", "pocket-2",
        "pocket-2.landscape",
      ]),
    Matrix(
      name: "custom devices by pattern and excluded by id",
      spec: """
        matrix:
          exclude: [{ device: pocket-2, orientation: landscape }, { device: tab* }]
          device: [{ id: pocket-1, width: 1, height: 2 }, { id: pocket-2, width: 1, height: 2 }, { id: tab, width: 9, height: 9 }]
          orientation: [portrait, landscape]
        """, cells: ["pocket-1", "pocket-1.landscape", "pocket-2"]),
    Matrix(
      name: "a custom device of one entry of include in another",
      spec: """
        matrix:
          include:
            - { device: pocket-*, direction: rtl }
            - { device: { id: pocket-1, width: 1, height: 2 } }
        """, cells: ["pocket-1.rtl", "pocket-1"]),
    Matrix(
      name: "neither bars nor a keyboard without a height on a custom device",
      spec: """
        screen: { navigationBar: opaque }
        matrix:
          device: { id: pocket, width: 200, height: 300 }
          navigationBar: [hidden, translucent]
          keyboard: [hidden, shown, shownWithoutSuggestions, 100]
        """,
      cells: ["pocket.navigationBar-hidden", "pocket.navigationBar-hidden.keyboard-100"],
      impossible: 6),
    Matrix(
      name: "the default system is the oldest that the device runs",
      spec: "matrix: { device: [iphone-16-pro, iphone-17], os: [18, 26] }",
      cells: ["iphone-16-pro", "iphone-16-pro.os-26", "iphone-17"], impossible: 1),
    Matrix(
      name: "tab bar and toolbar as the screen has them",
      spec: """
        screen: { tabBar: { items: [A] }, toolbar: opaque }
        matrix: { tabBar: [hidden, translucent], toolbar: [opaque, translucent] }
        """,
      cells: [
        "iphone-15-pro.tabBar-hidden", "iphone-15-pro.tabBar-hidden.toolbar-translucent",
        "iphone-15-pro", "iphone-15-pro.toolbar-translucent",
      ]),
    Matrix(
      name: "bars at the bottom that are hidden because the screen is pushed",
      spec: """
        screen: { tabBar: { items: [A] }, hidesBottomBarWhenPushed: true }
        matrix: { tabBar: [hidden, translucent] }
        """, cells: ["iphone-15-pro", "iphone-15-pro.tabBar-translucent"]),
    Matrix(
      name: "keyboards that float on tablets, and the digits",
      spec: "matrix: { device: [iphone-x, ipad-mini-6], keyboard: [floating, numberPad] }",
      cells: [
        "iphone-x.keyboard-numberPad", "ipad-mini-6.keyboard-floating",
        "ipad-mini-6.keyboard-numberPad",
      ], impossible: 1),
    Matrix(
      name: "the device's rule of the status bar",
      spec:
        "matrix: { device: [iphone-x, ipad-mini-6], orientation: [portrait, landscape], statusBar: [shown, hidden] }",
      cells: [
        "iphone-x", "iphone-x.statusBar-hidden", "iphone-x.landscape", "ipad-mini-6",
        "ipad-mini-6.statusBar-hidden", "ipad-mini-6.landscape",
        "ipad-mini-6.landscape.statusBar-hidden",
      ], impossible: 1),
    Matrix(
      name: "a status bar that the screen hides",
      spec: """
        screen: { statusBar: { hidden: true } }
        matrix: { statusBar: [shown, hidden] }
        """, cells: ["iphone-15-pro.statusBar-shown", "iphone-15-pro"]),
    Matrix(
      name: "windows of tablets by name and by size",
      spec: """
        matrix:
          device: [iphone-x, ipad-mini-6]
          window: [full, half, third, [400, 600], [4000, 600]]
        """,
      cells: [
        "iphone-x", "ipad-mini-6", "ipad-mini-6.window-third", "ipad-mini-6.window-400x600",
      ], impossible: 6),
    Matrix(
      name: "one window by its size", spec: "matrix: { device: ipad-mini-6, window: [400, 600] }",
      cells: ["ipad-mini-6.window-400x600"]),
    Matrix(
      name: "languages, of which some read leftward",
      spec: "matrix: { locale: [none, fr, ar, zh-Hans], direction: [ltr, rtl] }",
      cells: [
        "iphone-15-pro", "iphone-15-pro.locale-fr", "iphone-15-pro.ltr.locale-ar",
        "iphone-15-pro.locale-zh-Hans", "iphone-15-pro.rtl", "iphone-15-pro.rtl.locale-fr",
        "iphone-15-pro.locale-ar", "iphone-15-pro.rtl.locale-zh-Hans",
      ]),
    Matrix(
      name: "axes of the spec's own, the first value the default",
      spec: """
        axes: { user: [guest, member, 管理员], theme: [plain] }
        matrix: { theme: plain, user: [member, guest, 管理员] }
        """,
      cells: ["iphone-15-pro.user-member", "iphone-15-pro", "iphone-15-pro.user-管理员"]),
    Matrix(
      name: "an axis of the spec's own that the matrix leaves out",
      spec: "axes: { user: [guest, member] }", cells: ["iphone-15-pro"]),
    Matrix(
      name: "patterns of an axis of the spec's own, excluded and included",
      spec: """
        axes: { user: [guest, member-new, member-old] }
        matrix:
          include: [{ user: member-* }]
          exclude: [{ user: "*-old" }]
        """, cells: ["iphone-15-pro.user-member-new"]),
    Matrix(
      name: "a keyboard's height", spec: "matrix: { keyboard: [hidden, 300] }",
      cells: ["iphone-15-pro", "iphone-15-pro.keyboard-300"]),
    Matrix(
      name: "landscapeLeft by its other name",
      spec: "matrix: { orientation: [landscapeLeft, landscape] }",
      cells: ["iphone-15-pro.landscape"]),
    Matrix(
      name: "patterns, each device once, in the catalogue's order",
      spec: "matrix: { device: [iphone-12*, iphone-12] }",
      cells: ["iphone-12-mini", "iphone-12", "iphone-12-pro", "iphone-12-pro-max"]),
    Matrix(
      name: "a group of devices, less those of another",
      spec: """
        matrix:
          device: [small, ipad-mini-6]
          exclude: [{ device: notched }]
        """,
      cells: ["iphone-se-1", "iphone-8", "iphone-se-2", "iphone-se-3", "ipad-mini-6"]),
    Matrix(
      name: "the bar's style that the screen has is no part of the name",
      spec: """
        screen: { navigationBar: opaque }
        matrix: { navigationBar: [hidden, opaque, largeTitle] }
        """,
      cells: [
        "iphone-15-pro.navigationBar-hidden", "iphone-15-pro",
        "iphone-15-pro.navigationBar-largeTitle",
      ]),
    Matrix(
      name: "exclusions by all their axes",
      spec: """
        matrix:
          device: [iphone-x, ipad-mini-6]
          orientation: [portrait, landscape, landscapeRight]
          exclude:
            - { device: ipad-*, orientation: landscape }
            - { device: iphone-x, orientation: [landscapeLeft] }
        """,
      cells: ["iphone-x", "iphone-x.landscapeRight", "ipad-mini-6"]),
    Matrix(
      name: "what one of the filters lets in",
      spec: """
        matrix:
          device: [iphone-x, ipad-mini-6]
          appearance: [light, dark]
          orientation: [portrait, landscape]
          only: [{ device: ipad-*, orientation: landscape }, { appearance: dark }]
          exclude: [{ device: iphone-x, orientation: landscape }]
        """,
      cells: [
        "iphone-x.dark", "ipad-mini-6.dark", "ipad-mini-6.landscape",
        "ipad-mini-6.landscape.dark",
      ]),
    Matrix(
      name: "only what is included",
      spec: """
        matrix:
          include:
            - { device: iphone-x, orientation: [portrait, landscape] }
            - { device: ipad-mini-6, appearance: dark }
            - { device: iphone-x }
        """,
      cells: ["iphone-x", "iphone-x.landscape", "ipad-mini-6.dark"]),
    Matrix(
      name: "no notched phone upside down",
      spec: """
        matrix:
          device: [iphone-se-3, iphone-x, ipad-mini-6]
          orientation: portraitUpsideDown
        """,
      cells: ["iphone-se-3.portraitUpsideDown", "ipad-mini-6.portraitUpsideDown"], impossible: 1),
    Matrix(
      name: "no keyboard higher than the screen",
      spec: "matrix: { orientation: [portrait, landscape], keyboard: 500 }",
      cells: ["iphone-15-pro.keyboard-500"], impossible: 1),
  ]

  @Test("is refused above the limit")
  func limit() {
    var limits = SpecLimits()
    limits[.cells] = 3
    let text = "matrix: { appearance: [light, dark], orientation: [portrait, landscape] }"
    let parsed = SpecParser.parse(Array(text.utf8), file: "a.yaml", limits: limits)
    let (document, diagnostics) = (parsed.document, parsed.diagnostics)
    #expect(document == nil)
    #expect(
      diagnostics.map(SpecText.line) == [
        "1:9+1 the matrix has 4 cells; it may have 3 → name fewer values, use `include`, or draw each pair of values once with `strategy: pairwise`, or raise the limit with `--limit cells=4`"
      ])
  }

  @Test(
    "matches patterns",
    arguments: [
      ("iphone-*", "iphone-x", true), ("iphone-*", "ipad-mini-6", false), ("*", "", true),
      ("*-pro", "iphone-15-pro", true), ("*-pro", "iphone-15-pro-max", false),
      ("iphone-1?", "iphone-12", true), ("iphone-1?", "iphone-1", false), ("a*b*c", "aXbXbc", true),
      ("", "a", false), ("shown", "shownWithoutSuggestions", false),
      (#"a\*"#, "a*", true), (#"a\*"#, "ab", false), (#"\?\\*"#, #"?\b"#, true),
      (#"a\"#, #"a\"#, true),
    ])
  func globs(pattern: String, name: String, matches: Bool) {
    #expect(Glob(pattern).matches(name) == matches)
  }
}
