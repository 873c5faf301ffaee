import Bitmaps
import Foundation
import Snapshots
import TestSupport

/// Draws a spec with a picture or a font that is an input.
struct FileTrial {
  private let trial: SpecTrial
  private let bench: Bench
  /// The file's path in the project.
  private let path: String

  init(_ file: String, spec: String, on bench: Bench) throws {
    self.bench = bench
    path = "fuzz/\(file)"
    trial = SpecTrial(bench: bench, path: SpecInputs.path, drawsAll: true)
    try bench.write(Array(spec.utf8), to: SpecInputs.path)
  }

  func run(_ input: [UInt8]) throws -> Outcome {
    try bench.write(input, to: path)
    return try trial.run(dice: SpecTrial.dice(input))
  }

  /// A matrix of a small screen, which is drawn quickly.
  static let screen = "matrix: { device: { id: tiny, width: 240, height: 160, scale: 1 } }"

  /// A spec with a picture in two sizes.
  static func picture(_ file: String) -> String {
    """
    \(screen)
    views:
      own: { kind: image, image: \(file), pin: [top, leading] }
      fit: { kind: image, image: \(file), size: [200, 100], center: superview, contentMode: scaleAspectFit }

    """
  }
}

/// PNG files, as pictures of a spec and as references.
struct PNGInputs: InputKind {
  static let name = "png"

  private let trial: FileTrial
  private let mutator: Mutator
  private let references: ReferenceStore

  init(on bench: Bench) throws {
    trial = try FileTrial("picture.png", spec: FileTrial.picture("picture.png"), on: bench)
    let samples =
      try Bench.samples(["png"], below: ["Tests/Fixtures/Pictures"])
      + Bench.samples(["png"], below: ["Snapshots/chat"]).prefix(4)
    mutator = Mutator(samples: samples.map(\.bytes).filter { $0.count < 100_000 })
    references = ReferenceStore(folder: bench.project.appendingPathComponent("references"))
    try FileManager.default.createDirectory(
      at: references.folder, withIntermediateDirectories: true)
  }

  func make(_ random: inout SeededGenerator) -> [UInt8] {
    if random.chance(6) { return mutator.bytes(&random) }
    let isOwn = random.chance(2)
    let file = isOwn ? PNGDrawing.file(&random) : random.pick(mutator.samples)
    if isOwn, !random.chance(4) { return file }
    var chunks = PNGChunk.chunks(of: file)
    guard !chunks.isEmpty else { return mutator.bytes(&random) }
    for _ in 0...random.small(below: 4) {
      let place = random.next(below: chunks.count)
      switch random.next(below: 8) {
      case 0: chunks.remove(at: place)
      case 1: chunks.insert(chunks[place], at: random.next(below: chunks.count))
      case 2: chunks.swapAt(place, random.next(below: chunks.count))
      case 3:
        let other = PNGChunk.chunks(of: random.pick(mutator.samples))
        if !other.isEmpty { chunks.insert(random.pick(other), at: place) }
      case 4: chunks[0].setHeader(&random)
      default: mutator.change(&chunks[place].content, &random)
      }
      if chunks.isEmpty { break }
    }
    return PNGChunk.file(of: chunks)
  }

  func run(_ input: [UInt8]) throws -> Outcome {
    var outcome = try trial.run(input)
    try Data(input).write(to: references.pictureURL(of: "cell"))
    do {
      let reference = try references.reference(of: "cell")
      outcome.add("\(String(describing: reference).count)")
    } catch {
      outcome.add([error.diagnostic], sources: [])
    }
    let strict = try? PNG.decodeUnambiguous(input)
    let plain = PNG.PlainPicture(input)
    outcome.add("\(strict?.hashValue ?? 0) \(plain?.rows() == nil)")
    if let strict {
      outcome.expect(
        (try? PNG.isPicture(input, of: strict)) == true, "a decoded picture is not its file's")
      outcome.expect(
        (try? PNG.decodeByLibrary(input)) == strict, "libpng decodes the file to other pixels")
    }
    return outcome
  }
}

