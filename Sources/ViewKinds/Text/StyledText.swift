import Geometry
import Graphics

/// A view's text with what its runs look like.
struct StyledText: Hashable {
  var content: TextContent
  /// One for each of the content's runs.
  private(set) var attributes: [TextAttributes] = []

  /// What a run may say of itself.
  static let keys: [Key] = [
    Key("text", .text, "The run's text."),
    Key("font", .font, "The run's font; the view's by default."),
    Key("color", .color, "The run's colour; the view's by default."),
    Key(
      "background", .color,
      "The colour behind the letters, from the top of their line to the top of the next; none by default."
    ),
    Key("underline", .flag, "Whether the run is underlined; the view's value by default."),
    Key("underlineColor", .color, "That line's colour; the run's by default."),
    Key(
      "strikethrough", .flag, "Whether the run is struck through; the view's value by default."),
    Key("strikethroughColor", .color, "That line's colour; the run's by default."),
    Key(
      "tracking", .length(-100...100),
      "The space added after each character, in points; the font's by default."),
    Key(
      "baselineOffset", .length(-1000...1000),
      "The letters' offset above the line's baseline in points, negative below; 0 by default."
    ),
  ]

  /// - Parameters:
  ///   - values: the view's.
  ///   - key: the text's; its value is a text or a list of runs.
  ///   - font: the view's.
  ///   - color: the view's.
  ///   - decorations: the view's.
  ///   - lines: the greatest number of lines; 0 for no limit.
  ///   - lineBreak: where lines break.
  ///   - keepsColors: whether runs have colours of their own; otherwise all are in the view's.
  init(
    _ values: KeyValues, key: String, font: FontDescription, color: Color,
    decorations: TextDecorations = [], lines: Int, lineBreak: LineBreakMode,
    keepsColors: Bool = true
  ) {
    let paragraph = ParagraphStyle(values)
    guard let runs = values.items(key), !runs.isEmpty else {
      content = TextContent(
        values.text(key) ?? "", font: font, lines: lines, lineBreak: lineBreak,
        paragraph: paragraph)
      return
    }
    content = TextContent(
      runs: runs.map { run in
        var own = run.font("font") ?? font
        if let tracking = run.length("tracking") { own.tracking = tracking }
        return (run.text("text") ?? "", own, run.length("baselineOffset") ?? 0)
      }, font: font, lines: lines, lineBreak: lineBreak, paragraph: paragraph)
    attributes = runs.map { run in
      let own = keepsColors ? run.color("color") ?? color : color
      func line(_ name: String, _ decoration: TextDecorations) -> Color? {
        guard run.flag(name) ?? decorations.contains(decoration) else { return nil }
        return keepsColors ? run.color("\(name)Color") ?? own : own
      }
      return TextAttributes(
        color: own, background: run.color("background"),
        underline: line("underline", .underline),
        strikethrough: line("strikethrough", .strikethrough))
    }
  }
}
