public import AutoLayout
import Devices
public import Geometry
import ViewKinds

extension View {
  /// The colour behind the view's contents; that of its kind where nil.
  public var backgroundColor: Color? {
    get { ownLook.background }
    set { ownLook.background = newValue }
  }

  /// The colour of interactive parts, also of the views within; the superview's unless it is set, and
  /// blue in the end.
  public var tintColor: Color {
    get { ownLook.tint ?? superview?.tintColor ?? .systemBlue }
    set { ownLook.tint = newValue }
  }

  /// Corners and border.
  public var layer: Layer { Layer(view: self) }

  var ownLook: OwnLook {
    get { look as? OwnLook ?? OwnLook() }
    set {
      guard newValue != ownLook else { return }
      look = newValue
      setNeedsLayout()
    }
  }
}

/// What any view may look like besides what its kind is.
struct OwnLook: AttachedLook, Hashable {
  var background: Color?
  /// Nil for the superview's.
  var tint: Color?
  var cornerRadius: Points = 0
  var borderWidth: Points = 0
  var borderColor = Color.black
}

/// The corners and the border of a view, as `CALayer`.
public struct Layer {
  let view: View

  /// Of the background, and of what is cut off where the view clips; brought to 0 or above.
  public var cornerRadius: Points {
    get { view.ownLook.cornerRadius }
    nonmutating set { view.ownLook.cornerRadius = max(newValue, 0) }
  }

  /// Inside the view's edges; brought to 0 or above.
  public var borderWidth: Points {
    get { view.ownLook.borderWidth }
    nonmutating set { view.ownLook.borderWidth = max(newValue, 0) }
  }

  /// The border's colour; black unless it is set.
  public var borderColor: Color {
    get { view.ownLook.borderColor }
    nonmutating set { view.ownLook.borderColor = newValue }
  }

  /// Whether what lies outside the view's edges is cut off, as `clipsToBounds`.
  public var masksToBounds: Bool {
    get { view.clipsToBounds }
    nonmutating set { view.clipsToBounds = newValue }
  }
}

extension View {
  /// How the view is drawn.
  func viewLook(in state: DeviceState) -> ViewLook {
    let own = ownLook
    return ViewLook(
      kind: (self as? KindView)?.makeKind(in: traits(in: state))
        ?? PlainView(KeyValues(), traits: traits(in: state)),
      background: own.background?.resolved(in: state.configuration), isHidden: isHidden,
      alpha: min(max(alpha, 0), 1), corners: Corners(radius: own.cornerRadius),
      clips: clipsToBounds,
      border: own.borderWidth > 0
        ? Border(
          width: own.borderWidth, color: own.borderColor.resolved(in: state.configuration)) : nil)
  }

  /// What the view's kind knows of its surroundings.
  func traits(in state: DeviceState) -> Traits {
    let configuration = state.configuration
    return Traits(
      appearance: configuration.appearance, direction: effectiveDirection, grid: state.grid,
      tint: tintColor.resolved(in: configuration),
      systemMargin: state.geometry.rootMargins.left, family: configuration.device.family,
      sizeClasses: state.geometry.sizeClasses, textSize: configuration.textSize,
      os: configuration.os, contrast: configuration.contrast)
  }
}
