package import Bitmaps
package import Comparing

/// The facts in the text chunks of a reference's picture.
///
/// They can be read without decoding pixels.
package struct Reference: Hashable, Sendable {
  package let pixelHash: PixelHash
  /// The layout in the format of `LayoutText`.
  package let layoutText: String
  package let environment: DrawingEnvironment
  /// The hash of the spec text from which the cell was drawn; nil if it has no spec.
  ///
  /// `ReferenceStore` stores the text.
  package let source: PixelHash?
  /// The size of the picture with the hash; nil if the file of the reference is that picture.
  package let size: PictureSize?

  /// The format of the chunks.
  ///
  /// A file of another format is an error.
  static let format = "2"

  private enum Keyword {
    static let format = "strut format"
    static let pixels = "strut pixels"
    static let layout = "strut layout"
    static let environment = "strut environment"
    static let source = "strut source"
  }

  /// The reference that a cell would have.
  package init(of cell: RenderedCell) {
    pixelHash = PixelHash(cell.bitmap)
    layoutText = LayoutText.text(of: cell.layout)
    environment = cell.environment
    source = cell.source?.hash
    size = nil
  }

  init(_ layout: LayoutReference, environment: DrawingEnvironment) {
    pixelHash = layout.pixels
    layoutText = layout.layoutText
    source = layout.source
    size = layout.size
    self.environment = environment
  }

  package init(texts: [PNG.Text], path: String) throws(ReferenceError) {
    func content(_ keyword: String) -> String? {
      texts.first { $0.keyword == keyword }?.content
    }
    guard let format = content(Keyword.format) else { throw .notAReference(path: path) }
    guard format == Self.format else { throw .otherFormat(path: path, found: format) }
    guard let hash = content(Keyword.pixels).flatMap({ PixelHash($0) }),
      let layout = content(Keyword.layout), let environment = content(Keyword.environment)
    else { throw .notAReference(path: path) }
    guard !LayoutText.isTooLarge(bytes: layout.utf8.count) else { throw .largeLayout(path: path) }
    pixelHash = hash
    layoutText = layout
    self.environment = DrawingEnvironment(text: environment)
    source = content(Keyword.source).flatMap { PixelHash($0) }
    size = nil
  }

  /// The text chunks of a reference picture.
  package var texts: [PNG.Text] {
    [
      PNG.Text(Keyword.format, Self.format), PNG.Text(Keyword.pixels, pixelHash.description),
      PNG.Text(Keyword.layout, layoutText), PNG.Text(Keyword.environment, environment.text),
    ] + (source.map { [PNG.Text(Keyword.source, $0.description)] } ?? [])
  }
}
