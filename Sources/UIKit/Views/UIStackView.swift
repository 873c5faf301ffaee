public import Foundation
import Geometry
import Views

/// A view that arranges its subviews in a row or column.
@preconcurrency @MainActor
open class UIStackView: UIView {
  override class func makeNode() -> View { StackView() }

  private var stack: StackView? { node as? StackView }

  /// Creates a stack without views.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a stack without views; archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a stack that arranges views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The views that the stack arranges, the first one first.
  open var arrangedSubviews: [UIView] { stack?.arrangedSubviews.compactMap(\.uiView) ?? [] }

  /// Adds a view at the end of the stack and turns off the translation of its mask.
  open func addArrangedSubview(_ view: UIView) { arrange(view, at: arrangedSubviews.count) }

  /// Inserts a view into the stack and turns off the translation of its mask.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrange(view, at: stackIndex)
  }

  private func arrange(_ view: UIView, at position: Int) {
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    stack?.insertArrangedSubview(view.node, at: position)
    pending.isRequested = true
  }

  /// Stops arranging a view, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    stack?.removeArrangedSubview(view.node)
    pending.isRequested = true
  }

  /// The axis along which the views are arranged; horizontal by default.
  open var axis: NSLayoutConstraint.Axis {
    get { NSLayoutConstraint.Axis(stack?.axis ?? .horizontal) }
    set { stack?.axis = newValue.axis }
  }

  /// The distribution along the axis; `fill` by default.
  open var distribution: Distribution {
    get {
      let position = StackView.Distribution.allCases.firstIndex(of: stack?.distribution ?? .fill)
      return position.flatMap(Distribution.init(rawValue:)) ?? .fill
    }
    set { stack?.distribution = StackView.Distribution.allCases[newValue.rawValue] }
  }

  /// The alignment across the axis; `fill` by default.
  open var alignment: Alignment {
    get { Alignment(stack?.alignment ?? .fill) }
    set { stack?.alignment = newValue.alignment }
  }

  /// The space between neighbours in points, or `spacingUseSystem`.
  open var spacing: CGFloat {
    get { CGFloat(stack?.spacing ?? 0) }
    set { stack?.spacing = Points(newValue) }
  }

  /// Sets the space after one of the views, or `spacingUseDefault`.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    stack?.setCustomSpacing(Points(spacing), after: arrangedSubview.node)
  }

  /// Returns the space that was set after a view, or `spacingUseDefault`.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    CGFloat(stack?.customSpacing(after: arrangedSubview.node) ?? StackView.spacingUseDefault)
  }

  /// Whether a vertical stack measures from baseline to baseline.
  open var isBaselineRelativeArrangement: Bool {
    get { stack?.isBaselineRelativeArrangement ?? false }
    set { stack?.isBaselineRelativeArrangement = newValue }
  }

  /// Whether the views are arranged within the stack's margins.
  open var isLayoutMarginsRelativeArrangement: Bool {
    get { stack?.isLayoutMarginsRelativeArrangement ?? false }
    set { stack?.isLayoutMarginsRelativeArrangement = newValue }
  }

  /// The value for the stack's own spacing.
  public static let spacingUseDefault = CGFloat(StackView.spacingUseDefault)
  /// The value for the system's spacing.
  public static let spacingUseSystem = CGFloat(StackView.spacingUseSystem)

  /// The distribution of views along a stack's axis.
  public enum Distribution: Int, Sendable {
    /// Filling, of equal or proportional lengths, or with equal spaces or distances of centres.
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The alignment of views across a stack's axis.
  public enum Alignment: Int, Sendable {
    /// Filling, at an edge, by a baseline, or centred.
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// The same as `leading`.
    public static let top = Alignment.leading
    /// The same as `trailing`.
    public static let bottom = Alignment.trailing

    init(_ alignment: StackView.Alignment) {
      switch alignment {
      case .fill: self = .fill
      case .leading, .top: self = .leading
      case .firstBaseline: self = .firstBaseline
      case .center: self = .center
      case .trailing, .bottom: self = .trailing
      case .lastBaseline: self = .lastBaseline
      }
    }

    var alignment: StackView.Alignment {
      switch self {
      case .fill: .fill
      case .leading: .leading
      case .firstBaseline: .firstBaseline
      case .center: .center
      case .trailing: .trailing
      case .lastBaseline: .lastBaseline
      }
    }
  }
}
