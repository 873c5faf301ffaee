package import Geometry

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

extension Bitmap {
  /// An opaque picture reduced by averaging, in whole numbers, or the picture itself if the size is
  /// unchanged.
  ///
  /// - Parameters:
  ///   - width: 1 to the picture's width.
  ///   - height: 1 to the picture's height.
  /// - Returns: the picture, or nil for other sizes.
  package func reduced(toWidth width: Pixels, height: Pixels) -> Bitmap? {
    if width == self.width, height == self.height { return self }
    return withPlane { $0.reduced(toWidth: width, height: height) } ?? nil
  }
}

extension PixelPlane {
  /// The pixels reduced by averaging, in whole numbers, as an opaque picture.
  ///
  /// - Parameters:
  ///   - width: 1 to the plane's width.
  ///   - height: 1 to the plane's height.
  /// - Returns: the picture, or nil for other sizes.
  package func reduced(toWidth width: Pixels, height: Pixels) -> Bitmap? {
    guard width > 0, height > 0, width.value <= self.width, height.value <= self.height
    else { return nil }
    let columns = Coverage(from: self.width, to: width.value)
    let rows = Coverage(from: self.height, to: height.value)
    // The sum of a byte over the rows of a new row is at most 255 times the rows' weights.
    let bytes =
      switch rows.total {
      case ...257: reduced(columns, rows, sum: UInt16.self, weight: UInt16.self)
      case ...65_535: reduced(columns, rows, sum: UInt32.self, weight: UInt16.self)
      default: reduced(columns, rows, sum: UInt64.self, weight: UInt32.self)
      }
    return Bitmap(width: width, height: height, bytes: bytes)
  }

  /// The bytes of the reduced picture.
  ///
  /// - Parameters:
  ///   - columns: the columns that each new column covers.
  ///   - rows: the rows that each new row covers.
  ///   - sum: a type for the weighted sum of a byte over the rows of a new row.
  ///   - weight: a type for the weight of a row. Factors of 16 bits have fast products of 32 bits
  ///     on every processor.
  /// - Returns: four bytes a pixel, without padding.
  @inline(__always)
  private func reduced<Sum, Weight>(
    _ columns: Coverage, _ rows: Coverage, sum: Sum.Type, weight: Weight.Type
  ) -> [UInt8]
  where
    Sum: FixedWidthInteger & UnsignedInteger & SIMDScalar,
    Weight: FixedWidthInteger & UnsignedInteger
  {
    let (count, line) = (width * 4, columns.count * 4)
    return [UInt8](unsafeUninitializedCapacity: line * rows.count) { output, initialized in
      withUnsafeTemporaryAllocation(of: Sum.self, capacity: count) { sums in
        guard let output = output.baseAddress, let sums = sums.baseAddress else { return }
        // The first of the last rows that are known to be equal, and the number of compared rows.
        var (firstEqual, compared) = (0, 1)
        for position in 0..<rows.count {
          let covered = rows[position]
          while compared < covered.indices.upperBound {
            if memcmp(row(compared), row(compared - 1), count) != 0 { firstEqual = compared }
            compared += 1
          }
          let target = output + position * line
          if position > 0, firstEqual <= rows[position - 1].indices.lowerBound {
            // Most rows of screens equal the row above.
            target.update(from: target - line, count: line)
            continue
          }
          sums.initialize(repeating: 0, count: count)
          for y in covered.indices {
            let weight = Weight(truncatingIfNeeded: covered.weight(of: y))
            Self.add(row(y), weight, to: sums, count: count)
          }
          if columns.isWhole, columns.total * rows.total <= 256 {
            averageWhole(sums, columns, rowTotal: rows.total, into: target)
          } else {
            average(sums, columns, rowTotal: rows.total, into: target)
          }
        }
        initialized = line * rows.count
      }
    }
  }

  /// Adds a row, each byte times a weight, to the sums.
  ///
  /// The loop has neither branches nor checks, so that the compiler makes vectors of it.
  @inline(__always)
  private static func add<Sum, Weight>(
    _ row: UnsafeRawPointer, _ weight: Weight, to sums: UnsafeMutablePointer<Sum>, count: Int
  ) where Sum: FixedWidthInteger & UnsignedInteger, Weight: FixedWidthInteger & UnsignedInteger {
    let row = row.assumingMemoryBound(to: UInt8.self)
    for index in 0..<count {
      sums[index] &+= Sum(truncatingIfNeeded: row[index]) &* Sum(truncatingIfNeeded: weight)
    }
  }

