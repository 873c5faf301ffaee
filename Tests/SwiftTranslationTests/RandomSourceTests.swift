import TestSupport
import Testing

@testable import SwiftTranslation

@Suite("Random sources")
struct RandomSourceTests {
  private static let pieces = [
    "@objc", "@objc(a:)", "#selector(", "#selector(A.b(_:))", "#selector(b)", "#keyPath(A.b)", ")",
    "(", "{", "}", "class A ", "extension B.C ", "protocol D ", "@objc protocol D {", "optional ",
    "func f(_ a: Int)", " -> Int", "override ", "public ", "\"", "\"\"\"", "#\"", "\"#", "\\(",
    "//", "/*", "*/", "/", "#/", "/#", "\n", "\r\n", " ", "import ObjectiveC", "import XCTest",
    "#if os(iOS)", "#else", "#endif", "type(of: a).description()", "é", "\u{1F600}", "a.f?(1)",
    "`class`", "<", ">", ",", ":", "1.5e-3", "var a: Int", "?", "!= nil", "as (A) -> B",
  ]

  @Test("keep their lines and do not end the program")
  func lines() {
    for seed in 0..<3000 {
      var generator = SeededGenerator(seed: UInt64(seed))
      var source = ""
      for _ in 0..<generator.next(below: 60) {
        source += Self.pieces[generator.next(below: Self.pieces.count)]
        if generator.next(below: 3) == 0 { source += " " }
      }
      let old = Array(source.utf8)
      let new = translated(source).bytes
      let ends: [UInt8] = [10, 13]
      #expect(
        new.filter { ends.contains($0) } == old.filter { ends.contains($0) },
        "seed \(seed)")
    }
  }

  @Test("keep their bytes without rules, also if they are not UTF-8")
  func bytes() {
    for seed in 0..<500 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let bytes = (0..<generator.next(below: 200)).map { _ in UInt8(generator.next(below: 256)) }
      let translator = SourceTranslator(rules: [])
      #expect(translator.translate(SwiftSource(bytes), file: "a").bytes == bytes)
    }
  }

  @Test("Each byte that is no space or comment belongs to one token at most.")
  func tokens() {
    for seed in 0..<500 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let source = (0..<40).map { _ in Self.pieces[generator.next(below: Self.pieces.count)] }
      let tokens = SwiftLexer.tokens(of: Array(source.joined().utf8))
      for (token, next) in zip(tokens, tokens.dropFirst()) {
        #expect(token.start < token.end && token.end <= next.start, "seed \(seed)")
      }
    }
  }
}

@Suite("Lines and columns of bytes")
struct LinePositionTests {
  @Test("count scalars, also on long lines")
  func longLine() {
    let positions = LinePositions(Array((String(repeating: "é", count: 300) + "\r\nab").utf8))
    #expect(positions.place(of: 0) == (1, 1))
    #expect(positions.place(of: 2 * 299) == (1, 300))
    #expect(positions.place(of: 602) == (2, 1))
    #expect(positions.place(of: 604) == (2, 3))
    #expect(positions.lengthOnLine(from: 2 * 290, to: 604) == 10)
    #expect(positions.lengthOnLine(from: 602, to: 604) == 2)
    #expect(LinePositions([]).place(of: 0) == (1, 1))
  }
}
