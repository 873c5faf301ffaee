import Diagnostics
import Foundation
import Snapshots
import SwiftTranslation

/// The names of modules, which a build cannot have twice.
enum ModuleNames {
  /// Finds targets of packages that have the name of a module of Strut.
  ///
  /// The compiler then loads one of the two for both, and reports a circular dependency.
  ///
  /// - Parameters:
  ///   - packages: the package of the build, then its dependencies.
  ///   - checkout: Strut's sources.
  ///   - workingFolder: the folder that paths in diagnostics are relative to.
  /// - Returns: a warning for each such target, and the manifests.
  static func collisions(
    of packages: [PackageGraph.Package], with checkout: StrutCheckout, workingFolder: URL
  ) -> (diagnostics: [Diagnostic], sources: [SourceText]) {
    let sources = checkout.folder.appendingPathComponent("Sources")
    let modules = Set((try? Folder.names(in: sources)) ?? [])
    var found: (diagnostics: [Diagnostic], sources: [SourceText]) = ([], [])
    for (number, package) in packages.enumerated() {
      let url = package.folder.appendingPathComponent("Package.swift")
      guard let bytes = try? AtomicFile.read(url) else { continue }
      let path = RelativePath.of(url, from: workingFolder)
      let targets = PackageManifest(SwiftSource(bytes), file: path).targets
        .filter { modules.contains($0.module) }
      guard !targets.isEmpty else { continue }
      found.sources.append(
        SourceText(file: path, text: String(decoding: bytes, as: UTF8.self), lineEnd: .swift))
      found.diagnostics += targets.map { collision($0, isOwn: number == 0) }
    }
    return found
  }

  private static func collision(_ target: PackageManifest.Target, isOwn: Bool) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "moduleName",
        text: "the target `\(target.name)` has the name of a module of Strut"),
      severity: .warning, at: target.span,
      notes: [
        Note(
          "the modules UIKit and SnapshotTesting consist of others, such as `\(target.module)`, and "
            + "a build cannot have two modules of one name")
      ],
      help: isOwn
        ? "rename the target"
        : "rename its module with `moduleAliases` where your manifest names the product")
  }
}
