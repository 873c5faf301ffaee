public import Geometry
public import ViewKinds

/// A bar that shows progress, as `UIProgressView`.
open class ProgressView: KindView {
  /// The style of the bar.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// 4 points high with round ends.
    case `default`
    /// 2.5 points high with square ends, for the edge of a navigation bar or toolbar.
    case bar
  }

  /// Creates a progress view with the default style.
  public init(frame: Rect = .zero) { super.init(ProgressViewKind.self, frame: frame) }

  /// Creates a progress view with a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// The style of the bar.
  public var progressViewStyle: Style {
    get { values[ProgressViewKind.progressViewStyle] ?? .default }
    set { values[ProgressViewKind.progressViewStyle] = newValue }
  }

  /// The finished fraction, clamped to 0...1; 0 by default.
  public var progress: Double {
    get { values[ProgressViewKind.progress] ?? 0 }
    set { values[ProgressViewKind.progress] = min(max(newValue, 0), 1) }
  }

  /// The colour of the finished part, or nil for the tint colour.
  public var progressTintColor: Color? {
    get { values[ProgressViewKind.progressTintColor] }
    set { values[ProgressViewKind.progressTintColor] = newValue }
  }

  /// The colour of the remaining part, or nil for the style's colour.
  public var trackTintColor: Color? {
    get { values[ProgressViewKind.trackTintColor] }
    set { values[ProgressViewKind.trackTintColor] = newValue }
  }
}