/// A chunk of a PNG file.
struct PNGChunk {
  var type: [UInt8]
  var content: [UInt8]

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Sets the size, the depth or the colour type.
  mutating func setHeader(_ random: inout SeededGenerator) {
    guard content.count == 13 else { return }
    let place = random.pick([2, 3, 6, 7, 8, 9, 10, 11, 12])
    content[place] = random.pick([0, 1, 2, 3, 4, 6, 8, 16, 255])
  }

  /// The chunks of a file, up to the first that is cut off.
  static func chunks(of bytes: [UInt8]) -> [PNGChunk] {
    var chunks: [PNGChunk] = []
    var place = signature.count
    while place + 12 <= bytes.count {
      let count = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      guard place + 12 + count <= bytes.count else { break }
      chunks.append(
        PNGChunk(
          type: Array(bytes[place + 4..<place + 8]),
          content: Array(bytes[place + 8..<place + 8 + count])))
      place += 12 + count
    }
    return chunks
  }

  /// A file with right lengths and checksums.
  static func file(of chunks: [PNGChunk]) -> [UInt8] {
    chunks.reduce(into: signature) { file, chunk in
      let body = chunk.type + chunk.content
      file += bigEndian(UInt32(chunk.content.count)) + body + bigEndian(checksum(body))
    }
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> UInt32($0)) }
  }

  /// The CRC of the PNG specification, annex D.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(0xFFFF_FFFF as UInt32) {
      table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ ($0 >> 8)
    }
  }

  private static let table = (0..<256 as Range<UInt32>).map { byte in
    (0..<8).reduce(byte) { rest, _ in rest & 1 == 1 ? 0xEDB8_8320 ^ (rest >> 1) : rest >> 1 }
  }
}

/// JPEG files.
struct JPEGInputs: InputKind {
  static let name = "jpeg"

  private let trial: FileTrial
  private let mutator: Mutator

  init(on bench: Bench) throws {
    trial = try FileTrial("picture.jpg", spec: FileTrial.picture("picture.jpg"), on: bench)
    let samples = try Bench.samples(["jpg"], below: ["Tests/Fixtures/Pictures"])
    mutator = Mutator(samples: samples.map(\.bytes).filter { $0.count < 100_000 })
  }

  func make(_ random: inout SeededGenerator) -> [UInt8] {
    var bytes = random.pick(mutator.samples)
    if random.chance(2) {
      // One changed bit, mostly in the coefficients.
      bytes[random.next(below: bytes.count)] ^= 1 << UInt8(random.next(below: 8))
    } else {
      bytes = mutator.bytes(&random)
    }
    // The start stays, so that the file is read as JPEG.
    if bytes.count > 3, !random.chance(20) {
      bytes.replaceSubrange(0..<3, with: [0xFF, 0xD8, 0xFF])
    }
    return bytes
  }

  func run(_ input: [UInt8]) throws -> Outcome { try trial.run(input) }
}

/// SVG files: changed drawings, and drawings made of elements and attributes.
struct SVGInputs: InputKind {
  static let name = "svg"

  private let trial: FileTrial
  private let mutator: Mutator

  init(on bench: Bench) throws {
    trial = try FileTrial("picture.svg", spec: FileTrial.picture("picture.svg"), on: bench)
    let samples = try Bench.samples(
      ["svg"], below: ["Tests/Fixtures/Pictures", "Snapshots/gallery"])
    mutator = Mutator(samples: samples.map(\.bytes).filter { $0.count < 50_000 })
  }

  func make(_ random: inout SeededGenerator) -> [UInt8] {
    switch random.next(below: 8) {
    case 0: return mutator.bytes(&random)
    case 1: return mutator.lines(&random)
    case 2...6:
      var bytes = Array(LegalDrawing.file(&random).utf8)
      if random.chance(10) { mutator.change(&bytes, &random) }
      return bytes
    default:
      let text =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" \(DrawingTexts.attributes([], &random)) "
        + "viewBox=\"0 0 64 64\">\(DrawingTexts.elements(depth: 0, &random))</svg>"
      var bytes = Array(text.utf8)
      if random.chance(6) { mutator.change(&bytes, &random) }
      return bytes
    }
  }

