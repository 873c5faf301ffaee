package import Diagnostics

extension AppDump {
  /// Reads a dump: a JSON document if it begins with a brace, otherwise a recursive description.
  ///
  /// - Parameters:
  ///   - bytes: the content of the file.
  ///   - file: the path in messages.
  /// - Returns: the dump, and what is wrong with the file. The dump is nil if an error is among it.
  package static func read(
    _ bytes: [UInt8], file: String
  ) -> (dump: AppDump?, diagnostics: [Diagnostic]) {
    guard let first = bytes.first(where: { !isBlank($0) }) else {
      return (nil, [.emptyDump(file)])
    }
    return first == UInt8(ascii: "{")
      ? JSONDump.read(bytes, file: file) : DescriptionReader.read(bytes, file: file)
  }

  /// Whether a byte is white space or a part of a byte order mark.
  private static func isBlank(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == 0xEF || byte == 0xBB || byte == 0xBF
  }

  /// The greatest magnitude of a coordinate, in points: that of a frame in a spec.
  static let greatestCoordinate = 1e6
}
