import Foundation
import TestSupport
import Testing

@testable import StrutCommand

@Suite("strut match")
struct MatchCommandTests {
  /// A spec whose frames need no font: two boxes and a switch of 51 × 31.
  private static let spec = """
    matrix: { device: [iphone-se-3, iphone-15-pro], appearance: [light, dark] }
    views:
      card:
        pin: { top: 10, horizontal: 20, to: safeArea }
        height: 100
        views:
          badge: { size: [40, 30], pin: { top: 8, trailing: 8 } }
      power: { kind: switch, pin: { bottom: 12, leading: 20, to: safeArea } }
    """

  /// The views of the app on an iPhone SE (375 × 667, a safe area of 20 at the top).
  private static func dump(
    card: String = "20 30; 335 100", badge: String = "287 8; 40 30",
    power: String = "20 624; 51 31", more: String = ""
  ) -> String {
    """
    <UIView; frame = (0 0; 375 667); autoresize = W+H; layer = <CALayer>>
       | <UIView; frame = (\(card)); layer = <CALayer>>
       |    | <Shop.Badge; baseClass = UIView; frame = (\(badge)); layer = <CALayer>>
       | <UISwitch; frame = (\(power)); opaque = NO; layer = <CALayer>>
    \(more)
    """
  }

  private func scratch(_ files: [String: String]) throws -> TemporaryFolder {
    let scratch = try TemporaryFolder()
    try scratch.write(Self.spec, to: "shop.yaml")
    for (name, text) in files { try scratch.write(text, to: name) }
    return scratch
  }

