import AutoLayout
import Devices
import Geometry
import ViewKinds

extension SpecReference {
  static var values: [String] {
    [
      section(
        "Values",
        """
        A **length** is a number of points or the name of a metric. A **colour** is `"#RRGGBB"` or
        `"#RRGGBBAA"` in quotes, the name of an entry of `colors` or of a system colour, or
        `{ light: …, dark: … }`. A **font** is a text style, a size, or a mapping. A **metric** is named
        as a view is. Numbers are decimal; `true` and `false` are the only truth values.
        """),
      section("Fonts", level: 3, fontText, MarkdownTable(LanguageKeys.font)),
      section("Text styles", level: 3, "", textStyles),
      section("System colours", level: 3, "", systemColors),
      section(
        "Symbols", level: 3,
        """
        The \(SystemSymbol.names.count) names that `symbol` takes are the system's; the drawings are Strut's own. Those
        that point the way reading goes turn with it.
        """, symbols),
    ]
  }

  private static var fontText: String {
    """
    The keys of a font's mapping. Weights: \(MarkdownNames.list(FontWeight.allCases.map(\.rawValue))).
    Families: \(MarkdownNames.list(FontFamily.allCases.map(\.rawValue))).

    A text style follows the axis `textSize`; bars stop growing at `xxxLarge`. A font given by its size
    stays as it is, unless it is `scaled`.
    """
  }

  private static var textStyles: MarkdownTable {
    var table = MarkdownTable(["style", "size in points", "smallest", "largest", "weight"])
    for style in TextStyle.allCases {
      table.append([
        "`\(style.rawValue)`", "\(style.size())", "\(style.size(in: .xSmall))",
        "\(style.size(in: .accessibility5))", style.weight.rawValue,
      ])
    }
    return table
  }

  private static var symbols: MarkdownTable {
    var table = MarkdownTable(["symbol", "forms"])
    for names in SystemSymbol.families {
      table.append(["`\(names[0])`", MarkdownNames.list(Array(names.dropFirst()))])
    }
    return table
  }

  private static var systemColors: MarkdownTable {
    var table = MarkdownTable(["colour", "light", "dark"])
    for name in SystemColors.names {
      guard let color = SystemColors.color(named: name) else { continue }
      table.append(["`\(name)`", color.light.hexadecimal, color.dark.hexadecimal])
    }
    return table
  }
}
