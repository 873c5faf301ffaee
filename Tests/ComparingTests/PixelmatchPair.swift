import Bitmaps
import Foundation
import Geometry
import TestSupport
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
    let text = (try? Repository.text("Tests/Fixtures/Comparing/pixelmatch.txt")) ?? ""
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

  /// Edges between plain areas, some of them moved, with pixels changed here and there; every
  /// fourth pair is transparent.
  func pictures() throws -> (expected: Bitmap, actual: Bitmap) {
    var random = SeededGenerator(seed: seed)
    let width = 6 + random.next(below: 27)
    let height = 6 + random.next(below: 27)
    let ground = color(&random)
    var edges: [Edge] = []
    for _ in 0..<3 {
      let across = random.next(below: 241) - 120
      let down = random.next(below: 241) - 120
      let start = random.next(below: 16000) - 8000
      let isMoved = random.next(below: 2) == 1
      let moved = isMoved ? start + random.next(below: 601) - 300 : start
      edges.append(
        Edge(across: across, down: down, starts: [start, moved], color: color(&random)))
    }
    let change = random.next(below: 5)
    let amount = 1 + random.next(below: 200)
    let expected = Self.picture(0, width, height, ground, edges)
    var actual = Self.picture(1, width, height, ground, edges)
    for pixel in 0..<width * height where random.next(below: 100) < change * change {
      let channel = pixel * 4 + random.next(below: 3)
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

  private func color(_ random: inout SeededGenerator) -> [Int] {
    var channels = (0..<4).map { _ in random.next(below: 256) }
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
