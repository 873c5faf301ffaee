import Testing

@testable import Snapshots

@Suite("A content's hash")
struct ContentHasherTests {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    let hash: String
  }

  /// NIST's examples for FIPS 180-4, and the hash of no bytes.
  static let rows = [
    Row(
      testDescription: "nothing", bytes: [],
      hash: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    Row(
      testDescription: "one block", bytes: Array("abc".utf8),
      hash: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    Row(
      testDescription: "two blocks",
      bytes: Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8),
      hash: "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"),
    Row(
      testDescription: "two blocks, the first of them whole",
      bytes: Array(
        ("abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmno"
          + "ijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu").utf8),
      hash: "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"),
  ]

  @Test("is SHA-256", arguments: rows)
  func vectors(_ row: Row) {
    var whole = ContentHasher()
    row.bytes.withUnsafeBytes { whole.append($0) }
    #expect(whole.hash == row.hash)
    var pieces = ContentHasher()
    for start in stride(from: 0, to: row.bytes.count, by: 50) {
      row.bytes[start..<min(start + 50, row.bytes.count)].withUnsafeBytes { pieces.append($0) }
    }
    #expect(pieces.hash == row.hash)
  }

  @Test("tells parts apart whose joined bytes are equal")
  func parts() {
    let hashes = [["ab", "c"], ["a", "bc"], ["abc"], ["abc", ""]].map { parts in
      var hasher = ContentHasher()
      for part in parts { hasher.add(part) }
      return hasher.hash
    }
    #expect(Set(hashes).count == 4)
  }
}
