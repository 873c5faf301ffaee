/// An integer from 0 to 2¹²⁸ − 1, for the exact comparison of sums of squares.
struct WideNumber: Comparable {
  private var high: UInt64
  private var low: UInt64

  init(_ a: UInt64, times b: UInt64) {
    (high, low) = a.multipliedFullWidth(by: b)
  }

  init(squareOf number: Int) {
    self.init(UInt64(number.magnitude), times: UInt64(number.magnitude))
  }

  /// The product, which must be below 2¹²⁸.
  static func * (lhs: WideNumber, factor: UInt64) -> WideNumber {
    var product = WideNumber(lhs.low, times: factor)
    product.high &+= lhs.high &* factor
    return product
  }

  /// The sum, which must be below 2¹²⁸.
  static func + (lhs: WideNumber, rhs: WideNumber) -> WideNumber {
    var sum = lhs
    let (low, overflow) = lhs.low.addingReportingOverflow(rhs.low)
    sum.low = low
    sum.high = lhs.high &+ rhs.high &+ (overflow ? 1 : 0)
    return sum
  }

  static func < (lhs: WideNumber, rhs: WideNumber) -> Bool {
    lhs.high == rhs.high ? lhs.low < rhs.low : lhs.high < rhs.high
  }
}
