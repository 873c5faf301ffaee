/// An item of a constraint.
package enum LayoutItem: Hashable, Sendable {
  case view(ViewID)
  case guide(ViewID, Guide)
  /// The keyboard's own frame. A hidden keyboard has zero height at the screen's bottom edge.
  case keyboard

  /// The view itself, the guide's owning view, or the root for the keyboard.
  package var owner: ViewID {
    switch self {
    case .view(let id), .guide(let id, _): id
    case .keyboard: .root
    }
  }

  /// Whether the item is a guide or the keyboard, which have no baselines.
  package var isGuide: Bool {
    switch self {
    case .view: false
    case .guide, .keyboard: true
    }
  }
}

/// A layout guide of a view.
package enum Guide: Hashable, Sendable {
  case safeArea
  case margins
  /// The margins guide limited to the readable width, as `readableContentGuide`.
  case readable
  /// The area of the view that the docked keyboard covers, as `keyboardLayoutGuide`. Without a
  /// docked keyboard, it is the bottom safe area by default.
  case keyboard
  /// The area above the root's safe area, as the deprecated `topLayoutGuide`. Only the root has it.
  case topLayout
  /// The area below the root's safe area, as the deprecated `bottomLayoutGuide`. Only the root has
  /// it.
  case bottomLayout
  /// A scroll view's content, as `contentLayoutGuide`.
  case content
  /// A scroll view's content, inset by the scroll view's margins.
  case contentMargins
  /// A scroll view's frame, which does not scroll, as `frameLayoutGuide`.
  case frame
  /// A guide that the spec declares. Constraints place it.
  case custom(String)
  /// A guide that the engine makes for its own constraints, such as the gaps of a stack.
  case system(String)

  package var name: String {
    switch self {
    case .safeArea: "safeArea"
    case .margins: "margins"
    case .readable: "readable"
    case .keyboard: "keyboard"
    case .topLayout: "topLayoutGuide"
    case .bottomLayout: "bottomLayoutGuide"
    case .content: "content"
    case .contentMargins: "content.margins"
    case .frame: "frame"
    case .custom(let name), .system(let name): name
    }
  }
}

/// One attribute of one item.
package struct Anchor: Hashable, Sendable {
  package var item: LayoutItem
  package var attribute: Attribute

  package init(_ item: LayoutItem, _ attribute: Attribute) {
    self.item = item
    self.attribute = attribute
  }
}
