public import Geometry

/// Margins as they were set last.
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
  /// The view's own margins, before the safe area is added: 8 points on each side, and the system's
  /// at the sides of a window's view.
  public var layoutMargins: Insets {
    get { ownMargins(effectiveDirection) }
    set { margins = .fixed(newValue) }
  }

  /// The view's own margins by the direction of reading.
  public var directionalLayoutMargins: DirectionalInsets {
    get {
      let own = ownMargins(effectiveDirection)
      let turned = effectiveDirection == .rightToLeft ? own.mirrored : own
      return DirectionalInsets(
        top: turned.top, leading: turned.left, bottom: turned.bottom, trailing: turned.right)
    }
    set { margins = .directional(newValue) }
  }

  func ownMargins(_ direction: LayoutDirection) -> Insets {
    let own = margins?.insets(direction)
    guard let system = host?.screen.systemMargins else {
      return own ?? viewContent?.margins ?? Insets(all: 8)
    }
    guard let own else { return system }
    guard viewRespectsSystemMinimumLayoutMargins else { return own }
    return own.greater(system)
  }

  /// The direction of the view's own content; nil means the window's.
  var ownDirection: LayoutDirection? {
    switch semanticContentAttribute {
    case .unspecified: nil
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// The direction of the view's immediate content.
  public var effectiveDirection: LayoutDirection {
    ownDirection ?? topmost.host?.screen.direction ?? .leftToRight
  }
}
