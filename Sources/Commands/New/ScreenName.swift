import Foundation
import Snapshots

/// The name of a screen and the place of its spec, from the operand of `strut new`.
struct ScreenName {
  let name: String
  /// The path of the spec: as the user wrote it, or below the folder of specs.
  let path: String
  /// The operand for `strut render`: the folder of the screen, or the spec.
  let target: String

  /// Parses a name such as `card`, or a path such as `screens/card.yaml`.
  ///
  /// - Parameters:
  ///   - operand: the name or path.
  ///   - folder: the folder of specs. A name becomes a folder in it.
  /// - Throws: the reason why the operand is refused.
  init(_ operand: String, in folder: String) throws(StarterRefusal) {
    let ending = Self.endings.first { operand.hasSuffix($0) }
    guard ending != nil || !operand.contains("/") else { throw .notASpec(operand) }
    let last = operand.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    name = String(last.dropLast(ending?.count ?? 0))
    guard Self.isLegal(name) else { throw .illegalName(name) }
    let folders = operand.split(separator: "/").dropLast()
    let isHidden = folders.contains { $0.hasPrefix(".") && $0 != "." && $0 != ".." }
    guard !isHidden || operand.hasPrefix("/") else {
      throw .inHiddenFolder(operand)
    }
    guard !folders.contains(where: { $0 == Self.references }),
      ending != nil || name != Self.references
    else {
      throw .amongReferences(operand)
    }
    if ending == nil, folder.split(separator: "/").last.map(String.init) == name {
      throw .folderOfSpecs(folder)
    }
    if ending != nil {
      path = operand.hasPrefix("-") ? "./\(operand)" : operand
      target = path
    } else {
      let base = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
      target = "\(base)/\(name)"
      path = "\(target)/\(name).yaml"
    }
  }

  private static let endings = [".yaml", ".yml"]

  /// The name of folders that have no specs.
  private static let references = "references"

  /// Whether the name can be a file name and a text in a spec.
  private static func isLegal(_ name: String) -> Bool {
    CellID.isLegal(name)
      && name.unicodeScalars.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .unassigned: false
        default: true
        }
      }
  }
}

/// The reason why no first spec is written.
enum StarterRefusal: Error, Hashable, Sendable {
  /// The path does not end with `.yaml` or `.yml`.
  case notASpec(String)
  case illegalName(String)
  /// The name is the name of the folder of specs.
  case folderOfSpecs(String)
  /// The search for specs leaves out folders of references.
  case amongReferences(String)
  /// The search for specs leaves out folders whose names begin with a point, such as `.strut`.
  case inHiddenFolder(String)
  /// A file or a folder exists at the path.
  case exists(path: String)
  /// Another spec of the project has the name.
  case screenExists(String, path: String)
}
