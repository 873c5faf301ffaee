public import Foundation
import Views

/// A slider.
@preconcurrency @MainActor
open class UISlider: UIControl {
  override class func makeNode() -> View { Slider() }

  private var slider: Slider? { node as? Slider }

  /// Creates a slider from 0 to 1 at 0.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a slider from 0 to 1 at 0; archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The value, within the range.
  open var value: Float {
    get { Float(slider?.value ?? 0) }
    set { slider?.value = Double(min(max(newValue, minimumValue), maximumValue)) }
  }

  /// Sets the value, at once.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// The lower end of the range; it raises the upper end and the value to itself.
  open var minimumValue: Float {
    get { Float(slider?.minimumValue ?? 0) }
    set { setRange(newValue, max(newValue, maximumValue)) }
  }

  /// The upper end of the range; it lowers the lower end and the value to itself.
  open var maximumValue: Float {
    get { Float(slider?.maximumValue ?? 1) }
    set { setRange(min(newValue, minimumValue), newValue) }
  }

  private func setRange(_ minimum: Float, _ maximum: Float) {
    slider?.minimumValue = Double(minimum)
    slider?.maximumValue = Double(maximum)
    slider?.value = Double(min(max(value, minimum), maximum))
  }

  /// The colour up to the knob, or nil for the tint colour.
  open var minimumTrackTintColor: UIColor? {
    get { slider?.minimumTrackTintColor.map { UIColor($0) } }
    set { slider?.minimumTrackTintColor = newValue?.color }
  }

  /// The colour after the knob, or nil for the system's.
  open var maximumTrackTintColor: UIColor? {
    get { slider?.maximumTrackTintColor.map { UIColor($0) } }
    set { slider?.maximumTrackTintColor = newValue?.color }
  }

  /// Whether the value changes while the knob moves; kept.
  open var isContinuous = true
}

/// A control with a minus button and a plus button.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  override class func makeNode() -> View { Stepper() }

  private var stepper: Stepper? { node as? Stepper }

  /// Creates a stepper from 0 to 100 at 0, in its own size if the frame has none.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.isEmpty { sizeToContent() }
  }
  /// Creates a stepper from 0 to 100 at 0; archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The value, within the range.
  open var value: Double {
    get { stepper?.value ?? 0 }
    set { stepper?.value = min(max(newValue, minimumValue), maximumValue) }
  }

  /// The lower end of the range.
  open var minimumValue: Double {
    get { stepper?.minimumValue ?? 0 }
    set { stepper?.minimumValue = newValue }
  }

  /// The upper end of the range.
  open var maximumValue: Double {
    get { stepper?.maximumValue ?? 100 }
    set { stepper?.maximumValue = newValue }
  }

  /// The difference of one step; kept.
  open var stepValue: Double = 1

  /// Whether the value wraps around at the ends.
  open var wraps: Bool {
    get { stepper?.wraps ?? false }
    set { stepper?.wraps = newValue }
  }

  /// Whether the value changes while a button is held; kept.
  open var isContinuous = true
  /// Whether holding a button repeats the step; kept.
  open var autorepeat = true
}
