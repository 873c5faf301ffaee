import AutoLayout
import Cassowary
import Diagnostics
import Geometry
import Testing

/// A mask on the horizontal axis, and what becomes of a view at x 160, 80 wide, in a superview that
/// grows from 320 to 400.
struct MaskCase: CustomTestStringConvertible {
  let testDescription: String
  let mask: AutoresizingMask
  /// By the frame rule.
  let x: Double
  let width: Double
  /// What the mask means as constraints, with the numbers that UIKit was seen to print.
  let size: String
  let position: String
  /// By the constraint rule, where that gives another x.
  let constrainedX: Double?

  init(
    _ name: String, _ mask: AutoresizingMask, x: Double, width: Double, size: String,
    position: String, constrainedX: Double? = nil
  ) {
    testDescription = name
    self.mask = mask
    self.x = x
    self.width = width
    self.size = size
    self.position = position
    self.constrainedX = constrainedX
  }
}

@Suite("A view with a frame and a mask")
struct AutoresizingTests {
  static let masks: [MaskCase] = [
    MaskCase(
      "right", .flexibleRightMargin, x: 160, width: 80, size: "box.width == 80",
      position: "box.centerX == superview.left + 200"),
    MaskCase(
      "left", .flexibleLeftMargin, x: 240, width: 80, size: "box.width == 80",
      position: "box.centerX == superview.right - 120"),
    MaskCase(
      "width", .flexibleWidth, x: 160, width: 160, size: "box.width == superview.width - 240",
      position: "box.centerX == 0.5 * superview.right + 40"),
    MaskCase(
      "left and width", [.flexibleLeftMargin, .flexibleWidth], x: 640.0 / 3, width: 320.0 / 3,
      size: "box.width == 0.333333 * superview.width - 26.667",
      position: "box.centerX == 0.833333 * superview.right - 66.667"),
    MaskCase(
      "width and right", [.flexibleWidth, .flexibleRightMargin], x: 160, width: 120,
      size: "box.width == 0.5 * superview.width - 80",
      position: "box.centerX == 0.25 * superview.right + 120"),
    MaskCase(
      "left and right", [.flexibleLeftMargin, .flexibleRightMargin], x: 640.0 / 3, width: 80,
      size: "box.width == 80", position: "box.centerX == 0.625 * superview.right",
      constrainedX: 210),
    MaskCase(
      "all", [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], x: 200, width: 100,
      size: "box.width == 0.25 * superview.width",
      position: "box.centerX == 0.625 * superview.right"),
  ]

  private func fixture(_ mask: AutoresizingMask) throws -> SceneFixture {
    var fixture = try SceneFixture(400, 844, scale: 2)
    fixture.add("box")
    fixture.scene.views[1].placement = .frame(
      ManualFrame(
        x: FrameLength(160), y: FrameLength(0), width: FrameLength(80), height: FrameLength(44),
        mask: mask, designedFor: Size(width: 320, height: 844)))
    return fixture
  }

  private func near(_ a: Points?, _ b: Double) -> Bool {
    a.map { abs($0.value - b) < 1e-6 } ?? false
  }

  @Test("shares the superview's change among the flexible parts, by size", arguments: masks)
  func frameRule(_ row: MaskCase) throws {
    let layout = try fixture(row.mask).layout()
    #expect(near(layout.views[1].exact.x, row.x))
    #expect(near(layout.views[1].exact.width, row.width))
    #expect(layout.views[1].exact.height == 44)
    #expect(layout.diagnostics.isEmpty)
  }

  @Test("keeps its frame with nothing flexible")
  func fixed() throws {
    let layout = try fixture([]).layout()
    #expect(layout.frame("box") == Rect(x: 160, y: 0, width: 80, height: 44))
  }

  @Test("shares equally if the flexible parts have no size")
  func nothingToShareBy() throws {
    var fixture = try fixture([.flexibleLeftMargin, .flexibleRightMargin])
    fixture.scene.views[1].placement = .frame(
      ManualFrame(
        x: FrameLength(0), y: FrameLength(0), width: FrameLength(320), height: FrameLength(44),
        mask: [.flexibleLeftMargin, .flexibleRightMargin],
        designedFor: Size(width: 320, height: 844)))
    #expect(fixture.layout().frame("box") == Rect(x: 40, y: 0, width: 320, height: 44))
  }

  @Test("is never narrower than nothing")
  func neverNegative() throws {
    var fixture = try fixture(.flexibleWidth)
    fixture.scene.environment.rootFrame = Rect(x: 0, y: 0, width: 100, height: 844)
    let layout = fixture.layout()
    #expect(layout.frame("box") == Rect(x: 160, y: 0, width: 0, height: 44))
    #expect(layout.diagnostics.isEmpty)
  }

  @Test("is held by required constraints if other constraints use it", arguments: masks)
  func constraintRule(_ row: MaskCase) throws {
    var fixture = try fixture(row.mask)
    fixture.add("badge", FixedContent(10, 10))
    fixture.constrain(ViewID("badge").at(.left), .of(ViewID("box").at(.right)))
    fixture.constrain(ViewID("badge").at(.top), .of(ViewID("box").at(.top)))
    let layout = fixture.layout()
    let x = row.constrainedX ?? row.x
    #expect(near(layout.views[1].exact.x, x))
    #expect(near(layout.views[2].exact.x, x + row.width))
    #expect(layout.diagnostics.isEmpty)
  }

