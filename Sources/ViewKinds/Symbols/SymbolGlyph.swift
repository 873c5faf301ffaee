package import Geometry
package import Graphics

/// A system symbol as paths, in a box of its natural size, in points.
package struct SymbolGlyph: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    case fill(Path)
    /// A line with round ends.
    case stroke(Path, width: Points)
    /// Removes the ink of the previous parts inside the path; its subpaths must not overlap.
    case cut(Path)
    /// Removes the ink of the previous parts since the last `ink`, as `cut`.
    case layerCut(Path)
    /// Sets the colour of the parts after it.
    case ink(SymbolInk)
  }

  package let size: Size
  package let parts: [Part]
  /// The distance from the box's top to the baseline of adjacent text, in points.
  ///
  /// Nil for symbols that are not aligned with text.
  package let baseline: Points?

  package init(width: Points, height: Points, baseline: Points? = nil, _ parts: [Part]) {
    size = Size(width: width, height: height)
    self.parts = parts
    self.baseline = baseline
  }

  /// Draws the symbol centred at a point, at a multiple of its natural size.
  package func items(centeredAt center: Point, scale: Double = 1, color: RGBAColor) -> [DisplayItem]
  {
    let origin = Point(
      x: center.x - size.width / 2 * scale, y: center.y - size.height / 2 * scale)
    func place(_ path: Path) -> Path {
      path.mapped { Point(x: origin.x + $0.x * scale, y: origin.y + $0.y * scale) }
    }
    let box = Rect(
      x: origin.x, y: origin.y, width: size.width * scale, height: size.height * scale)
    func cut(_ path: Path, out items: inout [DisplayItem]) {
      guard !items.isEmpty else { return }
      let outside = SymbolGlyph.outside(place(path), of: box)
      items = [.group(name: nil, opacity: 1, clip: outside, items)]
    }
    var items: [DisplayItem] = []
    for layer in layers {
      let ink = layer.ink.color(for: color)
      // Parts overlap, so a translucent layer is drawn opaque in a group with the ink's opacity.
      let isOnePicture = layer.parts.count > 1 && ink.alpha < 255
      let opaque = isOnePicture ? ink.withAlpha(255) : ink
      var own: [DisplayItem] = []
      for part in layer.parts {
        switch part {
        case .fill(let path): own.append(.fill(place(path), opaque))
        case .stroke(let path, let width):
          let stroke = Stroke(width: width * scale, hasRoundEnds: true)
          own.append(.stroke(place(path), opaque, stroke))
        case .cut(let path):
          cut(path, out: &own)
          cut(path, out: &items)
        case .layerCut(let path): cut(path, out: &own)
        case .ink: break
        }
      }
      items +=
        isOnePicture
        ? [.group(name: nil, opacity: Double(ink.alpha) / 255, clip: nil, own)] : own
    }
    return items
  }

  /// The parts in groups of one ink.
  private var layers: [(ink: SymbolInk, parts: [Part])] {
    var layers: [(ink: SymbolInk, parts: [Part])] = [(.tint, [])]
    for part in parts {
      if case .ink(let ink) = part {
        layers.append((ink, []))
      } else {
        layers[layers.count - 1].parts.append(part)
      }
    }
    return layers
  }

  /// Draws the symbol stretched to a rectangle.
  package func items(in frame: Rect, color: RGBAColor) -> [DisplayItem] {
    guard size.width > 0, size.height > 0 else { return [] }
    let center = Point(x: frame.midX, y: frame.midY)
    let widths = frame.width.value / size.width.value
    let heights = frame.height.value / size.height.value
    // Rounding to pixels is not a distortion: differences of up to 0.1 keep the symbol's
    // proportions.
    guard (widths - heights).magnitude > 0.1 else {
      return items(centeredAt: center, scale: min(widths, heights), color: color)
    }
    return [
      .transformed(
        .scaling(x: widths, y: heights, around: center), items(centeredAt: center, color: color))
    ]
  }

  /// Returns the box and some room around it, without the path.
  private static func outside(_ path: Path, of box: Rect) -> Path {
    var clip = Path.rect(box.inset(by: -max(box.width, box.height)))
    clip.append(path)
    clip.usesEvenOddRule = true
    return clip
  }
}

extension SymbolGlyph.Part {
  /// Returns a shape in SVG's path notation; a test parses the notation of every symbol.
  static func fill(_ data: String, isEvenOdd: Bool = false) -> SymbolGlyph.Part {
    var path = Path(drawn: data)
    path.usesEvenOddRule = isEvenOdd
    return .fill(path)
  }

  static func stroke(_ data: String, width: Points) -> SymbolGlyph.Part {
    .stroke(Path(drawn: data), width: width)
  }
}

extension Path {
  /// Parses a symbol's path; the path is empty if the notation is malformed.
  init(drawn data: String) {
    self = (try? Path(data: data)) ?? Path()
  }
}

extension SymbolGlyph {
  /// The symbol mirrored horizontally.
  var mirrored: SymbolGlyph {
    let width = size.width
    func mirror(_ path: Path) -> Path { path.mapped { Point(x: width - $0.x, y: $0.y) } }
    return SymbolGlyph(
      width: width, height: size.height, baseline: baseline,
      parts.map { part in
        switch part {
        case .fill(let path): .fill(mirror(path))
        case .stroke(let path, let width): .stroke(mirror(path), width: width)
        case .cut(let path): .cut(mirror(path))
        case .layerCut(let path): .layerCut(mirror(path))
        case .ink: part
        }
      })
  }

  package func mirrored(if isMirrored: Bool) -> SymbolGlyph { isMirrored ? mirrored : self }
}
