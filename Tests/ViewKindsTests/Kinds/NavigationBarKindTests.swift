import Devices
import Geometry
import Graphics
import Testing

@testable import ViewKinds

/// Characters are 10 points wide.
@Suite("A navigation bar placed by hand")
struct NavigationBarTests {
  private let frame = Rect(x: 0, y: 47, width: 390, height: 44)

  private func draw(
    _ values: KeyValues, _ traits: Traits, in frame: Rect
  ) -> String {
    let all = ([BarKeys.translucent(false)] as KeyValues).merging(values)
    return KindFixture(traits: traits).draw(NavigationBarKind(all, traits: traits), in: frame)
  }

  private func items(_ titles: String...) -> [KeyValues] {
    titles.map { [BarButton.title($0)] }
  }

  @Test("has its title in the middle and its buttons at the margins")
  func buttons() throws {
    let values: KeyValues = [
      NavigationBarKind.title("Draft"), NavigationBarKind.leftBarButtonItems(items("Cancel")),
      NavigationBarKind.rightBarButtonItems(items("Send", "Add")), NavigationBarKind.back("Mail"),
    ]
    #expect(
      draw(values, try .phone(), in: frame) == """
        fill #FFFFFF rect (0, 47, 390, 44)
        fill #0000004D rect (0, 91, 390, 0.333)
        text "Draft" 17 semibold #000000 center (169.5, 47, 51, 44)
        text "Send" 17 #007AFF center (334, 64, 40, 10)
        text "Add" 17 #007AFF center (288, 64, 30, 10)
        text "Cancel" 17 #007AFF center (16, 64, 60, 10)
        """)
  }

  @Test("has the back button at the leading side, mirrored where reading begins at the right")
  func back() throws {
    let values: KeyValues = [NavigationBarKind.title("Draft"), NavigationBarKind.back("Mail")]
    let left = draw(values, try .phone(), in: frame)
    #expect(left.contains(#"text "Mail" 17 #007AFF center (29.5, 47, 41, 44)"#))
    let right = draw(values, try .phone(.light, .rightToLeft), in: frame)
    #expect(right.contains(#"text "Mail" 17 #007AFF center rtl (319.5, 47, 41, 44)"#))
    #expect(right.contains("stroke #007AFF 2.7 round M371.05,60.85 L379.1,69 L371.05,77.15"))
  }

  @Test(
    "follows its own direction as it follows that of the screen",
    arguments: [SystemVersion.ios18, .ios26])
  func ownDirection(_ os: SystemVersion) throws {
    let values: KeyValues = [
      NavigationBarKind.title("Draft"), NavigationBarKind.back("Mail"),
      NavigationBarKind.rightBarButtonItems(items("Send")),
    ]
    var mirrored = try Traits.phone(.light, .rightToLeft)
    var screen = try Traits.phone()
    (mirrored.os, screen.os) = (os, os)
    let bar = NavigationBarKind(values, traits: mirrored)
    var context = KindFixture(traits: screen).context(frame)
    context.direction = .rightToLeft
    var list = DisplayList()
    bar.draw(in: context, into: &list)
    #expect(list.description == KindFixture(traits: mirrored).draw(bar, in: frame))
  }

  @Test("moves a title that does not fit in the middle, then cuts it off")
  func longTitle() throws {
    let values: KeyValues = [
      NavigationBarKind.title("Twenty-eight characters long"),
      NavigationBarKind.leftBarButtonItems(items("Cancel")),
    ]
    #expect(
      draw(values, try .phone(), in: frame).contains(#"center (91.5, 47, 281, 44)"#))
  }

  @Test("reaches up to the screen's top only where it is attached there")
  func attached() throws {
    let top = draw([], try .phone(), in: frame)
    #expect(top.hasPrefix("fill #FFFFFF rect (0, 47, 390, 44)"))
    let attached = draw([NavigationBarKind.position(.topAttached)], try .phone(), in: frame)
    #expect(attached.hasPrefix("fill #FFFFFF rect (0, 0, 390, 91)"))
  }

  @Test("has its large title under the row of the buttons")
  func large() throws {
    let values: KeyValues = [
      NavigationBarKind.title("Places"), NavigationBarKind.prefersLargeTitles(true),
      NavigationBarKind.rightBarButtonItems(items("Edit")),
    ]
    #expect(
      draw(values, try .phone(), in: Rect(x: 0, y: 47, width: 390, height: 96)) == """
        fill #FFFFFF rect (0, 47, 390, 96)
        fill #0000004D rect (0, 143, 390, 0.333)
        text "Edit" 17 #007AFF center (334, 64, 40, 10)
        text "Places" 34 bold #000000 natural (16, 95, 358, 40.6)
        """)
  }

  /// The line below a large title makes the bar of iOS 26 16 points higher, as the screen's own.
  @Test(
    "has a line below its title on iOS 26 only",
    arguments: [
      (os: SystemVersion.ios26, isLarge: false, height: 44.0), (.ios26, isLarge: true, height: 112),
      (.ios18, isLarge: false, height: 44), (.ios18, isLarge: true, height: 96),
    ])
  func subtitle(_ row: (os: SystemVersion, isLarge: Bool, height: Double)) throws {
    var traits = try Traits.phone()
    traits.os = row.os
    let values: KeyValues = [
      NavigationBarKind.title("Places"), NavigationBarKind.subtitle("6 countries"),
      NavigationBarKind.prefersLargeTitles(row.isLarge),
    ]
    let kind = NavigationBarKind(values, traits: traits)
    #expect((kind.content as? ConstantSize)?.height?.value == row.height)
    let drawn = KindFixture(traits: traits).draw(
      kind, in: Rect(x: 0, y: 47, width: 390, height: Points(row.height)))
    #expect(drawn.contains("6 countries") == (row.os == .ios26))
  }

  @Test("greys a button that is disabled and sets the one that ends a task in semibold")
  func states() throws {
    let values: KeyValues = [
      NavigationBarKind.leftBarButtonItems([
        [BarButton.title("Off"), BarButton.enabled(false)]
      ]),
      NavigationBarKind.rightBarButtonItems([[BarButton.systemItem(.done)]]),
    ]
    let text = draw(values, try .phone(), in: frame)
    #expect(text.contains(#"text "Off" 17 #3C3C434C center"#))
    #expect(text.contains(#"text "Done" 17 semibold #007AFF center"#))
  }
}
