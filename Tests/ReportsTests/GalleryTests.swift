import Foundation
import Reports
import Snapshots
import Testing

@Suite("A gallery of drawn pictures")
struct GalleryTests {
  private let gallery = Gallery(
    title: "A <title>",
    screens: [
      Gallery.Screen(
        title: "Chat & co",
        pictures: [
          Gallery.Picture(
            cell: "iphone-x.rtl", path: "chat/a b#1%?.png",
            size: PictureSize(width: 1125, height: 2436), scale: 3)
        ])
    ])

  @Test("escapes what it shows and what it links")
  func escaping() {
    let page = gallery.html
    #expect(page.contains("<title>A &lt;title&gt;</title>"))
    #expect(page.contains("<h2 id=\"screen-1\">Chat &amp; co</h2>"))
    #expect(page.contains("src=\"chat/a%20b%231%25%3F.png\""))
    #expect(page.contains("alt=\"Chat &amp; co on iphone-x, rtl\""))
    #expect(page.contains("<p class=\"lead\">1 picture, all to one scale</p>"))
  }

  @Test("lies beside its pictures")
  func place() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "strut-tests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = try gallery.write(to: folder)
    #expect(page.lastPathComponent == "index.html")
    #expect(try String(contentsOf: page, encoding: .utf8) == gallery.html)
  }
}
