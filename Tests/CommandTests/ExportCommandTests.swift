import Foundation
import TestSupport
import Testing

@testable import StrutCommand

@Suite("strut export")
struct ExportCommandTests {
  private static let spec = """
    views:
      a: { width: ">= 44 @750" }
      发送: { kind: label, text: Send }
    constraints:
      - a.leading == superview.leading + 8
      - gap: a.trailing == 发送.leading - 12
      - a.top == safeArea.top
      - a.centerX <= superview.centerX
      - a.height == 0.5 * 发送.height + 4
      - a.bottom == superview.bottom - keyboard.height

    """

  private static let unwritten = "// not written: a.bottom == superview.bottom - keyboard.height\n"

  /// What each notation makes of it, by the documentation of UIKit, SnapKit 5, Masonry 1.1 and
  /// Cartography 4.
  static let rows: [(notation: String, text: String)] = [
    (
      "anchors",
      """
      // card/iphone-15-pro
      // item is `发送`
      let constraints = [
        a.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
        a.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
        a.trailingAnchor.constraint(equalTo: item.leadingAnchor, constant: -12),
        a.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        a.centerXAnchor.constraint(lessThanOrEqualTo: view.centerXAnchor),
        a.heightAnchor.constraint(equalTo: item.heightAnchor, multiplier: 0.5, constant: 4),
      ]
      constraints[0].priority = UILayoutPriority(750)
      constraints[2].identifier = "gap"
      NSLayoutConstraint.activate(constraints)

      """
    ),
    (
      "nslayoutconstraint",
      """
      // card/iphone-15-pro
      // item is `发送`
      let constraints = [
        NSLayoutConstraint(item: a, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 44),
        NSLayoutConstraint(item: a, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .leading, multiplier: 1, constant: 8),
        NSLayoutConstraint(item: a, attribute: .trailing, relatedBy: .equal, toItem: item, attribute: .leading, multiplier: 1, constant: -12),
        NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: view.safeAreaLayoutGuide, attribute: .top, multiplier: 1, constant: 0),
        NSLayoutConstraint(item: a, attribute: .centerX, relatedBy: .lessThanOrEqual, toItem: view, attribute: .centerX, multiplier: 1, constant: 0),
        NSLayoutConstraint(item: a, attribute: .height, relatedBy: .equal, toItem: item, attribute: .height, multiplier: 0.5, constant: 4),
      ]
      constraints[0].priority = UILayoutPriority(750)
      constraints[2].identifier = "gap"
      NSLayoutConstraint.activate(constraints)

      """
    ),
    (
      "vfl",
      """
      // card/iphone-15-pro
      // item is `发送`
      let views: [String: Any] = [
        "a": a,
        "item": item,
      ]
      let constraints = [
        NSLayoutConstraint.constraints(withVisualFormat: "H:[a(>=44@750)]", options: [], metrics: nil, views: views),
        NSLayoutConstraint.constraints(withVisualFormat: "H:|-(8)-[a]", options: [], metrics: nil, views: views),
        NSLayoutConstraint.constraints(withVisualFormat: "H:[a]-(12)-[item]", options: [], metrics: nil, views: views),
      ].flatMap { $0 }
      constraints[2].identifier = "gap"
      NSLayoutConstraint.activate(constraints)
      // not written: a.top == safeArea.top
      // not written: a.centerX <= superview.centerX
      // not written: a.height == 0.5 * 发送.height + 4

      """
    ),
    (
      "snapkit",
      """
      // card/iphone-15-pro
      // item is `发送`
      a.snp.makeConstraints { make in
        make.width.greaterThanOrEqualTo(44).priority(750)
        make.leading.equalTo(view.snp.leading).offset(8)
        make.trailing.equalTo(item.snp.leading).offset(-12).labeled("gap")
        make.top.equalTo(view.safeAreaLayoutGuide.snp.top)
        make.centerX.lessThanOrEqualTo(view.snp.centerX)
        make.height.equalTo(item.snp.height).multipliedBy(0.5).offset(4)
      }

      """
    ),
    (
      "masonry",
      """
      // card/iphone-15-pro
      // item is `发送`
      [a mas_makeConstraints:^(MASConstraintMaker *make) {
        make.width.mas_greaterThanOrEqualTo(44).priority(750);
        make.leading.equalTo(view.mas_leading).offset(8);
        make.trailing.equalTo(item.mas_leading).offset(-12).key(@"gap");
        make.top.equalTo(view.mas_safeAreaLayoutGuideTop);
        make.centerX.lessThanOrEqualTo(view.mas_centerX);
        make.height.equalTo(item.mas_height).multipliedBy(0.5).offset(4);
      }];

      """
    ),
    (
      "cartography",
      """
      // card/iphone-15-pro
      // item is `发送`
      constrain(a, view, item, view.safeAreaLayoutGuide) { a, view, item, viewSafeAreaLayoutGuide in
        a.width >= 44 ~ LayoutPriority(750)
        a.leading == view.leading + 8
        (a.trailing == item.leading - 12).identifier = "gap"
        a.top == viewSafeAreaLayoutGuide.top
        a.centerX <= view.centerX
        a.height == item.height * 0.5 + 4
      }

      """
    ),
  ]

