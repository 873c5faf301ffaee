import Geometry
import Graphics
import Testing

@testable import Matching

@Suite("Views of a layout and of an app")
struct ViewPairingTests {
  /// A view of a layout: id, kind, text, frame in the window, superview.
  private func view(
    _ id: String, _ kind: String, _ text: String? = nil, _ frame: (Double, Double, Double, Double),
    in parent: Int? = 0, hidden: Bool = false, transform: Transform? = nil
  ) -> LaidOutView {
    LaidOutView(
      id: id, kind: kind, text: text,
      frame: Rect(
        x: Points(frame.0), y: Points(frame.1), width: Points(frame.2), height: Points(frame.3)),
      isHidden: hidden, transform: transform, parent: parent)
  }

  private var root: LaidOutView { view("root", "view", nil, (0, 0, 300, 600), in: nil) }

  private func app(_ lines: String) throws -> AppViews {
    let (dump, diagnostics) = AppDump.read(Array(lines.utf8), file: "a.txt")
    return AppViews(try #require(dump, "\(diagnostics)"))
  }

  private func compare(
    _ layout: [LaidOutView], _ app: AppViews, tolerance: Points = 0.5
  ) -> MatchComparison {
    MatchComparison(layout, app, comparesOrigin: false, tolerance: tolerance)
  }

  private let head = "<UIView; frame = (0 0; 300 600); layer = <CALayer>>\n"

  @Test("are paired by identifier, even with other texts and in other places")
  func identifiers() throws {
    let app = try app(
      head + """
           | <UIView; frame = (10 10; 200 200); layer = <CALayer>>
           |    | <UILabel; frame = (5 5; 50 20); text = 'Milk'; accessibilityIdentifier = 'cart.row-title'>
           | <UILabel; frame = (0 400; 50 20); text = 'Tea'; accessibilityIdentifier = 'total'>
        """)
    let layout = [
      root, view("total", "label", "Milk", (0, 400, 50, 20)),
      view("rowTitle", "label", "Tea", (15, 15, 50, 20)),
    ]
    #expect(ViewPairing(layout, app).appViews == [0, 3, 2])
  }

  @Test("are paired by text, in their order if a text is there several times")
  func texts() throws {
    let app = try app(
      head + """
           | <UILabel; frame = (0 0; 50 20); text = 'Tea'>
           | <UILabel; frame = (0 50; 50 20); text = 'Milk'>
           | <UIButton; frame = (0 90; 50 20)>
           |    | <UIButtonLabel; frame = (0 0; 50 20); text = 'Buy'>
           | <UILabel; frame = (0 150; 50 20); text = 'Tea'>
           | <UILabel; frame = (0 250; 50 20); text = 'A longer sto...'>
           | <UILabel; frame = (0 350; 50 20); text = 'Yet another l...'>
        """)
    let layout = [
      root, view("milk", "label", "Milk", (0, 50, 50, 20)),
      view("tea", "label", "Tea", (0, 0, 50, 20)),
      view("story", "label", "A longer story", (0, 250, 50, 20)),
      view("second", "label", "Tea", (0, 150, 50, 20)),
      view("buy", "button", "Buy", (0, 90, 50, 20)),
      view("last", "label", "Yet another long story", (0, 350, 50, 20)),
    ]
    let comparison = compare(layout, app)
    #expect(comparison.pairing.appViews == [0, 2, 1, 6, 5, 3, 7])
    #expect(comparison.differences.isEmpty)
  }

  // UIKit keeps the cells of a list in any order, and a spec of a right-to-left grid the last first.
  @Test(
    "in the cells of a list are paired from top to bottom",
    arguments: [[0, 100, 200], [200, 0, 100]])
  func cells(of places: [Double]) throws {
    let cells = places.map {
      """
           |    | <UICollectionViewCell; frame = (\($0) 0; 100 100)>
           |    |    | <UIView; frame = (0 0; 100 100)>
           |    |    |    | <UIImageView; frame = (0 0; 80 80)>
           |    |    |    | <UIButton; frame = (0 80; 80 20); accessibilityIdentifier = 'buy'>

      """
    }
    let app = try app(
      head + "   | <UICollectionView; frame = (0 0; 300 300)>\n" + cells.joined())
    var layout = [root, view("grid", "collection", nil, (0, 0, 300, 300))]
    for (row, x) in [200.0, 100, 0].enumerated() {
      let cell = layout.count
      layout += [
        view("grid.\(row)", "collectionViewCell", nil, (x, 0, 100, 100), in: 1),
        view("grid.\(row).image", "image", nil, (x, 0, 80, 80), in: cell),
        view("grid.\(row).buy", "button", nil, (x, 80, 80, 20), in: cell),
      ]
    }
    let comparison = compare(layout, app)
    #expect(comparison.differences.isEmpty)
    #expect(comparison.paired == layout.count)
  }

  @Test("that an app adds to a toolbar are paired, and those that UIKit adds are not")
  func toolbar() throws {
    let app = try app(
      head + """
           | <UIToolbar; frame = (0 500; 300 44)>
           |    | <_UIBarBackground; frame = (0 0; 300 44)>
           |    | <UITextField; frame = (8 6; 200 32); text = ''>
           |    | <UIToolbarTextButton; frame = (210 0; 20 44)>
           |    | <Shop.Badge; frame = (230 0; 20 20)>
           |    | <UIButton; frame = (250 6; 40 32)>
           |    |    | <UIButtonLabel; frame = (0 0; 40 32); text = 'Send'>
        """)
    let layout = [
      root, view("bar", "toolbar", nil, (0, 500, 300, 44)),
      view("message", "textField", nil, (8, 506, 200, 32), in: 1),
      view("badge", "view", nil, (230, 500, 20, 20), in: 1),
      view("send", "button", "Send", (250, 506, 40, 32), in: 1),
    ]
    let comparison = compare(layout, app)
    #expect(comparison.pairing.appViews == [0, 1, 3, 5, 6])
    #expect(comparison.differences.isEmpty)
    // A controller's bar is declared in `screen`.
    #expect(compare([root], app).differences.isEmpty)
  }

  @Test("are paired with the view around most of their subviews")
  func superviews() throws {
    let app = try app(
      head + """
           | <UIView; frame = (0 0; 300 50)>
           |    | <UILabel; frame = (0 0; 50 20); text = 'One'>
           |    | <UILabel; frame = (0 20; 50 20); text = 'Two'>
           | <UIView; frame = (0 50; 300 50)>
           |    | <UILabel; frame = (0 0; 50 20); text = 'Three'>
        """)
    let layout = [
      root, view("card", "view", nil, (0, 0, 300, 100)),
      view("one", "label", "One", (0, 0, 50, 20), in: 1),
      view("two", "label", "Two", (0, 20, 50, 20), in: 1),
      view("three", "label", "Three", (0, 50, 50, 20), in: 1),
    ]
    #expect(ViewPairing(layout, app).appViews == [0, 1, 2, 3, 5])
  }

  @Test("are paired by class and place, the nearest ones if numbers differ")
  func places() throws {
    let app = try app(
      head + """
           | <UISwitch; frame = (200 100; 51 31)>
           | <UISwitch; frame = (200 300; 51 31)>
           | <Shop.Card; baseClass = UIView; frame = (10 400; 200 100)>
           |    | <UIImageView; frame = (1 1; 20 20)>
        """)
    let layout = [
      root, view("card", "view", nil, (10, 400, 200, 100)),
      view("picture", "image", nil, (11, 401, 20, 20), in: 1),
      view("lower", "switch", nil, (200, 301, 51, 31)),
    ]
    let comparison = compare(layout, app)
    #expect(comparison.pairing.appViews == [0, 3, 4, 2])
    #expect(
      comparison.differences == [
        .frame(
          layout: 3, app: 2,
          FrameDifference(
            outer: 0, layout: Rect(x: 200, y: 301, width: 51, height: 31),
            app: Rect(x: 200, y: 300, width: 51, height: 31), attributes: [.y])),
        .additional(app: 1, subviews: 0),
      ])
  }

