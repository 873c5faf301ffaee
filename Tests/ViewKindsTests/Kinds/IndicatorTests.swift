import Devices
import Geometry
import Graphics
import Testing

@testable import ViewKinds

@Suite("A progress view")
struct ProgressViewTests {
  @Test("fills its track from the leading end")
  func look() throws {
    let fixture = KindFixture(traits: try .phone(.light, .rightToLeft))
    let view = ProgressViewKind([ProgressViewKind.progress(0.25)], traits: fixture.traits)
    #expect(
      fixture.draw(view, in: Rect(x: 0, y: 0, width: 200, height: 4)) == """
        fill #78788033 rounded 2 (0, 0, 200, 4)
        fill #007AFF rounded 2 (150, 0, 50, 4)
        """)
  }

  @Test("stays within the track's round end")
  func little() throws {
    let fixture = KindFixture(traits: try .phone())
    let view = ProgressViewKind([ProgressViewKind.progress(0.01)], traits: fixture.traits)
    #expect(
      fixture.draw(view, in: Rect(x: 0, y: 0, width: 200, height: 4)) == """
        fill #78788033 rounded 2 (0, 0, 200, 4)
        group clip rounded 2 (0, 0, 200, 4)
          fill #007AFF rounded 1 (0, 0, 2, 4)
        """)
  }

  @Test("is square and has no track in the style of bars")
  func bar() throws {
    let fixture = KindFixture(traits: try .phone())
    let values: KeyValues = [
      ProgressViewKind.progress(1), ProgressViewKind.progressViewStyle(.bar),
    ]
    #expect(
      fixture.draw(
        ProgressViewKind(values, traits: fixture.traits),
        in: Rect(x: 0, y: 0, width: 200, height: 2.5))
        == "fill #007AFF rect (0, 0, 200, 2.5)")
  }
}

@Suite("A spinner")
struct ActivityIndicatorTests {
  @Test("has eight blades, the darkest at the upper left")
  func look() throws {
    let fixture = KindFixture(traits: try .phone())
    let spinner = ActivityIndicatorKind(
      [ActivityIndicatorKind.color(.black)], traits: fixture.traits)
    #expect(
      fixture.draw(spinner, in: Rect(x: 0, y: 0, width: 20, height: 20)) == """
        stroke #00000048 2.4 round M10,5.5 L10,1.2
        stroke #00000048 2.4 round M13.182,6.818 L16.223,3.777
        stroke #00000048 2.4 round M14.5,10 L18.8,10
        stroke #00000048 2.4 round M13.182,13.182 L16.223,16.223
        stroke #0000006F 2.4 round M10,14.5 L10,18.8
        stroke #00000095 2.4 round M6.818,13.182 L3.777,16.223
        stroke #000000BB 2.4 round M5.5,10 L1.2,10
        stroke #000000DF 2.4 round M6.818,6.818 L3.777,3.777
        """)
  }

  struct StoppedCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let hides: Bool
    let blades: Int
  }

  @Test(
    "that has stopped",
    arguments: [
      StoppedCase(testDescription: "is hidden", hides: true, blades: 0),
      StoppedCase(
        testDescription: "shows pale blades where it is not hidden", hides: false, blades: 8),
    ])
  func stopped(_ row: StoppedCase) throws {
    let fixture = KindFixture(traits: try .phone())
    let values: KeyValues = [
      ActivityIndicatorKind.animating(false), ActivityIndicatorKind.hidesWhenStopped(row.hides),
    ]
    let text = fixture.draw(
      ActivityIndicatorKind(values, traits: fixture.traits),
      in: Rect(x: 0, y: 0, width: 20, height: 20))
    #expect(text.split(separator: "\n").count == row.blades)
  }
}

