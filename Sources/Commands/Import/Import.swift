package import Cells
package import Diagnostics
import Foundation
package import Snapshots
import Spec

/// The form of imported specs.
package enum ImportForm: Sendable {
  /// Each spec holds the scene's views and constraints. The document is not needed any more.
  case copy
  /// Each spec names the document with `interface`, which stays the source of the screen.
  case link
}

/// The result of `importScenes`.
package struct ImportResult: Sendable {
  /// The reasons why scenes are not written; empty if all are written.
  package let diagnostics: [Diagnostic]
  /// The paths of the written specs, relative to the working folder.
  package let written: [String]
  /// A line for each written spec, with its size.
  package let summary: String
}

/// Writes a spec for each scene of Interface Builder documents.
///
/// A file that exists is not changed, and is an error.
///
/// - Parameters:
///   - specs: the scenes, as a workspace reads them.
///   - form: the form of the specs.
///   - output: the folder of the specs, relative to `folder`.
///   - folder: the base of relative paths.
/// - Returns: the written specs, and the errors of those that exist or whose names are no names of
///   screens.
/// - Throws: the error of a file that cannot be written.
package func importScenes(
  _ specs: [LoadedSpec], form: ImportForm, into output: String, in folder: WorkingFolder
) throws(FileError) -> ImportResult {
  let url = try folder.target(output)
  try Folder.make(url)
  var diagnostics: [Diagnostic] = []
  var rows: [(path: String, size: String)] = []
  let present = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
  let others = Dictionary(
    present.sorted().map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
  for spec in specs {
    let name = "\(spec.location.screen).yaml"
    let path = output.hasSuffix("/") ? output + name : "\(output)/\(name)"
    let assets = spec.assets.map {
      relativePath(of: spec.location.folder.appendingPathComponent($0), from: url)
    }
    let text =
      form == .copy ? importedText(of: spec, assets) : linkedText(of: spec, assets, from: url)
    guard CellID.isLegal(spec.location.screen) else {
      diagnostics.append(.importName(spec.location.screen, of: spec.location.shownPath))
      continue
    }
    if let other = others[name.lowercased()], other != name {
      diagnostics.append(.importExists("\(output)/\(other)", unlike: path))
      continue
    }
    guard try OutputFile.create(text, at: url.appendingPathComponent(name)) else {
      diagnostics.append(.importExists(path))
      continue
    }
    let size = spec.document.size
    rows.append(
      (path, "\(Count.of(size.views, "view")), \(Count.of(size.constraints, "constraint"))"))
  }
  guard !rows.isEmpty else {
    return ImportResult(diagnostics: diagnostics, written: [], summary: "")
  }
  let width = rows.map(\.path.count).max() ?? 0
  let lines = rows.map { row in
    "  \(row.path)\(String(repeating: " ", count: width - row.path.count))  \(row.size)"
  }
  let summary =
    "Wrote \(Count.of(rows.count, "spec")):\n" + lines.joined(separator: "\n")
    + "\nTo draw them, run\n  strut render \(ShellWord.path(output)) --sheet\n"
  return ImportResult(diagnostics: diagnostics, written: rows.map(\.path), summary: summary)
}

/// The scene as a spec of its own, which names the catalogues from its own folder.
private func importedText(of spec: LoadedSpec, _ assets: [String]) -> String {
  var lines = spec.text.split(separator: "\n", omittingEmptySubsequences: false)
  if !assets.isEmpty, let start = lines.firstIndex(where: { $0.hasPrefix("assets:") }) {
    // A list that is too long for one line has a line for each path.
    let end = lines[(start + 1)...].firstIndex { !$0.hasPrefix("  - ") } ?? lines.endIndex
    lines.replaceSubrange(start..<end, with: [Substring(list("assets", assets))])
  }
  return "# From \(spec.location.shownPath), with `strut import`.\n" + lines.joined(separator: "\n")
}

private func list(_ key: String, _ paths: [String]) -> String {
  "\(key): [\(paths.map(StarterSpec.yaml).joined(separator: ", "))]"
}

/// A spec that names the scene.
private func linkedText(of spec: LoadedSpec, _ assets: [String], from folder: URL) -> String {
  let path = relativePath(of: spec.location.url, from: folder)
  let scene = spec.scene.map { "scene: \(StarterSpec.yaml($0))\n" } ?? ""
  let catalogues = assets.isEmpty ? "" : list("assets", assets) + "\n"
  return """
    # The storyboard or xib stays the source of this screen.
    interface: \(StarterSpec.yaml(path))
    \(scene)\(catalogues)
    matrix:
      device: [iphone-se-3, iphone-15-pro, ipad-pro-11]
      appearance: [light, dark]

    # What the app's code sets, by outlet, label or object id:
    # views:
    #   greeting: { text: "Welcome back, Ada" }

    """
}

/// The path of a file as seen from a folder, such as `../App/Main.storyboard`.
private func relativePath(of file: URL, from folder: URL) -> String {
  let target = file.standardizedFileURL.resolvingSymlinksInPath().pathComponents
  let base = folder.standardizedFileURL.resolvingSymlinksInPath().pathComponents
  let common = zip(target, base).prefix { $0 == $1 }.count
  let up = Array(repeating: "..", count: base.count - common)
  return (up + target.dropFirst(common)).joined(separator: "/")
}

extension Diagnostic {
  /// Reports a path that exists, with the path to write if it differs in the case of its letters.
  fileprivate static func importExists(_ path: String, unlike other: String? = nil) -> Diagnostic {
    let difference = other.map { ", which differs from `\($0)` by case only" } ?? ""
    return Diagnostic(
      Message(rule: "importExists", text: "`\(path)` exists already\(difference)"),
      help: "remove it to import the scene again, or choose another folder with --out")
  }

  fileprivate static func importName(_ screen: String, of document: String) -> Diagnostic {
    Diagnostic(
      Message(rule: "importName", text: "`\(screen)` cannot be the name of a screen"),
      notes: [Note("it comes from the name of `\(document)` and that of the scene")],
      help: "copy the document under a name of 1 to 80 bytes that does not begin with a dot")
  }

  /// Reports a path that is no document to import.
  package static func noDocument(_ path: String) -> Diagnostic {
    Diagnostic(
      Message(rule: "noDocument", text: "`\(path)` is not a storyboard or xib"),
      help: "name a `.storyboard` or `.xib` file that Interface Builder saved")
  }
}
