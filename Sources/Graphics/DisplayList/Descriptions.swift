import Geometry

extension DisplayList: CustomStringConvertible {
  /// One item a line, with a group's items indented.
  ///
  /// The text is stable, so that tests can compare it.
  package var description: String {
    items.flatMap(\.lines).joined(separator: "\n")
  }
}

extension DisplayItem: CustomStringConvertible {
  package var description: String { lines.joined(separator: "\n") }

  fileprivate var lines: [String] {
    switch self {
    case .fill(let path, let color): ["fill \(color.hexadecimal) \(path)"]
    case .stroke(let path, let color, let stroke): ["stroke \(color.hexadecimal) \(stroke) \(path)"]
    case .text(let run): ["text \(run)"]
    case .image(let run): ["image \(run)"]
    case .shadow(let path, let color, let radius, let offset):
      ["shadow \(color.hexadecimal) radius \(radius) offset (\(offset.x), \(offset.y)) \(path)"]
    case .dropShadow(let color, let radius, let offset, let items):
      ["dropShadow \(color.hexadecimal) radius \(radius) offset (\(offset.x), \(offset.y))"]
        + items.flatMap(\.lines).map { "  " + $0 }
    case .backdrop(let path, let material): ["backdrop \(material) \(path)"]
    case .gradient(let path, let gradient): ["\(gradient) \(path)"]
    case .transformed(let transform, let items):
      ["transformed \(transform)"] + items.flatMap(\.lines).map { "  " + $0 }
    case .group(let name, let opacity, let clip, let items):
      [DisplayItem.heading(name, opacity, clip)] + items.flatMap(\.lines).map { "  " + $0 }
    }
  }

  private static func heading(_ name: String?, _ opacity: Double, _ clip: Path?) -> String {
    var words = ["group"]
    if let name { words.append("\"\(name)\"") }
    if opacity != 1 { words.append("opacity \(DecimalText.shortest(opacity, places: 3))") }
    if let clip { words.append("clip \(clip)") }
    return words.joined(separator: " ")
  }
}

extension Stroke: CustomStringConvertible {
  package var description: String {
    var words = ["\(width)"]
    if cap == .round, join == .round {
      words.append("round")
    } else {
      if cap != .butt { words.append("\(cap.rawValue)Cap") }
      if join != .miter { words.append("\(join.rawValue)Join") }
    }
    if !dashes.isEmpty { words.append("dashed \(dashes) from \(dashPhase)") }
    return words.joined(separator: " ")
  }
}

extension Material: CustomStringConvertible {
  package var description: String {
    "\(tint.hexadecimal) blur \(blurRadius) saturation \(DecimalText.shortest(saturation, places: 3))"
      + (lens.map { " rim \($0.band) depth \($0.depth)" } ?? "")
  }
}

extension Gradient: CustomStringConvertible {
  package var description: String {
    func text(_ point: Point) -> String { "(\(point.x), \(point.y))" }
    let place =
      switch shape {
      case .linear(let start, let end): "linear \(text(start)) to \(text(end))"
      case .radial(let center, let radii):
        "radial \(text(center)) to \(radii.width) × \(radii.height)"
      case .conic(let center, let start): "conic \(text(center)) from \(text(start))"
      }
    let colors = stops.map {
      "\($0.color.hexadecimal) \(DecimalText.shortest($0.location, places: 3))"
    }
    return "gradient \(place): \(colors.joined(separator: ", ")) in"
  }
}

extension ImageRun: CustomStringConvertible {
  package var description: String {
    let file = source.path.split(separator: "/").last.map(String.init) ?? source.path
    let options = [tint?.hexadecimal, part.map { "part \($0)" }].compactMap(\.self)
    return (["\"\(file)\""] + options + ["\(frame)"]).joined(separator: " ")
  }
}

