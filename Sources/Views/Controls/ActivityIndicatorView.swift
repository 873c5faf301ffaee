import AutoLayout
public import Geometry
import ViewKinds

/// A spinner, as `UIActivityIndicatorView`.
open class ActivityIndicatorView: KindView {
  /// How large it is.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// 20 points, or 37.
    case medium, large
  }

  /// A spinner that does not turn.
  public init(frame: Rect = .zero) {
    super.init(ActivityIndicatorKind.self, frame: frame)
    stopAnimating()
  }

  /// A spinner that does not turn.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  /// How large it is.
  public var style: Style {
    get { values.choice("indicatorStyle") ?? .medium }
    set { values.set("indicatorStyle", choice: newValue) }
  }

  /// The blades' colour; grey where nil.
  public var color: Color? {
    get { values[color: "color"] }
    set { values[color: "color"] = newValue }
  }

  /// Whether a spinner that does not turn is invisible.
  public var hidesWhenStopped: Bool {
    get { values.flag("hidesWhenStopped") ?? true }
    set { values["hidesWhenStopped"] = .flag(newValue) }
  }

  /// Whether it turns.
  public var isAnimating: Bool { values.flag("animating") ?? false }

  /// Has it turn.
  public func startAnimating() { values["animating"] = .flag(true) }

  /// Has it stand still.
  public func stopAnimating() { values["animating"] = .flag(false) }
}
