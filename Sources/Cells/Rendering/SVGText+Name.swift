package import Drawing

/// Parses the name of a form; nil for another text.
package typealias SVGText = Drawing.SVGText

extension SVGText {
  /// The form of a name as it is written; nil for another text.
  package init?(_ name: String) { self.init(rawValue: name) }

  /// The default form.
  package static var usual: SVGText { .paths }
}
