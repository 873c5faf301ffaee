public import Foundation
import Views

/// The length and anchors of a controller's former layout guides.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The length in points.
  var length: CGFloat { get }
  /// The upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}

/// A rectangle in a view that constraints can use like a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, UILayoutSupport, ConstrainedItem {
  let guide: LayoutGuide

  /// Creates a guide without a view.
  public override init() {
    guide = LayoutGuide()
    super.init()
  }

  /// Creates a guide without a view; archives are not read.
  public required init?(coder: NSCoder) {
    guide = LayoutGuide()
    super.init()
  }

  init(_ guide: LayoutGuide) {
    self.guide = guide
    super.init()
  }

  var element: LayoutElement { guide }
  var itemView: UIView? { owningView }

  /// The view that the guide belongs to.
  open var owningView: UIView? { guide.owningView?.uiView }

  /// A name for messages.
  open var identifier: String {
    get { guide.identifier }
    set { guide.identifier = newValue }
  }

  /// The guide's frame in its view's coordinates, in points; zero without a view.
  ///
  /// Each call computes the layout in its current state.
  open var layoutFrame: CGRect { guide.layoutFrame.map { CGRect($0) } ?? .zero }

  /// The guide's height in points.
  public var length: CGFloat { layoutFrame.height }

  /// Whether the guide's place is not determined.
  open var hasAmbiguousLayout: Bool { owningView?.hasAmbiguousLayout ?? false }

  /// Returns the active constraints of the guide's view that affect the view on an axis.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owningView?.constraintsAffectingLayout(for: axis).filter {
      $0.firstItem === self || $0.secondItem === self
    } ?? []
  }

  /// The leading edge.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The trailing edge.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The upper edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The lower edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The horizontal centre.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The vertical centre.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}

/// The part of a view that the keyboard covers.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
  private var keyboard: KeyboardLayoutGuide? { guide as? KeyboardLayoutGuide }

  /// Whether the guide keeps the view's bottom safe area while no keyboard is docked; true by
  /// default.
  open var usesBottomSafeArea: Bool {
    get { keyboard?.usesBottomSafeArea ?? true }
    set { keyboard?.usesBottomSafeArea = newValue }
  }

  /// Whether the guide follows a floating keyboard; false by default.
  open var followsUndockedKeyboard: Bool {
    get { keyboard?.followsUndockedKeyboard ?? false }
    set { keyboard?.followsUndockedKeyboard = newValue }
  }
}
