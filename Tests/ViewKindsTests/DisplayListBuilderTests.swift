import AutoLayout
import Geometry
import Graphics
import TestSupport
import Testing

@testable import ViewKinds

@Suite("The display list of a laid-out scene")
struct DisplayListBuilderTests {
  /// A view with its place on a screen of 100 × 200.
  struct Piece {
    var id: ViewID
    var parent: Int?
    var frame: Rect
    var style: ViewStyle
    var direction: LayoutDirection?
  }

  @Test("has a group for each view, back to front, over the screen's background")
  func groups() throws {
    let list = try list([
      root,
      Piece(
        id: "box", parent: 0, frame: Rect(x: 10, y: 20, width: 50, height: 40),
        style: ViewStyle(kind: plain, background: red, alpha: 0.5, corners: Corners(radius: 8))),
      Piece(
        id: "title", parent: 1, frame: Rect(x: 12, y: 22, width: 20, height: 10), style: label),
      Piece(
        id: "front", parent: 0, frame: Rect(x: 0, y: 0, width: 100, height: 10),
        style: ViewStyle(kind: plain, background: red, border: Border(width: 2, color: .black))),
    ])
    #expect(
      list == """
        fill #FFFFFF rect (0, 0, 100, 200)
        group "root"
          group "box" opacity 0.5
            fill #FF0000 rounded 8 (10, 20, 50, 40)
            group "title"
              text "Hi" 17 #000000 natural (12, 22, 20, 10)
          group "front"
            fill #FF0000 rect (0, 0, 100, 10)
            stroke #000000 2 rect (1, 1, 98, 8)
        """)
  }

  @Test("leaves out hidden views with all that is in them, and groups of nothing")
  func hidden() throws {
    let frame = Rect(x: 10, y: 20, width: 50, height: 40)
    let list = try list([
      root,
      Piece(id: "hidden", parent: 0, frame: frame, style: ViewStyle(kind: plain, isHidden: true)),
      Piece(id: "inHidden", parent: 1, frame: frame, style: label),
      Piece(id: "clear", parent: 0, frame: frame, style: ViewStyle(kind: plain, alpha: 0)),
      Piece(id: "inClear", parent: 3, frame: frame, style: label),
      Piece(id: "container", parent: 0, frame: frame, style: ViewStyle(kind: plain)),
    ])
    #expect(list == "fill #FFFFFF rect (0, 0, 100, 200)")
  }

  @Test("is black where the root view does not reach, as the window behind it is")
  func strips() throws {
    let below = Rect(x: 0, y: 40, width: 100, height: 160)
    #expect(
      try list([Piece(id: "root", frame: below, style: ViewStyle(kind: plain))], rootFrame: below)
        == """
        fill #000000 rect (0, 0, 100, 200)
        fill #FFFFFF rect (0, 40, 100, 160)
        """)
  }

  @Test("leaves out what lies outside the screen, but not what a view there holds inside it")
  func outside() throws {
    let list = try list([
      root,
      Piece(
        id: "below", parent: 0, frame: Rect(x: 0, y: 200, width: 100, height: 40),
        style: ViewStyle(kind: plain, background: red)),
      Piece(
        id: "inside", parent: 1, frame: Rect(x: 0, y: 190, width: 100, height: 10), style: label),
    ])
    #expect(
      list == """
        fill #FFFFFF rect (0, 0, 100, 200)
        group "root"
          group "below"
            group "inside"
              text "Hi" 17 #000000 natural (0, 190, 100, 10)
        """)
  }

  @Test("clips subviews to a view that asks for it, and leaves out those that are cut off wholly")
  func clipping() throws {
    let list = try list([
      root,
      Piece(
        id: "box", parent: 0, frame: Rect(x: 0, y: 0, width: 50, height: 50),
        style: ViewStyle(kind: plain, corners: Corners(radius: 10), clips: true)),
      Piece(id: "half", parent: 1, frame: Rect(x: 40, y: 0, width: 50, height: 10), style: label),
      Piece(id: "none", parent: 1, frame: Rect(x: 60, y: 0, width: 30, height: 10), style: label),
    ])
    #expect(
      list == """
        fill #FFFFFF rect (0, 0, 100, 200)
        group "root"
          group "box" clip rounded 10 (0, 0, 50, 50)
            group "half"
              text "Hi" 17 #000000 natural (40, 0, 50, 10)
        """)
  }

  @Test("does not cut handles of selected text at a text view's edges, unlike the text")
  func handles() throws {
    let view = TextViewKind(
      [
        TextKeys.attributedText(.plain("Hi")), TextKeys.editing(true), TextKeys.selection([0, 1]),
      ], traits: try .phone())
    let list = try list([
      root,
      Piece(
        id: "text", parent: 0, frame: Rect(x: 0, y: 100, width: 50, height: 40),
        style: ViewStyle(kind: view)),
    ])
    #expect(
      list == """
        fill #FFFFFF rect (0, 0, 100, 200)
        group "root"
          group "text"
            group clip rect (0, 100, 50, 40)
              fill #FFFFFF rect (0, 100, 50, 40)
              text "Hi" 14 lines 0 wordWrap #000000 natural top (5, 108, 40, 24)
              fill #0054A633 rect (5, 108, 10, 10)
            fill #146FE1 rect (4, 107, 2, 12)
            fill #146FE1 ellipse (-0.5, 98, 11, 11)
            fill #146FE1 rect (14, 107, 2, 12)
            fill #146FE1 ellipse (9.5, 117, 11, 11)
        """)
  }

  @Test("clips a table's rows to it and stops at its end")
  func table() throws {
    let table = TableViewKind([], traits: try .phone())
    let cell = ViewStyle(kind: TableViewCellKind([], traits: try .phone()))
    let list = try list([
      root,
      Piece(
        id: "list", parent: 0, frame: Rect(x: 0, y: 0, width: 100, height: 60),
        style: ViewStyle(kind: table)),
      Piece(id: "list[0]", parent: 1, frame: Rect(x: 0, y: 0, width: 100, height: 44), style: cell),
      Piece(
        id: "list[0].row", parent: 2, frame: Rect(x: 16, y: 11, width: 68, height: 20), style: label
      ),
      Piece(
        id: "list[1]", parent: 1, frame: Rect(x: 0, y: 60, width: 100, height: 44), style: cell),
      Piece(
        id: "list[1].row", parent: 4, frame: Rect(x: 16, y: 71, width: 68, height: 20), style: label
      ),
    ])
    #expect(
      list == """
        fill #FFFFFF rect (0, 0, 100, 200)
        group "root"
          group "list" clip rect (0, 0, 100, 60)
            fill #FFFFFF rect (0, 0, 100, 60)
            group "list[0]"
              fill #3C3C4349 rect (16, 43.667, 84, 0.333)
              group "list[0].row"
                text "Hi" 17 #000000 natural (16, 11, 68, 20)
        """)
  }

  @Test("turns over what a view with a direction of its own draws, but not its subviews")
  func direction() throws {
    let control = ViewStyle(kind: SwitchKind([SwitchKind.on(true)], traits: try .phone()))
    let list = try list([
      root,
      Piece(
        id: "outer", parent: 0, frame: Rect(x: 10, y: 20, width: 51, height: 31), style: control,
        direction: .rightToLeft),
      Piece(
        id: "inner", parent: 1, frame: Rect(x: 10, y: 60, width: 51, height: 31), style: control),
    ])
    #expect(list.contains("fill #FFFFFF ellipse (12, 22, 27, 27)"))
    #expect(list.contains("fill #FFFFFF ellipse (32, 62, 27, 27)"))
  }

  @Test("throws a shadow of the outline, or of all that the view shows, names left out")
  func shadows() throws {
    let shadow = LayerShadow(
      color: RGBAColor(rgb: 0, alpha: 51), radius: 4, offset: Point(x: 0, y: 2), shape: .bounds)
    var content = shadow
    content.shape = .content
    let list = try list([
      root,
      Piece(
        id: "card", parent: 0, frame: Rect(x: 0, y: 0, width: 50, height: 50),
        style: ViewStyle(
          kind: plain, background: red, corners: Corners(radius: 10), shadow: shadow)),
      Piece(
        id: "words", parent: 0, frame: Rect(x: 0, y: 60, width: 50, height: 50),
        style: ViewStyle(kind: plain, shadow: content)),
      Piece(id: "title", parent: 2, frame: Rect(x: 0, y: 60, width: 50, height: 10), style: label),
      Piece(
        id: "cut", parent: 0, frame: Rect(x: 0, y: 120, width: 50, height: 50),
        style: ViewStyle(kind: plain, background: red, clips: true, shadow: shadow)),
    ])
    #expect(
      list == """
        fill #FFFFFF rect (0, 0, 100, 200)
        group "root"
          group "card"
            shadow #00000033 radius 4 offset (0, 2) rounded 10 (0, 0, 50, 50)
            fill #FF0000 rounded 10 (0, 0, 50, 50)
          group "words"
            dropShadow #00000033 radius 4 offset (0, 2)
              group
                text "Hi" 17 #000000 natural (0, 60, 50, 10)
            group "title"
              text "Hi" 17 #000000 natural (0, 60, 50, 10)
          group "cut" clip rect (0, 120, 50, 50)
            fill #FF0000 rect (0, 120, 50, 50)
        """)
  }

  @Test("throws the outline's shadow of a view that draws nothing, if it reaches the screen")
  func shadowsWithoutContent() throws {
    let shadow = LayerShadow(
      color: RGBAColor(rgb: 0, alpha: 51), radius: 4, offset: Point(x: 0, y: 2), shape: .bounds)
    var content = shadow
    content.shape = .content
    let frame = Rect(x: 0, y: 0, width: 50, height: 50)
    let styles: [(ViewID, Rect, ViewStyle)] = [
      ("plate", frame, ViewStyle(kind: plain, shadow: shadow)),
      ("faded", frame, ViewStyle(kind: plain, alpha: 0.5, shadow: shadow)),
      ("hidden", frame, ViewStyle(kind: plain, isHidden: true, shadow: shadow)),
      ("clear", frame, ViewStyle(kind: plain, alpha: 0, shadow: shadow)),
      ("cut", frame, ViewStyle(kind: plain, clips: true, shadow: shadow)),
      ("words", frame, ViewStyle(kind: plain, shadow: content)),
      ("flat", Rect(x: 0, y: 0, width: 50, height: 0), ViewStyle(kind: plain, shadow: shadow)),
      // The blur reaches 17 points.
      ("near", Rect(x: 105, y: 0, width: 10, height: 10), ViewStyle(kind: plain, shadow: shadow)),
      ("far", Rect(x: 120, y: 0, width: 10, height: 10), ViewStyle(kind: plain, shadow: shadow)),
    ]
    let pieces = styles.map { Piece(id: $0.0, parent: 0, frame: $0.1, style: $0.2) }
    #expect(
      try list([root] + pieces) == """
        fill #FFFFFF rect (0, 0, 100, 200)
        group "root"
          group "plate"
            shadow #00000033 radius 4 offset (0, 2) rect (0, 0, 50, 50)
          group "faded" opacity 0.5
            shadow #00000033 radius 4 offset (0, 2) rect (0, 0, 50, 50)
          group "near"
            shadow #00000033 radius 4 offset (0, 2) rect (105, 0, 10, 10)
        """)
  }

  @Test("maps a view around its centre, and asks what shows of it where it then is")
  func transforms() throws {
    let list = try list([
      root,
      Piece(
        id: "turned", parent: 0, frame: Rect(x: 10, y: 20, width: 20, height: 10),
        style: ViewStyle(kind: plain, background: red, transform: .rotation(degrees: 90))),
      Piece(
        id: "comesIn", parent: 0, frame: Rect(x: 0, y: 300, width: 10, height: 10),
        style: ViewStyle(kind: plain, background: red, transform: .translation(x: 0, y: -200))),
      Piece(
        id: "flat", parent: 0, frame: Rect(x: 0, y: 0, width: 10, height: 10),
        style: ViewStyle(
          kind: plain, background: red, transform: Transform(a: 0, b: 0, c: 0, d: 1, tx: 0, ty: 0))),
    ])
    // The centre (20, 25) stays: x′ = 45 − y, y′ = x + 5.
    #expect(
      list == """
        fill #FFFFFF rect (0, 0, 100, 200)
        group "root"
          group "turned"
            transformed (0, 1, -1, 0, 45, 5)
              fill #FF0000 rect (10, 20, 20, 10)
          group "comesIn"
            transformed (1, 0, 0, 1, 0, -200)
              fill #FF0000 rect (0, 300, 10, 10)
        """)
  }

  private let red = RGBAColor(rgb: 0xFF0000)
  private let plain: PlainViewKind
  private let label: ViewStyle
  private let root: Piece

  init() throws {
    plain = PlainViewKind([], traits: try .phone())
    label = ViewStyle(
      kind: LabelKind([TextKeys.attributedText(.plain("Hi"))], traits: try .phone()))
    root = Piece(
      id: .root, parent: nil, frame: Rect(x: 0, y: 0, width: 100, height: 200),
      style: ViewStyle(kind: plain))
  }

  private func list(_ pieces: [Piece], rootFrame: Rect? = nil) throws -> String {
    let grid = try PixelGrid.scale(3)
    let screen = Rect(x: 0, y: 0, width: 100, height: 200)
    let scene = Scene(
      environment: LayoutEnvironment(
        screenSize: screen.size, grid: grid, rootFrame: rootFrame ?? screen, safeArea: .zero,
        rootMargins: .zero, keyboardFrame: Rect(x: 0, y: 200, width: 100, height: 0)),
      views: pieces.map {
        ViewNode(id: $0.id, kind: "view", parent: $0.parent, direction: $0.direction)
      },
      constraints: [])
    let layout = Layout(
      views: pieces.map {
        ViewLayout(
          id: $0.id, kind: "view", superview: $0.parent.map { pieces[$0].id }, frame: $0.frame,
          exact: $0.frame, inScreen: $0.frame, safeArea: .zero)
      },
      diagnostics: [])
    return DisplayListBuilder.displayList(
      of: scene, styles: pieces.map(\.style), layout: layout, background: .white,
      traits: try .phone(), measuring: FixedMetricsText()
    ).description
  }
}
