import Geometry
import Testing

@testable import Bitmaps

/// Streams whose pixels libdeflate and zlib read in different ways.
@Suite("The compressed rows of a picture")
struct InflateStreamTests {
  /// A stream of zeros, written by hand, with RFC 1951 beside it.
  struct Stream: CustomTestStringConvertible {
    let testDescription: String
    let isRight: Bool
    var header: [UInt8] = [0x78, 0x9C]
    let bits: [Bits]
  }

  /// A number of bits: the first one highest for codes, lowest for numbers.
  struct Bits {
    let bits: [UInt8]

    static func code(_ text: String) -> Bits {
      Bits(bits: text.compactMap { $0 == "1" ? 1 : $0 == "0" ? 0 : nil })
    }
    static func number(_ value: Int, _ count: Int) -> Bits {
      Bits(bits: (0..<count).map { UInt8(value >> $0 & 1) })
    }
  }

  /// A picture of 3,000 rows, each a filter's number and eight indices, which are all 0.
  static let (width, height) = (8, 3000)

  /// Zeros in the fixed codes (3.2.6), of which the last copy has a length and a distance as given.
  static func fixed(_ length: Int, _ lengthCode: String, _ distance: Bits...) -> [Bits] {
    let copies = ((width + 1) * height - length - 1) / 258
    let zeros = (width + 1) * height - length - copies * 258
    return [.number(1, 1), .number(1, 2)]
      + Array(repeating: .code("0011 0000"), count: zeros)
      + Array(repeating: .code("1100 0101 00000"), count: copies)
      + [.code(lengthCode)] + distance + [.code("000 0000")]
  }

  /// Zeros in codes of their own (3.2.7): the literal 0 is `0`, the end `10`, and 258 bytes `11`.
  ///
  /// - Parameters:
  ///   - literals: the number of literals and lengths, 286 or 288.
  ///   - distances: the lengths of the distances' codes, in the code below.
  ///   - count: the number of distances.
  ///   - distance: the code of the distance that all copies have.
  /// - Returns: the bits of the block.
  static func own(
    literals: Int = 286, _ distances: [Bits], count: Int, distance: String
  ) -> [Bits] {
    let copies = ((width + 1) * height - 4) / 258
    let zeros = (width + 1) * height - copies * 258
    // The lengths 1 and 2 and the runs 0 and 18 have two bits each: in the order 16, 17, 18, 0 … 2, 14, 1.
    let order = [0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2]
    let (none, one, two, run) = (Bits.code("00"), Bits.code("01"), Bits.code("10"), Bits.code("11"))
    return [
      .number(1, 1), .number(2, 2), .number(literals - 257, 5), .number(count - 1, 5),
      .number(order.count - 4, 4),
    ] + order.map { .number($0, 3) } + [one]
      + [run, .number(138 - 11, 7), run, .number(117 - 11, 7), two]
      + [run, .number(28 - 11, 7), two]
      + Array(repeating: none, count: literals - 286) + distances
      + Array(repeating: .code("0"), count: zeros)
      + Array(repeating: .code("11" + distance), count: copies) + [.code("10")]
  }

  static let streams = [
    Stream(
      testDescription: "the greatest distance code", isRight: true,
      bits: fixed(10, "000 1000", .code("11101"), .number(0, 13))),
    Stream(
      testDescription: "distance code 30", isRight: false,
      bits: fixed(10, "000 1000", .code("11110"), .number(0, 13))),
    Stream(
      testDescription: "distance code 31", isRight: false,
      bits: fixed(10, "000 1000", .code("11111"), .number(0, 13))),
    Stream(
      testDescription: "the greatest length code", isRight: true,
      bits: fixed(258, "1100 0101", .code("00000"))),
    Stream(
      testDescription: "length code 286", isRight: false,
      bits: fixed(258, "1100 0110", .code("00000"))),
    Stream(
      testDescription: "length code 287", isRight: false,
      bits: fixed(258, "1100 0111", .code("00000"))),
    Stream(
      testDescription: "a window that is smaller than a distance", isRight: false,
      header: [0x08, 0x1D], bits: fixed(10, "000 1000", .code("11101"), .number(0, 13))),
    Stream(
      testDescription: "one distance code", isRight: true,
      bits: own([.code("01")], count: 1, distance: "0")),
    Stream(
      testDescription: "the other bit of one distance code", isRight: false,
      bits: own([.code("01")], count: 1, distance: "1")),
    Stream(
      testDescription: "a copy without distance codes", isRight: false,
      bits: own([.code("00")], count: 1, distance: "0")),
    Stream(
      testDescription: "288 literals and lengths", isRight: false,
      bits: own(literals: 288, [.code("01")], count: 1, distance: "0")),
    Stream(
      testDescription: "30 distances", isRight: true,
      bits: own([.code("01 11"), .number(29 - 11, 7)], count: 30, distance: "0")),
    Stream(
      testDescription: "31 distances", isRight: false,
      bits: own([.code("01 11"), .number(30 - 11, 7)], count: 31, distance: "0")),
    Stream(
      testDescription: "a copy from before the first byte", isRight: false,
      bits: [.number(1, 1), .number(1, 2), .code("000 0001 00000")]
        + fixed(258, "1100 0101", .code("00000"))[2...]),
    Stream(
      testDescription: "a byte behind the checksum", isRight: false,
      bits: fixed(258, "1100 0101", .code("00000")) + [.number(0, 8)]),
  ]

