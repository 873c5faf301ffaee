/// The user's preferred text size, smallest first.
public enum ContentSizeCategory: String, Hashable, Sendable, CaseIterable {
  /// The seven sizes of the display settings.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// The larger ones that the accessibility settings add.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// The five larger sizes that the accessibility settings add.
  package var isAccessibility: Bool { index >= ContentSizeCategory.accessibility1.index }

  /// The size at which bars stop growing: their titles are seen larger only under a long press.
  package var inBars: ContentSizeCategory { isAccessibility ? .xxxLarge : self }

  /// The place in the order of sizes, from 0.
  var index: Int { ContentSizeCategory.allCases.firstIndex(of: self) ?? 0 }
}
