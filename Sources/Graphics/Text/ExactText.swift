/// A text that equals only the same code points.
///
/// Strings are equal if Unicode takes them as canonically equal. Fonts may draw such texts
/// differently, and a file system may have both as names.
@propertyWrapper
package struct ExactText: Hashable, Sendable {
  package var wrappedValue: String

  package init(wrappedValue: String) { self.wrappedValue = wrappedValue }

  package init(_ text: String) { wrappedValue = text }

  package static func == (first: ExactText, second: ExactText) -> Bool {
    first.wrappedValue.utf8.elementsEqual(second.wrappedValue.utf8)
  }

  /// Canonically equal texts have the same hash, which is enough.
  package func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
