package import Geometry

extension Bitmap {
  /// An opaque picture reduced by averaging, in whole numbers, or the picture itself if the size is
  /// unchanged.
  ///
  /// - Parameters:
  ///   - width: 1 to the picture's width.
  ///   - height: 1 to the picture's height.
  /// - Returns: the picture, or nil for other sizes.
  package func reduced(toWidth width: Pixels, height: Pixels) -> Bitmap? {
    guard width > 0, height > 0, width <= self.width, height <= self.height else { return nil }
    if width == self.width, height == self.height { return self }
    let columns = Cover.all(from: self.width.value, to: width.value)
    let rows = Cover.all(from: self.height.value, to: height.value)
    let stride = self.width.value * 4
    let result = [UInt8](
      unsafeUninitializedCapacity: width.value * height.value * 4
    ) { output, count in
      bytes.withUnsafeBufferPointer { source in
        // The sums of a new row over the rows that it covers: at most 255 × 4096 × rows.
        var sums = [UInt64](repeating: 0, count: self.width.value * 3)
        for row in rows {
          for index in sums.indices { sums[index] = 0 }
          for (y, weight) in row.parts {
            var from = y &* stride
            var index = 0
            while index < sums.count {
              sums[index] &+= UInt64(source[from]) &* weight
              sums[index &+ 1] &+= UInt64(source[from &+ 1]) &* weight
              sums[index &+ 2] &+= UInt64(source[from &+ 2]) &* weight
              from &+= 4
              index &+= 3
            }
          }
          for column in columns {
            let total = column.total * row.total
            for channel in 0..<3 {
              var sum: UInt64 = 0
              for (x, weight) in column.parts { sum &+= sums[x &* 3 &+ channel] &* weight }
              output.initializeElement(
                at: count + channel, to: UInt8(truncatingIfNeeded: (sum + total / 2) / total))
            }
            output.initializeElement(at: count + 3, to: 255)
            count += 4
          }
        }
      }
    }
    return Bitmap(width: width, height: height, bytes: result)
  }
}

/// The old pixels on one axis that a new pixel covers, each with its weight in units of 1/new.
private struct Cover {
  var parts: [(index: Int, weight: UInt64)]
  /// The sum of the weights, the same for all.
  var total: UInt64

  static func all(from old: Int, to new: Int) -> [Cover] {
    (0..<new).map { position in
      // In units of 1/new of an old pixel, edges lie on whole numbers.
      let start = position * old
      let end = start + old
      let covered: Range<Int> = (start / new)..<((end + new - 1) / new)
      let parts = covered.map { (index: Int) -> (index: Int, weight: UInt64) in
        let last: Int = min(end, (index + 1) * new)
        let first: Int = max(start, index * new)
        return (index: index, weight: UInt64(last - first))
      }
      return Cover(parts: parts, total: UInt64(old))
    }
  }
}
