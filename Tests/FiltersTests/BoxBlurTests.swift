import Testing

@testable import Filters

@Suite("A blur made of boxes")
struct BoxBlurTests {
  @Test(
    "is the rounded mean of the values in each box, three times in both directions",
    arguments: [1.0, 2.2, 3, 5.5, 20])
  func isTheMean(_ deviation: Double) {
    let (width, height) = (13, 9)
    let planes: [[UInt32]] = (0..<4).map { (channel: Int) -> [UInt32] in
      (0..<width * height).map { (place: Int) in UInt32((place * 7919 + channel * 311) % 65_281) }
    }
    let expected: [[UInt32]] = planes.map { plane in
      BoxBlur.boxes(deviation: deviation).reduce(plane) { plane, box in
        Self.averaged(
          Self.averaged(plane, width, height, box: box, isRow: true), width, height, box: box,
          isRow: false)
      }
    }
    var single = planes[0]
    BoxBlur.blur(&single, width: width, deviation: deviation)
    #expect(single == expected[0])
    var pixels: [SIMD4<UInt32>] = planes[0].indices.map { place in
      SIMD4(planes.map { $0[place] })
    }
    BoxBlur.blur(&pixels, width: width, deviation: deviation)
    for channel in 0..<4 {
      #expect(pixels.map { $0[channel] } == expected[channel], "channel \(channel)")
    }
  }

  @Test(
    "is exact for the greatest values that are allowed", arguments: [1, 3, 5, 255, 1023, 2047])
  func isExact(box: Int) {
    let mean = BoxBlur.Mean(of: box)
    let greatest = UInt32(box) * ((1 << 20) - 1)
    for sum in [0, 1, UInt32(box / 2), UInt32(box / 2 + 1), greatest / 2, greatest - 1, greatest] {
      #expect(sum.divided(by: mean) == (sum + UInt32(box / 2)) / UInt32(box), "sum \(sum)")
    }
  }

  /// As the definition has it: sums of all values of each box, edges going on, and a quotient.
  private static func averaged(
    _ values: [UInt32], _ width: Int, _ height: Int, box: Int, isRow: Bool
  ) -> [UInt32] {
    values.indices.map { index in
      let (x, y) = (index % width, index / width)
      let sum = (-(box / 2)...box / 2).reduce(0 as UInt32) { sum, offset in
        let column = isRow ? min(max(x + offset, 0), width - 1) : x
        let row = isRow ? y : min(max(y + offset, 0), height - 1)
        return sum + values[row * width + column]
      }
      return (sum + UInt32(box / 2)) / UInt32(box)
    }
  }
}
