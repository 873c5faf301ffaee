private import Geometry

/// An RGB space by its primaries and curves.
struct RGBSpace: Hashable, Sendable {
  /// The matrix from linear light in the primaries to XYZ under D50.
  var primaries: Matrix3
  /// The curves of red, green and blue.
  var curves: [ToneCurve]

  /// The primaries of sRGB, rounded as in its own profile (IEC 61966-2-1, adapted to D50).
  static let sRGBPrimaries = Matrix3(columns: [
    [0.436065674, 0.222488403, 0.013916016], [0.385147095, 0.716873169, 0.097076416],
    [0.143066406, 0.060607910, 0.714096069],
  ])

  /// A space by the chromaticities of its primaries, with sRGB's curve.
  ///
  /// Nil if the primaries span no triangle.
  init?(white: [Double], red: [Double], green: [Double], blue: [Double]) {
    func color(_ place: [Double]) -> [Double]? {
      guard place.count == 2, place.allSatisfy({ (0...1).contains($0) }), place[1] > 1e-4 else {
        return nil
      }
      return [place[0] / place[1], 1, (1 - place[0] - place[1]) / place[1]]
    }
    guard let white = color(white), let red = color(red), let green = color(green),
      let blue = color(blue)
    else { return nil }
    let shape = Matrix3(columns: [red, green, blue])
    guard let inverted = shape.inverted, let back = Self.bradford.inverted else { return nil }
    // Each primary is scaled so that their sum is white, adapted to D50 by Bradford.
    let (seen, wanted) = (Self.bradford * white, Self.bradford * Self.d50)
    guard seen.allSatisfy({ $0 > 1e-6 }) else { return nil }
    let adaptation =
      back * Matrix3.diagonal(zip(wanted, seen).map { $0 / $1 }) * Self.bradford
    primaries = adaptation * shape * Matrix3.diagonal(inverted * white)
    curves = [.sRGB, .sRGB, .sRGB]
  }

  init(primaries: Matrix3, curves: [ToneCurve]) {
    self.primaries = primaries
    self.curves = curves
  }

  private static let d50 = [0.9642, 1, 0.8249]
  private static let bradford = Matrix3([
    [0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296],
  ])

  /// Whether the space equals sRGB within the rounding of profiles.
  var isSRGB: Bool {
    let near = zip(primaries.rows, Self.sRGBPrimaries.rows).allSatisfy { row, other in
      zip(row, other).allSatisfy { abs($0 - $1) < 0.002 }
    }
    return near
      && curves.allSatisfy { curve in
        (0...255).allSatisfy { step in
          let value = Double(step) / 255
          return abs(curve.light(of: value) - ToneCurve.sRGB.light(of: value)) < 0.002
        }
      }
  }

  /// The picture converted to sRGB, clipped by channel.
  func converted(_ bitmap: Bitmap) -> Bitmap {
    guard let back = Self.sRGBPrimaries.inverted else { return bitmap }
    let rows = (back * primaries).rows
    let light = curves.map { curve in
      (0...255).map { curve.light(of: Double($0) / 255) }
    }
    let numbers = (0...65_535).map { step in
      UInt8((ToneCurve.number(ofLight: Double(step) / 65_535) * 255).rounded())
    }
    var bytes = bitmap.bytes
    bytes.withUnsafeMutableBufferPointer { pixels in
      for start in stride(from: 0, to: pixels.count, by: 4) {
        let red = light[0][Int(pixels[start])]
        let green = light[1][Int(pixels[start + 1])]
        let blue = light[2][Int(pixels[start + 2])]
        for channel in 0..<3 {
          let row = rows[channel]
          let sum = row[0] * red + row[1] * green + row[2] * blue
          pixels[start + channel] = numbers[Int(min(max(sum, 0), 1) * 65_535 + 0.5)]
        }
      }
    }
    return Bitmap(width: bitmap.width, height: bitmap.height, bytes: bytes) ?? bitmap
  }
}
