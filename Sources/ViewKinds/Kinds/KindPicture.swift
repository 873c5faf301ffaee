import Geometry
import Graphics

/// A picture or a symbol that stands in a control.
enum KindPicture: Hashable {
  /// Drawn in one colour where that is not nil, as templates are.
  case image(ImageSource, tint: RGBAColor?)
  case symbol(SymbolGlyph, tint: RGBAColor)

  /// The symbol that a key names, or else another key's picture; nil where neither is given.
  ///
  /// - Parameters:
  ///   - values: with the keys.
  ///   - image: the key of a picture; nil for none.
  ///   - symbol: the key of a symbol.
  ///   - font: whose letters the symbol is as large as.
  ///   - scale: how large it is beside them.
  ///   - tint: the symbol's colour.
  ///   - imageTint: a picture's colour; nil for its own colours.
  ///   - direction: in which symbols that point somewhere turn.
  init?(
    _ values: KeyValues, image: Key<ImageSource>? = nil, symbol: Key<SystemSymbol>,
    font: FontDescription,
    scale: SymbolScale = .medium, tint: RGBAColor, imageTint: RGBAColor? = nil,
    direction: LayoutDirection
  ) {
    if let name = values[symbol] {
      self = .symbol(
        name.symbol(size: font.size, weight: font.weight, scale: scale)
          .mirrored(if: name.isDirectional && direction == .rightToLeft), tint: tint)
    } else if let image, let source = values[image] {
      self = .image(source, tint: imageTint)
    } else {
      return nil
    }
  }

  var size: Size {
    switch self {
    case .image(let source, _): source.size
    case .symbol(let symbol, _): symbol.size
    }
  }

  /// The same in another colour; pictures in their own colours keep them.
  func tinted(_ color: RGBAColor) -> KindPicture {
    switch self {
    case .image(let source, let tint): .image(source, tint: tint.map { _ in color })
    case .symbol(let symbol, _): .symbol(symbol, tint: color)
    }
  }

  func items(in frame: Rect) -> [DisplayItem] {
    guard !frame.isEmpty else { return [] }
    switch self {
    case .image(let source, let tint): return [.image(ImageRun(source, in: frame, tint: tint))]
    case .symbol(let symbol, let tint): return symbol.items(in: frame, color: tint)
    }
  }

  /// In its own size in the middle of a box, pictures on whole pixels.
  func items(centeredIn box: Rect, on grid: PixelGrid) -> [DisplayItem] {
    switch self {
    case .image: items(in: ContentMode.center.frame(of: size, in: box, on: grid))
    case .symbol(let symbol, let tint):
      symbol.items(centeredAt: Point(x: box.midX, y: box.midY), color: tint)
    }
  }
}
