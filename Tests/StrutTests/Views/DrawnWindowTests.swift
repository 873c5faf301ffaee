import Foundation
import Strut
import TestSupport
import Testing

/// The same screen twice: as a spec, and as code.
@Suite("A window of views, drawn")
struct DrawnWindowTests {
  private static let controls = """
    matrix:
      include:
        - { device: iphone-15-pro }
        - { device: iphone-8, orientation: landscape, appearance: dark, textSize: xxxLarge }
        - { device: ipad-10-2, direction: rtl }
        - { device: iphone-15-pro, os: "26", tabBar: translucent }
        - { device: ipad-pro-11-m4, window: third, toolbar: opaque, keyboard: shown }
    screen:
      navigationBar:
        { style: translucent, title: Settings, back: Back, subtitle: All, backgroundVisibility: visible }
      tabBar: { style: hidden, backgroundVisibility: visible }
      toolbar: { style: hidden, backgroundVisibility: visible }
    views:
      stack:
        kind: stack
        axis: vertical
        alignment: leading
        spacing: 6
        tint: systemPurple
        views:
          title: { kind: label, text: Settings, font: title2, textColor: secondaryLabel }
          buy: { kind: button, style: filled, title: Buy, background: systemGray5, cornerRadius: 9 }
          name: { kind: textField, placeholder: Name, font: 15 }
          toggle: { kind: switch, on: true, onTintColor: systemOrange }
          segments: { kind: segmentedControl, items: [One, Two], selectedSegmentIndex: 1 }
          stepper: { kind: stepper, value: 100 }
          pages: { kind: pageControl, numberOfPages: 4, currentPage: 2, background: systemTeal }
          spinner: { kind: activity, indicatorStyle: large }
          notes: { kind: textView, scrolls: false, text: "Two lines\\nof notes", alignment: center }
          slider: { kind: slider, value: 30, maximumValue: 100, width: 180 }
          progress: { kind: progress, progress: 0.4, width: 180 }
      box: { background: "#336699", cornerRadius: 12, alpha: 0.5, frame: [240, 140, 90, 60] }
      bar:
        kind: toolbar
        items: [{ systemItem: add }, { title: flexibleSpace }, { title: Done, style: done }]
    constraints:
      - stack.top == safeArea.top + 8
      - stack.leading == superview.margins.leading
      - bar.leading == superview.leading
      - bar.trailing == superview.trailing
      - bar.bottom == safeArea.bottom
    """

