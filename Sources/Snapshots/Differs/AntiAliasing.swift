/// Whether anti-aliasing of an edge explains a pixel, after Vyšniauskas, "Anti-aliased Pixel and
/// Intensity Slope Detector" (2009), by the rule of pixelmatch 7.
struct AntiAliasing {
  let expected: PixelPlane
  let actual: PixelPlane

  /// Whether the pixel is anti-aliased in one of the pictures.
  func explains(x: Int, y: Int) -> Bool {
    isAntiAliased(in: expected, besides: actual, x, y)
      || isAntiAliased(in: actual, besides: expected, x, y)
  }

  /// Whether a pixel lies between a darker and a lighter neighbour, one of which belongs to a plain
  /// area in both pictures; no more than two neighbours are as light as itself.
  private func isAntiAliased(
    in plane: PixelPlane, besides other: PixelPlane, _ x: Int, _ y: Int
  ) -> Bool {
    let around = plane.neighbourhood(x: x, y: y)
    let position = y * plane.width + x
    let pixel = plane[position]
    var equal = plane.isEdge(x: x, y: y) ? 1 : 0
    var darkest = (luma: 0, x: 0, y: 0)
    var lightest = (luma: 0, x: 0, y: 0)
    for column in around.x {
      for row in around.y where column != x || row != y {
        let neighbour = plane[row * plane.width + column]
        let luma =
          neighbour == pixel ? 0 : ColorStep(from: neighbour, to: pixel, at: position).luma
        if luma == 0 {
          equal += 1
          if equal > 2 { return false }
        } else if luma < darkest.luma {
          darkest = (luma, column, row)
        } else if luma > lightest.luma {
          lightest = (luma, column, row)
        }
      }
    }
    guard darkest.luma != 0, lightest.luma != 0 else { return false }
    return isPlain(plane, darkest.x, darkest.y) && isPlain(other, darkest.x, darkest.y)
      || isPlain(plane, lightest.x, lightest.y) && isPlain(other, lightest.x, lightest.y)
  }

  /// Whether three or more neighbours have the same colour; the picture's edge counts as one.
  private func isPlain(_ plane: PixelPlane, _ x: Int, _ y: Int) -> Bool {
    let around = plane.neighbourhood(x: x, y: y)
    let pixel = plane[y * plane.width + x]
    var equal = plane.isEdge(x: x, y: y) ? 1 : 0
    for row in around.y {
      for column in around.x where column != x || row != y {
        if plane[row * plane.width + column] == pixel { equal += 1 }
      }
    }
    return equal > 2
  }
}
