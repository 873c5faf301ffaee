import AutoLayout
import Devices
import Geometry
import Graphics
import TestSupport
import Testing

@testable import ViewKinds

@Suite("What stands in a button")
struct ButtonContentTests {
  private let picture = ImageSource(path: "/a.png", size: Size(width: 20, height: 20))

  private func button(
    _ values: KeyValues, _ direction: LayoutDirection = .leftToRight
  ) throws -> (button: ButtonKind, fixture: KindFixture) {
    let fixture = KindFixture(traits: try .phone(.light, direction))
    let all: KeyValues = [
      ButtonKind.title(.plain("OK")), ButtonKind.style(.plain), ButtonKind.image(picture),
      ButtonKind.imagePadding(5),
    ]
    return (ButtonKind(all.merging(values), traits: fixture.traits), fixture)
  }

  @Test(
    "wraps texts of more than one line, and no picture",
    arguments: [(0, "OK", true), (2, "OK", true), (1, "OK", false), (0, "", false)])
  func wrapping(_ lines: Int, _ title: String, _ wraps: Bool) throws {
    let (button, _) = try button([
      ButtonKind.title(.plain(title)), ButtonKind.lines(lines),
    ])
    #expect(button.wraps == wraps)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let placement: ButtonKind.ImagePlacement
    var direction = LayoutDirection.leftToRight
    let frame: Rect
    let size: Size
    let picture: String
    let title: String

    var testDescription: String { "\(placement) \(direction.rawValue)" }
  }

  /// A letter is 10 wide and high; the room around the content is 7 and 12.
  static let rows = [
    Row(
      placement: .leading, frame: Rect(x: 0, y: 0, width: 101, height: 50),
      size: Size(width: 69, height: 34), picture: "(28, 15, 20, 20)", title: "(53, 20, 20, 10)"),
    Row(
      placement: .trailing, frame: Rect(x: 0, y: 0, width: 101, height: 50),
      size: Size(width: 69, height: 34), picture: "(53, 15, 20, 20)", title: "(28, 20, 20, 10)"),
    Row(
      placement: .leading, direction: .rightToLeft,
      frame: Rect(x: 0, y: 0, width: 101, height: 50), size: Size(width: 69, height: 34),
      picture: "(53, 15, 20, 20)", title: "(28, 20, 20, 10)"),
    Row(
      placement: .top, frame: Rect(x: 0, y: 0, width: 100, height: 51),
      size: Size(width: 44, height: 49), picture: "(40, 8, 20, 20)", title: "(40, 33, 20, 10)"),
    Row(
      placement: .bottom, frame: Rect(x: 0, y: 0, width: 100, height: 51),
      size: Size(width: 44, height: 49), picture: "(40, 23, 20, 20)", title: "(40, 8, 20, 10)"),
  ]

