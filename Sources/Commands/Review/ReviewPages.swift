import Diagnostics
import Foundation
import Reports
import Snapshots

/// The answers of the server of a review.
///
/// The page is the report of the run, with buttons for decisions. It is below a random token, so that
/// other users of the machine and pages of other sites cannot find it.
struct ReviewPages: Sendable {
  let session: ReviewSession
  /// The first part of each path.
  let token: String
  /// The port of the server on 127.0.0.1.
  let port: Int
  private let report: ReportContent

  init(_ session: ReviewSession, token: String, port: Int) {
    self.session = session
    self.token = token
    self.port = port
    report = ReportContent(session.model)
  }

  /// A token that nobody can guess: 128 random bits.
  static func randomToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(generator.next(), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// The address of the page.
  var address: String { "http://127.0.0.1:\(port)/\(token)/" }

  /// Answers a request.
  ///
  /// - Parameter request: the request of any program on this machine.
  /// - Returns: the answer. A request of another site gets nothing.
  func response(to request: HTTPRequest) -> HTTPResponse {
    let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard let host = request.headers["host"], hosts.contains(host) else {
      return HTTPResponse(refusing: .forbidden)
    }
    guard let first = request.path.first, Self.isEqual(first, token) else {
      return HTTPResponse(refusing: .notFound)
    }
    let path = Array(request.path.dropFirst())
    switch (request.method, path) {
    case ("GET", ["state"]): return standing(session.standing, errors: session.staleness)
    case ("GET", _): return file(path)
    case ("POST", ["decisions"]):
      guard request.headers["origin"] == "http://\(host)",
        request.headers["content-type"] == HTTPResponse.ContentType.json.rawValue
      else { return HTTPResponse(refusing: .forbidden) }
      return decision(request.body)
    default: return HTTPResponse(refusing: .notAllowed)
    }
  }

  /// Compares texts in a time that tells nothing about their common beginning.
  private static func isEqual(_ first: String, _ second: String) -> Bool {
    let (first, second) = (Array(first.utf8), Array(second.utf8))
    guard first.count == second.count else { return false }
    return zip(first, second).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private func file(_ path: [String]) -> HTTPResponse {
    do {
      switch path {
      case [""]: return HTTPResponse(.html, report.page)
      case [ReportContent.style]: return HTTPResponse(.style, report.style)
      case [ReportContent.script]: return HTTPResponse(.script, report.script)
      case [ReportContent.data]:
        let review = Self.json(session.standing, errors: session.staleness)
        return HTTPResponse(.script, report.data(review: review))
      default:
        guard let file = try report.file(at: path) else {
          return HTTPResponse(refusing: .notFound)
        }
        // A run removes the results before it writes pictures. So what was read before this is of the
        // run that is reviewed.
        guard session.staleness.isEmpty else { return HTTPResponse(refusing: .gone) }
        return HTTPResponse(path.last?.hasSuffix(".png") == true ? .png : .script, file)
      }
    } catch {
      return HTTPResponse(refusing: .failed)
    }
  }

  /// A decision of the page.
  private struct DecisionRequest: Decodable {
    let action: String
    let cells: [Int]
  }

  private func decision(_ body: [UInt8]) -> HTTPResponse {
    let decisions: [String: ReviewSession.Decision] = [
      "accept": .accept, "reject": .reject, "undo": .undo,
    ]
    guard let request = try? JSONDecoder().decode(DecisionRequest.self, from: Data(body)),
      let decision = decisions[request.action]
    else { return HTTPResponse(refusing: .badRequest) }
    let (standing, errors) = session.decide(decision, on: request.cells)
    return self.standing(standing, errors: errors)
  }

  private func standing(_ standing: ReviewSession.Standing, errors: [Diagnostic]) -> HTTPResponse {
    HTTPResponse(.json, Self.json(standing, errors: errors).line)
  }

  private static func json(
    _ standing: ReviewSession.Standing, errors: [Diagnostic]
  ) -> JSONValue {
    [
      "accepted": JSONValue(standing.accepted), "rejected": JSONValue(standing.rejected),
      "errors": .array(
        errors.map { error in
          let sentences = [error.message.text] + [error.help].compactMap(\.self)
          return JSONValue(VisibleText.lines(sentences.joined(separator: "; ")))
        }),
    ]
  }
}
