import AutoLayout
import Catalogues
import Cells
import Diagnostics
import Foundation
import Graphics
import Spec
import TestSupport
import ViewKinds

/// A project of one spec in `Specs/a.yaml` and a catalogue in `App/Assets.xcassets`.
struct CatalogueSpec {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Writes the `Contents.json` of a set in the catalogue.
  func set(_ name: String, _ contents: String) throws {
    try folder.write(contents, to: "App/Assets.xcassets/\(name)/Contents.json")
  }

  /// Reads the spec with the catalogue.
  func read(
    _ views: String, head: String = "assets: ../App/Assets.xcassets",
    resources: ProjectResources = ProjectResources()
  ) throws -> Workspace {
    try folder.write("\(head)\nviews:\n  a: \(views)\n", to: "Specs/a.yaml")
    return Workspace(
      paths: ["Specs"], in: WorkingFolder(path: folder.path), resources: resources)
  }

  /// The diagnostics of the spec as lines.
  func lines(
    _ views: String, head: String = "assets: ../App/Assets.xcassets",
    resources: ProjectResources = ProjectResources()
  ) throws -> [String] {
    try read(views, head: head, resources: resources).diagnostics.map { diagnostic in
      let place = diagnostic.span.map { "\($0.file):\($0.line): " } ?? ""
      return "\(place)\(diagnostic.severity.rawValue): \(diagnostic.message.text)"
    }
  }
}

extension Workspace {
  /// The background of the first view in the cells, by the cell's name.
  var backgrounds: [String: String] {
    var colors: [String: String] = [:]
    for selected in allCells {
      let built = selected.build()
      guard let index = built.scene.views.firstIndex(where: { $0.id.name == "a" }) else { continue }
      colors[selected.cell.name] = built.styles[index].background?.hexadecimal ?? "none"
    }
    return colors
  }
}
