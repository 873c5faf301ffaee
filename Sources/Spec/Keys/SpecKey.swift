import Geometry
import YAML

/// One key of a section of the language, as the schema and the reference see it.
package struct SpecKey: Sendable {
  package let name: String
  package let type: SpecType
  /// Whether the section needs the key.
  package let isRequired: Bool
  /// The value if the key is missing, as a spec writes it; nil if that is no value of the key's type
  /// or depends on the cell.
  package let standard: String?
  /// One sentence for the reference, without the default in `standard`.
  package let sentence: String

  /// The sentence with the default.
  package var summary: String { standard.map { "\(sentence) Default: \($0)." } ?? sentence }
}

extension [SpecKey] {
  package var names: [String] { map(\.name) }
}

/// A mapping of the language, which is read into a value of this type.
protocol ReadableSection: Sendable {
  /// What keys of the section are read by.
  associatedtype Reader: SectionReader = ReadingContext

  /// The section without any key: every property has its default.
  init()

  /// Everything that parser, merge, schema and reference know about the keys.
  static var keys: [SectionKey<Self>] { get }

  /// Checks what concerns several keys, after all are read.
  mutating func finish(_ reader: Reader)

  /// The names of the keys that are given. Sections that are never merged do not keep them.
  var given: Set<String> { get set }
}

extension ReadableSection {
  static var specKeys: [SpecKey] { keys.map(\.spec) }
  static var names: [String] { keys.map(\.spec.name) }

  static func key(named name: String) -> SectionKey<Self>? { keys.first { $0.spec.name == name } }

  mutating func finish(_ reader: Reader) {}

  var given: Set<String> {
    get { [] }
    set { _ = newValue }
  }

  /// Reads a section, and reports keys that it does not have and required ones that are missing.
  init(_ entries: [YAMLEntry], at node: YAMLNode, of subject: Subject, _ reader: Reader) {
    self.init()
    for entry in entries {
      if let key = Self.key(named: entry.key) {
        key.read(reader, entry, &self)
      } else {
        reader.report(.unknownKey(entry, of: subject, known: Self.names))
      }
    }
    for key in Self.keys where key.spec.isRequired {
      if !entries.contains(where: { $0.key == key.spec.name }) {
        reader.report(.missingKey(key.spec.name, of: subject, at: node.span))
      }
    }
    finish(reader)
  }

  /// Replaces, key by key, what the patch gives.
  mutating func merge(_ patch: Self) {
    for key in Self.keys where patch.given.contains(key.spec.name) {
      key.merge(&self, patch)
      given.insert(key.spec.name)
    }
  }
}

/// One key of a section: name, type with range, default, merge rule and one sentence.
///
/// The default is the initial value of the property that the key sets.
struct SectionKey<Section: ReadableSection>: Sendable {
  let spec: SpecKey
  /// Reads the key's value into the section; reports a wrong value and leaves the default.
  let read: @Sendable (Section.Reader, YAMLEntry, inout Section) -> Void
  /// Takes the key's value from another section.
  let merge: @Sendable (inout Section, Section) -> Void

  /// A key that sets a property.
  ///
  /// - Parameters:
  ///   - name: as specs write it.
  ///   - type: what its value may be.
  ///   - path: the property. Its initial value is the key's default.
  ///   - isRequired: whether the section needs the key.
  ///   - merging: changes the property to what a patch gives; by default the patch replaces it.
  ///   - sentence: for the reference.
  init<Value>(
    _ name: String, _ type: ValueType<Value>,
    _ path: any WritableKeyPath<Section, Value> & Sendable, isRequired: Bool = false,
    merging: @escaping @Sendable (inout Value, Value) -> Void = { $0 = $1 }, _ sentence: String
  ) {
    spec = SpecKey(
      name: name, type: type.type, isRequired: isRequired,
      standard: Self.standard(Section()[keyPath: path]), sentence: sentence)
    read = { reader, entry, section in
      guard let value = type.read(reader.context, entry) else { return }
      section[keyPath: path] = value
      section.given.insert(name)
    }
    merge = { merging(&$0[keyPath: path], $1[keyPath: path]) }
  }

  /// A key that sets an optional property: nil is no value, or one that depends on the cell.
  init<Value>(
    _ name: String, _ type: ValueType<Value>,
    _ path: any WritableKeyPath<Section, Value?> & Sendable, isRequired: Bool = false,
    _ sentence: String
  ) {
    self.init(name, type.optional, path, isRequired: isRequired, sentence)
  }

  /// A key whose value is read later, when what it refers to is known.
  init(
    _ name: String, _ type: SpecType,
    later path: any WritableKeyPath<Section, YAMLEntry?> & Sendable, isRequired: Bool = false,
    _ sentence: String
  ) {
    self.init(name, type, isRequired: isRequired, sentence) { $2[keyPath: path] = $1 }
  }

  /// A key that its section reads in a way of its own.
  ///
  /// Unless `merge` says how, a patch does not change it.
  init(
    _ name: String, _ type: SpecType, isRequired: Bool = false, _ sentence: String,
    merge: @escaping @Sendable (inout Section, Section) -> Void = { _, _ in },
    read: @escaping @Sendable (Section.Reader, YAMLEntry, inout Section) -> Void
  ) {
    spec = SpecKey(
      name: name, type: type, isRequired: isRequired, standard: nil, sentence: sentence)
    self.read = read
    self.merge = merge
  }

  private static func standard(_ value: Any) -> String? {
    switch value {
    case let flag as Bool: "\(flag)"
    case let integer as Int: "\(integer)"
    case let number as Double: DecimalText.shortest(number, places: 6)
    case let points as Points: DecimalText.shortest(points.value, places: 6)
    case let length as DeclaredLength: length.literal.map { DecimalText.shortest($0, places: 6) }
    case let name as any RawRepresentable<String>: "`\(name.rawValue)`"
    default: nil
    }
  }
}