  @Test("ends with 0 for an app with the same frames")
  func same() throws {
    let scratch = try scratch(["a.txt": Self.dump()])
    let outcome = strut("match", "shop.yaml", "a.txt", in: scratch.path)
    #expect(outcome.status == .success)
    #expect(
      outcome.transcript == """
          a.txt, shop/iphone-se-3: 4 views in pairs, all match
        1 dump: 1 matches

        """)
  }

  @Test("names the view, the points, the place and the constraint")
  func different() throws {
    let scratch = try scratch(["a.txt": Self.dump(card: "20 30; 335 90", badge: "283 8; 40 30")])
    let outcome = strut("match", "shop.yaml", "a.txt", "--only", "iphone-se-3", in: scratch.path)
    #expect(outcome.status == .snapshotsDiffer)
    #expect(
      outcome.out == """
        shop.yaml:3:3: error: `card` is 10 pt shorter in the app [otherFrame]
          3 |   card:
            |   ^^^^
          note: height 90 (100 in the layout)
          note: `card.height == 100` decides height in the layout (line 5)

        shop.yaml:7:7: error: `badge` is 4 pt further left in the app [otherFrame]
          7 |       badge: { size: [40, 30], pin: { top: 8, trailing: 8 } }
            |       ^^^^^
          note: in `card`, x 283 (287 in the layout)
          note: `badge.width == 40` decides x in the layout (line 7)
          note: `badge.trailing == superview.trailing - 8` decides x in the layout (line 7)

          a.txt, shop/iphone-se-3: 4 views in pairs, 2 differences, up to 10 pt
        1 dump: 1 differs

        """)
  }

  @Test(
    "allows half a point, or as many as are given",
    arguments: [
      ("20 624.5; 51 31", nil, StrutCommand.ExitStatus.success),
      ("20 624.6; 51 31", nil, .snapshotsDiffer), ("20 630; 51 31", "6", .success),
      ("20 630; 51 31", "6 pt", .success), ("20 630; 51 31", "5.5", .snapshotsDiffer),
      ("20 624.5; 51 31", "0", .snapshotsDiffer),
    ] as [(String, String?, StrutCommand.ExitStatus)])
  func tolerance(_ power: String, _ allowed: String?, _ status: StrutCommand.ExitStatus) throws {
    let scratch = try scratch(["a.txt": Self.dump(power: power)])
    let options = allowed.map { ["--allow", $0] } ?? []
    let outcome = strut(["match", "shop.yaml", "a.txt"] + options, in: scratch.path)
    #expect(outcome.status == status, "\(outcome.transcript)")
  }

  @Test("groups the dumps in which a view differs in the same directions")
  func groups() throws {
    let pro = """
      <UIView; frame = (0 0; 393 852); layer = <CALayer>>
         | <UIView; frame = (20 69; 353 94); layer = <CALayer>>
         |    | <UIView; frame = (305 8; 40 30); layer = <CALayer>>
         | <UISwitch; frame = (20 775; 51 31); opaque = NO; layer = <CALayer>>
      """
    let scratch = try scratch([
      "se.txt": Self.dump(card: "20 30; 335 90"), "pro.txt": pro,
    ])
    let outcome = strut("match", "shop.yaml", "se.txt", "pro.txt", in: scratch.path)
    #expect(outcome.status == .snapshotsDiffer)
    #expect(
      outcome.out == """
        shop.yaml:3:3: error: `card` is 6 to 10 pt shorter in the app [otherFrame]
          3 |   card:
            |   ^^^^
          note: iphone-se-3: height 90 (100 in the layout)
          note: iphone-15-pro: height 94 (100 in the layout)
          note: on all 2 dumps
          note: `card.height == 100` decides height in the layout (line 5)

          se.txt, shop/iphone-se-3: 4 views in pairs, 1 difference, up to 10 pt
          pro.txt, shop/iphone-15-pro: 4 views in pairs, 1 difference, up to 6 pt
        2 dumps: 2 differ

        """)
  }

  @Test("reports a difference of all rows of a list once")
  func rows() throws {
    let table = """
      matrix: { device: iphone-se-3 }
      views:
        list:
          kind: tableView
          pin: { all: 0 }
          row: { size: [40, 40], pin: { leading: 16, vertical: 2 } }
          items: [{}, {}, {}]
      """
    // A row is 2 + 40 + 2 and the separator's half point, rounded up.
    let cells = (0..<3).map { index in
      """
         |    | <UITableViewCell; frame = (0 \(45 * index); 375 45); layer = <CALayer>>
         |    |    | <UITableViewCellContentView; frame = (0 0; 375 44); layer = <CALayer>>
         |    |    |    | <UIView; frame = (19 2; 40 40); layer = <CALayer>>
      """
    }
    let dump = """
      <UIView; frame = (0 0; 375 667); layer = <CALayer>>
         | <UITableView; frame = (0 0; 375 667); contentOffset: {0, 0}; layer = <CALayer>>
      \(cells.joined(separator: "\n"))
      """
    let scratch = try scratch(["table.yaml": table, "a.txt": dump])
    let outcome = strut("match", "table.yaml", "a.txt", "--allow", "1", in: scratch.path)
    #expect(
      outcome.out.contains(
        """
        table.yaml:6:10: error: `list[].row` of 3 items is 3 pt further right in the app [otherFrame]
          6 |     row: { size: [40, 40], pin: { leading: 16, vertical: 2 } }
            |          ^
          note: `list[0].row`: in `list[0].contentView`, x 19 (16 in the layout)
          note: `list[1].row`: in `list[1].contentView`, x 19 (16 in the layout)
          note: `list[2].row`: in `list[2].contentView`, x 19 (16 in the layout)
          note: `list[].row.leading == superview.leading + 16` decides x in the layout (line 6)
        """), "\(outcome.transcript)")
  }

  @Test("takes the cell whose state the file's name or the traits mention")
  func traits() throws {
    let json = """
      { "format": 1, "window": { "size": [375, 667], "scale": 2, "safeArea": [44, 0, 0, 0] },
        "traits": { "style": "dark", "textSize": "UICTContentSizeCategoryXL" }, "views": [
        { "depth": 0, "class": "UIView", "frame": [0, 0, 375, 667] },
        { "depth": 1, "class": "UIView", "frame": [20, 30, 335, 100] },
        { "depth": 2, "class": "UIView", "frame": [307, 38, 40, 30] },
        { "depth": 1, "class": "UISwitch", "frame": [20, 624, 51, 31] } ] }
      """
    let scratch = try scratch(["testShop.dark.txt": Self.dump(), "a.json": json])
    #expect(
      strut("match", "shop.yaml", "testShop.dark.txt", in: scratch.path).out
        .hasPrefix("  testShop.dark.txt, shop/iphone-se-3.dark: 4 views"))
    // A name mentions a value without its axis.
    let keyboards = Self.spec.replacing(
      "appearance: [light, dark]", with: "keyboard: [hidden, shown]")
    try scratch.write(keyboards, to: "keys.yaml")
    try scratch.write(Self.dump(), to: "testShop.shown.txt")
    #expect(
      strut("match", "keys.yaml", "testShop.shown.txt", in: scratch.path).out
        .contains("testShop.shown.txt, keys/iphone-se-3.keyboard-shown: 4 views"))
    #expect(
      strut("match", "shop.yaml", "a.json", in: scratch.path).out == """
          a.json, shop/iphone-se-3.dark: 4 views in pairs, all match
              the safe area is 44 0 0 0 in the app and 20 0 0 0 in the cell
              the text size is xLarge in the app and large in the cell
        1 dump: 1 matches

        """)
    #expect(
      strut("match", "shop.yaml", "a.json", "--json", in: scratch.path).out.contains(
        #"{ "property": "textSize", "app": "xLarge", "cell": "large" }"#))
  }

  @Test("tells a safe area that differs by half a point", arguments: [("20.5", 1), ("20.25", 0)])
  func safeArea(_ top: String, _ count: Int) throws {
    let json = """
      { "format": 1, "window": { "size": [375, 667], "safeArea": [\(top), 0, 0, 0] },
        "traits": {}, "views": [{ "depth": 0, "class": "UIView", "frame": [0, 0, 375, 667] }] }
      """
    let scratch = try scratch(["a.json": json])
    let outcome = strut("match", "shop.yaml", "a.json", in: scratch.path)
    let line = "the safe area is \(top) 0 0 0 in the app and 20 0 0 0 in the cell"
    #expect(outcome.out.matches(of: /the safe area is/).count == count, "\(outcome.transcript)")
    #expect(outcome.out.contains(line) == (count == 1))
  }

  @Test("names the devices of a size that no cell has, with status 4")
  func noCell() throws {
    let text = Self.dump().replacing("375 667", with: "320 568")
    let scratch = try scratch(["a.txt": text])
    let outcome = strut("match", "shop.yaml", "a.txt", "--device", "iphone-15*", in: scratch.path)
    #expect(outcome.status == .nothingSelected)
    #expect(
      outcome.err == """
        error: the views of `a.txt` are 320 × 568 points, and no cell has that size [noCellOfSize]
          note: the cells have 393 × 852 (iphone-15-pro)
          note: devices of that size are `iphone-se-1`
          help: add `iphone-se-1` to the matrix, or write `--set device=iphone-se-1`

        """)
    let set = strut("match", "shop.yaml", "a.txt", "--set", "device=iphone-se-1", in: scratch.path)
    #expect(set.out.contains("a.txt, shop/iphone-se-1: 4 views in pairs"))
  }

  @Test("says which views are missing, additional or hidden")
  func views() throws {
    let scratch = try scratch([
      "a.txt": """
      <UIView; frame = (0 0; 375 667); autoresize = W+H; layer = <CALayer>>
         | <UIView; frame = (20 30; 335 100); hidden = YES; layer = <CALayer>>
         |    | <UIView; frame = (287 8; 40 30); layer = <CALayer>>
         | <UILabel; frame = (20 624; 51 31); text = 'On'; layer = <CALayer>>
      """
    ])
    let outcome = strut("match", "shop.yaml", "a.txt", in: scratch.path)
    #expect(outcome.status == .snapshotsDiffer)
    let titles = outcome.out.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(
      titles == [
        "shop.yaml:3:3: error: `card` is hidden in the app, and not in the layout [otherVisibility]",
        "shop.yaml:8:3: error: the app has no view for `power` [missingView]",
        "shop.yaml:1:1: error: the app has a `UILabel` \"On\", and the spec has no such view [additionalView]",
      ])
  }

  @Test("compares views of an alpha of 0 as hidden ones, and transforms")
  func invisibleAndTurned() throws {
    func dump(_ values: String) -> String {
      """
      <UIView; frame = (0 0; 375 667); layer = <CALayer>>
         | <UILabel; frame = (20 30; 40 40); text = 'A'; \(values)layer = <CALayer>>
      """
    }
    let label = "kind: label, text: A, frame: [20, 30, 40, 40]"
    let scratch = try scratch([
      "clear.yaml": "matrix: { device: iphone-se-3 }\nviews: { a: { \(label), alpha: 0 } }\n",
      "plain.yaml": "matrix: { device: iphone-se-3 }\nviews: { a: { \(label) } }\n",
      "clear.txt": dump("alpha = 0; "), "plain.txt": dump(""),
      "turned.txt": dump("transform = [0, 1, -1, 0, 0, 0]; "),
    ])
    func title(_ spec: String, _ dump: String) -> String? {
      strut("match", spec, dump, in: scratch.path).out.split(separator: "\n")
        .first { $0.contains(": error: ") }.map(String.init)
    }
    #expect(title("clear.yaml", "clear.txt") == nil)
    #expect(
      title("clear.yaml", "plain.txt")
        == "clear.yaml:2:10: error: `a` is hidden in the layout, and not in the app [otherVisibility]"
    )
    #expect(
      title("plain.yaml", "turned.txt")
        == "plain.yaml:2:10: error: `a` has the transform (0, 1, -1, 0, 0, 0) in the app, and none in the layout [otherTransform]"
    )
  }

  @Test("reports a control of another class")
  func otherClass() throws {
    let scratch = try scratch([
      "a.txt": """
      <UIView; frame = (0 0; 375 667); layer = <CALayer>>
         | <UIView; frame = (20 30; 335 100); layer = <CALayer>>
         |    | <UIView; frame = (287 8; 40 30); layer = <CALayer>>
         | <UISlider; frame = (20 624; 51 31); accessibilityIdentifier = 'power'; layer = <CALayer>>
      """
    ])
    let outcome = strut("match", "shop.yaml", "a.txt", in: scratch.path)
    #expect(outcome.status == .snapshotsDiffer)
    #expect(
      outcome.out.hasPrefix(
        """
        shop.yaml:8:3: error: `power` is a `UISlider` in the app, and of the kind `switch` in the layout [otherClass]
        """), "\(outcome.transcript)")
    #expect(outcome.out.contains("help: if the app is right, write `kind: slider`"))
    let json = strut("match", "shop.yaml", "a.txt", "--json", in: scratch.path).out
    #expect(json.contains(#""difference": "class""#))
  }

  @Test("writes JUnit, JSON and annotations")
  func outputs() throws {
    let scratch = try scratch([
      "a.txt": Self.dump(card: "20 30; 335 90"), "b.txt": Self.dump(), "c.txt": "nothing",
    ])
    let words = ["match", "shop.yaml", "a.txt", "b.txt", "c.txt", "--only", "iphone-se-3"]
    let outcome = strut(
      words + ["--json", "--junit", "out/match.xml"], in: scratch.path,
      environment: ["GITHUB_ACTIONS": "true"])
    #expect(outcome.status == .invalidInput)
    #expect(
      outcome.err.contains(
        "::error file=shop.yaml,line=3,col=3,title=strut%3A otherFrame::`card` is 10 pt shorter in the app%0A"
      ))
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.out.utf8)) as? [String: Any])
    let dumps = try #require(json["dumps"] as? [[String: Any]])
    #expect(dumps.map { $0["status"] as? String } == ["different", "matched", "unreadable"])
    let found = try #require((dumps[0]["differences"] as? [[String: Any]])?.first)
    #expect(found["view"] as? String == "card")
    #expect(found["app"] as? [Double] == [20, 30, 335, 90])
    #expect(found["differing"] as? [String] == ["height"])
    #expect(found["line"] as? Int == 3)
    let xml = try String(contentsOfFile: "\(scratch.path)/out/match.xml", encoding: .utf8)
    #expect(
      xml == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="strut" tests="3" failures="1" errors="1" time="0.000">
        <testsuite name="shop" tests="2" failures="1" errors="0" skipped="0" time="0.000">
        <testcase name="a.txt" classname="shop">
        <failure type="different" message="a.txt: `card` is 10 pt shorter in the app">\
        shop.yaml:3:3: `card` is 10 pt shorter in the app
        note: height 90 (100 in the layout)
        note: `card.height == 100` decides height in the layout</failure>
        </testcase>
        <testcase name="b.txt" classname="shop"/>
        </testsuite>
        <testsuite name="match" tests="1" failures="0" errors="1" skipped="0" time="0.000">
        <testcase name="c.txt" classname="match">
        <error type="dump" message="c.txt: the file has no view of UIKit">\
        c.txt:1:1: the file has no view of UIKit
        help: print one with `po view.recursiveDescription` in the debugger, or with the code of \
        `strut match --helper`</error>
        </testcase>
        </testsuite>
        </testsuites>

        """)
  }

  @Test("writes the error of a spec into JUnit")
  func wrongSpec() throws {
    let scratch = try scratch(["a.txt": Self.dump(), "wrong.yaml": "views: { a: { widht: 3 } }"])
    let outcome = strut(
      "match", "wrong.yaml", "a.txt", "--junit", "m.xml", in: scratch.path)
    #expect(outcome.status == .invalidInput)
    let xml = try String(contentsOfFile: "\(scratch.path)/m.xml", encoding: .utf8)
    #expect(xml.contains("<error type=\"invalidInput\" message=\"wrong.yaml:1:15: "))
  }

  @Test("writes a first spec that is valid and matches the dump")
  func firstSpec() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x1>>
         | <UITransitionView: 0x1; frame = (0 0; 375 667); layer = <CALayer: 0x1>>
         |    | <UIView: 0x1; frame = (0 0; 375 667); layer = <CALayer: 0x1>>
         |    |    | <UIScrollView: 0x1; frame = (0 64; 375 603); contentOffset: {0, 12}; layer = <CALayer: 0x1>>
         |    |    |    | <UIStackView: 0x1; frame = (16 20; 343 90); layer = <CALayer: 0x1>>
         |    |    |    |    | <UILabel: 0x1; frame = (0 0; 343 20.5); text = 'It's "fresh"'; layer = <CALayer: 0x1>>
         |    |    |    |    | <UILabel: 0x1; frame = (0 30; 343 20.5); text = 'It's "fresh"'; hidden = YES; layer = <CALayer: 0x1>>
         |    |    |    |    | <UITextField: 0x1; frame = (0 60; 343 30); text = ''; accessibilityIdentifier = 'promo-code'; layer = <CALayer: 0x1>>
         |    |    | <Shop.BuyButton: 0x1; baseClass = UIButton; frame = (16 600; 343 50); layer = <CALayer: 0x1>>
         |    |    |    | <UIButtonLabel: 0x1; frame = (150 14; 43 22); text = 'Buy'; layer = <CALayer: 0x1>>
         |    | <UITabBar: 0x1; frame = (0 618; 375 49); layer = <CALayer: 0x1>>
      """
    let scratch = try scratch(["shop.iphone-se-2.txt": text])
    let written = strut(
      "match", "--write", "new/first.yaml", "shop.iphone-se-2.txt", in: scratch.path)
    #expect(written.status == .success)
    #expect(
      written.out == """
        Wrote new/first.yaml with 6 views. To compare it with the dump, run
          strut match new/first.yaml shop.iphone-se-2.txt

        """)
    #expect(
      try String(contentsOfFile: "\(scratch.path)/new/first.yaml", encoding: .utf8) == """
        # Written by `strut match --write` from shop.iphone-se-2.txt. The frames are those of one
        # device: replace them by constraints.
        # UITabBar is left out: declare the bar in `screen`.
        matrix: { device: iphone-se-2 }
        views:
          scrollView:
            kind: scroll
            frame: [0, 64, 375, 603]
            contentSize: [375, 603]
            contentInsetAdjustmentBehavior: never
            views:
              stackView: # UIStackView
                frame: [16, 8, 343, 90]
                views:
                  itsFresh:
                    kind: label
                    text: "It's \\"fresh\\""
                    frame: [0, 0, 343, 20.5]
                  itsFresh2:
                    kind: label
                    text: "It's \\"fresh\\""
                    hidden: true
                    frame: [0, 30, 343, 20.5]
                  promoCode:
                    kind: textField
                    frame: [0, 60, 343, 30]
          buy: # BuyButton
            kind: button
            title: "Buy"
            frame: [16, 600, 343, 50]

        """)
    #expect(strut("check", "new/first.yaml", in: scratch.path).status == .success)
    let outcome = strut("match", "new/first.yaml", "shop.iphone-se-2.txt", in: scratch.path)
    #expect(outcome.status == .success, "\(outcome.transcript)")
    let again = strut(
      "match", "--write", "new/first.yaml", "shop.iphone-se-2.txt", in: scratch.path)
    #expect(again.status == .invalidInput)
    #expect(again.err.contains("error: `new/first.yaml` is there already [specExists]"))
  }

  @Test("compares the texts of fields and buttons that have no room, or are empty in the app")
  func textsWithoutRoom() throws {
    let spec = """
      matrix: { device: iphone-se-3 }
      views:
        code: { kind: textField, text: "7", frame: [20, 60, 10, 34] }
        pay: { kind: button, title: Pay, symbol: star, frame: [20, 120, 10, 34] }
        mail: { kind: textField, placeholder: Mail, frame: [20, 180, 300, 34] }
      """
    func dump(_ code: String, _ pay: String) -> String {
      """
      { "format": 1, "window": { "size": [375, 667] }, "views": [
        { "depth": 0, "class": "UIView", "frame": [0, 0, 375, 667] },
        { "depth": 1, "class": "UITextField", "frame": [20, 60, 10, 34], "text": "\(code)" },
        { "depth": 1, "class": "UIButton", "frame": [20, 120, 10, 34], "text": "\(pay)" },
        { "depth": 1, "class": "UITextField", "frame": [20, 180, 300, 34], "text": "" } ] }
      """
    }
    let scratch = try scratch([
      "a.yaml": spec, "a.json": dump("7", "Pay"), "empty.json": dump("", ""),
    ])
    let same = strut("match", "a.yaml", "a.json", in: scratch.path)
    #expect(same.status == .success, "\(same.transcript)")
    let empty = strut("match", "a.yaml", "empty.json", in: scratch.path)
    #expect(empty.status == .snapshotsDiffer)
    let titles = empty.out.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(
      titles == [
        #"a.yaml:3:3: error: `code` shows "" in the app, and "7" in the layout [otherText]"#,
        #"a.yaml:4:3: error: `pay` shows "" in the app, and "Pay" in the layout [otherText]"#,
      ])
  }

  @Test("reports a view that another one covers only in the app")
  func order() throws {
    let scratch = try scratch([
      "a.yaml": """
      matrix: { device: iphone-se-3 }
      views:
        photo: { background: black, frame: [0, 20, 375, 300] }
        power: { kind: switch, frame: [20, 100, 51, 31] }
      """,
      "a.txt": """
      <UIView; frame = (0 0; 375 667); layer = <CALayer>>
         | <UISwitch; frame = (20 100; 51 31); layer = <CALayer>>
         | <UIView; frame = (0 20; 375 300); layer = <CALayer>>
      """,
    ])
    let outcome = strut("match", "a.yaml", "a.txt", in: scratch.path)
    #expect(outcome.status == .snapshotsDiffer)
    #expect(
      outcome.out.hasPrefix(
        "a.yaml:4:3: error: `power` is behind `photo` in the app, and in front of it in the layout"
      ), "\(outcome.transcript)")
    #expect(outcome.out.contains("help: if the app is right, declare `power` before `photo`"))
    let json = strut("match", "a.yaml", "a.txt", "--json", in: scratch.path).out
    #expect(json.contains(#""difference": "order""#))
  }

  @Test("prints the code that writes dumps")
  func helper() {
    let outcome = strut("match", "--helper")
    #expect(outcome.status == .success)
    #expect(outcome.out.contains("enum StrutDump {"))
  }

  struct Mistake: CustomTestStringConvertible, Sendable {
    let words: [String]
    let status: StrutCommand.ExitStatus
    let error: String
    var testDescription: String { words.joined(separator: " ") }
  }

  static let mistakes: [Mistake] = [
    Mistake(
      words: [], status: .invalidInput,
      error: "error: `strut match` needs a spec and dumps [missingArgument]\n"),
    Mistake(
      words: ["shop.yaml"], status: .invalidInput,
      error: "error: `strut match` needs a dump after the spec [missingArgument]\n"),
    Mistake(
      words: ["shop.yaml", "none.txt"], status: .invalidInput,
      error: "error: there is nothing at `none.txt` [noSuchPath]\n"),
    Mistake(
      words: ["shop.yaml", "dumps"], status: .invalidInput,
      error: "error: `dumps` is a folder [folderOfDumps]\n"),
    Mistake(
      words: [".", "dumps/a.txt"], status: .invalidInput,
      error: "error: dumps are compared with one spec, and these are 3 [severalSpecs]\n"),
    Mistake(
      words: ["shop.yaml", "dumps/a.txt", "--allow", "much"], status: .invalidInput,
      error: "error: `much` is no value for `--allow` [badValue]\n"),
    Mistake(
      words: ["--write", "a.yaml"], status: .invalidInput,
      error: "error: `strut match --write` needs a dump [missingArgument]\n"),
    Mistake(
      words: ["--write", "a.yaml", "dumps/a.txt", "b.txt"], status: .invalidInput,
      error: "error: `strut match --write` does not take `b.txt` [unexpectedArgument]\n"),
    Mistake(
      words: ["--write", "a.txt", "dumps/a.txt"], status: .invalidInput,
      error: "error: `a.txt` is not the path of a spec [notASpec]\n"),
    Mistake(
      words: ["--write", "a.yaml", "dumps/label.txt"], status: .invalidInput,
      error: "error: `dumps/label.txt` has no view with the size of a screen [noScreen]\n"),
    Mistake(
      words: ["--write", ".strut/config.yaml", "dumps/a.txt"], status: .invalidInput,
      error: "error: no spec is looked for at `.strut/config.yaml` [inHiddenFolder]\n"),
    Mistake(
      words: ["--write", "references/a.yaml", "dumps/a.txt"], status: .invalidInput,
      error: "error: no spec is looked for at `references/a.yaml` [amongReferences]\n"),
    Mistake(
      words: ["--write", "Snapshots/Card.yaml", "dumps/a.txt"], status: .invalidInput,
      error: "error: there is a screen `card` already [screenExists]\n"),
    Mistake(
      words: ["--helper", "a.txt"], status: .invalidInput,
      error: "error: `strut match --helper` does not take `a.txt` [unexpectedArgument]\n"),
    Mistake(
      words: ["--helper", "--write", "a.yaml"], status: .invalidInput,
      error: "error: `--write` cannot be given with `--helper` [excludedOption]\n"),
    Mistake(
      words: ["--helper", "--json"], status: .invalidInput,
      error: "error: `--json` cannot be given with `--helper` [excludedOption]\n"),
    Mistake(
      words: ["--write", "a.yaml", "dumps/a.txt", "--device", "iphone-x"], status: .invalidInput,
      error: "error: `--device` cannot be given with `--write` [excludedOption]\n"),
    Mistake(
      words: ["--write", "a.yaml", "dumps/a.txt", "--junit", "a.xml"], status: .invalidInput,
      error: "error: `--junit` cannot be given with `--write` [excludedOption]\n"),
    Mistake(
      words: ["shop.yaml", "pipe"], status: .environmentProblem,
      error: "error: `pipe` cannot be read [fileUnreadable]\n"),
  ]

  @Test("refuses wrong arguments and files", arguments: mistakes)
  func mistake(_ row: Mistake) throws {
    let scratch = try scratch([
      "dumps/a.txt": Self.dump(), "other.yaml": Self.spec,
      "dumps/label.txt": "<UILabel; frame = (0 0; 40 20); text = 'a'>",
      "Snapshots/card.yaml": Self.spec,
    ])
    #expect(mkfifo("\(scratch.path)/pipe", 0o600) == 0)
    let outcome = strut(["match"] + row.words, in: scratch.path)
    #expect(outcome.status == row.status)
    #expect(outcome.err.hasPrefix(row.error), "\(outcome.err)")
  }
}
