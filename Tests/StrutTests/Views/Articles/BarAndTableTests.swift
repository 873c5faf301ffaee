import Foundation
import Strut
import Testing

/// A table's row with a label in its lower right corner, made for a row of 320 × 44.
private final class CornerCell: TableViewCell {
  let corner = Label()

  init(mask: AutoresizingMask) {
    super.init(style: .default, reuseIdentifier: "corner")
    let (size, margin) = (contentView.bounds.size, Points(4))
    corner.frame = Rect(
      x: size.width - 60 - margin, y: size.height - 12 - margin, width: 60, height: 12)
    corner.autoresizingMask = mask
    contentView.addSubview(corner)
  }
}

/// A table that fills the whole view by its mask.
private final class TableController: ViewController {
  private(set) lazy var tableView = TableView(frame: view.bounds, style: .plain)
  var mask: AutoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.setRows(3) { [mask] _ in CornerCell(mask: mask) }
    view.addSubview(tableView)
  }

  var corner: Label? { (tableView.cellForRow(0) as? CornerCell)?.corner }
}

/// A bar of 44 points under whatever the screen has at its top.
private final class TopBarController: ViewController {
  let topToolbar = Toolbar()
  var usesLayoutGuides = false

  override func viewDidLoad() {
    super.viewDidLoad()
    topToolbar.barPosition = .top
    view.addSubview(topToolbar)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    topToolbar.translatesAutoresizingMaskIntoConstraints = false
    guard usesLayoutGuides else {
      topToolbar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
      topToolbar.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
      topToolbar.heightAnchor.constraint(equalToConstant: 44).isActive = true
      topToolbar.rightAnchor.constraint(equalTo: view.rightAnchor).isActive = true
      return
    }
    let views = ["topToolbar": topToolbar, "topLayoutGuide": topLayoutGuide]
    let constraints = try? [
      LayoutConstraint.constraints(
        withVisualFormat: "V:[topLayoutGuide][topToolbar(44)]", options: [], metrics: nil,
        views: views),
      LayoutConstraint.constraints(
        withVisualFormat: "H:|[topToolbar]|", options: [], metrics: nil, views: views),
    ]
    LayoutConstraint.activate((constraints ?? []).flatMap { $0 })
  }
}

@Suite("Rows and bars of article 1, on devices")
struct BarAndTableTests {
  struct RowCase: CustomTestStringConvertible, Sendable {
    let name: String
    let device: DeviceModel
    let orientation: Orientation
    let place: Rect
    var testDescription: String { name }

    init(_ name: String, _ device: DeviceModel, _ orientation: Orientation, _ place: Rect) {
      self.name = name
      self.device = device
      self.orientation = orientation
      self.place = place
    }

    /// A row is 44 high with its separator of one pixel; 60 + 4 from the right, 12 + 4 from below.
    static let rows = [
      RowCase(
        "an upright phone", .iPhoneSE3, .portrait,
        Rect(x: 375 - 64, y: 43.5 - 16, width: 60, height: 12)),
      RowCase(
        "a lying one", .iPhone8, .landscapeLeft,
        Rect(x: 667 - 64, y: 43.5 - 16, width: 60, height: 12)),
      RowCase(
        "a lying tablet", .iPad10Point2, .landscapeLeft,
        Rect(x: 1080 - 64, y: 43.5 - 16, width: 60, height: 12)),
    ]
  }

  @Test("a label stays in the corner of its row by its mask (1.1)", arguments: RowCase.rows)
  func corner(_ row: RowCase) throws {
    let controller = TableController()
    let window = try Window(
      Screen(device: row.device, orientation: row.orientation), rootViewController: controller)
    window.layoutIfNeeded()
    #expect(window.messages.isEmpty)
    #expect(controller.corner?.frame == row.place)
  }

  @Test("without the mask it stays where it was made (1.1)")
  func noMask() throws {
    let controller = TableController()
    controller.mask = []
    let window = try Window(Screen(device: .iPad10Point2), rootViewController: controller)
    window.layoutIfNeeded()
    #expect(controller.corner?.frame == Rect(x: 256, y: 28, width: 60, height: 12))
  }

  @Test("a table fills the screen, and its rows what bars leave (1.2)")
  func fullScreen() throws {
    let controller = TableController()
    let window = try Window(
      Screen(device: .iPhone8, navigationBar: .translucent, tabBar: .translucent),
      rootViewController: controller)
    window.layoutIfNeeded()
    let table = controller.tableView
    #expect(table.frame == Rect(x: 0, y: 0, width: 375, height: 667))
    // A status bar of 20 and a navigation bar of 44; a tab bar of 49.
    #expect(table.adjustedContentInset == Insets(top: 64, left: 0, bottom: 49, right: 0))
    #expect(table.contentOffset == Point(x: 0, y: -64))
    let first = try #require(table.cellForRow(0))
    #expect(first.convert(first.bounds, to: nil) == Rect(x: 0, y: 64, width: 375, height: 44))
  }

  private static let styles: [(NavigationBarStyle, RectEdge)] = [
    (.translucent, .all), (.transparent, .all), (.opaque, .all), (.translucent, []),
  ]

  @Test("a bar stands under the navigation bar, whatever that is (1.6)", arguments: [false, true])
  func topBar(usesLayoutGuides: Bool) throws {
    for (style, edges) in Self.styles {
      let controller = TopBarController()
      controller.usesLayoutGuides = usesLayoutGuides
      controller.edgesForExtendedLayout = edges
      let window = try Window(
        Screen(device: .iPhone8, navigationBar: style), rootViewController: controller)
      window.layoutIfNeeded()
      #expect(window.messages.isEmpty)
      let bar = controller.topToolbar
      #expect(bar.convert(bar.bounds, to: nil) == Rect(x: 0, y: 64, width: 375, height: 44))
      let isUnderBar = style != .opaque && edges == .all
      #expect(controller.view.bounds.height == (isUnderBar ? 667 : 603))
    }
  }

  /// A bar 60 above the bottom of the safe area of a notched phone, on cyan.
  private func bottomBar(_ bar: View, _ constraints: (View, View) -> [LayoutConstraint]) throws
    -> Window
  {
    let window = try Window(Screen(device: .iPhoneX))
    window.view.backgroundColor = .cyan
    bar.translatesAutoresizingMaskIntoConstraints = false
    window.view.addSubview(bar)
    LayoutConstraint.activate(constraints(bar, window.view))
    window.layoutIfNeeded()
    return window
  }

  @Test("the background of a toolbar goes on to the screen's edge, that of a view does not (1.8)")
  func bottomBars() throws {
    func atSafeArea(_ bar: View, _ view: View) -> [LayoutConstraint] {
      [
        bar.leftAnchor.constraint(equalTo: view.leftAnchor),
        bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        bar.rightAnchor.constraint(equalTo: view.rightAnchor),
        bar.heightAnchor.constraint(equalToConstant: 60),
      ]
    }
    let toolbar = Toolbar()
    toolbar.isTranslucent = false
    toolbar.barTintColor = .yellow
    let plain = View()
    plain.backgroundColor = .yellow
    // 812 − 34 of the home indicator − 60.
    let place = Rect(x: 0, y: 718, width: 375, height: 60)
    for (bar, goesOn) in [(toolbar as View, true), (plain, false)] {
      let window = try bottomBar(bar, atSafeArea)
      #expect(bar.frame == place)
      let picture = try window.render()
      #expect(picture[60, 760 * 3] == .yellow)
      // Above the home indicator and beside the corners.
      #expect(picture[300, 785 * 3] == (goesOn ? .yellow : .cyan))
    }
  }
}
