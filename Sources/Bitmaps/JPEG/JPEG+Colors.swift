extension JPEG {
  /// The color space of a file's profile if it is not sRGB.
  ///
  /// Nil also for a file without a profile and for a broken or unsupported one: its values count as
  /// sRGB.
  static func nonSRGBSpace(of bytes: [UInt8]) -> RGBSpace? {
    let name = Array("ICC_PROFILE\0".utf8)
    let parts = segments(of: bytes).filter { segment in
      segment.marker == 0xE2 && segment.content.starts(with: name)
        && segment.content.count > name.count + 2
    }.map { Array($0.content.dropFirst(name.count)) }
    // Each part begins with its number, from 1, and the number of parts.
    guard let first = parts.first, parts.count == Int(first[1]) else { return nil }
    let ordered = parts.sorted { $0[0] < $1[0] }
    guard ordered.map({ Int($0[0]) }) == Array(1...parts.count) else { return nil }
    return RGBSpace(profile: ordered.flatMap { $0.dropFirst(2) }).flatMap {
      $0.isSRGB ? nil : $0
    }
  }

  /// The segments before the image data, without their lengths.
  static func segments(of jpeg: [UInt8]) -> [(marker: UInt8, content: ArraySlice<UInt8>)] {
    var segments: [(marker: UInt8, content: ArraySlice<UInt8>)] = []
    var offset = 2
    while offset + 4 <= jpeg.count, jpeg[offset] == 0xFF {
      let marker = jpeg[offset + 1]
      // Start of scan, or end of image.
      guard marker != 0xDA, marker != 0xD9 else { break }
      let length = Int(jpeg[offset + 2]) << 8 | Int(jpeg[offset + 3])
      let end = offset + 2 + length
      guard length >= 2, end <= jpeg.count else { break }
      segments.append((marker, jpeg[offset + 4..<end]))
      offset = end
    }
    return segments
  }
}
