import Geometry
import Graphics

/// An image in nine parts: the corners keep their size, the other parts are stretched or repeated.
///
/// Corresponds to `UIImage.resizableImage(withCapInsets:)` and to the slicing of asset catalogues.
struct NineParts {
  /// The parts of the image in its points, with the frames that they fill.
  let parts: [(part: Rect, frame: Rect)]

  /// The greatest number of repetitions on an axis; a part that needs more is stretched.
  static let greatestRepetition = 100

  /// Splits an image.
  ///
  /// - Parameters:
  ///   - size: the image's size in points.
  ///   - slicing: the edges that are not stretched; they shrink in proportion if they leave no
  ///     middle.
  ///   - frame: the frame to fill; if it is smaller than two corners, the corners shrink.
  ///   - grid: the pixel grid; parts meet on whole pixels.
  init(of size: Size, _ slicing: ImageSlicing, in frame: Rect, on grid: PixelGrid) {
    let (caps, middle, isTiled) = (slicing.caps, slicing.middle, slicing.isTiled)
    let columns = Self.cuts(
      size.width, caps.left, caps.right, middle.width, frame.minX, frame.maxX, isTiled, grid)
    let rows = Self.cuts(
      size.height, caps.top, caps.bottom, middle.height, frame.minY, frame.maxY, isTiled, grid)
    parts = rows.flatMap { row in
      columns.map { column in
        (
          Rect(
            x: column.part.0, y: row.part.0, width: column.part.1 - column.part.0,
            height: row.part.1 - row.part.0),
          Rect(
            x: column.place.0, y: row.place.0, width: column.place.1 - column.place.0,
            height: row.place.1 - row.place.0)
        )
      }
    }
  }

  /// Returns the parts of an image in a frame, as a template in a tint or in its own colours if it is
  /// nil.
  func items(
    of image: ImageSource, in frame: Rect, tint: RGBAColor? = nil
  ) -> [DisplayItem] {
    let items = parts.map { part, place in
      DisplayItem.image(ImageRun(image, in: place, tint: tint, part: part))
    }
    let mirror = Transform(a: -1, b: 0, c: 0, d: 1, tx: frame.minX + frame.maxX, ty: 0)
    return image.isMirrored ? [.transformed(mirror, items)] : items
  }

  /// A range in the image and the corresponding range in the frame.
  private typealias Cut = (part: (Points, Points), place: (Points, Points))

  private static func cuts(
    _ length: Points, _ first: Points, _ last: Points, _ middle: Points, _ start: Points,
    _ end: Points, _ isTiled: Bool, _ grid: PixelGrid
  ) -> [Cut] {
    let pixel = Points(1) / Double(grid.scale)
    let room = max(Points(0), length - pixel)
    let caps = first + last
    let fit = caps > room ? room.value / caps.value : 1
    let (low, high) = (first * fit, length - last * fit)
    let squeeze = min(1, (end - start).value / max((low + (length - high)).value, 1e-9))
    let from = grid.rounded(start + low * squeeze)
    let to = max(from, grid.rounded(end - (length - high) * squeeze))
    let highOfMiddle = middle > 0 ? min(low + middle, high) : high
    let inner: Cut = ((low, highOfMiddle), (from, to))
    let all: [Cut] =
      [((0, low), (start, from))] + (isTiled ? repeated(inner, grid) : [inner])
      + [((high, length), (to, end))]
    return all.filter { $0.part.0 < $0.part.1 && $0.place.0 < $0.place.1 }
  }

  /// A middle part repeated in its own size; the last repetition is cut.
  private static func repeated(_ cut: Cut, _ grid: PixelGrid) -> [Cut] {
    let step = grid.rounded(cut.part.1 - cut.part.0)
    let room = cut.place.1 - cut.place.0
    guard step > 0, room > step, room.value / step.value <= Double(greatestRepetition) else {
      return [cut]
    }
    var cuts: [Cut] = []
    var place = cut.place.0
    while place < cut.place.1 {
      let end = min(place + step, cut.place.1)
      cuts.append(((cut.part.0, cut.part.0 + (end - place)), (place, end)))
      place = end
    }
    return cuts
  }
}
