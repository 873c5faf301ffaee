/// Every kind of view, in the order of the reference.
package enum KindCatalogue {
  package static let all: [any ViewKind.Type] = [PlainView.self]

  package static func kind(named name: String) -> (any ViewKind.Type)? {
    all.first { $0.name == name }
  }
}
