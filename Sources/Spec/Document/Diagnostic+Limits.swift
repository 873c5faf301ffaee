import Diagnostics
import Geometry

/// Diagnostics about exceeded limits.
extension Diagnostic {
  static func fileTooLarge(_ limits: SpecLimits, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "fileTooLarge",
        text: "the file is larger than the \(limits[.fileSize]) MiB that a spec may have"),
      at: span,
      help: "split the screen into several specs" + raising(.fileSize, limits))
  }

  static func tooManyNodes(_ limits: SpecLimits, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "tooManyValues",
        text:
          "with aliases, rows and templates written out, the spec has more than \(limits[.values]) values"
      ),
      at: span,
      help: "use fewer aliases, rows or templates, or split the screen into several specs"
        + raising(.values, limits))
  }

  static func tooDeep(_ limits: SpecLimits, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "tooDeep",
        text: "lists and mappings stand more than \(limits[.nesting]) levels deep here"),
      at: span, help: "put fewer views into each other" + raising(.nesting, limits))
  }

  static func tooMuchText(_ limits: SpecLimits, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "tooMuchText",
        text: "rows and templates are filled with more than \(limits[.text]) MiB of text"),
      at: span, help: "use fewer rows, or shorter texts" + raising(.text, limits))
  }

  /// Reports a paragraph or word of a text beyond its limit.
  static func textTooLong(
    _ excess: TextExcess, in key: String, _ limits: SpecLimits, at span: SourceSpan
  ) -> Diagnostic {
    let limit = excess.limit
    let isWord = limit == .word
    return Diagnostic(
      Message(
        rule: "textTooLong",
        text: "`\(key)` has a \(limit.rawValue) of \(excess.length) characters"),
      at: span,
      notes: [Note("a \(limit.rawValue) may have \(limits[limit]) characters")],
      help: (isWord ? "shorten it or add spaces" : "shorten it or add line breaks")
        + raising(limit, limits, toFit: excess.length))
  }

  static func deviceTooLarge(
    pixels: Int, _ limits: SpecLimits, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "outOfRange",
        text: "this device has \(pixels) pixels; it may have \(limits[.pixels])"),
      at: span,
      help: "make it smaller, or its scale" + raising(.pixels, limits, toFit: pixels))
  }

  /// Reports too many cells.
  ///
  /// - Parameters:
  ///   - count: their number.
  ///   - isLeast: whether the number is a lower bound.
  ///   - canPair: whether the strategy draws all combinations, and may draw fewer.
  ///   - limits: the limits.
  ///   - span: the place of the matrix.
  /// - Returns: the diagnostic.
  static func tooManyCells(
    _ count: Int, isLeast: Bool, canPair: Bool, _ limits: SpecLimits, at span: SourceSpan?
  ) -> Diagnostic {
    let twice = min(limits[.cells] * 2, SpecLimits.Name.cells.greatest)
    return Diagnostic(
      Message(
        rule: "tooManyCells",
        text:
          "the matrix has \(isLeast ? "at least " : "")\(count) cells; it may have \(limits[.cells])"
      ), at: span,
      help: (canPair
        ? "name fewer values, use `include`, or draw each pair of values once with `strategy: pairwise`"
        : "name fewer values")
        + raising(.cells, limits, toFit: isLeast ? max(count, twice) : count))
  }

  /// Reports that there are more errors than the limit allows to list.
  static func moreMistakes(than limits: SpecLimits, severity: Severity) -> Diagnostic {
    let things = severity == .error ? "errors" : "warnings"
    return Diagnostic(
      Message(
        rule: "moreMistakes",
        text: "there are more \(things) than these \(limits[.mistakes])"),
      severity: severity,
      help: "mend these and check again" + raising(.mistakes, limits))
  }

  /// The help that offers to raise a limit to `need`, or to twice its value if `need` is nil.
  ///
  /// Empty if that is above the limit's maximum.
  private static func raising(
    _ name: SpecLimits.Name, _ limits: SpecLimits, toFit need: Int? = nil
  ) -> String {
    let value = need ?? min(limits[name] * 2, name.greatest)
    guard limits[name] < value, value <= name.greatest else { return "" }
    return ", or raise the limit with `--limit \(name.rawValue)=\(value)`"
  }
}
