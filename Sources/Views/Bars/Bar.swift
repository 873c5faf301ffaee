import AutoLayout
import Geometry
import ViewKinds

/// A bar that the app places, with its background.
open class Bar: KindView {
  /// Whether the content behind the bar shows through, blurred.
  public var isTranslucent: Bool {
    get { values.flag("translucent") ?? true }
    set { values["translucent"] = .flag(newValue) }
  }

  /// The bar's own colour, or nil for the system's.
  public var barTintColor: Color? {
    get { values[color: "barTintColor"] }
    set { values[color: "barTintColor"] = newValue }
  }
}
