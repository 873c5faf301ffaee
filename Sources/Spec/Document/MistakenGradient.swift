import Diagnostics
import Geometry

/// A gradient of CSS in place of a colour: `linear-gradient(to right, red, blue 40%)`.
struct MistakenGradient {
  private var ends = ("[0.5, 0]", "[0.5, 1]")
  private var colors: [String] = []
  private var locations: [String] = []

  /// Nil for other texts.
  init?(_ text: String) {
    guard let call = MistakenCall(text.replacing("linear-gradient", with: "linearGradient")),
      call.name == "linearGradient"
    else { return nil }
    for (index, argument) in call.arguments.map(\.value).enumerated() {
      if index == 0, let ends = Self.ends[argument] {
        self.ends = ends
        continue
      }
      let stop = argument.firstMatch(of: #/\s+(\d+(?:\.\d+)?)%$/#)
      let color = stop.map { String(argument[..<$0.range.lowerBound]) } ?? argument
      let mended = MistakenColor.fixIt(color)?.replacement ?? color
      colors.append(mended.contains("#") && !mended.hasPrefix("\"") ? "\"\(mended)\"" : mended)
      if let percent = stop.flatMap({ Double($0.1) }) {
        locations.append(DecimalText.shortest(percent / 100, places: 4))
      }
    }
    guard colors.count > 1 else { return nil }
  }

  var help: String {
    var codes = ["kind: gradient", "colors: [\(colors.joined(separator: ", "))]"]
    if locations.count == colors.count {
      codes.append("locations: [\(locations.joined(separator: ", "))]")
    }
    codes += ["startPoint: \(ends.0)", "endPoint: \(ends.1)"]
    return
      "write \(WordList.of(codes.map { "`\($0)`" })) in place of the colour: a gradient is a view"
  }

  private static let ends = [
    "to right": ("[0, 0.5]", "[1, 0.5]"), "90deg": ("[0, 0.5]", "[1, 0.5]"),
    "to left": ("[1, 0.5]", "[0, 0.5]"), "270deg": ("[1, 0.5]", "[0, 0.5]"),
    "to bottom": ("[0.5, 0]", "[0.5, 1]"), "180deg": ("[0.5, 0]", "[0.5, 1]"),
    "to top": ("[0.5, 1]", "[0.5, 0]"), "0deg": ("[0.5, 1]", "[0.5, 0]"),
    "to bottom right": ("[0, 0]", "[1, 1]"), "135deg": ("[0, 0]", "[1, 1]"),
    "to top right": ("[0, 1]", "[1, 0]"), "45deg": ("[0, 1]", "[1, 0]"),
    "to bottom left": ("[1, 0]", "[0, 1]"), "225deg": ("[1, 0]", "[0, 1]"),
    "to top left": ("[1, 1]", "[0, 0]"), "315deg": ("[1, 1]", "[0, 0]"),
  ]
}
