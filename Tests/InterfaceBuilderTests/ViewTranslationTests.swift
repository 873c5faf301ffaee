import Diagnostics
import Testing

@testable import InterfaceBuilder

/// An element of a document with the spec of its view.
struct ElementRow: CustomTestStringConvertible, Sendable {
  let name: String
  let element: String
  let spec: String

  init(_ name: String, _ element: String, _ spec: String) {
    self.name = name
    self.element = element
    self.spec = spec
  }

  var testDescription: String { name }
}

/// The attributes of views that constraints place.
private let placed =
  "translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"vie-aa-001\" userLabel=\"it\""

private func button(symbolScale: String) -> String {
  "<button \(placed)><state key=\"normal\"><imageReference key=\"image\" image=\"star\" catalog=\"system\" symbolScale=\"\(symbolScale)\"/></state></button>"
}

private let shadow =
  "<state key=\"normal\" title=\"A\"><color key=\"titleShadowColor\" systemColor=\"systemRedColor\"/></state>"

@Suite("An element") struct ViewTranslationTests {
  @Test("becomes a view of its kind", arguments: rows)
  func kind(_ row: ElementRow) throws {
    let fixture = try InterfaceFixture(
      subviews: row.element, resources: "<image name=\"logo\" width=\"120\" height=\"40\"/>")
    #expect(try fixture.text(of: "views") == row.spec)
  }

