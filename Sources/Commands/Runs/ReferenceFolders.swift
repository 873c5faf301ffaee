package import Cells
package import Foundation
package import Snapshots

/// Where the references of specs are, and what is kept of them.
package struct ReferenceFolders: Hashable, Sendable {
  package let form: ReferenceForm
  /// Holds a folder for each screen; nil where references are beside their specs.
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
