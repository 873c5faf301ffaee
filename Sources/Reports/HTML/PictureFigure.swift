import Snapshots

/// A picture on a page: where it is, how large, and what it shows.
struct PictureFigure {
  /// Relative to the page.
  let path: String
  let size: PictureSize
  /// Pixels in one point.
  let scale: Double
  let caption: String
  /// Whether the caption is the letter of a variant.
  let isLetter: Bool
  /// What the program calls it.
  let name: String
  /// Relative to the page: the pictures of a film beside each other.
  let strip: String?
  let alternative: String

  /// A link to the picture itself with the picture in it, as wide as its points say; the style
  /// sheet scales all pictures of a page alike, so that a tablet is larger than a phone.
  var html: String {
    let address = HTMLText.address(path)
    let points = "--w:\(scale > 0 ? Int(Double(size.width) / scale) : size.width)"
    let link =
      strip.map { " <small><a href=\"\(HTMLText.address($0))\">film strip</a></small>" } ?? ""
    let text = HTMLText.escaped(caption)
    return """
      <figure style="\(points)">
      <a href="\(address)" title="\(HTMLText.escaped(name)), \(size.width) × \(size.height)">\
      <img src="\(address)" width="\(size.width)" height="\(size.height)" \
      alt="\(HTMLText.escaped(alternative))" loading="lazy" decoding="async"></a>
      <figcaption>\(isLetter ? "<span class=\"letter\">\(text)</span>" : text)\(link)</figcaption>
      </figure>
      """
  }
}