  private static let rows = [
    ElementRow(
      "label with defaults of a document",
      "<label text=\"Hello\" textAlignment=\"natural\" lineBreakMode=\"tailTruncation\" adjustsFontSizeToFit=\"NO\" horizontalHuggingPriority=\"251\" verticalHuggingPriority=\"251\" \(placed)><fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleHeadline\"/><color key=\"textColor\" systemColor=\"secondaryLabelColor\"/></label>",
      """
      it:
        kind: label
        text: Hello
        font: headline
        textColor: secondaryLabel
        hugging: { horizontal: 251, vertical: 251 }
      """),
    ElementRow(
      "label of several lines, left without an alignment, and bold",
      "<label numberOfLines=\"0\" \(placed)><string key=\"text\">One\nTwo</string><fontDescription key=\"fontDescription\" type=\"boldSystem\" pointSize=\"13\"/></label>",
      """
      it:
        kind: label
        text: "One\\nTwo"
        font: { size: 13, weight: bold }
        lines: 0
        alignment: left
      """),
    ElementRow(
      "label that shrinks to a size in points",
      "<label text=\"A\" textAlignment=\"center\" minimumFontSize=\"10\" \(placed)><fontDescription key=\"fontDescription\" type=\"system\" weight=\"light\" pointSize=\"20\"/></label>",
      """
      it:
        kind: label
        text: A
        font: { size: 20, weight: light }
        alignment: center
        adjustsFontSizeToFitWidth: true
        minimumScaleFactor: 0.5
      """),
    ElementRow(
      "text that looks like a number stays text",
      "<label text=\"12\" textAlignment=\"natural\" adjustsFontSizeToFit=\"NO\" \(placed)/>",
      """
      it: { kind: label, text: "12" }
      """),
    ElementRow(
      "label with attributes but without a text with them",
      "<label usesAttributedText=\"YES\" text=\"Plain\" textAlignment=\"natural\" adjustsFontSizeToFit=\"NO\" \(placed)><attributedString key=\"attributedText\"/></label>",
      """
      it: { kind: label, text: Plain }
      """),
    ElementRow(
      "label with a paragraph style, which aligns it",
      "<label usesAttributedText=\"YES\" adjustsFontSizeToFit=\"NO\" \(placed)><attributedString key=\"attributedText\"><fragment content=\"Hi\"><attributes><paragraphStyle key=\"NSParagraphStyle\" alignment=\"center\" lineSpacing=\"4\"/></attributes></fragment></attributedString></label>",
      """
      it:
        kind: label
        text:
          - text: Hi
        alignment: center
        lineSpacing: 4
      """),
    ElementRow(
      "text view with a paragraph style, which aligns it",
      "<textView textAlignment=\"right\" \(placed)><attributedString key=\"attributedText\"><fragment content=\"Hi\"><attributes><paragraphStyle key=\"NSParagraphStyle\" alignment=\"natural\"/></attributes></fragment></attributedString></textView>",
      """
      it:
        kind: textView
        text:
          - text: Hi
        font: 14
      """),
    ElementRow(
      "system button without a font has 15 points",
      "<button opaque=\"NO\" buttonType=\"system\" \(placed)><state key=\"normal\" title=\"Send\"/></button>",
      """
      it: { kind: button, title: Send, font: 15 }
      """),
    ElementRow(
      "custom button has 18 points",
      "<button opaque=\"NO\" contentHorizontalAlignment=\"left\" \(placed)><state key=\"normal\" title=\"Send\"/></button>",
      """
      it: { kind: button, style: custom, title: Send, font: 18, contentHorizontalAlignment: leading }
      """),
    ElementRow(
      "button whose insets are set but 0 loses the points above and below",
      "<button opaque=\"NO\" buttonType=\"system\" \(placed)><inset key=\"contentEdgeInsets\" minX=\"0.0\" minY=\"0.0\" maxX=\"2.2250738585072014e-308\" maxY=\"0.0\"/><state key=\"normal\" title=\"Send\"/></button>",
      """
      it: { kind: button, title: Send, font: 15, contentInsets: [0.001, 0, 0, 0] }
      """),
    ElementRow(
      "button whose configuration has a shape with a radius and a stroke",
      "<button opaque=\"NO\" \(placed)><buttonConfiguration key=\"configuration\" style=\"filled\" title=\"Pay\"><backgroundConfiguration key=\"background\" cornerRadius=\"24\" strokeWidth=\"4\"><color key=\"backgroundColor\" systemColor=\"systemPinkColor\"/><color key=\"strokeColor\" systemColor=\"labelColor\"/></backgroundConfiguration></buttonConfiguration></button>",
      """
      it:
        kind: button
        style: plain
        title: Pay
        titleColor: white
        background: systemPink
        cornerRadius: 24
        border: { width: 4, color: label }
      """),
    ElementRow(
      "button whose configuration has a shape in a color",
      "<button opaque=\"NO\" \(placed)><buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Pay\" cornerStyle=\"capsule\"><backgroundConfiguration key=\"background\" cornerRadius=\"24\"><color key=\"backgroundColor\" systemColor=\"systemPinkColor\"/></backgroundConfiguration></buttonConfiguration></button>",
      """
      it:
        kind: button
        style: gray
        title: Pay
        cornerStyle: capsule
        baseBackgroundColor: systemPink
      """),
    ElementRow(
      "button whose configuration has a radius and the style's color",
      "<button opaque=\"NO\" \(placed)><buttonConfiguration key=\"configuration\" style=\"tinted\" title=\"Pay\"><backgroundConfiguration key=\"background\" cornerRadius=\"12\"/></buttonConfiguration></button>",
      """
      it:
        kind: button
        style: tinted
        title: Pay
        cornerStyle: small
        clips: true
        cornerRadius: 12
      """),
    ElementRow(
      "button with a configuration",
      "<button opaque=\"NO\" \(placed)><state key=\"normal\" title=\"Old\"/><buttonConfiguration key=\"configuration\" style=\"filled\" title=\"Buy\" imagePadding=\"8\" cornerStyle=\"capsule\"><color key=\"baseBackgroundColor\" systemColor=\"systemPinkColor\"/></buttonConfiguration></button>",
      """
      it:
        kind: button
        style: filled
        title: Buy
        cornerStyle: capsule
        imagePadding: 8
        baseBackgroundColor: systemPink
      """),
    ElementRow(
      "text field without a border or a font",
      "<textField placeholder=\"Name\" textAlignment=\"natural\" \(placed)><textInputTraits key=\"textInputTraits\" secureTextEntry=\"YES\"/></textField>",
      """
      it: { kind: textField, placeholder: Name, font: 14, borderStyle: none, secure: true }
      """),
    ElementRow(
      "stack with margins of its own",
      "<stackView axis=\"vertical\" distribution=\"equalSpacing\" alignment=\"center\" spacing=\"12\" \(placed)><edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/></stackView>",
      """
      it:
        kind: stack
        axis: vertical
        distribution: equalSpacing
        alignment: center
        spacing: 12
        margins: { top: 1, left: 2, bottom: 3, right: 4 }
        marginsRelative: true
      """),
    ElementRow(
      "stack with the system's space",
      "<stackView spacingType=\"standard\" \(placed)/>",
      """
      it: { kind: stack, spacing: system }
      """),
    ElementRow(
      "switch has the document's default priorities",
      "<switch on=\"YES\" horizontalHuggingPriority=\"750\" \(placed)/>",
      """
      it:
        kind: switch
        on: true
        hugging: { vertical: 250 }
      """),
    ElementRow(
      "slider with its range",
      "<slider value=\"5\" minValue=\"0.0\" maxValue=\"10\" \(placed)/>",
      """
      it: { kind: slider, maximumValue: 10, value: 5 }
      """),
    ElementRow(
      "spinner that does not turn",
      "<activityIndicatorView style=\"whiteLarge\" horizontalHuggingPriority=\"750\" verticalHuggingPriority=\"750\" \(placed)/>",
      """
      it:
        kind: activity
        indicatorStyle: large
        animating: false
        hidesWhenStopped: false
        color: white
      """),
    ElementRow(
      "segments",
      "<segmentedControl selectedSegmentIndex=\"1\" \(placed)><segments><segment title=\"One\"/><segment title=\"Two\" enabled=\"NO\" width=\"80\"/></segments></segmentedControl>",
      """
      it:
        kind: segmentedControl
        items:
          - title: One
          - { title: Two, width: 80, enabled: false }
        selectedSegmentIndex: 1
      """),
    ElementRow(
      "segments whose width is 0 or more",
      "<segmentedControl \(placed)><segments><segment title=\"One\" width=\"0.0\"/><segment title=\"Two\" width=\"1\"/></segments></segmentedControl>",
      """
      it:
        kind: segmentedControl
        items:
          - title: One
          - { title: Two, width: 1 }
      """),
    ElementRow(
      "picture without a file keeps the size of the document's resource",
      "<imageView contentMode=\"scaleAspectFit\" image=\"logo\" \(placed)/>",
      """
      it: { kind: image, contentMode: scaleAspectFit, intrinsic: [120, 40] }
      """),
    ElementRow(
      "symbol with its configuration",
      "<imageView image=\"star\" catalog=\"system\" \(placed)><imageReference key=\"image\" image=\"star\" catalog=\"system\" symbolScale=\"large\"/><preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" configurationType=\"pointSize\" pointSize=\"30\" scale=\"large\" weight=\"bold\"/></imageView>",
      """
      it:
        kind: image
        symbol: star
        font: { size: 30, weight: bold }
        symbolScale: large
      """),
    ElementRow(
      "blur with its subviews",
      "<visualEffectView \(placed)><view key=\"contentView\" id=\"con-aa-001\"><subviews><progressView progress=\"0.5\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"pro-aa-001\"/></subviews></view><blurEffect style=\"systemThinMaterial\"/></visualEffectView>",
      """
      it:
        kind: blur
        effect: systemThinMaterial
        views:
          view:
            pin: superview
            views:
              progressView:
                kind: progress
                progress: 0.5
                hugging: { vertical: 250 }
      """),
    ElementRow(
      "the last of several runtime attributes for one property",
      "<view \(placed)><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"number\" keyPath=\"layer.cornerRadius\"><integer key=\"value\" value=\"8\"/></userDefinedRuntimeAttribute><userDefinedRuntimeAttribute type=\"number\" keyPath=\"layer.borderWidth\"><integer key=\"value\" value=\"1\"/></userDefinedRuntimeAttribute><userDefinedRuntimeAttribute type=\"number\" keyPath=\"borderWidth\"><real key=\"value\" value=\"2\"/></userDefinedRuntimeAttribute><userDefinedRuntimeAttribute type=\"number\" keyPath=\"cornerRadius\"><real key=\"value\" value=\"5\"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>",
      """
      it:
        cornerRadius: 5
        border: { width: 2 }
      """),
    ElementRow(
      "runtime attributes of the layer",
      "<view \(placed)><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"number\" keyPath=\"layer.cornerRadius\"><integer key=\"value\" value=\"8\"/></userDefinedRuntimeAttribute><userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"layer.masksToBounds\" value=\"YES\"/></userDefinedRuntimeAttributes></view>",
      """
      it: { clips: true, cornerRadius: 8 }
      """),
    ElementRow(
      "frame with springs and struts",
      "<view id=\"vie-aa-001\" userLabel=\"it\"><rect key=\"frame\" x=\"20\" y=\"31.000000000000004\" width=\"335\" height=\"40\"/><autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" flexibleMaxY=\"YES\"/></view>",
      """
      it:
        frame: [20, 31, 335, 40]
        frameIn: [375, 667]
        autoresizing: [flexibleWidth, flexibleBottomMargin]
      """),
    ElementRow(
      "label that is disabled and has a width for its lines",
      "<label text=\"A\" numberOfLines=\"0\" textAlignment=\"natural\" adjustsFontSizeToFit=\"NO\" enabled=\"NO\" preferredMaxLayoutWidth=\"120\" \(placed)/>",
      """
      it: { kind: label, text: A, lines: 0, preferredMaxLayoutWidth: 120, enabled: false }
      """),
    ElementRow(
      "switch that is disabled",
      "<switch enabled=\"NO\" horizontalHuggingPriority=\"750\" verticalHuggingPriority=\"750\" \(placed)/>",
      """
      it: { kind: switch, on: false, enabled: false }
      """),
    ElementRow(
      "stepper that wraps and is disabled",
      "<stepper wraps=\"YES\" enabled=\"NO\" horizontalHuggingPriority=\"750\" verticalHuggingPriority=\"750\" \(placed)/>",
      """
      it: { kind: stepper, wraps: true, enabled: false }
      """),
    // 600,000,000 seconds are 6944 days and 10 hours and 40 minutes.
    ElementRow(
      "date picker with a date",
      "<datePicker enabled=\"NO\" datePickerMode=\"date\" useCurrentDate=\"NO\" style=\"compact\" \(placed)><date key=\"date\" timeIntervalSinceReferenceDate=\"600000000\"/></datePicker>",
      """
      it:
        kind: datePicker
        datePickerMode: date
        preferredDatePickerStyle: compact
        date: 2020-01-06 10:40
        enabled: false
      """),
    ElementRow(
      "selected button with the title and the colour of that state",
      "<button selected=\"YES\" \(placed)><state key=\"normal\" title=\"Follow\"><color key=\"titleColor\" systemColor=\"systemBlueColor\"/></state><state key=\"selected\" title=\"Following\"><color key=\"titleColor\" systemColor=\"systemRedColor\"/></state></button>",
      """
      it:
        kind: button
        style: custom
        title: Following
        font: 18
        titleColor: systemRed
        selected: true
      """),
    ElementRow(
      "selected button of type system, which has a plate",
      "<button buttonType=\"system\" selected=\"YES\" \(placed)><state key=\"normal\" title=\"A\"/></button>",
      """
      it: { kind: button, title: A, font: 15, selected: true }
      """),
    ElementRow(
      "selected button of type system with a picture for that state, which has no plate",
      "<button buttonType=\"system\" selected=\"YES\" \(placed)><state key=\"normal\" image=\"heart\" catalog=\"system\"/><state key=\"selected\" image=\"heart.fill\" catalog=\"system\"/></button>",
      """
      it: { kind: button, font: 15, symbol: heart.fill }
      """),
    ElementRow(
      "disabled button with the colour of that state",
      "<button enabled=\"NO\" \(placed)><state key=\"normal\" title=\"A\"><color key=\"titleColor\" systemColor=\"systemBlueColor\"/></state><state key=\"disabled\"><color key=\"titleColor\" systemColor=\"systemRedColor\"/></state></button>",
      """
      it:
        kind: button
        style: custom
        title: A
        font: 18
        titleColor: systemBlue
        disabledTitleColor: systemRed
        enabled: false
      """),
    ElementRow(
      "button with a symbol of a size",
      "<button buttonType=\"system\" \(placed)><state key=\"normal\" image=\"star\" catalog=\"system\"><preferredSymbolConfiguration key=\"preferredSymbolConfigurationForImage\" configurationType=\"pointSize\" pointSize=\"40\"/></state></button>",
      """
      it: { kind: button, font: 40, symbol: star }
      """),
    ElementRow(
      "symbol with a weight but without a size",
      "<imageView image=\"heart\" catalog=\"system\" \(placed)><preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" scale=\"large\" weight=\"heavy\"/></imageView>",
      """
      it:
        kind: image
        symbol: heart
        font: { style: body, weight: heavy }
        symbolScale: large
      """),
    ElementRow(
      "text field with attributes",
      "<textField borderStyle=\"roundedRect\" textAlignment=\"natural\" usesAttributedText=\"YES\" \(placed)><attributedString key=\"attributedText\"><fragment content=\"One \"><attributes><font key=\"NSFont\" metaFont=\"system\" size=\"17\"/></attributes></fragment><fragment content=\"two\"/></attributedString></textField>",
      """
      it: { kind: textField, text: One two, font: 17 }
      """),
    ElementRow(
      "search bar with a bookmark button and a colour",
      "<searchBar placeholder=\"Find\" showsBookmarkButton=\"YES\" \(placed)><color key=\"barTintColor\" systemColor=\"systemRedColor\"/></searchBar>",
      """
      it: { kind: searchBar, placeholder: Find, showsBookmarkButton: true, barTintColor: systemRed }
      """),
    ElementRow(
      "tab bar with colours",
      "<tabBar translucent=\"NO\" \(placed)><color key=\"barTintColor\" systemColor=\"systemYellowColor\"/><color key=\"unselectedItemTintColor\" systemColor=\"systemGreenColor\"/></tabBar>",
      """
      it:
        kind: tabBar
        unselectedItemTintColor: systemGreen
        translucent: false
        barTintColor: systemYellow
      """),
    ElementRow(
      "tab bar with the older name of its tint",
      "<tabBar \(placed)><color key=\"selectedImageTintColor\" systemColor=\"systemRedColor\"/></tabBar>",
      """
      it: { kind: tabBar, tint: systemRed }
      """),
    ElementRow(
      "image view that is highlighted",
      "<imageView highlighted=\"YES\" image=\"star\" catalog=\"system\" highlightedImage=\"heart.fill\" \(placed)/>",
      """
      it: { kind: image, symbol: heart.fill }
      """),
    ElementRow(
      "image view that is highlighted without an image for it",
      "<imageView highlighted=\"YES\" image=\"star\" catalog=\"system\" \(placed)/>",
      """
      it: { kind: image, symbol: star }
      """),
    ElementRow(
      "label that is highlighted",
      "<label text=\"A\" highlighted=\"YES\" textAlignment=\"natural\" adjustsFontSizeToFit=\"NO\" \(placed)><color key=\"textColor\" systemColor=\"systemBlueColor\"/><color key=\"highlightedColor\" systemColor=\"systemRedColor\"/></label>",
      """
      it: { kind: label, text: A, textColor: systemRed }
      """),
    ElementRow(
      "label that is highlighted without a colour for it",
      "<label text=\"A\" highlighted=\"YES\" textAlignment=\"natural\" adjustsFontSizeToFit=\"NO\" \(placed)><color key=\"textColor\" systemColor=\"systemBlueColor\"/><nil key=\"highlightedColor\"/></label>",
      """
      it: { kind: label, text: A, textColor: systemBlue }
      """),
    ElementRow(
      "segments that select nothing at rest",
      "<segmentedControl momentary=\"YES\" selectedSegmentIndex=\"0\" \(placed)><segments><segment title=\"One\"/></segments></segmentedControl>",
      """
      it:
        kind: segmentedControl
        items:
          - title: One
      """),
    ElementRow(
      "button whose title is truncated at its end",
      "<button buttonType=\"system\" lineBreakMode=\"tailTruncation\" \(placed)><state key=\"normal\" title=\"A\"/></button>",
      """
      it: { kind: button, title: A, font: 15, lineBreak: truncateTail }
      """),
    ElementRow(
      "button whose title is clipped",
      "<button buttonType=\"system\" lineBreakMode=\"clip\" \(placed)><state key=\"normal\" title=\"A\"/></button>",
      """
      it: { kind: button, title: A, font: 15, lineBreak: clip }
      """),
    ElementRow(
      "button whose title wraps",
      "<button buttonType=\"system\" lineBreakMode=\"wordWrap\" \(placed)><state key=\"normal\" title=\"A\"/></button>",
      """
      it: { kind: button, title: A, font: 15, lines: 0 }
      """),
    ElementRow(
      "table with heights of headers and with the usual one of footers",
      "<tableView sectionHeaderHeight=\"40\" sectionFooterHeight=\"28\" \(placed)/>",
      """
      it: { kind: tableView, sectionHeaderHeight: 40 }
      """),
    ElementRow(
      "table with headers as high as their text",
      "<tableView sectionHeaderHeight=\"-1\" sectionFooterHeight=\"0.0\" \(placed)/>",
      """
      it: { kind: tableView }
      """),
    ElementRow(
      "vibrancy, which draws nothing itself",
      "<visualEffectView \(placed)><view key=\"contentView\" id=\"con-aa-001\"/><vibrancyEffect><blurEffect style=\"regular\"/></vibrancyEffect></visualEffectView>",
      """
      it:
        views:
          view: { pin: superview }
      """),
    ElementRow(
      "navigation bar with colours",
      "<navigationBar translucent=\"NO\" \(placed)><color key=\"barTintColor\" systemColor=\"systemYellowColor\"/><textAttributes key=\"titleTextAttributes\"><color key=\"textColor\" systemColor=\"systemRedColor\"/></textAttributes></navigationBar>",
      """
      it:
        kind: navigationBar
        translucent: false
        barTintColor: systemYellow
        titleColor: systemRed
      """),
    ElementRow(
      "scroll view with an inset",
      "<scrollView \(placed)><inset key=\"contentInset\" minX=\"1\" minY=\"40\" maxX=\"2\" maxY=\"3\"/></scrollView>",
      """
      it: { kind: scroll, contentInset: [40, 1, 3, 2] }
      """),
    ElementRow(
      "fixed frame with a mask",
      "<view fixedFrame=\"YES\" \(placed)><rect key=\"frame\" x=\"20\" y=\"30\" width=\"50\" height=\"40\"/><autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\"/></view>",
      """
      it: { frame: [20, 30, 50, 40], frameIn: [375, 667], autoresizing: [flexibleWidth] }
      """),
  ]

