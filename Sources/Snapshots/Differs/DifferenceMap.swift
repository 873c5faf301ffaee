/// Which pixels differ, a bit each; rows begin with a word of their own.
struct DifferenceMap {
  let width: Int
  let height: Int
  private let wordsInRow: Int
  private var words: [UInt64]

  /// The rows of a picture, or some of them.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    wordsInRow = (width + 63) / 64
    words = Array(repeating: 0, count: wordsInRow * height)
  }

  /// One below the other, all of one width.
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

  /// Marks of 64 pixels in a row, from a multiple of 64 on, those whose bits are set, the first one's
  /// being the lowest.
  @inline(__always) mutating func insert(_ bits: UInt64, x: Int, y: Int) {
    words[y &* wordsInRow &+ x &>> 6] |= bits
  }

  var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// The greatest number of differing pixels in a square, wherever it lies.
  ///
  /// - Parameters:
  ///   - side: in pixels, at least 1.
  ///   - counts: whether a differing pixel counts.
  /// - Returns: 0 where none differs.
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
