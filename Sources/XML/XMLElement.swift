/// An element of an XML file.
package final class XMLElement: Sendable {
  package let name: String
  /// The attributes in file order.
  package let attributes: [XMLAttribute]
  /// The child elements in file order.
  package let children: [XMLElement]
  /// The characters directly in the element, without those of its children.
  package let text: String
  /// The place at which the start tag begins.
  package let place: XMLPlace

  package var line: Int { place.line }

  init(
    name: String, attributes: [XMLAttribute], children: [XMLElement], text: String,
    at place: XMLPlace
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    self.place = place
  }

  /// The value of an attribute, or nil if the element does not have it.
  package subscript(name: String) -> String? {
    for attribute in attributes where attribute.name == name { return attribute.value }
    return nil
  }

  /// The first child with a name and, if given, with a value of its attribute `key`.
  package func child(_ name: String, key: String? = nil) -> XMLElement? {
    children.first { $0.name == name && (key == nil || $0["key"] == key) }
  }

  /// The first child of any name with a value of its attribute `key`.
  package func child(key: String) -> XMLElement? { children.first { $0["key"] == key } }

  /// The children of the child with a name; empty without that child.
  package func members(of name: String) -> [XMLElement] { child(name)?.children ?? [] }
}

/// A place in an XML file.
package struct XMLPlace: Hashable, Sendable {
  /// The number of bytes before the place.
  package var offset = 0
  /// The line, counted from 1.
  package var line = 1
  /// The number of Unicode scalars in the line before the place, plus 1.
  package var column = 1

  /// Moves to a later place of the file.
  mutating func advance(to offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    while self.offset < min(offset, bytes.count) {
      let byte = bytes[self.offset]
      self.offset += 1
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
  }
}

/// An attribute of an element, with references to characters replaced.
package struct XMLAttribute: Hashable, Sendable {
  package let name: String
  package let value: String
}
