import Diagnostics
package import Foundation
package import Snapshots

/// A run in the format of reg-cli, which reg-suit and other tools read.
///
/// The format has a file `reg.json` and the folders `actual`, `expected` and `diff`. The pictures
/// of a cell have the same name in all three.
///
/// The format has no list of cells that could not be compared. For a run without results, or with
/// only a part of them, the folder is empty.
package struct RegReport: Hashable, Sendable {
  package let folder: URL

  package init(folder: URL) { self.folder = folder }

  package static let file = "reg.json"

  private enum Side: String, CaseIterable {
    case actual
    case expected
    case diff
  }

  /// The object in `reg.json`, with the names of reg-cli.
  private struct Results: Decodable {
    var failedItems: [String] = []
    var newItems: [String] = []
    var deletedItems: [String] = []
    var passedItems: [String] = []
    var expectedItems: [String] = []
    var actualItems: [String] = []
    var diffItems: [String] = []
    var actualDir = Side.actual.rawValue
    var expectedDir = Side.expected.rawValue
    var diffDir = Side.diff.rawValue

    var json: JSONValue {
      [
        "failedItems": JSONValue(failedItems), "newItems": JSONValue(newItems),
        "deletedItems": JSONValue(deletedItems), "passedItems": JSONValue(passedItems),
        "expectedItems": JSONValue(expectedItems), "actualItems": JSONValue(actualItems),
        "diffItems": JSONValue(diffItems), "actualDir": JSONValue(actualDir),
        "expectedDir": JSONValue(expectedDir), "diffDir": JSONValue(diffDir),
      ]
    }
  }

  /// Replaces the files of an earlier run in the folder.
  ///
  /// - Parameter model: the run.
  /// - Throws: the error of a file that cannot be read or written.
  package func write(_ model: ReportModel) throws(FileError) {
    try removeEarlier()
    // Empty lists would mean that all cells match, and short ones that the other cells do not
    // exist. So no file is written.
    guard model.results.obstacle == nil else { return }
    var results = Results()
    for cell in model.results.cells { try add(cell, of: model, to: &results) }
    for id in model.results.stale {
      let item = Self.item(id)
      results.deletedItems.append(item)
      guard let references = model.references(ofScreen: id.screen),
        try copy(Self.picture(of: id, in: references), item, to: .expected)
      else { continue }
      results.expectedItems.append(item)
    }
    try AtomicFile.write(
      results.json.document, to: folder.appendingPathComponent(Self.file), durability: .cached)
  }

  private func add(
    _ cell: CellRecord, of model: ReportModel, to results: inout Results
  ) throws(FileError) {
    let item = Self.item(cell.id)
    var sources: [(LastRun.File, Side)] = []
    switch cell.outcome {
    case .failed: return
    case .different:
      results.failedItems.append(item)
      sources = [
        (.expectedPicture, .expected), (.actualPicture, .actual), (.differencePicture, .diff),
      ]
    case .missing:
      results.newItems.append(item)
      sources = [(.actualPicture, .actual)]
    case .matched, .unchanged, .recorded:
      results.passedItems.append(item)
      let references = model.lastRun.url(ofPath: cell.references)
      let picture = try Self.picture(of: cell.id, in: references)
      for side in [Side.expected, .actual] where try copy(picture, item, to: side) {
        Self.list(item, on: side, in: &results)
      }
    }
    for (file, side) in sources
    where try copy(model.lastRun.bytes(of: file, cell.id), item, to: side) {
      Self.list(item, on: side, in: &results)
    }
  }

  private static func list(_ item: String, on side: Side, in results: inout Results) {
    switch side {
    case .actual: results.actualItems.append(item)
    case .expected: results.expectedItems.append(item)
    case .diff: results.diffItems.append(item)
    }
  }

  private static func item(_ id: CellID) -> String { "\(id.description).png" }

  /// The picture of a reference; nil if the reference has none.
  private static func picture(of id: CellID, in references: URL) throws(FileError) -> [UInt8]? {
    try AtomicFile.read(
      ReferenceStore(folder: references).pictureURL(of: id.cell), followingLinks: false)
  }

  /// Writes a picture; returns false if there is none.
  private func copy(_ bytes: [UInt8]?, _ item: String, to side: Side) throws(FileError) -> Bool {
    guard let bytes else { return false }
    try AtomicFile.write(
      bytes, to: url(of: item, on: side), below: folder, durability: .cached)
    return true
  }

  private func url(of item: String, on side: Side) -> URL {
    folder.appendingPathComponent(side.rawValue).appendingPathComponent(item)
  }

  /// Removes the pictures that an earlier `reg.json` names.
  ///
  /// Other files stay.
  private func removeEarlier() throws(FileError) {
    let file = folder.appendingPathComponent(Self.file)
    guard let bytes = try AtomicFile.read(file),
      let earlier = try? JSONDecoder().decode(Results.self, from: Data(bytes))
    else { return }
    try Folder.removeFile(file)
    let named: [(Side, [String])] = [
      (.actual, earlier.actualItems), (.expected, earlier.expectedItems),
      (.diff, earlier.diffItems),
    ]
    for (side, items) in named {
      for item in items where !item.split(separator: "/").contains("..") {
        try Folder.removeFile(url(of: item, on: side))
      }
    }
  }
}

extension ReportModel {
  /// The folder of a screen's references, from the record of one of its cells; nil if it has none.
  fileprivate func references(ofScreen screen: String) -> URL? {
    results.cells.first { $0.id.screen == screen }.map { lastRun.url(ofPath: $0.references) }
  }
}
