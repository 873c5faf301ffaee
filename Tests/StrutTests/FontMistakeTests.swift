import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Cells

@Suite("A font that a spec names")
struct FontMistakeTests {
  @Test("and that cannot be used is reported with its place")
  func reported() throws {
    #expect(
      try findings(naming: "words.ttf") == [
        "1:15+9 `words.ttf` is not a font → fonts are OpenType and TrueType files"
      ])
    #expect(
      try findings(naming: "cutoff.ttf") == [
        "1:15+10 the font `cutoff.ttf` is broken in its table `glyf` → copy or export it again"
      ])
    #expect(
      try findings(naming: "none.ttf") == [
        "1:15+8 there is no font `none.ttf` → paths begin at the folder of the spec"
      ])
  }

  @Test("is used where it is whole")
  func used() throws { #expect(try findings(naming: "Blocks-Bold.ttf").isEmpty) }

  @Test("is not looked for outside of the spec's folder")
  func outside() throws {
    for path in ["../secret.ttf", "/etc/hostname", "link.ttf"] {
      #expect(
        try findings(naming: path) == [
          "1:15+\(path.count) the font `\(path)` is outside the spec's folder → copy it into the folder of the spec"
        ])
    }
  }

  private func findings(naming path: String) throws -> [String] {
    let files = FileManager.default
    let temporary = try TemporaryFolder()
    let parent = temporary.url
    let folder = parent.appendingPathComponent("spec")
    let fonts = Repository.fixture("Fonts")
    try files.copyItem(at: fonts, to: folder)
    let secret = parent.appendingPathComponent("secret.ttf")
    try files.copyItem(at: fonts.appendingPathComponent("Blocks-Bold.ttf"), to: secret)
    try files.createSymbolicLink(
      at: folder.appendingPathComponent("link.ttf"), withDestinationURL: secret)
    let spec = folder.appendingPathComponent("a.yaml")
    let text = "fonts: { Own: \(path) }\nviews: { a: { kind: label, font: { family: Own } } }\n"
    try Data(text.utf8).write(to: spec)
    let workspace = Workspace(paths: [spec.path], in: WorkingFolder(path: folder.path))
    return workspace.diagnostics.map { diagnostic in
      let place = diagnostic.span.map { "\($0.line):\($0.column)+\($0.length) " } ?? ""
      return place + diagnostic.message.text + (diagnostic.help.map { " → \($0)" } ?? "")
    }
  }
}
