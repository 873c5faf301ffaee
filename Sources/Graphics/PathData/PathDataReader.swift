import Geometry

/// A reader of path data, the notation of SVG's `d` attribute.
struct PathDataReader {
  private var scanner: PathDataScanner
  private(set) var path = Path()
  private var point = Point.zero
  private var start = Point.zero
  /// The last curve's second handle, which a smooth curve mirrors, or nil after any other command.
  private var cubicHandle: Point?
  private var quadraticHandle: Point?

  init(_ text: String) { scanner = PathDataScanner(text) }

  /// The greatest number of elements, more than any drawing made by hand has.
  private static let limit = 10_000

  mutating func read() throws(PathDataError) -> Path {
    scanner.skipSpace()
    if scanner.isAtEnd { return path }
    guard let first = scanner.current, first == "M" || first == "m" else {
      throw PathDataError(offset: scanner.offset, reason: .startsWithoutMove)
    }
    while !scanner.isAtEnd {
      let place = scanner.offset
      guard let command = scanner.command() else {
        throw PathDataError(
          offset: place, reason: .unknownCommand(scanner.current ?? " "))
      }
      try read(command, at: place)
      scanner.skipSeparator()
    }
    return path
  }

  /// A command with all its groups of numbers.
  private mutating func read(_ command: Character, at place: Int) throws(PathDataError) {
    guard "MmLlHhVvCcSsQqTtAaZz".contains(command) else {
      throw PathDataError(offset: place, reason: .unknownCommand(command))
    }
    if command == "Z" || command == "z" { return close() }
    var current = command
    repeat {
      scanner.skipSpace()
      guard scanner.isAtNumber else {
        throw PathDataError(offset: scanner.offset, reason: .missingNumber(after: command))
      }
      try step(current)
      guard path.elements.count <= PathDataReader.limit else {
        throw PathDataError(offset: place, reason: .tooLong(limit: PathDataReader.limit))
      }
      // Further points of a move are lines.
      if current == "M" { current = "L" }
      if current == "m" { current = "l" }
      scanner.skipSeparator()
    } while scanner.isAtNumber
  }

  private mutating func step(_ command: Character) throws(PathDataError) {
    let origin = command.isLowercase ? point : .zero
    var cubic: Point?
    var quadratic: Point?
    switch command {
    case "M", "m":
      point = try nextPoint(from: origin, command)
      start = point
      path.move(to: point)
    case "L", "l": line(to: try nextPoint(from: origin, command))
    case "H", "h":
      line(to: Point(x: origin.x + Points(try nextNumber(command)), y: point.y))
    case "V", "v":
      line(to: Point(x: point.x, y: origin.y + Points(try nextNumber(command))))
    case "C", "c":
      let first = try nextPoint(from: origin, command)
      cubic = try curve(first, from: origin, command)
    case "S", "s":
      cubic = try curve(mirrored(cubicHandle), from: origin, command)
    case "Q", "q":
      let handle = try nextPoint(from: origin, command)
      quadratic = handle
      quadraticCurve(handle, to: try nextPoint(from: origin, command))
    case "T", "t":
      let handle = mirrored(quadraticHandle)
      quadratic = handle
      quadraticCurve(handle, to: try nextPoint(from: origin, command))
    default: try arc(from: origin, command)
    }
    cubicHandle = cubic
    quadraticHandle = quadratic
  }

  private mutating func close() {
    path.close()
    point = start
    cubicHandle = nil
    quadraticHandle = nil
  }

  private mutating func line(to target: Point) {
    path.line(to: target)
    point = target
  }

  /// Reads a cubic curve after its first handle, and returns the second handle.
  private mutating func curve(
    _ first: Point, from origin: Point, _ command: Character
  ) throws(PathDataError) -> Point {
    let second = try nextPoint(from: origin, command)
    let target = try nextPoint(from: origin, command)
    path.curve(to: target, first, second)
    point = target
    return second
  }

  /// A quadratic curve is the cubic one whose handles are two thirds of the way to its own.
  private mutating func quadraticCurve(_ handle: Point, to target: Point) {
    func towards(_ end: Point) -> Point {
      Point(
        x: end.x + (handle.x - end.x) * 2 / 3, y: end.y + (handle.y - end.y) * 2 / 3)
    }
    path.curve(to: target, towards(point), towards(target))
    point = target
  }

  private mutating func arc(from origin: Point, _ command: Character) throws(PathDataError) {
    let radiusX = try nextNumber(command)
    let radiusY = try nextNumber(command)
    let rotation = try nextNumber(command)
    let isLarge = try nextFlag(command)
    let isClockwise = try nextFlag(command)
    let target = try nextPoint(from: origin, command)
    let arc = EllipticalArc(
      from: point, to: target, radiusX: radiusX, radiusY: radiusY, rotation: rotation,
      isLarge: isLarge, isClockwise: isClockwise)
    path.elements += arc.curves
    point = target
  }

  private func mirrored(_ handle: Point?) -> Point {
    guard let handle else { return point }
    return Point(x: point.x * 2 - handle.x, y: point.y * 2 - handle.y)
  }

  private mutating func nextPoint(
    from origin: Point, _ command: Character
  ) throws(PathDataError) -> Point {
    let x = try nextNumber(command)
    let y = try nextNumber(command)
    return Point(x: origin.x + Points(x), y: origin.y + Points(y))
  }

  private mutating func nextNumber(_ command: Character) throws(PathDataError) -> Double {
    scanner.skipSeparator()
    guard scanner.isAtNumber else {
      throw PathDataError(offset: scanner.offset, reason: .missingNumber(after: command))
    }
    return try scanner.number()
  }

  private mutating func nextFlag(_ command: Character) throws(PathDataError) -> Bool {
    scanner.skipSeparator()
    guard !scanner.isAtEnd else {
      throw PathDataError(offset: scanner.offset, reason: .missingNumber(after: command))
    }
    return try scanner.flag()
  }
}

extension Path {
  /// A path from SVG path data, in points.
  ///
  /// All commands are supported.
  package init(data: String) throws(PathDataError) {
    var reader = PathDataReader(data)
    self = try reader.read()
  }
}

/// An error in path data.
package struct PathDataError: Error, Hashable, Sendable {
  /// The position in characters from the text's start.
  package let offset: Int
  package let reason: Reason

  package enum Reason: Hashable, Sendable {
    /// The data does not begin with `M` or `m`.
    case startsWithoutMove
    case unknownCommand(Character)
    case missingNumber(after: Character)
    /// A malformed number, or one with a magnitude above 1e6.
    case badNumber
    /// An arc's flag other than 0 or 1.
    case badFlag
    case tooLong(limit: Int)
  }
}