  @Test("are read only if zlib reads them", arguments: streams)
  func strict(_ stream: Stream) throws {
    let file = Self.file(stream)
    let rows = PNG.PlainPicture(file)?.rows()
    #expect((rows != nil) == stream.isRight)
    let library = try? PNG.decodeByLibrary(file)
    #expect((try? PNG.decode(file)) == library)
    if stream.isRight { #expect(rows?.bitmap == library) }
  }

  @Test("are as many as the picture's height, no fewer and no more", arguments: [-1, 0, 1])
  func count(_ more: Int) {
    let stream = Stream(
      testDescription: "", isRight: more == 0, bits: Self.fixed(258, "1100 0101", .code("00000")))
    let file = Self.file(stream, height: Self.height + more)
    #expect((PNG.PlainPicture(file)?.rows() != nil) == stream.isRight)
  }

  @Test("may have empty blocks before them, in the fixed codes and in codes of their own")
  func emptyBlocks() throws {
    let fixed: [Bits] = [.number(0, 1), .number(1, 2), .code("000 0000")]
    // Zeros in codes of their own, without a last block and without bytes: the codes, and the end.
    let own =
      [Bits.number(0, 1)] + Self.own([.code("01")], count: 1, distance: "0")[1..<33] + [.code("10")]
    let last = Self.fixed(258, "1100 0101", .code("00000"))
    let blocks = Array(repeating: fixed, count: 1000).flatMap(\.self)
    let stream = Stream(
      testDescription: "", isRight: true, bits: blocks + own + own + fixed + own + last)
    let rows = PNG.PlainPicture(Self.file(stream))?.rows()
    #expect(try rows?.bitmap == PNG.decodeByLibrary(Self.file(stream)))
    #expect(rows?.height == Self.height)
  }

  @Test("may be stored without compression, in several blocks")
  func stored() throws {
    let count = (Self.width + 1) * Self.height
    var bytes: [UInt8] = []
    for (index, length) in [0, 20_000, count - 20_000].enumerated() {
      let number = [UInt8(length & 0xFF), UInt8(length >> 8)]
      bytes += [index == 2 ? 1 : 0] + number + number.map { ~$0 }
      bytes += [UInt8](repeating: 0, count: length)
    }
    let stream = Stream(
      testDescription: "", isRight: true, bits: bytes.map { .number(Int($0), 8) })
    #expect(PNG.PlainPicture(Self.file(stream))?.rows()?.height == Self.height)
  }

  @Test("are damaged if they end at any byte before", arguments: [0, 7])
  func cut(_ index: Int) {
    let stream = Self.streams[index]
    let data = Self.data(stream)
    for count in stride(from: 0, to: data.count, by: 1) {
      #expect(PNG.PlainPicture(Self.file(of: data.prefix(count)))?.rows() == nil)
    }
  }

  private static func data(_ stream: Stream) -> [UInt8] {
    let bits = stream.bits.flatMap(\.bits)
    let bytes = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start...].prefix(8).reversed().reduce(0 as UInt8) { $0 << 1 | $1 }
    }
    // The checksum of zeros is 1, and their number modulo 65,521 in the upper half (RFC 1950).
    return stream.header + bytes + PNG.bigEndian(UInt32((width + 1) * height % 65521) << 16 | 1)
  }

  private static func file(_ stream: Stream, height: Int = height) -> [UInt8] {
    file(of: data(stream)[...], height: height)
  }

  /// A PNG file of one colour with compressed rows.
  private static func file(of data: ArraySlice<UInt8>, height: Int = height) -> [UInt8] {
    let header = PNG.bigEndian(UInt32(width)) + PNG.bigEndian(UInt32(height)) + [8, 3, 0, 0, 0]
    let chunks = [("IHDR", header), ("PLTE", [10, 20, 30]), ("IDAT", Array(data)), ("IEND", [])]
    return chunks.reduce(into: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { file, chunk in
      let content = Array(chunk.0.utf8) + chunk.1
      file += PNG.bigEndian(UInt32(chunk.1.count)) + content
      file += PNG.bigEndian(PNG.checksum(of: content[...]))
    }
  }
}
