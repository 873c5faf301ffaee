import Cells
import Commands
public import Foundation
import Snapshots

extension SnapshotCheck {
  /// The names of the cells that a check would draw, each as `screen/cell`.
  ///
  /// Empty if the path, a spec or the selection names no cell; a check reports why.
  ///
  /// - Parameters:
  ///   - path: a spec or a folder of specs, relative to the project's folder or absolute.
  ///   - project: the folder that a relative path starts from.
  ///   - cells: globs of cell names, or of `screen/cell`; none for all.
  ///   - devices: globs of device ids; none for all.
  /// - Returns: the cells of the matrices, then those of the films that are snapshots.
  public static func cellNames(
    of path: String, in project: URL, only cells: [String] = [], devices: [String] = []
  ) -> [String] {
    let workspace = Workspace(paths: [path], in: WorkingFolder(path: project.path))
    guard !workspace.hasErrors else { return [] }
    let selection = Selection(cells: cells, devices: devices)
    let films = workspace.films(selection).filter(\.isSnapshot)
    return workspace.cells(selection).map(\.id.description) + films.map(\.id.description)
  }
}
