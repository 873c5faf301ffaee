package import Diagnostics
import Geometry

/// A value of the file, with its place.
package struct YAMLNode: Hashable, Sendable {
  /// Where the value is written; of a mapping or sequence of several lines, its first character.
  package var span: SourceSpan
  package var content: Content
  /// The template use that a view was filled from, or nil if it is written in place.
  package var use: TemplateUse?

  package init(span: SourceSpan, content: Content, use: TemplateUse? = nil) {
    self.span = span
    self.content = content
    self.use = use
  }

  package enum Content: Hashable, Sendable {
    case scalar(YAMLScalar)
    case sequence([YAMLNode])
    case mapping([YAMLEntry])
  }

  /// The value's type in the words of diagnostics.
  package var kindName: String {
    switch content {
    case .scalar(let scalar) where scalar.isNull: "nothing"
    case .scalar(let scalar) where scalar.flag != nil: "true or false"
    case .scalar(let scalar) where scalar.number != nil: "a number"
    case .scalar: "text"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }

  package var scalar: YAMLScalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  package var isNull: Bool { scalar?.isNull ?? false }
}

/// One key of a mapping with its value; keys are in the order of the file.
package struct YAMLEntry: Hashable, Sendable {
  package var key: String
  package var keySpan: SourceSpan
  package var value: YAMLNode

  package init(key: String, keySpan: SourceSpan, value: YAMLNode) {
    self.key = key
    self.keySpan = keySpan
    self.value = value
  }
}

/// Text as the file has it.
package struct YAMLScalar: Hashable, Sendable {
  package var text: String
  package var style: Style
  /// How many characters stand before the text's first one in its span, where the text stands in
  /// the file character for character on one line; nil with escapes or folded lines.
  package var offset: Int?

  package init(text: String, style: Style, offset: Int? = nil) {
    self.text = text
    self.style = style
    self.offset = offset
  }

  package enum Style: Hashable, Sendable {
    case plain
    case quoted
    /// `|` or `>`.
    case block
  }

  /// Whether it is YAML's null: nothing, `~` or `null`, not in quotes.
  package var isNull: Bool {
    style == .plain && (text.isEmpty || text == "~" || text == "null")
  }

  /// The truth value; nil for anything but an unquoted `true` or `false`.
  package var flag: Bool? {
    guard style == .plain else { return nil }
    return switch text {
    case "true": true
    case "false": false
    default: nil
    }
  }

  /// The number; nil for quoted text and for what is not a finite decimal number.
  package var number: Double? { style == .plain ? DecimalNumber.parse(text) : nil }
}
