public import Geometry
public import ViewKinds

/// A bar that shows progress, as `UIProgressView`.
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
    get { values[ProgressViewKind.progressViewStyle] ?? .default }
    set { values[ProgressViewKind.progressViewStyle] = newValue }
  }

  /// The finished part, clamped to 0...1.
  public var progress: Double {
    get { values[ProgressViewKind.progress] ?? 0 }
    set { values[ProgressViewKind.progress] = min(max(newValue, 0), 1) }
  }

  /// The colour of the finished part, or nil for the tint colour.
  public var progressTintColor: Color? {
    get { values[ProgressViewKind.progressTintColor] }
    set { values[ProgressViewKind.progressTintColor] = newValue }
  }

  /// The colour of the remaining part, or nil for the style's own.
  public var trackTintColor: Color? {
    get { values[ProgressViewKind.trackTintColor] }
    set { values[ProgressViewKind.trackTintColor] = newValue }
  }
}