  // The first picture is 10 points higher than the layout's, the second 5 points lower down.
  @Test("are paired with the one that is nearest in place and size")
  func sizes() throws {
    let app = try app(
      head + """
           | <UIImageView; frame = (0 0; 60 30)>
           | <UIImageView; frame = (0 5; 60 20)>
        """)
    let layout = [root, view("picture", "image", nil, (0, 0, 60, 20))]
    #expect(ViewPairing(layout, app).appViews == [0, 2])
  }

  @Test(
    "of a plain view or an image are paired with any view of the same frame",
    arguments: [
      ("view", "UIImageView", "11 401; 20 20", true), ("image", "UIView", "11 401; 20 20", true),
      ("image", "MyCanvas", "11.5 401; 20 20", true), ("view", "UIButton", "11 401; 20 20", true),
      ("image", "UIView", "15 401; 20 20", false), ("view", "UIToolbar", "11 401; 20 20", false),
      ("slider", "UIImageView", "11 401; 20 20", false),
    ])
  func anyView(_ kind: String, _ name: String, _ frame: String, _ isPaired: Bool) throws {
    let app = try app(head + "   | <\(name); frame = (\(frame)); layer = <CALayer>>\n")
    let found = compare([root, view("picture", kind, nil, (11, 401, 20, 20))], app)
    #expect(found.pairing.appViews == [0, isPaired ? 1 : nil])
    #expect(found.differences.isEmpty == isPaired)
  }

