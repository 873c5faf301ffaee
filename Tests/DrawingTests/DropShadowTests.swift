import Bitmaps
import Geometry
import Graphics
import Testing

@testable import Drawing

@Suite("What is drawn of a view's shadow and transform")
struct DropShadowTests {
  private let dot = DisplayItem.fill(.rect(Rect(x: 4, y: 4, width: 8, height: 8)), .white)

  @Test("a drop shadow is that of the path that its items fill")
  func sameAsPath() throws {
    let offset = Point(x: 2, y: 3)
    let shadow = try TestFonts.picture(
      [.dropShadow(.black, radius: 2, offset: offset, of: [dot])], side: 24)
    let path = try TestFonts.picture(
      [
        .shadow(
          .rect(Rect(x: 4, y: 4, width: 8, height: 8)), .black, radius: 2, offset: offset)
      ], side: 24)
    #expect(shadow == path)
  }

  @Test("a drop shadow is not thrown twice where items overlap, and is empty without items")
  func overlap() throws {
    func picture(_ items: [DisplayItem]) throws -> Bitmap {
      try TestFonts.picture(
        [.dropShadow(.black, radius: 1, offset: .zero, of: items)], side: 16)
    }
    #expect(try picture([dot, dot]) == picture([dot]))
    #expect(try picture([]).colors == [.white])
  }

  @Test("a shadow covers parts of pixels if its offset is not a whole number of them")
  func fractionalOffset() throws {
    // The square is from 4 to 12. Shares of 0.25, 0.5 and 0.75 leave 191, 128 and 64 of 255.
    let rows: [(offset: Point, x: Int, y: Int, red: Int)] = [
      (Point(x: 0.25, y: 0), 3, 8, 255),
      (Point(x: 0.25, y: 0), 4, 8, 64),
      (Point(x: 0.25, y: 0), 5, 8, 0),
      (Point(x: 0.25, y: 0), 11, 8, 0),
      (Point(x: 0.25, y: 0), 12, 8, 191),
      (Point(x: 0.25, y: 0), 13, 8, 255),
      (Point(x: -0.25, y: 0), 3, 8, 191),
      (Point(x: -0.25, y: 0), 11, 8, 64),
      (Point(x: 0, y: 1.5), 8, 4, 255),
      (Point(x: 0, y: 1.5), 8, 5, 128),
      (Point(x: 0, y: 1.5), 8, 13, 128),
      // A quarter of a pixel: half of its width and half of its height.
      (Point(x: 0.5, y: 0.5), 12, 12, 191),
    ]
    for row in rows {
      let picture = try TestFonts.picture(
        [.dropShadow(.black, radius: 0, offset: row.offset, of: [dot])], side: 24)
      #expect(abs(picture.red(x: row.x, y: row.y) - row.red) <= 1, "\(row)")
    }
  }

  @Test(
    "a blurred shadow half a pixel away is the mean of those at the pixels around it",
    arguments: [1 as Points, 3, 6, 12])
  func fractionalBlur(radius: Points) throws {
    func reds(_ x: Points) throws -> [Int] {
      try TestFonts.picture(
        [.dropShadow(.black, radius: radius, offset: Point(x: x, y: 0), of: [dot])], side: 24
      ).reds(row: 8)
    }
    let (left, middle, right) = try (reds(2), reds(2.5), reds(3))
    for x in middle.indices {
      #expect(abs(2 * middle[x] - left[x] - right[x]) <= 2, "at \(x)")
    }
  }

  @Test("a shadow that an offset and a transform together move by whole pixels is sharp")
  func wholeSum() throws {
    let shadow = DisplayItem.dropShadow(.black, radius: 0, offset: Point(x: 0.5, y: 0), of: [dot])
    let moved = try TestFonts.picture(
      [.transformed(.translation(x: 1.5, y: 0), [shadow])], side: 24)
    let expected = try TestFonts.picture(
      [.dropShadow(.black, radius: 0, offset: Point(x: 2, y: 0), of: [dot])], side: 24)
    #expect(moved == expected)
  }