  // The plug-ins of Xcode 8 begin with 11134, and those of Xcode 7 end with 10117.
  @Test(
    "with a fixed frame has its mask since Xcode 8",
    arguments: [("10117", false), ("11134", true)] as [(String, Bool)])
  func fixedFrames(_ plugIn: String, _ hasMask: Bool) throws {
    let fixture = try InterfaceFixture(
      subviews: """
        <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="vie-aa-001"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view>
        """, plugIn: plugIn)
    #expect(try fixture.text(of: "views").contains("autoresizing") == hasMask)
  }

  @Test("draws the image of a button in the colours that the document says")
  func rendering() throws {
    let fixture = try InterfaceFixture(
      subviews:
        "<button buttonType=\"system\" \(placed)><state key=\"normal\"><imageReference key=\"image\" image=\"logo\" renderingMode=\"original\"/></state></button>"
    )
    var options = InterfaceOptions()
    options.hasImage = { _ in true }
    #expect(
      try fixture.text(of: "views", options)
        == "it: { kind: button, font: 15, image: logo, rendering: original }")
  }

  @Test("takes its name from its label, its outlet, or its class and text")
  func names() throws {
    let fixture = try InterfaceFixture(
      subviews: """
        <label text="Sign in now please" translatesAutoresizingMaskIntoConstraints="NO" id="lab-aa-001"/>
        <label translatesAutoresizingMaskIntoConstraints="NO" id="lab-aa-002"/>
        <label translatesAutoresizingMaskIntoConstraints="NO" id="lab-aa-003" userLabel="URL Hint"/>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="vie-aa-001" customClass="RatingView"/>
        <label translatesAutoresizingMaskIntoConstraints="NO" id="lab-aa-004"/>
        <label text="root" translatesAutoresizingMaskIntoConstraints="NO" id="lab-aa-005" userLabel="root"/>
        """,
      controller: (
        "",
        "<connections><outlet property=\"statusLabel\" destination=\"lab-aa-002\" id=\"out-aa-001\"/></connections>"
      ))
    let objects = try fixture.translation().objects
    #expect(
      objects == [
        "root": "rot-aa-001", "signInNowLabel": "lab-aa-001", "statusLabel": "lab-aa-002",
        "urlHint": "lab-aa-003", "ratingView": "vie-aa-001", "label": "lab-aa-004",
        "root2": "lab-aa-005",
      ])
  }

  @Test("may share the name of its outlet or label with others")
  func sharedNames() throws {
    let fixture = try InterfaceFixture(
      subviews: """
        <label id="lab-aa-001" userLabel="title"/>
        <label id="lab-aa-002" userLabel="other"/>
        <label id="lab-aa-003" userLabel="other"/>
        """,
      controller: (
        "",
        """
        <connections>
          <outlet property="title" destination="lab-aa-002" id="out-aa-001"/>
          <outlet property="only" destination="lab-aa-001" id="out-aa-002"/>
          <outletCollection property="labels" destination="lab-aa-001" id="out-aa-003"/>
          <outletCollection property="labels" destination="lab-aa-003" id="out-aa-004"/>
        </connections>
        """
      ))
    #expect(
      try fixture.translation().severalViews == [
        "title": ["title", "other"], "other": ["other", "other2"], "labels": ["title", "other2"],
      ])
  }

  @Test("is reported if another has its id")
  func duplicates() throws {
    let fixture = try InterfaceFixture(
      subviews: """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="vie-aa-001"/>
        <label translatesAutoresizingMaskIntoConstraints="NO" id="vie-aa-001"/>
        """)
    let findings = try fixture.translation().findings
    #expect(findings.map(\.message.text) == ["two objects have the id `vie-aa-001`"])
    #expect(findings.map { $0.span?.line } == [16])
    #expect(findings.map { $0.notes.first?.span?.line } == [15])
  }

  // A document stores the light value of a colour of a catalogue.
  @Test(
    "reports a colour that no catalogue has, unless it has no other value",
    arguments: [
      ("red=\"0.0\" green=\"0.5\" blue=\"0.5\" alpha=\"1\"", false, false, true),
      ("red=\"0.0\" green=\"0.5\" blue=\"0.5\" alpha=\"1\"", true, false, false),
      ("red=\"0.0\" green=\"0.5\" blue=\"0.5\" alpha=\"1\"", false, true, false),
      ("systemColor=\"systemTealColor\"", false, false, false),
    ] as [(String, Bool, Bool, Bool)])
  func colorVariants(
    _ copy: String, _ hasColor: Bool, _ isDesign: Bool, _ isReported: Bool
  ) throws {
    let fixture = try InterfaceFixture(
      subviews: """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="vie-aa-001" userLabel="a"><color key="backgroundColor" name="Brand"/></view>
        """,
      resources: "<namedColor name=\"Brand\"><color \(copy)/></namedColor>")
    var options = InterfaceOptions()
    options.hasColor = { _ in hasColor }
    options.isDesign = isDesign
    let texts = try fixture.translation(options).findings.map(\.message.text)
    #expect(
      texts
        == (isReported
          ? ["no catalogue has the colour `Brand`, so the light value counts in every appearance"]
          : []))
  }

  @Test("has no colour whose copy in the document is itself or another named one")
  func circularColors() throws {
    let fixture = try InterfaceFixture(
      subviews: """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="vie-aa-001" userLabel="a"><color key="backgroundColor" name="One"/></view>
        """,
      resources: """
        <namedColor name="One"><color name="Two"/></namedColor>
        <namedColor name="Two"><color name="One"/></namedColor>
        """)
    let views = try fixture.text(of: "views")
    #expect(views == "{ a: {} }")
    #expect(
      try fixture.translation().findings.map(\.message.text) == [
        "there is no value of the colour `One`"
      ])
  }

  @Test("has margins within the limits of specs")
  func extremeMargins() throws {
    let fixture = try InterfaceFixture(
      subviews: """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="vie-aa-001" userLabel="a"><edgeInsets key="layoutMargins" top="-3" left="10001" bottom="4" right="5"/></view>
        """)
    let views = try fixture.text(of: "views")
    #expect(views == "a:\n  margins: { top: 0, left: 10000, bottom: 4, right: 5 }")
  }

  @Test("is reported once for each kind of part that a spec does not have")
  func omissions() throws {
    let fixture = try InterfaceFixture(
      subviews: """
        <mapView translatesAutoresizingMaskIntoConstraints="NO" id="map-aa-001" customClass="A"/>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="vie-aa-001" customClass="B"/>
        <label text="" glow="YES" translatesAutoresizingMaskIntoConstraints="NO" id="lab-aa-001"/>
        <imageView image="none" translatesAutoresizingMaskIntoConstraints="NO" id="ima-aa-001"/>
        """)
    let findings = try fixture.translation().findings
    #expect(
      findings.map { "\($0.message.rule) \($0.message.text)" } == [
        "interfaceElement the document does not hold what `mapView` shows",
        "interfaceAttribute Strut does not know the attribute `label glow`",
        "interfaceClass the code of the classes `A` and `B` is not run",
        "interfacePicture there is no file of the picture `none`",
      ])
    #expect(findings.allSatisfy { $0.severity == .warning })
  }

  // Rows: the attribute of the reference to a symbol, and the key of the spec.
  @Test(
    "has the scale of a symbol, and the share of its variable parts that are on",
    arguments: [
      ("variableValue=\"0.3\"", ", symbolValue: 0.3"), ("variableValue=\"-1\"", ", symbolValue: 0"),
      ("variableValue=\"1\"", ""), ("", ""), ("symbolScale=\"default\"", ""),
      ("symbolScale=\"small\"", ", symbolScale: small"),
    ])
  func symbolReferences(_ attribute: String, _ key: String) throws {
    let fixture = try InterfaceFixture(
      subviews: """
        <imageView \(placed)><imageReference key="image" image="wifi" catalog="system" \(attribute)/></imageView>
        """)
    #expect(try fixture.text(of: "views") == "it: { kind: image, symbol: wifi\(key) }")
    #expect(try fixture.translation().omissions.isEmpty)
  }

  // Rows: the view, and its attributes and child elements that Strut does not know.
  @Test(
    "is reported for each unknown attribute and child element, also of its parts",
    arguments: [
      (#"<label \#(placed)><newPart/></label>"#, ["label newPart"]),
      (#"<switch \#(placed)><newPart key="newKey"/></switch>"#, ["switch newKey"]),
      (#"<view \#(placed)><nil key="newKey"/></view>"#, []),
      (#"<mapView \#(placed) mapType="standard"><newPart/></mapView>"#, ["mapView"]),
      (
        #"<button \#(placed)><state key="normal" title="A" glow="YES"><color key="glowColor"/></state></button>"#,
        ["state glow", "state glowColor"]
      ),
      (
        #"<button \#(placed)><buttonConfiguration key="configuration" style="plain" glow="YES"/></button>"#,
        ["buttonConfiguration glow"]
      ),
      (
        #"<segmentedControl \#(placed)><segments><segment title="A" glow="YES"/></segments></segmentedControl>"#,
        ["segment glow"]
      ),
      (
        #"<imageView \#(placed)><imageReference key="image" image="star" catalog="system" glow="YES"/></imageView>"#,
        ["imageReference glow"]
      ),
      (
        #"<tableView \#(placed)><sections><tableViewSection glow="YES"><cells><tableViewCell id="cel-aa-001" glow="YES"><newPart key="newKey"/></tableViewCell></cells></tableViewSection></sections></tableView>"#,
        ["tableViewSection glow", "tableViewCell glow", "tableViewCell newKey"]
      ),
      (
        #"<collectionView \#(placed)><collectionViewFlowLayout key="collectionViewLayout" glow="YES"/><cells><collectionViewCell id="cel-aa-001" glow="YES"/></cells></collectionView>"#,
        ["collectionViewFlowLayout glow", "collectionViewCell glow"]
      ),
      (
        #"<toolbar \#(placed)><items><barButtonItem title="A" glow="YES"/></items></toolbar>"#,
        ["barButtonItem glow"]
      ),
      (
        #"<label usesAttributedText="YES" \#(placed)><attributedString key="attributedText"><fragment content="A"><attributes><paragraphStyle key="NSParagraphStyle" glow="1"/></attributes></fragment></attributedString></label>"#,
        ["paragraphStyle glow"]
      ),
      (
        #"<label \#(placed)><attributedString key="userComments"><fragment content="A"><attributes><paragraphStyle key="NSParagraphStyle" glow="1"/></attributes></fragment></attributedString></label>"#,
        []
      ),
    ] as [(String, [String])])
  func unknownParts(_ element: String, _ names: [String]) throws {
    let omissions = try InterfaceFixture(subviews: element).translation().omissions
    #expect(omissions.map(\.name) == names)
  }

  @Test("shows symbols that are so by their resource")
  func symbolsOfResources() throws {
    let fixture = try InterfaceFixture(
      subviews:
        "<slider minimumValueImage=\"star\" maximumValueImage=\"star.fill\" \(placed)/>",
      resources: """
        <image name="star" catalog="system" width="128" height="116"/>
        <image name="star.fill" catalog="system" width="128" height="116"/>
        """)
    #expect(
      try fixture.text(of: "views")
        == "it: { kind: slider, minimumValueSymbol: star, maximumValueSymbol: star.fill }")
    #expect(try fixture.translation().omissions.isEmpty)
  }

  @Test(
    "is reported for a setting only if that changes the picture",
    arguments: [
      (
        "<tabBar \(placed)><color key=\"backgroundColor\" systemColor=\"systemYellowColor\"/></tabBar>",
        ["tabBar backgroundColor"]
      ),
      (
        "<tabBar \(placed)><color key=\"backgroundColor\" white=\"0.0\" alpha=\"0.0\"/></tabBar>",
        []
      ),
      (
        "<textField text=\"A\" minimumFontSize=\"9\" \(placed)><fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"18\"/></textField>",
        ["textField minimumFontSize"]
      ),
      ("<pageControl backgroundStyle=\"prominent\" \(placed)/>", ["pageControl backgroundStyle"]),
      ("<pageControl backgroundStyle=\"minimal\" \(placed)/>", []),
      (
        "<button \(placed)><size key=\"titleShadowOffset\" width=\"0.0\" height=\"-1\"/>\(shadow)</button>",
        ["state titleShadowColor"]
      ),
      (
        "<button \(placed)><size key=\"titleShadowOffset\" width=\"0.0\" height=\"0.0\"/>\(shadow)</button>",
        []
      ),
      ("<button \(placed)>\(shadow)</button>", []),
      (
        "<slider \(placed)><imageReference key=\"minimumValueImage\" image=\"wifi\" catalog=\"system\" variableValue=\"0.3\"/></slider>",
        ["imageReference variableValue"]
      ),
      (button(symbolScale: "small"), ["imageReference symbolScale"]),
      (button(symbolScale: "medium"), []),
      // The font has 14 points.
      ("<textField text=\"A\" minimumFontSize=\"17\" \(placed)/>", []),
      ("<textField text=\"A\" minimumFontSize=\"9\" adjustsFontSizeToFit=\"NO\" \(placed)/>", []),
      ("<textField minimumFontSize=\"9\" \(placed)/>", []),
      (
        "<visualEffectView \(placed)><vibrancyEffect><blurEffect style=\"regular\"/></vibrancyEffect></visualEffectView>",
        ["visualEffectView vibrancyEffect"]
      ),
    ] as [(String, [String])])
  func settingsOfPictures(_ element: String, _ names: [String]) throws {
    let omissions = try InterfaceFixture(subviews: element).translation().omissions
    #expect(omissions.filter { $0.part == .setting }.map(\.name) == names)
  }

  @Test("is reported for the views that its outlets give it, such as an accessory")
  func outletsToViews() throws {
    let fixture = try InterfaceFixture(
      subviews: """
        <tableView dataMode="prototypes" id="tbl-aa-001"><prototypes>
          <tableViewCell reuseIdentifier="A" id="cel-aa-001">
            <tableViewCellContentView key="contentView" id="cnt-aa-001"/>
            <connections><outlet property="accessoryView" destination="swi-aa-001" id="out-aa-001"/></connections>
          </tableViewCell></prototypes>
          <connections>
            <outlet property="backgroundView" destination="vie-aa-001" id="out-aa-002"/>
            <outlet property="dataSource" destination="ctl-aa-001" id="out-aa-003"/>
          </connections>
        </tableView>
        <textField id="fld-aa-001"><connections><outlet property="leftView" destination="none" id="out-aa-004"/></connections></textField>
        """,
      others: """
        <scene sceneID="scn-aa-002"><objects>
          <switch id="swi-aa-001"/><view id="vie-aa-001"/>
        </objects></scene>
        """)
    let omissions = try fixture.translation().omissions.filter { $0.part == .setting }
    #expect(omissions.map(\.name) == ["tableView backgroundView", "tableViewCell accessoryView"])
  }

  @Test("is reported for each setting that specs have no key for")
  func settings() throws {
    let fixture = try InterfaceFixture(
      subviews: """
        <button contentVerticalAlignment="top" translatesAutoresizingMaskIntoConstraints="NO" id="but-aa-001"><state key="normal" title="A" image="star" catalog="system"><preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" scale="large"/></state></button>
        <button contentVerticalAlignment="center" translatesAutoresizingMaskIntoConstraints="NO" id="but-aa-002"><buttonConfiguration key="configuration" title="B" titlePadding="4"/></button>
        <button translatesAutoresizingMaskIntoConstraints="NO" id="but-aa-003"><buttonConfiguration key="configuration" style="filled" title="E"><backgroundConfiguration key="background" image="star" catalog="system" cornerRadius="0.0" strokeWidth="2" strokeOutset="1"/></buttonConfiguration></button>
        <label text="C" translatesAutoresizingMaskIntoConstraints="NO" id="lab-aa-001"><fontDescription key="fontDescription" type="system" width="compressed" pointSize="17"/></label>
        <label text="D" translatesAutoresizingMaskIntoConstraints="NO" id="lab-aa-002"><fontDescription key="fontDescription" style="UICTFontTextStyleExtraLargeTitle"/></label>
        """)
    let omissions = try fixture.translation().omissions.filter { $0.part == .setting }
    #expect(
      omissions.map(\.name) == [
        "button contentVerticalAlignment", "button preferredSymbolConfiguration",
        "buttonConfiguration titlePadding", "backgroundConfiguration strokeOutset",
        "backgroundConfiguration image", "backgroundConfiguration strokeWidth",
        "backgroundConfiguration cornerRadius", "fontDescription width",
        "fontDescription style=UICTFontTextStyleExtraLargeTitle",
      ])
    #expect(
      try fixture.translation().findings.first?.message.text
        == "specs have no key for the settings `button contentVerticalAlignment`, `button preferredSymbolConfiguration`, `buttonConfiguration titlePadding`, `backgroundConfiguration strokeOutset` and 5 more"
    )
  }
}
