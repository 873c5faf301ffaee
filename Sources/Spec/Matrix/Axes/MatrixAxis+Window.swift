import Devices
import Geometry

extension MatrixAxis {
  static let window = MatrixAxis(
    "window", noun: "window", \.window, values: WindowSize.named, naming: \.name,
    parsing: { text throws(AxisFlaw) in
      let sides = text.split(separator: "x", omittingEmptySubsequences: false)
        .map { DecimalNumber.parse($0) }
      guard sides.count == 2, let width = sides[0], let height = sides[1] else { throw .unknown }
      for side in [width, height] {
        guard WindowSize.extent.contains(side) else { throw .outOfRange(side, WindowSize.extent) }
        guard side == side.rounded() else { throw .fraction }
      }
      return .size(Size(width: Points(width), height: Points(height)))
    },
    standard: { _, _ in .full }, takesPairs: true,
    wording: Wording(
      values: MarkdownNames.list(WindowSize.named.map(\.name))
        + ", or `[width, height]` in whole points",
      summary: "How much of a tablet's screen the window takes.",
      pattern: "names, patterns, or `[width, height]`", condition: "Holds in these windows."))
}

extension WindowSize {
  /// Those that have names, in the order of the reference.
  fileprivate static let named: [WindowSize] = [.full, .twoThirds, .half, .third, .slideOver]
  /// The range of a side of a given size, in points.
  fileprivate static let extent = 1.0...10_000.0

  /// As specs and cell names write it; a size as `400x600`.
  fileprivate var name: String {
    switch self {
    case .full: "full"
    case .twoThirds: "twoThirds"
    case .half: "half"
    case .third: "third"
    case .slideOver: "slideOver"
    case .size(let size):
      [size.width, size.height].map { DecimalText.shortest($0.value, places: 0) }
        .joined(separator: "x")
    }
  }
}
