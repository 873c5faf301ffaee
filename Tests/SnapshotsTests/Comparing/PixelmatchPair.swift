import Bitmaps
import Foundation
import Geometry
import Testing
import Tolerances

/// A pair of generated pictures and what pixelmatch 7 says of them: a row of
/// Fixtures/Comparing/pixelmatch.txt, which `scripts/checks/pixelmatch` holds to that program.
struct PixelmatchPair: CustomTestStringConvertible, Sendable {
  let seed: UInt64
  let threshold: Double
  let countsAntiAliasing: Bool
  /// How many pixels pixelmatch counts.
  let count: Int
  /// FNV-1a of the bytes of both pictures.
  let fingerprint: String

  var testDescription: String { "pair \(seed)" }

  var measure: PixelMeasure {
    .yiq(threshold: Millionths(threshold), countsAntiAliasing: countsAntiAliasing)
  }

  static let rows: [PixelmatchPair] = {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Fixtures/Comparing/pixelmatch.txt")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { line -> PixelmatchPair? in
      let fields = line.split(separator: " ")
      guard fields.count == 5, let seed = UInt64(fields[0]), let threshold = Double(fields[1]),
        let counted = Bool(String(fields[2])), let count = Int(fields[3])
      else { return nil }
      return PixelmatchPair(
        seed: seed, threshold: threshold, countsAntiAliasing: counted, count: count,
        fingerprint: String(fields[4]))
    }
  }()

  /// Edges between plain areas, some of them moved, with pixels changed here and there; every fourth
  /// pair is transparent.
  func pictures() throws -> (expected: Bitmap, actual: Bitmap) {
    var random = PairRandom(state: seed)
    let width = 6 + random.below(27)
    let height = 6 + random.below(27)
    let ground = color(&random)
    var edges: [Edge] = []
    for _ in 0..<3 {
      let across = random.below(241) - 120
      let down = random.below(241) - 120
      let start = random.below(16000) - 8000
      let isMoved = random.below(2) == 1
      let moved = isMoved ? start + random.below(601) - 300 : start
      edges.append(
        Edge(across: across, down: down, starts: [start, moved], color: color(&random)))
    }
    let change = random.below(5)
    let amount = 1 + random.below(200)
    let expected = Self.picture(0, width, height, ground, edges)
    var actual = Self.picture(1, width, height, ground, edges)
    for pixel in 0..<width * height where random.below(100) < change * change {
      let channel = pixel * 4 + random.below(3)
      actual[channel] = UInt8(min(255, Int(actual[channel]) + amount))
    }
    func bitmap(_ bytes: [UInt8]) throws -> Bitmap {
      try #require(Bitmap(width: Pixels(width), height: Pixels(height), bytes: bytes))
    }
    return (try bitmap(expected), try bitmap(actual))
  }

  private struct Edge {
    let across: Int
    let down: Int
    let starts: [Int]
    let color: [Int]
  }

  private func color(_ random: inout PairRandom) -> [Int] {
    var channels = (0..<4).map { _ in random.below(256) }
    if seed % 4 != 3 { channels[3] = 255 }
    return channels
  }

  private static func picture(
    _ which: Int, _ width: Int, _ height: Int, _ ground: [Int], _ edges: [Edge]
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        var pixel = ground
        for edge in edges {
          let cover = min(max(edge.across * x + edge.down * y + edge.starts[which], 0), 255)
          for channel in 0..<4 {
            let mixed = pixel[channel] * (255 - cover) + edge.color[channel] * cover + 127
            pixel[channel] = mixed / 255
          }
        }
        bytes += pixel.map { UInt8($0) }
      }
    }
    return bytes
  }

  static func fingerprint(of pictures: [Bitmap]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in pictures.flatMap(\.bytes) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014).
private struct PairRandom {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(bound))
  }
}
