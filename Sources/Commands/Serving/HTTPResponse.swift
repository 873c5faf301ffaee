/// An answer of the server of a page.
struct HTTPResponse: Hashable, Sendable {
  let status: Status
  let type: ContentType
  let body: [UInt8]

  enum Status: Int, Hashable, Sendable {
    case ok = 200
    case badRequest = 400
    case forbidden = 403
    case notFound = 404
    case notAllowed = 405
    case gone = 410
    case noLength = 411
    case tooLarge = 413
    case failed = 500

    fileprivate var phrase: String {
      switch self {
      case .ok: "OK"
      case .badRequest: "Bad Request"
      case .forbidden: "Forbidden"
      case .notFound: "Not Found"
      case .notAllowed: "Method Not Allowed"
      case .gone: "Gone"
      case .noLength: "Length Required"
      case .tooLarge: "Content Too Large"
      case .failed: "Internal Server Error"
      }
    }
  }

  enum ContentType: String, Hashable, Sendable {
    case html = "text/html; charset=utf-8"
    case style = "text/css; charset=utf-8"
    case script = "text/javascript; charset=utf-8"
    case json = "application/json"
    case png = "image/png"
    case text = "text/plain; charset=utf-8"
  }

  init(_ type: ContentType, _ body: [UInt8], status: Status = .ok) {
    self.status = status
    self.type = type
    self.body = body
  }

  init(_ type: ContentType, _ body: String, status: Status = .ok) {
    self.init(type, Array(body.utf8), status: status)
  }

  /// An answer to a refused request.
  init(refusing status: Status) { self.init(.text, "\(status.phrase)\n", status: status) }

  init(_ fault: HTTPRequest.Fault) {
    switch fault {
    case .malformed: self.init(refusing: .badRequest)
    case .tooLarge: self.init(refusing: .tooLarge)
    case .noLength: self.init(refusing: .noLength)
    }
  }

  /// Headers that every answer has.
  ///
  /// Nothing is kept in a cache, no other page can show this one, and the page loads nothing from
  /// elsewhere. Elements have styles of their own, so these are allowed in the page.
  private static let headers = [
    "Cache-Control: no-store",
    "Connection: close",
    "Content-Security-Policy: default-src 'none'; script-src 'self'; "
      + "style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
      + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy: same-origin",
    "Cross-Origin-Resource-Policy: same-origin",
    "Referrer-Policy: no-referrer",
    "X-Content-Type-Options: nosniff",
  ]

  /// The answer as bytes of HTTP 1.1.
  var bytes: [UInt8] {
    let lines =
      [
        "HTTP/1.1 \(status.rawValue) \(status.phrase)", "Content-Type: \(type.rawValue)",
        "Content-Length: \(body.count)",
      ] + Self.headers + ["", ""]
    return Array(lines.joined(separator: "\r\n").utf8) + body
  }
}
