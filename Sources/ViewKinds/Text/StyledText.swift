package import Geometry
package import Graphics

/// A view's text and the attributes of its runs.
package struct StyledText: Hashable {
  var content: TextContent
  /// The attributes of each of the content's runs; empty for plain text.
  private(set) var attributes: [TextAttributes] = []

  /// The keys of a run.
  package static let text = Key("text", .text, "The run's text.")
  package static let font = Key("font", .font, "The run's font; the view's by default.")
  package static let color = Key("color", .color, "The run's colour; the view's by default.")
  package static let background = Key(
    "background", .color,
    "The colour behind the letters, from the top of their line to the top of the next; none by default."
  )
  package static let underline = Key(
    "underline", .flag, "Whether the run is underlined; the view's value by default.")
  package static let underlineColor = Key(
    "underlineColor", .color, "That line's colour; the run's by default.")
  package static let strikethrough = Key(
    "strikethrough", .flag, "Whether the run is struck through; the view's value by default.")
  package static let strikethroughColor = Key(
    "strikethroughColor", .color, "That line's colour; the run's by default.")
  package static let tracking = Key(
    "tracking", .length(-100...100),
    "The space added after each character, in points; the font's by default.")
  package static let baselineOffset = Key(
    "baselineOffset", .length(-1000...1000),
    "The letters' offset above the line's baseline in points, negative below; 0 by default.")
  static let keys: [any KindKey] = [
    text, font, color, background, underline, underlineColor, strikethrough, strikethroughColor,
    tracking, baselineOffset,
  ]

  /// Creates the text from a view's values.
  ///
  /// - Parameters:
  ///   - values: the view's values.
  ///   - key: the text's key; its value is a text or a list of runs.
  ///   - font: the view's font, the default for runs.
  ///   - color: the view's text colour, the default for runs.
  ///   - decorations: the view's decorations, the default for runs.
  ///   - lines: the maximum number of lines; 0 for no limit.
  ///   - lineBreak: the mode of line breaking.
  ///   - keepsColors: whether runs use their own colours; otherwise all runs have the view's
  ///     colour.
  init(
    _ values: KeyValues, key: Key<RichText>, font: FontDescription, color: RGBAColor,
    decorations: TextDecorations = [], lines: Int, lineBreak: LineBreakMode,
    keepsColors: Bool = true
  ) {
    let paragraph = ParagraphStyle(values)
    let text = values[key]
    guard case .runs(let runs)? = text, !runs.isEmpty else {
      let plain = if case .plain(let plain)? = text { plain } else { "" }
      content = TextContent(
        plain, font: font, lines: lines, lineBreak: lineBreak, paragraph: paragraph)
      return
    }
    content = TextContent(
      runs: runs.map { run in
        var own = run[Self.font] ?? font
        if let tracking = run[Self.tracking] { own.tracking = tracking }
        return (run[Self.text] ?? "", own, run[Self.baselineOffset] ?? 0)
      }, font: font, lines: lines, lineBreak: lineBreak, paragraph: paragraph)
    attributes = runs.map { run in
      let own = keepsColors ? run[Self.color] ?? color : color
      func line(
        _ key: Key<Bool>, _ colorKey: Key<RGBAColor>, _ decoration: TextDecorations
      ) -> RGBAColor? {
        guard run[key] ?? decorations.contains(decoration) else { return nil }
        return keepsColors ? run[colorKey] ?? own : own
      }
      return TextAttributes(
        color: own, background: run[Self.background],
        underline: line(Self.underline, Self.underlineColor, .underline),
        strikethrough: line(Self.strikethrough, Self.strikethroughColor, .strikethrough))
    }
  }
}
