package import Drawing

/// The form of text in SVG.
package typealias SVGText = Drawing.SVGText

extension SVGText {
  /// Parses the name of a form; nil for another text.
  package init?(_ name: String) { self.init(rawValue: name) }

  /// The default form.
  package static var usual: SVGText { .paths }
}
