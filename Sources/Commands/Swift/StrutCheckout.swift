import Foundation

/// The folder with Strut's sources that a program was built from.
struct StrutCheckout: Hashable, Sendable {
  let folder: URL

  /// Finds the checkout above a program, whose links are followed.
  init(of program: String) throws(SwiftError) {
    let file = URL(fileURLWithPath: program).resolvingSymlinksInPath()
    var folder = file.deletingLastPathComponent()
    while folder.path != "/", !Self.isCheckout(folder) { folder.deleteLastPathComponent() }
    guard folder.path != "/" else { throw .noCheckout(program: file.path) }
    self.folder = folder
  }

  /// Whether the folder has a manifest of a package with the name `strut`.
  private static func isCheckout(_ folder: URL) -> Bool {
    let manifest = folder.appendingPathComponent("Package.swift")
    guard let text = try? String(contentsOf: manifest, encoding: .utf8) else { return false }
    return text.contains(#/Package\(\s*name:\s*"strut"/#)
  }

  /// The path of the running program.
  static var runningProgram: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments.first ?? ""
  }
}
