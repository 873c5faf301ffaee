import Cassowary
import Geometry
import Testing

@testable import AutoLayout

/// A stack and the constraints that it makes along or across its axis, as the dumps of a real
/// `UIStackView` list them (kean, "Let's Build UIStackView").
struct StackConstraintCase: CustomTestStringConvertible {
  let testDescription: String
  let metrics: StackMetrics
  /// The horizontal axis, or the vertical one.
  let axis: Axis
  let items: [StackArrangement.Item]
  let text: String

  init(
    _ name: String, _ metrics: StackMetrics, _ axis: Axis, count: Int = 3, hidden: Set<Int> = [],
    lengths: [Points?] = [160, 80, 40], wraps: Set<Int> = [], _ text: String
  ) {
    testDescription = name
    self.metrics = metrics
    self.axis = axis
    let names: [ViewID] = ["a", "b", "c"]
    items = (0..<count).map { position in
      StackArrangement.Item(
        id: names[position], isHidden: hidden.contains(position), length: lengths[position],
        wrappingTextCompression: wraps.contains(position) ? .high : nil)
    }
    self.text = text
  }
}

@Suite("The constraints of a stack")
struct StackConstraintTests {
  @Test("along its axis are those of the distribution", arguments: distributions)
  func distribution(_ row: StackConstraintCase) { expectConstraints(row) }

  @Test("across its axis are those of the alignment", arguments: alignments)
  func alignment(_ row: StackConstraintCase) { expectConstraints(row) }

  @Test("use a spanner and gaps only if needed")
  func guides() {
    func guides(_ metrics: StackMetrics, count: Int = 3, hidden: Set<Int> = []) -> [String] {
      let row = StackConstraintCase("", metrics, .horizontal, count: count, hidden: hidden, "")
      return StackArrangement(metrics, of: "row", arranging: row.items).guides
    }
    #expect(guides(StackMetrics()).isEmpty)
    #expect(guides(StackMetrics(alignment: .center)) == ["spanner"])
    #expect(guides(StackMetrics(alignment: .center), count: 1).isEmpty)
    #expect(guides(StackMetrics(), hidden: [0, 1, 2]) == ["spanner"])
    #expect(guides(StackMetrics(distribution: .equalSpacing)) == ["gap1", "gap2"])
    #expect(guides(StackMetrics(distribution: .equalCentering), hidden: [1]) == ["gap1"])
    #expect(guides(StackMetrics(distribution: .equalCentering), count: 0).isEmpty)
  }

  private func expectConstraints(_ row: StackConstraintCase) {
    var nodes = [
      ViewNode(id: .root, kind: "view", parent: nil),
      ViewNode(id: "row", kind: "stack", parent: 0, arrangement: .stack(row.metrics)),
    ]
    nodes += row.items.map { ViewNode(id: $0.id, kind: "view", parent: 1) }
    let hierarchy = ViewHierarchy(nodes)
    let arrangement = StackArrangement(row.metrics, of: "row", arranging: row.items)
    let lines: [String] = arrangement.constraints.compactMap { constraint in
      guard constraint.first.attribute.axis == row.axis,
        case .engine(.stack(let role), for: "row") = constraint.origin
      else { return nil }
      return "\(role.rawValue) \(constraint.equation(in: hierarchy))"
    }
    #expect(lines.joined(separator: "\n") == row.text)
  }
}

