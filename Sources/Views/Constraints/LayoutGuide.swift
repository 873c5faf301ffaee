import AutoLayout
public import Geometry

/// A rectangle in a view that constraints can use like a view, as `UILayoutGuide`.
///
/// Add a custom guide to a view with `addLayoutGuide`, and constrain its position and size.
open class LayoutGuide: LayoutElement {
  /// A name for messages.
  public var identifier = ""
  /// The view that the guide belongs to.
  public internal(set) weak var owningView: View?
  let kind: Kind

  /// Creates a custom guide without an owning view.
  public override init() {
    kind = .own
    super.init()
  }

  init(_ kind: Kind, of view: View) {
    self.kind = kind
    owningView = view
    super.init()
    identifier = kind.guide(named: "").name
  }

  override var owner: View? { owningView }

  /// The guide's frame in its owning view's coordinates, or nil without an owning view.
  ///
  /// Each call computes the layout in its current state.
  public var layoutFrame: Rect? { owningView.flatMap { LayoutSession(of: $0).frame(of: self) } }

  enum Kind: Hashable {
    case own, safeArea, margins, readable, keyboard, topLayout, bottomLayout, content, frame

    func guide(named name: String) -> Guide {
      switch self {
      case .own: .custom(name)
      case .safeArea: .safeArea
      case .margins: .margins
      case .readable: .readable
      case .keyboard: .keyboard
      case .topLayout: .topLayout
      case .bottomLayout: .bottomLayout
      case .content: .content
      case .frame: .frame
      }
    }
  }
}

extension View {
  /// The area of the view that bars, cutouts and rounded corners do not cover.
  public var safeAreaLayoutGuide: LayoutGuide { guide(.safeArea) }
  /// The area of the view inside its margins.
  public var layoutMarginsGuide: LayoutGuide { guide(.margins) }
  /// The area of the view inside its margins, limited to the readable width.
  public var readableContentGuide: LayoutGuide { guide(.readable) }
  /// The part of the view that the keyboard covers, or its bottom safe area without a keyboard.
  public var keyboardLayoutGuide: KeyboardLayoutGuide {
    if let guide = keyboardGuide { return guide }
    let guide = KeyboardLayoutGuide(of: self)
    keyboardGuide = guide
    return guide
  }

  /// Adds a guide to the view and removes it from its previous owning view.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    guard guide.kind == .own else { return }
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layoutGuides.append(guide)
  }

  /// Removes a custom guide of the view and deactivates the constraints that use it.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    guard layoutGuides.contains(guide) else { return }
    var holder: View? = self
    while let view = holder {
      for constraint in view.constraints where constraint.items.contains(where: { $0 === guide }) {
        constraint.deactivate()
      }
      holder = view.superview
    }
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  /// The view's guide of a kind that is not its own, the same object every time.
  func guide(_ kind: LayoutGuide.Kind) -> LayoutGuide {
    if let guide = systemGuides.first(where: { $0.kind == kind }) { return guide }
    let guide = LayoutGuide(kind, of: self)
    systemGuides.append(guide)
    return guide
  }
}

/// The part of a view that the keyboard covers, as `UIKeyboardLayoutGuide`.
public final class KeyboardLayoutGuide: LayoutGuide {
  var behavior = KeyboardGuideBehavior()

  init(of view: View) { super.init(.keyboard, of: view) }

  /// Whether the guide keeps the view's bottom safe area while no keyboard is docked there; true by
  /// default.
  public var usesBottomSafeArea: Bool {
    get { behavior.usesBottomSafeArea }
    set { behavior.usesBottomSafeArea = newValue }
  }

  /// Whether the guide follows a floating keyboard.
  public var followsUndockedKeyboard: Bool {
    get { behavior.followsUndockedKeyboard }
    set { behavior.followsUndockedKeyboard = newValue }
  }
}