  func run(_ input: [UInt8]) throws -> Outcome { try trial.run(input) }
}

/// Elements and attributes of SVG files.
enum DrawingTexts {
  private static let shapes: [(name: String, attributes: [String])] = [
    ("path", ["d"]), ("path", ["d"]), ("rect", ["x", "y", "width", "height", "rx"]),
    ("circle", ["cx", "cy", "r"]), ("ellipse", ["cx", "cy", "rx", "ry"]),
    ("line", ["x1", "y1", "x2", "y2"]), ("polyline", ["points"]), ("polygon", ["points"]),
    ("use", ["href", "x", "y"]),
  ]

  private static let groups: [(name: String, attributes: [String])] = [
    ("g", []), ("g", []), ("defs", []), ("symbol", ["viewBox"]), ("clipPath", ["clipPathUnits"]),
    ("mask", ["maskUnits", "x", "y", "width", "height"]), ("svg", ["viewBox", "x", "width"]),
  ]

  private static let gradients: [(name: String, attributes: [String])] = [
    ("linearGradient", ["x1", "y2", "gradientUnits", "gradientTransform", "spreadMethod", "href"]),
    ("radialGradient", ["cx", "r", "fx", "fy", "spreadMethod", "href"]),
  ]

  private static let effects: [(name: String, attributes: [String])] = [
    ("feGaussianBlur", ["stdDeviation", "in", "result"]), ("feOffset", ["dx", "dy", "in"]),
    ("feFlood", ["x", "width", "result"]),
    ("feMorphology", ["radius", "operator", "in"]), ("feBlend", ["in", "in2", "mode"]),
    ("feComposite", ["in", "in2", "operator", "k1"]), ("feColorMatrix", ["type", "values"]),
  ]

  /// Elements that `SVGVocabulary` refuses, and others that are not SVG.
  private static let others = [
    "text", "image", "script", "pattern", "marker", "switch", "foreignObject", "animate",
    "feTurbulence", "feConvolveMatrix", "title", "style", "stop", "nothing",
  ]

  private static let paints = [
    "fill", "stroke", "stroke-width", "stroke-dasharray", "opacity", "clip-path", "mask", "filter",
    "transform", "id", "class", "style", "fill-rule", "mix-blend-mode", "display",
  ]

  static func elements(depth: Int, _ random: inout SeededGenerator) -> String {
    (0..<1 + random.small(below: depth == 0 ? 10 : 4)).map { _ in
      switch random.next(below: 10) {
      case 0...4: return element(random.pick(shapes), "", &random)
      case 5,
        6 where depth < 6:
        return element(random.pick(groups), elements(depth: depth + 1, &random), &random)
      case 7:
        let stops = (0..<random.next(below: 5)).map { _ in
          "<stop offset=\"\(random.next(below: 101))%\" stop-color=\"\(color(&random))\"/>"
        }
        return element(random.pick(gradients), stops.joined(), &random)
      case 8:
        let parts = (0..<1 + random.small(below: 4)).map { _ in
          element(random.pick(effects), "", &random)
        }
        return element(("filter", ["x", "y", "width", "height"]), parts.joined(), &random)
      default:
        guard random.chance(8) else { return "<style>.a { fill: url(#b); opacity: 0.5 }</style>" }
        return element((random.pick(others), []), "a", &random)
      }
    }.joined()
  }

  private static func element(
    _ element: (name: String, attributes: [String]), _ content: String,
    _ random: inout SeededGenerator
  ) -> String {
    let own = element.attributes.filter { _ in !random.chance(5) }
    return "<\(element.name) \(attributes(own, &random))>\(content)</\(element.name)>"
  }

