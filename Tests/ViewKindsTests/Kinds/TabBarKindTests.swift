import Devices
import Geometry
import Testing

@testable import ViewKinds

/// Characters are 10 points wide and high.
@Suite("A tab bar placed by hand")
struct TabBarTests {
  private func draw(
    _ items: [KeyValues], _ traits: Traits, in frame: Rect, safeArea: Insets = .zero
  ) -> [String] {
    let values: KeyValues = [
      TabBarKind.items(items), TabBarKind.selectedItem(0),
      BarKeys.translucent(false),
    ]
    let text = KindFixture(traits: traits).draw(
      TabBarKind(values, traits: traits), in: frame, safeArea: safeArea)
    return text.split(separator: "\n").map(String.init)
  }

  @Test("extends its background under the home indicator, and stacks picture and title")
  func stacked() throws {
    let lines = draw(
      [[TabItem.title("Home")], [TabItem.title("You")]], try .phone(),
      in: Rect(x: 0, y: 761, width: 390, height: 49))
    #expect(
      lines == [
        "fill #FFFFFF rect (0, 761, 390, 83)",
        "fill #0000004D rect (0, 760.667, 390, 0.333)",
        #"text "Home" 10 medium #007AFF center (1, 796.8, 193, 10)"#,
        #"text "You" 10 medium #999999 center (196, 796.8, 193, 10)"#,
      ])
  }

  /// Measured on 393 points: the second, third and fourth selection are around 155.25, 237.67 and
  /// 320.1.
  @Test("has four tabs on iOS 26 that overlap by more than three do")
  func fourTabs() throws {
    let titles = ["A", "B", "C", "D"]
    let values: KeyValues = [
      TabBarKind.items(titles.map { [TabItem.title($0)] }), TabBarKind.selectedItem(0),
    ]
    var traits = try Traits.phone()
    traits.os = .ios26
    let text = KindFixture(traits: traits).draw(
      TabBarKind(values, traits: traits), in: Rect(x: 0, y: 769, width: 393, height: 83))
    let boxes = text.split(separator: "\n").filter { $0.contains("text ") }.compactMap {
      $0.split(separator: "(").last?.split(separator: ",").first.map(String.init)
    }
    // A tab is 95.75 wide and 82.417 from the next, the first is at 25; a text is 81.417 wide.
    #expect(boxes == ["32.167", "114.583", "197", "279.417"])
  }

  /// Returns the lines of a bar of iOS 26 whose second tab is selected.
  private func glassTabs(
    _ items: [KeyValues], isLying: Bool = false, width: Points = 393
  ) throws -> [String] {
    let values: KeyValues = [TabBarKind.items(items), TabBarKind.selectedItem(1)]
    var traits = try Traits.phone(isLying: isLying)
    traits.os = .ios26
    let text = KindFixture(traits: traits).draw(
      TabBarKind(values, traits: traits), in: Rect(x: 0, y: 769, width: width, height: 83))
    return text.split(separator: "\n").map(String.init)
  }

  @Test("draws the plate of the selected tab on iOS 26 behind the badge of the tab before it")
  func badgeOverPlate() throws {
    let lines = try glassTabs(
      ["A", "B", "C", "D", "E"].map { [TabItem.title($0), TabItem.badge("99+")] })
    let selection = try #require(lines.firstIndex { $0.hasPrefix("backdrop #00000012 blur 3 ") })
    let badge = try #require(lines.firstIndex { $0.hasPrefix(#"text "99+""#) })
    #expect(selection < badge)
  }

  // The plate of six tabs is 351 wide: tabs of 67.167 are 55.167 apart. Titles are 1 apart.
  @Test("has no two titles of iOS 26 over each other")
  func apartTitles() throws {
    let titles = (0..<6).map { "Messages \($0)" }
    let lines = try glassTabs(titles.map { [TabItem.title($0)] })
    let frames = lines.filter { $0.hasPrefix("text ") }.compactMap {
      $0.split(separator: "(").last.map(String.init)
    }
    #expect(
      frames.prefix(2) == ["31.5, 795, 54.167, 10)", "86.667, 795, 54.167, 10)"])
  }

  /// The plate is 391 wide, and tabs are 61.833 apart: the first begins at 31.5, its text 0.5 left.
  @Test("begins a tab that is wider than its place at the place's edge")
  func wideInlineTab() throws {
    let lines = try glassTabs(
      (0..<6).map { _ in [TabItem.title("Messages")] }, isLying: true, width: 433)
    let line = try #require(lines.first { $0.hasPrefix("text ") })
    let frame = try #require(line.split(separator: "(").last)
    #expect(frame.hasPrefix("31, "), "\(line)")
    #expect(frame.contains(", 61.833, "), "\(line)")
  }

  @Test(
    "keeps a wide badge within a narrow tab",
    arguments: [(LayoutDirection.leftToRight, Points(12)), (.rightToLeft, Points(0))])
  func wideBadge(_ direction: LayoutDirection, _ x: Points) throws {
    var traits = try Traits.phone(.light, direction)
    traits.os = .ios26
    let tab = Rect(x: 0, y: 0, width: 50, height: 62)
    let frame = TabBadge("99+", in: traits).frame(
      at: Point(x: 25, y: 23.7), in: tab, KindFixture(traits: traits).context(tab))
    #expect(frame.x == x)
    #expect(frame.width == 38)
  }

  @Test("has its first tab at the right where reading begins there")
  func mirrored() throws {
    let lines = draw(
      [[TabItem.title("Home")], [TabItem.title("You")]], try .phone(.dark, .rightToLeft),
      in: Rect(x: 0, y: 100, width: 390, height: 49))
    #expect(
      lines.suffix(2) == [
        #"text "Home" 10 medium #007AFF center rtl (196, 135.8, 193, 10)"#,
        #"text "You" 10 medium #818182 center rtl (1, 135.8, 193, 10)"#,
      ])
  }

  // Of 390 points 350 are left, 175 for each tab; its text is 1 inside.
  @Test(
    "has its tabs between the safe areas of both sides",
    arguments: [(LayoutDirection.leftToRight, ["(31", "(206"]), (.rightToLeft, ["(206", "(31"])])
  func sides(_ direction: LayoutDirection, _ places: [String]) throws {
    let lines = draw(
      [[TabItem.title("Home")], [TabItem.title("You")]], try .phone(.light, direction),
      in: Rect(x: 0, y: 100, width: 390, height: 49),
      safeArea: Insets(top: 0, left: 30, bottom: 0, right: 10))
    for (line, place) in zip(lines.suffix(2), places) {
      #expect(line.hasSuffix(" \(place), 135.8, 173, 10)"), "\(line)")
    }
  }

  /// The lines of a bar with one tab, whose symbols are given by name.
  private func tab(
    _ symbol: String, selected: String? = nil, _ traits: Traits
  ) throws -> [String] {
    var values: KeyValues = [TabItem.symbol(try #require(SystemSymbol(named: symbol)))]
    values[TabItem.selectedSymbol] = try selected.map { try #require(SystemSymbol(named: $0)) }
    return draw([values], traits, in: Rect(x: 0, y: 100, width: 390, height: 49))
  }

  @Test("takes symbols by name, another one where it is selected")
  func symbols() throws {
    let filled = try tab("heart.fill", try .phone())
    let both = try tab("heart", selected: "heart.fill", try .phone())
    let empty = try tab("heart", try .phone())
    #expect(filled == both)
    #expect(filled != empty)
  }

  @Test("turns symbols that point somewhere with the direction of reading")
  func directionalSymbols() throws {
    let turned = try tab("chevron.forward", try .phone(.light, .rightToLeft))
    let forward = try tab("chevron.forward", try .phone())
    let left = try tab("chevron.left", try .phone())
    let right = try tab("chevron.right", try .phone())
    let stillRight = try tab("chevron.right", try .phone(.light, .rightToLeft))
    #expect(turned.last == left.last)
    #expect(forward.last == right.last)
    #expect(stillRight.last == right.last)
    #expect(turned.last != forward.last)
  }

  @Test("hangs a badge at the picture, 8.6 behind its middle and 3.3 under the bar's top")
  func badge() throws {
    let lines = draw(
      [[TabItem.systemItem(.more), TabItem.badge("4")]], try .phone(),
      in: Rect(x: 0, y: 100, width: 390, height: 49))
    #expect(
      lines.suffix(3) == [
        #"text "More" 10 medium #007AFF center (1, 135.8, 388, 10)"#,
        "fill #FF3B30 rounded 9 (203.6, 103.3, 20, 18)",
        #"text "4" 13 #FFFFFF center (203.6, 107.3, 20, 10)"#,
      ])
  }

  /// The places of a badge with one digit, measured in pictures of 3 pixels a point.
  @Test(
    "has a badge as large and as far from the picture as the system's",
    arguments: [
      (SystemVersion.ios18, Point(x: 117.4, y: 81), Rect(x: 126, y: 65.3, width: 18, height: 18)),
      (.ios26, Point(x: 66.7, y: 44.7), Rect(x: 74, y: 27, width: 19.67, height: 19.67)),
    ])
  func measuredBadge(_ os: SystemVersion, _ icon: Point, _ measured: Rect) throws {
    var traits = try Traits.phone()
    traits.os = os
    let fixture = KindFixture(traits: traits)
    let tab = Rect(x: icon.x - 43, y: icon.y - 23.7, width: 86, height: 62)
    let drawn = TabBadge("3", in: traits).frame(at: icon, in: tab, fixture.context(tab))
    // The text of the test is wider than a digit, so only the leading edge counts.
    let distances = [
      drawn.x - measured.x, drawn.y - measured.y, drawn.height - measured.height,
    ].map { abs($0.value) }
    #expect(distances.allSatisfy { $0 < 0.34 }, "\(drawn)")
  }

  @Test("has titles beside the pictures where it is low")
  func inline() throws {
    let lines = draw(
      [[TabItem.systemItem(.more)]], try .phone(isLying: true),
      in: Rect(x: 0, y: 100, width: 844, height: 32))
    #expect(lines.last == #"text "More" 13 medium #007AFF center (413.5, 111, 41, 10)"#)
  }

  /// The badge is 40 wide and covers 3.9 × 0.75 of the picture.
  @Test("hangs a badge at the corner of a picture beside its title, which gives way")
  func inlineBadge() throws {
    let lines = draw(
      [[TabItem.systemItem(.recents), TabItem.badge("128")]], try .phone(isLying: true),
      in: Rect(x: 0, y: 100, width: 844, height: 32))
    let icon = SymbolGlyph.clock.size.width * 0.75
    let badge = 40.0
    let start = (844 - (icon - 2.925 + Points(badge) + 3 + 70)) / 2
    let badgeX = start + icon - 2.925
    #expect(
      lines.suffix(3) == [
        "text \"Recents\" 13 medium #007AFF center (\(badgeX + Points(badge) + 2.5), 111, 71, 10)",
        "fill #FF3B30 rounded 9 (\(badgeX), 104.225, 40, 18)",
        "text \"128\" 13 #FFFFFF center (\(badgeX), 108.225, 40, 10)",
      ])
  }

  @Test("keeps its tabs in the middle of a wide screen")
  func wide() throws {
    let lines = draw(
      [[TabItem.title("Home")], [TabItem.title("You")]], try .pad(),
      in: Rect(x: 0, y: 100, width: 820, height: 50))
    #expect(
      lines.suffix(2) == [
        #"text "Home" 13 medium #007AFF center (334.5, 120, 41, 10)"#,
        #"text "You" 13 medium #999999 center (449.5, 120, 31, 10)"#,
      ])
  }
}
