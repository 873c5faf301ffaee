import Cassowary
import Diagnostics
import Geometry
import Graphics
import TestSupport
import Testing

@testable import AutoLayout

/// A scene being put together in a test, on the screen of an iPhone 14 unless said otherwise.
struct SceneFixture {
  var scene: Scene

  init(
    _ width: Points = 390, _ height: Points = 844, scale: Int = 3,
    safeArea: Insets = Insets(top: 47, left: 0, bottom: 34, right: 0), margin: Points = 16,
    direction: LayoutDirection = .leftToRight
  ) throws {
    let screen = Rect(x: 0, y: 0, width: width, height: height)
    let environment = LayoutEnvironment(
      screenSize: screen.size, grid: try #require(PixelGrid(scale: scale)), rootFrame: screen,
      safeArea: safeArea,
      rootMargins: Insets(top: 0, left: margin, bottom: 0, right: margin),
      keyboardFrame: Rect(x: 0, y: height, width: width, height: 0), direction: direction)
    scene = Scene(
      environment: environment, views: [ViewNode(id: .root, kind: "view", parent: nil)],
      constraints: [])
  }

  /// A view of a fixed intrinsic size, nil for none, within `superview`.
  mutating func add(
    _ id: ViewID, in superview: ViewID = .root, _ content: (any IntrinsicContent)? = nil,
    hugging: Priority = .low, compression: Priority = .high
  ) {
    scene.views.append(
      ViewNode(
        id: id, kind: "view", parent: scene.views.firstIndex { $0.id == superview },
        content: content, hugging: PerAxis(both: hugging),
        compression: PerAxis(both: compression)))
  }

  mutating func visual(
    _ format: String, in superview: ViewID = .root, options: VisualFormatOptions = []
  ) throws {
    scene.constraints += try VisualFormat.expand(
      format, in: { _ in superview }, options: options, item: { .view(ViewID($0)) },
      metric: { _ in nil }, origin: .code)
  }

  mutating func constrain(
    _ first: Anchor, _ relation: Relation, _ terms: Constraint.Term..., plus constant: Points = 0,
    at priority: Priority = .required
  ) {
    scene.constraints.append(
      Constraint(
        first, relation, terms, constant: constant, priority: priority, origin: .code))
  }

  mutating func constrain(
    _ first: Anchor, _ terms: Constraint.Term..., plus constant: Points = 0,
    at priority: Priority = .required
  ) {
    scene.constraints.append(
      Constraint(
        first, .equal, terms, constant: constant, priority: priority, origin: .code))
  }

  /// The solved pass of each layout root.
  func settledPasses() -> [SystemPass] {
    let run = LayoutEngine.run(
      of: scene, measuring: FixedMetricsText(), within: WorkBudget(), keepsSystems: true
    ).run
    return (run.settled ?? []).map(\.pass)
  }

  func layout() -> Layout { LayoutEngine.unlimitedLayout(scene, measuring: FixedMetricsText()) }
}

extension Layout {
  /// The view's frame; nil for an unknown id.
  func frame(_ id: ViewID) -> Rect? { views.first { $0.id == id }?.frame }
}

extension Constraint.Term {
  /// `multiplier × anchor`.
  static func times(_ multiplier: Double, _ anchor: Anchor) -> Constraint.Term {
    Constraint.Term(multiplier, anchor)
  }

  static func of(_ anchor: Anchor) -> Constraint.Term { Constraint.Term(1, anchor) }
}

extension ViewID {
  func at(_ attribute: Attribute) -> Anchor { Anchor(.view(self), attribute) }
  func at(_ guide: Guide, _ attribute: Attribute) -> Anchor {
    Anchor(.guide(self, guide), attribute)
  }
}

extension Priority {
  static func at(_ level: Double) throws -> Priority { try #require(Priority(level)) }
}

/// A content of one size.
struct FixedContent: IntrinsicContent {
  var width: Points?
  var height: Points?
  var stretching: Stretching
  var wraps: Bool { false }

  init(_ width: Points?, _ height: Points?, stretching: Stretching = .possible) {
    self.width = width
    self.height = height
    self.stretching = stretching
  }

  func size(
    atWidth limit: Points?, measuring text: any TextMeasuring, on grid: PixelGrid
  ) -> IntrinsicSize { IntrinsicSize(width: width, height: height) }

  func baselines(
    in size: Size, measuring text: any TextMeasuring, on grid: PixelGrid
  ) -> Baselines? { nil }
}

/// Text in the test's font: ten points a character and a line.
struct WrappedText: IntrinsicContent {
  let content: TextContent
  var wraps: Bool { content.lines != 1 }

  init(_ string: String, lines: Int = 0) {
    content = TextContent(string, font: .system(17), lines: lines)
  }

  func size(
    atWidth width: Points?, measuring text: any TextMeasuring, on grid: PixelGrid
  ) -> IntrinsicSize {
    let size = grid.ceiled(text.extent(of: content, width: width).size)
    return IntrinsicSize(width: size.width, height: size.height)
  }

  func baselines(
    in size: Size, measuring text: any TextMeasuring, on grid: PixelGrid
  ) -> Baselines? { Baselines(first: 8, last: 2) }
}
