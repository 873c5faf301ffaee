/// The parts of cell names in words.
package enum StateWords {
  /// The words of a cell's states, the device's orientation first.
  package static func of(_ deviations: [String]) -> [String] {
    let isTurned = deviations.first.map { orientations[$0] != nil } ?? false
    return (isTurned ? deviations : ["portrait"] + deviations).map(words)
  }

  private static let orientations = [
    "portrait": "Portrait", "landscape": "Landscape", "landscapeRight": "Landscape right",
    "portraitUpsideDown": "Upside down",
  ]
  private static let others = ["dark": "Dark", "rtl": "Right to left", "os-26": "iOS 26"]

  /// Converts `keyboard-shown` to "Keyboard shown".
  private static func words(_ deviation: String) -> String {
    if let known = orientations[deviation] ?? others[deviation] { return known }
    let parts = deviation.split(separator: "-", maxSplits: 1).map { apart(String($0)) }
    let text = parts.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// Converts `textSize` to "text size" and `accessibility3` to "accessibility 3"; other names do
  /// not change.
  private static func apart(_ name: String) -> String {
    guard
      name.unicodeScalars.allSatisfy({ $0.isASCII && $0.properties.isAlphabetic || isDigit($0) }),
      let first = name.unicodeScalars.first, ("a"..."z").contains(first)
    else { return name }
    var text = ""
    var wasDigit = false
    for scalar in name.unicodeScalars {
      let begins = ("A"..."Z").contains(scalar) || (isDigit(scalar) && !wasDigit && !text.isEmpty)
      text += begins ? " \(scalar)".lowercased() : "\(scalar)"
      wasDigit = isDigit(scalar)
    }
    return text
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
