import Geometry
import YAML

/// One key of a section of the language, for the schema and the reference.
package struct SpecKey: Sendable {
  package let name: String
  package let type: SpecType
  /// Whether the section needs the key.
  package let isRequired: Bool
  /// The default as written in a spec.
  ///
  /// Nil if the default depends on the cell or is not a value of the key's type.
  package let defaultText: String?
  /// One sentence for the reference, without the default in `defaultText`.
  package let sentence: String

  /// The sentence with the default.
  package var summary: String { defaultText.map { "\(sentence) Default: \($0)." } ?? sentence }
}

extension [SpecKey] {
  package var names: [String] { map(\.name) }
}

/// A section of a spec that is read into a value of this type.
protocol ReadableSection: Sendable {
  associatedtype Reader: SectionReader = ReadingContext

  /// Creates the section without any key; every property has its default.
  init()

  /// The keys of the section.
  ///
  /// The parser, the merge, the schema and the reference use this one list.
  static var keys: [SectionKey<Self>] { get }

  /// Checks rules that involve several keys, after all keys are read.
  mutating func finish(_ reader: Reader)

  /// The names of the given keys.
  ///
  /// A section that is never merged does not store them.
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

  /// Reads a section and reports unknown keys and missing required keys.
  init(_ entries: [YAMLEntry], at node: YAMLNode, of subject: Subject, _ reader: Reader) {
    self.init()
    let outer = reader.context.place
    defer { reader.context.place = outer }
    reader.context.place.entries = entries
    for entry in entries {
      reader.context.place.key = entry.key
      if let key = Self.key(named: entry.key) {
        key.read(reader, entry, &self)
        continue
      }
      reader.reportUnknown(entry, of: subject, known: Self.names) { proposed in
        var section = Self()
        Self.key(named: proposed.key)?.read(reader, proposed, &section)
      }
      // What uses the names of a wrongly named section is not reported as well.
      if case .spec = subject, let meant = entry.meant(by: subject, known: Self.names),
        ["metrics", "colors", "fonts", "styles", "templates", "strings"].contains(meant),
        !entries.contains(where: { $0.key == meant })
      {
        readMeant(meant)
      }
      func readMeant(_ name: String) {
        var meant = entry
        meant.key = name
        Self.key(named: name)?.read(reader, meant, &self)
      }
    }
    for key in Self.keys where key.spec.isRequired {
      if !entries.contains(where: { $0.key == key.spec.name }) {
        reader.report(.missingKey(key.spec.name, of: subject, at: node.span))
      }
    }
    finish(reader)
  }

  /// Merges the keys that the patch gives.
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
  /// Reads the key's value into the section, or reports an invalid value and keeps the default.
  let read: @Sendable (Section.Reader, YAMLEntry, inout Section) -> Void
  /// Copies the key's value from another section.
  let merge: @Sendable (inout Section, Section) -> Void

  /// Creates a key that sets a property.
  ///
  /// - Parameters:
  ///   - name: the key's name in specs.
  ///   - type: the type of its value.
  ///   - path: the property. Its initial value is the key's default.
  ///   - isRequired: whether the section needs the key.
  ///   - merging: merges a patch's value into the property; by default the patch replaces it.
  ///   - sentence: one sentence for the reference.
  init<Value>(
    _ name: String, _ type: ValueType<Value>,
    _ path: any WritableKeyPath<Section, Value> & Sendable, isRequired: Bool = false,
    merging: @escaping @Sendable (inout Value, Value) -> Void = { $0 = $1 }, _ sentence: String
  ) {
    spec = SpecKey(
      name: name, type: type.type, isRequired: isRequired,
      defaultText: Self.defaultText(Section()[keyPath: path]), sentence: sentence)
    read = { reader, entry, section in
      guard let value = type.read(reader.context, entry) else { return }
      section[keyPath: path] = value
      section.given.insert(name)
    }
    merge = { merging(&$0[keyPath: path], $1[keyPath: path]) }
  }

  /// Creates a key that sets an optional property.
  ///
  /// Nil is the default: the section has no value, or the value depends on the cell.
  init<Value>(
    _ name: String, _ type: ValueType<Value>,
    _ path: any WritableKeyPath<Section, Value?> & Sendable, isRequired: Bool = false,
    _ sentence: String
  ) {
    self.init(name, type.optional, path, isRequired: isRequired, sentence)
  }

  /// Creates a key whose value is read later, because it refers to other sections.
  init(
    _ name: String, _ type: SpecType,
    later path: any WritableKeyPath<Section, YAMLEntry?> & Sendable, isRequired: Bool = false,
    _ sentence: String
  ) {
    self.init(name, type, isRequired: isRequired, sentence) { $2[keyPath: path] = $1 }
  }

  /// Creates a key that is read by a closure.
  ///
  /// Without `merge`, a patch does not change the key.
  init(
    _ name: String, _ type: SpecType, isRequired: Bool = false, _ sentence: String,
    merge: @escaping @Sendable (inout Section, Section) -> Void = { _, _ in },
    read: @escaping @Sendable (Section.Reader, YAMLEntry, inout Section) -> Void
  ) {
    spec = SpecKey(
      name: name, type: type, isRequired: isRequired, defaultText: nil, sentence: sentence)
    self.read = read
    self.merge = merge
  }

  private static func defaultText(_ value: Any) -> String? {
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
