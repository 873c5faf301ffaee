import Foundation
import TestSupport
import Testing

@testable import StrutCommand

@Suite("strut test with tolerances")
struct ToleranceCommandTests {
  private func spec(clock: String = "9:41", price: String = "3 €", compare: String) -> String {
    """
    matrix: { device: iphone-15-pro }
    compare: \(compare)
    views:
      clock: { kind: label, text: "\(clock)", pin: { top: 0, leading: 16, to: safeArea } }
      price: { kind: label, text: "\(price)", center: superview }

    """
  }

  private func recorded(_ compare: String) throws -> TemporaryFolder {
    let scratch = try TemporaryFolder()
    try scratch.write(spec(compare: compare), to: "a.yaml")
    _ = strut("test", "a.yaml", "--record", "missing", in: scratch.path)
    return scratch
  }

  @Test("lets an ignored view be, and still sees the others")
  func ignored() throws {
    let compare = "{ ignore: [clock] }"
    let scratch = try recorded(compare)
    try scratch.write(spec(clock: "10:42", compare: compare), to: "a.yaml")
    #expect(
      strut("test", "a.yaml", in: scratch.path).out
        == "1 cell: 1 matches (1 within its tolerance)\n")
    try scratch.write(spec(clock: "10:42", price: "33 €", compare: compare), to: "a.yaml")
    let outcome = strut("test", "a.yaml", in: scratch.path)
    #expect(outcome.status == .snapshotsDiffer)
    #expect(outcome.out.contains("`price` changed its text from `3 €` to `33 €`, moved "))
    #expect(!outcome.out.contains("`clock`"))
  }

  @Test(
    "lets an ignored view change the order only of views beside it",
    arguments: [
      ("a view that it covers now", "price", "{ top: 60, leading: 30 }", true),
      ("a view beside it", "price", "{ top: 300, leading: 30 }", false),
      ("an ignored view", "badge", "{ top: 60, leading: 30 }", false),
    ])
  func order(name: String, id: String, place: String, isChange: Bool) throws {
    let head = """
      matrix: { device: iphone-se-3 }
      compare: { ignore: [clock\(id == "badge" ? ", badge" : "")] }
      views:
      """
    let clock = "  clock: { background: red, size: [200, 200], pin: { top: 40, leading: 16 } }"
    let other = "  \(id): { background: blue, size: [40, 20], pin: \(place) }"
    let last = "  last: { size: [40, 20], pin: { bottom: 0, leading: 30 } }"
    func spec(_ views: String...) -> String { ([head] + views + [""]).joined(separator: "\n") }
    let scratch = try TemporaryFolder()
    try scratch.write(spec(clock, other, last), to: "a.yaml")
    _ = strut("test", "a.yaml", "--record", "missing", in: scratch.path)
    // Only the ignored view changes its place among the three.
    try scratch.write(spec(other, last, clock), to: "a.yaml")
    let outcome = strut("test", "a.yaml", in: scratch.path)
    #expect(outcome.status == (isChange ? .snapshotsDiffer : .success))
    let sentence = "`price` changed its place in the back-to-front order\n"
    #expect(outcome.out.contains(sentence) == isChange)
    #expect(!outcome.out.contains("`clock` changed"))
  }

  @Test(
    "fails if a view enters or leaves an ignored view",
    arguments: [
      ("hidden in it", ["", note], [hiddenNote, ""], "`note` moved from `root` to `clock`"),
      ("out of it", [note, ""], ["", note], "`note` moved from `clock` to `root`"),
      ("around it", ["", box], [box, ""], "`box` moved from `root` to `clock`"),
    ])
  func crossing(name: String, before: [String], after: [String], sentence: String) throws {
    func spec(_ bodies: [String]) -> String {
      """
      matrix: { device: iphone-se-3 }
      compare: { ignore: [clock] }
      views:
        clock: { size: [100, 100], pin: { top: 300, leading: 16 }, views: { \(bodies[0]) } }
        \(bodies[1])

      """
    }
    let scratch = try TemporaryFolder()
    try scratch.write(spec(before), to: "a.yaml")
    _ = strut("test", "a.yaml", "--record", "missing", in: scratch.path)
    try scratch.write(spec(after), to: "a.yaml")
    let outcome = strut("test", "a.yaml", in: scratch.path)
    #expect(outcome.status == .snapshotsDiffer)
    #expect(outcome.out.contains(sentence), "\(outcome.out)")
  }

  private static let note = "note: { kind: label, text: Note, pin: { top: 9, leading: 9 } }"
  private static let hiddenNote = note.replacing("Note,", with: "Note, hidden: true,")
  private static let box =
    "box: { size: [90, 50], pin: { top: 9, leading: 9 }, views: { \(note) } }"

  @Test(
    "applies the rule of a view to its subviews outside it",
    arguments: [
      ("an ignored view", "{ ignore: [card] }", true),
      ("an exact view", "{ limit: 100 %, views: { card: { limit: 0 } } }", false),
    ])
  func subviewOutside(name: String, compare: String, isTolerated: Bool) throws {
    let spec = """
      matrix: { device: iphone-se-3 }
      compare: \(compare)
      views:
        card:
          background: systemYellow
          size: [100, 100]
          pin: { top: 100, leading: 20 }
          views:
            bar: { kind: progress, progress: 0.3, width: 90, pin: { top: 110, leading: 5 } }

      """
    let scratch = try TemporaryFolder()
    try scratch.write(spec, to: "a.yaml")
    _ = strut("test", "a.yaml", "--record", "missing", in: scratch.path)
    try scratch.write(spec.replacing("0.3", with: "0.9"), to: "a.yaml")
    let outcome = strut("test", "a.yaml", in: scratch.path)
    #expect(outcome.status == (isTolerated ? .success : .snapshotsDiffer))
    #expect(outcome.out.contains("in `card` more than 0 pixels differ") != isTolerated)
  }

  @Test("says which view's limit was passed")
  func limit() throws {
    let compare = "{ move: 5, limit: 100 %, views: { price: { limit: 2 px } } }"
    let scratch = try recorded(compare)
    try scratch.write(spec(price: "4 €", compare: compare), to: "a.yaml")
    let outcome = strut("test", "a.yaml", in: scratch.path)
    #expect(outcome.status == .snapshotsDiffer)
    #expect(
      outcome.out.contains(
        """

              in `price` more than 2 pixels differ
              because `text` of `price` changed from `3 €` to `4 €` (a.yaml:5)
        1 cell: 1 differs

        """))
  }

  @Test(
    "fails if a view changes otherwise than in pixels, whatever the limit of pixels",
    arguments: [
      ("another text", "text: 3 €", "text: 9 €", "`price` changed its text from `3 €` to `9 €`"),
      ("another title", "title: Pay", "title: Buy", "`pay` changed its text from `Pay` to `Buy`"),
      (
        "another colour", "textColor: black", "textColor: white",
        "`price` changed its text colour from #000000 to #FFFFFF"
      ),
      ("a switch that is off", "on: true", "on: false", "`sound` changed its colours from "),
      ("a hidden switch", "on: true", "on: true, hidden: true", "`sound` is now hidden"),
    ])
  func otherChanges(name: String, before: String, after: String, sentence: String) throws {
    let spec = """
      matrix: { device: iphone-se-3 }
      compare: { measure: deltaE2000, threshold: 100, limit: 100 %, move: 5 }
      views:
        price: { kind: label, text: 3 €, textColor: black, pin: { top: 40, leading: 20 } }
        sound: { kind: switch, on: true, pin: { top: 80, leading: 20 } }
        pay: { kind: button, title: Pay, size: [60, 30], pin: { top: 180, leading: 20 } }

      """
    let scratch = try TemporaryFolder()
    try scratch.write(spec, to: "a.yaml")
    _ = strut("test", "a.yaml", "--record", "missing", in: scratch.path)
    try scratch.write(spec.replacing(before, with: after), to: "a.yaml")
    let outcome = strut("test", "a.yaml", in: scratch.path)
    #expect(outcome.status == .snapshotsDiffer)
    #expect(outcome.out.contains("      \(sentence)"))
  }

  @Test(
    "names a change that is no line of the layout, and fails whatever the limit of pixels",
    arguments: [
      (
        "a message", "message: Pay 3 €?", "message: Pay 9 €?",
        "`alert` changed its text from `Pay 3 €?` to `Pay 9 €?`"
      ),
      (
        "no tabs", "tabBar: { items: [{ title: Home }, { title: Mail }] }", "",
        "`tabBar` vanished"
      ),
      ("a toolbar", "  tabBar:", "  toolbar: { items: [Send] }\n  tabBar:", "`toolbar` appeared"),
      (
        "a bar's title", "title: Buy", "title: Pay",
        "`navigationBar` changed its text from `Buy` to `Pay`"
      ),
      (
        "a grey button", "title: Done", "title: Done, enabled: false",
        "`navigationBar` changed its text colour from "
      ),
      (
        "a badge", "title: Mail", "title: Mail, badge: \"9\"",
        "`tabBar` changed from 2 texts to 3 texts"
      ),
      (
        "a bar's button on the other side", "rightItems: [{ title: Done }]",
        "leftItems: [{ title: Done }]", "`navigationBar` is drawn in another way"
      ),
      ("a symbol", "symbol: star", "symbol: heart", "`go` is drawn in another way"),
      (
        "a pressed button", "symbol: star", "symbol: star, highlighted: true",
        "`go` is drawn in another way"
      ),
      ("a progress", "progress: 0.1", "progress: 0.9", "`bar` is drawn in another way"),
      (
        "a turn", "text: 3 €", "text: 3 €, transform: { rotate: 180 }",
        "`price` is drawn in another way"
      ),
      (
        "a movement", "text: 3 €", "text: 3 €, transform: { translate: [1000, 0] }",
        "`price` is drawn in another way"
      ),
      ("a clip", "clips: false", "clips: true", "`box` is drawn in another way"),
      ("a clip's radius", "cornerRadius: 8", "cornerRadius: 20", "`photo` is drawn in another way"),
      (
        "a clip's corners", "cornerRadius: 8", "cornerRadius: 8\n    corners: [topLeft]",
        "`photo` is drawn in another way"
      ),
      (
        "the curve of a clip's corners", "cornerRadius: 8",
        "cornerRadius: 8\n    cornerCurve: continuous", "`photo` is drawn in another way"
      ),
      (
        "the radius of a turned clip", "cornerRadius: 6", "cornerRadius: 12",
        "`turned` is drawn in another way"
      ),
      (
        "the radius of a scroll view", "cornerRadius: 4", "cornerRadius: 16",
        "`list` is drawn in another way"
      ),
      ("a line", "text: 3 €", "text: 3 €, strikethrough: true", "`price` is drawn in another way"),
    ])
  func unlistedChanges(name: String, before: String, after: String, sentence: String) throws {
    let compare = "compare: { measure: deltaE2000, threshold: 100, limit: 100 %, move: 5 }"
    let spec = """
      matrix: { device: iphone-se-3 }
      \(compare)
      screen:
        navigationBar: { title: Buy, rightItems: [{ title: Done }] }
        tabBar: { items: [{ title: Home }, { title: Mail }] }
        presents: { alert: { title: Pay, message: Pay 3 €?, actions: [OK] } }
      views:
        price: { kind: label, text: 3 €, pin: { top: 80, leading: 20 } }
        go: { kind: button, symbol: star, size: [40, 40], pin: { top: 120, leading: 20 } }
        bar: { kind: progress, progress: 0.1, width: 100, pin: { top: 170, leading: 20 } }
        box:
          clips: false
          size: [40, 40]
          pin: { top: 180, leading: 20 }
          views: { out: { kind: label, text: out, pin: { top: 50, leading: 0 } } }
        photo:
          clips: true
          cornerRadius: 8
          size: [60, 60]
          pin: { top: 260, leading: 20 }
          views: { sky: { background: systemBlue, pin: superview } }
        turned:
          clips: true
          cornerRadius: 6
          size: [60, 60]
          transform: { rotate: 30 }
          pin: { top: 340, leading: 30 }
          views: { sea: { background: systemTeal, pin: superview } }
        list:
          kind: scroll
          cornerRadius: 4
          size: [60, 60]
          pin: { top: 440, leading: 20 }
          views: { page: { background: systemGray, size: [60, 90], pin: superview } }

      """
    for spec in [spec, spec.replacing(compare, with: "compare: {}")] {
      let scratch = try TemporaryFolder()
      try scratch.write(spec, to: "a.yaml")
      _ = strut("test", "a.yaml", "--record", "missing", in: scratch.path)
      try scratch.write(spec.replacing(before, with: after), to: "a.yaml")
      let outcome = strut("test", "a.yaml", in: scratch.path)
      #expect(outcome.status == .snapshotsDiffer, "\(outcome.transcript)")
      #expect(outcome.out.contains("      \(sentence)"), "\(outcome.transcript)")
    }
  }

  struct OldContent: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let sentences: [String]
    /// Changes the files after the reference was recorded.
    let edit: @Sendable (TemporaryFolder) throws -> Void

    init(
      _ description: String, _ sentences: [String] = [undrawable, changedTitle],
      edit: @escaping @Sendable (TemporaryFolder) throws -> Void
    ) {
      testDescription = description
      self.sentences = sentences
      self.edit = edit
    }

    private static let undrawable =
      "the old spec is missing or cannot be drawn, so its tolerance does not apply"
    private static let changedTitle =
      "because `screen.navigationBar.title` changed from `Buy` to `Sell` (a.yaml:4)"

    private static let spec = """
      matrix: { device: iphone-se-3 }
      assets: A.xcassets
      compare: { measure: yiq, limit: 5 % }
      screen: { navigationBar: { title: Buy, rightItems: [{ image: cart.svg }] } }
      views: { box: { background: Brand, size: [40, 50], pin: { top: 240, leading: 20 } } }

      """

    private static func picture(_ shape: String) -> String {
      "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='20'>\(shape)</svg>"
    }

    /// Writes the spec with other words.
    private static func write(
      _ replacements: [(String, String)], in scratch: TemporaryFolder
    ) throws {
      let text = replacements.reduce(spec) { $0.replacing($1.0, with: $1.1) }
      try scratch.write(text, to: "a.yaml")
    }

    static func recorded() throws -> TemporaryFolder {
      let scratch = try TemporaryFolder()
      try scratch.write(
        """
        {"colors":[{"idiom":"universal","color":{"color-space":"srgb",
          "components":{"red":"1.000","green":"0","blue":"0","alpha":"1.000"}}}]}
        """, to: "A.xcassets/Brand.colorset/Contents.json")
      try scratch.write(picture("<circle cx='10' cy='10' r='10'/>"), to: "cart.svg")
      try write([], in: scratch)
      _ = strut("test", "a.yaml", "--record", "missing", in: scratch.path)
      return scratch
    }

    private static func move(_ one: String, to other: String, in scratch: TemporaryFolder) throws {
      try FileManager.default.moveItem(at: scratch.file(one), to: scratch.file(other))
    }

    static let rows = [
      OldContent("a colour has another name") { scratch in
        try move("A.xcassets/Brand.colorset", to: "A.xcassets/Main.colorset", in: scratch)
        try write([("Buy", "Sell"), ("Brand", "Main")], in: scratch)
      },
      OldContent("the catalogue has another name") { scratch in
        try move("A.xcassets", to: "B.xcassets", in: scratch)
        try write([("Buy", "Sell"), ("A.xcassets", "B.xcassets")], in: scratch)
      },
      OldContent(
        "the picture of a bar is replaced",
        [
          "`navigationBar` changed its picture from `cart.svg` to `bin.svg`",
          "because `screen.navigationBar.rightItems.image` changed from `cart.svg` to `bin.svg`",
        ]
      ) { scratch in
        try FileManager.default.removeItem(at: scratch.file("cart.svg"))
        try scratch.write(picture("<path d='M0 0h20L10 20z'/>"), to: "bin.svg")
        try write([("cart", "bin")], in: scratch)
      },
      OldContent("the old text is edited", [undrawable]) { scratch in
        let folder = scratch.file("references/a/.sources")
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
          try scratch.write("matrix: {}\n", to: "references/a/.sources/\(name)")
        }
        try write([("Buy", "Sell")], in: scratch)
      },
      OldContent("the old text is missing", [undrawable]) { scratch in
        try FileManager.default.removeItem(at: scratch.file("references/a/.sources"))
        try write([("Buy", "Sell")], in: scratch)
      },
    ]
  }

  @Test(
    "fails if the old bars cannot be compared, and names what is known",
    arguments: OldContent.rows)
  func oldContent(_ row: OldContent) throws {
    let scratch = try OldContent.recorded()
    try row.edit(scratch)
    let outcome = strut("test", "a.yaml", in: scratch.path)
    #expect(outcome.status == .snapshotsDiffer, "\(outcome.transcript)")
    for sentence in row.sentences {
      #expect(outcome.out.contains("      \(sentence)"), "\(outcome.transcript)")
    }
  }

  @Test("allows places of what is no line of the layout in views that may move, and only there")
  func allowedChanges() throws {
    let spec = """
      matrix: { device: iphone-se-3 }
      compare: { limit: 10 %, move: 2 }
      views:
        box: { background: systemBlue, cornerRadius: 8, size: [80, 80], center: superview }

      """
    let scratch = try TemporaryFolder()
    try scratch.write(spec, to: "a.yaml")
    _ = strut("test", "a.yaml", "--record", "missing", in: scratch.path)
    try scratch.write(spec.replacing("[80, 80]", with: "[82, 82]"), to: "a.yaml")
    #expect(
      strut("test", "a.yaml", in: scratch.path).out
        == "1 cell: 1 matches (1 within its tolerance)\n")
    try scratch.write(spec.replacing("Radius: 8", with: "Radius: 9"), to: "a.yaml")
    #expect(strut("test", "a.yaml", in: scratch.path).status == .snapshotsDiffer)
  }

  @Test("draws references at the scale that the spec says")
  func scale() throws {
    let scratch = try recorded("{ scale: 1 }")
    let header = try scratch.bytes("references/a/iphone-15-pro.png")[16..<24]
    #expect(Array(header) == [0, 0, 1, 0x89, 0, 0, 3, 0x54])
    #expect(strut("test", "a.yaml", in: scratch.path).out == "1 cell: 1 matches\n")
    try scratch.write(spec(compare: "{}"), to: "a.yaml")
    let outcome = strut("test", "a.yaml", in: scratch.path)
    #expect(
      outcome.out.contains("the picture is 1179 × 2556 pixels, the reference 393 × 852\n"))
  }
}