  /// Attributes of an element and of all elements.
  static func attributes(_ own: [String], _ random: inout SeededGenerator) -> String {
    let common = paints.filter { _ in random.chance(6) }
    return (own + common).map { name in
      let text = random.chance(40) ? random.pick(Mutator.numbers) : value(of: name, &random)
      return "\(name)=\"\(text)\""
    }.joined(separator: " ")
  }

  private static func value(of name: String, _ random: inout SeededGenerator) -> String {
    let id = random.pick(["a", "b", "c"])
    switch name {
    case "id", "class", "in", "in2", "result":
      return random.chance(2) ? id : random.pick(["SourceGraphic", "SourceAlpha"])
    case "href": return "#\(id)"
    case "clip-path", "mask", "filter": return "url(#\(id))"
    case "fill", "stroke": return random.chance(3) ? "url(#\(id))" : color(&random)
    case "d": return PathTexts.path(&random)
    case "points", "values", "stroke-dasharray", "viewBox":
      let count = name == "viewBox" ? 4 : name == "values" ? 20 : random.next(below: 12)
      return (0..<count).map { _ in "\(random.next(below: 60))" }.joined(separator: " ")
    case "transform", "gradientTransform":
      return random.pick(["translate", "scale", "rotate", "skewX"]) + "(\(random.next(below: 90)))"
    case "style": return "fill: \(color(&random)); stroke-width: \(random.next(below: 9))"
    case "clipPathUnits", "maskUnits", "gradientUnits":
      return random.pick(["userSpaceOnUse", "objectBoundingBox"])
    case "spreadMethod": return random.pick(["pad", "reflect", "repeat"])
    case "operator":
      return random.pick(["over", "in", "out", "xor", "dilate", "erode", "arithmetic"])
    case "mode", "mix-blend-mode": return random.pick(["multiply", "screen", "normal", "darken"])
    case "type": return random.pick(["matrix", "saturate", "hueRotate", "luminanceToAlpha"])
    case "fill-rule": return random.pick(["evenodd", "nonzero"])
    case "display": return random.pick(["none", "inline"])
    case "opacity": return "0.\(random.next(below: 10))"
    default:
      let unit = random.chance(6) ? random.pick(["%", "px", "em", "mm"]) : ""
      return "\(random.chance(10) ? 0 : random.next(below: 64))\(unit)"
    }
  }

  private static func color(_ random: inout SeededGenerator) -> String {
    random.pick(["red", "#123", "#a1b2c3", "none", "currentColor", "rgb(1, 2, 3)", "#0000"])
  }
}

/// OpenType and TrueType files, as a font of a spec.
struct FontInputs: InputKind {
  static let name = "font"

  private let trial: FileTrial
  private let mutator: Mutator

  init(on bench: Bench) throws {
    trial = try FileTrial(
      "own.ttf",
      spec: """
        \(FileTrial.screen)
        fonts: { own: own.ttf }
        views:
          one: { kind: label, text: "Ab fi 12 é 你", font: { family: own, size: 20 }, pin: [top] }
          two: { kind: label, text: "abc\\nABC", lines: 0, font: { family: own, size: 300 } }

        """, on: bench)
    let samples = try Bench.samples(["ttf"], below: ["Tests/Fixtures/Fonts"])
    mutator = Mutator(samples: samples.map(\.bytes))
  }

  func make(_ random: inout SeededGenerator) -> [UInt8] {
    var bytes = random.pick(mutator.samples)
    for _ in 0...random.small(below: 12) {
      // Most changes keep the positions of the tables.
      let place = random.next(below: max(1, bytes.count))
      guard place < bytes.count, !random.chance(6) else {
        mutator.change(&bytes, &random)
        continue
      }
      bytes[place] =
        random.chance(2)
        ? random.pick([0, 1, 2, 0x7F, 0x80, 0xFF])
        : bytes[place] ^ 1 << UInt8(random.next(below: 8))
    }
    return bytes
  }

  func run(_ input: [UInt8]) throws -> Outcome { try trial.run(input) }
}
