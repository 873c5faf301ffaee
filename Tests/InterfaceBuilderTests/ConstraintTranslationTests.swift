import Testing

@testable import InterfaceBuilder

@Suite("A constraint of a document") struct ConstraintTranslationTests {
  private static let subviews = """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="vie-aa-001" userLabel="a"><viewLayoutGuide key="safeArea" id="saf-aa-002"/></view>
    <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scr-aa-001" userLabel="s"><viewLayoutGuide key="contentLayoutGuide" id="con-aa-001"/><viewLayoutGuide key="frameLayoutGuide" id="fra-aa-001"/></scrollView>
    """

  @Test("is an expression", arguments: rows)
  func expression(_ row: ElementRow) throws {
    let fixture = try InterfaceFixture(
      subviews: Self.subviews, constraints: "<constraint id=\"c-1\" \(row.element)/>",
      controller: (
        "",
        "<layoutGuides><viewControllerLayoutGuide type=\"top\" id=\"top-aa-001\"/><viewControllerLayoutGuide type=\"bottom\" id=\"bot-aa-001\"/></layoutGuides>"
      ))
    #expect(try fixture.text(of: "constraints") == row.spec)
  }

  private static let a = "firstItem=\"vie-aa-001\" firstAttribute="

  private static let rows = [
    ElementRow(
      "with a constant",
      "\(a)\"top\" secondItem=\"rot-aa-001\" secondAttribute=\"top\" constant=\"20\"",
      "[a.top == root.top + 20]"),
    ElementRow(
      "without a first item belongs to the view that holds it",
      "firstAttribute=\"bottom\" secondItem=\"vie-aa-001\" secondAttribute=\"bottom\" constant=\"8\"",
      "[root.bottom == a.bottom + 8]"),
    ElementRow("of a size", "\(a)\"width\" constant=\"44\"", "[a.width == 44]"),
    ElementRow(
      "with a relation, a priority and a negative constant",
      "\(a)\"trailing\" relation=\"lessThanOrEqual\" secondItem=\"saf-aa-001\" secondAttribute=\"trailing\" constant=\"-8\" priority=\"750\"",
      "[a.trailing <= safeArea.trailing - 8 @750]"),
    ElementRow(
      "with a ratio",
      "\(a)\"width\" secondItem=\"vie-aa-001\" secondAttribute=\"height\" multiplier=\"16:9\"",
      "[a.width == a.height * 16/9]"),
    ElementRow(
      "with a fraction",
      "\(a)\"width\" secondItem=\"rot-aa-001\" secondAttribute=\"width\" multiplier=\"1/3\"",
      "[a.width == root.width * 1/3]"),
    ElementRow(
      "with a negative fraction",
      "\(a)\"width\" secondItem=\"rot-aa-001\" secondAttribute=\"width\" multiplier=\"21/-2\"",
      "[a.width == root.width * -21/2]"),
    ElementRow(
      "with a factor and a priority of its own",
      "\(a)\"height\" secondItem=\"rot-aa-001\" secondAttribute=\"height\" multiplier=\"0.75\" constant=\"2\" priority=\"999\"",
      "[a.height == root.height * 0.75 + 2 @999]"),
    ElementRow(
      "to margins",
      "\(a)\"leading\" secondItem=\"rot-aa-001\" secondAttribute=\"leadingMargin\"",
      "[a.leading == root.margins.leading]"),
    ElementRow(
      "to the centre within margins",
      "\(a)\"centerX\" secondItem=\"rot-aa-001\" secondAttribute=\"centerXWithinMargins\"",
      "[a.centerX == root.margins.centerX]"),
    ElementRow(
      "between baselines",
      "\(a)\"baseline\" secondItem=\"scr-aa-001\" secondAttribute=\"firstBaseline\"",
      "[a.lastBaseline == s.firstBaseline]"),
    ElementRow(
      "to a view's own safe area",
      "firstItem=\"scr-aa-001\" firstAttribute=\"top\" secondItem=\"saf-aa-002\" secondAttribute=\"top\"",
      "[s.top == a.safeArea.top]"),
    ElementRow(
      "to a scroll view's content",
      "\(a)\"top\" secondItem=\"con-aa-001\" secondAttribute=\"top\"", "[a.top == s.content.top]"),
    ElementRow(
      "to a scroll view's frame",
      "\(a)\"width\" secondItem=\"fra-aa-001\" secondAttribute=\"width\"",
      "[a.width == s.frame.width]"),
    ElementRow(
      "to the old guides",
      "\(a)\"top\" secondItem=\"top-aa-001\" secondAttribute=\"bottom\" constant=\"8\"",
      "[a.top == topLayoutGuide.bottom + 8]"),
    ElementRow(
      "with an identifier has a name",
      "identifier=\"Top edge\" \(a)\"top\" secondItem=\"rot-aa-001\" secondAttribute=\"top\"",
      "- topEdge: a.top == root.top"),
    ElementRow(
      "of the canvas alone is left out",
      "placeholder=\"YES\" \(a)\"height\" constant=\"44\"", ""),
    ElementRow(
      "of a deleted view is left out",
      "\(a)\"top\" secondItem=\"gon-aa-001\" secondAttribute=\"top\"", ""),
    ElementRow(
      "with the factor 0 is left out",
      "\(a)\"width\" secondItem=\"rot-aa-001\" secondAttribute=\"width\" multiplier=\"0\"", ""),
  ]

