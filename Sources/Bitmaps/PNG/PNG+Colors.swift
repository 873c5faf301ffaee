private import CPNG

extension PNG {
  /// The color space of a file if it is not sRGB, from its chunks in PNG's order of precedence:
  /// `cICP`, `iCCP`, `sRGB`, `cHRM`.
  ///
  /// Nil also for a file without these chunks and for a broken or unsupported profile: its values
  /// count as sRGB.
  static func nonSRGBSpace(of bytes: [UInt8]) throws(PNGError) -> RGBSpace? {
    var reader = try ChunkReader(bytes)
    var found: [String: ArraySlice<UInt8>] = [:]
    while let name = reader.upcomingName, name != "IDAT", name != "IEND" {
      let chunk = try reader.next()
      if ["cICP", "iCCP", "sRGB", "cHRM"].contains(name), found[name] == nil,
        reader.isIntact(chunk)
      {
        found[name] = bytes[chunk.content]
      }
    }
    let space: RGBSpace?
    if let codes = found["cICP"] {
      space = self.space(codes: Array(codes))
    } else if let chunk = found["iCCP"] {
      space = profile(in: chunk).flatMap { RGBSpace(profile: $0) }
    } else if found["sRGB"] == nil, let chunk = found["cHRM"] {
      space = self.space(chromaticities: Array(chunk))
    } else {
      space = nil
    }
    return space.flatMap { $0.isSRGB ? nil : $0 }
  }

  /// Display P3 by the numbers of ITU-T H.273: its primaries, sRGB's curve, RGB in full range.
  private static func space(codes: [UInt8]) -> RGBSpace? {
    guard codes == [12, 13, 0, 1] else { return nil }
    return RGBSpace(
      white: [0.3127, 0.3290], red: [0.680, 0.320], green: [0.265, 0.690], blue: [0.150, 0.060])
  }

  /// Whether the numbers of ITU-T H.273 are those of sRGB or of Display P3.
  static func isKnownSpace(codes: [UInt8]) -> Bool {
    codes == [1, 13, 0, 1] || space(codes: codes) != nil
  }

  /// The curve is sRGB's, to which libpng has converted the pixels.
  private static func space(chromaticities bytes: [UInt8]) -> RGBSpace? {
    guard bytes.count == 32 else { return nil }
    let numbers = stride(from: 0, to: 32, by: 4).map { start in
      Double(bytes[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) }) / 100_000
    }
    return RGBSpace(
      white: Array(numbers[0..<2]), red: Array(numbers[2..<4]), green: Array(numbers[4..<6]),
      blue: Array(numbers[6..<8]))
  }

  /// The largest profile that is read.
  ///
  /// Profiles of primaries and curves have a few thousand bytes.
  private static let greatestProfile = 4 << 20

  /// The profile after its name, which ends with a zero, and its compression method.
  private static func profile(in chunk: ArraySlice<UInt8>) -> [UInt8]? {
    guard let end = chunk.prefix(80).firstIndex(of: 0), end + 2 < chunk.endIndex,
      chunk[end + 1] == 0
    else { return nil }
    let packed = Array(chunk[(end + 2)...])
    var capacity = 1 << 14
    while capacity <= greatestProfile {
      var length = uLongf(capacity)
      var status = Z_OK
      let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        status = uncompress(buffer.baseAddress, &length, packed, uLong(packed.count))
        count = status == Z_OK ? Int(length) : 0
      }
      if status == Z_OK { return bytes }
      guard status == Z_BUF_ERROR else { return nil }
      capacity *= 4
    }
    return nil
  }
}
