import Cells
import Foundation
import Snapshots
import TestSupport
import Testing

@testable import Commands

@Suite("The page of a review")
struct ReviewPagesTests {
  private static let token = "0123456789abcdef0123456789abcdef"
  private static let port = 8123

  /// The pages of a run with one failing cell, whose index is 0.
  private func pages() throws -> (pages: ReviewPages, folder: TemporaryFolder) {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      matrix: { device: [iphone-8] }
      views:
        one: { kind: label, text: One, pin: { top: 40, leading: 20 } }

      """,
      to: "Snapshots/a/a.yaml")
    _ = strut("test", in: folder.path)
    let session = try ReviewSession(as: .pictures, in: WorkingFolder(path: folder.path))
    return (ReviewPages(session, token: Self.token, port: Self.port), folder)
  }

  private static func get(_ path: String, _ headers: [String: String] = [:]) -> HTTPRequest {
    let own = ["host": "127.0.0.1:\(port)"].merging(headers) { $1 }
    return HTTPRequest(
      method: "GET",
      path: path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
        .map(String.init),
      headers: own, body: [])
  }

  private static func decide(
    _ body: String = #"{"action":"accept","cells":[0]}"#, _ headers: [String: String] = [:]
  ) -> HTTPRequest {
    let own = [
      "host": "127.0.0.1:\(port)", "origin": "http://127.0.0.1:\(port)",
      "content-type": "application/json",
    ].merging(headers) { $1 }
    return HTTPRequest(
      method: "POST", path: [token, "decisions"], headers: own.filter { !$0.value.isEmpty },
      body: Array(body.utf8))
  }

  @Test("is the report, with the decisions of the review")
  func report() throws {
    let (pages, folder) = try pages()
    defer { withExtendedLifetime(folder) {} }
    let page = pages.response(to: Self.get("/\(Self.token)/"))
    #expect(page.status == .ok && page.type == .html)
    let data = pages.response(to: Self.get("/\(Self.token)/data.js"))
    #expect(
      String(decoding: data.body, as: UTF8.self).contains(
        #""review": { "accepted": [], "rejected": [], "errors": [] }"#))
    let picture = pages.response(to: Self.get("/\(Self.token)/pictures/a/iphone-8/actual.png"))
    #expect(picture.type == .png && picture.body.starts(with: [0x89, 0x50]))
    let decided = pages.response(to: Self.decide())
    #expect(
      String(decoding: decided.body, as: UTF8.self)
        == #"{ "accepted": [0], "rejected": [], "errors": [] }"#)
    let state = pages.response(to: Self.get("/\(Self.token)/state"))
    #expect(state.body == decided.body)
  }

  @Test("has no picture of another run")
  func otherRun() throws {
    let (pages, folder) = try pages()
    let spec = String(decoding: try folder.bytes("Snapshots/a/a.yaml"), as: UTF8.self)
    try folder.write(spec.replacing("One", with: "Two"), to: "Snapshots/a/a.yaml")
    _ = strut("test", in: folder.path)
    for file in ["actual.png", "details.js"] {
      let answer = pages.response(to: Self.get("/\(Self.token)/pictures/a/iphone-8/\(file)"))
      #expect(answer.status == .gone)
    }
  }

  /// A request and the answer to it.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let request: HTTPRequest
    let status: HTTPResponse.Status

    static var rows: [Row] {
      let token = ReviewPagesTests.token
      return [
        Row(
          testDescription: "another token", request: get("/0123456789abcdef0123456789abcdee/"),
          status: .notFound),
        Row(testDescription: "a part of the token", request: get("/0123/"), status: .notFound),
        Row(testDescription: "no token", request: get("/"), status: .notFound),
        Row(
          testDescription: "a name that resolves to this machine",
          request: get("/\(token)/", ["host": "example.org:\(port)"]), status: .forbidden),
        Row(
          testDescription: "another port", request: get("/\(token)/", ["host": "127.0.0.1:1"]),
          status: .forbidden),
        Row(
          testDescription: "localhost",
          request: get("/\(token)/", ["host": "localhost:\(port)"]), status: .ok),
        Row(
          testDescription: "another site",
          request: decide(headers: ["origin": "https://example.org"]), status: .forbidden),
        Row(
          testDescription: "a page without an origin", request: decide(headers: ["origin": "null"]),
          status: .forbidden),
        Row(
          testDescription: "no origin", request: decide(headers: ["origin": ""]),
          status: .forbidden),
        Row(
          testDescription: "a form", request: decide(headers: ["content-type": "text/plain"]),
          status: .forbidden),
        Row(testDescription: "no JSON", request: decide("accept"), status: .badRequest),
        Row(
          testDescription: "an unknown decision",
          request: decide(#"{"action":"delete","cells":[0]}"#), status: .badRequest),
        Row(
          testDescription: "cells that there are not",
          request: decide(#"{"action":"accept","cells":[-1,1,9223372036854775807]}"#), status: .ok),
        Row(
          testDescription: "a number that is no index",
          request: decide(#"{"action":"accept","cells":[1e40]}"#), status: .badRequest),
        Row(
          testDescription: "a file outside",
          request: get("/\(token)/pictures/../../../Snapshots/a/a.yaml"), status: .notFound),
        Row(
          testDescription: "a file of the run that the report does not have",
          request: get("/\(token)/pictures/a/iphone-8/actual.yaml"), status: .notFound),
      ]
    }

    private static let port = ReviewPagesTests.port

    private static func get(_ path: String, _ headers: [String: String] = [:]) -> HTTPRequest {
      ReviewPagesTests.get(path, headers)
    }

    private static func decide(
      _ body: String = #"{"action":"accept","cells":[0]}"#, headers: [String: String] = [:]
    ) -> HTTPRequest {
      ReviewPagesTests.decide(body, headers)
    }
  }

  @Test("answers only its own page, and only with files of the report", arguments: Row.rows)
  func requests(_ row: Row) throws {
    let (pages, folder) = try pages()
    #expect(pages.response(to: row.request).status == row.status)
    #expect(!folder.exists("Snapshots/a/references"))
  }

  /// The bytes of a request, and what is read from them.
  struct Request: CustomTestStringConvertible {
    let testDescription: String
    let text: String
    var path: [String]?
    var body = ""
    var fault: HTTPRequest.Fault?

    static let rows = [
      Request(
        testDescription: "a page", text: "GET /t/ HTTP/1.1\r\nHost: a\r\n\r\n", path: ["t", ""]),
      Request(
        testDescription: "escapes and a question mark",
        text: "GET /a%20b/%2e%2E/c%2Fd?x=/y HTTP/1.1\r\n\r\n", path: ["a b", "..", "c/d"]),
      Request(testDescription: "half a head", text: "GET / HTTP/1.1\r\nHost: a\r\n"),
      Request(
        testDescription: "half a body", text: "POST / HTTP/1.1\r\nContent-Length: 3\r\n\r\nab"),
      Request(
        testDescription: "a body", text: "POST / HTTP/1.1\r\nContent-Length: 3\r\n\r\nabc",
        path: [""], body: "abc"),
      Request(
        testDescription: "two hosts", text: "GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n",
        fault: .malformed),
      Request(
        testDescription: "a folded header", text: "GET / HTTP/1.1\r\nA: b\r\n c\r\n\r\n",
        fault: .malformed),
      Request(
        testDescription: "a space before the colon", text: "GET / HTTP/1.1\r\nHost : a\r\n\r\n",
        fault: .malformed),
      Request(testDescription: "no HTTP", text: "hello\r\n\r\n", fault: .malformed),
      Request(
        testDescription: "an address as the target", text: "GET http://a/ HTTP/1.1\r\n\r\n",
        fault: .malformed),
      Request(
        testDescription: "a wrong escape", text: "GET /%zz HTTP/1.1\r\n\r\n", fault: .malformed),
      Request(
        testDescription: "an escaped zero", text: "GET /%00 HTTP/1.1\r\n\r\n", fault: .malformed),
      Request(
        testDescription: "bytes that are no UTF-8", text: "GET /%ff HTTP/1.1\r\n\r\n",
        fault: .malformed),
      Request(
        testDescription: "a negative length",
        text: "POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", fault: .malformed),
      Request(
        testDescription: "a length of 4 MiB and one byte",
        text: "POST / HTTP/1.1\r\nContent-Length: 4194305\r\n\r\n", fault: .tooLarge),
      Request(
        testDescription: "a body in chunks",
        text: "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", fault: .noLength),
      Request(
        testDescription: "a head without an end",
        text: "GET / HTTP/1.1\r\nA: " + String(repeating: "b", count: 20_000), fault: .tooLarge),
    ]
  }

  @Test("reads requests of HTTP, and refuses what is none", arguments: Request.rows)
  func reading(_ row: Request) {
    do {
      let request = try HTTPRequest.read(Array(row.text.utf8))
      #expect(request?.path == row.path && row.fault == nil)
      #expect(request.map { String(decoding: $0.body, as: UTF8.self) } ?? "" == row.body)
    } catch {
      #expect(error == row.fault)
    }
  }

  @Test("tells that another program has the port")
  func port() throws {
    let server = try LoopbackServer()
    #expect(throws: ServerError(port: server.port, code: EADDRINUSE)) {
      _ = try LoopbackServer(port: server.port)
    }
  }

  @Test("has tokens of 128 bits that differ")
  func tokens() {
    let tokens = (0..<100).map { _ in ReviewPages.randomToken() }
    #expect(Set(tokens).count == 100)
    #expect(tokens.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
  }
}
