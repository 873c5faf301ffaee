package import Geometry

/// The user's preferred text size, smallest first.
public enum ContentSizeCategory: String, Hashable, Sendable, CaseIterable {
  /// The seven sizes of the display settings.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// The five larger sizes that the accessibility settings add.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether the size is one that the accessibility settings add.
  package var isAccessibility: Bool { index >= ContentSizeCategory.accessibility1.index }

  /// The size in bars, which stop growing at `xxxLarge`.
  ///
  /// Their titles appear larger only under a long press.
  package var inBars: ContentSizeCategory { isAccessibility ? .xxxLarge : self }

  /// The position among the sizes, counted from 0.
  var index: Int { ContentSizeCategory.allCases.firstIndex(of: self) ?? 0 }

  /// The greatest width of readable content, which grows with the text.
  ///
  /// 672 at the default size. The values between the two known accessibility sizes are evenly
  /// spaced.
  package var readableWidth: Points {
    switch self {
    case .xSmall: 560
    case .small: 600
    case .medium: 632
    case .large: 672
    case .xLarge: 712
    case .xxLarge: 744
    case .xxxLarge: 784
    case .accessibility1: 808
    case .accessibility2: 832
    case .accessibility3: 848
    case .accessibility4: 872
    case .accessibility5: 896
    }
  }
}
