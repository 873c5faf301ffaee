public import Geometry
import ViewKinds

/// A minus and a plus, as `UIStepper`.
open class Stepper: Control, RangeControl {
  /// 100.
  public var defaultMaximumValue: Double { 100 }

  /// A stepper from 0 to 100, at 0.
  public init(frame: Rect = .zero) { super.init(StepperKind.self, frame: frame) }

  /// Whether the value wraps around at the ends of the range.
  public var wraps: Bool {
    get { values[StepperKind.wraps] ?? false }
    set { values[StepperKind.wraps] = newValue }
  }
}
