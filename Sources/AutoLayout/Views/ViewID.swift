/// A view's name, unique in its scene.
package struct ViewID: Hashable, Sendable {
  package let name: String

  package init(_ name: String) { self.name = name }

  /// The screen's root view, which is the superview of the spec's top-level views.
  package static let root = ViewID("root")
}

extension ViewID: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) { self.init(value) }
}

extension ViewID: CustomStringConvertible {
  package var description: String { name }
}
