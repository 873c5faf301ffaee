import AutoLayout
import Foundation
import TestSupport

@testable import Spec

/// The specs that the package brings.
enum Examples {
  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: Repository.file("Snapshots/\(name).yaml")))
  }

  /// The text of a file by its path from the repository's top.
  static func file(_ path: String) throws -> String {
    try Repository.text(path)
  }

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
    return cell.flatMap { document?.build($0) }
  }
}