  @Test("writes what a notation can, and says what it cannot", arguments: rows)
  func notations(_ row: (notation: String, text: String)) throws {
    let scratch = try TemporaryFolder()
    try scratch.write(Self.spec, to: "card.yaml")
    let outcome = strut("export", "card.yaml", "--as", row.notation, in: scratch.path)
    #expect(outcome.status == .success)
    #expect(outcome.out == row.text + Self.unwritten)
    let message = """
      card.yaml:10:5: warning: `a.bottom == superview.bottom - keyboard.height` cannot be written as \
      \(row.notation): UIKit has no view for the keyboard; `root.keyboard` is its \
      `keyboardLayoutGuide` [notExported]
        10 |   - a.bottom == superview.bottom - keyboard.height
           |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        help: it is written as a comment; `--as equations` writes every constraint
      """
    #expect(outcome.err.contains(message), "\(outcome.err)")
  }

  /// `root.height >= 2 * title.height + 10` is `title.height <= 0.5 * root.height - 5`.
  static let rootRows: [(notation: String, text: String)] = [
    (
      "snapkit",
      """
      // card/iphone-15-pro
      title.snp.makeConstraints { make in
        make.trailing.equalTo(view.snp.trailing).offset(-16)
        make.height.lessThanOrEqualTo(view.snp.height).multipliedBy(0.5).offset(-5)
        make.top.equalTo(topLayoutGuide.snp.bottom)
      }

      """
    ),
    (
      "masonry",
      """
      // card/iphone-15-pro
      [title mas_makeConstraints:^(MASConstraintMaker *make) {
        make.trailing.equalTo(view.mas_trailing).offset(-16);
        make.height.lessThanOrEqualTo(view.mas_height).multipliedBy(0.5).offset(-5);
      }];

      """
    ),
    (
      "cartography",
      """
      // card/iphone-15-pro
      constrain(title, view, car_topLayoutGuide) { title, view, car_topLayoutGuide in
        title.trailing == view.trailing - 16
        title.height <= view.height * 0.5 - 5
        title.top == car_topLayoutGuide.bottom
      }

      """
    ),
  ]

