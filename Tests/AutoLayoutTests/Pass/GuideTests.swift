import AutoLayout
import Cassowary
import Geometry
import Testing

/// A keyboard and the guide that follows it in a view.
struct KeyboardGuideCase: CustomTestStringConvertible {
  let testDescription: String
  /// The keyboard's frame on a screen of 390 × 844.
  let keyboard: Rect
  let isFloating: Bool
  /// The view's distances from the screen's top and bottom.
  let top: Points
  let bottom: Points
  /// The guide in the view's coordinates.
  let guide: Rect
  let usesBottomSafeArea: Bool
  let followsUndockedKeyboard: Bool

  init(
    _ name: String, keyboard: Rect, isFloating: Bool = false, top: Points = 0,
    bottom: Points = 0, usesBottomSafeArea: Bool = true, followsUndockedKeyboard: Bool = false,
    guide: Rect
  ) {
    self.usesBottomSafeArea = usesBottomSafeArea
    self.followsUndockedKeyboard = followsUndockedKeyboard
    testDescription = name
    self.keyboard = keyboard
    self.isFloating = isFloating
    self.top = top
    self.bottom = bottom
    self.guide = guide
  }
}

@Suite("The guides of a view")
struct GuideTests {
  private let box: ViewID = "box"
  private let probe: ViewID = "probe"

  static let keyboards: [KeyboardGuideCase] = [
    KeyboardGuideCase(
      "hidden: the bottom safe area", keyboard: Rect(x: 0, y: 844, width: 390, height: 0),
      guide: Rect(x: 0, y: 810, width: 390, height: 34)),
    KeyboardGuideCase(
      "docked: what it covers, no safe area added",
      keyboard: Rect(x: 0, y: 508, width: 390, height: 336),
      guide: Rect(x: 0, y: 508, width: 390, height: 336)),
    KeyboardGuideCase(
      "docked, of a view that ends above the screen's bottom: the overlap alone",
      keyboard: Rect(x: 0, y: 508, width: 390, height: 336), top: 100, bottom: 100,
      guide: Rect(x: 0, y: 408, width: 390, height: 236)),
    KeyboardGuideCase(
      "docked, of a view above it: nothing at its bottom",
      keyboard: Rect(x: 0, y: 508, width: 390, height: 336), top: 0, bottom: 400,
      guide: Rect(x: 0, y: 444, width: 390, height: 0)),
    KeyboardGuideCase(
      "hidden, without the safe area: no height at the bottom edge",
      keyboard: Rect(x: 0, y: 844, width: 390, height: 0), usesBottomSafeArea: false,
      guide: Rect(x: 0, y: 844, width: 390, height: 0)),
    KeyboardGuideCase(
      "docked, without the safe area: what it covers all the same",
      keyboard: Rect(x: 0, y: 508, width: 390, height: 336), usesBottomSafeArea: false,
      guide: Rect(x: 0, y: 508, width: 390, height: 336)),
    KeyboardGuideCase(
      "floating and followed: the keyboard's own rectangle",
      keyboard: Rect(x: 40, y: 400, width: 320, height: 260), isFloating: true, top: 100,
      followsUndockedKeyboard: true, guide: Rect(x: 40, y: 300, width: 320, height: 260)),
    KeyboardGuideCase(
      "docked and followed: as not followed",
      keyboard: Rect(x: 0, y: 508, width: 390, height: 336), followsUndockedKeyboard: true,
      guide: Rect(x: 0, y: 508, width: 390, height: 336)),
    KeyboardGuideCase(
      "floating: as hidden", keyboard: Rect(x: 40, y: 400, width: 320, height: 260),
      isFloating: true, guide: Rect(x: 0, y: 810, width: 390, height: 34)),
    KeyboardGuideCase(
      "floating, and higher than the room: as hidden",
      keyboard: Rect(x: 0, y: 600, width: 320, height: 260), isFloating: true,
      guide: Rect(x: 0, y: 810, width: 390, height: 34)),
  ]

