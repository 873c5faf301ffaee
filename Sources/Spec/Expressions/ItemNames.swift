/// A name that expressions may use for an item.
package struct ItemName: Hashable, Sendable {
  package let name: String
  /// The item's role: a view, a guide or a rectangle.
  package let role: String
  /// One sentence for the reference.
  package let summary: String

  package init(_ name: String, _ role: String, _ summary: String) {
    self.name = name
    self.role = role
    self.summary = summary
  }

  /// The items in constraints that are not views from the spec.
  package static let items: [ItemName] = [
    ItemName(
      "superview", "a view",
      "In a view's `constraints`: this view, or its superview if the constraint is about this view itself. In the file's `constraints`: the superview of the first view that the constraint names."
    ),
    ItemName("self", "a view", "The view whose `constraints` contain it."),
    ItemName("root", "a view", "The screen's content view."),
    ItemName(
      "safeArea", "a guide", "The root view's safe area; within a row, that of the row's content."),
    ItemName(
      "keyboard", "a rectangle",
      "The rectangle of the keyboard. While the keyboard is hidden, it has the height 0 at the bottom edge of the screen."
    ),
    ItemName(
      "topLayoutGuide", "a guide", "The strip of the root view above its safe area."),
    ItemName(
      "bottomLayoutGuide", "a guide", "The strip of the root view below its safe area."),
  ]

  /// The guides that every view has, written after the view: `superview.margins`.
  package static let viewGuides: [ItemName] = [
    ItemName("safeArea", "a guide", "The part of the view that no bar or cutout covers."),
    ItemName("margins", "a guide", "The view within its layout margins and its safe area."),
    ItemName(
      "readable", "a guide", "The margins guide, no wider than text is comfortable to read."),
    ItemName(
      "keyboard", "a guide",
      "The keyboard layout guide of the view, such as `root.keyboard`: the part that the docked keyboard covers. Without a keyboard, the bottom safe area."
    ),
    ItemName("content", "a guide", "What a `scroll` view scrolls."),
    ItemName("frame", "a guide", "The frame of a `scroll` view, which does not scroll."),
  ]
}
