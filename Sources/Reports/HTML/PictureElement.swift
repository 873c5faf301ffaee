import Comparing
import Snapshots

/// The HTML of a picture: its path, size and description.
struct PictureElement {
  /// The path of the picture relative to the page.
  let path: String
  let size: PictureSize
  /// The number of pixels in a point.
  let scale: Double
  let caption: String
  /// Whether the caption is the letter of a variant.
  let isLetter: Bool
  /// The name of the cell.
  let name: String
  /// The path of a film's strip relative to the page; nil for a cell.
  let strip: String?
  let alternative: String

  /// The HTML of a figure.
  ///
  /// The picture links to its file, and its width is in points.
  ///
  /// The style sheet scales all pictures of a page by the same factor, so that a tablet is larger
  /// than a phone.
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
