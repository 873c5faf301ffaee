import Snapshots

/// A picture in a report: where it is, how large, and what it shows.
struct PictureFigure {
  /// Relative to the page.
  let path: String
  let size: PictureSize
  /// Pixels in one point.
  let scale: Double
  let caption: Caption
  /// Relative to the page: the pictures of a film beside each other.
  var strip: String?
  let alternative: String

  enum Caption {
    case plain(String)
    /// The cell's device, then its states as marks.
    case cell(String)
  }

  /// A link to the picture itself with the picture in it, as wide as its points say; the style
  /// sheet scales all pictures of a page alike, so that a tablet is larger than a phone.
  var html: String {
    let address = HTMLText.address(path)
    let points = "--w:\(scale > 0 ? Int(Double(size.width) / scale) : size.width)"
    let link =
      strip.map { " <small><a href=\"\(HTMLText.address($0))\">film strip</a></small>" } ?? ""
    return """
      <figure class="picture" style="\(points)">
      <a href="\(address)"><img src="\(address)" width="\(size.width)" height="\(size.height)" \
      alt="\(HTMLText.escaped(alternative))" loading="lazy" decoding="async"></a>
      <figcaption>\(captionHTML) <small>\(size.width) × \(size.height)</small>\(link)</figcaption>
      </figure>
      """
  }

  private var captionHTML: String {
    switch caption {
    case .plain(let text): HTMLText.escaped(text)
    case .cell(let name): CellLabel(name).html
    }
  }
}

/// A cell's name for reading: the device, then what is not as usual.
struct CellLabel {
  let device: String
  let states: [String]

  init(_ cell: String) {
    let parts = cell.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    device = parts.first ?? cell
    states = Array(parts.dropFirst())
  }

  var html: String {
    let marks = states.map { "<span class=\"state\">\(HTMLText.escaped($0))</span>" }
    let name = "<span class=\"device\">\(HTMLText.escaped(device))</span>"
    return ([name] + marks).joined(separator: " ")
  }

  /// `iphone-x, landscape, dark`.
  var words: String { ([device] + states).joined(separator: ", ") }
}