  // The canvas is an upright phone: compact in width and regular in height.
  @Test("on the canvas has the constant of the most specific size class, and its view the colour")
  func canvasSizeClass() throws {
    let fixture = try InterfaceFixture(
      subviews: """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="vie-aa-001" userLabel="a">
          <variation key="heightClass=regular-widthClass=compact"><color key="backgroundColor" systemColor="systemRedColor"/></variation>
          <variation key="widthClass=compact"><color key="backgroundColor" systemColor="systemBlueColor"/></variation>
        </view>
        """,
      constraints: """
        <constraint firstItem="vie-aa-001" firstAttribute="width" constant="20" id="c-1">
          <variation key="heightClass=regular-widthClass=compact" constant="4"/>
          <variation key="widthClass=compact" constant="8"/>
          <variation key="default" constant="6"/>
        </constraint>
        """)
    var options = InterfaceOptions()
    options.isDesign = true
    #expect(try fixture.text(of: "constraints", options).contains("a.width == 4"))
    #expect(try fixture.text(of: "views", options).contains("background: systemRed"))
  }

  @Test("of a size class is a change under a condition")
  func sizeClass() throws {
    let fixture = try InterfaceFixture(
      subviews:
        "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"vie-aa-001\" userLabel=\"a\"/>",
      constraints: """
        <constraint firstItem="vie-aa-001" firstAttribute="width" constant="20" id="c-1"><variation key="widthClass=compact" constant="8"/></constraint>
        <constraint firstItem="vie-aa-001" firstAttribute="height" constant="30" id="c-2"/>
        """,
      root: """
        <variation key="default"><mask key="constraints"><exclude reference="c-2"/></mask></variation>
        <variation key="heightClass=compact"><mask key="constraints"><include reference="c-2"/></mask></variation>
        """)
    #expect(
      try fixture.text(of: "constraints") == """
        - aWidth: a.width == 20
        - { constraint: a.height == 30, name: aHeight, active: false }
        """)
    #expect(
      try fixture.text(of: "when") == """
        - sizeClass: { vertical: compact }
          activate: [aHeight]
        - sizeClass: { horizontal: compact }
          deactivate: [aWidth]
          constraints: [a.width == 8]
        """)
  }

  // The conditions of a spec have no name for the view of a row.
  @Test("of a size class to a cell is beside its alternative, which the condition activates")
  func sizeClassInCell() throws {
    let variation = "<variation key=\"heightClass=regular-widthClass=regular\" constant=\"40\"/>"
    let fixture = try InterfaceFixture(
      xib: """
        <tableViewCell id="cel-aa-001">
            <rect key="frame" x="0.0" y="0.0" width="375" height="60"/>
            <tableViewCellContentView key="contentView" tableViewCell="cel-aa-001" id="con-aa-001">
                <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="vie-aa-001" userLabel="a"/></subviews>
                <constraints>
                    <constraint firstItem="vie-aa-001" firstAttribute="top" secondItem="con-aa-001" secondAttribute="top" constant="10" id="c-1">\(variation)</constraint>
                    <constraint firstAttribute="bottom" secondItem="vie-aa-001" secondAttribute="bottom" constant="10" id="c-2">\(variation)</constraint>
                    <constraint firstItem="vie-aa-001" firstAttribute="height" constant="20" id="c-3">\(variation)</constraint>
                </constraints>
            </tableViewCellContentView>
        </tableViewCell>
        """)
    let views = try fixture.text(of: "views")
    for line in [
      "- aTop: a.top == self.top + 10",
      "- { constraint: a.top == self.top + 40, name: aTop2, active: false }",
      "- { constraint: self.bottom == a.bottom + 40, name: rootBottom2, active: false }",
      "- aHeight: a.height == 20",
    ] {
      #expect(views.contains(line), "\(views)")
    }
    #expect(!views.contains("aHeight2"))
    #expect(
      try fixture.text(of: "when") == """
        - sizeClass: { horizontal: regular, vertical: regular }
          activate: [aTop2, rootBottom2]
          deactivate: [aTop, rootBottom, aHeight]
          constraints: [a.height == 40]
        """)
  }

  @Test("of a size class that gives it the priority 0 is changed as one that does not hold")
  func priorityOfSizeClass() throws {
    let fixture = try InterfaceFixture(
      subviews: """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="vie-aa-001" userLabel="a"/>
        """,
      constraints: """
        <constraint firstItem="vie-aa-001" firstAttribute="width" constant="20" id="c-1"><variation key="widthClass=compact" priority="0"/></constraint>
        <constraint firstItem="vie-aa-001" firstAttribute="height" priority="0" constant="20" id="c-2"><variation key="widthClass=compact" priority="1000"/></constraint>
        """)
    #expect(
      try fixture.text(of: "when") == """
        - sizeClass: { horizontal: compact }
          deactivate: [aWidth]
          constraints: [a.height == 20]
        """)
  }

  @Test("of a size class hides and shows views by their attribute too")
  func hiddenBySizeClass() throws {
    let fixture = try InterfaceFixture(
      subviews: """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="vie-aa-001" userLabel="a"><variation key="heightClass=compact" hidden="YES"/></view>
        <view hidden="YES" translatesAutoresizingMaskIntoConstraints="NO" id="vie-aa-002" userLabel="b"><variation key="heightClass=compact" hidden="NO"/></view>
        """)
    #expect(
      try fixture.text(of: "when") == """
        - sizeClass: { vertical: compact }
          views:
            a: { hidden: true }
            b: { hidden: false }
        """)
  }

  @Test(
    "of a xib's cell to its safe area belongs to its content", arguments: ["table", "collection"])
  func cellGuides(_ list: String) throws {
    let fixture = try InterfaceFixture(
      xib: """
        <\(list)ViewCell id="cel-aa-001" customClass="Tile">
            <rect key="frame" x="0.0" y="0.0" width="140" height="140"/>
            <view key="contentView"><subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="vie-aa-001" userLabel="a"/></subviews></view>
            <viewLayoutGuide key="safeArea" id="saf-aa-001"/>
            <constraints>
                <constraint firstItem="vie-aa-001" firstAttribute="leading" secondItem="saf-aa-001" secondAttribute="leading" constant="10" id="c-1"/>
                <constraint firstItem="cel-aa-001" firstAttribute="bottom" secondItem="vie-aa-001" secondAttribute="bottom" constant="8" id="c-2"/>
            </constraints>
        </\(list)ViewCell>
        """)
    #expect(
      try fixture.text(of: "views").hasSuffix(
        "constraints: [a.leading == self.safeArea.leading + 10, self.bottom == a.bottom + 8]"))
    #expect(try fixture.translation().omissions.filter { $0.part == .constraint }.isEmpty)
  }

  @Test(
    "is left out if its number is none",
    arguments: [
      ("constant=\"1,5\"", "its constant is no number or too large"),
      ("constant=\"nan\"", "its constant is no number or too large"),
      ("constant=\"99999999999\"", "its constant is no number or too large"),
      ("constant=\"8\" priority=\"high\"", "its priority is no number from 0 to 1000"),
      ("constant=\"8\" priority=\"1001\"", "its priority is no number from 0 to 1000"),
      ("constant=\"8\" priority=\"0\"", nil),
    ] as [(String, String?)])
  func brokenNumbers(_ attributes: String, _ reason: String?) throws {
    let fixture = try InterfaceFixture(
      subviews: Self.subviews,
      constraints: "<constraint id=\"c-1\" \(Self.a)\"width\" \(attributes)/>")
    #expect(try fixture.text(of: "constraints").isEmpty)
    let omissions = try fixture.translation().omissions
    #expect(omissions.map(\.name) == [reason].compactMap { $0 })
  }

  // The most specific variation holds; of two on one axis each, that of the width.
  @Test("of size classes that hold together is changed by one entry at a time")
  func overlappingSizeClasses() throws {
    let fixture = try InterfaceFixture(
      subviews: """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="vie-aa-001" userLabel="a"/>
        """,
      constraints: """
        <constraint firstItem="vie-aa-001" firstAttribute="width" constant="100" id="c-1"><variation key="widthClass=regular" constant="200"/><variation key="heightClass=compact" constant="300"/><variation key="heightClass=compact-widthClass=compact" constant="350"/></constraint>
        """)
    #expect(
      try fixture.text(of: "when") == """
        - sizeClass: { horizontal: compact, vertical: compact }
          deactivate: [aWidth]
          constraints: [a.width == 350]
        - sizeClass: { horizontal: regular, vertical: compact }
          deactivate: [aWidth]
          constraints: [a.width == 200]
        - sizeClass: { horizontal: regular, vertical: regular }
          deactivate: [aWidth]
          constraints: [a.width == 200]
        """)
  }

  @Test("that a size class installs has the constant of the other axis")
  func installedWithConstant() throws {
    let fixture = try InterfaceFixture(
      subviews: """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="vie-aa-001" userLabel="a"/>
        """,
      constraints: """
        <constraint firstItem="vie-aa-001" firstAttribute="width" constant="100" id="c-1"><variation key="heightClass=compact" constant="300"/></constraint>
        """,
      root: """
        <variation key="default"><mask key="constraints"><exclude reference="c-1"/></mask></variation>
        <variation key="heightClass=compact-widthClass=compact"><mask key="constraints"><include reference="c-1"/></mask></variation>
        """)
    #expect(
      try fixture.text(of: "when") == """
        - sizeClass: { horizontal: compact, vertical: compact }
          constraints: [a.width == 300]
        """)
  }

  @Test("of a view that one axis installs is exchanged by the other axis")
  func exchangedConstraint() throws {
    let fixture = try InterfaceFixture(
      subviews: """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="vie-aa-001" userLabel="a"/>
        """,
      constraints: """
        <constraint identifier="one" firstItem="vie-aa-001" firstAttribute="width" constant="1" id="c-1"/>
        <constraint identifier="two" firstItem="vie-aa-001" firstAttribute="width" constant="2" id="c-2"/>
        """,
      root: """
        <variation key="default"><mask key="subviews"><exclude reference="vie-aa-001"/></mask><mask key="constraints"><exclude reference="c-2"/></mask></variation>
        <variation key="heightClass=compact"><mask key="constraints"><exclude reference="c-1"/><include reference="c-2"/></mask></variation>
        <variation key="widthClass=compact"><mask key="subviews"><include reference="vie-aa-001"/></mask></variation>
        """)
    #expect(
      try fixture.text(of: "when") == """
        - sizeClass: { horizontal: compact }
          views:
            a: { hidden: false }
        - sizeClass: { horizontal: compact, vertical: compact }
          activate: [two]
        - sizeClass: { horizontal: compact, vertical: regular }
          activate: [one]
        """)
  }
}
