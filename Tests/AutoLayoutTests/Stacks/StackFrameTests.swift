import AutoLayout
import Cassowary
import Diagnostics
import Geometry
import Testing

/// A stack of three views of 160 × 200, 80 × 100 and 40 × 50, and where they come to lie.
struct StackFrameCase: CustomTestStringConvertible {
  let testDescription: String
  let metrics: StackMetrics
  /// The stack's own, by a required constraint; nil where its views decide it.
  let width: Points?
  let hugging: [Double]
  let compression: [Double]
  let hidden: Set<Int>
  /// By view: x, width, y, height.
  let frames: [[Double]]
  let size: [Double]
  let isAmbiguous: Bool

  init(
    _ name: String, _ metrics: StackMetrics, width: Points? = nil,
    hugging: [Double] = [250, 250, 250], compression: [Double] = [750, 750, 750],
    hidden: Set<Int> = [], x: [Double], widths: [Double], y: [Double] = [0, 0, 0],
    heights: [Double] = [200, 200, 200], size: [Double], isAmbiguous: Bool = false
  ) {
    testDescription = name
    self.metrics = metrics
    self.width = width
    self.hugging = hugging
    self.compression = compression
    self.hidden = hidden
    frames = (0..<3).map { [x[$0], widths[$0], y[$0], heights[$0]] }
    self.size = size
    self.isAmbiguous = isAmbiguous
  }
}

@Suite("Views in a stack")
struct StackFrameTests {
  static let own: [Double] = [160, 80, 40]
  static let ten = StackSpacing.points(10)

  /// Checked by hand and, where a width was seen on a device, against that.
  static let rows: [StackFrameCase] = [
    StackFrameCase(
      "fill", StackMetrics(spacing: ten), x: [0, 170, 260], widths: own, size: [300, 200]),
    StackFrameCase(
      "fill, wider", StackMetrics(spacing: ten), width: 400, hugging: [251, 251, 250],
      x: [0, 170, 260], widths: [160, 80, 140], size: [400, 200]),
    StackFrameCase(
      "fill, wider, at equal hugging", StackMetrics(spacing: ten), width: 400, x: [0, 170, 260],
      widths: [160, 80, 140], size: [400, 200], isAmbiguous: true),
    StackFrameCase(
      "fill, narrower", StackMetrics(spacing: ten), width: 240, compression: [749, 750, 750],
      x: [0, 110, 200], widths: [100, 80, 40], size: [240, 200]),
    StackFrameCase(
      "fillEqually", StackMetrics(distribution: .fillEqually, spacing: ten), x: [0, 170, 340],
      widths: [160, 160, 160], size: [500, 200]),
    StackFrameCase(
      "fillEqually, narrower", StackMetrics(distribution: .fillEqually, spacing: ten), width: 320,
      x: [0, 110, 220], widths: [100, 100, 100], size: [320, 200]),
    StackFrameCase(
      "fillProportionally", StackMetrics(distribution: .fillProportionally), width: 200,
      x: [0, 800.0 / 7, 1200.0 / 7], widths: [800.0 / 7, 400.0 / 7, 200.0 / 7], size: [200, 200]),
    StackFrameCase(
      "fillProportionally with spaces: the last is off, 100 and not 80",
      StackMetrics(distribution: .fillProportionally, spacing: ten), width: 600, x: [0, 330, 500],
      widths: [320, 160, 100], size: [600, 200]),
    StackFrameCase(
      "equalSpacing", StackMetrics(distribution: .equalSpacing, spacing: ten), x: [0, 170, 260],
      widths: own, size: [300, 200]),
    StackFrameCase(
      "equalSpacing, wider", StackMetrics(distribution: .equalSpacing, spacing: ten), width: 400,
      x: [0, 220, 360], widths: own, size: [400, 200]),
    StackFrameCase(
      "equalCentering, wider", StackMetrics(distribution: .equalCentering, spacing: ten),
      width: 400, x: [0, 190, 360], widths: own, size: [400, 200]),
    StackFrameCase(
      "equalCentering, a little wider", StackMetrics(distribution: .equalCentering, spacing: ten),
      width: 340, x: [0, 170, 300], widths: own, size: [340, 200]),
    StackFrameCase(
      "equalCentering: 149 beats the stack's own 49",
      StackMetrics(distribution: .equalCentering, spacing: ten), x: [0, 170, 320], widths: own,
      size: [360, 200]),
    StackFrameCase(
      "center", StackMetrics(alignment: .center), x: [0, 160, 240], widths: own, y: [0, 50, 75],
      heights: [200, 100, 50], size: [280, 200]),
    StackFrameCase(
      "top", StackMetrics(alignment: .top), x: [0, 160, 240], widths: own,
      heights: [200, 100, 50], size: [280, 200]),
    StackFrameCase(
      "fill across", StackMetrics(), x: [0, 160, 240], widths: own, size: [280, 200]),
    StackFrameCase(
      "hidden middle", StackMetrics(spacing: ten), hidden: [1], x: [0, 165, 170],
      widths: [160, 0, 40], size: [210, 200]),
  ]

