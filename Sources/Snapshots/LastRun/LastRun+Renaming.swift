import Bitmaps
import Foundation

/// The places of the specs, now and before.
///
/// A run finds renamed specs with them.
package struct SpecPlaces: Sendable {
  /// Returns the references of screens whose specs no longer exist.
  ///
  /// It is called if a cell has no reference.
  let orphans: @Sendable () -> [OrphanedReferences]
  /// Returns the path of a cell's spec; nil if the cell has none.
  let spec: @Sendable (CellRecord) -> String?

  package init(
    orphans: @escaping @Sendable () -> [OrphanedReferences],
    spec: @escaping @Sendable (CellRecord) -> String?
  ) {
    self.orphans = orphans
    self.spec = spec
  }

  /// Places for which no spec has been removed.
  package static let unknown = SpecPlaces(orphans: { [] }, spec: { _ in nil })
}

extension LastRun {
  /// Finds a stale reference for each cell that has no reference.
  ///
  /// Its picture and layout must match the cell's.
  ///
  /// The stale reference belongs to the cell's screen or to a screen whose spec no longer exists.
  /// Each is used once. A cell of the same name comes first.
  ///
  /// - Parameters:
  ///   - records: the run's records, whose pictures are in this folder.
  ///   - stale: the references of the records' screens that have no cell.
  ///   - places: the places of the specs, now and before.
  /// - Returns: the records with the old names.
  /// - Throws: an error of reading a picture of the run.
  func namingRenamed(
    _ records: [CellRecord], among stale: [CellID], _ places: SpecPlaces
  ) throws(ReferenceError) -> [CellRecord] {
    let missing = records.indices.filter { records[$0].outcome == .missing }
    guard !missing.isEmpty else { return records }
    var former = FormerReferences()
    var stores: [String: ReferenceStore] = [:]
    for index in missing {
      let record = records[index]
      stores[record.id.screen] = ReferenceStore(folder: url(ofPath: record.references))
    }
    for id in stale {
      guard let store = stores[id.screen] else { continue }
      former.add(id.cell, in: store, of: id.screen, orphan: nil)
    }
    for orphan in places.orphans() {
      for cell in (try? orphan.store.cells()) ?? [] {
        former.add(cell, in: orphan.store, of: orphan.screen, orphan: orphan)
      }
    }
    guard !former.isEmpty else { return records }
    var records = records
    // Cells that keep their name come first, so that no other cell gets their references.
    for keepsName in [true, false] {
      for index in missing where records[index].renamedFrom == nil {
        guard let new = try drawnReference(of: records[index].id),
          let found = former.take(new, for: records[index].id, keepingName: keepsName)
        else { continue }
        name(found, in: &records[index], places)
      }
    }
    return records
  }

  private func name(_ found: FormerReference, in record: inout CellRecord, _ places: SpecPlaces) {
    record.renamedFrom = found.id.cell
    guard let orphan = found.orphan else { return }
    let new = places.spec(record) ?? record.id.screen
    let ending = (new as NSString).pathExtension
    record.movedSpec = SpecMove(
      screen: orphan.screen, references: path(of: orphan.store.folder),
      old: ending.isEmpty ? orphan.spec : "\(orphan.spec).\(ending)", new: new)
  }
}

/// A reference without a cell.
private struct FormerReference {
  let id: CellID
  /// The screen whose spec no longer exists; nil if the spec exists.
  let orphan: OrphanedReferences?
}

/// The references without a cell, by the contents of picture and layout.
private struct FormerReferences {
  private struct Contents: Hashable {
    let pixels: PixelHash
    let layout: String

    init(_ reference: Reference) {
      pixels = reference.pixelHash
      layout = reference.layoutText
    }
  }

  private var left: [Contents: [FormerReference]] = [:]

  var isEmpty: Bool { left.isEmpty }

  /// Adds a reference.
  ///
  /// A reference that cannot be read is left out.
  mutating func add(
    _ cell: String, in store: ReferenceStore, of screen: String, orphan: OrphanedReferences?
  ) {
    guard let reference = try? store.reference(of: cell) else { return }
    let id = CellID(screen: screen, cell: cell)
    left[Contents(reference), default: []].append(FormerReference(id: id, orphan: orphan))
  }

  /// Takes the first reference that matches, and removes it from the list; nil if none matches.
  ///
  /// It belongs to the cell's screen or to a screen whose spec no longer exists.
  mutating func take(
    _ new: Reference, for id: CellID, keepingName keepsName: Bool
  ) -> FormerReference? {
    let contents = Contents(new)
    guard
      let index = left[contents]?.firstIndex(where: { former in
        (former.orphan != nil || former.id.screen == id.screen)
          && (!keepsName || former.id.cell == id.cell)
      })
    else { return nil }
    return left[contents]?.remove(at: index)
  }
}
