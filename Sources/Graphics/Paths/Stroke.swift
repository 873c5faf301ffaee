package import Geometry

/// The style of a line along a path.
package struct Stroke: Hashable, Sendable {
  package var width: Points
  package var cap: Cap
  package var join: Join
  /// The lengths of dashes and gaps in turn, starting at `dashPhase`, or empty for a solid line.
  package var dashes: [Points]
  package var dashPhase: Points

  /// The end of a line, as `CAShapeLayerLineCap`.
  package enum Cap: String, Hashable, Sendable, CaseIterable {
    case butt, round, square
  }

  /// The corner of a line, as `CAShapeLayerLineJoin`.
  ///
  /// The mitre limit is ten widths.
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

  /// A stroke with round ends and joins, or with butt ends and mitre joins.
  package init(width: Points, hasRoundEnds: Bool) {
    self.init(
      width: width, cap: hasRoundEnds ? .round : .butt, join: hasRoundEnds ? .round : .miter)
  }

  /// The greatest distance of the line from its path.
  package var reach: Points { join == .miter ? width * 10 : width }
}