  @Test("follow the keyboard", arguments: keyboards)
  func keyboard(_ row: KeyboardGuideCase) throws {
    var fixture = try SceneFixture()
    fixture.scene.environment.keyboardFrame = row.keyboard
    fixture.scene.environment.isKeyboardFloating = row.isFloating
    fixture.add(box)
    fixture.scene.views[1].keyboardGuide.usesBottomSafeArea = row.usesBottomSafeArea
    fixture.scene.views[1].keyboardGuide.followsUndockedKeyboard = row.followsUndockedKeyboard
    fixture.constrain(box.at(.left), .of(ViewID.root.at(.left)))
    fixture.constrain(box.at(.right), .of(ViewID.root.at(.right)))
    fixture.constrain(box.at(.top), .of(ViewID.root.at(.top)), plus: row.top)
    fixture.constrain(box.at(.bottom), .of(ViewID.root.at(.bottom)), plus: .zero - row.bottom)
    pinProbe(to: .keyboard, &fixture)
    let layout = fixture.layout()
    #expect(layout.frame(probe) == row.guide)
    #expect(layout.diagnostics.isEmpty)
  }

  @Test("keep readable content to 672 points in the middle of the margins")
  func readable() throws {
    // A 1024-point iPad leaves 176 on each side.
    var fixture = try SceneFixture(1024, 1366, scale: 2, margin: 20)
    fixture.add(box)
    fill(&fixture)
    fixture.scene.views[1].margins = Insets(top: 0, left: 20, bottom: 0, right: 20)
    pinProbe(to: .readable, &fixture)
    #expect(fixture.layout().frame(probe) == Rect(x: 176, y: 47, width: 672, height: 1285))
    // 1024 − 20 − 100 is 232 more than 672, of which 116 are added to each margin.
    fixture.scene.views[1].margins.right = 100
    #expect(fixture.layout().frame(probe) == Rect(x: 136, y: 47, width: 672, height: 1285))
  }

  @Test("keep readable content to the margins on a phone")
  func readablePhone() throws {
    var fixture = try SceneFixture()
    fixture.add(probe)
    for attribute: Attribute in [.left, .right, .top, .bottom] {
      fixture.constrain(
        probe.at(attribute), .of(ViewID.root.at(.readable, attribute)))
    }
    #expect(fixture.layout().frame(probe) == Rect(x: 16, y: 47, width: 358, height: 763))
  }

  @Test("keep the superview's margins on request: 16 less 4 is more than 8")
  func preservedMargins() throws {
    var fixture = try SceneFixture()
    fixture.add(box)
    fixture.scene.views[1].preservesSuperviewMargins = true
    try fixture.visual("H:|-4-[box]-100-|")
    try fixture.visual("V:|-100-[box]-100-|")
    pinProbe(to: .margins, &fixture)
    let frame = try #require(fixture.layout().frame(probe))
    #expect(frame.minX == 12)
    #expect(abs((frame.maxX - 278).value) < 1e-6)
    #expect(frame.minY == 8)
  }

  @Test("leave the safe area out of margins on request")
  func marginsAlone() throws {
    var fixture = try SceneFixture()
    fixture.add(box)
    fill(&fixture)
    fixture.scene.views[1].insetsMarginsFromSafeArea = false
    pinProbe(to: .margins, &fixture)
    #expect(fixture.layout().frame(probe) == Rect(x: 8, y: 8, width: 374, height: 828))
  }

  @Test("are the margins that attributes use")
  func marginAttributes() throws {
    var fixture = try SceneFixture()
    fixture.add(box)
    fill(&fixture)
    fixture.scene.views[1].margins = Insets(top: 1, left: 20, bottom: 5, right: 30)
    fixture.add(probe, in: box, FixedContent(50, 20))
    fixture.add("centred", in: box, FixedContent(50, 20))
    fixture.constrain(probe.at(.leading), .of(box.at(.leadingMargin)))
    fixture.constrain(probe.at(.bottom), .of(box.at(.bottomMargin)))
    fixture.constrain(ViewID("centred").at(.centerX), .of(box.at(.centerXWithinMargins)))
    fixture.constrain(ViewID("centred").at(.centerY), .of(box.at(.centerYWithinMargins)))
    let layout = fixture.layout()
    #expect(layout.frame(probe) == Rect(x: 20, y: 844 - 34 - 5 - 20, width: 50, height: 20))
    #expect(layout.views[3].exact.midX == 190)
    #expect(layout.views[3].exact.midY == 426.5)
    #expect(layout.diagnostics.isEmpty)
  }

