import Diagnostics
import Testing
import YAML

@testable import InterfaceBuilder

@Suite("A scene") struct SceneTranslationTests {
  private static let start = SourceSpan(file: "Main.storyboard", line: 1, column: 1)

  private static let containers = """
    <scene sceneID="scn-aa-002"><objects><navigationController id="nav-aa-001" sceneMemberID="viewController">
      <tabBarItem key="tabBarItem" title="Home" image="house" catalog="system" id="tbi-aa-001"/>
      <navigationBar key="navigationBar" contentMode="scaleToFill" largeTitles="YES" id="nvb-aa-001"/>
      <connections><segue destination="ctl-aa-001" kind="relationship" relationship="rootViewController" id="seg-aa-001"/></connections>
    </navigationController></objects></scene>
    <scene sceneID="scn-aa-003"><objects><tabBarController id="tab-aa-001" sceneMemberID="viewController">
      <connections><segue destination="oth-aa-001" kind="relationship" relationship="viewControllers" id="seg-aa-002"/><segue destination="nav-aa-001" kind="relationship" relationship="viewControllers" id="seg-aa-003"/></connections>
    </tabBarController></objects></scene>
    <scene sceneID="scn-aa-004"><objects><viewController storyboardIdentifier="Other" id="oth-aa-001" sceneMemberID="viewController">
      <view key="view" id="vie-bb-001"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
      <tabBarItem key="tabBarItem" systemItem="search" badgeValue="2" id="tbi-aa-002"/>
      <connections><segue destination="psh-aa-001" kind="show" id="seg-aa-004"/></connections>
    </viewController></objects></scene>
    <scene sceneID="scn-aa-005"><objects><viewController storyboardIdentifier="Pushed" id="psh-aa-001" sceneMemberID="viewController">
      <view key="view" id="vie-bb-002"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
    </viewController></objects></scene>
    """

