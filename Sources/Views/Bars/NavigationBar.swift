public import Geometry
public import ViewKinds

/// A bar with a title and buttons, as `UINavigationBar`.
///
/// The app places it as a view.
open class NavigationBar: Bar {
  /// The buttons from the leading edge.
  ///
  /// They replace the back button.
  public var leftBarButtonItems: [BarButtonItem] = [] { didSet { setNeedsLayout() } }
  /// The buttons from the trailing edge inward.
  public var rightBarButtonItems: [BarButtonItem] = [] { didSet { setNeedsLayout() } }

  /// Creates a bar without a title.
  public init(frame: Rect = .zero) { super.init(NavigationBarKind.self, frame: frame) }

  /// The title of the bar.
  public var title: String {
    get { values[NavigationBarKind.title] ?? "" }
    set { values[NavigationBarKind.title] = newValue }
  }

  /// The line below the title on iOS 26, which older systems do not have; empty for none.
  public var subtitle: String {
    get { values[NavigationBarKind.subtitle] ?? "" }
    set { values[NavigationBarKind.subtitle] = newValue }
  }

  /// The title of the previous screen, next to the back arrow.
  ///
  /// An empty string shows only the arrow. Nil shows no back button.
  public var backTitle: String? {
    get { values[NavigationBarKind.back] }
    set { values[NavigationBarKind.back] = newValue }
  }

  /// Whether the bar shows a large title below the buttons; false by default.
  public var prefersLargeTitles: Bool {
    get { values[NavigationBarKind.prefersLargeTitles] ?? false }
    set { values[NavigationBarKind.prefersLargeTitles] = newValue }
  }

  /// The title's colour, or nil for the system's.
  public var titleColor: Color? {
    get { values[NavigationBarKind.titleColor] }
    set { values[NavigationBarKind.titleColor] = newValue }
  }

  /// The edge of the screen that the bar belongs to; `top` by default.
  public var barPosition: BarPosition {
    get { values[NavigationBarKind.position] ?? .top }
    set { values[NavigationBarKind.position] = newValue }
  }

  override func values(in traits: Traits) -> KeyValues {
    var shown = values
    shown[NavigationBarKind.leftBarButtonItems] = leftBarButtonItems.map(\.values)
    shown[NavigationBarKind.rightBarButtonItems] = rightBarButtonItems.map(\.values)
    if leftBarButtonItems.isEmpty { shown[NavigationBarKind.leftBarButtonItems] = nil }
    return shown.resolved(in: traits)
  }
}
