import Comparing
import Diagnostics
import Foundation
import Reports
import Snapshots
import TestSupport
import Testing

@Suite("A gallery of drawn pictures")
struct GalleryTests {
  private func picture(
    _ cell: String, _ device: String, _ states: [String], strip: String? = nil
  ) -> Gallery.Picture {
    Gallery.Picture(
      cell: cell, device: device, states: states, path: "pictures/\(cell).png",
      size: PictureSize(width: 1125, height: 2436), scale: 3, strip: strip)
  }

  /// Where texts stand on a page, -1 for one that is missing.
  private func places(of texts: [String], on page: String) -> [Int] {
    texts.map { text in
      page.range(of: text).map { page.distance(from: page.startIndex, to: $0.lowerBound) } ?? -1
    }
  }

  @Test("escapes what it shows and what it links")
  func escaping() {
    let page = Gallery(
      title: "A <title>",
      screens: [
        Gallery.Screen(
          title: "Chat & co",
          introduction: Prose([.paragraph("If `a < b`, then"), .lines(["a & b"])]),
          pictures: [
            Gallery.Picture(
              cell: "iphone-x.rtl", device: "iPhone <X>", states: ["Portrait", "Right to left"],
              path: "chat/a b#1%?.png", size: PictureSize(width: 1125, height: 2436), scale: 3)
          ])
      ]
    ).html
    #expect(page.contains("<title>A &lt;title&gt;</title>"))
    #expect(page.contains("<h2 id=\"screen-1\">Chat &amp; co</h2>"))
    #expect(page.contains("<p>If <code>a &lt; b</code>, then</p>\n<pre>a &amp; b</pre>"))
    #expect(page.contains("<h3>iPhone &lt;X&gt;</h3>"))
    #expect(page.contains("src=\"chat/a%20b%231%25%3F.png\""))
    #expect(page.contains("alt=\"Chat &amp; co on iPhone &lt;X&gt;, Portrait, Right to left\""))
    #expect(page.contains("<figcaption>Portrait, Right to left</figcaption>"))
    #expect(page.contains("title=\"iphone-x.rtl, 1125 × 2436\""))
    #expect(page.contains("<p class=\"lead\">1 screen, 1 picture, all to one scale</p>"))
    #expect(!page.contains("<nav"))
  }

  @Test("puts the pictures of a device together, films behind the cells")
  func devices() {
    let page = Gallery(
      title: "Keyboard",
      screens: [
        Gallery.Screen(
          title: "Keyboard",
          pictures: [
            picture("x", "iPhone X", ["Portrait"]), picture("se", "iPhone SE", ["Portrait"]),
            picture("x.landscape", "iPhone X", ["Landscape"]),
            picture("x.film", "iPhone X", ["film of show"], strip: "pictures/x.film.strip.png"),
          ])
      ]
    ).html
    let found = places(
      of: [
        "<h3>iPhone X</h3>", "<figcaption>Portrait", "<figcaption>Landscape",
        "<figcaption>film of show <small><a href=\"pictures/x.film.strip.png\">film strip</a>",
        "<h3>iPhone SE</h3>",
      ], on: page)
    #expect(found == found.sorted() && !found.contains(-1))
  }

  @Test("puts variants under one heading, their texts in columns and one cell's pictures together")
  func variants() {
    let cells = [("x", "iPhone X"), ("se", "iPhone SE")]
    let screens = ["1.8a A bar, made of glass", "1.8b The same bar (wrong)", "1.9 Another (wrong)"]
      .map { title in
        Gallery.Screen(
          title: title, introduction: Prose([.paragraph("Of \(title.prefix(4)).")]),
          pictures: cells.map { picture($0.0, $0.1, ["Portrait"]) })
      }
    let page = Gallery(title: "articles", screens: screens).html
    let found = places(
      of: [
        "<li><a href=\"#screen-1\"><span class=\"number\">1.8</span> A bar</a></li>",
        "<h2 id=\"screen-1\"><span class=\"number\">1.8</span> A bar</h2>",
        "<h3><span class=\"letter\">a</span> made of glass</h3>\n<p>Of 1.8a.</p>",
        "<h3><span class=\"letter\">b</span> The same bar <span class=\"mark\">wrong</span></h3>",
        "<p>Of 1.8b.</p>", "<h3>iPhone X, Portrait</h3>",
        "<figcaption><span class=\"letter\">a</span></figcaption>",
        "<figcaption><span class=\"letter\">b</span></figcaption>",
        "<h3>iPhone SE, Portrait</h3>",
        "<h2 id=\"screen-2\"><span class=\"number\">1.9</span> Another "
          + "<span class=\"mark\">wrong</span></h2>", "<h3>iPhone X</h3>",
      ], on: page)
    #expect(found == found.sorted() && !found.contains(-1), "\(found)")
  }

  @Test("tells what there is to say of a screen's layouts")
  func findings() {
    let finding = Diagnostic(
      Message(rule: "ambiguous", text: "`a` & `b` compete"), severity: .warning,
      at: SourceSpan(file: "tie.yaml", line: 3, column: 1), notes: [Note("on all 2 cells")],
      help: "give one another priority")
    let page = Gallery(
      title: "Tie", screens: [Gallery.Screen(title: "Tie", findings: [finding], pictures: [])]
    ).html
    #expect(
      page.contains(
        "<li><span class=\"warning\">warning</span> <code>a</code> &amp; <code>b</code> compete"
          + "<small>tie.yaml:3</small><small>on all 2 cells</small>"
          + "<small>help: give one another priority</small></li>"))
  }

  @Test("lies beside its pictures")
  func place() throws {
    let folder = try TemporaryFolder()
    let gallery = Gallery(title: "Empty", screens: [])
    let page = try gallery.write(to: folder.url)
    #expect(page.lastPathComponent == "index.html")
    #expect(try String(contentsOf: page, encoding: .utf8) == gallery.html)
  }
}
