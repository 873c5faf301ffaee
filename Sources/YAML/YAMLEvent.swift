/// An event of libyaml: one step of reading a YAML file.
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

/// The anchor and the tag before a value; nil for none.
struct YAMLProperties {
  var anchor: String?
  var tag: String?
}

/// A place in the file.
///
/// Lines and columns are counted from 1, and columns in Unicode scalars.
struct YAMLMark: Hashable {
  var line: Int
  var column: Int
}

/// A syntax error from libyaml.
struct YAMLSyntaxError: Error, Hashable {
  /// The error in libyaml's words.
  var problem: String
  var mark: YAMLMark
  /// The construct that was being read, in libyaml's words.
  var context: String?
  var contextMark: YAMLMark
}
