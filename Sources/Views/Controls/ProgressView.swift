import AutoLayout
public import Geometry
import ViewKinds

/// A bar that shows how much is done, as `UIProgressView`.
open class ProgressView: KindView {
  /// How the bar looks.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// 4 points high with round ends.
    case `default`
    /// 2.5 points high and square, for the edge of a bar.
    case bar
  }

  /// A progress view of the default style.
  public init(frame: Rect = .zero) { super.init(ProgressViewKind.self, frame: frame) }

  /// A progress view of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// How the bar looks.
  public var progressViewStyle: Style {
    get { values.choice("progressViewStyle") ?? .default }
    set { values.set("progressViewStyle", choice: newValue) }
  }

  /// The part that is done, brought into 0...1.
  public var progress: Double {
    get { values.number("progress") ?? 0 }
    set { values["progress"] = .number(min(max(newValue, 0), 1)) }
  }

  /// The colour of what is done; the tint colour where nil.
  public var progressTintColor: Color? {
    get { values[color: "progressTintColor"] }
    set { values[color: "progressTintColor"] = newValue }
  }

  /// The colour of what is left; the style's own where nil.
  public var trackTintColor: Color? {
    get { values[color: "trackTintColor"] }
    set { values[color: "trackTintColor"] = newValue }
  }
}
