package import Cells
import Foundation
package import Snapshots
package import Spec

extension SpecPlaces {
  /// Creates the places of the specs below some paths.
  ///
  /// - Parameters:
  ///   - paths: specs and folders of specs. A spec means its folder.
  ///   - folder: the base of the paths.
  ///   - lastRun: the last run, for paths relative to its project.
  ///   - template: the path of the folder of references; nil for references beside the specs.
  package init(
    below paths: [String], in folder: WorkingFolder, of lastRun: LastRun,
    references template: ReferenceTemplate?
  ) {
    let places = ReferencePlaces(template, in: folder)
    self.init(
      orphans: {
        var known: Set<String> = []
        return paths.flatMap { path -> [OrphanedReferences] in
          let place = folder.place(path)
          let isFolder = (try? place.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory
          let root = isFolder == true ? place : place.deletingLastPathComponent()
          return places.folders(below: root.path, in: folder).compactMap { found in
            guard known.insert(found.folder.resolvingSymlinksInPath().path).inserted,
              !places.hasSpec(of: found.screen, withReferences: found.folder)
            else { return nil }
            let spec = places.spec(of: found.screen, withReferences: found.folder)
            return OrphanedReferences(
              ReferenceStore(folder: found.folder), screen: found.screen,
              spec: lastRun.path(of: spec))
          }
        }
      },
      spec: { lastRun.spec(of: $0).map { lastRun.path(of: $0) } })
  }
}
