extension PNG {
  /// A property of a file that the pixels of `decode` do not have.
  package enum Property: Hashable, Sendable {
    /// More frames than the first one (`acTL`).
    case animation
    /// Another orientation than that of the pixels (`eXIf`).
    case orientation
    /// Pixels that are not square (`pHYs`).
    case oblongPixels
    /// Colours of a space that `decode` does not know (`cICP`).
    case otherColors
    /// Colours of 16 bits a channel, which are decoded to 8.
    case deepColors
  }

  /// The properties of a file that the pixels of `decode` do not have.
  ///
  /// A text with an orientation is not read.
  package static func properties(of bytes: [UInt8]) -> Set<Property> {
    var properties: Set<Property> = []
    guard var reader = try? ChunkReader(bytes) else { return [] }
    while let chunk = try? reader.next(), chunk.name != "IEND" {
      let content = bytes[chunk.content]
      switch chunk.name {
      case "IHDR" where content.dropFirst(8).first == 16: properties.insert(.deepColors)
      case "acTL": properties.insert(.animation)
      case "eXIf" where ExifOrientation(exif: content) != .up: properties.insert(.orientation)
      case "pHYs" where !content.prefix(4).elementsEqual(content.dropFirst(4).prefix(4)):
        properties.insert(.oblongPixels)
      case "cICP" where !isKnownSpace(codes: Array(content)): properties.insert(.otherColors)
      default: break
      }
    }
    return properties
  }
}