  /// Writes a row of new pixels that cover whole columns and at most 256 pixels each.
  @inline(__always)
  private func averageWhole<Sum: FixedWidthInteger & UnsignedInteger & SIMDScalar>(
    _ sums: UnsafePointer<Sum>, _ columns: Coverage, rowTotal: Int,
    into line: UnsafeMutablePointer<UInt8>
  ) {
    let total = UInt32(columns.total * rowTotal)
    // A sum is at most 255.5 times the total. Times the reciprocal it has 32 bits, and the highest
    // eight are the quotient.
    let reciprocal = SIMD4<UInt32>(repeating: (1 << 24) / total + 1)
    var source = UnsafeRawPointer(sums)
    let target = UnsafeMutableRawPointer(line)
    for position in 0..<columns.count {
      var pixel = SIMD4<UInt32>(repeating: total / 2)
      for _ in 0..<columns.total {
        pixel &+= SIMD4<UInt32>(truncatingIfNeeded: source.loadUnaligned(as: SIMD4<Sum>.self))
        source += MemoryLayout<SIMD4<Sum>>.size
      }
      pixel = (pixel &* reciprocal) &>> 24
      let (first, last) = order == .rgba ? (pixel[0], pixel[2]) : (pixel[2], pixel[0])
      target.storeBytes(
        of: (first | pixel[1] &<< 8 | last &<< 16 | 0xFF00_0000).littleEndian,
        toByteOffset: position &* 4, as: UInt32.self)
    }
  }

  /// Writes a row of new pixels from the sums of the rows that it covers.
  @inline(__always)
  private func average<Sum: FixedWidthInteger & UnsignedInteger>(
    _ sums: UnsafePointer<Sum>, _ columns: Coverage, rowTotal: Int,
    into line: UnsafeMutablePointer<UInt8>
  ) {
    // The places of red and blue in memory; green is between them.
    let (first, last) = order == .rgba ? (0, 2) : (2, 0)
    let total = UInt64(columns.total * rowTotal)
    let division = Division(by: total)
    var pixel = line
    for position in 0..<columns.count {
      let covered = columns[position]
      var (red, green, blue) = (total / 2, total / 2, total / 2)
      for x in covered.indices {
        let (sum, weight) = (sums + x &* 4, UInt64(covered.weight(of: x)))
        red &+= UInt64(truncatingIfNeeded: sum[first]) &* weight
        green &+= UInt64(truncatingIfNeeded: sum[1]) &* weight
        blue &+= UInt64(truncatingIfNeeded: sum[last]) &* weight
      }
      pixel[0] = UInt8(truncatingIfNeeded: division(red))
      pixel[1] = UInt8(truncatingIfNeeded: division(green))
      pixel[2] = UInt8(truncatingIfNeeded: division(blue))
      pixel[3] = 255
      pixel += 4
    }
  }
}

/// The old pixels on one axis that each new pixel covers, with whole numbers as weights.
private struct Coverage {
  /// The old pixels that one new pixel covers.
  ///
  /// The first and the last may be covered in part.
  struct Part {
    let indices: Range<Int>
    let whole: UInt32
    let first: UInt32
    let last: UInt32

    @inline(__always)
    func weight(of index: Int) -> UInt32 {
      if index == indices.lowerBound { return first }
      return index == indices.upperBound &- 1 ? last : whole
    }
  }

  /// The number of new pixels.
  let count: Int
  /// The sum of the weights, the same for all new pixels.
  let total: Int
  /// Whether each new pixel covers `total` whole pixels.
  let isWhole: Bool
  private let parts: [Part]

  subscript(position: Int) -> Part { parts[position] }

  init(from old: Int, to new: Int) {
    // In units of 1/new of an old pixel, edges are whole numbers. Common factors are left out.
    let divisor = Self.greatestCommonDivisor(old, new)
    let (length, unit) = (old / divisor, new / divisor)
    count = new
    total = length
    isWhole = unit == 1
    parts = (0..<new).map { position in
      let (start, end) = (position * length, (position + 1) * length)
      let indices = start / unit..<(end + unit - 1) / unit
      let first = min(end, (indices.lowerBound + 1) * unit) - start
      let last = end - max(start, (indices.upperBound - 1) * unit)
      return Part(
        indices: indices, whole: UInt32(unit), first: UInt32(first), last: UInt32(last))
    }
  }

  private static func greatestCommonDivisor(_ one: Int, _ other: Int) -> Int {
    var (one, other) = (one, other)
    while other != 0 { (one, other) = (other, one % other) }
    return one
  }
}

/// An exact division of several numbers by one divisor, faster than the processor's own.
private struct Division {
  private let divisor: UInt64
  /// 2⁶⁴ divided by the divisor, rounded up; 0 if numbers are too large for it.
  private let reciprocal: UInt64

  /// A division of numbers up to 256 times the divisor.
  init(by divisor: UInt64) {
    self.divisor = divisor
    // For numbers and divisors of 32 bits, the product's upper half is the quotient (Lemire,
    // Kaser and Kurz, "Faster remainder by direct computation", 2019).
    let isSmall = divisor > 1 && divisor <= UInt64(UInt32.max) / 256
    reciprocal = isSmall ? UInt64.max / divisor + 1 : 0
  }

  @inline(__always)
  func callAsFunction(_ number: UInt64) -> UInt64 {
    reciprocal == 0 ? number / divisor : number.multipliedFullWidth(by: reciprocal).high
  }
}
