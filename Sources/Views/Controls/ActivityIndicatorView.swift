public import Geometry
public import ViewKinds

/// A spinner, as `UIActivityIndicatorView`.
open class ActivityIndicatorView: KindView {
  /// The spinner's size.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// 20 points or 37 points wide and high.
    case medium, large
  }

  /// Creates a stopped spinner.
  public init(frame: Rect = .zero) {
    super.init(ActivityIndicatorKind.self, frame: frame)
    stopAnimating()
  }

  /// Creates a stopped spinner with a style.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  /// The spinner's size.
  public var style: Style {
    get { values[ActivityIndicatorKind.indicatorStyle] ?? .medium }
    set { values[ActivityIndicatorKind.indicatorStyle] = newValue }
  }

  /// The colour of the spinner's blades, or nil for grey.
  public var color: Color? {
    get { values[ActivityIndicatorKind.color] }
    set { values[ActivityIndicatorKind.color] = newValue }
  }

  /// Whether starting and stopping set `isHidden`, as in UIKit; true by default.
  ///
  /// A stopped spinner then takes no space in a stack.
  public var hidesWhenStopped: Bool {
    get { values[ActivityIndicatorKind.hidesWhenStopped] ?? true }
    set {
      values[ActivityIndicatorKind.hidesWhenStopped] = newValue
      isHidden = newValue && !isAnimating
    }
  }

  /// Whether the spinner is animating.
  public var isAnimating: Bool { values[ActivityIndicatorKind.animating] ?? false }

  /// Starts the spinner.
  public func startAnimating() { setAnimating(true) }

  /// Stops the spinner.
  public func stopAnimating() { setAnimating(false) }

  private func setAnimating(_ isAnimating: Bool) {
    values[ActivityIndicatorKind.animating] = isAnimating
    if hidesWhenStopped { isHidden = !isAnimating }
  }
}
