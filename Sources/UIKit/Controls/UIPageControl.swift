public import Foundation
import Views

/// A row of dots, one for each page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  override class func makeNode() -> View { PageControl() }

  private var control: PageControl? { node as? PageControl }

  /// Creates a control without dots.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a control without dots; archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The number of pages, at most 1000.
  open var numberOfPages: Int {
    get { control?.numberOfPages ?? 0 }
    set { control?.numberOfPages = newValue }
  }

  /// The index of the current page.
  open var currentPage: Int {
    get { control?.currentPage ?? 0 }
    set { control?.currentPage = max(0, min(newValue, numberOfPages - 1)) }
  }

  /// Whether the control shows no dot for a single page.
  open var hidesForSinglePage: Bool {
    get { control?.hidesForSinglePage ?? false }
    set { control?.hidesForSinglePage = newValue }
  }

  /// The colour of the other pages' dots, or nil for the system's.
  open var pageIndicatorTintColor: UIColor? {
    get { control?.pageIndicatorTintColor.map { UIColor($0) } }
    set { control?.pageIndicatorTintColor = newValue?.color }
  }

  /// The colour of the current page's dot, or nil for the system's.
  open var currentPageIndicatorTintColor: UIColor? {
    get { control?.currentPageIndicatorTintColor.map { UIColor($0) } }
    set { control?.currentPageIndicatorTintColor = newValue?.color }
  }

  /// The background behind the dots.
  open var backgroundStyle: BackgroundStyle {
    get {
      switch control?.backgroundStyle ?? .automatic {
      case .automatic: .automatic
      case .prominent: .prominent
      case .minimal: .minimal
      }
    }
    set {
      control?.backgroundStyle =
        switch newValue {
        case .automatic: .automatic
        case .prominent: .prominent
        case .minimal: .minimal
        }
    }
  }

  /// The background behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// By the state, a capsule, or none.
    case automatic, prominent, minimal
  }
}

/// A bar that shows progress.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  override class func makeNode() -> View { ProgressView() }

  private var view: ProgressView? { node as? ProgressView }

  /// Creates a bar without progress.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a bar without progress; archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a bar of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// The finished part, from 0 to 1.
  open var progress: Float {
    get { Float(view?.progress ?? 0) }
    set { view?.progress = Double(newValue) }
  }

  /// Sets the finished part, at once.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// The style of the bar.
  open var progressViewStyle: Style {
    get { view?.progressViewStyle == .bar ? .bar : .default }
    set { view?.progressViewStyle = newValue == .bar ? .bar : .default }
  }

  /// The finished part's colour, or nil for the tint colour.
  open var progressTintColor: UIColor? {
    get { view?.progressTintColor.map { UIColor($0) } }
    set { view?.progressTintColor = newValue?.color }
  }

  /// The remaining part's colour, or nil for the style's.
  open var trackTintColor: UIColor? {
    get { view?.trackTintColor.map { UIColor($0) } }
    set { view?.trackTintColor = newValue?.color }
  }

  /// The style of a bar.
  public enum Style: Int, Sendable {
    /// With round ends, or for the edge of a bar.
    case `default`, bar
  }
}

/// A spinner.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  override class func makeNode() -> View { ActivityIndicatorView() }

  private var view: ActivityIndicatorView? { node as? ActivityIndicatorView }

  /// Creates a spinner that is stopped, in its own size if the frame has none.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.isEmpty { sizeToContent() }
  }
  /// Creates a spinner that is stopped; archives are not read.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  /// Creates a spinner of a style that is stopped, in its own size.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    sizeToContent()
  }

  /// The size of the spinner.
  open var style: Style {
    get { view?.style == .large ? .large : .medium }
    set { view?.style = newValue == .large ? .large : .medium }
  }

  /// The colour of the blades.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! {
    get { view?.color.map { UIColor($0) } ?? .gray }
    set { view?.color = newValue?.color }
  }

  /// Whether starting and stopping set `isHidden`; true by default.
  open var hidesWhenStopped: Bool {
    get { view?.hidesWhenStopped ?? true }
    set { view?.hidesWhenStopped = newValue }
  }

  /// Whether the spinner turns.
  open var isAnimating: Bool { view?.isAnimating ?? false }

  /// Starts the spinner.
  open func startAnimating() { view?.startAnimating() }

  /// Stops the spinner.
  open func stopAnimating() { view?.stopAnimating() }

  /// The size of a spinner.
  public enum Style: Int, Sendable {
    /// 20 or 37 points.
    case medium = 100
    case large = 101
  }
}
