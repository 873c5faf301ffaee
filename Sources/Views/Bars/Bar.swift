import Geometry
public import ViewKinds

/// A bar that the app places as a view, with its background.
open class Bar: KindView {
  /// Whether the bar shows the content behind it, blurred; true by default.
  public var isTranslucent: Bool {
    get { values[BarKeys.translucent] ?? true }
    set { values[BarKeys.translucent] = newValue }
  }

  /// The background colour of the bar, or nil for the system's.
  public var barTintColor: Color? {
    get { values[BarKeys.barTintColor] }
    set { values[BarKeys.barTintColor] = newValue }
  }
}
