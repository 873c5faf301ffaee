import Views

extension UIView {
  /// The position and scaling of a view's content.
  public enum ContentMode: Int, Sendable {
    /// The content fills the view; its aspect ratio may change.
    case scaleToFill
    /// The content keeps its aspect ratio and fits into the view, or fills it.
    case scaleAspectFit, scaleAspectFill
    /// The same as `scaleToFill`.
    case redraw
    /// The content keeps its size, at a position in the view.
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }
}

/// The layout direction of a view's content.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The window's direction.
  case unspecified
  /// Content that right-to-left layout does not mirror.
  case playback, spatial
  /// Always from left to right, or from right to left.
  case forceLeftToRight, forceRightToLeft

  var attribute: View.SemanticContentAttribute {
    switch self {
    case .unspecified: .unspecified
    case .playback: .playback
    case .spatial: .spatial
    case .forceLeftToRight: .forceLeftToRight
    case .forceRightToLeft: .forceRightToLeft
    }
  }

  init(_ attribute: View.SemanticContentAttribute) {
    switch attribute {
    case .unspecified: self = .unspecified
    case .playback: self = .playback
    case .spatial: self = .spatial
    case .forceLeftToRight: self = .forceLeftToRight
    case .forceRightToLeft: self = .forceRightToLeft
    }
  }
}

/// A direction in which text and views run.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right, or from right to left.
  case leftToRight, rightToLeft
}

/// What an accessibility element is; kept, without effect.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the traits.
  public let rawValue: UInt64

  /// Creates traits from bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No trait.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// A selected element.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// A text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// A disabled element.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// An element that changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  /// A search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  /// An element with a value that can be adjusted.
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  /// A header of a section.
  public static let header = UIAccessibilityTraits(rawValue: 65_536)
}

/// A class whose look can be set for all its objects; there is no such look here.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

extension UIView: UIAppearance {}