  @Test("has the bars of the controllers around it")
  func bars() throws {
    let fixture = try InterfaceFixture(
      controller: (
        "",
        "<navigationItem key=\"navigationItem\" title=\"Start\" id=\"nit-aa-001\"><barButtonItem key=\"leftBarButtonItem\" title=\"Log in\" style=\"done\" id=\"bbi-aa-001\"/><barButtonItem key=\"rightBarButtonItem\" systemItem=\"add\" id=\"bbi-aa-002\"/></navigationItem>"
      ), others: Self.containers)
    #expect(
      try fixture.text(of: "screen", in: "ctl-aa-001") == """
        navigationBar:
          largeTitle: true
          title: Start
          leftItems:
            - { title: Log in, style: done }
          rightItems:
            - systemItem: add
        tabBar:
          items:
            - { systemItem: search, badge: "2" }
            - { title: Home, symbol: house }
          selected: 1
        """)
  }

  // A navigation controller shows the item of the controller that is in its stack.
  @Test("has the bar of a navigation controller around its tab bar controller")
  func navigationAroundTabs() throws {
    let fixture = try InterfaceFixture(
      controller: (
        " hidesBottomBarWhenPushed=\"YES\"",
        """
        <navigationItem key="navigationItem" title="Unseen" id="nit-aa-001"/>
        <tabBarItem key="tabBarItem" title="Home" id="tbi-aa-001"/>
        <connections><segue destination="psh-aa-001" kind="show" id="seg-aa-001"/></connections>
        """
      ),
      others: """
        <scene sceneID="scn-aa-002"><objects><navigationController id="nav-aa-001" sceneMemberID="viewController">
          <connections><segue destination="fir-aa-001" kind="relationship" relationship="rootViewController" id="seg-aa-002"/></connections>
        </navigationController></objects></scene>
        <scene sceneID="scn-aa-003"><objects><viewController storyboardIdentifier="First" id="fir-aa-001" sceneMemberID="viewController">
          <view key="view" id="vie-bb-001"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
          <navigationItem key="navigationItem" title="First" id="nit-aa-002"/>
          <connections><segue destination="tab-aa-001" kind="show" id="seg-aa-003"/></connections>
        </viewController></objects></scene>
        <scene sceneID="scn-aa-004"><objects><tabBarController id="tab-aa-001" sceneMemberID="viewController">
          <navigationItem key="navigationItem" title="Choose" id="nit-aa-003"><barButtonItem key="rightBarButtonItem" systemItem="add" id="bbi-aa-001"/></navigationItem>
          <connections><segue destination="ctl-aa-001" kind="relationship" relationship="viewControllers" id="seg-aa-004"/></connections>
        </tabBarController></objects></scene>
        <scene sceneID="scn-aa-005"><objects><viewController storyboardIdentifier="Pushed" id="psh-aa-001" sceneMemberID="viewController">
          <view key="view" id="vie-bb-002"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
        </viewController></objects></scene>
        """)
    #expect(
      try fixture.text(of: "screen", in: "ctl-aa-001") == """
        navigationBar:
          title: Choose
          back: First
          rightItems:
            - systemItem: add
        tabBar:
          items:
            - title: Home
        """)
    var options = InterfaceOptions()
    options.words = ["fr": ["nit-aa-003.title": "Choisir"]]
    #expect(
      try fixture.text(of: "strings", in: "ctl-aa-001", options) == "fr: { Choose: Choisir }")
    // The pushed screen covers the tab bar controller.
    let pushed = try fixture.text(of: "screen", in: "Pushed")
    #expect(pushed.contains("back: Choose") && !pushed.contains("tabBar"), "\(pushed)")
  }

  @Test(
    "of a xib is the screen if it is a launch screen or a controller's view",
    arguments: [
      (" launchScreen=\"YES\"", "", "", true),
      ("", "HomeViewController", "view", true),
      ("", "", "view", true),
      ("", "HomeViewController", "header", false),
      ("", "AvatarView", "view", false),
    ] as [(String, String, String, Bool)])
  func screenOfXib(
    _ attribute: String, _ owner: String, _ outlet: String, _ isScreen: Bool
  ) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"\(attribute)>
          <device id="retina4_7" orientation="portrait" appearance="light"/>
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)"><connections><outlet property="\(outlet)" destination="vie-aa-001" id="out-aa-001"/></connections></placeholder>
              <view id="vie-aa-001" userLabel="it">
                  <rect key="frame" x="0.0" y="0.0" width="480" height="480"/>
                  <color key="backgroundColor" systemColor="systemRedColor"/>
              </view>
          </objects>
      </document>
      """
    let document = try InterfaceDocument(Array(text.utf8), file: "a.xib")
    let scene = try document.scene(named: nil, at: Self.start)
    let keys = try document.translation(of: scene, InterfaceOptions()).entries.map(\.key)
    #expect(keys == ["title", isScreen ? "screen" : "views"])
  }

  // The narrowest phone is 320 points wide.
  @Test(
    "of a xib with a piece of a screen has its stored width or that of the screen",
    arguments: [
      ("319", "pin: { top: 20, leading: 0, to: safeArea }", ["width: 319 @900"]),
      ("320", "pin: { top: 20, leading: 0, trailing: 0 @900, to: safeArea }", []),
    ] as [(String, String, [String])])
  func pieceOfScreen(_ width: String, _ pin: String, _ more: [String]) throws {
    let fixture = try InterfaceFixture(
      xib: """
        <view id="vie-aa-001" userLabel="it"><rect key="frame" x="0.0" y="0.0" width="\(width)" height="80"/></view>
        """)
    let text = try fixture.text(of: "views").replacing("\"", with: "")
    let lines = text.split(separator: "\n").dropFirst().map { $0.drop { $0 == " " } }
    #expect(lines.map { String($0) } == [pin] + more + ["height: 80 @fitting"], "\(text)")
  }

  @Test("of a xib with a collection's cell has it below the bars, as large as its frame")
  func cellOfCollection() throws {
    let fixture = try InterfaceFixture(
      xib: """
        <collectionViewCell id="cel-aa-001"><rect key="frame" x="0.0" y="0.0" width="68" height="110"/><view key="contentView" id="cnt-aa-001"/><size key="customSize" width="134" height="110"/></collectionViewCell>
        """)
    #expect(
      try fixture.text(of: "views") == """
        collection:
          kind: collection
          pin: superview
          alwaysBounceVertical: true
          items:
            - size: [68, 110]
              cell: { pin: superview, preservesSuperviewMargins: true }
        """)
  }

  @Test("has no back button that its item hides, and reports what bars of specs do not have")
  func barSettings() throws {
    let fixture = try InterfaceFixture(
      controller: (
        "",
        """
        <navigationItem key="navigationItem" title="Start" id="nit-aa-001"><barButtonItem key="rightBarButtonItem" title="Delete" id="bbi-aa-001"><color key="tintColor" systemColor="systemRedColor"/></barButtonItem></navigationItem>
        <connections><segue destination="one-aa-001" kind="show" id="seg-aa-001"/><segue destination="two-aa-001" kind="show" id="seg-aa-002"/></connections>
        """
      ),
      others: """
        <scene sceneID="scn-aa-002"><objects><navigationController id="nav-aa-001" sceneMemberID="viewController">
          <tabBarItem key="tabBarItem" title="Home" id="tbi-aa-001"><color key="badgeColor" systemColor="systemGreenColor"/></tabBarItem>
          <navigationBar key="navigationBar" barStyle="black" id="nvb-aa-001"><color key="tintColor" systemColor="systemOrangeColor"/><textAttributes key="titleTextAttributes"><color key="textColor" systemColor="systemRedColor"/></textAttributes></navigationBar>
          <connections><segue destination="ctl-aa-001" kind="relationship" relationship="rootViewController" id="seg-aa-003"/></connections>
        </navigationController></objects></scene>
        <scene sceneID="scn-aa-003"><objects><tabBarController id="tab-aa-001" sceneMemberID="viewController">
          <tabBar key="tabBar" translucent="NO" id="tbb-aa-001"><color key="tintColor" systemColor="systemPurpleColor"/><color key="selectedImageTintColor" systemColor="systemRedColor"/><color key="barTintColor" systemColor="systemYellowColor"/></tabBar>
          <connections><segue destination="nav-aa-001" kind="relationship" relationship="viewControllers" id="seg-aa-004"/></connections>
        </tabBarController></objects></scene>
        <scene sceneID="scn-aa-004"><objects><viewController id="one-aa-001" sceneMemberID="viewController">
          <view key="view" id="vie-bb-001"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
          <navigationItem key="navigationItem" title="One" hidesBackButton="YES" id="nit-aa-002"/>
        </viewController></objects></scene>
        <scene sceneID="scn-aa-005"><objects><viewController id="two-aa-001" sceneMemberID="viewController">
          <view key="view" id="vie-bb-002"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
          <navigationItem key="navigationItem" title="Two" leftItemsSupplementBackButton="YES" id="nit-aa-003"><barButtonItem key="leftBarButtonItem" title="Edit" id="bbi-aa-002"/></navigationItem>
        </viewController></objects></scene>
        """)
    let first = try fixture.translation(of: "ctl-aa-001")
    #expect(
      Set(first.omissions.filter { $0.part == .setting }.map(\.name)) == [
        "barButtonItem tintColor", "tabBarItem badgeColor", "navigationBar barStyle",
        "navigationBar tintColor", "navigationBar titleTextAttributes", "tabBar tintColor",
        "tabBar selectedImageTintColor", "tabBar barTintColor",
      ])
    let screen = try fixture.text(of: "screen", in: "one-aa-001")
    #expect(screen.contains("title: One") && !screen.contains("back:"), "\(screen)")
    #expect(screen.contains("translucent: false"), "\(screen)")
    let second = try fixture.translation(of: "two-aa-001")
    #expect(second.omissions.map(\.name).contains("navigationItem leftItemsSupplementBackButton"))
  }

  @Test(
    "is below an opaque bar with a large title, which has a background",
    arguments: [
      ("", "", "systemBackground", true),
      ("", "<color key=\"barTintColor\" systemColor=\"systemRedColor\"/>", "systemRed", true),
      (" extendedLayoutIncludesOpaqueBars=\"YES\"", "", "systemBackground", false),
    ] as [(String, String, String, Bool)])
  func opaqueLargeTitle(
    _ controller: String, _ color: String, _ tint: String, _ isBelow: Bool
  ) throws {
    let fixture = try InterfaceFixture(
      controller: (controller, ""),
      others: """
        <scene sceneID="scn-aa-002"><objects><navigationController id="nav-aa-001" sceneMemberID="viewController">
          <navigationBar key="navigationBar" largeTitles="YES" translucent="NO" id="nvb-aa-001">\(color)</navigationBar>
          <connections><segue destination="ctl-aa-001" kind="relationship" relationship="rootViewController" id="seg-aa-001"/></connections>
        </navigationController></objects></scene>
        """)
    let screen = try fixture.text(of: "screen", in: "ctl-aa-001")
    #expect(screen.hasPrefix("navigationBar:"), "\(screen)")
    for key in ["largeTitle: true", "backgroundVisibility: visible", "barTintColor: \(tint)"] {
      #expect(screen.contains(key), "\(screen)")
    }
    #expect(screen.contains("edgesForExtendedLayout: [left, bottom, right]") == isBelow)
  }

  @Test("has the titles of its tabs in other languages")
  func translatedTabs() throws {
    var options = InterfaceOptions()
    options.words = ["fr": ["tbi-aa-001.title": "Accueil"]]
    let fixture = try InterfaceFixture(others: Self.containers)
    #expect(try fixture.text(of: "strings", in: "ctl-aa-001", options) == "fr: { Home: Accueil }")
  }

  private static let translatedViews = """
    <label text="Book" id="lab-aa-001"/><label text="Book" id="lab-aa-002"/>
    <button id="btn-aa-001"><state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="filled" title="Buy" subtitle="Ships today"/>
    </button>
    <searchBar placeholder="Find" showsScopeBar="YES" id="sea-aa-001">
      <scopeButtonTitles><string>All</string><string>New</string></scopeButtonTitles>
    </searchBar>
    """

  @Test(
    "has the texts that it shows in other languages",
    arguments: [
      (["btn-aa-001.configuration.title": "Acheter"], "fr: { Buy: Acheter }", false),
      (["btn-aa-001.configuration.subtitle": "Vite"], "fr: { Ships today: Vite }", false),
      (["btn-aa-001.normalTitle": "Bouton"], "", false),
      (
        ["sea-aa-001.scopeButtonTitles[0]": "Tous", "sea-aa-001.scopeButtonTitles[1]": "Neufs"],
        "fr: { All: Tous, New: Neufs }", false
      ),
      (["lab-aa-001.text": "Livre", "lab-aa-002.text": "Livre"], "fr: { Book: Livre }", false),
      (["lab-aa-001.text": "Livre", "lab-aa-002.text": "Livret"], "fr: { Book: Livre }", true),
      (["lab-aa-001.text": "Livre"], "fr: { Book: Livre }", true),
      (["lab-aa-002.text": "Livre"], "fr: { Book: Livre }", true),
      (["lab-aa-002.text": "Book"], "fr: { Book: Book }", false),
    ])
  func translatedTexts(_ table: [String: String], _ strings: String, _ differs: Bool) throws {
    var options = InterfaceOptions()
    options.words = ["fr": table]
    let fixture = try InterfaceFixture(subviews: Self.translatedViews)
    #expect(try fixture.text(of: "strings", options) == strings)
    let rules = try fixture.translation(options).findings.map(\.message.rule)
    #expect(rules.contains("interfaceTranslation") == differs)
  }

  // The item of the singular property is the first of the plural one.
  @Test("has the first button of a bar before the others")
  func severalButtons() throws {
    let fixture = try InterfaceFixture(
      controller: (
        "",
        """
        <navigationItem key="navigationItem" title="Start" id="nit-aa-001">
          <leftBarButtonItems><barButtonItem title="Two" id="bbi-aa-002"/></leftBarButtonItems>
          <barButtonItem key="leftBarButtonItem" title="One" id="bbi-aa-001"/>
        </navigationItem>
        """
      ), others: Self.containers)
    let text = try fixture.text(of: "screen", in: "ctl-aa-001")
    let titles = text.matches(of: /title: (\w+)/).map { String($0.1) }
    #expect(titles == ["Start", "One", "Two", "Home"])
  }

  @Test("has no bars without a container, even if another screen pushes it")
  func noBars() throws {
    let fixture = try InterfaceFixture(others: Self.containers)
    #expect(try fixture.text(of: "screen", in: "Pushed").contains("navigationBar") == false)
  }

  @Test("has no columns of the split view around it, and says so", arguments: [true, false])
  func splitView(_ isInNavigation: Bool) throws {
    let column = isInNavigation ? "nav-aa-001" : "ctl-aa-001"
    let fixture = try InterfaceFixture(
      others: Self.containers + """
        <scene sceneID="scn-aa-006"><objects><splitViewController id="spl-aa-001" sceneMemberID="viewController">
          <connections><segue destination="\(column)" kind="relationship" relationship="masterViewController" id="seg-aa-006"/></connections>
        </splitViewController></objects></scene>
        """)
    let findings = try fixture.translation().findings
    #expect(
      findings.map(\.message.text) == [
        "the scene is drawn without the other columns of its `splitViewController`"
      ])
    #expect(try fixture.translation(of: "Other").findings.isEmpty)
  }

  @Test("is found by its storyboard id, its class, its title and its object id")
  func names() throws {
    let fixture = try InterfaceFixture(
      controller: (" customClass=\"HomeController\" title=\"Home\"", ""), others: Self.containers)
    let document = fixture.document
    #expect(document.scenes.map(\.name) == ["HomeController", "Other", "Pushed"])
    for name in ["HomeController", "Home", "ctl-aa-001", "homecontroller"] {
      #expect(try document.scene(named: name, at: Self.start).objectID == "ctl-aa-001", "\(name)")
    }
    #expect(throws: InterfaceFault.self) { try document.scene(named: "Hom", at: Self.start) }
    #expect(try document.scene(named: nil, at: Self.start).objectID == "ctl-aa-001")
  }

  @Test("shows the view of an embedded controller, and none that embeds itself")
  func embedding() throws {
    let fixture = try InterfaceFixture(
      subviews: """
        <containerView translatesAutoresizingMaskIntoConstraints="NO" id="con-aa-001" userLabel="box"><connections><segue destination="oth-aa-001" kind="embed" id="emb-aa-001"/></connections></containerView>
        <containerView translatesAutoresizingMaskIntoConstraints="NO" id="con-aa-002" userLabel="loop"><connections><segue destination="ctl-aa-001" kind="embed" id="emb-aa-002"/></connections></containerView>
        """, others: Self.containers)
    #expect(
      try fixture.text(of: "views") == """
        box:
          views:
            view: { pin: superview }
        loop: {}
        """)
    let finding = try #require(fixture.translation().findings.first)
    #expect(finding.message.text == "the scene `ctl-aa-001` would contain itself")
    #expect(finding.span?.line == 16)
  }

  // The controller of a view in a container has the system's margins of its own.
  @Test("gives an embedded controller the system's margins, and reports its bar")
  func embeddedController() throws {
    let fixture = try InterfaceFixture(
      subviews: """
        <containerView translatesAutoresizingMaskIntoConstraints="NO" id="con-aa-001" userLabel="box"><connections><segue destination="nav-aa-001" kind="embed" id="emb-aa-001"/></connections></containerView>
        """,
      others: """
        <scene sceneID="scn-aa-002"><objects><navigationController id="nav-aa-001" sceneMemberID="viewController">
          <connections><segue destination="chi-aa-001" kind="relationship" relationship="rootViewController" id="seg-aa-001"/></connections>
        </navigationController></objects></scene>
        <scene sceneID="scn-aa-003"><objects><viewController id="chi-aa-001" sceneMemberID="viewController">
          <view key="view" id="vie-bb-001" userLabel="child"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="vie-bb-002" userLabel="a"/></subviews>
            <constraints><constraint firstItem="vie-bb-002" firstAttribute="leading" secondItem="vie-bb-001" secondAttribute="leadingMargin" id="c-1"/></constraints>
          </view>
        </viewController></objects></scene>
        """)
    #expect(
      try fixture.text(of: "views") == """
        box:
          views:
            child:
              pin: superview
              margins: { top: 0, leading: 16, bottom: 0, trailing: 16 }
              views: { a: {} }
              constraints: [a.leading == child.margins.leading]
        """)
    #expect(
      try fixture.text(of: "when") == """
        - sizeClass: { horizontal: regular }
          views:
            child:
              margins: { top: 0, leading: 20, bottom: 0, trailing: 20 }
        """)
    let findings = try fixture.translation().findings
    #expect(
      findings.map(\.message.text) == ["container views do not show the navigation bar"])
  }

  // The screen's own view has the system's margins, which are the least of the root view.
  @Test(
    "is a view in the screen if its view has margins of its own",
    arguments: [
      (
        "<edgeInsets key=\"layoutMargins\" top=\"10\" left=\"33\" bottom=\"20\" right=\"44\"/>",
        "{ top: 10, left: 33, bottom: 20, right: 44 }"
      ),
      (
        "<directionalEdgeInsets key=\"directionalLayoutMargins\" top=\"1\" leading=\"2\" bottom=\"3\" trailing=\"4\"/>",
        "{ top: 1, leading: 2, bottom: 3, trailing: 4 }"
      ),
    ])
  func rootMargins(_ element: String, _ margins: String) throws {
    let fixture = try InterfaceFixture(
      subviews:
        "<label translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"lab-aa-001\" text=\"A\" textAlignment=\"natural\"/>",
      constraints: """
        <constraint firstItem="lab-aa-001" firstAttribute="leading" secondItem="rot-aa-001" secondAttribute="leadingMargin" id="c-1"/>
        <constraint firstItem="lab-aa-001" firstAttribute="top" secondItem="saf-aa-001" secondAttribute="top" id="c-2"/>
        """, root: element)
    #expect(
      try fixture.text(of: "views") == """
        view:
          pin: superview
          margins: \(margins)
          preservesSuperviewMargins: true
          views:
            aLabel: { kind: label, text: A }
          constraints: [aLabel.leading == view.margins.leading, aLabel.top == view.safeArea.top]
        """)
  }

  @Test("has no scene of another storyboard, and says so")
  func references() throws {
    let fixture = try InterfaceFixture(
      subviews: """
        <containerView translatesAutoresizingMaskIntoConstraints="NO" id="con-aa-001" userLabel="box"><connections><segue destination="ref-aa-001" kind="embed" id="emb-aa-001"/></connections></containerView>
        <containerView translatesAutoresizingMaskIntoConstraints="NO" id="con-aa-002"><connections><segue destination="ref-aa-002" kind="embed" id="emb-aa-002"/></connections></containerView>
        """,
      others: """
        <scene sceneID="scn-aa-009"><objects><viewControllerPlaceholder storyboardName="Help" referencedIdentifier="Intro" id="ref-aa-001" sceneMemberID="viewController"/></objects></scene>
        <scene sceneID="scn-aa-010"><objects><viewControllerPlaceholder storyboardName="Chat" id="ref-aa-002" sceneMemberID="viewController"/></objects></scene>
        """)
    let findings = try fixture.translation().findings
    #expect(
      findings.map(\.message.text) == [
        "a container view shows nothing of other storyboards: `Intro` of `Help`; the first one of `Chat`"
      ])
    #expect(findings.first?.span?.line == 15)
  }

  @Test("has the static cells and the standard styles of its table as rows")
  func rows() throws {
    let table = """
      <tableView translatesAutoresizingMaskIntoConstraints="NO" id="tab-aa-002" userLabel="list" dataMode="static" style="insetGrouped">
        <sections><tableViewSection headerTitle="One" id="sec-aa-001"><cells>
          <tableViewCell accessoryType="disclosureIndicator" style="IBUITableViewCellStyleValue1" textLabel="lab-aa-001" detailTextLabel="lab-aa-002" id="cel-aa-001">
            <tableViewCellContentView key="contentView" id="cnt-aa-001"><subviews><label text="Wi-Fi" id="lab-aa-001"/><label text="Home" id="lab-aa-002"/></subviews></tableViewCellContentView>
          </tableViewCell>
          <tableViewCell rowHeight="60" id="cel-aa-002">
            <tableViewCellContentView key="contentView" id="cnt-aa-002"><subviews><switch horizontalHuggingPriority="750" verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" id="swi-aa-001"/></subviews>
              <constraints><constraint firstAttribute="trailingMargin" secondItem="swi-aa-001" secondAttribute="trailing" id="c-1"/></constraints></tableViewCellContentView>
          </tableViewCell>
        </cells></tableViewSection></sections>
      </tableView>
      """
    let fixture = try InterfaceFixture(subviews: table)
    #expect(
      try fixture.text(of: "views") == """
        list:
          kind: tableView
          style: insetGrouped
          sections:
            - header: One
              items:
                - accessory: disclosureIndicator
                  cell:
                    kind: listContent
                    style: value1
                    text: Wi-Fi
                    lines: 1
                    secondaryText: Home
                    secondaryLines: 1
                    pin: superview
                - height: 60
                  cell:
                    pin: superview
                    preservesSuperviewMargins: true
                    views:
                      switch: { kind: switch, on: false }
                    constraints: [self.margins.trailing == switch.trailing]
        """)
  }

  @Test(
    "has the header of a collection before its first line",
    arguments: [
      ("", "[0, 0, superview.width, 60]"),
      ("scrollDirection=\"horizontal\"", "[0, 0, 50, superview.height]"),
    ])
  func collectionHeaders(_ direction: String, _ frame: String) throws {
    let fixture = try InterfaceFixture(
      subviews: """
        <collectionView translatesAutoresizingMaskIntoConstraints="NO" id="col-aa-001" userLabel="grid">
          <collectionViewFlowLayout key="collectionViewLayout" \(direction) id="flo-aa-001"><size key="headerReferenceSize" width="50" height="60"/></collectionViewFlowLayout>
          <collectionReusableView key="sectionHeaderView" id="hea-aa-001"><rect key="frame" x="0.0" y="0.0" width="51" height="61"/></collectionReusableView>
        </collectionView>
        """)
    let views = try fixture.text(of: "views")
    #expect(views.contains("header: { frame: \(frame) }"), "\(views)")
  }

  @Test("keeps the safe area as the reference of a section's inset, and reports the margins")
  func sectionInsetReference() throws {
    func collection(_ id: String, _ reference: String) -> String {
      """
      <collectionView id="\(id)-col"><collectionViewFlowLayout key="collectionViewLayout" sectionInsetReference="\(reference)" id="\(id)-flo"/></collectionView>
      """
    }
    let fixture = try InterfaceFixture(
      subviews: collection("one", "safeArea") + collection("two", "layoutMargins"))
    let translation = try fixture.translation()
    #expect(
      translation.omissions.filter { $0.part == .setting }.map(\.name) == [
        "collectionViewFlowLayout sectionInsetReference"
      ])
    let text = try fixture.text(of: "views")
    #expect(text.split(separator: "sectionInsetReference: safeArea").count == 2, "\(text)")
  }

  // A cell without constraints has no size of its own.
  @Test(
    "has the items of a collection at the size of their content if its layout has estimates",
    arguments: [
      ("automaticEstimatedItemSize=\"YES\"", ""),
      ("", "<size key=\"estimatedItemSize\" width=\"9\" height=\"9\"/>"),
    ])
  func selfSizingItems(_ attribute: String, _ element: String) throws {
    let fixture = try InterfaceFixture(
      subviews: """
        <collectionView translatesAutoresizingMaskIntoConstraints="NO" id="col-aa-001" userLabel="grid">
          <collectionViewFlowLayout key="collectionViewLayout" \(attribute) id="flo-aa-001"><size key="itemSize" width="128" height="64"/>\(element)</collectionViewFlowLayout>
          <cells>
            <collectionViewCell id="cel-aa-001"><collectionViewCellContentView key="contentView" id="cnt-aa-001"><constraints><constraint firstAttribute="width" constant="8" id="c-1"/></constraints></collectionViewCellContentView><size key="customSize" width="7" height="7"/></collectionViewCell>
            <collectionViewCell id="cel-aa-002"><collectionViewCellContentView key="contentView" id="cnt-aa-002"/></collectionViewCell>
          </cells>
        </collectionView>
        """)
    #expect(
      try fixture.text(of: "views") == """
        grid:
          kind: collection
          selfSizing: true
          items:
            - cell: { pin: superview, preservesSuperviewMargins: true, constraints: [self.width == 8] }
            - size: [128, 64]
              cell: { pin: superview, preservesSuperviewMargins: true }
        """)
  }

  @Test("has the lines, the indentation and the separators of standard cells, and reports the rest")
  func standardCells() throws {
    func cell(_ id: String, _ attributes: String, label: String, _ inset: String = "") -> String {
      """
      <tableViewCell \(attributes) style="IBUITableViewCellStyleDefault" textLabel="\(id)-lab" id="\(id)-cel">
        <tableViewCellContentView key="contentView" id="\(id)-cnt"><subviews><label text="A" \(label) id="\(id)-lab"/></subviews></tableViewCellContentView>
        \(inset)
      </tableViewCell>
      """
    }
    let rows = [
      cell("one", "indentationLevel=\"3\"", label: "textAlignment=\"center\""),
      cell("two", "indentationLevel=\"1\" indentationWidth=\"20\"", label: "numberOfLines=\"0\""),
      cell(
        "thr", "indentationWidth=\"10\"", label: "enabled=\"NO\" numberOfLines=\"2\"",
        "<inset key=\"separatorInset\" minX=\"100\" minY=\"0.0\" maxX=\"0.0\" maxY=\"0.0\"/>"
          + Self.edges(8, 30)),
    ]
    let fixture = try InterfaceFixture(
      subviews: """
        <tableView translatesAutoresizingMaskIntoConstraints="NO" id="tab-aa-002" userLabel="list" dataMode="static">
          <inset key="separatorInset" minX="0.0" minY="0.0" maxX="0.0" maxY="0.0"/>
          <sections><tableViewSection id="sec-aa-001"><cells>\(rows.joined())</cells></tableViewSection></sections>
        </tableView>
        """)
    #expect(
      try fixture.text(of: "views") == """
        list:
          kind: tableView
          separatorInset: [0, 0, 0, 0]
          sections:
            - items:
                - indentationLevel: 3
                  cell: { kind: listContent, style: basic, text: A, lines: 1, pin: superview }
                - indentationLevel: 1
                  indentationWidth: 20
                  cell: { kind: listContent, style: basic, text: A, pin: superview }
                - separatorInset: [0, 100, 0, 0]
                  cell: { kind: listContent, style: basic, text: A, lines: 2, pin: superview }
        """)
    let omissions = try fixture.translation().omissions
    #expect(
      omissions.map(\.name)
        == ["label textAlignment", "tableViewCell layoutMargins", "label enabled"])
  }

  // Rows: the configuration, the content of the spec, and the parts that are reported.
  @Test(
    "shows the configuration of a cell in place of its content view",
    arguments: [
      (
        #"<listContentConfiguration key="contentConfiguration" text="Reset" secondaryText=""/>"#,
        "{ kind: listContent, text: Reset, pin: superview }", []
      ),
      (
        #"""
        <listContentConfiguration key="contentConfiguration" secondaryText="B" imageToTextPadding="8"><string key="text">A</string><imageReference key="image" image="star.fill" catalog="system"/><color key="glow" systemColor="systemRedColor"/></listContentConfiguration>
        """#,
        "{ kind: listContent, text: A, secondaryText: B, symbol: star.fill, pin: superview }",
        ["listContentConfiguration glow", "listContentConfiguration imageToTextPadding"]
      ),
    ] as [(String, String, [String])])
  func contentConfigurations(
    _ configuration: String, _ content: String, _ parts: [String]
  ) throws {
    let fixture = try InterfaceFixture(
      subviews: """
        <tableView translatesAutoresizingMaskIntoConstraints="NO" id="tab-aa-002" userLabel="list"><prototypes>
          <tableViewCell id="cel-aa-001"><tableViewCellContentView key="contentView" id="cnt-aa-001"/>\(configuration)</tableViewCell>
        </prototypes></tableView>
        """)
    #expect(
      try fixture.text(of: "views") == """
        list:
          kind: tableView
          items:
            - cell: \(content)
        """)
    let omissions = try fixture.translation().omissions
    #expect(omissions.map(\.name) == parts)
  }

  @Test("names the content of a cell if constraints name the cell, as in older documents")
  func cellConstraints() throws {
    let fixture = try InterfaceFixture(
      subviews: """
        <tableView translatesAutoresizingMaskIntoConstraints="NO" id="tab-aa-002" userLabel="list" dataMode="static" style="plain">
          <sections><tableViewSection id="sec-aa-001"><cells>
            <tableViewCell rowHeight="60" id="cel-aa-001">
              <tableViewCellContentView key="contentView" id="cnt-aa-001"><subviews><switch translatesAutoresizingMaskIntoConstraints="NO" id="swi-aa-001"/></subviews>
                <constraints><constraint firstItem="cel-aa-001" firstAttribute="bottom" secondItem="swi-aa-001" secondAttribute="bottom" id="c-1"/></constraints></tableViewCellContentView>
            </tableViewCell>
          </cells></tableViewSection></sections>
        </tableView>
        """)
    let views = try fixture.text(of: "views")
    #expect(views.contains("constraints: [self.bottom == switch.bottom]"), "\(views)")
  }

  // A content view without margins of its own has 8 points. The canvas of Xcode 15 has table margins
  // of 16 at the sides and 11 above and below. Rows: attributes and margins of the cell and of its
  // content view, then the margins in the list and on the canvas.
  @Test(
    "has the greater ones of a content view's margins and of those that it preserves",
    arguments: [
      (
        (preserves, edges(8, 30)), (preserves, ""),
        "margins: { top: 8, left: 30, bottom: 8, right: 30 } preservesSuperviewMargins: true",
        "{ top: 11, left: 30, bottom: 11, right: 30 }"
      ),
      (
        (preserves, ""), (preserves, edges(12, 8)),
        "margins: { top: 12, left: 8, bottom: 12, right: 8 } preservesSuperviewMargins: true",
        "{ top: 12, left: 16, bottom: 12, right: 16 }"
      ),
      (
        (preserves, edges(8, 24)), (preserves, edges(9, 20)),
        "margins: { top: 9, left: 24, bottom: 9, right: 24 } preservesSuperviewMargins: true",
        "{ top: 11, left: 24, bottom: 11, right: 24 }"
      ),
      (
        ("", edges(0, 10)), (preserves, ""), "margins: { top: 8, left: 10, bottom: 8, right: 10 }",
        "{ top: 8, left: 10, bottom: 8, right: 10 }"
      ),
      (
        (preserves, edges(8, 30)), ("", edges(0, 4)),
        "margins: { top: 0, left: 4, bottom: 0, right: 4 }",
        "{ top: 0, left: 4, bottom: 0, right: 4 }"
      ),
    ])
  func cellMargins(
    _ cell: (String, String), _ content: (String, String), _ list: String, _ canvas: String
  ) throws {
    let fixture = try InterfaceFixture(
      subviews: """
        <tableView translatesAutoresizingMaskIntoConstraints="NO" id="tab-aa-002" userLabel="list"><prototypes>
          <tableViewCell \(cell.0) id="cel-aa-001">
            <tableViewCellContentView key="contentView" \(content.0) id="cnt-aa-001">\(content.1)</tableViewCellContentView>\(cell.1)
          </tableViewCell>
        </prototypes></tableView>
        """)
    let views = try fixture.text(of: "views").split(whereSeparator: \.isWhitespace)
    #expect(views.joined(separator: " ").contains(list), "\(views)")
    #expect(views.contains("preservesSuperviewMargins:") == list.hasSuffix("true"))
    var options = InterfaceOptions()
    options.isDesign = true
    let designed = try fixture.text(of: "views", options)
    #expect(designed.contains("margins: \(canvas)"), "\(designed)")
  }

  private static let preserves = "preservesSuperviewLayoutMargins=\"YES\""

  private static func edges(_ vertical: Int, _ horizontal: Int) -> String {
    """
    <edgeInsets key="layoutMargins" top="\(vertical)" left="\(horizontal)" bottom="\(vertical)" right="\(horizontal)"/>
    """
  }

  @Test("has the tint of a cell at its accessory and at its content")
  func cellTint() throws {
    let fixture = try InterfaceFixture(
      subviews: """
        <tableView translatesAutoresizingMaskIntoConstraints="NO" id="tab-aa-002" userLabel="list"><prototypes>
          <tableViewCell accessoryType="checkmark" style="IBUITableViewCellStyleDefault" id="cel-aa-001"><color key="tintColor" systemColor="systemGreenColor"/></tableViewCell>
        </prototypes></tableView>
        """)
    #expect(
      try fixture.text(of: "views") == """
        list:
          kind: tableView
          items:
            - accessory: checkmark
              cellTint: systemGreen
              cell: { kind: listContent, style: basic, pin: superview, tint: systemGreen }
        """)
  }

  // Rows: the colour of the content view, and the one that is seen.
  @Test(
    "has the colour of a collection's cell behind the content of its item",
    arguments: [
      ("", "systemTeal"),
      ("<color key=\"backgroundColor\" white=\"0.0\" alpha=\"0.0\"/>", "systemTeal"),
      ("<color key=\"backgroundColor\" systemColor=\"systemRedColor\"/>", "systemRed"),
    ])
  func itemColors(_ content: String, _ seen: String) throws {
    let fixture = try InterfaceFixture(
      subviews: """
        <collectionView translatesAutoresizingMaskIntoConstraints="NO" id="col-aa-001" userLabel="grid"><cells>
          <collectionViewCell id="cel-aa-001"><collectionViewCellContentView key="contentView" id="cnt-aa-001">\(content)</collectionViewCellContentView><color key="backgroundColor" systemColor="systemTealColor"/></collectionViewCell>
        </cells></collectionView>
        """)
    #expect(
      try fixture.text(of: "views") == """
        grid:
          kind: collection
          items:
            - cell: { pin: superview, preservesSuperviewMargins: true, background: \(seen) }
        """)
  }

  // The plug-ins of Xcode 11 begin with 14600.
  @Test(
    "on the canvas has text fields of 30 points before Xcode 11",
    arguments: [("14599.9", true), ("14600", false), ("14600.1", false)] as [(String, Bool)])
  func canvasFields(_ plugIn: String, _ isOld: Bool) throws {
    var options = InterfaceOptions()
    options.isDesign = true
    let fixture = try InterfaceFixture(
      subviews: """
        <textField borderStyle="roundedRect" translatesAutoresizingMaskIntoConstraints="NO" id="tex-aa-001" userLabel="field"/>
        """, plugIn: plugIn)
    #expect(try fixture.text(of: "views", options).contains(", 30]") == isOld)
  }

  @Test("on the canvas has the device's window, no bars, and cells as plain views")
  func canvas() throws {
    var options = InterfaceOptions()
    options.isDesign = true
    let fixture = try InterfaceFixture(
      subviews: """
        <textField borderStyle="roundedRect" textAlignment="natural" placeholderIntrinsicWidth="120" translatesAutoresizingMaskIntoConstraints="NO" id="tex-aa-001" userLabel="field"/>
        """,
      constraints: """
        <constraint placeholder="YES" firstItem="tex-aa-001" firstAttribute="height" constant="44" id="c-1"/>
        """, others: Self.containers, plugIn: "14313")
    #expect(
      try fixture.text(of: "matrix", options)
        == "device: { id: canvas, width: 375, height: 667, scale: 2, safeArea: [64, 0, 49, 0] }"
    )
    #expect(
      try fixture.text(of: "views", options) == """
        field: { kind: textField, font: 14, intrinsic: [120, 30] }
        """)
    #expect(try fixture.text(of: "constraints", options) == "[field.height == 44]")
    #expect(try fixture.text(of: "screen", options) == "")
  }

  // The window has 20 + 44 points above and 49 below, which would reach into the margins.
  @Test("on the canvas has no safe area in the cells and headers of a table")
  func canvasCells() throws {
    var options = InterfaceOptions()
    options.isDesign = true
    let fixture = try InterfaceFixture(
      subviews: """
        <tableView translatesAutoresizingMaskIntoConstraints="NO" id="tab-aa-002" userLabel="list">
          <view key="tableHeaderView" id="hea-aa-001"/>
          <prototypes>
            <tableViewCell id="cel-aa-001"><tableViewCellContentView key="contentView" id="cnt-aa-001"/></tableViewCell>
          </prototypes>
        </tableView>
        """, others: Self.containers)
    let views = try fixture.text(of: "views", options)
    let count = views.ranges(of: "additionalSafeArea: { top: -64, bottom: -49 }").count
    #expect(count == 2, "\(views)")
  }
}