  private static func controlsInCode(_ screen: Screen) throws -> Window {
    let window = try Window(screen)
    let view = window.view
    let title = Label(text: "Settings", font: .preferredFont(forTextStyle: .title2))
    title.textColor = .secondaryLabel
    let buy = Button(title: "Buy", style: .filled)
    buy.backgroundColor = .systemGray5
    buy.layer.cornerRadius = 9
    let name = TextField(placeholder: "Name", font: .systemFont(ofSize: 15))
    let toggle = Switch()
    toggle.isOn = true
    toggle.onTintColor = .systemOrange
    let segments = SegmentedControl(items: ["One", "Two"])
    segments.selectedSegmentIndex = 1
    let stepper = Stepper()
    stepper.value = 100
    let pages = PageControl(numberOfPages: 4)
    pages.currentPage = 2
    pages.backgroundColor = .systemTeal
    let spinner = ActivityIndicatorView(style: .large)
    spinner.startAnimating()
    let notes = TextView()
    notes.isScrollEnabled = false
    notes.text = "Two lines\nof notes"
    notes.textAlignment = .center
    let slider = Slider()
    slider.maximumValue = 100
    slider.value = 30
    let progress = ProgressView()
    progress.progress = 0.4
    let stack = StackView(
      arrangedSubviews: [
        title, buy, name, toggle, segments, stepper, pages, spinner, notes, slider, progress,
      ], axis: .vertical, spacing: 6)
    stack.alignment = .leading
    stack.tintColor = .systemPurple
    let box = View(frame: Rect(x: 240, y: 140, width: 90, height: 60))
    box.backgroundColor = Color(red: 0.2, green: 0.4, blue: 0.6)
    box.layer.cornerRadius = 12
    box.alpha = 0.5
    let bar = Toolbar()
    bar.items = [
      BarButtonItem(barButtonSystemItem: .add), .flexibleSpace(),
      BarButtonItem(title: "Done", style: .done),
    ]
    for part in [stack, box, bar] { view.addSubview(part) }
    for part in [stack, bar] { part.translatesAutoresizingMaskIntoConstraints = false }
    LayoutConstraint.activate([
      slider.widthAnchor.constraint(equalToConstant: 180),
      progress.widthAnchor.constraint(equalToConstant: 180),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
    return window
  }

  @Test("has the pixels of the spec that says the same, in every state of the device")
  func controls() throws {
    let spec = try SpecScreen(Self.controls)
    var bars = ScreenBars(title: "Settings", backTitle: "Back")
    bars.subtitle = "All"
    bars.navigationBarBackgroundVisibility = .visible
    bars.tabBarBackgroundVisibility = .visible
    bars.toolbarBackgroundVisibility = .visible
    for screen in [
      try Screen(
        device: .iPhone15Pro, navigationBar: .translucent, bars: bars),
      try Screen(
        device: .iPhone8, orientation: .landscapeLeft, appearance: .dark, textSize: .xxxLarge,
        navigationBar: .translucent, bars: bars),
      try Screen(
        device: "ipad-10-2", navigationBar: .translucent, direction: .rightToLeft, bars: bars),
      try Screen(
        device: .iPhone15Pro, os: .ios26, navigationBar: .translucent, tabBar: .translucent,
        bars: bars),
      try Screen(
        device: .iPadPro11M4, window: .third, navigationBar: .translucent, toolbar: .opaque,
        keyboard: .shown, bars: bars),
    ] {
      let name = screen.name.replacing(".navigationBar-translucent", with: "")
      try expectSame(try Self.controlsInCode(screen), as: try spec.snapshot(name), name)
    }
  }

  @Test("shows tables, scrolled contents, pictures and bars as specs do")
  func containers() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("a@2x.png")
    try Window(Screen(size: Size(width: 20, height: 10))).render().write(to: file)
    let window = try Window(Screen(device: .iPhone13Mini))
    let view = window.view
    let table = TableView(style: .grouped)
    table.sections = [
      TableSection(header: "Rows", rows: 3) { row in
        let cell = TableViewCell()
        cell.accessoryType = row == 1 ? .checkmark : .disclosureIndicator
        let label = Label(text: "Row \(row)")
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(label)
        let margins = cell.contentView.layoutMarginsGuide
        LayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
          label.topAnchor.constraint(equalTo: margins.topAnchor),
          label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
        return cell
      }
    ]
    let scroll = ScrollView()
    scroll.backgroundColor = .systemGray6
    scroll.contentOffset = Point(x: 30, y: 0)
    let picture = ImageView(image: try Image(contentsOfFile: file.path))
    #expect(picture.image?.size == Size(width: 20, height: 10))
    picture.image = nil
    picture.backgroundColor = .systemRed
    scroll.addSubview(picture)
    let tabs = TabBar()
    tabs.items = [
      TabBarItem(tabBarSystemItem: .search), TabBarItem(tabBarSystemItem: .history),
    ]
    tabs.items[1].badgeValue = "3"
    tabs.selectedIndex = 0
    for part in [table, scroll, tabs] {
      view.addSubview(part)
      part.translatesAutoresizingMaskIntoConstraints = false
      part.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      part.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    }
    picture.translatesAutoresizingMaskIntoConstraints = false
    let content = scroll.contentLayoutGuide
    LayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: content.topAnchor),
      picture.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      picture.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      picture.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, multiplier: 2),
      picture.heightAnchor.constraint(equalToConstant: 40),
      table.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      table.bottomAnchor.constraint(equalTo: scroll.topAnchor),
      scroll.heightAnchor.constraint(equalToConstant: 60),
      scroll.bottomAnchor.constraint(equalTo: tabs.topAnchor),
      tabs.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
    let spec = try SpecScreen(
      """
      matrix: { device: iphone-13-mini }
      views:
        table:
          kind: tableView
          style: grouped
          row: { kind: label, text: $title, pin: { leading: 0, vertical: 0, to: superview.margins } }
          sections:
            - header: Rows
              items:
                - { title: Row 0, accessory: disclosureIndicator }
                - { title: Row 1, accessory: checkmark }
                - { title: Row 2, accessory: disclosureIndicator }
        scroll:
          kind: scroll
          background: systemGray6
          offset: [30, 0]
          views: { picture: { background: systemRed } }
        tabs:
          kind: tabBar
          selectedItem: 0
          items: [{ systemItem: search }, { systemItem: history, badge: "3" }]
      constraints:
        - table.leading == superview.leading
        - table.trailing == superview.trailing
        - scroll.leading == superview.leading
        - scroll.trailing == superview.trailing
        - tabs.leading == superview.leading
        - tabs.trailing == superview.trailing
        - picture.top == scroll.content.top
        - picture.leading == scroll.content.leading
        - picture.trailing == scroll.content.trailing
        - picture.bottom == scroll.content.bottom
        - picture.width == scroll.frame.width * 2
        - picture.height == 40
        - table.top == safeArea.top
        - table.bottom == scroll.top
        - scroll.height == 60
        - scroll.bottom == tabs.top
        - tabs.bottom == safeArea.bottom
      """)
    try expectSame(window, as: try spec.snapshot(), "containers")
    #expect(scroll.contentSize == Size(width: 750, height: 40))
    #expect(scroll.contentOffset == Point(x: 30, y: 0))
    #expect(picture.convert(Point.zero, to: scroll) == Point(x: 0, y: 0))
    #expect(picture.convert(Point.zero, to: nil).x == -30)
  }

  @Test("may be a deep hierarchy, also on a thread of little stack")
  func depth() throws {
    let window = try Window(Screen(size: Size(width: 300, height: 300), scale: 1))
    var view = window.view
    for _ in 0..<150 {
      let inner = Label(text: "deep")
      inner.backgroundColor = .systemTeal
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
      LayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 1),
        inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 1),
        inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
      view = inner
    }
    #expect(try window.render().width == 300)
    #expect(view.convert(Point.zero, to: nil) == Point(x: 150, y: 150))
  }

  @Test("is of the screen's pixels, and a picture that other programs read")
  func file() throws {
    let window = try Window(Screen(size: Size(width: 30, height: 20), scale: 3))
    window.view.backgroundColor = Color(red: 1, green: 0, blue: 0)
    let picture = try window.render()
    #expect((picture.width, picture.height, picture.scale) == (90, 60, 3))
    #expect(picture[89, 59] == Color(red: 1, green: 0, blue: 0))
    #expect(picture[90, 0] == nil)
    #expect(try picture.pngData().starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let svg = String(decoding: try window.svg(), as: UTF8.self)
    #expect(svg.hasPrefix("<?xml") || svg.hasPrefix("<svg"))
  }
}
