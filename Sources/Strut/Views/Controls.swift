import AutoLayout
import ViewKinds

/// A control that is on or off, as `UISwitch`.
open class Switch: KindView {
  /// A switch.
  public init() { super.init(ViewKinds.Switch.self) }
}

/// A knob on a track, as `UISlider`.
open class Slider: KindView {
  /// A slider.
  public init() { super.init(ViewKinds.Slider.self) }
}

/// A minus and a plus, as `UIStepper`.
open class Stepper: KindView {
  /// A stepper.
  public init() { super.init(ViewKinds.Stepper.self) }
}

/// A bar that shows how much is done, as `UIProgressView`.
open class ProgressView: KindView {
  /// A progress view of the default style.
  public init() { super.init(ViewKinds.ProgressView.self) }
}

/// A spinner, as `UIActivityIndicatorView`.
open class ActivityIndicator: KindView {
  /// A spinner of medium size.
  public init() { super.init(ViewKinds.ActivityIndicator.self) }
}

/// Dots, one for each page, as `UIPageControl`.
open class PageControl: KindView {
  /// A page control with so many dots, at least none.
  public init(numberOfPages: Int) {
    super.init(ViewKinds.PageControl.self)
    values["numberOfPages"] = .integer(max(numberOfPages, 0))
  }
}
