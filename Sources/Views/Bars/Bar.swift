import Geometry
public import ViewKinds

/// A bar that the app places, with its background.
open class Bar: KindView {
  /// Whether the content behind the bar shows through, blurred.
  public var isTranslucent: Bool {
    get { values[BarKeys.translucent] ?? true }
    set { values[BarKeys.translucent] = newValue }
  }

  /// The bar's own colour, or nil for the system's.
  public var barTintColor: Color? {
    get { values[BarKeys.barTintColor] }
    set { values[BarKeys.barTintColor] = newValue }
  }
}
