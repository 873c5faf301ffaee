private import CCairo
import Filters
import Graphics

/// A map from points to pixels by a uniform scale and an offset.
struct UniformPlacement {
  /// The pixels per point.
  let scale: Double
  /// The origin of the points, in pixels.
  let x: Double
  let y: Double
}

extension CairoContext {
  /// The current placement, or nil if the matrix rotates, mirrors or stretches.
  var uniformPlacement: UniformPlacement? {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(handle, &matrix)
    guard matrix.xy == 0, matrix.yx == 0, matrix.xx == matrix.yy, matrix.xx > 0 else { return nil }
    return UniformPlacement(scale: matrix.xx, x: matrix.x0, y: matrix.y0)
  }

  /// Returns the smallest pixel rectangle around the clip, or nil if the clip is empty.
  func clipBounds(placed placement: UniformPlacement) -> PixelRect? {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(handle, &left, &top, &right, &bottom)
    guard right > left, bottom > top else { return nil }
    guard let x = Int(pixel: (left * placement.scale + placement.x).rounded(.down)),
      let y = Int(pixel: (top * placement.scale + placement.y).rounded(.down)),
      let maxX = Int(pixel: (right * placement.scale + placement.x).rounded(.up)),
      let maxY = Int(pixel: (bottom * placement.scale + placement.y).rounded(.up))
    else { return nil }
    return PixelRect(x: x, y: y, width: maxX - x, height: maxY - y)
  }

  /// The number of pixels in the smallest rectangle around the clip, which a group takes.
  var clipPixelCount: Int {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(handle, &matrix)
    cairo_identity_matrix(handle)
    defer { cairo_set_matrix(handle, &matrix) }
    let bounds = clipBounds(placed: UniformPlacement(scale: 1, x: 0, y: 0))
    return bounds.map { $0.width * $0.height } ?? 0
  }

  /// Fills the union of the masks with the current colour.
  func fill(_ masks: [PlacedMask], within clip: PixelRect) throws(DrawingError) {
    guard let first = masks.first else { return }
    let all = masks.dropFirst().reduce(first.bounds) { $0.union($1.bounds) }
    guard let bounds = all.intersection(clip) else { return }
    let sheet = try CairoSurface(width: bounds.width, height: bounds.height, format: .mask)
    sheet.withCoverage { coverage in
      for mask in masks { coverage.add(mask.mask.coverage, mask.bounds, in: bounds) }
    }
    fill(through: PlacedCoverage(sheet: sheet, x: bounds.x, y: bounds.y))
  }

  /// Fills the clip with a colour through a coverage.
  func fill(_ color: RGBAColor, through coverage: borrowing PlacedCoverage) {
    setColor(color)
    fill(through: coverage)
  }

  private func fill(through coverage: borrowing PlacedCoverage) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(handle, &matrix)
    cairo_identity_matrix(handle)
    cairo_mask_surface(handle, coverage.sheet.handle, Double(coverage.x), Double(coverage.y))
    cairo_set_matrix(handle, &matrix)
  }
}
