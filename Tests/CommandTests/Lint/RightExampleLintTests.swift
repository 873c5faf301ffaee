import Foundation
import Testing

@testable import StrutCommand

@Suite("The examples of right work")
struct RightExampleLintTests {
  @Test("are free of findings, but for those that they switch off and say why")
  func nothingFound() throws {
    let folder = Examples.repository.appendingPathComponent("Snapshots")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
      $0.hasSuffix(".yaml") && !$0.hasSuffix("-wrong.yaml") && !$0.contains("references/")
    }
    #expect(paths.count > 80)
    let specs = paths.sorted().map { "Snapshots/\($0)" }
    let outcome = strut(["lint"] + specs, in: Examples.repository.path)
    #expect(outcome.status == .success)
    #expect(outcome.err.isEmpty, "\(outcome.err)")
    #expect(outcome.out.hasPrefix("nothing found on "), "\(outcome.out)")
  }
}
