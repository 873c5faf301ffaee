/// An element of an XML file.
package final class XMLElement: Sendable {
  package let name: String
  /// The attributes in file order.
  package let attributes: [XMLAttribute]
  /// The child elements in file order.
  package let children: [XMLElement]
  /// The characters directly in the element, without those of its children.
  package let text: String
  /// The line in which the start tag begins, counted from 1.
  package let line: Int

  init(
    name: String, attributes: [XMLAttribute], children: [XMLElement], text: String, line: Int
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    self.line = line
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

/// An attribute of an element, with references to characters replaced.
package struct XMLAttribute: Hashable, Sendable {
  package let name: String
  package let value: String
}
