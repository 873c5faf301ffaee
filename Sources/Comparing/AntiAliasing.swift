/// Detects pixels that differ only because an edge is anti-aliased, by the rule of pixelmatch 7.
///
/// Source: Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector" (2009).
struct AntiAliasing {
  let expected: PixelWords
  let actual: PixelWords

  /// Whether the pixel is anti-aliased in one of the pictures.
  @inline(__always)
  func explains(x: Int, y: Int) -> Bool {
    let position = y &* expected.width &+ x
    if expected.isEdge(x: x, y: y) {
      return isAntiAliasedAtEdge(in: expected, comparedTo: actual, x, y)
        || isAntiAliasedAtEdge(in: actual, comparedTo: expected, x, y)
    }
    return isAntiAliased(in: expected, comparedTo: actual, position)
      || isAntiAliased(in: actual, comparedTo: expected, position)
  }

  /// Whether a pixel lies between a darker and a lighter neighbour, and at most two neighbours have
  /// its lightness.
  ///
  /// The darkest or the lightest neighbour must belong to an area of one colour in both pictures.
  @inline(__always)
  private func isAntiAliased(
    in plane: PixelWords, comparedTo other: PixelWords, _ position: Int
  ) -> Bool {
    let around = Neighbours(of: position, in: plane)
    let pixel = plane[position]
    // These checks compare colours only, so they are fast. Neighbours of equal lightness mostly
    // have one colour. If all neighbours have one colour, all are darker or all are lighter.
    guard around.equalCount(to: pixel) <= 2, around.equalCount(to: around.first) < 8 else {
      return false
    }
    return isBetween(around, pixel, in: plane, comparedTo: other, position)
  }

  @inline(never)
  private func isBetween(
    _ around: Neighbours, _ pixel: UInt32, in plane: PixelWords, comparedTo other: PixelWords,
    _ position: Int
  ) -> Bool {
    guard around.areOpaque, pixel >= 0xFF00_0000 else {
      return isBetween(around, plane, other, position) {
        ColorStep(from: $0, to: pixel, at: position).luma
      }
    }
    let luma = pixel.luma
    return isBetween(around, plane, other, position) { luma &- $0.luma }
  }

  @inline(__always)
  private func isBetween(
    _ around: Neighbours, _ plane: PixelWords, _ other: PixelWords, _ position: Int,
    _ difference: (UInt32) -> Int
  ) -> Bool {
    var equal = 0
    var (darkest, dark, lightest, light) = (0, 0, 0, 0)
    @inline(__always) func consider(_ neighbour: UInt32, _ step: Int) {
      let difference = difference(neighbour)
      equal &+= difference == 0 ? 1 : 0
      dark = difference < darkest ? step : dark
      darkest = min(darkest, difference)
      light = difference > lightest ? step : light
      lightest = max(lightest, difference)
    }
    let width = plane.width
    consider(around.first, -1 &- width)
    consider(around.second, -1)
    consider(around.third, width &- 1)
    consider(around.fourth, 0 &- width)
    consider(around.fifth, width)
    consider(around.sixth, 1 &- width)
    consider(around.seventh, 1)
    consider(around.eighth, width &+ 1)
    guard equal <= 2, darkest != 0, lightest != 0 else { return false }
    return isPlain(plane, other, at: position &+ dark)
      || isPlain(plane, other, at: position &+ light)
  }

  /// Does the same as `isAntiAliased` for a pixel at the edge of the pictures.
  @inline(never)
  private func isAntiAliasedAtEdge(
    in plane: PixelWords, comparedTo other: PixelWords, _ x: Int, _ y: Int
  ) -> Bool {
    let around = plane.neighbourhood(x: x, y: y)
    let position = y * plane.width + x
    let pixel = plane[position]
    // pixelmatch counts the edge of the picture as one equal neighbour.
    var equal = 1
    var darkest = (luma: 0, place: 0)
    var lightest = (luma: 0, place: 0)
    for column in around.x {
      for row in around.y where column != x || row != y {
        let place = row * plane.width + column
        let neighbour = plane[place]
        let luma =
          neighbour == pixel ? 0 : ColorStep(from: neighbour, to: pixel, at: position).luma
        if luma == 0 {
          equal += 1
          if equal > 2 { return false }
        } else if luma < darkest.luma {
          darkest = (luma, place)
        } else if luma > lightest.luma {
          lightest = (luma, place)
        }
      }
    }
    guard darkest.luma != 0, lightest.luma != 0 else { return false }
    return isPlain(plane, other, at: darkest.place) || isPlain(plane, other, at: lightest.place)
  }

  /// Whether three or more neighbours have the pixel's colour in both pictures.
  @inline(__always)
  private func isPlain(_ plane: PixelWords, _ other: PixelWords, at position: Int) -> Bool {
    let y = position / plane.width
    let x = position &- y &* plane.width
    guard plane.isEdge(x: x, y: y) else {
      return Neighbours(of: position, in: plane).equalCount(to: plane[position]) > 2
        && Neighbours(of: position, in: other).equalCount(to: other[position]) > 2
    }
    return plane.isPlainAtEdge(x: x, y: y) && other.isPlainAtEdge(x: x, y: y)
  }
}

/// The eight neighbours of a pixel that is not at the edge of the picture.
///
/// They are in pixelmatch's order, column by column, because the first of several equally dark
/// neighbours counts. Eight properties are faster than an array, which would take most of the time.
private struct Neighbours {
  let first, second, third, fourth, fifth, sixth, seventh, eighth: UInt32

  @inline(__always)
  init(of position: Int, in plane: PixelWords) {
    let above = position &- plane.width
    let below = position &+ plane.width
    first = plane[above &- 1]
    second = plane[position &- 1]
    third = plane[below &- 1]
    fourth = plane[above]
    fifth = plane[below]
    sixth = plane[above &+ 1]
    seventh = plane[position &+ 1]
    eighth = plane[below &+ 1]
  }

  @inline(__always)
  func equalCount(to pixel: UInt32) -> Int {
    func one(_ other: UInt32) -> Int { other == pixel ? 1 : 0 }
    let upper = one(first) &+ one(second) &+ one(third) &+ one(fourth)
    return upper &+ one(fifth) &+ one(sixth) &+ one(seventh) &+ one(eighth)
  }

  @inline(__always) var areOpaque: Bool {
    (first & second & third & fourth & fifth & sixth & seventh & eighth) >= 0xFF00_0000
  }
}

extension PixelWords {
  /// Whether three or more neighbours have the colour of a pixel at the edge of the picture.
  ///
  /// The edge counts as one such neighbour.
  fileprivate func isPlainAtEdge(x: Int, y: Int) -> Bool {
    let around = neighbourhood(x: x, y: y)
    let pixel = self[y * width + x]
    var equal = 1
    for row in around.y {
      for column in around.x where column != x || row != y {
        if self[row * width + column] == pixel { equal += 1 }
      }
    }
    return equal > 2
  }
}