  struct AdditionalCase: CustomTestStringConvertible {
    let testDescription: String
    let added: Insets
    let result: Insets
  }

  static let additions: [AdditionalCase] = [
    AdditionalCase(
      testDescription: "added to what is inherited",
      added: Insets(top: 10, left: 5, bottom: 80, right: 0),
      result: Insets(top: 57, left: 5, bottom: 114, right: 0)),
    AdditionalCase(
      testDescription: "taken away, to nothing at least",
      added: Insets(top: -20, left: -5, bottom: -50, right: 0),
      result: Insets(top: 27, left: 0, bottom: 0, right: 0)),
  ]

  @Test("take in additional safe-area insets", arguments: additions)
  func additionalSafeArea(_ row: AdditionalCase) throws {
    var fixture = try SceneFixture()
    fixture.add(box)
    fill(&fixture)
    fixture.scene.views[1].additionalSafeArea = row.added
    pinProbe(to: .safeArea, &fixture)
    let layout = fixture.layout()
    #expect(layout.views[1].safeArea == row.result)
    let whole = Rect(x: 0, y: 0, width: 390, height: 844)
    #expect(layout.frame(probe) == whole.inset(by: row.result))
  }

  @Test(
    "hand additional insets down by geometry: 80 at the bottom is 50 for a view that ends 30 above")
  func inherited() throws {
    var fixture = try SceneFixture(safeArea: .zero)
    fixture.scene.views[0].additionalSafeArea = Insets(top: 0, left: 0, bottom: 80, right: 0)
    fixture.add(box)
    try fixture.visual("H:|[box]|")
    try fixture.visual("V:|[box]-30-|")
    let layout = fixture.layout()
    #expect(layout.views[0].safeArea.bottom == 80)
    #expect(layout.views[1].safeArea.bottom == 50)
  }

  @Test("of a view's own are laid out like views, in its coordinates")
  func ownGuides() throws {
    var fixture = try SceneFixture()
    fixture.add(box)
    fixture.scene.views[1].customGuides = ["half"]
    try fixture.visual("H:|-10-[box]|")
    try fixture.visual("V:|-20-[box]|")
    let half = Guide.custom("half")
    fixture.constrain(box.at(half, .left), .of(box.at(.left)), plus: 5)
    fixture.constrain(box.at(half, .width), .times(0.5, box.at(.width)))
    fixture.constrain(box.at(half, .top), .of(box.at(.top)))
    fixture.constrain(box.at(half, .height), plus: Points(1.0 / 3))
    let guides = fixture.layout().views[1].guides
    #expect(guides.map(\.name) == ["half"])
    #expect(guides.first?.frame == Rect(x: 5, y: 0, width: 190, height: Points(1.0 / 3)))
  }

  @Test("and constraints are held by the nearest common ancestor")
  func holder() throws {
    var fixture = try SceneFixture()
    fixture.add(box)
    fixture.add("a", in: box)
    fixture.add("b", in: box)
    let hierarchy = ViewHierarchy(fixture.scene.views)
    func holder(_ first: Anchor, _ terms: Constraint.Term...) -> ViewID? {
      hierarchy.holder(of: Constraint(first, .equal, terms, origin: .code))
    }
    #expect(holder(ViewID("a").at(.width)) == "a")
    #expect(holder(ViewID("a").at(.left), .of(ViewID("b").at(.left))) == box)
    #expect(holder(ViewID("a").at(.left), .of(box.at(.margins, .left))) == box)
    #expect(holder(ViewID("a").at(.left), .of(ViewID.root.at(.left))) == .root)
    #expect(holder(ViewID("c").at(.left), .of(box.at(.left))) == nil)
  }

  private func fill(_ fixture: inout SceneFixture) {
    for attribute: Attribute in [.left, .right, .top, .bottom] {
      fixture.constrain(box.at(attribute), .of(ViewID.root.at(attribute)))
    }
  }

  private func pinProbe(to guide: Guide, _ fixture: inout SceneFixture) {
    fixture.add(probe, in: box)
    for attribute: Attribute in [.left, .right, .top, .bottom] {
      fixture.constrain(probe.at(attribute), .of(box.at(guide, attribute)))
    }
  }
}