@Suite("A page control")
struct PageControlTests {
  @Test("has a dot a page in the middle of its frame")
  func look() throws {
    let fixture = KindFixture(traits: try .phone())
    let values: KeyValues = [PageControlKind.numberOfPages(2), PageControlKind.currentPage(7)]
    #expect(
      fixture.draw(
        PageControlKind(values, traits: fixture.traits), in: Rect(x: 0, y: 0, width: 98, height: 26)
      )
        == """
        fill #FFFFFF4D ellipse (36.5, 9.25, 7.5, 7.5)
        fill #FFFFFF ellipse (54, 9.25, 7.5, 7.5)
        """)
  }

  @Test("lays a capsule under prominent dots, which read from the right where text does")
  func prominent() throws {
    let fixture = KindFixture(traits: try .phone(.dark, .rightToLeft))
    let values: KeyValues = [
      PageControlKind.numberOfPages(2), PageControlKind.backgroundStyle(.prominent),
    ]
    #expect(
      fixture.draw(
        PageControlKind(values, traits: fixture.traits), in: Rect(x: 0, y: 0, width: 98, height: 26)
      )
        == """
        fill #78788051 rounded 13 (27.25, 0, 43.5, 26)
        fill #FFFFFF ellipse (54, 9.25, 7.5, 7.5)
        fill #EBEBF54C ellipse (36.5, 9.25, 7.5, 7.5)
        """)
  }

  @Test("shows the dots around the page that have room, smaller ones at the end", arguments: rows)
  func shownDots(_ row: Crowd) {
    let dots = PageControlKind.ShownDots(of: row.count, current: row.current, in: row.room)
    #expect(dots.range == row.range)
    #expect(dots.range.map { dots.scale(of: $0) } == row.scales)
  }

  /// Pages, the one shown, the dots that have room, and the expected dots.
  struct Crowd: CustomTestStringConvertible {
    let testDescription: String
    let count: Int
    let current: Int
    let room: Int
    let range: Range<Int>
    let scales: [Double]
  }

  private static let rows = [
    Crowd(
      testDescription: "room for all", count: 3, current: 0, room: 3, range: 0..<3,
      scales: [1, 1, 1]),
    Crowd(
      testDescription: "at the first page", count: 20, current: 1, room: 7, range: 0..<7,
      scales: [1, 1, 1, 1, 1, 0.7, 0.4]),
    Crowd(
      testDescription: "between", count: 20, current: 10, room: 7, range: 7..<14,
      scales: [0.4, 0.7, 1, 1, 1, 0.7, 0.4]),
    Crowd(
      testDescription: "at the last page", count: 20, current: 19, room: 7, range: 13..<20,
      scales: [0.4, 0.7, 1, 1, 1, 1, 1]),
    Crowd(
      testDescription: "room for one", count: 20, current: 5, room: 1, range: 5..<6, scales: [1]),
    Crowd(
      testDescription: "room for two", count: 20, current: 5, room: 2, range: 4..<6,
      scales: [0.4, 1]),
  ]

  @Test("fits its dots into its frame")
  func narrow() throws {
    let fixture = KindFixture(traits: try .phone())
    let values: KeyValues = [PageControlKind.numberOfPages(9), PageControlKind.currentPage(0)]
    // Three dots and the room of the capsule's ends: 3 × 17.5 + 8.5.
    #expect(
      fixture.draw(
        PageControlKind(values, traits: fixture.traits), in: Rect(x: 0, y: 0, width: 61, height: 26)
      )
        == """
        fill #FFFFFF ellipse (9.25, 9.25, 7.5, 7.5)
        fill #FFFFFF4D ellipse (27.875, 10.375, 5.25, 5.25)
        fill #FFFFFF4D ellipse (46.5, 11.5, 3, 3)
        """)
  }

  @Test("shows no dot for a single page if the spec says so")
  func single() throws {
    let fixture = KindFixture(traits: try .phone())
    let values: KeyValues = [
      PageControlKind.numberOfPages(1), PageControlKind.hidesForSinglePage(true),
    ]
    let control = PageControlKind(values, traits: fixture.traits)
    #expect(fixture.draw(control, in: Rect(x: 0, y: 0, width: 80, height: 26)).isEmpty)
  }
}