  @Test("explains its mask in a conflict", arguments: masks)
  func conflict(_ row: MaskCase) throws {
    var fixture = try fixture(row.mask)
    fixture.constrain(ViewID("box").at(.width), .of(ViewID.root.at(.width)), plus: 1)
    fixture.constrain(ViewID("box").at(.centerX), .of(ViewID.root.at(.left)), plus: 1)
    let layout = fixture.layout()
    let notes = layout.diagnostics.flatMap(\.notes).map(\.text)
    let intro = "the frame and the autoresizing mask \(row.mask.notation) of `box` mean "
    #expect(notes.contains(intro + "`\(row.size)`"))
    #expect(notes.contains(intro + "`\(row.position)`"))
    #expect(near(layout.views[1].exact.x, row.constrainedX ?? row.x))
  }

  @Test("follows an expression of the superview's size, and its subviews follow it")
  func expressions() throws {
    var fixture = try SceneFixture()
    fixture.add("box")
    fixture.scene.views[1].placement = .frame(
      ManualFrame(
        x: FrameLength(20), y: FrameLength(0, heightFactor: 0.5),
        width: FrameLength(-40, widthFactor: 1), height: FrameLength(0, widthFactor: 0.25)))
    fixture.add("inner", in: "box")
    try fixture.visual("H:|-[inner]-|", in: "box")
    try fixture.visual("V:|-[inner]-|", in: "box")
    let layout = fixture.layout()
    #expect(layout.views[1].exact == Rect(x: 20, y: 422, width: 350, height: 97.5))
    #expect(layout.views[2].exact == Rect(x: 8, y: 8, width: 334, height: 81.5))
    #expect(layout.diagnostics.isEmpty)
  }

  @Test("is designed for its superview's frame, at every depth")
  func nested() throws {
    var fixture = try SceneFixture(400, 844)
    fixture.add("row")
    fixture.scene.views[1].placement = .frame(
      ManualFrame(
        x: FrameLength(0), y: FrameLength(0), width: FrameLength(320), height: FrameLength(44),
        mask: .flexibleWidth, designedFor: Size(width: 320, height: 568)))
    fixture.add("label", in: "row")
    // Case 1.1: flexible left and top margins keep the distance to the right and the bottom.
    fixture.scene.views[2].placement = .frame(
      ManualFrame(
        x: FrameLength(200), y: FrameLength(12), width: FrameLength(100), height: FrameLength(20),
        mask: [.flexibleLeftMargin, .flexibleTopMargin]))
    let layout = fixture.layout()
    #expect(layout.frame("row") == Rect(x: 0, y: 0, width: 400, height: 44))
    #expect(layout.frame("label") == Rect(x: 280, y: 12, width: 100, height: 20))
  }

  /// A superview designed for a screen of 320 is as wide as it, and grows with it to 400.
  ///
  /// Its subview ends 20 before its right edge, with and without constraints.
  @Test("is designed for a frame of a superview that is designed for another size")
  func designedSuperview() throws {
    for isConstrained in [false, true] {
      var fixture = try SceneFixture(400, 844)
      fixture.add("row")
      fixture.scene.views[1].placement = .frame(
        ManualFrame(
          x: FrameLength(0), y: FrameLength(0), width: FrameLength(0, widthFactor: 1),
          height: FrameLength(44), mask: .flexibleWidth,
          designedFor: Size(width: 320, height: 568)))
      fixture.add("label", in: "row")
      fixture.scene.views[2].placement = .frame(
        ManualFrame(
          x: FrameLength(200), y: FrameLength(12), width: FrameLength(100),
          height: FrameLength(20), mask: .flexibleLeftMargin))
      fixture.add("badge", in: "row", FixedContent(10, 10))
      if isConstrained {
        fixture.constrain(ViewID("badge").at(.right), .of(ViewID("label").at(.left)))
        fixture.constrain(ViewID("badge").at(.top), .of(ViewID("label").at(.top)))
      }
      let layout = fixture.layout()
      #expect(layout.frame("row") == Rect(x: 0, y: 0, width: 400, height: 44))
      #expect(layout.frame("label") == Rect(x: 280, y: 12, width: 100, height: 20))
      if isConstrained {
        #expect(layout.frame("badge") == Rect(x: 270, y: 12, width: 10, height: 10))
      }
    }
  }

  @Test("is held by constraints in the order of the views")
  func order() throws {
    var fixture = try SceneFixture()
    let names = (0..<12).map { ViewID("box\($0)") }
    for name in names {
      fixture.add(name)
      fixture.scene.views[fixture.scene.views.count - 1].placement = .frame(
        ManualFrame(
          x: FrameLength(10), y: FrameLength(20), width: FrameLength(100),
          height: FrameLength(44)))
    }
    for name in names.reversed() {
      let badge = ViewID("badge\(name.name)")
      fixture.add(badge, FixedContent(10, 10))
      fixture.constrain(badge.at(.left), .of(name.at(.right)))
      fixture.constrain(badge.at(.top), .of(name.at(.top)))
    }
    let held = fixture.explanation().constraints.map(\.constraint).filter(\.origin.isEngine)
    var owners = held.map(\.first.item.owner)
    #expect(owners.count == 4 * names.count)
    owners = owners.enumerated().filter { $0.offset % 4 == 0 }.map(\.element)
    #expect(owners == names)
  }

  static let notations: [(mask: AutoresizingMask, text: String)] = [
    ([], "h=--& v=--&"),
    (.flexibleRightMargin, "h=--& v=--&"),
    ([.flexibleWidth, .flexibleHeight], "h=-&- v=-&-"),
    ([.flexibleLeftMargin, .flexibleRightMargin], "h=&-& v=--&"),
    ([.flexibleTopMargin], "h=--& v=&--"),
  ]

  @Test("is written as in UIKit's logs", arguments: notations)
  func notation(_ row: (mask: AutoresizingMask, text: String)) {
    #expect(row.mask.notation == row.text)
  }
}
