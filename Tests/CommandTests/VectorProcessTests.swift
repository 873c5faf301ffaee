import Bitmaps
import Foundation
import Graphics
import TestSupport
import Testing

@testable import Drawing
@testable import Spec
@testable import StrutCommand

@Suite("A process that draws an SVG file")
struct VectorProcessTests {
  /// Ends as a shell script does.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let script: String
    let fault: PictureFault
  }

  private static let rows = [
    Row(
      testDescription: "a signal", script: "kill -11 $$",
      fault: .process(.signal(11, mebibytes: 1024))),
    Row(testDescription: "a status", script: "exit 4", fault: .process(.status(4))),
    Row(
      testDescription: "no picture, and reads nothing", script: "exec <&-",
      fault: .process(.status(0))),
    Row(
      testDescription: "nothing, because it waits", script: "exec sleep 100",
      fault: .process(.time(seconds: 1))),
    Row(
      testDescription: "nothing, because it loops", script: "while :; do :; done",
      fault: .process(.time(seconds: 1))),
    Row(
      testDescription: "an answer without end", script: "while :; do echo endless; done",
      fault: .process(.signal(9, mebibytes: 1024))),
  ]

  @Test("is reported if it ends with", arguments: rows)
  func ends(_ row: Row) {
    var limits = VectorProcess.Limits()
    limits.seconds = 1
    let process = VectorProcess(
      words: ["/bin/sh", "-c", row.script], environment: [:], limits: limits)
    // More than a socket holds.
    let document = [UInt8](repeating: 32, count: 4 << 20)
    #expect(throws: row.fault) { try process.draw(document, width: 20, height: 20) }
  }

  @Test("is reported if no program starts")
  func missing() {
    let process = VectorProcess(words: ["/nowhere/strut"], environment: [:])
    #expect(throws: PictureFault.process(.notStarted(code: ENOENT))) {
      try process.size(of: [])
    }
  }

  /// Replies to each request of one byte that there is too little memory.
  private static let refusal = #"""
    echo started >>"$STARTS"
    while [ "$(head -c 33 | wc -c)" -eq 33 ]; do
      printf '\000\000\000\000\000\000\000\000'
      printf '\000\000\000\000\000\000\000\000\001\000\000\000\000\000\000\000\002'
      [ -z "$ONCE" ] || exit 0
    done
    """#

  @Test(
    "draws all pictures, or is started again if it ended while it waited", arguments: ["", "1"])
  func pictures(_ once: String) throws {
    let scratch = try TemporaryFolder()
    let starts = scratch.url.appendingPathComponent("starts")
    let process = VectorProcess(
      words: ["/bin/sh", "-c", Self.refusal],
      environment: [
        "PATH": "/usr/bin:/bin", "STARTS": starts.path, "ONCE": once,
      ])
    for _ in 0..<3 {
      #expect(throws: PictureFault.process(.memory(mebibytes: 1024))) {
        try process.draw([32], width: 20, height: 20)
      }
    }
    let lines = try String(contentsOf: starts, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == (once.isEmpty ? 1 : 3))
  }

  @Test("replies with a status and an answer, which is read when it is whole")
  func replies() {
    let reply = VectorReply(status: 9, microseconds: 258, answer: [3, 65, 66])
    #expect(
      reply.bytes == [9, 0, 0, 0, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0]
        + [3, 0, 0, 0, 0, 0, 0, 0, 3, 65, 66])
    for length in 0..<reply.bytes.count {
      let first = Array(reply.bytes.prefix(length))
      #expect(VectorReply.progress(of: first, upTo: 3) == .incomplete, "\(length)")
    }
    #expect(VectorReply.progress(of: reply.bytes, upTo: 3) == .complete(reply))
    #expect(VectorReply.progress(of: reply.bytes, upTo: 2) == .tooLong)
    #expect(VectorReply.progress(of: reply.bytes + [0], upTo: 30) == .tooLong)
    let endless = [UInt8](repeating: 255, count: 24)
    #expect(VectorReply.progress(of: endless, upTo: .max) == .tooLong)
  }

  /// Replies to each request of one byte that the limit of time ended it after three seconds.
  private static let delay = #"""
    while [ "$(head -c 33 | wc -c)" -eq 33 ]; do
      printf '\030\000\000\000\000\000\000\000\300\306\055\000\000\000\000\000'
      printf '\000\000\000\000\000\000\000\000'
    done
    """#

  /// Three seconds are 2DC6C0 (hexadecimal) microseconds.
  ///
  /// The first two pictures use all four
  /// seconds that pictures may take beyond their first second.
  @Test("has one second for a picture after others took too long, and their own time for those")
  func sharedTime() {
    var limits = VectorProcess.Limits()
    limits.sharedSeconds = 4
    let process = VectorProcess(
      words: ["/bin/sh", "-c", Self.delay], environment: ["PATH": "/usr/bin:/bin"],
      limits: limits)
    let faults: [(UInt8, PictureFault.Interruption)] = [
      (1, .time(seconds: 10)), (1, .remainingTime(seconds: 5)), (2, .remainingTime(seconds: 3)),
      (3, .remainingTime(seconds: 1)), (2, .remainingTime(seconds: 3)),
    ]
    for (byte, fault) in faults {
      #expect(throws: PictureFault.process(fault)) { try process.size(of: [byte]) }
    }
  }

  @Test("is described with the picture and the limit that it exceeded")
  func wording() {
    let texts = [
      PictureFault.Interruption.time(seconds: 10), .remainingTime(seconds: 1),
      .memory(mebibytes: 1024), .signal(6, mebibytes: 1024), .status(3), .notStarted(code: 11),
    ].map { PictureWording("a.svg", .process($0)).text }
    #expect(
      texts == [
        "the drawing `a.svg` takes more than 10 seconds to draw",
        "the drawing `a.svg` takes more than the 1 second that slow drawings before it left",
        "the drawing `a.svg` takes more than 1024 MiB to draw",
        "the drawing `a.svg` ended the process that drew it, by signal 6 with at most 1024 MiB",
        "the drawing `a.svg` ended the process that drew it, with status 3",
        "the drawing `a.svg` cannot be drawn: no process starts (error 11 of the system)",
      ])
  }
}

@Suite(
  "The program's process that draws an SVG file",
  .enabled(if: BuiltProgram.url != nil, "the program is not built"))
struct SVGProgramTests {
  private func process(_ limits: VectorProcess.Limits = .init()) throws -> VectorProcess {
    let program = try #require(BuiltProgram.url)
    return VectorProcess(
      words: [program.path, VectorWorker.argument], environment: [:], limits: limits)
  }

  private static func document(_ content: String) -> [UInt8] {
    Array("<svg xmlns='http://www.w3.org/2000/svg' width='90' height='60'>\(content)</svg>".utf8)
  }

  @Test(
    "draws the same pixels as librsvg in this process", arguments: [(30, 20), (91, 60), (400, 700)])
  func pixels(_ size: (width: Int, height: Int)) throws {
    let document = Self.document(
      """
      <linearGradient id='a'><stop stop-color='red'/><stop offset='1' stop-color='blue' \
      stop-opacity='.3'/></linearGradient>
      <g opacity='.5'><circle cx='40' cy='30' r='28' fill='url(#a)'/><path d='M9 9l60 40' \
      stroke='green'/></g>
      """)
    let here = try VectorPicture(document, in: nil)
    let there = try VectorPicture(document, in: process())
    #expect(there.size == here.size)
    let bitmap = try here.surface(width: size.width, height: size.height).straightBitmap()
    #expect(bitmap != nil)
    #expect(
      try there.surface(width: size.width, height: size.height).straightBitmap() == bitmap)
  }

  /// A PDF file of one page of 20 by 10 points with the content.
  private static func pdf(_ content: String, resources: String = "") -> [UInt8] {
    let objects = [
      "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 20 10] /Contents 4 0 R /Resources << \(resources) >> >>",
      "<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream",
    ]
    var file = "%PDF-1.4\n"
    var places: [String] = []
    for (index, object) in objects.enumerated() {
      places.append(String("0000000000\(file.utf8.count)".suffix(10)) + " 00000 n \n")
      file += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = file.utf8.count
    file += "xref\n0 5\n0000000000 65535 f \n" + places.joined()
    return Array(
      (file + "trailer\n<< /Size 5 /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF\n").utf8)
  }

  @Test("draws the first page of a PDF file")
  func page() throws {
    let picture = try VectorPicture(Self.pdf("1 0 0 rg 0 0 10 10 re f"), in: process())
    #expect(picture.size == (20, 10))
    let bitmap = try #require(try picture.surface(width: 4, height: 2).straightBitmap())
    let (red, clear): ([UInt8], [UInt8]) = ([255, 0, 0, 255], [0, 0, 0, 0])
    #expect(bitmap.bytes == (red + red + clear + clear) + (red + red + clear + clear))
  }

  @Test("refuses a PDF file without its font, a broken one and a long one")
  func refusedPages() throws {
    let font = "/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>"
    let words = Self.pdf("BT /F 9 Tf (Hi) Tj ET", resources: font)
    #expect(throws: PictureFault.fontNotEmbedded("Helvetica")) {
      _ = try VectorPicture(words, in: process())
    }
    #expect(throws: PictureFault.self) {
      _ = try VectorPicture(Array("%PDF-1.4 nothing".utf8), in: process())
    }
    let long = Self.pdf("") + [UInt8](repeating: 32, count: 8 << 20)
    #expect(throws: PictureFault.pdfTooLong(greatest: 8 << 20)) {
      _ = try VectorPicture(long, in: process())
    }
    #expect(throws: PictureFault.pdfInLibrary) { _ = try VectorPicture(words, in: nil) }
  }

  @Test("reports librsvg's message about a file that it cannot read")
  func broken() throws {
    let process = try process()
    let fault = #expect(throws: PictureFault.self) { try process.size(of: Array("<svg".utf8)) }
    guard case .corrupt(let words) = fault else {
      Issue.record("\(String(describing: fault))")
      return
    }
    #expect(words.contains("XML"))
  }

  @Test("ends at the limit of the processor time")
  func slow() throws {
    var limits = VectorProcess.Limits()
    limits.processorSeconds = 1
    let process = try process(limits)
    let document = Self.document(
      """
      <filter id='a'><feMorphology operator='dilate' radius='9'/></filter>
      <rect width='90' height='60' filter='url(#a)'/>
      """)
    #expect(throws: PictureFault.process(.time(seconds: 1))) {
      try process.draw(document, width: 9000, height: 6000)
    }
  }

  @Test("ends at the limit of the memory")
  func large() throws {
    var limits = VectorProcess.Limits()
    limits.mebibytes = 400
    let process = try process(limits)
    let document = Self.document(
      String(repeating: "<g opacity='.5'>", count: 60) + "<path d='M0 0h90v60'/>"
        + String(repeating: "</g>", count: 60))
    #expect(throws: PictureFault.process(.memory(mebibytes: 400))) {
      try process.draw(document, width: 3000, height: 2000)
    }
    // The picture alone, 4 bytes a pixel, is larger than the limit.
    #expect(throws: PictureFault.process(.memory(mebibytes: 400))) {
      try process.draw(Self.document(""), width: 11_000, height: 11_000)
    }
    // The next picture has the whole limit for itself.
    let small = try process.draw(Self.document("<path d='M0 0h90v60'/>"), width: 30, height: 20)
    #expect(small.pixels.count == 30 * 20 * 4)
  }

  @Test("draws the pictures of a run to the same bytes")
  func run() throws {
    let program = try #require(BuiltProgram.url)
    let scratch = try TemporaryFolder()
    try scratch.write(
      String(decoding: Self.document("<circle cx='40' cy='30' r='28'/>"), as: UTF8.self),
      to: "one/a.svg")
    try scratch.write(
      """
      matrix: { device: [iphone-se-3] }
      views:
        a: { kind: image, image: a.svg, pin: { top: 40, leading: 16 } }
      """, to: "one/one.yaml")
    #expect(strut("render", "one", "--out", "here", in: scratch.path).status == .success)
    let process = try BuiltProgram.process(
      [program.path, "render", "one", "--out", "there"], in: scratch.path)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let picture = "one/iphone-se-3.png"
    let here = try Data(contentsOf: URL(fileURLWithPath: "\(scratch.path)/here/\(picture)"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: "\(scratch.path)/there/\(picture)")) == here)
  }
}
