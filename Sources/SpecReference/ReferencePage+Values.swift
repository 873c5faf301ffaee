import Devices
import Geometry
import Graphics
import Spec
import ViewKinds

extension ReferencePage {
  static var values: [ReferenceSection] {
    [
      section(
        "Values",
        """
        A **length** is a number of points or the name of a metric. A **colour** is one of these:

        - `"#RRGGBB"`, `"#RRGGBBAA"`, `"#RGB"` or `"#RGBA"`, in quotes
        - `rgb(255, 45, 85)` in sRGB, or `p3(1, 0.18, 0.33)` in Display P3, with an
          optional alpha from 0 to 1 as the last number
        - a name from `colors` or from the asset catalogues, or a system colour
        - `{ light: …, dark: … }`

        Strut draws Display P3 colours in sRGB and clips values that sRGB cannot show. A **font**
        is a text style, a size or a mapping. The name of a **metric** follows the rules for view
        ids. Numbers are decimal. Only `true` and `false` are truth values.
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
    Families: \(MarkdownNames.list(FontFamily.designs.map(\.name))), and those of `fonts`.

    A text style follows the axis `textSize`; bars stop growing at `xxxLarge`. A font given by its size
    stays as it is, unless it is `scaled`. The baselines of a text style are its leading apart, such as
    22 points for `body`; the lines of other fonts have the font's line height.
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
    var table = MarkdownTable([
      "colour", "light", "dark", "raised, dark", "high contrast, light", "high contrast, dark",
    ])
    for name in SystemColors.names {
      guard let color = SystemColors.color(named: name) else { continue }
      let high = color.highContrast
      table.append(
        ["`\(name)`"]
          + [color.light, color.dark, color.darkElevated, high.light, high.dark].map(\.hexadecimal))
    }
    return table
  }
}
