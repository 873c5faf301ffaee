import AutoLayout
import Cassowary
import Diagnostics
import Geometry
import TestSupport
import Testing

@Suite("A random tree of views")
struct RandomTreeTests {
  /// Some seeds put required constraints between views that contradict others.
  static let seeds = Array(UInt64(0)..<24)

  @Test(
    "keeps every required constraint in the exact frames but those it reports", arguments: seeds)
  func required(_ seed: UInt64) throws {
    let fixture = try Self.tree(seed, isContradictory: true)
    let layout = fixture.layout()
    #expect(layout.views.count == fixture.scene.views.count)
    let given = Self.givenUp(layout)
    let frames = Self.framesInRoot(layout)
    for (position, constraint) in fixture.scene.constraints.enumerated()
    where constraint.priority.isRequired && !given.contains(position + 1) {
      let error = try Self.excess(constraint, frames)
      let holds =
        switch constraint.relation {
        case .equal: abs(error) < 1e-6
        case .lessThanOrEqual: error < 1e-6
        case .greaterThanOrEqual: error > -1e-6
        }
      #expect(holds, "constraint \(position + 1) is off by \(error)")
    }
    #expect(layout.views.allSatisfy { $0.exact.width > -1e-6 && $0.exact.height > -1e-6 })
  }

  @Test(
    "has the same frames to the last bit each time, and after a change and its undoing",
    arguments: seeds.prefix(8))
  func again(_ seed: UInt64) throws {
    var fixture = try Self.tree(seed, isContradictory: true)
    let layout = fixture.layout()
    #expect(fixture.layout() == layout)
    let last = fixture.scene.constraints.popLast()
    _ = fixture.layout()
    fixture.scene.constraints += last.map { [$0] } ?? []
    #expect(fixture.layout() == layout)
  }

  @Test(
    "has the same frames in any order of its constraints if they are not ambiguous",
    arguments: seeds.prefix(8))
  func order(_ seed: UInt64) throws {
    var fixture = try Self.tree(seed, isContradictory: false)
    let layout = fixture.layout()
    try #require(layout.diagnostics == [])
    var random = SeededGenerator(seed: seed &+ 1000)
    for _ in 0..<3 {
      fixture.scene.constraints.shuffle(using: &random)
      let shuffled = fixture.layout()
      #expect(shuffled.diagnostics == [])
      #expect(shuffled.views.map(\.frame) == layout.views.map(\.frame))
      for (one, other) in zip(layout.views, shuffled.views) {
        #expect(Self.distance(one.exact, other.exact) < 1e-6)
      }
    }
  }

  /// From 1 to 200 views, each tied on both axes to its superview, or to the sibling before it.
  static func tree(_ seed: UInt64, isContradictory: Bool) throws -> SceneFixture {
    var random = SeededGenerator(seed: seed)
    var fixture = try SceneFixture()
    let count = seed == 0 ? 1 : Int.random(in: 2...200, using: &random)
    var names: [ViewID] = [.root]
    var lastChild: [ViewID: ViewID] = [:]
    for index in 1..<max(count, 1) {
      let name = ViewID("v\(index)")
      // Among the latest, so that the tree is deep as well as wide.
      let parent = names[Int.random(in: max(0, names.count - 12)..<names.count, using: &random)]
      let side = Points(Double(Int.random(in: 1...20, using: &random)) * 5)
      // No two wishes are of one priority, so that none compete.
      let part = Double(index) / 10
      fixture.add(
        name, in: parent, FixedContent(side, side), hugging: try .at(200 + part),
        compression: try .at(700 + part))
      let sibling = lastChild[parent]
      for axis in Axis.allCases {
        try place(name, parent, sibling, axis, limit: Priority.at(900 + part), &fixture, &random)
      }
      lastChild[parent] = name
      names.append(name)
    }
    if isContradictory, names.count > 2 {
      for _ in 0..<3 {
        let name = names[Int.random(in: 1..<names.count, using: &random)]
        add(
          name.at(.width), [], Points(Double(Int.random(in: 1...40, using: &random)) * 10), &fixture
        )
      }
    }
    for position in fixture.scene.constraints.indices {
      fixture.scene.constraints[position].origin = .written(
        SourceSpan(file: "tree.yaml", line: position + 1, column: 1))
    }
    return fixture
  }

