package import AutoLayout
import Geometry

/// The cell of a collection's item; specs cannot name it.
package struct CollectionViewCellKind: CellKind {
  package static let name = "collectionViewCell"
  package static let summary = "What holds the view of a collection's item."
  package static let keys: [any KindKey] = []
  static let size = Key("size", .size(0...10_000), "The item's width and height.")
  package static let itemKeys: [any KindKey] = [
    size
  ]

  private let size: Size?

  package init(_ values: KeyValues, traits: Traits) { size = values[Self.size] }

  package var content: (any IntrinsicContent)? {
    size.map { ConstantSize(width: $0.width, height: $0.height) }
  }
}
