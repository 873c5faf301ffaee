import Diagnostics
import YAML

extension MatrixReader {
  /// Reads the axes that the spec declares, in file order.
  func readOwnAxes(_ node: YAMLNode) {
    for entry in mapping(node, of: .key("axes")) ?? [] where isFree(entry) {
      let nodes = alternatives(entry.value, key: entry.key, help: "list the axis' values")
      var values: [String] = []
      var places: [String: SourceSpan] = [:]
      for node in nodes {
        guard let value = text(node, key: entry.key), isAxisValue(value, at: node.span) else {
          continue
        }
        // Some file systems ignore the case of names, so the names of values must differ in more
        // than case.
        if let first = places.updateValue(node.span, forKey: value.lowercased()) {
          report(.axisValueTwice(value, of: entry.key, at: node.span, first: first))
        } else {
          values.append(value)
        }
      }
      if !values.isEmpty { axes.append(.own(entry.key, values: values)) }
    }
  }

  private func isFree(_ entry: YAMLEntry) -> Bool {
    let name = entry.key
    let taken =
      LanguageKeys.matrix.names + LanguageKeys.conditions.names + LanguageKeys.changes.names
      + [TransitionCell.axisName]
    if let length = AxisText.excessiveLength(name) {
      report(.longAxisText(name, length, at: entry.keySpan))
    } else if !AxisText.isName(name) {
      report(.badAxisName(name, at: entry.keySpan))
    } else if axes.contains(where: { $0.name.lowercased() == name.lowercased() }) {
      report(.takenAxisName(name, at: entry.keySpan))
    } else if taken.contains(name) {
      report(.reservedAxisName(name, at: entry.keySpan))
    } else {
      return true
    }
    return false
  }

  private func isAxisValue(_ value: String, at span: SourceSpan) -> Bool {
    if let length = AxisText.excessiveLength(value) {
      report(.longAxisText(value, length, at: span))
    } else if !AxisText.isValue(value) {
      report(.badAxisValue(value, at: span))
    } else {
      return true
    }
    return false
  }
}

/// Rules for the names of a spec's own axes and values, which become parts of file names.
enum AxisText {
  /// The greatest length in bytes of UTF-8.
  static let greatestLength = 60

  /// The length of a text in bytes if it is too long, or nil otherwise.
  static func excessiveLength(_ text: String) -> Int? {
    text.utf8.count > greatestLength ? text.utf8.count : nil
  }

  /// Whether the text is a letter of any script, followed by letters and digits.
  static func isName(_ text: String) -> Bool {
    text.first?.isLetter == true && text.allSatisfy { $0.isLetter || isDigit($0) }
  }

  /// Whether the text has only letters of any script, digits, `_`, `+` and hyphens.
  ///
  /// The first character must not be a hyphen, and the text must not be empty.
  static func isValue(_ text: String) -> Bool {
    !text.isEmpty && text.first != "-"
      && text.allSatisfy { $0.isLetter || isDigit($0) || $0 == "_" || $0 == "-" || $0 == "+" }
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }
}
