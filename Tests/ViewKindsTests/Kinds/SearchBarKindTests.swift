import Devices
import Geometry
import Graphics
import Testing

@testable import ViewKinds

/// Characters are 10 points wide and high.
@Suite("A search bar placed by hand")
struct SearchBarTests {
  private let frame = Rect(x: 0, y: 100, width: 393, height: 56)

  private func draw(_ values: KeyValues, _ traits: Traits) -> String {
    KindFixture(traits: traits).draw(SearchBarKind(values, traits: traits), in: frame)
  }

  @Test("is a field 8 from the sides and 36 high, its placeholder 31.3 behind the field's edge")
  func minimal() throws {
    let text = draw(
      [TextKeys.placeholder("Search"), SearchBarKind.searchBarStyle(.minimal)], try .phone())
    let lines = text.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines.first?.hasPrefix("fill #7676801E M369.713,110") == true)
    #expect(lines.last == #"text "Search" 17 #848488 natural (39.3, 123, 337.7, 10)"#)
  }

  /// The field ends at 385; the symbol's place of 24 is 6 before its end.
  @Test(
    "ends its placeholder before the bookmark symbol",
    arguments: [
      (SystemVersion.ios18, LayoutDirection.leftToRight, "(39.3, 123, 315.7, 10)"),
      (.ios18, .rightToLeft, "rtl (38, 123, 315.7, 10)"),
      (.ios26, .leftToRight, "(47.7, 123, 307.3, 10)"),
    ])
  func bookmark(_ os: SystemVersion, _ direction: LayoutDirection, _ place: String) throws {
    var traits = try Traits.phone(.light, direction)
    traits.os = os
    let text = draw(
      [TextKeys.placeholder("Search"), SearchBarKind.showsBookmarkButton(true)], traits)
    let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("text ") })
    #expect(line.hasSuffix(place), "\(line)")
  }

  @Test("has a line above and one below in the style of bars")
  func lines() throws {
    let text = draw([BarKeys.translucent(false)], try .phone())
    #expect(
      text.hasPrefix(
        """
        fill #FFFFFF rect (0, 100, 393, 56)
        fill #0000004D rect (0, 156, 393, 0.333)
        fill #0000004D rect (0, 100, 393, 0.333)
        """))
  }

  @Test("shortens the field for Cancel, and clears its text at the end")
  func cancel() throws {
    let text = draw(
      [
        TextKeys.text("Hi"), SearchBarKind.showsCancelButton(true), TextKeys.editing(true),
        SearchBarKind.searchBarStyle(.minimal),
      ], try .phone())
    #expect(text.contains(#"text "Cancel" 17 #007AFF center (325, 123, 60, 10)"#))
    #expect(text.contains(#"text "Hi" 17 #000000 natural (39.3, 123, 243.7, 10)"#))
    #expect(text.contains("fill #426BF2 rounded 1 (58.333, 122.333, 2, 11.667)"))
  }

  /// 30 characters are 300 points wide, and the field has room for 243.7.
  @Test("shows the end of a text that is longer than the field while it is edited")
  func longText() throws {
    let text = draw(
      [
        TextKeys.text(String(repeating: "a", count: 30)), TextKeys.editing(true),
        SearchBarKind.showsCancelButton(true), SearchBarKind.searchBarStyle(.minimal),
      ], try .phone())
    #expect(text.contains("clip rect (39.3, 123, 243.7, 10)"), "\(text)")
    #expect(text.contains("natural (-17, 123, 300, 10)"), "\(text)")
    #expect(text.contains("fill #426BF2 rounded 1 (282, 122.333, 2, 11.667)"), "\(text)")
  }

  @Test("is a glass field on iOS 26 with a disc in place of Cancel, 44 wide and 11 beside it")
  func cancelDisc() throws {
    var traits = try Traits.phone()
    traits.os = .ios26
    let kind = SearchBarKind(
      [SearchBarKind.showsCancelButton(true), SearchBarKind.searchBarStyle(.minimal)],
      traits: traits)
    var list = DisplayList()
    kind.draw(in: KindFixture(traits: traits).context(frame), into: &list)
    #expect(!list.description.contains("Cancel"))
    let plates = list.items.compactMap {
      if case .backdrop(let path, _) = $0 { path.bounds } else { nil }
    }
    #expect(
      plates == [
        Rect(x: 341, y: 106, width: 44, height: 44), Rect(x: 8, y: 106, width: 322, height: 44),
      ])
  }

  @Test("is mirrored where reading begins at the right")
  func mirrored() throws {
    let text = draw(
      [TextKeys.placeholder("Search"), SearchBarKind.searchBarStyle(.minimal)],
      try .phone(.dark, .rightToLeft))
    #expect(text.hasSuffix(#"text "Search" 17 #98989F natural rtl (16, 123, 337.7, 10)"#))
  }

  @Test(
    "has a magnifying glass for the right hand",
    arguments: [
      LayoutDirection.leftToRight, .rightToLeft,
    ])
  func rightHanded(direction: LayoutDirection) throws {
    let traits = try Traits.phone(.light, direction)
    let kind = SearchBarKind([SearchBarKind.searchBarStyle(.minimal)], traits: traits)
    var list = DisplayList()
    kind.draw(in: KindFixture(traits: traits).context(frame), into: &list)
    let strokes = list.items.compactMap {
      if case .stroke(let path, _, _) = $0 { path.bounds } else { nil }
    }
    try #require(strokes.count == 2)
    #expect(strokes[1].midX > strokes[0].midX)
    #expect(strokes[1].midY > strokes[0].midY)
  }
}
