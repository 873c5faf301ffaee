package import Cells
import Foundation
package import Snapshots

extension SpecPlaces {
  /// Creates the places of the specs below some paths.
  ///
  /// - Parameters:
  ///   - paths: specs and folders of specs. A spec means its folder.
  ///   - folder: the base of the paths.
  ///   - lastRun: the last run, for paths relative to its project.
  package init(below paths: [String], in folder: WorkingFolder, of lastRun: LastRun) {
    self.init(
      orphans: {
        var known: Set<String> = []
        return paths.flatMap { path -> [OrphanedReferences] in
          let place = folder.place(path)
          let isFolder = (try? place.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory
          let root = isFolder == true ? place : place.deletingLastPathComponent()
          return SpecFinder.referenceFolders(below: root.path, in: folder).compactMap { found in
            guard known.insert(found.folder.resolvingSymlinksInPath().path).inserted,
              SpecLocation.spec(of: found.screen, withReferences: found.folder) == nil
            else { return nil }
            let spec = ReferenceStore.specFolder(withReferences: found.folder)
              .appendingPathComponent(found.screen)
            return OrphanedReferences(
              ReferenceStore(folder: found.folder), screen: found.screen,
              spec: lastRun.path(of: spec))
          }
        }
      },
      spec: { cell in
        SpecLocation.spec(of: cell.id.screen, withReferences: lastRun.url(ofPath: cell.references))
          .map { lastRun.path(of: $0) }
      })
  }
}
