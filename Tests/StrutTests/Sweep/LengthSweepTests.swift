import Diagnostics
import Geometry
import Testing

@testable import Commands

@Suite("Sweeping the window's width and height")
struct LengthSweepTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let axis: Axis
    let scale: Int
    let range: ClosedRange<Points>
    let views: String
    let messages: [String]

    init(
      _ name: String, _ axis: Axis = .horizontal, scale: Int = 2, from lower: Points,
      to upper: Points, _ views: String, _ messages: [String]
    ) {
      testDescription = name
      self.axis = axis
      self.scale = scale
      range = lower...upper
      self.views = views
      self.messages = messages
    }
  }

  private static func screen(_ views: String, scale: Int) -> String {
    """
    matrix: { device: { id: window, width: 400, height: 400, scale: \(scale) } }
    \(views)
    """
  }

  static let rows: [Row] = [
    // Ten characters are 100 points long; of the width 20 and 30 are gone. Half a point is nobody's
    // fault: 149.5 would do, and 149.67 is the first pixel behind it.
    Row(
      "a text that is cut off", scale: 3, from: 100, to: 200,
      """
      views: { title: { kind: label, text: abcdefghij, pin: { top: 0, leading: 20, trailing: 30 } } }
      """, ["the text of `title` is cut off in windows narrower than 149.67 points"]),
    // 200 points long: 300 are enough, and 100 between the conditions are not.
    Row(
      "a condition that holds in between", from: 320, to: 500,
      """
      views: { title: { kind: label, text: abcdefghijklmnopqrst, pin: [top, leading] } }
      constraints:
        - wide: title.width == 300
        - { name: narrow, constraint: title.width == 100, active: false }
      when:
        - { width: "< 420", deactivate: [wide], activate: [narrow] }
        - { width: "< 385", deactivate: [narrow], activate: [wide] }
      """, ["the text of `title` is cut off in windows 385 to 419.5 points wide"]),
    // 69.5 points are enough, so the width must be 209 pixels. A quarter of 834 pixels, 208.5, is
    // rounded to 209 pixels, and 834 pixels are 278 points.
    Row(
      "an edge that is rounded to pixels", scale: 3, from: 200, to: 400,
      """
      views: { title: { kind: label, text: abcdefg, pin: [top, leading] } }
      constraints: [title.width <= 0.25 * superview.width]
      """, ["the text of `title` is cut off in windows narrower than 278 points"]),
    // It asks for 100 points and has 40 less than the window; half a point is nobody's fault.
    Row(
      "a view that is squeezed", from: 110, to: 300,
      """
      views: { badge: { intrinsic: [100, 44], pin: { top: 0, leading: 20 } } }
      constraints: [badge.trailing <= superview.trailing - 20]
      """,
      ["`badge` is less wide than its content in windows narrower than 139.5 points"]),
    // From 10 to 60, and 50 points that end 10 before the edge; sharing up to a point is let pass.
    Row(
      "texts that overlap", from: 75, to: 300,
      """
      views:
        one: { kind: label, text: abcde, pin: { top: 0, leading: 10 } }
        two: { kind: label, text: fghij, pin: { top: 0, trailing: 10 } }
      """, ["`two` overlaps `one` in windows narrower than 119 points"]),
    // From 100 to 200, and 40 points that end 100 above the bottom: they share more than a point
    // from 201 to 339. From 240 to 300 the one lies inside the other.
    Row(
      "an overlap that pauses while a button lies inside the other", .vertical, from: 200, to: 400,
      """
      views:
        seat: { kind: button, title: ab, size: [200, 100], pin: { top: 100, leading: 0 } }
        skip: { kind: button, title: cd, size: [60, 40], pin: { bottom: 100, leading: 10 } }
      """,
      [
        "`skip` overlaps `seat` in windows 201.5 to 239.5 points high",
        "`skip` overlaps `seat` in windows 300.5 to 338.5 points high",
      ]),
    // Ten points high from 180 on: at 180 nothing of it is visible, at 189.5 all but half a point.
    Row(
      "a view that leaves a lower window", .vertical, from: 100, to: 300,
      """
      views: { title: { kind: label, text: ab, pin: { top: 180, leading: 0 } } }
      """,
      [
        "`title` lies outside of the screen in windows lower than 180.5 points",
        "`title` lies partly outside of the screen in windows 180.5 to 189 points high",
      ]),
    Row(
      "a conflict in wide windows", from: 100, to: 500,
      """
      views: { box: { height: 10, pin: [top, leading] } }
      constraints: [box.trailing == superview.trailing - 20, box.width <= 300]
      """,
      [
        "`box.width <= 300` cannot hold together with 2 other constraints and is left out "
          + "in windows wider than 320 points"
      ]),
    Row(
      "one width between all that fail", from: 190, to: 1500,
      """
      views: { box: { width: 300, height: 10, pin: [top, leading, trailing] } }
      """,
      [
        "`box.width == 300` cannot hold together with 2 other constraints and is left out "
          + "at every width"
      ]),
    Row(
      "all of a part of the usual widths", from: 190, to: 290,
      """
      views: { box: { width: 300, height: 10, pin: [top, leading, trailing] } }
      """,
      [
        "`box.width == 300` cannot hold together with 2 other constraints and is left out "
          + "in windows 190 to 290 points wide"
      ]),
    Row(
      "nothing", from: 100, to: 500,
      "views: { box: { height: 10, pin: [top, leading, trailing] } }", []),
  ]

  @Test("finds where what is wrong begins, to the pixel", arguments: rows)
  func breaks(_ row: Row) throws {
    let spec = try #require(SweptSpec(Self.screen(row.views, scale: row.scale)))
    let sweep = try spec.screen.sweepLengths(
      row.axis, from: row.range.lowerBound, to: row.range.upperBound, matrix: [])
    #expect(SweptSpec.messages(sweep.breaks) == row.messages)
  }

  @Test("solves far fewer layouts than there are pixels")
  func counting() throws {
    let text = Self.screen(Self.rows[0].views, scale: 3)
    let spec = try #require(SweptSpec(text))
    let sweep = try spec.screen.sweepLengths(.horizontal, from: 60, to: 1366, matrix: [])
    #expect(SweptSpec.messages(sweep.breaks) == Self.rows[0].messages)
    // The sweep lays out few of 3918 pixels: both ends and the middle, three where the text just
    // fits, the middles of the pieces on both sides, the lengths that decide each of these, and
    // three around the change, which is one pixel earlier.
    #expect(sweep.count <= 2 * (3 + 3 + 2) + 3)
  }

  @Test("ends at a limit of the views laid out, and says so")
  func limited() throws {
    let spec = try #require(SweptSpec(Self.screen(Self.rows[0].views, scale: 3)))
    let whole = try spec.screen.sweepLengths(.horizontal, from: 60, to: 1366, matrix: [])
    #expect(whole.isComplete)
    // The layouts of both ends are always there.
    let limited = try spec.screen.sweepLengths(.horizontal, from: 60, to: 1366, matrix: [], upTo: 1)
    #expect(!limited.isComplete)
    #expect(limited.count == 2)
  }

  @Test("lays out a width once, however many breaks are reported there")
  func commonPlace() throws {
    func count(ofLabels number: Int) throws -> Int {
      let views = (0..<number).map {
        "v\($0): { kind: label, text: abcdefghij, pin: { top: \(20 * $0), leading: 0, trailing: 0 } }"
      }
      let spec = try #require(
        SweptSpec(Self.screen("views: { \(views.joined(separator: ", ")) }", scale: 2)))
      let sweep = try spec.screen.sweepLengths(.horizontal, from: 60, to: 300, matrix: [])
      #expect(sweep.breaks.count == number)
      return sweep.count
    }
    #expect(try count(ofLabels: 9) == count(ofLabels: 1))
  }

  @Test("finds where lines of edges meet, and looks at each piece once")
  func bends() throws {
    // The column grows up to 300 points, and the text in it is 200 long.
    let views = """
      views:
        column: { height: 10, pin: { top: 0 } }
        title: { kind: label, text: abcdefghijklmnopqrst, pin: { top: 20, leading: 0 } }
      constraints:
        - column.centerX == superview.centerX
        - column.width <= 300
        - column.width == superview.width - 40 @760
        - title.width == column.width
      """
    let spec = try #require(SweptSpec(Self.screen(views, scale: 3)))
    let sweep = try spec.screen.sweepLengths(.horizontal, from: 100, to: 1366, matrix: [])
    // 199.5 points would do, of which the window has 40 more.
    #expect(
      SweptSpec.messages(sweep.breaks) == [
        "the text of `title` is cut off in windows narrower than 239.67 points"
      ])
    // The sweep lays out few of 3799 pixels: three at first, one beside each end and three at the
    // bend. The piece before the bend takes as many as a text whose room passes its length; the
    // piece after it takes its middle and the lengths that decide three of its pixels.
    #expect(sweep.count <= 3 + 5 + (1 + 3 + 3 + 2 + 5 + 3) + 4)
  }

  @Test("is an error where the matrix has such a window, however much was swept")
  func partOfRange() throws {
    let views = "views: { box: { width: 300, height: 10, pin: [top, leading, trailing] } }"
    let spec = try #require(SweptSpec(Self.screen(views, scale: 2)))
    for (matrix, severity) in [([400] as [Points], Severity.warning), ([200, 400], .error)] {
      let sweep = try spec.screen.sweepLengths(.horizontal, from: 190, to: 290, matrix: matrix)
      #expect(sweep.breaks.map { $0.diagnostic(inCells: []).severity } == [severity])
    }
  }

  @Test("names the devices of the catalogue, and whether the matrix has such a window")
  func devices() throws {
    let views = """
      views: { title: { kind: label, text: abcdefghijabcdefghijabcdefghijabc, pin: { top: 100, leading: 16, trailing: 16 } } }
      """
    let spec = try #require(SweptSpec("matrix: { device: iphone-x }\n\(views)"))
    // 33 characters and two margins are 362 points, of which the last half is nobody's fault.
    for (matrix, isInMatrix) in [([375] as [Points], false), ([320, 375], true)] {
      let sweep = try spec.screen.sweepLengths(.horizontal, from: nil, to: nil, matrix: matrix)
      let found = try #require(sweep.breaks.first)
      #expect(sweep.breaks.count == 1)
      #expect(found.isInMatrix == isInMatrix)
      let reported = found.diagnostic(inCells: ["iphone-x"])
      #expect(reported.severity == (isInMatrix ? .error : .warning))
      #expect(
        reported.message.text
          == "the text of `title` is cut off in windows narrower than 361.67 points"
      )
      #expect(
        reported.notes.map(\.text) == [
          "at 320 points \"abcdefghijabcdefghijabcdefghijab…\" is 330 points long and has 288",
          "iphone-se-1 (320) is the only device that fails; iphone-8 (375) is the narrowest that holds",
          "all else as on iphone-x",
        ])
    }
  }

  @Test("compares orders of edges instead of pairs of views")
  func orders() {
    let ranges = [(start: 0.0, end: 10.0), (start: 10.0, end: 20.0), (start: 5.0, end: 30.0)]
    let order = SweepSample.order(of: ranges)
    #expect(order == [1, 5, 0, 3, 2, 4])
    // A move past no other edge, and one past the start of a neighbour.
    var moved = ranges
    moved[2].end = 18
    #expect(SweepSample.order(of: moved) == order)
    moved[0].end = 10.5
    #expect(SweepSample.order(of: moved) != order)
  }
}
