/// How a view treats what it writes.
package struct TextTraits: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The spec says in which colours, not the system.
  package static let hasColors = TextTraits(rawValue: 1)
  /// The spec says at which side.
  package static let hasAlignment = TextTraits(rawValue: 2)
  /// What is too long can be scrolled to.
  package static let scrolls = TextTraits(rawValue: 4)
  /// What is too long for a part of the view is cut off by the system's own design.
  package static let isCutByDesign = TextTraits(rawValue: 8)
}
