import Diagnostics

/// A value of a cell that differs from the default of its axis.
package struct AxisDeviation: Hashable, Sendable {
  /// The axis' name.
  package let axis: String
  /// The value's part of the cell's name: `landscape` or `keyboard-shown`.
  package let name: String
  /// The value in words: `Landscape` or `Keyboard shown`.
  package let words: String
}

extension Cell {
  /// The state in words: the orientation, then the other values that differ from the defaults of
  /// their axes.
  package var stateWords: [String] {
    [orientation.words]
      + deviations.filter { $0.axis != MatrixAxis.orientation.name }.map(\.words)
  }
}

extension String {
  /// The words of a name in a spec: "text size" for `textSize`, "accessibility 3" for
  /// `accessibility3`.
  ///
  /// A text with other characters than ASCII letters and digits is returned unchanged.
  var separatedWords: String {
    let isName = unicodeScalars.allSatisfy {
      $0.isASCII && $0.properties.isAlphabetic || $0.isDigit
    }
    guard isName, let first = unicodeScalars.first, ("a"..."z").contains(first) else { return self }
    var text = ""
    var wasDigit = false
    for scalar in unicodeScalars {
      let begins = ("A"..."Z").contains(scalar) || (scalar.isDigit && !wasDigit)
      text += begins ? " \(scalar)".lowercased() : "\(scalar)"
      wasDigit = scalar.isDigit
    }
    return text
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
