/// The classes of UIKit that matter for pairing, with the kinds of specs that draw them.
package enum UIKitClass: String, Hashable, Sendable, CaseIterable {
  case view = "UIView"
  case label = "UILabel"
  case button = "UIButton"
  case textField = "UITextField"
  case textView = "UITextView"
  case image = "UIImageView"
  case scroll = "UIScrollView"
  case table = "UITableView"
  case tableCell = "UITableViewCell"
  case tableCellContent = "UITableViewCellContentView"
  case listContent = "UIListContentView"
  case tableHeader = "UITableViewHeaderFooterView"
  case collection = "UICollectionView"
  case collectionCell = "UICollectionViewCell"
  case `switch` = "UISwitch"
  case slider = "UISlider"
  case stepper = "UIStepper"
  case segmentedControl = "UISegmentedControl"
  case progress = "UIProgressView"
  case activity = "UIActivityIndicatorView"
  case pageControl = "UIPageControl"
  case searchBar = "UISearchBar"
  case navigationBar = "UINavigationBar"
  case tabBar = "UITabBar"
  case toolbar = "UIToolbar"
  case stack = "UIStackView"
  case blur = "UIVisualEffectView"
  case picker = "UIPickerView"
  case datePicker = "UIDatePicker"

  /// The kind in a spec; a plain view has several.
  package var kind: String {
    switch self {
    case .view: "view"
    case .label: "label"
    case .button: "button"
    case .textField: "textField"
    case .textView: "textView"
    case .image: "image"
    case .scroll: "scroll"
    case .table: "tableView"
    case .tableCell: "tableViewCell"
    case .tableCellContent: "tableViewCellContentView"
    case .listContent: "listContent"
    case .tableHeader: "tableSectionTitle"
    case .collection: "collection"
    case .collectionCell: "collectionViewCell"
    case .switch: "switch"
    case .slider: "slider"
    case .stepper: "stepper"
    case .segmentedControl: "segmentedControl"
    case .progress: "progress"
    case .activity: "activity"
    case .pageControl: "pageControl"
    case .searchBar: "searchBar"
    case .navigationBar: "navigationBar"
    case .tabBar: "tabBar"
    case .toolbar: "toolbar"
    case .stack: "stack"
    case .blur: "blur"
    case .picker: "picker"
    case .datePicker: "datePicker"
    }
  }

  /// The class of a view in a spec; a kind without a class of its own is a plain view.
  package init(kind: String) {
    self = Self.classes[kind] ?? .view
  }

  private static let classes = Dictionary(uniqueKeysWithValues: allCases.map { ($0.kind, $0) })

  /// The class of a view in an app.
  ///
  /// The names of an app's classes often end with the name of their superclass. A view around others
  /// that has such a name and no text is no label.
  init(of view: DumpedView, hasSubviews: Bool) {
    let guess = Self.guess(view.className)
    self =
      Self.named(by: view)
      ?? (guess == .label && hasSubviews && view.text == nil ? .view : guess)
  }

  /// The class that a dump names for a view; nil if it can only be guessed.
  static func named(by view: DumpedView) -> UIKitClass? {
    [view.className, view.baseClass].compactMap(\.self).lazy
      .compactMap { Self(rawValue: $0) ?? privateNames[$0] }.first
  }

  private static let privateNames: [String: UIKitClass] = [
    "UITableViewLabel": .label, "UIButtonLabel": .label, "UITextFieldLabel": .label,
    "UISegmentLabel": .label, "UITabBarButtonLabel": .label,
  ]

  private static func guess(_ name: String) -> UIKitClass {
    let endings: [(String, UIKitClass)] = [
      ("TableViewCell", .tableCell), ("CollectionViewCell", .collectionCell), ("Label", .label),
      ("Button", .button), ("TextField", .textField), ("TextView", .textView),
      ("ImageView", .image), ("StackView", .stack), ("ScrollView", .scroll),
      ("TableView", .table), ("CollectionView", .collection),
      ("SegmentedControl", .segmentedControl),
      ("Switch", .switch), ("Slider", .slider),
    ]
    return endings.first { name.hasSuffix($0.0) }?.1 ?? .view
  }

  /// Whether UIKit fills views of the class with private views.
  var hasPrivateInsides: Bool {
    switch self {
    case .button, .textField, .textView, .switch, .slider, .stepper, .segmentedControl, .progress,
      .activity, .pageControl, .searchBar, .navigationBar, .tabBar, .toolbar, .picker,
      .datePicker, .tableHeader:
      true
    case .view, .label, .image, .scroll, .table, .tableCell, .tableCellContent, .listContent,
      .collection, .collectionCell, .stack, .blur:
      false
    }
  }

  /// Whether a view of the class cannot be drawn as a view of another such class.
  ///
  /// A spec may draw an app's own view as a plain view, a picture or a group of views.
  var isDistinct: Bool {
    switch self {
    case .label, .button, .textField, .textView, .switch, .slider, .stepper, .segmentedControl,
      .progress, .activity, .pageControl, .searchBar, .picker, .datePicker:
      true
    case .view, .image, .scroll, .table, .tableCell, .tableCellContent, .listContent, .tableHeader,
      .collection, .collectionCell, .navigationBar, .tabBar, .toolbar, .stack, .blur:
      false
    }
  }

  /// Whether a controller of UIKit adds views of the class to a screen by itself.
  package var isBar: Bool { self == .navigationBar || self == .tabBar || self == .toolbar }

  /// Classes that a spec may write as each other.
  enum Family: Hashable {
    /// The class groups and places its subviews.
    case containers
    /// The class scrolls its subviews.
    case scrolling
    case own(UIKitClass)
  }

  var family: Family {
    switch self {
    case .view, .stack, .tableCell, .tableCellContent, .listContent, .collectionCell: .containers
    case .scroll, .table, .collection: .scrolling
    case .label, .button, .textField, .textView, .image, .tableHeader, .switch, .slider, .stepper,
      .segmentedControl, .progress, .activity, .pageControl, .searchBar, .navigationBar, .tabBar,
      .toolbar, .blur, .picker, .datePicker:
      .own(self)
    }
  }

  var isContainer: Bool { family == .containers }

  /// Whether the class orders its cells itself.
  var isList: Bool { self == .table || self == .collection }

  /// Whether the view of a screen may be of the class.
  package var holdsViews: Bool { family == .containers || family == .scrolling }
}
