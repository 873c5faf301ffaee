package import Diagnostics
import Foundation
package import Snapshots
package import Spec

/// What a project's `.strut/config.yaml` says, with what holds where it says nothing.
package struct Project: Hashable, Sendable {
  private let configuration: ProjectConfiguration
  package let sources: [SourceText]
  /// What is wrong with the file.
  package let diagnostics: [Diagnostic]

  /// As messages name it.
  private static let file = ".strut/config.yaml"

  /// Reads the file in a folder; there need not be one.
  ///
  /// - Throws: why it cannot be read.
  package init(in folder: WorkingFolder) throws(FileError) {
    guard let bytes = try AtomicFile.read(folder.url.appendingPathComponent(Self.file)) else {
      self.init(ProjectConfiguration())
      return
    }
    let parsed = ProjectConfiguration.parse(bytes, file: Self.file)
    self.init(
      parsed.configuration, diagnostics: parsed.diagnostics,
      sources: [SourceText(file: Self.file, text: String(decoding: bytes, as: UTF8.self))])
  }

  /// A project that says nothing.
  package init() { self.init(ProjectConfiguration()) }

  private init(
    _ configuration: ProjectConfiguration, diagnostics: [Diagnostic] = [],
    sources: [SourceText] = []
  ) {
    self.configuration = configuration
    self.diagnostics = diagnostics
    self.sources = sources
  }

  package var paths: [String] { configuration.paths ?? ["Snapshots"] }
  /// Nil where it is left to the machine.
  package var jobs: Int? { configuration.jobs }
  package var report: String { configuration.report ?? ".strut/report" }
  package var references: ReferenceForm {
    configuration.keepsLayoutsOnly == true ? .layout : .pictures
  }
  /// How much specs may ask for.
  package var limits: SpecLimits { configuration.limits }
}
