import Foundation
import Geometry
import Strut
import Testing

/// The same screen twice: as a spec, and as code.
@Suite("The looks of views, drawn")
struct DrawnStylesTests {
  private static let spec = """
    matrix:
      include:
        - { device: iphone-15-pro, textSize: xLarge }
        - { device: iphone-15-pro, appearance: dark, direction: rtl, os: "26" }
    screen: { navigationBar: { style: translucent, title: Looks } }
    views:
      stack:
        kind: stack
        axis: vertical
        alignment: leading
        spacing: 8
        views:
          price:
            kind: label
            text:
              - { text: "$", font: 20, baselineOffset: 12 }
              - { text: "48", font: { size: 40, weight: semibold, monospacedDigits: true } }
              - { text: " a month", color: secondaryLabel, underline: true, underlineColor: systemRed }
              - { text: " now", background: systemYellow, strikethrough: true, tracking: 2 }
          lines: { kind: label, lines: 0, font: body, lineSpacing: 6, firstLineHeadIndent: 12, paragraphSpacing: 9, width: 200, text: "Lines that are further apart\\nthan they are by themselves" }
          spaced: { kind: label, text: SPACED 11, font: { size: 15, tracking: 3, monospacedDigits: true }, shadowColor: systemGray3, shadowOffset: [1, 2] }
          off: { kind: label, text: [Off, { text: " all", color: systemRed }], enabled: false }
          notes: { kind: textView, scrolls: false, minimumLineHeight: 24, text: [Notes, { text: " in bold", font: { weight: bold, size: 14 } }] }
          save: { kind: button, style: tinted, title: Save, subtitle: as a draft, symbol: heart, imagePlacement: top, imagePadding: 4, cornerStyle: capsule, buttonSize: large, role: destructive }
          busy: { kind: button, style: filled, title: [Buy, { text: " now", font: { size: 13 } }], showsActivityIndicator: true, imagePadding: 6, highlighted: true, baseBackgroundColor: systemGreen }
          pages: { kind: pageControl, numberOfPages: 30, currentPage: 12, width: 150, backgroundStyle: prominent }
      card: { background: systemTeal, cornerRadius: 14, corners: [topLeft, bottomRight], cornerCurve: continuous, border: { width: 2, color: systemRed }, shadow: { color: systemBlue, opacity: 0.5, radius: 6, offset: [2, 4], path: bounds }, frame: [240, 500, 90, 60] }
      turned: { background: systemOrange, transform: { rotate: 90, scale: 0.5 }, shadow: { opacity: 0.4, offset: [0, -3] }, frame: [240, 600, 80, 40] }
      pane: { kind: blur, effect: systemThinMaterial, frame: [200, 520, 80, 60] }
      clear: { background: systemPink, frame: [240, 660, 40, 20] }
      bar:
        kind: toolbar
        items: [{ symbol: heart }, { systemItem: flexibleSpace }, { symbol: star.fill, style: done }]
      tabs:
        kind: tabBar
        items: [{ title: Home, symbol: house, selectedSymbol: house.fill }, { title: Saved, symbol: star }]
        selectedItem: 0
        frame: [0, 420, 390, 49]
    constraints:
      - stack.top == safeArea.top + 8
      - stack.leading == superview.margins.leading
      - bar.leading == superview.leading
      - bar.trailing == superview.trailing
      - bar.bottom == safeArea.bottom
    """

  private static func label() -> Label {
    let price = Label(frame: .zero)
    var month = AttributedText.Run(" a month", foregroundColor: .secondaryLabel)
    month.isUnderlined = true
    month.underlineColor = .systemRed
    var now = AttributedText.Run(" now")
    now.backgroundColor = .systemYellow
    now.isStruckThrough = true
    now.tracking = 2
    price.attributedText = AttributedText([
      AttributedText.Run("$", font: .systemFont(ofSize: 20), baselineOffset: 12),
      AttributedText.Run(
        "48", font: .systemFont(ofSize: 40, weight: .semibold).withMonospacedDigits()), month, now,
    ])
    return price
  }

  private static func texts() -> [View] {
    let lines = Label(
      text: "Lines that are further apart\nthan they are by themselves",
      font: .preferredFont(forTextStyle: .body))
    lines.numberOfLines = 0
    lines.paragraphStyle.lineSpacing = 6
    lines.paragraphStyle.firstLineHeadIndent = 12
    lines.paragraphStyle.paragraphSpacing = 9
    let spaced = Label(
      text: "SPACED 11", font: .systemFont(ofSize: 15).withTracking(3).withMonospacedDigits())
    spaced.shadowColor = .systemGray3
    spaced.shadowOffset = Size(width: 1, height: 2)
    let off = Label(frame: .zero)
    off.attributedText = AttributedText([
      AttributedText.Run("Off"), AttributedText.Run(" all", foregroundColor: .systemRed),
    ])
    off.isEnabled = false
    let notes = TextView()
    notes.isScrollEnabled = false
    notes.paragraphStyle.minimumLineHeight = 24
    notes.attributedText = AttributedText([
      AttributedText.Run("Notes"),
      AttributedText.Run(" in bold", font: .systemFont(ofSize: 14, weight: .bold)),
    ])
    return [label(), lines, spaced, off, notes]
  }

