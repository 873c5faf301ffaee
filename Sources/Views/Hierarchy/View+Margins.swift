import AutoLayout
public import Geometry

/// The margins that code set last, as fixed or directional sides.
enum Margins {
  case fixed(Insets)
  case directional(DirectionalInsets)

  package func insets(_ direction: LayoutDirection) -> Insets {
    switch self {
    case .fixed(let insets): insets
    case .directional(let insets): insets.insets(direction)
    }
  }
}

extension View {
  /// The view's own margins in points, without the safe area.
  ///
  /// The default is the margins of the view's kind, or 8 points on each side. For a window's root
  /// view, the default is the system's margins.
  public var layoutMargins: Insets {
    get { ownMargins(effectiveDirection) }
    set {
      margins = .fixed(newValue)
      setNeedsLayout()
    }
  }

  /// The view's own margins in points, with leading and trailing sides.
  public var directionalLayoutMargins: DirectionalInsets {
    get {
      let own = ownMargins(effectiveDirection)
      let turned = effectiveDirection == .rightToLeft ? own.mirrored : own
      return DirectionalInsets(
        top: turned.top, leading: turned.left, bottom: turned.bottom, trailing: turned.right)
    }
    set {
      margins = .directional(newValue)
      setNeedsLayout()
    }
  }

  func ownMargins(_ direction: LayoutDirection) -> Insets {
    let own = margins?.insets(direction)
    let screen = isControllersView ? topmost.host?.screen : host?.screen
    guard let system = screen?.systemMargins else {
      return own ?? viewContent?.margins ?? Insets(all: 8)
    }
    guard let own else { return system }
    guard viewRespectsSystemMinimumLayoutMargins else { return own }
    return own.greater(system)
  }

  /// The view's margins in points, with the safe area of the last layout and the margins that it
  /// preserves.
  package var effectiveMargins: Insets {
    let own = ownMargins(effectiveDirection)
    let margins = insetsLayoutMarginsFromSafeArea ? own + safeAreaInsets : own
    guard preservesSuperviewLayoutMargins, let superview else { return margins }
    return margins.greater(superview.effectiveMargins.remaining(of: frame, in: superview.bounds))
  }

  /// The layout direction from `semanticContentAttribute`, or nil to use the window's direction.
  var ownDirection: LayoutDirection? {
    switch semanticContentAttribute {
    case .unspecified: nil
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// The layout direction of the view's own content, as `effectiveUserInterfaceLayoutDirection`.
  public var effectiveDirection: LayoutDirection {
    ownDirection ?? topmost.host?.screen.direction ?? .leftToRight
  }
}
