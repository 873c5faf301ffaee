import Bitmaps
import Comparing
import Foundation
import Geometry
import Snapshots
import Spec
import Tolerances

/// Compares pairs of full-size screens in memory, or writes them as files for other programs.
///
/// Prints one line for each pair, with these values:
///
/// - the name
/// - the best time in milliseconds of `memcmp` over two equal screens
/// - the best time in milliseconds of the exact comparison
/// - the best times in milliseconds of the comparison by pixelmatch's measure, on one and on two
///   threads
/// - the number of pixels that differ by that measure
/// - 1 if `memcmp` found the screens equal in every sample, else 0
struct CompareWorkload {
  private static let width = 1290
  private static let height = 2796
  private static let samples = 15

  /// Measures the pairs or writes them.
  ///
  /// - Parameter folder: the folder for the pictures, which are written as `<name>.png` and
  ///   `<name>.rgba`; nil to measure.
  /// - Throws: the error of writing them.
  func run(writingTo folder: String?) throws {
    let screen = Self.screen()
    let pairs = [
      ("identical", screen), ("scattered-1", Self.scattered(screen, percent: 1)),
      ("scattered-30", Self.scattered(screen, percent: 30)),
      ("block-1", Self.moved(screen, percent: 1)), ("block-30", Self.moved(screen, percent: 30)),
    ]
    for (name, bytes) in pairs {
      if let folder {
        try Self.write(bytes, to: "\(folder)/\(name)")
      } else {
        try measure(name, screen, bytes)
      }
    }
    if let folder { try Self.write(screen, to: "\(folder)/screen") }
  }

  private func measure(_ name: String, _ screen: [UInt8], _ other: [UInt8]) throws {
    // The bytes are copied so that no two pictures share them.
    let (expected, copy) = (try Self.bitmap(screen.map { $0 }), try Self.bitmap(screen.map { $0 }))
    let actual = try Self.bitmap(other.map { $0 })
    var isSame = true
    let floor = best {
      isSame =
        expected.bytes.withUnsafeBytes { one in
          copy.bytes.withUnsafeBytes { other in
            guard let a = one.baseAddress, let b = other.baseAddress else { return false }
            return memcmp(a, b, one.count) == 0
          }
        } && isSame
    }
    let exact = best { _ = PictureComparison(jobs: 2).compare(expected, actual) }
    let tolerance = Tolerance(rule: DifferenceRule(measure: .pixelmatch))
    var comparison = Comparison.identical
    let perceived = [1, 2].map { jobs in
      best {
        comparison = PictureComparison(tolerance: tolerance, jobs: jobs).compare(expected, actual)
      }
    }
    print(name, floor, exact, perceived[0], perceived[1], count(comparison), isSame ? 1 : 0)
  }

  private func count(_ comparison: Comparison) -> Int {
    switch comparison {
    case .identical, .differentSize: 0
    case .tolerated(let difference), .different(let difference): difference.count
    }
  }

  /// The best time in milliseconds.
  ///
  /// Before each sample, the processor's caches are emptied. The pictures are then in memory only,
  /// like pictures that a program has just read or drawn.
  private func best(_ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    let times = (0..<Self.samples).map { _ in
      Self.emptyCaches()
      return clock.measure(body) / .milliseconds(1)
    }
    return times.min() ?? .nan
  }

  /// Removes the pictures from the processor's caches by writing more bytes than they hold.
  private static func emptyCaches() {
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: 192 << 20, alignment: 64)
    defer { bytes.deallocate() }
    memset(bytes, 1, 192 << 20)
  }

  private static func bitmap(_ bytes: [UInt8]) throws -> Bitmap {
    guard let bitmap = Bitmap(width: Pixels(width), height: Pixels(height), bytes: bytes) else {
      throw PNGError.tooLarge(width: Pixels(width), height: Pixels(height))
    }
    return bitmap
  }

  private static func write(_ bytes: [UInt8], to path: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path + ".rgba"))
    let file = try PNG.encode(try bitmap(bytes))
    try Data(file).write(to: URL(fileURLWithPath: path + ".png"))
  }

  /// A screen like that of a chat: bubbles with strokes like lines of text on a light background.
  private static func screen() -> [UInt8] {
    var bytes = [UInt8](repeating: 255, count: width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let bubble = y > 330 && (y - 330) % 160 < 130
        let isOwn = (y - 330) / 160 % 2 == 1
        let left = isOwn ? 430 : 60
        let isInside = bubble && x >= left && x < left + 800
        let isInk =
          isInside && (y - 330) % 160 > 45 && (y - 330) % 160 < 85
          && (x * 7 + y * 3) % 29 < 11
        let color: (UInt8, UInt8, UInt8) =
          isInk
          ? (isOwn ? (255, 255, 255) : (0, 0, 0))
          : isInside ? (isOwn ? (0, 122, 255) : (229, 229, 234)) : (242, 242, 247)
        let at = (y * width + x) * 4
        (bytes[at], bytes[at + 1], bytes[at + 2]) = color
      }
    }
    return bytes
  }

  /// The screen with a share of its pixels inverted, at random positions.
  private static func scattered(_ screen: [UInt8], percent: UInt64) -> [UInt8] {
    var random = SplitMix(seed: 1)
    var bytes = screen
    for pixel in 0..<width * height where random.next() % 100 < percent {
      for channel in pixel * 4..<pixel * 4 + 3 { bytes[channel] = 255 - bytes[channel] }
    }
    return bytes
  }

  /// The screen with a share of its rows moved down by nine pixels.
  private static func moved(_ screen: [UInt8], percent: Int) -> [UInt8] {
    let rows = height * percent / 100
    // The first row is in a line of text of a bubble. Rows of a plain bubble are equal, so moving
    // them has no effect.
    let first = 330 + 6 * 160 + 45
    var bytes = screen
    let stride = width * 4
    for y in first..<first + rows {
      bytes.replaceSubrange(
        y * stride..<(y + 1) * stride, with: screen[(y - 9) * stride..<(y - 8) * stride])
    }
    return bytes
  }
}