  private static func buttons() throws -> [View] {
    let save = Button(title: "Save", style: .tinted)
    save.subtitle = "as a draft"
    let heart: Symbol = try #require(Symbol(named: "heart"))
    save.symbol = heart
    save.imagePlacement = .top
    save.imagePadding = 4
    save.cornerStyle = .capsule
    save.buttonSize = .large
    save.role = .destructive
    let busy = Button(type: .filled)
    busy.setAttributedTitle(
      AttributedText([
        AttributedText.Run("Buy"), AttributedText.Run(" now", font: .systemFont(ofSize: 13)),
      ]), for: .normal)
    busy.showsActivityIndicator = true
    busy.imagePadding = 6
    busy.isHighlighted = true
    busy.baseBackgroundColor = .systemGreen
    let pages = PageControl(numberOfPages: 30)
    pages.currentPage = 12
    pages.backgroundStyle = .prominent
    return [save, busy, pages]
  }

  private static func surfaces() -> [View] {
    let card = View(frame: Rect(x: 240, y: 500, width: 90, height: 60))
    card.backgroundColor = .systemTeal
    card.layer.cornerRadius = 14
    card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    card.layer.cornerCurve = .continuous
    card.layer.borderWidth = 2
    card.layer.borderColor = .systemRed
    card.layer.shadowColor = .systemBlue
    card.layer.shadowOpacity = 0.5
    card.layer.shadowRadius = 6
    card.layer.shadowOffset = Size(width: 2, height: 4)
    card.layer.shadowShape = .bounds
    let turned = View(frame: Rect(x: 240, y: 600, width: 80, height: 40))
    turned.backgroundColor = .systemOrange
    turned.transform = AffineTransform(rotationAngle: .pi / 2).scaledBy(x: 0.5, y: 0.5)
    turned.layer.shadowOpacity = 0.4
    let pane = VisualEffectView(
      effect: .systemThinMaterial, frame: Rect(x: 200, y: 520, width: 80, height: 60))
    let clear = VisualEffectView(effect: nil, frame: Rect(x: 240, y: 660, width: 40, height: 20))
    clear.backgroundColor = .systemPink
    return [card, turned, pane, clear]
  }

  private static func bars() throws -> (bar: View, tabs: View) {
    func symbol(_ name: String) throws -> Symbol { try #require(Symbol(named: name)) }
    let bar = Toolbar()
    bar.items = [
      BarButtonItem(symbol: try symbol("heart")), .flexibleSpace(),
      BarButtonItem(symbol: try symbol("star.fill"), style: .done),
    ]
    let tabs = TabBar(frame: Rect(x: 0, y: 420, width: 390, height: 49))
    tabs.items = [
      TabBarItem(
        title: "Home", symbol: try symbol("house"), selectedSymbol: try symbol("house.fill")),
      TabBarItem(title: "Saved", symbol: try symbol("star")),
    ]
    tabs.selectedIndex = 0
    return (bar, tabs)
  }

  private static func window(_ screen: Screen) throws -> Window {
    let window = try Window(screen)
    let view = window.view
    let (texts, buttons) = (texts(), try buttons())
    let stack = StackView(arrangedSubviews: texts + buttons, axis: .vertical, spacing: 8)
    stack.alignment = .leading
    let (bar, tabs) = try bars()
    for part in [stack] + surfaces() + [bar, tabs] { view.addSubview(part) }
    for part in [stack, bar] { part.translatesAutoresizingMaskIntoConstraints = false }
    LayoutConstraint.activate([
      texts[1].widthAnchor.constraint(equalToConstant: 200),
      buttons[2].widthAnchor.constraint(equalToConstant: 150),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
    return window
  }

  @Test("have the pixels of the spec that says the same")
  func looks() throws {
    let spec = try SpecScreen(Self.spec)
    let bars = ScreenBars(title: "Looks")
    for screen in [
      try Screen(
        device: .iPhone15Pro, textSize: .xLarge, navigationBar: .translucent, bars: bars),
      try Screen(
        device: .iPhone15Pro, os: .ios26, appearance: .dark, navigationBar: .translucent,
        direction: .rightToLeft, bars: bars),
    ] {
      let name = screen.name.replacing(".navigationBar-translucent", with: "")
      try expectSame(try Self.window(screen), as: try spec.snapshot(name), name)
    }
  }

  @Test("show the text that was set last, plain or in runs")
  func replacing() {
    let label = Label(text: "plain")
    label.attributedText = AttributedText([
      .init("in "), .init("runs", foregroundColor: .systemRed),
    ])
    #expect(label.text == "in runs")
    label.text = "plain again"
    #expect(label.attributedText == nil && label.text == "plain again")
  }
}
