package import AutoLayout
import Geometry

/// A collection's item; specs do not name it.
package struct CollectionViewCellKind: CellKind {
  package static let name = "collectionViewCell"
  package static let summary = "What holds the view of a collection's item."
  package static let keys: [Key] = []
  package static let itemKeys: [Key] = [
    Key("size", .lengths(0...10_000, count: 2...2), "The item's width and height.")
  ]

  private let size: Size?

  package init(_ values: KeyValues, traits: Traits) { size = values.size("size") }

  package var content: (any IntrinsicContent)? {
    size.map { ConstantSize(width: $0.width, height: $0.height) }
  }
}
