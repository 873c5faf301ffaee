import AutoLayout
import Foundation

@testable import Spec

/// The specs that the package brings.
enum Examples {
  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: repository.appendingPathComponent("Snapshots/\(name).yaml")))
  }

  /// A file of the repository.
  static func file(_ path: String) throws -> String {
    try String(contentsOf: repository.appendingPathComponent(path), encoding: .utf8)
  }

  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ name: String) throws -> String {
    String(decoding: try bytes(name), as: UTF8.self)
  }
}

extension SpecText {
  /// The equations of a cell, the file's only one without a name.
  func equations(_ name: String? = nil) -> [String] {
    guard let scene = built(name)?.scene else { return findings }
    let hierarchy = ViewHierarchy(scene.views)
    return scene.constraints.map { $0.labelledEquation(in: hierarchy) }
  }

  func built(_ name: String? = nil) -> BuiltCell? {
    let cells = document?.cells().cells ?? []
    let cell = cells.first { name == nil || $0.name == name }
    return cell.flatMap { document?.build($0).built }
  }
}