  @Test("come to lie as on a device", arguments: rows)
  func frames(_ row: StackFrameCase) throws {
    var fixture = try SceneFixture(800, 844)
    try fixture.addStack(row.metrics, hidden: row.hidden, row.hugging, row.compression)
    if let width = row.width { fixture.constrain(ViewID("row").at(.width), plus: width) }
    let layout = fixture.layout()
    for (position, id) in SceneFixture.arranged.enumerated() {
      let exact = try #require(layout.views.first { $0.id == id }).exact
      let found = [exact.x, exact.width, exact.y, exact.height].map(\.value)
      #expect(isNear(found, row.frames[position]), "\(id): \(found)")
    }
    let stack = try #require(layout.views.first { $0.id == "row" }).exact
    #expect(isNear([stack.width.value, stack.height.value], row.size))
    #expect(layout.diagnostics.map(\.message.rule) == (row.isAmbiguous ? ["ambiguous"] : []))
  }

  @Test("of 24 equal views the last takes the error of all shares, 130.191 points of 300")
  func shares() throws {
    var fixture = try SceneFixture()
    let metrics = StackMetrics(distribution: .fillProportionally, spacing: .points(1))
    fixture.scene.views.append(
      ViewNode(id: "row", kind: "stack", parent: 0, arrangement: .stack(metrics)))
    for number in 1...24 { fixture.add(ViewID("v\(number)"), in: "row", FixedContent(1, 1)) }
    try fixture.visual("H:|[row(300)]")
    try fixture.visual("V:|[row]")
    let layout = fixture.layout()
    let widths = try (1...24).map { number in
      try #require(layout.views.first { $0.id == ViewID("v\(number)") }).exact.width.value
    }
    let share: Double = 300 / 47
    let rest: Double = 300 - 23 * (share + 1)
    #expect(isNear(Array(widths.dropLast()), Array(repeating: share, count: 23)))
    #expect(isNear(widths.suffix(1), [rest]))
    #expect(layout.diagnostics.isEmpty)
  }

  private func isNear(_ found: [Double], _ expected: [Double]) -> Bool {
    found.count == expected.count
      && zip(found, expected).allSatisfy { abs($0 - $1) < 1e-6 }
  }
}

extension SceneFixture {
  static let arranged: [ViewID] = ["a", "b", "c"]

  /// A stack `row` in the root's corner with views `a`, `b` and `c` of 160 × 200, 80 × 100 and
  /// 40 × 50.
  mutating func addStack(
    _ metrics: StackMetrics, hidden: Set<Int> = [], _ hugging: [Double] = [250, 250, 250],
    _ compression: [Double] = [750, 750, 750]
  ) throws {
    scene.views.append(
      ViewNode(id: "row", kind: "stack", parent: 0, arrangement: .stack(metrics)))
    let contents = [FixedContent(160, 200), FixedContent(80, 100), FixedContent(40, 50)]
    for (position, id) in Self.arranged.enumerated() {
      var priorities = (PerAxis(both: Priority.low), PerAxis(both: Priority.high))
      priorities.0.horizontal = try .at(hugging[position])
      priorities.1.horizontal = try .at(compression[position])
      scene.views.append(
        ViewNode(
          id: id, kind: "view", parent: scene.views.firstIndex { $0.id == "row" },
          content: contents[position], hugging: priorities.0, compression: priorities.1,
          isHidden: hidden.contains(position)))
    }
    try visual("H:|[row]")
    try visual("V:|[row]")
  }
}
