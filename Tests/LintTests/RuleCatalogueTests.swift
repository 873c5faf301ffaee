import Spec
import Testing

@testable import Lint

@Suite("The catalogue of rules")
struct RuleCatalogueTests {
  @Test("has one rule for every name that a spec may tune, in the order of their names")
  func everyName() {
    #expect(RuleCatalogue.all.map { type(of: $0).name } == LintRuleName.allCases)
  }
}
