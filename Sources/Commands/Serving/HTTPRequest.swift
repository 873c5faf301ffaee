/// A request to the server of a page.
struct HTTPRequest: Hashable, Sendable {
  let method: String
  /// The parts of the path between its slashes, decoded; a path with a final slash has an empty last
  /// part.
  let path: [String]
  /// The values by lowercase names.
  let headers: [String: String]
  let body: [UInt8]
}

extension HTTPRequest {
  /// The reason why a request is refused before anybody looks at it.
  enum Fault: Error, Hashable, Sendable {
    /// The bytes are no request of HTTP 1.
    case malformed
    /// The request is larger than the limits.
    case tooLarge
    /// The body has no length at its beginning.
    case noLength
  }

  /// The greatest size of the request line and the headers, in bytes.
  private static let greatestHead = 16 << 10
  /// The greatest size of a body, in bytes.
  private static let greatestBody = 4 << 20

  /// Reads a request from the bytes that have arrived.
  ///
  /// - Parameter bytes: the bytes from the beginning of the request.
  /// - Returns: the request; nil if bytes are missing.
  /// - Throws: the fault of the request.
  static func read(_ bytes: [UInt8]) throws(Fault) -> HTTPRequest? {
    guard let end = headEnd(of: bytes) else {
      if bytes.count > greatestHead { throw .tooLarge }
      return nil
    }
    if end > greatestHead { throw .tooLarge }
    guard bytes[..<end].allSatisfy({ (0x20..<0x7F).contains($0) || $0 == 0x0D || $0 == 0x0A })
    else { throw .malformed }
    let lines = String(decoding: bytes[..<end], as: UTF8.self).split(
      separator: "\r\n", omittingEmptySubsequences: false)
    let words = lines[0].split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard words.count == 3, words[2].hasPrefix("HTTP/1."), isToken(words[0]),
      let path = path(in: words[1])
    else { throw .malformed }
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, isToken(String(parts[0])) else { throw .malformed }
      let name = parts[0].lowercased()
      // A second `Host` or `Origin` could hide the first one.
      guard headers[name] == nil else { throw .malformed }
      headers[name] = String(parts[1].drop { $0 == " " })
    }
    if headers["transfer-encoding"] != nil { throw .noLength }
    let start = end + 4
    var length = 0
    if let text = headers["content-length"] {
      guard let number = Int(text), text.allSatisfy(\.isNumber) else { throw .malformed }
      if number > greatestBody { throw .tooLarge }
      length = number
    }
    guard bytes.count >= start + length else { return nil }
    return HTTPRequest(
      method: words[0], path: path, headers: headers,
      body: Array(bytes[start..<(start + length)]))
  }

  /// The position of the empty line after the headers.
  private static func headEnd(of bytes: [UInt8]) -> Int? {
    let mark: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A]
    let limit = min(bytes.count, greatestHead + mark.count)
    guard limit >= mark.count else { return nil }
    return (0...(limit - mark.count)).first {
      bytes[$0] == 0x0D && bytes[$0..<($0 + 4)] == mark[...]
    }
  }

  private static func isToken(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { $0 > 0x20 && !"()<>@,;:\\\"/[]?={}".utf8.contains($0) }
  }

  /// The parts of the path in the target of a request; nil for another form of target.
  private static func path(in target: String) -> [String]? {
    guard target.hasPrefix("/") else { return nil }
    var parts: [String] = []
    for part in target.dropFirst().prefix(while: { $0 != "?" }).split(
      separator: "/", omittingEmptySubsequences: false)
    {
      guard let decoded = decoded(Array(part.utf8)) else { return nil }
      parts.append(decoded)
    }
    return parts
  }

  /// A part of a path with its percent escapes replaced; nil if one is wrong.
  private static func decoded(_ part: [UInt8]) -> String? {
    var bytes: [UInt8] = []
    var index = 0
    while index < part.count {
      guard part[index] == UInt8(ascii: "%") else {
        bytes.append(part[index])
        index += 1
        continue
      }
      guard index + 2 < part.count,
        let byte = UInt8(
          String(decoding: part[(index + 1)...(index + 2)], as: UTF8.self), radix: 16),
        byte != 0
      else { return nil }
      bytes.append(byte)
      index += 3
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
