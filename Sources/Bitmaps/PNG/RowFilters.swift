/// The filters of the PNG specification, section 9.
struct RowFilters: ~Copyable {
  static let none: UInt8 = 0
  static let up: UInt8 = 2

  /// The memory for the unfiltered row above.
  let above: UnsafeMutablePointer<UInt8>
  private let tried: UnsafeMutablePointer<UInt8>
  private let best: UnsafeMutablePointer<UInt8>
  private let length: Int
  private let bytesPerPixel: Int

  init(width: Int, bytesPerPixel: Int) {
    length = width * bytesPerPixel
    self.bytesPerPixel = bytesPerPixel
    // Writing a row may exceed it by four bytes.
    above = .allocate(capacity: length + 4)
    tried = .allocate(capacity: length)
    best = .allocate(capacity: length)
    above.initialize(repeating: 0, count: length + 4)
    tried.initialize(repeating: 0, count: length)
    best.initialize(repeating: 0, count: length)
  }

  deinit {
    above.deallocate()
    tried.deallocate()
    best.deallocate()
  }

  /// Filters a row in place if that probably takes fewer bits.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - hasAbove: whether `above` holds the row above. If not, filters do not use it.
  ///   - novelCount: the number of pixels that equal neither their left nor their upper neighbour.
  /// - Returns: the number of the filter, 0...4.
  func filter(_ row: UnsafeMutablePointer<UInt8>, hasAbove: Bool, novelCount: Int) -> UInt8 {
    var chosen = Self.none
    var leastCost = novelCount * bytesPerPixel * Self.costOfNovelByte
    for filter in hasAbove ? [1, 2, 3, 4] : [1] as [UInt8] {
      switch filter {
      case 1: apply(to: row) { value, left, _, _ in value &- left }
      case 2: apply(to: row) { value, _, above, _ in value &- above }
      case 3:
        apply(to: row) { value, left, above, _ in
          value &- UInt8(truncatingIfNeeded: (Int32(left) &+ Int32(above)) &>> 1)
        }
      default:
        apply(to: row) { value, left, above, corner in
          value &- Self.paeth(Int32(left), Int32(above), Int32(corner))
        }
      }
      let cost = cost(of: tried)
      if cost < leastCost {
        (chosen, leastCost) = (filter, cost)
        best.update(from: tried, count: length)
      }
    }
    if chosen != Self.none { row.update(from: best, count: length) }
    return chosen
  }

  /// The cost of a new byte in eighths of a bit.
  private static let costOfNovelByte = 52

  /// The estimated cost of each difference in eighths of a bit.
  ///
  /// Zeros come in runs.
  private static let costs: [Int] = (0..<256).map { value in
    let distance = min(value, 256 - value)
    guard distance > 0 else { return 6 }
    return 20 + (Int.bitWidth - distance.leadingZeroBitCount) * 6
  }

  private func cost(of bytes: UnsafeMutablePointer<UInt8>) -> Int {
    Self.costs.withUnsafeBufferPointer { costs in
      var sum = 0
      var index = 0
      while index < length {
        sum &+= costs[Int(bytes[index])]
        index &+= 1
      }
      return sum
    }
  }

  /// Fills `tried` by a function of each byte and those at the left, above and upper left.
  @inline(__always)
  private func apply(
    to row: UnsafeMutablePointer<UInt8>, _ difference: (UInt8, UInt8, UInt8, UInt8) -> UInt8
  ) {
    var index = 0
    while index < bytesPerPixel {
      tried[index] = difference(row[index], 0, above[index], 0)
      index &+= 1
    }
    while index < length {
      let left = index &- bytesPerPixel
      tried[index] = difference(row[index], row[left], above[index], above[left])
      index &+= 1
    }
  }

  /// The Paeth predictor: of left, above and upper left, the nearest to left + above − upper left.
  @inline(__always)
  static func paeth(_ left: Int32, _ above: Int32, _ corner: Int32) -> UInt8 {
    let toLeft = abs(above &- corner)
    let toAbove = abs(left &- corner)
    let toCorner = abs(left &+ above &- corner &- corner)
    if toLeft <= toAbove, toLeft <= toCorner { return UInt8(truncatingIfNeeded: left) }
    return UInt8(truncatingIfNeeded: toAbove <= toCorner ? above : corner)
  }
}

extension RowFilters {
  /// Removes a row's filter, in place.
  ///
  /// - Parameters:
  ///   - row: the filtered row.
  ///   - above: the unfiltered row above, or nil for the first row.
  ///   - length: the length of the row in bytes.
  ///   - filter: the number of the filter.
  ///   - bytesPerPixel: 1, 3 or 4.
  /// - Returns: false for an unknown filter.
  static func unfilter(
    _ row: UnsafeMutablePointer<UInt8>, above: UnsafeMutablePointer<UInt8>?, length: Int,
    filter: UInt8, bytesPerPixel: Int
  ) -> Bool {
    switch (filter, above) {
    case (none, _), (up, nil): break
    case (1, _), (4, nil):
      // Without a row above, the Paeth predictor is the left byte.
      var index = bytesPerPixel
      while index < length {
        row[index] &+= row[index &- bytesPerPixel]
        index &+= 1
      }
    case (up, let above?):
      for index in 0..<length { row[index] &+= above[index] }
    case (3, _):
      var index = 0
      while index < length {
        let left = index < bytesPerPixel ? 0 : Int32(row[index &- bytesPerPixel])
        let sum = left &+ Int32(above?[index] ?? 0)
        row[index] &+= UInt8(truncatingIfNeeded: sum &>> 1)
        index &+= 1
      }
    case (4, let above?):
      var index = 0
      while index < length {
        let isFirst = index < bytesPerPixel
        let left = isFirst ? 0 : Int32(row[index &- bytesPerPixel])
        let corner = isFirst ? 0 : Int32(above[index &- bytesPerPixel])
        row[index] &+= paeth(left, Int32(above[index]), corner)
        index &+= 1
      }
    default: return false
    }
    return true
  }
}
