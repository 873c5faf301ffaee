public import Geometry
import ViewKinds

/// A control with a minus button and a plus button, as `UIStepper`.
open class Stepper: Control, RangeControl {
  /// The default of `maximumValue`: 100.
  public var defaultMaximumValue: Double { 100 }

  /// Creates a stepper with the range 0...100 and the value 0.
  public init(frame: Rect = .zero) { super.init(StepperKind.self, frame: frame) }

  /// Whether the value wraps around at the ends of the range; false by default.
  ///
  /// If true, both buttons stay enabled at the ends.
  public var wraps: Bool {
    get { values[StepperKind.wraps] ?? false }
    set { values[StepperKind.wraps] = newValue }
  }
}
