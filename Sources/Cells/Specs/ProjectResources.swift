import Catalogues
package import Diagnostics
import Foundation
package import Spec

/// What all specs of a project share: files that they may use, and values of axes.
package struct ProjectResources: Hashable, Sendable {
  /// The paths of asset catalogues, relative to the project's folder.
  package var assets: [String]

  /// The paths of files of words and of folders with them, relative to the project's folder.
  package var strings: [String]

  /// The values of axes that matrices leave out, in the order of the axes.
  package var defaults: [AxisValue]

  /// The places of the paths in the configuration, by the keys that have them.
  package var places: [String: [String: SourceSpan]] = [:]

  /// The configuration's text, to which these places point; nil without one.
  package var source: SourceText?

  /// The path of the folder of references; nil for references beside the specs.
  package var referenceFolder: ReferenceTemplate?

  package init(
    assets: [String] = [], strings: [String] = [], defaults: [AxisValue] = []
  ) {
    self.assets = assets
    self.strings = strings
    self.defaults = defaults
  }
}

/// The folder of a spec's project, and the files of the project that the spec may use.
struct SpecProject: Hashable, Sendable {
  let folder: ProjectRoot
  let resources: ProjectResources

  /// - Parameters:
  ///   - location: the spec.
  ///   - working: the folder of the project.
  ///   - resources: the resources of the project. A spec outside of the project has none, and may
  ///     use the files below its own folder.
  init(of location: SpecLocation, in working: WorkingFolder, _ resources: ProjectResources) {
    let project = ProjectRoot(path: working.url.path)
    switch project.place(atPath: location.folder.path) {
    case .folder, .file: (folder, self.resources) = (project, resources)
    case .outside, .missing, .special:
      folder = ProjectRoot(path: location.folder.path)
      self.resources = ProjectResources()
    }
  }
}