  @Test("begins no library's constraint with the root or a layout support", arguments: rootRows)
  func root(_ row: (notation: String, text: String)) throws {
    let scratch = try TemporaryFolder()
    try scratch.write(
      """
      matrix: { device: iphone-15-pro }
      views: { title: { kind: label, text: Hello } }
      constraints:
        - vfl: H:[title]-16-|
        - root.height >= 2 * title.height + 10
        - topLayoutGuide.bottom == title.top
        - root.width == 300
        - topLayoutGuide.height == 20

      """, to: "card.yaml")
    let outcome = strut("export", "card.yaml", "--as", row.notation, in: scratch.path)
    #expect(outcome.out.hasPrefix(row.text), "\(outcome.out)")
    let reasons = [
      "the first item loses its autoresizing mask, and the root needs its own",
      "`topLayoutGuide` and `bottomLayoutGuide` cannot be the first item",
    ]
    for reason in reasons { #expect(outcome.err.contains(reason), "\(outcome.err)") }
  }

  @Test("has at most five items in a closure of Cartography, each with a name of its own")
  func closures() throws {
    let scratch = try TemporaryFolder()
    let views = ["viewSafeAreaLayoutGuide", "b", "c", "d", "e"].map {
      "  \($0): { pin: { top: 8, to: safeArea } }\n"
    }
    try scratch.write("views:\n\(views.joined())", to: "card.yaml")
    #expect(
      strut("export", "card.yaml", "--as", "cartography", in: scratch.path).out == """
        // card/iphone-15-pro
        constrain(viewSafeAreaLayoutGuide, view.safeAreaLayoutGuide, b, c, d) { \
        viewSafeAreaLayoutGuide, viewSafeAreaLayoutGuide2, b, c, d in
          viewSafeAreaLayoutGuide.top == viewSafeAreaLayoutGuide2.top + 8
          b.top == viewSafeAreaLayoutGuide2.top + 8
          c.top == viewSafeAreaLayoutGuide2.top + 8
          d.top == viewSafeAreaLayoutGuide2.top + 8
        }
        constrain(e, view.safeAreaLayoutGuide) { e, viewSafeAreaLayoutGuide in
          e.top == viewSafeAreaLayoutGuide.top + 8
        }

        """)
  }

