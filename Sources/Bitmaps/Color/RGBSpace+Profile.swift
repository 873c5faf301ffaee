extension RGBSpace {
  /// The space of an ICC profile of primaries and curves, as of cameras and displays (ISO 15076-1,
  /// section 8.3).
  ///
  /// Nil for a broken profile and for other classes, such as grey or CMYK.
  ///
  /// - Parameter profile: the whole profile.
  init?(profile: [UInt8]) {
    let reader = ProfileReader(bytes: profile)
    guard reader.text(at: 36) == "acsp", reader.text(at: 16) == "RGB ",
      reader.text(at: 20) == "XYZ ", let count = reader.word(at: 128), count <= 256
    else { return nil }
    func tag(_ name: String) -> Int? {
      for index in 0..<Int(count) {
        let entry = 132 + index * 12
        guard reader.text(at: entry) == name else { continue }
        return reader.word(at: entry + 4).map(Int.init)
      }
      return nil
    }
    var columns: [[Double]] = []
    var curves: [ToneCurve] = []
    for color in ["r", "g", "b"] {
      guard let primary = tag("\(color)XYZ"), let column = reader.color(at: primary),
        let place = tag("\(color)TRC"), let curve = reader.curve(at: place)
      else { return nil }
      columns.append(column)
      curves.append(curve)
    }
    let primaries = Matrix3(columns: columns)
    guard primaries.inverted != nil else { return nil }
    self.init(primaries: primaries, curves: curves)
  }
}

/// A reader of a profile's parts.
///
/// It returns nil for parts outside the profile.
private struct ProfileReader {
  let bytes: [UInt8]

  func number(at offset: Int, _ length: Int) -> UInt32? {
    guard offset >= 0, offset <= bytes.count - length else { return nil }
    return bytes[offset..<offset + length].reduce(0) { $0 << 8 | UInt32($1) }
  }

  func word(at offset: Int) -> UInt32? { number(at: offset, 4) }

  func text(at offset: Int) -> String? {
    guard offset >= 0, offset <= bytes.count - 4 else { return nil }
    return String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
  }

  /// A fixed-point number with 16 bits before the point and 16 after it.
  private func fixed(at offset: Int) -> Double? {
    word(at: offset).map { Double(Int32(bitPattern: $0)) / 65_536 }
  }

  func color(at offset: Int) -> [Double]? {
    guard text(at: offset) == "XYZ " else { return nil }
    let parts = (0..<3).compactMap { fixed(at: offset + 8 + 4 * $0) }
    return parts.count == 3 ? parts : nil
  }

  func curve(at offset: Int) -> ToneCurve? {
    switch text(at: offset) {
    case "curv": table(at: offset)
    case "para": parametric(at: offset)
    default: nil
    }
  }

  private func table(at offset: Int) -> ToneCurve? {
    guard let count = word(at: offset + 8), count <= 65_536 else { return nil }
    if count == 0 { return .linear }
    if count == 1 {
      return number(at: offset + 12, 2).map { .power(Double($0) / 256) }
    }
    let values = (0..<Int(count)).compactMap { number(at: offset + 12 + 2 * $0, 2) }
    return values.count == Int(count) ? .table(values.map { UInt16($0) }) : nil
  }

  /// The five kinds of table 68.
  private func parametric(at offset: Int) -> ToneCurve? {
    let counts = [1, 3, 4, 5, 7]
    guard let kind = number(at: offset + 8, 2), kind < 5 else { return nil }
    let p = (0..<counts[Int(kind)]).compactMap { fixed(at: offset + 12 + 4 * $0) }
    guard p.count == counts[Int(kind)] else { return nil }
    switch kind {
    case 0: return .power(p[0])
    case 1, 2:
      guard p[1] != 0 else { return nil }
      let e = kind == 2 ? p[3] : 0
      return .parametric(g: p[0], a: p[1], b: p[2], c: 0, d: -p[2] / p[1], e: e, f: e)
    case 3: return .parametric(g: p[0], a: p[1], b: p[2], c: p[3], d: p[4], e: 0, f: 0)
    default:
      return .parametric(g: p[0], a: p[1], b: p[2], c: p[3], d: p[4], e: p[5], f: p[6])
    }
  }
}
