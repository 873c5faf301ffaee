import Geometry
import Graphics

/// A writer of an SVG file: numbers with at most three decimals, ids in order of first use.
struct SVGDocument {
  private let size: Size
  /// The beginning of every id, so that files can be combined.
  private let idPrefix: String
  private var body = ""
  private var definitions = ""
  private var depth = 1
  private var usedIDs: Set<String> = []
  private var idsByDefinition: [String: String] = [:]

  init(size: Size, idPrefix: String = "") {
    self.size = size
    self.idPrefix = idPrefix
  }

  mutating func append(_ element: String) {
    body += String(repeating: " ", count: depth) + element + "\n"
  }

  mutating func open(_ tag: String) {
    append(tag)
    depth += 1
  }

  mutating func close(_ tag: String) {
    depth -= 1
    append(tag)
  }

  /// Adds a definition unless it was added before, and returns its id.
  ///
  /// The id attribute replaces `#ID#` in `element`.
  mutating func define(_ element: String) -> String {
    if let id = idsByDefinition[element] { return id }
    let id = unusedID(basedOn: "_\(idsByDefinition.count + 1)")
    idsByDefinition[element] = id
    definitions += "  " + element.replacingFirst("#ID#", with: "id=\"\(id)\"") + "\n"
    return id
  }

  /// Returns the name with the id prefix, and with a number if the id is already used.
  mutating func unusedID(basedOn ownName: String) -> String {
    let name = idPrefix + ownName
    var id = name
    var number = 2
    while !usedIDs.insert(id).inserted {
      id = "\(name)-\(number)"
      number += 1
    }
    return id
  }

  /// Returns the whole file; its size is the size in points times the scale.
  func text(scale: Double = 1) -> String {
    Self.head(size: size, scale: scale) + content + "</svg>\n"
  }

  /// The elements between the outermost tags.
  var content: String {
    let defs = definitions.isEmpty ? "" : " <defs>\n\(definitions) </defs>\n"
    return defs + body
  }

  /// Returns the beginning of a file.
  static func head(size: Size, scale: Double = 1) -> String {
    let (width, height) = (size.width.value, size.height.value)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
      width="\(number(width * scale))" height="\(number(height * scale))" \
      viewBox="0 0 \(number(width)) \(number(height))">\n
      """
  }
}

extension SVGDocument {
  static func number(_ value: Double) -> String { DecimalText.shortest(value, places: 3) }

  /// Returns the attributes of a rectangle.
  static func attributes(_ rect: Rect) -> String {
    "x=\"\(number(rect.x.value))\" y=\"\(number(rect.y.value))\""
      + " width=\"\(number(rect.width.value))\" height=\"\(number(rect.height.value))\""
  }

  /// Returns `fill="#rrggbb"`, and the opacity unless it is 1.
  static func paint(_ property: String, _ color: RGBAColor) -> String {
    let digits = color.withAlpha(255).hexadecimal.lowercased()
    let opacity =
      color.alpha == 255
      ? "" : " \(property)-opacity=\"\(number(Double(color.alpha) / 255))\""
    return "\(property)=\"\(digits)\"\(opacity)"
  }

  static func pathData(_ path: Path) -> String {
    func pair(_ point: Point) -> String { "\(number(point.x.value)) \(number(point.y.value))" }
    return path.elements.reduce(into: "") { data, element in
      switch element {
      case .move(let point): data += "M\(pair(point))"
      case .line(let point): data += "L\(pair(point))"
      case .curve(let point, let first, let second):
        data += "C\(pair(first)) \(pair(second)) \(pair(point))"
      case .close: data += "Z"
      }
    }
  }

  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // Ids contain no spaces, and XML allows no control characters.
      case _ where scalar.value <= 0x20: result += "_"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}

extension String {
  fileprivate func replacingFirst(_ part: String, with other: String) -> String {
    guard let range = firstRange(of: part) else { return self }
    return String(self[..<range.lowerBound]) + other + self[range.upperBound...]
  }
}
