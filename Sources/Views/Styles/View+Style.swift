import Devices
import Geometry
public import ViewKinds

extension View {
  /// The colour behind the view's contents, or nil for that of its kind.
  public var backgroundColor: Color? {
    get { ownStyle.background }
    set { ownStyle.background = newValue }
  }

  /// The colour of interactive parts, also of the views within; the superview's unless it is set,
  /// and
  /// blue in the end.
  public var tintColor: Color {
    get { ownStyle.tint ?? superview?.tintColor ?? .systemBlue }
    set { ownStyle.tint = newValue }
  }

  /// A map of the drawn view around its middle; the layout does not know of it.
  public var transform: AffineTransform {
    get { ownStyle.transform }
    set { ownStyle.transform = newValue }
  }

  /// Corners, border and shadow.
  public var layer: Layer { Layer(view: self) }
}

extension View {
  /// How the view is drawn.
  func viewStyle(in state: DeviceState) -> ViewStyle {
    let own = ownStyle
    return ViewStyle(
      kind: (self as? KindView)?.makeKind(in: traits(in: state))
        ?? PlainViewKind([], traits: traits(in: state)),
      background: own.background?.resolved(in: state.configuration.colorTraits), isHidden: isHidden,
      alpha: min(max(alpha, 0), 1), corners: own.corners, clips: clipsToBounds,
      border: own.border(in: state), shadow: own.shadow(in: state),
      transform: own.transform == .identity ? nil : own.transform.transform)
  }

  /// The traits that the view's kind is made with.
  func traits(in state: DeviceState) -> Traits {
    Traits(
      state.configuration, state.geometry,
      tint: tintColor.resolved(in: state.configuration.colorTraits),
      direction: effectiveDirection)
  }
}
