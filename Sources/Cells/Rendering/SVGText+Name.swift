package import Drawing

/// What text becomes in SVG.
package typealias SVGText = Drawing.SVGText

extension SVGText {
  /// The form of a name as it is written; nil for another text.
  package init?(_ name: String) { self.init(rawValue: name) }

  /// What is taken where none is asked for.
  package static var usual: SVGText { .paths }
}
