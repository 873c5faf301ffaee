import Devices
import Graphics
import Testing

@testable import ViewKinds

@Suite("A semantic colour")
struct SemanticColorTests {
  @Test("is one of the system's", arguments: SemanticColor.allCases)
  func isKnown(_ color: SemanticColor) {
    #expect(SystemColors.color(named: color.rawValue) != nil)
  }

  @Test("follows the appearance")
  func appearance() throws {
    #expect(SemanticColor.label.resolved(in: try .phone(.light)) == .black)
    #expect(SemanticColor.label.resolved(in: try .phone(.dark)) == .white)
  }
}
