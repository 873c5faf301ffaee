import Testing

/// What a spec with a mistake is answered with.
struct Answer: CustomTestStringConvertible, Sendable {
  /// The mistake.
  let written: String
  let spec: String
  /// The helps of all diagnostics.
  let helps: [String]

  init(written: String, spec: String, helps: [String]) {
    (self.written, self.spec, self.helps) = (written, spec, helps)
  }

  init(_ written: String, spec: String, _ helps: String...) {
    self.init(written: written, spec: spec, helps: helps)
  }

  var testDescription: String { written }

  func expect(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(SpecText(spec).helps == helps, sourceLocation: sourceLocation)
  }
}
