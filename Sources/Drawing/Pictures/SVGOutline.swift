/// The edges of a shape in pixels, as far as they are in the image.
struct SVGOutline {
  /// The sum of widths and heights of all edges.
  var length = 0.0
  /// The number of edges after curves are flattened.
  var count = 0.0
  /// An upper limit for three times the number of pairs of edges that cross.
  var crossings = 0.0
  /// The length of all edges, inside or outside the image.
  var whole = 0.0
  /// The size of the shape's bounding box.
  var width = 0.0
  var height = 0.0

  /// Adds the edges of a clip for a fraction of the rows.
  mutating func add(_ clip: SVGOutline, share: Double) {
    length += clip.length * share
    crossings += clip.crossings * share + 2 * count * clip.count * share
    count += clip.count
  }

  /// Adds the crossings of a path's edges.
  ///
  /// - Parameters:
  ///   - rows: the first and the last row of each edge.
  ///   - first: the first row of all edges.
  ///   - height: the number of rows of all edges.
  mutating func addCrossings(
    of rows: [ClosedRange<Double>], from first: Double, height: Double
  ) {
    guard rows.count > 100, height > 0 else { return crossings += count * count }
    // Only edges in the same band of rows cross, but long edges may cross all others.
    var bands = [Double](repeating: 0, count: 64)
    let steps = count / Double(rows.count)
    var long = 0.0
    for edge in rows {
      let from = Int(min(63, (edge.lowerBound - first) / height * 64))
      let to = Int(min(63, (edge.upperBound - first) / height * 64))
      if to - from > 16 {
        long += steps
      } else {
        for band in from...to { bands[band] += steps }
      }
    }
    crossings += min(count * count, long * count + bands.map { $0 * $0 }.reduce(0, +))
  }

  /// Adds an edge.
  mutating func add(
    width: Double, height: Double, isCurve: Bool = false, _ scale: Double, _ cost: SVGCost
  ) {
    let (across, down) = (width * scale, height * scale)
    let steps = isCurve ? 1 + (across + down).squareRoot() : 1
    // A long curve may cross the image at each step.
    let reach = min(across + down, (cost.width + cost.height) * steps)
    length += reach
    count += steps
    whole += across + down
    self.width = max(self.width, across)
    self.height = max(self.height, down)
  }
}
