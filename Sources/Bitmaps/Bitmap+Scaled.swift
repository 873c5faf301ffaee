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
    let (columns, rows) = (
      Cover.all(from: self.width.value, to: width.value),
      Cover.all(from: self.height.value, to: height.value)
    )
    // The sum of a new pixel is at most 255 · its totals, to which half of a total is added.
    let isSmall = 256 * self.width.value * self.height.value <= Int(UInt32.max)
    let count = width.value * height.value * 4
    let result = [UInt8](unsafeUninitializedCapacity: count) { output, initialized in
      bytes.withUnsafeBufferPointer { source in
        guard let source = source.baseAddress, let output = output.baseAddress else { return }
        let stride = self.width.value * 4
        // The sums of a new row over the rows that it covers, by the bytes of a row.
        let sums = UnsafeMutablePointer<UInt32>.allocate(capacity: stride)
        defer { sums.deallocate() }
        for (position, row) in rows.enumerated() {
          sums.initialize(repeating: 0, count: stride)
          for (y, weight) in row.parts {
            Self.add(source + y * stride, UInt32(weight), to: sums, count: stride)
          }
          let line = output + position * columns.count * 4
          if isSmall {
            Self.average(sums, columns, rowTotal: UInt32(row.total), into: line)
          } else {
            Self.average(sums, columns, rowTotal: UInt64(row.total), into: line)
          }
        }
      }
      initialized = count
    }
    return Bitmap(width: width, height: height, bytes: result)
  }

  /// Adds a row, each byte times a weight, to the sums.
  ///
  /// The loop has neither branches nor checks, so that the compiler makes vectors of it.
  private static func add(
    _ row: UnsafePointer<UInt8>, _ weight: UInt32, to sums: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    for index in 0..<count { sums[index] &+= UInt32(row[index]) &* weight }
  }

  /// Writes a row of new pixels from the sums of the rows that it covers.
  ///
  /// - Parameters:
  ///   - sums: the sums of the rows.
  ///   - columns: the old pixels that each new pixel covers.
  ///   - rowTotal: the sum of the rows' weights, in a type that holds the sum of a new pixel.
  ///   - line: the place of the row.
  @inline(__always)
  private static func average<Sum: FixedWidthInteger & UnsignedInteger>(
    _ sums: UnsafePointer<UInt32>, _ columns: [Cover], rowTotal: Sum,
    into line: UnsafeMutablePointer<UInt8>
  ) {
    var pixel = line
    for column in columns {
      let total = Sum(column.total) &* rowTotal
      var (red, green, blue) = (total / 2, total / 2, total / 2)
      for (x, weight) in column.parts {
        let (sum, weight) = (sums + x &* 4, Sum(truncatingIfNeeded: weight))
        red &+= Sum(truncatingIfNeeded: sum[0]) &* weight
        green &+= Sum(truncatingIfNeeded: sum[1]) &* weight
        blue &+= Sum(truncatingIfNeeded: sum[2]) &* weight
      }
      pixel[0] = UInt8(truncatingIfNeeded: red / total)
      pixel[1] = UInt8(truncatingIfNeeded: green / total)
      pixel[2] = UInt8(truncatingIfNeeded: blue / total)
      pixel[3] = 255
      pixel += 4
    }
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
