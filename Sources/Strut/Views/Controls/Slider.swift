import AutoLayout
public import Geometry
import ViewKinds

/// A knob on a track, as `UISlider`.
open class Slider: Control {
  /// A slider from 0 to 1, at 0.
  public init(frame: Rect = .zero) { super.init(ViewKinds.Slider.self, frame: frame) }

  /// Kept within the range where it is drawn.
  public var value: Double {
    get { values.number("value") ?? 0 }
    set { values["value"] = .number(newValue) }
  }

  /// The value at the leading end.
  public var minimumValue: Double {
    get { values.number("minimumValue") ?? 0 }
    set { values["minimumValue"] = .number(newValue) }
  }

  /// The value at the trailing end.
  public var maximumValue: Double {
    get { values.number("maximumValue") ?? 1 }
    set { values["maximumValue"] = .number(newValue) }
  }

  /// The colour of the track up to the knob; the tint colour where nil.
  public var minimumTrackTintColor: Color? {
    get { values[color: "minimumTrackTintColor"] }
    set { values[color: "minimumTrackTintColor"] = newValue }
  }

  /// The colour of the track behind the knob; grey where nil.
  public var maximumTrackTintColor: Color? {
    get { values[color: "maximumTrackTintColor"] }
    set { values[color: "maximumTrackTintColor"] = newValue }
  }
}
