import Geometry
import Graphics

/// Parses the notation of designs.
///
/// A design is a block of lines. The first line has the design's name, a colon and its forms. Every
/// other line is a part:
///
/// - `open` or `filled`, if only that form has the part;
/// - `secondary` or `tertiary`, if the part is of that level and not primary;
/// - `variable`, if a value turns the part on after those before it;
/// - the part's name, with an optional factor for the line width, as in `line*0.8`;
/// - a shape: a path as in SVG's `d` attribute, `circle` with centre and radius, or `box` with
///   left, top, width, height and corner radius.
///
/// `of` takes the parts of another design: `of house scaled 0.8 turned 1 mirrored at 2 0`. A turn
/// is 90 degrees clockwise. A level before `of` is that of all the parts. `middle` and `inset` set the properties of `SymbolDesign`.
struct SymbolNotation {
  /// Returns the lines of another design, or nil for an unknown name.
  let lookUp: @Sendable (Substring) -> [Substring]?

  /// A line that cannot be parsed.
  struct Malformed: Error, Hashable {
    let line: String
  }

  /// Parses a design from the lines of a block, without its first line.
  func design(_ lines: [Substring]) throws(Malformed) -> SymbolDesign {
    var design = SymbolDesign()
    for line in lines {
      var words = line.split(separator: " ")[...]
      var change = PartChange()
      while let word = words.first, change.take(word) { words.removeFirst() }
      guard let first = words.popFirst() else { throw Malformed(line: String(line)) }
      let numbers = words.compactMap { Double($0) }
      switch first {
      case "middle" where numbers.count == 2:
        design.middle = Point(x: Points(numbers[0]), y: Points(numbers[1]))
      case "inset" where numbers.count == 1: design.inset = numbers[0]
      case "of": design.parts += try parts(ofOther: words, line).map { change.applied(to: $0) }
      default:
        let part = SymbolDesign.Part(shape: try shape(first, words, line))
        design.parts.append(change.applied(to: part))
      }
    }
    return design
  }

  /// The words before a part.
  private struct PartChange {
    private var isOfFilled: Bool?
    private var level: SymbolLayer.Level?
    private var isVariable = false

    /// Takes a word and returns true, or returns false if it is none of these words.
    mutating func take(_ word: Substring) -> Bool {
      switch word {
      case "open": isOfFilled = false
      case "filled": isOfFilled = true
      case "secondary": level = .secondary
      case "tertiary": level = .tertiary
      case "variable": isVariable = true
      default: return false
      }
      return true
    }

    func applied(to part: SymbolDesign.Part) -> SymbolDesign.Part {
      var part = part
      if let isOfFilled { part.isOfFilled = isOfFilled }
      if let level { part.level = level }
      if isVariable { part.isVariable = true }
      return part
    }
  }

  private func shape(
    _ word: Substring, _ words: ArraySlice<Substring>, _ line: Substring
  ) throws(Malformed) -> SymbolDesign.Shape {
    let kind = word.split(separator: "*")
    let factor = kind.count == 2 ? Double(kind[1]) : nil
    let path = try path(words, line)
    switch kind.first {
    case "body": return .body(path)
    case "line": return .line(path, factor ?? 1)
    case "detail": return .detail(path, factor ?? 0.9)
    case "solid": return .solid(path)
    case "spot": return .spot(path)
    case "clearing": return .clearing(path)
    default: throw Malformed(line: String(line))
    }
  }

  private func path(
    _ words: ArraySlice<Substring>, _ line: Substring
  ) throws(Malformed) -> Path {
    let numbers = words.dropFirst().compactMap { Double($0) }.map { Points($0) }
    switch words.first {
    case "circle":
      guard numbers.count == 3 else { throw Malformed(line: String(line)) }
      return .ellipse(
        in: Rect(
          x: numbers[0] - numbers[2], y: numbers[1] - numbers[2], width: numbers[2] * 2,
          height: numbers[2] * 2))
    case "box":
      guard numbers.count == 5 else { throw Malformed(line: String(line)) }
      return .roundedRect(
        Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
        radius: numbers[4])
    default:
      guard let path = try? Path(data: words.joined(separator: " ")), path.elements.count > 1
      else { throw Malformed(line: String(line)) }
      return path
    }
  }

  /// Returns the parts of another design after the transforms in the line, in their order.
  private func parts(
    ofOther words: ArraySlice<Substring>, _ line: Substring
  ) throws(Malformed) -> [SymbolDesign.Part] {
    guard let name = words.first, let lines = lookUp(name) else {
      throw Malformed(line: String(line))
    }
    var rest = words.dropFirst()
    func number() throws(Malformed) -> Double {
      guard let number = rest.popFirst().flatMap({ Double($0) }) else {
        throw Malformed(line: String(line))
      }
      return number
    }
    var parts = try design(lines).parts
    func map(_ change: (Point) -> Point) { parts = parts.map { $0.mapped(change) } }
    while let word = rest.popFirst() {
      switch word {
      case "scaled":
        let factor = try number()
        map { Point(x: $0.x * factor, y: $0.y * factor) }
      case "turned":
        for _ in 0..<Int(try number()) { map { Point(x: -$0.y, y: $0.x) } }
      case "mirrored": map { Point(x: -$0.x, y: $0.y) }
      case "at":
        let x = Points(try number())
        let y = Points(try number())
        map { Point(x: $0.x + x, y: $0.y + y) }
      default: throw Malformed(line: String(line))
      }
    }
    return parts
  }
}
