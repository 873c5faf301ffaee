import Diagnostics

/// The HTML of a case: a heading, texts and pictures.
///
/// The pictures of variants are side by side.
struct GallerySection {
  private let entry: GalleryCase
  private let id: String

  init(_ entry: GalleryCase, id: String) {
    self.entry = entry
    self.id = id
  }

  var html: String {
    """
    <section aria-labelledby="\(id)">
    <h2 id="\(id)">\(entry.heading.html)</h2>
    \(entry.hasVariants ? variants : text(of: entry.screens[0].screen))<div class="groups">
    \(groups.joined(separator: "\n"))
    </div>
    </section>
    """
  }

  /// The texts of all variants in columns.
  private var variants: String {
    let texts = entry.screens.enumerated().map { index, variant in
      let title = [
        variant.title.letter.map { "<span class=\"letter\">\($0)</span>" },
        (index == 0 ? variant.title.detail : variant.title.text).map(HTMLText.escaped),
        variant.title.markHTML,
      ]
      return """
        <div class="variant">
        <h3>\(title.compactMap(\.self).joined(separator: " "))</h3>
        \(text(of: variant.screen))</div>
        """
    }
    return "<div class=\"variants\">\n\(texts.joined(separator: "\n"))\n</div>\n"
  }

  private func text(of screen: Gallery.Screen) -> String {
    let findings = screen.findings.map { "<li>\(html(of: $0))</li>\n" }.joined()
    return screen.introduction.html
      + (findings.isEmpty ? "" : "<ul class=\"findings\">\n\(findings)</ul>\n")
  }

  private func html(of finding: Diagnostic) -> String {
    let place = finding.span.map { ["\($0.file):\($0.line)"] } ?? []
    let more = place + finding.notes.map(\.text) + (finding.help.map { ["help: \($0)"] } ?? [])
    let lines = more.map { "<small>\(HTMLText.sentence($0))</small>" }
    return "<span class=\"\(finding.severity)\">\(finding.severity)</span> "
      + HTMLText.sentence(finding.message.text) + lines.joined()
  }

  /// The groups of pictures.
  ///
  /// The pictures of variants are grouped by cell, others by device.
  private var groups: [String] {
    var groups: [(key: String, heading: String, figures: [String])] = []
    for (title, screen) in entry.screens {
      for picture in screen.pictures {
        let words = ([picture.device] + picture.states).joined(separator: ", ")
        let states = picture.states.joined(separator: ", ")
        let caption = entry.hasVariants ? title.letter ?? "" : states
        let figure = PictureElement(
          path: picture.path, size: picture.size, scale: picture.scale, caption: caption,
          isLetter: entry.hasVariants, name: picture.cell, strip: picture.strip,
          alternative: "\(screen.title) on \(words)"
        ).html
        let key = entry.hasVariants ? picture.cell : picture.device
        if let index = groups.firstIndex(where: { $0.key == key }) {
          groups[index].figures.append(figure)
        } else {
          groups.append((key, entry.hasVariants ? words : picture.device, [figure]))
        }
      }
    }
    return groups.map { group in
      """
      <div class="group">
      <h3>\(HTMLText.escaped(group.heading))</h3>
      <div class="pictures">
      \(group.figures.joined(separator: "\n"))
      </div>
      </div>
      """
    }
  }
}
