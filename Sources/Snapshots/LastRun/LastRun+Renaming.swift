import Bitmaps
import Foundation

/// Where specs are and were, by which a run knows those that were renamed.
package struct SpecPlaces: Sendable {
  /// Asked where cells without a reference are left.
  let orphans: @Sendable () -> [OrphanedReferences]
  /// The path of a cell's spec; nil where none describes it.
  let spec: @Sendable (CellRecord) -> String?

  package init(
    orphans: @escaping @Sendable () -> [OrphanedReferences],
    spec: @escaping @Sendable (CellRecord) -> String?
  ) {
    self.orphans = orphans
    self.spec = spec
  }

  /// No spec is known to be gone.
  package static let unknown = SpecPlaces(orphans: { [] }, spec: { _ in nil })
}

extension LastRun {
  /// Tells cells without a reference whose picture and layout are those of one that no cell names, of
  /// their own screen or of one whose spec is gone; each such reference for one cell, of the same name
  /// where there is one.
  ///
  /// - Parameters:
  ///   - records: whose pictures are here.
  ///   - stale: the references of the records' screens that no cell names.
  ///   - places: where the specs are and were.
  /// - Returns: the records, with what was found.
  /// - Throws: what kept a picture of the run from being read.
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
    // Those whose own names are kept come first, so that no other cell takes their references.
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

/// A reference that no cell names.
private struct FormerReference {
  let id: CellID
  /// Nil where its spec is there.
  let orphan: OrphanedReferences?
}

/// References that no cell names, found by what they show.
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

  /// Takes a reference in, unless it cannot be read.
  mutating func add(
    _ cell: String, in store: ReferenceStore, of screen: String, orphan: OrphanedReferences?
  ) {
    guard let reference = try? store.reference(of: cell) else { return }
    let id = CellID(screen: screen, cell: cell)
    left[Contents(reference), default: []].append(FormerReference(id: id, orphan: orphan))
  }

  /// The first that shows the same: of the cell's own screen, or of one whose spec is gone.
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