  @Test("of a plain view in a group are paired with any view of the same frame")
  func anyViewInGroup() throws {
    let app = try app(
      head + """
           | <UIImageView; frame = (11 401; 20 20); layer = <CALayer>>
           |    | <UISwitch; frame = (0 0; 51 31); layer = <CALayer>>
        """)
    let layout = [
      root, view("group", "view", nil, (10, 400, 200, 100)),
      view("map", "view", nil, (11, 401, 20, 20), in: 1),
      view("power", "switch", nil, (11, 401, 51, 31), in: 2),
    ]
    let found = compare(layout, app)
    #expect(found.pairing.appViews == [0, nil, 1, 2])
    #expect(found.differences.isEmpty)
  }

  @Test("are compared without the private views of UIKit, whose frames add up")
  func wrappers() throws {
    let app = try app(
      """
      <UIWindow: 0x1; frame = (0 0; 300 600); layer = <CALayer: 0x1>>
         | <UITransitionView: 0x1; frame = (0 0; 300 600); layer = <CALayer: 0x1>>
         |    | <UIDropShadowView: 0x1; frame = (0 40; 300 560); layer = <CALayer: 0x1>>
         |    |    | <UIView: 0x1; frame = (0 -40; 300 600); layer = <CALayer: 0x1>>
         |    |    |    | <UITableView: 0x1; frame = (0 100; 300 200); contentOffset: {0, 30}; layer = <CALayer: 0x1>>
         |    |    |    |    | <UITableViewCell: 0x1; frame = (0 40; 300 44); layer = <CALayer: 0x1>>
         |    |    |    |    |    | <UITableViewCellContentView: 0x1; frame = (0 0; 300 43.5); layer = <CALayer: 0x1>>
         |    |    |    |    |    |    | <UITableViewLabel: 0x1; frame = (16 11; 60 21); text = 'Rye'; layer = <CALayer: 0x1>>
         |    |    |    |    |    | <_UITableViewCellSeparatorView: 0x1; frame = (16 43.5; 284 0.5); layer = <CALayer: 0x1>>
         |    |    |    |    | <_UIScrollViewScrollIndicator: 0x1; frame = (294 0; 3 90); layer = <CALayer: 0x1>>
         |    |    |    |    |    | <UIView: 0x1; frame = (0 0; 3 90); layer = <CALayer: 0x1>>
         |    | <UINavigationBar: 0x1; frame = (0 20; 300 44); layer = <CALayer: 0x1>>
         |    |    | <UILabel: 0x1; frame = (120 11; 60 21); text = 'Bread'; layer = <CALayer: 0x1>>
      """)
    let layout = [
      root, view("list", "tableView", nil, (0, 100, 300, 200)),
      view("list[0]", "tableViewCell", nil, (0, 110, 300, 44), in: 1),
      view("list[0].contentView", "tableViewCellContentView", nil, (0, 110, 300, 43.5), in: 2),
      view("list[0].row", "label", "Rye", (16, 121, 60, 21), in: 3),
    ]
    let comparison = MatchComparison(layout, app, comparesOrigin: true, tolerance: 0.5)
    #expect(comparison.paired == 5)
    #expect(comparison.differences.isEmpty)
  }