extension TextRun: CustomStringConvertible {
  package var description: String {
    var words = ["\"\(content.string)\""] + content.font.words
    if content.lines != 1 { words.append("lines \(content.lines)") }
    if content.lineBreak != .byTruncatingTail { words.append(content.lineBreak.rawValue) }
    words += content.paragraph.words
    words += [color.hexadecimal, alignment.rawValue]
    if isTopAligned { words.append("top") }
    if decorations.contains(.underline) { words.append("underlined") }
    if decorations.contains(.strikethrough) { words.append("struck") }
    if direction == .rightToLeft { words.append(direction.rawValue) }
    words += runWords
    return (words + ["\(frame)"]).joined(separator: " ")
  }

  /// The font and style of each run, in brackets.
  private var runWords: [String] {
    var start = content.string.utf8.startIndex
    return content.runs.enumerated().map { index, run in
      let end = content.string.utf8.index(start, offsetBy: run.length)
      defer { start = end }
      let look = attributes(at: index)
      var words = ["\"\(content.string[start..<end])\""] + run.font.words
      if run.baselineOffset != 0 { words.append("raised \(run.baselineOffset)") }
      words.append(look.color.hexadecimal)
      if let color = look.background { words.append("on \(color.hexadecimal)") }
      if let color = look.underline { words.append("underlined \(color.hexadecimal)") }
      if let color = look.strikethrough { words.append("struck \(color.hexadecimal)") }
      return "[\(words.joined(separator: " "))]"
    }
  }
}

extension FontDescription {
  fileprivate var words: [String] {
    var words = ["\(size)"]
    if family != .system { words.append(family.name) }
    if weight != .regular { words.append(weight.rawValue) }
    if isItalic { words.append("italic") }
    if hasMonospacedDigits { words.append("monospacedDigits") }
    if tracking != 0 { words.append("tracking \(tracking)") }
    if let leading { words.append("leading \(leading)") }
    return words
  }
}

extension ParagraphStyle {
  fileprivate var words: [String] {
    let lengths = [
      ("lineSpacing", lineSpacing), ("minimumLineHeight", minimumLineHeight),
      ("maximumLineHeight", maximumLineHeight), ("paragraphSpacing", paragraphSpacing),
      ("paragraphSpacingBefore", paragraphSpacingBefore),
      ("firstLineHeadIndent", firstLineHeadIndent), ("headIndent", headIndent),
    ]
    let multiple =
      lineHeightMultiple == 0
      ? []
      : ["lineHeightMultiple \(DecimalText.shortest(lineHeightMultiple, places: 3))"]
    return multiple + lengths.filter { $0.1 != 0 }.map { "\($0.0) \($0.1)" }
  }
}

extension Path: CustomStringConvertible {
  /// The name and rectangle of a simple shape, otherwise the elements.
  package var description: String {
    guard let bounds = endBounds else { return "nothing" }
    let text = outline
    if text == Path.rect(bounds).outline { return "rect \(bounds)" }
    if text == Path.ellipse(in: bounds).outline { return "ellipse \(bounds)" }
    if case .move(let start) = elements.first {
      let radius = start.x - bounds.minX
      if text == Path.roundedRect(bounds, radius: radius).outline {
        return "rounded \(radius) \(bounds)"
      }
    }
    return usesEvenOddRule ? "evenOdd \(text)" : text
  }

  /// The smallest rectangle around the elements' end points, or nil without elements.
  private var endBounds: Rect? {
    let points: [Point] = elements.compactMap { element in
      switch element {
      case .move(let point), .line(let point), .curve(let point, _, _): point
      case .close: nil
      }
    }
    guard let minX = points.map(\.x).min(), let maxX = points.map(\.x).max(),
      let minY = points.map(\.y).min(), let maxY = points.map(\.y).max()
    else { return nil }
    return Rect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }

  /// The elements in SVG's notation, with three decimals.
  private var outline: String {
    elements.map { element in
      switch element {
      case .move(let point): "M\(point.text)"
      case .line(let point): "L\(point.text)"
      case .curve(let point, let control1, let control2):
        "C\(control1.text) \(control2.text) \(point.text)"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }
}

extension Point {
  fileprivate var text: String { "\(x),\(y)" }
}
