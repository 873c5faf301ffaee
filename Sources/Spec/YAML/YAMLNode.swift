import Diagnostics
import Geometry

/// A value of the file, with its place.
struct YAMLNode: Hashable, Sendable {
  /// Where the value is written; of a mapping or sequence of several lines, its first character.
  var span: SourceSpan
  var content: Content
  /// The use that a view comes of; nil where it is written out where it stands.
  var use: TemplateUse?

  enum Content: Hashable, Sendable {
    case scalar(YAMLScalar)
    case sequence([YAMLNode])
    case mapping([YAMLEntry])
  }

  /// What the value is, as a diagnostic calls it.
  var kindName: String {
    switch content {
    case .scalar(let scalar) where scalar.isNull: "nothing"
    case .scalar(let scalar) where scalar.flag != nil: "true or false"
    case .scalar(let scalar) where scalar.number != nil: "a number"
    case .scalar: "text"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }

  var scalar: YAMLScalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  var isNull: Bool { scalar?.isNull ?? false }
}

/// One key of a mapping with its value; keys are in the order of the file.
struct YAMLEntry: Hashable, Sendable {
  var key: String
  var keySpan: SourceSpan
  var value: YAMLNode
}

/// Text as the file has it.
struct YAMLScalar: Hashable, Sendable {
  var text: String
  var style: Style
  /// How many characters stand before the text's first one in its span, where the text stands in
  /// the file character for character on one line; nil with escapes or folded lines.
  var offset: Int?

  enum Style: Hashable, Sendable {
    case plain
    case quoted
    /// `|` or `>`.
    case block
  }

  /// Whether it is YAML's null: nothing, `~` or `null`, not in quotes.
  var isNull: Bool {
    style == .plain && (text.isEmpty || text == "~" || text == "null")
  }

  /// The truth value; nil for anything but an unquoted `true` or `false`.
  var flag: Bool? {
    guard style == .plain else { return nil }
    return switch text {
    case "true": true
    case "false": false
    default: nil
    }
  }

  /// The number; nil for quoted text and for what is not a finite decimal number.
  var number: Double? { style == .plain ? DecimalNumber.parse(text) : nil }
}
