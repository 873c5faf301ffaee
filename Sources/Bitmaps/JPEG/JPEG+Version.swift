private import CTurboJPEG

extension JPEG {
  /// The name and version of the JPEG library.
  ///
  /// Only pictures with a JPEG file depend on it.
  ///
  /// TurboJPEG has no function for its version, so Strut searches the strings of the loaded
  /// library.
  package static let libraryVersion: (name: String, version: String) = (
    "libjpeg-turbo", loadedVersion ?? "unknown"
  )

  private static var loadedVersion: String? {
    let function: @convention(c) () -> tjhandle? = tjInitDecompress
    var place = strut_symbol_place()
    guard strut_place_of(unsafeBitCast(function, to: UnsafeRawPointer.self), &place) != 0,
      let path = place.file.map({ String(cString: $0) }),
      let bytes = try? FileBytes.read(path: path, upTo: 64 << 20)
    else { return nil }
    return version(in: bytes)
  }

  /// The text after the library's name in its own message, up to a space.
  static func version(in bytes: [UInt8]) -> String? {
    let name = Array("libjpeg-turbo version ".utf8)
    guard
      let start = bytes.indices.dropLast(name.count).first(where: { index in
        bytes[index] == name[0] && bytes[index...].starts(with: name)
      })
    else { return nil }
    let version = bytes[(start + name.count)...].prefix(32).prefix { $0 > 0x20 && $0 < 0x7F }
    return version.isEmpty ? nil : String(decoding: version, as: UTF8.self)
  }
}
