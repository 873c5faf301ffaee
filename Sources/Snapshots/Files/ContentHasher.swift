/// Computes the SHA-256 hash (FIPS 180-4) of a sequence of parts.
///
/// It is for content that may be forged, for which a fast hash is not enough.
package struct ContentHasher: Sendable {
  private var state: [UInt32] = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB,
    0x5BE0_CD19,
  ]
  /// The bytes that do not fill a block yet.
  private var rest: [UInt8] = []
  private var byteCount: UInt64 = 0

  package init() {}

  /// Adds a part after its length, so that other parts with the same joined bytes give another
  /// hash.
  package mutating func add(_ part: [UInt8]) {
    withUnsafeBytes(of: UInt64(part.count).bigEndian) { append($0) }
    part.withUnsafeBytes { append($0) }
  }

  /// Adds a text as a part in UTF-8.
  package mutating func add(_ part: String) { add(Array(part.utf8)) }

  /// Appends bytes without their length.
  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    byteCount &+= UInt64(bytes.count)
    var remaining = bytes[...]
    if !rest.isEmpty {
      let missing = min(Self.blockLength - rest.count, remaining.count)
      rest.append(contentsOf: remaining.prefix(missing))
      remaining = remaining.dropFirst(missing)
      guard rest.count == Self.blockLength else { return }
      rest.withUnsafeBytes { Self.absorb($0, into: &state) }
      rest.removeAll(keepingCapacity: true)
    }
    let whole = remaining.count / Self.blockLength * Self.blockLength
    Self.absorb(UnsafeRawBufferPointer(rebasing: remaining.prefix(whole)), into: &state)
    rest.append(contentsOf: remaining.dropFirst(whole))
  }

  /// The hash of all parts, as 64 lowercase hexadecimal digits.
  package var hash: String {
    var last = self
    // The padding is a one bit and then zero bits. The length is in the last eight bytes of a
    // block.
    let zeroCount = (Self.blockLength * 2 - 9 - rest.count) % Self.blockLength
    let padding = [0x80] + [UInt8](repeating: 0, count: zeroCount)
    let length = byteCount &* 8
    padding.withUnsafeBytes { last.append($0) }
    withUnsafeBytes(of: length.bigEndian) { last.append($0) }
    return last.state.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  private static let blockLength = 64

  private static func absorb(_ blocks: UnsafeRawBufferPointer, into state: inout [UInt32]) {
    guard !blocks.isEmpty else { return }
    constants.withUnsafeBufferPointer { constants in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
        for start in stride(from: 0, to: blocks.count, by: blockLength) {
          for index in 0..<16 {
            schedule[index] = UInt32(
              bigEndian: blocks.loadUnaligned(fromByteOffset: start &+ index &* 4, as: UInt32.self))
          }
          for index in 16..<64 {
            let (early, late) = (schedule[index &- 15], schedule[index &- 2])
            let first = rotated(early, 7) ^ rotated(early, 18) ^ early &>> 3
            let second = rotated(late, 17) ^ rotated(late, 19) ^ late &>> 10
            schedule[index] = schedule[index &- 16] &+ first &+ schedule[index &- 7] &+ second
          }
          mix(schedule, constants, into: &state)
        }
      }
    }
  }

  private static func mix(
    _ schedule: UnsafeMutableBufferPointer<UInt32>, _ constants: UnsafeBufferPointer<UInt32>,
    into state: inout [UInt32]
  ) {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let choice = (e & f) ^ (~e & g)
      let ofE = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
      let first = h &+ ofE &+ choice &+ constants[index] &+ schedule[index]
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ majority
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ second)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }

  @inline(__always)
  private static func rotated(_ word: UInt32, _ distance: UInt32) -> UInt32 {
    word &>> distance | word &<< (32 &- distance)
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4,
    0xAB1C_5ED5, 0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE,
    0x9BDC_06A7, 0xC19B_F174, 0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F,
    0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA, 0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7,
    0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967, 0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC,
    0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85, 0xA2BF_E8A1, 0xA81A_664B,
    0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070, 0x19A4_C116,
    0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
    0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7,
    0xC671_78F2,
  ]
}
