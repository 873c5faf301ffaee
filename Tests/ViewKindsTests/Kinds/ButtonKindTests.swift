import AutoLayout
import Devices
import Geometry
import Graphics
import TestSupport
import Testing

@testable import ViewKinds

@Suite("A button")
struct ButtonTests {
  struct SizeCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var style = ButtonKind.Style.system
    let font: Points?
    let text: Points
    let width: Points
    let height: Points

    init(
      _ name: String, style: ButtonKind.Style = .system, font: Points? = nil, text: Points,
      width: Points,
      height: Points
    ) {
      testDescription = name
      self.style = style
      self.font = font
      self.text = text
      self.width = width
      self.height = height
    }
  }

  @Test(
    "is sized at three pixels a point",
    arguments: [
      SizeCase("classic at its 15 points, as saved frames", text: 45.3, width: 46, height: 30),
      SizeCase("classic at 11", font: 11, text: 45.3, width: 46, height: 26),
      SizeCase("classic at 13", font: 13, text: 45.3, width: 46, height: 28),
      SizeCase("classic at 14", font: 14, text: 45.3, width: 46, height: 29),
      SizeCase("classic at 16", font: 16, text: 45.3, width: 46, height: 32),
      SizeCase("classic at 17", font: 17, text: 45.3, width: 46, height: 33),
      SizeCase("classic at 18", font: 18, text: 45.3, width: 46, height: 34),
      SizeCase("classic at 20", font: 20, text: 45.3, width: 46, height: 36),
      SizeCase("classic at 24", font: 24, text: 45.3, width: 46, height: 41),
      SizeCase("classic with a short title", text: 12, width: 30, height: 30),
      SizeCase("plain", style: .plain, text: 50.5, width: 152.0 / 3 + 24, height: 61.0 / 3 + 14),
      SizeCase("filled", style: .filled, text: 51, width: 75, height: 61.0 / 3 + 14),
      SizeCase("gray with a short title", style: .gray, text: 8, width: 32, height: 61.0 / 3 + 14),
    ])
  func size(_ row: SizeCase) throws {
    var values: KeyValues = [ButtonKind.title(.plain("x")), ButtonKind.style(row.style)]
    if let font = row.font { values[ButtonKind.font] = .system(font) }
    let button = ButtonKind(values, traits: try .phone())
    let size = button.size(
      atWidth: nil, measuring: SystemLineText(width: row.text), on: try .scale(3))
    #expect(size == IntrinsicSize(width: row.width, height: row.height))
  }

  // The table of sizes of Dynamic Type in Apple's Human Interface Guidelines.
  @Test(
    "follows the text size with a configuration and without a font of its own",
    arguments: [
      (.filled, .medium, .xSmall, nil, 14), (.filled, .medium, .large, nil, 17),
      (.gray, .large, .accessibility5, nil, 53), (.plain, .small, .large, nil, 15),
      (.tinted, .mini, .accessibility5, nil, 49), (.filled, .medium, .accessibility5, 20, 20),
      (.system, .medium, .accessibility5, nil, 15), (.custom, .medium, .accessibility5, nil, 18),
    ] as [(ButtonKind.Style, ButtonKind.ButtonSize, ContentSizeCategory, Points?, Points)])
  func textSize(
    _ style: ButtonKind.Style, _ size: ButtonKind.ButtonSize, _ category: ContentSizeCategory,
    font: Points?, shown: Points
  ) throws {
    var traits = try Traits.phone()
    traits.textSize = category
    var values: KeyValues = [
      ButtonKind.title(.plain("x")), ButtonKind.style(style), ButtonKind.buttonSize(size),
    ]
    if let font { values[ButtonKind.font] = .system(font) }
    #expect(ButtonKind(values, traits: traits).title.font.size == shown)
  }

  struct InsetCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let style: ButtonKind.Style
    let insets: DirectionalInsets
    let width: Points
    let height: Points

    init(
      _ name: String, _ style: ButtonKind.Style, _ insets: [Points], width: Points, height: Points
    ) {
      testDescription = name
      self.style = style
      self.insets = DirectionalInsets(
        top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3])
      self.width = width
      self.height = height
    }
  }

  /// The classic title is 45.3 wide and 17.9 high, that of a configuration 20.29 high.
  static let insets = [
    InsetCase("classic, none", .system, [0, 0, 0, 0], width: 46, height: 30),
    InsetCase("classic, at the sides alone", .system, [0, 8, 0, 8], width: 62, height: 18),
    InsetCase("classic, all around", .system, [10, 8, 2, 4], width: 58, height: 30),
    InsetCase("filled, none", .filled, [0, 0, 0, 0], width: 136.0 / 3, height: 61.0 / 3),
    InsetCase(
      "filled, all around", .filled, [10, 20, 10, 20], width: 136.0 / 3 + 40,
      height: 61.0 / 3 + 20),
  ]

  @Test(
    "has insets in place of its style's, and of the classic 6 above and below", arguments: insets)
  func contentInsets(_ row: InsetCase) throws {
    let values: KeyValues = [
      ButtonKind.title(.plain("x")), ButtonKind.style(row.style),
      ButtonKind.contentInsets(row.insets),
    ]
    let size = ButtonKind(values, traits: try .phone())
      .size(atWidth: nil, measuring: SystemLineText(width: 45.3), on: try .scale(3))
    #expect(size == IntrinsicSize(width: row.width, height: row.height))
  }

  @Test("places its title within the insets, from the leading side")
  func insetTitle() throws {
    let fixture = KindFixture(traits: try .phone(.light, .rightToLeft))
    let values: KeyValues = [
      ButtonKind.title(.plain("OK")),
      ButtonKind.contentInsets(DirectionalInsets(top: 4, leading: 30, bottom: 10, trailing: 10)),
    ]
    let button = ButtonKind(values, traits: fixture.traits)
    #expect(
      fixture.draw(button, in: Rect(x: 0, y: 0, width: 100, height: 34))
        == #"text "OK" 15 truncateMiddle #007AFF center rtl (10, 9, 60, 10)"#)
    let baselines = button.baselines(
      in: Size(width: 100, height: 34), measuring: FixedMetricsText(), on: try .scale(3))
    #expect(baselines == Baselines(first: 17, last: 17))
  }

  @Test("without a title keeps the least size")
  func empty() throws {
    let button = ButtonKind([], traits: try .phone())
    let size = button.size(atWidth: nil, measuring: SystemLineText(width: 99), on: try .scale(3))
    #expect(size == IntrinsicSize(width: 30, height: 30))
  }

  @Test("has its title's baseline in the middle")
  func baselines() throws {
    let button = ButtonKind([ButtonKind.title(.plain("OK"))], traits: try .phone())
    let baselines = button.baselines(
      in: Size(width: 30, height: 30), measuring: FixedMetricsText(), on: try .scale(3))
    #expect(baselines == Baselines(first: 18, last: 12))
  }

  struct Look: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var appearance = Appearance.light
    var style = ButtonKind.Style.system
    var enabled = true
    let text: String

    init(
      _ name: String, _ appearance: Appearance = .light, style: ButtonKind.Style = .system,
      enabled: Bool = true, text: String
    ) {
      testDescription = name
      self.appearance = appearance
      self.style = style
      self.enabled = enabled
      self.text = text
    }
  }

  @Test(
    "is drawn in its style",
    arguments: [
      Look(
        "classic",
        text: #"text "OK" 15 truncateMiddle #007AFF center (10, 32, 80, 10)"#),
      Look(
        "classic, disabled", enabled: false,
        text: #"text "OK" 15 truncateMiddle #3C3C434C center (10, 32, 80, 10)"#),
      Look(
        "custom", style: .custom,
        text: #"text "OK" 18 truncateMiddle #FFFFFF center (10, 32, 80, 10)"#),
      Look(
        "custom, disabled", style: .custom, enabled: false,
        text: #"text "OK" 18 truncateMiddle #FFFFFF center (10, 32, 80, 10)"#),
      Look(
        "plain", style: .plain,
        text: #"text "OK" 17 lines 0 #007AFF center (22, 32, 56, 10)"#),
      Look(
        "gray in the dark", .dark, style: .gray,
        text: """
          fill #78788051 rounded 6 (10, 20, 80, 34)
          text "OK" 17 lines 0 #007AFF center (22, 32, 56, 10)
          """),
      Look(
        "tinted", style: .tinted,
        text: """
          fill #007AFF33 rounded 6 (10, 20, 80, 34)
          text "OK" 17 lines 0 #007AFF center (22, 32, 56, 10)
          """),
      Look(
        "filled", style: .filled,
        text: """
          fill #007AFF rounded 6 (10, 20, 80, 34)
          text "OK" 17 lines 0 #FFFFFF center (22, 32, 56, 10)
          """),
      Look(
        "filled, disabled", style: .filled, enabled: false,
        text: """
          fill #7676801E rounded 6 (10, 20, 80, 34)
          text "OK" 17 lines 0 #3C3C434C center (22, 32, 56, 10)
          """),
    ])
  func look(_ row: Look) throws {
    let fixture = KindFixture(traits: try .phone(row.appearance))
    let values: KeyValues = [
      ButtonKind.title(.plain("OK")), ButtonKind.style(row.style), ControlKeys.enabled(row.enabled),
    ]
    let button = ButtonKind(values, traits: fixture.traits)
    #expect(fixture.draw(button, in: Rect(x: 10, y: 20, width: 80, height: 34)) == row.text)
  }
}
