import Bitmaps
import Cells
import Diagnostics
import Drawing
import Foundation
import Testing

@Suite("The diagnostics of environment problems")
struct EnvironmentErrorTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let error: any Error
    let text: String
    init(_ description: String, _ error: any Error, _ text: String) {
      testDescription = description
      self.error = error
      self.text = text
    }
  }

  @Test(
    "say what to do",
    arguments: [
      Case(
        "a missing font",
        FontError.missing(font: "Inter-Regular", package: "fonts-inter", folders: ["/a", "/b"]),
        """
        error: the font Inter-Regular is not installed [missingFont]
          note: looked in /a, /b
          help: install the package `fonts-inter`

        """),
      Case(
        "a damaged font", FontError.damaged(path: "/a/Inter.otf"),
        """
        error: the font file `/a/Inter.otf` is damaged [damagedFont]
          help: install its package again

        """),
      Case(
        "a font that may not be read", FontError.unreadable(path: "/a/Inter.otf", code: EACCES),
        """
        error: the font file `/a/Inter.otf` cannot be read [unreadableFont]
          note: its permissions do not allow it
          help: check its permissions (`chmod u+rw`)

        """),
      Case(
        "a font that drawing finds missing",
        DrawingError.font(.damaged(path: "/a/Inter.otf")),
        """
        error: the font file `/a/Inter.otf` is damaged [damagedFont]
          help: install its package again

        """),
      Case(
        "a picture too large", DrawingError.size(width: 100_000, height: 2),
        """
        error: a picture of 100000 × 2 pixels cannot be drawn [pictureSize]
          help: choose a smaller size, or fewer `frames` of a film

        """),
    ])
  func reported(_ row: Case) {
    let diagnostic = EnvironmentProblem.diagnostic(for: row.error)
    #expect(DiagnosticText(sources: []).text(of: diagnostic) == row.text)
  }
}
