import Devices
import Foundation
import Geometry
import TestSupport
import Testing

/// A table of figures kept beside the tests: lines of columns that blanks part, names above.
struct FixtureTable {
  let rows: [[String: String]]

  /// The last column may hold blanks.
  init(_ name: String) throws {
    let lines = try Repository.text("Tests/Fixtures/Devices/\(name).txt")
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
    let header = lines[0].split(separator: " ").map(String.init)
    rows = lines.dropFirst().map { line in
      let cells = line.split(separator: " ", maxSplits: header.count - 1)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      return Dictionary(uniqueKeysWithValues: zip(header, cells))
    }
  }
}

/// What the table says of one device, read without the program.
struct FixtureDevice: CustomTestStringConvertible, Sendable {
  private let cells: [String: String]

  init(_ cells: [String: String]) { self.cells = cells }

  static let all: [FixtureDevice] = ((try? FixtureTable("devices"))?.rows ?? []).map {
    FixtureDevice($0)
  }

  var testDescription: String { id }
  var id: String { self["id"] }
  var isPad: Bool { self["family"] == "ipad" }
  var isIsland: Bool { self["cutout"].hasPrefix("island") }
  var hasHomeIndicator: Bool { self["indicator"] != "-" }

  subscript(column: String) -> String { cells[column] ?? "" }

  /// The numbers of a cell, without those that the sources do not have.
  func numbers(_ column: String) -> [Points] {
    let text = self[column].split(separator: ":").last ?? ""
    return text.split { $0 == "," || $0 == "x" }.compactMap { Double($0) }.map { Points($0) }
  }

  /// Of system 26 where that has others.
  func numbers(_ column: String, on system: SystemVersion) -> [Points] {
    system == .ios26 && has(column + "26") ? numbers(column + "26") : numbers(column)
  }

  func has(_ column: String) -> Bool { self[column] != "-" }

  func insets(_ orientation: Orientation, on system: SystemVersion = .ios18) -> [Points] {
    numbers(orientation.isLandscape ? "safeLying" : "safeUp", on: system)
  }
}

extension Insets {
  /// Top, left, bottom, right.
  var list: [Points] { [top, left, bottom, right] }
}

extension Rect {
  var list: [Points] { [x, y, width, height] }
}

extension SizeClasses {
  /// `cr`: compact width, regular height.
  var letters: String {
    "\(horizontal.rawValue.prefix(1))\(vertical.rawValue.prefix(1))"
  }
}