  /// One place, and at times a size or a limit; contents decide the rest.
  private static func place(
    _ name: ViewID, _ parent: ViewID, _ sibling: ViewID?, _ axis: Axis, limit: Priority,
    _ fixture: inout SceneFixture, _ random: inout SeededGenerator
  ) {
    let isHorizontal = axis == .horizontal
    let near: Attribute = isHorizontal ? .left : .top
    let far: Attribute = isHorizontal ? .right : .bottom
    let middle: Attribute = isHorizontal ? .centerX : .centerY
    let size: Attribute = isHorizontal ? .width : .height
    let gap = Points(Double(Int.random(in: 0...8, using: &random)))
    switch Int.random(in: 0..<4, using: &random) {
    case 0: add(name.at(near), [.of(parent.at(near))], gap, &fixture)
    case 1: add(name.at(middle), [.of(parent.at(middle))], gap, &fixture)
    case 2:
      // Half of what there is, wherever contents would rather be of another size.
      add(name.at(near), [.of(parent.at(near))], gap, &fixture)
      add(name.at(size), [.times(0.5, parent.at(size))], 0, &fixture)
    default:
      let anchor = sibling.map { $0.at(far) } ?? parent.at(near)
      add(name.at(near), [.of(anchor)], gap, &fixture)
      fixture.constrain(name.at(size), .lessThanOrEqual, plus: 60, at: limit)
      fixture.constrain(name.at(size), .greaterThanOrEqual, plus: 10)
    }
  }

  private static func add(
    _ first: Anchor, _ terms: [Constraint.Term], _ constant: Points, _ fixture: inout SceneFixture
  ) {
    fixture.scene.constraints.append(
      Constraint(first, .equal, terms, constant: constant, origin: .code))
  }

  /// The lines of constraints that were left out.
  private static func givenUp(_ layout: Layout) -> Set<Int> {
    Set(
      layout.diagnostics.filter { $0.message.rule == "unsatisfiable" }.compactMap { $0.span?.line })
  }

  private static func framesInRoot(_ layout: Layout) -> [ViewID: Rect] {
    var frames: [ViewID: Rect] = [:]
    for view in layout.views {
      let origin = view.superview.flatMap { frames[$0]?.origin } ?? .zero
      frames[view.id] = view.superview == nil ? view.exact : view.exact.offset(by: origin)
    }
    return frames
  }

  private static func distance(_ one: Rect, _ other: Rect) -> Double {
    let edges = [
      one.minX - other.minX, one.minY - other.minY, one.maxX - other.maxX, one.maxY - other.maxY,
    ]
    return edges.map { abs($0.value) }.max() ?? 0
  }

  /// The left side less the right side; edges in the root's coordinates, as these constraints mean
  /// them, none of which has a factor.
  private static func excess(_ constraint: Constraint, _ frames: [ViewID: Rect]) throws -> Double {
    func value(_ anchor: Anchor) throws -> Double {
      let frame = try #require(frames[anchor.item.owner])
      return switch anchor.attribute {
      case .left: frame.minX.value
      case .right: frame.maxX.value
      case .top: frame.minY.value
      case .bottom: frame.maxY.value
      case .width: frame.width.value
      case .height: frame.height.value
      case .centerX: frame.midX.value
      case .centerY: frame.midY.value
      default: try #require(nil as Double?, "no attribute of these trees")
      }
    }
    var error = try value(constraint.first) - constraint.constant.value
    for term in constraint.terms { error -= try term.multiplier * value(term.anchor) }
    return error
  }
}
