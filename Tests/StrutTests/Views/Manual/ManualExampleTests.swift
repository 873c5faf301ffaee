import Foundation
import Strut
import Testing

@Suite("The whole example of the manual")
struct ManualExampleTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  @Test("is the code that is compiled here")
  func text() throws {
    let code = try String(
      contentsOf: Self.folder.appendingPathComponent("ProfileController.swift"), encoding: .utf8)
    let page = Self.folder.appendingPathComponent(
      "../../../../Sources/Strut/Strut.docc/LayoutInSwift.md"
    ).standardizedFileURL
    #expect(try String(contentsOf: page, encoding: .utf8).contains("```swift\n\(code)```\n"))
  }

  @Test("draws a file and finds the frame that it says")
  func result() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "strut-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    // 20 of the status bar, 44 of the navigation bar, 24; (375 − 80) / 2 to the nearest half.
    #expect(try drawProfile(into: file) == Rect(x: 147.5, y: 88, width: 80, height: 80))
    #expect(try Data(contentsOf: file).starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }
}
