import Geometry

/// The part that a view of an app has in the comparison.
package enum ViewRole: Hashable, Sendable {
  /// A view that a spec can have.
  case content
  /// A private view around other views; its frame is added to theirs.
  case wrapper
  /// A view that UIKit puts into a control; only an identifier pairs it.
  case inside
  /// A private view that is left out together with the views in it.
  case ignored

  /// The roles of all views of a dump.
  static func roles(of views: [DumpedView], _ classes: [UIKitClass]) -> [ViewRole] {
    var roles: [ViewRole] = []
    for view in views {
      let parent = view.parent
      let outer = parent.map { roles[$0] } ?? .content
      if view.frame == nil || outer == .ignored || isIgnored(view) {
        roles.append(.ignored)
      } else if outer == .inside || parent.map({ isInside(view, of: classes[$0]) }) == true {
        roles.append(.inside)
      } else if isScrollIndicator(view, in: parent.map { classes[$0] }) {
        roles.append(.ignored)
      } else if isWrapper(view) || isCellContent(view, in: parent.map { (views[$0], classes[$0]) })
      {
        roles.append(.wrapper)
      } else {
        roles.append(.content)
      }
    }
    return roles
  }

  /// Whether UIKit put a view into a control or a bar.
  ///
  /// An app may add views of its own to a toolbar.
  private static func isInside(_ view: DumpedView, of outer: UIKitClass) -> Bool {
    guard outer.hasPrivateInsides else { return false }
    let isPrivate = view.className.hasPrefix("_") || view.className.hasPrefix("UI")
    return outer != .toolbar || isPrivate && UIKitClass(rawValue: view.className) == nil
  }

  private static func isIgnored(_ view: DumpedView) -> Bool {
    let name = view.className
    return ignoredParts.contains { name.contains($0) }
      || name.hasPrefix("_UI") && (name.contains("Background") || name.contains("Shadow"))
  }

  private static let ignoredParts = [
    "ScrollIndicator", "CellSeparator", "SystemBackgroundView", "CellSelectedBackground",
    "UIKeyboard", "UIInputSet", "UIRemoteKeyboard", "UITextEffects", "UIStatusBar",
    "UITableViewIndex", "_UICursor", "_UIFocus",
  ]

  private static func isWrapper(_ view: DumpedView) -> Bool {
    let name = view.className
    return wrappers.contains(name) || name.hasPrefix("_UI") || name.hasSuffix("Window")
      || name.hasSuffix("HostingView")
  }

  private static let wrappers: Set<String> = [
    "UITransitionView", "UIDropShadowView", "UILayoutContainerView", "UINavigationTransitionView",
    "UIViewControllerWrapperView", "UITableViewWrapperView", "UIPanelControllerContentView",
    "UITableViewHeaderFooterContentView", "UIPageViewControllerScrollView",
  ]

  /// Whether a view is the content view of a cell in a collection, which fills the cell.
  private static func isCellContent(
    _ view: DumpedView, in parent: (view: DumpedView, class: UIKitClass)?
  ) -> Bool {
    guard let parent, parent.class == .collectionCell, view.className == "UIView" else {
      return false
    }
    return view.identifier == nil && view.frame?.size == parent.view.frame?.size
  }

  /// Whether a view is the scroll indicator of a system before iOS 13, which is an image view.
  private static func isScrollIndicator(_ view: DumpedView, in parent: UIKitClass?) -> Bool {
    guard let parent, [.scroll, .table, .collection].contains(parent),
      view.className == "UIImageView", let frame = view.frame
    else { return false }
    return min(frame.width, frame.height) <= 3
  }
}
