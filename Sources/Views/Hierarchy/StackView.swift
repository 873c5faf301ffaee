import AutoLayout
public import Geometry

/// Views one behind the other, as `UIStackView`.
///
/// Hidden views take no room. A view that is added with `addSubview` is not arranged, as a background
/// behind the others.
open class StackView: View {
  /// The axis along which the views stand.
  open var axis: LayoutConstraint.Axis { didSet { setNeedsLayout() } }
  /// The distribution of the views along the axis.
  open var distribution = Distribution.fill { didSet { setNeedsLayout() } }
  /// The alignment of the views across the axis.
  open var alignment = Alignment.fill { didSet { setNeedsLayout() } }
  /// Between two neighbours, in points; `spacingUseSystem` for the system's standard space.
  open var spacing: Points { didSet { setNeedsLayout() } }
  /// Whether spacing is measured from a last baseline to the next first one; in vertical stacks.
  open var isBaselineRelativeArrangement = false { didSet { setNeedsLayout() } }
  /// Whether the views keep within the stack's margins and not within its edges.
  open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsLayout() } }

  private var customSpacings: [(view: Weak, spacing: Points)] = []
  private var arranged: [Weak] = []

  /// A stack without views.
  public override init(frame: Rect = .zero) {
    axis = .horizontal
    spacing = 0
    super.init(frame: frame)
  }

  /// A stack of views, which are placed by constraints from now on.
  public init(
    arrangedSubviews views: [View], axis: LayoutConstraint.Axis = .horizontal,
    spacing: Points = 0
  ) {
    self.axis = axis
    self.spacing = spacing
    super.init()
    for view in views { addArrangedSubview(view) }
  }

  /// The views that the stack arranges, the first one first.
  public var arrangedSubviews: [View] {
    arranged.compactMap { $0.view?.superview === self ? $0.view : nil }
  }

  /// Puts a view behind the others, and turns the translation of its mask off.
  public func addArrangedSubview(_ view: View) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Puts a view at a position of the stack, and turns the translation of its mask off.
  ///
  /// - Parameters:
  ///   - view: a subview of the stack stays where it is among the subviews, any other becomes the
  ///     foremost.
  ///   - position: among the arranged views, counted without the view; brought into range.
  public func insertArrangedSubview(_ view: View, at position: Int) {
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    var views = arrangedSubviews.filter { $0 !== view }
    views.insert(view, at: min(max(position, 0), views.count))
    arranged = views.map { Weak(view: $0) }
    view.translatesAutoresizingMaskIntoConstraints = false
    setNeedsLayout()
  }

  /// Arranges a view no more; it stays a subview, with no place of its own unless it gets one.
  public func removeArrangedSubview(_ view: View) {
    arranged = arrangedSubviews.filter { $0 !== view }.map { Weak(view: $0) }
    setNeedsLayout()
  }

  /// Sets the space behind one of the views, in place of `spacing`.
  ///
  /// - Parameters:
  ///   - spacing: in points; `spacingUseDefault` for that of the stack again.
  ///   - view: one of the arranged views; of no effect behind the last one that is shown.
  public func setCustomSpacing(_ spacing: Points, after view: View) {
    customSpacings.removeAll { $0.view.view == nil || $0.view.view === view }
    guard spacing != StackView.spacingUseDefault else { return }
    customSpacings.append((Weak(view: view), spacing))
    setNeedsLayout()
  }

  /// The space that was set behind a view; `spacingUseDefault` where none was.
  public func customSpacing(after view: View) -> Points {
    customSpacings.first { $0.view.view === view }?.spacing ?? StackView.spacingUseDefault
  }

  override func arrangement(_ id: (View) -> ViewID?) -> Arrangement? {
    .stack(
      StackMetrics(
        axis: axis, distribution: distribution.stackDistribution,
        alignment: alignment.stackAlignment, spacing: StackSpacing(spacing),
        customSpacings: customSpacings.compactMap { custom in
          custom.view.view.flatMap(id).map { .init(after: $0, StackSpacing(custom.spacing)) }
        }, isBaselineRelative: isBaselineRelativeArrangement,
        isLayoutMarginsRelative: isLayoutMarginsRelativeArrangement,
        arranged: arrangedSubviews.compactMap(id)))
  }

  private struct Weak {
    weak var view: View?
  }
}

extension StackView {
  /// The value for the stack's own spacing.
  public static let spacingUseDefault = Points(Double.greatestFiniteMagnitude)
  /// The value for the system's standard spacing.
  public static let spacingUseSystem = Points(Double.leastNormalMagnitude)

  /// The distribution of views along a stack's axis.
  public enum Distribution: Hashable, Sendable, CaseIterable {
    /// The least hugging view takes what is left, the least resistant gives what is missing.
    case fill
    /// All are equally long.
    case fillEqually
    /// In proportion to their contents.
    case fillProportionally
    /// The spaces between them are equal.
    case equalSpacing
    /// Their centres are equally far apart.
    case equalCentering

    var stackDistribution: StackDistribution {
      switch self {
      case .fill: .fill
      case .fillEqually: .fillEqually
      case .fillProportionally: .fillProportionally
      case .equalSpacing: .equalSpacing
      case .equalCentering: .equalCentering
      }
    }
  }

  /// The alignment of views across a stack's axis.
  public enum Alignment: Hashable, Sendable, CaseIterable {
    /// They are as long as the stack.
    case fill
    /// At the side where reading begins, or at the top.
    case leading, top
    /// With their first baselines in line; in horizontal stacks.
    case firstBaseline
    /// In the middle.
    case center
    /// At the side where reading ends, or at the bottom.
    case trailing, bottom
    /// With their last baselines in line; in horizontal stacks.
    case lastBaseline

    var stackAlignment: StackAlignment {
      switch self {
      case .fill: .fill
      case .leading: .leading
      case .top: .top
      case .firstBaseline: .firstBaseline
      case .center: .center
      case .trailing: .trailing
      case .bottom: .bottom
      case .lastBaseline: .lastBaseline
      }
    }
  }
}

extension StackSpacing {
  fileprivate init(_ spacing: Points) {
    self = spacing == StackView.spacingUseSystem ? .system : .points(spacing)
  }
}
