import Devices
import Graphics
public import ViewKinds

/// The system colours of `UIColor`.
extension Color {
  /// `UIColor.systemRed`.
  public static let systemRed = Color(system: .systemRed)
  /// `UIColor.systemOrange`.
  public static let systemOrange = Color(system: .systemOrange)
  /// `UIColor.systemYellow`.
  public static let systemYellow = Color(system: .systemYellow)
  /// `UIColor.systemGreen`.
  public static let systemGreen = Color(system: .systemGreen)
  /// `UIColor.systemMint`.
  public static let systemMint = Color(system: .systemMint)
  /// `UIColor.systemTeal`.
  public static let systemTeal = Color(system: .systemTeal)
  /// `UIColor.systemCyan`.
  public static let systemCyan = Color(system: .systemCyan)
  /// `UIColor.systemBlue`.
  public static let systemBlue = Color(system: .systemBlue)
  /// `UIColor.systemIndigo`.
  public static let systemIndigo = Color(system: .systemIndigo)
  /// `UIColor.systemPurple`.
  public static let systemPurple = Color(system: .systemPurple)
  /// `UIColor.systemPink`.
  public static let systemPink = Color(system: .systemPink)
  /// `UIColor.systemBrown`.
  public static let systemBrown = Color(system: .systemBrown)
  /// `UIColor.systemGray`.
  public static let systemGray = Color(system: .systemGray)
  /// `UIColor.systemGray2`.
  public static let systemGray2 = Color(system: .systemGray2)
  /// `UIColor.systemGray3`.
  public static let systemGray3 = Color(system: .systemGray3)
  /// `UIColor.systemGray4`.
  public static let systemGray4 = Color(system: .systemGray4)
  /// `UIColor.systemGray5`.
  public static let systemGray5 = Color(system: .systemGray5)
  /// `UIColor.systemGray6`.
  public static let systemGray6 = Color(system: .systemGray6)
  /// `UIColor.label`.
  public static let label = Color(system: .label)
  /// `UIColor.secondaryLabel`.
  public static let secondaryLabel = Color(system: .secondaryLabel)
  /// `UIColor.tertiaryLabel`.
  public static let tertiaryLabel = Color(system: .tertiaryLabel)
  /// `UIColor.quaternaryLabel`.
  public static let quaternaryLabel = Color(system: .quaternaryLabel)
  /// `UIColor.placeholderText`.
  public static let placeholderText = Color(system: .placeholderText)
  /// `UIColor.link`.
  public static let link = Color(system: .link)
  /// `UIColor.separator`.
  public static let separator = Color(system: .separator)
  /// `UIColor.opaqueSeparator`.
  public static let opaqueSeparator = Color(system: .opaqueSeparator)
  /// `UIColor.systemFill`.
  public static let systemFill = Color(system: .systemFill)
  /// `UIColor.secondarySystemFill`.
  public static let secondarySystemFill = Color(system: .secondarySystemFill)
  /// `UIColor.tertiarySystemFill`.
  public static let tertiarySystemFill = Color(system: .tertiarySystemFill)
  /// `UIColor.quaternarySystemFill`.
  public static let quaternarySystemFill = Color(system: .quaternarySystemFill)
  /// `UIColor.systemBackground`.
  public static let systemBackground = Color(system: .systemBackground)
  /// `UIColor.secondarySystemBackground`.
  public static let secondarySystemBackground = Color(system: .secondarySystemBackground)
  /// `UIColor.tertiarySystemBackground`.
  public static let tertiarySystemBackground = Color(system: .tertiarySystemBackground)
  /// `UIColor.systemGroupedBackground`.
  public static let systemGroupedBackground = Color(system: .systemGroupedBackground)
  /// `UIColor.secondarySystemGroupedBackground`.
  public static let secondarySystemGroupedBackground = Color(
    system: .secondarySystemGroupedBackground)
  /// `UIColor.tertiarySystemGroupedBackground`.
  public static let tertiarySystemGroupedBackground = Color(
    system: .tertiarySystemGroupedBackground)
  /// `UIColor.black`.
  public static let black = Color(system: .black)
  /// `UIColor.darkGray`.
  public static let darkGray = Color(system: .darkGray)
  /// `UIColor.lightGray`.
  public static let lightGray = Color(system: .lightGray)
  /// `UIColor.white`.
  public static let white = Color(system: .white)
  /// `UIColor.gray`.
  public static let gray = Color(system: .gray)
  /// `UIColor.red`.
  public static let red = Color(system: .red)
  /// `UIColor.green`.
  public static let green = Color(system: .green)
  /// `UIColor.blue`.
  public static let blue = Color(system: .blue)
  /// `UIColor.cyan`.
  public static let cyan = Color(system: .cyan)
  /// `UIColor.yellow`.
  public static let yellow = Color(system: .yellow)
  /// `UIColor.magenta`.
  public static let magenta = Color(system: .magenta)
  /// `UIColor.orange`.
  public static let orange = Color(system: .orange)
  /// `UIColor.purple`.
  public static let purple = Color(system: .purple)
  /// `UIColor.brown`.
  public static let brown = Color(system: .brown)
  /// `UIColor.clear`.
  public static let clear = Color(system: .clear)
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

  private init(system name: Name) {
    self = SystemColors.color(named: name.rawValue) ?? Color(RGBAColor.clear)
  }
}
