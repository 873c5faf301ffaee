import AutoLayout
public import Geometry

/// A view that arranges its subviews in a row or column, as `UIStackView`.
///
/// Hidden views take no space. The stack does not arrange a view added with `addSubview`, such as a
/// background.
open class StackView: View {
  /// The axis along which the stack arranges its views.
  open var axis: LayoutConstraint.Axis { didSet { setNeedsLayout() } }
  /// The distribution of the views along the axis.
  open var distribution = Distribution.fill { didSet { setNeedsLayout() } }
  /// The alignment of the views across the axis.
  open var alignment = Alignment.fill { didSet { setNeedsLayout() } }
  /// The space between neighbours in points, or `spacingUseSystem` for the system spacing.
  open var spacing: Points { didSet { setNeedsLayout() } }
  /// Whether a vertical stack measures spacing from last baseline to first baseline.
  open var isBaselineRelativeArrangement = false { didSet { setNeedsLayout() } }
  /// Whether the stack arranges its views within its margins instead of its edges.
  open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsLayout() } }

  private var customSpacings: [(view: Weak, spacing: Points)] = []
  private var arranged: [Weak] = []

  /// Creates a stack without views.
  public override init(frame: Rect = .zero) {
    axis = .horizontal
    spacing = 0
    super.init(frame: frame)
  }

  /// Creates a stack that arranges views.
  ///
  /// From now on, constraints place the views.
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

  /// Adds a view at the end of the stack and turns off the translation of its mask.
  public func addArrangedSubview(_ view: View) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts a view into the stack and turns off the translation of its mask.
  ///
  /// - Parameters:
  ///   - view: the view to arrange. A subview of the stack keeps its place among the subviews. Any
  ///     other view becomes the frontmost subview.
  ///   - position: the index among the other arranged views, clamped to the valid range.
  public func insertArrangedSubview(_ view: View, at position: Int) {
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    var views = arrangedSubviews.filter { $0 !== view }
    views.insert(view, at: min(max(position, 0), views.count))
    arranged = views.map { Weak(view: $0) }
    view.translatesAutoresizingMaskIntoConstraints = false
    setNeedsLayout()
  }

  /// Stops arranging a view.
  ///
  /// The view stays a subview, so remove it or constrain its position.
  public func removeArrangedSubview(_ view: View) {
    arranged = arrangedSubviews.filter { $0 !== view }.map { Weak(view: $0) }
    setNeedsLayout()
  }

  /// Sets the space after one of the views, which overrides `spacing`.
  ///
  /// - Parameters:
  ///   - spacing: the space in points, or `spacingUseDefault` to restore the stack's spacing.
  ///   - view: an arranged view; the space has no effect after the last visible view.
  public func setCustomSpacing(_ spacing: Points, after view: View) {
    setNeedsLayout()
    customSpacings.removeAll { $0.view.view == nil || $0.view.view === view }
    guard spacing != StackView.spacingUseDefault else { return }
    customSpacings.append((Weak(view: view), spacing))
  }

  /// Returns the custom space after a view, or `spacingUseDefault` if none is set.
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
    /// The view with the lowest hugging grows, or the one with the lowest resistance shrinks.
    case fill
    /// All views have the same length.
    case fillEqually
    /// The lengths of the views are proportional to their content lengths.
    case fillProportionally
    /// The spaces between the views are equal.
    case equalSpacing
    /// The distances between the centres of the views are equal.
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
    /// The views fill the stack across its axis.
    case fill
    /// The views are at the leading edge of a vertical stack or the top of a horizontal one.
    case leading, top
    /// The views of a horizontal stack are aligned by their first baselines.
    case firstBaseline
    /// The views are centred.
    case center
    /// The views are at the trailing edge of a vertical stack or the bottom of a horizontal one.
    case trailing, bottom
    /// The views of a horizontal stack are aligned by their last baselines.
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
