public import Geometry
public import ViewKinds

/// A slider with a knob on a track, as `UISlider`.
open class Slider: Control, RangeControl {
  /// The default of `maximumValue`: 1.
  public var defaultMaximumValue: Double { 1 }

  /// Creates a slider with the range 0...1 and the value 0.
  public init(frame: Rect = .zero) { super.init(SliderKind.self, frame: frame) }

  /// The colour of the track up to the knob, or nil for the tint colour.
  public var minimumTrackTintColor: Color? {
    get { values[SliderKind.minimumTrackTintColor] }
    set { values[SliderKind.minimumTrackTintColor] = newValue }
  }

  /// The colour of the track after the knob, or nil for grey.
  public var maximumTrackTintColor: Color? {
    get { values[SliderKind.maximumTrackTintColor] }
    set { values[SliderKind.maximumTrackTintColor] = newValue }
  }
}
