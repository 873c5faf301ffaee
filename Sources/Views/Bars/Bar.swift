import AutoLayout
import Geometry
import ViewKinds

/// A bar that stands where it is put, with what its background is.
open class Bar: KindView {
  /// Whether what lies under the bar shows through, blurred.
  public var isTranslucent: Bool {
    get { values.flag("translucent") ?? true }
    set { values["translucent"] = .flag(newValue) }
  }

  /// The bar's own colour; the system's where nil.
  public var barTintColor: Color? {
    get { values[color: "barTintColor"] }
    set { values[color: "barTintColor"] = newValue }
  }
}
