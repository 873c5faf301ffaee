package import Geometry

/// How a line is drawn along a path.
package struct Stroke: Hashable, Sendable {
  package var width: Points
  package var cap: Cap
  package var join: Join
  /// The lengths of dashes and gaps in turn, from `dashPhase` on; empty for a line without gaps.
  package var dashes: [Points]
  package var dashPhase: Points

  /// How a line ends, as `CAShapeLayerLineCap`.
  package enum Cap: String, Hashable, Sendable, CaseIterable {
    case butt, round, square
  }

  /// How a line turns, as `CAShapeLayerLineJoin`; a mitre longer than ten widths is cut off.
  package enum Join: String, Hashable, Sendable, CaseIterable {
    case miter, round, bevel
  }

  package init(
    width: Points, cap: Cap = .butt, join: Join = .miter, dashes: [Points] = [],
    dashPhase: Points = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.dashes = dashes
    self.dashPhase = dashPhase
  }

  /// A line with round ends and corners, or one with square corners that ends where its path does.
  package init(width: Points, hasRoundEnds: Bool) {
    self.init(
      width: width, cap: hasRoundEnds ? .round : .butt, join: hasRoundEnds ? .round : .miter)
  }

  /// How far the line may reach from its path.
  package var reach: Points { join == .miter ? width * 10 : width }
}
