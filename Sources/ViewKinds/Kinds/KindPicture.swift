import Geometry
import Graphics

/// An image or a symbol in a control.
enum KindPicture: Hashable {
  /// An image, drawn as a template in the tint, or in its own colours if the tint is nil.
  case image(ImageSource, tint: RGBAColor?)
  case symbol(SymbolGlyph, tint: RGBAColor)

  /// Reads the symbol or else the image of a view; nil if the view has neither.
  ///
  /// - Parameters:
  ///   - values: the view's values.
  ///   - image: the key of an image, or nil for no such key.
  ///   - symbol: the key of a symbol.
  ///   - font: the font that sets the symbol's size and weight.
  ///   - scale: the symbol's size compared with the letters.
  ///   - tint: the symbol's colour.
  ///   - imageTint: the image's colour if its file decides nothing, or nil for its own colours.
  ///   - rendering: the image's colours, or nil if its file or the kind decides.
  ///   - symbolRendering: the inks of the symbol's layers.
  ///   - direction: the layout direction, in which directional symbols are mirrored.
  init?(
    _ values: KeyValues, image: Key<ImageSource>? = nil, symbol: Key<SystemSymbol>,
    font: FontDescription,
    scale: SymbolScale = .medium, tint: RGBAColor, imageTint: RGBAColor? = nil,
    rendering: ImageSource.Rendering? = nil, symbolRendering: SymbolRendering = .monochrome,
    direction: LayoutDirection
  ) {
    if let name = values[symbol] {
      self = .symbol(
        name.symbol(
          size: font.size, weight: font.weight, scale: scale, rendering: symbolRendering
        )
        .mirrored(if: name.isDirectional && direction == .rightToLeft), tint: tint)
    } else if let image, let source = values[image] {
      switch rendering ?? source.rendering {
      case nil: self = .image(source, tint: imageTint)
      case .template: self = .image(source, tint: tint)
      case .original: self = .image(source, tint: nil)
      }
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

  /// Returns the same picture in another colour; images in their own colours keep them.
  func tinted(_ color: RGBAColor) -> KindPicture {
    switch self {
    case .image(let source, let tint): .image(source, tint: tint.map { _ in color })
    case .symbol(let symbol, _): .symbol(symbol, tint: color)
    }
  }

  func items(in frame: Rect) -> [DisplayItem] {
    guard !frame.isEmpty else { return [] }
    switch self {
    case .image(let source, let tint): return [source.item(in: frame, tint: tint)]
    case .symbol(let symbol, let tint): return symbol.items(in: frame, color: tint)
    }
  }

  /// Draws the picture in its own size, centred in a box; images begin on whole pixels.
  func items(centeredIn box: Rect, on grid: PixelGrid) -> [DisplayItem] {
    switch self {
    case .image: items(in: ContentMode.center.frame(of: size, in: box, on: grid))
    case .symbol(let symbol, let tint):
      symbol.items(centeredAt: Point(x: box.midX, y: box.midY), color: tint)
    }
  }
}
