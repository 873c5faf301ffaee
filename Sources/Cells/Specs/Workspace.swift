import Devices
package import Diagnostics
import Foundation
import Snapshots
package import Spec

/// The specs of a command.
package struct Workspace: Sendable {
  package internal(set) var specs: [LoadedSpec]
  /// The text of each spec that was read, including invalid specs.
  package let sources: [SourceText]
  /// The diagnostics of the paths and the specs.
  package let diagnostics: [Diagnostic]

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Reads and checks the specs at the paths.
  ///
  /// - Parameters:
  ///   - paths: specs, or folders with specs.
  ///   - folder: the base of relative paths.
  ///   - settings: values that replace those of the matrices. They do not change a spec that does
  ///     not have the axis. An axis that no spec has is an error.
  ///   - scene: the only scene to read of an Interface Builder document among the paths, by one of
  ///     its names; nil for all scenes.
  ///   - isDesign: whether such documents are laid out as on Interface Builder's canvas.
  ///   - limits: the limits of specs.
  ///   - resources: the files of the project that all its specs may use.
  ///   - jobs: the greatest number of threads.
  package init(
    paths: [String], in folder: WorkingFolder, setting settings: [AxisSetting] = [],
    scene: String? = nil, isDesign: Bool = false, limits: SpecLimits = SpecLimits(),
    resources: ProjectResources = ProjectResources(), jobs: Int = 1
  ) {
    let found = SpecFinder.find(
      paths, in: folder, references: resources.referenceFolder,
      configured: resources.places["paths"] ?? [:])
    var specs: [LoadedSpec] = []
    var sources: [SourceText] = []
    var diagnostics = found.diagnostics
    let loader = SpecLoader(settings: settings, limits: limits, isDesign: isDesign)
    let locations = found.specs
    // The first path of a document is its name in messages, so the paths are read in their order.
    let isInOrder = locations.contains(where: \.isInterface)
    Parallel.forEach(
      count: locations.count, jobs: isInOrder ? 1 : jobs,
      makeWorker: {
        { position in
          let location = locations[position]
          let project = SpecProject(of: location, in: folder, resources)
          return location.isInterface
            ? loader.readScenes(of: location, named: scene, in: project)
            : [loader.read(location, in: project)]
        }
      },
      deliver: { position, readings in
        for read in readings {
          if let source = read.source { sources.append(source) }
          // Every spec repeats a diagnostic about a setting or about a file of the project.
          diagnostics += read.diagnostics.filter {
            $0.span?.file == locations[position].shownPath || !diagnostics.contains($0)
          }
          if let spec = read.spec { specs.append(spec) }
        }
      })
    sources += loader.files.interfaceSources
    if !diagnostics.contains(where: { $0.severity == .error }) {
      let names = specs.flatMap(\.document.axisNames)
      for setting in settings where !names.contains(setting.axis) {
        diagnostics.append(
          Diagnostic(
            .unknownAxis(setting.axis),
            help: setting.meant(among: names)
              ?? NearestName.of(setting.axis, in: names).map { "did you mean `\($0)`?" }
              ?? "`strut reference` lists the axes"))
      }
    }
    if let source = resources.source, diagnostics.contains(where: { $0.span?.file == source.file })
    {
      sources.append(source)
    }
    self.specs = specs
    self.sources = sources
    self.diagnostics = diagnostics
  }

  /// The cells of all specs, in the order of the specs and their matrices.
  package var allCells: [SelectedCell] {
    specs.flatMap { spec in spec.cells.map { SelectedCell(spec: spec, cell: $0) } }
  }

  package func cells(_ selection: Selection) -> [SelectedCell] {
    let names = selection.cells.map { Glob($0) }
    let devices = selection.devices.map { Glob($0) }
    guard !names.isEmpty || !devices.isEmpty else { return allCells }
    return allCells.filter { selected in
      (names.isEmpty
        || names.contains {
          $0.matches(selected.cell.name) || $0.matches(selected.id.description)
        })
        && (devices.isEmpty || devices.contains { $0.matches(selected.cell.device.id) })
    }
  }
}
