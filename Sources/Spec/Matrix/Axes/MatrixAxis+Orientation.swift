import Devices

extension MatrixAxis {
  static let orientation = MatrixAxis(
    "orientation", noun: "orientation", \.orientation, standard: .portrait,
    aliases: [
      // `landscape` asks for a lying screen either way, `landscapeLeft` for that one.
      AxisAlias(
        Orientation.landscapeLeft.rawValue, [Orientation.landscapeLeft.rawValue],
        pattern: [Orientation.landscapeLeft.rawValue, Orientation.landscapeRight.rawValue]),
      AxisAlias("landscapeLeft", [Orientation.landscapeLeft.rawValue]),
    ],
    isNamedInCells: false, words: \.words,
    wording: Wording(
      summary: "How the device is held; `landscape` is `landscapeLeft`.",
      condition: "Holds in these; `landscape` means both lying ones."))
}

extension Orientation {
  /// As a heading.
  var words: String {
    switch self {
    case .portrait: "Portrait"
    case .landscapeLeft: "Landscape"
    case .landscapeRight: "Landscape right"
    case .portraitUpsideDown: "Upside down"
    }
  }
}
