import Foundation
import TestSupport
import Testing

@testable import StrutCommand

/// A case of the articles as `strut layout` lays it out.
struct ArticleCase {
  typealias Cell = LayoutCommandTests.Output.Cell

  let cells: [Cell]
  private let path: String

  static let folder = "Snapshots/articles"

  /// The files of all cases.
  static func files() throws -> [String] {
    try FileManager.default
      .contentsOfDirectory(atPath: Repository.url.appendingPathComponent(folder).path)
      .filter { $0.hasSuffix(".yaml") }
      .sorted()
  }

  /// - Parameters:
  ///   - id: a case's, such as `1.9a`, with which the name of its file begins.
  ///   - options: of `strut layout`.
  /// - Throws: where there is no such case, or what the program printed is no such list.
  init(_ id: String, _ options: String...) throws {
    let file = try #require(try Self.files().first { $0.hasPrefix("\(id)-") })
    path = "\(Self.folder)/\(file)"
    let outcome = strut(["layout", path, "--json"] + options, in: Repository.url.path)
    cells = try JSONDecoder().decode(
      LayoutCommandTests.Output.self, from: Data(outcome.out.utf8)
    ).cells
  }

  /// The findings of all cells as the program words them.
  var findings: String { strut("layout", path, in: Repository.url.path).err }

  func cell(_ name: String) throws -> Cell {
    try #require(cells.first { $0.cell == name }, "there is no cell \(name)")
  }
}

/// A rectangle in points.
struct Box: Equatable, CustomStringConvertible {
  let x, y, width, height: Double

  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  var maxX: Double { x + width }
  var maxY: Double { y + height }
  var midX: Double { x + width / 2 }
  var midY: Double { y + height / 2 }

  var description: String { "(\(x), \(y)) \(width) × \(height)" }

  /// Equal but for the four decimal places that JSON has.
  static func == (one: Box, other: Box) -> Bool {
    one.x.isNear(other.x) && one.y.isNear(other.y)
      && one.width.isNear(other.width) && one.height.isNear(other.height)
  }
}

extension Double {
  /// Equal but for the four decimal places that JSON has.
  func isNear(_ other: Double) -> Bool { abs(self - other) < 0.001 }
}

extension ArticleCase.Cell {
  var width: Double { size[0] }
  var height: Double { size[1] }
  var safe: (top: Double, left: Double, bottom: Double, right: Double) {
    (safeArea[0], safeArea[1], safeArea[2], safeArea[3])
  }

  /// The frame in the superview, before it is moved to pixels.
  func exact(_ id: String) throws -> Box { try box(of: id, \.exact) }

  /// The frame on the screen.
  func onScreen(_ id: String) throws -> Box { try box(of: id, \.inScreen) }

  private func box(
    of id: String, _ frame: KeyPath<LayoutCommandTests.Output.View, [Double]>
  ) throws -> Box {
    let view = try #require(views.first { $0.id == id }, "\(cell) has no view \(id)")
    let edges = view[keyPath: frame]
    return Box(edges[0], edges[1], edges[2], edges[3])
  }
}
