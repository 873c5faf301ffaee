import Diagnostics
import Spec

/// A spec's text, read without pictures.
struct SpecText {
  let document: SpecDocument?
  let diagnostics: [Diagnostic]

  init(_ text: String, images: [String: ImageLookup] = [:]) {
    let parsed = SpecParser.parse(
      Array(text.utf8), file: "a.yaml", lookups: SpecLookups(images: { images[$0] ?? .missing }))
    (document, diagnostics) = (parsed.document, parsed.diagnostics)
  }

  /// What is wrong, a line each: place, message, help and notes.
  var findings: [String] { diagnostics.map(Self.line) }

  /// The findings that are errors.
  var errors: [String] { diagnostics.filter { $0.severity == .error }.map(Self.line) }

  static func line(_ diagnostic: Diagnostic) -> String {
    var text = ""
    if let span = diagnostic.span { text = "\(span.line):\(span.column)+\(span.length) " }
    text += diagnostic.message.text
    if let help = diagnostic.help { text += " → \(help)" }
    for note in diagnostic.notes {
      // UIKit's own words are the engine's to test.
      let isUIKits = note.text.hasPrefix("UIKit's reason")
      text += " (\(isUIKits ? "UIKit's reason" : note.text)"
      if let span = note.span { text += " \(span.line):\(span.column)" }
      text += ")"
    }
    return text
  }
}
