import Geometry
import Graphics

extension SymbolGlyph.Part {
  /// A shape by SVG's path notation; a test holds every symbol's against it.
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
  /// A symbol's own outline; nothing for a notation that is wrong.
  init(drawn data: String) {
    self = (try? Path(data: data)) ?? Path()
  }
}

extension SymbolGlyph {
  /// The symbol as seen in a mirror.
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
        }
      })
  }

  package func mirrored(if isMirrored: Bool) -> SymbolGlyph { isMirrored ? mirrored : self }
}
