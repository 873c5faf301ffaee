package import Cells
package import Foundation
package import Snapshots

/// The folders and the form of references.
package struct ReferenceFolders: Hashable, Sendable {
  package let form: ReferenceForm
  /// The folder with a subfolder for each screen; nil if references are beside their specs.
  package let folder: URL?

  package init(_ form: ReferenceForm, in folder: URL? = nil) {
    self.form = form
    self.folder = folder
  }

  /// Pictures beside the specs.
  package static let own = ReferenceFolders(.pictures)

  package func store(of spec: LoadedSpec) -> ReferenceStore {
    let place = folder?.appendingPathComponent(spec.location.screen) ?? spec.location.references
    return ReferenceStore(folder: place, form: form)
  }
}
