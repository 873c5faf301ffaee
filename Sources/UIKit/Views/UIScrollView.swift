public import Foundation
import Geometry
import Views

/// A view whose content may be larger than the view.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  override class func makeNode() -> View { ScrollView() }

  private var scroll: ScrollView? { node as? ScrollView }

  /// Creates a scroll view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Creates a scroll view; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// The guide of the content.
  open var contentLayoutGuide: UILayoutGuide {
    systemGuide(scroll?.contentLayoutGuide ?? node.layoutMarginsGuide)
  }

  /// The guide of the frame, which does not scroll.
  open var frameLayoutGuide: UILayoutGuide {
    systemGuide(scroll?.frameLayoutGuide ?? node.layoutMarginsGuide)
  }

  /// The content's point at the view's top left corner, in points.
  open var contentOffset: CGPoint {
    get { CGPoint(scroll?.contentOffset ?? .zero) }
    set { scroll?.contentOffset = Point(newValue) }
  }

  /// The content's size in points; constraints determine it where they can.
  open var contentSize: CGSize {
    get { CGSize(scroll?.contentSize ?? .zero) }
    set { scroll?.contentSize = Size(newValue) }
  }

  /// The space around the content, in points.
  open var contentInset: UIEdgeInsets {
    get { UIEdgeInsets(scroll?.contentInset ?? .zero) }
    set { scroll?.contentInset = Insets(newValue) }
  }

  /// The space around the content with the safe area, in points, from the last layout.
  open var adjustedContentInset: UIEdgeInsets {
    UIEdgeInsets(scroll?.adjustedContentInset ?? .zero)
  }

  /// When the safe area is added to the content's inset.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { ContentInsetAdjustmentBehavior(scroll?.contentInsetAdjustmentBehavior ?? .automatic) }
    set { scroll?.contentInsetAdjustmentBehavior = newValue.behavior }
  }

  /// Scrolls to a point of the content, at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// Scrolls until a rectangle of the content is shown, at once.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    let size = bounds.size
    offset.x = min(max(offset.x, rect.maxX - size.width), rect.minX)
    offset.y = min(max(offset.y, rect.maxY - size.height), rect.minY)
    contentOffset = offset
  }

  /// Whether the view scrolls vertically even if its content fits.
  open var alwaysBounceVertical: Bool {
    get { scroll?.alwaysBounceVertical ?? false }
    set { scroll?.alwaysBounceVertical = newValue }
  }

  /// Whether the view scrolls horizontally even if its content fits.
  open var alwaysBounceHorizontal: Bool {
    get { scroll?.alwaysBounceHorizontal ?? false }
    set { scroll?.alwaysBounceHorizontal = newValue }
  }

  /// Whether the vertical indicator may be shown.
  open var showsVerticalScrollIndicator: Bool {
    get { scroll?.showsVerticalScrollIndicator ?? true }
    set { scroll?.showsVerticalScrollIndicator = newValue }
  }

  /// Whether the horizontal indicator may be shown.
  open var showsHorizontalScrollIndicator: Bool {
    get { scroll?.showsHorizontalScrollIndicator ?? true }
    set { scroll?.showsHorizontalScrollIndicator = newValue }
  }

  /// Shows the indicators, which are hidden at rest.
  open func flashScrollIndicators() { scroll?.flashScrollIndicators() }

  /// Whether the user can scroll; kept.
  open var isScrollEnabled = true
  /// Whether scrolling stops at pages; kept.
  open var isPagingEnabled = false
  /// Whether scrolling goes beyond the ends; kept.
  open var bounces = true
  /// Whether a drag keeps to one axis; kept.
  open var isDirectionalLockEnabled = false
  /// Whether touches wait for a drag; kept.
  open var delaysContentTouches = true
  /// How a drag hides the keyboard; kept.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// The space around the indicators; kept.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// The object that hears of scrolling; kept.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// The greatest scale of the content; kept.
  open var maximumZoomScale: CGFloat = 1
  /// The least scale of the content; kept.
  open var minimumZoomScale: CGFloat = 1

  /// When the safe area is added to the content's inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// For a screen's scroll view, on axes that scroll, never, or always.
    case automatic, scrollableAxes, never, always

    var behavior: ScrollView.ContentInsetAdjustmentBehavior {
      switch self {
      case .automatic: .automatic
      case .scrollableAxes: .scrollableAxes
      case .never: .never
      case .always: .always
      }
    }

    init(_ behavior: ScrollView.ContentInsetAdjustmentBehavior) {
      switch behavior {
      case .automatic: self = .automatic
      case .scrollableAxes: self = .scrollableAxes
      case .never: self = .never
      case .always: self = .always
      }
    }
  }

  /// How a drag hides the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Not, at once, or with the finger.
    case none, onDrag, interactive
  }
}

/// The object that hears of scrolling.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The view scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
