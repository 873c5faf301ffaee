import AutoLayout
import Devices
import Geometry
import Graphics
import Testing

@testable import ViewKinds

@Suite("A pane of material")
struct BlurViewTests {
  struct EffectCase: CustomTestStringConvertible, Sendable {
    let effect: BlurEffect
    let light: String
    let dark: String

    init(_ effect: BlurEffect, _ light: String, _ dark: String) {
      self.effect = effect
      self.light = light
      self.dark = dark
    }

    var testDescription: String { effect.rawValue }
  }

  static let effects = [
    EffectCase(.systemChromeMaterial, "#F5F5F5CC", "#212122CC"),
    EffectCase(.systemMaterialLight, "#F4F4F4C4", "#F4F4F4C4"),
    EffectCase(.systemMaterialDark, "#252525D1", "#252525D1"),
    EffectCase(.regular, "#FFFFFF4D", "#1C1C1CBA"),
    EffectCase(.extraLight, "#F7F7F7D1", "#F7F7F7D1"),
  ]

  @Test("blurs what lies under it, in the appearance unless its name has one", arguments: effects)
  func effect(_ row: EffectCase) throws {
    for (appearance, tint) in [(Appearance.light, row.light), (.dark, row.dark)] {
      let fixture = KindFixture(traits: try .phone(appearance))
      let view = BlurViewKind([BlurViewKind.effect(row.effect)], traits: fixture.traits)
      #expect(
        fixture.draw(view, in: Rect(x: 0, y: 0, width: 90, height: 40))
          == "backdrop \(tint) blur 20 saturation 1.8 rect (0, 0, 90, 40)")
    }
  }
}

@Suite("A gradient")
struct GradientViewTests {
  struct GradientCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let values: KeyValues
    let text: String

    init(_ name: String, _ values: KeyValues, _ text: String) {
      testDescription = name
      self.values = values
      self.text = text
    }
  }

  static let cases = [
    GradientCase(
      "runs from top to bottom by default", [],
      "gradient linear (60, 20) to (60, 60): #000000 0, #FF0000 0.5, #FFFFFF 1 in"),
    GradientCase(
      "has its colours at the given places", [GradientViewKind.locations([0.2, 0.1, 0.9])],
      "gradient linear (60, 20) to (60, 60): #000000 0.2, #FF0000 0.2, #FFFFFF 0.9 in"),
    GradientCase(
      "spreads them evenly where locations are missing", [GradientViewKind.locations([0.2])],
      "gradient linear (60, 20) to (60, 60): #000000 0, #FF0000 0.5, #FFFFFF 1 in"),
    GradientCase(
      "runs outward to an ellipse",
      [
        GradientViewKind.type(.radial), GradientViewKind.startPoint([0.5, 0.5]),
        GradientViewKind.endPoint([1, 0]),
      ],
      "gradient radial (60, 40) to 50 × 20: #000000 0, #FF0000 0.5, #FFFFFF 1 in"),
    GradientCase(
      "runs around a centre",
      [
        GradientViewKind.type(.conic), GradientViewKind.startPoint([0.5, 0.5]),
        GradientViewKind.endPoint([0.5, 0]),
      ],
      "gradient conic (60, 40) from (60, 20): #000000 0, #FF0000 0.5, #FFFFFF 1 in"),
  ]

  @Test("in a frame of 100 × 40", arguments: cases)
  func look(_ row: GradientCase) throws {
    let fixture = KindFixture(traits: try .phone())
    let colors: [RGBAColor] = [.black, RGBAColor(rgb: 0xFF0000), .white]
    let values = ([GradientViewKind.colors(colors)] as KeyValues).merging(row.values)
    let view = GradientViewKind(values, traits: fixture.traits)
    #expect(
      fixture.draw(view, in: Rect(x: 10, y: 20, width: 100, height: 40))
        == "\(row.text) rect (10, 20, 100, 40)")
  }

  @Test("fills the view's rounded corners, also without a clip")
  func corners() throws {
    let fixture = KindFixture(traits: try .phone())
    let view = GradientViewKind(
      [GradientViewKind.colors([.black, .white])], traits: fixture.traits)
    var context = fixture.context(Rect(x: 10, y: 20, width: 100, height: 40))
    context.corners = Corners(radius: 8)
    var list = DisplayList()
    view.draw(in: context, into: &list)
    #expect(
      list.description
        == "gradient linear (60, 20) to (60, 60): #000000 0, #FFFFFF 1 in"
        + " rounded 8 (10, 20, 100, 40)")
  }

  @Test("draws nothing without colours")
  func empty() throws {
    let fixture = KindFixture(traits: try .phone())
    let view = GradientViewKind([], traits: fixture.traits)
    #expect(fixture.draw(view, in: Rect(x: 0, y: 0, width: 9, height: 9)).isEmpty)
  }

  struct ColorCase: CustomTestStringConvertible, Sendable {
    let location: Double
    let gray: UInt8

    var testDescription: String { "\(location)" }
  }

  @Test(
    "mixes its colours",
    arguments: [
      ColorCase(location: 0, gray: 0), ColorCase(location: 0.25, gray: 0),
      ColorCase(location: 0.5, gray: 128), ColorCase(location: 0.75, gray: 255),
      ColorCase(location: 1, gray: 255),
    ])
  func color(_ row: ColorCase) {
    let gradient = Gradient(
      .linear(from: .zero, to: .zero),
      stops: [
        Gradient.Stop(location: 0.25, color: .black), Gradient.Stop(location: 0.75, color: .white),
      ])
    #expect(
      gradient.color(at: row.location) == RGBAColor(red: row.gray, green: row.gray, blue: row.gray))
  }
}

