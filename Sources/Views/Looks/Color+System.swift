import Devices
import Graphics
import ViewKinds

/// The colours that the system names, as `UIColor` has them.
extension Color {
  /// `UIColor.systemRed`.
  public static let systemRed = Color(.systemRed)
  /// `UIColor.systemOrange`.
  public static let systemOrange = Color(.systemOrange)
  /// `UIColor.systemYellow`.
  public static let systemYellow = Color(.systemYellow)
  /// `UIColor.systemGreen`.
  public static let systemGreen = Color(.systemGreen)
  /// `UIColor.systemMint`.
  public static let systemMint = Color(.systemMint)
  /// `UIColor.systemTeal`.
  public static let systemTeal = Color(.systemTeal)
  /// `UIColor.systemCyan`.
  public static let systemCyan = Color(.systemCyan)
  /// `UIColor.systemBlue`.
  public static let systemBlue = Color(.systemBlue)
  /// `UIColor.systemIndigo`.
  public static let systemIndigo = Color(.systemIndigo)
  /// `UIColor.systemPurple`.
  public static let systemPurple = Color(.systemPurple)
  /// `UIColor.systemPink`.
  public static let systemPink = Color(.systemPink)
  /// `UIColor.systemBrown`.
  public static let systemBrown = Color(.systemBrown)
  /// `UIColor.systemGray`.
  public static let systemGray = Color(.systemGray)
  /// `UIColor.systemGray2`.
  public static let systemGray2 = Color(.systemGray2)
  /// `UIColor.systemGray3`.
  public static let systemGray3 = Color(.systemGray3)
  /// `UIColor.systemGray4`.
  public static let systemGray4 = Color(.systemGray4)
  /// `UIColor.systemGray5`.
  public static let systemGray5 = Color(.systemGray5)
  /// `UIColor.systemGray6`.
  public static let systemGray6 = Color(.systemGray6)
  /// `UIColor.label`.
  public static let label = Color(.label)
  /// `UIColor.secondaryLabel`.
  public static let secondaryLabel = Color(.secondaryLabel)
  /// `UIColor.tertiaryLabel`.
  public static let tertiaryLabel = Color(.tertiaryLabel)
  /// `UIColor.quaternaryLabel`.
  public static let quaternaryLabel = Color(.quaternaryLabel)
  /// `UIColor.placeholderText`.
  public static let placeholderText = Color(.placeholderText)
  /// `UIColor.link`.
  public static let link = Color(.link)
  /// `UIColor.separator`.
  public static let separator = Color(.separator)
  /// `UIColor.opaqueSeparator`.
  public static let opaqueSeparator = Color(.opaqueSeparator)
  /// `UIColor.systemFill`.
  public static let systemFill = Color(.systemFill)
  /// `UIColor.secondarySystemFill`.
  public static let secondarySystemFill = Color(.secondarySystemFill)
  /// `UIColor.tertiarySystemFill`.
  public static let tertiarySystemFill = Color(.tertiarySystemFill)
  /// `UIColor.quaternarySystemFill`.
  public static let quaternarySystemFill = Color(.quaternarySystemFill)
  /// `UIColor.systemBackground`.
  public static let systemBackground = Color(.systemBackground)
  /// `UIColor.secondarySystemBackground`.
  public static let secondarySystemBackground = Color(.secondarySystemBackground)
  /// `UIColor.tertiarySystemBackground`.
  public static let tertiarySystemBackground = Color(.tertiarySystemBackground)
  /// `UIColor.systemGroupedBackground`.
  public static let systemGroupedBackground = Color(.systemGroupedBackground)
  /// `UIColor.secondarySystemGroupedBackground`.
  public static let secondarySystemGroupedBackground = Color(.secondarySystemGroupedBackground)
  /// `UIColor.tertiarySystemGroupedBackground`.
  public static let tertiarySystemGroupedBackground = Color(.tertiarySystemGroupedBackground)
  /// `UIColor.black`.
  public static let black = Color(.black)
  /// `UIColor.darkGray`.
  public static let darkGray = Color(.darkGray)
  /// `UIColor.lightGray`.
  public static let lightGray = Color(.lightGray)
  /// `UIColor.white`.
  public static let white = Color(.white)
  /// `UIColor.gray`.
  public static let gray = Color(.gray)
  /// `UIColor.red`.
  public static let red = Color(.red)
  /// `UIColor.green`.
  public static let green = Color(.green)
  /// `UIColor.blue`.
  public static let blue = Color(.blue)
  /// `UIColor.cyan`.
  public static let cyan = Color(.cyan)
  /// `UIColor.yellow`.
  public static let yellow = Color(.yellow)
  /// `UIColor.magenta`.
  public static let magenta = Color(.magenta)
  /// `UIColor.orange`.
  public static let orange = Color(.orange)
  /// `UIColor.purple`.
  public static let purple = Color(.purple)
  /// `UIColor.brown`.
  public static let brown = Color(.brown)
  /// `UIColor.clear`.
  public static let clear = Color(.clear)
}

extension Color {
  /// The names of these colours.
  enum Name: String, CaseIterable {
    case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan
    case systemBlue, systemIndigo, systemPurple, systemPink, systemBrown, systemGray, systemGray2
    case systemGray3, systemGray4, systemGray5, systemGray6, label, secondaryLabel, tertiaryLabel
    case quaternaryLabel, placeholderText, link, separator, opaqueSeparator, systemFill
    case secondarySystemFill, tertiarySystemFill, quaternarySystemFill, systemBackground
    case secondarySystemBackground, tertiarySystemBackground, systemGroupedBackground
    case secondarySystemGroupedBackground, tertiarySystemGroupedBackground, black, darkGray
    case lightGray, white, gray, red, green, blue, cyan, yellow, magenta, orange, purple, brown
    case clear
  }

  private init(_ name: Name) {
    self.init(SystemColors.color(named: name.rawValue) ?? DynamicColor(.clear))
  }
}