  @Test("stands side by side or one over the other, in the middle", arguments: rows)
  func placements(_ row: Row) throws {
    let (button, fixture) = try button(
      [ButtonKind.imagePlacement(row.placement)], row.direction)
    let size = button.size(atWidth: nil, measuring: FixedMetricsText(), on: fixture.traits.grid)
    #expect(size == IntrinsicSize(width: row.size.width, height: row.size.height))
    let direction = row.direction == .rightToLeft ? " rtl" : ""
    #expect(
      fixture.draw(button, in: row.frame) == """
        image "a.png" #007AFF \(row.picture)
        text "OK" 17 lines 0 #007AFF center\(direction) \(row.title)
        """)
  }

  struct InsetRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var direction = LayoutDirection.leftToRight
    var alignment = ButtonKind.ContentAlignment.center
    let insets: Insets
    let picture: String
    let title: String

    init(
      _ name: String, _ direction: LayoutDirection = .leftToRight,
      _ alignment: ButtonKind.ContentAlignment = .center, insets: [Points], picture: String,
      title: String
    ) {
      testDescription = name
      self.direction = direction
      self.alignment = alignment
      self.insets = Insets(
        top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
      self.picture = picture
      self.title = title
    }
  }

  /// In 101 × 40, without insets, the picture is at (28, 10) and the title at (53, 15).
  static let insetRows = [
    InsetRow(
      "opposite insets move by one of them", insets: [0, -8, 0, 8], picture: "(20, 10, 20, 20)",
      title: "(45, 15, 20, 10)"),
    InsetRow(
      "an inset of one side moves by half of it", insets: [6, 10, 0, 0],
      picture: "(33, 13, 20, 20)",
      title: "(58, 18, 20, 10)"),
    InsetRow(
      "at the leading side, its inset counts", .leftToRight, .leading, insets: [0, 10, 4, 7],
      picture: "(10, 8, 20, 20)", title: "(35, 13, 20, 10)"),
    InsetRow(
      "at the trailing side, its inset counts", .leftToRight, .trailing, insets: [0, 10, 0, 7],
      picture: "(49, 10, 20, 20)", title: "(74, 15, 20, 10)"),
    InsetRow(
      "left and right are sides of the screen", .rightToLeft, .leading, insets: [0, 10, 0, 7],
      picture: "(74, 10, 20, 20)", title: "(49, 15, 20, 10)"),
    // 40 − 12 − 12 of height for the picture.
    InsetRow(
      "a picture becomes lower if it does not fit", insets: [12, 0, 12, 0],
      picture: "(28, 12, 20, 16)",
      title: "(53, 15, 20, 10)"),
    // 101 − 25 beside the picture − 61 for the title.
    InsetRow(
      "a title has the room that is left", insets: [0, 30, 0, 31], picture: "(27.667, 10, 20, 20)",
      title: "(55, 15, 15, 10)"),
  ]

  @Test("is moved by the insets of its place in a classic button", arguments: insetRows)
  func insets(_ row: InsetRow) throws {
    let values: KeyValues = [
      ButtonKind.imageInsets(row.insets), ButtonKind.titleInsets(row.insets),
      ButtonKind.contentHorizontalAlignment(row.alignment),
    ]
    let (classic, fixture) = try button(
      values.merging([ButtonKind.style(.system)]), row.direction)
    let direction = row.direction == .rightToLeft ? " rtl" : ""
    let frame = Rect(x: 0, y: 0, width: 101, height: 40)
    let alignment = row.alignment == .leading ? "natural" : "center"
    let text = fixture.draw(classic, in: frame)
    #expect(
      text == """
        image "a.png" #007AFF \(row.picture)
        text "OK" 15 truncateMiddle #007AFF \(alignment)\(direction) \(row.title)
        """)
    let plain = try button([ButtonKind.style(.system)], row.direction).button
    let size = { (button: ButtonKind) in
      button.size(atWidth: nil, measuring: FixedMetricsText(), on: fixture.traits.grid)
    }
    #expect(size(classic) == size(plain))
    let configuration = try button(values, row.direction).button
    let bare = try button(
      [ButtonKind.contentHorizontalAlignment(row.alignment)], row.direction
    ).button
    #expect(fixture.draw(configuration, in: frame) == fixture.draw(bare, in: frame))
  }

  @Test("has a background image behind it, stretched to the button")
  func background() throws {
    let fixture = KindFixture(traits: try .phone())
    let values: KeyValues = [
      ButtonKind.title(.plain("OK")), ButtonKind.backgroundImage(picture),
      ButtonKind.highlighted(true),
    ]
    let frame = Rect(x: 0, y: 0, width: 100, height: 40)
    #expect(
      fixture.draw(ButtonKind(values, traits: fixture.traits), in: frame) == """
        image "a.png" (0, 0, 100, 40)
        group opacity 0.2
          text "OK" 15 truncateMiddle #007AFF center (0, 15, 100, 10)
        """)
    let filled = values.merging([ButtonKind.style(.filled), ButtonKind.highlighted(false)])
    #expect(
      fixture.draw(ButtonKind(filled, traits: fixture.traits), in: frame).hasPrefix(
        """
        fill #007AFF rounded 6 (0, 0, 100, 40)
        group clip rounded 6 (0, 0, 100, 40)
          image "a.png" (0, 0, 100, 40)

        """))
    let capped = values.merging([ButtonKind.capInsets(Insets(all: 8))])
    let parts = fixture.draw(ButtonKind(capped, traits: fixture.traits), in: frame)
      .split(separator: "\n").filter { $0.hasPrefix("image") }
    #expect(parts.count == 9)
  }

  struct PictureRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let values: KeyValues
    var rendering: ImageSource.Rendering?
    /// The colour of the image, or empty for its own colours.
    let image: String
    let symbol: RGBAColor

    init(
      _ name: String, _ values: KeyValues, file rendering: ImageSource.Rendering? = nil,
      image: String, symbol: RGBAColor = RGBAColor(rgb: 0x007AFF)
    ) {
      testDescription = name
      self.values = values
      self.rendering = rendering
      self.image = image
      self.symbol = symbol
    }
  }

  static let pictures = [
    PictureRow("system", [ButtonKind.style(.system)], image: "#007AFF "),
    PictureRow("system with an original image", [ButtonKind.rendering(.original)], image: ""),
    PictureRow(
      "system, disabled", [ButtonKind.style(.system), ControlKeys.enabled(false)],
      image: "#3C3C434C ", symbol: RGBAColor(rgb: 0x3C3C43).withAlpha(0x4C)),
    PictureRow(
      "a configuration", [ButtonKind.style(.plain)], image: "#FF0000 ",
      symbol: RGBAColor(rgb: 0xFF0000)),
    PictureRow("custom", [ButtonKind.style(.custom)], image: ""),
    PictureRow(
      "custom with a template", [ButtonKind.style(.custom), ButtonKind.rendering(.template)],
      image: "#007AFF "),
    PictureRow(
      "custom with a catalogue's template", [ButtonKind.style(.custom)], file: .template,
      image: "#007AFF "),
  ]

  @Test("has a picture in the colour of its style, beside a red title", arguments: pictures)
  func pictureColor(_ row: PictureRow) throws {
    let fixture = KindFixture(traits: try .phone())
    let red = row.values.merging([ButtonKind.titleColor(RGBAColor(rgb: 0xFF0000))])
    var source = picture
    source.rendering = row.rendering
    let button = ButtonKind(red.merging([ButtonKind.image(source)]), traits: fixture.traits)
    #expect(
      fixture.draw(button, in: Rect(x: 0, y: 0, width: 60, height: 40))
        == "image \"a.png\" \(row.image)(20, 10, 20, 20)")
    let star = try #require(SystemSymbol(named: "star"))
    let symbol = ButtonKind(red.merging([ButtonKind.symbol(star)]), traits: fixture.traits).picture
    guard case .symbol(_, let tint)? = symbol else {
      Issue.record("the button has no symbol")
      return
    }
    #expect(tint == row.symbol)
  }

  struct BackgroundRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let style: ButtonKind.Style
    let image: Size
    let size: IntrinsicSize
  }

  @Test(
    "is at least as large as its background image without a configuration",
    arguments: [
      BackgroundRow(
        testDescription: "a larger image", style: .system, image: Size(width: 120, height: 50),
        size: IntrinsicSize(width: 120, height: 50)),
      BackgroundRow(
        testDescription: "a smaller image", style: .system, image: Size(width: 20, height: 20),
        size: IntrinsicSize(width: 30, height: 22)),
      BackgroundRow(
        testDescription: "a configuration", style: .plain, image: Size(width: 120, height: 50),
        size: IntrinsicSize(width: 44, height: 24)),
    ])
  func backgroundSize(_ row: BackgroundRow) throws {
    let fixture = KindFixture(traits: try .phone())
    let button = ButtonKind(
      [
        ButtonKind.title(.plain("OK")), ButtonKind.style(row.style),
        ButtonKind.backgroundImage(ImageSource(path: "/a.png", size: row.image)),
      ], traits: fixture.traits)
    #expect(
      button.size(atWidth: nil, measuring: FixedMetricsText(), on: fixture.traits.grid)
        == row.size)
  }

  struct AlignmentRow: CustomTestStringConvertible, Sendable {
    let content: ButtonKind.ContentAlignment
    let direction: LayoutDirection
    let text: TextAlignment

    var testDescription: String { "\(content) \(direction.rawValue)" }
  }

  @Test(
    "aligns the title of a wider button without a picture",
    arguments: [
      AlignmentRow(content: .center, direction: .leftToRight, text: .center),
      AlignmentRow(content: .leading, direction: .leftToRight, text: .natural),
      AlignmentRow(content: .trailing, direction: .leftToRight, text: .right),
      AlignmentRow(content: .trailing, direction: .rightToLeft, text: .left),
    ])
  func aligned(_ row: AlignmentRow) throws {
    let fixture = KindFixture(traits: try .phone(.light, row.direction))
    let button = ButtonKind(
      [ButtonKind.title(.plain("OK")), ButtonKind.contentHorizontalAlignment(row.content)],
      traits: fixture.traits)
    var list = DisplayList()
    button.draw(
      in: fixture.context(Rect(x: 0, y: 0, width: 200, height: 30)), into: &list)
    guard case .text(let run) = try #require(list.items.first) else {
      Issue.record("the button has no text")
      return
    }
    #expect(run.alignment == row.text)
  }

  @Test(
    "aligns title and subtitle at the trailing side, which is the left one from right to left",
    arguments: [(LayoutDirection.leftToRight, TextAlignment.right), (.rightToLeft, .left)])
  func trailingTitle(_ direction: LayoutDirection, _ alignment: TextAlignment) throws {
    let fixture = KindFixture(traits: try .phone(.light, direction))
    let button = ButtonKind(
      [
        ButtonKind.title(.plain("A long title")), ButtonKind.subtitle("sub"),
        ButtonKind.style(.gray), ButtonKind.titleAlignment(.trailing),
      ], traits: fixture.traits)
    var list = DisplayList()
    button.draw(in: fixture.context(Rect(x: 0, y: 0, width: 200, height: 60)), into: &list)
    let alignments = list.items.compactMap { item -> TextAlignment? in
      if case .text(let run) = item { run.alignment } else { nil }
    }
    #expect(alignments == [alignment, alignment])
  }

  struct LoneTitleRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let values: KeyValues
    let text: String
  }

  /// Without a subtitle, the title has nothing to align with.
  ///
  /// The padding of a configuration is 7 and 12; a letter is 10 wide and high.
  @Test(
    "keeps a title without a subtitle in the middle",
    arguments: [
      LoneTitleRow(
        testDescription: "a configuration", values: [ButtonKind.style(.plain)],
        text: #"text "OK" 17 lines 0 #007AFF center (12, 15, 176, 10)"#),
      LoneTitleRow(
        testDescription: "a classic button", values: [],
        text: #"text "OK" 15 truncateMiddle #007AFF center (0, 15, 200, 10)"#),
      LoneTitleRow(
        testDescription: "a classic button of two lines", values: [ButtonKind.lines(2)],
        text: #"text "OK" 15 lines 2 #007AFF center (0, 15, 200, 10)"#),
    ])
  func loneTitle(_ row: LoneTitleRow) throws {
    let fixture = KindFixture(traits: try .phone())
    let values = row.values.merging([
      ButtonKind.title(.plain("OK")), ButtonKind.titleAlignment(.trailing),
    ])
    #expect(
      fixture.draw(
        ButtonKind(values, traits: fixture.traits), in: Rect(x: 0, y: 0, width: 200, height: 40))
        == row.text)
  }

  @Test("goes on in the next line in a configuration, and is cut in a classic button")
  func lines() throws {
    let title: KeyValues = [
      ButtonKind.title(.plain("one two three")), ButtonKind.style(.plain),
    ]
    let fixture = KindFixture(traits: try .phone())
    let wrapped = ButtonKind(title, traits: fixture.traits)
    // 56 points of 80 take five letters.
    #expect(wrapped.wraps)
    #expect(
      wrapped.size(atWidth: 80, measuring: FixedMetricsText(), on: fixture.traits.grid)
        == IntrinsicSize(width: 74, height: 44))
    let classic = ButtonKind(title.merging([ButtonKind.style(.system)]), traits: fixture.traits)
    #expect(!classic.wraps)
    #expect(classic.title.lineBreak == .byTruncatingMiddle)
    let clipped = ButtonKind(
      [ButtonKind.style(.system), ButtonKind.lineBreak(.byClipping)], traits: fixture.traits)
    #expect(clipped.title.lineBreak == .byClipping)
    #expect(
      classic.size(atWidth: 80, measuring: FixedMetricsText(), on: fixture.traits.grid).height == 22
    )
  }

  @Test("aligns the lines of a title with its longest line, except in configurations")
  func lineAlignment() throws {
    let fixture = KindFixture(traits: try .phone())
    func drawn(_ style: ButtonKind.Style, _ alignment: TextAlignment?) -> String {
      var values: KeyValues = [
        ButtonKind.title(.plain("one two three")), ButtonKind.style(style), ButtonKind.lines(0),
      ]
      if let alignment { values = values.merging([ButtonKind.alignment(alignment)]) }
      let button = ButtonKind(values, traits: fixture.traits)
      return fixture.draw(button, in: Rect(x: 0, y: 0, width: 84, height: 60))
    }
    for style in [ButtonKind.Style.system, .custom] {
      #expect(
        drawn(style, .right) == drawn(style, nil).replacing(" center ", with: " right "))
      #expect(drawn(style, .center) == drawn(style, nil))
      #expect(drawn(style, .right) != drawn(style, nil))
    }
    #expect(drawn(.plain, .right) == drawn(.plain, nil))
  }

  @Test(
    "shrinks a title that does not fit to its smallest scale",
    arguments: [(Points(50), true, 0.5, Points(15)), (49, true, 0.5, 7.5), (49, false, 0.5, 15)])
  func shrunkTitle(_ width: Points, _ shrinks: Bool, _ scale: Double, _ size: Points) throws {
    let fixture = KindFixture(traits: try .phone())
    let button = ButtonKind(
      [
        ButtonKind.title(.plain("Hello")), ButtonKind.adjustsFontSizeToFitWidth(shrinks),
        LabelKind.minimumScaleFactor(scale),
      ], traits: fixture.traits)
    // Five letters of 10 points in each size.
    let shrunk = button.shrunk(
      toFit: Size(width: width, height: 30), measuring: FixedMetricsText())
    #expect(shrunk.title.font.size == size)
  }

  @Test("has a subtitle a point under the title, at the leading side beside a picture")
  func subtitle() throws {
    let (button, fixture) = try button([ButtonKind.subtitle("free")])
    // 20 and 5 beside 40; 10, 1 and 10 high.
    #expect(
      button.size(atWidth: nil, measuring: FixedMetricsText(), on: fixture.traits.grid)
        == IntrinsicSize(width: 89, height: 35))
    #expect(
      fixture.draw(button, in: Rect(x: 0, y: 0, width: 89, height: 35)) == """
        image "a.png" #007AFF (12, 7.667, 20, 20)
        text "OK" 17 lines 0 #007AFF natural (37, 7, 40, 10)
        text "free" 12 lines 0 #007AFF natural (37, 18, 40, 10)
        """)
  }

  /// At the text size `accessibility1`, `body` has 28 points and `subheadline` 25.
  @Test(
    "has a subtitle of 12 of 17 parts of its own text style, whatever the title's font",
    arguments: [
      (ButtonKind.ButtonSize.medium, ContentSizeCategory.large, 17.0),
      (.medium, .accessibility1, 28),
      (.small, .large, 15), (.small, .accessibility1, 25),
    ])
  func subtitleFont(
    _ size: ButtonKind.ButtonSize, _ textSize: ContentSizeCategory, _ points: Double
  ) throws {
    var traits = try Traits.phone(.light, .leftToRight)
    traits.textSize = textSize
    for font in [FontDescription.system(8), .system(34, .bold)] {
      let button = ButtonKind(
        [
          ButtonKind.title(.plain("A")), ButtonKind.subtitle("B"), ButtonKind.style(.filled),
          ButtonKind.buttonSize(size), ButtonKind.font(font),
        ], traits: traits)
      #expect((button.subtitle.font.size.value * 17 - points * 12).magnitude < 0.001)
    }
  }

  struct StateCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let values: KeyValues
    let text: String
  }

  static let looks = [
    StateCase(
      testDescription: "classic under a finger", values: [ButtonKind.highlighted(true)],
      text: """
        group opacity 0.2
          text "OK" 15 truncateMiddle #007AFF center (0, 12, 80, 10)
        """),
    StateCase(
      testDescription: "filled under a finger",
      values: [ButtonKind.style(.filled), ButtonKind.highlighted(true)],
      text: """
        group opacity 0.75
          fill #007AFF rounded 6 (0, 0, 80, 34)
          text "OK" 17 lines 0 #FFFFFF center (12, 12, 56, 10)
        """),
    StateCase(
      testDescription: "gray, switched on",
      values: [ButtonKind.style(.gray), ButtonKind.selected(true)],
      text: """
        fill #007AFF33 rounded 6 (0, 0, 80, 34)
        text "OK" 17 lines 0 #007AFF center (12, 12, 56, 10)
        """),
    StateCase(
      testDescription: "tinted, switched on",
      values: [ButtonKind.style(.borderedTinted), ButtonKind.selected(true)],
      text: """
        fill #007AFF rounded 6 (0, 0, 80, 34)
        text "OK" 17 lines 0 #FFFFFF center (12, 12, 56, 10)
        """),
    StateCase(
      testDescription: "destructive capsule",
      values: [
        ButtonKind.style(.borderedProminent), ButtonKind.role(.destructive),
        ButtonKind.cornerStyle(.capsule),
      ],
      text: """
        fill #FF3B30 rounded 17 (0, 0, 80, 34)
        text "OK" 17 lines 0 #FFFFFF center (12, 12, 56, 10)
        """),
    StateCase(
      testDescription: "small and primary",
      values: [
        ButtonKind.style(.bordered), ButtonKind.role(.primary), ButtonKind.buttonSize(.small),
      ],
      text: """
        fill #78788028 rounded 5 (0, 0, 80, 34)
        text "OK" 15 semibold lines 0 #007AFF center (10, 12, 60, 10)
        """),
    StateCase(
      testDescription: "disabled under a finger",
      values: [ControlKeys.enabled(false), ButtonKind.highlighted(true)],
      text: #"text "OK" 15 truncateMiddle #3C3C434C center (0, 12, 80, 10)"#),
    StateCase(
      testDescription: "custom under a finger",
      values: [ButtonKind.style(.custom), ButtonKind.highlighted(true)],
      text: #"text "OK" 18 truncateMiddle #FFFFFF center (0, 12, 80, 10)"#),
    StateCase(
      testDescription: "custom, switched on",
      values: [ButtonKind.style(.custom), ButtonKind.selected(true)],
      text: #"text "OK" 18 truncateMiddle #FFFFFF center (0, 12, 80, 10)"#),
    // A plate is 4 wider on each side than the title, and 2 higher above and below.
    StateCase(
      testDescription: "classic, switched on", values: [ButtonKind.selected(true)],
      text: """
        fill #007AFF rounded 4 (26, 10, 28, 14)
        text "OK" 15 truncateMiddle #FFFFFF center (0, 12, 80, 10)
        """),
    StateCase(
      testDescription: "classic and destructive at the leading side, switched on",
      values: [
        ButtonKind.selected(true), ButtonKind.role(.destructive),
        ButtonKind.contentHorizontalAlignment(.leading),
      ],
      text: """
        fill #FF3B30 rounded 4 (-4, 10, 28, 14)
        text "OK" 15 truncateMiddle #FFFFFF natural (0, 12, 80, 10)
        """),
    StateCase(
      testDescription: "classic with a background colour of configurations, switched on",
      values: [
        ButtonKind.selected(true), ButtonKind.baseBackgroundColor(RGBAColor(rgb: 0x00FF00)),
      ],
      text: """
        fill #007AFF rounded 4 (26, 10, 28, 14)
        text "OK" 15 truncateMiddle #FFFFFF center (0, 12, 80, 10)
        """),
    StateCase(
      testDescription: "classic, switched on under a finger",
      values: [ButtonKind.selected(true), ButtonKind.highlighted(true)],
      text: """
        group opacity 0.2
          fill #007AFF rounded 4 (26, 10, 28, 14)
          text "OK" 15 truncateMiddle #FFFFFF center (0, 12, 80, 10)
        """),
    StateCase(
      testDescription: "classic, switched on and disabled",
      values: [ButtonKind.selected(true), ControlKeys.enabled(false)],
      text: """
        fill #7676801E rounded 4 (26, 10, 28, 14)
        text "OK" 15 truncateMiddle #3C3C434C center (0, 12, 80, 10)
        """),
    // 20, 6 and 20 wide in the middle of 80.
    StateCase(
      testDescription: "classic with a picture, switched on",
      values: [
        ButtonKind.selected(true), ButtonKind.imagePadding(6),
        ButtonKind.image(ImageSource(path: "/a.png", size: Size(width: 20, height: 20))),
      ],
      text: """
        fill #007AFF rounded 4 (13, 5, 54, 24)
        image "a.png" #FFFFFF (17, 7, 20, 20)
        text "OK" 15 truncateMiddle #FFFFFF center (43, 12, 20, 10)
        """),
    StateCase(
      testDescription: "classic with a background image, switched on",
      values: [
        ButtonKind.selected(true),
        ButtonKind.backgroundImage(
          ImageSource(path: "/a.png", size: Size(width: 20, height: 20))),
      ],
      text: """
        image "a.png" (0, 0, 80, 34)
        text "OK" 15 truncateMiddle #007AFF center (0, 12, 80, 10)
        """),
    StateCase(
      testDescription: "disabled with a colour for that state",
      values: [
        ButtonKind.titleColor(.white), ButtonKind.disabledTitleColor(RGBAColor(rgb: 0xFF8000)),
        ControlKeys.enabled(false),
      ],
      text: #"text "OK" 15 truncateMiddle #FF8000 center (0, 12, 80, 10)"#),
  ]

  @Test("looks by the button's state", arguments: looks)
  func states(_ row: StateCase) throws {
    let fixture = KindFixture(traits: try .phone())
    let values = row.values.merging([ButtonKind.title(.plain("OK"))])
    #expect(
      fixture.draw(
        ButtonKind(values, traits: fixture.traits), in: Rect(x: 0, y: 0, width: 80, height: 34))
        == row.text)
  }

  @Test("has a spinner in the picture's place, as high as a line")
  func spinner() throws {
    let (button, fixture) = try button([ButtonKind.showsActivityIndicator(true)])
    #expect(button.pictureSize == Size(width: 20, height: 20))
    let text = fixture.draw(button, in: Rect(x: 0, y: 0, width: 101, height: 50))
    #expect(!text.contains("image"))
    #expect(text.split(separator: "\n").count == 9)
  }
}