@Suite("A shape")
struct ShapeViewTests {
  private func triangle() throws -> KeySetting {
    ShapeViewKind.path(try Path(data: "M0 0L10 0L5 10Z"))
  }

  @Test("stands at its frame's corner and is filled with the tint")
  func plain() throws {
    let fixture = KindFixture(traits: try .phone())
    let shape = ShapeViewKind([try triangle()], traits: fixture.traits)
    #expect(shape.content == nil)
    #expect(
      fixture.draw(shape, in: Rect(x: 100, y: 50, width: 40, height: 20))
        == "fill #007AFF M100,50 L110,50 L105,60 Z")
  }

  @Test("is fitted into its frame by its view box, which is its own size")
  func viewBox() throws {
    let fixture = KindFixture(traits: try .phone())
    let values: KeyValues = [
      try triangle(), ShapeViewKind.viewBox([0, 0, 10, 10]), ShapeViewKind.fillColor(.clear),
      ShapeViewKind.strokeColor(.black), ShapeViewKind.lineWidth(2), ShapeViewKind.lineCap(.square),
      ShapeViewKind.lineJoin(.bevel), ShapeViewKind.lineDashPattern([4, 2]),
    ]
    let shape = ShapeViewKind(values, traits: fixture.traits)
    #expect(
      shape.content?.size(atWidth: nil, measuring: SystemLineText(width: 0), on: try .scale(3))
        == IntrinsicSize(width: 10, height: 10))
    #expect(
      fixture.draw(shape, in: Rect(x: 100, y: 50, width: 40, height: 20))
        == "stroke #000000 2 squareCap bevelJoin dashed [4, 2] from 0 M110,50 L130,50 L120,70 Z")
  }

  @Test("has holes by the even-odd rule")
  func holes() throws {
    let fixture = KindFixture(traits: try .phone())
    let values: KeyValues = [try triangle(), ShapeViewKind.fillRule(.evenOdd)]
    let text = fixture.draw(
      ShapeViewKind(values, traits: fixture.traits), in: Rect(x: 0, y: 0, width: 9, height: 9))
    #expect(text.hasPrefix("fill #007AFF evenOdd"))
  }
}
