import Reports
import SpecReference

/// The JSON Schemas that the program prints.
package enum SchemaListing {
  package static let names = ["spec", "results", "lint", "explain", "sweep"]

  /// A JSON document; nil for a name that is none of these.
  package static func schema(_ name: String) -> String? {
    switch name {
    case "spec": SpecSchema.text
    case "results": PublishedSchema.results.text
    case "lint": PublishedSchema.lint.text
    case "explain": PublishedSchema.explain.text
    case "sweep": PublishedSchema.sweep.text
    default: nil
    }
  }
}
