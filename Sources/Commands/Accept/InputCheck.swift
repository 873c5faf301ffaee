import Bitmaps
import Cells
import Foundation
import Snapshots
import Spec

/// Checks that cells of a run were drawn from the specs and files as they are here and now.
///
/// Each spec and each of its files is read once. Nothing is drawn.
struct InputCheck {
  let folder: WorkingFolder
  let limits: SpecLimits
  let resources: ProjectResources
  /// The specs with the hashes of their inputs, by their URLs; nil for a spec with errors.
  private var specs: [URL: (spec: LoadedSpec, inputs: String?)?] = [:]

  init(in folder: WorkingFolder, limits: SpecLimits, resources: ProjectResources) {
    self.folder = folder
    self.limits = limits
    self.resources = resources
  }

  /// Compares the inputs of a cell.
  ///
  /// A cell that code drew has no spec, so nothing is checked.
  ///
  /// - Parameter cell: a cell with evidence.
  /// - Returns: the input that is not the same here, or nil if all are.
  mutating func difference(of cell: CellRecord) -> InputDifference? {
    guard let evidence = cell.evidence, let source = evidence.actualSource else {
      return cell.spec == nil ? nil : .spec
    }
    // A run of an older version of Strut names no spec.
    guard cell.spec != nil, let drawn = evidence.inputs else { return .unknown }
    // A path in foreign results must not lead out of the project.
    guard let place = LastRun(project: folder.url).spec(of: cell),
      Folder.leads(place, below: folder.url)
    else { return .noSpec }
    guard let (spec, inputs) = spec(at: place) else { return .invalidSpec }
    guard spec.source.hash.description == source else { return .spec }
    guard
      cell.id.screen == spec.location.screen,
      isSame(LastRun(project: folder.url).url(ofPath: cell.references), spec.location.references)
    else { return .references }
    // The reference of a cell that is here must not move to another one.
    if cell.movedSpec == nil, hasFormerCell(of: cell) { return .references }
    return inputs == drawn ? nil : .files
  }

  /// Compares the inputs of a cell of this machine's last run.
  ///
  /// A cell that code drew has no spec, so nothing is checked.
  ///
  /// - Parameter cell: a cell with evidence.
  /// - Returns: the input that changed since the run, or nil if none did.
  mutating func changeSinceRun(of cell: CellRecord) -> InputDifference? {
    cell.spec == nil ? nil : difference(of: cell)
  }

  /// Whether the spec of a renamed cell has a cell or a film of the old name now.
  ///
  /// It is true for a spec with errors, whose cells are not known.
  mutating func hasFormerCell(of cell: CellRecord) -> Bool {
    guard let old = cell.formerID, let place = LastRun(project: folder.url).spec(of: cell),
      Folder.leads(place, below: folder.url)
    else { return false }
    guard let spec = spec(at: place)?.spec else { return true }
    return spec.cells.contains { $0.name == old.cell }
      || spec.films.films.contains { $0.name == old.cell }
  }

  private func isSame(_ one: URL, _ other: URL) -> Bool {
    one.resolvingSymlinksInPath().standardizedFileURL.path
      == other.resolvingSymlinksInPath().standardizedFileURL.path
  }

  private mutating func spec(at place: URL) -> (spec: LoadedSpec, inputs: String?)? {
    if let known = specs[place] { return known }
    let workspace = Workspace(
      paths: [place.path], in: folder, limits: limits, resources: resources)
    let spec = workspace.hasErrors ? nil : workspace.specs.first
    let read = spec.map { (spec: $0, inputs: $0.inputsHash) }
    specs[place] = .some(read)
    return read
  }
}
