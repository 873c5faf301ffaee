/// One step of reading a YAML file.
struct YAMLEvent {
  var kind: Kind
  var start: YAMLMark
  var end: YAMLMark

  enum Kind {
    case streamStart, streamEnd, documentStart, documentEnd
    case alias(String)
    case scalar(String, style: YAMLScalar.Style, properties: YAMLProperties)
    case sequenceStart(YAMLProperties)
    case sequenceEnd
    case mappingStart(YAMLProperties)
    case mappingEnd
  }
}

/// What may stand before a value.
struct YAMLProperties {
  var anchor: String?
  var tag: String?
}

/// A place in the file, counted from 1, columns in Unicode scalars.
struct YAMLMark: Hashable {
  var line: Int
  var column: Int
}

/// What the YAML library has against a file.
struct YAMLSyntaxError: Error, Hashable {
  /// In the library's words.
  var problem: String
  var mark: YAMLMark
  /// What was being read, in the library's words.
  var context: String?
  var contextMark: YAMLMark
}
