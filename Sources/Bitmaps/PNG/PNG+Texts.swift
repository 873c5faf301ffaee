extension PNG {
  /// The uncompressed texts before the pixels, in the file's order.
  ///
  /// The file may end anywhere after the first `IDAT` chunk's name: no pixel is decoded.
  package static func readTexts(in bytes: [UInt8]) throws(PNGError) -> [Text] {
    var reader = try ChunkReader(bytes)
    var texts: [Text] = []
    while reader.upcomingName != "IDAT" {
      let chunk = try reader.next()
      let content = bytes[chunk.content]
      switch chunk.name {
      case "IEND": return texts
      case "iTXt", "tEXt":
        guard reader.isIntact(chunk) else { throw .corrupt("\(chunk.name): CRC error") }
        let text = chunk.name == "iTXt" ? internationalText(content) : latinText(content)
        if let text { texts.append(text) }
      default: break
      }
    }
    return texts
  }

  /// The texts of an intact file, with matching checksums and a last chunk.
  ///
  /// No pixel is decoded.
  package static func readIntactTexts(in bytes: [UInt8]) throws(PNGError) -> [Text] {
    var reader = try ChunkReader(bytes)
    while true {
      let chunk = try reader.next()
      guard reader.isIntact(chunk) else { throw .corrupt("\(chunk.name): CRC error") }
      if chunk.name == "IEND" { return try readTexts(in: bytes) }
    }
  }

  /// The texts of an intact file.
  package static func readTexts(path: String) throws(PNGError) -> [Text] {
    try readIntactTexts(in: FileBytes.read(path: path))
  }

  /// The text of an `iTXt` chunk: keyword, compression flag and method, language and translated
  /// keyword, then UTF-8.
  private static func internationalText(_ content: ArraySlice<UInt8>) -> Text? {
    guard let keywordEnd = content.firstIndex(of: 0), content.endIndex - keywordEnd >= 5,
      content[keywordEnd + 1] == 0,
      let languageEnd = content[(keywordEnd + 3)...].firstIndex(of: 0),
      let translationEnd = content[(languageEnd + 1)...].firstIndex(of: 0)
    else { return nil }
    return Text(
      String(decoding: content[..<keywordEnd], as: UTF8.self),
      String(decoding: content[(translationEnd + 1)...], as: UTF8.self))
  }

  /// The text of a `tEXt` chunk: a keyword that ends with zero, then Latin-1.
  private static func latinText(_ content: ArraySlice<UInt8>) -> Text? {
    guard let keywordEnd = content.firstIndex(of: 0) else { return nil }
    let latin = { (bytes: ArraySlice<UInt8>) in
      String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }
    return Text(latin(content[..<keywordEnd]), latin(content[(keywordEnd + 1)...]))
  }
}
