/// What a run found for one cell.
package enum CellOutcome: Hashable, Sendable {
  /// The picture and the layout are the reference's.
  case matched
  /// There is no reference.
  case missing
  case different(CellDifference)
  /// The reference was written by this run; `replaced` tells whether there was one before.
  case recorded(replaced: Bool)
  /// The cell could not be drawn or compared.
  case failed(CellFailure)
}

/// How a cell differs from its reference.
package struct CellDifference: Hashable, Sendable {
  /// Nil where the reference's picture was not kept and cannot be drawn again.
  package let picture: Comparison?
  package let layout: [LayoutChange]
  /// Fonts and libraries that are not those of the reference, in words.
  package let environment: [String]

  package init(picture: Comparison?, layout: [LayoutChange], environment: [String]) {
    self.picture = picture
    self.layout = layout
    self.environment = environment
  }
}

extension CellDifference {
  /// What to tell, the environment first since it may explain the rest.
  package var reasons: [String] { environment + visibleReasons }

  /// What became of the views, then of the pixels.
  package var visibleReasons: [String] { layout.map(\.description) + pictureReasons }

  private var pictureReasons: [String] {
    switch picture {
    case .identical: ["the picture is the same, the layout is not"]
    case .tolerated: ["the picture is within its tolerance, the layout is not"]
    case .different(let difference):
      [difference.description] + difference.excesses.filter { !$0.isPlain }.map(\.description)
    case nil:
      ["the picture is another one; the reference's was not kept, and cannot be drawn again here"]
    case .differentSize(let expected, let actual):
      ["the picture is \(actual.description) pixels, the reference \(expected.description)"]
    }
  }
}
