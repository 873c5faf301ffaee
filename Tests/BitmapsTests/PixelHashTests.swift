import Bitmaps
import Geometry
import Testing

@Suite("The hash of a picture")
struct PixelHashTests {
  @Test("changes with any one byte, in every lane and in the rest")
  func singleBytes() {
    let bytes = [UInt8](repeating: 0, count: 200)
    var hashes: Set<PixelHash> = [PixelHash(bytes)]
    for index in bytes.indices {
      var changed = bytes
      changed[index] = 1
      hashes.insert(PixelHash(changed))
    }
    #expect(hashes.count == 201)
  }

  @Test("changes with the length of zeros")
  func lengths() {
    #expect(Set((0...200).map { PixelHash([UInt8](repeating: 0, count: $0)) }).count == 201)
  }

  @Test("changes with the size around the same bytes")
  func sizes() throws {
    let bytes = [UInt8](repeating: 7, count: 32)
    let wide = try #require(Bitmap(width: 4, height: 2, bytes: bytes))
    let high = try #require(Bitmap(width: 2, height: 4, bytes: bytes))
    #expect(PixelHash(wide) != PixelHash(high))
  }

  @Test("is the same on every machine and in every version")
  func knownValue() {
    #expect(PixelHash(Array("strut".utf8)).description == "297bd24ad7146143f6e621c1bd3a3732")
  }

  @Test("is read back from its 32 digits and from nothing else")
  func digits() {
    let hash = PixelHash([1, 2, 3])
    #expect(PixelHash(hash.description) == hash)
    #expect(PixelHash("+" + hash.description.dropFirst()) == nil)
    #expect(PixelHash("") == nil)
  }
}
