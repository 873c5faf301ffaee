/// The properties of a view's text that lint rules need.
package struct TextTraits: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The spec chooses the text's colour, or at least the colours behind it.
  package static let hasColors = TextTraits(rawValue: 1)
  /// The spec chooses the text's alignment.
  package static let hasAlignment = TextTraits(rawValue: 2)
  /// The view scrolls to text that does not fit.
  package static let scrolls = TextTraits(rawValue: 4)
  /// The system truncates text that does not fit in a part of the view.
  package static let isCutByDesign = TextTraits(rawValue: 8)
  /// The system chooses the text's colour, which no key of the spec changes.
  package static let hasFixedColor = TextTraits(rawValue: 16)
}