extension StackConstraintTests {
  static let distributions: [StackConstraintCase] = [
    StackConstraintCase(
      "fill", StackMetrics(spacing: .points(10)), .horizontal,
      """
      UISV-canvas-connection superview.leading == a.leading
      UISV-canvas-connection c.trailing == superview.trailing
      UISV-spacing b.leading == a.trailing + 10
      UISV-spacing c.leading == b.trailing + 10
      """),
    StackConstraintCase(
      "fillEqually", StackMetrics(distribution: .fillEqually), .horizontal,
      """
      UISV-canvas-connection superview.leading == a.leading
      UISV-canvas-connection c.trailing == superview.trailing
      UISV-spacing b.leading == a.trailing
      UISV-spacing c.leading == b.trailing
      UISV-fill-equally b.width == a.width
      UISV-fill-equally c.width == a.width
      """),
    StackConstraintCase(
      "fillProportionally", StackMetrics(distribution: .fillProportionally), .horizontal,
      """
      UISV-canvas-connection superview.leading == a.leading
      UISV-canvas-connection c.trailing == superview.trailing
      UISV-spacing b.leading == a.trailing
      UISV-spacing c.leading == b.trailing
      UISV-fill-proportionally a.width == 0.571429 * superview.width @999
      UISV-fill-proportionally b.width == 0.285714 * superview.width @998
      UISV-fill-proportionally c.width == 0.142857 * superview.width @997
      """),
    StackConstraintCase(
      "fillProportionally with spaces, which count in the divisor of 320",
      StackMetrics(distribution: .fillProportionally, spacing: .points(20)), .horizontal,
      """
      UISV-canvas-connection superview.leading == a.leading
      UISV-canvas-connection c.trailing == superview.trailing
      UISV-spacing b.leading == a.trailing + 20
      UISV-spacing c.leading == b.trailing + 20
      UISV-fill-proportionally a.width == 0.5 * superview.width @999
      UISV-fill-proportionally b.width == 0.25 * superview.width @998
      UISV-fill-proportionally c.width == 0.125 * superview.width @997
      """),
    StackConstraintCase(
      "fillProportionally with one size", StackMetrics(distribution: .fillProportionally),
      .horizontal, count: 2, lengths: [160, nil],
      """
      UISV-canvas-connection superview.leading == a.leading
      UISV-canvas-connection b.trailing == superview.trailing
      UISV-spacing b.leading == a.trailing
      UISV-fill-proportionally a.width == superview.width
      UISV-fill-proportionally b.width == 0
      """),
    StackConstraintCase(
      "fillProportionally without sizes", StackMetrics(distribution: .fillProportionally),
      .horizontal, count: 2, lengths: [0, nil],
      """
      UISV-canvas-connection superview.leading == a.leading
      UISV-canvas-connection b.trailing == superview.trailing
      UISV-spacing b.leading == a.trailing
      UISV-fill-equally b.width == a.width
      """),
    StackConstraintCase(
      "equalSpacing", StackMetrics(distribution: .equalSpacing, spacing: .points(10)), .horizontal,
      """
      UISV-canvas-connection superview.leading == a.leading
      UISV-canvas-connection c.trailing == superview.trailing
      UISV-spacing b.leading >= a.trailing + 10
      UISV-spacing c.leading >= b.trailing + 10
      UISV-distributing-edge superview.gap1.leading == a.trailing
      UISV-distributing-edge superview.gap1.trailing == b.leading
      UISV-distributing-edge superview.gap2.leading == b.trailing
      UISV-distributing-edge superview.gap2.trailing == c.leading
      UISV-fill-equally row.gap2.width == row.gap1.width
      UISV-canvas-fit row.width == 0 @49
      """),
    StackConstraintCase(
      "equalCentering", StackMetrics(distribution: .equalCentering), .horizontal,
      """
      UISV-canvas-connection superview.leading == a.leading
      UISV-canvas-connection c.trailing == superview.trailing
      UISV-spacing b.leading >= a.trailing
      UISV-spacing c.leading >= b.trailing
      UISV-distributing-edge superview.gap1.leading == a.centerX
      UISV-distributing-edge superview.gap1.trailing == b.centerX
      UISV-distributing-edge superview.gap2.leading == b.centerX
      UISV-distributing-edge superview.gap2.trailing == c.centerX
      UISV-fill-equally row.gap2.width == row.gap1.width @149
      UISV-canvas-fit row.width == 0 @49
      """),
    StackConstraintCase(
      "a hidden view between others", StackMetrics(spacing: .points(10)), .horizontal, hidden: [1],
      """
      UISV-canvas-connection superview.leading == a.leading
      UISV-canvas-connection c.trailing == superview.trailing
      UISV-spacing b.leading == a.trailing + 5
      UISV-spacing c.leading == b.trailing + 5
      UISV-hiding b.width == 0
      """),
    StackConstraintCase(
      "a hidden view before others", StackMetrics(spacing: .points(10)), .horizontal, hidden: [0],
      """
      UISV-canvas-connection superview.leading == b.leading
      UISV-canvas-connection c.trailing == superview.trailing
      UISV-spacing b.leading == a.trailing
      UISV-spacing c.leading == b.trailing + 10
      UISV-hiding a.width == 0
      """),
    StackConstraintCase(
      "hidden views alone", StackMetrics(spacing: .points(10)), .horizontal, count: 2,
      hidden: [0, 1],
      """
      UISV-canvas-connection row.leading == row.spanner.leading
      UISV-canvas-connection row.spanner.trailing == row.trailing
      UISV-spacing b.leading == a.trailing
      UISV-hiding a.width == 0
      UISV-hiding b.width == 0
      """),
    StackConstraintCase(
      "margins", StackMetrics(isLayoutMarginsRelative: true), .horizontal, count: 1,
      """
      UISV-canvas-connection superview.margins.leading == a.leading
      UISV-canvas-connection a.trailing == superview.margins.trailing
      """),
    StackConstraintCase(
      "baselines in a column",
      StackMetrics(axis: .vertical, spacing: .points(20), isBaselineRelative: true), .vertical,
      """
      UISV-canvas-connection superview.top == a.top
      UISV-canvas-connection c.bottom == superview.bottom
      UISV-spacing b.firstBaseline == a.lastBaseline + 20
      UISV-spacing c.firstBaseline == b.lastBaseline + 20
      """),
    StackConstraintCase(
      "no baselines in a row",
      StackMetrics(spacing: .points(20), isBaselineRelative: true), .horizontal, count: 2,
      """
      UISV-canvas-connection superview.leading == a.leading
      UISV-canvas-connection b.trailing == superview.trailing
      UISV-spacing b.leading == a.trailing + 20
      """),
    StackConstraintCase(
      "widths of texts", StackMetrics(disambiguatesTextWidths: true), .horizontal, wraps: [0, 2],
      """
      UISV-canvas-connection superview.leading == a.leading
      UISV-canvas-connection c.trailing == superview.trailing
      UISV-spacing b.leading == a.trailing
      UISV-spacing c.leading == b.trailing
      UISV-text-width-disambiguation a.width == 0.333333 * superview.width @760
      UISV-text-width-disambiguation c.width == 0.333333 * superview.width @760
      """),
  ]

