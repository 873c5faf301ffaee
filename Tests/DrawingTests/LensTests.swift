import Bitmaps
import Drawing
import Geometry
import Graphics
import Testing

@Suite("A lens") struct LensTests {
  private static let plate = Rect(x: 40, y: 40, width: 120, height: 120)

  /// A picture of 200 points whose columns are as red as their number, under a plate.
  private func picture(_ lens: Lens?, within outline: Path = .rect(plate)) throws -> Bitmap {
    let columns = (0..<200).map { column in
      DisplayItem.fill(
        .rect(Rect(x: Points(Double(column)), y: 0, width: 1, height: 200)),
        RGBAColor(red: UInt8(column), green: 0, blue: 0, alpha: 255))
    }
    let material = Material(blurRadius: 0, saturation: 1, tint: .clear, lens: lens)
    return try TestFonts.picture(columns + [.backdrop(outline, material)], side: 200)
  }

  /// At a distance d from the rim, content comes from 41 × (1 − d / 14)^2.5 points farther inside.
  ///
  /// The middle of the first column is 0.5 points inside: 41 × 0.9643^2.5 = 37.4.
  @Test(
    "shows content near its rim from farther inside",
    arguments: [
      (column: 39, shown: 39), (40, 77), (42, 67), (47, 53), (54, 54), (100, 100), (145, 145),
      (152, 146), (157, 132), (159, 122), (160, 160),
    ])
  func rim(_ row: (column: Int, shown: Int)) throws {
    let picture = try picture(Lens(band: 14, depth: 41))
    #expect(abs(picture.red(x: row.column, y: 100) - row.shown) <= 1)
  }

  @Test("leaves columns in their place at a horizontal rim")
  func horizontalRim() throws {
    let picture = try picture(Lens(band: 14, depth: 41))
    #expect(picture.red(x: 100, y: 40) == 100)
    #expect(picture.red(x: 100, y: 159) == 100)
  }

  @Test(
    "without depth or rim changes nothing",
    arguments: [
      nil, Lens(band: 14, depth: 0),
      Lens(band: 0, depth: 41),
    ])
  func nothing(_ lens: Lens?) throws {
    #expect(try picture(lens).reds(row: 100) == Array(0..<200))
  }

  @Test("bends along the rim of a circle, whichever way its path goes", arguments: [false, true])
  func circle(_ isReversed: Bool) throws {
    let circle = Path.ellipse(in: Self.plate)
    let outline = isReversed ? circle.mapped { Point(x: 200 - $0.x, y: $0.y) } : circle
    let picture = try picture(Lens(band: 14, depth: 41), within: outline)
    #expect(abs(picture.red(x: 42, y: 100) - 67) <= 1)
    #expect(abs(picture.red(x: 157, y: 100) - 132) <= 1)
    // 2.7 inside the rim at 45 degrees: from 24 farther inside, which is 17 in each direction.
    #expect(abs(picture.red(x: 59, y: 59) - 76) <= 1)
  }
}
