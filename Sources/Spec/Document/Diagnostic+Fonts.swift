import Devices
import Diagnostics
import Graphics

/// Diagnostics about a project's own fonts.
extension Diagnostic {
  /// Reports a text that is no text style.
  static func unknownFont(_ text: String, key: String, at span: SourceSpan) -> Diagnostic {
    let answer = Phrasebook.standard.value(text, of: key, known: TextStyle.names)
    return Diagnostic(
      Message(rule: "unknownValue", text: "`\(key)` cannot be `\(text)`"), at: span,
      fixIt: answer == nil && NumberWithUnit.points(text) == nil
        && MistakenValue.name(text, in: TextStyle.names) == nil
        ? MistakenFont(text)?.fixIt ?? fixIt(text, TextStyle.names)
        : fixIt(text, TextStyle.names, answer, key: key))
  }

  static func reservedFamily(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "reservedFamily", text: "`\(name)` is a family of the system's"), at: span,
      help: "choose another name")
  }

  static func fontOfTwoSizes(_ key: String, style: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "fontOfTwoSizes", text: "the style `\(style)` gives the size, and `\(key)` does too"),
      at: span,
      help: key == "size"
        ? "for a size of your own that grows like the style, write `scaled: \(style)` in place of `style`"
        : "keep `style` or `scaled`")
  }

  static func noRoundedFont(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "noRoundedFont", text: "there is no font for the system's design `\(name)`"),
      at: span,
      help: "leave it out, or name the files of a font under `fonts:` as the family `\(name)`")
  }

  static func emptyFamily(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "emptyFamily", text: "the family `\(name)` has no files"), at: span,
      help: "name a font file in the folder of the spec")
  }

  static func unusableFont(
    _ path: String, _ fault: FontFault, at span: SourceSpan
  ) -> Diagnostic {
    switch fault {
    case .unreadable:
      Diagnostic(
        Message(rule: "unreadableFont", text: "`\(path)` cannot be read"), at: span,
        help: "check its permissions (`chmod +r`)")
    case .unknownFormat:
      Diagnostic(
        Message(rule: "notAFont", text: "`\(path)` is not a font"), at: span,
        help: "fonts are OpenType and TrueType files")
    case .largeFilePointer:
      Diagnostic(.largeFilePointer(path), at: span, help: LargeFilePointer.help)
    case .damaged(let table):
      Diagnostic(
        Message(
          rule: "brokenFont", text: "the font `\(path)` is broken in its table `\(table)`"),
        at: span, help: "copy or export it again")
    case .brokenGlyph(let number):
      Diagnostic(
        Message(
          rule: "brokenFont", text: "the font `\(path)` is broken in its glyph \(number)"),
        at: span, help: "copy or export it again")
    case .tooComplex(let table):
      Diagnostic(
        Message(
          rule: "fontTooComplex",
          text: "the font `\(path)` asks for too much work in its table `\(table)`"),
        at: span,
        notes: [Note("its lookups apply each other too often, or make too many glyphs of one")],
        help: "use another font, or remove the table")
    case .tooLarge(let limit):
      Diagnostic(
        Message(
          rule: "fontTooLarge", text: "the font `\(path)` is larger than \(limit >> 20) MiB"),
        at: span, help: "leave out the characters that are not shown")
    }
  }
}
