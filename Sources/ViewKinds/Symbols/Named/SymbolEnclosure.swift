import Geometry
import Graphics

/// A shape around a symbol, filled or outlined.
enum SymbolEnclosure: String, Hashable, CaseIterable {
  case circle, square, rectangle, triangle, octagon, shield, seal, diamond, bubble

  /// Returns the steps of the shape with a design in it.
  ///
  /// The design has areas inside an outlined shape. A filled shape has the design cut out, or over
  /// it in the primary layer if there are layers.
  func steps(
    around design: SymbolDesign, isFilled: Bool, hasLayers: Bool, lines: SymbolLines
  ) -> [SymbolStep] {
    let path = outline
    let factor = design.inset * share
    let place = place
    let inner = design.steps(isFilled: true, hasLayers: false, lines: lines.enclosed) {
      Point(
        x: ($0.x - design.middle.x) * factor + place.x,
        y: ($0.y - design.middle.y) * factor + place.y)
    }
    let line = SymbolStep(
      shape: .stroke(path, width: lines.outline), layer: SymbolLayer(level: .secondary))
    let mark = inner.map { $0.at(.primary) }
    guard isFilled else { return [line] + mark }
    let area = SymbolStep(shape: .fill(path), layer: SymbolLayer(level: .secondary))
    guard hasLayers else { return [area, line] + mark.map(\.inverted) }
    return [area, line]
      + mark.map { step in
        var step = step
        if step.removal != nil { step.removal = .layer }
        return step
      }
  }

  /// The position of the design's middle.
  private var place: Point {
    switch self {
    case .triangle: Point(x: 0, y: 2)
    case .shield: Point(x: 0, y: -0.4)
    case .bubble: Point(x: 0, y: -1.2)
    case .circle, .square, .rectangle, .octagon, .seal, .diamond: .zero
    }
  }

  /// The scale of the design compared with one in a seal.
  private var share: Double {
    switch self {
    case .circle: 0.9
    case .seal, .octagon, .bubble: 1
    case .square: 0.98
    case .rectangle: 0.86
    case .triangle, .shield: 0.92
    case .diamond: 0.8
    }
  }

  var outline: Path {
    switch self {
    case .circle:
      // Measured: a symbol in a circle is 21.9 points wide in a bar, 23.2 as a filled tab.
      .ellipse(in: Rect(x: -9.35, y: -9.35, width: 18.7, height: 18.7))
    case .square: .roundedRect(Rect(x: -9, y: -9, width: 18, height: 18), radius: 3.8)
    case .rectangle: .roundedRect(Rect(x: -11.4, y: -8, width: 22.8, height: 16), radius: 3)
    case .triangle:
      Path(
        drawn:
          "M-1.6 -8.9A1.85 1.85 0 0 1 1.6 -8.9L10.6 6.7A1.85 1.85 0 0 1 9 9.5H-9A1.85 1.85 0 0 1 -10.6 6.7Z"
      )
    case .octagon:
      Path(
        drawn:
          "M-3.7 -10H3.7A2 2 0 0 1 5.1 -9.4L9.4 -5.1A2 2 0 0 1 10 -3.7V3.7A2 2 0 0 1 9.4 5.1L5.1 9.4A2 2 0 0 1 3.7 10H-3.7A2 2 0 0 1 -5.1 9.4L-9.4 5.1A2 2 0 0 1 -10 3.7V-3.7A2 2 0 0 1 -9.4 -5.1L-5.1 -9.4A2 2 0 0 1 -3.7 -10Z"
      )
    case .shield:
      Path(
        drawn:
          "M0 -10.4C2.2 -8.8 4.7 -7.9 7.3 -7.6A1.4 1.4 0 0 1 8.6 -6.2V-.8C8.6 4.4 5.6 8 .6 10.2A1.6 1.6 0 0 1 -.6 10.2C-5.6 8 -8.6 4.4 -8.6 -.8V-6.2A1.4 1.4 0 0 1 -7.3 -7.6C-4.7 -7.9 -2.2 -8.8 0 -10.4Z"
      )
    case .seal: .seal
    case .diamond:
      Path(
        drawn:
          "M-1.5 -10.7A2.1 2.1 0 0 1 1.5 -10.7L10.7 -1.5A2.1 2.1 0 0 1 10.7 1.5L1.5 10.7A2.1 2.1 0 0 1 -1.5 10.7L-10.7 1.5A2.1 2.1 0 0 1 -10.7 -1.5Z"
      )
    case .bubble:
      Path(
        drawn:
          "M0 -9.2C6 -9.2 10.4 -5.8 10.4 -1.2S6 6.8 0 6.8C-1 6.8 -2 6.7 -2.9 6.5C-4.3 8 -6 9 -7.9 9.2C-8.5 9.3 -8.7 8.6 -8.3 8.2C-7.5 7.3 -7.1 6.1 -7 4.9C-9.1 3.4 -10.4 1.3 -10.4 -1.2C-10.4 -5.8 -6 -9.2 0 -9.2Z"
      )
    }
  }
}

extension Path {
  /// A round badge with eight bulges.
  fileprivate static let seal: Path = {
    // Eight arcs between the corners of a regular octagon, with coordinates to two decimal places.
    let corners = [
      "3.56 -8.6", "8.6 -3.56", "8.6 3.56", "3.56 8.6", "-3.56 8.6", "-8.6 3.56", "-8.6 -3.56",
    ]
    return Path(
      drawn: "M-3.56 -8.6" + corners.map { "A4.15 4.15 0 0 1 \($0)" }.joined()
        + "A4.15 4.15 0 0 1 -3.56 -8.6Z")
  }()
}