  @Test("a shadow of an item far outside of the picture takes no memory")
  func far() throws {
    let far = DisplayItem.fill(.rect(Rect(x: 0, y: 4, width: 1_000_000, height: 8)), .white)
    let picture = try TestFonts.picture(
      [.dropShadow(.black, radius: 1, offset: .zero, of: [far])], side: 16)
    #expect(picture.red(x: 8, y: 8) == 0)
  }

  @Test("the far part of a wide item that a large offset brings near takes no memory")
  func farOffset() throws {
    let rect = Rect(x: -20_000, y: 4, width: 40_000, height: 8)
    let offset = Point(x: -15_000, y: 2)
    let items: [DisplayItem] = [
      .dropShadow(.black, radius: 1, offset: offset, of: [.fill(.rect(rect), .white)]),
      .shadow(.rect(rect), .black, radius: 1, offset: offset),
    ]
    for item in items {
      let picture = try TestFonts.picture([item], side: 16)
      #expect(picture.red(x: 8, y: 10) == 0)
      #expect(picture.red(x: 8, y: 1) == 255)
    }
  }

  @Test("a shadow that is farther than numbers of pixels is not seen")
  func tooFar() throws {
    let offset = Point(x: 1e30, y: 0)
    let shadow = DisplayItem.dropShadow(.black, radius: 1, offset: offset, of: [dot])
    let picture = try TestFonts.picture(
      [.transformed(.translation(x: 1, y: 1), [shadow])], side: 16)
    #expect(picture.colors == [.white])
  }

  @Test("a shadow of a far item and its shadow has both")
  func nested() throws {
    func picture(_ shadow: DisplayItem) throws -> Bitmap {
      let offset = Point(x: -500, y: 0)
      return try TestFonts.picture(
        [.dropShadow(.black, radius: 0, offset: offset, of: [shadow])], side: 24)
    }
    let rect = Path.rect(Rect(x: 504, y: 4, width: 8, height: 8))
    let offset = Point(x: 0, y: 10)
    let drop = try picture(
      .dropShadow(.black, radius: 0, offset: offset, of: [.fill(rect, .white)]))
    #expect(drop.red(x: 8, y: 18) == 0)
    #expect(try picture(.shadow(rect, .black, radius: 0, offset: offset)) == drop)
  }

  @Test("a faded group and a shadow are mapped with what holds them")
  func mapped() throws {
    let moved = Transform.translation(x: 8, y: 0)
    let items: [DisplayItem] = [
      .dropShadow(.black, radius: 1, offset: Point(x: 0, y: 2), of: [dot]),
      .group(name: nil, opacity: 0.5, clip: nil, [dot]),
    ]
    let mapped = try TestFonts.picture([.transformed(moved, items)], side: 24)
    let straight = try TestFonts.picture(items, side: 24)
    for y in 0..<20 { #expect(mapped.red(x: 14, y: y) == straight.red(x: 6, y: y)) }
  }

  @Test("a pane that blurs is turned with what holds it, and blurs what lies where it is drawn")
  func turnedBackdrop() throws {
    let ground = DisplayItem.fill(.rect(Rect(x: 12, y: 0, width: 12, height: 24)), .black)
    let material = Material(
      blurRadius: 1, saturation: 1, tint: RGBAColor(rgb: 0x00FF00, alpha: 255))
    let pane = DisplayItem.backdrop(.rect(Rect(x: 0, y: 8, width: 24, height: 8)), material)
    let turn = Transform.rotation(degrees: 90).around(Point(x: 12, y: 12))
    let picture = try TestFonts.picture([ground, .transformed(turn, [pane])], side: 24)
    #expect(picture.red(x: 12, y: 2) == 0 && picture.red(x: 2, y: 12) == 255)
    #expect(picture.bytes[(2 * 24 + 10) * 4 + 1] == 255)
  }
}
