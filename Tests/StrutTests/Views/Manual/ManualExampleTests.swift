import Foundation
import Strut
import TestSupport
import Testing

@Suite("The whole example of the manual")
struct ManualExampleTests {
  @Test("is the code that is compiled here")
  func text() throws {
    let code = try Repository.text("Tests/StrutTests/Views/Manual/ProfileController.swift")
    let page = try Repository.text("Sources/Strut/Strut.docc/LayoutInSwift.md")
    #expect(page.contains("```swift\n\(code)```\n"))
  }

  @Test("draws a file and finds the frame that it says")
  func result() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("profile.png")
    // 20 of the status bar, 44 of the navigation bar, 24; (375 − 80) / 2 to the nearest half.
    #expect(try drawProfile(into: file) == Rect(x: 147.5, y: 88, width: 80, height: 80))
    #expect(try Data(contentsOf: file).starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }
}
