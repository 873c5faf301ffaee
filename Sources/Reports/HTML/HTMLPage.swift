import EmbeddedFiles

/// A page that works from disk.
///
/// It contains its style and loads nothing from a network.
enum HTMLPage {
  /// A part of every such page.
  static let mark = ##"<a class="skip" href="#main">Skip to the pictures</a>"##

  /// The whole document.
  ///
  /// - Parameters:
  ///   - title: plain text.
  ///   - body: HTML.
  /// - Returns: HTML that ends with a newline.
  static func document(title: String, body: String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(HTMLText.escaped(title))</title>
    <style>
    \(EmbeddedFile.pageStyle.unindentedText)\(EmbeddedFile.galleryStyle.unindentedText)</style>
    </head>
    <body>
    \(mark)
    \(body)
    </body>
    </html>

    """
  }
}