  static let alignments: [StackConstraintCase] = [
    StackConstraintCase(
      "fill", StackMetrics(), .vertical,
      """
      UISV-canvas-connection superview.top == a.top
      UISV-canvas-connection a.bottom == superview.bottom
      UISV-alignment a.top == b.top
      UISV-alignment a.top == c.top
      UISV-alignment a.bottom == b.bottom
      UISV-alignment a.bottom == c.bottom
      """),
    StackConstraintCase(
      "leading", StackMetrics(alignment: .leading), .vertical, count: 2,
      """
      UISV-canvas-connection superview.top == a.top
      UISV-canvas-connection row.spanner.bottom == row.bottom
      UISV-alignment a.top == b.top
      UISV-spanning-boundary superview.spanner.top == a.top @999.5
      UISV-spanning-boundary superview.spanner.bottom >= a.bottom
      UISV-spanning-boundary superview.spanner.top == b.top @999.5
      UISV-spanning-boundary superview.spanner.bottom >= b.bottom
      UISV-spanning-fit row.spanner.height == 0 @51
      UISV-ambiguity-suppression a.height == 0 @25
      UISV-ambiguity-suppression b.height == 0 @25
      """),
    StackConstraintCase(
      "trailing in a column", StackMetrics(axis: .vertical, alignment: .trailing), .horizontal,
      count: 2,
      """
      UISV-canvas-connection row.leading == row.spanner.leading
      UISV-canvas-connection a.trailing == superview.trailing
      UISV-alignment a.trailing == b.trailing
      UISV-spanning-boundary superview.spanner.leading <= a.leading
      UISV-spanning-boundary superview.spanner.trailing == a.trailing @999.5
      UISV-spanning-boundary superview.spanner.leading <= b.leading
      UISV-spanning-boundary superview.spanner.trailing == b.trailing @999.5
      UISV-spanning-fit row.spanner.width == 0 @51
      UISV-ambiguity-suppression a.width == 0 @25
      UISV-ambiguity-suppression b.width == 0 @25
      """),
    StackConstraintCase(
      "center", StackMetrics(alignment: .center), .vertical, count: 2,
      """
      UISV-canvas-connection row.top == row.spanner.top
      UISV-canvas-connection row.spanner.bottom == row.bottom
      UISV-canvas-connection superview.centerY == a.centerY
      UISV-alignment a.centerY == b.centerY
      UISV-spanning-boundary superview.spanner.top <= a.top
      UISV-spanning-boundary superview.spanner.bottom >= a.bottom
      UISV-spanning-boundary superview.spanner.top <= b.top
      UISV-spanning-boundary superview.spanner.bottom >= b.bottom
      UISV-spanning-fit row.spanner.height == 0 @51
      UISV-ambiguity-suppression a.height == 0 @25
      UISV-ambiguity-suppression b.height == 0 @25
      """),
    StackConstraintCase(
      "firstBaseline", StackMetrics(alignment: .firstBaseline), .vertical, count: 2,
      """
      UISV-canvas-connection row.top == row.spanner.top
      UISV-canvas-connection row.spanner.bottom == row.bottom
      UISV-alignment a.firstBaseline == b.firstBaseline
      UISV-spanning-boundary superview.spanner.top <= a.top
      UISV-spanning-boundary superview.spanner.bottom >= a.bottom
      UISV-spanning-boundary superview.spanner.top <= b.top
      UISV-spanning-boundary superview.spanner.bottom >= b.bottom
      UISV-spanning-fit row.spanner.height == 0 @51
      UISV-canvas-fit row.height == 0 @49
      UISV-ambiguity-suppression a.height == 0 @25
      UISV-ambiguity-suppression b.height == 0 @25
      """),
    StackConstraintCase(
      "lastBaseline", StackMetrics(alignment: .lastBaseline), .vertical, count: 2,
      """
      UISV-canvas-connection row.top == row.spanner.top
      UISV-canvas-connection a.bottom <= superview.bottom
      UISV-alignment a.lastBaseline == b.lastBaseline
      UISV-spanning-boundary superview.spanner.top <= a.top
      UISV-spanning-boundary superview.spanner.bottom >= a.bottom
      UISV-spanning-boundary superview.spanner.top <= b.top
      UISV-spanning-boundary superview.spanner.bottom >= b.bottom
      UISV-spanning-fit row.spanner.height == 0 @51
      UISV-canvas-fit row.height == 0 @49
      UISV-ambiguity-suppression a.height == 0 @25
      UISV-ambiguity-suppression b.height == 0 @25
      """),
    StackConstraintCase(
      "a single view in the middle", StackMetrics(alignment: .center), .vertical, count: 1,
      """
      UISV-canvas-connection superview.top <= a.top
      UISV-canvas-connection a.bottom <= superview.bottom
      UISV-canvas-connection superview.centerY == a.centerY
      UISV-canvas-fit row.height == 0 @49
      UISV-ambiguity-suppression a.height == 0 @25
      """),
    StackConstraintCase(
      "a hidden view keeps in line, but the spanner need not reach to it",
      StackMetrics(alignment: .top), .vertical, count: 2, hidden: [0],
      """
      UISV-canvas-connection superview.top == a.top
      UISV-canvas-connection row.spanner.bottom == row.bottom
      UISV-alignment a.top == b.top
      UISV-spanning-boundary superview.spanner.top == b.top @999.5
      UISV-spanning-boundary superview.spanner.bottom >= b.bottom
      UISV-spanning-fit row.spanner.height == 0 @51
      UISV-ambiguity-suppression a.height == 0 @25
      UISV-ambiguity-suppression b.height == 0 @25
      """),
    StackConstraintCase(
      "hidden views alone", StackMetrics(), .vertical, count: 2, hidden: [0, 1],
      """
      UISV-canvas-connection row.top == row.spanner.top
      UISV-canvas-connection row.spanner.bottom == row.bottom
      UISV-alignment a.top == b.top
      UISV-alignment a.bottom == b.bottom
      UISV-spanning-fit row.spanner.height == 0 @0.001
      """),
    StackConstraintCase(
      "the margins' centre", StackMetrics(alignment: .center, isLayoutMarginsRelative: true),
      .vertical, count: 1,
      """
      UISV-canvas-connection superview.margins.top <= a.top
      UISV-canvas-connection a.bottom <= superview.margins.bottom
      UISV-canvas-connection superview.margins.centerY == a.centerY
      UISV-canvas-fit row.height == 0 @49
      UISV-ambiguity-suppression a.height == 0 @25
      """),
  ]
}
