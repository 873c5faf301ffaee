import Bitmaps
import Geometry
import Testing

@Suite("An animated PNG")
struct AnimationTests {
  @Test("has its frames' places, times and pixels in the chunks of the standard")
  func chunks() throws {
    let file = try Self.film()
    let chunks = try Chunk.all(in: file)
    #expect(
      chunks.map(\.name) == [
        "IHDR", "acTL", "sRGB", "iTXt", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND",
      ])
    // Three frames, played for ever.
    #expect(chunks[1].content == [0, 0, 0, 3, 0, 0, 0, 0])
    // Sequence number, width, height, x, y, delay, dispose, blend.
    #expect(chunks[4].words == [0, 6, 4, 0, 0] && chunks[4].tail == [0, 1, 0, 1, 0, 0])
    #expect(chunks[6].words == [1, 2, 1, 3, 2] && chunks[6].tail == [0, 250, 27, 88, 0, 0])
    #expect(chunks[7].content.prefix(4) == [0, 0, 0, 2])
    #expect(chunks[8].words == [3, 1, 1, 0, 0] && chunks[8].tail == [0, 1, 0, 1, 0, 0])
    #expect(chunks[9].content.prefix(4) == [0, 0, 0, 4])
  }

  @Test("is a still picture of its first frame to what knows no animations")
  func firstFrame() throws {
    let file = try Self.film()
    let first = try Self.frame(marked: [])
    #expect(try PNG.decode(file) == first)
    #expect(try PNG.readTexts(in: file) == [PNG.Text("film", "three frames")])
  }

  @Test("is the same bytes the second time")
  func isDeterministic() throws {
    #expect(try Self.film() == Self.film())
  }

  @Test("is refused with other frames than it began with")
  func wrongFrames() throws {
    let second = try #require(PNG.Delay(1, over: 1))
    var other = PNG.Animation(frameCount: 2)
    try other.append(try Self.frame(marked: []), for: second)
    let large = try #require(Bitmap(width: 1, height: 1, bytes: [0, 0, 0, 255]))
    #expect(throws: PNGError.illegalFrame(number: 2)) { try other.append(large, for: second) }
    var clear = try Self.frame(marked: [])
    clear.bytes[3] = 0
    #expect(throws: PNGError.illegalFrame(number: 2)) { try other.append(clear, for: second) }
    #expect(throws: PNGError.illegalFrame(number: 2)) { _ = try other.finish() }
    try other.append(try Self.frame(marked: []), for: second)
    #expect(throws: PNGError.illegalFrame(number: 3)) {
      try other.append(try Self.frame(marked: []), for: second)
    }
    #expect(throws: Never.self) { _ = try other.finish() }
    #expect(PNG.Delay(1, over: 0) == nil)
  }

  /// Six by four pixels: white, then two of them red, then as before.
  private static func film() throws -> [UInt8] {
    var film = PNG.Animation(frameCount: 3, texts: [PNG.Text("film", "three frames")])
    let pause = try #require(PNG.Delay(1, over: 1))
    try film.append(try frame(marked: []), for: pause)
    try film.append(try frame(marked: [15, 16]), for: try #require(PNG.Delay(250, over: 7000)))
    try film.append(try frame(marked: [15, 16]), for: pause)
    return try film.finish()
  }

  private static func frame(marked: [Int]) throws -> Bitmap {
    let red: [UInt8] = [255, 0, 0, 255]
    let white: [UInt8] = [255, 255, 255, 255]
    let bytes = (0..<24).flatMap { marked.contains($0) ? red : white }
    return try #require(Bitmap(width: 6, height: 4, bytes: bytes))
  }
}

/// A chunk as the file has it.
private struct Chunk {
  let name: String
  let content: [UInt8]

  /// The five numbers that a frame's control chunk begins with.
  var words: [Int] {
    (0..<5).map { index in content[index * 4..<index * 4 + 4].reduce(0) { $0 << 8 | Int($1) } }
  }
  var tail: [UInt8] { Array(content.dropFirst(20)) }

  static func all(in file: [UInt8]) throws -> [Chunk] {
    var chunks: [Chunk] = []
    var offset = 8
    while offset < file.count {
      let length = file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: file[offset + 4..<offset + 8], as: UTF8.self)
      chunks.append(
        Chunk(name: name, content: Array(file[offset + 8..<offset + 8 + length])))
      offset += length + 12
    }
    try #require(offset == file.count)
    return chunks
  }
}
