private import Foundation
import Geometry
import Graphics

extension SVGCost {
  /// Returns the mean length of a list's dashes and gaps.
  func dash(_ list: String) -> Double {
    let lengths = list.split { $0 == "," || $0.isWhitespace }.map { length($0) }
    let sum = lengths.reduce(0, +)
    return sum > 0 && sum.isFinite ? sum / Double(lengths.count) : .infinity
  }

  /// Returns a length in the file's units.
  ///
  /// The length is never less than librsvg's. It is infinite for an unknown unit.
  func length(_ text: some StringProtocol) -> Double {
    guard let (number, unit) = Self.measure(text) else { return text.isEmpty ? 0 : .infinity }
    let value = number.magnitude
    return switch unit {
    case "", "px": value
    case "%": value / 100 * extent * 2.0.squareRoot()
    case "pt", "pc", "mm", "cm", "in": value * 96
    default: .infinity
    }
  }

  /// Splits a value such as `5px` into the number and the unit, which may be empty.
  ///
  /// The result is nil if the value does not begin with a number, or a point ends the number.
  static func measure(_ text: some StringProtocol) -> (number: Double, unit: String)? {
    let text = text.trimmed
    var digits = text.prefix { "0123456789.+-eE".contains($0) }
    // The unit may begin with an `e`, as `em` does.
    if digits.last == "e" || digits.last == "E" { digits = digits.dropLast() }
    guard let value = number(digits), digits.last?.isNumber == true else { return nil }
    return (value, String(text[digits.endIndex...]))
  }

  /// Returns all numbers of a list; infinity replaces malformed ones.
  static func numbers(_ text: String) -> [Double] {
    var (numbers, current) = ([Double](), "")
    func end() {
      if !current.isEmpty { numbers.append(number(current) ?? .infinity) }
      current = ""
    }
    for character in text {
      let isAfterExponent = current.last == "e" || current.last == "E"
      if character == "," || character.isWhitespace {
        end()
      } else if (character == "-" || character == "+") && !isAfterExponent {
        end()
        current.append(character)
      } else if character == ".", current.contains(".") {
        end()
        current.append(character)
      } else {
        current.append(character)
      }
    }
    end()
    return numbers
  }

  static func number(_ text: some StringProtocol) -> Double? {
    // Swift's `Double` rejects `.5` and `5.`, and accepts `0x10` and `nan`.
    guard text.allSatisfy({ "0123456789.+-eE".contains($0) }) else { return nil }
    return strtod(String(text), nil)
  }

  /// Returns the maximum factor by which an element's transform stretches lengths.
  static func scale(of node: SVGNode) -> Double {
    (node.properties["transform"] ?? []).map(scale).max() ?? 1
  }

  /// Returns the maximum stretch of a transform, or infinity for an unknown transform.
  static func scale(_ transform: String) -> Double {
    var result = 1.0
    for function in transform.lowercased().split(separator: ")") {
      let parts = function.split(separator: "(")
      let name = parts.first?.drop { $0 == "," || $0.isWhitespace }.trimmed ?? ""
      let values = numbers(parts.count == 2 ? String(parts[1]) : "")
      switch (name, values.count) {
      case ("matrix", 6):
        let map = Transform(
          a: values[0], b: values[1], c: values[2], d: values[3], tx: 0, ty: 0)
        result *= map.greatestStretch
      case ("scale", 1...2), ("scalex", 1), ("scaley", 1):
        result *= max(values[0].magnitude, values.last?.magnitude ?? 0)
      case ("skewx", 1), ("skewy", 1):
        result *= 1 + tan(values[0] * .pi / 180).magnitude
      case ("none", 0), ("rotate", _), ("translate", _), ("translatex", _), ("translatey", _):
        break
      default: return .infinity
      }
    }
    return result
  }
}
