import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Cells

@Suite("A picture that a spec names")
struct PictureMistakeTests {
  static let rows = [
    Row(
      "words.png", "`words.png` is not a picture",
      "pictures are PNG, JPEG, SVG and PDF files; save it as one"),
    Row(
      "nothing.png", "`nothing.png` is not a picture",
      "pictures are PNG, JPEG, SVG and PDF files; save it as one"),
    Row(
      "pointer.png", "`pointer.png` is the pointer of Git LFS, and the file was not fetched",
      "fetch it with `git lfs pull`; for the files of other commits, run `git lfs fetch --all`"),
    Row(
      "cutoff.png", "the picture `cutoff.png` is cut off",
      "copy or save it again"),
    Row(
      "huge.png", "the picture `huge.png` has 100000 × 100000 pixels",
      "save it no larger than it is shown"),
    Row(
      "huge.jpg", "the picture `huge.jpg` has 65000 × 65000 pixels",
      "save it no larger than it is shown"),
    Row(
      "wide.svg", "the picture `wide.svg` has 1000000000 × 1000000000 pixels",
      "save it no larger than it is shown"),
    Row(
      "inks.jpg", "the picture `inks.jpg` is made of inks for printing",
      "save it in RGB"),
    Row(
      "cutoff.jpg", "the picture `cutoff.jpg` is broken: Premature end of JPEG file",
      "copy or save it again"),
    Row(
      "script.svg", "the drawing `script.svg` holds a script",
      "export it as a plain drawing"),
    Row(
      "handler.svg", "the drawing `handler.svg` runs code in `onclick`",
      "export it as a plain drawing"),
    Row(
      "reference.svg",
      "the drawing `reference.svg` refers to `../secret.svg#a`, which is not in it",
      "put what it needs into the file"),
    Row(
      "url.svg",
      "the drawing `url.svg` refers to `http://example.com/a.svg#b'`, which is not in it",
      "put what it needs into the file"),
    Row(
      "import.svg", "the drawing `import.svg` refers to `@import`, which is not in it",
      "put what it needs into the file"),
    Row(
      "stylesheet.svg",
      "the drawing `stylesheet.svg` refers to `xml-stylesheet`, which is not in it",
      "put what it needs into the file"),
    Row(
      "bomb.svg", "the drawing `bomb.svg` declares entities",
      "write out what the entities stand for"),
    Row(
      "text.svg", "the drawing `text.svg` holds text, whose look depends on the fonts at hand",
      "turn the text into outlines"),
    Row(
      "picture.svg", "the drawing `picture.svg` holds another picture",
      "show the other picture in a view of its own"),
    Row(
      "foreign.svg",
      "the drawing `foreign.svg` holds the element `foreignObject`, whose content is not SVG",
      "export it without this part, or as PNG"),
    Row(
      "latin.svg", "the drawing `latin.svg` declares the encoding `ISO-8859-1`",
      "save it as UTF-8, and declare `encoding=\"UTF-8\"`"),
    Row(
      "sizeless.svg", "the drawing `sizeless.svg` has no size",
      "give its `svg` element a `width` and a `height`, or a `viewBox`"),
  ]

  @Test("and that cannot be shown is reported with its place", arguments: rows)
  func reported(_ row: Row) throws {
    #expect(try findings(naming: row.file) == ["1:35+\(row.file.count) \(row.text) → \(row.help)"])
  }

  @Test("and that is broken in its middle is reported in its library's words")
  func broken() throws {
    for file in ["broken.png", "unclosed.svg"] {
      let findings = try findings(naming: file)
      #expect(findings.count == 1)
      let text = "1:35+\(file.count) the picture `\(file)` is broken: "
      #expect(findings.first?.hasPrefix(text) == true, "\(findings)")
    }
  }

  @Test("is found where it can be shown", arguments: ["mark.svg", "viewbox.svg", "plain.jpg"])
  func found(_ file: String) throws { #expect(try findings(naming: file).isEmpty) }

  @Test("is not found by the path of a folder", arguments: ["/", "//", "/.", "/./"])
  func folder(_ end: String) throws {
    let findings = try findings(naming: "mark.svg\(end)")
    #expect(
      findings.count == 1 && findings[0].hasPrefix("1:35+\(8 + end.count) "), "\(findings)")
  }

  @Test("is not found without a name")
  func unnamed() throws {
    #expect(
      try findings(naming: "\"\"") == [
        "1:35+2 the name of the picture is empty → write the name of a file in the folder of the spec"
      ])
  }

  @Test(
    "is named in the help if its file has a scale in the name",
    arguments: [
      ("shade.png", "write `shade@2x.png` or `shade@3x.png`, with the scale in the name"),
      ("shade", "write `shade@2x.png` or `shade@3x.png`, with the scale in the name"),
      ("./tone.png", "write `./tone@3x.png`, with the scale in the name"),
      ("tone.jpg", "paths begin at the folder of the spec"),
    ])
  func scaled(_ name: String, _ help: String) throws {
    let text = "1:35+\(name.count) there is no picture `\(name)`"
    #expect(try findings(naming: name) == ["\(text) → \(help)"])
  }

  @Test("is not looked for outside of the spec's folder")
  func outside() throws {
    let outside =
      "the picture `PATH` is outside the spec's folder → copy it into the folder of the spec"
    for path in ["../secret.png", "/etc/hostname", "link.png", "folder/secret.png"] {
      let text = outside.replacingOccurrences(of: "PATH", with: path)
      #expect(try findings(naming: path) == ["1:35+\(path.count) \(text)"])
    }
  }

  /// The findings of a spec with a picture, in a folder with all fixtures and two links that lead
  /// out of it.
  private func findings(naming path: String) throws -> [String] {
    let files = FileManager.default
    let temporary = try TemporaryFolder()
    let parent = temporary.url
    let folder = parent.appendingPathComponent("spec")
    let pictures = Repository.fixture("Pictures")
    try files.copyItem(at: pictures, to: folder)
    try files.copyItem(
      at: pictures.appendingPathComponent("grey.png"),
      to: parent.appendingPathComponent("secret.png"))
    for name in ["shade@2x.png", "shade@3x.png", "tone@3x.png"] {
      try files.copyItem(
        at: pictures.appendingPathComponent("grey.png"), to: folder.appendingPathComponent(name))
    }
    try files.createSymbolicLink(
      at: folder.appendingPathComponent("link.png"),
      withDestinationURL: parent.appendingPathComponent("secret.png"))
    try files.createSymbolicLink(
      at: folder.appendingPathComponent("folder"), withDestinationURL: parent)
    try Data("version https://git-lfs.github.com/spec/v1\n".utf8)
      .write(to: folder.appendingPathComponent("pointer.png"))
    let spec = folder.appendingPathComponent("a.yaml")
    try Data("views: { a: { kind: image, image: \(path) } }\n".utf8).write(to: spec)
    let workspace = Workspace(paths: [spec.path], in: WorkingFolder(path: folder.path))
    return workspace.diagnostics.map { diagnostic in
      let place = diagnostic.span.map { "\($0.line):\($0.column)+\($0.length) " } ?? ""
      return place + diagnostic.message.text + (diagnostic.help.map { " → \($0)" } ?? "")
    }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let file: String
    let text: String
    let help: String
    init(_ file: String, _ text: String, _ help: String) {
      self.file = file
      self.text = text
      self.help = help
    }
    var testDescription: String { file }
  }
}
