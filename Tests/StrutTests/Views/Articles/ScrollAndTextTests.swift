import Cells
import Foundation
import Strut
import Testing

@Suite("Scroll views and texts of article 2, on devices")
struct ScrollAndTextTests {
  private let window: Window
  private let scrollView = ScrollView()
  private let box = View()

  /// A scroll view that fills an iPhone 8, with a box of 100 × 100 in it.
  init() throws {
    window = try Window(Screen(device: .iPhone8))
    let view = window.view
    scrollView.backgroundColor = .purple
    scrollView.contentInsetAdjustmentBehavior = .never
    view.addSubview(scrollView)
    scrollView.addSubview(box)
    for part in [scrollView, box] { part.translatesAutoresizingMaskIntoConstraints = false }
    LayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leftAnchor.constraint(equalTo: view.leftAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.rightAnchor.constraint(equalTo: view.rightAnchor),
      box.widthAnchor.constraint(equalToConstant: 100),
      box.heightAnchor.constraint(equalToConstant: 100),
    ])
  }

  private func pin(_ box: View, toLowerRightOf other: View) {
    box.rightAnchor.constraint(equalTo: other.rightAnchor).isActive = true
    box.bottomAnchor.constraint(equalTo: other.bottomAnchor).isActive = true
  }

  private var boxOnScreen: Rect { box.convert(box.bounds, to: nil) }

  @Test("a box at the lower right of a content without a size is reported as outside (2.7 a)")
  func noContentSize() {
    pin(box, toLowerRightOf: scrollView)
    window.layoutIfNeeded()
    #expect(boxOnScreen == Rect(x: -100, y: -100, width: 100, height: 100))
    #expect(window.messages.contains { $0.rule == "ambiguous" })
    #expect(scrollView.contentSize == .zero)
  }

  @Test("pinned to what is around the scroll view, the box does not scroll (2.7 b)")
  func outside() {
    pin(box, toLowerRightOf: window.view)
    scrollView.contentSize = Size(width: 575, height: 867)
    for offset in [Point.zero, Point(x: 200, y: 200)] {
      scrollView.setContentOffset(offset, animated: false)
      window.layoutIfNeeded()
      #expect(scrollView.contentOffset == offset)
      #expect(boxOnScreen == Rect(x: 275, y: 567, width: 100, height: 100))
    }
  }

  @Test(
    "a background as large as the content gives it a size (2.7 c, d)", arguments: [true, false])
  func background(relative: Bool) {
    let background = View()
    background.translatesAutoresizingMaskIntoConstraints = false
    scrollView.insertSubview(background, belowSubview: box)
    LayoutConstraint.activate([
      background.topAnchor.constraint(equalTo: scrollView.topAnchor),
      background.leftAnchor.constraint(equalTo: scrollView.leftAnchor),
      background.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      background.rightAnchor.constraint(equalTo: scrollView.rightAnchor),
    ])
    let screenSize = window.screen.size
    LayoutConstraint.activate(
      relative
        ? [
          background.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: 200),
          background.heightAnchor.constraint(equalTo: scrollView.heightAnchor, constant: 200),
        ]
        : [
          background.widthAnchor.constraint(equalToConstant: screenSize.width + 200),
          background.heightAnchor.constraint(equalToConstant: screenSize.height + 200),
        ])
    pin(box, toLowerRightOf: scrollView)
    for (offset, place) in [
      (Point.zero, Point(x: 475, y: 767)), (Point(x: 200, y: 200), Point(x: 275, y: 567)),
    ] {
      scrollView.contentOffset = offset
      window.layoutIfNeeded()
      #expect(window.messages.isEmpty)
      #expect(scrollView.contentSize == Size(width: 575, height: 867))
      #expect(boxOnScreen == Rect(origin: place, size: Size(width: 100, height: 100)))
    }
  }

  @Test("a text view that does not scroll is as high as its lines (2.8)")
  func textView() throws {
    let textView = TextView()
    textView.isScrollEnabled = false
    textView.translatesAutoresizingMaskIntoConstraints = false
    window.view.addSubview(textView)
    LayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: window.view.topAnchor, constant: 100),
      textView.leftAnchor.constraint(equalTo: window.view.leftAnchor, constant: 20),
      textView.rightAnchor.constraint(equalTo: window.view.rightAnchor, constant: -20),
    ])
    // Lines of 14 × 1.193359375 and 8 above and below, rounded up to half points.
    for (lines, height) in [(1, 33), (3, 66.5), (10, 183.5)] as [(Int, Points)] {
      textView.text = Array(repeating: "line", count: lines).joined(separator: "\n")
      window.layoutIfNeeded()
      #expect(textView.frame == Rect(x: 20, y: 100, width: 335, height: height))
    }
  }

  @Test("a text of a style grows with the screen's text size (3.11)")
  func textSizes() throws {
    let window = try Window(Screen(device: .iPhone15Pro))
    let label = Label(text: "Size", font: .preferredFont(forTextStyle: .body))
    label.translatesAutoresizingMaskIntoConstraints = false
    window.view.addSubview(label)
    label.topAnchor.constraint(equalTo: window.view.safeAreaLayoutGuide.topAnchor).isActive = true
    label.leadingAnchor.constraint(equalTo: window.view.leadingAnchor).isActive = true
    // 17, 23 and 40 points × 1.193359375, rounded up to thirds.
    let sizes: [(ContentSizeCategory, Points)] = [
      (.large, Points(61.0 / 3)), (.xxxLarge, Points(83.0 / 3)), (.accessibility3, 48),
    ]
    for (size, height) in sizes {
      window.screen.textSize = size
      window.layoutIfNeeded()
      #expect(label.frame.height == height)
    }
  }

  @Test("a button fills the safe area; on a phone without a notch as between the guides (2.6)")
  func safeArea() throws {
    for (device, orientation, frame) in [
      (.iPhoneX, .portrait, Rect(x: 0, y: 88, width: 375, height: 690)),
      (.iPhoneX, .landscapeLeft, Rect(x: 44, y: 32, width: 724, height: 322)),
      (.iPhone8, .portrait, Rect(x: 0, y: 64, width: 375, height: 603)),
    ] as [(DeviceModel, Orientation, Rect)] {
      let window = try Window(
        Screen(device: device, orientation: orientation, navigationBar: .translucent))
      let view = window.view
      let (button, other) = (Button(type: .system), Button(type: .system))
      for button in [button, other] {
        button.setTitle("Turn the device", for: .normal)
        button.setTitleColor(.white, for: .normal)
        button.backgroundColor = .purple
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
      }
      let safeArea = view.safeAreaLayoutGuide
      LayoutConstraint.activate([
        button.leftAnchor.constraint(equalTo: safeArea.leftAnchor),
        button.rightAnchor.constraint(equalTo: safeArea.rightAnchor),
        button.topAnchor.constraint(equalTo: safeArea.topAnchor),
        button.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
        other.leftAnchor.constraint(equalTo: view.leftAnchor),
        other.rightAnchor.constraint(equalTo: view.rightAnchor),
        other.topAnchor.constraint(equalTo: window.topLayoutGuide.bottomAnchor),
        other.bottomAnchor.constraint(equalTo: window.bottomLayoutGuide.topAnchor),
      ])
      window.layoutIfNeeded()
      #expect(button.frame == frame)
      #expect((other.frame == frame) == (orientation == .portrait))
      #expect(other.frame.y == frame.y && other.frame.height == frame.height)
    }
  }
}
