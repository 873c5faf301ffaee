import Bitmaps
import Foundation
import Snapshots
import TestSupport
import Testing

@testable import Cells
@testable import Views

/// A screen of a spec, to hold a window of views against.
struct SpecScreen {
  private let cells: [SelectedCell]
  private let renderer: CellRenderer

  init(_ yaml: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(yaml, to: "screen.yaml")
    let workspace = Workspace(paths: ["screen.yaml"], in: WorkingFolder(path: folder.path))
    #expect(workspace.diagnostics.isEmpty)
    cells = workspace.allCells
    renderer = try CellRenderer(
      fonts: FontSetup(environment: ProcessInfo.processInfo.environment).library())
  }

  /// The only cell, or the one of the name.
  func snapshot(_ name: String? = nil) throws -> RenderedCell {
    let cell = try #require(cells.first { name == nil || $0.id.cell == name })
    return try renderer.snapshot(of: renderer.layOut(cell))
  }
}

/// Whether a window is drawn, and laid out, as a cell of a spec; where not, both pictures are left
/// in the folder for temporary files.
func expectSame(
  _ window: Window, as spec: RenderedCell, _ name: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let drawn = try window.snapshot().cell
  #expect(window.messages.filter(\.isError).isEmpty, sourceLocation: sourceLocation)
  #expect(drawn.environment == spec.environment, sourceLocation: sourceLocation)
  let isSame = drawn.bitmap == spec.bitmap
  #expect(isSame, "\(name) is drawn otherwise", sourceLocation: sourceLocation)
  guard !isSame else { return }
  let folder = FileManager.default.temporaryDirectory
  for (kind, picture) in [("code", drawn), ("spec", spec)] {
    let file = folder.appendingPathComponent("strut-\(name)-\(kind).png")
    try Data(try PNG.encode(picture.bitmap)).write(to: file)
  }
}
