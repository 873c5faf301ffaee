import Bitmaps
import TestSupport
import Testing

@testable import Snapshots

@Suite("ZIP archives")
struct ZipArchiveTests {
  private static let text = Array("123456789".utf8)
  /// The check value of CRC-32 in the catalogue of parametrised CRC algorithms.
  private static let checksum: UInt32 = 0xCBF4_3926

  private static func archive(
    _ name: String, _ form: StoredArchive.Form, checksum: UInt32 = checksum
  ) -> [UInt8] {
    var archive = StoredArchive()
    archive.add([], as: "empty.txt", checksum: 0)
    archive.add(text, as: name, checksum: checksum, form)
    return archive.bytes
  }

  @Test("have the checksum of ZIP, gzip and PNG")
  func checksum() {
    #expect(RawDeflate.checksum(Self.text) == Self.checksum)
    #expect(RawDeflate.checksum([]) == 0)
  }

  @Test(
    "give the bytes of an entry",
    arguments: [StoredArchive.Form.stored, .deflated, .long])
  func contents(_ form: StoredArchive.Form) throws {
    let archive = try ZipArchive(Self.archive("a/b.txt", form))
    #expect(archive.entries.map(\.name) == ["empty.txt", "a/b.txt"])
    #expect(try archive.entries.map { try archive.contents(of: $0) } == [[], Self.text])
  }

  @Test("are read behind other bytes only with the places that they have")
  func comment() throws {
    var bytes = Self.archive("a.txt", .stored)
    bytes[bytes.count - 2] = 3
    bytes += Array("abc".utf8)
    #expect(try ZipArchive(bytes).entries.count == 2)
    #expect(throws: ZipArchive.Fault.notAnArchive) { try ZipArchive(bytes + [0]) }
  }

  @Test("are read by the last of several records that look like their end")
  func records() throws {
    /// The end of an empty archive with a comment.
    func end(comment length: Int) -> [UInt8] {
      [0x50, 0x4B, 5, 6] + Array(repeating: 0, count: 16) + [
        UInt8(length % 256), UInt8(length / 256),
      ]
    }
    var archive = StoredArchive()
    archive.add(end(comment: 0), as: "inner.zip", checksum: 0)
    let place = try #require(archive.bytes.firstRange(of: end(comment: 0))).lowerBound
    // Now the comment of the first record reaches to the end of the file.
    let rest = archive.bytes.count - place - 22
    archive = StoredArchive()
    archive.add(end(comment: rest), as: "inner.zip", checksum: 0)
    #expect(try ZipArchive(archive.bytes).entries.map(\.name) == ["inner.zip"])
  }

  @Test(
    "are refused with the reason",
    arguments: [
      ("encrypted", "a.txt", StoredArchive.Form.encrypted, .encrypted(entry: "a.txt")),
      ("another method", "a.txt", .otherMethod, .otherMethod(entry: "a.txt", 12)),
      ("up", "../a.txt", .stored, .unsafePath(entry: "../a.txt")),
      ("up inside", "a/../../b.txt", .stored, .unsafePath(entry: "a/../../b.txt")),
      ("absolute", "/a.txt", .stored, .unsafePath(entry: "/a.txt")),
      ("backslash", "..\\a.txt", .stored, .unsafePath(entry: "..\\a.txt")),
      ("no name", "", .stored, .unsafePath(entry: "")),
      ("zero", "a\0b.txt", .stored, .unsafePath(entry: "a\0b.txt")),
    ] as [(String, String, StoredArchive.Form, ZipArchive.Fault)])
  func refused(_ row: String, _ name: String, _ form: StoredArchive.Form, _ fault: ZipArchive.Fault)
  {
    #expect(throws: fault, "\(row)") {
      let archive = try ZipArchive(Self.archive(name, form))
      for entry in archive.entries { _ = try archive.contents(of: entry) }
    }
  }

  @Test("with a wrong checksum are damaged", arguments: [StoredArchive.Form.stored, .deflated])
  func damaged(_ form: StoredArchive.Form) throws {
    let archive = try ZipArchive(Self.archive("a.txt", form, checksum: 1))
    #expect(throws: ZipArchive.Fault.damaged(entry: "a.txt")) {
      try archive.contents(of: archive.entries[1])
    }
  }

  @Test("that end early or differ in one byte never give other bytes or crash")
  func mutations() {
    for form in [StoredArchive.Form.stored, .deflated, .long] {
      let whole = Self.archive("a.txt", form)
      for count in 0..<whole.count { #expect((try? ZipArchive(Array(whole.prefix(count)))) == nil) }
      for index in whole.indices {
        for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
          var bytes = whole
          bytes[index] = value
          guard let archive = try? ZipArchive(bytes) else { continue }
          for entry in archive.entries {
            guard let contents = try? archive.contents(of: entry) else { continue }
            #expect(contents.isEmpty || contents == Self.text)
          }
        }
      }
    }
  }
}
