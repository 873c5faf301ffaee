import Foundation
import TestSupport
import Testing

@testable import StrutCommand

@Suite("The page of strut render")
struct RenderPageTests {
  private let tie = """
    title: 1.1a Who grows (wrong)

    # Both hug their texts
    # alike.
    matrix: { device: iphone-se-3, appearance: [light, dark] }
    views:
      first: { intrinsic: [100, 44], pin: { top: 20, leading: 20 } }
      second: { intrinsic: [60, 44], pin: { top: 20, trailing: 20 } }
    constraints:
      - second.leading == first.trailing + 8
    """

  private func page(_ paths: [String], in scratch: TemporaryFolder) throws -> String {
    let outcome = strut(
      ["render"] + paths + ["--scale", "0.1", "--out", "out", "--report", "page"], in: scratch.path)
    #expect(outcome.status == .success)
    return try String(decoding: scratch.bytes("page/index.html"), as: UTF8.self)
  }

  @Test("shows screens in reading order with what their specs and the program say of them")
  func screens() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(tie, to: "specs/cases/1.1a-tie.yaml")
    try scratch.write(
      tie.replacingOccurrences(of: "1.1a Who grows (wrong)", with: "1.1b Who else"),
      to: "specs/cases/1.1b-tie.yaml")
    try scratch.write("title: 1.10 Ten\nmatrix: { device: iphone-x }", to: "specs/cases/1.10.yaml")
    try scratch.write("title: 1.2 Two\nmatrix: { device: iphone-x }", to: "specs/cases/1.2.yaml")
    let page = try page(["specs"], in: scratch)
    let parts = [
      "<title>cases</title>", "<p class=\"lead\">4 screens, 6 pictures, all to one scale</p>",
      "<h2 id=\"screen-1\"><span class=\"number\">1.1</span> Who grows</h2>",
      "<h3><span class=\"letter\">a</span> <span class=\"mark\">wrong</span></h3>",
      "<p>Both hug their texts alike.</p>",
      "<li><span class=\"error\">error</span> <code>first</code> and <code>second</code> "
        + "compete for width at equal priority<small>specs/cases/1.1a-tie.yaml:7</small>",
      "<h3><span class=\"letter\">b</span> Who else</h3>",
      "<h3>iPhone SE (3rd generation), Portrait</h3>",
      "<h3>iPhone SE (3rd generation), Portrait, Dark</h3>",
      "<h2 id=\"screen-2\"><span class=\"number\">1.2</span> Two</h2>", "<h3>iPhone X</h3>",
      "<h2 id=\"screen-3\"><span class=\"number\">1.10</span> Ten</h2>",
    ]
    var rest = page[...]
    for part in parts {
      let found = rest.range(of: part)
      #expect(found != nil, "\(part)")
      rest = found.map { rest[$0.upperBound...] } ?? rest
    }
  }

  @Test("is called by its only screen, or by what the specs' folders have in common")
  func titles() throws {
    let scratch = try TemporaryFolder()
    try scratch.write("title: Alone\nmatrix: { device: iphone-x }", to: "a/b/one.yaml")
    try scratch.write("matrix: { device: iphone-x }", to: "a/c/two.yaml")
    try scratch.write("matrix: { device: iphone-x }", to: "d/three.yaml")
    #expect(try page(["a/b"], in: scratch).contains("<h1>Alone</h1>"))
    #expect(try page(["./a"], in: scratch).contains("<h1>a</h1>"))
    #expect(try page(["."], in: scratch).contains("<h1>Screens</h1>"))
  }
}
