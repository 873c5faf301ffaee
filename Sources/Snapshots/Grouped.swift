/// Elements in groups of equal keys.
///
/// The groups are in the order of their first elements.
package struct Grouped<Key: Hashable, Element> {
  package private(set) var groups: [(key: Key, elements: [Element])] = []

  /// Groups elements.
  ///
  /// - Parameters:
  ///   - elements: the elements to group.
  ///   - key: returns the key of an element, or nil to leave the element out.
  package init(_ elements: some Sequence<Element>, by key: (Element) -> Key?) {
    var positions: [Key: Int] = [:]
    for element in elements {
      guard let key = key(element) else { continue }
      if let position = positions[key] {
        groups[position].elements.append(element)
      } else {
        positions[key] = groups.count
        groups.append((key, [element]))
      }
    }
  }
}
