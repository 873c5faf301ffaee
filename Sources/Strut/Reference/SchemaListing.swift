import Reports

/// The JSON Schemas that the program prints.
package enum SchemaListing {
  package static let names = ["results"]

  /// A JSON document; nil for a name that is none of these.
  package static func schema(_ name: String) -> String? {
    name == "results" ? RunSchema.text : nil
  }
}
