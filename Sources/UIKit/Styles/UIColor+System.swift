import Views

extension UIColor {
  /// The colour `systemRed`.
  public class var systemRed: UIColor { UIColor(.systemRed) }
  /// The colour `systemOrange`.
  public class var systemOrange: UIColor { UIColor(.systemOrange) }
  /// The colour `systemYellow`.
  public class var systemYellow: UIColor { UIColor(.systemYellow) }
  /// The colour `systemGreen`.
  public class var systemGreen: UIColor { UIColor(.systemGreen) }
  /// The colour `systemMint`.
  public class var systemMint: UIColor { UIColor(.systemMint) }
  /// The colour `systemTeal`.
  public class var systemTeal: UIColor { UIColor(.systemTeal) }
  /// The colour `systemCyan`.
  public class var systemCyan: UIColor { UIColor(.systemCyan) }
  /// The colour `systemBlue`.
  public class var systemBlue: UIColor { UIColor(.systemBlue) }
  /// The colour `systemIndigo`.
  public class var systemIndigo: UIColor { UIColor(.systemIndigo) }
  /// The colour `systemPurple`.
  public class var systemPurple: UIColor { UIColor(.systemPurple) }
  /// The colour `systemPink`.
  public class var systemPink: UIColor { UIColor(.systemPink) }
  /// The colour `systemBrown`.
  public class var systemBrown: UIColor { UIColor(.systemBrown) }
  /// The colour `systemGray`.
  public class var systemGray: UIColor { UIColor(.systemGray) }
  /// The colour `systemGray2`.
  public class var systemGray2: UIColor { UIColor(.systemGray2) }
  /// The colour `systemGray3`.
  public class var systemGray3: UIColor { UIColor(.systemGray3) }
  /// The colour `systemGray4`.
  public class var systemGray4: UIColor { UIColor(.systemGray4) }
  /// The colour `systemGray5`.
  public class var systemGray5: UIColor { UIColor(.systemGray5) }
  /// The colour `systemGray6`.
  public class var systemGray6: UIColor { UIColor(.systemGray6) }
  /// The colour `label`.
  public class var label: UIColor { UIColor(.label) }
  /// The colour `secondaryLabel`.
  public class var secondaryLabel: UIColor { UIColor(.secondaryLabel) }
  /// The colour `tertiaryLabel`.
  public class var tertiaryLabel: UIColor { UIColor(.tertiaryLabel) }
  /// The colour `quaternaryLabel`.
  public class var quaternaryLabel: UIColor { UIColor(.quaternaryLabel) }
  /// The colour `placeholderText`.
  public class var placeholderText: UIColor { UIColor(.placeholderText) }
  /// The colour `link`.
  public class var link: UIColor { UIColor(.link) }
  /// The colour `separator`.
  public class var separator: UIColor { UIColor(.separator) }
  /// The colour `opaqueSeparator`.
  public class var opaqueSeparator: UIColor { UIColor(.opaqueSeparator) }
  /// The colour `systemFill`.
  public class var systemFill: UIColor { UIColor(.systemFill) }
  /// The colour `secondarySystemFill`.
  public class var secondarySystemFill: UIColor { UIColor(.secondarySystemFill) }
  /// The colour `tertiarySystemFill`.
  public class var tertiarySystemFill: UIColor { UIColor(.tertiarySystemFill) }
  /// The colour `quaternarySystemFill`.
  public class var quaternarySystemFill: UIColor { UIColor(.quaternarySystemFill) }
  /// The colour `systemBackground`.
  public class var systemBackground: UIColor { UIColor(.systemBackground) }
  /// The colour `secondarySystemBackground`.
  public class var secondarySystemBackground: UIColor { UIColor(.secondarySystemBackground) }
  /// The colour `tertiarySystemBackground`.
  public class var tertiarySystemBackground: UIColor { UIColor(.tertiarySystemBackground) }
  /// The colour `systemGroupedBackground`.
  public class var systemGroupedBackground: UIColor { UIColor(.systemGroupedBackground) }
  /// The colour `secondarySystemGroupedBackground`.
  public class var secondarySystemGroupedBackground: UIColor {
    UIColor(.secondarySystemGroupedBackground)
  }
  /// The colour `tertiarySystemGroupedBackground`.
  public class var tertiarySystemGroupedBackground: UIColor {
    UIColor(.tertiarySystemGroupedBackground)
  }
  /// The colour `black`.
  public class var black: UIColor { UIColor(.black) }
  /// The colour `darkGray`.
  public class var darkGray: UIColor { UIColor(.darkGray) }
  /// The colour `lightGray`.
  public class var lightGray: UIColor { UIColor(.lightGray) }
  /// The colour `white`.
  public class var white: UIColor { UIColor(.white) }
  /// The colour `gray`.
  public class var gray: UIColor { UIColor(.gray) }
  /// The colour `red`.
  public class var red: UIColor { UIColor(.red) }
  /// The colour `green`.
  public class var green: UIColor { UIColor(.green) }
  /// The colour `blue`.
  public class var blue: UIColor { UIColor(.blue) }
  /// The colour `cyan`.
  public class var cyan: UIColor { UIColor(.cyan) }
  /// The colour `yellow`.
  public class var yellow: UIColor { UIColor(.yellow) }
  /// The colour `magenta`.
  public class var magenta: UIColor { UIColor(.magenta) }
  /// The colour `orange`.
  public class var orange: UIColor { UIColor(.orange) }
  /// The colour `purple`.
  public class var purple: UIColor { UIColor(.purple) }
  /// The colour `brown`.
  public class var brown: UIColor { UIColor(.brown) }
  /// The colour `clear`.
  public class var clear: UIColor { UIColor(.clear) }
  /// The colour of text on dark backgrounds.
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
  /// The colour of text on light backgrounds.
  public class var darkText: UIColor { .black }
  /// The tint colour, blue.
  public class var tintColor: UIColor { .systemBlue }
}
