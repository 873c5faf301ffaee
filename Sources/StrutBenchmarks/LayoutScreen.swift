import AutoLayout
import Cassowary
import Geometry
import Graphics

/// A scene with a list of rows, as a layout pass gets it from a spec.
///
/// Each row is a content view with an icon, two labels and a detail.
struct LayoutScreen {
  private(set) var scene: Scene

  /// Creates a scene.
  ///
  /// - Parameter count: the number of rows. Each row has five views.
  init(rows count: Int) {
    let screen = Rect(x: 0, y: 0, width: 390, height: 844)
    scene = Scene(
      environment: LayoutEnvironment(
        screenSize: screen.size, grid: PixelGrid(scale: 3) ?? .wholePoints, rootFrame: screen,
        safeArea: Insets(top: 47, left: 0, bottom: 34, right: 0),
        rootMargins: Insets(top: 0, left: 16, bottom: 0, right: 16),
        keyboardFrame: Rect(x: 0, y: 844, width: 390, height: 0)),
      views: [ViewNode(id: .root, kind: "view", parent: nil)], constraints: [])
    for index in 0..<count { addRow(index) }
  }

  func layout() -> Layout { LayoutEngine.unlimitedLayout(scene, measuring: Fixed()) }

  private mutating func addRow(_ index: Int) {
    let content = add("row\(index)", in: 0)
    let icon = add("icon\(index)", in: content)
    let title = add("title\(index)", in: content, Fixed(Points(120 + index * 53 % 260), 22))
    let subtitle = add(
      "subtitle\(index)", in: content, Fixed(Points(90 + index * 97 % 300), 16),
      compression: Priority(500) ?? .high)
    let detail = add(
      "detail\(index)", in: content, Fixed(Points(20 + index * 13 % 40), 20),
      compression: Priority(800) ?? .high)
    equal(content, .leading, 0, .leading)
    equal(content, .trailing, 0, .trailing)
    equal(content, .top, max(0, content - 5), index == 0 ? .top : .bottom)
    hold(id(content), .height, .greaterThanOrEqual, [], 60)
    hold(id(content), .height, .equal, [], 60, at: .low)

    hold(id(icon), .leading, .equal, [Constraint.Term(1, margin(of: content, .leading))])
    equal(icon, .centerY, content, .centerY)
    hold(id(icon), .width, .equal, [], 40)
    equal(icon, .height, icon, .width)
    hold(id(detail), .trailing, .equal, [Constraint.Term(1, margin(of: content, .trailing))])
    equal(detail, .centerY, content, .centerY)

    equal(title, .leading, icon, .trailing, 12)
    equal(title, .top, content, .top, 10)
    hold(id(detail), .leading, .greaterThanOrEqual, [.init(1, at(title, .trailing))], 8)
    equal(subtitle, .leading, title, .leading)
    equal(subtitle, .top, title, .bottom, 4)
    hold(id(detail), .leading, .greaterThanOrEqual, [.init(1, at(subtitle, .trailing))], 8)
    hold(id(subtitle), .bottom, .lessThanOrEqual, [.init(1, at(content, .bottom))], -10)
  }

  /// Adds a view to the scene.
  ///
  /// - Returns: the view's index in the scene.
  private mutating func add(
    _ name: String, in parent: Int, _ content: Fixed? = nil, compression: Priority = .high
  ) -> Int {
    scene.views.append(
      ViewNode(
        id: ViewID(name), kind: "view", parent: parent, content: content,
        compression: PerAxis(both: compression)))
    return scene.views.count - 1
  }

  private func id(_ view: Int) -> ViewID { scene.views[view].id }

  private func at(_ view: Int, _ attribute: Attribute) -> Anchor {
    Anchor(.view(id(view)), attribute)
  }

  private func margin(of view: Int, _ attribute: Attribute) -> Anchor {
    Anchor(.guide(id(view), .margins), attribute)
  }

  private mutating func equal(
    _ first: Int, _ attribute: Attribute, _ second: Int, _ other: Attribute,
    _ constant: Points = 0
  ) {
    hold(id(first), attribute, .equal, [.init(1, at(second, other))], constant)
  }

  private mutating func hold(
    _ view: ViewID, _ attribute: Attribute, _ relation: Relation, _ terms: [Constraint.Term],
    _ constant: Points = 0, at priority: Priority = .required
  ) {
    scene.constraints.append(
      Constraint(
        Anchor(.view(view), attribute), relation, terms, constant: constant, priority: priority,
        origin: .code))
  }
}

/// Content of a fixed size.
///
/// It is also the measurer of text. The scenes have no text, so all its sizes are 0.
private struct Fixed: IntrinsicContent, TextMeasuring {
  var width: Points = 0
  var height: Points = 0
  var wraps: Bool { false }

  init() {}

  init(_ width: Points, _ height: Points) {
    self.width = width
    self.height = height
  }

  func size(
    atWidth limit: Points?, measuring text: any TextMeasuring, on grid: PixelGrid
  ) -> IntrinsicSize { IntrinsicSize(width: width, height: height) }

  func baselines(
    in size: Size, measuring text: any TextMeasuring, on grid: PixelGrid
  ) -> Baselines? { nil }

  func extent(of content: TextContent, width: Points?) -> TextExtent {
    TextExtent(size: .zero, firstBaseline: 0, lastDescent: 0, lineCount: 0, isTruncated: false)
  }

  func lineHeight(of font: FontDescription) -> Points { 0 }
}
