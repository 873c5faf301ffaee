import Geometry
import Graphics

/// A symbol of an app in the template of Apple's SF Symbols, an SVG file with 27 variants and notes.
///
/// The regular variant becomes a drawing of its own, at the size of the text style `body`. That
/// drawing is checked as any other. The template's own notes are text and would be refused.
struct SymbolTemplate {
  /// The bytes of an SVG file with the regular variant.
  let drawing: [UInt8]

  /// The template is for a font of 100 points, and the text style `body` has 17.
  private static let scale = 0.17

  /// The variants to draw, the best first.
  private static let variants = ["Regular-M", "Regular-S", "Regular-L"]

  /// Returns nil for a file that is no template.
  init?(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.contains(#"id="Symbols""#),
      let variant = Self.variants.first(where: { text.contains(#"id="\#($0)""#) }),
      let group = Self.group(variant, in: text),
      let left = Self.number("x1", ofElement: "left-margin-\(variant)", in: text),
      let right = Self.number("x1", ofElement: "right-margin-\(variant)", in: text), left < right,
      let origin = Self.origin(of: group), let bounds = Self.bounds(of: group)
    else { return nil }
    let (width, height) = (right - left, bounds.height.value)
    let top = origin.y + bounds.minY.value
    let head = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width * Self.scale)" \
      height="\(height * Self.scale)" viewBox="\(left) \(top) \(width) \(height)">
      """
    drawing = Array((head + group + "</svg>").utf8)
  }

  /// The group of a variant, from its start tag to its end tag.
  private static func group(_ variant: String, in text: String) -> Substring? {
    guard let name = text.firstRange(of: #"id="\#(variant)""#),
      let start = text[..<name.lowerBound].lastIndex(of: "<"), text[start...].hasPrefix("<g")
    else { return nil }
    var depth = 0
    var rest = text[start...]
    while let place = rest.firstIndex(of: "<"),
      let end = rest[place...].firstIndex(of: ">")
    {
      let tag = rest[place...end]
      if tag.hasPrefix("</g") {
        depth -= 1
      } else if tag.hasPrefix("<g"), !tag.hasSuffix("/>") {
        depth += 1
      }
      rest = rest[text.index(after: end)...]
      if depth == 0 { return text[start...end] }
    }
    return nil
  }

  /// The attributes of the element with an identifier.
  private static func tag(ofElement id: String, in text: String) -> Substring? {
    guard let name = text.firstRange(of: #"id="\#(id)""#),
      let start = text[..<name.lowerBound].lastIndex(of: "<"),
      let end = text[name.upperBound...].firstIndex(of: ">")
    else { return nil }
    return text[start...end]
  }

  private static func number(
    _ attribute: String, ofElement id: String, in text: String
  ) -> Double? {
    guard let tag = tag(ofElement: id, in: text),
      let start = tag.firstRange(of: " \(attribute)=\""),
      let end = tag[start.upperBound...].firstIndex(of: "\"")
    else { return nil }
    return Double(tag[start.upperBound..<end])
  }

  /// The translation of a group, whose transform is a matrix.
  private static func origin(of group: Substring) -> (x: Double, y: Double)? {
    let tag = group.prefix { $0 != ">" }
    guard let start = tag.firstRange(of: "matrix("),
      let end = tag[start.upperBound...].firstIndex(of: ")")
    else { return nil }
    let numbers = tag[start.upperBound..<end].split { " ,".contains($0) }.compactMap { Double($0) }
    return numbers.count == 6 ? (numbers[4], numbers[5]) : nil
  }

  /// The bounds of the paths of a group, from its origin.
  private static func bounds(of group: Substring) -> Rect? {
    var rects: [Rect] = []
    var rest = group
    while let start = rest.firstRange(of: " d=\""),
      let end = rest[start.upperBound...].firstIndex(of: "\"")
    {
      let path = try? Path(data: String(rest[start.upperBound..<end]))
      if let bounds = path?.bounds { rects.append(bounds) }
      rest = rest[end...]
    }
    return Rect.union(of: rects).flatMap { $0.height > 0 ? $0 : nil }
  }
}
