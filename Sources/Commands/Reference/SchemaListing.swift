import Reports
import SpecReference

/// The JSON Schemas that the program prints.
package enum SchemaListing {
  package static let names = ["spec", "results", "lint", "explain", "sweep"]

  /// A JSON document; nil for a name that is none of these.
  package static func schema(_ name: String) -> String? {
    switch name {
    case "spec": SpecSchema.text
    case "results": RunSchema.text
    case "lint": LintSchema.text
    case "explain": ExplanationSchema.text
    case "sweep": SweepSchema.text
    default: nil
    }
  }
}