  @Test(
    "escapes the names of constraints",
    arguments: [
      ("anchors", #".identifier = "\"a\" \\(x)\n# b: c""#),
      ("nslayoutconstraint", #".identifier = "\"a\" \\(x)\n# b: c""#),
      ("vfl", #".identifier = "\"a\" \\(x)\n# b: c""#),
      ("snapkit", #".labeled("\"a\" \\(x)\n# b: c")"#),
      ("masonry", #".key(@"\"a\" \\(x)\012# b: c")"#),
      ("cartography", #".identifier = "\"a\" \\(x)\n# b: c""#),
      ("equations", #"- { constraint: a.width == 9, name: "\"a\" \\(x)\n# b: c" }"#),
    ])
  func names(_ row: (notation: String, text: String)) throws {
    let scratch = try TemporaryFolder()
    try scratch.write(
      #"""
      views: { a: {} }
      constraints:
        - { constraint: a.width == 9, name: "\"a\" \\(x)\n# b: c" }
        - { constraint: a.height == 9, name: vfl }

      """#, to: "card.yaml")
    let outcome = strut("export", "card.yaml", "--as", row.notation, in: scratch.path)
    #expect(outcome.out.contains(row.text), "\(outcome.out)")
    guard row.notation == "equations" else { return }
    try scratch.write("views: { a: {} }\n\(outcome.out)", to: "card.yaml")
    let again = strut("export", "card.yaml", "--as", "equations", in: scratch.path)
    #expect(again.out == outcome.out, "\(again.err)")
  }

  @Test(
    "reports fitting sizes, which are no constraints",
    arguments: ["anchors", "vfl", "snapkit", "masonry", "cartography", "equations"])
  func fitting(_ notation: String) throws {
    let scratch = try TemporaryFolder()
    try scratch.write(
      "views:\n  a: { pin: [top], size: fitting }\n  b: { width: expanded }\n", to: "card.yaml")
    let outcome = strut("export", "card.yaml", "--as", notation, in: scratch.path)
    let prefix = notation == "equations" ? "#" : "//"
    #expect(
      outcome.out.hasSuffix(
        "\(prefix) not written: a.size: fitting\n\(prefix) not written: b.width: expanded\n"))
    for key in ["`size: fitting` of `a`", "`width: expanded` of `b`"] {
      let text = "\(key) cannot be written as \(notation): it is no constraint [notExported]"
      #expect(outcome.err.contains(text), "\(outcome.err)")
    }
  }

  /// The keywords of The Swift Programming Language, those of contexts too, and names that the code
  /// uses itself.
  private static let words = """
    Any Protocol Self Type _ any as associatedtype associativity async await borrowing break case
    catch class consuming constraints continue convenience default defer deinit didSet do dynamic
    each else enum extension fallthrough false fileprivate final for func get guard if import in
    indirect infix init inout internal is isolated items lazy left let macro make mutating nil
    nonisolated nonmutating none open operator optional override package postfix precedence
    precedencegroup prefix private protocol public repeat required rethrows return right
    sending set some static struct subscript super switch throw throws true try typealias unowned
    unsafe var views weak where while willSet
    """.split { $0.isWhitespace }.map(String.init)

  private static var swiftParser: String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { "\($0)/swiftc" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  @Test(
    "writes code that parses for every word of Swift",
    .enabled(if: swiftParser != nil, "there is no Swift compiler"),
    arguments: ["anchors", "nslayoutconstraint", "vfl", "snapkit", "cartography"])
  func keywords(_ notation: String) throws {
    let scratch = try TemporaryFolder()
    let views = Self.words.map { "  '\($0)': { width: 8, pin: { leading: 4 } }\n" }.joined()
    let safe = Self.words.map { "  - '\($0)'.safeArea.top == superview.top + 2\n" }.joined()
      .replacing("'", with: "")
    try scratch.write("views:\n\(views)constraints:\n\(safe)", to: "words.yaml")
    let outcome = strut("export", "words.yaml", "--as", notation, in: scratch.path)
    #expect(outcome.status == .success, "\(outcome.err)")
    #expect(outcome.out.contains("`repeat`") && outcome.out.contains("// Self2 is `Self`"))
    try scratch.write(outcome.out, to: "words.swift")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Self.swiftParser))
    process.arguments = ["-frontend", "-parse", "\(scratch.path)/words.swift"]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let text = String(
      decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(text)")
  }

  @Test("has one block for each view in SnapKit and Masonry, and names what other cells add")
  func blocks() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(
      """
      matrix: { device: iphone-15-pro, orientation: [portrait, landscape] }
      views: { a: { height: 8 }, int: {} }
      constraints:
        - a.leading == superview.leading
        - int.top == superview.top
        - wide: a.width == 100
        - { vfl: "H:[int(9)]", active: false }
      when:
        - orientation: landscape
          deactivate: wide
          constraints: [a.width == 200]
          views: { int: { pin: { leading: 4 } } }

      """, to: "card.yaml")
    #expect(
      strut("export", "card.yaml", "--as", "snapkit", in: scratch.path).out == """
        // card/iphone-15-pro, the first of 2 cells
        a.snp.makeConstraints { make in
          make.height.equalTo(8)
          make.leading.equalTo(view.snp.leading)
          make.width.equalTo(100).labeled("wide")
        }
        int.snp.makeConstraints { make in
          make.top.equalTo(view.snp.top)
        }
        // inactive:
        //   int.width == 9
        // only under `when: orientation: landscape`:
        //   a.width == 200
        //   int.leading == superview.leading + 4

        """)
    let other = strut(
      "export", "card.yaml", "--as", "masonry", "--only", "*.landscape", in: scratch.path)
    #expect(
      other.out == """
        // card/iphone-15-pro.landscape
        // int2 is `int`
        [a mas_makeConstraints:^(MASConstraintMaker *make) {
          make.height.mas_equalTo(8);
          make.leading.equalTo(view.mas_leading);
          make.width.mas_equalTo(200);
        }];
        [int2 mas_makeConstraints:^(MASConstraintMaker *make) {
          make.top.equalTo(view.mas_top);
          make.leading.equalTo(view.mas_leading).offset(4);
        }];
        // switched off by `when: orientation: landscape`:
        //   a.width == 100
        // inactive:
        //   int.width == 9

        """)
  }

  @Test("leaves the constraints of rows in equations to the spec's row")
  func equationsOfRows() throws {
    let scratch = try TemporaryFolder()
    let views = """
      views:
        t: { kind: tableView, pin: [top], row: { kind: label, pin: { top: 3 } }, items: [{}, {}] }

      """
    try scratch.write(views, to: "list.yaml")
    let outcome = strut("export", "list.yaml", "--as", "equations", in: scratch.path)
    #expect(outcome.status == .success)
    #expect(
      outcome.out == """
        # list/iphone-15-pro
        constraints:
          - t.top == root.top
        # not written: t[0].row.top == superview.top + 3
        # not written: t[1].row.top == superview.top + 3

        """)
    let reason = "cannot be written as equations: the views of rows have names only within `row`"
    #expect(outcome.err.components(separatedBy: reason).count == 2, "\(outcome.err)")
    try scratch.write(views + outcome.out, to: "list.yaml")
    #expect(strut("check", "list.yaml", in: scratch.path).status == .success)
  }

  @Test("writes every constraint as an equation, which a spec reads back to the same frames")
  func equations() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(Self.spec, to: "card.yaml")
    let outcome = strut("export", "card.yaml", "--as", "equations", in: scratch.path)
    #expect(
      outcome.out == """
        # card/iphone-15-pro
        constraints:
          - a.width >= 44 @750
          - a.leading == root.leading + 8
          - gap: a.trailing == 发送.leading - 12
          - a.top == root.safeArea.top
          - a.centerX <= root.centerX
          - a.height == 0.5 * 发送.height + 4
          - a.bottom == root.bottom - keyboard.height

        """)
    #expect(outcome.err.isEmpty)
    try scratch.write(
      "views:\n  a: {}\n  发送: { kind: label, text: Send }\n" + outcome.out, to: "again/card.yaml")
    let frames = ["card.yaml", "again/card.yaml"].map { strut("layout", $0, in: scratch.path).out }
    #expect(frames[0] == frames[1])
    #expect(frames[0].contains("发送"))
  }

  @Test("gives the same constraints for one screen in four notations of the language")
  func sameConstraints() {
    let texts = [
      "a-notation-operators", "b-notation-closures", "c-notation-builder", "d-notation-helpers",
    ]
    .map { name in
      strut(
        "export", "Snapshots/articles/3.5\(name).yaml", "--as", "equations",
        in: Repository.url.path
      ).out.split(separator: "\n").dropFirst().sorted()
    }
    #expect(texts[0].count > 20)
    for text in texts { #expect(text == texts[0]) }
  }

  @Test("writes each spec's first cell, and says which it is of how many")
  func cells() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(
      "matrix: { device: [iphone-se-3, iphone-x] }\nviews: { a: { size: [1, 2], center: superview } }",
      to: "card.yaml")
    let first = strut("export", "card.yaml", in: scratch.path)
    #expect(first.out.hasPrefix("// card/iphone-se-3, the first of 2 cells\n"))
    let other = strut("export", "card.yaml", "--only", "iphone-x", in: scratch.path)
    #expect(other.out.hasPrefix("// card/iphone-x\n"))
  }

  @Test("knows no other notation")
  func unknown() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(Self.spec, to: "card.yaml")
    let outcome = strut("export", "card.yaml", "--as", "snapkid", in: scratch.path)
    #expect(outcome.status == .invalidInput)
    #expect(
      outcome.err == """
        error: there is no notation `snapkid` [unknownNotation]
          help: did you mean `snapkit`? the notations are `equations`, `anchors`, `nslayoutconstraint`, \
        `vfl`, `snapkit`, `masonry`, `cartography`

        """)
  }
}