  /// A layout and an app with a row; the app's row has the given lines.
  private func compareRow(_ lines: String) throws -> MatchComparison {
    let app = try app(
      head + """
           | <UITableView; frame = (0 0; 300 200); contentOffset: {0, 0}>
        \(lines)
        """)
    let layout = [
      root, view("list", "tableView", nil, (0, 0, 300, 200)),
      view("list[0]", "tableViewCell", nil, (0, 0, 300, 44), in: 1),
      view("list[0].contentView", "tableViewCellContentView", nil, (0, 0, 300, 43.5), in: 2),
      view("list[0].row", "listContent", "Rye", (0, 0, 300, 43.5), in: 3),
    ]
    return compare(layout, app)
  }

  @Test(
    "of a row's content are paired with UIKit's content, without the labels in it",
    arguments: [
      """
         |    | <UITableViewCell; frame = (0 0; 300 44)>
         |    |    | <UIListContentView; frame = (0 0; 300 43.5)>
         |    |    |    | <UIImageView; frame = (16 10; 24 24)>
         |    |    |    | <UILabel; frame = (50 11; 43 21); text = 'Rye'>
      """,
      """
         |    | <UITableViewCell; frame = (0 0; 300 44); text = 'Rye'>
         |    |    | <UITableViewCellContentView; frame = (0 0; 300 43.5)>
         |    |    |    | <UITableViewLabel; frame = (16 0; 268 43.5); text = 'Rye'>
      """,
    ])
  func rowContents(_ lines: String) throws {
    let comparison = try compareRow(lines)
    #expect(comparison.pairing.appViews == [0, 1, 2, nil, 3])
    #expect(comparison.differences.isEmpty)
    #expect(
      try compareRow(lines.replacing("'Rye'", with: "'Oat'")).differences
        == [.text(layout: 4, app: 3)])
    #expect(
      try compareRow(lines.replacing("43.5)", with: "40)")).differences == [
        .frame(
          layout: 4, app: 3,
          FrameDifference(
            outer: 2, layout: Rect(x: 0, y: 0, width: 300, height: 43.5),
            app: Rect(x: 0, y: 0, width: 300, height: 40), attributes: [.height]))
      ])
  }

  @Test("of a row's content show views that the app adds to UIKit's content view")
  func badgeInRow() throws {
    let comparison = try compareRow(
      """
         |    | <UITableViewCell; frame = (0 0; 300 44); text = 'Rye'>
         |    |    | <UITableViewCellContentView; frame = (0 0; 300 43.5)>
         |    |    |    | <UITableViewLabel; frame = (16 0; 268 43.5); text = 'Rye'>
         |    |    |    | <UISwitch; frame = (200 6; 51 31)>
      """)
    #expect(comparison.differences == [.additional(app: 5, subviews: 0)])
  }

  @Test(
    "differ in the position of the screen's view only if it is compared", arguments: [true, false])
  func origin(_ comparesOrigin: Bool) throws {
    let app = try app("<UIView; frame = (0 20; 300 600); layer = <CALayer>>\n")
    let comparison = MatchComparison(
      [root], app, comparesOrigin: comparesOrigin, tolerance: 0.5)
    #expect(comparison.differences.isEmpty != comparesOrigin)
  }

  @Test("differ once if a view moves with the view around it")
  func moved() throws {
    let app = try app(
      head + """
           | <UIView; frame = (20 30; 100 100)>
           |    | <UILabel; frame = (5 5; 50 20); text = 'Tea'>
        """)
    let layout = [
      root, view("card", "view", nil, (10, 30, 100, 100)),
      view("tea", "label", "Tea", (15, 35, 50, 20), in: 1),
    ]
    let found = compare(layout, app).differences
    #expect(found.count == 1)
    guard case .frame(layout: 1, _, let difference)? = found.first else {
      Issue.record("\(found)")
      return
    }
    #expect(difference.attributes == [.x])
    #expect(difference.change(.x) == 10)
    #expect(compare(layout, app, tolerance: 10).differences.isEmpty)
  }

  @Test("may be missing, additional, hidden or show another text")
  func others() throws {
    let app = try app(
      head + """
           | <UILabel; frame = (0 0; 50 20); accessibilityIdentifier = 'name'; text = 'Ada'>
           | <UILabel; frame = (0 40; 50 20); accessibilityIdentifier = 'error'; hidden = YES; text = 'No'>
           | <UIView; frame = (0 90; 50 20); accessibilityIdentifier = 'advert'>
           |    | <UIView; frame = (0 0; 50 20)>
           |    |    | <UILabel; frame = (0 0; 50 20); text = 'Ad'>
        """)
    let layout = [
      root, view("name", "label", "Bob", (0, 0, 50, 20)),
      view("error", "label", "No", (0, 40, 50, 20)),
      view("ghost", "slider", nil, (0, 300, 50, 20)),
      view("later", "slider", nil, (0, 0, 1, 1), hidden: true),
    ]
    #expect(
      compare(layout, app).differences == [
        .text(layout: 1, app: 1), .hidden(layout: 2, app: 2, isInApp: true),
        .missing(layout: 3, subviews: 0), .additional(app: 3, subviews: 2),
      ])
  }

  @Test("are hidden with the views around them", arguments: [true, false])
  func hiddenGroup(isInApp: Bool) throws {
    let app = try app(
      head + """
           | <UIView; frame = (0 0; 300 600); hidden = \(isInApp ? "YES" : "NO")>
           |    | <UILabel; frame = (0 0; 50 20); text = 'Tea'>
           |    | <UISwitch; frame = (0 50; 51 31)>
        """)
    let layout = [
      root, view("group", "view", nil, (0, 0, 300, 600), hidden: !isInApp),
      view("tea", "label", "Tea", (0, 0, 50, 20), in: 1),
      view("power", "switch", nil, (0, 50, 51, 31), in: 1),
    ]
    #expect(
      compare(layout, app).differences == [.hidden(layout: 1, app: 1, isInApp: isInApp)])
    let loose = [
      root, view("tea", "label", "Tea", (0, 0, 50, 20)),
      view("power", "switch", nil, (0, 50, 51, 31)),
    ]
    #expect(
      compare(loose, app).differences
        == (isInApp
          ? [
            .hidden(layout: 1, app: 2, isInApp: true), .hidden(layout: 2, app: 3, isInApp: true),
          ] : []))
  }

  // A view of 40 × 20 points at (0, 50), turned by 90 degrees, covers (10, 40) to (30, 80).
  @Test("are turned on both sides or differ")
  func turned() throws {
    let app = try app(
      head + """
           | <UIImageView; frame = (10 40; 20 40); transform = [0, 1, -1, 0, 0, 0]>
           | <UIImageView; frame = (0 100; 40 20); transform = [-1, 0, 0, 1, 0, 0]>
           | <UIImageView; frame = (0 157; 40 20); transform = [1, 0, 0, 1, 0, 7]>
        """)
    let layout = [
      root,
      view("turned", "image", nil, (0, 50, 40, 20), transform: .rotation(degrees: 90)),
      view("mirrored", "image", nil, (0, 100, 40, 20)),
      view("moved", "image", nil, (0, 150, 40, 20), transform: .translation(x: 0, y: 7)),
    ]
    #expect(compare(layout, app).differences == [.transform(layout: 2, app: 2)])
  }

  @Test("with dots in place of their text show another text")
  func dots() throws {
    let app = try app(
      head + """
           | <UILabel; frame = (0 0; 50 20); text = '…'>
           | <UILabel; frame = (0 40; 50 20); text = 'M...'>
        """)
    let layout = [
      root, view("tea", "label", "Tea", (0, 0, 50, 20)),
      view("milk", "label", "Milk", (0, 40, 50, 20)),
    ]
    #expect(compare(layout, app).differences == [.text(layout: 1, app: 1)])
  }

  @Test(
    "without text differ from views with text, as far as the dump says so",
    arguments: [
      ("textField", "UITextField", true, true), ("textView", "UITextView", true, true),
      ("button", "UIButton", true, true), ("label", "UILabel", true, true),
      ("textField", "UITextField", false, false), ("textView", "UITextView", false, false),
      ("button", "UIButton", false, true), ("label", "UILabel", false, true),
      ("button", "BuyButton", false, false), ("textField", "SearchField", true, false),
    ])
  func noTexts(_ kind: String, _ name: String, isJSON: Bool, _ differs: Bool) throws {
    let json = """
      { "format": 1, "window": { "size": [300, 600] }, "views": [
        { "depth": 0, "class": "UIView", "frame": [0, 0, 300, 600] },
        { "depth": 1, "class": "\(name)", "id": "tea", "frame": [0, 0, 50, 20] } ] }
      """
    let lines = head + "   | <\(name); frame = (0 0; 50 20); accessibilityIdentifier = 'tea'>\n"
    let app = try app(isJSON ? json : lines)
    let layout = [root, view("tea", kind, "Tea", (0, 0, 50, 20))]
    let expected: [MatchDifference] = differs ? [.text(layout: 1, app: 1)] : []
    #expect(compare(layout, app).differences == expected)
    #expect(compare([root, view("tea", kind, nil, (0, 0, 50, 20))], app).differences.isEmpty)
  }

  @Test(
    "with empty texts differ unless the layout shows a placeholder",
    arguments: [
      ("", "Ada", false, true), ("", "Name", true, false), ("Ada", "Name", true, true),
      ("Ada", "Ada", false, false),
    ])
  func emptyTexts(_ app: String, _ shown: String, isPlaceholder: Bool, _ differs: Bool) throws {
    let app = try self.app(
      head + "   | <UITextField; frame = (0 0; 50 20); text = '\(app)'; layer = <CALayer>>\n")
    let field = LaidOutView(
      id: "name", kind: "textField", text: shown, isPlaceholder: isPlaceholder,
      frame: Rect(x: 0, y: 0, width: 50, height: 20), isHidden: false, parent: 0)
    let expected: [MatchDifference] = differs ? [.text(layout: 1, app: 1)] : []
    #expect(compare([root, field], app).differences == expected)
  }

  @Test(
    "that overlap have another order or not",
    arguments: [
      ("0 20; 300 200", "image", true, false, true),
      ("0 20; 300 200", "image", false, false, false),
      ("0 20; 300 200", "label", true, false, false),
      ("0 20; 300 80.5", "image", true, false, false),
      ("0 20; 300 200", "image", true, true, false),
    ])
  func order(
    _ frame: String, _ kind: String, isFilled: Bool, isHidden: Bool, _ differs: Bool
  ) throws {
    let photo = kind == "image" ? "UIImageView" : "UILabel"
    let hidden = isHidden ? "hidden = YES; " : ""
    let app = try app(
      head + """
           | <UILabel; frame = (20 100; 39 20); \(hidden)text = 'Hello'; layer = <CALayer>>
           | <\(photo); frame = (\(frame)); \(hidden)text = 'Photo'; layer = <CALayer>>
        """)
    let numbers = frame.split { "; ".contains($0) }.compactMap { Double($0) }
    let cover = LaidOutView(
      id: "photo", kind: kind, text: "Photo",
      frame: Rect(
        x: Points(numbers[0]), y: Points(numbers[1]), width: Points(numbers[2]),
        height: Points(numbers[3])),
      isHidden: isHidden, isFilled: isFilled && kind == "image", parent: 0)
    let caption = view("caption", "label", "Hello", (20, 100, 39, 20), hidden: isHidden)
    let found = compare([root, cover, caption], app)
    let expected: [MatchDifference] = differs ? [.order(layout: 2, app: 1, cover: 1)] : []
    #expect(found.pairing.appViews == [0, 2, 1])
    #expect(found.differences == expected)
    #expect(compare([root, caption, cover], app).differences.isEmpty)
  }

  @Test(
    "that draw nothing have no order",
    arguments: [(true, nil, true), (false, "A", true), (false, nil, false)])
  func clear(isFilled: Bool, text: String?, _ differs: Bool) throws {
    let app = try app(
      head + """
           | <UIView; frame = (0 100; 300 200)>
           | <UIImageView; frame = (0 100; 300 200)>
        """)
    let frame = Rect(x: 0, y: 100, width: 300, height: 200)
    let photo = LaidOutView(
      id: "photo", kind: "image", text: nil, frame: frame, isHidden: false, isFilled: true,
      parent: 0)
    let area = LaidOutView(
      id: "area", kind: "view", text: text, frame: frame, isHidden: false, isFilled: isFilled,
      parent: 0)
    let expected: [MatchDifference] = differs ? [.order(layout: 2, app: 1, cover: 1)] : []
    #expect(compare([root, photo, area], app).differences == expected)
  }

  @Test("that only group other views may be on one side only")
  func groups() throws {
    let app = try app(
      head + """
           | <UIStackView; frame = (10 10; 200 60)>
           |    | <UILabel; frame = (0 0; 50 20); text = 'One'>
           |    | <UILabel; frame = (0 30; 50 20); text = 'Two'>
           | <UISwitch; frame = (10 200; 51 31)>
        """)
    let layout = [
      root, view("one", "label", "One", (10, 10, 50, 20)),
      view("two", "label", "Two", (10, 40, 50, 20)),
      view("group", "view", nil, (0, 190, 300, 50)),
      view("power", "switch", nil, (10, 200, 51, 31), in: 3),
    ]
    #expect(compare(layout, app).differences.isEmpty)
  }

  @Test("in labels are views of their own, and those in buttons are not")
  func insideLabels() throws {
    let app = try app(
      head + """
           | <UILabel; frame = (0 0; 50 20); text = 'One'>
           |    | <Shop.Badge; frame = (0 0; 30 30)>
           |    |    | <UIButton; frame = (0 0; 30 30)>
           | <UIButton; frame = (0 40; 50 20)>
           |    | <UIButtonLabel; frame = (0 0; 50 20); text = 'Pay'>
           |    | <Shop.Badge; frame = (0 0; 30 30)>
           | <Shop.PriceLabel; frame = (0 80; 50 20)>
           |    | <UILabel; frame = (0 0; 50 20); text = 'Two'>
        """)
    let layout = [
      root, view("one", "label", "One", (0, 0, 50, 20)),
      view("pay", "button", "Pay", (0, 40, 50, 20)),
      view("two", "label", "Two", (0, 80, 50, 20)),
    ]
    let comparison = compare(layout, app)
    #expect(comparison.pairing.appViews == [0, 1, 4, 8])
    #expect(comparison.differences == [.additional(app: 2, subviews: 1)])
    let badge = view("badge", "view", nil, (0, 0, 30, 30), in: 1)
    let remove = view("remove", "button", nil, (0, 0, 30, 30), in: 4)
    #expect(compare(layout + [badge, remove], app).differences.isEmpty)
  }

  @Test(
    "are of distinct classes or not",
    arguments: [
      ("label", "UIButton", true), ("label", "UITextView", true), ("label", "UITextField", true),
      ("label", "UISegmentedControl", true), ("button", "UILabel", true),
      ("textField", "UITextView", true), ("label", "UILabel", false),
      ("label", "UITableViewLabel", false), ("button", "UIButton", false),
      ("label", "Shop.Price; baseClass = UILabel", false),
      ("label", "Shop.Price; baseClass = UIButton", true),
      ("button", "Shop.BuyControl; baseClass = UIControl", false),
      ("button", "Shop.BuyLabel", false), ("view", "UIButton", false),
      ("image", "UIButton", false),
    ])
  func otherClasses(_ kind: String, _ name: String, _ differs: Bool) throws {
    let app = try app(
      head + "   | <\(name); frame = (0 0; 50 20); text = 'Tea'; accessibilityIdentifier = 'tea'>\n"
    )
    let layout = [root, view("tea", kind, "Tea", (0, 0, 50, 20))]
    #expect(
      compare(layout, app).differences == (differs ? [.otherClass(layout: 1, app: 1)] : []))
  }

  @Test("in controls are not compared by their classes")
  func classesInside() throws {
    let app = try app(
      head + """
           | <UIButton; frame = (0 40; 50 20)>
           |    | <UIButtonLabel; frame = (0 0; 50 20); accessibilityIdentifier = 'pay'; text = 'Pay'>
        """)
    let layout = [root, view("pay", "button", "Pay", (0, 40, 50, 20))]
    #expect(compare(layout, app).differences == [.additional(app: 1, subviews: 0)])
  }

  @Test("take time in proportion to their number", .timeLimit(.minutes(10)))
  func many() throws {
    // 20,000 rows with the same text, a chain of 300 views, and views that only one side has.
    var (lines, layout) = (head, [root])
    for row in 0..<20_000 {
      lines += "   | <UILabel; frame = (0 \(row); 50 20); text = '\(row % 7)'>\n"
      layout.append(
        view("row\(row)", row % 3 == 0 ? "label" : "image", "\(row % 5)", (0, Double(row), 50, 20)))
    }
    for depth in 1...300 {
      lines += String(repeating: "   | ", count: depth) + "<UIView; frame = (1 1; 50 20)>\n"
      layout.append(
        view("deep\(depth)", "stack", nil, (0, 0, 9, 9), in: depth == 1 ? 0 : layout.count - 1))
    }
    #expect(compare(layout, try app(lines)).paired > 5000)
  }
}
