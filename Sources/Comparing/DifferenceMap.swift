/// The differing pixels of a picture, as one bit for each pixel.
///
/// Each row begins with a new word.
struct DifferenceMap {
  let width: Int
  let height: Int
  private let wordsInRow: Int
  private var words: [UInt64]

  /// Creates an empty map for a picture, or for a band of its rows.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    wordsInRow = (width + 63) / 64
    words = Array(repeating: 0, count: wordsInRow * height)
  }

  /// Joins bands of the same width, from top to bottom.
  init(joining bands: [DifferenceMap], width: Int) {
    self.width = width
    height = bands.reduce(0) { $0 + $1.height }
    wordsInRow = (width + 63) / 64
    words = []
    words.reserveCapacity(wordsInRow * height)
    for band in bands { words += band.words }
  }

  subscript(x: Int, y: Int) -> Bool {
    words[y * wordsInRow + x >> 6] >> UInt64(x & 63) & 1 == 1
  }

  /// Adds the pixels of the set bits.
  ///
  /// The lowest bit is the pixel at `x`, which must be a multiple of 64.
  @inline(__always) mutating func insert(_ bits: UInt64, x: Int, y: Int) {
    words[y &* wordsInRow &+ x &>> 6] |= bits
  }

  var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// The greatest number of differing pixels in a square, over all positions of the square.
  ///
  /// - Parameters:
  ///   - side: the side of the square in pixels, at least 1.
  ///   - counts: returns whether a differing pixel counts.
  /// - Returns: the number; 0 if no pixel differs.
  func densest(side: Int, where counts: (_ x: Int, _ y: Int) -> Bool) -> Int {
    var columns = [Int](repeating: 0, count: width)
    var densest = 0
    for y in 0..<height {
      for x in 0..<width {
        if self[x, y], counts(x, y) { columns[x] += 1 }
        if y >= side, self[x, y - side], counts(x, y - side) { columns[x] -= 1 }
      }
      var sum = 0
      for x in 0..<width {
        sum += columns[x]
        if x >= side { sum -= columns[x - side] }
        densest = max(densest, sum)
      }
    }
    return densest
  }
}
