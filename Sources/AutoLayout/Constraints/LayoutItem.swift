/// An item of a constraint.
package enum LayoutItem: Hashable, Sendable {
  case view(ViewID)
  case guide(ViewID, Guide)
  /// The keyboard's own frame; of zero height at the screen's bottom edge while hidden.
  case keyboard

  /// The view itself, or the view that owns the guide; the root for the keyboard.
  package var owner: ViewID {
    switch self {
    case .view(let id), .guide(let id, _): id
    case .keyboard: .root
    }
  }

  /// Whether the item is a rectangle without text, so that it has no baselines.
  package var isGuide: Bool {
    switch self {
    case .view: false
    case .guide, .keyboard: true
    }
  }
}

/// A rectangle of a view that constraints may use like a view.
package enum Guide: Hashable, Sendable {
  case safeArea
  case margins
  /// The margins guide, no wider than is comfortable to read.
  case readable
  /// The part of the view that the docked keyboard covers, or its bottom safe area while there is
  /// none, as `keyboardLayoutGuide`.
  case keyboard
  /// The strip above the root's safe area, as the deprecated `topLayoutGuide`; the root's alone.
  case topLayout
  /// The strip below the root's safe area, as the deprecated `bottomLayoutGuide`; the root's alone.
  case bottomLayout
  /// A scroll view's content, as `contentLayoutGuide`.
  case content
  /// A scroll view's content less its own margins.
  case contentMargins
  /// A scroll view's frame, which does not scroll, as `frameLayoutGuide`.
  case frame
  /// One of the view's own guides, placed by constraints.
  case custom(String)
  /// A guide that the engine makes for constraints of its own, as a stack's spacers.
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
