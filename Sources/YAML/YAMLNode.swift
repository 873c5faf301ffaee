package import Diagnostics
import Geometry

/// A value of the file, with its place.
package struct YAMLNode: Hashable, Sendable {
  /// The value's place.
  ///
  /// A mapping or a sequence on several lines has the place of its first character.
  package var span: SourceSpan
  package var content: Content
  /// The template use that created the view, or nil if the view uses no template.
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

  /// The name of the value's type in diagnostics.
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

  /// Whether nothing is written.
  package var isUnwritten: Bool { isNull && scalar?.text.isEmpty == true }

  /// The value on one line, in YAML's flow style, without quotes.
  package var line: String {
    switch content {
    case .scalar(let scalar): scalar.text
    case .sequence(let nodes): "[\(nodes.map(\.line).joined(separator: ", "))]"
    case .mapping(let entries):
      "{ \(entries.map { "\($0.key): \($0.value.line)" }.joined(separator: ", ")) }"
    }
  }

  /// A short text, number or list of these as written; nil for nothing, mappings and long values.
  package var written: String? {
    switch content {
    case .scalar(let scalar):
      guard !scalar.isNull, scalar.text.count <= 40, !scalar.text.contains(where: \.isNewline)
      else { return nil }
      return scalar.style == .plain ? scalar.text : "\"\(scalar.text)\""
    case .sequence(let nodes):
      let parts = nodes.prefix(5).compactMap(\.written)
      return parts.count == nodes.count ? "[\(parts.joined(separator: ", "))]" : nil
    case .mapping: return nil
    }
  }
}

/// One key of a mapping, with its value and place.
package struct YAMLEntry: Hashable, Sendable {
  package var key: String
  package var keySpan: SourceSpan
  package var value: YAMLNode
  /// Whether a view has the key because of its `style`, and does not give the key itself.
  package var isOfStyle = false

  package init(key: String, keySpan: SourceSpan, value: YAMLNode) {
    self.key = key
    self.keySpan = keySpan
    self.value = value
  }
}

/// A scalar as written in the file.
package struct YAMLScalar: Hashable, Sendable {
  package var text: String
  package var style: Style
  /// The number of characters between the start of its span and the text.
  ///
  /// Nil if the text has escapes or folded lines, because it then differs from the file.
  package var offset: Int?

  package init(text: String, style: Style, offset: Int? = nil) {
    self.text = text
    self.style = style
    self.offset = offset
  }

  package enum Style: Hashable, Sendable {
    case plain
    case quoted
    /// A block of lines after `|` or `>`.
    case block
  }

  /// Whether the scalar is YAML's null: empty, `~` or `null`, without quotes.
  package var isNull: Bool {
    style == .plain && (text.isEmpty || text == "~" || text == "null")
  }

  /// The Boolean value of an unquoted `true` or `false`, or nil.
  package var flag: Bool? {
    guard style == .plain else { return nil }
    return switch text {
    case "true": true
    case "false": false
    default: nil
    }
  }

  /// The value of an unquoted finite decimal number, or nil.
  package var number: Double? { style == .plain ? DecimalNumber.parse(text) : nil }
}
