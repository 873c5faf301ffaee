import Testing

/// A spec with one mistake, and all that is said of it.
struct Mistake: CustomTestStringConvertible, Sendable {
  let name: String
  let spec: String
  let findings: [String]

  init(_ name: String, _ spec: String, _ findings: String...) {
    self.name = name
    self.spec = spec
    self.findings = findings
  }

  var testDescription: String { name }
}
