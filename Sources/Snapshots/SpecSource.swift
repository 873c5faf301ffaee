package import Bitmaps

/// The text of a spec at the time at which a cell was drawn.
package struct SpecSource: Hashable, Sendable {
  package let bytes: [UInt8]
  package let hash: PixelHash

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    hash = PixelHash(bytes)
  }
}
